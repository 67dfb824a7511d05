//! Concurrent multipath transfer between two ends (Iyengar, Amer and Stewart 2006).

use skywindow_form::Among;
use skywindow_transport::api::Endpoint as _;
use skywindow_transport::sctp::{BufferSplit, Coupling, Event, Sctp, SharingSettings, Source};
use skywindow_units::SimTime;

use crate::common::{A, B, Crossing, Diary, Fate, Link, Pair, seconds};

/// 1 Mbit/s each: the delays of a LEO and of a GEO.
const DELAYS_MS: [u64; 2] = [40, 260];

fn rules() -> Sctp {
    Sctp {
        cmt: true,
        receiver_buffer_bytes: 2_000_000,
        initial_ssthresh_bytes: Some(60_000),
        ..Sctp::rfc9260()
    }
}

fn wires(delays_ms: &[u64]) -> Vec<Vec<Link>> {
    delays_ms.iter().map(|&delay| vec![Link::new(1_000_000, delay)]).collect()
}

/// What a minute without loss shows: user data delivered, both ends, and what they sent.
struct Minute {
    delivered: u64,
    sender: Diary,
    sacks: u64,
    acknowledged: [u64; 4],
}

fn minute(config: &Sctp, delays_ms: &[u64]) -> Minute {
    let (mut sacks, mut acknowledged) = (0, [0; 4]);
    let fate = |crossing: &Crossing<'_>| {
        if let Some(sack) = crossing.packet.sack {
            sacks += 1;
            acknowledged[usize::from(sack.packets)] += 1;
        }
        Fate::Arrives
    };
    let mut pair = Pair::<_, Diary>::with_paths(config, wires(delays_ms), Source::Endless, fate);
    pair.run(seconds(60));
    let delivered = pair.ends[B].receiver().delivered_bytes;
    let [sender, _] = pair.observers;
    Minute { delivered, sender, sacks, acknowledged }
}

impl Minute {
    fn count(&self, is: impl Fn(&Event) -> bool) -> usize {
        self.sender.events.iter().filter(|(.., event)| is(event)).count()
    }

    fn blocked(&self) -> usize {
        self.count(|event| matches!(event, Event::ReceiveBufferBlocked { .. }))
    }

    fn repairs(&self) -> usize {
        self.count(|event| matches!(event, Event::FastRetransmit { .. } | Event::Timeout { .. }))
    }
}

#[test]
fn with_a_large_buffer_two_paths_deliver_what_both_deliver_alone() {
    let single: u64 = DELAYS_MS.iter().map(|&delay| minute(&rules(), &[delay]).delivered).sum();
    let both = minute(&rules(), &DELAYS_MS);
    let share = both.delivered as f64 / single as f64;
    assert!((0.95..=1.03).contains(&share), "{share}");
    assert_eq!((both.repairs(), both.blocked()), (0, 0), "reordering is no loss");
}

#[test]
fn a_receivers_buffer_that_is_too_small_blocks_the_faster_path() {
    let delivered = [16, 32, 64, 128].map(|kb| {
        let run = minute(&Sctp { receiver_buffer_bytes: kb * 1024, ..rules() }, &DELAYS_MS);
        assert!(run.blocked() > 5, "{kb} KB: {} times", run.blocked());
        run.delivered
    });
    assert!(delivered.is_sorted(), "{delivered:?}");
    let alone = minute(&Sctp { receiver_buffer_bytes: 32 * 1024, ..rules() }, &DELAYS_MS[..1]).delivered;
    assert!(delivered[1] < alone, "{delivered:?}: the fast path alone delivers {alone} with 32 KB");
}

#[test]
fn sfr_without_split_fast_retransmit_reordering_is_taken_for_loss() {
    let run = minute(&Sctp { cmt_sfr: false, ..rules() }, &DELAYS_MS);
    assert!(run.repairs() > 10, "{}", run.repairs());
    assert!(run.delivered < minute(&rules(), &DELAYS_MS).delivered);
}

