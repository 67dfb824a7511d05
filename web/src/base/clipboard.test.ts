/** Copying where the clipboard is open, closed, or not there. */
import { afterEach, expect, test, vi } from 'vitest';
import { copied } from './clipboard';

afterEach(() => vi.unstubAllGlobals());

test('a clipboard that is open has the text', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copied('a link')).toBe(true);
  expect(writeText).toHaveBeenCalledWith('a link');
});

test('one that is closed, or that a page without https does not have, is told of', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  expect(await copied('a link')).toBe(false);
  vi.stubGlobal('navigator', {});
  expect(await copied('a link')).toBe(false);
});
