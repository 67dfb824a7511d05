/** The least and the most value that an axis has to show. */
import type { Layer } from './layer';
import type { Side } from './plotFrame';

/**
 * Of the visible layers measured by an axis; none: from infinity to minus infinity. A soft one counts no more than it
 * may stretch the axis, so that what is far above the others leaves the chart and does not press them to its foot.
 */
export function extent(layers: readonly Layer[], side: Side): { min: number; max: number } {
  const shown = layers.filter((layer) => layer.visible && layer.side === side);
  const most = (one: number, { max }: Layer) => Math.max(one, max);
  const firm = shown.filter(({ soft }) => soft === undefined);
  const need = firm.reduce(most, Number.NEGATIVE_INFINITY);
  const within = shown.filter(
    ({ soft, max }) => soft !== undefined && (!(need > 0) || max <= need * soft),
  );
  return {
    min: firm.reduce((one, { min }) => Math.min(one, min), Number.POSITIVE_INFINITY),
    max: within.reduce(most, need),
  };
}
