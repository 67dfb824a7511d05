/** The charts of the flow on show, in the lab and in a frame of another page. */
import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import type { Asked } from '../../../charts/engine/gestures';
import { ChartsPlace } from '../../../charts/ui/ChartsFrame';
import type { Explain } from '../../../panels/events/eventBook';
import { later } from '../../../panels/later';
import type { FlowView } from '../../../reading/source';
import { say } from '../../../words/say';
import { useBeside } from '../runs/useBeside';
import { showEvent } from '../session/chosen';
import { type AboutParts, useAbout, useEventWords } from './fileWords';
import { Measuring } from './measuring';

const ChartsPanel = later(
  say('The charts'),
  async () => (await import('../../../charts/ui/ChartsPanel')).ChartsPanel,
  (props) => ({ of: props.store, place: <ChartsPlace {...props} /> }),
);
ChartsPanel.prepare();

interface ChartsProps {
  readonly lab: AboutParts;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  /** Shows the bytes of the packet in a row of `segments`, where the page can. */
  readonly onPacket?: (row: number) => void;
  /** Asks what is to be broken at a place of a chart, where the page can. */
  readonly onBreak?: (at: Asked) => void;
}

export function Charts({ lab, flow, explain, onPacket, onBreak }: ChartsProps) {
  const { look, chosen } = lab;
  const { store } = useStore(lab.run, (state) => state.run);
  const path = useStore(lab.view, (state) => state.path);
  const epoch = useSyncExternalStore(look.subscribe, () => look.epoch);
  return (
    <ChartsPanel
      key={epoch}
      store={store}
      playback={lab.playback}
      flow={flow}
      view={lab.charts}
      path={path}
      about={useAbout(lab, flow)}
      events={useEventWords(store, explain)}
      onPath={(chosen) => lab.view.setState({ path: chosen })}
      onEvent={(row) => showEvent(chosen, row)}
      onPacket={onPacket}
      onBreak={onBreak}
      look={look}
      above={<Measuring lab={lab} flow={flow} />}
      beside={useBeside(lab)}
    />
  );
}
