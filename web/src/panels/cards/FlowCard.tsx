/** A flow with all its paths: how each stands, its way, its window and its timer at the playhead. */
import { plain } from '../../base/quantity';
import type { Playback } from '../../clock/playback';
import { type FamilyWords, familyOf } from '../../families';
import type { RunMeta } from '../../protocol/runMeta';
import { NONE, type RecordingStore } from '../../reading/recordingStore';
import './cards.css';
import { pathWords } from '../../document/runNames';
import { heartbeatsAt, pathAt, stateAt, windowsAt } from '../../reading/pathFacts';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { CardHead } from '../head/CardHead';
import { PathSign } from './PathSign';
import { useSlowTime } from './useSlowTime';

interface FlowCardProps {
  readonly meta: RunMeta;
  readonly store: RecordingStore;
  readonly playback: Playback;
  readonly flow: number;
  onClose(): void;
}

export function FlowCard({ meta, store, playback, flow, onClose }: FlowCardProps) {
  const t = useSlowTime(playback, store);
  const about = meta.flows[flow];
  if (!about) return null;
  const columns = about.paths.map((_, path) => factsOf(store, flow, path, t));
  return (
    <section className="card selection flow-card" aria-label={about.name}>
      <CardHead title={about.name} onClose={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section className="flow-paths" aria-label={say`Paths of ${about.name}`} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('Path')}</th>
              {columns.map((_, path) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a path is its number
                <th key={path} scope="col">
                  <PathSign alternate={path > 0} /> {pathWords(meta, flow, path)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {namesOf(familyOf(about.protocol)).map((name, row) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map((column, path) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a path is its number
                  <td key={path}>{column[row]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** What is said of each path. */
function namesOf({ errors, heartbeats }: FamilyWords): readonly string[] {
  const names = [
    say('State'),
    say('Delay'),
    say('Links'),
    'cwnd',
    say('In flight'),
    'SRTT',
    'RTO',
    errors,
  ];
  return heartbeats ? [...names, say('Heartbeats')] : names;
}

/** A value for each of the names. */
function factsOf(store: RecordingStore, flow: number, path: number, t: number): readonly string[] {
  const { delay_ms, nodes } = pathAt(store, flow, t, path);
  const row = windowsAt(store, flow, path, t);
  const { windows } = store;
  const { sent, lost } = heartbeatsAt(store, flow, path, t);
  const at = (column: Float32Array | Uint32Array | Uint16Array | Uint8Array) => column[row] ?? 0;
  const known = (words: () => string) => (row === NONE ? '–' : words());
  return [
    stateAt(store, flow, path, t),
    delay_ms === null ? say('no path') : `${fixed(delay_ms, 1)} ms`,
    nodes.length > 0 ? plain(nodes.length - 1) : '–',
    known(() => say`${plain(at(windows.cwnd))} bytes`),
    known(() => say`${plain(at(windows.flight))} bytes`),
    known(() => (at(windows.srtt_ms) > 0 ? `${plain(Math.round(at(windows.srtt_ms)))} ms` : '–')),
    known(() => `${plain(Math.round(at(windows.rto_ms)))} ms`),
    known(() => plain(at(windows.errors))),
    lost > 0 ? say`${plain(sent)}, ${plain(lost)} lost` : plain(sent),
  ];
}
