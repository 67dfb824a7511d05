/** The sky in two pictures: from a terminal up, and all planes side by side. */
import { useCallback, useMemo } from 'react';
import { clockOf } from '../../base/clockText';
import type { ChartAbout } from '../../charts/engine/picture';
import type { PlaybackSource } from '../../clock/playbackSource';
import { constellationName } from '../../document/names';
import type { SkyView } from '../../protocol/core';
import type { RunMeta } from '../../protocol/runMeta';
import type { RecordingSource } from '../../reading/source';
import { say } from '../../words/say';
import { planeless } from './grid';
import { SKY_VIEWS, type SkyLook, type SkyViewKind, SPANS, spanFor } from './look';
import type { Picked } from './mapDrawing';
import { PlaneMap } from './PlaneMap';
import { TerminalSky } from './TerminalSky';
import './sky.css';

export interface SkyPanelProps {
  readonly meta: RunMeta;
  readonly sky: SkyView;
  readonly store: RecordingSource;
  readonly playback: PlaybackSource;
  readonly flow: number;
  /** The interface of the flow's sender, as a node. */
  readonly sender: number | null;
  readonly look: SkyLook;
  /** The satellite or link that is marked everywhere. */
  readonly selected: Picked | null;
  /** What a file says of the run. */
  readonly about: ChartAbout;
  onLook(look: SkyLook): void;
  onSelect(picked: Picked): void;
}

const NAMES: Readonly<Record<SkyViewKind, string>> = {
  terminal: say('From a terminal'),
  planes: say('Planes'),
};

export function SkyPanel(props: SkyPanelProps) {
  const { look, onLook } = props;
  return (
    <section className="sky" aria-label={say('Sky')}>
      <fieldset className="sky-choice" aria-label={say('Which view of the sky')}>
        {SKY_VIEWS.map((view) => (
          <button
            key={view}
            type="button"
            aria-pressed={look.view === view}
            onClick={() => onLook({ ...look, view })}
          >
            {NAMES[view]}
          </button>
        ))}
      </fieldset>
      {look.view === 'planes' ? <Planes {...props} /> : <Terminal {...props} />}
    </section>
  );
}

function Terminal({
  meta,
  sky,
  playback,
  sender,
  look,
  selected,
  about,
  onLook,
  onSelect,
}: SkyPanelProps) {
  const terminals = meta.terminals
    .map((terminal, number) => ({ ...terminal, number }))
    .filter(({ background }) => !background);
  const wanted = look.terminal ?? (sender === null ? null : sender - meta.satellites.name.length);
  const terminal = terminals.find(({ number }) => number === wanted) ?? terminals[0];
  const timeOfDay = useMemo(() => clockOf(meta.begins_d), [meta]);
  const name = useCallback((satellite: number) => meta.satellites.name[satellite] ?? '', [meta]);
  const constellation = terminal && meta.constellations[terminal.constellation];
  if (!terminal || !constellation) {
    return <p>{say('No station of this scenario has a terminal: all its links are wired.')}</p>;
  }
  const span_s = look.span_s ?? spanFor(constellation.altitude_km);
  return (
    <>
      <div className="sky-bar">
        <label>
          <span>{say('From')}</span>
          <select
            className="select"
            value={terminal.number}
            onChange={(change) => onLook({ ...look, terminal: Number(change.target.value) })}
          >
            {terminals.map(({ number, station, constellation: of, ordinal }) => (
              <option key={number} value={number}>
                {terminalWords(meta, station, of, ordinal)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{say('Ahead')}</span>
          <select
            className="select"
            value={span_s}
            onChange={(change) => onLook({ ...look, span_s: Number(change.target.value) })}
          >
            {SPANS.map(([seconds, words]) => (
              <option key={seconds} value={seconds}>
                {words}
              </option>
            ))}
          </select>
        </label>
      </div>
      <TerminalSky
        key={terminal.number}
        sky={sky}
        terminal={terminal.number}
        playback={playback}
        mask_deg={constellation.elevation_mask_deg}
        span_s={span_s}
        selected={selected?.kind === 'satellite' ? selected.node : null}
        timeOfDay={timeOfDay}
        frozen={meta.frozen_at_s !== null}
        where={terminalWords(meta, terminal.station, terminal.constellation, terminal.ordinal)}
        about={about}
        name={name}
        onSelect={(node) => onSelect({ kind: 'satellite', node })}
      />
    </>
  );
}

function Planes(props: SkyPanelProps) {
  const { meta, sender, look, onLook } = props;
  const own = meta.terminals[(sender ?? -1) - meta.satellites.name.length]?.constellation ?? 0;
  const number =
    look.network !== null && look.network < meta.constellations.length ? look.network : own;
  const constellation = meta.constellations[number];
  if (!constellation)
    return <p>{say('This scenario has no satellites: all its links are wired.')}</p>;
  const why = planeless(constellation);
  return (
    <>
      {meta.constellations.length > 1 ? (
        <div className="sky-bar">
          <label>
            <span>{say('Planes of')}</span>
            <select
              className="select"
              value={number}
              onChange={(change) => onLook({ ...look, network: Number(change.target.value) })}
            >
              {meta.constellations.map((one, at) => (
                <option key={one.id} value={at}>
                  {constellationName(one)}
                </option>
              ))}
            </select>
          </label>
        </div>
      ) : null}
      {why === null ? (
        <PlaneMap {...props} key={number} constellation={constellation} />
      ) : (
        <p data-testid="map-none">{why}</p>
      )}
    </>
  );
}

/** "London"; with several constellations "London, Iridium"; with several terminals there their number. */
function terminalWords(
  meta: RunMeta,
  station: string,
  constellation: number,
  ordinal: number,
): string {
  const network = meta.constellations[constellation];
  const via = meta.constellations.length > 1 && network ? `, ${constellationName(network)}` : '';
  return `${station}${via}${ordinal > 0 ? say`, terminal ${ordinal + 1}` : ''}`;
}
