//! The protocol of a flow in its document: a word, and beside it the settings of the family that it names.

use skywindow_form::{Datum, FieldSpec, Group, Kind, PartSpec, Reader, Value, When};

use crate::{Protocol, Settings};

/// The field that names the family.
const CHOICE: &str = "protocol";
const FAMILIES: usize = Protocol::ALL.len();

/// Families that gateways split.
const SPLIT: usize = {
    let (mut count, mut index) = (0, 0);
    while index < FAMILIES {
        count += Protocol::ALL[index].splits() as usize;
        index += 1;
    }
    count
};

/// What in a document has settings of a protocol.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Owner {
    Flow,
    Background,
    Gateway,
}

/// The word, then the settings of every family, each only for its own word.
const fn keys(protocol: FieldSpec, owner: Owner) -> [FieldSpec; FAMILIES + 1] {
    let mut keys = [protocol; FAMILIES + 1];
    let mut index = 0;
    while index < FAMILIES {
        let family = Protocol::ALL[index];
        let when = Some(When { field: CHOICE, is: family.alone() });
        keys[index + 1] = FieldSpec { when, ..Settings::field(family, owner) };
        index += 1;
    }
    keys
}

impl Settings {
    /// What a flow's document says of its protocol.
    pub const SPEC: PartSpec = PartSpec {
        name: "Transport",
        help: "The protocol of a flow and its settings.",
        group: Group::Transport,
        fields: &keys(
            FieldSpec {
                name: CHOICE,
                kind: Protocol::KIND,
                default: Some(|| Protocol::default().write(false)),
                label: "Protocol",
                first: true,
                help: "Which transport protocol the flow speaks; its settings stand beside it, those of no other.",
                group: Some(Group::Transport),
                check: |value, spec, reader| {
                    let _ = Protocol::read(value, spec, reader);
                },
                ..FieldSpec::BLANK
            },
            Owner::Flow,
        ),
    };

    /// Notes what no single field can be blamed for.
    pub fn check(&self, reader: &mut Reader) {
        reader.inside(self.protocol().word(), |reader| self.check_own(reader));
    }
}

impl Default for Protocol {
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self::of(Protocol::default())
    }
}

/// The value of a key that is there and not null.
fn given<'v>(value: &'v Value, key: &str) -> Option<&'v Value> {
    value.get(key).filter(|value| !value.is_null())
}

/// Notes every family but `chosen` whose settings are given.
fn refuse_others(value: &Value, chosen: Protocol, reader: &mut Reader) {
    for family in Protocol::ALL.iter().filter(|&&family| family != chosen) {
        if given(value, family.word()).is_some() {
            let (label, word) = (family.label(), chosen.word());
            reader
                .fail_at(family.word(), format!("holds settings of {label}, but the protocol is \"{word}\""));
        }
    }
}

fn read_choice(value: &Value, reader: &mut Reader) -> Option<Option<Protocol>> {
    let Some(word) = given(value, CHOICE) else { return Some(None) };
    reader.inside(CHOICE, |reader| Protocol::read(word, &FieldSpec::BLANK, reader)).map(Some)
}

fn read_own(value: &Value, family: Protocol, reader: &mut Reader) -> Option<Settings> {
    match given(value, family.word()) {
        Some(own) => {
            reader.inside(family.word(), |reader| Settings::read_of(family, own, &FieldSpec::BLANK, reader))
        }
        None => Some(Settings::of(family)),
    }
}

/// Writes the settings that are given under the word of their family; with `all`, null for each of the others.
fn write_given(
    own: Option<&Settings>,
    families: impl Iterator<Item = Protocol>,
    all: bool,
    fields: &mut serde_json::Map<String, Value>,
) {
    for family in families {
        match own {
            Some(own) if own.protocol() == family => {
                fields.insert(family.word().to_owned(), own.write_own(all));
            }
            _ if all => {
                fields.insert(family.word().to_owned(), Value::Null);
            }
            _ => {}
        }
    }
}

impl Datum for Settings {
    const KIND: Kind = Kind::Inline(&Self::SPEC);

    fn read(value: &Value, _: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        let protocol = read_choice(value, reader)?.unwrap_or_default();
        refuse_others(value, protocol, reader);
        read_own(value, protocol, reader)
    }

    fn write(&self, all: bool) -> Value {
        let mut fields = serde_json::Map::new();
        let (protocol, own) = (self.protocol(), self.write_own(all));
        if all || protocol != Protocol::default() {
            fields.insert(CHOICE.to_owned(), protocol.write(all));
        }
        if all || own.as_object().is_none_or(|own| !own.is_empty()) {
            fields.insert(protocol.word().to_owned(), own);
        }
        Value::Object(fields)
    }
}

/// What the document of a background says of its protocol: both may be left to the first flow.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Offer {
    protocol: Option<Protocol>,
    own: Option<Settings>,
}

impl From<Settings> for Offer {
    fn from(own: Settings) -> Self {
        Self { protocol: None, own: Some(own) }
    }
}

