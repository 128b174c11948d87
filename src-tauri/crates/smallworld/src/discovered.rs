//! What places and relics answer, gathered once, and who is asked among those that lie on the map.

use std::sync::LazyLock;

use crate::abilities::FIND_RULES;
use crate::abilities::relics::{CARRIES, CHEAPENS, CLEARS, COPIED, SMASHES};
use crate::board::region::{Region, RegionSet};
use crate::boxes::ability::Params;
use crate::boxes::tools::{MAX_TOOLS, ToolData, Toolbox};
use crate::boxes::{Find, MAX_FINDS};
use crate::frame::find_answers::{FEES, FindAnswers, FindAsked, FindQuestion, FindRules, Lying};
use crate::state::position::{Slot, SmallWorld};
use tabletop::Seat;

/// What the words of a place or a relic answer.
fn rules_of(find: Find) -> impl Iterator<Item = (&'static FindRules, FindAsked)> {
    find.data().abilities.iter().filter_map(move |ability| {
        let rules = FIND_RULES.iter().copied().find(|rules| rules.says.word.name == ability.word)?;
        Some((rules, FindAsked { find, params: ability.params }))
    })
}

static ANSWERS: LazyLock<FindAnswers> = LazyLock::new(|| FindAnswers::gather(&Find::all().flat_map(rules_of).collect::<Vec<_>>()));

/// The questions that each find answers, as bits.
static QUESTIONS: LazyLock<[u32; MAX_FINDS]> = LazyLock::new(|| {
    let mut questions = [0; MAX_FINDS];
    for find in Find::all() {
        questions[find.index()] = rules_of(find).fold(0, |bits, (rules, _)| bits | rules.questions());
    }
    questions
});

/// Everything that serves a conquest: the relics of each box, then the Bag in their stead, at last the claim, which is no relic.
static TOOLS: LazyLock<Toolbox> = LazyLock::new(|| {
    let mut tools: Vec<ToolData> = Vec::new();
    for origin in crate::origin::Origin::EVERY {
        let of_box: Vec<_> = Find::of_box(origin).filter_map(tool_of).collect();
        tools.extend(&of_box);
        let copied = |tool: &&ToolData| tool.relic.is_some_and(|relic| said(relic, &COPIED).is_some());
        tools.extend(of_box.iter().filter(copied).map(|tool| tool.in_the_bag()));
    }
    tools.push(ToolData::CLAIM);
    // The files of the boxes are part of the program, and a test reads them.
    assert!(tools.len() <= MAX_TOOLS, "more relics serve conquests than a set of them has room for");
    Toolbox::new(tools)
});

/// With which parameters `find` says the word of `rules`, if it says it.
fn said(find: Find, rules: &FindRules) -> Option<Params> {
    find.says(rules.says.word.name).map(|ability| ability.params)
}

/// The tool that a relic is, if it serves a conquest.
fn tool_of(find: Find) -> Option<ToolData> {
    if !rules_of(find).any(|(rules, _)| rules.says.serves) {
        return None;
    }
    let id = find.data().tool.unwrap_or_else(|| find.id());
    let (less, smashes) = (said(find, &CHEAPENS).map_or(0, |by| by.tokens), said(find, &SMASHES).map_or(0, |by| by.coins));
    let (carries, clears) = (said(find, &CARRIES).is_some(), said(find, &CLEARS).is_some());
    Some(ToolData { id, relic: Some(find), bag: false, carries, clears, less, smashes })
}

impl Toolbox {
    /// All of it.
    #[inline]
    pub(crate) fn get() -> &'static Self {
        &TOOLS
    }
}

impl Find {
    /// The one that says `word`, which is said once (see the library).
    pub(crate) fn that_says(word: &str) -> Option<Self> {
        Self::all().find(|find| find.says(word).is_some())
    }

    /// The questions that it answers, as bits.
    pub(crate) fn questions(self) -> u32 {
        QUESTIONS[self.index()]
    }

    /// Whether its holder takes coins from attackers.
    pub(crate) fn takes_fees(self) -> bool {
        self.questions() & FEES.bit != 0
    }
}

impl SmallWorld {
    /// Whether anything that lies on the map answers the question.
    #[inline]
    pub(crate) const fn any_find<F>(&self, question: &FindQuestion<F>) -> bool {
        self.finds.answers(question.bit)
    }

    /// The answers to a question, if anything that lies on the map gives one: of all finds, so that each has to be [looked for](Self::lying).
    #[inline]
    pub(crate) fn finds_that<F>(&self, question: &FindQuestion<F>) -> &'static [(F, FindAsked)] {
        if self.any_find(question) { (question.list)(&ANSWERS) } else { &[] }
    }

    /// A place or a relic that is asked, if it lies on the map.
    #[inline]
    pub(crate) fn lying(&self, asked: FindAsked) -> Option<Lying> {
        Some(Lying { find: asked.find, params: asked.params, region: self.finds.spot(asked.find)? })
    }

    /// The same, if it lies in `region`.
    #[inline]
    pub(crate) fn lying_in(&self, asked: FindAsked, region: Region) -> Option<Lying> {
        self.lying(asked).filter(|lying| lying.region == region)
    }

    /// The same, if the active race of `seat` holds it.
    #[inline]
    pub(crate) fn lying_with(&self, asked: FindAsked, seat: Seat) -> Option<Lying> {
        self.lying(asked).filter(|lying| self.owners[lying.region].holder() == Some((seat, Slot::Active)))
    }

    /// Whether the active race of `seat` holds something that answers the question.
    #[inline]
    pub(crate) fn keeps_any<F>(&self, seat: Seat, question: &FindQuestion<F>) -> bool {
        self.finds_that(question).iter().any(|(_, asked)| self.keeps(seat, asked.find))
    }

    /// Where the first lies that answers the question.
    #[inline]
    pub(crate) fn spot_that<F>(&self, question: &FindQuestion<F>) -> Option<Region> {
        self.finds_that(question).iter().find_map(|(_, asked)| self.finds.spot(asked.find))
    }

    /// Where all lie that answer the question.
    #[inline]
    pub(crate) fn spots_that<F>(&self, question: &FindQuestion<F>) -> RegionSet {
        self.finds_that(question).iter().filter_map(|(_, asked)| self.finds.spot(asked.find)).collect()
    }

    /// Who holds the first that answers the question, and with which race.
    #[inline]
    pub(crate) fn keeper_that<F>(&self, question: &FindQuestion<F>) -> Option<(Seat, Slot)> {
        self.owners[self.spot_that(question)?].holder()
    }
}
