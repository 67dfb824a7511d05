/** Terms of the chapter “Timers, delays and rates”. */
import { say } from '../../../words/say';
import type { Chapter } from './entry';

export const TIMERS: Chapter = {
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
      says: say('After more errors in a row than this over all paths the association is given up.'),
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
};
