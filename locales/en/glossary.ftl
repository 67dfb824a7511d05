### The glossary. Written by `npm run words`; do not edit.

# panels/words/glossary/implementations.ts
implementations-and-files-858797 = Implementations and files

# panels/words/glossary/implementations.ts
ns-2-300069 = ns-2

# panels/words/glossary/implementations.ts, flows.*.sctp.profile and 1 more
ns-2-35-db6d14 = ns-2.35

# panels/words/glossary/implementations.ts
ns2-de5a37 = ns2

# panels/words/glossary/implementations.ts
the-network-simulator-of-the-papers-ada25d = The network simulator of the papers, whose choices the profile of this name makes.

# panels/words/glossary/implementations.ts
freebsd-7e693b = FreeBSD

# panels/words/glossary/implementations.ts
usrsctp-ab7a2d = usrsctp

# panels/words/glossary/implementations.ts
an-operating-system-whose-sctp-many-584d93 = An operating system whose SCTP many use: the profile of this name makes its choices.

# panels/words/glossary/implementations.ts
dcsctp-d4096f = dcSCTP

# panels/words/glossary/implementations.ts
webrtc-cffd06 = WebRTC

# panels/words/glossary/implementations.ts
the-sctp-under-the-data-channels-aae98f = The SCTP under the data channels of WebRTC in browsers: the profile of this name makes its choices.

# panels/words/glossary/implementations.ts
pcapng-3ed28f = pcapng

# panels/words/glossary/implementations.ts
a-file-of-captured-packets-which-498102 = A file of captured packets, which Wireshark opens.

# panels/words/glossary/implementations.ts
qlog-bccb8e = qlog

# panels/words/glossary/implementations.ts
qvis-b6aac9 = qvis

# panels/words/glossary/implementations.ts
a-log-of-what-an-end-889c70 = A log of what an end of a connection sends, gets and does, event by event, which viewers such as qvis draw.

# panels/words/glossary/implementations.ts
a-table-as-plain-text-with-77f18f = A table as plain text, with commas between its columns.

# panels/words/glossary/implementations.ts
data-as-plain-text-with-braces-c51bae = Data as plain text, with braces and names.

# panels/words/glossary/implementations.ts
xml-40658e = XML

# panels/words/glossary/implementations.ts
data-as-plain-text-with-tags-566d14 = Data as plain text, with tags in angle brackets.

# panels/words/glossary/implementations.ts
a-picture-compressed-without-loss-a8dd52 = A picture, compressed without loss.

# panels/words/glossary/implementations.ts
a-link-as-a-square-pattern-de744e = A link as a square pattern that phones read.

# panels/words/glossary/implementations.ts
scorm-a74a03 = SCORM

# panels/words/glossary/implementations.ts
how-learning-platforms-take-in-a-d41dcf = How learning platforms take in a lesson and hear of its score.

# panels/words/glossary/implementations.ts
webgl-6654cc = WebGL

# panels/words/glossary/implementations.ts
the-graphics-of-browsers-which-the-0e35cd = The graphics of browsers, which the globe needs; its flat map is drawn without it, too.

# panels/words/glossary/orbits.ts
orbits-and-the-sky-08d8a1 = Orbits and the sky

# panels/words/glossary/orbits.ts
leo-909f3c = LEO

# panels/words/glossary/orbits.ts
low-earth-orbit-some-hundred-to-fa4e67 = Low Earth orbit, some hundred to 2,000 km high: short delays, and a satellite overhead for minutes.

# panels/words/glossary/orbits.ts
meo-cf948e = MEO

# panels/words/glossary/orbits.ts
medium-earth-orbit-between-the-low-25ac16 = Medium Earth orbit, between the low ones and the geostationary one.

# panels/words/glossary/orbits.ts
geo-a53618 = GEO

# panels/words/glossary/orbits.ts
geostationary-071086 = geostationary

# panels/words/glossary/orbits.ts
geostationary-orbit-35-786-km-above-9e48bb = Geostationary orbit, 35,786 km above the equator, where a satellite stands still over one longitude.

# panels/words/glossary/orbits.ts, constellations.*.kind and 1 more
walker-star-a7f26d = Walker star

# panels/words/glossary/orbits.ts
planes-spread-over-half-a-circle-26868b = Planes spread over half a circle, all crossing near the poles, so that there is a seam.

# panels/words/glossary/orbits.ts, constellations.*.kind and 1 more
walker-delta-1c51e4 = Walker delta

# panels/words/glossary/orbits.ts
planes-spread-over-the-whole-circle-d98e98 = Planes spread over the whole circle at one inclination, without a seam.

# panels/words/glossary/orbits.ts, constellations.*.planes and 1 more
planes-5003f9 = planes

# panels/words/glossary/orbits.ts
an-orbit-that-several-satellites-share-b7d8b5 = An orbit that several satellites share, one behind the other in its slots.

# panels/words/glossary/orbits.ts
slot-655883 = slot

# panels/words/glossary/orbits.ts
the-place-of-a-satellite-in-d892d7 = The place of a satellite in its plane.

# panels/words/glossary/orbits.ts
phasing-8d48b0 = phasing

# panels/words/glossary/orbits.ts, constellations.*.phase_step_deg and 1 more
phase-step-9fc622 = Phase step

# panels/words/glossary/orbits.ts, constellations.*.phase_resolution_deg and 1 more
phase-resolution-c46ef7 = Phase resolution

# panels/words/glossary/orbits.ts
how-far-the-satellites-of-one-2899b3 = How far the satellites of one plane are ahead of those of the plane before.

# panels/words/glossary/orbits.ts
inclination-199c40 = inclination

# panels/words/glossary/orbits.ts
the-angle-between-an-orbit-and-ff1149 = The angle between an orbit and the equator.

# panels/words/glossary/orbits.ts
ascending-node-a476b0 = ascending node

# panels/words/glossary/orbits.ts, constellations.*.node_spacing_deg and 1 more
node-spacing-495100 = Node spacing

# panels/words/glossary/orbits.ts, constellations.*.first_node_deg and 1 more
first-node-d4528d = First node

# panels/words/glossary/orbits.ts
raan-30d902 = RAAN

# panels/words/glossary/orbits.ts
where-an-orbit-crosses-the-equator-8dc18e = Where an orbit crosses the equator northwards.

# panels/words/glossary/orbits.ts, elements/src/element_set.rs
mean-anomaly-bac9f9 = mean anomaly

# panels/words/glossary/orbits.ts, constellations.*.orbits.*.anomalies_deg and 1 more
mean-anomalies-33546a = Mean anomalies

# panels/words/glossary/orbits.ts, constellations.*.first_anomaly_deg and 2 more
first-mean-anomaly-684e87 = First mean anomaly

# panels/words/glossary/orbits.ts
how-much-of-its-period-has-91aed3 = How much of its period has passed since a satellite was nearest the Earth, as an angle.

# panels/words/glossary/orbits.ts
eccentricity-713547 = eccentricity

# panels/words/glossary/orbits.ts
how-far-an-ellipse-is-from-e41faf = How far an ellipse is from a circle: 0 for a circle.

# panels/words/glossary/orbits.ts, elements/src/element_set.rs
argument-of-perigee-b223bd = argument of perigee

# panels/words/glossary/orbits.ts
perigee-2d064f = perigee

# panels/words/glossary/orbits.ts
apogee-22c874 = apogee

# panels/words/glossary/orbits.ts
where-on-an-orbit-its-lowest-5c4aa5 = Where on an orbit its lowest point is, counted from the node; the highest is opposite.

# panels/words/glossary/orbits.ts
the-earth-s-flattening-which-turns-8b2fa6 = The Earth’s flattening, which turns orbits slowly.

# panels/words/glossary/orbits.ts
elevation-mask-d2fdad = elevation mask

# panels/words/glossary/orbits.ts
mask-48bf9b = mask

# panels/words/glossary/orbits.ts
the-least-elevation-above-the-horizon-e11821 = The least elevation above the horizon at which a terminal uses a satellite.