#[test]
fn cuc_without_the_cwnd_update_windows_that_need_an_advance_grow_less() {
    // When cwnd of the fast path reaches ssthresh: without, it waits for what comes by the slow one.
    let reached = |cmt_cuc| {
        let config = Sctp { cmt_cuc, growth_on_advance: Some(true), ..rules() };
        let large =
            |event: &Event| matches!(event, Event::SlowStart { to, .. } if *to >= 60_000).then_some(());
        let run = minute(&config, &DELAYS_MS);
        run.sender.only(large).iter().find(|(_, path, ())| *path == 0).map(|(at, ..)| at.as_secs_f64())
    };
    let (with, without) = (reached(true).unwrap(), reached(false).unwrap());
    assert!(with < 0.8 * without, "{with} s and {without} s");
}

#[test]
fn dac_sacks_are_delayed_across_gaps_and_say_for_how_many_packets_they_stand() {
    let [delayed, at_once] = [true, false].map(|cmt_dac| minute(&Sctp { cmt_dac, ..rules() }, &DELAYS_MS));
    assert!(delayed.sacks * 3 < at_once.sacks * 2, "{} and {}", delayed.sacks, at_once.sacks);
    assert!(delayed.acknowledged[2] * 10 > delayed.sacks * 9, "{:?}", delayed.acknowledged);
    assert_eq!(at_once.acknowledged[1..], [0; 3]);
}

/// With a small buffer over paths of unequal delay, so split and so rescheduled.
fn small(cmt_buffer_split: BufferSplit, cmt_rescheduling_percent: u32) -> Minute {
    let sharing =
        SharingSettings { cmt_buffer_split, cmt_rescheduling_percent, ..SharingSettings::default() };
    minute(&Sctp { receiver_buffer_bytes: 32 * 1024, sharing: Among(sharing), ..rules() }, &DELAYS_MS)
}

#[test]
fn chunks_that_are_rescheduled_carry_more_through_a_small_buffer_split_or_not() {
    let moved = |run: &Minute| run.count(|event| matches!(event, Event::ChunkRescheduled { .. }));
    for split in [BufferSplit::Off, BufferSplit::Outstanding, BufferSplit::Buffered] {
        let (stay, move_on) = (small(split, 0), small(split, 50));
        assert_eq!(moved(&stay), 0);
        assert!(moved(&move_on) > 100, "{split:?}: {}", moved(&move_on));
        let [before, after] = [stay.delivered, move_on.delivered];
        assert!(after * 100 > before * 120, "{split:?}: {before} and {after}");
    }
}

#[test]
fn a_split_by_what_is_in_flight_carries_more_through_a_small_buffer() {
    let [whole, split] = [BufferSplit::Off, BufferSplit::Outstanding].map(|split| small(split, 0).delivered);
    assert!(split * 100 > whole * 105, "{whole} and {split}");
}

#[test]
fn coupled_windows_grow_less_together_than_independent_ones_and_do_not_stand_still() {
    // Both paths avoid congestion from the beginning; the windows after a minute without loss.
    let grown = |cmt_coupling| {
        let sharing = SharingSettings { cmt_coupling, ..SharingSettings::default() };
        let config = Sctp { sharing: Among(sharing), initial_ssthresh_bytes: Some(3000), ..rules() };
        let run = minute(&config, &[100, 100]);
        let growth = |event: &Event| match *event {
            Event::CongestionAvoidance { from, to, .. } | Event::CoupledAvoidance { from, to, .. } => {
                Some(i64::from(to) - i64::from(from))
            }
            _ => None,
        };
        run.sender.only(growth).iter().map(|(.., grown)| grown).sum::<i64>()
    };
    let independent = grown(Coupling::Independent);
    for coupling in [Coupling::Lia, Coupling::Olia, Coupling::RpV1, Coupling::RpV2] {
        let together = grown(coupling);
        assert!(0 < together && together < independent, "{coupling:?}: {together} and {independent}");
    }
}

/// What a minute shows that begins with `before` and goes on with `after` from `at` seconds on, before and then: repairs, and SACKs that say for how
/// many packets they stand.
fn changed(before: &Sctp, after: &Sctp, at: u64) -> [(usize, u64); 2] {
    let delayed = std::cell::Cell::new(0);
    let fate = |crossing: &Crossing<'_>| {
        delayed.set(delayed.get() + u64::from(crossing.packet.sack.is_some_and(|sack| sack.packets > 0)));
        Fate::Arrives
    };
    let mut pair = Pair::<_, Diary>::with_paths(before, wires(&DELAYS_MS), Source::Endless, fate);
    let repair =
        |event: &Event| matches!(event, Event::FastRetransmit { .. } | Event::Timeout { .. }).then_some(());
    pair.run(seconds(at));
    let first = (pair.observers[A].only(repair).len(), delayed.get());
    for end in [A, B] {
        pair.ends[end].adopt(seconds(at), after, &mut pair.observers[end]);
    }
    pair.run_on(seconds(60));
    [first, (pair.observers[A].only(repair).len() - first.0, delayed.get() - first.1)]
}

