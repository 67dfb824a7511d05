//! A scenario in, a recording out.
