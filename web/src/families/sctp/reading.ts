/** What the events of SCTP mean to readers of a recording. */
import { numberOf, SctpResetResult } from '../../protocol/codes.gen';
import { EVENT_CODES } from '../../protocol/events.gen';
import { say } from '../../words/say';
import { type FamilyReading, sharedReading } from '../familyReading';

const codes = EVENT_CODES.sctp;

/** RFC 9260 3.3.10.3. */
const STALE_COOKIE_CAUSE = 3;

export const sctpReading: FamilyReading = {
  ...sharedReading(codes, codes.bufferFull),
  // What an association does about packets that are not of it, and how it ends or begins anew.
  ownMoments: [
    {
      kind: 'out-of-the-blue',
      name: say('First packet out of the blue'),
      code: codes.outOfTheBlue,
    },
    { kind: 'discarded', name: say('First packet discarded'), code: codes.packetDiscarded },
    { kind: 'restart', name: say('Restart'), code: codes.peerRestarted },
    {
      kind: 'stale-cookie',
      name: say('Stale cookie'),
      code: codes.errorSent,
      a: STALE_COOKIE_CAUSE,
    },
    { kind: 'abort', name: 'ABORT', code: codes.abortReceived },
    { kind: 'given-up', name: say('First message given up'), code: codes.messageAbandoned },
    { kind: 'forward-tsn', name: say('First FORWARD TSN'), code: codes.forwardTsnReceived },
    { kind: 'streams-reset', name: say('First reset of streams'), code: codes.streamsReset },
    { kind: 'address', name: say('First change of an address'), code: codes.addressChanged },
  ],
  arrived: [
    codes.packetDiscarded,
    codes.forwardTsnReceived,
    codes.streamsReset,
    codes.resetAnswered,
    codes.addressAnswered,
    codes.addressChanged,
    codes.addressRefused,
    codes.abortReceived,
    codes.errorReceived,
    codes.outOfTheBlue,
    codes.cookieTaken,
    codes.peerRestarted,
  ],
  resets: {
    asked: codes.resetRequested,
    answered: codes.resetAnswered,
    done: [SctpResetResult.nothing, SctpResetResult.performed].map(numberOf),
    notYet: numberOf(SctpResetResult.inProgress),
  },
  told: [
    codes.abortSent,
    codes.errorSent,
    codes.forwardTsnSent,
    codes.resetRequested,
    codes.addressRequested,
  ],
};
