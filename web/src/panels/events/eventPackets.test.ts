/** The packet behind an event, whose bytes its card offers. */
import { expect, it } from 'vitest';
import { Direction, SegmentKind } from '../../protocol/codes.gen';
import { EVENT_CODES } from '../../protocol/events.gen';
import { packetOf } from '../../reading/pointEvents';
import { runOf } from '../sequence/run.testing';

it('forged, discarded, refused and restarting packets are those of their instants', () => {
  const { store } = runOf('incidents', {});
  const { events, segments, fates } = store;
  const { sctp, network } = EVENT_CODES;
  const about = (code: (typeof events.code)[number], flow: number) => {
    const row = events.t.findIndex((_, at) => events.code[at] === code && events.flow[at] === flow);
    const packet = packetOf(store, row);
    expect(packet).toBeGreaterThanOrEqual(0);
    expect(segments.flow[packet]).toBe(flow);
    const fate = store.fateOf(packet);
    return {
      since: (events.t[row] ?? 0) - (segments.t[packet] ?? 0),
      until: (fates.t[fate] ?? 0) - (events.t[row] ?? 0),
      direction: segments.direction[packet],
      kind: segments.kind[packet],
    };
  };
  const control = SegmentKind.control;
  const { forward, reverse } = Direction;
  const forged = about(network.forgedPackets, 1);
  expect(forged).toMatchObject({ since: 0, direction: forward, kind: control });
  expect(forged.until).toBeCloseTo(0.02, 3);
  const discarded = about(sctp.packetDiscarded, 1);
  expect(discarded).toMatchObject({ until: 0, direction: forward, kind: control });
  expect(discarded.since).toBeCloseTo(0.02, 3);
  expect(about(sctp.abortReceived, 1)).toMatchObject({ until: 0, direction: forward });
  expect(about(sctp.peerRestarted, 0)).toMatchObject({ until: 0, direction: forward });
  expect(about(sctp.errorSent, 2)).toMatchObject({ since: 0, direction: reverse, kind: control });
  expect(about(sctp.errorReceived, 2)).toMatchObject({ until: 0, direction: reverse });
  expect(about(network.oldCookie, 2)).toMatchObject({ since: 0, direction: forward });
});
