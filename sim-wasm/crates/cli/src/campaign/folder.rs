//! What lies in a folder of shards.

use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use skywindow_study::campaign::Rows;

use super::kind::Kind;
use super::manifest;
use super::share::Share;
use super::whole::PART;
use crate::failure::Failure;

/// The folder of one plan.
pub struct Folder {
    /// Where it is.
    pub path: PathBuf,
    /// Its plan.
    pub rows: Rows,
    /// The shards in it, in order.
    pub shards: Vec<Shard>,
    /// How many files in it were not finished, or are being written.
    pub parts: usize,
}

/// The file of a shard.
pub struct Shard {
    /// Which one.
    pub share: Share,
    /// What kind of file it is.
    pub kind: Kind,
    /// Where it is.
    pub path: PathBuf,
}

impl Folder {
    /// Opens the folder of a plan, or the one folder of a plan that is in `path`.
    ///
    /// # Errors
    /// A sentence: there is no plan, there are several, or it is of another core.
    pub fn open(path: &Path) -> Result<Self, Failure> {
        let path = plan_in(path)?;
        let rows = manifest::rows(&path.join(manifest::NAME))?;
        let (mut shards, mut parts) = (Vec::new(), 0);
        for path in entries(&path)? {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let named = name
                .rsplit_once('.')
                .and_then(|(stem, ending)| Some((Share::named(stem)?, Kind::of(ending)?)));
            match named {
                Some((share, kind)) => shards.push(Shard { share, kind, path }),
                _ => parts += usize::from(name.ends_with(PART)),
            }
        }
        Ok(Self { path, rows, shards, parts })
    }

    /// The day on which the last shard was written, as in 2026-01-31; that of the epoch if the disk keeps no times.
    pub fn day(&self) -> String {
        let written = |path: &Path| std::fs::metadata(path).ok()?.modified().ok();
        let last = self.shards.iter().filter_map(|shard| written(&shard.path)).max();
        let since = last.and_then(|last| last.duration_since(UNIX_EPOCH).ok()).unwrap_or_default();
        let [year, month, day] = date(since.as_secs() / 86_400);
        format!("{year:04}-{month:02}-{day:02}")
    }
}

/// `path` itself if it has a plan, or the one folder in it that has.
fn plan_in(path: &Path) -> Result<PathBuf, Failure> {
    let has_plan = |path: &Path| path.join(manifest::NAME).is_file();
    if has_plan(path) {
        return Ok(path.to_owned());
    }
    let mut plans: Vec<PathBuf> = entries(path)?.into_iter().filter(|path| has_plan(path)).collect();
    match (plans.pop(), plans.len()) {
        (Some(plan), 0) => Ok(plan),
        (None, _) => Err(Failure::input(format!(
            "{}: has no {}, neither itself nor in a folder of a plan, so no shard was written here",
            path.display(),
            manifest::NAME
        ))),
        (Some(last), _) => {
            let names: Vec<String> =
                plans.iter().chain([&last]).map(|plan| plan.display().to_string()).collect();
            let (count, here) = (names.len(), path.display());
            Err(Failure::input(format!("{here}: has {count} plans, so name one: {}", names.join(", "))))
        }
    }
}

/// What is in a folder, in order.
fn entries(path: &Path) -> Result<Vec<PathBuf>, Failure> {
    let read = || -> std::io::Result<Vec<PathBuf>> {
        std::fs::read_dir(path)?.map(|entry| Ok(entry?.path())).collect()
    };
    let mut all =
        read().map_err(|error| Failure::File(format!("{} cannot be read: {error}", path.display())))?;
    all.sort();
    Ok(all)
}

/// Year, month and day of a number of days after 1 January 1970, counted from a 1 March on which a leap year ends, so that
/// the day that is sometimes there is the last one (Richards, in: Explanatory Supplement to the Astronomical Almanac).
fn date(days: u64) -> [u64; 3] {
    let days = days + 719_468;
    let (era, of_era) = (days / 146_097, days % 146_097);
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    [year + era * 400 + u64::from(month <= 2), month, day]
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_of_the_calendar() {
        assert_eq!(date(0), [1970, 1, 1]);
        assert_eq!(date(11_016), [2000, 2, 29]);
        assert_eq!(date(19_782), [2024, 2, 29]);
        assert_eq!(date(19_783), [2024, 3, 1]);
        assert_eq!(date(20_819), [2027, 1, 1]);
    }
}
