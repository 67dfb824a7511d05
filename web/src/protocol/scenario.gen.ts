/** The scenario document. Generated from the Rust description of the form; do not edit. */

/** A number in the unit the key ends with, or text with a unit such as "25 Mbit/s". */
export type Quantity = number | string

/** A scenario: everything a run depends on. */
export interface Scenario {
  /** The version of the document's form. */
  version?: number | null
  /** The name of the scenario. */
  title?: string | null
  /** What the scenario shows, in a few sentences. */
  description?: string | null
  /** The number all random draws follow from: the same seed gives the same run, bit for bit. */
  seed?: number | null
  /** How much time is simulated; at most 30 days. */
  duration_s?: Quantity | null
  /** Whether the run ends before that, once its transfers are over and neither end of a flow has anything left to do. */
  ends_when_done?: boolean | null
  /** The instant in UTC at which a run with element sets begins, such as 2026-11-22T06:30:00. */
  epoch?: string | null
  /** The Earth: a turning sphere. */
  earth?: Earth | null
  /** Whether the sky moves. */
  sky?: Sky | null
  /** The satellite systems in the sky; at most 8, with 10,000 satellites together. */
  constellations?: readonly Constellation[] | null
  /** The ground stations, each with a terminal for every constellation it uses. */
  stations?: readonly Station[] | null
  /** Nodes that only have wired links. */
  routers?: readonly Router[] | null
  /** Wired links between stations and routers. */
  links?: readonly Link[] | null
  /** Half-duplex radio channels that several stations share, as in packet radio. */
  radio_channels?: readonly RadioChannel[] | null
  /** Links that are in turn in a good and in a bad state, as behind trees, in handoffs or with little connectivity. */
  error_processes?: readonly ErrorProcess[] | null
  /** How bit error rates become lost packets. */
  errors?: Errors | null
  /** How routes are chosen. */
  routing?: Routing | null
  /** The transfers in focus; with the background at most 1,000. */
  flows?: readonly Flow[] | null
  /** Flows between random places that share the satellites with the flows in focus. */
  background?: Background | null
  /** From when and how finely results are measured. */
  measurement?: Measurement | null
  /** What becomes different while the run goes on; those of one instant happen in the order of the list. */
  changes?: readonly DatedChange[] | null
}

/** The Earth as a sphere that turns evenly. */
export interface Earth {
  /** The radius of the sphere that stations stand on. */
  radius_km?: Quantity | null
  /** The gravitational parameter: it sets the orbital period at each altitude. */
  gm_km3_s2?: number | null
  /** The time the Earth takes to turn once against the stars. */
  sidereal_day_s?: Quantity | null
  /** The speed of light: delay is distance divided by it. */
  light_km_s?: number | null
}

/** Whether the sky moves. */
export interface Sky {
  /** The instant at which satellites and Earth stand still for the whole run: links, delays and routes never change, and no handover comes. */
  frozen_at_s?: Quantity | null
}

/** A satellite system. */
export interface Constellation {
  /** The name by which terminals refer to it. */
  id: string
  /** How its orbits are arranged. */
  kind: 'walker-star' | 'walker-delta' | 'geostationary' | 'kepler' | 'elements'
  /** The number of orbital planes. */
  planes?: number | null
  /** The number of satellites in each plane, evenly spaced. */
  satellites_per_plane?: number | null
  /** The height of the circular orbits above the sphere. */
  altitude_km?: Quantity | null
  /** The height of the lowest point of the orbits above the sphere. */
  perigee_km?: Quantity | null
  /** The height of the highest point of the orbits above the sphere. */
  apogee_km?: Quantity | null
  /** Half the long axis of the orbits, in place of perigee and apogee. */
  semi_major_axis_km?: Quantity | null
  /** How far the ellipses are from circles, in place of perigee and apogee; from 1 on an orbit would be open. */
  eccentricity?: number | null
  /** The angle between the orbital planes and the equator. */
  inclination_deg?: Quantity | null
  /** The angle along the orbit from its ascending node to its perigee: with 270° the apogee is in the north. */
  argument_of_perigee_deg?: Quantity | null
  /** The angle between the ascending nodes of neighbouring planes. */
  node_spacing_deg?: Quantity | null
  /** The inertial longitude of the first plane's ascending node. */
  first_node_deg?: Quantity | null
  /** The mean anomaly of the first plane's first satellite at the start: 0° at the perigee, 180° at the apogee. */
  first_anomaly_deg?: Quantity | null
  /** How far along their orbit the satellites of one plane are ahead of those of another. */
  phase_step_deg?: Quantity | null
  /** Whether odd planes get the phase step, or it adds up from plane to plane. */
  phasing?: 'alternate' | 'cumulative' | null
  /** Phases are rounded to multiples of this, as in published tables; 0 keeps them exact. */
  phase_resolution_deg?: Quantity | null
  /** Further Kepler orbits, each a plane of its own, numbered after the planes. */
  orbits?: readonly Orbit[] | null
  /** Whether the Earth's oblateness turns node, perigee and mean anomaly evenly. */
  j2?: boolean | null
  /** Where geostationary satellites stand; east is positive. */
  longitudes_deg?: readonly Quantity[] | null
  /** The element sets of real satellites as text: TLE, or OMM in CSV, JSON or XML; at most 10,000. */
  elements?: string | null
  /** A terminal can use a satellite only while it stands higher than this above the horizon. */
  elevation_mask_deg?: Quantity | null
  /** The links between its satellites. */
  isl?: Isl | null
  /** The links between its satellites and the ground. */
  gsl?: Gsl | null
  /** How terminals change from satellite to satellite. */
  handover?: Handover | null
}

/** A Kepler orbit with its satellites. */
export interface Orbit {
  /** The number of its satellites, spread evenly in mean anomaly. */
  satellites?: number | null
  /** The height of its lowest point above the sphere. */
  perigee_km?: Quantity | null
  /** The height of its highest point above the sphere. */
  apogee_km?: Quantity | null
  /** Half its long axis, in place of perigee and apogee. */
  semi_major_axis_km?: Quantity | null
  /** How far it is from a circle, in place of perigee and apogee; from 1 on it would be open. */
  eccentricity?: number | null
  /** The angle between its plane and the equator. */
  inclination_deg: Quantity
  /** The inertial longitude of its ascending node. */
  node_deg?: Quantity | null
  /** The angle along it from its ascending node to its perigee: with 270° the apogee is in the north. */
  argument_of_perigee_deg?: Quantity | null
  /** The mean anomaly of its first satellite at the start: 0° at the perigee, 180° at the apogee. */
  first_anomaly_deg?: Quantity | null
  /** The mean anomaly of each satellite at the start, where they are not spread evenly. */
  anomalies_deg?: readonly Quantity[] | null
}

/** Inter-satellite links of a constellation. */
export interface Isl {
  /** Which satellites are linked: by plane and slot, or the nearest ones, which are looked for at every check interval, also where handovers are exact. */
  rule?: 'grid' | 'nearest' | null
  /** The most links of a satellite: two are linked while each is among so many nearest of the other, of equals those with lower numbers; with few links a constellation may fall into parts. */
  neighbours?: number | null
  /** The greatest length of a link. */
  range_km?: Quantity | null
  /** Links within the plane: to the satellites this many slots ahead; empty for none. */
  intraplane?: readonly number[] | null
  /** Links to the same slot of the planes this many further on; empty for none. */
  interplane?: readonly number[] | null
  /** Interplane links are off while an end is nearer to a pole than this latitude; 90° keeps them on. */
  latitude_limit_deg?: Quantity | null
  /** A link is off while its straight line passes lower than this above the sphere. */
  clearance_km?: Quantity | null
  /** Whether the first plane also links to the last one, across the seam where planes move in opposite directions. */
  cross_seam?: boolean | null
  /** The slot of the last plane that slot 0 of the first plane links to at the start; slot k starts k below it. */
  cross_seam_first_slot?: number | null
  /** A cross-seam link is off while its ends are closer in longitude than this. */
  cross_seam_min_longitude_deg?: Quantity | null
  /** The rate of each inter-satellite link, in each direction. */
  rate_bps?: Quantity | null
  /** How many packets may wait for a link; the next one is dropped. */
  queue_packets?: number | null
  /** The bit error rate of each inter-satellite link: a packet of L bytes is lost with 1 − (1 − BER)^(8L). */
  ber?: number | null
  /** The error process that strikes packets on inter-satellite links, in both directions. */
  error_process?: string | null
  /** What becomes of packets that bit or packet errors hit; what an error process loses is lost in any case. */
  damaged?: 'discard' | 'deliver' | null
  /** Whether frames that errors lose are sent again, in both directions. */
  arq?: Arq | null
  /** Whether headers are compressed on the link, in both directions. */
  header_compression?: HeaderCompression | null
  /** The largest packet the link carries: a larger one is sent as IP fragments, or reported to its sender as too big. */
  mtu_bytes?: Quantity | null
  /** What the queue does with packets that come to it: whether it marks or drops some before it is full. */
  queue_discipline?: 'drop-tail' | 'red' | 'codel' | 'fq_codel' | 'pie' | null
  /** Marks or drops packets at random before the queue is full, by its average length (Floyd and Jacobson 1993). */
  red?: RedSettings | null
  /** Drops or marks packets as they leave while all have waited too long for an interval (RFC 8289). */
  codel?: CodelSettings | null
  /** A CoDel queue for each flow, served in turn (RFC 8290). */
  fq_codel?: FqCodelSettings | null
  /** Drops or marks packets at random as they come, by the queueing delay and its trend (RFC 8033). */
  pie?: PieSettings | null
}

/** Automatic repeat requests of a link: a frame that its errors lose is sent again when the sender has heard of it, a round trip of the link later, before all that waits; answers take no room on the other direction. */
export interface Arq {
  /** The most retransmissions of a frame, after which it is lost. */
  persistence?: number | null
  /** Whether packets that come while one before them is missing wait for it at the far end, or go on at once. */
  in_order?: boolean | null
}

