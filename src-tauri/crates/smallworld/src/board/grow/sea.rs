//! Islands: each grows around the middle of a layout of its own, and they are laid down side by side (WC-1 to WC-5).

use tabletop::battery::Dice;

use super::cells::{Point, distance, lay_out};
use super::land::Land;
use crate::board::data::{IslandRegions, RegionData};
use crate::board::islands::{Set, Size};
use crate::board::terrain::{Mark, Symbol, Terrain};

/// The mean area of a region: its side.
const SIDE: f64 = 150.0;
/// Sea between the islands.
const GAP: f64 = 60.0;
/// How wide the islands may lie.
const WIDE: f64 = 1950.0;
/// The fewest regions of an island.
const LEAST: usize = 5;
/// Murlocs in the box.
const MURLOCS: usize = 15;

/// Regions of the printed islands of each size, in the mean: how many an island has beside the others.
const fn weight(size: Size) -> usize {
    match size {
        Size::L => 13,
        Size::M => 10,
        Size::S => 8,
    }
}

/// How many regions each island has: as the printed ones beside each other.
fn shares(count: usize, set: Set) -> Vec<usize> {
    let weights: Vec<usize> =
        [Size::L, Size::M, Size::S].into_iter().flat_map(|size| (0..set.count(size)).map(move |_| weight(size))).collect();
    let all: usize = weights.iter().sum();
    let mut shares: Vec<usize> = weights.iter().map(|weight| (count * weight / all).max(LEAST)).collect();
    let mut at = 0;
    // What was lost by rounding, from the largest on.
    while shares.iter().sum::<usize>() < count {
        let places = shares.len();
        shares[at % places] += 1;
        at += 1;
    }
    shares
}

/// Grows islands with so many regions together; none if some would be odd.
pub(super) fn islands(count: usize, players: u8, wild: f64, dice: &mut Dice) -> Option<(Vec<RegionData>, Vec<IslandRegions>)> {
    let shares = shares(count, Set::of(players)?);
    let (mut regions, mut islands): (Vec<RegionData>, Vec<IslandRegions>) = (Vec::new(), Vec::new());
    let (mut left, mut top, mut high) = (GAP, GAP, 0.0);
    for (number, share) in shares.iter().enumerate() {
        let mut island = one(*share, wild, dice)?;
        let (from, to) = extent(&island);
        let (width, height) = (to[0] - from[0], to[1] - from[1]);
        if left > GAP && left + width > WIDE {
            (left, top, high) = (GAP, top + high + GAP, 0.0);
        }
        let by = [left - from[0], top - from[1]];
        let moved = |at: &mut [f32; 2]| *at = [at[0] + by[0] as f32, at[1] + by[1] as f32];
        let first = regions.len() as u8;
        for region in &mut island {
            region.id += first;
            region.adjacent.iter_mut().for_each(|other| *other += first);
            moved(&mut region.at);
            region.outline.iter_mut().for_each(moved);
        }
        (left, high) = (left + width + GAP, f64::max(high, height));
        islands.push(IslandRegions { id: format!("i{}", number + 1), regions: (first..first + *share as u8).collect() });
        regions.append(&mut island);
    }
    let mut land = Land { regions };
    land.archipelago(&islands, dice)?;
    Some((land.regions, islands))
}

