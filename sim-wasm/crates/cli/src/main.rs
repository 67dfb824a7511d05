//! The `skywindow` command: everything the page can run, in a terminal.

mod arguments;
mod bench;
mod capture;
mod check;
mod claims;
mod compare;
mod failure;
mod geometry;
mod input;
mod list;
mod output;
mod pool;
mod record;
mod resume;
mod run;
mod schema;
mod script;
mod sweep;

use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command};

fn main() -> ExitCode {
    report_bugs();
    let outcome = match Arguments::parse().command {
        Command::Run(arguments) => run::run(&arguments),
        Command::Compare(arguments) => compare::compare(&arguments),
        Command::Geometry(arguments) => geometry::geometry(&arguments),
        Command::Sweep(arguments) => sweep::sweep(&arguments),
        Command::Claims(arguments) => claims::claims(&arguments),
        Command::Check { file } => check::check(&file),
        Command::Script { files } => script::script(&files),
        Command::List => list::list(),
        Command::Schema { document } => schema::schema(document),
        Command::Bench { name } => bench::bench(&name),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            output::aside(&failure.to_string());
            failure.status()
        }
    }
}

/// A panic is a bug of this program: says so, with what is needed to reproduce it, and ends with status 3.
fn report_bugs() {
    std::panic::set_hook(Box::new(|info| {
        let words: Vec<String> =
            std::env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
        output::aside(&format!(
            "This is a bug in skywindow {}: {info}\nIt can be reproduced with: skywindow {}",
            env!("CARGO_PKG_VERSION"),
            words.join(" ")
        ));
        std::process::exit(3);
    }));
}
