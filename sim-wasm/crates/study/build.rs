//! Names the core by its sources, so that results of another core are not taken for those of this one.

use std::fs;
use std::io::Result;
use std::path::{Path, PathBuf};

/// The crates that a result depends on.
const CORE: [&str; 10] =
    ["units", "form", "engine", "elements", "orbit", "transport", "network", "scenario", "world", "study"];

fn main() -> Result<()> {
    let mut files = Vec::new();
    for name in CORE {
        let folder = Path::new("..").join(name).join("src");
        println!("cargo::rerun-if-changed={}", folder.display());
        gather(&folder, &mut files)?;
    }
    // Folders list their files in any order.
    files.sort();
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for file in files {
        // FNV-1a, 64 bits.
        for byte in fs::read(file)? {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    println!("cargo::rustc-env=SKYWINDOW_CORE={hash:016x}");
    Ok(())
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { gather(&path, files)? } else { files.push(path) }
    }
    Ok(())
}
