### What is on every page, and what is said wherever it is needed. Written by `npm run words`; do not edit.

# app/App.tsx, pages/gallery/GalleryPage.tsx
the-gallery-3c8e37 = The gallery

# app/App.tsx
the-page-about-skywindow-5f0f4d = The page about Skywindow

# app/App.tsx
the-checks-a77068 = The checks

# app/App.tsx
the-scenarios-a5dcc1 = The scenarios

# app/App.tsx
the-glossary-a43880 = The glossary

# app/App.tsx
the-library-05eabf = The library

# app/App.tsx
the-lessons-97cfd7 = The lessons

# app/App.tsx
the-lab-1fc4df = The lab

# app/App.tsx
the-simulation-e67bf5 = The simulation

# app/App.tsx, app/palette/everywhere.ts and 1 more
gallery-352cfc = Gallery

# app/App.tsx, app/palette/everywhere.ts and 3 more
lessons-cb4ad5 = Lessons

# app/App.tsx, app/palette/everywhere.ts and 3 more
scenarios-72fa55 = Scenarios

# app/App.tsx, app/palette/everywhere.ts and 3 more
glossary-4c4e43 = Glossary

# app/App.tsx, app/palette/everywhere.ts and 4 more
my-library-fbc3b8 = My library

# app/App.tsx, app/palette/everywhere.ts and 1 more
about-4efca0 = About

# app/App.tsx, app/palette/everywhere.ts and 1 more
validation-68e1ca = Validation

# app/App.tsx
no-such-page-dd0f3e = No such page

# app/App.tsx, base/palette.ts and 3 more
pages-9046da = Pages

# app/App.tsx, app/palette/everywhere.ts and 2 more
lab-efdcf4 = Lab

# app/App.tsx
# $a: messageOf(thrown)
the-simulation-could-not-be-loaded-f80549 = The simulation could not be loaded: { $a }

# app/NewVersion.tsx
a-new-version-is-ready-reload-aca4c8 = A new version is ready: reload.

# app/NewVersion.tsx
reload-bdc090 = Reload

# app/NewVersion.tsx
later-73b6e4 = Later

# app/ThemeSwitch.tsx
change-to-dark-colours-286e74 = Change to dark colours

# app/ThemeSwitch.tsx
change-to-light-colours-6e836b = Change to light colours

# app/palette/Palette.tsx, pages/lab/place/MoreMenu.tsx and 1 more
find-anything-16b9c6 = Find anything

# app/palette/Palette.tsx
controls-actions-satellites-words-a8b0c2 = Controls, actions, satellites, words

# app/palette/Palette.tsx, pages/lab/dialogs/CaptureDialog.tsx and 7 more
close-7d9eb7 = Close

# app/palette/Palette.tsx
# $a: typed.trim()
nothing-is-called-7e4507 = Nothing is called “{ $a }”.

# app/palette/Palette.tsx
result-results-d84d10 =
    { $a ->
        [one] result
       *[other] results
    }

# app/palette/Palette.tsx
results-219c4a = Results

# app/palette/PalettePlace.tsx
the-palette-d04264 = The palette

# app/palette/ranking.ts
recent-690dbe = Recent

# base/json.ts
# $a: MOST_DEPTH
nests-deeper-than-levels-43ba8e = nests deeper than { $a } levels

# base/json.ts
is-no-json-88c978 = is no JSON

# base/palette.ts
actions-ff8059 = Actions

# base/palette.ts, pages/lab/EmbedPage.tsx and 3 more
controls-799c26 = Controls

# base/palette.ts, pages/lab/palette/entries.ts and 4 more
moments-0b016f = Moments

# base/palette.ts
satellites-and-stations-d732a7 = Satellites and stations

# base/palette.ts, pages/gallery/ExperimentCards.tsx
experiments-716b52 = Experiments

# document/breaking.ts
drop-the-next-data-packet-d0efb8 = Drop the next data packet

# document/breaking.ts
drop-the-next-acknowledgement-af62c6 = Drop the next acknowledgement

# document/breaking.ts
# $a: lasting(FREEZE_S)
freeze-the-receiver-651cd4 = Freeze the receiver { $a }

# document/breaking.ts
# $a: nodeName(meta, node)
# $b: lasting(RAIN_S)
rain-over-0cb8de = Rain over { $a } { $b }

# document/breaking.ts
# $a: nodeName(meta, satellite)
# $b: nodeName(meta, node)
which-serves-b44da8 = { $a }, which serves { $b }

