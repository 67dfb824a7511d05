### The pages beside the lab: scenarios, gallery, lessons, library, about, checks. Written by `npm run words`; do not edit.

# pages/about/AboutPage.tsx
what-can-be-chosen-aecb18 = What can be chosen

# pages/about/AboutPage.tsx
about-skywindow-3933a8 = About Skywindow

# pages/about/AboutPage.tsx
# $a: core?.name() ?? version
version-58efc8 = Version { $a }

# pages/about/AboutPage.tsx
skywindow-is-a-laboratory-for-transport-897a76 = Skywindow is a laboratory for transport protocols over satellite networks. A scenario says which satellites, stations, links and transfers there are; a simulation in your browser computes every packet of it; globe, charts and timeline show that recording at the playhead. The same scenario with the same seed gives the same run, bit for bit, on every machine. Nothing leaves your browser. The <1>glossary</1> says every term of the page in a sentence.

# pages/about/AboutPage.tsx
the-model-1ba70b = The model

# pages/about/AboutPage.tsx, panels/cards/LayersCard.tsx and 3 more
orbits-abdeda = Orbits

# pages/about/AboutPage.tsx
walker-star-walker-delta-and-geostationa-953a3f = Walker star, Walker delta and geostationary constellations on circular orbits, Kepler orbits that may be ellipses, and real satellites from their element sets by SGP4, over a sphere that turns evenly. A packet’s delay is the straight distance at the moment of sending, divided by the speed of light.

# pages/about/AboutPage.tsx, panels/cards/FlowCard.tsx and 4 more
links-9024c1 = Links

# pages/about/AboutPage.tsx
inter-satellite-links-join-neighbours-in-911d8d = Inter-satellite links join neighbours in a plane and between planes. Links between planes are off near the poles, beyond a latitude that can be set, and wherever the line of sight would pass too low. Across the seam there are none unless they are asked for. A terminal uses one satellite above its elevation mask and changes it by the handover policy; a station has a terminal for each network and path. Geostationary satellites may also be bent pipes, and fixed nodes are joined by wires.

# pages/about/AboutPage.tsx, pages/about/offered.ts and 4 more
routing-bcba69 = Routing

# pages/about/AboutPage.tsx
by-delay-or-by-the-number-6043ef = By delay or by the number of links, on one path or spread over several, computed anew at every change of the topology; the strategies are listed below.

# pages/about/AboutPage.tsx, scenario/src/document/scenario.rs
errors-cb7023 = Errors

# pages/about/AboutPage.tsx
bits-fail-independently-at-each-link-639196 = Bits fail independently at each link’s bit error rate; one wrong bit loses the packet. Wires may lose packets at a rate of their own. A two-state process loses and delays packets in bursts. Queues drop what finds no place, or drop and mark packets early (RED). Packets collide on a radio channel that stations share. The page shows the true cause of every loss beside what the protocol took it for.

# pages/about/AboutPage.tsx, panels/dated/ChangeMarks.tsx and 3 more
changes-bbd4b6 = Changes

# pages/about/AboutPage.tsx
links-and-stations-change-on-their-6b96d8 = Links and stations change on their own dates, by a trace or at a moment of your choice: rates, delays, errors, rain, satellites and links that fail.

# pages/about/AboutPage.tsx
sctp-with-one-path-or-several-8a1780 = SCTP with one path or several: set-up and shutdown, streams, fragmentation and bundling, delayed SACKs with gap blocks, slow start and congestion avoidance with byte counting, fast retransmit and recovery, T3-rtx, and flow control by the receiver’s buffer; heartbeats, failover and return of the primary path; ECN; path MTU discovery. TCP with one path: handshake, window scaling, timestamps, SACK, delayed acknowledgements, limited transmit, ECN; Reno, NewReno, SACK and CUBIC. XSTP: paced data, polled reports, probing before a loss is taken for congestion.

# pages/about/AboutPage.tsx
assumptions-69ef1e = Assumptions

# pages/about/AboutPage.tsx
the-earth-is-a-sphere-of-fb6e65 = The Earth is a sphere. Of perturbations Kepler orbits feel the even drift by J2, satellites from element sets what SGP4 has, drag too; the others none.

# pages/about/AboutPage.tsx
there-is-no-weather-but-what-883f33 = There is no weather but what a scenario says, as rain over a station.

# pages/about/AboutPage.tsx
routes-follow-a-change-at-once-c03f0d = Routes follow a change at once: routing itself takes no time and sends nothing.

# pages/about/AboutPage.tsx
satellites-forward-without-processing-de-ed57a6 = Satellites forward without processing delay. Each link has a drop-tail queue, or a RED queue where it is asked for; a bent-pipe satellite has none towards the ground.

# pages/about/AboutPage.tsx
bits-fail-singly-what-comes-in-719500 = Bits fail singly; what comes in bursts is an error process of its own. Headers are as vulnerable as data.

# pages/about/AboutPage.tsx
radio-rates-do-not-follow-from-3836f2 = Radio rates do not follow from distance and elevation; a scenario changes them by dates or a trace.

# pages/about/AboutPage.tsx
how-far-to-trust-it-a19f9b = How far to trust it

# pages/about/AboutPage.tsx
the-core-is-held-against-other-e04493 = The core is held against other simulators, against real stacks and against published laws: <1>every check with its figures</1>, setting by setting. What the papers claim, and whether it holds, is in the <2>gallery</2>.

# pages/about/AboutPage.tsx
papers-0a8b08 = Papers

# pages/about/AboutPage.tsx
the-gallery-measures-again-what-these-520191 = The <1>gallery</1> measures again what these found, and shows results of your own that the command or the Python package made.

# pages/about/AboutPage.tsx
sources-caf85b = Sources

# pages/about/AboutPage.tsx
rfc-9260-and-rfc-2960-stream-997210 = RFC 9260 and RFC 2960: Stream Control Transmission Protocol.

# pages/about/AboutPage.tsx
rfc-5681-6582-and-6675-congestion-0a11ec = RFC 5681, 6582 and 6675: congestion control of TCP, NewReno, and recovery by SACK. RFC 9438 and 9406: CUBIC and HyStart++.

# pages/about/AboutPage.tsx
rfc-6298-computing-the-retransmission-ti-92234f = RFC 6298: computing the retransmission timer.

