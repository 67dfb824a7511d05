//! OMM in XML: every `omm` element, alone or within an `ndm` (CCSDS 505.0-B-3).

use roxmltree::{Document, Node};
use skywindow_form::Problem;

use crate::lines::Lines;
use crate::omm::{Message, element_set};
use crate::reading::Reading;

/// An `omm` element with its leaves.
struct Element<'a> {
    lines: &'a Lines,
    node: Node<'a, 'a>,
    leaves: Vec<Node<'a, 'a>>,
}

impl<'a> Element<'a> {
    fn new(lines: &'a Lines, node: Node<'a, 'a>) -> Self {
        Self { lines, node, leaves: node.descendants().filter(|inner| inner.text().is_some()).collect() }
    }

    fn leaf(&self, keyword: &str) -> Option<Node<'a, 'a>> {
        self.leaves.iter().copied().find(|leaf| leaf.tag_name().name() == keyword)
    }
}

impl Message for Element<'_> {
    fn text(&self, keyword: &str) -> Option<&str> {
        self.leaf(keyword)?.text().map(str::trim).filter(|text| !text.is_empty())
    }

    fn place(&self) -> String {
        self.lines.place(self.node.range().start)
    }

    fn place_of(&self, keyword: &str) -> String {
        self.lines.place(self.leaf(keyword).unwrap_or(self.node).range().start)
    }
}

pub(crate) fn read(text: &str, reading: &mut Reading) {
    let document = match Document::parse(text) {
        Ok(document) => document,
        Err(error) => {
            let place = format!("line {}", error.pos().row);
            return reading.refuse(Problem::new(place, format!("the XML cannot be read: {error}")));
        }
    };
    let lines = Lines::new(text);
    for node in document.descendants().filter(|node| node.has_tag_name("omm")) {
        let message = Element::new(&lines, node);
        reading.take(message.place(), element_set(&message));
    }
}
