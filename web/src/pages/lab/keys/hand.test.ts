/** Which hand put the focus where it is. */
import { beforeEach, expect, test, vi } from 'vitest';
import { Hand } from './hand';

const page = new EventTarget();
/** An element that matches some selectors, and events that come from it. */
const element = (...kinds: string[]) =>
  ({
    matches: (selector: string) => kinds.some((kind) => selector.split(', ').includes(kind)),
  }) as unknown as Element;
const send = (kind: string, target: Element, more: object = {}) => {
  const event = new Event(kind);
  Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(Object.assign(event, more));
};

const button = element('button');
const choice = element('select');
const field = element('input[type=text]');
let hand: Hand;
beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => true });
  hand = new Hand();
  hand.listen(page as unknown as Window);
});

test('a button that was clicked leaves Space to the lab', () => {
  send('pointerdown', button);
  expect(hand.clicked(button)).toBe(true);
});

test('a button that was tabbed to keeps it', () => {
  send('pointerdown', button);
  send('keydown', button, { key: 'Tab' });
  expect(hand.clicked(button)).toBe(false);
});

test('a field that was clicked keeps what is typed', () => {
  send('pointerdown', field);
  expect(hand.clicked(field)).toBe(false);
});

test('a list that was chosen from without a key leaves the arrows to the lab', () => {
  send('keydown', button, { key: 'Tab' });
  send('change', choice);
  expect(hand.clicked(choice)).toBe(true);
});

test('a list that was chosen from by the arrows keeps them', () => {
  send('keydown', button, { key: 'Tab' });
  send('keydown', choice, { key: 'ArrowDown' });
  send('change', choice);
  expect(hand.clicked(choice)).toBe(false);
});

test('a list that is open keeps them too', () => {
  send('pointerdown', choice);
  expect(hand.clicked(element('select', 'select:open'))).toBe(false);
});
