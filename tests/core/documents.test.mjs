/** The texts for readers and developers name files that exist, and links that lead somewhere. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { root } from '../../scripts/steps.mjs';

const texts = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/architecture'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** What a link means within a text: a heading as the forges make an address of it. */
const anchors = (text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

for (const name of texts) {
  test(`every link of ${name} leads to a file, and to a heading where it names one`, () => {
    const text = readFileSync(join(root, name), 'utf8');
    for (const [, target] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^https?:/.test(target)) continue;
      const [path, heading] = target.split('#');
      const file = path ? join(root, dirname(name), path) : join(root, name);
      assert.ok(existsSync(file), `${name} links to ${target}, which is not there`);
      if (heading) {
        assert.ok(anchors(readFileSync(file, 'utf8')).includes(heading), `${name}: ${target}`);
      }
    }
  });
}

test('the files that the architecture names are there', () => {
  const crates = readdirSync(join(root, 'sim-wasm/crates'));
  const bases = ['', 'docs', 'web', 'web/src', 'sim-wasm', 'sim-wasm/crates'];
  const places = [...bases, ...crates.map((crate) => `sim-wasm/crates/${crate}/src`)];
  for (const name of texts.filter((text) => /ARCHITECTURE|architecture/.test(text))) {
    const text = readFileSync(join(root, name), 'utf8');
    for (const [, path] of text.matchAll(/`([\w./-]+\/[\w.-]+\.(?:rs|tsx?|mjs|js|md|json))`/g)) {
      const found = places.some((place) => existsSync(join(root, place, path)));
      assert.ok(found, `${name} names ${path}, which is nowhere`);
    }
  }
});
