//! The `skywindow` command: everything the page can run, in a terminal.
//!
//! What it makes of words, files and folders stands in modules that the Python package uses, too.

pub mod arguments;
mod audit;
mod bench;
pub mod campaign;
pub mod capture;
pub mod check;
mod claims;
mod compare;
mod csv;
pub mod failure;
pub mod geometry;
pub mod input;
mod list;
mod log;
mod output;
mod planned;
pub mod pool;
mod record;
pub mod resume;
mod run;
mod schema;
mod script;
mod sines;
mod sweep;
mod trace;
mod trap;
pub mod why;

use std::ffi::OsString;

use clap::Parser;

use arguments::{Arguments, Command};
use failure::Failure;

/// Does what `words` ask for, the first of which is the name of the program; the exit status.
pub fn run(words: impl IntoIterator<Item = OsString>) -> u8 {
    let words: Vec<OsString> = words.into_iter().collect();
    report_bugs(&words);
    let arguments = match Arguments::try_parse_from(&words) {
        Ok(arguments) => arguments,
        Err(words) => return answer(&words),
    };
    let outcome = match arguments.command {
        Command::Run(arguments) => run::run(&arguments),
        Command::Compare(arguments) => compare::compare(&arguments),
        Command::Geometry(arguments) => geometry::geometry(&arguments),
        Command::Why(arguments) => why::why(&arguments),
        Command::Sweep(arguments) => sweep::sweep(&arguments),
        Command::Plan(arguments) => campaign::plan::plan(&arguments),
        Command::Merge(arguments) => campaign::merge::merge(&arguments),
        Command::Bundle(arguments) => campaign::bundle::bundle(&arguments),
        Command::Verify(arguments) => campaign::verify::verify(&arguments),
        Command::Claims(arguments) => claims::claims(&arguments),
        Command::Check { file } => check::check(&file),
        Command::Audit { recording } => audit::audit(&recording),
        Command::Trace(arguments) => trace::trace(&arguments),
        Command::Script { files } => script::script(&files),
        Command::List => list::list(),
        Command::Schema { document } => schema::schema(document),
        Command::Bench { name } => bench::bench(&name),
    };
    status_of(outcome)
}

fn status_of(outcome: Result<(), Failure>) -> u8 {
    match outcome {
        Ok(()) => 0,
        Err(failure) => {
            failure.sentences().iter().for_each(|sentence| output::aside(sentence));
            failure.status()
        }
    }
}

/// Help and version go to standard output, as what was asked for; a wrong word is told, with status 2.
fn answer(words: &clap::Error) -> u8 {
    let text = words.render();
    if !words.use_stderr() {
        return status_of(output::text(&text.to_string()));
    }
    output::aside_lines(&text.to_string());
    u8::try_from(words.exit_code()).unwrap_or(1)
}

/// Lets a panic in a run of a sweep in shards end that run alone, as the program does; others go the way that they went.
/// For programs that use what is here without [`run`].
pub fn trap_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        trap::spring(info);
        before(info);
    }));
}

/// A panic is a bug of this program: says so, with what is needed to reproduce it, and ends with status 3.
fn report_bugs(words: &[OsString]) {
    let words: Vec<String> = words.iter().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    std::panic::set_hook(Box::new(move |info| {
        trap::spring(info);
        output::aside_lines(&format!(
            "This is a bug in skywindow {}: {info}\nIt can be reproduced with: skywindow {}",
            env!("CARGO_PKG_VERSION"),
            words.join(" ")
        ));
        std::process::exit(3);
    }));
}
