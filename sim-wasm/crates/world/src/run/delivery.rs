//! From node to node: what becomes of a packet that arrives, is sent on, is lost or has come to its destination.

use std::hint::cold_path;

use skywindow_network::{Cause, Header, OnArrival, Packet, Passage};
use skywindow_transport::api::Retransmit;
use skywindow_transport::{Family, Job};
use skywindow_units::SimTime;

use crate::flow::Detail;
use crate::happenings::{Concerns, Lost};
use crate::recording::{Direction, FateRow, HopRow, Outcome, ReorderedRow, SegmentKind, SegmentRow};
use crate::run::event::Event;
use crate::run::streams;
use crate::run::world::{World, watch};

/// An ICMP message that a packet was too big: its own IP header and eight bytes, the IP header of the packet and
/// eight bytes of it (RFC 792).
const REPORT_BYTES: u32 = 56;

impl World {
    #[inline(always)]
    pub(crate) fn arrive(&mut self, now: SimTime, link: u32, packet: u32) {
        let at = &self.network.links()[link as usize];
        let (node, epoch) = (at.spec.to, at.epoch);
        let header = &self.packets[packet].header;
        if header.link_epoch != epoch {
            cold_path();
            let failed = self.network.failed_under(link, header.link_epoch);
            self.lose(now, packet, node, if failed { Cause::Outage } else { Cause::Handover });
        } else if header.on_arrival != OnArrival::Nothing {
            cold_path();
            match header.damage() {
                Some(cause) => self.lose(now, packet, node, cause),
                None => self.arrive_numbered(now, link, packet),
            }
        } else if header.destination == node {
            self.deliver(now, packet);
        } else {
            self.pass_on(now, node, packet);
        }
    }

    /// Hands a packet that starts at `node` to the network.
    #[inline(never)]
    pub(crate) fn forward(&mut self, now: SimTime, node: u32, packet: u32) {
        self.pass_on(now, node, packet);
    }

    /// Hands a packet that is at `node` to the network. Most packets come by here between their ends, where the call
    /// alone would take a tenth of the time.
    #[inline(always)]
    fn pass_on(&mut self, now: SimTime, node: u32, packet: u32) {
        let header = &mut self.packets[packet].header;
        match self.network.forward(now, node, header) {
            Passage::Enters { link, to, begins, arrives } => {
                let seen = (header.segment, header.on_arrival);
                self.enter_seen(now, [node, to], [begins, arrives], [link, packet], seen);
            }
            Passage::Repeats { link, to, begins, arrives } => {
                cold_path();
                self.enter_repeating(now, [node, to], [begins, arrives], link, packet);
            }
            Passage::Waits { link } => {
                cold_path();
                self.wait_for_link(now, link, packet)
            }
            Passage::Radio { channel, link } => {
                cold_path();
                self.offer_radio(now, node, channel, link, packet)
            }
            Passage::Lost(cause) => {
                cold_path();
                self.lose(now, packet, node, cause)
            }
            Passage::TooBig { mtu } => {
                cold_path();
                self.report_too_big(now, node, packet, mtu)
            }
        }
    }

    /// A packet enters a link from one node to another, and its last bit arrives in time.
    pub(crate) fn enter(
        &mut self,
        now: SimTime,
        ends: [u32; 2],
        times: [SimTime; 2],
        link: u32,
        packet: u32,
    ) {
        let Header { segment, on_arrival, .. } = self.packets[packet].header;
        self.enter_seen(now, ends, times, [link, packet], (segment, on_arrival));
    }

    /// The same for a packet whose header the caller has at hand: its row, and what is to be seen to when it arrives.
    #[inline(always)]
    fn enter_seen(
        &mut self,
        now: SimTime,
        [from, to]: [u32; 2],
        [begins, arrives]: [SimTime; 2],
        [link, packet]: [u32; 2],
        (segment, on_arrival): (u32, OnArrival),
    ) {
        if on_arrival == OnArrival::Damaged(Cause::State)
            && let Some(stay) = self.network.met(link)
        {
            cold_path();
            let flow = self.packets[packet].header.flow;
            self.flows[usize::from(flow)].tally.blackouts.lose(stay.from);
        }
        // What a link that stays held has taken never begins to cross it.
        if segment != u32::MAX && begins != SimTime::MAX {
            self.recording.hops.push(HopRow {
                start: begins,
                end: arrives,
                segment,
                from: from as u16,
                to: to as u16,
            });
            if let Some(tap) = self.recording.tap() {
                cold_path();
                tap.enter(now, begins, [from, to], &self.packets[packet].header);
            }
        }
        self.queue.schedule(arrives, Event::Arrive { link, packet }.into());
    }

