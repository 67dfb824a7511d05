/** The dialogs that lie over the whole lab, each loaded when it is asked for. */
import { type ComponentProps, useState } from 'react';
import { later } from '../../../panels/later';
import { say } from '../../../words/say';

const MineDialog = later(say('The dialog'), async () => (await import('./MineDialog')).MineDialog);
const QrScreen = later(say('The QR code'), async () => (await import('./QrScreen')).QrScreen);
const FilmDialog = later(
  say('The dialog'),
  async () => (await import('../film/FilmDialog')).FilmDialog,
);
const KeysDialog = later(
  say('The list of keys'),
  async () => (await import('../keys/KeysDialog')).KeysDialog,
);

export type Dialog = 'keys' | 'mine' | 'film' | 'scan';

interface DialogsProps {
  readonly lab: ComponentProps<typeof FilmDialog>['lab'] &
    ComponentProps<typeof MineDialog>['lab'] &
    ComponentProps<typeof QrScreen>['lab'];
  /** The one that is open; null for none. */
  readonly open: Dialog | null;
  onClose(): void;
  /** Leads through the opening run. */
  onTour(): void;
}

export function Dialogs({ lab, open, onClose, onTour }: DialogsProps) {
  // Once asked for, the list of keys stays in the page: as it is closed it gives back the focus.
  const [keysAsked, setKeysAsked] = useState(false);
  if (open === 'keys' && !keysAsked) setKeysAsked(true);
  return (
    <>
      {open === 'scan' ? <QrScreen lab={lab} onClose={onClose} /> : null}
      {open === 'mine' ? (
        <div className="keys-place">
          <MineDialog lab={lab} onClose={onClose} />
        </div>
      ) : null}
      {open === 'film' ? (
        <div className="keys-place">
          <FilmDialog lab={lab} onClose={onClose} />
        </div>
      ) : null}
      {keysAsked ? (
        <div className="keys-place">
          <KeysDialog open={open === 'keys'} onClose={onClose} onTour={onTour} />
        </div>
      ) : null}
    </>
  );
}
