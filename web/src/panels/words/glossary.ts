/** The glossary: every term of the page in one sentence, with where it is written. */
import { say } from '../../words/say';

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
    name: say('Windows and congestion'),
    entries: [
      {
        name: say('cwnd'),
        also: [say('congestion window')],
        says: say(
          'The congestion window: how many bytes the sender lets itself have on the way before an acknowledgement comes.',
        ),
        source: 'RFC 9260 7.2, RFC 5681 3.1',
      },
      {
        name: say('ssthresh'),
        also: [say('slow-start threshold')],
        says: say(
          'The slow-start threshold: up to it cwnd grows fast, beyond it by about one packet a round trip.',
        ),
        source: 'RFC 9260 7.2.1, RFC 5681 3.1',
      },
      {
        name: say('flight size'),
        alone: [say('flight')],
        says: say('How many bytes are sent and neither acknowledged nor given up for lost.'),
        source: 'RFC 9260 7.2.1, RFC 5681 2',
      },
      {
        name: say('a_rwnd'),
        says: say(
          'The advertised receiver window: the room that the receiver says it has left in its buffer.',
        ),
        source: 'RFC 9260 3.3.4, 6.2',
      },
      {
        name: say('peer rwnd'),
        says: say(
          'The receiver’s window as the sender reckons it: what it was last told, less what it has sent since.',
        ),
        source: 'RFC 9260 6.2.1',
      },
      {
        name: say('rwnd'),
        says: say(
          'The receiver’s window: how many bytes beyond the acknowledged ones the receiver is ready to take.',
        ),
        source: 'RFC 9293 3.8.6',
      },
      {
        name: say('slow start'),
        also: [say('slow-start')],
        says: say(
          'The phase in which cwnd grows with every acknowledgement, so that it doubles about once a round trip.',
        ),
        source: 'RFC 9260 7.2.1, RFC 5681 3.1',
      },
      {
        name: say('congestion avoidance'),
        also: [say('avoidance')],
        says: say(
          'The phase beyond ssthresh, in which cwnd grows by about one packet a round trip.',
        ),
        source: 'RFC 9260 7.2.2, RFC 5681 3.1',
      },
      {
        name: say('window-limited'),
        says: say(
          'Data wait because the receiver’s window is full, whatever cwnd would let go: hatched below the windows.',
        ),
        source: 'RFC 9260 6.1 A, RFC 9293 3.8.6',
      },
      {
        name: say('application-limited'),
        says: say(
          'The windows have room, but the application has no data to send: dotted below the windows.',
        ),
        source: 'RFC 7661 1',
      },
      {
        name: say('fast retransmit'),
        also: [say('fast retransmission'), say('fast rtx')],
        alone: [say('fast')],
        says: say(
          'Data reported missing often enough are sent again at once, without waiting for the timer.',
        ),
        source: 'RFC 9260 7.2.4, RFC 5681 3.2',
      },
      {
        name: say('fast recovery'),
        alone: [say('recovery')],
        says: say(
          'From a fast retransmit until all that had been sent before it is acknowledged: cwnd is not cut again meanwhile.',
        ),
        source: 'RFC 9260 7.2.4, RFC 6582',
      },
      {
        name: say('missing report'),
        says: say(
          'An acknowledgement that covers later data and not this one, which speaks for its loss.',
        ),
        source: 'RFC 9260 7.2.4',
      },
      {
        name: say('Max.Burst'),
        says: say('How many packets may leave at once when an acknowledgement opens the window.'),
        source: 'RFC 9260 6.1 D, 16',
      },
      {
        name: say('byte counting'),
        also: [say('Byte counting limit')],
        says: say(
          'In slow start cwnd grows by the bytes that an acknowledgement covers, up to a limit.',
        ),
        source: 'RFC 3465, RFC 9260 7.2.1',
      },
      {
        name: say('Nagle’s algorithm'),
        also: [say("Nagle's algorithm")],
        says: say(
          'A small packet waits while others are unacknowledged, so that small pieces travel together.',
        ),
        source: 'RFC 9293 3.7.4',
      },
      {
        name: say('limited transmit'),
        says: say(
          'The first two duplicate acknowledgements each let a new packet go, so that more reports can come.',
        ),
        source: 'RFC 3042',
      },
      {
        name: say('CUBIC'),
        says: say(
          'A congestion controller whose window follows a cubic function of the time since the last loss.',
        ),
        source: 'RFC 9438',
      },
      {
        name: say('BBR'),
        also: [say('BBRv1')],
        says: say(
          'A congestion controller that models the path by its bandwidth and its shortest round trip, and sends at that rate; losses as such leave it alone.',
        ),
        source: 'Cardwell et al. 2016; Linux tcp_bbr.c',
      },
      {
        name: say('BBRv3'),
        says: say(
          'BBR with bounds: what losses show to be too much in flight holds for the cycle or for longer, and probes for more are rarer.',
        ),
        source: 'draft-ietf-ccwg-bbr-06',
      },
      {
        name: say('max_bw'),
        says: say('The largest delivery rate of this cycle of BBRv3’s probes and the one before.'),
        source: 'draft-ietf-ccwg-bbr-06 5.5.2',
      },
      {
        name: say('min_rtt'),
        says: say('The shortest round trip that BBRv3 knows, of the last ten seconds.'),
        source: 'draft-ietf-ccwg-bbr-06 5.5.7',
      },
      {
        name: say('bw_shortterm'),
        says: say('The rate that losses of this cycle left to BBRv3, until it refills the pipe.'),
        source: 'draft-ietf-ccwg-bbr-06 5.5.10.3',
      },
      {
        name: say('inflight_shortterm'),
        says: say('What losses of this cycle let BBRv3 have in flight, until it refills the pipe.'),
        source: 'draft-ietf-ccwg-bbr-06 5.5.10.3',
      },
      {
        name: say('inflight_longterm'),
        says: say(
          'The most that BBRv3 had in flight in a probe without losing more than two in a hundred.',
        ),
        source: 'draft-ietf-ccwg-bbr-06 5.5.10.2',
      },
      {
        name: say('extra_acked'),
        says: say(
          'How much more is acknowledged at once than BBRv3’s bandwidth explains, by which its window is larger.',
        ),
        source: 'draft-ietf-ccwg-bbr-06 5.5.9',
      },
      {
        name: say('path hint'),
        also: [say('path hints')],
        says: say(
          'What tells a sender that its path is another one: its own terminal at a handover, or a guess by round trips that stay long.',
        ),
        source: 'draft-lai-ccwg-lsncc-01',
      },
      {
        name: say('LeoCC'),
        says: say(
          'A controller made of BBR that finds out when its path was reconfigured, measures it anew then, and filters its bandwidth while round trips show a queue.',
        ),
        source: 'Lai et al. 2025',
      },
      {
        name: say('SaTCP'),
        says: say(
          'A sender that knows of handovers and does not answer what is lost around them, or comes back from it in a ninth of the time.',
        ),
        source: 'Cao and Zhang 2023',
      },
      {
        name: say('careful resume'),
        says: say(
          'A new connection jumps to half of the window that an earlier one had, once its initial window is acknowledged, and falls back if that was too much.',
        ),
        source: 'RFC 9959',
      },
      {
        name: say('PipeSize'),
        says: say(
          'What careful resume knows to have passed without congestion: what was in flight before the jump, and what is acknowledged since.',
        ),
        source: 'RFC 9959 3.3',
      },
      {
        name: say('RACK'),
        says: say(
          'A segment is held to be lost when one that was sent later has arrived for longer than a reordering window.',
        ),
        source: 'RFC 8985 6',
      },
      {
        name: say('TLP'),
        also: [say('tail loss probe')],
        says: say(
          'One segment that leaves after two quiet round trips, so that a loss at the end of the data is found without a timeout.',
        ),
        source: 'RFC 8985 7',
      },
      {
        name: say('PRR'),
        also: [say('proportional rate reduction')],
        says: say(
          'While losses are repaired as much leaves as has arrived, in proportion to the cut of the window.',
        ),
        source: 'RFC 9937',
      },
      {
        name: say('DSACK'),
        also: [say('duplicate selective acknowledgement')],
        says: say(
          'A block that says which data came twice, by which a sender sees that what it sent again was not lost.',
        ),
        source: 'RFC 2883',
      },
      {
        name: say('RTT0'),
        says: say('The round trip of the Reno connection that Hybla is to be as fast as: 25 ms.'),
        source: 'Caini and Firrincieli 2004',
      },
      {
        name: say('RTprop'),
        says: say(
          'The shortest round trip that BBR knows, which it takes for the path without a queue.',
        ),
        source: 'Cardwell et al. 2016',
      },
      {
        name: say('ProbeRTT'),
        also: [say('PROBE_RTT')],
        says: say(
          'A phase of BBR with four packets in flight, in which queues drain, so that the round trip is measured without one.',
        ),
        source: 'Linux bbr_update_min_rtt',
      },
      {
        name: say('ProbeBW'),
        also: [say('PROBE_BW')],
        says: say(
          'BBR’s usual phase: a round trip a quarter faster, one a quarter slower, and six at the bandwidth it knows.',
        ),
        source: 'Linux bbr_pacing_gain',
      },
      {
        name: say('pacing rate'),
        says: say(
          'How fast a sender lets packets leave, one by one, whatever its window would allow.',
        ),
        source: 'RFC 9002 7.7',
      },
      {
        name: say('HyStart++'),
        also: [say('HyStart')],
        says: say('Slow start that ends when round trips grow longer, before packets are lost.'),
        source: 'RFC 9406',
      },
      {
        name: say('NewReno'),
        says: say(
          'TCP’s fast recovery that takes a partial acknowledgement for the next loss and sends that again, too.',
        ),
        source: 'RFC 6582',
      },
      {
        name: say('Reno'),
        says: say(
          'TCP’s first fast recovery, which ends with the first acknowledgement of new data.',
        ),
        source: 'RFC 5681 3.2',
      },
      {
        name: say('fast convergence'),
        says: say(
          'A CUBIC flow whose window was cut below its last peak yields more room to new flows.',
        ),
        source: 'RFC 9438 4.7',
      },
      {
        name: say('ECN'),
        also: [say('explicit congestion notification')],
        says: say(
          'Explicit congestion notification: a router marks packets instead of dropping them, and the receiver tells the sender.',
        ),
        source: 'RFC 3168, RFC 4960 appendix A',
      },
      {
        name: say('CWR'),
        says: say('The sender’s word that it has reduced its window after a congestion mark.'),
        source: 'RFC 3168 6.1',
      },
      {
        name: say('ECNE'),
        also: [say('ECN echo'), say('ECE')],
        says: say('The receiver’s word to the sender that a packet came with a congestion mark.'),
        source: 'RFC 3168 6.1, RFC 4960 appendix A',
      },
      {
        name: say('RED'),
        says: say(
          'Random early detection: a queue that drops or marks packets at random before it is full.',
        ),
        source: 'Floyd and Jacobson 1993',
      },
      {
        name: say('ARQ'),
        also: [say('automatic repeat request')],
        says: say(
          'A link sends a frame again that its far end has missed, at most as often as its persistence says.',
        ),
        source: 'RFC 3366 2',
      },
      {
        name: say('ROHC'),
        also: [say('robust header compression')],
        says: say(
          'A link sends how a header differs from the one before, by a context that both of its ends keep.',
        ),
        source: 'RFC 5795, RFC 6846',
      },
      {
        name: say('sojourn time'),
        says: say(
          'How long a packet waits in a queue, from its arrival until its transmission begins.',
        ),
        source: 'RFC 8289 3.1',
      },
      {
        name: say('CoDel'),
        says: say(
          'Controlled delay: a queue that drops or marks packets as they leave, ever more often while all have waited longer than a target over an interval.',
        ),
        source: 'RFC 8289',
      },
      {
        name: say('FQ-CoDel'),
        says: say('A CoDel queue for each flow, served in turn.'),
        source: 'RFC 8290',
      },
      {
        name: say('PIE'),
        says: say(
          'Proportional integral controller enhanced: a queue that drops or marks packets at random as they come, by the queueing delay and its trend.',
        ),
        source: 'RFC 8033',
      },
      {
        name: say('drop-tail'),
        also: [say('drop tail')],
        says: say('A queue that drops what arrives while it is full.'),
      },
    ],
  },
  {
    name: say('Packets and their numbers'),
    entries: [
      {
        name: say('SCTP'),
        says: say(
          'The Stream Control Transmission Protocol: reliable transport with several streams and several paths.',
        ),
        source: 'RFC 9260',
      },
      {
        name: say('TCP'),
        says: say('The Transmission Control Protocol: a reliable stream of bytes over one path.'),
        source: 'RFC 9293',
      },
      {
        name: say('STP'),
        says: say(
          'The Satellite Transport Protocol, of which XSTP is an extension: a receiver that is polled, and a window in whole segments.',
        ),
        source: 'Henderson and Katz 1999',
      },
      {
        name: say('XSTP'),
        says: say(
          'A satellite transport protocol whose receiver is polled and which probes before it takes a loss for congestion.',
        ),
        source: 'Elaasar, Barbeau, Kranakis and Li 2005',
      },
      {
        name: say('association'),
        says: say('What joins the two ends of SCTP, over one path or several.'),
        source: 'RFC 9260 1.3',
      },
      {
        name: say('TSN'),
        also: [say('transmission sequence number')],
        says: say(
          'The transmission sequence number of a DATA chunk, counted over all streams and acknowledged by SACKs.',
        ),
        source: 'RFC 9260 1.3, 3.3.1',
      },
      {
        name: say('SSN'),
        also: [say('stream sequence number')],
        says: say(
          'The stream sequence number of a message: its place in the order of its own stream.',
        ),
        source: 'RFC 9260 3.3.1, 6.5',
      },
      {
        name: say('chunk'),
        says: say(
          'A piece of an SCTP packet with a type of its own: user data, an acknowledgement, a heartbeat.',
        ),
        source: 'RFC 9260 3.2',
      },
      {
        name: say('DATA'),
        says: say('The SCTP chunk that carries user data.'),
        source: 'RFC 9260 3.3.1',
      },
      {
        name: say('BGN'),
        says: say('The mark of the first chunk of a message that was split.'),
        source: 'RFC 9260 3.3.1',
      },
      {
        name: say('END'),
        says: say('The mark of the last chunk of a message that was split.'),
        source: 'RFC 9260 3.3.1',
      },
      {
        name: say('SACK'),
        also: [say('selective acknowledgement')],
        says: say(
          'A selective acknowledgement: up to where everything has arrived, and which blocks beyond it have.',
        ),
        source: 'RFC 9260 3.3.4, RFC 2018',
      },
      {
        name: say('cumulative TSN'),
        also: [say('cumulative acknowledgement'), say('Cum TSN')],
        says: say('The last TSN up to which everything has arrived.'),
        source: 'RFC 9260 3.3.4',
      },
      {
        name: say('gap block'),
        also: [say('gap ack block'), say('Gap ack blocks')],
        says: say('A run of TSNs that have arrived beyond a missing one, as a SACK reports it.'),
        source: 'RFC 9260 3.3.4',
      },
      {
        name: say('ACK'),
        says: say(
          'An acknowledgement of TCP: the number of the next byte that the receiver waits for.',
        ),
        source: 'RFC 9293 3.4',
      },
      {
        name: say('duplicate acknowledgement'),
        also: [say('dupack')],
        says: say(
          'An acknowledgement that says the same once more, because something later has arrived.',
        ),
        source: 'RFC 5681 2',
      },
      {
        name: say('SYN'),
        says: say('The first packet of a TCP connection, which begins its numbers.'),
        source: 'RFC 9293 3.5',
      },
      {
        name: say('FIN'),
        says: say('The mark of TCP that its sender has no more data.'),
        source: 'RFC 9293 3.6',
      },
      {
        name: say('RST'),
        says: say('A packet of TCP that ends a connection at once.'),
        source: 'RFC 9293 3.5.2',
      },
      {
        name: say('INIT'),
        also: [say('INIT ACK')],
        says: say(
          'The chunk that asks for an association, and its answer, which brings the state cookie.',
        ),
        source: 'RFC 9260 3.3.2, 3.3.3',
      },
      {
        name: say('COOKIE ECHO'),
        also: [say('COOKIE ACK'), say('COOKIE'), say('state cookie'), say('ECHO')],
        says: say(
          'The chunk that returns the signed state cookie and so sets the association up, and its answer.',
        ),
        source: 'RFC 9260 5.1, 3.3.11',
      },
      {
        name: say('HEARTBEAT'),
        also: [say('heartbeat')],
        says: say(
          'A chunk that asks whether the peer is still reached by a path on which nothing is sent.',
        ),
        source: 'RFC 9260 8.3',
      },
      {
        name: say('ABORT'),
        says: say('The chunk that ends an association at once, with its cause.'),
        source: 'RFC 9260 3.3.7',
      },
      {
        name: say('ERROR'),
        says: say(
          'The chunk that reports something wrong with what the peer sent, with its cause.',
        ),
        source: 'RFC 9260 3.3.10',
      },
      {
        name: say('SHUTDOWN'),
        also: [say('SHUTDOWN ACK'), say('SHUTDOWN COMPLETE'), say('COMPLETE')],
        says: say(
          'The chunks by which both ends of an association agree that all has been delivered.',
        ),
        source: 'RFC 9260 9.2',
      },
      {
        name: say('verification tag'),
        says: say(
          'The number in every SCTP packet that proves that its sender belongs to the association.',
        ),
        source: 'RFC 9260 8.5',
      },
      {
        name: say('MIS'),
        says: say('The number of streams that an end is ready to take from its peer.'),
        source: 'RFC 9260 3.3.2',
      },
      {
        name: say('stream'),
        alone: [say('streams'), say('Streams'), say('Stream')],
        says: say(
          'A sequence of messages that is delivered in its own order, whatever happens to other streams.',
        ),
        source: 'RFC 9260 1.3',
      },
      {
        name: say('FORWARD TSN'),
        says: say(
          'A chunk by which the sender tells the receiver to wait no longer for what it has given up.',
        ),
        source: 'RFC 3758 3.2',
      },
      {
        name: say('RE-CONFIG'),
        says: say(
          'A chunk that asks for the numbers of streams to begin anew, or answers such a request.',
        ),
        source: 'RFC 6525 3.1',
      },
      {
        name: say('head-of-line block'),
        also: [say('head-of-line blocking'), say('head of line'), say('head-of-line')],
        says: say(
          'Data that have arrived and wait at the receiver for an earlier piece of their stream.',
        ),
        source: 'RFC 9260 1.1',
      },
      {
        name: say('POLL'),
        says: say('XSTP’s question to the receiver for what has arrived.'),
        source: 'Elaasar et al. 2005',
      },
      {
        name: say('STAT'),
        says: say(
          'The XSTP receiver’s answer to a POLL: what has arrived and how much room is left.',
        ),
        source: 'Elaasar et al. 2005',
      },
      {
        name: say('USTAT'),
        says: say('A report of a gap that the XSTP receiver sends without being asked.'),
        source: 'Elaasar et al. 2005',
      },
      {
        name: say('probing cycle'),
        alone: [say('Probing')],
        says: say(
          'XSTP and TCP-probing stop sending data after a loss and measure by small exchanges whether the network is congested.',
        ),
        source: 'Elaasar et al. 2005, Tsaoussidis and Badr 2000',
      },
      {
        name: say('MSS'),
        says: say('The maximum segment size: the most user data that a TCP segment carries.'),
        source: 'RFC 9293 3.7.1',
      },
      {
        name: say('MTU'),
        says: say('The maximum transmission unit: the longest packet that a link takes, in bytes.'),
        source: 'RFC 1191',
      },
      {
        name: say('PMTU'),
        also: [say('path MTU')],
        says: say('The path MTU: the longest packet that every link of a path takes.'),
        source: 'RFC 1191, RFC 8899',
      },
      {
        name: say('PMDCS'),
        says: say(
          'The path maximum DATA chunk size: the largest DATA chunk that fits a packet of the path.',
        ),
        source: 'RFC 9260 1.3',
      },
      {
        name: say('IP'),
        also: [say('IPv4'), say('IPv6')],
        says: say('The Internet Protocol, whose header every packet carries.'),
        source: 'RFC 791, RFC 8200',
      },
      {
        name: say('ICMP'),
        says: say(
          'The messages by which a router tells a sender that a packet is too big or cannot be delivered.',
        ),
        source: 'RFC 792, RFC 4443',
      },
      {
        name: say('CRC32c'),
        also: [say('CRC')],
        says: say('The checksum of an SCTP packet.'),
        source: 'RFC 9260 appendix A',
      },
      {
        name: say('mod 100'),
        says: say(
          'Numbers are drawn modulo 100, as the papers do, so that the chart begins anew at every hundredth.',
        ),
      },
      {
        name: say('reordering'),
        says: say('Packets that arrive after others that were sent later.'),
        source: 'RFC 4737',
      },
    ],
  },
  {
    name: say('Timers, delays and rates'),
    entries: [
      {
        name: say('RTT'),
        also: [say('round-trip time'), say('round trip')],
        says: say(
          'The round-trip time: from a packet’s departure until its acknowledgement is there.',
        ),
        source: 'RFC 9260 6.3.1, RFC 6298',
      },
      {
        name: say('SRTT'),
        says: say(
          'The smoothed round-trip time, to which each measurement adds an eighth of its difference.',
        ),
        source: 'RFC 9260 6.3.1, RFC 6298 2',
      },
      {
        name: say('RTTVAR'),
        says: say(
          'How far measured round trips stray from SRTT, smoothed with a weight of a quarter.',
        ),
        source: 'RFC 9260 6.3.1, RFC 6298 2',
      },
      {
        name: say('RTO'),
        also: [say('retransmission timeout')],
        says: say(
          'The retransmission timeout: SRTT and four times RTTVAR, within bounds, and doubled whenever it expires.',
        ),
        source: 'RFC 9260 6.3, RFC 6298',
      },
      {
        name: say('RTO.Initial'),
        says: say('The RTO before a round trip has been measured.'),
        source: 'RFC 9260 16',
      },
      { name: say('RTO.Min'), says: say('The least RTO.'), source: 'RFC 9260 16' },
      {
        name: say('RTO.Max'),
        says: say('The most that RTO may become by doubling.'),
        source: 'RFC 9260 16',
      },
      {
        name: say('T3-rtx'),
        says: say(
          'SCTP’s retransmission timer of a path, which runs while data are outstanding there.',
        ),
        source: 'RFC 9260 6.3.2',
      },
      {
        name: 'T1',
        also: [say('T1-init'), say('T1-cookie')],
        says: say('SCTP’s timer of the set-up, after which INIT or COOKIE ECHO is sent again.'),
        source: 'RFC 9260 5.1',
      },
      {
        name: 'T2',
        also: [say('T2-shutdown'), 'T5'],
        says: say(
          'SCTP’s timers of the shutdown, after which its chunks are sent again or the association is given up.',
        ),
        source: 'RFC 9260 9.2',
      },
      {
        name: say('timeout'),
        says: say(
          'The retransmission timer has expired: cwnd falls to one packet and what is outstanding is sent again.',
        ),
        source: 'RFC 9260 6.3.3, RFC 6298 5',
      },
      {
        name: say('Path.Max.Retrans'),
        also: [say('PMR')],
        says: say('After more errors in a row than this a path counts as inactive.'),
        source: 'RFC 9260 8.2, 16',
      },
      {
        name: say('Association.Max.Retrans'),
        says: say(
          'After more errors in a row than this over all paths the association is given up.',
        ),
        source: 'RFC 9260 8.1, 16',
      },
      {
        name: say('Max.Init.Retransmits'),
        says: say('How often INIT or COOKIE ECHO is sent again before the set-up is given up.'),
        source: 'RFC 9260 5.1, 16',
      },
      {
        name: say('HB.Max.Burst'),
        says: say('How many heartbeats may leave at once.'),
        source: 'RFC 9260 5.4, 16',
      },
      {
        name: say('Valid.Cookie.Life'),
        says: say('How long a state cookie is good for.'),
        source: 'RFC 9260 5.1.3, 16',
      },
      {
        name: say('one-way delay'),
        also: [say('path delay')],
        alone: [say('Delay'), say('propagation')],
        says: say(
          'How long light takes over all links of the path, one way, without queues and transmission.',
        ),
      },
      {
        name: say('goodput'),
        says: say('User data given to the application in order, each byte once, over time.'),
        source: 'RFC 2647',
      },
      {
        name: say('message latency'),
        alone: [say('latency')],
        says: say(
          'The time from the instant at which an application offers a message or an object until the receiving application has all of it.',
        ),
      },
      {
        name: say('page load time'),
        says: say('The time from the offer of a page of objects until the last of them is there.'),
      },
      {
        name: say('throughput'),
        says: say(
          'All that the sender of the data puts on the wire over time, headers and what is sent again included; of a link, all that it carries.',
        ),
      },
      {
        name: say('kB'),
        says: say('A thousand bytes.'),
      },
      {
        name: say('MB'),
        says: say('A million bytes.'),
      },
      {
        name: say('MiB'),
        says: say('1,048,576 bytes.'),
      },
      {
        name: say('UTC'),
        says: say('Coordinated universal time, to which the sky of a run is set.'),
      },
      {
        name: say('Jain fairness'),
        also: [say('Jain’s index'), say('fairness')],
        says: say(
          'The square of the sum of all shares over their number times the sum of their squares: 1 where all have the same.',
        ),
        source: 'Jain, Chiu and Hawe 1984',
      },
    ],
  },
  {
    name: say('Paths, links and losses'),
    entries: [
      {
        name: say('GSL'),
        also: [say('ground-satellite link'), say('ground link')],
        says: say(
          'A ground-satellite link: the radio link between a terminal on the ground and a satellite.',
        ),
      },
      {
        name: say('ISL'),
        also: [say('inter-satellite link')],
        says: say('An inter-satellite link, from one satellite to another.'),
      },
      {
        name: say('intraplane'),
        says: say('Between neighbours in one orbital plane, whose distance hardly changes.'),
      },
      {
        name: say('interplane'),
        says: say(
          'Between satellites of neighbouring planes, whose distance changes all the time.',
        ),
      },
      {
        name: say('cross-seam'),
        says: say('Between the two planes at the seam, whose satellites fly opposite ways.'),
      },
      {
        name: say('seam'),
        says: say(
          'The line between the first and the last plane of a polar constellation, where neighbours fly opposite ways.',
        ),
      },
      {
        name: say('polar cut'),
        also: [say('Interplane latitude limit')],
        says: say(
          'The latitude beyond which links between planes are switched off, for the planes cross at the poles.',
        ),
      },
      {
        name: 'P3 S5',
        pattern: 'P\\d+ S\\d+',
        says: say('The satellite of plane 3 in slot 5, both counted from 0.'),
      },
      {
        name: say('path'),
        alone: [
          say('Path'),
          say('Paths'),
          say('primary'),
          say('alternate'),
          say('on alternates'),
          say('links'),
          say('Links'),
        ],
        says: say(
          'The links that packets take from end to end: of several paths new data take the primary, and the alternates stand by.',
        ),
        source: 'RFC 9260 6.4',
      },
      {
        name: say('multihomed'),
        also: [say('multihoming')],
        says: say('With more than one terminal, and so with several paths to the peer.'),
        source: 'RFC 9260 6.4',
      },
      {
        name: say('CMT'),
        also: [say('concurrent multipath transfer')],
        says: say(
          'Concurrent multipath transfer: new data go over all paths of an association at once, each with a cwnd of its own.',
        ),
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: say('SFR'),
        says: say(
          'Split fast retransmit: data count as reported missing only where later data of their own path have arrived.',
        ),
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: say('CUC'),
        says: say(
          'The cwnd update for CMT: the cwnd of a path grows as its own oldest outstanding data are acknowledged.',
        ),
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: say('DAC'),
        says: say(
          'Delayed acknowledgement for CMT: acknowledgements may be delayed although data arrive out of order.',
        ),
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: say('RTX-ASAP'),
        says: say('A retransmission takes a path that has room in its cwnd, its own first.'),
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: say('RTX-CWND'),
        says: say('A retransmission takes the path with the largest cwnd.'),
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: say('RTX-SSTHRESH'),
        says: say('A retransmission takes the path with the largest ssthresh.'),
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: say('RTX-LOSSRATE'),
        says: say(
          'A retransmission takes the path of which the smallest share was taken for lost so far.',
        ),
        source: 'Iyengar, Amer and Stewart 2006',
      },
      {
        name: say('failover'),
        says: say('New data take another path because the primary one does not answer.'),
        source: 'RFC 9260 6.4.1, 8.2',
      },
      {
        name: say('handover'),
        says: say('A terminal changes the satellite that serves it.'),
      },
      {
        name: say('serving satellite'),
        alone: [say('serving')],
        says: say('The satellite that a terminal sends to and receives from.'),
      },
      {
        name: say('reconfiguration'),
        says: say('An instant at which all terminals may have to choose their satellite anew.'),
      },
      {
        name: say('trace'),
        also: [say('traces')],
        says: say(
          'What a link was measured to be like, line by line; a link or a terminal of a run follows it.',
        ),
        source: 'Netravali et al. 2015',
      },
      {
        name: say('opportunity to deliver'),
        also: [
          say('opportunities to deliver'),
          say('opportunities'),
          say('delivery opportunities'),
        ],
        says: say(
          'An instant at which a link can send 1500 bytes; what waits then leaves, and what is not used is gone.',
        ),
        source: 'Netravali et al. 2015',
      },
      {
        name: say('LENS'),
        says: say(
          'A set of round trips and losses that were measured over satellites, by IRTT and ping.',
        ),
        source: 'Zhao and Pan 2024',
      },
      {
        name: say('IRTT'),
        says: say(
          'A program that measures round trips by probes at a fixed interval, and counts those that are lost.',
        ),
      },
      {
        name: say('bent pipe'),
        also: [say('bent-pipe')],
        says: say('A satellite that only repeats what it hears, down to a gateway.'),
      },
      {
        name: say('resequencing'),
        also: [say('puts packets back in order')],
        says: say(
          'Where packets leave a constellation a gateway holds what overtook others until these have come, or for so long at most.',
        ),
        source: 'RFC 2890 2.2',
      },
      {
        name: say('satellites at once'),
        says: say(
          'How many satellites a terminal has links to at the same time, each chosen by the handover policy among those that the others leave.',
        ),
      },
      {
        name: say('gateway'),
        says: say(
          'A station on the ground that joins a satellite to wires, or splits a TCP connection.',
        ),
      },
      {
        name: say('BER'),
        also: [say('bit error rate')],
        says: say(
          'The bit error rate: the chance that a bit of a packet is wrong, so that the packet is lost.',
        ),
      },
      {
        name: say('packet error rate'),
        also: [say('PER')],
        says: say('The chance that a packet is lost on a link, however long it is.'),
      },
      {
        name: say('Gilbert–Elliott'),
        also: [say('Gilbert'), say('good state'), say('bad state')],
        says: say('An error process with a good and a bad state, in which errors come in bursts.'),
      },
      {
        name: say('true rate'),
        also: [say('true loss')],
        alone: [say('true')],
        says: say('What the network does, beside what the protocol sees of it.'),
      },
      {
        name: say('corruption'),
        says: say(
          'A loss by bit errors on a link, which no protocol can tell from congestion by itself.',
        ),
      },
      {
        name: say('queue'),
        alone: [say('Queues'), say('longest queue'), say('dropped')],
        says: say(
          'Packets that wait to be sent over a link, of which those beyond its length are dropped.',
        ),
      },
      {
        name: say('blackout'),
        says: say('A time in which a link lets nothing pass.'),
      },
      {
        name: say('split TCP'),
        also: [say('split-TCP')],
        says: say(
          'A gateway answers for the far end, so that each leg has windows and retransmissions of its own.',
        ),
        source: 'RFC 3135',
      },
      {
        name: say('packet radio'),
        also: [say('Radio channel'), say('CSMA'), say('AX.25')],
        says: say(
          'One channel that several stations share, each of which listens before it sends.',
        ),
      },
      {
        name: say('TXDELAY'),
        says: say('How long a radio sends before its data, until it has settled.'),
        source: 'KISS, Chepponis and Karn 1987',
      },
      {
        name: say('SlotTime'),
        says: say('How long a station waits before it draws once more whether to send.'),
        source: 'KISS, Chepponis and Karn 1987',
      },
      {
        name: say('persistence'),
        says: say('The chance with which a station sends when the channel is free.'),
        source: 'KISS, Chepponis and Karn 1987',
      },
      {
        name: say('hidden station'),
        also: [say('hidden stations')],
        says: say(
          'A station that another does not hear, so that both may send at once and collide.',
        ),
      },
      {
        name: say('RFC'),
        says: say('A published standard of the Internet, free to read under its number.'),
        source: 'RFC 2026',
      },
    ],
  },
  {
    name: say('Orbits and the sky'),
    entries: [
      {
        name: say('LEO'),
        says: say(
          'Low Earth orbit, some hundred to 2,000 km high: short delays, and a satellite overhead for minutes.',
        ),
      },
      {
        name: say('MEO'),
        says: say('Medium Earth orbit, between the low ones and the geostationary one.'),
      },
      {
        name: say('GEO'),
        also: [say('geostationary')],
        says: say(
          'Geostationary orbit, 35,786 km above the equator, where a satellite stands still over one longitude.',
        ),
      },
      {
        name: say('Walker star'),
        says: say(
          'Planes spread over half a circle, all crossing near the poles, so that there is a seam.',
        ),
        source: 'Walker 1984',
      },
      {
        name: say('Walker delta'),
        says: say('Planes spread over the whole circle at one inclination, without a seam.'),
        source: 'Walker 1984',
      },
      {
        name: say('plane'),
        alone: [say('planes'), say('Planes'), say('orbit'), say('Orbits')],
        says: say('An orbit that several satellites share, one behind the other in its slots.'),
      },
      { name: say('slot'), says: say('The place of a satellite in its plane.') },
      {
        name: say('phasing'),
        also: [say('Phase step'), say('Phase resolution')],
        says: say('How far the satellites of one plane are ahead of those of the plane before.'),
        source: 'Walker 1984',
      },
      { name: say('inclination'), says: say('The angle between an orbit and the equator.') },
      {
        name: say('ascending node'),
        also: [say('Node spacing'), say('First node'), say('RAAN')],
        says: say('Where an orbit crosses the equator northwards.'),
      },
      {
        name: say('mean anomaly'),
        also: [say('Mean anomalies'), say('First mean anomaly')],
        says: say(
          'How much of its period has passed since a satellite was nearest the Earth, as an angle.',
        ),
      },
      {
        name: say('eccentricity'),
        says: say('How far an ellipse is from a circle: 0 for a circle.'),
      },
      {
        name: say('argument of perigee'),
        also: [say('perigee'), say('apogee')],
        says: say(
          'Where on an orbit its lowest point is, counted from the node; the highest is opposite.',
        ),
      },
      {
        name: 'J2',
        says: say('The Earth’s flattening, which turns orbits slowly.'),
      },
      {
        name: say('elevation mask'),
        alone: [say('mask')],
        says: say('The least elevation above the horizon at which a terminal uses a satellite.'),
      },
      { name: say('elevation'), says: say('The angle of a satellite above the horizon.') },
      {
        name: say('azimuth'),
        says: say('The direction of a satellite along the horizon, from north through east.'),
      },
      {
        name: say('pass'),
        alone: [say('passes'), say('Passes'), say('Sky')],
        says: say('The time in which a satellite is above the mask of a terminal.'),
      },
      {
        name: say('footprint'),
        also: [say('Footprints')],
        says: say('The part of the Earth from which a satellite is above the mask.'),
      },
      {
        name: say('ground track'),
        also: [say('Ground tracks')],
        says: say('The way of the point below a satellite over the turning Earth.'),
      },
      {
        name: say('inertial view'),
        says: say('The globe as seen from the stars: orbits stand still and the Earth turns.'),
      },
      {
        name: say('SGP4'),
        says: say(
          'The model by which published element sets of real satellites are meant to be used.',
        ),
        source: 'Vallado, Crawford and Hujsak 2006',
      },
      {
        name: say('TLE'),
        says: say('An element set of a satellite as two lines of text.'),
        source: 'Hoots and Roehrich 1980',
      },
      {
        name: say('OMM'),
        says: say('An orbit mean-elements message: an element set as CSV, JSON or XML.'),
        source: 'CCSDS 502.0',
      },
      { name: say('NORAD'), says: say('The number of a satellite in the public catalogue.') },
      {
        name: say('GPS'),
        says: say(
          'The American navigation satellites, one of the constellations that are built in.',
        ),
      },
      {
        name: say('GLONASS'),
        says: say(
          'The Russian navigation satellites, one of the constellations that are built in.',
        ),
      },
      {
        name: say('NGSO'),
        says: say('Not geostationary: satellites that move over the ground.'),
      },
      {
        name: say('ICO'),
        says: say(
          'A constellation of ten satellites in medium orbits, one of those that are built in.',
        ),
      },
      {
        name: say('Iridium'),
        says: say(
          'Sixty-six satellites at 780 km with links between them, one of the constellations that are built in.',
        ),
      },
      {
        name: say('OneWeb'),
        says: say(
          'A constellation of 720 low satellites in polar orbits, one of those that are built in.',
        ),
      },
      {
        name: say('SkyBridge'),
        says: say(
          'A planned constellation of eighty low satellites that only repeat, one of those that are built in.',
        ),
      },
      {
        name: say('CubeSat'),
        says: say(
          'A small satellite of cubes of ten centimetres, often heard by amateurs’ packet radio.',
        ),
      },
      {
        name: say('NE'),
        also: [
          say('NNE'),
          say('ENE'),
          say('ESE'),
          say('SE'),
          say('SSE'),
          say('SSW'),
          say('SW'),
          say('WSW'),
          say('WNW'),
          say('NW'),
          say('NNW'),
        ],
        says: say('A direction of the compass: north, east, south and west in between.'),
      },
    ],
  },
  {
    name: say('Implementations and files'),
    entries: [
      {
        name: say('ns-2'),
        also: [say('ns-2.35'), say('ns2')],
        says: say(
          'The network simulator of the papers, whose choices the profile of this name makes.',
        ),
        source: 'version 2.35',
      },
      {
        name: say('FreeBSD'),
        also: [say('usrsctp')],
        says: say(
          'An operating system whose SCTP many use: the profile of this name makes its choices.',
        ),
      },
      {
        name: say('dcSCTP'),
        also: [say('WebRTC')],
        says: say(
          'The SCTP under the data channels of WebRTC in browsers: the profile of this name makes its choices.',
        ),
      },
      {
        name: say('pcapng'),
        says: say('A file of captured packets, which Wireshark opens.'),
      },
      {
        name: say('qlog'),
        also: [say('qvis')],
        says: say(
          'A log of what an end of a connection sends, gets and does, event by event, which viewers such as qvis draw.',
        ),
        source: 'draft-ietf-quic-qlog-main-schema',
      },
      {
        name: say('CSV'),
        says: say('A table as plain text, with commas between its columns.'),
        source: 'RFC 4180',
      },
      {
        name: say('JSON'),
        says: say('Data as plain text, with braces and names.'),
        source: 'RFC 8259',
      },
      { name: say('XML'), says: say('Data as plain text, with tags in angle brackets.') },
      { name: say('PNG'), says: say('A picture, compressed without loss.') },
      { name: say('QR'), says: say('A link as a square pattern that phones read.') },
      {
        name: say('SCORM'),
        says: say('How learning platforms take in a lesson and hear of its score.'),
        source: 'SCORM 1.2',
      },
      {
        name: say('WebGL'),
        says: say(
          'The graphics of browsers, which the globe needs; its flat map is drawn without it, too.',
        ),
      },
    ],
  },
];
