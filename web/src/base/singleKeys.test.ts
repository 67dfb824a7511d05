/** Keys of one letter or sign, switched off. */
import { afterEach, expect, test, vi } from 'vitest';
import { isSilenced, singleKeysOn, switchSingleKeys } from './singleKeys';

const key = (of: string, more = {}) =>
  ({ key: of, ctrlKey: false, metaKey: false, altKey: false, ...more }) as KeyboardEvent;

afterEach(() => {
  switchSingleKeys(true);
  vi.unstubAllGlobals();
});

test('letters, digits and signs rest once they are switched off, and nothing else does', () => {
  expect(isSilenced(key('m'))).toBe(false);
  switchSingleKeys(false);
  for (const one of ['m', 'F', '/', ',', '+', '0', 'é']) {
    expect([one, isSilenced(key(one))]).toEqual([one, true]);
  }
  for (const other of [' ', '?', 'ArrowLeft', 'Home', 'PageDown', 'Escape']) {
    expect([other, isSilenced(key(other))]).toEqual([other, false]);
  }
  expect(isSilenced(key('z', { ctrlKey: true }))).toBe(false);
});

test('the choice outlives the page where the browser keeps something, and lasts as long as it else', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  switchSingleKeys(false);
  expect(kept.size).toBe(1);
  expect(singleKeysOn()).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  switchSingleKeys(false);
  expect(singleKeysOn()).toBe(false);
});
