//! The page's sines in place of the platform's, whose last bits differ from one platform to the next: the propagator of
//! element sets (`sgp4`) takes the latter in every native build.
//!
//! It is told to use `libm`, and has no `std` of its own. But it is compiled where one of the crates that it needs has, and a
//! method that a number has by itself comes before one of a trait. What it calls in the end are functions of C's library, by
//! their names, and in a program those are the ones below. In a module of Python they are once it is bound to them
//! (`python/build.rs`). The page has `libm` by what Rust itself brings for WebAssembly. Only a name that is not mangled is
//! known to a linker, hence `unsafe`.
#![allow(unsafe_code)]

#[unsafe(no_mangle)]
extern "C" fn sin(x: f64) -> f64 {
    libm::sin(x)
}

#[unsafe(no_mangle)]
extern "C" fn cos(x: f64) -> f64 {
    libm::cos(x)
}

#[unsafe(no_mangle)]
extern "C" fn atan2(y: f64, x: f64) -> f64 {
    libm::atan2(y, x)
}

#[unsafe(no_mangle)]
extern "C" fn pow(x: f64, y: f64) -> f64 {
    libm::pow(x, y)
}

/// What LLVM makes of the sine and cosine of one angle with glibc.
#[cfg(target_os = "linux")]
#[unsafe(no_mangle)]
extern "C" fn sincos(x: f64, sine: &mut f64, cosine: &mut f64) {
    *sine = libm::sin(x);
    *cosine = libm::cos(x);
}

/// What LLVM makes of the sine and cosine of one angle on macOS.
#[cfg(target_os = "macos")]
#[unsafe(no_mangle)]
extern "C" fn __sincos_stret(x: f64) -> Both {
    Both { sine: libm::sin(x), cosine: libm::cos(x) }
}

#[cfg(target_os = "macos")]
#[repr(C)]
struct Both {
    sine: f64,
    cosine: f64,
}
