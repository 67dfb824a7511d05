//! The first record of a file.

use skywindow_transport::Protocol;

use super::RECORD_SEPARATOR;
use super::dialect::Dialect;
use super::json::Object;
use crate::recording::End;

/// Writes what the file is.
pub(super) fn write(
    dialect: Dialect,
    protocol: Protocol,
    end: u8,
    title: &str,
    host: &str,
    out: &mut Vec<u8>,
) {
    let mut line = String::from(RECORD_SEPARATOR);
    let mut file = Object::new(&mut line);
    // Among the first 256 bytes, by which readers of 0.3 know the file.
    if dialect == Dialect::Quic {
        file.text("qlog_version", "0.3").text("qlog_format", "JSON-SEQ");
    } else {
        file.text("file_schema", "urn:ietf:params:qlog:file:sequential");
        file.text("serialization_format", "application/qlog+json-seq");
    }
    file.text("title", title);
    file.object("trace", |trace| {
        trace.object("common_fields", |fields| {
            fields.text("protocol", protocol.label());
            if dialect == Dialect::Quic {
                fields.text("time_format", "relative").whole("reference_time", 0_u32);
            } else {
                fields.text("time_format", "relative_to_epoch").object("reference_time", |reference| {
                    reference.text("clock_type", "monotonic").text("epoch", "unknown");
                });
            }
        });
        trace.object("vantage_point", |point| {
            let sends = end == End::Sender as u8;
            // QUIC's viewers draw streams as a server sends them and a client gets them.
            let kind = if sends == (dialect == Dialect::Own) { "client" } else { "server" };
            point.text("name", host).text("type", kind);
        });
        let schemas = dialect.schemas(protocol);
        trace.texts("event_schemas", &schemas.iter().map(String::as_str).collect::<Vec<_>>());
    });
    file.end();
    line.push('\n');
    out.extend(line.bytes());
}
