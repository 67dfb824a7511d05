/** Loads the WebAssembly packages into Node, as tests and benchmarks use them. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as packets from '../../sim-wasm/pkg/packets.js';
import { initSync, Simulation } from '../../sim-wasm/pkg/skywindow.js';

const code = (name) => readFileSync(new URL(`../../sim-wasm/pkg/${name}_bg.wasm`, import.meta.url));
initSync({ module: code('skywindow') });
packets.initSync({ module: code('packets') });

/** Takes a run to its end in steps of at most `budget` events. As in the page the memory of a block that was read holds the next one. */
function finish(simulation, scenario, budget) {
  let room;
  while (!simulation.finished()) {
    simulation.advance(scenario.duration_s ?? 600, budget);
    room = simulation.take_block(room);
  }
}

/** Runs a scenario document in the page's core; returns its hash. Without `hashed` it runs as in the page, which asks for none. */
export function runInCore(scenario, budget, hashed = true) {
  const simulation = new Simulation(JSON.stringify(scenario));
  if (!hashed) simulation.leave_unhashed();
  finish(simulation, scenario, budget);
  const hash = simulation.hash();
  simulation.free();
  return hash;
}

/** The same also in the package of experiments, which makes the same recording and tells its summary: that is returned. */
export function runInWasm(scenario, budget) {
  const simulation = new packets.Simulation(JSON.stringify(scenario));
  finish(simulation, scenario, budget);
  const summary = JSON.parse(simulation.summary());
  simulation.free();
  assert.equal(runInCore(scenario, budget), summary.hash);
  return summary;
}

/** Runs `plain` up to an instant and goes on as `changed`; returns where the fork began and the summary of its end. */
export function forkInWasm(plain, until_s, changed, budget) {
  const forked = (simulation) => {
    while (simulation.advance(until_s, budget) < until_s) simulation.take_block();
    simulation.take_block();
    const [at_s] = simulation.fork(JSON.stringify(changed)) ?? [];
    finish(simulation, changed, budget);
    return at_s;
  };
  const [core, other] = [Simulation, packets.Simulation].map(
    (Package) => new Package(JSON.stringify(plain)),
  );
  const at_s = forked(core);
  assert.equal(forked(other), at_s);
  const summary = JSON.parse(other.summary());
  assert.equal(core.hash(), summary.hash);
  for (const simulation of [core, other]) simulation.free();
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
