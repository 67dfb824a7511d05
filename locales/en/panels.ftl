### The panels: timeline, streams, sequence, sky, events, cards, results. Written by `npm run words`; do not edit.

# panels/ErrorBoundary.tsx
# $a: this.props.part
# $b: this.state.failed
stopped-bd8a3c = { $a } stopped: { $b }

# panels/ErrorBoundary.tsx
show-again-b800eb = Show again

# panels/Loading.tsx
# $a: what
is-being-loaded-b7c3b5 = { $a } is being loaded.

# panels/cards/FlowCard.tsx
# $a: about.name
paths-of-58c46d = Paths of { $a }

# panels/cards/FlowCard.tsx, panels/words/glossary/paths.ts and 1 more
path-62fa5a = Path

# panels/cards/FlowCard.tsx, panels/compare/ResultsTable.tsx
state-a3b50c = State

# panels/cards/FlowCard.tsx
in-flight-b65abb = In flight

# panels/cards/FlowCard.tsx, events.gen.ts and 1 more
heartbeats-bc51f5 = Heartbeats

# panels/cards/FlowCard.tsx, panels/cards/PathCard.tsx and 2 more
no-path-05fd18 = no path

# panels/cards/FlowCard.tsx
# $a: plain(sent)
# $b: plain(lost)
lost-ede567 = { $a }, { $b } lost

# panels/cards/LayersCard.tsx
the-sun-stands-where-it-does-62d684 = The Sun stands where it does at the scenario’s epoch; without one a run begins at noon UTC of the equinox in March.

# panels/cards/LayersCard.tsx
where-the-satellites-that-serve-the-0f2000 = Where the satellites that serve the chosen flow, and the chosen one, pass overhead: the last half hour dashed, the next 90 minutes solid.

# panels/cards/LayersCard.tsx, flows.*.incidents.*.packets and 1 more
packets-0d34e7 = Packets

# panels/cards/LayersCard.tsx
other-flows-21e196 = Other flows

# panels/cards/LayersCard.tsx, panels/words/glossary/orbits.ts
footprints-dfd834 = Footprints

# panels/cards/LayersCard.tsx, panels/words/glossary/orbits.ts
ground-tracks-4f3987 = Ground tracks

# panels/cards/LayersCard.tsx
seam-1922c4 = Seam

# panels/cards/LayersCard.tsx
day-and-night-8b1a00 = Day and night

# panels/cards/LayersCard.tsx
borders-0de9f3 = Borders

# panels/cards/LayersCard.tsx
labels-934b88 = Labels

# panels/cards/LayersCard.tsx
all-satellite-names-8aca50 = All satellite names

# panels/cards/LayersCard.tsx
link-load-d4e5b6 = Link load

# panels/cards/LayersCard.tsx
layers-0bcd66 = Layers

# panels/cards/LayersCard.tsx
all-ends-and-paths-in-sight-2d1a2a = All ends and paths in sight beside the cards (F)

# panels/cards/LayersCard.tsx
the-highest-orbits-in-sight-too-bd2b8f = The highest orbits in sight, too (Shift F)

# panels/cards/LayersCard.tsx
on-a-plain-canvas-without-webgl-bfeb57 = On a plain canvas, without WebGL: the same things for less work, as for a machine without a graphics card. Kept on this device.

# panels/cards/LayersCard.tsx
there-is-no-graphics-card-here-2a7376 = There is no graphics card here, so the globe is drawn coarser and without air while something moves. Sharp, it may stutter. Kept on this device.

# panels/cards/LayersCard.tsx
try-the-globe-again-ea2202 = Try the globe again

# panels/cards/LayersCard.tsx
inertial-view-1bc396 = Inertial view

# panels/cards/LayersCard.tsx
drawn-in-2d-d2d231 = Drawn in 2D

# panels/cards/LegendCard.tsx, panels/words/glossary/paths.ts
intraplane-61bff9 = intraplane

# panels/cards/LegendCard.tsx, panels/words/glossary/paths.ts
interplane-bd1f33 = interplane

# panels/cards/LegendCard.tsx, panels/words/glossary/paths.ts
cross-seam-0a6739 = cross-seam

# panels/cards/LegendCard.tsx
nearest-satellites-3be4c4 = nearest satellites

# panels/cards/LegendCard.tsx, panels/words/glossary/paths.ts
ground-link-c731a8 = ground link

# panels/cards/LegendCard.tsx
legend-of-the-globe-0d489c = Legend of the globe

# panels/cards/LegendCard.tsx
load-idle-to-full-aa447e = load, idle to full

# panels/cards/LegendCard.tsx, panels/words/glossary/orbits.ts
orbit-4fa1a1 = orbit

# panels/cards/LegendCard.tsx, panels/experiment/flatMapPicture.ts and 1 more
footprint-4ba8de = footprint

# panels/cards/LegendCard.tsx, panels/words/glossary/orbits.ts
ground-track-d69a38 = ground track

# panels/cards/LegendCard.tsx, panels/experiment/flatMapPicture.ts and 1 more
seam-00e987 = seam

# panels/cards/LegendCard.tsx
# $a: run
of-7bd51e = {" "}of { $a }

# panels/cards/LegendCard.tsx, panels/words/glossary/paths.ts
primary-986a1b = primary

# panels/cards/LegendCard.tsx, panels/sky/PlaneMap.tsx and 2 more
path-a0af9f = path

# panels/cards/LegendCard.tsx
way-back-d3cbd2 = way back

# panels/cards/LegendCard.tsx, panels/words/glossary/paths.ts and 2 more
bad-state-032eff = bad state

# panels/cards/LegendCard.tsx
other-flows-27ca3a = other flows

# panels/cards/LegendCard.tsx
# $a: letter
path-of-5631cd = path of { $a }

# panels/cards/LegendCard.tsx, panels/words/glossary/windows.ts
fast-retransmission-b7e7c5 = fast retransmission

# panels/cards/LegendCard.tsx
after-a-timeout-3a412a = after a timeout

# panels/cards/LegendCard.tsx
too-big-before-8bcab8 = too big before

# panels/cards/LegendCard.tsx, panels/words/glossary/packets.ts and 2 more
heartbeat-6b20e9 = heartbeat

# panels/cards/LegendCard.tsx
forged-ccdd35 = forged

# panels/cards/LegendCard.tsx, panels/sequence/SequencePanel.tsx and 2 more
control-0fcd56 = control

# panels/cards/LegendCard.tsx, panels/sky/PassTable.tsx and 3 more
satellite-dc4b4e = satellite

# panels/cards/LegendCard.tsx, panels/words/glossary/paths.ts
serving-satellite-6df73b = serving satellite

# panels/cards/LegendCard.tsx
flow-endpoint-73183f = flow endpoint

# panels/cards/LegendCard.tsx
border-4f1a55 = border

# panels/cards/LegendCard.tsx
day-and-night-9d98c2 = day and night

# panels/cards/LegendCard.tsx
station-without-a-flow-f7c71a = station without a flow

# panels/cards/PathCard.tsx
paths-of-the-flow-8de079 = Paths of the flow

# panels/cards/PathCard.tsx
all-figures-of-the-paths-268afc = All figures of the paths

# panels/cards/PathCard.tsx
quickest-path-c3af0b = Quickest path

# panels/cards/PathCard.tsx
paths-with-as-many-links-30f44b = Paths with as many links

# panels/cards/PathCard.tsx, sky.frozen_at_s and 1 more
sky-frozen-at-57e834 = Sky frozen at

# panels/cards/PathCard.tsx
next-handover-507b1e = Next handover

# panels/cards/PathCard.tsx, panels/sky/skyWords.ts
no-satellite-3fd28a = No satellite

# panels/cards/PathCard.tsx
# $a: span(at - t)
for-more-6c0e4f = for { $a } more

# panels/cards/PathCard.tsx
to-the-end-8addd6 = to the end

# panels/cards/PathCard.tsx
at-present-7120b7 = at present

# panels/cards/PathCard.tsx
# $a: span(known_s)
for-or-more-dd74ce = for { $a } or more

# panels/cards/PathCard.tsx
# $a: span(at - t)
in-e9df66 = in { $a }

# panels/cards/PathCard.tsx
not-yet-known-099c6d = not yet known

# panels/cards/PathCard.tsx
# $a: span(known_s)
after-49d331 = after { $a }

# panels/cards/SelectionCard.tsx
the-camera-goes-along-with-the-5dd99d = The camera goes along with the satellite until Escape, or until the globe is turned (T)

# panels/cards/SelectionCard.tsx
stop-following-fcc32e = Stop following

# panels/cards/SelectionCard.tsx
follow-641d1e = Follow

# panels/cards/SelectionCard.tsx
catalogue-number-80fb0c = Catalogue number

# panels/cards/SelectionCard.tsx
plane-slot-a0369b = Plane, slot

# panels/cards/SelectionCard.tsx
below-it-496099 = Below it

# panels/cards/SelectionCard.tsx, constellations.*.altitude_km and 1 more
altitude-cbc2e7 = Altitude

# panels/cards/SelectionCard.tsx
decayed-86efca = decayed

# panels/cards/SelectionCard.tsx, scenario/src/experiment/document.rs
place-e9463d = Place

# panels/cards/SelectionCard.tsx, constellations.*.kind and 2 more
kind-f5387f = Kind

# panels/cards/SelectionCard.tsx
wired-node-077181 = wired node

# panels/cards/SelectionCard.tsx
served-by-052c97 = Served by

# panels/cards/SelectionCard.tsx
elevation-8a7d4c = Elevation

# panels/cards/SelectionCard.tsx
wired-link-1166d6 = wired link

# panels/cards/SelectionCard.tsx
# $a: plain(queues.packets[row] ?? 0)
packets-waiting-d151ed = { $a } packets waiting

# panels/cards/SelectionCard.tsx
# $a: plain(queues.sent_bytes[row] ?? 0)
# $b: waiting
bytes-d132bc = { $a } bytes, { $b }

# panels/cards/SelectionCard.tsx
# $a: carried
# $b: plain(dropped)
dropped-e5d224 = { $a }, { $b } dropped

# panels/cards/ThingFinder.tsx
find-822b2a = Find

# panels/cards/ThingFinder.tsx
by-name-bbd269 = by name

# panels/cards/ThingFinder.tsx
no-satellite-or-station-of-that-82c344 = No satellite or station of that name.

# panels/compare/CompareDialog.tsx
compare-with-another-link-f9bf5c = Compare with another link

# panels/compare/CompareDialog.tsx
a-link-of-skywindow-as-copy-724c6f = A link of Skywindow, as “Copy link” gives it

# panels/compare/ComparePanel.tsx
close-compare-runs-470f78 = Close compare runs

# panels/compare/ComparePanel.tsx
compare-with-b33c54 = Compare with…

# panels/compare/ComparePanel.tsx
pin-this-run-and-change-one-9147e3 = Pin this run and change one thing: both play on one clock, with the same seed under the same sky. Or open another link beside it.

