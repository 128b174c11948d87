//! Measures durable saves: `cargo run --release -p saves --example saves-bench [FOLDER] [SAVES]`.
//!
//! Saves a growing game into one of 25 slots and prints, for each size of body, the median and the tails in milliseconds, then the time
//! to open the store again and what it takes on the disk. FOLDER should lie on the disk that the app would use, not in memory.

use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    time::Instant,
};

use saves::{NewHeader, Opened, Store};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = env::args().skip(1);
    let parent = args.next().map_or_else(env::temp_dir, PathBuf::from);
    let rounds: usize = args.next().map_or(Ok(1000), |text| text.parse())?;
    let dir = parent.join(format!("saves-bench-{}", std::process::id()));
    let Opened { store, .. } = Store::open(&dir)?;
    let mut slots = Vec::new();
    for n in 0..25 {
        let header = NewHeader { name: format!("game {n}"), game: "small-world".to_owned(), ..NewHeader::default() };
        slots.push(store.create(header, &vec![b'x'; 20_000])?);
    }
    for size in [5_000, 20_000, 40_000, 150_000] {
        let header = store.load(slots[0])?.header;
        let mut times = Vec::with_capacity(rounds);
        for n in 0..rounds {
            let body = vec![b'a' + (n % 26) as u8; size + n % 100];
            let start = Instant::now();
            store.save(slots[n / 50 % slots.len()], &header, &body)?;
            times.push(start.elapsed().as_secs_f64() * 1e3);
        }
        times.sort_by(f64::total_cmp);
        let at = |percent: usize| times[(times.len() - 1) * percent / 100];
        let (p50, p90, p99, max) = (at(50), at(90), at(99), at(100));
        println!("{size:>7} bytes: p50 {p50:.2} ms  p90 {p90:.2} ms  p99 {p99:.2} ms  max {max:.2} ms");
    }
    let mut times = Vec::with_capacity(rounds);
    for _ in 0..rounds {
        let start = Instant::now();
        plain_file(&dir)?;
        times.push(start.elapsed().as_secs_f64() * 1e3);
    }
    times.sort_by(f64::total_cmp);
    println!("one plain file for comparison: p50 {:.2} ms  p99 {:.2} ms", times[times.len() / 2], times[(times.len() - 1) * 99 / 100]);
    drop(store);
    let size = disk_use(&dir)?;
    let start = Instant::now();
    let Opened { store, notices } = Store::open(&dir)?;
    let opened = start.elapsed().as_secs_f64() * 1e3;
    let start = Instant::now();
    let slots = store.list().len();
    let listed = start.elapsed().as_secs_f64() * 1e3;
    println!("opened in {opened:.1} ms with {} notices; {slots} slots listed in {listed:.3} ms; {} kB on disk", notices.len(), size / 1024);
    drop(store);
    fs::remove_dir_all(dir)?;
    Ok(())
}

/// The least that a durable save takes on this machine: write 20 kB, fsync, rename, fsync of the folder.
fn plain_file(dir: &Path) -> std::io::Result<()> {
    let (staged, target) = (dir.join("plain.tmp"), dir.join("plain"));
    let mut file = fs::File::create(&staged)?;
    file.write_all(&vec![b'x'; 20_000])?;
    file.sync_data()?;
    fs::rename(staged, target)?;
    fs::File::open(dir)?.sync_all()
}

fn disk_use(dir: &Path) -> std::io::Result<u64> {
    let mut sum = 0;
    for entry in fs::read_dir(dir)? {
        let entry = entry?;
        sum += if entry.file_type()?.is_dir() { disk_use(&entry.path())? } else { entry.metadata()?.len() };
    }
    Ok(sum)
}
