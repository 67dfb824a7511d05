/** How wide names are. To ask lays the whole page out, so names that differ in their digits alone are asked for once. */

/** All digits of the page are equally wide. */
const DIGITS = /\d/g;
/** Names of more shapes than this are asked for when they are first shown. */
const MOST_PREPARED = 200;

export class LabelWidths<Kind extends string> {
  private readonly known = new Map<string, number>();
  /** A name in the look of its kind, in its place but not to be seen; its width is read once, and it goes. */
  private readonly trial: (text: string, kind: Kind) => HTMLElement;

  constructor(trial: (text: string, kind: Kind) => HTMLElement) {
    this.trial = trial;
  }

  /** The width of a name that `element` shows. */
  of(element: HTMLElement, text: string, kind: Kind): number {
    const like = shapeOf(text);
    const known = this.known.get(key(like, kind));
    if (known !== undefined) return known;
    const width = element.offsetWidth;
    // Until the page's own font has come it is another one's.
    if (document.fonts.status === 'loaded') this.known.set(key(like, kind), width);
    return width;
  }

  /** Asks for all shapes of names at once, between frames, so that no frame waits for it. */
  async prepare(names: readonly string[], kinds: readonly Kind[]): Promise<void> {
    await document.fonts.ready;
    const shapes = new Set<string>();
    for (const name of names) {
      if (shapes.size < MOST_PREPARED) shapes.add(shapeOf(name));
    }
    const trials = [...shapes].flatMap((like) =>
      kinds
        .filter((kind) => !this.known.has(key(like, kind)))
        .map((kind) => ({ id: key(like, kind), element: this.trial(like, kind) })),
    );
    for (const { id, element } of trials) this.known.set(id, element.offsetWidth);
    for (const { element } of trials) element.remove();
  }
}

function shapeOf(text: string): string {
  return text.replaceAll(DIGITS, '0');
}

function key(like: string, kind: string): string {
  return `${kind} ${like}`;
}
