/** Terms of the chapter “Implementations and files”. */
import { say } from '../../../words/say';
import type { Chapter } from './entry';

export const IMPLEMENTATIONS: Chapter = {
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
};
