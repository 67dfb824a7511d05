/** Sentences over the globe: what a link could not do, a run that stopped or sends nothing, and what the next click does. */
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { chooseDrawing, drawingChosen } from '../../../base/drawing';
import { Say, v } from '../../../words/SayNodes';
import { say } from '../../../words/say';
import { pick } from '../session/edit';
import type { Lab } from '../session/lab';
import { notify } from '../session/view';

interface NoticesProps {
  readonly lab: Pick<Lab, 'run' | 'view' | 'edit' | 'scenario' | 'simulations' | 'globe'>;
}

/** So long it is read, ms; it then goes, for on a phone it covers the globe. */
const READ_MS = 12_000;

interface CoarseNoticeProps {
  readonly onSharpen: () => void;
  /** Somebody has closed it. */
  readonly onClose: () => void;
  /** It has stood for long enough, whether or not it was read. */
  readonly onGone: () => void;
}

/** Said once: Layers has the choice as well. */
function CoarseNotice({ onSharpen, onClose, onGone }: CoarseNoticeProps) {
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    const timer = setTimeout(() => gone(), READ_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="notice" role="status">
      <p>{say('Without a graphics card the globe is drawn coarser while it moves.')}</p>
      <button type="button" className="button" onClick={onSharpen}>
        {say('Always sharp')}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {say('Close')}
      </button>
    </div>
  );
}

export function Notices({ lab }: NoticesProps) {
  const notice = useStore(lab.view, (state) => state.notice);
  const savable = useStore(lab.view, (state) => state.savable);
  const status = useStore(lab.run, (state) => state.status);
  const idle = useStore(lab.run, (state) => state.run.meta.flows.length === 0);
  const picking = useStore(lab.edit, (state) => state.picking);
  const instead = useStore(lab.globe.state, (state) => state.instead);
  const coarse = useStore(lab.globe.state, (state) => state.coarse);
  const [told, setTold] = useState(() => drawingChosen().told);
  const beside = useStore(lab.edit, (state) => state.beside);
  /** It is not said again; who closes it leaves the globe as it is. */
  const hear = (kept: boolean) => {
    chooseDrawing(kept ? { told: true, kept } : { told: true });
    setTold(true);
  };
  return (
    <div className="notices">
      {notice === null ? null : (
        <div className="notice" role="alert">
          <p>{notice}</p>
          {savable ? (
            <button type="button" className="button" onClick={() => void save(lab)}>
              {say('Save as a file')}
            </button>
          ) : null}
          <button type="button" className="button" onClick={() => notify(lab.view, null)}>
            {say('Close')}
          </button>
        </div>
      )}
      {instead === null ? null : (
        <div className="notice" role="status">
          <p>{instead}</p>
          <button type="button" className="button" onClick={() => lab.globe.retry()}>
            {say('Try again')}
          </button>
          <button type="button" className="button" onClick={() => lab.globe.hasRead()}>
            {say('Close')}
          </button>
        </div>
      )}
      {coarse === true && !told ? (
        <CoarseNotice
          onSharpen={() => lab.globe.sharpen(true)}
          onClose={() => hear(true)}
          onGone={() => hear(false)}
        />
      ) : null}
      {status.kind === 'failed' ? (
        <div className="notice" role="alert">
          <p>
            <Say>
              The simulation stopped: {v(status.message)} What was recorded until then stays on the
              screen.
            </Say>
          </p>
          <button type="button" className="button" onClick={() => lab.simulations.retry()}>
            {say('Restart')}
          </button>
        </div>
      ) : null}
      {idle ? (
        <div className="notice" role="status">
          <p>
            <Say>
              This scenario has no flows: nothing is sent, so charts, streams and events stay empty.
            </Say>
          </p>
        </div>
      ) : null}
      {picking === null ? null : (
        <div className="notice" role="status">
          <p>
            <Say>
              {v(beside ? say('That was beside the globe. ') : '')}Click on the globe where the flow{' '}
              {v(picking === 'from' ? say('begins') : say('ends'))}.
            </Say>
          </p>
          <button type="button" className="button" onClick={() => pick(lab.edit, null)}>
            {say('Cancel')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Saves the scenario as a file that the page opens when it is dropped on it, and the command reads. */
async function save({ scenario }: Pick<Lab, 'scenario'>): Promise<void> {
  const { download } = await import('../../../charts/engine/download');
  const { text } = scenario.state.getState();
  download('skywindow-scenario.json', new Blob([text], { type: 'application/json' }));
}
