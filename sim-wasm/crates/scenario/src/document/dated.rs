//! Dated changes: what becomes different, or breaks, while the run goes on.

use std::ops::Deref;
use std::sync::Arc;

use skywindow_form::{Datum, FieldSpec, Kind, Range, Reader, Scale, Unit, Value, When, choices, part};

/// The dated changes of a scenario, and the document that they change.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    list: Vec<DatedChange>,
    /// The document without them; none where there are no changes.
    document: Option<Arc<Value>>,
}

/// The document is that of the rest of the scenario, and may be written in many ways.
impl PartialEq for Changes {
    fn eq(&self, other: &Self) -> bool {
        self.list == other.list
    }
}

impl Changes {
    /// The document that they change; none where there are no changes.
    pub const fn document(&self) -> Option<&Arc<Value>> {
        self.document.as_ref()
    }

    /// Keeps the document that they were read from.
    pub(crate) fn keep(&mut self, whole: &Value) {
        if !self.list.is_empty() {
            self.document = Some(Arc::new(undated(whole.clone())));
        }
    }
}

/// A document without its dated changes.
pub fn undated(mut document: Value) -> Value {
    if let Some(fields) = document.as_object_mut() {
        fields.remove("changes");
    }
    document
}

impl Deref for Changes {
    type Target = [DatedChange];

    fn deref(&self) -> &[DatedChange] {
        &self.list
    }
}

impl Datum for Changes {
    const KIND: Kind = <Vec<DatedChange> as Datum>::KIND;

    fn read(value: &Value, spec: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        Vec::read(value, spec, reader).map(|list| Self { list, document: None })
    }

    fn write(&self, all: bool) -> Value {
        self.list.write(all)
    }
}

choices! { "What happens." ChangeKind {
    Set = "set" "Another value" "A field of the scenario gets another value.",
    SatelliteOff = "satellite-off" "Satellite off" "A satellite carries nothing: its links are cut, and terminals take another one at their next check.",
    LinkOff = "link-off" "Link off" "A link is cut: what is on it or waits for it is lost, and routes avoid it.",
    DropNext = "drop-next" "Drop the next packet" "The next packet of a flow that carries data, or an acknowledgement, is lost on its first link.",
    Rain = "rain" "Rain" "Rain over a station: the bit error rate of its links to satellites rises by factors of ten, and falls again.",
    Freeze = "freeze" "Frozen receiver" "The receiving application of a flow stops reading, so that its buffer fills.",
}}

choices! { "A packet of a flow." NextPacket {
    Data = "data" "Data" "One that carries data.",
    Acknowledgement = "acknowledgement" "Acknowledgement" "One that acknowledges them.",
}}

const SET: Option<When> = Some(When { field: "kind", is: &["set"] });
const SATELLITE: Option<When> = Some(When { field: "kind", is: &["satellite-off"] });
const IN_SPACE: Option<When> = Some(When { field: "kind", is: &["satellite-off", "link-off"] });
const LINK: Option<When> = Some(When { field: "kind", is: &["link-off"] });
const FLOW: Option<When> = Some(When { field: "kind", is: &["drop-next", "freeze"] });
const DROP: Option<When> = Some(When { field: "kind", is: &["drop-next"] });
const RAIN: Option<When> = Some(When { field: "kind", is: &["rain"] });
const LASTING: Option<When> =
    Some(When { field: "kind", is: &["satellite-off", "link-off", "rain", "freeze"] });

part! { "What becomes different, or breaks, at an instant of the run." DatedChange in Run {
    kind: ChangeKind = ChangeKind::Set => {
        help: "What happens.",
        label: "Change",
    },
    at_s: f64 => {
        help: "When it happens; before the end of the run.",
        label: "At", unit: Unit::S, range: Range::of(0.0, 2_592_000.0), slider: Some((0.0, 600.0)),
    },
    for_s: Option<f64> = None => {
        help: "For how long it lasts.",
        label: "For", unit: Unit::S, range: Range::of(0.001, 2_592_000.0), slider: Some((0.1, 600.0)),
        scale: Scale::Log, null: "for good", when: LASTING,
    },
    path: String = String::new() => {
        help: "The field that gets another value, such as flows[0].sctp.sack_every or constellations.*.gsl.ber.",
        label: "Field", range: Range::of(0.0, 200.0), when: SET,
    },
    value: Value = Value::Null => {
        help: "Its value from then on; null returns it to its default.",
        label: "Value", when: SET,
    },
    satellite: String = String::new() => {
        help: "The satellite, by its name such as P3 S5.",
        label: "Satellite", range: Range::of(0.0, 80.0), when: SATELLITE,
    },
    from: String = String::new() => {
        help: "One end of the link: a satellite, station or router.",
        label: "From", range: Range::of(0.0, 80.0), when: LINK,
    },
    to: String = String::new() => {
        help: "The other end.",
        label: "To", range: Range::of(0.0, 80.0), when: LINK,
    },
    constellation: Option<String> = None => {
        help: "The constellation of the satellites.",
        label: "Constellation", range: super::NAME, names_of: "constellations",
        null: "the first that has one of that name", when: IN_SPACE,
    },
    flow: String = String::new() => {
        help: "The flow.",
        label: "Flow", range: Range::of(0.0, 80.0), names_of: "flows", when: FLOW,
    },
    packet: NextPacket = NextPacket::Data => {
        help: "Which packet is lost.",
        label: "Packet", when: DROP,
    },
    station: String = String::new() => {
        help: "The station.",
        label: "Station", range: Range::of(0.0, 80.0), names_of: "stations", when: RAIN,
    },
    ber: f64 = 1e-4 => {
        help: "The bit error rate of its links to satellites while the rain is at its height.",
        label: "Rain bit error rate", range: Range::of(0.0, 1.0), slider: Some((1e-7, 1e-3)), scale: Scale::Log,
        when: RAIN,
    },
    ramp_s: f64 = 5.0 => {
        help: "How long the rain takes to come to its height, and to leave it.",
        label: "Ramp", unit: Unit::S, range: Range::of(0.0, 86_400.0), slider: Some((0.0, 60.0)), when: RAIN,
    },
    off: bool = false => {
        help: "Whether the change is left out.",
        label: "Switched off",
    },
}}
