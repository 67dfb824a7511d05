/** Checks that imports run one way: between the folders of web/src, and between the crates. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root, say } from './steps.mjs';

/** What each folder of web/src may import from, besides itself. */
const base = ['base', 'protocol'];
const layers = {
  base: [],
  protocol: ['base'],
  worker: base,
  families: base,
  model: [...base, 'families'],
  globe: [...base, 'model'],
  charts: [...base, 'families', 'model'],
  panels: [...base, 'families', 'model', 'globe', 'charts'],
  pages: [...base, 'families', 'worker', 'model', 'globe', 'charts', 'panels'],
  app: [...base, 'worker', 'model', 'globe', 'charts', 'panels', 'pages'],
};

/** What each crate may depend on. */
const crates = {
  units: [],
  engine: ['units'],
  orbit: ['units'],
  form: ['units'],
  transport: ['units', 'form'],
  scenario: ['units', 'form', 'transport'],
  network: ['units', 'engine', 'orbit'],
  world: ['units', 'engine', 'orbit', 'transport', 'network', 'scenario'],
  study: ['units', 'scenario', 'world'],
  wasm: ['units', 'orbit', 'scenario', 'world', 'study'],
  cli: ['units', 'orbit', 'scenario', 'world', 'study'],
};

const problems = [];

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

const source = join(root, 'web/src');
for (const file of files(source).filter((name) => /\.tsx?$/.test(name))) {
  const from = relative(source, file).split(/[\\/]/)[0];
  if (!(from in layers)) {
    problems.push(`web/src/${from} is not a known layer`);
    continue;
  }
  const text = readFileSync(file, 'utf8');
  for (const [, target] of text.matchAll(/(?:from|import|import\()\s*["'](\.[^"']+)["']/g)) {
    const to = relative(source, join(dirname(file), target)).split(/[\\/]/)[0];
    if (to in layers && to !== from && !layers[from].includes(to)) {
      problems.push(`${relative(root, file)} imports ${target}: ${from} must not import ${to}`);
    }
  }
  if (
    from !== 'worker' &&
    !/\.test(ing)?\.ts/.test(file) &&
    /["'](skywindow-core|.*sim-wasm\/pkg.*)["']/.test(text)
  ) {
    problems.push(
      `${relative(root, file)} imports the WebAssembly package: only web/src/worker does`,
    );
  }
}

for (const [name, allowed] of Object.entries(crates)) {
  const manifest = readFileSync(join(root, 'sim-wasm/crates', name, 'Cargo.toml'), 'utf8');
  const [dependencies] = manifest.split('[dependencies]').slice(1);
  for (const [, used] of (dependencies ?? '').split('\n[')[0].matchAll(/^skywindow-(\w+)/gm)) {
    if (!allowed.includes(used)) {
      problems.push(`crate ${name} must not depend on ${used}`);
    }
  }
}

for (const problem of problems) {
  say(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;
