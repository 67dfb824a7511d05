/** The path of the flow at the playhead: delay, links, and when its ends change satellite. */
import { plain, span } from '../../base/quantity';
import type { Playback } from '../../clock/playback';
import type { RunMeta } from '../../protocol/runMeta';
import type { RecordingStore } from '../../reading/recordingStore';
import { spreadAt } from '../../reading/spreads';
import './cards.css';
import { nodeName, pathWords } from '../../document/runNames';
import { nextHandover, pathAt, servingAt, stateAt } from '../../reading/pathFacts';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { PathSign } from './PathSign';
import { useSlowTime } from './useSlowTime';

interface PathCardProps {
  readonly meta: RunMeta;
  readonly store: RecordingStore;
  readonly playback: Playback;
  readonly flow: number;
  /** Asks for everything about the flow's paths. */
  onMore(): void;
}

export function PathCard({ meta, store, playback, flow, onMore }: PathCardProps) {
  const t = useSlowTime(playback, store);
  const paths = meta.flows[flow]?.paths ?? [];
  if (paths.length > 1) {
    return (
      <div className="card path-card">
        <ul className="path-list" aria-label={say('Paths of the flow')}>
          {paths.map((_, path) => {
            const way = pathAt(store, flow, t, path);
            const state = stateAt(store, flow, path, t);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a path is its number
              <li key={path} data-state={state}>
                <PathSign alternate={path > 0} />
                <span>{pathWords(meta, flow, path)}</span>
                <span className="path-state">{state}</span>
                <b>{way.delay_ms === null ? say('no path') : `${fixed(way.delay_ms, 1)} ms`}</b>
              </li>
            );
          })}
        </ul>
        <button type="button" className="plain" onClick={onMore}>
          {say('All figures of the paths')}
        </button>
      </div>
    );
  }
  const { delay_ms, nodes } = pathAt(store, flow, t);
  const spread = spreadAt(store, flow, 0, t);
  const ends = paths[0];
  const handovers =
    ends && meta.frozen_at_s === null
      ? [ends.from_node, ends.to_node].filter(
          (node) =>
            node >= meta.satellites.name.length &&
            node < meta.satellites.name.length + meta.terminals.length,
        )
      : [];
  return (
    <div className="card path-card">
      <dl>
        <div>
          <dt>{spread.paths > 1 ? say('Quickest path') : say('Path delay')}</dt>
          <dd>{delay_ms === null ? say('no path') : `${fixed(delay_ms, 1)} ms`}</dd>
        </div>
        <div>
          <dt>{say('Links')}</dt>
          <dd>{nodes.length > 0 ? plain(nodes.length - 1) : '–'}</dd>
        </div>
        {spread.paths > 1 ? (
          <div>
            <dt>{say('Paths with as many links')}</dt>
            <dd>{plain(spread.paths)}</dd>
          </div>
        ) : null}
        {meta.frozen_at_s === null ? null : (
          <div>
            <dt>{say('Sky frozen at')}</dt>
            <dd>{plain(meta.frozen_at_s)} s</dd>
          </div>
        )}
        {handovers.map((node) => {
          const served = servingAt(store, node, t) !== null;
          const next = nextHandover(store, node, t);
          return (
            <div key={node}>
              <dt>
                {served ? say('Next handover') : say('No satellite')}, {nodeName(meta, node)}
              </dt>
              <dd>{served ? handoverWords(next, t, store) : absenceWords(next, t, store)}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** Until when a terminal has no satellite. */
function absenceWords(at: number | null, t: number, store: RecordingStore): string {
  if (at !== null) return say`for ${span(at - t)} more`;
  if (store.finished) return say('to the end');
  const known_s = store.simulated_s - t;
  return known_s < 1 ? say('at present') : say`for ${span(known_s)} or more`;
}

function handoverWords(at: number | null, t: number, store: RecordingStore): string {
  if (at !== null) return say`in ${span(at - t)}`;
  if (store.finished) return say('none');
  const known_s = store.simulated_s - t;
  return known_s < 1 ? say('not yet known') : say`after ${span(known_s)}`;
}