/** Header compression of a link, after the model of ROHC-TCP: both ends keep a context for each flow and direction, by which a header is sent as how it differs from the one before; when the context is broken packets are lost until a full header comes. Contexts of packets that a queue drops stay whole. */
export interface HeaderCompression {
  /** How large a full header is, as far as it is compressed: 40 bytes of IPv4 and TCP without options, 32 of IPv4 and the common header of SCTP. */
  header_bytes?: Quantity | null
  /** How large a compressed header is. */
  compressed_bytes?: Quantity | null
  /** Whether a packet that is lost on the link breaks the context, so that those after it cannot be decompressed. */
  context_loss?: boolean | null
  /** Whether the far end asks for a full header when it cannot decompress, which the near end hears a delay of the link later. */
  feedback?: boolean | null
  /** After how many packets a full header is sent in any case. */
  refresh_packets?: number | null
}

/** A queue with random early detection (RED). */
export interface RedSettings {
  /** While the average queue is shorter than this nothing is marked. */
  min_packets?: number | null
  /** When the average queue is longer than this packets are dropped and no longer marked: every one, or ever more where RED is gentle. */
  max_packets?: number | null
  /** The chance of a mark, or of a drop without ECN, as the average queue comes near the maximum. */
  max_probability?: number | null
  /** How it picks the packets that it marks or drops; p is the chance that the average queue calls for. */
  rules?: 'ns' | '1993' | null
  /** Whether the chance of a drop grows from the greatest to 1 between the maximum and twice the maximum, instead of at once. */
  gentle?: boolean | null
  /** The weight of the newest queue length in the average. */
  weight?: number | null
}

/** A queue with controlled delay (CoDel). */
export interface CodelSettings {
  /** Packets may wait so long at the least over an interval before CoDel drops: a standing queue below this is let be. */
  target_ms?: Quantity | null
  /** For how long packets must have waited too long before the first is dropped: about the largest usual round-trip time. */
  interval_ms?: Quantity | null
  /** Whether it marks packets that can carry a mark instead of dropping them. */
  ecn?: boolean | null
}

/** A CoDel queue for each flow, served in turn (FQ-CoDel). */
export interface FqCodelSettings {
  /** Packets of a flow may wait so long at the least over an interval before one is dropped. */
  target_ms?: Quantity | null
  /** For how long packets of a flow must have waited too long before the first is dropped: about the largest usual round-trip time. */
  interval_ms?: Quantity | null
  /** How many queues there are; which one a flow has is a hash, and two flows may share one. */
  flows?: number | null
  /** How much a queue may send before it is the turn of the next. */
  quantum_bytes?: Quantity | null
  /** Whether it marks packets that can carry a mark instead of dropping them. */
  ecn?: boolean | null
}

/** A queue with a proportional integral controller (PIE). */
export interface PieSettings {
  /** The queueing delay that the controller aims at. */
  target_ms?: Quantity | null
  /** How often the chance of a drop is renewed. */
  update_ms?: Quantity | null
  /** A burst of so long passes unharmed after the queue was short. */
  burst_ms?: Quantity | null
  /** By how much the chance grows in an update for each second of delay above the target. */
  alpha?: number | null
  /** By how much the chance grows in an update for each second by which the delay has grown since the last. */
  beta?: number | null
  /** Whether alpha and beta are scaled down while the chance is small, so that the controller stays stable. */
  autotune?: boolean | null
  /** How it knows the queueing delay. */
  estimate?: 'timestamps' | 'departure-rate' | null
  /** Whether it marks packets that can carry a mark while the chance is at most 0.1, instead of dropping them. */
  ecn?: boolean | null
}

/** Ground-satellite links of a constellation. */
export interface Gsl {
  /** The rate of uplink and downlink, or of the downlink where the uplink has its own. */
  rate_bps?: Quantity | null
  /** The rate of the uplink, where it is another than that of the downlink. */
  uplink_rate_bps?: Quantity | null
  /** How many packets may wait for the uplink, and for the downlink; the next one is dropped. */
  queue_packets?: number | null
  /** The bit error rate of uplink and downlink: a packet of L bytes is lost with 1 − (1 − BER)^(8L). */
  ber?: number | null
  /** The error process that strikes packets on uplinks and downlinks, in both directions. */
  error_process?: string | null
  /** Link-layer bytes sent with each packet: they take time on the link but do not count for errors. */
  frame_overhead_bytes?: Quantity | null
  /** What becomes of packets that bit or packet errors hit; what an error process loses is lost in any case. */
  damaged?: 'discard' | 'deliver' | null
  /** Whether frames that errors lose are sent again, in both directions. */
  arq?: Arq | null
  /** Whether headers are compressed on the link, in both directions. */
  header_compression?: HeaderCompression | null
  /** The largest packet the links carry: a larger one is sent as IP fragments, or reported to its sender as too big. */
  mtu_bytes?: Quantity | null
  /** What the queue does with packets that come to it: whether it marks or drops some before it is full. */
  queue_discipline?: 'drop-tail' | 'red' | 'codel' | 'fq_codel' | 'pie' | null
  /** Marks or drops packets at random before the queue is full, by its average length (Floyd and Jacobson 1993). */
  red?: RedSettings | null
  /** Drops or marks packets as they leave while all have waited too long for an interval (RFC 8289). */
  codel?: CodelSettings | null
  /** A CoDel queue for each flow, served in turn (RFC 8290). */
  fq_codel?: FqCodelSettings | null
  /** Drops or marks packets at random as they come, by the queueing delay and its trend (RFC 8033). */
  pie?: PieSettings | null
  /** Whether satellites queue packets and send them anew, or only turn the signal round to the ground. */
  relay?: 'on-board' | 'bent-pipe' | null
  /** Whether all terminals of a satellite share one downlink and its queue, or each has its own. */
  shared_downlink?: boolean | null
}

/** How terminals change from satellite to satellite. */
export interface Handover {
  /** Which satellite a terminal takes, and when it leaves it. */
  policy?: 'hold' | 'highest-elevation' | 'nearest' | 'longest-visible' | 'ideal' | null
  /** Whether handovers happen at fixed instants or exactly when the geometry calls for them. */
  check?: 'interval' | 'exact' | null
  /** The time between two checks of handover and of inter-satellite links. */
  interval_s?: Quantity | null
  /** What becomes of packets that are on the old link at a handover. */
  in_flight?: 'delivered' | 'lost' | null
  /** How long the terminal is without a link at each handover. */
  interruption_ms?: Quantity | null
  /** Whether the new link is set up before the old one is given up, so that there is no interruption. */
  make_before_break?: boolean | null
  /** Whether all terminals choose their satellite anew at fixed instants. */
  reconfiguration?: Reconfiguration | null
}

/** Fixed instants at which every terminal chooses its satellite anew among all in view, as if it had none: the best of its policy, perhaps the one that it has. */
export interface Reconfiguration {
  /** The first of them. */
  at_s?: Quantity | null
  /** The time from one to the next. */
  every_s?: Quantity | null
}

/** A ground station. */
export interface Station {
  /** The name of the place; flows and links refer to it. */
  name: string
  /** Latitude; north is positive. */
  latitude_deg: Quantity
  /** Longitude; east is positive. */
  longitude_deg: Quantity
  /** The constellations the station has a terminal for. */
  terminals?: readonly string[] | null
  /** How many satellites each of its terminals uses at once over its one uplink transmitter, each by the handover policy among those that the others leave; Ideal uses all in view anyway. */
  satellites_at_once?: number | null
  /** Whether its terminals put packets back in order that come from satellites, before a host here or a wired link gets them. */
  resequencing?: Resequencing | null
  /** Instants at which rate, errors, delay or the state of the links to its satellites become others, as in rain; of those at one instant the last in the list holds. */
  changes?: readonly TerminalChange[] | null
  /** Traces that drive the links to its satellites, whichever these are: handovers go on, and what they interrupt or lose comes on top of what was measured; of several for one direction the last in the list that has a file holds. */
  traces?: readonly TerminalTrace[] | null
}

/** A gateway that puts packets back in order as they leave a constellation: it numbers those of each direction and path of a flow where they enter, as a tunnel with sequence numbers does, and holds here what overtook others. */
export interface Resequencing {
  /** For how long a packet waits at most for those before it; then it goes on without them, and 0 holds nothing. */
  hold_ms?: Quantity | null
  /** How many packets of a direction and path of a flow may wait; for one more the first of them goes on. */
  buffer_packets?: number | null
}

/** What becomes different between a terminal and its satellite, whichever that is, once or time and again, for good or for a while: rain, another share of the capacity, an obstacle. */
export interface TerminalChange {
  /** When it takes effect first. */
  at_s: Quantity
  /** After how long it takes effect again. */
  every_s?: Quantity | null
  /** For how long it holds each time; then what was before holds again. */
  for_s?: Quantity | null
  /** The constellation whose terminal at the station it strikes. */
  via?: string | null
  /** The rate from then on: a packet that is being sent is finished at the old rate, those that wait go at the new one; on a shared downlink it is the rate of packets to this terminal. */
  rate_bps?: Quantity | null
  /** The packet error rate from then on. */
  per?: number | null
  /** The bit error rate from then on, in place of that of the constellation's ground links; it strikes here even where errors are read once a path. */
  ber?: number | null
  /** The delay that comes on top of that of the way through space from then on, as by scheduling or retransmission on the link. */
  added_delay_ms?: Quantity | null
  /** Whether the terminal's link carries packets: when it goes down, what is on it or waits for the uplink is lost, and routes avoid it if both directions are down. */
  up?: boolean | null
  /** Whether uplink and downlink become different or one of them; a bent pipe has no rate of its own on the way down. */
  direction?: 'both' | 'uplink' | 'downlink' | null
}

