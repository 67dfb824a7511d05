/** What recipes name, how lines are added, and that every toy of `tests/recipes/` touches nothing else. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { edited, keepsTo, named } from '../../scripts/recipes/edits.mjs';
import { readToys } from '../../scripts/recipes/toys.mjs';

const RECIPES = `
| to add | do this |
|---|---|
| a rule, for all | a file in \`network/src/rules/\` with its \`mod\`, and its line in \`rules!\` of the \`mod.rs\` there |
| a word | its line in \`web/src/words/index.ts\`, and in \`ids.ts\` beside it |
`;

const toy = (own) => ({ name: 'toy', row: 'a rule', edits: [], files: [], ...own });

test('a recipe names files and folders, a file without a folder in the one before it', () => {
  assert.deepEqual(named(RECIPES, 'a rule'), [
    'sim-wasm/crates/network/src/rules/',
    'sim-wasm/crates/network/src/rules/mod.rs',
  ]);
  assert.deepEqual(named(RECIPES, 'a word'), ['web/src/words/index.ts', 'web/src/words/ids.ts']);
  assert.throws(() => named(RECIPES, 'a tune'), {
    message: 'CONTRIBUTING.md has no recipe for a tune.',
  });
});

test('a toy keeps to the files that its recipe names', () => {
  const rule = 'sim-wasm/crates/network/src/rules/mine.rs';
  const list = 'sim-wasm/crates/network/src/rules/mod.rs';
  keepsTo(RECIPES, toy({ files: [rule], edits: [{ file: list }] }));
  const refuses = (own, file) =>
    assert.throws(() => keepsTo(RECIPES, toy(own)), {
      message: `toy touches ${file}, which the recipe for a rule does not name.`,
    });
  refuses({ edits: [{ file: rule }] }, rule);
  const outside = 'sim-wasm/crates/world/src/mine.rs';
  refuses({ files: [outside], edits: [{ file: list }] }, outside);
});

test('lines are added after a line that is there once', () => {
  const edit = { file: 'list.rs', after: '  b', text: '  c' };
  assert.equal(edited('a\n  b\nd', 'toy', edit), 'a\n  b\n  c\nd');
  assert.throws(() => edited('a\nb', 'toy', edit), {
    message: 'toy cannot be added: list.rs has no line "b".',
  });
  assert.throws(() => edited('  b\n  b', 'toy', edit), {
    message: 'toy cannot be added: list.rs has 2 lines "b".',
  });
});

const contributing = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');

test('the recipes of the project name what they are about', () => {
  assert.deepEqual(named(contributing, 'a chart'), [
    'web/src/charts/kinds/',
    'web/src/charts/kinds/ids.ts',
    'web/src/charts/kinds/index.ts',
  ]);
});

for (const own of readToys()) {
  test(`${own.name} touches nothing that its recipe does not name`, () => {
    keepsTo(contributing, own);
    assert.ok(own.edits.length > 0);
  });
}
