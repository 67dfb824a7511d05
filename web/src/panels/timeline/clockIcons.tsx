/** The icons of the timeline's buttons. */

const PATHS = {
  play: 'M5 3L13 8L5 13Z',
  pause: 'M4 3H7V13H4ZM9 3H12V13H9Z',
  previous: 'M10 3L4 8L10 13ZM11.5 3H13V13H11.5Z',
  next: 'M6 3L12 8L6 13ZM3 3H4.5V13H3Z',
  start: 'M3 3H4.8V13H3ZM13 3L6 8L13 13Z',
  end: 'M11.2 3H13V13H11.2ZM3 3L10 8L3 13Z',
} as const;

export type TimelineIcon = keyof typeof PATHS;

/** A filled icon that takes the colour of its text. */
export function Icon({ name }: { readonly name: TimelineIcon }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
      <path d={PATHS[name]} />
    </svg>
  );
}
