/** The window of a time-sequence diagram in a sentence. */
import { counted } from '../../base/text';
import { seconds } from '../../charts/engine/format';
import { isLoss } from '../../reading/fates';
import { say } from '../../words/say';
import type { FlowPackets } from './packets';
import { stepsBetween } from './steps';

/** "TCP 1, 0.500 s to 3.500 s: 52 packets are sent, 48 arrive, 3 are lost; 9 rules fire." */
export function windowWords(packets: FlowPackets, from: number, to: number): string {
  const { store, flow } = packets;
  const steps = stepsBetween(packets, from, to);
  const sent = steps.filter(({ kind }) => kind === 'sent').length;
  const rules = steps.filter(({ kind }) => kind === 'rule').length;
  const ended = steps.filter(({ kind }) => kind === 'ended');
  const lost = ended.filter(({ row }) => isLoss(store.fates.outcome[row])).length;
  const arrive = ended.length - lost;
  return [
    say`${flow.name}, ${seconds(from)} to ${seconds(to)}:`,
    `${counted(sent, ['packet is sent', 'packets are sent'])},`,
    `${counted(arrive, ['arrives', 'arrive'])},`,
    `${counted(lost, ['is lost', 'are lost'])};`,
    `${counted(rules, ['rule fires', 'rules fire'])}.`,
  ].join(' ');
}
