//! The shapes that say for which cause a packet was lost: in charts, in diagrams and on the globe.

/// From point to point, each as right and down from the middle, -1 to 1.
pub type Stroke = &'static [[f64; 2]];

/// Declares shapes, each as its strokes.
macro_rules! marks {
    ($($(#[doc = $help:literal])* $mark:ident { $($stroke:expr),* $(,)? })*) => {
        /// A shape that is told from all others by its outline alone, also at ten pixels.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Mark {
            $($(#[doc = $help])* $mark,)*
        }

        impl Mark {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$mark,)*];

            /// Its name, each word with a capital.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$mark => stringify!($mark),)*
                }
            }

            /// What it is drawn with.
            pub const fn strokes(self) -> &'static [Stroke] {
                match self {
                    $(Self::$mark => &[$(&$stroke),*],)*
                }
            }
        }
    };
}

marks! {
    /// Destroyed on a link.
    Cross { [[-0.8, -0.8], [0.8, 0.8]], [[0.8, -0.8], [-0.8, 0.8]] }
    /// Stopped at a queue.
    Bars { [[-0.4, -0.9], [-0.4, 0.9]], [[0.4, -0.9], [0.4, 0.9]] }
    /// No way on: a sign that forbids entry.
    Barred {
        [
            [0.38, -0.92],
            [0.92, -0.38],
            [0.92, 0.38],
            [0.38, 0.92],
            [-0.38, 0.92],
            [-0.92, 0.38],
            [-0.92, -0.38],
            [-0.38, -0.92],
            [0.38, -0.92],
        ],
        [[-0.65, 0.65], [0.65, -0.65]],
    }
    /// Too large for what comes next.
    Frame { [[-0.8, -0.8], [0.8, -0.8], [0.8, 0.8], [-0.8, 0.8], [-0.8, -0.8]] }
    /// Let fall on purpose.
    Chevron { [[-0.9, -0.6], [0.0, 0.7], [0.9, -0.6]] }
    /// Stopped for how long packets wait: an hourglass.
    Hourglass { [[-0.7, -0.85], [0.7, -0.85], [-0.7, 0.85], [0.7, 0.85], [-0.7, -0.85]] }
    /// Struck by another one.
    Star {
        [[0.0, -1.0], [0.0, 1.0]],
        [[-0.87, -0.5], [0.87, 0.5]],
        [[0.87, -0.5], [-0.87, 0.5]],
    }
}
