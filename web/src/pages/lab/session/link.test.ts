/** Share links: what goes in comes out, and what is damaged says so. */
import { expect, test } from 'vitest';
import {
  isLink,
  type Linked,
  type LinkView,
  readLink,
  writeLink,
  writeShortLink,
} from '../../../links/shareLink';
import { EVENT_CODES } from '../../../protocol/events.gen';
import { coreForTests } from '../core.testing';

const { sctp } = EVENT_CODES;

const core = await coreForTests();
const preset = 'iridium-geo';

/** As it was made when the version began. */
const KEPT_SHORT = '#V2.IRIDIUM-GEO.7RP86+MF4LWTE3BU0XNH0D32P484JR89PFBX820';

const linked = (change: Partial<Linked> = {}): Linked => ({
  preset,
  scenario: core.preset(preset),
  t: 42.318,
  view: {},
  ...change,
});

async function fragmentOf(content: unknown, head = `v1.${preset}`): Promise<string> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `#${head}.${bytes.toString('base64url')}`;
}

test('a link reopens scenario, playhead and view', async () => {
  const scenario = core.set(core.preset(preset), 'flows[0].sctp.streams', 8);
  const view: LinkView = {
    camera: { latitude_deg: 12 },
    layers: { isls: false },
    flow: 3,
    path: 1,
    part: 'streams',
  };
  const read = await readLink(core, await writeLink(core, linked({ scenario, view })));
  expect(JSON.parse(read.scenario)).toEqual(JSON.parse(scenario));
  expect([read.preset, read.t, read.view]).toEqual([preset, 42.318, view]);
});

