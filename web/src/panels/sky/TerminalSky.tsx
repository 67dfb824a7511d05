/** The sky over one terminal: what is in view, what passes, what serves and what the policy will do. */
import { useEffect, useId, useRef, useState } from 'react';
import type { TimeOfDay } from '../../base/clockText';
import { pointIn } from '../../base/enlarged';
import type { ChartAbout } from '../../charts/engine/picture';
import { onThemeChange } from '../../charts/engine/theme';
import type { PlaybackSource } from '../../clock/playbackSource';
import type { SkyView } from '../../protocol/core';
import { say } from '../../words/say';
import { AXIS_PX, Bands, type PassRow, ROW_PX, rowsOf } from './bands';
import { Overhead, type Standing, windowAt } from './overhead';
import { PassTable } from './PassTable';
import { Picture } from './picture';
import { Polar } from './polar';
import { SkyHeading } from './SkyHeading';
import { countdownWords, decisionWords, standingWords } from './skyWords';
import type { TerminalMoment } from './takeOut';

export interface TerminalSkyProps {
  readonly sky: SkyView;
  readonly terminal: number;
  readonly playback: PlaybackSource;
  readonly mask_deg: number;
  readonly span_s: number;
  readonly selected: number | null;
  readonly timeOfDay: TimeOfDay;
  /** Whether the scenario keeps the sky at one instant. */
  readonly frozen: boolean;
  /** The station in words. */
  readonly where: string;
  readonly about: ChartAbout;
  name(satellite: number): string;
  onSelect(satellite: number): void;
}

/** Passes shown as bands at most. */
const MOST_ROWS = 20;
/** Words are written this often while time passes, milliseconds. */
const WORDS_MS = 200;
/** Passes that begin within this share of the span are drawn on the disc, too, so many at most. */
const SOON = 1 / 3;
const MOST_TRACKS = 40;
const HINT = say('Point at a satellite, or move with the arrow keys; Enter marks it on the globe.');

