/** The flat map with the paths at the playhead as a picture: with what is drawn as vectors, whatever draws the globe. */
import { seconds } from '../../../charts/engine/format';
import { type Paper, sheetOf } from '../../../charts/engine/paper';
import { framed, type Key } from '../../../charts/engine/picture';
import type { Beside } from '../../../charts/ui/beside';
import { globeColours } from '../../../globe';
import { say } from '../../../words/say';
import { globeApart, type Looked } from './globeApart';

/** Size of the map, drawing pixels. */
const WIDTH = 1200;
const HEIGHT = 600;

export interface MapWords {
  readonly title: string;
  readonly words: readonly string[];
  readonly source: string;
}

export async function flatMap(
  lab: Looked,
  t: number,
  beside: Beside | null,
  { title, words, source }: MapWords,
  paper: Paper,
): Promise<HTMLCanvasElement> {
  // Where a globe is looked at from says nothing of a map.
  const camera = lab.globe.cameraPut();
  const view = camera?.flat ? camera : null;
  const apart = await globeApart(lab, {
    width: WIDTH,
    height: HEIGHT,
    ratio: paper.density,
    means: 'canvas',
    beside,
    view,
    t,
  });
  try {
    const plot = sheetOf(paper, WIDTH, HEIGHT);
    const context = plot.getContext('2d');
    context?.scale(paper.density, paper.density);
    if (context) apart.globe.paint(context, t, 1);
    return framed({
      plot,
      paper,
      title,
      words: [...words, `At ${seconds(t)}`],
      keys: [PATH],
      source,
      background: 'surface',
    });
  } finally {
    apart.end();
  }
}

/** The way of the flow on show. */
const PATH: Key = {
  label: say('path of the flow on show'),
  sign: (context) => {
    context.fillStyle = globeColours.background;
    context.fillRect(0, 1, 16, 10);
    context.strokeStyle = globeColours.path;
    context.lineWidth = 2;
    context.setLineDash([]);
    context.beginPath();
    context.moveTo(0, 6);
    context.lineTo(16, 6);
    context.stroke();
  },
};
