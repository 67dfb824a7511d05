/** How the lines of a run are drawn, by its place among the runs: A solid, B dashed, C dotted, D in dashes and dots. */
import type { Dash } from './layer';

export const RUN_DASHES: readonly Dash[] = ['line', 'dashed', 'dotted', 'dashdot'];
