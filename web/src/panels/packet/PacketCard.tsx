/** The card of a packet: its fields with their meaning beside its bytes, as a protocol analyser lists them. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { copied } from '../../base/clipboard';
import { counted } from '../../base/text';
import type { PacketBytes } from '../../protocol/packets';
import { say } from '../../words/say';
import { CloseButton } from '../head/CloseButton';
import { FieldTree } from './FieldTree';
import { HexDump } from './HexDump';
import { StepButton } from './StepButton';
import { fieldAt, hex, openAtFirst, opened, sameField } from './tree';
import './packet.css';

/** How far the bytes are. */
export type Reading =
  /** The run is made up to the packet: a share of 0 to 1. */
  | { readonly kind: 'reading'; readonly share: number }
  | { readonly kind: 'stopped'; readonly message: string }
  | { readonly kind: 'read'; readonly packet: PacketBytes };

interface PacketCardProps {
  /** What the packet is called. */
  readonly name: string;
  /** When it was sent and what became of it. */
  readonly facts: string;
  readonly reading: Reading;
  /** Whether the flow has sent a packet before it, and one after it. */
  readonly beside: { readonly previous: boolean; readonly next: boolean };
  /** Goes to the packet of the flow that was sent after it, or before it. */
  onStep(forward: boolean): void;
  onStop(): void;
  onRetry(): void;
  onClose(): void;
}

export function PacketCard(props: PacketCardProps) {
  const { name, facts, reading, beside, onStep, onStop, onRetry, onClose } = props;
  const card = useRef<HTMLElement>(null);
  useFocus(card);
  const key = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === ',' || event.key === '.') onStep(event.key === '.');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section
      ref={card}
      className="packet-card"
      aria-label={say`Packet: ${name}`}
      tabIndex={-1}
      onKeyDown={key}
    >
      <header>
        <h2>{name}</h2>
        {reading.kind === 'read' ? <CopyButton bytes={reading.packet.bytes} /> : null}
        <div className="packet-steps">
          <StepButton forward={false} there={beside.previous} onStep={onStep} />
          <StepButton forward there={beside.next} onStep={onStep} />
        </div>
        <CloseButton onClose={onClose} />
        <p>{facts}</p>
      </header>
      {reading.kind === 'read' ? (
        <Content packet={reading.packet} />
      ) : reading.kind === 'reading' ? (
        <div className="packet-wait" data-busy>
          <p role="status">{say('The run is made once more, up to this packet.')}</p>
          <progress aria-label={say('Up to the packet')} max={1} value={reading.share}>
            {Math.round(100 * reading.share)} %
          </progress>
          <button type="button" className="button" onClick={onStop}>
            {say('Cancel')}
          </button>
        </div>
      ) : (
        <div className="packet-wait">
          <p role="alert">{reading.message}</p>
          <button type="button" className="button" onClick={onRetry}>
            {say('Try again')}
          </button>
        </div>
      )}
    </section>
  );
}

function Content({ packet: { bytes, told } }: { readonly packet: PacketBytes }) {
  const { fields } = told;
  const [shown, setShown] = useState(fields);
  const [open, setOpen] = useState(() => openAtFirst(fields));
  const [chosen, setChosen] = useState(() => chosenAtFirst(fields));
  const [byte, setByte] = useState(() => fields[chosen]?.start ?? 0);
  const [pointed, setPointed] = useState<number | null>(null);
  if (fields !== shown) {
    const same = sameField(shown, chosen, fields);
    const next = same < 0 ? chosenAtFirst(fields) : same;
    setShown(fields);
    setOpen(opened(fields, openAtFirst(fields), next));
    setChosen(next);
    setByte(fields[next]?.start ?? 0);
    setPointed(null);
  }
  const lit = fields[pointed ?? chosen];
  const choose = (field: number) => {
    setChosen(field);
    setByte(fields[field]?.start ?? 0);
  };
  const chooseByte = (place: number) => {
    const field = fieldAt(fields, place);
    setByte(place);
    if (field < 0) return;
    setOpen(opened(fields, open, field));
    setChosen(field);
  };
  const remarks = [
    ...told.remarks,
    ...(told.malformed === null ? [] : [say`Malformed. ${told.malformed}`]),
    ...(told.right || told.malformed !== null ? [] : [say('A checksum is wrong.')]),
  ];
  return (
    <>
      {remarks.map((remark) => (
        <p key={remark} className="packet-remark">
          {remark}
        </p>
      ))}
      <div className="packet-body">
        <FieldTree
          fields={fields}
          open={open}
          chosen={chosen}
          onOpen={setOpen}
          onChoose={choose}
          onPoint={setPointed}
        />
        <HexDump
          bytes={bytes}
          from={lit?.start ?? 0}
          to={(lit?.start ?? 0) + (lit?.length ?? 0)}
          at={byte}
          onChoose={chooseByte}
          onPoint={(place) => setPointed(place === null ? null : fieldAt(fields, place))}
        />
      </div>
      <p id="packet-about" className="packet-about" aria-live="polite">
        {lit ? (
          <>
            <b>{lit.name}</b> {lit.value === '' ? '' : `${lit.value}. `}
            {lit.help} <span>{where(lit)}</span> <span className="packet-source">{lit.source}</span>
          </>
        ) : null}
      </p>
    </>
  );
}

/** The header of the transport, behind that of IP. */
function chosenAtFirst(fields: PacketBytes['told']['fields']): number {
  return Math.max(
    0,
    fields.findIndex(({ depth }, at) => at > 0 && depth === 0),
  );
}

/** Which bytes a field has: "Byte 12.", "Bytes 12 to 15.", counted from 0. */
function where({ start, length, mask }: { start: number; length: number; mask: number }): string {
  const bits = mask === 0 ? '' : `, bits 0x${mask.toString(16).padStart(2, '0')}`;
  if (length <= 1) return say`Byte ${start}${bits}.`;
  return say`Bytes ${start} to ${start + length - 1}, ${counted(length, ['byte', 'bytes'])}.`;
}

function CopyButton({ bytes }: { readonly bytes: Uint8Array }) {
  const [said, setSaid] = useState<{ readonly of: Uint8Array; readonly words: string } | null>(
    null,
  );
  const tell = (words: string) => setSaid({ of: bytes, words });
  const copy = async () =>
    tell((await copied(hex(bytes))) ? say('Copied') : say('The clipboard is closed to this page'));
  return (
    <button type="button" className="button packet-copy" onClick={() => void copy()}>
      <span aria-live="polite">{said?.of === bytes ? said.words : say('Copy bytes as hex')}</span>
    </button>
  );
}

/** Keys that opened the card go on in it, and where they were when it is closed. */
function useFocus(card: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const before = document.activeElement;
    if (before?.matches(':focus-visible')) card.current?.focus({ preventScroll: true });
    return () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [card]);
}
