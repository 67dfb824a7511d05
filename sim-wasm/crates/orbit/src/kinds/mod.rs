//! The kinds of orbit: what each gives, and the list of them.
//!
//! A kind is a file here and its line in `kinds!` below. Its numbers implement [`Kind`]; what it makes of them, ready
//! for computing, implements [`Motion`]. All a kind must give is where its satellites are, how fast they move there,
//! and bounds of speed and acceleration: from these the searches for the next instant at which a link may change step
//! forward without passing one. A kind whose orbits are all circles of one size makes a [`Circular`] of them: cosines
//! of angles then decide everything, and whole planes can be left out.
//!
//! Positions are in the inertial frame, which coincides with the Earth-fixed one at time 0. Satellites are numbered
//! from 0, plane by plane.

mod elements;
mod geostationary;
mod kepler;
mod walker;

pub use elements::ElementsSpec;
pub use geostationary::GeostationarySpec;
pub use kepler::{KeplerElements, KeplerOrbit, KeplerPlanes, KeplerSpec, spread_evenly};
pub use walker::{Phasing, WalkerSpec};

use crate::earth::EarthSpec;
use crate::motion::circular::Circular;
use crate::motion::{Bounds, Motion, Moving};
use crate::vector::Vec3;

/// The numbers of a kind of orbit, as the writer of a sky gives them.
pub(crate) trait Kind {
    /// What becomes of them.
    type Ready: Motion;

    /// Refuses numbers out of range with a sentence.
    fn check(&self, earth: &EarthSpec) -> Result<(), String>;

    /// The number of satellites, also of numbers that are refused.
    fn satellites(&self) -> u64;

    /// The number of satellites in each plane. Satellites that share no plane are planes of one.
    fn planes(&self) -> Vec<u32>;

    /// The lowest and the highest point of all orbits above the sphere, in km.
    fn heights_km(&self, earth: &EarthSpec) -> [f64; 2];

    /// Whether the first plane and the last meet in a seam that links may cross.
    fn has_seam(&self) -> bool {
        false
    }

    /// Makes numbers that [`Self::check`] lets pass ready for computing.
    fn ready(&self, earth: &EarthSpec) -> Self::Ready;
}

/// The lowest and the highest point of ellipses with these semi-major axes, in km, and eccentricities.
fn heights_km(ellipses: impl Iterator<Item = (f64, f64)>, earth: &EarthSpec) -> [f64; 2] {
    let heights =
        ellipses.map(|(axis, e)| [axis * (1.0 - e), axis * (1.0 + e)].map(|km| km - earth.radius_km));
    heights.fold([f64::INFINITY, 0.0], |[low, high], [perigee, apogee]| [low.min(perigee), high.max(apogee)])
}

/// Makes enums of the kinds and of what becomes of them, and calls the one that is there.
macro_rules! kinds {
    ($($(#[doc = $help:literal])* $name:ident($spec:ty),)*) => {
        /// The orbits of a constellation as plain numbers.
        #[derive(Clone, Debug, PartialEq)]
        pub enum OrbitSpec {
            $($(#[doc = $help])* $name($spec),)*
        }

        $(impl From<$spec> for OrbitSpec {
            fn from(spec: $spec) -> Self {
                Self::$name(spec)
            }
        })*

        impl OrbitSpec {
            pub(crate) fn check(&self, earth: &EarthSpec) -> Result<(), String> {
                match self { $(Self::$name(spec) => spec.check(earth),)* }
            }

            /// The number of satellites.
            pub fn satellites(&self) -> u64 {
                match self { $(Self::$name(spec) => spec.satellites(),)* }
            }

            /// The number of satellites in each plane, where [`crate::Sky::new`] refuses nothing.
            pub fn planes(&self) -> Vec<u32> {
                match self { $(Self::$name(spec) => spec.planes(),)* }
            }

            /// The lowest and the highest point of all orbits above the sphere, in km.
            pub fn heights_km(&self, earth: &EarthSpec) -> [f64; 2] {
                match self { $(Self::$name(spec) => spec.heights_km(earth),)* }
            }

            pub(crate) fn has_seam(&self) -> bool {
                match self { $(Self::$name(spec) => spec.has_seam(),)* }
            }

            pub(crate) fn ready(&self, earth: &EarthSpec) -> Orbits {
                match self { $(Self::$name(spec) => Orbits::$name(spec.ready(earth)),)* }
            }
        }

        /// The orbits of a constellation ready for computing.
        #[derive(Clone, Debug)]
        pub(crate) enum Orbits {
            $($name(<$spec as Kind>::Ready),)*
        }

        impl Motion for Orbits {
            kinds! { @call [$($name)*]
                unit_km() -> f64;
                at(index: u32, t: f64) -> Vec3;
                moving(index: u32, t: f64) -> Moving;
                ahead(index: u32, t: f64, share: f64) -> Vec3;
                period_s(index: u32) -> f64;
                bounds() -> Bounds;
                leaves_s(index: u32) -> f64;
                closes() -> Option<u32>;
                planes_in_order() -> bool;
                circular() -> Option<&Circular>;
                stands_still() -> bool;
            }
        }
    };
    (@call $names:tt $($method:ident($($arg:ident: $type:ty),*) -> $result:ty;)*) => {
        $(kinds! { @method $names $method [$($arg: $type),*] ($($arg),*) -> $result })*
    };
    (@method [$($name:ident)*] $method:ident [$($arg:ident: $type:ty),*] $call:tt -> $result:ty) => {
        #[inline]
        fn $method(&self, $($arg: $type),*) -> $result {
            match self { $(Self::$name(ready) => ready.$method $call,)* }
        }
    };
}

kinds! {
    /// Circular orbits of one altitude and inclination, in planes spread evenly (J. G. Walker, 1984).
    Walker(WalkerSpec),
    /// Satellites at fixed longitudes above the equator.
    Geostationary(GeostationarySpec),
    /// Real satellites, propagated by SGP4 from their element sets.
    Elements(ElementsSpec),
    /// Ellipses that the Earth's oblateness may turn.
    Kepler(KeplerSpec),
}