/** What drives the links between a terminal and its satellite, whichever that is: the rate, delay and losses of a trace hold instead of what constellation and geometry say. Handovers go on, and what they interrupt or lose comes on top: a trace that was measured over a system has those of that system in it already. */
export interface TerminalTrace {
  /** Whether it drives uplink and downlink or one of them; a bent pipe has no rate of its own on the way down. */
  direction?: 'both' | 'uplink' | 'downlink' | null
  /** The constellation whose terminal at the station it drives. */
  via?: string | null
  /** A trace in a form of those of wired links, whose rate is that of packets to this terminal or from it, and whose delay takes the place of that of the way through space: CSV of delay_ms, rate_bps and loss by time_s; measured round trips, of which half is the delay of each way and -1 a loss of all packets until the next line; or opportunities to deliver 1500 bytes. */
  trace?: string | null
  /** A trace of the one-way delay in place of that of the way through space, alone or beside a trace of opportunities: a line for every 10 ms, in milliseconds, which begins anew after its last line. */
  delays?: string | null
  /** Whether a CSV trace that begins at 0 s begins anew at the time of its last line, whose values then never hold. */
  repeats?: boolean | null
}

/** A node that only has wired links. */
export interface Router {
  /** The name of the router; flows and links refer to it. */
  name: string
  /** Where it is drawn; delays come from its links alone. */
  latitude_deg?: Quantity | null
  /** Where it is drawn; delays come from its links alone. */
  longitude_deg?: Quantity | null
}

/** A wired link, with its two directions. */
export interface Link {
  /** One end: a station or router. */
  from: string
  /** The other end: a station or router. */
  to: string
  /** The rate in each direction, or from the first end to the second where the way back has its own; what is sent within less than a nanosecond takes no time. */
  rate_bps: Quantity
  /** The rate from the second end to the first, where it is another one. */
  rate_back_bps?: Quantity | null
  /** The one-way propagation delay. */
  delay_ms: Quantity
  /** Instants at which delay, rate, errors or the state of the link become others; of those at one instant the last in the list holds. */
  changes?: readonly LinkChange[] | null
  /** A trace that drives the link: CSV with a header of time_s and any of delay_ms, rate_bps and loss, whose lines hold until the next; measured round trips, CSV with a header of timestamp and rtt, and perhaps uplink and downlink for the two directions, where half of rtt is the delay and -1 a loss of all packets until the next line; or a line for every opportunity to deliver 1500 bytes, in whole milliseconds, which begins anew after its last line. */
  trace?: string | null
  /** A trace of the one-way delay, alone or beside a trace of opportunities: a line for every 10 ms, in milliseconds, which begins anew after its last line. */
  trace_delays?: string | null
  /** Whether a CSV trace that begins at 0 s begins anew at the time of its last line, whose values then never hold. */
  trace_repeats?: boolean | null
  /** Whether the trace drives both directions or one; losses only in directions that lose packets. */
  trace_direction?: 'both' | 'forward' | 'backward' | null
  /** How many packets may wait for the link in each direction; the next one is dropped. */
  queue_packets?: number | null
  /** The packet error rate: the share of packets lost, whatever their size. */
  per?: number | null
  /** The bit error rate: a packet of L bytes is lost with 1 − (1 − BER)^(8L). */
  ber?: number | null
  /** Packets that are lost for certain, as they come to the link and before its queue, in the directions that lose packets. */
  drops?: readonly ChosenLoss[] | null
  /** Whether packets are lost in both directions or only from the first end to the second. */
  errors?: 'both' | 'forward' | null
  /** The error process that strikes packets on the link, in both directions. */
  error_process?: string | null
  /** What becomes of packets that bit or packet errors hit; what an error process loses is lost in any case. */
  damaged?: 'discard' | 'deliver' | null
  /** Whether frames that errors lose are sent again, in both directions. */
  arq?: Arq | null
  /** Whether headers are compressed on the link, in both directions. */
  header_compression?: HeaderCompression | null
  /** The largest packet the link carries: a larger one is sent as IP fragments, or reported to its sender as too big. */
  mtu_bytes?: Quantity | null
  /** What the queue does with packets that come to it: whether it marks or drops some before it is full. */
  queue_discipline?: 'drop-tail' | 'red' | 'codel' | 'fq_codel' | 'pie' | null
  /** Marks or drops packets at random before the queue is full, by its average length (Floyd and Jacobson 1993). */
  red?: RedSettings | null
  /** Drops or marks packets as they leave while all have waited too long for an interval (RFC 8289). */
  codel?: CodelSettings | null
  /** A CoDel queue for each flow, served in turn (RFC 8290). */
  fq_codel?: FqCodelSettings | null
  /** Drops or marks packets at random as they come, by the queueing delay and its trend (RFC 8033). */
  pie?: PieSettings | null
}

/** What becomes different on a link, once or time and again, for good or for a while: another delay, as behind a new way; a step of the rate; a burst of loss; an outage. */
export interface LinkChange {
  /** When it takes effect first. */
  at_s: Quantity
  /** After how long it takes effect again. */
  every_s?: Quantity | null
  /** For how long it holds each time; then what was before holds again. */
  for_s?: Quantity | null
  /** The one-way propagation delay from then on: a packet keeps the delay of the instant at which its last bit leaves, so that after a fall later ones may overtake it. */
  delay_ms?: Quantity | null
  /** The rate from then on: a packet that is being sent is finished at the old rate, those that wait go at the new one. */
  rate_bps?: Quantity | null
  /** The packet error rate from then on. */
  per?: number | null
  /** The bit error rate from then on. */
  ber?: number | null
  /** Whether the link carries packets: when it goes down, what is on it or waits for it is lost, and routes avoid it if both directions are down. */
  up?: boolean | null
  /** Whether both directions become different or one; error rates only in directions that lose packets. */
  direction?: 'both' | 'forward' | 'backward' | null
}

/** A packet that a link loses because the scenario says so. */
export interface ChosenLoss {
  /** The flow that sends it. */
  flow: string
  /** The number of its data, counted from 1 at the start of the flow in what its protocol sends at once: chunks, segments. */
  number: number
  /** Which time these data are sent: 1 is the first transmission, 2 the first retransmission. */
  transmission?: number | null
}

/** A half-duplex radio channel, on which one station sends at a time: p-persistent CSMA with the timing of AX.25 behind KISS modems. */
export interface RadioChannel {
  /** The name of the channel. */
  name: string
  /** The stations and routers on it; those that hear each other are joined by a link. */
  stations: readonly string[]
  /** Pairs of stations that do not hear each other: their frames collide at one that hears both. */
  hidden?: readonly HiddenPair[] | null
  /** The rate of the channel. */
  rate_bps?: Quantity | null
  /** The propagation delay between any two of the stations. */
  delay_ms?: Quantity | null
  /** How long a transmitter takes from being keyed to the first bit of a frame. */
  txdelay_ms?: Quantity | null
  /** How long a station waits on a clear channel that has drawn not to send. */
  slot_ms?: Quantity | null
  /** The chance that a station sends at once when it finds the channel clear. */
  persistence?: number | null
  /** How long a station is busy after a frame that it sent, before it can send another. */
  processing_ms?: Quantity | null
  /** Frames of no more than so many bytes are sent without that time: those that carry no data. */
  processing_over_bytes?: Quantity | null
  /** Header and trailer of each frame. */
  frame_overhead_bytes?: Quantity | null
  /** The largest frame: larger packets are sent as IP fragments. */
  frame_bytes?: Quantity | null
  /** How many packets may wait at a station; the next one is dropped. */
  queue_packets?: number | null
}

/** Two stations of a radio channel that do not hear each other. */
export interface HiddenPair {
  /** One of the two. */
  one: string
  /** The other. */
  other: string
}

/** A two-state Markov error process: links that name it are good and bad in turn, by the seed alone and whatever is sent. Routes do not ask for it. */
export interface ErrorProcess {
  /** The name that links refer to. */
  name: string
  /** The state in which it begins. */
  good: ErrorState
  /** The other state. */
  bad: ErrorState
  /** Whether all links that name it share its states, or each has its own. */
  scope?: 'all' | 'link' | null
  /** Whether packets on a link keep their order when the added delay falls, and wait for those before them. */
  fifo?: boolean | null
}

/** A state of an error process. */
export interface ErrorState {
  /** How long a stay in the state is on average; each is drawn from an exponential distribution. */
  mean_s: Quantity
  /** The chance that a packet is lost which is sent in the state. */
  drop_probability?: number | null
  /** What a packet's way takes longer that is sent in the state, besides the delay of the link. */
  delay_low_ms?: Quantity | null
  /** The other choice of the added delay: each stay draws one of the two and keeps it. */
  delay_high_ms?: Quantity | null
  /** The share of stays that take the other added delay: congestion among them. */
  delay_high_share?: number | null
}

/** How bit error rates are read. */
export interface Errors {
  /** Whether every link draws by its own BER, or each one-way path once, whatever its number of links. */
  reading?: 'link' | 'path' | null
}

/** How routes are chosen. */
export interface Routing {
  /** Which path packets take; routes are computed anew at every change of the topology. */
  strategy?: 'shortest-delay' | 'min-hop' | 'min-hop-round-robin' | 'min-hop-per-flow' | 'least-loaded' | null
  /** What the shortest route is short in; between paths of equally many links it decides which one is the shortest. */
  metric?: 'delay' | null
}

