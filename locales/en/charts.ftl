### The charts. Written by `npm run words`; do not edit.

# charts/engine/legend.ts
above-what-the-axis-shows-08889b = Above what the axis shows

# charts/engine/legend.ts
# $a: this.spec.title
lines-shown-00f40b = { $a }: lines shown

# charts/engine/legend.ts
# $a: this.spec.title
marks-shown-9307d1 = { $a }: marks shown

# charts/engine/markLayer.ts, charts/kinds/tsn.ts and 2 more
lost-76f75e = lost

# charts/engine/markLayer.ts, charts/kinds/tsn.ts and 1 more
fast-rtx-a6eb56 = fast rtx

# charts/engine/markLayer.ts, charts/kinds/tsn.ts and 3 more
timeout-f77d1b = timeout

# charts/engine/markLayer.ts, panels/words/glossary/paths.ts
failover-4d05c3 = failover

# charts/engine/markLayer.ts, panels/cards/LegendCard.tsx and 3 more
handover-1bebe8 = handover

# charts/engine/markLayer.ts
reconfig-86f409 = reconfig.

# charts/engine/markLayer.ts
link-change-f8bb90 = link change

# charts/engine/markLayer.ts, transport/src/tcp/event/probing.rs and 1 more
probing-20b107 = probing

# charts/engine/markLayer.ts
incident-d41918 = incident

# charts/engine/markLayer.ts
change-12ea12 = change

# charts/engine/markLayer.ts, panels/words/glossary/windows.ts
path-hint-cbdce1 = path hint

# charts/engine/picture.ts
# $a: about.flow
# $b: shown
flow-6fa562 = Flow { $a }, { $b }

# charts/engine/plot.ts
# $a: this.px(fontSize)
# $b: FONT
px-b64cac = { $a }px { $b }

# charts/engine/sound.ts
simulated-time-e515ab = Simulated time

# charts/engine/spec.ts
simulated-time-ddf9f8 = simulated time

# charts/engine/summary.ts
# $a: seconds(range.from)
# $b: seconds(range.to)
shown-from-to-b592d5 = Shown from { $a } to { $b }.

# charts/engine/summary.ts
# $a: spec.title
# $b: seconds(t)
# $c: said.join('; ')
# $d: extent
at-a9970e = { $a } at { $b }: { $c }. { $d }

# charts/engine/summary.ts
# $a: now
# $b: low
# $c: high
between-and-in-view-f5b459 = { $a }, between { $b } and { $c } in view

# charts/engine/view.ts, panels/experiment/PathPlot.tsx
all-a52ace = All

# charts/kinds/answerLayer.ts
answered-68c780 = answered

# charts/kinds/changes.ts, charts/kinds/link.ts and 1 more
true-rate-3d7ed7 = true rate

# charts/kinds/changes.ts
true-rate-and-loss-of-links-74c67d = True rate and loss of links that change

# charts/kinds/changes.ts, panels/words/glossary/paths.ts
true-loss-90b20e = true loss

# charts/kinds/changes.ts
of-the-links-of-the-path-214083 = Of the links of the path that the scenario changes: the rate of the slowest, 0 while one is down, and the share of packets of 1500 bytes that errors on all of them lose.

# charts/kinds/changes.ts
no-link-of-this-path-has-31ce75 = No link of this path has changed yet.

# charts/kinds/delay.ts, panels/words/glossary/timers.ts
one-way-delay-e041e5 = one-way delay

# charts/kinds/delay.ts, panels/words/glossary/paths.ts
links-eef8b9 = links

# charts/kinds/delay.ts, panels/cards/PathCard.tsx
path-delay-596d57 = Path delay

# charts/kinds/delay.ts
the-delay-of-the-path-and-61d867 = The delay of the path and its handovers appear here.

# charts/kinds/ids.ts, charts/kinds/windows.ts and 4 more
windows-d59802 = Windows

# charts/kinds/ids.ts, charts/kinds/paths.ts and 5 more
paths-9c7995 = Paths

# charts/kinds/ids.ts, charts/kinds/rate.ts
rate-45b63f = Rate

# charts/kinds/ids.ts, panels/cards/FlowCard.tsx and 1 more
delay-fd9b6d = Delay

# charts/kinds/ids.ts, panels/words/glossary/timers.ts
rtt-03468f = RTT

# charts/kinds/ids.ts, charts/kinds/reordering.ts
reordering-a49e9b = Reordering

# charts/kinds/ids.ts, panels/words/glossary/paths.ts
queues-be77db = Queues

