/** Loads the WebAssembly package into Node, as tests and benchmarks use it. */
import { readFileSync } from 'node:fs';
import { initSync, Simulation } from '../../sim-wasm/pkg/skywindow.js';

const file = new URL('../../sim-wasm/pkg/skywindow_bg.wasm', import.meta.url);
initSync({ module: readFileSync(file) });

/**
 * Runs a scenario document to its end in steps of at most `budget` events; returns its summary. Without `hashed` it runs
 * as in the page, which does not ask for the hash.
 */
export function runInWasm(scenario, budget, hashed = true) {
  const simulation = new Simulation(JSON.stringify(scenario));
  if (!hashed) simulation.leave_unhashed();
  while (!simulation.finished()) {
    simulation.advance(scenario.duration_s ?? 600, budget);
    simulation.take_block();
  }
  const summary = JSON.parse(simulation.summary());
  simulation.free();
  return summary;
}
