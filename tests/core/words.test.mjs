/** The texts that languages translate, as they are read from the sources and written down. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../../scripts/steps.mjs';
import { experimentTexts, textsOfExperiment } from '../../scripts/words/experiments.mjs';
import { keyOf, messagesOf, wordsOf } from '../../scripts/words/files.mjs';
import { messageOf } from '../../scripts/words/fluent.mjs';
import { idOf } from '../../scripts/words/key.mjs';
import { lacking } from '../../scripts/words/lacking.mjs';
import { textsOfRust } from '../../scripts/words/rust.mjs';
import { textsIn } from '../../scripts/words/sources.mjs';

const keys = (source) => textsIn('a.tsx', source).map(({ key }) => key);

test('calls, templates, forms and elements are read, and nothing else', () => {
  assert.deepEqual(keys("say('Copy link'); other('no text'); const a = 'say(1)'; // say('no')"), [
    'Copy link',
  ]);
  assert.deepEqual(keys(`say${'`'}Lost ${'$'}{a + b} of ${'$'}{n}${'`'}`), [
    'Lost { $a } of { $b }',
  ]);
  assert.deepEqual(keys("counted(n, ['chunk', 'chunks']); formOf(n, words); forms('a', 'b')"), [
    'chunk|chunks',
    'a|b',
  ]);
  assert.deepEqual(
    keys(
      '<Say>\n  Press <kbd>Enter</kbd> or{" "}\n  <A x={say("go")}>go &amp; see</A>{" "}\n  after {v(n)} s<br />\n</Say>',
    ),
    ['Press <1>Enter</1> or <2>go & see</2> after { $a } s<3/>', 'go'],
  );
});

test('what a text cannot be is refused with its line', () => {
  assert.throws(() => keys('\nsay(text)'), /a\.tsx:2: say takes a text as it stands/);
  assert.throws(() => keys('<Say>has {count} of them</Say>'), /must be given as v\(value\)/);
  assert.throws(() => keys("formOf(n, [one, 'b'])"), /two texts/);
});

test('literals of Rust are read without comments and tests', () => {
  const source = `
    // "no comment"
    /* "nor here" */
    fn a<'a>() { let c = '"'; f(format!("{x} is \\"below\\" \\
        {y:.1}")); r#"raw"#; x.expect("never seen"); }
    reply! { A "told to types" { } }
    #[cfg(test)]
    mod tests { fn b() { g("of a test }"); } }
    const B: &str = "after it";
  `;
  assert.deepEqual(
    textsOfRust(source).map(({ text }) => text),
    ['{x} is "below" {y:.1}', 'after it'],
  );
});

test('ids are of the first words, and differ where texts do', () => {
  assert.match(idOf('Lost { $a } of { $b } packets'), /^lost-of-packets-[0-9a-f]{6}$/);
  assert.match(idOf('1 → 2'), /^text-[0-9a-f]{6}$/);
  assert.notEqual(idOf('Play'), idOf('play'));
});

/** A folder of languages with these English texts, and German messages. */
function folderOf(texts, german) {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const languages = ['en', 'de'].map((code) => ({ code, name: code, direction: 'ltr' }));
  writeFileSync(join(folder, 'languages.json'), JSON.stringify(languages));
  for (const code of ['en', 'de']) mkdirSync(join(folder, code));
  const english = texts.map((one) => messageOf(idOf(one.key), { comment: [], ...one }));
  writeFileSync(join(folder, 'en/page.ftl'), english.join('\n'));
  writeFileSync(join(folder, 'de/page.ftl'), german.join('\n'));
  return folder;
}

test('any text is the same when it is written and read again', () => {
  const texts = [
    'plain',
    ' at its end, ',
    '{ a } brace',
    '.dot',
    '[x]',
    'two\n*lines',
    'a { $a }b',
    '"q"',
  ];
  const all = [
    ...texts.map((key) => ({ key })),
    { key: 'chunk|chunks', forms: ['chunk', 'chunks'] },
  ];
  const german = all.map(({ key }) => `${idOf(key)} = x`);
  const { messages } = wordsOf(folderOf(all, german), 'de');
  assert.deepEqual(
    Object.keys(messages),
    all.map(({ key }) => key),
  );
});

test('what is missing, stale or impossible in a language is said', () => {
  const [plain, rich] = ['Copy link', 'Press <1>Enter</1> after { $a } s'];
  const german = [
    'gone-000000 = weg',
    `${idOf(rich)} = <1>Eingabe</1> nach { $b } s`,
    'broken-111111 = { $a',
  ];
  const found = lacking(folderOf([{ key: plain }, { key: rich }], german), 'de');
  assert.equal(found.all, 2);
  assert.equal(found.missing, 1);
  assert.deepEqual(found.stale, ['gone-000000']);
  assert.equal(found.problems.length, 2);
  assert.match(
    found.problems[0],
    /page\.ftl: press-enter-after-s-\w+: \$b is not in the English text/,
  );
  assert.match(found.problems[1], /broken-111111 cannot be read/);
});

test('the pseudo-language keeps values and elements, and no letter of English', () => {
  const key = 'Press <1>Enter</1> after { $a } s';
  const { messages } = wordsOf(folderOf([{ key }], []), 'qps');
  const said = messages[key].filter((part) => typeof part === 'string').join('{}');
  assert.match(said, /^⟦.*<1>.*<\/1>.*{}.*~+⟧$/);
  assert.doesNotMatch(said, /[A-Za-z]/);
});

test('every text of an experiment has its message, and their file has no other', () => {
  const texts = new Set(experimentTexts(root).map(({ key }) => key));
  const messages = messagesOf(join(root, 'locales'), 'en');
  const said = new Map(messages.map(({ id, pattern }) => [id, keyOf(pattern)]));
  assert.ok(texts.size > 1000);
  assert.deepEqual(
    [...texts].filter((key) => said.get(idOf(key)) !== key),
    [],
  );
  const own = messages.filter(({ file }) => file === 'experiments.ftl');
  assert.deepEqual(
    own.map(({ pattern }) => keyOf(pattern)).filter((key) => !texts.has(key)),
    [],
  );
  const shared = messages.filter(
    ({ file, pattern }) => file !== 'experiments.ftl' && texts.has(keyOf(pattern)),
  );
  assert.ok(
    shared.some(({ file }) => file === 'settings.ftl'),
    'what the core says is said once',
  );
});

test('of a document all that is shown is a text, and names, numbers and symbols are none', () => {
  const document = {
    title: 'A title',
    figure: 'Figure 1',
    setting: '',
    axes: [
      { name: 'a', label: 'Axis', unit: 'packets', values: [1, 'one way'], labels: { 1: 'TCP' } },
      { name: 'b', label: 'From', unit: '%', values: ['Quito'], places: ['stations[0]'] },
    ],
    plot: { y_label: 'Goodput', y_unit: 'kbit/s' },
    claims: [{ id: 'c', sentence: 'It falls.', note: 'By a half.', reason: 'It must.' }],
    reference: { source: 'Linux 6.12 in virtual time' },
  };
  assert.deepEqual(
    textsOfExperiment(document).map(({ key }) => key),
    ['A title', 'Figure 1', 'Axis', 'packets', 'one way', 'From', 'Goodput', 'It falls.'].concat([
      'By a half.',
      'It must.',
      'Linux 6.12 in virtual time',
      'Linux 6.12',
    ]),
  );
});

test('the words of experiments are loaded apart', () => {
  const folder = join(root, 'locales');
  const [first, later] = [false, true].map((one) => wordsOf(folder, 'de', one).messages);
  assert.ok(Object.keys(later).length > 200);
  assert.deepEqual(
    Object.keys(later).filter((key) => key in first),
    [],
  );
});

test('what is seen of a button begins large in every language, where a name follows that is only read aloud', () => {
  const folder = join(root, 'locales');
  const seen = ({ pattern }) =>
    keyOf(pattern)
      .replace(/<1>.*?<\/1>/, '')
      .trim();
  const english = messagesOf(folder, 'en').filter(({ pattern }) =>
    /^[A-Z][a-z ]*<1>[^<]*<\/1>$/.test(keyOf(pattern)),
  );
  const ids = new Set(english.map(({ id }) => id));
  assert.ok(ids.size > 8);
  for (const code of ['de', 'fr', 'es', 'zh-CN']) {
    const small = messagesOf(folder, code).filter(
      (message) => ids.has(message.id) && !/^[\p{Lu}\p{Lo}]/u.test(seen(message)),
    );
    assert.deepEqual(small.map(seen), [], code);
  }
});