# charts/kinds/ids.ts, measurement.sojourn_times and 1 more
sojourn-times-93ed4d = Sojourn times

# charts/kinds/ids.ts, pages/lab/dialogs/ShareDialog.tsx and 1 more
link-a6a32d = Link

# charts/kinds/ids.ts, links.*.changes and 3 more
link-changes-c50a2a = Link changes

# charts/kinds/ids.ts, charts/kinds/latency.ts
latency-e0e7d2 = Latency

# charts/kinds/ids.ts, charts/kinds/radio.ts and 3 more
radio-channel-565d76 = Radio channel

# charts/kinds/latency.ts
each-point-is-a-message-or-6e45fa = Each point is a message or an object, at the instant at which the receiving application has all of it, by the time since it was offered. What waits for a lost packet of its stream lies high.

# charts/kinds/latency.ts
messages-and-objects-appear-here-as-c2a44a = Messages and objects appear here as they come, by how late they are.

# charts/kinds/lines.ts
# $a: options.label
# $b: path
of-path-8746d5 = { $a } of path { $b }

# charts/kinds/link.ts
link-throughput-210104 = link throughput

# charts/kinds/link.ts
throughput-of-the-busiest-link-on-c7129e = Throughput of the busiest link on the path

# charts/kinds/link.ts, charts/kinds/rate.ts
true-rate-of-the-slowest-link-30b523 = true rate of the slowest link that changes

# charts/kinds/link.ts
in-each-measurement-interval-the-link-466697 = In each measurement interval the link of the path that carried most: packets of all flows, headers and retransmissions too. Where links change, the true rate of the slowest of them.

# charts/kinds/link.ts
what-the-links-of-the-path-b32980 = What the links of the path carry appears here after the first measurement interval.

# charts/kinds/pathStateLayer.ts, panels/events/EventCard.tsx
# $a: this.path
path-90fb86 = path { $a }

# charts/kinds/pathStateLayer.ts
errors-be4bd5 = errors

# charts/kinds/pathStateLayer.ts
# $a: this.path
errors-db6951 = errors ({ $a })

# charts/kinds/pathStateLayer.ts
# $a: this.path
errors-in-a-row-of-path-87c785 = errors in a row of path { $a }

# charts/kinds/paths.ts
whether-each-path-is-in-use-3026d3 = Whether each path is in use, active or inactive appears here.

# charts/kinds/phaseLayer.ts
phase-02195b = phase

# charts/kinds/phaseLayer.ts
phase-of-the-window-8a1dcd = phase of the window

# charts/kinds/phaseLayer.ts
limit-55ea09 = limit

# charts/kinds/phaseLayer.ts
limit-of-the-sender-024d5f = limit of the sender

# charts/kinds/phaseLayer.ts
limited-by-cwnd-alone-01c87f = limited by cwnd alone

# charts/kinds/queue.ts, charts/kinds/reordering.ts and 24 more
packets-6e4cad = packets

# charts/kinds/queue.ts, panels/words/glossary/paths.ts
longest-queue-b28208 = longest queue

# charts/kinds/queue.ts
queues-on-the-path-9fb7fd = Queues on the path

# charts/kinds/queue.ts, panels/words/glossary/paths.ts and 2 more
dropped-e7cd9c = dropped

# charts/kinds/queue.ts
packets-that-wait-for-the-links-c9bc10 = Packets that wait for the links of the path appear here after the first interval.

# charts/kinds/radio.ts
other-stations-d0d0e6 = other stations

# charts/kinds/radio.ts
the-sender-of-the-data-has-796d71 = The sender of the data has the lowest lane, their receiver the next. Frames are high bars, from keying the transmitter to the last bit; broken ones collide, and low bars are slots in which a station waits on a clear channel.

# charts/kinds/radio.ts
no-radio-channel-has-been-used-1bf959 = No radio channel has been used yet.

# charts/kinds/rate.ts, panels/words/glossary/timers.ts
throughput-ad1ad4 = throughput

# charts/kinds/rate.ts, panels/words/glossary/timers.ts
goodput-6e9182 = goodput

# charts/kinds/rate.ts
link-rate-68e8b7 = link rate

# charts/kinds/rate.ts, panels/words/glossary/windows.ts
pacing-rate-c557b9 = pacing rate

# charts/kinds/rate.ts
bandwidth-model-fbd066 = bandwidth (model)

# charts/kinds/rate.ts
bw-shortterm-bound-7033c6 = bw_shortterm (bound)