test('a link for a code that is scanned means the same in signs that such codes have capitals for', async () => {
  const scenario = core.set(core.preset(preset), 'flows[0].sctp.streams', 8);
  const view: LinkView = { paused: true, hidden: true, part: 'streams', chart: { follow: 30 } };
  const short = await writeShortLink(core, linked({ scenario, view }));
  expect(short).toMatch(/^#V2\.IRIDIUM-GEO\.[0-9A-Z$*+/-]+$/);
  const long = await writeLink(core, linked({ scenario, view }));
  expect(short.length).toBeLessThan(0.6 * long.length);
  expect(isLink(short)).toBe(true);
  for (const written of [short, short.toLowerCase()]) {
    expect(await readLink(core, written)).toEqual(await readLink(core, long));
  }
});

test('a link for a code stays readable: its words are part of its version', async () => {
  const read = await readLink(core, KEPT_SHORT);
  expect([read.preset, read.t]).toEqual([preset, 42.318]);
  expect(read.view).toEqual({ paused: true, hidden: true, part: 'streams' });
  expect(JSON.parse(read.scenario).seed).toBe(7);
});

test('a link made at an event names its very instant, and keeps speed, card and charts', async () => {
  const t = 37.912_345_678_4;
  const view: LinkView = {
    speed: 0.05,
    event: { t, code: sctp.fastRetransmit, n: 1 },
    step: 'loss',
    look: { lines: { 'windows.flight': false } },
    selection: { kind: 'satellite', node: 3 },
  };
  const read = await readLink(core, await writeLink(core, linked({ t, view })));
  expect([read.t, read.view]).toEqual([t, view]);
});

test('a link keeps bookmarks with their names and views, in order of time', async () => {
  const bookmarks = [
    { name: 'the loss', t: 3.25, view: { speed: 0.05, part: 'streams' as const } },
    { name: 'the repair', t: 3.5, note: 'Three <b>reports</b> & a SACK', view: {} },
  ];
  const view: LinkView = { flow: 0, bookmarks };
  const read = await readLink(core, await writeLink(core, linked({ view })));
  expect(read.view).toEqual(view);
});

test('what is no bookmark is left out, and there are no more than a link carries', async () => {
  const nested = { name: ' one ', t: 9, view: { bookmarks: [{ name: 'within', t: 1 }], path: -1 } };
  const given = [
    nested,
    { name: 'again', t: 9 },
    null,
    7,
    { t: 3 },
    { name: '', t: 1 },
    { name: 'x'.repeat(99), t: 'no', note: ['no'] },
    { name: 'long', t: 10, note: ` two\n lines ${'y'.repeat(999)}` },
  ];
  const read = await readLink(core, await fragmentOf({ v: { bookmarks: given } }));
  expect(read.view.bookmarks).toEqual([
    { name: 'x'.repeat(60), t: 0, view: {} },
    { name: 'one', t: 9, view: {} },
    { name: 'long', t: 10, note: `two lines ${'y'.repeat(150)}`, view: {} },
  ]);
  const many = Array.from({ length: 50 }, (_, t) => ({ name: `mark ${t}`, t }));
  const full = await readLink(core, await fragmentOf({ v: { bookmarks: many } }));
  expect(full.view.bookmarks).toHaveLength(20);
  for (const bookmarks of [{}, 'no', null, [[]]]) {
    const none = await readLink(core, await fragmentOf({ v: { bookmarks } }));
    expect(none.view).toEqual({});
  }
});

test('a link without a speed, as they were made before, has none', async () => {
  const read = await readLink(core, await fragmentOf({ d: {}, t: 12.5, v: { flow: 0 } }));
  expect([read.t, read.view]).toEqual([12.5, { flow: 0 }]);
});

test('a speed beyond all numbers is none', async () => {
  const read = await readLink(core, await fragmentOf('{"d":{},"t":1e999,"v":{"speed":1e999}}'));
  expect([read.t, read.view]).toEqual([0, {}]);
});

test('a scenario that no link could reopen gets none', async () => {
  const scenario = JSON.parse(core.preset(preset));
  scenario.description = 'long '.repeat(14_000);
  const text = JSON.stringify(scenario);
  await expect(writeLink(core, linked({ scenario: text }))).rejects.toThrow('too large');
});

test('a link to a preset is short and safe in an address', async () => {
  const link = await writeLink(core, linked());
  expect(link.length).toBeLessThan(80);
  expect(link).toMatch(/^#v1\.iridium-geo\.[\w-]+$/);
});

test('fragments of pages are no links', () => {
  expect(['#v1.a.b', '#v1', 'v2.x', '#/lab', '#/about', ''].map(isLink)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['of a newer version', '#v3.iridium-geo.AAAA', 'newer version'],
  ['for a code that is no text', '#V2.IRIDIUM-GEO.A', 'damaged'],
  ['for a code with other signs', '#V2.IRIDIUM-GEO.AB%', 'damaged'],
  ['for a code with more than it holds', `#V2.IRIDIUM-GEO.${'A'.repeat(4300)}`, 'too large'],
  ['for a code of an unknown preset', '#V2.NOWHERE.AAA', 'not known'],
  ['with an unknown preset', '#v1.nowhere.AAAA', 'not known'],
  ['without data', '#v1.iridium-geo', 'damaged'],
  ['that is no base64', '#v1.iridium-geo.%%%', 'damaged'],
  ['that is no deflate stream', '#v1.iridium-geo.AAAA', 'damaged'],
  ['with something after it', '#v1.iridium-geo.AAAA.more', 'damaged'],
  ['of a hundred thousand letters', `#v1.iridium-geo.${'A'.repeat(100_001)}`, 'too large'],
])('a link %s says so', async (_, fragment, words) => {
  await expect(readLink(core, fragment)).rejects.toThrow(words);
});

test('a link that is cut short is damaged', async () => {
  const link = await writeLink(core, linked());
  await expect(readLink(core, link.slice(0, -6))).rejects.toThrow('damaged');
});

test('a link that inflates beyond 64 KiB is refused', async () => {
  const bomb = await fragmentOf(`{"d":{},"x":"${' '.repeat(5_000_000)}"}`);
  expect(bomb.length).toBeLessThan(10_000);
  await expect(readLink(core, bomb)).rejects.toThrow('too large');
});

test.each([['"text"'], ['[1]'], ['{'], ['null']])('a link holding %s is damaged', async (text) => {
  await expect(readLink(core, await fragmentOf(text))).rejects.toThrow('damaged');
});

test('a scenario that cannot run names the field', async () => {
  const fragment = await fragmentOf({ d: { seed: -1 } });
  await expect(readLink(core, fragment)).rejects.toThrow(/cannot run: .*seed/);
});

test('a view of another form is left out', async () => {
  const v = {
    camera: 'up',
    layers: { isls: 'yes', gsls: true },
    flow: -2,
    path: 0.5,
    part: 'x',
    speed: -1,
    event: { t: 1, code: 'loss', n: 0 },
    selection: 'P0 S1',
    look: [],
  };
  const read = await readLink(core, await fragmentOf({ d: {}, t: 'now', v }));
  expect([read.t, read.view]).toEqual([0, { layers: { gsls: true } }]);
});

test.each(['d', 't', 'v', 'r'])('a link whose %s nests without end is damaged', async (part) => {
  const deep = `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`;
  const text = part === 'd' ? `{"d":${deep},"t":0}` : `{"d":{},"${part}":${deep}}`;
  await expect(readLink(core, await fragmentOf(text))).rejects.toThrow('This link is damaged.');
});
