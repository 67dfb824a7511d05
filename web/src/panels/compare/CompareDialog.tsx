/** The dialog that opens another link beside the run. */
import { useEffect, useRef, useState } from 'react';
import { say } from '../../words/say';

interface CompareDialogProps {
  readonly open: boolean;
  /** Opens the link; gives a sentence if that cannot be done. */
  onCompare(link: string): Promise<string | null>;
  onClose(): void;
}

export function CompareDialog({ open, onCompare, onClose }: CompareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const compare = async (link: string) => {
    setReading(true);
    const refused = await onCompare(link);
    setReading(false);
    setProblem(refused);
    if (refused === null) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className="compare-dialog"
      aria-labelledby="compare-title"
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const link = new FormData(event.currentTarget).get('link');
          void compare(typeof link === 'string' ? link : '');
        }}
      >
        <h2 id="compare-title">{say('Compare with another link')}</h2>
        <label htmlFor="compare-link">{say('A link of Skywindow, as “Copy link” gives it')}</label>
        <textarea
          id="compare-link"
          name="link"
          rows={4}
          spellCheck={false}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? undefined : 'compare-problem'}
          onChange={() => setProblem(null)}
        />
        {problem === null ? null : (
          <p id="compare-problem" role="alert">
            {problem}
          </p>
        )}
        <div className="compare-acts">
          <button type="button" className="button" onClick={onClose}>
            {say('Cancel')}
          </button>
          <button type="submit" className="button primary" disabled={reading}>
            {say('Compare')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
