/** Captures and single packets asked of a worker: progress, cancel, and what is told when it fails. */
import { describe, expect, test, vi } from 'vitest';
import type { FromPackets, PacketsPort, ToPackets } from '../protocol/packets';
import { askPoints, capture } from './captures';
import { PacketReader } from './packetReader';

function port() {
  const asked: ToPackets[] = [];
  const own: PacketsPort = {
    onmessage: null,
    onerror: null,
    postMessage: (message) => asked.push(message),
    terminate: vi.fn(),
  };
  const say = (data: FromPackets) => own.onmessage?.({ data } as MessageEvent<FromPackets>);
  return { own, asked, say };
}

const order = { scenario: '{}', point: 'sender', until_s: 40, format: 'qlog' } as const;
const part = (text: string, reached_s: number): FromPackets => ({
  type: 'part',
  bytes: new TextEncoder().encode(text).buffer,
  reached_s,
});

describe('a capture', () => {
  test('is put together of its parts and says how far it is', async () => {
    const { own, asked, say } = port();
    const listener = { progress: vi.fn(), done: vi.fn(), failed: vi.fn() };
    capture(order, listener, () => own);
    expect(asked).toEqual([{ type: 'capture', ...order }]);
    say(part('pcap', 10));
    say(part('ng', 40));
    say({ type: 'captured', count: 7 });
    expect(listener.progress.mock.calls).toEqual([[0.25], [1]]);
    const [file, count] = listener.done.mock.calls[0] ?? [];
    expect([await file.text(), count]).toEqual(['pcapng', 7]);
    expect(own.terminate).toHaveBeenCalled();
    expect(listener.failed).not.toHaveBeenCalled();
  });

  test('that is refused says why, and one that is cancelled ends its worker', () => {
    const { own, say } = port();
    const listener = { progress: vi.fn(), done: vi.fn(), failed: vi.fn() };
    const cancel = capture(order, listener, () => own);
    say({ type: 'failed', message: 'capture: there is no point called "x"' });
    expect(listener.failed).toHaveBeenCalledWith('capture: there is no point called "x"');
    cancel();
    expect(own.terminate).toHaveBeenCalledTimes(2);
  });

  test('has points to choose from, or none where they cannot be told', () => {
    const answers: (readonly string[])[] = [];
    for (const said of [
      { type: 'points', points: ['flows[0].sender', 'Quito'] },
      { type: 'failed', message: 'no' },
    ] as const) {
      const { own, say } = port();
      askPoints(
        '{}',
        (points) => answers.push(points),
        () => own,
      );
      say(said);
      expect(own.terminate).toHaveBeenCalled();
    }
    expect(answers).toEqual([['flows[0].sender', 'Quito'], []]);
  });
});

describe('a packet that is picked', () => {
  const packet = (at: number): FromPackets => ({
    type: 'packet',
    packet: {
      bytes: new Uint8Array([at]),
      told: { fields: [], right: true, malformed: null, remarks: [] },
    },
  });
  const listener = () => ({ reached: vi.fn(), done: vi.fn(), failed: vi.fn() });

  test('comes from the worker of the one before, unless that is still at work', () => {
    const ports = [port(), port()];
    let spawned = 0;
    const reader = new PacketReader(() => (ports[spawned++] as (typeof ports)[0]).own);
    const [first, second, third] = [listener(), listener(), listener()];
    reader.ask('{}', 5, first);
    ports[0]?.say({ type: 'reached', reached_s: 3 });
    ports[0]?.say(packet(5));
    expect(first.reached).toHaveBeenCalledWith(3);
    expect(first.done).toHaveBeenCalledOnce();
    reader.ask('{}', 9, second);
    reader.ask('{}', 7, third);
    expect(ports[0]?.own.terminate).toHaveBeenCalledOnce();
    expect(spawned).toBe(2);
    ports[1]?.say(packet(7));
    expect([second.done.mock.calls.length, third.done.mock.calls.length]).toEqual([0, 1]);
  });

  test('is stepped to and from: on the way forward one worker serves the last wish, and none is read twice', () => {
    const own = port();
    const reader = new PacketReader(() => own.own);
    const [first, passed, last, back] = [listener(), listener(), listener(), listener()];
    reader.ask('{}', 5, first);
    reader.ask('{}', 6, passed);
    reader.ask('{}', 8, last);
    own.say(packet(5));
    own.say(packet(8));
    expect(own.asked.map((ask) => ('packet' in ask ? ask.packet : null))).toEqual([5, 8]);
    expect([first, passed].map(({ done }) => done.mock.calls.length)).toEqual([0, 0]);
    expect(last.done.mock.calls[0]?.[0].bytes).toEqual(new Uint8Array([8]));
    reader.ask('{}', 5, back);
    expect(back.done.mock.calls[0]?.[0].bytes).toEqual(new Uint8Array([5]));
    expect(own.asked).toHaveLength(2);
    // Of another run the packets are others.
    reader.ask('{"seed":2}', 5, first);
    expect(own.own.terminate).toHaveBeenCalledOnce();
    expect(own.asked).toHaveLength(3);
  });

  test('that cannot be had says why, and the next is asked of another worker', () => {
    const ports = [port(), port()];
    let spawned = 0;
    const reader = new PacketReader(() => (ports[spawned++] as (typeof ports)[0]).own);
    const one = listener();
    reader.ask('{}', 5, one);
    ports[0]?.say({ type: 'failed', message: 'The run has no such packet.' });
    expect(one.failed).toHaveBeenCalledWith('The run has no such packet.');
    reader.ask('{}', 6, one);
    expect(ports[1]?.asked).toEqual([{ type: 'packet', scenario: '{}', packet: 6 }]);
  });
});
