/** Copies the share link; where the clipboard is closed the link stands in the address bar. */
import { useEffect, useState } from 'react';
import { messageOf } from '../../../base/assert';
import { copied as toClipboard } from '../../../base/clipboard';
import { TooLargeForLink } from '../../../links/packed';
import { say } from '../../../words/say';
import type { Guides } from './guide';
import { type Linkable, linkOf } from './link';
import { notify } from './view';

const SHOWN_MS = 2000;

interface CopyParts extends Linkable {
  readonly guides: Guides;
}

export function useCopyLink(lab: CopyParts): readonly [copied: boolean, copy: () => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      const link = await linkOf(lab);
      if (lab.guides.now === null) history.replaceState(null, '', link);
      if (await toClipboard(link)) {
        setCopied(true);
      } else {
        history.replaceState(null, '', link);
        notify(
          lab.view,
          say('The clipboard is closed to this page; the link is in the address bar.'),
        );
      }
    } catch (thrown) {
      const savable = thrown instanceof TooLargeForLink;
      notify(lab.view, say`The link could not be made: ${messageOf(thrown)}.`, savable);
    }
  };
  return [copied, () => void copy()];
}
