/** Listens to the key of the palette and opens it; what it shows is loaded then. */
import { useEffect, useState } from 'react';
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
  return open ? <Palette onClose={() => setOpen(false)} /> : null;
}