# panels/words/glossary/orbits.ts
elevation-bcaee9 = elevation

# panels/words/glossary/orbits.ts
the-angle-of-a-satellite-above-307601 = The angle of a satellite above the horizon.

# panels/words/glossary/orbits.ts
azimuth-771030 = azimuth

# panels/words/glossary/orbits.ts
the-direction-of-a-satellite-along-0c7836 = The direction of a satellite along the horizon, from north through east.

# panels/words/glossary/orbits.ts
pass-d74ff0 = pass

# panels/words/glossary/orbits.ts
passes-2c28ec = passes

# panels/words/glossary/orbits.ts
the-time-in-which-a-satellite-ccb3b4 = The time in which a satellite is above the mask of a terminal.

# panels/words/glossary/orbits.ts
the-part-of-the-earth-from-bc4a20 = The part of the Earth from which a satellite is above the mask.

# panels/words/glossary/orbits.ts
the-way-of-the-point-below-300909 = The way of the point below a satellite over the turning Earth.

# panels/words/glossary/orbits.ts
inertial-view-25d770 = inertial view

# panels/words/glossary/orbits.ts
the-globe-as-seen-from-the-d68542 = The globe as seen from the stars: orbits stand still and the Earth turns.

# panels/words/glossary/orbits.ts
sgp4-810449 = SGP4

# panels/words/glossary/orbits.ts
the-model-by-which-published-element-cb38e6 = The model by which published element sets of real satellites are meant to be used.

# panels/words/glossary/orbits.ts
tle-731e00 = TLE

# panels/words/glossary/orbits.ts
an-element-set-of-a-satellite-6e46fc = An element set of a satellite as two lines of text.

# panels/words/glossary/orbits.ts
omm-4b35af = OMM

# panels/words/glossary/orbits.ts
an-orbit-mean-elements-message-an-04a593 = An orbit mean-elements message: an element set as CSV, JSON or XML.

# panels/words/glossary/orbits.ts
norad-8b8158 = NORAD

# panels/words/glossary/orbits.ts
the-number-of-a-satellite-in-b3d856 = The number of a satellite in the public catalogue.

# panels/words/glossary/orbits.ts
gps-176c78 = GPS

# panels/words/glossary/orbits.ts
the-american-navigation-satellites-one-o-4fa005 = The American navigation satellites, one of the constellations that are built in.

# panels/words/glossary/orbits.ts
glonass-af67a0 = GLONASS

# panels/words/glossary/orbits.ts
the-russian-navigation-satellites-one-of-ec6563 = The Russian navigation satellites, one of the constellations that are built in.

# panels/words/glossary/orbits.ts
ngso-4d9d59 = NGSO

# panels/words/glossary/orbits.ts
not-geostationary-satellites-that-move-o-6602f7 = Not geostationary: satellites that move over the ground.

# panels/words/glossary/orbits.ts
ico-abe5fa = ICO

# panels/words/glossary/orbits.ts
a-constellation-of-ten-satellites-in-2474f1 = A constellation of ten satellites in medium orbits, one of those that are built in.

# panels/words/glossary/orbits.ts, presets/iridium.json and 1 more
iridium-3113c4 = Iridium

# panels/words/glossary/orbits.ts
sixty-six-satellites-at-780-km-19e20d = Sixty-six satellites at 780 km with links between them, one of the constellations that are built in.

# panels/words/glossary/orbits.ts
oneweb-b6013c = OneWeb

# panels/words/glossary/orbits.ts
a-constellation-of-720-low-satellites-9da423 = A constellation of 720 low satellites in polar orbits, one of those that are built in.

# panels/words/glossary/orbits.ts
skybridge-bbcad6 = SkyBridge

# panels/words/glossary/orbits.ts
a-planned-constellation-of-eighty-low-b90d2c = A planned constellation of eighty low satellites that only repeat, one of those that are built in.

# panels/words/glossary/orbits.ts
cubesat-f4d858 = CubeSat

# panels/words/glossary/orbits.ts
a-small-satellite-of-cubes-of-1eb66a = A small satellite of cubes of ten centimetres, often heard by amateurs’ packet radio.

# panels/words/glossary/orbits.ts
ne-d539cd = NE

# panels/words/glossary/orbits.ts
nne-c41d4a = NNE

# panels/words/glossary/orbits.ts
ene-f63701 = ENE

# panels/words/glossary/orbits.ts
ese-44feed = ESE

# panels/words/glossary/orbits.ts
se-f031b7 = SE

# panels/words/glossary/orbits.ts
sse-5c89f3 = SSE

# panels/words/glossary/orbits.ts
ssw-50c55d = SSW

# panels/words/glossary/orbits.ts
sw-072f00 = SW

# panels/words/glossary/orbits.ts
wsw-293bea = WSW

# panels/words/glossary/orbits.ts
wnw-805979 = WNW

# panels/words/glossary/orbits.ts
nw-c1fcf8 = NW

# panels/words/glossary/orbits.ts
nnw-c82954 = NNW

# panels/words/glossary/orbits.ts
a-direction-of-the-compass-north-f659d6 = A direction of the compass: north, east, south and west in between.

# panels/words/glossary/packets.ts
packets-and-their-numbers-074443 = Packets and their numbers

# panels/words/glossary/packets.ts, flows.*.protocol and 1 more
sctp-6ea120 = SCTP

# panels/words/glossary/packets.ts
the-stream-control-transmission-protocol-656470 = The Stream Control Transmission Protocol: reliable transport with several streams and several paths.

# panels/words/glossary/packets.ts, flows.*.protocol and 1 more
tcp-2e9430 = TCP

# panels/words/glossary/packets.ts
the-transmission-control-protocol-a-reli-5238e2 = The Transmission Control Protocol: a reliable stream of bytes over one path.

# panels/words/glossary/packets.ts
stp-4e3749 = STP

# panels/words/glossary/packets.ts
the-satellite-transport-protocol-of-whic-d586ed = The Satellite Transport Protocol, of which XSTP is an extension: a receiver that is polled, and a window in whole segments.

# panels/words/glossary/packets.ts, flows.*.protocol and 1 more
xstp-9db7a3 = XSTP

# panels/words/glossary/packets.ts
a-satellite-transport-protocol-whose-rec-55637a = A satellite transport protocol whose receiver is polled and which probes before it takes a loss for congestion.

# panels/words/glossary/packets.ts
what-joins-the-two-ends-of-930f14 = What joins the two ends of SCTP, over one path or several.

# panels/words/glossary/packets.ts
tsn-0e02d9 = TSN

# panels/words/glossary/packets.ts
transmission-sequence-number-7b6184 = transmission sequence number

# panels/words/glossary/packets.ts
the-transmission-sequence-number-of-a-da48af = The transmission sequence number of a DATA chunk, counted over all streams and acknowledged by SACKs.

# panels/words/glossary/packets.ts
ssn-f96e4b = SSN

# panels/words/glossary/packets.ts
stream-sequence-number-3c1228 = stream sequence number

# panels/words/glossary/packets.ts
the-stream-sequence-number-of-a-d9cb13 = The stream sequence number of a message: its place in the order of its own stream.

# panels/words/glossary/packets.ts
chunk-6c87f6 = chunk

# panels/words/glossary/packets.ts
a-piece-of-an-sctp-packet-7f9275 = A piece of an SCTP packet with a type of its own: user data, an acknowledgement, a heartbeat.

# panels/words/glossary/packets.ts
data-c97c29 = DATA

# panels/words/glossary/packets.ts
the-sctp-chunk-that-carries-user-4a2165 = The SCTP chunk that carries user data.

# panels/words/glossary/packets.ts, codes.gen.ts
bgn-64572e = BGN

# panels/words/glossary/packets.ts
the-mark-of-the-first-chunk-76e130 = The mark of the first chunk of a message that was split.

# panels/words/glossary/packets.ts, codes.gen.ts
end-b891f9 = END

# panels/words/glossary/packets.ts
the-mark-of-the-last-chunk-f3b2bc = The mark of the last chunk of a message that was split.

