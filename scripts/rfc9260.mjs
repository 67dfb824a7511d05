/**
 * Writes docs/rfc9260.md: every section of RFC 9260 with where it is implemented and tested, from what the code says of
 * itself, "RFC 9260 7.2.1", and in the folders of SCTP also "section 7.2.1"; and every rule of the RFC with what is
 * made of it, from the lists in rfc9260/. With --check it only says whether the tables are current.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './steps.mjs';

const folder = join(root, 'scripts/rfc9260');

/** The rows of a file of this folder, a line each, their cells between bars. */
function rowsOf(name) {
  return readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

const SECTIONS = rowsOf('sections.txt').map(([number, title, sentences, explains]) => ({
  number,
  title,
  sentences: Number(sentences),
  explains: explains === 'explains',
}));

const VERDICTS = { kept: 'kept', departs: 'departs', none: 'not applicable' };

const RULES = rowsOf('rules.txt').map(([section, sentences, verdict, says, why]) => ({
  section,
  sentences: Number(sentences),
  verdict,
  says,
  why,
}));

const crates = join(root, 'sim-wasm/crates');
const files = readdirSync(crates, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.rs'))
  .sort();
const known = new Set(SECTIONS.map(({ number }) => number));

/** The sections that a text names: of the RFC, or in the folders of SCTP without naming it. */
function named(text, alone) {
  const found = new Set();
  const list = String.raw`((?:\d+|appendix A)(?:\.\d+)*(?:(?:,? and |, | to )\d+(?:\.\d+)+)*)`;
  const ofRfc = new RegExp(String.raw`RFC 9260,?\s+(?:sections?\s+)?${list}`, 'g');
  const bare = new RegExp(String.raw`(?<!RFC \d+ )(?<!RFC \d+, )\b[Ss]ections?\s+${list}`, 'g');
  const names = /fn (?:rfc_9260|section)_(\d+(?:_\d+)*)/g;
  const take = (sections) => {
    const range = /(\d+(?:\.\d+)*)\.(\d+) to \1\.(\d+)/.exec(sections);
    if (range) {
      for (let last = Number(range[2]); last <= Number(range[3]); last += 1)
        found.add(`${range[1]}.${last}`);
    }
    for (const [number] of sections.matchAll(/\d+(?:\.\d+)*|appendix A/g))
      found.add(number.replace('appendix ', ''));
  };
  // A comment goes on from line to line.
  const flowing = text.replace(/\n\s*\/\/[/!]? ?/g, ' ');
  for (const [, sections = ''] of flowing.matchAll(ofRfc)) take(sections);
  for (const [, sections = ''] of alone ? flowing.matchAll(bare) : []) take(sections);
  for (const [, number = ''] of alone ? text.matchAll(names) : []) {
    // The words of a test may begin with a number.
    let parts = number.split('_');
    while (parts.length && !known.has(parts.join('.'))) parts = parts.slice(0, -1);
    if (parts.length) found.add(parts.join('.'));
  }
  return found;
}

const implemented = new Map();
const tested = new Map();
for (const file of files) {
  const name = file.replaceAll('\\', '/');
  const text = readFileSync(join(crates, file), 'utf8');
  const alone = /transport\/(src|tests)\/sctp\b|transport\/src\/wire\//.test(name);
  const cut = /tests?(\/|\.rs$)/.test(name)
    ? 0
    : text.search(/#\[cfg\(test\)\]\s*(pub\S* )?mod tests \{/);
  const at = cut < 0 ? text.length : cut;
  for (const [part, into] of [
    [text.slice(0, at), implemented],
    [text.slice(at), tested],
  ]) {
    for (const section of named(part, alone))
      into.set(section, [...(into.get(section) ?? []), name]);
  }
}

const cell = (names) =>
  (names ?? [])
    .map(
      (name) =>
        `[${name.replace(/^transport\/(src\/)?(sctp\/)?/, '')}](../sim-wasm/crates/${name})`,
    )
    .join(', ');
const rows = SECTIONS.map(({ number, title, explains }) => {
  const parts = SECTIONS.some((other) => other.number.startsWith(`${number}.`));
  const silent = explains ? 'explains, and asks for nothing' : parts ? 'see its parts' : '–';
  const where = cell(implemented.get(number)) || silent;
  return `| ${number} | ${title} | ${where} | ${cell(tested.get(number)) || '–'} |`;
});

const sum = (rules) => rules.reduce((total, { sentences }) => total + sentences, 0);
const ofVerdict = (verdict) => sum(RULES.filter((rule) => rule.verdict === verdict));

/** What is wrong with the list of rules: a section whose sentences it does not all have, or a departure without a reason. */
function faults() {
  const counted = SECTIONS.flatMap(({ number, sentences }) => {
    const listed = sum(RULES.filter(({ section }) => section === number));
    return listed === sentences ? [] : [`${number} has ${sentences} such sentences, not ${listed}`];
  });
  const said = RULES.flatMap(({ section, verdict, says, why }) => {
    if (!known.has(section)) return [`there is no section ${section}`];
    if (!(verdict in VERDICTS))
      return [`${section}: "${verdict}" is none of ${Object.keys(VERDICTS)}`];
    return verdict === 'kept' || why ? [] : [`${section}: "${says}" is not kept, without a reason`];
  });
  return [...counted, ...said];
}

const rules = RULES.map(
  ({ section, sentences, verdict, says, why }) =>
    `| ${section} | ${sentences} | ${says} | ${VERDICTS[verdict]} | ${why} |`,
);
const table = `# RFC 9260, section by section

Where each section is implemented and tested, by what the code says of itself next to its rules ("RFC 9260 7.2.1"), and then what becomes of everything that the RFC says with MUST, SHOULD, SHALL, REQUIRED or RECOMMENDED. \`npm run rfc9260\` writes both tables, and \`npm run lint\` says when they are not current. A dash: no code names the section.

| section | title | implemented in | tested in |
|---|---|---|---|
${rows.join('\n')}

## Rule by rule

Of ${sum(RULES)} sentences ${ofVerdict('kept')} are kept in the profile \`rfc9260\`, ${ofVerdict('departs')} are departed from on purpose, and ${ofVerdict('none')} do not apply here: the last column says why, and where a setting chooses otherwise. A line may stand for several sentences of its section, as its second column says; what they say is in own words.

| section | sentences | what it says | here | why, or by which choice |
|---|---|---|---|---|
${rules.join('\n')}
`;

const path = join(root, 'docs/rfc9260.md');
const wrong = faults();
for (const fault of wrong) process.stderr.write(`scripts/rfc9260/rules.txt: ${fault}\n`);
if (wrong.length > 0) {
  process.exitCode = 1;
} else if (!process.argv.includes('--check')) {
  writeFileSync(path, table);
} else if (readFileSync(path, 'utf8') !== table) {
  process.stderr.write(`${relative(root, path)} is not current: run \`npm run rfc9260\`\n`);
  process.exitCode = 1;
}
