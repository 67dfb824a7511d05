/** The page's side of picked packets: one worker, kept while packets are looked at, that makes the run up to each. */
import type { PacketBytes, PacketsPort } from '../protocol/packets';
import { spawnPackets } from './packetsPort';

export interface PacketListener {
  /** How far the run has come, in simulated seconds. */
  reached(reached_s: number): void;
  done(packet: PacketBytes): void;
  failed(message: string): void;
}

export class PacketReader {
  private readonly spawn: () => PacketsPort;
  private port: PacketsPort | null = null;
  private busy = false;

  constructor(spawn: () => PacketsPort = spawnPackets) {
    this.spawn = spawn;
  }

  /** Asks for a packet by its number in the run; what was asked before is not answered any more. */
  ask(scenario: string, packet: number, listener: PacketListener): void {
    if (this.busy) this.end();
    this.port ??= this.spawn();
    this.busy = true;
    const { port } = this;
    port.onmessage = ({ data }) => {
      if (data.type === 'reached') listener.reached(data.reached_s);
      else if (data.type === 'packet') {
        this.busy = false;
        listener.done(data.packet);
      } else if (data.type === 'failed') {
        this.end();
        listener.failed(data.message);
      }
    };
    port.onerror = (event) => {
      this.end();
      listener.failed(event.message || 'The worker of the packets stopped.');
    };
    port.postMessage({ type: 'packet', scenario, packet });
  }

  /** Lets the worker go, whatever it is doing. */
  end(): void {
    this.port?.terminate();
    this.port = null;
    this.busy = false;
  }
}
