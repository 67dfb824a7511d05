### The built-in experiments: titles, settings, axes and values, claims. Written by `npm run words`; do not edit.

# experiments/aqm.json, title
latency-and-goodput-under-each-queue-e7d0d5 = Latency and goodput under each queue discipline, over low orbits and a geostationary satellite

# experiments/aqm.json, setting
messages-of-300-bytes-five-a-705876 = Messages of 300 bytes, five a second as a Poisson process, and a download of CUBIC, both TCP as Linux does it, over a link of 2 Mbit/s that holds 1000 packets, and a way of 35 ms, as over satellites in low orbits, or 270 ms, as over a geostationary one. Each discipline has the settings that its RFC proposes. 120 s, measured from 30 s on.

# experiments/aqm.json, claim bloat
a-deep-queue-that-only-drops-ae8eb1 = A deep queue that only drops when it is full stands full.

# experiments/aqm.json, note of claim bloat
at-least-5-s-for-one-0bfcb7 = At least 5 s for one packet in twenty, of the 6 s that it holds.

# experiments/aqm.json, claim managed
every-managed-queue-keeps-messages-from-06ce72 = Every managed queue keeps messages from waiting behind the download.

# experiments/aqm.json, note of claim managed
over-35-ms-half-of-the-e0de57 = Over 35 ms half of the messages come within 0.15 s.

# experiments/aqm.json, claim fair
a-queue-for-each-flow-lets-a2c275 = A queue for each flow lets messages pass the download.

# experiments/aqm.json, note of claim fair
over-35-ms-half-of-them-541e05 = Over 35 ms half of them come in at most 0.9 of the time that they take through CoDel (RFC 8290 1.3).

# experiments/aqm.json, claim interval
over-a-geostationary-satellite-codel-s-c7e0aa = Over a geostationary satellite CoDel's usual interval, shorter than the round trip, costs goodput.

# experiments/aqm.json, note of claim interval
at-most-0-9-of-what-b5fda6 = At most 0.9 of what a deep queue gives (RFC 8289 3.2: the interval is to be a round trip).

# experiments/cc-hint.json, title
what-a-hint-of-another-path-f7398c = What a hint of another path is worth: steps of the delay, outages and handovers

# experiments/cc-hint.json, setting
one-tcp-flow-of-the-profile-c8f8cb = One TCP flow of the profile linux. Twice over a link of 10 Mbit/s with a queue of 75 packets, whose one-way delay becomes 45, 30 and 20 ms in turn every 15 s: as it is, or with an outage of 100 ms at each step. And from Quito to London over Iridium with terminals that always take the highest satellite and are without a link for 100 ms at a handover; in the ten minutes Quito's terminal hands over three times. Senders: CUBIC as the kernel has it; the same told of each change, after which losses cut nothing for 2.3 s, or cut as ever but a timeout leaves the plateau and the way back to it takes a ninth of the time (SaTCP; the second is what its kernel does); BBR; BBR told, which measures anew as LeoCC does or by STARTUP at once; BBR that guesses, at round trips above 150 % of the shortest one; and LeoCC, which finds a reconfiguration by answers that stay away for 45 ms or is told of it. Receiver buffers 4 MiB. 614 s, measured from 14 s on. Steps and outages are an assumption, not a measurement of any system.

# experiments/cc-hint.json, value steps of axis network
steps-of-the-delay-ecfeb5 = steps of the delay

# experiments/cc-hint.json, value outages of axis network
steps-with-outages-704ca6 = steps with outages

# experiments/cc-hint.json, value cubic-freeze of axis sender
cubic-told-and-frozen-6220c7 = CUBIC, told and frozen

# experiments/cc-hint.json, value cubic-satcp of axis sender
cubic-told-as-satcp-s-kernel-eb588c = CUBIC, told, as SaTCP’s kernel

# experiments/cc-hint.json, value bbr-leocc of axis sender
bbr-told-as-leocc-9cc7bc = BBR, told, as LeoCC

# experiments/cc-hint.json, value bbr-startup of axis sender
bbr-told-startup-at-once-aef552 = BBR, told, STARTUP at once

# experiments/cc-hint.json, value bbr-guess of axis sender
bbr-that-guesses-at-150-825c50 = BBR that guesses at 150 %

# experiments/cc-hint.json, value leocc-told of axis sender
leocc-told-a9c3d0 = LeoCC, told

# experiments/cc-hint.json, claim startup
bbr-reacts-slowly-to-abrupt-changes-537c78 = BBR reacts slowly to abrupt changes of the round trip; told of them, it gets more.

# experiments/cc-hint.json, note of claim startup
mazilu-valentine-and-parisis-2025-arxiv-2c45dd = Mazilu, Valentine and Parisis 2025 (arXiv 2510.25498) find so of BBRv3. With STARTUP at once.

# experiments/cc-hint.json, claim leocc-queue
what-leocc-does-at-a-step-d2a078 = What LeoCC does at a step keeps the queue short that BBR builds with the round trip of a longer path.

# experiments/cc-hint.json, note of claim leocc-queue
the-95th-percentile-of-the-time-4777aa = The 95th percentile of the time that packets wait is at most 0.8 of BBR's. Over steps without outages.

# experiments/cc-hint.json, claim leocc-goodput
it-costs-little-6d1c60 = It costs little.

# experiments/cc-hint.json, note of claim leocc-goodput
between-0-98-and-1-of-89f740 = Between 0.98 and 1 of the goodput of BBR: a PROBE_RTT every 15 s instead of every 10 s with less in flight, and a STARTUP after it.

# experiments/cc-hint.json, claim leocc-told
told-of-each-step-leocc-gets-40cf3b = Told of each step, LeoCC gets more than BBR.

# experiments/cc-hint.json, note of claim leocc-told
what-it-is-made-for-lai-60939e = What it is made for (Lai et al. 2025). Over steps without outages.

# experiments/cc-hint.json, claim leocc-told-queue
and-packets-wait-less-42532d = And packets wait less.

# experiments/cc-hint.json, note of claim leocc-told-queue
the-95th-percentile-is-at-most-be5da5 = The 95th percentile is at most 0.8 of BBR's.

# experiments/cc-hint.json, claim leocc-outages
so-it-is-where-an-outage-45fe42 = So it is where an outage comes with each step.

# experiments/cc-hint.json, note of claim leocc-outages
more-goodput-than-bbr-9f282b = More goodput than BBR.

# experiments/cc-hint.json, claim leocc-answers
by-answers-that-stay-away-leocc-cf48c6 = By answers that stay away LeoCC gets less than told: round trips that become 20 or 30 ms shorter keep none away.

# experiments/cc-hint.json, note of claim leocc-answers
over-steps-without-outages-its-threshold-93862e = Over steps without outages; its threshold is 45 ms.

# experiments/cc-hint.json, claim freeze
a-loss-based-sender-that-knows-479426 = A loss-based sender that knows of handovers reclaims bandwidth.

# experiments/cc-hint.json, note of claim freeze, experiments/cc-hint.json, note of claim satcp
mazilu-valentine-and-parisis-2025-find-676a86 = Mazilu, Valentine and Parisis 2025 find so of SaTCP. With outages, at least 0.2 % more than CUBIC.

# experiments/cc-hint.json, claim freeze-queue
it-does-so-by-overflowing-the-c2deed = It does so by overflowing the queue.

# experiments/cc-hint.json, note of claim freeze-queue
at-least-ten-times-as-many-0069ea = At least ten times as many packets are lost there. The study names latency as the cost: here the queue stands full either way.

# experiments/cc-hint.json, claim satcp
what-satcp-s-kernel-does-after-5a3d25 = What SaTCP's kernel does after a hint reclaims bandwidth, too.

# experiments/cc-hint.json, reason of claim satcp
it-changes-what-follows-a-timeout-d79a78 = It changes what follows a timeout, and CUBIC as today's kernel has it has none over these outages.

# experiments/cc-hint.json, claim guess
a-sender-that-guesses-at-a-612cf0 = A sender that guesses at a low threshold takes its own queue for another path.

# experiments/cc-hint.json, note of claim guess
at-150-at-most-0-95-733b50 = At 150 % at most 0.95 of BBR without a hint, which a queue of 60 ms explains; at the 300 % of quiche no step here would be found.

# experiments/cc-hint.json, claim iridium
over-iridium-whose-terminals-hand-over-d00fbb = Over Iridium, whose terminals hand over every few minutes by a few milliseconds, a hint is worth nothing.

# experiments/cc-hint.json, note of claim iridium
within-0-5-of-bbr-without-1f24f7 = Within 0.5 % of BBR without.

# experiments/cc-loss.json, title
goodput-against-random-loss-by-congestio-0c294c = Goodput against random loss, by congestion control, as Linux does it

# experiments/cc-loss.json, setting
one-tcp-flow-of-the-profile-861b31 = One TCP flow of the profile linux over a link of 2 Mbit/s with a queue of one bandwidth-delay product, 12 or 93 packets, and a way of 35 ms, as over satellites in low orbits, or 280 ms, as over a geostationary one. The way forward loses packets at random. Segments of 1448 bytes with timestamps, receiver buffers of 16 MiB. 140 s, measured from 40 s on. The points of the kernel are of its own TCP in virtual time.

# experiments/cc-loss.json, value leo of axis network, experiments/cc-start.json, value leo of axis network and 2 more
text-72bf2e = 35 ms

# experiments/cc-loss.json, value geo of axis network, experiments/cc-start.json, value geo of axis network and 2 more
text-805e95 = 280 ms

# experiments/cc-loss.json, claim root
without-scaling-for-the-way-what-1fa369 = Without scaling for the way, what loss takes from NewReno grows with the root of its rate.

# experiments/cc-loss.json, note of claim root
from-0-1-to-3-goodput-831eb4 = From 0.1 to 3 % goodput falls to between a twentieth and a third over 280 ms; the root of 30 makes it 0.18 (Mathis, Semke, Mahdavi and Ott 1997).

# experiments/cc-loss.json, claim bbr
bbr-gets-more-over-lossy-ways-3472a9 = BBR gets more over lossy ways than any controller that takes loss for congestion.

# experiments/cc-loss.json, note of claim bbr
at-3-at-least-1-5-6d3572 = At 3 %, at least 1.5 times as much as NewReno.

# experiments/cc-loss.json, claim bbr-long
what-3-of-loss-takes-from-28a650 = What 3 % of loss takes from BBR is the same over either way.

# experiments/cc-loss.json, note of claim bbr-long
over-280-ms-between-0-8-0dcc81 = Over 280 ms between 0.8 and 1 of what it gets over 35 ms.

# experiments/cc-loss.json, claim leocc
leocc-which-is-made-for-paths-74125f = LeoCC, which is made for paths that lose and change, bears losses as BBR does.

# experiments/cc-loss.json, note of claim leocc
at-3-at-least-1-5-ce31c9 = At 3 %, at least 1.5 times as much as NewReno (Lai et al. 2025).

# experiments/cc-loss.json, claim bbr3
bbrv3-has-its-full-throughput-with-f95d7e = BBRv3 has its full throughput with losses of up to 1 %.

# experiments/cc-loss.json, note of claim bbr3
at-1-at-least-0-9-dd6af4 = At 1 % at least 0.9 of what it gets at 0.01 % (draft-ietf-ccwg-bbr-06 3.1).

# experiments/cc-loss.json, reason of claim bbr3
over-280-ms-the-way-holds-bb0fb5 = Over 280 ms the way holds some hundred packets, and two chance losses in one round trip are two in a hundred: each probe for more ends there, and the bound in flight stays low.

# experiments/cc-loss.json, claim hybla
hybla-makes-up-for-the-length-fc47e1 = Hybla makes up for the length of the way where losses are few.

# experiments/cc-loss.json, note of claim hybla
at-0-1-over-280-ms-d2519c = At 0.1 %, over 280 ms at least 0.8 of what it gets over 35 ms (Caini and Firrincieli 2004).

# experiments/cc-loss.json, reference
linux-6-12-117-in-virtual-e0af4e = Linux 6.12.117 in virtual time, netem between namespaces, from 10 or 40 s on; its 3 % came out as 2.7 to 3.0 %

# experiments/cc-loss.json, name of the reference, experiments/cc-start.json, name of the reference and 2 more
linux-6-12-117-1742e8 = Linux 6.12.117

# experiments/cc-resume.json, title
how-long-a-transfer-takes-that-de28dc = How long a transfer takes that begins with what an earlier one has saved

# experiments/cc-resume.json, setting
one-tcp-transfer-newreno-of-the-a859f6 = One TCP transfer, NewReno of the profile linux, over a link of 10 Mbit/s with a queue of one bandwidth-delay product, 467 packets, and a way of 280 ms, as over a geostationary satellite. It begins with slow start from 10 segments, or resumes carefully with a saved round trip of 560 ms and a saved window of one bandwidth-delay product, 700 kB, or of eight, as after another use of the path. The time is from the opening of the connection until all data are delivered. Nothing is random.

# experiments/cc-resume.json, axis bytes, experiments/ir-icw.json, axis file_bytes
transfer-dde8be = Transfer

# experiments/cc-resume.json, value overestimate of axis start
careful-resume-eight-times-too-much-238b6c = careful resume, eight times too much saved

# experiments/cc-resume.json, claim megabyte
where-a-transfer-is-larger-than-0bb9b7 = Where a transfer is larger than the initial window and the path is long, careful resume takes much of slow start away.

# experiments/cc-resume.json, note of claim megabyte
rfc-9959-1-at-300-kb-016445 = RFC 9959 1. At 300 kB and 1 MB at most 0.65 of the time with slow start.

# experiments/cc-resume.json, claim small
a-transfer-of-100-kb-still-9be465 = A transfer of 100 kB still saves a round trip.

# experiments/cc-resume.json, note of claim small
of-2-s-a-quarter-ef7b84 = Of 2 s a quarter.

# experiments/cc-resume.json, claim large
the-longer-a-transfer-is-the-00ad71 = The longer a transfer is, the less of it is slow start.

# experiments/cc-resume.json, note of claim large
at-10-mb-between-0-8-b8bb98 = At 10 MB between 0.8 and 0.9.

# experiments/cc-resume.json, claim too-much
a-saved-window-that-is-eight-2425f5 = A saved window that is eight times too large is no worse than slow start.

# experiments/cc-resume.json, note of claim too-much
rfc-9959-3-5-half-of-f6cdd3 = RFC 9959 3.5: half of PipeSize, and ssthresh from what has arrived.

# experiments/cc-share.json, title
two-flows-share-a-link-who-f78dbc = Two flows share a link: who gets how much, and how long packets wait, by congestion control

# experiments/cc-share.json, setting
two-tcp-flows-of-the-profile-91c1f7 = Two TCP flows of the profile linux without end share a link, each begun within 2 s, at an instant that its seed draws: 10 Mbit/s and 34 ms, as over satellites in low orbits, or 1.25 Mbit/s and 279 ms, as over a geostationary one. Either way 58 packets fill it, so that queues of 29, 116 and 464 packets are half of a bandwidth-delay product, two and eight of them. 300 s, measured from 60 s on.

# experiments/cc-share.json, value leo of axis network, experiments/cmt-share.json, value leo of axis network
text-6457ff = 10 Mbit/s, 34 ms

# experiments/cc-share.json, value geo of axis network
text-c6609b = 1.25 Mbit/s, 279 ms

# experiments/cc-share.json, axis pair
pair-of-flows-57004c = Pair of flows

# experiments/cc-share.json, value newreno+newreno of axis pair
reno-reno-9fb760 = Reno, Reno

# experiments/cc-share.json, value cubic+newreno of axis pair
cubic-reno-3e602f = CUBIC, Reno

# experiments/cc-share.json, value hybla+newreno of axis pair
hybla-reno-471404 = Hybla, Reno

# experiments/cc-share.json, value vegas+newreno of axis pair
vegas-reno-7b554a = Vegas, Reno

# experiments/cc-share.json, value westwood+newreno of axis pair
westwood-reno-11726c = Westwood+, Reno

# experiments/cc-share.json, value bbr+newreno of axis pair
bbr-reno-b5c789 = BBR, Reno

# experiments/cc-share.json, value leocc+cubic of axis pair
leocc-cubic-4844a0 = LeoCC, CUBIC

# experiments/cc-share.json, value leocc+bbr of axis pair
leocc-bbr-d3a3cd = LeoCC, BBR

# experiments/cc-share.json, value leocc+leocc of axis pair
leocc-leocc-0e2406 = LeoCC, LeoCC

# experiments/cc-share.json, name of the vertical axis, experiments/cmt-share.json, name of the vertical axis
share-of-the-first-608307 = Share of the first

# experiments/cc-share.json, claim equal
two-renos-share-equally-13e3a4 = Two Renos share equally.

# experiments/cc-share.json, note of claim equal
each-gets-0-3-to-0-68dd7e = Each gets 0.3 to 0.7.

# experiments/cc-share.json, claim reno-takes
reno-takes-the-link-from-vegas-557c18 = Reno takes the link from Vegas, which backs away from the queue that Reno builds.

# experiments/cc-share.json, note of claim reno-takes
vegas-gets-at-most-0-4-cac2bf = Vegas gets at most 0.4 with queues of two bandwidth-delay products and more (Mo, La, Anantharam and Walrand 1999).

# experiments/cc-share.json, claim bbr-shallow
with-a-short-queue-bbr-takes-b4c546 = With a short queue BBR takes most of the link from CUBIC, whose losses it does not heed.

# experiments/cc-share.json, note of claim bbr-shallow
at-least-0-6-with-half-bffc90 = At least 0.6 with half of a bandwidth-delay product (Hock, Bless and Zitterbart 2017).

# experiments/cc-share.json, claim bbr-deep
with-a-deep-queue-bbr-gets-f72b2e = With a deep queue BBR gets less than with a short one: it keeps to two bandwidth-delay products in flight.

# experiments/cc-share.json, note of claim bbr-deep
ware-mukerjee-seshan-and-sherry-2019-b5e5ec = (Ware, Mukerjee, Seshan and Sherry 2019.)

# experiments/cc-share.json, claim bbr-alone
two-bbrs-wait-in-a-queue-85ded8 = Two BBRs wait in a queue of two bandwidth-delay products at most, however deep it is.

# experiments/cc-share.json, note of claim bbr-alone
the-median-wait-is-at-most-521981 = The median wait is at most 0.12 s over 34 ms.

# experiments/cc-share.json, claim deep
where-reno-or-cubic-sends-a-42d9a7 = Where Reno or CUBIC sends, a deep queue stands.

# experiments/cc-share.json, note of claim deep
at-least-0-2-s-over-7e0b15 = At least 0.2 s over 34 ms.

# experiments/cc-share.json, claim leocc-shallow
with-a-short-queue-leocc-takes-fb7d55 = With a short queue LeoCC takes the link from CUBIC, as BBR does.

# experiments/cc-share.json, note of claim leocc-shallow
at-least-0-6-with-half-5813e7 = At least 0.6 with half of a bandwidth-delay product.

# experiments/cc-share.json, reason of claim leocc-shallow
over-the-slow-link-it-is-30d162 = Over the slow link it is so; over the fast one LeoCC gets less than half. Not explained.

# experiments/cc-share.json, claim leocc-alone
two-leoccs-leave-a-shorter-queue-86653d = Two LeoCCs leave a shorter queue than two BBRs.

# experiments/cc-share.json, note of claim leocc-alone
the-median-wait-over-34-ms-aed157 = The median wait over 34 ms with a deep queue is at most half.

# experiments/cc-share.json, claim leocc-slow
so-they-do-over-the-slow-95ae02 = So they do over the slow link.

# experiments/cc-share.json, note of claim leocc-slow
the-same-over-279-ms-ce75e1 = The same over 279 ms.

# experiments/cc-share.json, reason of claim leocc-slow
five-packets-take-48-ms-there-b64546 = Five packets take 48 ms there. While those of one flow leave, the other hears nothing for longer than the threshold of 45 ms and takes that for a reconfiguration, 116 times in 100 s: what it knew of the path is gone, and STARTUP fills the queue.

# experiments/cc-start.json, title
how-long-files-take-by-their-62d9ad = How long files take by their size, by congestion control, as Linux does it

# experiments/cc-start.json, setting
one-file-over-a-link-of-c0b368 = One file over a link of 10 Mbit/s with a queue of one bandwidth-delay product, 58 or 467 packets, and a way of 35 ms, as over satellites in low orbits, or 280 ms, as over a geostationary one; nothing is lost but where the queue overflows. TCP of the profile linux with segments of 1448 bytes and a window of 21 MB: 14,480 bytes are its first window. Nothing is random: the runs of a point are alike. The points of the kernel are of its own TCP in virtual time.

# experiments/cc-start.json, value cubic-nohs of axis controller
cubic-without-hystart-00cdd5 = CUBIC without HyStart

# experiments/cc-start.json, axis bytes, experiments/interleave.json, axis file_bytes
size-of-the-file-8d7ec4 = Size of the file

# experiments/cc-start.json, claim first-window
a-file-that-fits-into-the-aa5c2d = A file that fits into the first window takes the time of the set-up and of one way, whatever the controller.

# experiments/cc-start.json, note of claim first-window
of-ten-segments-rfc-6928-three-6ecead = Of ten segments (RFC 6928): three ways and 12 ms, 0.85 to 0.86 s over 280 ms.

# experiments/cc-start.json, claim train
hystart-loses-nothing-and-takes-no-678032 = HyStart loses nothing and takes no longer: it ends slow start when the way is full.

# experiments/cc-start.json, note of claim train
over-280-ms-cubic-with-and-bfffc5 = Over 280 ms CUBIC with and without it takes as long for 10 MB, and no queue overflows with it (Ha and Rhee 2008).

# experiments/cc-start.json, claim no-overflow
with-hystart-the-queue-does-not-33df65 = With HyStart the queue does not overflow over the long way.

# experiments/cc-start.json, claim paced
bbr-s-slow-start-doubles-more-10814a = BBR's slow start doubles more slowly than Reno's: its rate is 2.89 times what it measured, and what is measured lags behind.

# experiments/cc-start.json, note of claim paced
over-280-ms-100-kb-take-4623ca = Over 280 ms 100 kB take at least 1.2 times as long.

# experiments/cc-start.json, claim hybla
hybla-begins-faster-over-a-long-66347c = Hybla begins faster over a long way.

# experiments/cc-start.json, note of claim hybla
over-280-ms-100-kb-take-f8cf67 = Over 280 ms 100 kB take at most 0.8 of Reno's time (Caini and Firrincieli 2004).

# experiments/cc-start.json, claim hybla-burst
its-first-burst-overflows-the-queue-53f7b7 = Its first burst overflows the queue, and a file of 1 MB pays for it.

# experiments/cc-start.json, note of claim hybla-burst
at-least-twice-reno-s-time-6376c1 = At least twice Reno's time.

# experiments/cc-start.json, reference
linux-6-12-117-in-virtual-f381d9 = Linux 6.12.117 in virtual time, netem between namespaces, from the connect to the last byte

# experiments/cc-steps.json, title
a-delay-that-steps-every-15-ee6159 = A delay that steps every 15 seconds, without and with outages, by congestion control, as Linux does it

# experiments/cc-steps.json, setting
one-tcp-flow-of-the-profile-1a9657 = One TCP flow of the profile linux over a link of 10 Mbit/s with a queue of 60 packets, and a way whose delay steps from 20 to 45, 30 and 20 ms every 15 s, as a satellite network in low orbits that is configured anew does. Each step comes at once, or behind an outage of 100 ms in which everything is lost. A packet keeps the delay that it left with. 75 s, measured from 5 s on; the flow begins within 50 ms, drawn by the seed. The points of the kernel are of its own TCP in virtual time.

# experiments/cc-steps.json, axis outage
outage-at-each-step-e66cd8 = Outage at each step

# experiments/cc-steps.json, value 0.1 of axis outage
text-c20bde = 100 ms

# experiments/cc-steps.json, axis repair
repair-of-losses-9296df = Repair of losses

# experiments/cc-steps.json, value linux of axis repair
as-shipped-9f5824 = as shipped

# experiments/cc-steps.json, value old of axis repair
without-rack-probes-f-rto-dsack-c37c51 = without RACK, probes, F-RTO, DSACK

# experiments/cc-steps.json, claim no-timeout
with-what-linux-ships-no-outage-88c394 = With what Linux ships no outage of 100 ms costs a timeout.

# experiments/cc-steps.json, note of claim no-timeout
probes-of-the-tail-and-rack-96a258 = Probes of the tail and RACK repair it (RFC 8985).

# experiments/cc-steps.json, claim timeouts
without-rack-and-tail-loss-probes-c0ab64 = Without RACK and tail loss probes outages cost timeouts.

# experiments/cc-steps.json, note of claim timeouts
at-least-one-in-four-steps-11c6da = At least one, in four steps.

# experiments/cc-steps.json, claim little
steps-of-the-delay-alone-take-bb6baa = Steps of the delay alone take little from Reno, CUBIC and BBR.

# experiments/cc-steps.json, note of claim little
at-least-0-93-of-the-5cedb3 = At least 0.93 of the link.

# experiments/cc-steps.json, claim outages
reno-pays-most-for-outages-a5a8f8 = Reno pays most for outages.

# experiments/cc-steps.json, note of claim outages
bbr-gets-more-with-them-57d0b8 = BBR gets more with them.

# experiments/cc-steps.json, reference
linux-6-12-117-in-virtual-48bedf = Linux 6.12.117 in virtual time, netem between namespaces, a run each

# experiments/cc-worth.json, title
what-each-mechanism-of-linux-s-5109b1 = What each mechanism of Linux's TCP is worth under loss

# experiments/cc-worth.json, setting
one-tcp-flow-of-the-profile-28d068 = One TCP flow of the profile linux over a link of 10 Mbit/s with a queue of one bandwidth-delay product, 58 or 467 packets, and a way of 35 ms or 280 ms that loses packets at random on the way forward. Each mechanism is switched off alone: RACK, tail loss probes (TLP), F-RTO, DSACK, these four together, proportional rate reduction (PRR), quick acknowledgements, SACK. 140 s, measured from 40 s on. The points of the kernel are of its own TCP in virtual time, from 10 to 60 s over 35 ms.

# experiments/cc-worth.json, axis off
mechanism-switched-off-9a9693 = Mechanism switched off

# experiments/cc-worth.json, value old of axis off
rack-to-dsack-bbcccd = RACK to DSACK

# experiments/cc-worth.json, value qack0 of axis off
quick-acks-23fd5a = quick acks

# experiments/cc-worth.json, claim small
no-mechanism-of-loss-recovery-is-2196ab = No mechanism of loss recovery is worth a tenth of goodput, RACK included.

# experiments/cc-worth.json, note of claim small
at-3-each-of-them-and-fd405d = At 3 % each of them, and RACK, probes, F-RTO and DSACK together, leave 0.9 to 1.1 (the kernel: 0 to 5 %).

# experiments/cc-worth.json, claim rack
rack-spares-timeouts-it-repairs-retransm-e43d57 = RACK spares timeouts: it repairs retransmissions that are lost again.

# experiments/cc-worth.json, note of claim rack
without-it-100-s-at-3-35b02c = Without it 100 s at 3 % have at least one (RFC 8985 1).

# experiments/cc-worth.json, claim rack-none
with-rack-and-probes-of-the-2f09f9 = With RACK and probes of the tail there is hardly any.

# experiments/cc-worth.json, note of claim rack-none
at-most-one-in-100-s-e65fa4 = At most one in 100 s.

# experiments/cc-worth.json, claim sack
sack-is-worth-little-where-each-8ec3dd = SACK is worth little where each window loses one segment.

# experiments/cc-worth.json, note of claim sack
text-084c8d = 0.85 to 1.02 without it.

# experiments/cc-worth.json, claim controller
what-a-window-grows-by-is-8f9383 = What a window grows by is worth more than all of them.

# experiments/cc-worth.json, note of claim controller
cubic-gets-at-least-1-2-f763d2 = CUBIC gets at least 1.2 times Reno's goodput at 1 % over 280 ms.

# experiments/cc-worth.json, reference
linux-6-12-117-in-virtual-187d07 = Linux 6.12.117 in virtual time, netem between namespaces; its 3 % came out as 2.7 to 3.0 %

# experiments/cmt-buffer.json, title
concurrent-multipath-transfer-over-iridi-3e7573 = Concurrent multipath transfer over Iridium and GEO against the receiver's buffer

# experiments/cmt-buffer.json, setting
one-association-from-quito-to-london-f810cf = One association from Quito to London, with an Iridium and a GEO terminal at each end: 1.5 Mbit/s and some 90 ms one way beside 2 Mbit/s and some 260 ms. New data take one path, with the other as its backup, or both at once, and what is lost is sent again by one of the five policies of Iyengar, Amer and Stewart. The ground links of the GEO satellite damage one bit in ten million or one in a million, those of Iridium one in ten million. The buffers are those that their study of receive-buffer blocking names in its abstract (Receive buffer blocking in concurrent multipath transfer, 2005), 16 to 256 KB, and one of 512 KB. Its paths, losses and figures are others and are not reproduced here: only its conclusions can be checked.

# experiments/cmt-buffer.json, axis transfer
transfer-and-retransmissions-997357 = Transfer and retransmissions

# experiments/cmt-buffer.json, value off of axis transfer
iridium-alone-geo-as-backup-bf2de9 = Iridium alone, GEO as backup

# experiments/cmt-buffer.json, value same of axis transfer
cmt-same-path-8e69e7 = CMT, same path

# experiments/cmt-buffer.json, value asap of axis transfer
cmt-as-soon-as-possible-383870 = CMT, as soon as possible

# experiments/cmt-buffer.json, value cwnd of axis transfer
cmt-largest-cwnd-713a4d = CMT, largest cwnd

# experiments/cmt-buffer.json, value ssthresh of axis transfer
cmt-largest-ssthresh-d2c823 = CMT, largest ssthresh

# experiments/cmt-buffer.json, value loss-rate of axis transfer
cmt-least-loss-rate-766805 = CMT, least loss rate

