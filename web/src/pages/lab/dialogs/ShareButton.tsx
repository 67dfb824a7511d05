/** Asks for the dialog of the link: its QR code, and the code that shows the lab in another page. */
import { useState } from 'react';
import { later } from '../../../panels/later';
import { say } from '../../../words/say';
import { Icon } from '../place/Icon';
import type { ShareDialogProps } from './ShareDialog';

const ShareDialog = later(
  say('The dialog'),
  async () => (await import('./ShareDialog')).ShareDialog,
);

export function ShareButton({ lab, onFilm }: Pick<ShareDialogProps, 'lab' | 'onFilm'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button icon"
        aria-label={say('Share and embed')}
        title={say('Share and embed')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="share" />
      </button>
      {open ? (
        <div className="keys-place">
          <ShareDialog
            lab={lab}
            onClose={() => setOpen(false)}
            onFilm={() => {
              setOpen(false);
              onFilm();
            }}
          />
        </div>
      ) : null}
    </>
  );
}
