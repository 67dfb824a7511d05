//! Rows as RFC 4180 has them.

use std::fmt::Write as _;

use serde_json::Value;

/// A header with every name that a row has, and a line a row; what a row lacks stays empty.
pub fn csv(rows: &[Value]) -> String {
    let mut names: Vec<&String> = Vec::new();
    for row in rows.iter().filter_map(Value::as_object) {
        names.extend(row.keys().filter(|name| !names.contains(name)).collect::<Vec<_>>());
    }
    let mut text = names.iter().map(|name| name.as_str()).collect::<Vec<_>>().join(",");
    text.push('\n');
    for row in rows {
        let cells: Vec<String> = names.iter().map(|name| cell(&row[name.as_str()])).collect();
        let _ = writeln!(text, "{}", cells.join(","));
    }
    text
}

/// A value as RFC 4180 writes it.
pub fn cell(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) if text.contains([',', '"', '\n']) => {
            format!("\"{}\"", text.replace('"', "\"\""))
        }
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn rows_as_csv() {
        let rows = [
            json!({ "rule": "a,b", "x": 1, "y_mean": 0.5, "y_ci95": null }),
            json!({ "rule": "say \"c\"", "x": 2, "z": true }),
        ];
        assert_eq!(csv(&rows), "rule,x,y_mean,y_ci95,z\n\"a,b\",1,0.5,,\n\"say \"\"c\"\"\",2,,,true\n");
        assert_eq!(csv(&[]), "\n");
    }
}
