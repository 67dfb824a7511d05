/** Outlines given as the text of an SVG path, for canvases: a `Path2D` by itself does not say what it is made of. */

const texts = new WeakMap<Path2D, string>();

/** The outline as a canvas takes it. */
export function outlineOf(text: string): Path2D {
  const path = new Path2D(text);
  texts.set(path, text);
  return path;
}

/** What an outline was made of; empty for one made otherwise. */
export function textOf(path: Path2D): string {
  return texts.get(path) ?? '';
}
