### The built-in scenarios and experiments. Written by `npm run words`; do not edit.

# presets/bbr-geo.json, scenario/src/presets.rs
bbr-beside-cubic-over-geo-one-c5816f = BBR beside CUBIC over GEO: one packet in a hundred is lost

# presets/bbr-geo.json
two-transfers-over-links-of-their-df940a = Two transfers over links of their own that are alike: 10 Mbit/s over a geostationary satellite, where errors take one packet in a hundred. CUBIC takes each loss for congestion and cuts its window; BBR sends at the rate at which data arrive. The rate chart shows what BBR holds to be the bandwidth, the round-trip chart what it holds to be the shortest round trip, beside what is measured.

# presets/blackouts.json, scenario/src/presets.rs
blackouts-xstp-tcp-and-sctp-meet-e7cd21 = Blackouts: XSTP, TCP and SCTP meet the same handoffs

# presets/blackouts.json
three-transfers-share-a-link-that-394d2f = Three transfers share a link that is lost for a second now and then, as in a handoff, every ten seconds or so. How long each stay in the good or the bad state lasts is drawn from an exponential distribution, and each stay adds 100 or 150 ms to the delay, as Elaasar et al. (2005) have it. The states follow from the seed alone, so that all senders meet the same ones. XSTP probes before it takes a loss for congestion. Where the nodes are drawn means nothing.

# presets/bottleneck.json, scenario/src/presets.rs
a-bottleneck-that-marks-packets-ecn-f6eac0 = A bottleneck that marks packets: ECN over a long link

# presets/bottleneck.json
six-transfers-share-one-satellite-link-45f044 = Six transfers share one satellite link of 2 Mbit/s and 250 ms. Its queue marks packets at random while it grows, and bit errors damage others. The senders understand the marks, so a loss without a mark can be told from congestion. Where the nodes are drawn means nothing.

# presets/bufferbloat.json, scenario/src/presets.rs
bufferbloat-a-deep-queue-before-a-5c9efc = Bufferbloat: a deep queue before a bent pipe

# presets/bufferbloat.json
messages-of-a-few-hundred-bytes-167d73 = Messages of a few hundred bytes share the uplink to a geostationary satellite with a download. The queue before the uplink holds a thousand packets, six seconds of them: CUBIC fills it, and every message waits behind the download. A managed queue (GSL queue discipline: CoDel, FQ-CoDel or PIE) takes the wait away; sojourn times are recorded.

# presets/channels.json, scenario/src/presets.rs
channels-a-page-closes-its-streams-ddd253 = Channels: a page closes its streams and opens them again

# presets/channels.json
a-server-sends-a-page-of-e876ce = A server sends a page of eight objects over four channels every ten seconds, and messages over a fifth, through a geostationary satellite that loses three packets in a hundred. Between two pages the ends of one association close all channels and open them again, as browsers do with data channels: each asks by RE-CONFIG for its streams to begin anew, begins no message until the peer has answered, a round trip later, and then numbers them from 0. A request that comes before data that are still missing is in progress until they have come; one that is lost, or whose answer is, is sent again. The other association never closes: its numbers go on, and its messages do not wait.

# presets/cmt.json, scenario/src/presets.rs
concurrent-multipath-transfer-iridium-an-1fd057 = Concurrent multipath transfer: Iridium and GEO at once

# presets/cmt.json
new-data-from-quito-to-london-d98841 = New data from Quito to London take Iridium and a geostationary satellite at once (CMT-SCTP). What goes over Iridium arrives first and waits in the receiver's buffer for what is still on its way to the other satellite: 64 kB are soon full, Iridium rests although its cwnd has room, and both together carry less than Iridium alone. The events name each such phase, receive-buffer blocking, with the TSN that is waited for; look at the receiver's window beside both cwnd. A buffer of 512 kB ends it, and both carry half as much again as one. Split fast retransmit, cwnd update and delayed ack can each be switched off.

# presets/cubesat-pass.json, scenario/src/presets.rs
cubesat-pass-packet-radio-with-a-98a781 = CubeSat pass: packet radio with a hidden station

# presets/cubesat-pass.json
a-cubesat-sends-8-kb-to-25ffaa = A CubeSat sends 8 KB to its ground station in a pass of ten minutes, by FTP over XSTP, IPv4 and AX.25 at 9.6 kbit/s, while a second station sends to it. All share one half-duplex channel by p-persistent CSMA. The two stations on the ground do not hear each other, so that their frames collide at the CubeSat. Where the nodes are drawn means nothing.

# presets/dumbbell.json, scenario/src/presets.rs
dumbbell-tcp-and-sctp-share-a-79ef0f = Dumbbell: TCP and SCTP share a geostationary link

# presets/dumbbell.json
a-tcp-and-an-sctp-source-b81945 = A TCP and an SCTP source send over a router into one satellite link of 2 Mbit/s and 250 ms, which loses 1.5 % of the packets on the way forward. Both follow the rules of 2001. Where the nodes are drawn means nothing: the delays are those of the links.

# presets/elephants-and-mice.json, scenario/src/presets.rs
elephants-and-mice-a-file-and-585b13 = Elephants and mice: a file and messages in one association

# presets/elephants-and-mice.json
one-association-carries-files-of-1-945061 = One association carries files of 1 MB, one every twelve seconds, on stream 0, and messages of 100 bytes, four a second, on stream 1, over a geostationary satellite with 2 Mbit/s. Without interleaving a message waits until the file has left that was begun before it, which takes four seconds and more. With I-DATA chunks pieces of both leave in between each other, and the scheduler lets the stream of the messages go first.

# presets/ellipso.json, scenario/src/presets.rs
ellipso-ellipses-that-follow-the-sun-0fa174 = Ellipso: ellipses that follow the Sun

# presets/ellipso.json
the-17-satellites-planned-for-ellipso-05b285 = The 17 satellites planned for Ellipso. Borealis: two planes of five on ellipses from 633 to 7,605 km, inclined by 116.6 degrees so that J2 turns them with the Sun and their perigees hardly drift; their apogees are over the north. Concordia: seven on a circle of 8,050 km over the equator. Satellites only repeat, so Oslo and Berlin are joined while one satellite is above the horizon of both Oslo and the gateway in Rome. Orbits: Mobile Communications Holdings' application to the FCC, 11-DSS-P-91(6), as amended on 16 September 1996; the trade press of 1997 rounds them to 670 by 7,500 and 8,060 km. The places of the planes are assumed.

# presets/geo-bent-pipe.json, scenario/src/presets.rs
one-geostationary-satellite-as-a-bent-33545c = One geostationary satellite as a bent pipe

# presets/geo-bent-pipe.json
a-transfer-from-quito-to-boston-165650 = A transfer from Quito to Boston over the one satellite that both see, which only repeats what it hears: no queue and no second transmission on the way down. The round trip takes half a second, and the window that fills the channel is larger than the buffer of the receiver.

# presets/geo-only.json, scenario/src/presets.rs
geo-only-a-double-hop-over-7ad69b = GEO only: a double hop over geostationary satellites

# presets/geo-only.json
the-transfer-from-quito-to-london-4a6c12 = The transfer from Quito to London over three geostationary satellites without links between them. Each satellite only turns packets round to a gateway below it; the gateways are joined by wire. Two long hops make the round trip longer than a second, and a small receiver buffer leaves most of the channel unused.

# presets/geo3.json, scenario/src/presets.rs
three-geostationary-satellites-in-a-ring-d3b186 = Three geostationary satellites in a ring

# presets/geo3.json
three-geostationary-satellites-at-90-wes-dfc779 = Three geostationary satellites at 90° west, 30° east and 150° east, joined in a ring by inter-satellite links. A terminal uses the satellite nearest in longitude and never changes it.

# presets/globalstar.json, scenario/src/presets.rs
globalstar-bent-pipes-and-gateways-1c82fe = Globalstar: bent pipes and gateways

# presets/globalstar.json
the-48-satellites-of-globalstar-eight-d865c5 = The 48 satellites of Globalstar: eight planes of six at 1,414 km and 52 degrees, a Walker delta 48/8/1. They have no links between them and only repeat what they receive, so Lisbon reaches Paris while a satellite is above the horizon of both Lisbon and the gateway at Aussaguel in France, and from there by wire. Anchorage sees no satellite together with that gateway: its flow has no path. Orbits: Globalstar's FCC licence of 31 January 1995 (DA 95-128); the height as Globalstar gives it today.

# presets/glonass.json, scenario/src/presets.rs
glonass-24-satellites-in-three-planes-55b905 = GLONASS: 24 satellites in three planes

# presets/glonass.json
the-24-satellites-of-glonass-three-205a59 = The 24 satellites of GLONASS: three planes of eight at 19,100 km and 64.8 degrees, shifted by 15 degrees from plane to plane, a Walker delta 24/3/1. The satellites do not relay traffic; here they act as bent pipes, so that the globe shows which of them two places see together and how long the way over one is. Orbits: GLONASS Interface Control Document, edition 5.1, 2008.

# presets/gps.json, scenario/src/presets.rs
gps-24-slots-in-six-planes-d440fc = GPS: 24 slots in six planes

# presets/gps.json
the-reference-orbits-of-gps-24-392459 = The reference orbits of GPS: 24 slots in six planes at 55 degrees, two turns a sidereal day, not evenly spaced within a plane. The satellites do not relay traffic; here they act as bent pipes, so that the globe shows which of them two places see together and how long the way over one is. The instant 0 is the table's epoch, 1 July 1993, 0 h. Orbits: GPS SPS Performance Standard, October 2001, table 3-1.

# presets/ico.json, scenario/src/presets.rs
ico-ten-satellites-in-middle-orbit-73a948 = ICO: ten satellites in middle orbit

# presets/ico.json
the-ten-satellites-planned-for-ico-a46d59 = The ten satellites planned for ICO, its two spares left out: two planes of five at 10,390 km and 45 degrees. They repeat what they receive; from their height a satellite covers a quarter of the Earth, so a terminal in Johannesburg nearly always shares one with a gateway thousands of kilometres away. Orbits: ICO's letter of intent to the FCC of 1997 (188-SAT-LOI-97), granted for twelve satellites in July 2001 (DA 01-1635).

# presets/incidents.json, scenario/src/presets.rs
incidents-a-host-that-reboots-a-371041 = Incidents: a host that reboots, a blind attacker, an old cookie

# presets/incidents.json
three-associations-each-over-a-link-9fecb5 = Three associations, each over a link of 130 ms. Boston reboots in the middle of its transfer: it opens the association anew, London takes this for a restart, and the transfer begins again. Somebody at Dakar sends ABORTs to Lisbon in the name of Quito: two hundred that guess all 32 bits of the verification tag are discarded, of those that guess 4 bits one ends the association. The link from Oslo to Rome is cut before the cookie is back: when it comes it is older than 60 s, Rome refuses it as stale, and Oslo asks for one with a longer life. Where the nodes are drawn means nothing: the delays are those of the links.

# presets/ir-thirty.json, scenario/src/presets.rs
thirty-associations-over-iridium-and-geo-9d6d7a = Thirty associations over Iridium and GEO

# presets/ir-thirty.json
one-association-from-quito-to-london-7369d7 = One association from Quito to London and 29 between random places, each with Iridium as the primary path and GEO as the backup. All links between satellites and to the ground are drawn; the seam of Iridium, across which there are no links, lies near 0° longitude.

# presets/ir-wired.json, scenario/src/presets.rs
iridium-and-geo-by-wire-the-f7e730 = Iridium and GEO by wire: the same delays and rates without orbits

