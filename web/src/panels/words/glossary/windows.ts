/** Terms of the chapter “Windows and congestion”. */
import { say } from '../../../words/say';
import type { Chapter } from './entry';

export const WINDOWS: Chapter = {
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
      says: say('The phase beyond ssthresh, in which cwnd grows by about one packet a round trip.'),
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
};
