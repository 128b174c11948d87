//! What a learned mind is told of a position: the four powers, the lands, the cards on the track.
//!
//! Powers are not alike, so each has a part of the list of its own for all that it sees.

use tabletop::{Numbers, Sketch, Told};

use crate::appraise::Outlook;
use crate::content::{OldWorld, Token};
use crate::state::names::{Kind, Land, Power};
use crate::state::position::Chaos;

/// Changes with what the places mean.
pub(crate) const VERSION: u16 = 1;

/// What was learned from games of three and four.
pub(crate) const MIND: &[u8] = include_bytes!("../minds/3-4.mind");

/// Numbers of each power.
const POWER: usize = 40;
/// Numbers of each land.
const LAND: usize = 48;
/// Numbers of what is neither.
const TABLE: usize = 2 * 22 + 8 + 10 + 6 + 4 + 8 + 8;
/// Places of what one power sees.
const SEEN: usize = 4 * POWER + 9 * LAND + TABLE;

/// How many places a sketch has.
pub(crate) const PLACES: usize = 4 * SEEN;

/// Powers that look at a position at once, each with its sketch.
struct Viewers<'a> {
    powers: &'a [Power],
    sketches: &'a mut [Sketch],
}

impl Viewers<'_> {
    /// Tells each what `of` says of it.
    fn hear_each(&mut self, place: usize, of: impl Fn(Power) -> f32) {
        for (power, sketch) in self.powers.iter().zip(&mut *self.sketches) {
            sketch.set(power.index() * SEEN + place, of(*power));
        }
    }
}

impl Told for Viewers<'_> {
    fn hear(&mut self, place: usize, value: f32) {
        if value != 0.0 {
            self.hear_each(place, |_| value);
        }
    }
}

impl Chaos {
    /// Tells `sketches` what each of `powers` sees, in the same order.
    pub(crate) fn tell(&self, powers: &[Power], sketches: &mut [Sketch]) {
        let viewers = &mut Viewers { powers, sketches };
        let outlook = self.outlook();
        let sure = Power::ALL.map(|other| self.sure_counters(other));
        for other in Power::ALL {
            if self.plays(other) {
                self.tell_power(other, &outlook, &sure, Numbers::from(viewers, other.index() * POWER));
            }
        }
        for land in Land::all() {
            self.tell_land(land, Numbers::from(viewers, 4 * POWER + land.index() * LAND));
        }
        self.tell_table(Numbers::from(viewers, 4 * POWER + 9 * LAND));
    }

    fn tell_power(&self, power: Power, outlook: &Outlook, sure: &[f32; 4], mut numbers: Numbers<'_, Viewers<'_>>) {
        let index = power.index();
        let points = f32::from(self.points[index]);
        let last = power.data().dial.len() - 1;
        numbers.tell(1.0);
        numbers.tell(points / 25.0);
        numbers.tell((points - 30.0).max(0.0) / 10.0);
        numbers.tell((points + outlook.points[index] - 40.0).max(0.0) / 10.0);
        numbers.tell(outlook.points[index] / 10.0);
        numbers.tell(outlook.counters[index] / 2.0);
        numbers.tell(self.standing_of(power, outlook) / 40.0);
        numbers.tell(f32::from(self.counters[index]) / 3.0);
        numbers.tell(f32::from(self.energy[index]) / 5.0);
        numbers.tell(f32::from(self.hand_size(power)) / 4.0);
        numbers.tell(f32::from(self.taken[index]) / 3.0);
        numbers.tell(f32::from(self.corruption_left(power)) / 10.0);
        numbers.tell(f32::from(self.threat(power)) / 10.0);
        numbers.tell(f32::from(self.ticks[index]) / 5.0);
        numbers.one_of(8, last - usize::from(self.ticks[index]).min(last));
        for number in 0..5 {
            numbers.flag(self.upgraded(power, number));
        }
        for kind in Kind::ALL {
            let on_board: u8 = Land::all().map(|land| self.count(power, kind, land)).sum();
            numbers.tell(f32::from(on_board) / 4.0);
        }
        let counters = |power: Power| f32::from(self.counters[power.index()]) + sure[power.index()];
        let most = self.present().filter(|other| *other != power).map(counters).fold(0.0, f32::max);
        numbers.tell(sure[index] / 2.0);
        numbers.tell((counters(power) - most) / 2.0);
    }

