//! The relics that serve a conquest: each, and as a set.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Find, FindData, FindKind, Tool};

/// What helps a conquest: a relic, or the Bag in its stead (UG-H6), or the claim to a legendary place (WC-65).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToolData {
    /// Its name in actions.
    pub id: &'static str,
    /// The relic or artifact that works; none for the claim.
    pub relic: Option<Find>,
    /// Whether it is the Bag that works.
    pub bag: bool,
    /// Whether it carries the conquest anywhere.
    pub carries: bool,
    /// Whether the region is attacked as if nobody were there.
    pub clears: bool,
    /// By how many tokens the price is less.
    pub less: u8,
    /// Coins that are paid so that the fewest tokens suffice, whatever the price (WC-121); 0: it does nothing of the kind.
    pub smashes: u8,
}

impl ToolData {
    /// The Ethereals' claim to a legendary place (WC-65).
    pub(crate) const CLAIM: Self = Self { id: "claim", relic: None, bag: false, carries: false, clears: false, less: 2, smashes: 0 };

    /// The same with the Bag in its stead (UG-H6).
    pub(crate) fn in_the_bag(self) -> Self {
        Self { id: format!("{IN_THE_BAG}{}", self.id).leak(), bag: true, ..self }
    }
}

/// How the names begin that the Bag gives.
const IN_THE_BAG: &str = "bag_";

/// The first relic that, where it serves a conquest, could be taken for another place or relic, for the claim or for the Bag.
pub(crate) fn confused(finds: &[FindData]) -> Option<&FindData> {
    finds.iter().filter(|find| find.kind == FindKind::Relic).find(|find| {
        let name = find.tool.unwrap_or(find.id);
        let like = |other: &FindData| other.id != find.id && (other.id == name || other.tool == Some(name));
        name == ToolData::CLAIM.id || name.starts_with(IN_THE_BAG) || finds.iter().any(like)
    })
}

/// How many there are at most: one bit each in a set.
pub const MAX_TOOLS: usize = 16;

/// Every tool, and what several do, as bits.
pub(crate) struct Toolbox {
    /// All of them; the claim is the last.
    pub tools: Vec<ToolData>,
    /// The relics among them, and whether it is the Bag that works.
    pub relics: Vec<(Tool, Find, bool)>,
    /// By how many tokens each lowers the price.
    less: [u8; MAX_TOOLS],
    /// The claim.
    claim: u16,
    /// Those that carry the conquest anywhere.
    carry: u16,
    /// Those that attack as if nobody were there.
    clear: u16,
    /// Those that lower the price.
    lower: u16,
    /// Those for which the fewest tokens suffice.
    smash: u16,
    /// The Bag in the stead of a relic.
    bags: u16,
}

impl Toolbox {
    /// Notes what each of them does.
    pub fn new(tools: Vec<ToolData>) -> Self {
        let those = |does: fn(&ToolData) -> bool| (0..).zip(&tools).fold(0, |bits, (at, tool)| bits | u16::from(does(tool)) << at);
        let mut less = [0; MAX_TOOLS];
        less.iter_mut().zip(&tools).for_each(|(less, tool)| *less = tool.less);
        let relics = (0..).map(Tool).zip(&tools).filter_map(|(number, tool)| Some((number, tool.relic?, tool.bag)));
        Self {
            relics: relics.collect(),
            less,
            claim: those(|tool| tool.relic.is_none()),
            carry: those(|tool| tool.carries),
            clear: those(|tool| tool.clears),
            lower: those(|tool| tool.less > 0),
            smash: those(|tool| tool.smashes > 0),
            bags: those(|tool| tool.bag),
            tools,
        }
    }
}

impl Tool {
    /// The claim to a legendary place (WC-65), which is the last of them.
    pub(crate) fn claim() -> Self {
        Self((Toolbox::get().tools.len() - 1) as u8)
    }

    /// Every tool.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Toolbox::get().tools.len() as u8).map(Self)
    }

    /// What it does.
    pub fn data(self) -> &'static ToolData {
        &Toolbox::get().tools[self.0 as usize]
    }

    /// The relic with which a region is attacked as if nobody were there, if it is one.
    pub(crate) fn clearing(self) -> Option<Find> {
        self.data().relic.filter(|_| self.data().clears)
    }

    /// The relic with which the fewest tokens suffice, if it is one.
    pub(crate) fn smashing(self) -> Option<Find> {
        self.data().relic.filter(|_| self.data().smashes > 0)
    }

    /// The one with the name `id`.
    pub fn by_name(id: &str) -> Option<Self> {
        Self::all().find(|tool| tool.data().id == id)
    }
}

/// Which relics serve a conquest, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tools(u16);

impl Tools {
    /// None.
    pub const NONE: Self = Self(0);