# panels/words/glossary/packets.ts, flows.*.tcp.recovery and 2 more
sack-4f9b39 = SACK

# panels/words/glossary/packets.ts
selective-acknowledgement-a721d9 = selective acknowledgement

# panels/words/glossary/packets.ts
a-selective-acknowledgement-up-to-where-b44c68 = A selective acknowledgement: up to where everything has arrived, and which blocks beyond it have.

# panels/words/glossary/packets.ts
cumulative-tsn-3dd2a9 = cumulative TSN

# panels/words/glossary/packets.ts
cumulative-acknowledgement-8d2800 = cumulative acknowledgement

# panels/words/glossary/packets.ts
cum-tsn-268c4e = Cum TSN

# panels/words/glossary/packets.ts
the-last-tsn-up-to-which-17adb3 = The last TSN up to which everything has arrived.

# panels/words/glossary/packets.ts
gap-block-04ea0c = gap block

# panels/words/glossary/packets.ts, codes.gen.ts and 1 more
gap-ack-block-14c3d6 = gap ack block

# panels/words/glossary/packets.ts, flows.*.sctp.gap_block_limit and 2 more
gap-ack-blocks-01d328 = Gap ack blocks

# panels/words/glossary/packets.ts
a-run-of-tsns-that-have-3faefd = A run of TSNs that have arrived beyond a missing one, as a SACK reports it.

# panels/words/glossary/packets.ts
nr-sack-433a37 = NR-SACK

# panels/words/glossary/packets.ts, codes.gen.ts and 1 more
nr-gap-ack-block-a424a7 = NR gap ack block

# panels/words/glossary/packets.ts
a-sack-that-says-of-blocks-e36714 = A SACK that says of blocks beyond a missing TSN that the receiver will not give them back: the sender need not keep them.

# panels/words/glossary/packets.ts
ack-a2f1a6 = ACK

# panels/words/glossary/packets.ts
an-acknowledgement-of-tcp-the-number-cd8aed = An acknowledgement of TCP: the number of the next byte that the receiver waits for.

# panels/words/glossary/packets.ts
duplicate-acknowledgement-716b42 = duplicate acknowledgement

# panels/words/glossary/packets.ts
dupack-869865 = dupack

# panels/words/glossary/packets.ts
an-acknowledgement-that-says-the-same-008fc0 = An acknowledgement that says the same once more, because something later has arrived.

# panels/words/glossary/packets.ts
syn-a2029e = SYN

# panels/words/glossary/packets.ts
the-first-packet-of-a-tcp-bab96d = The first packet of a TCP connection, which begins its numbers.

# panels/words/glossary/packets.ts
fin-7ab4f6 = FIN

# panels/words/glossary/packets.ts
the-mark-of-tcp-that-its-ccc354 = The mark of TCP that its sender has no more data.

# panels/words/glossary/packets.ts, codes.gen.ts
rst-24584b = RST

# panels/words/glossary/packets.ts
a-packet-of-tcp-that-ends-afc3c8 = A packet of TCP that ends a connection at once.

# panels/words/glossary/packets.ts
init-8426fe = INIT

# panels/words/glossary/packets.ts
init-ack-2c04ad = INIT ACK

# panels/words/glossary/packets.ts
the-chunk-that-asks-for-an-72a141 = The chunk that asks for an association, and its answer, which brings the state cookie.

# panels/words/glossary/packets.ts
cookie-echo-28272c = COOKIE ECHO

# panels/words/glossary/packets.ts
cookie-ack-63f4f1 = COOKIE ACK

# panels/words/glossary/packets.ts
cookie-9b9772 = COOKIE

# panels/words/glossary/packets.ts
state-cookie-f8e4f3 = state cookie

# panels/words/glossary/packets.ts
echo-23c3be = ECHO

# panels/words/glossary/packets.ts
the-chunk-that-returns-the-signed-1619d8 = The chunk that returns the signed state cookie and so sets the association up, and its answer.

# panels/words/glossary/packets.ts
heartbeat-c1ab44 = HEARTBEAT

# panels/words/glossary/packets.ts
a-chunk-that-asks-whether-the-23cbb8 = A chunk that asks whether the peer is still reached by a path on which nothing is sent.

# panels/words/glossary/packets.ts
abort-315a1f = ABORT

# panels/words/glossary/packets.ts
the-chunk-that-ends-an-association-c346f9 = The chunk that ends an association at once, with its cause.

# panels/words/glossary/packets.ts
error-d98ee0 = ERROR

# panels/words/glossary/packets.ts
the-chunk-that-reports-something-wrong-230ce1 = The chunk that reports something wrong with what the peer sent, with its cause.

# panels/words/glossary/packets.ts
shutdown-256ef5 = SHUTDOWN

# panels/words/glossary/packets.ts
shutdown-ack-3d9628 = SHUTDOWN ACK

# panels/words/glossary/packets.ts
shutdown-complete-ba14c6 = SHUTDOWN COMPLETE

# panels/words/glossary/packets.ts
complete-894981 = COMPLETE

# panels/words/glossary/packets.ts
the-chunks-by-which-both-ends-d6abfc = The chunks by which both ends of an association agree that all has been delivered.

# panels/words/glossary/packets.ts
verification-tag-21b10e = verification tag

# panels/words/glossary/packets.ts
the-number-in-every-sctp-packet-01c55b = The number in every SCTP packet that proves that its sender belongs to the association.

# panels/words/glossary/packets.ts
mis-672088 = MIS

# panels/words/glossary/packets.ts
the-number-of-streams-that-an-1c2ffa = The number of streams that an end is ready to take from its peer.

# panels/words/glossary/packets.ts, flows.*.applications.*.streams and 7 more
streams-d5a08b = streams

# panels/words/glossary/packets.ts
a-sequence-of-messages-that-is-b1bceb = A sequence of messages that is delivered in its own order, whatever happens to other streams.

# panels/words/glossary/packets.ts, codes.gen.ts
forward-tsn-ab5cc7 = FORWARD TSN

# panels/words/glossary/packets.ts
a-chunk-by-which-the-sender-4c0623 = A chunk by which the sender tells the receiver to wait no longer for what it has given up.

# panels/words/glossary/packets.ts
auth-48db91 = AUTH

# panels/words/glossary/packets.ts
a-chunk-that-proves-by-a-0a0429 = A chunk that proves, by a code that only who has the key can make, where the chunks behind it come from.

# panels/words/glossary/packets.ts, flows.*.sctp.hmac and 1 more
hmac-32fd6f = HMAC

# panels/words/glossary/packets.ts
a-code-made-of-a-message-19ea56 = A code made of a message and a key with a hash: SHA-1 or SHA-256.

# panels/words/glossary/packets.ts
sha-eba1d4 = SHA

# panels/words/glossary/packets.ts
a-family-of-hashes-20-bytes-6f2103 = A family of hashes: 20 bytes of SHA-1 or 32 of SHA-256 that stand for any message.

# panels/words/glossary/packets.ts
asconf-0ef784 = ASCONF

# panels/words/glossary/packets.ts
a-chunk-that-asks-the-peer-83015c = A chunk that asks the peer to add an address of its sender, to delete it or to make it the primary one.

# panels/words/glossary/packets.ts
re-config-5128db = RE-CONFIG

# panels/words/glossary/packets.ts
a-chunk-that-asks-for-the-fee2b0 = A chunk that asks for the numbers of streams to begin anew, or answers such a request.

# panels/words/glossary/packets.ts
head-of-line-block-c0d926 = head-of-line block

# panels/words/glossary/packets.ts
head-of-line-blocking-0ebaf2 = head-of-line blocking

# panels/words/glossary/packets.ts
head-of-line-922825 = head of line

# panels/words/glossary/packets.ts
head-of-line-8f2ac9 = head-of-line

# panels/words/glossary/packets.ts
data-that-have-arrived-and-wait-18154f = Data that have arrived and wait at the receiver for an earlier piece of their stream.

# panels/words/glossary/packets.ts
poll-895586 = POLL

