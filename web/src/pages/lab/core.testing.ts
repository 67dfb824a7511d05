/** The real core, read from its file: for tests, which have no server to fetch it from. */
import { readFileSync } from 'node:fs';
import { initSync } from 'skywindow-core';
import type { Core } from '../../protocol/core';
import { loadCore } from '../../worker/loadCore';

export function coreForTests(): Promise<Core> {
  const file = new URL('../../../../sim-wasm/pkg/skywindow_bg.wasm', import.meta.url);
  initSync({ module: readFileSync(file) });
  return loadCore();
}
