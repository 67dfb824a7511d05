/** A run made out of sight, which answers the questions of a lesson before anybody has seen it. */
import { readDocument, type ScenarioDocument } from '../../../document/document';
import type { Core, SkyView } from '../../../protocol/core';
import type { RunMeta } from '../../../protocol/runMeta';
import { RecordingStore } from '../../../reading/recordingStore';
import type { FlowView } from '../../../reading/source';
import { say } from '../../../words/say';
import { SimulationClient } from '../../../worker/client';
import { flowView } from '../session/flowView';

export class HiddenRun {
  readonly store = new RecordingStore();
  readonly sky: SkyView;
  readonly meta: RunMeta;
  private readonly document: ScenarioDocument;
  private readonly client: SimulationClient;
  private wanted_s = 0;
  private waiting: { until_s: number; done(): void; failed(thrown: Error): void }[] = [];

  constructor(core: Core, text: string) {
    this.sky = core.skyView(text);
    this.meta = this.sky.meta();
    this.document = readDocument(text);
    this.client = new SimulationClient({
      loaded: () => this.client.advance(this.wanted_s),
      block: ({ buffer, simulated_s, finished }) => {
        this.store.append(buffer, simulated_s, finished);
        this.tell();
      },
      // Its document stays.
      forked: () => undefined,
      failed: (message) => this.fail(new Error(message)),
      restarted: () => this.store.again(),
    });
    this.client.load(text);
  }

  /** Resolves when everything before an instant, or the whole run, is known. */
  async reach(until_s: number): Promise<void> {
    this.wanted_s = Math.max(this.wanted_s, until_s);
    this.client.advance(this.wanted_s);
    await new Promise<void>((done, failed) => {
      this.waiting.push({ until_s, done, failed });
      this.tell();
    });
  }

  flow(number: number): FlowView | null {
    const { meta, document } = this;
    return flowView({ meta, document }, number);
  }

  stop(): void {
    this.client.stop();
    this.fail(new Error(say('The lesson was left.')));
    this.sky.free();
  }

  private tell(): void {
    const { simulated_s, finished } = this.store;
    const reached = (until_s: number) => finished || simulated_s >= until_s;
    const now = this.waiting;
    this.waiting = now.filter(({ until_s }) => !reached(until_s));
    for (const { until_s, done } of now) if (reached(until_s)) done();
  }

  private fail(thrown: Error): void {
    for (const { failed } of this.waiting.splice(0)) failed(thrown);
  }
}
