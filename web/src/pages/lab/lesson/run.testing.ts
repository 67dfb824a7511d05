/** A scenario run as far as a question needs it: for tests of lessons. */
import { Simulation } from 'skywindow-core';
import { readDocument } from '../../../document/document';
import type { Core } from '../../../protocol/core';
import { RecordingStore } from '../../../reading/recordingStore';
import { flowView } from '../session/flowView';

export function runUntil(core: Core, text: string, until_s: number) {
  const simulation = new Simulation(text);
  const store = new RecordingStore();
  let reached = 0;
  while (reached < until_s && !simulation.finished()) {
    reached = simulation.advance(until_s, 1e6);
    store.append(simulation.take_block().buffer, reached, simulation.finished());
  }
  simulation.free();
  const sky = core.skyView(text);
  const meta = sky.meta();
  const document = readDocument(text);
  return { store, sky, meta, flow: (number: number) => flowView({ meta, document }, number) };
}
