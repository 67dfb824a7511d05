/** The glossary: every term of the page in one sentence, with where it is written. */

export interface Entry {
  readonly name: string;
  /** Other ways in which the page says it. */
  readonly also?: readonly string[];
  /** Where it is the whole of a label: words too plain to be marked within sentences. */
  readonly alone?: readonly string[];
  /** What else means it: names that are made of letters and numbers. */
  readonly pattern?: string;
  /** One sentence. */
  readonly says: string;
  /** Where it is written. */
  readonly source?: string;
}

export interface Chapter {
  readonly name: string;
  readonly entries: readonly Entry[];
}

export const GLOSSARY: readonly Chapter[] = [
  {
    name: 'Windows and congestion',
    entries: [
      {
        name: 'cwnd',
        also: ['congestion window'],
        says: 'The congestion window: how many bytes the sender lets itself have on the way before an acknowledgement comes.',
        source: 'RFC 9260 7.2, RFC 5681 3.1',
      },
      {
        name: 'ssthresh',
        also: ['slow-start threshold'],
        says: 'The slow-start threshold: up to it cwnd grows fast, beyond it by about one packet a round trip.',
        source: 'RFC 9260 7.2.1, RFC 5681 3.1',
      },
      {
        name: 'flight size',
        alone: ['flight'],
        says: 'How many bytes are sent and neither acknowledged nor given up for lost.',
        source: 'RFC 9260 7.2.1, RFC 5681 2',
      },
      {
        name: 'a_rwnd',
        says: 'The advertised receiver window: the room that the receiver says it has left in its buffer.',
        source: 'RFC 9260 3.3.4, 6.2',
      },
      {
        name: 'peer rwnd',
        says: 'The receiver’s window as the sender reckons it: what it was last told, less what it has sent since.',
        source: 'RFC 9260 6.2.1',
      },
      {
        name: 'rwnd',
        says: 'The receiver’s window: how many bytes beyond the acknowledged ones the receiver is ready to take.',
        source: 'RFC 9293 3.8.6',
      },
      {
        name: 'slow start',
        also: ['slow-start'],
        says: 'The phase in which cwnd grows with every acknowledgement, so that it doubles about once a round trip.',
        source: 'RFC 9260 7.2.1, RFC 5681 3.1',
      },
      {
        name: 'congestion avoidance',
        also: ['avoidance'],
        says: 'The phase beyond ssthresh, in which cwnd grows by about one packet a round trip.',
        source: 'RFC 9260 7.2.2, RFC 5681 3.1',
      },
      {
        name: 'window-limited',
        says: 'Data wait because the receiver’s window is full, whatever cwnd would let go: hatched below the windows.',
        source: 'RFC 9260 6.1 A, RFC 9293 3.8.6',
      },
      {
        name: 'application-limited',
        says: 'The windows have room, but the application has no data to send: dotted below the windows.',
        source: 'RFC 7661 1',
      },
      {
        name: 'fast retransmit',
        also: ['fast retransmission', 'fast rtx'],
        alone: ['fast'],
        says: 'Data reported missing often enough are sent again at once, without waiting for the timer.',
        source: 'RFC 9260 7.2.4, RFC 5681 3.2',
      },
      {
        name: 'fast recovery',
        alone: ['recovery'],
        says: 'From a fast retransmit until all that had been sent before it is acknowledged: cwnd is not cut again meanwhile.',
        source: 'RFC 9260 7.2.4, RFC 6582',
      },
      {
        name: 'missing report',
        says: 'An acknowledgement that covers later data and not this one, which speaks for its loss.',
        source: 'RFC 9260 7.2.4',
      },
      {
        name: 'Max.Burst',
        says: 'How many packets may leave at once when an acknowledgement opens the window.',
        source: 'RFC 9260 6.1 D, 16',
      },
      {
        name: 'byte counting',
        also: ['Byte counting limit'],
        says: 'In slow start cwnd grows by the bytes that an acknowledgement covers, up to a limit.',
        source: 'RFC 3465, RFC 9260 7.2.1',
      },
      {
        name: 'Nagle’s algorithm',
        also: ["Nagle's algorithm"],
        says: 'A small packet waits while others are unacknowledged, so that small pieces travel together.',
        source: 'RFC 9293 3.7.4',
      },
      {
        name: 'limited transmit',
        says: 'The first two duplicate acknowledgements each let a new packet go, so that more reports can come.',
        source: 'RFC 3042',
      },
      {
        name: 'CUBIC',
        says: 'A congestion controller whose window follows a cubic function of the time since the last loss.',
        source: 'RFC 9438',
      },
      {
        name: 'BBR',
        also: ['BBRv1'],
        says: 'A congestion controller that models the path by its bandwidth and its shortest round trip, and sends at that rate; losses as such leave it alone.',
        source: 'Cardwell et al. 2016; Linux tcp_bbr.c',
      },
      {
        name: 'BBRv3',
        says: 'BBR with bounds: what losses show to be too much in flight holds for the cycle or for longer, and probes for more are rarer.',
        source: 'draft-ietf-ccwg-bbr-06',
      },
      {
        name: 'max_bw',
        says: 'The largest delivery rate of this cycle of BBRv3’s probes and the one before.',
        source: 'draft-ietf-ccwg-bbr-06 5.5.2',
      },
      {
        name: 'min_rtt',
        says: 'The shortest round trip that BBRv3 knows, of the last ten seconds.',
        source: 'draft-ietf-ccwg-bbr-06 5.5.7',
      },
      {
        name: 'bw_shortterm',
        says: 'The rate that losses of this cycle left to BBRv3, until it refills the pipe.',
        source: 'draft-ietf-ccwg-bbr-06 5.5.10.3',
      },
      {
        name: 'inflight_shortterm',
        says: 'What losses of this cycle let BBRv3 have in flight, until it refills the pipe.',
        source: 'draft-ietf-ccwg-bbr-06 5.5.10.3',
      },
      {
        name: 'inflight_longterm',
        says: 'The most that BBRv3 had in flight in a probe without losing more than two in a hundred.',
        source: 'draft-ietf-ccwg-bbr-06 5.5.10.2',
      },
      {
        name: 'extra_acked',
        says: 'How much more is acknowledged at once than BBRv3’s bandwidth explains, by which its window is larger.',
        source: 'draft-ietf-ccwg-bbr-06 5.5.9',
      },
      {
        name: 'path hint',
        also: ['path hints'],
        says: 'What tells a sender that its path is another one: its own terminal at a handover, or a guess by round trips that stay long.',
        source: 'draft-lai-ccwg-lsncc-01',
      },
      {
        name: 'LeoCC',
        says: 'A controller made of BBR that measures its path anew at every reconfiguration; what it does then BBR can do after a path hint.',
        source: 'Lai et al. 2025',
      },
      {
        name: 'SaTCP',
        says: 'A sender that knows of handovers and does not answer what is lost around them.',
        source: 'Cao and Zhang 2023',
      },
      {
        name: 'careful resume',
        says: 'A new connection jumps to half of the window that an earlier one had, once its initial window is acknowledged, and falls back if that was too much.',
        source: 'RFC 9959',
      },
      {
        name: 'PipeSize',
        says: 'What careful resume knows to have passed without congestion: what was in flight before the jump, and what is acknowledged since.',
        source: 'RFC 9959 3.3',
      },
      {
        name: 'RACK',
        says: 'A segment is held to be lost when one that was sent later has arrived for longer than a reordering window.',
        source: 'RFC 8985 6',
      },
      {
        name: 'TLP',
        also: ['tail loss probe'],
        says: 'One segment that leaves after two quiet round trips, so that a loss at the end of the data is found without a timeout.',
        source: 'RFC 8985 7',
      },
      {
        name: 'PRR',
        also: ['proportional rate reduction'],
        says: 'While losses are repaired as much leaves as has arrived, in proportion to the cut of the window.',
        source: 'RFC 9937',
      },
      {
        name: 'DSACK',
        also: ['duplicate selective acknowledgement'],
        says: 'A block that says which data came twice, by which a sender sees that what it sent again was not lost.',
        source: 'RFC 2883',
      },
      {
        name: 'RTT0',
        says: 'The round trip of the Reno connection that Hybla is to be as fast as: 25 ms.',
        source: 'Caini and Firrincieli 2004',
      },
      {
        name: 'RTprop',
        says: 'The shortest round trip that BBR knows, which it takes for the path without a queue.',
        source: 'Cardwell et al. 2016',
      },
      {
        name: 'ProbeRTT',
        also: ['PROBE_RTT'],
        says: 'A phase of BBR with four packets in flight, in which queues drain, so that the round trip is measured without one.',
        source: 'Linux bbr_update_min_rtt',
      },
      {
        name: 'ProbeBW',
        also: ['PROBE_BW'],
        says: 'BBR’s usual phase: a round trip a quarter faster, one a quarter slower, and six at the bandwidth it knows.',
        source: 'Linux bbr_pacing_gain',
      },
      {
        name: 'pacing rate',
        says: 'How fast a sender lets packets leave, one by one, whatever its window would allow.',
        source: 'RFC 9002 7.7',
      },
      {
        name: 'HyStart++',
        also: ['HyStart'],
        says: 'Slow start that ends when round trips grow longer, before packets are lost.',
        source: 'RFC 9406',
      },
      {
        name: 'NewReno',
        says: 'TCP’s fast recovery that takes a partial acknowledgement for the next loss and sends that again, too.',
        source: 'RFC 6582',
      },
      {
        name: 'Reno',
        says: 'TCP’s first fast recovery, which ends with the first acknowledgement of new data.',
        source: 'RFC 5681 3.2',
      },
      {
        name: 'fast convergence',
        says: 'A CUBIC flow whose window was cut below its last peak yields more room to new flows.',
        source: 'RFC 9438 4.7',
      },
      {
        name: 'ECN',
        also: ['explicit congestion notification'],
        says: 'Explicit congestion notification: a router marks packets instead of dropping them, and the receiver tells the sender.',
        source: 'RFC 3168, RFC 4960 appendix A',
      },
      {
        name: 'CWR',
        says: 'The sender’s word that it has reduced its window after a congestion mark.',
        source: 'RFC 3168 6.1',
      },
      {
        name: 'ECNE',
        also: ['ECN echo', 'ECE'],
        says: 'The receiver’s word to the sender that a packet came with a congestion mark.',
        source: 'RFC 3168 6.1, RFC 4960 appendix A',
      },
      {
        name: 'RED',
        says: 'Random early detection: a queue that drops or marks packets at random before it is full.',
        source: 'Floyd and Jacobson 1993',
      },
      {
        name: 'ARQ',
        also: ['automatic repeat request'],
        says: 'A link sends a frame again that its far end has missed, at most as often as its persistence says.',
        source: 'RFC 3366 2',
      },
      {
        name: 'ROHC',
        also: ['robust header compression'],
        says: 'A link sends how a header differs from the one before, by a context that both of its ends keep.',
        source: 'RFC 5795, RFC 6846',
      },
      {
        name: 'sojourn time',
        says: 'How long a packet waits in a queue, from its arrival until its transmission begins.',
        source: 'RFC 8289 3.1',
      },
      {
        name: 'CoDel',
        says: 'Controlled delay: a queue that drops or marks packets as they leave, ever more often while all have waited longer than a target over an interval.',
        source: 'RFC 8289',
      },
      {
        name: 'FQ-CoDel',
        says: 'A CoDel queue for each flow, served in turn.',
        source: 'RFC 8290',
      },
      {
        name: 'PIE',
        says: 'Proportional integral controller enhanced: a queue that drops or marks packets at random as they come, by the queueing delay and its trend.',
        source: 'RFC 8033',
      },
      {
        name: 'drop-tail',
        also: ['drop tail'],
        says: 'A queue that drops what arrives while it is full.',
      },
    ],
  },
  {
    name: 'Packets and their numbers',
    entries: [
      {
        name: 'SCTP',
        says: 'The Stream Control Transmission Protocol: reliable transport with several streams and several paths.',
        source: 'RFC 9260',
      },
      {
        name: 'TCP',
        says: 'The Transmission Control Protocol: a reliable stream of bytes over one path.',
        source: 'RFC 9293',
      },
      {
        name: 'STP',
        says: 'The Satellite Transport Protocol, of which XSTP is an extension: a receiver that is polled, and a window in whole segments.',
        source: 'Henderson and Katz 1999',
      },
      {
        name: 'XSTP',
        says: 'A satellite transport protocol whose receiver is polled and which probes before it takes a loss for congestion.',
        source: 'Elaasar, Barbeau, Kranakis and Li 2005',
      },
      {
        name: 'association',
        says: 'What joins the two ends of SCTP, over one path or several.',
        source: 'RFC 9260 1.3',
      },
      {
        name: 'TSN',
        also: ['transmission sequence number'],
        says: 'The transmission sequence number of a DATA chunk, counted over all streams and acknowledged by SACKs.',
        source: 'RFC 9260 1.3, 3.3.1',
      },
      {
        name: 'SSN',
        also: ['stream sequence number'],
        says: 'The stream sequence number of a message: its place in the order of its own stream.',
        source: 'RFC 9260 3.3.1, 6.5',
      },
      {
        name: 'chunk',
        says: 'A piece of an SCTP packet with a type of its own: user data, an acknowledgement, a heartbeat.',
        source: 'RFC 9260 3.2',
      },
      {
        name: 'DATA',
        says: 'The SCTP chunk that carries user data.',
        source: 'RFC 9260 3.3.1',
      },
      {
        name: 'BGN',
        says: 'The mark of the first chunk of a message that was split.',
        source: 'RFC 9260 3.3.1',
      },
      {
        name: 'END',
        says: 'The mark of the last chunk of a message that was split.',
        source: 'RFC 9260 3.3.1',
      },
      {
        name: 'SACK',
        also: ['selective acknowledgement'],
        says: 'A selective acknowledgement: up to where everything has arrived, and which blocks beyond it have.',
        source: 'RFC 9260 3.3.4, RFC 2018',
      },
      {
        name: 'cumulative TSN',
        also: ['cumulative acknowledgement', 'Cum TSN'],
        says: 'The last TSN up to which everything has arrived.',
        source: 'RFC 9260 3.3.4',
      },
      {
        name: 'gap block',
        also: ['gap ack block', 'Gap ack blocks'],
        says: 'A run of TSNs that have arrived beyond a missing one, as a SACK reports it.',
        source: 'RFC 9260 3.3.4',
      },
      {
        name: 'ACK',
        says: 'An acknowledgement of TCP: the number of the next byte that the receiver waits for.',
        source: 'RFC 9293 3.4',
      },
      {
        name: 'duplicate acknowledgement',
        also: ['dupack'],
        says: 'An acknowledgement that says the same once more, because something later has arrived.',
        source: 'RFC 5681 2',
      },
      {
        name: 'SYN',
        says: 'The first packet of a TCP connection, which begins its numbers.',
        source: 'RFC 9293 3.5',
      },
      {
        name: 'FIN',
        says: 'The mark of TCP that its sender has no more data.',
        source: 'RFC 9293 3.6',
      },
      {
        name: 'RST',
        says: 'A packet of TCP that ends a connection at once.',
        source: 'RFC 9293 3.5.2',
      },
      {
        name: 'INIT',
        also: ['INIT ACK'],
        says: 'The chunk that asks for an association, and its answer, which brings the state cookie.',
        source: 'RFC 9260 3.3.2, 3.3.3',
      },
      {
        name: 'COOKIE ECHO',
        also: ['COOKIE ACK', 'COOKIE', 'state cookie', 'ECHO'],
        says: 'The chunk that returns the signed state cookie and so sets the association up, and its answer.',
        source: 'RFC 9260 5.1, 3.3.11',
      },
      {
        name: 'HEARTBEAT',
        also: ['heartbeat'],
        says: 'A chunk that asks whether the peer is still reached by a path on which nothing is sent.',
        source: 'RFC 9260 8.3',
      },
      {
        name: 'ABORT',
        says: 'The chunk that ends an association at once, with its cause.',
        source: 'RFC 9260 3.3.7',
      },
      {
        name: 'ERROR',
        says: 'The chunk that reports something wrong with what the peer sent, with its cause.',
        source: 'RFC 9260 3.3.10',
      },
      {
        name: 'SHUTDOWN',
        also: ['SHUTDOWN ACK', 'SHUTDOWN COMPLETE', 'COMPLETE'],
        says: 'The chunks by which both ends of an association agree that all has been delivered.',
        source: 'RFC 9260 9.2',
      },
      {
        name: 'verification tag',
        says: 'The number in every SCTP packet that proves that its sender belongs to the association.',
        source: 'RFC 9260 8.5',
      },
      {
        name: 'MIS',
        says: 'The number of streams that an end is ready to take from its peer.',
        source: 'RFC 9260 3.3.2',
      },
      {
        name: 'stream',
        alone: ['streams', 'Streams', 'Stream'],
        says: 'A sequence of messages that is delivered in its own order, whatever happens to other streams.',
        source: 'RFC 9260 1.3',
      },
      {
        name: 'FORWARD TSN',
        says: 'A chunk by which the sender tells the receiver to wait no longer for what it has given up.',
        source: 'RFC 3758 3.2',
      },
      {
        name: 'RE-CONFIG',
        says: 'A chunk that asks for the numbers of streams to begin anew, or answers such a request.',
        source: 'RFC 6525 3.1',
      },
      {
        name: 'head-of-line block',
        also: ['head-of-line blocking', 'head of line', 'head-of-line'],
        says: 'Data that have arrived and wait at the receiver for an earlier piece of their stream.',
        source: 'RFC 9260 1.1',
      },
      {
        name: 'POLL',
        says: 'XSTP’s question to the receiver for what has arrived.',
        source: 'Elaasar et al. 2005',
      },
      {
        name: 'STAT',
        says: 'The XSTP receiver’s answer to a POLL: what has arrived and how much room is left.',
        source: 'Elaasar et al. 2005',
      },
      {
        name: 'USTAT',
        says: 'A report of a gap that the XSTP receiver sends without being asked.',
        source: 'Elaasar et al. 2005',
      },
      {
        name: 'probing cycle',
        alone: ['Probing'],
        says: 'XSTP and TCP-probing stop sending data after a loss and measure by small exchanges whether the network is congested.',
        source: 'Elaasar et al. 2005, Tsaoussidis and Badr 2000',
      },
      {
        name: 'MSS',
        says: 'The maximum segment size: the most user data that a TCP segment carries.',
        source: 'RFC 9293 3.7.1',
      },
      {
        name: 'MTU',
        says: 'The maximum transmission unit: the longest packet that a link takes, in bytes.',
        source: 'RFC 1191',
      },
      {
        name: 'PMTU',
        also: ['path MTU'],
        says: 'The path MTU: the longest packet that every link of a path takes.',
        source: 'RFC 1191, RFC 8899',
      },
      {
        name: 'PMDCS',
        says: 'The path maximum DATA chunk size: the largest DATA chunk that fits a packet of the path.',
        source: 'RFC 9260 1.3',
      },
      {
        name: 'IP',
        also: ['IPv4', 'IPv6'],
        says: 'The Internet Protocol, whose header every packet carries.',
        source: 'RFC 791, RFC 8200',
      },
      {
        name: 'ICMP',
        says: 'The messages by which a router tells a sender that a packet is too big or cannot be delivered.',
        source: 'RFC 792, RFC 4443',
      },
      {
        name: 'CRC32c',
        also: ['CRC'],
        says: 'The checksum of an SCTP packet.',
        source: 'RFC 9260 appendix A',
      },
      {
        name: 'mod 100',
        says: 'Numbers are drawn modulo 100, as the papers do, so that the chart begins anew at every hundredth.',
      },
      {
        name: 'reordering',
        says: 'Packets that arrive after others that were sent later.',
        source: 'RFC 4737',
      },
    ],
  },
  {
    name: 'Timers, delays and rates',
    entries: [
      {
        name: 'RTT',
        also: ['round-trip time', 'round trip'],
        says: 'The round-trip time: from a packet’s departure until its acknowledgement is there.',
        source: 'RFC 9260 6.3.1, RFC 6298',
      },
      {
        name: 'SRTT',
        says: 'The smoothed round-trip time, to which each measurement adds an eighth of its difference.',
        source: 'RFC 9260 6.3.1, RFC 6298 2',
      },
      {
        name: 'RTTVAR',
        says: 'How far measured round trips stray from SRTT, smoothed with a weight of a quarter.',
        source: 'RFC 9260 6.3.1, RFC 6298 2',
      },
      {
        name: 'RTO',
        also: ['retransmission timeout'],
        says: 'The retransmission timeout: SRTT and four times RTTVAR, within bounds, and doubled whenever it expires.',
        source: 'RFC 9260 6.3, RFC 6298',
      },
      {
        name: 'RTO.Initial',
        says: 'The RTO before a round trip has been measured.',
        source: 'RFC 9260 16',
      },
      { name: 'RTO.Min', says: 'The least RTO.', source: 'RFC 9260 16' },
      { name: 'RTO.Max', says: 'The most that RTO may become by doubling.', source: 'RFC 9260 16' },
      {
        name: 'T3-rtx',
        says: 'SCTP’s retransmission timer of a path, which runs while data are outstanding there.',
        source: 'RFC 9260 6.3.2',
      },
      {
        name: 'T1',
        also: ['T1-init', 'T1-cookie'],
        says: 'SCTP’s timer of the set-up, after which INIT or COOKIE ECHO is sent again.',
        source: 'RFC 9260 5.1',
      },
      {
        name: 'T2',
        also: ['T2-shutdown', 'T5'],
        says: 'SCTP’s timers of the shutdown, after which its chunks are sent again or the association is given up.',
        source: 'RFC 9260 9.2',
      },
      {
        name: 'timeout',
        says: 'The retransmission timer has expired: cwnd falls to one packet and what is outstanding is sent again.',
        source: 'RFC 9260 6.3.3, RFC 6298 5',
      },
      {
        name: 'Path.Max.Retrans',
        also: ['PMR'],
        says: 'After more errors in a row than this a path counts as inactive.',
        source: 'RFC 9260 8.2, 16',
      },
      {
        name: 'Association.Max.Retrans',
        says: 'After more errors in a row than this over all paths the association is given up.',
        source: 'RFC 9260 8.1, 16',
      },
      {
        name: 'Max.Init.Retransmits',
        says: 'How often INIT or COOKIE ECHO is sent again before the set-up is given up.',
        source: 'RFC 9260 5.1, 16',
      },
      {
        name: 'HB.Max.Burst',
        says: 'How many heartbeats may leave at once.',
        source: 'RFC 9260 5.4, 16',
      },
      {
        name: 'Valid.Cookie.Life',
        says: 'How long a state cookie is good for.',
        source: 'RFC 9260 5.1.3, 16',
      },
      {
        name: 'one-way delay',
        also: ['path delay'],
        alone: ['Delay', 'propagation'],
        says: 'How long light takes over all links of the path, one way, without queues and transmission.',
      },
      {
        name: 'goodput',
        says: 'User data given to the application in order, each byte once, over time.',
        source: 'RFC 2647',
      },
      {
        name: 'message latency',
        alone: ['latency'],
        says: 'The time from the instant at which an application offers a message or an object until the receiving application has all of it.',
      },
      {
        name: 'page load time',
        says: 'The time from the offer of a page of objects until the last of them is there.',
      },
      {
        name: 'throughput',
        says: 'All that the sender of the data puts on the wire over time, headers and what is sent again included; of a link, all that it carries.',
      },
      {
        name: 'kB',
        says: 'A thousand bytes.',
      },
      {
        name: 'MB',
        says: 'A million bytes.',
      },
      {
        name: 'MiB',
        says: '1,048,576 bytes.',
      },
      {
        name: 'UTC',
        says: 'Coordinated universal time, to which the sky of a run is set.',
      },
      {
        name: 'Jain fairness',
        also: ['Jain’s index', 'fairness'],
        says: 'The square of the sum of all shares over their number times the sum of their squares: 1 where all have the same.',
        source: 'Jain, Chiu and Hawe 1984',
      },
    ],
  },
  {
    name: 'Paths, links and losses',
    entries: [
      {
        name: 'GSL',
        also: ['ground-satellite link', 'ground link'],
        says: 'A ground-satellite link: the radio link between a terminal on the ground and a satellite.',
      },
      {
        name: 'ISL',
        also: ['inter-satellite link'],
        says: 'An inter-satellite link, from one satellite to another.',
      },
      {
        name: 'intraplane',
        says: 'Between neighbours in one orbital plane, whose distance hardly changes.',
      },
      {
        name: 'interplane',
        says: 'Between satellites of neighbouring planes, whose distance changes all the time.',
      },
      {
        name: 'cross-seam',
        says: 'Between the two planes at the seam, whose satellites fly opposite ways.',
      },
      {
        name: 'seam',
        says: 'The line between the first and the last plane of a polar constellation, where neighbours fly opposite ways.',
      },
      {
        name: 'polar cut',
        also: ['Interplane latitude limit'],
        says: 'The latitude beyond which links between planes are switched off, for the planes cross at the poles.',
      },
      {
        name: 'P3 S5',
        pattern: 'P\\d+ S\\d+',
        says: 'The satellite of plane 3 in slot 5, both counted from 0.',
      },
      {
        name: 'path',
        alone: ['Path', 'Paths', 'primary', 'alternate', 'on alternates', 'links', 'Links'],
        says: 'The links that packets take from end to end: of several paths new data take the primary, and the alternates stand by.',
        source: 'RFC 9260 6.4',
      },
      {
        name: 'multihomed',
        also: ['multihoming'],
        says: 'With more than one terminal, and so with several paths to the peer.',
        source: 'RFC 9260 6.4',
      },
      {
        name: 'CMT',
        also: ['concurrent multipath transfer'],
        says: 'Concurrent multipath transfer: new data go over all paths of an association at once, each with a cwnd of its own.',
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: 'SFR',
        says: 'Split fast retransmit: data count as reported missing only where later data of their own path have arrived.',
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: 'CUC',
        says: 'The cwnd update for CMT: the cwnd of a path grows as its own oldest outstanding data are acknowledged.',
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: 'DAC',
        says: 'Delayed acknowledgement for CMT: acknowledgements may be delayed although data arrive out of order.',
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: 'RTX-ASAP',
        says: 'A retransmission takes a path that has room in its cwnd, its own first.',
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: 'RTX-CWND',
        says: 'A retransmission takes the path with the largest cwnd.',
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: 'RTX-SSTHRESH',
        says: 'A retransmission takes the path with the largest ssthresh.',
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: 'RTX-LOSSRATE',
        says: 'A retransmission takes the path of which the smallest share was taken for lost so far.',
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: 'failover',
        says: 'New data take another path because the primary one does not answer.',
        source: 'RFC 9260 6.4.1, 8.2',
      },
      {
        name: 'handover',
        says: 'A terminal changes the satellite that serves it.',
      },
      {
        name: 'serving satellite',
        alone: ['serving'],
        says: 'The satellite that a terminal sends to and receives from.',
      },
      {
        name: 'reconfiguration',
        says: 'An instant at which all terminals may have to choose their satellite anew.',
      },
      {
        name: 'trace',
        also: ['traces'],
        says: 'What a link was measured to be like, line by line; a link or a terminal of a run follows it.',
        source: 'Netravali et al. 2015',
      },
      {
        name: 'opportunity to deliver',
        also: ['opportunities to deliver', 'opportunities', 'delivery opportunities'],
        says: 'An instant at which a link can send 1500 bytes; what waits then leaves, and what is not used is gone.',
        source: 'Netravali et al. 2015',
      },
      {
        name: 'LENS',
        says: 'A set of round trips and losses that were measured over satellites, by IRTT and ping.',
        source: 'Zhao and Pan 2024',
      },
      {
        name: 'IRTT',
        says: 'A program that measures round trips by probes at a fixed interval, and counts those that are lost.',
      },
      {
        name: 'bent pipe',
        also: ['bent-pipe'],
        says: 'A satellite that only repeats what it hears, down to a gateway.',
      },
      {
        name: 'resequencing',
        also: ['puts packets back in order'],
        says: 'Where packets leave a constellation a gateway holds what overtook others until these have come, or for so long at most.',
        source: 'RFC 2890 2.2',
      },
      {
        name: 'satellites at once',
        says: 'How many satellites a terminal has links to at the same time, each chosen by the handover policy among those that the others leave.',
      },
      {
        name: 'gateway',
        says: 'A station on the ground that joins a satellite to wires, or splits a TCP connection.',
      },
      {
        name: 'BER',
        also: ['bit error rate'],
        says: 'The bit error rate: the chance that a bit of a packet is wrong, so that the packet is lost.',
      },
      {
        name: 'packet error rate',
        also: ['PER'],
        says: 'The chance that a packet is lost on a link, however long it is.',
      },
      {
        name: 'Gilbert–Elliott',
        also: ['Gilbert', 'good state', 'bad state'],
        says: 'An error process with a good and a bad state, in which errors come in bursts.',
      },
      {
        name: 'true rate',
        also: ['true loss'],
        alone: ['true'],
        says: 'What the network does, beside what the protocol sees of it.',
      },
      {
        name: 'corruption',
        says: 'A loss by bit errors on a link, which no protocol can tell from congestion by itself.',
      },
      {
        name: 'queue',
        alone: ['Queues', 'longest queue', 'dropped'],
        says: 'Packets that wait to be sent over a link, of which those beyond its length are dropped.',
      },
      {
        name: 'blackout',
        says: 'A time in which a link lets nothing pass.',
      },
      {
        name: 'split TCP',
        also: ['split-TCP'],
        says: 'A gateway answers for the far end, so that each leg has windows and retransmissions of its own.',
        source: 'RFC 3135',
      },
      {
        name: 'packet radio',
        also: ['Radio channel', 'CSMA', 'AX.25'],
        says: 'One channel that several stations share, each of which listens before it sends.',
      },
      {
        name: 'TXDELAY',
        says: 'How long a radio sends before its data, until it has settled.',
        source: 'KISS, Chepponis and Karn 1987',
      },
      {
        name: 'SlotTime',
        says: 'How long a station waits before it draws once more whether to send.',
        source: 'KISS, Chepponis and Karn 1987',
      },
      {
        name: 'persistence',
        says: 'The chance with which a station sends when the channel is free.',
        source: 'KISS, Chepponis and Karn 1987',
      },
      {
        name: 'hidden station',
        also: ['hidden stations'],
        says: 'A station that another does not hear, so that both may send at once and collide.',
      },
      {
        name: 'RFC',
        says: 'A published standard of the Internet, free to read under its number.',
        source: 'RFC 2026',
      },
    ],
  },
  {
    name: 'Orbits and the sky',
    entries: [
      {
        name: 'LEO',
        says: 'Low Earth orbit, some hundred to 2,000 km high: short delays, and a satellite overhead for minutes.',
      },
      {
        name: 'MEO',
        says: 'Medium Earth orbit, between the low ones and the geostationary one.',
      },
      {
        name: 'GEO',
        also: ['geostationary'],
        says: 'Geostationary orbit, 35,786 km above the equator, where a satellite stands still over one longitude.',
      },
      {
        name: 'Walker star',
        says: 'Planes spread over half a circle, all crossing near the poles, so that there is a seam.',
        source: 'Walker 1984',
      },
      {
        name: 'Walker delta',
        says: 'Planes spread over the whole circle at one inclination, without a seam.',
        source: 'Walker 1984',
      },
      {
        name: 'plane',
        alone: ['planes', 'Planes', 'orbit', 'Orbits'],
        says: 'An orbit that several satellites share, one behind the other in its slots.',
      },
      { name: 'slot', says: 'The place of a satellite in its plane.' },
      {
        name: 'phasing',
        also: ['Phase step', 'Phase resolution'],
        says: 'How far the satellites of one plane are ahead of those of the plane before.',
        source: 'Walker 1984',
      },
      { name: 'inclination', says: 'The angle between an orbit and the equator.' },
      {
        name: 'ascending node',
        also: ['Node spacing', 'First node', 'RAAN'],
        says: 'Where an orbit crosses the equator northwards.',
      },
      {
        name: 'mean anomaly',
        also: ['Mean anomalies', 'First mean anomaly'],
        says: 'How much of its period has passed since a satellite was nearest the Earth, as an angle.',
      },
      { name: 'eccentricity', says: 'How far an ellipse is from a circle: 0 for a circle.' },
      {
        name: 'argument of perigee',
        also: ['perigee', 'apogee'],
        says: 'Where on an orbit its lowest point is, counted from the node; the highest is opposite.',
      },
      {
        name: 'J2',
        says: 'The Earth’s flattening, which turns orbits slowly.',
      },
      {
        name: 'elevation mask',
        alone: ['mask'],
        says: 'The least elevation above the horizon at which a terminal uses a satellite.',
      },
      { name: 'elevation', says: 'The angle of a satellite above the horizon.' },
      {
        name: 'azimuth',
        says: 'The direction of a satellite along the horizon, from north through east.',
      },
      {
        name: 'pass',
        alone: ['passes', 'Passes', 'Sky'],
        says: 'The time in which a satellite is above the mask of a terminal.',
      },
      {
        name: 'footprint',
        also: ['Footprints'],
        says: 'The part of the Earth from which a satellite is above the mask.',
      },
      {
        name: 'ground track',
        also: ['Ground tracks'],
        says: 'The way of the point below a satellite over the turning Earth.',
      },
      {
        name: 'inertial view',
        says: 'The globe as seen from the stars: orbits stand still and the Earth turns.',
      },
      {
        name: 'SGP4',
        says: 'The model by which published element sets of real satellites are meant to be used.',
        source: 'Vallado, Crawford and Hujsak 2006',
      },
      {
        name: 'TLE',
        says: 'An element set of a satellite as two lines of text.',
        source: 'Hoots and Roehrich 1980',
      },
      {
        name: 'OMM',
        says: 'An orbit mean-elements message: an element set as CSV, JSON or XML.',
        source: 'CCSDS 502.0',
      },
      { name: 'NORAD', says: 'The number of a satellite in the public catalogue.' },
      {
        name: 'GPS',
        says: 'The American navigation satellites, one of the constellations that are built in.',
      },
      {
        name: 'GLONASS',
        says: 'The Russian navigation satellites, one of the constellations that are built in.',
      },
      {
        name: 'NGSO',
        says: 'Not geostationary: satellites that move over the ground.',
      },
      {
        name: 'ICO',
        says: 'A constellation of ten satellites in medium orbits, one of those that are built in.',
      },
      {
        name: 'Iridium',
        says: 'Sixty-six satellites at 780 km with links between them, one of the constellations that are built in.',
      },
      {
        name: 'OneWeb',
        says: 'A constellation of 720 low satellites in polar orbits, one of those that are built in.',
      },
      {
        name: 'SkyBridge',
        says: 'A planned constellation of eighty low satellites that only repeat, one of those that are built in.',
      },
      {
        name: 'CubeSat',
        says: 'A small satellite of cubes of ten centimetres, often heard by amateurs’ packet radio.',
      },
      {
        name: 'NE',
        also: ['NNE', 'ENE', 'ESE', 'SE', 'SSE', 'SSW', 'SW', 'WSW', 'WNW', 'NW', 'NNW'],
        says: 'A direction of the compass: north, east, south and west in between.',
      },
    ],
  },
  {
    name: 'Implementations and files',
    entries: [
      {
        name: 'ns-2',
        also: ['ns-2.35', 'ns2'],
        says: 'The network simulator of the papers, whose choices the profile of this name makes.',
        source: 'version 2.35',
      },
      {
        name: 'FreeBSD',
        also: ['usrsctp'],
        says: 'An operating system whose SCTP many use: the profile of this name makes its choices.',
      },
      {
        name: 'dcSCTP',
        also: ['WebRTC'],
        says: 'The SCTP under the data channels of WebRTC in browsers: the profile of this name makes its choices.',
      },
      {
        name: 'pcapng',
        says: 'A file of captured packets, which Wireshark opens.',
      },
      {
        name: 'CSV',
        says: 'A table as plain text, with commas between its columns.',
        source: 'RFC 4180',
      },
      { name: 'JSON', says: 'Data as plain text, with braces and names.', source: 'RFC 8259' },
      { name: 'XML', says: 'Data as plain text, with tags in angle brackets.' },
      { name: 'PNG', says: 'A picture, compressed without loss.' },
      { name: 'QR', says: 'A link as a square pattern that phones read.' },
      {
        name: 'SCORM',
        says: 'How learning platforms take in a lesson and hear of its score.',
        source: 'SCORM 1.2',
      },
      {
        name: 'WebGL',
        says: 'The graphics of browsers, which the globe needs; its flat map is drawn without it, too.',
      },
    ],
  },
];
