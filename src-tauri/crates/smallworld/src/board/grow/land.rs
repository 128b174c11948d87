//! Regions while terrain, signs and peoples are dealt.

use tabletop::battery::Dice;

use super::cells::{Cells, FROM, Point, TO, centre, distance};
use crate::board::data::RegionData;
use crate::board::terrain::{Mark, Symbol, Terrain};

/// Regions while terrain and pieces are dealt.
pub(super) struct Land {
    pub regions: Vec<RegionData>,
}

impl Land {
    pub(super) fn new(cells: &Cells) -> Self {
        let edges = |ring: &[usize]| -> Vec<(usize, usize)> {
            (0..ring.len()).map(|at| (ring[at], ring[(at + 1) % ring.len()])).map(|(a, b)| (a.min(b), a.max(b))).collect()
        };
        let all: Vec<Vec<(usize, usize)>> = cells.cells.iter().map(|ring| edges(ring)).collect();
        let regions = cells.cells.iter().enumerate().map(|(at, ring)| {
            let beside = |other: &usize| *other != at && all[*other].iter().any(|edge| all[at].contains(edge));
            let shape: Vec<Point> = ring.iter().map(|corner| cells.corners[*corner]).collect();
            let sides = |point: &Point| [point[0] - FROM[0], TO[0] - point[0], point[1] - FROM[1], TO[1] - point[1]];
            // At least a border of it lies on the rim, not a corner alone.
            let rim = (0..4).any(|side| shape.iter().filter(|point| sides(point)[side] < 1.0).count() > 1);
            let middle = centre(&shape);
            RegionData {
                id: at as u8,
                terrain: Terrain::Farmland,
                symbols: Vec::new(),
                marks: Vec::new(),
                entry: false,
                rim,
                adjacent: (0..cells.cells.len()).filter(beside).map(|other| other as u8).collect(),
                at: [middle[0].round() as f32, middle[1].round() as f32],
                outline: shape.iter().map(|point| [point[0] as f32, point[1] as f32]).collect(),
            }
        });
        Self { regions: regions.collect() }
    }

    /// The base game: two seas at opposite ends, a lake in the middle, and land.
    pub(super) fn surface(&mut self, dice: &mut Dice) -> Option<()> {
        let corner = if dice.below(2) == 0 { [FROM, TO] } else { [[TO[0], FROM[1]], [FROM[0], TO[1]]] };
        let seas = corner.map(|corner| self.nearest(corner, |region| region.rim));
        let lake = self.nearest([500.0, 350.0], |region| !region.rim)?;
        for sea in seas {
            self.regions[sea?].terrain = Terrain::Sea;
        }
        self.regions[lake].terrain = Terrain::Lake;
        let land: Vec<usize> = self.of(|region| !matches!(region.terrain, Terrain::Sea | Terrain::Lake));
        self.deal(&land, &[Terrain::Farmland, Terrain::Forest, Terrain::Hill, Terrain::Swamp, Terrain::Mountain], dice);
        for symbol in [Symbol::Mine, Symbol::Magic, Symbol::Cavern] {
            self.spread(&land, land.len() / 5, dice, |region| region.symbols.len() < 2, |region| region.symbols.push(symbol));
        }
        let tribes = (land.len() * 2 / 5).min(18);
        let level = |region: &RegionData| region.terrain != Terrain::Mountain && region.marks.is_empty();
        self.spread(&land, tribes, dice, level, |region| region.marks.push(Mark::LostTribe));
        for at in 0..self.regions.len() {
            let shore = self.regions[at].adjacent.iter().any(|other| self.regions[usize::from(*other)].terrain == Terrain::Sea);
            let region = &mut self.regions[at];
            region.entry = region.terrain != Terrain::Lake && (region.rim || shore);
        }
        Some(())
    }

    /// The Underground: chasms, a river from rim to rim, and Monsters.
    pub(super) fn caverns(&mut self, players: u8, dice: &mut Dice) -> Option<()> {
        let all: Vec<usize> = (0..self.regions.len()).collect();
        let chasms = self.regions.len() / 9 + 1;
        self.spread(&all, chasms, dice, |region| region.terrain != Terrain::Chasm, |region| region.terrain = Terrain::Chasm);
        let river = self.way_across(dice)?;
        for at in river {
            self.regions[at].terrain = Terrain::River;
        }
        if !self.hangs_together() {
            return None;
        }
        let land: Vec<usize> = self.of(|region| !matches!(region.terrain, Terrain::Chasm | Terrain::River));
        self.deal(&land, &[Terrain::Mud, Terrain::Mushroom, Terrain::BlackMountain, Terrain::Mine, Terrain::Crystal], dice);
        for at in &land {
            if self.regions[*at].terrain == Terrain::BlackMountain {
                self.regions[*at].symbols.push(Symbol::BlackMountain);
            }
        }
        let inner = |region: &RegionData| !region.rim && region.marks.is_empty();
        self.spread(&land, usize::from(players) + 2, dice, inner, |region| region.marks.push(Mark::Monsters));
        let depths = self.of(|region| region.terrain == Terrain::Chasm);
        for at in depths.iter().take(2) {
            self.regions[*at].marks.push(Mark::Volcano);
        }
        for region in &mut self.regions {
            region.entry = region.rim && region.terrain != Terrain::Chasm;
        }
        let monsters = self.of(|region| region.marks.contains(&Mark::Monsters)).len();
        (monsters == usize::from(players) + 2).then_some(())
    }