# panels/compare/ComparePanel.tsx
# $a: MOST_RUNS
at-most-runs-can-stand-beside-3c8b47 = At most { $a } runs can stand beside each other: remove one to pin another.

# panels/compare/ComparePanel.tsx, panels/experiment/Comparisons.tsx and 1 more
runs-848f54 = Runs

# panels/compare/ComparePanel.tsx
# $a: letter
name-of-run-a9daee = Name of run { $a }

# panels/compare/ComparePanel.tsx
the-controls-change-it-896960 = the controls change it

# panels/compare/ComparePanel.tsx
# $a: letter
follow-run-293258 = Follow<1> run { $a }</1>

# panels/compare/ComparePanel.tsx
# $a: letterOf(live)
trade-places-with-run-the-controls-afa2a6 = Trade places with run { $a }: the controls change this one then

# panels/compare/ComparePanel.tsx
# $a: letter
swap-run-9406ce = Swap<1> run { $a }</1>

# panels/compare/ComparePanel.tsx
# $a: letterOf(live)
pin-run-in-its-place-735e8b = Pin run { $a } in its place

# panels/compare/ComparePanel.tsx
# $a: letter
replace-run-9f6752 = Replace<1> run { $a }</1>

# panels/compare/ComparePanel.tsx, panels/controls/FileControl.tsx
remove-c3812f = Remove

# panels/compare/ComparePanel.tsx
unpin-ee3c71 = Unpin

# panels/compare/ComparePanel.tsx
# $a: letter
run-18fc9c = run { $a }

# panels/compare/ComparePanel.tsx
# $a: letter
what-differs-in-46c5de = What differs in { $a }

# panels/compare/ComparePanel.tsx
# $a: letter
does-not-differ-from-a-yet-55a726 = { $a } does not differ from A yet

# panels/compare/ComparePanel.tsx
# $a: letter
differs-from-a-in-0c7a54 = { $a } differs from A in

# panels/compare/ComparePanel.tsx
change-one-thing-in-the-controls-0586d9 = Change one thing in the controls, and see what follows.

# panels/compare/ResultsTable.tsx
whether-it-goes-on-at-the-800cb9 = Whether it goes on at the playhead.

# panels/compare/ResultsTable.tsx
results-at-the-playhead-and-how-b9ea0a = Results at the playhead, and how far from A

# panels/compare/results.ts, panels/measure/figures.ts and 3 more
delivered-906115 = Delivered

# panels/compare/results.ts
user-data-given-to-the-application-7b0129 = User data given to the application in order by the last whole measurement interval.

# panels/compare/results.ts, panels/measure/figures.ts and 2 more
goodput-0051b9 = Goodput

# panels/compare/results.ts
user-data-delivered-over-the-time-276341 = User data delivered, over the time since the run began.

# panels/compare/results.ts, panels/measure/figures.ts and 2 more
lost-51e135 = Lost

# panels/compare/results.ts
packets-with-data-that-did-not-3785fe = Packets with data that did not arrive, whatever the reason.

# panels/compare/results.ts, panels/measure/figures.ts
sent-again-481a59 = Sent again

# panels/compare/results.ts, panels/measure/figures.ts
packets-with-data-that-had-been-f77fc5 = Packets with data that had been sent before.

# panels/compare/results.ts, metrics and 3 more
timeouts-1f0e82 = Timeouts

# panels/compare/results.ts
expiries-of-the-retransmission-timer-63ec62 = Expiries of the retransmission timer.

# panels/compare/results.ts
# $a: fixed(until_s, 1)
ended-s-e1e9b5 = ended { $a } s

# panels/compare/results.ts
goes-on-d17f7d = goes on

# panels/controls/CitySearch.tsx
find-a-city-383750 = Find a city

# panels/controls/CitySearch.tsx
no-city-of-that-name-pick-b7d24b = No city of that name; pick the place on the globe.

# panels/controls/ControlsPanel.tsx
find-a-control-6279bf = Find a control

# panels/controls/ControlsPanel.tsx
# $a: search.trim()
no-control-is-called-93d7b5 = No control is called “{ $a }”.

# panels/controls/ControlsPanel.tsx
fewer-2a246c = Fewer

# panels/controls/FileControl.tsx
# $a: file.name
# $b: counted(most, ['character', 'characters'])
has-more-than-6e0173 = { $a } has more than { $b }

# panels/controls/FileControl.tsx
character-characters-0a925a =
    { $a ->
        [one] character
       *[other] characters
    }

# panels/controls/FileControl.tsx
a-trace-f58ff8 = a trace

# panels/controls/FileControl.tsx
# $a: file.name
cannot-be-read-2830b4 = { $a } cannot be read.

# panels/controls/FileControl.tsx, panels/controls/ListControl.tsx and 1 more
line-lines-f034ec =
    { $a ->
        [one] line
       *[other] lines
    }

# panels/controls/FileControl.tsx, panels/controls/ListControl.tsx and 1 more
# $a: label
remove-e2ec2a = Remove { $a }

# panels/controls/FileControl.tsx
choose-a-file-3e10c3 = Choose a file

# panels/controls/FileControl.tsx
another-file-2d7b14 = Another file

# panels/controls/GatewayPicker.tsx, flows.*.gateways and 1 more
gateways-9e4635 = Gateways

# panels/controls/GatewayPicker.tsx
rfc-3135-2-4-split-connections-89b546 = RFC 3135 2.4: split connections

# panels/controls/GatewayPicker.tsx
a-gateway-ends-the-connection-and-2cc37d = A gateway ends the connection and opens one of its own for the rest of the way.

# panels/controls/GatewayPicker.tsx
each-acknowledges-data-that-the-receiver-2f85cd = Each acknowledges data that the receiver does not have yet.

# panels/controls/GatewayPicker.tsx
# $a: number + 1
gateway-7cb16f = Gateway { $a }

# panels/controls/GatewayPicker.tsx
# $a: number + 1
gateway-is-at-ca53a7 = Gateway { $a } is at

# panels/controls/GatewayPicker.tsx
# $a: number + 1
move-gateway-up-199c4d = Move gateway { $a } up

# panels/controls/GatewayPicker.tsx
# $a: number + 1
remove-gateway-527560 = Remove gateway { $a }

# panels/controls/GatewayPicker.tsx
add-a-gateway-54c855 = Add a gateway

# panels/controls/ListControl.tsx
# $a: elements.length + 1
li-nth-child-is-input-select-7e1c29 = li:nth-child({ $a }) :is(input, select)

# panels/controls/ListControl.tsx
# $a: label
add-to-8c90d5 = Add to { $a }

# panels/controls/ListControl.tsx
yes-8a7988 = yes

# panels/controls/ListControl.tsx
no-939029 = no

# panels/controls/ListControl.tsx
element-elements-0c552a =
    { $a ->
        [one] element
       *[other] elements
    }

# panels/controls/Lock.tsx
locked-a424e3 = Locked

# panels/controls/NumberControl.tsx
default-37a8ee = default

# panels/controls/NumberField.tsx, panels/controls/Refusal.tsx
# $a: exactly(number)
# $b: exactly(min)
is-below-the-least-3f8edd = { $a } is below { $b }, the least

# panels/controls/NumberField.tsx, panels/controls/Refusal.tsx
# $a: exactly(number)
# $b: exactly(max)
is-above-the-most-4c82d1 = { $a } is above { $b }, the most

# panels/controls/NumberField.tsx
# $a: exactly(number)
is-no-whole-number-c3c2d0 = { $a } is no whole number.

# panels/controls/PathPicker.tsx, background.paths and 1 more
background-paths-42ed20 = Background paths

# panels/controls/PathPicker.tsx
own-order-27ec56 = own order

# panels/controls/PathPicker.tsx
# $a: at
move-path-up-8509d5 = Move path { $a } up

# panels/controls/PathPicker.tsx
# $a: at
remove-path-9e0623 = Remove path { $a }

# panels/controls/PathPicker.tsx
add-a-path-9a0cb8 = Add a path

# panels/controls/PathPicker.tsx
sender-0a367b = sender

# panels/controls/PathPicker.tsx
receiver-81bae8 = receiver

# panels/controls/PathPicker.tsx
# $a: at
path-goes-by-34f4f0 = Path { $a } goes by

# panels/controls/PathPicker.tsx
any-d6a7cd = any

# panels/controls/PathPicker.tsx
# $a: called(id)
only-dd2f55 = { $a } only

# panels/controls/PathPicker.tsx
# $a: called(id)
twice-325bea = { $a } twice

# panels/controls/PathPicker.tsx
one-path-759fb5 = one path

# panels/controls/Places.tsx, links.*.to and 4 more
to-f4b06e = To

# panels/controls/Places.tsx
# $a: LABELS[end]
pick-on-the-globe-c23be9 = Pick { $a } on the globe

# panels/controls/Places.tsx
pick-on-the-globe-750973 = Pick on the globe

# panels/controls/Reset.tsx
# $a: label
# $b: before === undefined ? '' : say` to ${before}`
reset-74193f = Reset { $a }{ $b }

# panels/controls/Reset.tsx
# $a: before
to-f970c2 = {" "}to { $a }

# panels/controls/Reset.tsx
# $a: words
changed-e9835a = Changed. { $a }

# panels/controls/Row.tsx
differ-3cfec8 = differ ·

# panels/controls/Row.tsx
# $a: field.above ? say('above ') : ''
# $b: lowest
# $c: fieldWords(field.max, field)
to-1403b7 = { $a }{ $b } to { $c }

# panels/controls/Row.tsx
above-7b8c0b = above{" "}

# panels/controls/Row.tsx
# $a: own
in-this-scenario-9ba29c = { $a } in this scenario

# panels/controls/Row.tsx
# $a: usual
default-ad2957 = default { $a }

# panels/controls/Row.tsx
# $a: field.source
source-f8c135 = source: { $a }

# panels/controls/Star.tsx
# $a: label
is-at-hand-when-presenting-take-dedb6e = { $a } is at hand when presenting. Take it away

# panels/controls/Star.tsx
at-hand-when-presenting-6e9d38 = At hand when presenting

# panels/controls/Star.tsx
# $a: MOST_ON_STAGE
controls-are-at-hand-when-presenting-01fc84 = { $a } controls are at hand when presenting already

# panels/controls/gatewayChoice.ts
this-scenario-has-no-flow-bed096 = This scenario has no flow.

# panels/controls/kinds.ts
the-control-2f5d6d = The control

# panels/controls/nullWord.ts
auto-929260 = auto

# panels/dated/ActingSwitch.tsx
changes-take-effect-ceb8c5 = Changes take effect

# panels/dated/ActingSwitch.tsx
from-the-start-8bf548 = from the start

# panels/dated/ActingSwitch.tsx
# $a: fixed(t, 1)
from-here-on-s-0c7903 = from here on ({ $a } s)

