//! The shares of coupled windows by numbers, and what holds of them for any windows.

use proptest::prelude::*;
use skywindow_form::Among;
use skywindow_units::Duration;

use super::super::bench::{Bench, CHUNK};
use super::super::event::{CoupledBy, Event};
use super::super::settings::Sctp;
use super::super::sharing::SharingSettings;
use super::*;
use crate::congestion::Cut;

const ALL: [Coupling; 5] =
    [Coupling::Independent, Coupling::Lia, Coupling::Olia, Coupling::RpV1, Coupling::RpV2];

/// A window with its round trip; its threshold is as large.
fn member(cwnd: u32, srtt_ms: u64) -> Member {
    Member { cwnd, ssthresh: cwnd, srtt: 1_000_000 * srtt_ms, between: 0 }
}

fn shares(coupling: Coupling, members: &[Member]) -> Vec<Share> {
    (0..members.len()).map(|own| share(coupling, members, own)).collect()
}

fn is_near(given: f64, expected: f64) -> bool {
    (given - expected).abs() < 1e-9
}

#[track_caller]
fn steps(coupling: Coupling, members: &[Member], expected: &[f64]) {
    let given: Vec<f64> = shares(coupling, members).iter().map(|share| share.step).collect();
    assert!(given.iter().zip(expected).all(|(&given, &expected)| is_near(given, expected)), "{given:?}");
}

#[test]
fn rfc_6356_section_3_alpha_by_numbers() {
    // Equation 2 by hand: cwnd_total * MAX(cwnd/rtt^2) / SUM(cwnd/rtt)^2.
    for (members, alpha) in [
        // 20,000 * 1 / 200^2: two paths alike grow half as fast together as one.
        (vec![member(10_000, 100), member(10_000, 100)], 0.5),
        // 50,000 * 1 / (100 + 200)^2.
        (vec![member(10_000, 100), member(40_000, 200)], 5.0 / 9.0),
        // 101,000 * 10 / (100 + 100)^2.
        (vec![member(1000, 10), member(100_000, 1000)], 25.25),
        // 30,000 * 1 / 300^2.
        (vec![member(10_000, 100); 3], 1.0 / 3.0),
    ] {
        assert!(is_near(lia::alpha(&members), alpha), "{} and {alpha}", lia::alpha(&members));
    }
}

#[test]
fn rfc_6356_section_3_a_window_grows_by_its_part_of_alpha_and_never_more_than_by_itself() {
    steps(Coupling::Lia, &[member(10_000, 100), member(10_000, 100)], &[0.25, 0.25]);
    steps(Coupling::Lia, &[member(10_000, 100), member(40_000, 200)], &[1.0 / 9.0, 4.0 / 9.0]);
    // Equation 1: the second would have 25 units.
    steps(Coupling::Lia, &[member(1000, 10), member(100_000, 1000)], &[0.25, 1.0]);
    for share in shares(Coupling::Lia, &[member(10_000, 100), member(40_000, 200)]) {
        assert!(is_near(share.start, 1.0) && share.cut.is_none(), "only congestion avoidance is another");
    }
}

/// What the windows come to, packets, where a path loses each packet by a chance of its own and halves its window for it:
/// growth and cuts of steps of 10 ms, until they are even.
fn settled(paths: &[(u64, f64)]) -> Vec<f64> {
    const PACKET: f64 = 1000.0;
    let mut windows = vec![10.0; paths.len()];
    for _ in 0..20_000 {
        let members: Vec<Member> = paths
            .iter()
            .zip(&windows)
            .map(|(&(srtt_ms, _), window)| member((window * PACKET) as u32, srtt_ms))
            .collect();
        for (own, &(srtt_ms, chance)) in paths.iter().enumerate() {
            let window = windows[own];
            let change = share(Coupling::Lia, &members, own).step - chance * window * window / 2.0;
            windows[own] += 10.0 / srtt_ms as f64 * change;
        }
    }
    windows
}

