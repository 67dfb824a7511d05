/** Checks that imports run one way: between the folders of web/src, between files, between crates and in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { files, IMPORTS, importsOf } from './page-imports.mjs';
import { knots, moduleGraph } from './rust-modules.mjs';
import { root, say } from './steps.mjs';

/** What each folder of web/src may import from, besides itself. */
const base = ['words', 'base', 'protocol'];
/** What the page is about, apart from how it is shown. */
const rooms = ['document', 'clock', 'experiments', 'links'];
const layers = {
  words: [],
  base: ['words'],
  protocol: ['words', 'base'],
  worker: base,
  families: base,
  reading: [...base, 'families'],
  document: [...base, 'families'],
  clock: [...base, 'reading'],
  experiments: base,
  links: [...base, 'reading', 'document'],
  globe: [...base, 'reading'],
  charts: [...base, 'families', 'reading', 'clock'],
  panels: [...base, 'families', 'reading', ...rooms, 'globe', 'charts'],
  pages: [...base, 'families', 'worker', 'reading', ...rooms, 'globe', 'charts', 'panels'],
  app: [...base, 'worker', 'links', 'globe', 'charts', 'panels', 'pages'],
};

/** What each crate may depend on. */
const crates = {
  units: [],
  engine: ['units'],
  form: ['units'],
  elements: ['form'],
  orbit: ['units', 'form', 'elements'],
  transport: ['units', 'form'],
  network: ['units', 'form', 'engine', 'orbit'],
  scenario: ['units', 'form', 'elements', 'orbit', 'transport', 'network'],
  world: ['units', 'form', 'elements', 'engine', 'orbit', 'transport', 'network', 'scenario'],
  study: ['units', 'form', 'scenario', 'world'],
  script: ['units', 'form', 'transport'],
  // Nothing of what simulates: what it finds must not be of one mind with it.
  audit: ['units', 'elements', 'orbit', 'scenario'],
  wasm: ['units', 'form', 'orbit', 'scenario', 'world', 'study'],
  packets: ['units', 'form', 'scenario', 'world', 'study', 'wasm'],
  cli: ['units', 'form', 'elements', 'orbit', 'scenario', 'world', 'study', 'script', 'audit'],
  python: ['units', 'form', 'scenario', 'world', 'study', 'cli'],
};

/** Where a crate is. */
const home = (name) => join(root, name === 'python' ? name : `sim-wasm/crates/${name}`);

/** The paths of what a file imports besides types. */
const VALUES = /^import (?!type )[^;]*?from '([^']+)'/gms;

const problems = [];

const source = join(root, 'web/src');
/** What each file imports of the others. */
const graph = importsOf(source, join(root, 'scripts'));

for (const file of files(source).filter((name) => /\.tsx?$/.test(name))) {
  const from = relative(source, file).split(/[\\/]/)[0];
  if (!(from in layers)) {
    problems.push(`web/src/${from} is not a known layer`);
    continue;
  }
  const text = readFileSync(file, 'utf8');
  for (const [, target] of text.matchAll(IMPORTS)) {
    const to = relative(source, join(dirname(file), target)).split(/[\\/]/)[0];
    if (to in layers && to !== from && !layers[from].includes(to)) {
      problems.push(`${relative(root, file)} imports ${target}: ${from} must not import ${to}`);
    }
  }
  if (
    from !== 'worker' &&
    !/\.test(ing)?\.ts/.test(file) &&
    /["'](skywindow-(?:core|packets)|.*sim-wasm\/pkg.*)["']/.test(text)
  ) {
    problems.push(
      `${relative(root, file)} imports the WebAssembly package: only web/src/worker does`,
    );
  }
}

/** A file without its comments. */
const code = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

// What a family's events mean stands with the family: readers of a recording name none.
const families = readdirSync(join(source, 'families'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const named = new RegExp(`\\b(?:${families.join('|')})\\b`, 'i');
for (const file of files(join(source, 'reading')).filter(
  (name) => !/\.test(ing)?\.ts/.test(name),
)) {
  const name = named.exec(code(readFileSync(file, 'utf8')))?.[0];
  if (name) {
    problems.push(
      `${relative(root, file)} names ${name}: families/*/reading.ts says what it means`,
    );
  }
}

// Only pages have the whole lab; a part says what it takes of it.
const lab = join(source, 'pages/lab');
for (const file of files(lab).filter((name) => /\.tsx?$/.test(name))) {
  if (dirname(file) === lab || dirname(file) === join(lab, 'session')) continue;
  if (
    /[:&|<]\s*Lab\b(?!\[)/.test(code(readFileSync(file, 'utf8')).replaceAll(/Pick<\s*Lab,/g, ''))
  ) {
    problems.push(`${relative(root, file)} takes the whole lab: Pick<Lab, ...> says what it needs`);
  }
}

// What is loaded with a language must need nothing of the page, which waits for it before it is evaluated.
const tongue = join(source, 'words/tongue');
for (const file of files(tongue).filter((name) => /\.tsx?$/.test(name))) {
  for (const [, target] of readFileSync(file, 'utf8').matchAll(VALUES)) {
    if (/^\.\.|^react/.test(target)) {
      problems.push(
        `${relative(root, file)} imports ${target}: a language needs nothing of the page`,
      );
    }
  }
}

for (const circle of circles(graph)) {
  problems.push(
    `files need each other: ${circle.map((file) => relative(root, file)).join(' -> ')}`,
  );
}

/** Circles among files, each from its first file back to it. */
function circles(graph) {
  const found = [];
  const done = new Set();
  const way = [];
  const walk = (file) => {
    if (way.includes(file)) {
      found.push([...way.slice(way.indexOf(file)), file]);
      return;
    }
    if (done.has(file)) return;
    way.push(file);
    for (const next of graph.get(file)) walk(next);
    way.pop();
    done.add(file);
  };
  for (const file of graph.keys()) walk(file);
  return found;
}

for (const [name, allowed] of Object.entries(crates)) {
  const manifest = readFileSync(join(home(name), 'Cargo.toml'), 'utf8');
  const [dependencies] = manifest.split('[dependencies]').slice(1);
  for (const [, used] of (dependencies ?? '').split('\n[')[0].matchAll(/^skywindow-(\w+)/gm)) {
    if (!allowed.includes(used)) {
      problems.push(`crate ${name} must not depend on ${used}`);
    }
  }
}

for (const name of Object.keys(crates)) {
  for (const knot of knots(moduleGraph(join(home(name), 'src')))) {
    problems.push(`crate ${name} has modules that need each other: ${knot.join(', ')}`);
  }
}

for (const problem of problems) {
  say(problem);
}
process.exitCode = problems.length > 0 ? 1 : 0;
