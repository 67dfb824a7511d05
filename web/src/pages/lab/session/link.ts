/** The link of what is on the screen. */
import { writeLink } from '../../../links/shareLink';
import type { Core } from '../../../protocol/core';
import { besideOf } from '../runs/besideLink';
import { viewOf } from './linkView';
import type { LabScreen } from './screen';

/** What a link is made from. */
export interface Linkable extends LabScreen {
  readonly core: Core;
}

/** The address of exactly what is on the screen. */
export async function linkOf(lab: Linkable): Promise<string> {
  const { preset, text } = lab.scenario.state.getState();
  const fragment = await writeLink(lab.core, {
    preset,
    scenario: text,
    t: lab.playback.t,
    view: viewOf(lab),
    beside: besideOf(lab.run.getState()),
  });
  return new URL(fragment, location.href.replace(/#.*$/, '')).href;
}
