//! Controllers as Linux has them, against the kernel itself in virtual time (tests/reference/linux_controllers.csv).

use skywindow_transport::api::{Endpoint as _, Source};
use skywindow_transport::congestion::{Algorithm, CubicAlpha};
use skywindow_transport::tcp::Tcp;
use skywindow_units::Duration;
use skywindow_validation::{Check, Measured, Quantity};

use crate::common::{A, B, Crossing, Fate, Link, Net, Quiet, seconds};
use crate::support::is_lost;

const CELLS: &str = include_str!("../../../../../tests/reference/linux_controllers.csv");
const SEEDS: u64 = 12;

const GOODPUT: Quantity = Quantity("goodput", "kbit/s");

/// A row of the cells.
struct Cell<'a> {
    controller: &'a str,
    bps: u64,
    delay_ms: u64,
    queue: usize,
    /// That the kernel's segments met.
    loss: f64,
    from_s: u64,
    until_s: u64,
    theirs: Measured,
}

impl<'a> Cell<'a> {
    fn read(line: &'a str) -> Self {
        let words: Vec<&str> = line.split(',').collect();
        let number = |at: usize| words[at].parse::<f64>().expect("a number");
        Self {
            controller: words[0],
            bps: number(1) as u64,
            delay_ms: number(2) as u64,
            queue: number(3) as usize,
            loss: number(5),
            from_s: number(6) as u64,
            until_s: number(7) as u64,
            theirs: Measured { value: number(9), error: number(10) },
        }
    }

    /// What stands for the controller.
    fn controlled(&self, rules: Tcp) -> Tcp {
        let controller = match self.controller {
            "hybla" => Algorithm::Hybla,
            "vegas" => Algorithm::Vegas,
            "westwood" => Algorithm::Westwood,
            "reno" => Algorithm::NewReno,
            _ => Algorithm::Cubic,
        };
        let mut tcp = Tcp { controller, ..rules };
        let cubic = &mut tcp.own.cubic.0;
        cubic.cubic_alpha = Some(CubicAlpha::Linux);
        cubic.cubic_whole_segments = Some(true);
        cubic.hystart_2008 = Some(self.controller == "cubic");
        tcp
    }

    /// The rules of the RFCs with the kernel's choices.
    fn by_the_rfcs(&self) -> Tcp {
        self.controlled(Tcp {
            receiver_buffer_bytes: 1 << 24,
            byte_counting_limit: Some(1000),
            halve_whole_segments: Some(true),
            delayed_ack: Some(Duration::from_millis(40)),
            rto_min: Some(Duration::from_millis(2 * self.delay_ms + 200)),
            ..Tcp::rfc5681()
        })
    }

    /// The profile without what was switched off in the kernel, and the largest window that it announced.
    fn by_the_profile(&self) -> Tcp {
        let off = Some(false);
        self.controlled(Tcp {
            receiver_buffer_bytes: 21_233_664,
            rack: off,
            tail_loss_probe: off,
            forward_rto: off,
            duplicate_blocks: off,
            proportional_reduction: off,
            quick_acks: Some(0),
            quick_while_growing: off,
            ..Tcp::linux()
        })
    }

    /// kbit/s.
    fn goodput(&self, rules: &Tcp, seed: u64) -> f64 {
        let access = Link::new(self.bps, 0).with_queue(self.queue);
        let links = vec![access, Link::new(1_000_000_000_000, self.delay_ms)];
        let fate = |crossing: &Crossing<'_>| {
            let lost = crossing.from == A && is_lost(self.loss, seed, crossing.ordinal);
            if lost { Fate::Lost } else { Fate::Arrives }
        };
        let mut net = Net::<_, Quiet>::pair(rules, links, Source::Endless, fate);
        net.lossy_hop = 1;
        let [before, after] = [self.from_s, self.until_s].map(|at| {
            net.run(seconds(at));
            net.flows[0].ends[B].receiver().delivered_bytes as f64
        });
        (after - before) * 8.0 / (self.until_s - self.from_s) as f64 / 1e3
    }

    /// Whether thousands of segments leave at once, and what becomes of them decides.
    fn bursts(&self) -> bool {
        self.controller == "hybla" && self.delay_ms == 280
    }

    /// Whether a timeout more or less of a single run over 280 ms is worth more than what is compared: the overflow of slow
    /// start is repaired by timeouts where RACK is off. The rules of the RFCs meet those of Reno, of Vegas and, at 10 Mbit/s,
    /// of CUBIC; those of the profile meet fewer, and are compared over 35 ms alone.
    fn is_chance(&self) -> bool {
        self.controller == "westwood" || self.controller.starts_with("cubic") && self.bps < 10_000_000
    }

    fn compare(&self, setting: &str, rules: &Tcp, check: &mut Check) {
        let seeds = if self.loss == 0.0 { 1 } else { SEEDS };
        let runs: Vec<f64> = (1..=seeds).map(|seed| self.goodput(rules, seed)).collect();
        check.compare(setting, GOODPUT, self.theirs, Measured::of(&runs), 0.03 * self.theirs.value);
    }
}

/// What a row says of its setting.
fn setting(line: &str) -> String {
    let words: Vec<&str> = line.split(',').collect();
    let mbps = words[1].parse::<f64>().expect("a rate") / 1e6;
    let percent = words[4].parse::<f64>().expect("a loss") * 100.0;
    format!("{}, {mbps} Mbit/s, {} ms, queue of {}, {percent} % loss", words[0], words[2], words[3])
}

#[test]
fn without_loss_goodput_is_the_kernels() {
    let mut check = Check::new("linux-controllers");
    for line in CELLS.lines().skip(1) {
        let cell = Cell::read(line);
        if cell.loss > 0.0 {
            continue;
        }
        let is_long = cell.delay_ms == 280;
        if !(cell.bursts() || is_long && cell.is_chance()) {
            cell.compare(&setting(line), &cell.by_the_rfcs(), &mut check);
        }
        if !is_long {
            cell.compare(&format!("profile linux: {}", setting(line)), &cell.by_the_profile(), &mut check);
        }
    }
    check.finish(60);
}

#[test]
#[ignore = "half a minute"]
fn under_loss_goodput_is_the_kernels() {
    let mut check = Check::new("linux-controllers-loss");
    for line in CELLS.lines().skip(1) {
        let cell = Cell::read(line);
        if cell.loss > 0.0 && !cell.bursts() {
            cell.compare(&setting(line), &cell.by_the_profile(), &mut check);
        }
    }
    check.finish(54);
}