    /// Loses a packet and sends the ICMP message "fragmentation needed" from `node` back to where it came from
    /// (RFC 1191 section 4).
    #[cold]
    #[inline(never)]
    fn report_too_big(&mut self, now: SimTime, node: u32, packet: u32, mtu: u32) {
        let Packet { header: lost, ref body } = self.packets[packet];
        let tsn = body.number();
        let quote = self.recording.tap().map(|tap| tap.quote(&lost, body));
        self.lose(now, packet, node, Cause::TooBig);
        let flow = &self.flows[usize::from(lost.flow)];
        let Some(port) = flow.ends[usize::from(lost.direction & 1)].port(lost.path) else { return };
        let index = self.packets.take(flow.shelf());
        let packet = &mut self.packets[index];
        packet.header = Header {
            flow: lost.flow,
            path: lost.path,
            direction: 1 - (lost.direction & 1),
            destination: port.node,
            bytes: REPORT_BYTES,
            largest: REPORT_BYTES,
            fate: lost.fate.child(streams::REPORTS),
            reports_mtu: mtu,
            ..Header::default()
        };
        let header = &mut packet.header;
        if lost.segment != u32::MAX
            && let Some(segment) = self.recording.next_segment()
        {
            header.segment = segment;
            self.recording.segments.push(SegmentRow {
                t: now,
                flow: header.flow,
                path: header.path,
                direction: Direction::from_end(header.direction),
                kind: SegmentKind::Icmp,
                retransmit: Retransmit::First,
                tsn,
                chunks: 0,
                stream: 0,
                ssn: 0,
                bytes: REPORT_BYTES as u16,
                gaps: 0,
                ecn: 0,
            });
            if let Some((tap, quote)) = self.recording.tap().zip(quote) {
                tap.report(now, node, header, &quote);
            }
        }
        if node == port.node {
            self.queue.schedule(now, Event::Local { packet: index }.into());
        } else {
            self.forward(now, node, index);
        }
    }

    #[inline(never)]
    pub(crate) fn lose(&mut self, now: SimTime, packet: u32, node: u32, cause: Cause) {
        self.tell_loss(now, packet, node, cause);
        let flow = self.packets[packet].header.flow;
        self.packets.give_back(packet, self.flows[usize::from(flow)].shelf());
    }

    /// Counts and records that a packet is lost.
    pub(crate) fn tell_loss(&mut self, now: SimTime, packet: u32, node: u32, cause: Cause) {
        let Packet { header, body } = &self.packets[packet];
        let is_report = header.reports_mtu != 0;
        if !is_report && !header.forged {
            let flow = &mut self.flows[usize::from(header.flow)];
            flow.tally.lose(header.path, header.direction, cause);
        }
        if header.segment != u32::MAX {
            let (segment, outcome) = (header.segment, Outcome::Lost(cause));
            self.recording.fates.push(FateRow { t: now, segment, outcome, node: node as u16 });
            let kind = if is_report { SegmentKind::Icmp } else { body.kind() };
            let direction = Direction::from_end(header.direction);
            let lost = Lost { cause, number: body.number(), node, kind, direction };
            let concerns = Concerns { flow: header.flow, path: header.path, end: header.direction };
            let event = lost.row(now, concerns);
            self.recording.events.push(event);
            if let Some(tap) = self.recording.tap() {
                if cause == Cause::Checksum {
                    tap.deliver(now, header, Some(event));
                } else {
                    let reached = header.damage().is_none() && cause != Cause::Handover;
                    tap.lose(now, node, header, reached, event);
                }
            }
        }
    }

    #[inline(never)]
    pub(crate) fn deliver(&mut self, now: SimTime, packet: u32) {
        let number = self.packets[packet].header.flow;
        let protocol = self.flows[usize::from(number)].protocol();
        protocol.run(Delivery { world: self, now, packet });
    }

    /// The same for a packet of the family `F`.
    #[inline(always)]
    fn deliver_as<F: Family>(&mut self, now: SimTime, packet: u32) {
        let Packet { header, body } = &self.packets[packet];
        let (number, path, end) = (header.flow, header.path, 1 - (header.direction & 1));
        if header.damaged {
            cold_path();
            self.deliver_damaged::<F>(now, packet);
            return;
        }
        let marked = header.congestion_experienced;
        if header.segment != u32::MAX {
            let outcome = if marked { Outcome::Marked } else { Outcome::Delivered };
            let (segment, node) = (header.segment, header.destination as u16);
            self.recording.fates.push(FateRow { t: now, segment, outcome, node });
            if let Some(tap) = self.recording.tap() {
                cold_path();
                tap.deliver(now, header, None);
            }
        }
        let flow = &mut self.flows[usize::from(number)];
        if header.reports_mtu == 0
            && !header.forged
            && let Some(extent) =
                flow.tally.reordering[usize::from(header.direction & 1)].arrive(header.number)
            && flow.detail >= Detail::Windows
        {
            cold_path();
            let direction = Direction::from_end(header.direction);
            self.recording.reordered.push(ReorderedRow { t: now, flow: number, direction, extent });
        }
        let (endpoint, mut watcher) = watch(flow, number, end, &mut self.recording);
        if let Some(endpoint) = F::of_mut(endpoint) {
            if header.reports_mtu != 0 {
                cold_path();
                endpoint.on_too_big(now, path, header.reports_mtu, &mut watcher);
            } else if let Some(body) = F::packet(body) {
                endpoint.on_packet(now, path, body, marked, &mut watcher);
            }
            self.work.spend(endpoint.take_looked());
        }
        let reason = watcher.reason;
        self.packets.give_back(packet, F::PROTOCOL as usize);
        if flow.end_mut(end).at_gateway {
            cold_path();
            self.relay(now, number, end);
        }
        self.transmit_as::<F>(now, number, end, reason);
    }
}

/// A packet at its destination, to be taken by the code of its family.
struct Delivery<'a> {
    world: &'a mut World,
    now: SimTime,
    packet: u32,
}

impl Job for Delivery<'_> {
    type Answer = ();

    #[inline(always)]
    fn run<F: Family>(self) {
        self.world.deliver_as::<F>(self.now, self.packet);
    }
}
