//! Goodput on the two links of the multistreaming experiments against ns-2.35.

use crate::common::highest_tsn;
use skywindow_transport::sctp::Sctp;
use skywindow_units::Duration;

const SEEDS: u64 = 20;

struct Row {
    per: f64,
    streams: u16,
    buffer: u32,
    seeds: f64,
    mean: f64,
    ci95: f64,
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
            seeds: f[3],
            mean: f[5],
            ci95: f[6],
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

fn mean_and_variance(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>();
    (mean, if values.len() > 1 { squares / (n - 1.0) } else { 0.0 })
}

/// Three standard errors of the difference or 3 %, whichever is larger.
fn compare(row: &Row) -> Result<(), String> {
    let config = ns2(row);
    let runs = if row.per == 0.0 { 1 } else { SEEDS };
    let ours: Vec<f64> = (1..=runs).map(|seed| f64::from(highest_tsn(&config, row.per, seed, 200))).collect();
    let (mean, variance) = mean_and_variance(&ours);
    let t975 = if row.seeds > 30.0 { 2.02 } else { 2.09 };
    let error = (variance / runs as f64 + (row.ci95 / t975).powi(2)).sqrt();
    let (difference, tolerance) = ((mean - row.mean).abs(), (3.0 * error).max(0.03 * row.mean));
    let Row { per, streams, buffer, mean: reference, .. } = row;
    if difference <= tolerance {
        return Ok(());
    }
    Err(format!("PER {per}, {streams} streams, {buffer} bytes: {mean:.1} instead of {reference:.1}"))
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
