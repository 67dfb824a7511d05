/** What every control is given. */
import type { Control } from '../../document/fields';

export interface ControlProps {
  readonly control: Control;
  /** The document's value, or the default. */
  readonly value: unknown;
  /** The elements of a list differ; setting makes them alike. */
  readonly mixed: boolean;
  /** What the scenario had when it was opened. */
  readonly original: unknown;
  /** Whether it has another value now. */
  readonly changed: boolean;
  /** Leads back to what the scenario had. */
  onReset(): void;
  /** Why the last value was refused. */
  readonly problem: string | undefined;
  /** Returns whether the value was taken. */
  onSet(value: unknown): boolean;
}
