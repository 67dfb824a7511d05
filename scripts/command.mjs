/** Where the builds of the native command lie. */
import { join } from 'node:path';
import { workspace } from './steps.mjs';

/** Where Cargo puts what it builds. */
export const target = process.env.CARGO_TARGET_DIR ?? join(workspace, 'target');

/** The command that a build of `profile` leaves in the folder `within`. */
export function commandIn(within, profile) {
  return join(within, profile, process.platform === 'win32' ? 'skywindow.exe' : 'skywindow');
}

/** The command for daily use, as `npm run cli` builds it. */
export const command = commandIn(target, 'quick');
