/** The plot of an experiment as large as a thumb: its lines from 0 to 100 in both directions, y upwards. */

/** Points of a line at most, and lines. */
const MOST_POINTS = 24;
const MOST_LINES = 6;

/** The lines that the plot itself begins with, on the scale of its horizontal axis. */
export function thumbnail({ x, lines }) {
  // The logarithm of 0 has no place.
  const across = (value) => (x.scale === 'log' ? Math.log(value) : value);
  const shown = lines
    .map(({ points }) =>
      points.map((point) => [across(point.x), point.y]).filter(([at]) => Number.isFinite(at)),
    )
    .filter((line) => line.length > 1)
    .slice(0, MOST_LINES);
  const xs = shown.flat().map(([at]) => at);
  const ys = shown.flat().map(([, mean]) => mean);
  return shown.map((line) => {
    const every = Math.ceil(line.length / MOST_POINTS);
    return line
      .filter((_, place) => place % every === 0)
      .map(([at, mean]) => [share(at, xs), share(mean, ys)]);
  });
}

/** Where a value lies among all, 0 to 100. */
function share(value, all) {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return most > least ? Math.round(((value - least) / (most - least)) * 100) : 50;
}
