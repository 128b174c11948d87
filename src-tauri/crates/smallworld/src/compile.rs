//! What races and powers say is made into what the frame asks: the vocabulary, and what a pair of them can do and answers.

use crate::abilities::{FIND_RULES, RULES};
use crate::boxes::ability::{Ability, Word};
use crate::boxes::kit::{Kit, Source};
use crate::boxes::{FindWord, Power, Race, file};
use crate::frame::answers::{Answers, Pair, Rules, asked};

/// Every word that an ability may be: those of the frame, and those that a file in `abilities` defines.
pub fn vocabulary() -> impl Iterator<Item = &'static Word> {
    file::words_of_the_frame().chain(RULES.iter().filter_map(|rules| rules.defines.as_ref()))
}

/// Every word that a place or a relic may say.
pub fn find_vocabulary() -> impl Iterator<Item = &'static FindWord> {
    FIND_RULES.iter().map(|rules| &rules.says)
}

/// What `race` can do with `power`, and with `lent` beside it: active, and in decline.
pub(crate) fn compile(race: Race, power: Option<Power>, lent: Option<Power>) -> [Pair; 2] {
    let of_power = |power: Option<Power>| power.map_or([].as_slice(), |power| power.data().abilities);
    let lists = [race.data().abilities, of_power(power), of_power(lent)];
    let kit = Kit::compile(lists);
    let answering: Vec<_> = lists
        .into_iter()
        .zip(Source::ALL)
        .flat_map(|(list, source)| list.iter().filter_map(move |ability| Some((ability.rules()?, asked(*ability, source)))))
        .collect();
    let answers = |declined| Answers::gather(&answering, declined);
    [Pair { kit: kit.clone(), answers: answers(false) }, Pair { kit: kit.in_decline(), answers: answers(true) }]
}

impl Ability {
    /// What it answers; nothing where the frame understands its word by itself.
    pub(crate) fn rules(&self) -> Option<&'static Rules> {
        RULES.iter().copied().find(|rules| rules.word == self.word)
    }
}