# presets/ir-wired.json
an-association-with-two-interfaces-at-6b5a6e = An association with two interfaces at each end, over links whose delays stand still. The primary path has seven links like those of a way through Iridium, 80 ms altogether; the second one has 250 ms like a geostationary satellite. A third chain of 83 ms stands for a second way through Iridium. Each path damages packets once in each direction, on its first link. Where the nodes are drawn means nothing.

# presets/iridium-cross-seam.json, scenario/src/presets.rs
iridium-with-links-across-the-seam-afd6e5 = Iridium with links across the seam

# presets/iridium-cross-seam.json
iridium-with-one-more-link-for-fdba94 = Iridium with one more link for each satellite of the first plane: across the seam to the last plane, whose satellites come the other way. Each link moves on to the next satellite as they pass.

# presets/iridium-geo-multihomed.json, scenario/src/presets.rs
iridium-with-geo-as-backup-a-04d882 = Iridium with GEO as backup: a path fails and comes back

# presets/iridium-geo-multihomed.json
the-transfer-from-quito-to-london-cc6ee4 = The transfer from Quito to London has two paths: Iridium is the primary, three geostationary satellites with gateways on the ground are the backup. The terminals need their Iridium satellite 15° above the horizon, so there are gaps in the service: London has none from 30 s to 60 s. After three errors in a row the sender gives the path up and goes on over GEO; a heartbeat tells when Iridium answers again. Lost packets are always sent again over GEO.

# presets/iridium-geo.json, scenario/src/presets.rs
iridium-and-geo-one-association-among-a573e4 = Iridium and GEO: one association among many

# presets/iridium-geo.json
a-bulk-transfer-from-quito-to-aed72c = A bulk transfer from Quito to London crosses the 66 satellites of Iridium while ten others between random places share them. Handovers change its path, bit errors on every radio link cost it packets. Three geostationary satellites with gateways on the ground stand by: choose them as a second path.

# presets/iridium-two.json, scenario/src/presets.rs
iridium-twice-two-satellites-at-each-742a5f = Iridium twice: two satellites at each end

# presets/iridium-two.json
the-transfer-from-oslo-to-anchorage-5d5026 = The transfer from Oslo to Anchorage has two paths over Iridium. At each end a second terminal uses another satellite than the first, so that lost packets are sent again over a second way through the sky. Far in the north two are in view nearly always; when there is only one, the second terminal has no service.

# presets/iridium.json
the-66-satellites-of-iridium-in-855ccd = The 66 satellites of Iridium in six near-polar planes, each linked to two neighbours in its plane and to one in the plane on either side. No link crosses the seam, where the first and the last plane move in opposite directions.

# presets/kuiper.json, scenario/src/presets.rs
kuiper-three-shells-86fc9f = Kuiper: three shells

# presets/kuiper.json
the-3-236-satellites-of-kuiper-4dcfad = The 3,236 satellites of Kuiper's first filing in three shells: 34 planes of 34 at 630 km and 51.9 degrees, 36 of 36 at 610 km and 42 degrees, 28 of 28 at 590 km and 33 degrees, seen from 35 degrees up. They repeat what they receive, without links between them. Seattle reaches London by the gateway at Redmond; Los Angeles is too far from it and has no path. Orbits: FCC filing SAT-LOA-20190704-00057; the shift from plane to plane is assumed.

# presets/oneweb.json, scenario/src/presets.rs
oneweb-720-satellites-and-their-gateways-b2b8ea = OneWeb: 720 satellites and their gateways

# presets/oneweb.json
the-720-satellites-of-oneweb-s-abf2df = The 720 satellites of OneWeb's first filing: 18 near-polar planes of forty at 1,200 km and 87.9 degrees. They have no links between them; a satellite repeats what it receives to the gateway that it sees. A terminal looks no lower than 55 degrees, a gateway that serves it must be near: Paris reaches New York by a satellite that the gateway near Milan shares with it, then by wire; Lisbon is too far from that gateway and has no path. Orbits: FCC filing SAT-LOI-20160428-00041; the shift from plane to plane is assumed.

# presets/opening.json, scenario/src/presets.rs
a-first-look-at-iridium-slow-424422 = A first look at Iridium: slow start, losses and a handover

# presets/opening.json
a-bulk-transfer-from-new-york-03ef8e = A bulk transfer from New York to London crosses Iridium while ten others between random places share it. Within twenty seconds the window opens in slow start, bit errors cost it packets that fast retransmits repair, and New York changes its satellite, for the terminals always take the highest. The seam of Iridium lies over the Atlantic, so that packets go round by the north. Three geostationary satellites with gateways on the ground stand by.

# presets/orbcomm.json, scenario/src/presets.rs
orbcomm-messages-by-small-satellites-6238c0 = Orbcomm: messages by small satellites

# presets/orbcomm.json
orbcomm-as-licensed-in-1998-48-169a8b = Orbcomm as licensed in 1998: 48 satellites that repeat short messages at VHF, in six planes of eight. Three planes are inclined by 45 degrees and one lies over the equator, all at 825 km; two are near-polar, inclined by 70 and 108 degrees. The height of those two, 775 km as for all before, and the places of the planes are assumed. A terminal at sea reaches the gateway at Arcade, New York, while one satellite is above the horizon of both; where none is, the flow waits. Orbits: the FCC's orders on Orbcomm's licence of 31 March 1998 (DA 98-617) and 1 December 1999 (DA 99-2681).

# presets/page-of-objects.json, scenario/src/presets.rs
a-page-of-objects-over-an-b75d21 = A page of objects over an error-prone channel

# presets/page-of-objects.json
a-page-of-eight-objects-over-8f2bef = A page of eight objects, over and over, from a server to a reader over the two links of Atiquzzaman and Ivancic: once over SCTP, an object a stream, and once over TCP, where all objects share the one stream of bytes. A packet that is lost keeps back one object there, and all that were sent after it here. Both flows have the same links, losses and rates.

# presets/pentriad.json, scenario/src/presets.rs
pentriad-high-over-the-north-d9a29e = Pentriad: high over the north

# presets/pentriad.json
nine-satellites-on-ellipses-of-half-21b8a2 = Nine satellites on ellipses of half a sidereal day, after those for which Denali Telecom applied to the FCC in 1997 (160-SAT-P/LA-97, for thirteen satellites in all): three planes of three, inclined by 63.4 degrees, where J2 leaves the perigee alone. Each lingers for hours near its apogee 39,000 km above the north, where it hardly moves against the ground, and rushes through the south in between. Number, size and places of the orbits are assumed: they are those of the Molniya type.

# presets/reconfiguration.json, scenario/src/presets.rs
reconfigurations-newreno-cubic-and-sctp--3d1fa8 = Reconfigurations: NewReno, CUBIC and SCTP on a path configured anew every 15 s

# presets/reconfiguration.json
three-sources-share-a-link-whose-4ee872 = Three sources share a link whose delay and rate become others at seconds 12, 27, 42 and 57 of every minute, without a handover that they could see. Studies of Starlink (Tanveer et al. 2023, Mohan et al. 2024) report such instants; the delays and rates here are an assumption, not a measurement of that or any other system. After each fall of the delay later packets overtake earlier ones. Where the nodes are drawn means nothing.

# presets/sctp-bbr.json, scenario/src/presets.rs
sctp-with-bbr-over-geo-one-88ad89 = SCTP with BBR over GEO: one packet in a hundred is lost

# presets/sctp-bbr.json
the-same-two-links-and-sctp-09bd9a = The same two links, and SCTP over both: with the window of RFC 9260, which each loss halves, and with BBR. No stack that people run has SCTP with BBR.

# presets/sctp-rack.json, scenario/src/presets.rs
sctp-with-rack-over-geo-retransmissions-1be043 = SCTP with RACK over GEO: retransmissions that are lost again

# presets/sctp-rack.json
two-associations-over-links-of-their-785200 = Two associations over links of their own that are alike: 10 Mbit/s over a geostationary satellite, where errors take one packet in a hundred. Both have BBR, which sends at the rate at which data arrive. Missing reports tell the one of a loss once: a retransmission that is lost again waits for T3-rtx. RACK tells the other by time: what left earlier than data that have arrived is lost, also if it had left for the second time.

# presets/skybridge.json, scenario/src/presets.rs
skybridge-eighty-bent-pipes-3e7d50 = SkyBridge: eighty bent pipes

# presets/skybridge.json
the-80-satellites-planned-for-skybridge-5e0c24 = The 80 satellites planned for SkyBridge: twenty planes of four at 1,469 km and 53 degrees, a Walker delta 80/20/15. Traffic goes up to a satellite and straight down to a gateway of the same region; two users far apart are joined by wires between gateways. Madrid reaches Berlin by the satellite that both Madrid and the gateway near Toulouse see. Orbits: SkyBridge's application as amended, granted by the FCC in 2005 (DA 05-2037).

# presets/spaceway-ngso.json, scenario/src/presets.rs
spaceway-ngso-75d15d = Spaceway NGSO

# presets/spaceway-ngso.json
the-20-medium-orbit-satellites-planned-0be2f5 = The 20 medium-orbit satellites planned for Spaceway NGSO in four inclined planes. Each links to two neighbours in its plane and to one in the plane on either side; there is no seam.

# presets/split-tcp.json, scenario/src/presets.rs
split-tcp-a-gateway-before-the-2d0fda = Split TCP: a gateway before the satellite

# presets/split-tcp.json
two-transfers-from-chicago-to-quito-bd7f2b = Two transfers from Chicago to Quito, over a terrestrial line of 20 ms to Washington that loses one packet in two hundred, and on over a geostationary satellite. One is a single connection from end to end, and waits half a second for the repair of every loss. The other ends at a gateway in Washington, which opens a connection of its own over the satellite: losses on the line are repaired within its short round trip. The gateway acknowledges what Quito does not have yet.

# presets/starlink-reconfiguration.json, scenario/src/presets.rs
starlink-terminals-configured-anew-every-8992ef = Starlink: terminals configured anew every 15 s, and a shower

# presets/starlink-reconfiguration.json
the-first-shell-of-starlink-with-287e01 = The first shell of Starlink with NewReno, CUBIC and SCTP from Boston to London. At seconds 12, 27, 42 and 57 of every minute every terminal takes the highest satellite in view, whatever it holds, as studies of Starlink (Tanveer et al. 2023, Mohan et al. 2024) report; between these it keeps what it has. From 100 to 140 s a shower over Boston takes rate and loses packets. By what rule real terminals choose, the rates and the shower are assumptions, not measurements of any system. Orbits: FCC filing SAT-MOD-20200417-00037.

# presets/starlink.json, scenario/src/presets.rs
starlink-1-584-satellites-with-laser-31d0e9 = Starlink: 1,584 satellites with laser links

# presets/starlink.json
the-first-shell-of-starlink-72-0d4bf4 = The first shell of Starlink: 72 planes of 22 at 550 km and 53 degrees, seen from 25 degrees up. Each satellite links to those before and behind it in its plane and to the same slot of the planes on either side. Orbits: FCC filing SAT-MOD-20200417-00037; the shift from plane to plane and the links are assumed, for the filing does not give them.

# presets/teledesic-no-cross-seam.json, scenario/src/presets.rs
teledesic-without-links-across-the-seam-ed960a = Teledesic without links across the seam

# presets/teledesic-no-cross-seam.json
the-288-satellites-planned-for-teledesic-f41bf2 = The 288 satellites planned for Teledesic in twelve near-polar planes, without links between the first and the last plane: while the seam lies between two places, packets take the long way over a pole.

# presets/teledesic-round-robin.json, scenario/src/presets.rs
teledesic-packets-in-turn-over-many-90d4ec = Teledesic, packets in turn over many paths

