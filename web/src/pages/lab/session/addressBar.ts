/** The address bar follows the screen: what it holds reopens what is shown, and a reload loses nothing. */
import { isLink } from '../../../links/shareLink';

/** What an address is about. */
export interface Followed {
  /** Whether the address is that of a moment: a link was opened, or the user has done something. */
  addressed: boolean;
  /** What the address has been since it was gone to, the latest last: a reload that takes a while asks for one of them. */
  readonly replaced: string[];
  readonly playing: boolean;
  /** Calls back when something that a link holds was changed, other than by the clock. */
  watch(changed: () => void): () => void;
  /** What changes without telling, such as where the camera is. */
  silent(): string;
  link(): Promise<string>;
}

/** The browser's bar; replaced in tests. */
export interface Bar {
  href(): string;
  /** The page's clock, milliseconds. */
  now(): number;
  replace(link: string): void;
  /** Calls back when the user acts on the page, and when he goes to another address. */
  listen(acted: () => void, left: () => void): () => void;
}

/** Least time between two writings: a change is written at once, those that follow it together. */
const APART_MS = 400;
/** So many addresses are remembered: those of half a minute of playing. */
const MOST_REPLACED = 16;
/** While time passes the playhead is written this often: browsers refuse more than a few in a second. */
const EVERY_MS = 2000;

/**
 * Keeps the address up to date until the returned function is called. An address without a link stays as it is
 * until the user does something: whoever only looks keeps a clean one.
 */
export function keepAddress(followed: Followed, bar: Bar = browserBar): () => void {
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = Number.NEGATIVE_INFINITY;
  let silent = followed.silent();
  followed.replaced.length = 0;

  const write = async () => {
    turn += 1;
    const mine = turn;
    const link = await followed.link();
    if (mine !== turn || link === bar.href()) return;
    followed.replaced.push(hash());
    followed.replaced.splice(0, followed.replaced.length - MOST_REPLACED);
    bar.replace(link);
  };
  const soon = () => {
    if (!followed.addressed || timer !== undefined || !ours()) return;
    const rest = Math.max(0, written + APART_MS - bar.now());
    timer = setTimeout(() => {
      timer = undefined;
      written = bar.now();
      void write().catch(giveUp);
    }, rest);
  };
  const hold = () => {
    turn += 1;
    clearTimeout(timer);
    timer = undefined;
  };
  const hash = () => new URL(bar.href()).hash;
  const plain = () => /^(#\/lab\b.*)?$/.test(hash());
  // The address of another page is left alone: the lab may still be there while that page is fetched.
  const ours = () => plain() || isLink(hash());
  // Another link is read first: what is on the screen until then is not its.
  const left = () => {
    hold();
    followed.replaced.length = 0;
    if (plain()) soon();
  };
  const stops = [
    followed.watch(soon),
    bar.listen(() => {
      followed.addressed = true;
    }, left),
  ];
  if (plain()) soon();
  const ticking = setInterval(() => {
    const now = followed.silent();
    if (followed.playing || now !== silent) soon();
    silent = now;
  }, EVERY_MS);
  return () => {
    hold();
    clearInterval(ticking);
    for (const stop of stops) stop();
  };
}

/** A scenario too large for a link, or a browser that has had enough: the next change is another try. */
function giveUp(): void {}

const ACTS = ['pointerdown', 'keydown', 'wheel', 'input', 'change', 'drop'] as const;

const browserBar: Bar = {
  href: () => location.href,
  now: () => performance.now(),
  replace: (link) => history.replaceState(history.state, '', link),
  listen: (acted, left) => {
    for (const act of ACTS) addEventListener(act, acted, { capture: true, passive: true });
    addEventListener('hashchange', left);
    return () => {
      for (const act of ACTS) removeEventListener(act, acted, { capture: true });
      removeEventListener('hashchange', left);
    };
  },
};
