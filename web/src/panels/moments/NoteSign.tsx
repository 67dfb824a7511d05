/** The sign of a note: a flag, as in charts and on the timeline. */
export function NoteSign() {
  return (
    <svg className="note-sign" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <path d="M2.5 1v10.5" fill="none" stroke="var(--accent)" strokeWidth="1.4" />
      <path d="M2.5 1 11 4.2 2.5 7.4z" fill="var(--accent)" />
    </svg>
  );
}
