/** What a sender does in each phase that the core declares, in a few words; a phase without them is told by its name alone. */

/** Rates and windows do as the sources say that the families' events name; see the glossary for whole sentences. */
const DOES: Readonly<Record<string, string>> = {
  // RFC 9260 7.2.1, RFC 5681 3.1.
  'slow start': 'cwnd grows with each acknowledgement',
  // RFC 9406 4.2.
  'conservative slow start': 'cwnd grows more slowly, for round trips have grown longer',
  // RFC 9260 7.2.2, RFC 5681 3.1.
  'congestion avoidance': 'cwnd grows by about one packet a round trip',
  // RFC 9438 4.2, 4.3.
  'cubic growth': 'cwnd follows a cubic function of the time since the last loss',
  'Reno-friendly growth': 'cwnd grows as Reno’s would',
  // RFC 9260 7.2.4, RFC 6582 3.2.
  'fast recovery': 'what was lost is sent again',
  'recovery ended': 'all that was sent before the loss is acknowledged',
  'window reduced': 'cwnd was cut and has not grown since',
  // RFC 9260 6.3.3, RFC 6298 5.
  timeout: 'it sends again what was not acknowledged in time',
  // draft-ietf-ccwg-bbr 5.3; Linux tcp_bbr.c.
  Startup: 'the rate grows until the bandwidth found does not',
  Drain: 'it sends more slowly than the bandwidth, until the queue of Startup is gone',
  'ProbeBW up': 'it sends faster than the bandwidth it knows, to find more',
  'ProbeBW down': 'it sends more slowly than the bandwidth it knows, so that queues empty',
  'ProbeBW cruise': 'it sends at about the bandwidth it knows',
  'ProbeBW refill': 'it fills the path for a round trip before it probes',
  ProbeRTT: 'it keeps little in flight, to measure the round trip without a queue',
  // Caini and Firrincieli 2004.
  'Hybla slow start': 'cwnd grows as on a path of a shorter round trip',
  'Hybla avoidance': 'cwnd grows as on a path of a shorter round trip',
  // Brakmo and Peterson 1995.
  'Vegas avoidance': 'cwnd goes by how many packets wait in queues',
  // Elaasar et al. 2005, Tsaoussidis and Badr 2000.
  probing: 'it sends no data until it knows whether the network is congested',
  // Iyengar et al. 2007.
  'receive-buffer blocking': 'the receiver’s buffer has no room for this path',
  // RFC 9959 4.
  reconnaissance: 'it checks that the path is the one it knew',
  unvalidated: 'it sends as much as it could before, not yet knowing whether the path carries that',
  validating: 'it waits for the acknowledgements of what it sent at once',
  'safe retreat': 'it goes back, for the path did not carry as much',
};

/** The phases that have words. */
export const TOLD_PHASES: readonly string[] = Object.keys(DOES);

/** What the sender does in a phase; empty where nothing is said of it. */
export function phaseDoes(phase: string): string {
  return DOES[phase] ?? '';
}