    /// Whether no relic serves.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `tool` is among them.
    #[inline]
    pub const fn has(self, tool: Tool) -> bool {
        self.0 >> tool.0 & 1 != 0
    }

    /// Adds `tool`.
    pub const fn insert(&mut self, tool: Tool) {
        self.0 |= 1 << tool.0;
    }

    /// Whether the relic or the Bag in its stead carries the conquest anywhere.
    #[inline]
    pub fn fly(self) -> bool {
        !self.is_empty() && self.0 & Toolbox::get().carry != 0
    }

    /// Whether the region is attacked as if nobody were there.
    #[inline]
    pub fn stink(self) -> bool {
        !self.is_empty() && self.0 & Toolbox::get().clear != 0
    }

    /// By how much the price is less.
    #[inline]
    pub fn cut(self) -> u8 {
        if self.is_empty() {
            return 0;
        }
        let tools = Toolbox::get();
        Self(self.0 & tools.lower).list().map(|tool| tools.less[tool.0 as usize]).sum()
    }

    /// Whether the fewest tokens suffice, whatever the price (WC-121).
    #[inline]
    pub fn smash(self) -> bool {
        !self.is_empty() && self.0 & Toolbox::get().smash != 0
    }

    /// Whether the claim to a legendary place is among them (WC-65).
    #[inline]
    pub fn claim(self) -> bool {
        !self.is_empty() && self.0 & Toolbox::get().claim != 0
    }

    /// How many serve.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether they can serve together: no relic twice, and the Bag as one relic only (UG-H6); nothing that lowers the price beside the
    /// Doomhammer, which sets it.
    pub fn agree(self) -> bool {
        let tools = Toolbox::get();
        let bag = self.0 & tools.bags;
        if self.0 & tools.smash != 0 && self.0 & (tools.lower | tools.clear) != 0 || bag.count_ones() > 1 {
            return false;
        }
        let copied = if bag == 0 { None } else { Tool(bag.trailing_zeros() as u8).data().relic };
        copied.is_none() || self.list().filter(|tool| tool.data().relic == copied).count() == 1
    }

    /// Every tool in the set.
    #[inline]
    pub fn list(self) -> impl Iterator<Item = Tool> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let tool = (left != 0).then(|| Tool(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(tool)
        })
    }

    /// Every way to use some of them together; `all`: not only one at a time.
    pub fn choices(self, all: bool) -> impl Iterator<Item = Self> {
        // Every subset but the empty one, in ascending order.
        let next = move |some: &u16| Some(some.wrapping_sub(self.0) & self.0).filter(|some| *some != 0);
        std::iter::successors(next(&0), next).map(Self).filter(move |some| some.agree() && (all || some.len() == 1))
    }
}

impl fmt::Debug for Tools {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.list()).finish()
    }
}

impl fmt::Display for Tools {
    /// A space and the name of each.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.list().try_for_each(|tool| write!(f, " {tool}"))
    }
}

impl FromIterator<Tool> for Tools {
    fn from_iter<I: IntoIterator<Item = Tool>>(tools: I) -> Self {
        let mut set = Self::NONE;
        for tool in tools {
            set.insert(tool);
        }
        set
    }
}

impl Serialize for Tools {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.list())
    }
}

impl<'de> Deserialize<'de> for Tools {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Vec::<Tool>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boxes::founding_finds;

    #[test]
    fn the_names_and_their_order_are_those_of_saved_games() {
        let founding = |tool: &Tool| tool.data().relic.is_none_or(|relic| founding_finds().contains(&relic));
        let names: Vec<_> = Tool::all().filter(founding).map(|tool| tool.data().id).collect();
        let known = ["doormat", "socks", "sword", "bag_doormat", "bag_socks", "bag_sword", "ashes", "doomhammer", "frostmourne", "claim"];
        assert_eq!(names, known);
        assert_eq!(Tool::claim().data(), &ToolData::CLAIM);
    }

    #[test]
    fn the_bag_is_one_relic_and_not_one_that_serves_already() {
        let set = |tools: &[&str]| tools.iter().map(|name| Tool::by_name(name).unwrap()).collect::<Tools>();
        assert!(set(&["doormat", "socks", "sword"]).agree());
        assert!(set(&["doormat", "bag_sword"]).agree());
        assert!(!set(&["sword", "bag_sword"]).agree());
        assert!(!set(&["bag_socks", "bag_sword"]).agree());
        assert_eq!(set(&["doormat", "sword"]).choices(true).count(), 3);
        assert_eq!(set(&["doormat", "sword"]).choices(false).count(), 2);
        assert_eq!(Tools::NONE.choices(true).count(), 0);
        assert!(!set(&["doomhammer", "frostmourne"]).agree());
        assert!(set(&["ashes", "doomhammer"]).agree());
        assert_eq!(set(&["sword", "frostmourne", "claim"]).cut(), 6);
    }
}
