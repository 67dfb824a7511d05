/** A small ring in the middle, shown while the globe is used by keyboard: Enter picks what is in it. */
import { globeColours } from './palette';

export function reticle(container: HTMLElement): HTMLElement {
  const ring = document.createElement('div');
  ring.setAttribute('aria-hidden', 'true');
  ring.style.cssText = `position:absolute;left:50%;top:50%;width:18px;height:18px;margin:-10px 0 0 -10px;border:1px solid ${globeColours.satellite};border-radius:50%;opacity:.7;pointer-events:none;visibility:hidden`;
  const show = () => {
    ring.style.visibility = container.matches(':focus-visible') ? 'visible' : 'hidden';
  };
  container.addEventListener('focus', show);
  container.addEventListener('keydown', show);
  container.addEventListener('blur', show);
  container.append(ring);
  return ring;
}
