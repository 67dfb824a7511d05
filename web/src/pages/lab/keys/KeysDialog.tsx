/** The keys of the lab, listed, and the switch of those that are one letter or sign. */
import { useState } from 'react';
import { singleKeysOn, switchSingleKeys } from '../../../base/singleKeys';
import { CloseButton } from '../../../panels/head/CloseButton';
import { keyWords } from '../../../words/keyWords';
import { Say } from '../../../words/SayNodes';
import { say } from '../../../words/say';
import { useModal } from '../hooks';
import '../dialogs/dialogs.css';

const KEYS: readonly (readonly [keys: string, does: string])[] = [
  ['Space', say('play or pause')],
  ['← →', say('previous or next event of the kind chosen at Step')],
  ['Shift ← →', say('one second back or on')],
  [
    ', .',
    say(
      'previous or next step of the time-sequence diagram; in the card of a packet, the packet of its flow before or after it',
    ),
  ],
  ['Home End', say('start, or end of what is simulated')],
  ['− +', say('slower or faster; on the timeline more or less of the run, 0 for all of it')],
  ['/', say('find a control')],
  ['M', say('moments of the run, or the controls again')],
  ['B', say('break something at the playhead')],
  ['H', say('predict first: hide what comes after the playhead, or show it again')],
  ['I', say('measure from here: the charts say what happens from the playhead on')],
  ['O', say('measure up to here; Esc ends it')],
  ['R', say('watch one round trip')],
  ['C', say('compare runs, or the controls again')],
  ['K', say('keep this run pinned, and go on with another beside it')],
  ['V', say('follow the next of the runs')],
  ['X', say('swap the pinned run and the one that the controls change')],
  ['G', say('go to a satellite or station by its name')],
  ['T', say('follow the marked satellite, or no longer')],
  ['Y', say('why the marked satellite is used at the playhead, or why not')],
  ['F', say('frame all paths on the globe; with Shift all orbits as well')],
  ['S', say('all scenarios, with pictures')],
  ['W', say('words: the glossary, every term in a sentence')],
  ['Q', say('the QR code of what is on the screen, large')],
  ['P', say('present: globe and charts large; Esc leaves')],
  ['E', say('export a span of the run as a film')],
  [
    '1 2 3 4 5',
    say(
      'charts, streams, sequence, events or sky; when presenting 6 moments, 7 compare, 0 with or without the globe',
    ),
  ],
  ['PageDown PageUp', say('next moment or the one before, when presenting')],
  ['↑ ↓', say('in a number field: more or less, by a step of its slider')],
  ['Ctrl K', say('find anything: controls, actions, moments, satellites, pages, words')],
  ['Ctrl S', say('save the run as a file, with its notes')],
  ['Ctrl O', say('open a file: a scenario, run, experiment, lesson or element sets')],
  ['Ctrl Z', say('undo')],
  ['Ctrl Shift Z', say('redo')],
  ['Esc', say('give up picking a place, stop measuring, or stop following a satellite')],
  ['?', say('this list')],
];

interface KeysDialogProps {
  readonly open: boolean;
  onClose(): void;
  /** Leads through the opening run, where there is room for a tour. */
  onTour?(): void;
}

export function KeysDialog({ open, onClose, onTour }: KeysDialogProps) {
  const dialog = useModal(open);
  const [single, setSingle] = useState(singleKeysOn);
  return (
    <dialog ref={dialog} className="keys" aria-labelledby="keys-title" onClose={onClose}>
      <div className="keys-head">
        <h2 id="keys-title">{say('Keyboard shortcuts')}</h2>
        <CloseButton onClose={onClose} />
      </div>
      <label className="keys-single">
        <input
          type="checkbox"
          checked={single}
          onChange={({ target }) => {
            switchSingleKeys(target.checked);
            setSingle(target.checked);
          }}
        />
        <Say>
          Single letters and signs act, in the lab, when presenting and in frames of other pages.
          Without them Space, arrows, Home, End, Page keys, Esc, ? and those with Ctrl still do.
        </Say>
      </label>
      {onTour ? (
        <button type="button" className="button" onClick={onTour}>
          {say('Tour of the opening run')}
        </button>
      ) : null}
      <dl>
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              {keyWords(keys).map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
