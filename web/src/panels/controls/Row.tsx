/** The frame of a control: label, value, help that opens below, and the way back to what it was. */
import { type ReactNode, useState } from 'react';
import { counted } from '../../base/text';
import type { Field } from '../../protocol/core.gen';
import { say } from '../../words/say';
import { Lockable, useLocked } from './Lock';
import type { ControlProps } from './props';
import { Refusal } from './Refusal';
import { Reset } from './Reset';
import { Star, StarChoice } from './Star';
import { fieldWords } from './typed';

interface RowProps extends ControlProps {
  /** The element that the label names. */
  readonly htmlFor: string;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

export function Row(props: RowProps) {
  const { control, htmlFor, original, mixed, changed, onReset, problem, below, children } = props;
  const [open, setOpen] = useState(false);
  const locked = useLocked(control.path);
  const { field, label } = control;
  return (
    <div className="control" data-path={control.path} data-changed={changed || undefined}>
      <div className="control-line">
        <label htmlFor={htmlFor}>{label}</label>
        <button
          type="button"
          className="control-help"
          aria-label={say`About ${label}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          ?
        </button>
        <Star path={control.path} label={label} />
        <span className="control-value">
          {mixed ? <span className="unit">{say('differ ·')} </span> : null}
          <Lockable path={control.path}>{children}</Lockable>
        </span>
        {changed && !locked ? (
          <Reset label={label} before={valueWords(field, original)} onReset={onReset} />
        ) : null}
      </div>
      {problem === undefined ? null : <Refusal id={`${htmlFor}-problem`}>{problem}</Refusal>}
      {below ? <Lockable path={control.path}>{below}</Lockable> : null}
      {open ? (
        <div className="control-about">
          <p>{field.help}</p>
          <p className="unit">{facts(field, original)}</p>
          <StarChoice path={control.path} />
        </div>
      ) : null}
    </div>
  );
}

/** Range, the scenario's own value, default and source in one line. */
function facts(field: Field, original: unknown): string {
  const parts: string[] = [];
  if (field.kind !== 'text' && field.min !== undefined && field.max !== undefined) {
    const lowest = fieldWords(field.min, field);
    parts.push(
      say`${field.above ? say('above ') : ''}${lowest} to ${fieldWords(field.max, field)}`,
    );
  }
  const [own, usual] = [original, field.default].map((value) => valueWords(field, value));
  if (own !== usual) parts.push(say`${own} in this scenario`);
  if (!field.required) parts.push(say`default ${usual}`);
  if (field.source) parts.push(say`source: ${field.source}`);
  return `${parts.join('; ')}.`;
}

function valueWords(field: Field, value: unknown): string {
  if (field.kind === 'part') return value == null ? say('off') : say('on');
  if (value == null || (Array.isArray(value) && value.length === 0))
    return field.null ?? say('none');
  if (Array.isArray(value)) return value.map((one) => fieldWords(one, field)).join(', ');
  if (typeof value === 'number') return fieldWords(value, field);
  if (typeof value === 'boolean') return value ? say('on') : say('off');
  // A text of many lines, such as a trace, is too long to be shown.
  const lines = typeof value === 'string' ? linesOf(value) : 1;
  if (lines > 1) return counted(lines, ['line', 'lines']);
  return field.choices?.find((choice) => choice.value === value)?.label ?? String(value);
}

export function linesOf(text: string): number {
  return text.trimEnd().split('\n').length;
}