# pages/about/AboutPage.tsx
rfc-3168-explicit-congestion-notificatio-27e87d = RFC 3168: explicit congestion notification. RFC 1191: path MTU discovery.

# pages/about/AboutPage.tsx
s-floyd-v-jacobson-random-early-5ebfb9 = S. Floyd, V. Jacobson: Random early detection gateways for congestion avoidance, IEEE/ACM Transactions on Networking, 1993.

# pages/about/AboutPage.tsx
j-g-walker-satellite-constellations-j-c96615 = J. G. Walker: Satellite constellations, J. British Interplanetary Society, 1984.

# pages/about/AboutPage.tsx
d-a-vallado-p-crawford-r-3cc72d = D. A. Vallado, P. Crawford, R. Hujsak, T. S. Kelso: Revisiting Spacetrack Report #3, AIAA 2006-6753: SGP4, its verification set and the frame TEME.

# pages/about/AboutPage.tsx
geometry-and-goodput-are-compared-with-ec5742 = Geometry and goodput are compared with the simulator ns-2.35; the comparisons are among the project’s tests.

# pages/about/AboutPage.tsx
licences-c00fc4 = Licences

# pages/about/AboutPage.tsx
skywindow-apache-license-2-0-1991b2 = Skywindow: Apache License 2.0.

# pages/about/AboutPage.tsx
cesiumjs-the-globe-jsqr-which-reads-363207 = CesiumJS, the globe; jsQR, which reads codes: Apache License 2.0.

# pages/about/AboutPage.tsx
natural-earth-the-map-and-its-ba8be6 = Natural Earth, the map and its borders: public domain.

# pages/about/AboutPage.tsx
mediabunny-which-puts-films-together-moz-42618a = Mediabunny, which puts films together: Mozilla Public License 2.0.

# pages/about/AboutPage.tsx
inter-the-typeface-sil-open-font-ed9280 = Inter, the typeface: SIL Open Font License 1.1.

# pages/about/AboutPage.tsx
react-zustand-uplot-lean-qr-chart2music-d60ee0 = React, Zustand, uPlot, Lean QR, Chart2Music, PDFKit, gifenc; the propagator sgp4: MIT License.

# pages/about/offered.ts, panels/experiment/PathPlot.tsx and 1 more
constellations-d4714d = Constellations

# pages/about/offered.ts
handover-policies-c06aa2 = Handover policies

# pages/about/offered.ts
links-between-satellites-05c830 = Links between satellites

# pages/about/offered.ts
queue-disciplines-a9012b = Queue disciplines

# pages/about/offered.ts
protocols-101949 = Protocols

# pages/about/offered.ts
profiles-of-sctp-dcd539 = Profiles of SCTP

# pages/about/offered.ts
profiles-of-tcp-e867dd = Profiles of TCP

# pages/about/offered.ts
loss-recovery-of-tcp-b411b0 = Loss recovery of TCP

# pages/about/offered.ts
congestion-controllers-6d4f0a = Congestion controllers

# pages/about/offered.ts
what-a-change-may-do-53804e = What a change may do

# pages/gallery/CiteResults.tsx, pages/lab/dialogs/MineDialog.tsx
cite-this-af37c5 = Cite this

# pages/gallery/ClaimCounts.tsx
# $a: sound.length
claims-in-the-full-results-that-edbd40 = Claims in the full results that came with the page, of { $a } experiments

# pages/gallery/ClaimCounts.tsx
whose-969dc1 = Whose

# pages/gallery/ClaimCounts.tsx
that-hold-102cc0 = that hold

# pages/gallery/ClaimCounts.tsx
that-fail-402bbd = that fail

# pages/gallery/ClaimCounts.tsx, panels/experiment/Sign.tsx
unclear-66625d = unclear

# pages/gallery/ExperimentCards.tsx
what-papers-found-about-transport-over-120e73 = What papers found about transport over satellites, measured again: every experiment runs in your browser, with confidence intervals, and its claims hold or fail by what you measure. How far the core itself is from other simulators and from real stacks is another question: <1>validation</1>.

# pages/gallery/ExperimentCards.tsx
make-an-experiment-of-your-own-d88281 = <1>Make an experiment of your own</1>: choose controls, values and metrics, and what you expect.

# pages/gallery/ExperimentCards.tsx
one-run-against-time-860bf6 = · one run against time

# pages/gallery/ExperimentCards.tsx
the-globe-da4866 = · the globe

# pages/gallery/ExperimentCards.tsx
# $a: dated(shipped.date)
came-with-the-page-9fd795 = Came with the page, { $a }:

# pages/gallery/ExperimentCards.tsx
here-fcec91 = here

# pages/gallery/ExperimentCards.tsx
begun-7bc622 = begun

# pages/gallery/ExperimentCards.tsx
here-not-all-runs-b21d27 = here, not all runs

# pages/gallery/ExperimentCards.tsx
here-quick-mode-60b784 = Here, quick mode:

# pages/gallery/ExperimentCards.tsx
here-b86b7b = Here:

# pages/gallery/ExperimentView.tsx, pages/gallery/OwnExperiment.tsx and 1 more
all-experiments-3396c2 = All experiments

# pages/gallery/ExperimentView.tsx, pages/gallery/FileFigure.tsx
# $a: messageOf(thrown)
this-experiment-cannot-be-opened-3f4447 = This experiment cannot be opened: { $a }.

# pages/gallery/Figure.tsx
one-run-a4528f = One run

# pages/gallery/Figure.tsx
orbits-to-scale-69be92 = Orbits to scale

# pages/gallery/Figure.tsx
this-run-c35c81 = this run

# pages/gallery/Figure.tsx, panels/words/glossary/implementations.ts
csv-eb6b42 = CSV

# pages/gallery/Figure.tsx, panels/words/glossary/implementations.ts
json-db1a21 = JSON

# pages/gallery/Figure.tsx
# $a: y.label
# $b: midSentence(x)
against-6f0282 = { $a } against { $b }

# pages/gallery/Figure.tsx
# $a: messageOf(thrown)
the-run-could-not-be-made-0c9f38 = The run could not be made: { $a }.

# pages/gallery/Figure.tsx
the-run-is-being-simulated-6d4a1a = The run is being simulated.