# panels/dated/BreakList.tsx
# $a: when
as-a-change-that-can-be-988f54 = { $a }, as a change that can be moved, switched off and undone

# panels/dated/ChangeList.tsx
# $a: words
time-of-s-a44dd5 = Time of { $a }, s

# panels/dated/ChangeList.tsx
# $a: label
# $b: at_s
value-of-from-s-on-5c5c6a = Value of { $a } from { $b } s on

# panels/dated/ChangeList.tsx
# $a: words
for-s-empty-for-good-7f030e = { $a } for, s; empty for good

# panels/dated/ChangeList.tsx
# $a: words
# $b: at_s
remove-at-s-071c7e = Remove { $a } at { $b } s

# panels/dated/ChangeMark.tsx
# $a: words
change-edc791 = Change: { $a }

# panels/dated/ChangeMarks.tsx
# $a: keys[at]
mark-56d225 = mark { $a }

# panels/dated/ChangesPanel.tsx
# $a: changes.length
changes-6aa165 = Changes <1>{ $a }</1>

# panels/dated/ChangesPanel.tsx
remove-all-changes-1fd6a9 = Remove all changes

# panels/dated/GroupCard.tsx
too-near-to-each-other-for-f4fde9 = Too near to each other for marks of their own.

# panels/dated/GroupCard.tsx
zoom-in-on-them-ba84c4 = Zoom in on them

# panels/dated/GroupMark.tsx
change-changes-d10e6d =
    { $a ->
        [one] change
       *[other] changes
    }

# panels/dated/GroupMark.tsx
# $a: from
# $b: to
to-s-ed63ff = { $a } to { $b } s

# panels/events/EventCard.tsx
selected-event-20ca6a = Selected event

# panels/events/EventCard.tsx, panels/sequence/StepCard.tsx
bytes-of-the-packet-763fc8 = Bytes of the packet

# panels/events/EventCard.tsx
path-0-primary-9f6e94 = path 0, primary

# panels/events/EventCard.tsx
the-sender-has-not-reacted-to-b43d7a = The sender has not reacted to it in what is simulated.

# panels/events/EventCard.tsx, panels/words/glossary/paths.ts and 2 more
corruption-e152d8 = corruption

# panels/events/EventCard.tsx
congestion-76a465 = congestion

# panels/events/EventCard.tsx
# $a: belief
the-sender-took-it-for-d53c0c = The sender took it for { $a }

# panels/events/EventCard.tsx
what-really-happened-612139 = What really happened

# panels/events/EventList.tsx
kinds-of-event-shown-b97e64 = Kinds of event shown

# panels/events/EventList.tsx
of-72f939 = Of

# panels/events/EventList.tsx
this-flow-ad8b38 = this flow

# panels/events/EventList.tsx
all-flows-c23189 = all flows

# panels/events/EventList.tsx
no-event-of-these-kinds-has-b622a4 = No event of these kinds has been simulated yet.

# panels/events/EventList.tsx
events-in-order-of-time-5dd82d = Events in order of time

# panels/events/LatestEvents.tsx
losses-retransmissions-and-handovers-app-dae19c = Losses, retransmissions and handovers appear here.

# panels/events/LatestEvents.tsx
latest-events-f5d733 = Latest events

# panels/events/eventBook.ts
event-4e1f49 = Event

# panels/experiment/ClaimList.tsx
# $a: partial ? say(' so far') : ''
# $b: saidMeasured(document, result)
measured-ddc589 = Measured{ $a }: { $b }.

# panels/experiment/ClaimList.tsx
so-far-81b3bb = {" "}so far

# panels/experiment/ClaimList.tsx
run-it-to-see-aba091 = Run it to see.

# panels/experiment/ClaimList.tsx
why-ad389a = Why:

# panels/experiment/Comparisons.tsx
series-compared-seed-by-seed-b8e3e7 = Series compared seed by seed

# panels/experiment/Comparisons.tsx
both-series-meet-the-same-errors-7944ef = Both series meet the same errors, so that their difference is known better than either mean.

# panels/experiment/Comparisons.tsx
paired-differences-cbc132 = Paired differences

# panels/experiment/Comparisons.tsx
compared-with-fd530f = Compared with

# panels/experiment/Comparisons.tsx, scenario/src/experiment/document.rs
difference-4d280a = Difference

# panels/experiment/Comparisons.tsx
# $a: program
# $b: plain(Number((mean * 100).toFixed(1)))
# $c: rows.length
compared-with-on-average-apart-at-b1067b = Compared with { $a }: on average { $b } % apart at { $c } points

# panels/experiment/Comparisons.tsx
comparison-with-a-reference-745350 = Comparison with a reference

# panels/experiment/Comparisons.tsx
measured-here-68a073 = Measured here

# panels/experiment/Comparisons.tsx
the-only-point-5caa97 = The only point

# panels/experiment/FigureTable.tsx
in-words-and-as-a-table-b37c10 = In words and as a table

# panels/experiment/FigureTable.tsx
# $a: every
# $b: rows.length
text-aecde5 = 1 of every { $a } of { $b } rows.

# panels/experiment/PathPlot.tsx
one-way-delay-ms-7bff5b = One-way delay, ms

# panels/experiment/PathPlot.tsx
time-h-d0b727 = Time, h

# panels/experiment/PathPlot.tsx
# $a: title
# $b: paths.map(({ label }) => label).join(', ')
one-way-delay-and-links-against-4c57ad = { $a }. One-way delay and links against time, { $b }.

# panels/experiment/PathPlot.tsx
handovers-path-changes-and-seam-of-fc6d8b = Handovers, path changes and seam of

# panels/experiment/PathPlot.tsx
# $a: length
h-about-the-instant-5e7480 = { $a } h about the instant

# panels/experiment/PathPlot.tsx
instant-e28618 = Instant

# panels/experiment/PathPlot.tsx
# $a: ends[0]
# $b: ends[1]
hatched-the-seam-lies-between-and-1c6c27 = Hatched: the seam lies between { $a } and { $b }. Click to set the instant, drag to see a part of the day.

# panels/experiment/PathPlot.tsx
no-sample-yet-823388 = no sample yet

# panels/experiment/PathPlot.tsx
# $a: fixed(sample.delay_ms, 2)
# $b: sample.links
ms-links-5680f6 = { $a } ms, { $b } links

# panels/experiment/PathPlot.tsx
no-seam-lies-between-258937 = No seam lies between

# panels/experiment/PathPlot.tsx
seam-between-967c10 = Seam between

# panels/experiment/PathPlot.tsx, panels/experiment/figureTables.ts and 1 more
path-changes-7047c9 = Path changes

# panels/experiment/PathPlot.tsx, panels/experiment/figureTables.ts
# $a: from
handovers-b99f84 = Handovers, { $a }

# panels/experiment/ResultPlot.tsx, scenario/src/experiment/document.rs
series-a8295e = Series

# panels/experiment/ResultPlot.tsx
# $a: plot.reference
hollow-d84388 = Hollow: { $a }

# panels/experiment/ResultPlot.tsx
lines-appear-here-as-soon-as-43bd14 = Lines appear here as soon as runs are done.

# panels/experiment/ResultPlot.tsx
# $a: atWords(plot, shown.point.x)
# $b: plain(short(shown.point.y))
# $c: shown.point.high > shown.point.low ? ` ± ${plain(short(shown.point.high - shown.point.y))}` : ''
# $d: unit === '' ? '' : ` ${unit}`
at-d7f1ba = , at { $a }: <1>{ $b }{ $c }{ $d }</1>

# panels/experiment/ResultPlot.tsx
bars-are-95-confidence-intervals-choose-1187d7 = Bars are 95 % confidence intervals. Choose a point to open it in the lab.

# panels/experiment/ResultPlot.tsx
in-words-af9d04 = In words

# panels/experiment/ResultPlot.tsx
# $a: label
# $b: value(first.y)
# $c: plain(first.x)
# $d: value(last.y)
# $e: plain(last.x)
from-at-to-at-99bd17 = { $a }: from { $b } at { $c } to { $d } at { $e }.

# panels/experiment/ResultPlot.tsx
# $a: axisLabel({ unit, ...y })
# $b: axisLabel(x)
against-cfba80 = { $a } against { $b }.

# panels/experiment/ResultPlot.tsx
# $a: head
nothing-has-been-measured-yet-a01475 = { $a } Nothing has been measured yet.

# panels/experiment/ResultTable.tsx
every-point-a0a306 = Every point

# panels/experiment/ResultTable.tsx
every-point-table-b7e228 = Every point, table

