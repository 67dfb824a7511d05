/** What a reload finds again, and what becomes of what it cannot read. */
import { expect, test } from 'vitest';
import { MOST_RUNS } from '../../../document/runLetters';
import { MOST_INFLATED } from '../../../links/packed';
import { coreForTests } from '../core.testing';
import { ASIDE, DOCUMENT_KEY, isMeant, recall, STATE_KEY, type Store, save } from './autosave';

const core = await coreForTests();
const preset = 'iridium-geo';

/** A storage with room for `most` characters. */
function storage(most = 1e7): Store & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      const others = [...kept].filter(([other]) => other !== key);
      if (others.reduce((sum, [, one]) => sum + one.length, text.length) > most) {
        throw new DOMException('full', 'QuotaExceededError');
      }
      kept.set(key, text);
    },
    removeItem: (key) => kept.delete(key),
  };
}

const at = (address: string, ...replaced: string[]) => ({ address, replaced });
const changed = core.set(core.preset(preset), 'flows[0].sctp.streams', 8);
const shown = { preset, scenario: changed, t: 42.318_456, view: { speed: 0.5, paused: true } };

test('a reload finds document, playhead and view, of a scenario too large for a link as well', () => {
  const store = storage();
  const trace = Array.from({ length: 20_000 }, (_, at) => at + 1).join('\n');
  const scenario = core.set(core.preset('two-links'), 'links[0].trace', trace);
  expect(scenario.length).toBeGreaterThan(MOST_INFLATED);
  const large = { ...shown, preset: 'two-links', scenario };
  const addresses = at('#v1.x', '#v1.w');
  expect(save(store, large, addresses)).toBe(true);
  expect(recall(store, core)).toEqual({ kind: 'state', state: large, addresses });
  expect(isMeant(at('#v1.x'), '#v1.x', 'link', false)).toBe(true);
  expect(isMeant(at('#v1.x'), '#v1.y', 'link', true)).toBe(false);
  expect(isMeant(at(''), '', 'page', true)).toBe(true);
  expect(isMeant(at(''), '', 'page', false)).toBe(false);
  // A scenario by its name begins anew, but for what a reload would lose.
  const named = '#/lab?scenario=two-links';
  expect(isMeant(at(named), named, 'scenario', true)).toBe(true);
  expect(isMeant(at(named), named, 'scenario', false)).toBe(false);
  expect(isMeant(at('#v1.x'), named, 'scenario', true)).toBe(false);
});

test('a reload that asks for what the address was a moment before finds the state of its end', () => {
  const named = '#/lab?scenario=two-links';
  const kept = at('#v1.now', named, '#v1.before');
  expect(isMeant(kept, '#v1.before', 'link', true)).toBe(true);
  expect(isMeant(kept, named, 'scenario', true)).toBe(true);
  // Whoever opens a link means the moment that it names.
  expect(isMeant(kept, '#v1.before', 'link', false)).toBe(false);
});

test('a reload finds the runs beside each other, and puts all aside where one of them cannot run', () => {
  const store = storage();
  const other = { preset: 'two-links', scenario: core.preset('two-links'), name: 'wired' };
  const beside = { at: 1, shown: 0, name: '', others: [other], problems: [] };
  save(store, { ...shown, beside }, at(''));
  const found = recall(store, core);
  expect(found.kind === 'state' && found.state.beside).toEqual(beside);
  save(
    store,
    { ...shown, beside: { ...beside, others: [{ ...other, scenario: '{"seed":-1}' }] } },
    at(''),
  );
  expect(recall(store, core).kind).toBe('refused');
});

test('a full storage keeps no half of a state', () => {
  const store = storage(changed.length + 100);
  expect(save(store, shown, at(''))).toBe(false);
  expect(store.kept.size).toBe(0);
  expect(recall(store, core)).toEqual({ kind: 'nothing' });
});

test.each([
  ['of a newer version', { version: 2, t: 3 }, 'newer version'],
  ['that is no state', 'moon', 'cannot be read'],
])('what was kept %s is said, and put aside', (_, state, words) => {
  const store = storage();
  save(store, shown, at(''));
  const text = JSON.stringify(state);
  store.setItem(STATE_KEY, text);
  const found = recall(store, core);
  expect(found.kind === 'refused' && found.sentence).toContain(words);
  expect(store.getItem(`${STATE_KEY}${ASIDE}`)).toBe(text);
  expect(store.getItem(`${DOCUMENT_KEY}${ASIDE}`)).toContain('streams');
  expect(recall(store, core)).toEqual({ kind: 'nothing' });
});

test('a document that cannot run is put aside', () => {
  const store = storage();
  save(store, { ...shown, scenario: '{"version":1,"seed":-1}' }, at(''));
  expect(recall(store, core).kind).toBe('refused');
});

test('a kept run whose name is no text has none, and further runs than there are letters are left out', () => {
  const store = storage();
  save(store, shown, at(''));
  const other = { preset, scenario: changed, name: { toString: 'one' } };
  const beside = { at: 'x', shown: -1, name: ['A'], others: Array(9).fill(other) };
  store.setItem(DOCUMENT_KEY, JSON.stringify({ version: 1, preset, text: changed, beside }));
  const found = recall(store, core);
  expect(found.kind === 'state' && found.state.beside).toEqual({
    at: 0,
    shown: 0,
    name: '',
    others: Array(MOST_RUNS - 1).fill({ preset, scenario: changed, name: '' }),
    problems: [],
  });
});

test('what was kept that nests without end is put aside', () => {
  const store = storage();
  save(store, shown, at(''));
  const camera = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  store.setItem(STATE_KEY, `{"version":1,"t":1,"view":{"camera":{"a":${camera}}}}`);
  expect(recall(store, core).kind).toBe('refused');
});

test('what cannot be put aside for want of room is said, and the page opens', () => {
  const store = storage(400);
  store.setItem(STATE_KEY, 'x'.repeat(150));
  store.setItem(DOCUMENT_KEY, 'y'.repeat(150));
  const full = {
    ...store,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const found = recall(full, core);
  expect(found.kind === 'refused' && found.sentence).toContain('no room');
  expect(recall(full, core)).toEqual({ kind: 'nothing' });
});
