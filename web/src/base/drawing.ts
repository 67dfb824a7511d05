/** How this device draws the globe: what whoever uses it has chosen, kept where the browser keeps things. */

const KEY = 'skywindow.drawing';

/** What can be said of it. */
export interface Drawing {
  /** The flat map on a plain canvas, although there may be WebGL. */
  readonly plain: boolean;
  /** The globe always sharp, although it may stutter. */
  readonly sharp: boolean;
  /** That it is drawn coarser where there is no graphics card has been read. */
  readonly told: boolean;
  /** That somebody wants the globe as this device draws it, however slowly. */
  readonly kept: boolean;
}

const WORDS = ['plain', 'sharp', 'told', 'kept'] as const;

/** What holds where the browser keeps nothing: until the page is left. */
let chosen: string | null = null;

export function drawingChosen(): Drawing {
  const words = new Set(kept().split(' '));
  return {
    plain: words.has('plain'),
    sharp: words.has('sharp'),
    told: words.has('told'),
    kept: words.has('kept'),
  };
}

/** Changes some of it. */
export function chooseDrawing(change: Partial<Drawing>): void {
  const now = { ...drawingChosen(), ...change };
  const text = WORDS.filter((word) => now[word]).join(' ');
  try {
    if (text === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
    chosen = null;
  } catch {
    chosen = text;
  }
}

function kept(): string {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
