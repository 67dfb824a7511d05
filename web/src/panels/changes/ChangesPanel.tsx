/** The dated changes of the run as a list, beside the controls. */
import type { DatedChange } from '../../model/whatIf';
import type { Field } from '../../protocol/core.gen';
import { ChangeList } from './ChangeList';
import './changes.css';

export interface ChangesPanelProps {
  readonly changes: readonly DatedChange[];
  readonly fields: readonly Field[];
  /** Takes other changes, or says why not. */
  onChanges(changes: readonly DatedChange[]): string | null;
  /** Moves the playhead to a change. */
  onGo(t: number): void;
}

export function ChangesPanel(props: ChangesPanelProps) {
  return (
    <section className="changes" aria-label="Changes">
      <h2>
        Changes <span>{props.changes.length}</span>
      </h2>
      <ChangeList {...props} />
    </section>
  );
}
