/** The built-in scenarios in groups, each with what to look at. */
import { say } from '../../words/say';

export interface ScenarioCard {
  /** The name that links and the command line use. */
  readonly id: string;
  /** What to look at, one sentence. */
  readonly look: string;
}

export interface ScenarioGroup {
  readonly name: string;
  readonly cards: readonly ScenarioCard[];
}

const group = (name: string, cards: Readonly<Record<string, string>>): ScenarioGroup => ({
  name,
  cards: Object.entries(cards).map(([id, look]) => ({ id, look })),
});

export const SCENARIO_GROUPS: readonly ScenarioGroup[] = [
  group(say('To begin with'), {
    opening: say(
      'The window that opens in the first second, the loss at 1.3 s with its repair, and the path that jumps when New York changes its satellite at 10 s.',
    ),
    'iridium-geo': say(
      'How bit errors on eight radio links keep cwnd low, and what a handover at 100 s does to the delay.',
    ),
    'two-links': say(
      'One packet in a hundred is lost: watch the streams wait behind it, and the window halved for nothing.',
    ),
    'page-of-objects': say(
      'How late each object of a page comes: over SCTP, an object a stream, a lost packet keeps back one; over TCP it keeps back all that were sent after it.',
    ),
    'geo-bent-pipe': say('A round trip of half a second: how slowly the window opens, and why.'),
  }),
  group(say('Several paths'), {
    'iridium-geo-multihomed': say(
      'At 30 s the primary path dies: timeouts double, new data take the geostationary path, and a heartbeat brings them back.',
    ),
    'moving-address': say(
      'An association adds the address of another satellite and deletes its old one before a gap; a forged request ends the one whose ends share no key.',
    ),
    cmt: say(
      'New data take both paths at once, and 64 kB of receiver’s buffer are too little for that: see its window close while both cwnd have room, and which TSN it waits for.',
    ),
    'iridium-two': say(
      'Two terminals at each end choose different satellites: lost packets are sent again by another way through the sky.',
    ),
    'ir-thirty': say(
      'Thirty associations at once: which links between satellites carry most, and where the seam is.',
    ),
    'ir-wired': say(
      'The delays of Iridium and GEO without orbits: everything that changes is the protocol’s doing.',
    ),
  }),
  group(say('Protocols side by side'), {
    'bbr-geo': say(
      'A loss is not congestion: BBR’s model keeps the link full where CUBIC’s window shrinks. Its phases stand below the windows, its model in the rate chart.',
    ),
    'sctp-bbr': say('SCTP halved at every loss, and SCTP that sends as fast as data arrive.'),
    'sctp-rack': say(
      'A retransmission that is lost again waits for T3-rtx, or is found by time: two associations with BBR.',
    ),
    telemetry: say(
      'A measurement is of use for two seconds: one flow sends all of them again until they have come, the other gives up what is too old. Compare the age of what arrives.',
    ),
    'elephants-and-mice': say(
      'A file of 1 MB and messages of 100 bytes in one association: with interleaving the messages pass the file, without they wait until it has left.',
    ),
    channels: say(
      'Streams that begin anew every ten seconds, as data channels are closed and opened: see the marks on the streams, and what waits a round trip for the answer.',
    ),
    'why-bbr': say(
      'A queue of two seconds: CUBIC fills it and the round trip grows fourfold; BBR leaves it all but empty.',
    ),
    bufferbloat: say(
      'Every message waits behind a download in a queue of six seconds: choose another GSL queue discipline, and see the sojourn times.',
    ),
    dumbbell: say(
      'TCP and SCTP share one long link that loses packets: compare their windows and who gets more.',
    ),
    'split-tcp': say(
      'The same transfer with and without a gateway: where losses are repaired, and how soon.',
    ),
    blackouts: say(
      'XSTP probes before it cuts its window; TCP and SCTP meet the same blackouts and do not.',
    ),
    reconfiguration: say(
      'Every 15 s delay and rate change without a word: what NewReno, CUBIC and SCTP make of it.',
    ),
    bottleneck: say(
      'A queue that marks packets instead of dropping them: windows that fall without a loss.',
    ),
    'teledesic-round-robin': say(
      'Nothing is lost, but packets overtake each other, and TCP sends again what was only late.',
    ),
    incidents: say(
      'A host that reboots, an attacker that guesses, a cookie that comes too late: which rule refuses each packet.',
    ),
    'cubesat-pass': say(
      'Two ground stations that do not hear each other: their frames collide at the CubeSat.',
    ),
  }),
  group(say('Low orbits'), {
    iridium: say(
      'Handovers every minute or two; at 190 s a new route lets later packets overtake earlier ones.',
    ),
    'iridium-cross-seam': say(
      'The links between planes that fly against each other: short ways across the seam that last minutes.',
    ),
    teledesic: say(
      'Eight links on each satellite: how nearly straight the ways are, and how the path changes all the same.',
    ),
    'teledesic-no-cross-seam': say(
      'The seam lies between the two ends, so packets go the long way over a pole.',
    ),
    globalstar: say(
      'Satellites that only repeat: Lisbon needs one that its gateway sees, too, and Anchorage has none.',
    ),
    orbcomm: say(
      'Small satellites with gaps between them: the flow waits until one is above ship and gateway.',
    ),
    skybridge: say('Bent pipes to the gateway of the region: up and straight down again.'),
    oneweb: say(
      'A narrow cone above each terminal: how often it changes its satellite, and who is too far from a gateway.',
    ),
    kuiper: say(
      'Three shells at three inclinations: where their satellites crowd, and where there are none.',
    ),
    starlink: say('Laser links over 1,584 satellites: count the links of the path.'),
    'starlink-reconfiguration': say(
      'At seconds 12, 27, 42 and 57 all terminals choose anew; from 100 s it rains on Boston.',
    ),
  }),
  group(say('Middle and high orbits'), {
    'spaceway-ngso': say('Twenty satellites at 10,352 km: longer ways, fewer handovers, no seam.'),
    ico: say(
      'From so high a satellite sees a quarter of the Earth: Johannesburg and a far gateway share one.',
    ),
    gps: say('Where the satellites of GPS stand, and which two places see together.'),
    glonass: say('Three planes at 64.8°: how well the north is covered.'),
    ellipso: say('Ellipses that turn with the Sun: their satellites linger over the north.'),
    pentriad: say('Watch a satellite hang near its apogee for hours and rush through the south.'),
    geo3: say(
      'Three satellites that stand still, joined in a ring: a constant delay, and how large it is.',
    ),
    'geo-only': say(
      'Two hops up and down: a round trip longer than a second, and a small buffer that leaves the link idle.',
    ),
  }),
];