export function TerminalSky(props: TerminalSkyProps) {
  const { sky, terminal, playback, mask_deg, span_s, timeOfDay, frozen, name, onSelect } = props;
  const [rows, setRows] = useState<readonly PassRow[]>([]);
  const [total, setTotal] = useState(0);
  const [overhead, setOverhead] = useState<Overhead | null>(null);
  const [table, setTable] = useState(false);
  const disc = useRef<HTMLCanvasElement>(null);
  const lines = useRef<HTMLCanvasElement>(null);
  const decision = useRef<HTMLParagraphElement>(null);
  const rule = useRef<HTMLElement>(null);
  const countdown = useRef<HTMLElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const standing = useRef<readonly Standing[]>([]);
  const pointed = useRef<number | null>(null);
  const polar = useRef<Polar | null>(null);
  const moment = useRef<TerminalMoment | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const detail = useId();

  useEffect(() => {
    const [round, wide] = [disc.current, lines.current];
    if (!round || !wide) return;
    const outlook = sky.outlook(terminal);
    write(rule.current, `${outlook.rule()}.`);
    const above = new Overhead(outlook);
    const pictures = [new Picture(round), new Picture(wide)] as const;
    const plot = new Polar(pictures[0], mask_deg, name);
    const bands = new Bands(pictures[1], name, timeOfDay);
    polar.current = plot;
    let drawn = '';
    let shown: readonly PassRow[] = [];
    let wrote = Number.NEGATIVE_INFINITY;
    const again = () => {
      drawn = '';
    };
    const sized = new ResizeObserver(() => {
      for (const picture of pictures) picture.resize();
      again();
    });
    sized.observe(round);
    sized.observe(wide);
    const stopTheme = onThemeChange(() => {
      for (const picture of pictures) picture.recolor();
      again();
    });
    const stopFrames = playback.subscribe((t) => {
      if (above.advance(t, span_s)) {
        const [from, until] = windowAt(t, span_s);
        shown = rowsOf(above, from, until, MOST_ROWS);
        setRows(shown);
        setTotal(new Set(above.passes.map(({ satellite }) => satellite)).size);
        setOverhead(above);
      }
      const { selected } = latest.current;
      const key = `${t} ${above.version} ${selected} ${pointed.current}`;
      if (key === drawn) return;
      drawn = key;
      if (above.version === 0) return;
      const forecast = above.forecast(t);
      standing.current = above.standing(t);
      const soon = above.passes
        .filter((pass) => pass.rises < t + SOON * span_s && pass.sets > t)
        .slice(0, MOST_TRACKS);
      const { serving, next } = forecast;
      const roles = { serving, next, selected, pointed: pointed.current };
      plot.draw(above, standing.current, soon, t, roles);
      bands.draw(above, shown, t, span_s, selected);
      moment.current = {
        t,
        span_s,
        mask_deg,
        overhead: above,
        standing: standing.current,
        soon,
        rows: shown,
        roles: { ...roles, pointed: null },
        words: `${latest.current.where}, ${timeOfDay(t)}. ${decisionWords(forecast, name, windowAt(t, span_s)[1], timeOfDay)}`,
        timeOfDay,
        name,
      };
      const now = performance.now();
      if (playback.playing && now - wrote < WORDS_MS) return;
      wrote = now;
      write(decision.current, decisionWords(forecast, name, windowAt(t, span_s)[1], timeOfDay));
      write(countdown.current, countdownWords(forecast, t, frozen));
      const one = standing.current.find(({ pass }) => pass.satellite === pointed.current);
      write(told.current, one ? standingWords(one, name, timeOfDay) : HINT);
    });
    return () => {
      moment.current = null;
      stopFrames();
      stopTheme();
      sized.disconnect();
      outlook.free();
    };
  }, [sky, terminal, playback, mask_deg, span_s, timeOfDay, frozen, name]);

  const point = (satellite: number | null) => {
    pointed.current = satellite;
    const one = standing.current.find(({ pass }) => pass.satellite === satellite);
    write(told.current, one ? standingWords(one, name, timeOfDay) : HINT);
  };
  const under = (event: React.PointerEvent | React.MouseEvent) => {
    if (!disc.current) return null;
    const { x, y } = pointIn(disc.current, event);
    return polar.current?.at(x, y) ?? null;
  };
  const key = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && pointed.current !== null) onSelect(pointed.current);
    else if (event.key === 'ArrowRight' || event.key === 'ArrowDown')
      point(next(standing.current, pointed.current, 1));
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp')
      point(next(standing.current, pointed.current, -1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <p ref={decision} className="sky-decision" data-testid="sky-decision">
        {say('Looking ahead.')}
      </p>
      <p className="sky-countdown">
        <b ref={countdown} data-testid="sky-countdown" />
        <span ref={rule} />
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture that arrows move in, described in words */}
      <div
        className="sky-disc"
        role="group"
        aria-label={say(
          'Sky over the terminal, north up and east to the right; arrows move from satellite to satellite by azimuth',
        )}
        aria-describedby={detail}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its satellites are reached by arrow keys
        tabIndex={0}
        data-own-arrows
        onPointerMove={(event) => point(under(event))}
        onPointerLeave={() => point(null)}
        onBlur={() => point(null)}
        onClick={(event) => {
          const satellite = under(event);
          if (satellite !== null) onSelect(satellite);
        }}
        onKeyDown={key}
      >
        <canvas ref={disc} />
      </div>
      <p id={detail} ref={told} className="sky-detail" aria-live="polite">
        {HINT}
      </p>
      <ul className="sky-key" aria-label={say('Signs')}>
        <li data-sign="serving">{say('in use')}</li>
        <li data-sign="next">{say('next')}</li>
        <li data-sign="candidate">{say('in view')}</li>
        <li data-sign="mask">{say`mask ${mask_deg}°`}</li>
      </ul>
      <SkyHeading
        title={say('Passes')}
        part={
          rows.length < total ? say`${rows.length} of ${total}: those in use and the highest` : ''
        }
        table={table}
        onTable={setTable}
        saveLabel={say('Sky over the terminal: save')}
        take={async () =>
          moment.current &&
          (await import('./takeOut')).terminalPicture(moment.current, latest.current.about)
        }
      />
      <button
        type="button"
        className="sky-bands"
        aria-label={say`Passes of ${rows.length} satellites over time, as bands`}
        tabIndex={-1}
        style={{ height: AXIS_PX + Math.max(2, rows.length) * ROW_PX }}
        onClick={(event) => {
          const row = rows[Bands.rowAt(pointIn(event.currentTarget, event).y)];
          if (row) onSelect(row.satellite);
        }}
      >
        <canvas ref={lines} />
      </button>
      {table && overhead ? (
        <PassTable
          rows={rows}
          overhead={overhead}
          timeOfDay={timeOfDay}
          name={name}
          onSelect={onSelect}
        />
      ) : null}
    </>
  );
}

/** The satellite after or before one by azimuth. */
function next(standing: readonly Standing[], from: number | null, by: 1 | -1): number | null {
  const around = [...standing].sort((one, other) => one.azimuth_deg - other.azimuth_deg);
  const at = around.findIndex(({ pass }) => pass.satellite === from);
  const place =
    at < 0 ? (by > 0 ? 0 : around.length - 1) : (at + by + around.length) % around.length;
  return around[place]?.pass.satellite ?? null;
}

function write(element: HTMLElement | null, words: string): void {
  if (element && element.textContent !== words) element.textContent = words;
}
