### The settings: labels, help and choices. Written by `npm run words`; do not edit.

# version, scenario/src/document/scenario.rs and 1 more
version-dd1679 = Version

# version, scenario/src/document/scenario.rs
the-version-of-the-document-s-272d1a = The version of the document's form.

# title, scenario/src/document/scenario.rs
the-name-of-the-scenario-edd5af = The name of the scenario.

# description, scenario/src/document/scenario.rs
description-526e00 = Description

# description, scenario/src/document/scenario.rs
what-the-scenario-shows-in-a-3b611f = What the scenario shows, in a few sentences.

# seed, scenario/src/document/scenario.rs and 1 more
seed-367ef0 = Seed

# seed, scenario/src/document/scenario.rs
the-number-all-random-draws-follow-bfdcf0 = The number all random draws follow from: the same seed gives the same run, bit for bit.

# duration_s, scenario/src/document/scenario.rs and 1 more
duration-4fc52a = Duration

# duration_s, scenario/src/document/scenario.rs
how-much-time-is-simulated-at-cf657c = How much time is simulated; at most 30 days.

# ends_when_done, scenario/src/document/scenario.rs
ends-when-done-961339 = Ends when done

# ends_when_done, scenario/src/document/scenario.rs
whether-the-run-ends-before-that-5c2ffd = Whether the run ends before that, once its transfers are over and neither end of a flow has anything left to do.

# epoch, scenario/src/document/scenario.rs
epoch-fff7a2 = Epoch

# epoch, scenario/src/document/scenario.rs
the-instant-in-utc-at-which-2354c8 = The instant in UTC at which a run with element sets begins, such as 2026-11-22T06:30:00.

# epoch, scenario/src/document/scenario.rs
the-latest-epoch-of-the-element-bf9013 = the latest epoch of the element sets

# earth.radius_km, scenario/src/document/scenario.rs
earth-radius-826c17 = Earth radius

# earth.radius_km, scenario/src/document/scenario.rs
the-radius-of-the-sphere-that-df56cf = The radius of the sphere that stations stand on.

# earth.gm_km3_s2, scenario/src/document/scenario.rs
gravitational-parameter-eea63d = Gravitational parameter

# earth.gm_km3_s2, scenario/src/document/scenario.rs
the-gravitational-parameter-it-sets-the-2f7af7 = The gravitational parameter: it sets the orbital period at each altitude.

# earth.sidereal_day_s, scenario/src/document/scenario.rs
sidereal-day-9d5211 = Sidereal day

# earth.sidereal_day_s, scenario/src/document/scenario.rs
the-time-the-earth-takes-to-781621 = The time the Earth takes to turn once against the stars.

# earth.light_km_s, scenario/src/document/scenario.rs
speed-of-light-dc49ad = Speed of light

# earth.light_km_s, scenario/src/document/scenario.rs
the-speed-of-light-delay-is-11efe9 = The speed of light: delay is distance divided by it.

# sky.frozen_at_s, scenario/src/document/scenario.rs
the-instant-at-which-satellites-and-b37dd0 = The instant at which satellites and Earth stand still for the whole run: links, delays and routes never change, and no handover comes.

# sky.frozen_at_s, scenario/src/document/scenario.rs
moving-from-time-0-on-f96bfb = moving, from time 0 on

# constellations.*.id
id-12156e = Id

# constellations.*.id, scenario/src/document/constellation.rs
the-name-by-which-terminals-refer-576ab3 = The name by which terminals refer to it.

# constellations.*.kind, scenario/src/document/constellation.rs
how-its-orbits-are-arranged-1a70e6 = How its orbits are arranged.

# constellations.*.kind, scenario/src/document/constellation.rs
near-polar-planes-over-half-a-f8bf75 = Near-polar planes over half a turn; planes on either side of the seam move in opposite directions.

# constellations.*.kind, scenario/src/document/constellation.rs
inclined-planes-over-a-full-turn-75e873 = Inclined planes over a full turn, without a seam.

# constellations.*.kind, scenario/src/document/constellation.rs
geostationary-e00609 = Geostationary

# constellations.*.kind, scenario/src/document/constellation.rs
satellites-that-stand-over-the-equator-4f9e9e = Satellites that stand over the equator at given longitudes.

# constellations.*.kind, scenario/src/document/constellation.rs
kepler-orbits-52efb6 = Kepler orbits

# constellations.*.kind, scenario/src/document/constellation.rs
ellipses-with-perigee-and-apogee-which-9910dd = Ellipses with perigee and apogee, which the Earth's oblateness may turn.

# constellations.*.kind, constellations.*.elements and 1 more
element-sets-6bc751 = Element sets

# constellations.*.kind, scenario/src/document/constellation.rs
real-satellites-propagated-by-sgp4-from-8778d6 = Real satellites, propagated by SGP4 from their element sets.

# constellations.*.planes, scenario/src/document/constellation.rs
the-number-of-orbital-planes-fb2260 = The number of orbital planes.

# constellations.*.planes, scenario/src/document/constellation.rs
needed-for-walker-constellations-none-be-57340a = needed for Walker constellations; none beside a list of Kepler orbits

# constellations.*.satellites_per_plane, scenario/src/document/constellation.rs
satellites-per-plane-9d5612 = Satellites per plane

# constellations.*.satellites_per_plane, scenario/src/document/constellation.rs
the-number-of-satellites-in-each-eceb7f = The number of satellites in each plane, evenly spaced.

# constellations.*.satellites_per_plane, constellations.*.inclination_deg and 1 more
needed-where-there-are-planes-423be7 = needed where there are planes

# constellations.*.altitude_km, scenario/src/document/constellation.rs
the-height-of-the-circular-orbits-05465c = The height of the circular orbits above the sphere.

# constellations.*.altitude_km, scenario/src/document/constellation.rs
text-b32dda = 35,786 km for geostationary satellites; needed for Walker constellations

# constellations.*.perigee_km, constellations.*.orbits.*.perigee_km and 1 more
perigee-7a7c9d = Perigee

# constellations.*.perigee_km, scenario/src/document/constellation.rs
the-height-of-the-lowest-point-7b44a4 = The height of the lowest point of the orbits above the sphere.

# constellations.*.perigee_km, constellations.*.apogee_km and 3 more
from-semi-major-axis-and-eccentricity-d2f90a = from semi-major axis and eccentricity

# constellations.*.apogee_km, constellations.*.orbits.*.apogee_km and 1 more
apogee-9edcb1 = Apogee

# constellations.*.apogee_km, scenario/src/document/constellation.rs
the-height-of-the-highest-point-b64322 = The height of the highest point of the orbits above the sphere.

# constellations.*.semi_major_axis_km, constellations.*.orbits.*.semi_major_axis_km and 1 more
semi-major-axis-7a98cb = Semi-major axis

# constellations.*.semi_major_axis_km, scenario/src/document/constellation.rs
half-the-long-axis-of-the-cdf954 = Half the long axis of the orbits, in place of perigee and apogee.

# constellations.*.semi_major_axis_km, constellations.*.eccentricity and 3 more
from-perigee-and-apogee-9c0313 = from perigee and apogee

# constellations.*.eccentricity, constellations.*.orbits.*.eccentricity and 1 more
eccentricity-3642ee = Eccentricity

# constellations.*.eccentricity, scenario/src/document/constellation.rs
how-far-the-ellipses-are-from-bad480 = How far the ellipses are from circles, in place of perigee and apogee; from 1 on an orbit would be open.

# constellations.*.inclination_deg, constellations.*.orbits.*.inclination_deg and 2 more
inclination-e1a572 = Inclination

# constellations.*.inclination_deg, scenario/src/document/constellation.rs
the-angle-between-the-orbital-planes-341ada = The angle between the orbital planes and the equator.

# constellations.*.argument_of_perigee_deg, constellations.*.orbits.*.argument_of_perigee_deg and 1 more
argument-of-perigee-d2055f = Argument of perigee

# constellations.*.argument_of_perigee_deg, scenario/src/document/constellation.rs
the-angle-along-the-orbit-from-197064 = The angle along the orbit from its ascending node to its perigee: with 270° the apogee is in the north.

# constellations.*.node_spacing_deg, scenario/src/document/constellation.rs
the-angle-between-the-ascending-nodes-78adca = The angle between the ascending nodes of neighbouring planes.

# constellations.*.node_spacing_deg, scenario/src/document/constellation.rs
text-c8459f = 180° / planes for a star, else 360° / planes

# constellations.*.first_node_deg, scenario/src/document/constellation.rs
the-inertial-longitude-of-the-first-16b828 = The inertial longitude of the first plane's ascending node.

# constellations.*.first_anomaly_deg, scenario/src/document/constellation.rs
the-mean-anomaly-of-the-first-f19462 = The mean anomaly of the first plane's first satellite at the start: 0° at the perigee, 180° at the apogee.

# constellations.*.phase_step_deg, scenario/src/document/constellation.rs
how-far-along-their-orbit-the-35cb6c = How far along their orbit the satellites of one plane are ahead of those of another.

# constellations.*.phase_step_deg, scenario/src/document/constellation.rs
half-a-slot-for-a-star-7f2242 = half a slot for a star, else 0°

# constellations.*.phasing, scenario/src/document/constellation.rs
phasing-cb6cc5 = Phasing

# constellations.*.phasing, scenario/src/document/constellation.rs
whether-odd-planes-get-the-phase-f9d34f = Whether odd planes get the phase step, or it adds up from plane to plane.

# constellations.*.phasing, scenario/src/document/constellation.rs
alternate-for-a-star-else-cumulative-72a00c = alternate for a star, else cumulative

# constellations.*.phasing, scenario/src/document/constellation.rs
alternate-1b9971 = Alternate

# constellations.*.phasing, scenario/src/document/constellation.rs
odd-planes-are-ahead-by-the-1c6f81 = Odd planes are ahead by the phase step, even ones are not.

# constellations.*.phasing, scenario/src/document/constellation.rs
cumulative-cecf2a = Cumulative

# constellations.*.phasing, scenario/src/document/constellation.rs
plane-p-is-ahead-by-p-282196 = Plane p is ahead by p times the phase step.

# constellations.*.phase_resolution_deg, scenario/src/document/constellation.rs
phases-are-rounded-to-multiples-of-3fc349 = Phases are rounded to multiples of this, as in published tables; 0 keeps them exact.

# constellations.*.orbits, scenario/src/document/constellation.rs
further-kepler-orbits-each-a-plane-bdba42 = Further Kepler orbits, each a plane of its own, numbered after the planes.

# constellations.*.orbits.*.satellites, scenario/src/document/constellation.rs and 1 more
satellites-e30a26 = Satellites

# constellations.*.orbits.*.satellites, scenario/src/document/constellation.rs
the-number-of-its-satellites-spread-a89d78 = The number of its satellites, spread evenly in mean anomaly.

# constellations.*.orbits.*.satellites, scenario/src/document/constellation.rs
text-b8d5d3 = 1, or as many as there are anomalies

# constellations.*.orbits.*.perigee_km, scenario/src/document/constellation.rs
the-height-of-its-lowest-point-452037 = The height of its lowest point above the sphere.

# constellations.*.orbits.*.apogee_km, scenario/src/document/constellation.rs
the-height-of-its-highest-point-ad7ff3 = The height of its highest point above the sphere.

# constellations.*.orbits.*.semi_major_axis_km, scenario/src/document/constellation.rs
half-its-long-axis-in-place-33e08f = Half its long axis, in place of perigee and apogee.

# constellations.*.orbits.*.eccentricity, scenario/src/document/constellation.rs
how-far-it-is-from-a-815ec0 = How far it is from a circle, in place of perigee and apogee; from 1 on it would be open.

# constellations.*.orbits.*.inclination_deg, scenario/src/document/constellation.rs
the-angle-between-its-plane-and-a81545 = The angle between its plane and the equator.

# constellations.*.orbits.*.node_deg, scenario/src/document/constellation.rs
node-e93372 = Node

# constellations.*.orbits.*.node_deg, scenario/src/document/constellation.rs
the-inertial-longitude-of-its-ascending-c758d3 = The inertial longitude of its ascending node.

# constellations.*.orbits.*.argument_of_perigee_deg, scenario/src/document/constellation.rs
the-angle-along-it-from-its-800d8c = The angle along it from its ascending node to its perigee: with 270° the apogee is in the north.

# constellations.*.orbits.*.first_anomaly_deg, scenario/src/document/constellation.rs
the-mean-anomaly-of-its-first-1289f3 = The mean anomaly of its first satellite at the start: 0° at the perigee, 180° at the apogee.

# constellations.*.orbits.*.anomalies_deg, scenario/src/document/constellation.rs
the-mean-anomaly-of-each-satellite-325032 = The mean anomaly of each satellite at the start, where they are not spread evenly.

# constellations.*.j2, scenario/src/document/constellation.rs
drift-by-j2-85ce01 = Drift by J2

# constellations.*.j2, scenario/src/document/constellation.rs
whether-the-earth-s-oblateness-turns-1a51ce = Whether the Earth's oblateness turns node, perigee and mean anomaly evenly.

# constellations.*.longitudes_deg, scenario/src/document/constellation.rs
longitudes-f8fdce = Longitudes

# constellations.*.longitudes_deg, scenario/src/document/constellation.rs
where-geostationary-satellites-stand-eas-a7564e = Where geostationary satellites stand; east is positive.

# constellations.*.elements, scenario/src/document/constellation.rs
the-element-sets-of-real-satellites-fc0aac = The element sets of real satellites as text: TLE, or OMM in CSV, JSON or XML; at most 10,000.

# constellations.*.elevation_mask_deg, scenario/src/document/constellation.rs
elevation-mask-10b338 = Elevation mask

# constellations.*.elevation_mask_deg, scenario/src/document/constellation.rs
a-terminal-can-use-a-satellite-305834 = A terminal can use a satellite only while it stands higher than this above the horizon.

# constellations.*.isl.rule, scenario/src/document/isl.rs
isl-rule-1f87a7 = ISL rule

# constellations.*.isl.rule, scenario/src/document/isl.rs
which-satellites-are-linked-by-plane-f4716d = Which satellites are linked: by plane and slot, or the nearest ones, which are looked for at every check interval, also where handovers are exact.

# constellations.*.isl.rule, scenario/src/document/isl.rs
grid-0d7d12 = Grid

# constellations.*.isl.rule, scenario/src/document/isl.rs
by-plane-and-slot-each-with-d38bae = By plane and slot: each with others of its plane and of the planes beside it. Element sets have no such grid, and get no links.

# constellations.*.isl.rule, constellations.*.handover.policy and 2 more
nearest-7e704c = Nearest

# constellations.*.isl.rule, scenario/src/document/isl.rs
two-satellites-while-each-is-among-f41f3f = Two satellites while each is among the nearest of the other, within range and in clear sight.

# constellations.*.isl.neighbours, scenario/src/document/isl.rs
nearest-neighbours-c4d4b6 = Nearest neighbours

# constellations.*.isl.neighbours, scenario/src/document/isl.rs
the-most-links-of-a-satellite-89462e = The most links of a satellite: two are linked while each is among so many nearest of the other, of equals those with lower numbers; with few links a constellation may fall into parts.

# constellations.*.isl.range_km, scenario/src/document/isl.rs
isl-range-03079e = ISL range

# constellations.*.isl.range_km, scenario/src/document/isl.rs
the-greatest-length-of-a-link-8c54d5 = The greatest length of a link.

# constellations.*.isl.intraplane, scenario/src/document/isl.rs
intraplane-reach-4fc345 = Intraplane reach

# constellations.*.isl.intraplane, scenario/src/document/isl.rs
links-within-the-plane-to-the-59353d = Links within the plane: to the satellites this many slots ahead; empty for none.

# constellations.*.isl.intraplane
slots-3b478a = slots

# constellations.*.isl.interplane, scenario/src/document/isl.rs
interplane-reach-71dc1d = Interplane reach

# constellations.*.isl.interplane, scenario/src/document/isl.rs
links-to-the-same-slot-of-d35817 = Links to the same slot of the planes this many further on; empty for none.

# constellations.*.isl.latitude_limit_deg, scenario/src/document/isl.rs
interplane-links-are-off-while-an-eefb30 = Interplane links are off while an end is nearer to a pole than this latitude; 90° keeps them on.

# constellations.*.isl.clearance_km, scenario/src/document/isl.rs
isl-clearance-3d37dc = ISL clearance

# constellations.*.isl.clearance_km, scenario/src/document/isl.rs
a-link-is-off-while-its-0ce72e = A link is off while its straight line passes lower than this above the sphere.

# constellations.*.isl.cross_seam, scenario/src/document/isl.rs
cross-seam-links-151847 = Cross-seam links

# constellations.*.isl.cross_seam, scenario/src/document/isl.rs
whether-the-first-plane-also-links-cc8dd9 = Whether the first plane also links to the last one, across the seam where planes move in opposite directions.

# constellations.*.isl.cross_seam_first_slot, scenario/src/document/isl.rs
first-cross-seam-slot-9d1747 = First cross-seam slot

# constellations.*.isl.cross_seam_first_slot, scenario/src/document/isl.rs
the-slot-of-the-last-plane-023b1d = The slot of the last plane that slot 0 of the first plane links to at the start; slot k starts k below it.

# constellations.*.isl.cross_seam_first_slot, scenario/src/document/isl.rs
half-of-the-last-slot-rounded-af0c03 = half of the last slot, rounded down

# constellations.*.isl.cross_seam_min_longitude_deg, scenario/src/document/isl.rs
cross-seam-least-longitude-76c580 = Cross-seam least longitude

# constellations.*.isl.cross_seam_min_longitude_deg, scenario/src/document/isl.rs
a-cross-seam-link-is-off-e73022 = A cross-seam link is off while its ends are closer in longitude than this.

# constellations.*.isl.rate_bps, scenario/src/document/isl.rs
isl-rate-8a7cd4 = ISL rate

# constellations.*.isl.rate_bps, scenario/src/document/isl.rs
the-rate-of-each-inter-satellite-d0be54 = The rate of each inter-satellite link, in each direction.

# constellations.*.isl.queue_packets, scenario/src/document/isl.rs
isl-queue-4396c8 = ISL queue

# constellations.*.isl.queue_packets, scenario/src/document/isl.rs
how-many-packets-may-wait-for-12da09 = How many packets may wait for a link; the next one is dropped.

# constellations.*.isl.ber, scenario/src/document/isl.rs
isl-bit-error-rate-a77931 = ISL bit error rate

# constellations.*.isl.ber, scenario/src/document/isl.rs
the-bit-error-rate-of-each-99aed7 = The bit error rate of each inter-satellite link: a packet of L bytes is lost with 1 − (1 − BER)^(8L).

# constellations.*.isl.error_process, scenario/src/document/isl.rs
isl-error-process-7a76d3 = ISL Error process

# constellations.*.isl.error_process, scenario/src/document/isl.rs
the-error-process-that-strikes-packets-c0e786 = The error process that strikes packets on inter-satellite links, in both directions.

# constellations.*.isl.damaged, scenario/src/document/isl.rs
isl-damaged-packets-aed3c9 = ISL damaged packets

# constellations.*.isl.damaged, constellations.*.gsl.damaged and 4 more
what-becomes-of-packets-that-bit-7913a1 = What becomes of packets that bit or packet errors hit; what an error process loses is lost in any case.

# constellations.*.isl.damaged, constellations.*.gsl.damaged and 2 more
discarded-on-the-link-f5a14c = Discarded on the link

# constellations.*.isl.damaged, constellations.*.gsl.damaged and 2 more
the-link-checks-its-frames-and-a510c4 = The link checks its frames, and a packet that errors hit is lost there.

# constellations.*.isl.damaged, constellations.*.gsl.damaged and 2 more
handed-on-e4d646 = Handed on

# constellations.*.isl.damaged, constellations.*.gsl.damaged and 2 more
the-link-checks-nothing-the-packet-7836fa = The link checks nothing: the packet goes on with wrong bits, takes place in queues and on links like any other, and is found by a checksum at its end.

# constellations.*.isl.arq
isl-arq-08fbae = ISL ARQ

# constellations.*.isl.arq, constellations.*.gsl.arq and 4 more
whether-frames-that-errors-lose-are-4d7d65 = Whether frames that errors lose are sent again, in both directions.

# constellations.*.isl.arq, constellations.*.gsl.arq and 4 more
off-what-errors-lose-is-lost-63cf00 = off: what errors lose is lost

# constellations.*.isl.arq.persistence, constellations.*.gsl.arq.persistence and 2 more
arq-persistence-48f9bc = ARQ persistence

# constellations.*.isl.arq.persistence, constellations.*.gsl.arq.persistence and 2 more
the-most-retransmissions-of-a-frame-57c160 = The most retransmissions of a frame, after which it is lost.

# constellations.*.isl.arq.persistence, constellations.*.gsl.arq.persistence and 1 more
retransmissions-cb9475 = retransmissions

# constellations.*.isl.arq.in_order, constellations.*.gsl.arq.in_order and 2 more
arq-in-order-a4553d = ARQ in order

# constellations.*.isl.arq.in_order, constellations.*.gsl.arq.in_order and 2 more
whether-packets-that-come-while-one-4df6fe = Whether packets that come while one before them is missing wait for it at the far end, or go on at once.

# constellations.*.isl.header_compression, scenario/src/document/isl.rs
isl-header-compression-2d4c2c = ISL header compression

# constellations.*.isl.header_compression, constellations.*.gsl.header_compression and 4 more
whether-headers-are-compressed-on-the-e5d84a = Whether headers are compressed on the link, in both directions.

# constellations.*.isl.header_compression, constellations.*.gsl.header_compression and 4 more
off-headers-are-sent-as-they-46126b = off: headers are sent as they are

# constellations.*.isl.header_compression.header_bytes, constellations.*.gsl.header_compression.header_bytes and 2 more
full-header-b18e67 = Full header

# constellations.*.isl.header_compression.header_bytes, constellations.*.gsl.header_compression.header_bytes and 2 more
how-large-a-full-header-is-86998c = How large a full header is, as far as it is compressed: 40 bytes of IPv4 and TCP without options, 32 of IPv4 and the common header of SCTP.

# constellations.*.isl.header_compression.compressed_bytes, constellations.*.gsl.header_compression.compressed_bytes and 2 more
compressed-header-1dc8f3 = Compressed header

# constellations.*.isl.header_compression.compressed_bytes, constellations.*.gsl.header_compression.compressed_bytes and 2 more
how-large-a-compressed-header-is-3966c6 = How large a compressed header is.

# constellations.*.isl.header_compression.context_loss, constellations.*.gsl.header_compression.context_loss and 2 more
losses-break-contexts-2ab08a = Losses break contexts

# constellations.*.isl.header_compression.context_loss, constellations.*.gsl.header_compression.context_loss and 2 more
whether-a-packet-that-is-lost-e419af = Whether a packet that is lost on the link breaks the context, so that those after it cannot be decompressed.

# constellations.*.isl.header_compression.feedback, constellations.*.gsl.header_compression.feedback and 2 more
feedback-aac77d = Feedback

# constellations.*.isl.header_compression.feedback, constellations.*.gsl.header_compression.feedback and 2 more
whether-the-far-end-asks-for-eb2c7c = Whether the far end asks for a full header when it cannot decompress, which the near end hears a delay of the link later.

# constellations.*.isl.header_compression.refresh_packets, constellations.*.gsl.header_compression.refresh_packets and 2 more
refreshed-every-39bdc2 = Refreshed every

# constellations.*.isl.header_compression.refresh_packets, constellations.*.gsl.header_compression.refresh_packets and 2 more
after-how-many-packets-a-full-d6d2c2 = After how many packets a full header is sent in any case.

# constellations.*.isl.mtu_bytes
isl-mtu-eb63ee = ISL MTU

# constellations.*.isl.mtu_bytes, links.*.mtu_bytes and 2 more
the-largest-packet-the-link-carries-80be80 = The largest packet the link carries: a larger one is sent as IP fragments, or reported to its sender as too big.

# constellations.*.isl.mtu_bytes, constellations.*.gsl.mtu_bytes and 4 more
any-size-bab136 = any size

# constellations.*.isl.queue_discipline, network/src/queue/document.rs
isl-queue-discipline-44429b = ISL queue discipline

# constellations.*.isl.queue_discipline, constellations.*.gsl.queue_discipline and 2 more
what-the-queue-does-with-packets-35ce0f = What the queue does with packets that come to it: whether it marks or drops some before it is full.

# constellations.*.isl.queue_discipline, constellations.*.gsl.queue_discipline and 2 more
default-the-discipline-whose-settings-ar-46ce45 = default: the discipline whose settings are given, else drop-tail

# constellations.*.isl.queue_discipline, constellations.*.gsl.queue_discipline and 1 more
drop-tail-84d63d = Drop-tail

# constellations.*.isl.queue_discipline, constellations.*.gsl.queue_discipline and 2 more
packets-are-dropped-only-when-the-4ed76e = Packets are dropped only when the queue is full.

# constellations.*.isl.queue_discipline, constellations.*.isl.red and 5 more
marks-or-drops-packets-at-random-3aeace = Marks or drops packets at random before the queue is full, by its average length (Floyd and Jacobson 1993).

# constellations.*.isl.queue_discipline, constellations.*.isl.codel and 5 more
drops-or-marks-packets-as-they-2fa375 = Drops or marks packets as they leave while all have waited too long for an interval (RFC 8289).

# constellations.*.isl.queue_discipline, constellations.*.isl.fq_codel and 5 more
a-codel-queue-for-each-flow-534c4f = A CoDel queue for each flow, served in turn (RFC 8290).

# constellations.*.isl.queue_discipline, constellations.*.isl.pie and 5 more
drops-or-marks-packets-at-random-e5c7ee = Drops or marks packets at random as they come, by the queueing delay and its trend (RFC 8033).

# constellations.*.isl.red
isl-red-1fc8db = ISL RED

# constellations.*.isl.red, constellations.*.gsl.red and 1 more
off-unless-the-queue-discipline-is-d3eb6e = off, unless the queue discipline is RED: then with its defaults

# constellations.*.isl.red.min_packets, constellations.*.gsl.red.min_packets and 2 more
red-minimum-ebbac1 = RED minimum

# constellations.*.isl.red.min_packets, constellations.*.gsl.red.min_packets and 2 more
while-the-average-queue-is-shorter-9d832e = While the average queue is shorter than this nothing is marked.

# constellations.*.isl.red.max_packets, constellations.*.gsl.red.max_packets and 2 more
red-maximum-57e44e = RED maximum

# constellations.*.isl.red.max_packets, constellations.*.gsl.red.max_packets and 2 more
when-the-average-queue-is-longer-f1ba2a = When the average queue is longer than this packets are dropped and no longer marked: every one, or ever more where RED is gentle.

# constellations.*.isl.red.max_probability, constellations.*.gsl.red.max_probability and 2 more
red-maximum-chance-534414 = RED maximum chance

# constellations.*.isl.red.max_probability, constellations.*.gsl.red.max_probability and 2 more
the-chance-of-a-mark-or-5a0354 = The chance of a mark, or of a drop without ECN, as the average queue comes near the maximum.

# constellations.*.isl.red.rules, constellations.*.gsl.red.rules and 2 more
red-rules-0cee9b = RED rules

# constellations.*.isl.red.rules, constellations.*.gsl.red.rules and 2 more
how-it-picks-the-packets-that-87b465 = How it picks the packets that it marks or drops; p is the chance that the average queue calls for.

# constellations.*.isl.red.rules, constellations.*.gsl.red.rules and 2 more
as-ns-2-and-ns-3-7e06ee = As ns-2 and ns-3

# constellations.*.isl.red.rules, constellations.*.gsl.red.rules and 2 more
a-packet-that-finds-one-or-21b812 = A packet that finds one or none waiting is spared, so is the first above the minimum, and after a mark 1/p packets pass before the next can come.

# constellations.*.isl.red.rules, constellations.*.gsl.red.rules and 2 more
as-in-1993-68f49c = As in 1993

# constellations.*.isl.red.rules, constellations.*.gsl.red.rules and 2 more
marks-lie-1-to-1-p-13e005 = Marks lie 1 to 1/p packets apart, whatever waits at the instant.

# constellations.*.isl.red.gentle, constellations.*.gsl.red.gentle and 2 more
red-gentle-f1534a = RED gentle

# constellations.*.isl.red.gentle, constellations.*.gsl.red.gentle and 2 more
whether-the-chance-of-a-drop-c6277b = Whether the chance of a drop grows from the greatest to 1 between the maximum and twice the maximum, instead of at once.

# constellations.*.isl.red.gentle, constellations.*.gsl.red.gentle and 2 more
by-the-rules-on-in-ns-37ee29 = by the rules: on in ns-2 and ns-3, off in 1993

# constellations.*.isl.red.weight, constellations.*.gsl.red.weight and 2 more
red-weight-414a70 = RED weight

# constellations.*.isl.red.weight, constellations.*.gsl.red.weight and 2 more
the-weight-of-the-newest-queue-d02aa1 = The weight of the newest queue length in the average.

# constellations.*.isl.codel
isl-codel-b926b9 = ISL CoDel

# constellations.*.isl.codel, constellations.*.gsl.codel and 1 more
off-unless-the-queue-discipline-is-44234e = off, unless the queue discipline is CoDel: then with its defaults

# constellations.*.isl.codel.target_ms, constellations.*.gsl.codel.target_ms and 2 more
codel-target-adc0c6 = CoDel target

# constellations.*.isl.codel.target_ms, constellations.*.gsl.codel.target_ms and 2 more
packets-may-wait-so-long-at-debf43 = Packets may wait so long at the least over an interval before CoDel drops: a standing queue below this is let be.

# constellations.*.isl.codel.interval_ms, constellations.*.gsl.codel.interval_ms and 2 more
codel-interval-55390a = CoDel interval

# constellations.*.isl.codel.interval_ms, constellations.*.gsl.codel.interval_ms and 2 more
for-how-long-packets-must-have-7fe0d4 = For how long packets must have waited too long before the first is dropped: about the largest usual round-trip time.

# constellations.*.isl.codel.ecn, constellations.*.gsl.codel.ecn and 2 more
codel-marks-45dd40 = CoDel marks

