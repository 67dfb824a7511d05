/** A button that opens a short menu: commands, or choices that can be on or off. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  /** Whether a choice is on; absent for a command. */
  readonly on?: boolean;
}

interface MenuProps {
  /** What the button shows. */
  readonly children: ReactNode;
  readonly className: string;
  /** The button's name, where what it shows does not say it. */
  readonly label?: string;
  readonly entries: readonly MenuEntry[];
  onAct(id: string): void;
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Opens below its button; arrows move, Escape and a click elsewhere close it, choices leave it open. */
export function Menu({ children, className, label, entries, onAct }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    itemsOf(root.current)[0]?.focus();
    const leave = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setOpen(false);
    const step = STEPS[event.key];
    if (step) {
      const all = itemsOf(root.current);
      const at = all.indexOf(document.activeElement as HTMLElement);
      all[step(at, all.length)]?.focus();
    }
    if (step || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const act = (entry: MenuEntry) => {
    onAct(entry.id);
    if (entry.on === undefined) close();
  };

  return (
    <span ref={root} className="chart-menu-root">
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open ? (
        <div className="chart-menu" role="menu" tabIndex={-1} aria-label={label} onKeyDown={press}>
          {entries.map((entry) => (
            <button
              key={entry.id}
              type="button"
              tabIndex={-1}
              {...(entry.on === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemcheckbox', 'aria-checked': entry.on })}
              onClick={() => act(entry)}
            >
              {entry.label}
            </button>
          ))}
        </div>
      ) : null}
    </span>
  );
}

function itemsOf(root: HTMLElement | null): HTMLElement[] {
  return Array.from(root?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);
}
