/** The lines of a controller's model, on a recording made for it. */
import { expect, it } from 'vitest';
import { End } from '../../protocol/codes.gen';
import { EVENT_CODES } from '../../protocol/events.gen';
import { FlowRows } from '../../reading/flowRows';
import { FLOW, recording } from '../../reading/tables.testing';
import { modelLines } from './lines';

const { sctp } = EVENT_CODES;
const at = (t: number, code: (typeof sctp)[keyof typeof sctp], more = {}) => ({
  t,
  code,
  flow: 0,
  path: 0,
  end: End.sender,
  a: 1000 * t,
  ...more,
});

it('are of what the sender tells of its path, and of no other flow, path or event', () => {
  const source = recording(
    {
      events: [
        at(1, sctp.startup),
        at(2, sctp.model),
        at(2.5, sctp.slowStart),
        at(3, sctp.model, { flow: 1 }),
        at(3, sctp.model, { path: 1 }),
        at(3, sctp.model, { end: End.receiver }),
        at(4, sctp.probeRtt),
      ],
    },
    5,
  );
  const rows = new FlowRows(source, FLOW);
  const [line] = modelLines(rows, 0, [
    {
      key: 'pacing',
      label: 'pacing rate',
      color: 'cwnd',
      unit: 'kbit/s',
      values: () => source.events.a,
    },
  ]);
  if (!line) throw new Error('there is a line');
  line.update();
  const found = Array.from(line.index.rows.slice(0, line.index.at(source.events.t, 5)));
  expect(found).toEqual([0, 1, 6]);
});

it('are those of BBRv3, too, and its bounds are lines of their own', () => {
  const source = recording(
    {
      events: [
        at(1, sctp.bbr3Startup),
        at(2, sctp.bbr3Bounds),
        at(3, sctp.bbr3Model),
        at(4, sctp.bbr3Bounds, { end: End.receiver }),
      ],
    },
    5,
  );
  const rows = new FlowRows(source, FLOW);
  const found = (told: 'model' | 'bounds') => {
    const values = () => source.events.a;
    const [line] = modelLines(
      rows,
      0,
      [{ key: 'a', label: 'a', color: 'cwnd', unit: 'kB', values }],
      told,
    );
    line?.update();
    return Array.from(line?.index.rows.slice(0, line.index.at(source.events.t, 5)) ?? []);
  };
  expect(found('model')).toEqual([0, 2]);
  expect(found('bounds')).toEqual([1]);
});
