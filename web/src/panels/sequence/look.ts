/** What somebody chose for the time-sequence diagrams, kept apart from them: they are loaded when first shown. */
export class SequenceLook {
  /** Grows when everything may be different, as after a link was opened. */
  epoch = 0;
  /** Whether they take the globe's place, too. */
  wide = true;
  /** Whether somebody has asked for that here: where the globe stands above them they do not do it by themselves. */
  asked = false;
  /** What a link keeps of them, or null if everything is as at the beginning. */
  kept: Readonly<Record<string, unknown>> | null = null;
  private readonly listeners = new Set<() => void>();

  /** Shows what a link kept. */
  restore(kept: unknown): void {
    this.epoch += 1;
    this.choose((kept ?? null) as SequenceLook['kept']);
  }

  /** Another scenario: its times and flows are others. */
  renew(): void {
    this.restore(this.wide ? null : { wide: false });
  }

  choose(kept: SequenceLook['kept']): void {
    this.kept = kept;
    this.wide = kept?.wide !== false;
    for (const listener of this.listeners) listener();
  }

  /** Calls back whenever something was chosen. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
