/** What the plots of experiments share in React: the plot in its host, and the legend that shows and hides lines. */
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Paper } from '../../charts/engine/paper';
import type { HostedPlot } from './hostedPlot';
import { SeriesSign } from './Sign';
import './plot.css';

/** A plot as it is drawn, for pictures. */
export interface DrawnPlot {
  picture(paper: Paper): HTMLCanvasElement;
  readonly lines: readonly { readonly label: string }[];
}

/** A plot of lines made anew with `make`; what is drawn is at hand for pictures. */
export function useHostedPlot<Made extends HostedPlot>(
  make: (host: HTMLElement) => Made,
  lines: DrawnPlot['lines'],
  drawn: RefObject<DrawnPlot | null>,
): { readonly host: RefObject<HTMLDivElement | null>; readonly chart: Made | null } {
  const host = useRef<HTMLDivElement>(null);
  const [chart, setChart] = useState<Made | null>(null);
  useEffect(() => {
    if (!host.current) return;
    const made = make(host.current);
    setChart(made);
    drawn.current = { picture: (paper) => made.picture(paper), lines };
    return () => made.destroy();
  }, [make, lines, drawn]);
  return { host, chart };
}

/** The numbers of hidden lines, and what shows or hides one. */
export function useHidden(): readonly [ReadonlySet<number>, (number: number) => void] {
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const toggle = (number: number) => {
    const next = new Set(hidden);
    if (!next.delete(number)) next.add(number);
    setHidden(next);
  };
  return [hidden, toggle];
}

interface PlotKeysProps {
  readonly name: string;
  readonly lines: readonly { readonly label: string; readonly form?: 'steps' | 'dots' }[];
  readonly hidden: ReadonlySet<number>;
  onToggle(number: number): void;
  readonly children?: ReactNode;
}

export function PlotKeys({ name, lines, hidden, onToggle, children }: PlotKeysProps) {
  return (
    <ul className="plot-keys" aria-label={name}>
      {lines.map(({ label, form }, number) => (
        <li key={label}>
          <button
            type="button"
            className="plot-key"
            aria-pressed={!hidden.has(number)}
            onClick={() => onToggle(number)}
          >
            <SeriesSign number={number} form={form ?? 'line'} />
            {label}
          </button>
        </li>
      ))}
      {children}
    </ul>
  );
}
