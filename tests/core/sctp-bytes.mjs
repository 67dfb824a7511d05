/** SCTP in captures, read by nothing but the layouts of the RFCs: packets of pcapng, their chunks, and the key of AUTH. */
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const PACKET_BLOCK = 6;
const SCTP = 132;

/** The SCTP packets of the capture `file` in order: ports and tag in front, then the chunks with their whole bytes. */
export function packetsOf(file) {
  const bytes = readFileSync(file);
  const packets = [];
  for (let at = 0; at < bytes.length; at += bytes.readUInt32LE(at + 4)) {
    if (bytes.readUInt32LE(at) !== PACKET_BLOCK) continue;
    const ip = bytes.subarray(at + 28, at + 28 + bytes.readUInt32LE(at + 20));
    if (ip[0] >> 4 === 4 && ip[9] === SCTP) packets.push(packet(ip.subarray(4 * (ip[0] & 15))));
  }
  return packets;
}

function packet(sctp) {
  const chunks = [];
  for (let at = 12; at < sctp.length; ) {
    const length = sctp.readUInt16BE(at + 2);
    chunks.push({ type: sctp[at], at, bytes: sctp.subarray(at, at + length) });
    at += padded(length);
  }
  return { tag: sctp.readUInt32BE(4), sctp, chunks };
}

const padded = (length) => 4 * Math.ceil(length / 4);

/** The parameters of an INIT or INIT ACK with their whole bytes, without padding. */
function parametersOf({ bytes }) {
  const parameters = new Map();
  for (let at = 20; at < bytes.length; ) {
    const length = bytes.readUInt16BE(at + 2);
    parameters.set(bytes.readUInt16BE(at), bytes.subarray(at, at + length));
    at += padded(length);
  }
  return parameters;
}

/** The key vector of who sent `chunk`, an INIT or INIT ACK: RANDOM, CHUNKS, HMAC-ALGO as they were sent (RFC 4895 6.1). */
export function keyVector(chunk) {
  const parameters = parametersOf(chunk);
  return Buffer.concat([0x8002, 0x8003, 0x8004].map((type) => parameters.get(type) ?? Buffer.of()));
}

/** The association key: the shared one, then the key vector that is the smaller number, then the larger (RFC 4895 6.1). */
export function associationKey(shared, one, other) {
  const smaller = one.length - other.length || Buffer.compare(one, other);
  return Buffer.concat([Buffer.from(shared), ...(smaller < 0 ? [one, other] : [other, one])]);
}

const HASHES = { 1: 'sha1', 3: 'sha256' };
const BEFORE_CODE = 8;

/** What the AUTH chunk `auth` of the packet `sctp` says, and the code that it should have under `key` (RFC 4895 5.1, 6.2). */
export function checkAuth({ sctp }, auth, key) {
  const hmac = auth.bytes.readUInt16BE(6);
  const said = auth.bytes.subarray(BEFORE_CODE).toString('hex');
  const signed = Buffer.from(sctp.subarray(auth.at));
  signed.fill(0, BEFORE_CODE, auth.bytes.length);
  const due = createHmac(HASHES[hmac], key).update(signed).digest('hex');
  return { keyId: auth.bytes.readUInt16BE(4), hmac, said, due };
}
