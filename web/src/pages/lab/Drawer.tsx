/** A sheet from below, which is before everything else while it is open. */
import type { ReactNode } from 'react';
import { useModal } from './hooks';

interface DrawerProps {
  readonly name: string;
  readonly open: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/** The left column on a small screen. */
export function Drawer({ name, open, onClose, children }: DrawerProps) {
  const dialog = useModal(open);
  return (
    <dialog ref={dialog} className="drawer" aria-label={name} onClose={onClose}>
      <div className="drawer-bar">
        <h2>{name}</h2>
        <button type="button" className="button" onClick={onClose}>
          Done
        </button>
      </div>
      {children}
    </dialog>
  );
}
