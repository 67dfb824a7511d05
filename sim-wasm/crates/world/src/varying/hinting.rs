//! Who is told that a path has changed, and what is to be told at the present instant.

use skywindow_transport::congestion::Hints;
use skywindow_units::Duration;

use crate::flow::Flow;

/// A path whose delay differs by less has not changed: satellites move on meanwhile.
const ALIKE: Duration = Duration::from_nanos(1_000);

/// A path that may be another one from this instant on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Expected {
    pub flow: u16,
    pub path: u8,
    /// Its delay before; none without a route.
    pub from: Option<Duration>,
    /// It surely is: the terminal of the sender has another satellite.
    pub surely: bool,
}

/// Who is told, and what is to be told at the present instant.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hinting {
    /// The paths of the senders that are told, by flow and path, with their first node.
    pub(super) paths: Vec<(u16, u8, u32)>,
    pub(super) expected: Vec<Expected>,
}

impl Hinting {
    /// Those of `flows`, which have the settings that `hints` says.
    pub fn new(flows: &[Flow], hints: impl Iterator<Item = Hints>) -> Self {
        let told = (0..).zip(flows).zip(hints).filter(|(_, hints)| *hints == Hints::Terminal);
        let paths = told.flat_map(|((number, flow), _)| {
            (0..).zip(&flow.ends[0].ports).map(move |(path, port)| (number, path, port.node))
        });
        Self { paths: paths.collect(), expected: Vec::new() }
    }

    /// Whether nobody is told of anything.
    pub fn is_idle(&self) -> bool {
        self.paths.is_empty()
    }

    /// Nothing has changed after all.
    pub fn forget(&mut self) {
        self.expected.clear();
    }
}

/// Whether a path has not changed, by its delays.
pub(super) fn alike(from: Option<Duration>, to: Option<Duration>) -> bool {
    match (from, to) {
        (Some(from), Some(to)) => from.max(to).as_nanos() - from.min(to).as_nanos() <= ALIKE.as_nanos(),
        (from, to) => from == to,
    }
}
