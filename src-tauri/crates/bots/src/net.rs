//! A small network that values positions, and the file it is kept in.

use tabletop::Sketch;
use thiserror::Error;

/// Numbers of the first hidden layer.
pub const FIRST: usize = 64;
/// Numbers of the first hidden layer that are summed up at once; all of them in a page, where that is shorter.
const PART: usize = if cfg!(target_family = "wasm") { FIRST } else { FIRST / 2 };
/// Numbers of the second hidden layer.
pub const SECOND: usize = 32;
/// Numbers that come out: the lead at the end in units of [`LEAD`], and how likely the seat wins, before the logistic function.
pub const OUT: usize = 2;
/// Points of one unit of the lead.
pub const LEAD: f32 = 20.0;

/// The first bytes of a file.
const MAGIC: [u8; 4] = *b"ELBM";
/// The layout of a file that is written, and the steps from 0 to the largest weight of a place in each layout that is read. Fewer steps pack
/// better, which a page that is fetched over a network pays for.
const LAYOUT: u16 = 2;
const STEPS: [(u16, f32); 2] = [(1, 127.0), (LAYOUT, 25.0)];
/// The bits of other weights that are kept: beside what a sketch loses, the rest says nothing.
const KEPT: u32 = 0xffff_f000;

/// The weights of a network: a sketch, two hidden layers that let nothing below 0 through, and what comes out.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// From each place of a sketch to the first layer, place by place.
    pub sketch: Vec<[f32; FIRST]>,
    /// Where the first layer starts from.
    pub first: [f32; FIRST],
    /// From each number of the first layer to the second.
    pub inner: [[f32; SECOND]; FIRST],
    /// Where the second layer starts from.
    pub second: [f32; SECOND],
    /// From the second layer to what comes out.
    pub outer: [[f32; SECOND]; OUT],
    /// Where that starts from.
    pub out: [f32; OUT],
}

/// What a seat may expect.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Value {
    /// Points ahead of the best other seat at the end; negative behind it.
    pub lead: f32,
    /// How likely the seat wins, 0 to 1; half a win where two share it.
    pub win: f32,
}

impl Value {
    /// One number to choose by, about 0 to 1: the chance to win, and where that is as good as settled the lead; a large one counts `by_lead` of a win
    /// ([`Game::lead_counts`](tabletop::Game::lead_counts)).
    pub fn worth(self, by_lead: f32) -> f32 {
        self.win + by_lead * libm::tanhf(self.lead / LEAD)
    }

    /// About how likely a seat wins for which a position has this [`worth`](Self::worth): leads go with chances.
    pub fn win_of(worth: f32, by_lead: f32) -> f32 {
        // Even positions are worth a half, and of the most that a lead counts lost and won ones have four fifths.
        0.5 + (worth - 0.5) / (1.0 + 1.6 * by_lead)
    }
}

/// What the layers hold after a position was valued.
#[derive(Clone, Debug)]
pub struct Layers {
    /// The first.
    pub first: [f32; FIRST],
    /// The second.
    pub second: [f32; SECOND],
    /// What came out.
    pub out: [f32; OUT],
}

impl Default for Layers {
    fn default() -> Self {
        Self { first: [0.0; FIRST], second: [0.0; SECOND], out: [0.0; OUT] }
    }
}

/// Why bytes are no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum NoNet {
    /// They begin otherwise.
    #[error("this is no file of a mind")]
    Other,
    /// They are of a layout that this build does not read.
    #[error("the mind is kept in layout {0}; train it anew")]
    Layout(u16),
    /// There are fewer or more than the numbers of places call for.
    #[error("the mind is cut short or has more than it should")]
    Length,
    /// A weight is no number.
    #[error("a weight of the mind is no number")]
    NotANumber,
}

/// Adds `value` times `row` to `sums`.
#[inline]
fn add<const N: usize>(sums: &mut [f32; N], row: &[f32; N], value: f32) {
    for index in 0..N {
        sums[index] += value * row[index];
    }
}

impl Net {
    /// A network of so many places that knows nothing: all weights are 0.
    pub fn blank(places: usize) -> Self {
        Self {
            sketch: vec![[0.0; FIRST]; places],
            first: [0.0; FIRST],
            inner: [[0.0; SECOND]; FIRST],
            second: [0.0; SECOND],
            outer: [[0.0; SECOND]; OUT],
            out: [0.0; OUT],
        }
    }

