/** What the lab's switches show and put away, on wide and on small screens. */
import { expect, test } from 'vitest';
import {
  controlsSwitched,
  layoutAtFirst,
  layoutMarks,
  shows,
  sideSwitched,
  turnedTo,
  withControls,
} from './layout';

const [WIDE, NARROW] = [false, true];

test('a switch of the left column shows its part, and pressed again the controls', () => {
  const moments = turnedTo(layoutAtFirst, 'moments', WIDE);
  expect(shows(moments, 'moments', WIDE)).toBe(true);
  expect(shows(turnedTo(moments, 'runs', WIDE), 'runs', WIDE)).toBe(true);
  expect(shows(turnedTo(moments, 'moments', WIDE), 'controls', WIDE)).toBe(true);
});

test('on a small screen the same switch opens the sheet and closes it', () => {
  expect(shows(layoutAtFirst, 'controls', NARROW)).toBe(false);
  const moments = turnedTo(layoutAtFirst, 'moments', NARROW);
  expect(shows(moments, 'moments', NARROW)).toBe(true);
  expect(turnedTo(moments, 'moments', NARROW).sheet).toBe(false);
});

test('the switch of the controls puts the column away only where they are in it', () => {
  const away = controlsSwitched(layoutAtFirst, WIDE);
  expect(away.hidden.controls).toBe(true);
  expect(controlsSwitched(away, WIDE).hidden.controls).toBe(false);
  const moments = turnedTo(layoutAtFirst, 'moments', WIDE);
  expect(shows(controlsSwitched(moments, WIDE), 'controls', WIDE)).toBe(true);
  const sheet = controlsSwitched(layoutAtFirst, NARROW);
  expect(sheet.sheet).toBe(true);
  expect(controlsSwitched(sheet, NARROW).sheet).toBe(false);
});

test('whoever looks for a control finds the column, also where it was put away', () => {
  const away = controlsSwitched(layoutAtFirst, WIDE);
  expect(shows(withControls(away, WIDE), 'controls', WIDE)).toBe(true);
  expect(shows(withControls(layoutAtFirst, NARROW), 'controls', NARROW)).toBe(true);
});

test('presenting, nothing is put away and nothing is large', () => {
  const busy = sideSwitched(controlsSwitched(layoutAtFirst, WIDE));
  expect(layoutMarks(busy, WIDE, 'charts')).toMatchObject({
    'data-large': true,
    'data-no-controls': true,
    'data-no-side': true,
  });
  const marks = layoutMarks({ ...busy, presenting: true }, WIDE, 'charts');
  expect(Object.entries(marks).filter(([, set]) => set)).toEqual([['data-present', true]]);
});