#[test]
fn split_fast_retransmit_and_delayed_acks_change_while_an_association_goes_on() {
    let without = Sctp { cmt_sfr: false, ..rules() };
    let [before, after] = changed(&rules(), &without, 3);
    assert_eq!(before.0, 0);
    assert!(after.0 > 5, "reordering is taken for loss from now on: {}", after.0);
    let [before, after] = changed(&without, &rules(), 3);
    assert!(before.0 > 3, "{}", before.0);
    assert_eq!(after.0, 0, "and for reordering again");
    let at_once = Sctp { cmt_dac: false, ..rules() };
    let [before, after] = changed(&rules(), &at_once, 3);
    assert!(before.1 > 100 && after.1 < 10, "{} and {}", before.1, after.1);
    let [before, after] = changed(&at_once, &rules(), 3);
    assert!(before.1 == 0 && after.1 > 500, "{} and {}", before.1, after.1);
}

#[test]
fn the_cwnd_update_changes_while_an_association_goes_on_and_multipath_transfer_itself_does_not() {
    // With it the fast path's cwnd grows at once; without it waits for what comes by the slow one.
    let grown = |before: Sctp, after: Sctp| {
        let mut pair =
            Pair::<_, Diary>::with_paths(&before, wires(&DELAYS_MS), Source::Endless, |_| Fate::Arrives);
        pair.run(seconds(1));
        let at_once = pair.ends[A].path_state(0).cwnd;
        for end in [A, B] {
            pair.ends[end].adopt(seconds(1), &after, &mut pair.observers[end]);
        }
        pair.run_on(seconds(2));
        assert!(pair.ends[A].path_state(1).in_use, "both paths take new data, whatever the settings say now");
        (at_once, pair.ends[A].path_state(0).cwnd)
    };
    let with = Sctp { growth_on_advance: Some(true), initial_ssthresh_bytes: Some(1_000_000), ..rules() };
    let without = Sctp { cmt_cuc: false, ..with.clone() };
    let (kept, left) = (grown(with.clone(), with.clone()), grown(with.clone(), without.clone()));
    assert_eq!(kept.0, left.0);
    assert!(left.1 < kept.1, "{left:?} and {kept:?}");
    let taken_up = grown(without.clone(), with.clone());
    assert!(taken_up.1 > grown(without.clone(), without).1, "{taken_up:?}");
    assert_eq!(grown(with.clone(), Sctp { cmt: false, ..with.clone() }), kept);
}

#[test]
fn on_an_only_path_nothing_changes() {
    let [on, off] = [true, false].map(|cmt| minute(&Sctp { cmt, ..rules() }, &DELAYS_MS[1..]));
    assert_eq!(on.sender.events, off.sender.events);
    assert_eq!((on.sacks, on.acknowledged), (off.sacks, off.acknowledged));
}

#[test]
fn a_path_that_fails_leaves_everything_to_the_other_and_nothing_is_lost() {
    let fate = |crossing: &Crossing<'_>| {
        let broken = crossing.path == 1 && crossing.now > SimTime::from_millis(5_000);
        if broken { Fate::Lost } else { Fate::Arrives }
    };
    let config = Sctp { path_max_retrans: 1, ..rules() };
    let mut pair = Pair::<_, Diary>::with_paths(&config, wires(&DELAYS_MS), Source::Finite(4_000_000), fate);
    pair.run(seconds(5));
    assert!(pair.ends[A].path_state(0).in_use && pair.ends[A].path_state(1).in_use);
    pair.run_on(seconds(400));
    let state = pair.ends[A].path_state(1);
    assert!(!state.active && !state.in_use && pair.ends[A].path_state(0).in_use);
    assert_eq!(pair.ends[B].receiver().delivered_bytes, 4_000_000);
    assert_eq!(pair.observers[A].only(|event| matches!(event, Event::NewDataPath { .. }).then_some(())), []);
}
