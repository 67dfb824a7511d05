/** By which core results are kept in this browser. */
import coreUrl from '../../../sim-wasm/pkg/skywindow_bg.wasm?url';

/**
 * Names the compiled core by its content, as the build does for its file: one that learned or was compiled otherwise is
 * another. Null while developing, when results of an older core must not be kept.
 */
export const coreVersion: string | null = import.meta.env.DEV ? null : coreUrl.replace(/^.*\//, '');
