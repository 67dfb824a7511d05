/** A run as the globe draws it, and those beside it. */
import type { Beside } from '../../../charts/ui/beside';
import { intervalOf } from '../../../document/document';
import type { GlobeOther, GlobeRun } from '../../../globe';
import { LinkKind } from '../../../protocol/codes.gen';
import type { RunMeta } from '../../../protocol/runMeta';
import type { Run, RunBeside } from '../session/run';

export function globeRun(run: Run): GlobeRun {
  return {
    meta: run.meta,
    sky: run.sky,
    recording: run.store,
    interval_s: intervalOf(run.document),
    ...linkRates(run.meta),
  };
}

/** The runs beside the one on show, by the flows that are compared. */
export function globeOthers(beside: Beside | null, runs: readonly RunBeside[]): GlobeOther[] {
  return (beside?.others ?? []).flatMap(({ letter, at, flow: { flow } }) => {
    const run = runs[at]?.run;
    return run ? [{ letter, at, flow, run: { ...run, recording: run.store } }] : [];
  });
}

/** The rates of radio links, so that their load is absolute; wired links are known by their load alone. */
function linkRates(meta: RunMeta): Pick<GlobeRun, 'linkRate'> {
  if (meta.routers.length > 0) return {};
  return {
    linkRate: (from, to, kind) => {
      const number = meta.satellites.constellation[Math.min(from, to)] ?? 0;
      const constellation = meta.constellations[number];
      if (kind !== LinkKind.gsl) return constellation?.isl_rate_bps ?? 0;
      // Terminals have higher numbers than satellites.
      const rate = from > to ? constellation?.gsl_uplink_rate_bps : constellation?.gsl_rate_bps;
      return rate ?? 0;
    },
  };
}