# document/breaking.ts
# $a: whose
# $b: lasting(OFF_S)
switch-off-a15190 = Switch off { $a }, { $b }

# document/breaking.ts
# $a: nodeName(meta, a)
# $b: nodeName(meta, b)
# $c: lasting(OFF_S)
switch-off-33b959 = Switch off { $a } – { $b } { $c }

# document/breaking.ts
# $a: lasting(OFF_S)
switch-off-e006ea = Switch off { $a }

# document/breaking.ts
# $a: lasting(RAIN_S)
rain-38e7b0 = Rain { $a }

# document/breaking.ts
# $a: for_s
for-s-4afb51 = for { $a } s

# document/datedChanges.ts
# $a: satellite
off-f6d7cd = { $a } off

# document/datedChanges.ts
# $a: from
# $b: to
off-febb37 = { $a } – { $b } off

# document/datedChanges.ts
# $a: flow
receiver-of-stops-reading-c8c8bf = Receiver of { $a } stops reading

# document/datedChanges.ts
# $a: packet === 'acknowledgement' ? say('acknowledgement') : say('data packet')
# $b: flow
next-of-dropped-502917 = Next { $a } of { $b } dropped

# document/datedChanges.ts, panels/sequence/SequencePanel.tsx and 3 more
acknowledgement-f2e6ca = acknowledgement

# document/datedChanges.ts, scenario/src/dated.rs
data-packet-11fd3c = data packet

# document/datedChanges.ts, panels/compare/results.ts and 2 more
# $a: at_s
at-s-a0efdd = at { $a } s

# document/datedChanges.ts
# $a: for_s
for-s-078849 = , for { $a } s

# document/datedChanges.ts
# $a: at_s
# $b: lasts(change) ? span : ''
from-s-on-79d5b8 = from { $a } s on{ $b }

# document/document.ts
this-scenario-has-no-such-place-63c3a5 = This scenario has no such place.

# document/document.ts
# $a: place.name
is-already-a-place-of-this-72ee5a = { $a } is already a place of this scenario.

# document/document.ts
this-scenario-has-no-such-traffic-2cca13 = This scenario has no such traffic.

# document/document.ts, panels/events/EventCard.tsx
# $a: listed(names)
over-e25cc1 = {" "}over { $a }

# document/document.ts
# $a: others.length
and-more-b74d5a = , and { $a } more

# document/document.ts
# $a: flow.from
# $b: flow.to
# $c: over
# $d: more
to-4ca809 = { $a } to { $b }{ $c }{ $d }

# document/document.ts
no-flow-7f8c05 = No flow

# document/document.ts
# $a: background
in-the-background-2a11b9 = { $a } in the background

# document/document.ts, pages/gallery/opened.ts
# $a: document.seed ?? 1
seed-bdca77 = seed { $a }

# document/fields.ts
often-changed-a94c0d = Often changed

# document/fields.ts, panels/controls/ControlsPanel.tsx and 211 more
links-and-errors-023a48 = Links and errors

# document/fields.ts, pages/about/AboutPage.tsx and 709 more
transport-aaead4 = Transport

# document/fields.ts, panels/controls/ControlsPanel.tsx
places-and-traffic-bf6b10 = Places and traffic

# document/fields.ts, panels/cards/SelectionCard.tsx and 57 more
constellation-da48ad = Constellation

# document/fields.ts
routing-and-handover-391455 = Routing and handover

# document/fields.ts, flows.*.record and 6 more
measurement-385165 = Measurement

# document/fields.ts
physical-constants-0eec71 = Physical constants

# document/fileKind.ts
the-lab-opens-it-and-the-c47993 = The lab opens it, and the command runs it: skywindow sweep FILE.

# document/fileKind.ts
the-gallery-opens-those-that-skywindow-ca7330 = The gallery opens those that `skywindow merge` or `bundle` wrote; of others open the scenario or experiment.

# document/fileKind.ts
a-trace-which-drives-a-link-dcad48 = a trace, which drives a link

# document/fileKind.ts
choose-it-in-the-controls-of-416294 = Choose it in the controls of a scenario under Links and errors: Trace of a wired link, or Terminal traces of a station.

# document/fileKind.ts, pages/lessons/LessonsPage.tsx
a-lesson-9e1305 = a lesson

# document/fileKind.ts
open-it-on-the-page-lessons-c2f1a6 = Open it on the page Lessons.

# document/fileKind.ts
a-script-82d91b = a script

