/** How this device draws the globe: what whoever uses it has chosen, kept where the browser keeps things. */

const KEY = 'skywindow.drawing';

/** What can be said of it. */
export interface Drawing {
  /** The flat map on a plain canvas, although there may be WebGL. */
  readonly plain: boolean;
}

/** What holds where the browser keeps nothing: until the page is left. */
let chosen: Drawing | null = null;

export function drawingChosen(): Drawing {
  if (chosen) return chosen;
  try {
    return { plain: localStorage.getItem(KEY) === 'plain' };
  } catch {
    return { plain: false };
  }
}

export function chooseDrawing(drawing: Drawing): void {
  try {
    if (drawing.plain) localStorage.setItem(KEY, 'plain');
    else localStorage.removeItem(KEY);
    chosen = null;
  } catch {
    chosen = drawing;
  }
}
