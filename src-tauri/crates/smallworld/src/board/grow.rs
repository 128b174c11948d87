//! Boards that grow from a seed: cells around scattered points, terrain dealt evenly, signs and tribes spread out.
//!
//! The same wish gives the same board on every platform: nothing is computed but sums, products and quotients.

use serde::{Deserialize, Serialize};
use tabletop::battery::Dice;

use crate::board::data::{BoardLabel, MapData, RegionData};
use crate::board::own::{BOARD_GAMES, BoardFault, check, least_regions};
use crate::board::region::MAX_REGIONS;
use crate::board::terrain::{Mark, Symbol, Terrain};

/// What somebody wishes for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "BoardWish"))]
pub struct Wish {
    /// Its name: small letters, digits and underscores.
    pub id: String,
    /// What it is made for: `small-world` or `underground`.
    pub game: String,
    /// How many play, 2 to 5.
    pub players: u8,
    /// The seed: another one, another board.
    pub seed: u32,
    /// How many regions; left out: as many as the printed board has.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(optional = nullable))]
    pub regions: Option<u8>,
    /// How uneven it is, 0 to 100.
    #[serde(default)]
    #[cfg_attr(feature = "types", ts(as = "Option<_>", optional))]
    pub wildness: u8,
}

/// Where the map begins and ends.
const FROM: [f64; 2] = [8.0, 8.0];
const TO: [f64; 2] = [992.0, 692.0];
/// Corners nearer to each other than this are one.
const SNAP: f64 = 22.0;
/// The smallest cell.
const LEAST_AREA: f64 = 4500.0;
/// How often another layout is tried.
const TRIES: u64 = 200;

type Point = [f64; 2];

/// Grows a board beside the one that is printed for the same game and players.
pub(super) fn grow(wish: &Wish, printed: Option<&BoardLabel>) -> Result<MapData, BoardFault> {
    let base = wish.game == BOARD_GAMES[0];
    if !BOARD_GAMES.contains(&wish.game.as_str()) {
        return Err(BoardFault::Game);
    }
    let Some(printed) = printed else { return Err(BoardFault::Players) };
    let (most, least) = (MAX_REGIONS, least_regions(wish.players));
    let rounds = printed.rounds;
    let count = wish.regions.map_or(printed.regions, usize::from);
    if !(least..=most).contains(&count) {
        return Err(BoardFault::Regions { count, least, most });
    }
    let wild = f64::from(wish.wildness.min(100)) / 100.0;
    let mut failed = Err(BoardFault::Regions { count, least, most });
    for number in 0..TRIES {
        let mut dice = Dice::new(u64::from(wish.seed).wrapping_mul(TRIES).wrapping_add(number));
        let Some(cells) = lay_out(count, wild, &mut dice) else { continue };
        let mut land = Land::new(&cells);
        let grown = if base { land.surface(&mut dice) } else { land.caverns(wish.players, &mut dice) };
        if grown.is_none() {
            continue;
        }
        let (id, game, players) = (wish.id.clone(), wish.game.clone(), wish.players);
        let data = MapData { id, game, players, rounds, origin: "grown".to_owned(), islands: Vec::new(), regions: land.regions };
        match check(&data) {
            Ok(()) => return Ok(data),
            // A name that is none stays one.
            Err(BoardFault::Name) => return Err(BoardFault::Name),
            Err(fault) => failed = Err(fault),
        }
    }
    failed
}

/// Cells: the corners of all of them, and for each the numbers of its own, in a ring.
struct Cells {
    corners: Vec<Point>,
    cells: Vec<Vec<usize>>,
}

/// Lays cells out around scattered points; none if some would be too small or odd.
fn lay_out(count: usize, wild: f64, dice: &mut Dice) -> Option<Cells> {
    let mut points = scattered(count, wild, dice);
    let rounds = if wild < 0.34 { 3 } else { 2 };
    for _ in 0..rounds {
        let cells: Vec<Vec<Point>> = (0..count).map(|at| cell(&points, at)).collect();
        for (point, cell) in points.iter_mut().zip(&cells) {
            let middle = centre(cell);
            // Wild boards stay nearer to chance.
            let pull = 1.0 - wild * 0.5;
            *point = [point[0] + (middle[0] - point[0]) * pull, point[1] + (middle[1] - point[1]) * pull];
        }
    }
    let mut corners: Vec<Point> = Vec::new();
    let mut cells = Vec::new();
    for at in 0..count {
        let mut ring: Vec<usize> = Vec::new();
        for corner in cell(&points, at) {
            let near = corners.iter().position(|known| distance(*known, corner) < SNAP * SNAP && same_rim(*known, corner));
            let number = near.unwrap_or_else(|| {
                corners.push([corner[0].round(), corner[1].round()]);
                corners.len() - 1
            });
            if ring.last() != Some(&number) && ring.first() != Some(&number) {
                ring.push(number);
            }
        }
        let shape: Vec<Point> = ring.iter().map(|corner| corners[*corner]).collect();
        if ring.len() < 4 || area(&shape) < LEAST_AREA {
            return None;
        }
        cells.push(ring);
    }
    Some(Cells { corners, cells })
}

