//! Cells around scattered points: the shapes of regions.

use tabletop::battery::Dice;

/// Where the map begins and ends.
pub(super) const FROM: [f64; 2] = [8.0, 8.0];
pub(super) const TO: [f64; 2] = [992.0, 692.0];
/// Corners nearer to each other than this are one.
const SNAP: f64 = 22.0;
/// The smallest cell.
const LEAST_AREA: f64 = 4500.0;
pub(super) type Point = [f64; 2];

/// Cells: the corners of all of them, and for each the numbers of its own, in a ring.
pub(super) struct Cells {
    pub corners: Vec<Point>,
    pub cells: Vec<Vec<usize>>,
}

/// Lays cells out around scattered points; none if some would be too small or odd.
pub(super) fn lay_out(count: usize, wild: f64, dice: &mut Dice) -> Option<Cells> {
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

pub(super) fn distance(a: Point, b: Point) -> f64 {
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

pub(super) fn area(ring: &[Point]) -> f64 {
    let twice: f64 = (0..ring.len()).map(|at| cross(ring[at], ring[(at + 1) % ring.len()])).sum();
    (twice / 2.0).abs()
}

fn cross(a: Point, b: Point) -> f64 {
    a[0] * b[1] - b[0] * a[1]
}

pub(super) fn centre(ring: &[Point]) -> Point {
    let (mut sum, mut weight) = ([0.0, 0.0], 0.0);
    for at in 0..ring.len() {
        let (from, to) = (ring[at], ring[(at + 1) % ring.len()]);
        let part = cross(from, to);
        sum = [sum[0] + (from[0] + to[0]) * part, sum[1] + (from[1] + to[1]) * part];
        weight += part * 3.0;
    }
    if weight == 0.0 { ring.first().copied().unwrap_or(FROM) } else { [sum[0] / weight, sum[1] / weight] }
}
