/** The legend of a chart: a button for each layer that shows or hides it, with its value at the cursor. */

import { type Layer, valueAt } from './layer';
import type { ChartSpec } from './spec';
import { swatchElement } from './swatch';
import type { Colors } from './theme';

interface Entry {
  readonly layer: Layer;
  readonly button: HTMLButtonElement;
  readonly sign: SVGSVGElement;
  readonly value: HTMLElement;
  text: string;
}

export class Legend {
  readonly element = document.createElement('div');
  private readonly entries: Entry[];
  private readonly spec: ChartSpec;

  /** `toggled` is called after a layer was shown or hidden. */
  constructor(spec: ChartSpec, colors: Colors, toggled: () => void) {
    this.spec = spec;
    this.element.className = 'chart-legend';
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', `${spec.title}: shown lines and marks`);
    // Layers are drawn back to front; the legend names the foremost first.
    this.entries = spec.layers.map((layer) => this.entry(layer, toggled)).reverse();
    const lines = this.entries.filter((entry) => entry.layer.side !== null);
    const marks = this.entries.filter((entry) => entry.layer.side === null);
    this.element.append(...[...lines, ...marks.reverse()].map((entry) => entry.button));
    this.setColors(colors);
  }

  setColors(colors: Colors): void {
    for (const { layer, sign } of this.entries) sign.style.color = colors[layer.color];
  }

  /** Writes the values at an instant; what has not changed is not touched. */
  write(t: number): void {
    for (const entry of this.entries) {
      if (entry.layer.side === null || !entry.layer.visible) continue;
      const value = valueAt(entry.layer, t);
      const text = Number.isNaN(value) ? '–' : this.spec.text(entry.layer, value);
      if (text === entry.text) continue;
      entry.text = text;
      entry.value.textContent = text;
    }
  }

  private entry(layer: Layer, toggled: () => void): Entry {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'chart-key';
    const sign = swatchElement(layer.swatch);
    const name = document.createElement('span');
    name.textContent = layer.label;
    const value = document.createElement('span');
    value.className = 'chart-value';
    button.append(sign, name);
    if (layer.side !== null) button.append(value);
    const show = () => button.setAttribute('aria-pressed', String(layer.visible));
    button.addEventListener('click', () => {
      layer.visible = !layer.visible;
      show();
      toggled();
    });
    show();
    return { layer, button, sign, value, text: '' };
  }
}
