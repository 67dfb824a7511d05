/** The frame of a control: label, value, help that opens below, and the way back to the default. */
import { type ReactNode, useState } from 'react';
import { withUnit } from '../../base/quantity';
import type { Field } from '../../protocol/core';
import type { ControlProps } from './props';

interface RowProps extends ControlProps {
  /** The element that the label names. */
  readonly htmlFor: string;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

export function Row({ control, htmlFor, value, mixed, problem, onSet, below, children }: RowProps) {
  const [open, setOpen] = useState(false);
  const { field, label } = control;
  const changed = !field.required && value !== field.default;
  return (
    <div className="control" data-path={control.path}>
      <div className="control-line">
        <label htmlFor={htmlFor}>{label}</label>
        <button
          type="button"
          className="control-help"
          aria-label={`About ${label}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          ?
        </button>
        <span className="control-value">
          {mixed ? <span className="unit">differ · </span> : null}
          {children}
        </span>
      </div>
      {below}
      {problem === undefined ? null : (
        <p className="control-problem" id={`${htmlFor}-problem`} role="alert">
          {problem}
        </p>
      )}
      {open ? (
        <div className="control-about">
          <p>{field.help}</p>
          <p className="unit">{facts(field)}</p>
          {changed ? (
            <button type="button" className="plain" onClick={() => onSet(field.default)}>
              Back to the default
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** Range, default and source in one line. */
function facts(field: Field): string {
  const unit = field.unit ?? '';
  const parts: string[] = [];
  if (field.min !== undefined && field.max !== undefined) {
    const lowest = field.above ? `above ${withUnit(field.min, unit)}` : withUnit(field.min, unit);
    parts.push(`${lowest} to ${withUnit(field.max, unit)}`);
  }
  parts.push(`default ${defaultWords(field)}`);
  if (field.source) parts.push(`source: ${field.source}`);
  return `${parts.join('; ')}.`;
}

function defaultWords(field: Field): string {
  const value = field.default;
  if (value === null) return field.null ?? 'none';
  if (typeof value === 'number') return withUnit(value, field.unit);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return field.choices?.find((choice) => choice.value === value)?.label ?? String(value);
}
