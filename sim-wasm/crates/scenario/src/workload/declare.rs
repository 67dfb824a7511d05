//! The declaration of workloads: one line each gives the word of documents, the fields beside it, and static dispatch.

/// Makes a workload of each line: `Name in module "word" "label" "one line of help"`, where the module has a part of that
/// name. Its fields stand among those of the flow, each only for its own word. `Bulk` is meant where nothing is said.
macro_rules! workloads {
    ($($name:ident in $module:ident $word:literal $label:literal $help:literal,)*) => {
        use skywindow_form::{Cursor, Datum, FieldSpec, Group, Kind, PartSpec, Value, When};

        skywindow_form::choices! { "What the application of a flow hands over." WorkloadKind {
            $($name = $word $label $help,)*
        }}

        /// A workload with its settings.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Workload {
            $(#[doc = $help] $name($module::$name),)*
        }

        impl Default for Workload {
            fn default() -> Self {
                Self::Bulk(bulk::Bulk::default())
            }
        }

        /// The field that names the workload. Where there is but one there is nothing to choose, and no field.
        const CHOICE: &str = "workload";
        const CHOICES: usize = if WorkloadKind::ALL.len() > 1 { 1 } else { 0 };
        const COUNT: usize = CHOICES $(+ <$module::$name as Part>::SPEC.fields.len())*;

        const FIELDS: [FieldSpec; COUNT] = {
            let mut fields = [FieldSpec {
                name: CHOICE,
                kind: WorkloadKind::KIND,
                default: Some(|| WorkloadKind::Bulk.write(false)),
                label: "Workload",
                help: "What the application hands over to be sent.",
                group: Some(Group::Traffic),
                check: |value, spec, reader| {
                    let _ = WorkloadKind::read(value, spec, reader);
                },
                ..FieldSpec::BLANK
            }; COUNT];
            let mut next = CHOICES;
            $(
                let own = <$module::$name as Part>::SPEC.fields;
                let mut index = 0;
                while index < own.len() {
                    let when = if CHOICES > 0 { Some(When { field: CHOICE, is: &[$word] }) } else { None };
                    fields[next] = FieldSpec { when, ..own[index] };
                    (index, next) = (index + 1, next + 1);
                }
            )*
            fields
        };

        impl Workload {
            const SPEC: PartSpec = PartSpec {
                name: "Workload",
                help: "What the application of a flow hands over.",
                group: Group::Traffic,
                fields: &FIELDS,
            };

            /// Which one it is.
            pub const fn kind(&self) -> WorkloadKind {
                match self { $(Self::$name(_) => WorkloadKind::$name,)* }
            }

            /// User data of the flow, bytes; none if they have no end. `draw` is the flow's own in each run, uniform in
            /// [0, 1).
            pub fn bytes(&self, draw: f64) -> Option<u64> {
                match self { $(Self::$name(own) => own.bytes(draw),)* }
            }

            /// Whether it offers messages or objects as time goes on; else all its data wait from the beginning.
            pub const fn has_messages(&self) -> bool {
                match self { $(Self::$name(_) => <$module::$name as Load>::MESSAGES,)* }
            }

            /// What it offers as number `number`, counted from 0; none after the last. `draw` gives the application's own
            /// random numbers in each run, uniform in [0, 1), by their numbers.
            pub fn offer(&self, number: u64, draw: &dyn Fn(u64) -> f64) -> Option<Offer> {
                match self { $(Self::$name(own) => own.offer(number, draw),)* }
            }

            /// What it is in a few words, such as "page of 8 objects of 10 kB".
            pub fn words(&self) -> String {
                let (words, label) = match self {
                    $(Self::$name(own) => (own.words(), $label),)*
                };
                if words.is_empty() { label.to_lowercase() } else { words }
            }

            /// Notes what no single field can be blamed for.
            pub(crate) fn check(&self, reader: &mut Reader) {
                match self { $(Self::$name(own) => own.check(reader),)* }
            }
        }

        $(impl From<$module::$name> for Workload {
            fn from(own: $module::$name) -> Self {
                Self::$name(own)
            }
        })*

        impl Datum for Workload {
            const KIND: Kind = Kind::Inline(&Self::SPEC);

            fn read(value: &Value, _: &FieldSpec, reader: &mut Reader) -> Option<Self> {
                let given = |name: &str| value.get(name).filter(|value| !value.is_null());
                let kind = match given(CHOICE).filter(|_| CHOICES > 0) {
                    Some(word) => reader.inside(CHOICE, |reader| {
                        WorkloadKind::read(word, &FieldSpec::BLANK, reader)
                    })?,
                    None => WorkloadKind::Bulk,
                };
                let misplaced = |field: &FieldSpec| field.when.is_some_and(|when| !when.is.contains(&kind.word()));
                for field in FIELDS.iter().filter(|field| misplaced(field) && given(field.name).is_some()) {
                    let word = kind.word();
                    reader.fail_at(field.name, format!("says nothing where the workload is {word}: leave it out"));
                }
                match kind {
                    $(WorkloadKind::$name => {
                        let cursor = Cursor::among(value, &<$module::$name as Part>::SPEC)?;
                        <$module::$name as Part>::take(cursor, reader).map(Self::$name)
                    })*
                }
            }

            fn write(&self, all: bool) -> Value {
                let mut fields = serde_json::Map::new();
                let kind = self.kind();
                if CHOICES > 0 && (all || kind != WorkloadKind::Bulk) {
                    fields.insert(CHOICE.to_owned(), kind.write(all));
                }
                let own = match self { $(Self::$name(own) => own.write(all),)* };
                if let Value::Object(own) = own {
                    fields.extend(own);
                }
                Value::Object(fields)
            }
        }
    };
}
pub(super) use workloads;
