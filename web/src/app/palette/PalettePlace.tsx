/** Listens to the key of the palette and opens it; what it shows is loaded then. */
import { useEffect, useRef, useState } from 'react';
import { onPalette } from '../../base/palette';
import { later } from '../../panels/later';
import { say } from '../../words/say';

const Palette = later(
  say('The palette'),
  async () => (await import('./Palette')).Palette,
  () => ({ place: null }),
);

export function PalettePlace() {
  const [open, setOpen] = useState(false);
  const early = useRef('');
  useEffect(() => {
    const show = () => {
      // Another dialog is before everything else.
      if (!document.querySelector('dialog[open]')) setOpen(true);
    };
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', listen);
    const stop = onPalette(show);
    return () => {
      removeEventListener('keydown', listen);
      stop();
    };
  }, []);
  useEffect(() => {
    if (!open) return undefined;
    early.current = '';
    // What is typed until it is there is for it, and no key of the page.
    const listen = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      if (key === 'Escape') setOpen(false);
      else if (key === 'Backspace') early.current = early.current.slice(0, -1);
      else if (key.length === 1) early.current += key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, [open]);
  return open ? <Palette typedBefore={() => early.current} onClose={() => setOpen(false)} /> : null;
}