/** A transfer in one direction over one association or connection. */
export interface Flow {
  /** The name of the flow. */
  name: string
  /** The station or router that sends. */
  from: string
  /** The station or router that receives. */
  to: string
  /** The paths of the flow, the primary first; an empty list is one path over what joins the two ends. */
  paths?: readonly FlowPath[] | null
  /** When the flow is opened. */
  start_s?: Quantity | null
  /** How much later than that the flow may be opened: each seed draws its own instant, so that the rounds of several flows do not always meet alike. */
  start_within_s?: Quantity | null
  /** What the application hands over to be sent. */
  workload?: 'bulk' | 'objects' | 'messages' | 'on_off' | null
  /** How much user data is sent before the flow is closed. */
  bytes?: Quantity | null
  /** Of how many objects a page consists; all are offered at once, and take turns in being sent. */
  objects?: number | null
  /** User data of an object. */
  object_bytes?: Quantity | null
  /** How many pages are fetched, one after the other. */
  pages?: number | null
  /** The time from the offer of one page to that of the next, whether or not the one before has come. */
  page_interval_s?: Quantity | null
  /** User data of a message. */
  message_size_bytes?: Quantity | null
  /** The mean time from one message to the next. */
  message_interval_ms?: Quantity | null
  /** How the times between messages are distributed. */
  arrivals?: 'regular' | 'poisson' | null
  /** How many messages there are. */
  messages?: number | null
  /** User data of a message. */
  burst_message_bytes?: Quantity | null
  /** How many messages a burst has. */
  burst_messages?: number | null
  /** The time from one message of a burst to the next. */
  burst_interval_ms?: Quantity | null
  /** The mean time from the last message of a burst to the first of the next one. */
  silence_s?: Quantity | null
  /** How the times of silence are distributed. */
  silences?: 'regular' | 'poisson' | null
  /** How many bursts there are. */
  bursts?: number | null
  /** Applications that share the flow, each with a workload and a stream of its own; an empty list is one application with the workload above, which takes all streams in turn. */
  applications?: readonly Application[] | null
  /** Which transport protocol the flow speaks; its settings stand beside it, those of no other. */
  protocol?: 'sctp' | 'tcp' | 'xstp' | null
  /** The settings of the flow, if it speaks SCTP. */
  sctp?: Sctp | null
  /** The settings of the flow, if it speaks TCP. */
  tcp?: Tcp | null
  /** The settings of the flow, if it speaks XSTP. */
  xstp?: Xstp | null
  /** The gateways that split the flow, in the order of the way: each ends the connection that comes and, once that is established, opens the next. */
  gateways?: readonly Gateway[] | null
  /** What befalls the flow: hosts that reboot, packets that others send in their name. */
  incidents?: readonly Incident[] | null
  /** When streams of the flow are to begin anew, or to become more, as where channels are closed and opened. */
  stream_requests?: readonly StreamChange[] | null
  /** How much of the flow is recorded. */
  record?: 'full' | 'windows' | 'totals' | null
}

/** A path of a flow: one interface at each end. */
export interface FlowPath {
  /** The constellation whose terminals are the interfaces; named again, it gets a further terminal, on another satellite. */
  via?: string | null
  /** The station or router that is the sender's interface. */
  from?: string | null
  /** The station or router that is the receiver's interface. */
  to?: string | null
  /** When the sender's interface gets its address: from then on the path belongs to the association and is its primary, by ASCONF. */
  up_s?: Quantity | null
  /** When the sender's interface loses its address: the path leaves the association, by ASCONF; its links stay as they are. */
  down_s?: Quantity | null
}

/** An application that shares a flow with others. */
export interface Application {
  /** The stream that carries its data, counted from 0; a protocol with one stream puts all applications on it. */
  stream?: number | null
  /** How many streams, from that one on, its messages or objects take in turn. */
  streams?: number | null
  /** How long after the flow the application starts. */
  after_s?: Quantity | null
  /** How important its messages are where others may be given up or have to wait for them: 0 is most. */
  priority?: number | null
  /** Its share of what streams send where they share by weights: 2 gets twice as much as 1. */
  weight?: number | null
  /** What the application hands over to be sent. */
  workload?: 'bulk' | 'objects' | 'messages' | 'on_off' | null
  /** How much user data is sent before the flow is closed. */
  bytes?: Quantity | null
  /** Of how many objects a page consists; all are offered at once, and take turns in being sent. */
  objects?: number | null
  /** User data of an object. */
  object_bytes?: Quantity | null
  /** How many pages are fetched, one after the other. */
  pages?: number | null
  /** The time from the offer of one page to that of the next, whether or not the one before has come. */
  page_interval_s?: Quantity | null
  /** User data of a message. */
  message_size_bytes?: Quantity | null
  /** The mean time from one message to the next. */
  message_interval_ms?: Quantity | null
  /** How the times between messages are distributed. */
  arrivals?: 'regular' | 'poisson' | null
  /** How many messages there are. */
  messages?: number | null
  /** User data of a message. */
  burst_message_bytes?: Quantity | null
  /** How many messages a burst has. */
  burst_messages?: number | null
  /** The time from one message of a burst to the next. */
  burst_interval_ms?: Quantity | null
  /** The mean time from the last message of a burst to the first of the next one. */
  silence_s?: Quantity | null
  /** How the times of silence are distributed. */
  silences?: 'regular' | 'poisson' | null
  /** How many bursts there are. */
  bursts?: number | null
}

