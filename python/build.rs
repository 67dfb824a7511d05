//! Binds the module's calls to its own sines (`cli/src/sines.rs`): where shared libraries are ELF, a function that they call would
//! else be the one of the program that loads them, if it has it.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "linux") {
        println!("cargo::rustc-link-arg-cdylib=-Wl,-Bsymbolic-functions");
    }
}
