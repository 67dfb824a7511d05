/** The shapes of lost packets as paths, for legends and signs. */
import { LOSS_MARKS, type LossMark } from '../protocol/losses.gen';

/** The shape around a place in a drawing, as the text of an SVG path; `reach` from its middle to its edge. */
export function lossPath(mark: LossMark, x: number, y: number, reach: number): string {
  const at = (middle: number, way: number) => Number((middle + way * reach).toFixed(2));
  return LOSS_MARKS[mark]
    .map(
      (stroke) => `M${stroke.map(([right, down]) => `${at(x, right)} ${at(y, down)}`).join('L')}`,
    )
    .join('');
}