# experiments/cmt-buffer.json, axis ber
ber-of-geo-c1b7a7 = BER of GEO

# experiments/cmt-buffer.json, claim lower-quality-path
the-path-of-lower-quality-degrades-b7bb32 = The path of lower quality degrades the throughput of an association whose receive buffer is bounded.

# experiments/cmt-buffer.json, place of claim lower-quality-path, experiments/cmt-buffer.json, place of claim not-eliminated and 1 more
iyengar-amer-and-stewart-2005-abstract-b3e820 = Iyengar, Amer and Stewart 2005, abstract

# experiments/cmt-buffer.json, note of claim lower-quality-path
iyengar-amer-and-stewart-2005-from-8c0610 = Iyengar, Amer and Stewart 2005, from the abstract. With ten times the errors over GEO, at most 85 % of the goodput, Iridium being the same.

# experiments/cmt-buffer.json, claim not-eliminated
receive-buffer-blocking-cannot-be-elimin-0514ab = Receive-buffer blocking cannot be eliminated.

# experiments/cmt-buffer.json, note of claim not-eliminated
the-same-abstract-whatever-the-policy-571de2 = The same abstract. Whatever the policy, a path is blocked for at least a tenth of the time with buffers of up to 64 KB, also where few packets are lost.

# experiments/cmt-buffer.json, claim wise-policy
a-wise-retransmission-policy-alleviates--6bd68a = A wise retransmission policy alleviates some of the degradation.

# experiments/cmt-buffer.json, note of claim wise-policy
the-same-abstract-with-ten-times-99ad94 = The same abstract. With ten times the errors over GEO, retransmissions that take the path with the largest ssthresh give at least 5 % more than those that stay on their path.

# experiments/cmt-buffer.json, claim asap-is-not-wise
the-first-path-with-room-is-5bd2de = The first path with room is no such policy.

# experiments/cmt-buffer.json, note of claim asap-is-not-wise
own-against-the-largest-ssthresh-at-65c851 = Own. Against the largest ssthresh, at most 97 % at the same settings.

# experiments/cmt-buffer.json, claim small-buffer-slower
with-a-small-buffer-both-paths-1909c8 = With a small buffer both paths together carry less than Iridium alone.

# experiments/cmt-buffer.json, note of claim small-buffer-slower
own-with-few-errors-at-most-47cfc5 = Own. With few errors, at most 65 % with buffers of up to 32 KB.

# experiments/cmt-buffer.json, claim large-buffer-faster
with-a-large-buffer-they-carry-8c11f2 = With a large buffer they carry half as much again as Iridium alone.

# experiments/cmt-buffer.json, note of claim large-buffer-faster
own-with-few-errors-at-least-393238 = Own. With few errors, at least 150 % with buffers of 256 KB and more.

# experiments/cmt-buffer.json, claim blocked-less
a-larger-buffer-blocks-less-0930f7 = A larger buffer blocks less.

# experiments/cmt-buffer.json, note of claim blocked-less
own-the-time-with-a-path-58261c = Own. The time with a path blocked falls from 32 KB on.

# experiments/cmt-buffer.json, claim large-buffer-free
text-b74273 = 512 KB leave next to nothing of it.

# experiments/cmt-buffer.json, note of claim large-buffer-free
own-with-few-errors-a-path-20d4a6 = Own. With few errors, a path is blocked for at most 1 % of the time.

# experiments/cmt-share.json, title
concurrent-multipath-transfer-beside-a-f-0a5b28 = Concurrent multipath transfer beside a flow on one path: who gets how much of a link that paths share, by coupled congestion control

# experiments/cmt-share.json, setting
an-association-and-one-on-a-14d679 = An association and one on a single path send without end, each begun within 2 s, at an instant that its seed draws. The first has one path, or two that carry data at once (CMT) and whose windows are coupled by one of the rules. Both of its paths cross the link of the other one, like the downlink of a satellite that two interfaces share, or the second has such a link of its own. The link has 10 Mbit/s and 34 ms, as over satellites in low orbits, or 2 Mbit/s and 250 ms, as over a geostationary one, and its queue holds a bandwidth-delay product. It drops what finds it full, or packets at random before that: RED with the thresholds of Dreibholz et al. 2010, 20 and 80 packets. 600 s, measured from 120 s on.

# experiments/cmt-share.json, value geo of axis network
text-d04b6b = 2 Mbit/s, 250 ms

# experiments/cmt-share.json, value shared of axis paths
both-cross-the-other-s-link-558618 = Both cross the other's link

# experiments/cmt-share.json, value apart of axis paths
the-second-has-a-link-of-84a978 = The second has a link of its own

# experiments/cmt-share.json, value single of axis coupling
one-path-d56bee = One path

# experiments/cmt-share.json, value independent of axis coupling
cmt-independent-adac4f = CMT, independent

# experiments/cmt-share.json, claim n-times
an-association-that-uses-n-paths-4dd3a3 = An association that uses N paths over the same bottleneck acquires N times the bandwidth of a concurrent flow.

# experiments/cmt-share.json, place of claim n-times
draft-tuexen-tsvwg-sctp-multipath-28-c9f3ca = draft-tuexen-tsvwg-sctp-multipath-28, section 6.1

# experiments/cmt-share.json, note of claim n-times
draft-tuexen-tsvwg-sctp-multipath-28-c239f9 = draft-tuexen-tsvwg-sctp-multipath-28, section 6.1. Two thirds, to a tenth: 0.6 to 0.733.

# experiments/cmt-share.json, claim plain-cmt
plain-cmt-leads-to-an-overly-a9dc5c = Plain CMT leads to an overly aggressive occupation of the bandwidth of shared bottlenecks.

# experiments/cmt-share.json, place of claim plain-cmt
dreibholz-2012-evaluation-and-optimisati-ea0a4b = Dreibholz 2012, Evaluation and Optimisation of Multi-Path Transport, abstract

# experiments/cmt-share.json, note of claim plain-cmt
of-the-treatise-the-abstract-alone-169cad = Of the treatise the abstract alone was at hand. More than half, by more than a tenth.

# experiments/cmt-share.json, claim lia-no-harm
a-coupled-flow-does-not-take-b66784 = A coupled flow does not take more of what its paths share than a single flow that uses only one of them.

# experiments/cmt-share.json, place of claim lia-no-harm
rfc-6356-goal-2-0380de = RFC 6356, goal 2

# experiments/cmt-share.json, note of claim lia-no-harm
rfc-6356-goal-2-with-lia-61486e = RFC 6356, goal 2, with LIA, which is the algorithm of the RFC: half, to a tenth.

# experiments/cmt-share.json, reason of claim lia-no-harm
a-full-queue-strikes-the-packet-2e060f = A full queue strikes the packet by which a window has just grown. That of a single flow grows by one packet in a round trip, each of two coupled ones by a fifth to a half, so that they are cut less often for what they carry. Without such a queue less is left of it: 0.55 and 0.54 with RED, 0.53 over links that lose 0.08 % by chance. A model of nothing but windows gives LIA 0.63 of a link whose overflows strike a window as often as it grows, 0.53 where they strike it as often as it has packets there, and 0.52 with losses by chance, for alpha takes the largest of windows that vary.

# experiments/cmt-share.json, claim lia-improves
a-coupled-flow-performs-at-least-8bd731 = A coupled flow performs at least as well as a single path flow would on the best of its paths.

# experiments/cmt-share.json, place of claim lia-improves
rfc-6356-goal-1-d63d62 = RFC 6356, goal 1

# experiments/cmt-share.json, note of claim lia-improves
rfc-6356-goal-1-at-least-3b6ec9 = RFC 6356, goal 1. At least nine tenths of the share that one path gets.

# experiments/cmt-share.json, claim lia-balances
a-coupled-flow-moves-traffic-off-81c8b6 = A coupled flow moves traffic off its most congested paths.

# experiments/cmt-share.json, place of claim lia-balances
rfc-6356-goal-3-a27e28 = RFC 6356, goal 3

# experiments/cmt-share.json, note of claim lia-balances
rfc-6356-goal-3-with-a-28dcd1 = RFC 6356, goal 3. With a second link of its own it leaves more of the shared one than independent windows do: at most 98 % of their share.

# experiments/cmt-share.json, claim rp-fair
cmt-with-resource-pooling-remains-fair-5ed848 = CMT with resource pooling remains fair to concurrent flows on congested links.

# experiments/cmt-share.json, place of claim rp-fair, experiments/cmt-share.json, place of claim rp-improves
dreibholz-et-al-2010-applying-tcp-cdab47 = Dreibholz et al. 2010, Applying TCP-Friendly Congestion Control to Concurrent Multipath Transfer, abstract

# experiments/cmt-share.json, note of claim rp-fair
of-the-paper-the-abstract-and-12737a = Of the paper the abstract and the parameters of its queues were at hand, not its figures. Its rule is CMT/RPv1: half, to a tenth.

# experiments/cmt-share.json, claim rp-improves
and-it-achieves-a-performance-improvemen-b8e498 = And it achieves a performance improvement over transfer without CMT.

# experiments/cmt-share.json, note of claim rp-improves
where-the-second-path-has-a-56f17f = Where the second path has a link of its own: at least 105 % of the share that one path gets.

# experiments/cmt-share.json, claim others-no-harm
nor-do-olia-and-cmt-rpv2-8c475e = Nor do OLIA and CMT/RPv2 take more than a single flow.

# experiments/cmt-share.json, note of claim others-no-harm
own-by-the-same-goal-half-eb0efd = Own, by the same goal: half, to a tenth.

# experiments/cmt-share.json, reason of claim others-no-harm
with-olia-it-is-as-with-4be3ed = With OLIA it is as with LIA: a full queue strikes windows as often as they grow.

# experiments/cmt-share.json, claim others-improve
and-they-do-at-least-as-b5f50d = And they do at least as well as one path.

# experiments/cmt-share.json, note of claim others-improve
own-by-the-same-goal-at-59557e = Own, by the same goal: at least nine tenths of the share that one path gets, where the second has a link of its own.

# experiments/cmt-split.json, title
concurrent-multipath-transfer-over-iridi-a70bc3 = Concurrent multipath transfer over Iridium and GEO with split buffers and rescheduled chunks

# experiments/cmt-split.json, setting
one-association-from-quito-to-london-00aff7 = One association from Quito to London, with an Iridium and a GEO terminal at each end, as in the experiment on the receiver's buffer: what comes by Iridium waits for what comes by GEO and fills a small buffer. The buffer is as it comes or split, by what is in flight or by what is buffered, and chunks that hold it up leave again by the other path once half of it waits, or never. The draft leaves both rules to papers, of which the simulation model of its authors is followed here; their figures are of other paths.

# experiments/cmt-split.json, claim quick-resolution
chunk-rescheduling-ensures-quick-blockin-83624d = Chunk rescheduling ensures quick blocking resolution for ordered data.

# experiments/cmt-split.json, place of claim quick-resolution
draft-tuexen-tsvwg-sctp-multipath-28-81e0da = draft-tuexen-tsvwg-sctp-multipath-28, section 5.3

# experiments/cmt-split.json, note of claim quick-resolution
draft-tuexen-tsvwg-sctp-multipath-28-4356e2 = draft-tuexen-tsvwg-sctp-multipath-28, section 5.3. With buffers as they come, a path is blocked for at most nine tenths of the time.

# experiments/cmt-split.json, reason of claim quick-resolution
it-is-so-with-one-of-cb08e7 = It is so with one of the two buffers. Over two wires of 1 Mbit/s rescheduling gains with buffers of 16 and 32 KB and nothing from 64 KB on.

# experiments/cmt-split.json, claim split-faster
with-split-buffers-a-small-one-5b1e57 = With split buffers a small one carries more.

# experiments/cmt-split.json, note of claim split-faster
own-split-by-buffered-bytes-at-a70fa6 = Own. Split by buffered bytes, at least 105 %.

# experiments/cmt-split.json, reason of claim split-faster
a-path-that-may-fill-its-c250c6 = A path that may fill its part alone is slower where that is less than its bandwidth-delay product, which is 140 kB over GEO.

# experiments/cmt-split.json, claim both-faster
both-together-carry-more-than-neither-2024c3 = Both together carry more than neither.

# experiments/cmt-split.json, note of claim both-faster
own-at-least-110-with-buffers-6cad17 = Own. At least 110 % with buffers of 64 and 128 KB.

# experiments/cmt-split.json, reason of claim both-faster
a-chunk-that-leaves-again-is-e3ac07 = A chunk that leaves again is answered like a loss of its first path, whose window is halved. Whether that explains all of it was not shown.

# experiments/fa-cwnd.json, title
cwnd-of-tcp-and-sctp-after-ed6b82 = cwnd of TCP and SCTP after a loss in slow start

# experiments/fa-cwnd.json, figure, experiments/fa-cwnd.json, place of claim sctp-two-steps
trace-points-m-to-s-535089 = Trace, points M to S

# experiments/fa-cwnd.json, setting
a-tcp-source-with-sack-and-b00374 = A TCP source with SACK and an SCTP source, both by the rules of 2001, send over a router into a geostationary link of 2 Mbit/s and 250 ms. Their access links have 3 Mbit/s and 2 ms; packets have 1488 bytes, segments 1448; nothing is delayed before it is acknowledged. The link loses the first transmission of segment 8 of TCP and of TSN 8 of SCTP, and nothing else. TCP opens at 0.8 s, SCTP 0.25 ms before, so that its first data leave when they do in the reference; it needs two round trips to open, TCP one. cwnd of both over the 5.5 s: TCP halves its nine segments and grows by a part of one for every acknowledgement, SCTP halves what it counts in bytes and grows by a packet for every round trip.

# experiments/fa-cwnd.json, axis segment, experiments/fa-trace.json, axis segment
segment-lost-8209e5 = Segment lost

# experiments/fa-cwnd.json, claim sctp-two-steps
sctp-has-6516-bytes-after-the-485ced = SCTP has 6516 bytes after the cut and 9412 bytes at 4.424 s: two packets in two round trips.

# experiments/fa-cwnd.json, note of claim sctp-two-steps
text-7630b5 = 1.04 s from one to the other, within 20 ms.

# experiments/fa-cwnd.json, claim tcp-half-a-second-later
tcp-which-was-cut-half-a-e77bb3 = TCP, which was cut half a second before, passes 6 segments at 4.448 s, as in ns-2.

# experiments/fa-cwnd.json, note of claim tcp-half-a-second-later
to-6-035-segments-8738-bytes-ef5043 = To 6.035 segments, 8738 bytes, by ns-2.35 with the rules of 2001; within two milliseconds.

# experiments/fa-fig03.json, title
sequence-numbers-of-the-tcp-source-76a393 = Sequence numbers of the TCP source on a lossy GEO bottleneck

# experiments/fa-fig03.json, figure
figure-3-f060cf = Figure 3

# experiments/fa-fig03.json, setting
a-tcp-source-with-sack-and-2b0f7f = A TCP source with SACK and an SCTP source, both by the rules of 2001, send over a router into a geostationary link of 2 Mbit/s and 250 ms with a queue of 10 packets, which loses 1.5 % of the packets on the way forward. Access links of 3 Mbit/s and 2 ms, receiver buffers of 64 KB, packets of 1488 bytes, no delayed acknowledgements. The plot shows the segments that TCP sends and the acknowledgements it receives in one run, modulo 100.

# experiments/fa-fig03.json, name of the vertical axis
segment-number-modulo-100-143891 = Segment number modulo 100

# experiments/fa-fig03.json, claim sctp-gains, experiments/fa-fig04.json, claim sctp-gains
in-the-same-time-sctp-gets-e2281c = In the same time SCTP gets further than TCP.

# experiments/fa-fig03.json, place of claim sctp-gains, experiments/fa-fig04.json, place of claim sctp-gains and 3 more
figures-3-and-4-8a4052 = Figures 3 and 4

# experiments/fa-fig03.json, note of claim sctp-gains, experiments/fa-fig04.json, note of claim sctp-gains
goodput-of-sctp-over-that-of-9e1948 = Goodput of SCTP over that of TCP from 50 s on, less one.

# experiments/fa-fig04.json, title
sequence-numbers-of-the-sctp-source-9fe811 = Sequence numbers of the SCTP source on a lossy GEO bottleneck

# experiments/fa-fig04.json, figure, experiments/ms-fig04.json, figure and 10 more
figure-4-0fb418 = Figure 4

# experiments/fa-fig04.json, setting
a-tcp-source-with-sack-and-47f9de = A TCP source with SACK and an SCTP source, both by the rules of 2001, send over a router into a geostationary link of 2 Mbit/s and 250 ms with a queue of 10 packets, which loses 1.5 % of the packets on the way forward. Access links of 3 Mbit/s and 2 ms, receiver buffers of 64 KB, packets of 1488 bytes, no delayed acknowledgements. The plot shows the TSNs that SCTP sends and the cumulative TSNs that it receives in one run, modulo 100.

# experiments/fa-fig04.json, name of the vertical axis, experiments/ms-fig05.json, name of the vertical axis
tsn-modulo-100-312540 = TSN modulo 100

# experiments/fa-fig05.json, title
total-throughput-on-a-lossy-geo-aa093c = Total throughput on a lossy GEO bottleneck

# experiments/fa-fig05.json, figure, experiments/ir-fig05.json, figure and 19 more
figure-5-b3d365 = Figure 5

# experiments/fa-fig05.json, setting
a-tcp-source-with-sack-and-90a2d6 = A TCP source with SACK and an SCTP source, both by the rules of 2001, send over a router into a geostationary link of 2 Mbit/s and 250 ms with a queue of 10 packets, which loses 1.5 % of the packets on the way forward. Access links of 3 Mbit/s and 2 ms, receiver buffers of 64 KB, packets of 1488 bytes, no delayed acknowledgements. The plot shows what both together put on the geostationary link in each of the first 40 s of one run.

# experiments/fa-fig05.json, name of the vertical axis
throughput-on-ls-bcfc10 = Throughput on Ls

# experiments/fa-fig05.json, claim a-fifth-of-the-link
loss-not-the-link-limits-both-c8d14e = Loss, not the link, limits both: together they use about a fifth of it, 21.5 % in Table 2.

# experiments/fa-fig05.json, place of claim a-fifth-of-the-link, experiments/fa-table2.json, figure and 13 more
table-2-f7b6a6 = Table 2

# experiments/fa-fig05.json, note of claim a-fifth-of-the-link
within-three-points-in-the-first-85c9b7 = Within three points, in the first 40 s.

# experiments/fa-segments.json, title
segments-of-tcp-and-of-sctp-04138b = Segments of TCP and of SCTP from 50 to 150 s on a lossy GEO bottleneck

# experiments/fa-segments.json, setting
a-tcp-source-with-sack-and-7a6f44 = A TCP source with SACK and an SCTP source, both by the rules of 2001, send over a router into a geostationary link of 2 Mbit/s and 250 ms with a queue of 10 packets, which loses 1.5 % of the packets on the way forward. Access links of 3 Mbit/s and 2 ms, receiver buffers of 64 KB, packets of 1488 bytes, no delayed acknowledgements. The runs end at 150 s and are measured from 50 s on. The plot shows how many segments of TCP and of SCTP are acknowledged in one run.

# experiments/fa-segments.json, name of the vertical axis
segments-acknowledged-314566 = Segments acknowledged

# experiments/fa-segments.json, claim half-as-many-again
from-50-to-150-s-sctp-4407dd = From 50 to 150 s SCTP sends 2300 segments where TCP sends 1500: 53 % more.

# experiments/fa-segments.json, note of claim half-as-many-again
text-bb5386 = 33 to 73 % more user data.

# experiments/fa-segments.json, reason of claim half-as-many-again
the-figures-show-one-run-each-dbd793 = The figures show one run each. In 100 runs TCP brings 1326 to 2319 segments in these 100 s and SCTP 1642 to 2707, 1709 and 2035 on average, 21 ± 4 % more; 5 of the runs gain 45 % or more, and in 4 TCP has at most 1550 segments and SCTP at least 2250.

# experiments/fa-segments.json, claim 3800-in-all
both-together-send-3800-segments-in-bec5a1 = Both together send 3800 segments in these 100 s.

# experiments/fa-segments.json, note of claim 3800-in-all
within-a-tenth-220-kbit-s-2ca82d = Within a tenth: 220 kbit/s for each on average.

# experiments/fa-table2.json, title
gain-of-sctp-over-tcp-utilisation-02d866 = Gain of SCTP over TCP, utilisation and fairness on a GEO bottleneck

# experiments/fa-table2.json, setting
half-of-the-sources-speak-tcp-4e2558 = Half of the sources speak TCP with SACK, half SCTP, all by the rules of 2001: initial windows of 1 and 2 segments, no delayed acknowledgements, receiver buffers of 64 KB. They reach a router over links of 3 Mbit/s and 2 ms; behind it lies a geostationary link of 2, 4, 7 and 11 Mbit/s and 250 ms that loses 1.5 % of the packets on the way forward, with a queue of 10, 40, 80 and 160 packets for 2, 4, 6 and 8 sources. Packets have 1488 bytes. 500 s, measured from 50 s on.

# experiments/fa-table2.json, name of the vertical axis, experiments/fa-table3.json, name of the vertical axis
gain-utilisation-fairness-74cf53 = Gain, utilisation, fairness

# experiments/fa-table2.json, claim sctp-gains, experiments/fa-table3.json, claim sctp-gains
sctp-gains-over-tcp-in-every-6c2bfe = SCTP gains over TCP in every row.

# experiments/fa-table2.json, claim fair
jain-s-fairness-index-is-0-f195fd = Jain's fairness index is 0.986 to 0.992.

# experiments/fa-table2.json, note of claim fair
within-0-005-of-what-is-196ae1 = Within 0.005 of what is printed for the four rows, 0.988, 0.986, 0.992 and 0.989.

# experiments/fa-table2.json, claim gain-2
with-2-sources-sctp-gains-23-7d2c7d = With 2 sources SCTP gains 23.9 % over TCP.

# experiments/fa-table2.json, note of claim gain-2, experiments/fa-table2.json, note of claim gain-4 and 6 more
within-three-points-ddb1c6 = Within three points.

# experiments/fa-table2.json, reason of claim gain-2
the-spread-of-runs-of-500-af314c = The spread of runs of 500 s is as wide as the three points. ns-2.35 with the rules of 2001 gives 22.2 ± 2.5 % for 2 sources and 21.6 ± 1.3 % for 6 (60 seeds each), within the spread of what is measured here.

# experiments/fa-table2.json, claim gain-4
with-4-sources-sctp-gains-26-49e77e = With 4 sources SCTP gains 26.1 % over TCP.

# experiments/fa-table2.json, reason of claim gain-4
here-2-4-6-and-8-00ba9f = Here 2, 4, 6 and 8 sources gain alike, 22 to 23 % with 160 runs a row: nothing sets this row 4 points apart from the others. ns-2.35 with the rules of 2001 gives 22.2 ± 2.5 % for 2 sources and 21.6 ± 1.3 % for 6 (60 seeds each), within the spread of what is measured here.

# experiments/fa-table2.json, claim gain-6
with-6-sources-sctp-gains-19-8f9305 = With 6 sources SCTP gains 19.24 % over TCP.

# experiments/fa-table2.json, reason of claim gain-6
here-2-4-6-and-8-b074bf = Here 2, 4, 6 and 8 sources gain alike, 22 to 23 % with 160 runs a row, which lies at the upper edge of the three points. ns-2.35 with the rules of 2001 gives 22.2 ± 2.5 % for 2 sources and 21.6 ± 1.3 % for 6 (60 seeds each), within the spread of what is measured here.

# experiments/fa-table2.json, claim gain-8
with-8-sources-sctp-gains-21-092a04 = With 8 sources SCTP gains 21.6 % over TCP.

# experiments/fa-table2.json, claim used-2
with-2-sources-21-5-of-88e76d = With 2 sources 21.5 % of the bottleneck is used.

# experiments/fa-table2.json, note of claim used-2, experiments/fa-table2.json, note of claim used-6 and 2 more
within-two-points-791e64 = Within two points.

# experiments/fa-table2.json, claim used-6
with-6-sources-18-4-of-58096a = With 6 sources 18.4 % of the bottleneck is used.

# experiments/fa-table2.json, reference, experiments/fa-table3.json, reference
ns-2-35-with-the-rules-131925 = ns-2.35 with the rules of 2001, 60 seeds

# experiments/fa-table3.json, title
gain-of-sctp-over-tcp-utilisation-54dfad = Gain of SCTP over TCP, utilisation and fairness on a slow GEO bottleneck

# experiments/fa-table3.json, figure, experiments/fa-table3.json, place of claim sctp-gains and 8 more
table-3-2ee889 = Table 3

# experiments/fa-table3.json, setting
half-of-the-sources-speak-tcp-7685f0 = Half of the sources speak TCP with SACK, half SCTP, all by the rules of 2001: initial windows of 1 and 2 segments, no delayed acknowledgements, receiver buffers of 64 KB. They reach a router over links of 3 Mbit/s and 2 ms; behind it lies a geostationary link of 0.2 Mbit/s and 250 ms that loses 1.5 % of the packets on the way forward, with a queue of 10, 40, 80 and 160 packets for 2, 4, 6 and 8 sources. Packets have 1488 bytes. 500 s, measured from 50 s on.

# experiments/fa-table3.json, claim fair
jain-s-fairness-index-is-0-32118a = Jain's fairness index is 0.983 to 0.995.

# experiments/fa-table3.json, note of claim fair
within-0-005-of-what-is-0bceb7 = Within 0.005 of what is printed for the four rows, 0.994, 0.995, 0.983 and 0.995.

# experiments/fa-table3.json, reason of claim fair
ns-2-35-with-the-rules-733c2c = ns-2.35 with the rules of 2001 agrees with what is measured here: 0.966 ± 0.004 for 2 sources and 0.977 ± 0.003 for 6. An index of 0.994 for two flows allows a gain of 17 %, one of 0.972 a gain of 40 %: the two columns of the table agree with each other, and both differ from ns-2.

# experiments/fa-table3.json, claim used
a-slow-bottleneck-is-used-by-8725ea = A slow bottleneck is used by more than 90 %.

# experiments/fa-table3.json, claim gain-2
with-2-sources-sctp-gains-17-70d04a = With 2 sources SCTP gains 17.3 % over TCP.

# experiments/fa-table3.json, reason of claim gain-2, experiments/fa-table3.json, reason of claim gain-4 and 1 more
ns-2-35-with-the-rules-dd2c43 = ns-2.35 with the rules of 2001 agrees with what is measured here, not with the table: 45.5 ± 3.4 % for 2 sources and 21.0 ± 3.4 % for 6, with its own defaults 35.2 ± 3.1 and 19.2 ± 3.8 % (60 seeds each).

# experiments/fa-table3.json, claim gain-4
with-4-sources-sctp-gains-15-38f71c = With 4 sources SCTP gains 15.8 % over TCP.

# experiments/fa-table3.json, claim gain-6
with-6-sources-sctp-gains-30-5207da = With 6 sources SCTP gains 30.6 % over TCP.

# experiments/fa-table3.json, claim gain-8
with-8-sources-sctp-gains-14-600f3e = With 8 sources SCTP gains 14.9 % over TCP.

# experiments/fa-table3.json, reason of claim gain-8
with-160-runs-the-gain-is-6cfbc4 = With 160 runs the gain is 18.8 ± 2.1 %, at the upper edge of the three points. ns-2.35 with the rules of 2001 agrees with what is measured here, not with the table: 45.5 ± 3.4 % for 2 sources and 21.0 ± 3.4 % for 6, with its own defaults 35.2 ± 3.1 and 19.2 ± 3.8 % (60 seeds each).

# experiments/fa-table3.json, claim used-2
with-2-sources-96-of-the-3fb8b1 = With 2 sources 96 % of the bottleneck is used.

# experiments/fa-table3.json, reason of claim used-2
ns-2-35-with-the-rules-7eb373 = ns-2.35 with the rules of 2001 agrees with what is measured here, not with the table: 98.06 ± 0.15 %, all headers included; of user data alone it is 95.7 %, which may be what the table means.

# experiments/fa-table3.json, claim used-6
with-6-sources-99-7-of-326ea7 = With 6 sources 99.7 % of the bottleneck is used.

# experiments/fa-trace.json, title
a-loss-in-slow-start-tcp-ec9b33 = A loss in slow start: TCP and SCTP each lose segment 8

# experiments/fa-trace.json, setting
a-tcp-source-with-sack-and-d80dc0 = A TCP source with SACK and an SCTP source, both by the rules of 2001, send over a router into a geostationary link of 2 Mbit/s and 250 ms. Their access links have 3 Mbit/s and 2 ms; packets have 1488 bytes, segments 1448; nothing is delayed before it is acknowledged. The link loses the first transmission of segment 8 of TCP and of TSN 8 of SCTP, and nothing else. TCP opens at 0.8 s, SCTP 0.25 ms before, so that its first data leave when they do in the reference; it needs two round trips to open, TCP one.

# experiments/fa-trace.json, name of the vertical axis
segment-number-396767 = Segment number

# experiments/fa-trace.json, claim tcp-segment-8
tcp-sends-segment-8-which-is-3a2614 = TCP sends segment 8, which is lost, at 2.336 s.

# experiments/fa-trace.json, note of claim tcp-segment-8
within-two-milliseconds-as-all-printed-ca4974 = Within two milliseconds, as all printed instants.

# experiments/fa-trace.json, claim tcp-third-duplicate
the-third-duplicate-acknowledgement-come-ab700e = The third duplicate acknowledgement comes at 2.880 s and cuts cwnd from 9 to 4 segments.

# experiments/fa-trace.json, claim tcp-new-segment
tcp-sends-the-first-new-segment-52e2c3 = TCP sends the first new segment, 17, at 2.898 s, with the sixth duplicate acknowledgement.

# experiments/fa-trace.json, claim tcp-cwnd-4-25
the-cumulative-acknowledgement-at-3-413-ba3028 = The cumulative acknowledgement at 3.413 s leaves TCP a cwnd of 4.250 segments.

