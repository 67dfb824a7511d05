//! Whole event streams of associations against text files.

use skywindow_form::Among;
use skywindow_transport::sctp::{
    BufferSplit, Coupling, Event, NrSack, Retransmit, Sctp, SharingSettings, Source, UnmarkedLoss,
};
use skywindow_units::{Duration, SimTime};

use crate::common::{A, Crossing, Diary, Fate, Link, Pair, two_links};
use crate::support::golden;

/// Both ends' events in words, by time, with scripted losses.
fn story(config: &Sctp, user_bytes: u64, lost: &[u64]) -> String {
    let fate = |crossing: &Crossing<'_>| {
        if crossing.from == A && lost.contains(&crossing.ordinal) { Fate::Lost } else { Fate::Arrives }
    };
    story_on(1, config, user_bytes, fate)
}

/// The same on so many paths, each of the two links.
fn story_on(paths: usize, config: &Sctp, user_bytes: u64, fate: impl FnMut(&Crossing<'_>) -> Fate) -> String {
    let source = Source::Finite(user_bytes);
    let mut pair = Pair::<_, Diary>::with_paths(config, vec![two_links(); paths], source, fate);
    pair.run(SimTime::from_millis(60_000));
    golden::story(&pair.observers, paths)
}

fn compare(name: &str, text: &str) {
    golden::compare("sctp", name, text);
}

#[test]
fn a_transfer_without_loss() {
    compare("lossless.txt", &story(&Sctp::rfc9260(), 40_000, &[]));
}

#[test]
fn one_loss_found_by_missing_reports() {
    compare("fast_retransmit.txt", &story(&Sctp::rfc9260(), 60_000, &[14]));
}

#[test]
fn the_last_chunk_lost_and_found_by_the_timer() {
    compare("timeout.txt", &story(&Sctp::rfc9260(), 10 * 1452, &[11]));
}

#[test]
fn two_losses_with_four_streams_and_a_small_buffer() {
    let config = Sctp { streams: 4, receiver_buffer_bytes: 10_000, ..Sctp::rfc9260() };
    compare("four_streams.txt", &story(&config, 50_000, &[12, 13]));
}

#[test]
fn the_rules_of_2000() {
    compare("rfc2960.txt", &story(&Sctp::rfc2960(), 60_000, &[14]));
}

#[test]
fn a_primary_that_fails_and_comes_back() {
    // Broken from 1.6 s to 14 s: three timeouts make it inactive, a heartbeat brings it back.
    let config = Sctp {
        path_max_retrans: 2,
        heartbeat_interval: Duration::from_secs(5),
        receiver_buffer_bytes: 8192,
        ..Sctp::rfc9260()
    };
    let fate = |crossing: &Crossing<'_>| {
        let broken = (SimTime::from_millis(1600)..SimTime::from_millis(14_000)).contains(&crossing.now);
        if crossing.path == 0 && broken { Fate::Lost } else { Fate::Arrives }
    };
    compare("failover.txt", &story_on(2, &config, 170_000, fate));
}

#[test]
fn a_congestion_mark_and_a_loss_without_one() {
    let config = Sctp { ecn: true, unmarked_loss: UnmarkedLoss::Corruption, ..Sctp::rfc9260() };
    let fate = |crossing: &Crossing<'_>| match crossing.packet.data.first().map(|chunk| chunk.tsn) {
        Some(12) => Fate::Marked,
        Some(30) if crossing.packet.retransmit == Retransmit::First => Fate::Lost,
        _ => Fate::Arrives,
    };
    compare("ecn_mark.txt", &story_on(1, &config, 60_000, fate));
}

#[test]
fn concurrent_multipath_transfer_with_a_loss_and_a_buffer_that_blocks() {
    let config = Sctp { cmt: true, receiver_buffer_bytes: 24_000, ..Sctp::rfc9260() };
    let fate = |crossing: &Crossing<'_>| {
        let lost = crossing.packet.data.first().is_some_and(|chunk| chunk.tsn == 25)
            && crossing.packet.retransmit == Retransmit::First;
        if lost { Fate::Lost } else { Fate::Arrives }
    };
    let wires = [40, 260].map(|delay| vec![Link::new(1_000_000, delay)]);
    let source = Source::Finite(120_000);
    let mut pair = Pair::<_, Diary>::with_paths(&config, wires.into(), source, fate);
    pair.run(SimTime::from_millis(60_000));
    compare("cmt.txt", &golden::story(&pair.observers, 2));
}

#[test]
fn promises_of_the_receiver_with_a_chunk_that_is_lost_twice() {
    let mut config = Sctp { streams: 3, ..Sctp::rfc9260() };
    config.messages.0.nr_sack = NrSack::Delivered;
    let mut times = 0;
    let fate = |crossing: &Crossing<'_>| {
        times += u32::from(crossing.packet.data.first().is_some_and(|chunk| chunk.tsn == 12));
        let lost = crossing.packet.data.first().is_some_and(|chunk| chunk.tsn == 12) && times < 3;
        if lost { Fate::Lost } else { Fate::Arrives }
    };
    compare("nr_sack.txt", &story_on(1, &config, 60_000, fate));
}

#[test]
fn coupled_windows_split_buffers_and_a_chunk_that_takes_another_path() {
    let sharing = SharingSettings {
        cmt_coupling: Coupling::Lia,
        cmt_buffer_split: BufferSplit::Outstanding,
        cmt_rescheduling_percent: 50,
    };
    let config = Sctp {
        cmt: true,
        sharing: Among(sharing),
        receiver_buffer_bytes: 24_000,
        initial_ssthresh_bytes: Some(5000),
        ..Sctp::rfc9260()
    };
    let fate = |crossing: &Crossing<'_>| {
        let lost = crossing.packet.data.first().is_some_and(|chunk| chunk.tsn == 25)
            && crossing.packet.retransmit == Retransmit::First;
        if lost { Fate::Lost } else { Fate::Arrives }
    };
    let wires = [40, 260].map(|delay| vec![Link::new(1_000_000, delay)]);
    let source = Source::Finite(120_000);
    let mut pair = Pair::<_, Diary>::with_paths(&config, wires.into(), source, fate);
    pair.run(SimTime::from_millis(60_000));
    compare("cmt_sharing.txt", &golden::story(&pair.observers, 2));
}

#[test]
fn a_narrow_link_on_the_path() {
    let config = Sctp { pmtu_discovery: true, mtu_bytes: Some(1500), ..Sctp::rfc9260() };
    let fate = |crossing: &Crossing<'_>| {
        let too_big = crossing.packet.dont_fragment && crossing.packet.size > 1006;
        if too_big { Fate::TooBig(1006) } else { Fate::Arrives }
    };
    compare("path_mtu.txt", &story_on(1, &config, 20_000, fate));
}

#[test]
fn every_event_in_words() {
    compare("words.txt", &golden::words::<Event>());
}
