/** The globe of the lab, made once and kept while other pages are shown: each new one would cost a graphics context. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { messageOf } from '../../../base/assert';
import {
  createGlobe,
  type Extent,
  type GlobeHandle,
  type GlobePick,
  type GlobeView,
  type Layers,
} from '../../../globe';

export interface GlobeState {
  readonly globe: GlobeHandle | null;
  /** Why there is none. */
  readonly problem: string | null;
  /** Whether it has a place on the page. */
  readonly placed: boolean;
  /** The two switches of its view. */
  readonly switches: Pick<GlobeView, 'flat' | 'inertial'>;
}

/** What a kept globe asks and tells. */
export interface GlobeOwner {
  layers(): Layers;
  picked(pick: GlobePick | null): void;
  /** The camera no longer goes along with a satellite. */
  unfollowed(): void;
  /** The globe is there, or there is none. */
  opened(): void;
}

/** The globe where it has a place on the page, else null. */
export function placedGlobe({ globe, placed }: GlobeState): GlobeHandle | null {
  return placed ? globe : null;
}

export class KeptGlobe {
  readonly state: StoreApi<GlobeState> = createStore<GlobeState>(() => ({
    globe: null,
    problem: null,
    placed: false,
    switches: { flat: false, inertial: false },
  }));
  private readonly owner: GlobeOwner;
  /** The camera that a link asked for, until a globe takes it, or that was left. */
  private asked: Partial<GlobeView> | null = null;
  /** Holds the canvas, and goes with it from place to place. */
  private holder: HTMLElement | null = null;
  private begun = false;
  /** Where the camera was when the globe was last put away. */
  private left: GlobeView | null = null;

  constructor(owner: GlobeOwner) {
    this.owner = owner;
  }

  /** Where the camera is, or is to be once there is a globe; null where nobody has asked for anything. */
  camera(): Partial<GlobeView> | null {
    return this.placed?.view() ?? this.asked;
  }

  /** Looks from where a link asks for; null leaves that to a globe to come. */
  restore(camera: Partial<GlobeView> | null): void {
    this.asked = camera;
    if (camera) this.turn(camera);
  }

  /** Changes a part of the view, where the globe is on the page. */
  turn(view: Partial<GlobeView>): void {
    this.placed?.setView(view);
    this.readSwitches();
  }

  /** Frames the next run: another scenario may be in another place, or on other orbits. */
  renew(): void {
    this.placed?.frameNext();
  }

  /** Looks at a node, or at the whole run. */
  look(node: number | null): void {
    if (node === null) this.placed?.frameRun();
    else this.placed?.lookAt(node);
  }

  /** Frames all paths, or all orbits as well. */
  frame(extent: Extent): void {
    this.placed?.frameRun(extent);
  }

  /** Shows the globe in `place` until the returned function is called. */
  show(place: HTMLElement): () => void {
    this.holder ??= makeHolder();
    place.append(this.holder);
    this.aim();
    this.state.setState({ placed: true });
    this.readSwitches();
    // The first paint and the first block come first.
    setTimeout(() => this.begin(), 0);
    return () => {
      const { globe } = this.state.getState();
      if (globe) {
        this.left = globe.view();
        this.asked = this.left;
      }
      this.state.setState({ placed: false });
      this.holder?.remove();
    };
  }

  /** Lets go of a globe that has failed, and makes another. */
  retry(): void {
    const { globe } = this.state.getState();
    if (globe) this.asked = globe.view();
    globe?.destroy();
    this.holder?.replaceChildren();
    this.state.setState({ globe: null, problem: null });
    this.begun = false;
    this.begin();
  }

  private get placed(): GlobeHandle | null {
    return placedGlobe(this.state.getState());
  }

  private readSwitches(): void {
    const view = this.placed?.view();
    if (view) this.state.setState({ switches: { flat: view.flat, inertial: view.inertial } });
  }

  private async begin(): Promise<void> {
    if (this.begun || !this.holder?.isConnected) return;
    this.begun = true;
    const { owner, asked } = this;
    try {
      const globe = await createGlobe(this.holder, {
        layers: owner.layers(),
        ...(asked ? { view: asked } : {}),
        onPick: (pick) => owner.picked(pick),
        onUnfollow: () => owner.unfollowed(),
        onLost: (problem) => this.state.setState({ problem }),
      });
      // A link may have come while the globe was made.
      if (this.asked && this.asked !== asked) globe.setView(this.asked);
      this.state.setState({ globe });
      this.readSwitches();
    } catch (thrown) {
      this.state.setState({ problem: messageOf(thrown) });
    }
    owner.opened();
  }

  /** Looks where a link that came meanwhile wants it, or else at the whole of its run. */
  private aim(): void {
    const { globe } = this.state.getState();
    if (!globe || this.asked === this.left) return;
    if (this.asked) globe.setView(this.asked);
    else globe.frameNext();
  }
}

function makeHolder(): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'globe-holder';
  return holder;
}