# experiments/fa-trace.json, claim tcp-cwnd-4-485
the-acknowledgement-at-3-897-s-86a127 = The acknowledgement at 3.897 s takes it to 4.485 segments.

# experiments/fa-trace.json, claim tcp-cwnd-4-708
the-acknowledgement-at-3-909-s-d308d0 = The acknowledgement at 3.909 s takes it to 4.708 segments.

# experiments/fa-trace.json, claim tcp-cwnd-4-921
the-acknowledgement-at-3-921-s-000f59 = The acknowledgement at 3.921 s takes it to 4.921 segments.

# experiments/fa-trace.json, claim tcp-cwnd-5-124
the-acknowledgement-at-3-927-s-33b068 = The acknowledgement at 3.927 s takes it to 5.124 segments.

# experiments/fa-trace.json, claim sctp-new-17
on-duplicate-acknowledgements-sctp-sends-124217 = On duplicate acknowledgements SCTP sends new data: TSN 17 at 3.361 s.

# experiments/fa-trace.json, note of claim sctp-new-17
a-sack-that-reports-a-gap-27cddd = A SACK that reports a gap takes what it reports out of the flight, so that cwnd lets new chunks go with the first; before the cut at 3.384 s.

# experiments/fa-trace.json, claim sctp-new-19
on-duplicate-acknowledgements-sctp-sends-3d0400 = On duplicate acknowledgements SCTP sends new data: TSN 19 at 3.373 s.

# experiments/fa-trace.json, claim sctp-cut
sctp-a-round-trip-of-0-2d9fbf = SCTP, a round trip of 0.52 s before 3.904 s, cuts cwnd from 13032 to 6516 bytes.

# experiments/fa-trace.json, claim sctp-cwnd-7964
sctp-has-7964-bytes-at-3-d063c6 = SCTP has 7964 bytes at 3.904 s.

# experiments/fa-trace.json, claim sctp-cwnd-9412
sctp-has-9412-bytes-at-4-a9a787 = SCTP has 9412 bytes at 4.424 s.

# experiments/fa-trace.json, claim tcp-regains
after-the-loss-tcp-takes-two-207bb8 = After the loss TCP takes two round trips, 1.05 s, to regain a segment of cwnd.

# experiments/fa-trace.json, note of claim tcp-regains
from-4-segments-to-5-124-87ee5c = From 4 segments to 5.124, the first value above 5.

# experiments/fa-trace.json, claim sctp-regains
sctp-regains-one-in-one-round-eb8e86 = SCTP regains one in one round trip, 0.52 s: half the time.

# experiments/fa-trace.json, claim repaired-at-once
both-repair-the-loss-by-one-524690 = Both repair the loss by one fast retransmit.

# experiments/fa-trace.json, claim no-timeout
neither-has-to-wait-for-its-594838 = Neither has to wait for its retransmission timer.

# experiments/interleave.json, title
short-messages-beside-a-file-data-987449 = Short messages beside a file: DATA and I-DATA under six stream schedulers

# experiments/interleave.json, setting
one-association-over-a-geostationary-sat-b09278 = One association over a geostationary satellite, 272 ms and 2 Mbit/s, carries a file every 12 s on stream 0 and messages of 100 bytes on stream 1, four a second at random instants. Nothing is lost. The file is one message, of 10 KB to 1 MB, and takes 4 s and more at its largest. Its chunks are DATA, which must follow each other, or I-DATA, which may leave in between those of the other stream (RFC 8260), and the scheduler says of which stream the next one is: the messages are the more important ones by priority, and have four times the weight. Of 49 messages one is a file, so that the median and the 95th percentile are those of the short ones. RFC 8260 says what the chunks and the schedulers are for and has no figure; the bounds of the claims are ours.

# experiments/interleave.json, axis scheduler
scheduler-d3a27d = Scheduler

# experiments/interleave.json, value first-come of axis scheduler
first-come-761ab6 = First come

# experiments/interleave.json, axis chunks
chunks-b37e2f = Chunks

# experiments/interleave.json, claim sender-side-blocking
a-large-message-keeps-messages-of-f7b6df = A large message keeps messages of other streams from being sent until it is through.

# experiments/interleave.json, note of claim sender-side-blocking
with-files-of-1-mb-and-6b5917 = With files of 1 MB and DATA the 95th percentile is at least five times that with I-DATA, under each scheduler but first come, first served.

# experiments/interleave.json, claim priority-not-delayed
where-messages-are-interleaved-large-one-f3d922 = Where messages are interleaved, large ones of low priority do not delay those of higher priority.

# experiments/interleave.json, note of claim priority-not-delayed
with-i-data-and-priorities-the-835389 = With I-DATA and priorities the 95th percentile beside files of 1 MB is at most half as much again as beside files of 10 KB, where DATA make it tenfold.

# experiments/interleave.json, claim first-come-unchanged
first-come-first-served-sends-in-2b7613 = First come, first served sends in the same order with I-DATA as with DATA.

# experiments/interleave.json, note of claim first-come-unchanged
the-95th-percentile-is-the-same-852d25 = The 95th percentile is the same to within 5 %; I-DATA chunks are four bytes longer.

# experiments/interleave.json, claim shares-better-kept
interleaving-lets-capacity-be-shared-bet-2a4e78 = Interleaving lets capacity be shared better, in equal parts as by weights.

# experiments/interleave.json, place of claim shares-better-kept
rfc-8260-3-5-and-3-3d949b = RFC 8260 3.5 and 3.6

# experiments/interleave.json, note of claim shares-better-kept
beside-files-of-300-kb-and-50efda = Beside files of 300 KB and more the 95th percentile of messages that ask for less than their share is at most half of that with DATA.

# experiments/interleave.json, claim scheduler-alone
a-scheduler-alone-does-not-help-639a2f = A scheduler alone does not help: without interleaving priority is worth less than a tenth.

# experiments/interleave.json, note of claim scheduler-alone
own-with-data-and-files-of-73999b = Own. With DATA and files of 1 MB, the 95th percentile by priority over that of first come, first served.

# experiments/interleave.json, claim turns-suffice
turns-do-nearly-as-well-as-654f39 = Turns do nearly as well as priorities.

# experiments/interleave.json, note of claim turns-suffice
own-with-i-data-and-files-57c3ed = Own. With I-DATA and files of 1 MB, round robin adds at most 0.1 s to the 95th percentile.

# experiments/interleave.json, claim file-pays-nothing
the-file-loses-nothing-by-it-7e7bab = The file loses nothing by it.

# experiments/interleave.json, note of claim file-pays-nothing
own-goodput-with-i-data-is-d0e5c7 = Own. Goodput with I-DATA is that with DATA, to within 1 %.

# experiments/ir-advice.json, title
features-that-are-recommended-over-satel-4349fa = Features that are recommended over satellites, each on and off

# experiments/ir-advice.json, figure
tables-v-and-vi-a20ffd = Tables V and VI

# experiments/ir-advice.json, setting
a-file-of-1-mb-goes-0059e6 = A file of 1 MB goes from Quito to London over Iridium (1.5 Mbit/s) or by a geostationary satellite (2 Mbit/s), without errors and with a bit error rate of 1e-6. Uplinks drop or mark at random before their 50 packets are full (RED from 5 to 25), and carry packets of 1500 bytes. SCTP has none of eight features, one, all but one, or all: path MTU discovery with bundled chunks in place of packets of 512 bytes; a receiver buffer of 256 KB in place of 64 KB, the most of TCP without scaling; an initial cwnd of 2 segments in place of 1; byte counting up to 2 PMTU in place of 1; all gaps in a SACK in place of 3; ECN; four streams in place of one; and the other kind of satellite as a second path. Streams are tried with a buffer of 4 KB too, where order holds them up.

# experiments/ir-advice.json, axis orbit
orbit-29ac7e = Orbit

# experiments/ir-advice.json, axis features
features-5697d0 = Features

# experiments/ir-advice.json, value pmtu of axis features
only-path-mtu-discovery-248abe = only path MTU discovery

# experiments/ir-advice.json, value window of axis features
only-a-window-of-256-kb-119be7 = only a window of 256 KB

# experiments/ir-advice.json, value cwnd of axis features
only-an-initial-cwnd-of-2-0c8f08 = only an initial cwnd of 2

# experiments/ir-advice.json, value counting of axis features
only-byte-counting-up-to-2-550efe = only byte counting up to 2 PMTU

# experiments/ir-advice.json, value gaps of axis features
only-all-gaps-in-a-sack-5256f6 = only all gaps in a SACK

# experiments/ir-advice.json, value ecn of axis features
only-ecn-390f72 = only ECN

# experiments/ir-advice.json, value streams of axis features
only-four-streams-de8fe1 = only four streams

# experiments/ir-advice.json, value paths of axis features
only-a-second-path-6ad467 = only a second path

# experiments/ir-advice.json, value without-pmtu of axis features
all-but-path-mtu-discovery-4db29c = all but path MTU discovery

# experiments/ir-advice.json, value without-window of axis features
all-but-a-window-of-256-da51be = all but a window of 256 KB

# experiments/ir-advice.json, value without-cwnd of axis features
all-but-an-initial-cwnd-of-596402 = all but an initial cwnd of 2

# experiments/ir-advice.json, value without-counting of axis features
all-but-byte-counting-up-to-1e89fb = all but byte counting up to 2 PMTU

# experiments/ir-advice.json, value without-gaps of axis features
all-but-all-gaps-in-a-074d4a = all but all gaps in a SACK

# experiments/ir-advice.json, value without-ecn of axis features
all-but-ecn-00eacd = all but ECN

# experiments/ir-advice.json, value without-streams of axis features
all-but-four-streams-f01eed = all but four streams

# experiments/ir-advice.json, value without-paths of axis features
all-but-a-second-path-b66c99 = all but a second path

# experiments/ir-advice.json, value small of axis features
a-buffer-of-4-kb-bdf77e = a buffer of 4 KB

# experiments/ir-advice.json, value small-streams of axis features
a-buffer-of-4-kb-four-982941 = a buffer of 4 KB, four streams

# experiments/ir-advice.json, claim pmtu
path-mtu-discovery-which-is-advised-c84721 = Path MTU discovery, which is advised, saves time.

# experiments/ir-advice.json, note of claim pmtu, experiments/ir-advice.json, note of claim cwnd and 4 more
alone-beside-none-of-the-features-1e57d0 = Alone, beside none of the features: at most 98 % of the time at each point.

# experiments/ir-advice.json, claim window
a-receive-window-above-64-kb-b06633 = A receive window above 64 KB, which is advised where the path holds more, saves time.

# experiments/ir-advice.json, note of claim window
over-geo-taken-away-from-the-7e8f8e = Over GEO, taken away from the other features: at least 2 % more time.

# experiments/ir-advice.json, claim cwnd
an-initial-cwnd-of-2-segments-0e6255 = An initial cwnd of 2 segments, which is advised, saves time.

# experiments/ir-advice.json, reason of claim cwnd
over-geo-without-errors-it-halves-10cdbb = Over GEO without errors it halves the time (53.6 to 27.5 s), for slow start ends without the loss that the sender with 1 segment repairs at length. Over Iridium slow start then runs further into the queue (14.2 against 11.8 s), and with errors the half round trip that it saves is lost in the spread (21.2 ± 1.0 against 20.4 ± 0.9 s, 132 ± 8 against 134 ± 8 s). Where the start is all that counts, as in ir-icw, it always gains.

# experiments/ir-advice.json, claim counting
byte-counting-up-to-2-pmtu-1d9a5f = Byte counting up to 2 PMTU, which is advised, saves time.

# experiments/ir-advice.json, reason of claim counting
it-gains-over-geo-50-3-c2c2e9 = It gains over GEO (50.3 against 53.6 s, with errors 123 ± 7 against 134 ± 8 s), where round trips are long. Over Iridium without errors slow start runs further into the queue: 14.6 against 11.8 s, with more losses at once (0.8 % of the packets against 0.4 %).

# experiments/ir-advice.json, claim gaps
reporting-all-gaps-which-is-advised-4f83c4 = Reporting all gaps, which is advised, saves time.

# experiments/ir-advice.json, reason of claim gaps
alone-it-gains-8-over-iridium-c25967 = Alone it gains 8 % over Iridium without errors and nothing over GEO (1.000, 1.001): fewer than three gaps are open at a time, as ir-gaps shows. Beside the other features, whose windows let more be lost at once, it is missed: without it the time is 1.57 and 1.93 times as long without errors.

# experiments/ir-advice.json, claim ecn
ecn-which-is-advised-saves-time-d2ed9f = ECN, which is advised, saves time.

# experiments/ir-advice.json, reason of claim ecn
without-errors-it-gains-14-over-be946d = Without errors it gains 14 % over Iridium and 28 % over GEO. With errors little is marked after the start (0.07 and 0.02 % of the packets, where corruption loses 0.27 %), and the time is the same within its spread (0.96 and 1.00).

# experiments/ir-advice.json, claim streams
several-streams-which-are-advised-save-12a158 = Several streams, which are advised, save time where the receiver's buffer is small and packets are lost.

# experiments/ir-advice.json, note of claim streams
with-4-kb-and-errors-at-33dfcf = With 4 KB and errors: at most 98 % of the time.

# experiments/ir-advice.json, claim paths
multihoming-which-is-advised-saves-time-bd2975 = Multihoming, which is advised, saves time: a second path carries retransmissions.

# experiments/ir-advice.json, reason of claim paths
with-iridium-behind-geo-it-saves-d23c5e = With Iridium behind GEO it saves 22 to 28 %. With GEO behind Iridium the transfer takes 1.38 and 1.24 times as long: what is sent again goes over the longer path, and what follows waits for it; Figure 9 of the paper says as much for 1e-7 to 1e-5.

# experiments/ir-advice.json, claim pmtu-is-missed
taken-away-from-all-others-path-b5fc94 = Taken away from all others, path MTU discovery is missed.

# experiments/ir-advice.json, note of claim pmtu-is-missed, experiments/ir-advice.json, note of claim gaps-is-missed
at-least-2-more-time-at-cf7550 = At least 2 % more time at each point.

# experiments/ir-advice.json, reason of claim pmtu-is-missed
missed-over-geo-3-2-and-e61580 = Missed over GEO (3.2 and 2.0 times the time) and with errors over Iridium (1.5 times). Over Iridium without errors larger packets fill the queue of 50 packets with more bytes and more of them are lost at the end of slow start, so that 8.3 s stand against 8.1 ± 0.2 s.

# experiments/ir-advice.json, claim gaps-is-missed
taken-away-from-all-others-all-0ee3bc = Taken away from all others, all gaps is missed.

# experiments/ir-advice.json, reason of claim gaps-is-missed
without-errors-it-is-missed-most-db4b57 = Without errors it is missed most, 1.57 and 1.93 times the time; with errors, where a loss halves the window before many gaps are open, it is 1.11 ± 0.06 times over Iridium, and over GEO, 1.08 ± 0.07, the runs cannot tell.

# experiments/ir-advice.json, claim streams-need-a-small-buffer
with-a-buffer-of-64-kb-0eac32 = With a buffer of 64 KB or with nothing lost streams change little.

# experiments/ir-advice.json, note of claim streams-need-a-small-buffer
with-4-kb-and-no-errors-9c687b = With 4 KB and no errors: within 1 %.

# experiments/ir-advice.json, claim all-together
all-features-together-save-a-quarter-233223 = All features together save a quarter of the time and more.

# experiments/ir-advice.json, note of claim all-together
at-most-75-at-each-point-bcdc85 = At most 75 % at each point.

# experiments/ir-advice.json, claim all-arrive
every-file-arrives-246df7 = Every file arrives.

# experiments/ir-arq.json, title
goodput-with-link-layer-arq-below-b18cb4 = Goodput with link-layer ARQ below SCTP

# experiments/ir-arq.json, figure, experiments/ir-bias.json, figure and 6 more
future-work-31cf64 = Future work

# experiments/ir-arq.json, setting
one-association-from-quito-to-london-911346 = One association from Quito to London, over Iridium with links to the ground of 1.5 Mbit/s or over geostationary satellites with 2 Mbit/s. Packets carry 512 bytes and are 564 bytes long; the receiver's buffer holds 500 of them and is no limit. Errors strike once on each way, where the packet first meets a radio link. Links send what errors have lost again, a round trip of the link later, at most once, three or seven times; what comes meanwhile waits for it at the far end, in order, or goes on at once.

# experiments/ir-arq.json, axis network
over-357222 = Over

# experiments/ir-arq.json, axis arq
links-repeat-7c7586 = Links repeat

# experiments/ir-arq.json, value 1-in-order of axis arq
once-in-order-5ecb35 = once, in order

# experiments/ir-arq.json, value 1-unordered of axis arq
once-at-once-18f0d4 = once, at once

# experiments/ir-arq.json, value 3-in-order of axis arq
text-92fa82 = 3 times, in order

# experiments/ir-arq.json, value 3-unordered of axis arq
text-28602b = 3 times, at once

# experiments/ir-arq.json, value 7-in-order of axis arq
text-012c6f = 7 times, in order

# experiments/ir-arq.json, value 7-unordered of axis arq
text-7c3396 = 7 times, at once

# experiments/ir-arq.json, claim more-goodput
at-a-high-error-rate-arq-c1635d = At a high error rate ARQ gives more goodput.

# experiments/ir-arq.json, note of claim more-goodput
at-least-twice-as-much-at-22c013 = At least twice as much at 3e-5 and 1e-4, with up to seven retransmissions in order.

# experiments/ir-arq.json, claim once-helps
even-one-retransmission-helps-e1880d = Even one retransmission helps.

# experiments/ir-arq.json, note of claim once-helps
at-least-twice-as-much-at-f69a30 = At least twice as much at 3e-5 and 1e-4.

# experiments/ir-arq.json, claim persistence
at-a-high-error-rate-more-d29e79 = At a high error rate more persistence gives more goodput.

# experiments/ir-arq.json, note of claim persistence
seven-retransmissions-against-one-in-ord-1d3fcb = Seven retransmissions against one, in order: at least half as much again at 1e-4, where a third of the frames is lost.

# experiments/ir-arq.json, claim reordering
packets-that-go-on-at-once-cf741c = Packets that go on at once make the sender retransmit.

# experiments/ir-arq.json, note of claim reordering
rfc-3366-what-overtakes-a-frame-6b3657 = RFC 3366: what overtakes a frame that is sent again looks like a loss. With up to seven retransmissions at 3e-5, where no packet is lost in the end, SCTP makes at least 3 fast retransmits more than in order.

# experiments/ir-arq.json, claim order-gives-more
arq-in-order-gives-more-goodput-ea07e9 = ARQ in order gives more goodput than ARQ that lets packets go on at once.

# experiments/ir-arq.json, note of claim order-gives-more
with-up-to-seven-retransmissions-at-392daf = With up to seven retransmissions: at least twice as much at 3e-5 and 1e-4.

# experiments/ir-arq.json, claim nothing-lost
seven-retransmissions-leave-hardly-a-los-61199d = Seven retransmissions leave hardly a loss.

# experiments/ir-arq.json, note of claim nothing-lost
at-1e-4-a-frame-is-bb7b0e = At 1e-4 a frame is lost with 0.363; all eight transmissions are with 0.0003. Less than a packet in a hundred.

# experiments/ir-bias.json, title
how-associations-of-different-round-trip-d77162 = How associations of different round trips share a link

# experiments/ir-bias.json, setting
two-sctp-associations-without-end-share-e09d2b = Two SCTP associations without end share a link of 10 Mbit/s with a queue of 100 packets. The round trip of one is 42 ms, as over satellites in low orbits; that of the other one is as long or up to fourteen times as long, as over a geostationary one, in a network that wires stand for. Receiver buffers of 4 MiB limit neither; each starts at an instant that its seed draws, and nothing else is random. With the queue full 120 ms come on top of both. 600 s, measured from 100 s on.

# experiments/ir-bias.json, axis rtt
round-trip-of-the-other-association-fbfd3c = Round trip of the other association

# experiments/ir-bias.json, claim equal
associations-of-one-round-trip-share-13d4b8 = Associations of one round trip share equally.

# experiments/ir-bias.json, note of claim equal
jain-s-index-of-at-least-137c3b = Jain's index of at least 0.97.

# experiments/ir-bias.json, claim bias
the-longer-its-round-trip-the-ca227a = The longer its round trip, the less an association gets by the rules of RFC 9260.

# experiments/ir-bias.json, note of claim bias
jain-s-index-between-0-5-eb870a = Jain's index between 0.5, where one has everything, and 0.7, at 336 and 588 ms.

# experiments/ir-bias.json, claim cubic
cubic-whose-window-grows-by-the-58faa0 = CUBIC, whose window grows by the clock, shares more equally.

# experiments/ir-bias.json, note of claim cubic
jain-s-index-greater-by-a-3a34da = Jain's index greater by a tenth at least at 336 and 588 ms (RFC 9438 5.1).

# experiments/ir-bias.json, claim hybla
hybla-which-grows-as-over-a-2a5042 = Hybla, which grows as over a short round trip, makes up for that of a geostationary satellite.

# experiments/ir-bias.json, note of claim hybla
jain-s-index-greater-by-a-df782d = Jain's index greater by a tenth at least at 588 ms (Caini and Firrincieli 2004).

# experiments/ir-ecn.json, title
congestion-told-apart-from-corruption-by-7370b8 = Congestion told apart from corruption by ECN

# experiments/ir-ecn.json, figure
section-on-ecn-bada44 = Section on ECN

# experiments/ir-ecn.json, setting
eight-associations-share-a-satellite-lin-9b432a = Eight associations share a satellite link of 4 Mbit/s and 250 ms behind a router, which drops packets at random before its queue of 80 packets is full (RED); the link destroys some of the packets besides. Without ECN every loss means congestion. With ECN the router marks packets instead of dropping them, and the receiver returns the mark. In the third configuration the sender takes a loss without a mark for corruption, as the paper suggests, and keeps its window.

# experiments/ir-ecn.json, value no-ecn of axis configuration
without-ecn-796a93 = without ECN

# experiments/ir-ecn.json, value ecn+corruption of axis configuration
ecn-a-loss-without-a-mark-7f624a = ECN, a loss without a mark is corruption

# experiments/ir-ecn.json, name of the vertical axis, experiments/ir-fig09.json, name of the vertical axis and 5 more
goodput-per-association-43ce65 = Goodput per association

# experiments/ir-ecn.json, claim marks-instead-of-drops
with-ecn-the-router-drops-fewer-3da872 = With ECN the router drops fewer packets.

# experiments/ir-ecn.json, note of claim marks-instead-of-drops
at-1e-8-what-remains-is-e4fa4f = At 1e-8; what remains is the overshoot of slow start, when the queue is full.

# experiments/ir-ecn.json, claim ecn-is-no-worse
ecn-alone-costs-no-goodput-5e3bc1 = ECN alone costs no goodput.

# experiments/ir-ecn.json, note of claim ecn-is-no-worse
to-within-3-f8cfdd = To within 3 %.

# experiments/ir-ecn.json, claim corruption-told-apart
a-sender-that-keeps-its-window-38206d = A sender that keeps its window after a loss without a mark is faster where losses are corruption.

# experiments/ir-ecn.json, note of claim corruption-told-apart
at-1e-6-and-above-by-57cf60 = At 1e-6 and above, by at least 10 %.

# experiments/ir-ecn.json, claim nothing-lost-without-errors
without-corruption-it-gains-and-loses-d57f66 = Without corruption it gains and loses little.

# experiments/ir-ecn.json, note of claim nothing-lost-without-errors
within-5-at-1e-8-a0b98b = Within 5 % at 1e-8.

# experiments/ir-fig05.json, title
cwnd-in-slow-start-with-byte-9ba881 = cwnd in slow start with byte counting limits of 1 and 2 PMTU: two worked examples

# experiments/ir-fig05.json, setting
a-source-sends-300-kb-to-e58e9d = A source sends 300 KB to a sink over a satellite channel of 10 Mbit/s with a round trip of 520 ms and no loss. The path MTU is 1500 bytes and cwnd starts at nine segments. SACKs are delayed, so that each but the first covers two segments, and the first makes cwnd ten. In slow start a SACK lets cwnd grow by what it acknowledges, but by no more than the byte counting limit, in units of the PMTU. Segments of 536 bytes: two are 1072 bytes, less than a PMTU, and count in full; cwnd goes from 5360 to 6432 bytes. Segments of 1500 bytes: two are 3000 bytes, of which a limit of 1 PMTU lets 1500 count; cwnd goes from 15,000 to 16,500 bytes, and with a limit of 2 PMTU to 18,000. A segment is a DATA chunk with its header of 16 bytes and has a packet to itself, and the limit is counted in whole segments: 2 of 536 bytes fit into a PMTU.

# experiments/ir-fig05.json, value 536 of axis segment_bytes
text-9ac380 = 536 bytes

# experiments/ir-fig05.json, value 1500 of axis segment_bytes
text-dfe0dc = 1500 bytes

# experiments/ir-fig05.json, claim 536-in-full
with-segments-of-536-bytes-a-d21e2b = With segments of 536 bytes a SACK for two takes cwnd from 5360 to 6432 bytes.

# experiments/ir-fig05.json, note of claim 536-in-full
by-one-sack-in-the-time-75622a = By one SACK: in the time that two packets take on the channel, 0.91 ms, give or take a tenth.

# experiments/ir-fig05.json, claim 1500-by-one
with-segments-of-1500-bytes-a-8b0c24 = With segments of 1500 bytes a SACK for two takes cwnd from 15,000 to 16,500 bytes.

# experiments/ir-fig05.json, note of claim 1500-by-one, experiments/ir-fig05.json, note of claim 1500-by-two
by-one-sack-in-the-time-7d1545 = By one SACK: in the time that two packets take on the channel, 2.45 ms, give or take a tenth.

# experiments/ir-fig05.json, claim 1500-by-two
a-limit-of-2-pmtu-lets-d63d20 = A limit of 2 PMTU lets both count: from 15,000 to 18,000 bytes.

# experiments/ir-fig05.json, claim limit-2-is-faster
raising-the-byte-counting-limit-to-27eb7c = Raising the byte counting limit to 2 PMTU speeds up slow start under delayed SACKs.

# experiments/ir-fig05.json, note of claim limit-2-is-faster
read-as-the-time-in-which-0e7b8c = Read as the time in which 300 KB arrive in segments of 1500 bytes: at most 90 % of that with a limit of 1 PMTU.

# experiments/ir-fig05.json, claim all-in-slow-start
the-whole-transfer-is-slow-start-44043d = The whole transfer is slow start.

# experiments/ir-fig08.json, title
iridium-and-geo-with-30-associations-517378 = Iridium and GEO with 30 associations: the globe

# experiments/ir-fig08.json, figure, experiments/ir-fig08.json, place of claim seam-near-greenwich and 4 more
figure-8-32df29 = Figure 8

# experiments/ir-fig08.json, setting
iridium-has-66-satellites-in-6-0cd208 = Iridium has 66 satellites in 6 planes, ground links of 1.5 Mbit/s and inter-satellite links of 25 Mbit/s with queues of 50 packets. Interplane links are off near the poles and none crosses the seam. Three geostationary satellites at 90° west, 30° and 150° east route on board over links of 2 Mbit/s; their gateways are joined by wires of 100 Mbit/s. Associations join places between 40° south and 70° north, drawn anew for every run and the same at every point, so that the bars hold the geography too; they start a tenth of a second apart. All have an interface to each constellation. Open the scene in the lab: it shows every inter-satellite link, every ground link, and near Greenwich the seam, where the first and the last plane fly in opposite directions.

# experiments/ir-fig08.json, axis associations, experiments/ir-fig09.json, axis associations and 5 more
associations-75ad9a = Associations

# experiments/ir-fig08.json, claim seam-near-greenwich
the-seam-lies-near-0-degrees-fe79e7 = The seam lies near 0 degrees longitude.

# experiments/ir-fig08.json, note of claim seam-near-greenwich
near-is-taken-as-within-15-5bff45 = Near is taken as within 15 degrees.

# experiments/ir-fig08.json, claim four-links-but-at-poles-and-seam
a-satellite-has-four-inter-satellite-ffba3e = A satellite has four inter-satellite links, but fewer near the poles and at the seam.

# experiments/ir-fig08.json, note of claim four-links-but-at-poles-and-seam
text-015b8a = 66 links inside the planes are always up. 55 join planes, half a place apart, and are up while both ends are below 60 degrees of latitude, (120 − 16.4) / 180 of the time: 32. Within four of their sum, 98.

# experiments/ir-fig08.json, claim every-terminal-is-served
every-interface-has-a-satellite-14b739 = Every interface has a satellite.

# experiments/ir-fig08.json, note of claim every-terminal-is-served
text-5cc2d2 = 60 stations with two interfaces each, and three gateways.

# experiments/ir-fig09.json, title
goodput-of-three-multihomed-configuratio-513442 = Goodput of three multihomed configurations against the error rate

# experiments/ir-fig09.json, figure, experiments/ir-fig09.json, place of claim backup-alike-at-low-ber and 12 more
figure-9-b725d4 = Figure 9

# experiments/ir-fig09.json, setting
iridium-has-66-satellites-in-6-fdf060 = Iridium has 66 satellites in 6 planes, ground links of 1.5 Mbit/s and inter-satellite links of 25 Mbit/s with queues of 50 packets. Three geostationary satellites at 90° west, 30° and 150° east route on board over links of 2 Mbit/s; their gateways are joined by wires of 100 Mbit/s. Associations join places between 40° south and 70° north, drawn anew for every run and the same at every point, so that the bars hold the geography too; they start a tenth of a second apart. Packets carry 512 bytes of user data and are 564 bytes long on the wire. cwnd starts at 2 segments, ssthresh at 20, and cwnd grows by at most one segment for a SACK. Every packet crosses one error process for each one-way path. The GEO links have a bit error rate of 1e-6, the receivers' buffers hold 40 segments, there is one stream. With a backup path every retransmission goes there. Above the usual 8.2 degrees most places see one Iridium satellite only, and what is sent to the second interface then finds no route; two satellites are therefore shown twice, above the horizon, where a single one makes no difference, and above 8.2 degrees. The fixed places of the reference can be asked for on the command line.

