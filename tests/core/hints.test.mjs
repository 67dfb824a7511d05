/** What the WebAssembly package tells browsers of its branches. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const file = new URL('../../sim-wasm/pkg/skywindow_bg.wasm', import.meta.url);
const CUSTOM = 0;
const IMPORTS = 2;
const CODE = 10;
const FUNCTION = 0;
const IF = 0x04;
const BR_IF = 0x0d;

/** Reads bytes from an offset on. */
class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  byte() {
    const byte = this.bytes[this.at];
    this.at += 1;
    return byte;
  }

  /** An unsigned LEB128 integer. */
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }

  take(length) {
    this.at += length;
    return new Reader(this.bytes.subarray(this.at - length, this.at));
  }

  list(read) {
    return Array.from({ length: this.number() }, () => read(this));
  }

  get ended() {
    return this.at >= this.bytes.length;
  }
}

/** The sections of the package in their order. */
function sections() {
  const reader = new Reader(readFileSync(file));
  reader.take(8);
  const found = [];
  while (!reader.ended) {
    const id = reader.byte();
    const content = reader.take(reader.number());
    const name = id === CUSTOM ? String(Buffer.from(content.take(content.number()).bytes)) : '';
    found.push({ id, name, content });
  }
  return found;
}

/** How many functions are imported: wasm-bindgen imports nothing else. */
function imported(section) {
  const kinds = section.list((reader) => {
    reader.take(reader.number());
    reader.take(reader.number());
    const kind = reader.byte();
    reader.number();
    return kind;
  });
  assert.ok(kinds.every((kind) => kind === FUNCTION));
  return kinds.length;
}

test('every hint is at a branch that depends on a condition', () => {
  const all = sections();
  const place = all.findIndex(({ name }) => name === 'metadata.code.branch_hint');
  const code = all.findIndex(({ id }) => id === CODE);
  assert.ok(place >= 0 && place < code, 'browsers read hints before the code');
  const bodies = all[code].content.list((reader) => reader.take(reader.number()).bytes);
  const before = imported(all.find(({ id }) => id === IMPORTS).content);
  let last = -1;
  let hints = 0;
  all[place].content.list((functions) => {
    const index = functions.number();
    assert.ok(index > last, 'functions are in the order of their numbers');
    last = index;
    functions.list((branches) => {
      const at = branches.number();
      assert.equal(branches.number(), 1);
      assert.ok([0, 1].includes(branches.byte()));
      assert.ok([IF, BR_IF].includes(bodies[index - before][at]), `function ${index}, byte ${at}`);
      hints += 1;
    });
  });
  assert.ok(hints > 500, `${hints} hints`);
});