# constellations.*.isl.codel.ecn, constellations.*.isl.fq_codel.ecn and 6 more
whether-it-marks-packets-that-can-1adda1 = Whether it marks packets that can carry a mark instead of dropping them.

# constellations.*.isl.fq_codel
isl-fq-codel-a07ecd = ISL FQ-CoDel

# constellations.*.isl.fq_codel, constellations.*.gsl.fq_codel and 1 more
off-unless-the-queue-discipline-is-29461b = off, unless the queue discipline is FQ-CoDel: then with its defaults

# constellations.*.isl.fq_codel.target_ms, constellations.*.gsl.fq_codel.target_ms and 2 more
fq-codel-target-3e09e4 = FQ-CoDel target

# constellations.*.isl.fq_codel.target_ms, constellations.*.gsl.fq_codel.target_ms and 2 more
packets-of-a-flow-may-wait-480dcf = Packets of a flow may wait so long at the least over an interval before one is dropped.

# constellations.*.isl.fq_codel.interval_ms, constellations.*.gsl.fq_codel.interval_ms and 2 more
fq-codel-interval-5d1216 = FQ-CoDel interval

# constellations.*.isl.fq_codel.interval_ms, constellations.*.gsl.fq_codel.interval_ms and 2 more
for-how-long-packets-of-a-205036 = For how long packets of a flow must have waited too long before the first is dropped: about the largest usual round-trip time.

# constellations.*.isl.fq_codel.flows, constellations.*.gsl.fq_codel.flows and 2 more
fq-codel-queues-0f4aaf = FQ-CoDel queues

# constellations.*.isl.fq_codel.flows, constellations.*.gsl.fq_codel.flows and 2 more
how-many-queues-there-are-which-9af037 = How many queues there are; which one a flow has is a hash, and two flows may share one.

# constellations.*.isl.fq_codel.flows, constellations.*.gsl.fq_codel.flows and 1 more
queues-a5eb26 = queues

# constellations.*.isl.fq_codel.quantum_bytes, constellations.*.gsl.fq_codel.quantum_bytes and 2 more
fq-codel-quantum-2e1242 = FQ-CoDel quantum

# constellations.*.isl.fq_codel.quantum_bytes, constellations.*.gsl.fq_codel.quantum_bytes and 2 more
how-much-a-queue-may-send-bc5a13 = How much a queue may send before it is the turn of the next.

# constellations.*.isl.fq_codel.ecn, constellations.*.gsl.fq_codel.ecn and 2 more
fq-codel-marks-c35488 = FQ-CoDel marks

# constellations.*.isl.pie
isl-pie-55f581 = ISL PIE

# constellations.*.isl.pie, constellations.*.gsl.pie and 1 more
off-unless-the-queue-discipline-is-93a35e = off, unless the queue discipline is PIE: then with its defaults

# constellations.*.isl.pie.target_ms, constellations.*.gsl.pie.target_ms and 2 more
pie-target-9932dd = PIE target

# constellations.*.isl.pie.target_ms, constellations.*.gsl.pie.target_ms and 2 more
the-queueing-delay-that-the-controller-57323c = The queueing delay that the controller aims at.

# constellations.*.isl.pie.update_ms, constellations.*.gsl.pie.update_ms and 2 more
pie-update-ab78c2 = PIE update

# constellations.*.isl.pie.update_ms, constellations.*.gsl.pie.update_ms and 2 more
how-often-the-chance-of-a-bb4935 = How often the chance of a drop is renewed.

# constellations.*.isl.pie.burst_ms, constellations.*.gsl.pie.burst_ms and 2 more
pie-burst-allowance-d52de4 = PIE burst allowance

# constellations.*.isl.pie.burst_ms, constellations.*.gsl.pie.burst_ms and 2 more
a-burst-of-so-long-passes-91d155 = A burst of so long passes unharmed after the queue was short.

# constellations.*.isl.pie.alpha, constellations.*.gsl.pie.alpha and 2 more
pie-alpha-2f8b68 = PIE alpha

# constellations.*.isl.pie.alpha, constellations.*.gsl.pie.alpha and 2 more
by-how-much-the-chance-grows-7f5f16 = By how much the chance grows in an update for each second of delay above the target.

# constellations.*.isl.pie.beta, constellations.*.gsl.pie.beta and 2 more
pie-beta-676947 = PIE beta

# constellations.*.isl.pie.beta, constellations.*.gsl.pie.beta and 2 more
by-how-much-the-chance-grows-d5ad56 = By how much the chance grows in an update for each second by which the delay has grown since the last.

# constellations.*.isl.pie.autotune, constellations.*.gsl.pie.autotune and 2 more
pie-autotune-ed78a5 = PIE autotune

# constellations.*.isl.pie.autotune, constellations.*.gsl.pie.autotune and 2 more
whether-alpha-and-beta-are-scaled-a80c73 = Whether alpha and beta are scaled down while the chance is small, so that the controller stays stable.

# constellations.*.isl.pie.estimate, constellations.*.gsl.pie.estimate and 2 more
pie-delay-estimate-a9b92f = PIE delay estimate

# constellations.*.isl.pie.estimate, constellations.*.gsl.pie.estimate and 2 more
how-it-knows-the-queueing-delay-21ad8d = How it knows the queueing delay.

# constellations.*.isl.pie.estimate, constellations.*.gsl.pie.estimate and 2 more
by-timestamps-2ff9f4 = By timestamps

# constellations.*.isl.pie.estimate, constellations.*.gsl.pie.estimate and 2 more
how-long-the-last-packet-that-38228b = How long the last packet that left had waited.

# constellations.*.isl.pie.estimate, constellations.*.gsl.pie.estimate and 2 more
by-the-departure-rate-9c255a = By the departure rate

# constellations.*.isl.pie.estimate, constellations.*.gsl.pie.estimate and 2 more
the-bytes-that-wait-over-the-c8c03b = The bytes that wait, over the rate at which 16 kB and more have left.

# constellations.*.isl.pie.ecn, constellations.*.gsl.pie.ecn and 2 more
pie-marks-bec570 = PIE marks

# constellations.*.isl.pie.ecn, constellations.*.gsl.pie.ecn and 2 more
whether-it-marks-packets-that-can-8da62a = Whether it marks packets that can carry a mark while the chance is at most 0.1, instead of dropping them.

# constellations.*.gsl.rate_bps, scenario/src/document/ground.rs
gsl-rate-45caef = GSL rate

# constellations.*.gsl.rate_bps, scenario/src/document/ground.rs
the-rate-of-uplink-and-downlink-d67475 = The rate of uplink and downlink, or of the downlink where the uplink has its own.

# constellations.*.gsl.uplink_rate_bps, scenario/src/document/ground.rs
uplink-rate-0b4f8a = Uplink rate

# constellations.*.gsl.uplink_rate_bps, scenario/src/document/ground.rs
the-rate-of-the-uplink-where-a04f3f = The rate of the uplink, where it is another than that of the downlink.

# constellations.*.gsl.uplink_rate_bps, scenario/src/document/ground.rs
as-the-gsl-rate-9c72da = as the GSL rate

# constellations.*.gsl.queue_packets, scenario/src/document/ground.rs
gsl-queue-9a5952 = GSL queue

# constellations.*.gsl.queue_packets, scenario/src/document/ground.rs
how-many-packets-may-wait-for-6e114e = How many packets may wait for the uplink, and for the downlink; the next one is dropped.

# constellations.*.gsl.ber, scenario/src/document/ground.rs
gsl-bit-error-rate-f2fac5 = GSL bit error rate

# constellations.*.gsl.ber, scenario/src/document/ground.rs
the-bit-error-rate-of-uplink-6ce58a = The bit error rate of uplink and downlink: a packet of L bytes is lost with 1 − (1 − BER)^(8L).

# constellations.*.gsl.error_process, scenario/src/document/ground.rs
gsl-error-process-902b31 = GSL Error process

# constellations.*.gsl.error_process, scenario/src/document/ground.rs
the-error-process-that-strikes-packets-049e5a = The error process that strikes packets on uplinks and downlinks, in both directions.

# constellations.*.gsl.frame_overhead_bytes, scenario/src/document/ground.rs
frame-overhead-9f39ae = Frame overhead

# constellations.*.gsl.frame_overhead_bytes, scenario/src/document/ground.rs
link-layer-bytes-sent-with-each-5d3a0d = Link-layer bytes sent with each packet: they take time on the link but do not count for errors.

# constellations.*.gsl.damaged, scenario/src/document/ground.rs
gsl-damaged-packets-0668d2 = GSL damaged packets

# constellations.*.gsl.arq
gsl-arq-b0f9f9 = GSL ARQ

# constellations.*.gsl.header_compression, scenario/src/document/ground.rs
gsl-header-compression-7af176 = GSL header compression

# constellations.*.gsl.mtu_bytes
gsl-mtu-2acacb = GSL MTU

# constellations.*.gsl.mtu_bytes, scenario/src/document/ground.rs
the-largest-packet-the-links-carry-5995aa = The largest packet the links carry: a larger one is sent as IP fragments, or reported to its sender as too big.

# constellations.*.gsl.queue_discipline, network/src/queue/document.rs
gsl-queue-discipline-ea7805 = GSL queue discipline

# constellations.*.gsl.red
gsl-red-355ef4 = GSL RED

# constellations.*.gsl.codel
gsl-codel-ad2871 = GSL CoDel

# constellations.*.gsl.fq_codel
gsl-fq-codel-e5347a = GSL FQ-CoDel

# constellations.*.gsl.pie
gsl-pie-9a2fb8 = GSL PIE

# constellations.*.gsl.relay, scenario/src/document/ground.rs
relay-c226b0 = Relay

# constellations.*.gsl.relay, scenario/src/document/ground.rs
whether-satellites-queue-packets-and-sen-07331e = Whether satellites queue packets and send them anew, or only turn the signal round to the ground.

# constellations.*.gsl.relay, scenario/src/document/ground.rs
on-board-902135 = On board

# constellations.*.gsl.relay, scenario/src/document/ground.rs
it-receives-each-packet-queues-it-1effa5 = It receives each packet, queues it and sends it anew, to the ground or to another satellite.

# constellations.*.gsl.relay, scenario/src/document/ground.rs
bent-pipe-72fb82 = Bent pipe

# constellations.*.gsl.relay, scenario/src/document/ground.rs
it-repeats-the-signal-as-it-bbce20 = It repeats the signal as it comes: no queue and no second transmission on the way down.

# constellations.*.gsl.shared_downlink, scenario/src/document/ground.rs
shared-downlink-c6d2b1 = Shared downlink

# constellations.*.gsl.shared_downlink, scenario/src/document/ground.rs
whether-all-terminals-of-a-satellite-9b5e9a = Whether all terminals of a satellite share one downlink and its queue, or each has its own.

# constellations.*.handover.policy, scenario/src/document/ground.rs
handover-policy-a86750 = Handover policy

# constellations.*.handover.policy, scenario/src/document/ground.rs
which-satellite-a-terminal-takes-and-86a1f1 = Which satellite a terminal takes, and when it leaves it.

# constellations.*.handover.policy, stations.*.resequencing.hold_ms and 2 more
hold-8e685d = Hold

# constellations.*.handover.policy, orbit/src/handover/mod.rs
keeps-the-satellite-until-it-sinks-8b8cc3 = Keeps the satellite until it sinks below the mask, then takes its follower in the plane, else the highest.

# constellations.*.handover.policy, orbit/src/handover/mod.rs
highest-elevation-5df6d7 = Highest elevation

# constellations.*.handover.policy, orbit/src/handover/mod.rs
always-the-satellite-highest-above-the-506ccb = Always the satellite highest above the horizon.

# constellations.*.handover.policy, orbit/src/handover/mod.rs
always-the-satellite-at-the-least-49323e = Always the satellite at the least distance.

# constellations.*.handover.policy, orbit/src/handover/mod.rs
longest-visible-f2b102 = Longest visible

# constellations.*.handover.policy, orbit/src/handover/mod.rs
keeps-the-satellite-until-it-sets-7ebf08 = Keeps the satellite until it sets, then takes the one that will stay above the mask longest.

# constellations.*.handover.policy, orbit/src/handover/mod.rs
ideal-4e3cfa = Ideal

# constellations.*.handover.policy, orbit/src/handover/mod.rs
every-satellite-above-the-mask-can-c98a5e = Every satellite above the mask can be used at every instant, without handover.

# constellations.*.handover.check, scenario/src/document/ground.rs
handover-check-2303bf = Handover check

# constellations.*.handover.check, scenario/src/document/ground.rs
whether-handovers-happen-at-fixed-instan-fc5dd2 = Whether handovers happen at fixed instants or exactly when the geometry calls for them.

# constellations.*.handover.check, scenario/src/document/ground.rs
at-an-interval-2e6df6 = At an interval

# constellations.*.handover.check, scenario/src/document/ground.rs
at-fixed-instants-ba6f28 = At fixed instants.

# constellations.*.handover.check, scenario/src/document/ground.rs
exactly-c4c644 = Exactly

# constellations.*.handover.check, scenario/src/document/ground.rs
at-the-very-instant-the-geometry-47d148 = At the very instant the geometry calls for it.

# constellations.*.handover.interval_s, scenario/src/document/ground.rs
check-interval-9a5266 = Check interval

# constellations.*.handover.interval_s, scenario/src/document/ground.rs
the-time-between-two-checks-of-ff9e7e = The time between two checks of handover and of inter-satellite links.

# constellations.*.handover.in_flight, scenario/src/document/ground.rs
packets-in-flight-20430e = Packets in flight

# constellations.*.handover.in_flight, scenario/src/document/ground.rs
what-becomes-of-packets-that-are-1f3903 = What becomes of packets that are on the old link at a handover.

# constellations.*.handover.in_flight, scenario/src/document/ground.rs
packets-already-on-the-old-link-92839c = Packets already on the old link still arrive.

# constellations.*.handover.in_flight, scenario/src/document/ground.rs
packets-on-the-old-link-are-0ebcd6 = Packets on the old link are lost with it.

# constellations.*.handover.interruption_ms, scenario/src/document/ground.rs
interruption-d64622 = Interruption

# constellations.*.handover.interruption_ms, scenario/src/document/ground.rs
how-long-the-terminal-is-without-fa81ad = How long the terminal is without a link at each handover.

# constellations.*.handover.make_before_break, scenario/src/document/ground.rs
make-before-break-fd2be9 = Make before break

# constellations.*.handover.make_before_break, scenario/src/document/ground.rs
whether-the-new-link-is-set-d856c2 = Whether the new link is set up before the old one is given up, so that there is no interruption.

# constellations.*.handover.reconfiguration, scenario/src/document/ground.rs
reconfiguration-b711ec = Reconfiguration

# constellations.*.handover.reconfiguration, scenario/src/document/ground.rs
whether-all-terminals-choose-their-satel-28c2a8 = Whether all terminals choose their satellite anew at fixed instants.

# constellations.*.handover.reconfiguration, scenario/src/document/ground.rs
off-a-terminal-changes-its-satellite-852b06 = off: a terminal changes its satellite only as its policy has it

# constellations.*.handover.reconfiguration.at_s, scenario/src/document/ground.rs
first-reconfiguration-bacc55 = First reconfiguration

# constellations.*.handover.reconfiguration.at_s, scenario/src/document/ground.rs
the-first-of-them-e37b8a = The first of them.

# constellations.*.handover.reconfiguration.every_s, scenario/src/document/ground.rs
reconfiguration-interval-239a5b = Reconfiguration interval

# constellations.*.handover.reconfiguration.every_s, scenario/src/document/ground.rs
the-time-from-one-to-the-94ad50 = The time from one to the next.

# stations.*.name, stations.*.latitude_deg and 88 more
ground-stations-and-traffic-8013dd = Ground stations and traffic

# stations.*.name, scenario/src/document/ground.rs
the-name-of-the-place-flows-f3f3a1 = The name of the place; flows and links refer to it.

# stations.*.latitude_deg, routers.*.latitude_deg and 2 more
latitude-238a67 = Latitude

# stations.*.latitude_deg, scenario/src/document/ground.rs
latitude-north-is-positive-6c6432 = Latitude; north is positive.

# stations.*.longitude_deg, routers.*.longitude_deg and 2 more
longitude-6d8045 = Longitude

# stations.*.longitude_deg, scenario/src/document/ground.rs
longitude-east-is-positive-42a951 = Longitude; east is positive.

# stations.*.terminals, scenario/src/document/ground.rs
terminals-7482c4 = Terminals

# stations.*.terminals, scenario/src/document/ground.rs
the-constellations-the-station-has-a-ea00e0 = The constellations the station has a terminal for.

# stations.*.terminals, scenario/src/document/ground.rs
all-constellations-f59cf7 = all constellations

# stations.*.satellites_at_once, scenario/src/document/ground.rs
satellites-at-once-1adb34 = Satellites at once

# stations.*.satellites_at_once, scenario/src/document/ground.rs
how-many-satellites-each-of-its-527217 = How many satellites each of its terminals uses at once over its one uplink transmitter, each by the handover policy among those that the others leave; Ideal uses all in view anyway.

# stations.*.resequencing, scenario/src/document/ground.rs
resequencing-bb092c = Resequencing

# stations.*.resequencing, scenario/src/document/ground.rs
whether-its-terminals-put-packets-back-8ece6f = Whether its terminals put packets back in order that come from satellites, before a host here or a wired link gets them.

# stations.*.resequencing, scenario/src/document/ground.rs
off-packets-go-on-as-they-2fe2fc = off: packets go on as they come

# stations.*.resequencing.hold_ms, scenario/src/document/ground.rs
for-how-long-a-packet-waits-aab482 = For how long a packet waits at most for those before it; then it goes on without them, and 0 holds nothing.

# stations.*.resequencing.buffer_packets, scenario/src/document/ground.rs
buffer-e44193 = Buffer

# stations.*.resequencing.buffer_packets, scenario/src/document/ground.rs
how-many-packets-of-a-direction-3a8d03 = How many packets of a direction and path of a flow may wait; for one more the first of them goes on.

# stations.*.changes, scenario/src/document/ground.rs
terminal-changes-49c803 = Terminal changes

# stations.*.changes, scenario/src/document/ground.rs
instants-at-which-rate-errors-delay-fc4f11 = Instants at which rate, errors, delay or the state of the links to its satellites become others, as in rain; of those at one instant the last in the list holds.

# stations.*.changes.*.at_s, links.*.changes.*.at_s and 3 more
at-c72c54 = At

# stations.*.changes.*.at_s, links.*.changes.*.at_s and 2 more
when-it-takes-effect-first-79942f = When it takes effect first.

# stations.*.changes.*.every_s, links.*.changes.*.every_s and 2 more
every-9b8617 = Every

# stations.*.changes.*.every_s, links.*.changes.*.every_s and 2 more
after-how-long-it-takes-effect-a98e5d = After how long it takes effect again.

# stations.*.changes.*.every_s, links.*.changes.*.every_s
once-200651 = once

# stations.*.changes.*.for_s, links.*.changes.*.for_s and 4 more
for-ca15eb = For

# stations.*.changes.*.for_s, links.*.changes.*.for_s and 2 more
for-how-long-it-holds-each-2b355e = For how long it holds each time; then what was before holds again.

# stations.*.changes.*.for_s, links.*.changes.*.for_s and 4 more
for-good-643c2a = for good

# stations.*.changes.*.via, stations.*.traces.*.via and 2 more
terminal-for-2233f7 = Terminal for

# stations.*.changes.*.via, scenario/src/document/ground.rs
the-constellation-whose-terminal-at-the-c056e4 = The constellation whose terminal at the station it strikes.

# stations.*.changes.*.via, stations.*.traces.*.via and 2 more
every-terminal-of-the-station-b76048 = every terminal of the station

# stations.*.changes.*.rate_bps, links.*.changes.*.rate_bps and 2 more
new-rate-cb4649 = New rate

# stations.*.changes.*.rate_bps, scenario/src/document/ground.rs
the-rate-from-then-on-a-135407 = The rate from then on: a packet that is being sent is finished at the old rate, those that wait go at the new one; on a shared downlink it is the rate of packets to this terminal.

# stations.*.changes.*.rate_bps, stations.*.changes.*.per and 10 more
as-before-78297d = as before

# stations.*.changes.*.per, links.*.changes.*.per and 2 more
new-packet-error-rate-a7606a = New packet error rate

# stations.*.changes.*.per, links.*.changes.*.per and 2 more
the-packet-error-rate-from-then-ca9102 = The packet error rate from then on.

# stations.*.changes.*.ber, links.*.changes.*.ber and 2 more
new-bit-error-rate-bfce14 = New bit error rate

# stations.*.changes.*.ber, scenario/src/document/ground.rs
the-bit-error-rate-from-then-ebb2a5 = The bit error rate from then on, in place of that of the constellation's ground links; it strikes here even where errors are read once a path.

# stations.*.changes.*.added_delay_ms, error_processes.*.good.delay_low_ms and 3 more
added-delay-17d26d = Added delay

# stations.*.changes.*.added_delay_ms, scenario/src/document/ground.rs
the-delay-that-comes-on-top-ecae5a = The delay that comes on top of that of the way through space from then on, as by scheduling or retransmission on the link.

# stations.*.changes.*.up, links.*.changes.*.up
up-55490a = Up

# stations.*.changes.*.up, scenario/src/document/ground.rs
whether-the-terminal-s-link-carries-eb83c2 = Whether the terminal's link carries packets: when it goes down, what is on it or waits for the uplink is lost, and routes avoid it if both directions are down.

# stations.*.changes.*.direction, stations.*.traces.*.direction and 4 more
direction-9c8a95 = Direction

# stations.*.changes.*.direction, scenario/src/document/ground.rs
whether-uplink-and-downlink-become-diffe-0c46f7 = Whether uplink and downlink become different or one of them; a bent pipe has no rate of its own on the way down.

# stations.*.changes.*.direction, stations.*.traces.*.direction and 5 more
both-b6c1d8 = Both

# stations.*.changes.*.direction, stations.*.traces.*.direction and 1 more
uplink-and-downlink-become-different-bb64d7 = Uplink and downlink become different.

# stations.*.changes.*.direction, stations.*.traces.*.direction and 1 more
uplink-only-ced954 = Uplink only

# stations.*.changes.*.direction, stations.*.traces.*.direction and 1 more
only-the-way-up-to-the-9bc940 = Only the way up to the satellite becomes different.

# stations.*.changes.*.direction, stations.*.traces.*.direction and 1 more
downlink-only-cb8d8b = Downlink only

# stations.*.changes.*.direction, stations.*.traces.*.direction and 1 more
only-the-way-down-to-the-d1d728 = Only the way down to the terminal becomes different.

# stations.*.traces, scenario/src/document/ground.rs
terminal-traces-fdc10c = Terminal traces

# stations.*.traces, scenario/src/document/ground.rs
traces-that-drive-the-links-to-177c8e = Traces that drive the links to its satellites, whichever these are: handovers go on, and what they interrupt or lose comes on top of what was measured; of several for one direction the last in the list that has a file holds.

# stations.*.traces.*.direction, scenario/src/document/terminal_traces.rs
whether-it-drives-uplink-and-downlink-786393 = Whether it drives uplink and downlink or one of them; a bent pipe has no rate of its own on the way down.

# stations.*.traces.*.via, scenario/src/document/terminal_traces.rs
the-constellation-whose-terminal-at-the-0ee392 = The constellation whose terminal at the station it drives.

# stations.*.traces.*.trace, links.*.trace and 2 more
trace-7e14c3 = Trace

# stations.*.traces.*.trace, scenario/src/document/terminal_traces.rs
a-trace-in-a-form-of-a127e5 = A trace in a form of those of wired links, whose rate is that of packets to this terminal or from it, and whose delay takes the place of that of the way through space: CSV of delay_ms, rate_bps and loss by time_s; measured round trips, of which half is the delay of each way and -1 a loss of all packets until the next line; or opportunities to deliver 1500 bytes.

# stations.*.traces.*.delays, links.*.trace_delays and 2 more
trace-of-delays-d081a6 = Trace of delays

# stations.*.traces.*.delays, scenario/src/document/terminal_traces.rs
a-trace-of-the-one-way-4ad1dc = A trace of the one-way delay in place of that of the way through space, alone or beside a trace of opportunities: a line for every 10 ms, in milliseconds, which begins anew after its last line.

# stations.*.traces.*.repeats, links.*.trace_repeats and 2 more
trace-repeats-53e059 = Trace repeats

# stations.*.traces.*.repeats, links.*.trace_repeats and 2 more
whether-a-csv-trace-that-begins-b9694e = Whether a CSV trace that begins at 0 s begins anew at the time of its last line, whose values then never hold.

# routers.*.name, scenario/src/document/wires.rs
router-065d8e = Router

# routers.*.name, scenario/src/document/wires.rs
the-name-of-the-router-flows-18323e = The name of the router; flows and links refer to it.

# routers.*.latitude_deg, routers.*.longitude_deg and 1 more
where-it-is-drawn-delays-come-9c7766 = Where it is drawn; delays come from its links alone.

# routers.*.latitude_deg, routers.*.longitude_deg and 1 more
not-drawn-72e0b4 = not drawn

# links.*.from, scenario/src/document/wires.rs
one-end-a-station-or-router-d83cbf = One end: a station or router.

# links.*.to, scenario/src/document/wires.rs
the-other-end-a-station-or-cb6f8c = The other end: a station or router.

# links.*.rate_bps, scenario/src/document/wires.rs
link-rate-993c05 = Link rate

# links.*.rate_bps, scenario/src/document/wires.rs
the-rate-in-each-direction-or-11dca7 = The rate in each direction, or from the first end to the second where the way back has its own; what is sent within less than a nanosecond takes no time.

# links.*.rate_back_bps, scenario/src/document/wires.rs
link-rate-back-5e9832 = Link rate back

# links.*.rate_back_bps, scenario/src/document/wires.rs
the-rate-from-the-second-end-2f2163 = The rate from the second end to the first, where it is another one.

# links.*.rate_back_bps, scenario/src/document/wires.rs
as-the-link-rate-d01b51 = as the link rate

# links.*.delay_ms, scenario/src/document/wires.rs
link-delay-b775fb = Link delay

# links.*.delay_ms, scenario/src/document/wires.rs
the-one-way-propagation-delay-ab4e57 = The one-way propagation delay.

# links.*.changes, scenario/src/document/wires.rs
instants-at-which-delay-rate-errors-93cc68 = Instants at which delay, rate, errors or the state of the link become others; of those at one instant the last in the list holds.

# links.*.changes.*.delay_ms, scenario/src/document/wires.rs
new-delay-15b860 = New delay

# links.*.changes.*.delay_ms, scenario/src/document/wires.rs
the-one-way-propagation-delay-from-4c6dd0 = The one-way propagation delay from then on: a packet keeps the delay of the instant at which its last bit leaves, so that after a fall later ones may overtake it.

# links.*.changes.*.rate_bps, scenario/src/document/wires.rs
the-rate-from-then-on-a-6d5e31 = The rate from then on: a packet that is being sent is finished at the old rate, those that wait go at the new one.

# links.*.changes.*.ber, scenario/src/document/wires.rs
the-bit-error-rate-from-then-c5ca4b = The bit error rate from then on.

# links.*.changes.*.up, scenario/src/document/wires.rs
whether-the-link-carries-packets-when-e527ef = Whether the link carries packets: when it goes down, what is on it or waits for it is lost, and routes avoid it if both directions are down.

# links.*.changes.*.direction, scenario/src/document/wires.rs
whether-both-directions-become-different-d74752 = Whether both directions become different or one; error rates only in directions that lose packets.

# links.*.changes.*.direction, links.*.trace_direction and 1 more
both-directions-become-different-5bd19f = Both directions become different.

# links.*.changes.*.direction, links.*.trace_direction and 2 more
forward-only-7fe953 = Forward only

# links.*.changes.*.direction, links.*.trace_direction and 1 more
only-the-way-from-the-first-0ac1c2 = Only the way from the first end to the second becomes different.

# links.*.changes.*.direction, links.*.trace_direction and 1 more
backward-only-f25ce1 = Backward only

# links.*.changes.*.direction, links.*.trace_direction and 1 more
only-the-way-from-the-second-d60c50 = Only the way from the second end to the first becomes different.

# links.*.trace, scenario/src/document/wires.rs
a-trace-that-drives-the-link-58122e = A trace that drives the link: CSV with a header of time_s and any of delay_ms, rate_bps and loss, whose lines hold until the next; measured round trips, CSV with a header of timestamp and rtt, and perhaps uplink and downlink for the two directions, where half of rtt is the delay and -1 a loss of all packets until the next line; or a line for every opportunity to deliver 1500 bytes, in whole milliseconds, which begins anew after its last line.

# links.*.trace_delays, scenario/src/document/wires.rs
a-trace-of-the-one-way-61940c = A trace of the one-way delay, alone or beside a trace of opportunities: a line for every 10 ms, in milliseconds, which begins anew after its last line.

# links.*.trace_direction, scenario/src/document/wires.rs
traced-direction-3c1fde = Traced direction

# links.*.trace_direction, scenario/src/document/wires.rs
whether-the-trace-drives-both-directions-123862 = Whether the trace drives both directions or one; losses only in directions that lose packets.

# links.*.queue_packets, scenario/src/document/wires.rs
link-queue-29cacd = Link queue

# links.*.queue_packets, scenario/src/document/wires.rs
how-many-packets-may-wait-for-143f2c = How many packets may wait for the link in each direction; the next one is dropped.

# links.*.per, scenario/src/document/wires.rs
packet-error-rate-058591 = Packet error rate

# links.*.per, scenario/src/document/wires.rs
the-packet-error-rate-the-share-d69375 = The packet error rate: the share of packets lost, whatever their size.

# links.*.ber, scenario/src/document/wires.rs
bit-error-rate-945a8b = Bit error rate

# links.*.ber, scenario/src/document/wires.rs
the-bit-error-rate-a-packet-deb627 = The bit error rate: a packet of L bytes is lost with 1 − (1 − BER)^(8L).

