//! `skywindow script`: a line a case, and how many of them pass.

use std::path::{Path, PathBuf};

use skywindow_script::{Mistake, parse, report, run};

use crate::failure::Failure;
use crate::{input, output};

/// What the files of scripts end in.
const ENDING: &str = "script";

/// Runs the scripts of `files`.
///
/// # Errors
/// What cannot be read, what is wrong with a script, and how many cases fail.
pub fn script(files: &[PathBuf]) -> Result<(), Failure> {
    let mut names = Vec::new();
    for file in files {
        collect(file, &mut names)?;
    }
    let mut scripts = Vec::new();
    for name in names {
        let said = name.to_string_lossy().into_owned();
        let text = if name == Path::new("-") { input::open("-")? } else { input::open_path(&name)? };
        let stem = name.file_stem().unwrap_or(name.as_os_str()).to_string_lossy();
        let script = parse(&stem, &text).map_err(|mistakes| wrong(&said, &mistakes))?;
        scripts.push((said, script));
    }
    let (mut passed, mut failed, mut omitted) = (0, 0, 0);
    for (name, script) in &scripts {
        for case in &script.cases {
            let fault = run(case, script.family).err();
            *(if fault.is_none() { &mut passed } else { &mut failed }) += 1;
            if !output::told(&report(name, case, fault.as_ref()))? {
                return Ok(());
            }
        }
        omitted += script.omitted.len();
    }
    let left_out = if omitted > 0 { format!(", {omitted} omitted") } else { String::new() };
    let cases = if passed + failed == 1 { "case" } else { "cases" };
    output::text(&format!("{} {cases}: {passed} ok, {failed} not ok{left_out}\n", passed + failed))?;
    match failed {
        0 => Ok(()),
        1 => Err(Failure::input("1 case fails")),
        many => Err(Failure::input(format!("{many} cases fail"))),
    }
}

/// The file, or in order those of the folder.
fn collect(path: &Path, names: &mut Vec<PathBuf>) -> Result<(), Failure> {
    if !path.is_dir() {
        names.push(path.to_owned());
        return Ok(());
    }
    let unreadable = |error| Failure::File(format!("{} cannot be read: {error}", path.display()));
    let entries = path.read_dir().map_err(unreadable)?;
    let mut within: Vec<_> = entries.collect::<Result<_, _>>().map_err(unreadable)?;
    within.sort_by_key(std::fs::DirEntry::path);
    let before = names.len();
    for entry in within {
        let path = entry.path();
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        if is_folder || path.extension().is_some_and(|ending| ending == ENDING) {
            collect_within(&path, is_folder, names)?;
        }
    }
    if names.len() == before {
        return Err(Failure::input(format!("{} has no files that end in .{ENDING}", path.display())));
    }
    Ok(())
}

/// A folder without scripts among others is no fault.
fn collect_within(path: &Path, is_folder: bool, names: &mut Vec<PathBuf>) -> Result<(), Failure> {
    match collect(path, names) {
        Err(Failure::Input(_)) if is_folder => Ok(()),
        result => result,
    }
}

fn wrong(name: &str, mistakes: &[Mistake]) -> Failure {
    Failure::Input(
        mistakes.iter().map(|mistake| format!("{name}:{}: {}", mistake.line, mistake.message)).collect(),
    )
}
