/** What the papers say or ask for without a figure of theirs that could be judged: for docs/papers.md. */

/** The papers, by the word that experiments have for them. */
export const papers = {
  ir: 'Fu, Atiquzzaman and Ivancic 2003 and 2005: SCTP over Iridium and geostationary satellites',
  ms: 'Atiquzzaman and Ivancic 2003: multistreaming over two links',
  rt: 'Wood, Pavlou and Evans 2001: TCP over routed constellations',
  fa: 'Bhushan and Rai: TCP and SCTP on a geostationary bottleneck',
  xs: 'Elaasar, Barbeau, Kranakis and Li 2005: XSTP',
};

/** Place, what is said there, the experiment of our own on it, and why it is ours alone, by paper. */
export const ours = {
  ir: [
    ['Future work', 'header compression', 'ir-headers', 'the paper measures nothing of it'],
    ['Future work', 'link-layer ARQ below SCTP', 'ir-arq', 'the paper measures nothing of it'],
    ['Future work', 'the bias of long round trips', 'ir-bias', 'the paper measures nothing of it'],
  ],
  ms: [
    [
      'Figures 1, 2',
      'four applications share an association, one a stream',
      'sctp-streams',
      'the paper plots nothing of it',
    ],
  ],
  rt: [
    [
      'Future work',
      'acknowledgements that are not delayed in slow start',
      'rt-acks',
      'the paper measures nothing of it',
    ],
    [
      'Future work',
      'DSACK and the undoing of spurious retransmissions',
      'rt-dsack',
      'the paper measures nothing of it',
    ],
    [
      'Future work',
      'short and bursty transfers over several paths',
      'rt-bursts',
      'the paper measures nothing of it',
    ],
    [
      'Future work',
      'a gateway that puts packets back in order',
      'rt-resequence',
      'the paper measures nothing of it',
    ],
    [
      'Future work',
      'terminals with several satellites at once',
      'rt-satellites',
      'the paper measures nothing of it',
    ],
    [
      'Future work',
      'rates that differ up and down',
      'rt-asymmetry',
      'the paper measures nothing of it',
    ],
  ],
  fa: [],
  xs: [
    [
      'Future work',
      'the share of congestion among bad states',
      'xs-congestion',
      'the paper measures nothing of it',
    ],
    [
      'Section 2',
      'TCP-probing of Tsaoussidis and Badr 2000',
      'xs-probing',
      'the paper compares nothing with it',
    ],
  ],
};

/** Place, what is said there, and why it is not here, by paper. */
export const leftOut = {
  ir: [['Future work', 'the timestamp chunk', 'there is no such chunk']],
  ms: [],
  rt: [
    [
      'Future work',
      'split TCP over a constellation of several paths',
      'gateways split a flow in `tcp-split`, over one path',
    ],
  ],
  fa: [
    [
      'Tables 2, 3',
      'the utilisation with 4 and 8 sources',
      'the values that are printed are not at hand; those with 2 and 6 are claims',
    ],
  ],
  xs: [],
};
