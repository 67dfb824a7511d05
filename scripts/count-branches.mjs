/**
 * Runs the benchmarks on a module that counts at its branches, for `xtask package --learned`: `count-branches.mjs GLUE MODULE
 * SCENARIO..`, the JavaScript and the WebAssembly of the package and the documents. Prints a line for each branch: how
 * often it was come to, and how often its condition held.
 */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const BUDGET = 20_000;

const [glue, module, ...scenarios] = process.argv.slice(2);
const { initSync, Simulation } = await import(pathToFileURL(glue).href);
const counters = initSync({ module: readFileSync(module) });

for (const scenario of scenarios) {
  const document = JSON.parse(readFileSync(scenario, 'utf8'));
  const simulation = new Simulation(JSON.stringify(document));
  simulation.leave_unhashed();
  let room;
  while (!simulation.finished()) {
    simulation.advance(document.duration_s, BUDGET);
    room = simulation.take_block(room);
  }
  simulation.free();
}

const lines = [];
for (let branch = 0; `reached ${branch}` in counters; branch += 1) {
  lines.push(`${counters[`reached ${branch}`].value} ${counters[`held ${branch}`].value}\n`);
}
process.stdout.write(lines.join(''));
