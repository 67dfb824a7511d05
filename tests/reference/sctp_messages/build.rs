//! Compiles the few lines of C between the driver and usrsctp, and links the latter.
fn main() {
    println!("cargo:rerun-if-changed=src/usrsctp.c");
    cc::Build::new().file("src/usrsctp.c").compile("driven");
    println!("cargo:rustc-link-lib=static=usrsctp");
    println!("cargo:rustc-link-search=/usr/lib/x86_64-linux-gnu");
}
