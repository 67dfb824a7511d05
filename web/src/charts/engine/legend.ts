/** The legend of a chart: a button for each layer that shows or hides it, with its value at the cursor. */
import type { LossMark } from '../../protocol/losses.gen';
import { say } from '../../words/say';
import { isAbsent, isMark, type Layer, nameOf, valueAt } from './layer';
import type { Side } from './plotFrame';
import type { Range } from './ranges';
import type { ChartSpec } from './spec';
import { showLosses, swatchElement } from './swatch';
import type { Colors } from './theme';

/** What the value axes show; null before they were drawn. */
type Limits = Readonly<Record<Side, Range | null>>;

interface Entry {
  readonly layer: Layer;
  readonly button: HTMLButtonElement;
  readonly sign: SVGSVGElement;
  readonly value: HTMLElement;
  text: string;
  /** The shapes of losses that its sign has. */
  shapes: readonly LossMark[];
}

export class Legend {
  /** Lines and points, with their values. */
  readonly lines = document.createElement('div');
  /** Marks, which have none. */
  readonly marks = document.createElement('div');
  private readonly entries: Entry[];
  private readonly spec: ChartSpec;

  /** `toggled` is told a layer that was shown or hidden. */
  constructor(spec: ChartSpec, colors: Colors, toggled: (layer: Layer) => void) {
    this.spec = spec;
    // Layers are drawn back to front; the legend names the foremost first.
    const listed = spec.layers.filter(({ unlisted }) => unlisted !== true);
    this.entries = listed.map((layer) => this.entry(layer, toggled)).reverse();
    this.fill(this.lines, 'lines', (entry) => !isMark(entry.layer));
    this.fill(this.marks, 'marks', (entry) => isMark(entry.layer));
    this.setColors(colors);
  }

  setColors(colors: Colors): void {
    for (const { layer, sign } of this.entries) sign.style.color = colors[layer.color];
  }

  /** Writes the values at an instant, an arrow beside one above its axis; what has not changed is not touched. */
  write(t: number, limits: Limits): void {
    for (const entry of this.entries) {
      // An attribute that is set to what it is makes the browser look at styles all the same.
      const absent = isAbsent(entry.layer);
      if (entry.button.hidden !== absent) entry.button.hidden = absent;
      showShapes(entry);
      if (isMark(entry.layer) || !entry.layer.visible) continue;
      const value = valueAt(entry.layer, t);
      const above = isAbove(value, entry.layer, limits);
      const figure = Number.isNaN(value) ? '–' : this.spec.text(entry.layer, value);
      const text = above ? `${figure} ↑` : figure;
      if (text === entry.text) continue;
      entry.text = text;
      entry.value.textContent = text;
      const title = above ? say('Above what the axis shows') : '';
      if (entry.value.title !== title) entry.value.title = title;
    }
  }

  private fill(part: HTMLElement, what: string, wanted: (entry: Entry) => boolean): void {
    part.className = `chart-legend chart-${what}`;
    part.setAttribute('role', 'group');
    part.setAttribute(
      'aria-label',
      what === 'lines'
        ? say`${this.spec.title}: lines shown`
        : say`${this.spec.title}: marks shown`,
    );
    part.append(...this.entries.filter(wanted).map((entry) => entry.button));
  }

  private entry(layer: Layer, toggled: (layer: Layer) => void): Entry {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'chart-key';
    const sign = swatchElement(layer.swatch);
    const name = document.createElement('span');
    name.textContent = layer.run === undefined ? layer.label : `${layer.run} ${layer.label}`;
    const value = document.createElement('span');
    value.className = 'chart-value';
    if (layer.name !== undefined) button.title = nameOf(layer);
    button.append(sign, name);
    if (!isMark(layer)) button.append(value);
    const show = () => button.setAttribute('aria-pressed', String(layer.visible));
    button.addEventListener('click', () => {
      layer.visible = !layer.visible;
      show();
      toggled(layer);
    });
    show();
    button.hidden = isAbsent(layer);
    return { layer, button, sign, value, text: '', shapes: [] };
  }
}

/** Whether a value lies above its axis, which is not stretched for it. */
function isAbove(value: number, { side, soft }: Layer, limits: Limits): boolean {
  const limit = side === null || soft === undefined ? null : limits[side];
  return limit !== null && value > limit.to;
}

/** Brings the sign of losses to the shapes that there are by now. */
function showShapes(entry: Entry): void {
  const shapes = entry.layer.shapes?.() ?? [];
  if (shapes.length === 0 || shapes === entry.shapes) return;
  entry.shapes = shapes;
  showLosses(entry.sign, shapes);
}
