/**
 * Texts in codes that are scanned: deflated against words that links have in common, and written in the 41 letters,
 * digits and signs that a QR code holds in five and a half bits and an address as they are. Loaded when one is made or
 * opened.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { MOST_INFLATED } from './packed';

/** Two bytes are three signs of these: 41 cubed is above 65,536 (ISO/IEC 18004, table 5, without space, %, . and :). */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-/';
const BASE = SIGNS.length;

/** More signs than a QR code holds are no such text (ISO/IEC 18004, version 40-L). */
const MOST_SIGNS = 4296;

/**
 * What links of the second version are deflated against, the most frequent last. It is part of that version: another
 * text would make all of them unreadable, so that better words are for a third.
 */
const WORDS = strToU8(
  [
    '"bookmarks":[{"name":"Bookmark 1","t":"events":"sky":{"view":"planes","terminal":"span_s":"sequence":{"numbers":',
    '"step":"loss","first":"selection":{"kind":"satellite","node":"station","name":"link","a":"b":"linkKind":"tracked":',
    '"stations":[{"name":"terminals":"routing":{"strategy":"background":{"associations":"measurement":{"from_s":"title":',
    '"constellations":[{"id":"iridium","kind":"walker-star","planes":"satellites_per_plane":"altitude_km":"inclination_deg":',
    '"isl":{"rate_bps":"queue":{"limit_packets":"discipline":"codel","gsl":{"ber":1e-7,"ber":0.00001,"ber":0.000001,"per":',
    '"links":[{"from":"to":"rate_bps":"delay_ms":"loss":"flows":[{"name":"protocol":"tcp","tcp":{"congestion_control":"cubic",',
    '"sctp":{"streams":4,"streams":1,"receiver_buffer_bytes":"sack_every":"congestion_control":"bbr","initial_cwnd_segments":',
    '"changes":[{"kind":"satellite-off","satellite":"link-off","drop-next","flow":"packet":"acknowledgement","rain","freeze",',
    '"for_s":30,"off":true,"at_s":"path":"constellations[0].gsl.ber","constellations[0].isl.ber","flows.*.sctp.streams","value":',
    '"look":{"charts":["windows","tsn","rate","rtt","delay"],"large":"windows","lines":{"windows.flight":false,"switches":',
    '"stage":{"controls":["constellations[0].gsl.ber","flows.*.sctp.streams"]},"part":"streams","part":"sequence","hidden":true,',
    '"layers":{"isls":false,"orbits":true,"footprints":true,"borders":true,"night":true,"event":{"t":"code":"n":0},"speed":0.05,',
    '"r":{"o":[{"p":"iridium-geo","d":{"chart":{"range":["chart":{"follow":null},"chart":{"follow":10},"seed":"duration_s":',
    '"camera":{"flat":false,"inertial":false,"latitude_deg":"longitude_deg":"height_km":"heading_deg":0,"pitch_deg":-90,"roll_deg":0}',
    '{"d":{},"t":0,"v":{"flow":0,"paused":true,',
  ].join(''),
);

/** The text as a code holds it. */
export function shortened(text: string): string {
  const bytes = deflateSync(strToU8(text), { level: 9, dictionary: WORDS });
  let signs = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const second = bytes[at + 1];
    const value = (bytes[at] ?? 0) + (second ?? 0) * 256;
    signs += sign(value) + sign(value / BASE);
    if (second !== undefined) signs += sign(value / (BASE * BASE));
  }
  return signs;
}

function sign(value: number): string {
  return SIGNS.charAt(Math.floor(value) % BASE);
}

/** The text again; throws an error with one sentence for the user. */
export function lengthened(signs: string): string {
  if (signs.length > MOST_SIGNS) throw new Error('This link is too large to be opened.');
  let text: string;
  try {
    text = strFromU8(inflateSync(bytesOf(signs.toUpperCase()), { dictionary: WORDS }));
  } catch {
    throw new Error('This link is damaged.');
  }
  if (text.length > MOST_INFLATED) throw new Error('This link is too large to be opened.');
  return text;
}

function bytesOf(signs: string): Uint8Array {
  const bytes: number[] = [];
  for (let at = 0; at < signs.length; at += 3) {
    const digits = [...signs.slice(at, at + 3)].map((one) => SIGNS.indexOf(one));
    const [first = -1, second = -1, third] = digits;
    const value = first + second * BASE + (third ?? 0) * BASE * BASE;
    const most = third === undefined ? 0xff : 0xffff;
    if (digits.some((one) => one < 0) || second < 0 || value > most) throw new Error();
    bytes.push(value & 0xff);
    if (third !== undefined) bytes.push(value >> 8);
  }
  return Uint8Array.from(bytes);
}
