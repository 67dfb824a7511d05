//! ASCONF, ASCONF-ACK and what INIT says of AUTH, to and from what is written.

use skywindow_transport::sctp::wire::asconf::{
    Address, Asconf, AsconfAck, Change, Outcome, Quoted, Refusal, Request,
};
use skywindow_transport::sctp::{Control, Init, Offer, RANDOM_BYTES};

use super::fields::{bytes, number};
use crate::form::{Form, find};
use crate::frame::Node;
use crate::value::Value;

/// What an INIT says of AUTH.
///
/// # Errors
/// A number is too large.
pub fn offer(node: &Node<Value>) -> Result<Option<Box<Offer>>, String> {
    let Some(chunks) = numbers(node, "auth")? else { return Ok(None) };
    let random = bytes(node, "random").unwrap_or_else(|| vec![1; RANDOM_BYTES]).into();
    let hmacs = numbers(node, "hmacs")?.unwrap_or_else(|| vec![3, 1]);
    Ok(Some(Box::new(Offer { random, chunks, hmacs })))
}

fn numbers<T: TryFrom<u64>>(node: &Node<Value>, name: &str) -> Result<Option<Vec<T>>, String> {
    let Some(Value::Numbers(numbers)) = node.get(name) else { return Ok(None) };
    let small =
        |&number| T::try_from(number).map_err(|_| format!("{name} of {}: {number} is too large", node.name));
    numbers.iter().map(small).collect::<Result<_, _>>().map(Some)
}

/// What is written of it.
pub fn with_offer(node: Node<Value>, init: &Init) -> Node<Value> {
    let node = node.number("asconf", init.asconf);
    let Some(offer) = &init.auth else { return node };
    let listed = |numbers: Vec<u64>| Value::Numbers(numbers);
    node.with("auth", listed(offer.chunks.iter().map(|&one| one.into()).collect()))
        .bytes("random", &offer.random)
        .with("hmacs", listed(offer.hmacs.iter().map(|&one| one.into()).collect()))
}

const CHANGES: [(&str, Change); 3] =
    [("ADD", Change::Add), ("DELETE", Change::Delete), ("SET-PRIMARY", Change::SetPrimary)];

fn address(node: &Node<Value>) -> Result<Address, String> {
    if node.get("interface").is_some() {
        return Ok(Address::Interface(number(node, "interface", None)?));
    }
    let Some(given) = bytes(node, "address") else { return Ok(Address::ANY) };
    match (given.first_chunk::<4>(), given.first_chunk::<16>(), given.len()) {
        (Some(&four), _, 4) => Ok(Address::V4(four)),
        (_, Some(&sixteen), 16) => Ok(Address::V6(sixteen)),
        _ => Err(format!("address of {} has 4 bytes or 16", node.name)),
    }
}

/// The ASCONF that `node` tells.
///
/// # Errors
/// What is missing.
pub fn asconf(node: &Node<Value>) -> Result<Control, String> {
    let requests: Result<Vec<Request>, String> = node.parts.iter().map(request).collect();
    let address = Address::Interface(number(node, "interface", Some(0))?);
    Ok(Control::Asconf(Box::new(Asconf {
        serial: number(node, "serial", None)?,
        address,
        requests: requests?,
    })))
}

fn request(node: &Node<Value>) -> Result<Request, String> {
    Ok(match CHANGES.iter().find(|(name, _)| *name == node.name) {
        Some(&(_, change)) => {
            Request::Change { change, correlation: number(node, "id", Some(0))?, address: address(node)? }
        }
        None => Request::Other {
            kind: number(node, "type", None)?,
            value: bytes(node, "value").unwrap_or_default().into(),
        },
    })
}

/// The ASCONF-ACK that `node` tells.
///
/// # Errors
/// What is missing.
pub fn asconf_ack(node: &Node<Value>) -> Result<Control, String> {
    let outcomes: Result<Vec<Outcome>, String> = node.parts.iter().map(outcome).collect();
    Ok(Control::AsconfAck(Box::new(AsconfAck { serial: number(node, "serial", None)?, outcomes: outcomes? })))
}

fn outcome(node: &Node<Value>) -> Result<Outcome, String> {
    let correlation = || number(node, "id", None);
    Ok(match node.name.as_str() {
        "SUCCESS" => Outcome::Success { correlation: correlation()? },
        "FAILED" => {
            let codes: Vec<u16> = numbers(node, "causes")?.unwrap_or_default();
            let refusal = |code| Refusal { code, about: Quoted::Bytes([].into()) };
            Outcome::Failed { correlation: correlation()?, causes: codes.into_iter().map(refusal).collect() }
        }
        _ => Outcome::Other {
            kind: number(node, "type", None)?,
            value: bytes(node, "value").unwrap_or_default().into(),
        },
    })
}

fn with_address(node: Node<Value>, address: Address) -> Node<Value> {
    match (address.interface(), address) {
        (Some(interface), _) => node.number("interface", interface),
        (None, Address::V4(four)) => node.bytes("address", &four),
        (None, Address::V6(sixteen)) => node.bytes("address", &sixteen),
        (None, Address::Interface(_)) => node,
    }
}

/// What is written of an ASCONF, whose form is that of `node`.
pub fn of_asconf(chunk: &Asconf, node: Node<Value>) -> Node<Value> {
    let forms = node.form.0.parts;
    let parts = chunk.requests.iter().filter_map(|request| match request {
        Request::Change { change, correlation, address } => {
            let (name, _) = CHANGES.iter().find(|(_, one)| one == change)?;
            Some(with_address(Node::new(find(forms, name)?).number("id", *correlation), *address))
        }
        Request::Other { kind, value } => other(*kind, value, forms),
    });
    let parts = parts.collect();
    let node = with_address(node.number("serial", chunk.serial), chunk.address);
    Node { parts, ..node }
}

/// What is written of an ASCONF-ACK, whose form is that of `node`.
pub fn of_asconf_ack(chunk: &AsconfAck, node: Node<Value>) -> Node<Value> {
    let forms = node.form.0.parts;
    let parts = chunk.outcomes.iter().filter_map(|outcome| match outcome {
        Outcome::Success { correlation } => {
            Some(Node::new(find(forms, "SUCCESS")?).number("id", *correlation))
        }
        Outcome::Failed { correlation, causes } => {
            let codes = causes.iter().map(|cause| cause.code.into()).collect();
            let node = Node::new(find(forms, "FAILED")?).number("id", *correlation);
            Some(node.with("causes", Value::Numbers(codes)))
        }
        Outcome::Other { kind, value } => other(*kind, value, forms),
    });
    let parts = parts.collect();
    Node { parts, ..node.number("serial", chunk.serial) }
}

fn other(kind: u16, value: &[u8], forms: &'static [Form]) -> Option<Node<Value>> {
    Some(Node::new(find(forms, "PARAM")?).number("type", kind).bytes("value", value))
}
