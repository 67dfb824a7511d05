/**
 * Prints the speed of the core as JSON: native by `skywindow bench`, WebAssembly here, medians of five runs; and how
 * long a capture of a million packets takes. Both cores have learned from the benchmarks, as those of a release.
 *
 * WebAssembly runs three times before its five: V8 compiles quickly at first, and once more and well while the
 * code runs. The first run, with what was left to compile, is in `first_cpu_s`. Rows are not hashed, as in the page; the
 * hash is that of one more run.
 */
import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { learnedCommand } from './learned.mjs';
import { rust, wasmPackage } from './setup.mjs';

const WARM_UP = 3;
const RUNS = 5;
/** Events between two times the recording is taken: so few that its rows are still in the cache, as on the command line. */
const EVENTS = 2_000;

const root = new URL('../', import.meta.url);

function native(command) {
  const run = spawnSync(command, ['bench', 'all'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (run.status !== 0) {
    throw new Error('the native benchmark failed');
  }
  return JSON.parse(run.stdout);
}

/** So long that more than a million packets pass the sender. */
const CAPTURED_S = 28_000;

/** How long somebody waits for a capture of a million packets, written to a file: what else runs counts, too. */
function capture(command) {
  const folder = mkdtempSync(join(tmpdir(), 'skywindow-bench-'));
  const file = join(folder, 'capture.pcapng');
  const args = ['run', 'sim-wasm/bench/two-links.json', '--duration', `${CAPTURED_S}`];
  try {
    const seconds = Array.from({ length: RUNS }, () => {
      rmSync(file, { force: true });
      const before = performance.now();
      const run = spawnSync(command, [...args, '--out', folder, '--record', 'pcapng'], {
        cwd: fileURLToPath(root),
      });
      if (run.status !== 0) throw new Error(`the capture failed: ${run.stderr}`);
      return (performance.now() - before) / 1000;
    });
    return {
      bench: 'capture',
      target: 'native',
      simulated_s: CAPTURED_S,
      wall_s: seconds.sort((x, y) => x - y)[(RUNS - 1) / 2],
      load: loadavg()[0],
      packets: packetsIn(file),
      bytes: statSync(file).size,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The packets of a pcapng file: its blocks of type 6. Each begins with its type and its length. */
function packetsIn(path) {
  const file = openSync(path);
  const head = new Uint32Array(2);
  let packets = 0;
  for (let at = 0; readSync(file, head, 0, 8, at) === 8; at += head[1]) packets += head[0] === 6;
  closeSync(file);
  return packets;
}

function timed(work) {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, result };
}

async function wasm() {
  const { runInCore, runInWasm } = await import('../tests/core/wasm.mjs');
  const folder = new URL('sim-wasm/bench/', root);
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const scenario = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      const all = Array.from({ length: WARM_UP + RUNS }, () =>
        timed(() => runInCore(scenario, EVENTS, false)),
      );
      const runs = all.slice(WARM_UP).sort((x, y) => x.seconds - y.seconds);
      const { seconds } = runs[(RUNS - 1) / 2];
      const result = runInWasm(scenario, EVENTS);
      return {
        bench: file.replace('.json', ''),
        target: 'wasm',
        simulated_s: scenario.duration_s,
        first_cpu_s: all[0].seconds,
        cpu_s: seconds,
        simulated_s_per_cpu_s: scenario.duration_s / seconds,
        packets: result.total.packets_sent,
        cpu_ms_per_renewal_of_routes: (1e3 * seconds) / result.routes_renewed,
        hash: result.hash,
      };
    });
}

await rust();
await wasmPackage({ learned: true });
const command = await learnedCommand();
const figures = [...native(command), capture(command), ...(await wasm())];
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
