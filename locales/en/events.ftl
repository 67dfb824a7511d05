### What events, losses and states are called, and why they happen. Written by `npm run words`; do not edit.

# document/runsApart.ts, panels/compare/ComparePanel.tsx and 2 more
# $a: more
more-aef15b = { $a } more

# families/tcp/words.ts, families/xstp/words.ts and 1 more
# $a: ssn
segment-40494f = Segment { $a }

# panels/cards/FlowCard.tsx, transport/src/congestion/bbr3/reasons.rs and 2 more
# $a: plain(at(windows.cwnd))
bytes-7cd3e9 = { $a } bytes

# panels/probing/probingWords.ts, transport/src/xstp/event.rs
# $a: probe
probe-9c6fc9 = Probe { $a }

# panels/streams/chunkWords.ts, transport/src/words.rs
# $a: how
# $b: segments.path[segment] ?? 0
on-path-d1db39 = { $a } on path { $b }

# codes.gen.ts, transport/src/sctp/event.rs and 1 more
inactive-d10226 = inactive

# codes.gen.ts, world/src/recording/codes.rs
active-968796 = active

# codes.gen.ts, world/src/recording/codes.rs
forward-9dc08e = forward

# codes.gen.ts, world/src/recording/codes.rs
reverse-b2d7f2 = reverse

# codes.gen.ts, transport/src/api/packet.rs
report-of-a-packet-that-was-3b1959 = report of a packet that was too big

# codes.gen.ts, transport/src/api/packet.rs and 1 more
poll-707165 = poll

# codes.gen.ts, transport/src/api/packet.rs
unasked-report-0eede4 = unasked report

# codes.gen.ts, transport/src/api/packet.rs
sent-again-by-fast-retransmit-9128a3 = sent again by fast retransmit

# codes.gen.ts, transport/src/api/packet.rs
sent-again-because-it-was-too-c969e5 = sent again because it was too big

# codes.gen.ts, transport/src/api/packet.rs
sent-again-because-it-came-damaged-127344 = sent again because it came damaged

# codes.gen.ts, transport/src/api/packet.rs
ecn-capable-6ab320 = ECN-capable

# codes.gen.ts, transport/src/api/packet.rs
tells-of-a-mark-d0609d = tells of a mark

# codes.gen.ts, transport/src/api/packet.rs
answers-a-mark-66952b = answers a mark

# codes.gen.ts, world/src/recording/codes.rs
delivered-to-a1d440 = delivered to

# codes.gen.ts, network/src/cause/mod.rs
lost-to-corruption-on-the-link-bb962b = lost to corruption on the link to

# codes.gen.ts, network/src/cause/mod.rs
lost-to-a-full-queue-at-ff2048 = lost to a full queue at

# codes.gen.ts, network/src/cause/mod.rs
lost-in-a-handover-before-1d18d5 = lost in a handover before

# codes.gen.ts, network/src/cause/mod.rs
lost-without-a-route-at-8831dc = lost without a route at

# codes.gen.ts, network/src/cause/mod.rs
too-big-for-a-link-at-420ae9 = too big for a link at

# codes.gen.ts, world/src/recording/codes.rs
delivered-with-a-congestion-mark-to-b76e68 = delivered with a congestion mark to

# codes.gen.ts, network/src/cause/mod.rs
dropped-early-by-red-at-9e0f92 = dropped early by RED at

# codes.gen.ts, network/src/cause/mod.rs
lost-as-the-scenario-chose-at-071b0c = lost, as the scenario chose, at

# codes.gen.ts, network/src/cause/mod.rs
lost-in-an-outage-before-26c214 = lost in an outage before

# codes.gen.ts, network/src/cause/mod.rs
lost-in-the-state-of-the-69cf25 = lost in the state of the link to

# codes.gen.ts, network/src/cause/mod.rs
lost-in-a-collision-before-81ebeb = lost in a collision before

# codes.gen.ts, network/src/cause/mod.rs
dropped-by-codel-after-too-long-0db1b1 = dropped by CoDel, after too long a wait, at

# codes.gen.ts, network/src/cause/mod.rs
dropped-early-by-pie-at-26d745 = dropped early by PIE at

# codes.gen.ts, network/src/cause/mod.rs
lost-with-the-context-of-its-27246f = lost with the context of its header on the link to

# codes.gen.ts, network/src/cause/mod.rs
found-damaged-at-502d7f = found damaged at

# codes.gen.ts, world/src/recording/codes.rs
data-sender-83a848 = data sender

# codes.gen.ts, world/src/recording/codes.rs
data-receiver-f8b351 = data receiver

# codes.gen.ts, world/src/recording/codes.rs
neither-02566e = neither

# codes.gen.ts, orbit/src/link.rs
intraplane-isl-ea359e = Intraplane ISL

# codes.gen.ts, orbit/src/link.rs
interplane-isl-4d2908 = Interplane ISL

# codes.gen.ts, orbit/src/link.rs
cross-seam-isl-f9e248 = Cross-seam ISL

# codes.gen.ts, orbit/src/link.rs
nearest-neighbour-isl-fae11a = Nearest-neighbour ISL

# codes.gen.ts, world/src/recording/codes.rs
down-908aec = down

# codes.gen.ts, world/src/recording/codes.rs
up-75a288 = up

# codes.gen.ts, transport/src/api/packet.rs
held-by-the-receiver-c8fbf3 = held by the receiver

# codes.gen.ts, transport/src/api/packet.rs
refused-for-want-of-room-bf2947 = refused for want of room

# codes.gen.ts, transport/src/api/packet.rs
last-3547cb = last

# codes.gen.ts, transport/src/api/packet.rs
first-a7937b = first

# codes.gen.ts, transport/src/api/packet.rs
unordered-a201a4 = unordered

# codes.gen.ts, transport/src/api/packet.rs
acknowledged-at-once-e07ca4 = acknowledged at once

# codes.gen.ts, transport/src/api/packet.rs
interleaved-9d729a = interleaved

# codes.gen.ts, world/src/recording/codes.rs
duplicate-tsn-c5d902 = duplicate TSN

# codes.gen.ts, world/src/recording/codes.rs
gap-54d5db = gap

# codes.gen.ts, world/src/recording/codes.rs
waits-a-slot-0e5eba = waits a slot

# codes.gen.ts, world/src/recording/codes.rs
collides-58a873 = collides

# codes.gen.ts, transport/src/congestion/sky/resume/reasons.rs
the-window-is-full-3855a3 = the window is full

# codes.gen.ts, transport/src/congestion/sky/resume/reasons.rs
the-first-of-the-unvalidated-data-00bcf3 = the first of the unvalidated data are acknowledged

# codes.gen.ts, transport/src/congestion/sky/resume/reasons.rs
a-round-trip-is-over-5290b9 = a round trip is over

# codes.gen.ts, transport/src/congestion/sky/resume/reasons.rs
too-little-was-sent-to-need-648a08 = too little was sent to need it

# codes.gen.ts, transport/src/congestion/sky/resume/reasons.rs
all-unvalidated-data-are-acknowledged-897166 = all unvalidated data are acknowledged

# codes.gen.ts, transport/src/congestion/sky/resume/reasons.rs
a-loss-9c78db = a loss

# codes.gen.ts, transport/src/congestion/sky/resume/reasons.rs
a-congestion-mark-c1411e = a congestion mark

# codes.gen.ts, transport/src/congestion/sky/resume/reasons.rs and 1 more
a-timeout-56182f = a timeout

# codes.gen.ts, transport/src/congestion/sky/resume/reasons.rs
the-round-trip-is-not-the-f3c60c = the round trip is not the saved one

# codes.gen.ts, transport/src/congestion/sky/resume/reasons.rs
another-path-76f32a = another path

# codes.gen.ts, transport/src/congestion/sky/resume/reasons.rs
cwnd-is-as-large-already-b05a29 = cwnd is as large already

# codes.gen.ts, transport/src/sctp/state.rs and 1 more
closed-c3eefb = closed

# codes.gen.ts, transport/src/sctp/state.rs
waiting-for-init-ack-86c424 = waiting for INIT ACK

# codes.gen.ts, transport/src/sctp/state.rs
waiting-for-cookie-ack-d5f980 = waiting for COOKIE ACK

# codes.gen.ts, transport/src/sctp/state.rs and 1 more
established-90221e = established

# codes.gen.ts, transport/src/sctp/state.rs
waiting-for-the-last-acknowledgement-abb6f4 = waiting for the last acknowledgement

# codes.gen.ts, transport/src/sctp/state.rs
waiting-for-shutdown-ack-898ae0 = waiting for SHUTDOWN ACK

# codes.gen.ts, transport/src/sctp/state.rs
asked-to-shut-down-f4c484 = asked to shut down

# codes.gen.ts, transport/src/sctp/state.rs
waiting-for-shutdown-complete-ac0173 = waiting for SHUTDOWN COMPLETE

# codes.gen.ts, transport/src/sctp/state.rs and 2 more
over-5fb6a4 = over

# codes.gen.ts, transport/src/sctp/state.rs
aborted-a2d1c6 = aborted

# codes.gen.ts, transport/src/sctp/event/damage.rs
it-says-that-it-returns-less-e4b2f4 = it says that it returns less than it does

# codes.gen.ts, transport/src/sctp/event/damage.rs
it-returns-a-packet-with-another-a10f13 = it returns a packet with another verification tag

# codes.gen.ts, transport/src/sctp/event/damage.rs
the-data-that-it-returns-are-b06263 = the data that it returns are not those that were sent

# codes.gen.ts, transport/src/sctp/event/sharing.rs
linked-increases-lia-fc4d33 = linked increases (LIA)

# codes.gen.ts, transport/src/sctp/event/sharing.rs
opportunistic-linked-increases-olia-1a223a = opportunistic linked increases (OLIA)

# codes.gen.ts, transport/src/sctp/event/sharing.rs
resource-pooling-by-ssthresh-cmt-rpv1-14476f = resource pooling by ssthresh (CMT/RPv1)

# codes.gen.ts, transport/src/sctp/event/sharing.rs
resource-pooling-by-bandwidths-cmt-rpv2-caa126 = resource pooling by bandwidths (CMT/RPv2)

# codes.gen.ts, transport/src/sctp/wire/asconf.rs
added-279b8a = added

# codes.gen.ts, transport/src/sctp/wire/asconf.rs
deleted-1185f3 = deleted

# codes.gen.ts, transport/src/sctp/wire/asconf.rs
made-the-primary-d275df = made the primary

# codes.gen.ts, transport/src/sctp/event/messages.rs
its-lifetime-is-over-9e7c5d = its lifetime is over

# codes.gen.ts, transport/src/sctp/event/messages.rs
it-was-sent-again-as-often-d92eed = it was sent again as often as it may be

# codes.gen.ts, transport/src/sctp/event/messages.rs
more-important-messages-need-its-room-21b1a1 = more important messages need its room

# codes.gen.ts, transport/src/sctp/event/messages.rs
there-was-nothing-to-do-02aa98 = there was nothing to do

# codes.gen.ts, transport/src/sctp/event/messages.rs
it-is-done-c8f0e5 = it is done

# codes.gen.ts, transport/src/sctp/event/messages.rs
it-is-denied-105c87 = it is denied

# codes.gen.ts, transport/src/sctp/event/messages.rs
there-is-no-such-stream-75b2ea = there is no such stream

# codes.gen.ts, transport/src/sctp/event/messages.rs
another-request-is-in-progress-5e7f6d = another request is in progress

# codes.gen.ts, transport/src/sctp/event/messages.rs
it-has-a-bad-sequence-number-dc5e2b = it has a bad sequence number

# codes.gen.ts, transport/src/sctp/event/messages.rs
it-is-in-progress-b793fb = it is in progress

# codes.gen.ts, transport/src/sctp/event/messages.rs
the-peer-is-to-begin-streams-fab1d8 = The peer is to begin streams anew

# codes.gen.ts, transport/src/sctp/event/messages.rs
more-streams-are-asked-for-f688ed = More streams are asked for

# codes.gen.ts, transport/src/sctp/event/messages.rs
the-peer-is-to-have-more-a4b252 = The peer is to have more streams

# codes.gen.ts, transport/src/sctp/event.rs
the-primary-is-active-again-eb24a1 = the primary is active again

# codes.gen.ts, transport/src/sctp/event.rs
not-known-to-reach-the-peer-463bf7 = not known to reach the peer

# codes.gen.ts, transport/src/sctp/event.rs
another-path-is-the-primary-a8a3b2 = another path is the primary

# codes.gen.ts, transport/src/sctp/reasons.rs
its-verification-tag-is-another-one-bc7396 = its verification tag is another one

# codes.gen.ts, transport/src/sctp/reasons.rs
other-chunks-share-its-packet-e721d3 = other chunks share its packet

# codes.gen.ts, transport/src/sctp/reasons.rs
its-cookie-was-not-signed-by-9d9e6f = its cookie was not signed by this host

# codes.gen.ts, transport/src/sctp/reasons.rs
its-cookie-is-of-another-attempt-4070b1 = its cookie is of another attempt to set up the association

# codes.gen.ts, transport/src/sctp/reasons.rs
nobody-waits-for-an-association-any-d9f451 = nobody waits for an association any more

# codes.gen.ts, transport/src/sctp/reasons.rs
it-is-taken-only-behind-an-696930 = it is taken only behind an AUTH chunk

# codes.gen.ts, transport/src/sctp/reasons.rs
the-code-of-its-auth-chunk-54d582 = the code of its AUTH chunk is wrong

# codes.gen.ts, transport/src/sctp/reasons.rs
its-auth-chunk-names-another-key-b9d2bc = its AUTH chunk names another key or hash

# codes.gen.ts, transport/src/sctp/reasons.rs
its-checksum-is-zero-which-its-0fa2ce = its checksum is zero, which its sender may not leave out

# codes.gen.ts, transport/src/sctp/reasons.rs
nobody-takes-sctp-out-of-udp-36d436 = nobody takes SCTP out of UDP here

# codes.gen.ts, transport/src/sctp/reasons.rs
the-peer-has-started-anew-113588 = the peer has started anew

# codes.gen.ts, transport/src/sctp/reasons.rs
both-ends-have-called-each-other-38ff48 = both ends have called each other

# codes.gen.ts, transport/src/sctp/reasons.rs
it-has-come-before-031a81 = it has come before

# codes.gen.ts
closed-f6deab = CLOSED

# codes.gen.ts
syn-sent-07480e = SYN-SENT

# codes.gen.ts
syn-received-814584 = SYN-RECEIVED

# codes.gen.ts
established-5580e9 = ESTABLISHED

# codes.gen.ts
fin-wait-1-adcceb = FIN-WAIT-1

# codes.gen.ts
fin-wait-2-f86818 = FIN-WAIT-2

# codes.gen.ts
close-wait-c79804 = CLOSE-WAIT

# codes.gen.ts
closing-421d68 = CLOSING

# codes.gen.ts
last-ack-2b3b18 = LAST-ACK

# codes.gen.ts
time-wait-15a655 = TIME-WAIT

# codes.gen.ts, transport/src/tcp/event.rs
reset-01be30 = reset

# codes.gen.ts, transport/src/tcp/packet.rs
held-to-be-lost-970fff = held to be lost

# codes.gen.ts, transport/src/tcp/packet.rs
rescue-824ef7 = rescue

# codes.gen.ts, transport/src/tcp/packet.rs
window-probe-4b803b = window probe

# codes.gen.ts, transport/src/tcp/packet.rs
timestamps-1c68bb = timestamps

# codes.gen.ts, transport/src/tcp/packet.rs
duplicates-fcea22 = duplicates

# codes.gen.ts, transport/src/tcp/event/probing.rs
duplicate-acknowledgements-17a6c4 = duplicate acknowledgements

# codes.gen.ts
probe1-086c57 = PROBE1

# codes.gen.ts
pr1-ack-897fb8 = PR1_ACK

# codes.gen.ts
probe2-092cff = PROBE2

# codes.gen.ts
pr2-ack-72c229 = PR2_ACK

# codes.gen.ts
bgnak-30813a = BGNAK

# codes.gen.ts
endak-f6e988 = ENDAK

# codes.gen.ts, transport/src/xstp/event.rs
none-of-what-it-names-has-4bb448 = none of what it names has been under way for a round trip

# codes.gen.ts, transport/src/xstp/event.rs
it-came-unasked-while-probing-7474d0 = it came unasked while probing

# codes.gen.ts, transport/src/xstp/event.rs
its-poll-is-not-in-the-78ad73 = its POLL is not in the probing map

# codes.gen.ts, transport/src/xstp/event.rs
no-stat-came-between-two-polls-a2c31c = no STAT came between two POLLs

# codes.gen.ts, transport/src/xstp/event.rs
a-report-would-make-the-sender-c233c0 = a report would make the sender send again

# codes.gen.ts, transport/src/xstp/event.rs
opening-2b3fdf = opening

# codes.gen.ts, transport/src/xstp/event.rs
ending-063a4c = ending

# codes.gen.ts, transport/src/xstp/event.rs
half-closed-265cd4 = half closed

# codes.gen.ts, transport/src/xstp/event.rs
closed-by-the-peer-94e76e = closed by the peer

# codes.gen.ts, transport/src/xstp/event.rs
ending-last-5ee9a7 = ending last

# events.gen.ts, transport/src/api/event.rs
losses-5bf03f = Losses

# events.gen.ts, transport/src/api/event.rs and 1 more
handovers-fe8fa3 = Handovers

# events.gen.ts, transport/src/api/event.rs
dated-changes-0a89ad = Dated changes

# events.gen.ts, transport/src/api/event.rs
probing-cycles-fcdc5a = Probing cycles

# events.gen.ts, transport/src/api/event.rs
path-hints-4d856e = Path hints

# events.gen.ts, transport/src/api/event.rs
route-changes-d789ec = Route changes

# events.gen.ts, transport/src/api/event.rs
path-states-d5451d = Path states

# events.gen.ts, transport/src/api/event.rs
packet-sizes-24501f = Packet sizes

# events.gen.ts, transport/src/api/event.rs
receive-buffer-blocking-2963d4 = Receive-buffer blocking

# events.gen.ts, transport/src/api/event.rs
window-changes-48eb99 = Window changes

# events.gen.ts, transport/src/api/event.rs
round-trips-cd3487 = Round trips

# events.gen.ts, transport/src/api/event.rs and 1 more
association-c1d434 = Association

# losses.gen.ts, network/src/cause/mod.rs
to-corruption-0fddbb = to corruption

# losses.gen.ts, network/src/cause/mod.rs
full-queue-a31a83 = full queue

# losses.gen.ts, network/src/cause/mod.rs
to-full-queues-ffa326 = to full queues

# losses.gen.ts, network/src/cause/mod.rs
in-handovers-6cd1e0 = in handovers

# losses.gen.ts, network/src/cause/mod.rs
no-route-e5eae2 = no route

# losses.gen.ts, network/src/cause/mod.rs
without-a-route-e1eafd = without a route

# losses.gen.ts, network/src/cause/mod.rs
as-too-big-3a0eb4 = as too big

# losses.gen.ts, network/src/cause/mod.rs
early-drop-589113 = early drop

# losses.gen.ts, network/src/cause/mod.rs
to-early-drops-by-red-708393 = to early drops by RED

# losses.gen.ts, network/src/cause/mod.rs
by-the-scenario-e10059 = by the scenario

# losses.gen.ts, network/src/cause/mod.rs
outage-4398c2 = outage

# losses.gen.ts, network/src/cause/mod.rs
in-outages-9b9312 = in outages

# losses.gen.ts, network/src/cause/mod.rs
to-the-bad-state-of-a-245415 = to the bad state of a link

# losses.gen.ts, network/src/cause/mod.rs
collision-9550e7 = collision

# losses.gen.ts, network/src/cause/mod.rs
in-collisions-a8d9f1 = in collisions

# losses.gen.ts, network/src/cause/mod.rs
standing-queue-52c315 = standing queue

# losses.gen.ts, network/src/cause/mod.rs
to-codel-for-the-queue-stood-00ce35 = to CoDel, for the queue stood too long

# losses.gen.ts, network/src/cause/mod.rs
delay-drop-68d863 = delay drop

# losses.gen.ts, network/src/cause/mod.rs
to-pie-by-the-queueing-delay-fb3395 = to PIE, by the queueing delay

# losses.gen.ts, network/src/cause/mod.rs
header-context-3c3145 = header context

# losses.gen.ts, network/src/cause/mod.rs
to-broken-contexts-of-headers-811d59 = to broken contexts of headers

# losses.gen.ts, network/src/cause/mod.rs
wrong-checksum-792203 = wrong checksum

# losses.gen.ts, network/src/cause/mod.rs
to-wrong-checksums-a27ebe = to wrong checksums

# transport/src/api.rs
takes-all-data-at-once-and-9a441e = takes all data at once, and no messages as time goes on

# transport/src/api/event.rs
what-an-event-means-to-who-251e4d = What an event means to who looks for causes and effects, whatever its family calls it.

# transport/src/api/event.rs
repairs-1c007c = Repairs

# transport/src/api/event.rs
the-sender-does-something-about-a-bd8578 = The sender does something about a loss that it believes in.

# transport/src/api/event.rs
resends-80da9c = Resends

# transport/src/api/event.rs
data-are-sent-again-which-may-31986e = Data are sent again, which may belong to an earlier repair.

# transport/src/api/event.rs
the-sender-takes-a-loss-for-d92fe2 = The sender takes a loss for corruption, for want of a congestion mark or by a report of its receiver.

# transport/src/api/event.rs
unanswered-aa9654 = Unanswered

# transport/src/api/event.rs
a-probe-of-an-idle-path-55575c = A probe of an idle path was not answered.

# transport/src/api/event.rs
the-kinds-that-timeline-charts-and-cef682 = The kinds that timeline, charts and list tell apart; the first ones have a mark of their own.

# transport/src/api/event.rs
a-packet-is-lost-on-its-7d7521 = A packet is lost on its way.

# transport/src/api/event.rs
a-loss-is-repaired-before-the-b43d12 = A loss is repaired before the timer expires.

# transport/src/api/event.rs
the-retransmission-timer-expires-2b3b97 = The retransmission timer expires.

# transport/src/api/event.rs
new-data-take-another-path-830064 = New data take another path.

# transport/src/api/event.rs
a-terminal-changes-its-satellite-5a932b = A terminal changes its satellite.

# transport/src/api/event.rs
a-terminal-must-choose-its-satellite-f00b8d = A terminal must choose its satellite anew.

# transport/src/api/event.rs
the-delay-rate-losses-or-state-553c77 = The delay, rate, losses or state of a link changes.

# transport/src/api/event.rs
a-host-reboots-or-somebody-sends-7b9b78 = A host reboots, or somebody sends packets in the name of another.

# transport/src/api/event.rs
something-becomes-different-because-the--c9977c = Something becomes different because the scenario says so.

# transport/src/api/event.rs
the-sender-probes-whether-a-loss-7184ea = The sender probes whether a loss means congestion.

# transport/src/api/event.rs
the-sender-is-told-or-guesses-d0fb9f = The sender is told, or guesses, that its path has changed.

# transport/src/api/event.rs
the-route-of-a-path-changes-94d09e = The route of a path changes.

# transport/src/api/event.rs
a-path-fails-works-again-or-d3658e = A path fails, works again or is known to.

# transport/src/api/event.rs
an-idle-path-is-probed-e558f5 = An idle path is probed.

# transport/src/api/event.rs
a-router-marks-packets-and-the-f0c8c2 = A router marks packets, and the sender hears of it.

# transport/src/api/event.rs
the-path-mtu-changes-d2a693 = The path MTU changes.

# transport/src/api/event.rs
data-are-sent-again-b6dc22 = Data are sent again.

# transport/src/api/event.rs
data-wait-because-the-receiver-s-db19f2 = Data wait because the receiver's buffer is full of what overtook others.

# transport/src/api/event.rs
a-message-is-given-up-or-c6767d = A message is given up, or the receiver is told of it.

# transport/src/api/event.rs
cwnd-or-the-peer-s-window-d801c3 = cwnd or the peer's window changes.

# transport/src/api/event.rs
a-round-trip-is-measured-or-65d74a = A round trip is measured, or its timeout changes.

# transport/src/api/event.rs
data-wait-at-the-receiver-come-50e8af = Data wait at the receiver, come twice or find no room.

# transport/src/api/event.rs
the-association-is-set-up-shut-a889bc = The association is set up, shut down or given up.

# transport/src/api/packet.rs
what-a-packet-is-4a10ff = What a packet is.

# transport/src/api/packet.rs
carries-user-data-fc3b20 = Carries user data.

# transport/src/api/packet.rs
acknowledges-and-carries-no-data-df8111 = Acknowledges and carries no data.

# transport/src/api/packet.rs
sets-the-flow-up-or-shuts-948c20 = Sets the flow up or shuts it down.

# transport/src/api/packet.rs
probes-a-path-69b1a0 = Probes a path.

# transport/src/api/packet.rs
an-icmp-message-a-packet-was-2009f4 = An ICMP message: a packet was too big (RFC 792, RFC 1191).

# transport/src/api/packet.rs
asks-for-a-report-153aaf = Asks for a report.

# transport/src/api/packet.rs
reports-unasked-what-is-missing-4b6c41 = Reports unasked what is missing.

# transport/src/api/packet.rs
why-a-packet-carries-data-that-67e404 = Why a packet carries data that was sent before.

# transport/src/api/packet.rs
it-does-not-a1e11f = It does not.

# transport/src/api/packet.rs
reported-missing-often-enough-7ed5f0 = Reported missing often enough.

# transport/src/api/packet.rs, transport/src/tcp/event/probing.rs
the-retransmission-timer-expired-2bdfc1 = The retransmission timer expired.

# transport/src/api/packet.rs
a-router-said-that-the-packet-dea924 = A router said that the packet was too big (RFC 1191); it may be fragmented now.

# transport/src/api/packet.rs
the-receiver-reported-that-its-packet-b3bf23 = The receiver reported that its packet came damaged.

# transport/src/api/packet.rs
what-a-packet-says-of-congestion-bf40b5 = What a packet says of congestion marks (RFC 3168).

# transport/src/api/packet.rs
its-ip-header-says-that-a-50f310 = Its IP header says that a mark is understood.

# transport/src/api/packet.rs
it-tells-the-sender-of-a-cc2bc1 = It tells the sender of a mark.

# transport/src/api/packet.rs
it-says-that-the-sender-has-de2782 = It says that the sender has answered the mark.

# transport/src/api/packet.rs
what-a-piece-of-data-is-da6c07 = What a piece of data is of its message.

# transport/src/api/packet.rs
the-last-of-its-message-b8a3c9 = The last of its message.

# transport/src/api/packet.rs
the-first-of-its-message-3e8822 = The first of its message.

# transport/src/api/packet.rs
it-waits-for-no-other-09ac39 = It waits for no other.

# transport/src/api/packet.rs
its-sender-wants-to-hear-of-8a0701 = Its sender wants to hear of it at once.

# transport/src/api/packet.rs
pieces-of-other-messages-may-come-8560ce = Pieces of other messages may come between those of its message (I-DATA).

# transport/src/api/packet.rs
what-became-of-a-piece-of-b25fd6 = What became of a piece of data at the receiver.

# transport/src/api/packet.rs
it-waits-for-an-earlier-one-5efe87 = It waits for an earlier one of its stream, for the rest of its message, or to be read.

# transport/src/api/packet.rs
the-application-has-it-f9e548 = The application has it.

# transport/src/api/packet.rs
the-buffer-had-no-room-for-31ba39 = The buffer had no room for it.

# transport/src/api/packet.rs
its-sender-has-given-it-up-eac342 = Its sender has given it up, or the rest of its message.

# transport/src/congestion/bbr/leocc/reasons.rs
# $a: value
a-reconfiguration-no-answer-for-9a5d2c = A reconfiguration: no answer for { $a }

# transport/src/congestion/bbr/leocc/reasons.rs
# $a: value
# $b: value
with-probes-every-10-ms-none-71dc3c = With probes every 10 ms none would have been answered for { $a }, and { $b } show that the path was reconfigured: what was measured of it no longer holds.