# document/fileKind.ts
the-command-runs-it-skywindow-script-5038bc = The command runs it: skywindow script FILE.

# document/fileKind.ts
a-table-of-results-00da87 = a table of results

# document/fileKind.ts
a-spreadsheet-opens-it-fd364d = A spreadsheet opens it.

# document/fileKind.ts
a-capture-of-packets-2c13ce = a capture of packets

# document/fileKind.ts
wireshark-opens-it-cc1262 = Wireshark opens it.

# document/fileKind.ts
a-link-5a3464 = a link

# document/fileKind.ts
put-it-into-the-address-bar-701428 = Put it into the address bar of the browser.

# document/fileKind.ts
a-web-page-9755bb = a web page

# document/fileKind.ts
the-server-that-it-is-from-2f971b = The server that it is from may have answered with a refusal.

# document/fileKind.ts
no-text-15efb8 = no text

# document/fileKind.ts
the-page-opens-scenarios-element-sets-ddfaa9 = The page opens scenarios, element sets of satellites, traces and lessons.

# document/fileKind.ts
# $a: name
# $b: takes
is-not-cdefb6 = { $a } is not { $b }.

# document/fileKind.ts
# $a: name
# $b: what
# $c: where
is-05c2a4 = { $a } is { $b }. { $c }

# document/gateways.ts
gateways-of-the-flow-eaf7b4 = gateways of the flow

# document/names.ts
geostationary-satellites-7ee249 = geostationary satellites

# document/names.ts, panels/present/Caption.tsx
# $a: plain(low)
at-f24395 = at { $a }

# document/names.ts, pages/lab/place/PacketPlace.tsx
# $a: plain(low)
# $b: plain(high)
from-to-ee02c2 = from { $a } to { $b }

# document/names.ts
# $a: plain(count)
# $b: heights
# $c: tilt === 0 ? '' : `, ${plain(tilt)}°`
satellites-km-fd3d55 = { $a } satellites { $b } km{ $c }

# document/names.ts, pages/lab/dialogs/ElementsDialog.tsx
# $a: plain(planes * each)
satellites-8d3f33 = { $a } satellites

# document/names.ts
# $a: count
# $b: plain(planes)
# $c: formOf(planes, ['plane', 'planes'])
in-45bcbc = { $a } in { $b } { $c }

# document/names.ts
plane-planes-66609a =
    { $a ->
        [one] plane
       *[other] planes
    }

# document/names.ts
# $a: count
# $b: plain(height)
# $c: plain(tilt)
at-km-688fd5 = { $a } at { $b } km, { $c }°

# document/names.ts
kuiper-630-km-22b8b9 = Kuiper, 630 km

# document/names.ts
kuiper-610-km-e7733a = Kuiper, 610 km

# document/names.ts
kuiper-590-km-2b1491 = Kuiper, 590 km

# document/runLetters.ts
# $a: MOST_RUNS
at-most-runs-can-stand-beside-807a13 = At most { $a } runs can stand beside each other: remove one first.

# document/runNames.ts
an-unknown-node-fac00d = an unknown node

# document/runNames.ts, panels/controls/PathPicker.tsx
primary-efe10c = Primary

# document/runsApart.ts
unchanged-aaa8d3 = unchanged

# document/scenarioStore.ts
# $a: path
from-687b1b = { $a } from

# experiments/experimentSweep.ts
the-browser-did-not-remove-what-2445fa = The browser did not remove what it keeps of these runs.

# experiments/experimentSweep.ts, experiments/resultsArchive.ts
the-database-does-not-answer-ae412d = The database does not answer.

# experiments/experimentWords.ts
of-no-paper-81cb83 = Of no paper

# experiments/experimentWords.ts
own-experiments-c1e389 = Own experiments

# experiments/experimentWords.ts, scenario/src/experiment/document.rs
data-outstanding-7e8819 = Data outstanding

# experiments/experimentWords.ts, scenario/src/experiment/document.rs
rwnd-at-the-sender-0c0a8a = rwnd at the sender

# experiments/experimentWords.ts, panels/measure/figures.ts
sent-c16bc8 = Sent

# experiments/experimentWords.ts
acknowledged-d87cdf = Acknowledged

# experiments/experimentWords.ts, scenario/src/experiment/document.rs
packets-sent-aca08e = Packets sent

# experiments/experimentWords.ts, scenario/src/experiment/document.rs
sacks-received-341462 = SACKs received

# experiments/experimentWords.ts, scenario/src/experiment/document.rs
throughput-of-the-link-e98924 = Throughput of the link