# experiments/ir-fig09.json, axis configuration, experiments/ir-fig10.json, axis configuration and 1 more
configuration-b332c3 = Configuration

# experiments/ir-fig09.json, value iridium of axis configuration, experiments/ir-wired.json, value iridium of axis configuration
iridium-alone-4eca43 = Iridium alone

# experiments/ir-fig09.json, value iridium+geo of axis configuration, experiments/ir-fig10.json, value iridium+geo of axis configuration and 1 more
iridium-geo-as-backup-17fa4a = Iridium, GEO as backup

# experiments/ir-fig09.json, value iridium+iridium of axis configuration, experiments/ir-wired.json, value iridium+iridium of axis configuration
two-iridium-satellites-56c5a9 = two Iridium satellites

# experiments/ir-fig09.json, value iridium+iridium-8.2 of axis configuration
two-iridium-satellites-above-8-2-6217d7 = two Iridium satellites above 8.2°

# experiments/ir-fig09.json, axis ber_reading, experiments/ir-fig10.json, axis ber_reading and 4 more
errors-strike-11299e = Errors strike

# experiments/ir-fig09.json, value path of axis ber_reading, experiments/ir-fig10.json, value path of axis ber_reading and 4 more
once-a-path-23d7c2 = once a path

# experiments/ir-fig09.json, value drawn of axis places, experiments/ir-fig10.json, value drawn of axis places and 4 more
drawn-anew-in-every-run-8bd971 = drawn anew in every run

# experiments/ir-fig09.json, value fixed of axis places, experiments/ir-fig10.json, value fixed of axis places and 2 more
the-same-in-every-run-dd1ab0 = the same in every run

# experiments/ir-fig09.json, claim backup-alike-at-low-ber
at-low-error-rates-a-geo-b42f40 = At low error rates a GEO backup makes no difference.

# experiments/ir-fig09.json, note of claim backup-alike-at-low-ber
within-5-at-1e-9-and-0c5a2f = Within 5 % at 1e-9 and 1e-8.

# experiments/ir-fig09.json, claim two-alike-at-low-ber
at-low-error-rates-a-second-519c43 = At low error rates a second Iridium satellite makes no difference.

# experiments/ir-fig09.json, note of claim two-alike-at-low-ber
within-5-at-1e-9-and-0ced46 = Within 5 % at 1e-9 and 1e-8. The second satellite above the horizon, where most places see one.

# experiments/ir-fig09.json, reason of claim two-alike-at-low-ber
at-1e-8-it-is-2-a6d1ac = At 1e-8 it is 2.5 ± 2.6 % slower, so that the interval, which holds the drawn places, reaches a little beyond the five percent.

# experiments/ir-fig09.json, claim two-alike-at-low-ber-8.2
at-low-error-rates-a-second-a9943e = At low error rates a second Iridium satellite makes no difference, above a mask of 8.2 degrees.

# experiments/ir-fig09.json, note of claim two-alike-at-low-ber-8.2
within-5-at-1e-9-and-6f38a5 = Within 5 % at 1e-9 and 1e-8. With the paper's mask.

# experiments/ir-fig09.json, reason of claim two-alike-at-low-ber-8.2, experiments/ir-fig09.json, reason of claim two-satellites-beat-one-8.2 and 1 more
above-the-paper-s-8-2-d3e7ce = Above the paper's 8.2 degrees most places see one Iridium satellite at a time: what is sent to the second interface then finds no route, and every retransmission goes there.

# experiments/ir-fig09.json, claim backup-slower-in-between
between-1e-7-and-1e-5-bae5a1 = Between 1e-7 and 1e-5 a GEO backup is slower than Iridium alone.

# experiments/ir-fig09.json, claim backup-best-at-1e-4
at-1e-4-iridium-with-a-e8e097 = At 1e-4 Iridium with a GEO backup is the best of all three: better than Iridium alone,

# experiments/ir-fig09.json, claim backup-best-beats-two
and-better-than-two-iridium-satellites-71d4d2 = and better than two Iridium satellites,

# experiments/ir-fig09.json, note of claim backup-best-beats-two
at-1e-4-the-second-satellite-0d429e = At 1e-4, the second satellite above the horizon.

# experiments/ir-fig09.json, claim backup-best-beats-two-8.2
and-than-two-above-8-2-98b18d = and than two above 8.2 degrees.

# experiments/ir-fig09.json, note of claim backup-best-beats-two-8.2
at-1e-4-with-the-paper-06eed0 = At 1e-4, with the paper's mask.

# experiments/ir-fig09.json, claim two-satellites-beat-one
two-iridium-satellites-are-at-least-7e97b8 = Two Iridium satellites are at least as good as one in most cases.

# experiments/ir-fig09.json, note of claim two-satellites-beat-one, experiments/ir-fig09.json, note of claim two-satellites-beat-backup
from-1e-7-on-to-within-2f64f6 = From 1e-7 on, to within 3 %, at most of the four points. The second satellite above the horizon, where most places see one.

# experiments/ir-fig09.json, reason of claim two-satellites-beat-one, experiments/ir-fig09.json, reason of claim two-satellites-beat-backup
a-loss-is-repaired-over-the-4281df = A loss is repaired over the second path, whose SACKs come back over it too and may be lost once more. No rule that can be set restores the sentence from 1e-5 on: of fifteen tried with fixed places (repeated fast retransmits, four missing reports, losses in fast recovery that cut once, SACKs at once for a filled gap, growth without an advance, RTO.Min of 200 ms, the rules of RFC 2960 and RFC 9260, ..) two satellites reach 66 to 76 % of one at 1e-5; with fast retransmissions that stay on the path 89 %, with all of them 99 %, but then it is no longer the paper's rule. ns-2.35 on wires agrees: level up to 1e-6, 97 % at 1e-5, 60 % at 3e-5. The ns-2 patch of 2003 itself could not be tried.

# experiments/ir-fig09.json, claim two-satellites-beat-one-8.2
two-iridium-satellites-are-at-least-904a6a = Two Iridium satellites are at least as good as one in most cases, above a mask of 8.2 degrees.

# experiments/ir-fig09.json, note of claim two-satellites-beat-one-8.2, experiments/ir-fig09.json, note of claim two-satellites-beat-backup-8.2
from-1e-7-on-to-within-568d57 = From 1e-7 on, to within 3 %, at most of the four points. With the paper's mask.

# experiments/ir-fig09.json, claim two-satellites-beat-backup
two-iridium-satellites-are-at-least-e3a580 = Two Iridium satellites are at least as good as a GEO backup in most cases.

# experiments/ir-fig09.json, claim two-satellites-beat-backup-8.2
two-iridium-satellites-are-at-least-01cf85 = Two Iridium satellites are at least as good as a GEO backup in most cases, above a mask of 8.2 degrees.

# experiments/ir-fig10.json, title
bandwidth-that-a-geo-backup-needs-897a03 = Bandwidth that a GEO backup needs

# experiments/ir-fig10.json, figure, experiments/ir-fig10.json, place of claim ten-kbit-per-association and 4 more
figure-10-7b97e9 = Figure 10

# experiments/ir-fig10.json, setting
iridium-has-66-satellites-in-6-bed31c = Iridium has 66 satellites in 6 planes, ground links of 1.5 Mbit/s and inter-satellite links of 25 Mbit/s with queues of 50 packets. Three geostationary satellites at 90° west, 30° and 150° east route on board over links of 2 Mbit/s; their gateways are joined by wires of 100 Mbit/s. Associations join places between 40° south and 70° north, drawn anew for every run and the same at every point, so that the bars hold the geography too; they start a tenth of a second apart. Packets carry 512 bytes of user data and are 564 bytes long on the wire. cwnd starts at 2 segments, ssthresh at 20, and cwnd grows by at most one segment for a SACK. Every packet crosses one error process for each one-way path. Iridium is the primary path, GEO with a bit error rate of 1e-6 the backup; every retransmission goes there. The receivers' buffers hold 40 segments. The plot shows what all associations together send over GEO, in both directions. The fixed places of the reference can be asked for on the command line.

# experiments/ir-fig10.json, name of the vertical axis
bandwidth-on-the-geo-backup-0c8913 = Bandwidth on the GEO backup

# experiments/ir-fig10.json, claim ten-kbit-per-association
at-1e-4-a-geo-backup-171093 = At 1e-4 a GEO backup needs about 10 kbit/s for each association.

# experiments/ir-fig10.json, note of claim ten-kbit-per-association
about-10-kbit-s-is-taken-ca05db = About 10 kbit/s is taken as 9 to 11; what the data sender puts on the backup path.

# experiments/ir-fig10.json, reason of claim ten-kbit-per-association
one-rule-restores-it-a-cwnd-36c9da = One rule restores it: a cwnd that grows with every SACK that acknowledges something, not only with one that advances the cumulative TSN (growth_on_advance off, as RFC 9260 has it). With drawn places and 30 associations (4 runs) the backup then needs 1.9, 7.7 and 8.2 kbit/s for each at 1e-6, 1e-5 and 1e-4, against 1.9, 7.7 and 4.7 by ns-2.35's rules, and goodput at 1e-4 is 20.0 instead of 11.1 kbit/s. Alone none of the others tried does: repeated fast retransmits, four missing reports, cuts once a recovery, SACKs at once for a filled gap, bursts, a measured set-up. With an RTO.Min of 200 ms it needs 17.7 with fixed places. At 1e-4 a third of the packets of the primary path is lost, windows stay at their least, and little is left to be sent again.

# experiments/ir-fig10.json, claim ten-kbit-at-any-rate
at-no-error-rate-does-a-e91b76 = At no error rate does a GEO backup need more than 11 kbit/s for each association.

# experiments/ir-fig10.json, claim grows-with-associations
the-bandwidth-grows-with-the-number-02396c = The bandwidth grows with the number of associations.

# experiments/ir-fig10.json, claim grows-with-errors
the-bandwidth-grows-with-the-error-4c30ae = The bandwidth grows with the error rate of the primary path.

# experiments/ir-fig10.json, note of claim grows-with-errors
a-fall-of-5-still-counts-96208b = A fall of 5 % still counts as none. At 1e-4 most packets of the primary path are lost, windows stay at their least, and little is left to be sent again.

# experiments/ir-fig10.json, reason of claim grows-with-errors
one-rule-restores-it-a-cwnd-082f7e = One rule restores it: a cwnd that grows with every SACK that acknowledges something, not only with one that advances the cumulative TSN (growth_on_advance off, as RFC 9260 has it). With drawn places and 30 associations (4 runs) the backup then needs 1.9, 7.7 and 8.2 kbit/s for each at 1e-6, 1e-5 and 1e-4, against 1.9, 7.7 and 4.7 by ns-2.35's rules, and goodput at 1e-4 is 20.0 instead of 11.1 kbit/s. Alone none of the others tried does: repeated fast retransmits, four missing reports, cuts once a recovery, SACKs at once for a filled gap, bursts, a measured set-up.{" "}

# experiments/ir-fig11.json, title
goodput-over-iridium-against-the-receive-64d7da = Goodput over Iridium against the receiver's buffer, one stream and four

# experiments/ir-fig11.json, figure, experiments/ir-fig11.json, place of claim streams-help-small-buffers and 4 more
figure-11-d4d2b5 = Figure 11

# experiments/ir-fig11.json, setting
iridium-has-66-satellites-in-6-2e2be1 = Iridium has 66 satellites in 6 planes, ground links of 1.5 Mbit/s and inter-satellite links of 25 Mbit/s with queues of 50 packets. Twenty associations join places between 40° south and 70° north, drawn anew for every run and the same at every point, so that the bars hold the geography too. Packets carry 512 bytes of user data and are 564 bytes long on the wire. cwnd starts at 2 segments, ssthresh at 20, and cwnd grows by at most one segment for a SACK. Every packet crosses one error process for each one-way path. One stream and four at three error rates, against the receiver's buffer. The fixed places of the reference can be asked for on the command line.

# experiments/ir-fig11.json, claim streams-help-small-buffers, experiments/ir-fig12.json, claim streams-help-small-buffers
at-1e-5-four-streams-give-fba4c8 = At 1e-5 four streams give clearly more goodput than one with a buffer of 8 segments.

# experiments/ir-fig11.json, note of claim streams-help-small-buffers, experiments/ir-fig12.json, note of claim streams-help-small-buffers and 2 more
clearly-is-taken-as-at-least-b72c75 = Clearly is taken as at least 10 %.

# experiments/ir-fig11.json, claim streams-matter-little-in-large, experiments/ir-fig12.json, claim streams-matter-little-in-large
with-a-buffer-of-40-segments-e36a16 = With a buffer of 40 segments streams make little difference.

# experiments/ir-fig11.json, note of claim streams-matter-little-in-large, experiments/ir-fig12.json, note of claim streams-matter-little-in-large and 2 more
within-5-8ab284 = Within 5 %.

# experiments/ir-fig11.json, claim grows-with-buffer, experiments/ir-fig12.json, claim grows-with-buffer and 1 more
goodput-grows-with-the-buffer-08245b = Goodput grows with the buffer.

# experiments/ir-fig11.json, note of claim grows-with-buffer, experiments/ir-fig12.json, note of claim grows-with-buffer
up-to-16-segments-a-fall-6193a3 = Up to 16 segments; a fall of 3 % still counts as none.

# experiments/ir-fig11.json, reference, experiments/ir-fig13.json, reference and 1 more
ns-2-35-with-the-same-687b9d = ns-2.35 with the same places, one run; its noise is taken from the spread of the runs here, because the spread over associations says more about their distances than about chance.

# experiments/ir-fig12.json, title
goodput-over-geo-against-the-receiver-460554 = Goodput over GEO against the receiver's buffer, one stream and four

# experiments/ir-fig12.json, figure, experiments/ir-fig12.json, place of claim streams-help-small-buffers and 5 more
figure-12-130179 = Figure 12

# experiments/ir-fig12.json, setting
three-geostationary-satellites-at-90-wes-0ee1b5 = Three geostationary satellites at 90° west, 30° and 150° east route on board over links of 2 Mbit/s; their gateways are joined by wires of 100 Mbit/s. Ten associations join places between 40° south and 70° north, drawn anew for every run and the same at every point, so that the bars hold the geography too. Ends below different satellites are joined through the gateways and their wires. Packets carry 512 bytes of user data and are 564 bytes long on the wire. cwnd starts at 2 segments, ssthresh at 20, and cwnd grows by at most one segment for a SACK. Every packet crosses one error process for each one-way path. One stream and four at three error rates, against the receiver's buffer. The fixed places of the reference can be asked for on the command line.

# experiments/ir-fig12.json, value fixed of axis places, experiments/ir-fig14.json, value fixed of axis places
the-same-in-every-run-under-22df3e = the same in every run, under bent pipes, as in the reference

# experiments/ir-fig12.json, reference
ns-2-35-with-the-same-ba5117 = ns-2.35 with the same places, one run; its noise is taken from the spread of the runs here, because the spread over associations says more about their distances than about chance. With one stream and 4 segments at 1e-5 it is 9 % lower: when it retransmits the only chunk in flight it leaves T3-rtx running, which then expires before the SACK is back; RFC 9260 7.2.4 starts the timer anew.

# experiments/ir-fig13.json, title
goodput-over-iridium-against-the-error-feb85d = Goodput over Iridium against the error rate, one stream and four

# experiments/ir-fig13.json, figure, experiments/ir-fig13.json, place of claim little-below-1e-7 and 8 more
figure-13-edf6c0 = Figure 13

# experiments/ir-fig13.json, setting
iridium-has-66-satellites-in-6-7b360d = Iridium has 66 satellites in 6 planes, ground links of 1.5 Mbit/s and inter-satellite links of 25 Mbit/s with queues of 50 packets. Twenty associations join places between 40° south and 70° north, drawn anew for every run and the same at every point, so that the bars hold the geography too. Packets carry 512 bytes of user data and are 564 bytes long on the wire. cwnd starts at 2 segments, ssthresh at 20, and cwnd grows by at most one segment for a SACK. Every packet crosses one error process for each one-way path. One stream and four with receivers' buffers of 8 and of 40 segments, against the bit error rate. The fixed places of the reference can be asked for on the command line.

# experiments/ir-fig13.json, claim little-below-1e-7, experiments/ir-fig14.json, claim little-below-1e-7
below-1e-7-streams-matter-little-5c6186 = Below 1e-7 streams matter little.

# experiments/ir-fig13.json, note of claim little-below-1e-7, experiments/ir-fig14.json, note of claim little-below-1e-7
within-3-up-to-1e-7-ceebbf = Within 3 % up to 1e-7, with either buffer.

# experiments/ir-fig13.json, claim clearly-above-1e-5, experiments/ir-fig14.json, claim clearly-above-1e-5
at-1e-5-and-above-streams-f7c353 = At 1e-5 and above streams matter clearly with a buffer of 8 segments.

# experiments/ir-fig13.json, reason of claim clearly-above-1e-5, experiments/ir-fig14.json, reason of claim clearly-above-1e-5
it-holds-at-1e-5-at-b87719 = It holds at 1e-5. At 1e-4 a third of the packets is lost and cwnd, not the buffer, bounds the sender, so that streams have little left to gain.

# experiments/ir-fig13.json, claim little-with-large-buffers, experiments/ir-fig14.json, claim little-with-large-buffers
with-a-buffer-of-40-segments-9d6d83 = With a buffer of 40 segments streams matter little at any error rate.

# experiments/ir-fig13.json, claim falls-with-errors, experiments/ir-fig14.json, claim falls-with-errors and 1 more
goodput-falls-with-the-error-rate-7b8968 = Goodput falls with the error rate.

# experiments/ir-fig13.json, note of claim falls-with-errors, experiments/ir-fig14.json, note of claim falls-with-errors
a-rise-of-1-still-counts-07a259 = A rise of 1 % still counts as none.

# experiments/ir-fig14.json, title
goodput-over-geo-against-the-error-d058f1 = Goodput over GEO against the error rate, one stream and four

# experiments/ir-fig14.json, figure, experiments/ir-fig14.json, place of claim little-below-1e-7 and 3 more
figure-14-e24a93 = Figure 14

# experiments/ir-fig14.json, setting
three-geostationary-satellites-at-90-wes-326a2d = Three geostationary satellites at 90° west, 30° and 150° east route on board over links of 2 Mbit/s; their gateways are joined by wires of 100 Mbit/s. Ten associations join places between 40° south and 70° north, drawn anew for every run and the same at every point, so that the bars hold the geography too. Ends below different satellites are joined through the gateways and their wires. Packets carry 512 bytes of user data and are 564 bytes long on the wire. cwnd starts at 2 segments, ssthresh at 20, and cwnd grows by at most one segment for a SACK. Every packet crosses one error process for each one-way path. One stream and four with receivers' buffers of 8 and of 40 segments, against the bit error rate. The fixed places of the reference can be asked for on the command line.

# experiments/ir-fig14.json, reason of claim little-below-1e-7
with-a-buffer-of-40-segments-9acb5d = With a buffer of 40 segments it is 2.7 ± 0.6 % at 1e-7 itself, on both sides of the three percent; below that and with 8 segments it is within them.

# experiments/ir-gaps.json, title
goodput-when-a-sack-reports-3-7f2b62 = Goodput when a SACK reports 3, 4 or all gaps: nothing differs with the standard sender

# experiments/ir-gaps.json, figure, experiments/ir-gaps.json, place of claim all-gaps-help and 1 more
section-on-sack-ec6d0a = Section on SACK

# experiments/ir-gaps.json, setting
one-association-over-a-single-geostation-d9a875 = One association over a single geostationary hop of 10 Mbit/s with a round trip of 520 ms; the link destroys packets of 564 bytes. The receiver's buffer holds 500 segments and is no limit. A SACK can report 3 or 4 gaps, as an acknowledgement of TCP can with its options, or all of them, as in SCTP. A loss halves the window, or, where the sender knows that losses are corruption, leaves it as it is, so that many packets are missing at a time. With the standard sender, which halves, the limit changes nothing at any error rate; it tells only where losses leave the window.

# experiments/ir-gaps.json, axis gap_blocks
gaps-in-a-sack-103297 = Gaps in a SACK

# experiments/ir-gaps.json, axis unmarked_loss
a-loss-means-7f45bf = A loss means

# experiments/ir-gaps.json, claim all-gaps-help
at-high-error-rates-and-with-37ecf6 = At high error rates and with large windows reporting all gaps gives more goodput than reporting 3.

# experiments/ir-gaps.json, note of claim all-gaps-help
with-the-standard-sender-at-1e-2e99d0 = With the standard sender, at 1e-5: at least 5 % more.

# experiments/ir-gaps.json, reason of claim all-gaps-help
every-loss-halves-the-window-so-eb3145 = Every loss halves the window, so that fewer than three gaps are open at a time wherever more could be told: at 1e-7 to 3e-5 goodput is the same to four digits with 3, 4 or all gaps.

# experiments/ir-gaps.json, claim all-gaps-help-corruption
the-same-for-a-sender-that-1ec673 = The same for a sender that takes losses for corruption and keeps its window.

# experiments/ir-gaps.json, note of claim all-gaps-help-corruption
at-1e-5-at-least-5-fdf929 = At 1e-5: at least 5 % more.

# experiments/ir-gaps.json, claim a-fourth-gap-helps
for-such-a-sender-a-fourth-764215 = For such a sender a fourth gap in a SACK helps already.

# experiments/ir-gaps.json, claim nothing-differs
with-the-standard-sender-nothing-differs-811467 = With the standard sender nothing differs.

# experiments/ir-gaps.json, note of claim nothing-differs
within-0-1-at-every-error-b3d7e3 = Within 0.1 % at every error rate.

# experiments/ir-headers.json, title
goodput-with-compressed-headers-below-sc-860350 = Goodput with compressed headers below SCTP

# experiments/ir-headers.json, setting
one-association-from-quito-to-london-d42923 = One association from Quito to London over Iridium, with links to the ground of 256 kbit/s, in packets of 64 or of 512 bytes of user data behind 52 bytes of headers, of which links send 6 bytes in place of 36. Errors strike every radio link. A packet that a link loses takes the context of its flow on that link with it: those after it are lost there until a full header comes, which the far end asks for (feedback) or every twentieth packet has (refresh). Beside these none are compressed, or contexts are never broken.

# experiments/ir-headers.json, axis headers
headers-194e9f = Headers

# experiments/ir-headers.json, value feedback of axis headers
compressed-with-feedback-e00044 = compressed, with feedback

# experiments/ir-headers.json, value refresh of axis headers
compressed-full-every-20-packets-a823d1 = compressed, full every 20 packets

# experiments/ir-headers.json, value whole of axis headers
compressed-contexts-never-broken-b724a0 = compressed, contexts never broken

# experiments/ir-headers.json, axis payload_bytes
user-data-in-a-packet-ccd4e9 = User data in a packet

# experiments/ir-headers.json, claim small-packets-gain
without-errors-small-packets-gain-most-b3c70b = Without errors small packets gain most by compressed headers.

# experiments/ir-headers.json, note of claim small-packets-gain
packets-with-64-bytes-take-132-f8f257 = Packets with 64 bytes take 132 bytes with their frame, or 102: goodput grows by at least 20 %.

# experiments/ir-headers.json, claim large-packets-gain
without-errors-packets-of-512-bytes-4d5152 = Without errors packets of 512 bytes gain, too.

# experiments/ir-headers.json, note of claim large-packets-gain
text-7045f9 = 580 bytes with their frame, or 550: goodput grows by 4 to 9 %.

# experiments/ir-headers.json, claim broken-contexts-cost
at-a-high-error-rate-broken-535503 = At a high error rate broken contexts cost more than compression gives.

# experiments/ir-headers.json, note of claim broken-contexts-cost
at-1e-5-with-feedback-at-52dc99 = At 1e-5, with feedback: at most 60 % of the goodput without compression.

# experiments/ir-headers.json, claim feedback-helps
feedback-mends-a-context-sooner-than-026757 = Feedback mends a context sooner than a full header every 20 packets.

# experiments/ir-headers.json, note of claim feedback-helps
at-1e-6-without-it-at-2e35fd = At 1e-6: without it at most half the goodput.

# experiments/ir-headers.json, claim whole-contexts-gain
if-contexts-were-never-broken-compressio-f68a0d = If contexts were never broken compression would gain at a high error rate, too.

# experiments/ir-headers.json, note of claim whole-contexts-gain
smaller-packets-are-hit-less-often-6128e5 = Smaller packets are hit less often. At 3e-6, at least 2 %.

# experiments/ir-headers.json, claim contexts-lose
broken-contexts-lose-more-packets-than-9064d5 = Broken contexts lose more packets than errors do.

# experiments/ir-headers.json, note of claim contexts-lose
at-1e-5-with-feedback-at-b52528 = At 1e-5 with feedback: at least 5 % of all packets, where errors alone lose 4 % of the small ones.

# experiments/ir-icw.json, title
start-up-time-with-an-initial-e73546 = Start-up time with an initial cwnd of 1, 2 and 10 segments

# experiments/ir-icw.json, figure
section-on-the-initial-cwnd-74a1fe = Section on the initial cwnd

# experiments/ir-icw.json, setting
short-transfers-over-a-geostationary-hop-8b4c3c = Short transfers over a geostationary hop of 2 Mbit/s with a round trip of 520 ms, without loss; SACKs are delayed by up to 200 ms. A packet carries 1452 bytes. The time runs from the opening of the association until everything is delivered.

# experiments/ir-icw.json, claim two-beat-one
an-initial-cwnd-of-2-segments-0e8ca0 = An initial cwnd of 2 segments shortens the start under delayed SACKs.

# experiments/ir-icw.json, note of claim two-beat-one
for-10-to-100-kb-at-aca0bc = For 10 to 100 KB: at most 95 % of the time.

# experiments/ir-icw.json, claim ten-beat-two
one-of-10-segments-shortens-it-85ad7c = One of 10 segments shortens it further.

# experiments/ir-icw.json, note of claim ten-beat-two
for-10-to-100-kb-at-8f1f9e = For 10 to 100 KB: at most 85 % of the time.

# experiments/ir-icw.json, claim one-packet-is-the-same
for-what-fits-in-one-packet-2d4999 = For what fits in one packet it does not matter.

# experiments/ir-icw.json, claim all-finish
every-transfer-finishes-9e1177 = Every transfer finishes.

# experiments/ir-pmtu.json, title
goodput-with-path-mtu-discovery-against-7a1376 = Goodput with path MTU discovery against packets of 512 bytes

# experiments/ir-pmtu.json, figure
section-on-path-mtu-discovery-01b95b = Section on path MTU discovery

# experiments/ir-pmtu.json, setting
one-association-over-a-geostationary-hop-092aa0 = One association over a geostationary hop of 10 Mbit/s with a round trip of 520 ms and a bit error rate of 1e-7, behind a router. The path carries packets of 576, 1500 or 4352 bytes. Without discovery every packet has at most 512 bytes, which passes everywhere. With discovery the sender begins with the 9000 bytes of its own link, learns from the router what is too big, and bundles as many DATA chunks of 480 bytes as fit.

# experiments/ir-pmtu.json, value 512 of axis packets
text-16cf3f = 512 bytes

# experiments/ir-pmtu.json, value discovery of axis packets
path-mtu-discovery-24ca43 = path MTU discovery

# experiments/ir-pmtu.json, axis path_mtu_bytes
path-mtu-9f8712 = Path MTU

# experiments/ir-pmtu.json, claim discovery-is-faster
where-the-path-carries-more-than-922c8a = Where the path carries more than 512 bytes, discovery gives more goodput.

# experiments/ir-pmtu.json, note of claim discovery-is-faster
at-least-20-more-from-1500-c04b23 = At least 20 % more from 1500 bytes on.

# experiments/ir-pmtu.json, claim grows-with-mtu
the-larger-the-path-mtu-the-a4e5d7 = The larger the path MTU, the more it gives.

# experiments/ir-pmtu.json, claim no-loss-at-576
on-a-path-of-576-bytes-041d63 = On a path of 576 bytes it costs nothing.

# experiments/ir-pmtu.json, note of claim no-loss-at-576
to-within-5-e903c8 = To within 5 %.

# experiments/ir-rwnd.json, title
goodput-over-a-ds1-channel-by-d0ce4e = Goodput over a DS1 channel by GEO with receiver windows of 64 KB and beyond

# experiments/ir-rwnd.json, figure, experiments/ir-rwnd.json, place of claim 64-kb-are-not-enough and 1 more
section-on-the-receiver-window-9d4cb5 = Section on the receiver window

# experiments/ir-rwnd.json, setting
one-association-over-a-geostationary-hop-14d6ad = One association over a geostationary hop of 1.544 Mbit/s (DS1) with a round trip of 500 ms, without loss and with a bit error rate of 1e-7. The pipe, rate times round trip, holds 96,500 bytes. TCP without window scaling can announce at most 64 KB; SCTP's window has 32 bits. The window counts user data: 1452 of the 1500 bytes of a packet.

# experiments/ir-rwnd.json, axis buffer_bytes
receiver-window-8541ec = Receiver window

# experiments/ir-rwnd.json, claim 64-kb-are-not-enough
a-window-of-64-kb-is-a8b48b = A window of 64 KB is too small for a DS1 channel over GEO, whose pipe holds 96,500 bytes.

# experiments/ir-rwnd.json, note of claim 64-kb-are-not-enough
utilisation-is-the-window-over-the-3fc457 = Utilisation is the window over the pipe, 65,536 × 1500 / 1452 / 96,500 = 0.70, less the time of the start: 0.64 to 0.72.

# experiments/ir-rwnd.json, claim 96500-bytes-fill-it
a-window-of-96-500-bytes-018c7c = A window of 96,500 bytes fills the channel.

# experiments/ir-rwnd.json, note of claim 96500-bytes-fill-it
at-least-92-where-nothing-is-9ebf1f = At least 92 %, where nothing is lost.

