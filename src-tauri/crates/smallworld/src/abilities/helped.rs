//! Conquests that relics serve, that a die is rolled for before paying, and that replace a lone token: which there are (UG-F17, UG-H15, UG-K).

use crate::action::Action;
use crate::boxes::tools::Tools;
use crate::event::Method;
use crate::frame::campaign::Campaign;
use crate::state::house::House;
use crate::state::position::SmallWorld;

impl SmallWorld {
    /// Conquests with relics, with the die rolled before paying, and by replacing a lone token (UG-F17, UG-H15, UG-K).
    pub(crate) fn list_helped(&self, campaign: &Campaign, out: &mut Vec<Action>) {
        if campaign.kit.gambles.is_some() {
            let regions = campaign.targets & self.aglow(campaign);
            let gamble = |region| Action::Gamble { region, with: Tools::NONE };
            out.extend(regions.map(gamble).filter(|action| self.check_conquest(campaign, *action).is_ok()));
        }
        out.extend(self.replace_targets(campaign, Method::Drain).map(|region| Action::Drain { region }));
        if campaign.tools.is_empty() && !self.finds.has_relics() {
            return;
        }
        let plain = out.len();
        for bag in [false, true] {
            if self.check_orb(campaign, bag).is_ok() {
                out.extend(self.replace_targets(campaign, Method::Orb).map(|region| Action::Orb { region, bag }));
            }
        }
        if !campaign.tools.is_empty() && campaign.manned() {
            self.list_with_relics(campaign, out);
        }
        if out.len() > plain {
            // They belong between the others.
            out.sort_unstable();
        }
    }

    /// Conquests and attempts that relics serve (UG-K2, UG-K4, UG-K7, UG-K8).
    fn list_with_relics(&self, campaign: &Campaign, out: &mut Vec<Action>) {
        let land = campaign.board.all.without(campaign.closed | campaign.warded);
        let near = campaign.targets & land;
        let aglow = self.aglow(campaign);
        let (pays, attempts) = (!self.must_roll(), self.may_attempt(campaign));
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
    }
}
