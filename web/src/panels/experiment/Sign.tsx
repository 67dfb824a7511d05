/** The small signs of the gallery: verdicts and series. */
import { useSyncExternalStore } from 'react';
import { onThemeChange, seriesColor } from '../../charts/engine/theme';
import type { ClaimResult } from '../../protocol/experiment.gen';
import { say } from '../../words/say';
import { seriesStyle } from './pointSigns';

type Verdict = ClaimResult['verdict'];

const VERDICTS: Readonly<
  Record<Verdict | 'open', { readonly path: string; readonly word: string }>
> = {
  holds: { path: 'M3 8.5l3.2 3.2L13 4.8', word: say('holds') },
  fails: { path: 'M4 4l8 8M12 4l-8 8', word: say('fails') },
  unclear: { path: 'M2.5 9.5c1.8-3 3.7-3 5.5-1.5s3.7 1.5 5.5-1.5', word: say('unclear') },
  open: { path: 'M8 3.5a4.5 4.5 0 1 0 .01 0', word: say('not run') },
};

/** A verdict as an icon and a word. */
export function VerdictSign({
  verdict,
  word = VERDICTS[verdict].word,
}: {
  readonly verdict: Verdict | 'open';
  readonly word?: string;
}) {
  const { path } = VERDICTS[verdict];
  return (
    <span className="verdict" data-verdict={verdict}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
      {word}
    </span>
  );
}

interface SeriesSignProps {
  readonly number: number;
  readonly form?: 'line' | 'steps' | 'dots';
}

/** Line and mark of a series, as the plot draws them. */
export function SeriesSign({ number, form = 'line' }: SeriesSignProps) {
  const { color: name, shape, dash } = seriesStyle(number);
  const color = useSyncExternalStore(onThemeChange, () => seriesColor(name));
  return (
    <svg className="series-sign" viewBox="0 0 26 12" aria-hidden="true">
      {form === 'dots' ? null : (
        <path
          d="M0 6H26"
          stroke={color}
          strokeWidth="2"
          strokeDasharray={form === 'line' ? dash.join(' ') : ''}
        />
      )}
      {form !== 'dots' ? <path d={shape} fill={color} transform="translate(7 0)" /> : null}
      {form === 'dots' ? <path d="M3 4h4v4h-4zM11 4h4v4h-4zM19 4h4v4h-4z" fill={color} /> : null}
    </svg>
  );
}