# experiments/ir-rwnd.json, claim larger-windows-fill-it
windows-of-128-kb-and-more-12b750 = Windows of 128 KB and more fill it, where nothing is lost.

# experiments/ir-rwnd.json, note of claim larger-windows-fill-it
at-least-92-are-used-97c0e4 = At least 92 % are used.

# experiments/ir-rwnd.json, claim grows-with-window
goodput-grows-with-the-window-up-af7936 = Goodput grows with the window, up to what the channel holds.

# experiments/ir-rwnd.json, note of claim grows-with-window
from-16-to-128-kb-f16a05 = From 16 to 128 KB.

# experiments/ir-rwnd.json, claim errors-take-most-of-it
with-a-bit-error-rate-of-e111f6 = With a bit error rate of 1e-7 a window of 256 KB gains less than without errors.

# experiments/ir-wired.json, title
three-multihomed-configurations-on-wires-97c41c = Three multihomed configurations on wires, beside ns-2

# experiments/ir-wired.json, setting
one-association-over-wires-that-stand-624541 = One association over wires that stand for the satellites: the primary path takes 80 ms and two radio hops of 1.5 Mbit/s, a second one over Iridium 83 ms, one over GEO 250 ms at 2 Mbit/s with a bit error rate of 1e-6. The paths differ in nothing else, nothing moves, and nobody shares them, so that the figures can be compared with an independent simulator's. Packets of 564 bytes cross one error process for each one-way path, the receiver's buffer holds 40 segments; every retransmission takes the other path.

# experiments/ir-wired.json, claim alike-at-1e-8
at-1e-8-a-second-path-f90f99 = At 1e-8 a second path makes no difference.

# experiments/ir-wired.json, note of claim alike-at-1e-8
within-3-190ed7 = Within 3 %.

# experiments/ir-wired.json, claim backup-slower-at-1e-6
at-1e-6-a-geo-backup-b2a554 = At 1e-6 a GEO backup is slower than a single path.

# experiments/ir-wired.json, claim backup-best-above
at-3e-5-and-above-the-fecd86 = At 3e-5 and above the GEO backup, which loses less, is better than a single path.

# experiments/ir-wired.json, claim two-not-best-at-3e-5
at-3e-5-two-iridium-paths-f5b535 = At 3e-5 two Iridium paths are slower than one.

# experiments/ir-wired.json, note of claim two-not-best-at-3e-5
not-a-sentence-of-the-paper-94d299 = Not a sentence of the paper, which finds two paths best: what the independent simulator shows.

# experiments/ir-wired.json, reference
ns-2-35-on-the-same-0d5252 = ns-2.35 on the same wires, 8 or 20 associations that share nothing

# experiments/ms-fig04.json, title
goodput-against-receiver-buffer-without--af1dd7 = Goodput against receiver buffer without loss

# experiments/ms-fig04.json, setting
a-source-reaches-a-sink-over-45f95d = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. No packet is lost. With four streams, and with one for comparison.

# experiments/ms-fig04.json, claim cwnd-grows-to-buffer
without-loss-cwnd-grows-to-the-dd20b4 = Without loss cwnd grows to the size of the receiver buffer.

# experiments/ms-fig04.json, note of claim cwnd-grows-to-buffer
the-largest-cwnd-over-the-buffer-34d9b5 = The largest cwnd over the buffer, to within a packet, from 15 KB on.

# experiments/ms-fig04.json, claim burst-of-buffer
at-15-kb-as-many-packets-b67f66 = At 15 KB as many packets as the buffer holds, ten, leave in every round trip.

# experiments/ms-fig04.json, claim streams-do-not-matter
without-loss-the-number-of-streams-db6cc5 = Without loss the number of streams makes no difference.

# experiments/ms-fig04.json, reference, experiments/ms-fig06.json, reference and 2 more
ns-2-35-agent-sctp-with-d9f92e = ns-2.35, Agent/SCTP with its defaults, 200 s

# experiments/ms-fig05.json, title
sequence-numbers-without-loss-a-burst-fd4994 = Sequence numbers without loss: a burst every round trip

# experiments/ms-fig05.json, setting
a-source-reaches-a-sink-over-5798cf = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. No packet is lost; four streams and a buffer of 15 KB. The plot shows one run.

# experiments/ms-fig05.json, claim burst-of-buffer
as-many-packets-as-the-buffer-1b5fbb = As many packets as the buffer holds, ten, are outstanding at once.

# experiments/ms-fig05.json, claim a-burst-a-round-trip
one-such-burst-leaves-in-every-e0a507 = One such burst leaves in every round trip, so that goodput is the buffer over the round-trip time.

# experiments/ms-fig05.json, note of claim a-burst-a-round-trip
ten-packets-of-1452-bytes-of-a47c7b = Ten packets of 1452 bytes of user data in 0.52 s are 223 kbit/s; the start of the transfer takes a little off.

# experiments/ms-fig06.json, title
goodput-against-receiver-buffer-with-los-002fc6 = Goodput against receiver buffer with loss, four streams

# experiments/ms-fig06.json, figure, experiments/ms-fig06.json, place of claim goodput-rises and 4 more
figure-6-f5cad8 = Figure 6

# experiments/ms-fig06.json, setting
a-source-reaches-a-sink-over-2b2d60 = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. Four streams; the satellite link loses 1, 3 or 5 % of the packets.

# experiments/ms-fig06.json, claim goodput-rises
with-loss-goodput-grows-with-the-5ab6ab = With loss goodput grows with the buffer.

# experiments/ms-fig06.json, note of claim goodput-rises
up-to-25-kb-b4509b = Up to 25 KB.

# experiments/ms-fig06.json, claim goodput-flattens
beyond-some-buffer-goodput-no-longer-94243b = Beyond some buffer goodput no longer grows.

# experiments/ms-fig06.json, note of claim goodput-flattens
from-45-kb-on-goodput-is-cafc81 = From 45 KB on goodput is within 5 % of that at 60 KB.

# experiments/ms-fig06.json, claim higher-loss-is-lower
the-curve-for-3-loss-lies-e5c318 = The curve for 3 % loss lies below that for 1 %.

# experiments/ms-fig06.json, claim highest-loss-is-lowest
the-curve-for-5-loss-lies-4b415e = The curve for 5 % loss lies below that for 3 %.

# experiments/ms-fig07.json, title
cwnd-and-a-rwnd-with-a-327972 = cwnd and a_rwnd with a buffer of 15 KB

# experiments/ms-fig07.json, figure, experiments/ms-fig07.json, place of claim a-rwnd-closes and 2 more
figure-7-ef0005 = Figure 7

# experiments/ms-fig07.json, setting
a-source-reaches-a-sink-over-e44e4a = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. The satellite link loses 1 % of the packets; four streams. The plot shows one run; the fractions of time are means over all replications.

# experiments/ms-fig07.json, claim a-rwnd-closes
at-15-kb-and-1-loss-e2b0d0 = At 15 KB and 1 % loss a_rwnd often falls below one packet.

# experiments/ms-fig07.json, note of claim a-rwnd-closes
read-as-the-free-buffer-at-0ca1e3 = Read as the free buffer at the receiver, which SACKs announce; often is taken as 5 % of the time.

# experiments/ms-fig07.json, reason of claim a-rwnd-closes, experiments/ms-fig08.json, reason of claim a-rwnd-closes-once and 1 more
the-sender-never-has-more-outstanding-71f024 = The sender never has more outstanding than was announced, and the missing packet has its place kept: while anything waits behind it, at least a packet of the buffer is free. So what the receiver announces cannot fall below one packet, and never does in these runs. The paper's curve must show the window as the sender sees it, which is claimed beside it.

# experiments/ms-fig07.json, claim view-closes
at-15-kb-and-1-loss-3c6176 = At 15 KB and 1 % loss the window that the sender sees often falls below one packet.

# experiments/ms-fig07.json, note of claim view-closes
the-same-sentence-read-as-the-747ad3 = The same sentence read as the sender's view: the last a_rwnd less what is outstanding.

# experiments/ms-fig08.json, title
cwnd-and-a-rwnd-with-a-2a4b02 = cwnd and a_rwnd with a buffer of 35 KB

# experiments/ms-fig08.json, setting
a-source-reaches-a-sink-over-9a0ccf = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. As with 15 KB, but the buffer has 35 KB. The plot shows one run; the fractions of time are means over all replications.

# experiments/ms-fig08.json, claim a-rwnd-closes-once
at-35-kb-and-1-loss-860de7 = At 35 KB and 1 % loss a_rwnd falls below one packet only once.

# experiments/ms-fig08.json, note of claim a-rwnd-closes-once
read-as-the-free-buffer-at-57c1f6 = Read as the free buffer at the receiver; once in the 100 s of the figure is taken as a mean of 0.5 to 1.5 times.

# experiments/ms-fig08.json, claim view-closes-once
at-35-kb-and-1-loss-5e3856 = At 35 KB and 1 % loss the window that the sender sees falls below one packet only once.

# experiments/ms-fig08.json, note of claim view-closes-once, experiments/ms-fig12.json, note of claim view-closes-more-often
the-same-sentence-read-as-the-187d66 = The same sentence read as the sender's view.

# experiments/ms-fig08.json, reason of claim view-closes-once
in-20-runs-of-100-s-7e1b7a = In 20 runs of 100 s it falls below one packet 1 to 6 times, 3.9 in the mean, and once in one run alone: the paper shows one run.

# experiments/ms-fig09.json, title
packets-sent-and-sacks-received-with-2a2bb9 = Packets sent and SACKs received with a buffer of 35 KB

# experiments/ms-fig09.json, setting
a-source-reaches-a-sink-over-25fab7 = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. The satellite link loses 1 % of the packets; four streams and a buffer of 35 KB. The plot shows one run.

# experiments/ms-fig09.json, claim cwnd-bounds
at-35-kb-and-1-loss-92332a = At 35 KB and 1 % loss the congestion window, not the receiver, bounds the sender most of the time.

# experiments/ms-fig09.json, note of claim cwnd-bounds
as-much-is-outstanding-as-cwnd-f99872 = As much is outstanding as cwnd allows in more than half of the time.

# experiments/ms-fig09.json, claim fast-retransmission-repairs
losses-are-repaired-by-fast-retransmissi-0946da = Losses are repaired by fast retransmission, hardly ever by a timeout.

# experiments/ms-fig09.json, note of claim fast-retransmission-repairs
at-most-two-timeouts-in-200-1c400f = At most two timeouts in 200 s.

# experiments/ms-fig10.json, title
goodput-against-receiver-buffer-one-stre-ba3aa4 = Goodput against receiver buffer, one stream and four

# experiments/ms-fig10.json, setting
a-source-reaches-a-sink-over-67aa58 = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. One stream and four; the satellite link loses 1 or 5 % of the packets.

# experiments/ms-fig10.json, claim four-beat-one
with-small-buffers-four-streams-give-30362b = With small buffers four streams give more goodput than one.

# experiments/ms-fig10.json, note of claim four-beat-one
up-to-20-kb-7a45e1 = Up to 20 KB.

# experiments/ms-fig10.json, claim alike-with-large-buffers
with-large-buffers-one-stream-does-d79258 = With large buffers one stream does as well as four.

# experiments/ms-fig10.json, note of claim alike-with-large-buffers
within-3-at-60-kb-c4493c = Within 3 % at 60 KB.

# experiments/ms-fig10.json, claim four-flatten-early
at-5-loss-four-streams-gain-d37487 = At 5 % loss four streams gain nothing from more than 20 KB.

# experiments/ms-fig10.json, note of claim four-flatten-early
flat-within-3-from-20-kb-9d8bf2 = Flat within 3 % from 20 KB on.

# experiments/ms-fig11.json, title
goodput-against-packet-loss-one-stream-4dc42e = Goodput against packet loss, one stream and four

# experiments/ms-fig11.json, setting
a-source-reaches-a-sink-over-ccb5ac = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. One stream and four with a buffer of 15 KB, against the error rate of the satellite link.

# experiments/ms-fig11.json, claim ten-percent
at-3-loss-and-15-kb-7cc691 = At 3 % loss and 15 KB four streams give about 10 % more goodput than one.

# experiments/ms-fig11.json, note of claim ten-percent
about-10-is-taken-as-5-bf0f3e = About 10 % is taken as 5 to 15 %.

# experiments/ms-fig11.json, claim never-worse
four-streams-are-at-no-loss-a34c73 = Four streams are at no loss rate worse than one.

# experiments/ms-fig12.json, title
a-rwnd-against-time-one-stream-1cc58d = a_rwnd against time, one stream and four

# experiments/ms-fig12.json, setting
a-source-reaches-a-sink-over-02de50 = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. One stream beside four; the satellite link loses 5 % of the packets, the buffer has 15 KB. The plot shows one run of each; the fractions of time are means over all replications.

# experiments/ms-fig12.json, claim a-rwnd-closes-more-often
a-rwnd-falls-below-one-packet-899a30 = a_rwnd falls below one packet more often with one stream than with four.

# experiments/ms-fig12.json, note of claim a-rwnd-closes-more-often
read-as-the-free-buffer-at-12da64 = Read as the free buffer at the receiver: at least 1 % of the time more.

# experiments/ms-fig12.json, claim view-closes-more-often
the-window-that-the-sender-sees-a09a48 = The window that the sender sees falls below one packet more often with one stream than with four.

# experiments/ms-fig13.json, title
optimal-receiver-buffer-against-packet-l-fd8b3e = Optimal receiver buffer against packet loss

# experiments/ms-fig13.json, setting
a-source-reaches-a-sink-over-b265c4 = A source reaches a sink over a link of 5 Mbit/s without loss and a satellite link of 10 Mbit/s, each 130 ms long. Packets have 1500 bytes, chunks go to the streams in turn, the application reads at once, and nothing is lost on the way back. One stream and four, against the error rate of the satellite link. The optimal buffer is the smallest with which mean goodput reaches 95 % of that with 80 KB (90 and 98 % for comparison), on straight lines between the buffers tried.

# experiments/ms-fig13.json, name of the vertical axis
optimal-buffer-adc959 = Optimal buffer

# experiments/ms-fig13.json, claim saves-a-third
at-1-loss-four-streams-need-5e9bc5 = At 1 % loss four streams need about 35 % less buffer than one.

# experiments/ms-fig13.json, note of claim saves-a-third
about-35-is-taken-as-25-fdf01b = About 35 % is taken as 25 to 45 %; for 95 % of the plateau.

# experiments/ms-fig13.json, reason of claim saves-a-third, experiments/ms-fig13.json, reason of claim saves-a-third-90 and 1 more
no-criterion-that-was-tried-gives-8449c8 = No criterion that was tried gives 35 % at 1 % loss. Of the goodput at 80 KB, 50 to 99 % are reached with 3 to 18 % less buffer; the smallest buffer from which 5 or 10 KB more add less than 0.5, 1, 2 or 5 % is 11 to 22 % smaller; four streams reach what one has with 15 to 40 KB in 4 to 18 % less. Single runs of 100 s on a grid of 5 KB spread widely: the buffer of the greatest goodput is 30 to 40 % smaller in 3 runs of 40. At 2 to 5 % loss 95 % of the plateau take 25 to 30 % less, from 6 % on a third. ns-2.35 agrees with the goodput here in all 56 settings.

# experiments/ms-fig13.json, claim saves-a-third-90
at-1-loss-four-streams-need-421342 = At 1 % loss four streams need about 35 % less buffer than one, for 90 % of the plateau.

# experiments/ms-fig13.json, claim saves-a-third-98
at-1-loss-four-streams-need-76fc76 = At 1 % loss four streams need about 35 % less buffer than one, for 98 % of the plateau.

# experiments/ms-fig13.json, claim saves-a-third-at-high-loss
four-streams-need-about-35-less-b3b102 = Four streams need about 35 % less buffer than one from 6 % loss on.

# experiments/ms-fig13.json, note of claim saves-a-third-at-high-loss
not-a-sentence-of-the-paper-6076c5 = Not a sentence of the paper: where the saving it names is reached.

# experiments/ms-fig13.json, claim shrinks-with-loss
the-optimal-buffer-shrinks-as-the-6773c9 = The optimal buffer shrinks as the error rate grows.

# experiments/ms-fig13.json, note of claim shrinks-with-loss
between-neighbouring-error-rates-a-rise-985a35 = Between neighbouring error rates a rise of 5 % still counts as none: the buffers tried are that far apart.

# experiments/pr-late.json, title
late-is-lost-the-age-of-d1b369 = Late is lost: the age of telemetry that arrives, and what is given up for it

# experiments/pr-late.json, setting
a-station-sends-measurements-of-400-107dfd = A station sends measurements of 400 bytes, five a second, over a geostationary satellite, 272 ms and 256 kbit/s, which loses packets on the way forward: every other one is more important and has stream 0, the rest have stream 1. Nothing is given up; or what is older than 1, 2 or 4 s (RFC 3758); or what was lost once, or twice (RFC 7496); or, where a send buffer of 4,000 bytes has no room for a measurement, those of less importance (RFC 7496). Age is that of what arrives, from the instant at which the station has it: SCTP delivers in the order of each stream, so that what has come waits for what is sent again. What was given up and has come all the same counts as both. The RFCs say what the policies are for and have no figure; the bounds of the claims are ours.

# experiments/pr-late.json, axis policy
given-up-a971ac = Given up

# experiments/pr-late.json, value lifetime-1 of axis policy
after-1-s-567335 = After 1 s

# experiments/pr-late.json, value lifetime-2 of axis policy
after-2-s-ba7f72 = After 2 s

# experiments/pr-late.json, value lifetime-4 of axis policy
after-4-s-df7c3a = After 4 s

# experiments/pr-late.json, value retransmissions-0 of axis policy
without-retransmission-610b91 = Without retransmission

# experiments/pr-late.json, value retransmissions-1 of axis policy
after-one-retransmission-7bd0eb = After one retransmission

# experiments/pr-late.json, value priority of axis policy
by-priority-4-000-bytes-of-f2fcef = By priority, 4,000 bytes of send buffer

# experiments/pr-late.json, name of the vertical axis
text-e8d5a7 = 95th percentile of the age

# experiments/pr-late.json, claim lifetime-bounds-age
the-lifetime-limits-for-how-long-a466da = The lifetime limits for how long the sender tries to send a message.

# experiments/pr-late.json, note of claim lifetime-bounds-age
with-a-lifetime-of-2-s-589cf0 = With a lifetime of 2 s, 95 % of what arrives is at most 3 s old at every loss: the lifetime, the way, and the FORWARD TSN that ends the waiting of what came behind.

# experiments/pr-late.json, claim like-udp
without-retransmissions-the-service-is-l-4bcbb3 = Without retransmissions the service is like that of UDP, which does not send again either.

# experiments/pr-late.json, note of claim like-udp
where-one-packet-in-ten-is-a0de96 = Where one packet in ten is lost, nine tenths of what is sent in full arrive, to within 2 %.

# experiments/pr-late.json, claim priority-only-for-room
by-priority-messages-are-given-up-f47377 = By priority messages are given up only where room is needed.

# experiments/pr-late.json, note of claim priority-only-for-room
without-losses-the-buffer-has-room-9261e5 = Without losses the buffer has room, and nothing is given up.

# experiments/pr-late.json, claim reliable-is-late
what-is-sent-until-it-comes-17031d = What is sent until it comes is late.

# experiments/pr-late.json, note of claim reliable-is-late
own-at-losses-of-15-and-892fb8 = Own. At losses of 15 and 20 % the 95th percentile of the age is at least 1.2 times that with a lifetime of 2 s.

# experiments/pr-late.json, claim shorter-is-younger
half-the-lifetime-younger-arrivals-d47aea = Half the lifetime, younger arrivals.

# experiments/pr-late.json, note of claim shorter-is-younger
own-from-losses-of-5-on-7048de = Own. From losses of 5 % on, a lifetime of 1 s against one of 2 s: at most nine tenths of the age.

# experiments/pr-late.json, claim shorter-loses-more
it-is-paid-for-three-times-7df662 = It is paid for: three times as much is given up.

# experiments/pr-late.json, note of claim shorter-loses-more
own-the-same-two-lifetimes-at-e7e783 = Own. The same two lifetimes, at losses of 10 % and more.

# experiments/pr-late.json, claim more-loss-more-given-up
the-more-is-lost-the-more-d8337a = The more is lost the more is given up.

# experiments/pr-late.json, note of claim more-loss-more-given-up
own-with-a-lifetime-of-2-7f6afb = Own. With a lifetime of 2 s.

# experiments/pr-late.json, claim given-up-though-it-came
without-retransmissions-more-is-given-up-1839a4 = Without retransmissions more is given up than is lost, for a timeout gives up all that is outstanding.

# experiments/pr-late.json, note of claim given-up-though-it-came
own-at-a-loss-of-10-5a5acf = Own. At a loss of 10 % at least 450 of 3,000 measurements are given up, of which 300 are lost.

# experiments/pr-late.json, claim priority-bounds-no-age
by-priority-nothing-is-too-old-94e0a9 = By priority nothing is too old: at a loss of 20 % what arrives is older than by any lifetime.

# experiments/pr-late.json, note of claim priority-bounds-no-age
own-the-95th-percentile-over-that-1144df = Own. The 95th percentile over that with a lifetime of 4 s.

# experiments/rt-acks.json, title
receivers-that-acknowledge-at-once-over-da79a4 = Receivers that acknowledge at once over one path and over many

# experiments/rt-acks.json, figure, experiments/rt-acks.json, place of claim sack-most and 6 more
findings-e171c2 = Findings

# experiments/rt-acks.json, setting
one-endless-tcp-transfer-from-quito-606ff0 = One endless TCP transfer from Quito to Tokyo for 100 s, by way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn. The sky stands still, at 24 instants of a day one after the other: Spaceway NGSO, and Teledesic with cross-seam links. Ground links of 5 Mbit/s, inter-satellite links of 10 Mbit/s, packets of 1000 bytes of which 960 are user data, queues of 1000 packets, no errors. Windows of 20 packets over Spaceway and 64 over Teledesic fill no link, so that nothing is ever lost: whatever TCP retransmits, it was only overtaken. Receivers delay acknowledgements by up to 200 ms. What fills a gap they acknowledge at once, as RFC 5681 says they should, or like any other segment. And they delay none at first, nor when something comes twice, for as many acknowledgements as half of the window has segments (the quick acknowledgements of Linux): so slow start is not slowed; or they delay these, too. By the rules of 2001 the initial window is 1 segment and duplicate acknowledgements before the threshold let nothing go.

# experiments/rt-acks.json, value shortest-delay of axis routing, experiments/rt-bursts.json, value shortest-delay of axis routing and 7 more
shortest-path-4cf6c2 = shortest path

# experiments/rt-acks.json, value min-hop-round-robin of axis routing, experiments/rt-bursts.json, value min-hop-round-robin of axis routing and 7 more
round-robin-ab2e7e = round-robin

# experiments/rt-acks.json, axis filled_gaps
what-fills-a-gap-eb24b1 = What fills a gap

# experiments/rt-acks.json, value false of axis filled_gaps
delayed-like-any-other-46cf4c = delayed like any other

# experiments/rt-acks.json, value 1000 of axis quick_acks
in-slow-start-807b31 = in slow start

# experiments/rt-acks.json, axis snapshot_s, experiments/rt-bursts.json, axis snapshot_s and 5 more
sky-of-29bd5e = Sky of

# experiments/rt-acks.json, claim sack-most
receivers-that-acknowledge-at-once-what-1bd86b = Receivers that acknowledge at once what fills a gap help SACK most.

# experiments/rt-acks.json, note of claim sack-most
over-several-paths-what-sack-gains-1f8ca4 = Over several paths: what SACK gains by it is at least 2 % more than what NewReno gains, at half of the 24 instants or more.

# experiments/rt-acks.json, reason of claim sack-most
sack-gains-more-at-12-of-6b4bff = SACK gains more at 12 of the 48 skies and NewReno at 11, and at the others both gain alike: what is acknowledged at once spares NewReno the wait for the next duplicate, too.

# experiments/rt-acks.json, claim filled-gaps-help
over-several-paths-acknowledging-at-once-719d23 = Over several paths acknowledging at once what fills a gap seldom hurts.

# experiments/rt-acks.json, note of claim filled-gaps-help
at-four-of-five-instants-it-8359da = At four of five instants it costs at most 2 % of goodput.

# experiments/rt-acks.json, claim one-path-has-no-gaps
on-one-path-nothing-fills-a-d87668 = On one path nothing fills a gap, and it does not matter how that is acknowledged.

# experiments/rt-acks.json, note of claim one-path-has-no-gaps
to-within-0-1-420989 = To within 0.1 %.

# experiments/rt-acks.json, claim quick-acks-one-path
on-one-path-receivers-that-delay-82817a = On one path receivers that delay no acknowledgement in slow start gain at every instant.

# experiments/rt-acks.json, note of claim quick-acks-one-path
text-4ac298 = 0.3 to 1.5 % of the goodput of 100 s: slow start happens once.

# experiments/rt-asymmetry.json, title
goodput-of-tcp-over-a-link-0b030c = Goodput of TCP over a link that is slower on the way back

# experiments/rt-asymmetry.json, setting
a-tcp-transfer-over-a-satellite-a7fdd8 = A TCP transfer over a satellite link that carries 10 Mbit/s on the way of the data and less on the way of the acknowledgements; the round trip is 100 ms. Segments take 1500 bytes, acknowledgements 40. The normalised ratio k (RFC 3449) is the ratio of the two rates over the ratio of the two sizes, here 37.5: at k = 1 the way back has just room for an acknowledgement of every segment. The receiver acknowledges every segment, or every other one. Queues have room for 500 packets, so that no acknowledgement is lost, or for 100, so that the way back loses those that come too fast. The receiver's buffer of 256 KiB is twice the pipe. Nothing is random. 60 s, measured from 20 s on.

# experiments/rt-asymmetry.json, axis k
normalised-ratio-k-d0dd01 = Normalised ratio k

# experiments/rt-asymmetry.json, value 0 of axis delayed_ack_ms
every-segment-4f037a = every segment

# experiments/rt-asymmetry.json, value 200 of axis delayed_ack_ms
every-other-segment-36dcbf = every other segment

# experiments/rt-asymmetry.json, claim no-limit-up-to-1
up-to-k-1-the-way-09b784 = Up to k = 1 the way back limits nothing.

# experiments/rt-asymmetry.json, note of claim no-limit-up-to-1
rfc-3449-goodput-is-at-least-7b2fe7 = RFC 3449. Goodput is at least 99 % of what the way of the data can carry, 10 Mbit/s times 1460 over 1500 bytes.

# experiments/rt-asymmetry.json, claim half-at-2
at-k-2-acknowledgements-of-every-a468e6 = At k = 2 acknowledgements of every segment limit goodput to a half.

# experiments/rt-asymmetry.json, note of claim half-at-2
rfc-3449-the-way-back-is-7171dd = RFC 3449: the way back is full before the way of the data is. Within 1 %, where no acknowledgement is lost.

# experiments/rt-asymmetry.json, claim quarter-at-4
at-k-4-they-limit-it-fc5cb1 = At k = 4 they limit it to a quarter.

# experiments/rt-asymmetry.json, note of claim quarter-at-4, experiments/rt-asymmetry.json, note of claim eighth-at-8
rfc-3449-within-1-5ea6af = RFC 3449. Within 1 %.

# experiments/rt-asymmetry.json, claim eighth-at-8
at-k-8-they-limit-it-1c34b8 = At k = 8 they limit it to an eighth.

# experiments/rt-asymmetry.json, claim every-other
acknowledging-every-other-segment-double-72dca4 = Acknowledging every other segment doubles what is left.

# experiments/rt-asymmetry.json, note of claim every-other
rfc-3449-a-receiver-that-acknowledges-d0ffd7 = RFC 3449: a receiver that acknowledges more often than once every k segments fills the way back. At k = 8, within 1 %.

# experiments/rt-asymmetry.json, claim lost-acknowledgements
a-queue-that-loses-acknowledgements-leav-9a733d = A queue that loses acknowledgements leaves more goodput than one that keeps them all.

# experiments/rt-asymmetry.json, note of claim lost-acknowledgements
rfc-3449-those-that-come-through-23f40a = RFC 3449: those that come through acknowledge what the lost ones would have. At k of 2 and more, every segment acknowledged.

# experiments/rt-bursts.json, title
short-and-bursty-transfers-over-one-272f87 = Short and bursty transfers over one path and over many