    /// Counters that the corruption of this round brings a power as things stand, if no battle undoes it.
    fn sure_counters(&self, power: Power) -> f32 {
        let sure = |land: &Land| !self.is_ruined(*land) && self.earns_counter(power, *land, self.coming(power, *land));
        f32::from(Land::all().filter(sure).count() as u8)
    }

    /// How much of a counter for corruption a power has in a land: 1 one that comes as things stand, a half where a cultist or a symbol of magic is missing, a quarter where
    /// both are.
    fn part_of_counter(&self, power: Power, land: Land) -> f32 {
        let coming = self.coming(power, land);
        if self.earns_counter(power, land, coming) {
            return 1.0;
        }
        let cultists = 0.5 * f32::from(coming.min(2));
        match power {
            _ if self.earns_counter(power, land, 2) => cultists,
            Power::TZEENTCH => cultists * 0.5 * f32::from(self.magic(land).min(2)),
            _ => 0.0,
        }
    }

    fn tell_land(&self, land: Land, mut numbers: Numbers<'_, Viewers<'_>>) {
        let index = land.index();
        let blight = f32::from(self.blight(land));
        numbers.flag(self.is_ruined(land));
        numbers.flag(self.fresh_ruins >> index & 1 != 0);
        if self.is_ruined(land) {
            return;
        }
        numbers.tell(blight / 12.0);
        numbers.tell((blight - 8.0).max(0.0) / 4.0);
        numbers.tell(f32::from(self.resistance(land)) / 5.0);
        numbers.tell(f32::from(self.prize(land)) / 4.0);
        numbers.flag(self.contested(land));
        numbers.tell(f32::from(self.cards_in(land).count() as u8) / 2.0);
        for token in Token::ALL {
            numbers.tell(f32::from(self.token(token, land)) / 2.0);
        }
        for power in Power::ALL {
            if self.plays(power) {
                for kind in Kind::ALL {
                    numbers.tell(f32::from(self.count(power, kind, land)) / 2.0);
                }
                numbers.tell(f32::from(self.corruption[index][power.index()]) / 5.0);
                numbers.tell(f32::from(self.domination(power, land)) / 6.0);
                numbers.tell(f32::from(self.all_dice(power, land)) / 4.0);
                numbers.tell(f32::from(self.coming(power, land)) / 3.0);
                numbers.tell(f32::from(u8::from(self.is_held(power, land))));
            } else {
                numbers.at += 8;
            }
        }
        numbers.tell(f32::from(self.magic(land)) / 2.0);
        let (place, viewers) = numbers.next();
        viewers.hear_each(place, |viewer| self.part_of_counter(viewer, land));
    }

    fn tell_table(&self, mut numbers: Numbers<'_, Viewers<'_>>) {
        for card in self.track {
            let known = card.and_then(|card| OldWorld::ALL.iter().position(|other| *other == card));
            if let Some(place) = known {
                numbers.one_of(22, place);
            } else {
                numbers.at += 22;
            }
        }
        numbers.one_of(8, self.phase as usize);
        numbers.one_of(10, usize::from(self.round));
        numbers.one_of(6, self.ruined.iter().flatten().count());
        numbers.one_of(4, self.turn.index());
        for card in 0..self.hands[0].len() {
            let (place, viewers) = numbers.next();
            viewers.hear_each(place, |viewer| f32::from(self.hands[viewer.index()][card]));
        }
        numbers.tell(f32::from(self.all_rounds().saturating_sub(self.round)) / 4.0);
        numbers.tell(1.0);
        let (place, viewers) = numbers.next();
        viewers.hear_each(place, |viewer| {
            let symbols = self.cards_in_hand(viewer).filter(|card| card.data().magic).count();
            f32::from(symbols as u8) / 3.0
        });
    }
}
