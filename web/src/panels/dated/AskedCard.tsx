/** A small card at a place of the page that was asked for by the other button of the mouse, a held finger, a mark or a menu. */
import { type ReactNode, useEffect, useRef } from 'react';
import { CardHead } from '../head/CardHead';
import './changes.css';

interface AskedCardProps {
  readonly title: string;
  /** What it is about, below the title. */
  readonly about: string;
  /** Where it was asked for, CSS pixels. */
  readonly at: { readonly x: number; readonly y: number };
  /** Whether it stands above that place, not below it. */
  readonly above?: boolean;
  onClose(): void;
  readonly children: ReactNode;
}

/** How near the edges of the window it may come, CSS pixels. */
const MARGIN = 8;

/** Stands above all else; Escape, a press elsewhere and its cross close it. */
export function AskedCard({ title, about, at, above = false, onClose, children }: AskedCardProps) {
  const card = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const { current: shown } = card;
    if (!shown) return undefined;
    const before = document.activeElement;
    shown.showPopover();
    const { width, height } = shown.getBoundingClientRect();
    const within = (place: number, size: number, room: number) =>
      `${Math.max(MARGIN, Math.min(place, room - size - MARGIN))}px`;
    shown.style.left = within(at.x, width, innerWidth);
    shown.style.top = within(above ? at.y - height - MARGIN : at.y, height, innerHeight);
    shown
      .querySelector<HTMLElement>('.break-list button, .change-list button')
      ?.focus({ preventScroll: true });
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !shown.contains(event.target)) close.current();
    };
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      const lost = document.activeElement === null || document.activeElement === document.body;
      if ((lost || shown.contains(document.activeElement)) && before instanceof HTMLElement) {
        before.focus({ preventScroll: true });
      }
    };
  }, [at.x, at.y, above]);
  return (
    <section
      ref={card}
      // The browser's own way of closing would take the release of the button that opened it for a press elsewhere.
      popover="manual"
      className="asked"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <CardHead title={title} onClose={onClose} />
      <p className="asked-about">{about}</p>
      {children}
    </section>
  );
}
