/** The element that holds the globe: reachable by keyboard, with its keys in its name. */
import { say } from '../words/say';

const KEYS = say('plus and minus zoom, Home shows all, Enter picks what is in the middle.');

/** `flat` if there is no globe but the map alone. */
export function prepare(container: HTMLElement, flat: boolean): void {
  if (getComputedStyle(container).position === 'static') container.style.position = 'relative';
  container.tabIndex = 0;
  container.setAttribute('role', 'application');
  const name = flat ? say('Flat map. Arrow keys move it') : say('Globe. Arrow keys turn it');
  container.setAttribute('aria-label', `${name}, ${KEYS}`);
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
