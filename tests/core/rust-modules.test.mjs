/** The modules of a crate, as the check of imports reads them: which names which, and circles among them. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { knots, moduleGraph } from '../../scripts/rust-modules.mjs';

/** The graph of a crate with these sources, as lists. */
function graph(sources) {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  for (const [name, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return moduleGraph(folder);
}

const needs = (found, module) => [...found.get(module)].sort();

test('modules are named by use, by groups of it and by paths in the code', () => {
  const found = graph({
    'lib.rs': 'mod sender; mod sack; mod path; mod rto;',
    'sender.rs':
      'use crate::{sack::{self, Gap}, path::Path as Way};\nfn f() { super::rto::double() }',
    'sack.rs': '',
    'path.rs': '',
    'rto.rs': '// crate::sender\n',
  });
  assert.deepEqual(needs(found, 'sender'), ['path', 'rto', 'sack']);
  assert.deepEqual(needs(found, 'rto'), []);
});

test('a module and its parts may name each other, and tests name what they like', () => {
  const found = graph({
    'sctp/mod.rs': 'mod sender; use sender::Sender;',
    'sctp/sender.rs': 'use super::Window;\nuse self::gap::Gap;',
    'sctp/sender/gap.rs':
      'use crate::sctp::sender::Sender;\n#[cfg(test)]\nmod tests {\n use crate::tcp::X; }',
    'tcp.rs': 'use crate::sctp::sender::Sender;',
  });
  assert.deepEqual(knots(found), []);
  assert.deepEqual(needs(found, 'tcp'), ['sctp::sender']);
});

test('a circle is found, however long it is', () => {
  const found = graph({
    'a.rs': 'use crate::b::B;',
    'b.rs': 'use crate::c::{C, D};',
    'c/mod.rs': 'use crate::a::A;',
    'd.rs': 'use crate::a::A;',
  });
  assert.deepEqual(knots(found), [['a', 'b', 'c']]);
});
