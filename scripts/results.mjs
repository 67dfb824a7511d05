/**
 * `npm run results`: writes public/results/, what full runs of every experiment say, which the gallery opens with.
 * `npm run results -- ID..` does it for these alone. Runs that a folder named by RESULTS_RUNS holds are not made again.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bring_experiments, experiments, initSync, Sweep } from '../sim-wasm/pkg/packets.js';
import { Failure, main, root, say } from './steps.mjs';
import { thumbnail } from './thumbnail.mjs';

const folder = join(root, 'public/results');
const documents = join(root, 'public/experiments');
/** Digits that are kept: intervals are wider by far. */
const DIGITS = 6;

/** The runs of an experiment, a JSON object each, made by the command. */
function runsOf(id, kept) {
  const file = join(kept, `runs-${id}.jsonl`);
  const args = ['scripts/cli.mjs', 'sweep', id, '--out', file];
  const made = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (made.status !== 0) throw new Failure(`${id} could not be run.`);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  const runs = lines.map((line) => JSON.parse(line));
  // A file that was gone on with may hold runs of an earlier core.
  const core = runs.at(-1)?.core;
  return { core, runs: runs.filter((run) => run.core === core) };
}

/** What the runs say, as the page would be told, and the lines of the plot; none where it is not made of means. */
function resultsOf(id, runs, isOfMeans) {
  const sweep = new Sweep(id, 'full');
  const plan = JSON.parse(sweep.plan());
  const points = new Map(plan.points.map(({ values }, point) => [keyOf(values), point]));
  const rows = new Map();
  for (const { point, seed, metrics } of runs) {
    const at = points.get(keyOf(point));
    if (at === undefined) throw new Failure(`${id} has no point ${keyOf(point)}.`);
    const replication = seed - plan.seed;
    const values = plan.metrics.map((name) => metrics[name] ?? Number.NaN);
    rows.set(`${at} ${replication}`, [at, replication, ...values]);
  }
  if (rows.size !== plan.runs) throw new Failure(`${id} has ${rows.size} of ${plan.runs} runs.`);
  const told = sweep.results(Float64Array.from([...rows.values()].flat()));
  const lines = isOfMeans ? thumbnail(JSON.parse(sweep.plot(told))) : [];
  sweep.free();
  return { results: rounded(JSON.parse(told)), lines };
}

function keyOf(values) {
  return JSON.stringify(Object.entries(values).sort());
}

/** Numbers with as many digits as mean something. */
function rounded(value) {
  if (typeof value === 'number') return Number(value.toPrecision(DIGITS));
  if (Array.isArray(value)) return value.map(rounded);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, rounded(one)]));
}

/** How many claims came to each verdict. */
function counts(claims) {
  const of = (verdict) => claims.filter((claim) => claim.verdict === verdict).length;
  return { holds: of('holds'), fails: of('fails'), unclear: of('unclear') };
}

/** The same by whose they are. */
function countsByKind(claims) {
  const of = (kind) => counts(claims.filter((claim) => claim.kind === kind));
  return { sentence: of('sentence'), value: of('value'), check: of('check') };
}

await main(() => {
  initSync({ module: readFileSync(join(root, 'sim-wasm/pkg/packets_bg.wasm')) });
  const files = readdirSync(documents).sort();
  const texts = files.map((file) => [
    file.replace('.json', ''),
    readFileSync(join(documents, file), 'utf8'),
  ]);
  bring_experiments(JSON.stringify(Object.fromEntries(texts)));
  const known = JSON.parse(experiments());
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((id) => !known.some((one) => one.id === id));
  if (unknown !== undefined) throw new Failure(`There is no experiment ${unknown}.`);
  const kept = process.env.RESULTS_RUNS ?? mkdtempSync(join(tmpdir(), 'skywindow-'));
  mkdirSync(folder, { recursive: true });
  const index = join(folder, 'index.json');
  const before = wanted.length > 0 ? JSON.parse(readFileSync(index, 'utf8')).experiments : {};
  const date = new Date().toISOString().slice(0, 10);
  const told = {};
  for (const { id, hash } of known) {
    if (wanted.length > 0 && !wanted.includes(id)) {
      if (before[id]) told[id] = before[id];
      continue;
    }
    say(`Running ${id}`);
    const { core, runs } = runsOf(id, kept);
    const { plot } = JSON.parse(texts.find(([name]) => name === id)[1]);
    // Runs against time, paths, orbits and maps are not made of means.
    const { results, lines } = resultsOf(id, runs, (plot?.kind ?? 'lines') === 'lines');
    const { claims } = results;
    told[id] = {
      hash,
      core,
      date,
      ...counts(claims),
      kinds: countsByKind(claims),
      lines,
    };
    writeFileSync(join(folder, `${id}.json`), `${JSON.stringify(results)}\n`);
  }
  writeFileSync(index, `${JSON.stringify({ experiments: told })}\n`);
  if (!process.env.RESULTS_RUNS) rmSync(kept, { recursive: true });
  say('public/results/ is written');
});
