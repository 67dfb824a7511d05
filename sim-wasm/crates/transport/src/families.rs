//! The registration of families: one line each gives the word of documents and static dispatch to all of them.

/// Registers families: `number Name in module "word" "label" "one line of help"`. The first is the default.
macro_rules! families {
    ($($number:literal $name:ident in $module:ident $word:literal $label:literal $help:literal,)*) => {
        use skywindow_form::{Datum, FieldSpec, Kind, Reader, Value};
        use skywindow_units::SimTime;

        use api::Observer;
        use settings::Owner;

        skywindow_form::choices! { "Which transport protocol a flow speaks." Protocol {
            $($name = $word $label $help,)*
        }}

        impl Protocol {
            /// Its number, which never changes.
            pub const fn number(self) -> u8 {
                match self { $(Self::$name => $number,)* }
            }

            /// Its name.
            pub const fn label(self) -> &'static str {
                match self { $(Self::$name => $label,)* }
            }

            /// Its word as a list of one, for the fields that depend on it.
            pub const fn alone(self) -> &'static [&'static str] {
                match self { $(Self::$name => &[$word],)* }
            }

            /// Whether gateways on the way may end a connection and open their own for the rest.
            pub const fn splits(self) -> bool {
                match self { $(Self::$name => <$module::Settings as api::Settings>::SPLITS,)* }
            }

            /// Whether its hosts may reboot in the middle of a flow, and others send packets in their name.
            pub const fn takes_incidents(self) -> bool {
                match self { $(Self::$name => <$module::Settings as api::Settings>::INCIDENTS,)* }
            }

            /// What is known of its events.
            pub const fn events(self) -> &'static [api::EventInfo] {
                match self { $(Self::$name => <$module::Event as api::Event>::TABLE,)* }
            }

            /// The words for the event `code` of `path`, one of `paths`, with its numbers.
            pub fn explain(self, code: u16, path: u8, paths: usize, numbers: [f64; 4]) -> api::Explanation {
                match self {
                    $(Self::$name => <$module::Event as api::Event>::explain(code, path, paths, numbers),)*
                }
            }

            /// Does what is done in the same way for every family, for this one.
            #[inline(always)]
            pub fn run<J: Job>(self, job: J) -> J::Answer {
                match self { $(Self::$name => job.run::<$module::Endpoint>(),)* }
            }

            /// Whether an acknowledgement names the next number that is expected, and not the last that has come.
            pub const fn acknowledges_next(self) -> bool {
                match self { $(Self::$name => <$module::Packet as api::Packet>::ACKNOWLEDGES_NEXT,)* }
            }

            /// What a packet of that kind and number is called in a sentence.
            pub fn packet_name(self, kind: api::SegmentKind, number: u32) -> String {
                match self { $(Self::$name => <$module::Packet as api::Packet>::name(kind, number),)* }
            }
        }

        /// The settings of a flow, and with them its protocol.
        #[derive(Clone, Debug, PartialEq)]
        #[expect(clippy::large_enum_variant, reason = "a flow has one of them, and reads it as it begins")]
        pub enum Settings {
            $(#[doc = $help] $name($module::Settings),)*
        }

        impl Settings {
            /// The family they are of.
            pub const fn protocol(&self) -> Protocol {
                match self { $(Self::$name(_) => Protocol::$name,)* }
            }

            /// The default settings of `protocol`.
            pub fn of(protocol: Protocol) -> Self {
                match protocol { $(Protocol::$name => Self::$name(Default::default()),)* }
            }

            /// The settings as those of one family, if they are.
            pub fn get<T: std::any::Any>(&self) -> Option<&T> {
                match self { $(Self::$name(own) => (own as &dyn std::any::Any).downcast_ref(),)* }
            }

            /// The settings as those of one family, to change, if they are.
            pub fn get_mut<T: std::any::Any>(&mut self) -> Option<&mut T> {
                match self { $(Self::$name(own) => (own as &mut dyn std::any::Any).downcast_mut(),)* }
            }

            /// The field of `owner` that holds the settings of `protocol`.
            const fn field(protocol: Protocol, owner: Owner) -> FieldSpec {
                match (protocol, owner) { $((Protocol::$name, Owner::Background) => FieldSpec {
                    name: $word,
                    kind: Kind::Nullable(&<$module::Settings as Datum>::KIND),
                    default: Some(|| Value::Null),
                    label: concat!("Background ", $label),
                    help: concat!("The settings of the flows in the background, if they speak ", $label, "."),
                    null: "those of the first flow",
                    check: |value, spec, reader| {
                        let _ = Option::<$module::Settings>::read(value, spec, reader);
                    },
                    ..FieldSpec::BLANK
                },
                (Protocol::$name, Owner::Gateway) => FieldSpec {
                    name: $word,
                    kind: Kind::Nullable(&<$module::Settings as Datum>::KIND),
                    default: Some(|| Value::Null),
                    label: concat!("Own ", $label),
                    help: concat!("The settings of the ", $label, " connection that the gateway opens."),
                    null: "those of the flow",
                    first: true,
                    check: |value, spec, reader| {
                        let _ = Option::<$module::Settings>::read(value, spec, reader);
                    },
                    ..FieldSpec::BLANK
                },
                (Protocol::$name, Owner::Flow) => FieldSpec {
                    name: $word,
                    kind: <$module::Settings as Datum>::KIND,
                    default: Some(|| Value::Object(Default::default())),
                    label: $label,
                    help: concat!("The settings of the flow, if it speaks ", $label, "."),
                    check: |value, spec, reader| {
                        let _ = $module::Settings::read(value, spec, reader);
                    },
                    ..FieldSpec::BLANK
                },)* }
            }

            fn read_of(
                protocol: Protocol,
                value: &Value,
                spec: &FieldSpec,
                reader: &mut Reader,
            ) -> Option<Self> {
                match protocol { $(Protocol::$name => {
                    <$module::Settings as Datum>::read(value, spec, reader).map(Self::$name)
                })* }
            }

            fn write_own(&self, all: bool) -> Value {
                match self { $(Self::$name(own) => Datum::write(own, all),)* }
            }

            /// Streams of the data sender.
            pub fn streams(&self) -> u32 {
                match self { $(Self::$name(own) => api::Settings::streams(own),)* }
            }

            /// How many of them the peer of the data sender takes data on.
            pub fn taken_streams(&self) -> u32 {
                match self { $(Self::$name(own) => api::Settings::taken_streams(own),)* }
            }

            /// Most paths between the ends.
            pub const fn most_paths(&self) -> usize {
                match self { $(Self::$name(_) => <$module::Settings as api::Settings>::MOST_PATHS,)* }
            }

            /// Whether gateways may split a flow with these settings.
            pub const fn splits(&self) -> bool {
                self.protocol().splits()
            }

            /// User data in a full packet, bytes.
            pub fn payload_bytes(&self) -> u32 {
                match self { $(Self::$name(own) => api::Settings::payload_bytes(own),)* }
            }

            /// How the sender learns that its path has changed.
            pub fn path_hint(&self) -> congestion::Hints {
                match self { $(Self::$name(own) => api::Settings::path_hint(own),)* }
            }

            /// Whether addresses of its ends may come and go while a flow goes on.
            pub fn readdresses(&self) -> bool {
                match self { $(Self::$name(own) => api::Settings::readdresses(own),)* }
            }

            /// How many of its streams are not there from the beginning; none where streams stay as they are.
            pub fn spare_streams(&self) -> Option<u32> {
                match self { $(Self::$name(own) => api::Settings::spare_streams(own),)* }
            }

            /// Whether its sender may give messages up.
            pub fn gives_up(&self) -> bool {
                match self { $(Self::$name(own) => api::Settings::gives_up(own),)* }
            }

            /// Whether applications hand messages over as soon as they have them.
            pub fn takes_messages_at_once(&self) -> bool {
                match self { $(Self::$name(own) => api::Settings::takes_messages_at_once(own),)* }
            }

            /// Why applications cannot hand over messages as time goes on; none if they can.
            pub fn refuses_applications(&self) -> Option<&'static str> {
                match self { $(Self::$name(own) => api::Settings::refuses_applications(own),)* }
            }

            /// User data of the messages into which an application without messages of its own cuts its data, bytes.
            pub fn message_bytes(&self) -> u32 {
                match self { $(Self::$name(own) => api::Settings::message_bytes(own),)* }
            }

            /// User data of the longest message that may be handed over, bytes.
            pub fn longest_message_bytes(&self) -> u32 {
                match self { $(Self::$name(own) => api::Settings::longest_message_bytes(own),)* }
            }

            /// What a full packet adds to the data outstanding, bytes.
            pub fn outstanding_bytes(&self) -> u32 {
                match self { $(Self::$name(own) => api::Settings::outstanding_bytes(own),)* }
            }

            /// Buffer of the data receiver, bytes.
            pub fn receiver_buffer_bytes(&self) -> u32 {
                match self { $(Self::$name(own) => api::Settings::receiver_buffer_bytes(own),)* }
            }

            /// How its data are numbered.
            pub fn numbering(&self) -> api::Numbering {
                match self { $(Self::$name(own) => api::Settings::numbering(own),)* }
            }

            fn check_own(&self, reader: &mut Reader) {
                match self { $(Self::$name(own) => api::Settings::check(own, reader),)* }
            }
        }

        /// What endpoints of one family exchange. The family stands in a byte of its own: one hidden in a field is
        /// asked for more slowly, several times a packet.
        #[derive(Clone, Debug, Default)]
        #[repr(u8)]
        pub enum Packet {
            /// Nothing of any family.
            #[default]
            Empty,
            $(#[doc = $help] $name($module::Packet),)*
        }

        impl Packet {
            /// Shows it to `viewer` as a packet of its family, unless it is empty: the family is asked for once,
            /// however much there is to ask.
            #[inline(always)]
            pub fn show<V: api::Viewer>(&self, viewer: V) -> Option<V::Answer> {
                match self {
                    Self::Empty => None,
                    $(Self::$name(own) => Some(viewer.view(own)),)*
                }
            }

            /// The number that stands for it.
            #[inline]
            pub fn number(&self) -> u32 {
                match self { Self::Empty => 0, $(Self::$name(own) => api::Packet::number(own),)* }
            }

            /// What it is.
            #[inline]
            pub fn kind(&self) -> api::SegmentKind {
                match self {
                    Self::Empty => api::SegmentKind::Control,
                    $(Self::$name(own) => api::Packet::kind(own),)*
                }
            }

            /// Writes it as it is on the wire, without the header of IP, and returns the number by which IP knows its
            /// protocol; nothing of an empty one.
            pub fn write(&self, place: &api::Place<'_>, out: &mut Vec<u8>) -> Option<u8> {
                match self {
                    Self::Empty => None,
                    $(Self::$name(own) => {
                        api::Packet::write(own, place, out);
                        Some(api::Packet::protocol(own))
                    })*
                }
            }

            /// Tells `tell` everything that the row of a packet has no room for.
            pub fn contents(&self, tell: impl FnMut(api::Content)) {
                match self { Self::Empty => {}, $(Self::$name(own) => api::Packet::contents(own, tell),)* }
            }
        }

        /// The number by which IP knows the family whose packets travel in UDP between these ports.
        fn in_udp(ports: [u16; 2]) -> Option<u8> {
            $(if let Some(port) = <$module::Packet as api::Packet>::UDP_PORT && ports.contains(&port) {
                return Some(<$module::Packet as api::Packet>::PROTOCOL);
            })*
            None
        }

        /// Reads what a header of IP carries, if it is of one of the families; whether its checksum is right.
        fn read_carried(
            reader: &mut wire::Reader<'_, '_>,
            carried: &wire::ip::Carried,
        ) -> Option<Result<bool, wire::Malformed>> {
            match carried.protocol {
                $(<$module::Packet as api::Packet>::PROTOCOL => {
                    Some(<$module::Packet as api::Packet>::read(reader, carried))
                })*
                _ => None,
            }
        }

        /// One end of a flow. The family stands in a byte of its own, as with packets.
        #[derive(Clone, Debug)]
        #[repr(u8)]
        pub enum Endpoint {
            $(#[doc = $help] $name($module::Endpoint),)*
        }

        impl Endpoint {
            /// A closed endpoint that follows `settings`, and answers when the peer opens.
            pub fn new(settings: &Settings, seat: api::Seat) -> Self {
                match settings {
                    $(Settings::$name(own) => {
                        Self::$name(<$module::Endpoint as api::Endpoint>::new(own, seat))
                    })*
                }
            }

            /// The family it is of.
            pub const fn protocol(&self) -> Protocol {
                match self { $(Self::$name(_) => Protocol::$name,)* }
            }

            /// Begins the exchange that sets the flow up.
            pub fn open<O>(&mut self, now: SimTime, obs: &mut O)
            where
                O: Sized $(+ Observer<$module::Event>)*,
            {
                match self { $(Self::$name(own) => api::Endpoint::open(own, now, obs),)* }
            }

            /// A router says that a packet sent on `path` was too big for a link of `mtu_bytes`.
            pub fn on_too_big<O>(&mut self, now: SimTime, path: u8, mtu_bytes: u32, obs: &mut O)
            where
                O: Sized $(+ Observer<$module::Event>)*,
            {
                match self { $(Self::$name(own) => api::Endpoint::on_too_big(own, now, path, mtu_bytes, obs),)* }
            }

            /// A timer may have expired.
            pub fn on_timer<O>(&mut self, now: SimTime, obs: &mut O)
            where
                O: Sized $(+ Observer<$module::Event>)*,
            {
                match self { $(Self::$name(own) => api::Endpoint::on_timer(own, now, obs),)* }
            }

            /// Whether there is surely nothing to send.
            #[inline(always)]
            pub fn rests(&self) -> bool {
                match self { $(Self::$name(own) => api::Endpoint::rests(own),)* }
            }

            /// When [`on_timer`](Self::on_timer) must be called at the latest.
            #[inline(always)]
            pub fn next_timeout(&self) -> Option<SimTime> {
                match self { $(Self::$name(own) => api::Endpoint::next_timeout(own),)* }
            }

            /// What can be seen of a path.
            #[inline]
            pub fn path_state(&self, path: u8) -> api::PathState {
                match self { $(Self::$name(own) => api::Endpoint::path_state(own, path),)* }
            }

            /// Data looked at one by one since the last call.
            #[inline]
            pub fn take_looked(&mut self) -> u64 {
                match self { $(Self::$name(own) => api::Endpoint::take_looked(own),)* }
            }

            /// What can be seen of the receiving half.
            #[inline]
            pub fn receiver(&self) -> api::ReceiverState {
                match self { $(Self::$name(own) => api::Endpoint::receiver(own),)* }
            }

            /// From `now` on it follows other settings, as far as they may change while a flow goes on; those of another
            /// family say nothing to it.
            pub fn adopt<O>(&mut self, now: SimTime, settings: &Settings, obs: &mut O)
            where
                O: Sized $(+ Observer<$module::Event>)*,
            {
                match (self, settings) {
                    $((Self::$name(own), Settings::$name(settings)) => {
                        api::Endpoint::adopt(own, now, settings, obs);
                    })*
                    _ => {}
                }
            }

            /// Whoever knows the sky says that a path is another one.
            pub fn on_path_hint<O>(&mut self, path: u8, hint: &congestion::PathHint, obs: &mut O)
            where
                O: Sized $(+ Observer<$module::Event>)*,
            {
                match self { $(Self::$name(own) => api::Endpoint::on_path_hint(own, path, hint, obs),)* }
            }

            /// The host has an address for its interface of `path` from now on, or has none any more.
            pub fn on_address<O>(&mut self, now: SimTime, path: u8, present: bool, obs: &mut O)
            where
                O: Sized $(+ Observer<$module::Event>)*,
            {
                match self { $(Self::$name(own) => api::Endpoint::on_address(own, now, path, present, obs),)* }
            }

            /// The user asks for other streams.
            pub fn on_stream_request<O>(&mut self, now: SimTime, request: api::StreamRequest, obs: &mut O)
            where
                O: Sized $(+ Observer<$module::Event>)*,
            {
                match self {
                    $(Self::$name(own) => api::Endpoint::on_stream_request(own, now, request, obs),)*
                }
            }

            /// The application stops reading what comes, or goes on.
            pub fn freeze<O>(&mut self, now: SimTime, frozen: bool, obs: &mut O)
            where
                O: Sized $(+ Observer<$module::Event>)*,
            {
                match self { $(Self::$name(own) => api::Endpoint::freeze(own, now, frozen, obs),)* }
            }

            /// What a gateway sees of it.
            pub fn relay_state(&self) -> api::RelayState {
                match self { $(Self::$name(own) => api::Endpoint::relay_state(own),)* }
            }

            /// The gateway has so much more to send.
            pub fn supply(&mut self, bytes: u64) {
                match self { $(Self::$name(own) => api::Endpoint::supply(own, bytes),)* }
            }

            /// The gateway needs so much less room for what came in.
            pub fn release<O>(&mut self, now: SimTime, bytes: u32, obs: &mut O)
            where
                O: Sized $(+ Observer<$module::Event>)*,
            {
                match self { $(Self::$name(own) => api::Endpoint::release(own, now, bytes, obs),)* }
            }

            /// The gateway has nothing more to send than what was supplied, or the applications than what was written.
            pub fn close(&mut self) {
                match self { $(Self::$name(own) => api::Endpoint::close(own),)* }
            }

            /// An application hands over a message.
            pub fn write(&mut self, handed: api::Handed) {
                match self { $(Self::$name(own) => api::Endpoint::write(own, handed),)* }
            }

            /// Of those not left yet what is ahead of more data of a stream, bytes.
            pub fn unsent_on(&self, stream: u16) -> u64 {
                match self { $(Self::$name(own) => api::Endpoint::unsent_on(own, stream),)* }
            }

            /// Whether there is room for that message, where messages are taken at once.
            pub fn has_room(&self, handed: &api::Handed) -> bool {
                match self { $(Self::$name(own) => api::Endpoint::has_room(own, handed),)* }
            }

            /// The stream and the number of a message that was given up before anything of it had left, each once.
            pub fn next_dropped(&mut self) -> Option<(u16, u64)> {
                match self { $(Self::$name(own) => api::Endpoint::next_dropped(own),)* }
            }

            /// User data that were written and have not left, bytes.
            pub fn unsent_bytes(&self) -> u64 {
                match self { $(Self::$name(own) => api::Endpoint::unsent_bytes(own),)* }
            }

            /// The host fails and comes back after `off`, with no memory of anything.
            pub fn reboot<O>(&mut self, now: SimTime, off: skywindow_units::Duration, obs: &mut O)
            where
                O: Sized $(+ Observer<$module::Event>)*,
            {
                match self { $(Self::$name(own) => api::Endpoint::reboot(own, now, off, obs),)* }
            }

            /// Fills `packet` with one that somebody else sends in the name of this end, if there is any.
            pub fn forge(&self, forgery: api::Forgery, packet: &mut Packet) -> bool {
                match self { $(Self::$name(own) => {
                    let mut forged = Default::default();
                    let any = api::Endpoint::forge(own, forgery, &mut forged);
                    *packet = Packet::$name(forged);
                    any
                })* }
            }

            /// The gateway ends it at once; whether there was something to end.
            pub fn abort<O>(&mut self, now: SimTime, obs: &mut O) -> bool
            where
                O: Sized $(+ Observer<$module::Event>)*,
            {
                match self { $(Self::$name(own) => api::Endpoint::abort(own, now, obs),)* }
            }
        }

        /// One family among them all. What runs for every packet takes it as a parameter: it then asks once which family
        /// it is, not at every step.
        pub trait Family: api::Endpoint {
            /// Its name.
            const PROTOCOL: Protocol;

            /// An endpoint, if it is one of the family.
            fn of(endpoint: &Endpoint) -> Option<&Self>;

            /// An endpoint to change, if it is one of the family.
            fn of_mut(endpoint: &mut Endpoint) -> Option<&mut Self>;

            /// A packet, if it is one of the family.
            fn packet(packet: &Packet) -> Option<&Self::Packet>;

            /// A packet to fill: a new one in place of one of another family.
            fn packet_to_fill(packet: &mut Packet) -> Option<&mut Self::Packet>;
        }

        $(impl Family for $module::Endpoint {
            const PROTOCOL: Protocol = Protocol::$name;

            #[inline(always)]
            fn of(endpoint: &Endpoint) -> Option<&Self> {
                if let Endpoint::$name(own) = endpoint { Some(own) } else { None }
            }

            #[inline(always)]
            fn of_mut(endpoint: &mut Endpoint) -> Option<&mut Self> {
                if let Endpoint::$name(own) = endpoint { Some(own) } else { None }
            }

            #[inline(always)]
            fn packet(packet: &Packet) -> Option<&Self::Packet> {
                if let Packet::$name(own) = packet { Some(own) } else { None }
            }

            #[inline(always)]
            fn packet_to_fill(packet: &mut Packet) -> Option<&mut Self::Packet> {
                if !matches!(packet, Packet::$name(_)) {
                    std::hint::cold_path();
                    *packet = Packet::$name(Default::default());
                }
                if let Packet::$name(own) = packet { Some(own) } else { None }
            }
        })*

        /// What is done in the same way for every family.
        pub trait Job {
            /// What comes of it.
            type Answer;

            /// Does it for the family `F`.
            fn run<F: Family>(self) -> Self::Answer;
        }
    };
}
pub(crate) use families;
