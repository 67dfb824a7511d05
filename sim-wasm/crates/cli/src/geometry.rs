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
    let mut layout = Layout::new(&scenario)?;
    if let Some(policy) = arguments.policy {
        for constellation in &mut layout.sky.constellations {
            constellation.handover.policy = match policy {
                PathPolicy::Hold => HandoverPolicy::Hold,
                PathPolicy::Ideal => HandoverPolicy::Ideal,
            };
        }
    }
    let sky = Sky::new(&layout.sky).map_err(Failure::input)?;
    let start = positive("start", &arguments.start, 0.0)?;
    let duration = match &arguments.duration {
        Some(text) => positive("duration", text, 0.0)?,
        None => scenario.duration_s,
    };
    if start + duration > LAST_S {
        return Err(Failure::input(format!(
            "--duration: {start} s and {duration} s lead beyond 30 days, {LAST_S} s"
        )));
    }
    match (&arguments.handovers, &arguments.from, &arguments.to) {
        (Some(station), _, _) => {
            output::text(&handovers(&scenario, &layout, &sky, station, [start, duration])?)
        }
        (None, Some(from), Some(to)) => {
            let step = positive("step", &arguments.step, f64::MIN_POSITIVE)?;
            if duration / step > MOST_ROWS {
                return Err(Failure::input(format!(
                    "--step: {} s gives more than {MOST_ROWS} rows over {duration} s",
                    arguments.step
                )));
            }
            paths(&scenario, &layout, &sky, [from, to], [start, step, duration])
        }
        _ => Ok(()),
    }
}

fn positive(option: &str, text: &str, least: f64) -> Result<f64, Failure> {
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
fn station(layout: &Layout, name: &str) -> Result<String, Failure> {
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

/// Prints the rows as they come: there may be millions.
fn paths(
    scenario: &Scenario,
    layout: &Layout,
    sky: &Sky,
    stations: [&String; 2],
    [start, step, duration]: [f64; 3],
) -> Result<(), Failure> {
    let names = Names::new(scenario, layout);
    let [from, to] = terminals(layout, stations.map(String::as_str))?;
    let mut text = String::from("time_s,delay_ms,links,path\n");
    let [first, step, span] = [start, step, duration].map(Duration::from_secs_f64);
    let request =
        sampled::TraceRequest { from, to, start: SimTime::ZERO + first, step, duration: span, policy: None };
    for row in sampled::trace(sky, &request) {
        let path: Vec<String> = row
            .path
            .iter()
            .map(|&node| match layout.satellites() {
                satellites if node < satellites => node.to_string(),
                _ => names.node(f64::from(node)).to_owned(),
            })
            .collect();
        let delay = row.delay.map_or_else(String::new, |delay| format!("{:.6}", delay.as_millis_f64()));
        let (t, links) = (row.t.as_secs_f64(), row.links);
        let _ = writeln!(text, "{t},{delay},{links},{}", path.join(" "));
        if text.len() >= PRINTED_AT_ONCE {
            if !output::part(&text)? {
                return Ok(());
            }
            text.clear();
        }
    }
    output::text(&text)
}

fn handovers(
    scenario: &Scenario,
    layout: &Layout,
    sky: &Sky,
    name: &str,
    [start, duration]: [f64; 2],
) -> Result<String, Failure> {
    let station = station(layout, name)?;
    let mut text = String::from("time_s,station,from,to,elevation_deg\n");
    for constellation in 0..scenario.constellations.len() {
        let Some(node) = layout.terminal_of(&station, constellation) else { continue };
        let terminal = node - layout.satellites();
        let rows = sampled::handovers(sky, terminal, Duration::from_secs_f64(start + duration));
        let first = SimTime::from_secs_f64(start);
        for row in rows.into_iter().filter(|row| row.t >= first) {
            let satellite = |satellite: Option<u32>| satellite.map_or_else(String::new, |s| s.to_string());
            let _ = writeln!(
                text,
                "{},{station},{},{},{}",
                row.t.as_secs_f64(),
                satellite(row.from),
                satellite(row.to),
                row.elevation_deg.map_or_else(String::new, |degrees| format!("{degrees:.3}"))
            );
        }
    }
    Ok(text)
}