/** The settings of an SCTP association. */
export interface Sctp {
  /** The edition of the protocol that settings left open follow. */
  profile?: 'rfc9260' | 'rfc2960' | 'ns2' | 'freebsd' | 'lksctp' | 'dcsctp' | null
  /** Chunks go to the streams in turn; a missing chunk holds back only its own stream. */
  streams?: number | null
  /** User data in each DATA chunk. */
  payload_bytes?: Quantity | null
  /** IP and SCTP common header of each packet; a DATA chunk adds 16 bytes and its padding. */
  header_bytes?: Quantity | null
  /** The size of the messages the application sends; a larger one than the payload is cut into several chunks. */
  message_bytes?: Quantity | null
  /** The largest packet an end sends before anything is known of the paths; small chunks share a packet up to it. */
  mtu_bytes?: Quantity | null
  /** Whether packets must not be fragmented on their way, so that routers report the MTU of links that are too small. */
  pmtu_discovery?: boolean | null
  /** The receiver's buffer; a_rwnd is what is left of it. */
  receiver_buffer_bytes?: Quantity | null
  /** cwnd at the start and after a long idle time. */
  initial_cwnd_segments?: number | null
  /** ssthresh at the start: slow start ends there. */
  initial_ssthresh_bytes?: Quantity | null
  /** How long a SACK may wait for a second packet; 0 acknowledges every packet at once. */
  sack_delay_ms?: Quantity | null
  /** A SACK is sent at the latest for every so many packets. */
  sack_every?: number | null
  /** Whether the packet that fills the last gap is acknowledged at once, or like any other. */
  sack_on_filled_gap?: boolean | null
  /** While cwnd is below this, data ask for a SACK without delay (the I bit); 0 never asks. */
  sack_asked_below_segments?: number | null
  /** Whether data after which cwnd or the peer's window lets nothing more go ask for a SACK without delay (the I bit). */
  sack_asked_when_full?: boolean | null
  /** Whether the last data of what the application has handed over ask for a SACK without delay (the I bit). */
  sack_asked_at_end?: boolean | null
  /** The share of its buffer that the receiver announces. */
  advertised_percent?: number | null
  /** Whether the receiver takes a chunk whole as long as anything is left of the buffer that it announces, or only where all of it fits. */
  takes_beyond_a_rwnd?: boolean | null
  /** So many chunks wait at the receiver for others at most: one beyond all that it has had is refused then, though the window says nothing of it; 0 sets no limit. */
  held_chunk_limit?: number | null
  /** Whether a SACK tells the window as it was before the application has read what came in the packet it answers. */
  a_rwnd_before_reading?: boolean | null
  /** Where a SACK tells the window before reading, another one follows for each such part of the buffer that is read; 0 sends none, 8 one for each eighth. */
  window_update_divisor?: number | null
  /** What each chunk takes of the receiver's buffer beside its user data, in the view of both ends. */
  chunk_overhead_bytes?: Quantity | null
  /** What a chunk that waits at the receiver takes of its buffer beside its user data, where that differs from what the sender charges. */
  held_overhead_bytes?: Quantity | null
  /** Whether chunks are taken from the application a packet at a time, the last of them even where it does not fit any more, so that it leaves alone in the next packet, or as they fit. */
  bundle_taken?: boolean | null
  /** Whether a message is split where cwnd or the peer's window ends, or sent whole beyond cwnd. */
  split_to_fill_cwnd?: boolean | null
  /** Whether what is sent again waits until cwnd and the peer's window hold it whole, while smaller chunks and new data fill what is left, or leaves, up to a packet, as soon as cwnd is not full. */
  retransmit_within_cwnd?: boolean | null
  /** Whether what is sent again, but for the earliest TSN, waits while other data are in flight and the peer's window does not hold a full chunk, or leaves whatever that window says. */
  retransmit_within_rwnd?: boolean | null
  /** What the initial cwnd, its growth and its least values are counted in. */
  cwnd_unit?: 'chunk' | 'packet' | 'mtu' | null
  /** How many PMTU cwnd may grow by for one SACK in slow start. */
  byte_counting_limit?: number | null
  /** Whether cwnd grows only with a SACK that advances the cumulative TSN, or also with one that reports more in gap blocks. */
  growth_on_advance?: boolean | null
  /** What the congestion window follows. */
  controller?: 'newreno' | 'cubic' | 'bbr' | 'bbr3' | 'leocc' | 'hybla' | 'vegas' | 'westwood' | 'tahoe' | 'stop-and-wait' | null
  /** Whether a CUBIC flow that lost its share gives up more of it. */
  fast_convergence?: boolean | null
  /** What the Reno flow adds whose window CUBIC never stays below. */
  cubic_alpha?: 'rfc9438' | 'linux' | null
  /** Whether the function is computed in whole segments and milliseconds as Linux does: rounding makes small windows grow faster. */
  cubic_whole_segments?: boolean | null
  /** Whether a train of acknowledgements or a longer round trip ends slow start at once, as in Linux; with HyStart++ the first of both does. */
  hystart_2008?: boolean | null
  /** How long the shortest round trip holds; when no other was as short for so long, PROBE_RTT measures anew. */
  bbr_min_rtt_window_ms?: Quantity | null
  /** How long PROBE_RTT keeps four packets in flight, and a round trip at least; 0 never does. */
  bbr_probe_rtt_ms?: Quantity | null
  /** The bandwidth is the largest delivery rate of so many round trips. */
  bbr_bandwidth_rounds?: number | null
  /** cwnd while the bandwidth is probed, of what bandwidth and shortest round trip hold. */
  bbr_cwnd_percent?: number | null
  /** What a path hint does to the model, where the sender has one. */
  bbr_hint?: 'leocc' | 'startup' | 'keep' | null
  /** Whether two stretches with a fifth lost at one rate are taken for a policer, whose rate then holds for 48 round trips. */
  bbr_policer?: boolean | null
  /** How much of what is in flight may be lost in a round trip while bandwidth is probed; more ends the probe. */
  bbr3_loss_percent?: number | null
  /** What a round trip with losses leaves at least of the bounds on rate and data in flight. */
  bbr3_beta_percent?: number | null
  /** What is left free below the most that a probe found fit to be in flight, for others. */
  bbr3_headroom_percent?: number | null
  /** cwnd of what bandwidth and shortest round trip hold; an eighth more while bandwidth is probed. */
  bbr3_cwnd_percent?: number | null
  /** So many send quanta are in flight at least: 1 ms of the rate each, or two segments; hosts that leave segments to their network cards hold three. */
  bbr3_offload_quanta?: number | null
  /** How long bandwidth is not probed at most, and up to a second more by chance; over short ways 63 round trips are less. */
  bbr3_probe_wait_ms?: Quantity | null
  /** Whether the probe after one that lost too much ends at the same level, and goes on only if that is safe now. */
  bbr3_precautionary?: boolean | null
  /** How long the shortest round trip holds. */
  bbr3_min_rtt_window_ms?: Quantity | null
  /** When no round trip was shorter for so long, ProbeRTT measures anew. */
  bbr3_probe_rtt_interval_ms?: Quantity | null
  /** How long ProbeRTT keeps half of the path’s data in flight, and a round trip at least; 0 never does. */
  bbr3_probe_rtt_ms?: Quantity | null
  /** How it finds out that its path was reconfigured; path hints tell it besides. */
  leocc_detection?: 'answers' | 'schedule' | 'hints' | null
  /** Answers further apart show a reconfiguration, and a round trip in PROBE_RTT that is shorter by so much shows that it is over. */
  leocc_threshold_ms?: Quantity | null
  /** The time from one reconfiguration to the next. */
  leocc_period_ms?: Quantity | null
  /** When in a period the reconfiguration comes, counted from the start of the simulation; LeoCC begins 100 ms before. */
  leocc_offset_ms?: Quantity | null
  /** Round trips that are longer than the shortest one by more show a queue: then a Kalman filter gives the bandwidth, below the largest one. */
  leocc_fluctuation_ms?: Quantity | null
  /** How long the shortest round trip holds without a reconfiguration before PROBE_RTT measures it anew. */
  leocc_min_rtt_window_ms?: Quantity | null
  /** What PROBE_RTT leaves in flight, of what the path held. */
  leocc_probe_rtt_percent?: number | null
  /** RTT0, the round trip of the connection that Hybla is to be as fast as; rho is the ratio to it, at least 1. */
  hybla_rtt0_ms?: Quantity | null
  /** What rho is measured by, and how steps are rounded. */
  hybla_rules?: 'linux' | 'paper' | null
  /** With fewer segments than this in the queue cwnd grows by one each round trip. */
  vegas_alpha_segments?: number | null
  /** With more segments than this in the queue cwnd shrinks by one each round trip. */
  vegas_beta_segments?: number | null
  /** More segments than this in the queue end slow start. */
  vegas_gamma_segments?: number | null
  /** In which round trips slow start doubles cwnd. */
  vegas_slow_start?: 'linux' | 'paper' | null
  /** How the rate is filtered, and when a loss makes a window of it. */
  westwood_rules?: 'linux' | 'paper' | null
  /** Whether data leave as soon as the window allows them, or spread over a round trip. */
  pacing?: 'off' | 'window' | null
  /** How fast data leave in congestion avoidance, of the window in a round trip. */
  pacing_percent?: number | null
  /** How fast data leave while cwnd is below half of ssthresh, of the window in a round trip. */
  pacing_slow_start_percent?: number | null
  /** How the sender learns that its path has changed; what it does then its controller says. */
  path_hint?: 'none' | 'terminal' | 'guessed' | null
  /** Round trips above so much of the shortest one may be those of another path. */
  hint_rtt_percent?: number | null
  /** So many round trips in a row must be as long. */
  hint_samples?: number | null
  /** For so much of the shortest round trip they must stay so. */
  hint_dwell_percent?: number | null
  /** How long after a hint losses are answered in another way, 2300 ms in SaTCP; 0 answers them as ever. */
  hint_freeze_ms?: Quantity | null
  /** What losses and timeouts do in the time after a hint. */
  hint_losses?: 'nothing' | 'satcp' | null
  /** Whether the first window after the initial one is half of a saved one. */
  careful_resume?: 'off' | 'on' | null
  /** cwnd that an earlier connection over the path had. */
  saved_cwnd_bytes?: Quantity | null
  /** Shortest round trip that it measured. */
  saved_rtt_ms?: Quantity | null
  /** The most packets one SACK may release at once; 0 sets no limit. */
  max_burst?: number | null
  /** Which packets Max.Burst limits. */
  burst_rule?: 'after-recovery' | 'always' | 'messages' | 'cwnd' | null
  /** The most gap ack blocks in one SACK; 0 reports all that fit. */
  gap_block_limit?: number | null
  /** So many SACKs must report a TSN missing before it is fast-retransmitted. */
  missing_reports?: number | null
  /** What losses that are reported during fast recovery do. */
  fast_recovery?: 'once' | 'by-tsn' | null
  /** What tells that a chunk is lost. */
  loss_detection?: 'reports' | 'rack' | null
  /** Whether the last chunk of a flight leaves once more as a probe two round trips later, before T3-rtx expires. */
  tail_loss_probe?: boolean | null
  /** Whether a chunk that was fast-retransmitted and is reported missing as often again leaves again, or waits for T3-rtx. */
  fast_retransmit_repeats?: boolean | null
  /** Where fast retransmits are repeated: whether a chunk that left so counts as missing again only when data are reported that were new after it was marked, or, in fast recovery, when the cumulative TSN advances, or by every report. */
  repeats_after_new?: boolean | null
  /** Whether everything that is fast-retransmitted leaves at once whatever cwnd says, up to Max.Burst packets for a SACK, or the first packet of a fast recovery alone. */
  fast_retransmit_ignores_cwnd?: boolean | null
  /** ssthresh and cwnd are never less than this after a fast retransmit. */
  fast_retransmit_floor_segments?: number | null
  /** Whether T3-rtx starts anew when the earliest outstanding TSN is acknowledged, or runs on while data are outstanding. */
  t3_restarts?: boolean | null
  /** Whether T3-rtx marks all chunks, or only those sent longer ago than SRTT and four times RTTVAR, which then wait until cwnd has room, and leaves cwnd if there are none. */
  t3_spares_recent?: boolean | null
  /** Whether T3-rtx ends fast recovery, so that a loss of data that were sent before it cuts cwnd once more. */
  t3_ends_recovery?: boolean | null
  /** Whether every timeout leaves cwnd while the peer's window is shut, or only that of a window probe. */
  shut_window_keeps_cwnd?: boolean | null
  /** The retransmission timeout before a round trip was measured. */
  rto_initial_ms?: Quantity | null
  /** How long an INIT and a COOKIE ECHO wait for their answer at first. */
  t1_initial_ms?: Quantity | null
  /** Whether the INIT and the COOKIE ECHO measure the round trip, or the first data do. */
  rtt_at_set_up?: boolean | null
  /** The retransmission timeout is never less than this. */
  rto_min_ms?: Quantity | null
  /** The retransmission timeout doubles at each expiry, up to this. */
  rto_max_ms?: Quantity | null
  /** The variation of the round-trip time never counts as less than this. */
  clock_granularity_ms?: Quantity | null
  /** T3-rtx and the delayed SACK expire at whole multiples of this, counted from the one before they were set; 0 lets them expire exactly. */
  timer_tick_ms?: Quantity | null
  /** The round trip is measured in whole ticks of this, and smoothed with whole eighths of one; 0 measures it exactly. */
  rtt_tick_ms?: Quantity | null
  /** When an expiry of T3-rtx doubles the timeout, and until when. */
  back_off?: 'until-measured' | 'until-advance' | 'in-a-row' | null
  /** Whether every SACK without gaps measures the round trip of the last chunk it acknowledges, or one chunk a round trip is measured. */
  rtt_by_sack?: boolean | null
  /** A path fails after more expiries in a row than this. */
  path_max_retrans?: number | null
  /** The association fails after more expiries in a row than this. */
  association_max_retrans?: number | null
  /** An association that cannot be set up fails after more expiries in a row than this. */
  init_max_retrans?: number | null
  /** The most streams an end receives on (MIS): its peer sends on no more, and DATA for others is reported as an error. */
  max_inbound_streams?: number | null
  /** How long a state cookie is good; one that comes back later is refused as stale, and a new one is asked for. */
  cookie_life_ms?: Quantity | null
  /** Which path lost data is sent again on, where the association has several. */
  retransmit_on?: 'alternate' | 'alternate-on-timeout' | 'same' | 'asap' | 'cwnd' | 'ssthresh' | 'loss-rate' | null
  /** Whether new data take every path that works at once (CMT), or the primary alone; on an only path nothing changes, and it is fixed when the run begins, for paths that recover from losses together cannot be parted in the middle of it. */
  cmt?: boolean | null
  /** With CMT: whether only later chunks of its own path tell that a chunk is missing, or those of all paths. */
  cmt_sfr?: boolean | null
  /** With CMT: whether each path's cwnd grows with the earliest TSN of that path, or as without CMT; where growth needs an advance, that is with the cumulative TSN of the association. */
  cmt_cuc?: boolean | null
  /** With CMT: whether SACKs are delayed across gaps, too, and say for how many packets they stand, or leave at once while there is a gap. */
  cmt_dac?: boolean | null
  /** With CMT: how the windows of the paths are coupled, so that an association takes no more of a link that they share than one on a single path; fixed when the run begins. */
  cmt_coupling?: 'independent' | 'lia' | 'olia' | 'cmt-rpv1' | 'cmt-rpv2' | null
  /** With CMT: how much of the send buffer, where it is limited, and of the receiver's buffer one path may take, so that a slow one does not fill them; each of the paths that work has an equal part. */
  cmt_buffer_split?: 'off' | 'outstanding' | 'buffered' | null
  /** With CMT: once so much of a buffer is taken by what a path has delivered and what waits for chunks of another path, the chunk that all wait for leaves again on it; 0 never sends one again for that. */
  cmt_rescheduling_percent?: number | null
  /** An idle path is probed this long, and an RTO with jitter, after it was last used; 0 sends no heartbeats, and the profiles of RFC 2960 and ns-2 send none on an only path. */
  heartbeat_interval_ms?: Quantity | null
  /** The most heartbeats within one RTO to paths that are not known to reach the peer yet. */
  heartbeat_max_burst?: number | null
  /** Whether new data goes back to the primary path once it is active again, or stays on the path that it fled to. */
  return_to_primary?: boolean | null
  /** Whether the ends agree on explicit congestion notification: routers with RED then mark packets instead of dropping them. */
  ecn?: boolean | null
  /** What a sender with ECN takes a loss for when no mark was reported. */
  unmarked_loss?: 'congestion' | 'corruption' | null
  /** Whether data is delivered in order within each stream, or as it comes. */
  ordered?: boolean | null
  /** When the sender gives a message up and tells the receiver to wait for it no longer, if both ends understand FORWARD TSN. */
  partial_reliability?: 'all' | 'lifetime' | 'retransmissions' | 'priority' | null
  /** How long after the application had it a message is still sent. */
  message_lifetime_ms?: Quantity | null
  /** How often each chunk of a message may be sent again. */
  message_retransmissions?: number | null
  /** Whether pieces of messages of different streams may leave in between each other, in I-DATA chunks, if both ends understand these. */
  interleaving?: boolean | null
  /** Of which stream data leave next. */
  scheduler?: 'first-come' | 'round-robin' | 'round-robin-packet' | 'priority' | 'fair' | 'weighted' | null
  /** Whether the numbers of streams can begin anew, and streams be added, as where channels are closed and opened, if both ends understand RE-CONFIG. */
  stream_reset?: 'off' | 'answered' | 'periodic' | null
  /** How long after the last time the sender closes all its streams and opens them again. */
  reset_interval_ms?: Quantity | null
  /** How many streams the association is set up with; the sender asks for more, up to all of them, once a message is for one that is not there. */
  initial_streams?: number | null
  /** How much applications may hand over before it is acknowledged. */
  send_buffer_bytes?: Quantity | null
  /** Which data beyond a gap the receiver promises never to give back, so that the send buffer has room for others before the gap is filled, if both ends understand NR-SACK. */
  nr_sack?: 'off' | 'delivered' | 'all' | null
  /** Which chunks each end takes only behind an AUTH chunk, by which the other end proves that they are its own. */
  authentication?: 'off' | 'addresses' | 'all' | null
  /** The hash that AUTH chunks are made with. */
  hmac?: 'sha-256' | 'sha-1' | null
  /** The endpoint pair shared key, which both ends have and nobody else. */
  shared_key?: string | null
  /** Whether both ends agree to leave out the CRC32c because DTLS below them finds damaged packets: that saves processing and no bytes, and of what errors damage on links that hand it on none is taken for it. */
  zero_checksum?: boolean | null
  /** Whether both ends agree that a packet with a wrong checksum is answered by a report of what it held, so that its sender sends the data again at once and takes the loss for no congestion; there is nothing to report where links discard what is damaged, or DTLS or UDP find it first. */
  packet_drop_reports?: boolean | null
  /** What carries the packets. */
  encapsulation?: 'none' | 'udp' | null
  /** The UDP port that the sender's packets come from, as a NAT may have changed it; the receiver learns it from them. */
  udp_source_port?: number | null
  /** How fast the receiving application reads from the buffer. */
  read_rate_bps?: Quantity | null
}

