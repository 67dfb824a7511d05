//! Radio links and what can change about them.

skywindow_units::codes! { "What a radio link joins." LinkKind {
    Intraplane = 0 "Intraplane ISL" "Two satellites of one plane.",
    Interplane = 1 "Interplane ISL" "Satellites of two planes that move the same way.",
    CrossSeam = 2 "Cross-seam ISL" "Satellites of the first and the last plane of a Walker star, which move in opposite directions.",
    Gsl = 3 "GSL" "A terminal and a satellite.",
    Nearest = 4 "Nearest-neighbour ISL" "Two satellites that are each among the nearest of the other.",
}}

/// An inter-satellite link. Its place in [`crate::Topology::isls`] never changes; the upper end of a link across the
/// seam or to a nearest satellite does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Isl {
    /// The end with the lower number.
    pub a: u32,
    /// The end with the higher number; the lower one again where a nearest satellite has never been linked.
    pub b: u32,
    /// What it joins.
    pub kind: LinkKind,
    /// Whether it can carry packets.
    pub up: bool,
}

/// What an evaluation found to be different. Terminals are indices from 0, satellites node numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Change {
    /// An inter-satellite link came up.
    IslUp {
        /// Index in [`crate::Topology::isls`].
        link: u32,
        /// Lower end.
        a: u32,
        /// Upper end.
        b: u32,
        /// What it joins.
        kind: LinkKind,
    },
    /// An inter-satellite link went down, or moved away from this upper end.
    IslDown {
        /// Index in [`crate::Topology::isls`].
        link: u32,
        /// Lower end.
        a: u32,
        /// The upper end it had.
        b: u32,
        /// What it joins.
        kind: LinkKind,
    },
    /// A terminal can use a satellite from now on.
    GslUp {
        /// The terminal.
        terminal: u32,
        /// The satellite.
        satellite: u32,
    },
    /// A terminal can no longer use a satellite.
    GslDown {
        /// The terminal.
        terminal: u32,
        /// The satellite.
        satellite: u32,
    },
    /// A terminal had to choose anew. Comes before what it changes by that.
    Reconfiguration {
        /// The terminal.
        terminal: u32,
        /// The satellite before, if it had one.
        from: Option<u32>,
        /// The satellite now, perhaps the same; none where no satellite is in view.
        to: Option<u32>,
    },
    /// A terminal's serving satellite changed. Comes after the GSLs' own changes.
    Handover {
        /// The terminal.
        terminal: u32,
        /// The satellite before; none at the first acquisition and after a time without service.
        from: Option<u32>,
        /// The satellite now; none where no satellite is in view.
        to: Option<u32>,
        /// Elevation in degrees of the satellite now; of the one before if there is none now.
        elevation_deg: f64,
    },
}
