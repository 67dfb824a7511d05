/** How finely the globe is drawn where the processor draws it: coarser before it stutters, and sharp when it rests. */

/** How a picture is made. */
export interface Level {
  /** Pixels of the buffer for one of the screen, along a side. */
  readonly scale: number;
  /** Whether the air around the Earth and its darkened edge are drawn. */
  readonly air: boolean;
}

const SHARP: Level = { scale: 1, air: true };
const LEVELS: readonly Level[] = [
  SHARP,
  { scale: 0.75, air: false },
  { scale: 0.55, air: false },
  { scale: 0.4, air: false },
];
/** A machine without a graphics card begins here, before it has stuttered. */
const FIRST = 1;
/** A picture that takes longer leaves no thirty in a second, milliseconds; one that takes less leaves room for a finer one. */
const DEAR_MS = 24;
const CHEAP_MS = 7;
/** So many pictures are waited for before a step down, and before one back up. */
const DOWN_AFTER = 6;
const UP_AFTER = 60;
/** At the coarsest level pictures that take longer, so many of them, are too slow for a globe at all. */
const SLOW_MS = 100;
const SLOW_AFTER = 12;
/** How long a sharp picture stays at least while the run goes on, milliseconds: run, charts and controls need time too. */
const SHARP_BREATH_MS = 150;
/** And a coarser one, as a multiple of what it takes. */
const BREATHS = 1.5;

export class Quality {
  /** Whether somebody wants it sharp, whatever it costs. */
  sharp = false;
  /** Whether nothing moves: then there is time for a sharp picture. */
  resting = false;
  private at = FIRST;
  /** The finest level that has not proved too dear. */
  private finest = 0;
  private costs: number[] = [];

  get level(): Level {
    return this.sharp || this.resting ? SHARP : (LEVELS[this.at] ?? SHARP);
  }

  /** How long a picture stays at least, milliseconds. */
  get breath_ms(): number {
    return this.sharp || this.resting ? SHARP_BREATH_MS : BREATHS * middle(this.costs);
  }

  /** Whether even the coarsest pictures take so long that a plain map serves better. */
  get tooSlow(): boolean {
    const coarsest = this.at === LEVELS.length - 1 && !this.sharp;
    return coarsest && this.costs.length >= SLOW_AFTER && middle(this.costs) > SLOW_MS;
  }

  /** A picture of this level took so long, milliseconds; true if the next one is of another. */
  took(ms: number): boolean {
    if (this.sharp || this.resting) return false;
    this.costs.push(ms);
    const cost = middle(this.costs);
    const count = this.costs.length;
    if (count >= DOWN_AFTER && cost > DEAR_MS && this.at < LEVELS.length - 1) {
      this.finest = this.at + 1;
      return this.go(1);
    }
    if (count >= UP_AFTER) {
      if (cost < CHEAP_MS && this.at > this.finest) return this.go(-1);
      this.costs = this.costs.slice(-DOWN_AFTER);
    }
    return false;
  }

  private go(down: number): boolean {
    this.at += down;
    this.costs = [];
    return true;
  }
}

/** The middle one of some numbers; 0 of none. */
function middle(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