# panels/words/glossary/packets.ts
xstp-s-question-to-the-receiver-be11d6 = XSTP’s question to the receiver for what has arrived.

# panels/words/glossary/packets.ts
stat-d46f8f = STAT

# panels/words/glossary/packets.ts
the-xstp-receiver-s-answer-to-d5cb9d = The XSTP receiver’s answer to a POLL: what has arrived and how much room is left.

# panels/words/glossary/packets.ts
ustat-035b8e = USTAT

# panels/words/glossary/packets.ts
a-report-of-a-gap-that-5f4bfe = A report of a gap that the XSTP receiver sends without being asked.

# panels/words/glossary/packets.ts
probing-cycle-d7d808 = probing cycle

# panels/words/glossary/packets.ts
xstp-and-tcp-probing-stop-sending-64b18e = XSTP and TCP-probing stop sending data after a loss and measure by small exchanges whether the network is congested.

# panels/words/glossary/packets.ts, flows.*.tcp.mss_bytes and 4 more
mss-0ca4a4 = MSS

# panels/words/glossary/packets.ts
the-maximum-segment-size-the-most-b95e14 = The maximum segment size: the most user data that a TCP segment carries.

# panels/words/glossary/packets.ts, flows.*.sctp.mtu_bytes and 3 more
mtu-c5599e = MTU

# panels/words/glossary/packets.ts
the-maximum-transmission-unit-the-longes-6a7a92 = The maximum transmission unit: the longest packet that a link takes, in bytes.

# panels/words/glossary/packets.ts
pmtu-b0377a = PMTU

# panels/words/glossary/packets.ts
path-mtu-6bb995 = path MTU

# panels/words/glossary/packets.ts
the-path-mtu-the-longest-packet-a45142 = The path MTU: the longest packet that every link of a path takes.

# panels/words/glossary/packets.ts
pmdcs-442b6a = PMDCS

# panels/words/glossary/packets.ts
the-path-maximum-data-chunk-size-394396 = The path maximum DATA chunk size: the largest DATA chunk that fits a packet of the path.

# panels/words/glossary/packets.ts, flows.*.sctp.encapsulation and 1 more
ip-bf5505 = IP

# panels/words/glossary/packets.ts
ipv4-b12b51 = IPv4

# panels/words/glossary/packets.ts
ipv6-0b0f0a = IPv6

# panels/words/glossary/packets.ts
the-internet-protocol-whose-header-every-ee7578 = The Internet Protocol, whose header every packet carries.

# panels/words/glossary/packets.ts
icmp-39d4e9 = ICMP

# panels/words/glossary/packets.ts
the-messages-by-which-a-router-d5fd9a = The messages by which a router tells a sender that a packet is too big or cannot be delivered.

# panels/words/glossary/packets.ts, flows.*.sctp.encapsulation and 1 more
udp-dc4030 = UDP

# panels/words/glossary/packets.ts
the-user-datagram-protocol-in-which-400953 = The User Datagram Protocol, in which packets of other transports may travel.

# panels/words/glossary/packets.ts
nat-4f55a0 = NAT

# panels/words/glossary/packets.ts
a-router-that-gives-packets-another-b1389d = A router that gives packets another address, and often another port.

# panels/words/glossary/packets.ts
dtls-79b96b = DTLS

# panels/words/glossary/packets.ts
encrypts-and-checks-every-datagram-as-dee21b = Encrypts and checks every datagram, as below SCTP in browsers.

# panels/words/glossary/packets.ts
crc32c-f05080 = CRC32c

# panels/words/glossary/packets.ts
crc-ee4fcd = CRC

# panels/words/glossary/packets.ts
the-checksum-of-an-sctp-packet-b807a6 = The checksum of an SCTP packet.

# panels/words/glossary/packets.ts
mod-100-bd350b = mod 100

# panels/words/glossary/packets.ts
numbers-are-drawn-modulo-100-as-029c6a = Numbers are drawn modulo 100, as the papers do, so that the chart begins anew at every hundredth.

# panels/words/glossary/packets.ts
reordering-7d78c7 = reordering

# panels/words/glossary/packets.ts
packets-that-arrive-after-others-that-f27ea6 = Packets that arrive after others that were sent later.

# panels/words/glossary/paths.ts
paths-links-and-losses-050e52 = Paths, links and losses

# panels/words/glossary/paths.ts, codes.gen.ts
gsl-3f64e5 = GSL

# panels/words/glossary/paths.ts
ground-satellite-link-40583d = ground-satellite link

# panels/words/glossary/paths.ts
a-ground-satellite-link-the-radio-af8f5c = A ground-satellite link: the radio link between a terminal on the ground and a satellite.

# panels/words/glossary/paths.ts
isl-3199a1 = ISL

# panels/words/glossary/paths.ts
inter-satellite-link-82c702 = inter-satellite link

# panels/words/glossary/paths.ts
an-inter-satellite-link-from-one-83d0a7 = An inter-satellite link, from one satellite to another.

# panels/words/glossary/paths.ts
between-neighbours-in-one-orbital-plane-b32675 = Between neighbours in one orbital plane, whose distance hardly changes.

# panels/words/glossary/paths.ts
between-satellites-of-neighbouring-plane-477a77 = Between satellites of neighbouring planes, whose distance changes all the time.

# panels/words/glossary/paths.ts
between-the-two-planes-at-the-d8c341 = Between the two planes at the seam, whose satellites fly opposite ways.

# panels/words/glossary/paths.ts
the-line-between-the-first-and-195c56 = The line between the first and the last plane of a polar constellation, where neighbours fly opposite ways.

# panels/words/glossary/paths.ts
polar-cut-102182 = polar cut

# panels/words/glossary/paths.ts, constellations.*.isl.latitude_limit_deg and 1 more
interplane-latitude-limit-fd9640 = Interplane latitude limit

# panels/words/glossary/paths.ts
the-latitude-beyond-which-links-between-34ccd7 = The latitude beyond which links between planes are switched off, for the planes cross at the poles.

# panels/words/glossary/paths.ts
the-satellite-of-plane-3-in-b87e8a = The satellite of plane 3 in slot 5, both counted from 0.

# panels/words/glossary/paths.ts
the-links-that-packets-take-from-e70804 = The links that packets take from end to end: of several paths new data take the primary, and the alternates stand by.

# panels/words/glossary/paths.ts
multihomed-e80de6 = multihomed

# panels/words/glossary/paths.ts
multihoming-feaf26 = multihoming

# panels/words/glossary/paths.ts
with-more-than-one-terminal-and-cb412a = With more than one terminal, and so with several paths to the peer.

# panels/words/glossary/paths.ts, flows.*.sctp.cmt_coupling and 1 more
lia-8ec57b = LIA

# panels/words/glossary/paths.ts
linked-increases-the-windows-of-the-524261 = Linked increases: the windows of the paths of one association together grow no faster than that of one path would.

# panels/words/glossary/paths.ts, flows.*.sctp.cmt_coupling and 1 more
olia-39aa1e = OLIA

# panels/words/glossary/paths.ts
opportunistic-linked-increases-lia-with--cce2b3 = Opportunistic linked increases: LIA with more growth for the best paths that have small windows.

# panels/words/glossary/paths.ts
cmt-rp-ae4066 = CMT/RP

# panels/words/glossary/paths.ts
rpv1-9ca0d6 = RPv1

# panels/words/glossary/paths.ts
rpv2-6ef6f6 = RPv2

# panels/words/glossary/paths.ts
resource-pooling-of-cmt-paths-share-0da1a8 = Resource pooling of CMT: paths share the growth of one window by their ssthresh, or in its second version by their rates.

# panels/words/glossary/paths.ts
cmt-c20140 = CMT

# panels/words/glossary/paths.ts
concurrent-multipath-transfer-571d7f = concurrent multipath transfer

# panels/words/glossary/paths.ts
concurrent-multipath-transfer-new-data-g-7cd32f = Concurrent multipath transfer: new data go over all paths of an association at once, each with a cwnd of its own.

