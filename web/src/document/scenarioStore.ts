/** The scenario under study: its document, where it came from, and the way back and forth through its changes. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { messageOf } from '../base/assert';
import type { Core } from '../protocol/core';
import type { Problem } from '../protocol/core.gen';
import { say, translated } from '../words/say';
import { withDatedChange } from './datedChanges';
import { readDocument, type ScenarioDocument } from './document';
import { Gesture } from './gesture';

/** A state to come back to: the text is the document, the preset is what a link names. */
interface Version {
  readonly preset: string;
  readonly text: string;
}

export interface ScenarioState extends Version {
  readonly document: ScenarioDocument;
  /** Why the last change was refused, by path; empty when it was taken. */
  readonly problems: readonly Problem[];
  /** The value of one field that was refused. */
  readonly refused?: unknown;
  readonly past: readonly Version[];
  readonly future: readonly Version[];
}

const MOST_STEPS = 200;

/** What experiments without a scenario are about. */
export const DEFAULT_PRESET = 'iridium-geo';
/** The default scenario: what a newcomer sees first, and who opens a link that cannot be read. */
export const OPENING_PRESET = 'opening';

export class ScenarioStore {
  readonly state: StoreApi<ScenarioState>;
  /** What is undone together; whoever takes a control and lets it go says so here. */
  readonly gesture: Gesture;
  private readonly core: Core;
  /** The instant of the change that is being moved. */
  private from_s = 0;

  constructor(core: Core, preset = OPENING_PRESET, now: () => number = () => performance.now()) {
    this.core = core;
    this.gesture = new Gesture(now);
    const text = core.preset(preset);
    this.state = createStore<ScenarioState>(() => ({
      preset,
      text,
      document: readDocument(text),
      problems: [],
      past: [],
      future: [],
    }));
  }

  /** Sets the field at `path`. A refused value changes nothing and is told in `problems`. */
  set(path: string, value: unknown): boolean {
    return this.change(path, path, (text) => this.core.set(text, path, value), value);
  }

  /** Lets the field at `path` have a value from `at_s` on. A movement is one change, at the instant of its first. */
  setFrom(path: string, value: unknown, at_s: number): boolean {
    const gesture = dated(path);
    // Not after the playhead, which shows the change at once.
    if (!this.gesture.continues(gesture)) this.from_s = Math.floor(at_s * 1000) / 1000;
    const from_s = this.from_s;
    const make = (text: string) =>
      this.checked(withDatedChange(readDocument(text), path, value, from_s));
    return this.change(path, gesture, make, value);
  }

  /** From when on the field at `path` changes under the hand that is moving it; null while none is. */
  held(path: string): 'start' | 'here' | null {
    if (this.gesture.holds(dated(path))) return 'here';
    return this.gesture.holds(path) ? 'start' : null;
  }

  /** Changes several fields at once; `path` says where a refusal belongs, `movement` what is moved, if something is. */
  edit(
    path: string,
    change: (document: ScenarioDocument) => ScenarioDocument,
    movement = '',
  ): boolean {
    return this.change(path, movement, (text) => this.checked(change(readDocument(text))));
  }

  private checked(document: ScenarioDocument): string {
    const changed = JSON.stringify(document);
    const problems = this.core.check(changed);
    if (problems.length > 0) throw new Error(problems.map(sentence).join('\n'));
    return changed;
  }

  /** Opens a preset. */
  open(preset: string): void {
    this.replace({ preset, text: this.core.preset(preset) });
  }

  /** Opens any version, as a step that can be undone. */
  replace(version: Version): void {
    this.remember();
    this.show(version);
  }

  undo(): void {
    const { past, future } = this.state.getState();
    const before = past.at(-1);
    if (!before) return;
    const next = [this.version(), ...future];
    this.state.setState({ past: past.slice(0, -1), future: next });
    this.show(before);
  }

  redo(): void {
    const { past, future } = this.state.getState();
    const [after, ...rest] = future;
    if (!after) return;
    this.state.setState({ past: [...past, this.version()], future: rest });
    this.show(after);
  }

  private change(
    path: string,
    gesture: string,
    make: (text: string) => string,
    refused?: unknown,
  ): boolean {
    const before = this.state.getState();
    try {
      const text = make(before.text);
      if (text !== before.text) {
        if (!this.gesture.continues(gesture)) this.remember();
        this.state.setState({ text, document: readDocument(text), future: [] });
      }
      this.state.setState({ problems: [] });
      this.gesture.moved(gesture);
      return true;
    } catch (thrown) {
      const message = withoutPath(messageOf(thrown));
      this.state.setState({ problems: [{ path, message }], refused });
      return false;
    }
  }

  private remember(): void {
    const past = [...this.state.getState().past, this.version()].slice(-MOST_STEPS);
    this.state.setState({ past, future: [] });
  }

  private version(): Version {
    const { preset, text } = this.state.getState();
    return { preset, text };
  }

  private show({ preset, text }: Version): void {
    this.gesture.moved('');
    this.state.setState({ preset, text, document: readDocument(text), problems: [] });
  }
}

/** What a movement is called that changes a field from the playhead on. */
function dated(path: string): string {
  return say`${path} from`;
}

function sentence({ path, message }: Problem): string {
  return path === '' ? message : `${path}: ${message}`;
}

/** A refusal stands beside its control: it need not name the field, and says once what it says of several flows. */
function withoutPath(message: string): string {
  const said = message
    .split('\n')
    .map((line) => translated(line.replace(/^(changes\[\d+\]\.\w+: )?[\w.*[\]]+: /, '')));
  return [...new Set(said)].join('; ');
}
