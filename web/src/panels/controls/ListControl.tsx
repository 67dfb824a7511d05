/** A list of parts: elements are added, removed and edited by the controls that their fields declare. */
import { useEffect, useId, useRef, useState } from 'react';
import { counted, midSentence } from '../../base/text';
import { type ScenarioDocument, valueAt } from '../../document/document';
import { type Control, isChanged, resetsOf } from '../../document/fields';
import { type Element, elementFields, keyOf, withAnother } from '../../document/lists';
import type { Field, Problem } from '../../protocol/core.gen';
import { componentFor } from './kinds';
import './list.css';
import { say } from '../../words/say';
import { useLocked } from './Lock';
import { Refusal, refusalWords } from './Refusal';
import { Reset } from './Reset';
import { linesOf } from './Row';
import { fieldWords } from './typed';

export interface ListControlProps {
  readonly control: Control;
  readonly fields: readonly Field[];
  readonly document: ScenarioDocument;
  /** The document as it was opened. */
  readonly original: ScenarioDocument;
  readonly problems: readonly Problem[];
  /** The value of one field that was refused. */
  readonly refused: unknown;
  /** Returns whether the value was taken. */
  onSet(path: string, value: unknown): boolean;
}

/** Puts back what the list had when the scenario was opened. */
function resetAll({ control, document, original, onSet }: ListControlProps): void {
  for (const [path, value] of resetsOf(control, document, original)) onSet(path, value);
}

export function ListControl(props: ListControlProps) {
  const { control, fields, document, original, problems, onSet } = props;
  const { field, label, path } = control;
  const id = useId();
  const own = elementFields(field, fields, document);
  const at = path.replaceAll('.*', '[0]');
  const found = valueAt(document, at);
  const elements = Array.isArray(found) ? (found as Element[]) : [];
  // An element is known by its place.
  const places = elements.map((element, index) => ({ place: `${at}[${index}]`, element, index }));
  const [open, setOpen] = useState<number | null>(null);
  const box = useRef<HTMLFieldSetElement>(null);
  /** What takes the focus once the list is as it was wanted. */
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    box.current?.querySelector<HTMLElement>(wanted)?.focus();
    setWanted(null);
  }, [wanted]);
  const add = () => {
    if (!onSet(path, withAnother(field, own, elements))) return;
    setOpen(elements.length);
    setWanted(say`li:nth-child(${elements.length + 1}) :is(input, select)`);
  };
  const remove = (gone: number) => {
    const rest = elements.filter((_, other) => other !== gone);
    if (!onSet(path, rest)) return;
    setOpen(null);
    setWanted('.list-add');
  };
  const refused = problems.find((problem) => problem.path === path);
  return (
    <fieldset
      ref={box}
      className="list"
      data-path={path}
      aria-describedby={`${id}-help`}
      disabled={useLocked(path)}
    >
      <legend>
        {label}{' '}
        <span className="unit">{elements.length === 0 ? say('none') : elements.length}</span>
        {isChanged(control, document, original) ? (
          <Reset label={label} onReset={() => resetAll(props)} />
        ) : null}
      </legend>
      <p id={`${id}-help`} className="unit">
        {field.help}
      </p>
      {elements.length > 0 ? (
        <ol>
          {places.map(({ place, element, index }) => (
            <ListElement
              key={place}
              {...props}
              own={own}
              element={element}
              index={index}
              open={open === index}
              onToggle={() => setOpen(open === index ? null : index)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      ) : null}
      <button type="button" className="plain list-add" onClick={add}>
        {say`Add to ${label}`}
      </button>
      {refused ? <Refusal>{refused.message}</Refusal> : null}
    </fieldset>
  );
}

interface ElementProps extends ListControlProps {
  readonly own: readonly Field[];
  readonly element: Element;
  readonly index: number;
  readonly open: boolean;
  onToggle(): void;
  onRemove(): void;
}

function ListElement(props: ElementProps) {
  const { control, own, element, index, open, onToggle, onRemove } = props;
  const name = `${control.label} ${index + 1}`;
  return (
    <li>
      <div className="list-line">
        <button type="button" className="list-words" aria-expanded={open} onClick={onToggle}>
          <span className="sr-only">{name}: </span>
          {wordsOf(element, own)}
        </button>
        <button
          type="button"
          className="button icon"
          aria-label={say`Remove ${name}`}
          title={say`Remove ${name}`}
          onClick={onRemove}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M4.5 4.5l7 7M11.5 4.5l-7 7" />
          </svg>
        </button>
      </div>
      {open ? (
        <fieldset className="list-fields" aria-label={name}>
          {own.map((field) => (
            <ElementControl key={field.path} {...props} field={field} />
          ))}
        </fieldset>
      ) : null}
    </li>
  );
}

function ElementControl(props: ElementProps & { readonly field: Field }) {
  const { control, field, element, index, original, problems, refused, onSet } = props;
  const One = componentFor(field);
  const path = `${control.path}[${index}].${keyOf(field)}`;
  const problem = problems.find((one) => one.path === path);
  const value = element[keyOf(field)] ?? field.default;
  const before = valueAt(original, path.replaceAll('.*', '[0]')) ?? field.default;
  return (
    <One
      control={{ field, path, label: field.label, first: true }}
      value={value}
      mixed={false}
      original={before}
      changed={JSON.stringify(value) !== JSON.stringify(before)}
      onReset={() => onSet(path, before)}
      problem={problem && refusalWords(problem.message, refused, field)}
      onSet={(value) => onSet(path, value)}
    />
  );
}

/** What an element says, in one line: "At 15 s, every 30 s, new delay 40 ms", "Trace 300 lines, direction Uplink only". */
export function wordsOf(element: Element, fields: readonly Field[]): string {
  const said = fields.flatMap((field, at) => {
    const value = element[keyOf(field)];
    if (value === undefined || value === null) return [];
    const label = at === 0 ? field.label : midSentence(field.label);
    return [`${label} ${valueWords(value, field)}`];
  });
  return said.join(', ');
}

function valueWords(value: unknown, field: Field): string {
  if (typeof value === 'number') return fieldWords(value, field);
  if (typeof value === 'boolean') return value ? say('yes') : say('no');
  if (Array.isArray(value)) return counted(value.length, ['element', 'elements']);
  // A text of many lines, such as a trace, is too long to be shown.
  const lines = typeof value === 'string' ? linesOf(value) : 1;
  if (lines > 1) return counted(lines, ['line', 'lines']);
  return field.choices?.find((choice) => choice.value === value)?.label ?? String(value);
}
