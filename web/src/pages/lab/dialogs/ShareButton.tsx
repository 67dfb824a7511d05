/** Asks for the dialog of the link: its QR code, and the code that shows the lab in another page. */
import { useState } from 'react';
import { later } from '../../../panels/later';
import { Icon } from '../place/Icon';
import type { LabSession } from '../session/session';

const ShareDialog = later('The dialog', async () => (await import('./ShareDialog')).ShareDialog);

export function ShareButton({ session }: { readonly session: LabSession }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="button icon"
        aria-label="Share and embed"
        title="Share and embed"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="share" />
      </button>
      {open ? (
        <div className="keys-place">
          <ShareDialog session={session} onClose={() => setOpen(false)} />
        </div>
      ) : null}
    </>
  );
}
