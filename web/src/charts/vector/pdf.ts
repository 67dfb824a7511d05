/** A drawing as a PDF of one page: text is text, in letters that the file has in it. */
import PDFDocument from 'pdfkit';
import { toBlob } from 'pdfkit/output';
import {
  type Drawing,
  type Drawn,
  type DrawnPath,
  type DrawnText,
  type Pencil,
  wordsOf,
} from './drawing';
import { fontFiles, needsMore } from './fonts';
import type { About } from './svg';

/** Points in a drawing pixel. */
const POINTS = 0.75;
/** From this weight on letters are strong. */
const STRONG = 550;

type Document = InstanceType<typeof PDFDocument>;

export async function pdfOf(drawing: Drawing, { title, words }: About): Promise<Blob> {
  const fonts = await fontFiles(wordsOf(drawing));
  const size: [number, number] = [drawing.width * POINTS, drawing.height * POINTS];
  const info = { Title: title, Subject: words, Creator: 'Skywindow' };
  // Without the font that every document has at first, which is not to be in it.
  const font = null as unknown as string;
  const document = new PDFDocument({ size, margin: 0, info, font, lang: 'en', displayTitle: true });
  for (const [weight, files] of Object.entries(fonts)) {
    for (const [at, file] of files.entries()) document.registerFont(`${weight}${at}`, file);
  }
  const file = toBlob(document);
  document.scale(POINTS);
  for (const one of drawing.children) draw(document, one);
  document.end();
  return file;
}

function draw(document: Document, drawn: Drawn): void {
  document.save();
  if (drawn.kind === 'path') drawPath(document, drawn);
  else if (drawn.kind === 'text') drawText(document, drawn);
  else if (drawn.kind === 'image') {
    const { href, x, y, width, height } = drawn;
    document.image(href, x, y, { width, height });
  } else {
    if (drawn.clip !== null) document.path(drawn.clip).clip();
    if (drawn.opacity < 1) document.opacity(drawn.opacity);
    if (drawn.matrix) document.transform(...drawn.matrix);
    for (const one of drawn.children) draw(document, one);
  }
  document.restore();
}

function drawPath(document: Document, { d, fill, stroke, matrix }: DrawnPath): void {
  if (matrix) document.transform(...matrix);
  document.path(d);
  if (fill) document.fillOpacity(fill.opacity).fill(fill.color);
  else if (stroke) take(document, stroke).stroke();
}

function take(
  document: Document,
  { color, opacity, width, dash, offset, cap, join }: Pencil,
): Document {
  document.lineWidth(width).lineCap(cap).lineJoin(join).strokeColor(color).strokeOpacity(opacity);
  // A list of odd length is gone through twice, as on a canvas.
  const all = dash.length % 2 === 1 ? [...dash, ...dash] : [...dash];
  // Its types know one length alone.
  const lengths: unknown = all;
  if (all.length > 0) document.dash(lengths as number, { phase: offset });
  return document;
}

function drawText(document: Document, drawn: DrawnText): void {
  const { text, x, y, turned, size, weight, anchor, fill, stroke } = drawn;
  const fonts = weight >= STRONG ? 'strong' : 'plain';
  const runs = runsOf(text).map((run) => {
    document.font(`${fonts}${needsMore([run]) ? 1 : 0}`, size);
    return { run, long: document.widthOfString(run) };
  });
  const long = runs.reduce((sum, one) => sum + one.long, 0);
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  document.translate(x, y).rotate(turned);
  if (stroke) take(document, stroke);
  if (fill) document.fillColor(fill.color, fill.opacity);
  let left = -share * long;
  for (const one of runs) {
    document.font(`${fonts}${needsMore([one.run]) ? 1 : 0}`, size);
    const how = { lineBreak: false, baseline: 'alphabetic' as const };
    document.text(one.run, left, 0, { ...how, fill: fill !== null, stroke: stroke !== null });
    left += one.long;
  }
}

/** A text in pieces that one font has each. */
function runsOf(text: string): string[] {
  const runs: string[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    if (last !== undefined && needsMore([last]) === needsMore([letter])) {
      runs[runs.length - 1] = last + letter;
    } else runs.push(letter);
  }
  return runs;
}