# presets/teledesic-round-robin.json
a-tcp-transfer-from-quito-to-c2b239 = A TCP transfer from Quito to Tokyo over Teledesic, whose satellites send the packets of a flow over all paths of the fewest links in turn. The sky stands still as at 1,805 s; nothing is lost, but packets overtake each other, and TCP takes what was overtaken for lost.

# presets/teledesic.json, scenario/src/presets.rs
teledesic-6be90b = Teledesic

# presets/teledesic.json
the-288-satellites-planned-for-teledesic-9471ad = The 288 satellites planned for Teledesic in twelve near-polar planes. Each links to the next two satellites on every side, and the first plane also to the last across the seam.

# presets/telemetry.json, scenario/src/presets.rs
telemetry-over-geo-late-is-lost-d8c873 = Telemetry over GEO: late is lost

# presets/telemetry.json
a-station-sends-a-measurement-of-28690d = A station sends a measurement of 400 bytes five times a second over a geostationary satellite that loses one packet in eight. A measurement is of use for two seconds. The one flow sends each again until it has come, so that those behind a loss wait for it in their stream, which a retransmission that is lost again makes seconds late. The other gives up what is older than two seconds and tells the receiver so with a FORWARD TSN: what comes is young, and a few do not come.

# presets/two-links.json, scenario/src/presets.rs
two-links-an-error-prone-satellite-be21d9 = Two links: an error-prone satellite channel

# presets/two-links.json
one-association-from-a-source-over-3fbdca = One association from a source over a router to a sink. The second link is a satellite channel that loses one packet in a hundred on the way forward. The receiver's buffer decides how much the losses cost. Where the nodes are drawn means nothing: the delays are those of the links.

# presets/why-bbr.json, scenario/src/presets.rs
why-bbr-a-deep-buffer-before-40ed06 = Why BBR: a deep buffer before a satellite

# presets/why-bbr.json
no-packet-is-lost-to-errors-75f8b3 = No packet is lost to errors, but the queue before the satellite holds two seconds of data. CUBIC fills it: the round trip grows from half a second to more than two, and only a full queue tells it to stop. BBR measures the bandwidth and the shortest round trip and keeps the queue short.

# experiments/aqm.json, scenario/src/experiment/built_in.rs
latency-and-goodput-under-each-queue-e7d0d5 = Latency and goodput under each queue discipline, over low orbits and a geostationary satellite

# experiments/aqm.json
messages-of-300-bytes-five-a-705876 = Messages of 300 bytes, five a second as a Poisson process, and a download of CUBIC, both TCP as Linux does it, over a link of 2 Mbit/s that holds 1000 packets, and a way of 35 ms, as over satellites in low orbits, or 270 ms, as over a geostationary one. Each discipline has the settings that its RFC proposes. 120 s, measured from 30 s on.

# experiments/cc-hint.json, scenario/src/experiment/built_in.rs
what-a-hint-of-another-path-f7398c = What a hint of another path is worth: steps of the delay, outages and handovers

# experiments/cc-hint.json
one-tcp-flow-of-the-profile-c8f8cb = One TCP flow of the profile linux. Twice over a link of 10 Mbit/s with a queue of 75 packets, whose one-way delay becomes 45, 30 and 20 ms in turn every 15 s: as it is, or with an outage of 100 ms at each step. And from Quito to London over Iridium with terminals that always take the highest satellite and are without a link for 100 ms at a handover; in the ten minutes Quito's terminal hands over three times. Senders: CUBIC as the kernel has it; the same told of each change, after which losses cut nothing for 2.3 s, or cut as ever but a timeout leaves the plateau and the way back to it takes a ninth of the time (SaTCP; the second is what its kernel does); BBR; BBR told, which measures anew as LeoCC does or by STARTUP at once; BBR that guesses, at round trips above 150 % of the shortest one; and LeoCC, which finds a reconfiguration by answers that stay away for 45 ms or is told of it. Receiver buffers 4 MiB. 614 s, measured from 14 s on. Steps and outages are an assumption, not a measurement of any system.

# experiments/cc-loss.json, scenario/src/experiment/built_in.rs
goodput-against-random-loss-by-congestio-0c294c = Goodput against random loss, by congestion control, as Linux does it

# experiments/cc-loss.json
one-tcp-flow-of-the-profile-861b31 = One TCP flow of the profile linux over a link of 2 Mbit/s with a queue of one bandwidth-delay product, 12 or 93 packets, and a way of 35 ms, as over satellites in low orbits, or 280 ms, as over a geostationary one. The way forward loses packets at random. Segments of 1448 bytes with timestamps, receiver buffers of 16 MiB. 140 s, measured from 40 s on. The points of the kernel are of its own TCP in virtual time.

# experiments/cc-resume.json, scenario/src/experiment/built_in.rs
how-long-a-transfer-takes-that-de28dc = How long a transfer takes that begins with what an earlier one has saved

# experiments/cc-resume.json
one-tcp-transfer-newreno-of-the-a859f6 = One TCP transfer, NewReno of the profile linux, over a link of 10 Mbit/s with a queue of one bandwidth-delay product, 467 packets, and a way of 280 ms, as over a geostationary satellite. It begins with slow start from 10 segments, or resumes carefully with a saved round trip of 560 ms and a saved window of one bandwidth-delay product, 700 kB, or of eight, as after another use of the path. The time is from the opening of the connection until all data are delivered. Nothing is random.

# experiments/cc-share.json, scenario/src/experiment/built_in.rs
two-flows-share-a-link-who-f78dbc = Two flows share a link: who gets how much, and how long packets wait, by congestion control

# experiments/cc-share.json
two-tcp-flows-of-the-profile-91c1f7 = Two TCP flows of the profile linux without end share a link, each begun within 2 s, at an instant that its seed draws: 10 Mbit/s and 34 ms, as over satellites in low orbits, or 1.25 Mbit/s and 279 ms, as over a geostationary one. Either way 58 packets fill it, so that queues of 29, 116 and 464 packets are half of a bandwidth-delay product, two and eight of them. 300 s, measured from 60 s on.

# experiments/cc-start.json, scenario/src/experiment/built_in.rs
how-long-files-take-by-their-62d9ad = How long files take by their size, by congestion control, as Linux does it

# experiments/cc-start.json
one-file-over-a-link-of-c0b368 = One file over a link of 10 Mbit/s with a queue of one bandwidth-delay product, 58 or 467 packets, and a way of 35 ms, as over satellites in low orbits, or 280 ms, as over a geostationary one; nothing is lost but where the queue overflows. TCP of the profile linux with segments of 1448 bytes and a window of 21 MB: 14,480 bytes are its first window. Nothing is random: the runs of a point are alike. The points of the kernel are of its own TCP in virtual time.

# experiments/cc-steps.json, scenario/src/experiment/built_in.rs
a-delay-that-steps-every-15-ee6159 = A delay that steps every 15 seconds, without and with outages, by congestion control, as Linux does it

# experiments/cc-steps.json
one-tcp-flow-of-the-profile-1a9657 = One TCP flow of the profile linux over a link of 10 Mbit/s with a queue of 60 packets, and a way whose delay steps from 20 to 45, 30 and 20 ms every 15 s, as a satellite network in low orbits that is configured anew does. Each step comes at once, or behind an outage of 100 ms in which everything is lost. A packet keeps the delay that it left with. 75 s, measured from 5 s on; the flow begins within 50 ms, drawn by the seed. The points of the kernel are of its own TCP in virtual time.

# experiments/cc-worth.json, scenario/src/experiment/built_in.rs
what-each-mechanism-of-linux-s-5109b1 = What each mechanism of Linux's TCP is worth under loss

# experiments/cc-worth.json
one-tcp-flow-of-the-profile-28d068 = One TCP flow of the profile linux over a link of 10 Mbit/s with a queue of one bandwidth-delay product, 58 or 467 packets, and a way of 35 ms or 280 ms that loses packets at random on the way forward. Each mechanism is switched off alone: RACK, tail loss probes (TLP), F-RTO, DSACK, these four together, proportional rate reduction (PRR), quick acknowledgements, SACK. 140 s, measured from 40 s on. The points of the kernel are of its own TCP in virtual time, from 10 to 60 s over 35 ms.

# experiments/cmt-buffer.json, scenario/src/experiment/built_in.rs
concurrent-multipath-transfer-over-iridi-3e7573 = Concurrent multipath transfer over Iridium and GEO against the receiver's buffer

# experiments/cmt-buffer.json
one-association-from-quito-to-london-f810cf = One association from Quito to London, with an Iridium and a GEO terminal at each end: 1.5 Mbit/s and some 90 ms one way beside 2 Mbit/s and some 260 ms. New data take one path, with the other as its backup, or both at once, and what is lost is sent again by one of the five policies of Iyengar, Amer and Stewart. The ground links of the GEO satellite damage one bit in ten million or one in a million, those of Iridium one in ten million. The buffers are those that their study of receive-buffer blocking names in its abstract (Receive buffer blocking in concurrent multipath transfer, 2005), 16 to 256 KB, and one of 512 KB. Its paths, losses and figures are others and are not reproduced here: only its conclusions can be checked.

# experiments/fa-cwnd.json, scenario/src/experiment/built_in.rs
cwnd-of-tcp-and-sctp-after-ed6b82 = cwnd of TCP and SCTP after a loss in slow start

# experiments/fa-cwnd.json
trace-points-m-to-s-535089 = Trace, points M to S

# experiments/fa-cwnd.json
a-tcp-source-with-sack-and-b00374 = A TCP source with SACK and an SCTP source, both by the rules of 2001, send over a router into a geostationary link of 2 Mbit/s and 250 ms. Their access links have 3 Mbit/s and 2 ms; packets have 1488 bytes, segments 1448; nothing is delayed before it is acknowledged. The link loses the first transmission of segment 8 of TCP and of TSN 8 of SCTP, and nothing else. TCP opens at 0.8 s, SCTP 0.25 ms before, so that its first data leave when they do in the reference; it needs two round trips to open, TCP one. cwnd of both over the 5.5 s: TCP halves its nine segments and grows by a part of one for every acknowledgement, SCTP halves what it counts in bytes and grows by a packet for every round trip.

# experiments/fa-fig03.json, scenario/src/experiment/built_in.rs
sequence-numbers-of-the-tcp-source-76a393 = Sequence numbers of the TCP source on a lossy GEO bottleneck

# experiments/fa-fig03.json
figure-3-f060cf = Figure 3

# experiments/fa-fig03.json
a-tcp-source-with-sack-and-2b0f7f = A TCP source with SACK and an SCTP source, both by the rules of 2001, send over a router into a geostationary link of 2 Mbit/s and 250 ms with a queue of 10 packets, which loses 1.5 % of the packets on the way forward. Access links of 3 Mbit/s and 2 ms, receiver buffers of 64 KB, packets of 1488 bytes, no delayed acknowledgements. The plot shows the segments that TCP sends and the acknowledgements it receives in one run, modulo 100.

# experiments/fa-fig04.json, scenario/src/experiment/built_in.rs
sequence-numbers-of-the-sctp-source-9fe811 = Sequence numbers of the SCTP source on a lossy GEO bottleneck

# experiments/fa-fig04.json, experiments/ms-fig04.json and 2 more
figure-4-0fb418 = Figure 4

# experiments/fa-fig04.json
a-tcp-source-with-sack-and-47f9de = A TCP source with SACK and an SCTP source, both by the rules of 2001, send over a router into a geostationary link of 2 Mbit/s and 250 ms with a queue of 10 packets, which loses 1.5 % of the packets on the way forward. Access links of 3 Mbit/s and 2 ms, receiver buffers of 64 KB, packets of 1488 bytes, no delayed acknowledgements. The plot shows the TSNs that SCTP sends and the cumulative TSNs that it receives in one run, modulo 100.