# experiments/ownClaims.ts
one-value-compared-with-another-afb128 = One value compared with another

# experiments/ownClaims.ts
a-trend-along-a-control-dbdf05 = A trend along a control

# experiments/ownClaims.ts
a-bound-for-every-point-0a556c = A bound for every point

# experiments/ownClaims.ts
no-more-change-from-a-value-4acdac = No more change from a value on

# experiments/ownClaims.ts
# $a: metric
# $b: name
# $c: one
# $d: times
# $e: name
# $f: other
with-is-at-least-times-that-dfe7cf = { $a } with { $b } { $c } is at least { $d } times that with { $e } { $f }.

# experiments/ownClaims.ts
# $a: metric
# $b: name
# $c: one
# $d: times
# $e: name
# $f: other
with-is-at-most-times-that-17cda5 = { $a } with { $b } { $c } is at most { $d } times that with { $e } { $f }.

# experiments/ownClaims.ts
# $a: metric
# $b: along
never-falls-as-grows-98fdd8 = { $a } never falls as { $b } grows.

# experiments/ownClaims.ts
# $a: metric
# $b: along
never-rises-as-grows-e4938e = { $a } never rises as { $b } grows.

# experiments/ownClaims.ts
# $a: metric
# $b: limit
is-at-least-everywhere-f15f04 = { $a } is at least { $b } everywhere.

# experiments/ownClaims.ts
# $a: metric
# $b: limit
is-at-most-everywhere-75b8ba = { $a } is at most { $b } everywhere.

# experiments/ownClaims.ts
# $a: words.axis(along)
# $b: words.value(along, from)
# $c: metric
# $d: percent
from-on-stays-within-of-its-f790dc = From { $a } { $b } on, { $c } stays within { $d } % of its last value.

# experiments/ownValues.ts
write-values-as-in-1-2-b2fa06 = Write values, as in "1, 2, 5" or "1 to 9 by 2".

# experiments/ownValues.ts
# $a: first
# $b: last
to-is-no-range-it-begins-2b7a63 = { $a } to { $b } is no range: it begins below its end.

# experiments/ownValues.ts
a-range-goes-by-steps-above-5d0045 = A range goes by steps above 0.

# experiments/ownValues.ts
a-range-has-two-values-or-ff468d = A range has two values or more.

# experiments/ownValues.ts
values-that-are-spread-by-factors-755d09 = Values that are spread by factors begin above 0.

# experiments/ownValues.ts
# $a: many
# $b: MOST_VALUES
values-are-more-than-07f19c = { $a } values are more than { $b }.

# experiments/ownValues.ts, pages/lab/lesson/walk.ts and 1 more
# $a: text
is-no-number-467404 = “{ $a }” is no number.

# experiments/resultsAddress.ts
# $a: path
is-no-address-of-a-file-460d67 = "{ $a }" is no address of a file.

# experiments/resultsAddress.ts
# $a: url.origin
is-another-site-and-this-page-eef689 = { $a } is another site, and this page reads results from its own alone: download the file and open it here.

# experiments/resultsArchive.ts
the-database-took-nothing-1d0d89 = The database took nothing.

# experiments/resultsFile.ts
is-no-bundle-that-skywindow-bundle-29819b = is no bundle that `skywindow bundle` writes

# experiments/resultsFile.ts
is-a-damaged-archive-05e417 = is a damaged archive

# experiments/resultsFile.ts
is-cut-off-81c222 = is cut off

# experiments/resultsFile.ts
# $a: tooLarge(largest, most)
unpacked-ddc8fe = unpacked { $a }

# experiments/resultsFile.ts
# $a: size(bytes)
# $b: size(most)
has-and-is-the-most-that-74ca37 = has { $a }, and { $b } is the most that this page reads: the command and the Python package read it

# experiments/shippedResults.ts
# $a: response.status
the-server-answered-adb83c = the server answered { $a }

# experiments/shippedResults.ts
what-was-run-here-55c3ea = What was run here

# experiments/shippedResults.ts
# $a: who
is-the-same-as-what-came-51eaa4 = { $a } is the same as what came with the page, at every point.

# experiments/shippedResults.ts
# $a: who
# $b: different
# $c: points
differs-from-what-came-with-the-83ceba = { $a } differs from what came with the page at { $b } of { $c } points

# experiments/shippedResults.ts
# $a: where
# $b: verdicts.join(' ')
and-in-the-verdict-on-e2442b = { $a }, and in the verdict on: { $b }

