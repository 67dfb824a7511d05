/** The icons of the charts. */

/** Three dots: more actions. */
export function MoreIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 8h.01M8 8h.01M13 8h.01" />
    </svg>
  );
}

/** Arrows outwards, or inwards when the card is large. */
export function EnlargeIcon({ large }: { readonly large: boolean }) {
  const path = large
    ? 'M13 3L9.5 6.5M9.5 3.5v3h3M3 13l3.5-3.5M6.5 12.5v-3h-3'
    : 'M9.5 6.5L13 3M10 3h3v3M6.5 9.5L3 13M6 13H3v-3';
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