# links.*.drops, scenario/src/document/wires.rs
chosen-losses-9fcdfd = Chosen losses

# links.*.drops, scenario/src/document/wires.rs
packets-that-are-lost-for-certain-316670 = Packets that are lost for certain, as they come to the link and before its queue, in the directions that lose packets.

# links.*.drops.*.flow, flows.*.name and 5 more
flow-f1273d = Flow

# links.*.drops.*.flow, scenario/src/document/wires.rs
the-flow-that-sends-it-4be4ac = The flow that sends it.

# links.*.drops.*.number, scenario/src/document/wires.rs
the-number-of-its-data-counted-0d0364 = The number of its data, counted from 1 at the start of the flow in what its protocol sends at once: chunks, segments.

# links.*.drops.*.transmission, scenario/src/document/wires.rs
transmission-3e1013 = Transmission

# links.*.drops.*.transmission, scenario/src/document/wires.rs
which-time-these-data-are-sent-69b422 = Which time these data are sent: 1 is the first transmission, 2 the first retransmission.

# links.*.errors, scenario/src/document/wires.rs
error-direction-a325a2 = Error direction

# links.*.errors, scenario/src/document/wires.rs
whether-packets-are-lost-in-both-895f63 = Whether packets are lost in both directions or only from the first end to the second.

# links.*.errors, scenario/src/document/wires.rs
packets-are-lost-in-both-directions-99c69e = Packets are lost in both directions.

# links.*.errors, scenario/src/document/wires.rs
packets-are-lost-only-on-the-aca855 = Packets are lost only on the way from the first end to the second.

# links.*.error_process, error_processes.*.name and 2 more
error-process-8267a7 = Error process

# links.*.error_process, scenario/src/document/wires.rs
the-error-process-that-strikes-packets-436241 = The error process that strikes packets on the link, in both directions.

# links.*.damaged, scenario/src/document/wires.rs
damaged-packets-b933d0 = Damaged packets

# links.*.arq, scenario/src/document/wires.rs
link-arq-400662 = Link ARQ

# links.*.header_compression, scenario/src/document/wires.rs
header-compression-2676eb = Header compression

# links.*.mtu_bytes, scenario/src/document/wires.rs
link-mtu-916e16 = Link MTU

# links.*.queue_discipline, network/src/queue/document.rs
link-queue-discipline-2f87d0 = Link queue discipline

# links.*.red
link-red-ad159b = Link RED

# links.*.codel
link-codel-fc14a6 = Link CoDel

# links.*.fq_codel
link-fq-codel-57b63c = Link FQ-CoDel

# links.*.pie
link-pie-91e3e3 = Link PIE

# radio_channels.*.name, scenario/src/document/radio.rs
the-name-of-the-channel-db8a54 = The name of the channel.

# radio_channels.*.stations, scenario/src/document/radio.rs
stations-on-the-channel-aa2bdb = Stations on the channel

# radio_channels.*.stations, scenario/src/document/radio.rs
the-stations-and-routers-on-it-f42ab3 = The stations and routers on it; those that hear each other are joined by a link.

# radio_channels.*.hidden, scenario/src/document/radio.rs
hidden-stations-de7280 = Hidden stations

# radio_channels.*.hidden, scenario/src/document/radio.rs
pairs-of-stations-that-do-not-d7395e = Pairs of stations that do not hear each other: their frames collide at one that hears both.

# radio_channels.*.hidden.*.one, scenario/src/document/radio.rs
one-of-the-two-df596f = One of the two.

# radio_channels.*.hidden.*.other, scenario/src/document/radio.rs
hidden-from-c3da57 = Hidden from

# radio_channels.*.hidden.*.other, scenario/src/document/radio.rs
the-other-a972f7 = The other.

# radio_channels.*.rate_bps, scenario/src/document/radio.rs
channel-rate-9d1afb = Channel rate

# radio_channels.*.rate_bps, scenario/src/document/radio.rs
the-rate-of-the-channel-657962 = The rate of the channel.

# radio_channels.*.delay_ms, scenario/src/document/radio.rs
channel-delay-62ae36 = Channel delay

# radio_channels.*.delay_ms, scenario/src/document/radio.rs
the-propagation-delay-between-any-two-4ec4f4 = The propagation delay between any two of the stations.

# radio_channels.*.txdelay_ms, scenario/src/document/radio.rs
how-long-a-transmitter-takes-from-bb5ee2 = How long a transmitter takes from being keyed to the first bit of a frame.

# radio_channels.*.slot_ms, scenario/src/document/radio.rs
how-long-a-station-waits-on-be30f3 = How long a station waits on a clear channel that has drawn not to send.

# radio_channels.*.persistence, scenario/src/document/radio.rs
persistence-d8e68f = Persistence

# radio_channels.*.persistence, scenario/src/document/radio.rs
the-chance-that-a-station-sends-138d6c = The chance that a station sends at once when it finds the channel clear.

# radio_channels.*.processing_ms, scenario/src/document/radio.rs
processing-time-35916b = Processing time

# radio_channels.*.processing_ms, scenario/src/document/radio.rs
how-long-a-station-is-busy-6c5074 = How long a station is busy after a frame that it sent, before it can send another.

# radio_channels.*.processing_over_bytes, scenario/src/document/radio.rs
processed-above-f57bac = Processed above

# radio_channels.*.processing_over_bytes, scenario/src/document/radio.rs
frames-of-no-more-than-so-6261cb = Frames of no more than so many bytes are sent without that time: those that carry no data.

# radio_channels.*.frame_overhead_bytes, scenario/src/document/radio.rs
frame-header-a43fc2 = Frame header

# radio_channels.*.frame_overhead_bytes, scenario/src/document/radio.rs
header-and-trailer-of-each-frame-32ea2d = Header and trailer of each frame.

# radio_channels.*.frame_bytes, scenario/src/document/radio.rs
largest-frame-9a4b18 = Largest frame

# radio_channels.*.frame_bytes, scenario/src/document/radio.rs
the-largest-frame-larger-packets-are-5319f4 = The largest frame: larger packets are sent as IP fragments.

# radio_channels.*.queue_packets, scenario/src/document/radio.rs
station-queue-f5609d = Station queue

# radio_channels.*.queue_packets, scenario/src/document/radio.rs
how-many-packets-may-wait-at-414a77 = How many packets may wait at a station; the next one is dropped.

# error_processes.*.name, scenario/src/document/processes.rs
the-name-that-links-refer-to-e5043c = The name that links refer to.

# error_processes.*.good.mean_s, error_processes.*.bad.mean_s and 1 more
mean-stay-c98d20 = Mean stay

# error_processes.*.good.mean_s, error_processes.*.bad.mean_s and 1 more
how-long-a-stay-in-the-2bc81a = How long a stay in the state is on average; each is drawn from an exponential distribution.

# error_processes.*.good.drop_probability, error_processes.*.bad.drop_probability and 1 more
drop-probability-796a92 = Drop probability

# error_processes.*.good.drop_probability, error_processes.*.bad.drop_probability and 1 more
the-chance-that-a-packet-is-043dd6 = The chance that a packet is lost which is sent in the state.

# error_processes.*.good.delay_low_ms, error_processes.*.bad.delay_low_ms and 1 more
what-a-packet-s-way-takes-c72de8 = What a packet's way takes longer that is sent in the state, besides the delay of the link.

# error_processes.*.good.delay_high_ms, error_processes.*.bad.delay_high_ms and 1 more
other-added-delay-b5ee0b = Other added delay

# error_processes.*.good.delay_high_ms, error_processes.*.bad.delay_high_ms and 1 more
the-other-choice-of-the-added-5e32a9 = The other choice of the added delay: each stay draws one of the two and keeps it.

# error_processes.*.good.delay_high_ms, error_processes.*.bad.delay_high_ms and 1 more
always-the-same-82872b = always the same

# error_processes.*.good.delay_high_share, error_processes.*.bad.delay_high_share and 1 more
share-of-the-other-delay-0a8e62 = Share of the other delay

# error_processes.*.good.delay_high_share, error_processes.*.bad.delay_high_share and 1 more
the-share-of-stays-that-take-9091de = The share of stays that take the other added delay: congestion among them.

# error_processes.*.good.delay_high_share, error_processes.*.bad.delay_high_share and 1 more
half-of-them-where-there-are-733f3b = half of them, where there are two delays

# error_processes.*.scope, scenario/src/document/processes.rs
shared-by-09e589 = Shared by

# error_processes.*.scope, scenario/src/document/processes.rs
whether-all-links-that-name-it-ebbb3b = Whether all links that name it share its states, or each has its own.

# error_processes.*.scope, scenario/src/document/processes.rs
all-links-1fec4c = All links

# error_processes.*.scope, scenario/src/document/processes.rs
all-links-that-name-the-process-b44e4f = All links that name the process are in one state at a time.

# error_processes.*.scope, scenario/src/document/processes.rs
each-link-417d1c = Each link

# error_processes.*.scope, scenario/src/document/processes.rs
each-link-that-names-the-process-1b2e4f = Each link that names the process has states of its own, for both of its directions.

# error_processes.*.fifo, scenario/src/document/processes.rs
keeps-the-order-4d2b5b = Keeps the order

# error_processes.*.fifo, scenario/src/document/processes.rs
whether-packets-on-a-link-keep-a2e758 = Whether packets on a link keep their order when the added delay falls, and wait for those before them.

# errors.reading, scenario/src/document/scenario.rs
ber-reading-90f9fa = BER reading

# errors.reading, scenario/src/document/scenario.rs
whether-every-link-draws-by-its-c51efd = Whether every link draws by its own BER, or each one-way path once, whatever its number of links.

# errors.reading, scenario/src/document/scenario.rs
every-link-2f377e = Every link

# errors.reading, scenario/src/document/scenario.rs
each-link-draws-for-every-packet-21ef6c = Each link draws for every packet by its own BER.

# errors.reading, scenario/src/document/scenario.rs
once-a-path-0d1f29 = Once a path

# errors.reading, scenario/src/document/scenario.rs
one-draw-for-each-one-way-172624 = One draw for each one-way path, with the BER of the first GSL.

# routing.strategy, scenario/src/document/scenario.rs
routing-strategy-bc9b27 = Routing strategy

# routing.strategy, scenario/src/document/scenario.rs
which-path-packets-take-routes-are-2223ee = Which path packets take; routes are computed anew at every change of the topology.

# routing.strategy, network/src/routing/strategy/mod.rs
shortest-delay-b888b1 = Shortest delay

# routing.strategy, network/src/routing/strategy/mod.rs
the-path-of-the-least-delay-a6a732 = The path of the least delay, whatever its number of links.

# routing.strategy, network/src/routing/strategy/mod.rs
fewest-links-14cd89 = Fewest links

# routing.strategy, network/src/routing/strategy/mod.rs
the-path-of-the-fewest-links-8279e6 = The path of the fewest links; of several the one of the least delay.

# routing.strategy
round-robin-a2973e = Round-robin

# routing.strategy, network/src/routing/strategy/mod.rs
all-paths-of-the-fewest-links-2fc0f7 = All paths of the fewest links: every node sends its packets to a destination over them in turn, so that they overtake each other.

# routing.strategy, network/src/routing/strategy/mod.rs
one-path-a-flow-9d8dc2 = One path a flow

# routing.strategy, network/src/routing/strategy/mod.rs
all-paths-of-the-fewest-links-2acb65 = All paths of the fewest links, but every node keeps the packets of a flow on one of them, chosen by a hash.

# routing.strategy, network/src/routing/strategy/mod.rs
least-loaded-177bf0 = Least loaded

# routing.strategy, network/src/routing/strategy/mod.rs
all-paths-of-the-fewest-links-55c0fb = All paths of the fewest links: every node takes the link that is free first; of equals that to the lowest number.

# routing.metric, scenario/src/document/scenario.rs
route-metric-e6be3a = Route metric

# routing.metric, scenario/src/document/scenario.rs
what-the-shortest-route-is-short-9efedd = What the shortest route is short in; between paths of equally many links it decides which one is the shortest.

# routing.metric, scenario/src/document/scenario.rs
propagation-delay-6780ab = Propagation delay

# routing.metric, scenario/src/document/scenario.rs
the-route-with-the-least-propagation-41e71d = The route with the least propagation delay.

# flows.*.name, scenario/src/document/flow.rs
the-name-of-the-flow-5ac54c = The name of the flow.

# flows.*.from, scenario/src/document/flow.rs
the-station-or-router-that-sends-17339b = The station or router that sends.

# flows.*.to, scenario/src/document/flow.rs
the-station-or-router-that-receives-6d5bcf = The station or router that receives.

# flows.*.paths, scenario/src/document/flow.rs
the-paths-of-the-flow-the-399b07 = The paths of the flow, the primary first; an empty list is one path over what joins the two ends.

# flows.*.paths.*.via, background.paths.*.via and 1 more
via-2ed8b8 = Via

# flows.*.paths.*.via, background.paths.*.via and 1 more
the-constellation-whose-terminals-are-th-f8300c = The constellation whose terminals are the interfaces; named again, it gets a further terminal, on another satellite.

# flows.*.paths.*.via, background.paths.*.via and 1 more
whatever-joins-the-two-ends-1e61ff = whatever joins the two ends

# flows.*.paths.*.from, background.paths.*.from and 1 more
the-station-or-router-that-is-4848bc = The station or router that is the sender's interface.

# flows.*.paths.*.from, background.paths.*.from and 1 more
the-flow-s-own-sender-24da24 = the flow's own sender

# flows.*.paths.*.to, background.paths.*.to and 1 more
the-station-or-router-that-is-d2c4c0 = The station or router that is the receiver's interface.

# flows.*.paths.*.to, background.paths.*.to and 1 more
the-flow-s-own-receiver-d73957 = the flow's own receiver

# flows.*.paths.*.up_s, background.paths.*.up_s and 1 more
address-from-419402 = Address from

# flows.*.paths.*.up_s, background.paths.*.up_s and 1 more
when-the-sender-s-interface-gets-c20cbb = When the sender's interface gets its address: from then on the path belongs to the association and is its primary, by ASCONF.

# flows.*.paths.*.up_s, background.paths.*.up_s and 1 more
it-is-there-from-the-beginning-d24b20 = it is there from the beginning

# flows.*.paths.*.down_s, background.paths.*.down_s and 1 more
address-until-115fe7 = Address until

# flows.*.paths.*.down_s, background.paths.*.down_s and 1 more
when-the-sender-s-interface-loses-ab86d7 = When the sender's interface loses its address: the path leaves the association, by ASCONF; its links stay as they are.

# flows.*.paths.*.down_s, background.paths.*.down_s and 1 more
it-stays-345e78 = it stays

# flows.*.start_s, scenario/src/document/flow.rs
start-e4bb9f = Start

# flows.*.start_s, scenario/src/document/flow.rs
when-the-flow-is-opened-8c5178 = When the flow is opened.

# flows.*.start_within_s, scenario/src/document/flow.rs
start-within-a57727 = Start within

# flows.*.start_within_s, scenario/src/document/flow.rs
how-much-later-than-that-the-867f69 = How much later than that the flow may be opened: each seed draws its own instant, so that the rounds of several flows do not always meet alike.

# flows.*.workload, flows.*.applications.*.workload and 3 more
workload-ba3c74 = Workload

# flows.*.workload, flows.*.applications.*.workload and 3 more
what-the-application-hands-over-to-90c727 = What the application hands over to be sent.

# flows.*.workload, flows.*.applications.*.workload and 1 more
bulk-transfer-cd9998 = Bulk transfer

# flows.*.workload, flows.*.applications.*.workload and 1 more
so-many-bytes-or-data-without-b8065f = So many bytes, or data without end, all of which wait to be sent from the beginning.

# flows.*.workload, flows.*.applications.*.workload and 1 more
page-of-objects-69a84b = Page of objects

# flows.*.workload, flows.*.applications.*.workload and 1 more
pages-of-so-many-objects-each-daf24c = Pages of so many objects, each of which is of use as soon as it is there.

# flows.*.workload, flows.*.applications.*.workload and 1 more
messages-at-a-rate-c1127a = Messages at a rate

# flows.*.workload, flows.*.applications.*.workload and 1 more
one-message-after-the-other-regular-68c17a = One message after the other, regular or as a Poisson process.

# flows.*.workload, flows.*.applications.*.workload and 1 more
on-and-off-0e1bda = On and off

# flows.*.workload, flows.*.applications.*.workload and 1 more
bursts-of-messages-with-silence-between-592dbb = Bursts of messages with silence between them.

# flows.*.bytes, flows.*.applications.*.bytes and 1 more
transfer-size-e46e7b = Transfer size

# flows.*.bytes, flows.*.applications.*.bytes and 1 more
how-much-user-data-is-sent-73a263 = How much user data is sent before the flow is closed.

# flows.*.bytes, flows.*.pages and 6 more
endless-01c3ce = endless

# flows.*.objects, flows.*.applications.*.objects and 1 more
objects-of-a-page-e23212 = Objects of a page

# flows.*.objects, flows.*.applications.*.objects and 1 more
of-how-many-objects-a-page-091df3 = Of how many objects a page consists; all are offered at once, and take turns in being sent.

# flows.*.objects, flows.*.applications.*.objects
objects-e4cd30 = objects

# flows.*.object_bytes, flows.*.applications.*.object_bytes and 1 more
object-size-1cd6f9 = Object size

# flows.*.object_bytes, flows.*.applications.*.object_bytes and 1 more
user-data-of-an-object-e9103d = User data of an object.

# flows.*.pages, flows.*.applications.*.pages and 1 more
how-many-pages-are-fetched-one-a53eec = How many pages are fetched, one after the other.

# flows.*.pages, flows.*.applications.*.pages
pages-bfa062 = pages

# flows.*.page_interval_s, flows.*.applications.*.page_interval_s and 1 more
page-interval-3763ee = Page interval

# flows.*.page_interval_s, flows.*.applications.*.page_interval_s and 1 more
the-time-from-the-offer-of-edee27 = The time from the offer of one page to that of the next, whether or not the one before has come.

# flows.*.message_size_bytes, flows.*.burst_message_bytes and 4 more
size-of-messages-cb7dd6 = Size of messages

# flows.*.message_size_bytes, flows.*.burst_message_bytes and 4 more
user-data-of-a-message-7d9673 = User data of a message.

# flows.*.message_interval_ms, flows.*.applications.*.message_interval_ms and 1 more
message-interval-23d5af = Message interval

# flows.*.message_interval_ms, flows.*.applications.*.message_interval_ms and 1 more
the-mean-time-from-one-message-c3cdbf = The mean time from one message to the next.

# flows.*.arrivals, flows.*.applications.*.arrivals and 1 more
arrivals-dee9ba = Arrivals

# flows.*.arrivals, flows.*.applications.*.arrivals and 1 more
how-the-times-between-messages-are-5532e3 = How the times between messages are distributed.

# flows.*.arrivals, flows.*.silences and 3 more
regular-b45578 = Regular

# flows.*.arrivals, flows.*.silences and 3 more
always-the-same-time-687dc7 = Always the same time.

# flows.*.arrivals, flows.*.silences and 3 more
poisson-244d28 = Poisson

# flows.*.arrivals, flows.*.silences and 3 more
random-times-with-an-exponential-distrib-dcfb3d = Random times with an exponential distribution, which every seed draws anew: a Poisson process.

# flows.*.messages, flows.*.applications.*.messages and 1 more
messages-04d7b4 = Messages

# flows.*.messages, flows.*.applications.*.messages and 1 more
how-many-messages-there-are-ad542e = How many messages there are.

# flows.*.messages, flows.*.burst_messages and 2 more
messages-f5cccf = messages

# flows.*.burst_messages, flows.*.applications.*.burst_messages and 1 more
messages-of-a-burst-f90932 = Messages of a burst

# flows.*.burst_messages, flows.*.applications.*.burst_messages and 1 more
how-many-messages-a-burst-has-c7f25f = How many messages a burst has.

# flows.*.burst_interval_ms, flows.*.applications.*.burst_interval_ms and 1 more
interval-in-a-burst-e8089e = Interval in a burst

# flows.*.burst_interval_ms, flows.*.applications.*.burst_interval_ms and 1 more
the-time-from-one-message-of-746e35 = The time from one message of a burst to the next.

# flows.*.silence_s, flows.*.applications.*.silence_s and 1 more
silence-6c61fe = Silence

# flows.*.silence_s, flows.*.applications.*.silence_s and 1 more
the-mean-time-from-the-last-a43849 = The mean time from the last message of a burst to the first of the next one.

# flows.*.silences, flows.*.applications.*.silences and 1 more
silences-a6a620 = Silences

# flows.*.silences, flows.*.applications.*.silences and 1 more
how-the-times-of-silence-are-fbf83c = How the times of silence are distributed.

# flows.*.bursts, flows.*.applications.*.bursts and 1 more
bursts-f320d4 = Bursts

# flows.*.bursts, flows.*.applications.*.bursts and 1 more
how-many-bursts-there-are-cc2338 = How many bursts there are.

# flows.*.bursts, flows.*.applications.*.bursts
bursts-4b41da = bursts

# flows.*.applications, scenario/src/document/flow.rs
applications-that-share-the-flow-each-3c9902 = Applications that share the flow, each with a workload and a stream of its own; an empty list is one application with the workload above, which takes all streams in turn.

# flows.*.applications.*.stream, scenario/src/document/application.rs
the-stream-that-carries-its-data-11e23d = The stream that carries its data, counted from 0; a protocol with one stream puts all applications on it.

# flows.*.applications.*.stream, scenario/src/document/application.rs
that-of-its-own-number-as-6966a6 = that of its own number, as far as there are streams

# flows.*.applications.*.streams, scenario/src/document/application.rs
streams-of-the-application-66de5d = Streams of the application

# flows.*.applications.*.streams, scenario/src/document/application.rs
how-many-streams-from-that-one-c867da = How many streams, from that one on, its messages or objects take in turn.

# flows.*.applications.*.after_s, scenario/src/document/application.rs
starts-after-3fe825 = Starts after

# flows.*.applications.*.after_s, scenario/src/document/application.rs
how-long-after-the-flow-the-1863bd = How long after the flow the application starts.

# flows.*.applications.*.priority, scenario/src/document/application.rs
priority-d60dbb = Priority

# flows.*.applications.*.priority, scenario/src/document/application.rs
how-important-its-messages-are-where-88bcfa = How important its messages are where others may be given up or have to wait for them: 0 is most.

# flows.*.applications.*.weight, scenario/src/document/application.rs
weight-81d27e = Weight

# flows.*.applications.*.weight, scenario/src/document/application.rs
its-share-of-what-streams-send-22efd7 = Its share of what streams send where they share by weights: 2 gets twice as much as 1.

# flows.*.protocol, transport/src/settings.rs and 1 more
protocol-cf0883 = Protocol

# flows.*.protocol, transport/src/settings.rs
which-transport-protocol-the-flow-speaks-31cc0e = Which transport protocol the flow speaks; its settings stand beside it, those of no other.

# flows.*.protocol, background.protocol and 1 more
streams-and-several-paths-in-one-36d177 = Streams and several paths in one association: RFC 9260.

# flows.*.protocol, background.protocol and 1 more
one-stream-of-bytes-over-one-ed8f12 = One stream of bytes over one path, with the senders from Reno to CUBIC: RFC 9293.

# flows.*.protocol, background.protocol and 1 more
paced-data-polled-reports-and-probing-72079e = Paced data, polled reports, and probing that tells congestion from other losses: Elaasar et al. 2005.

# flows.*.sctp.profile, background.sctp.profile and 1 more
sctp-profile-284803 = SCTP profile

# flows.*.sctp.profile, background.sctp.profile and 1 more
the-edition-of-the-protocol-that-203e38 = The edition of the protocol that settings left open follow.

# flows.*.sctp.profile, background.sctp.profile
rfc-9260-2022-4e90f8 = RFC 9260 (2022)

# flows.*.sctp.profile, background.sctp.profile and 1 more
today-s-rules-3-missing-reports-27bf94 = Today's rules: 3 missing reports, ssthresh at least 4 segments, initial RTO 1 s.

# flows.*.sctp.profile, background.sctp.profile
rfc-2960-2000-aa9a8e = RFC 2960 (2000)

# flows.*.sctp.profile, background.sctp.profile and 1 more
the-rules-of-the-papers-time-61e268 = The rules of the papers' time: 4 missing reports, initial cwnd and least ssthresh of 2 segments, initial RTO 3 s.

# flows.*.sctp.profile, background.sctp.profile and 1 more
the-papers-simulator-the-windows-of-e2219d = The papers' simulator: the windows of RFC 9260 with the choices of its Agent/SCTP, that of the paths among them.

# flows.*.sctp.profile, background.sctp.profile
freebsd-usrsctp-4f44db = FreeBSD (usrsctp)

# flows.*.sctp.profile, background.sctp.profile and 1 more
what-freebsd-s-stack-does-as-5d0043 = What FreeBSD's stack does as shipped, in the kernel and as a library: two segments a SACK in slow start, timers that are not restarted, 256 bytes charged beside each chunk.

# flows.*.sctp.profile, background.sctp.profile and 1 more
linux-lksctp-26ffce = Linux (lksctp)

# flows.*.sctp.profile, background.sctp.profile and 1 more
what-the-kernel-of-linux-6-422851 = What the kernel of Linux 6.12 does: cwnd counted in MTU, no limit of bursts, T3-rtx ends fast recovery, nothing charged beside user data, initial RTO 3 s.

# flows.*.sctp.profile, background.sctp.profile
dcsctp-webrtc-d63d53 = dcSCTP (WebRTC)

# flows.*.sctp.profile, background.sctp.profile and 1 more
what-the-data-channels-of-browsers-63e0b7 = What the data channels of browsers do: initial cwnd of 10 segments, RTO.Min 400 ms, messages split to fill cwnd, 90 % of the buffer announced.

# flows.*.sctp.streams, background.sctp.streams and 1 more
chunks-go-to-the-streams-in-30be43 = Chunks go to the streams in turn; a missing chunk holds back only its own stream.

# flows.*.sctp.payload_bytes, background.sctp.payload_bytes and 1 more
payload-997333 = Payload

# flows.*.sctp.payload_bytes, background.sctp.payload_bytes and 1 more
user-data-in-each-data-chunk-6ceadf = User data in each DATA chunk.

# flows.*.sctp.payload_bytes, background.sctp.payload_bytes and 1 more
by-the-profile-1-452-bytes-a602e6 = by the profile: 1,452 bytes, or 1,160 in dcSCTP, whose packets have 1,191 without IP, UDP and DTLS; 4 fewer where messages are interleaved

# flows.*.sctp.header_bytes, background.sctp.header_bytes and 1 more
packet-header-5195fe = Packet header

# flows.*.sctp.header_bytes, background.sctp.header_bytes and 1 more
ip-and-sctp-common-header-of-f8360f = IP and SCTP common header of each packet; a DATA chunk adds 16 bytes and its padding.

# flows.*.sctp.message_bytes, background.sctp.message_bytes and 1 more
message-size-a408d1 = Message size

# flows.*.sctp.message_bytes, background.sctp.message_bytes and 1 more
the-size-of-the-messages-the-6c58dc = The size of the messages the application sends; a larger one than the payload is cut into several chunks.

# flows.*.sctp.message_bytes, background.sctp.message_bytes and 1 more
one-chunk-cc986e = one chunk

# flows.*.sctp.mtu_bytes, background.sctp.mtu_bytes and 1 more
the-largest-packet-an-end-sends-90da5b = The largest packet an end sends before anything is known of the paths; small chunks share a packet up to it.

# flows.*.sctp.mtu_bytes, background.sctp.mtu_bytes and 1 more
one-full-chunk-da5012 = one full chunk

# flows.*.sctp.pmtu_discovery, background.sctp.pmtu_discovery and 1 more
path-mtu-discovery-91da49 = Path MTU discovery

# flows.*.sctp.pmtu_discovery, background.sctp.pmtu_discovery and 1 more
whether-packets-must-not-be-fragmented-1ae5fd = Whether packets must not be fragmented on their way, so that routers report the MTU of links that are too small.

# flows.*.sctp.receiver_buffer_bytes, flows.*.tcp.receiver_buffer_bytes and 8 more
receiver-buffer-0b0e5d = Receiver buffer

# flows.*.sctp.receiver_buffer_bytes, background.sctp.receiver_buffer_bytes
the-receiver-s-buffer-a-rwnd-5206af = The receiver's buffer; a_rwnd is what is left of it.

# flows.*.sctp.initial_cwnd_segments, background.sctp.initial_cwnd_segments and 1 more
initial-cwnd-8d2805 = Initial cwnd

# flows.*.sctp.initial_cwnd_segments, flows.*.tcp.initial_window_segments and 5 more
cwnd-at-the-start-and-after-ee2fe1 = cwnd at the start and after a long idle time.

# flows.*.sctp.initial_cwnd_segments, background.sctp.initial_cwnd_segments and 1 more
by-the-profile-2-to-4-0e42d9 = by the profile: 2 to 4 segments by their size, 2 in RFC 2960, 3 in FreeBSD, or 10 in dcSCTP

# flows.*.sctp.initial_cwnd_segments, flows.*.sctp.sack_asked_below_segments and 34 more
segments-08fddb = segments

# flows.*.sctp.initial_ssthresh_bytes, flows.*.tcp.initial_ssthresh_bytes and 5 more
initial-ssthresh-efe1c2 = Initial ssthresh

# flows.*.sctp.initial_ssthresh_bytes, flows.*.tcp.initial_ssthresh_bytes and 5 more
ssthresh-at-the-start-slow-start-4962b6 = ssthresh at the start: slow start ends there.

# flows.*.sctp.initial_ssthresh_bytes, background.sctp.initial_ssthresh_bytes and 1 more
a-rwnd-what-the-peer-announces-a47834 = a_rwnd: what the peer announces

# flows.*.sctp.sack_delay_ms, background.sctp.sack_delay_ms and 1 more
sack-delay-40861c = SACK delay

# flows.*.sctp.sack_delay_ms, background.sctp.sack_delay_ms and 1 more
how-long-a-sack-may-wait-f69481 = How long a SACK may wait for a second packet; 0 acknowledges every packet at once.

