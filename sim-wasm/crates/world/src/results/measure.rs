//! The measurement intervals: rates of the flows, delays of their paths, load of the links.

use skywindow_units::SimTime;

use crate::flow::Flow;
use crate::recording::{QueueRow, RateRow, SojournRow};
use crate::results::link_mark::LinkMark;
use crate::run::world::World;

impl World {
    /// Writes the rows of the interval that ends at `now`, but for the paths.
    pub(crate) fn end_interval(&mut self, now: SimTime) {
        rates(self, now);
        queues(self, now);
        sojourns(self, now);
        self.show_all_opportunities(now);
    }

    /// Starts the counts of the summary: what came before is not measured.
    pub(crate) fn begin_measurement(&mut self) {
        self.flows.iter_mut().for_each(begin_of);
        self.network.begin_sojourns();
    }
}

impl Flow {
    /// Starts its counts where it opens at `now`, when the measurement has begun at `from`: its rates are over the time from
    /// then on, so that what its ends sent before, such as answers to forged packets, is none of them.
    pub(crate) fn begin_measurement(&mut self, now: SimTime, from: SimTime) {
        if now >= from {
            begin_of(self);
        }
    }
}

fn rates(world: &mut World, now: SimTime) {
    for (number, flow) in world.flows.iter_mut().enumerate() {
        let totals = [
            flow.tally.bytes[0],
            flow.ends[1].endpoint.receiver().delivered_bytes,
            flow.tally.retransmitted_bytes,
            flow.tally.alternate_bytes[0],
        ];
        let before = std::mem::replace(&mut flow.shown.rates, totals);
        let [sent, delivered, retransmitted, alternate] = std::array::from_fn(|i| totals[i] - before[i]);
        world.recording.rates.push(RateRow {
            t: now,
            flow: number as u16,
            sent_bytes: sent,
            delivered_bytes: delivered,
            retransmitted_bytes: retransmitted,
            alternate_bytes: alternate,
        });
    }
}

fn queues(world: &mut World, now: SimTime) {
    world.marks.resize(world.network.links().len(), LinkMark::default());
    for index in 0..world.marks.len() {
        let link = world.network.links()[index];
        let mark = LinkMark { carried_bytes: link.carried_bytes, dropped: link.dropped };
        let before = std::mem::replace(&mut world.marks[index], mark);
        let (sent, dropped) = (mark.carried_bytes - before.carried_bytes, mark.dropped - before.dropped);
        if sent > 0 || dropped > 0 {
            let waiting = world.network.waiting(index as u32, now);
            world.recording.queues.push(QueueRow {
                t: now,
                from: link.spec.from as u16,
                to: link.spec.to as u16,
                packets: waiting as u32,
                sent_bytes: sent,
                dropped,
            });
        }
    }
}

fn sojourns(world: &mut World, now: SimTime) {
    for (link, own) in (0..).zip(world.network.links()) {
        let Some(own_sojourns) = world.network.sojourns(link) else { continue };
        let interval = &own_sojourns.interval;
        if let [Some(median_ms), Some(p95_ms)] = [0.5, 0.95].map(|share| interval.quantile(share)) {
            let [from, to] = [own.spec.from, own.spec.to].map(|node| node as u16);
            let packets = interval.packets() as u32;
            world.recording.sojourns.push(SojournRow { t: now, from, to, packets, median_ms, p95_ms });
        }
    }
    world.network.end_sojourn_interval();
}

fn begin_of(flow: &mut Flow) {
    let receiver = flow.ends[1].endpoint.receiver();
    flow.tally.delivered_before = receiver.delivered_bytes;
    flow.tally.received_before = receiver.received_chunks;
    flow.tally.sent_before = flow.tally.bytes[0];
    flow.tally.alternate_before = flow.tally.alternate_bytes;
}
