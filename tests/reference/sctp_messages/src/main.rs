//! Messages that are given up and interleaved by real stacks of SCTP, in virtual time.
//!
//! Without words: the rows of `sctp_messages.csv`; with the name of a stack, its own. With the number of a cell and a seed: what became of each message.
//! With `trace` before these: every packet.

mod cell;
mod dcsctp;
mod run;
mod stack;
mod trace;
mod usrsctp;

use std::process::Command;

use cell::Cell;

const CELLS: &str = include_str!("../cells.csv");

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let cells: Vec<&str> = CELLS.lines().skip(1).collect();
    let traced = words.first().is_some_and(|word| word == "trace");
    match &words[usize::from(traced)..] {
        [] => table(&cells, ""),
        [stack] => table(&cells, stack),
        [cell, seed] => {
            let cell = Cell::read(cells[cell.parse::<usize>().expect("a cell")]);
            one(&cell, seed.parse().expect("a seed"), traced);
        }
        _ => eprintln!("nothing, STACK, or [trace] CELL SEED"),
    }
}

fn one(cell: &Cell, seed: u64, traced: bool) {
    let mut stack: Box<dyn stack::Stack> = match cell.stack.as_str() {
        "dcsctp" => Box::new(dcsctp::Dcsctp::new(&cell.setting)),
        "usrsctp" => Box::new(usrsctp::Usrsctp::new(&cell.setting)),
        other => panic!("no stack {other}"),
    };
    let fates = run::run(cell, stack.as_mut(), seed, traced);
    if traced {
        return;
    }
    for (application, fates) in fates.iter().enumerate() {
        for fate in fates {
            println!("{application} {}", fate.map_or(-1, |age| age as i64));
        }
    }
}

/// Share that came, median and 95th percentile of the latency, ms, goodput, kbit/s.
fn figures(cell: &Cell, application: usize, ages: &[i64]) -> [f64; 4] {
    let mut came: Vec<i64> = ages.iter().copied().filter(|&age| age >= 0).collect();
    came.sort_unstable();
    let at = |share: f64| {
        let most = came.len().saturating_sub(1);
        came.get((share * most as f64).round() as usize).map_or(0.0, |&age| age as f64 / 1e6)
    };
    let bits = came.len() * cell.setting.applications[application].bytes * 8;
    let goodput = bits as f64 / cell.seconds as f64 / 1e3;
    [came.len() as f64 / ages.len() as f64, at(0.5), at(0.95), goodput]
}

fn table(cells: &[&str], stack: &str) {
    println!("{},application,quantity,value,standard_error", CELLS.lines().next().expect("a head"));
    for (at, line) in cells.iter().enumerate().filter(|(_, line)| line.starts_with(stack)) {
        let cell = Cell::read(line);
        let mut runs = vec![[const { Vec::new() }; 4]; cell.setting.applications.len()];
        for seed in 1..=cell.runs {
            let program = std::env::current_exe().expect("this program");
            let out = Command::new(program).args([at.to_string(), seed.to_string()]).output().expect("a run");
            assert!(out.status.success(), "{line}: {}", String::from_utf8_lossy(&out.stderr));
            let text = String::from_utf8_lossy(&out.stdout);
            let mut ages = vec![Vec::new(); runs.len()];
            for line in text.lines() {
                let (application, age) = line.split_once(' ').expect("two words");
                ages[application.parse::<usize>().unwrap()].push(age.parse::<i64>().unwrap());
            }
            for (application, ages) in ages.iter().enumerate() {
                let figures = figures(&cell, application, ages);
                (0..4).for_each(|at| runs[application][at].push(figures[at]));
            }
        }
        for (application, quantities) in runs.iter().enumerate() {
            for (name, runs) in ["came", "median_ms", "p95_ms", "goodput_kbps"].iter().zip(quantities) {
                let n = runs.len() as f64;
                let mean = runs.iter().sum::<f64>() / n;
                let squares: f64 = runs.iter().map(|run| (run - mean) * (run - mean)).sum();
                let error = if n > 1.0 { (squares / (n - 1.0) / n).sqrt() } else { 0.0 };
                println!("{line},{application},{name},{mean:.6},{error:.6}");
            }
        }
    }
}
