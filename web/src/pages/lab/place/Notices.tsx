/** Sentences over the globe: what a link could not do, a run that stopped or sends nothing, and what the next click does. */
import { useStore } from '../hooks';
import type { LabSession } from '../session/session';

export function Notices({ session }: { readonly session: LabSession }) {
  const notice = useStore(session.state, (state) => state.notice);
  const savable = useStore(session.state, (state) => state.savable);
  const status = useStore(session.state, (state) => state.status);
  const idle = useStore(session.state, (state) => state.run.meta.flows.length === 0);
  const picking = useStore(session.state, (state) => state.picking);
  const beside = useStore(session.state, (state) => state.beside);
  return (
    <div className="notices">
      {notice === null ? null : (
        <div className="notice" role="alert">
          <p>{notice}</p>
          {savable ? (
            <button type="button" className="button" onClick={() => void save(session)}>
              Save as a file
            </button>
          ) : null}
          <button type="button" className="button" onClick={() => session.notify(null)}>
            Close
          </button>
        </div>
      )}
      {status.kind === 'failed' ? (
        <div className="notice" role="alert">
          <p>
            The simulation stopped: {status.message} What was recorded until then stays on the
            screen.
          </p>
          <button type="button" className="button" onClick={() => session.retry()}>
            Restart
          </button>
        </div>
      ) : null}
      {idle ? (
        <div className="notice" role="status">
          <p>
            This scenario has no flows: nothing is sent, so charts, streams and events stay empty.
          </p>
        </div>
      ) : null}
      {picking === null ? null : (
        <div className="notice" role="status">
          <p>
            {beside ? 'That was beside the globe. ' : ''}Click on the globe where the flow{' '}
            {picking === 'from' ? 'begins' : 'ends'}.
          </p>
          <button type="button" className="button" onClick={() => session.pick(null)}>
            Cancel
          </button>
        </div>
      )}
    </div>
  );
}

/** Saves the scenario as a file that the page opens when it is dropped on it, and the command reads. */
async function save(session: LabSession): Promise<void> {
  const { download } = await import('../../../charts/engine/download');
  const { text } = session.scenario.state.getState();
  download('skywindow-scenario.json', new Blob([text], { type: 'application/json' }));
}
