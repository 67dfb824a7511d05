//! The declaration of queue disciplines: one line each gives the word of documents, settings of its own, and static
//! dispatch.

/// Makes a discipline of each line: `Name in module "word" "label" "one line of help"`, with `with Settings` if the
/// module declares settings of its own. A discipline with settings is made of them by `new`, one without by `default`.
macro_rules! disciplines {
    ($($name:ident in $module:ident $word:literal $label:literal $help:literal $(with $settings:ident)?,)*) => {
        skywindow_form::choices! { "What a queue does with packets that come to it." QueueDiscipline {
            $($name = $word $label $help,)*
        }}

        impl QueueDiscipline {
            /// Its name.
            pub(crate) const fn label(self) -> &'static str {
                match self { $(Self::$name => $label,)* }
            }

            /// Whether it has settings of its own.
            pub(crate) const fn has_settings(self) -> bool {
                match self { $(Self::$name => $crate::queue::declare::disciplines!(@has $($settings)?),)* }
            }

            /// Its word as a list of one, for the fields that depend on it.
            pub(crate) const fn alone(self) -> &'static [&'static str] {
                match self { $(Self::$name => &[$word],)* }
            }

            /// The field of `owner` that holds its settings, if it has some.
            pub(crate) const fn field(self, owner: Owner) -> skywindow_form::FieldSpec {
                match self {
                    $($(Self::$name => skywindow_form::FieldSpec {
                        name: $word,
                        kind: skywindow_form::Kind::Nullable(&<$module::$settings as skywindow_form::Datum>::KIND),
                        default: Some(|| skywindow_form::Value::Null),
                        label: match owner {
                            Owner::Wire => concat!("Link ", $label),
                            Owner::Gsl => concat!("GSL ", $label),
                            Owner::Isl => concat!("ISL ", $label),
                        },
                        help: $help,
                        null: concat!("off, unless the queue discipline is ", $label, ": then with its defaults"),
                        group: Some(skywindow_form::Group::Links),
                        first: owner.is_first(),
                        check: |value, spec, reader| {
                            let _ = <Option<$module::$settings> as skywindow_form::Datum>::read(value, spec, reader);
                        },
                        ..skywindow_form::FieldSpec::BLANK
                    },)?)*
                    _ => skywindow_form::FieldSpec::BLANK,
                }
            }
        }

        /// A queue discipline with its settings.
        #[derive(Clone, Debug, PartialEq)]
        pub enum QueueSettings {
            $(#[doc = $help] $name $(($module::$settings))?,)*
        }

        impl QueueSettings {
            /// The discipline that they are of.
            pub const fn discipline(&self) -> QueueDiscipline {
                match self { $(Self::$name { .. } => QueueDiscipline::$name,)* }
            }

            /// The default settings of `discipline`.
            pub fn of(discipline: QueueDiscipline) -> Self {
                match discipline {
                    $(QueueDiscipline::$name => Self::$name $((<$module::$settings>::default()))?,)*
                }
            }

            /// Reads those of `discipline` from what its field holds.
            pub(crate) fn read_of(
                discipline: QueueDiscipline,
                value: &skywindow_form::Value,
                reader: &mut Reader,
            ) -> Option<Self> {
                match discipline {
                    $($(QueueDiscipline::$name => {
                        let spec = &skywindow_form::FieldSpec::BLANK;
                        <$module::$settings as skywindow_form::Datum>::read(value, spec, reader).map(Self::$name)
                    })?)*
                    _ => Some(Self::of(discipline)),
                }
            }

            /// As JSON; `all` writes default fields, too. Null if there are none.
            pub(crate) fn write_own(&self, all: bool) -> skywindow_form::Value {
                match self {
                    $($(Self::$name(own) => <$module::$settings as skywindow_form::Datum>::write(own, all),)?)*
                    _ => skywindow_form::Value::Null,
                }
            }

            /// Notes what no single field can be blamed for.
            pub(crate) fn check_own(&self, reader: &mut Reader) {
                match self {
                    $($(Self::$name(own) => <$module::$settings as DiscSettings>::check(own, reader),)?)*
                    _ => {}
                }
            }
        }

        /// The discipline of one queue and what it remembers.
        #[derive(Clone, Debug)]
        pub(crate) enum AnyQueueDisc {
            $($name($module::$name),)*
        }

        impl From<&QueueSettings> for AnyQueueDisc {
            fn from(settings: &QueueSettings) -> Self {
                match settings {
                    $($crate::queue::declare::disciplines!(@pattern own $name $($settings)?) =>
                        Self::$name($crate::queue::declare::disciplines!(@new own $module $name $($settings)?)),)*
                }
            }
        }

        impl AnyQueueDisc {
            /// Whether it looks at packets that come while there is room.
            pub const fn asks(&self) -> bool {
                match self { $(Self::$name(_) => <$module::$name as QueueDisc>::ASKS,)* }
            }

            /// A packet comes.
            #[inline]
            pub fn on_arrival(&mut self, arriving: &Arrival) -> Verdict {
                match self { $(Self::$name(own) => own.on_arrival(arriving),)* }
            }

            /// Where packets wait until it says which leaves.
            pub fn keeper(&mut self) -> Option<&mut dyn $crate::queue::Keeper> {
                match self { $(Self::$name(own) => own.keeper(),)* }
            }

            /// The same, to be looked at.
            pub fn kept(&self) -> Option<&dyn $crate::queue::Keeper> {
                match self { $(Self::$name(own) => own.kept(),)* }
            }

            /// A packet that it has accepted finds the queue full.
            #[inline]
            pub fn on_full(&mut self) {
                match self { $(Self::$name(own) => own.on_full(),)* }
            }
        }
    };
    (@has) => { false };
    (@has $settings:ident) => { true };
    (@pattern $own:ident $name:ident) => { QueueSettings::$name };
    (@pattern $own:ident $name:ident $settings:ident) => { QueueSettings::$name($own) };
    (@new $own:ident $module:ident $name:ident) => { $module::$name::default() };
    (@new $own:ident $module:ident $name:ident $settings:ident) => { $module::$name::new($own) };
}
pub(super) use disciplines;
