/** The runs that stand on one clock: which there are, which of them is edited, and which one the screen follows. */
import { MOST_RUNS } from '../../../document/runLetters';
import { say } from '../../../words/say';
import type { RunWork } from './runWork';

export class LabRuns {
  private works: RunWork[];
  private edited = 0;
  private followed = 0;

  constructor(first: RunWork) {
    this.works = [first];
  }

  /** In the order of their letters. */
  get all(): readonly RunWork[] {
    return this.works;
  }
  /** The number of the one whose document the controls change. */
  get liveAt(): number {
    return this.edited;
  }
  /** The number of the one that globe, timeline and cards are about. */
  get shownAt(): number {
    return this.followed;
  }
  get live(): RunWork {
    return this.at(this.edited);
  }
  get shown(): RunWork {
    return this.at(this.followed);
  }
  get full(): boolean {
    return this.works.length >= MOST_RUNS;
  }

  /** When the last of them ends, s: the clock goes on for as long. */
  get end_s(): number {
    return Math.max(...this.works.map(({ end_s }) => end_s));
  }

  /** Before this time all of them are recorded, or have ended; s. */
  get limit_s(): number {
    const going = this.works.filter(({ run }) => !run.store.finished);
    const known = (going.length > 0 ? going : this.works).map(({ run }) => run.store.simulated_s);
    return going.length > 0 ? Math.min(...known) : Math.max(...known);
  }

  /** Puts a run at the end; the one that is edited from now on if it is `live`. */
  add(work: RunWork, live: boolean): void {
    this.works.push(work);
    if (!live) return;
    this.edited = this.works.length - 1;
    this.followed = this.edited;
  }

  /** Takes a run away. Where it was the one that is edited, the one before it is now. */
  remove(at: number): void {
    if (this.works.length < 2 || !this.works[at]) return;
    const before = (index: number) => (index >= at && index > 0 ? index - 1 : index);
    const follows = this.followed === at || this.edited === at;
    this.works.splice(at, 1)[0]?.rest();
    this.edited = before(this.edited);
    this.followed = follows ? this.edited : before(this.followed);
  }

  /** Gives the run that is edited another letter; the others keep their order. */
  moveLive(to: number): void {
    const [live] = this.works.splice(this.edited, 1);
    if (live) this.works.splice(to, 0, live);
    this.edited = to;
    this.followed = to;
  }

  /** Lets the run that is edited and another change places: what was edited stands, what stood is edited. */
  swap(at: number): void {
    const [live, other] = [this.live, this.works[at]];
    if (!other || at === this.edited) return;
    this.works[at] = live;
    this.works[this.edited] = other;
    this.followed = this.edited;
  }

  /** Puts the run that is edited in the place of another, and a new one in its own. */
  replace(at: number, fresh: RunWork): void {
    const { live } = this;
    if (!this.works[at] || at === this.edited) return;
    this.works[at]?.rest();
    this.works[at] = live;
    this.works[this.edited] = fresh;
    this.followed = this.edited;
  }

  follow(at: number): void {
    if (this.works[at]) this.followed = at;
  }

  private at(index: number): RunWork {
    const work = this.works[index];
    if (!work) throw new Error(say('There is always a run.'));
    return work;
  }
}