# links/embed.ts
# $a: short(said)
# $b: words(EMBED_CONTROLS)
controls-means-nothing-700d4c = controls={ $a } means nothing: { $b }.

# links/embed.ts
is-no-part-are-no-parts-02128b =
    { $a ->
        [one] is no part
       *[other] are no parts
    }

# links/embed.ts
# $a: names
# $b: parts
# $c: words(EMBED_PARTS)
of-the-lab-that-can-be-b47bfa = { $a } { $b } of the lab that can be embedded: { $c }.

# links/embed.ts
# $a: short(said)
origin-is-no-address-of-a-9ca8f8 = origin={ $a } is no address of a page, so no page is told anything.

# links/embed.ts
# $a: short(said)
scenario-means-nothing-there-is-told-f7172f = scenario={ $a } means nothing: there is told.

# links/embed.ts
scenario-told-needs-origin-the-page-585037 = scenario=told needs origin, the page that tells it.

# links/embed.ts
# $a: choices.slice(0, -1).join(', ')
# $b: choices.at(-1)
there-are-and-2eb4df = there are { $a } and { $b }

# links/runFile.ts
this-is-no-run-f3444c = This is no run.

# links/runFile.ts
this-file-was-made-by-a-d1d716 = This file was made by a newer version of Skywindow.

# links/shelf/item.ts
a-run-b151b6 = A run

# links/shelf/item.ts, pages/gallery/own/OwnPage.tsx
an-experiment-2b55d9 = An experiment

# links/shelf/item.ts, pages/lessons/LessonsPage.tsx
a-lesson-4199d2 = A lesson

# links/shelf/shelf.ts
this-browser-keeps-nothing-for-this-36a30a = This browser keeps nothing for this page. Save a file instead.

# links/shelf/shelf.ts
the-storage-of-this-browser-is-be07cd = The storage of this browser is full: nothing was kept, and nothing is lost. Delete something, or save a file instead.

# links/shelf/shelf.ts
the-library-was-kept-by-a-116651 = The library was kept by a newer version of Skywindow. It is left as it is; this version saves files instead.

# reading/chunkState.ts, codes.gen.ts and 1 more
delivered-373e07 = delivered

# reading/chunkState.ts
missing-ffa635 = missing

# reading/chunkState.ts
in-flight-eaeb8b = in flight

# reading/chunkState.ts
refused-83c874 = refused

# reading/chunkState.ts, codes.gen.ts and 4 more
given-up-623448 = given up

# reading/fates.ts
# $a: own.join(', ')
lost-2f20be = lost: { $a }

# reading/flowRows.ts
other-streams-108bff = other streams

# reading/measure.ts
# $a: measure.flow
the-run-has-no-flow-55c9e6 = The run has no flow { $a }.

# reading/measure.ts
# $a: measure.path
its-flow-has-no-path-247a2f = Its flow has no path { $a }.

# reading/measure.ts
# $a: measure.events.join(', ')
the-run-has-none-of-ea988b = The run has none of { $a }.

# reading/measure.ts
# $a: event
# $b: now
the-run-has-no-after-s-20d070 = The run has no { $a } after { $b } s.

# reading/measure.ts
# $a: name
its-protocol-has-no-event-972583 = Its protocol has no event “{ $a }”.

# reading/measure.ts
# $a: of
# $b: t
the-run-has-no-at-s-98dc4c = The run has no { $a } at { $b } s.

# reading/measure.ts
# $a: t
the-path-has-no-route-at-88d640 = The path has no route at { $a } s.

# reading/measure.ts
# $a: view.interval_s
# $b: from
# $c: to
the-run-measures-every-s-nothing-57d515 = The run measures every { $a } s: nothing from { $b } to { $c } s.

# reading/pathFacts.ts
not-known-yet-53454c = not known yet

# words/keyWords.ts
space-20eac5 = Space

# words/keyWords.ts
home-3a7869 = Home

# words/keyWords.ts, flows.*.incidents.*.end and 3 more
end-f4db1e = End

# words/keyWords.ts
pageup-0ffcb4 = PageUp

# words/keyWords.ts
pagedown-cb5a19 = PageDown

# words/keyWords.ts
shift-2e544a = Shift

# words/keyWords.ts
ctrl-e2ee29 = Ctrl

# words/keyWords.ts
esc-52f878 = Esc

# words/source.ts
# $a: address
source-simulated-with-skywindow-e2c506 = Source: simulated with Skywindow, { $a }
