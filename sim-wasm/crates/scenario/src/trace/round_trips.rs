//! Round trips as the LENS data set has them (Zhao and Pan 2024), of IRTT and of ping: CSV with a header of `timestamp`,
//! `rtt` and perhaps `uplink` and `downlink`, ms; -1 in one of these is a loss, on that way if it is not `rtt`.
//!
//! Timestamps are whole nanoseconds, or seconds with a decimal point. What a probe was lost on the way of, packets are lost
//! on from its instant until the next probe's; a loss on a way that is not known strikes both. The clocks at both ends need not
//! agree, so that half a round trip stands for the delay of each way; a probe that is lost leaves it as it was.

use super::{Step, lines, quoted};

/// The column by which such a table is known.
pub(super) const RTT: &str = "rtt";

const COLUMNS: [&str; 4] = ["timestamp", RTT, "uplink", "downlink"];

/// What stands for a loss.
const LOST: f64 = -1.0;

/// The longest round trip, ms, as twice the delay of a step.
const LONGEST_MS: f64 = 7_200_000.0;

/// How many times the usual distance of two samples is a hole.
const HOLE: u64 = 100;

/// A direction of a link, seen from who measures it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Away: the uplink of a terminal, and of a wire from its first end to the second.
    Out,
    /// Back.
    Back,
}

/// A probe.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RoundTrip {
    /// When it was sent, ns, by a clock whose zero is of no matter; of Unix time in the data set.
    pub at_ns: u64,
    /// How long it was on its way there and back, ms; none if it was lost.
    pub rtt_ms: Option<f64>,
    /// Whether it may have been lost on the way out, and on the way back.
    pub lost: [bool; 2],
}

/// The probes in order of time, two or more, of which one or more came back.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundTrips(Vec<RoundTrip>);

impl RoundTrips {
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let mut lines = lines(text);
        let (number, header) = lines.next().unwrap_or((1, ""));
        let columns = columns(header).map_err(|why| format!("line {number}: {why}"))?;
        let mut trips: Vec<RoundTrip> = Vec::new();
        let mut numbers = Vec::new();
        for (number, line) in lines {
            let at_line = |why: String| format!("line {number}: {why}");
            let trip = trip(line, &columns).map_err(at_line)?;
            if trips.last().is_some_and(|before| trip.at_ns < before.at_ns) {
                return Err(at_line(
                    "its timestamp is before that of the line before: time goes backwards".into(),
                ));
            }
            trips.push(trip);
            numbers.push(number);
        }
        if trips.len() < 2 || trips.first().map(|one| one.at_ns) == trips.last().map(|one| one.at_ns) {
            return Err("has fewer than two samples below its header".into());
        }
        if trips.iter().all(|trip| trip.rtt_ms.is_none()) {
            return Err("has no round trip: every sample is a loss".into());
        }
        has_no_hole(&trips, &numbers)?;
        Ok(Self(trips))
    }

    /// The probes.
    pub fn all(&self) -> &[RoundTrip] {
        &self.0
    }

    /// From the first to the last, s.
    pub fn lasts_s(&self) -> f64 {
        self.0.last().map_or(0.0, |last| self.after_s(last))
    }

    fn after_s(&self, trip: &RoundTrip) -> f64 {
        (trip.at_ns - self.0.first().map_or(0, |first| first.at_ns)) as f64 / 1e9
    }

    /// What a link is like in one direction, a step for every change.
    pub(super) fn steps(&self, way: Way) -> Vec<Step> {
        let mut rtt_ms = self.0.iter().find_map(|trip| trip.rtt_ms).unwrap_or_default();
        let mut steps: Vec<Step> = Vec::new();
        for trip in &self.0 {
            rtt_ms = trip.rtt_ms.unwrap_or(rtt_ms);
            let loss = Some(f64::from(u8::from(trip.lost[usize::from(way == Way::Back)])));
            let step =
                Step { time_s: self.after_s(trip), delay_ms: Some(rtt_ms / 2.0), rate_bps: None, loss };
            match steps.last_mut() {
                Some(last) if last.time_s == step.time_s => *last = step,
                Some(last) if (last.delay_ms, last.loss) == (step.delay_ms, step.loss) => {}
                _ => steps.push(step),
            }
        }
        steps
    }
}

