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

    /// A sender with the kernel's choices, as far as they are settings.
    fn settings(&self) -> Tcp {
        let mut tcp = Tcp {
            receiver_buffer_bytes: 1 << 24,
            byte_counting_limit: Some(1000),
            halve_whole_segments: Some(true),
            delayed_ack: Some(Duration::from_millis(40)),
            rto_min: Some(Duration::from_millis(2 * self.delay_ms + 200)),
            ..Tcp::rfc5681()
        };
        tcp.controller = match self.controller {
            "hybla" => Algorithm::Hybla,
            "vegas" => Algorithm::Vegas,
            "westwood" => Algorithm::Westwood,
            "reno" => Algorithm::NewReno,
            _ => Algorithm::Cubic,
        };
        let cubic = &mut tcp.own.cubic.0;
        cubic.cubic_alpha = Some(CubicAlpha::Linux);
        cubic.cubic_whole_segments = Some(true);
        cubic.hystart_2008 = Some(self.controller == "cubic");
        tcp
    }

    /// kbit/s.
    fn goodput(&self, seed: u64) -> f64 {
        let access = Link::new(self.bps, 0).with_queue(self.queue);
        let links = vec![access, Link::new(1_000_000_000_000, self.delay_ms)];
        let fate = |crossing: &Crossing<'_>| {
            let lost = crossing.from == A && is_lost(self.loss, seed, crossing.ordinal);
            if lost { Fate::Lost } else { Fate::Arrives }
        };
        let mut net = Net::<_, Quiet>::pair(&self.settings(), links, Source::Endless, fate);
        net.lossy_hop = 1;
        let [before, after] = [self.from_s, self.until_s].map(|at| {
            net.run(seconds(at));
            net.flows[0].ends[B].receiver().delivered_bytes as f64
        });
        (after - before) * 8.0 / (self.until_s - self.from_s) as f64 / 1e3
    }

    /// Whether the rest of TCP decides instead of the controller: Hybla's first burst over GEO meets the kernel's growing
    /// receiver window and its repair of hundreds of losses, HyStart of 2008 ends slow start later there, and Westwood's
    /// rate takes over what that repair did.
    fn is_of_the_machinery(&self) -> bool {
        self.delay_ms == 280
            && (["hybla", "westwood"].contains(&self.controller) || self.controller.starts_with("cubic"))
    }

    fn compare(&self, setting: &str, least: f64, check: &mut Check) {
        let runs: Vec<f64> =
            (1..=if self.loss == 0.0 { 1 } else { SEEDS }).map(|seed| self.goodput(seed)).collect();
        check.compare(setting, GOODPUT, self.theirs, Measured::of(&runs), least * self.theirs.value);
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
        if cell.loss == 0.0 && !cell.is_of_the_machinery() {
            cell.compare(&setting(line), 0.03, &mut check);
        }
    }
    check.finish(32);
}

/// Under loss Reno itself is up to 4 % below the kernel, and the others with it.
#[test]
#[ignore = "half a minute"]
fn under_loss_goodput_is_as_close_as_renos() {
    let mut check = Check::new("linux-controllers-loss");
    for line in CELLS.lines().skip(1) {
        let cell = Cell::read(line);
        let bursts = cell.controller == "hybla" && cell.delay_ms == 280;
        if cell.loss > 0.0 && !bursts {
            cell.compare(&setting(line), 0.055, &mut check);
        }
    }
    check.finish(54);
}
