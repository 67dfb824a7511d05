/** The stops of the tour of the opening run: the moment of each, the place it speaks of, and what is said there. */
import type { MomentKind } from '../../../reading/moments';
import { say } from '../../../words/say';

export interface Stop {
  readonly title: string;
  readonly words: string;
  /** The moment that the run is taken to; null leaves it where it is. */
  readonly moment: MomentKind | null;
  /** What has to be on the screen. */
  readonly shows: 'charts' | 'globe' | 'controls';
  /** The place on the page, by what it is called in no language, and the part around it that is there in any case. */
  readonly place: string;
  readonly around: string;
}

export const STOPS: readonly Stop[] = [
  {
    title: say('Slow start'),
    words: say(
      'The sender does not know the path yet. cwnd, the solid blue line, begins at two packets and grows with each SACK, up to ssthresh, the dashed line.',
    ),
    moment: 'slow-start',
    shows: 'charts',
    place: '.right [data-chart="windows"]',
    around: '.right',
  },
  {
    title: say('A loss and its repair'),
    words: say(
      'The cross is a packet that bit errors damaged. Three SACKs report it missing, and it is sent again: the triangle.',
    ),
    moment: 'loss',
    shows: 'charts',
    place: '.right [data-chart="tsn"]',
    around: '.right',
  },
  {
    title: say('A handover'),
    words: say(
      'New York takes the satellite that stands highest. Now that is another one, and the yellow path goes another way, with another delay.',
    ),
    moment: 'handover',
    shows: 'globe',
    place: '.globe-canvas',
    around: '.middle',
  },
  {
    title: say('Why?'),
    words: say(
      'Every change has a reason. Click a mark on the timeline or in a chart: this card says what happened, and where the rule is written.',
    ),
    moment: 'fast-retransmit',
    shows: 'globe',
    place: '.event-card',
    around: '.middle',
  },
  {
    title: say('Try it'),
    words: say(
      'Raise the GSL bit error rate to 1e-5 and watch cwnd: the sender takes bit errors for congestion. Undo takes it back.',
    ),
    moment: null,
    shows: 'controls',
    place: ':is(.left, .sheet) .control[data-path$=".gsl.ber"]',
    around: '.left, .sheet',
  },
];
