//! The experiments that come with the program.

/// An experiment that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuiltIn {
    /// The name used by links and the command line.
    pub id: &'static str,
    /// The title in its document.
    pub title: &'static str,
    /// Its document, as JSON text.
    pub json: &'static str,
}

macro_rules! built_in {
    ($($id:literal $title:literal,)*) => {
        [$(BuiltIn {
            id: $id,
            title: $title,
            json: include_str!(concat!("../../../../../public/experiments/", $id, ".json")),
        },)*]
    };
}

static EXPERIMENTS: [BuiltIn; 10] = built_in! {
    "ms-fig04" "Goodput against receiver buffer without loss",
    "ms-fig05" "Sequence numbers without loss: a burst every round trip",
    "ms-fig06" "Goodput against receiver buffer with loss, four streams",
    "ms-fig07" "cwnd and a_rwnd with a buffer of 15 KB",
    "ms-fig08" "cwnd and a_rwnd with a buffer of 35 KB",
    "ms-fig09" "Packets sent and SACKs received with a buffer of 35 KB",
    "ms-fig10" "Goodput against receiver buffer, one stream and four",
    "ms-fig11" "Goodput against packet loss, one stream and four",
    "ms-fig12" "a_rwnd against time, one stream and four",
    "ms-fig13" "Optimal receiver buffer against packet loss",
};

/// All built-in experiments, by paper and figure.
pub fn experiments() -> &'static [BuiltIn] {
    &EXPERIMENTS
}

/// The JSON text of the experiment with this id.
pub fn experiment(id: &str) -> Option<&'static str> {
    EXPERIMENTS.iter().find(|experiment| experiment.id == id).map(|experiment| experiment.json)
}
