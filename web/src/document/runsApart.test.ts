/** The words that tell runs beside each other apart. */
import { expect, test } from 'vitest';
import { runsApart } from './runsApart';

const differs = (path: string, before: string, after: string, of = '') => ({
  ...{ path, of, before, after },
  label: path.toUpperCase(),
  group: '',
});

test('each run has its value in what not all have alike', () => {
  const streams = [[], [differs('streams', '1', '4')]];
  expect(runsApart(streams)).toEqual(['STREAMS 1', 'STREAMS 4']);
  const three = [[], [differs('streams', '1', '4')], [differs('ber', '0', '1e-5', 'Iridium')]];
  expect(runsApart(three)).toEqual([
    'STREAMS 1, Iridium: BER 0',
    'STREAMS 4, Iridium: BER 0',
    'STREAMS 1, Iridium: BER 1e-5',
  ]);
});

test('what changes while the run goes on is told by its own words', () => {
  const changed = [[], [differs('changes', 'none', 'BER: 1e-5 from 20 s on')]];
  expect(runsApart(changed)).toEqual(['unchanged', 'BER: 1e-5 from 20 s on']);
});

test('what is more than can be read is counted, and runs alike have no words', () => {
  const many = ['a', 'b', 'c', 'd'].map((path) => differs(path, '0', '1'));
  expect(runsApart([[], many])).toEqual(['A 0, B 0, 2 more', 'A 1, B 1, 2 more']);
  expect(runsApart([[], []])).toEqual(['', '']);
});
