/** A globe of its own for pictures: the run on show, from where the lab's is looked at, in a size of its own. */
import type { Beside } from '../../../charts/ui/beside';
import { createGlobe, type GlobeHandle, type GlobeView, type Means } from '../../../globe';
import { globeOthers, globeRun } from '../place/globeRun';
import type { Lab } from '../session/lab';

export type Looked = Pick<Lab, 'globe' | 'run' | 'view' | 'chosen'>;

export interface Apart {
  readonly globe: GlobeHandle;
  end(): void;
}

interface Wanted {
  /** CSS pixels, and how many pixels are in one. */
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly means: Means;
  readonly beside: Beside | null;
  /** From where it is looked at; what the run uses at the instant is framed without. */
  readonly view: Partial<GlobeView> | null;
  /** The first instant that is drawn. */
  readonly t: number;
}

export async function globeApart(lab: Looked, wanted: Wanted): Promise<Apart> {
  const { width, height, ratio, means, beside, view, t } = wanted;
  const holder = document.createElement('div');
  // Out of sight, yet with a size.
  holder.style.cssText = `position:fixed;left:-20000px;top:0;width:${width}px;height:${height}px`;
  holder.setAttribute('aria-hidden', 'true');
  holder.inert = true;
  document.body.append(holder);
  try {
    const { run, runs } = lab.run.getState();
    const { flow, layers } = lab.view.getState();
    const { selection, tracked } = lab.chosen.getState();
    const globe = await createGlobe(holder, means, {
      layers,
      pixelRatio: ratio,
      sharp: true,
      reducedMotion: false,
      ...(view ? { view } : {}),
    });
    globe.setRun(globeRun(run));
    globe.setFlow(flow);
    globe.setOthers(globeOthers(beside, runs));
    globe.select(selection);
    if (tracked !== null) globe.follow(tracked);
    await globe.whole();
    if (!view) hold(globe, t);
    return {
      globe,
      end: () => {
        globe.destroy();
        holder.remove();
      },
    };
  } catch (thrown) {
    holder.remove();
    throw thrown;
  }
}

/** Frames the run at an instant, and keeps the camera there: by itself it would move as time passes here. */
function hold(globe: GlobeHandle, t: number): void {
  const scratch = document.createElement('canvas').getContext('2d');
  if (scratch) globe.paint(scratch, t, 1);
  globe.frameRun();
  globe.setView(globe.view());
}