# charts/kinds/rate.ts, panels/words/glossary/paths.ts
on-alternates-195fb3 = on alternates

# charts/kinds/rate.ts
# $a: capital(pieces)
throughput-is-all-that-the-sender-3e5c60 = Throughput is all that the sender of the data put on the wire in an interval, headers and what it sent again included; goodput is what the application was given. { $a } that wait behind a missing one are given all at once when it comes, so that in an interval goodput can exceed throughput; over the whole run it cannot.

# charts/kinds/rate.ts
throughput-and-goodput-appear-here-after-3d185e = Throughput and goodput appear here after the first measurement interval.

# charts/kinds/reordering.ts
packets-late-75209b = packets late

# charts/kinds/reordering.ts, panels/cards/LegendCard.tsx and 3 more
data-3a6eb0 = data

# charts/kinds/reordering.ts
packets-that-arrive-after-later-ones-ec076f = Packets that arrive after later ones appear here, by how many arrivals they are late.

# charts/kinds/rtt.ts
round-trip-time-d06ba8 = Round-trip time

# charts/kinds/rtt.ts
rtprop-model-86b99b = RTprop (model)

# charts/kinds/rtt.ts, panels/words/glossary/timers.ts
propagation-4cab34 = propagation

# charts/kinds/rtt.ts
true-propagation-delay-there-and-back-1901fb = true propagation delay there and back

# charts/kinds/rtt.ts
srtt-and-rto-appear-here-after-29d720 = SRTT and RTO appear here after the first round trip.

# charts/kinds/sojourn.ts
median-7896a6 = median

# charts/kinds/sojourn.ts
sojourn-time-in-the-longest-queue-63a333 = Sojourn time in the longest queue of the path

# charts/kinds/sojourn.ts
text-56e56e = 95th percentile

# charts/kinds/sojourn.ts
in-each-measurement-interval-the-link-c60d5a = In each measurement interval the link of the path whose packets waited the longest: the time from their arrival until their transmission began, of all flows.

# charts/kinds/sojourn.ts
how-long-packets-wait-appears-here-28171c = How long packets wait appears here where the setting “Sojourn times” is on.

# charts/kinds/stateBand.ts
state-4ba697 = state

# charts/kinds/stateBand.ts
state-of-the-links-hatched-while-1c144e = state of the links, hatched while bad

# charts/kinds/stateBand.ts, codes.gen.ts and 1 more
bad-2f05d4 = bad

# charts/kinds/stateBand.ts, codes.gen.ts and 1 more
good-770e60 = good

# charts/kinds/stateBand.ts
added-delay-f1f403 = added delay

# charts/kinds/stateBand.ts
delay-that-the-states-of-the-56e8e0 = delay that the states of the links add

# charts/kinds/tsn.ts
# $a: MODULUS
there-are-too-many-numbers-here-f6e376 = There are too many numbers here to stand modulo { $a }: zoom in.

# charts/kinds/tsn.ts
# $a: MODULUS
mod-c6be46 = mod { $a }

# charts/kinds/tsn.ts, codes.gen.ts and 2 more
sent-7afbb3 = sent

# charts/kinds/tsn.ts, panels/cards/LegendCard.tsx and 1 more
alternate-3f251d = alternate

# charts/kinds/tsn.ts, losses.gen.ts and 1 more
too-big-fd21d9 = too big

# charts/kinds/windows.ts, panels/words/glossary/windows.ts and 2 more
cwnd-57db16 = cwnd

# charts/kinds/windows.ts, panels/words/glossary/windows.ts
peer-rwnd-43a9f1 = peer rwnd

# charts/kinds/windows.ts, panels/words/glossary/windows.ts
flight-03b6b3 = flight

# charts/kinds/windows.ts, panels/words/glossary/windows.ts
ssthresh-282c5d = ssthresh

# charts/kinds/windows.ts
inflight-longterm-bound-d00625 = inflight_longterm (bound)

# charts/kinds/windows.ts
inflight-shortterm-bound-265b91 = inflight_shortterm (bound)

# charts/kinds/windows.ts
# $a: words.connection
cwnd-and-the-receiver-window-appear-147480 = cwnd and the receiver window appear here as soon as the { $a } sends.

# charts/ui/ChartCard.tsx, charts/ui/PictureMenu.tsx and 2 more
this-could-not-be-loaded-try-3530b5 = This could not be loaded. Try again; if that does not help, reload the page.

