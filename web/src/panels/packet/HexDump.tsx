/** The bytes of a packet in base 16, sixteen a line; those of a field stand out. */
import { type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react';
import { say } from '../../words/say';

interface HexDumpProps {
  readonly bytes: Uint8Array;
  /** The bytes that stand out: from, and before which. */
  readonly from: number;
  readonly to: number;
  /** The byte that the keys stand at. */
  readonly at: number;
  onChoose(byte: number): void;
  /** Told the byte under the pointer, and null when it leaves. */
  onPoint(byte: number | null): void;
}

const LINE = 16;

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -LINE,
  ArrowDown: LINE,
};

export function HexDump({ bytes, from, to, at, onChoose, onPoint }: HexDumpProps) {
  const host = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => {
    const count = Math.ceil(bytes.length / LINE);
    return Array.from({ length: count }, (_, line) =>
      bytes.subarray(line * LINE, (line + 1) * LINE),
    );
  }, [bytes]);
  const line = Math.floor(from / LINE);
  useEffect(() => {
    const area = host.current;
    const first = area?.children[line];
    if (!area || !(first instanceof HTMLElement)) return;
    const [top, bottom] = [first.offsetTop, first.offsetTop + first.offsetHeight];
    if (top < area.scrollTop || bottom > area.scrollTop + area.clientHeight)
      area.scrollTop = top - area.clientHeight / 3;
  }, [line]);
  const key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[event.key];
    const last = bytes.length - 1;
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? last : step === undefined ? null : at + step;
    if (next === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (next >= 0 && next <= last) onChoose(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: bytes that keys move in, not fields of a form
    <div
      ref={host}
      role="group"
      className="packet-hex"
      aria-label={say`${bytes.length} bytes; arrow keys go from byte to byte`}
      aria-describedby="packet-about"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its bytes are reached by keys
      tabIndex={0}
      data-own-arrows
      onKeyDown={key}
      onClick={({ target }) => {
        const byte = byteOf(target);
        if (byte !== null) onChoose(byte);
      }}
      onPointerOver={({ target }) => onPoint(byteOf(target))}
      onPointerLeave={() => onPoint(null)}
    >
      {lines.map((own, number) => {
        const start = number * LINE;
        const within = (place: number) => Math.max(0, Math.min(own.length, place - start));
        return (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
            key={number}
            start={start}
            bytes={own}
            from={within(from)}
            to={within(to)}
            at={at >= start && at < start + LINE ? at - start : -1}
          />
        );
      })}
    </div>
  );
}

/** The byte that an element shows, or null. */
function byteOf(target: EventTarget): number | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-byte]') : null;
  return cell ? Number(cell.dataset.byte) : null;
}

interface LineProps {
  readonly start: number;
  readonly bytes: Uint8Array;
  /** Of this line. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

const Line = memo(function Line({ start, bytes, from, to, at }: LineProps) {
  const cells = Array.from(bytes, (byte, place) => ({
    byte,
    number: start + place,
    lit: place >= from && place < to,
    here: place === at,
  }));
  return (
    <div className="packet-line">
      <span className="packet-offset">{start.toString(16).padStart(4, '0')}</span>
      <span className="packet-bytes">
        {cells.map(({ byte, number, lit, here }) => (
          <span
            key={number}
            data-byte={number}
            data-lit={lit || undefined}
            data-here={here || undefined}
          >
            {byte.toString(16).padStart(2, '0')}
          </span>
        ))}
      </span>
      <span className="packet-text" aria-hidden="true">
        {cells.map(({ byte, number, lit }) => (
          <span key={number} data-byte={number} data-lit={lit || undefined}>
            {byte > 32 && byte < 127 ? String.fromCharCode(byte) : '·'}
          </span>
        ))}
      </span>
    </div>
  );
});
