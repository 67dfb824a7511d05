/** A chart in words, for those who do not see it: the values at the playhead and the range on show. */
import { unitWords } from '../../base/quantity';
import { say } from '../../words/say';
import { seconds } from './format';
import { isShown, type Layer, nameOf, valueAt } from './layer';
import type { Range } from './ranges';
import type { ChartSpec } from './spec';

/** For example "Windows at 42.300 s: cwnd 24.9 kB (3.0 to 31.0 kB from 20.000 s to 80.000 s)." */
export function summarise(spec: ChartSpec, t: number, range: Range): string {
  const said = spec.layers
    .filter((layer) => isShown(layer) && layer.side !== null)
    .map((layer) => sentencePart(spec, layer, t))
    .filter((part) => part !== '')
    .reverse();
  if (said.length === 0) return `${spec.title}: ${spec.empty}`;
  const extent = say`Shown from ${seconds(range.from)} to ${seconds(range.to)}.`;
  return say`${spec.title} at ${seconds(t)}: ${said.join('; ')}. ${extent}`;
}

function sentencePart(spec: ChartSpec, layer: Layer, t: number): string {
  const value = valueAt(layer, t);
  if (Number.isNaN(value)) return '';
  const unit = layer.unit === '' ? '' : ` ${unitWords(layer.unit)}`;
  const now = `${nameOf(layer)} ${spec.text(layer, value)}${unit}`;
  if (!(layer.min <= layer.max)) return now;
  const low = spec.text(layer, layer.min);
  const high = spec.text(layer, layer.max);
  return low === high ? now : say`${now}, between ${low} and ${high} in view`;
}