# experiments/fa-fig05.json, scenario/src/experiment/built_in.rs
total-throughput-on-a-lossy-geo-aa093c = Total throughput on a lossy GEO bottleneck

# experiments/fa-fig05.json, experiments/ir-fig05.json and 3 more
figure-5-b3d365 = Figure 5

# experiments/fa-fig05.json
a-tcp-source-with-sack-and-90a2d6 = A TCP source with SACK and an SCTP source, both by the rules of 2001, send over a router into a geostationary link of 2 Mbit/s and 250 ms with a queue of 10 packets, which loses 1.5 % of the packets on the way forward. Access links of 3 Mbit/s and 2 ms, receiver buffers of 64 KB, packets of 1488 bytes, no delayed acknowledgements. The plot shows what both together put on the geostationary link in each of the first 40 s of one run.

# experiments/fa-segments.json, scenario/src/experiment/built_in.rs
segments-of-tcp-and-of-sctp-04138b = Segments of TCP and of SCTP from 50 to 150 s on a lossy GEO bottleneck

# experiments/fa-segments.json
figures-3-and-4-8a4052 = Figures 3 and 4

# experiments/fa-segments.json
a-tcp-source-with-sack-and-7a6f44 = A TCP source with SACK and an SCTP source, both by the rules of 2001, send over a router into a geostationary link of 2 Mbit/s and 250 ms with a queue of 10 packets, which loses 1.5 % of the packets on the way forward. Access links of 3 Mbit/s and 2 ms, receiver buffers of 64 KB, packets of 1488 bytes, no delayed acknowledgements. The runs end at 150 s and are measured from 50 s on. The plot shows how many segments of TCP and of SCTP are acknowledged in one run.

# experiments/fa-table2.json, scenario/src/experiment/built_in.rs
gain-of-sctp-over-tcp-utilisation-02d866 = Gain of SCTP over TCP, utilisation and fairness on a GEO bottleneck

# experiments/fa-table2.json, experiments/xs-table2.json
table-2-f7b6a6 = Table 2

# experiments/fa-table2.json
half-of-the-sources-speak-tcp-4e2558 = Half of the sources speak TCP with SACK, half SCTP, all by the rules of 2001: initial windows of 1 and 2 segments, no delayed acknowledgements, receiver buffers of 64 KB. They reach a router over links of 3 Mbit/s and 2 ms; behind it lies a geostationary link of 2, 4, 7 and 11 Mbit/s and 250 ms that loses 1.5 % of the packets on the way forward, with a queue of 10, 40, 80 and 160 packets for 2, 4, 6 and 8 sources. Packets have 1488 bytes. 500 s, measured from 50 s on.

# experiments/fa-table3.json, scenario/src/experiment/built_in.rs
gain-of-sctp-over-tcp-utilisation-54dfad = Gain of SCTP over TCP, utilisation and fairness on a slow GEO bottleneck

# experiments/fa-table3.json
table-3-2ee889 = Table 3

# experiments/fa-table3.json
half-of-the-sources-speak-tcp-7685f0 = Half of the sources speak TCP with SACK, half SCTP, all by the rules of 2001: initial windows of 1 and 2 segments, no delayed acknowledgements, receiver buffers of 64 KB. They reach a router over links of 3 Mbit/s and 2 ms; behind it lies a geostationary link of 0.2 Mbit/s and 250 ms that loses 1.5 % of the packets on the way forward, with a queue of 10, 40, 80 and 160 packets for 2, 4, 6 and 8 sources. Packets have 1488 bytes. 500 s, measured from 50 s on.

# experiments/fa-trace.json, scenario/src/experiment/built_in.rs
a-loss-in-slow-start-tcp-ec9b33 = A loss in slow start: TCP and SCTP each lose segment 8

# experiments/fa-trace.json
a-tcp-source-with-sack-and-d80dc0 = A TCP source with SACK and an SCTP source, both by the rules of 2001, send over a router into a geostationary link of 2 Mbit/s and 250 ms. Their access links have 3 Mbit/s and 2 ms; packets have 1488 bytes, segments 1448; nothing is delayed before it is acknowledged. The link loses the first transmission of segment 8 of TCP and of TSN 8 of SCTP, and nothing else. TCP opens at 0.8 s, SCTP 0.25 ms before, so that its first data leave when they do in the reference; it needs two round trips to open, TCP one.

# experiments/interleave.json, scenario/src/experiment/built_in.rs
short-messages-beside-a-file-data-987449 = Short messages beside a file: DATA and I-DATA under six stream schedulers

# experiments/interleave.json
one-association-over-a-geostationary-sat-b09278 = One association over a geostationary satellite, 272 ms and 2 Mbit/s, carries a file every 12 s on stream 0 and messages of 100 bytes on stream 1, four a second at random instants. Nothing is lost. The file is one message, of 10 KB to 1 MB, and takes 4 s and more at its largest. Its chunks are DATA, which must follow each other, or I-DATA, which may leave in between those of the other stream (RFC 8260), and the scheduler says of which stream the next one is: the messages are the more important ones by priority, and have four times the weight. Of 49 messages one is a file, so that the median and the 95th percentile are those of the short ones. RFC 8260 says what the chunks and the schedulers are for and has no figure; the bounds of the claims are ours.

# experiments/ir-advice.json, scenario/src/experiment/built_in.rs
features-that-are-recommended-over-satel-4349fa = Features that are recommended over satellites, each on and off

# experiments/ir-advice.json
tables-v-and-vi-a20ffd = Tables V and VI

# experiments/ir-advice.json
a-file-of-1-mb-goes-0059e6 = A file of 1 MB goes from Quito to London over Iridium (1.5 Mbit/s) or by a geostationary satellite (2 Mbit/s), without errors and with a bit error rate of 1e-6. Uplinks drop or mark at random before their 50 packets are full (RED from 5 to 25), and carry packets of 1500 bytes. SCTP has none of eight features, one, all but one, or all: path MTU discovery with bundled chunks in place of packets of 512 bytes; a receiver buffer of 256 KB in place of 64 KB, the most of TCP without scaling; an initial cwnd of 2 segments in place of 1; byte counting up to 2 PMTU in place of 1; all gaps in a SACK in place of 3; ECN; four streams in place of one; and the other kind of satellite as a second path. Streams are tried with a buffer of 4 KB too, where order holds them up.

# experiments/ir-arq.json, scenario/src/experiment/built_in.rs
goodput-with-link-layer-arq-below-b18cb4 = Goodput with link-layer ARQ below SCTP

# experiments/ir-arq.json, experiments/ir-bias.json and 6 more
future-work-31cf64 = Future work

# experiments/ir-arq.json
one-association-from-quito-to-london-911346 = One association from Quito to London, over Iridium with links to the ground of 1.5 Mbit/s or over geostationary satellites with 2 Mbit/s. Packets carry 512 bytes and are 564 bytes long; the receiver's buffer holds 500 of them and is no limit. Errors strike once on each way, where the packet first meets a radio link. Links send what errors have lost again, a round trip of the link later, at most once, three or seven times; what comes meanwhile waits for it at the far end, in order, or goes on at once.

# experiments/ir-bias.json, scenario/src/experiment/built_in.rs
how-associations-of-different-round-trip-d77162 = How associations of different round trips share a link

# experiments/ir-bias.json
two-sctp-associations-without-end-share-e09d2b = Two SCTP associations without end share a link of 10 Mbit/s with a queue of 100 packets. The round trip of one is 42 ms, as over satellites in low orbits; that of the other one is as long or up to fourteen times as long, as over a geostationary one, in a network that wires stand for. Receiver buffers of 4 MiB limit neither; each starts at an instant that its seed draws, and nothing else is random. With the queue full 120 ms come on top of both. 600 s, measured from 100 s on.

# experiments/ir-ecn.json, scenario/src/experiment/built_in.rs
congestion-told-apart-from-corruption-by-7370b8 = Congestion told apart from corruption by ECN

# experiments/ir-ecn.json
section-on-ecn-bada44 = Section on ECN

# experiments/ir-ecn.json
eight-associations-share-a-satellite-lin-9b432a = Eight associations share a satellite link of 4 Mbit/s and 250 ms behind a router, which drops packets at random before its queue of 80 packets is full (RED); the link destroys some of the packets besides. Without ECN every loss means congestion. With ECN the router marks packets instead of dropping them, and the receiver returns the mark. In the third configuration the sender takes a loss without a mark for corruption, as the paper suggests, and keeps its window.

# experiments/ir-fig05.json, scenario/src/experiment/built_in.rs
cwnd-in-slow-start-with-byte-9ba881 = cwnd in slow start with byte counting limits of 1 and 2 PMTU: two worked examples

# experiments/ir-fig05.json
a-source-sends-300-kb-to-e58e9d = A source sends 300 KB to a sink over a satellite channel of 10 Mbit/s with a round trip of 520 ms and no loss. The path MTU is 1500 bytes and cwnd starts at nine segments. SACKs are delayed, so that each but the first covers two segments, and the first makes cwnd ten. In slow start a SACK lets cwnd grow by what it acknowledges, but by no more than the byte counting limit, in units of the PMTU. Segments of 536 bytes: two are 1072 bytes, less than a PMTU, and count in full; cwnd goes from 5360 to 6432 bytes. Segments of 1500 bytes: two are 3000 bytes, of which a limit of 1 PMTU lets 1500 count; cwnd goes from 15,000 to 16,500 bytes, and with a limit of 2 PMTU to 18,000. A segment is a DATA chunk with its header of 16 bytes and has a packet to itself, and the limit is counted in whole segments: 2 of 536 bytes fit into a PMTU.

# experiments/ir-fig08.json, scenario/src/experiment/built_in.rs
iridium-and-geo-with-30-associations-517378 = Iridium and GEO with 30 associations: the globe

# experiments/ir-fig08.json, experiments/ms-fig08.json and 1 more
figure-8-32df29 = Figure 8

# experiments/ir-fig08.json
iridium-has-66-satellites-in-6-0cd208 = Iridium has 66 satellites in 6 planes, ground links of 1.5 Mbit/s and inter-satellite links of 25 Mbit/s with queues of 50 packets. Interplane links are off near the poles and none crosses the seam. Three geostationary satellites at 90° west, 30° and 150° east route on board over links of 2 Mbit/s; their gateways are joined by wires of 100 Mbit/s. Associations join places between 40° south and 70° north, drawn anew for every run and the same at every point, so that the bars hold the geography too; they start a tenth of a second apart. All have an interface to each constellation. Open the scene in the lab: it shows every inter-satellite link, every ground link, and near Greenwich the seam, where the first and the last plane fly in opposite directions.

# experiments/ir-fig09.json, scenario/src/experiment/built_in.rs
goodput-of-three-multihomed-configuratio-513442 = Goodput of three multihomed configurations against the error rate

# experiments/ir-fig09.json, experiments/ms-fig09.json and 1 more
figure-9-b725d4 = Figure 9

# experiments/ir-fig09.json
iridium-has-66-satellites-in-6-fdf060 = Iridium has 66 satellites in 6 planes, ground links of 1.5 Mbit/s and inter-satellite links of 25 Mbit/s with queues of 50 packets. Three geostationary satellites at 90° west, 30° and 150° east route on board over links of 2 Mbit/s; their gateways are joined by wires of 100 Mbit/s. Associations join places between 40° south and 70° north, drawn anew for every run and the same at every point, so that the bars hold the geography too; they start a tenth of a second apart. Packets carry 512 bytes of user data and are 564 bytes long on the wire. cwnd starts at 2 segments, ssthresh at 20, and cwnd grows by at most one segment for a SACK. Every packet crosses one error process for each one-way path. The GEO links have a bit error rate of 1e-6, the receivers' buffers hold 40 segments, there is one stream. With a backup path every retransmission goes there. Above the usual 8.2 degrees most places see one Iridium satellite only, and what is sent to the second interface then finds no route; two satellites are therefore shown twice, above the horizon, where a single one makes no difference, and above 8.2 degrees. The fixed places of the reference can be asked for on the command line.