/** The settings of a TCP connection. */
export interface Tcp {
  /** The time whose rules settings left open follow. */
  profile?: 'rfc5681' | 'era2001' | 'linux' | null
  /** User data in a full segment, options taken off. */
  mss_bytes?: Quantity | null
  /** IP and TCP header of each segment; options add to it, timestamps 12 bytes. */
  header_bytes?: Quantity | null
  /** The receiver's buffer; the advertised window is what is left of it. */
  receiver_buffer_bytes?: Quantity | null
  /** Whether the receiver's buffer begins with 65,535 bytes and grows with what the application reads in a round trip, up to the receiver buffer. */
  receive_buffer_tuning?: boolean | null
  /** Whether windows above 65,535 bytes can be told. */
  window_scaling?: boolean | null
  /** By how many bits windows are shifted. */
  window_scale?: number | null
  /** Whether segments carry timestamps, which measure round trips of retransmissions, too. */
  timestamps?: boolean | null
  /** Whether congestion control and RACK hear of the round trips of what was sent again, by the timestamps that come back, or by Karn's rule of none. */
  echo_round_trips?: boolean | null
  /** How losses that duplicate acknowledgements report are repaired. */
  recovery?: 'sack' | 'newreno' | 'reno' | null
  /** What the congestion window follows. */
  controller?: 'newreno' | 'cubic' | 'bbr' | 'bbr3' | 'leocc' | 'hybla' | 'vegas' | 'westwood' | 'tahoe' | 'stop-and-wait' | null
  /** Whether a loss is taken for congestion, or probed for first. */
  error_control?: 'congestion' | 'probing' | null
  /** By which share of it a probe's round trip may be longer than the smoothed one before the loss without meaning congestion, as the probing of XSTP has it. */
  rtt_tolerance?: number | null
  /** So much longer besides it may be. */
  rtt_slack_ms?: Quantity | null
  /** Whether slow start ends when round trips grow longer, before a queue overflows. */
  hystart?: boolean | null
  /** Whether a CUBIC flow that lost its share gives up more of it. */
  fast_convergence?: boolean | null
  /** What the Reno flow adds whose window CUBIC never stays below. */
  cubic_alpha?: 'rfc9438' | 'linux' | null
  /** Whether the function is computed in whole segments and milliseconds as Linux does: rounding makes small windows grow faster. */
  cubic_whole_segments?: boolean | null
  /** Whether a train of acknowledgements or a longer round trip ends slow start at once, as in Linux; with HyStart++ the first of both does. */
  hystart_2008?: boolean | null
  /** How long the shortest round trip holds; when no other was as short for so long, PROBE_RTT measures anew. */
  bbr_min_rtt_window_ms?: Quantity | null
  /** How long PROBE_RTT keeps four packets in flight, and a round trip at least; 0 never does. */
  bbr_probe_rtt_ms?: Quantity | null
  /** The bandwidth is the largest delivery rate of so many round trips. */
  bbr_bandwidth_rounds?: number | null
  /** cwnd while the bandwidth is probed, of what bandwidth and shortest round trip hold. */
  bbr_cwnd_percent?: number | null
  /** What a path hint does to the model, where the sender has one. */
  bbr_hint?: 'leocc' | 'startup' | 'keep' | null
  /** Whether two stretches with a fifth lost at one rate are taken for a policer, whose rate then holds for 48 round trips. */
  bbr_policer?: boolean | null
  /** How much of what is in flight may be lost in a round trip while bandwidth is probed; more ends the probe. */
  bbr3_loss_percent?: number | null
  /** What a round trip with losses leaves at least of the bounds on rate and data in flight. */
  bbr3_beta_percent?: number | null
  /** What is left free below the most that a probe found fit to be in flight, for others. */
  bbr3_headroom_percent?: number | null
  /** cwnd of what bandwidth and shortest round trip hold; an eighth more while bandwidth is probed. */
  bbr3_cwnd_percent?: number | null
  /** So many send quanta are in flight at least: 1 ms of the rate each, or two segments; hosts that leave segments to their network cards hold three. */
  bbr3_offload_quanta?: number | null
  /** How long bandwidth is not probed at most, and up to a second more by chance; over short ways 63 round trips are less. */
  bbr3_probe_wait_ms?: Quantity | null
  /** Whether the probe after one that lost too much ends at the same level, and goes on only if that is safe now. */
  bbr3_precautionary?: boolean | null
  /** How long the shortest round trip holds. */
  bbr3_min_rtt_window_ms?: Quantity | null
  /** When no round trip was shorter for so long, ProbeRTT measures anew. */
  bbr3_probe_rtt_interval_ms?: Quantity | null
  /** How long ProbeRTT keeps half of the path’s data in flight, and a round trip at least; 0 never does. */
  bbr3_probe_rtt_ms?: Quantity | null
  /** How it finds out that its path was reconfigured; path hints tell it besides. */
  leocc_detection?: 'answers' | 'schedule' | 'hints' | null
  /** Answers further apart show a reconfiguration, and a round trip in PROBE_RTT that is shorter by so much shows that it is over. */
  leocc_threshold_ms?: Quantity | null
  /** The time from one reconfiguration to the next. */
  leocc_period_ms?: Quantity | null
  /** When in a period the reconfiguration comes, counted from the start of the simulation; LeoCC begins 100 ms before. */
  leocc_offset_ms?: Quantity | null
  /** Round trips that are longer than the shortest one by more show a queue: then a Kalman filter gives the bandwidth, below the largest one. */
  leocc_fluctuation_ms?: Quantity | null
  /** How long the shortest round trip holds without a reconfiguration before PROBE_RTT measures it anew. */
  leocc_min_rtt_window_ms?: Quantity | null
  /** What PROBE_RTT leaves in flight, of what the path held. */
  leocc_probe_rtt_percent?: number | null
  /** RTT0, the round trip of the connection that Hybla is to be as fast as; rho is the ratio to it, at least 1. */
  hybla_rtt0_ms?: Quantity | null
  /** What rho is measured by, and how steps are rounded. */
  hybla_rules?: 'linux' | 'paper' | null
  /** With fewer segments than this in the queue cwnd grows by one each round trip. */
  vegas_alpha_segments?: number | null
  /** With more segments than this in the queue cwnd shrinks by one each round trip. */
  vegas_beta_segments?: number | null
  /** More segments than this in the queue end slow start. */
  vegas_gamma_segments?: number | null
  /** In which round trips slow start doubles cwnd. */
  vegas_slow_start?: 'linux' | 'paper' | null
  /** How the rate is filtered, and when a loss makes a window of it. */
  westwood_rules?: 'linux' | 'paper' | null
  /** Whether data leave as soon as the window allows them, or spread over a round trip. */
  pacing?: 'off' | 'window' | null
  /** How fast data leave in congestion avoidance, of the window in a round trip. */
  pacing_percent?: number | null
  /** How fast data leave while cwnd is below half of ssthresh, of the window in a round trip. */
  pacing_slow_start_percent?: number | null
  /** How the sender learns that its path has changed; what it does then its controller says. */
  path_hint?: 'none' | 'terminal' | 'guessed' | null
  /** Round trips above so much of the shortest one may be those of another path. */
  hint_rtt_percent?: number | null
  /** So many round trips in a row must be as long. */
  hint_samples?: number | null
  /** For so much of the shortest round trip they must stay so. */
  hint_dwell_percent?: number | null
  /** How long after a hint losses are answered in another way, 2300 ms in SaTCP; 0 answers them as ever. */
  hint_freeze_ms?: Quantity | null
  /** What losses and timeouts do in the time after a hint. */
  hint_losses?: 'nothing' | 'satcp' | null
  /** Whether the first window after the initial one is half of a saved one. */
  careful_resume?: 'off' | 'on' | null
  /** cwnd that an earlier connection over the path had. */
  saved_cwnd_bytes?: Quantity | null
  /** Shortest round trip that it measured. */
  saved_rtt_ms?: Quantity | null
  /** How long an acknowledgement may wait for a second segment; 0 acknowledges every segment at once. */
  delayed_ack_ms?: Quantity | null
  /** So many acknowledgements leave without delay when data begin to come, when they come again after a pause of one RTO, and when some come twice. */
  quick_acks?: number | null
  /** Whether every segment is acknowledged at once as long as the receiver still learns how much of its buffer is window: two segments more with each, over the last fifth of it. */
  quick_while_growing?: boolean | null
  /** Whether a segment that fills a gap is acknowledged at once, or like any other. */
  ack_on_filled_gap?: boolean | null
  /** An acknowledgement is sent at the latest for every so many segments. */
  ack_every?: number | null
  /** The most blocks in one acknowledgement; beside timestamps there is room for 3. */
  sack_blocks?: number | null
  /** So many duplicate acknowledgements start a fast retransmit. */
  dupack_threshold?: number | null
  /** Whether the duplicate acknowledgements before that let new segments go. */
  limited_transmit?: boolean | null
  /** cwnd at the start and after a long idle time. */
  initial_window_segments?: number | null
  /** ssthresh at the start: slow start ends there. */
  initial_ssthresh_bytes?: Quantity | null
  /** How many segments cwnd may grow by for one acknowledgement in slow start; 0 counts acknowledgements instead of bytes. */
  byte_counting_limit?: number | null
  /** Whether a loss halves the whole segments of the window instead of the bytes in flight. */
  halve_whole_segments?: boolean | null
  /** Whether blocks that tell of as many segments above a missing one start fast recovery too, however few duplicate acknowledgements arrived. */
  recovery_by_blocks?: boolean | null
  /** Whether what the receiver's blocks told holds after a timeout, or is forgotten. */
  sack_after_timeout?: boolean | null
  /** Whether time tells what is lost, a round trip and a reordering window after what was sent later has arrived, or the count of acknowledgements and blocks. */
  rack?: boolean | null
  /** Whether a segment leaves as a probe two round trips after the last, before the retransmission timer expires. */
  tail_loss_probe?: boolean | null
  /** Whether cwnd shrinks to ssthresh in proportion to what arrives during fast recovery, or at once. */
  proportional_reduction?: boolean | null
  /** Whether new data follow the first retransmission after a timeout, to find out if the others were lost at all. */
  forward_rto?: boolean | null
  /** Whether the first block of an acknowledgement tells of what has come twice. */
  duplicate_blocks?: boolean | null
  /** Whether a cut is taken back when timestamps or blocks of what came twice show that nothing was lost. */
  undo?: boolean | null
  /** Whether cwnd grows by all that an acknowledgement is the first to report, or by what it acknowledges, which after a timeout is worth one segment. */
  growth_by_delivery?: boolean | null
  /** What becomes of cwnd when nothing was sent for a while. */
  idle_restart?: 'initial' | 'decay' | null
  /** Whether a small segment waits while others are unacknowledged; it matters where data come piece by piece, as messages do and what a gateway sends on. */
  nagle?: boolean | null
  /** Whether the ends agree on explicit congestion notification: routers with RED then mark segments instead of dropping them. */
  ecn?: boolean | null
  /** The retransmission timeout before a round trip was measured. */
  rto_initial_ms?: Quantity | null
  /** How the retransmission timeout follows from round trips. */
  rto_rule?: 'rfc6298' | 'linux' | null
  /** The retransmission timeout is never less than this. */
  rto_min_ms?: Quantity | null
  /** The retransmission timeout doubles at each expiry, up to this. */
  rto_max_ms?: Quantity | null
  /** The connection fails after more timeouts in a row than this. */
  max_retransmissions?: number | null
  /** A SYN is sent again so many times before the connection fails. */
  syn_retransmissions?: number | null
  /** How fast the receiving application reads from the buffer. */
  read_rate_bps?: Quantity | null
}

