//! The runs of the benchmarks that the branches of the core are counted in.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use super::outline::Outline;
use super::{Count, counting, read, with_hints};

/// Adds the hints to the module of the package `name`, which lies in `pkg`. What is only of use while building goes to
/// a folder in `target`.
///
/// # Errors
/// A sentence that says which step failed.
pub fn add(workspace: &Path, target: &Path, name: &str) -> Result<(), String> {
    let pkg = workspace.join("pkg");
    let path = pkg.join(format!("{name}_bg.wasm"));
    let module = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
    let fault = |what| format!("{} cannot be read: {what}", path.display());
    let outline = Outline::of(&module).map_err(|error| fault(error.to_string()))?;
    let counted = || counting::with_counters(&module, &outline).map_err(|error| fault(error.to_string()));
    let runs =
        Runs { glue: pkg.join(format!("{name}.js")), folder: target.join("branches").join(name), workspace };
    let counts = runs.counts(&module, counted)?;
    if counts.len() != outline.branches() {
        return Err(format!("{} branches were counted of {}", counts.len(), outline.branches()));
    }
    let hinted = with_hints(&module, &outline, &counts).map_err(|error| fault(error.to_string()))?;
    fs::write(&path, hinted).map_err(|error| format!("{}: {error}", path.display()))
}

/// The runs that branches are counted in.
struct Runs<'a> {
    /// The JavaScript of the package.
    glue: PathBuf,
    /// Where counts are kept, so that they are made anew only for another module or other benchmarks.
    folder: PathBuf,
    workspace: &'a Path,
}

impl Runs<'_> {
    fn counts(
        &self,
        module: &[u8],
        counted: impl FnOnce() -> Result<Vec<u8>, String>,
    ) -> Result<Vec<Count>, String> {
        let failed = |error: std::io::Error| format!("{}: {error}", self.folder.display());
        let scenarios = self.scenarios().map_err(failed)?;
        let key = format!("{:016x}\n", self.key(module, &scenarios).map_err(failed)?);
        let file = self.folder.join("counts");
        let kept = fs::read_to_string(&file).unwrap_or_default();
        if let Some(counts) = kept.strip_prefix(&key).and_then(read) {
            return Ok(counts);
        }
        fs::create_dir_all(&self.folder).map_err(failed)?;
        let copy = self.folder.join("counted.wasm");
        fs::write(&copy, counted()?).map_err(failed)?;
        let text = self.run(&copy, &scenarios)?;
        fs::write(&file, key + &text).map_err(failed)?;
        read(&text).ok_or_else(|| "count-branches.mjs prints something else than counts".into())
    }

    /// The benchmarks, in the order of their names.
    fn scenarios(&self) -> std::io::Result<Vec<PathBuf>> {
        let files = fs::read_dir(self.workspace.join("bench"))?;
        let mut paths = files.map(|file| Ok(file?.path())).collect::<std::io::Result<Vec<_>>>()?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "json"));
        paths.sort();
        Ok(paths)
    }

    /// What the counts follow from.
    fn key(&self, module: &[u8], scenarios: &[PathBuf]) -> std::io::Result<u64> {
        let mut hasher = DefaultHasher::new();
        module.hash(&mut hasher);
        for path in scenarios {
            fs::read(path)?.hash(&mut hasher);
        }
        Ok(hasher.finish())
    }

    /// What `count-branches.mjs` prints.
    fn run(&self, module: &Path, scenarios: &[PathBuf]) -> Result<String, String> {
        // npm says which Node runs it.
        let node = env::var_os("npm_node_execpath").unwrap_or_else(|| "node".into());
        let output = Command::new(node)
            .arg(self.workspace.join("../scripts/count-branches.mjs"))
            .args([&self.glue, module])
            .args(scenarios)
            .stderr(Stdio::inherit())
            .output()
            .map_err(|error| format!("Node could not be started: {error}"))?;
        if !output.status.success() {
            return Err("the benchmarks do not run in Node: see the lines above".into());
        }
        String::from_utf8(output.stdout).map_err(|error| error.to_string())
    }
}
