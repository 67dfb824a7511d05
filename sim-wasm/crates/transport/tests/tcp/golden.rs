//! Whole event streams of connections against text files.

use skywindow_form::Among;
use skywindow_transport::api::Source;
use skywindow_transport::congestion::{Algorithm, CarefulResume, HintSettings, Hints, ResumeSettings};
use skywindow_transport::tcp::{ErrorControl, Event, Recovery, Tcp};
use skywindow_units::Duration;

use crate::common::{Crossing, Diary, Fate, Link, Net, lose, seconds};
use crate::support::golden;

/// Both ends' events in words, by time.
fn story(config: &Tcp, user_bytes: u64, fate: impl FnMut(&Crossing<'_>) -> Fate) -> String {
    let links = vec![Link::new(5_000_000, 130), Link::new(10_000_000, 130)];
    let mut net = Net::<_, Diary>::pair(config, links, Source::Finite(user_bytes), fate);
    net.run(seconds(60));
    golden::story(&net.flows[0].observers, 1)
}

fn compare(name: &str, text: &str) {
    golden::compare("tcp", name, text);
}

#[test]
fn a_transfer_without_loss() {
    compare("lossless.txt", &story(&Tcp::rfc5681(), 60_000, |_| Fate::Arrives));
}

#[test]
fn two_losses_repaired_with_blocks() {
    compare("sack.txt", &story(&Tcp::rfc5681(), 70_000, lose(&[(14, 0), (17, 0)])));
}

#[test]
fn two_losses_repaired_with_partial_acknowledgements() {
    let config = Tcp { recovery: Recovery::NewReno, ..Tcp::rfc5681() };
    compare("newreno.txt", &story(&config, 70_000, lose(&[(14, 0), (17, 0)])));
}

#[test]
fn the_last_segment_lost_and_found_by_the_timer() {
    compare("timeout.txt", &story(&Tcp::rfc5681(), 20 * 1448, lose(&[(20, 0)])));
}

#[test]
fn the_rules_of_2001() {
    compare("era2001.txt", &story(&Tcp::era2001(), 40_000, lose(&[(12, 0)])));
}

#[test]
fn cubic_after_a_loss() {
    let config = Tcp { controller: Algorithm::Cubic, ..Tcp::rfc5681() };
    compare("cubic.txt", &story(&config, 250_000, lose(&[(25, 0)])));
}

#[test]
fn a_loss_that_probing_finds_to_be_no_congestion() {
    let config = Tcp { recovery: Recovery::NewReno, error_control: ErrorControl::Probing, ..Tcp::rfc5681() };
    compare("probing.txt", &story(&config, 70_000, lose(&[(14, 0)])));
}

/// An earlier connection over the path had a window of 120 segments.
fn resumed() -> Tcp {
    let resume = ResumeSettings {
        careful_resume: CarefulResume::On,
        saved_cwnd: Some(120 * 1448),
        saved_rtt: Some(Duration::from_millis(521)),
    };
    Tcp { resume: Among(resume), receiver_buffer_bytes: 1_000_000, ..Tcp::rfc5681() }
}

#[test]
fn careful_resume_that_is_validated() {
    compare("careful-resume.txt", &story(&resumed(), 160_000, |_| Fate::Arrives));
}

#[test]
fn careful_resume_that_retreats_after_a_loss() {
    compare("careful-resume-retreat.txt", &story(&resumed(), 160_000, lose(&[(40, 0)])));
}

#[test]
fn bbr_that_is_told_of_another_path() {
    let hints = HintSettings { path_hint: Hints::Terminal, ..HintSettings::default() };
    let config = Tcp { controller: Algorithm::Bbr, hints: Among(hints), ..resumed() };
    let config = Tcp { resume: Among::default(), ..config };
    let links = vec![Link::new(600_000, 25)];
    let mut net = Net::<_, Diary>::pair(&config, links, Source::Endless, |_: &Crossing<'_>| Fate::Arrives);
    net.run(seconds(3));
    net.flows[0].observers.iter_mut().for_each(|diary| diary.events.clear());
    net.stretch(0, 2);
    net.run(seconds(8));
    compare("bbr-hinted.txt", &golden::story(&net.flows[0].observers, 1));
}

#[test]
fn a_congestion_mark() {
    let config = Tcp { ecn: true, ..Tcp::rfc5681() };
    let fate = |crossing: &Crossing<'_>| {
        if crossing.packet.ecn_capable && crossing.ordinal == 15 { Fate::Marked } else { Fate::Arrives }
    };
    compare("mark.txt", &story(&config, 60_000, fate));
}

#[test]
fn every_event_in_words() {
    compare("words.txt", &golden::words::<Event>());
}
