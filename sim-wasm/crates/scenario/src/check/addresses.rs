//! Addresses of paths that come and go: in a protocol that can bear it, in an order in which there always is one.

use skywindow_form::{Reader, show};

use crate::{Flow, FlowPath, IncidentKind};

pub(super) fn check(flow: &Flow, reader: &mut Reader) {
    let Some(first) = flow.paths.iter().position(FlowPath::is_dated) else { return };
    if !flow.transport.readdresses() {
        let field = if flow.paths[first].begins_s() > 0.0 { "up_s" } else { "down_s" };
        reader.fail_at(
            &format!("paths[{first}].{field}"),
            "addresses come and go by ASCONF: give the flow SCTP with \"authentication\", or leave this out"
                .to_owned(),
        );
        return;
    }
    if let Some(index) = flow.incidents.iter().position(|one| one.kind == IncidentKind::Reboot) {
        reader.fail_at(
            &format!("incidents[{index}]"),
            "a host whose addresses come and go does not reboot: leave one of them out".to_owned(),
        );
    }
    let mut before = 0.0;
    for (index, path) in flow.paths.iter().enumerate() {
        let mut fail = |field: &str, why: String| reader.fail_at(&format!("paths[{index}].{field}"), why);
        if index == 0 && path.begins_s() > 0.0 {
            fail(
                "up_s",
                "the association is set up by the first path: its address is there from the beginning".into(),
            );
        } else if path.begins_s() < before {
            let (own, other) = (show(path.begins_s()), show(before));
            fail(
                "up_s",
                format!(
                    "addresses come in the order of the paths: {own} s is before the {other} s of another"
                ),
            );
        }
        before = path.begins_s().max(before);
        let Some(down_s) = path.down_s else { continue };
        if down_s <= path.begins_s() {
            fail("down_s", format!("{} s is not after up_s, {} s", show(down_s), show(path.begins_s())));
        }
        let stays = |(other, one): (usize, &FlowPath)| {
            other != index && one.begins_s() < down_s && one.down_s.is_none_or(|gone| gone > down_s)
        };
        if !flow.paths.iter().enumerate().any(stays) {
            fail("down_s", "no other path has an address then, and the last one cannot be deleted".into());
        }
    }
}
