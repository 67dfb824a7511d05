/** The link of what is on the screen as a QR code, and the code that shows it in a frame of another page. */

import { type ReactNode, useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { messageOf } from '../../../base/assert';
import { lowered } from '../../../base/text';
import { inWords } from '../../../document/document';
import {
  EMBED_CONTROLS,
  EMBED_PARTS,
  type Embed,
  type EmbedControls,
  embedAddress,
  embedCode,
  unknownLocks,
} from '../../../links/embed';
import { NumberField } from '../../../panels/controls/NumberField';
import { numberLocale } from '../../../words/numbers';
import { Say, v } from '../../../words/SayNodes';
import { say } from '../../../words/say';
import { ShareFiles } from '../film/ShareFiles';
import { useModal } from '../hooks';
import type { Lab } from '../session/lab';
import { type Linkable, linkOf, shortLinkOf } from '../session/link';
import { InstallButton } from './InstallButton';
import { QrPicture } from './QrPicture';
import { qrOf } from './qr';
import './dialogs.css';
import './share.css';

export interface ShareDialogProps {
  readonly lab: Linkable & Pick<Lab, 'fields'>;
  onClose(): void;
  /** Asks for the dialog of a film, in the place of this one. */
  onFilm(): void;
}

/** How high the frame is at first, and may be, CSS pixels. */
const HEIGHT = { usual: 560, least: 200, most: 2000 } as const;

const PART_WORDS = {
  globe: say('Globe'),
  charts: say('Charts'),
  timeline: say('Timeline'),
  controls: say('Controls'),
} as const;
const CONTROL_WORDS: Readonly<Record<EmbedControls, string>> = {
  shown: say('can be used'),
  locked: say('can be seen, not used'),
  hidden: say('are hidden'),
};

export function ShareDialog({ lab, onClose, onFilm }: ShareDialogProps) {
  const dialog = useModal(true);
  const [link, setLink] = useState<string | null>(null);
  const [short, setShort] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    shortLinkOf(lab).then(setShort, () => undefined);
    linkOf(lab).then(setLink, (thrown: unknown) => {
      setProblem(say`The link could not be made: ${messageOf(thrown)}.`);
    });
  }, [lab]);
  return (
    <dialog ref={dialog} className="keys share" aria-labelledby="share-title" onClose={onClose}>
      <h2 id="share-title">{say('Share and embed')}</h2>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {link === null ? null : (
        <>
          <Code link={link} short={short} />
          <EmbedCode lab={lab} link={link} />
        </>
      )}
      <ShareFiles lab={lab} onFilm={onFilm} />
      <div className="share-end">
        <button type="button" className="button" onClick={onClose}>
          {say('Close')}
        </button>
        <InstallButton />
      </div>
    </dialog>
  );
}

interface CodeProps {
  readonly link: string;
  /** A shorter one of the same, for the code; null until it is made. */
  readonly short: string | null;
}

/** The link to copy, and its QR code. */
function Code({ link, short }: CodeProps) {
  const qr = short === null ? null : qrOf(short);
  if (short === null) return null;
  return (
    <section className="share-link">
      {qr === null ? (
        <p>
          <Say>
            This link has {v(short.length.toLocaleString(numberLocale()))} characters, more than a
            QR code holds. Copy it instead.
          </Say>
        </p>
      ) : (
        <QrPicture qr={qr} label={say('QR code of the link beside it')} />
      )}
      <Copied label={say('Link')} text={link} />
    </section>
  );
}

interface EmbedCodeProps {
  readonly lab: Pick<Lab, 'scenario' | 'fields'>;
  readonly link: string;
}

function EmbedCode({ lab, link }: EmbedCodeProps) {
  const document = useStore(lab.scenario.state, (state) => state.document);
  const [embed, setEmbed] = useState<Embed>({
    parts: ['globe', 'charts', 'timeline'],
    controls: 'shown',
    lock: [],
    origin: null,
  });
  const [height, setHeight] = useState<number>(HEIGHT.usual);
  const [preview, setPreview] = useState(false);
  const id = useId();
  const address = embedAddress(link, embed);
  const code = embedCode(address, say`Skywindow: ${inWords(document).subject}`, height);
  const unknown = unknownLocks(
    embed.lock,
    lab.fields.map(({ path }) => path),
  );
  return (
    <section className="share-embed" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{say('In a frame of another page')}</h3>
      <fieldset aria-label={say('Parts')}>
        {EMBED_PARTS.map((part) => (
          <label key={part}>
            <input
              type="checkbox"
              className="switch"
              checked={embed.parts.includes(part)}
              // A frame without any part would show the usual ones.
              disabled={embed.parts.length === 1 && embed.parts.includes(part)}
              onChange={({ target }) =>
                setEmbed({
                  ...embed,
                  parts: EMBED_PARTS.filter((one) =>
                    one === part ? target.checked : embed.parts.includes(one),
                  ),
                })
              }
            />
            {PART_WORDS[part]}
          </label>
        ))}
      </fieldset>
      {embed.parts.includes('controls') ? (
        <>
          <label className="share-row">
            {say('Controls')}
            <select
              className="button"
              value={embed.controls}
              onChange={({ target }) =>
                setEmbed({ ...embed, controls: target.value as EmbedControls })
              }
            >
              {EMBED_CONTROLS.filter((one) => one !== 'hidden').map((one) => (
                <option key={one} value={one}>
                  {CONTROL_WORDS[one]}
                </option>
              ))}
            </select>
          </label>
          {embed.controls === 'shown' ? (
            <label className="share-row">
              {say('Locked fields, by path')}
              <input
                type="text"
                spellCheck={false}
                placeholder={say('flows.*.protocol, seed')}
                aria-invalid={unknown.length > 0 || undefined}
                aria-describedby={`${id}-lock`}
                onChange={({ target }) =>
                  setEmbed({
                    ...embed,
                    lock: target.value.split(',').flatMap((one) => one.trim() || []),
                  })
                }
              />
            </label>
          ) : null}
          <p id={`${id}-lock`} role="status">
            {unknown.length === 0 ? null : say`No scenario has ${unknown.join(' or ')}.`}
          </p>
        </>
      ) : null}
      <label className="share-row">
        {say('Height, pixels')}
        <NumberField
          value={height}
          min={HEIGHT.least}
          max={HEIGHT.most}
          step={20}
          whole
          onChange={setHeight}
        />
      </label>
      <Copied label={say('Code')} text={code}>
        <button
          type="button"
          className="button"
          aria-expanded={preview}
          onClick={() => setPreview(!preview)}
        >
          {preview ? say('Hide the preview') : say('Preview')}
        </button>
      </Copied>
      {preview ? <iframe src={address} title={say('Preview')} style={{ height }} /> : null}
    </section>
  );
}

interface CopiedProps {
  readonly label: string;
  readonly text: string;
  /** What else is done with it. */
  readonly children?: ReactNode;
}

/** A text to copy, which can be taken by hand where the clipboard is closed. */
function Copied({ label, text, children }: CopiedProps) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(say('Copied')),
      () => setSaid(say('The clipboard is closed to this page: copy it by hand.')),
    );
  return (
    <div className="share-copied">
      <textarea
        aria-label={label}
        readOnly
        rows={3}
        value={text}
        onFocus={(e) => e.target.select()}
      />
      <button type="button" className="button" onClick={() => void copy()}>
        {say`Copy ${lowered(label)}`}
      </button>
      {children}
      <span role="status">{said}</span>
    </div>
  );
}
