//! Nobody makes out a frame while another one is on the air there, or while sending: a radio channel carries one at a
//! time.

use skywindow_units::Duration;

use crate::case::Case;
use crate::finding::{Findings, seconds};
use crate::plan::Way;
use crate::recording::{LOST_TO_COLLISION, OnAir, WAITS};

/// Notes frames that come through although their receiver heard another station, or sent itself.
pub(super) fn check(case: &Case, findings: &mut Findings) {
    let mut on_air: Vec<&OnAir> = case.rows.radio.iter().filter(|row| row.used != WAITS).collect();
    on_air.sort_by_key(|row| row.start);
    let longest = on_air.iter().map(|row| row.t.since(row.start)).max().unwrap_or(Duration::ZERO);
    for (place, crossing) in case.crossings.iter().enumerate() {
        let version = case.plan.at(crossing.offered);
        let links = version.links(&case.plan.nodes, crossing.from, crossing.to);
        let [link] = links[..] else { continue };
        // What has not arrived yet has not come through either.
        let lost = crossing.end > case.reached
            || case.fate_after(place).is_some_and(|fate| fate.outcome == LOST_TO_COLLISION);
        if lost || !matches!(link.way, Way::Channel { .. }) {
            continue;
        }
        let until = link.leaves(crossing.start, crossing.size.within(link.mtu).framed(link.overhead));
        let heard = |node: u32| node == crossing.to || version.hears(crossing.to, node);
        let before = on_air[..on_air.partition_point(|row| row.start < until)].iter().rev();
        let mut near = before.take_while(|row| row.start + longest > crossing.start);
        let other = near.find(|row| {
            let node = u32::from(row.node);
            row.t > crossing.start && node != crossing.from && heard(node)
        });
        if let Some(other) = other {
            let [to, by] = [crossing.to, other.node.into()].map(|node| case.plan.nodes.name(node));
            let sentence = format!(
                "{} is made out at {to}, while {by} was on the air from {}",
                case.packet(crossing.segment),
                seconds(other.start)
            );
            findings.note(crossing.end, sentence);
        }
    }
}