# experiments/ir-fig10.json, scenario/src/experiment/built_in.rs
bandwidth-that-a-geo-backup-needs-897a03 = Bandwidth that a GEO backup needs

# experiments/ir-fig10.json, experiments/ms-fig10.json and 1 more
figure-10-7b97e9 = Figure 10

# experiments/ir-fig10.json
iridium-has-66-satellites-in-6-bed31c = Iridium has 66 satellites in 6 planes, ground links of 1.5 Mbit/s and inter-satellite links of 25 Mbit/s with queues of 50 packets. Three geostationary satellites at 90° west, 30° and 150° east route on board over links of 2 Mbit/s; their gateways are joined by wires of 100 Mbit/s. Associations join places between 40° south and 70° north, drawn anew for every run and the same at every point, so that the bars hold the geography too; they start a tenth of a second apart. Packets carry 512 bytes of user data and are 564 bytes long on the wire. cwnd starts at 2 segments, ssthresh at 20, and cwnd grows by at most one segment for a SACK. Every packet crosses one error process for each one-way path. Iridium is the primary path, GEO with a bit error rate of 1e-6 the backup; every retransmission goes there. The receivers' buffers hold 40 segments. The plot shows what all associations together send over GEO, in both directions. The fixed places of the reference can be asked for on the command line.

# experiments/ir-fig11.json, scenario/src/experiment/built_in.rs
goodput-over-iridium-against-the-receive-64d7da = Goodput over Iridium against the receiver's buffer, one stream and four

# experiments/ir-fig11.json, experiments/ms-fig11.json and 1 more
figure-11-d4d2b5 = Figure 11

# experiments/ir-fig11.json
iridium-has-66-satellites-in-6-2e2be1 = Iridium has 66 satellites in 6 planes, ground links of 1.5 Mbit/s and inter-satellite links of 25 Mbit/s with queues of 50 packets. Twenty associations join places between 40° south and 70° north, drawn anew for every run and the same at every point, so that the bars hold the geography too. Packets carry 512 bytes of user data and are 564 bytes long on the wire. cwnd starts at 2 segments, ssthresh at 20, and cwnd grows by at most one segment for a SACK. Every packet crosses one error process for each one-way path. One stream and four at three error rates, against the receiver's buffer. The fixed places of the reference can be asked for on the command line.

# experiments/ir-fig12.json, scenario/src/experiment/built_in.rs
goodput-over-geo-against-the-receiver-460554 = Goodput over GEO against the receiver's buffer, one stream and four

# experiments/ir-fig12.json, experiments/ms-fig12.json and 1 more
figure-12-130179 = Figure 12

# experiments/ir-fig12.json
three-geostationary-satellites-at-90-wes-0ee1b5 = Three geostationary satellites at 90° west, 30° and 150° east route on board over links of 2 Mbit/s; their gateways are joined by wires of 100 Mbit/s. Ten associations join places between 40° south and 70° north, drawn anew for every run and the same at every point, so that the bars hold the geography too. Ends below different satellites are joined through the gateways and their wires. Packets carry 512 bytes of user data and are 564 bytes long on the wire. cwnd starts at 2 segments, ssthresh at 20, and cwnd grows by at most one segment for a SACK. Every packet crosses one error process for each one-way path. One stream and four at three error rates, against the receiver's buffer. The fixed places of the reference can be asked for on the command line.

# experiments/ir-fig13.json, scenario/src/experiment/built_in.rs
goodput-over-iridium-against-the-error-feb85d = Goodput over Iridium against the error rate, one stream and four

# experiments/ir-fig13.json, experiments/ms-fig13.json and 1 more
figure-13-edf6c0 = Figure 13

# experiments/ir-fig13.json
iridium-has-66-satellites-in-6-7b360d = Iridium has 66 satellites in 6 planes, ground links of 1.5 Mbit/s and inter-satellite links of 25 Mbit/s with queues of 50 packets. Twenty associations join places between 40° south and 70° north, drawn anew for every run and the same at every point, so that the bars hold the geography too. Packets carry 512 bytes of user data and are 564 bytes long on the wire. cwnd starts at 2 segments, ssthresh at 20, and cwnd grows by at most one segment for a SACK. Every packet crosses one error process for each one-way path. One stream and four with receivers' buffers of 8 and of 40 segments, against the bit error rate. The fixed places of the reference can be asked for on the command line.

# experiments/ir-fig14.json, scenario/src/experiment/built_in.rs
goodput-over-geo-against-the-error-d058f1 = Goodput over GEO against the error rate, one stream and four

# experiments/ir-fig14.json, experiments/xs-fig14.json
figure-14-e24a93 = Figure 14

# experiments/ir-fig14.json
three-geostationary-satellites-at-90-wes-326a2d = Three geostationary satellites at 90° west, 30° and 150° east route on board over links of 2 Mbit/s; their gateways are joined by wires of 100 Mbit/s. Ten associations join places between 40° south and 70° north, drawn anew for every run and the same at every point, so that the bars hold the geography too. Ends below different satellites are joined through the gateways and their wires. Packets carry 512 bytes of user data and are 564 bytes long on the wire. cwnd starts at 2 segments, ssthresh at 20, and cwnd grows by at most one segment for a SACK. Every packet crosses one error process for each one-way path. One stream and four with receivers' buffers of 8 and of 40 segments, against the bit error rate. The fixed places of the reference can be asked for on the command line.

# experiments/ir-gaps.json, scenario/src/experiment/built_in.rs
goodput-when-a-sack-reports-3-7f2b62 = Goodput when a SACK reports 3, 4 or all gaps: nothing differs with the standard sender

# experiments/ir-gaps.json
section-on-sack-ec6d0a = Section on SACK

# experiments/ir-gaps.json
one-association-over-a-single-geostation-d9a875 = One association over a single geostationary hop of 10 Mbit/s with a round trip of 520 ms; the link destroys packets of 564 bytes. The receiver's buffer holds 500 segments and is no limit. A SACK can report 3 or 4 gaps, as an acknowledgement of TCP can with its options, or all of them, as in SCTP. A loss halves the window, or, where the sender knows that losses are corruption, leaves it as it is, so that many packets are missing at a time. With the standard sender, which halves, the limit changes nothing at any error rate; it tells only where losses leave the window.

# experiments/ir-headers.json, scenario/src/experiment/built_in.rs
goodput-with-compressed-headers-below-sc-860350 = Goodput with compressed headers below SCTP

# experiments/ir-headers.json
one-association-from-quito-to-london-d42923 = One association from Quito to London over Iridium, with links to the ground of 256 kbit/s, in packets of 64 or of 512 bytes of user data behind 52 bytes of headers, of which links send 6 bytes in place of 36. Errors strike every radio link. A packet that a link loses takes the context of its flow on that link with it: those after it are lost there until a full header comes, which the far end asks for (feedback) or every twentieth packet has (refresh). Beside these none are compressed, or contexts are never broken.

# experiments/ir-icw.json, scenario/src/experiment/built_in.rs
start-up-time-with-an-initial-e73546 = Start-up time with an initial cwnd of 1, 2 and 10 segments

# experiments/ir-icw.json
section-on-the-initial-cwnd-74a1fe = Section on the initial cwnd

# experiments/ir-icw.json
short-transfers-over-a-geostationary-hop-8b4c3c = Short transfers over a geostationary hop of 2 Mbit/s with a round trip of 520 ms, without loss; SACKs are delayed by up to 200 ms. A packet carries 1452 bytes. The time runs from the opening of the association until everything is delivered.

# experiments/ir-pmtu.json, scenario/src/experiment/built_in.rs
goodput-with-path-mtu-discovery-against-7a1376 = Goodput with path MTU discovery against packets of 512 bytes

# experiments/ir-pmtu.json
section-on-path-mtu-discovery-01b95b = Section on path MTU discovery

# experiments/ir-pmtu.json
one-association-over-a-geostationary-hop-092aa0 = One association over a geostationary hop of 10 Mbit/s with a round trip of 520 ms and a bit error rate of 1e-7, behind a router. The path carries packets of 576, 1500 or 4352 bytes. Without discovery every packet has at most 512 bytes, which passes everywhere. With discovery the sender begins with the 9000 bytes of its own link, learns from the router what is too big, and bundles as many DATA chunks of 480 bytes as fit.

# experiments/ir-rwnd.json, scenario/src/experiment/built_in.rs
goodput-over-a-ds1-channel-by-d0ce4e = Goodput over a DS1 channel by GEO with receiver windows of 64 KB and beyond

# experiments/ir-rwnd.json
section-on-the-receiver-window-9d4cb5 = Section on the receiver window

# experiments/ir-rwnd.json
one-association-over-a-geostationary-hop-14d6ad = One association over a geostationary hop of 1.544 Mbit/s (DS1) with a round trip of 500 ms, without loss and with a bit error rate of 1e-7. The pipe, rate times round trip, holds 96,500 bytes. TCP without window scaling can announce at most 64 KB; SCTP's window has 32 bits. The window counts user data: 1452 of the 1500 bytes of a packet.

# experiments/ir-wired.json, scenario/src/experiment/built_in.rs
three-multihomed-configurations-on-wires-97c41c = Three multihomed configurations on wires, beside ns-2

# experiments/ir-wired.json
one-association-over-wires-that-stand-624541 = One association over wires that stand for the satellites: the primary path takes 80 ms and two radio hops of 1.5 Mbit/s, a second one over Iridium 83 ms, one over GEO 250 ms at 2 Mbit/s with a bit error rate of 1e-6. The paths differ in nothing else, nothing moves, and nobody shares them, so that the figures can be compared with an independent simulator's. Packets of 564 bytes cross one error process for each one-way path, the receiver's buffer holds 40 segments; every retransmission takes the other path.

# experiments/ms-fig04.json, scenario/src/experiment/built_in.rs
goodput-against-receiver-buffer-without--af1dd7 = Goodput against receiver buffer without loss

# experiments/ms-fig04.json
a-source-reaches-a-sink-over-45f95d = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. No packet is lost. With four streams, and with one for comparison.

# experiments/ms-fig05.json, scenario/src/experiment/built_in.rs
sequence-numbers-without-loss-a-burst-fd4994 = Sequence numbers without loss: a burst every round trip

# experiments/ms-fig05.json
a-source-reaches-a-sink-over-5798cf = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. No packet is lost; four streams and a buffer of 15 KB. The plot shows one run.

# experiments/ms-fig06.json, scenario/src/experiment/built_in.rs
goodput-against-receiver-buffer-with-los-002fc6 = Goodput against receiver buffer with loss, four streams

# experiments/ms-fig06.json, experiments/xs-fig06.json
figure-6-f5cad8 = Figure 6

# experiments/ms-fig06.json
a-source-reaches-a-sink-over-2b2d60 = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. Four streams; the satellite link loses 1, 3 or 5 % of the packets.

# experiments/ms-fig07.json
cwnd-and-a-rwnd-with-a-327972 = cwnd and a_rwnd with a buffer of 15 KB

# experiments/ms-fig07.json, experiments/xs-fig07.json
figure-7-ef0005 = Figure 7