# pages/gallery/FileFigure.tsx
discard-this-file-64fa05 = Discard this file

# pages/gallery/GalleryPage.tsx, pages/gallery/own/OwnForm.tsx
the-experiment-1617da = The experiment

# pages/gallery/GalleryPage.tsx
# $a: messageOf(thrown)
the-experiments-could-not-be-loaded-32996c = The experiments could not be loaded: { $a }

# pages/gallery/GalleryPage.tsx
# $a: id
is-no-built-in-experiment-all-8088a9 = "{ $a }" is no built-in experiment. <1>All experiments</1> are below.

# pages/gallery/LabLink.tsx
step-by-step-e8d00a = Step by step

# pages/gallery/LabLink.tsx
open-in-the-lab-0808e8 = Open in the lab

# pages/gallery/LabLink.tsx
flat-map-in-the-lab-ffc6ed = Flat map in the lab

# pages/gallery/LabLink.tsx
globe-in-the-lab-337ff6 = Globe in the lab

# pages/gallery/OpenResults.tsx
results-of-your-own-12a025 = Results of your own

# pages/gallery/OpenResults.tsx
a-sweep-of-the-command-or-1445e8 = A sweep of the command or of the Python package, on however many machines: the file of skywindow merge DIR --out FILE.json, or a bundle. Choose it or drop it here.

# pages/gallery/OpenResults.tsx
open-results-af2f5e = Open results

# pages/gallery/OpenResults.tsx
files-that-are-open-bad827 = Files that are open

# pages/gallery/OpenResults.tsx, panels/experiment/SweepBar.tsx
# $a: name
discard-2970f6 = Discard { $a }

# pages/gallery/OpenResults.tsx
discard-eb1a70 = Discard

# pages/gallery/OpenResults.tsx
# $a: reading
is-being-read-4082dd = { $a } is being read.

# pages/gallery/Origins.tsx
came-with-the-page-0883a8 = Came with the page

# pages/gallery/Origins.tsx
results-shown-d7db09 = Results shown

# pages/gallery/Origins.tsx
# $a: told.experiment
its-document-is-another-than-the-50fe49 = Its document is another than the one that is called { $a } here, so nothing else stands beside it.

# pages/gallery/Origins.tsx
run-them-here-to-check-them-834b7f = {" "}Run them here to check them.

# pages/gallery/Origins.tsx
# $a: dated(date)
# $b: core
# $c: check
full-results-that-came-with-the-fb7781 = Full results that came with the page, made on { $a } by core { $b }.{ $c }

# pages/gallery/Origins.tsx
# $a: mode === 'full' ? say('full') : say('quick')
made-here-mode-533da7 = Made here, { $a } mode

# pages/gallery/Origins.tsx
full-a18b86 = full

# pages/gallery/Origins.tsx
quick-22c72a = quick

# pages/gallery/Origins.tsx
# $a: runs(done)
# $b: runs(total)
made-here-of-runs-5457df = Made here, { $a } of { $b } runs

# pages/gallery/PathSection.tsx
samples-csv-5b5b77 = Samples, CSV

# pages/gallery/PathSection.tsx
as-in-the-paper-6805b3 = As in the paper

# pages/gallery/PathSection.tsx
paths-followed-5c0e7c = Paths followed

# pages/gallery/PathSection.tsx, pages/lab/dialogs/CaptureDialog.tsx and 7 more
cancel-19766e = Cancel

# pages/gallery/PathSection.tsx
go-on-97903f = Go on

# pages/gallery/PathSection.tsx
paths-are-being-followed-a2df6f = Paths are being followed.

# pages/gallery/PathSection.tsx
# $a: messageOf(thrown)
the-paths-cannot-be-followed-059999 = The paths cannot be followed: { $a }.

# pages/gallery/PathSection.tsx
cancelled-4b5ea0 = Cancelled.

# pages/gallery/PathSection.tsx
degrees-north-and-east-d3b6ad = degrees north and east

# pages/gallery/PathSection.tsx
a-city-or-48-1-11-df8c4d = A city, or 48.1 11.6

# pages/gallery/PathSection.tsx
no-city-of-that-name-degrees-690bbd = No city of that name; degrees north and east are a place as well.

# pages/gallery/PictureButtons.tsx
the-file-could-not-be-made-a1078c = The file could not be made. Try again; if that does not help, reload the page.

# pages/gallery/PictureButtons.tsx, panels/words/glossary/implementations.ts
png-796120 = PNG

# pages/gallery/Pictures.tsx
run-it-to-see-the-orbits-15898a = Run it to see the orbits.

# pages/gallery/Pictures.tsx
the-earth-and-the-altitudes-have-8b6b0b = The Earth and the altitudes have one scale. Periods follow from the altitudes.

# pages/gallery/Pictures.tsx
the-sky-over-a-flat-map-800907 = The sky over a flat map

# pages/gallery/Pictures.tsx, panels/sequence/SequencePanel.tsx
legend-7482e3 = Legend

# pages/gallery/Pictures.tsx
# $a: title
# $b: SHOWN_S
on-a-flat-map-s-after-4b46c7 = { $a } on a flat map { $b } s after the start: satellites, links between them, footprints and the seam.

# pages/gallery/Pictures.tsx
# $a: SHOWN_S
s-after-the-start-70f647 = { $a } s after the start

# pages/gallery/Pictures.tsx
# $a: messageOf(thrown)
the-map-cannot-be-drawn-fb31ef = The map cannot be drawn: { $a }.

# pages/gallery/VerdictCounts.tsx, pages/lab/tour/Tour.tsx and 3 more
# $a: count[verdict]
# $b: claims
of-794a91 = { $a } of { $b }

# pages/gallery/opened.ts
could-not-be-loaded-60b7b9 = could not be loaded

# pages/gallery/opened.ts
# $a: response.status
could-not-be-loaded-the-server-aabb6d = could not be loaded: the server answered { $a }

# pages/gallery/opened.ts
# $a: plan
plan-3b6719 = Plan { $a }

# pages/gallery/opened.ts
# $a: core
core-f6b3f4 = core { $a }

# pages/gallery/opened.ts
# $a: number(runs)
runs-859ddc = { $a } runs

