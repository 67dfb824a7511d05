/** The lab's keys, wherever the focus is that has no use of its own for them. */
import { isSilenced } from '../../../base/singleKeys';
import type { StepIndex } from '../../../panels/timeline/stepping';
import { stepRow } from '../../../panels/timeline/stepping';
import { followRun, pinRun, swapRuns } from '../runs/runActs';
import { type ChosenSlice, showEvent } from '../session/chosen';
import { pick } from '../session/edit';
import type { Lab } from '../session/lab';
import { redo, undo } from '../session/notes';
import { turnStage } from '../session/stage';
import { askWhy, whyOf } from '../session/why';

/** What keys act on. */
export type KeyedParts = Pick<
  Lab,
  | 'scenario'
  | 'playback'
  | 'run'
  | 'view'
  | 'chosen'
  | 'edit'
  | 'globe'
  | 'simulations'
  | 'charts'
  | 'stage'
>;

/** What keys do on the page around them; what a page does not have, they leave. */
export interface PageKeys {
  /** Goes to the search for a control. */
  search?(): void;
  /** Lists the keys. */
  keys?(): void;
  moments?(): void;
  /** Shows or hides the runs beside each other. */
  runs?(): void;
  /** Leads to the page of scenarios. */
  scenarios?(): void;
  /** Leads to all terms. */
  glossary?(): void;
  /** Opens what can be broken. */
  breakIt?(): void;
  present?(): void;
  /** Asks for a film of a span. */
  film?(): void;
  /** Shows what stands at a place, counted from 1, beside the globe; 0 is the globe. */
  place?(number: number): void;
  /** Shows the QR code of what is on the screen, large. */
  scan?(): void;
  /** Saves the run on the screen as a file. */
  save?(): void;
  /** Asks for a file to open. */
  open?(): void;
}

export interface KeyTargets extends PageKeys {
  readonly lab: KeyedParts;
  /** Whether the focus is there only because of a click. */
  clicked(target: Element): boolean;
  /** Finds events to step to. */
  index(): StepIndex;
  roundTrip(): void;
}

/** Where typing, arrows or Space already mean something. */
const OWN_TYPING = 'input, textarea, select, [contenteditable]';
const OWN_ARROWS =
  '[role=slider], [role=toolbar], [role=radiogroup], .globe-canvas, canvas, [data-own-arrows]';
/** Lists that Home and End scroll. */
const OWN_ENDS = '[role=listbox]';
const OWN_SPACE = 'button, summary, a, [role=slider], [role=switch], [role=option]';

/** Handles a key; true if it was one of the lab's. */
export function onLabKey(event: KeyboardEvent, targets: KeyTargets): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return false;
  const { lab } = targets;
  if ((event.ctrlKey || event.metaKey) && !event.altKey) {
    const filing = event.shiftKey ? undefined : { s: targets.save, o: targets.open }[event.key];
    if (filing) {
      filing();
      return true;
    }
    if (event.key.toLowerCase() !== 'z' || target.closest('input[type=text], input[type=search]')) {
      return false;
    }
    if (event.shiftKey) redo(lab);
    else undo(lab);
    return true;
  }
  if (event.altKey || isSilenced(event)) return false;
  if (targets.clicked(target)) {
    if (!onPlainKey(event, document.body, targets)) return false;
    // Else the button, let go, would be pressed by the Space that played.
    if (event.key === ' ') (target as HTMLElement).blur();
    return true;
  }
  if (steps(event, target)) return onPlainKey(event, document.body, targets);
  const typing = target.closest(OWN_TYPING) !== null && !target.matches('[type=checkbox]');
  if (typing) return false;
  return onPlainKey(event, target, targets);
}

/** Up and down choose in a closed list; left and right would do the same once more, and step instead. */
function steps({ key }: KeyboardEvent, target: Element): boolean {
  return (key === 'ArrowLeft' || key === 'ArrowRight') && target.matches('select[data-steps]');
}

