/** The page's side of the worker: runs, answers that come too late, and a worker that dies. */
import { beforeEach, expect, test } from 'vitest';
import type { FromWorker, RunMeta, ToWorker } from '../protocol/messages';
import { SimulationClient, type WorkerPort } from './client';

class Port implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  readonly heard: ToWorker[] = [];
  ended = false;
  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }
  terminate(): void {
    this.ended = true;
  }
  say(data: FromWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromWorker>);
  }
}

const meta = { nodes: 2 } as RunMeta;
let ports: Port[];
let told: string[];
let client: SimulationClient;

beforeEach(() => {
  ports = [];
  told = [];
  client = new SimulationClient(
    {
      loaded: ({ nodes }) => told.push(`loaded ${nodes}`),
      block: ({ simulated_s }) => told.push(`block to ${simulated_s}`),
      failed: (message) => told.push(message),
    },
    () => {
      const port = new Port();
      ports.push(port);
      return port;
    },
  );
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
  ports[0]?.say({ type: 'loaded', run: 1, meta });
  ports[0]?.say(block(1, 5));
  ports[0]?.say({ type: 'loaded', run: 2, meta });
  ports[0]?.say(block(2, 1));
  expect(told).toEqual(['loaded 2', 'block to 1']);
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
