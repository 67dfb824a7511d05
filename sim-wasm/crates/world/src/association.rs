//! Makes the two ends of a planned flow, with the settings of its document.

use skywindow_engine::Stream;
use skywindow_scenario::Record;
use skywindow_transport::Endpoint;
use skywindow_transport::api::{Seat, Source};
use skywindow_units::SimTime;

use crate::flow::{Detail, End, Flow, Port, Shown};
use crate::layout::PlannedFlow;
use crate::routes::ShownRoute;
use crate::streams;
use crate::tally::{PathTally, Tally};

/// The flow number `number` of a run with `seed`, with both its ends closed.
pub fn flow(seed: u64, number: usize, plan: &PlannedFlow) -> Flow {
    let fates = Stream::new(seed).child(streams::FATES).child(number as u64);
    let jitter = Stream::new(seed).child(streams::ENDS).child(number as u64);
    let end = |end: usize| {
        let source = match (end, plan.bytes) {
            (0, Some(bytes)) => Source::Finite(bytes),
            (0, None) => Source::Endless,
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
            fates: fates.child(end as u64),
            sent: 0,
        }
    };
    let paths = plan.paths.len();
    Flow {
        name: plan.name.clone(),
        background: plan.background,
        detail: match plan.record {
            Record::Full => Detail::Full,
            Record::Windows => Detail::Windows,
            Record::Totals => Detail::Totals,
        },
        start: SimTime::from_secs_f64(plan.start_s),
        bytes: plan.bytes,
        payload: plan.transport.payload_bytes(),
        outstanding: plan.transport.outstanding_bytes(),
        receiver_buffer: plan.transport.receiver_buffer_bytes(),
        ends: [end(0), end(1)],
        chosen: None,
        tally: Tally { paths: vec![PathTally::default(); paths], ..Tally::default() },
        shown: Shown { windows: vec![None; paths], ..Shown::default() },
        vias: plan.paths.iter().map(|path| path.via).collect(),
        routes: vec![ShownRoute::default(); paths],
    }
}
