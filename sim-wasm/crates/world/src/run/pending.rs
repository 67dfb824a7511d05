//! What links are to send again, until its instant has come.

use skywindow_network::Resend;

/// Packets that links are to send again, each at its instant.
#[derive(Clone, Debug, Default)]
pub struct Pending {
    resends: Vec<(u32, Resend)>,
    free: Vec<u32>,
}

impl Pending {
    /// Keeps what is to be done with a packet; its number.
    pub fn keep(&mut self, packet: u32, resend: Resend) -> u32 {
        if let Some(number) = self.free.pop() {
            self.resends[number as usize] = (packet, resend);
            return number;
        }
        self.resends.push((packet, resend));
        self.resends.len() as u32 - 1
    }

    /// Gives back what is to be done now.
    pub fn take(&mut self, number: u32) -> (u32, Resend) {
        self.free.push(number);
        self.resends[number as usize]
    }
}
