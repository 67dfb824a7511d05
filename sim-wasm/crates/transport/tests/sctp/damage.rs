//! Packet drop reports (draft-stewart-sctp-pktdrprep): what they are worth where bit errors, and no queue, lose packets.

use skywindow_form::Among;
use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{CarriageSettings, Event, Sctp, Source};
use skywindow_units::Duration;

use crate::common::{A, B, Crossing, Diary, Fate, Link, Pair, seconds};
use crate::support::{is_lost, random_bits};

/// One way by a geostationary satellite.
const DELAY_MS: u64 = 270;
const RATE_BPS: u64 = 2_000_000;
const SECONDS: u64 = 300;

fn rules(packet_drop_reports: bool) -> Sctp {
    let carriage = Among(CarriageSettings { packet_drop_reports, ..CarriageSettings::default() });
    // Room for what is in flight, and for as much that waits for a repair.
    Sctp { carriage, receiver_buffer_bytes: 270_000, ..Sctp::rfc9260() }
}

/// What a transfer over the satellite comes to.
#[derive(Debug)]
struct Outcome {
    goodput_bps: f64,
    /// The TSNs that were reported.
    reported: Vec<u32>,
    /// Those of them for which cwnd was cut later.
    cut_for: Vec<u32>,
    /// How many packets were damaged on the way to the receiver.
    damaged: usize,
}

/// A share `per` of the packets with data comes damaged, each at a byte of its own.
fn transfer(reports: bool, per: f64) -> Outcome {
    let mut damaged = 0;
    let fate = |crossing: &Crossing<'_>| {
        if crossing.from != A || !is_lost(per, 1, crossing.ordinal) {
            return Fate::Arrives;
        }
        damaged += 1;
        let draw = random_bits(2, A, crossing.ordinal);
        Fate::Damaged(((u128::from(draw) * u128::from(crossing.packet.size)) >> 64) as u32)
    };
    let queue = Some(200);
    let wire = vec![vec![Link::with_queue(RATE_BPS, Duration::from_millis(DELAY_MS), queue)]];
    let mut pair = Pair::<_, Diary>::with_paths(&rules(reports), wire, Source::Endless, fate);
    pair.run(seconds(SECONDS));
    let mut outcome = Outcome {
        goodput_bps: 8.0 * pair.ends[B].receiver().delivered_bytes as f64 / SECONDS as f64,
        reported: Vec::new(),
        cut_for: Vec::new(),
        damaged: 0,
    };
    for &(_, _, event) in &pair.observers[A].events {
        match event {
            Event::LossUnmarked { tsn, reports: None, .. } => outcome.reported.push(tsn),
            Event::FastRetransmit { tsn, .. } | Event::Timeout { tsn, .. }
                if outcome.reported.contains(&tsn) =>
            {
                outcome.cut_for.push(tsn);
            }
            _ => {}
        }
    }
    drop(pair);
    outcome.damaged = damaged;
    outcome
}

/// Without reports the window is that of Mathis et al. 1997, 1.22 packets over the root of the loss. With them no reported
/// damage cuts it, so that the link is fuller. Reports fail whose packet is damaged where it says what it is: in the header of
/// IP (20 bytes), ports and tag (8), type (1) and TSN (4) of the chunk, and the bytes that are compared (31).
#[test]
fn over_a_geostationary_satellite_reports_keep_the_link_full_that_losses_would_leave_empty() {
    let per = 0.01;
    let [without, with] = [false, true].map(|reports| transfer(reports, per));
    let rtt_s = 2.0 * DELAY_MS as f64 / 1e3;
    let mathis_bps = 8.0 * 1452.0 * 1.22 / per.sqrt() / rtt_s;
    assert!(without.reported.is_empty());
    assert!(without.goodput_bps < 1.3 * mathis_bps, "{without:?}, at most {mathis_bps}");
    assert!(with.goodput_bps > 3.0 * without.goodput_bps, "{with:?} {without:?}");
    assert!(with.cut_for.is_empty(), "{with:?}");
    let usable = 1.0 - 64.0 / 1500.0;
    let share = with.reported.len() as f64 / with.damaged as f64;
    let error = (usable * (1.0 - usable) / with.damaged as f64).sqrt();
    assert!((share - usable).abs() < 3.0 * error, "{share} of {usable}: {with:?}");
}
