/** What the events of XSTP mean to readers of a recording. */
import { EVENT_CODES } from '../../protocol/events.gen';
import { type FamilyReading, sharedReading } from '../familyReading';

const codes = EVENT_CODES.xstp;

export const xstpReading: FamilyReading = {
  ...sharedReading(codes, codes.beyondWindow),
  probing: {
    earlier: 'Earlier POLLs',
    started: codes.probingStarted,
    sent: codes.probeSent,
    answered: codes.probeAnswered,
    endings: new Map([
      [codes.probingAborted, 'aborted'],
      [codes.immediateRecovery, 'recovered'],
      [codes.congestionFound, 'congestion'],
      [codes.probingCut, 'cut'],
    ]),
  },
};
