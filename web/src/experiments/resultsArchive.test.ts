/** Results out of the browser's database: what no version of the page can show is passed over. */
import { expect, test } from 'vitest';
import { isVerdicts } from './resultsArchive';

const kept = { id: 'ir-fig10', mode: 'quick', hash: 'a', seed: 1, core: 'b' };
const verdicts = { ...kept, holds: 2, fails: 0, unclear: 1, complete: true };

test('kept verdicts are counts', () => {
  expect(isVerdicts(verdicts)).toBe(true);
  for (const change of [
    { holds: { a: 1 } },
    { fails: '3' },
    { unclear: -1 },
    { complete: 1 },
    { id: [] },
  ]) {
    expect(isVerdicts({ ...verdicts, ...change })).toBe(false);
  }
  expect(isVerdicts(null)).toBe(false);
  expect(isVerdicts('verdicts')).toBe(false);
});
