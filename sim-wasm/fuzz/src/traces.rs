//! Texts of traces, in each of their forms: short, and mostly such as documents may hold.

use std::fmt::Write as _;

use crate::draws::Draws;

/// A text that is a trace, and now and then no trace after all.
pub(crate) fn trace(draws: &mut Draws) -> String {
    let lines = 1 + draws.below(30);
    let mut text = String::new();
    match draws.below(4) {
        0 => {
            let mut ms = draws.below(3);
            for _ in 0..lines {
                ms += draws.below(40);
                let _ = writeln!(text, "{ms}");
            }
        }
        1 => {
            for _ in 0..lines {
                let _ = writeln!(text, "{}", draws.below(80));
            }
        }
        2 => {
            text.push_str("time_s,delay_ms,rate_bps,loss\n");
            let mut tenths = draws.below(2);
            for _ in 0..lines {
                let rate_bps = [0, 9_600, 1_000_000, 50_000_000][draws.below(4)];
                let loss = [0.0, 0.0, 0.01, 1.0][draws.below(4)];
                let _ = writeln!(text, "{},{},{rate_bps},{loss}", tenths as f64 / 10.0, draws.below(300));
                tenths += 1 + draws.below(60);
            }
        }
        _ => {
            text.push_str("timestamp,rtt,uplink,downlink\n");
            for number in 0..=lines {
                let at = 1_705_000_000_000_000_000 + number * 100_000_000 + draws.below(90_000_000);
                let trip = match draws.below(8) {
                    0 => "-1,0,0".to_owned(),
                    1 => "0,-1,0".to_owned(),
                    2 => "0,0,-1".to_owned(),
                    _ => format!("{},1,1", 1 + draws.below(600)),
                };
                let _ = writeln!(text, "{at},{trip}");
            }
        }
    }
    text
}
