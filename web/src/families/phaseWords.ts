/** What a sender does in each phase that the core declares, in a few words; a phase without them is told by its name alone. */
import { say } from '../words/say';

/** Rates and windows do as the sources say that the families' events name; see the glossary for whole sentences. */
const DOES: Readonly<Record<string, string>> = {
  // RFC 9260 7.2.1, RFC 5681 3.1.
  'slow start': say('cwnd grows with each acknowledgement'),
  // RFC 9406 4.2.
  'conservative slow start': say('cwnd grows more slowly, for round trips have grown longer'),
  // RFC 9260 7.2.2, RFC 5681 3.1.
  'congestion avoidance': say('cwnd grows by about one packet a round trip'),
  // RFC 9438 4.2, 4.3.
  'cubic growth': say('cwnd follows a cubic function of the time since the last loss'),
  'Reno-friendly growth': say('cwnd grows as Reno’s would'),
  // RFC 9260 7.2.4, RFC 6582 3.2.
  'fast recovery': say('what was lost is sent again'),
  'recovery ended': say('all that was sent before the loss is acknowledged'),
  'window reduced': say('cwnd was cut and has not grown since'),
  // RFC 9260 6.3.3, RFC 6298 5.
  timeout: say('it sends again what was not acknowledged in time'),
  // draft-ietf-ccwg-bbr 5.3; Linux tcp_bbr.c.
  Startup: say('the rate grows until the bandwidth found does not'),
  Drain: say('it sends more slowly than the bandwidth, until the queue of Startup is gone'),
  'ProbeBW up': say('it sends faster than the bandwidth it knows, to find more'),
  'ProbeBW down': say('it sends more slowly than the bandwidth it knows, so that queues empty'),
  'ProbeBW cruise': say('it sends at about the bandwidth it knows'),
  'ProbeBW refill': say('it fills the path for a round trip before it probes'),
  ProbeRTT: say('it keeps little in flight, to measure the round trip without a queue'),
  // Caini and Firrincieli 2004.
  'Hybla slow start': say('cwnd grows as on a path of a shorter round trip'),
  'Hybla avoidance': say('cwnd grows as on a path of a shorter round trip'),
  // Brakmo and Peterson 1995.
  'Vegas avoidance': say('cwnd goes by how many packets wait in queues'),
  // Elaasar et al. 2005, Tsaoussidis and Badr 2000.
  probing: say('it sends no data until it knows whether the network is congested'),
  // Iyengar et al. 2007.
  'receive-buffer blocking': say('the receiver’s buffer has no room for this path'),
  // RFC 9959 4.
  reconnaissance: say('it checks that the path is the one it knew'),
  unvalidated: say(
    'it sends as much as it could before, not yet knowing whether the path carries that',
  ),
  validating: say('it waits for the acknowledgements of what it sent at once'),
  'safe retreat': say('it goes back, for the path did not carry as much'),
};

/** The phases that have words. */
export const TOLD_PHASES: readonly string[] = Object.keys(DOES);

/** What the sender does in a phase; empty where nothing is said of it. */
export function phaseDoes(phase: string): string {
  return DOES[phase] ?? '';
}
