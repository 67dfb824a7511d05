/** The glossary: every abbreviation that the page can say has its sentence, and every term is found where it stands. */
import { expect, test } from 'vitest';
import { RESULTS } from '../../panels/compare/results';
import { chaptersWith, entryOf, termsIn, unexplainedIn } from '../../panels/words/find';
import { GLOSSARY } from '../../panels/words/glossary';
import { KIND_LABELS } from '../../protocol/events.gen';
import { coreForTests } from '../lab/core.testing';
import { SCENARIO_GROUPS } from '../scenarios/scenarios';

const core = await coreForTests();
const entries = GLOSSARY.flatMap((chapter) => chapter.entries);
/** Columns of traces, which are shown as they are written. */
const NAMES = /^(time_s|delay_ms|rate_bps)$/;
/** What documents call their fields. */
const fieldNames = new Set(core.fields().flatMap(({ path }) => path.split('.')));

const unknownIn = (said: readonly string[]) => [
  ...new Set(
    said.flatMap(unexplainedIn).filter((word) => !NAMES.test(word) && !fieldNames.has(word)),
  ),
];

test('a term has one sentence, and is explained once', () => {
  const names = entries.flatMap(({ name, also = [], alone = [] }) => [name, ...also, ...alone]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  for (const { name, says } of entries) {
    expect(says, name).toMatch(/^[A-Z0-9].{10,150}\.$/);
    expect(says, name).not.toMatch(/\. [A-Z]/);
    expect(termsIn(name)[0]?.entry.name ?? entryOf(name)?.name, name).toBe(name);
  }
});

test('every abbreviation of controls and their help, of choices and of units has an entry', () => {
  const fields = core.fields();
  const said = fields.flatMap(({ label, help, unit = '', choices = [] }) => [
    label,
    help,
    unit,
    ...choices.flatMap((choice) => [choice.label, choice.help]),
  ]);
  expect(said.length).toBeGreaterThan(500);
  expect(unknownIn(said)).toEqual([]);
});

test('so has every one of kinds of events, results, scenarios and of the glossary itself', () => {
  const said = [
    ...Object.values(KIND_LABELS),
    ...RESULTS.flatMap(({ name, help, unit }) => [name, help, unit]),
    ...core.presets().map(({ title }) => title),
    ...SCENARIO_GROUPS.flatMap(({ name, cards }) => [name, ...cards.map(({ look }) => look)]),
    ...entries.flatMap(({ says }) => says),
  ];
  expect(unknownIn(said)).toEqual([]);
});

test.each([
  ['a_rwnd', ['a_rwnd']],
  ['peer rwnd', ['peer rwnd']],
  ['flight', ['flight size']],
  ['Flight of stairs', []],
  ['London acquires P0 S2', ['P3 S5']],
  ['3 missing reports for TSN 418: cwnd 24,936 to 12,468', ['missing report', 'TSN', 'cwnd']],
  ['RTO.Min and RTO', ['RTO.Min', 'RTO']],
  ['SACKs of two ISLs', ['SACK', 'ISL']],
  ['Slow start begins', ['slow start']],
  ['sacks and tsns', []],
])('%s', (text, names) => {
  expect(termsIn(text).map(({ entry }) => entry.name)).toEqual(names);
});

test('terms are searched by name, sentence and source', () => {
  const found = (wanted: string) =>
    chaptersWith(wanted).flatMap((chapter) => chapter.entries.map(({ name }) => name));
  expect(found('RFC 9438')).toContain('CUBIC');
  expect(found('advertised window')).toContain('a_rwnd');
  expect(found('no such word')).toEqual([]);
  expect(found('')).toHaveLength(entries.length);
});
