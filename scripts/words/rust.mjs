/** The sentences of the core: the texts of its sources that people read, with places for what is formatted into them. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { files } from '../page-imports.mjs';
import { placeOf } from './sources.mjs';

/** The crates whose words reach the page, and the file in which those stand. What comes first has a text of both. */
const CRATES = {
  transport: 'events',
  network: 'events',
  world: 'events',
  orbit: 'events',
  form: 'errors',
  elements: 'errors',
  scenario: 'errors',
  study: 'errors',
  wasm: 'errors',
  packets: 'errors',
};
/** What writes documents and types, no words for people, and the titles that the experiments' documents have, too. */
const LEFT_OUT =
  /(^|\/)(tests?|bench|typescript|schema|testing|cities|built_in)(\.rs$|\/)|_tests?\.rs$/;
/** What has no words for users: tests, and declarations whose texts become comments of types. */
const UNREAD = /^#\[cfg\(test\)\]|^(?:reply|table)!/;
/** What stands before a word that a value is called by: the number of a code, an arm of a choice, a phase. */
const NAMED =
  /(?:[A-Z]\w* = \d+|[\w.]+\s*=>|outcome: \d+|phase:|words:|title:|short:|several:)\s*$/;
/** A word as it is said of one and of several, behind a number. */
const COUNTED = /\bplural\([^"]*?,\s*"([^"]+)",\s*"([^"]+)"\s*\)/g;
/** Words behind each other, one of which may be a name of a draft's pseudocode: `inflight_longterm is`. */
const SENTENCE = /^[\w\s:;,.%-]*\w [\w\s:;,.%-]*$/;
/** What stands before a text that no user sees. */
const UNSEEN =
  /(?:expect|unreachable!|panic!|assert!|assert_eq!|debug_assert!|todo!|include_str!|concat!|env!|cfg|doc *=|feature *=|source:|rustfmt::skip|reason *=)\s*\(?\s*$/;

export function coreSentences(root) {
  const found = [];
  for (const [crate, room] of Object.entries(CRATES)) {
    const folder = join(root, 'sim-wasm/crates', crate, 'src');
    for (const file of files(folder)
      .filter((name) => name.endsWith('.rs'))
      .sort()) {
      const name = relative(root, file).replaceAll('\\', '/');
      if (LEFT_OUT.test(name)) continue;
      const source = readFileSync(file, 'utf8');
      const told = [
        ...textsOfRust(source.replaceAll(COUNTED, '')).map(sentenceOf),
        ...formsOfRust(source),
      ];
      const place = { file: name.replace('sim-wasm/crates/', ''), room };
      found.push(...told.filter(Boolean).map((one) => ({ ...one, ...place })));
    }
  }
  return found;
}

/** The words of a Rust source that go with a number. */
export function formsOfRust(source) {
  return [...source.matchAll(COUNTED)].map(([, ...forms]) => ({
    key: forms.join('|'),
    forms,
    values: [],
  }));
}

/** The string literals of a Rust source with what stands before each, but those of its tests. */
export function textsOfRust(source) {
  const found = [];
  let at = 0;
  let before = '';
  const skipTo = (end) => {
    at = end < 0 ? source.length : end;
  };
  while (at < source.length) {
    if (source.startsWith('//', at)) skipTo(source.indexOf('\n', at));
    else if (source.startsWith('/*', at)) skipTo(source.indexOf('*/', at) + 2);
    else if (UNREAD.test(source.slice(at, at + 16))) at = endOfItem(source, at);
    else if (/^b?r#*"/.test(source.slice(at, at + 8))) {
      const [open, hashes] = /^b?r(#*)"/.exec(source.slice(at, at + 8));
      skipTo(source.indexOf(`"${hashes}`, at + open.length) + 1 + hashes.length);
      before = '';
    } else if (/^'(?:\\.[^']*|[^'\\])'/.test(source.slice(at, at + 12))) {
      at += /^'(?:\\.[^']*|[^'\\])'/.exec(source.slice(at, at + 12))[0].length;
    } else if (source[at] === '"') {
      const end = endOfText(source, at + 1);
      if (!UNSEEN.test(before)) found.push({ text: unquoted(source.slice(at + 1, end)), before });
      at = end + 1;
      before = '';
    } else {
      before = (before + source[at]).slice(-40);
      at += 1;
    }
  }
  return found;
}

function endOfText(source, from) {
  let at = from;
  while (at < source.length && source[at] !== '"') at += source[at] === '\\' ? 2 : 1;
  return at;
}

/** The end of what an attribute is of: behind its braces, or its semicolon. */
function endOfItem(source, from) {
  const open = source.indexOf('{', from);
  const semicolon = source.indexOf(';', from);
  if (open < 0 || (semicolon >= 0 && semicolon < open)) return semicolon + 1;
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if (source.startsWith('//', at)) at = source.indexOf('\n', at);
    else if (source[at] === '"') at = endOfText(source, at + 1);
    else if (source[at] === "'" && /^'(?:\\.|[^'\\])'/.test(source.slice(at, at + 4))) {
      at += source[at + 1] === '\\' ? 3 : 2;
    } else if (source[at] === '{') depth += 1;
    else if (source[at] === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return source.length;
}

/** What a literal says: escapes, and lines that go on after a backslash. */
function unquoted(text) {
  return text
    .replaceAll(/\\\r?\n\s*/g, '')
    .replaceAll(/\\(["'\\])/g, '$1')
    .replaceAll('\\n', '\n')
    .replaceAll(/\\u\{([0-9a-fA-F]+)\}/g, (_, code) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
}

/** The key of a text that people read and what stands in it, or null where it is a name of programs. */
function sentenceOf({ text, before }) {
  const values = [];
  const key = text.replaceAll(/\{\{|\}\}|\{([^{}]*)\}/g, (found, name) => {
    if (name === undefined) return found[0];
    return placeOf(values.push(name.split(':')[0] || 'value') - 1);
  });
  const words = key.replaceAll(/\{ \$\w+ \}/g, '').trim();
  const reads =
    NAMED.test(before) || /[a-z]{2,}[,.:;)]?\s+\S|\S\s+[a-z]{2,}|^[A-Z][a-z]+$/.test(key);
  const bare = key.replaceAll(/\{ \$\w+ \}/g, '');
  const programs =
    /[{}]|\\|::|=>|^RFC [\d, .]+$|^[a-z]+\.[a-z]+|\n|<\/?\w|\w\(/.test(bare) ||
    (bare.includes('_') && !SENTENCE.test(bare));
  if (!/[a-z]{2,}/.test(words) || !reads || programs || values.length > 20) return null;
  return { key, values };
}
