/** The control of one field of a document, bound to its value there and to what it was at first. */
import type { ScenarioDocument } from '../../document/document';
import {
  type Control,
  differs,
  isChanged,
  originalValue,
  resetsOf,
  shownValue,
} from '../../document/fields';
import type { Problem } from '../../protocol/core.gen';
import { componentFor } from './kinds';
import { refusalWords } from './Refusal';

/** What the controls of a document are about. */
export interface Edited {
  readonly document: ScenarioDocument;
  /** The document as it was opened. */
  readonly original: ScenarioDocument;
  readonly problems: readonly Problem[];
  /** The value of one field that was refused. */
  readonly refused: unknown;
  /** Returns whether the value was taken. */
  onSet(path: string, value: unknown): boolean;
}

interface FieldControlProps {
  readonly edited: Edited;
  readonly control: Control;
}

export function FieldControl({ edited, control }: FieldControlProps) {
  const { document, original, problems, refused, onSet } = edited;
  const One = componentFor(control.field);
  const problem = problems.find(({ path }) => path === control.path);
  return (
    <One
      control={control}
      value={shownValue(control, document)}
      mixed={differs(control, document)}
      original={originalValue(control, document, original)}
      changed={isChanged(control, document, original)}
      onReset={() => {
        for (const [path, value] of resetsOf(control, document, original)) onSet(path, value);
      }}
      problem={problem && refusalWords(problem.message, refused, control.field)}
      onSet={(value) => onSet(control.path, value)}
    />
  );
}
