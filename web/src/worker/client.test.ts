/** The page's side of the worker: runs, answers that come too late, and a worker that dies. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../protocol/messages';
import { SimulationClient, type WorkerPort } from './client';

class Port implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  readonly heard: ToWorker[] = [];
  readonly transferred: Transferable[] = [];
  ended = false;
  postMessage(message: ToWorker, transfer: Transferable[] = []): void {
    this.heard.push(message);
    this.transferred.push(...transfer);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
}

let ports: Port[];
let told: string[];
let client: SimulationClient;

beforeEach(() => {
  vi.useFakeTimers();
  ports = [];
  told = [];
  client = new SimulationClient(
    {
      loaded: () => told.push('loaded'),
      block: ({ simulated_s }) => told.push(`block to ${simulated_s}`),
      forked: (at_s, rows) => told.push(`forked at ${at_s} with ${rows.length} tables`),
      failed: (message) => told.push(message),
      restarted: () => told.push('restarted'),
    },
    () => {
      const port = new Port();
      ports.push(port);
      return port;
    },
  );
});

afterEach(() => {
  client.stop();
  vi.useRealTimers();
});

const block = (run: number, simulated_s: number): FromWorker => ({
  type: 'block',
  run,
  buffer: new ArrayBuffer(0),
  simulated_s,
  finished: false,
});

test('one worker serves run after run', () => {
  client.load('one');
  client.advance(10);
  client.load('two');
  expect(ports).toHaveLength(1);
  expect(
    ports[0]?.heard.map((told) => (told.type === 'core' ? 'core' : `${told.type} ${told.run}`)),
  ).toEqual(['load 1', 'advance 1', 'load 2']);
});

test('what an older run still says is ignored', () => {
  client.load('one');
  client.load('two');
  ports[0]?.say({ type: 'loaded', run: 1 });
  ports[0]?.say(block(1, 5));
  ports[0]?.say({ type: 'loaded', run: 2 });
  ports[0]?.say(block(2, 1));
  expect(told).toEqual(['loaded', 'block to 1']);
});

test('the memory of a block goes back to the worker once the block was read', () => {
  client.load('one');
  const first = { ...block(1, 5), buffer: new ArrayBuffer(64) } as FromWorker & { type: 'block' };
  ports[0]?.say(first);
  expect(told).toEqual(['block to 5']);
  expect(ports[0]?.heard.at(-1)).toEqual({ type: 'spent', run: 1, buffer: first.buffer });
  expect(ports[0]?.transferred).toEqual([first.buffer]);
  client.load('two');
  ports[0]?.say(block(1, 6));
  expect(ports[0]?.heard.at(-1)).toMatchObject({ type: 'load' });
});

test('a worker that fails is ended and told, and the next load starts another', () => {
  client.load('one');
  ports[0]?.say({ type: 'failed', run: 1, message: 'unreachable' });
  expect([told, ports[0]?.ended]).toEqual([['unreachable'], true]);
  client.load('one');
  expect(ports).toHaveLength(2);
});

test('a worker that does not start is told in a sentence', () => {
  client.load('one');
  ports[0]?.onerror?.({ message: '' } as ErrorEvent);
  expect(told).toEqual(['The simulation worker could not be started.']);
});

/** A run that has been loaded and has come to 5 s of the 100 s it was asked for. */
function underWay(): Port {
  client.load('one');
  const port = ports.at(-1) as Port;
  port.say({ type: 'loaded', run: 1 });
  client.advance(100);
  port.say(block(1, 5));
  told.length = 0;
  return port;
}

test('a worker that falls silent at work is replaced, and the run made once more', () => {
  const port = underWay();
  vi.advanceTimersByTime(9_000);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect([told, port.ended]).toEqual([['restarted'], true]);
  expect(ports[1]?.heard).toContainEqual({ type: 'load', run: 2, scenario: 'one' });
});

test('a run that silences two workers at one place is given up with a sentence, and can be tried again', () => {
  underWay();
  vi.advanceTimersByTime(11_000);
  ports[1]?.say({ type: 'loaded', run: 2 });
  client.advance(100);
  ports[1]?.say(block(2, 4));
  vi.advanceTimersByTime(11_000);
  expect(told.at(-1)).toBe('it no longer answers.');
  expect(ports[1]?.ended).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(ports).toHaveLength(2);
  client.retry();
  expect(ports).toHaveLength(3);
  expect(told.at(-1)).toBe('restarted');
});

test('a run that has come further is taken up again as often as it falls silent', () => {
  underWay();
  for (let run = 2; run < 6; run += 1) {
    vi.advanceTimersByTime(11_000);
    const port = ports.at(-1);
    port?.say({ type: 'loaded', run });
    client.advance(100);
    port?.say(block(run, 5 * run));
  }
  expect(told.filter((said) => said === 'restarted')).toHaveLength(4);
  expect(told).not.toContain('it no longer answers.');
});

test('a worker that rests is left alone, however long', () => {
  const port = underWay();
  port.say(block(1, 100));
  vi.advanceTimersByTime(3_600_000);
  client.advance(200);
  port.say({ ...block(1, 150), finished: true } as FromWorker);
  vi.advanceTimersByTime(3_600_000);
  expect([ports.length, port.ended]).toEqual([1, false]);
});

test('a large scenario may take its time to be made ready, and a slow network to bring the code', () => {
  client.load('one');
  vi.advanceTimersByTime(80_000);
  ports[0]?.say({ type: 'heard', run: 1 });
  vi.advanceTimersByTime(50_000);
  expect(ports).toHaveLength(1);
});

test('another run gets a worker of its own when the old one does not hear it within a second', () => {
  const port = underWay();
  client.load('two');
  client.advance(30);
  expect(ports).toHaveLength(1);
  vi.advanceTimersByTime(1_000);
  expect(port.ended).toBe(true);
  expect(ports[1]?.heard).toEqual([
    { type: 'load', run: 3, scenario: 'two' },
    { type: 'advance', run: 3, until_s: 30 },
  ]);
});

test('a worker that hears the next run keeps it, also if it takes longer to make ready', () => {
  const port = underWay();
  client.load('two');
  port.say({ type: 'heard', run: 2 });
  vi.advanceTimersByTime(30_000);
  expect([ports.length, port.ended]).toEqual([1, false]);
});

test('the memory of a huge run is given back with its worker when another begins', () => {
  const port = underWay();
  port.say({ ...block(1, 6), memory_bytes: 2e9 } as FromWorker);
  expect(port.ended).toBe(false);
  client.load('two');
  expect([ports.length, port.ended]).toEqual([2, true]);
});

test('a fork keeps the run and tells from when on it is another one', () => {
  client.load('one');
  const [port] = ports;
  port?.say({ type: 'loaded', run: 1 });
  client.fork('one, changed');
  expect(port?.heard.at(-1)).toEqual({ type: 'fork', run: 1, scenario: 'one, changed' });
  port?.say({ type: 'forked', run: 1, at_s: 7, rows: [3, 4] });
  port?.say(block(1, 9));
  expect(told).toEqual(['loaded', 'forked at 7 with 2 tables', 'block to 9']);
});

test('a worker that falls silent over a fork leaves nothing of the run before it', () => {
  client.load('one');
  ports[0]?.say({ type: 'loaded', run: 1 });
  client.fork('one, changed');
  client.advance(50);
  vi.advanceTimersByTime(15_000);
  expect(told).toEqual(['loaded', 'forked at 0 with 0 tables', 'restarted']);
  expect(ports[1]?.heard.at(-1)).toMatchObject({ type: 'load', scenario: 'one, changed' });
});