# pages/gallery/opened.ts
# $a: number(made)
# $b: number(runs)
of-runs-e89ac6 = { $a } of { $b } runs

# pages/gallery/opened.ts
# $a: number(failed)
of-them-failed-3c5b47 = { $a } of them failed

# pages/gallery/opened.ts, panels/experiment/exports.ts
# $a: number(replications)
# $b: replications === 1 ? '' : 's'
replication-03e515 = { $a } replication{ $b }

# pages/gallery/opened.ts
# $a: seed
# $b: seed + replications - 1
seeds-to-8852ac = seeds { $a } to { $b }

# pages/gallery/opened.ts
quick-version-50a60e = quick version

# pages/gallery/own/AxisForm.tsx
along-the-figure-67ee14 = Along the figure

# pages/gallery/own/AxisForm.tsx
lines-apart-by-d3daa0 = Lines apart by

# pages/gallery/own/AxisForm.tsx, pages/gallery/own/ClaimForm.tsx
control-32d7e8 = Control

# pages/gallery/own/AxisForm.tsx
# $a: axis.label
remove-e47715 = Remove<1> { $a }</1>

# pages/gallery/own/AxisForm.tsx
# $a: axis.label
values-of-af8e6b = Values of { $a }

# pages/gallery/own/AxisForm.tsx
# $a: axis.unit === '' ? '' : `, ${axis.unit}`
values-401c72 = Values{ $a }

# pages/gallery/own/AxisForm.tsx
by-factors-8b906a = By factors

# pages/gallery/own/AxisForm.tsx
a-list-1-2-5-or-edc8f2 = A list, “1, 2, 5”, or a range, “1 to 9 by 2”, “1e-7 to 1e-4 in 4”.

# pages/gallery/own/ClaimForm.tsx, panels/experiment/ClaimList.tsx and 1 more
claims-1c85c1 = Claims

# pages/gallery/own/ClaimForm.tsx
what-do-you-expect-the-runs-3cb888 = What do you expect? The runs say whether it holds.

# pages/gallery/own/ClaimForm.tsx
remove-this-claim-29ed7f = Remove<1> this claim</1>

# pages/gallery/own/ClaimForm.tsx
kind-of-claim-be328f = Kind of claim

# pages/gallery/own/ClaimForm.tsx
that-needs-a-control-with-two-321d0d = That needs a control with two values.

# pages/gallery/own/ClaimForm.tsx
that-needs-a-control-with-two-5a9961 = That needs a control with two rising numbers.

# pages/gallery/own/ClaimForm.tsx, scenario/src/experiment/document.rs
metric-2d275a = Metric

# pages/gallery/own/ClaimForm.tsx
with-b70872 = With

# pages/gallery/own/ClaimForm.tsx, pages/lab/film/FilmForm.tsx and 14 more
from-218197 = From

# pages/gallery/own/ClaimForm.tsx
is-at-631602 = Is at

# pages/gallery/own/ClaimForm.tsx, panels/measure/figures.ts
least-6bab65 = least

# pages/gallery/own/ClaimForm.tsx, panels/measure/figures.ts
most-24ea91 = most

# pages/gallery/own/ClaimForm.tsx
way-bea4d7 = Way

# pages/gallery/own/ClaimForm.tsx
never-falls-306e40 = never falls

# pages/gallery/own/ClaimForm.tsx
never-rises-304ecd = never rises

# pages/gallery/own/ClaimForm.tsx, scenario/src/experiment/document.rs
times-0c0fd3 = Times

# pages/gallery/own/ClaimForm.tsx
within-f28835 = Within, %

# pages/gallery/own/ClaimForm.tsx
# $a: drawn?.unit ? `, ${drawn.unit}` : ''
limit-6a28c5 = Limit{ $a }

# pages/gallery/own/ClaimForm.tsx
that-with-19be77 = That with

# pages/gallery/own/ClaimForm.tsx
add-this-claim-1b3986 = Add this claim

# pages/gallery/own/DrawnMetrics.tsx
what-the-figure-draws-f5ed90 = What the figure draws

# pages/gallery/own/DrawnMetrics.tsx
all-a-panel-each-fa4187 = All, a panel each

# pages/gallery/own/OwnForm.tsx, title and 2 more
title-7e8cd2 = Title

# pages/gallery/own/OwnForm.tsx
vary-another-control-e25efa = Vary another control

# pages/gallery/own/OwnForm.tsx, scenario/src/experiment/document.rs
replications-309ad1 = Replications

# pages/gallery/own/OwnForm.tsx
duration-of-a-run-s-ee9dde = Duration of a run, s

# pages/gallery/own/OwnForm.tsx
first-seed-608b7d = First seed

# pages/gallery/own/OwnForm.tsx, scenario/src/experiment/document.rs
metrics-a58da7 = Metrics

# pages/gallery/own/OwnForm.tsx
the-figure-shows-ee5238 = The figure shows

# pages/gallery/own/OwnForm.tsx
all-that-is-measured-a-panel-649d2a = All that is measured, a panel each

# pages/gallery/own/OwnForm.tsx
# $a: chosen.length
measured-77afd1 = Measured: { $a }

# pages/gallery/own/OwnPage.tsx
an-experiment-of-your-own-75efb4 = An experiment of your own

# pages/gallery/own/OwnPage.tsx
choose-up-to-three-controls-their-e854aa = Choose up to three controls, their values and what is measured; the runs are made in this browser. To begin with what the lab shows, choose “Experiment with this” there.

# pages/gallery/own/OwnPage.tsx
scenario-2fcb5d = Scenario

# pages/gallery/own/OwnPage.tsx
begin-09b538 = Begin

# pages/gallery/own/OwnPage.tsx, pages/lab/palette/entries.ts and 2 more
undo-a8283a = Undo

# pages/gallery/own/OwnPage.tsx, pages/lab/palette/entries.ts and 1 more
redo-742739 = Redo

# pages/gallery/own/OwnPage.tsx
this-document-says-more-than-the-5a0187 = This document says more than the choices here can show. It runs as it is; change it in its file.

# pages/gallery/own/OwnPage.tsx
link-copied-71af38 = Link copied.

# pages/gallery/own/OwnPage.tsx
# $a: messageOf(thrown)
the-link-could-not-be-copied-98c720 = The link could not be copied: { $a }. Save a file instead.

