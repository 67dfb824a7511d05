/**
 * Whether the focus was put where it is by the pointer or by the keyboard: what was only clicked leaves the keys to
 * the lab, what somebody tabbed to keeps them.
 */

/** What takes keys natively, but not after a click: the click was all that was wanted. */
const CLICKED = 'button, summary, a, select, input[type=checkbox]';

export class Hand {
  private pointer = false;
  /** Where the last key was pressed. */
  private keyed: EventTarget | null = null;

  /** Whether an element has the focus only because it was clicked or chosen from. */
  clicked(target: Element): boolean {
    return this.pointer && target.matches(CLICKED) && !isOpen(target);
  }

  /** Listens until the returned function is called. */
  listen(place: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
    const pressed = () => {
      this.pointer = true;
      this.keyed = null;
    };
    const key = (event: Event) => {
      this.keyed = event.target;
      if ((event as KeyboardEvent).key === 'Tab') this.pointer = false;
    };
    // A choice without a key was made in the list of the pointer.
    const chosen = ({ target }: Event) => {
      if (target !== this.keyed) this.pointer = true;
    };
    const handlers = { pointerdown: pressed, keydown: key, change: chosen };
    for (const [kind, handler] of Object.entries(handlers)) {
      place.addEventListener(kind, handler, { capture: true });
    }
    return () => {
      for (const [kind, handler] of Object.entries(handlers)) {
        place.removeEventListener(kind, handler, { capture: true });
      }
    };
  }
}

/** Whether a list of choices is open, which the keys move through. */
function isOpen(target: Element): boolean {
  return CSS.supports('selector(:open)') && target.matches('select:open');
}