# panels/experiment/ResultTable.tsx
means-half-width-of-the-95-819ba7 = Means ± half-width of the 95 % confidence interval (Student's t).

# panels/experiment/SeriesPlot.tsx, scenario/src/experiment/document.rs
curves-4c2c11 = Curves

# panels/experiment/SeriesPlot.tsx
# $a: document.title
# $b: yLabel
# $c: shown.map(({ label }) => label).join(', ')
# $d: shown.map(({ t }) => plain(t.length)).join(', ')
# $e: duration_s
against-time-samples-in-s-e36f31 = { $a }. { $b } against time, { $c }; { $d } samples in { $e } s.

# panels/experiment/SeriesPlot.tsx
one-run-with-the-experiment-s-cf30d1 = One run with the experiment's seed. Drag across the plot to see a part of it.

# panels/experiment/SeriesPlot.tsx, panels/timeline/ZoomButtons.tsx
whole-run-f2fbe7 = Whole run

# panels/experiment/SeriesPlot.tsx
# $a: plot.modulo
mod-bfbc1e = {" "}mod { $a }

# panels/experiment/Sign.tsx
holds-3b9726 = holds

# panels/experiment/Sign.tsx
fails-c1481e = fails

# panels/experiment/Sign.tsx
not-run-b4a984 = not run

# panels/experiment/SweepBar.tsx
run-the-experiment-b62599 = Run the experiment

# panels/experiment/SweepBar.tsx
all-done-e9eeba = All done

# panels/experiment/SweepBar.tsx
run-here-099c95 = Run here

# panels/experiment/SweepBar.tsx
run-runs-fe504a =
    { $a ->
        [one] run
       *[other] runs
    }

# panels/experiment/SweepBar.tsx
point-points-4f3469 =
    { $a ->
        [one] point
       *[other] points
    }

# panels/experiment/SweepBar.tsx
replication-replications-4b73e9 =
    { $a ->
        [one] replication
       *[other] replications
    }

# panels/experiment/SweepBar.tsx
mode-5e23ec = Mode

# panels/experiment/SweepBar.tsx, panels/experiment/exports.ts and 1 more
quick-9f49fa = Quick

# panels/experiment/SweepBar.tsx, panels/experiment/exports.ts and 1 more
full-008dac = Full

# panels/experiment/SweepBar.tsx
keep-these-runs-505d81 = Keep these runs

# panels/experiment/SweepBar.tsx
discard-these-runs-8d43dc = Discard these runs

# panels/experiment/SweepBar.tsx
time-left-is-being-measured-381932 = time left is being measured

# panels/experiment/SweepBar.tsx
# $a: wait(left_s)
left-6f2f3f = { $a } left

# panels/experiment/SweepBar.tsx
# $a: runs
# $b: left
done-6c4adc = { $a } done, { $b }.

# panels/experiment/SweepBar.tsx
# $a: runs
# $b: fate(done, kept)
cancelled-84a076 = Cancelled: { $a } { $b }.

# panels/experiment/SweepBar.tsx
# $a: runs
# $b: fate(done, kept)
stopped-7fc2f5 = Stopped: { $a } { $b }.

# panels/experiment/SweepBar.tsx
looking-for-earlier-results-58c78b = Looking for earlier results.

# panels/experiment/SweepBar.tsx
not-run-here-yet-57fdd9 = Not run here yet.

# panels/experiment/SweepBar.tsx
# $a: runs
are-kept-from-before-bad4ff = { $a } are kept from before.

# panels/experiment/SweepBar.tsx
# $a: counted(total, ['run', 'runs'])
# $b: fixed(took_s, 1)
# $c: kept === done ? say(', and kept') : ''
all-done-in-s-316502 = All { $a } done in { $b } s{ $c }.

# panels/experiment/SweepBar.tsx
and-kept-273c66 = , and kept

# panels/experiment/SweepBar.tsx
# $a: counted(total, ['run', 'runs'])
all-are-kept-from-before-2634ff = All { $a } are kept from before.

# panels/experiment/SweepBar.tsx
are-done-which-this-browser-does-4c3bf9 = are done, which this browser does not keep

# panels/experiment/SweepBar.tsx
are-kept-0796ab = are kept

# panels/experiment/SweepBar.tsx
are-being-kept-f283aa = are being kept

# panels/experiment/altitudesPlot.ts
altitude-km-d23ffa = Altitude, km

# panels/experiment/claimKinds.ts
the-paper-s-sentence-28221c = The paper’s sentence

# panels/experiment/claimKinds.ts
sentences-of-the-papers-be6fbd = Sentences of the papers

# panels/experiment/claimKinds.ts, scenario/src/experiment/document.rs
a-value-of-the-paper-bbef25 = A value of the paper

# panels/experiment/claimKinds.ts
values-of-the-papers-e90380 = Values of the papers

# panels/experiment/claimKinds.ts
a-check-of-our-own-a772d6 = A check of our own

# panels/experiment/claimKinds.ts
checks-of-our-own-37f0b7 = Checks of our own

# panels/experiment/exports.ts
# $a: of
no-run-of-yet-b175c9 = no run of { $a } yet

# panels/experiment/exports.ts
# $a: made.planned === 1 ? '' : 's'
# $b: seedWords(document.seed, made)
seed-1b09e6 = seed{ $a } { $b }

# panels/experiment/exports.ts
# $a: modeWords(made.mode)
# $b: have
# $c: seeds
# $d: made.core
# $e: date
core-bd741c = { $a }, { $b }, { $c }. Core { $d }{ $e }.

# panels/experiment/exports.ts
# $a: modeWords(mode)
# $b: seed
# $c: core
seed-core-389f8e = { $a }, seed { $b }. Core { $c }.

# panels/experiment/exports.ts
# $a: mode === 'full' ? say('Full') : say('Quick')
mode-9f6cd6 = { $a } mode

# panels/experiment/figureTables.ts
# $a: lines[number]?.label
# $b: short(first[1])
# $c: short(last[1])
# $d: short(least)
# $e: short(most)
from-to-between-and-186dac = { $a } from { $b } to { $c }, between { $d } and { $e }

# panels/experiment/figureTables.ts
# $a: yLabel
# $b: short(from)
# $c: short(to)
from-s-to-s-4999bb = { $a } from { $b } s to { $c } s

# panels/experiment/figureTables.ts
# $a: head
nothing-happened-7f0b45 = { $a }: nothing happened.

# panels/experiment/figureTables.ts, panels/experiment/timeChart.ts and 1 more
time-s-983fba = Time, s

# panels/experiment/figureTables.ts
# $a: label
has-no-path-1621fc = { $a } has no path

# panels/experiment/figureTables.ts
# $a: label
# $b: least
# $c: most
to-ms-d01cf6 = { $a } { $b } to { $c } ms

# panels/experiment/figureTables.ts
# $a: ends[0]
# $b: ends[1]
# $c: sentences.join('; ')
one-way-delay-from-to-e134bd = One-way delay from { $a } to { $b }: { $c }.

# panels/experiment/figureTables.ts
least-delay-ms-402a39 = Least delay, ms

# panels/experiment/figureTables.ts
median-ms-28835f = Median, ms

# panels/experiment/figureTables.ts
greatest-ms-2e4248 = Greatest, ms

# panels/experiment/figureTables.ts
without-a-path-d1febc = Without a path

# panels/experiment/figureTables.ts, panels/sky/PlaneTable.tsx and 5 more
satellites-eb7e68 = satellites

# panels/experiment/figureTables.ts
terminals-eaeb27 = terminals

# panels/experiment/figureTables.ts
seams-f3fe1c = seams

# panels/experiment/figureTables.ts
no-link-between-satellites-c622d8 = no link between satellites

# panels/experiment/figureTables.ts
# $a: title
# $b: t
# $c: counted(satellites, ['satellite', 'satellites'])
# $d: links
s-after-the-start-680570 = { $a }, { $b } s after the start: { $c }, { $d }.

# panels/experiment/figureTables.ts
satellite-satellites-c35a24 =
    { $a ->
        [one] satellite
       *[other] satellites
    }

# panels/experiment/figureTables.ts
on-the-map-99144f = On the map

# panels/experiment/figureTables.ts, links.*.drops.*.number and 3 more
number-bd82cf = Number

# panels/experiment/flatMapPicture.ts
intraplane-isl-89f4c0 = intraplane ISL

# panels/experiment/flatMapPicture.ts
intraplane-isl-intraplane-isls-b6cece =
    { $a ->
        [one] intraplane ISL
       *[other] intraplane ISLs
    }

# panels/experiment/flatMapPicture.ts
interplane-isl-5ee81e = interplane ISL

# panels/experiment/flatMapPicture.ts
interplane-isl-interplane-isls-543672 =
    { $a ->
        [one] interplane ISL
       *[other] interplane ISLs
    }

# panels/experiment/flatMapPicture.ts
cross-seam-isl-89f30b = cross-seam ISL

# panels/experiment/flatMapPicture.ts
cross-seam-isl-cross-seam-isls-11a25c =
    { $a ->
        [one] cross-seam ISL
       *[other] cross-seam ISLs
    }

# panels/experiment/flatMapPicture.ts
nearest-isl-030dee = nearest ISL

# panels/experiment/flatMapPicture.ts
nearest-isl-nearest-isls-2c9ff0 =
    { $a ->
        [one] nearest ISL
       *[other] nearest ISLs
    }

# panels/finder/PageSearch.tsx
# $a: thing
find-a-f8e7ab = Find a { $a }

# panels/finder/PageSearch.tsx
# $a: thing
# $b: wanted.trim()
no-has-in-its-words-927fea = No { $a } has “{ $b }” in its words.

# panels/finder/PaletteButton.tsx
find-anything-ctrl-k-5fac4b = Find anything (Ctrl K)

# panels/head/LanguageChoice.tsx
language-a4fe65 = Language

# panels/later.tsx
this-part-could-not-be-loaded-bf5c11 = this part could not be loaded. Try again; if that does not help, reload the page.

# panels/later.tsx
# $a: lowered(name)
loading-76240e = Loading { $a }.

# panels/lesson/QuestionForm.tsx
say-first-what-you-expect-cfaae6 = Say first what you expect.

# panels/lesson/QuestionForm.tsx
your-answer-d0e869 = Your answer

# panels/lesson/QuestionForm.tsx
# $a: problem
the-run-does-not-answer-this-a72673 = The run does not answer this question. { $a }

# panels/lesson/QuestionForm.tsx
answer-b2a3aa = Answer

# panels/lesson/QuestionForm.tsx
show-this-run-in-the-lab-ffc2c9 = Show this run in the lab

# panels/lesson/QuestionForm.tsx
# $a: given.right ? '✓' : '✗'
# $b: given.right ? say('Right.') : say('Not quite.')
# $c: answerWords(question, value)
the-run-says-976533 = <1><2>{ $a }</2> { $b }</1> The run says: { $c }.

# panels/lesson/QuestionForm.tsx
right-cd5592 = Right.

# panels/lesson/QuestionForm.tsx
not-quite-ea3f89 = Not quite.

# panels/measure/Instant.tsx
# $a: name
instant-s-bec4fc = Instant { $a }, s

# panels/measure/Instant.tsx
seconds-the-arrow-keys-move-it-a050d0 = Seconds; the arrow keys move it, with Shift ten times as far

# panels/measure/Instant.tsx
# $a: follows ? say('Playhead') : say('Here')
# $b: name
at-the-playhead-69ac8a = { $a }: { $b } at the playhead

# panels/measure/Instant.tsx, panels/timeline/TimelineSlider.tsx
playhead-b3bb7e = Playhead

# panels/measure/Instant.tsx
here-aa3b17 = Here

# panels/measure/Instant.tsx
it-goes-along-with-the-playhead-ab7260 = It goes along with the playhead; press to let it stay here

# panels/measure/Instant.tsx
# $a: name === 't1' ? 'I' : 'O'
at-the-playhead-53f802 = At the playhead ({ $a })

# panels/measure/MeasureCard.tsx
measured-between-two-instants-06c1ad = Measured between two instants

# panels/measure/MeasureCard.tsx
# $a: seconds(to - from)
between-t1-and-t2-a7bd78 = Between t1 and t2 <1>{ $a }</1>

# panels/measure/MeasureCard.tsx
drag-over-a-chart-or-play-4a4da7 = Drag over a chart, or play on: what happens between t1 and t2 is counted here.

# panels/measure/MeasureCard.tsx
# $a: seconds(known_s)
this-long-run-keeps-every-row-cb3d2d = This long run keeps every row from { $a } on: what needs earlier ones is left out.

# panels/measure/MeasureCard.tsx
figures-f2f410 = Figures

# panels/measure/MeasureCard.tsx
# $a: seconds(from)
# $b: seconds(to)
from-to-1b4b8e = From { $a } to { $b }

# panels/measure/MeasureCard.tsx
the-clipboard-is-closed-to-this-993063 = The clipboard is closed to this page.

# panels/measure/MeasureCard.tsx
copy-text-b0ac9c = Copy text

# panels/measure/MeasureCard.tsx
copy-csv-e64fbd = Copy CSV

# panels/measure/figures.ts
# $a: path
of-path-93173b = {" "}of path { $a }

# panels/measure/figures.ts
the-congestion-window-81248c = The congestion window

# panels/measure/figures.ts
the-smoothed-round-trip-time-747f27 = The smoothed round-trip time

# panels/measure/figures.ts
packets-with-data-handed-to-the-998f03 = Packets with data handed to the network, what was sent again included.

# panels/measure/figures.ts
packets-with-data-that-were-lost-4ea6d8 = Packets with data that were lost between the two instants.

# panels/measure/figures.ts
arrived-594015 = Arrived

# panels/measure/figures.ts
packets-with-data-that-reached-the-a04683 = Packets with data that reached the receiver.

# panels/measure/figures.ts
# $a: help
bytes-count-all-headers-6ae1ae = { $a } Bytes count all headers.

# panels/measure/figures.ts, metrics and 1 more
throughput-960bcc = Throughput

# panels/measure/figures.ts
what-was-sent-with-all-headers-54003f = What was sent, with all headers, over the time between.

# panels/measure/figures.ts
user-data-given-to-the-application-19072d = User data given to the application in order, in the measurement intervals that lie wholly between.

# panels/measure/figures.ts
user-data-delivered-over-the-measurement-7cc2de = User data delivered, over the measurement intervals that lie wholly between.

# panels/measure/figures.ts
# $a: what
at-t1-and-at-t2-364863 = { $a } at t1 and at t2.

# panels/measure/figures.ts
at-t1-ee8c4e = at t1

# panels/measure/figures.ts
at-t2-df6cb1 = at t2

# panels/measure/figures.ts
# $a: name
range-8198e0 = { $a }, range

# panels/measure/figures.ts
# $a: what
its-least-and-its-most-between-d4e180 = { $a }: its least and its most between t1 and t2.

# panels/measure/figures.ts
# $a: fixed(from, 3)
# $b: fixed(to, 3)
# $c: fixed(to - from, 3)
from-s-to-s-s-f1cb5e = From { $a } s to { $b } s: { $c } s

# panels/measure/figures.ts
quantity-1a7b30 = quantity

# panels/moments/Bookmarks.tsx
notes-8a7525 = Notes

# panels/moments/Bookmarks.tsx
mark-this-instant-939bac = Mark this instant

# panels/moments/Bookmarks.tsx
a-note-keeps-an-instant-the-ee1db1 = A note keeps an instant, the view and your words. The link carries them.

# panels/moments/Bookmarks.tsx
# $a: bookmark.name
# $b: fixed(bookmark.t, 3)
go-to-s-8e753c = Go to { $a }, { $b } s

# panels/moments/Bookmarks.tsx
# $a: MOST_BOOKMARKS
notes-are-the-most-that-a-929b4f = { $a } notes are the most that a link carries.

# panels/moments/Bookmarks.tsx
# $a: fixed(t, 3)
name-of-the-note-at-s-45a80b = Name of the note at { $a } s

# panels/moments/Bookmarks.tsx
# $a: fixed(t, 3)
note-at-s-1d2791 = Note at { $a } s

# panels/moments/Bookmarks.tsx, scenario/src/experiment/document.rs
note-d8da2c = Note

# panels/moments/Bookmarks.tsx
some-words-which-the-stage-shows-3bd152 = Some words, which the stage shows at this instant

# panels/moments/MomentsPanel.tsx
# $a: flow.name
of-f0eac2 = of { $a }

# panels/moments/MomentsPanel.tsx
close-moments-87a565 = Close moments

# panels/moments/MomentsPanel.tsx
plays-from-the-playhead-on-slowly-ad0ace = Plays from the playhead on, slowly enough to follow the packets

# panels/moments/MomentsPanel.tsx
watch-one-round-trip-fb5de0 = Watch one round trip

# panels/moments/MomentsPanel.tsx
globe-and-charts-large-for-a-2e0599 = Globe and charts large, for a projector

# panels/moments/MomentsPanel.tsx
# $a: hides ? say('happen') : say('are simulated')
slow-start-losses-handovers-and-what-78b6e8 = Slow start, losses, handovers and what else is worth seeing appear here as they { $a }.

# panels/moments/MomentsPanel.tsx
happen-9ecfb3 = happen

# panels/moments/MomentsPanel.tsx
are-simulated-bcd243 = are simulated

# panels/moments/MomentsPanel.tsx
moments-in-order-of-time-ae4af0 = Moments in order of time

# panels/moments/NoteMarks.tsx
notes-on-the-timeline-63c189 = Notes on the timeline

# panels/moments/NoteMarks.tsx
# $a: fixed(bookmark.t, 3)
# $b: bookmark.name
note-at-s-81d5a8 = Note at { $a } s: { $b }

# panels/moments/momentWords.ts
first-loss-426448 = First loss

# panels/moments/momentWords.ts
first-fast-retransmit-1d2d65 = First fast retransmit

# panels/moments/momentWords.ts
first-timeout-86c150 = First timeout

# panels/moments/momentWords.ts
first-probing-cycle-e18d33 = First probing cycle

# panels/moments/momentWords.ts
first-full-window-8d1c56 = First full window

# panels/moments/momentWords.ts
the-application-runs-dry-fd5246 = The application runs dry

# panels/moments/momentWords.ts
first-full-buffer-d7462e = First full buffer

# panels/moments/momentWords.ts
first-receive-buffer-blocking-84b560 = First receive-buffer blocking

# panels/moments/momentWords.ts
first-full-queue-e714bc = First full queue

# panels/moments/momentWords.ts
longest-head-of-line-block-b6e43d = Longest head-of-line block

# panels/moments/momentWords.ts
first-handover-ee3442 = First handover

# panels/moments/momentWords.ts
the-seam-b48290 = The seam

# panels/moments/momentWords.ts
first-path-hint-1d45a9 = First path hint

# panels/moments/momentWords.ts
first-failover-0e2317 = First failover

# panels/moments/momentWords.ts, flows.*.incidents.*.kind and 1 more
incident-36a606 = Incident

# panels/moments/momentWords.ts
# $a: lasting(until - t)
# $b: formOf(1, piece)
# $c: counted(most, piece)
for-the-receiver-holds-data-back-e76087 = For { $a } the receiver holds data back for an earlier { $b }: up to { $c } at once.

# panels/moments/momentWords.ts
across-the-seam-where-neighbours-fly-e75c0a = across the seam, where neighbours fly opposite ways

# panels/moments/momentWords.ts
# $a: name(link.from)
# $b: name(link.to)
# $c: ways
the-path-goes-from-to-03f35e = The path goes from { $a } to { $b } { $c }.

# panels/moments/momentWords.ts
# $a: name(terminal)
# $b: name(b[row] ?? -1)
# $c: name(c[row] ?? -1)
# $d: ways
goes-from-to-27254b = { $a } goes from { $b } to { $c } { $d }.

# panels/now/nowWords.ts
the-peer-s-window-is-full-13510b = the peer’s window is full

# panels/now/nowWords.ts
the-application-has-no-more-data-bb396c = the application has no more data

# panels/now/nowWords.ts
# $a: counted(instant.lost, ['data packet', 'data packets'])
lost-so-far-9cd9e9 = { $a } lost so far

# panels/now/nowWords.ts
data-packet-data-packets-c46382 =
    { $a ->
        [one] data packet
       *[other] data packets
    }

# panels/now/nowWords.ts
no-path-a0b9d9 = No path

# panels/now/nowWords.ts
it-has-not-begun-dc9815 = it has not begun

# panels/now/nowWords.ts, transport/src/shared_events.rs
transfer-complete-488941 = Transfer complete

# panels/now/nowWords.ts
# $a: path
on-path-2a2ce7 = {" "}on path { $a }

# panels/now/nowWords.ts
# $a: nodeName(meta, alone.node)
has-no-satellite-b9b107 = { $a } has no satellite

# panels/now/nowWords.ts
# $a: from
# $b: to
packets-find-no-way-from-to-3def92 = packets find no way from { $a } to { $b }

# panels/now/nowWords.ts
# $a: nodeName(meta, soonest.node)
# $b: span(soonest.next - t)
handover-of-in-9cf8b9 = handover of { $a } in { $b }

# panels/now/nowWords.ts
# $a: nodeName(meta, first)
by-2b6528 = {" "}by { $a }

# panels/now/nowWords.ts
# $a: nodeName(meta, first)
# $b: nodeName(meta, last)
from-to-7de458 = {" "}from { $a } to { $b }

# panels/now/nowWords.ts, panels/sky/mapWords.ts
link-links-185107 =
    { $a ->
        [one] link
       *[other] links
    }

# panels/now/nowWords.ts
# $a: counted(waiting, piece)
# $b: formOf(waiting, ['waits', 'wait'])
for-an-earlier-one-98c541 = { $a } { $b } for an earlier one

# panels/now/nowWords.ts, panels/streams/Queue.tsx and 2 more
waits-wait-ea50fe =
    { $a ->
        [one] waits
       *[other] wait
    }

# panels/packet/FieldTree.tsx
fields-of-the-packet-385eff = Fields of the packet

# panels/packet/HexDump.tsx
# $a: bytes.length
bytes-arrow-keys-go-from-byte-758da9 = { $a } bytes; arrow keys go from byte to byte

# panels/packet/PacketCard.tsx
# $a: name
packet-b63636 = Packet: { $a }

# panels/packet/PacketCard.tsx
the-run-is-made-once-more-b3c545 = The run is made once more, up to this packet.

# panels/packet/PacketCard.tsx
up-to-the-packet-17e300 = Up to the packet

# panels/packet/PacketCard.tsx
# $a: told.malformed
malformed-06761e = Malformed. { $a }

# panels/packet/PacketCard.tsx
a-checksum-is-wrong-f27d11 = A checksum is wrong.

# panels/packet/PacketCard.tsx
# $a: start
# $b: bits
byte-f92f42 = Byte { $a }{ $b }.

# panels/packet/PacketCard.tsx
# $a: start
# $b: start + length - 1
# $c: counted(length, ['byte', 'bytes'])
bytes-to-088977 = Bytes { $a } to { $b }, { $c }.

# panels/packet/PacketCard.tsx, transport/src/sctp/event.rs and 7 more
byte-bytes-c68398 =
    { $a ->
        [one] byte
       *[other] bytes
    }

# panels/packet/PacketCard.tsx
the-clipboard-is-closed-to-this-d88ff1 = The clipboard is closed to this page

# panels/packet/PacketCard.tsx
copy-bytes-as-hex-520341 = Copy bytes as hex

# panels/packet/StepButton.tsx
next-packet-fc910f = Next packet

# panels/packet/StepButton.tsx
previous-packet-a4522b = Previous packet

# panels/packet/StepButton.tsx
# $a: name
# $b: forward ? say('full stop') : say('comma')
of-the-flow-a74425 = { $a } of the flow ({ $b })

# panels/packet/StepButton.tsx
full-stop-e786eb = full stop

# panels/packet/StepButton.tsx
comma-f36a4e = comma

# panels/present/Caption.tsx
# $a: at + 1
moment-cd63a0 = moment { $a }

# panels/present/Caption.tsx
moment-moments-a766d5 =
    { $a ->
        [one] moment
       *[other] moments
    }

# panels/present/Caption.tsx
# $a: at + 1
# $b: moments.length
moment-of-e595ab = moment { $a } of { $b }

# panels/present/Caption.tsx
moment-before-38c26f = Moment before

# panels/present/Caption.tsx
moment-before-page-up-c3bef8 = Moment before (Page Up)

# panels/present/Caption.tsx
next-moment-4feb75 = Next moment

# panels/present/Caption.tsx
next-moment-page-down-f11a33 = Next moment (Page Down)

# panels/present/Caption.tsx, panels/timeline/ZoomButtons.tsx
predict-first-hide-what-comes-after-21d073 = Predict first: hide what comes after the playhead (H)

# panels/present/Caption.tsx
predict-13587f = Predict

# panels/present/Caption.tsx
the-qr-code-of-what-is-6b5c1c = The QR code of what is on the screen, large (Q)

# panels/present/Caption.tsx, panels/words/glossary/implementations.ts
qr-a439fb = QR

# panels/present/Caption.tsx
leave-escape-c2502f = Leave (Escape)

# panels/present/Caption.tsx, panels/timeline/ClockFace.tsx
run-time-40349a = Run time

# panels/present/Caption.tsx
pause-space-5b44f6 = Pause (Space)

# panels/present/Caption.tsx
play-space-580b67 = Play (Space)

# panels/present/RunsApart.tsx
the-run-that-globe-caption-and-28b0c4 = The run that globe, caption and panels follow (V)

# panels/present/RunsApart.tsx
not-changed-yet-5c408d = not changed yet

# panels/probing/ProbingView.tsx
previous-cycle-6812b5 = Previous cycle

# panels/probing/ProbingView.tsx
next-cycle-52b5a2 = Next cycle

# panels/probing/ProbingView.tsx
probing-map-the-oldest-exchange-first-3208d8 = Probing map, the oldest exchange first

# panels/probing/ProbingView.tsx
# $a: fixed(cycle.limit_ms, 1)
the-line-is-the-limit-ms-8589b3 = The line is the limit: { $a } ms still mean no congestion.

# panels/probing/ProbingView.tsx
why-it-began-b20efd = Why it began

# panels/probing/ProbingView.tsx
decision-640ae4 = Decision

# panels/probing/ProbingView.tsx
none-yet-new-data-wait-52685b = None yet: new data wait.

# panels/probing/ProbingView.tsx
what-was-true-19f8ea = What was true

# panels/probing/probingWords.ts
on-the-timeline-a-cycle-is-f3609f = On the timeline a cycle is a bar. It ends in a ring if nothing was missing, a disc in Immediate Recovery, a square in congestion control, and a cross if its session or connection ended first.

# panels/probing/probingWords.ts
no-probing-cycle-yet-at-this-5e1350 = No probing cycle yet at this moment.

# panels/probing/probingWords.ts
# $a: cycle.number
# $b: fixed(cycle.began_s, 3)
cycle-began-at-s-e48734 = Cycle { $a } began at { $b } s

# panels/probing/probingWords.ts
# $a: since
and-goes-on-87ee51 = { $a } and goes on.

# panels/probing/probingWords.ts
# $a: since
it-is-over-1f0435 = { $a }; it is over.

# panels/probing/probingWords.ts
# $a: name
no-answer-yet-1b9334 = { $a }: no answer yet

# panels/probing/probingWords.ts
longer-than-the-limit-a57996 = longer than the limit

# panels/probing/probingWords.ts
within-the-limit-f581dc = within the limit

# panels/probing/probingWords.ts
# $a: fixed(since_s, 3)
since-s-95ab1e = since { $a } s

# panels/probing/probingWords.ts
# $a: span
no-packet-was-lost-59bcef = No packet was lost { $a }.

# panels/probing/probingWords.ts
# $a: packets
# $b: formOf(packets, ['packet was', 'packets were'])
# $c: span
# $d: parts.join(', ')
lost-646219 = { $a } { $b } lost { $c }: { $d }.

# panels/probing/probingWords.ts, transport/src/sctp/event.rs
packet-was-packets-were-917bc3 =
    { $a ->
        [one] packet was
       *[other] packets were
    }

# panels/sequence/Lane.tsx
# $a: flow.name
time-sequence-diagram-bb0ed0 = { $a }, time-sequence diagram

# panels/sequence/Lane.tsx
# $a: sender
# $b: receiver
packets-between-and-up-and-down-b901c9 = Packets between { $a } and { $b }; up and down go from step to step, Enter shows the packet, plus and minus zoom

# panels/sequence/Lane.tsx
# $a: many
packets-with-and-what-answers-them-b0adc4 = Packets with { $a } and what answers them appear here as soon as they are simulated.

# panels/sequence/SequenceBar.tsx
previous-step-318c1d = Previous step

# panels/sequence/SequenceBar.tsx
follow-playhead-3c78b5 = Follow playhead

# panels/sequence/SequenceBar.tsx
around-playhead-28bb9d = Around playhead

# panels/sequence/SequenceBar.tsx
around-event-1c76a7 = Around event

# panels/sequence/SequenceBar.tsx
beside-52a978 = Beside

# panels/sequence/SequenceBar.tsx
nothing-1785cf = nothing

# panels/sequence/SequenceBar.tsx
say-the-numbers-on-the-wire-b8b822 = Say the numbers on the wire, not which segment it is

# panels/sequence/SequenceBar.tsx, panels/sequence/StepCard.tsx
bytes-4d8000 = Bytes

# panels/sequence/SequenceBar.tsx, panels/sky/SkyHeading.tsx and 1 more
table-16d1c9 = Table

# panels/sequence/SequenceBar.tsx
time-sequence-diagram-save-39c0cb = Time-sequence diagram: save

# panels/sequence/SequenceBar.tsx
save-steps-as-csv-a046d6 = Save steps as CSV

# panels/sequence/SequenceBar.tsx
log-of-the-flow-qlog-1f083d = Log of the flow (qlog)

# panels/sequence/SequenceBar.tsx
show-the-globe-beside-it-b1efda = Show the globe beside it

# panels/sequence/SequenceBar.tsx
take-the-place-of-the-globe-72c2ba = Take the place of the globe

# panels/sequence/SequenceBar.tsx
measure-between-two-instants-drag-over-9336de = Measure between two instants: drag over the diagram, or I and O at the playhead

# panels/sequence/SequenceBar.tsx
window-of-time-seconds-de9ca2 = Window of time, seconds

# panels/sequence/SequenceBar.tsx
until-2e3200 = until

# panels/sequence/SequencePanel.tsx
time-sequence-diagrams-e226b4 = Time-sequence diagrams

# panels/sequence/SequencePanel.tsx
flow-in-the-diagram-126de2 = Flow in the diagram

# panels/sequence/SequencePanel.tsx, panels/words/glossary/windows.ts
fast-retransmit-679409 = fast retransmit

# panels/sequence/SequencePanel.tsx, codes.gen.ts and 1 more
sent-again-after-a-timeout-c0846c = sent again after a timeout

# panels/sequence/SequencePanel.tsx
forged-by-somebody-else-5d68db = forged by somebody else

# panels/sequence/SequencePanel.tsx
a-rule-fires-1b0eb2 = a rule fires

# panels/sequence/SequencePanel.tsx
by-another-path-than-the-primary-86a666 = by another path than the primary

# panels/sequence/StepCard.tsx
nothing-has-happened-yet-at-this-b6bb3d = Nothing has happened yet at this moment.

# panels/sequence/StepTable.tsx
# $a: MOST_ROWS
the-first-steps-the-csv-has-58c560 = the first { $a } steps; the CSV has all

# panels/sequence/StepTable.tsx
# $a: steps.length
steps-621bd4 = { $a } steps

# panels/sequence/StepTable.tsx
# $a: flow.name
steps-715a43 = { $a }, steps

# panels/sequence/StepTable.tsx
# $a: flow.name
# $b: fixed(from, 4)
# $c: fixed(to, 4)
# $d: more
s-to-s-1246b9 = { $a }, { $b } s to { $c } s, { $d }.

# panels/sequence/StepTable.tsx, panels/timeline/TimelinePanel.tsx and 1 more
step-8e6a6c = Step

# panels/sequence/StepTable.tsx
rule-62845f = Rule

# panels/sequence/diagram.ts
# $a: fixed(packetsSince_s, 1)
packets-are-kept-from-s-on-aa965c = Packets are kept from { $a } s on

# panels/sequence/diagram.ts
# $a: every
text-772e27 = 1 of { $a } packets is drawn: zoom in for all

# panels/sequence/draw.ts, codes.gen.ts and 1 more
sends-c626da = sends

# panels/sequence/draw.ts
receives-a768e1 = receives

# panels/sequence/draw.ts, panels/sequence/words.ts
held-c20dea = held

# panels/sequence/draw.ts, constellations.*.isl.header_compression.header_bytes and 74 more
bytes-277089 = bytes

# panels/sequence/names.ts
# $a: name
forged-0a67c1 = { $a }, forged

# panels/sequence/names.ts
forward-tsn-86dc7c = {" "}+ FORWARD TSN

# panels/sequence/names.ts
# $a: more
and-more-7bf726 = {" "}and { $a } more

# panels/sequence/names.ts
# $a: this.nodeName(events.b[row] ?? -1)
icmp-too-big-from-712fdb = ICMP too big from { $a }

# panels/sequence/packetLabels.ts, panels/streams/chunkWords.ts
# $a: names.of(arrow.segment)
lost-6bb78b = { $a } lost

# panels/sequence/summary.ts
# $a: flow.name
# $b: seconds(from)
# $c: seconds(to)
to-4a7f44 = { $a }, { $b } to { $c }:

# panels/sequence/summary.ts
packet-is-sent-packets-are-sent-0cb3ac =
    { $a ->
        [one] packet is sent
       *[other] packets are sent
    }

# panels/sequence/summary.ts
arrives-arrive-bf2125 =
    { $a ->
        [one] arrives
       *[other] arrive
    }

# panels/sequence/summary.ts
is-lost-are-lost-780d53 =
    { $a ->
        [one] is lost
       *[other] are lost
    }

# panels/sequence/summary.ts
rule-fires-rules-fire-3d3d0a =
    { $a ->
        [one] rule fires
       *[other] rules fire
    }

# panels/sequence/takeOut.ts
time-sequence-diagram-1e0ddb = Time-sequence diagram

# panels/sequence/takeOut.ts
# $a: listed(names)
# $b: seconds(from)
# $c: seconds(to)
to-89285f = { $a }, { $b } to { $c }

# panels/sequence/words.ts
# $a: moment(ended_s)
it-is-lost-at-8393d0 = It is lost at { $a }.

# panels/sequence/words.ts
# $a: moment(ended_s)
# $b: ms(ended_s - t)
it-arrives-at-later-b0fc9e = It arrives at { $a }, { $b } later.

# panels/sequence/words.ts
# $a: end
# $b: names.of(row)
# $c: repeats ? say(' again') : ''
sends-38e626 = { $a } sends { $b }{ $c }

# panels/sequence/words.ts
again-d6fab4 = {" "}again

# panels/sequence/words.ts
# $a: forger
# $b: names.pretended(row)
# $c: end
somebody-at-sends-in-the-name-227732 = Somebody at { $a } sends { $b } in the name of { $c }

# panels/sequence/words.ts
# $a: names.of(segment)
is-lost-c14d4c = { $a } is lost

# panels/sequence/words.ts
# $a: words?.detail ?? ''
# $b: moment(sent_s)
it-was-sent-at-3f9e69 = { $a } It was sent at { $b }.

# panels/sequence/words.ts
a-router-has-marked-it-congestion-360dbc = {" "}A router has marked it: congestion experienced.

# panels/sequence/words.ts
# $a: ms(held.waited_s)
# $b: held.at
of-these-it-waited-at-the-5a760a = {" "}Of these it waited { $a } at the gateway of { $b } for packets sent before it.

# panels/sequence/words.ts
# $a: ends[forward ? 1 : 0]
# $b: names.of(segment)
receives-48b603 = { $a } receives { $b }

# panels/sequence/words.ts
# $a: contents(telling, segment)
# $b: moment(sent_s)
# $c: ms(t - sent_s)
# $d: waited
# $e: marked
it-was-sent-at-before-ca1773 = { $a } It was sent at { $b }, { $c } before.{ $d }{ $e }

# panels/sequence/words.ts
# $a: segments.path[row] ?? 0
path-225453 = Path { $a }.{" "}

# panels/sequence/words.ts
# $a: (segments.bytes[row] ?? 0).toLocaleString(numberLocale())
bytes-d53821 = { $a } bytes.

# panels/sequence/words.ts
# $a: told.last
everything-up-to-tsn-counts-as-83c399 = Everything up to TSN { $a } counts as received.{" "}

# panels/sequence/words.ts, panels/streams/sackWords.ts
# $a: ranges(gaps)
has-678662 = has { $a }

# panels/sequence/words.ts
# $a: ranges(promised)
has-and-will-not-give-them-ce043a = has { $a } and will not give them back

# panels/sequence/words.ts
# $a: ranges(missing)
misses-7754ed = misses { $a }

# panels/sequence/words.ts
# $a: ranges(twice)
came-twice-64aadb = came twice: { $a }

# panels/sequence/words.ts, panels/words/glossary/windows.ts
flight-size-aff837 = flight size

# panels/sequence/words.ts
# $a: before.toLocaleString(numberLocale())
to-0f0f62 = { $a } to{" "}

# panels/sequence/words.ts
# $a: name
# $b: was
# $c: now
bytes-5c8108 = { $a } { $b }{ $c } bytes

# panels/sky/PassTable.tsx
passes-table-2385cf = Passes, table

# panels/sky/PassTable.tsx
rises-e3d127 = rises

# panels/sky/PassTable.tsx
highest-4d8fa8 = highest

# panels/sky/PassTable.tsx
sets-82c6db = sets

# panels/sky/PassTable.tsx, panels/sky/TerminalSky.tsx and 3 more
in-use-64c6c1 = in use

# panels/sky/PassTable.tsx
before-the-start-c0f509 = before the start

# panels/sky/PassTable.tsx
# $a: timeOfDay(pass.culminates)
at-5f1650 = {" "}at { $a }

# panels/sky/PassTable.tsx, constellations.*.isl.header_compression.refresh_packets and 2 more
never-6497e4 = never

# panels/sky/PlaneMap.tsx
point-at-a-satellite-or-a-c56045 = Point at a satellite or a link, or move with the arrow keys; Enter marks it on the globe.

# panels/sky/PlaneMap.tsx
map-of-the-planes-columns-are-838055 = Map of the planes: columns are planes, rows slots; arrows move from satellite to satellite

# panels/sky/PlaneMap.tsx, panels/sky/TerminalSky.tsx
signs-9cb565 = Signs

# panels/sky/PlaneMap.tsx, panels/sky/takeOut.ts and 1 more
serving-4dc69f = serving

# panels/sky/PlaneMap.tsx, panels/sky/takeOut.ts
seam-planes-fly-opposite-ways-80bb2f = seam: planes fly opposite ways

# panels/sky/PlaneMap.tsx, panels/sky/SkyPanel.tsx and 4 more
planes-df0f0c = Planes

# panels/sky/PlaneMap.tsx
planes-save-5775ab = Planes: save

# panels/sky/PlaneTable.tsx
planes-table-89c8a3 = Planes, table

# panels/sky/PlaneTable.tsx
# $a: fixed(t, 3)
at-s-3e87dc = At { $a } s

# panels/sky/PlaneTable.tsx, panels/words/glossary/orbits.ts
plane-fad900 = plane

# panels/sky/PlaneTable.tsx
links-within-d8d0ce = links within

# panels/sky/PlaneTable.tsx
links-to-other-planes-3713a2 = links to other planes

# panels/sky/PlaneTable.tsx
over-the-seam-eec9b0 = over the seam

# panels/sky/PlaneTable.tsx
on-the-path-6836a0 = on the path

# panels/sky/SkyPanel.tsx
from-a-terminal-1a41f9 = From a terminal

# panels/sky/SkyPanel.tsx
which-view-of-the-sky-9e7717 = Which view of the sky

# panels/sky/SkyPanel.tsx
ahead-a8f94e = Ahead

# panels/sky/SkyPanel.tsx
this-scenario-has-no-satellites-all-825645 = This scenario has no satellites: all its links are wired.

# panels/sky/SkyPanel.tsx
planes-of-918f21 = Planes of

# panels/sky/SkyPanel.tsx
# $a: ordinal + 1
terminal-2d73ee = , terminal { $a }

# panels/sky/TerminalSky.tsx
point-at-a-satellite-or-move-430c14 = Point at a satellite, or move with the arrow keys; Enter marks it on the globe.

# panels/sky/TerminalSky.tsx
looking-ahead-3d6bb8 = Looking ahead.

# panels/sky/TerminalSky.tsx
sky-over-the-terminal-north-up-5b9499 = Sky over the terminal, north up and east to the right; arrows move from satellite to satellite by azimuth

# panels/sky/TerminalSky.tsx, panels/sky/takeOut.ts
next-c6c1c9 = next

# panels/sky/TerminalSky.tsx, panels/sky/takeOut.ts
in-view-21a735 = in view

# panels/sky/TerminalSky.tsx, panels/sky/takeOut.ts
# $a: mask_deg
mask-09c2c5 = mask { $a }°

# panels/sky/TerminalSky.tsx, panels/words/glossary/orbits.ts
passes-d9720c = Passes

# panels/sky/TerminalSky.tsx
# $a: rows.length
# $b: total
of-those-in-use-and-the-0176bf = { $a } of { $b }: those in use and the highest

# panels/sky/TerminalSky.tsx
sky-over-the-terminal-save-59081b = Sky over the terminal: save

# panels/sky/TerminalSky.tsx
# $a: rows.length
passes-of-satellites-over-time-as-a3f33d = Passes of { $a } satellites over time, as bands

# panels/sky/grid.ts
real-satellites-are-given-one-by-6ffed9 = Real satellites are given one by one: their orbits share no planes, so there is no map of them.

# panels/sky/grid.ts
this-constellation-has-no-satellites-c0a6cb = This constellation has no satellites.

# panels/sky/grid.ts
each-satellite-of-this-constellation-has-137eb0 = Each satellite of this constellation has an orbit of its own: there are no planes to set side by side.

# panels/sky/mapWords.ts
there-is-no-path-at-present-194099 = There is no path at present.

# panels/sky/mapWords.ts
over-the-seam-31c7da = , over the seam

# panels/sky/mapWords.ts
none-over-the-seam-a02b1b = , none over the seam

# panels/sky/mapWords.ts
# $a: nodeName(meta, node)
# $b: north
# $c: east
above-a5b9c2 = { $a }, above { $b }, { $c }.

# panels/sky/skyWords.ts
no-satellite-is-above-the-mask-99fccd = No satellite is above the mask, and none moves.

# panels/sky/skyWords.ts
# $a: name(serving)
stands-still-in-the-sky-and-4f7bcf = { $a } stands still in the sky and serves for good.

# panels/sky/skyWords.ts
stands-highest-of-all-that-are-dd5a96 = stands highest of all that are in use,

# panels/sky/skyWords.ts
serves-0e9a00 = serves

# panels/sky/skyWords.ts
# $a: timeOfDay(known_s)
no-satellite-serves-up-to-at-1cf6f2 = No satellite serves, up to { $a } at least.

# panels/sky/skyWords.ts
none-either-87b5a9 = none either

# panels/sky/skyWords.ts
# $a: timeOfDay(until_s)
# $b: taken
no-satellite-serves-until-then-a01327 = No satellite serves until { $a }; then { $b }.

# panels/sky/skyWords.ts
# $a: name(serving)
# $b: who
# $c: timeOfDay(known_s)
until-at-least-24b7ab = { $a } { $b } until { $c } at least.

# panels/sky/skyWords.ts
# $a: told.because
none-ce2198 = none: { $a }

# panels/sky/skyWords.ts
# $a: name(serving)
# $b: who
# $c: timeOfDay(until_s)
# $d: told.ends
# $e: then
until-when-then-d8def1 = { $a } { $b } until { $c }, when { $d }; then { $e }.

# panels/sky/skyWords.ts
# $a: frozen ? say('is frozen') : say('stands still')
no-handover-the-sky-88c5b1 = No handover: the sky { $a }

# panels/sky/skyWords.ts
is-frozen-96c928 = is frozen

# panels/sky/skyWords.ts
stands-still-14d0e3 = stands still

# panels/sky/skyWords.ts
no-handover-in-sight-7bed93 = No handover in sight

# panels/sky/skyWords.ts, scenario/src/document/constellation.rs
handover-c012b4 = Handover

# panels/sky/skyWords.ts
# $a: what
# $b: span(until_s - t)
in-130a3d = { $a } in { $b }

# panels/sky/skyWords.ts
# $a: fixed(azimuth_deg, 0)
# $b: compass(azimuth_deg)
# $c: fixed(elevation_deg, 0)
azimuth-elevation-a86a88 = azimuth { $a }° ({ $b }), elevation { $c }°

# panels/sky/skyWords.ts
# $a: timeOfDay(pass.sets)
sets-at-f96013 = sets at { $a }

# panels/sky/skyWords.ts
never-sets-204ea2 = never sets

# panels/sky/skyWords.ts
n-nne-ne-ene-e-ese-5c52f9 = N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW

# panels/sky/takeOut.ts
sky-over-a-terminal-0a2020 = Sky over a terminal

# panels/streams/Carried.tsx, flows.*.applications and 1 more
applications-98e33b = Applications

# panels/streams/ChunkKey.tsx
# $a: piece
looks-of-a-289b0b = Looks of a { $a }

# panels/streams/ChunkTable.tsx
# $a: capital(pieces)
of-every-stream-table-7b7edf = { $a } of every stream, table

# panels/streams/ChunkTable.tsx, panels/words/glossary/packets.ts
stream-dca83e = stream

# panels/streams/ChunkTable.tsx
# $a: numbers.ssn
waits-for-d89f0d = waits for { $a }

# panels/streams/ChunkTable.tsx, reading/chunkState.ts
waiting-80cfa3 = waiting

# panels/streams/ChunkTable.tsx
begun-anew-6cb918 = begun anew

# panels/streams/ChunkTable.tsx
# $a: pieces
# $b: numbers.ssn
open-by-112247 = open { $a } by { $b }

# panels/streams/Queue.tsx
the-whole-queue-of-the-stream-ceccd8 = The whole queue of the stream that waits most stands here.

# panels/streams/Queue.tsx
# $a: queue.stream
# $b: what
stream-none-of-which-waits-ab678c = Stream { $a }: { $b }, none of which waits.

# panels/streams/Queue.tsx
# $a: queue.stream
# $b: what
# $c: waiting
# $d: formOf(waiting, ['waits', 'wait'])
stream-all-of-it-of-which-57b1fa = Stream { $a }, all of it: { $b }, of which { $c } { $d } for the first.

# panels/streams/SackReader.tsx
received-by-the-sender-f16a7b = Received by the sender

# panels/streams/SackReader.tsx
sent-by-the-receiver-e80173 = Sent by the receiver

# panels/streams/SackReader.tsx
# $a: one
no-yet-at-this-moment-46b5bd = No { $a } yet at this moment.

# panels/streams/SackReader.tsx
# $a: one
reader-c7698e = { $a } reader

# panels/streams/SackReader.tsx
# $a: one
which-is-read-bf692a = Which { $a } is read

# panels/streams/SackReader.tsx
# $a: one
previous-3c3821 = Previous { $a }

# panels/streams/SackReader.tsx
# $a: one
next-1c6f37 = Next { $a }

# panels/streams/SackReader.tsx
# $a: family.window
# $b: a_rwnd.toLocaleString(numberLocale())
bytes-4f79ee = ; { $a } { $b } bytes

# panels/streams/SackReader.tsx
on-its-way-941d43 = , on its way

# panels/streams/SackReader.tsx
# $a: fixed(ended_s, 3)
lost-s-318861 = , lost { $a } s

# panels/streams/SackReader.tsx
# $a: fixed(ended_s, 3)
there-s-f15c51 = , there { $a } s

# panels/streams/SackReader.tsx
# $a: ended_s === null ? '' : fixed(ended_s, 3)
# $b: fixed(sent_s, 3)
received-s-sent-s-be544b = Received { $a } s, sent { $b } s

# panels/streams/SackReader.tsx
# $a: fixed(sent_s, 3)
# $b: way
sent-s-32173f = Sent { $a } s{ $b }

# panels/streams/SackReader.tsx
# $a: times
# $b: path
# $c: window
path-702387 = { $a }, path { $b }{ $c }.

# panels/streams/StreamsPanel.tsx
# $a: piece
point-at-a-or-move-with-54b794 = Point at a { $a }, or move with the arrow keys, for its story.

# panels/streams/StreamsPanel.tsx, panels/streams/takeOut.ts
head-of-line-661e91 = Head of line

# panels/streams/StreamsPanel.tsx
number-in-each-cell-0453d3 = Number in each cell

# panels/streams/StreamsPanel.tsx
head-of-line-save-f30163 = Head of line: save

# panels/streams/StreamsPanel.tsx
# $a: capital(several(family.piece))
of-every-stream-arrows-move-from-2d0de1 = { $a } of every stream; arrows move from one to the next

# panels/streams/StreamsPanel.tsx
# $a: piece
# $b: family.connection
every-appears-here-by-its-stream-820eba = Every { $a } appears here by its stream as soon as the { $b } sends.

# panels/streams/StreamsPanel.tsx
# $a: capital(words)
# $b: held
bytes-in-the-receiver-s-buffer-d53117 = { $a }; { $b } bytes in the receiver's buffer.

# panels/streams/chunkWords.ts
# $a: others.length
# $b: formOf(others.length, ['stream waits', 'streams wait'])
# $c: counted(waiting, family.piece)
more-with-8b3d23 = { $a } more { $b } with { $c }.

# panels/streams/chunkWords.ts
stream-waits-streams-wait-a00458 =
    { $a ->
        [one] stream waits
       *[other] streams wait
    }

# panels/streams/chunkWords.ts
still-on-its-way-59b4c6 = still on its way

# panels/streams/chunkWords.ts
# $a: cause
sent-again-7776cb = { $a }, sent again

# panels/streams/chunkWords.ts
the-stream-begins-anew-7a33d9 = the stream begins anew

# panels/streams/chunkWords.ts
# $a: counts.waiting.toLocaleString(numberLocale())
waiting-5253b7 = { $a } waiting

# panels/streams/chunkWords.ts
# $a: counts.missing.toLocaleString(numberLocale())
missing-dca2d3 = { $a } missing

# panels/streams/chunkWords.ts
# $a: counts.flying.toLocaleString(numberLocale())
in-flight-e442b9 = { $a } in flight

# panels/streams/chunkWords.ts
# $a: counts.refused
refused-3b4cac = { $a } refused

# panels/streams/chunkWords.ts
# $a: counts.skipped
given-up-aed186 = { $a } given up

# panels/streams/resetWords.ts
first-after-a-reset-f1e4da = first after a reset

# panels/streams/resetWords.ts
not-yet-3b82aa = not yet

# panels/streams/resetWords.ts
# $a: counted(times.length, ['time', 'times'])
# $b: moment(last)
last-at-55ba1f = { $a }, last at { $b }

# panels/streams/resetWords.ts
time-times-014187 =
    { $a ->
        [one] time
       *[other] times
    }

# panels/streams/resetWords.ts
# $a: moment(pending.since)
# $b: pending.request
streams-are-closed-since-no-message-7275bd = Streams are closed since { $a }: no message begins before the peer has answered request { $b }.

# panels/streams/resetWords.ts
# $a: anewWords(resets.doneBy(t))
streams-have-begun-anew-3d1b91 = Streams have begun anew: { $a }.

# panels/streams/sackStrip.ts
cumulative-2dfda8 = cumulative

# panels/streams/sackWords.ts
# $a: ranges(sack.missing)
missing-7cc736 = missing { $a }

# panels/streams/sackWords.ts
duplicate-duplicates-d95886 =
    { $a ->
        [one] duplicate
       *[other] duplicates
    }

# panels/streams/streamsWords.ts, reading/flowRows.ts
# $a: first
stream-1d8f39 = stream { $a }

# panels/streams/streamsWords.ts
# $a: first
# $b: last
streams-to-651714 = streams { $a } to { $b }

# panels/streams/streamsWords.ts
# $a: streams.join(', ')
streams-0127d3 = streams { $a }

# panels/streams/streamsWords.ts
# $a: at
# $b: counted(views.length, ['stream', 'streams'])
none-of-waits-747a37 = { $a } none of { $b } waits.

# panels/streams/streamsWords.ts
# $a: at
# $b: many
# $c: formOf(blocked, ['waits', 'wait'])
# $d: held
# $e: pieces
for-what-is-missing-wait-behind-1b4afb = { $a } { $b } { $c } for what is missing; { $d } { $e } wait behind it.

# panels/streams/takeOut.ts
# $a: left
# $b: formOf(left, ['stream', 'streams'])
more-bbd580 = { $a } more { $b }.

# panels/streams/takeOut.ts
# $a: about.flow
# $b: seconds(t)
flow-a064ec = Flow { $a }, { $b }.

# panels/timeline/ClockFace.tsx
# $a: timeOfDay(0)
simulated-time-of-day-the-run-c1a07c = Simulated time of day: the run begins at { $a } UTC

# panels/timeline/ClockFace.tsx
# $a: timeOfDay(playback.t)
utc-e10184 = <1>{ $a }</1> UTC

# panels/timeline/TimelinePanel.tsx
playback-2db1db = Playback

# panels/timeline/TimelinePanel.tsx
play-and-step-155609 = Play and step

# panels/timeline/TimelinePanel.tsx
jump-to-the-start-c5f734 = Jump to the start

# panels/timeline/TimelinePanel.tsx
previous-event-c025f0 = Previous event

# panels/timeline/TimelinePanel.tsx
next-event-880dbf = Next event

# panels/timeline/TimelinePanel.tsx
jump-to-the-end-of-what-9c0999 = Jump to the end of what is simulated

# panels/timeline/TimelinePanel.tsx
speed-c372fe = Speed

# panels/timeline/ZoomButtons.tsx
part-of-the-run-shown-0f41ed = Part of the run shown

# panels/timeline/ZoomButtons.tsx
predict-first-5c6b7d = Predict first

# panels/timeline/ZoomButtons.tsx
show-more-of-the-run-cf2268 = Show more of the run

# panels/timeline/ZoomButtons.tsx
show-more-of-the-run-on-cb9628 = Show more of the run (− on the timeline, or the wheel)

# panels/timeline/ZoomButtons.tsx
zoom-into-the-run-d36c6d = Zoom into the run

# panels/timeline/ZoomButtons.tsx
zoom-into-the-run-on-the-10069a = Zoom into the run (+ on the timeline, or the wheel)

# panels/timeline/sliderKeys.ts
# $a: fixed(t, 1)
# $b: Number(duration_s.toFixed(1))
s-of-s-344574 = { $a } s of { $b } s

# panels/timeline/sliderKeys.ts
# $a: of
# $b: fixed(simulated_s, 1)
simulated-up-to-s-111baa = { $a }; simulated up to { $b } s

# panels/timeline/stepping.ts
any-event-9bc62e = any event

# panels/why/WhyLadder.tsx
uses-f480ff = uses

# panels/why/WhyLadder.tsx
does-not-use-a12170 = does not use

# panels/why/WhyLadder.tsx
what-comes-ed5c07 = What comes

# panels/why/WhyLadder.tsx
what-would-have-to-change-0e5a59 = What would have to change

# panels/why/WhyLadder.tsx
yes-d2d807 = : yes

# panels/why/WhyLadder.tsx
no-1880ec = : no

# panels/why/WhyLadder.tsx
not-asked-3b1cdd = : not asked

# panels/words/CiteThis.tsx, scenario/src/controls.rs
text-71988c = Text

# panels/words/CiteThis.tsx
cite-this-as-30e115 = Cite this as

# panels/words/CiteThis.tsx
copy-the-citation-c52aef = Copy the citation

# panels/words/CiteThis.tsx
# $a: wordsOf(form)
citation-79882d = Citation, { $a }

# panels/words/wordHelp.ts
all-terms-87995c = All terms
