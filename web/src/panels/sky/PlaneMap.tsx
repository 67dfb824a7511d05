/** All planes of a constellation side by side, with the links between them and the paths of the flow. */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { pointIn } from '../../base/enlarged';
import type { ChartAbout } from '../../charts/engine/picture';
import { onThemeChange } from '../../charts/engine/theme';
import type { PlaybackSource } from '../../clock/playbackSource';
import { nodeName } from '../../document/runNames';
import type { SkyView } from '../../protocol/core';
import type { RunMeta } from '../../protocol/runMeta';
import type { ConstellationMeta } from '../../protocol/runMeta.gen';
import { LinkState } from '../../reading/linkState';
import { FORWARD, Routes } from '../../reading/routeState';
import type { RecordingSource } from '../../reading/source';
import { say } from '../../words/say';
import { PlaneGrid } from './grid';
import { MapDrawing, type MapPath, type Picked } from './mapDrawing';
import { pathWords, placeWords } from './mapWords';
import { PlaneTable } from './PlaneTable';
import { Picture } from './picture';
import { SkyHeading } from './SkyHeading';
import type { PlanesMoment } from './takeOut';

export interface PlaneMapProps {
  readonly meta: RunMeta;
  readonly sky: SkyView;
  readonly store: RecordingSource;
  readonly playback: PlaybackSource;
  readonly flow: number;
  readonly constellation: ConstellationMeta;
  readonly selected: Picked | null;
  readonly about: ChartAbout;
  onSelect(picked: Picked): void;
}

/** The least width of a column and height of a row, pixels. */
const COLUMN_PX = 6;
const ROW_PX = 6;
const HEIGHT_PX = 330;
const WORDS_MS = 200;
const HINT = say(
  'Point at a satellite or a link, or move with the arrow keys; Enter marks it on the globe.',
);