# flows.*.sctp.sack_every, background.sctp.sack_every and 1 more
sack-every-efdbf7 = SACK every

# flows.*.sctp.sack_every, background.sctp.sack_every and 1 more
a-sack-is-sent-at-the-e0e7c2 = A SACK is sent at the latest for every so many packets.

# flows.*.sctp.sack_on_filled_gap, background.sctp.sack_on_filled_gap and 1 more
sack-when-a-gap-is-filled-e70ab8 = SACK when a gap is filled

# flows.*.sctp.sack_on_filled_gap, background.sctp.sack_on_filled_gap and 1 more
whether-the-packet-that-fills-the-34d67f = Whether the packet that fills the last gap is acknowledged at once, or like any other.

# flows.*.sctp.sack_on_filled_gap, background.sctp.sack_on_filled_gap and 1 more
by-the-profile-at-once-or-d5b92c = by the profile: at once, or like any other in RFC 2960, ns-2 and dcSCTP

# flows.*.sctp.sack_asked_below_segments, background.sctp.sack_asked_below_segments and 1 more
sack-at-once-below-01dc72 = SACK at once below

# flows.*.sctp.sack_asked_below_segments, background.sctp.sack_asked_below_segments and 1 more
while-cwnd-is-below-this-data-0611ad = While cwnd is below this, data ask for a SACK without delay (the I bit); 0 never asks.

# flows.*.sctp.sack_asked_below_segments, background.sctp.sack_asked_below_segments and 1 more
by-the-profile-never-or-10-652a57 = by the profile: never, or 10 in dcSCTP

# flows.*.sctp.sack_asked_when_full, background.sctp.sack_asked_when_full and 1 more
sack-at-once-when-full-d088f8 = SACK at once when full

# flows.*.sctp.sack_asked_when_full, background.sctp.sack_asked_when_full and 1 more
whether-data-after-which-cwnd-or-1beab5 = Whether data after which cwnd or the peer's window lets nothing more go ask for a SACK without delay (the I bit).

# flows.*.sctp.sack_asked_at_end, background.sctp.sack_asked_at_end and 1 more
sack-at-once-at-the-end-7830c7 = SACK at once at the end

# flows.*.sctp.sack_asked_at_end, background.sctp.sack_asked_at_end and 1 more
whether-the-last-data-of-what-523adb = Whether the last data of what the application has handed over ask for a SACK without delay (the I bit).

# flows.*.sctp.advertised_percent, background.sctp.advertised_percent and 1 more
announced-buffer-d8e714 = Announced buffer

# flows.*.sctp.advertised_percent, background.sctp.advertised_percent and 1 more
the-share-of-its-buffer-that-7f5c9a = The share of its buffer that the receiver announces.

# flows.*.sctp.advertised_percent, background.sctp.advertised_percent and 1 more
by-the-profile-100-or-90-aed5d2 = by the profile: 100 %, or 90 % in dcSCTP

# flows.*.sctp.takes_beyond_a_rwnd, background.sctp.takes_beyond_a_rwnd and 1 more
take-beyond-the-window-2dfc7a = Take beyond the window

# flows.*.sctp.takes_beyond_a_rwnd, background.sctp.takes_beyond_a_rwnd and 1 more
whether-the-receiver-takes-a-chunk-8bb4cb = Whether the receiver takes a chunk whole as long as anything is left of the buffer that it announces, or only where all of it fits.

# flows.*.sctp.takes_beyond_a_rwnd, background.sctp.takes_beyond_a_rwnd and 1 more
by-the-profile-no-or-yes-8ad18e = by the profile: no, or yes in dcSCTP, which announces 90 % and takes more up to the whole buffer

# flows.*.sctp.held_chunk_limit, background.sctp.held_chunk_limit and 1 more
chunks-held-at-most-cc35f5 = Chunks held at most

# flows.*.sctp.held_chunk_limit, background.sctp.held_chunk_limit and 1 more
so-many-chunks-wait-at-the-f4d198 = So many chunks wait at the receiver for others at most: one beyond all that it has had is refused then, though the window says nothing of it; 0 sets no limit.

# flows.*.sctp.held_chunk_limit, background.sctp.held_chunk_limit and 1 more
by-the-profile-no-limit-or-e9ec1e = by the profile: no limit, or 512 in FreeBSD

# flows.*.sctp.held_chunk_limit, background.sctp.held_chunk_limit
chunks-903998 = chunks

# flows.*.sctp.a_rwnd_before_reading, background.sctp.a_rwnd_before_reading and 1 more
window-before-reading-5e5c77 = Window before reading

# flows.*.sctp.a_rwnd_before_reading, background.sctp.a_rwnd_before_reading and 1 more
whether-a-sack-tells-the-window-452194 = Whether a SACK tells the window as it was before the application has read what came in the packet it answers.

# flows.*.sctp.a_rwnd_before_reading, flows.*.sctp.fast_retransmit_repeats and 3 more
by-the-profile-no-or-yes-70519d = by the profile: no, or yes in FreeBSD and dcSCTP

# flows.*.sctp.window_update_divisor, background.sctp.window_update_divisor and 1 more
window-updates-per-buffer-f20eef = Window updates per buffer

# flows.*.sctp.window_update_divisor, background.sctp.window_update_divisor and 1 more
where-a-sack-tells-the-window-f18bbf = Where a SACK tells the window before reading, another one follows for each such part of the buffer that is read; 0 sends none, 8 one for each eighth.

# flows.*.sctp.window_update_divisor, background.sctp.window_update_divisor and 1 more
by-the-profile-none-or-8-fa102a = by the profile: none, or 8 in FreeBSD

# flows.*.sctp.window_update_divisor, background.sctp.window_update_divisor
updates-35759b = updates

# flows.*.sctp.chunk_overhead_bytes, background.sctp.chunk_overhead_bytes and 1 more
overhead-of-a-chunk-b1545f = Overhead of a chunk

# flows.*.sctp.chunk_overhead_bytes, background.sctp.chunk_overhead_bytes and 1 more
what-each-chunk-takes-of-the-944539 = What each chunk takes of the receiver's buffer beside its user data, in the view of both ends.

# flows.*.sctp.chunk_overhead_bytes, background.sctp.chunk_overhead_bytes and 1 more
by-the-profile-its-header-of-ad6f7d = by the profile: its header of 16 bytes, 256 bytes more in FreeBSD, or nothing in dcSCTP and Linux

# flows.*.sctp.held_overhead_bytes, background.sctp.held_overhead_bytes and 1 more
overhead-of-a-held-chunk-6664f0 = Overhead of a held chunk

# flows.*.sctp.held_overhead_bytes, background.sctp.held_overhead_bytes and 1 more
what-a-chunk-that-waits-at-341c2e = What a chunk that waits at the receiver takes of its buffer beside its user data, where that differs from what the sender charges.

# flows.*.sctp.held_overhead_bytes, background.sctp.held_overhead_bytes and 1 more
as-the-overhead-of-a-chunk-771f72 = as the overhead of a chunk, or 256 bytes in FreeBSD, which leaves out the header there

# flows.*.sctp.bundle_taken, background.sctp.bundle_taken and 1 more
bundle-what-was-taken-1862d8 = Bundle what was taken

# flows.*.sctp.bundle_taken, background.sctp.bundle_taken and 1 more
whether-chunks-are-taken-from-the-b48677 = Whether chunks are taken from the application a packet at a time, the last of them even where it does not fit any more, so that it leaves alone in the next packet, or as they fit.

# flows.*.sctp.bundle_taken, background.sctp.bundle_taken and 1 more
by-the-profile-as-they-fit-915101 = by the profile: as they fit, or a packet at a time in FreeBSD

# flows.*.sctp.split_to_fill_cwnd, background.sctp.split_to_fill_cwnd and 1 more
split-messages-to-fill-cwnd-c0b89b = Split messages to fill cwnd

# flows.*.sctp.split_to_fill_cwnd, background.sctp.split_to_fill_cwnd and 1 more
whether-a-message-is-split-where-3fd103 = Whether a message is split where cwnd or the peer's window ends, or sent whole beyond cwnd.

# flows.*.sctp.split_to_fill_cwnd, flows.*.sctp.retransmit_within_cwnd and 3 more
by-the-profile-no-or-yes-e5d854 = by the profile: no, or yes in dcSCTP

# flows.*.sctp.retransmit_within_cwnd, background.sctp.retransmit_within_cwnd and 1 more
retransmit-within-cwnd-db1bd4 = Retransmit within cwnd

# flows.*.sctp.retransmit_within_cwnd, background.sctp.retransmit_within_cwnd and 1 more
whether-what-is-sent-again-waits-0bac44 = Whether what is sent again waits until cwnd and the peer's window hold it whole, while smaller chunks and new data fill what is left, or leaves, up to a packet, as soon as cwnd is not full.

# flows.*.sctp.retransmit_within_rwnd, background.sctp.retransmit_within_rwnd and 1 more
retransmit-within-a-rwnd-d6c037 = Retransmit within a_rwnd

# flows.*.sctp.retransmit_within_rwnd, background.sctp.retransmit_within_rwnd and 1 more
whether-what-is-sent-again-but-dbac6d = Whether what is sent again, but for the earliest TSN, waits while other data are in flight and the peer's window does not hold a full chunk, or leaves whatever that window says.

# flows.*.sctp.retransmit_within_rwnd, flows.*.sctp.repeats_after_new and 5 more
by-the-profile-no-or-yes-ba9747 = by the profile: no, or yes in FreeBSD

# flows.*.sctp.cwnd_unit, background.sctp.cwnd_unit and 1 more
unit-of-cwnd-2c4499 = Unit of cwnd

# flows.*.sctp.cwnd_unit, background.sctp.cwnd_unit and 1 more
what-the-initial-cwnd-its-growth-6e6d22 = What the initial cwnd, its growth and its least values are counted in.

# flows.*.sctp.cwnd_unit, background.sctp.cwnd_unit and 1 more
by-the-profile-the-largest-data-c93c21 = by the profile: the largest DATA chunk, the MTU in FreeBSD and Linux, or the packet without IP in dcSCTP

# flows.*.sctp.cwnd_unit, background.sctp.cwnd_unit and 1 more
largest-data-chunk-012dfb = Largest DATA chunk

# flows.*.sctp.cwnd_unit, background.sctp.cwnd_unit and 1 more
the-largest-data-chunk-that-a-2fdea7 = The largest DATA chunk that a packet carries, with its header (PMDCS).

# flows.*.sctp.cwnd_unit, background.sctp.cwnd_unit and 1 more
sctp-packet-a644ef = SCTP packet

# flows.*.sctp.cwnd_unit, background.sctp.cwnd_unit and 1 more
that-and-the-common-header-of-ca526e = That and the common header of SCTP.

# flows.*.sctp.cwnd_unit, background.sctp.cwnd_unit and 1 more
that-and-the-header-of-ip-f223ba = That and the header of IP; the initial cwnd leaves out the common header.

# flows.*.sctp.byte_counting_limit, background.sctp.byte_counting_limit and 1 more
how-many-pmtu-cwnd-may-grow-720f5e = How many PMTU cwnd may grow by for one SACK in slow start.

# flows.*.sctp.byte_counting_limit, background.sctp.byte_counting_limit and 1 more
by-the-profile-1-pmtu-or-cea734 = by the profile: 1 PMTU, or 2 in FreeBSD

# flows.*.sctp.growth_on_advance, background.sctp.growth_on_advance and 1 more
growth-needs-an-advance-8e62b6 = Growth needs an advance

# flows.*.sctp.growth_on_advance, background.sctp.growth_on_advance and 1 more
whether-cwnd-grows-only-with-a-e97224 = Whether cwnd grows only with a SACK that advances the cumulative TSN, or also with one that reports more in gap blocks.

# flows.*.sctp.growth_on_advance, background.sctp.growth_on_advance and 1 more
by-the-profile-no-in-rfc-c8eeb2 = by the profile: no in RFC 9260, else yes

# flows.*.sctp.controller, flows.*.tcp.controller and 8 more
congestion-control-bbe0fa = Congestion control

# flows.*.sctp.controller, flows.*.tcp.controller and 9 more
what-the-congestion-window-follows-4bf827 = What the congestion window follows.

# flows.*.sctp.controller, flows.*.tcp.controller and 6 more
one-segment-each-round-trip-half-fd5cb3 = One segment each round trip, half after a loss: RFC 5681 in TCP, RFC 9260 in SCTP, STP in XSTP.

# flows.*.sctp.controller, flows.*.tcp.controller and 6 more
a-cubic-function-of-the-time-9bc827 = A cubic function of the time since the last loss, seven tenths after one (RFC 9438).

# flows.*.sctp.controller, flows.*.tcp.controller and 6 more
a-model-of-the-path-its-3bb88a = A model of the path, its bandwidth and shortest round trip, sets the rate and the window; losses do not (BBRv1, as in Linux).

# flows.*.sctp.controller, flows.*.tcp.controller and 6 more
the-model-of-bbr-with-bounds-6500ec = The model of BBR with bounds: losses beyond two in a hundred lower what may be in flight (draft-ietf-ccwg-bbr-06).

# flows.*.sctp.controller, flows.*.tcp.controller and 6 more
bbr-that-finds-out-when-a-3dc1eb = BBR that finds out when a satellite path was reconfigured, and measures round trip and bandwidth anew (Lai et al. 2025).

# flows.*.sctp.controller, flows.*.tcp.controller and 6 more
hybla-24e977 = Hybla

# flows.*.sctp.controller, flows.*.tcp.controller and 6 more
as-fast-over-a-long-round-a949a9 = As fast over a long round trip as Reno over one of 25 ms (Caini and Firrincieli 2004).

# flows.*.sctp.controller, flows.*.tcp.controller and 6 more
vegas-b5b167 = Vegas

# flows.*.sctp.controller, flows.*.tcp.controller and 6 more
a-few-segments-of-its-own-d3ad27 = A few segments of its own in the queue, by how much longer round trips are (Brakmo and Peterson 1995).

# flows.*.sctp.controller, flows.*.tcp.controller and 5 more
westwood-867601 = Westwood+

# flows.*.sctp.controller, flows.*.tcp.controller and 6 more
reno-that-after-a-loss-goes-af8cb0 = Reno that after a loss goes on at the rate it measured (Grieco and Mascolo 2004).

# flows.*.sctp.controller, flows.*.tcp.controller and 6 more
tahoe-2e26ce = Tahoe

# flows.*.sctp.controller, flows.*.tcp.controller and 6 more
slow-start-from-one-segment-after-503006 = Slow start from one segment after every loss (Jacobson 1988).

# flows.*.sctp.controller, flows.*.tcp.controller and 5 more
stop-and-wait-cb908f = Stop-and-wait

# flows.*.sctp.controller, flows.*.tcp.controller and 6 more
one-segment-and-the-next-when-5a80cd = One segment, and the next when it is acknowledged.

# flows.*.sctp.fast_convergence, flows.*.tcp.fast_convergence and 6 more
fast-convergence-1a4135 = Fast convergence

# flows.*.sctp.fast_convergence, flows.*.tcp.fast_convergence and 6 more
whether-a-cubic-flow-that-lost-8b62b4 = Whether a CUBIC flow that lost its share gives up more of it.

# flows.*.sctp.cubic_alpha, flows.*.tcp.cubic_alpha and 6 more
reno-friendly-growth-1fd156 = Reno-friendly growth

# flows.*.sctp.cubic_alpha, flows.*.tcp.cubic_alpha and 6 more
what-the-reno-flow-adds-whose-c2cb95 = What the Reno flow adds whose window CUBIC never stays below.

# flows.*.sctp.cubic_alpha, flows.*.tcp.cubic_alpha and 6 more
by-the-profile-rfc-9438-or-430e30 = by the profile: RFC 9438, or Linux

# flows.*.sctp.cubic_alpha, flows.*.tcp.cubic_alpha and 5 more
rfc-9438-66cd02 = RFC 9438

# flows.*.sctp.cubic_alpha, flows.*.tcp.cubic_alpha and 6 more
adds-0-53-segments-a-round-c2c715 = Adds 0.53 segments a round trip, and a whole one once it is back at the window of the last cut.

# flows.*.sctp.cubic_alpha, flows.*.sctp.hybla_rules and 26 more
linux-4828e6 = Linux

# flows.*.sctp.cubic_alpha, flows.*.tcp.cubic_alpha and 6 more
adds-0-53-segments-a-round-ef4de6 = Adds 0.53 segments a round trip for ever.

# flows.*.sctp.cubic_whole_segments, flows.*.tcp.cubic_whole_segments and 6 more
whole-segments-73f8e9 = Whole segments

# flows.*.sctp.cubic_whole_segments, flows.*.tcp.cubic_whole_segments and 6 more
whether-the-function-is-computed-in-f398b9 = Whether the function is computed in whole segments and milliseconds as Linux does: rounding makes small windows grow faster.

# flows.*.sctp.cubic_whole_segments, flows.*.sctp.hystart_2008 and 38 more
by-the-profile-off-or-on-35b588 = by the profile: off, or on in Linux

# flows.*.sctp.hystart_2008, flows.*.tcp.hystart_2008 and 6 more
hystart-of-2008-ba5ba0 = HyStart of 2008

# flows.*.sctp.hystart_2008, flows.*.tcp.hystart_2008 and 6 more
whether-a-train-of-acknowledgements-or-cdfd04 = Whether a train of acknowledgements or a longer round trip ends slow start at once, as in Linux; with HyStart++ the first of both does.

# flows.*.sctp.bbr_min_rtt_window_ms, flows.*.sctp.leocc_min_rtt_window_ms and 14 more
rtprop-window-69012d = RTprop window

# flows.*.sctp.bbr_min_rtt_window_ms, flows.*.tcp.bbr_min_rtt_window_ms and 6 more
how-long-the-shortest-round-trip-7abe3a = How long the shortest round trip holds; when no other was as short for so long, PROBE_RTT measures anew.

# flows.*.sctp.bbr_probe_rtt_ms, flows.*.tcp.bbr_probe_rtt_ms and 6 more
probe-rtt-time-909ec4 = PROBE_RTT time

# flows.*.sctp.bbr_probe_rtt_ms, flows.*.tcp.bbr_probe_rtt_ms and 6 more
how-long-probe-rtt-keeps-four-8c7dda = How long PROBE_RTT keeps four packets in flight, and a round trip at least; 0 never does.

# flows.*.sctp.bbr_bandwidth_rounds, flows.*.tcp.bbr_bandwidth_rounds and 6 more
bandwidth-window-5b97df = Bandwidth window

# flows.*.sctp.bbr_bandwidth_rounds, flows.*.tcp.bbr_bandwidth_rounds and 6 more
the-bandwidth-is-the-largest-delivery-cdd928 = The bandwidth is the largest delivery rate of so many round trips.

# flows.*.sctp.bbr_bandwidth_rounds, flows.*.sctp.hint_samples and 12 more
round-trips-488a97 = round trips

# flows.*.sctp.bbr_cwnd_percent, flows.*.sctp.bbr3_cwnd_percent and 14 more
window-gain-cb4a60 = Window gain

# flows.*.sctp.bbr_cwnd_percent, flows.*.tcp.bbr_cwnd_percent and 6 more
cwnd-while-the-bandwidth-is-probed-cccd69 = cwnd while the bandwidth is probed, of what bandwidth and shortest round trip hold.

# flows.*.sctp.bbr_hint, flows.*.tcp.bbr_hint and 6 more
after-a-path-hint-36b94f = After a path hint

# flows.*.sctp.bbr_hint, flows.*.tcp.bbr_hint and 6 more
what-a-path-hint-does-to-b9bb72 = What a path hint does to the model, where the sender has one.

# flows.*.sctp.bbr_hint, flows.*.tcp.bbr_hint and 5 more
as-leocc-23e249 = As LeoCC

# flows.*.sctp.bbr_hint, flows.*.tcp.bbr_hint and 6 more
probe-rtt-with-half-of-what-5dc945 = PROBE_RTT with half of what the path held measures the round trip, then Startup the bandwidth; neither remembers.

# flows.*.sctp.bbr_hint, flows.*.tcp.bbr_hint and 6 more
startup-at-once-d662d5 = Startup at once

# flows.*.sctp.bbr_hint, flows.*.tcp.bbr_hint and 6 more
the-next-round-trip-is-the-43749c = The next round trip is the shortest one, and Startup looks for the bandwidth.

# flows.*.sctp.bbr_hint, flows.*.tcp.bbr_hint and 7 more
nothing-67e1bc = Nothing

# flows.*.sctp.bbr_hint, flows.*.tcp.bbr_hint and 6 more
the-model-forgets-as-slowly-as-508af7 = The model forgets as slowly as ever.

# flows.*.sctp.bbr_policer, flows.*.tcp.bbr_policer and 6 more
policer-detection-406d23 = Policer detection

# flows.*.sctp.bbr_policer, flows.*.tcp.bbr_policer and 6 more
whether-two-stretches-with-a-fifth-108723 = Whether two stretches with a fifth lost at one rate are taken for a policer, whose rate then holds for 48 round trips.

# flows.*.sctp.bbr3_loss_percent, flows.*.tcp.bbr3_loss_percent and 6 more
loss-threshold-c950c1 = Loss threshold

# flows.*.sctp.bbr3_loss_percent, flows.*.tcp.bbr3_loss_percent and 6 more
how-much-of-what-is-in-28fad0 = How much of what is in flight may be lost in a round trip while bandwidth is probed; more ends the probe.

# flows.*.sctp.bbr3_beta_percent, flows.*.tcp.bbr3_beta_percent and 6 more
cut-by-losses-d8bf94 = Cut by losses

# flows.*.sctp.bbr3_beta_percent, flows.*.tcp.bbr3_beta_percent and 6 more
what-a-round-trip-with-losses-903ade = What a round trip with losses leaves at least of the bounds on rate and data in flight.

# flows.*.sctp.bbr3_headroom_percent, flows.*.tcp.bbr3_headroom_percent and 6 more
headroom-51b364 = Headroom

# flows.*.sctp.bbr3_headroom_percent, flows.*.tcp.bbr3_headroom_percent and 6 more
what-is-left-free-below-the-c9d273 = What is left free below the most that a probe found fit to be in flight, for others.

# flows.*.sctp.bbr3_cwnd_percent, flows.*.tcp.bbr3_cwnd_percent and 6 more
cwnd-of-what-bandwidth-and-shortest-4374f7 = cwnd of what bandwidth and shortest round trip hold; an eighth more while bandwidth is probed.

# flows.*.sctp.bbr3_offload_quanta, flows.*.tcp.bbr3_offload_quanta and 6 more
offload-budget-f96065 = Offload budget

# flows.*.sctp.bbr3_offload_quanta, flows.*.tcp.bbr3_offload_quanta and 6 more
so-many-send-quanta-are-in-d1a2fe = So many send quanta are in flight at least: 1 ms of the rate each, or two segments; hosts that leave segments to their network cards hold three.

# flows.*.sctp.bbr3_offload_quanta, flows.*.tcp.bbr3_offload_quanta and 5 more
quanta-08e955 = quanta

# flows.*.sctp.bbr3_probe_wait_ms, flows.*.tcp.bbr3_probe_wait_ms and 6 more
time-between-probes-b6de33 = Time between probes

# flows.*.sctp.bbr3_probe_wait_ms, flows.*.tcp.bbr3_probe_wait_ms and 6 more
how-long-bandwidth-is-not-probed-fbe436 = How long bandwidth is not probed at most, and up to a second more by chance; over short ways 63 round trips are less.

# flows.*.sctp.bbr3_precautionary, flows.*.tcp.bbr3_precautionary and 6 more
precautionary-probes-d14118 = Precautionary probes

# flows.*.sctp.bbr3_precautionary, flows.*.tcp.bbr3_precautionary and 6 more
whether-the-probe-after-one-that-6f7f1a = Whether the probe after one that lost too much ends at the same level, and goes on only if that is safe now.

# flows.*.sctp.bbr3_min_rtt_window_ms, flows.*.tcp.bbr3_min_rtt_window_ms and 6 more
min-rtt-window-cabd11 = min_rtt window

# flows.*.sctp.bbr3_min_rtt_window_ms, flows.*.tcp.bbr3_min_rtt_window_ms and 6 more
how-long-the-shortest-round-trip-a48dce = How long the shortest round trip holds.

# flows.*.sctp.bbr3_probe_rtt_interval_ms, flows.*.tcp.bbr3_probe_rtt_interval_ms and 6 more
probertt-interval-e2b29e = ProbeRTT interval

# flows.*.sctp.bbr3_probe_rtt_interval_ms, flows.*.tcp.bbr3_probe_rtt_interval_ms and 6 more
when-no-round-trip-was-shorter-a20fd0 = When no round trip was shorter for so long, ProbeRTT measures anew.

# flows.*.sctp.bbr3_probe_rtt_ms, flows.*.tcp.bbr3_probe_rtt_ms and 6 more
probertt-time-3179da = ProbeRTT time

# flows.*.sctp.bbr3_probe_rtt_ms, flows.*.tcp.bbr3_probe_rtt_ms and 6 more
how-long-probertt-keeps-half-of-460933 = How long ProbeRTT keeps half of the path’s data in flight, and a round trip at least; 0 never does.

# flows.*.sctp.leocc_detection, flows.*.tcp.leocc_detection and 8 more
reconfigurations-1b2c65 = Reconfigurations

# flows.*.sctp.leocc_detection, flows.*.tcp.leocc_detection and 6 more
how-it-finds-out-that-its-5a30dd = How it finds out that its path was reconfigured; path hints tell it besides.

# flows.*.sctp.leocc_detection, flows.*.tcp.leocc_detection and 6 more
by-answers-that-stay-away-0a8afd = By answers that stay away

# flows.*.sctp.leocc_detection, flows.*.tcp.leocc_detection and 6 more
acknowledgements-say-when-probes-every-1-fd4ac3 = Acknowledgements say when probes every 10 ms would be answered; one that comes later than the threshold shows a reconfiguration.

# flows.*.sctp.leocc_detection, flows.*.tcp.leocc_detection and 6 more
by-a-schedule-cd2700 = By a schedule

# flows.*.sctp.leocc_detection, flows.*.tcp.leocc_detection and 6 more
reconfigurations-come-at-the-same-instan-5240ca = Reconfigurations come at the same instant of every period, as they do in Starlink every 15 s.

# flows.*.sctp.leocc_detection, flows.*.tcp.leocc_detection and 6 more
by-path-hints-alone-41b7e8 = By path hints alone

# flows.*.sctp.leocc_detection, flows.*.tcp.leocc_detection and 6 more
it-is-told-or-guesses-as-b77550 = It is told, or guesses, as “Path hint” says.

# flows.*.sctp.leocc_threshold_ms, flows.*.tcp.leocc_threshold_ms and 6 more
threshold-of-a-reconfiguration-eea896 = Threshold of a reconfiguration

# flows.*.sctp.leocc_threshold_ms, flows.*.tcp.leocc_threshold_ms and 6 more
answers-further-apart-show-a-reconfigura-ed1bdb = Answers further apart show a reconfiguration, and a round trip in PROBE_RTT that is shorter by so much shows that it is over.

# flows.*.sctp.leocc_period_ms, flows.*.tcp.leocc_period_ms and 6 more
period-of-reconfigurations-3399fc = Period of reconfigurations

# flows.*.sctp.leocc_period_ms, flows.*.tcp.leocc_period_ms and 6 more
the-time-from-one-reconfiguration-to-d5352c = The time from one reconfiguration to the next.

# flows.*.sctp.leocc_offset_ms, flows.*.tcp.leocc_offset_ms and 6 more
offset-of-reconfigurations-046d7d = Offset of reconfigurations

# flows.*.sctp.leocc_offset_ms, flows.*.tcp.leocc_offset_ms and 6 more
when-in-a-period-the-reconfiguration-73f920 = When in a period the reconfiguration comes, counted from the start of the simulation; LeoCC begins 100 ms before.

# flows.*.sctp.leocc_fluctuation_ms, flows.*.tcp.leocc_fluctuation_ms and 6 more
swing-of-round-trips-c9e3bc = Swing of round trips

# flows.*.sctp.leocc_fluctuation_ms, flows.*.tcp.leocc_fluctuation_ms and 6 more
round-trips-that-are-longer-than-39a421 = Round trips that are longer than the shortest one by more show a queue: then a Kalman filter gives the bandwidth, below the largest one.

# flows.*.sctp.leocc_fluctuation_ms, flows.*.tcp.leocc_fluctuation_ms and 6 more
measured-after-each-reconfiguration-5th--78e43b = measured after each reconfiguration: 5th to 95th percentile of 100 round trips

# flows.*.sctp.leocc_min_rtt_window_ms, flows.*.tcp.leocc_min_rtt_window_ms and 6 more
how-long-the-shortest-round-trip-e6b3be = How long the shortest round trip holds without a reconfiguration before PROBE_RTT measures it anew.

# flows.*.sctp.leocc_probe_rtt_percent, flows.*.tcp.leocc_probe_rtt_percent and 6 more
window-in-probe-rtt-78330a = Window in PROBE_RTT

# flows.*.sctp.leocc_probe_rtt_percent, flows.*.tcp.leocc_probe_rtt_percent and 6 more
what-probe-rtt-leaves-in-flight-fae06d = What PROBE_RTT leaves in flight, of what the path held.

# flows.*.sctp.hybla_rtt0_ms, flows.*.tcp.hybla_rtt0_ms and 6 more
reference-round-trip-e7235d = Reference round trip

# flows.*.sctp.hybla_rtt0_ms, flows.*.tcp.hybla_rtt0_ms and 6 more
rtt0-the-round-trip-of-the-ccaa26 = RTT0, the round trip of the connection that Hybla is to be as fast as; rho is the ratio to it, at least 1.

# flows.*.sctp.hybla_rules, flows.*.tcp.hybla_rules and 6 more
hybla-s-rules-01ee99 = Hybla's rules

# flows.*.sctp.hybla_rules, flows.*.tcp.hybla_rules and 6 more
what-rho-is-measured-by-and-252085 = What rho is measured by, and how steps are rounded.