# transport/src/congestion/bbr/leocc/reasons.rs
a-reconfiguration-by-the-schedule-8d86c5 = A reconfiguration by the schedule

# transport/src/congestion/bbr/leocc/reasons.rs
# $a: value
every-the-path-is-reconfigured-within-6d03d5 = Every { $a } the path is reconfigured, within the next 100 ms: what was measured of it no longer holds.

# transport/src/congestion/bbr/leocc/reasons.rs
lai-et-al-2025-leocc-leocc-2e2c02 = Lai et al. 2025 (LeoCC), leocc.c of the simulation: PERIOD, offset

# transport/src/congestion/bbr/leocc/reasons.rs, transport/src/congestion/bbr/reasons.rs and 1 more
probing-for-the-round-trip-277a9a = Probing for the round trip

# transport/src/congestion/bbr/leocc/reasons.rs
# $a: value
with-part-of-what-the-path-db33c6 = With part of what the path held in flight no queue stands, and the last round trip is the shortest one from then on. { $a }

# transport/src/congestion/bbr/leocc/reasons.rs, transport/src/congestion/bbr/reasons.rs and 1 more
probebw-up-9a9a10 = ProbeBW up

# transport/src/congestion/bbr/leocc/reasons.rs
# $a: value
probing-gently-for-bandwidth-at-10554d = Probing gently for bandwidth at { $a }

# transport/src/congestion/bbr/leocc/reasons.rs
# $a: value
round-trips-show-a-queue-data-257762 = Round trips show a queue: data leave a twentieth faster and not a quarter. { $a }

# transport/src/congestion/bbr/leocc/reasons.rs
# $a: value
filtered-bandwidth-f91494 = Filtered bandwidth: { $a }

# transport/src/congestion/bbr/leocc/reasons.rs
# $a: value
# $b: value
# $c: value
# $d: value
round-trips-of-are-longer-than-e0971d = Round trips of { $a } are longer than the shortest one, { $b }, by more than they swing: a Kalman filter over the rates of round trips gives { $c }, where the largest of ten was { $d }.

# transport/src/congestion/bbr/leocc/reasons.rs
# $a: value
largest-bandwidth-b06629 = Largest bandwidth: { $a }

# transport/src/congestion/bbr/leocc/reasons.rs
# $a: value
round-trips-are-the-largest-rate-aff0a1 = Round trips are { $a }: the largest rate of ten round trips holds again.

# transport/src/congestion/bbr/leocc/settings.rs
how-leocc-finds-out-that-its-5de17b = How LeoCC finds out that its path was reconfigured.

# transport/src/congestion/bbr/leocc/settings.rs
the-settings-of-leocc-e7a054 = The settings of LeoCC.

# transport/src/congestion/bbr/leocc/settings.rs
hints-alone-tells-of-no-reconfiguration-a9a6b5 = "hints" alone tells of no reconfiguration where there is no path hint

# transport/src/congestion/bbr/mod.rs
what-bbr-makes-of-a-hint-8f56c4 = What BBR makes of a hint that its path is another one.

# transport/src/congestion/bbr/mod.rs
the-settings-of-bbr-96ff40 = The settings of BBR.

# transport/src/congestion/bbr/reasons.rs, transport/src/congestion/bbr3/reasons.rs
no-round-trip-known-3b4f15 = no round trip known

# transport/src/congestion/bbr/reasons.rs
# $a: value
rtprop-2c4a4c = RTprop { $a }

# transport/src/congestion/bbr/reasons.rs
# $a: value
# $b: rtt
# $c: value
# $d: value
bandwidth-data-leave-at-cwnd-bytes-c09bce = Bandwidth { $a }, { $b }: data leave at { $c }, cwnd { $d } bytes.

# transport/src/congestion/bbr/reasons.rs, transport/src/congestion/bbr3/beside.rs and 1 more
startup-65d482 = Startup

# transport/src/congestion/bbr/reasons.rs, transport/src/congestion/bbr3/reasons.rs
# $a: value
startup-at-184e4c = Startup at { $a }

# transport/src/congestion/bbr/reasons.rs
# $a: value
the-rate-doubles-each-round-trip-16399c = The rate doubles each round trip until the bandwidth grows no more. { $a }

# transport/src/congestion/bbr/reasons.rs
linux-tcp-bbr-c-bbr-startup-050850 = Linux tcp_bbr.c, BBR_STARTUP; Cardwell et al. 2016

# transport/src/congestion/bbr/reasons.rs, transport/src/congestion/bbr3/beside.rs and 1 more
drain-795b04 = Drain

# transport/src/congestion/bbr/reasons.rs, transport/src/congestion/bbr3/reasons.rs
# $a: value
drain-at-7c7a67 = Drain at { $a }

# transport/src/congestion/bbr/reasons.rs
# $a: value
for-three-rounds-the-bandwidth-grew-b945dc = For three rounds the bandwidth grew by less than a quarter: the pipe is full, and the queue is to go. { $a }

# transport/src/congestion/bbr/reasons.rs
linux-tcp-bbr-c-bbr-check-65d722 = Linux tcp_bbr.c, bbr_check_full_bw_reached, bbr_check_drain

# transport/src/congestion/bbr/reasons.rs, transport/src/congestion/bbr3/reasons.rs
# $a: value
probing-for-bandwidth-at-569f40 = Probing for bandwidth at { $a }

# transport/src/congestion/bbr/reasons.rs
# $a: value
for-a-round-trip-data-leave-6bea6f = For a round trip data leave a quarter faster, in case there is more. { $a }

# transport/src/congestion/bbr/reasons.rs
linux-tcp-bbr-c-bbr-pacing-676898 = Linux tcp_bbr.c, bbr_pacing_gain

# transport/src/congestion/bbr/reasons.rs, transport/src/congestion/bbr3/reasons.rs
probebw-down-72b1bf = ProbeBW down

# transport/src/congestion/bbr/reasons.rs, transport/src/congestion/bbr3/reasons.rs
# $a: value
draining-what-was-probed-at-405761 = Draining what was probed at { $a }

# transport/src/congestion/bbr/reasons.rs
# $a: value
data-leave-a-quarter-slower-until-cea77d = Data leave a quarter slower until what the probe has queued is gone. { $a }

# transport/src/congestion/bbr/reasons.rs
linux-tcp-bbr-c-bbr-pacing-150a68 = Linux tcp_bbr.c, bbr_pacing_gain, bbr_is_next_cycle_phase

# transport/src/congestion/bbr/reasons.rs, transport/src/congestion/bbr3/reasons.rs
probebw-cruise-b7264c = ProbeBW cruise

# transport/src/congestion/bbr/reasons.rs, transport/src/congestion/bbr3/reasons.rs
# $a: value
cruising-at-6599d8 = Cruising at { $a }

# transport/src/congestion/bbr/reasons.rs
# $a: value
data-leave-as-fast-as-they-d07848 = Data leave as fast as they arrive, less one percent. { $a }

# transport/src/congestion/bbr/reasons.rs
# $a: value
no-round-trip-was-as-short-fc1a3a = No round trip was as short for a while: with four packets in flight queues drain, and what is measured is the path. { $a }

# transport/src/congestion/bbr/reasons.rs
linux-tcp-bbr-c-bbr-update-cd27e5 = Linux tcp_bbr.c, bbr_update_min_rtt

# transport/src/congestion/bbr/reasons.rs, transport/src/congestion/bbr3/reasons.rs
# $a: value
# $b: value
model-cwnd-bytes-db3c7a = Model: { $a }, cwnd { $b } bytes

# transport/src/congestion/bbr/reasons.rs
linux-tcp-bbr-c-bbr-update-aea824 = Linux tcp_bbr.c, bbr_update_model, bbr_set_cwnd

# transport/src/congestion/bbr/reasons.rs
# $a: value
a-policer-at-6d3efa = A policer at { $a }

# transport/src/congestion/bbr/reasons.rs
# $a: value
twice-in-a-row-a-fifth-1f6ded = Twice in a row a fifth was lost at the same rate: { $a } are a policer's, and hold for 48 round trips.

# transport/src/congestion/bbr/reasons.rs
linux-tcp-bbr-c-bbr-lt-044b5c = Linux tcp_bbr.c, bbr_lt_bw_interval_done; Flach et al. 2016

# transport/src/congestion/bbr3/beside.rs
# $a: name
# $b: value
# $c: bbr
acknowledgement-a9513f = { $a }, acknowledgement { $b }: { $c }

# transport/src/congestion/bbr3/beside.rs
# $a: value
# $b: at
cwnd-164ebc = cwnd { $a }: { $b }

# transport/src/congestion/bbr3/beside.rs
# $a: value
# $b: at
max-bw-baf0d8 = max_bw { $a }: { $b }

# transport/src/congestion/bbr3/beside.rs
# $a: value
# $b: at
pacing-rate-1732e6 = pacing rate { $a }: { $b }

# transport/src/congestion/bbr3/beside.rs
# $a: theirs
# $b: at
bound-de9bca = bound { $a }: { $b }

# transport/src/congestion/bbr3/beside.rs
down-b86d11 = Down

# transport/src/congestion/bbr3/beside.rs
cruise-278050 = Cruise

# transport/src/congestion/bbr3/beside.rs
refill-628046 = Refill

# transport/src/congestion/bbr3/beside.rs
probertt-534c5f = ProbeRtt

# transport/src/congestion/bbr3/beside.rs
they-have-more-lines-248eeb = they have more lines

# transport/src/congestion/bbr3/reasons.rs
# $a: value
min-rtt-44ba62 = min_rtt { $a }

# transport/src/congestion/bbr3/reasons.rs
# $a: value
# $b: rtt
# $c: value
# $d: value
max-bw-data-leave-at-cwnd-a48079 = max_bw { $a }, { $b }: data leave at { $c }, cwnd { $d } bytes.

# transport/src/congestion/bbr3/reasons.rs
no-inflight-longterm-786374 = no inflight_longterm

# transport/src/congestion/bbr3/reasons.rs
# $a: value
inflight-longterm-e67f38 = inflight_longterm { $a }

# transport/src/congestion/bbr3/reasons.rs
no-inflight-shortterm-4ef7f8 = no inflight_shortterm

# transport/src/congestion/bbr3/reasons.rs
# $a: value
inflight-shortterm-c7aa7a = inflight_shortterm { $a }

# transport/src/congestion/bbr3/reasons.rs
no-bw-shortterm-c8f5b0 = no bw_shortterm

# transport/src/congestion/bbr3/reasons.rs
# $a: value
bw-shortterm-39b51f = bw_shortterm { $a }

# transport/src/congestion/bbr3/reasons.rs
# $a: value
the-rate-doubles-each-round-trip-c04783 = The rate doubles each round trip until the bandwidth grows no more or too much is lost. { $a }

# transport/src/congestion/bbr3/reasons.rs
# $a: value
the-pipe-is-full-at-half-871185 = The pipe is full: at half of the bandwidth, until no more is in flight than the path holds. { $a }

# transport/src/congestion/bbr3/reasons.rs
# $a: value
data-leave-a-tenth-slower-than-7c470f = Data leave a tenth slower than they arrive, until the queue is gone and some room is left for others. { $a }

# transport/src/congestion/bbr3/reasons.rs
# $a: value
data-leave-as-fast-as-they-e73753 = Data leave as fast as they arrive, less one percent; what is lost bounds rate and window until the next probe. { $a }

# transport/src/congestion/bbr3/reasons.rs
probebw-refill-6ee2d3 = ProbeBW refill

# transport/src/congestion/bbr3/reasons.rs
# $a: value
refilling-the-pipe-at-43ae40 = Refilling the pipe at { $a }

# transport/src/congestion/bbr3/reasons.rs
# $a: value
for-a-round-trip-the-bounds-a945d0 = For a round trip the bounds that losses of this cycle set are forgotten, so that the probe begins with a full pipe. { $a }

# transport/src/congestion/bbr3/reasons.rs
# $a: value
data-leave-a-quarter-faster-until-17cf6e = Data leave a quarter faster, until the bandwidth grows no more, too much is lost, or a level is met that was too high before. { $a }

# transport/src/congestion/bbr3/reasons.rs
# $a: value
no-round-trip-was-shorter-for-2ad454 = No round trip was shorter for a while: with half of what the path holds in flight queues drain, and what is measured is the path. { $a }

# transport/src/congestion/bbr3/reasons.rs
# $a: value
bounds-744c89 = Bounds: { $a }

# transport/src/congestion/bbr3/reasons.rs
# $a: value
# $b: value
# $c: value
# $d: value
extra-acked-db9a3a = { $a }, { $b }, { $c }; extra_acked { $d }.

# transport/src/congestion/bbr3/reasons.rs
# $a: value
startup-lost-4a7c9a = Startup lost { $a }

# transport/src/congestion/bbr3/reasons.rs
# $a: value
# $b: value
# $c: value
# $d: value
of-bytes-were-lost-in-a-6c1c81 = { $a } of { $b } bytes were lost in a round trip of recovery, in { $c }: the pipe is full. inflight_longterm is { $d }.

# transport/src/congestion/bbr3/reasons.rs
# $a: value
the-probe-lost-96b2f5 = The probe lost { $a }

# transport/src/congestion/bbr3/reasons.rs
# $a: value
# $b: value
# $c: value
of-bytes-in-flight-were-lost-2e77ba = { $a } of { $b } bytes in flight were lost, more than may be: { $c }.

# transport/src/congestion/bbr3/reasons.rs
the-probe-ends-as-a-precaution-47d9ed = The probe ends as a precaution

# transport/src/congestion/bbr3/reasons.rs
# $a: value
# $b: value
bytes-in-flight-meet-the-at-0c5838 = { $a } bytes in flight meet the { $b } at which the last probe lost too much. If a round trip without such losses follows, it probes again at once.

# transport/src/congestion/bbr3/reasons.rs
# $a: value
restart-after-a-pause-at-cd839d = Restart after a pause at { $a }

# transport/src/congestion/bbr3/reasons.rs
# $a: value
nothing-was-in-flight-for-want-08886c = Nothing was in flight for want of data: they leave at the bandwidth, and the window of { $a } stays.

# transport/src/congestion/bbr3/reasons.rs
# $a: value
losses-undone-cwnd-bytes-c65093 = Losses undone: cwnd { $a } bytes

# transport/src/congestion/bbr3/reasons.rs
what-was-taken-for-lost-had-11b809 = What was taken for lost had arrived: window, bounds and the probe that they ended are back.

# transport/src/congestion/bbr3/reasons.rs
place-places-426d28 =
    { $a ->
        [one] place
       *[other] places
    }

# transport/src/congestion/bbr3/settings.rs
the-settings-of-bbrv3-7f39c0 = The settings of BBRv3.

# transport/src/congestion/cubic.rs
whose-reno-a-cubic-flow-is-cfd3fb = Whose Reno a CUBIC flow is to be as fast as.

# transport/src/congestion/cubic.rs
the-settings-of-cubic-eac023 = The settings of CUBIC.

# transport/src/congestion/cubic.rs
cubic-growth-d9f68c = cubic growth

# transport/src/congestion/cubic.rs
# $a: value
cubic-growth-cwnd-bytes-22ede8 = Cubic growth: cwnd { $a } bytes

# transport/src/congestion/cubic.rs
# $a: value
# $b: value
# $c: value
# $d: value
cwnd-to-bytes-the-cubic-function-eab3b0 = cwnd { $a } to { $b } bytes: the cubic function reaches { $c } bytes in a round trip, its plateau is at { $d } bytes.

# transport/src/congestion/cubic.rs
# $a: value
reno-friendly-growth-cwnd-bytes-275060 = Reno-friendly growth: cwnd { $a } bytes

# transport/src/congestion/cubic.rs
# $a: value
# $b: value
# $c: value
# $d: value
cwnd-to-bytes-a-reno-flow-e47639 = cwnd { $a } to { $b } bytes: a Reno flow would have { $c } bytes, the cubic function gives { $d }.

# transport/src/congestion/declare.rs
controllers-baebf1 = Controllers

# transport/src/congestion/declare.rs
the-settings-of-congestion-controllers-0fbd68 = The settings of congestion controllers.

# transport/src/congestion/declare.rs
two-reasons-of-controllers-have-one-0b75e7 = two reasons of controllers have one number

# transport/src/congestion/hybla.rs
whose-arithmetic-hybla-follows-31d144 = Whose arithmetic Hybla follows.

# transport/src/congestion/hybla.rs
the-settings-of-hybla-8decdc = The settings of Hybla.

# transport/src/congestion/hybla.rs
hybla-slow-start-e4108b = Hybla slow start

# transport/src/congestion/hybla.rs
# $a: value
hybla-s-slow-start-cwnd-bytes-93280a = Hybla's slow start: cwnd { $a } bytes

# transport/src/congestion/hybla.rs
# $a: value
# $b: value
# $c: rho
cwnd-to-bytes-2-rho-1-92ae13 = cwnd { $a } to { $b } bytes: 2^rho - 1 segments for an acknowledgement, rho is { $c }.

# transport/src/congestion/hybla.rs
caini-and-firrincieli-2004-3-646d50 = Caini and Firrincieli 2004, 3

# transport/src/congestion/hybla.rs
hybla-avoidance-98354c = Hybla avoidance

# transport/src/congestion/hybla.rs
# $a: value
hybla-s-congestion-avoidance-cwnd-bytes-a8de4a = Hybla's congestion avoidance: cwnd { $a } bytes

# transport/src/congestion/hybla.rs
# $a: value
# $b: value
# $c: rho
cwnd-to-bytes-rho-squared-segments-7ad7e2 = cwnd { $a } to { $b } bytes: rho squared segments for each window, rho is { $c }.

# transport/src/congestion/hystart.rs
conservative-slow-start-66de17 = conservative slow start

# transport/src/congestion/hystart.rs
conservative-slow-start-35f986 = Conservative slow start

# transport/src/congestion/hystart.rs
# $a: value
# $b: value
# $c: value
round-trips-grew-from-to-cwnd-f05a86 = Round trips grew from { $a } to { $b }: cwnd grows at a quarter from { $c } bytes on.

# transport/src/congestion/hystart.rs
slow-start-resumes-c93bf1 = Slow start resumes

# transport/src/congestion/hystart.rs
# $a: value
# $b: value
round-trips-of-are-short-again-a2851e = Round trips of { $a } are short again; cwnd { $b } bytes.

# transport/src/congestion/hystart.rs
slow-start-ends-before-a-loss-574d86 = Slow start ends before a loss

# transport/src/congestion/hystart.rs
# $a: value
round-trips-stayed-long-for-five-40b9e8 = Round trips stayed long for five rounds: cwnd and ssthresh { $a } bytes.

# transport/src/congestion/hystart_2008.rs
slow-start-ends-by-a-train-87b566 = Slow start ends by a train of acknowledgements

# transport/src/congestion/hystart_2008.rs
# $a: value
# $b: value
# $c: value
acknowledgements-at-most-2-ms-apart-8d816d = Acknowledgements at most 2 ms apart came for { $a }, half of the shortest round trip of { $b }: cwnd and ssthresh { $c } bytes.

# transport/src/congestion/hystart_2008.rs
ha-and-rhee-2008-3-linux-9355df = Ha and Rhee 2008, 3; Linux 6.12 tcp_cubic.c

# transport/src/congestion/hystart_2008.rs
slow-start-ends-by-longer-round-73a601 = Slow start ends by longer round trips

# transport/src/congestion/hystart_2008.rs
# $a: value
# $b: value
# $c: value
round-trips-of-are-longer-than-ca4b74 = Round trips of { $a } are longer than the shortest of { $b } by an eighth: cwnd and ssthresh { $c } bytes.

# transport/src/congestion/sky/aware.rs
told-no-path-for-now-ef7922 = Told: no path for now

# transport/src/congestion/sky/aware.rs
# $a: value
told-of-another-path-831aad = Told of another path: { $a }

# transport/src/congestion/sky/aware.rs
# $a: value
# $b: value
# $c: value
the-sender-s-side-knows-the-8e6a36 = The sender's side knows the sky and tells at once: { $a } one way, { $b } before. cwnd is { $c } bytes.

# transport/src/congestion/sky/aware.rs
draft-lai-ccwg-lsncc-01-path-23c066 = draft-lai-ccwg-lsncc-01, path phase boundaries; Lai et al. 2025 (LeoCC)

# transport/src/congestion/sky/aware.rs
# $a: value
another-path-is-guessed-round-trip-3c72e7 = Another path is guessed: round trip { $a }

# transport/src/congestion/sky/aware.rs
# $a: value
# $b: value
round-trips-stay-far-above-the-db696a = Round trips stay far above the shortest one, { $a }: the sender takes that for another path, though it may be a queue. cwnd is { $b } bytes.

# transport/src/congestion/sky/aware.rs
quiche-bbr2-rtt-jump-detector-globalmind-49ef77 = quiche bbr2 rtt_jump_detector, GlobalMinDetector

# transport/src/congestion/sky/aware.rs
# $a: value
no-cut-so-soon-after-a-de1d19 = No cut so soon after a hint: cwnd { $a } bytes

# transport/src/congestion/sky/aware.rs
# $a: value
# $b: value
what-is-lost-while-the-path-134637 = What is lost while the path changes is no sign of congestion. For { $a } more nothing cuts cwnd of { $b } bytes.

# transport/src/congestion/sky/aware.rs
cao-and-zhang-2023-satcp-dd14b6 = Cao and Zhang 2023 (SaTCP)

# transport/src/congestion/sky/aware.rs
a-timeout-so-soon-after-a-96129e = A timeout so soon after a hint leaves the plateau

# transport/src/congestion/sky/aware.rs
# $a: value
# $b: value
what-is-lost-while-the-path-a7d933 = What is lost while the path changes is no sign of congestion: the cubic function still leads back towards { $a } bytes, and for { $b } more a stage that begins takes a ninth of its time.

# transport/src/congestion/sky/resume/reasons.rs
what-ends-a-phase-of-careful-90d79b = What ends a phase of careful resume, as its log names it.

# transport/src/congestion/sky/resume/reasons.rs
the-window-that-was-tried-is-26d0c5 = The window that was tried is used up: last_unvalidated_packet_sent.

# transport/src/congestion/sky/resume/reasons.rs
last-unvalidated-packet-acknowledged-or--eb1be1 = last_unvalidated_packet_acknowledged, or exit_recovery.

# transport/src/congestion/sky/resume/reasons.rs
persistent-congestion-0254e1 = Persistent congestion.

# transport/src/congestion/sky/resume/reasons.rs
half-of-the-saved-window-is-b3e7d2 = Half of the saved window is no more than the window there is.

# transport/src/congestion/sky/resume/reasons.rs
reconnaissance-5d9251 = reconnaissance

# transport/src/congestion/sky/resume/reasons.rs
careful-resume-reconnaissance-c9676e = Careful resume: reconnaissance

# transport/src/congestion/sky/resume/reasons.rs
# $a: value
# $b: value
an-earlier-connection-had-cwnd-bytes-472cad = An earlier connection had cwnd { $a } bytes over a round trip of { $b }. The initial window leaves as ever, to see whether the path is still the same.

# transport/src/congestion/sky/resume/reasons.rs
unvalidated-733276 = unvalidated

# transport/src/congestion/sky/resume/reasons.rs
# $a: value
careful-resume-cwnd-jumps-to-bytes-ddc307 = Careful resume: cwnd jumps to { $a } bytes

# transport/src/congestion/sky/resume/reasons.rs
# $a: value
# $b: value
# $c: value
# $d: value
the-initial-window-is-acknowledged-witho-b897c8 = The initial window is acknowledged without congestion and the round trip fits: cwnd { $a } to { $b } bytes, half of the saved one, paced at { $c } Mbit/s. PipeSize is { $d } bytes.

# transport/src/congestion/sky/resume/reasons.rs
validating-8d1f2d = validating

# transport/src/congestion/sky/resume/reasons.rs
# $a: value
careful-resume-validating-cwnd-bytes-cee7c0 = Careful resume: validating cwnd { $a } bytes

# transport/src/congestion/sky/resume/reasons.rs
# $a: value
# $b: value
# $c: value
the-jump-is-over-for-cwnd-40ef4e = The jump is over, for { $a }: cwnd is what is in flight, { $b } bytes, until acknowledgements of it show whether that was too much. PipeSize is { $c } bytes.

# transport/src/congestion/sky/resume/reasons.rs
safe-retreat-3fc35f = safe retreat

# transport/src/congestion/sky/resume/reasons.rs
# $a: value
careful-resume-safe-retreat-to-bytes-e23c7d = Careful resume: safe retreat to { $a } bytes

# transport/src/congestion/sky/resume/reasons.rs
# $a: value
# $b: value
# $c: value
# $d: value
the-jump-was-too-much-or-22d15f = The jump was too much or for another path: { $a }. cwnd { $b } to { $c } bytes, half of PipeSize, { $d } bytes, and it does not grow until the unvalidated data are acknowledged.

# transport/src/congestion/sky/resume/reasons.rs
careful-resume-is-over-943674 = Careful resume is over

# transport/src/congestion/sky/resume/reasons.rs
# $a: value
# $b: value
# $c: value
# $d: value
what-ends-it-the-controller-goes-703e95 = What ends it: { $a }. The controller goes on alone with cwnd { $b } bytes and ssthresh { $c } bytes; PipeSize was { $d } bytes.

# transport/src/congestion/sky/settings.rs
how-a-sender-learns-that-its-dfb8ed = How a sender learns that its path has changed.

# transport/src/congestion/sky/settings.rs
what-losses-soon-after-a-hint-0eba2f = What losses soon after a hint do.

# transport/src/congestion/sky/settings.rs
what-a-sender-hears-of-its-afb806 = What a sender hears of its path.

# transport/src/congestion/sky/settings.rs
# $a: word
satcp-is-a-change-of-cubic-7e2e08 = "satcp" is a change of CUBIC, and the controller is "{ $a }"

# transport/src/congestion/sky/settings.rs
what-a-new-connection-begins-with-0d72a4 = What a new connection begins with.

# transport/src/congestion/sky/settings.rs
what-a-sender-has-from-an-36c136 = What a sender has from an earlier connection.

# transport/src/congestion/sky/settings.rs
# $a: word
has-no-window-that-a-saved-9e5c96 = "{ $a }" has no window that a saved one could be put into

# transport/src/congestion/sky/settings.rs
the-window-d402dd = the window

# transport/src/congestion/sky/settings.rs
the-round-trip-cedbc2 = the round trip

# transport/src/congestion/sky/settings.rs
# $a: what
careful-resume-needs-that-an-earlier-fa55ea = careful resume needs { $a } that an earlier connection has saved

# transport/src/congestion/tahoe.rs
slow-start-after-a-loss-d24d08 = Slow start after a loss

# transport/src/congestion/tahoe.rs
# $a: value
# $b: value
tahoe-knows-no-fast-recovery-cwnd-54dc17 = Tahoe knows no fast recovery: cwnd { $a } bytes, ssthresh { $b }.

# transport/src/congestion/tahoe.rs
jacobson-1988-e887e4 = Jacobson 1988

# transport/src/congestion/vegas.rs
how-fast-vegas-grows-in-slow-6b7997 = How fast Vegas grows in slow start.

# transport/src/congestion/vegas.rs
the-settings-of-vegas-dc86ab = The settings of Vegas.

# transport/src/congestion/vegas.rs
vegas-avoidance-fe7e46 = Vegas avoidance

# transport/src/congestion/vegas.rs
# $a: value
vegas-cwnd-bytes-58760b = Vegas: cwnd { $a } bytes

# transport/src/congestion/vegas.rs
# $a: value
# $b: value
# $c: queued
round-trips-of-where-is-the-b9c258 = Round trips of { $a } where { $b } is the shortest tell of { $c } segments in the queue: one more.

# transport/src/congestion/vegas.rs
brakmo-and-peterson-1995-3-2-80968c = Brakmo and Peterson 1995, 3.2

# transport/src/congestion/vegas.rs
# $a: value
# $b: value
# $c: queued
round-trips-of-where-is-the-3041cd = Round trips of { $a } where { $b } is the shortest tell of { $c } segments in the queue: one less.

