/** The top of the lab: name, pages, scenario, the switches of the columns, and what can be done. */
import type { ReactNode } from 'react';
import { PaletteButton } from '../../../panels/finder/PaletteButton';
import { say } from '../../../words/say';
import { useCopyLink } from '../session/useCopyLink';
import { Actions, type ActionsProps, ScenarioWords } from './Header';
import { Icon, IconWord } from './Icon';
import { LeftButton } from './LeftButton';
import { MoreMenu } from './MoreMenu';
import type { LayoutActs } from './useLayout';

interface LabHeaderProps {
  readonly lab: ActionsProps['lab'] & Parameters<typeof useCopyLink>[0];
  readonly acts: LayoutActs;
  /** Whether there is a lesson to turn to. */
  readonly taught: boolean;
  /** Name and pages, the same on every page. */
  readonly brand: ReactNode;
  readonly theme: ReactNode;
  onKeys(): void;
  onMine(): void;
  onTour(): void;
  onFilm(): void;
}

export function LabHeader(props: LabHeaderProps) {
  const { lab, acts, taught, brand, theme, onKeys, onMine, onTour, onFilm } = props;
  const [copied, copy] = useCopyLink(lab);
  const { narrow, layout } = acts;
  return (
    <header className="header of-lab">
      {brand}
      <MoreMenu onKeys={onKeys} onMine={onMine} onTour={onTour} />
      <PaletteButton />
      <ScenarioWords scenario={lab.scenario} />
      <div className="panel-switches">
        <button
          type="button"
          className="button icon"
          aria-label={say('Controls')}
          title={say('Controls')}
          aria-expanded={acts.shows('controls')}
          onClick={() => acts.switchControls()}
        >
          <Icon name="controls" />
          <IconWord>{say('Controls')}</IconWord>
        </button>
        {narrow ? null : <LeftButton acts={acts} what="moments" />}
        {narrow ? null : <LeftButton acts={acts} what="runs" />}
        {taught ? <LeftButton acts={acts} what="lesson" /> : null}
        {narrow ? null : (
          <button
            type="button"
            className="button icon"
            aria-label={say('Charts and events')}
            title={say('Charts and events')}
            aria-expanded={!layout.hidden.side}
            onClick={() => acts.switchSide()}
          >
            <Icon name="charts" />
            <IconWord>{say('Charts')}</IconWord>
          </button>
        )}
      </div>
      <Actions
        lab={lab}
        copied={copied}
        onCopy={copy}
        onKeys={onKeys}
        onMine={onMine}
        onFilm={onFilm}
        more={narrow ? <LeftButton acts={acts} what="moments" /> : null}
        theme={theme}
      />
    </header>
  );
}
