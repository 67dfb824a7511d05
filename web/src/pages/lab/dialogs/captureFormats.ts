/** The files in which the packets of a run are written, and what each is for. */
import type { CaptureFormat } from '../../../protocol/packets';
import { type Forms, formOf, forms, say } from '../../../words/say';

/** What a dialog says of a format. */
export interface FormatWords {
  readonly id: CaptureFormat;
  readonly label: string;
  /** What the dialog is about while it is chosen. */
  readonly title: string;
  readonly help: string;
  /** What can be named as the point. */
  readonly pointHelp: string;
  readonly file: string;
  readonly mime: string;
  /** One of what is counted, and several. */
  readonly counted: Forms;
}

const END_HELP = say(
  'One end of a flow: sender or receiver of the first, flows[N].sender or flows[N].receiver of another.',
);

export const FORMATS: readonly FormatWords[] = [
  {
    id: 'pcapng',
    label: say('pcapng, for Wireshark'),
    title: say('Capture for Wireshark'),
    help: say(
      'Packets as they pass a point, as real bytes with the headers of IP; the reason of every retransmission, loss and cut of the window is a comment of its packet.',
    ),
    pointHelp: say(
      'An end of a flow, a station, router or satellite by its name, or two names with > between them for the link that joins them.',
    ),
    file: 'skywindow-capture.pcapng',
    mime: 'application/x-pcapng',
    counted: forms('packet', 'packets'),
  },
  {
    id: 'qlog',
    label: say('qlog, of the protocol'),
    title: say('Log of a flow (qlog)'),
    help: say(
      'What an end sends, gets and does, with windows, round trips, phases and reasons, event by event, in namespaces of the protocols.',
    ),
    pointHelp: END_HELP,
    file: 'skywindow-flow.sqlog',
    mime: 'application/qlog+json-seq',
    counted: forms('event', 'events'),
  },
  {
    id: 'qvis',
    label: say('qlog 0.3, for qvis'),
    title: say('Log of a flow for qvis'),
    help: say(
      'The same events in the words of QUIC, for viewers that draw no other protocol, such as qvis.',
    ),
    pointHelp: END_HELP,
    file: 'skywindow-flow-qvis.sqlog',
    mime: 'application/qlog+json-seq',
    counted: forms('event', 'events'),
  },
];

/** What is said of a format. */
export function wordsOf(format: CaptureFormat): FormatWords {
  return FORMATS.find(({ id }) => id === format) ?? (FORMATS[0] as FormatWords);
}

/** How many there are. */
export function countedWords({ counted }: FormatWords, count: number): string {
  return `${count} ${formOf(count, counted)}`;
}
