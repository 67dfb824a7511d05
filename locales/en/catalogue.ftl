### The built-in scenarios. Written by `npm run words`; do not edit.

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

# presets/moving-address.json, scenario/src/presets.rs
moving-address-a-transfer-goes-from-3ebe9e = Moving address: a transfer goes from Iridium to GEO

# presets/moving-address.json
three-associations-send-from-quito-to-2bfc06 = Three associations send from Quito to London. London has no Iridium satellite from 30 s to 60 s. Two begin with an address over Iridium alone: at 15 s the terminal of a geostationary satellite comes, they add its address by ASCONF and make it the primary; at 25 s that of Iridium is deleted. At 20 s somebody who has seen the set-up sends an ASCONF in the sender's name, which deletes every address but Iridium's. Where the ends share a key, its authentication fails and the transfer goes on, without a timeout. Where the key is empty it is believed; the answer comes to the true sender, which has not asked, and which therefore aborts the association. The third association has had both addresses from the start and learns of the gap by timeouts.

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
