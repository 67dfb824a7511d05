/** How long the graphics card, or what stands in for it, works on a picture. */

/** How often it is asked whether it is done, milliseconds. */
const ASK_MS = 4;

export class Timing {
  private readonly gl: WebGL2RenderingContext | null;
  private readonly took: (ms: number) => void;
  private waiting: WebGLSync | null = null;
  private ended = false;

  /** Calls `took` for pictures, one at a time. */
  constructor(canvas: HTMLCanvasElement, took: (ms: number) => void) {
    this.gl = canvas.getContext('webgl2');
    this.took = took;
  }

  /** A picture was asked for, since `begun` on the clock of `performance.now`. */
  follow(begun: number): void {
    if (!this.gl || this.waiting) return;
    this.waiting = this.gl.fenceSync(this.gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    this.gl.flush();
    setTimeout(() => this.ask(begun), ASK_MS);
  }

  end(): void {
    this.ended = true;
  }

  private ask(begun: number): void {
    const { gl, waiting } = this;
    if (this.ended || !gl || !waiting) return;
    const state = gl.clientWaitSync(waiting, 0, 0);
    if (state === gl.TIMEOUT_EXPIRED) {
      setTimeout(() => this.ask(begun), ASK_MS);
      return;
    }
    gl.deleteSync(waiting);
    this.waiting = null;
    // A context that was lost says nothing of time.
    if (state !== gl.WAIT_FAILED) this.took(performance.now() - begun);
  }
}
