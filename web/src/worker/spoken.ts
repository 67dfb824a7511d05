/** The core's words in the language of the page: its settings, problems, choices and titles. Events: numberedWords.ts. */
import { unitWords } from '../base/quantity';
import type { Core, Outlook, SkyView } from '../protocol/core';
import type { Choice, Field, Problem } from '../protocol/core.gen';
import type { PacketTold } from '../protocol/packet.gen';
import type { Why } from '../protocol/why.gen';
import { perhaps, spoken, translated } from '../words/say';

/** The core as it is in English; in another language with its words in that. */
export function inLanguage(core: Core): Core {
  if (spoken() === null) return core;
  return {
    ...core,
    check: (scenario) => core.check(scenario).map(problemWords),
    idle: (scenario) => core.idle(scenario).map(problemWords),
    presets: () => core.presets().map((one) => ({ ...one, title: translated(one.title) })),
    elements: (scenario, text) => {
      const read = core.elements(scenario, text);
      return { ...read, problems: read.problems.map(problemWords) };
    },
    differences: (scenario, other) =>
      core.differences(scenario, other).map((one) => ({
        ...one,
        label: translated(one.label),
        group: translated(one.group),
      })),
    fields: () => core.fields().map(fieldWords),
    skyView: (scenario) => skyWords(core.skyView(scenario)),
  };
}

/** The reasons why a satellite is used, or not. */
export function whyWords(why: Why): Why {
  const rungs = why.rungs.map((rung) => ({
    ...rung,
    name: translated(rung.name),
    words: translated(rung.words),
    rule: translated(rung.rule),
  }));
  return { ...why, rungs, change: translated(why.change) };
}

/** What the bytes of a packet say. Names and sources of fields are those of the standards. */
export function packetWords(told: PacketTold): PacketTold {
  return {
    ...told,
    fields: told.fields.map((field) => ({
      ...field,
      value: perhaps(field.value),
      help: translated(field.help),
    })),
    malformed: told.malformed === null ? null : translated(told.malformed),
    remarks: told.remarks.map(translated),
  };
}

function problemWords(problem: Problem): Problem {
  return { ...problem, message: translated(problem.message) };
}

/** Its group stays: it is a name by which headings are found. */
function fieldWords(field: Field): Field {
  return {
    ...field,
    label: translated(field.label),
    help: translated(field.help),
    ...(field.unit === undefined ? {} : { unit: fieldUnit(field.unit) }),
    ...(field.null === undefined ? {} : { null: translated(field.null) }),
    ...(field.choices === undefined ? {} : { choices: field.choices.map(choiceWords) }),
  };
}

/** A unit that is a word; the page knows bytes and symbols by their names. */
function fieldUnit(unit: string): string {
  return unit === 'bytes' ? unit : unitWords(unit);
}

function choiceWords(choice: Choice): Choice {
  return { ...choice, label: translated(choice.label), help: translated(choice.help) };
}

function skyWords(sky: SkyView): SkyView {
  return { ...sky, outlook: (terminal) => outlookWords(sky.outlook(terminal)) };
}

function outlookWords(outlook: Outlook): Outlook {
  return {
    ...outlook,
    rule: () => translated(outlook.rule()),
    forecast: (t_s) => {
      const told = outlook.forecast(t_s);
      return { ...told, ends: translated(told.ends), because: translated(told.because) };
    },
  };
}