/// Corners at the rim stay there: they are one with others at the same side alone.
fn same_rim(a: Point, b: Point) -> bool {
    let sides = |at: Point| [at[0] <= FROM[0] + 0.5, at[0] >= TO[0] - 0.5, at[1] <= FROM[1] + 0.5, at[1] >= TO[1] - 0.5];
    sides(a) == sides(b)
}

fn distance(a: Point, b: Point) -> f64 {
    (a[0] - b[0]) * (a[0] - b[0]) + (a[1] - b[1]) * (a[1] - b[1])
}

/// Points in rows, moved by chance.
#[allow(clippy::cast_precision_loss, reason = "there are few of them")]
fn scattered(count: usize, wild: f64, dice: &mut Dice) -> Vec<Point> {
    let mut rows = 1;
    // Cells about as high as they are wide.
    while rows * rows * 1000 < count * 700 {
        rows += 1;
    }
    let mut share = |most: f64| (dice.below(2001) as f64 / 1000.0 - 1.0) * most;
    let mut points = Vec::with_capacity(count);
    for row in 0..rows {
        let (first, end) = (row * count / rows, (row + 1) * count / rows);
        let wide = (end - first) as f64;
        for at in first..end {
            let (x, y) = ((at - first) as f64 + 0.5, row as f64 + 0.5);
            let loose = 0.28 + 0.2 * wild;
            let spot = [(x + share(loose)) / wide, (y + share(loose)) / rows as f64];
            points.push([FROM[0] + spot[0].clamp(0.02, 0.98) * (TO[0] - FROM[0]), FROM[1] + spot[1].clamp(0.02, 0.98) * (TO[1] - FROM[1])]);
        }
    }
    points
}

/// What is nearer to point `at` than to any other, as a ring of corners.
fn cell(points: &[Point], at: usize) -> Vec<Point> {
    let mut ring = vec![FROM, [TO[0], FROM[1]], TO, [FROM[0], TO[1]]];
    let here = points[at];
    for (other, there) in points.iter().enumerate() {
        if other == at {
            continue;
        }
        // Which side of the line between the two a point lies on: below 0, on this one's.
        let side = |point: Point| distance(point, here) - distance(point, *there);
        let mut kept = Vec::with_capacity(ring.len() + 1);
        for (index, &from) in ring.iter().enumerate() {
            let to = ring[(index + 1) % ring.len()];
            let (a, b) = (side(from), side(to));
            if a <= 0.0 {
                kept.push(from);
            }
            if (a < 0.0 && b > 0.0) || (a > 0.0 && b < 0.0) {
                let way = a / (a - b);
                kept.push([from[0] + (to[0] - from[0]) * way, from[1] + (to[1] - from[1]) * way]);
            }
        }
        ring = kept;
    }
    ring
}

fn area(ring: &[Point]) -> f64 {
    let twice: f64 = (0..ring.len()).map(|at| cross(ring[at], ring[(at + 1) % ring.len()])).sum();
    (twice / 2.0).abs()
}

fn cross(a: Point, b: Point) -> f64 {
    a[0] * b[1] - b[0] * a[1]
}

fn centre(ring: &[Point]) -> Point {
    let (mut sum, mut weight) = ([0.0, 0.0], 0.0);
    for at in 0..ring.len() {
        let (from, to) = (ring[at], ring[(at + 1) % ring.len()]);
        let part = cross(from, to);
        sum = [sum[0] + (from[0] + to[0]) * part, sum[1] + (from[1] + to[1]) * part];
        weight += part * 3.0;
    }
    if weight == 0.0 { ring.first().copied().unwrap_or(FROM) } else { [sum[0] / weight, sum[1] / weight] }
}

/// Regions while terrain and pieces are dealt.
struct Land {
    regions: Vec<RegionData>,
}

impl Land {
    fn new(cells: &Cells) -> Self {
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
    fn surface(&mut self, dice: &mut Dice) -> Option<()> {
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
    fn caverns(&mut self, players: u8, dice: &mut Dice) -> Option<()> {
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

    fn of(&self, which: impl Fn(&RegionData) -> bool) -> Vec<usize> {
        self.regions.iter().enumerate().filter(|(_, region)| which(region)).map(|(at, _)| at).collect()
    }

    fn nearest(&self, spot: Point, which: impl Fn(&RegionData) -> bool) -> Option<usize> {
        let far = |at: &usize| distance(self.regions[*at].at.map(f64::from), spot);
        self.of(which).into_iter().min_by(|a, b| far(a).total_cmp(&far(b)))
    }

    /// Deals terrains evenly, and changes places until few neighbours are alike.
    fn deal(&mut self, land: &[usize], terrains: &[Terrain], dice: &mut Dice) {
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
    fn spread(&mut self, among: &[usize], count: usize, dice: &mut Dice, may: impl Fn(&RegionData) -> bool, put: impl Fn(&mut RegionData)) {
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
