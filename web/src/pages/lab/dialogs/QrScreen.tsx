/** The code of what is on the screen, as large as the screen is: it is scanned from the last row. */
import { useEffect, useState } from 'react';
import { messageOf } from '../../../base/assert';
import { CloseButton } from '../../../panels/head/CloseButton';
import { numberLocale } from '../../../words/numbers';
import { say } from '../../../words/say';
import { useModal } from '../hooks';
import { type Linkable, shortLinkOf } from '../session/link';
import { QrPicture } from './QrPicture';
import { qrOf } from './qr';
import './qrScreen.css';

interface QrScreenProps {
  readonly lab: Linkable;
  onClose(): void;
}

export function QrScreen({ lab, onClose }: QrScreenProps) {
  const dialog = useModal(true);
  const [link, setLink] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    shortLinkOf(lab).then(setLink, (thrown: unknown) => {
      setProblem(say`The code could not be made: ${messageOf(thrown)}.`);
    });
  }, [lab]);
  const qr = link === null ? null : qrOf(link);
  const said =
    problem ??
    (link !== null && qr === null
      ? say`This run takes ${link.length.toLocaleString(numberLocale())} characters, more than a QR code holds. Copy its link instead.`
      : null);
  return (
    <dialog
      ref={dialog}
      className="qr-screen"
      aria-label={say('QR code of this run')}
      onClose={onClose}
    >
      <CloseButton onClose={onClose} />
      {qr === null ? null : <QrPicture qr={qr} label={say('QR code of what is on the screen')} />}
      {link === null && problem === null ? <span /> : null}
      <p role={said === null ? undefined : 'alert'}>
        {said ?? say('Scan it: the same run opens at this instant, on any device.')}
      </p>
    </dialog>
  );
}
