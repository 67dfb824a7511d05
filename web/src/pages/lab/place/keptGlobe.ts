/** The globe of the lab, made once and kept while other pages are shown: each new one would cost a graphics context. */
import { createStore } from 'zustand/vanilla';
import { messageOf } from '../../../base/assert';
import {
  createGlobe,
  type GlobeHandle,
  type GlobePick,
  type GlobeView,
  type Layers,
} from '../../../globe';

interface GlobeState {
  readonly globe: GlobeHandle | null;
  /** Why there is none. */
  readonly problem: string | null;
}

/** What a kept globe asks and tells. */
export interface GlobeOwner {
  readonly state: { getState(): { readonly layers: Layers } };
  /** The camera that a link asked for, or that was left. */
  camera: Partial<GlobeView> | null;
  picked(pick: GlobePick | null): void;
  /** The camera goes along with a satellite, or with none. */
  track(node: number | null): void;
  /** The globe is there, or there is none. */
  opened(): void;
}

export class KeptGlobe {
  readonly state = createStore<GlobeState>(() => ({ globe: null, problem: null }));
  private readonly owner: GlobeOwner;
  /** Holds the canvas, and goes with it from place to place. */
  private holder: HTMLElement | null = null;
  private begun = false;
  /** Where the camera was when the globe was last put away. */
  private left: ReturnType<GlobeHandle['view']> | null = null;

  constructor(owner: GlobeOwner) {
    this.owner = owner;
  }

  /** Shows the globe in `place` until the returned function is called. */
  show(place: HTMLElement): () => void {
    this.holder ??= makeHolder();
    place.append(this.holder);
    this.aim();
    // The first paint and the first block come first.
    setTimeout(() => this.begin(), 0);
    return () => {
      const { globe } = this.state.getState();
      if (globe) {
        this.left = globe.view();
        this.owner.camera = this.left;
      }
      this.holder?.remove();
    };
  }

  /** Lets go of a globe that has failed, and makes another. */
  retry(): void {
    const { globe } = this.state.getState();
    if (globe) this.owner.camera = globe.view();
    globe?.destroy();
    this.holder?.replaceChildren();
    this.state.setState({ globe: null, problem: null });
    this.begun = false;
    this.begin();
  }

  private async begin(): Promise<void> {
    if (this.begun || !this.holder?.isConnected) return;
    this.begun = true;
    const owner = this.owner;
    const { camera } = owner;
    try {
      const globe = await createGlobe(this.holder, {
        layers: owner.state.getState().layers,
        ...(camera ? { view: camera } : {}),
        onPick: (pick) => owner.picked(pick),
        onUnfollow: () => owner.track(null),
        onLost: (problem) => this.state.setState({ problem }),
      });
      // A link may have come while the globe was made.
      if (owner.camera && owner.camera !== camera) globe.setView(owner.camera);
      this.state.setState({ globe });
    } catch (thrown) {
      this.state.setState({ problem: messageOf(thrown) });
    }
    owner.opened();
  }

  /** Looks where a link that came meanwhile wants it, or else at the whole of its run. */
  private aim(): void {
    const { globe } = this.state.getState();
    const { camera } = this.owner;
    if (!globe || camera === this.left) return;
    if (camera) globe.setView(camera);
    else globe.frameNext();
  }
}

function makeHolder(): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'globe-holder';
  return holder;
}