export function PlaneMap(props: PlaneMapProps) {
  const { meta, sky, store, playback, flow, constellation } = props;
  const [table, setTable] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const told = useRef<HTMLParagraphElement>(null);
  const said = useRef<HTMLParagraphElement>(null);
  const pointed = useRef<number | null>(null);
  const drawing = useRef<MapDrawing | null>(null);
  const moment = useRef<PlanesMoment | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const detail = useId();
  const grid = useMemo(() => new PlaneGrid(meta, constellation), [meta, constellation]);

  useEffect(() => {
    const area = canvas.current;
    if (!area) return;
    const picture = new Picture(area);
    const map = new MapDrawing(picture, grid);
    drawing.current = map;
    const links = new LinkState();
    const routes = new Routes(
      meta.flows.map(({ paths, background }) => (background ? 0 : paths.length)),
    );
    let drawn = '';
    let wrote = Number.NEGATIVE_INFINITY;
    const again = () => {
      drawn = '';
    };
    const sized = new ResizeObserver(() => {
      picture.resize();
      again();
    });
    sized.observe(area);
    const stopTheme = onThemeChange(() => {
      picture.recolor();
      again();
    });
    const stopFrames = playback.subscribe((t) => {
      links.advance(store, t);
      routes.advance(store, t);
      const ways = routes.of(flow).map((state) => {
        const { nodes, length } = state.current[FORWARD];
        return { nodes: Array.from(nodes.subarray(0, length)), alternate: state.path > 0 };
      });
      const { selected } = latest.current;
      const words = ways.map(({ nodes }) => nodes.join()).join(';');
      const key = `${links.applied} ${links.rewinds} ${words} ${JSON.stringify(selected)} ${pointed.current}`;
      const now = performance.now();
      if (!playback.playing || now - wrote >= WORDS_MS) {
        wrote = now;
        write(said.current, ways.map(({ nodes }) => pathWords(meta, grid, nodes)).join(' '));
        write(
          told.current,
          pointed.current === null ? HINT : placeWords(sky, meta, pointed.current, t),
        );
      }
      if (key === drawn) return;
      drawn = key;
      const moved = {
        links,
        paths: ways.map((way) => onMap(way, grid)),
        serving: servingOf(ways, meta, grid),
        selected,
        pointed: pointed.current,
      };
      map.draw(moved);
      const path = ways.map(({ nodes }) => pathWords(meta, grid, nodes)).join(' ');
      moment.current = { t, grid, map: moved, words: path };
    });
    return () => {
      stopFrames();
      stopTheme();
      sized.disconnect();
    };
  }, [meta, sky, store, playback, flow, grid]);

  const under = (event: React.PointerEvent | React.MouseEvent): Picked | null => {
    if (!canvas.current) return null;
    const { x, y } = pointIn(canvas.current, event);
    return drawing.current?.at(x, y) ?? null;
  };
  const point = (node: number | null) => {
    pointed.current = node;
    write(told.current, node === null ? HINT : placeWords(sky, meta, node, playback.t));
  };
  const key = (event: React.KeyboardEvent) => {
    const by = STEPS[event.key];
    if (event.key === 'Enter' && pointed.current !== null) {
      props.onSelect({ kind: 'satellite', node: pointed.current });
    } else if (by) {
      const from = pointed.current === null ? { plane: 0, slot: 0 } : grid.placeOf(pointed.current);
      const first = pointed.current === null;
      point(grid.nodeAt(from.plane + (first ? 0 : by[0]), from.slot + (first ? 0 : by[1])));
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <p ref={said} className="sky-decision" data-testid="map-path" />
      {/* biome-ignore lint/a11y/useSemanticElements: a picture that arrows move in, described in words */}
      <div
        className="sky-map"
        role="group"
        aria-label={say(
          'Map of the planes: columns are planes, rows slots; arrows move from satellite to satellite',
        )}
        aria-describedby={detail}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its satellites are reached by arrow keys
        tabIndex={0}
        data-own-arrows
        onPointerMove={(event) => {
          const picked = under(event);
          point(picked?.kind === 'satellite' ? picked.node : null);
        }}
        onPointerLeave={() => point(null)}
        onBlur={() => point(null)}
        onClick={(event) => {
          const picked = under(event);
          if (picked) props.onSelect(picked);
        }}
        onKeyDown={key}
      >
        <canvas
          ref={canvas}
          style={{
            minWidth: grid.planes * COLUMN_PX + 50,
            height: Math.max(HEIGHT_PX, grid.slots * ROW_PX + 44),
          }}
        />
      </div>
      <p id={detail} ref={told} className="sky-detail" aria-live="polite">
        {HINT}
      </p>
      <ul className="sky-key" aria-label={say('Signs')}>
        <li data-sign="path">{say('path')}</li>
        <li data-sign="serving">{say('serving')}</li>
        <li data-sign="candidate">{say('satellite')}</li>
        {grid.seam ? <li data-sign="seam">{say('seam: planes fly opposite ways')}</li> : null}
      </ul>
      <SkyHeading
        title={say('Planes')}
        table={table}
        onTable={setTable}
        saveLabel={say('Planes: save')}
        take={async () =>
          moment.current &&
          (await import('./takeOut')).planesPicture(moment.current, latest.current.about)
        }
      />
      {table ? (
        <PlaneTable meta={meta} store={store} playback={playback} flow={flow} grid={grid} />
      ) : null}
    </>
  );
}

const STEPS: Readonly<Record<string, readonly [planes: number, slots: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The satellites of a way that are on the map. */
function onMap({ nodes, alternate }: MapPath, grid: PlaneGrid): MapPath {
  return { nodes: nodes.filter((node) => grid.has(node)), alternate };
}

/** The first and the last satellite of each way, with the names of its ends. */
function servingOf(ways: readonly MapPath[], meta: RunMeta, grid: PlaneGrid): Map<number, string> {
  const serving = new Map<number, string>();
  for (const { nodes } of ways) {
    for (const [satellite, end] of [
      [nodes[1], nodes[0]],
      [nodes.at(-2), nodes.at(-1)],
    ]) {
      if (satellite === undefined || end === undefined || !grid.has(satellite)) continue;
      const name = nodeName(meta, end);
      const before = serving.get(satellite);
      serving.set(satellite, before && before !== name ? `${before}, ${name}` : name);
    }
  }
  return serving;
}

function write(element: HTMLElement | null, words: string): void {
  if (element && element.textContent !== words) element.textContent = words;
}