# transport/src/congestion/vegas.rs
vegas-slow-start-ends-before-a-af8ba0 = Vegas: slow start ends before a loss

# transport/src/congestion/vegas.rs
# $a: value
# $b: value
# $c: queued
# $d: value
round-trips-of-where-is-the-fcd0fe = Round trips of { $a } where { $b } is the shortest tell of { $c } segments in the queue: cwnd is { $d } bytes, what arrived in such a round trip.

# transport/src/congestion/vegas.rs
brakmo-and-peterson-1995-3-3-bd70ce = Brakmo and Peterson 1995, 3.3

# transport/src/congestion/vegas.rs
# $a: alpha
# $b: beta
segments-are-above-vegas-beta-segments-b41962 = { $a } segments are above vegas_beta_segments, { $b }

# transport/src/congestion/westwood.rs
whose-arithmetic-westwood-follows-072794 = Whose arithmetic Westwood+ follows.

# transport/src/congestion/westwood.rs
the-settings-of-westwood-aa8634 = The settings of Westwood+.

# transport/src/congestion/westwood.rs
# $a: value
window-of-the-measured-rate-bytes-802ef1 = Window of the measured rate: { $a } bytes

# transport/src/congestion/westwood.rs
# $a: value
# $b: value
# $c: value
data-were-acknowledged-at-bit-s-d8d95e = Data were acknowledged at { $a } bit/s, and the shortest round trip is { $b }: cwnd and ssthresh are { $c } bytes.

# transport/src/congestion/westwood.rs
grieco-and-mascolo-2004-2-6debd0 = Grieco and Mascolo 2004, 2

# transport/src/dissect.rs
what-the-packet-carries-of-a-38cebb = What the packet carries, of a protocol that is not known here, or a part of it.

# transport/src/events.rs
# $a: code
event-642d24 = Event { $a }

# transport/src/events.rs
no-description-is-known-cb6fa7 = No description is known.

# transport/src/families.rs
which-transport-protocol-a-flow-speaks-f8cc76 = Which transport protocol a flow speaks.

# transport/src/families.rs
connection-that-the-gateway-opens-65bc3e = {" "}connection that the gateway opens.

# transport/src/pacing.rs
when-data-leave-that-the-window-629c48 = When data leave that the window allows.

# transport/src/pacing.rs, transport/src/sctp/settings.rs and 1 more
when-data-leave-38ea7f = When data leave.

# transport/src/rto.rs
# $a: limit
# $b: max
ms-is-above-rto-max-ms-925d04 = { $a } ms is above rto_max_ms, { $b } ms

# transport/src/sctp/addresses.rs
which-chunks-an-end-takes-only-d6d9ee = Which chunks an end takes only with AUTH.

# transport/src/sctp/addresses.rs, transport/src/sctp/settings.rs
how-ends-prove-that-chunks-are-52634d = How ends prove that chunks are theirs, and whether their addresses may change.

# transport/src/sctp/calls.rs
why-a-call-of-the-user-cd9d03 = Why a call of the user is refused.

# transport/src/sctp/calls.rs
there-is-no-association-a3958b = there is no association

# transport/src/sctp/calls.rs
it-is-not-set-up-or-42f65e = It is not set up, or over.

# transport/src/sctp/calls.rs
the-association-is-shutting-down-f64e53 = the association is shutting down

# transport/src/sctp/calls.rs
it-takes-no-more-data-2c5f37 = It takes no more data.

# transport/src/sctp/calls.rs
the-association-has-no-such-stream-f6c295 = the association has no such stream

# transport/src/sctp/calls.rs
the-ends-have-agreed-on-fewer-81a079 = The ends have agreed on fewer streams.

# transport/src/sctp/calls.rs
a-message-has-at-least-one-25b7cf = a message has at least one byte

# transport/src/sctp/calls.rs
a-data-chunk-without-user-data-b9bd86 = A DATA chunk without user data is an error.

# transport/src/sctp/calls.rs
the-ends-have-not-agreed-on-804df4 = the ends have not agreed on RE-CONFIG

# transport/src/sctp/calls.rs
streams-stay-as-they-are-a654e9 = Streams stay as they are.

# transport/src/sctp/calls.rs
there-are-no-more-streams-than-beb695 = there are no more streams than that

# transport/src/sctp/calls.rs
the-sender-has-so-many-or-c6dc11 = The sender has so many, or the receiver takes so many.

# transport/src/sctp/carriage.rs
what-carries-packets-of-sctp-a47fb7 = What carries packets of SCTP.

# transport/src/sctp/carriage.rs, transport/src/sctp/settings.rs
how-packets-are-checked-and-carried-3477b1 = How packets are checked and carried.

# transport/src/sctp/cause.rs
invalid-stream-identifier-a5b7f8 = Invalid Stream Identifier

# transport/src/sctp/cause.rs
missing-mandatory-parameter-52de5d = Missing Mandatory Parameter

# transport/src/sctp/cause.rs
stale-cookie-e63bf4 = Stale Cookie

# transport/src/sctp/cause.rs
out-of-resource-4dc8d9 = Out of Resource

# transport/src/sctp/cause.rs
unresolvable-address-48d40f = Unresolvable Address

# transport/src/sctp/cause.rs
unrecognized-chunk-type-1d69c5 = Unrecognized Chunk Type

# transport/src/sctp/cause.rs
invalid-mandatory-parameter-55584c = Invalid Mandatory Parameter

# transport/src/sctp/cause.rs
unrecognized-parameters-7ccc8a = Unrecognized Parameters

# transport/src/sctp/cause.rs
no-user-data-ad1def = No User Data

# transport/src/sctp/cause.rs
cookie-received-while-shutting-down-ad0758 = Cookie Received While Shutting Down

# transport/src/sctp/cause.rs
restart-of-an-association-with-new-83f9d9 = Restart of an Association with New Addresses

# transport/src/sctp/cause.rs
user-initiated-abort-ee3959 = User-Initiated Abort

# transport/src/sctp/cause.rs
protocol-violation-315114 = Protocol Violation

# transport/src/sctp/cause.rs
request-to-delete-last-remaining-ip-0c3759 = Request to Delete Last Remaining IP Address

# transport/src/sctp/cause.rs
operation-refused-due-to-resource-shorta-0023e2 = Operation Refused Due to Resource Shortage

# transport/src/sctp/cause.rs
request-to-delete-source-ip-address-1dcaba = Request to Delete Source IP Address

# transport/src/sctp/cause.rs
association-aborted-due-to-illegal-ascon-bdde45 = Association Aborted Due to Illegal ASCONF-ACK

# transport/src/sctp/cause.rs
request-refused-no-authorization-b39930 = Request Refused - No Authorization

# transport/src/sctp/cause.rs
unsupported-hmac-identifier-af18f8 = Unsupported HMAC Identifier

# transport/src/sctp/cause.rs
no-known-cause-511af8 = no known cause

# transport/src/sctp/control.rs, transport/src/sctp/state.rs
control-chunk-deec50 = Control chunk

# transport/src/sctp/event.rs
why-new-data-take-another-path-b7b267 = Why new data take another path.

# transport/src/sctp/event.rs
the-one-before-is-inactive-274243 = The one before is inactive.

# transport/src/sctp/event.rs
the-primary-is-active-again-580b3f = The primary is active again.

# transport/src/sctp/event.rs
the-peer-is-known-to-be-8f779f = The peer is known to be reached by the primary only now.

# transport/src/sctp/event.rs
another-path-has-become-the-primary-6055a6 = Another path has become the primary, or the address of the one before was deleted.

# transport/src/sctp/event.rs
with-the-window-fully-used-c8b975 = {" "}with the window fully used

# transport/src/sctp/event.rs
are-acknowledged-the-association-is-shut-6f0246 = are acknowledged: the association is shut down

# transport/src/sctp/event.rs
for-tsn-15781c = for TSN

# transport/src/sctp/event.rs, transport/src/sctp/wire/ecn.rs
rfc-4960-appendix-a-3391fe = RFC 4960 appendix A

# transport/src/sctp/event.rs, transport/src/xstp/event.rs
# $a: value
timed-out-0eeb45 = { $a } timed out

# transport/src/sctp/event.rs, transport/src/sctp/event/addresses.rs and 3 more
# $a: value
# $b: value
attempt-was-not-answered-it-is-a13ce3 = Attempt { $a } was not answered: it is sent again and waits { $b }.

# transport/src/sctp/event.rs
association-failed-a7debd = Association failed

# transport/src/sctp/event.rs, transport/src/sctp/event/paths.rs and 1 more
# $a: value
# $b: value
in-a-row-allowed-7279c6 = { $a } in a row, { $b } allowed.

# transport/src/sctp/event.rs, transport/src/tcp/event.rs and 1 more
# $a: value
congestion-avoidance-cwnd-bytes-29a5ef = Congestion avoidance: cwnd { $a } bytes

# transport/src/sctp/event.rs
# $a: value
# $b: value
# $c: value
# $d: value
partial-bytes-acked-of-bytes-reached-59cf86 = partial_bytes_acked of { $a } bytes reached cwnd: cwnd { $b } to { $c } bytes, ssthresh { $d } bytes.

# transport/src/sctp/event.rs
# $a: tsn
fast-retransmit-of-tsn-162deb = Fast retransmit of TSN { $a }

# transport/src/sctp/event.rs, transport/src/tcp/event.rs
# $a: value
# $b: value
# $c: value
# $d: value
cwnd-to-bytes-ssthresh-bytes-4a8848 = { $a }: cwnd { $b } to { $c } bytes, ssthresh { $d } bytes.

# transport/src/sctp/event.rs
# $a: value
# $b: value
# $c: exit
cwnd-stays-at-bytes-for-a-0c3b51 = { $a }: cwnd stays at { $b } bytes, for a loss up to TSN { $c } has already been answered by a cut.

# transport/src/sctp/event.rs
# $a: tsn
tsn-is-overdue-ffed04 = TSN { $a } is overdue

# transport/src/sctp/event.rs
# $a: value
# $b: value
# $c: value
what-was-sent-later-has-arrived-fed3c4 = What was sent later has arrived, and the reordering window of { $a } is over: cwnd { $b } to { $c } bytes.

# transport/src/sctp/event.rs
# $a: value
# $b: value
# $c: exit
what-was-sent-later-has-arrived-e41aea = What was sent later has arrived, and the reordering window of { $a } is over: cwnd stays at { $b } bytes, for a loss up to TSN { $c } has already been answered by a cut.

# transport/src/sctp/event.rs, transport/src/tcp/event.rs
recovery-ended-cab39c = recovery ended

# transport/src/sctp/event.rs, transport/src/tcp/event.rs
fast-recovery-ends-6044c6 = Fast recovery ends

# transport/src/sctp/event.rs
# $a: exit
# $b: value
# $c: value
everything-up-to-tsn-is-acknowledged-40fe7c = Everything up to TSN { $a } is acknowledged: cwnd { $b } bytes, ssthresh { $c } bytes.

# transport/src/sctp/event.rs
# $a: value
idle-cwnd-decays-to-bytes-a7a00d = Idle: cwnd decays to { $a } bytes

# transport/src/sctp/event.rs
# $a: value
# $b: value
# $c: value
# $d: value
nothing-was-sent-for-cwnd-to-7682ff = Nothing was sent for { $a }: cwnd { $b } to { $c } bytes, ssthresh { $d } bytes.

# transport/src/sctp/event.rs, transport/src/tcp/event.rs
window-reduced-2d54e3 = window reduced

# transport/src/sctp/event.rs, transport/src/tcp/event.rs
# $a: value
congestion-mark-cwnd-bytes-3defe7 = Congestion mark: cwnd { $a } bytes

# transport/src/sctp/event.rs
# $a: tsn
# $b: value
# $c: value
# $d: value
# $e: exit
the-packet-with-tsn-was-marked-ad37fd = The packet with TSN { $a } was marked: cwnd { $b } to { $c } bytes, ssthresh { $d } bytes, once for everything up to TSN { $e }.

# transport/src/sctp/event.rs
# $a: tsn
loss-of-tsn-read-as-corruption-8694fc = Loss of TSN { $a } read as corruption

# transport/src/sctp/event.rs
# $a: value
# $b: value
# $c: value
and-ssthresh-stays-at-bytes-4c2b87 = { $a }: { $b } and ssthresh stays at { $c } bytes.

# transport/src/sctp/event.rs
the-receiver-returned-its-packet-with-dfc5d4 = The receiver returned its packet with a wrong checksum

# transport/src/sctp/event.rs
t3-rtx-expired-and-no-congestion-2d5d34 = T3-rtx expired and no congestion mark

# transport/src/sctp/event.rs
# $a: value
and-no-congestion-mark-a46e61 = { $a } and no congestion mark

# transport/src/sctp/event.rs
# $a: value
cwnd-is-bytes-348e83 = cwnd is { $a } bytes

# transport/src/sctp/event.rs
# $a: value
cwnd-stays-at-bytes-bd6371 = cwnd stays at { $a } bytes

# transport/src/sctp/event.rs
sender-option-rfc-9260-7-2-6d9f6d = Sender option; RFC 9260 7.2.4 would cut the window

# transport/src/sctp/event.rs, transport/src/tcp/event.rs
# $a: value
timeout-doubled-to-bcd69c = Timeout doubled to { $a }

# transport/src/sctp/event.rs
# $a: value
# $b: value
# $c: value
path-from-after-in-a-row-082c0b = Path { $a }: from { $b }, after { $c } in a row.

# transport/src/sctp/event.rs
# $a: tsn
tsn-sent-again-9a8819 = TSN { $a } sent again

# transport/src/sctp/event.rs, transport/src/tcp/event.rs
# $a: value
# $b: value
# $c: value
transmission-because-cwnd-is-bytes-94bc8c = Transmission { $a }, because { $b }; cwnd is { $c } bytes.

# transport/src/sctp/event.rs
# $a: tsn
tail-loss-probe-tsn-30bcdf = Tail loss probe: TSN { $a }

# transport/src/sctp/event.rs
# $a: value
# $b: value
nothing-was-heard-for-two-round-7ec77a = Nothing was heard for two round trips of { $a }: the last chunk once more shows what is missing; { $b } in flight.

# transport/src/sctp/event.rs
rfc-8985-7-3-with-tsns-a1bc88 = RFC 8985 7.3, with TSNs

# transport/src/sctp/event.rs, transport/src/tcp/event.rs
# $a: value
the-probe-repaired-a-loss-cwnd-a66f9c = The probe repaired a loss: cwnd { $a } bytes

# transport/src/sctp/event.rs
# $a: tsn
# $b: value
# $c: value
tsn-is-acknowledged-by-the-probe-bcec07 = TSN { $a } is acknowledged by the probe alone: cwnd { $b } to { $c } bytes.

# transport/src/sctp/event.rs
# $a: tsn
tsn-counts-as-missing-again-8c7545 = TSN { $a } counts as missing again

# transport/src/sctp/event.rs
# $a: cumulative_tsn
the-sack-up-to-tsn-no-709b70 = The SACK up to TSN { $a } no longer reports it.

# transport/src/sctp/event.rs
max-burst-holds-data-back-c63719 = Max.Burst holds data back

# transport/src/sctp/event.rs
# $a: value
# $b: value
# $c: value
sent-at-once-in-flight-and-24a09c = { $a } sent at once; { $b } in flight and cwnd is { $c } bytes.

# transport/src/sctp/event.rs
# $a: stream
stream-is-blocked-f09636 = Stream { $a } is blocked

# transport/src/sctp/event.rs
# $a: tsn
# $b: missing
# $c: value
tsn-waits-for-message-of-its-84bdb4 = TSN { $a } waits for message { $b } of its stream; { $c } of the buffer are free.

# transport/src/sctp/event.rs
# $a: stream
stream-flows-again-149fe4 = Stream { $a } flows again

# transport/src/sctp/event.rs
# $a: value
# $b: value
# $c: value
with-delivered-at-once-of-the-673f0d = { $a } with { $b } delivered at once; { $c } of the buffer free.

# transport/src/sctp/event.rs
# $a: tsn
tsn-dropped-by-the-receiver-9d91cf = TSN { $a } dropped by the receiver

# transport/src/sctp/event.rs
but-as-many-chunks-wait-as-0cba67 = , but as many chunks wait as may

# transport/src/sctp/event.rs
# $a: value
# $b: value
# $c: why
it-takes-free-0e7c71 = It takes { $a }, { $b } free{ $c }.

# transport/src/sctp/event.rs
# $a: tsn
# $b: for_tsn
tsn-given-up-for-tsn-2f9e59 = TSN { $a } given up for TSN { $b }

# transport/src/sctp/event.rs
# $a: value
the-buffer-was-full-the-of-9f1ee2 = The buffer was full; the { $a } of the largest TSN held make room for one below it.

# transport/src/sctp/event.rs
# $a: tsn
tsn-received-again-2738e9 = TSN { $a } received again

# transport/src/sctp/event.rs
# $a: cumulative_tsn
the-sack-up-to-tsn-reports-392888 = The SACK up to TSN { $a } reports the duplicate.

# transport/src/sctp/event.rs
receive-buffer-blocking-90dd70 = receive-buffer blocking

# transport/src/sctp/event.rs
# $a: tsn
# $b: value
receive-buffer-blocking-data-wait-for-b382b6 = Receive-buffer blocking: data wait for TSN { $a } of path { $b }

# transport/src/sctp/event.rs
# $a: value
# $b: value
the-receiver-holds-that-came-before-fb3e65 = The receiver holds { $a } that came before it, and its window is full; cwnd has room for { $b } more.

# transport/src/sctp/event.rs
rfc-9260-6-1-a-iyengar-e1a8df = RFC 9260 6.1 A; Iyengar, Amer and Stewart 2007

# transport/src/sctp/event.rs
receiver-has-room-475b91 = receiver has room

# transport/src/sctp/event.rs
receive-buffer-blocking-ends-de45af = Receive-buffer blocking ends

# transport/src/sctp/event.rs
# $a: value
# $b: value
after-the-peer-s-window-has-63f56e = After { $a } the peer's window has room again: { $b }.

# transport/src/sctp/event.rs
# $a: tsn
tsn-probes-the-closed-window-a4bc76 = TSN { $a } probes the closed window

# transport/src/sctp/event.rs
# $a: value
nothing-is-outstanding-and-left-in-8f601b = Nothing is outstanding and { $a } left in the peer's window.

# transport/src/sctp/event.rs, transport/src/tcp/event.rs
window-update-9ecc28 = Window update

# transport/src/sctp/event.rs
# $a: value
the-application-has-read-free-fcf9ed = The application has read: { $a } free.

# transport/src/sctp/event.rs
it-was-reported-missing-f96382 = it was reported missing

# transport/src/sctp/event.rs
it-was-reported-damaged-fd7d88 = it was reported damaged

# transport/src/sctp/event.rs
its-packet-was-too-big-for-a8dab9 = its packet was too big for the path

# transport/src/sctp/event.rs
t3-rtx-expired-b71ea9 = T3-rtx expired

# transport/src/sctp/event.rs, transport/src/sctp/event/paths.rs
error-errors-716941 =
    { $a ->
        [one] error
       *[other] errors
    }

# transport/src/sctp/event.rs
missing-report-missing-reports-d4e7c4 =
    { $a ->
        [one] missing report
       *[other] missing reports
    }

# transport/src/sctp/event.rs, transport/src/shared_events.rs and 2 more
byte-is-bytes-are-7e21c4 =
    { $a ->
        [one] byte is
       *[other] bytes are
    }

# transport/src/sctp/event/addresses.rs
# $a: value
# $b: value
asconf-the-address-of-path-is-20027d = ASCONF: the address of path { $a } is to be { $b }

# transport/src/sctp/event/addresses.rs
# $a: serial
serial-number-nothing-else-is-asked-ff4a16 = Serial number { $a }; nothing else is asked for before the answer.

# transport/src/sctp/event/addresses.rs
# $a: serial
asconf-answered-59a3cd = ASCONF { $a } answered

# transport/src/sctp/event/addresses.rs
the-peer-has-done-what-it-e63966 = The peer has done what it was asked for.

# transport/src/sctp/event/addresses.rs, transport/src/sctp/event/messages.rs
# $a: value
the-peer-says-9d34ed = The peer says: { $a }.

# transport/src/sctp/event/addresses.rs
# $a: value
# $b: value
the-address-of-path-is-e90a73 = The address of path { $a } is { $b }

# transport/src/sctp/event/addresses.rs
nothing-is-sent-by-this-path-8b5ab8 = Nothing is sent by this path any more.

# transport/src/sctp/event/addresses.rs
new-data-take-this-path-as-4a77c2 = New data take this path as soon as it is known to reach the peer.

# transport/src/sctp/event/addresses.rs
a-heartbeat-shows-whether-the-peer-4db495 = A HEARTBEAT shows whether the peer is reached by it.

# transport/src/sctp/event/addresses.rs
# $a: value
asconf-refused-bd2486 = ASCONF refused: { $a }

# transport/src/sctp/event/addresses.rs
# $a: serial
serial-number-the-addresses-stay-as-a5fe1e = Serial number { $a }; the addresses stay as they are.

# transport/src/sctp/event/addresses.rs
# $a: serial
asconf-timed-out-b36950 = ASCONF { $a } timed out

# transport/src/sctp/event/association.rs
# $a: value
discarded-39ad36 = { $a } discarded

# transport/src/sctp/event/association.rs
# $a: value
# $b: value
its-tag-is-9e5e5a = Its tag is { $a }: { $b }.

# transport/src/sctp/event/association.rs
# $a: value
# $b: value
# $c: value
its-tag-is-that-of-the-6d2cd6 = Its tag is { $a }, that of the association { $b }: { $c }.

# transport/src/sctp/event/association.rs
# $a: value
abort-sent-86806a = ABORT sent: { $a }

# transport/src/sctp/event/association.rs
what-is-under-way-is-lost-d3347d = What is under way is lost; the peer is told once and answers nothing.

# transport/src/sctp/event/association.rs
abort-received-8494a9 = ABORT received

# transport/src/sctp/event/association.rs
# $a: value
# $b: value
it-names-of-user-data-were-195e09 = It names { $a }; { $b } of user data were not acknowledged.

# transport/src/sctp/event/association.rs
no-cause-da1403 = no cause

# transport/src/sctp/event/association.rs
# $a: value
error-sent-07a32d = ERROR sent: { $a }

# transport/src/sctp/event/association.rs
# $a: value
error-received-6b8d21 = ERROR received: { $a }

# transport/src/sctp/event/association.rs
# $a: value
out-of-the-blue-7b4200 = { $a } out of the blue

# transport/src/sctp/event/association.rs
# $a: value
there-is-no-association-with-the-e23e34 = There is no association with the tag { $a }; it is not answered.

# transport/src/sctp/event/association.rs
# $a: value
# $b: value
there-is-no-association-with-the-2df34e = There is no association with the tag { $a }; { $b } with this tag and the T bit answers it.

# transport/src/sctp/event/association.rs
# $a: value
packets-to-the-peer-have-the-9b0cdb = Packets to the peer have the tag { $a } from now on.

# transport/src/sctp/event/association.rs
the-peer-has-restarted-2f019b = The peer has restarted

# transport/src/sctp/event/association.rs
# $a: value
# $b: value
windows-tsns-and-streams-begin-again-5ec988 = Windows, TSNs and streams begin again; received from it: { $a }, sent again: { $b }.

# transport/src/sctp/event/association.rs
the-host-reboots-70e6b3 = The host reboots

# transport/src/sctp/event/association.rs
# $a: value
it-is-off-for-and-has-d20a30 = It is off for { $a } and has then forgotten tags, windows and data.

# transport/src/sctp/event/association.rs
checksums-are-left-out-55ec78 = Checksums are left out

# transport/src/sctp/event/association.rs
# $a: value
the-peer-takes-packets-with-a-69ebc6 = The peer takes packets with a checksum of zero, for method { $a }, DTLS below SCTP, finds damaged ones; those with INIT or COOKIE ECHO keep it.

# transport/src/sctp/event/association.rs
packets-leave-without-udp-340758 = Packets leave without UDP

# transport/src/sctp/event/association.rs
# $a: to
packets-go-to-udp-port-844806 = Packets go to UDP port { $a }

# transport/src/sctp/event/association.rs
# $a: value
# $b: from
the-last-packet-with-the-right-133ae0 = The last packet with the right tag came { $a }; the port before was { $b }.

# transport/src/sctp/event/association.rs
without-udp-646e80 = without UDP

# transport/src/sctp/event/association.rs
from-it-f3512c = from it

# transport/src/sctp/event/association.rs
t5-shutdown-guard-expired-9ef569 = T5-shutdown-guard expired

# transport/src/sctp/event/association.rs
# $a: value
the-association-was-for-five-times-f53b92 = The association was { $a } for five times RTO.Max.

# transport/src/sctp/event/damage.rs
why-a-packet-drop-report-is-c33f95 = Why a packet drop report is not believed.

# transport/src/sctp/event/damage.rs
it-says-that-the-packet-was-3b17a9 = It says that the packet was cut, and is as long as the packet.

# transport/src/sctp/event/damage.rs
the-packet-that-it-returns-has-1ea72a = The packet that it returns has another verification tag than those that were sent.

# transport/src/sctp/event/damage.rs
the-data-that-it-returns-differ-8cae02 = The data that it returns differ from those that were sent under their TSN: the damage is there, or somebody has made them up.

# transport/src/sctp/event/damage.rs
draft-stewart-sctp-pktdrprep-usrsctp-43dcba = draft-stewart-sctp-pktdrprep; usrsctp

# transport/src/sctp/event/damage.rs
# $a: value
damaged-packet-with-reported-3da392 = Damaged packet with { $a } reported

# transport/src/sctp/event/damage.rs
# $a: value
# $b: value
its-checksum-is-wrong-the-first-451b64 = Its checksum is wrong: the first { $a } of { $b } bytes return to its sender.

# transport/src/sctp/event/damage.rs
# $a: value
its-checksum-is-wrong-all-of-728f55 = Its checksum is wrong: all of it, { $a }, returns to its sender.

# transport/src/sctp/event/damage.rs
packet-drop-report-ignored-e34efc = Packet drop report ignored

# transport/src/sctp/event/damage.rs
# $a: value
nothing-is-sent-again-for-e6a734 = Nothing is sent again, for { $a }.

# transport/src/sctp/event/damage.rs
# $a: tsn
# $b: value
tsn-is-not-sent-again-for-cf1f91 = TSN { $a } is not sent again, for { $b }.

# transport/src/sctp/event/damage.rs
# $a: value
came-damaged-baa89f = { $a } came damaged

# transport/src/sctp/event/damage.rs
the-receiver-returned-it-with-a-cd87fa = The receiver returned it with a wrong checksum: it is said once more at once.

# transport/src/sctp/event/messages.rs
why-a-message-is-given-up-418e39 = Why a message is given up.

# transport/src/sctp/event/messages.rs
its-lifetime-is-over-c27b6e = Its lifetime is over.

# transport/src/sctp/event/messages.rs
one-of-its-chunks-was-sent-0baf81 = One of its chunks was sent again as often as it may be.

# transport/src/sctp/event/messages.rs
the-send-buffer-needs-its-room-1c421f = The send buffer needs its room for more important messages.

# transport/src/sctp/event/messages.rs
what-becomes-of-a-request-for-113158 = What becomes of a request for streams to begin anew.

# transport/src/sctp/event/messages.rs
there-was-nothing-to-do-706522 = There was nothing to do.

# transport/src/sctp/event/messages.rs
it-is-done-6a3c82 = It is done.

# transport/src/sctp/event/messages.rs
it-is-denied-f7cdd7 = It is denied.

# transport/src/sctp/event/messages.rs
there-is-no-such-stream-440fad = There is no such stream.

# transport/src/sctp/event/messages.rs
another-request-is-in-progress-8fd747 = Another request is in progress.

# transport/src/sctp/event/messages.rs
it-has-a-bad-sequence-number-2ee93a = It has a bad sequence number.

# transport/src/sctp/event/messages.rs
data-before-it-are-still-missing-fcbd93 = Data before it are still missing.

# transport/src/sctp/event/messages.rs
what-a-request-asks-for-besides-e382b5 = What a request asks for besides streams of its sender that begin anew.

