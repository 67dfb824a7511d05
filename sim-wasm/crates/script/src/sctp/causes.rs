//! Causes of ERROR and ABORT, to and from what is written.

use skywindow_transport::sctp::{Cause, UnknownChunk};

use super::fields::{bytes, number};
use super::parameters::{nodes, parameter, parameters};
use crate::form::{Form, find};
use crate::frame::Node;
use crate::value::Value;

/// The cause that `node` tells.
///
/// # Errors
/// What is missing.
pub fn cause(node: &Node<Value>) -> Result<Cause, String> {
    let text = |name| bytes(node, name).unwrap_or_default().into();
    Ok(match node.name.as_str() {
        "INVALID-STREAM" => Cause::InvalidStream { stream: number(node, "stream", None)? },
        "MISSING-PARAMETERS" => Cause::MissingParameters { types: types(node)? },
        "STALE-COOKIE" => Cause::StaleCookie { staleness_us: number(node, "staleness_us", None)? },
        "OUT-OF-RESOURCE" => Cause::OutOfResource,
        "UNRESOLVABLE-ADDRESS" => match node.parts.as_slice() {
            [address] => Cause::UnresolvableAddress { address: parameter(address)? },
            _ => return Err("UNRESOLVABLE-ADDRESS needs one address".into()),
        },
        "UNRECOGNIZED-CHUNK" => Cause::UnrecognizedChunk { chunk: unknown(node)? },
        "INVALID-PARAMETER" => Cause::InvalidMandatoryParameter,
        "UNRECOGNIZED-PARAMETERS" => {
            Cause::UnrecognizedParameters { parameters: parameters(&node.parts)?.into() }
        }
        "NO-USER-DATA" => Cause::NoUserData { tsn: number(node, "tsn", None)? },
        "COOKIE-WHILE-SHUTTING-DOWN" => Cause::CookieWhileShuttingDown,
        "RESTART-WITH-NEW-ADDRESSES" => {
            Cause::RestartWithNewAddresses { addresses: parameters(&node.parts)?.into() }
        }
        "USER-ABORT" => Cause::UserInitiatedAbort { reason: text("reason") },
        "PROTOCOL-VIOLATION" => Cause::ProtocolViolation { information: text("information") },
        _ => Cause::Unknown { code: number(node, "code", None)?, value: text("value") },
    })
}

/// All of `nodes`.
///
/// # Errors
/// As of each.
pub fn causes(nodes: &[Node<Value>]) -> Result<Box<[Cause]>, String> {
    nodes.iter().map(cause).collect()
}

fn types(node: &Node<Value>) -> Result<Box<[u16]>, String> {
    let Some(Value::Numbers(numbers)) = node.get("types") else {
        return Err("MISSING-PARAMETERS needs types".into());
    };
    let small = |&number| u16::try_from(number).map_err(|_| format!("{number} is no type of a parameter"));
    numbers.iter().map(small).collect()
}

/// The chunk of an unknown type that `node` tells.
///
/// # Errors
/// What is missing.
pub fn unknown(node: &Node<Value>) -> Result<UnknownChunk, String> {
    Ok(UnknownChunk {
        chunk_type: number(node, "type", None)?,
        flags: number(node, "flags", Some(0))?,
        value: bytes(node, "value").unwrap_or_default().into(),
    })
}

/// What is written of a chunk of an unknown type.
pub fn of_unknown(chunk: &UnknownChunk, form: &'static Form) -> Node<Value> {
    Node::new(form).number("type", chunk.chunk_type).number("flags", chunk.flags).bytes("value", &chunk.value)
}

/// What is written of `cause`, one of `forms`.
fn node(cause: &Cause, forms: &'static [Form]) -> Option<Node<Value>> {
    let new = |name| find(forms, name).map(Node::new);
    let with = |name, parameters: &[_]| {
        let form = find(forms, name)?;
        Some(Node { parts: nodes(parameters, form.parts), ..Node::new(form) })
    };
    match cause {
        Cause::InvalidStream { stream } => Some(new("INVALID-STREAM")?.number("stream", *stream)),
        Cause::MissingParameters { types } => {
            let types = types.iter().map(|&number| number.into()).collect();
            Some(new("MISSING-PARAMETERS")?.with("types", Value::Numbers(types)))
        }
        Cause::StaleCookie { staleness_us } => {
            Some(new("STALE-COOKIE")?.number("staleness_us", *staleness_us))
        }
        Cause::OutOfResource => new("OUT-OF-RESOURCE"),
        Cause::UnresolvableAddress { address } => with("UNRESOLVABLE-ADDRESS", std::slice::from_ref(address)),
        Cause::UnrecognizedChunk { chunk } => Some(of_unknown(chunk, find(forms, "UNRECOGNIZED-CHUNK")?)),
        Cause::InvalidMandatoryParameter => new("INVALID-PARAMETER"),
        Cause::UnrecognizedParameters { parameters } => with("UNRECOGNIZED-PARAMETERS", parameters),
        Cause::NoUserData { tsn } => Some(new("NO-USER-DATA")?.number("tsn", *tsn)),
        Cause::CookieWhileShuttingDown => new("COOKIE-WHILE-SHUTTING-DOWN"),
        Cause::RestartWithNewAddresses { addresses } => with("RESTART-WITH-NEW-ADDRESSES", addresses),
        Cause::UserInitiatedAbort { reason } => Some(new("USER-ABORT")?.bytes("reason", reason)),
        Cause::ProtocolViolation { information } => {
            Some(new("PROTOCOL-VIOLATION")?.bytes("information", information))
        }
        Cause::Unknown { code, value } => Some(new("CAUSE")?.number("code", *code).bytes("value", value)),
    }
}

/// What is written of all `causes`.
pub fn of_causes(causes: &[Cause], forms: &'static [Form]) -> Vec<Node<Value>> {
    causes.iter().filter_map(|cause| node(cause, forms)).collect()
}
