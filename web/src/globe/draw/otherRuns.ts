/** The ways of the other runs, each in the style of its lines in the charts. */
import { FORWARD } from '../../reading/routeState';
import type { Moment } from '../moment';
import { globeColours, pack } from '../palette';
import { type Brushes, type Lines, lineStyle } from './shapes';

const colour = pack(globeColours.otherRun, 0.9);
/** By the place of the run: A solid, B dashed, C dotted, D in long dashes. */
const styles = [
  lineStyle(1.25, 0, 0.75),
  lineStyle(1.75, 7, 0.75),
  lineStyle(1.75, 3, 0.75),
  lineStyle(1.75, 14, 0.75),
];

export class OtherRunLines {
  readonly batch: Lines;

  constructor(brushes: Brushes) {
    this.batch = brushes.lines(64);
  }

  draw(moment: Moment): void {
    this.batch.clear();
    for (const other of moment.others) {
      other.advance(moment.t);
      const style = styles[other.at] ?? styles[0] ?? 0;
      for (const { current } of other.paths) {
        const { nodes, length } = current[FORWARD];
        for (let i = 1; i < length; i += 1) {
          const [a, b] = [nodes[i - 1] as number, nodes[i] as number];
          other.span.draw(moment.plot, this.batch, a, b, colour, style);
        }
      }
    }
  }
}
