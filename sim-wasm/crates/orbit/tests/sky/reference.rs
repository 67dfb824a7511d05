//! Delay, links and serving satellites against the reference tables, every row.

use crate::fixtures::{
    LONDON, QUITO, Row, TOKYO, geo3, iridium, sky, spaceway_ngso, table, teledesic_cross_seam,
};
use skywindow_orbit::geometry::{HandoverRow, TraceRequest, TraceRow, Tracer, handovers, trace};
use skywindow_orbit::{ConstellationSpec, HandoverPolicy, Sky};
use skywindow_units::{Duration, SimTime};
use skywindow_validation::{Check, Measured, Quantity};

const TOLERANCE_MS: f64 = 0.010;

/// The trace at the instants of a table.
fn trace_like(sky: &Sky, rows: &[Row], policy: HandoverPolicy) -> Vec<TraceRow> {
    let t = |row: &Row| SimTime::from_secs_f64(row.number("t_s"));
    let (first, second, last) = (t(&rows[0]), t(&rows[1]), t(&rows[rows.len() - 1]));
    let traced: Vec<TraceRow> = trace(
        sky,
        &TraceRequest {
            from: 0,
            to: 1,
            start: first,
            step: second.since(first),
            duration: last.since(first),
            policy: Some(policy),
        },
    )
    .collect();
    assert_eq!(traced.len(), rows.len());
    for (row, traced) in rows.iter().zip(&traced) {
        assert_eq!(t(row), traced.t);
    }
    traced
}

fn same_path(row: &Row, traced: &TraceRow, policy: &str) {
    let t = row.text("t_s");
    let expected = row.number(&format!("ql_{policy}_ms"));
    if expected.is_nan() {
        assert_eq!(traced.delay, None, "t = {t}");
        return;
    }
    let delay = traced.delay.unwrap_or_else(|| panic!("no path at t = {t}")).as_millis_f64();
    assert!((delay - expected).abs() <= TOLERANCE_MS, "t = {t}: {delay} ms, expected {expected} ms");
    assert_eq!(f64::from(traced.links), row.number(&format!("ql_{policy}_links")), "links at t = {t}");
}

fn hold_agrees(constellation: ConstellationSpec, file: &str) {
    let sky = sky(constellation, &[QUITO, LONDON]);
    let rows = table(file);
    for (row, traced) in rows.iter().zip(trace_like(&sky, &rows, HandoverPolicy::Hold)) {
        let t = row.text("t_s");
        assert_eq!(traced.from_satellite, row.satellite("ql_hold_sat_quito"), "Quito at t = {t}");
        assert_eq!(traced.to_satellite, row.satellite("ql_hold_sat_london"), "London at t = {t}");
        same_path(row, &traced, "hold");
    }
}

#[test]
fn iridium_hold() {
    hold_agrees(iridium(), "geometry_iridium.csv");
}

#[test]
fn iridium_ideal() {
    let sky = sky(iridium(), &[QUITO, LONDON]);
    let rows = table("geometry_iridium.csv");
    for (row, traced) in rows.iter().zip(trace_like(&sky, &rows, HandoverPolicy::Ideal)) {
        same_path(row, &traced, "ideal");
    }
}

#[test]
fn teledesic_with_cross_seam_links() {
    hold_agrees(teledesic_cross_seam(), "geometry_teledesic_cross_seam.csv");
}

#[test]
fn spaceway() {
    hold_agrees(spaceway_ngso(), "geometry_spaceway_ngso.csv");
}

#[test]
fn three_geostationary_satellites() {
    hold_agrees(geo3(), "geometry_geo3.csv");
}

#[test]
fn every_handover_of_a_day() {
    let sky = sky(iridium(), &[QUITO, LONDON]);
    let rows = table("handoffs_iridium.csv");
    let mut check = Check::new("handovers");
    for (terminal, name) in [(0, "quito"), (1, "london")] {
        let expected: Vec<&Row> = rows.iter().filter(|row| row.text("terminal") == name).collect();
        let found = handovers(&sky, terminal, Duration::from_secs(86_400));
        let [theirs, ours] = [expected.len(), found.len()].map(|count| Measured::exact(count as f64));
        let setting = if name == "quito" { "Quito, a day" } else { "London, a day" };
        check.compare(setting, Quantity("handovers", ""), theirs, ours, 0.0);
        for (row, found) in expected.iter().zip(found) {
            assert_eq!(found.t.as_secs_f64(), row.number("t_s"));
            assert_eq!(found.from, row.satellite("old_sat"), "{name} at {}", found.t);
            assert_eq!(found.to, row.satellite("new_sat"), "{name} at {}", found.t);
            match found.elevation_deg {
                Some(elevation) => assert!((elevation - row.number("new_elev_deg")).abs() < 6e-4),
                None => assert_eq!(row.text("new_elev_deg"), "nan"),
            }
        }
    }
    check.finish(2);
}

#[test]
fn a_trace_without_a_step_is_one_sample() {
    let sky = sky(iridium(), &[QUITO, LONDON]);
    let (start, duration) = (SimTime::from_millis(500), Duration::from_secs(60));
    let request = TraceRequest { from: 0, to: 1, start, step: Duration::ZERO, duration, policy: None };
    let rows: Vec<TraceRow> = trace(&sky, &request).take(3).collect();
    assert_eq!(rows.iter().map(|row| row.t).collect::<Vec<_>>(), [start]);
}

#[test]
fn a_trace_notes_the_handovers_of_both_its_ends_after_the_first_choice() {
    let sky = sky(iridium(), &[QUITO, LONDON, TOKYO]);
    let (hour, after) = (Duration::from_secs(3600), |row: &HandoverRow| row.t > SimTime::ZERO);
    let request =
        TraceRequest { from: 0, to: 1, start: SimTime::ZERO, step: hour, duration: hour, policy: None };
    let mut tracer = Tracer::new(&sky, &request);
    assert!(tracer.row(&sky).is_some() && tracer.handovers().is_empty(), "the first choice is none");
    while tracer.row(&sky).is_some() {}
    for terminal in [0, 1] {
        let noted = tracer.handovers().iter().filter(|row| row.terminal == terminal);
        let expected = handovers(&sky, terminal, hour);
        assert!(noted.copied().eq(expected.into_iter().filter(after)));
    }
    assert!(tracer.handovers().iter().all(|row| row.terminal < 2) && !tracer.handovers().is_empty());
}
