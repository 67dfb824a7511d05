//! How long a signal is on its way: by wire as the document says, through space as light takes between two places.

use std::collections::BTreeSet;

use skywindow_units::{Duration, SimTime};

use crate::case::{Case, Crossing};
use crate::plan::{Link, Way};

/// How far delays may be from those of the geometry, which are interpolated between knots: below 100 ns, as the
/// architecture says, and below 35 ns for low orbits.
const INTERPOLATED: Duration = Duration::from_nanos(100);

/// A second, over which delays may be interpolated.
const SECOND: u64 = 1_000_000_000;

/// How long a signal is on its way.
pub(super) struct OnWay {
    /// So long.
    pub delay: Duration,
    /// Whether nothing of it is interpolated.
    pub is_exact: bool,
    /// Whether it may take longer: where an end stands is not known.
    pub is_bound: bool,
}

/// How long a signal is on its way between two nodes that leaves at `leaves`.
pub(super) fn on_way(case: &Case, ends: [u32; 2], link: &Link, leaves: SimTime) -> OnWay {
    let said = link.course.at(leaves).delay;
    if link.way != Way::Space {
        return OnWay { delay: said, is_exact: true, is_bound: false };
    }
    let (plan, sky) = (case.plan, &case.plan.sky);
    let unplaced = |node: u32| plan.nodes.terminal(node).is_some_and(|own| own.place.is_none());
    if ends.into_iter().any(unplaced) {
        // No place on the ground is nearer than that below the satellite.
        let height = sky.look(ends[0].min(ends[1]), leaves).altitude_km.max(0.0);
        let delay = Duration::from_secs_f64(height / sky.earth().light_km_s) + said;
        return OnWay { delay, is_exact: false, is_bound: true };
    }
    OnWay { delay: sky.delay(ends[0], ends[1], leaves) + said, is_exact: false, is_bound: false }
}

/// When the last bit of a packet may leave that crosses a link with delivery opportunities, when it may arrive then, and how
/// far that may be off; `framed` is its size, of which compressed headers may have saved something.
pub(super) fn by_opportunity(
    case: &Case,
    crossing: &Crossing,
    link: &Link,
    framed: u32,
) -> Vec<(SimTime, SimTime, Duration)> {
    let ends = [crossing.from, crossing.to];
    let sizes = [framed, framed.saturating_sub(link.saved)];
    let instants: BTreeSet<SimTime> =
        sizes.into_iter().flat_map(|bytes| link.course.leaves_at(crossing.start, bytes.into())).collect();
    let arrival = |leaves: SimTime| {
        let way = on_way(case, ends, link, leaves);
        let off = if way.is_exact { Duration::ZERO } else { slack(case, ends, leaves) };
        (leaves, leaves + way.delay, off)
    };
    instants.into_iter().map(arrival).collect()
}

/// How far an interpolated delay may be off: where ends pass each other closely by more than is usual. A chord over a
/// second lies above the curve, which is convex for ends that move straight on, by at most what its ends are above its
/// middle, together.
pub(super) fn slack(case: &Case, ends: [u32; 2], at: SimTime) -> Duration {
    let begins = at.as_nanos() / SECOND * SECOND;
    let delay = |after: u64| {
        let t = SimTime::from_nanos(begins + after);
        case.plan.sky.delay(ends[0], ends[1], t).as_nanos()
    };
    let chord = delay(0) + delay(SECOND);
    INTERPOLATED + Duration::from_nanos(chord.abs_diff(2 * delay(SECOND / 2)))
}
