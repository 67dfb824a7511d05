/** How long a run takes, by one that is made. */
import { expect, test, vi } from 'vitest';
import { measureRun } from './cost';

/** A pool whose runs are done at the instants given, ms. */
function measured(done_ms: readonly number[]) {
  let now = 0;
  const cancel = vi.fn();
  let finish: () => void = () => undefined;
  const measuring = measureRun(
    '{}',
    (_, done) => {
      finish = () => {
        for (const at of done_ms) {
          now = at;
          done();
        }
      };
      return { cancel };
    },
    () => now,
  );
  finish();
  return { measuring, cancel };
}

test('the start of the worker is not counted where a run is short', async () => {
  const { measuring, cancel } = measured([400, 500]);
  expect(await measuring.run_s).toBe(0.1);
  expect(cancel).toHaveBeenCalled();
});

test('a long run is made once', async () => {
  const { measuring, cancel } = measured([4000]);
  expect(await measuring.run_s).toBe(4);
  expect(cancel).toHaveBeenCalled();
});

test('a run that cannot be made is told', async () => {
  const { run_s } = measureRun('{}', (_, __, ended) => {
    queueMicrotask(() => ended('Run 1 failed.'));
    return { cancel: () => undefined };
  });
  await expect(run_s).rejects.toThrow('Run 1 failed.');
});
