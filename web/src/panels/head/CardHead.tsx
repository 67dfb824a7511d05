/** The first line of a card over the globe: what it is about, and its cross. */
import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton';

interface CardHeadProps {
  readonly title: string;
  /** A sign before the title. */
  readonly sign?: ReactNode;
  onClose(): void;
}

export function CardHead({ title, sign, onClose }: CardHeadProps) {
  return (
    <header className="card-head">
      {sign}
      <h2>{title}</h2>
      <CloseButton onClose={onClose} />
    </header>
  );
}
