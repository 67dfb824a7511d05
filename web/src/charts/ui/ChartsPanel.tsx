/** The column of charts: the window they show, which of them are shown, and one of them large if asked. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlaybackSource } from '../../clock/playbackSource';
import type { FlowView, RecordingSource } from '../../reading/source';
import { say } from '../../words/say';
import type { Asked } from '../engine/gestures';
import type { EventWords } from '../engine/layer';
import type { ChartAbout } from '../engine/picture';
import type { Beside } from './beside';
import { ChartCard } from './ChartCard';
import { CardPlaces, ChartsFrame, type ChartsFrameProps, pathOf, useShown } from './ChartsFrame';
import { ChartGroup } from './group';

export interface ChartsPanelProps extends ChartsFrameProps {
  /** The recording of the run; a new run brings a new one. */
  readonly store: RecordingSource;
  /** The clock; a click in a chart seeks, its frames move the charts. */
  readonly playback: PlaybackSource;
  /** What a picture of a chart says of the run, and a file of its events. */
  readonly about: ChartAbout;
  readonly events: EventWords;
  /** The runs beside the one on show; null while nothing is compared. */
  readonly beside: Beside | null;
  /** Told the event whose mark was clicked, a row of the events table. */
  onEvent(row: number): void;
  /** Told the packet that was clicked; without it a click only goes to its instant. */
  readonly onPacket?: ((row: number) => void) | undefined;
  /** Told the instant at which something is to be broken; without it nothing can be. */
  readonly onBreak?: ((asked: Asked) => void) | undefined;
}

/** The charts of one flow on one time axis. */
export function ChartsPanel(props: ChartsPanelProps) {
  const { flow, look, about, events, playback, onBreak } = props;
  const { ids, large } = useShown(flow, look);
  const group = useChartGroup(props);
  return (
    <ChartsFrame {...props}>
      {group ? (
        <div className="charts-list">
          {ids.map((id) => (
            <ChartCard
              key={id}
              group={group}
              id={id}
              large={large === id}
              about={about}
              events={events}
              onBreak={onBreak && ((x, y) => onBreak({ t: playback.t, x, y }))}
            />
          ))}
        </div>
      ) : flow ? (
        <CardPlaces flow={flow} look={look} />
      ) : (
        <p className="charts-none">{say('This scenario has no flows.')}</p>
      )}
    </ChartsFrame>
  );
}

/** What a group of charts needs. */
export type GroupProps = Pick<
  ChartsPanelProps,
  | 'store'
  | 'playback'
  | 'flow'
  | 'view'
  | 'path'
  | 'look'
  | 'beside'
  | 'onEvent'
  | 'onPacket'
  | 'onBreak'
>;

/** A group for as long as recording, clock and flow stay the same; `scale` is how much larger it is drawn. */
export function useChartGroup(props: GroupProps, scale = 1): ChartGroup | null {
  const { store, playback, flow, view, look, beside, onEvent, onPacket, onBreak } = props;
  const path = pathOf(flow, props.path);
  const [group, setGroup] = useState<ChartGroup | null>(null);
  const key = useMemo(() => JSON.stringify(flow), [flow]);
  const told = useRef({ onEvent, onPacket, onBreak });
  told.current = { onEvent, onPacket, onBreak };
  const breaks = onBreak !== undefined;
  useEffect(() => {
    const parsed = JSON.parse(key) as FlowView | null;
    if (!parsed) return;
    const made = new ChartGroup({
      source: store,
      playback,
      flow: parsed,
      view,
      path,
      look,
      scale,
      beside,
      onEvent: (row) => told.current.onEvent(row),
      onPacket: (row) => told.current.onPacket?.(row),
      onAsk: breaks ? (asked) => told.current.onBreak?.(asked) : undefined,
    });
    setGroup(made);
    return () => {
      setGroup(null);
      made.destroy();
    };
  }, [store, playback, key, view, path, look, scale, beside, breaks]);
  return group;
}
