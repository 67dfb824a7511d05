/** Loads the WebAssembly package into Node, as tests and benchmarks use it. */
import { readFileSync } from 'node:fs';
import { initSync, Simulation } from '../../sim-wasm/pkg/skywindow.js';

const file = new URL('../../sim-wasm/pkg/skywindow_bg.wasm', import.meta.url);
initSync({ module: readFileSync(file) });

/**
 * Runs a scenario document to its end in steps of at most `budget` events; returns its summary. Without `hashed` it runs
 * as in the page, which does not ask for the hash. As there the memory of a block that was read holds the next one.
 */
export function runInWasm(scenario, budget, hashed = true) {
  const simulation = new Simulation(JSON.stringify(scenario));
  if (!hashed) simulation.leave_unhashed();
  let room;
  while (!simulation.finished()) {
    simulation.advance(scenario.duration_s ?? 600, budget);
    room = simulation.take_block(room);
  }
  const summary = JSON.parse(simulation.summary());
  simulation.free();
  return summary;
}

/** Runs `plain` up to an instant and goes on as `changed`; returns where the fork began and the summary of its end. */
export function forkInWasm(plain, until_s, changed, budget) {
  const simulation = new Simulation(JSON.stringify(plain));
  while (simulation.advance(until_s, budget) < until_s) simulation.take_block();
  simulation.take_block();
  const [at_s] = simulation.fork(JSON.stringify(changed)) ?? [];
  while (!simulation.finished()) {
    simulation.advance(changed.duration_s, budget);
    simulation.take_block();
  }
  const summary = JSON.parse(simulation.summary());
  simulation.free();
  return { at_s, summary };
}

/** The blocks of a run in steps of `budget` events, each in the memory of the one before if `reuses`. */
export function blocksInWasm(scenario, budget, reuses) {
  const simulation = new Simulation(JSON.stringify(scenario));
  const blocks = [];
  let room;
  while (!simulation.finished()) {
    simulation.advance(scenario.duration_s, budget);
    const block = simulation.take_block(room);
    blocks.push(block.slice());
    if (reuses) room = block;
  }
  simulation.free();
  return blocks;
}
