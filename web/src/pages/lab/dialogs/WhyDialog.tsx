/** Why a terminal uses a satellite at the playhead, or why not: which two, when, and the ladder of reasons. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { moment } from '../../../base/quantity';
import { constellationName } from '../../../document/names';
import { nodeName } from '../../../document/runNames';
import { CloseButton } from '../../../panels/head/CloseButton';
import { WhyLadder } from '../../../panels/why/WhyLadder';
import type { RunMeta } from '../../../protocol/runMeta';
import type { Why } from '../../../protocol/why.gen';
import { servingAt } from '../../../reading/pathFacts';
import { say } from '../../../words/say';
import { Reasons } from '../../../worker/reasons';
import type { AskedWhy } from '../session/edit';
import type { Lab } from '../session/lab';
import type { Run } from '../session/run';

interface WhyDialogProps {
  readonly lab: Pick<Lab, 'run' | 'view' | 'playback' | 'edit'>;
  readonly asked: AskedWhy;
}

type Answer =
  | { readonly kind: 'told'; readonly why: Why }
  | { readonly kind: 'failed'; readonly message: string };

/** The longest time without an answer that is no wait. */
const QUICK_MS = 400;

export function WhyDialog({ lab, asked }: WhyDialogProps) {
  const run = useStore(lab.run, (state) => state.run);
  const flow = lab.view.getState().flow;
  const stations = useMemo(() => stationsOf(run.meta), [run]);
  const dialog = useRef<HTMLDialogElement>(null);
  const [terminal, setTerminal] = useState(() => terminalFor(run, asked, flow, stations));
  const [satellite, setSatellite] = useState(
    () => asked.satellite ?? servingAt(run.store, terminal, lab.playback.t) ?? 0,
  );
  const [t_s, setTime] = useState(() => lab.playback.t);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const reasons = useRef<Reasons | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => () => reasons.current?.end(), []);
  const ask = useCallback(() => {
    reasons.current ??= new Reasons();
    setBusy(true);
    const settle = (now: Answer) => {
      setBusy(false);
      setAnswer(now);
    };
    reasons.current.ask(
      { scenario: run.text, terminal, satellite, t_s },
      {
        done: (why) => settle({ kind: 'told', why }),
        failed: (message) => settle({ kind: 'failed', message }),
      },
    );
  }, [run, terminal, satellite, t_s]);
  useEffect(() => {
    if (stations.length > 0) ask();
  }, [ask, stations]);
  useEffect(() => {
    setSlow(false);
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), QUICK_MS);
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <dialog
      ref={dialog}
      className="why"
      aria-labelledby="why-title"
      onClose={() => lab.edit.setState({ why: null })}
    >
      <div className="why-head">
        <h2 id="why-title">{say('Why this satellite, or why not?')}</h2>
        <CloseButton onClose={() => dialog.current?.close()} />
      </div>
      {stations.length === 0 ? (
        <p>{say('No station of this scenario has a terminal: all its links are wired.')}</p>
      ) : (
        <>
          <div className="why-choice">
            <label>
              {say('Station')}
              <select
                value={terminal}
                title={say('Whose terminal is asked about')}
                onChange={({ target }) => setTerminal(Number(target.value))}
              >
                {stations.map(({ node, words }) => (
                  <option key={node} value={node}>
                    {words}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {say('Satellite')}
              <select
                value={satellite}
                title={say('Which satellite is asked about')}
                onChange={({ target }) => setSatellite(Number(target.value))}
              >
                <Satellites meta={run.meta} />
              </select>
            </label>
            <button
              type="button"
              className="button"
              title={say('Asks at the playhead as it is now')}
              onClick={() => setTime(lab.playback.t)}
            >
              {say`At ${moment(t_s)}`}
            </button>
          </div>
          <div className="why-answer" aria-live="polite" aria-busy={busy}>
            {busy && slow ? (
              <p className="why-waits">
                {say('Following the terminal from the beginning of the run.')}{' '}
                <button
                  type="button"
                  className="button"
                  onClick={() => {
                    reasons.current?.end();
                    setBusy(false);
                    setAnswer({ kind: 'failed', message: say('The question was cancelled.') });
                  }}
                >
                  {say('Cancel')}
                </button>
              </p>
            ) : null}
            {answer?.kind === 'failed' ? (
              <p className="why-waits">
                {answer.message}{' '}
                <button type="button" className="button" onClick={ask}>
                  {say('Ask again')}
                </button>
              </p>
            ) : null}
            {answer?.kind === 'told' ? <WhyLadder why={answer.why} /> : null}
          </div>
        </>
      )}
    </dialog>
  );
}

interface Station {
  readonly node: number;
  readonly words: string;
}

/** The terminals that carry flows in focus, by their nodes. */
function stationsOf(meta: RunMeta): readonly Station[] {
  const first = meta.satellites.name.length;
  return meta.terminals.flatMap(({ background, constellation }, number) => {
    if (background) return [];
    const of = meta.constellations[constellation];
    const network = of && meta.constellations.length > 1 ? `, ${constellationName(of)}` : '';
    return [{ node: first + number, words: `${nodeName(meta, first + number)}${network}` }];
  });
}

/** The terminal that was asked about, else one for the satellite: of the flow's ends before all others. */
function terminalFor(
  { meta }: Run,
  asked: AskedWhy,
  flow: number,
  stations: readonly Station[],
): number {
  if (asked.terminal !== null) return asked.terminal;
  const first = meta.satellites.name.length;
  const ends = (meta.flows[flow]?.paths ?? []).flatMap(({ from_node, to_node }) => [
    from_node,
    to_node,
  ]);
  const all = [...ends, ...stations.map(({ node }) => node)].filter((node) =>
    stations.some((one) => one.node === node),
  );
  const wanted = asked.satellite === null ? null : meta.satellites.constellation[asked.satellite];
  const fits = (node: number) =>
    wanted === null || meta.terminals[node - first]?.constellation === wanted;
  return all.find(fits) ?? all[0] ?? first;
}

function Satellites({ meta }: { readonly meta: RunMeta }) {
  const { name, constellation } = meta.satellites;
  return meta.constellations.map((of, index) => (
    <optgroup key={of.id} label={constellationName(of)}>
      {name.map((called, node) =>
        constellation[node] === index ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a satellite is its node
          <option key={node} value={node}>
            {called}
          </option>
        ) : null,
      )}
    </optgroup>
  ));
}
