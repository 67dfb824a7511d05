/** Vector files: what they draw is what the table beside them says, their words are words, their letters are in them. */
import { expect, type Page, test } from '@playwright/test';
import { brief, handedOver, openStill, playhead, saveChart, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

interface Tick {
  readonly value: number;
  readonly at: number;
}

/** How a value becomes a place, by the first and the last of what stands at an axis. */
function scale(ticks: readonly Tick[], of = (value: number) => value) {
  const [first, last] = [ticks.at(0), ticks.at(-1)];
  if (!first || !last || ticks.length < 2) throw new Error('an axis without numbers');
  const by = (last.at - first.at) / (of(last.value) - of(first.value));
  return (value: number) => first.at + (of(value) - of(first.value)) * by;
}

/** The numbers that stand at an axis, with where they stand. */
function ticks(svg: string, place: 'x' | 'y', anchor: string, unit = ''): Tick[] {
  const found = svg.matchAll(
    new RegExp(
      `<text x="([\\d.]+)" y="([\\d.]+)" font-size="([\\d.]+)" text-anchor="${anchor}"[^>]*>([\\d.,]+)${unit}</text>`,
      'g',
    ),
  );
  return [...found].map(([, x, y, size, value = '']) => ({
    value: Number(value.replace(',', '')),
    // Letters stand with their middle at the division, 0.3 of their size above their baseline.
    at: place === 'x' ? Number(x) : Number(y) - 0.3 * Number(size),
  }));
}

/** The corners of every line of a colour. */
function lines(svg: string, colour: string): [number, number][][] {
  const found = svg.matchAll(new RegExp(`<path d="([^"]+)" stroke="${colour}"[^>]*/>`, 'g'));
  return [...found].map(([, d = '']) =>
    [...d.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
  );
}

/** The cells of a line, of which some have commas between quotes. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell);
}

test('a chart as SVG draws the numbers of its CSV, on white or in the dark, and is a PDF too', async ({
  page,
}) => {
  await openStill(page, 9, brief('opening', 10));
  await playhead(page).press('End');
  const [csv] = await saveChart(page, 'Windows', 'CSV');
  const [file, name] = await saveChart(page, 'Windows', 'SVG');
  expect(name).toMatch(/^skywindow-windows-.*\.svg$/);
  const svg = file.toString('utf8');
  expect(svg).toContain('<title>Windows</title>');
  expect(svg).toContain('src:url(data:font/woff2;base64,');
  expect(svg).toContain('>A first look at Iridium: slow start');
  expect(svg).toContain('>congestion avoidance</text>');

  const x = scale(ticks(svg, 'x', 'middle', ' s'));
  const y = scale(ticks(svg, 'y', 'end'));
  const [heading = '', ...rows] = csv.toString('utf8').trim().split('\r\n');
  const column = cellsOf(heading).indexOf('cwnd (kB)');
  const windows = rows
    .map(cellsOf)
    .flatMap((cells): [number, number][] =>
      cells[column] ? [[Number(cells[0]), Number(cells[column])]] : [],
    );
  expect(windows.length).toBeGreaterThan(20);
  const corners = lines(svg, '#0072b2').flat();
  const off = (from: readonly [number, number]) =>
    Math.min(...corners.map(([a, b]) => Math.hypot(a - from[0], b - from[1])));
  // Divisions stand at whole pixels.
  for (const [t, cwnd] of windows) expect(off([x(t), y(cwnd)])).toBeLessThan(1);

  expect(svg).toContain('fill="#ffffff"');
  await page.getByRole('button', { name: 'Windows: save or show as a table' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'SVG and PDF on white' }).click();
  await page.keyboard.press('Escape');
  const [dark] = await saveChart(page, 'Windows', 'SVG');
  expect(dark.toString('utf8')).not.toContain('fill="#ffffff"');
  expect(dark.toString('utf8')).toContain('fill="#101724"');

  const [pdf, pdfName] = await saveChart(page, 'Windows', 'PDF');
  expect(pdfName).toMatch(/\.pdf$/);
  const text = pdf.toString('latin1');
  expect(text).toMatch(/^%PDF-/);
  expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+Inter-SemiBold/);
  expect(text).toContain('/FontFile2');
  expect(text).toContain('/ToUnicode');
});

const press = (page: Page, name: string) => () =>
  page.locator('.plot-actions').getByRole('button', { name, exact: true }).first().click();

test('figures of the gallery are vectors with the numbers of their CSV', async ({ page }) => {
  await page.goto('./#/gallery/cc-loss');
  const [csv] = await handedOver(page, press(page, 'CSV'));
  const [file] = await handedOver(page, press(page, 'SVG'));
  const svg = file.toString('utf8');
  const x = scale(ticks(svg, 'x', 'middle'), Math.log);
  const y = scale(ticks(svg, 'y', 'end'));
  const [heading = '', ...rows] = csv.toString('utf8').trim().split('\r\n');
  const named = (column: string) => heading.split(',').indexOf(column);
  const points = rows
    .map((row) => row.split(','))
    .filter((cells) => cells[named('controller')] === 'cubic' && cells[named('network')] === 'leo')
    .map((cells) => [
      x(Number(cells[named('loss')]) * 100),
      y(Number(cells[named('goodput_bps_mean')]) / 1000),
    ]);
  expect(points.length).toBeGreaterThan(4);
  const drawn = lines(svg, '#d55e00').flat();
  for (const [a = 0, b = 0] of points) {
    expect(Math.min(...drawn.map(([c, d]) => Math.hypot(a - c, b - d)))).toBeLessThan(1);
  }

  // A map whose ground is pixels.
  await page.goto(new URL('#/gallery/rt-fig02', page.url()).href);
  const [pdf] = await handedOver(page, press(page, 'PDF'));
  expect(pdf.toString('latin1')).toContain('/DCTDecode');
});