# experiments/ms-fig07.json
a-source-reaches-a-sink-over-e44e4a = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. The satellite link loses 1 % of the packets; four streams. The plot shows one run; the fractions of time are means over all replications.

# experiments/ms-fig08.json
cwnd-and-a-rwnd-with-a-2a4b02 = cwnd and a_rwnd with a buffer of 35 KB

# experiments/ms-fig08.json
a-source-reaches-a-sink-over-9a0ccf = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. As with 15 KB, but the buffer has 35 KB. The plot shows one run; the fractions of time are means over all replications.

# experiments/ms-fig09.json, scenario/src/experiment/built_in.rs
packets-sent-and-sacks-received-with-2a2bb9 = Packets sent and SACKs received with a buffer of 35 KB

# experiments/ms-fig09.json
a-source-reaches-a-sink-over-25fab7 = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. The satellite link loses 1 % of the packets; four streams and a buffer of 35 KB. The plot shows one run.

# experiments/ms-fig10.json, scenario/src/experiment/built_in.rs
goodput-against-receiver-buffer-one-stre-ba3aa4 = Goodput against receiver buffer, one stream and four

# experiments/ms-fig10.json
a-source-reaches-a-sink-over-67aa58 = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. One stream and four; the satellite link loses 1 or 5 % of the packets.

# experiments/ms-fig11.json, scenario/src/experiment/built_in.rs
goodput-against-packet-loss-one-stream-4dc42e = Goodput against packet loss, one stream and four

# experiments/ms-fig11.json
a-source-reaches-a-sink-over-ccb5ac = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. One stream and four with a buffer of 15 KB, against the error rate of the satellite link.

# experiments/ms-fig12.json
a-rwnd-against-time-one-stream-1cc58d = a_rwnd against time, one stream and four

# experiments/ms-fig12.json
a-source-reaches-a-sink-over-02de50 = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. One stream beside four; the satellite link loses 5 % of the packets, the buffer has 15 KB. The plot shows one run of each; the fractions of time are means over all replications.

# experiments/ms-fig13.json, scenario/src/experiment/built_in.rs
optimal-receiver-buffer-against-packet-l-fd8b3e = Optimal receiver buffer against packet loss

# experiments/ms-fig13.json
a-source-reaches-a-sink-over-b265c4 = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. One stream and four, against the error rate of the satellite link. The optimal buffer is the smallest with which mean goodput reaches 95 % of that with 80 KB (90 and 98 % for comparison), on straight lines between the buffers tried.

# experiments/pr-late.json, scenario/src/experiment/built_in.rs
late-is-lost-the-age-of-d1b369 = Late is lost: the age of telemetry that arrives, and what is given up for it

# experiments/pr-late.json
a-station-sends-measurements-of-400-107dfd = A station sends measurements of 400 bytes, five a second, over a geostationary satellite, 272 ms and 256 kbit/s, which loses packets on the way forward: every other one is more important and has stream 0, the rest have stream 1. Nothing is given up; or what is older than 1, 2 or 4 s (RFC 3758); or what was lost once, or twice (RFC 7496); or, where a send buffer of 4,000 bytes has no room for a measurement, those of less importance (RFC 7496). Age is that of what arrives, from the instant at which the station has it: SCTP delivers in the order of each stream, so that what has come waits for what is sent again. What was given up and has come all the same counts as both. The RFCs say what the policies are for and have no figure; the bounds of the claims are ours.

# experiments/rt-acks.json, scenario/src/experiment/built_in.rs
receivers-that-acknowledge-at-once-over-da79a4 = Receivers that acknowledge at once over one path and over many

# experiments/rt-acks.json, experiments/rt-latitude.json and 2 more
findings-e171c2 = Findings

# experiments/rt-acks.json
one-endless-tcp-transfer-from-quito-606ff0 = One endless TCP transfer from Quito to Tokyo for 100 s, by way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn. The sky stands still, at 24 instants of a day one after the other: Spaceway NGSO, and Teledesic with cross-seam links. Ground links of 5 Mbit/s, inter-satellite links of 10 Mbit/s, packets of 1000 bytes of which 960 are user data, queues of 1000 packets, no errors. Windows of 20 packets over Spaceway and 64 over Teledesic fill no link, so that nothing is ever lost: whatever TCP retransmits, it was only overtaken. Receivers delay acknowledgements by up to 200 ms. What fills a gap they acknowledge at once, as RFC 5681 says they should, or like any other segment. And they delay none at first, nor when something comes twice, for as many acknowledgements as half of the window has segments (the quick acknowledgements of Linux): so slow start is not slowed; or they delay these, too. By the rules of 2001 the initial window is 1 segment and duplicate acknowledgements before the threshold let nothing go.

# experiments/rt-asymmetry.json, scenario/src/experiment/built_in.rs
goodput-of-tcp-over-a-link-0b030c = Goodput of TCP over a link that is slower on the way back

# experiments/rt-asymmetry.json
a-tcp-transfer-over-a-satellite-a7fdd8 = A TCP transfer over a satellite link that carries 10 Mbit/s on the way of the data and less on the way of the acknowledgements; the round trip is 100 ms. Segments take 1500 bytes, acknowledgements 40. The normalised ratio k (RFC 3449) is the ratio of the two rates over the ratio of the two sizes, here 37.5: at k = 1 the way back has just room for an acknowledgement of every segment. The receiver acknowledges every segment, or every other one. Queues have room for 500 packets, so that no acknowledgement is lost, or for 100, so that the way back loses those that come too fast. The receiver's buffer of 256 KiB is twice the pipe. Nothing is random. 60 s, measured from 20 s on.

# experiments/rt-bursts.json, scenario/src/experiment/built_in.rs
short-and-bursty-transfers-over-one-272f87 = Short and bursty transfers over one path and over many

