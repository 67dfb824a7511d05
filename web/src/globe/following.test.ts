/** A satellite that is followed keeps its place in the picture. */
import { describe, expect, it } from 'vitest';
import { Following } from './following';
import type { Camera } from './stage';
import type { Vector } from './vector';

const LOW = 7_158_000;

function at(...angles_deg: number[]) {
  return angles_deg.map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return { xyz: Float64Array.of(0, 0, 0, LOW * Math.cos(radians), 0, LOW * Math.sin(radians)) };
  });
}

function watched() {
  const turns: { from: Vector; to: Vector }[] = [];
  const camera = { carry: (from: Vector, to: Vector) => turns.push({ from, to }) };
  return { turns, following: new Following(camera as unknown as Camera) };
}

describe('a followed satellite', () => {
  it('takes the camera along by as much as it has gone', () => {
    const { turns, following } = watched();
    following.begin(1);
    for (const bodies of at(0, 10, 25)) following.step(bodies);
    const angles = turns.map(({ from, to }) =>
      Math.round((Math.acos(from[0] * to[0] + from[2] * to[2]) * 180) / Math.PI),
    );
    expect(angles).toEqual([10, 15]);
  });

  it('leaves the camera where it is while nothing moves, and when it has decayed', () => {
    const { turns, following } = watched();
    following.begin(1);
    const [still] = at(0);
    for (const bodies of [still, still, { xyz: new Float64Array(6) }]) {
      if (bodies) following.step(bodies);
    }
    expect(turns).toEqual([]);
    expect(following.active).toBe(true);
  });

  it('is another one from its own place on', () => {
    const { turns, following } = watched();
    following.begin(1);
    for (const bodies of at(0, 10)) following.step(bodies);
    following.begin(1);
    for (const bodies of at(90)) following.step(bodies);
    expect(turns).toHaveLength(1);
    following.begin(null);
    expect(following.active).toBe(false);
  });
});
