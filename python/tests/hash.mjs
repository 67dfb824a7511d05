/** The hash of the recording that the page's core, a file of WebAssembly, makes of the document on the input. */
import { readFileSync } from 'node:fs';
import { initSync, Simulation } from '../../sim-wasm/pkg/skywindow.js';

initSync({ module: readFileSync(process.argv[2]) });
const text = readFileSync(0, 'utf8');
const simulation = new Simulation(text);
while (!simulation.finished()) {
  simulation.advance(JSON.parse(text).duration_s, 1e6);
  simulation.take_block();
}
process.stdout.write(simulation.hash());
