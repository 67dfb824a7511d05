//! Transport protocols as state machines that know neither clock nor wire.
