/** The version of the page and the core in it, as pages and files say it. */

import { version } from '../../../package.json';
import coreUrl from '../../../sim-wasm/pkg/skywindow_bg.wasm?url';

/** Names the core by its content; null while developing, when results of an older core must not be kept. */
export const coreVersion: string | null = import.meta.env.DEV ? null : coreUrl.replace(/^.*\//, '');

/** "0.1.0+a1B2c3D4": the version, and the hash of the compiled core that the build gave its file. */
export const coreName: string =
  coreVersion === null
    ? `${version}, in development`
    : `${version}+${coreVersion.replace(/^skywindow_bg-|\.wasm$/g, '')}`;
