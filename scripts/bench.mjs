/**
 * Prints the speed of the core as JSON: native by `skywindow bench`, WebAssembly here, medians of five runs.
 *
 * WebAssembly runs three times before its five: V8 compiles quickly at first, and once more and well while the
 * code runs. The first run, with what was left to compile, is in `first_cpu_s`. Rows are not hashed, as in the page; the
 * hash is that of one more run.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const WARM_UP = 3;
const RUNS = 5;
/** Events between two times the recording is taken: so few that its rows are still in the cache, as on the command line. */
const EVENTS = 2_000;

const root = new URL('../', import.meta.url);

function native() {
  const cli = new URL('scripts/cli.mjs', root).pathname;
  const run = spawnSync(process.execPath, [cli, 'bench', 'all'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (run.status !== 0) {
    throw new Error('the native benchmark failed');
  }
  return JSON.parse(run.stdout);
}

function timed(work) {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, result };
}

async function wasm() {
  const { runInWasm } = await import('../tests/core/wasm.mjs');
  const folder = new URL('sim-wasm/bench/', root);
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const scenario = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      const all = Array.from({ length: WARM_UP + RUNS }, () =>
        timed(() => runInWasm(scenario, EVENTS, false)),
      );
      const runs = all.slice(WARM_UP).sort((x, y) => x.seconds - y.seconds);
      const { seconds, result } = runs[(RUNS - 1) / 2];
      return {
        bench: file.replace('.json', ''),
        target: 'wasm',
        simulated_s: scenario.duration_s,
        first_cpu_s: all[0].seconds,
        cpu_s: seconds,
        simulated_s_per_cpu_s: scenario.duration_s / seconds,
        packets: result.total.packets_sent,
        cpu_ms_per_renewal_of_routes: (1e3 * seconds) / result.routes_renewed,
        hash: runInWasm(scenario, EVENTS).hash,
      };
    });
}

process.stdout.write(`${JSON.stringify([...native(), ...(await wasm())], null, 2)}\n`);
