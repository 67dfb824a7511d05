//! The queue of a link in a document: the word of its discipline, and beside it the settings of each that has some.

use std::marker::PhantomData;

use skywindow_form::{Datum, FieldSpec, Group, Kind, PartSpec, Reader, Value, When};

use super::{QueueDiscipline, QueueSettings};

/// The field that names the discipline.
const CHOICE: &str = "queue_discipline";

/// Disciplines with settings of their own.
const WITH_SETTINGS: usize = {
    let (mut count, mut index) = (0, 0);
    while index < QueueDiscipline::ALL.len() {
        count += QueueDiscipline::ALL[index].has_settings() as usize;
        index += 1;
    }
    count
};

/// What in a document has a queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// A wired link.
    Wire,
    /// The links of a constellation to the ground.
    Gsl,
    /// Those between its satellites.
    Isl,
}

impl Owner {
    /// Whether the controls of its queue are shown before one asks for more: packets wait for the ground.
    pub(crate) const fn is_first(self) -> bool {
        matches!(self, Self::Gsl)
    }
}

/// An owner as a type, for the labels of its fields.
pub trait Place {
    /// Which one.
    const OWNER: Owner;
}

macro_rules! places {
    ($($name:ident $help:literal $queue:ident,)*) => {
        $(
            #[doc = $help]
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
            pub struct $name;

            impl Place for $name {
                const OWNER: Owner = Owner::$name;
            }

            #[doc = concat!("The queue of ", $help)]
            pub type $queue = Queue<$name>;
        )*
    };
}
places! {
    Wire "A wired link." WireQueue,
    Gsl "The links of a constellation to the ground." GslQueue,
    Isl "Those between its satellites." IslQueue,
}

/// What a document says of a queue beside its length: a discipline, settings of one, both or neither.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Queue<P> {
    discipline: Option<QueueDiscipline>,
    own: Option<QueueSettings>,
    place: PhantomData<P>,
}

impl<P> From<QueueSettings> for Queue<P> {
    fn from(own: QueueSettings) -> Self {
        let discipline = own.discipline();
        let chosen = (!discipline.has_settings()).then_some(discipline);
        Self { discipline: chosen, own: discipline.has_settings().then_some(own), place: PhantomData }
    }
}

impl<P> Queue<P> {
    /// The settings meant. Where nothing is said the queue is drop-tail.
    pub fn settings(&self) -> QueueSettings {
        self.own
            .clone()
            .unwrap_or_else(|| QueueSettings::of(self.discipline.unwrap_or(QueueDiscipline::DropTail)))
    }

    /// Notes what no single field can be blamed for.
    pub fn check(&self, reader: &mut Reader) {
        if let Some(own) = &self.own {
            reader.inside(own.discipline().word(), |reader| own.check_own(reader));
        }
    }
}

impl<P: Place> Queue<P> {
    const FIELDS: [FieldSpec; WITH_SETTINGS + 1] = {
        let mut fields = [choice(P::OWNER); WITH_SETTINGS + 1];
        let (mut index, mut next) = (0, 1);
        while index < QueueDiscipline::ALL.len() {
            let discipline = QueueDiscipline::ALL[index];
            if discipline.has_settings() {
                let when = Some(When { field: CHOICE, is: discipline.alone() });
                fields[next] = FieldSpec { when, ..discipline.field(P::OWNER) };
                next += 1;
            }
            index += 1;
        }
        fields
    };

    const SPEC: PartSpec = PartSpec {
        name: "Queue",
        help: "The discipline of a queue and its settings.",
        group: Group::Links,
        fields: &Self::FIELDS,
    };
}

const fn choice(owner: Owner) -> FieldSpec {
    FieldSpec {
        name: CHOICE,
        kind: Kind::Nullable(&QueueDiscipline::KIND),
        default: Some(|| Value::Null),
        label: match owner {
            Owner::Wire => "Link queue discipline",
            Owner::Gsl => "GSL queue discipline",
            Owner::Isl => "ISL queue discipline",
        },
        help: "What the queue does with packets that come to it: whether it marks or drops some before it is full.",
        null: "default: the discipline whose settings are given, else drop-tail",
        group: Some(Group::Links),
        first: owner.is_first(),
        check: |value, spec, reader| {
            let _ = Option::<QueueDiscipline>::read(value, spec, reader);
        },
        ..FieldSpec::BLANK
    }
}

/// The value of a key that is there and not null.
fn given<'v>(value: &'v Value, key: &str) -> Option<&'v Value> {
    value.get(key).filter(|value| !value.is_null())
}

/// The disciplines whose settings are given.
fn offered(value: &Value) -> impl Iterator<Item = QueueDiscipline> + '_ {
    let all = QueueDiscipline::ALL.iter().copied().filter(|discipline| discipline.has_settings());
    all.filter(|discipline| given(value, discipline.word()).is_some())
}

impl<P: Place> Datum for Queue<P> {
    const KIND: Kind = Kind::Inline(&Self::SPEC);

    fn read(value: &Value, _: &FieldSpec, reader: &mut Reader) -> Option<Self> {
        let discipline = match given(value, CHOICE) {
            Some(word) => {
                Some(reader.inside(CHOICE, |reader| QueueDiscipline::read(word, &FieldSpec::BLANK, reader))?)
            }
            None => None,
        };
        let mut own = None;
        if let Some(meant) = discipline.or_else(|| offered(value).next()) {
            for other in offered(value).filter(|&other| other != meant) {
                let (label, word) = (other.label(), meant.word());
                let message = format!("holds settings of {label}, but the queue discipline is \"{word}\"");
                reader.fail_at(other.word(), message);
            }
            if let Some(settings) = given(value, meant.word()).filter(|_| meant.has_settings()) {
                own = Some(
                    reader.inside(meant.word(), |reader| QueueSettings::read_of(meant, settings, reader))?,
                );
            }
        }
        Some(Self { discipline, own, place: PhantomData })
    }

    fn write(&self, all: bool) -> Value {
        let mut fields = serde_json::Map::new();
        if all || self.discipline.is_some() {
            fields.insert(CHOICE.to_owned(), self.discipline.write(all));
        }
        for discipline in QueueDiscipline::ALL.iter().filter(|discipline| discipline.has_settings()) {
            match &self.own {
                Some(own) if own.discipline() == *discipline => {
                    fields.insert(discipline.word().to_owned(), own.write_own(all));
                }
                _ if all => {
                    fields.insert(discipline.word().to_owned(), Value::Null);
                }
                _ => {}
            }
        }
        Value::Object(fields)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_field_of_a_queue_is_described_wherever_it_stands() {
        for spec in [WireQueue::FIELDS, GslQueue::FIELDS, IslQueue::FIELDS].as_flattened() {
            assert!(!spec.label.is_empty() && spec.help.ends_with('.'), "{}", spec.name);
        }
    }
}
