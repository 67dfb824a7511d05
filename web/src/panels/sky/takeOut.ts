/** The sky as a picture: the disc over a terminal with its passes, or the map of the planes. Loaded when first asked for. */

import type { TimeOfDay } from '../../base/clockText';
import { fileName } from '../../charts/engine/download';
import { type Paper, sheetOf } from '../../charts/engine/paper';
import { type ChartAbout, captions, framed, type Key } from '../../charts/engine/picture';
import type { Takable } from '../../charts/ui/PictureMenu';
import { say } from '../../words/say';
import { AXIS_PX, Bands, type PassRow, ROW_PX } from './bands';
import type { PlaneGrid } from './grid';
import { MapDrawing, type MapMoment } from './mapDrawing';
import type { Overhead, Pass, Standing } from './overhead';
import { type Ground, sheetGround } from './picture';
import { diamond, Polar, type Roles } from './polar';

/** What the page shows of the sky over a terminal. */
export interface TerminalMoment {
  readonly t: number;
  readonly span_s: number;
  readonly mask_deg: number;
  readonly overhead: Overhead;
  readonly standing: readonly Standing[];
  readonly soon: readonly Pass[];
  readonly rows: readonly PassRow[];
  readonly roles: Roles;
  /** Where it is, and what the policy does. */
  readonly words: string;
  readonly timeOfDay: TimeOfDay;
  name(satellite: number): string;
}

const DISC_PX = 440;
const BANDS_PX = 460;
const BETWEEN_PX = 28;
const MAP_PX = 900;
const MAP_ROW_PX = 26;

/** The disc, and the passes beside it. */
export function terminalPicture(moment: TerminalMoment, about: ChartAbout): Takable {
  const { t, rows, name, mask_deg, words } = moment;
  const title = say('Sky over a terminal');
  const draw = async (paper: Paper) => {
    const disc = sheetGround(paper, DISC_PX, DISC_PX);
    new Polar(disc, mask_deg, name).draw(
      moment.overhead,
      moment.standing,
      moment.soon,
      t,
      moment.roles,
    );
    const bands = sheetGround(paper, BANDS_PX, AXIS_PX + Math.max(2, rows.length) * ROW_PX);
    const { overhead, span_s, roles, timeOfDay } = moment;
    new Bands(bands, name, timeOfDay).draw(overhead, rows, t, span_s, roles.selected);
    const { density } = paper;
    const plot = sheetOf(
      paper,
      DISC_PX + BETWEEN_PX + BANDS_PX,
      Math.max(disc.height, bands.height),
    );
    const context = plot.getContext('2d');
    context?.drawImage(disc.sheet, 0, 0);
    context?.drawImage(bands.sheet, (DISC_PX + BETWEEN_PX) * density, 0);
    const keys = [
      sign(say('in use'), (context, ground) => dot(context, ground.inUse, ground.colors.text)),
      sign(say('next'), (context, { colors }) => {
        context.beginPath();
        diamond(context, 8, 6, 5.5);
        ink(context, colors.surface, colors.handover);
      }),
      sign(say('in view'), (context, { colors }) => dot(context, colors.surface, colors.text)),
      sign(say`mask ${mask_deg}°`, (context, { colors }) => line(context, colors.muted, [4, 3])),
    ];
    const told = await captions(about, words);
    return framed({
      plot,
      paper,
      title,
      ...told,
      keys: keys.map((key) => key(paper)),
      background: 'surface',
    });
  };
  return { name: fileName(title, t, t), title, words: `${about.scenario}. ${words}`, draw };
}

/** What the page shows of the planes. */
export interface PlanesMoment {
  readonly t: number;
  readonly grid: PlaneGrid;
  readonly map: MapMoment;
  /** The path in words. */
  readonly words: string;
}

/** The map of the planes with the path over it. */
export function planesPicture({ t, grid, map, words }: PlanesMoment, about: ChartAbout): Takable {
  const title = say('Planes');
  const draw = async (paper: Paper) => {
    const width = Math.max(MAP_PX, grid.planes * MAP_ROW_PX);
    const ground = sheetGround(paper, width, Math.max(360, grid.slots * MAP_ROW_PX + 44));
    // What the pointer is at is not of the picture.
    new MapDrawing(ground, grid).draw({ ...map, pointed: null });
    const keys = [
      sign(say('path'), (context, { inUse }) => line(context, inUse, [], 3)),
      sign(say('serving'), (context, { inUse, colors }) => dot(context, inUse, colors.text)),
      sign(say('satellite'), (context, { colors }) => dot(context, colors.surface, colors.text)),
      ...(grid.seam
        ? [
            sign(say('seam: planes fly opposite ways'), (context, { colors }) =>
              line(context, colors.loss, [4, 3]),
            ),
          ]
        : []),
    ];
    const told = await captions(about, words);
    const plot = ground.sheet;
    return framed({
      plot,
      paper,
      title,
      ...told,
      keys: keys.map((key) => key(paper)),
      background: 'surface',
    });
  };
  return { name: fileName(title, t, t), title, words: `${about.scenario}. ${words}`, draw };
}

type Look = Pick<Ground, 'colors' | 'inUse'>;

/** A sign of the legend, for the colours of a paper. */
function sign(
  label: string,
  draw: (context: CanvasRenderingContext2D, look: Look) => void,
): (paper: Paper) => Key {
  return ({ colors }) => ({
    label,
    sign: (context) => draw(context, { colors, inUse: colors.series4 }),
  });
}

function ink(context: CanvasRenderingContext2D, fill: string, stroke: string): void {
  context.lineWidth = 1.5;
  context.fillStyle = fill;
  context.strokeStyle = stroke;
  context.fill();
  context.stroke();
}

function dot(context: CanvasRenderingContext2D, fill: string, stroke: string): void {
  context.beginPath();
  context.arc(8, 6, 4.5, 0, 2 * Math.PI);
  ink(context, fill, stroke);
}

function line(
  context: CanvasRenderingContext2D,
  color: string,
  dash: readonly number[],
  width = 1.5,
): void {
  context.beginPath();
  context.moveTo(0, 6);
  context.lineTo(16, 6);
  context.setLineDash([...dash]);
  context.lineWidth = width;
  context.strokeStyle = color;
  context.stroke();
}