# transport/src/sctp/event/messages.rs
streams-on-which-the-peer-sends-73f73b = Streams on which the peer sends begin anew.

# transport/src/sctp/event/messages.rs
its-sender-sends-on-more-streams-564e5e = Its sender sends on more streams.

# transport/src/sctp/event/messages.rs
the-peer-sends-on-more-streams-af3b6c = The peer sends on more streams.

# transport/src/sctp/event/messages.rs
all-streams-7ba01d = All streams

# transport/src/sctp/event/messages.rs
# $a: tsn
message-of-tsn-given-up-31d468 = Message of TSN { $a } given up

# transport/src/sctp/event/messages.rs
# $a: stream
# $b: value
# $c: value
of-stream-e88b9d = Of stream { $a }, { $b }: { $c }.

# transport/src/sctp/event/messages.rs
# $a: stream
a-message-of-stream-given-up-2070d5 = A message of stream { $a } given up before it left

# transport/src/sctp/event/messages.rs
# $a: value
# $b: value
# $c: value
waited-for-81ca3f = { $a } waited for { $b }: { $c }.

# transport/src/sctp/event/messages.rs
# $a: new_cumulative_tsn
forward-tsn-up-to-sent-74dd34 = FORWARD TSN up to { $a } sent

# transport/src/sctp/event/messages.rs
# $a: cumulative_tsn
# $b: value
the-peer-has-everything-up-to-e5ed64 = The peer has everything up to TSN { $a }; what follows up to there is given up, of { $b }.

# transport/src/sctp/event/messages.rs
# $a: new_cumulative_tsn
everything-up-to-tsn-counts-as-70b0c8 = Everything up to TSN { $a } counts as received

# transport/src/sctp/event/messages.rs
# $a: value
# $b: value
# $c: value
will-never-come-delivered-given-up-9ae337 = { $a } will never come; { $b } delivered, { $c } given up.

# transport/src/sctp/event/messages.rs
streams-are-to-begin-anew-7605c8 = Streams are to begin anew

# transport/src/sctp/event/messages.rs
# $a: request
# $b: value
# $c: last_tsn
request-after-tsn-no-message-begins-019940 = Request { $a }. { $b } after TSN { $c }; no message begins before the answer.

# transport/src/sctp/event/messages.rs
all-streams-close-b3cc82 = All streams close

# transport/src/sctp/event/messages.rs
streams-begin-anew-332901 = Streams begin anew

# transport/src/sctp/event/messages.rs
# $a: request
# $b: value
request-expect-message-0-next-5dce11 = Request { $a }. { $b } expect message 0 next.

# transport/src/sctp/event/messages.rs
# $a: request
request-answered-b3aa31 = Request { $a } answered

# transport/src/sctp/event/messages.rs
# $a: request
request-timed-out-c7c79e = Request { $a } timed out

# transport/src/sctp/event/messages.rs
# $a: request
# $b: value
request-7d0b28 = Request { $a }, { $b }.

# transport/src/sctp/event/messages.rs
# $a: request
# $b: value
request-data-may-come-on-from-3527dd = Request { $a }. Data may come on { $b } from now on.

# transport/src/sctp/event/messages.rs
# $a: value
send-buffer-freed-of-12af02 = Send buffer freed of { $a }

# transport/src/sctp/event/messages.rs
# $a: value
# $b: cumulative_tsn
# $c: value
beyond-tsn-will-not-be-given-4a94b8 = { $a } beyond TSN { $b } will not be given back by the receiver; left in the send buffer: { $c }.

# transport/src/sctp/event/messages.rs
ordered-stream-ordered-streams-cda1a0 =
    { $a ->
        [one] ordered stream
       *[other] ordered streams
    }

# transport/src/sctp/event/messages.rs
chunk-that-waited-is-chunks-that-5a3187 =
    { $a ->
        [one] chunk that waited is
       *[other] chunks that waited are
    }

# transport/src/sctp/event/messages.rs
chunk-of-a-message-that-lacks-29799e =
    { $a ->
        [one] chunk of a message that lacks others is
       *[other] chunks of messages that lack others are
    }

# transport/src/sctp/event/messages.rs
stream-closes-streams-close-4cb9fe =
    { $a ->
        [one] stream closes
       *[other] streams close
    }

# transport/src/sctp/event/paths.rs
# $a: value
path-is-inactive-082e89 = Path { $a } is inactive

# transport/src/sctp/event/paths.rs
# $a: value
path-is-active-again-131c4a = Path { $a } is active again

# transport/src/sctp/event/paths.rs
data-or-a-heartbeat-sent-on-279eb2 = Data or a HEARTBEAT sent on it were acknowledged.

# transport/src/sctp/event/paths.rs
# $a: value
path-reaches-the-peer-e545af = Path { $a } reaches the peer

# transport/src/sctp/event/paths.rs
the-heartbeat-that-tried-it-was-502562 = The HEARTBEAT that tried it was answered.

# transport/src/sctp/event/paths.rs
# $a: value
new-data-take-path-7ccb63 = New data take path { $a }

# transport/src/sctp/event/paths.rs
# $a: value
path-is-inactive-747be1 = Path { $a } is inactive.

# transport/src/sctp/event/paths.rs
# $a: value
it-is-the-primary-now-before-794d1d = It is the primary now; before, they took path { $a }.

# transport/src/sctp/event/paths.rs
# $a: value
it-is-the-primary-and-active-186f66 = It is the primary and active again; before, they took path { $a }.

# transport/src/sctp/event/paths.rs
# $a: value
path-is-not-known-to-reach-041929 = Path { $a } is not known to reach the peer.

# transport/src/sctp/event/paths.rs
heartbeat-sent-8d5307 = HEARTBEAT sent

# transport/src/sctp/event/paths.rs
# $a: value
it-is-not-known-whether-the-512f3a = It is not known whether the path reaches the peer; the answer may take { $a }.

# transport/src/sctp/event/paths.rs
# $a: value
# $b: value
nothing-that-measures-the-path-was-ba3cef = Nothing that measures the path was sent for { $a }; the answer may take { $b }.

# transport/src/sctp/event/paths.rs
heartbeat-not-answered-3dd35c = HEARTBEAT not answered

# transport/src/sctp/event/paths.rs
# $a: value
# $b: value
# $c: value
# $d: value
in-a-row-allowed-timeout-to-498bc1 = { $a } in a row, { $b } allowed: timeout { $c } to { $d }.

# transport/src/sctp/event/paths.rs
# $a: value
path-mtu-lowered-to-bytes-86ba25 = Path MTU lowered to { $a } bytes

# transport/src/sctp/event/paths.rs
# $a: value
# $b: value
# $c: value
a-router-could-not-pass-on-a91a58 = A router could not pass on more: { $a } to { $b } bytes, { $c } sent again and may be fragmented.

# transport/src/sctp/event/paths.rs
rfc-1191-and-rfc-9260-7-b7a3da = RFC 1191 and RFC 9260 7.3

# transport/src/sctp/event/paths.rs
# $a: value
path-mtu-raised-to-bytes-59b687 = Path MTU raised to { $a } bytes

# transport/src/sctp/event/paths.rs
# $a: value
bytes-held-for-10-minutes-the-e49d4c = { $a } bytes held for 10 minutes: the route may be another one by now.

# transport/src/sctp/event/paths.rs
chunk-is-chunks-are-4c74d3 =
    { $a ->
        [one] chunk is
       *[other] chunks are
    }

# transport/src/sctp/event/sharing.rs
by-which-rule-windows-of-several-56117a = By which rule windows of several paths are coupled.

# transport/src/sctp/event/sharing.rs
linked-increases-a9369e = Linked increases.

# transport/src/sctp/event/sharing.rs
opportunistic-linked-increases-6b2ec9 = Opportunistic linked increases.

# transport/src/sctp/event/sharing.rs
resource-pooling-by-slow-start-threshold-41c096 = Resource pooling by slow start thresholds.

# transport/src/sctp/event/sharing.rs
resource-pooling-by-bandwidths-655979 = Resource pooling by bandwidths.

# transport/src/sctp/event/sharing.rs
draft-khalili-mptcp-congestion-control-0-bf568c = draft-khalili-mptcp-congestion-control-05; RFC 9260 7.2.2

# transport/src/sctp/event/sharing.rs
draft-tuexen-tsvwg-sctp-multipath-28-032e5b = draft-tuexen-tsvwg-sctp-multipath-28 6.3; RFC 9260 7.2.2

# transport/src/sctp/event/sharing.rs
# $a: value
coupled-avoidance-cwnd-bytes-b26dbf = Coupled avoidance: cwnd { $a } bytes

# transport/src/sctp/event/sharing.rs
# $a: value
# $b: value
# $c: value
# $d: value
a-whole-window-was-acknowledged-cwnd-bc2902 = A whole window was acknowledged: cwnd { $a } to { $b } bytes by { $c }; by itself it would be { $d } bytes.

# transport/src/sctp/event/sharing.rs
# $a: tsn
tsn-takes-another-path-ae95ea = TSN { $a } takes another path

# transport/src/sctp/event/sharing.rs
# $a: value
# $b: value
# $c: value
it-left-by-path-whose-cwnd-d22f69 = It left by path { $a }, whose cwnd is { $b } bytes now; { $c } for it in a buffer.

# transport/src/sctp/event/sharing.rs
byte-waits-bytes-wait-f8394a =
    { $a ->
        [one] byte waits
       *[other] bytes wait
    }

# transport/src/sctp/hmac.rs
the-hash-that-an-end-prefers-a8ad6e = The hash that an end prefers for AUTH chunks.

# transport/src/sctp/messages.rs
when-a-message-is-given-up-0dcc73 = When a message is given up.

# transport/src/sctp/messages.rs
whether-streams-begin-anew-e6e0af = Whether streams begin anew.

# transport/src/sctp/messages.rs
which-data-beyond-a-gap-the-b23a82 = Which data beyond a gap the receiver promises never to give back.

# transport/src/sctp/messages.rs, transport/src/sctp/settings.rs
how-long-messages-are-sent-in-3e4a5c = How long messages are sent, in which order, and how many may wait.

# transport/src/sctp/reasons.rs
why-a-packet-is-discarded-af85fb = Why a packet is discarded.

# transport/src/sctp/reasons.rs
its-verification-tag-is-not-that-f36d32 = Its verification tag is not that of the association.

# transport/src/sctp/reasons.rs
init-and-init-ack-share-their-b1a37f = INIT and INIT ACK share their packet with nothing.

# transport/src/sctp/reasons.rs
the-message-authentication-code-of-its-341d76 = The message authentication code of its cookie is wrong.

# transport/src/sctp/reasons.rs
its-cookie-belongs-to-no-attempt-4a92e3 = Its cookie belongs to no attempt that is still under way.

# transport/src/sctp/reasons.rs
its-cookie-is-good-but-nobody-849839 = Its cookie is good, but nobody listens any more.

# transport/src/sctp/reasons.rs
its-chunk-must-be-authenticated-and-fa6232 = Its chunk must be authenticated, and is not.

# transport/src/sctp/reasons.rs
somebody-has-signed-it-who-does-ca3217 = Somebody has signed it who does not have the key.

# transport/src/sctp/reasons.rs
the-key-or-the-hash-of-8b9903 = The key or the hash of its AUTH chunk is not known.

# transport/src/sctp/reasons.rs
its-checksum-is-zero-and-not-f3d0d7 = Its checksum is zero and not its CRC32c, which was not agreed on or is not allowed here.

# transport/src/sctp/reasons.rs
it-came-in-udp-at-a-e7bf15 = It came in UDP, at a host that takes SCTP in IP alone.

# transport/src/sctp/reasons.rs
what-a-cookie-does-that-comes-110cc7 = What a cookie does that comes while there is an association.

# transport/src/sctp/reasons.rs
both-tags-are-new-and-the-eb4d1b = Both tags are new and the tie-tags are those of the association.

# transport/src/sctp/reasons.rs
the-peer-has-another-tag-than-898e0d = The peer has another tag than it had told.

# transport/src/sctp/reasons.rs
both-tags-are-those-of-the-c9479c = Both tags are those of the association.

# transport/src/sctp/reasons.rs
# $a: value
there-is-no-stream-251697 = There is no stream { $a }.

# transport/src/sctp/reasons.rs
# $a: value
the-cookie-was-good-until-before-001270 = The cookie was good until { $a } before it came back.

# transport/src/sctp/reasons.rs
# $a: value
chunks-of-type-are-not-known-34f25d = Chunks of type { $a } are not known.

# transport/src/sctp/reasons.rs
# $a: value
tsn-carries-no-data-1b1581 = TSN { $a } carries no data.

# transport/src/sctp/reasons.rs
# $a: value
the-cause-is-925d09 = The cause is: { $a }.

# transport/src/sctp/reasons.rs
millisecond-milliseconds-37c89c =
    { $a ->
        [one] millisecond
       *[other] milliseconds
    }

# transport/src/sctp/rules.rs
streams-cannot-begin-anew-where-messages-c8b27d = streams cannot begin anew where messages are given up, interleaved or scheduled

# transport/src/sctp/rules.rs
# $a: streams
the-flow-has-streams-it-begins-bbb4f0 = the flow has { $a } streams: it begins with no more

# transport/src/sctp/rules.rs
reports-of-packets-that-were-too-3014de = reports of packets that were too big say nothing of SCTP in UDP, and the path MTU is not found

# transport/src/sctp/settings.rs
which-edition-of-the-protocol-the-9c6d61 = Which edition of the protocol the defaults follow.

# transport/src/sctp/settings.rs
what-a-loss-means-to-a-6d468e = What a loss means to a sender with ECN when no congestion was reported.

# transport/src/sctp/settings.rs
what-max-burst-limits-e4b01c = What Max.Burst limits.

# transport/src/sctp/settings.rs
what-the-congestion-window-is-counted-b45efc = What the congestion window is counted in.

# transport/src/sctp/settings.rs
when-the-timeout-is-doubled-and-e80019 = When the timeout is doubled, and until when.

# transport/src/sctp/settings.rs
the-settings-of-an-sctp-association-1bbb59 = The settings of an SCTP association.

# transport/src/sctp/settings.rs, transport/src/tcp/settings.rs and 1 more
the-settings-of-the-controller-that-6d6583 = The settings of the controller that is chosen.

# transport/src/sctp/settings.rs, transport/src/tcp/settings.rs
what-the-sender-hears-of-its-e3c593 = What the sender hears of its path.

# transport/src/sctp/settings.rs, transport/src/tcp/settings.rs
what-the-sender-has-from-an-b7cc35 = What the sender has from an earlier connection.

# transport/src/sctp/settings.rs, transport/src/sctp/sharing.rs
how-paths-that-carry-data-at-b6bb65 = How paths that carry data at once share bottlenecks and buffers.

# transport/src/sctp/settings.rs
tells-messages-by-the-order-of-08ee48 = tells messages by the order of their stream: leave ordered as it is

# transport/src/sctp/settings.rs
# $a: buffer
# $b: payload
# $c: chunk
bytes-do-not-hold-one-full-180a7c = { $a } bytes do not hold one full chunk: { $b } bytes of payload are { $c } with header and padding

# transport/src/sctp/settings.rs
# $a: mtu
# $b: packet
bytes-are-less-than-the-of-507a16 = { $a } bytes are less than the { $b } of a packet with one full chunk

# transport/src/sctp/sharing.rs
which-path-data-that-was-lost-a3f84e = Which path data that was lost is sent again on.

# transport/src/sctp/sharing.rs
how-the-windows-of-the-paths-acbfb9 = How the windows of the paths are coupled.

# transport/src/sctp/sharing.rs
how-much-of-the-buffers-a-1dcefe = How much of the buffers a path may take.

# transport/src/sctp/sharing.rs
couples-windows-of-rfc-9260-leave-1cf3a3 = couples windows of RFC 9260: leave controller at "newreno"

# transport/src/sctp/state.rs
the-state-of-an-association-rfc-5ed784 = The state of an association (RFC 9260 section 4).

# transport/src/sctp/state.rs
nothing-has-happened-an-init-is-429799 = Nothing has happened; an INIT is answered.

# transport/src/sctp/state.rs
init-sent-1e3264 = INIT sent.

# transport/src/sctp/state.rs
cookie-echo-sent-c7acfe = COOKIE ECHO sent.

# transport/src/sctp/state.rs
data-flows-3d0104 = Data flows.

# transport/src/sctp/state.rs
the-application-has-no-more-data-0faa6d = The application has no more data; what was sent is still being acknowledged.

# transport/src/sctp/state.rs
shutdown-sent-358120 = SHUTDOWN sent.

# transport/src/sctp/state.rs
shutdown-received-own-data-are-still-604264 = SHUTDOWN received; own data are still being acknowledged.

# transport/src/sctp/state.rs
shutdown-ack-sent-837af5 = SHUTDOWN ACK sent.

# transport/src/sctp/state.rs
ended-by-a-shutdown-de48b5 = Ended by a shutdown.

# transport/src/sctp/state.rs
given-up-after-too-many-errors-adc734 = Given up after too many errors.

# transport/src/sctp/state.rs
ended-at-once-by-an-abort-b3f2cb = Ended at once by an ABORT.

# transport/src/sctp/state.rs
the-host-is-off-and-remembers-6983b5 = The host is off and remembers nothing.

# transport/src/sctp/wire/abort.rs, transport/src/sctp/wire/shutdown.rs
the-verification-tag-is-that-of-18395e = The verification tag is that of the packet it answers, for its sender has no association.

# transport/src/sctp/wire/asconf.rs
an-address-is-expected-here-ecf747 = an address is expected here

# transport/src/sctp/wire/asconf.rs
what-is-asked-for-an-address-fc15db = What is asked for an address.

# transport/src/sctp/wire/asconf.rs
the-association-gains-the-address-7421df = The association gains the address.

# transport/src/sctp/wire/asconf.rs
the-association-loses-it-948e8e = The association loses it.

# transport/src/sctp/wire/asconf.rs
the-peer-sends-to-it-from-bf1bd9 = The peer sends to it from now on.

# transport/src/sctp/wire/asconf.rs
serial-number-f2307b = Serial number

# transport/src/sctp/wire/asconf.rs
counts-the-asconf-chunks-of-their-b23339 = Counts the ASCONF chunks of their sender, from its first TSN on.

# transport/src/sctp/wire/asconf.rs
address-56ef8f = Address

# transport/src/sctp/wire/asconf.rs
an-address-of-the-end-that-323f3a = An address of the end that asks.

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/parameter.rs
ipv4-address-fa2e69 = IPv4 address

# transport/src/sctp/wire/asconf.rs
the-address-0-0-0-0-54030d = The address; 0.0.0.0 stands for the source of the packet, or in a request to delete for all addresses but that.

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/parameter.rs
ipv6-address-e253c6 = IPv6 address

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/parameter.rs and 1 more
parameter-dd066e = Parameter

# transport/src/sctp/wire/asconf.rs
a-request-or-the-answer-to-41f5b6 = A request, or the answer to one.

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/parameter.rs and 1 more
parameter-type-3b930f = Parameter type

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/re_config.rs
what-is-asked-for-or-answered-c0f850 = What is asked for, or answered.

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/parameter.rs and 1 more
parameter-length-e77d16 = Parameter length

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/parameter.rs and 1 more
bytes-of-type-length-and-value-38cc6e = Bytes of type, length and value, without padding.

# transport/src/sctp/wire/asconf.rs
correlation-id-c267c1 = Correlation ID

# transport/src/sctp/wire/asconf.rs
chosen-by-who-asks-and-returned-1ac46f = Chosen by who asks, and returned with the answer.

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/cause.rs
error-cause-afe247 = Error cause

# transport/src/sctp/wire/asconf.rs
why-the-request-failed-afc19e = Why the request failed.

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/cause.rs
cause-code-5fd0ae = Cause code

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/cause.rs
which-cause-579f0f = Which cause.

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/cause.rs
cause-length-fa1fa3 = Cause length

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/cause.rs
bytes-of-code-length-and-what-4413e9 = Bytes of code, length and what is said, without padding.

# transport/src/sctp/wire/asconf.rs
what-it-is-about-44c793 = What it is about

# transport/src/sctp/wire/asconf.rs
the-request-or-the-address-as-ca2369 = The request or the address as it came.

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/parameter.rs and 1 more
parameter-value-69ee02 = Parameter value

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/cause.rs and 4 more
what-it-says-7483d5 = What it says.

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/cause.rs and 4 more
padding-ee0d7a = Padding

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/cause.rs and 2 more
zero-bytes-up-to-a-multiple-eebe26 = Zero bytes up to a multiple of four.

# transport/src/sctp/wire/asconf.rs
the-parameter-is-longer-than-its-b42ea0 = the parameter is longer than its address

# transport/src/sctp/wire/asconf.rs, transport/src/sctp/wire/parameter.rs and 1 more
the-parameter-has-not-the-length-8a52da = the parameter has not the length of its type

# transport/src/sctp/wire/asconf.rs
# $a: serial
asconf-serial-number-e862a5 = ASCONF, serial number { $a }

# transport/src/sctp/wire/asconf.rs
# $a: serial
asconf-ack-serial-number-45f53c = ASCONF-ACK, serial number { $a }

# transport/src/sctp/wire/auth.rs
shared-key-identifier-6a49d5 = Shared key identifier

# transport/src/sctp/wire/auth.rs
which-of-the-keys-that-both-fda0af = Which of the keys that both ends share was used.

# transport/src/sctp/wire/auth.rs, transport/src/sctp/wire/parameter.rs
hmac-identifier-d791f3 = HMAC identifier

# transport/src/sctp/wire/auth.rs
the-hash-1-sha-1-3-3f7e07 = The hash: 1 SHA-1, 3 SHA-256.

# transport/src/sctp/wire/auth.rs
the-message-authentication-code-of-this-598782 = The message authentication code of this chunk, with zeros in its place, and of all chunks behind it.

# transport/src/sctp/wire/cause.rs
why-the-chunk-was-sent-eca7de = Why the chunk was sent.

# transport/src/sctp/wire/cause.rs, transport/src/sctp/wire/data.rs and 3 more
stream-identifier-691e5b = Stream identifier

# transport/src/sctp/wire/cause.rs
the-stream-that-does-not-exist-f299f6 = The stream that does not exist.

# transport/src/sctp/wire/cause.rs, transport/src/sctp/wire/i_data.rs and 4 more
reserved-3385ff = Reserved

# transport/src/sctp/wire/cause.rs
number-of-missing-parameters-0d4a7e = Number of missing parameters

# transport/src/sctp/wire/cause.rs
how-many-follow-e11447 = How many follow.

# transport/src/sctp/wire/cause.rs
missing-parameter-type-72ac38 = Missing parameter type

# transport/src/sctp/wire/cause.rs
a-parameter-that-should-be-there-4f2af0 = A parameter that should be there.

# transport/src/sctp/wire/cause.rs
measure-of-staleness-46ec24 = Measure of staleness

# transport/src/sctp/wire/cause.rs
by-how-much-the-cookie-came-4c1943 = By how much the cookie came too late, microseconds.

# transport/src/sctp/wire/cause.rs
unresolvable-address-08f67d = Unresolvable address

# transport/src/sctp/wire/cause.rs
the-parameter-with-the-address-42fdca = The parameter with the address.

# transport/src/sctp/wire/cause.rs
unrecognized-chunk-4be11c = Unrecognized chunk

# transport/src/sctp/wire/cause.rs
the-chunk-as-it-came-2d4612 = The chunk as it came.

# transport/src/sctp/wire/cause.rs
unrecognized-parameters-0d6747 = Unrecognized parameters

# transport/src/sctp/wire/cause.rs
the-parameters-as-they-came-8dac60 = The parameters as they came.

# transport/src/sctp/wire/cause.rs
the-data-chunk-without-user-data-9320d3 = The DATA chunk without user data.

# transport/src/sctp/wire/cause.rs
new-addresses-451664 = New addresses

# transport/src/sctp/wire/cause.rs
the-addresses-that-the-association-did-ba5600 = The addresses that the association did not have.

# transport/src/sctp/wire/cause.rs
upper-layer-abort-reason-2ed82e = Upper layer abort reason

# transport/src/sctp/wire/cause.rs
what-the-application-says-9ef9ff = What the application says.

# transport/src/sctp/wire/cause.rs
additional-information-a42f24 = Additional information

# transport/src/sctp/wire/cause.rs
what-the-rule-was-c35694 = What the rule was.

# transport/src/sctp/wire/cause.rs
cause-specific-information-d7845d = Cause-specific information

# transport/src/sctp/wire/cause.rs
the-number-of-missing-parameters-does-34bf6e = the number of missing parameters does not fit its length

# transport/src/sctp/wire/chunk.rs
chunk-1617de = Chunk

# transport/src/sctp/wire/chunk.rs
a-part-of-the-packet-with-1a86ba = A part of the packet with a purpose of its own.

# transport/src/sctp/wire/chunk.rs, transport/src/sctp/wire/parameter.rs
chunk-type-9f5192 = Chunk type

# transport/src/sctp/wire/chunk.rs, transport/src/sctp/wire/parameter.rs
what-it-is-the-first-two-33585e = What it is; the first two bits say what a receiver that does not know it does: stop or go on, and whether it reports it.

# transport/src/sctp/wire/chunk.rs
chunk-flags-d4b077 = Chunk flags

# transport/src/sctp/wire/chunk.rs
their-meaning-depends-on-the-type-efc087 = Their meaning depends on the type; 0 where it has none.

# transport/src/sctp/wire/chunk.rs
chunk-length-fb583c = Chunk length

# transport/src/sctp/wire/chunk.rs
bytes-of-type-flags-length-and-dccb2e = Bytes of type, flags, length and value, without padding behind them.

# transport/src/sctp/wire/chunk.rs
zero-bytes-up-to-a-multiple-a8f8ed = Zero bytes up to a multiple of four; the receiver passes over them.

# transport/src/sctp/wire/chunk.rs
unknown-chunk-1143ba = Unknown chunk

# transport/src/sctp/wire/chunk.rs
the-chunk-is-longer-than-its-bc5077 = the chunk is longer than its type allows

# transport/src/sctp/wire/cookie.rs
cookie-45823e = Cookie

# transport/src/sctp/wire/cookie.rs
the-state-cookie-of-the-init-b5ea43 = The state cookie of the INIT ACK, returned unread.

# transport/src/sctp/wire/data.rs
the-receiver-shall-not-delay-the-96a273 = The receiver shall not delay the SACK.

# transport/src/sctp/wire/data.rs
the-message-is-delivered-out-of-0f93d6 = The message is delivered out of order, and its stream sequence number means nothing.

# transport/src/sctp/wire/data.rs
the-first-piece-of-a-message-dd40d3 = The first piece of a message.

# transport/src/sctp/wire/data.rs
the-last-piece-of-a-message-a3e4b3 = The last piece of a message; with B it is the whole one.

# transport/src/sctp/wire/data.rs
the-number-by-which-the-chunk-85b8fa = The number by which the chunk is acknowledged; numbers rise by one for every DATA chunk.

# transport/src/sctp/wire/data.rs, transport/src/sctp/wire/i_data.rs
messages-wait-only-for-those-of-04e049 = Messages wait only for those of the same stream.

# transport/src/sctp/wire/data.rs, transport/src/sctp/wire/forward_tsn.rs
stream-sequence-number-92aaf8 = Stream sequence number

# transport/src/sctp/wire/data.rs
the-number-of-the-message-in-a2994a = The number of the message in its stream, the same in all its pieces.

# transport/src/sctp/wire/data.rs, transport/src/sctp/wire/i_data.rs
payload-protocol-identifier-60de8a = Payload protocol identifier

# transport/src/sctp/wire/data.rs
what-the-application-says-that-the-398292 = What the application says that the data are; SCTP does not look at it.

# transport/src/sctp/wire/data.rs, transport/src/sctp/wire/i_data.rs and 2 more
user-data-91f9b9 = User data

# transport/src/sctp/wire/data.rs, transport/src/sctp/wire/i_data.rs and 2 more
what-the-application-sends-here-the-b6ce5c = What the application sends; here the pattern of RFC 864, for the simulation counts bytes and carries none.