# flows.*.sctp.hybla_rules, flows.*.tcp.hybla_rules and 6 more
rho-by-the-shortest-smoothed-round-ee98cf = rho by the shortest smoothed round trip, in eighths; Reno while a timeout is repaired.

# flows.*.sctp.hybla_rules, flows.*.sctp.westwood_rules and 14 more
the-paper-9a5145 = the paper

# flows.*.sctp.hybla_rules, flows.*.tcp.hybla_rules and 6 more
rho-by-the-smoothed-round-trip-bd0e87 = rho by the smoothed round trip of now.

# flows.*.sctp.vegas_alpha_segments, flows.*.tcp.vegas_alpha_segments and 6 more
vegas-alpha-dfe420 = Vegas alpha

# flows.*.sctp.vegas_alpha_segments, flows.*.tcp.vegas_alpha_segments and 6 more
with-fewer-segments-than-this-in-83928d = With fewer segments than this in the queue cwnd grows by one each round trip.

# flows.*.sctp.vegas_beta_segments, flows.*.tcp.vegas_beta_segments and 6 more
vegas-beta-9a2a9a = Vegas beta

# flows.*.sctp.vegas_beta_segments, flows.*.tcp.vegas_beta_segments and 6 more
with-more-segments-than-this-in-db21f6 = With more segments than this in the queue cwnd shrinks by one each round trip.

# flows.*.sctp.vegas_gamma_segments, flows.*.tcp.vegas_gamma_segments and 6 more
vegas-gamma-fcd934 = Vegas gamma

# flows.*.sctp.vegas_gamma_segments, flows.*.tcp.vegas_gamma_segments and 6 more
more-segments-than-this-in-the-95face = More segments than this in the queue end slow start.

# flows.*.sctp.vegas_slow_start, flows.*.tcp.vegas_slow_start and 6 more
vegas-slow-start-a77a12 = Vegas slow start

# flows.*.sctp.vegas_slow_start, flows.*.tcp.vegas_slow_start and 6 more
in-which-round-trips-slow-start-f2ffe6 = In which round trips slow start doubles cwnd.

# flows.*.sctp.vegas_slow_start, flows.*.tcp.vegas_slow_start and 6 more
every-round-trip-d45db8 = every round trip

# flows.*.sctp.vegas_slow_start, flows.*.tcp.vegas_slow_start and 6 more
as-reno-as-linux-has-it-ee758f = As Reno, as Linux has it.

# flows.*.sctp.vegas_slow_start, flows.*.tcp.vegas_slow_start and 6 more
every-other-round-trip-121fab = every other round trip

# flows.*.sctp.vegas_slow_start, flows.*.tcp.vegas_slow_start and 6 more
between-them-round-trips-are-measured-0a357d = Between them round trips are measured with a window that stands still.

# flows.*.sctp.westwood_rules, flows.*.tcp.westwood_rules and 6 more
westwood-s-rules-4fd5bb = Westwood's rules

# flows.*.sctp.westwood_rules, flows.*.tcp.westwood_rules and 6 more
how-the-rate-is-filtered-and-f35bb0 = How the rate is filtered, and when a loss makes a window of it.

# flows.*.sctp.westwood_rules, flows.*.tcp.westwood_rules and 6 more
two-filters-one-after-the-other-4d662d = Two filters one after the other, whole bytes a millisecond; Reno's half until fast recovery ends.

# flows.*.sctp.westwood_rules, flows.*.tcp.westwood_rules and 6 more
one-filter-and-the-window-of-62bf69 = One filter, and the window of the rate as soon as a loss is reported.

# flows.*.sctp.pacing, flows.*.tcp.pacing and 7 more
pacing-afb633 = Pacing

# flows.*.sctp.pacing, flows.*.tcp.pacing and 4 more
whether-data-leave-as-soon-as-404e9f = Whether data leave as soon as the window allows them, or spread over a round trip.

# flows.*.sctp.pacing, flows.*.tcp.pacing and 6 more
at-once-07fc7e = At once

# flows.*.sctp.pacing, flows.*.tcp.pacing and 6 more
as-soon-as-the-window-allows-382708 = As soon as the window allows them; a controller with a rate of its own keeps to that.

# flows.*.sctp.pacing, flows.*.tcp.pacing and 6 more
by-the-window-7550d6 = By the window

# flows.*.sctp.pacing, flows.*.tcp.pacing and 6 more
spread-over-a-round-trip-no-ccbcab = Spread over a round trip: no faster than the window in one, times a factor.

# flows.*.sctp.pacing_percent, flows.*.tcp.pacing_percent and 4 more
pacing-rate-e074bc = Pacing rate

# flows.*.sctp.pacing_percent, flows.*.tcp.pacing_percent and 4 more
how-fast-data-leave-in-congestion-2fdfff = How fast data leave in congestion avoidance, of the window in a round trip.

# flows.*.sctp.pacing_slow_start_percent, flows.*.tcp.pacing_slow_start_percent and 4 more
pacing-rate-in-slow-start-41ce2f = Pacing rate in slow start

# flows.*.sctp.pacing_slow_start_percent, flows.*.tcp.pacing_slow_start_percent and 4 more
how-fast-data-leave-while-cwnd-87ebf6 = How fast data leave while cwnd is below half of ssthresh, of the window in a round trip.

# flows.*.sctp.path_hint, flows.*.tcp.path_hint and 4 more
path-hint-65e1e0 = Path hint

# flows.*.sctp.path_hint, flows.*.tcp.path_hint and 4 more
how-the-sender-learns-that-its-bd2ff4 = How the sender learns that its path has changed; what it does then its controller says.

# flows.*.sctp.path_hint, flows.*.tcp.path_hint and 4 more
not-at-all-93a00d = Not at all

# flows.*.sctp.path_hint, flows.*.tcp.path_hint and 4 more
it-learns-of-another-path-by-0e3248 = It learns of another path by losses and round trips alone.

# flows.*.sctp.path_hint, flows.*.tcp.path_hint and 4 more
told-by-its-terminal-d7ee75 = Told by its terminal

# flows.*.sctp.path_hint, flows.*.tcp.path_hint and 4 more
the-terminal-of-the-sender-tells-5bf34e = The terminal of the sender tells of its handover at that instant, and a link of the path of a change of its delay.

# flows.*.sctp.path_hint, flows.*.tcp.path_hint and 4 more
guessed-by-round-trips-b725f8 = Guessed by round trips

# flows.*.sctp.path_hint, flows.*.tcp.path_hint and 4 more
round-trips-that-stay-far-above-15af66 = Round trips that stay far above the shortest one are taken for another path.

# flows.*.sctp.hint_rtt_percent, flows.*.tcp.hint_rtt_percent and 4 more
jump-of-the-round-trip-cc3b82 = Jump of the round trip

# flows.*.sctp.hint_rtt_percent, flows.*.tcp.hint_rtt_percent and 4 more
round-trips-above-so-much-of-db21b2 = Round trips above so much of the shortest one may be those of another path.

# flows.*.sctp.hint_samples, flows.*.tcp.hint_samples and 4 more
long-round-trips-765e56 = Long round trips

# flows.*.sctp.hint_samples, flows.*.tcp.hint_samples and 4 more
so-many-round-trips-in-a-fbcf52 = So many round trips in a row must be as long.

# flows.*.sctp.hint_dwell_percent, flows.*.tcp.hint_dwell_percent and 4 more
time-of-long-round-trips-67aea8 = Time of long round trips

# flows.*.sctp.hint_dwell_percent, flows.*.tcp.hint_dwell_percent and 4 more
for-so-much-of-the-shortest-a813b3 = For so much of the shortest round trip they must stay so.

# flows.*.sctp.hint_freeze_ms, flows.*.tcp.hint_freeze_ms and 4 more
freeze-after-a-hint-8f5521 = Freeze after a hint

# flows.*.sctp.hint_freeze_ms, flows.*.tcp.hint_freeze_ms and 4 more
how-long-after-a-hint-losses-99bde9 = How long after a hint losses are answered in another way, 2300 ms in SaTCP; 0 answers them as ever.

# flows.*.sctp.hint_losses, flows.*.tcp.hint_losses and 4 more
losses-after-a-hint-1c4247 = Losses after a hint

# flows.*.sctp.hint_losses, flows.*.tcp.hint_losses and 4 more
what-losses-and-timeouts-do-in-3d0a06 = What losses and timeouts do in the time after a hint.

# flows.*.sctp.hint_losses, flows.*.tcp.hint_losses and 4 more
cut-nothing-aa1144 = Cut nothing

# flows.*.sctp.hint_losses, flows.*.tcp.hint_losses and 4 more
losses-marks-and-timeouts-leave-cwnd-ae49bf = Losses, marks and timeouts leave cwnd as it is.

# flows.*.sctp.hint_losses, flows.*.tcp.hint_losses and 4 more
as-satcp-s-kernel-362a8e = As SaTCP’s kernel

# flows.*.sctp.hint_losses, flows.*.tcp.hint_losses and 4 more
they-cut-as-ever-of-cubic-002c8b = They cut as ever; of CUBIC a timeout leaves the plateau, and the way back to it takes a ninth of the time.

# flows.*.sctp.careful_resume, flows.*.tcp.careful_resume and 4 more
careful-resume-5d05dc = Careful resume

# flows.*.sctp.careful_resume, flows.*.tcp.careful_resume and 4 more
whether-the-first-window-after-the-cecbd6 = Whether the first window after the initial one is half of a saved one.

# flows.*.sctp.careful_resume, flows.*.tcp.careful_resume and 4 more
nothing-saved-e62084 = Nothing saved

# flows.*.sctp.careful_resume, flows.*.tcp.careful_resume and 4 more
the-initial-window-and-slow-start-a02e2c = The initial window and slow start.

# flows.*.sctp.careful_resume, flows.*.tcp.careful_resume and 4 more
once-the-initial-window-is-acknowledged-64e6d3 = Once the initial window is acknowledged, half of the window that an earlier connection had, paced over a round trip, and back if that was too much.

# flows.*.sctp.saved_cwnd_bytes, flows.*.tcp.saved_cwnd_bytes and 4 more
saved-cwnd-e4f8d9 = Saved cwnd

# flows.*.sctp.saved_cwnd_bytes, flows.*.tcp.saved_cwnd_bytes and 4 more
cwnd-that-an-earlier-connection-over-3c7506 = cwnd that an earlier connection over the path had.

# flows.*.sctp.saved_cwnd_bytes, flows.*.sctp.saved_rtt_ms and 9 more
not-given-4ef539 = not given

# flows.*.sctp.saved_rtt_ms, flows.*.tcp.saved_rtt_ms and 4 more
saved-round-trip-ea5d7b = Saved round trip

# flows.*.sctp.saved_rtt_ms, flows.*.tcp.saved_rtt_ms and 4 more
shortest-round-trip-that-it-measured-c052bd = Shortest round trip that it measured.

# flows.*.sctp.max_burst, background.sctp.max_burst and 1 more
the-most-packets-one-sack-may-7b165d = The most packets one SACK may release at once; 0 sets no limit.

# flows.*.sctp.max_burst, background.sctp.max_burst and 1 more
by-the-profile-4-packets-or-aefe11 = by the profile: 4 packets, or no limit in Linux

# flows.*.sctp.burst_rule, background.sctp.burst_rule and 1 more
max-burst-limits-ef185e = Max.Burst limits

# flows.*.sctp.burst_rule, background.sctp.burst_rule and 1 more
which-packets-max-burst-limits-6719d5 = Which packets Max.Burst limits.

# flows.*.sctp.burst_rule, background.sctp.burst_rule and 1 more
by-the-profile-every-burst-the-547ee9 = by the profile: every burst, the one after a recovery in RFC 2960 and ns-2, cwnd in FreeBSD, or bursts between messages in dcSCTP

# flows.*.sctp.burst_rule, background.sctp.burst_rule and 1 more
the-burst-after-a-recovery-1bfbde = The burst after a recovery

# flows.*.sctp.burst_rule, background.sctp.burst_rule and 1 more
the-opportunity-to-send-after-a-43a31d = The opportunity to send after a SACK has acknowledged a chunk that was fast-retransmitted; one limited burst, then no limit until the next such SACK.

# flows.*.sctp.burst_rule, background.sctp.burst_rule and 1 more
every-burst-3a3841 = Every burst

# flows.*.sctp.burst_rule, background.sctp.burst_rule and 1 more
every-opportunity-to-send-an-arriving-e43163 = Every opportunity to send: an arriving SACK or a timer.

# flows.*.sctp.burst_rule, background.sctp.burst_rule and 1 more
bursts-between-messages-1648d0 = Bursts between messages

# flows.*.sctp.burst_rule, background.sctp.burst_rule and 1 more
every-opportunity-to-send-a-message-30acd5 = Every opportunity to send; a message of the application is one, too, and it hands over another for each that leaves, so that only what is sent again is limited for long.

# flows.*.sctp.burst_rule, background.sctp.burst_rule and 1 more
cwnd-falls-for-good-to-what-1ece7b = cwnd falls for good to what is in flight and the packets of one burst, and ssthresh rises to what it was.

# flows.*.sctp.gap_block_limit, background.sctp.gap_block_limit and 1 more
the-most-gap-ack-blocks-in-a4758e = The most gap ack blocks in one SACK; 0 reports all that fit.

# flows.*.sctp.gap_block_limit, background.sctp.gap_block_limit and 1 more
by-the-profile-all-that-fit-02fe30 = by the profile: all that fit, or 20 in dcSCTP

# flows.*.sctp.gap_block_limit, flows.*.tcp.sack_blocks and 3 more
blocks-2a12da = blocks

# flows.*.sctp.missing_reports, flows.*.sctp.loss_detection and 3 more
missing-reports-e12d4d = Missing reports

# flows.*.sctp.missing_reports, background.sctp.missing_reports and 1 more
so-many-sacks-must-report-a-4e723e = So many SACKs must report a TSN missing before it is fast-retransmitted.

# flows.*.sctp.missing_reports, background.sctp.missing_reports and 1 more
by-the-profile-3-or-4-71c751 = by the profile: 3, or 4 in RFC 2960

# flows.*.sctp.missing_reports, background.sctp.missing_reports
reports-7f2610 = reports

# flows.*.sctp.fast_recovery, background.sctp.fast_recovery and 1 more
losses-in-fast-recovery-4e27de = Losses in fast recovery

# flows.*.sctp.fast_recovery, background.sctp.fast_recovery and 1 more
what-losses-that-are-reported-during-4bc8ab = What losses that are reported during fast recovery do.

# flows.*.sctp.fast_recovery, background.sctp.fast_recovery and 1 more
by-the-profile-only-resent-or-a00f09 = by the profile: only resent, or by their TSN in RFC 2960 and ns-2

# flows.*.sctp.fast_recovery, background.sctp.fast_recovery and 1 more
only-resent-bc0dab = Only resent

# flows.*.sctp.fast_recovery, background.sctp.fast_recovery and 1 more
they-leave-as-cwnd-allows-and-3a4a78 = They leave as cwnd allows and cut nothing, until everything sent when fast recovery began is acknowledged.

# flows.*.sctp.fast_recovery, background.sctp.fast_recovery and 1 more
by-their-tsn-9e0d11 = By their TSN

# flows.*.sctp.fast_recovery, background.sctp.fast_recovery and 1 more
each-report-lets-a-packet-leave-f20964 = Each report lets a packet leave at once, and a loss of data sent since the cut cuts again.

# flows.*.sctp.loss_detection, background.sctp.loss_detection and 1 more
loss-detection-ea468e = Loss detection

# flows.*.sctp.loss_detection, background.sctp.loss_detection and 1 more
what-tells-that-a-chunk-is-987ea6 = What tells that a chunk is lost.

# flows.*.sctp.loss_detection, background.sctp.loss_detection and 1 more
so-many-sacks-that-report-it-817249 = So many SACKs that report it missing while they report later chunks; a retransmission that is lost again waits for T3-rtx.

# flows.*.sctp.loss_detection, background.sctp.loss_detection and 1 more
time-rack-b51068 = Time (RACK)

# flows.*.sctp.loss_detection, background.sctp.loss_detection and 1 more
a-round-trip-and-a-reordering-faa077 = A round trip and a reordering window after it left, once a chunk that left later on its path was acknowledged; a retransmission that is lost again is found as well.

# flows.*.sctp.tail_loss_probe, flows.*.tcp.tail_loss_probe and 5 more
tail-loss-probe-3b9120 = Tail loss probe

# flows.*.sctp.tail_loss_probe, background.sctp.tail_loss_probe and 1 more
whether-the-last-chunk-of-a-24be09 = Whether the last chunk of a flight leaves once more as a probe two round trips later, before T3-rtx expires.

# flows.*.sctp.fast_retransmit_repeats, background.sctp.fast_retransmit_repeats and 1 more
repeated-fast-retransmits-42b73e = Repeated fast retransmits

# flows.*.sctp.fast_retransmit_repeats, background.sctp.fast_retransmit_repeats and 1 more
whether-a-chunk-that-was-fast-6158f3 = Whether a chunk that was fast-retransmitted and is reported missing as often again leaves again, or waits for T3-rtx.

# flows.*.sctp.repeats_after_new, background.sctp.repeats_after_new and 1 more
repeats-wait-for-new-data-03bd97 = Repeats wait for new data

# flows.*.sctp.repeats_after_new, background.sctp.repeats_after_new and 1 more
where-fast-retransmits-are-repeated-whet-aec6cd = Where fast retransmits are repeated: whether a chunk that left so counts as missing again only when data are reported that were new after it was marked, or, in fast recovery, when the cumulative TSN advances, or by every report.

# flows.*.sctp.fast_retransmit_ignores_cwnd, background.sctp.fast_retransmit_ignores_cwnd and 1 more
fast-retransmits-ignore-cwnd-4d0ea9 = Fast retransmits ignore cwnd

# flows.*.sctp.fast_retransmit_ignores_cwnd, background.sctp.fast_retransmit_ignores_cwnd and 1 more
whether-everything-that-is-fast-retransm-beed46 = Whether everything that is fast-retransmitted leaves at once whatever cwnd says, up to Max.Burst packets for a SACK, or the first packet of a fast recovery alone.

# flows.*.sctp.fast_retransmit_ignores_cwnd, background.sctp.fast_retransmit_ignores_cwnd and 1 more
by-the-profile-the-first-packet-fa5ab2 = by the profile: the first packet, or everything in FreeBSD

# flows.*.sctp.fast_retransmit_floor_segments, background.sctp.fast_retransmit_floor_segments and 1 more
least-cwnd-after-a-loss-908305 = Least cwnd after a loss

# flows.*.sctp.fast_retransmit_floor_segments, background.sctp.fast_retransmit_floor_segments and 1 more
ssthresh-and-cwnd-are-never-less-ee85e7 = ssthresh and cwnd are never less than this after a fast retransmit.

# flows.*.sctp.fast_retransmit_floor_segments, background.sctp.fast_retransmit_floor_segments and 1 more
by-the-profile-4-segments-or-a2ec85 = by the profile: 4 segments, or 2 in RFC 2960 and FreeBSD

# flows.*.sctp.t3_restarts, background.sctp.t3_restarts and 1 more
t3-rtx-starts-anew-aded29 = T3-rtx starts anew

# flows.*.sctp.t3_restarts, background.sctp.t3_restarts and 1 more
whether-t3-rtx-starts-anew-when-6ed7fb = Whether T3-rtx starts anew when the earliest outstanding TSN is acknowledged, or runs on while data are outstanding.

# flows.*.sctp.t3_restarts, background.sctp.t3_restarts and 1 more
by-the-profile-yes-or-no-cae8c4 = by the profile: yes, or no in FreeBSD

# flows.*.sctp.t3_spares_recent, background.sctp.t3_spares_recent and 1 more
t3-rtx-spares-recent-chunks-7a59b4 = T3-rtx spares recent chunks

# flows.*.sctp.t3_spares_recent, background.sctp.t3_spares_recent and 1 more
whether-t3-rtx-marks-all-chunks-4b65ce = Whether T3-rtx marks all chunks, or only those sent longer ago than SRTT and four times RTTVAR, which then wait until cwnd has room, and leaves cwnd if there are none.

# flows.*.sctp.t3_ends_recovery, background.sctp.t3_ends_recovery and 1 more
t3-rtx-ends-recovery-e47a56 = T3-rtx ends recovery

# flows.*.sctp.t3_ends_recovery, background.sctp.t3_ends_recovery and 1 more
whether-t3-rtx-ends-fast-recovery-359c0e = Whether T3-rtx ends fast recovery, so that a loss of data that were sent before it cuts cwnd once more.

# flows.*.sctp.t3_ends_recovery, background.sctp.t3_ends_recovery and 1 more
by-the-profile-no-or-yes-aaa134 = by the profile: no, or yes in FreeBSD and Linux

# flows.*.sctp.shut_window_keeps_cwnd, background.sctp.shut_window_keeps_cwnd and 1 more
shut-window-keeps-cwnd-c0c1ed = Shut window keeps cwnd

# flows.*.sctp.shut_window_keeps_cwnd, background.sctp.shut_window_keeps_cwnd and 1 more
whether-every-timeout-leaves-cwnd-while-1624c7 = Whether every timeout leaves cwnd while the peer's window is shut, or only that of a window probe.

# flows.*.sctp.shut_window_keeps_cwnd, background.sctp.shut_window_keeps_cwnd and 1 more
only-that-of-a-probe-0a18ed = only that of a probe

# flows.*.sctp.rto_initial_ms, flows.*.tcp.rto_initial_ms and 5 more
the-retransmission-timeout-before-a-roun-f94cd9 = The retransmission timeout before a round trip was measured.

# flows.*.sctp.rto_initial_ms, background.sctp.rto_initial_ms and 1 more
by-the-profile-1-s-3-ea971b = by the profile: 1 s, 3 s in RFC 2960, FreeBSD and Linux, or 0.5 s in dcSCTP

# flows.*.sctp.t1_initial_ms, background.sctp.t1_initial_ms
t1-1f9360 = T1

# flows.*.sctp.t1_initial_ms, background.sctp.t1_initial_ms and 1 more
how-long-an-init-and-a-120899 = How long an INIT and a COOKIE ECHO wait for their answer at first.

# flows.*.sctp.t1_initial_ms, background.sctp.t1_initial_ms and 1 more
by-the-profile-the-rto-or-9c1089 = by the profile: the RTO, or 1 s in dcSCTP

# flows.*.sctp.rtt_at_set_up, background.sctp.rtt_at_set_up and 1 more
measure-the-set-up-eb5dae = Measure the set-up

# flows.*.sctp.rtt_at_set_up, background.sctp.rtt_at_set_up and 1 more
whether-the-init-and-the-cookie-781789 = Whether the INIT and the COOKIE ECHO measure the round trip, or the first data do.

# flows.*.sctp.rtt_at_set_up, background.sctp.rtt_at_set_up and 1 more
by-the-profile-both-the-cookie-68438b = by the profile: both, the COOKIE ECHO alone in RFC 2960 and ns-2, or neither in dcSCTP

# flows.*.sctp.rto_min_ms, flows.*.tcp.rto_min_ms and 5 more
the-retransmission-timeout-is-never-less-fb3854 = The retransmission timeout is never less than this.

# flows.*.sctp.rto_min_ms, background.sctp.rto_min_ms and 1 more
by-the-profile-1-s-or-6e5f47 = by the profile: 1 s, or 0.4 s in dcSCTP

# flows.*.sctp.rto_max_ms, flows.*.tcp.rto_max_ms and 5 more
the-retransmission-timeout-doubles-at-ea-bb9085 = The retransmission timeout doubles at each expiry, up to this.

# flows.*.sctp.clock_granularity_ms, background.sctp.clock_granularity_ms and 1 more
clock-granularity-d6cf67 = Clock granularity

# flows.*.sctp.clock_granularity_ms, background.sctp.clock_granularity_ms and 1 more
the-variation-of-the-round-trip-f5bf61 = The variation of the round-trip time never counts as less than this.

# flows.*.sctp.clock_granularity_ms, background.sctp.clock_granularity_ms and 1 more
by-the-profile-1-ms-0-eded01 = by the profile: 1 ms, 0.25 ms in FreeBSD, 0 in RFC 2960 and ns-2, or 27.5 ms in dcSCTP

# flows.*.sctp.timer_tick_ms, background.sctp.timer_tick_ms and 1 more
timer-tick-039c6e = Timer tick

# flows.*.sctp.timer_tick_ms, background.sctp.timer_tick_ms and 1 more
t3-rtx-and-the-delayed-sack-670ac6 = T3-rtx and the delayed SACK expire at whole multiples of this, counted from the one before they were set; 0 lets them expire exactly.

# flows.*.sctp.timer_tick_ms, flows.*.sctp.rtt_tick_ms and 3 more
by-the-profile-exactly-or-1-06fe7c = by the profile: exactly, or 1 ms in FreeBSD

# flows.*.sctp.rtt_tick_ms, background.sctp.rtt_tick_ms and 1 more
tick-of-the-round-trip-7ed076 = Tick of the round trip

# flows.*.sctp.rtt_tick_ms, background.sctp.rtt_tick_ms and 1 more
the-round-trip-is-measured-in-ff0b0b = The round trip is measured in whole ticks of this, and smoothed with whole eighths of one; 0 measures it exactly.

# flows.*.sctp.back_off, background.sctp.back_off and 1 more
rto-doubles-2a9d0a = RTO doubles

# flows.*.sctp.back_off, background.sctp.back_off and 1 more
when-an-expiry-of-t3-rtx-9c56e7 = When an expiry of T3-rtx doubles the timeout, and until when.

# flows.*.sctp.back_off, background.sctp.back_off and 1 more
by-the-profile-at-each-expiry-6455c8 = by the profile: at each expiry until measured, until an advance in FreeBSD, or from the second in a row in dcSCTP

# flows.*.sctp.back_off, background.sctp.back_off and 1 more
at-each-expiry-until-measured-807e78 = At each expiry, until measured

# flows.*.sctp.back_off, background.sctp.back_off and 1 more
every-expiry-doubles-rto-the-next-c56282 = Every expiry doubles RTO; the next measured round trip sets it anew.

# flows.*.sctp.back_off, background.sctp.back_off and 1 more
at-each-expiry-until-an-advance-6525b5 = At each expiry, until an advance

# flows.*.sctp.back_off, background.sctp.back_off and 1 more
every-expiry-doubles-rto-a-sack-350f65 = Every expiry doubles RTO; a SACK that advances the cumulative TSN past a chunk that was sent once sets it anew, as a measured round trip does.

# flows.*.sctp.back_off, background.sctp.back_off and 1 more
from-the-second-expiry-in-a-b5c0fb = From the second expiry in a row

# flows.*.sctp.back_off, background.sctp.back_off and 1 more
an-expiry-after-an-advance-repeats-5eb00a = An expiry after an advance repeats RTO, the next ones double it; a SACK that advances the cumulative TSN ends that.

# flows.*.sctp.rtt_by_sack, background.sctp.rtt_by_sack and 1 more
measure-by-every-sack-fd20b4 = Measure by every SACK

# flows.*.sctp.rtt_by_sack, background.sctp.rtt_by_sack and 1 more
whether-every-sack-without-gaps-measures-494645 = Whether every SACK without gaps measures the round trip of the last chunk it acknowledges, or one chunk a round trip is measured.

# flows.*.sctp.rtt_by_sack, background.sctp.rtt_by_sack and 1 more
by-the-profile-one-a-round-7e0f49 = by the profile: one a round trip, or every SACK in dcSCTP

# flows.*.sctp.path_max_retrans, background.sctp.path_max_retrans and 1 more
a-path-fails-after-more-expiries-5b18c3 = A path fails after more expiries in a row than this.

# flows.*.sctp.path_max_retrans, flows.*.sctp.association_max_retrans and 10 more
attempts-1ac7d6 = attempts

# flows.*.sctp.association_max_retrans, background.sctp.association_max_retrans and 1 more
the-association-fails-after-more-expirie-1ba0a1 = The association fails after more expiries in a row than this.

# flows.*.sctp.init_max_retrans, background.sctp.init_max_retrans and 1 more
an-association-that-cannot-be-set-7588e8 = An association that cannot be set up fails after more expiries in a row than this.

# flows.*.sctp.max_inbound_streams, background.sctp.max_inbound_streams and 1 more
inbound-streams-01c1d5 = Inbound streams

# flows.*.sctp.max_inbound_streams, background.sctp.max_inbound_streams and 1 more
the-most-streams-an-end-receives-c0d599 = The most streams an end receives on (MIS): its peer sends on no more, and DATA for others is reported as an error.

# flows.*.sctp.cookie_life_ms, background.sctp.cookie_life_ms and 1 more
how-long-a-state-cookie-is-80516f = How long a state cookie is good; one that comes back later is refused as stale, and a new one is asked for.

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
retransmission-path-bdf0f0 = Retransmission path

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
which-path-lost-data-is-sent-761c71 = Which path lost data is sent again on, where the association has several.

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
by-the-profile-another-path-after-aa708b = by the profile: another path after a timeout only, or always in RFC 2960 and ns-2; with CMT that with the largest ssthresh

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
alternate-path-9622a0 = Alternate path

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
every-retransmission-goes-to-another-act-f3b55e = Every retransmission goes to another active path, if there is one.

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
alternate-after-a-timeout-e942fc = Alternate after a timeout

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
fast-retransmissions-stay-on-the-path-99d4b3 = Fast retransmissions stay on the path; after a timeout data goes to another active one.

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
same-path-a8eb34 = Same path

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
retransmissions-stay-on-the-path-as-056adb = Retransmissions stay on the path, as long as it is active.

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
as-soon-as-possible-bb38ef = As soon as possible

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
each-takes-a-path-that-has-76f52a = Each takes a path that has room in cwnd, its own first (RTX-ASAP).

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
largest-cwnd-c13424 = Largest cwnd

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
each-takes-the-path-with-the-fd1a69 = Each takes the path with the largest cwnd (RTX-CWND).

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
largest-ssthresh-caf523 = Largest ssthresh

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
each-takes-the-path-with-the-f60a6e = Each takes the path with the largest ssthresh (RTX-SSTHRESH).

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
least-loss-rate-1ffefd = Least loss rate