    pub(super) fn of(&self, which: impl Fn(&RegionData) -> bool) -> Vec<usize> {
        self.regions.iter().enumerate().filter(|(_, region)| which(region)).map(|(at, _)| at).collect()
    }

    pub(super) fn nearest(&self, spot: Point, which: impl Fn(&RegionData) -> bool) -> Option<usize> {
        let far = |at: &usize| distance(self.regions[*at].at.map(f64::from), spot);
        self.of(which).into_iter().min_by(|a, b| far(a).total_cmp(&far(b)))
    }

    /// Deals terrains evenly, and changes places until few neighbours are alike.
    pub(super) fn deal(&mut self, land: &[usize], terrains: &[Terrain], dice: &mut Dice) {
        let first = dice.below(terrains.len());
        for (index, at) in land.iter().enumerate() {
            self.regions[*at].terrain = terrains[(index + first) % terrains.len()];
        }
        let alike = |land: &Self, at: usize| {
            let region = &land.regions[at];
            region.adjacent.iter().filter(|other| land.regions[usize::from(**other)].terrain == region.terrain).count()
        };
        for turn in 0..land.len() * 40 {
            let (a, b) = (land[dice.below(land.len())], land[dice.below(land.len())]);
            let before = alike(self, a) + alike(self, b);
            self.swap(a, b);
            // At first anything goes, so that no two boards are alike.
            if turn > land.len() * 5 && alike(self, a) + alike(self, b) > before {
                self.swap(a, b);
            }
        }
    }

    fn swap(&mut self, a: usize, b: usize) {
        let terrain = self.regions[a].terrain;
        self.regions[a].terrain = self.regions[b].terrain;
        self.regions[b].terrain = terrain;
    }

    /// Puts something into `count` of `among` that may have it, as far from each other as chance allows.
    pub(super) fn spread(
        &mut self,
        among: &[usize],
        count: usize,
        dice: &mut Dice,
        may: impl Fn(&RegionData) -> bool,
        put: impl Fn(&mut RegionData),
    ) {
        let mut chosen: Vec<usize> = Vec::new();
        for _ in 0..count {
            let free: Vec<usize> = among.iter().copied().filter(|at| may(&self.regions[*at]) && !chosen.contains(at)).collect();
            let lonely = |at: &usize| chosen.iter().filter(|other| self.regions[*at].adjacent.contains(&(**other as u8))).count();
            let Some(fewest) = free.iter().map(lonely).min() else { return };
            let best: Vec<usize> = free.iter().copied().filter(|at| lonely(at) == fewest).collect();
            let Some(at) = dice.pick(&best).copied() else { return };
            put(&mut self.regions[at]);
            chosen.push(at);
        }
    }

    /// A way from the left rim to the right one that meets no chasm.
    fn way_across(&self, dice: &mut Dice) -> Option<Vec<usize>> {
        let dry = |region: &RegionData| region.rim && region.terrain != Terrain::Chasm;
        let heights = [200.0, 350.0, 500.0];
        let start = self.nearest([FROM[0], heights[dice.below(3)]], dry)?;
        let goal = self.nearest([TO[0], heights[dice.below(3)]], dry)?;
        let mut came: Vec<Option<usize>> = vec![None; self.regions.len()];
        let mut next = std::collections::VecDeque::from([start]);
        came[start] = Some(start);
        while let Some(at) = next.pop_front() {
            for other in self.regions[at].adjacent.iter().map(|other| usize::from(*other)) {
                if came[other].is_none() && self.regions[other].terrain != Terrain::Chasm {
                    came[other] = Some(at);
                    next.push_back(other);
                }
            }
        }
        let mut way = vec![goal];
        while let Some(from) = came[*way.last()?].filter(|from| Some(from) != way.last()) {
            way.push(from);
        }
        // As long as the printed rivers, and no longer.
        let most = (self.regions.len() / 8).max(3);
        if way.last() != Some(&start) {
            return None;
        }
        way.truncate(most);
        Some(way)
    }

    /// Whether everything but the chasms hangs together.
    fn hangs_together(&self) -> bool {
        let open = self.of(|region| region.terrain != Terrain::Chasm);
        let mut reached = vec![false; self.regions.len()];
        let mut next: Vec<usize> = open.first().copied().into_iter().collect();
        while let Some(at) = next.pop() {
            if !std::mem::replace(&mut reached[at], true) {
                let beside = self.regions[at].adjacent.iter().map(|other| usize::from(*other));
                next.extend(beside.filter(|other| self.regions[*other].terrain != Terrain::Chasm));
            }
        }
        open.iter().all(|at| reached[*at])
    }
}