/// One island of so many regions, around the middle of a layout.
fn one(count: usize, wild: f64, dice: &mut Dice) -> Option<Vec<RegionData>> {
    let mut side = 1;
    while side * side < count {
        side += 1;
    }
    let cells = lay_out(count + 4 * side + 4, wild, dice)?;
    let all = Land::new(&cells).regions;
    let middle: Point = [500.0, 350.0];
    // The coast is uneven: what lies nearer to the middle comes first, and not always.
    let far: Vec<f64> = all
        .iter()
        .map(|region| distance(region.at.map(f64::from), middle) * (1.0 + (0.2 + wild * 0.5) * f64::from(dice.below(1000) as u16) / 1000.0))
        .collect();
    let nearer = |a: &usize, b: &usize| far[*a].total_cmp(&far[*b]);
    let mut chosen = vec![(0..all.len()).min_by(nearer)?];
    while chosen.len() < count {
        let next = |at: &usize| {
            !chosen.contains(at) && !all[*at].rim && all[*at].adjacent.iter().any(|other| chosen.contains(&usize::from(*other)))
        };
        let next = (0..all.len()).filter(next).min_by(nearer)?;
        chosen.push(next);
    }
    // No hole: everything else is sea that reaches the edge.
    let mut sea = vec![false; all.len()];
    let mut open: Vec<usize> = (0..all.len()).filter(|at| all[*at].rim && !chosen.contains(at)).collect();
    while let Some(at) = open.pop() {
        if !std::mem::replace(&mut sea[at], true) {
            open.extend(all[at].adjacent.iter().map(|other| usize::from(*other)).filter(|other| !chosen.contains(other)));
        }
    }
    if (0..all.len()).any(|at| !sea[at] && !chosen.contains(&at)) {
        return None;
    }
    chosen.sort_unstable();
    let area: f64 = chosen.iter().map(|at| super::cells::area(&points(&all[*at]))).sum();
    let scale = SIDE / (area / f64::from(count as u8)).sqrt();
    let scaled = |at: &[f32; 2]| [(f64::from(at[0]) * scale).round() as f32, (f64::from(at[1]) * scale).round() as f32];
    let number = |at: usize| chosen.iter().position(|known| *known == at);
    let region = |(id, at): (usize, &usize)| {
        let before = &all[*at];
        let adjacent: Vec<u8> = before.adjacent.iter().filter_map(|other| number(usize::from(*other))).map(|other| other as u8).collect();
        RegionData {
            id: id as u8,
            rim: adjacent.len() < before.adjacent.len(),
            adjacent,
            at: scaled(&before.at),
            outline: before.outline.iter().map(scaled).collect(),
            ..before.clone()
        }
    };
    Some(chosen.iter().enumerate().map(region).collect())
}

fn points(region: &RegionData) -> Vec<Point> {
    region.outline.iter().map(|at| at.map(f64::from)).collect()
}

fn extent(regions: &[RegionData]) -> (Point, Point) {
    let all = || regions.iter().flat_map(points);
    let (mut from, mut to) = ([f64::MAX; 2], [f64::MIN; 2]);
    for at in all() {
        from = [from[0].min(at[0]), from[1].min(at[1])];
        to = [to[0].max(at[0]), to[1].max(at[1])];
    }
    (from, to)
}

impl Land {
    /// The islands: a lake or a sea on each, anchors on the coast, Murlocs, and one face-down tile on each (WC-4, WC-5).
    fn archipelago(&mut self, islands: &[IslandRegions], dice: &mut Dice) -> Option<()> {
        let dry = |region: &RegionData| !matches!(region.terrain, Terrain::Sea | Terrain::Lake);
        for island in islands {
            let own: Vec<usize> = island.regions.iter().map(|region| usize::from(*region)).collect();
            let inner = self.of(|region| !region.rim && own.contains(&usize::from(region.id)));
            if let Some(lake) = dice.pick(&inner).filter(|_| own.len() >= 9) {
                self.regions[*lake].terrain = Terrain::Lake;
            }
            // The large ones have both, the small ones a sea alone.
            if own.len() < 9 || own.len() >= 12 {
                let borders = |at: &usize| self.regions[*at].adjacent.len();
                let rim = self.of(|region| region.rim && own.contains(&usize::from(region.id)));
                let fewest = rim.iter().map(borders).min()?;
                let ends: Vec<usize> = rim.into_iter().filter(|at| borders(at) <= fewest + 1).collect();
                let sea = *dice.pick(&ends)?;
                self.regions[sea].terrain = Terrain::Sea;
            }
        }
        let land = self.of(dry);
        self.deal(&land, &[Terrain::Field, Terrain::Forest, Terrain::Hill, Terrain::Swamp, Terrain::Mountain], dice);
        for symbol in [Symbol::Magic, Symbol::Cave] {
            self.spread(&land, land.len() / 4, dice, |region| region.symbols.len() < 2, |region| region.symbols.push(symbol));
        }
        let mut murlocs = MURLOCS;
        for island in islands {
            let here: Vec<usize> = land.iter().copied().filter(|at| island.regions.contains(&(*at as u8))).collect();
            let third = (island.regions.len() * 3 / 10).max(2);
            self.spread(&here, third, dice, |region| region.rim, |region| region.entry = true);
            let away = |region: &RegionData| !region.entry;
            self.spread(&here, 1, dice, away, |region| region.marks.push(Mark::Tile));
            let level = |region: &RegionData| region.terrain != Terrain::Mountain && !region.marks.contains(&Mark::Murloc);
            self.spread(&here, third.min(murlocs), dice, level, |region| region.marks.push(Mark::Murloc));
            murlocs -= third.min(murlocs);
        }
        Some(())
    }
}
