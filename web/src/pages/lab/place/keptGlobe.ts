/** The globe of the lab, made once and kept while other pages are shown: each new one would cost a graphics context. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { messageOf } from '../../../base/assert';
import { chooseDrawing, drawingChosen } from '../../../base/drawing';
import {
  createGlobe,
  type Extent,
  type GlobeHandle,
  type GlobePick,
  type GlobeView,
  type Layers,
  type Means,
  NoWebgl,
} from '../../../globe';
import { say } from '../../../words/say';

export interface GlobeState {
  readonly globe: GlobeHandle | null;
  /** Why there is none. */
  readonly problem: string | null;
  /** How it is drawn. */
  readonly means: Means;
  /** Why it is drawn as a flat map in 2D although nobody chose so, until it was read. */
  readonly instead: string | null;
  /** Whether it is drawn coarser while something moves, for want of a graphics card; null where there is one. */
  readonly coarse: boolean | null;
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
    means: drawingChosen().plain ? 'canvas' : 'webgl',
    instead: null,
    coarse: null,
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

  /** Where somebody has put the camera; null where it frames the run by itself. */
  cameraPut(): Partial<GlobeView> | null {
    return this.placed?.framing ? null : this.camera();
  }

  /** Looks from where a link asks for; null leaves that to a globe to come. */
  restore(camera: Partial<GlobeView> | null): void {
    this.asked = camera;
    if (camera) this.placed?.setView(camera);
    this.readSwitches();
  }

  /** Changes a part of the view, where the globe is on the page. */
  turn(view: Partial<GlobeView>): void {
    if (view.flat === false && this.state.getState().means === 'canvas') {
      wantGlobe();
      this.renewBy('webgl', null);
      return;
    }
    this.placed?.setView(view);
    this.readSwitches();
  }

  /** Draws the flat map on a plain canvas from now on, also when the page comes again; or the globe. */
  choose(plain: boolean): void {
    const { plain: before } = drawingChosen();
    if (plain) chooseDrawing({ plain });
    else wantGlobe();
    // From the map in the globe's place it is the globe that is wanted.
    this.renewBy(plain ? 'canvas' : 'webgl', plain || before ? this.camera() : null);
  }

  /** Draws the globe always sharp, or coarser while something moves. */
  sharpen(sharp: boolean): void {
    chooseDrawing({ sharp, told: true, kept: true });
    this.state.getState().globe?.setSharp(sharp);
    this.state.setState({ coarse: !sharp });
  }

  /** It was read why the map is drawn in 2D. */
  hasRead(): void {
    this.state.setState({ instead: null });
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

  /** Lets go of a globe that has failed, or of the map in its place, and makes a globe. */
  retry(): void {
    const { means, instead } = this.state.getState();
    if (instead === SLOW) wantGlobe();
    const wanted = drawingChosen().plain ? 'canvas' : 'webgl';
    this.renewBy(wanted, wanted === means ? this.camera() : null);
  }

  /** Lets go of what is there, and draws by such means, looked at from there; null frames the run. */
  private renewBy(means: Means, view: Partial<GlobeView> | null): void {
    const { globe } = this.state.getState();
    this.asked = view;
    globe?.destroy();
    this.holder?.replaceChildren();
    this.state.setState({ globe: null, problem: null, instead: null, coarse: null, means });
    this.begun = false;
    void this.begin();
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
    const { means } = this.state.getState();
    // Where a globe is looked at from says nothing of a map.
    const view = means === 'canvas' && !asked?.flat ? null : asked;
    try {
      const globe = await createGlobe(this.holder, means, {
        layers: owner.layers(),
        ...(view ? { view } : {}),
        sharp: drawingChosen().sharp,
        onPick: (pick) => owner.picked(pick),
        onUnfollow: () => owner.unfollowed(),
        onLost: (message) => this.fallBack(message),
        onSlow: () => this.stepAside(),
      });
      // A link may have come while the globe was made.
      if (this.asked && this.asked !== asked) globe.setView(this.asked);
      const coarse = globe.mayBeCoarse ? !drawingChosen().sharp : null;
      this.state.setState({ globe, coarse });
      this.readSwitches();
    } catch (thrown) {
      if (thrown instanceof NoWebgl) {
        this.fallBack(thrown.message);
        return;
      }
      this.state.setState({ problem: messageOf(thrown) });
    }
    owner.opened();
  }

  /** Gives a processor that is too slow for a globe the flat map, unless somebody wants the globe all the same. */
  private stepAside(): void {
    const { sharp, kept } = drawingChosen();
    if (sharp || kept || this.state.getState().means === 'canvas') return;
    this.fallBack(SLOW);
  }

  /** Goes on with the flat map in 2D, and says why. */
  private fallBack(reason: string): void {
    this.renewBy('canvas', this.camera());
    this.state.setState({ instead: reason });
  }

  /** Looks where a link that came meanwhile wants it, or else at the whole of its run. */
  private aim(): void {
    const { globe } = this.state.getState();
    if (!globe || this.asked === this.left) return;
    if (this.asked) globe.setView(this.asked);
    else globe.frameNext();
  }
}

const SLOW = say(
  'This device draws the globe too slowly to follow the run: the flat map is drawn in 2D instead.',
);

/** Whoever goes back to a globe has it, here and in later visits, however slowly it is drawn. */
function wantGlobe(): void {
  chooseDrawing({ plain: false, kept: true });
}

function makeHolder(): HTMLElement {
  const holder = document.createElement('div');
  holder.className = 'globe-holder';
  return holder;
}
