/** What the papers say or ask for that no experiment has yet: for docs/papers.md. */

/** The papers, by the word that experiments have for them. */
export const papers = {
  ir: 'Fu, Atiquzzaman and Ivancic 2003 and 2005: SCTP over Iridium and geostationary satellites',
  ms: 'Atiquzzaman and Ivancic 2003: multistreaming over two links',
  rt: 'Wood, Pavlou and Evans 2001: TCP over routed constellations',
  fa: 'Bhushan and Rai: TCP and SCTP on a geostationary bottleneck',
  xs: 'Elaasar, Barbeau, Kranakis and Li 2005: XSTP',
};

/** Place, what is said there, and why it is not here, by paper. */
export const leftOut = {
  ir: [
    [
      'Future work',
      'header compression',
      'here as an experiment of our own, `ir-headers`, for the paper measures nothing of it',
    ],
    [
      'Future work',
      'link-layer ARQ below SCTP',
      'here as an experiment of our own, `ir-arq`, for the paper measures nothing of it',
    ],
    [
      'Future work',
      'the bias of long round trips, the timestamp chunk',
      'there is no such chunk; the bias can be seen with `tcp-share` for TCP alone',
    ],
  ],
  ms: [
    [
      'Figures 1, 2',
      'four applications share an association, one a stream',
      'here as an experiment of our own, `sctp-streams`, for the paper plots nothing of it',
    ],
  ],
  rt: [
    [
      'Future work',
      'DSACK and the undoing of spurious retransmissions',
      'here as an experiment of our own, `rt-dsack`, for the paper measures nothing of it',
    ],
    [
      'Future work',
      'short and bursty transfers over several paths',
      'here as an experiment of our own, `rt-bursts`, for the paper measures nothing of it',
    ],
    [
      'Future work',
      'a gateway that puts packets back in order',
      'here as an experiment of our own, `rt-resequence`, for the paper measures nothing of it',
    ],
    [
      'Future work',
      'terminals with several satellites at once',
      'here as an experiment of our own, `rt-satellites`, for the paper measures nothing of it',
    ],
    [
      'Future work',
      'rates that differ up and down',
      'here as an experiment of our own, `rt-asymmetry`, for the paper measures nothing of it',
    ],
  ],
  fa: [
    [
      'Tables 2, 3',
      'the utilisation with 4 and 8 sources',
      'the values that are printed are not at hand; those with 2 and 6 are claims',
    ],
  ],
  xs: [
    [
      'Future work',
      'the share of congestion among bad states',
      'here as an experiment of our own, `xs-congestion`, for the paper measures nothing of it',
    ],
    [
      'Section 2',
      'TCP-probing of Tsaoussidis and Badr 2000',
      'here as an experiment of our own, `xs-probing`, for the paper compares nothing with it',
    ],
  ],
};
