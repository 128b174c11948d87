//! Conquests that relics serve: which there are, found for all ways of conquest at once (UG-K).

use crate::action::Action;
use crate::frame::campaign::Campaign;
use crate::frame::decision::Steps;
use crate::state::house::House;
use crate::state::position::SmallWorld;

impl SmallWorld {
    /// Conquests and attempts that relics serve, put in order between the others (UG-K2, UG-K4, UG-K7, UG-K8).
    pub(crate) fn list_with_relics(&self, campaign: &Campaign, out: &mut Vec<Action>) {
        if !campaign.manned() || !Steps::CONQUESTS.has(self.stage) {
            return;
        }
        let plain = out.len();
        let land = campaign.board.all.without(campaign.closed | campaign.warded);
        let near = campaign.targets & land;
        let aglow = self.aglow(campaign);
        let (pays, attempts) = (!self.must_roll(campaign), self.may_attempt(campaign));
        for with in campaign.tools.choices(self.house(House::RelicsCombine)) {
            let far = with.fly() || with.smash() && !self.house(House::DoomhammerNeedsReach);
            for region in if far { land } else { near } {
                if self.check_tools(campaign, region, with).is_err() {
                    continue;
                }
                let short = self.price_with(campaign, region, with).saturating_sub(campaign.strength(region));
                if short == 0 && pays {
                    out.push(Action::Conquer { region, with });
                }
                if (1..=3).contains(&short) && attempts {
                    out.push(Action::Attempt { region, with });
                }
                if short <= 3 && pays && aglow.has(region) {
                    out.push(Action::Gamble { region, with });
                }
            }
        }
        if out.len() > plain {
            out.sort_unstable();
        }
    }
}
