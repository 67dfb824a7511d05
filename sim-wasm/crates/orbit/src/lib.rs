//! Where satellites are, what they see, and which links and routes that gives.
