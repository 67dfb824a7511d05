/** The names of papers and curves that experiment documents refer to by a word. */

import type { Curve, Paper } from '../protocol/experiment.gen';
import { say } from '../words/say';

export interface PaperWords {
  readonly authors: string;
  readonly title: string;
  /** Where it appeared. */
  readonly venue?: string;
}

const PAPERS: Readonly<Record<Paper, PaperWords>> = {
  ms: {
    authors: 'Atiquzzaman, Ivancic 2003',
    title: 'Multistreaming of SCTP over error-prone satellite networks',
  },
  ir: {
    authors: 'Fu, Atiquzzaman, Ivancic 2003 and 2005',
    title: 'SCTP over satellite networks, Iridium and GEO',
    venue: 'IEEE Computer Communications Workshop, 2003',
  },
  rt: {
    authors: 'Wood, Pavlou, Evans 2001',
    title: 'Effects on TCP of routing strategies in satellite constellations',
    venue: 'IEEE Communications Magazine',
  },
  fa: {
    authors: 'Bhushan, Rai',
    title: 'TCP and SCTP over satellite networks due to congestion control',
  },
  xs: {
    authors: 'Elaasar, Barbeau, Kranakis, Li 2005',
    title: 'A satellite transport protocol for bit corruption, handoff and limited connectivity',
    venue: 'IEEE Transactions on Aerospace and Electronic Systems',
  },
  own: { authors: say('Of no paper'), title: say('Own experiments') },
};

/** The papers, without what is of none. */
export const PAPERS_CITED: readonly PaperWords[] = Object.entries(PAPERS)
  .filter(([key]) => key !== 'own')
  .map(([, words]) => words);

/** The paper behind a key. */
export function paperOf(key: Paper): PaperWords {
  return PAPERS[key];
}

/** How a curve against time is named and drawn. */
export interface CurveWords {
  readonly label: string;
  readonly unit: 'bytes' | 'packets' | 'bits';
  /** Steps hold their value; dots are single packets. */
  readonly form: 'steps' | 'dots';
}

const CURVES: Readonly<Record<Curve, CurveWords>> = {
  cwnd: { label: 'cwnd', unit: 'bytes', form: 'steps' },
  ssthresh: { label: 'ssthresh', unit: 'bytes', form: 'steps' },
  flight: { label: say('Data outstanding'), unit: 'bytes', form: 'steps' },
  a_rwnd: { label: 'a_rwnd', unit: 'bytes', form: 'steps' },
  peer_rwnd: { label: say('rwnd at the sender'), unit: 'bytes', form: 'steps' },
  tsn_sent: { label: say('Sent'), unit: 'packets', form: 'dots' },
  tsn_acknowledged: { label: say('Acknowledged'), unit: 'packets', form: 'dots' },
  packets_sent: { label: say('Packets sent'), unit: 'packets', form: 'steps' },
  sacks_received: { label: say('SACKs received'), unit: 'packets', form: 'steps' },
  link_throughput_bps: { label: say('Throughput of the link'), unit: 'bits', form: 'steps' },
};

/** The words of a curve. */
export function curveOf(key: Curve): CurveWords {
  return CURVES[key];
}