# transport/src/sctp/wire/ecn.rs
lowest-tsn-83739c = Lowest TSN

# transport/src/sctp/wire/ecn.rs
the-lowest-tsn-of-the-packet-7c6bb7 = The lowest TSN of the packet that was marked.

# transport/src/sctp/wire/forward_tsn.rs, transport/src/sctp/wire/i_forward_tsn.rs
new-cumulative-tsn-385c2f = New cumulative TSN

# transport/src/sctp/wire/forward_tsn.rs, transport/src/sctp/wire/i_forward_tsn.rs
everything-up-to-this-tsn-counts-bd6b98 = Everything up to this TSN counts as if it had come.

# transport/src/sctp/wire/forward_tsn.rs, transport/src/sctp/wire/i_forward_tsn.rs
a-stream-of-which-messages-are-42e6cd = A stream of which messages are skipped.

# transport/src/sctp/wire/forward_tsn.rs
the-highest-one-that-is-skipped-0950bf = The highest one that is skipped in the stream.

# transport/src/sctp/wire/i_data.rs
the-number-by-which-the-chunk-16d015 = The number by which the chunk is acknowledged; numbers rise by one for every chunk with data.

# transport/src/sctp/wire/i_data.rs, transport/src/sctp/wire/i_forward_tsn.rs
message-identifier-13bd2e = Message identifier

# transport/src/sctp/wire/i_data.rs
the-number-of-the-message-in-a0099d = The number of the message in its stream, the same in all its pieces; those that are ordered and those that are not are counted apart.

# transport/src/sctp/wire/i_data.rs
of-the-first-piece-what-the-1a93cb = Of the first piece: what the application says that the data are; its number in the message is 0.

# transport/src/sctp/wire/i_data.rs
fragment-sequence-number-7763a2 = Fragment sequence number

# transport/src/sctp/wire/i_data.rs
the-number-of-the-piece-in-20f9e1 = The number of the piece in its message.

# transport/src/sctp/wire/i_forward_tsn.rs
reserved-and-u-786099 = Reserved and U

# transport/src/sctp/wire/i_forward_tsn.rs
text-0d3d0d = 1 where the messages skipped are those that are not ordered, else 0.

# transport/src/sctp/wire/i_forward_tsn.rs
the-highest-one-that-is-skipped-ed656c = The highest one that is skipped of these messages of the stream.

# transport/src/sctp/wire/init.rs
initiate-tag-42fd50 = Initiate tag

# transport/src/sctp/wire/init.rs
the-tag-that-the-peer-must-af3043 = The tag that the peer must put into the header of every packet; never 0.

# transport/src/sctp/wire/init.rs, transport/src/sctp/wire/sack.rs
advertised-receiver-window-credit-2f2a8e = Advertised receiver window credit

# transport/src/sctp/wire/init.rs
number-of-outbound-streams-8e117f = Number of outbound streams

# transport/src/sctp/wire/init.rs
streams-on-which-the-sender-wants-6742ae = Streams on which the sender wants to send.

# transport/src/sctp/wire/init.rs
number-of-inbound-streams-7e3ffe = Number of inbound streams

# transport/src/sctp/wire/init.rs
the-most-streams-that-the-peer-ead61b = The most streams that the peer may use.

# transport/src/sctp/wire/init.rs
initial-tsn-7730a4 = Initial TSN

# transport/src/sctp/wire/init.rs
the-number-of-the-sender-s-f3d434 = The number of the sender's first DATA chunk.

# transport/src/sctp/wire/mod.rs
it-ends-in-the-middle-of-78b5ff = it ends in the middle of a header of four bytes

# transport/src/sctp/wire/mod.rs
its-length-is-less-than-its-040c67 = its length is less than its header of four bytes

# transport/src/sctp/wire/nr_sack.rs
draft-natarajan-tsvwg-sctp-nrsack-usrsct-b5c6b9 = draft-natarajan-tsvwg-sctp-nrsack; usrsctp sctp_nr_sack

# transport/src/sctp/wire/nr_sack.rs, transport/src/sctp/wire/sack.rs
number-of-gap-ack-blocks-378a7a = Number of gap ack blocks

# transport/src/sctp/wire/nr_sack.rs
how-many-blocks-beyond-the-cumulative-2b69c3 = How many blocks beyond the cumulative TSN follow of what may be given back.

# transport/src/sctp/wire/nr_sack.rs
number-of-nr-gap-ack-blocks-4b94e6 = Number of NR gap ack blocks

# transport/src/sctp/wire/nr_sack.rs
how-many-blocks-beyond-the-cumulative-f5a380 = How many blocks beyond the cumulative TSN follow of what will not be given back.

# transport/src/sctp/wire/nr_sack.rs, transport/src/sctp/wire/sack.rs
number-of-duplicate-tsns-3159e4 = Number of duplicate TSNs

# transport/src/sctp/wire/nr_sack.rs, transport/src/sctp/wire/sack.rs
how-many-tsns-follow-that-came-58a102 = How many TSNs follow that came again since the last SACK.

# transport/src/sctp/wire/nr_sack.rs
text-69c167 = 0; the receiver passes over it.

# transport/src/sctp/wire/nr_sack.rs
nr-gap-ack-block-start-cc4f91 = NR gap ack block start

# transport/src/sctp/wire/nr_sack.rs, transport/src/sctp/wire/sack.rs
the-first-tsn-of-the-block-87a529 = The first TSN of the block, as the offset from the cumulative TSN.

# transport/src/sctp/wire/nr_sack.rs
nr-gap-ack-block-end-6c7bae = NR gap ack block end

# transport/src/sctp/wire/nr_sack.rs, transport/src/sctp/wire/sack.rs
the-last-tsn-of-the-block-70b8dc = The last TSN of the block, as the offset from the cumulative TSN.

# transport/src/sctp/wire/nr_sack.rs
# $a: cumulative_tsn
nr-sack-cumulative-tsn-74b629 = NR-SACK, cumulative TSN { $a }

# transport/src/sctp/wire/nr_sack.rs, transport/src/sctp/wire/sack.rs
the-numbers-of-blocks-and-duplicates-c3681e = the numbers of blocks and duplicates do not fit the length

# transport/src/sctp/wire/packet.rs
stream-control-transmission-protocol-a01c8e = Stream Control Transmission Protocol

# transport/src/sctp/wire/packet.rs
a-common-header-and-chunks-3845a5 = A common header and chunks.

# transport/src/sctp/wire/packet.rs, transport/src/tcp/wire.rs and 1 more
source-port-a36738 = Source port

# transport/src/sctp/wire/packet.rs, transport/src/tcp/wire.rs
the-application-it-comes-from-df0298 = The application it comes from.

# transport/src/sctp/wire/packet.rs, transport/src/tcp/wire.rs and 1 more
destination-port-9eac98 = Destination port

# transport/src/sctp/wire/packet.rs, transport/src/tcp/wire.rs
the-application-it-goes-to-9-b8fa87 = The application it goes to; 9 discards what comes.

# transport/src/sctp/wire/packet.rs
verification-tag-6b2e9c = Verification tag

# transport/src/sctp/wire/packet.rs
the-tag-that-the-receiver-chose-3c0ade = The tag that the receiver chose for this association, by which it tells packets of others and of strangers; 0 with an INIT.

# transport/src/sctp/wire/packet.rs, transport/src/tcp/wire.rs and 3 more
checksum-11c94b = Checksum

# transport/src/sctp/wire/packet.rs
crc32c-over-the-packet-with-zeros-a8296e = CRC32c over the packet with zeros in place of the checksum.

# transport/src/sctp/wire/packet.rs
rfc-9260-6-8-appendix-a-997ddc = RFC 9260 6.8, appendix A

# transport/src/sctp/wire/packet.rs
text-23d3b0 = 0x00000000 (left out, RFC 9653)

# transport/src/sctp/wire/parameter.rs
an-optional-or-variable-part-of-9b3be9 = An optional or variable part of a chunk.

# transport/src/sctp/wire/parameter.rs
heartbeat-information-ca799b = Heartbeat information

# transport/src/sctp/wire/parameter.rs
known-to-the-sender-alone-what-206082 = Known to the sender alone: what tells which path and when.

# transport/src/sctp/wire/parameter.rs
an-address-at-which-the-sender-d706e9 = An address at which the sender can be reached.

# transport/src/sctp/wire/parameter.rs
state-cookie-1cda9f = State cookie

# transport/src/sctp/wire/parameter.rs
all-that-the-listener-needs-to-96c0d4 = All that the listener needs to make the association, and a signature; the peer returns it unread.

# transport/src/sctp/wire/parameter.rs
unrecognized-parameter-265c92 = Unrecognized parameter

# transport/src/sctp/wire/parameter.rs
a-parameter-of-the-init-that-232e21 = A parameter of the INIT that was not understood, as it was.

# transport/src/sctp/wire/parameter.rs
suggested-cookie-lifespan-increment-2901ff = Suggested cookie lifespan increment

# transport/src/sctp/wire/parameter.rs
how-much-longer-than-usual-the-fc65eb = How much longer than usual the cookie is to be valid, milliseconds.

# transport/src/sctp/wire/parameter.rs
address-type-099d7b = Address type

# transport/src/sctp/wire/parameter.rs
a-type-of-address-that-the-78527c = A type of address that the sender can use: 5 IPv4, 6 IPv6.

# transport/src/sctp/wire/parameter.rs
supported-extension-956bb5 = Supported extension

# transport/src/sctp/wire/parameter.rs
a-type-of-chunk-that-the-2b95a2 = A type of chunk that the sender understands beyond the standard.

# transport/src/sctp/wire/parameter.rs
random-number-7bb37c = Random number

# transport/src/sctp/wire/parameter.rs
random-bytes-of-the-sender-from-b1920c = Random bytes of the sender, from which both ends derive the key of AUTH chunks.

# transport/src/sctp/wire/parameter.rs
a-chunk-that-the-sender-takes-a01d3e = A chunk that the sender takes only behind an AUTH chunk.

# transport/src/sctp/wire/parameter.rs
a-hash-that-the-sender-understands-c94924 = A hash that the sender understands: 1 SHA-1, 3 SHA-256.

# transport/src/sctp/wire/parameter.rs
error-detection-method-identifier-90fc23 = Error detection method identifier

# transport/src/sctp/wire/parameter.rs
what-finds-damaged-packets-in-place-b769ba = What finds damaged packets in place of the checksum: 1 is DTLS below SCTP.

# transport/src/sctp/wire/parameter.rs
heartbeat-info-e3950f = Heartbeat info

# transport/src/sctp/wire/parameter.rs
cookie-preservative-15692d = Cookie preservative

# transport/src/sctp/wire/parameter.rs
host-name-address-047f98 = Host name address

# transport/src/sctp/wire/parameter.rs
supported-address-types-d58ff1 = Supported address types

# transport/src/sctp/wire/parameter.rs
outgoing-ssn-reset-request-1168f9 = Outgoing SSN reset request

# transport/src/sctp/wire/parameter.rs
incoming-ssn-reset-request-1047eb = Incoming SSN reset request

# transport/src/sctp/wire/parameter.rs
ssn-tsn-reset-request-e0222c = SSN/TSN reset request

# transport/src/sctp/wire/parameter.rs
re-configuration-response-a1a090 = Re-configuration response

# transport/src/sctp/wire/parameter.rs
add-outgoing-streams-request-daa8ca = Add outgoing streams request

# transport/src/sctp/wire/parameter.rs
add-incoming-streams-request-715a21 = Add incoming streams request

# transport/src/sctp/wire/parameter.rs
ecn-capable-6cfc65 = ECN capable

# transport/src/sctp/wire/parameter.rs
zero-checksum-acceptable-91003d = Zero checksum acceptable

# transport/src/sctp/wire/parameter.rs
random-67bc48 = Random

# transport/src/sctp/wire/parameter.rs
chunk-list-054672 = Chunk list

# transport/src/sctp/wire/parameter.rs
requested-hmac-algorithm-0d92ce = Requested HMAC algorithm

# transport/src/sctp/wire/parameter.rs
supported-extensions-4e4319 = Supported extensions

# transport/src/sctp/wire/parameter.rs
forward-tsn-supported-e458ec = Forward TSN supported

# transport/src/sctp/wire/parameter.rs
add-ip-address-901725 = Add IP address

# transport/src/sctp/wire/parameter.rs
delete-ip-address-706e6f = Delete IP address

# transport/src/sctp/wire/parameter.rs
error-cause-indication-aea03f = Error cause indication

# transport/src/sctp/wire/parameter.rs
set-primary-address-a97d57 = Set primary address

# transport/src/sctp/wire/parameter.rs
success-indication-59b7ad = Success indication

# transport/src/sctp/wire/parameter.rs
adaptation-layer-indication-05457a = Adaptation layer indication

# transport/src/sctp/wire/parameter.rs
unknown-parameter-09121e = Unknown parameter

# transport/src/sctp/wire/pktdrop.rs
draft-stewart-sctp-pktdrprep-usrsctp-sct-34948e = draft-stewart-sctp-pktdrprep; usrsctp sctp_pktdrop_chunk

# transport/src/sctp/wire/pktdrop.rs
not-all-of-the-packet-is-d57ff4 = Not all of the packet is returned.

# transport/src/sctp/wire/pktdrop.rs
the-checksum-of-the-packet-was-3dba0f = The checksum of the packet was wrong.

# transport/src/sctp/wire/pktdrop.rs
a-middle-box-reports-and-not-fdab51 = A middle box reports, and not the peer.

# transport/src/sctp/wire/pktdrop.rs
maximum-rate-527061 = Maximum rate

# transport/src/sctp/wire/pktdrop.rs
bytes-that-the-receiver-has-room-59e944 = Bytes that the receiver has room for in all; of a middle box bytes a second of its link.

# transport/src/sctp/wire/pktdrop.rs
current-size-of-queue-a7ad37 = Current size of queue

# transport/src/sctp/wire/pktdrop.rs
bytes-that-wait-there-6cab9c = Bytes that wait there.

# transport/src/sctp/wire/pktdrop.rs
truncated-length-71c7e6 = Truncated length

# transport/src/sctp/wire/pktdrop.rs
the-bytes-of-the-packet-where-142bc1 = The bytes of the packet, where not all of it is returned.

# transport/src/sctp/wire/pktdrop.rs
zero-the-receiver-passes-over-it-1f32fb = Zero; the receiver passes over it.

# transport/src/sctp/wire/pktdrop.rs
data-field-2510e6 = Data field

# transport/src/sctp/wire/pktdrop.rs
the-packet-as-it-came-from-99c834 = The packet as it came, from its common header on, damage and all.

# transport/src/sctp/wire/re_config.rs
a-request-or-the-response-to-8490d0 = A request, or the response to one.

# transport/src/sctp/wire/re_config.rs
re-configuration-request-sequence-number-87a50c = Re-configuration request sequence number

# transport/src/sctp/wire/re_config.rs
counts-the-requests-of-their-sender-4ad3c0 = Counts the requests of their sender, from its first TSN on.

# transport/src/sctp/wire/re_config.rs
re-configuration-response-sequence-numbe-7e807c = Re-configuration response sequence number

# transport/src/sctp/wire/re_config.rs
the-request-that-is-answered-or-a6e41d = The request that is answered, or the last one that came.

# transport/src/sctp/wire/re_config.rs
sender-s-last-assigned-tsn-a46eb8 = Sender's last assigned TSN

# transport/src/sctp/wire/re_config.rs
the-streams-begin-anew-when-everything-e6b8eb = The streams begin anew when everything up to this TSN has come.

# transport/src/sctp/wire/re_config.rs
stream-number-191501 = Stream number

# transport/src/sctp/wire/re_config.rs
a-stream-that-begins-anew-all-2e913f = A stream that begins anew; all do where none is listed.

# transport/src/sctp/wire/re_config.rs
text-df2e11 = 0 nothing to do, 1 performed, 2 denied, 3 wrong stream, 4 another request is in progress, 5 bad sequence number, 6 in progress.

# transport/src/sctp/wire/re_config.rs
next-tsn-29413a = Next TSN

# transport/src/sctp/wire/re_config.rs
the-next-tsn-of-the-sender-3958a6 = The next TSN of the sender, then of the receiver.

# transport/src/sctp/wire/re_config.rs
number-of-new-streams-78f204 = Number of new streams

# transport/src/sctp/wire/re_config.rs
how-many-streams-are-added-253308 = How many streams are added.

# transport/src/sctp/wire/sack.rs
iyengar-amer-and-stewart-2006-algorithm-5288ab = Iyengar, Amer and Stewart 2006, algorithm DAC; usrsctp SCTP_SACK_CMT_DAC

# transport/src/sctp/wire/sack.rs
with-p0-the-packets-with-data-edfe4f = With P0 the packets with data since the last SACK, 0 to 3: this one counts twice.

# transport/src/sctp/wire/sack.rs
with-p1-the-packets-with-data-727d0d = With P1 the packets with data since the last SACK: this one counts once.

# transport/src/sctp/wire/sack.rs, transport/src/sctp/wire/shutdown.rs
cumulative-tsn-ack-48729f = Cumulative TSN ack

# transport/src/sctp/wire/sack.rs, transport/src/sctp/wire/shutdown.rs
everything-up-to-this-tsn-has-878d1d = Everything up to this TSN has come.

# transport/src/sctp/wire/sack.rs
how-many-blocks-beyond-the-cumulative-8af0b1 = How many blocks beyond the cumulative TSN follow.

# transport/src/sctp/wire/sack.rs
gap-ack-block-start-6a92ea = Gap ack block start

# transport/src/sctp/wire/sack.rs
gap-ack-block-end-765753 = Gap ack block end

# transport/src/sctp/wire/sack.rs
duplicate-tsn-d4ccc6 = Duplicate TSN

# transport/src/sctp/wire/sack.rs
a-tsn-that-came-again-ac0cdf = A TSN that came again.

# transport/src/sctp/wire/sack.rs
# $a: cumulative_tsn
sack-cumulative-tsn-078fde = SACK, cumulative TSN { $a }

# transport/src/sctp/wire/unknown.rs
chunk-value-257754 = Chunk value

# transport/src/settings.rs
the-protocol-of-a-flow-and-c62e39 = The protocol of a flow and its settings.

# transport/src/settings.rs
# $a: label
# $b: word
holds-settings-of-but-the-protocol-adf4e8 = holds settings of { $a }, but the protocol is "{ $b }"

# transport/src/settings.rs, scenario/src/document/flow.rs
the-protocol-of-the-background-and-d2ea75 = The protocol of the background and its settings.

# transport/src/settings.rs
the-settings-of-the-connection-that-ef1e53 = The settings of the connection that a gateway opens.

# transport/src/settings.rs
# $a: label
# $b: word
holds-settings-of-but-the-protocol-b8a651 = holds settings of { $a }, but the protocol of the flow is "{ $b }"

# transport/src/shared_events.rs
# $a: value
# $b: value
is-fad840 = { $a } is { $b }

# transport/src/shared_events.rs
# $a: value
before-it-was-68d1e4 = Before, it was { $a }.

# transport/src/shared_events.rs
# $a: value
slow-start-cwnd-bytes-63262f = Slow start: cwnd { $a } bytes

# transport/src/shared_events.rs
# $a: value
# $b: value
# $c: value
# $d: value
# $e: value
newly-acknowledged-cwnd-to-bytes-ssthres-45bfc8 = { $a } newly acknowledged{ $b }: cwnd { $c } to { $d } bytes, ssthresh { $e } bytes.

# transport/src/shared_events.rs
the-peer-s-window-is-full-b76624 = The peer's window is full

# transport/src/shared_events.rs
# $a: value
# $b: value
# $c: value
# $d: value
# $e: value
left-the-next-needs-in-flight-e2fc3f = { $a } left, the next { $b } needs { $c }; { $d } in flight and cwnd is { $e } bytes.

# transport/src/shared_events.rs
the-peer-s-window-has-room-68fd05 = The peer's window has room again

# transport/src/shared_events.rs
# $a: value
# $b: value
left-in-flight-d297f5 = { $a } left, { $b } in flight.

# transport/src/shared_events.rs
the-application-has-no-more-data-1b3987 = The application has no more data

# transport/src/shared_events.rs
# $a: value
# $b: value
all-its-data-have-been-sent-6234be = All its data have been sent: { $a } in flight and cwnd is { $b } bytes.

# transport/src/shared_events.rs
data-wait-for-the-windows-again-73d81e = Data wait for the windows again

# transport/src/shared_events.rs
# $a: value
# $b: value
the-application-has-brought-more-than-82fe05 = The application has brought more than they let go: { $a } in flight and cwnd is { $b } bytes.

# transport/src/shared_events.rs
# $a: value
# $b: value
all-of-user-data-6e399a = All { $a } of user data { $b }.

# transport/src/shared_events.rs
# $a: value
expired-342566 = { $a } expired

# transport/src/shared_events.rs
# $a: value
# $b: value
# $c: value
# $d: value
# $e: value
was-not-acknowledged-in-time-cwnd-00e7a2 = { $a } { $b } was not acknowledged in time: cwnd { $c } to { $d } bytes, ssthresh { $e } bytes.

# transport/src/shared_events.rs, transport/src/xstp/event.rs
# $a: value
round-trip-of-5c6c1f = Round trip of { $a }

# transport/src/shared_events.rs
# $a: value
# $b: value
# $c: value
smoothed-variation-timeout-378bfb = Smoothed { $a }, variation { $b }: timeout { $c }.

# transport/src/shared_events.rs
# $a: value
with-a-congestion-mark-3446b7 = { $a } with a congestion mark

# transport/src/shared_events.rs
# $a: value
# $b: value
# $c: value
it-begins-with-every-says-so-f1d62b = It begins with { $a } { $b }: every { $c } says so until the sender answers.

# transport/src/shared_events.rs
the-sender-has-answered-the-congestion-cecb92 = The sender has answered the congestion mark

# transport/src/shared_events.rs
# $a: value
# $b: value
# $c: value
cwr-s-no-longer-report-it-e1c5c9 = CWR { $a } { $b }: { $c }s no longer report it.

# transport/src/tcp/event.rs
the-state-of-a-connection-rfc-a19d0a = The state of a connection (RFC 9293 section 3.3.2).

# transport/src/tcp/event.rs
nothing-has-happened-a-syn-is-d75996 = Nothing has happened; a SYN is answered.

# transport/src/tcp/event.rs
syn-sent-9ad396 = SYN sent.

# transport/src/tcp/event.rs
syn-received-and-answered-733566 = SYN received and answered.

# transport/src/tcp/event.rs, transport/src/xstp/event.rs
data-flow-b06369 = Data flow.

# transport/src/tcp/event.rs
fin-sent-14b094 = FIN sent.

# transport/src/tcp/event.rs
fin-sent-and-acknowledged-6ec5a7 = FIN sent and acknowledged.

# transport/src/tcp/event.rs
fin-received-nothing-more-will-come-5353d0 = FIN received; nothing more will come.

# transport/src/tcp/event.rs
both-ends-have-sent-a-fin-efed81 = Both ends have sent a FIN at once.

# transport/src/tcp/event.rs
fin-received-and-sent-c15b87 = FIN received and sent.

# transport/src/tcp/event.rs
both-fins-are-acknowledged-the-last-7a689d = Both FINs are acknowledged; the last acknowledgement may have to be repeated.

# transport/src/tcp/event.rs
given-up-after-too-many-timeouts-f63e64 = Given up after too many timeouts.

# transport/src/tcp/event.rs
ended-by-a-rst-its-own-dede6a = Ended by a RST, its own or the peer's.

# transport/src/tcp/event.rs
connection-639a40 = Connection

# transport/src/tcp/event.rs
and-the-fin-are-acknowledged-bcbed8 = and the FIN are acknowledged

# transport/src/tcp/event.rs
retransmission-timer-6f8225 = Retransmission timer

# transport/src/tcp/event.rs
in-the-segment-with-byte-c60a16 = in the segment with byte

# transport/src/tcp/event.rs
syn-timed-out-63332c = SYN timed out

# transport/src/tcp/event.rs
connection-failed-596c52 = Connection failed

# transport/src/tcp/event.rs
# $a: value
# $b: value
# $c: value
# $d: value
acknowledged-since-the-last-growth-cwnd-b3d70d = { $a } acknowledged since the last growth: cwnd { $b } to { $c } bytes, ssthresh { $d } bytes.

# transport/src/tcp/event.rs
# $a: seq
fast-retransmit-of-byte-01c2ff = Fast retransmit of byte { $a }

# transport/src/tcp/event.rs
# $a: value
# $b: value
# $c: value
cwnd-was-bytes-ssthresh-is-bytes-3d803c = { $a }: cwnd was { $b } bytes, ssthresh is { $c } bytes now.

# transport/src/tcp/event.rs
# $a: recover
# $b: value
# $c: value
bytes-below-are-acknowledged-cwnd-bytes-d56a61 = Bytes below { $a } are acknowledged: cwnd { $b } bytes, ssthresh { $c } bytes.

# transport/src/tcp/event.rs, transport/src/xstp/event.rs
# $a: value
idle-cwnd-restarts-at-bytes-f79399 = Idle: cwnd restarts at { $a } bytes

# transport/src/tcp/event.rs
# $a: value
# $b: value
# $c: value
nothing-was-sent-for-cwnd-to-8b3586 = Nothing was sent for { $a }: cwnd { $b } to { $c } bytes.

# transport/src/tcp/event.rs
# $a: ack
# $b: value
# $c: value
# $d: recover
the-acknowledgement-of-bytes-below-repor-d7ce64 = The acknowledgement of bytes below { $a } reports it: cwnd { $b } to { $c } bytes, once for everything below { $d }.

# transport/src/tcp/event.rs
# $a: seq
partial-acknowledgement-byte-is-missing--1d7667 = Partial acknowledgement: byte { $a } is missing, too

# transport/src/tcp/event.rs
# $a: value
# $b: recover
# $c: value
acknowledged-but-not-everything-below-it-6bcfdf = { $a } acknowledged, but not everything below { $b }: it leaves at once, cwnd { $c } bytes.

# transport/src/tcp/event.rs
# $a: value
# $b: value
from-after-in-a-row-b3b01a = From { $a }, after { $b } in a row.

# transport/src/tcp/event.rs
# $a: value
duplicate-acknowledgement-9dddf1 = Duplicate acknowledgement { $a }

# transport/src/tcp/event.rs
# $a: ack
# $b: value
# $c: value
the-receiver-still-waits-for-byte-bbf61a = The receiver still waits for byte { $a } and reports { $b } beyond; { $c } start a fast retransmit.

# transport/src/tcp/event.rs
# $a: seq
byte-sent-again-f97151 = Byte { $a } sent again

# transport/src/tcp/event.rs
what-was-reported-counts-as-missing-63ddfb = What was reported counts as missing again

# transport/src/tcp/event.rs
# $a: seq
# $b: value
after-a-timeout-for-byte-that-bfcab2 = After a timeout for byte { $a }, { $b } that blocks reported are sent again.

# transport/src/tcp/event.rs
# $a: seq
tail-loss-probe-byte-29e740 = Tail loss probe: byte { $a }

# transport/src/tcp/event.rs
# $a: value
# $b: value
nothing-was-heard-for-two-round-322c5d = Nothing was heard for two round trips of { $a }: one more segment shows what is missing; { $b } in flight.

# transport/src/tcp/event.rs
# $a: seq
# $b: value
# $c: value
bytes-below-are-acknowledged-the-last-ba4f05 = Bytes below { $a } are acknowledged, the last by the probe alone: cwnd { $b } to { $c } bytes.

# transport/src/tcp/event.rs
# $a: seq
byte-is-overdue-55b8c8 = Byte { $a } is overdue

# transport/src/tcp/event.rs
# $a: value
# $b: value
# $c: value
what-was-sent-later-has-arrived-740c28 = What was sent later has arrived, and the reordering window of { $a } is over: cwnd was { $b } bytes, ssthresh is { $c } bytes now.

# transport/src/tcp/event.rs
# $a: value
proportional-reduction-cwnd-bytes-7c57c8 = Proportional reduction: cwnd { $a } bytes

