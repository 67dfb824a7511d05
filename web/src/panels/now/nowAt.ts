/** Reads of a recording what there is to see of a flow at any instant, and puts it in words. */
import type { RunMeta } from '../../protocol/runMeta';
import { DoingIndex } from '../../reading/doing';
import { HandoverWatch } from '../../reading/handoverWatch';
import { pathAt } from '../../reading/pathFacts';
import { PathStates } from '../../reading/pathState';
import type { RecordingStore } from '../../reading/recordingStore';
import type { FlowView } from '../../reading/source';
import type { Tally } from '../../reading/tally';
import { EventBook, type Explain } from '../events/eventBook';
import { type NowWords, nowWords, type WatchedEnd } from './nowWords';

export interface NowOf {
  readonly store: RecordingStore;
  readonly meta: RunMeta;
  readonly flow: FlowView;
  readonly explain: Explain;
  readonly tally: Pick<Tally, 'at'>;
  /** The path that is asked about, or null for the one in use. */
  readonly path: number | null;
}

/** Tells one instant after the other. */
export function nowTeller({ store, meta, flow, explain, tally, path: asked }: NowOf) {
  const doing = new DoingIndex(store, flow);
  const watch = new HandoverWatch(store);
  const states = new PathStates(flow.flow, flow.paths);
  const book = new EventBook(store, explain);
  const pathInUse = (t: number) => {
    states.advance(store, t);
    return states.inUse;
  };
  const endsOf = (path: number, t: number): readonly WatchedEnd[] => {
    const ends = meta.flows[flow.flow]?.paths[path];
    const first = meta.satellites.name.length;
    if (!ends || meta.frozen_at_s !== null) return [];
    return [ends.from_node, ends.to_node]
      .filter((node) => node >= first && node < first + meta.terminals.length)
      .map((node) => ({ node, ...watch.at(node, t) }));
  };
  return (t: number): NowWords => {
    const path = asked ?? pathInUse(t);
    const at = doing.at(t, path);
    const { standing } = at;
    return nowWords(meta, flow, {
      t,
      doing: at,
      said: standing.kind === 'ends' ? book.of(standing.row).title : '',
      path,
      way: pathAt(store, flow.flow, t, path),
      ends: endsOf(path, t),
      lost: tally.at(flow.flow, t).lost,
    });
  };
}
