//! The declaration of controllers: one line each gives the word of documents, settings and reasons of its own, and
//! static dispatch.

/// Makes a controller of each line: `Name in module "word" "label" "one line of help"`, with `with Settings` if the
/// module declares settings of its own, and `telling Reasons` if it tells of its window in words of its own. After them
/// those that a protocol has in place of one of these, and what several of them are made of and tell of.
macro_rules! controllers {
    (
        $($name:ident in $module:ident $word:literal $label:literal $help:literal
            $(with $settings:ident)? $(telling $reasons:ident)?,)*
        ;
        $($(#[$about:meta])* $standard:ident,)*
        ;
        $($part:ident in $shared:ident telling $told:ident,)*
    ) => {
        skywindow_form::choices! { "What the congestion window follows." Algorithm {
            $($name = $word $label $help,)*
        }}

        /// What controllers declare of their own, each field only for its controller.
        #[derive(Clone, Debug, Default, PartialEq)]
        pub struct Own {
            $($(#[doc = $help] pub $module: skywindow_form::Among<$module::$settings>,)?)*
        }

        impl Own {
            const SPEC: skywindow_form::PartSpec = skywindow_form::PartSpec {
                name: "Controllers",
                help: "The settings of congestion controllers.",
                group: skywindow_form::Group::Transport,
                fields: &[$($(skywindow_form::FieldSpec {
                    name: $word,
                    kind: <skywindow_form::Among<$module::$settings> as skywindow_form::Datum>::KIND,
                    ..skywindow_form::FieldSpec::BLANK
                },)?)*],
            };
        }

        impl skywindow_form::Datum for Own {
            const KIND: skywindow_form::Kind = skywindow_form::Kind::Inline(&Self::SPEC);

            fn read(
                value: &skywindow_form::Value,
                spec: &skywindow_form::FieldSpec,
                reader: &mut skywindow_form::Reader,
            ) -> Option<Self> {
                $($(let $module = skywindow_form::Among::<$module::$settings>::read(value, spec, reader);)?)*
                Some(Self { $($($module: { let read: Option<skywindow_form::Among<$module::$settings>> = $module; read? },)?)* })
            }

            fn write(&self, all: bool) -> skywindow_form::Value {
                let mut writer = skywindow_form::Writer::new(&Self::SPEC, all);
                $($(writer.put::<skywindow_form::Among<$module::$settings>>(&self.$module);)?)*
                writer.finish()
            }
        }

        $crate::congestion::declare::controllers! {
            @reasons $($($name $module $reasons,)?)* $($part $shared $told,)*
        }

        /// The controller that was chosen.
        #[derive(Clone, Debug)]
        pub(super) enum Law {
            $($name($module::$name),)*
            $($(#[$about])* $standard($standard),)*
        }

        impl Law {
            /// The controller `algorithm`.
            pub fn new(algorithm: Algorithm, rules: Rules) -> Self {
                match algorithm {
                    $(Algorithm::$name => Self::$name($module::$name::new(rules)),)*
                }
            }

            /// Tells it of an acknowledgement, of which it looks at what it needs; also what it says then.
            #[inline(always)]
            pub fn acknowledged(&mut self, acked: impl FnOnce() -> Acked) -> (Outcome, Said) {
                match self {
                    $(Self::$name(law) => (law.on_ack(&acked()), Said::of(law)),)*
                    $($(#[$about])* Self::$standard(law) => (law.on_ack(&acked()), Said::of(law)),)*
                }
            }

            /// What it says.
            #[inline]
            pub fn said(&self) -> Said {
                match self {
                    $(Self::$name(law) => Said::of(law),)*
                    $($(#[$about])* Self::$standard(law) => Said::of(law),)*
                }
            }
        }

        $($(#[$about])* impl From<$standard> for Law {
            fn from(controller: $standard) -> Self {
                Self::$standard(controller)
            }
        })*

        $crate::congestion::declare::controllers! { @dispatch [$([] $name,)* $([$(#[$about])*] $standard,)*]
            [inline] pacing_rate(&self) -> Option<BitRate>;
            [inline] needs_rates(&self) -> bool;
            [inline] rules_recovery(&self) -> bool;
            [inline] whole_units(&self, unit: u32) -> u32;
            [inline] tell(&mut self) -> Option<Reason>;
            [inline] on_established(&mut self, now: SimTime, rtt: Option<Duration>, seed: u64) -> ();
            [inline] on_packet_lost(&mut self, lost: &LostPacket) -> ();
            [inline] on_loss(&mut self, loss: &Loss) -> ();
            [inline] on_mark(&mut self, mark: &Loss) -> ();
            [inline] on_timeout(&mut self, loss: &Loss, again: bool) -> ();
            [inline] on_idle(&mut self, restart: u32) -> ();
            [inline] on_sent(&mut self, sent: &Departure) -> bool;
            [inline] on_recovered(&mut self) -> ();
            [inline] on_spurious(&mut self) -> ();
            [inline] on_path_change(&mut self) -> ();
            [inline] on_path_hint(&mut self, hint: &PathHint) -> ();
            [inline] on_disruption(&mut self, lasts: bool) -> ();
            [inline] on_round_trip(&mut self, now: SimTime, rtt: Duration) -> ();
            [inline] on_time(&mut self, now: SimTime) -> ();
            [inline] place_window(&mut self, cwnd: u32, ssthresh: u32) -> ();
            [inline] on_all_acknowledged(&mut self) -> ();
            [inline] on_duplicates(&mut self, bytes: u32) -> ();
            [inline] on_burst_limit(&mut self, most: u32) -> ();
            [inline] on_share(&mut self, share: &Share) -> ();
            [inline] set_unit(&mut self, unit: u32) -> ();
            [inline] follow(&mut self, rules: &Rules) -> ();
        }
    };
    (@reasons $($name:ident $module:ident $reasons:ident,)*) => {
        $(pub use $module::$reasons;)*

        /// What controllers tell of their windows in their own words.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum Reason {
            $(#[doc = concat!("What ", stringify!($name), " tells.")] $name($module::$reasons),)*
        }

        const _: () = {
            let mut codes = [0; Reason::TABLE.len()];
            let mut at = 0;
            while at < codes.len() {
                codes[at] = Reason::TABLE[at].code;
                at += 1;
            }
            assert!(skywindow_units::repeated(&codes).is_none(), "two reasons of controllers have one number");
        };

        impl Reason {
            /// What is known of every one.
            pub const TABLE: &'static [crate::api::EventInfo] = {
                const ALL: [crate::api::EventInfo; 0 $(+ $module::$reasons::TABLE.len())*] =
                    crate::events::joined(&[$($module::$reasons::TABLE),*]);
                &ALL
            };

            /// Its number in recordings.
            #[inline]
            pub fn code(&self) -> u16 {
                match self { $(Self::$name(own) => own.code(),)* }
            }

            /// Its numbers in the order of its fields.
            pub fn numbers(&self) -> [f64; 4] {
                match self { $(Self::$name(own) => own.numbers(),)* }
            }

            /// What is said of the one with that number in recordings, if there is one.
            pub(crate) fn explain(code: u16, numbers: [f64; 4]) -> Option<crate::events::Words> {
                None $(.or_else(|| $module::$reasons::explain(code, numbers)))*
            }
        }

        $(impl From<$module::$reasons> for Reason {
            fn from(own: $module::$reasons) -> Self {
                Self::$name(own)
            }
        })*
    };
    // Calls the method of the controller that it is.
    (@dispatch $names:tt $([$inline:meta] $method:ident($($own:tt)+) -> $answer:ty;)*) => {
        impl Law {
            $($crate::congestion::declare::controllers! { @method $names [$inline] $method [$($own)+] $answer })*
        }
    };
    (@method $names:tt [$inline:meta] $method:ident [&$this:ident $(, $given:ident: $type:ty)*] $answer:ty) => {
        #[$inline]
        pub fn $method(&$this $(, $given: $type)*) -> $answer {
            $crate::congestion::declare::controllers! { @match $names $this law => law.$method($($given),*) }
        }
    };
    (@method $names:tt [$inline:meta] $method:ident [&mut $this:ident $(, $given:ident: $type:ty)*] $answer:ty) => {
        #[$inline]
        pub fn $method(&mut $this $(, $given: $type)*) -> $answer {
            $crate::congestion::declare::controllers! { @match $names $this law => law.$method($($given),*) }
        }
    };
    (@match [$([$($about:tt)*] $name:ident,)*] $this:ident $law:ident => $call:expr) => {
        match $this {
            $($($about)* Self::$name($law) => $call,)*
        }
    };
}
pub(super) use controllers;
