/** The link of what is on the screen. */

import { writeLink, writeShortLink } from '../../../links/shareLink';
import type { Core } from '../../../protocol/core';
import { PARAMETER } from '../../../words/chosen';
import { besideOf } from '../runs/besideLink';
import { leanViewOf, viewOf } from './linkView';
import type { LabScreen } from './screen';

/** What a link is made from. */
export interface Linkable extends LabScreen {
  readonly core: Core;
}

/** The address of exactly what is on the screen. */
export async function linkOf(lab: Linkable): Promise<string> {
  return addressOf(await writeLink(lab.core, { ...runOf(lab), view: viewOf(lab) }));
}

/** A shorter address of the same, for a code that is scanned. */
export async function shortLinkOf(lab: Linkable): Promise<string> {
  return addressOf(await writeShortLink(lab.core, { ...runOf(lab), view: leanViewOf(lab) }));
}

function runOf(lab: Linkable) {
  const { preset, text } = lab.scenario.state.getState();
  return { preset, scenario: text, t: lab.playback.t, beside: besideOf(lab.run.getState()) };
}

function addressOf(fragment: string): string {
  const address = new URL(fragment, location.href.replace(/#.*$/, ''));
  // Whoever opens it has a language of his own.
  address.searchParams.delete(PARAMETER);
  return address.href;
}
