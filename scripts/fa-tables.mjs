/** Tables 2 and 3 of Bhushan and Rai as one: printed, measured here, and by ns-2; for docs/papers.md. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.mjs';

/** The gains, utilisations and fairness that are printed, by experiment and sources; of half the rows we have no utilisation. */
const printed = {
  'fa-table2': [
    [2, 23.9, 21.5, 0.988],
    [4, 26.1, undefined, 0.986],
    [6, 19.24, 18.4, 0.992],
    [8, 21.6, undefined, 0.989],
  ],
  'fa-table3': [
    [2, 17.3, 96, 0.994],
    [4, 15.8, undefined, 0.995],
    [6, 30.6, 99.7, 0.983],
    [8, 14.9, undefined, 0.995],
  ],
};

/** What ns-2.35 with the rules of 2001 gave, by table and sources: gain, utilisation of the wire, fairness. */
function byNs2() {
  const [head, ...lines] = readFileSync(join(root, 'tests/reference/fa_tables.csv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const rows = lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at]])));
  return (table, sources) => {
    const found = rows.find(
      (row) => row.config === 'era' && row.table === table && row.n_sources === String(sources),
    );
    return (
      found &&
      [found.percent_increase_mean, found.util_wire_percent_mean, found.jain_mean].map(Number)
    );
  };
}

const shown = ([gain, used, fair]) => [gain?.toFixed(1), used?.toFixed(1), fair?.toFixed(3)];

/** The lines of the table; `resultsOf` gives the full results of an experiment. */
export function faTables(resultsOf) {
  const ns2 = byNs2();
  const lines = [
    'Tables 2 and 3 row by row: the gain of SCTP over TCP and the utilisation of the bottleneck in percent, and Jain’s index, as printed / measured here / by ns-2.35 with the rules of 2001. A dash stands where a value is not at hand: of the rows with 4 and 8 sources we know no utilisation, and ns-2 ran 2 and 6.',
    '',
    '| table | sources | gain, % | utilisation, % | Jain |',
    '|---|---|---|---|---|',
  ];
  for (const [id, rows] of Object.entries(printed)) {
    const table = id.at(-1);
    for (const [sources, ...said] of rows) {
      const { metrics } = resultsOf(id).rows.find((row) => row.values.sources === sources);
      const own = [100 * metrics.gain.mean, 100 * metrics.utilisation.mean, metrics.jain.mean];
      const [paper, here, other] = [said, own, ns2(table, sources) ?? []].map(shown);
      const cells = paper.map((_, at) =>
        [paper, here, other].map((values) => values[at] ?? '–').join(' / '),
      );
      lines.push(`| ${[table, sources, ...cells].join(' | ')} |`);
    }
  }
  return lines.join('\n');
}