# flows.*.sctp.retransmit_on, background.sctp.retransmit_on and 1 more
each-takes-the-path-of-which-77f74f = Each takes the path of which the smallest share was taken for lost so far (RTX-LOSSRATE).

# flows.*.sctp.cmt, background.sctp.cmt and 1 more
concurrent-multipath-transfer-d75cf7 = Concurrent multipath transfer

# flows.*.sctp.cmt, background.sctp.cmt and 1 more
whether-new-data-take-every-path-b3dfba = Whether new data take every path that works at once (CMT), or the primary alone; on an only path nothing changes, and it is fixed when the run begins, for paths that recover from losses together cannot be parted in the middle of it.

# flows.*.sctp.cmt_sfr, background.sctp.cmt_sfr and 1 more
split-fast-retransmit-sfr-64f03a = Split fast retransmit (SFR)

# flows.*.sctp.cmt_sfr, background.sctp.cmt_sfr and 1 more
with-cmt-whether-only-later-chunks-fb5b7c = With CMT: whether only later chunks of its own path tell that a chunk is missing, or those of all paths.

# flows.*.sctp.cmt_cuc, background.sctp.cmt_cuc and 1 more
cwnd-update-cuc-3a7394 = Cwnd update (CUC)

# flows.*.sctp.cmt_cuc, background.sctp.cmt_cuc and 1 more
with-cmt-whether-each-path-s-33f0e5 = With CMT: whether each path's cwnd grows with the earliest TSN of that path, or as without CMT; where growth needs an advance, that is with the cumulative TSN of the association.

# flows.*.sctp.cmt_dac, background.sctp.cmt_dac and 1 more
delayed-ack-dac-f2b39a = Delayed ack (DAC)

# flows.*.sctp.cmt_dac, background.sctp.cmt_dac and 1 more
with-cmt-whether-sacks-are-delayed-08bbf4 = With CMT: whether SACKs are delayed across gaps, too, and say for how many packets they stand, or leave at once while there is a gap.

# flows.*.sctp.cmt_coupling, background.sctp.cmt_coupling and 1 more
coupled-congestion-control-cd59e8 = Coupled congestion control

# flows.*.sctp.cmt_coupling, background.sctp.cmt_coupling and 1 more
with-cmt-how-the-windows-of-ada47d = With CMT: how the windows of the paths are coupled, so that an association takes no more of a link that they share than one on a single path; fixed when the run begins.

# flows.*.sctp.cmt_coupling, background.sctp.cmt_coupling and 1 more
independent-6cbf06 = Independent

# flows.*.sctp.cmt_coupling, background.sctp.cmt_coupling and 1 more
each-path-grows-and-is-cut-28e698 = Each path grows and is cut as if it were alone: paths that share a link take as much of it as so many associations.

# flows.*.sctp.cmt_coupling, background.sctp.cmt_coupling and 1 more
linked-increases-in-congestion-avoidance-ba2875 = Linked increases: in congestion avoidance all paths together grow as one on the best of them would, and none more than by itself.

# flows.*.sctp.cmt_coupling, background.sctp.cmt_coupling and 1 more
opportunistic-linked-increases-all-paths-9d7116 = Opportunistic linked increases: all paths together grow as one, and what they have moves from the largest windows to the best paths.

# flows.*.sctp.cmt_coupling, background.sctp.cmt_coupling
cmt-rpv1-25b9a7 = CMT/RPv1

# flows.*.sctp.cmt_coupling, background.sctp.cmt_coupling and 1 more
resource-pooling-a-path-grows-by-1e6bb3 = Resource pooling: a path grows by its share of all ssthresh, and a loss takes half of all windows from that of its path.

# flows.*.sctp.cmt_coupling, background.sctp.cmt_coupling
cmt-rpv2-e0f567 = CMT/RPv2

# flows.*.sctp.cmt_coupling, background.sctp.cmt_coupling and 1 more
resource-pooling-by-bandwidths-a-path-d1a43e = Resource pooling by bandwidths: a path grows by its share of all cwnd/RTT, and a loss takes half of all bandwidth from that of its path.

# flows.*.sctp.cmt_buffer_split, background.sctp.cmt_buffer_split and 1 more
buffer-splitting-b9e289 = Buffer splitting

# flows.*.sctp.cmt_buffer_split, background.sctp.cmt_buffer_split and 1 more
with-cmt-how-much-of-the-fd593f = With CMT: how much of the send buffer, where it is limited, and of the receiver's buffer one path may take, so that a slow one does not fill them; each of the paths that work has an equal part.

# flows.*.sctp.cmt_buffer_split, background.sctp.cmt_buffer_split and 1 more
as-it-comes-8e5293 = As it comes

# flows.*.sctp.cmt_buffer_split, background.sctp.cmt_buffer_split and 1 more
a-path-may-fill-the-buffers-772c7c = A path may fill the buffers, also with what waits for another one.

# flows.*.sctp.cmt_buffer_split, background.sctp.cmt_buffer_split and 1 more
by-outstanding-bytes-2546df = By outstanding bytes

# flows.*.sctp.cmt_buffer_split, background.sctp.cmt_buffer_split and 1 more
new-data-take-a-path-only-74aa9a = New data take a path only while what is in flight on it is less than its equal part of the buffers.

# flows.*.sctp.cmt_buffer_split, background.sctp.cmt_buffer_split and 1 more
by-buffered-bytes-1804c6 = By buffered bytes

# flows.*.sctp.cmt_buffer_split, background.sctp.cmt_buffer_split and 1 more
likewise-and-what-was-sent-on-de0227 = Likewise, and what was sent on it and waits for chunks of other paths counts, too.

# flows.*.sctp.cmt_rescheduling_percent, background.sctp.cmt_rescheduling_percent and 1 more
chunk-rescheduling-from-b993c8 = Chunk rescheduling from

# flows.*.sctp.cmt_rescheduling_percent, background.sctp.cmt_rescheduling_percent and 1 more
with-cmt-once-so-much-of-62887c = With CMT: once so much of a buffer is taken by what a path has delivered and what waits for chunks of another path, the chunk that all wait for leaves again on it; 0 never sends one again for that.

# flows.*.sctp.heartbeat_interval_ms, background.sctp.heartbeat_interval_ms and 1 more
heartbeat-interval-1b2920 = Heartbeat interval

# flows.*.sctp.heartbeat_interval_ms, background.sctp.heartbeat_interval_ms and 1 more
an-idle-path-is-probed-this-8f4eb4 = An idle path is probed this long, and an RTO with jitter, after it was last used; 0 sends no heartbeats, and the profiles of RFC 2960 and ns-2 send none on an only path.

# flows.*.sctp.heartbeat_max_burst, background.sctp.heartbeat_max_burst and 1 more
the-most-heartbeats-within-one-rto-059d7e = The most heartbeats within one RTO to paths that are not known to reach the peer yet.

# flows.*.sctp.return_to_primary, background.sctp.return_to_primary and 1 more
return-to-the-primary-33b34f = Return to the primary

# flows.*.sctp.return_to_primary, background.sctp.return_to_primary and 1 more
whether-new-data-goes-back-to-aa3633 = Whether new data goes back to the primary path once it is active again, or stays on the path that it fled to.

# flows.*.sctp.return_to_primary, background.sctp.return_to_primary and 1 more
by-the-profile-yes-or-no-5dedf0 = by the profile: yes, or no in ns-2

# flows.*.sctp.ecn, background.sctp.ecn and 1 more
whether-the-ends-agree-on-explicit-d048d4 = Whether the ends agree on explicit congestion notification: routers with RED then mark packets instead of dropping them.

# flows.*.sctp.unmarked_loss, background.sctp.unmarked_loss and 1 more
loss-without-a-mark-ff0ae9 = Loss without a mark

# flows.*.sctp.unmarked_loss, background.sctp.unmarked_loss and 1 more
what-a-sender-with-ecn-takes-5eee11 = What a sender with ECN takes a loss for when no mark was reported.

# flows.*.sctp.unmarked_loss, flows.*.tcp.error_control and 5 more
congestion-3c2d45 = Congestion

# flows.*.sctp.unmarked_loss, background.sctp.unmarked_loss and 1 more
every-loss-halves-the-window-c2c3cf = Every loss halves the window.

# flows.*.sctp.unmarked_loss, background.sctp.unmarked_loss and 2 more
corruption-abf564 = Corruption

# flows.*.sctp.unmarked_loss, background.sctp.unmarked_loss and 1 more
only-a-reported-mark-halves-the-115765 = Only a reported mark halves the window; other losses are just repaired.

# flows.*.sctp.ordered, background.sctp.ordered and 1 more
ordered-delivery-080ee7 = Ordered delivery

# flows.*.sctp.ordered, background.sctp.ordered and 1 more
whether-data-is-delivered-in-order-60dc86 = Whether data is delivered in order within each stream, or as it comes.

# flows.*.sctp.partial_reliability, background.sctp.partial_reliability and 1 more
give-up-messages-c275c4 = Give up messages

# flows.*.sctp.partial_reliability, background.sctp.partial_reliability and 1 more
when-the-sender-gives-a-message-565723 = When the sender gives a message up and tells the receiver to wait for it no longer, if both ends understand FORWARD TSN.

# flows.*.sctp.partial_reliability, background.sctp.partial_reliability and 1 more
never-6300ef = Never

# flows.*.sctp.partial_reliability, background.sctp.partial_reliability and 1 more
every-message-is-sent-until-it-38335a = Every message is sent until it is acknowledged.

# flows.*.sctp.partial_reliability, background.sctp.partial_reliability and 1 more
by-time-5350d6 = By time

# flows.*.sctp.partial_reliability, background.sctp.partial_reliability and 1 more
a-message-is-neither-sent-nor-984b4a = A message is neither sent nor sent again once its lifetime is over, counted from when the application had it (timed reliability).

# flows.*.sctp.partial_reliability, background.sctp.partial_reliability and 1 more
by-retransmissions-6b1c12 = By retransmissions

# flows.*.sctp.partial_reliability, background.sctp.partial_reliability and 1 more
a-message-is-given-up-when-ee5924 = A message is given up when a chunk of it would be sent again once more than is allowed.

# flows.*.sctp.partial_reliability, flows.*.sctp.scheduler and 3 more
by-priority-e7fbec = By priority

# flows.*.sctp.partial_reliability, background.sctp.partial_reliability and 1 more
where-the-send-buffer-has-no-f6f32d = Where the send buffer has no room for a message, those of less important applications are given up for it.

# flows.*.sctp.message_lifetime_ms, background.sctp.message_lifetime_ms and 1 more
lifetime-of-messages-ac7c36 = Lifetime of messages

# flows.*.sctp.message_lifetime_ms, background.sctp.message_lifetime_ms and 1 more
how-long-after-the-application-had-3f1744 = How long after the application had it a message is still sent.

# flows.*.sctp.message_retransmissions, background.sctp.message_retransmissions and 1 more
retransmissions-of-messages-10e9a7 = Retransmissions of messages

# flows.*.sctp.message_retransmissions, background.sctp.message_retransmissions and 1 more
how-often-each-chunk-of-a-ff188b = How often each chunk of a message may be sent again.

# flows.*.sctp.message_retransmissions, flows.*.xstp.backoff_limit and 2 more
times-2bf61a = times

# flows.*.sctp.interleaving, background.sctp.interleaving and 1 more
interleave-messages-0c4678 = Interleave messages

# flows.*.sctp.interleaving, background.sctp.interleaving and 1 more
whether-pieces-of-messages-of-different-9a2995 = Whether pieces of messages of different streams may leave in between each other, in I-DATA chunks, if both ends understand these.

# flows.*.sctp.scheduler, background.sctp.scheduler and 1 more
stream-scheduler-3908de = Stream scheduler

# flows.*.sctp.scheduler, background.sctp.scheduler and 1 more
of-which-stream-data-leave-next-c38d82 = Of which stream data leave next.

# flows.*.sctp.scheduler, background.sctp.scheduler and 1 more
first-come-first-served-fbf319 = First come, first served

# flows.*.sctp.scheduler, background.sctp.scheduler and 1 more
messages-leave-in-the-order-in-11c028 = Messages leave in the order in which the applications had them.

# flows.*.sctp.scheduler, background.sctp.scheduler and 1 more
round-robin-8ad736 = Round robin

# flows.*.sctp.scheduler, background.sctp.scheduler and 1 more
streams-take-turns-a-message-each-246e17 = Streams take turns: a message each or, where messages are interleaved, a chunk.

# flows.*.sctp.scheduler, background.sctp.scheduler and 1 more
round-robin-by-packet-3ac493 = Round robin by packet

# flows.*.sctp.scheduler, background.sctp.scheduler and 1 more
streams-take-turns-with-every-packet-471695 = Streams take turns with every packet: what shares a packet is of one stream as far as it has data.

# flows.*.sctp.scheduler, background.sctp.scheduler and 1 more
the-stream-of-the-most-important-4ab297 = The stream of the most important application goes first; equal ones take turns.

# flows.*.sctp.scheduler, background.sctp.scheduler and 1 more
fair-bandwidth-e80a67 = Fair bandwidth

# flows.*.sctp.scheduler, background.sctp.scheduler and 1 more
the-stream-goes-next-that-will-8bdd50 = The stream goes next that will have sent the fewest bytes since it has had data once its message, or piece, is sent.

# flows.*.sctp.scheduler, background.sctp.scheduler and 1 more
weighted-fair-26f47f = Weighted fair

# flows.*.sctp.scheduler, background.sctp.scheduler and 1 more
streams-share-by-the-weights-of-37105d = Streams share by the weights of their applications.

# flows.*.sctp.stream_reset, background.sctp.stream_reset and 1 more
stream-reset-b60cfb = Stream reset

# flows.*.sctp.stream_reset, background.sctp.stream_reset and 1 more
whether-the-numbers-of-streams-can-347368 = Whether the numbers of streams can begin anew, and streams be added, as where channels are closed and opened, if both ends understand RE-CONFIG.

# flows.*.sctp.stream_reset, background.sctp.stream_reset
no-1ea442 = No

# flows.*.sctp.stream_reset, background.sctp.stream_reset and 1 more
the-ends-do-not-agree-on-84d785 = The ends do not agree on RE-CONFIG.

# flows.*.sctp.stream_reset, background.sctp.stream_reset and 1 more
when-the-peer-asks-41d476 = When the peer asks

# flows.*.sctp.stream_reset, background.sctp.stream_reset and 1 more
re-config-is-understood-and-answered-8f1a24 = RE-CONFIG is understood and answered, but neither end asks by itself.

# flows.*.sctp.stream_reset, background.sctp.stream_reset and 1 more
at-intervals-4174a2 = At intervals

# flows.*.sctp.stream_reset, background.sctp.stream_reset and 1 more
the-sender-closes-all-its-streams-ef08e7 = The sender closes all its streams and opens them again: messages not begun wait until the peer has answered.

# flows.*.sctp.reset_interval_ms, background.sctp.reset_interval_ms and 1 more
reset-interval-588fce = Reset interval

# flows.*.sctp.reset_interval_ms, background.sctp.reset_interval_ms and 1 more
how-long-after-the-last-time-e765bd = How long after the last time the sender closes all its streams and opens them again.

# flows.*.sctp.initial_streams, background.sctp.initial_streams and 1 more
streams-at-first-af69d0 = Streams at first

# flows.*.sctp.initial_streams, background.sctp.initial_streams and 1 more
how-many-streams-the-association-is-df5cc8 = How many streams the association is set up with; the sender asks for more, up to all of them, once a message is for one that is not there.

# flows.*.sctp.initial_streams, background.sctp.initial_streams and 1 more
all-of-them-4728b1 = all of them

# flows.*.sctp.send_buffer_bytes, flows.*.xstp.send_buffer_bytes and 4 more
send-buffer-1b74a9 = Send buffer

# flows.*.sctp.send_buffer_bytes, background.sctp.send_buffer_bytes and 1 more
how-much-applications-may-hand-over-41b91d = How much applications may hand over before it is acknowledged.

# flows.*.sctp.send_buffer_bytes, background.sctp.send_buffer_bytes and 1 more
what-can-be-sent-at-once-5bb18d = what can be sent at once, or all they have where messages may be given up or streams are scheduled

# flows.*.sctp.nr_sack, background.sctp.nr_sack and 1 more
non-renegable-sacks-1b2840 = Non-renegable SACKs

# flows.*.sctp.nr_sack, background.sctp.nr_sack and 1 more
which-data-beyond-a-gap-the-17fb3d = Which data beyond a gap the receiver promises never to give back, so that the send buffer has room for others before the gap is filled, if both ends understand NR-SACK.

# flows.*.sctp.nr_sack, flows.*.sctp.authentication and 4 more
none-dc937b = None

# flows.*.sctp.nr_sack, background.sctp.nr_sack and 1 more
the-ends-do-not-agree-on-f3f8a2 = The ends do not agree on NR-SACK: the sender keeps everything beyond the cumulative TSN.

# flows.*.sctp.nr_sack, background.sctp.nr_sack and 1 more
what-was-delivered-461c58 = What was delivered

# flows.*.sctp.nr_sack, background.sctp.nr_sack and 1 more
nr-sack-says-of-what-the-3589a4 = NR-SACK says of what the application has, or what was thrown away, that it will not be given back; what waits for missing data may be.

# flows.*.sctp.nr_sack, flows.*.record and 4 more
everything-75304c = Everything

# flows.*.sctp.nr_sack, background.sctp.nr_sack and 1 more
nr-sack-says-it-of-all-e50834 = NR-SACK says it of all that has come: the receiver drops nothing, and takes what fills a gap in a full buffer, too.

# flows.*.sctp.authentication, background.sctp.authentication and 1 more
authenticated-chunks-5c5d04 = Authenticated chunks

# flows.*.sctp.authentication, background.sctp.authentication and 1 more
which-chunks-each-end-takes-only-5fc9dc = Which chunks each end takes only behind an AUTH chunk, by which the other end proves that they are its own.

# flows.*.sctp.authentication, background.sctp.authentication and 1 more
the-ends-agree-neither-on-auth-2041e0 = The ends agree neither on AUTH nor on ASCONF: addresses stay as they are.

# flows.*.sctp.authentication, background.sctp.authentication and 1 more
changes-of-addresses-217391 = Changes of addresses

# flows.*.sctp.authentication, background.sctp.authentication and 1 more
addresses-of-an-end-may-change-c7066d = Addresses of an end may change by ASCONF, which must be authenticated.

# flows.*.sctp.authentication, background.sctp.authentication and 1 more
all-chunks-140dc8 = All chunks

# flows.*.sctp.authentication, background.sctp.authentication and 1 more
likewise-and-every-other-chunk-that-515e97 = Likewise, and every other chunk that may be authenticated must be: what somebody else sends is refused.

# flows.*.sctp.hmac, background.sctp.hmac and 1 more
the-hash-that-auth-chunks-are-d81497 = The hash that AUTH chunks are made with.

# flows.*.sctp.hmac, background.sctp.hmac
sha-256-bbd07c = SHA-256

# flows.*.sctp.hmac, background.sctp.hmac and 1 more
text-d4b079 = 32 bytes in each AUTH chunk.

# flows.*.sctp.hmac, background.sctp.hmac
sha-1-469021 = SHA-1

# flows.*.sctp.hmac, background.sctp.hmac and 1 more
text-e912db = 20 bytes in each AUTH chunk; every end that understands AUTH must know it.

# flows.*.sctp.shared_key, background.sctp.shared_key and 1 more
shared-key-cd0ab1 = Shared key

# flows.*.sctp.shared_key, background.sctp.shared_key and 1 more
the-endpoint-pair-shared-key-which-c85df0 = The endpoint pair shared key, which both ends have and nobody else.

# flows.*.sctp.shared_key, background.sctp.shared_key and 1 more
the-empty-key-who-has-seen-db5ea4 = the empty key: who has seen the set-up of the association can sign as the ends do

# flows.*.sctp.zero_checksum, background.sctp.zero_checksum and 1 more
zero-checksum-2adb7c = Zero checksum

# flows.*.sctp.zero_checksum, background.sctp.zero_checksum and 1 more
whether-both-ends-agree-to-leave-8887dd = Whether both ends agree to leave out the CRC32c because DTLS below them finds damaged packets: that saves processing and no bytes, and of what errors damage on links that hand it on none is taken for it.

# flows.*.sctp.packet_drop_reports, background.sctp.packet_drop_reports and 1 more
packet-drop-reports-c740d6 = Packet drop reports

# flows.*.sctp.packet_drop_reports, background.sctp.packet_drop_reports and 1 more
whether-both-ends-agree-that-a-99b47e = Whether both ends agree that a packet with a wrong checksum is answered by a report of what it held, so that its sender sends the data again at once and takes the loss for no congestion; there is nothing to report where links discard what is damaged, or DTLS or UDP find it first.

# flows.*.sctp.encapsulation, background.sctp.encapsulation and 1 more
encapsulation-3d0670 = Encapsulation

# flows.*.sctp.encapsulation, background.sctp.encapsulation and 1 more
what-carries-the-packets-a28bd2 = What carries the packets.

# flows.*.sctp.encapsulation, background.sctp.encapsulation and 1 more
packets-travel-in-ip-493e7c = Packets travel in IP.

# flows.*.sctp.encapsulation, background.sctp.encapsulation and 1 more
packets-travel-in-udp-as-through-adb6cb = Packets travel in UDP, as through NATs that know no SCTP: 8 bytes of header more each, and as many fewer of payload where the profile says it, but in dcSCTP.

# flows.*.sctp.udp_source_port, background.sctp.udp_source_port and 1 more
udp-port-of-the-sender-a8ebc8 = UDP port of the sender

# flows.*.sctp.udp_source_port, background.sctp.udp_source_port and 1 more
the-udp-port-that-the-sender-633e32 = The UDP port that the sender's packets come from, as a NAT may have changed it; the receiver learns it from them.

# flows.*.sctp.read_rate_bps, flows.*.tcp.read_rate_bps and 8 more
reading-rate-115ecc = Reading rate

# flows.*.sctp.read_rate_bps, flows.*.tcp.read_rate_bps and 8 more
how-fast-the-receiving-application-reads-85fbc5 = How fast the receiving application reads from the buffer.

# flows.*.sctp.read_rate_bps, flows.*.tcp.read_rate_bps and 8 more
at-once-2c1c37 = at once

# flows.*.tcp.profile, flows.*.gateways.*.tcp.profile and 2 more
tcp-profile-6b3e65 = TCP profile

# flows.*.tcp.profile, flows.*.gateways.*.tcp.profile and 2 more
the-time-whose-rules-settings-left-c1bed5 = The time whose rules settings left open follow.

# flows.*.tcp.profile, flows.*.gateways.*.tcp.profile and 1 more
rfc-5681-today-de2a76 = RFC 5681 (today)

# flows.*.tcp.profile, flows.*.gateways.*.tcp.profile and 2 more
initial-window-of-10-segments-limited-3683c7 = Initial window of 10 segments, limited transmit, byte counting, window scaling, timestamps.

# flows.*.tcp.profile, flows.*.gateways.*.tcp.profile and 2 more
the-rules-of-the-papers-time-8b589f = The rules of the papers' time: initial window of 1 segment, whole segments halved, no limited transmit, initial RTO 3 s.

# flows.*.tcp.profile, flows.*.gateways.*.tcp.profile and 2 more
linux-6-12-35e2ca = Linux 6.12

# flows.*.tcp.profile, flows.*.gateways.*.tcp.profile and 2 more
what-the-kernel-s-tcp-does-170a11 = What the kernel's TCP does as shipped: RACK-TLP, PRR, F-RTO, quick acks, a delayed acknowledgement of 40 ms, RTO from 200 ms on, cwnd cut in whole segments.

# flows.*.tcp.mss_bytes, flows.*.gateways.*.tcp.mss_bytes and 2 more
user-data-in-a-full-segment-cbf451 = User data in a full segment, options taken off.

# flows.*.tcp.header_bytes, flows.*.gateways.*.tcp.header_bytes and 2 more
segment-header-d496aa = Segment header

# flows.*.tcp.header_bytes, flows.*.gateways.*.tcp.header_bytes and 2 more
ip-and-tcp-header-of-each-58fa59 = IP and TCP header of each segment; options add to it, timestamps 12 bytes.

# flows.*.tcp.receiver_buffer_bytes, flows.*.gateways.*.tcp.receiver_buffer_bytes and 2 more
the-receiver-s-buffer-the-advertised-6aee22 = The receiver's buffer; the advertised window is what is left of it.

# flows.*.tcp.receive_buffer_tuning, flows.*.gateways.*.tcp.receive_buffer_tuning and 2 more
receive-buffer-tuned-by-itself-9e95a8 = Receive buffer tuned by itself

# flows.*.tcp.receive_buffer_tuning, flows.*.gateways.*.tcp.receive_buffer_tuning and 2 more
whether-the-receiver-s-buffer-begins-07da14 = Whether the receiver's buffer begins with 65,535 bytes and grows with what the application reads in a round trip, up to the receiver buffer.

# flows.*.tcp.window_scaling, flows.*.gateways.*.tcp.window_scaling and 2 more
window-scaling-42661f = Window scaling

# flows.*.tcp.window_scaling, flows.*.gateways.*.tcp.window_scaling and 2 more
whether-windows-above-65-535-bytes-fdbbdb = Whether windows above 65,535 bytes can be told.

# flows.*.tcp.window_scaling, flows.*.tcp.timestamps and 14 more
by-the-profile-on-or-off-29b881 = by the profile: on, or off in 2001

# flows.*.tcp.window_scale, flows.*.gateways.*.tcp.window_scale and 2 more
window-shift-310c98 = Window shift

# flows.*.tcp.window_scale, flows.*.gateways.*.tcp.window_scale and 2 more
by-how-many-bits-windows-are-bcc771 = By how many bits windows are shifted.

# flows.*.tcp.window_scale, flows.*.gateways.*.tcp.window_scale and 2 more
the-least-that-tells-of-the-7e1739 = the least that tells of the whole buffer

# flows.*.tcp.window_scale, flows.*.gateways.*.tcp.window_scale and 2 more
bits-e5e59d = bits

# flows.*.tcp.timestamps, flows.*.gateways.*.tcp.timestamps and 3 more
timestamps-755f09 = Timestamps

# flows.*.tcp.timestamps, flows.*.gateways.*.tcp.timestamps and 2 more
whether-segments-carry-timestamps-which--8358ec = Whether segments carry timestamps, which measure round trips of retransmissions, too.

# flows.*.tcp.echo_round_trips, flows.*.gateways.*.tcp.echo_round_trips and 2 more
round-trips-of-retransmissions-07fa9c = Round trips of retransmissions

# flows.*.tcp.echo_round_trips, flows.*.gateways.*.tcp.echo_round_trips and 2 more
whether-congestion-control-and-rack-hear-0ef2cb = Whether congestion control and RACK hear of the round trips of what was sent again, by the timestamps that come back, or by Karn's rule of none.

# flows.*.tcp.recovery, flows.*.gateways.*.tcp.recovery and 2 more
loss-recovery-e4c99f = Loss recovery

# flows.*.tcp.recovery, flows.*.gateways.*.tcp.recovery and 2 more
how-losses-that-duplicate-acknowledgemen-5c971b = How losses that duplicate acknowledgements report are repaired.

# flows.*.tcp.recovery, flows.*.gateways.*.tcp.recovery and 2 more
as-many-losses-in-a-round-b26a4c = As many losses in a round trip as the receiver's blocks tell of (RFC 6675).

# flows.*.tcp.recovery, flows.*.gateways.*.tcp.recovery and 2 more
one-loss-each-round-trip-a-bc024c = One loss each round trip: a partial acknowledgement tells of the next (RFC 6582).

# flows.*.tcp.recovery, flows.*.gateways.*.tcp.recovery and 2 more
one-loss-the-next-acknowledgement-of-68f182 = One loss: the next acknowledgement of new data ends fast recovery (RFC 5681).

# flows.*.tcp.error_control, flows.*.gateways.*.tcp.error_control and 2 more
error-control-baea61 = Error control

# flows.*.tcp.error_control, flows.*.gateways.*.tcp.error_control and 2 more
whether-a-loss-is-taken-for-d020e1 = Whether a loss is taken for congestion, or probed for first.

# flows.*.tcp.error_control, flows.*.gateways.*.tcp.error_control and 2 more
every-loss-is-one-duplicate-acknowledgem-91b0d8 = Every loss is one: duplicate acknowledgements or a timeout cut cwnd.

# flows.*.tcp.error_control, flows.*.gateways.*.tcp.error_control and 2 more
data-wait-while-two-exchanges-of-a8f035 = Data wait while two exchanges of probes measure round trips: if they are as before the loss, what is lost leaves again and cwnd stays, else it is cut.

# flows.*.tcp.rtt_tolerance, flows.*.xstp.rtt_tolerance and 5 more
round-trip-tolerance-affb40 = Round-trip tolerance

# flows.*.tcp.rtt_tolerance, flows.*.gateways.*.tcp.rtt_tolerance and 2 more
by-which-share-of-it-a-eeea88 = By which share of it a probe's round trip may be longer than the smoothed one before the loss without meaning congestion, as the probing of XSTP has it.

# flows.*.tcp.rtt_slack_ms, flows.*.xstp.rtt_slack_ms and 5 more
round-trip-slack-8d01aa = Round-trip slack

# flows.*.tcp.rtt_slack_ms, flows.*.xstp.rtt_slack_ms and 5 more
so-much-longer-besides-it-may-a7c07b = So much longer besides it may be.

# flows.*.tcp.hystart, flows.*.gateways.*.tcp.hystart and 2 more
whether-slow-start-ends-when-round-a13d9b = Whether slow start ends when round trips grow longer, before a queue overflows.

# flows.*.tcp.delayed_ack_ms, flows.*.gateways.*.tcp.delayed_ack_ms and 2 more
delayed-acknowledgement-b9b62e = Delayed acknowledgement

