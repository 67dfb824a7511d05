/** The few drawn signs of the lab's buttons. */
import type { ReactNode } from 'react';

const PATHS = {
  undo: 'M6 3 3 6l3 3M3 6h6.5a3.5 3.5 0 0 1 0 7H6',
  redo: 'm10 3 3 3-3 3M13 6H6.5a3.5 3.5 0 0 0 0 7H10',
  restart: 'M13 8a5 5 0 1 1-1.6-3.7M13 2v3h-3',
  keys: 'M1.5 4.5h13v7h-13zM4 7h.01M7 7h.01M10 7h.01M12.5 7h.01M5 9.5h6',
  controls: 'M2 4h7M13 4h1M2 12h1M7 12h7M11 2.5v3M5 10.5v3M2 8h3M9 8h5M7 6.5v3',
  moments: 'M4 14V2M4 2.5h8l-2 3 2 3H4',
  runs: 'M2 2v12h12M4.5 9.5l3-4 2.5 2L14 3M4.5 12l2-1M8 11l2-.5M11.5 9.5l2-1',
  share:
    'M11.5 5.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4M6.2 7l3.6-2.3M4.5 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4M6.2 9l3.6 2.3M11.5 14.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  save: 'M3 2h8.5L14 4.5V14H2V2zM5 2v4h5.5V2M4.5 14V9h7v5',
  charts: 'M2 2v12h12M4.5 10l3-4 2.5 2.5L14 4',
  more: 'M3 8h.01M8 8h.01M13 8h.01',
  scenarios: 'M2 2.5h5v4.5H2zM9 2.5h5v4.5H9zM2 9h5v4.5H2zM9 9h5v4.5H9z',
  lesson:
    'M8 4.2C6.5 3 4.5 2.7 2 2.8v9.5c2.5 0 4.5.3 6 1.4 1.5-1.1 3.5-1.4 6-1.4V2.8c-2.5-.1-4.5.2-6 1.4v9.5',
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The word beside an icon; style sheets show it where there is room. The button has its own name. */
export function IconWord({ children }: { readonly children: ReactNode }) {
  return (
    <span className="icon-word" aria-hidden="true">
      {children}
    </span>
  );
}
