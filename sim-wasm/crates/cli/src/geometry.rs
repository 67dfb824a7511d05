//! `skywindow geometry`: paths between two stations over time, or the handovers of one, as CSV.

use std::fmt::Write as _;

use skywindow_orbit::{HandoverPolicy, Sky, geometry as sampled};
use skywindow_scenario::Scenario;
use skywindow_units::{Duration, SimTime};
use skywindow_world::{Layout, Names};

use crate::arguments::{GeometryArguments, PathPolicy};
use crate::failure::Failure;
use crate::input;
use crate::output;

/// The last instant: as long as a run may be, 30 days.
const LAST_S: f64 = 2_592_000.0;
/// The most rows printed: a row a second for as long.
const MOST_ROWS: f64 = LAST_S;

/// Bytes of rows that are printed together.
const PRINTED_AT_ONCE: usize = 1 << 16;

/// Prints what was asked for.
///
/// # Errors
/// What is wrong with the input.
pub fn geometry(arguments: &GeometryArguments) -> Result<(), Failure> {
    let scenario = input::scenario(&arguments.scenario, arguments.elements.as_deref(), &arguments.set)?;
    let geometry = Geometry::new(&scenario, arguments)?;
    match (&arguments.handovers, &arguments.from, &arguments.to) {
        (Some(station), _, _) => output::text(&handovers(&geometry.handovers(station)?)),
        (None, Some(from), Some(to)) => print(geometry.paths([from, to])?),
        _ => Ok(()),
    }
}

/// A scenario's geometry over a time.
pub struct Geometry<'a> {
    scenario: &'a Scenario,
    layout: Layout,
    sky: Sky,
    start_s: f64,
    duration_s: f64,
    step: &'a str,
}

/// The path between two stations at an instant.
#[derive(Clone, Debug, PartialEq)]
pub struct PathRow {
    /// The instant, s.
    pub time_s: f64,
    /// One-way propagation delay, ms; none without a path.
    pub delay_ms: Option<f64>,
    /// Links on the path, ground links included; 0 without a path.
    pub links: u32,
    /// The nodes, from end to end: satellites by their numbers, others by their names.
    pub path: Vec<String>,
}

/// A terminal passes from one satellite to another.
#[derive(Clone, Debug, PartialEq)]
pub struct HandoverRow {
    /// When, s.
    pub time_s: f64,
    /// The station of the terminal.
    pub station: String,
    /// The satellite before; none if there was none.
    pub from: Option<u32>,
    /// The satellite after; none if there is none.
    pub to: Option<u32>,
    /// Elevation of the satellite after, degrees; none without one.
    pub elevation_deg: Option<f64>,
}

impl<'a> Geometry<'a> {
    /// That of `scenario` over the time and by the policy of `arguments`.
    ///
    /// # Errors
    /// What stands in the way of it, and a time that is none.
    pub fn new(scenario: &'a Scenario, arguments: &'a GeometryArguments) -> Result<Self, Failure> {
        let mut layout = Layout::new(scenario)?;
        if let Some(policy) = arguments.policy {
            for constellation in &mut layout.sky.constellations {
                constellation.handover.policy = match policy {
                    PathPolicy::Hold => HandoverPolicy::Hold,
                    PathPolicy::Ideal => HandoverPolicy::Ideal,
                };
            }
        }
        let sky = Sky::new(&layout.sky).map_err(Failure::input)?;
        let start_s = positive("start", &arguments.start, 0.0)?;
        let duration_s = match &arguments.duration {
            Some(text) => positive("duration", text, 0.0)?,
            None => scenario.duration_s,
        };
        if start_s + duration_s > LAST_S {
            return Err(Failure::input(format!(
                "--duration: {start_s} s and {duration_s} s lead beyond 30 days, {LAST_S} s"
            )));
        }
        Ok(Self { scenario, layout, sky, start_s, duration_s, step: &arguments.step })
    }

    /// The path between two stations, a row a step, as they come: there may be millions.
    ///
    /// # Errors
    /// A step that is none, or stations that no path joins.
    pub fn paths(&self, stations: [&str; 2]) -> Result<impl Iterator<Item = PathRow>, Failure> {
        let (step_s, duration_s) = (positive("step", self.step, f64::MIN_POSITIVE)?, self.duration_s);
        if duration_s / step_s > MOST_ROWS {
            return Err(Failure::input(format!(
                "--step: {} s gives more than {MOST_ROWS} rows over {duration_s} s",
                self.step
            )));
        }
        let names = Names::new(self.scenario, &self.layout);
        let [from, to] = terminals(&self.layout, stations)?;
        let [start, step, duration] = [self.start_s, step_s, duration_s].map(Duration::from_secs_f64);
        let request =
            sampled::TraceRequest { from, to, start: SimTime::ZERO + start, step, duration, policy: None };
        let satellites = self.layout.satellites();
        let called = move |node: &u32| match *node {
            node if node < satellites => node.to_string(),
            node => names.node(f64::from(node)).to_owned(),
        };
        Ok(sampled::trace(&self.sky, &request).map(move |row| PathRow {
            time_s: row.t.as_secs_f64(),
            delay_ms: row.delay.map(Duration::as_millis_f64),
            links: row.links,
            path: row.path.iter().map(&called).collect(),
        }))
    }

