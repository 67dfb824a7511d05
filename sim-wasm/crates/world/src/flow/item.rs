//! A message or an object on its way from one application to the other.

use skywindow_units::SimTime;

use crate::recording::{MessageRow, Recording};

/// A message or an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Item {
    /// Its application.
    pub application: u16,
    /// Its number among those of the application, from 0.
    pub number: u32,
    /// The page it is an object of, from 0.
    pub page: Option<u32>,
    /// The stream it takes.
    pub stream: u16,
    /// User data, bytes; `u64::MAX` without end.
    pub bytes: u64,
    /// When the application offered it.
    pub offered: SimTime,
}

impl Item {
    /// Writes that the peer's application has it.
    #[cold]
    pub fn show(&self, now: SimTime, flow: u16, recording: &mut Recording) {
        let Self { application, number, page: _, stream, bytes, offered } = *self;
        recording.messages.push(MessageRow { t: now, offered, flow, application, number, stream, bytes });
    }
}
