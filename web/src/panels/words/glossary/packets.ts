/** Terms of the chapter “Packets and their numbers”. */
import { say } from '../../../words/say';
import type { Chapter } from './entry';

export const PACKETS: Chapter = {
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
      name: say('NR-SACK'),
      also: [say('NR gap ack block')],
      says: say(
        'A SACK that says of blocks beyond a missing TSN that the receiver will not give them back: the sender need not keep them.',
      ),
      source: 'draft-natarajan-tsvwg-sctp-nrsack',
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
      says: say('The chunk that reports something wrong with what the peer sent, with its cause.'),
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
      name: say('AUTH'),
      says: say(
        'A chunk that proves, by a code that only who has the key can make, where the chunks behind it come from.',
      ),
      source: 'RFC 4895 5.1',
    },
    {
      name: say('HMAC'),
      says: say('A code made of a message and a key with a hash: SHA-1 or SHA-256.'),
      source: 'RFC 2104; RFC 4895 3.3',
    },
    {
      name: say('SHA'),
      says: say(
        'A family of hashes: 20 bytes of SHA-1 or 32 of SHA-256 that stand for any message.',
      ),
      source: 'FIPS 180-4',
    },
    {
      name: say('ASCONF'),
      says: say(
        'A chunk that asks the peer to add an address of its sender, to delete it or to make it the primary one.',
      ),
      source: 'RFC 5061 4.1.1',
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
      name: say('UDP'),
      says: say('The User Datagram Protocol, in which packets of other transports may travel.'),
      source: 'RFC 768',
    },
    {
      name: say('NAT'),
      says: say('A router that gives packets another address, and often another port.'),
      source: 'RFC 3022',
    },
    {
      name: say('DTLS'),
      says: say('Encrypts and checks every datagram, as below SCTP in browsers.'),
      source: 'RFC 9147, RFC 8261',
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
};
