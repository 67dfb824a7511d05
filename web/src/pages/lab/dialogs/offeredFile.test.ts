/** What is dropped on the lab or pasted into it. */
import { expect, test, vi } from 'vitest';
import { offerFile } from './offeredFile';

function taker() {
  return { offer: vi.fn(), notify: vi.fn() };
}

test('the text of a dropped file is offered', async () => {
  const lab = taker();
  await offerFile(new File(['1 90001U\n2 90001\n'], 'one.tle'), lab);
  expect(lab.offer).toHaveBeenCalledWith('1 90001U\n2 90001\n');
  expect(lab.notify).not.toHaveBeenCalled();
});

test('a file that is too large is refused in one sentence before it is read', async () => {
  const lab = taker();
  const text = vi.fn();
  await offerFile({ name: 'all.xml', size: 2 ** 25 + 1, text } as unknown as File, lab);
  expect(lab.notify).toHaveBeenCalledWith('all.xml is too large: it has more than 32 MiB.');
  expect(text).not.toHaveBeenCalled();
  expect(lab.offer).not.toHaveBeenCalled();
});

test('a file that cannot be read is told', async () => {
  const lab = taker();
  const gone = { name: 'gone.tle', size: 10, text: () => Promise.reject(new Error('gone')) };
  await offerFile(gone as unknown as File, lab);
  expect(lab.notify).toHaveBeenCalledWith('gone.tle could not be read.');
});

test('a file with nothing in it is told', async () => {
  const lab = taker();
  await offerFile(new File(['\n'], 'none.tle'), lab);
  expect(lab.notify).toHaveBeenCalledWith('none.tle is empty.');
  expect(lab.offer).not.toHaveBeenCalled();
});

test('a trace is told where it belongs, and is not read as element sets', async () => {
  const lab = taker();
  await offerFile(new File(['time_s,delay_ms\n0,20\n'], 'link.csv'), lab);
  expect(lab.notify).toHaveBeenCalledWith(
    expect.stringMatching(/^link\.csv is a trace, .*Terminal traces of a station\.$/),
  );
  expect(lab.offer).not.toHaveBeenCalled();
});

test('what is of no known kind is refused by its name', async () => {
  const lab = taker();
  await offerFile(new File(['Dear all,\nsee below\n'], 'letter.txt'), lab);
  expect(lab.notify).toHaveBeenCalledWith(
    'letter.txt is not a file that the lab opens: no scenario, run, experiment or lesson, and no element sets.',
  );
});