# panels/words/glossary/paths.ts
sfr-dd1643 = SFR

# panels/words/glossary/paths.ts
split-fast-retransmit-data-count-as-7c66de = Split fast retransmit: data count as reported missing only where later data of their own path have arrived.

# panels/words/glossary/paths.ts
cuc-b6ebdd = CUC

# panels/words/glossary/paths.ts
the-cwnd-update-for-cmt-the-cf0917 = The cwnd update for CMT: the cwnd of a path grows as its own oldest outstanding data are acknowledged.

# panels/words/glossary/paths.ts
dac-8afa38 = DAC

# panels/words/glossary/paths.ts
delayed-acknowledgement-for-cmt-acknowle-4d2adb = Delayed acknowledgement for CMT: acknowledgements may be delayed although data arrive out of order.

# panels/words/glossary/paths.ts
rtx-asap-607b65 = RTX-ASAP

# panels/words/glossary/paths.ts
a-retransmission-takes-a-path-that-e145b7 = A retransmission takes a path that has room in its cwnd, its own first.

# panels/words/glossary/paths.ts
rtx-cwnd-237db2 = RTX-CWND

# panels/words/glossary/paths.ts
a-retransmission-takes-the-path-with-ad59ea = A retransmission takes the path with the largest cwnd.

# panels/words/glossary/paths.ts
rtx-ssthresh-2b1932 = RTX-SSTHRESH

# panels/words/glossary/paths.ts
a-retransmission-takes-the-path-with-f41168 = A retransmission takes the path with the largest ssthresh.

# panels/words/glossary/paths.ts
rtx-lossrate-ccda0b = RTX-LOSSRATE

# panels/words/glossary/paths.ts
a-retransmission-takes-the-path-of-5ba3c3 = A retransmission takes the path of which the smallest share was taken for lost so far.

# panels/words/glossary/paths.ts
new-data-take-another-path-because-acc319 = New data take another path because the primary one does not answer.

# panels/words/glossary/paths.ts
a-terminal-changes-the-satellite-that-84fc68 = A terminal changes the satellite that serves it.

# panels/words/glossary/paths.ts
the-satellite-that-a-terminal-sends-b468c9 = The satellite that a terminal sends to and receives from.

# panels/words/glossary/paths.ts
reconfiguration-1011f2 = reconfiguration

# panels/words/glossary/paths.ts
an-instant-at-which-all-terminals-aee8bd = An instant at which all terminals may have to choose their satellite anew.

# panels/words/glossary/paths.ts
trace-eafe89 = trace

# panels/words/glossary/paths.ts
traces-b5ac69 = traces

# panels/words/glossary/paths.ts
what-a-link-was-measured-to-c11bb7 = What a link was measured to be like, line by line; a link or a terminal of a run follows it.

# panels/words/glossary/paths.ts
opportunity-to-deliver-2f603a = opportunity to deliver

# panels/words/glossary/paths.ts
opportunities-to-deliver-1d501b = opportunities to deliver

# panels/words/glossary/paths.ts
opportunities-9be34f = opportunities

# panels/words/glossary/paths.ts
delivery-opportunities-c5adb9 = delivery opportunities

# panels/words/glossary/paths.ts
an-instant-at-which-a-link-fd7814 = An instant at which a link can send 1500 bytes; what waits then leaves, and what is not used is gone.

# panels/words/glossary/paths.ts
lens-2a5e03 = LENS

# panels/words/glossary/paths.ts
a-set-of-round-trips-and-af8c7f = A set of round trips and losses that were measured over satellites, by IRTT and ping.

# panels/words/glossary/paths.ts
irtt-5ca06e = IRTT

# panels/words/glossary/paths.ts
a-program-that-measures-round-trips-a186bf = A program that measures round trips by probes at a fixed interval, and counts those that are lost.

# panels/words/glossary/paths.ts
bent-pipe-cbe694 = bent pipe

# panels/words/glossary/paths.ts
bent-pipe-8b09cd = bent-pipe

# panels/words/glossary/paths.ts
a-satellite-that-only-repeats-what-ebbb60 = A satellite that only repeats what it hears, down to a gateway.

# panels/words/glossary/paths.ts
resequencing-a911b8 = resequencing

# panels/words/glossary/paths.ts
puts-packets-back-in-order-4f874c = puts packets back in order

# panels/words/glossary/paths.ts
where-packets-leave-a-constellation-a-aa7573 = Where packets leave a constellation a gateway holds what overtook others until these have come, or for so long at most.

# panels/words/glossary/paths.ts, orbit/src/check.rs
satellites-at-once-dc1ad6 = satellites at once

# panels/words/glossary/paths.ts
how-many-satellites-a-terminal-has-f65141 = How many satellites a terminal has links to at the same time, each chosen by the handover policy among those that the others leave.

# panels/words/glossary/paths.ts
gateway-4ea5ee = gateway

# panels/words/glossary/paths.ts
a-station-on-the-ground-that-60b855 = A station on the ground that joins a satellite to wires, or splits a TCP connection.

# panels/words/glossary/paths.ts
ber-4e58ea = BER

# panels/words/glossary/paths.ts
bit-error-rate-df00f5 = bit error rate

# panels/words/glossary/paths.ts
the-bit-error-rate-the-chance-7d4141 = The bit error rate: the chance that a bit of a packet is wrong, so that the packet is lost.

# panels/words/glossary/paths.ts
packet-error-rate-7e51e5 = packet error rate

# panels/words/glossary/paths.ts
per-65824b = PER

# panels/words/glossary/paths.ts
the-chance-that-a-packet-is-cb7782 = The chance that a packet is lost on a link, however long it is.

# panels/words/glossary/paths.ts
gilbert-elliott-c75320 = Gilbert–Elliott

# panels/words/glossary/paths.ts
gilbert-00893d = Gilbert

# panels/words/glossary/paths.ts
good-state-fac318 = good state

# panels/words/glossary/paths.ts
an-error-process-with-a-good-e543ab = An error process with a good and a bad state, in which errors come in bursts.

# panels/words/glossary/paths.ts
true-b5bea4 = true

# panels/words/glossary/paths.ts
what-the-network-does-beside-what-12f1f6 = What the network does, beside what the protocol sees of it.

# panels/words/glossary/paths.ts
a-loss-by-bit-errors-on-2d1758 = A loss by bit errors on a link, which no protocol can tell from congestion by itself.

# panels/words/glossary/paths.ts
queue-00b109 = queue

# panels/words/glossary/paths.ts
packets-that-wait-to-be-sent-aa4aa5 = Packets that wait to be sent over a link, of which those beyond its length are dropped.

# panels/words/glossary/paths.ts
blackout-28780a = blackout

# panels/words/glossary/paths.ts
a-time-in-which-a-link-293839 = A time in which a link lets nothing pass.

# panels/words/glossary/paths.ts
split-tcp-9ab0f0 = split TCP

# panels/words/glossary/paths.ts
split-tcp-f44259 = split-TCP

# panels/words/glossary/paths.ts
a-gateway-answers-for-the-far-f9cbe4 = A gateway answers for the far end, so that each leg has windows and retransmissions of its own.

# panels/words/glossary/paths.ts
packet-radio-e417c9 = packet radio

# panels/words/glossary/paths.ts
csma-49efd5 = CSMA

# panels/words/glossary/paths.ts
ax-25-8b0d84 = AX.25

# panels/words/glossary/paths.ts
one-channel-that-several-stations-share-472454 = One channel that several stations share, each of which listens before it sends.

# panels/words/glossary/paths.ts, radio_channels.*.txdelay_ms
txdelay-43913a = TXDELAY

# panels/words/glossary/paths.ts
how-long-a-radio-sends-before-081e4b = How long a radio sends before its data, until it has settled.

# panels/words/glossary/paths.ts, radio_channels.*.slot_ms
slottime-6e38a2 = SlotTime

# panels/words/glossary/paths.ts
how-long-a-station-waits-before-52efa0 = How long a station waits before it draws once more whether to send.

