//! Makes the two ends of a planned flow, with the settings of its document.

use skywindow_engine::Stream;
use skywindow_scenario::Record;
use skywindow_transport::Endpoint;
use skywindow_transport::api::{Seat, Source};
use skywindow_units::SimTime;

use crate::flow::applications::Applications;
use crate::flow::relay::Relay;
use crate::flow::tally::{PathTally, Tally};
use crate::flow::{Detail, End, Flow, Port, Shown};
use crate::layout::{PlannedFlow, PlannedPath};
use crate::run::streams;
use crate::sky::shown::ShownRoute;

/// Each flow of a run with `seed` that is measured `from` an instant on, with both its ends closed. The legs of a split flow share its number among the random
/// streams, so that a gateway changes nothing for other flows.
pub fn flows(seed: u64, from: SimTime, plans: &[PlannedFlow]) -> Vec<Flow> {
    let mut transfers = 0;
    let mut numbered = |plan: &PlannedFlow| {
        let leg = plan.leg.map_or(0, |leg| leg.number);
        transfers += usize::from(leg == 0);
        flow([seed, transfers as u64 - 1], from, leg, plan)
    };
    plans.iter().map(&mut numbered).collect()
}

fn flow([seed, transfer]: [u64; 2], from: SimTime, leg: usize, plan: &PlannedFlow) -> Flow {
    let stream = |name: u64| {
        let own = Stream::new(seed).child(name).child(transfer);
        if leg == 0 { own } else { own.child(streams::LEGS).child(leg as u64) }
    };
    let (fates, jitter) = (stream(streams::FATES), stream(streams::ENDS));
    let applications = (!plan.applications.is_empty()).then(|| {
        let random = stream(streams::WORKLOADS);
        Box::new(Applications::new(&plan.applications, &plan.transport, random, from))
    });
    let end = |end: usize| {
        let source = match (end, room(plan, end), plan.bytes) {
            (0, ..) if applications.is_some() => Source::Written,
            (_, Some(room_bytes), _) => Source::Relayed { room_bytes },
            (0, None, Some(bytes)) => Source::Finite(bytes),
            (0, None, None) => Source::Endless,
            _ => Source::None,
        };
        let seat = Seat { paths: plan.paths.len(), source, seed: jitter.bits(end as u64) };
        End {
            endpoint: Endpoint::new(&plan.transport, seat),
            ports: plan
                .paths
                .iter()
                .map(|path| Port { node: path.nodes[end], peer: path.nodes[1 - end] })
                .collect(),
            timer: SimTime::MAX,
            at_gateway: room(plan, end).is_some(),
            fates: fates.child(end as u64),
            sent: 0,
        }
    };
    let paths = plan.paths.len();
    let mut ends = [end(0), end(1)];
    for (path, _) in (0..).zip(&plan.paths).filter(|(_, own)| own.up > SimTime::ZERO) {
        ends[0].endpoint.on_address(SimTime::ZERO, path, false, &mut ());
    }
    Flow {
        name: plan.name.clone(),
        leg: plan.leg,
        relay: Relay::default(),
        background: plan.background,
        detail: match plan.record {
            Record::Full => Detail::Full,
            Record::Windows => Detail::Windows,
            Record::Totals => Detail::Totals,
        },
        start: SimTime::from_secs_f64(plan.start_s),
        bytes: applications.as_ref().map_or(plan.bytes, |own| own.bytes()),
        payload: plan.transport.payload_bytes(),
        outstanding: plan.transport.outstanding_bytes(),
        receiver_buffer: plan.transport.receiver_buffer_bytes(),
        ends,
        chosen: None,
        applications,
        incidents: Vec::new(),
        addresses: addresses(plan),
        stream_requests: Vec::new(),
        tally: Tally { paths: vec![PathTally::default(); paths], ..Tally::default() },
        shown: Shown { windows: vec![None; paths], ..Shown::default() },
        vias: plan.paths.iter().map(|path| path.via).collect(),
        routes: vec![ShownRoute::default(); paths],
    }
}

/// When addresses of the sender come and go.
fn addresses(plan: &PlannedFlow) -> Vec<(SimTime, u8, bool)> {
    let of = |(path, own): (u8, &PlannedPath)| [(own.up, path, true), (own.down, path, false)];
    let all = (0..).zip(&plan.paths).flat_map(of);
    all.filter(|&(at, ..)| at > SimTime::ZERO && at < SimTime::MAX).collect()
}

/// What the gateway at that end of a leg holds at most; none where there is no gateway.
fn room(plan: &PlannedFlow, end: usize) -> Option<u32> {
    let leg = plan.leg?;
    if end == 0 { leg.begins_with } else { leg.ends_with }
}
