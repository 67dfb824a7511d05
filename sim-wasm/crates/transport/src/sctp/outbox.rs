//! Control chunks that wait to leave, each with its path and the verification tag of its packet.

use std::collections::VecDeque;

use super::control::Control;

/// A control chunk that waits.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    pub control: Control,
    /// The path it takes.
    pub path: u8,
    /// The tag of its packet, where that is not the peer's.
    pub tag: Option<u32>,
}

/// What waits, in order.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    waiting: VecDeque<Outgoing>,
}

impl Outbox {
    pub fn new() -> Self {
        Self { waiting: VecDeque::with_capacity(4) }
    }

    /// A chunk for the peer.
    pub fn push_back(&mut self, (control, path): (Control, u8)) {
        self.waiting.push_back(Outgoing { control, path, tag: None });
    }

    /// A chunk whose packet has another tag than the peer's; it leaves alone.
    pub fn push_tagged(&mut self, control: Control, path: u8, tag: u32) {
        self.waiting.push_back(Outgoing { control, path, tag: Some(tag) });
    }

    #[inline]
    pub fn pop_front(&mut self) -> Option<Outgoing> {
        self.waiting.pop_front()
    }

    /// The chunk that waits first, if it is an ERROR for the peer on `path`.
    pub fn next_error(&mut self, path: u8) -> Option<Control> {
        let fits = |next: &Outgoing| {
            next.tag.is_none() && next.path == path && matches!(next.control, Control::Error(_))
        };
        let error = self.waiting.front().is_some_and(fits);
        error.then(|| self.waiting.pop_front()).flatten().map(|next| next.control)
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    pub fn clear(&mut self) {
        self.waiting.clear();
    }
}