/** The settings of an XSTP session. */
export interface Xstp {
  /** Whether the sender probes before it takes a loss for congestion; without, every reported loss halves cwnd. */
  probing?: boolean | null
  /** User data in a full segment. */
  mss_bytes?: Quantity | null
  /** The XSTP header of each segment. */
  header_bytes?: Quantity | null
  /** The headers of the layers below, IP among them: the paper counts none. */
  network_header_bytes?: Quantity | null
  /** What a POLL and the echo in its STAT add to a header: a timestamp and a number. */
  option_bytes?: Quantity | null
  /** What each gap adds to a STAT or USTAT: its first and last number. */
  gap_bytes?: Quantity | null
  /** The sender's buffer: cwnd and what is outstanding are no more. */
  send_buffer_bytes?: Quantity | null
  /** The receiver's buffer; the window that it tells is what in-order data not yet read leave of it. */
  receiver_buffer_bytes?: Quantity | null
  /** cwnd at the start. */
  initial_window_segments?: number | null
  /** What the congestion window follows. */
  controller?: 'newreno' | 'cubic' | 'bbr' | 'bbr3' | 'leocc' | 'hybla' | 'vegas' | 'westwood' | 'tahoe' | 'stop-and-wait' | null
  /** Whether a CUBIC flow that lost its share gives up more of it. */
  fast_convergence?: boolean | null
  /** What the Reno flow adds whose window CUBIC never stays below. */
  cubic_alpha?: 'rfc9438' | 'linux' | null
  /** Whether the function is computed in whole segments and milliseconds as Linux does: rounding makes small windows grow faster. */
  cubic_whole_segments?: boolean | null
  /** Whether a train of acknowledgements or a longer round trip ends slow start at once, as in Linux; with HyStart++ the first of both does. */
  hystart_2008?: boolean | null
  /** How long the shortest round trip holds; when no other was as short for so long, PROBE_RTT measures anew. */
  bbr_min_rtt_window_ms?: Quantity | null
  /** How long PROBE_RTT keeps four packets in flight, and a round trip at least; 0 never does. */
  bbr_probe_rtt_ms?: Quantity | null
  /** The bandwidth is the largest delivery rate of so many round trips. */
  bbr_bandwidth_rounds?: number | null
  /** cwnd while the bandwidth is probed, of what bandwidth and shortest round trip hold. */
  bbr_cwnd_percent?: number | null
  /** What a path hint does to the model, where the sender has one. */
  bbr_hint?: 'leocc' | 'startup' | 'keep' | null
  /** Whether two stretches with a fifth lost at one rate are taken for a policer, whose rate then holds for 48 round trips. */
  bbr_policer?: boolean | null
  /** How much of what is in flight may be lost in a round trip while bandwidth is probed; more ends the probe. */
  bbr3_loss_percent?: number | null
  /** What a round trip with losses leaves at least of the bounds on rate and data in flight. */
  bbr3_beta_percent?: number | null
  /** What is left free below the most that a probe found fit to be in flight, for others. */
  bbr3_headroom_percent?: number | null
  /** cwnd of what bandwidth and shortest round trip hold; an eighth more while bandwidth is probed. */
  bbr3_cwnd_percent?: number | null
  /** So many send quanta are in flight at least: 1 ms of the rate each, or two segments; hosts that leave segments to their network cards hold three. */
  bbr3_offload_quanta?: number | null
  /** How long bandwidth is not probed at most, and up to a second more by chance; over short ways 63 round trips are less. */
  bbr3_probe_wait_ms?: Quantity | null
  /** Whether the probe after one that lost too much ends at the same level, and goes on only if that is safe now. */
  bbr3_precautionary?: boolean | null
  /** How long the shortest round trip holds. */
  bbr3_min_rtt_window_ms?: Quantity | null
  /** When no round trip was shorter for so long, ProbeRTT measures anew. */
  bbr3_probe_rtt_interval_ms?: Quantity | null
  /** How long ProbeRTT keeps half of the path’s data in flight, and a round trip at least; 0 never does. */
  bbr3_probe_rtt_ms?: Quantity | null
  /** How it finds out that its path was reconfigured; path hints tell it besides. */
  leocc_detection?: 'answers' | 'schedule' | 'hints' | null
  /** Answers further apart show a reconfiguration, and a round trip in PROBE_RTT that is shorter by so much shows that it is over. */
  leocc_threshold_ms?: Quantity | null
  /** The time from one reconfiguration to the next. */
  leocc_period_ms?: Quantity | null
  /** When in a period the reconfiguration comes, counted from the start of the simulation; LeoCC begins 100 ms before. */
  leocc_offset_ms?: Quantity | null
  /** Round trips that are longer than the shortest one by more show a queue: then a Kalman filter gives the bandwidth, below the largest one. */
  leocc_fluctuation_ms?: Quantity | null
  /** How long the shortest round trip holds without a reconfiguration before PROBE_RTT measures it anew. */
  leocc_min_rtt_window_ms?: Quantity | null
  /** What PROBE_RTT leaves in flight, of what the path held. */
  leocc_probe_rtt_percent?: number | null
  /** RTT0, the round trip of the connection that Hybla is to be as fast as; rho is the ratio to it, at least 1. */
  hybla_rtt0_ms?: Quantity | null
  /** What rho is measured by, and how steps are rounded. */
  hybla_rules?: 'linux' | 'paper' | null
  /** With fewer segments than this in the queue cwnd grows by one each round trip. */
  vegas_alpha_segments?: number | null
  /** With more segments than this in the queue cwnd shrinks by one each round trip. */
  vegas_beta_segments?: number | null
  /** More segments than this in the queue end slow start. */
  vegas_gamma_segments?: number | null
  /** In which round trips slow start doubles cwnd. */
  vegas_slow_start?: 'linux' | 'paper' | null
  /** How the rate is filtered, and when a loss makes a window of it. */
  westwood_rules?: 'linux' | 'paper' | null
  /** What lets cwnd grow: by one in slow start, by its own fraction in congestion avoidance. */
  growth?: 'segments' | 'reports' | null
  /** What the send timer spreads over a round trip, burst by burst. */
  pacing?: 'allowed' | 'window' | null
  /** The most segments that leave back to back. */
  burst_segments?: number | null
  /** Whether the segments of a burst, and those sent again, leave back to back, or apart. */
  segment_pacing?: 'off' | 'window' | null
  /** How fast they leave in congestion avoidance, of the window in a round trip. */
  segment_pacing_percent?: number | null
  /** How fast they leave while cwnd is below half of the threshold, of the window in a round trip. */
  segment_pacing_slow_start_percent?: number | null
  /** How often in a round trip the sender asks for a report. */
  polls_per_rtt?: number | null
  /** A burst carries a POLL that is due within this share of the time between two POLLs. */
  poll_ahead_share?: number | null
  /** A burst carries a POLL when this share of the send buffer has left since the last one. */
  poll_after_share?: number | null
  /** How much a new round trip counts in the smoothed one. */
  rtt_weight?: number | null
  /** So many segments above a gap make the receiver report it unasked. */
  ustat_after_segments?: number | null
  /** Whether a STAT reports as missing what the POLL says was sent beyond all that came; without, the last segment is sent again after a timeout to learn what is missing before it. */
  trailing_gap?: boolean | null
  /** A segment may be sent again so much sooner than a round trip after it last left. */
  worth_slack_ms?: Quantity | null
  /** POLLs go half as often after so many times between two of them without a STAT. */
  backoff_after_polls?: number | null
  /** POLLs go no less often than this many times the usual time between them; 1 never backs off. */
  backoff_limit?: number | null
  /** After a pause of the data this long cwnd starts again at one segment, and a probing cycle this long that ends in congestion does the same. */
  idle_threshold_ms?: Quantity | null
  /** How many exchanges the probing map holds, the one that was under way at the start among them. */
  probe_map?: number | null
  /** So many exchanges in a row end a probing cycle. */
  probe_exchanges?: number | null
  /** By which share of it a probe's round trip may be longer than the one before the loss without meaning congestion. */
  rtt_tolerance?: number | null
  /** So much longer besides it may be. */
  rtt_slack_ms?: Quantity | null
  /** Whether a missing STAT starts probing only after one has answered a POLL since these began. */
  early_timeout_armed?: boolean | null
  /** Whether a STAT without gaps ends a probing cycle; without, only the fourth of them does. */
  abort_on_empty?: boolean | null
  /** How long a BGN or END waits for its answer before it is sent again; twice as long each time. */
  request_interval_ms?: Quantity | null
  /** The longest that it waits. */
  request_interval_max_ms?: Quantity | null
  /** Whether the session stays open when all data are acknowledged, and is kept alive. */
  stay_open?: boolean | null
  /** How often an idle session is asked whether its peer is there; 0 never asks. */
  keep_alive_ms?: Quantity | null
  /** The session fails when nothing has come of it for so long. */
  give_up_ms?: Quantity | null
  /** How fast the receiving application reads from the buffer. */
  read_rate_bps?: Quantity | null
}

