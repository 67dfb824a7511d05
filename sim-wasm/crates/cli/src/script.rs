//! `skywindow script`: a line a case, and how many of them pass.

use std::path::Path;

use skywindow_script::{Mistake, parse, report, run};

use crate::failure::Failure;
use crate::{input, output};

/// What the files of scripts end in.
const ENDING: &str = "script";

/// Runs the scripts of `files`.
///
/// # Errors
/// What cannot be read, what is wrong with a script, and how many cases fail.
pub fn script(files: &[String]) -> Result<(), Failure> {
    let mut names = Vec::new();
    for file in files {
        collect(file, &mut names)?;
    }
    let mut scripts = Vec::new();
    for name in names {
        let text = input::open(&name)?;
        let stem = Path::new(&name).file_stem().map_or(name.as_str().into(), |stem| stem.to_string_lossy());
        let script = parse(&stem, &text).map_err(|mistakes| wrong(&name, &mistakes))?;
        scripts.push((name, script));
    }
    let (mut passed, mut failed, mut omitted) = (0, 0, 0);
    for (name, script) in &scripts {
        for case in &script.cases {
            let fault = run(case, script.family).err();
            *(if fault.is_none() { &mut passed } else { &mut failed }) += 1;
            if !output::part(&report(name, case, fault.as_ref()))? {
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
fn collect(file: &str, names: &mut Vec<String>) -> Result<(), Failure> {
    let path = Path::new(file);
    if !path.is_dir() {
        names.push(file.to_owned());
        return Ok(());
    }
    let unreadable = |error| Failure::File(format!("{file} cannot be read: {error}"));
    let entries = path.read_dir().map_err(unreadable)?;
    let mut within: Vec<_> = entries.collect::<Result<_, _>>().map_err(unreadable)?;
    within.sort_by_key(std::fs::DirEntry::path);
    let before = names.len();
    for entry in within {
        let path = entry.path();
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        if is_folder || path.extension().is_some_and(|ending| ending == ENDING) {
            collect_path(&path, is_folder, names)?;
        }
    }
    if names.len() == before {
        return Err(Failure::input(format!("{file} has no files that end in .{ENDING}")));
    }
    Ok(())
}

/// A folder without scripts among others is no fault.
fn collect_path(path: &Path, is_folder: bool, names: &mut Vec<String>) -> Result<(), Failure> {
    let name = path.to_string_lossy().into_owned();
    match collect(&name, names) {
        Err(Failure::Input(_)) if is_folder => Ok(()),
        result => result,
    }
}

fn wrong(name: &str, mistakes: &[Mistake]) -> Failure {
    Failure::Input(
        mistakes.iter().map(|mistake| format!("{name}:{}: {}", mistake.line, mistake.message)).collect(),
    )
}
