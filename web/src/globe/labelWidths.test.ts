/** How often the page is laid out for the names on the globe. */
import { afterEach, expect, test, vi } from 'vitest';
import { LabelWidths } from './labelWidths';

afterEach(() => vi.unstubAllGlobals());

/** An element as wide as its text has letters, and how often that was asked for. */
function page(status = 'loaded') {
  let asked = 0;
  let gone = 0;
  const element = (text: string) => ({
    get offsetWidth() {
      asked += 1;
      return 10 * text.length;
    },
    remove: () => {
      gone += 1;
    },
  });
  vi.stubGlobal('document', { fonts: { status, ready: Promise.resolve() } });
  const widths = new LabelWidths<'path' | 'marked'>(
    (text) => element(text) as unknown as HTMLElement,
  );
  return {
    widths,
    of: (text: string, kind: 'path' | 'marked' = 'marked') =>
      widths.of(element(text) as unknown as HTMLElement, text, kind),
    asked: () => asked,
    gone: () => gone,
  };
}

test('names that differ in their digits alone are asked for once, in each look', () => {
  const { of, asked } = page();
  expect([of('P17 S3'), of('P28 S9'), of('P28 S12')]).toEqual([60, 60, 70]);
  expect(asked()).toBe(2);
  of('P17 S3', 'path');
  expect(asked()).toBe(3);
});

test('all shapes of names are asked for beforehand, and nothing of that is left', async () => {
  const { widths, of, asked, gone } = page();
  await widths.prepare(['P0 S0', 'P0 S1', 'P0 S10', 'P10 S1'], ['path', 'marked']);
  expect([asked(), gone()]).toEqual([6, 6]);
  expect(of('P3 S7')).toBe(50);
  await widths.prepare(['P9 S9'], ['path', 'marked']);
  expect(asked()).toBe(6);
});

test('widths of another font are forgotten when the own one has come', () => {
  const { of, asked } = page('loading');
  of('P0 S0');
  of('P0 S0');
  expect(asked()).toBe(2);
});
