/** The left column on a small screen: a sheet over a part of it, which leaves the run and the playback in view. */
import { type ReactNode, useEffect, useRef } from 'react';
import { say } from '../../../words/say';

interface SheetProps {
  readonly name: string;
  onClose(): void;
  /** What else the column can show. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

export function Sheet({ name, onClose, more, children }: SheetProps) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      // Whoever closes it by its button or by Escape goes on where it was asked for.
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      ref={sheet}
      className="left sheet"
      aria-label={name}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className="sheet-bar">
        <h2>{name}</h2>
        {more}
        <button type="button" className="button" onClick={onClose}>
          {say('Done')}
        </button>
      </div>
      {children}
    </aside>
  );
}
