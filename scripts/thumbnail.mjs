/** The plot of an experiment as large as a thumb: its lines from 0 to 100 in both directions, y upwards. */

/** Points of a line at most, and lines. */
const MOST_POINTS = 24;
const MOST_LINES = 6;

/** The lines that the plot itself begins with: its metrics, its series, and the scale of its horizontal axis. */
export function thumbnail({ plot = {}, axes = [], metrics = [] }, { rows }) {
  // Runs against time, paths, orbits and maps are not made of these rows.
  if ((plot.kind ?? 'lines') !== 'lines') return [];
  const { x = axes[0]?.name, y = metrics.slice(0, 1), series = [] } = plot;
  const axis = axes.find(({ name }) => name === x);
  const words = axis?.values.some((value) => typeof value !== 'number') ?? true;
  const logarithmic = axis?.scale === 'log' && !words;
  const across = (value) => {
    if (words) return axis?.values.indexOf(value) ?? -1;
    return logarithmic ? Math.log(value) : value;
  };
  const lines = y.flatMap((metric) =>
    combinations(axes, series).map((of) =>
      rows.flatMap(({ values, metrics: means }) => {
        const mean = means[metric]?.mean ?? null;
        const at = across(values[x]);
        const mine = Object.entries(of).every(([name, value]) => values[name] === value);
        // The logarithm of 0 has no place.
        return mine && mean !== null && Number.isFinite(at) ? [[at, mean]] : [];
      }),
    ),
  );
  const shown = lines.filter((line) => line.length > 1).slice(0, MOST_LINES);
  const xs = shown.flat().map(([at]) => at);
  const ys = shown.flat().map(([, mean]) => mean);
  return shown.map((line) => {
    const every = Math.ceil(line.length / MOST_POINTS);
    return line
      .sort(([one], [other]) => one - other)
      .filter((_, place) => place % every === 0)
      .map(([at, mean]) => [share(at, xs), share(mean, ys)]);
  });
}

/** All combinations of the values of some axes, in the order of the document. */
function combinations(axes, names) {
  return names.reduce(
    (all, name) => {
      const values = axes.find((axis) => axis.name === name)?.values ?? [];
      return all.flatMap((before) => values.map((value) => ({ ...before, [name]: value })));
    },
    [{}],
  );
}

/** Where a value lies among all, 0 to 100. */
function share(value, all) {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return most > least ? Math.round(((value - least) / (most - least)) * 100) : 50;
}
