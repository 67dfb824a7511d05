/** When the globe is drawn coarser, and when sharp again. */
import { describe, expect, it } from 'vitest';
import { Quality } from './quality';

/** So many pictures, each taking what `cost` says of its pixels; gives the scales that were drawn. */
function draw(quality: Quality, pictures: number, cost: (scale: number) => number): number[] {
  return Array.from({ length: pictures }, () => {
    const { scale } = quality.level;
    quality.took(cost(scale));
    return scale;
  });
}

describe('the quality of a globe without a graphics card', () => {
  it('goes down until a picture is cheap enough, and stays there', () => {
    const quality = new Quality();
    const scales = draw(quality, 300, (scale) => 70 * scale ** 2);
    const [last] = scales.slice(-1);
    expect(70 * (last ?? 1) ** 2).toBeLessThan(24);
    expect(new Set(scales.slice(50))).toEqual(new Set([last]));
    expect(quality.level.air).toBe(false);
    expect(quality.breath_ms).toBeLessThan(40);
  });

  it('is too slow for a globe where its coarsest pictures take long, time and again', () => {
    const slow = new Quality();
    draw(slow, 17, () => 300);
    expect([slow.level.scale, slow.tooSlow]).toEqual([0.4, false]);
    draw(slow, 12, () => 300);
    expect(slow.tooSlow).toBe(true);
    slow.sharp = true;
    expect(slow.tooSlow).toBe(false);
    const bearable = new Quality();
    draw(bearable, 300, () => 90);
    expect([bearable.level.scale, bearable.tooSlow]).toEqual([0.4, false]);
  });

  it('does not go down for a single picture that took long', () => {
    const quality = new Quality();
    const before = quality.level;
    draw(quality, 5, () => 12);
    draw(quality, 1, () => 900);
    draw(quality, 30, () => 12);
    expect(quality.level).toEqual(before);
  });

  it('goes up where pictures cost next to nothing, but to no level that was too dear', () => {
    const fast = new Quality();
    draw(fast, 200, () => 3);
    expect(fast.level.scale).toBe(1);
    const deceiving = new Quality();
    draw(deceiving, 1000, (scale) => (scale > 0.7 ? 60 : 3));
    expect(deceiving.level.scale).toBeLessThan(0.7);
  });

  it('is sharp at rest and where somebody wants it, and learns nothing from that', () => {
    const quality = new Quality();
    const before = quality.level;
    quality.resting = true;
    expect(quality.level).toEqual({ scale: 1, air: true });
    draw(quality, 100, () => 300);
    quality.resting = false;
    expect(quality.level).toEqual(before);
    quality.sharp = true;
    expect(quality.level.scale).toBe(1);
    expect(quality.breath_ms).toBe(150);
  });
});