# panels/words/glossary/paths.ts
persistence-0d2a4d = persistence

# panels/words/glossary/paths.ts
the-chance-with-which-a-station-cb9f82 = The chance with which a station sends when the channel is free.

# panels/words/glossary/paths.ts
hidden-station-a47a52 = hidden station

# panels/words/glossary/paths.ts
hidden-stations-6bd0fa = hidden stations

# panels/words/glossary/paths.ts
a-station-that-another-does-not-de5941 = A station that another does not hear, so that both may send at once and collide.

# panels/words/glossary/paths.ts
rfc-ebb25f = RFC

# panels/words/glossary/paths.ts
a-published-standard-of-the-internet-9af23c = A published standard of the Internet, free to read under its number.

# panels/words/glossary/timers.ts
timers-delays-and-rates-9a3de8 = Timers, delays and rates

# panels/words/glossary/timers.ts
round-trip-time-f73297 = round-trip time

# panels/words/glossary/timers.ts
round-trip-dcdd22 = round trip

# panels/words/glossary/timers.ts
the-round-trip-time-from-a-12cd39 = The round-trip time: from a packet’s departure until its acknowledgement is there.

# panels/words/glossary/timers.ts
srtt-38a0f0 = SRTT

# panels/words/glossary/timers.ts
the-smoothed-round-trip-time-to-6e3a63 = The smoothed round-trip time, to which each measurement adds an eighth of its difference.

# panels/words/glossary/timers.ts
rttvar-fa942f = RTTVAR

# panels/words/glossary/timers.ts
how-far-measured-round-trips-stray-40675b = How far measured round trips stray from SRTT, smoothed with a weight of a quarter.

# panels/words/glossary/timers.ts
rto-97a517 = RTO

# panels/words/glossary/timers.ts
retransmission-timeout-0f3e63 = retransmission timeout

# panels/words/glossary/timers.ts
the-retransmission-timeout-srtt-and-four-f5da33 = The retransmission timeout: SRTT and four times RTTVAR, within bounds, and doubled whenever it expires.

# panels/words/glossary/timers.ts, flows.*.sctp.rto_initial_ms and 1 more
rto-initial-934fdd = RTO.Initial

# panels/words/glossary/timers.ts
the-rto-before-a-round-trip-c23c39 = The RTO before a round trip has been measured.

# panels/words/glossary/timers.ts, flows.*.sctp.rto_min_ms and 1 more
rto-min-cdf180 = RTO.Min

# panels/words/glossary/timers.ts
the-least-rto-dbf6da = The least RTO.

# panels/words/glossary/timers.ts, flows.*.sctp.rto_max_ms and 1 more
rto-max-791b05 = RTO.Max

# panels/words/glossary/timers.ts
the-most-that-rto-may-become-347493 = The most that RTO may become by doubling.

# panels/words/glossary/timers.ts
t3-rtx-3b046d = T3-rtx

# panels/words/glossary/timers.ts
sctp-s-retransmission-timer-of-a-9c75fa = SCTP’s retransmission timer of a path, which runs while data are outstanding there.

# panels/words/glossary/timers.ts
t1-init-313506 = T1-init

# panels/words/glossary/timers.ts
t1-cookie-a723da = T1-cookie

# panels/words/glossary/timers.ts
sctp-s-timer-of-the-set-021450 = SCTP’s timer of the set-up, after which INIT or COOKIE ECHO is sent again.

# panels/words/glossary/timers.ts
t2-shutdown-b49e93 = T2-shutdown

# panels/words/glossary/timers.ts
sctp-s-timers-of-the-shutdown-9909e0 = SCTP’s timers of the shutdown, after which its chunks are sent again or the association is given up.

# panels/words/glossary/timers.ts
the-retransmission-timer-has-expired-cwn-88b5cd = The retransmission timer has expired: cwnd falls to one packet and what is outstanding is sent again.

# panels/words/glossary/timers.ts, flows.*.sctp.path_max_retrans and 1 more
path-max-retrans-3ed570 = Path.Max.Retrans

# panels/words/glossary/timers.ts
pmr-cdf77f = PMR

# panels/words/glossary/timers.ts
after-more-errors-in-a-row-d81373 = After more errors in a row than this a path counts as inactive.

# panels/words/glossary/timers.ts, flows.*.sctp.association_max_retrans and 1 more
association-max-retrans-c0b929 = Association.Max.Retrans

# panels/words/glossary/timers.ts
after-more-errors-in-a-row-1073d6 = After more errors in a row than this over all paths the association is given up.

# panels/words/glossary/timers.ts, flows.*.sctp.init_max_retrans and 1 more
max-init-retransmits-62db84 = Max.Init.Retransmits

# panels/words/glossary/timers.ts
how-often-init-or-cookie-echo-6a0b05 = How often INIT or COOKIE ECHO is sent again before the set-up is given up.

# panels/words/glossary/timers.ts, flows.*.sctp.heartbeat_max_burst and 1 more
hb-max-burst-1fa611 = HB.Max.Burst

# panels/words/glossary/timers.ts
how-many-heartbeats-may-leave-at-b51dc2 = How many heartbeats may leave at once.

# panels/words/glossary/timers.ts, flows.*.sctp.cookie_life_ms and 1 more
valid-cookie-life-1191a0 = Valid.Cookie.Life

# panels/words/glossary/timers.ts
how-long-a-state-cookie-is-937486 = How long a state cookie is good for.

# panels/words/glossary/timers.ts
path-delay-9c20e7 = path delay

# panels/words/glossary/timers.ts
how-long-light-takes-over-all-6821ee = How long light takes over all links of the path, one way, without queues and transmission.

# panels/words/glossary/timers.ts
user-data-given-to-the-application-b018be = User data given to the application in order, each byte once, over time.

# panels/words/glossary/timers.ts
message-latency-1f2f37 = message latency

# panels/words/glossary/timers.ts
latency-3fdb7e = latency

# panels/words/glossary/timers.ts
the-time-from-the-instant-at-d0de86 = The time from the instant at which an application offers a message or an object until the receiving application has all of it.

# panels/words/glossary/timers.ts
page-load-time-874515 = page load time

# panels/words/glossary/timers.ts
the-time-from-the-offer-of-5d965c = The time from the offer of a page of objects until the last of them is there.

# panels/words/glossary/timers.ts
all-that-the-sender-of-the-f193a1 = All that the sender of the data puts on the wire over time, headers and what is sent again included; of a link, all that it carries.

# panels/words/glossary/timers.ts
kb-591e59 = kB

# panels/words/glossary/timers.ts
a-thousand-bytes-a6a990 = A thousand bytes.

# panels/words/glossary/timers.ts
mb-1d09f6 = MB

# panels/words/glossary/timers.ts
a-million-bytes-0236b7 = A million bytes.

# panels/words/glossary/timers.ts
mib-dea6cb = MiB

# panels/words/glossary/timers.ts
text-88ed55 = 1,048,576 bytes.

# panels/words/glossary/timers.ts
utc-7e5f76 = UTC

# panels/words/glossary/timers.ts
coordinated-universal-time-to-which-the-831416 = Coordinated universal time, to which the sky of a run is set.

# panels/words/glossary/timers.ts
jain-fairness-f776af = Jain fairness

# panels/words/glossary/timers.ts
jain-s-index-5c19f0 = Jain’s index

# panels/words/glossary/timers.ts
fairness-f12fd5 = fairness

# panels/words/glossary/timers.ts
the-square-of-the-sum-of-2bd081 = The square of the sum of all shares over their number times the sum of their squares: 1 where all have the same.

# panels/words/glossary/windows.ts
windows-and-congestion-206a3f = Windows and congestion

# panels/words/glossary/windows.ts
congestion-window-0e2323 = congestion window

# panels/words/glossary/windows.ts
the-congestion-window-how-many-bytes-fc9a8e = The congestion window: how many bytes the sender lets itself have on the way before an acknowledgement comes.

# panels/words/glossary/windows.ts
slow-start-threshold-9ada4d = slow-start threshold