# pages/gallery/own/OwnPage.tsx, pages/lab/dialogs/MineDialog.tsx and 1 more
# $a: title
is-kept-on-this-device-9ba7d4 = “{ $a }” is kept on this device.

# pages/gallery/own/OwnPage.tsx
# $a: id
# $b: id
saved-as-json-skywindow-sweep-json-2b427f = Saved as { $a }.json: skywindow sweep { $b }.json runs it, too.

# pages/gallery/own/OwnPage.tsx, pages/lab/dialogs/MineDialog.tsx
keep-on-this-device-83cad8 = Keep on this device

# pages/gallery/own/OwnPage.tsx, pages/lab/place/Notices.tsx
save-as-a-file-904f70 = Save as a file

# pages/gallery/own/OwnPage.tsx, pages/lab/place/Header.tsx
copy-link-dbf362 = Copy link

# pages/gallery/own/OwnRun.tsx
this-experiment-cannot-run-ada31c = This experiment cannot run:

# pages/gallery/own/OwnRun.tsx
a-run-is-being-made-to-5a46d8 = A run is being made to say how long all of them take.

# pages/gallery/own/OwnRun.tsx
# $a: run
how-long-the-runs-take-could-bce333 = How long the runs take could not be measured: { $a }

# pages/gallery/own/OwnRun.tsx
# $a: wait((run * plan.runs) / workers)
# $b: plan.runs.toLocaleString(numberLocale())
# $c: fixed(run, 2)
# $d: workers
# $e: formOf(workers, ['runs', 'run'])
about-for-runs-one-took-s-3e3a1f = About { $a } for { $b } runs: one took { $c } s here, and { $d } { $e } at once.

# pages/gallery/own/OwnRun.tsx
runs-run-70b685 =
    { $a ->
        [one] runs
       *[other] run
    }

# pages/gallery/own/cost.ts
no-run-2c913c = no run

# pages/gallery/own/draft.ts
an-experiment-of-my-own-cae118 = An experiment of my own

# pages/glossary/GlossaryPage.tsx
in-the-lab-rest-the-pointer-2a9074 = In the lab, rest the pointer on a term, hold a finger on it or move the focus to it: it says the same sentence.

# pages/glossary/GlossaryPage.tsx
term-terms-bc5c8f =
    { $a ->
        [one] term
       *[other] terms
    }

# pages/glossary/GlossaryPage.tsx
a-rwnd-handover-rfc-9438-a853bd = a_rwnd, handover, RFC 9438

# pages/lessons/CameraCodes.tsx
the-camera-cannot-be-used-here-505100 = The camera cannot be used here. Paste the lines, or open a file of them.

# pages/lessons/CameraCodes.tsx
what-the-camera-sees-c88fce = What the camera sees

# pages/lessons/ClassAnswers.tsx
# $a: counted(added.size, ['code', 'codes'])
taken-824aa0 = { $a } taken.

# pages/lessons/ClassAnswers.tsx
code-codes-871b40 =
    { $a ->
        [one] code
       *[other] codes
    }

# pages/lessons/ClassAnswers.tsx
this-file-is-too-large-to-191579 = This file is too large to be one of codes.

# pages/lessons/ClassAnswers.tsx
at-the-end-of-the-lesson-995ead = At the end of the lesson each pupil gets a code: film it, paste its line, or open a file with one line each. What is collected stays on this page and is gone when it is closed.

# pages/lessons/ClassAnswers.tsx
lines-of-answers-e053bb = Lines of answers

# pages/lessons/ClassAnswers.tsx
one-line-each-sw1-74a024 = One line each: SW1…

# pages/lessons/ClassAnswers.tsx
take-8b862b = Take

# pages/lessons/ClassAnswers.tsx
end-the-camera-a582ed = End the camera

# pages/lessons/ClassAnswers.tsx
camera-03494b = Camera

# pages/lessons/ClassAnswers.tsx
save-the-lines-11255e = Save the lines

# pages/lessons/ClassAnswers.tsx
pupil-pupils-a5ff73 =
    { $a ->
        [one] pupil
       *[other] pupils
    }

# pages/lessons/ClassAnswers.tsx
# $a: names.join(', ')
by-name-b8e392 = , by name: { $a }

# pages/lessons/ClassAnswers.tsx
# $a: answered
# $b: of
# $c: right
of-answered-rightly-d996d3 = { $a } of { $b } answered, { $c } rightly.

# pages/lessons/ClassAnswers.tsx
right-6502eb = , right

# pages/lessons/ClassAnswers.tsx
it-was-there-already-e2d36c = It was there already.

# pages/lessons/ClassAnswers.tsx
# $a: MOST_CODES
at-most-are-collected-35cade = At most { $a } are collected.

# pages/lessons/ClassAnswers.tsx
# $a: problem
# $b: count
lines-184be4 = { $a } ({ $b } lines)

# pages/lessons/LessonSheet.tsx
what-collects-answers-91a84e = What collects answers

# pages/lessons/LessonSheet.tsx
worksheet-5f33b0 = Worksheet

# pages/lessons/LessonSheet.tsx
notes-for-the-teacher-faa100 = Notes for the teacher

# pages/lessons/LessonSheet.tsx
answer-key-c0dd40 = Answer key

# pages/lessons/LessonSheet.tsx
answers-of-a-class-ee5f32 = Answers of a class

# pages/lessons/LessonSheet.tsx
# $a: messageOf(thrown)
the-package-could-not-be-made-f0483f = The package could not be made. { $a }

# pages/lessons/LessonSheet.tsx
this-lesson-781f76 = This lesson

# pages/lessons/LessonSheet.tsx
in-the-lab-905e0f = In the lab

# pages/lessons/LessonSheet.tsx
a-zip-for-a-learning-platform-3e049f = A zip for a learning platform: the whole site with this lesson

# pages/lessons/LessonSheet.tsx
the-package-is-being-made-ff198a = The package is being made

# pages/lessons/LessonSheet.tsx
scorm-package-77aea0 = SCORM package

# pages/lessons/LessonSheet.tsx
print-df0fe7 = Print

# pages/lessons/LessonSheet.tsx
date-99c40a = Date

