//! Max.Burst where it lowers cwnd instead of stopping packets (usrsctp, `sctp_use_cwnd_based_maxburst`).

use skywindow_units::SimTime;

use super::event::{Event, Observer};
use super::path::Path;
use super::sender::Sender;

impl Sender {
    /// At an opportunity to send. Where nothing is to be sent there is none, and what the application hands over next
    /// makes one: `sctp_chunk_output` of usrsctp returns before it looks at cwnd.
    #[cold]
    pub fn lower_windows(&mut self, now: SimTime, paths: &mut [Path], obs: &mut impl Observer<Event>) {
        self.lowers_later = self.marked == 0 && self.outbound.next_bytes().is_none();
        if self.lowers_later {
            return;
        }
        for path in paths {
            path.window.lower_to(self.domains.of(path.id).burst.most_cwnd(path.flight, path.window.unit()));
            path.pass_on(now, obs);
        }
    }
}
