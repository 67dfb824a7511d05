//! The course of every controller over one path: what it tells in its own words, and its window second by second, where a
//! short queue overflows, packets are lost at random or marked, and the path becomes longer.

use std::fmt::Write;

use skywindow_transport::api::{Endpoint as _, Event as _, Source};
use skywindow_transport::congestion::{Algorithm, Reason};
use skywindow_transport::tcp::{Event, Tcp};
use skywindow_units::SimTime;
use skywindow_validation::golden::digest;

use crate::common::{A, B, Crossing, Diary, Fate, Link, Net, random_loss};
use crate::support::golden;

const LASTS_S: u64 = 12;
/// When the path becomes twice as long, where it does.
const LONGER_AT_S: u64 = 6;

/// So much of what it tells in a second stands in the text, and a hash stands for all of it.
const MOST_TOLD: usize = 4;

/// What a controller does on a path, as text.
fn course(
    controller: Algorithm,
    link: Link,
    longer: bool,
    fate: impl FnMut(&Crossing<'_>) -> Fate,
) -> String {
    let config = Tcp { controller, ecn: true, receiver_buffer_bytes: 1_000_000, ..Tcp::rfc5681() };
    let mut net = Net::<_, Diary>::pair(&config, vec![link], Source::Endless, fate);
    let mut text = String::new();
    for second in 1..=LASTS_S {
        net.run(SimTime::from_millis(1_000 * second));
        if longer && second == LONGER_AT_S {
            net.stretch(0, 2);
        }
        let flow = &mut net.flows[0];
        let mut told = Vec::new();
        for (at, path, event) in flow.observers[A].events.drain(..) {
            if Reason::TABLE.iter().any(|reason| reason.code == event.code()) {
                let words = Event::explain(event.code(), path, 1, event.numbers());
                told.push(format!("{:>10.6} {}. {}\n", at.as_secs_f64(), words.title, words.detail));
            }
        }
        told.iter().take(MOST_TOLD).for_each(|line| text += line);
        if let Some(more) = told.len().checked_sub(MOST_TOLD).filter(|&more| more > 0) {
            writeln!(text, "           and {more} more, together {:016x}", digest(told.concat())).unwrap();
        }
        let state = flow.ends[A].path_state(0);
        let (cwnd, ssthresh, flight, rto) =
            (state.cwnd, state.ssthresh, state.flight, state.rto.as_millis_f64());
        let received = flow.ends[B].receiver().delivered_bytes;
        writeln!(
            text,
            "{second} s: cwnd {cwnd}, ssthresh {ssthresh}, flight {flight}, RTO {rto} ms, {received} bytes"
        )
        .unwrap();
    }
    text
}

fn courses(name: &str, link: &Link, longer: bool, fate: impl Fn() -> Box<dyn FnMut(&Crossing<'_>) -> Fate>) {
    let mut text = String::new();
    for &controller in Algorithm::ALL {
        writeln!(text, "{}", controller.word()).unwrap();
        text += &course(controller, link.clone(), longer, fate());
    }
    golden::compare("tcp", name, &text);
}

#[test]
fn where_a_short_queue_overflows() {
    courses("course-queue.txt", &Link::new(4_000_000, 40).with_queue(20), false, || {
        Box::new(|_: &Crossing<'_>| Fate::Arrives)
    });
}

#[test]
fn where_one_packet_in_a_hundred_is_lost() {
    courses("course-losses.txt", &Link::new(6_000_000, 60), false, || Box::new(random_loss(0.01, 7)));
}

#[test]
fn where_one_packet_in_two_hundred_is_marked() {
    courses("course-marks.txt", &Link::new(4_000_000, 30).with_queue(60), false, || {
        Box::new(|crossing: &Crossing<'_>| {
            let marked = crossing.from == A && crossing.packet.ecn_capable && crossing.ordinal % 200 == 150;
            if marked { Fate::Marked } else { Fate::Arrives }
        })
    });
}

#[test]
fn where_the_path_becomes_twice_as_long() {
    courses("course-longer.txt", &Link::new(5_000_000, 25).with_queue(100), true, || {
        Box::new(|_: &Crossing<'_>| Fate::Arrives)
    });
}
