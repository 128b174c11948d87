//! The market: a combo is picked, and the places are filled again (SW-4 to SW-10).

use tabletop::Sink;

use crate::action::chosen;
use crate::boxes::{Power, Race};
use crate::event::{Event, TokenCause};
use crate::frame::answers::Pair;
use crate::frame::decision::{Decision, Steps};
use crate::frame::find_answers::MUSTERS;
use crate::library;
use crate::refusal::Refusal;
use crate::state::position::{Band, Combo, Slot, SmallWorld, Stage};

impl SmallWorld {
    /// The owner of the turn takes a combo: pays first, collects after (SW-5, SW-10).
    pub(crate) fn pick<S: Sink<Event>>(&mut self, index: usize, sink: &mut S) {
        let seat = self.turn;
        let (column, cost) = (self.column_of(index), self.cost(index));
        let combo = self.market.remove(index);
        for above in &mut self.market[column.start..index] {
            above.coins += 1;
        }
        let side = &mut self.sides[seat];
        side.coins = side.coins - u16::from(cost) + u16::from(combo.coins);
        let undecided = Self::undecided(combo.race, combo.power, self.market.len());
        let band = if undecided { Self::unmanned(combo.race, combo.power) } else { self.enlist(combo.race, combo.power) };
        let tokens = band.hand;
        self.sides[seat].bands[Slot::Active as usize] = Some(band);
        self.record.picked = true;
        sink.event(|| Event::Picked {
            seat,
            race: combo.race,
            power: combo.power,
            paid: u16::from(cost),
            taken: u16::from(combo.coins),
            tokens,
        });
        if undecided {
            self.stage = Stage::Exchange;
        } else {
            self.fill_market(sink);
            self.begin_conquests(sink);
        }
    }

    /// Whether a race just picked may exchange its badge with one of `others` combos; then it gets its tokens when it is settled which
    /// badge it is (UG-F14).
    pub(crate) fn undecided(race: Race, power: Power, others: usize) -> bool {
        others > 0 && !library::answers(race, Some(power)).swaps_badge.is_empty()
    }

    /// The badge of the race just picked is settled: its tokens come (UG-F14).
    pub(crate) fn settle_badge<S: Sink<Event>>(&mut self, other: Option<usize>, sink: &mut S) {
        let seat = self.turn;
        let Some((race, mut power)) = self.band(seat, Slot::Active).and_then(|b| Some((b.race, b.power?))) else { return };
        if let Some(index) = other {
            let gave = power;
            power = std::mem::replace(&mut self.market[index].power, gave);
            sink.event(|| Event::Exchanged { seat, gave, got: power });
        }
        let band = self.enlist(race, power);
        let tokens = band.hand;
        self.sides[seat].bands[Slot::Active as usize] = Some(band);
        sink.event(|| Event::Gained { seat, slot: Slot::Active, tokens, cause: TokenCause::Picked });
        self.fill_market(sink);
        self.begin_conquests(sink);
    }

    /// A new race with its tokens from the tray.
    pub(crate) fn enlist(&mut self, race: Race, power: Power) -> Band {
        let kit = library::kit(race, Some(power), false);
        let tray = &mut self.tray[race];
        let hand = (race.data().tokens + power.data().tokens).min(*tray);
        let aside = kit.conquest_only.min(*tray - hand);
        *tray -= hand + aside;
        Band { hand, aside, ..Band::new(race, Some(power), kit) }
    }

    /// Fills the market from the stacks; badges that ran out are shuffled anew (SW-6, SW-8).
    pub(crate) fn fill_market<S: Sink<Event>>(&mut self, sink: &mut S) {
        let mut end = 0;
        for column in self.columns() {
            end += self.in_market(*column);
            while let Some(at) = self.next_banner(*column) {
                let Some(power) = self.next_badge(sink) else { return };
                let race = self.races.remove(at);
                self.market.insert(end, Combo { race, power, coins: 0 });
                end += 1;
                sink.event(|| Event::Revealed { race, power });
            }
        }
    }

    /// The next badge of the stack; a new stack is shuffled from the discards when it has run out (SW-8, UG-B8).
    pub(crate) fn next_badge<S: Sink<Event>>(&mut self, sink: &mut S) -> Option<Power> {
        if self.powers.is_empty() && !self.discards.is_empty() {
            std::mem::swap(&mut self.powers, &mut self.discards);
            self.stream.shuffle(&mut self.powers);
            sink.event(|| Event::Reshuffled {});
        }
        self.powers.pop()
    }

    /// A race without its tokens.
    pub(crate) fn unmanned(race: Race, power: Power) -> Band {
        Band::new(race, Some(power), library::kit(race, Some(power), false))
    }

    /// One token of the acting race comes from the tray into the hand, if there is one.
    pub(crate) fn bring_to_hand<S: Sink<Event>>(&mut self, cause: TokenCause, sink: &mut S) {
        let (seat, slot) = self.acting;
        let Some(band) = self.sides[seat].bands[slot as usize].as_mut() else { return };
        let tray = &mut self.tray[band.race];
        if *tray > 0 {
            *tray -= 1;
            band.hand += 1;
            sink.event(|| Event::Gained { seat, slot, tokens: 1, cause });
        }
    }

    /// Rivers are left, and what the held regions give before redeployment comes in (UG-A6).
    pub(crate) fn collect<S: Sink<Event>>(&mut self, Pair { kit, answers }: &Pair, sink: &mut S) {
        let (seat, slot) = self.acting;
        if !kit.takes_water() {
            for region in self.held(seat, slot) & self.board().rivers {
                let tokens = self.troops(region);
                self.clear_region(region, sink);
                if let Some(band) = self.band_mut(seat, slot) {
                    band.hand += tokens;
                }
                sink.event(|| Event::Abandoned { seat, slot, region, tokens });
            }
        }
        for (answer, asked) in self.finds_that(&MUSTERS) {
            if slot == Slot::Active
                && let Some(lying) = self.lying_with(*asked, seat)
            {
                answer(self, lying, &mut sink.listener());
            }
        }
        for (answer, asked) in &answers.musters {
            answer(self, seat, slot, *asked, &mut sink.listener());
        }
    }
}

impl Decision for chosen::Pick {
    type On = ();
    const AT: Steps = Steps::of(&[Stage::Choose]);

    fn choices(position: &SmallWorld, (): &(), choose: impl FnMut(Self)) {
        position.offers().map(|combo| Self { combo }).for_each(choose);
    }

    fn check(self, position: &SmallWorld, (): &()) -> Result<(), Refusal> {
        let (index, seat) = (self.combo.index(), position.turn);
        if index >= position.market.len() {
            return Err(Refusal::NoSuchCombo { combo: self.combo.number() });
        }
        if !position.may_play(seat, index) {
            return Err(Refusal::OtherFaction);
        }
        let (cost, coins) = (position.cost(index), position.sides[seat].coins);
        if u16::from(cost) > coins { Err(Refusal::CannotPay { cost, coins }) } else { Ok(()) }
    }

    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S) {
        position.pick(self.combo.index(), sink);
    }
}