# experiments/rt-bursts.json
a-connection-of-tcp-from-quito-60cf16 = A connection of TCP from Quito to Tokyo for 100 s whose application sends nine pages of eight objects of 10,000 bytes, one every 10 s, or forty bursts of 20 messages of 960 bytes, 10 ms apart, with silences of 2 s between them; how late each object or message is there is what counts. By way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn. The sky stands still, at 24 instants of a day one after the other: Spaceway NGSO, and Teledesic with cross-seam links. Ground links of 5 Mbit/s, inter-satellite links of 10 Mbit/s, packets of 1000 bytes of which 960 are user data, queues of 1000 packets, no errors; windows of 20 packets over Spaceway and 64 over Teledesic. Small segments do not wait (Nagle's algorithm is off); receivers delay acknowledgements by up to 200 ms. By the rules of 2001 the initial window is 1 segment, after every silence again, and duplicate acknowledgements before the threshold let nothing go; by today's it is 10 and they do.

# experiments/rt-dsack.json, scenario/src/experiment/built_in.rs
reports-of-what-came-twice-and-d7d5b9 = Reports of what came twice, and needless cuts undone, over several paths

# experiments/rt-dsack.json
one-endless-tcp-transfer-from-quito-fa3548 = One endless TCP transfer from Quito to Tokyo for 100 s, by way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn. The sky stands still, at 24 instants of a day one after the other: Spaceway NGSO, and Teledesic with cross-seam links. Ground links of 5 Mbit/s, inter-satellite links of 10 Mbit/s, packets of 1000 bytes of which 960 are user data, queues of 1000 packets, no errors. Windows of 20 packets over Spaceway and 64 over Teledesic fill no link, so that nothing is ever lost: whatever TCP retransmits, it was only overtaken. TCP with SACK by today's rules; receivers acknowledge every segment at once and report what has come twice (DSACK, RFC 2883). Without timestamps such reports alone show that nothing was lost (RFC 3708); with them the first acknowledgement that answers an original does, too (RFC 3522). Senders let a cut stand, or take it back then (RFC 4015), or go by time (RACK, RFC 8985), whose reordering window grows with the reports.

# experiments/rt-fig01.json, scenario/src/experiment/built_in.rs
orbits-of-satellite-systems-to-scale-fb5c9d = Orbits of satellite systems, to scale

# experiments/rt-fig01.json
figure-1-0565fc = Figure 1

# experiments/rt-fig01.json
the-orbits-of-the-systems-that-ab8770 = The orbits of the systems that the core knows, above an Earth of the same scale, with the time that a turn takes and the propagation delay between the ground and a satellite. Nothing is typed in but altitude, inclination and number of satellites: periods follow by Kepler's third law, delays from the geometry, the shortest to a satellite at the zenith and the longest to one at the elevation mask.

# experiments/rt-fig02.json, scenario/src/experiment/built_in.rs
three-networks-links-footprints-and-the-b7f4fd = Three networks: links, footprints and the seam

# experiments/rt-fig02.json
figure-2-720f29 = Figure 2

# experiments/rt-fig02.json
a-ring-of-three-geostationary-satellites-cc6304 = A ring of three geostationary satellites, Spaceway NGSO and Teledesic over the ground: every inter-satellite link that is up, the footprint within which terminals see a satellite above their elevation mask, and of Teledesic the seam, where the first plane and the last fly opposite ways. Open a network in the lab to see it move, on the globe or on the flat map.

# experiments/rt-fig03a.json, scenario/src/experiment/built_in.rs
delay-and-links-from-quito-to-c629ff = Delay and links from Quito to London over a day

# experiments/rt-fig03a.json
figure-3a-2c6158 = Figure 3a

# experiments/rt-fig03a.json
the-one-way-propagation-delay-and-212e97 = The one-way propagation delay and the links of the shortest path from Quito to London over 24 hours, every 10 s from 5 s on, without packets. Links and terminals look at the sky half way between samples; a terminal keeps its satellite until that sinks below the elevation mask. A ring of three geostationary satellites, Spaceway NGSO, Teledesic with and without links across its seam, and Iridium likewise. The seam is the great circle through the poles half way between the last plane and the first, which fly opposite ways; it lies between the terminals while they are on different sides of it. Any other pair of places can be chosen.

# experiments/rt-fig03b.json, scenario/src/experiment/built_in.rs
delay-and-links-from-quito-to-a5815f = Delay and links from Quito to Tokyo over a day

# experiments/rt-fig03b.json
figure-3b-14ed06 = Figure 3b

# experiments/rt-fig03b.json
the-one-way-propagation-delay-and-aadd69 = The one-way propagation delay and the links of the shortest path from Quito to Tokyo over 24 hours, every 10 s from 5 s on, without packets. Links and terminals look at the sky half way between samples; a terminal keeps its satellite until that sinks below the elevation mask. A ring of three geostationary satellites, Spaceway NGSO, Teledesic with and without links across its seam, and Iridium likewise. The seam is the great circle through the poles half way between the last plane and the first, which fly opposite ways; it lies between the terminals while they are on different sides of it. Any other pair of places can be chosen.

# experiments/rt-fig04-day.json, scenario/src/experiment/built_in.rs
what-overtaking-costs-at-24-instants-0273ae = What overtaking costs at 24 instants of a day, acknowledgements delayed by 200 ms

# experiments/rt-fig04-day.json
one-endless-tcp-transfer-from-quito-458149 = One endless TCP transfer from Quito to Tokyo for 100 s, by way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn. The sky stands still as at each of 24 instants, an hour apart: one instant proves little, for the paths of the fewest links differ from two to dozens. Ground links of 5 Mbit/s, inter-satellite links of 10 Mbit/s, packets of 1000 bytes of which 960 are user data, queues of 1000 packets, no errors. Windows of 20 packets over Spaceway and 64 over Teledesic fill no link, so that nothing is ever lost: whatever TCP retransmits, it was only overtaken. Receivers delay acknowledgements by up to 200 ms. By the rules of 2001 the initial window is 1 segment and duplicate acknowledgements before the threshold let nothing go; by the defaults of ns-2.35 it is 2 and they do (limited transmit). Other constellations, instants and windows can be asked for on the command line.

# experiments/rt-fig04.json, scenario/src/experiment/built_in.rs
progress-of-a-file-transfer-over-555d72 = Progress of a file transfer over one path and over many, acknowledgements delayed by 200 ms

# experiments/rt-fig04.json
one-endless-tcp-transfer-from-quito-8ea877 = One endless TCP transfer from Quito to Tokyo for 100 s, by way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn. The sky stands still: Spaceway NGSO as at 16,205 s, with 6 paths of 5 links, and Teledesic with cross-seam links as at 1,805 s, with 18 paths of 8 links. Ground links of 5 Mbit/s, inter-satellite links of 10 Mbit/s, packets of 1000 bytes of which 960 are user data, queues of 1000 packets, no errors. Windows of 20 packets over Spaceway and 64 over Teledesic fill no link, so that nothing is ever lost: whatever TCP retransmits, it was only overtaken. Receivers delay acknowledgements by up to 200 ms. By the rules of 2001 the initial window is 1 segment and duplicate acknowledgements before the threshold let nothing go; by the defaults of ns-2.35 it is 2 and they do (limited transmit). Other constellations, instants and windows can be asked for on the command line.

# experiments/rt-fig05-day.json, scenario/src/experiment/built_in.rs
goodput-over-one-path-and-over-b94177 = Goodput over one path and over many at 24 instants of a day against the delay of acknowledgements

# experiments/rt-fig05-day.json
one-endless-tcp-transfer-from-quito-3bd24b = One endless TCP transfer from Quito to Tokyo for 100 s, by way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn. The sky stands still as at each of 24 instants, an hour apart: one instant proves little, for the paths of the fewest links differ from two to dozens. Ground links of 5 Mbit/s, inter-satellite links of 10 Mbit/s, packets of 1000 bytes of which 960 are user data, queues of 1000 packets, no errors. Windows of 20 packets over Spaceway and 64 over Teledesic fill no link, so that nothing is ever lost: whatever TCP retransmits, it was only overtaken. Receivers acknowledge at once or delay acknowledgements by up to 200 ms; 50, 100 and 500 ms can be asked for. By the rules of 2001 the initial window is 1 segment and duplicate acknowledgements before the threshold let nothing go; by the defaults of ns-2.35 it is 2 and they do (limited transmit). Other constellations, instants and windows can be asked for on the command line.

# experiments/rt-fig05.json, scenario/src/experiment/built_in.rs
goodput-over-one-path-and-over-3dc92b = Goodput over one path and over many against the delay of acknowledgements

# experiments/rt-fig05.json
one-endless-tcp-transfer-from-quito-98b74b = One endless TCP transfer from Quito to Tokyo for 100 s, by way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn. The sky stands still: Spaceway NGSO as at 16,205 s, with 6 paths of 5 links, and Teledesic with cross-seam links as at 1,805 s, with 18 paths of 8 links. Ground links of 5 Mbit/s, inter-satellite links of 10 Mbit/s, packets of 1000 bytes of which 960 are user data, queues of 1000 packets, no errors. Windows of 20 packets over Spaceway and 64 over Teledesic fill no link, so that nothing is ever lost: whatever TCP retransmits, it was only overtaken. Receivers delay acknowledgements by up to 0, 50, 100, 200 or 500 ms. By the rules of 2001 the initial window is 1 segment and duplicate acknowledgements before the threshold let nothing go; by the defaults of ns-2.35 it is 2 and they do (limited transmit). Other constellations, instants and windows can be asked for on the command line.

# experiments/rt-latitude.json, scenario/src/experiment/built_in.rs
how-far-from-the-equator-routing-8860c7 = How far from the equator routing by delay leads

# experiments/rt-latitude.json
the-path-between-two-places-90-393b20 = The path between two places 90° of longitude apart on one parallel over a day, every 10 s, without packets, as in Figure 3. A terminal keeps its satellite until that sinks below the elevation mask; the path is the one of least delay. Planes that meet at the poles lie closer together there, so that links between them are shorter. The plot shows how far from the equator the satellites of the path are.

# experiments/rt-longitude.json, scenario/src/experiment/built_in.rs
disruption-of-paths-against-the-differen-d654c1 = Disruption of paths against the difference of longitude

# experiments/rt-longitude.json
the-path-between-two-places-at-c135ae = The path between two places at 40° north over a day, every 10 s, without packets, as in Figure 3. A terminal keeps its satellite until that sinks below the elevation mask; the path is the one of least delay. The farther apart in longitude they lie, the more planes the path crosses, and the longer the seam lies between them. At 180° it leads over the pole.

# experiments/rt-resequence.json, scenario/src/experiment/built_in.rs
round-robin-over-several-paths-and-cf9077 = Round-robin over several paths, and gateways that put packets back in order

# experiments/rt-resequence.json
the-transfer-of-figure-4-an-af44b2 = The transfer of Figure 4: an endless TCP transfer from Quito to Tokyo for 100 s, by way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn, by the rules of 2001, and every segment acknowledged at once. Here the gateways at both ends put packets back in order. Each numbers what enters the constellation, for each direction of a flow, as a tunnel with sequence numbers does, and holds what comes before an earlier packet until that is there, or for so many ms at most. Nothing is lost. 0 ms is no gateway.

# experiments/rt-rosette.json, scenario/src/experiment/built_in.rs
paths-between-satellites-that-ascend-and-1d32d5 = Paths between satellites that ascend and satellites that descend

# experiments/rt-rosette.json
the-path-between-two-places-at-45ddab = The path between two places at 40° north over a day, every 10 s, without packets, as in Figure 3. A terminal keeps its satellite until that sinks below the elevation mask; the path is the one of least delay. Over every place of a rosette some satellites fly north and others south, with links among those of a kind nearby; in a constellation of polar planes all those in view fly one way, but for the seam. The plot shows how often the satellites at the two ends of the path fly opposite ways.

# experiments/rt-satellites.json, scenario/src/experiment/built_in.rs
terminals-with-several-satellites-at-onc-caa42f = Terminals with several satellites at once: over the shortest path and round-robin from the first hop

# experiments/rt-satellites.json
the-transfer-of-figure-4-with-305f32 = The transfer of Figure 4 with terminals in Quito and Tokyo that use one, two or three satellites at once, those that stand highest: by way of the shortest path of all, or of all paths of the fewest links, over which terminals and satellites send their packets in turn. A terminal has one uplink transmitter of 5 Mbit/s for all its satellites. The sky stands still as in Figure 4, and no place sees more than two satellites then; the rules are those of 2001, and every segment is acknowledged at once.

# experiments/sctp-rack.json, scenario/src/experiment/built_in.rs
what-rack-is-worth-to-sctp-d1450d = What RACK is worth to SCTP under loss, by congestion control

# experiments/sctp-rack.json
one-association-of-sctp-by-rfc-c42ade = One association of SCTP by RFC 9260 over a link of 10 Mbit/s with a queue of one bandwidth-delay product, 58 or 467 packets, and a way of 35 ms, as over satellites in low orbits, or 280 ms, as over a geostationary one, which loses packets at random on the way forward. Chunks of 1452 bytes, receiver buffers of 16 MiB. What is lost is told by three missing reports or by time. 140 s, measured from 40 s on. No stack of SCTP has RACK: nothing stands beside these figures.

# experiments/sctp-stacks.json, scenario/src/experiment/built_in.rs
goodput-of-sctp-as-freebsd-and-e43898 = Goodput of SCTP as FreeBSD and browsers do it

# experiments/sctp-stacks.json
one-association-over-the-two-links-0a0553 = One association over the two links of the multistreaming experiments, 5 and 10 Mbit/s and 130 ms each, with a receiver buffer of 64 KB and one stream. The second link loses packets at random on the way forward. Packets have 1500 bytes, SACKs are delayed by 200 ms, the initial RTO is 1 s. Each profile has the choices of a real stack; the stacks themselves were run over the same path.

# experiments/sctp-streams.json, scenario/src/experiment/built_in.rs
how-late-messages-and-objects-come-b4fc09 = How late messages and objects come: eight streams of SCTP, one, and TCP

# experiments/sctp-streams.json
two-links-each-130-ms-long-fc26f1 = Two links, each 130 ms long, of 5 and 10 Mbit/s, of which the second loses packets on the way forward: those of Atiquzzaman and Ivancic (2003). Their Figures 1 and 2 show applications that share an association, one a stream, and a page of objects is their reason for it; they plot goodput and no latency, so nothing here is a figure of theirs. An application offers a page of eight objects of 10 KB every 10 s, or a message of 500 bytes every 50 ms. Streams take objects and messages in turn; the objects of a page take turns in being sent, a packet's worth each, whatever carries them. Latency is the time from the offer of one until the receiving application has all of it. SCTP is that of RFC 9260 and TCP that of RFC 5681 with SACK and without Nagle's algorithm: they differ in more than streams, and SCTP with one stream tells how much is due to these.

# experiments/tcp-loss.json, scenario/src/experiment/built_in.rs
goodput-of-tcp-against-random-loss-3962fa = Goodput of TCP against random loss: NewReno, SACK and CUBIC

# experiments/tcp-loss.json
one-tcp-flow-over-the-two-517b2e = One TCP flow over the two links of the multistreaming experiments, 5 and 10 Mbit/s and 130 ms each, with queues of 50 packets. The second link loses packets at random on the way forward. Packets have 1500 bytes with timestamps. Receiver buffers of 65,535 bytes without window scaling and of 4 MiB with it, acknowledgements delayed by 200 ms or not at all. 200 s, measured from 50 s on.

# experiments/tcp-reconfiguration.json, scenario/src/experiment/built_in.rs
a-path-that-is-configured-anew-c73406 = A path that is configured anew every 15 seconds: NewReno, CUBIC and SCTP

# experiments/tcp-reconfiguration.json
one-flow-over-a-link-of-a04ca0 = One flow over a link of 50 Mbit/s whose one-way delay alternates between 25 and 40 ms every 15 s, with a queue of 200 packets, without other losses or with one packet in 10,000 lost at random on the way forward. A packet keeps the delay that it left with: after each fall of the delay some 60 packets overtake those before them. Packets have 1500 bytes, receiver buffers 4 MiB. 200 s, measured from 50 s on. An assumption about paths that change without a handover, not a measurement of any system.

# experiments/tcp-share.json, scenario/src/experiment/built_in.rs
how-tcp-flows-share-a-long-5d0cfd = How TCP flows share a long link: NewReno, CUBIC and one of each

# experiments/tcp-share.json
two-and-four-tcp-flows-without-3fead5 = Two and four TCP flows without end share a link of 10 Mbit/s and 250 ms with a queue of 100 packets. All of them use SACK and window scaling with receiver buffers of 4 MiB; each starts within a round trip of the others, at an instant that its seed draws, and nothing else is random. 600 s, measured from 100 s on.

# experiments/tcp-split.json, scenario/src/experiment/built_in.rs
goodput-of-tcp-with-and-without-229bea = Goodput of TCP with and without a gateway before the satellite

# experiments/tcp-split.json
one-tcp-flow-from-chicago-to-e26ac7 = One TCP flow from Chicago to Quito: a terrestrial line of 20 Mbit/s and 20 ms that loses packets at random on the way forward, then a geostationary bent pipe of 10 Mbit/s. From end to end in one connection with a round trip of 0.53 s, or split by a gateway before the satellite into connections with round trips of 0.04 and 0.49 s. NewReno with SACK, every segment acknowledged, queues of 2,000 packets. Receiver buffers of 65,535 bytes without window scaling and of 4 MiB with it; the gateway has room for both. 200 s, measured from 50 s on.

# experiments/xs-congestion.json, scenario/src/experiment/built_in.rs
how-much-probing-gains-when-more-ca49b6 = How much probing gains when more or less of the bad states is congestion

# experiments/xs-congestion.json
section-6-future-work-9e1409 = Section 6, future work

# experiments/xs-congestion.json
the-bit-corruption-of-figure-6-d6e6cb = The bit corruption of Figure 6 with stays of 10 s: in the bad state 10 or 30 % of the packets are lost, and the one-way delay is 100 or 150 ms. There every stay draws one of the two with equal chance; here the share of bad stays with 150 ms, which probing takes for congestion, goes from none to all. In the good state half of the stays have either.

# experiments/xs-fig06.json, scenario/src/experiment/built_in.rs
effective-throughput-under-bit-corruptio-64e61d = Effective throughput under bit corruption, without and with probing

# experiments/xs-fig06.json, experiments/xs-fig07.json and 1 more
a-source-sends-a-file-of-956637 = A source sends a file of 10,000,000 bytes to a destination behind a router, in segments of 1000 bytes with buffers of 64,000 bytes, over XSTP without and with probing. Links take no time; the router passes from a good to a bad state and back, and stays in each for an exponential time. Each stay adds 100 or 150 ms to the way, with equal chance, and both directions share it. Both variants meet the same states on one seed. In the bad state packets are lost with the chance that is varied; the mean stay in both states is 10 s or 1 s.

# experiments/xs-fig07.json, scenario/src/experiment/built_in.rs
overhead-under-bit-corruption-without-an-4eb2cd = Overhead under bit corruption, without and with probing

# experiments/xs-fig08.json, scenario/src/experiment/built_in.rs
throughput-over-overhead-under-bit-corru-22b149 = Throughput over overhead under bit corruption, without and with probing

# experiments/xs-fig09.json, scenario/src/experiment/built_in.rs
effective-throughput-under-handoffs-of-0-46b67f = Effective throughput under handoffs of 0.5 s, without and with probing

# experiments/xs-fig09.json, experiments/xs-fig11.json and 1 more
a-source-sends-a-file-of-61c87a = A source sends a file of 10,000,000 bytes to a destination behind a router, in segments of 1000 bytes with buffers of 64,000 bytes, over XSTP without and with probing. Links take no time; the router passes from a good to a bad state and back, and stays in each for an exponential time. Each stay adds 100 or 150 ms to the way, with equal chance, and both directions share it. Both variants meet the same states on one seed. In the bad state, a handoff of 0.5 s on average, every packet is lost; the good state is so long that handoffs take the given share of the time.

# experiments/xs-fig10.json, scenario/src/experiment/built_in.rs
effective-throughput-under-handoffs-of-1-9618e8 = Effective throughput under handoffs of 1 s beside those of 0.5 s, without and with probing

# experiments/xs-fig10.json, experiments/xs-fig12.json and 1 more
a-source-sends-a-file-of-19996c = A source sends a file of 10,000,000 bytes to a destination behind a router, in segments of 1000 bytes with buffers of 64,000 bytes, over XSTP without and with probing. Links take no time; the router passes from a good to a bad state and back, and stays in each for an exponential time. Each stay adds 100 or 150 ms to the way, with equal chance, and both directions share it. Both variants meet the same states on one seed. In the bad state, a handoff of 1 s on average, every packet is lost; the good state is so long that handoffs take the given share of the time.

# experiments/xs-fig11.json, scenario/src/experiment/built_in.rs
overhead-under-handoffs-of-0-5-727e9e = Overhead under handoffs of 0.5 s, without and with probing

# experiments/xs-fig12.json, scenario/src/experiment/built_in.rs
overhead-under-handoffs-of-1-s-bad709 = Overhead under handoffs of 1 s, without and with probing

# experiments/xs-fig13.json, scenario/src/experiment/built_in.rs
throughput-over-overhead-under-handoffs--a94c9d = Throughput over overhead under handoffs of 0.5 s, without and with probing

# experiments/xs-fig14.json, scenario/src/experiment/built_in.rs
throughput-over-overhead-under-handoffs--583aae = Throughput over overhead under handoffs of 1 s, without and with probing

# experiments/xs-fig15.json, scenario/src/experiment/built_in.rs
effective-throughput-under-limited-conne-88fc32 = Effective throughput under limited connectivity, without and with probing

# experiments/xs-fig15.json
figure-15-7e2c9d = Figure 15

# experiments/xs-fig15.json, experiments/xs-fig16.json and 1 more
a-source-sends-a-file-of-28498b = A source sends a file of 10,000,000 bytes to a destination behind a router, in segments of 1000 bytes with buffers of 64,000 bytes, over XSTP without and with probing. Links take no time; the router passes from a good to a bad state and back, and stays in each for an exponential time. Each stay adds 100 or 150 ms to the way, with equal chance, and both directions share it. Both variants meet the same states on one seed. In the bad state, without connectivity, every packet is lost. The bad state is so long that there is connectivity for the given share of the time.

# experiments/xs-fig16.json, scenario/src/experiment/built_in.rs
overhead-under-limited-connectivity-with-d99bab = Overhead under limited connectivity, without and with probing

# experiments/xs-fig16.json
figure-16-c2391e = Figure 16

# experiments/xs-fig17.json, scenario/src/experiment/built_in.rs
throughput-over-overhead-under-limited-c-07da96 = Throughput over overhead under limited connectivity, without and with probing

# experiments/xs-fig17.json
figure-17-269180 = Figure 17

# experiments/xs-fig19.json, scenario/src/experiment/built_in.rs
latency-of-files-over-packet-radio-c30ccd = Latency of files over packet radio

# experiments/xs-fig19.json
figure-19-3fd511 = Figure 19

# experiments/xs-fig19.json
ftp-over-xstp-ipv4-and-ax-ada60b = FTP over XSTP, IPv4 and AX.25 on one half-duplex radio channel that two stations share by p-persistent CSMA with the defaults of KISS: TXDELAY 500 ms, slots of 100 ms, persistence 0.25. Frames have at most 255 bytes, 17 of AX.25, 60 of IP, 16 of XSTP and 5 of FTP among them, so that 157 bytes of the file are left: 1, 1, 7 and 66 frames for 1 B, 100 B, 1 KB and 10 KB. One frame at a time is acknowledged, with a POLL a round trip, and without probing, for which every answer that CSMA keeps back would be a missing one. The printed values need header bits to be counted and, whatever the rate, some eight seconds a frame that CSMA does not explain: after each frame with data the sender is busy for 5 s, a time that is fitted to the large files and not in the paper. Latency counts from the first frame with data to the answer that acknowledges the last. Files of one frame fit less well: those of 1 B and 100 B differ by 99 bytes, which take 0.66 s at 1.2 kbit/s and 0.08 s at 9.6 kbit/s, and by 1.85 s and 1.02 s in the printed values, which no time that is the same for both frames explains.

# experiments/xs-probing.json, scenario/src/experiment/built_in.rs
probing-in-xstp-and-in-tcp-051798 = Probing in XSTP and in TCP under bit corruption

# experiments/xs-probing.json
section-2-7b0d4c = Section 2

# experiments/xs-probing.json
xstp-has-its-probing-from-tcp-01c11f = XSTP has its probing from TCP-probing (Tsaoussidis and Badr 2000), which the paper names and does not run. Here both stand beside what they are without probing, over the bit corruption of Figures 6 to 8: a file of 10,000,000 bytes in segments of 1000 bytes with buffers of 64,000 bytes; the router passes from a good to a bad state and back, and stays in each for an exponential time. Each stay adds 100 or 150 ms to the way, with equal chance, and both directions share it. All four senders meet the same states on one seed. In the bad state packets are lost with the chance that is varied; the mean stay in both states is 10 s or 1 s. TCP follows the rules of 2001 with NewReno; what TCP-probing takes for congestion is what XSTP does.

# experiments/xs-sensitivity.json, scenario/src/experiment/built_in.rs
how-much-the-choices-that-the-742956 = How much the choices that the paper leaves open matter

# experiments/xs-sensitivity.json
a-source-sends-a-file-of-72982e = A source sends a file of 10,000,000 bytes to a destination behind a router, in segments of 1000 bytes with buffers of 64,000 bytes, over XSTP without and with probing. Links take no time; the router passes from a good to a bad state and back, and stays in each for an exponential time. Each stay adds 100 or 150 ms to the way, with equal chance, and both directions share it. Both variants meet the same states on one seed. Where the paper is silent a choice was made: how far POLLs back off, after which pause cwnd starts anew, what the send timer spreads over a round trip, what lets cwnd grow, and how much longer than before the loss a probe's round trip may be. One of them is made otherwise at a time, under corruption of 20 % with stays of 10 s, handoffs of 1 s for a tenth of the time, and connectivity of 5 s for 15 % of the time.

# experiments/xs-table1.json, scenario/src/experiment/built_in.rs
throughput-of-files-over-packet-radio-7ad331 = Throughput of files over packet radio

# experiments/xs-table1.json
table-1-ec9ba4 = Table 1

# experiments/xs-table1.json
ftp-over-xstp-ipv4-and-ax-59519f = FTP over XSTP, IPv4 and AX.25 on one half-duplex radio channel that two stations share by p-persistent CSMA with the defaults of KISS: TXDELAY 500 ms, slots of 100 ms, persistence 0.25. Frames have at most 255 bytes, 17 of AX.25, 60 of IP, 16 of XSTP and 5 of FTP among them, so that 157 bytes of the file are left: 1, 1, 7 and 66 frames for 1 B, 100 B, 1 KB and 10 KB. One frame at a time is acknowledged, with a POLL a round trip, and without probing, for which every answer that CSMA keeps back would be a missing one. The printed values need header bits to be counted and, whatever the rate, some eight seconds a frame that CSMA does not explain: after each frame with data the sender is busy for 5 s, a time that is fitted to the large files and not in the paper. Throughput is 8 (file + 98 frames) bits over the latency from the first frame with data to the answer that acknowledges the last. Files of one frame fit less well: those of 1 B and 100 B differ by 99 bytes, which take 0.66 s at 1.2 kbit/s and 0.08 s at 9.6 kbit/s, and by 1.85 s and 1.02 s in the printed values, which no time that is the same for both frames explains.

# experiments/xs-table2.json, scenario/src/experiment/built_in.rs
normalised-throughput-of-files-over-pack-85a67e = Normalised throughput of files over packet radio

# experiments/xs-table2.json
ftp-over-xstp-ipv4-and-ax-85a3c9 = FTP over XSTP, IPv4 and AX.25 on one half-duplex radio channel that two stations share by p-persistent CSMA with the defaults of KISS: TXDELAY 500 ms, slots of 100 ms, persistence 0.25. Frames have at most 255 bytes, 17 of AX.25, 60 of IP, 16 of XSTP and 5 of FTP among them, so that 157 bytes of the file are left: 1, 1, 7 and 66 frames for 1 B, 100 B, 1 KB and 10 KB. One frame at a time is acknowledged, with a POLL a round trip, and without probing, for which every answer that CSMA keeps back would be a missing one. The printed values need header bits to be counted and, whatever the rate, some eight seconds a frame that CSMA does not explain: after each frame with data the sender is busy for 5 s, a time that is fitted to the large files and not in the paper. Table 2 is Table 1 over the rate of the channel. Files of one frame fit less well: those of 1 B and 100 B differ by 99 bytes, which take 0.66 s at 1.2 kbit/s and 0.08 s at 9.6 kbit/s, and by 1.85 s and 1.02 s in the printed values, which no time that is the same for both frames explains.
