/** The address bar: it follows what the user does, and never a screen that is no longer there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Bar, type Followed, keepAddress } from './addressBar';

const PAGE = 'http://host/sub/';

class Screen implements Followed, Bar {
  addressed = false;
  replaced: string[] = [];
  playing = false;
  camera = 'here';
  shown = 1;
  address: string;
  changed: () => void = () => undefined;
  acted: () => void = () => undefined;
  left: () => void = () => undefined;

  constructor(fragment = '') {
    this.address = PAGE + fragment;
  }
  watch(changed: () => void) {
    this.changed = changed;
    return () => undefined;
  }
  listen(acted: () => void, left: () => void) {
    this.acted = acted;
    this.left = left;
    return () => undefined;
  }
  silent = () => this.camera;
  link = async () => `${PAGE}#v1.scenario.${this.shown}`;
  href = () => this.address;
  now = () => performance.now();
  replace = (link: string) => {
    this.address = link;
  };
  show(number: number) {
    this.shown = number;
    this.changed();
  }
}

const rest = () => vi.advanceTimersByTimeAsync(1000);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever only looks keeps a clean address', async () => {
  const screen = new Screen();
  screen.playing = true;
  keepAddress(screen, screen);
  screen.show(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen.address).toBe(PAGE);
});

test('after the first act the address follows every change', async () => {
  const screen = new Screen();
  keepAddress(screen, screen);
  screen.acted();
  screen.show(2);
  await rest();
  expect(screen.address).toBe(`${PAGE}#v1.scenario.2`);
  screen.show(3);
  await rest();
  expect(screen.address).toBe(`${PAGE}#v1.scenario.3`);
});

test('a change is written at once, those that follow within a moment together', async () => {
  const screen = new Screen();
  let written = 0;
  screen.replace = (link) => {
    written += 1;
    screen.address = link;
  };
  keepAddress(screen, screen);
  screen.acted();
  screen.show(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(screen.address).toBe(`${PAGE}#v1.scenario.2`);
  for (let number = 3; number < 60; number += 1) screen.show(number);
  await rest();
  expect([screen.address, written]).toEqual([`${PAGE}#v1.scenario.59`, 2]);
});

test('a link that was opened does not stay when the scenario is edited', async () => {
  const screen = new Screen('#v1.scenario.1');
  screen.addressed = true;
  keepAddress(screen, screen);
  screen.show(2);
  await rest();
  expect(screen.address).toBe(`${PAGE}#v1.scenario.2`);
});

test('the playhead and a camera that moves are followed too', async () => {
  const screen = new Screen('#v1.scenario.1');
  screen.addressed = true;
  keepAddress(screen, screen);
  screen.shown = 2;
  screen.camera = 'there';
  await vi.advanceTimersByTimeAsync(3000);
  expect(screen.address).toBe(`${PAGE}#v1.scenario.2`);
  screen.shown = 3;
  screen.playing = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(screen.address).toBe(`${PAGE}#v1.scenario.3`);
});

test('another link in the bar is not overwritten by the screen before it', async () => {
  const screen = new Screen('#v1.scenario.1');
  screen.addressed = true;
  keepAddress(screen, screen);
  screen.show(2);
  screen.address = `${PAGE}#v1.scenario.9`;
  screen.left();
  await rest();
  expect(screen.address).toBe(`${PAGE}#v1.scenario.9`);
});

test('back from another page the plain address becomes that of the screen', async () => {
  const screen = new Screen('#/lab');
  screen.addressed = true;
  keepAddress(screen, screen);
  await rest();
  expect(screen.address).toBe(`${PAGE}#v1.scenario.1`);
});

test('while another page is fetched its address stays, though the lab still plays', async () => {
  const screen = new Screen('#v1.scenario.1');
  screen.addressed = true;
  screen.playing = true;
  keepAddress(screen, screen);
  screen.address = `${PAGE}#/lessons`;
  screen.left();
  screen.show(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect(screen.address).toBe(`${PAGE}#/lessons`);
});

test('nothing is written after the page was left', async () => {
  const screen = new Screen('#v1.scenario.1');
  screen.addressed = true;
  const stop = keepAddress(screen, screen);
  screen.show(2);
  stop();
  screen.address = `${PAGE}#/gallery`;
  await rest();
  expect(screen.address).toBe(`${PAGE}#/gallery`);
});

test('what the address was is remembered until somebody goes to another', async () => {
  const screen = new Screen('#/lab?scenario=two-links');
  screen.addressed = true;
  keepAddress(screen, screen);
  for (let number = 2; number < 30; number += 1) {
    screen.show(number);
    await rest();
    if (number === 3) {
      expect(screen.replaced).toEqual(['#/lab?scenario=two-links', '#v1.scenario.2']);
    }
  }
  expect(screen.replaced).toHaveLength(16);
  expect(screen.replaced.at(-1)).toBe('#v1.scenario.28');
  screen.address = `${PAGE}#v1.scenario.99`;
  screen.left();
  expect(screen.replaced).toEqual([]);
});