# pages/lessons/LessonSheet.tsx, panels/lesson/QuestionForm.tsx
# $a: first + at
question-de75ff = Question { $a }.

# pages/lessons/LessonSheet.tsx
what-i-saw-and-why-i-429999 = What I saw, and why I think it was so

# pages/lessons/LessonSheet.tsx
i-predict-56524e = I predict

# pages/lessons/LessonSheet.tsx
# $a: lesson.minutes
# $b: lesson.summary
minutes-78566a = { $a } minutes. { $b }

# pages/lessons/LessonSheet.tsx
worked-out-just-now-by-runs-17b40a = Worked out just now by runs of the steps’ states, on this device.

# pages/lessons/LessonSheet.tsx
being-worked-out-0e90b6 = Being worked out.

# pages/lessons/LessonSheet.tsx
none-of-the-choices-54973c = None of the choices

# pages/lessons/LessonsPage.tsx
# $a: messageOf(thrown)
the-lessons-could-not-be-loaded-5365ed = The lessons could not be loaded: { $a }

# pages/lessons/LessonsPage.tsx
each-takes-5-to-15-minutes-dfc6a8 = Each takes 5 to 15 minutes beside the lab: predict what a run will do, let it run, observe, and read why. The answers come from the run itself. Your progress stays on this device.

# pages/lessons/LessonsPage.tsx
the-list-of-lessons-156549 = The list of lessons

# pages/lessons/LessonsPage.tsx
a-lesson-on-paper-with-what-f37406 = A lesson on paper, with what to say beside it and its answers, which the simulation gives; and what a class has answered, from the codes that the lesson ends with.

# pages/lessons/LessonsPage.tsx
worksheet-df98a6 = worksheet

# pages/lessons/LessonsPage.tsx
notes-for-the-teacher-f189cc = notes for the teacher

# pages/lessons/LessonsPage.tsx
answer-key-ee2ab6 = answer key

# pages/lessons/LessonsPage.tsx
answers-of-a-class-69d28b = answers of a class

# pages/lessons/LessonsPage.tsx
# $a: number
# $b: lesson.minutes
lesson-minutes-22b058 = Lesson { $a } · { $b } minutes

# pages/lessons/LessonsPage.tsx
step-steps-3f5dab =
    { $a ->
        [one] step
       *[other] steps
    }

# pages/lessons/LessonsPage.tsx
# $a: done
# $b: counted(asked, ['question', 'questions'])
of-answered-f1ae14 = { $a } of { $b } answered

# pages/lessons/LessonsPage.tsx
question-questions-f2a735 =
    { $a ->
        [one] question
       *[other] questions
    }

# pages/lessons/LessonsPage.tsx
it-is-too-large-for-a-ce7e41 = It is too large for a lesson.

# pages/lessons/LessonsPage.tsx
# $a: file.name
# $b: messageOf(thrown)
is-no-lesson-that-can-be-82fbab = { $a } is no lesson that can be opened. { $b }

# pages/lessons/LessonsPage.tsx
a-lesson-of-your-own-3193c6 = A lesson of your own

# pages/lessons/LessonsPage.tsx
a-lesson-is-a-text-file-e2118b = A lesson is a text file whose steps are states of the lab. “Freeze this state as a step”, below the moments of the lab under “For teachers”, writes one.

# pages/lessons/LessonsPage.tsx
open-a-lesson-from-a-file-b440b8 = Open a lesson from a file

# pages/lessons/LessonsPage.tsx
# $a: title
opened-last-34d190 = Opened last: <1>{ $a }</1>.{" "}

# pages/lessons/LessonsPage.tsx
keep-it-in-the-library-758fd7 = Keep it in the library

# pages/lessons/saveScorm.ts
the-list-of-the-files-of-674999 = The list of the files of this site is damaged.

# pages/lessons/saveScorm.ts
# $a: name
the-file-of-this-site-could-5b39d6 = The file { $a } of this site could not be loaded.

# pages/mine/MinePage.tsx
what-was-kept-by-a-name-ff0255 = What was kept by a name on this device, and nowhere else. Files are safer: export all now and then.

# pages/mine/MinePage.tsx
# $a: deleted.name
is-deleted-48bf2c = “{ $a }” is deleted.

# pages/mine/MinePage.tsx
kept-thing-kept-things-c2bc6c =
    { $a ->
        [one] kept thing
       *[other] kept things
    }

# pages/mine/MinePage.tsx
name-run-2026-01-4b4e24 = name, run, 2026-01

# pages/mine/MinePage.tsx
nothing-is-kept-yet-in-the-c0d727 = Nothing is kept yet. In the lab, “Save and open” keeps a run by a name; an <1>experiment of your own</1> has a button of its own.

# pages/mine/MinePage.tsx
export-all-as-files-3a57bd = Export all as files

# pages/mine/MinePage.tsx
kept-things-3dae54 = Kept things

# pages/mine/MinePage.tsx
# $a: counted(strange.length, ['thing', 'things'])
# $b: newer ? ': a newer version of Skywindow kept it' : ''
here-cannot-be-shown-it-stays-772b4d = { $a } here cannot be shown{ $b }. It stays as it is, and is exported with the rest.

# pages/mine/MinePage.tsx
thing-things-734831 =
    { $a ->
        [one] thing
       *[other] things
    }

# pages/mine/MinePage.tsx
# $a: dated(kept)
utc-299623 = { $a } UTC

# pages/mine/MinePage.tsx
# $a: name
open-0c33b2 = Open<1> { $a }</1>

# pages/mine/MinePage.tsx
# $a: name
save-as-a-file-6fe4b7 = Save<1> { $a } as a file</1>

# pages/mine/MinePage.tsx
rename-3064d7 = Rename

# pages/mine/MinePage.tsx
# $a: name
duplicate-8895e2 = Duplicate<1> { $a }</1>

# pages/mine/MinePage.tsx
# $a: name
delete-161dfb = Delete<1> { $a }</1>

# pages/mine/MinePage.tsx
# $a: name
new-name-of-47ec6d = New name of { $a }

# pages/mine/MinePage.tsx
kept-79f076 = kept

# pages/nowhere/NowherePage.tsx
this-address-names-no-page-e97b36 = This address names no page