    /// Values a sketch; what the layers held comes into `layers`. Places that the network does not have say nothing.
    pub fn value(&self, sketch: &Sketch, layers: &mut Layers) -> Value {
        let mut first = self.first;
        // Part by part: the sums of all of them at once are more than a processor has registers for.
        for (part, kept) in first.as_chunks_mut::<PART>().0.iter_mut().enumerate() {
            let mut sums = *kept;
            for &(place, value) in sketch.entries() {
                if let Some(row) = self.sketch.get(usize::from(place)) {
                    add(&mut sums, &row.as_chunks::<PART>().0[part], value);
                }
            }
            *kept = sums;
        }
        let mut second = self.second;
        for (number, row) in first.iter_mut().zip(&self.inner) {
            *number = number.max(0.0);
            if *number > 0.0 {
                add(&mut second, row, *number);
            }
        }
        let mut out = self.out;
        for (column, number) in second.iter_mut().enumerate() {
            *number = number.max(0.0);
            for (sum, row) in out.iter_mut().zip(&self.outer) {
                *sum += *number * row[column];
            }
        }
        (layers.second, layers.out) = (second, out);
        layers.first = first;
        Value { lead: layers.out[0] * LEAD, win: 1.0 / (1.0 + libm::expf(-layers.out[1])) }
    }

    /// The weights after the first layer, in the order of the file.
    fn small(&self) -> impl Iterator<Item = &f32> {
        self.first.iter().chain(self.inner.iter().flatten()).chain(&self.second).chain(self.outer.iter().flatten()).chain(&self.out)
    }