# transport/src/tcp/event.rs
# $a: value
# $b: value
# $c: value
# $d: value
more-arrived-cwnd-to-bytes-on-4eaac3 = { $a } more arrived: cwnd { $b } to { $c } bytes, on the way to { $d } bytes.

# transport/src/tcp/event.rs
# $a: value
needless-cut-undone-cwnd-bytes-b38517 = Needless cut undone: cwnd { $a } bytes

# transport/src/tcp/event.rs
# $a: seq
limited-transmit-of-byte-2e51d4 = Limited transmit of byte { $a }

# transport/src/tcp/event.rs
# $a: value
# $b: value
# $c: value
a-new-segment-may-go-in-6d3ef8 = { $a }: a new segment may go; { $b } in flight and cwnd is { $c } bytes.

# transport/src/tcp/event.rs
# $a: value
the-receive-buffer-grows-to-bytes-964b45 = The receive buffer grows to { $a } bytes

# transport/src/tcp/event.rs
# $a: value
# $b: value
# $c: value
the-application-read-bytes-in-a-228cd7 = The application read { $a } bytes in a round trip, more than in any before: { $b } bytes of buffer become { $c }, so that the sender may double and losses be repaired.

# transport/src/tcp/event.rs
linux-tcp-rcv-space-adjust-fisk-b87a0a = Linux tcp_rcv_space_adjust; Fisk and Feng 2001

# transport/src/tcp/event.rs, transport/src/xstp/event.rs
data-wait-for-an-earlier-segment-3ae11c = Data wait for an earlier segment

# transport/src/tcp/event.rs
# $a: seq
# $b: missing
# $c: value
byte-came-byte-is-missing-the-0c460e = Byte { $a } came, byte { $b } is missing; the window is { $c } bytes.

# transport/src/tcp/event.rs
# $a: seq
byte-fills-a-gap-72d705 = Byte { $a } fills a gap

# transport/src/tcp/event.rs, transport/src/xstp/event.rs
# $a: value
# $b: value
# $c: value
with-delivered-at-once-the-window-377d26 = { $a } with { $b } delivered at once; the window is { $c }.

# transport/src/tcp/event.rs
# $a: seq
byte-lies-beyond-the-window-db1890 = Byte { $a } lies beyond the window

# transport/src/tcp/event.rs
# $a: value
# $b: value
dropped-the-window-is-bytes-f81eb4 = { $a } dropped; the window is { $b } bytes.

# transport/src/tcp/event.rs
# $a: seq
byte-received-again-7ae745 = Byte { $a } received again

# transport/src/tcp/event.rs
# $a: next
byte-is-expected-that-is-acknowledged-67ada8 = Byte { $a } is expected: that is acknowledged at once.

# transport/src/tcp/event.rs
# $a: seq
byte-probes-the-closed-window-b98101 = Byte { $a } probes the closed window

# transport/src/tcp/event.rs
# $a: value
# $b: value
nothing-else-is-outstanding-and-left-396a99 = Nothing else is outstanding and { $a } left in the peer's window; the next probe goes in { $b }.

# transport/src/tcp/event.rs
# $a: value
the-application-has-read-the-window-a5b321 = The application has read: the window is { $a } bytes.

# transport/src/tcp/event.rs
rst-the-peer-ends-the-connection-26c6b5 = RST: the peer ends the connection

# transport/src/tcp/event.rs
nothing-that-was-sent-here-is-6b7fe5 = Nothing that was sent here is without an acknowledgement.

# transport/src/tcp/event.rs
# $a: value
had-no-acknowledgement-yet-nobody-will-71dbc0 = { $a } had no acknowledgement yet: nobody will say whether they came.

# transport/src/tcp/event.rs
# $a: seq
byte-comes-with-an-old-timestamp-03f0ee = Byte { $a } comes with an old timestamp

# transport/src/tcp/event.rs
# $a: value
# $b: next
its-timestamp-is-older-than-that-fdc5b4 = Its timestamp is { $a } older than that of the last segment in order: it is dropped and byte { $b } asked for.

# transport/src/tcp/event.rs
it-is-held-to-be-lost-7d6218 = it is held to be lost

# transport/src/tcp/event.rs
the-retransmission-timer-expired-584cfa = the retransmission timer expired

# transport/src/tcp/event.rs
nothing-was-heard-for-two-round-023d63 = nothing was heard for two round trips

# transport/src/tcp/event.rs
nothing-else-may-be-sent-and-417f4a = nothing else may be sent and it may be lost

# transport/src/tcp/event.rs
rfc-6675-4-nextseg-4-85eea8 = RFC 6675 4, NextSeg 4

# transport/src/tcp/event.rs
the-peer-s-window-was-closed-736130 = the peer's window was closed

# transport/src/tcp/event.rs
all-that-was-sent-again-has-1ee4a9 = All that was sent again has come twice

# transport/src/tcp/event.rs
what-was-sent-once-has-arrived-f731d7 = What was sent once has arrived after the timeout

# transport/src/tcp/event.rs
an-acknowledgement-answers-what-left-bef-a31aa2 = An acknowledgement answers what left before anything was sent again

# transport/src/tcp/event.rs
timeout-timeouts-34f17d =
    { $a ->
        [one] timeout
       *[other] timeouts
    }

# transport/src/tcp/event.rs
duplicate-acknowledgement-duplicate-ackn-0d8df1 =
    { $a ->
        [one] duplicate acknowledgement
       *[other] duplicate acknowledgements
    }

# transport/src/tcp/event/probing.rs
what-begins-a-probe-cycle-b9edde = What begins a probe cycle.

# transport/src/tcp/event/probing.rs
duplicate-acknowledgements-or-blocks-rep-d78fcc = Duplicate acknowledgements or blocks report a loss.

# transport/src/tcp/event/probing.rs, transport/src/xstp/event.rs
# $a: value
probing-begins-f09df1 = Probing begins: { $a }

# transport/src/tcp/event/probing.rs
# $a: seq
# $b: value
# $c: value
byte-may-be-lost-data-wait-8d29af = Byte { $a } may be lost: data wait while two exchanges of probes measure round trips. It was { $b }, and { $c } would still mean no congestion.

# transport/src/tcp/event/probing.rs
tsaoussidis-and-badr-2000-probe-cycle-ccecbf = Tsaoussidis and Badr 2000: probe cycle

# transport/src/tcp/event/probing.rs
# $a: probe
# $b: value
probe-b97573 = Probe { $a }: { $b }

# transport/src/tcp/event/probing.rs
a-segment-without-data-which-the-d67379 = A segment without data, which the receiver answers at once.

# transport/src/tcp/event/probing.rs
# $a: probe
probe-is-answered-two-exchanges-end-4008ad = Probe { $a } is answered; two exchanges end the cycle.

# transport/src/tcp/event/probing.rs, transport/src/xstp/event.rs
probing-over-8cff0a = probing over

# transport/src/tcp/event/probing.rs, transport/src/xstp/event.rs
probing-aborted-nothing-is-missing-c96e19 = Probing aborted: nothing is missing

# transport/src/tcp/event/probing.rs
# $a: value
# $b: value
# $c: value
what-was-in-doubt-is-acknowledged-33aba7 = What was in doubt is acknowledged after { $a } and { $b }: cwnd stays at { $c } bytes and data go on.

# transport/src/tcp/event/probing.rs
assumed-as-xstp-does-elaasar-et-5bb10b = assumed, as XSTP does (Elaasar et al. 2005)

# transport/src/tcp/event/probing.rs, transport/src/xstp/event.rs
immediate-recovery-no-congestion-91c8ac = Immediate Recovery: no congestion

# transport/src/tcp/event/probing.rs
# $a: value
# $b: value
# $c: seq
# $d: value
the-longer-round-trip-was-and-51ad9d = The longer round trip was { $a }, and { $b } would mean no congestion: from byte { $c } on what is lost leaves again, cwnd stays at { $d } bytes.

# transport/src/tcp/event/probing.rs
tsaoussidis-and-badr-2000-immediate-reco-f3f3ac = Tsaoussidis and Badr 2000: Immediate Recovery; the limit by Elaasar et al. 2005

# transport/src/tcp/event/probing.rs
congestion-found-6e506e = Congestion found

# transport/src/tcp/event/probing.rs
# $a: value
# $b: value
# $c: seq
# $d: value
a-round-trip-of-is-longer-d2348b = A round trip of { $a } is longer than { $b }: the loss of byte { $c } cuts cwnd, which was { $d } bytes, as without probing.

# transport/src/tcp/event/probing.rs
tsaoussidis-and-badr-2000-the-limit-b4111c = Tsaoussidis and Badr 2000; the limit by Elaasar et al. 2005

# transport/src/tcp/event/probing.rs
probing-cut-short-the-connection-ends-ae4019 = Probing cut short: the connection ends

# transport/src/tcp/event/probing.rs, transport/src/xstp/event.rs
# $a: value
# $b: value
after-and-no-decision-was-reached-732ad7 = After { $a } and { $b } no decision was reached.

# transport/src/tcp/event/probing.rs
assumed-a-connection-without-peer-needs-3f6cc6 = assumed: a connection without peer needs no decision

# transport/src/tcp/event/probing.rs, transport/src/xstp/event.rs
probe-probes-dd6e12 =
    { $a ->
        [one] probe
       *[other] probes
    }

# transport/src/tcp/family.rs
# $a: number
segment-at-byte-5c15a6 = Segment at byte { $a }

# transport/src/tcp/family.rs, transport/src/xstp/family.rs
control-segment-26a5d6 = Control segment

# transport/src/tcp/packet.rs
why-a-segment-is-sent-again-8dc506 = Why a segment is sent again.

# transport/src/tcp/packet.rs
it-is-not-90483e = It is not.

# transport/src/tcp/packet.rs
duplicate-acknowledgements-or-the-receiv-1a4229 = Duplicate acknowledgements or the receiver's blocks tell that it is lost (RFC 5681 section 3.2).

# transport/src/tcp/packet.rs
the-retransmission-timer-expired-rfc-629-804c0d = The retransmission timer expired (RFC 6298 section 5).

# transport/src/tcp/packet.rs
nothing-else-may-be-sent-and-17e4ce = Nothing else may be sent, and perhaps it is lost (RFC 6675 section 4, rules 3 and 4 of NextSeg).

# transport/src/tcp/packet.rs
it-probes-a-closed-window-rfc-ceaddf = It probes a closed window (RFC 9293 section 3.8.6.1).

# transport/src/tcp/packet.rs
it-is-the-last-of-a-95a340 = It is the last of a flight of which nothing was heard for two round trips (RFC 8985 section 7).

# transport/src/tcp/packet.rs
what-shows-that-nothing-was-lost-5e679a = What shows that nothing was lost.

# transport/src/tcp/packet.rs
an-acknowledgement-answers-what-left-bef-b186b0 = An acknowledgement answers what left before anything was sent again (RFC 3522).

# transport/src/tcp/packet.rs
all-that-was-sent-again-has-b38215 = All that was sent again has come twice (RFC 3708).

# transport/src/tcp/packet.rs
what-was-sent-once-has-arrived-ad6931 = What was sent once has arrived after the timeout (RFC 5682).

# transport/src/tcp/packet.rs
what-a-segment-is-in-a-52b239 = What a segment is in a probe cycle (Tsaoussidis and Badr 2000).

# transport/src/tcp/packet.rs
the-first-probe-85f7be = The first probe.

# transport/src/tcp/packet.rs
the-answer-to-it-1958b3 = The answer to it.

# transport/src/tcp/packet.rs
the-second-probe-df5789 = The second probe.

# transport/src/tcp/settings.rs
which-time-the-defaults-follow-5db3f9 = Which time the defaults follow.

# transport/src/tcp/settings.rs
what-becomes-of-cwnd-after-an-ab31cd = What becomes of cwnd after an idle time.

# transport/src/tcp/settings.rs
what-a-sender-makes-of-a-3ac3db = What a sender makes of a loss.

# transport/src/tcp/settings.rs
how-a-sender-repairs-losses-c8752d = How a sender repairs losses.

# transport/src/tcp/settings.rs
the-settings-of-a-tcp-connection-11ecf3 = The settings of a TCP connection.

# transport/src/tcp/settings.rs
by-the-profile-8971c9 = , by the profile

# transport/src/tcp/settings.rs
# $a: field
# $b: by
a-sender-that-probes-has-no-c20ff5 = a sender that probes has no { $a }, which is on{ $b }

# transport/src/tcp/settings.rs
# $a: scale
bits-mean-nothing-while-window-scaling-e9e6f4 = { $a } bits mean nothing while window_scaling is off

# transport/src/tcp/settings.rs
# $a: step
# $b: buffer
windows-in-steps-of-bytes-are-08071e = windows in steps of { $a } bytes are too coarse for a buffer of { $b } bytes

# transport/src/tcp/wire.rs
transmission-control-protocol-85fe1f = Transmission Control Protocol

# transport/src/tcp/wire.rs
a-header-and-user-data-4ed425 = A header and user data.

# transport/src/tcp/wire.rs
sequence-number-6dab2d = Sequence number

# transport/src/tcp/wire.rs
the-number-of-the-first-byte-c29526 = The number of the first byte of user data, or of the SYN.

# transport/src/tcp/wire.rs
acknowledgement-number-83172c = Acknowledgement number

# transport/src/tcp/wire.rs
the-next-number-that-is-expected-029900 = The next number that is expected: everything before has come.

# transport/src/tcp/wire.rs
data-offset-211e2b = Data offset

# transport/src/tcp/wire.rs
how-many-words-of-four-bytes-e8a9db = How many words of four bytes the header has, in the first four bits.

# transport/src/tcp/wire.rs, transport/src/xstp/wire.rs
flags-f38d99 = Flags

# transport/src/tcp/wire.rs, transport/src/xstp/wire.rs
what-the-segment-is-for-ec4ede = What the segment is for.

# transport/src/tcp/wire.rs
the-window-was-reduced-for-a-7a1445 = The window was reduced for a congestion mark.

# transport/src/tcp/wire.rs
a-congestion-mark-has-come-in-a127c2 = A congestion mark has come; in a SYN, marks are understood.

# transport/src/tcp/wire.rs
the-urgent-pointer-means-something-556677 = The urgent pointer means something.

# transport/src/tcp/wire.rs
the-acknowledgement-number-means-somethi-793b35 = The acknowledgement number means something.

# transport/src/tcp/wire.rs
the-data-are-handed-over-at-342338 = The data are handed over at once.

# transport/src/tcp/wire.rs
there-is-no-such-connection-or-b47225 = There is no such connection, or none any more.

# transport/src/tcp/wire.rs
synchronises-sequence-numbers-7f0c80 = Synchronises sequence numbers.

# transport/src/tcp/wire.rs
nothing-after-this-a458cd = Nothing after this.

# transport/src/tcp/wire.rs, transport/src/xstp/wire.rs
window-19734a = Window

# transport/src/tcp/wire.rs
room-of-the-receiver-in-units-0c1a0c = Room of the receiver, in units of its window scale but for a SYN.

# transport/src/tcp/wire.rs
over-the-addresses-the-header-and-91b26d = Over the addresses, the header and the data.

# transport/src/tcp/wire.rs
urgent-pointer-efaed6 = Urgent pointer

# transport/src/tcp/wire.rs
where-urgent-data-end-if-urg-9eaaa3 = Where urgent data end, if URG is set.

# transport/src/tcp/wire.rs
option-45aaac = Option

# transport/src/tcp/wire.rs
what-only-some-segments-say-e42077 = What only some segments say.

# transport/src/tcp/wire.rs
option-kind-7b28eb = Option kind

# transport/src/tcp/wire.rs
what-it-is-451bc4 = What it is.

# transport/src/tcp/wire.rs
option-length-951322 = Option length

# transport/src/tcp/wire.rs
bytes-of-kind-length-and-value-9dcd01 = Bytes of kind, length and value.

# transport/src/tcp/wire.rs
maximum-segment-size-bea507 = Maximum segment size

# transport/src/tcp/wire.rs
the-largest-segment-that-the-sender-bce13c = The largest segment that the sender takes.

# transport/src/tcp/wire.rs
shift-count-84499b = Shift count

# transport/src/tcp/wire.rs
by-how-many-bits-the-sender-f0c650 = By how many bits the sender's windows are shifted.

# transport/src/tcp/wire.rs
left-edge-992e44 = Left edge

# transport/src/tcp/wire.rs
the-first-number-of-a-block-0a5356 = The first number of a block that has come.

# transport/src/tcp/wire.rs
right-edge-9c8b59 = Right edge

# transport/src/tcp/wire.rs
the-number-after-the-last-of-58a488 = The number after the last of the block.

# transport/src/tcp/wire.rs
timestamp-value-5c1409 = Timestamp value

# transport/src/tcp/wire.rs
the-sender-s-clock-here-milliseconds-8766f1 = The sender's clock, here milliseconds since the start of the run.

# transport/src/tcp/wire.rs
timestamp-echo-reply-040bec = Timestamp echo reply

# transport/src/tcp/wire.rs
the-peer-s-clock-as-its-c50bbe = The peer's clock as its last segment had it.

# transport/src/tcp/wire.rs
experiment-identifier-249826 = Experiment identifier

# transport/src/tcp/wire.rs
which-experiment-the-option-is-of-c5e534 = Which experiment the option is of; the number is assumed.

# transport/src/tcp/wire.rs
exchange-d60a31 = Exchange

# transport/src/tcp/wire.rs
text-6e0a85 = 1 is PROBE1, 2 PR1_ACK, 3 PROBE2, 4 PR2_ACK.

# transport/src/tcp/wire.rs
tsaoussidis-and-badr-2000-the-bytes-e1aea8 = Tsaoussidis and Badr 2000; the bytes are assumed

# transport/src/tcp/wire.rs
probe-3bd51a = Probe

# transport/src/tcp/wire.rs
which-probe-it-is-or-answers-f1b35d = Which probe it is or answers.

# transport/src/tcp/wire.rs
option-value-d9c274 = Option value

# transport/src/tcp/wire.rs
zero-bytes-up-to-the-data-f9d8ad = Zero bytes up to the data.

# transport/src/tcp/wire.rs
no-operation-dfbfa7 = No operation

# transport/src/tcp/wire.rs
window-scale-0559aa = Window scale

# transport/src/tcp/wire.rs
sack-permitted-53bf4a = SACK permitted

# transport/src/tcp/wire.rs
experimental-option-db2d4f = Experimental option

# transport/src/tcp/wire.rs
unknown-option-fb920b = Unknown option

# transport/src/tcp/wire.rs
the-length-of-the-option-is-8b7107 = the length of the option is less than 2

# transport/src/tcp/wire.rs
the-option-has-not-the-length-899221 = the option has not the length of its kind

# transport/src/tcp/wire.rs
the-header-has-not-the-length-cb8717 = the header has not the length that it says

# transport/src/tcp/wire.rs
an-option-ends-behind-the-header-1fa477 = an option ends behind the header

# transport/src/wire/icmp.rs
internet-control-message-protocol-b5d7fb = Internet Control Message Protocol

# transport/src/wire/icmp.rs
a-message-about-another-packet-4118d5 = A message about another packet.

# transport/src/wire/icmp.rs, transport/src/xstp/wire.rs
type-baaddf = Type

# transport/src/wire/icmp.rs
what-it-says-3-destination-unreachable-999a5c = What it says: 3 destination unreachable; of ICMPv6 2 packet too big.

# transport/src/wire/icmp.rs
why-4-fragmentation-needed-and-df-020261 = Why: 4 fragmentation needed and DF set.

# transport/src/wire/icmp.rs
over-the-whole-message-of-icmpv6-ae6dc0 = Over the whole message; of ICMPv6 with the addresses.

# transport/src/wire/icmp.rs
next-hop-mtu-4eec9e = Next-hop MTU

# transport/src/wire/icmp.rs
the-largest-packet-that-the-next-a67958 = The largest packet that the next link takes.

# transport/src/wire/icmp.rs
quoted-packet-fe140b = Quoted packet

# transport/src/wire/icmp.rs
the-header-of-the-packet-it-e6ad35 = The header of the packet it is about, and the first bytes of what that carried.

# transport/src/wire/ip.rs
internet-protocol-d0d34b = Internet Protocol

# transport/src/wire/ip.rs
carries-the-packet-from-host-to-3209dc = Carries the packet from host to host.

# transport/src/wire/ip.rs
fragment-393c57 = Fragment

# transport/src/wire/ip.rs
one-of-the-pieces-of-a-96c629 = One of the pieces of a packet that was too big for a link.

# transport/src/wire/ip/ipv4.rs
version-and-header-length-fa89ec = Version and header length

# transport/src/wire/ip/ipv4.rs
text-1d16ce = 4, and how many words of four bytes the header has.

# transport/src/wire/ip/ipv4.rs
differentiated-services-a46fb5 = Differentiated services

# transport/src/wire/ip/ipv4.rs
how-the-packet-is-to-be-9692c5 = How the packet is to be treated, and congestion marks.

# transport/src/wire/ip/ipv4.rs
the-treatment-that-is-asked-for-6d41db = The treatment that is asked for; 0 is the usual one.

# transport/src/wire/ip/ipv4.rs, transport/src/wire/ip/ipv6.rs
text-a5091f = 0 not capable, 1 or 2 capable, 3 congestion experienced.

# transport/src/wire/ip/ipv4.rs
total-length-51d925 = Total length

# transport/src/wire/ip/ipv4.rs
bytes-of-the-header-and-what-28d3d4 = Bytes of the header and what it carries.

# transport/src/wire/ip/ipv4.rs, transport/src/wire/ip/ipv6.rs
identification-91f606 = Identification

# transport/src/wire/ip/ipv4.rs, transport/src/wire/ip/ipv6.rs
the-same-in-all-fragments-of-287ec5 = The same in all fragments of a packet.

# transport/src/wire/ip/ipv4.rs
flags-and-fragment-offset-425949 = Flags and fragment offset

# transport/src/wire/ip/ipv4.rs
whether-the-packet-may-be-cut-893db1 = Whether the packet may be cut, whether more fragments follow, and where this one belongs.

# transport/src/wire/ip/ipv4.rs
time-to-live-4f4059 = Time to live

# transport/src/wire/ip/ipv4.rs, transport/src/wire/ip/ipv6.rs
how-many-more-routers-it-may-793d23 = How many more routers it may pass.

# transport/src/wire/ip/ipv4.rs
what-it-carries-1-icmp-6-794403 = What it carries: 1 ICMP, 6 TCP, 132 SCTP, 253 for experiments.

# transport/src/wire/ip/ipv4.rs
header-checksum-f23deb = Header checksum

# transport/src/wire/ip/ipv4.rs
over-the-header-alone-01ba95 = Over the header alone.

# transport/src/wire/ip/ipv4.rs, transport/src/wire/ip/ipv6.rs
source-address-a79a2c = Source address

# transport/src/wire/ip/ipv4.rs, transport/src/wire/ip/ipv6.rs and 1 more
where-it-comes-from-badb75 = Where it comes from.

# transport/src/wire/ip/ipv4.rs, transport/src/wire/ip/ipv6.rs
destination-address-e4b0c2 = Destination address

# transport/src/wire/ip/ipv4.rs, transport/src/wire/ip/ipv6.rs
where-it-goes-58f769 = Where it goes.

# transport/src/wire/ip/ipv4.rs
options-d0db8b = Options

# transport/src/wire/ip/ipv4.rs
what-only-some-packets-need-here-d3230d = What only some packets need; here padding, so that the header has the length that the settings charge.

# transport/src/wire/ip/ipv4.rs
this-is-no-header-of-ipv4-4390a8 = this is no header of IPv4

# transport/src/wire/ip/ipv4.rs
must-not-be-cut-28d0dc = must not be cut

# transport/src/wire/ip/ipv4.rs
may-be-cut-4a197a = may be cut

# transport/src/wire/ip/ipv4.rs
more-fragments-follow-71421a = , more fragments follow

# transport/src/wire/ip/ipv4.rs
# $a: may
# $b: more
# $c: value
offset-8febc4 = { $a }{ $b }, offset { $c }

# transport/src/wire/ip/ipv4.rs
the-total-length-is-less-than-794a31 = the total length is less than the header

# transport/src/wire/ip/ipv6.rs
version-and-traffic-class-b02dc2 = Version and traffic class

# transport/src/wire/ip/ipv6.rs
text-2190d2 = 6, and the first half of the traffic class.

# transport/src/wire/ip/ipv6.rs
traffic-class-and-flow-label-d5774d = Traffic class and flow label

# transport/src/wire/ip/ipv6.rs
the-rest-of-the-traffic-class-8a5162 = The rest of the traffic class, congestion marks in it, and the first of the flow label.

# transport/src/wire/ip/ipv6.rs
flow-label-fc457a = Flow label

# transport/src/wire/ip/ipv6.rs
the-rest-of-the-flow-label-529535 = The rest of the flow label: the same in the packets of a flow.

# transport/src/wire/ip/ipv6.rs
payload-length-0c0e66 = Payload length

# transport/src/wire/ip/ipv6.rs
bytes-after-this-header-03849b = Bytes after this header.

# transport/src/wire/ip/ipv6.rs
next-header-374343 = Next header

# transport/src/wire/ip/ipv6.rs
what-follows-6-tcp-44-the-5d26cd = What follows: 6 TCP, 44 the header of a fragment, 58 ICMPv6, 132 SCTP.

# transport/src/wire/ip/ipv6.rs
hop-limit-da78b9 = Hop limit

# transport/src/wire/ip/ipv6.rs
fragment-offset-4b337c = Fragment offset

# transport/src/wire/ip/ipv6.rs
where-the-fragment-belongs-and-whether-ccaac0 = Where the fragment belongs, and whether more follow.

# transport/src/wire/ip/ipv6.rs
this-is-no-header-of-ipv6-2e1a54 = this is no header of IPv6

# transport/src/wire/reader.rs
# $a: value
# $b: value
byte-bcd709 = Byte { $a }: { $b }.

# transport/src/wire/reader.rs
it-ends-in-the-middle-of-300a3a = it ends in the middle of a field

# transport/src/wire/reader.rs
text-9839d4 = 1 byte

# transport/src/wire/reader.rs
not-set-1aef93 = not set

# transport/src/wire/reader.rs
its-length-reaches-beyond-what-there-7473e1 = its length reaches beyond what there is

# transport/src/wire/udp.rs
user-datagram-protocol-0fa037 = User Datagram Protocol

# transport/src/wire/udp.rs
carries-the-packet-of-another-transport-5009e0 = Carries the packet of another transport through UDP.

# transport/src/wire/udp.rs
where-it-comes-from-a-nat-491d51 = Where it comes from; a NAT may have changed it.

# transport/src/wire/udp.rs
where-it-goes-9899-takes-sctp-4847d1 = Where it goes; 9899 takes SCTP.

# transport/src/wire/udp.rs
bytes-of-this-header-and-what-78d91e = Bytes of this header and what it carries.

# transport/src/wire/udp.rs
over-addresses-header-and-all-that-c0ad3b = Over addresses, header and all that it carries; 0 for none in IPv4.

# transport/src/wire/udp.rs
its-length-is-not-that-of-24d559 = its length is not that of a datagram that is there

# transport/src/words.rs
# $a: ms
ms-8833da = { $a } ms

# transport/src/words.rs
# $a: what
# $b: path
# $c: rest
on-path-e14727 = { $a } on path { $b }:{ $c }

# transport/src/xstp/event.rs
the-state-of-a-session-each-9d5df0 = The state of a session: each end closes its own half.

# transport/src/xstp/event.rs
nothing-has-happened-a-bgn-is-4603a9 = Nothing has happened; a BGN is answered.

# transport/src/xstp/event.rs
bgn-sent-1b836e = BGN sent.

# transport/src/xstp/event.rs
everything-is-acknowledged-and-end-is-42f159 = Everything is acknowledged and END is sent.

# transport/src/xstp/event.rs
the-own-half-is-closed-the-c4045a = The own half is closed, the peer's is not.

# transport/src/xstp/event.rs
the-peer-s-half-is-closed-7bf176 = The peer's half is closed, the own is not.

