//! Paths that fail and come back: RFC 9260 sections 8.1, 8.2 and 6.4.

use skywindow_units::SimTime;

use super::endpoint::Endpoint;
use super::event::{Event, NO_PATH, Observer, PathChange};
use super::phase::Phase;

impl Endpoint {
    /// T3-rtx of a path has expired.
    #[cold]
    pub(crate) fn on_t3(&mut self, now: SimTime, index: usize, obs: &mut impl Observer<Event>) {
        self.sender.on_t3(now, &mut self.paths, index, obs);
        self.after_error(now, index, obs);
    }

    /// Sections 8.1 and 8.2: a path with more than Path.Max.Retrans errors in a row is inactive, and too many
    /// in a row on all of them end the association.
    pub(crate) fn after_error(&mut self, now: SimTime, index: usize, obs: &mut impl Observer<Event>) {
        let (path, limit) = (&mut self.paths[index], self.rules.path_max_retrans);
        if path.active && path.errors > limit {
            path.active = false;
            obs.note(now, path.id, Event::PathInactive { path: path.id, errors: path.errors, limit });
            self.reroute(now, obs);
        }
        self.give_up_after(now, self.sender.errors, self.rules.association_max_retrans, obs);
    }

    /// Data were acknowledged: a path that delivered some is active again.
    #[inline]
    pub(crate) fn after_acknowledgement(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        if self.paths.iter().any(|path| !path.active) {
            self.revive(now, obs);
        }
    }

    #[cold]
    fn revive(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        for path in &mut self.paths {
            if !path.active && !path.absent && path.effect.delivered {
                path.active = true;
                path.window.path_changed();
                obs.note(now, path.id, Event::PathActive { path: path.id });
                path.pass_on(now, obs);
            }
        }
        self.reroute(now, obs);
    }

    /// Section 6.4: new data may have to take another path now.
    #[cold]
    pub(crate) fn reroute(&mut self, now: SimTime, obs: &mut impl Observer<Event>) {
        self.fill_smallest_mtu();
        let (from, to) = (self.sender.route.data, self.sender.route.for_data(&self.paths));
        if from == to {
            return;
        }
        self.sender.route.data = to;
        if self.sender.cmt.on {
            return; // They take all paths that work.
        }
        let before = &self.paths[usize::from(from)];
        let why = match (before.active, before.confirmed) {
            _ if before.absent || (to != 0 && to == self.sender.route.primary && before.usable()) => {
                PathChange::Primary
            }
            (false, _) => PathChange::Failure,
            (true, false) => PathChange::Confirmation,
            (true, true) => PathChange::Return,
        };
        obs.note(now, to, Event::NewDataPath { from, to, why });
    }

    /// Section 8.1: fails after more than `limit` errors in a row.
    #[cold]
    pub(crate) fn give_up_after(
        &mut self,
        now: SimTime,
        errors: u32,
        limit: u32,
        obs: &mut impl Observer<Event>,
    ) {
        if errors > limit {
            obs.note(now, NO_PATH, Event::AssociationFailed { errors, limit });
            self.controls.clear();
            self.finish(now, Phase::Failed, obs);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::bench::Notes;
    use super::super::settings::Sctp;
    use super::*;
    use crate::api::Endpoint as _;

    #[test]
    fn section_8_2_of_the_inactive_paths_only_one_that_delivered_is_active_again() {
        let (mut end, mut notes) = (Endpoint::new(Sctp::rfc9260(), 3), Notes::default());
        for (path, (active, delivered)) in
            end.paths.iter_mut().zip([(true, true), (false, true), (false, false)])
        {
            path.active = active;
            path.effect.delivered = delivered;
        }
        end.after_acknowledgement(SimTime::ZERO, &mut notes);
        assert_eq!(end.paths.iter().map(|path| path.active).collect::<Vec<_>>(), [true, true, false]);
        assert_eq!(notes.0, [(1, Event::PathActive { path: 1 })]);
    }

    #[test]
    fn section_8_2_a_path_that_delivered_is_active_again_also_where_none_was() {
        let (mut end, mut notes) = (Endpoint::new(Sctp::rfc9260(), 1), Notes::default());
        (end.paths[0].active, end.paths[0].effect.delivered) = (false, true);
        end.after_acknowledgement(SimTime::ZERO, &mut notes);
        assert!(end.paths[0].active);
    }

    /// The smallest MTU is that of the active paths.
    #[test]
    fn section_7_3_chunks_fill_larger_packets_once_the_path_with_the_small_mtu_has_failed() {
        let rules = Sctp { pmtu_discovery: true, mtu_bytes: Some(1500), ..Sctp::rfc9260() };
        let (mut end, mut notes) = (Endpoint::new(rules, 2), Notes::default());
        end.on_too_big(SimTime::ZERO, 1, 700, &mut notes);
        assert_eq!(end.sender.outbound.full_chunk(), 700 - 32);
        end.paths[1].errors = end.rules.path_max_retrans + 1;
        end.after_error(SimTime::ZERO, 1, &mut notes);
        assert!(!end.paths[1].active);
        assert_eq!(end.sender.outbound.full_chunk(), 1500 - 32);
    }
}
