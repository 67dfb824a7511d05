//! What a bundle says of itself to programs: RO-Crate 1.1 (Soiland-Reyes and others 2022), JSON-LD by schema.org.

use serde_json::{Value, json};
use skywindow_form::{Datum, Kind};
use skywindow_scenario::Paper;
use skywindow_study::CORE;
use skywindow_study::campaign::Rows;

use super::archive;

/// What the metadata are about.
pub struct About<'a> {
    /// The rows of the plan.
    pub rows: &'a Rows,
    /// The hash of all of them.
    pub hash: &'a str,
    /// The day on which the last was written.
    pub day: &'a str,
    /// The address of the licence.
    pub license: &'a str,
}

/// The metadata.
pub fn metadata(about: &About<'_>) -> Value {
    let plan = about.rows.plan();
    let experiment = plan.experiment();
    let rows = archive::rows_name();
    let reference = |id: &str| json!({ "@id": id });
    let file = |id: &str, form: &str, words: &str| json!({ "@id": id, "@type": "File", "name": id, "encodingFormat": form, "description": words });
    let files = [
        file("README.md", "text/markdown", "How to check the results and run the experiment again."),
        file("plan.json", "application/json", "The experiment: document, axes, metrics, claims, seeds."),
        file(&rows, "application/x-ndjson", "A row a run."),
        file("points.csv", "text/csv", "Means with confidence intervals, a row a point."),
        file("results.json", "application/json", "Means and what the claims come to."),
    ];
    let parts: Vec<Value> = files.iter().map(|file| json!({ "@id": file["@id"] })).collect();
    let mut root = json!({
        "@id": "./",
        "@type": "Dataset",
        "name": experiment.title,
        "description": if experiment.setting.is_empty() { &experiment.title } else { &experiment.setting },
        "datePublished": about.day,
        "license": reference(about.license),
        "hasPart": parts,
        "mentions": reference("#sweep"),
        "identifier": about.rows.name(),
    });
    let mut graph = vec![json!({
        "@id": "ro-crate-metadata.json",
        "@type": "CreativeWork",
        "about": reference("./"),
        "conformsTo": reference("https://w3id.org/ro/crate/1.1"),
    })];
    let paper = paper(experiment.paper);
    if paper.is_some() {
        root["citation"] = reference("#paper");
    }
    graph.push(root);
    graph.extend(files);
    graph.extend(paper);
    graph.push(json!({ "@id": about.license, "@type": "CreativeWork", "name": about.license }));
    graph.push(json!({
        "@id": "#skywindow",
        "@type": "SoftwareApplication",
        "name": "Skywindow",
        "version": CORE,
        "license": "Apache-2.0",
    }));
    let last = experiment.seed + plan.replications() as u64 - 1;
    let fact = |id: &str, name: &str, value: Value| json!({ "@id": id, "@type": "PropertyValue", "name": name, "value": value });
    let facts = [
        fact("#first-seed", "first seed", experiment.seed.into()),
        fact("#last-seed", "last seed", last.into()),
        fact("#hash", "hash of the rows", about.hash.into()),
    ];
    graph.push(json!({
        "@id": "#sweep",
        "@type": "CreateAction",
        "name": format!("{} runs", plan.runs()),
        "instrument": reference("#skywindow"),
        "object": reference("plan.json"),
        "result": reference(&rows),
        "description": "skywindow sweep plan.json --shard 1/1 --out again",
        "additionalProperty": facts.iter().map(|fact| json!({ "@id": fact["@id"] })).collect::<Vec<_>>(),
    }));
    graph.extend(facts);
    json!({ "@context": "https://w3id.org/ro/crate/1.1/context", "@graph": graph })
}

/// The paper that the experiment is of; none of one's own.
fn paper(paper: Paper) -> Option<Value> {
    let Kind::Choice(known) = Paper::KIND else { return None };
    let words = known.iter().find(|choice| choice.value == paper.word()).filter(|_| paper != Paper::Own)?;
    Some(
        json!({ "@id": "#paper", "@type": "ScholarlyArticle", "name": words.help, "description": words.label }),
    )
}