# experiments/rt-bursts.json, setting
a-connection-of-tcp-from-quito-60cf16 = A connection of TCP from Quito to Tokyo for 100 s whose application sends nine pages of eight objects of 10,000 bytes, one every 10 s, or forty bursts of 20 messages of 960 bytes, 10 ms apart, with silences of 2 s between them; how late each object or message is there is what counts. By way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn. The sky stands still, at 24 instants of a day one after the other: Spaceway NGSO, and Teledesic with cross-seam links. Ground links of 5 Mbit/s, inter-satellite links of 10 Mbit/s, packets of 1000 bytes of which 960 are user data, queues of 1000 packets, no errors; windows of 20 packets over Spaceway and 64 over Teledesic. Small segments do not wait (Nagle's algorithm is off); receivers delay acknowledgements by up to 200 ms. By the rules of 2001 the initial window is 1 segment, after every silence again, and duplicate acknowledgements before the threshold let nothing go; by today's it is 10 and they do.

# experiments/rt-bursts.json, value page of axis workload, experiments/sctp-streams.json, value page of axis workload
pages-of-eight-objects-of-10-fa65f4 = Pages of eight objects of 10 KB

# experiments/rt-bursts.json, value bursts of axis workload
bursts-of-20-messages-f27109 = Bursts of 20 messages

# experiments/rt-bursts.json, axis rules, experiments/rt-fig04-day.json, axis rules and 3 more
rules-4228ae = Rules

# experiments/rt-bursts.json, value 2001 of axis rules, experiments/rt-fig04-day.json, value 2001 of axis rules and 3 more
the-rules-of-2001-3eb093 = the rules of 2001

# experiments/rt-bursts.json, value today of axis rules
the-rules-of-today-60af9d = the rules of today

# experiments/rt-bursts.json, claim bursts-seldom-faster
several-paths-seldom-make-bursts-faster-f18e0a = Several paths seldom make bursts faster.

# experiments/rt-bursts.json, note of claim bursts-seldom-faster
at-nine-of-ten-points-the-37fcd0 = At nine of ten points the 95th percentile of latency is at least 99 % of that of one path.

# experiments/rt-bursts.json, claim pages-seldom-faster
several-paths-seldom-make-pages-faster-fadbce = Several paths seldom make pages faster.

# experiments/rt-bursts.json, note of claim pages-seldom-faster
at-four-of-five-points-the-d400fe = At four of five points the median latency of objects is at least that of one path, to within 0.1 %.

# experiments/rt-bursts.json, claim sack-2001
by-the-rules-of-2001-sack-be687e = By the rules of 2001 SACK is seldom behind NewReno where packets overtake each other.

# experiments/rt-bursts.json, note of claim sack-2001
over-several-paths-the-95th-percentile-2d1638 = Over several paths the 95th percentile for bursts is at most 2 % longer, at nine of ten points.

# experiments/rt-bursts.json, claim sack-today
by-today-s-rules-it-often-72b482 = By today's rules it often is: blocks that tell of three segments above a hole begin fast recovery before three duplicate acknowledgements have come (RFC 6675).

# experiments/rt-bursts.json, note of claim sack-today
over-several-paths-the-95th-percentile-c2f047 = Over several paths the 95th percentile for bursts is at least 2 % longer, at two of five points or more.

# experiments/rt-bursts.json, claim today-sooner
by-today-s-rules-messages-of-72d2af = By today's rules messages of bursts are there sooner than by those of 2001.

# experiments/rt-bursts.json, note of claim today-sooner
on-one-path-where-nothing-is-1114c5 = On one path, where nothing is overtaken: at most 90 % of the median latency.

# experiments/rt-dsack.json, title
reports-of-what-came-twice-and-d7d5b9 = Reports of what came twice, and needless cuts undone, over several paths

# experiments/rt-dsack.json, setting
one-endless-tcp-transfer-from-quito-fa3548 = One endless TCP transfer from Quito to Tokyo for 100 s, by way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn. The sky stands still, at 24 instants of a day one after the other: Spaceway NGSO, and Teledesic with cross-seam links. Ground links of 5 Mbit/s, inter-satellite links of 10 Mbit/s, packets of 1000 bytes of which 960 are user data, queues of 1000 packets, no errors. Windows of 20 packets over Spaceway and 64 over Teledesic fill no link, so that nothing is ever lost: whatever TCP retransmits, it was only overtaken. TCP with SACK by today's rules; receivers acknowledge every segment at once and report what has come twice (DSACK, RFC 2883). Without timestamps such reports alone show that nothing was lost (RFC 3708); with them the first acknowledgement that answers an original does, too (RFC 3522). Senders let a cut stand, or take it back then (RFC 4015), or go by time (RACK, RFC 8985), whose reordering window grows with the reports.

# experiments/rt-dsack.json, value false of axis timestamps
without-timestamps-b7151d = without timestamps

# experiments/rt-dsack.json, value true of axis timestamps
with-timestamps-5f5649 = with timestamps

# experiments/rt-dsack.json, value plain of axis sender
cuts-stand-164536 = cuts stand

# experiments/rt-dsack.json, value undo of axis sender
needless-cuts-are-undone-389cf4 = needless cuts are undone

# experiments/rt-dsack.json, claim undo-by-timestamps
with-timestamps-the-undoing-of-needless-f3de0a = With timestamps the undoing of needless cuts raises goodput over Teledesic's several paths.

# experiments/rt-dsack.json, note of claim undo-by-timestamps
by-10-at-least-at-half-4d8045 = By 10 % at least, at half of the 24 instants or more.

# experiments/rt-dsack.json, claim undo-by-reports
without-timestamps-reports-of-what-came-defb53 = Without timestamps reports of what came twice let senders take needless cuts back as well.

# experiments/rt-dsack.json, note of claim undo-by-reports
by-2-at-least-at-half-87e169 = By 2 % at least, at half of the points or more.

# experiments/rt-dsack.json, reason of claim undo-by-reports
they-gain-at-3-of-the-d5f48a = They gain at 3 of the 48 skies and lose at 9: the original that was overtaken ends the repair before the report of what came twice, and a cut is taken back here only while the repair goes on.

# experiments/rt-dsack.json, claim rack-never-worse
a-sender-that-goes-by-time-2f93c8 = A sender that goes by time is never behind one that counts.

# experiments/rt-dsack.json, note of claim rack-never-worse
at-least-98-of-the-goodput-01a274 = At least 98 % of the goodput where cuts stand, at every point.

# experiments/rt-dsack.json, claim rack-keeps-goodput
it-keeps-most-of-the-goodput-cfe981 = It keeps most of the goodput of one path.

# experiments/rt-dsack.json, note of claim rack-keeps-goodput
text-6af028 = 75 % at least, at every point, where senders that count keep 10 %.

# experiments/rt-fig01.json, title
orbits-of-satellite-systems-to-scale-fb5c9d = Orbits of satellite systems, to scale

# experiments/rt-fig01.json, figure
figure-1-0565fc = Figure 1

# experiments/rt-fig01.json, setting
the-orbits-of-the-systems-that-ab8770 = The orbits of the systems that the core knows, above an Earth of the same scale, with the time that a turn takes and the propagation delay between the ground and a satellite. Nothing is typed in but altitude, inclination and number of satellites: periods follow by Kepler's third law, delays from the geometry, the shortest to a satellite at the zenith and the longest to one at the elevation mask.

# experiments/rt-fig01.json, axis constellation
system-6725e7 = System

# experiments/rt-fig01.json, value globalstar of axis constellation
globalstar-4409ad = Globalstar

# experiments/rt-fig01.json, value skybridge of axis constellation
skybridge-fb426a = Skybridge

# experiments/rt-fig01.json, value orbcomm of axis constellation
orbcomm-16f0c3 = Orbcomm

# experiments/rt-fig01.json, value ellipso of axis constellation
ellipso-a12fd7 = Ellipso

# experiments/rt-fig01.json, value pentriad of axis constellation
pentriad-2977cb = Pentriad

# experiments/rt-fig01.json, value geo3 of axis constellation
geostationary-ring-7fbfd9 = Geostationary ring

# experiments/rt-fig01.json, claim low-orbits-in-two-hours
satellites-in-low-orbits-circle-the-22e126 = Satellites in low orbits circle the Earth in less than two hours, below 2,000 km.

# experiments/rt-fig01.json, claim medium-orbits-in-hours
satellites-in-medium-orbits-take-about-168776 = Satellites in medium orbits take about six to twelve hours.

# experiments/rt-fig01.json, claim geostationary-in-a-day
a-geostationary-satellite-takes-a-sidere-3db9f8 = A geostationary satellite takes a sidereal day.

# experiments/rt-fig01.json, claim low-orbits-are-near
a-ground-link-to-a-low-23038b = A ground link to a low orbit takes milliseconds.

# experiments/rt-fig01.json, claim geostationary-is-far
a-ground-link-to-the-geostationary-62b2e6 = A ground link to the geostationary orbit takes more than 119 ms, and a hop over it twice that.

# experiments/rt-fig02.json, title
three-networks-links-footprints-and-the-b7f4fd = Three networks: links, footprints and the seam

# experiments/rt-fig02.json, figure
figure-2-720f29 = Figure 2

# experiments/rt-fig02.json, setting
a-ring-of-three-geostationary-satellites-cc6304 = A ring of three geostationary satellites, Spaceway NGSO and Teledesic over the ground: every inter-satellite link that is up, the footprint within which terminals see a satellite above their elevation mask, and of Teledesic the seam, where the first plane and the last fly opposite ways. Open a network in the lab to see it move, on the globe or on the flat map.

# experiments/rt-fig02.json, value geo3 of axis constellation, experiments/rt-fig03a.json, value geo3 of axis constellation and 1 more
geo-ring-06c1ba = GEO ring

# experiments/rt-fig02.json, claim a-ring-of-three
the-geostationary-satellites-form-a-ring-cf771c = The geostationary satellites form a ring.

# experiments/rt-fig02.json, claim spaceway-four-links
a-satellite-of-spaceway-ngso-has-7f07ae = A satellite of Spaceway NGSO has four inter-satellite links.

# experiments/rt-fig02.json, note of claim spaceway-four-links
four-each-for-20-satellites-are-b08137 = Four each for 20 satellites are 40 links, all of them in sight of each other at this instant.

# experiments/rt-fig02.json, claim teledesic-eight-links
a-satellite-of-teledesic-has-eight-e1e600 = A satellite of Teledesic has eight inter-satellite links, but fewer near the poles and at the seam.

# experiments/rt-fig02.json, note of claim teledesic-eight-links
text-52ce3d = 576 inside the planes are always up. Between planes 264 join neighbours, half a place apart, and 240 those after them; they are up while both ends are below 60 degrees, (120 − 7.5) / 180 and 120 / 180 of the time: 325. Across the seam two thirds of 24, 16. Within 20 of their sum, 917.

# experiments/rt-fig02.json, claim every-terminal-is-served
quito-london-tokyo-and-boston-are-b1853e = Quito, London, Tokyo and Boston are served by all three.

# experiments/rt-fig03a.json, title
delay-and-links-from-quito-to-c629ff = Delay and links from Quito to London over a day

# experiments/rt-fig03a.json, figure, experiments/rt-fig03a.json, place of claim teledesic-seam-links-lower-delay and 3 more
figure-3a-2c6158 = Figure 3a

# experiments/rt-fig03a.json, setting
the-one-way-propagation-delay-and-212e97 = The one-way propagation delay and the links of the shortest path from Quito to London over 24 hours, every 10 s from 5 s on, without packets. Links and terminals look at the sky half way between samples; a terminal keeps its satellite until that sinks below the elevation mask. A ring of three geostationary satellites, Spaceway NGSO, Teledesic with and without links across its seam, and Iridium likewise. The seam is the great circle through the poles half way between the last plane and the first, which fly opposite ways; it lies between the terminals while they are on different sides of it. Any other pair of places can be chosen.

# experiments/rt-fig03a.json, value teledesic-no-cross-seam of axis constellation, experiments/rt-fig03b.json, value teledesic-no-cross-seam of axis constellation and 2 more
teledesic-no-cross-seam-isls-b039b6 = Teledesic, no cross-seam ISLs

# experiments/rt-fig03a.json, value iridium-cross-seam of axis constellation, experiments/rt-fig03b.json, value iridium-cross-seam of axis constellation and 3 more
iridium-cross-seam-isls-a7e208 = Iridium, cross-seam ISLs

# experiments/rt-fig03a.json, claim teledesic-seam-links-lower-delay, experiments/rt-fig03b.json, claim teledesic-seam-links-lower-delay
links-across-the-seam-lower-the-4bca81 = Links across the seam lower the greatest delay of Teledesic.

# experiments/rt-fig03a.json, claim teledesic-seam-links-lower-links, experiments/rt-fig03b.json, claim teledesic-seam-links-lower-links
links-across-the-seam-lower-the-6e374b = Links across the seam lower the number of links of Teledesic's paths.

# experiments/rt-fig03a.json, note of claim teledesic-seam-links-lower-links, experiments/rt-fig03a.json, note of claim iridium-seam-links-lower-links and 2 more
the-mean-over-the-day-ground-b63fda = The mean over the day; ground links count.

# experiments/rt-fig03a.json, claim teledesic-seam-links-fewer-changes, experiments/rt-fig03b.json, claim teledesic-seam-links-fewer-changes
links-across-the-seam-lower-the-f80c58 = Links across the seam lower the number of path changes of Teledesic.

# experiments/rt-fig03a.json, note of claim teledesic-seam-links-fewer-changes, experiments/rt-fig03a.json, note of claim iridium-seam-links-fewer-changes and 2 more
paths-are-compared-every-10-s-914286 = Paths are compared every 10 s. The paper speaks of Teledesic, whose satellites have eight links each.

# experiments/rt-fig03a.json, claim teledesic-delay-rises-with-the-seam, experiments/rt-fig03b.json, claim teledesic-delay-rises-with-the-seam
without-them-the-delay-of-teledesic-aca142 = Without them the delay of Teledesic rises while the seam lies between the terminals.

# experiments/rt-fig03a.json, note of claim teledesic-delay-rises-with-the-seam, experiments/rt-fig03a.json, note of claim iridium-delay-rises-with-the-seam and 2 more
the-mean-delay-while-it-does-85582e = The mean delay while it does, less the mean delay while it does not.

# experiments/rt-fig03a.json, claim iridium-seam-links-lower-delay, experiments/rt-fig03b.json, claim iridium-seam-links-lower-delay
links-across-the-seam-lower-the-164c5c = Links across the seam lower the greatest delay of Iridium.

# experiments/rt-fig03a.json, claim iridium-seam-links-lower-links, experiments/rt-fig03b.json, claim iridium-seam-links-lower-links
links-across-the-seam-lower-the-8edf61 = Links across the seam lower the number of links of Iridium's paths.

# experiments/rt-fig03a.json, claim iridium-seam-links-fewer-changes, experiments/rt-fig03b.json, claim iridium-seam-links-fewer-changes
links-across-the-seam-lower-the-624721 = Links across the seam lower the number of path changes of Iridium.

# experiments/rt-fig03a.json, reason of claim iridium-seam-links-fewer-changes, experiments/rt-fig03b.json, reason of claim iridium-seam-links-fewer-changes
an-iridium-satellite-has-but-one-1456a6 = An Iridium satellite has but one link across the seam, and only in the first plane, which passes from one peer to the next every few minutes: its paths change more often.

# experiments/rt-fig03a.json, claim iridium-delay-rises-with-the-seam, experiments/rt-fig03b.json, claim iridium-delay-rises-with-the-seam
without-them-the-delay-of-iridium-d4bb3a = Without them the delay of Iridium rises while the seam lies between the terminals.

# experiments/rt-fig03b.json, title
delay-and-links-from-quito-to-a5815f = Delay and links from Quito to Tokyo over a day

# experiments/rt-fig03b.json, figure, experiments/rt-fig03b.json, place of claim teledesic-seam-links-lower-delay and 3 more
figure-3b-14ed06 = Figure 3b

# experiments/rt-fig03b.json, setting
the-one-way-propagation-delay-and-aadd69 = The one-way propagation delay and the links of the shortest path from Quito to Tokyo over 24 hours, every 10 s from 5 s on, without packets. Links and terminals look at the sky half way between samples; a terminal keeps its satellite until that sinks below the elevation mask. A ring of three geostationary satellites, Spaceway NGSO, Teledesic with and without links across its seam, and Iridium likewise. The seam is the great circle through the poles half way between the last plane and the first, which fly opposite ways; it lies between the terminals while they are on different sides of it. Any other pair of places can be chosen.

# experiments/rt-fig03b.json, reason of claim teledesic-seam-links-lower-links
the-path-is-that-of-least-707514 = The path is that of least delay, which is not always that of fewest links: to Tokyo Teledesic's is shorter by links across the seam, 5.7 ms at its longest, but has 0.2 more of them in the mean.

# experiments/rt-fig04-day.json, title
what-overtaking-costs-at-24-instants-0273ae = What overtaking costs at 24 instants of a day, acknowledgements delayed by 200 ms

# experiments/rt-fig04-day.json, setting
one-endless-tcp-transfer-from-quito-458149 = One endless TCP transfer from Quito to Tokyo for 100 s, by way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn. The sky stands still as at each of 24 instants, an hour apart: one instant proves little, for the paths of the fewest links differ from two to dozens. Ground links of 5 Mbit/s, inter-satellite links of 10 Mbit/s, packets of 1000 bytes of which 960 are user data, queues of 1000 packets, no errors. Windows of 20 packets over Spaceway and 64 over Teledesic fill no link, so that nothing is ever lost: whatever TCP retransmits, it was only overtaken. Receivers delay acknowledgements by up to 200 ms. By the rules of 2001 the initial window is 1 segment and duplicate acknowledgements before the threshold let nothing go; by the defaults of ns-2.35 it is 2 and they do (limited transmit). Other constellations, instants and windows can be asked for on the command line.

# experiments/rt-fig04-day.json, axis window_packets, experiments/rt-fig04.json, axis window_packets and 2 more
receiver-s-window-a38610 = Receiver's window

# experiments/rt-fig04-day.json, value chosen of axis window_packets, experiments/rt-fig04.json, value chosen of axis window_packets and 2 more
as-chosen-for-the-constellation-c7231f = as chosen for the constellation

# experiments/rt-fig04-day.json, value ns-2.35 of axis rules, experiments/rt-fig04.json, value ns-2.35 of axis rules and 2 more
the-defaults-of-ns-2-35-be8183 = the defaults of ns-2.35

# experiments/rt-fig04-day.json, claim multipath-lowers
round-robin-over-several-paths-lowers-e13bea = Round-robin over several paths lowers goodput although nothing is lost.

# experiments/rt-fig04-day.json, note of claim multipath-lowers
at-a-threshold-of-3-at-a64033 = At a threshold of 3: at most 99 % of the shortest path at half of all instants or more, over both constellations, with both senders.

# experiments/rt-fig04-day.json, claim newreno-spaceway
the-overtaking-of-packets-lowers-the-cdaab3 = The overtaking of packets lowers the goodput of NewReno over Spaceway at half of the instants or more.

# experiments/rt-fig04-day.json, note of claim newreno-spaceway, experiments/rt-fig04-day.json, note of claim sack-spaceway and 2 more
a-threshold-of-3-gives-at-a0747b = A threshold of 3 gives at most 98 % of what 10 gives over the same paths: what is lost beside the longer way.

# experiments/rt-fig04-day.json, claim sack-spaceway
the-overtaking-of-packets-lowers-the-23fe7d = The overtaking of packets lowers the goodput of SACK over Spaceway at half of the instants or more.

# experiments/rt-fig04-day.json, reason of claim sack-spaceway
it-does-so-at-7-of-7901b4 = It does so at 7 of the 24 instants. At 4 of the others no packet arrives after a later one; at the rest a third to two thirds of them do, and cost SACK nothing.

# experiments/rt-fig04-day.json, claim newreno-teledesic
the-overtaking-of-packets-lowers-the-55dc1c = The overtaking of packets lowers the goodput of NewReno over Teledesic at half of the instants or more.

# experiments/rt-fig04-day.json, claim sack-teledesic
the-overtaking-of-packets-lowers-the-1e7042 = The overtaking of packets lowers the goodput of SACK over Teledesic at half of the instants or more.

# experiments/rt-fig04-day.json, reason of claim sack-teledesic
it-does-so-at-8-of-2eb7b6 = It does so at 8 of the 24 instants. At the others a sixth to two thirds of the packets arrive after later ones, and cost SACK nothing.

# experiments/rt-fig04.json, title
progress-of-a-file-transfer-over-555d72 = Progress of a file transfer over one path and over many, acknowledgements delayed by 200 ms

# experiments/rt-fig04.json, setting
one-endless-tcp-transfer-from-quito-8ea877 = One endless TCP transfer from Quito to Tokyo for 100 s, by way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn. The sky stands still: Spaceway NGSO as at 16,205 s, with 6 paths of 5 links, and Teledesic with cross-seam links as at 1,805 s, with 18 paths of 8 links. Ground links of 5 Mbit/s, inter-satellite links of 10 Mbit/s, packets of 1000 bytes of which 960 are user data, queues of 1000 packets, no errors. Windows of 20 packets over Spaceway and 64 over Teledesic fill no link, so that nothing is ever lost: whatever TCP retransmits, it was only overtaken. Receivers delay acknowledgements by up to 200 ms. By the rules of 2001 the initial window is 1 segment and duplicate acknowledgements before the threshold let nothing go; by the defaults of ns-2.35 it is 2 and they do (limited transmit). Other constellations, instants and windows can be asked for on the command line.

# experiments/rt-fig04.json, value chosen of axis snapshot_s, experiments/rt-fig05.json, value chosen of axis snapshot_s
the-instant-chosen-for-the-constellation-432145 = the instant chosen for the constellation

# experiments/rt-fig04.json, name of the vertical axis, experiments/rt-fig05.json, name of the vertical axis
progress-of-the-file-ea9e8c = Progress of the file

# experiments/rt-fig04.json, claim multipath-lowers-newreno, experiments/rt-fig05.json, claim multipath-lowers-newreno
round-robin-over-several-paths-lowers-7071cb = Round-robin over several paths lowers the goodput of NewReno although nothing is lost.

# experiments/rt-fig04.json, note of claim multipath-lowers-newreno, experiments/rt-fig04.json, note of claim multipath-lowers-sack
with-delayed-acknowledgements-of-200-ms-fc65d5 = With delayed acknowledgements of 200 ms, at the usual threshold of 3, over both constellations and by both sets of rules: at most 99 % of the shortest path.

# experiments/rt-fig04.json, claim multipath-lowers-sack, experiments/rt-fig05.json, claim multipath-lowers-sack
round-robin-over-several-paths-lowers-2c4be5 = Round-robin over several paths lowers the goodput of SACK although nothing is lost.

# experiments/rt-fig04.json, claim reordering-costs
of-that-the-overtaking-of-packets-f62c70 = Of that the overtaking of packets takes a part, not the longer way alone.

# experiments/rt-fig04.json, note of claim reordering-costs
a-threshold-of-3-gives-at-c4aa09 = A threshold of 3 gives at most 98 % of what 10 gives over the same paths.

# experiments/rt-fig04.json, reason of claim reordering-costs
over-teledesic-a-threshold-of-3-4090c6 = Over Teledesic a threshold of 3 gives all that 10 gives at this instant, because delayed acknowledgements halve the number of duplicates: where every segment is acknowledged NewReno has 1281 kbit/s there at 3 and 2795 at 10. Over Spaceway it costs NewReno 39 to 46 % and SACK 4 to 15 %.

# experiments/rt-fig04.json, claim higher-threshold-helps, experiments/rt-fig05.json, claim higher-threshold-helps
a-higher-threshold-of-duplicate-acknowle-1c5b86 = A higher threshold of duplicate acknowledgements brings goodput back towards that of the single path.

# experiments/rt-fig04.json, note of claim higher-threshold-helps
a-threshold-of-10-reaches-90-658da8 = A threshold of 10 reaches 90 % of the shortest path. The rest is not lost to TCP: the paths of the fewest links are longer than the one of the shortest delay, and the window is fixed.

# experiments/rt-fig04.json, claim lower-threshold-hurts
a-threshold-below-3-makes-it-0b04fd = A threshold below 3 makes it worse.

# experiments/rt-fig04.json, note of claim lower-threshold-hurts
thresholds-of-1-against-3-at-48c421 = Thresholds of 1 against 3; at most 90 %.

# experiments/rt-fig04.json, claim single-path-unharmed
over-a-single-path-the-threshold-250811 = Over a single path the threshold makes no difference.

# experiments/rt-fig04.json, note of claim single-path-unharmed
within-1-of-the-goodput-at-2c1f3b = Within 1 % of the goodput at a threshold of 10.

# experiments/rt-fig04.json, claim packets-overtake
packets-of-one-transfer-overtake-each-06bab7 = Packets of one transfer overtake each other where every node sends them by several paths in turn.

# experiments/rt-fig04.json, note of claim packets-overtake
more-than-one-packet-in-a-0ad7a8 = More than one packet in a hundred arrives after later ones.

# experiments/rt-fig04.json, reference, experiments/rt-fig05.json, reference
ns-2-35-tcp-newreno-and-473b00 = ns-2.35, TCP Newreno and Sack1, multipath classifiers on the links of the same instants, one run

# experiments/rt-fig05-day.json, title
goodput-over-one-path-and-over-b94177 = Goodput over one path and over many at 24 instants of a day against the delay of acknowledgements

# experiments/rt-fig05-day.json, setting
one-endless-tcp-transfer-from-quito-3bd24b = One endless TCP transfer from Quito to Tokyo for 100 s, by way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn. The sky stands still as at each of 24 instants, an hour apart: one instant proves little, for the paths of the fewest links differ from two to dozens. Ground links of 5 Mbit/s, inter-satellite links of 10 Mbit/s, packets of 1000 bytes of which 960 are user data, queues of 1000 packets, no errors. Windows of 20 packets over Spaceway and 64 over Teledesic fill no link, so that nothing is ever lost: whatever TCP retransmits, it was only overtaken. Receivers acknowledge at once or delay acknowledgements by up to 200 ms; 50, 100 and 500 ms can be asked for. By the rules of 2001 the initial window is 1 segment and duplicate acknowledgements before the threshold let nothing go; by the defaults of ns-2.35 it is 2 and they do (limited transmit). Other constellations, instants and windows can be asked for on the command line.

# experiments/rt-fig05-day.json, claim newreno-spaceway
delayed-acknowledgements-of-200-ms-hurt-e83868 = Delayed acknowledgements of 200 ms hurt round-robin with NewReno over Spaceway more than the single path.

# experiments/rt-fig05-day.json, note of claim newreno-spaceway, experiments/rt-fig05-day.json, note of claim sack-spaceway and 2 more
at-a-threshold-of-3-what-56af2b = At a threshold of 3: what round-robin reaches of the single path is at most 98 % of what it reaches without delay, at half of the 24 instants or more.

# experiments/rt-fig05-day.json, reason of claim newreno-spaceway
they-hurt-at-9-of-the-d6097e = They hurt at 9 of the 24 instants and help at 5: delayed acknowledgements come in larger gaps, but fewer duplicates come.

# experiments/rt-fig05-day.json, claim sack-spaceway
delayed-acknowledgements-of-200-ms-hurt-3af295 = Delayed acknowledgements of 200 ms hurt round-robin with SACK over Spaceway more than the single path.

# experiments/rt-fig05-day.json, reason of claim sack-spaceway
they-hurt-at-6-of-the-a0e34c = They hurt at 6 of the 24 instants and help at 3: delayed acknowledgements come in larger gaps, but fewer duplicates come.

# experiments/rt-fig05-day.json, claim newreno-teledesic
delayed-acknowledgements-of-200-ms-hurt-5b4e11 = Delayed acknowledgements of 200 ms hurt round-robin with NewReno over Teledesic more than the single path.

# experiments/rt-fig05-day.json, reason of claim newreno-teledesic
they-hurt-at-7-of-the-e387b3 = They hurt at 7 of the 24 instants and help at 6: delayed acknowledgements come in larger gaps, but fewer duplicates come.

# experiments/rt-fig05-day.json, claim sack-teledesic
delayed-acknowledgements-of-200-ms-hurt-fb4b57 = Delayed acknowledgements of 200 ms hurt round-robin with SACK over Teledesic more than the single path.

# experiments/rt-fig05-day.json, reason of claim sack-teledesic
they-hurt-at-2-of-the-07c9d5 = They hurt at 2 of the 24 instants and help at 4: delayed acknowledgements come in larger gaps, but fewer duplicates come.

# experiments/rt-fig05.json, title
goodput-over-one-path-and-over-3dc92b = Goodput over one path and over many against the delay of acknowledgements

# experiments/rt-fig05.json, setting
one-endless-tcp-transfer-from-quito-98b74b = One endless TCP transfer from Quito to Tokyo for 100 s, by way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn. The sky stands still: Spaceway NGSO as at 16,205 s, with 6 paths of 5 links, and Teledesic with cross-seam links as at 1,805 s, with 18 paths of 8 links. Ground links of 5 Mbit/s, inter-satellite links of 10 Mbit/s, packets of 1000 bytes of which 960 are user data, queues of 1000 packets, no errors. Windows of 20 packets over Spaceway and 64 over Teledesic fill no link, so that nothing is ever lost: whatever TCP retransmits, it was only overtaken. Receivers delay acknowledgements by up to 0, 50, 100, 200 or 500 ms. By the rules of 2001 the initial window is 1 segment and duplicate acknowledgements before the threshold let nothing go; by the defaults of ns-2.35 it is 2 and they do (limited transmit). Other constellations, instants and windows can be asked for on the command line.

# experiments/rt-fig05.json, note of claim multipath-lowers-newreno, experiments/rt-fig05.json, note of claim multipath-lowers-sack
at-the-usual-threshold-of-3-1d4fae = At the usual threshold of 3, at every delay, over both constellations and by both sets of rules: at most 99 % of the shortest path.

# experiments/rt-fig05.json, note of claim higher-threshold-helps
a-threshold-of-10-reaches-90-263591 = A threshold of 10 reaches 90 % of the shortest path at every delay.

# experiments/rt-fig05.json, claim delay-spares-single
delayed-acknowledgements-hardly-hurt-the-ced492 = Delayed acknowledgements hardly hurt the single path.

# experiments/rt-fig05.json, note of claim delay-spares-single
text-a031a2 = 200 ms against none: at least 97 %.

# experiments/rt-fig05.json, claim delay-hurts-newreno-200
delayed-acknowledgements-of-200-ms-hurt-da1ca9 = Delayed acknowledgements of 200 ms hurt round-robin with NewReno much more than the single path.

# experiments/rt-fig05.json, note of claim delay-hurts-newreno-200, experiments/rt-fig05.json, note of claim delay-hurts-newreno-500 and 2 more
at-the-usual-threshold-of-3-d05c0a = At the usual threshold of 3: what round-robin reaches of the single path is at most 95 % of what it reaches without delay.

# experiments/rt-fig05.json, reason of claim delay-hurts-newreno-200, experiments/rt-fig05.json, reason of claim delay-hurts-newreno-500
over-spaceway-it-does-249-172-1008ad = Over Spaceway it does: 249, 172, 178, 164 and 112 kbit/s at 0, 50, 100, 200 and 500 ms by the rules of 2001, where the single path falls from 294 to 290. Over Teledesic with its 18 paths it goes the other way, from 1281 at 0 to 2745 at 200 ms: delayed acknowledgements halve the number of duplicates, and there that keeps it below the threshold.

# experiments/rt-fig05.json, claim delay-hurts-newreno-500
delayed-acknowledgements-of-500-ms-hurt-0ef296 = Delayed acknowledgements of 500 ms hurt round-robin with NewReno much more than the single path.

# experiments/rt-fig05.json, claim delay-hurts-sack-200
delayed-acknowledgements-of-200-ms-hurt-484601 = Delayed acknowledgements of 200 ms hurt round-robin with SACK much more than the single path.

# experiments/rt-fig05.json, reason of claim delay-hurts-sack-200, experiments/rt-fig05.json, reason of claim delay-hurts-sack-500
sack-tells-what-has-arrived-so-d2cdae = SACK tells what has arrived, so that overtaking seldom cuts the window: over Spaceway 273 kbit/s without delay, 225 at 200 ms and 266 at 500 ms by the rules of 2001, over Teledesic as much as with a threshold of 10 at every delay.

# experiments/rt-fig05.json, claim delay-hurts-sack-500
delayed-acknowledgements-of-500-ms-hurt-8f180f = Delayed acknowledgements of 500 ms hurt round-robin with SACK much more than the single path.

# experiments/rt-latitude.json, title
how-far-from-the-equator-routing-8860c7 = How far from the equator routing by delay leads

# experiments/rt-latitude.json, setting
the-path-between-two-places-90-393b20 = The path between two places 90° of longitude apart on one parallel over a day, every 10 s, without packets, as in Figure 3. A terminal keeps its satellite until that sinks below the elevation mask; the path is the one of least delay. Planes that meet at the poles lie closer together there, so that links between them are shorter. The plot shows how far from the equator the satellites of the path are.

# experiments/rt-latitude.json, axis latitude
latitude-of-both-places-394c39 = Latitude of both places

# experiments/rt-latitude.json, axis longitude, experiments/rt-longitude.json, axis longitude and 1 more
difference-of-longitude-a80f9e = Difference of longitude

# experiments/rt-latitude.json, name of the vertical axis
mean-latitude-of-the-path-0cd0b1 = Mean latitude of the path

# experiments/rt-latitude.json, claim high-latitudes
routing-by-delay-loads-links-at-ac0912 = Routing by delay loads links at high latitude.

# experiments/rt-latitude.json, note of claim high-latitudes
between-places-at-40-the-satellites-ef3365 = Between places at 40° the satellites of the path are farther from the equator than the places: 41° or more, for the constellations of polar planes.

# experiments/rt-latitude.json, reason of claim high-latitudes
teledesic-42-1-without-links-across-849ae6 = Teledesic (42.1°, without links across the seam 51.7°) and Iridium without links across the seam (44.4°) do so. With them Iridium does not (37.2°): its interplane links are off beyond 60°, its next satellites in a plane lie 33° of latitude apart, and the path crosses the planes where it finds links, on either side of the places.

# experiments/rt-latitude.json, claim by-the-pole-without-seam-links
without-links-across-the-seam-paths-4e91ce = Without links across the seam paths lead farther from the equator.

# experiments/rt-latitude.json, note of claim by-the-pole-without-seam-links
of-teledesic-at-least-1-2-af9bc2 = Of Teledesic, at least 1.2 times as far at 0, 20 and 40°: while the seam lies between, the way leads by the pole.

# experiments/rt-longitude.json, title
disruption-of-paths-against-the-differen-d654c1 = Disruption of paths against the difference of longitude

# experiments/rt-longitude.json, setting
the-path-between-two-places-at-c135ae = The path between two places at 40° north over a day, every 10 s, without packets, as in Figure 3. A terminal keeps its satellite until that sinks below the elevation mask; the path is the one of least delay. The farther apart in longitude they lie, the more planes the path crosses, and the longer the seam lies between them. At 180° it leads over the pole.

# experiments/rt-longitude.json, name of the vertical axis
path-changes-in-a-day-597b40 = Path changes in a day

# experiments/rt-longitude.json, claim disruption-grows
disruption-grows-with-the-difference-of-544cd2 = Disruption grows with the difference of longitude.

# experiments/rt-longitude.json, note of claim disruption-grows
path-changes-in-a-day-from-7d0fab = Path changes in a day, from each difference to the next from 30 to 150°, or by 5 % the other way; for the constellations of polar planes.

# experiments/rt-longitude.json, claim delay-grows
so-does-the-delay-without-links-9381b7 = So does the delay, without links across the seam as well.

# experiments/rt-longitude.json, note of claim delay-grows
mean-delay-at-120-over-that-6ef014 = Mean delay at 120° over that at 30°: at least 1.5.

# experiments/rt-longitude.json, claim handovers-do-not
handovers-of-the-terminals-do-not-5a7443 = Handovers of the terminals do not: what grows is what happens in between.

# experiments/rt-longitude.json, note of claim handovers-do-not
at-150-within-2-of-those-dc5b2e = At 150° within 2 % of those at 30°.

# experiments/rt-resequence.json, title
round-robin-over-several-paths-and-cf9077 = Round-robin over several paths, and gateways that put packets back in order

# experiments/rt-resequence.json, setting
the-transfer-of-figure-4-an-af44b2 = The transfer of Figure 4: an endless TCP transfer from Quito to Tokyo for 100 s, by way of the shortest path or of all paths of the fewest links, over which every satellite sends its packets in turn, by the rules of 2001, and every segment acknowledged at once. Here the gateways at both ends put packets back in order. Each numbers what enters the constellation, for each direction of a flow, as a tunnel with sequence numbers does, and holds what comes before an earlier packet until that is there, or for so many ms at most. Nothing is lost. 0 ms is no gateway.

# experiments/rt-resequence.json, axis hold_ms
packets-held-for-a03f60 = Packets held for

# experiments/rt-resequence.json, claim resequencing-helps
gateways-that-put-packets-back-in-e6e218 = Gateways that put packets back in order bring the goodput of round-robin back towards that of the single path.

# experiments/rt-resequence.json, note of claim resequencing-helps
packets-held-for-200-ms-at-ae7fa0 = Packets held for 200 ms: at least 90 % of the shortest path. The rest is not lost to TCP: the paths of the fewest links are longer than the one of the shortest delay, and the window is fixed.

# experiments/rt-resequence.json, claim without-it-costs
without-them-newreno-gets-less-ac7a9d = Without them NewReno gets less.

# experiments/rt-resequence.json, note of claim without-it-costs
at-most-95-of-what-it-011f12 = At most 95 % of what it has where packets are held for 200 ms.

# experiments/rt-resequence.json, claim sack-loses-little
they-cost-sack-next-to-nothing-834bf2 = They cost SACK next to nothing where it did not need them.

# experiments/rt-resequence.json, note of claim sack-loses-little
packets-held-for-200-ms-at-9e4728 = Packets held for 200 ms: at least 95 % of the goodput without gateways. What is held comes all at once, and so do the acknowledgements.

# experiments/rt-resequence.json, claim too-short-harms
gateways-that-hold-packets-for-less-4a7cbf = Gateways that hold packets for less time than the paths differ by may do harm.

# experiments/rt-resequence.json, note of claim too-short-harms
over-spaceway-whose-paths-differ-by-1387c9 = Over Spaceway, whose paths differ by more than 20 ms, packets held for 20 ms: NewReno has at most 60 % of what it has without gateways. What was given up comes behind a whole run of later packets, each of which is one more duplicate acknowledgement.

# experiments/rt-resequence.json, claim all-in-order
where-packets-are-held-for-longer-92f675 = Where packets are held for longer than the paths differ, hosts get all of them in order.

# experiments/rt-resequence.json, note of claim all-in-order
no-packet-comes-after-a-later-b1d230 = No packet comes after a later one.

# experiments/rt-resequence.json, claim nothing-to-hold
over-a-single-path-gateways-hold-8127e2 = Over a single path gateways hold nothing.

# experiments/rt-resequence.json, note of claim nothing-to-hold
within-0-1-of-the-goodput-dadef2 = Within 0.1 % of the goodput without them.

# experiments/rt-rosette.json, title
paths-between-satellites-that-ascend-and-1d32d5 = Paths between satellites that ascend and satellites that descend

# experiments/rt-rosette.json, setting
the-path-between-two-places-at-45ddab = The path between two places at 40° north over a day, every 10 s, without packets, as in Figure 3. A terminal keeps its satellite until that sinks below the elevation mask; the path is the one of least delay. Over every place of a rosette some satellites fly north and others south, with links among those of a kind nearby; in a constellation of polar planes all those in view fly one way, but for the seam. The plot shows how often the satellites at the two ends of the path fly opposite ways.

# experiments/rt-rosette.json, name of the vertical axis
time-with-ends-that-fly-opposite-a6776c = Time with ends that fly opposite ways

# experiments/rt-rosette.json, claim rosettes-have-two-sets
rosettes-have-sets-of-ascending-and-adf528 = Rosettes have sets of ascending and of descending paths: a path from one set to the other is a detour.

# experiments/rt-rosette.json, note of claim rosettes-have-two-sets
of-spaceway-ngso-the-mean-delay-6b15e1 = Of Spaceway NGSO: the mean delay is at least 30 ms greater while the ends fly opposite ways.

# experiments/rt-rosette.json, claim stars-have-not
polar-planes-with-links-across-the-9e885a = Polar planes with links across the seam have no such detour.

# experiments/rt-rosette.json, note of claim stars-have-not
at-most-20-ms-3a815b = At most 20 ms.

# experiments/rt-rosette.json, claim and-seam-alone
their-ends-fly-opposite-ways-for-6075c4 = Their ends fly opposite ways for as long as the seam lies between, which is the difference of longitude over 180°.

# experiments/rt-rosette.json, note of claim and-seam-alone
at-60-a-third-of-the-c777be = At 60°: a third of the time, within 2 points.

# experiments/rt-satellites.json, title
terminals-with-several-satellites-at-onc-caa42f = Terminals with several satellites at once: over the shortest path and round-robin from the first hop

# experiments/rt-satellites.json, setting
the-transfer-of-figure-4-with-305f32 = The transfer of Figure 4 with terminals in Quito and Tokyo that use one, two or three satellites at once, those that stand highest: by way of the shortest path of all, or of all paths of the fewest links, over which terminals and satellites send their packets in turn. A terminal has one uplink transmitter of 5 Mbit/s for all its satellites. The sky stands still as in Figure 4, and no place sees more than two satellites then; the rules are those of 2001, and every segment is acknowledged at once.

# experiments/rt-satellites.json, claim shortest-path-gains
over-the-shortest-path-two-satellites-564edf = Over the shortest path two satellites at once give more than the highest alone.

# experiments/rt-satellites.json, note of claim shortest-path-gains
at-least-100-5-the-shortest-d9cbb6 = At least 100.5 %: the shortest path of all is shorter than that over the highest satellites, and a fixed window makes the more of it.

# experiments/rt-satellites.json, claim first-hop-mixes
over-spaceway-packets-overtake-each-othe-0ece73 = Over Spaceway packets overtake each other far more where they take several paths from the first hop on.

# experiments/rt-satellites.json, note of claim first-hop-mixes
of-a-hundred-packets-at-least-282c91 = Of a hundred packets at least 30 more come after later ones with two satellites at once than with one.

# experiments/rt-satellites.json, claim round-robin-gains
round-robin-with-sack-has-more-6f8278 = Round-robin with SACK has more goodput from two satellites than from one all the same.

# experiments/rt-satellites.json, note of claim round-robin-gains
at-least-102-from-two-satellites-ad13b2 = At least 102 %: from two satellites paths are shorter.

# experiments/sctp-rack.json, title
what-rack-is-worth-to-sctp-d1450d = What RACK is worth to SCTP under loss, by congestion control

# experiments/sctp-rack.json, setting
one-association-of-sctp-by-rfc-c42ade = One association of SCTP by RFC 9260 over a link of 10 Mbit/s with a queue of one bandwidth-delay product, 58 or 467 packets, and a way of 35 ms, as over satellites in low orbits, or 280 ms, as over a geostationary one, which loses packets at random on the way forward. Chunks of 1452 bytes, receiver buffers of 16 MiB. What is lost is told by three missing reports or by time. 140 s, measured from 40 s on. No stack of SCTP has RACK: nothing stands beside these figures.

# experiments/sctp-rack.json, value reports of axis detection
missing-reports-9748eb = missing reports

# experiments/sctp-rack.json, claim timeouts
rack-finds-retransmissions-that-are-lost-0bd079 = RACK finds retransmissions that are lost again, and spares timeouts.

# experiments/sctp-rack.json, note of claim timeouts
at-10-at-most-half-of-b6cb6f = At 10 % at most half of them (RFC 8985 1 says so of TCP).

# experiments/sctp-rack.json, claim bbr
with-bbr-whose-window-losses-do-bb3fbe = With BBR, whose window losses do not cut, that is worth most.

# experiments/sctp-rack.json, note of claim bbr
over-280-ms-at-10-at-b0fb75 = Over 280 ms at 10 % at least 1.2 times the goodput.

# experiments/sctp-rack.json, claim both
over-a-geostationary-satellite-that-lose-e0bcbe = Over a geostationary satellite that loses one packet in a hundred, BBR and RACK get many times the goodput of RFC 9260.

# experiments/sctp-rack.json, note of claim both
at-least-ten-times-72a456 = At least ten times.

# experiments/sctp-rack.json, claim harmless
where-few-packets-are-lost-rack-abfb92 = Where few packets are lost RACK changes nothing.

# experiments/sctp-rack.json, note of claim harmless
text-b738ce = 0.95 to 1.05 of the goodput at 0.1 % over 35 ms.

# experiments/sctp-stacks.json, title
goodput-of-sctp-as-freebsd-and-e43898 = Goodput of SCTP as FreeBSD and browsers do it

# experiments/sctp-stacks.json, setting
one-association-over-the-two-links-0a0553 = One association over the two links of the multistreaming experiments, 5 and 10 Mbit/s and 130 ms each, with a receiver buffer of 64 KB and one stream. The second link loses packets at random on the way forward. Packets have 1500 bytes, SACKs are delayed by 200 ms, the initial RTO is 1 s. Each profile has the choices of a real stack; the stacks themselves were run over the same path.

# experiments/sctp-stacks.json, axis stack
profile-d696a3 = Profile

# experiments/sctp-stacks.json, value dcsctp of axis stack
dcsctp-initial-cwnd-3-rto-min-6346bf = dcSCTP, initial cwnd 3, RTO.Min 1 s

# experiments/sctp-stacks.json, claim freebsd-charges
what-freebsd-charges-beside-each-chunk-ff5cf6 = What FreeBSD charges beside each chunk costs a sixth of the window.

# experiments/sctp-stacks.json, note of claim freebsd-charges
without-loss-80-to-86-of-f812cb = Without loss, 80 to 86 % of RFC 9260.

# experiments/sctp-stacks.json, reason of claim freebsd-charges
t3-rtx-which-this-stack-does-7ae06d = T3-rtx, which this stack does not start anew, expires while data are on their way: in 100 s without a loss 49 times, and each expiry begins anew with a small cwnd, so that cwnd, not what is charged, bounds the sender. It beats with the round trip; 0.1 % more delay can change goodput by half.

# experiments/sctp-stacks.json, claim freebsd-collapses
it-is-furthest-behind-where-losses-4c8993 = It is furthest behind where losses are few and cwnd could be large.

# experiments/sctp-stacks.json, note of claim freebsd-collapses
at-a-loss-rate-of-0-3aac46 = At a loss rate of 0.005, at most 80 % of RFC 9260.

# experiments/sctp-stacks.json, claim dcsctp-announces
browsers-announce-nine-tenths-of-their-d9d600 = Browsers announce nine tenths of their buffer.

# experiments/sctp-stacks.json, note of claim dcsctp-announces
without-loss-87-to-91-of-b92f3f = Without loss, 87 to 91 % of RFC 9260.

# experiments/sctp-stacks.json, claim dcsctp-close
under-loss-they-stay-close-to-16b813 = Under loss they stay close to RFC 9260.

# experiments/sctp-stacks.json, note of claim dcsctp-close
from-a-loss-rate-of-0-984aa5 = From a loss rate of 0.005 on, 80 to 98 % of it.

# experiments/sctp-streams.json, title
how-late-messages-and-objects-come-b4fc09 = How late messages and objects come: eight streams of SCTP, one, and TCP

# experiments/sctp-streams.json, setting
two-links-each-130-ms-long-fc26f1 = Two links, each 130 ms long, of 5 and 10 Mbit/s, of which the second loses packets on the way forward: those of Atiquzzaman and Ivancic (2003). Their Figures 1 and 2 show applications that share an association, one a stream, and a page of objects is their reason for it; they plot goodput and no latency, so nothing here is a figure of theirs. An application offers a page of eight objects of 10 KB every 10 s, or a message of 500 bytes every 50 ms. Streams take objects and messages in turn; the objects of a page take turns in being sent, a packet's worth each, whatever carries them. Latency is the time from the offer of one until the receiving application has all of it. SCTP is that of RFC 9260 and TCP that of RFC 5681 with SACK and without Nagle's algorithm: they differ in more than streams, and SCTP with one stream tells how much is due to these.

# experiments/sctp-streams.json, value messages of axis workload
messages-of-500-bytes-every-50-a8d33f = Messages of 500 bytes every 50 ms

# experiments/sctp-streams.json, axis carrier
carried-by-5cafc3 = Carried by

# experiments/sctp-streams.json, value streams of axis carrier
sctp-eight-streams-130df9 = SCTP, eight streams

# experiments/sctp-streams.json, value one of axis carrier
sctp-one-stream-bff207 = SCTP, one stream

# experiments/sctp-streams.json, value tcp of axis carrier
tcp-one-connection-fb8a82 = TCP, one connection

# experiments/sctp-streams.json, claim nothing-lost
where-nothing-is-lost-streams-do-fe14f8 = Where nothing is lost streams do not matter: with eight the latency is that with one.

# experiments/sctp-streams.json, note of claim nothing-lost
a-check-of-our-own-to-cca38a = A check of our own, to within 1 %.

# experiments/sctp-streams.json, claim messages-streams
messages-at-a-rate-that-is-5c027c = Messages at a rate that is far below that of the links come earlier over eight streams, for a lost packet keeps back the later ones of its stream alone.

# experiments/sctp-streams.json, note of claim messages-streams
a-check-of-our-own-the-480968 = A check of our own: the 95th percentile is at most 0.9 of that with one stream.

# experiments/sctp-streams.json, claim pages-windows
streams-change-the-latency-of-the-6e4b1b = Streams change the latency of the objects of a page by less than a tenth: it is that of a window which opens anew for each page.

# experiments/sctp-streams.json, note of claim pages-windows
a-check-of-our-own-the-7c85f6 = A check of our own: the median over eight streams is within 10 % of that over one.

# experiments/sctp-streams.json, claim below-tcp
at-a-loss-of-1-and-a64dc3 = At a loss of 1 % and more messages over eight streams come earlier than over TCP.

# experiments/sctp-streams.json, note of claim below-tcp
a-check-of-our-own-on-8f237a = A check of our own, on the 95th percentile.

# experiments/tcp-loss.json, title
goodput-of-tcp-against-random-loss-3962fa = Goodput of TCP against random loss: NewReno, SACK and CUBIC

# experiments/tcp-loss.json, setting
one-tcp-flow-over-the-two-517b2e = One TCP flow over the two links of the multistreaming experiments, 5 and 10 Mbit/s and 130 ms each, with queues of 50 packets. The second link loses packets at random on the way forward. Packets have 1500 bytes with timestamps. Receiver buffers of 65,535 bytes without window scaling and of 4 MiB with it, acknowledgements delayed by 200 ms or not at all. 200 s, measured from 50 s on.

# experiments/tcp-loss.json, claim falls-with-loss, experiments/tcp-split.json, claim falls-with-loss
goodput-falls-as-the-loss-rate-69352d = Goodput falls as the loss rate grows.

# experiments/tcp-loss.json, claim window-limit
without-loss-and-scaling-goodput-is-6b24b9 = Without loss and scaling goodput is one window of 65,535 bytes each round trip.

# experiments/tcp-loss.json, claim cubic-fast
cubic-is-at-least-as-fast-022ce6 = CUBIC is at least as fast as NewReno and SACK over a long path with large windows.

# experiments/tcp-loss.json, claim mathis-1e-3
at-a-loss-rate-of-0-88a9bd = At a loss rate of 0.001 NewReno with SACK reaches MSS / RTT sqrt(3 / 2p), 855 kbit/s.

# experiments/tcp-loss.json, note of claim mathis-1e-3, experiments/tcp-loss.json, note of claim mathis-5e-3
mathis-semke-mahdavi-and-ott-1997-a95ee7 = Mathis, Semke, Mahdavi and Ott 1997; within 10 %, every segment acknowledged.

# experiments/tcp-loss.json, reason of claim mathis-1e-3
ten-runs-spread-too-widely-with-1c458d = Ten runs spread too widely: with 100 it is 882 ± 29 kbit/s, within the ten percent.

# experiments/tcp-loss.json, claim mathis-5e-3
at-a-loss-rate-of-0-16ecfd = At a loss rate of 0.005 NewReno with SACK reaches MSS / RTT sqrt(3 / 2p), 383 kbit/s.

# experiments/tcp-loss.json, reason of claim mathis-5e-3
ten-runs-spread-too-widely-with-eabd8d = Ten runs spread too widely: with 100 it is 371 ± 8 kbit/s, within the ten percent.

# experiments/tcp-reconfiguration.json, title
a-path-that-is-configured-anew-c73406 = A path that is configured anew every 15 seconds: NewReno, CUBIC and SCTP

# experiments/tcp-reconfiguration.json, setting
one-flow-over-a-link-of-a04ca0 = One flow over a link of 50 Mbit/s whose one-way delay alternates between 25 and 40 ms every 15 s, with a queue of 200 packets, without other losses or with one packet in 10,000 lost at random on the way forward. A packet keeps the delay that it left with: after each fall of the delay some 60 packets overtake those before them. Packets have 1500 bytes, receiver buffers 4 MiB. 200 s, measured from 50 s on. An assumption about paths that change without a handover, not a measurement of any system.

# experiments/tcp-reconfiguration.json, claim full
without-random-loss-every-sender-uses-cc13d8 = Without random loss every sender uses at least nine tenths of the link.

# experiments/tcp-reconfiguration.json, claim overtaken
packets-that-overtake-others-are-taken-64af72 = Packets that overtake others are taken for losses: without random loss data are sent again all the same.

# experiments/tcp-reconfiguration.json, claim no-timeout
no-change-of-the-delay-makes-f9c647 = No change of the delay makes a retransmission timer expire.

# experiments/tcp-reconfiguration.json, claim cubic
with-one-packet-in-10-000-e922a1 = With one packet in 10,000 lost CUBIC delivers more than NewReno.

# experiments/tcp-reconfiguration.json, claim sctp
sctp-whose-window-grows-like-that-df7d5f = SCTP, whose window grows like that of NewReno, delivers within a fifth as much.

# experiments/tcp-share.json, title
how-tcp-flows-share-a-long-5d0cfd = How TCP flows share a long link: NewReno, CUBIC and one of each

# experiments/tcp-share.json, setting
two-and-four-tcp-flows-without-3fead5 = Two and four TCP flows without end share a link of 10 Mbit/s and 250 ms with a queue of 100 packets. All of them use SACK and window scaling with receiver buffers of 4 MiB; each starts within a round trip of the others, at an instant that its seed draws, and nothing else is random. 600 s, measured from 100 s on.

# experiments/tcp-share.json, value newreno+cubic of axis controller
half-of-them-each-709269 = half of them each

# experiments/tcp-share.json, name of the vertical axis
fairness-and-utilisation-5bed63 = Fairness and utilisation

# experiments/tcp-share.json, claim equal-flows
flows-with-the-same-congestion-control-111162 = Flows with the same congestion control share equally.

# experiments/tcp-share.json, note of claim equal-flows
jain-s-index-of-at-least-c69c91 = Jain's index of at least 0.9 over 500 s.

# experiments/tcp-share.json, claim full
cubic-keeps-the-link-fuller-than-c43aed = CUBIC keeps the link fuller than Reno.

# experiments/tcp-split.json, title
goodput-of-tcp-with-and-without-229bea = Goodput of TCP with and without a gateway before the satellite

# experiments/tcp-split.json, setting
one-tcp-flow-from-chicago-to-e26ac7 = One TCP flow from Chicago to Quito: a terrestrial line of 20 Mbit/s and 20 ms that loses packets at random on the way forward, then a geostationary bent pipe of 10 Mbit/s. From end to end in one connection with a round trip of 0.53 s, or split by a gateway before the satellite into connections with round trips of 0.04 and 0.49 s. NewReno with SACK, every segment acknowledged, queues of 2,000 packets. Receiver buffers of 65,535 bytes without window scaling and of 4 MiB with it; the gateway has room for both. 200 s, measured from 50 s on.

# experiments/tcp-split.json, value whole of axis way
end-to-end-6b5cb4 = End to end

# experiments/tcp-split.json, value split of axis way
split-32afaa = Split

# experiments/tcp-split.json, axis loss
packet-error-rate-of-the-line-9759a9 = Packet error rate of the line

# experiments/tcp-split.json, claim no-loss
without-loss-and-with-large-windows-0190ad = Without loss and with large windows the gateway changes nothing: both fill the satellite link.

# experiments/tcp-split.json, claim window-whole
end-to-end-a-window-of-344537 = End to end a window of 65,535 bytes gives 45 segments each round trip of 0.53 s, 984 kbit/s.

# experiments/tcp-split.json, claim window-split
split-such-a-window-gives-45-8482c4 = Split, such a window gives 45 segments each round trip of the satellite leg, 0.49 s, whatever the line loses up to 1 %: 1063 kbit/s.

# experiments/tcp-split.json, note of claim window-split
within-5-the-line-alone-with-cc7a69 = Within 5 %: the line alone, with its short round trip, is faster than that also while it loses.

# experiments/tcp-split.json, claim fills
split-a-loss-of-0-1-0b0672 = Split, a loss of 0.1 % on the line leaves the satellite link full.

# experiments/tcp-split.json, claim mathis-split
at-a-loss-rate-of-0-a80683 = At a loss rate of 0.005 the split flow has what the law gives the line, MSS / RTT sqrt(3 / 2p) with 0.0408 s: 4,918 kbit/s.

# experiments/tcp-split.json, note of claim mathis-split
mathis-semke-mahdavi-and-ott-1997-2c62c2 = Mathis, Semke, Mahdavi and Ott 1997; within 10 %.

# experiments/tcp-split.json, claim mathis-whole
from-end-to-end-the-law-95e393 = From end to end the law gives 379 kbit/s with 0.53 s.

# experiments/tcp-split.json, note of claim mathis-whole
within-10-f15c29 = Within 10 %.

# experiments/tcp-split.json, claim ratio
so-the-gateway-gains-the-ratio-e21b53 = So the gateway gains the ratio of the two round trips, 13.

# experiments/tcp-split.json, note of claim ratio
within-20-d410ad = Within 20 %.

# experiments/xs-congestion.json, title
how-much-probing-gains-when-more-ca49b6 = How much probing gains when more or less of the bad states is congestion

# experiments/xs-congestion.json, figure
section-6-future-work-9e1409 = Section 6, future work

# experiments/xs-congestion.json, setting
the-bit-corruption-of-figure-6-d6e6cb = The bit corruption of Figure 6 with stays of 10 s: in the bad state 10 or 30 % of the packets are lost, and the one-way delay is 100 or 150 ms. There every stay draws one of the two with equal chance; here the share of bad stays with 150 ms, which probing takes for congestion, goes from none to all. In the good state half of the stays have either.

# experiments/xs-congestion.json, value false of axis probing, experiments/xs-fig06.json, value false of axis probing and 12 more
without-probing-52fe1d = without probing

# experiments/xs-congestion.json, value true of axis probing, experiments/xs-fig06.json, value true of axis probing and 12 more
with-probing-e7aabc = with probing

# experiments/xs-congestion.json, axis congestion_share
share-of-congestion-among-the-bad-80e530 = Share of congestion among the bad stays

# experiments/xs-congestion.json, axis drop_probability, experiments/xs-fig06.json, axis drop_probability and 3 more
drop-probability-in-the-bad-state-ee6585 = Drop probability in the bad state

# experiments/xs-congestion.json, claim probing-gains
probing-raises-the-effective-throughput--e7e083 = Probing raises the effective throughput whatever share of the bad states is congestion.

# experiments/xs-congestion.json, note of claim probing-gains, experiments/xs-sensitivity.json, note of claim probing-gains
at-every-point-55c787 = At every point.

# experiments/xs-congestion.json, claim gains-less-under-congestion
probing-gains-less-where-every-bad-03766d = Probing gains less where every bad state is congestion than where none is, for it then halves the window as the other sender does.

# experiments/xs-congestion.json, note of claim gains-less-under-congestion
throughput-with-probing-over-that-withou-fc2d7f = Throughput with probing over that without it, with all congested over the same with none: at most 0.98.

# experiments/xs-congestion.json, claim the-share-is-not-pivotal
yet-most-of-the-gain-stays-a64238 = Yet most of the gain stays: the share of congestion is not what decides.

# experiments/xs-congestion.json, note of claim the-share-is-not-pivotal
with-all-congested-probing-still-gains-198067 = With all congested probing still gains at least 40 %.

# experiments/xs-congestion.json, claim fewer-retransmissions
with-probing-the-overhead-falls-as-09c83d = With probing the overhead falls as congestion has a greater share.

# experiments/xs-congestion.json, note of claim fewer-retransmissions
with-all-congested-at-most-90-85ccdd = With all congested at most 90 % of that with none.

# experiments/xs-fig06.json, title
effective-throughput-under-bit-corruptio-64e61d = Effective throughput under bit corruption, without and with probing

# experiments/xs-fig06.json, setting, experiments/xs-fig07.json, setting and 1 more
a-source-sends-a-file-of-956637 = A source sends a file of 10,000,000 bytes to a destination behind a router, in segments of 1000 bytes with buffers of 64,000 bytes, over XSTP without and with probing. Links take no time; the router passes from a good to a bad state and back, and stays in each for an exponential time. Each stay adds 100 or 150 ms to the way, with equal chance, and both directions share it. Both variants meet the same states on one seed. In the bad state packets are lost with the chance that is varied; the mean stay in both states is 10 s or 1 s.

# experiments/xs-fig06.json, claim probing-gains, experiments/xs-fig09.json, claim probing-gains and 2 more
probing-raises-the-effective-throughput--5adcb3 = Probing raises the effective throughput in all tests.

# experiments/xs-fig06.json, place of claim probing-gains, experiments/xs-fig06.json, place of claim least-gain and 2 more
section-6-figure-6-1349bf = Section 6, Figure 6

# experiments/xs-fig06.json, note of claim probing-gains, experiments/xs-fig08.json, note of claim better-ratio and 6 more
at-every-point-with-losses-317549 = At every point with losses.

# experiments/xs-fig06.json, claim least-gain
the-least-gain-is-3-308046 = The least gain is 3 %.

# experiments/xs-fig06.json, note of claim least-gain
at-one-point-at-least-the-b23846 = At one point at least the gain is 3 %, give or take five points.

# experiments/xs-fig06.json, reason of claim least-gain
with-100-runs-a-point-gains-1ab0e1 = With 100 runs a point gains lie between 27 and 87 %, and at 2 % dropped, the least, probing gains 78 ± 7 % with stays of 10 s. An independent model written from the paper agrees with what is measured here. It has 79.7 ± 18.8 % there, and 26 to 94 % at its points.

# experiments/xs-fig06.json, claim greatest-gain
the-greatest-gain-is-150-620f1b = The greatest gain is 150 %.

# experiments/xs-fig06.json, note of claim greatest-gain
at-one-point-at-least-the-9cb531 = At one point at least the gain is 150 %, give or take a fifth of it.

# experiments/xs-fig06.json, reason of claim greatest-gain
with-100-runs-a-point-gains-303206 = With 100 runs a point gains lie between 27 and 87 %. An independent model written from the paper agrees with what is measured here. Its greatest is 94.1 ± 21.6 %, at 10 % dropped with stays of 10 s.

# experiments/xs-fig06.json, claim ten-second-stays-gain-more
the-gains-with-stays-of-10-de2883 = The gains with stays of 10 s are above those with stays of 1 s.

# experiments/xs-fig06.json, note of claim ten-second-stays-gain-more
at-every-drop-probability-throughput-wit-975a15 = At every drop probability: throughput with probing over that without it, for stays of 10 s over the same for 1 s.

# experiments/xs-fig06.json, reason of claim ten-second-stays-gain-more
true-at-5-and-above-at-9fb034 = True at 5 % and above; at 2 % stays of 10 s gain 75 ± 14 % and those of 1 s 61 %, and twenty runs cannot tell (ratio 1.09 ± 0.09).

# experiments/xs-fig06.json, reference, experiments/xs-fig06.json, name of the reference and 22 more
an-independent-model-written-from-the-b5e2f2 = An independent model written from the paper

# experiments/xs-fig07.json, title
overhead-under-bit-corruption-without-an-4eb2cd = Overhead under bit corruption, without and with probing

# experiments/xs-fig07.json, claim mostly-lower, experiments/xs-fig11.json, claim mostly-lower and 2 more
probing-mostly-lowers-the-overhead-2b3148 = Probing mostly lowers the overhead.

# experiments/xs-fig07.json, place of claim mostly-lower, experiments/xs-fig07.json, place of claim half-as-much
section-6-figure-7-bd9382 = Section 6, Figure 7

# experiments/xs-fig07.json, note of claim mostly-lower, experiments/xs-fig11.json, note of claim mostly-lower and 2 more
at-four-of-five-points-with-54ab23 = At four of five points with losses.

# experiments/xs-fig07.json, claim half-as-much
at-a-drop-probability-of-50-7d28b3 = At a drop probability of 50 % probing saves 44 % of the overhead.

# experiments/xs-fig07.json, note of claim half-as-much
text-c6a85e = 30 to 58 % saved, with stays of 10 s.

# experiments/xs-fig07.json, reason of claim half-as-much
with-100-runs-36-2-5-70d509 = With 100 runs 36 ± 2.5 % are saved. An independent model written from the paper agrees with what is measured here. It saves 35 %: 5.7 of 8.8 %.

# experiments/xs-fig08.json, title
throughput-over-overhead-under-bit-corru-22b149 = Throughput over overhead under bit corruption, without and with probing

# experiments/xs-fig08.json, unit of the vertical axis, experiments/xs-fig13.json, unit of the vertical axis and 2 more
kbit-s-per-3adbb8 = kbit/s per %

# experiments/xs-fig08.json, claim better-ratio, experiments/xs-fig13.json, claim better-ratio and 2 more
with-probing-more-throughput-comes-with-5cdf97 = With probing more throughput comes with every percent of overhead.

# experiments/xs-fig09.json, title
effective-throughput-under-handoffs-of-0-46b67f = Effective throughput under handoffs of 0.5 s, without and with probing

# experiments/xs-fig09.json, setting, experiments/xs-fig11.json, setting and 1 more
a-source-sends-a-file-of-61c87a = A source sends a file of 10,000,000 bytes to a destination behind a router, in segments of 1000 bytes with buffers of 64,000 bytes, over XSTP without and with probing. Links take no time; the router passes from a good to a bad state and back, and stays in each for an exponential time. Each stay adds 100 or 150 ms to the way, with equal chance, and both directions share it. Both variants meet the same states on one seed. In the bad state, a handoff of 0.5 s on average, every packet is lost; the good state is so long that handoffs take the given share of the time.

# experiments/xs-fig09.json, axis mean_stay_s, experiments/xs-fig10.json, axis mean_stay_s and 7 more
rendezvous-6bcbdf = Rendezvous

# experiments/xs-fig09.json, axis handoff_rate, experiments/xs-fig10.json, axis handoff_rate and 4 more
handoff-rate-7e8eb1 = Handoff rate

# experiments/xs-fig09.json, place of claim probing-gains, experiments/xs-fig09.json, place of claim falls-with-rate
section-6-figure-9-f82a9d = Section 6, Figure 9

# experiments/xs-fig09.json, claim falls-with-rate, experiments/xs-fig10.json, claim falls-with-rate
the-throughput-falls-with-the-handoff-952d57 = The throughput falls with the handoff rate.

# experiments/xs-fig09.json, note of claim falls-with-rate, experiments/xs-fig10.json, note of claim falls-with-rate and 3 more
from-each-rate-to-the-next-6a80f7 = From each rate to the next, or by 3 % the other way.

# experiments/xs-fig10.json, title
effective-throughput-under-handoffs-of-1-9618e8 = Effective throughput under handoffs of 1 s beside those of 0.5 s, without and with probing

# experiments/xs-fig10.json, setting, experiments/xs-fig12.json, setting and 1 more
a-source-sends-a-file-of-19996c = A source sends a file of 10,000,000 bytes to a destination behind a router, in segments of 1000 bytes with buffers of 64,000 bytes, over XSTP without and with probing. Links take no time; the router passes from a good to a bad state and back, and stays in each for an exponential time. Each stay adds 100 or 150 ms to the way, with equal chance, and both directions share it. Both variants meet the same states on one seed. In the bad state, a handoff of 1 s on average, every packet is lost; the good state is so long that handoffs take the given share of the time.

# experiments/xs-fig10.json, place of claim probing-gains, experiments/xs-fig10.json, place of claim falls-with-rate
section-6-figure-10-3811a3 = Section 6, Figure 10

# experiments/xs-fig10.json, claim least-gain
the-least-gain-is-4-8bb61e = The least gain is 4 %.

# experiments/xs-fig10.json, place of claim least-gain, experiments/xs-fig10.json, place of claim greatest-gain and 2 more
section-6-figures-9-and-10-1581bb = Section 6, Figures 9 and 10

# experiments/xs-fig10.json, note of claim least-gain
at-one-point-at-least-the-c69d46 = At one point at least the gain is 4 %, give or take five points.

# experiments/xs-fig10.json, claim greatest-gain
the-greatest-gain-is-86-f8a458 = The greatest gain is 86 %.

# experiments/xs-fig10.json, note of claim greatest-gain
at-one-point-at-least-the-3849b7 = At one point at least the gain is 86 %, give or take a fifth of it.

# experiments/xs-fig10.json, reason of claim greatest-gain
with-100-runs-a-point-the-130900 = With 100 runs a point the greatest gain is 70 ± 5 %, for handoffs of half a second at a rate of 15 %: at the lower edge of what counts. An independent model written from the paper agrees with what is measured here. It has 66.9 ± 11.6 % there.

# experiments/xs-fig10.json, claim one-second-gains-more
handoffs-of-one-second-gain-more-01f002 = Handoffs of one second gain more than those of half a second.

# experiments/xs-fig10.json, note of claim one-second-gains-more
at-every-handoff-rate-throughput-with-613c8c = At every handoff rate: throughput with probing over that without it, for handoffs of a second over the same for half a second.

# experiments/xs-fig10.json, reason of claim one-second-gains-more
with-100-runs-a-point-handoffs-bacd10 = With 100 runs a point handoffs of half a second gain more at every rate: 70 ± 5 % against 58 ± 4 % at 15 %. Without probing half a second costs more throughput at the same rate, because there are twice as many handoffs. An independent model written from the paper agrees with what is measured here. It has 66.9 % for half a second at 15 % and 48.6 % for a second at 13 %.

# experiments/xs-fig10.json, claim one-second-is-as-fast
handoffs-of-one-second-give-at-da25b6 = Handoffs of one second give at least the throughput of those of half a second.

# experiments/xs-fig10.json, note of claim one-second-is-as-fast
at-every-handoff-rate-without-and-b2b322 = At every handoff rate, without and with probing.

# experiments/xs-fig10.json, reason of claim one-second-is-as-fast
clearly-more-at-every-rate-from-51f15c = Clearly more at every rate from 3 % on. At 1 % with probing there are so few handoffs that nothing can be told: ratio 1.002 ± 0.018 with 100 runs a point.

# experiments/xs-fig11.json, title
overhead-under-handoffs-of-0-5-727e9e = Overhead under handoffs of 0.5 s, without and with probing

# experiments/xs-fig11.json, place of claim mostly-lower, experiments/xs-fig11.json, place of claim grows-with-rate
section-6-figure-11-4ed9fe = Section 6, Figure 11

# experiments/xs-fig11.json, claim grows-with-rate, experiments/xs-fig12.json, claim grows-with-rate
the-overhead-grows-with-the-handoff-77fabc = The overhead grows with the handoff rate.

# experiments/xs-fig12.json, title
overhead-under-handoffs-of-1-s-bad709 = Overhead under handoffs of 1 s, without and with probing

# experiments/xs-fig12.json, place of claim mostly-lower, experiments/xs-fig12.json, place of claim grows-with-rate and 1 more
section-6-figure-12-bb452a = Section 6, Figure 12

# experiments/xs-fig12.json, claim a-third-less
with-handoffs-of-one-second-probing-3075f1 = With handoffs of one second probing saves 34 % of the overhead.

# experiments/xs-fig12.json, note of claim a-third-less
text-99e460 = 27 to 41 % saved at 15 %, where most is saved.

# experiments/xs-fig13.json, title
throughput-over-overhead-under-handoffs--a94c9d = Throughput over overhead under handoffs of 0.5 s, without and with probing

# experiments/xs-fig14.json, title
throughput-over-overhead-under-handoffs--583aae = Throughput over overhead under handoffs of 1 s, without and with probing

# experiments/xs-fig15.json, title
effective-throughput-under-limited-conne-88fc32 = Effective throughput under limited connectivity, without and with probing

# experiments/xs-fig15.json, figure
figure-15-7e2c9d = Figure 15

# experiments/xs-fig15.json, setting, experiments/xs-fig16.json, setting and 1 more
a-source-sends-a-file-of-28498b = A source sends a file of 10,000,000 bytes to a destination behind a router, in segments of 1000 bytes with buffers of 64,000 bytes, over XSTP without and with probing. Links take no time; the router passes from a good to a bad state and back, and stays in each for an exponential time. Each stay adds 100 or 150 ms to the way, with equal chance, and both directions share it. Both variants meet the same states on one seed. In the bad state, without connectivity, every packet is lost. The bad state is so long that there is connectivity for the given share of the time.

# experiments/xs-fig15.json, axis connectivity_rate, experiments/xs-fig16.json, axis connectivity_rate and 1 more
connectivity-rate-2d3713 = Connectivity rate

# experiments/xs-fig15.json, place of claim probing-gains, experiments/xs-fig15.json, place of claim least-gain and 3 more
section-6-figure-15-b8239e = Section 6, Figure 15

# experiments/xs-fig15.json, claim least-gain
the-least-gain-is-13-6cb884 = The least gain is 13 %.

# experiments/xs-fig15.json, note of claim least-gain
at-one-point-at-least-the-a4e514 = At one point at least the gain is 13 %, give or take five points.

# experiments/xs-fig15.json, reason of claim least-gain
with-100-runs-a-point-the-84d30b = With 100 runs a point the least gains, 17 ± 8 % at 3 % and 17 ± 7 % at 7.5 % with a rendezvous of 10 s, lie at the upper edge of what counts, and their spread reaches beyond it.

# experiments/xs-fig15.json, claim greatest-gain
the-greatest-gain-is-77-f3c4ed = The greatest gain is 77 %.

# experiments/xs-fig15.json, note of claim greatest-gain
at-one-point-at-least-the-8cef77 = At one point at least the gain is 77 %, give or take a fifth of it.

# experiments/xs-fig15.json, reason of claim greatest-gain
with-100-runs-a-point-the-aa630b = With 100 runs a point the greatest gain is 70 ± 9 %, at a rate of 30 % with a rendezvous of 5 s: its interval reaches below what counts.

# experiments/xs-fig15.json, claim rises-with-rate
the-throughput-rises-with-the-connectivi-648942 = The throughput rises with the connectivity rate.

# experiments/xs-fig15.json, claim longer-rendezvous-are-faster
a-rendezvous-of-10-s-gives-8692ee = A rendezvous of 10 s gives more throughput than one of 5 s.

# experiments/xs-fig15.json, note of claim longer-rendezvous-are-faster
at-every-connectivity-rate-without-and-4a68c6 = At every connectivity rate, without and with probing.

# experiments/xs-fig16.json, title
overhead-under-limited-connectivity-with-d99bab = Overhead under limited connectivity, without and with probing

# experiments/xs-fig16.json, figure
figure-16-c2391e = Figure 16

# experiments/xs-fig16.json, place of claim mostly-lower, experiments/xs-fig16.json, place of claim flat-in-rate
section-6-figure-16-b00acd = Section 6, Figure 16

# experiments/xs-fig16.json, reason of claim mostly-lower
at-a-connectivity-of-1-there-c8bb6a = At a connectivity of 1 % there are 500 or 1000 s without any, and probes go on through them: with a rendezvous of 5 s they take what the sender sends beside data from 4.0 to 8.5 % of the file, more than the retransmissions that they save, 6.4 less 4.0 % (40 runs). With 100 runs a point overhead is 22 ± 4 and 41 ± 6 % higher there, no different at 3 % with 10 s, and 10 to 25 % lower at the nine other points: not four fifths of all.

# experiments/xs-fig16.json, claim flat-in-rate
the-overhead-does-not-depend-on-0081d8 = The overhead does not depend on the connectivity rate.

# experiments/xs-fig16.json, note of claim flat-in-rate
within-a-tenth-of-that-at-394dcf = Within a tenth of that at 30 %.

# experiments/xs-fig16.json, reason of claim flat-in-rate
from-15-on-it-is-flat-69f790 = From 15 % on it is flat, and without probing from 7.5 % on. Below it grows as there is less connectivity: at 1 % it is 1.27 and 1.29 times that at 30 % without probing and 2.07 and 2.40 times with it (100 runs a point), for reports are asked for and probes go on through the time without any connectivity, which is 99 % of the transfer there.

# experiments/xs-fig17.json, title
throughput-over-overhead-under-limited-c-07da96 = Throughput over overhead under limited connectivity, without and with probing

# experiments/xs-fig17.json, figure
figure-17-269180 = Figure 17

# experiments/xs-fig17.json, reason of claim better-ratio
at-a-connectivity-of-1-there-a92bd6 = At a connectivity of 1 % there are 500 or 1000 s without any, and probes go on through them: with a rendezvous of 5 s they take what the sender sends beside data from 4.0 to 8.5 % of the file, more than the retransmissions that they save, 6.4 less 4.0 % (40 runs). So the gain in throughput, 18 ± 10 % with a rendezvous of 10 s, is spent on overhead: the ratio there is 1.02 ± 0.16 with 100 runs. At every other point it is better.

# experiments/xs-fig19.json, title
latency-of-files-over-packet-radio-c30ccd = Latency of files over packet radio

# experiments/xs-fig19.json, figure, experiments/xs-fig19.json, place of claim near-1200-1000 and 3 more
figure-19-3fd511 = Figure 19

# experiments/xs-fig19.json, setting
ftp-over-xstp-ipv4-and-ax-ada60b = FTP over XSTP, IPv4 and AX.25 on one half-duplex radio channel that two stations share by p-persistent CSMA with the defaults of KISS: TXDELAY 500 ms, slots of 100 ms, persistence 0.25. Frames have at most 255 bytes, 17 of AX.25, 60 of IP, 16 of XSTP and 5 of FTP among them, so that 157 bytes of the file are left: 1, 1, 7 and 66 frames for 1 B, 100 B, 1 KB and 10 KB. One frame at a time is acknowledged, with a POLL a round trip, and without probing, for which every answer that CSMA keeps back would be a missing one. The printed values need header bits to be counted and, whatever the rate, some eight seconds a frame that CSMA does not explain: after each frame with data the sender is busy for 5 s, a time that is fitted to the large files and not in the paper. Latency counts from the first frame with data to the answer that acknowledges the last. Files of one frame fit less well: those of 1 B and 100 B differ by 99 bytes, which take 0.66 s at 1.2 kbit/s and 0.08 s at 9.6 kbit/s, and by 1.85 s and 1.02 s in the printed values, which no time that is the same for both frames explains.

# experiments/xs-fig19.json, axis file_bytes, experiments/xs-table1.json, axis file_bytes and 1 more
file-50009c = File

# experiments/xs-fig19.json, claim longer-files-take-longer
larger-files-take-longer-b53a22 = Larger files take longer.

# experiments/xs-fig19.json, note of claim longer-files-take-longer
from-each-size-to-the-next-61da04 = From each size to the next.

# experiments/xs-fig19.json, claim near-1200-1000
the-latency-of-a-file-of-87aacb = The latency of a file of 1 KB at 1.2 kbit/s is that printed.

# experiments/xs-fig19.json, note of claim near-1200-1000, experiments/xs-fig19.json, note of claim near-1200-10000 and 10 more
within-15-0bcd4d = Within 15 %.

# experiments/xs-fig19.json, reason of claim near-1200-1000
with-100-runs-it-is-71-5fc0e6 = With 100 runs it is 71.7 ± 2.0 s, 13 % above the printed one and at the edge of what counts.

# experiments/xs-fig19.json, claim near-1200-10000
the-latency-of-a-file-of-805db1 = The latency of a file of 10 KB at 1.2 kbit/s is that printed.

# experiments/xs-fig19.json, claim near-9600-1000
the-latency-of-a-file-of-c265f8 = The latency of a file of 1 KB at 9.6 kbit/s is that printed.

# experiments/xs-fig19.json, claim near-9600-10000
the-latency-of-a-file-of-9cff2f = The latency of a file of 10 KB at 9.6 kbit/s is that printed.

# experiments/xs-fig19.json, reference, experiments/xs-table1.json, reference and 1 more
the-values-printed-in-the-paper-5fb085 = The values printed in the paper

# experiments/xs-fig19.json, name of the reference, experiments/xs-table1.json, name of the reference and 1 more
the-values-printed-0021d5 = The values printed

# experiments/xs-probing.json, title
probing-in-xstp-and-in-tcp-051798 = Probing in XSTP and in TCP under bit corruption

# experiments/xs-probing.json, figure
section-2-7b0d4c = Section 2

# experiments/xs-probing.json, setting
xstp-has-its-probing-from-tcp-01c11f = XSTP has its probing from TCP-probing (Tsaoussidis and Badr 2000), which the paper names and does not run. Here both stand beside what they are without probing, over the bit corruption of Figures 6 to 8: a file of 10,000,000 bytes in segments of 1000 bytes with buffers of 64,000 bytes; the router passes from a good to a bad state and back, and stays in each for an exponential time. Each stay adds 100 or 150 ms to the way, with equal chance, and both directions share it. All four senders meet the same states on one seed. In the bad state packets are lost with the chance that is varied; the mean stay in both states is 10 s or 1 s. TCP follows the rules of 2001 with NewReno; what TCP-probing takes for congestion is what XSTP does.

# experiments/xs-probing.json, claim nothing-lost
where-nothing-is-lost-tcp-probing-fd7a74 = Where nothing is lost TCP-probing is TCP.

# experiments/xs-probing.json, note of claim nothing-lost
the-same-effective-throughput-to-within-d10310 = The same effective throughput, to within 0.1 %.

# experiments/xs-probing.json, claim tcp-gains
probing-raises-the-effective-throughput--0393ac = Probing raises the effective throughput of TCP wherever packets are lost.

# experiments/xs-probing.json, note of claim tcp-gains
by-10-at-least-at-every-c07580 = By 10 % at least, at every point with losses.

# experiments/xs-probing.json, claim fewer-timeouts
with-probing-few-losses-end-in-fa0dfc = With probing few losses end in a timeout that leaves one segment of cwnd.

# experiments/xs-probing.json, note of claim fewer-timeouts
at-most-30-of-the-timeouts-07222f = At most 30 % of the timeouts of TCP.

# experiments/xs-probing.json, claim tcp-overhead
in-tcp-probing-raises-the-overhead-60a7af = In TCP probing raises the overhead: after a timeout all leaves again at the window of before that is not known to have come, where XSTP's reports name what is missing.

# experiments/xs-probing.json, note of claim tcp-overhead
at-every-point-with-losses-more-0a9ed0 = At every point with losses more than TCP.

# experiments/xs-probing.json, claim xstp-short-stays
where-the-channel-changes-fast-and-c51d81 = Where the channel changes fast and loses much XSTP gets further than TCP-probing.

# experiments/xs-probing.json, note of claim xstp-short-stays
with-stays-of-1-s-and-484c36 = With stays of 1 s and 10 % lost or more, by 30 % at least.

# experiments/xs-sensitivity.json, title
how-much-the-choices-that-the-742956 = How much the choices that the paper leaves open matter

# experiments/xs-sensitivity.json, setting
a-source-sends-a-file-of-72982e = A source sends a file of 10,000,000 bytes to a destination behind a router, in segments of 1000 bytes with buffers of 64,000 bytes, over XSTP without and with probing. Links take no time; the router passes from a good to a bad state and back, and stays in each for an exponential time. Each stay adds 100 or 150 ms to the way, with equal chance, and both directions share it. Both variants meet the same states on one seed. Where the paper is silent a choice was made: how far POLLs back off, after which pause cwnd starts anew, what the send timer spreads over a round trip, what lets cwnd grow, and how much longer than before the loss a probe's round trip may be. One of them is made otherwise at a time, under corruption of 20 % with stays of 10 s, handoffs of 1 s for a tenth of the time, and connectivity of 5 s for 15 % of the time.

# experiments/xs-sensitivity.json, axis states
states-2f6e9d = States

# experiments/xs-sensitivity.json, value handoffs of axis states
handoffs-b03790 = handoffs

# experiments/xs-sensitivity.json, value limited connectivity of axis states
limited-connectivity-81704e = limited connectivity

# experiments/xs-sensitivity.json, value as assumed of axis choice
as-assumed-6e5c6d = as assumed

# experiments/xs-sensitivity.json, value no backoff of axis choice
no-backoff-00c8af = no backoff

# experiments/xs-sensitivity.json, value backoff to 64 of axis choice
backoff-to-64-0182fc = backoff to 64

# experiments/xs-sensitivity.json, value idle after 5 s of axis choice
idle-after-5-s-16942e = idle after 5 s

# experiments/xs-sensitivity.json, value idle after 120 s of axis choice
idle-after-120-s-57929b = idle after 120 s

# experiments/xs-sensitivity.json, value window paced of axis choice
window-paced-c5d247 = window paced

# experiments/xs-sensitivity.json, value growth by reports of axis choice
growth-by-reports-6751c0 = growth by reports

# experiments/xs-sensitivity.json, value tolerance 0 of axis choice
tolerance-0-5e2a06 = tolerance 0

# experiments/xs-sensitivity.json, value tolerance 25 % of axis choice
tolerance-25-d31f21 = tolerance 25 %

# experiments/xs-sensitivity.json, value tolerance 60 % of axis choice
tolerance-60-550b65 = tolerance 60 %

# experiments/xs-sensitivity.json, claim probing-gains
probing-raises-the-effective-throughput--85cb1a = Probing raises the effective throughput whatever is chosen.

# experiments/xs-table1.json, title
throughput-of-files-over-packet-radio-7ad331 = Throughput of files over packet radio

# experiments/xs-table1.json, figure, experiments/xs-table1.json, place of claim near-1200-1000 and 3 more
table-1-ec9ba4 = Table 1

# experiments/xs-table1.json, setting
ftp-over-xstp-ipv4-and-ax-59519f = FTP over XSTP, IPv4 and AX.25 on one half-duplex radio channel that two stations share by p-persistent CSMA with the defaults of KISS: TXDELAY 500 ms, slots of 100 ms, persistence 0.25. Frames have at most 255 bytes, 17 of AX.25, 60 of IP, 16 of XSTP and 5 of FTP among them, so that 157 bytes of the file are left: 1, 1, 7 and 66 frames for 1 B, 100 B, 1 KB and 10 KB. One frame at a time is acknowledged, with a POLL a round trip, and without probing, for which every answer that CSMA keeps back would be a missing one. The printed values need header bits to be counted and, whatever the rate, some eight seconds a frame that CSMA does not explain: after each frame with data the sender is busy for 5 s, a time that is fitted to the large files and not in the paper. Throughput is 8 (file + 98 frames) bits over the latency from the first frame with data to the answer that acknowledges the last. Files of one frame fit less well: those of 1 B and 100 B differ by 99 bytes, which take 0.66 s at 1.2 kbit/s and 0.08 s at 9.6 kbit/s, and by 1.85 s and 1.02 s in the printed values, which no time that is the same for both frames explains.

# experiments/xs-table1.json, claim small-files-fare-better
files-of-one-frame-get-more-5b7d79 = Files of one frame get more throughput than those of several.

# experiments/xs-table1.json, note of claim small-files-fare-better
text-6c245a = 1 KB against 100 B, at both rates.

# experiments/xs-table1.json, claim near-1200-1000
the-throughput-of-a-file-of-98455b = The throughput of a file of 1 KB at 1.2 kbit/s is that printed.

# experiments/xs-table1.json, claim near-1200-10000
the-throughput-of-a-file-of-420ffa = The throughput of a file of 10 KB at 1.2 kbit/s is that printed.

# experiments/xs-table1.json, claim near-9600-1000
the-throughput-of-a-file-of-2defc7 = The throughput of a file of 1 KB at 9.6 kbit/s is that printed.

# experiments/xs-table1.json, claim near-9600-10000
the-throughput-of-a-file-of-8920d3 = The throughput of a file of 10 KB at 9.6 kbit/s is that printed.

# experiments/xs-table2.json, title
normalised-throughput-of-files-over-pack-85a67e = Normalised throughput of files over packet radio

# experiments/xs-table2.json, setting
ftp-over-xstp-ipv4-and-ax-85a3c9 = FTP over XSTP, IPv4 and AX.25 on one half-duplex radio channel that two stations share by p-persistent CSMA with the defaults of KISS: TXDELAY 500 ms, slots of 100 ms, persistence 0.25. Frames have at most 255 bytes, 17 of AX.25, 60 of IP, 16 of XSTP and 5 of FTP among them, so that 157 bytes of the file are left: 1, 1, 7 and 66 frames for 1 B, 100 B, 1 KB and 10 KB. One frame at a time is acknowledged, with a POLL a round trip, and without probing, for which every answer that CSMA keeps back would be a missing one. The printed values need header bits to be counted and, whatever the rate, some eight seconds a frame that CSMA does not explain: after each frame with data the sender is busy for 5 s, a time that is fitted to the large files and not in the paper. Table 2 is Table 1 over the rate of the channel. Files of one frame fit less well: those of 1 B and 100 B differ by 99 bytes, which take 0.66 s at 1.2 kbit/s and 0.08 s at 9.6 kbit/s, and by 1.85 s and 1.02 s in the printed values, which no time that is the same for both frames explains.

# experiments/xs-table2.json, name of the vertical axis
normalised-throughput-d866d2 = Normalised throughput

# experiments/xs-table2.json, claim slow-channel-is-used-better
the-slower-channel-is-used-better-208a2f = The slower channel is used better.

# experiments/xs-table2.json, note of claim slow-channel-is-used-better
at-every-size-6bbdd9 = At every size.

# experiments/xs-table2.json, claim near-1200-1000
the-normalised-throughput-of-a-file-2a716d = The normalised throughput of a file of 1 KB at 1.2 kbit/s is that printed.

# experiments/xs-table2.json, claim near-1200-10000
the-normalised-throughput-of-a-file-1275ab = The normalised throughput of a file of 10 KB at 1.2 kbit/s is that printed.

# experiments/xs-table2.json, claim near-9600-1000
the-normalised-throughput-of-a-file-2ced99 = The normalised throughput of a file of 1 KB at 9.6 kbit/s is that printed.

# experiments/xs-table2.json, claim near-9600-10000
the-normalised-throughput-of-a-file-f1743c = The normalised throughput of a file of 10 KB at 9.6 kbit/s is that printed.