# flows.*.tcp.delayed_ack_ms, flows.*.gateways.*.tcp.delayed_ack_ms and 2 more
how-long-an-acknowledgement-may-wait-45572f = How long an acknowledgement may wait for a second segment; 0 acknowledges every segment at once.

# flows.*.tcp.delayed_ack_ms, flows.*.gateways.*.tcp.delayed_ack_ms and 2 more
by-the-profile-200-ms-or-ea7daf = by the profile: 200 ms, or 40 ms in Linux

# flows.*.tcp.quick_acks, flows.*.gateways.*.tcp.quick_acks and 2 more
quick-acknowledgements-4bfa0f = Quick acknowledgements

# flows.*.tcp.quick_acks, flows.*.gateways.*.tcp.quick_acks and 2 more
so-many-acknowledgements-leave-without-d-157a7b = So many acknowledgements leave without delay when data begin to come, when they come again after a pause of one RTO, and when some come twice.

# flows.*.tcp.quick_acks, flows.*.gateways.*.tcp.quick_acks and 2 more
by-the-profile-none-or-16-1c500c = by the profile: none, or 16 in Linux

# flows.*.tcp.quick_acks, flows.*.tcp.dupack_threshold and 4 more
acknowledgements-4fccc8 = acknowledgements

# flows.*.tcp.quick_while_growing, flows.*.gateways.*.tcp.quick_while_growing and 2 more
quick-while-the-window-grows-e0d2b3 = Quick while the window grows

# flows.*.tcp.quick_while_growing, flows.*.gateways.*.tcp.quick_while_growing and 2 more
whether-every-segment-is-acknowledged-at-864d09 = Whether every segment is acknowledged at once as long as the receiver still learns how much of its buffer is window: two segments more with each, over the last fifth of it.

# flows.*.tcp.ack_on_filled_gap, flows.*.gateways.*.tcp.ack_on_filled_gap and 2 more
acknowledge-filled-gaps-at-once-662188 = Acknowledge filled gaps at once

# flows.*.tcp.ack_on_filled_gap, flows.*.gateways.*.tcp.ack_on_filled_gap and 2 more
whether-a-segment-that-fills-a-22fece = Whether a segment that fills a gap is acknowledged at once, or like any other.

# flows.*.tcp.ack_every, flows.*.gateways.*.tcp.ack_every and 2 more
acknowledgement-every-0f808a = Acknowledgement every

# flows.*.tcp.ack_every, flows.*.gateways.*.tcp.ack_every and 2 more
an-acknowledgement-is-sent-at-the-ec10ba = An acknowledgement is sent at the latest for every so many segments.

# flows.*.tcp.sack_blocks, flows.*.gateways.*.tcp.sack_blocks and 2 more
sack-blocks-3ad04a = SACK blocks

# flows.*.tcp.sack_blocks, flows.*.gateways.*.tcp.sack_blocks and 2 more
the-most-blocks-in-one-acknowledgement-3614ca = The most blocks in one acknowledgement; beside timestamps there is room for 3.

# flows.*.tcp.dupack_threshold, flows.*.gateways.*.tcp.dupack_threshold and 2 more
duplicate-acknowledgements-9557eb = Duplicate acknowledgements

# flows.*.tcp.dupack_threshold, flows.*.gateways.*.tcp.dupack_threshold and 2 more
so-many-duplicate-acknowledgements-start-856bbb = So many duplicate acknowledgements start a fast retransmit.

# flows.*.tcp.limited_transmit, flows.*.gateways.*.tcp.limited_transmit and 2 more
limited-transmit-da45c9 = Limited transmit

# flows.*.tcp.limited_transmit, flows.*.gateways.*.tcp.limited_transmit and 2 more
whether-the-duplicate-acknowledgements-b-531a12 = Whether the duplicate acknowledgements before that let new segments go.

# flows.*.tcp.initial_window_segments, flows.*.tcp.idle_restart and 8 more
initial-window-4fe836 = Initial window

# flows.*.tcp.initial_window_segments, flows.*.gateways.*.tcp.initial_window_segments and 2 more
by-the-profile-10-segments-or-563a4e = by the profile: 10 segments, or 1 in 2001

# flows.*.tcp.initial_ssthresh_bytes, flows.*.gateways.*.tcp.initial_ssthresh_bytes and 2 more
unlimited-the-largest-window-that-the-e2c95e = unlimited: the largest window that the peer can tell

# flows.*.tcp.byte_counting_limit, flows.*.gateways.*.tcp.byte_counting_limit and 2 more
how-many-segments-cwnd-may-grow-5f889d = How many segments cwnd may grow by for one acknowledgement in slow start; 0 counts acknowledgements instead of bytes.

# flows.*.tcp.byte_counting_limit, flows.*.gateways.*.tcp.byte_counting_limit and 2 more
by-the-profile-1-segment-0-f69842 = by the profile: 1 segment, 0 in 2001, or no limit in Linux

# flows.*.tcp.halve_whole_segments, flows.*.gateways.*.tcp.halve_whole_segments and 2 more
halve-whole-segments-3e483b = Halve whole segments

# flows.*.tcp.halve_whole_segments, flows.*.gateways.*.tcp.halve_whole_segments and 2 more
whether-a-loss-halves-the-whole-237df9 = Whether a loss halves the whole segments of the window instead of the bytes in flight.

# flows.*.tcp.halve_whole_segments, flows.*.gateways.*.tcp.halve_whole_segments and 2 more
by-the-profile-off-or-on-493eca = by the profile: off, or on in 2001 and Linux

# flows.*.tcp.recovery_by_blocks, flows.*.gateways.*.tcp.recovery_by_blocks and 2 more
recovery-by-blocks-2517d5 = Recovery by blocks

# flows.*.tcp.recovery_by_blocks, flows.*.gateways.*.tcp.recovery_by_blocks and 2 more
whether-blocks-that-tell-of-as-488728 = Whether blocks that tell of as many segments above a missing one start fast recovery too, however few duplicate acknowledgements arrived.

# flows.*.tcp.sack_after_timeout, flows.*.gateways.*.tcp.sack_after_timeout and 2 more
sack-after-a-timeout-412377 = SACK after a timeout

# flows.*.tcp.sack_after_timeout, flows.*.gateways.*.tcp.sack_after_timeout and 2 more
whether-what-the-receiver-s-blocks-317049 = Whether what the receiver's blocks told holds after a timeout, or is forgotten.

# flows.*.tcp.rack, flows.*.gateways.*.tcp.rack and 2 more
whether-time-tells-what-is-lost-e92ebc = Whether time tells what is lost, a round trip and a reordering window after what was sent later has arrived, or the count of acknowledgements and blocks.

# flows.*.tcp.tail_loss_probe, flows.*.gateways.*.tcp.tail_loss_probe and 2 more
whether-a-segment-leaves-as-a-d771a1 = Whether a segment leaves as a probe two round trips after the last, before the retransmission timer expires.

# flows.*.tcp.proportional_reduction, flows.*.gateways.*.tcp.proportional_reduction and 2 more
proportional-rate-reduction-9e3e62 = Proportional rate reduction

# flows.*.tcp.proportional_reduction, flows.*.gateways.*.tcp.proportional_reduction and 2 more
whether-cwnd-shrinks-to-ssthresh-in-2482c8 = Whether cwnd shrinks to ssthresh in proportion to what arrives during fast recovery, or at once.

# flows.*.tcp.forward_rto, flows.*.gateways.*.tcp.forward_rto and 2 more
f-rto-571f56 = F-RTO

# flows.*.tcp.forward_rto, flows.*.gateways.*.tcp.forward_rto and 2 more
whether-new-data-follow-the-first-df8252 = Whether new data follow the first retransmission after a timeout, to find out if the others were lost at all.

# flows.*.tcp.duplicate_blocks, flows.*.gateways.*.tcp.duplicate_blocks and 2 more
whether-the-first-block-of-an-0ace3e = Whether the first block of an acknowledgement tells of what has come twice.

# flows.*.tcp.undo, flows.*.gateways.*.tcp.undo and 2 more
undo-needless-cuts-1197f1 = Undo needless cuts

# flows.*.tcp.undo, flows.*.gateways.*.tcp.undo and 2 more
whether-a-cut-is-taken-back-b93ab1 = Whether a cut is taken back when timestamps or blocks of what came twice show that nothing was lost.

# flows.*.tcp.growth_by_delivery, flows.*.gateways.*.tcp.growth_by_delivery and 2 more
growth-by-delivery-756218 = Growth by delivery

# flows.*.tcp.growth_by_delivery, flows.*.gateways.*.tcp.growth_by_delivery and 2 more
whether-cwnd-grows-by-all-that-20edc4 = Whether cwnd grows by all that an acknowledgement is the first to report, or by what it acknowledges, which after a timeout is worth one segment.

# flows.*.tcp.growth_by_delivery, flows.*.gateways.*.tcp.growth_by_delivery and 2 more
by-the-profile-by-what-is-4e17ef = by the profile: by what is acknowledged, or by all in Linux

# flows.*.tcp.idle_restart, flows.*.gateways.*.tcp.idle_restart and 2 more
after-an-idle-time-fa66ed = After an idle time

# flows.*.tcp.idle_restart, flows.*.gateways.*.tcp.idle_restart and 2 more
what-becomes-of-cwnd-when-nothing-359685 = What becomes of cwnd when nothing was sent for a while.

# flows.*.tcp.idle_restart, flows.*.gateways.*.tcp.idle_restart and 2 more
by-the-profile-initial-window-or-26ac82 = by the profile: initial window, or half for each timeout in Linux

# flows.*.tcp.idle_restart, flows.*.gateways.*.tcp.idle_restart and 2 more
after-one-timeout-cwnd-is-no-924d7a = After one timeout cwnd is no larger than at the start.

# flows.*.tcp.idle_restart, flows.*.gateways.*.tcp.idle_restart and 2 more
half-for-each-timeout-acf746 = Half for each timeout

# flows.*.tcp.idle_restart, flows.*.gateways.*.tcp.idle_restart and 2 more
each-timeout-that-passes-halves-cwnd-1555ba = Each timeout that passes halves cwnd, down to the initial window.

# flows.*.tcp.nagle, flows.*.gateways.*.tcp.nagle and 2 more
whether-a-small-segment-waits-while-e05569 = Whether a small segment waits while others are unacknowledged; it matters where data come piece by piece, as messages do and what a gateway sends on.

# flows.*.tcp.ecn, flows.*.gateways.*.tcp.ecn and 2 more
whether-the-ends-agree-on-explicit-6a8f2d = Whether the ends agree on explicit congestion notification: routers with RED then mark segments instead of dropping them.

# flows.*.tcp.rto_initial_ms, flows.*.gateways.*.tcp.rto_initial_ms and 2 more
initial-rto-76fc66 = Initial RTO

# flows.*.tcp.rto_initial_ms, flows.*.gateways.*.tcp.rto_initial_ms and 2 more
by-the-profile-1-s-or-a43559 = by the profile: 1 s, or 3 s in 2001

# flows.*.tcp.rto_rule, flows.*.gateways.*.tcp.rto_rule and 2 more
rto-rule-f1f92d = RTO rule

# flows.*.tcp.rto_rule, flows.*.gateways.*.tcp.rto_rule and 2 more
how-the-retransmission-timeout-follows-f-47f15b = How the retransmission timeout follows from round trips.

# flows.*.tcp.rto_rule, flows.*.gateways.*.tcp.rto_rule and 2 more
by-the-profile-rfc-6298-or-efe573 = by the profile: RFC 6298, or Linux

# flows.*.tcp.rto_rule, flows.*.gateways.*.tcp.rto_rule and 1 more
rfc-6298-7bf9d1 = RFC 6298

# flows.*.tcp.rto_rule, flows.*.gateways.*.tcp.rto_rule and 2 more
srtt-and-four-times-rttvar-never-a17958 = SRTT and four times RTTVAR; never less than the least RTO.

# flows.*.tcp.rto_rule, flows.*.gateways.*.tcp.rto_rule and 2 more
srtt-and-the-largest-variation-of-80b375 = SRTT and the largest variation of a round trip, which is never less than the least RTO and falls by a quarter a round trip; every acknowledgement measures.

# flows.*.tcp.rto_min_ms, flows.*.gateways.*.tcp.rto_min_ms and 2 more
least-rto-0f6337 = Least RTO

# flows.*.tcp.rto_min_ms, flows.*.gateways.*.tcp.rto_min_ms and 2 more
by-the-profile-1-s-or-853a02 = by the profile: 1 s, or 0.2 s in Linux

# flows.*.tcp.rto_max_ms, flows.*.gateways.*.tcp.rto_max_ms and 2 more
most-rto-8b209d = Most RTO

# flows.*.tcp.max_retransmissions, flows.*.gateways.*.tcp.max_retransmissions and 4 more
retransmissions-f8717f = Retransmissions

# flows.*.tcp.max_retransmissions, flows.*.gateways.*.tcp.max_retransmissions and 2 more
the-connection-fails-after-more-timeouts-970e18 = The connection fails after more timeouts in a row than this.

# flows.*.tcp.syn_retransmissions, flows.*.gateways.*.tcp.syn_retransmissions and 2 more
syn-retransmissions-c325ad = SYN retransmissions

# flows.*.tcp.syn_retransmissions, flows.*.gateways.*.tcp.syn_retransmissions and 2 more
a-syn-is-sent-again-so-370c82 = A SYN is sent again so many times before the connection fails.

# flows.*.xstp.probing, background.xstp.probing and 1 more
whether-the-sender-probes-before-it-158777 = Whether the sender probes before it takes a loss for congestion; without, every reported loss halves cwnd.

# flows.*.xstp.mss_bytes, background.xstp.mss_bytes and 1 more
user-data-in-a-full-segment-bb16f7 = User data in a full segment.

# flows.*.xstp.header_bytes, background.xstp.header_bytes and 1 more
xstp-header-76eea0 = XSTP header

# flows.*.xstp.header_bytes, background.xstp.header_bytes and 1 more
the-xstp-header-of-each-segment-d1b6eb = The XSTP header of each segment.

# flows.*.xstp.network_header_bytes, background.xstp.network_header_bytes and 1 more
network-header-48929d = Network header

# flows.*.xstp.network_header_bytes, background.xstp.network_header_bytes and 1 more
the-headers-of-the-layers-below-3c12ec = The headers of the layers below, IP among them: the paper counts none.

# flows.*.xstp.option_bytes, background.xstp.option_bytes and 1 more
poll-option-757e9f = POLL option

# flows.*.xstp.option_bytes, background.xstp.option_bytes and 1 more
what-a-poll-and-the-echo-7ed790 = What a POLL and the echo in its STAT add to a header: a timestamp and a number.

# flows.*.xstp.gap_bytes, background.xstp.gap_bytes and 1 more
gap-cb1293 = Gap

# flows.*.xstp.gap_bytes, background.xstp.gap_bytes and 1 more
what-each-gap-adds-to-a-92f1a0 = What each gap adds to a STAT or USTAT: its first and last number.

# flows.*.xstp.send_buffer_bytes, background.xstp.send_buffer_bytes and 1 more
the-sender-s-buffer-cwnd-and-03c3f5 = The sender's buffer: cwnd and what is outstanding are no more.

# flows.*.xstp.receiver_buffer_bytes, background.xstp.receiver_buffer_bytes and 1 more
the-receiver-s-buffer-the-window-d62497 = The receiver's buffer; the window that it tells is what in-order data not yet read leave of it.

# flows.*.xstp.initial_window_segments, background.xstp.initial_window_segments and 1 more
cwnd-at-the-start-29f433 = cwnd at the start.

# flows.*.xstp.growth, background.xstp.growth and 1 more
window-growth-11ae0b = Window growth

# flows.*.xstp.growth, background.xstp.growth and 1 more
what-lets-cwnd-grow-by-one-e699a6 = What lets cwnd grow: by one in slow start, by its own fraction in congestion avoidance.

# flows.*.xstp.growth, background.xstp.growth and 1 more
segments-48c64f = Segments

# flows.*.xstp.growth, background.xstp.growth and 1 more
every-segment-acknowledged-counts-howeve-64a132 = Every segment acknowledged counts, however few reports tell of them.

# flows.*.xstp.growth, background.xstp.growth and 1 more
reports-dacca3 = Reports

# flows.*.xstp.growth, background.xstp.growth and 1 more
every-report-that-acknowledges-new-segme-b7264b = Every report that acknowledges new segments counts once.

# flows.*.xstp.pacing, background.xstp.pacing and 1 more
what-the-send-timer-spreads-over-e9d60a = What the send timer spreads over a round trip, burst by burst.

# flows.*.xstp.pacing, background.xstp.pacing and 1 more
what-is-allowed-c48dfb = What is allowed

# flows.*.xstp.pacing, background.xstp.pacing and 1 more
what-the-window-still-allows-is-79c320 = What the window still allows is spread over the round trip.

# flows.*.xstp.pacing, background.xstp.pacing and 1 more
the-window-6fcefe = The window

# flows.*.xstp.pacing, background.xstp.pacing and 1 more
a-whole-window-is-spread-over-ea9ba7 = A whole window is spread over the round trip, however little of it is still allowed.

# flows.*.xstp.burst_segments, background.xstp.burst_segments and 1 more
burst-a428ef = Burst

# flows.*.xstp.burst_segments, background.xstp.burst_segments and 1 more
the-most-segments-that-leave-back-90e879 = The most segments that leave back to back.

# flows.*.xstp.segment_pacing, background.xstp.segment_pacing and 1 more
pacing-of-segments-4d170f = Pacing of segments

# flows.*.xstp.segment_pacing, background.xstp.segment_pacing and 1 more
whether-the-segments-of-a-burst-06c774 = Whether the segments of a burst, and those sent again, leave back to back, or apart.

# flows.*.xstp.segment_pacing_percent, background.xstp.segment_pacing_percent and 1 more
rate-of-segments-5c4b1a = Rate of segments

# flows.*.xstp.segment_pacing_percent, background.xstp.segment_pacing_percent and 1 more
how-fast-they-leave-in-congestion-701e4f = How fast they leave in congestion avoidance, of the window in a round trip.

# flows.*.xstp.segment_pacing_slow_start_percent, background.xstp.segment_pacing_slow_start_percent and 1 more
rate-of-segments-in-slow-start-a1328c = Rate of segments in slow start

# flows.*.xstp.segment_pacing_slow_start_percent, background.xstp.segment_pacing_slow_start_percent and 1 more
how-fast-they-leave-while-cwnd-f07368 = How fast they leave while cwnd is below half of the threshold, of the window in a round trip.

# flows.*.xstp.polls_per_rtt, background.xstp.polls_per_rtt and 1 more
polls-a-round-trip-906f33 = POLLs a round trip

# flows.*.xstp.polls_per_rtt, background.xstp.polls_per_rtt and 1 more
how-often-in-a-round-trip-fdfaea = How often in a round trip the sender asks for a report.

# flows.*.xstp.poll_ahead_share, background.xstp.poll_ahead_share and 1 more
poll-ahead-a59db9 = POLL ahead

# flows.*.xstp.poll_ahead_share, background.xstp.poll_ahead_share and 1 more
a-burst-carries-a-poll-that-7f0df1 = A burst carries a POLL that is due within this share of the time between two POLLs.

# flows.*.xstp.poll_after_share, background.xstp.poll_after_share and 1 more
poll-after-0aa2ef = POLL after

# flows.*.xstp.poll_after_share, background.xstp.poll_after_share and 1 more
a-burst-carries-a-poll-when-771a3e = A burst carries a POLL when this share of the send buffer has left since the last one.

# flows.*.xstp.rtt_weight, background.xstp.rtt_weight and 1 more
weight-of-a-round-trip-a34b53 = Weight of a round trip

# flows.*.xstp.rtt_weight, background.xstp.rtt_weight and 1 more
how-much-a-new-round-trip-511306 = How much a new round trip counts in the smoothed one.

# flows.*.xstp.ustat_after_segments, background.xstp.ustat_after_segments and 1 more
ustat-after-2385d3 = USTAT after

# flows.*.xstp.ustat_after_segments, background.xstp.ustat_after_segments and 1 more
so-many-segments-above-a-gap-b9c56f = So many segments above a gap make the receiver report it unasked.

# flows.*.xstp.trailing_gap, background.xstp.trailing_gap and 1 more
trailing-gap-4b7fb9 = Trailing gap

# flows.*.xstp.trailing_gap, background.xstp.trailing_gap and 1 more
whether-a-stat-reports-as-missing-a29506 = Whether a STAT reports as missing what the POLL says was sent beyond all that came; without, the last segment is sent again after a timeout to learn what is missing before it.

# flows.*.xstp.worth_slack_ms, background.xstp.worth_slack_ms and 1 more
slack-of-a-repair-fc209c = Slack of a repair

# flows.*.xstp.worth_slack_ms, background.xstp.worth_slack_ms and 1 more
a-segment-may-be-sent-again-d87084 = A segment may be sent again so much sooner than a round trip after it last left.

# flows.*.xstp.backoff_after_polls, background.xstp.backoff_after_polls and 1 more
backoff-after-3ea2c1 = Backoff after

# flows.*.xstp.backoff_after_polls, background.xstp.backoff_after_polls and 1 more
polls-go-half-as-often-after-7b3275 = POLLs go half as often after so many times between two of them without a STAT.

# flows.*.xstp.backoff_limit, background.xstp.backoff_limit and 1 more
backoff-limit-f3db42 = Backoff limit

# flows.*.xstp.backoff_limit, background.xstp.backoff_limit and 1 more
polls-go-no-less-often-than-69f982 = POLLs go no less often than this many times the usual time between them; 1 never backs off.

# flows.*.xstp.idle_threshold_ms, background.xstp.idle_threshold_ms and 1 more
idle-threshold-e519fc = Idle threshold

# flows.*.xstp.idle_threshold_ms, background.xstp.idle_threshold_ms and 1 more
after-a-pause-of-the-data-871047 = After a pause of the data this long cwnd starts again at one segment, and a probing cycle this long that ends in congestion does the same.

# flows.*.xstp.probe_map, background.xstp.probe_map and 1 more
probing-map-0c204d = Probing map

# flows.*.xstp.probe_map, background.xstp.probe_map and 1 more
how-many-exchanges-the-probing-map-d43d14 = How many exchanges the probing map holds, the one that was under way at the start among them.

# flows.*.xstp.probe_map, flows.*.xstp.probe_exchanges and 2 more
exchanges-25bc56 = exchanges

# flows.*.xstp.probe_exchanges, background.xstp.probe_exchanges and 1 more
probe-exchanges-982e4c = Probe exchanges

# flows.*.xstp.probe_exchanges, background.xstp.probe_exchanges and 1 more
so-many-exchanges-in-a-row-559f86 = So many exchanges in a row end a probing cycle.

# flows.*.xstp.rtt_tolerance, background.xstp.rtt_tolerance and 1 more
by-which-share-of-it-a-071d6c = By which share of it a probe's round trip may be longer than the one before the loss without meaning congestion.

# flows.*.xstp.early_timeout_armed, background.xstp.early_timeout_armed and 1 more
armed-early-timeout-0f866f = Armed early timeout

# flows.*.xstp.early_timeout_armed, background.xstp.early_timeout_armed and 1 more
whether-a-missing-stat-starts-probing-2641fb = Whether a missing STAT starts probing only after one has answered a POLL since these began.

# flows.*.xstp.abort_on_empty, background.xstp.abort_on_empty and 1 more
abort-on-an-empty-report-7eb4e7 = Abort on an empty report

# flows.*.xstp.abort_on_empty, background.xstp.abort_on_empty and 1 more
whether-a-stat-without-gaps-ends-e921d4 = Whether a STAT without gaps ends a probing cycle; without, only the fourth of them does.

# flows.*.xstp.request_interval_ms, background.xstp.request_interval_ms and 1 more
request-interval-0b2d4e = Request interval

# flows.*.xstp.request_interval_ms, background.xstp.request_interval_ms and 1 more
how-long-a-bgn-or-end-f5bb2d = How long a BGN or END waits for its answer before it is sent again; twice as long each time.

# flows.*.xstp.request_interval_max_ms, background.xstp.request_interval_max_ms and 1 more
most-request-interval-7a5634 = Most request interval

# flows.*.xstp.request_interval_max_ms, background.xstp.request_interval_max_ms and 1 more
the-longest-that-it-waits-01350b = The longest that it waits.

# flows.*.xstp.stay_open, background.xstp.stay_open and 1 more
stay-open-7a1b91 = Stay open

# flows.*.xstp.stay_open, background.xstp.stay_open and 1 more
whether-the-session-stays-open-when-4c4727 = Whether the session stays open when all data are acknowledged, and is kept alive.

# flows.*.xstp.keep_alive_ms, background.xstp.keep_alive_ms and 1 more
keep-alive-b54c4f = Keep-alive

# flows.*.xstp.keep_alive_ms, background.xstp.keep_alive_ms and 1 more
how-often-an-idle-session-is-8b3aac = How often an idle session is asked whether its peer is there; 0 never asks.

# flows.*.xstp.give_up_ms, background.xstp.give_up_ms and 1 more
give-up-after-5d1f0b = Give up after

# flows.*.xstp.give_up_ms, background.xstp.give_up_ms and 1 more
the-session-fails-when-nothing-has-198c63 = The session fails when nothing has come of it for so long.

# flows.*.gateways, scenario/src/document/flow.rs
the-gateways-that-split-the-flow-60678d = The gateways that split the flow, in the order of the way: each ends the connection that comes and, once that is established, opens the next.

# flows.*.gateways.*.at, scenario/src/document/flow.rs
gateway-41ed52 = Gateway

# flows.*.gateways.*.at, scenario/src/document/flow.rs
the-station-or-router-that-ends-09f28a = The station or router that ends the connection: it acknowledges data before the receiver has them, and if it fails they are lost.

# flows.*.gateways.*.buffer_bytes, scenario/src/document/flow.rs
gateway-buffer-c94d5c = Gateway buffer

# flows.*.gateways.*.buffer_bytes, scenario/src/document/flow.rs
the-most-that-the-gateway-holds-30b167 = The most that the gateway holds, what it has sent on and not seen acknowledged included; as it fills, the window that it tells closes.

# flows.*.gateways.*.buffer_bytes, scenario/src/document/flow.rs
the-receiver-buffers-of-both-connections-33b5d3 = the receiver buffers of both connections together

# flows.*.gateways.*.tcp
own-tcp-6894b7 = Own TCP

# flows.*.gateways.*.tcp
the-settings-of-the-tcp-connection-f311e3 = The settings of the TCP connection that the gateway opens.

# flows.*.gateways.*.tcp, transport/src/families.rs
those-of-the-flow-480254 = those of the flow

# flows.*.incidents, events.gen.ts and 2 more
incidents-bfe868 = Incidents

# flows.*.incidents, scenario/src/document/flow.rs
what-befalls-the-flow-hosts-that-5e0921 = What befalls the flow: hosts that reboot, packets that others send in their name.

# flows.*.incidents.*.kind, changes.*.kind and 2 more
what-happens-594224 = What happens.

# flows.*.incidents.*.kind, scenario/src/document/incidents.rs
reboot-fba023 = Reboot

# flows.*.incidents.*.kind, scenario/src/document/incidents.rs
a-host-fails-and-comes-back-d432d2 = A host fails and comes back without any memory of the flow.

# flows.*.incidents.*.kind, scenario/src/document/incidents.rs
forged-packets-a4fa96 = Forged packets

# flows.*.incidents.*.kind, scenario/src/document/incidents.rs
somebody-sends-packets-in-the-name-d0b46d = Somebody sends packets in the name of the other end, and guesses what these are known by.

# flows.*.incidents.*.kind, scenario/src/document/incidents.rs
old-cookie-6bc1e3 = Old cookie

# flows.*.incidents.*.kind, scenario/src/document/incidents.rs
somebody-who-has-seen-the-flow-7607ea = Somebody who has seen the flow being set up sends the cookie of then once more.

# flows.*.incidents.*.at_s, scenario/src/document/incidents.rs
when-it-happens-or-begins-778f86 = When it happens, or begins.

# flows.*.incidents.*.end, scenario/src/document/incidents.rs
the-end-that-it-befalls-the-79ce19 = The end that it befalls: the host that reboots, or that receives what others send.

# flows.*.incidents.*.end, flows.*.stream_requests.*.end and 1 more
sender-c299f9 = Sender

# flows.*.incidents.*.end, flows.*.stream_requests.*.end and 2 more
the-end-that-sends-the-data-6d9374 = The end that sends the data.

# flows.*.incidents.*.end, flows.*.stream_requests.*.end and 3 more
receiver-86cec0 = Receiver

# flows.*.incidents.*.end, flows.*.stream_requests.*.end and 1 more
the-end-that-receives-them-ca92b4 = The end that receives them.

# flows.*.incidents.*.off_s, scenario/src/document/incidents.rs
off-for-a0b8d2 = Off for

# flows.*.incidents.*.off_s, scenario/src/document/incidents.rs
how-long-the-host-is-off-cbbfa0 = How long the host is off.

# flows.*.incidents.*.packet, scenario/src/document/incidents.rs
forged-packet-203327 = Forged packet

# flows.*.incidents.*.packet, scenario/src/document/incidents.rs
what-the-forged-packets-pretend-5ba115 = What the forged packets pretend.

# flows.*.incidents.*.packet, scenario/src/document/incidents.rs
abort-7a3a94 = Abort

# flows.*.incidents.*.packet, scenario/src/document/incidents.rs
that-the-other-end-breaks-off-e62da4 = That the other end breaks off: in SCTP an ABORT.

# flows.*.incidents.*.packet, changes.*.packet and 3 more
data-cec3a9 = Data

# flows.*.incidents.*.packet, scenario/src/document/incidents.rs
that-the-other-end-sends-data-c9dc87 = That the other end sends data.

# flows.*.incidents.*.packet, scenario/src/document/incidents.rs
opening-f4b13e = Opening

# flows.*.incidents.*.packet, scenario/src/document/incidents.rs
that-the-other-end-opens-the-24f143 = That the other end opens the flow anew: in SCTP an INIT.