# pages/nowhere/NowherePage.tsx
# $a: said
nothing-here-is-called-a-link-bc9732 = Nothing here is called <1>{ $a }</1>. A link may have been cut short when it was copied.

# pages/nowhere/NowherePage.tsx
go-to-the-gallery-of-experiments-1a271a = Go to the <1>gallery</1> of experiments, or to the <2>lab</2>.

# pages/scenarios/ScenariosPage.tsx
# $a: messageOf(thrown)
the-scenarios-could-not-be-loaded-acd0ab = The scenarios could not be loaded: { $a }

# pages/scenarios/ScenariosPage.tsx
scenario-scenarios-c41920 =
    { $a ->
        [one] scenario
       *[other] scenarios
    }

# pages/scenarios/ScenariosPage.tsx
iridium-handover-tcp-b48ada = Iridium, handover, TCP

# pages/scenarios/ScenariosPage.tsx
the-list-of-scenarios-6889c0 = The list of scenarios

# pages/scenarios/scenarios.ts
to-begin-with-db5239 = To begin with

# pages/scenarios/scenarios.ts
the-window-that-opens-in-the-537dac = The window that opens in the first second, the loss at 1.3 s with its repair, and the path that jumps when New York changes its satellite at 10 s.

# pages/scenarios/scenarios.ts
how-bit-errors-on-eight-radio-bf8414 = How bit errors on eight radio links keep cwnd low, and what a handover at 100 s does to the delay.

# pages/scenarios/scenarios.ts
one-packet-in-a-hundred-is-0ad147 = One packet in a hundred is lost: watch the streams wait behind it, and the window halved for nothing.

# pages/scenarios/scenarios.ts
how-late-each-object-of-a-3ef653 = How late each object of a page comes: over SCTP, an object a stream, a lost packet keeps back one; over TCP it keeps back all that were sent after it.

# pages/scenarios/scenarios.ts
a-round-trip-of-half-a-c5cae8 = A round trip of half a second: how slowly the window opens, and why.

# pages/scenarios/scenarios.ts
several-paths-e61bf9 = Several paths

# pages/scenarios/scenarios.ts
at-30-s-the-primary-path-e7a043 = At 30 s the primary path dies: timeouts double, new data take the geostationary path, and a heartbeat brings them back.

# pages/scenarios/scenarios.ts
an-association-adds-the-address-of-ea0c83 = An association adds the address of another satellite and deletes its old one before a gap; a forged request ends the one whose ends share no key.

# pages/scenarios/scenarios.ts
new-data-take-both-paths-at-2d64e5 = New data take both paths at once, and 64 kB of receiver’s buffer are too little for that: see its window close while both cwnd have room, and which TSN it waits for.

# pages/scenarios/scenarios.ts
two-terminals-at-each-end-choose-9161f3 = Two terminals at each end choose different satellites: lost packets are sent again by another way through the sky.

# pages/scenarios/scenarios.ts
thirty-associations-at-once-which-links-b902ea = Thirty associations at once: which links between satellites carry most, and where the seam is.

# pages/scenarios/scenarios.ts
the-delays-of-iridium-and-geo-648038 = The delays of Iridium and GEO without orbits: everything that changes is the protocol’s doing.

# pages/scenarios/scenarios.ts
protocols-side-by-side-9c6cc4 = Protocols side by side

# pages/scenarios/scenarios.ts
a-loss-is-not-congestion-bbr-d949a6 = A loss is not congestion: BBR’s model keeps the link full where CUBIC’s window shrinks. Its phases stand below the windows, its model in the rate chart.

# pages/scenarios/scenarios.ts
sctp-halved-at-every-loss-and-c8f3c9 = SCTP halved at every loss, and SCTP that sends as fast as data arrive.

# pages/scenarios/scenarios.ts
a-retransmission-that-is-lost-again-1b16b3 = A retransmission that is lost again waits for T3-rtx, or is found by time: two associations with BBR.

# pages/scenarios/scenarios.ts
a-measurement-is-of-use-for-1ebb9f = A measurement is of use for two seconds: one flow sends all of them again until they have come, the other gives up what is too old. Compare the age of what arrives.

# pages/scenarios/scenarios.ts
a-file-of-1-mb-and-007adf = A file of 1 MB and messages of 100 bytes in one association: with interleaving the messages pass the file, without they wait until it has left.

# pages/scenarios/scenarios.ts
streams-that-begin-anew-every-ten-5f8c55 = Streams that begin anew every ten seconds, as data channels are closed and opened: see the marks on the streams, and what waits a round trip for the answer.

# pages/scenarios/scenarios.ts
a-queue-of-two-seconds-cubic-fc79c4 = A queue of two seconds: CUBIC fills it and the round trip grows fourfold; BBR leaves it all but empty.

# pages/scenarios/scenarios.ts
every-message-waits-behind-a-download-b812dd = Every message waits behind a download in a queue of six seconds: choose another GSL queue discipline, and see the sojourn times.

# pages/scenarios/scenarios.ts
tcp-and-sctp-share-one-long-ecc745 = TCP and SCTP share one long link that loses packets: compare their windows and who gets more.

# pages/scenarios/scenarios.ts
the-same-transfer-with-and-without-005a40 = The same transfer with and without a gateway: where losses are repaired, and how soon.

# pages/scenarios/scenarios.ts
xstp-probes-before-it-cuts-its-c6ce46 = XSTP probes before it cuts its window; TCP and SCTP meet the same blackouts and do not.

# pages/scenarios/scenarios.ts
every-15-s-delay-and-rate-b1370c = Every 15 s delay and rate change without a word: what NewReno, CUBIC and SCTP make of it.

# pages/scenarios/scenarios.ts
a-queue-that-marks-packets-instead-acf3dc = A queue that marks packets instead of dropping them: windows that fall without a loss.

# pages/scenarios/scenarios.ts
nothing-is-lost-but-packets-overtake-a54e21 = Nothing is lost, but packets overtake each other, and TCP sends again what was only late.

# pages/scenarios/scenarios.ts
a-host-that-reboots-an-attacker-4489ea = A host that reboots, an attacker that guesses, a cookie that comes too late: which rule refuses each packet.

# pages/scenarios/scenarios.ts
two-ground-stations-that-do-not-aa8c44 = Two ground stations that do not hear each other: their frames collide at the CubeSat.