/** A gateway that splits a flow: it ends the connection that comes and opens its own for the rest of the way. */
export interface Gateway {
  /** The station or router that ends the connection: it acknowledges data before the receiver has them, and if it fails they are lost. */
  at: string
  /** The most that the gateway holds, what it has sent on and not seen acknowledged included; as it fills, the window that it tells closes. */
  buffer_bytes?: Quantity | null
  /** The settings of the TCP connection that the gateway opens. */
  tcp?: Tcp | null
}

/** What befalls a flow at an instant. */
export interface Incident {
  /** What happens. */
  kind: 'reboot' | 'forged-packets' | 'old-cookie'
  /** When it happens, or begins. */
  at_s: Quantity
  /** The end that it befalls: the host that reboots, or that receives what others send. */
  end?: 'sender' | 'receiver' | null
  /** How long the host is off. */
  off_s?: Quantity | null
  /** What the forged packets pretend. */
  packet?: 'abort' | 'data' | 'open' | 'address' | null
  /** How many bits of the verification tag must be guessed: 32 by somebody who sees nothing of the flow, 0 by somebody who sees all of it. */
  unknown_bits?: number | null
  /** How many packets are sent. */
  packets?: number | null
  /** The time from one of them to the next. */
  interval_ms?: Quantity | null
  /** The station or router that they come from. */
  from?: string | null
}

/** What is asked for the streams of a flow at an instant. */
export interface StreamChange {
  /** What is asked for. */
  ask: 'reset' | 'add'
  /** When it is asked for; before the flow is open, or once it ends, nothing is. */
  at_s: Quantity
  /** The end that asks for streams of the sender, whose own request is the answer where the receiver asks. */
  end?: 'sender' | 'receiver' | null
  /** The streams that begin anew; all where none is listed. */
  streams?: readonly number[] | null
  /** How many more there are to be. */
  more?: number | null
}

/** Flows between places of their own, besides those in focus. */
export interface Background {
  /** The number of flows in the background; each joins two places, given or drawn. */
  associations?: number | null
  /** The southernmost latitude of their ends. */
  latitude_min_deg?: Quantity | null
  /** The northernmost latitude of their ends. */
  latitude_max_deg?: Quantity | null
  /** Whether the given places are joined in every run, or each run draws new ones by its seed, the same ones whatever else is changed. */
  places?: 'given' | 'drawn' | null
  /** The places of the first flows, unless places are drawn; those that are left get random ones. */
  pairs?: readonly Pair[] | null
  /** The paths of each flow, the primary first; an empty list is one path over the first flow's constellation. */
  paths?: readonly FlowPath[] | null
  /** So many of the flows, from the first on, are recorded in full and shown as flows in focus. */
  focus?: number | null
  /** When the first one is opened. */
  start_s?: Quantity | null
  /** The time from the start of one to the start of the next. */
  spacing_s?: Quantity | null
  /** Which transport protocol the flows in the background speak. */
  protocol?: 'sctp' | 'tcp' | 'xstp' | null
  /** The settings of the flows in the background, if they speak SCTP. */
  sctp?: Sctp | null
  /** The settings of the flows in the background, if they speak TCP. */
  tcp?: Tcp | null
  /** The settings of the flows in the background, if they speak XSTP. */
  xstp?: Xstp | null
  /** How much of the background is recorded. */
  record?: 'full' | 'windows' | 'totals' | null
}

/** Two places on the ground. */
export interface Pair {
  /** Latitude of the sender; north is positive. */
  from_latitude_deg: Quantity
  /** Longitude of the sender; east is positive. */
  from_longitude_deg: Quantity
  /** Latitude of the receiver; north is positive. */
  to_latitude_deg: Quantity
  /** Longitude of the receiver; east is positive. */
  to_longitude_deg: Quantity
}

/** When and how finely results are measured. */
export interface Measurement {
  /** The width of the bins of throughput, goodput and load. */
  interval_s?: Quantity | null
  /** When the steady state begins: averages leave out what came before. */
  from_s?: Quantity | null
  /** Whether it is counted how long packets wait in each queue, for its chart, table and metrics. */
  sojourn_times?: boolean | null
}

/** What becomes different, or breaks, at an instant of the run. */
export interface DatedChange {
  /** What happens. */
  kind?: 'set' | 'satellite-off' | 'link-off' | 'drop-next' | 'rain' | 'freeze' | null
  /** When it happens; before the end of the run. */
  at_s: Quantity
  /** For how long it lasts. */
  for_s?: Quantity | null
  /** The field that gets another value, such as flows[0].sctp.sack_every or constellations.*.gsl.ber. */
  path?: string | null
  /** Its value from then on; null returns it to its default. */
  value?: unknown | null
  /** The satellite, by its name such as P3 S5. */
  satellite?: string | null
  /** One end of the link: a satellite, station or router. */
  from?: string | null
  /** The other end. */
  to?: string | null
  /** The constellation of the satellites. */
  constellation?: string | null
  /** The flow. */
  flow?: string | null
  /** Which packet is lost. */
  packet?: 'data' | 'acknowledgement' | null
  /** The station. */
  station?: string | null
  /** The bit error rate of its links to satellites while the rain is at its height. */
  ber?: number | null
  /** How long the rain takes to come to its height, and to leave it. */
  ramp_s?: Quantity | null
  /** Whether the change is left out. */
  off?: boolean | null
}
