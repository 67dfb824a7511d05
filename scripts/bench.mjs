/** Prints the speed of the core as JSON: native by `skywindow bench`, WebAssembly here, medians of five runs. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

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

async function wasm() {
  const { runInWasm } = await import('../tests/core/wasm.mjs');
  const folder = new URL('sim-wasm/bench/', root);
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const scenario = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
      const runs = Array.from({ length: 5 }, () => {
        const before = process.cpuUsage();
        const summary = runInWasm(scenario, 20_000);
        const { user, system } = process.cpuUsage(before);
        return { seconds: (user + system) / 1e6, summary };
      }).sort((a, b) => a.seconds - b.seconds);
      const { seconds, summary } = runs[2];
      return {
        bench: file.replace('.json', ''),
        target: 'wasm',
        simulated_s: scenario.duration_s,
        cpu_s: seconds,
        simulated_s_per_cpu_s: scenario.duration_s / seconds,
        packets: summary.total.packets_sent,
        hash: summary.hash,
      };
    });
}

process.stdout.write(`${JSON.stringify([...native(), ...(await wasm())], null, 2)}\n`);
