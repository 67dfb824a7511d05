/** Links and paths in the bad state at the playhead, also after it went back. */
import { expect, test } from 'vitest';
import { ChannelState } from '../protocol/codes.gen';
import { NO_NODE } from '../protocol/recording.gen';
import { BadLinks } from './badLinks';
import { recording } from './tables.testing';

const { good, bad } = ChannelState;
const shared = { process: 0, from: NO_NODE, to: NO_NODE };

const source = recording({
  error_states: [
    { t: 0, ...shared, state: good },
    { t: 0, process: 1, from: 7, to: 8, state: good },
    { t: 5, ...shared, state: bad },
    { t: 6, process: 1, from: 7, to: 8, state: bad },
    { t: 9, ...shared, state: good },
  ],
  path_states: [
    { t: 0, flow: 0, path: 0, state: good },
    { t: 5, flow: 0, path: 0, state: bad },
    { t: 9, flow: 0, path: 0, state: good },
  ],
});

test('a process is bad on all links that share it, or on the one that has it, until it is good again', () => {
  const links = new BadLinks();
  const at = (t: number) => {
    links.advance(source, t);
    return [
      links.between(0, 1, 2),
      links.between(1, 8, 7),
      links.between(1, 7, 9),
      links.between(null, 7, 8),
      links.onPath(0, 0),
      links.onPath(1, 0),
    ];
  };
  expect(at(4)).toEqual([false, false, false, false, false, false]);
  expect(at(7)).toEqual([true, true, false, false, true, false]);
  expect(at(20)).toEqual([false, true, false, false, false, false]);
  expect(at(5.5)).toEqual([true, false, false, false, true, false]);
});
