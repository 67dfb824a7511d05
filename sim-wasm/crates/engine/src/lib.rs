//! The event queue, random streams and slab under the simulation.
