//! The rules that usrsctp and dcSCTP follow where RFC 9260 leaves a choice or is not kept, one by one.

use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{Event, Sctp, Source};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, B, Crossing, Diary, Fate, Pair, lose, seconds};

type Story<F> = Pair<F, Diary>;

/// What the sender of a small association reports when it loses these transmissions, over 10 ms one way.
fn after_losses(config: &Sctp, lost: &[(u32, usize)]) -> Diary {
    let config = Sctp { receiver_buffer_bytes: 1 << 20, ..config.clone() };
    let mut pair = Story::new(&config, 10, Source::Finite(600_000), lose(lost));
    pair.run(seconds(20));
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 600_000);
    std::mem::take(&mut pair.observers[A])
}

fn timeouts(diary: &Diary) -> usize {
    diary.only(|event| matches!(event, Event::Timeout { .. }).then_some(())).len()
}

#[test]
fn a_fast_retransmission_that_is_lost_is_repeated_for_data_that_are_new_since() {
    let lost = [(40, 0), (40, 1)];
    assert_eq!(timeouts(&after_losses(&Sctp::freebsd(), &lost)), 0);
    let once = Sctp { fast_retransmit_repeats: Some(false), ..Sctp::freebsd() };
    assert_eq!(timeouts(&after_losses(&once, &lost)), 1);
    // Reports of data that were under way when it left again say nothing of it, and are not counted.
    let times = |config: &Sctp| {
        let diary = after_losses(config, &lost[..1]);
        diary.only(|event| matches!(event, Event::Retransmitted { tsn: 40, .. }).then_some(())).len()
    };
    let hasty = Sctp { repeats_after_new: Some(false), ..Sctp::freebsd() };
    assert_eq!(times(&Sctp::freebsd()), 1);
    assert!(times(&hasty) > 1);
}

#[test]
fn losses_of_one_window_leave_at_once_where_fast_retransmits_ignore_cwnd() {
    let lost: Vec<(u32, usize)> = (30..36).map(|tsn| (tsn, 0)).collect();
    let after_first = |config: &Sctp| {
        let diary = after_losses(config, &lost);
        let sent = diary.only(|event| matches!(event, Event::Retransmitted { .. }).then_some(()));
        [3, 5].map(|nth: usize| sent[nth].0.since(sent[0].0))
    };
    let held = Sctp { fast_retransmit_ignores_cwnd: Some(false), ..Sctp::freebsd() };
    // Max.Burst of them, and the rest with the next SACK, which the link brings a packet later.
    let ([fourth, sixth], [later, last]) = (after_first(&Sctp::freebsd()), after_first(&held));
    assert_eq!(fourth, Duration::ZERO);
    assert!(sixth > Duration::ZERO && sixth < Duration::from_millis(2), "{sixth}");
    assert!(later > Duration::from_millis(4) && last > later, "{later} {last}");
}

#[test]
fn messages_taken_a_packet_at_a_time_leave_the_last_one_to_a_packet_of_its_own() {
    let chunks = |config: Sctp| {
        let config =
            Sctp { message_bytes: Some(500), payload_bytes: Some(1452), mtu_bytes: Some(1500), ..config };
        let mut counts = Vec::new();
        let fate = |crossing: &Crossing<'_>| {
            if crossing.from == A && !crossing.packet.data.is_empty() {
                counts.push(crossing.packet.data.len());
            }
            Fate::Arrives
        };
        Story::new(&config, 10, Source::Endless, fate).run(seconds(1));
        counts[20..26].to_vec()
    };
    assert_eq!(chunks(Sctp::rfc9260()), [2; 6]);
    let taken = chunks(Sctp::freebsd());
    assert!(taken == [1, 2, 1, 2, 1, 2] || taken == [2, 1, 2, 1, 2, 1], "{taken:?}");
}

/// Instants of an association over 0.6 s one way, whose data wait long enough: what T1 did, and the first round trip.
fn set_up(config: Sctp) -> (Vec<SimTime>, SimTime) {
    let config = Sctp { rto_initial: Some(Duration::from_secs(3)), ..config };
    let mut pair = Story::new(&config, 600, Source::Endless, |_: &Crossing<'_>| Fate::Arrives);
    pair.run(seconds(8));
    let instants = |pick: fn(&Event) -> bool| -> Vec<SimTime> {
        pair.observers[A].only(|event| pick(event).then_some(())).into_iter().map(|(at, ..)| at).collect()
    };
    let measured = instants(|event| matches!(event, Event::RttMeasured { .. }));
    (instants(|event| matches!(event, Event::ControlTimeout { .. })), measured[0])
}

#[test]
fn dcsctp_waits_a_second_for_the_set_up_and_takes_no_round_trip_from_it() {
    let (t1, _) = set_up(Sctp::dcsctp());
    assert_eq!(t1[0], seconds(1));
    // Each chunk of the set-up is answered once, and data measure first, which leave after two round trips.
    let patient = Sctp { t1_initial: Some(Duration::from_secs(2)), ..Sctp::dcsctp() };
    let (t1, measured) = set_up(patient.clone());
    assert!(t1.is_empty());
    assert!(measured > SimTime::from_millis(3600), "{measured}");
    let (_, measured) = set_up(Sctp { rtt_at_set_up: Some(true), ..patient });
    assert!(measured < SimTime::from_millis(1300), "{measured}");
    let (_, measured) = set_up(Sctp::rfc9260());
    assert!(measured < SimTime::from_millis(1300), "{measured}");
}

#[test]
fn what_t3_marks_waits_for_cwnd_where_it_spares_what_is_recent() {
    // The first of three is late by a delayed SACK: T3-rtx marks it, and the SACK arrives before it leaves again.
    let of = |t3_spares_recent| {
        let rto_min = Some(Duration::from_millis(150));
        let config = Sctp { rto_min, t3_spares_recent, ..Sctp::freebsd() };
        let mut pair = Story::new(&config, 50, Source::Endless, |_: &Crossing<'_>| Fate::Arrives);
        pair.run(seconds(30));
        let again =
            pair.observers[A].only(|event| matches!(event, Event::Retransmitted { .. }).then_some(()));
        (timeouts(&pair.observers[A]), again.len())
    };
    let (expired, again) = of(None);
    assert!(expired > 50 && again == 0, "{expired} timeouts, {again} sent again");
    let (expired, again) = of(Some(false));
    assert!(expired > 0 && again >= expired, "{expired} timeouts, {again} sent again");
}
