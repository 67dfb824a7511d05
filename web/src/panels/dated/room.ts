/** How much of its column the list of changes takes: never the place of the control at hand. */
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** A control between pointer down and up, as movement.ts marks it. */
const HELD = '.control[data-held]';
/** Lower than its head the list is nothing: it waits until the control is let go of, px. */
const LEAST_PX = 46;

/**
 * Keeps the list below the control at hand whenever `changes` or `note` are others: while that is held nothing moves and
 * nothing covers it; then the column is scrolled by as much as the head of the list would cover. What is returned gives
 * the list all of its height.
 */
export function useRoom(
  panel: RefObject<HTMLElement | null>,
  changes: unknown,
  note: unknown,
): () => void {
  /** A finger that lets go leaves neither focus nor pointer on its control. */
  const hand = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room is looked at again whenever the list is another.
  useLayoutEffect(() => {
    const { current: list } = panel;
    if (!list) return undefined;
    const control = controlAtHand(list, hand.current);
    hand.current = control;
    if (!control) return free(list);
    fit(list, control);
    if (!control.matches(HELD)) return undefined;
    const watching = new MutationObserver(() => fit(list, control));
    watching.observe(control, { attributeFilter: ['data-held'] });
    return () => watching.disconnect();
  }, [panel, changes, note]);
  return useCallback(() => {
    if (!panel.current || document.querySelector(HELD)) return;
    hand.current = null;
    free(panel.current);
  }, [panel]);
}

/** What is held, has the focus, is pointed at or was held last, if it stands in the list's column. */
function controlAtHand(list: HTMLElement, last: Element | null): Element | null {
  const column = list.closest('.left');
  const control =
    document.querySelector(HELD) ??
    document.activeElement?.closest('.control') ??
    document.querySelector('.control:hover') ??
    last;
  return control && column?.contains(control) ? control : null;
}

function free(list: HTMLElement): undefined {
  list.style.maxHeight = '';
  list.removeAttribute('data-waits');
}

function fit(list: HTMLElement, control: Element): void {
  const column = list.closest('.left');
  if (!column) return;
  const { top, bottom } = column.getBoundingClientRect();
  const place = control.getBoundingClientRect();
  // What is scrolled out of sight cannot be covered.
  if (place.bottom <= top || place.top >= bottom) {
    free(list);
    return;
  }
  const held = control.matches(HELD);
  const room_px = Math.max(0, Math.floor(bottom - place.bottom));
  list.toggleAttribute('data-waits', held && room_px < LEAST_PX);
  // Its head stays in any other case, as the style says.
  list.style.maxHeight = `${room_px}px`;
  if (held) return;
  const covered_px = place.bottom - list.getBoundingClientRect().top;
  if (covered_px > 0) column.scrollBy({ top: Math.ceil(covered_px) });
}
