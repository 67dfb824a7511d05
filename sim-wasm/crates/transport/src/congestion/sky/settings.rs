//! The settings of senders that know the sky: path hints and careful resume.

use skywindow_form::{Range, Reader, Unit, When, choices, part};
use skywindow_units::Duration;

use super::super::Algorithm;

choices! { "How a sender learns that its path has changed." Hints {
    None = "none" "Not at all" "It learns of another path by losses and round trips alone.",
    Terminal = "terminal" "Told by its terminal" "The terminal of the sender tells of its handover at that instant, and a link of the path of a change of its delay.",
    Guessed = "guessed" "Guessed by round trips" "Round trips that stay far above the shortest one are taken for another path.",
}}

choices! { "What losses soon after a hint do." HintLosses {
    Nothing = "nothing" "Cut nothing" "Losses, marks and timeouts leave cwnd as it is.",
    SaTcp = "satcp" "As SaTCP’s kernel" "They cut as ever; of CUBIC a timeout leaves the plateau, and the way back to it takes a ninth of the time.",
}}

/// The sender guesses.
const GUESSED: Option<When> = Some(When { field: "path_hint", is: &["guessed"] });
/// The sender learns of its path in some way.
const HINTED: Option<When> = Some(When { field: "path_hint", is: &["terminal", "guessed"] });

part! { "What a sender hears of its path." HintSettings in Transport {
    path_hint: Hints = Hints::None => {
        help: "How the sender learns that its path has changed; what it does then its controller says.",
        label: "Path hint",
        source: "draft-lai-ccwg-lsncc-01; Lai et al. 2025 (LeoCC)",
    },
    hint_rtt_percent: u32 = 300 => {
        help: "Round trips above so much of the shortest one may be those of another path.",
        label: "Jump of the round trip", unit: Unit::count("%"), range: Range::of(101.0, 10_000.0), slider: Some((110.0, 500.0)),
        when: GUESSED,
        source: "quiche bbr2 GLOBAL_MIN_JUMP_THRESHOLD",
    },
    hint_samples: u32 = 3 => {
        help: "So many round trips in a row must be as long.",
        label: "Long round trips", unit: Unit::count("round trips"), range: Range::of(1.0, 1_000.0), slider: Some((1.0, 20.0)),
        when: GUESSED,
        source: "quiche bbr2 GLOBAL_MIN_CONFIRM_SAMPLES",
    },
    hint_dwell_percent: u32 = 300 => {
        help: "For so much of the shortest round trip they must stay so.",
        label: "Time of long round trips", unit: Unit::count("%"), range: Range::of(0.0, 10_000.0), slider: Some((0.0, 1_000.0)),
        when: GUESSED,
        source: "quiche bbr2 GLOBAL_MIN_CONFIRM_DURATION_MULTIPLIER",
    },
    hint_freeze as "hint_freeze_ms": Duration = Duration::ZERO => {
        help: "How long after a hint losses are answered in another way, 2300 ms in SaTCP; 0 answers them as ever.",
        label: "Freeze after a hint", unit: Unit::MS, range: Range::of(0.0, 60_000.0), slider: Some((0.0, 5_000.0)),
        when: HINTED,
        source: "Cao and Zhang 2023 (SaTCP); SATCP_DURATION of its implementation",
    },
    hint_losses: HintLosses = HintLosses::Nothing => {
        help: "What losses and timeouts do in the time after a hint.",
        label: "Losses after a hint", when: HINTED,
        source: "Cao and Zhang 2023 (SaTCP), satcp.patch: bictcp_update, bictcp_state",
    },
}}

impl HintSettings {
    /// Notes what has no effect.
    pub(crate) fn check(&self, controller: Algorithm, reader: &mut Reader) {
        if self.hint_losses != HintLosses::SaTcp {
            return;
        }
        if controller != Algorithm::Cubic {
            let word = controller.word();
            reader.fail_at(
                "hint_losses",
                format!("\"satcp\" is a change of CUBIC, and the controller is \"{word}\""),
            );
        } else if self.hint_freeze == Duration::ZERO {
            reader.fail_at("hint_losses", "\"satcp\" lasts for hint_freeze_ms, which is 0");
        }
    }
}

