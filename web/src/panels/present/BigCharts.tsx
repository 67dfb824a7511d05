/** One or two charts, drawn large. */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { inForce } from '../../charts/engine/spec';
import type { ChartId } from '../../charts/kinds/ids';
import { useShown } from '../../charts/ui/ChartsFrame';
import { type GroupProps, useChartGroup } from '../../charts/ui/ChartsPanel';
import type { ChartGroup } from '../../charts/ui/group';

/** The size of the figures at the axes of a small chart, CSS pixels. */
const SMALL_PX = 11;

type BigChartsProps = GroupProps & {
  /** The size of the type, CSS pixels. */
  readonly type_px: number;
  /** Most charts that there is room for. */
  readonly most: number;
};

/** The chart that was enlarged, or the first ones of those shown. */
export function BigCharts({ type_px, most, ...props }: BigChartsProps) {
  const { ids, large } = useShown(props.flow, props.look);
  const group = useChartGroup(props, type_px / SMALL_PX);
  const shown = large === null ? ids.slice(0, most) : [large];
  return (
    <div className="present-charts">
      {group ? shown.map((id) => <BigChart key={id} group={group} id={id} />) : null}
    </div>
  );
}

interface BigChartProps {
  readonly group: ChartGroup;
  readonly id: ChartId;
}

function BigChart({ group, id }: BigChartProps) {
  const spec = group.spec(id);
  const plot = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  // Without its switch a chart says in its title that it is switched.
  const switched = useSyncExternalStore(group.look.subscribe, () => inForce(spec.toggle));
  useEffect(() => {
    if (!plot.current || !lines.current || !marks.current) return;
    const made = group.add(id, { plot: plot.current, lines: lines.current, marks: marks.current });
    return () => group.remove(made);
  }, [group, id]);
  return (
    <section className="present-chart" aria-label={spec.title}>
      <header>
        <h2>
          {spec.title}
          {spec.unit === '' ? null : <span className="present-unit">, {spec.unit}</span>}
          {switched ? <span className="present-unit">, {spec.toggle?.label}</span> : null}
        </h2>
        <div ref={marks} />
      </header>
      <div ref={lines} />
      <div ref={plot} className="chart-plot" />
    </section>
  );
}
