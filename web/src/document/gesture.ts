/** Which changes of a field are of one movement, and so one step back: from when its control is taken until it is let go. */

/** Keys that rest this long have been let go of, and so has what moves without saying when; ms. */
const REST_MS = 700;

export class Gesture {
  private readonly now: () => number;
  /** What is being moved; empty while nothing has been since the last movement. */
  private path = '';
  /** Whether a hand is on it. */
  private held = false;
  /** When it was last moved or let go of. */
  private at = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.now = now;
  }

  /** A pointer takes a control: however soon after the last movement, this is another one. */
  take(): void {
    this.end();
    this.held = true;
  }

  /** A pointer lets go, or the movement is over for another reason. */
  end(): void {
    this.path = '';
    this.held = false;
  }

  /**
   * A key goes down at an instant: the same movement goes on if the last key has not come up long ago. The instants are
   * those of the keys themselves, for a busy page learns of them late.
   */
  press(at_ms: number): void {
    if (!this.held && at_ms - this.at >= REST_MS) this.end();
    this.held = true;
  }

  /** The key comes up. */
  rest(at_ms: number): void {
    this.held = false;
    this.at = at_ms;
  }

  /** Whether a change of `path` goes on with the movement. */
  continues(path: string): boolean {
    return path !== '' && path === this.path && (this.held || this.now() - this.at < REST_MS);
  }

  /** Whether a hand is on it that has moved `path`. */
  holds(path: string): boolean {
    return this.held && path === this.path;
  }

  /** Something was moved; an empty path is what nothing goes on with. */
  moved(path: string): void {
    this.path = path;
    this.at = this.now();
  }
}
