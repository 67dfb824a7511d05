//! The fields of a node, as a packet needs them.

use crate::frame::Node;
use crate::value::Value;

/// A number of a node; `usual` where it is not said.
///
/// # Errors
/// It is needed.
pub fn number<T: TryFrom<u64>>(node: &Node<Value>, name: &str, usual: Option<T>) -> Result<T, String> {
    match (node.get(name), usual) {
        (Some(Value::Number(number)), _) => {
            T::try_from(*number).map_err(|_| format!("{name} of {} is too large", node.name))
        }
        (_, Some(usual)) => Ok(usual),
        _ => Err(format!("{} needs {name}", node.name)),
    }
}

/// Bytes of a node, if they are said.
pub fn bytes(node: &Node<Value>, name: &str) -> Option<Vec<u8>> {
    match node.get(name) {
        Some(Value::Bytes(bytes)) => Some(bytes.clone()),
        _ => None,
    }
}

/// Whether a node has the flag `letter`; those of `usual` where flags are not said.
pub fn has_flag(node: &Node<Value>, letter: char, usual: &str) -> bool {
    match node.get("flags") {
        Some(Value::Flags(letters)) => letters.contains(letter),
        _ => usual.contains(letter),
    }
}
