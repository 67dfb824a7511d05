/** The head of a panel in the place of the controls: what it is, its cross, and below it what can be done. */
import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton';

interface ColumnHeadProps {
  readonly title: ReactNode;
  /** What the cross says: "Close moments". */
  readonly closeLabel: string;
  onClose(): void;
  /** The buttons below it. */
  readonly children: ReactNode;
}

export function ColumnHead({ title, closeLabel, onClose, children }: ColumnHeadProps) {
  return (
    <>
      <header className="column-head">
        <h2>{title}</h2>
        <CloseButton label={closeLabel} onClose={onClose} />
      </header>
      <div className="column-acts">{children}</div>
    </>
  );
}
