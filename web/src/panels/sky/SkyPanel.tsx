/** The sky in two pictures: from a terminal up, and all planes side by side. */
import { useCallback } from 'react';
import { constellationName } from '../../model/names';
import type { PlaybackSource } from '../../model/playbackSource';
import type { SkyView } from '../../protocol/core';
import type { RunMeta } from '../../protocol/runMeta';
import { type SkyLook, SPANS, spanFor } from './look';
import { TerminalSky } from './TerminalSky';
import './sky.css';

export interface SkyPanelProps {
  readonly meta: RunMeta;
  readonly sky: SkyView;
  readonly playback: PlaybackSource;
  /** The interface of the flow's sender, as a node. */
  readonly sender: number | null;
  readonly look: SkyLook;
  /** The satellite that is marked everywhere. */
  readonly selected: number | null;
  onLook(look: SkyLook): void;
  onSelect(satellite: number): void;
}

export function SkyPanel({
  meta,
  sky,
  playback,
  sender,
  look,
  selected,
  onLook,
  onSelect,
}: SkyPanelProps) {
  const terminals = meta.terminals
    .map((terminal, number) => ({ ...terminal, number }))
    .filter(({ background }) => !background);
  const wanted = look.terminal ?? (sender === null ? null : sender - meta.satellites.name.length);
  const terminal = terminals.find(({ number }) => number === wanted) ?? terminals[0];
  const name = useCallback((satellite: number) => meta.satellites.name[satellite] ?? '', [meta]);
  const constellation = terminal && meta.constellations[terminal.constellation];
  if (!terminal || !constellation) {
    return (
      <section className="sky" aria-label="Sky">
        <p>No station of this scenario has a terminal: all its links are wired.</p>
      </section>
    );
  }
  const span_s = look.span_s ?? spanFor(constellation.altitude_km);
  return (
    <section className="sky" aria-label="Sky">
      <div className="sky-bar">
        <label>
          <span>From</span>
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
          <span>Ahead</span>
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
        selected={selected}
        name={name}
        onSelect={onSelect}
      />
    </section>
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
  return `${station}${via}${ordinal > 0 ? `, terminal ${ordinal + 1}` : ''}`;
}
