//! A row of `cells.csv`.

use crate::stack::{Application, Setting};

pub struct Cell {
    pub stack: String,
    pub setting: Setting,
    pub rate_bps: u64,
    pub one_way_delay_ms: f64,
    pub loss: f64,
    pub seconds: u64,
    pub runs: u64,
}

impl Cell {
    /// `stack,policy,limit,send_buffer_bytes,interleaving,scheduler,rate_bps,one_way_delay_ms,loss,applications,seconds,runs`,
    /// an application as `bytes/interval_ms@priority*weight`, with `;` between them.
    pub fn read(line: &str) -> Self {
        let words: Vec<&str> = line.split(',').collect();
        let number = |at: usize| words[at].parse::<f64>().unwrap_or_else(|_| panic!("{line}: {}", words[at]));
        let application = |text: &str| {
            let part: Vec<u64> = text.split(['/', '@', '*']).map(|part| part.parse().expect("a number")).collect();
            Application {
                bytes: part[0] as usize,
                interval_ms: part[1],
                priority: part[2] as u32,
                weight: part[3] as u16,
            }
        };
        Self {
            stack: words[0].to_owned(),
            setting: Setting {
                policy: words[1].to_owned(),
                limit: number(2) as u32,
                send_buffer: number(3) as u32,
                interleaving: words[4] == "true",
                scheduler: words[5].to_owned(),
                applications: words[9].split(';').map(application).collect(),
            },
            rate_bps: number(6) as u64,
            one_way_delay_ms: number(7),
            loss: number(8),
            seconds: number(10) as u64,
            runs: number(11) as u64,
        }
    }
}
