/** What happens between two instants: where they are, and a table of what each flow or run does between them. */
import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { copied } from '../../base/clipboard';
import { seconds } from '../../charts/engine/format';
import type { SharedView } from '../../charts/engine/view';
import type { PlaybackSource } from '../../clock/playbackSource';
import { letterOf } from '../../document/runLetters';
import { between, type Subject } from '../../reading/between';
import type { RecordingSource } from '../../reading/source';
import { Say, v } from '../../words/SayNodes';
import { say } from '../../words/say';
import { RunSign } from '../compare/RunSign';
import { useTicking } from '../events/useTicking';
import { CloseButton } from '../head/CloseButton';
import { asCsv, asText, linesFor, type Told } from './figures';
import { Instant } from './Instant';
import './measure.css';

/** A flow, or the run that it is in where several are compared. */
export interface MeasuredSubject extends Subject {
  readonly name: string;
  /** The place of its run among those compared. */
  readonly at: number | null;
}

interface MeasureCardProps {
  readonly view: SharedView;
  /** The recording of the run on show, which says how far one can measure. */
  readonly store: RecordingSource;
  readonly playback: PlaybackSource;
  /** The one on show first; there is one at least. */
  readonly subjects: readonly [MeasuredSubject, ...MeasuredSubject[]];
}

/** What grows is written anew so often, and what was copied is said for so long. */
const EVERY_MS = 250;
const SAID_MS = 2000;

export function MeasureCard({ view, store, playback, subjects }: MeasureCardProps) {
  const subscribe = useMemo(() => (changed: () => void) => view.subscribe(changed), [view]);
  useSyncExternalStore(subscribe, () => view.measuring);
  const tick = useTicking(store, playback, EVERY_MS);
  const { from = 0, to = 0 } = view.measured ?? {};
  const asked = useDeferredValue(`${from} ${to} ${tick}`);
  const told: readonly Told[] = useMemo(() => {
    const [a = 0, b = 0] = asked.split(' ').map(Number);
    return subjects.map((subject) => ({
      name: subject.name,
      between: between(subject, { from: a, to: b }),
    }));
  }, [asked, subjects]);
  const lines = useMemo(
    () => linesFor(Math.max(...subjects.map(({ view: { paths } }) => paths))),
    [subjects],
  );
  const known_s = told.reduce((latest, one) => Math.max(latest, one.between.known_s ?? 0), 0);
  const last_s = Math.min(view.simulated_s, view.until_s);
  return (
    <section
      className="measure"
      aria-label={say('Measured between two instants')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        view.measure(null);
      }}
    >
      <header>
        <h3>
          <Say>
            Between t1 and t2 <b className="measure-span">{v(seconds(to - from))}</b>
          </Say>
        </h3>
        <CloseButton label={say('Stop measuring')} onClose={() => view.measure(null)} />
      </header>
      <div className="measure-ends">
        <Instant
          name="t1"
          t={from}
          last_s={last_s}
          range={view.range}
          onHere={() => view.measureFrom(playback.t)}
          onTime={(t) => view.measureFrom(t)}
        />
        <Instant
          name="t2"
          t={to}
          last_s={last_s}
          range={view.range}
          follows={view.measuring?.b === null}
          onHere={() => view.measureTo(playback.t)}
          onTime={(t) => view.measureTo(t)}
        />
      </div>
      {to > from ? null : (
        <p className="measure-note">
          <Say>Drag over a chart, or play on: what happens between t1 and t2 is counted here.</Say>
        </p>
      )}
      {known_s > 0 ? (
        <p className="measure-note">
          <Say>
            This long run keeps every row from {v(seconds(known_s))} on: what needs earlier ones is
            left out.
          </Say>
        </p>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys, too */}
      <section className="measure-table" aria-label={say('Figures')} tabIndex={0}>
        <table>
          <caption className="sr-only">{say`From ${seconds(from)} to ${seconds(to)}`}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{say('Quantity')}</span>
              </th>
              {subjects.map(({ name, at, view: { flow } }) => (
                <th key={`${at} ${flow}`} scope="col" title={name}>
                  {at === null ? null : <RunSign at={at} />}
                  {at !== null && name === letterOf(at) ? null : (
                    <span className="measure-name">{name}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, help, say: figure }) => (
              <tr key={name}>
                <th scope="row" title={help}>
                  {name}
                </th>
                {told.map((one, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a subject is its place
                  <td key={at}>{figure(one.between)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <CopyButtons text={() => asText(lines, told)} csv={() => asCsv(lines, told)} />
    </section>
  );
}

interface CopyButtonsProps {
  text(): string;
  csv(): string;
}

function CopyButtons({ text, csv }: CopyButtonsProps) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (what: string) =>
    setSaid((await copied(what)) ? say('Copied') : say('The clipboard is closed to this page.'));
  return (
    <footer>
      <button type="button" className="button" onClick={() => void copy(text())}>
        {say('Copy text')}
      </button>
      <button type="button" className="button" onClick={() => void copy(csv())}>
        {say('Copy CSV')}
      </button>
      <span role="status">{said}</span>
    </footer>
  );
}