# transport/src/xstp/event.rs
the-peer-s-half-is-closed-502b16 = The peer's half is closed and END is sent.

# transport/src/xstp/event.rs
both-halves-are-closed-80cf0d = Both halves are closed.

# transport/src/xstp/event.rs
nothing-has-come-of-it-for-29aaf5 = Nothing has come of it for too long.

# transport/src/xstp/event.rs
the-peer-has-dropped-it-454aef = The peer has dropped it.

# transport/src/xstp/event.rs
what-begins-a-probing-cycle-62169d = What begins a probing cycle.

# transport/src/xstp/event.rs
no-stat-came-between-two-polls-13b3ec = No STAT came between two POLLs.

# transport/src/xstp/event.rs
a-report-names-segments-that-would-7e61c7 = A report names segments that would be sent again.

# transport/src/xstp/event.rs
why-the-sender-does-nothing-about-a4d82f = Why the sender does nothing about a report.

# transport/src/xstp/event.rs
nothing-that-it-names-is-worth-56643d = Nothing that it names is worth sending again yet.

# transport/src/xstp/event.rs
a-ustat-while-probing-d358cd = A USTAT while probing.

# transport/src/xstp/event.rs
the-probing-map-no-longer-has-879d6d = The probing map no longer has its POLL.

# transport/src/xstp/event.rs
session-6959b4 = Session

# transport/src/xstp/event.rs
as-segments-729767 = {" "}as segments

# transport/src/xstp/event.rs
are-acknowledged-924f86 = are acknowledged

# transport/src/xstp/event.rs
elaasar-et-al-2005-after-sscop-a8fea9 = Elaasar et al. 2005, after SSCOP

# transport/src/xstp/event.rs
elaasar-et-al-2005-after-stp-3865c4 = Elaasar et al. 2005, after STP

# transport/src/xstp/event.rs
elaasar-et-al-2005-persistence-ae2252 = Elaasar et al. 2005: persistence

# transport/src/xstp/event.rs
elaasar-et-al-2005-send-timer-949698 = Elaasar et al. 2005: send timer

# transport/src/xstp/event.rs
elaasar-et-al-2005-dc3049 = Elaasar et al. 2005

# transport/src/xstp/event.rs
assumed-doubling-as-stp-s-47a62d = assumed: doubling as STP's

# transport/src/xstp/event.rs
session-failed-2c6c1d = Session failed

# transport/src/xstp/event.rs
# $a: value
# $b: value
nothing-has-come-of-it-for-2a9eff = Nothing has come of it for { $a }; { $b } are allowed.

# transport/src/xstp/event.rs
# $a: value
# $b: value
# $c: value
newly-acknowledged-cwnd-to-bytes-one-ff79f5 = { $a } newly acknowledged: cwnd { $b } to { $c } bytes, one segment a round trip.

# transport/src/xstp/event.rs
# $a: value
# $b: value
# $c: value
no-data-left-for-cwnd-to-6e0ea0 = No data left for { $a }: cwnd { $b } to { $c } bytes.

# transport/src/xstp/event.rs
# $a: value
# $b: value
smoothed-variation-51e665 = Smoothed { $a }, variation { $b }.

# transport/src/xstp/event.rs
elaasar-et-al-2005-timestamps-of-ef7ece = Elaasar et al. 2005: timestamps of POLLs

# transport/src/xstp/event.rs
# $a: seq
segment-sent-again-73fd5b = Segment { $a } sent again

# transport/src/xstp/event.rs
# $a: value
# $b: value
transmission-because-a-report-names-it-b65bc1 = Transmission { $a }, because a report names it; cwnd is { $b } bytes.

# transport/src/xstp/event.rs
# $a: seq
segment-the-last-one-sent-again-601c60 = Segment { $a }, the last one, sent again

# transport/src/xstp/event.rs
# $a: value
# $b: value
transmission-nothing-has-left-for-and-64ca13 = Transmission { $a }: nothing has left for { $b }, and no report names what is missing at the end.

# transport/src/xstp/event.rs
assumed-after-rfc-9002-6-2-73bfee = assumed, after RFC 9002 6.2.1

# transport/src/xstp/event.rs
# $a: seq
# $b: missing
# $c: value
segment-came-segment-is-missing-the-e86fa6 = Segment { $a } came, segment { $b } is missing; the window is { $c }.

# transport/src/xstp/event.rs
# $a: seq
segment-fills-a-gap-dc46ae = Segment { $a } fills a gap

# transport/src/xstp/event.rs
# $a: seq
segment-lies-beyond-the-window-c8ff75 = Segment { $a } lies beyond the window

# transport/src/xstp/event.rs
# $a: value
it-is-dropped-the-window-is-126c54 = It is dropped; the window is { $a }.

# transport/src/xstp/event.rs
# $a: seq
segment-received-again-5eb45f = Segment { $a } received again

# transport/src/xstp/event.rs
# $a: next
it-is-ignored-segment-is-expected-bf3aef = It is ignored; segment { $a } is expected.

# transport/src/xstp/event.rs
# $a: seq
# $b: value
loss-reported-from-segment-on-cwnd-4edb84 = Loss reported from segment { $a } on: cwnd { $b } bytes

# transport/src/xstp/event.rs
# $a: value
# $b: value
# $c: value
sent-again-taken-for-congestion-cwnd-e8d395 = { $a } sent again; taken for congestion: cwnd { $b } to { $c } bytes, once for a window of data.

# transport/src/xstp/event.rs
report-without-effect-6ff250 = Report without effect

# transport/src/xstp/event.rs
# $a: seq
# $b: value
segment-is-reported-missing-but-290c34 = Segment { $a } is reported missing, but { $b }.

# transport/src/xstp/event.rs
# $a: value
polls-every-7c6fbc = POLLs every { $a }

# transport/src/xstp/event.rs
# $a: value
# $b: value
no-stat-for-times-the-usual-24f48e = No STAT for { $a }: { $b } times the usual time between two POLLs.

# transport/src/xstp/event.rs
assumed-exponential-backoff-479451 = assumed: exponential backoff

# transport/src/xstp/event.rs
# $a: first
ustat-for-segment-749862 = USTAT for segment { $a }

# transport/src/xstp/event.rs
# $a: first
# $b: last
# $c: value
the-gap-from-to-is-reported-da85a0 = The gap from { $a } to { $b } is reported unasked, with { $c } above it.

# transport/src/xstp/event.rs
elaasar-et-al-2005-ustat-e08bac = Elaasar et al. 2005: USTAT

# transport/src/xstp/event.rs
# $a: value
the-session-is-idle-and-nothing-da692f = The session is idle, and nothing has come for { $a }: a POLL asks.

# transport/src/xstp/event.rs
elaasar-et-al-2005-keep-alive-214634 = Elaasar et al. 2005: keep-alive

# transport/src/xstp/event.rs
# $a: value
# $b: seq
# $c: value
# $d: value
because-new-data-wait-from-segment-00f027 = Because { $a }, new data wait from segment { $b } on; POLLs go once a round trip. It was { $c }, and { $d } would still mean no congestion.

# transport/src/xstp/event.rs
elaasar-et-al-2005-probing-mode-6e5b2f = Elaasar et al. 2005: probing mode

# transport/src/xstp/event.rs
# $a: value
# $b: value
a-poll-of-its-own-the-3808ef = A POLL of its own: the probing map has { $a }, the oldest of them { $b }.

# transport/src/xstp/event.rs
elaasar-et-al-2005-probing-map-125f29 = Elaasar et al. 2005: probing map

# transport/src/xstp/event.rs
# $a: value
# $b: value
answer-for-2e44a7 = Answer for { $a }: { $b }

# transport/src/xstp/event.rs
# $a: value
# $b: value
in-a-row-filled-end-the-b4f25b = { $a } in a row filled, { $b } end the cycle.

# transport/src/xstp/event.rs
# $a: value
# $b: value
# $c: value
a-stat-without-gaps-came-after-b143be = A STAT without gaps came after { $a } and { $b }: cwnd stays at { $c } bytes and new data go on.

# transport/src/xstp/event.rs
elaasar-et-al-2005-abort-3eb6a2 = Elaasar et al. 2005: abort

# transport/src/xstp/event.rs
# $a: value
# $b: value
# $c: seq
# $d: value
the-longest-round-trip-was-and-6a948a = The longest round trip was { $a }, and { $b } would mean no congestion: from segment { $c } on what is missing is sent again, cwnd stays at { $d } bytes.

# transport/src/xstp/event.rs
elaasar-et-al-2005-immediate-recovery-eaf10d = Elaasar et al. 2005: Immediate Recovery

# transport/src/xstp/event.rs
# $a: value
congestion-found-cwnd-bytes-f0327d = Congestion found: cwnd { $a } bytes

# transport/src/xstp/event.rs
# $a: value
# $b: value
# $c: seq
# $d: value
a-round-trip-of-is-longer-e01951 = A round trip of { $a } is longer than { $b }: from segment { $c } on what is missing is sent again, and cwnd is { $d } bytes.

# transport/src/xstp/event.rs
elaasar-et-al-2005-congestion-control-35ac33 = Elaasar et al. 2005: congestion control after probing

# transport/src/xstp/event.rs
probing-cut-short-the-session-ends-a3e59b = Probing cut short: the session ends

# transport/src/xstp/event.rs
assumed-a-session-without-peer-needs-cedce4 = assumed: a session without peer needs no decision

# transport/src/xstp/event.rs
a-request-e27d30 = A request

# transport/src/xstp/event.rs
it-means-nothing-1a2297 = it means nothing

# transport/src/xstp/event.rs
a-loss-is-reported-74e263 = a loss is reported

# transport/src/xstp/event.rs
a-stat-is-missing-9aa8d0 = a STAT is missing

# transport/src/xstp/event.rs
the-entry-of-earlier-polls-19de43 = the entry of earlier POLLs

# transport/src/xstp/event.rs
# $a: probe
probe-a916b3 = probe { $a }

# transport/src/xstp/event.rs
segment-is-segments-are-e35e2d =
    { $a ->
        [one] segment is
       *[other] segments are
    }

# transport/src/xstp/event.rs
entry-entries-bc83cf =
    { $a ->
        [one] entry
       *[other] entries
    }

# transport/src/xstp/packet.rs
a-segment-that-sets-a-session-268b74 = A segment that sets a session up or ends it.

# transport/src/xstp/packet.rs
asks-for-a-session-ea10aa = Asks for a session.

# transport/src/xstp/packet.rs
accepts-it-7b14f2 = Accepts it.

# transport/src/xstp/packet.rs
closes-the-sender-s-half-of-eaebf6 = Closes the sender's half of the session.

# transport/src/xstp/packet.rs
accepts-that-4ed93d = Accepts that.

# transport/src/xstp/packet.rs
drops-the-session-cee307 = Drops the session.

# transport/src/xstp/settings.rs
how-data-are-spread-over-a-703f01 = How data are spread over a round trip.

# transport/src/xstp/settings.rs
what-the-congestion-window-counts-2decae = What the congestion window counts.

# transport/src/xstp/settings.rs
the-settings-of-an-xstp-session-8e0cbe = The settings of an XSTP session.

# transport/src/xstp/settings.rs
# $a: bytes
# $b: mss
bytes-do-not-hold-one-full-3c1371 = { $a } bytes do not hold one full segment of { $b } bytes

# transport/src/xstp/settings.rs
# $a: map
# $b: exchanges
# $c: needed
a-map-of-loses-a-probe-43d3c0 = a map of { $a } loses a probe before { $b } in a row are answered: it must hold at least { $c }

# transport/src/xstp/settings.rs
# $a: first
# $b: most
ms-is-above-request-interval-max-6a15bb = { $a } ms is above request_interval_max_ms, { $b } ms

# transport/src/xstp/wire.rs
elaasar-et-al-2005-the-layout-eee949 = Elaasar et al. 2005; the layout is this project's

# transport/src/xstp/wire.rs
a-segment-of-the-satellite-transport-7818db = A segment of the satellite transport protocol.

# transport/src/xstp/wire.rs
what-it-has-besides-56b673 = What it has besides.

# transport/src/xstp/wire.rs
a-poll-or-the-echo-of-bd1b42 = A POLL, or the echo of one, follows the header.

# transport/src/xstp/wire.rs
over-the-whole-segment-as-that-60aeda = Over the whole segment, as that of ICMP.

# transport/src/xstp/wire.rs
the-number-of-the-data-or-b30017 = The number of the data, or when the BGN was sent, ms.

# transport/src/xstp/wire.rs
next-expected-433352 = Next expected

# transport/src/xstp/wire.rs
the-next-segment-that-is-expected-d7e621 = The next segment that is expected.

# transport/src/xstp/wire.rs
room-for-in-order-data-segments-826e24 = Room for in-order data, segments.

# transport/src/xstp/wire.rs
poll-stamp-00cd5e = POLL stamp

# transport/src/xstp/wire.rs
when-the-poll-was-sent-that-33b9cd = When the POLL was sent that it is or answers, ms.

# transport/src/xstp/wire.rs
poll-next-40a2a7 = POLL next

# transport/src/xstp/wire.rs
the-next-new-segment-all-before-1b3858 = The next new segment: all before it have left.

# transport/src/xstp/wire.rs
gap-first-a7cdb3 = Gap first

# transport/src/xstp/wire.rs
the-first-segment-that-is-missing-a89a7a = The first segment that is missing.

# transport/src/xstp/wire.rs
gap-last-847188 = Gap last

# transport/src/xstp/wire.rs
the-last-segment-that-is-missing-1b7e2b = The last segment that is missing.

# transport/src/xstp/wire.rs
unknown-b764cd = Unknown

# network/src/cause/mod.rs
a-packet-was-lost-to-bit-d434bc = A packet was lost to bit or packet errors.

# network/src/cause/mod.rs
lost-to-corruption-ad254f = lost to corruption

# network/src/cause/mod.rs
bit-errors-damaged-it-on-the-1e62b3 = Bit errors damaged it on the link to

# network/src/cause/mod.rs
a-packet-was-refused-by-a-844669 = A packet was refused by a full queue.

# network/src/cause/mod.rs
lost-to-a-full-queue-34565e = lost to a full queue

# network/src/cause/mod.rs
no-place-was-left-in-the-fefa4d = No place was left in the queue of

# network/src/cause/mod.rs
a-packet-was-lost-with-its-219d65 = A packet was lost with its ground-to-satellite link.

# network/src/cause/mod.rs
lost-to-a-handover-6162b9 = lost to a handover

# network/src/cause/mod.rs
its-ground-to-satellite-link-went-a829ab = Its ground-to-satellite link went away before it reached

# network/src/cause/mod.rs
a-packet-had-no-route-68e773 = A packet had no route.

# network/src/cause/mod.rs
lost-without-a-route-885e2a = lost without a route

# network/src/cause/mod.rs
no-route-led-on-from-9efdd8 = No route led on from

# network/src/cause/mod.rs
a-packet-was-larger-than-the-f7a343 = A packet was larger than the next link carries.

# network/src/cause/mod.rs
is-too-big-bdf538 = is too big

# network/src/cause/mod.rs
it-must-not-be-fragmented-and-2698cb = It must not be fragmented, and the next link does not carry it whole from

# network/src/cause/mod.rs
a-packet-was-dropped-by-random-768092 = A packet was dropped by random early detection.

# network/src/cause/mod.rs
dropped-early-9920c5 = dropped early

# network/src/cause/mod.rs
the-average-queue-is-long-and-fa1b85 = The average queue is long, and it carries no mark, at

# network/src/cause/mod.rs
floyd-and-jacobson-1993-19ae2e = Floyd and Jacobson 1993

# network/src/cause/mod.rs
a-packet-was-lost-because-the-562670 = A packet was lost because the scenario chose it.

# network/src/cause/mod.rs
lost-as-the-scenario-chose-8cf5c9 = lost as the scenario chose

# network/src/cause/mod.rs
the-scenario-names-it-among-the-89992a = The scenario names it among the losses of the next link from

# network/src/cause/mod.rs
a-packet-was-lost-on-a-7e5ba2 = A packet was lost on a link, or waiting for it, that was cut.

# network/src/cause/mod.rs
lost-in-an-outage-e0669d = lost in an outage

# network/src/cause/mod.rs
the-link-was-cut-on-which-0803d2 = The link was cut on which it was, or for which it waited, to

# network/src/cause/mod.rs
a-packet-was-lost-to-the-8c8352 = A packet was lost to the state of a link's error process.

# network/src/cause/mod.rs
lost-in-the-state-of-a-c638e4 = lost in the state of a link

# network/src/cause/mod.rs
the-error-process-lost-it-on-cdab14 = The error process lost it on the link to

# network/src/cause/mod.rs
a-frame-was-lost-to-another-b2504c = A frame was lost to another one on the same radio channel.

# network/src/cause/mod.rs
lost-in-a-collision-052d34 = lost in a collision

# network/src/cause/mod.rs
another-frame-was-on-the-radio-20cc26 = Another frame was on the radio channel on the way to

# network/src/cause/mod.rs
a-packet-was-dropped-as-it-482dda = A packet was dropped as it was to leave a queue that has stood for too long (CoDel).

# network/src/cause/mod.rs
dropped-after-too-long-a-wait-78ce05 = dropped after too long a wait

# network/src/cause/mod.rs
every-packet-has-waited-longer-than-2e4690 = Every packet has waited longer than the target for an interval, and it carries no mark, at

# network/src/cause/mod.rs
a-packet-was-dropped-by-the-65e219 = A packet was dropped by the chance that the queueing delay calls for (PIE).

# network/src/cause/mod.rs
dropped-for-the-queueing-delay-b4d896 = dropped for the queueing delay

# network/src/cause/mod.rs
the-queueing-delay-is-above-its-137271 = The queueing delay is above its target or grows, and it carries no mark, at

# network/src/cause/mod.rs
a-packet-was-lost-because-its-9e355d = A packet was lost because its compressed header could not be decompressed.

# network/src/cause/mod.rs
could-not-be-decompressed-871c01 = could not be decompressed

# network/src/cause/mod.rs
a-packet-before-it-was-lost-a208a9 = A packet before it was lost, and with it the context by which its header is decompressed, on the link to

# network/src/cause/mod.rs
a-packet-that-bit-or-packet-f7e758 = A packet that bit or packet errors had damaged on its way was found so by a checksum at its end.

# network/src/cause/mod.rs
came-damaged-35f599 = came damaged

# network/src/cause/mod.rs
bit-errors-damaged-it-on-a-2ca906 = Bit errors damaged it on a link that hands on what is damaged, and a checksum found that at

# network/src/cause/mod.rs
two-causes-of-losses-have-one-fdd7a2 = two causes of losses have one event

# network/src/queue/codel.rs
a-queue-with-controlled-delay-codel-ea8a76 = A queue with controlled delay (CoDel).

# network/src/queue/codel.rs
# $a: target
# $b: interval
is-not-below-interval-ms-63324f = { $a } is not below interval_ms, { $b }

# network/src/queue/declare.rs
what-a-queue-does-with-packets-1b3088 = What a queue does with packets that come to it.

# network/src/queue/declare.rs
then-with-its-defaults-5cef58 = : then with its defaults

# network/src/queue/document.rs
a-wired-link-ce9c10 = A wired link.

# network/src/queue/document.rs
the-links-of-a-constellation-to-4d1a5b = The links of a constellation to the ground.

# network/src/queue/document.rs
those-between-its-satellites-d0830e = Those between its satellites.

# network/src/queue/document.rs, scenario/src/document/ground.rs and 2 more
queue-3b2fe0 = Queue

# network/src/queue/document.rs
the-discipline-of-a-queue-and-ed35a1 = The discipline of a queue and its settings.

# network/src/queue/document.rs
# $a: label
# $b: word
holds-settings-of-but-the-queue-3e38aa = holds settings of { $a }, but the queue discipline is "{ $b }"

# network/src/queue/fq_codel.rs
a-codel-queue-for-each-flow-9cf95e = A CoDel queue for each flow, served in turn (FQ-CoDel).

# network/src/queue/pie.rs
how-pie-knows-the-queueing-delay-607c16 = How PIE knows the queueing delay.

# network/src/queue/pie.rs
a-queue-with-a-proportional-integral-a97379 = A queue with a proportional integral controller (PIE).

# network/src/queue/red.rs
how-early-detection-picks-the-packets-ba97d4 = How early detection picks the packets that it marks or drops.

# network/src/queue/red.rs
a-queue-with-random-early-detection-ef7d32 = A queue with random early detection (RED).

# network/src/queue/red.rs
# $a: min
# $b: max
is-not-below-max-packets-ffc4c0 = { $a } is not below max_packets, { $b }

# network/src/routing/strategy/mod.rs
which-path-a-packet-takes-7737d4 = Which path a packet takes.

# world/src/capture/mod.rs
# $a: value
# $b: value
# $c: point
seed-captured-at-83253b = { $a }, seed { $b }, captured at: { $c }

# world/src/capture/mod.rs
# $a: value
its-data-were-294122 = Its data were { $a }.

# world/src/capture/mod.rs
# $a: value
# $b: when
# $c: value
# $d: rule
at-s-8a7d75 = { $a } at { $b } s. { $c }{ $d }

# world/src/capture/mod.rs
# $a: name
forged-somebody-else-sent-it-in-5820d3 = Forged: somebody else sent it in the name of the { $a }.

# world/src/capture/point.rs
sender-receiver-of-the-first-flow-30c1c8 = sender, receiver (of the first flow), flows[N].sender, flows[N].receiver, senders, receivers (of all flows that are recorded in full), the name of a station, router or satellite, or two of these with > between them for the link that joins them

# world/src/capture/point.rs
sender-receiver-of-the-first-flow-5324aa = sender, receiver (of the first flow), flows[N].sender, flows[N].receiver

# world/src/capture/point.rs
# $a: text
everything-that-passes-through-4207e0 = everything that passes through { $a }

# world/src/capture/point.rs
# $a: ENDS
# $b: text
a-qlog-is-of-one-end-490214 = a qlog is of one end of a flow: one of { $a }, not "{ $b }"

# world/src/capture/point.rs
the-scenario-has-no-flow-to-01456a = the scenario has no flow to capture

# world/src/capture/point.rs
# $a: count
there-is-no-such-flow-to-f58556 = there is no such flow to capture: the scenario has { $a }, counted from 0

# world/src/capture/point.rs
a-capture-needs-full-for-no-435862 = a capture needs "full", for no packets are kept of what is recorded otherwise

# world/src/capture/point.rs
# $a: who
# $b: value
# $c: path
of-path-c25621 = { $a } of "{ $b }", path { $c }

# world/src/capture/point.rs
# $a: from
# $b: to
no-link-joins-and-45d2d0 = no link joins { $a } and { $b }

# world/src/capture/point.rs
packets-on-the-link-when-their-17026f = packets on the link, when their first bit leaves

# world/src/capture/point.rs
# $a: POINTS
a-point-is-one-of-bb20a9 = ; a point is one of: { $a }

# world/src/capture/point.rs
# $a: name
# $b: hint
there-is-no-point-called-99555f = there is no point called "{ $a }"{ $b }

# world/src/capture/qlog/dialect.rs
info-06271b = info

# world/src/capture/qlog/dialect.rs
marker-ed5b81 = marker

# world/src/capture/qlog/dialect.rs
transport-6694ea = transport

# world/src/capture/qlog/dialect.rs
connectivity-ad115a = connectivity

# world/src/capture/qlog/dialect.rs
loglevel-2e3a8c = loglevel

# world/src/capture/qlog/dialect.rs
simulation-32e4bc = simulation

# world/src/capture/qlog/dialect.rs
urn-ietf-params-qlog-events-quic-bfbb31 = urn:ietf:params:qlog:events:quic

# world/src/capture/qlog/mod.rs
# $a: value
# $b: value
# $c: value
# $d: host
seed-at-85435c = { $a }, seed { $b }: "{ $c }" at { $d }

# world/src/capture/tap.rs
the-settings-charge-another-size-of-477ab3 = The settings charge another size of headers than IP and the transport have: packets of this flow are not as large as in the simulation.

# world/src/happenings/events.rs
new-path-78adef = New path

# world/src/happenings/events.rs
new-route-511571 = New route

# world/src/happenings/events.rs
text-386a38 = 1 link

# world/src/happenings/events.rs
# $a: links
links-a2ca12 = { $a } links

# world/src/happenings/events.rs
# $a: links
# $b: delay
ms-one-way-ac3d1a = { $a }, { $b } ms one way.

# world/src/happenings/events.rs
# $a: links
# $b: before
# $c: delay
instead-of-ms-one-way-9708f5 = { $a } instead of { $b }, { $c } ms one way.

# world/src/happenings/events.rs
shortest-delay-over-the-links-that-dc9599 = Shortest delay over the links that are up

# world/src/happenings/events.rs
no-path-any-more-a764f3 = No path any more

# world/src/happenings/events.rs
no-route-f9fbd4 = No route

# world/src/happenings/events.rs
no-chain-of-links-joins-the-4ab7ae = No chain of links joins the two ends until the topology changes again.

# world/src/happenings/events.rs
# $a: value
# $b: value
the-rate-of-the-link-becomes-3c079a = The rate of the link becomes { $a } instead of { $b }, as the scenario says. What is being sent is finished at the old rate.

# world/src/happenings/events.rs
# $a: value
# $b: value
lost-59c0b0 = { $a }: { $b } lost

# world/src/happenings/events.rs
# $a: value
# $b: value
errors-on-the-link-now-lose-7d468c = Errors on the link now lose { $a } of packets of 1500 bytes instead of { $b }, as the scenario says.

# world/src/happenings/events.rs
# $a: value
down-fc48f9 = { $a }: down

# world/src/happenings/events.rs
the-link-is-cut-as-the-208d2b = The link is cut, as the scenario says: what is on it or waits for it is lost.

# world/src/happenings/events.rs
# $a: value
up-e69b5c = { $a }: up

# world/src/happenings/events.rs
the-link-carries-packets-again-as-5b91bd = The link carries packets again, as the scenario says.

# world/src/happenings/events.rs
# $a: value
has-decayed-96c05a = { $a } has decayed

# world/src/happenings/events.rs
air-has-drawn-it-down-from-2b7584 = Air has drawn it down: from now on its elements give no orbit above the ground. It leaves the sky, and its links end at the next check.

# world/src/happenings/events.rs
sgp4-vallado-crawford-and-hujsak-2006-f1a360 = SGP4; Vallado, Crawford and Hujsak 2006

# world/src/happenings/events.rs
# $a: value
# $b: value
sent-again-639924 = { $a } → { $b }: sent again

# world/src/happenings/events.rs
# $a: attempt
# $b: value
errors-on-the-link-have-lost-068e52 = Errors on the link have lost a frame, and its sender hears of that a round trip of the link later: retransmission { $a } of { $b }. The transport protocol knows nothing of it but the delay.

# world/src/happenings/events.rs
# $a: number
the-packet-with-number-b922a9 = the packet with number { $a }

# world/src/happenings/events.rs
a-packet-without-data-5f8daa = a packet without data

# world/src/happenings/events.rs
# $a: value
# $b: value
opens-the-connection-to-29ec96 = { $a } opens the connection to { $b }

# world/src/happenings/events.rs
the-connection-before-it-is-established-678888 = The connection before it is established: the gateway accepts first, and connects then.

# world/src/happenings/events.rs
# $a: value
# $b: value
resets-the-connection-to-394856 = { $a } resets the connection to { $b }

# world/src/happenings/events.rs
# $a: value
the-connection-before-it-is-no-ba9d41 = The connection before it is no more. { $a }

# world/src/happenings/events.rs
# $a: value
# $b: value
resets-the-connection-from-9371bc = { $a } resets the connection from { $b }

# world/src/happenings/events.rs
# $a: value
the-connection-to-the-next-hop-675bdc = The connection to the next hop is no more. { $a }

# world/src/happenings/events.rs
a-dated-change-of-the-scenario-0c67a1 = A dated change of the scenario takes effect. What links have taken already goes on as it was to, and timers that run keep their time.

# world/src/happenings/events.rs
# $a: value
gives-up-a-gap-799768 = { $a } gives up a gap

