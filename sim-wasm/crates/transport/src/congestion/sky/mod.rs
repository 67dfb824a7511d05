//! Senders that know the sky: what stands around a controller that is told, or guesses, that its path has changed, or that
//! begins with what an earlier connection has measured.
//!
//! Each is a controller around another one, and is there only where a setting asks for it: else nothing of this is asked.

mod aware;
mod hints;
mod jump;
mod resume;
mod settings;

pub use aware::{Aware, AwareReason};
pub use hints::PathHint;
pub use resume::{Resume, ResumeReason};
pub use settings::{CarefulResume, HintLosses, HintSettings, Hints, ResumeSettings};

use super::{Law, Rules};

/// The controller with what its settings put around it.
pub(super) fn around(law: Law, rules: &Rules) -> Law {
    let law = match rules.resume.saved() {
        Some(saved) => Resume::new(law, saved, rules).into(),
        None => law,
    };
    if rules.hints.path_hint == Hints::None { law } else { Aware::new(law, &rules.hints).into() }
}

/// Passes on to the controller within what is not looked at.
macro_rules! passed_on {
    ($($method:ident($($given:ident: $type:ty),*) $(-> $answer:ty)?;)*) => {
        $(fn $method(&mut self $(, $given: $type)*) $(-> $answer)? {
            self.inner.$method($($given),*)
        })*
    };
}
use passed_on;
