/** The page's side of picked packets: one worker, kept while packets are looked at, that makes the run up to each; what it has read is kept. */
import type { PacketBytes, PacketsPort } from '../protocol/packets';
import { say, translated } from '../words/say';
import { spawnPackets } from './packetsPort';
import { packetWords } from './spoken';

export interface PacketListener {
  /** How far the run has come, in simulated seconds. */
  reached(reached_s: number): void;
  done(packet: PacketBytes): void;
  failed(message: string): void;
}

interface Asked {
  readonly packet: number;
  readonly listener: PacketListener;
}

/** Packets kept, so that a step back does not make the run anew. */
const MOST_KEPT = 500;

export class PacketReader {
  private readonly spawn: () => PacketsPort;
  private port: PacketsPort | null = null;
  private scenario = '';
  /** What the worker is at. */
  private asked: number | null = null;
  /** What is wanted: the same, or one behind it, or nothing any more. */
  private wanted: Asked | null = null;
  private readonly kept = new Map<number, PacketBytes>();

  constructor(spawn: () => PacketsPort = spawnPackets) {
    this.spawn = spawn;
  }

  /** Asks for a packet by its number in the run; what was asked before is not answered any more. */
  ask(scenario: string, packet: number, listener: PacketListener): void {
    if (scenario !== this.scenario) {
      this.end();
      this.kept.clear();
      this.scenario = scenario;
    }
    const kept = this.kept.get(packet);
    if (kept) {
      this.wanted = null;
      listener.done(kept);
      return;
    }
    // A worker on its way to an earlier packet goes on from there.
    if (this.asked !== null && this.asked > packet) this.end();
    this.wanted = { packet, listener };
    if (this.asked === null) this.post(packet);
  }

  private post(packet: number): void {
    this.asked = packet;
    this.port ??= this.spawn();
    const { port, scenario } = this;
    port.onmessage = ({ data }) => {
      if (data.type === 'reached') this.wanted?.listener.reached(data.reached_s);
      else if (data.type === 'packet') {
        this.read(packet, { ...data.packet, told: packetWords(data.packet.told) });
      } else if (data.type === 'failed') this.fail(translated(data.message));
    };
    port.onerror = (event) => this.fail(event.message || say('The worker of the packets stopped.'));
    port.postMessage({ type: 'packet', scenario, packet });
  }

  private read(packet: number, read: PacketBytes): void {
    this.asked = null;
    this.kept.set(packet, read);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
    const { wanted } = this;
    if (wanted === null) return;
    if (wanted.packet !== packet) this.post(wanted.packet);
    else {
      this.wanted = null;
      wanted.listener.done(read);
    }
  }

  private fail(message: string): void {
    const { wanted } = this;
    this.end();
    wanted?.listener.failed(message);
  }

  /** Lets the worker go, whatever it is doing. */
  end(): void {
    this.port?.terminate();
    this.port = null;
    this.asked = null;
    this.wanted = null;
  }
}