# flows.*.incidents.*.packet, scenario/src/document/incidents.rs
deletion-of-addresses-c32763 = Deletion of addresses

# flows.*.incidents.*.packet, scenario/src/document/incidents.rs
that-the-other-end-has-lost-b514fd = That the other end has lost all its addresses but the one that the packet comes from: in SCTP an ASCONF.

# flows.*.incidents.*.unknown_bits, scenario/src/document/incidents.rs
unknown-bits-8a3c35 = Unknown bits

# flows.*.incidents.*.unknown_bits, scenario/src/document/incidents.rs
how-many-bits-of-the-verification-3a1b18 = How many bits of the verification tag must be guessed: 32 by somebody who sees nothing of the flow, 0 by somebody who sees all of it.

# flows.*.incidents.*.packets, scenario/src/document/incidents.rs
how-many-packets-are-sent-7eb836 = How many packets are sent.

# flows.*.incidents.*.interval_ms, scenario/src/document/incidents.rs
interval-6f45b0 = Interval

# flows.*.incidents.*.interval_ms, scenario/src/document/incidents.rs
the-time-from-one-of-them-0b6973 = The time from one of them to the next.

# flows.*.incidents.*.from, scenario/src/document/incidents.rs
the-station-or-router-that-they-1ee977 = The station or router that they come from.

# flows.*.incidents.*.from, scenario/src/document/incidents.rs
the-place-of-the-other-end-40d69f = the place of the other end

# flows.*.stream_requests, scenario/src/document/flow.rs
requests-for-streams-f7ddcc = Requests for streams

# flows.*.stream_requests, scenario/src/document/flow.rs
when-streams-of-the-flow-are-a4ac59 = When streams of the flow are to begin anew, or to become more, as where channels are closed and opened.

# flows.*.stream_requests.*.ask, scenario/src/document/stream_requests.rs
request-59f03d = Request

# flows.*.stream_requests.*.ask, scenario/src/document/stream_requests.rs
what-is-asked-for-0aa08d = What is asked for.

# flows.*.stream_requests.*.ask, scenario/src/document/stream_requests.rs
begin-anew-22e342 = Begin anew

# flows.*.stream_requests.*.ask, scenario/src/document/stream_requests.rs
streams-close-and-open-again-their-8c9a66 = Streams close and open again: their messages are numbered from 0.

# flows.*.stream_requests.*.ask, flows.*.stream_requests.*.more and 1 more
more-streams-dd55d9 = More streams

# flows.*.stream_requests.*.ask, scenario/src/document/stream_requests.rs
the-sender-has-more-streams-than-7e512a = The sender has more streams than before.

# flows.*.stream_requests.*.at_s, scenario/src/document/stream_requests.rs
when-it-is-asked-for-before-bacd3c = When it is asked for; before the flow is open, or once it ends, nothing is.

# flows.*.stream_requests.*.end, scenario/src/document/stream_requests.rs
the-end-that-asks-for-streams-c86cc2 = The end that asks for streams of the sender, whose own request is the answer where the receiver asks.

# flows.*.stream_requests.*.streams, scenario/src/document/stream_requests.rs
the-streams-that-begin-anew-all-14a69f = The streams that begin anew; all where none is listed.

# flows.*.stream_requests.*.more, scenario/src/document/stream_requests.rs
how-many-more-there-are-to-89942a = How many more there are to be.

# flows.*.record, scenario/src/document/flow.rs
recording-80e8dd = Recording

# flows.*.record, scenario/src/document/flow.rs
how-much-of-the-flow-is-b8d031 = How much of the flow is recorded.

# flows.*.record, background.record and 1 more
every-segment-with-its-hops-and-d5c723 = Every segment with its hops and fate, every change of the windows.

# flows.*.record, background.record and 1 more
every-change-of-the-windows-but-040804 = Every change of the windows, but no segments.

# flows.*.record, background.record and 1 more
totals-6bd6df = Totals

# flows.*.record, background.record and 1 more
only-sums-over-each-measuring-interval-b0af6b = Only sums over each measuring interval.

# background.associations, scenario/src/document/flow.rs
background-flows-21f7de = Background flows

# background.associations, scenario/src/document/flow.rs
the-number-of-flows-in-the-8ee9df = The number of flows in the background; each joins two places, given or drawn.

# background.associations, background.focus
flows-2e9ecd = flows

# background.latitude_min_deg, scenario/src/document/flow.rs
southern-limit-81c8fe = Southern limit

# background.latitude_min_deg, scenario/src/document/flow.rs
the-southernmost-latitude-of-their-ends-2e50cd = The southernmost latitude of their ends.

# background.latitude_max_deg, scenario/src/document/flow.rs
northern-limit-a97c03 = Northern limit

# background.latitude_max_deg, scenario/src/document/flow.rs
the-northernmost-latitude-of-their-ends-912d54 = The northernmost latitude of their ends.

# background.places, scenario/src/document/flow.rs
places-of-the-background-6594e2 = Places of the background

# background.places, scenario/src/document/flow.rs
whether-the-given-places-are-joined-50ce0c = Whether the given places are joined in every run, or each run draws new ones by its seed, the same ones whatever else is changed.

# background.places, scenario/src/document/flow.rs
given-0cf2f0 = Given

# background.places, scenario/src/document/flow.rs
the-given-ones-in-every-run-2ee108 = The given ones, in every run the same; flows beyond them draw theirs.

# background.places, scenario/src/document/flow.rs
drawn-4329cb = Drawn

# background.places, scenario/src/document/flow.rs
every-flow-draws-the-places-of-1731c5 = Every flow draws the places of its two ends, anew for every seed; given ones wait.

# background.pairs, scenario/src/document/flow.rs
background-places-d9d6d0 = Background places

# background.pairs, scenario/src/document/flow.rs
the-places-of-the-first-flows-f25107 = The places of the first flows, unless places are drawn; those that are left get random ones.

# background.pairs.*.from_latitude_deg, scenario/src/document/flow.rs
from-latitude-d9f921 = From latitude

# background.pairs.*.from_latitude_deg, scenario/src/document/flow.rs
latitude-of-the-sender-north-is-4cb43d = Latitude of the sender; north is positive.

# background.pairs.*.from_longitude_deg, scenario/src/document/flow.rs
from-longitude-63c7d5 = From longitude

# background.pairs.*.from_longitude_deg, scenario/src/document/flow.rs
longitude-of-the-sender-east-is-3b7d48 = Longitude of the sender; east is positive.

# background.pairs.*.to_latitude_deg, scenario/src/document/flow.rs
to-latitude-ea9268 = To latitude

# background.pairs.*.to_latitude_deg, scenario/src/document/flow.rs
latitude-of-the-receiver-north-is-473de5 = Latitude of the receiver; north is positive.

# background.pairs.*.to_longitude_deg, scenario/src/document/flow.rs
to-longitude-9c3051 = To longitude

# background.pairs.*.to_longitude_deg, scenario/src/document/flow.rs
longitude-of-the-receiver-east-is-23381b = Longitude of the receiver; east is positive.

# background.paths, scenario/src/document/flow.rs
the-paths-of-each-flow-the-54c45c = The paths of each flow, the primary first; an empty list is one path over the first flow's constellation.

# background.focus, scenario/src/document/flow.rs
background-in-focus-53873c = Background in focus

# background.focus, scenario/src/document/flow.rs
so-many-of-the-flows-from-f4f785 = So many of the flows, from the first on, are recorded in full and shown as flows in focus.

# background.start_s, scenario/src/document/flow.rs
first-start-4b94e7 = First start

# background.start_s, scenario/src/document/flow.rs
when-the-first-one-is-opened-063e03 = When the first one is opened.

# background.spacing_s, scenario/src/document/flow.rs
start-spacing-52cb9f = Start spacing

# background.spacing_s, scenario/src/document/flow.rs
the-time-from-the-start-of-b52746 = The time from the start of one to the start of the next.

# background.protocol, transport/src/settings.rs
background-protocol-51eb04 = Background protocol

# background.protocol, transport/src/settings.rs
which-transport-protocol-the-flows-in-69424a = Which transport protocol the flows in the background speak.

# background.protocol, transport/src/settings.rs
that-of-the-settings-given-else-06c608 = that of the settings given, else that of the first flow

# background.sctp
background-sctp-9e0517 = Background SCTP

# background.sctp
the-settings-of-the-flows-in-aafdf8 = The settings of the flows in the background, if they speak SCTP.

# background.sctp, background.tcp and 2 more
those-of-the-first-flow-d21c59 = those of the first flow

# background.tcp
background-tcp-4bf2bb = Background TCP

# background.tcp
the-settings-of-the-flows-in-7d5075 = The settings of the flows in the background, if they speak TCP.

# background.xstp
background-xstp-d36a75 = Background XSTP

# background.xstp
the-settings-of-the-flows-in-3d1977 = The settings of the flows in the background, if they speak XSTP.

# background.record, scenario/src/document/flow.rs
background-recording-b85956 = Background recording

# background.record, scenario/src/document/flow.rs
how-much-of-the-background-is-5705c0 = How much of the background is recorded.

# measurement.interval_s, scenario/src/document/scenario.rs
measuring-interval-06bb4c = Measuring interval

# measurement.interval_s, scenario/src/document/scenario.rs
the-width-of-the-bins-of-f9ce2b = The width of the bins of throughput, goodput and load.

# measurement.from_s, scenario/src/document/scenario.rs
measure-from-467aea = Measure from

# measurement.from_s, scenario/src/document/scenario.rs
when-the-steady-state-begins-averages-ac583e = When the steady state begins: averages leave out what came before.

# measurement.sojourn_times, scenario/src/document/scenario.rs
whether-it-is-counted-how-long-9464c9 = Whether it is counted how long packets wait in each queue, for its chart, table and metrics.

# changes.*.kind, scenario/src/document/dated.rs
change-c0bf75 = Change

# changes.*.kind, scenario/src/document/dated.rs
another-value-52c309 = Another value

# changes.*.kind, scenario/src/document/dated.rs
a-field-of-the-scenario-gets-26fdf3 = A field of the scenario gets another value.

# changes.*.kind, scenario/src/document/dated.rs
satellite-off-ce3a35 = Satellite off

# changes.*.kind, scenario/src/document/dated.rs
a-satellite-carries-nothing-its-links-6281ef = A satellite carries nothing: its links are cut, and terminals take another one at their next check.

# changes.*.kind, scenario/src/document/dated.rs
link-off-a868ed = Link off

# changes.*.kind, scenario/src/document/dated.rs
a-link-is-cut-what-is-0a628a = A link is cut: what is on it or waits for it is lost, and routes avoid it.

# changes.*.kind, scenario/src/document/dated.rs
drop-the-next-packet-67d924 = Drop the next packet

# changes.*.kind, scenario/src/document/dated.rs
the-next-packet-of-a-flow-a3ea19 = The next packet of a flow that carries data, or an acknowledgement, is lost on its first link.

# changes.*.kind, scenario/src/document/dated.rs
rain-a6d20a = Rain

# changes.*.kind, scenario/src/document/dated.rs
rain-over-a-station-the-bit-8f155f = Rain over a station: the bit error rate of its links to satellites rises by factors of ten, and falls again.

# changes.*.kind, scenario/src/document/dated.rs
frozen-receiver-23f352 = Frozen receiver

# changes.*.kind, scenario/src/document/dated.rs
the-receiving-application-of-a-flow-21a446 = The receiving application of a flow stops reading, so that its buffer fills.

# changes.*.at_s, scenario/src/document/dated.rs
when-it-happens-before-the-end-b3e3d3 = When it happens; before the end of the run.

# changes.*.for_s, scenario/src/document/dated.rs
for-how-long-it-lasts-5a2cfa = For how long it lasts.

# changes.*.path, scenario/src/document/dated.rs
field-f45fc1 = Field

# changes.*.path
the-field-that-gets-another-value-465218 = The field that gets another value, such as flows[0].sctp.sack_every or constellations.*.gsl.ber.

# changes.*.value, scenario/src/controls.rs and 2 more
value-8e3795 = Value

# changes.*.value, scenario/src/document/dated.rs
its-value-from-then-on-null-8da2ef = Its value from then on; null returns it to its default.

# changes.*.satellite, scenario/src/document/dated.rs
the-satellite-by-its-name-such-c934fc = The satellite, by its name such as P3 S5.

# changes.*.from, scenario/src/document/dated.rs
one-end-of-the-link-a-0262bb = One end of the link: a satellite, station or router.

# changes.*.to, scenario/src/document/dated.rs
the-other-end-235124 = The other end.

# changes.*.constellation, scenario/src/document/dated.rs
the-constellation-of-the-satellites-07f2f9 = The constellation of the satellites.

# changes.*.constellation, scenario/src/document/dated.rs
the-first-that-has-one-of-5d56d0 = the first that has one of that name

# changes.*.flow, scenario/src/document/dated.rs
the-flow-d9d557 = The flow.

# changes.*.packet, transport/src/sctp/event.rs and 1 more
packet-3eb048 = Packet

# changes.*.packet, scenario/src/document/dated.rs
which-packet-is-lost-d50903 = Which packet is lost.

# changes.*.packet, scenario/src/document/dated.rs
one-that-carries-data-c465db = One that carries data.

# changes.*.packet, scenario/src/document/dated.rs
acknowledgement-b0eafd = Acknowledgement

# changes.*.packet, scenario/src/document/dated.rs
one-that-acknowledges-them-f8ee50 = One that acknowledges them.

# changes.*.station, scenario/src/document/dated.rs
the-station-10aac0 = The station.

# changes.*.ber, scenario/src/document/dated.rs
rain-bit-error-rate-df9838 = Rain bit error rate

# changes.*.ber, scenario/src/document/dated.rs
the-bit-error-rate-of-its-e985e8 = The bit error rate of its links to satellites while the rain is at its height.

# changes.*.ramp_s, scenario/src/document/dated.rs
ramp-70a5ae = Ramp

# changes.*.ramp_s, scenario/src/document/dated.rs
how-long-the-rain-takes-to-600df2 = How long the rain takes to come to its height, and to leave it.

# changes.*.off, scenario/src/document/dated.rs
switched-off-183c89 = Switched off

# changes.*.off, scenario/src/document/dated.rs
whether-the-change-is-left-out-31d786 = Whether the change is left out.

# metrics, scenario/src/experiment/metric.rs
user-data-delivered-in-order-within-306781 = User data delivered in order within each stream, per association; retransmissions do not count.

# metrics, scenario/src/experiment/metric.rs
everything-the-data-sender-put-on-063c91 = Everything the data sender put on the wire, per association.

# metrics, scenario/src/experiment/metric.rs
highest-tsn-received-2be994 = Highest TSN received

# metrics, scenario/src/experiment/metric.rs
the-highest-tsn-that-reached-the-0706e6 = The highest TSN that reached the receiver, per association: packets, where each carries one chunk.

# metrics, scenario/src/experiment/metric.rs
utilisation-9af799 = Utilisation

# metrics, scenario/src/experiment/metric.rs
the-share-of-its-capacity-that-17239c = The share of its capacity that the busiest link carried.

# metrics, scenario/src/experiment/metric.rs
jain-s-fairness-index-34e3aa = Jain's fairness index

# metrics, scenario/src/experiment/metric.rs
text-e8e2a8 = 1 when all associations get the same goodput, 1/n when one gets everything.

# metrics, scenario/src/experiment/metric.rs
share-of-the-first-flow-eadf3f = Share of the first flow

# metrics, scenario/src/experiment/metric.rs
the-goodput-of-the-first-flow-d5055a = The goodput of the first flow, of that of all; where there are two or more.

# metrics, scenario/src/experiment/metric.rs
gain-of-one-protocol-b87bcb = Gain of one protocol

# metrics, scenario/src/experiment/metric.rs
how-much-more-goodput-an-association-8ab0e4 = How much more goodput an association of one protocol gets than one of the other, as a fraction, where associations of two share a network: SCTP over TCP.

# metrics, scenario/src/experiment/metric.rs
overhead-2bdddc = Overhead

# metrics, scenario/src/experiment/metric.rs
bytes-sent-in-both-directions-beyond-820ff7 = Bytes sent in both directions beyond the user data delivered, as a fraction of it.

# metrics, scenario/src/experiment/metric.rs
overhead-of-retransmissions-ab7dc1 = Overhead of retransmissions

# metrics, scenario/src/experiment/metric.rs
packets-that-carry-data-for-a-fbd5d9 = Packets that carry data for a second time, with their headers, as a fraction of the user data delivered.

# metrics, scenario/src/experiment/metric.rs
overhead-of-the-sender-ec8bb8 = Overhead of the sender

# metrics, scenario/src/experiment/metric.rs
what-else-the-data-sender-puts-e2aee5 = What else the data sender puts on the wire beyond user data, headers and control packets, as a fraction of the user data delivered.

# metrics, scenario/src/experiment/metric.rs
overhead-of-the-receiver-df4fdd = Overhead of the receiver

# metrics, scenario/src/experiment/metric.rs
everything-that-the-data-receiver-sends-f27c42 = Everything that the data receiver sends, as a fraction of the user data delivered.

# metrics, scenario/src/experiment/metric.rs
effective-throughput-c8356e = Effective throughput

# metrics, scenario/src/experiment/metric.rs
the-user-data-of-a-finite-cd1319 = The user data of a finite transfer over the time from the first set-up packet to the delivery of the last byte, mean over them; a run in which one is not finished counts as not measured.

# metrics, scenario/src/experiment/metric.rs
throughput-over-overhead-d0f3f0 = Throughput over overhead

# metrics, scenario/src/experiment/metric.rs
the-effective-throughput-for-every-perce-c6d273 = The effective throughput for every percent of overhead.

# metrics, scenario/src/experiment/metric.rs
bytes-sent-5c2f64 = Bytes sent

# metrics, scenario/src/experiment/metric.rs
everything-that-both-ends-put-on-761f0b = Everything that both ends put on the wire, per association: stands for the energy that a transfer costs.

# metrics, scenario/src/experiment/metric.rs
time-spent-probing-06d322 = Time spent probing

# metrics, scenario/src/experiment/metric.rs
the-fraction-of-the-time-in-3ee8b0 = The fraction of the time in which the sender probes instead of sending new data.

# metrics, scenario/src/experiment/metric.rs
time-of-the-data-73522d = Time of the data

# metrics, scenario/src/experiment/metric.rs
from-the-first-packet-with-data-df45db = From the first packet with data of a finite transfer to the acknowledgement of the last byte, mean over them: without the set-up.

# metrics, scenario/src/experiment/metric.rs
throughput-of-the-frames-cba7c2 = Throughput of the frames

# metrics, scenario/src/experiment/metric.rs
the-bits-of-the-frames-that-b5ec4e = The bits of the frames that carry data for the first time, with all headers, over the time of the data; of flows over a radio channel.

# metrics, scenario/src/experiment/metric.rs
normalised-throughput-of-the-frames-85f505 = Normalised throughput of the frames

# metrics, scenario/src/experiment/metric.rs
that-throughput-over-the-rate-of-c88c28 = That throughput over the rate of the radio channel.

# metrics, scenario/src/experiment/metric.rs
collisions-38a015 = Collisions

# metrics, scenario/src/experiment/metric.rs
the-share-of-the-packets-of-3363a5 = The share of the packets of both directions that collisions on radio channels destroyed.

# metrics, scenario/src/experiment/metric.rs
losses-by-error-states-29796a = Losses by error states

# metrics, scenario/src/experiment/metric.rs
the-share-of-the-packets-of-4cfc2c = The share of the packets of both directions that error processes of links lost.

# metrics, scenario/src/experiment/metric.rs
losses-of-header-contexts-df4d13 = Losses of header contexts

# metrics, scenario/src/experiment/metric.rs
the-share-of-the-packets-of-8820f7 = The share of the packets of both directions that were lost because their compressed headers could not be decompressed.

# metrics, scenario/src/experiment/metric.rs
losses-per-blackout-6a96a8 = Losses per blackout

# metrics, scenario/src/experiment/metric.rs
packets-of-both-directions-that-a-056311 = Packets of both directions that a stay of an error process in its bad state lost, mean over those that lost any.

# metrics, scenario/src/experiment/metric.rs
time-to-notice-a-blackout-0fb3b3 = Time to notice a blackout

# metrics, scenario/src/experiment/metric.rs
from-the-beginning-of-a-stay-0bafb7 = From the beginning of a stay in the bad state that lost packets until the sender first does something about a loss, mean over those it noticed before the next one.

# metrics, scenario/src/experiment/metric.rs
bandwidth-on-backup-paths-ac0d32 = Bandwidth on backup paths

# metrics, scenario/src/experiment/metric.rs
everything-sent-on-other-paths-than-23a4de = Everything sent on other paths than the primary, in both directions, all associations together.

# metrics, scenario/src/experiment/metric.rs
backup-bandwidth-of-a-sender-14eb0f = Backup bandwidth of a sender

# metrics, scenario/src/experiment/metric.rs
what-the-data-sender-put-on-ff5369 = What the data sender put on other paths than the primary, per association.

# metrics, scenario/src/experiment/metric.rs
transfer-time-51e840 = Transfer time

# metrics, scenario/src/experiment/metric.rs
from-the-opening-of-an-association-f22a00 = From the opening of an association until all data of its finite transfer is delivered, mean over them; a run in which one is not finished counts as not measured.

# metrics, scenario/src/experiment/metric.rs
median-latency-of-messages-cee98e = Median latency of messages

# metrics, scenario/src/experiment/metric.rs
from-the-instant-at-which-an-f07316 = From the instant at which an application offers a message or an object until the peer's application has all of it: the median over those of all flows. One that has not come by the end counts as later than all others.

# metrics, scenario/src/experiment/metric.rs
text-0b7d59 = 95th percentile of latency

# metrics, scenario/src/experiment/metric.rs
the-latency-of-messages-and-objects-9be7f9 = The latency of messages and objects that 95 % of those of all flows keep; a run in which more than 5 % have not come by the end counts as not measured.

# metrics, scenario/src/experiment/metric.rs
text-735c82 = 95th percentile of the age of what arrives

# metrics, scenario/src/experiment/metric.rs
from-the-offer-of-a-message-02f2af = From the offer of a message or an object until the peer's application has all of it: what 95 % of those that have come keep, whatever was given up.

# metrics, events.gen.ts and 2 more
messages-given-up-c60413 = Messages given up

# metrics, scenario/src/experiment/metric.rs
messages-that-the-sender-gave-up-c7dad7 = Messages that the sender gave up before they were acknowledged, per association.

# metrics, scenario/src/experiment/metric.rs
median-page-load-time-f20825 = Median page load time

# metrics, scenario/src/experiment/metric.rs
from-the-offer-of-a-page-8f6316 = From the offer of a page until the last of its objects is there: the median over the pages of all flows. One that is not there by the end counts as later than all others.

# metrics, scenario/src/experiment/metric.rs
unfinished-transfers-3af8bf = Unfinished transfers

# metrics, scenario/src/experiment/metric.rs
finite-transfers-whose-data-had-not-a615d6 = Finite transfers whose data had not all been delivered at the end.

# metrics, events.gen.ts and 2 more
failovers-8e90fe = Failovers

# metrics, scenario/src/experiment/metric.rs
how-often-new-data-left-a-dd82b1 = How often new data left a path that failed for another one, per association.

# metrics, scenario/src/experiment/metric.rs
losses-by-corruption-222694 = Losses by corruption

# metrics, scenario/src/experiment/metric.rs
the-share-of-the-packets-of-afcfbf = The share of the packets of both directions that bit errors destroyed.

# metrics, scenario/src/experiment/metric.rs
losses-by-queues-c8c1fc = Losses by queues

# metrics, scenario/src/experiment/metric.rs
the-share-of-the-packets-of-648868 = The share of the packets of both directions that queues dropped, because they were full or early.

# metrics, scenario/src/experiment/metric.rs
losses-without-a-route-b268e6 = Losses without a route

# metrics, scenario/src/experiment/metric.rs
the-share-of-the-packets-of-940502 = The share of the packets of both directions that found no way, as where a terminal has no satellite in view.

# metrics, scenario/src/experiment/metric.rs
reordered-packets-d76c79 = Reordered packets

# metrics, scenario/src/experiment/metric.rs
the-share-of-a-sender-s-6e1000 = The share of a sender's packets that arrived after packets sent later, per association (RFC 4737).

# metrics, scenario/src/experiment/metric.rs
reordered-acknowledgements-d73314 = Reordered acknowledgements

# metrics, scenario/src/experiment/metric.rs
the-share-of-a-receiver-s-2d6d22 = The share of a receiver's packets that arrived after packets sent later, per association (RFC 4737).

# metrics, scenario/src/experiment/metric.rs
reordering-extent-fa1c54 = Reordering extent

# metrics, scenario/src/experiment/metric.rs
how-many-packets-came-between-a-bcc6cb = How many packets came between a reordered one and the first that overtook it, mean over them: so many duplicate acknowledgements it may cause (RFC 4737).

# metrics, scenario/src/experiment/metric.rs
median-sojourn-time-f8a6f9 = Median sojourn time

# metrics, scenario/src/experiment/metric.rs
how-long-packets-waited-in-the-802d9c = How long packets waited in the queue of the busiest link until their transmission began: the median, where sojourn times are counted.

# metrics, scenario/src/experiment/metric.rs
text-bd4490 = 95th percentile of sojourn

# metrics, scenario/src/experiment/metric.rs
how-long-at-most-95-of-0b7f0b = How long at most 95 % of the packets waited in the queue of the busiest link, where sojourn times are counted.

# metrics, events.gen.ts and 2 more
congestion-marks-2ca537 = Congestion marks

# metrics, scenario/src/experiment/metric.rs
marks-ce-that-queues-set-as-0aa173 = Marks (CE) that queues set, as a share of the packets of both directions.

# metrics, scenario/src/experiment/metric.rs
isls-up-279fa6 = ISLs up

# metrics, scenario/src/experiment/metric.rs
inter-satellite-links-that-are-up-b1527c = Inter-satellite links that are up at the end.

# metrics, scenario/src/experiment/metric.rs
gsls-up-393394 = GSLs up

# metrics, scenario/src/experiment/metric.rs
terminals-that-have-a-satellite-at-bd85ed = Terminals that have a satellite at the end.

# metrics, scenario/src/experiment/metric.rs
longitude-of-the-seam-8fcce8 = Longitude of the seam

# metrics, scenario/src/experiment/metric.rs
where-the-last-plane-of-the-55fd45 = Where the last plane of the first star constellation meets the first one at the equator, flying the other way, at the end: the crossing nearer to Greenwich.

# metrics, scenario/src/experiment/metric.rs
expiries-of-the-retransmission-timer-per-6f3bbe = Expiries of the retransmission timer, per association.

# metrics, events.gen.ts and 2 more
fast-retransmits-4a523b = Fast retransmits

# metrics, scenario/src/experiment/metric.rs
entries-into-fast-recovery-per-associati-62ab25 = Entries into fast recovery, per association.

# metrics, scenario/src/experiment/metric.rs
fast-retransmitted-chunks-3a84ef = Fast-retransmitted chunks

# metrics, scenario/src/experiment/metric.rs
chunks-or-segments-of-tcp-that-4cadf3 = Chunks, or segments of TCP, that were sent again because they were reported missing, per association.

# metrics, scenario/src/experiment/metric.rs
time-in-slow-start-d4184a = Time in slow start

# metrics, scenario/src/experiment/metric.rs
the-fraction-of-time-with-cwnd-a9f6e8 = The fraction of time with cwnd at or below ssthresh.

# metrics, scenario/src/experiment/metric.rs
time-at-the-congestion-window-424961 = Time at the congestion window

# metrics, scenario/src/experiment/metric.rs
the-fraction-of-time-with-as-9ccc0d = The fraction of time with as much data outstanding as cwnd allows.

# metrics, scenario/src/experiment/metric.rs
time-with-the-window-closed-for-714855 = Time with the window closed for the sender

# metrics, scenario/src/experiment/metric.rs
the-fraction-of-time-in-which-a3b05e = The fraction of time in which the window as the sender sees it holds less than one packet.

# metrics, scenario/src/experiment/metric.rs
time-with-the-window-closed-at-0a7d3c = Time with the window closed at the receiver

# metrics, scenario/src/experiment/metric.rs
the-fraction-of-time-in-which-a0b843 = The fraction of time in which the receiver would advertise less than one packet.

# metrics, scenario/src/experiment/metric.rs
closings-of-the-window-for-the-8a055c = Closings of the window for the sender

# metrics, scenario/src/experiment/metric.rs
how-often-the-window-as-the-a99431 = How often the window as the sender sees it fell below one packet, per association.

# metrics, scenario/src/experiment/metric.rs
closings-of-the-window-at-the-4bffa5 = Closings of the window at the receiver

# metrics, scenario/src/experiment/metric.rs
how-often-what-the-receiver-would-ce730d = How often what the receiver would advertise fell below one packet, per association.

# metrics, scenario/src/experiment/metric.rs
time-with-data-blocked-5dd44f = Time with data blocked

# metrics, scenario/src/experiment/metric.rs
the-fraction-of-time-in-which-0effb4 = The fraction of time in which chunks wait for an earlier one of their stream.

# metrics, scenario/src/experiment/metric.rs
time-with-a-path-blocked-by-fd4cbc = Time with a path blocked by the buffer

# metrics, scenario/src/experiment/metric.rs
the-fraction-of-time-in-which-630ebb = The fraction of time in which new data of a path with room in cwnd wait for room in the receiver's buffer, which holds what overtook a chunk of another path: receive-buffer blocking of concurrent multipath transfer.

# metrics, scenario/src/experiment/metric.rs
largest-cwnd-over-the-buffer-6a7a33 = Largest cwnd over the buffer

# metrics, scenario/src/experiment/metric.rs
the-largest-congestion-window-as-a-c239e2 = The largest congestion window as a multiple of the receiver's buffer.

# metrics, scenario/src/experiment/metric.rs
most-packets-outstanding-63dd4d = Most packets outstanding

# metrics, scenario/src/experiment/metric.rs
the-most-data-outstanding-at-once-17c297 = The most data outstanding at once, in full packets.