# panels/words/glossary/windows.ts
the-slow-start-threshold-up-to-a9250e = The slow-start threshold: up to it cwnd grows fast, beyond it by about one packet a round trip.

# panels/words/glossary/windows.ts
how-many-bytes-are-sent-and-cd2bd2 = How many bytes are sent and neither acknowledged nor given up for lost.

# panels/words/glossary/windows.ts
a-rwnd-9c38d1 = a_rwnd

# panels/words/glossary/windows.ts
the-advertised-receiver-window-the-room-621bd1 = The advertised receiver window: the room that the receiver says it has left in its buffer.

# panels/words/glossary/windows.ts
the-receiver-s-window-as-the-877218 = The receiver’s window as the sender reckons it: what it was last told, less what it has sent since.

# panels/words/glossary/windows.ts
rwnd-c37e72 = rwnd

# panels/words/glossary/windows.ts
the-receiver-s-window-how-many-49dd86 = The receiver’s window: how many bytes beyond the acknowledged ones the receiver is ready to take.

# panels/words/glossary/windows.ts, transport/src/congestion/hystart.rs and 3 more
slow-start-8feffd = slow start

# panels/words/glossary/windows.ts
slow-start-d92863 = slow-start

# panels/words/glossary/windows.ts
the-phase-in-which-cwnd-grows-f41293 = The phase in which cwnd grows with every acknowledgement, so that it doubles about once a round trip.

# panels/words/glossary/windows.ts, transport/src/congestion/hystart.rs and 6 more
congestion-avoidance-d42dd4 = congestion avoidance

# panels/words/glossary/windows.ts
avoidance-8113b6 = avoidance

# panels/words/glossary/windows.ts
the-phase-beyond-ssthresh-in-which-b5755a = The phase beyond ssthresh, in which cwnd grows by about one packet a round trip.

# panels/words/glossary/windows.ts
window-limited-1b6b90 = window-limited

# panels/words/glossary/windows.ts
data-wait-because-the-receiver-s-68124b = Data wait because the receiver’s window is full, whatever cwnd would let go: hatched below the windows.

# panels/words/glossary/windows.ts
application-limited-9eb971 = application-limited

# panels/words/glossary/windows.ts
the-windows-have-room-but-the-3417ab = The windows have room, but the application has no data to send: dotted below the windows.

# panels/words/glossary/windows.ts
fast-115dc3 = fast

# panels/words/glossary/windows.ts
data-reported-missing-often-enough-are-9d229e = Data reported missing often enough are sent again at once, without waiting for the timer.

# panels/words/glossary/windows.ts, transport/src/sctp/event.rs and 1 more
fast-recovery-bc43dd = fast recovery

# panels/words/glossary/windows.ts, world/src/capture/qlog/dialect.rs
recovery-8c5853 = recovery

# panels/words/glossary/windows.ts
from-a-fast-retransmit-until-all-347edf = From a fast retransmit until all that had been sent before it is acknowledged: cwnd is not cut again meanwhile.

# panels/words/glossary/windows.ts
missing-report-c37ed6 = missing report

# panels/words/glossary/windows.ts
an-acknowledgement-that-covers-later-dat-fbc11c = An acknowledgement that covers later data and not this one, which speaks for its loss.

# panels/words/glossary/windows.ts, flows.*.sctp.max_burst and 1 more
max-burst-e00479 = Max.Burst

# panels/words/glossary/windows.ts
how-many-packets-may-leave-at-5c4c6a = How many packets may leave at once when an acknowledgement opens the window.

# panels/words/glossary/windows.ts
byte-counting-93adeb = byte counting

# panels/words/glossary/windows.ts, flows.*.sctp.byte_counting_limit and 6 more
byte-counting-limit-ce961b = Byte counting limit

# panels/words/glossary/windows.ts
in-slow-start-cwnd-grows-by-40b724 = In slow start cwnd grows by the bytes that an acknowledgement covers, up to a limit.

# panels/words/glossary/windows.ts
nagle-s-algorithm-b2f452 = Nagle’s algorithm

# panels/words/glossary/windows.ts, flows.*.tcp.nagle and 3 more
nagle-s-algorithm-fb62c3 = Nagle's algorithm

# panels/words/glossary/windows.ts
a-small-packet-waits-while-others-67c757 = A small packet waits while others are unacknowledged, so that small pieces travel together.

# panels/words/glossary/windows.ts
limited-transmit-995d58 = limited transmit

# panels/words/glossary/windows.ts
the-first-two-duplicate-acknowledgements-3baba8 = The first two duplicate acknowledgements each let a new packet go, so that more reports can come.

# panels/words/glossary/windows.ts, flows.*.sctp.controller and 6 more
cubic-be0846 = CUBIC

# panels/words/glossary/windows.ts
a-congestion-controller-whose-window-fol-275950 = A congestion controller whose window follows a cubic function of the time since the last loss.

# panels/words/glossary/windows.ts, flows.*.sctp.controller and 6 more
bbr-2bf30b = BBR

# panels/words/glossary/windows.ts
bbrv1-7b96b1 = BBRv1

# panels/words/glossary/windows.ts
a-congestion-controller-that-models-the-f4e21e = A congestion controller that models the path by its bandwidth and its shortest round trip, and sends at that rate; losses as such leave it alone.

# panels/words/glossary/windows.ts, flows.*.sctp.controller and 6 more
bbrv3-f8c601 = BBRv3

# panels/words/glossary/windows.ts
bbr-with-bounds-what-losses-show-2c37cc = BBR with bounds: what losses show to be too much in flight holds for the cycle or for longer, and probes for more are rarer.

# panels/words/glossary/windows.ts
max-bw-fd7ce6 = max_bw

# panels/words/glossary/windows.ts
the-largest-delivery-rate-of-this-c9dfb1 = The largest delivery rate of this cycle of BBRv3’s probes and the one before.

# panels/words/glossary/windows.ts
min-rtt-ebfcfc = min_rtt

# panels/words/glossary/windows.ts
the-shortest-round-trip-that-bbrv3-6968c6 = The shortest round trip that BBRv3 knows, of the last ten seconds.

# panels/words/glossary/windows.ts
bw-shortterm-9dde9f = bw_shortterm

# panels/words/glossary/windows.ts
the-rate-that-losses-of-this-3d132d = The rate that losses of this cycle left to BBRv3, until it refills the pipe.

# panels/words/glossary/windows.ts
inflight-shortterm-28c1bf = inflight_shortterm

# panels/words/glossary/windows.ts
what-losses-of-this-cycle-let-39bbce = What losses of this cycle let BBRv3 have in flight, until it refills the pipe.

# panels/words/glossary/windows.ts
inflight-longterm-d82875 = inflight_longterm

# panels/words/glossary/windows.ts
the-most-that-bbrv3-had-in-10d66e = The most that BBRv3 had in flight in a probe without losing more than two in a hundred.

# panels/words/glossary/windows.ts
extra-acked-29d933 = extra_acked

# panels/words/glossary/windows.ts
how-much-more-is-acknowledged-at-c8cdfd = How much more is acknowledged at once than BBRv3’s bandwidth explains, by which its window is larger.

# panels/words/glossary/windows.ts
path-hints-cf7db9 = path hints

# panels/words/glossary/windows.ts
what-tells-a-sender-that-its-dffab1 = What tells a sender that its path is another one: its own terminal at a handover, or a guess by round trips that stay long.

# panels/words/glossary/windows.ts, flows.*.sctp.controller and 6 more
leocc-bae4d5 = LeoCC

# panels/words/glossary/windows.ts
a-controller-made-of-bbr-that-e25564 = A controller made of BBR that finds out when its path was reconfigured, measures it anew then, and filters its bandwidth while round trips show a queue.

# panels/words/glossary/windows.ts
satcp-c8447f = SaTCP

# panels/words/glossary/windows.ts
a-sender-that-knows-of-handovers-bcabd9 = A sender that knows of handovers and does not answer what is lost around them, or comes back from it in a ninth of the time.

