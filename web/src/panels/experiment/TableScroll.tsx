/** A place where a wide table scrolls, for the keyboard too. */
import type { ReactNode } from 'react';
import './tables.css';

interface TableScrollProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function TableScroll({ label, children }: TableScrollProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="table-scroll" tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