choices! { "What a new connection begins with." CarefulResume {
    Off = "off" "Nothing saved" "The initial window and slow start.",
    On = "on" "Careful resume" "Once the initial window is acknowledged, half of the window that an earlier connection had, paced over a round trip, and back if that was too much.",
}}

/// Careful resume is chosen.
const RESUMES: Option<When> = Some(When { field: "careful_resume", is: &["on"] });
/// Controllers whose window can be put somewhere.
const RESUMED: &[&str] = &["newreno", "cubic", "hybla", "westwood", "tahoe"];
/// One of them is chosen.
const PLACED: Option<When> = Some(When { field: "controller", is: RESUMED });

part! { "What a sender has from an earlier connection." ResumeSettings in Transport {
    careful_resume: CarefulResume = CarefulResume::Off => {
        help: "Whether the first window after the initial one is half of a saved one.",
        label: "Careful resume", when: PLACED,
        source: "RFC 9959",
    },
    saved_cwnd as "saved_cwnd_bytes": Option<u32> = None => {
        help: "cwnd that an earlier connection over the path had.",
        label: "Saved cwnd", unit: Unit::BYTES, range: Range::of(1.0, 1_073_725_440.0), slider: Some((10_000.0, 10_000_000.0)),
        null: "not given",
        when: RESUMES,
        source: "RFC 9959 3.1",
    },
    saved_rtt as "saved_rtt_ms": Option<Duration> = None => {
        help: "Shortest round trip that it measured.",
        label: "Saved round trip", unit: Unit::MS, range: Range::of(0.001, 60_000.0), slider: Some((1.0, 1_000.0)),
        null: "not given",
        when: RESUMES,
        source: "RFC 9959 3.1, 4.1",
    },
}}

/// What an earlier connection has saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Saved {
    /// Its window, bytes.
    pub cwnd: u32,
    /// Its shortest round trip.
    pub rtt: Duration,
}

impl ResumeSettings {
    /// What was saved, where it is used.
    pub(super) fn saved(&self) -> Option<Saved> {
        let on = self.careful_resume == CarefulResume::On;
        on.then_some(Saved { cwnd: self.saved_cwnd?, rtt: self.saved_rtt? })
    }

    /// Notes what is missing, or does not fit the controller.
    pub(crate) fn check(&self, controller: Algorithm, reader: &mut Reader) {
        if self.careful_resume == CarefulResume::Off {
            return;
        }
        if !RESUMED.contains(&controller.word()) {
            let word = controller.word();
            reader.fail_at(
                "careful_resume",
                format!("\"{word}\" has no window that a saved one could be put into"),
            );
        }
        for (field, missing, what) in [
            ("saved_cwnd_bytes", self.saved_cwnd.is_none(), "the window"),
            ("saved_rtt_ms", self.saved_rtt.is_none(), "the round trip"),
        ] {
            if missing {
                reader.fail_at(
                    field,
                    format!("careful resume needs {what} that an earlier connection has saved"),
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn careful_resume_needs_what_was_saved_and_a_controller_that_takes_it() {
        let on = ResumeSettings { careful_resume: CarefulResume::On, ..ResumeSettings::default() };
        let saved = ResumeSettings {
            saved_cwnd: Some(1_000_000),
            saved_rtt: Some(Duration::from_millis(600)),
            ..on.clone()
        };
        let fields = |settings: &ResumeSettings, controller: Algorithm| -> Vec<String> {
            let mut reader = Reader::default();
            settings.check(controller, &mut reader);
            reader.into_problems().iter().map(|problem| problem.path.clone()).collect()
        };
        assert_eq!(fields(&on, Algorithm::Cubic), ["saved_cwnd_bytes", "saved_rtt_ms"]);
        assert_eq!(fields(&saved, Algorithm::Bbr), ["careful_resume"]);
        assert!(fields(&saved, Algorithm::Cubic).is_empty());
        assert!(fields(&ResumeSettings::default(), Algorithm::Bbr).is_empty());
    }
}
