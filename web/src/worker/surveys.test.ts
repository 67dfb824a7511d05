/** Surveys of paths, made bit by bit in a worker. */
import { describe, expect, it } from 'vitest';
import type { FromSweepWorker, PathSeries, ToSweepWorker } from '../protocol/experiment';
import { type SurveyListener, Surveys } from './surveys';
import type { SweepPort } from './sweepPort';

class Port implements SweepPort {
  onmessage: SweepPort['onmessage'] = null;
  onerror: SweepPort['onerror'] = null;
  readonly asked: ToSweepWorker[] = [];
  alive = true;
  postMessage(message: ToSweepWorker): void {
    this.asked.push(message);
  }
  terminate(): void {
    this.alive = false;
  }
  say(data: FromSweepWorker): void {
    this.onmessage?.({ data } as MessageEvent<FromSweepWorker>);
  }
}

const none = new Float64Array();
const series: PathSeries = {
  t: none,
  delay_ms: none,
  links: none,
  path_changes: none,
  handovers: [none, none],
  seam: none,
};

function start(points: number, size: number) {
  const ports: Port[] = [];
  const told: string[] = [];
  const listener: SurveyListener = {
    progress: (share) => told.push(share.toFixed(2)),
    done: (point) => told.push(`done ${point}`),
    ended: (problem) => told.push(`ended ${problem}`),
  };
  const spawn = () => {
    const port = new Port();
    ports.push(port);
    return port;
  };
  const surveys = new Surveys('rt-fig03a', '{"to":["Oslo"]}', points, listener, size, spawn);
  return { ports, told, surveys };
}

describe('surveys', () => {
  it('are made several at once, each with the places that were chosen', () => {
    const { ports, told } = start(3, 2);
    const [first, second] = ports as [Port, Port];
    expect(ports.flatMap(({ asked }) => asked)).toEqual(
      [0, 1].map((point) => ({
        type: 'survey',
        id: 'rt-fig03a',
        mode: 'full',
        chosen: '{"to":["Oslo"]}',
        point,
      })),
    );
    first.say({ type: 'surveying', done: 0.6 });
    second.say({ type: 'surveyed', series });
    expect(second.asked.at(-1)).toMatchObject({ point: 2 });
    first.say({ type: 'surveyed', series });
    second.say({ type: 'surveyed', series });
    expect(told).toEqual([
      '0.20',
      '0.53',
      'done 1',
      '0.67',
      'done 0',
      '1.00',
      'done 2',
      'ended null',
    ]);
    expect(ports.some(({ alive }) => alive)).toBe(false);
  });

  it('end with the sentence of the one that cannot be made', () => {
    const { ports, told } = start(4, 2);
    ports[0]?.say({ type: 'failed', message: 'there is no path' });
    ports[1]?.say({ type: 'surveyed', series });
    expect(told).toEqual(['ended there is no path']);
    expect(ports.some(({ alive }) => alive)).toBe(false);
  });

  it('say nothing more once they are cancelled', () => {
    const { ports, told, surveys } = start(2, 2);
    surveys.cancel();
    ports[0]?.say({ type: 'surveyed', series });
    expect(told).toEqual([]);
    expect(ports.some(({ alive }) => alive)).toBe(false);
  });
});
