/** Questions why: one worker answers one after the other, and none that nobody waits for. */
import { expect, test, vi } from 'vitest';
import type { FromPackets, PacketsPort, ToPackets } from '../protocol/packets';
import { Reasons } from './reasons';

function port() {
  const asked: ToPackets[] = [];
  const own: PacketsPort = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => void asked.push(message),
    terminate: vi.fn(),
  };
  const say = (data: FromPackets) => own.onmessage?.({ data } as MessageEvent<FromPackets>);
  return { own, asked, say };
}

const question = (t_s: number) => ({ scenario: '{}', terminal: 66, satellite: 3, t_s });
const why = { terminal: 'Quito', satellite: 'P0 S3', t_s: 1, used: false, rungs: [], change: '' };

test('an answer comes to who asked last; a worker still at an older question is ended', () => {
  const ports = [port(), port()];
  let spawned = 0;
  const reasons = new Reasons(() => (ports[spawned++] as (typeof ports)[0]).own);
  const [first, second, third] = [0, 1, 2].map(() => ({ done: vi.fn(), failed: vi.fn() }));
  if (!first || !second || !third) throw new Error('three listeners');
  reasons.ask(question(1), first);
  reasons.ask(question(2), second);
  expect(ports[0]?.own.terminate).toHaveBeenCalledOnce();
  ports[1]?.say({ type: 'why', why });
  expect([first.done.mock.calls.length, second.done.mock.calls]).toEqual([0, [[why]]]);
  reasons.ask(question(3), third);
  expect(spawned).toBe(2);
  expect(ports[1]?.asked.at(-1)).toEqual({ type: 'why', ...question(3) });
  ports[1]?.say({ type: 'failed', message: 'there is no satellite 99' });
  expect(third.failed).toHaveBeenCalledWith('there is no satellite 99');
  reasons.end();
  expect(ports[1]?.own.terminate).toHaveBeenCalledOnce();
});