impl Offer {
    /// What a background's document says of its protocol.
    pub const SPEC: PartSpec = PartSpec {
        name: "BackgroundTransport",
        help: "The protocol of the background and its settings.",
        group: Group::Transport,
        fields: &keys(
            FieldSpec {
                name: CHOICE,
                kind: Kind::Nullable(&Protocol::KIND),
                default: Some(|| Value::Null),
                label: "Background protocol",
                help: "Which transport protocol the flows in the background speak.",
                null: "that of the settings given, else that of the first flow",
                group: Some(Group::Traffic),
                check: |value, spec, reader| {
                    let _ = Option::<Protocol>::read(value, spec, reader);
                },
                ..FieldSpec::BLANK
            },
            Owner::Background,
        ),
    };

    /// The settings meant, in a document whose first flow has those of `first`.
    pub fn settings(&self, first: Option<&Settings>) -> Settings {
        let first = first.cloned().unwrap_or_default();
        match (&self.own, self.protocol) {
            (Some(own), _) => own.clone(),
            (None, Some(protocol)) if protocol != first.protocol() => Settings::of(protocol),
            (None, _) => first,
        }
    }

    /// Notes what no single field can be blamed for.
    pub fn check(&self, reader: &mut Reader) {
        if let Some(own) = &self.own {
            own.check(reader);
        }
    }
}

impl Datum for Offer {
    const KIND: Kind = Kind::Inline(&Self::SPEC);

    fn read(value: &Value, _: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        let protocol = read_choice(value, reader)?;
        let offered = Protocol::ALL.iter().copied().find(|family| given(value, family.word()).is_some());
        let Some(family) = protocol.or(offered) else { return Some(Self::default()) };
        refuse_others(value, family, reader);
        let own = match given(value, family.word()) {
            Some(_) => Some(read_own(value, family, reader)?),
            None => None,
        };
        Some(Self { protocol, own })
    }

    fn write(&self, all: bool) -> Value {
        let mut fields = serde_json::Map::new();
        if all || self.protocol.is_some() {
            fields.insert(CHOICE.to_owned(), self.protocol.write(all));
        }
        write_given(self.own.as_ref(), Protocol::ALL.iter().copied(), all, &mut fields);
        Value::Object(fields)
    }
}

/// What the document of a gateway says of the connection that it opens: nothing, or settings of the flow's family.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Onward {
    own: Option<Settings>,
}

impl From<Settings> for Onward {
    fn from(own: Settings) -> Self {
        Self { own: Some(own) }
    }
}

/// The settings of every family that gateways split.
const fn onward_keys() -> [FieldSpec; SPLIT] {
    let mut keys = [FieldSpec::BLANK; SPLIT];
    let (mut index, mut next) = (0, 0);
    while index < FAMILIES {
        let family = Protocol::ALL[index];
        if family.splits() {
            keys[next] = Settings::field(family, Owner::Gateway);
            next += 1;
        }
        index += 1;
    }
    keys
}

impl Onward {
    /// What a gateway's document says of the connection that it opens.
    pub const SPEC: PartSpec = PartSpec {
        name: "OnwardTransport",
        help: "The settings of the connection that a gateway opens.",
        group: Group::Transport,
        fields: &onward_keys(),
    };

    /// The settings meant, in a flow that has those of `flow`.
    pub fn settings(&self, flow: &Settings) -> Settings {
        self.own.as_ref().unwrap_or(flow).clone()
    }

    /// Notes what no single field can be blamed for, in a flow that has the settings `flow`.
    pub fn check(&self, flow: &Settings, reader: &mut Reader) {
        let Some(own) = &self.own else { return };
        let (family, spoken) = (own.protocol(), flow.protocol());
        if family != spoken {
            let (label, word) = (family.label(), spoken.word());
            let message = format!("holds settings of {label}, but the protocol of the flow is \"{word}\"");
            reader.fail_at(family.word(), message);
        }
        own.check(reader);
    }
}

impl Datum for Onward {
    const KIND: Kind = Kind::Inline(&Self::SPEC);

    fn read(value: &Value, _: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        let mut splitting = Protocol::ALL.iter().copied().filter(|family| family.splits());
        let offered = splitting.find(|family| given(value, family.word()).is_some());
        let Some(family) = offered else { return Some(Self::default()) };
        refuse_others(value, family, reader);
        read_own(value, family, reader).map(Self::from)
    }

    fn write(&self, all: bool) -> Value {
        let mut fields = serde_json::Map::new();
        let splitting = Protocol::ALL.iter().copied().filter(|family| family.splits());
        write_given(self.own.as_ref(), splitting, all, &mut fields);
        Value::Object(fields)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_protocol_that_is_not_said_is_the_first() {
        let keys = Settings::SPEC.keys();
        let default = |name: &str| {
            let spec = keys.iter().find(|spec| spec.name == name).expect("a field");
            spec.default.expect("it may be left out")()
        };
        assert_eq!(default(CHOICE), Protocol::ALL[0].word());
        assert_eq!(keys.len(), 1 + FAMILIES);
    }

    #[test]
    fn every_field_is_described() {
        for spec in Settings::SPEC.keys() {
            assert!(!spec.label.is_empty() && spec.help.ends_with('.'), "{}", spec.name);
        }
    }
}
