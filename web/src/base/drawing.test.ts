/** What is kept of how this device draws the globe. */
import { afterEach, expect, it, vi } from 'vitest';
import { chooseDrawing, drawingChosen } from './drawing';

afterEach(() => vi.unstubAllGlobals());

it('is changed part by part, and nothing is kept of what is usual', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  expect(drawingChosen()).toEqual({ plain: false, sharp: false, told: false, kept: false });
  chooseDrawing({ sharp: true, told: true, kept: true });
  chooseDrawing({ plain: true });
  expect(drawingChosen()).toEqual({ plain: true, sharp: true, told: true, kept: true });
  chooseDrawing({ plain: false, sharp: false, told: false, kept: false });
  expect(kept.size).toBe(0);
});

it('holds until the page is left where the browser keeps nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => {
      throw new Error('refused');
    },
  });
  expect(drawingChosen().plain).toBe(false);
  chooseDrawing({ plain: true });
  expect(drawingChosen()).toEqual({ plain: true, sharp: false, told: false, kept: false });
});
