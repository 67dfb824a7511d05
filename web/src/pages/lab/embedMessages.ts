/** What an embed and the page around it tell each other; docs/embed.md has the shapes. */
import type { EmbedPart } from '../../links/embed';

/** The clock, as far as messages are about it. */
export interface EmbedClock {
  readonly t: number;
  readonly playing: boolean;
  readonly speed: number;
  readonly limit_s: number;
  readonly duration_s: number;
  play(): void;
  pause(): void;
  /** Also ahead of what is simulated, which catches up. */
  moveTo(t: number): void;
  setSpeed(speed: number): void;
  watch(changed: () => void): () => void;
}

/** The scenario, where the embedding page tells it and is told of it. */
export interface EmbedScenario {
  /** The document as it stands, another object after each change. */
  readonly document: object;
  /** Shows another one, the playhead where it is; a sentence if it cannot. */
  take(document: unknown): string | null;
  watch(changed: () => void): () => void;
}

/** What messages are about; no scenario where the address says nothing of one. */
export interface EmbedLab {
  readonly clock: EmbedClock;
  readonly scenario: EmbedScenario | null;
}

/** The embedding page; replaced in tests. */
export interface Host {
  /** Tells it something, if it is of the origin that the embed may speak to. */
  post(message: object): void;
  /** Calls back with what it says, and nobody else. */
  listen(said: (message: unknown) => void): () => void;
}

/** While time passes, and where more was not to be told before, its state is told this often. */
const EVERY_MS = 250;
/** However much is asked of the frame, the page around it hears no more of one kind in a second. */
const MOST_A_SECOND = 4;

/** Tells the embedding page how the lab stands, and does what it asks for, until the returned function is called. */
export function speakWith(
  host: Host,
  lab: EmbedLab,
  { parts, height }: { readonly parts: readonly EmbedPart[]; readonly height: number },
  now: () => number = () => performance.now(),
): () => void {
  const { clock, scenario } = lab;
  let told = '';
  let toldScenario: object | null = null;
  const [mayTell, mayShow, mayRefuse] = [new Pace(now), new Pace(now), new Pace(now)];
  const tell = () => {
    if (scenario && scenario.document !== toldScenario && mayShow.goes()) {
      toldScenario = scenario.document;
      host.post({ type: 'skywindow.scenario', scenario: toldScenario });
    }
    const state = stateOf(clock);
    const text = JSON.stringify(state);
    if (text === told || !mayTell.goes()) return;
    told = text;
    host.post({ type: 'skywindow.state', ...state });
  };
  const stopListening = host.listen((message) => {
    const problem = obey(lab, message);
    if (problem === null) tell();
    const id = idOf(message);
    // Who numbers what he asks for has as many answers as he wants.
    if (id !== null && problem !== '') {
      const state = stateOf(clock);
      told = JSON.stringify(state);
      host.post({ type: 'skywindow.done', id, problem, ...state });
    } else if (problem && mayRefuse.goes()) {
      host.post({ type: 'skywindow.problem', message: problem });
    }
  });
  host.post({ type: 'skywindow.ready', version: 1, parts });
  host.post({ subject: 'lti.frameResize', height });
  tell();
  const stops = [stopListening, clock.watch(tell), scenario?.watch(tell)];
  const timer = setInterval(tell, EVERY_MS);
  return () => {
    for (const stop of stops) stop?.();
    clearInterval(timer);
  };
}

function stateOf({ t, playing, speed, limit_s, duration_s }: EmbedClock) {
  // A run that may go on for ever has no end.
  const end_s = Number.isFinite(duration_s) ? duration_s : null;
  return { t, playing, speed, simulated_s: limit_s, duration_s: end_s };
}

/** What a message is called by who sent it, or null if it is not called anything. */
function idOf(message: unknown): string | number | null {
  const { id } = (message ?? {}) as Record<string, unknown>;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}

/** Lets so many messages of a kind go in any second. */
class Pace {
  private readonly now: () => number;
  /** When the last ones went, the earliest first. */
  private readonly gone: number[] = [];

  constructor(now: () => number) {
    this.now = now;
  }

  /** Whether one may go now; it is counted if so. */
  goes(): boolean {
    const now = this.now();
    const [first = Number.NEGATIVE_INFINITY] = this.gone;
    if (this.gone.length === MOST_A_SECOND && now - first < 1000) return false;
    this.gone.push(now);
    if (this.gone.length > MOST_A_SECOND) this.gone.shift();
    return true;
  }
}

/** Does what a message asks; null if it did, a sentence if it cannot, empty if the message is not for the lab. */
export function obey({ clock, scenario }: EmbedLab, message: unknown): string | null {
  const { type, t, speed, scenario: document } = (message ?? {}) as Record<string, unknown>;
  if (typeof type !== 'string' || !type.startsWith('skywindow.')) return '';
  if (type === 'skywindow.play') clock.play();
  else if (type === 'skywindow.pause') clock.pause();
  else if (type === 'skywindow.seek') {
    if (typeof t !== 'number' || !Number.isFinite(t) || t < 0) {
      return 'skywindow.seek needs t, simulated seconds from 0 on.';
    }
    clock.moveTo(t);
  } else if (type === 'skywindow.speed') {
    if (typeof speed !== 'number' || !(speed > 0) || !Number.isFinite(speed)) {
      return 'skywindow.speed needs speed, simulated seconds a second, above 0.';
    }
    clock.setSpeed(speed);
  } else if (type === 'skywindow.scenario') {
    if (scenario === null) return 'skywindow.scenario needs scenario=told in the address.';
    return scenario.take(document);
  } else if (type !== 'skywindow.state') {
    return `${type.slice(0, 60)} is no message of an embed: there are skywindow.play, skywindow.pause, skywindow.seek, skywindow.speed, skywindow.scenario and skywindow.state.`;
  }
  return null;
}

/** The page around this one; it is told nothing and not listened to unless it is of `origin`, where that is given. */
export function hostOf(origin: string | null): Host | null {
  const { parent } = window;
  if (parent === window || origin === 'null') return null;
  return {
    post: (message) => parent.postMessage(message, origin ?? '*'),
    listen: (said) => {
      const take = (event: MessageEvent) => {
        if (event.source !== parent || (origin !== null && event.origin !== origin)) return;
        said(event.data);
      };
      addEventListener('message', take);
      return () => removeEventListener('message', take);
    },
  };
}
