//! The requests and responses of RE-CONFIG, to and from what is written.

use skywindow_transport::sctp::Control;
use skywindow_transport::sctp::wire::re_config::{ReConfig, Reconfiguration};

use super::fields::{bytes, number};
use crate::form::{Form, find};
use crate::frame::Node;
use crate::value::Value;

/// The chunk that has them.
///
/// # Errors
/// What is missing.
pub fn re_config(nodes: &[Node<Value>]) -> Result<Control, String> {
    let parameters: Result<Vec<_>, String> = nodes.iter().map(one).collect();
    Ok(Control::ReConfig(Box::new(ReConfig { parameters: parameters? })))
}

fn one(node: &Node<Value>) -> Result<Reconfiguration, String> {
    let request = || number(node, "request", None);
    Ok(match node.name.as_str() {
        "OUTGOING-RESET" => Reconfiguration::Outgoing {
            request: request()?,
            response: number(node, "response", Some(0))?,
            last_tsn: number(node, "last", None)?,
            streams: streams(node)?,
        },
        "INCOMING-RESET" => Reconfiguration::Incoming { request: request()?, streams: streams(node)? },
        "SSN-TSN-RESET" => Reconfiguration::SsnTsn { request: request()? },
        "RESPONSE" => Reconfiguration::Response {
            request: request()?,
            result: number(node, "result", None)?,
            tsns: None,
        },
        "ADD-OUTGOING" => {
            Reconfiguration::AddOutgoing { request: request()?, streams: number(node, "streams", None)? }
        }
        "ADD-INCOMING" => {
            Reconfiguration::AddIncoming { request: request()?, streams: number(node, "streams", None)? }
        }
        _ => Reconfiguration::Other {
            kind: number(node, "type", None)?,
            value: bytes(node, "value").unwrap_or_default().into(),
        },
    })
}

fn streams(node: &Node<Value>) -> Result<Vec<u16>, String> {
    let Some(Value::Numbers(numbers)) = node.get("streams") else { return Ok(Vec::new()) };
    let small = |&number| u16::try_from(number).map_err(|_| format!("{number} is no number of a stream"));
    numbers.iter().map(small).collect()
}

/// What is written of them, each one of `forms`.
pub fn of_re_config(chunk: &ReConfig, forms: &'static [Form]) -> Vec<Node<Value>> {
    chunk.parameters.iter().filter_map(|parameter| node(parameter, forms)).collect()
}

fn node(parameter: &Reconfiguration, forms: &'static [Form]) -> Option<Node<Value>> {
    let new = |name, request: u32| Some(Node::new(find(forms, name)?).number("request", request));
    let listed = |streams: &[u16]| Value::Numbers(streams.iter().map(|&stream| stream.into()).collect());
    match parameter {
        Reconfiguration::Outgoing { request, response, last_tsn, streams } => Some(
            new("OUTGOING-RESET", *request)?
                .number("response", *response)
                .number("last", *last_tsn)
                .with("streams", listed(streams)),
        ),
        Reconfiguration::Incoming { request, streams } => {
            Some(new("INCOMING-RESET", *request)?.with("streams", listed(streams)))
        }
        Reconfiguration::SsnTsn { request } => new("SSN-TSN-RESET", *request),
        Reconfiguration::Response { request, result, .. } => {
            Some(new("RESPONSE", *request)?.number("result", *result))
        }
        Reconfiguration::AddOutgoing { request, streams } => {
            Some(new("ADD-OUTGOING", *request)?.number("streams", *streams))
        }
        Reconfiguration::AddIncoming { request, streams } => {
            Some(new("ADD-INCOMING", *request)?.number("streams", *streams))
        }
        Reconfiguration::Other { kind, value } => {
            Some(Node::new(find(forms, "PARAM")?).number("type", *kind).bytes("value", value))
        }
    }
}