    fn small_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let inner = self.inner.iter_mut().flatten();
        self.first.iter_mut().chain(inner).chain(&mut self.second).chain(self.outer.iter_mut().flatten()).chain(&mut self.out)
    }

    /// As a file: `ELBM`, the layout and the version of the sketch (2 bytes each), the number of places (4), for each place the largest weight
    /// (4) and all of them as shares of it (1 byte each, 25 the largest weight, before layout 2 127), then the others (4 each). Numbers are
    /// little-endian.
    pub fn to_bytes(&self, version: u16) -> Vec<u8> {
        let coarse = |weight: f32| f32::from_bits(weight.to_bits() & KEPT).to_le_bytes();
        let [.., (_, steps)] = STEPS;
        let mut bytes = MAGIC.to_vec();
        bytes.extend(LAYOUT.to_le_bytes());
        bytes.extend(version.to_le_bytes());
        bytes.extend((self.sketch.len() as u32).to_le_bytes());
        for row in &self.sketch {
            let most = row.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
            bytes.extend(coarse(most));
            let share = |weight: &f32| if most > 0.0 { (weight / most * steps).round() as i8 } else { 0 };
            bytes.extend(row.iter().map(|weight| share(weight).to_le_bytes()[0]));
        }
        bytes.extend(self.small().flat_map(|weight| coarse(*weight)));
        bytes
    }

    /// Reads what [`to_bytes`](Self::to_bytes) wrote: the version of the sketch it was trained with, and the network.
    pub fn from_bytes(bytes: &[u8]) -> Result<(u16, Self), NoNet> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(NoNet::Other)?;
        let (layout, rest) = rest.split_first_chunk::<2>().ok_or(NoNet::Length)?;
        let layout = u16::from_le_bytes(*layout);
        let (_, steps) = STEPS.into_iter().find(|(known, _)| *known == layout).ok_or(NoNet::Layout(layout))?;
        let (version, rest) = rest.split_first_chunk::<2>().ok_or(NoNet::Length)?;
        let (places, rest) = rest.split_first_chunk::<4>().ok_or(NoNet::Length)?;
        let places = u32::from_le_bytes(*places) as usize;
        let of_sketch = places.checked_mul(4 + FIRST).filter(|length| *length <= rest.len()).ok_or(NoNet::Length)?;
        let (rows, small) = rest.split_at(of_sketch);
        let mut net = Self::blank(places);
        for (row, bytes) in net.sketch.iter_mut().zip(rows.chunks_exact(4 + FIRST)) {
            let Some((most, shares)) = bytes.split_first_chunk::<4>() else { return Err(NoNet::Length) };
            let most = f32::from_le_bytes(*most);
            for (weight, share) in row.iter_mut().zip(shares) {
                *weight = most * (f32::from(i8::from_le_bytes([*share])) / steps);
            }
        }
        let mut numbers = small.chunks_exact(4);
        for weight in net.small_mut() {
            let bytes = numbers.next().and_then(|bytes| bytes.first_chunk::<4>()).ok_or(NoNet::Length)?;
            *weight = f32::from_le_bytes(*bytes);
        }
        if numbers.next().is_some() || !numbers.remainder().is_empty() {
            return Err(NoNet::Length);
        }
        if net.sketch.iter().flatten().chain(net.small()).all(|weight| weight.is_finite()) {
            Ok((u16::from_le_bytes(*version), net))
        } else {
            Err(NoNet::NotANumber)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A network with something in every part.
    fn some() -> Net {
        let mut net = Net::blank(5);
        let mut count = 0.0_f32;
        let mut number = || {
            count += 1.0;
            (count * 0.7).sin() * 0.3
        };
        net.sketch.iter_mut().flatten().for_each(|weight| *weight = number());
        net.small_mut().for_each(|weight| *weight = number());
        net
    }

    fn sketch() -> Sketch {
        let mut sketch = Sketch::default();
        sketch.set(1, 0.5);
        sketch.set(4, -1.0);
        sketch
    }

    #[test]
    fn a_file_reads_back_nearly_the_same() {
        let net = some();
        let (version, read) = Net::from_bytes(&net.to_bytes(7)).unwrap();
        assert_eq!(version, 7);
        let (value, again) = (net.value(&sketch(), &mut Layers::default()), read.value(&sketch(), &mut Layers::default()));
        assert!((value.win - again.win).abs() < 0.01 && (value.lead - again.lead).abs() < 0.5, "{value:?} {again:?}");
        assert_eq!(Net::from_bytes(&read.to_bytes(7)).unwrap().1, read, "what was rounded once stays as it is");
    }

    #[test]
    fn a_file_of_the_first_layout_reads() {
        let net = some();
        let mut bytes = net.to_bytes(7);
        bytes[4..6].copy_from_slice(&1_u16.to_le_bytes());
        // The same bytes are other shares there.
        let (old, new) = (Net::from_bytes(&bytes).unwrap().1, Net::from_bytes(&net.to_bytes(7)).unwrap().1);
        for (old, new) in old.sketch.iter().flatten().zip(new.sketch.iter().flatten()) {
            assert!((old * 127.0 - new * 25.0).abs() < 1e-4, "{old} {new}");
        }
        assert!(old.small().eq(new.small()), "the other weights are kept as ever");
    }

    #[test]
    fn bytes_that_are_no_net_are_refused() {
        let bytes = some().to_bytes(1);
        assert_eq!(Net::from_bytes(b""), Err(NoNet::Other));
        assert_eq!(Net::from_bytes(b"ELBX"), Err(NoNet::Other));
        for length in 4..bytes.len() {
            assert_eq!(Net::from_bytes(&bytes[..length]).unwrap_err(), NoNet::Length, "{length}");
        }
        let with = |at: usize, byte: u8| {
            let mut other = bytes.clone();
            other[at] = byte;
            Net::from_bytes(&other).unwrap_err()
        };
        assert_eq!(with(4, 9), NoNet::Layout(9));
        assert_eq!(with(11, 200), NoNet::Length, "more places than there are bytes for");
        assert_eq!(Net::from_bytes(&[&bytes[..], &[0]].concat()), Err(NoNet::Length));
        let mut broken = some();
        broken.out[0] = f32::NAN;
        assert_eq!(Net::from_bytes(&broken.to_bytes(1)), Err(NoNet::NotANumber));
    }

    #[test]
    fn places_that_a_net_does_not_have_say_nothing() {
        let (net, mut far) = (some(), sketch());
        far.set(900, 5.0);
        assert_eq!(net.value(&sketch(), &mut Layers::default()), net.value(&far, &mut Layers::default()));
    }

    #[test]
    fn the_surer_and_the_further_ahead_the_better() {
        for by_lead in [0.05, 0.25] {
            let worth = |win: f32, lead: f32| Value { lead, win }.worth(by_lead);
            assert!(worth(0.6, 0.0) > worth(0.5, 3.0));
            assert!(worth(1.0, 20.0) > worth(1.0, 10.0));
            let told = [(0.0, -22.0), (0.5, 0.0), (1.0, 22.0)].map(|(win, lead)| Value::win_of(worth(win, lead), by_lead) - win);
            assert!(told.into_iter().all(|off| off.abs() < 0.01), "{told:?}");
        }
    }
}
