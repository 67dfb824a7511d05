/** The results of all runs at the playhead, written straight into the page: they move with every frame. */
import { useEffect, useRef } from 'react';
import type { PlaybackSource } from '../../clock/playbackSource';
import { letterOf } from '../../document/runLetters';
import { say } from '../../words/say';
import { type Compared, figuresAt, RESULTS } from './results';

interface ResultsTableProps {
  readonly runs: readonly Compared[];
  readonly playback: PlaybackSource;
}

/** Figures that change faster cannot be read. */
const EVERY_MS = 150;

export function ResultsTable({ runs, playback }: ResultsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    let waited_ms = EVERY_MS;
    const write = (t: number) => {
      waited_ms = 0;
      const cells = body.current?.querySelectorAll('td');
      const figures = figuresAt(runs, t).flat();
      cells?.forEach((cell, at) => {
        const { value = '', apart = '' } = figures[at] ?? {};
        for (const [part, text] of [value, apart].entries()) {
          const place = cell.children[part];
          if (place && place.textContent !== text) place.textContent = text;
        }
      });
    };
    const stops = [
      playback.subscribe((t, dt_ms) => {
        waited_ms += dt_ms;
        if (waited_ms >= EVERY_MS) write(t);
      }),
      // A sought playhead is shown at once.
      playback.watch(() => write(playback.t)),
    ];
    write(playback.t);
    return () => {
      for (const stop of stops) stop();
    };
  }, [runs, playback]);
  const rows = [
    ...RESULTS,
    { name: say('State'), unit: '', help: say('Whether it goes on at the playhead.') },
  ];
  return (
    <table className="runs-results">
      <caption>{say('Results at the playhead, and how far from A')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{say('Result')}</span>
          </th>
          {runs.map((_, at) => (
            <th key={letterOf(at)} scope="col">
              {letterOf(at)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map(({ name, unit, help }) => (
          <tr key={name}>
            <th scope="row" title={help}>
              {name}
              {unit === '' ? null : <small>{unit}</small>}
            </th>
            {runs.map((_, at) => (
              <td key={letterOf(at)}>
                <span />
                <small />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