function onPlainKey(event: KeyboardEvent, target: Element, targets: KeyTargets): boolean {
  const { lab } = targets;
  const { playback, edit, chosen, charts } = lab;
  if (event.key === 'Escape') {
    if (edit.getState().picking !== null) pick(edit, null);
    else if (charts.measuring !== null) charts.measure(null);
    else if (chosen.getState().tracked !== null) chosen.setState({ tracked: null });
    else return false;
  } else if (event.key === ' ') {
    if (target.closest(OWN_SPACE) || target.matches('input')) return false;
    playback.toggle();
  } else if (event.key === '/') targets.search?.();
  else if (event.key === '?') targets.keys?.();
  else if (event.key === 'm') targets.moments?.();
  else if (event.key === 's') targets.scenarios?.();
  else if (event.key === 'w') targets.glossary?.();
  else if (event.key === 'b') targets.breakIt?.();
  else if (event.key === 'i') measureAt(lab, 'from');
  else if (event.key === 'o') measureAt(lab, 'to');
  else if (event.key === 'r') targets.roundTrip();
  else if (event.key === 'c') targets.runs?.();
  else if (event.key === 'k') pinRun(lab.simulations);
  else if (event.key === 'v') followRun(lab.simulations);
  else if (event.key === 'x') swapRuns(lab.simulations);
  else if (event.key === 'p') targets.present?.();
  else if (event.key === 'e') targets.film?.();
  else if (event.key === 'q') targets.scan?.();
  else if (targets.place && /^\d$/.test(event.key)) targets.place(Number(event.key));
  else if (event.key === 'h') playback.hideAhead(!playback.hidesAhead);
  else if (event.key === 't') trackSelected(chosen);
  else if (event.key === 'y') whySelected(lab);
  else if (event.key === 'g') return findThing();
  else if (event.key === 'f') lab.globe.frame('paths');
  else if (event.key === 'F') lab.globe.frame('orbits');
  else if (target.closest(OWN_ARROWS)) return false;
  else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    step(targets, event.key === 'ArrowRight', event.shiftKey);
  } else if (target.closest(OWN_ENDS)) return false;
  else if (event.key === 'Home') playback.seek(0);
  else if (event.key === 'End') playback.seek(playback.limit_s);
  else if (event.key === '+' || event.key === '=') playback.setSpeed(playback.speed * 2);
  else if (event.key === '-') playback.setSpeed(playback.speed / 2);
  else return false;
  return true;
}

/** Measures from the playhead on, or up to it. */
function measureAt(lab: KeyedParts, end: 'from' | 'to'): void {
  const { charts, playback } = lab;
  if (end === 'from') charts.measureFrom(playback.t);
  else charts.measureTo(playback.t);
  // Charts and diagrams show what is measured.
  turnStage(lab, lab.view.getState().part === 'sequence' ? 'sequence' : 'charts');
}

/** Goes along with the satellite that is marked, or no longer. */
function trackSelected(chosen: ChosenSlice): void {
  const { selection, tracked } = chosen.getState();
  if (tracked !== null) chosen.setState({ tracked: null });
  else if (selection?.kind === 'satellite') chosen.setState({ tracked: selection.node });
}

/** Asks why a satellite is used: about what is marked, or about the flow on show. */
function whySelected({ run, chosen, edit }: KeyedParts): void {
  const { meta } = run.getState().run;
  const marked = whyOf(meta, chosen.getState().selection);
  askWhy(edit, marked ?? { terminal: null, satellite: null });
}

/** Puts the focus into the field that finds things on the globe; false if there is none. */
function findThing(): boolean {
  const layers = document.querySelector<HTMLDetailsElement>('.layers');
  if (layers) layers.open = true;
  const field = layers?.querySelector<HTMLInputElement>('.finder input');
  field?.focus();
  return field !== null && field !== undefined;
}

function step({ lab, index }: KeyTargets, forward: boolean, second: boolean): void {
  const { playback } = lab;
  playback.pause();
  if (second) {
    playback.seek(playback.t + (forward ? 1 : -1));
    return;
  }
  const row = stepRow(index(), playback.t, lab.view.getState().step, forward);
  if (row < 0) return;
  playback.seek(lab.run.getState().run.store.events.t[row] ?? playback.t);
  showEvent(lab.chosen, row);
}