# charts/ui/ChartCard.tsx, panels/controls/Row.tsx
# $a: spec.title
about-29ef69 = About { $a }

# charts/ui/ChartCard.tsx
# $a: spec.title
save-or-show-as-a-table-92cdd2 = { $a }: save or show as a table

# charts/ui/ChartCard.tsx
# $a: spec.title
back-to-its-size-de1b51 = { $a }: back to its size

# charts/ui/ChartCard.tsx
# $a: spec.title
enlarge-02bd86 = { $a }: enlarge

# charts/ui/ChartCard.tsx, panels/sequence/SequenceBar.tsx
save-as-png-6a1323 = Save as PNG

# charts/ui/ChartCard.tsx, panels/sequence/SequenceBar.tsx
save-as-svg-3e2ba1 = Save as SVG

# charts/ui/ChartCard.tsx, panels/sequence/SequenceBar.tsx
save-as-pdf-4cab70 = Save as PDF

# charts/ui/ChartCard.tsx
save-as-csv-e50761 = Save as CSV

# charts/ui/ChartCard.tsx
hide-data-table-a0879d = Hide data table

# charts/ui/ChartCard.tsx
show-data-table-96fa2b = Show data table

# charts/ui/ChartCard.tsx
stop-listening-94fa9b = Stop listening

# charts/ui/ChartCard.tsx
listen-225d29 = Listen

# charts/ui/ChartCard.tsx, panels/measure/MeasureCard.tsx
stop-measuring-db55a3 = Stop measuring

# charts/ui/ChartCard.tsx, charts/ui/ChartsFrame.tsx and 1 more
measure-between-two-instants-3b14a4 = Measure between two instants

# charts/ui/ChartCard.tsx
break-it-at-the-playhead-139e7f = Break it at the playhead…

# charts/ui/ChartsFrame.tsx, pages/lab/EmbedPage.tsx and 3 more
charts-f91cf6 = Charts

# charts/ui/ChartsFrame.tsx
loading-the-charts-b5ec10 = Loading the charts.

# charts/ui/ChartsFrame.tsx
window-that-follows-the-playhead-1b2521 = Window that follows the playhead

# charts/ui/ChartsFrame.tsx, panels/sequence/SequenceBar.tsx
zoom-in-0e47f0 = Zoom in

# charts/ui/ChartsFrame.tsx, panels/sequence/SequenceBar.tsx
zoom-out-bc7b63 = Zoom out

# charts/ui/ChartsFrame.tsx
measure-between-two-instants-i-e33e8d = Measure between two instants (I)

# charts/ui/ChartsFrame.tsx
paths-in-the-charts-fc6d6f = Paths in the charts

# charts/ui/ChartsFrame.tsx
all-paths-6c3c52 = All paths

# charts/ui/ChartsFrame.tsx
path-0-primary-a4ca42 = Path 0, primary

# charts/ui/ChartsFrame.tsx, document/runNames.ts and 1 more
# $a: number
path-1bc017 = Path { $a }

# charts/ui/ChartsFrame.tsx
choose-charts-ba2dbb = Choose<1> charts</1>

# charts/ui/ChartsPanel.tsx, panels/sequence/SequencePanel.tsx and 1 more
this-scenario-has-no-flows-f13feb = This scenario has no flows.

# charts/ui/DataTable.tsx
# $a: lines.length
rows-9f7c1c = { $a } rows

# charts/ui/DataTable.tsx
# $a: every
# $b: lines.length
text-882baa = 1 of every { $a } of { $b } rows; the CSV has all

# charts/ui/DataTable.tsx, panels/experiment/FigureTable.tsx
# $a: spec.title
data-table-76e23c = { $a }, data table

# charts/ui/DataTable.tsx
# $a: fixed(range.from, 1)
# $b: fixed(range.to, 1)
# $c: said
s-to-s-b72d21 = { $a } s to { $b } s, { $c }.

# charts/ui/Listen.tsx
# $a: spec.title
as-sound-a01843 = { $a }, as sound

# charts/ui/Listen.tsx
left-and-right-arrow-from-note-761990 = Left and right arrow: from note to note. Shift with them: play. Page Up and Page Down: the other lines. H: all keys.

# charts/ui/PictureMenu.tsx
there-is-nothing-to-save-yet-efc2fa = There is nothing to save yet.

# charts/ui/PictureMenu.tsx
# $a: id.toUpperCase()
save-as-811595 = Save as { $a }

# charts/ui/vectorTheme.ts
svg-and-pdf-on-white-9b9d76 = SVG and PDF on white
