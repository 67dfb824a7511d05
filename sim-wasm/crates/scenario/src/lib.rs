//! The documents a user writes: scenarios and experiments.
