/** Terms of the chapter “Paths, links and losses”. */
import { say } from '../../../words/say';
import type { Chapter } from './entry';

export const PATHS: Chapter = {
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
      says: say('Between satellites of neighbouring planes, whose distance changes all the time.'),
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
      name: say('LIA'),
      says: say(
        'Linked increases: the windows of the paths of one association together grow no faster than that of one path would.',
      ),
      source: 'RFC 6356 3',
    },
    {
      name: say('OLIA'),
      says: say(
        'Opportunistic linked increases: LIA with more growth for the best paths that have small windows.',
      ),
      source: 'draft-khalili-mptcp-congestion-control',
    },
    {
      name: say('CMT/RP'),
      also: [say('RPv1'), say('RPv2')],
      says: say(
        'Resource pooling of CMT: paths share the growth of one window by their ssthresh, or in its second version by their rates.',
      ),
      source: 'draft-tuexen-tsvwg-sctp-multipath',
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
      also: [say('opportunities to deliver'), say('opportunities'), say('delivery opportunities')],
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
      says: say('One channel that several stations share, each of which listens before it sends.'),
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
      says: say('A station that another does not hear, so that both may send at once and collide.'),
    },
    {
      name: say('RFC'),
      says: say('A published standard of the Internet, free to read under its number.'),
      source: 'RFC 2026',
    },
  ],
};
