/** Makes a film: draws frame after frame and hands each to the encoder, until all are there or nobody wants them. */
import { sinkFor } from './encode';
import { type FilmPlan, framesOf, instantOf } from './plan';
import { type Filmed, FilmScene } from './scene';

export interface Progress {
  readonly frame: number;
  readonly of: number;
  /** How long the rest takes at the pace so far, seconds; null before that is known. */
  readonly left_s: number | null;
}

/** Null when it was cancelled. */
export async function makeFilm(
  filmed: Filmed,
  plan: FilmPlan,
  signal: AbortSignal,
  progress: (made: Progress) => void,
): Promise<Blob | null> {
  const scene = await FilmScene.make(filmed, plan);
  try {
    const sink = await sinkFor(scene.canvas, plan);
    const of = framesOf(plan);
    const begun = performance.now();
    for (let frame = 0; frame < of; frame += 1) {
      if (signal.aborted) {
        await sink.cancel();
        return null;
      }
      await scene.draw(instantOf(plan, frame));
      await sink.add(frame);
      const each = (performance.now() - begun) / 1000 / (frame + 1);
      progress({ frame: frame + 1, of, left_s: frame < 2 ? null : each * (of - frame - 1) });
      // The page stays alive meanwhile.
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    return await sink.end();
  } finally {
    scene.end();
  }
}

/** One frame, for a look at what the film will show. */
export async function frameOf(
  filmed: Filmed,
  plan: FilmPlan,
  t: number,
): Promise<HTMLCanvasElement> {
  const scene = await FilmScene.make(filmed, plan);
  try {
    await scene.draw(t);
    return scene.canvas;
  } finally {
    scene.end();
  }
}