#[test]
fn rfc_6356_section_3_where_losses_strike_packets_together_they_get_what_one_gets_on_the_best_path() {
    // A path alone has sqrt(2 / p) packets in flight, where p are its losses, and carries them in each round trip.
    for paths in [
        vec![(100, 0.001), (100, 0.001)],
        vec![(100, 0.001), (300, 0.001)],
        vec![(500, 0.0002), (70, 0.004)],
        vec![(100, 0.001), (100, 0.003), (250, 0.0005)],
    ] {
        let windows = settled(&paths);
        let rates = paths.iter().zip(&windows).map(|(&(srtt_ms, _), window)| window / srtt_ms as f64);
        let alone = paths.iter().map(|&(srtt_ms, chance)| (2.0 / chance).sqrt() / srtt_ms as f64);
        let (together, best) = (rates.sum::<f64>(), alone.fold(0.0, f64::max));
        assert!((together / best - 1.0).abs() < 0.01, "{paths:?}: {together} and {best}");
    }
}

#[test]
fn olia_moves_from_the_largest_window_to_the_best_path() {
    let (mut large, mut best) = (member(30_000, 100), member(10_000, 100));
    // Where the largest window is that of the best path nothing moves: each has the square of its part.
    (large.between, best.between) = (90_000, 10_000);
    steps(Coupling::Olia, &[large, best], &[0.5625, 0.0625]);
    // The best path has the smaller window: half a unit moves, for there are two paths and one of either kind.
    (large.between, best.between) = (10_000, 90_000);
    steps(Coupling::Olia, &[large, best], &[0.0625, 0.5625]);
    // One with as many bytes between losses and twice the round trip is not as good.
    let slow = Member { between: 90_000, ..member(10_000, 200) };
    let epsilons = [0, 1, 2].map(|own| olia::epsilon(&[large, best, slow], own));
    assert!(is_near(epsilons[0], -1.0 / 3.0) && is_near(epsilons[1], 1.0 / 3.0) && is_near(epsilons[2], 0.0));
}

#[test]
fn rpv1_by_shares_of_ssthresh() {
    let members = [
        Member { cwnd: 20_000, ssthresh: 30_000, ..member(0, 100) },
        Member { cwnd: 4000, ssthresh: 10_000, ..member(0, 300) },
    ];
    let cut = |floor| Some(Cut { bytes: 12_000.0, part: 0.0, floor });
    let expected = [0.75, 0.25].map(|part| Share { start: part, step: part, cut: cut(part) });
    assert_eq!(shares(Coupling::RpV1, &members), expected);
}

#[test]
fn rpv2_by_shares_of_cwnd_over_rtt() {
    let given = shares(Coupling::RpV2, &[member(10_000, 100), member(40_000, 200)]);
    for (share, part, cut) in [(given[0], 1.0 / 3.0, 1.0), (given[1], 2.0 / 3.0, 0.75)] {
        assert!(is_near(share.start, part) && is_near(share.step, part), "{share:?}");
        let Some(given) = share.cut else { panic!("{share:?}") };
        assert!(is_near(given.bytes, 0.0) && is_near(given.part, cut) && is_near(given.floor, part));
    }
}

fn members() -> impl Strategy<Value = Vec<Member>> {
    let member = (1u32..100_000_000, 1u32..100_000_000, 1u64..10_000_000_000, 0u64..1_000_000_000);
    let member = member.prop_map(|(cwnd, ssthresh, srtt, between)| Member { cwnd, ssthresh, srtt, between });
    prop::collection::vec(member, 1..=MAX_PATHS)
}

