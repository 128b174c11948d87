//! What a decision is to the frame: when it may be made, what there is to choose, what refuses it, what it does.
//!
//! Each kind of decision is declared once, beside the rule that it belongs to, as a [`Decision`] for what it says ([`chosen`]). The legal
//! list, the check, the explanation and the play go by the rows that are made of these.
//!
//! [`chosen`]: crate::action::chosen

use tabletop::{Quiet, Sink};

use crate::action::{Action, Chosen, Kind};
use crate::event::Event;
use crate::frame::campaign::Campaign;
use crate::frame::deployment::Deployment;
use crate::frame::quote::Quote;
use crate::refusal::Refusal;
use crate::state::position::{SmallWorld, Stage};

/// Steps of the turn, as a set.
#[derive(Clone, Copy)]
pub(crate) struct Steps(u32);

impl Steps {
    /// Those in which regions are conquered.
    pub const CONQUESTS: Self = Self::of(&[Stage::Ghouls, Stage::Conquest]);

    /// Those in which a race is on its campaign: the same, and what interrupts them.
    pub const CAMPAIGNS: Self = Self::of(&[Stage::Ghouls, Stage::Conquest, Stage::Strike]);

    /// Those in which tokens are put down.
    pub const PLACING: Self = Self::of(&[Stage::Redeploy, Stage::Retreat]);

    /// These.
    pub const fn of(steps: &[Stage]) -> Self {
        let (mut set, mut at) = (0, 0);
        while at < steps.len() {
            set |= 1 << steps[at] as u8;
            at += 1;
        }
        Self(set)
    }

    /// Whether the step of this number is among them.
    pub const fn at(self, step: usize) -> bool {
        self.0 >> step & 1 != 0
    }

    /// Whether `step` is among them.
    #[inline]
    pub const fn has(self, step: Stage) -> bool {
        self.0 >> step as u8 & 1 != 0
    }
}

/// What decisions are made on besides the position, gathered once for all of them.
#[derive(Clone, Copy)]
pub(crate) struct Now<'a> {
    pub campaign: Option<&'a Campaign>,
    pub deployment: &'a Option<Deployment>,
}

impl SmallWorld {
    /// Does `work` on what decisions are made on now. It stays where it is made: a campaign is large to hand about.
    #[inline(always)]
    #[expect(clippy::inline_always, reason = "each of the few callers is on the fast path, or gathers once")]
    pub(crate) fn gather<R>(&self, work: impl FnOnce(&Now<'_>) -> R) -> R {
        let campaign = if Steps::CAMPAIGNS.has(self.stage) { self.campaign() } else { None };
        let deployment = if Steps::PLACING.has(self.stage) { self.deployment() } else { None };
        work(&Now { campaign: campaign.as_ref(), deployment: &deployment })
    }
}

/// What one kind of decision is made on: nothing more than the position, a [`Campaign`], a [`Deployment`], or such as there is.
pub(crate) trait Ground {
    /// It, if it is there.
    fn of<'a>(now: &Now<'a>) -> Option<&'a Self>;
}

impl Ground for () {
    #[inline]
    fn of<'a>(_: &Now<'a>) -> Option<&'a Self> {
        Some(&())
    }
}

impl Ground for Campaign {
    #[inline]
    fn of<'a>(now: &Now<'a>) -> Option<&'a Self> {
        now.campaign
    }
}

impl Ground for Deployment {
    #[inline]
    fn of<'a>(now: &Now<'a>) -> Option<&'a Self> {
        now.deployment.as_ref()
    }
}

impl Ground for Option<Deployment> {
    #[inline]
    fn of<'a>(now: &Now<'a>) -> Option<&'a Self> {
        Some(now.deployment)
    }
}

/// A kind of decision.
pub(crate) trait Decision: Chosen {
    /// What it is made on.
    type On: Ground;

    /// The steps of the turn in which it may be made.
    const AT: Steps;

    /// Those of them in which it takes a place or relic that has been found.
    const FOUND: Steps = Steps::of(&[]);

    /// Whether every choice that is called is legal. Else those that `check` refuses are left out.
    const SURE: bool = false;

    /// Calls `choose` with what there is to choose, in ascending order. Where the decision says nothing, there is but one.
    #[inline]
    fn choices(position: &SmallWorld, on: &Self::On, choose: impl FnMut(Self)) {
        let _ = (position, on);
        Self::only().into_iter().for_each(choose);
    }

    /// Whether this may be chosen, in one of its steps, or the rule that refuses it; nothing if not said. The region it speaks of is on the
    /// board.
    #[inline]
    fn check(self, position: &SmallWorld, on: &Self::On) -> Result<(), Refusal> {
        let _ = (position, on);
        Ok(())
    }

    /// What comes of it.
    fn play<S: Sink<Event>>(self, position: &mut SmallWorld, sink: &mut S);

    /// What it costs, where it is a way to take a region.
    fn quote(self, position: &SmallWorld, on: &Self::On) -> Option<Quote> {
        let _ = (position, on);
        None
    }

    /// The rule that refuses it in another step.
    fn untimely(step: Stage) -> Refusal {
        let _ = step;
        Refusal::NotNow
    }
}

/// A kind of decision, as the frame looks it up.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    pub kind: Kind,
    pub at: Steps,
    pub found: Steps,
    /// Appends the legal ones in ascending order.
    pub list: fn(&SmallWorld, &Now<'_>, &mut Vec<Action>),
    pub check: fn(&SmallWorld, &Now<'_>, Action) -> Result<(), Refusal>,
    pub quote: fn(&SmallWorld, &Now<'_>, Action) -> Option<Quote>,
    pub untimely: fn(Stage) -> Refusal,
    pub play: fn(&mut SmallWorld, Action),
    pub tell: fn(&mut SmallWorld, Action, &mut Vec<Event>),
}

impl Row {
    /// That of `D`.
    pub const fn of<D: Decision>() -> Self {
        Self {
            kind: D::KIND,
            at: D::AT,
            found: D::FOUND,
            list: list::<D>,
            check: check::<D>,
            quote: quote::<D>,
            untimely: D::untimely,
            play: |position, action| play::<D, _>(position, action, &mut Quiet),
            tell: |position, action, events| play::<D, _>(position, action, events),
        }
    }
}

/// Appends the legal ones of `D` in ascending order.
#[inline]
pub(crate) fn list<D: Decision>(position: &SmallWorld, now: &Now<'_>, out: &mut Vec<Action>) {
    if let Some(on) = D::On::of(now) {
        D::choices(position, on, |choice| {
            if D::SURE || choice.check(position, on).is_ok() {
                out.push(choice.action());
            }
        });
    }
}

fn check<D: Decision>(position: &SmallWorld, now: &Now<'_>, action: Action) -> Result<(), Refusal> {
    let (Some(choice), Some(on)) = (D::of(action), D::On::of(now)) else { return Err(Refusal::NotNow) };
    choice.check(position, on)
}

fn quote<D: Decision>(position: &SmallWorld, now: &Now<'_>, action: Action) -> Option<Quote> {
    D::of(action)?.quote(position, D::On::of(now)?)
}

fn play<D: Decision, S: Sink<Event>>(position: &mut SmallWorld, action: Action, sink: &mut S) {
    if let Some(choice) = D::of(action) {
        choice.play(position, sink);
        if position.is_unsettled() {
            position.settle(sink);
        }
    }
}
