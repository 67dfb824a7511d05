/** The element that holds the globe: reachable by keyboard, with its keys in its name. */

const NAME =
  'Globe. Arrow keys turn it, plus and minus zoom, Home shows all, Enter picks what is in the middle.';

export function prepare(container: HTMLElement): void {
  if (getComputedStyle(container).position === 'static') container.style.position = 'relative';
  container.tabIndex = 0;
  container.setAttribute('role', 'application');
  container.setAttribute('aria-label', NAME);
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
