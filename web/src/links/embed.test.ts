/** Embeds: what an address asks for, what it says that means nothing, and the code that another page takes. */
import { expect, test } from 'vitest';
import { embedAddress, embedCode, isLocked, readEmbed, unknownLocks } from './embed';
import { isEmbed } from './isEmbed';

test('an embed shows the parts that it names, in their order, and no controls unless they are asked for', () => {
  expect(isEmbed('?embed=1')).toBe(true);
  expect(isEmbed('?embed=0&x=1')).toBe(false);
  expect(readEmbed('?embed=1').parts).toEqual(['globe', 'charts', 'timeline']);
  expect(readEmbed('?embed=1&parts=timeline,%20charts').parts).toEqual(['charts', 'timeline']);
  expect(readEmbed('?embed=1&controls=locked').parts).toContain('controls');
  expect(readEmbed('?embed=1&parts=globe,controls&controls=hidden').parts).toEqual(['globe']);
});

test('what an embed names that there is not is said in a sentence, and the rest is shown', () => {
  const read = readEmbed('?embed=1&parts=globe,moon&controls=glued&origin=nowhere');
  expect(read.parts).toEqual(['globe']);
  expect(read.controls).toBe('shown');
  expect(read.origin).toBe('null');
  expect(read.problems).toEqual([
    'controls=glued means nothing: there are shown, locked and hidden.',
    '"moon" is no part of the lab that can be embedded: there are globe, charts, timeline and controls.',
    'origin=nowhere is no address of a page, so no page is told anything.',
  ]);
  expect(readEmbed('?embed=1&parts=moon').parts).toEqual(['globe', 'charts', 'timeline']);
});

test('a scenario is told only by a page that the address names', () => {
  const told = (search: string) => {
    const { told, problems } = readEmbed(search);
    return [told, ...problems];
  };
  expect(told('?embed=1&origin=https://course.example')).toEqual([false]);
  expect(told('?embed=1&origin=https://course.example&scenario=told')).toEqual([true]);
  expect(told('?embed=1&scenario=told')).toEqual([
    false,
    'scenario=told needs origin, the page that tells it.',
  ]);
  expect(told('?embed=1&origin=nowhere&scenario=told')).toEqual([
    false,
    'origin=nowhere is no address of a page, so no page is told anything.',
  ]);
  expect(told('?embed=1&scenario=two-links')).toEqual([
    false,
    'scenario=two-links means nothing: there is told.',
  ]);
});

test('a locked path locks all that is below it, with and without numbers', () => {
  const embed = readEmbed('?embed=1&controls=shown&lock=flows.*.sctp,constellations[1].gsl.ber');
  expect(isLocked(embed, 'flows.*.sctp.streams')).toBe(true);
  expect(isLocked(embed, 'flows.*.sctp_other')).toBe(false);
  expect(isLocked(embed, 'constellations[1].gsl.ber')).toBe(true);
  expect(isLocked(embed, 'constellations[0].gsl.ber')).toBe(false);
  expect(isLocked(readEmbed('?embed=1&controls=locked'), 'seed')).toBe(true);
  const paths = ['flows.*.sctp.streams', 'constellations.*.gsl.ber', 'seed'];
  expect(unknownLocks(['flows', 'sead', 'constellations[1].gsl'], paths)).toEqual(['sead']);
});

test('the address of an embed says what was chosen, and its code holds the address safely', () => {
  const address = embedAddress('https://example.org/lab/?x=1#v1.iridium.abc', {
    parts: ['globe', 'controls'],
    controls: 'locked',
    lock: ['flows.*.sctp'],
    origin: 'https://course.example',
  });
  expect(address).toBe(
    'https://example.org/lab/?embed=1&parts=globe,controls&controls=locked&lock=flows.*.sctp&origin=https%3A%2F%2Fcourse.example#v1.iridium.abc',
  );
  const read = readEmbed(new URL(address).search);
  expect([read.parts, read.controls, read.lock, read.origin]).toEqual([
    ['globe', 'controls'],
    'locked',
    ['flows.*.sctp'],
    'https://course.example',
  ]);
  const code = embedCode(address, 'Say "hello" & <go>', 480);
  expect(code).toContain('embed=1&amp;parts=globe,controls&amp;');
  expect(code).toContain('title="Say &quot;hello&quot; &amp; &lt;go>"');
});