/// That no two samples are far more apart than is usual.
fn has_no_hole(trips: &[RoundTrip], numbers: &[usize]) -> Result<(), String> {
    let gaps: Vec<u64> = trips.windows(2).map(|pair| pair[1].at_ns - pair[0].at_ns).collect();
    let mut sorted = gaps.clone();
    sorted.sort_unstable();
    let usual = sorted[sorted.len() / 2].max(1);
    let Some(hole) = gaps.iter().position(|&gap| gap > usual.saturating_mul(HOLE)) else { return Ok(()) };
    let [gap_s, usual_s] = [gaps[hole], usual].map(|ns| ns as f64 / 1e9);
    Err(format!(
        "line {}: comes {gap_s} s after the line before, and samples are {usual_s} s apart: a trace has no holes",
        numbers[hole + 1]
    ))
}

fn columns(header: &str) -> Result<Vec<&'static str>, String> {
    let mut columns: Vec<&'static str> = Vec::new();
    for name in header.split(',').map(str::trim) {
        let column = COLUMNS.into_iter().find(|&column| column == name);
        let column = column.ok_or_else(|| {
            format!("{} is no column of round trips (known: {})", quoted(name), COLUMNS.join(", "))
        })?;
        if columns.contains(&column) {
            return Err(format!("the column {name} is there twice"));
        }
        columns.push(column);
    }
    let missing = COLUMNS[..2].iter().find(|column| !columns.contains(*column));
    missing.map_or(Ok(columns), |column| Err(format!("the column {column} is missing")))
}

fn trip(line: &str, columns: &[&'static str]) -> Result<RoundTrip, String> {
    let cells: Vec<&str> = line.split(',').map(str::trim).collect();
    if cells.len() > columns.len() {
        return Err(format!("{} values, but the header has {} columns", cells.len(), columns.len()));
    }
    let cell = |name: &'static str| -> Result<Option<&str>, String> {
        let Some(index) = columns.iter().position(|&column| column == name) else { return Ok(None) };
        let cell = cells.get(index).copied().filter(|cell| !cell.is_empty());
        cell.map(Some).ok_or_else(|| format!("{name} is missing: a trace has no holes"))
    };
    let number = |name: &'static str| {
        let Some(cell) = cell(name)? else { return Ok(None) };
        let value = cell.parse::<f64>().ok().filter(|value| value.is_finite());
        value.map(Some).ok_or_else(|| format!("{name}: {} is not a number", quoted(cell)))
    };
    let stamp = cell("timestamp")?.unwrap_or_default();
    let at_ns = instant_ns(stamp).ok_or_else(|| {
        format!("timestamp: {} is neither whole nanoseconds nor seconds with a decimal point", quoted(stamp))
    })?;
    let (rtt, uplink, downlink) = (number(RTT)?.unwrap_or_default(), number("uplink")?, number("downlink")?);
    if rtt > 0.0 && rtt <= LONGEST_MS {
        return Ok(RoundTrip { at_ns, rtt_ms: Some(rtt), lost: [false; 2] });
    }
    let lost = [uplink, downlink].map(|way| rtt == LOST || way == Some(LOST));
    if lost == [false; 2] || (rtt != LOST && rtt != 0.0) {
        return Err(format!(
            "rtt: {rtt} is neither above 0 and up to {LONGEST_MS} ms, nor a loss, which is -1"
        ));
    }
    Ok(RoundTrip { at_ns, rtt_ms: None, lost })
}

