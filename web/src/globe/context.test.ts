/** Tests of telling a graphics card from a processor that draws. */
import { expect, test } from 'vitest';
import { drawnByProcessor } from './context';

const UNMASKED = 0x9246;
const RENDERER = 0x1f01;

function canvas(names: Record<number, string>, extension: boolean): HTMLCanvasElement {
  const gl = {
    RENDERER,
    getExtension: () => (extension ? { UNMASKED_RENDERER_WEBGL: UNMASKED } : null),
    getParameter: (name: number) => names[name],
  };
  return { getContext: () => gl } as unknown as HTMLCanvasElement;
}

test.each([
  ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)', true],
  ['llvmpipe (LLVM 15.0.6, 256 bits)', true],
  ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)', true],
  ['ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', false],
  ['Apple M2', false],
])('%s', (name, processor) => {
  expect(drawnByProcessor(canvas({ [UNMASKED]: name }, true))).toBe(processor);
  expect(drawnByProcessor(canvas({ [RENDERER]: name }, false))).toBe(processor);
});

test('a canvas without a context counts as one with a card', () => {
  expect(drawnByProcessor({ getContext: () => null } as unknown as HTMLCanvasElement)).toBe(false);
});
