/** The part of an experiment about paths over a day. */
import { expect, test } from 'vitest';
import { withPlace } from './PathSection';

const axes = [{ name: 'from' }, { name: 'to' }];
const now = { constellation: 'iridium', from: 'Quito', to: 'London' };

test('another place takes the place of one end', () => {
  expect(JSON.parse(withPlace(axes, now, 'from', 'Boston'))).toEqual({
    from: ['Boston'],
    to: ['London'],
  });
  expect(JSON.parse(withPlace(axes, now, 'to', '48.1 11.6'))).toEqual({
    from: ['Quito'],
    to: ['48.1 11.6'],
  });
});

test('the place of the other end changes sides with it, for no path leads to itself', () => {
  expect(JSON.parse(withPlace(axes, now, 'from', 'London'))).toEqual({
    from: ['London'],
    to: ['Quito'],
  });
});
