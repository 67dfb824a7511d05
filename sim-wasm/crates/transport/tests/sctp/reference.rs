//! Goodput on the two links of the multistreaming experiments against ns-2.35.

use crate::common::highest_tsn;
use skywindow_transport::sctp::Sctp;
use skywindow_units::Duration;
use skywindow_validation::Measured;

const SEEDS: u64 = 20;

struct Row {
    per: f64,
    streams: u16,
    buffer: u32,
    theirs: Measured,
}

fn rows() -> Vec<Row> {
    let text = include_str!("../../../../../tests/reference/ms_goodput.csv");
    let fields = |line: &str| line.split(',').map(|field| field.parse().unwrap()).collect::<Vec<f64>>();
    text.lines()
        .skip(1)
        .map(fields)
        .map(|f| Row {
            per: f[0],
            streams: f[1] as u16,
            buffer: f[2] as u32,
            theirs: Measured { value: f[5], error: f[6] / if f[3] > 30.0 { 2.02 } else { 2.09 } },
        })
        .collect()
}

/// The choices of ns-2.35, and its RTO.Initial of 3 s.
fn ns2(row: &Row) -> Sctp {
    Sctp {
        streams: row.streams,
        receiver_buffer_bytes: row.buffer,
        rto_initial: Some(Duration::from_secs(3)),
        ..Sctp::ns2()
    }
}

/// Three standard errors of the difference or 3 %, whichever is larger.
fn compare(row: &Row) -> Result<(), String> {
    let config = ns2(row);
    let runs = if row.per == 0.0 { 1 } else { SEEDS };
    let ours: Vec<f64> = (1..=runs).map(|seed| f64::from(highest_tsn(&config, row.per, seed, 200))).collect();
    let (ours, theirs) = (Measured::of(&ours), row.theirs);
    let tolerance = (3.0 * ours.error.hypot(theirs.error)).max(0.03 * theirs.value);
    if (ours.value - theirs.value).abs() <= tolerance {
        return Ok(());
    }
    let Row { per, streams, buffer, .. } = row;
    Err(format!("PER {per}, {streams} streams, {buffer} bytes: {ours:?} instead of {theirs:?}"))
}

#[test]
fn goodput_agrees_with_ns2_in_every_row() {
    let rows = rows();
    assert_eq!(rows.len(), 56);
    let wrong: Vec<String> = rows.iter().filter_map(|row| compare(row).err()).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn without_loss_streams_change_nothing() {
    for row in rows().iter().filter(|row| row.per == 0.0 && row.streams == 4) {
        let four = ns2(row);
        let one = Sctp { streams: 1, ..four.clone() };
        assert_eq!(highest_tsn(&four, 0.0, 1, 100), highest_tsn(&one, 0.0, 1, 100));
    }
}
