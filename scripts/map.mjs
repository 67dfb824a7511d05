/** `npm run map`: draws docs/architecture/map.svg, which crates and folders of the page use which, from the sources. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { importsOf } from './page-imports.mjs';
import { root, say } from './steps.mjs';

const target = join(root, 'docs/architecture/map.svg');

/** What each folder of the page is for. */
const purposes = {
  words: 'What is said, in which language',
  base: 'What knows nothing of the page',
  protocol: 'Types generated from the core',
  families: 'What each protocol brings',
  worker: 'The core, off the main thread',
  reading: 'Recordings, read at a playhead',
  document: 'Scenarios as they are edited',
  clock: 'The playhead and its pace',
  experiments: 'Sweeps, results, plots',
  links: 'Share links, embeds, lessons',
  globe: 'Orbits, links, packets in 3D',
  charts: 'Lines over time',
  panels: 'What stands beside them',
  pages: 'Lab, gallery, lessons, about',
  app: 'Start, addresses, faults',
};

/** The crates: name, what it is for, and what it uses. */
function crates() {
  const folder = join(root, 'sim-wasm/crates');
  const folders = readdirSync(folder).map((name) => [name, join(folder, name)]);
  return [...folders, ['python', join(root, 'python')]].map(([name, at]) => {
    const manifest = readFileSync(join(at, 'Cargo.toml'), 'utf8');
    const used = manifest.split('[dependencies]')[1]?.split('\n[')[0] ?? '';
    const [, purpose = ''] = manifest.match(/^description = "([^":]+)/m) ?? [];
    return { name, purpose, uses: [...used.matchAll(/^skywindow-(\w+)/gm)].map(([, to]) => to) };
  });
}

/** The folders of the page, likewise. */
function folders() {
  const source = join(root, 'web/src');
  const uses = new Map(readdirSync(source).map((name) => [name, new Set()]));
  for (const [file, imported] of importsOf(source)) {
    const [from] = relative(source, file).split(sep);
    for (const other of imported) {
      const [to] = relative(source, other).split(sep);
      if (to !== from) uses.get(from).add(to);
    }
  }
  return [...uses].map(([name, set]) => {
    if (!(name in purposes)) throw new Error(`scripts/map.mjs does not say what ${name} is for`);
    return { name, purpose: purposes[name], uses: [...set].sort() };
  });
}

/** What a part uses and nothing else of what it uses does: arrows to the rest would only repeat others. */
function direct(parts) {
  const byName = new Map(parts.map((part) => [part.name, part]));
  const reach = (name) => new Set(byName.get(name).uses.flatMap((to) => [to, ...reach(to)]));
  return parts.map((part) => ({
    ...part,
    uses: part.uses.filter((to) => !part.uses.some((via) => via !== to && reach(via).has(to))),
  }));
}

/** The rows of a picture, the highest first: each part stands below all that use it, near the middle of these. */
function rows(parts) {
  const users = new Map(parts.map(({ name }) => [name, []]));
  for (const part of parts) for (const to of part.uses) users.get(to).push(part.name);
  const level = (name) => 1 + Math.max(-1, ...users.get(name).map(level));
  const found = [];
  for (const part of parts) {
    const at = level(part.name);
    found[at] ??= [];
    found[at].push(part);
  }
  const places = new Map();
  const middle = (part) => {
    const across = users.get(part.name).map((user) => places.get(user));
    return across.reduce((sum, x) => sum + x, 0) / Math.max(1, across.length);
  };
  for (const row of found) {
    row.sort((one, other) => middle(one) - middle(other) || (one.name < other.name ? -1 : 1));
    for (const [index, part] of row.entries()) {
      places.set(part.name, index - (row.length - 1) / 2);
    }
  }
  return found;
}

const WIDTH = 208;
const HEIGHT = 72;
const ACROSS = 232;
const DOWN = 106;
/** Letters of a line in a box. */
const LETTERS = 32;

/** Words in lines of at most so many letters. */
function lines(text, most) {
  const found = [''];
  for (const word of text.split(' ')) {
    const longer = `${found.at(-1)} ${word}`.trim();
    if (longer.length > most && found.at(-1) !== '') found.push(word);
    else found[found.length - 1] = longer;
  }
  return found;
}

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Boxes and arrows of one half of the picture, whose middle is at `middle` and whose first row at `top`. */
function half(parts, middle, top) {
  const places = new Map();
  for (const [level, row] of rows(parts).entries()) {
    for (const [index, part] of row.entries()) {
      const x = middle + (index - (row.length - 1) / 2) * ACROSS;
      places.set(part.name, { x, y: top + level * DOWN, part });
    }
  }
  const arrows = [...places.values()].flatMap(({ x, y, part }) =>
    part.uses.map((to) => {
      const end = places.get(to);
      return `<path class="arrow" d="M${x} ${y + HEIGHT / 2}L${end.x} ${end.y - HEIGHT / 2 - 5}"/>`;
    }),
  );
  const boxes = [...places.values()].map(({ x, y, part }) => {
    const words = lines(part.purpose, LETTERS);
    const text = words.map(
      (line, index) =>
        `<text class="words" x="${x}" y="${y + 1 + index * 14}">${escaped(line)}</text>`,
    );
    return [
      `<rect class="box" x="${x - WIDTH / 2}" y="${y - HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" rx="6"/>`,
      `<text class="name" x="${x}" y="${y - 18}">${escaped(part.name)}</text>`,
      ...text,
    ].join('\n');
  });
  return [...arrows, ...boxes].join('\n');
}

function picture() {
  const [core, page] = [direct(crates()), direct(folders())];
  const levels = Math.max(rows(core).length, rows(page).length);
  const widest = Math.max(...rows(core).map((row) => row.length));
  const beside = Math.max(...rows(page).map((row) => row.length));
  const width = (widest + beside) * ACROSS + 60;
  const height = levels * DOWN + 30;
  const top = HEIGHT / 2 + 44;
  const [left, right] = [(widest * ACROSS) / 2 + 10, width - (beside * ACROSS) / 2 - 10];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="What uses what: the crates of the core on the left, the folders of the page on the right">
<style>
.paper { fill: #fff }
.box { fill: #eef4fb; stroke: #4a6b8a }
.arrow { fill: none; stroke: #4a6b8a; stroke-width: 1.4; marker-end: url(#head) }
.name { font: 600 15px system-ui, sans-serif; fill: #12293f; text-anchor: middle }
.words { font: 11px system-ui, sans-serif; fill: #33495e; text-anchor: middle }
.title { font: 600 17px system-ui, sans-serif; fill: #12293f; text-anchor: middle }
</style>
<defs><marker id="head" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="#4a6b8a"/></marker></defs>
<rect class="paper" width="${width}" height="${height}"/>
<text class="title" x="${left}" y="26">Core: sim-wasm/crates, python</text>
<text class="title" x="${right}" y="26">Page: web/src</text>
${half(core, left, top)}
${half(page, right, top)}
</svg>
`;
}

const drawn = picture();
if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== drawn) {
    say('docs/architecture/map.svg shows an earlier structure: run `npm run map`');
    process.exitCode = 1;
  }
} else {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, drawn);
}
