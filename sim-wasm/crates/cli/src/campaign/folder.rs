//! What lies in a folder of shards.

use std::path::{Path, PathBuf};

use super::kind::Kind;
use super::manifest;
use super::row::Rows;
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