proptest! {
    #[test]
    fn none_grows_more_than_by_itself_and_together_they_always_grow(members in members()) {
        for coupling in ALL {
            let shares = shares(coupling, &members);
            for share in &shares {
                prop_assert!(share.step <= 1.0 && (-1.0..=1.0).contains(&share.step), "{coupling:?}: {share:?}");
                prop_assert!(share.start > 0.0 && share.start <= 1.0, "{coupling:?}: {share:?}");
                let cut = share.cut.unwrap_or(Cut { bytes: 0.0, part: 0.5, floor: 1.0 });
                prop_assert!(cut.bytes >= 0.0 && (0.0..=1.0).contains(&cut.part), "{coupling:?}: {share:?}");
                prop_assert!(cut.floor > 0.0 && cut.floor <= 1.0, "{coupling:?}: {share:?}");
            }
            prop_assert!(shares.iter().map(|share| share.step).sum::<f64>() > 0.0, "{coupling:?}: {shares:?}");
        }
    }

    #[test]
    fn a_path_alone_has_all_of_it(members in members()) {
        for coupling in ALL {
            prop_assert_eq!(share(coupling, &members[..1], 0), Share::default());
        }
    }
}

fn coupled(cmt_coupling: Coupling) -> Sctp {
    let sharing = SharingSettings { cmt_coupling, ..SharingSettings::default() };
    Sctp { cmt: true, sharing: Among(sharing), ..Sctp::rfc9260() }
}

/// Two paths with round trips of 100 ms whose windows of ten chunks avoid congestion.
fn avoiding(rules: &Sctp) -> Bench {
    let mut bench = Bench::new(rules, 2);
    for path in &mut bench.paths {
        path.rto.measure(Duration::from_millis(100));
        path.window.place(10 * CHUNK);
        path.window.place_ssthresh(5 * CHUNK);
    }
    bench
}

#[test]
fn a_whole_window_grows_by_its_share_and_the_event_says_what_it_would_have_by_itself() {
    for (coupling, by) in [(Coupling::Lia, CoupledBy::Lia), (Coupling::RpV1, CoupledBy::RpV1)] {
        let mut bench = avoiding(&coupled(coupling));
        for _ in 0..20 {
            bench.poll();
        }
        bench.sack(20, &[]);
        let step = if coupling == Coupling::Lia { CHUNK / 4 } else { CHUNK / 2 };
        let (from, to, alone) = (10 * CHUNK, 10 * CHUNK + step, 11 * CHUNK);
        for path in 0..2 {
            let event = Event::CoupledAvoidance { from, to, alone, by };
            assert!(bench.notes.0.contains(&(path, event)), "{:?}", bench.notes.0);
        }
    }
    let mut alone = avoiding(&coupled(Coupling::Independent));
    for _ in 0..20 {
        alone.poll();
    }
    alone.sack(20, &[]);
    assert!(alone.paths.iter().all(|path| path.window.cwnd() == 11 * CHUNK));
}

#[test]
fn paths_that_fail_or_were_not_measured_are_no_part_of_it() {
    for unused in [true, false] {
        let mut bench = avoiding(&coupled(Coupling::Lia));
        if unused {
            bench.paths[1].rto = crate::rto::Rto::new(Sctp::rfc9260().rto());
        } else {
            bench.paths[1].active = false;
        }
        bench.sender.couple(&mut bench.paths);
        for _ in 0..20 {
            bench.poll();
        }
        bench.sack(if unused { 20 } else { 10 }, &[]);
        assert_eq!(bench.paths[0].window.cwnd(), 11 * CHUNK, "never measured: {unused}");
    }
}

#[test]
fn a_loss_takes_half_of_all_windows_from_that_of_its_path_with_resource_pooling() {
    let lost = |coupling| {
        let mut bench = avoiding(&coupled(coupling));
        bench.paths[0].window.place(20 * CHUNK);
        bench.paths[0].window.place_ssthresh(20 * CHUNK);
        for _ in 0..16 {
            bench.poll();
        }
        for last in [3, 5, 7] {
            bench.sack(0, &[(3, last)]);
        }
        bench.paths[0].window.cwnd() / CHUNK
    };
    // 20 less half of 30, and the floor of 4 is shared by thresholds of 20 and 5.
    assert_eq!([lost(Coupling::Independent), lost(Coupling::Lia), lost(Coupling::RpV1)], [10, 10, 5]);
    // Of the bandwidth the path has two thirds: three quarters of its window are half of all.
    assert_eq!(lost(Coupling::RpV2), 5);
}
