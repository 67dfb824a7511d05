/** Texts that do not stand in the sources of the page: of the core's declarations and of the built-in documents. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { Failure, root } from '../steps.mjs';
import { experimentTexts } from './experiments.mjs';
import { coreSentences } from './rust.mjs';
import { walk } from './sources.mjs';

/** The core, which tells its settings, and the package that tells what experiments measure. */
const PACKAGES = ['skywindow', 'packets'];
/** The generated constants that say what something is called. */
const NAMING = /^(?:KIND_LABELS|CAUSES|\w+_WORDS)$/;
/** Their parts that are no words. */
const NO_WORDS = new Set(['mark']);

export async function catalogueTexts() {
  return [
    ...(await settings()),
    ...generated(),
    ...presets(),
    ...coreSentences(root),
    // They come last: what anything else says, too, must be there before an experiment is opened.
    ...experimentTexts(root),
  ];
}

const text = (room, file) => (key) => ({ key, file, values: [], room });

/** What the core says of every field, and of what is measured. */
async function settings() {
  const [core, packets] = await Promise.all(PACKAGES.map(loaded));
  const fields = JSON.parse(core.fields());
  const metrics = JSON.parse(packets.metrics()).flatMap(({ label, help }) => [label, help]);
  const words = fields.flatMap((field) => {
    const choices = (field.choices ?? []).flatMap(({ label, help }) => [label, help]);
    const unit = /^[a-z ]{4,}$/.test(field.unit ?? '') ? field.unit : null;
    const said = [field.group, field.label, field.help, field.null, unit, ...choices];
    return said.filter(Boolean).map(text('settings', field.path));
  });
  return [...words, ...metrics.map(text('settings', 'metrics'))];
}

async function loaded(name) {
  const file = `sim-wasm/pkg/${name}.js`;
  if (!existsSync(join(root, file))) throw new Failure(`${file} is missing: run npm run wasm`);
  const module = await import(`../../${file}`);
  module.initSync({ module: readFileSync(join(root, `sim-wasm/pkg/${name}_bg.wasm`)) });
  return module;
}

/** What events, losses and states are called. */
function generated() {
  const folder = join(root, 'web/src/protocol');
  const names = readdirSync(folder).filter((name) => name.endsWith('.gen.ts'));
  return names.sort().flatMap((name) => {
    const { program } = parseSync(name, readFileSync(join(folder, name), 'utf8'));
    const found = [];
    walk(program, (node) => {
      if (node.type !== 'VariableDeclarator' || !NAMING.test(node.id.name)) return;
      walk(node.init, ({ type, key, value }) => {
        if (type !== 'Property' || NO_WORDS.has(key.name)) return;
        if (typeof value.value === 'string') found.push(value.value);
      });
    });
    return found.map(text('events', name));
  });
}

/** Titles and descriptions of the built-in scenarios. */
function presets() {
  const folder = join(root, 'public/presets');
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const { title, description } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return [title, description].filter(Boolean).map(text('catalogue', `presets/${name}`));
    });
}
