//! Parameters of INIT and INIT ACK, to and from what is written.

use skywindow_transport::sctp::Parameter;

use super::fields::{bytes, number};
use super::forms::{LANGUAGE, NAMED};
use crate::form::{Form, find};
use crate::frame::Node;
use crate::value::Value;

/// The parameter that `node` tells.
///
/// # Errors
/// What is missing.
pub fn parameter(node: &Node<Value>) -> Result<Parameter, String> {
    let named = NAMED.iter().find(|(name, _)| *name == node.name);
    let parameter_type = match named {
        Some((_, number)) => *number,
        None => number(node, "type", None)?,
    };
    Ok(Parameter { parameter_type, value: bytes(node, "value").unwrap_or_default().into() })
}

/// All of `nodes`.
///
/// # Errors
/// As of each.
pub fn parameters<'n>(nodes: impl IntoIterator<Item = &'n Node<Value>>) -> Result<Vec<Parameter>, String> {
    nodes.into_iter().map(parameter).collect()
}

/// What is written of `parameter`, one of `forms`.
pub fn node(parameter: &Parameter, forms: &'static [Form]) -> Option<Node<Value>> {
    let named = NAMED.iter().find(|(_, number)| *number == parameter.parameter_type);
    let form = find(forms, named.map_or("PARAM", |(name, _)| name))?;
    let mut node = Node::new(form);
    if named.is_none() {
        node = node.number("type", parameter.parameter_type);
    }
    Some(node.bytes("value", &parameter.value))
}

/// What is written of all `parameters`.
pub fn nodes(parameters: &[Parameter], forms: &'static [Form]) -> Vec<Node<Value>> {
    parameters.iter().filter_map(|parameter| node(parameter, forms)).collect()
}

/// The form of the chunk `name`.
pub fn chunk(name: &str) -> &'static Form {
    find(LANGUAGE.chunks, name).unwrap_or(&LANGUAGE.chunks[0])
}
