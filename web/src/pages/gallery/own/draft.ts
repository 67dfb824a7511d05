/** A first draft of an experiment of somebody's own, from a scenario, and the controls that it may vary. */
import { readDocument, type ScenarioDocument, valueAt } from '../../../document/document';
import { type Control, controlGroups, shownValue } from '../../../document/fields';
import {
  axisName,
  baseOf,
  type OwnAxis,
  type OwnBase,
  type OwnChoices,
} from '../../../experiments/ownExperiment';
import { shownAs } from '../../../experiments/panels';
import { fieldScale, numberOf } from '../../../panels/controls/typed';
import type { Core } from '../../../protocol/core';
import type { Field } from '../../../protocol/core.gen';
import type { Metric, MetricName } from '../../../protocol/experiment.gen';
import { say } from '../../../words/say';

/** What most people ask first. */
const FIRST_METRICS: readonly MetricName[] = ['goodput_bps', 'timeouts', 'fast_retransmits'];
const REPLICATIONS = 10;
/** A longer run is cut for a first look; the number can be changed. */
const LONGEST_S = 100;

/** A control that an experiment may vary, under its heading. */
export interface Variable {
  readonly heading: string;
  readonly control: Control;
}

/** The scenario that an experiment starts from. */
export function baseScenario(core: Pick<Core, 'preset'>, base: OwnBase): ScenarioDocument {
  const builtIn = base.preset === null ? {} : readDocument(core.preset(base.preset));
  return { ...builtIn, ...base.set };
}

/** Every control of a scenario that takes numbers, words, or yes and no. */
export function variablesOf(fields: readonly Field[], scenario: ScenarioDocument): Variable[] {
  const systems = Math.max(1, scenario.constellations?.length ?? 0);
  const found = new Map<string, Variable>();
  for (let system = 0; system < systems; system += 1) {
    for (const { title, controls } of controlGroups(fields, scenario, system)) {
      for (const control of controls) {
        if (!KINDS.has(control.field.kind) || NOT_VARIED.test(control.path)) continue;
        const of = systems > 1 ? OF_SYSTEM.exec(control.path) : null;
        const id = of && scenario.constellations?.[Number(of[1])]?.id;
        const label = id ? `${control.label} (${id})` : control.label;
        found.set(control.path, { heading: title, control: { ...control, label } });
      }
    }
  }
  return [...found.values()];
}

const KINDS = new Set(['number', 'integer', 'flag', 'choice']);
const OF_SYSTEM = /^constellations\[(\d+)\]/;
/** What an experiment says by fields of its own. */
const NOT_VARIED = /^(seed|duration_s|measurement\.)/;

/** An axis over a control, with values about what the scenario has. */
export function axisOf(
  { control }: Variable,
  scenario: ScenarioDocument,
  taken: readonly string[],
): OwnAxis {
  const { field, path, label } = control;
  const common = { name: axisName(path, taken), label: label.slice(0, LONGEST_LABEL), path };
  const bare = { ...common, unit: '', shown_factor: 1, scale: 'linear' } as const;
  const labels = wordsOf(field);
  if (labels !== null) {
    const words = Object.keys(labels);
    const values = field.kind === 'flag' ? words.map((word) => word === 'true') : words;
    return { ...bare, values, labels };
  }
  const { factor, unit: shown } = fieldScale(field);
  // "Streams 4", not "Streams 4 streams".
  const unit = shown.toLowerCase() === label.toLowerCase() ? '' : shown;
  const scale = field.scale === 'log' ? 'log' : 'linear';
  const now = numberOf(shownValue(control, scenario), field);
  const values = numbersAbout(now, field);
  return { ...common, values, labels: {}, unit, shown_factor: 1 / factor, scale };
}

/** The words that a control may have, and how each is shown; null for numbers. */
export function wordsOf({ kind, choices = [] }: Field): Record<string, string> | null {
  if (kind === 'flag') return { false: 'off', true: 'on' };
  if (kind !== 'choice') return null;
  return Object.fromEntries(choices.map(({ value, label }) => [value, label]));
}

const LONGEST_LABEL = 80;

/** Five numbers about a value, within the slider's ends and the bounds. */
function numbersAbout(now: number | null, { kind, slider, scale, min, max }: Field): number[] {
  const [low, high] = slider ?? [min ?? 0, max ?? (now ?? 1) * 4];
  const start = Math.max(low, scale === 'log' ? (now ?? low) / 16 : low);
  const end = Math.min(high, scale === 'log' ? (now ?? high) * 16 : high);
  const at = (share: number) =>
    scale === 'log' && start > 0 ? start * (end / start) ** share : start + (end - start) * share;
  const numbers = [0, 0.25, 0.5, 0.75, 1].map((share) => Number(at(share).toPrecision(3)));
  return [...new Set(kind === 'integer' ? numbers.map(Math.round) : numbers)];
}

/** The draft of an experiment about a scenario: one axis, the first number that is often changed. */
export function draftOf(
  core: Pick<Core, 'preset' | 'fields'>,
  preset: string,
  text: string,
  metrics: readonly Metric[],
): OwnChoices {
  const scenario = readDocument(text);
  const base = baseOf(scenario, readDocument(core.preset(preset)), preset);
  const variables = variablesOf(core.fields(), scenario);
  // Numbers draw a line.
  const first = variables.find(({ control }) => wordsOf(control.field) === null) ?? variables[0];
  const seed = Number(valueAt(scenario, 'seed') ?? 1);
  const duration = Number(valueAt(scenario, 'duration_s') ?? LONGEST_S);
  return withMetrics(
    {
      id: 'own-experiment',
      title: say('An experiment of my own'),
      setting: '',
      base,
      axes: first ? [axisOf(first, scenario, [])] : [],
      duration_s: Number.isFinite(duration) ? Math.min(duration, LONGEST_S) : LONGEST_S,
      seed,
      replications: REPLICATIONS,
      metrics: [],
      drawn: [],
      y: { label: '', unit: '', factor: 1 },
      claims: [],
    },
    FIRST_METRICS,
    metrics,
  );
}

/** The experiment with other metrics; what is drawn of them stays, or else is the first. */
export function withMetrics(
  choices: OwnChoices,
  names: readonly MetricName[],
  known: readonly Metric[],
): OwnChoices {
  const still = choices.drawn.filter((name) => names.includes(name));
  // Who draws all that is measured draws what comes, too.
  const all = choices.drawn.length > 1 && choices.drawn.length === choices.metrics.length;
  const drawn = all ? names : still.length > 0 ? still : names.slice(0, 1);
  return withDrawn({ ...choices, metrics: names }, drawn, known);
}

/** The experiment whose figure draws these of its metrics: one in a unit that suits it, or several, a panel each. */
export function withDrawn(
  choices: OwnChoices,
  drawn: readonly MetricName[],
  known: readonly Metric[],
): OwnChoices {
  const [one, ...more] = drawn;
  const metric = more.length > 0 ? undefined : known.find(({ value }) => value === one);
  return { ...choices, drawn, y: shownAs(metric) };
}

/** A name for links and files from a title: "Streams at BER 1e-5" becomes "streams-at-ber-1e-5". */
export function idOf(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return words.slice(0, LONGEST_ID) || 'own-experiment';
}

const LONGEST_ID = 40;
