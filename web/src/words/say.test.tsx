/** How texts are said, and sentences of the core known, in English and in another language. */
import { Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { dated, fixed, numberLocale } from './numbers';
import { Say, v } from './SayNodes';
import { formOf, forms, inEnglish, say, speak, spoken, translated } from './say';
import { FluentTongue } from './tongue/fluentTongue';

afterEach(() => speak(null));

/** Speaks German with a few words, and collects what it lacks. */
function german(messages: Record<string, unknown>, sentences: readonly string[] = []): string[] {
  const missing: string[] = [];
  const words = { messages, sentences } as ConstructorParameters<typeof FluentTongue>[1];
  speak(new FluentTongue('de', words, (key) => missing.push(key)));
  return missing;
}

const value = (name: string) => ({ type: 'var', name });
/** A selector by number: of one, and of any other. */
const select = (name: string, one: unknown, other: unknown) => ({
  type: 'select',
  selector: value(name),
  variants: [
    { key: { type: 'str', value: 'one' }, value: one },
    { key: { type: 'str', value: 'other' }, value: other },
  ],
  star: 1,
});

test('English is what stands in the sources', () => {
  expect(say('Copy link')).toBe('Copy link');
  expect(say`Lost ${3} of ${'4'} packets`).toBe('Lost 3 of 4 packets');
  expect(translated('Rate')).toBe('Rate');
  expect(formOf(1, ['chunk', 'chunks'])).toBe('chunk');
  expect(formOf(2, forms('waits', 'wait'))).toBe('wait');
  expect(fixed(1234.567, 1)).toBe('1234.6');
  expect(numberLocale()).toBe('en');
  expect(
    renderToStaticMarkup(
      <Say>
        Press <kbd>Enter</kbd> after {v(3)} s
      </Say>,
    ),
  ).toBe('Press <kbd>Enter</kbd> after 3 s');
});

test('a text, a template and a number are said as the language does', () => {
  german({
    'Copy link': 'Link kopieren',
    'Lost { $a } of { $b }': ['Von ', value('b'), ' gingen ', value('a'), ' verloren'],
  });
  expect(say('Copy link')).toBe('Link kopieren');
  expect(inEnglish('Link kopieren')).toBe('Copy link');
  expect(inEnglish(say`Lost ${1.5} of ${'many'}`)).toBe('Lost 1.5 of many');
  expect(inEnglish('somebody’s own')).toBe('somebody’s own');
  expect(say`Lost ${1.5} of ${'many'}`).toBe('Von many gingen 1,5 verloren');
  expect(fixed(1234.567, 1)).toBe('1234,6');
});

test('a day and an instant are written as the language does, in UTC', () => {
  expect(dated('2026-11-22')).toBe('2026-11-22');
  expect(dated('2026-11-22T06:30:15.123Z')).toBe('2026-11-22 06:30');
  german({});
  expect(dated('2026-11-22')).toBe('22.11.2026');
  expect(dated('2026-11-22T23:30:15.123Z')).toBe('22.11.2026, 23:30');
  expect(dated('no day')).toBe('no day');
});

test('words that few pages need are taken in when they are asked for', () => {
  const missing = german({ Rate: 'Rate' });
  expect(translated('Mean stay')).toBe('Mean stay');
  spoken()?.learn({ messages: { 'Mean stay': 'Mittlerer Aufenthalt' }, sentences: [] });
  expect(translated('Mean stay')).toBe('Mittlerer Aufenthalt');
  expect(missing).toEqual(['Mean stay']);
});

test('a number chooses the form of a word, also where it is written already', () => {
  const missing = german({
    'chunk|chunks': [select('a', 'Block', 'Blöcke')],
    'In { $a } planes': ['In ', value('a'), ' ', [select('a', 'Ebene', 'Ebenen')]].flat(),
  });
  expect(formOf(1, ['chunk', 'chunks'])).toBe('Block');
  expect(formOf(1000, ['chunk', 'chunks'])).toBe('Blöcke');
  expect(say`In ${'1'} planes`).toBe('In 1 Ebene');
  expect(say`In ${'1.000'} planes`).toBe('In 1.000 Ebenen');
  expect(missing).toEqual([]);
});

test('what the language lacks is said in English, and counted', () => {
  const missing = german({});
  expect(say`Lost ${3} packets`).toBe('Lost 3 packets');
  expect(translated('Rate')).toBe('Rate');
  expect(formOf(1, ['waits', 'wait'])).toBe('waits');
  expect(say`${1} – ${2}`).toBe('1 – 2');
  expect(missing).toEqual(['Lost { $a } packets', 'Rate', 'waits|wait']);
});

test('elements and values stand where the translation has them', () => {
  const missing = german({
    'Press <1>Enter</1> or <2/> after { $a } s': [
      'Nach ',
      value('a'),
      ' s <2/> oder <1>Eingabe</1>',
    ],
  });
  const node = (
    <Say>
      Press <kbd title="key">Enter</kbd> or <br /> after {v(<b>3</b>)} s
    </Say>
  );
  expect(renderToStaticMarkup(node)).toBe(
    'Nach <b>3</b> s <br/> oder <kbd title="key">Eingabe</kbd>',
  );
  expect(renderToStaticMarkup(<Say>{v('a')} is new</Say>)).toBe('a is new');
  expect(missing).toEqual(['{ $a } is new']);
});

test('fragments are no elements of a text', () => {
  german({ 'One <1>two</1>': 'Eins <1>zwei</1>' });
  const node = (
    <Say>
      One{' '}
      <Fragment key="own">
        <i>two</i>
      </Fragment>
    </Say>
  );
  expect(renderToStaticMarkup(node)).toBe('Eins <i>zwei</i>');
});

test('sentences of the core are known by what is fixed in them', () => {
  const missing = german(
    {
      'has no path': 'hat keinen Pfad',
      '{ $a } is below { $b }': [value('a'), ' liegt unter ', value('b')],
      '{ $a } is below { $b } and is a number': ['Zahl ', value('a'), ' unter ', value('b')],
      'flow { $a } has no path': ['Fluss ', value('a'), ' hat keinen Pfad'],
      '{ $a } is { $b }': [value('a'), ': ', value('b')],
    },
    [
      '{ $a } is { $b }',
      '{ $a } is below { $b }',
      '{ $a } is below { $b } and is a number',
      'flow { $a } has no path',
    ],
  );
  expect(translated('500 is below 1500 bytes')).toBe('500 liegt unter 1500 bytes');
  // The one that says more is meant.
  expect(translated('5 is below 7 and is a number')).toBe('Zahl 5 unter 7');
  expect(translated('flow 3 has no path')).toBe('Fluss 3 hat keinen Pfad');
  // The path to a field stays, and so does each line.
  expect(translated('flows[0].bytes: 5 is below 7\nlinks: has no path')).toBe(
    'flows[0].bytes: 5 liegt unter 7\nlinks: hat keinen Pfad',
  );
  // So little that is fixed tells only beside names.
  expect(translated('Flow is New York')).toBe('Flow: New York');
  expect(translated('Flow is what it was')).toBe('Flow is what it was');
  // What was said already is not looked up again.
  expect(translated('Fluss 3 hat keinen Pfad')).toBe('Fluss 3 hat keinen Pfad');
  expect(missing.splice(0)).toEqual(['Flow is what it was']);
  expect(translated('nothing of this')).toBe('nothing of this');
  expect(missing).toEqual(['nothing of this']);
});

test('an event of one path among several, and what becomes of a link, are said by what is known of them', () => {
  const cwnd = 'Slow start: cwnd { $a } bytes';
  const down = '{ $a }: down';
  const onPath = '{ $a } on path { $b }';
  const rest = '{ $a } on path { $b }:{ $c }';
  const missing = german(
    {
      [cwnd]: ['Slow Start: cwnd ', value('a'), ' Byte'],
      'T3-rtx expired': 'T3-rtx abgelaufen',
      [down]: [value('a'), ': ausgefallen'],
      satellite: 'Satellit',
      [onPath]: [value('a'), ' auf Pfad ', value('b')],
      [rest]: [value('a'), ' auf Pfad ', value('b'), ':', value('c')],
    },
    [cwnd, down, onPath, rest],
  );
  expect(translated('Slow start on path 1: cwnd 3,000 bytes')).toBe(
    'Slow Start auf Pfad 1: cwnd 3.000 Byte',
  );
  expect(translated('T3-rtx expired on path 12')).toBe('T3-rtx abgelaufen auf Pfad 12');
  expect(translated('Oslo – satellite: down')).toBe('Oslo – Satellit: ausgefallen');
  expect(translated('Oslo → satellite: 1.5 Mbit/s')).toBe('Oslo → Satellit: 1,5 Mbit/s');
  expect(translated('Slow start: cwnd 12,345.6 bytes')).toBe('Slow Start: cwnd 12.345,6 Byte');
  expect(missing).toEqual([]);
  expect(translated('Lost on path 1: all')).toBe('Lost on path 1: all');
  expect(missing).toEqual(['Lost on path 1: all']);
});

test('of two values with nothing between them each is found, and either may be nothing', () => {
  const messages = {
    'It is in use{ $a }{ $b }.': ['Er dient', value('a'), value('b'), '.'],
    ' since { $a }': [' seit ', value('a')],
    ': it was the only one in view': ': er war der einzige in Sicht',
  };
  german(messages, Object.keys(messages));
  expect(translated('It is in use since 1.500 s: it was the only one in view.')).toBe(
    'Er dient seit 1,500 s: er war der einzige in Sicht.',
  );
  expect(translated('It is in use since 1.500 s.')).toBe('Er dient seit 1,500 s.');
  expect(translated('It is in use.')).toBe('Er dient.');
});
