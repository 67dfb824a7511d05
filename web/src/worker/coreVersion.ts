/** By which core results are kept in this browser. */
import packetsUrl from '../../../sim-wasm/pkg/packets_bg.wasm?url';

/**
 * Names the compiled package of experiments by its content, as the build does for its file: one that was compiled
 * otherwise is another. Null while developing, when results of an older core must not be kept.
 */
export const coreVersion: string | null = import.meta.env.DEV
  ? null
  : packetsUrl.replace(/^.*\//, '');