/// An instant as whole nanoseconds, or as seconds with up to nine decimals.
fn instant_ns(cell: &str) -> Option<u64> {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let Some((seconds, decimals)) = cell.split_once('.') else {
        return cell.parse().ok().filter(|_| digits(cell));
    };
    if !digits(seconds) || !digits(decimals) || decimals.is_empty() {
        return None;
    }
    let nanos: u64 = format!("{decimals:0<9.9}").parse().ok()?;
    seconds.parse::<u64>().ok()?.checked_mul(1_000_000_000)?.checked_add(nanos)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The kinds of lines that the description of the data set shows, with other numbers.
    const IRTT: &str = "timestamp,rtt,uplink,downlink\n\
        1705000000000000000,40,22,18\n\
        1705000000010000000,0,0,-1\n\
        1705000000020000000,0,-1,0\n\
        1705000000030000000,-1,0,0\n\
        1705000000040000000,60.5,30,30.5\n\
        1705000000050000000,60.5,-10470.25,10530.75\n";

    fn told(steps: &[Step]) -> Vec<(f64, f64, f64)> {
        steps.iter().map(|step| (step.time_s, step.delay_ms.unwrap(), step.loss.unwrap())).collect()
    }

    #[test]
    fn a_loss_lasts_until_the_next_sample_on_the_way_that_is_known_else_on_both() {
        let trips = RoundTrips::read(IRTT).unwrap();
        let out = [(0.0, 20.0, 0.0), (0.02, 20.0, 1.0), (0.04, 30.25, 0.0)];
        assert_eq!(told(&trips.steps(Way::Out)), out);
        let back =
            [(0.0, 20.0, 0.0), (0.01, 20.0, 1.0), (0.02, 20.0, 0.0), (0.03, 20.0, 1.0), (0.04, 30.25, 0.0)];
        assert_eq!(told(&trips.steps(Way::Back)), back);
        assert_eq!(trips.lasts_s(), 0.05);
    }

    #[test]
    fn ping_has_seconds_and_no_ways() {
        let trips = RoundTrips::read(
            "timestamp,rtt\n1705000000.533641,90\n1705000000.54,-1\n1705000000.55492,96.5\n",
        );
        let trips = trips.unwrap();
        assert_eq!(trips.all()[0].at_ns, 1_705_000_000_533_641_000);
        assert_eq!(told(&trips.steps(Way::Out)), told(&trips.steps(Way::Back)));
        let steps = [(0.0, 45.0, 0.0), (0.006_359, 45.0, 1.0), (0.021_279, 48.25, 0.0)];
        assert_eq!(told(&trips.steps(Way::Out)), steps);
    }

    #[test]
    fn a_delay_before_the_first_that_came_back_is_that_one() {
        let trips = RoundTrips::read("timestamp,rtt\n10,-1\n20,50\n").unwrap();
        assert_eq!(told(&trips.steps(Way::Out)), [(0.0, 25.0, 1.0), (1e-8, 25.0, 0.0)]);
    }

    #[test]
    fn what_is_wrong_is_told_with_its_line() {
        let error = |rows: &str| RoundTrips::read(&format!("timestamp,rtt,uplink\n{rows}")).unwrap_err();
        assert_eq!(
            error("20,5,2\n10,5,2"),
            "line 3: its timestamp is before that of the line before: time goes backwards"
        );
        assert_eq!(error("10,5"), "line 2: uplink is missing: a trace has no holes");
        assert_eq!(error("10,,2"), "line 2: rtt is missing: a trace has no holes");
        assert_eq!(error("10,5,x"), "line 2: uplink: \"x\" is not a number");
        assert_eq!(error("10,5,2,7"), "line 2: 4 values, but the header has 3 columns");
        assert_eq!(
            error("1e9,5,2"),
            "line 2: timestamp: \"1e9\" is neither whole nanoseconds nor seconds with a decimal point"
        );
        assert_eq!(
            error("10,0,2"),
            "line 2: rtt: 0 is neither above 0 and up to 7200000 ms, nor a loss, which is -1"
        );
        assert_eq!(error("10,-1,0\n20,0,-1"), "has no round trip: every sample is a loss");
        assert_eq!(error("10,5,2"), "has fewer than two samples below its header");
        assert_eq!(error("10,5,2\n10,6,2"), "has fewer than two samples below its header", "of one instant");
        let hole = "0,5,2\n10000000,5,2\n20000000,5,2\n1520000000,5,2\n1530000000,5,2";
        assert_eq!(
            error(hole),
            "line 5: comes 1.5 s after the line before, and samples are 0.01 s apart: a trace has no holes"
        );
    }

    #[test]
    fn a_header_names_known_columns_once() {
        let error = |header| RoundTrips::read(header).unwrap_err();
        assert_eq!(
            error("time,rtt"),
            "line 1: \"time\" is no column of round trips (known: timestamp, rtt, uplink, downlink)"
        );
        assert_eq!(error("rtt,uplink"), "line 1: the column timestamp is missing");
        assert_eq!(error("timestamp,rtt,rtt"), "line 1: the column rtt is there twice");
    }
}
