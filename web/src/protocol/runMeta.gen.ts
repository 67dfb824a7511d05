/** What a run is made of. Generated from the Rust types by `npm run generate`; do not edit. */

/** What a run is made of: node numbers are satellites first, then terminals, then routers. */
export interface RunMeta {
  /** Number of nodes of all kinds. */
  readonly nodes: number;
  /** The terminals, in the order of their nodes. */
  readonly terminals: readonly TerminalMeta[];
  /** The nodes with wired links only, in their order. */
  readonly routers: readonly RouterMeta[];
  /** The flows, those in focus first. */
  readonly flows: readonly FlowMeta[];
  /** The constellations of the scenario, in its order. */
  readonly constellations: readonly ConstellationMeta[];
  /** How long the run lasts, s. */
  readonly duration_s: number;
  /** The instant that time 0 means, days since noon of 1 January 2000 UTC; null where the scenario does not say. */
  readonly begins_d: number | null;
  /** Radius of the Earth, km. */
  readonly earth_radius_km: number;
  /** The instant at which the sky stands still, s; null where it moves. */
  readonly frozen_at_s: number | null;
}

/** A terminal of a station. */
export interface TerminalMeta {
  /** Name of its station. */
  readonly station: string;
  /** The constellation that it uses. */
  readonly constellation: number;
  /** Degrees north. */
  readonly latitude_deg: number;
  /** Degrees east. */
  readonly longitude_deg: number;
  /** Whether it serves background traffic only. */
  readonly background: boolean;
  /** Among the station's terminals for that constellation, from 0. */
  readonly ordinal: number;
}

/** A node with wired links only: a router, or a station without a terminal. */
export interface RouterMeta {
  /** Its name. */
  readonly name: string;
  /** Degrees north; null where it has no place. */
  readonly latitude_deg: number | null;
  /** Degrees east; null where it has no place. */
  readonly longitude_deg: number | null;
}

/** A flow. */
export interface FlowMeta {
  /** Its name in the document; of a flow that gateways split with the number of the leg. */
  readonly name: string;
  /** Name of the station or router that sends; of a leg where it begins. */
  readonly from: string;
  /** Name of the station or router that receives; of a leg where it ends. */
  readonly to: string;
  /** Whether it is background traffic. */
  readonly background: boolean;
  /** How much of it is recorded. */
  readonly record: 'full' | 'windows' | 'totals';
  /** The transport protocol that it speaks. */
  readonly protocol: 'sctp' | 'tcp' | 'xstp';
  /** User data of a full packet, bytes. */
  readonly payload_bytes: number;
  /** Number of its streams. */
  readonly streams: number;
  /** How its data are numbered. */
  readonly numbering: Numbering;
  /** Its paths, the primary first. */
  readonly paths: readonly PathMeta[];
  /** The applications that offer data as time goes on; none where all data wait from the beginning. */
  readonly applications: readonly ApplicationMeta[];
}

/** How a family numbers its data, for readers of recordings. */
export interface Numbering {
  /** The number of the first data. */
  readonly first: number;
  /** By how much the numbers of successive full pieces differ. */
  readonly step: number;
  /** Whether an acknowledgement names the next number that is expected, not the last one that has come. */
  readonly acknowledges_next: boolean;
}

/** A path of a flow. */
export interface PathMeta {
  /** The interface of the sender, as a node. */
  readonly from_node: number;
  /** The interface of the receiver, as a node. */
  readonly to_node: number;
  /** The constellation of both interfaces; null where they are wired. */
  readonly via: string | null;
}

/** An application of a flow. */
export interface ApplicationMeta {
  /** What it hands over, in a few words. */
  readonly words: string;
  /** The streams that carry it, ascending. */
  readonly streams: readonly number[];
  /** Whether it offers messages or objects, each of which has a latency. */
  readonly messages: boolean;
}

/** A constellation. */
export interface ConstellationMeta {
  /** Its id in the scenario. */
  readonly id: string;
  /** How its planes are spread. */
  readonly kind: ConstellationKind;
  /** Node number of its first satellite. */
  readonly first: number;
  /** Number of its satellites. */
  readonly count: number;
  /** Number of its orbital planes. */
  readonly planes: number;
  /** Satellites in each plane, or in the fullest one. */
  readonly satellites_per_plane: number;
  /** The lowest point of its orbits above the sphere, km. */
  readonly lowest_km: number;
  /** The highest point of its orbits above the sphere, km. */
  readonly altitude_km: number;
  /** Against the equator, degrees; null where orbits are given one by one. */
  readonly inclination_deg: number | null;
  /** The least elevation at which a satellite serves, degrees. */
  readonly elevation_mask_deg: number;
  /** Rate of its inter-satellite links, bit/s. */
  readonly isl_rate_bps: number;
  /** Rate of its links from satellites to the ground, bit/s. */
  readonly gsl_rate_bps: number;
  /** Rate of its links from the ground to satellites, bit/s. */
  readonly gsl_uplink_rate_bps: number;
  /** The error process of its inter-satellite links, by its place in the scenario; null without one. */
  readonly isl_process: number | null;
  /** That of its ground-to-satellite links. */
  readonly gsl_process: number | null;
}

/** How the planes of a constellation are spread. */
export type ConstellationKind =
  | 'walker-star'
  | 'walker-delta'
  | 'geostationary'
  | 'kepler'
  | 'elements';