# panels/words/glossary/windows.ts
careful-resume-55fe94 = careful resume

# panels/words/glossary/windows.ts
a-new-connection-jumps-to-half-73a693 = A new connection jumps to half of the window that an earlier one had, once its initial window is acknowledged, and falls back if that was too much.

# panels/words/glossary/windows.ts
pipesize-df9b8a = PipeSize

# panels/words/glossary/windows.ts
what-careful-resume-knows-to-have-82fb80 = What careful resume knows to have passed without congestion: what was in flight before the jump, and what is acknowledged since.

# panels/words/glossary/windows.ts, flows.*.tcp.rack and 2 more
rack-24f13e = RACK

# panels/words/glossary/windows.ts
a-segment-is-held-to-be-93c006 = A segment is held to be lost when one that was sent later has arrived for longer than a reordering window.

# panels/words/glossary/windows.ts
tlp-11c417 = TLP

# panels/words/glossary/windows.ts, codes.gen.ts and 1 more
tail-loss-probe-c18b28 = tail loss probe

# panels/words/glossary/windows.ts
one-segment-that-leaves-after-two-5c6df3 = One segment that leaves after two quiet round trips, so that a loss at the end of the data is found without a timeout.

# panels/words/glossary/windows.ts
prr-7969c4 = PRR

# panels/words/glossary/windows.ts
proportional-rate-reduction-c934bc = proportional rate reduction

# panels/words/glossary/windows.ts
while-losses-are-repaired-as-much-e69eba = While losses are repaired as much leaves as has arrived, in proportion to the cut of the window.

# panels/words/glossary/windows.ts, flows.*.tcp.duplicate_blocks and 2 more
dsack-a39389 = DSACK

# panels/words/glossary/windows.ts
duplicate-selective-acknowledgement-6ba2b2 = duplicate selective acknowledgement

# panels/words/glossary/windows.ts
a-block-that-says-which-data-ed1eb0 = A block that says which data came twice, by which a sender sees that what it sent again was not lost.

# panels/words/glossary/windows.ts
rtt0-c0f96f = RTT0

# panels/words/glossary/windows.ts
the-round-trip-of-the-reno-a0d9ee = The round trip of the Reno connection that Hybla is to be as fast as: 25 ms.

# panels/words/glossary/windows.ts
rtprop-07e0bd = RTprop

# panels/words/glossary/windows.ts
the-shortest-round-trip-that-bbr-0248ba = The shortest round trip that BBR knows, which it takes for the path without a queue.

# panels/words/glossary/windows.ts, transport/src/congestion/bbr/leocc/reasons.rs and 2 more
probertt-9a97f4 = ProbeRTT

# panels/words/glossary/windows.ts
probe-rtt-b43679 = PROBE_RTT

# panels/words/glossary/windows.ts
a-phase-of-bbr-with-four-3edb28 = A phase of BBR with four packets in flight, in which queues drain, so that the round trip is measured without one.

# panels/words/glossary/windows.ts
probebw-de4226 = ProbeBW

# panels/words/glossary/windows.ts
probe-bw-d0cbfb = PROBE_BW

# panels/words/glossary/windows.ts
bbr-s-usual-phase-a-round-6b5549 = BBR’s usual phase: a round trip a quarter faster, one a quarter slower, and six at the bandwidth it knows.

# panels/words/glossary/windows.ts
how-fast-a-sender-lets-packets-14cddf = How fast a sender lets packets leave, one by one, whatever its window would allow.

# panels/words/glossary/windows.ts, flows.*.tcp.hystart and 2 more
hystart-fbdd12 = HyStart++

# panels/words/glossary/windows.ts
hystart-237e22 = HyStart

# panels/words/glossary/windows.ts
slow-start-that-ends-when-round-bdbcbc = Slow start that ends when round trips grow longer, before packets are lost.

# panels/words/glossary/windows.ts, flows.*.tcp.recovery and 2 more
newreno-5a8eb7 = NewReno

# panels/words/glossary/windows.ts
tcp-s-fast-recovery-that-takes-7db110 = TCP’s fast recovery that takes a partial acknowledgement for the next loss and sends that again, too.

# panels/words/glossary/windows.ts, flows.*.sctp.controller and 11 more
reno-2a8641 = Reno

# panels/words/glossary/windows.ts
tcp-s-first-fast-recovery-which-315447 = TCP’s first fast recovery, which ends with the first acknowledgement of new data.

# panels/words/glossary/windows.ts
fast-convergence-ec9f23 = fast convergence

# panels/words/glossary/windows.ts
a-cubic-flow-whose-window-was-df0c39 = A CUBIC flow whose window was cut below its last peak yields more room to new flows.

# panels/words/glossary/windows.ts, flows.*.sctp.ecn and 4 more
ecn-42942d = ECN

# panels/words/glossary/windows.ts
explicit-congestion-notification-e523ad = explicit congestion notification

# panels/words/glossary/windows.ts
explicit-congestion-notification-a-route-7e3514 = Explicit congestion notification: a router marks packets instead of dropping them, and the receiver tells the sender.

# panels/words/glossary/windows.ts
cwr-9ed128 = CWR

# panels/words/glossary/windows.ts
the-sender-s-word-that-it-5d83e4 = The sender’s word that it has reduced its window after a congestion mark.

# panels/words/glossary/windows.ts
ecne-51ac19 = ECNE

# panels/words/glossary/windows.ts
ecn-echo-413930 = ECN echo

# panels/words/glossary/windows.ts
ece-cb1672 = ECE

# panels/words/glossary/windows.ts
the-receiver-s-word-to-the-314996 = The receiver’s word to the sender that a packet came with a congestion mark.

# panels/words/glossary/windows.ts, constellations.*.isl.queue_discipline and 2 more
red-65cbe1 = RED

# panels/words/glossary/windows.ts
random-early-detection-a-queue-that-d4b533 = Random early detection: a queue that drops or marks packets at random before it is full.

# panels/words/glossary/windows.ts
arq-e8cad5 = ARQ

# panels/words/glossary/windows.ts
automatic-repeat-request-e9b926 = automatic repeat request

# panels/words/glossary/windows.ts
a-link-sends-a-frame-again-74a71a = A link sends a frame again that its far end has missed, at most as often as its persistence says.

# panels/words/glossary/windows.ts
rohc-176108 = ROHC

# panels/words/glossary/windows.ts
robust-header-compression-b3ef75 = robust header compression

# panels/words/glossary/windows.ts
a-link-sends-how-a-header-34d4bb = A link sends how a header differs from the one before, by a context that both of its ends keep.

# panels/words/glossary/windows.ts
sojourn-time-3d0f31 = sojourn time

# panels/words/glossary/windows.ts
how-long-a-packet-waits-in-952941 = How long a packet waits in a queue, from its arrival until its transmission begins.

# panels/words/glossary/windows.ts, constellations.*.isl.queue_discipline and 2 more
codel-d7fbcf = CoDel

# panels/words/glossary/windows.ts
controlled-delay-a-queue-that-drops-c10bf2 = Controlled delay: a queue that drops or marks packets as they leave, ever more often while all have waited longer than a target over an interval.

# panels/words/glossary/windows.ts, constellations.*.isl.queue_discipline and 2 more
fq-codel-863a45 = FQ-CoDel

# panels/words/glossary/windows.ts
a-codel-queue-for-each-flow-b70369 = A CoDel queue for each flow, served in turn.

# panels/words/glossary/windows.ts, constellations.*.isl.queue_discipline and 2 more
pie-ec0969 = PIE

# panels/words/glossary/windows.ts
proportional-integral-controller-enhance-67012c = Proportional integral controller enhanced: a queue that drops or marks packets at random as they come, by the queueing delay and its trend.

# panels/words/glossary/windows.ts
drop-tail-9c2b02 = drop-tail

# panels/words/glossary/windows.ts
drop-tail-841c69 = drop tail

# panels/words/glossary/windows.ts
a-queue-that-drops-what-arrives-c03381 = A queue that drops what arrives while it is full.