# world/src/happenings/events.rs
# $a: value
# $b: value
not-come-in-the-time-for-3efbe7 = { $a } not come in the time for which the gateway holds packets, or for which it has room: { $b } on without.

# world/src/happenings/events.rs
text-8a33ae = 1 packet has

# world/src/happenings/events.rs
# $a: many
packets-have-ae03f8 = { $a } packets have

# world/src/happenings/events.rs
text-d975c5 = 1 that waited goes

# world/src/happenings/events.rs
# $a: many
that-waited-go-39a274 = { $a } that waited go

# world/src/happenings/events.rs
# $a: value
forged-packets-are-sent-from-7fee9b = Forged packets are sent from { $a }

# world/src/happenings/events.rs
# $a: value
an-old-cookie-is-sent-again-43857e = An old cookie is sent again from { $a }

# world/src/happenings/events.rs
# $a: value
with-the-cookie-echo-that-has-aeb40c = { $a } with the COOKIE ECHO that has set up the association.

# world/src/happenings/explain.rs
# $a: value
# $b: host
at-a1ce42 = { $a } at { $b }

# world/src/happenings/explain.rs
# $a: value
# $b: value
# $c: way
direction-758072 = { $a } { $b }, { $c } direction.

# world/src/happenings/explain.rs
report-of-a-packet-that-was-7715b0 = Report of a packet that was too big

# world/src/happenings/link_words.rs
# $a: link
# $b: value
more-6f5a60 = { $a }: { $b } more

# world/src/happenings/link_words.rs
# $a: value
# $b: value
come-on-top-of-the-delay-2f3176 = { $a } come on top of the delay of the way through space instead of { $b }, as the scenario says. Packets on it keep theirs.

# world/src/happenings/link_words.rs
# $a: value
# $b: value
the-delay-of-the-link-becomes-8494e5 = The delay of the link becomes { $a } instead of { $b }, as the scenario says. Packets on it keep theirs.

# world/src/happenings/link_words.rs
all-5ef5ef = all

# world/src/happenings/losses.rs
the-number-that-stands-for-the-8e906c = The number that stands for the packet.

# world/src/happenings/losses.rs
kind-of-segment-8b0a39 = Kind of segment.

# world/src/happenings/losses.rs
which-way-it-went-50bae7 = Which way it went.

# world/src/happenings/mod.rs
an-event-of-the-network-has-f1ab8d = an event of the network has a code of the transport's

# world/src/happenings/mod.rs
two-events-of-the-network-have-c5ebac = two events of the network have one code

# world/src/happenings/told.rs
the-hop-before-207830 = the hop before

# world/src/happenings/told.rs
the-next-hop-c563a6 = the next hop

# world/src/happenings/told.rs
# $a: one
# $b: value
for-path-35ae36 = { $a } for path { $b }

# world/src/happenings/told.rs
a-change-207f6b = A change

# world/src/happenings/told.rs
state-of-a-link-3cb387 = State of a link

# world/src/happenings/told.rs
none-is-lost-to-the-state-4d9114 = none is lost to the state

# world/src/happenings/told.rs
# $a: value
of-them-are-lost-a7a2d0 = { $a } of them are lost

# world/src/happenings/told.rs
# $a: place
# $b: value
state-a64c3e = { $a }: { $b } state

# world/src/happenings/told.rs
# $a: loss
# $b: value
of-the-packets-sent-from-now-ddb45e = Of the packets sent from now on { $a }; their way takes { $b } longer than the link alone. Those on it keep what they met.

# world/src/happenings/told.rs
# $a: value
# $b: value
error-process-stays-of-s-on-327c4a = Error process { $a }: stays of { $b } s on average

# world/src/happenings/told.rs
# $a: gateway
has-all-and-closes-after-it-cf3239 = { $a } has all and closes after it

# world/src/happenings/told.rs
# $a: value
# $b: next
# $c: gateway
acknowledged-to-the-hop-before-and-cbfebc = { $a } acknowledged to the hop before and not yet by { $b }: should { $c } fail now, nobody would send this again.

# world/src/happenings/told.rs
# $a: gateway
# $b: next
closes-the-connection-to-8966b9 = { $a } closes the connection to { $b }

# world/src/happenings/told.rs
# $a: next
the-hop-before-has-closed-and-6c6968 = The hop before has closed, and { $a } has acknowledged everything.

# world/src/happenings/told.rs
# $a: station
reconfiguration-finds-no-satellite-8ed696 = Reconfiguration: { $a } finds no satellite

# world/src/happenings/told.rs
none-is-above-the-elevation-mask-cc2749 = None is above the elevation mask.

# world/src/happenings/told.rs
# $a: station
# $b: new
reconfiguration-finds-018afd = Reconfiguration: { $a } finds { $b }

# world/src/happenings/told.rs
# $a: elevation
it-stands-above-the-horizon-c54452 = It stands { $a }° above the horizon.

# world/src/happenings/told.rs
# $a: station
# $b: new
reconfiguration-keeps-5c4d84 = Reconfiguration: { $a } keeps { $b }

# world/src/happenings/told.rs
# $a: elevation
it-is-still-the-best-of-98ed7f = It is still the best of those in view, { $a }° above the horizon.

# world/src/happenings/told.rs
# $a: station
# $b: old
# $c: new
reconfiguration-leaves-for-6b076c = Reconfiguration: { $a } leaves { $b } for { $c }

# world/src/happenings/told.rs
# $a: elevation
it-is-the-best-of-those-4ebb3a = It is the best of those in view now, { $a }° above the horizon.

# world/src/happenings/told.rs
at-fixed-instants-the-terminal-chooses-05e537 = At fixed instants the terminal chooses anew, as if it had no satellite

# world/src/happenings/told.rs
# $a: station
loses-its-satellite-33bd4b = { $a } loses its satellite

# world/src/happenings/told.rs
# $a: old
sank-below-the-elevation-mask-and-859fdb = { $a } sank below the elevation mask and no other satellite is above it.

# world/src/happenings/told.rs
# $a: station
# $b: new
acquires-705c20 = { $a } acquires { $b }

# world/src/happenings/told.rs
# $a: station
# $b: old
# $c: new
handover-to-b8aaa0 = Handover: { $a } { $b } to { $c }

# world/src/happenings/told.rs
# $a: elevation
the-new-satellite-stands-above-the-53205d = The new satellite stands { $a }° above the horizon.

# world/src/happenings/told.rs
it-holds-nothing-that-the-next-22f994 = It holds nothing that the next hop has not acknowledged.

# world/src/happenings/told.rs
# $a: value
lost-with-it-that-it-has-caf3ea = Lost with it: { $a } that it has acknowledged to the hop before.

# world/src/happenings/told.rs
end-the-association-244543 = end the association

# world/src/happenings/told.rs
bring-data-57feb9 = bring data

# world/src/happenings/told.rs
open-the-association-anew-8794d7 = open the association anew

# world/src/happenings/told.rs
delete-its-addresses-87b2f4 = delete its addresses

# world/src/happenings/told.rs
know-the-verification-tag-96419d = know the verification tag

# world/src/happenings/told.rs
# $a: bits
guess-of-the-32-bits-of-ba1ece = guess { $a } of the 32 bits of the verification tag

# world/src/happenings/told.rs
# $a: value
# $b: what
# $c: known
in-the-name-of-the-other-9e11f5 = { $a } in the name of the other end, to { $b }; they { $c }.

# world/src/happenings/told.rs
a-packet-18f443 = A packet

# world/src/happenings/told.rs
# $a: packets
packets-0f15a3 = { $a } packets

# world/src/layout/broken.rs
# $a: what
# $b: name
there-is-no-2d8c59 = there is no { $a } "{ $b }"

# world/src/layout/broken.rs
satellite-station-or-router-e14cd2 = satellite, station or router

# world/src/layout/flows.rs
# $a: value
# $b: value
and-are-not-stations-or-routers-8548be = { $a } and { $b } are not stations or routers of this scenario

# world/src/layout/flows.rs
# $a: value
background-ed5b57 = background { $a }

# world/src/layout/mod.rs
# $a: value
# $b: value
# $c: value
to-aeea79 = { $a }: { $b } to { $c }

# world/src/layout/mod.rs
# $a: name
# $b: value
leg-a69370 = { $a }, leg { $b }

# world/src/layout/terminals.rs
# $a: host
# $b: value
of-background-8c7abe = { $a } of background { $b }

# world/src/recording/codes.rs
handed-to-the-receiving-endpoint-b72498 = Handed to the receiving endpoint.

# world/src/recording/codes.rs
marked-9a2e1f = Marked

# world/src/recording/codes.rs
handed-to-the-receiving-endpoint-with-374657 = Handed to the receiving endpoint with a congestion mark (RFC 3168).

# world/src/recording/codes.rs
two-outcomes-of-packets-have-one-6f5257 = two outcomes of packets have one number

# world/src/recording/codes.rs
outcome-4e80ab = Outcome

# world/src/recording/codes.rs
what-became-of-a-segment-af1f50 = What became of a segment.

# world/src/recording/codes.rs
which-way-a-packet-or-a-081968 = Which way a packet or a route goes.

# world/src/recording/codes.rs
from-the-data-sender-to-the-a67cb2 = From the data sender to the data receiver.

# world/src/recording/codes.rs
from-the-data-receiver-to-the-03f672 = From the data receiver to the data sender.

# world/src/recording/codes.rs
where-an-event-happened-56bb09 = Where an event happened.

# world/src/recording/codes.rs
the-end-that-receives-the-data-34d2b1 = The end that receives the data.

# world/src/recording/codes.rs
none-of-the-two-51aa31 = None of the two.

# world/src/recording/codes.rs
whether-a-path-can-be-used-f8ad27 = Whether a path can be used.

# world/src/recording/codes.rs
the-peer-does-not-answer-on-ce32ed = The peer does not answer on it.

# world/src/recording/codes.rs
the-peer-answers-on-it-6e3575 = The peer answers on it.

# world/src/recording/codes.rs
it-is-active-and-takes-new-2d7eb0 = It is active and takes new data.

# world/src/recording/codes.rs
what-a-link-does-af618e = What a link does.

# world/src/recording/codes.rs
it-goes-down-2f734b = It goes down.

# world/src/recording/codes.rs
it-comes-up-a635a3 = It comes up.

# world/src/recording/codes.rs
what-a-station-does-with-a-419d91 = What a station does with a radio channel.

# world/src/recording/codes.rs
it-finds-the-channel-clear-and-72d19d = It finds the channel clear, and has drawn to wait.

# world/src/recording/codes.rs
it-keys-its-transmitter-and-sends-ba015c = It keys its transmitter and sends a frame, which its receiver makes out.

# world/src/recording/codes.rs
it-sends-a-frame-that-its-2a196e = It sends a frame that its receiver cannot make out, since another one is on the air.

# world/src/recording/codes.rs
the-state-of-an-error-process-6c4899 = The state of an error process.

# world/src/recording/codes.rs, scenario/src/document/processes.rs
the-state-in-which-it-begins-db734d = The state in which it begins.

# world/src/recording/codes.rs, scenario/src/document/processes.rs
the-other-state-55a832 = The other state.

# world/src/recording/codes.rs
what-a-packet-says-beyond-its-233227 = What a packet says beyond its row.

# world/src/recording/codes.rs
these-numbers-have-come-35844c = These numbers have come.

# world/src/recording/codes.rs
this-number-has-come-twice-6973c7 = This number has come twice.

# world/src/recording/codes.rs
these-numbers-are-missing-4ddfb5 = These numbers are missing.

# world/src/recording/codes.rs
it-asks-for-a-report-besides-0501d5 = It asks for a report besides, and names the next number that will be sent.

# world/src/recording/codes.rs
everything-up-to-this-number-counts-ccb43a = Everything up to this number counts as if it had come, for what is missing was given up.

# world/src/recording/codes.rs
these-numbers-have-come-and-will-1afc8f = These numbers have come and will not be given back.

# world/src/results/metrics.rs
metrics-is-not-an-object-f2a44c = metrics is not an object

# world/src/results/metrics.rs
# $a: name
metrics-is-no-metric-of-a-e315bc = metrics.{ $a } is no metric of a run

# world/src/results/metrics.rs
# $a: word
metrics-is-missing-0e4058 = metrics.{ $a } is missing

# world/src/results/metrics.rs
# $a: word
# $b: value
metrics-is-which-no-run-gives-7d26bd = metrics.{ $a } is { $b }, which no run gives

# world/src/results/metrics.rs
metrics-are-not-those-of-a-d14ebb = metrics are not those of a run

# world/src/run/event.rs
more-links-than-can-be-numbered-7020c9 = more links than can be numbered

# world/src/sky/forecast.rs
it-is-below-the-mask-8c795f = it is below the mask

# world/src/sky/forecast.rs
every-terminal-chooses-anew-8b8ae4 = every terminal chooses anew

# world/src/sky/forecast.rs
of-those-that-its-neighbours-leave-2f8485 = {" "}of those that its neighbours leave

# world/src/sky/forecast.rs
no-satellite-is-above-the-mask-1f9241 = no satellite is above the mask

# world/src/sky/forecast.rs
which-follows-it-in-its-plane-43f5b0 = which follows it in its plane

# world/src/sky/forecast.rs
# $a: of
the-only-one-in-view-b9d658 = the only one in view{ $a }

# world/src/sky/survey.rs
a-geometry-needs-a-flow-between-90a1a3 = a geometry needs a flow between two terminals of one constellation

# world/src/sky/survey.rs
# $a: value
# $b: value
s-is-after-the-end-s-bae112 = { $a } s is after the end, { $b } s

# world/src/sky/survey.rs
# $a: value
# $b: MOST_SAMPLES
s-gives-more-than-samples-00ee7a = { $a } s gives more than { $b } samples

# world/src/sky/why.rs
# $a: terminal
there-is-no-terminal-at-node-aeca03 = there is no terminal at node { $a }

# world/src/sky/why.rs
# $a: satellite
there-is-no-satellite-cce19d = there is no satellite { $a }

# world/src/sky/why.rs
# $a: own
both-are-of-e9ba58 = Both are of { $a }.

# world/src/sky/why.rs
# $a: own
# $b: other
the-terminal-is-for-this-satellite-5b5af8 = The terminal is for { $a }; this satellite flies in { $b }.

# world/src/sky/why.rs
same-network-624b69 = Same network

# world/src/sky/why.rs
a-terminal-is-for-one-constellation-6e5b7e = A terminal is for one constellation.

# world/src/sky/why.rs
# $a: other
the-station-would-need-a-terminal-3eadf1 = The station would need a terminal for { $a }.

# world/src/sky/why.rs
# $a: value
it-stays-in-use-until-the-cb6fad = It stays in use until the terminal looks at the sky { $a }.

# world/src/sky/why.rs
works-2b4c8c = Works

# world/src/sky/why.rs
terminals-leave-alone-what-is-off-9c6408 = Terminals leave alone what is off, from their next check on.

# world/src/sky/why.rs
it-has-left-its-orbit-b1314f = It has left its orbit.

# world/src/sky/why.rs
a-satellite-that-decays-leaves-the-79243f = A satellite that decays leaves the sky.

# world/src/sky/why.rs
it-is-gone-for-good-a0011b = It is gone for good.

# world/src/sky/why.rs
the-satellite-or-its-link-to-2f72d3 = The satellite, or its link to this station, is off.

# world/src/sky/why.rs
satellite-and-link-are-on-a680f6 = Satellite and link are on.

# world/src/sky/why.rs
what-is-off-would-have-to-62a836 = What is off would have to work again.

# world/src/sky/why.rs
above-the-mask-25cff7 = Above the mask

# world/src/sky/why.rs
# $a: mask
a-terminal-sees-what-stands-more-6aa618 = A terminal sees what stands more than { $a }° above its horizon.

# world/src/sky/why.rs
# $a: figures
it-stands-for-good-dceb56 = It stands { $a }, for good.

# world/src/sky/why.rs
# $a: figures
# $b: value
it-stands-and-sinks-below-the-01a7eb = It stands { $a }, and sinks below the mask at { $b }.

# world/src/sky/why.rs
# $a: figures
it-stands-and-does-not-set-2f4d6b = It stands { $a }, and does not set.

# world/src/sky/why.rs
# $a: figures
# $b: value
it-stands-and-rises-above-the-4324a7 = It stands { $a }, and rises above the mask at { $b }.

# world/src/sky/why.rs
# $a: figures
it-stands-and-does-not-rise-b88067 = It stands { $a }, and does not rise above the mask within a day.

# world/src/sky/why.rs
# $a: elevation
or-the-mask-be-lower-than-f6acb8 = ; or the mask be lower than { $a }°

# world/src/sky/why.rs
# $a: value
# $b: lower
it-would-have-to-stand-above-3e0f9e = It would have to stand above the mask, as from { $a } on{ $b }.

# world/src/sky/why.rs
# $a: lower
it-would-have-to-stand-above-5c0b91 = It would have to stand above the mask{ $a }.

# world/src/sky/why.rs
free-f411a1 = Free

# world/src/sky/why.rs
terminals-of-a-station-for-further-8ce9e2 = Terminals of a station for further paths leave alone what those before them use.

# world/src/sky/why.rs
the-station-has-no-other-terminal-90b495 = The station has no other terminal for this network.

# world/src/sky/why.rs
another-terminal-of-the-station-uses-f34ad0 = Another terminal of the station uses it.

# world/src/sky/why.rs
no-terminal-before-this-one-uses-e8cc95 = No terminal before this one uses it.

# world/src/sky/why.rs
the-other-terminal-would-have-to-718cb1 = The other terminal would have to take another one.

# world/src/sky/why.rs
chosen-c6da33 = Chosen

# world/src/sky/why.rs
# $a: several
for-satellites-at-once-9dcd5d = , for { $a } satellites at once

# world/src/sky/why.rs
# $a: value
# $b: value
# $c: at_once
handover-policy-4213dc = Handover policy { $a }: { $b }{ $c }.

# world/src/sky/why.rs
# $a: value
it-comes-first-now-the-terminal-42a45f = It comes first now; the terminal looks at the sky { $a }.

# world/src/sky/why.rs
the-terminal-would-have-to-look-1d839c = The terminal would have to look at the sky now.

# world/src/sky/why.rs
never-again-96beee = never again

# world/src/sky/why.rs
# $a: value
next-at-6d74f9 = next at { $a }

# world/src/sky/why.rs
# $a: value
since-be389e = {" "}since { $a }

# world/src/sky/why.rs
it-follows-the-one-before-it-1caec1 = : it follows the one before it in its plane

# world/src/sky/why.rs
it-was-the-only-one-in-823c33 = : it was the only one in view

# world/src/sky/why.rs
# $a: since
# $b: because
it-is-in-use-b2714f = It is in use{ $a }{ $b }.

# world/src/sky/why.rs
the-terminal-uses-none-34a3d5 = The terminal uses none.

# world/src/sky/why.rs
it-is-kept-as-long-as-731f27 = it is kept as long as it is above the mask

# world/src/sky/why.rs
# $a: name
# $b: because
# $c: figures
comes-first-that-one-stands-7565f7 = { $a } comes first: { $b }. That one stands { $c }.

# world/src/sky/why.rs
# $a: count
satellites-that-come-before-it-would-89ec00 = { $a } satellites that come before it would have to be gone

# world/src/sky/why.rs
# $a: value
would-have-to-be-gone-cfb2f0 = { $a } would have to be gone

# world/src/sky/why.rs
# $a: value
by-the-policy-it-would-be-685c79 = By the policy { $a } it would be used now.

# world/src/sky/why.rs
# $a: gone
# $b: value
by-the-policy-it-would-be-b1f9fb = { $a }; by the policy { $b } it would be used now.

# world/src/sky/why.rs
carries-packets-ef373c = Carries packets

# world/src/sky/why.rs
what-changes-the-links-of-a-da5bbf = What changes the links of a terminal does so whichever satellite it has: no policy looks at that, or at load.

# world/src/sky/why.rs
nothing-disturbs-the-links-of-the-1f3d3b = Nothing disturbs the links of the terminal.

# world/src/sky/why.rs
# $a: value
the-364a46 = The { $a }.

# world/src/sky/why.rs
the-4ae00d = ; the{" "}

# world/src/sky/why.rs
# $a: value
# $b: side
# $c: km
# $d: ms
the-horizon-km-ms-away-048c86 = { $a }° { $b } the horizon, { $c } km ({ $d } ms) away

# world/src/sky/why.rs
is-cut-c181c5 = is cut

# world/src/sky/why.rs
sends-nothing-a53b32 = sends nothing

# world/src/sky/why.rs
# $a: value
loses-of-packets-of-1500-bytes-b5b080 = loses { $a } % of packets of 1500 bytes

# world/src/sky/why.rs
# $a: value
has-kbit-s-010728 = has { $a } kbit/s

# world/src/sky/why.rs
# $a: value
takes-ms-longer-f2bd9f = takes { $a } ms longer

# world/src/words/meta.rs
# $a: value
handover-policy-886456 = Handover policy: { $a }

# world/src/words/meta.rs
# $a: value
# $b: value
terminal-972b89 = { $a }, terminal { $b }

# world/src/words/meta.rs
# $a: value
satellite-of-9cfdd5 = satellite of { $a }

# world/src/words/remarks.rs
# $a: number
# $b: sent
# $c: value
flows-none-of-its-packets-found-db07fe = flows[{ $a }]: none of its { $b } packets found a way ({ $c })

# world/src/words/remarks.rs
# $a: value
# $b: last
and-08e8a2 = { $a } and { $b }

# orbit/src/check.rs
# $a: index
# $b: why
constellation-d6f9f8 = constellation { $a }: { $b }

# orbit/src/check.rs
# $a: satellites
# $b: MAX_SATELLITES
satellites-are-more-than-a2c3ef = { $a } satellites are more than { $b }

# orbit/src/check.rs
# $a: value
# $b: MAX_TERMINALS
terminals-are-more-than-b75837 = { $a } terminals are more than { $b }

# orbit/src/check.rs
# $a: index
# $b: why
terminal-5faa03 = terminal { $a }: { $b }

# orbit/src/check.rs
# $a: index
# $b: other
terminal-is-no-earlier-terminal-of-f93c00 = terminal { $a }: { $b } is no earlier terminal of its constellation

# orbit/src/check.rs
# $a: name
# $b: value
# $c: low
# $d: high
is-not-between-and-3ea627 = { $a } { $b } is not between { $c } and { $d }

# orbit/src/check.rs
earth-radius-km-58ab48 = Earth radius (km)

# orbit/src/check.rs
sidereal-day-s-f6b824 = sidereal day (s)

# orbit/src/check.rs
speed-of-light-km-s-8332fe = speed of light (km/s)

# orbit/src/check.rs
it-has-no-satellites-0af360 = it has no satellites

# orbit/src/check.rs
elevation-mask-degrees-d15ba8 = elevation mask (degrees)

# orbit/src/check.rs
first-reconfiguration-s-58f7c2 = first reconfiguration (s)

# orbit/src/check.rs
interval-of-reconfigurations-s-ed243d = interval of reconfigurations (s)

# orbit/src/check.rs
check-interval-s-410f14 = check interval (s)

# orbit/src/check.rs
intraplane-reach-2d7bf8 = intraplane reach

# orbit/src/check.rs
interplane-reach-169b34 = interplane reach

# orbit/src/check.rs
latitude-limit-of-links-degrees-dde4fe = latitude limit of links (degrees)

# orbit/src/check.rs
clearance-of-links-km-1316bd = clearance of links (km)

# orbit/src/check.rs
number-of-nearest-satellites-31b577 = number of nearest satellites

# orbit/src/check.rs
range-of-links-km-74d418 = range of links (km)

# orbit/src/check.rs
interval-of-nearest-satellites-s-f34c91 = interval of nearest satellites (s)

# orbit/src/check.rs
only-a-walker-star-has-a-8b9bcf = only a Walker star has a seam to cross

# orbit/src/check.rs
least-longitude-across-the-seam-degrees-4201ef = least longitude across the seam (degrees)

# orbit/src/check.rs
# $a: name
# $b: reach
# $c: MAX_REACH
is-not-between-1-and-f8403b = { $a } { $b } is not between 1 and { $c }

# orbit/src/check.rs
# $a: name
# $b: value
# $c: MAX_REACHES
of-them-are-more-than-d93de5 = { $a }: { $b } of them are more than { $c }

# orbit/src/check.rs
latitude-degrees-299756 = latitude (degrees)

# orbit/src/check.rs, orbit/src/kinds/geostationary.rs
longitude-degrees-0b43b8 = longitude (degrees)

# orbit/src/check.rs
# $a: value
there-is-no-constellation-b2243b = there is no constellation { $a }

# orbit/src/handover/highest_elevation.rs
highest-elevation-477ce3 = highest elevation

# orbit/src/handover/hold.rs
hold-the-satellite-until-it-sinks-3f64ab = hold the satellite until it sinks below the elevation mask

# orbit/src/handover/ideal.rs
every-visible-satellite-e22943 = every visible satellite

# orbit/src/handover/longest_visible.rs
longest-remaining-visibility-e919e2 = longest remaining visibility

# orbit/src/handover/longest_visible.rs
the-one-that-stays-in-view-39d16b = the one that stays in view for longest

# orbit/src/handover/mod.rs
the-highest-at-that-instant-da3900 = the highest at that instant

# orbit/src/handover/mod.rs
another-one-stands-higher-dd876a = another one stands higher

# orbit/src/handover/mod.rs
which-satellite-a-terminal-takes-a88b75 = Which satellite a terminal takes.

# orbit/src/handover/nearest.rs
nearest-satellite-d83e88 = nearest satellite

# orbit/src/handover/nearest.rs
the-nearest-at-that-instant-48a69a = the nearest at that instant

# orbit/src/handover/nearest.rs
another-one-is-nearer-c50f45 = another one is nearer

# orbit/src/kinds/geostationary.rs, orbit/src/kinds/walker.rs
altitude-km-11d08a = altitude (km)

# orbit/src/kinds/kepler.rs
first-mean-anomaly-degrees-a461bd = first mean anomaly (degrees)

# orbit/src/kinds/kepler.rs, orbit/src/kinds/walker.rs
node-spacing-degrees-393913 = node spacing (degrees)

# orbit/src/kinds/kepler.rs, orbit/src/kinds/walker.rs
phase-step-degrees-6d0540 = phase step (degrees)

# orbit/src/kinds/kepler.rs
mean-anomaly-degrees-4539d8 = mean anomaly (degrees)

# orbit/src/kinds/kepler.rs
# $a: index
# $b: why
orbit-6abab7 = orbit { $a }: { $b }

# orbit/src/kinds/kepler.rs
# $a: index
orbit-it-has-no-satellites-36de09 = orbit { $a }: it has no satellites

# orbit/src/kinds/kepler.rs
semi-major-axis-km-67a6da = semi-major axis (km)

# orbit/src/kinds/kepler.rs
perigee-km-72a01f = perigee (km)

# orbit/src/kinds/kepler.rs, orbit/src/kinds/walker.rs
inclination-degrees-b9b078 = inclination (degrees)

# orbit/src/kinds/kepler.rs
node-degrees-b065d9 = node (degrees)

# orbit/src/kinds/kepler.rs
argument-of-perigee-degrees-01d0f7 = argument of perigee (degrees)

# orbit/src/kinds/walker.rs
first-node-degrees-f77084 = first node (degrees)

# orbit/src/kinds/walker.rs
phase-resolution-degrees-fcd351 = phase resolution (degrees)

# orbit/src/link.rs
what-a-radio-link-joins-5f530b = What a radio link joins.

# orbit/src/link.rs
two-satellites-of-one-plane-058bcc = Two satellites of one plane.

# orbit/src/link.rs
satellites-of-two-planes-that-move-2e4b6e = Satellites of two planes that move the same way.

# orbit/src/link.rs
satellites-of-the-first-and-the-29713f = Satellites of the first and the last plane of a Walker star, which move in opposite directions.

# orbit/src/link.rs
a-terminal-and-a-satellite-0f5811 = A terminal and a satellite.

# orbit/src/link.rs
two-satellites-that-are-each-among-a5ed66 = Two satellites that are each among the nearest of the other.