# pages/scenarios/scenarios.ts
low-orbits-425200 = Low orbits

# pages/scenarios/scenarios.ts
handovers-every-minute-or-two-at-6d4626 = Handovers every minute or two; at 190 s a new route lets later packets overtake earlier ones.

# pages/scenarios/scenarios.ts
the-links-between-planes-that-fly-f44fcc = The links between planes that fly against each other: short ways across the seam that last minutes.

# pages/scenarios/scenarios.ts
eight-links-on-each-satellite-how-380870 = Eight links on each satellite: how nearly straight the ways are, and how the path changes all the same.

# pages/scenarios/scenarios.ts
the-seam-lies-between-the-two-e2a4b9 = The seam lies between the two ends, so packets go the long way over a pole.

# pages/scenarios/scenarios.ts
satellites-that-only-repeat-lisbon-needs-b6fe36 = Satellites that only repeat: Lisbon needs one that its gateway sees, too, and Anchorage has none.

# pages/scenarios/scenarios.ts
small-satellites-with-gaps-between-them-ad4e74 = Small satellites with gaps between them: the flow waits until one is above ship and gateway.

# pages/scenarios/scenarios.ts
bent-pipes-to-the-gateway-of-c776f0 = Bent pipes to the gateway of the region: up and straight down again.

# pages/scenarios/scenarios.ts
a-narrow-cone-above-each-terminal-cdd398 = A narrow cone above each terminal: how often it changes its satellite, and who is too far from a gateway.

# pages/scenarios/scenarios.ts
three-shells-at-three-inclinations-where-0adfa8 = Three shells at three inclinations: where their satellites crowd, and where there are none.

# pages/scenarios/scenarios.ts
laser-links-over-1-584-satellites-c6b597 = Laser links over 1,584 satellites: count the links of the path.

# pages/scenarios/scenarios.ts
at-seconds-12-27-42-and-6cc53f = At seconds 12, 27, 42 and 57 all terminals choose anew; from 100 s it rains on Boston.

# pages/scenarios/scenarios.ts
middle-and-high-orbits-8261f1 = Middle and high orbits

# pages/scenarios/scenarios.ts
twenty-satellites-at-10-352-km-b1d764 = Twenty satellites at 10,352 km: longer ways, fewer handovers, no seam.

# pages/scenarios/scenarios.ts
from-so-high-a-satellite-sees-40b67b = From so high a satellite sees a quarter of the Earth: Johannesburg and a far gateway share one.

# pages/scenarios/scenarios.ts
where-the-satellites-of-gps-stand-8c3d69 = Where the satellites of GPS stand, and which two places see together.

# pages/scenarios/scenarios.ts
three-planes-at-64-8-how-14d5a8 = Three planes at 64.8°: how well the north is covered.

# pages/scenarios/scenarios.ts
ellipses-that-turn-with-the-sun-46c3c5 = Ellipses that turn with the Sun: their satellites linger over the north.

# pages/scenarios/scenarios.ts
watch-a-satellite-hang-near-its-bf43df = Watch a satellite hang near its apogee for hours and rush through the south.

# pages/scenarios/scenarios.ts
three-satellites-that-stand-still-joined-33f1ea = Three satellites that stand still, joined in a ring: a constant delay, and how large it is.

# pages/scenarios/scenarios.ts
two-hops-up-and-down-a-907645 = Two hops up and down: a round trip longer than a second, and a small buffer that leaves the link idle.

# pages/validation/ValidationPage.tsx
# $a: figure(all.length)
# $b: VALIDATION.length
figures-of-the-core-beside-those-881fd3 = { $a } figures of the core beside those of other simulators, of real stacks and of published laws, in { $b } checks. The tests compare them anew whenever they run, and fail where one is too far off or this page would say something else. How the reference data were made is in <1>tests/reference</1> of the source.

# pages/validation/ValidationPage.tsx
each-mark-is-one-figure-how-bc7dd5 = Each mark is one figure: how far the core is from the reference, as a part of what the test allows, which is three standard errors of the difference or the limit that the check names, whichever is more. In the middle both are the same.

# pages/validation/ValidationPage.tsx
what-the-papers-claim-is-judged-71f639 = What the papers claim is judged by full runs in the <1>gallery</1>, also where it does not hold.

# pages/validation/ValidationPage.tsx, scenario/src/experiment/document.rs
against-101a94 = Against

# pages/validation/ValidationPage.tsx, panels/compare/ResultsTable.tsx and 1 more
result-6e7d50 = Result

# pages/validation/ValidationPage.tsx
furthest-d44855 = Furthest

# pages/validation/ValidationPage.tsx
figure-figures-5b7307 =
    { $a ->
        [one] figure
       *[other] figures
    }

# pages/validation/ValidationPage.tsx
# $a: check.what
figures-d64093 = { $a }, figures

# pages/validation/ValidationPage.tsx
# $a: near
# $b: comparisons.length
of-within-half-of-what-is-96f62d = { $a } of { $b } within half of what is allowed

# pages/validation/ValidationPage.tsx
less-as-far-as-allowed-e744b1 = less, as far as allowed

# pages/validation/ValidationPage.tsx
more-as-far-as-allowed-d582ef = more, as far as allowed

# pages/validation/ValidationPage.tsx, scenario/src/experiment/document.rs
setting-818cd8 = Setting

# pages/validation/ValidationPage.tsx, panels/measure/MeasureCard.tsx
quantity-822bab = Quantity

# pages/validation/ValidationPage.tsx, scenario/src/experiment/document.rs
reference-71bf90 = Reference

# pages/validation/ValidationPage.tsx
core-70ea19 = Core

# pages/validation/ValidationPage.tsx
difference-of-what-is-allowed-08b535 = Difference, of what is allowed

# pages/validation/comparisons.ts
equal-f9d6cd = equal

# pages/validation/comparisons.ts
# $a: figure(off)
# $b: figure(tolerance)
# $c: unit ? ` ${unit}` : ''
of-89db96 = { $a } of { $b }{ $c }

# pages/validation/comparisons.ts
# $a: off > 0 ? '+' : ''
# $b: percent(off)
# $c: percent(tolerance)
of-38480b = { $a }{ $b } of { $c } %