    /// The handovers of a station, by constellation and in order of time.
    ///
    /// # Errors
    /// A station that is none.
    pub fn handovers(&self, name: &str) -> Result<Vec<HandoverRow>, Failure> {
        let station = station(&self.layout, name)?;
        let first = SimTime::from_secs_f64(self.start_s);
        let last = Duration::from_secs_f64(self.start_s + self.duration_s);
        let terminals = (0..self.scenario.constellations.len())
            .filter_map(|constellation| self.layout.terminal_of(&station, constellation));
        let rows = terminals
            .flat_map(|node| sampled::handovers(&self.sky, node - self.layout.satellites(), last))
            .filter(|row| row.t >= first);
        Ok(rows
            .map(|row| HandoverRow {
                time_s: row.t.as_secs_f64(),
                station: station.clone(),
                from: row.from,
                to: row.to,
                elevation_deg: row.elevation_deg,
            })
            .collect())
    }
}

/// A time that an option gives, s, at least `least`.
///
/// # Errors
/// It is no time, or out of bounds.
pub fn positive(option: &str, text: &str, least: f64) -> Result<f64, Failure> {
    let value = input::seconds(option, text)?;
    if value < least || value > LAST_S {
        let bounds = if least > 0.0 { "above 0 s and at most" } else { "between 0 s and" };
        return Err(Failure::input(format!("--{option}: {text} s is not {bounds} {LAST_S} s")));
    }
    Ok(value)
}

/// The terminals of the two stations: of a constellation that both use.
fn terminals(layout: &Layout, names: [&str; 2]) -> Result<[u32; 2], Failure> {
    let names = [station(layout, names[0])?, station(layout, names[1])?];
    (0..layout.sky.constellations.len())
        .find_map(|constellation| {
            Some([
                layout.terminal_of(&names[0], constellation)?,
                layout.terminal_of(&names[1], constellation)?,
            ])
        })
        .map(|nodes| nodes.map(|node| node - layout.satellites()))
        .ok_or_else(|| Failure::input(format!("{} and {} use no common constellation", names[0], names[1])))
}

/// The station called `name`, whatever its capitals.
///
/// # Errors
/// No station with a terminal is called so.
pub fn station(layout: &Layout, name: &str) -> Result<String, Failure> {
    let mut known: Vec<&str> =
        layout.terminals.iter().filter(|t| !t.background).map(|t| t.station.as_str()).collect();
    known.dedup();
    known
        .iter()
        .find(|station| station.eq_ignore_ascii_case(name))
        .map(|station| (*station).to_owned())
        .ok_or_else(|| {
            let all = known.join(", ");
            let known =
                if all.is_empty() { "no station has one".to_owned() } else { format!("known: {all}") };
            Failure::input(format!("\"{name}\" has no terminal in this scenario ({known})"))
        })
}

/// Prints the rows as they come.
fn print(rows: impl Iterator<Item = PathRow>) -> Result<(), Failure> {
    let mut text = String::from("time_s,delay_ms,links,path\n");
    for PathRow { time_s, delay_ms, links, path } in rows {
        let delay = delay_ms.map_or_else(String::new, |delay| format!("{delay:.6}"));
        let _ = writeln!(text, "{time_s},{delay},{links},{}", path.join(" "));
        if text.len() >= PRINTED_AT_ONCE {
            if !output::part(&text)? {
                return Ok(());
            }
            text.clear();
        }
    }
    output::text(&text)
}

fn handovers(rows: &[HandoverRow]) -> String {
    let mut text = String::from("time_s,station,from,to,elevation_deg\n");
    for HandoverRow { time_s, station, from, to, elevation_deg } in rows {
        let satellite = |satellite: &Option<u32>| satellite.map_or_else(String::new, |s| s.to_string());
        let (from, to) = (satellite(from), satellite(to));
        let elevation = elevation_deg.map_or_else(String::new, |degrees| format!("{degrees:.3}"));
        let _ = writeln!(text, "{time_s},{station},{from},{to},{elevation}");
    }
    text
}
