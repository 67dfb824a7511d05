### The lab. Written by `npm run words`; do not edit.

# pages/lab/EmbedPage.tsx, pages/lab/dialogs/Dialogs.tsx
the-list-of-keys-b2d1f3 = The list of keys

# pages/lab/EmbedPage.tsx
# $a: listed(unknown)
lock-names-which-no-scenario-has-f734ce = lock names { $a }, which no scenario has.

# pages/lab/EmbedPage.tsx
skywindow-8cff63 = Skywindow

# pages/lab/EmbedPage.tsx
the-controls-f78837 = The controls

# pages/lab/EmbedPage.tsx, pages/lab/LabPage.tsx and 3 more
globe-b565e6 = Globe

# pages/lab/EmbedPage.tsx, pages/lab/LabPage.tsx
the-globe-37be1c = The globe

# pages/lab/EmbedPage.tsx, pages/lab/LabPage.tsx and 1 more
the-charts-3ecad1 = The charts

# pages/lab/EmbedPage.tsx, pages/lab/LabPage.tsx
the-timeline-0cb7c8 = The timeline

# pages/lab/EmbedPage.tsx, pages/lab/keys/KeysDialog.tsx and 3 more
keyboard-shortcuts-e9bef0 = Keyboard shortcuts

# pages/lab/EmbedPage.tsx
open-in-skywindow-637e97 = Open in Skywindow

# pages/lab/LabPage.tsx
what-is-seen-now-6bb3da = What is seen now

# pages/lab/LabPage.tsx
the-file-d79f8e = The file

# pages/lab/LabPage.tsx
the-reasons-3ec193 = The reasons

# pages/lab/LabPage.tsx, pages/lab/place/Present.tsx
the-packet-017a0b = The packet

# pages/lab/LabPage.tsx, pages/lab/place/NotesOnTimeline.tsx
this-could-not-be-loaded-reload-862bf2 = This could not be loaded. Reload the page.

# pages/lab/LabPage.tsx, pages/lab/place/LabHeader.tsx and 1 more
charts-and-events-39a5ff = Charts and events

# pages/lab/LabPage.tsx, pages/lab/place/presentation.tsx
the-presentation-4de128 = The presentation

# pages/lab/LabPage.tsx, pages/lab/tour/place.tsx
the-tour-25ae10 = The tour

# pages/lab/dated/Breaking.tsx
at-the-playhead-9f4cf8 = At the playhead

# pages/lab/dated/Breaking.tsx
# $a: instant
break-it-at-8ae560 = Break it at { $a }

# pages/lab/dated/Dated.tsx
the-changes-2a9cf2 = The changes

# pages/lab/dated/Dated.tsx, pages/lab/place/SidePanel.tsx and 1 more
the-list-840178 = The list

# pages/lab/dated/Dated.tsx
break-something-at-the-playhead-and-aab58c = Break something at the playhead, and see what the protocol does (B). The other button of the mouse, or a finger held, breaks it at an instant of a chart.

# pages/lab/dated/Dated.tsx, pages/lab/place/Present.tsx and 1 more
break-it-e09300 = Break it

# pages/lab/dated/changeActs.ts
# $a: words
# $b: broken.at_s
is-among-the-changes-at-s-1fa58b = “{ $a }” is among the changes at { $b } s already: another instant breaks it once more.

# pages/lab/dated/changeActs.ts, panels/dated/ChangeList.tsx
# $a: words
# $b: broken.at_s
at-s-0d4cdb = { $a } at { $b } s

# pages/lab/dated/setField.ts
# $a: label ?? say('This')
is-fixed-when-the-run-begins-37d43e = { $a } is fixed when the run begins: it was set from the start.

# pages/lab/dated/setField.ts
this-86e1de = This

# pages/lab/dialogs/CaptureDialog.tsx, pages/lab/film/FilmForm.tsx
format-2f3436 = Format

# pages/lab/dialogs/CaptureDialog.tsx
# $a: fixed(until_s, 1)
up-to-s-of-the-run-a74ef2 = Up to { $a } s of the run.

# pages/lab/dialogs/CaptureDialog.tsx, panels/experiment/Comparisons.tsx
point-2fc0c5 = Point

# pages/lab/dialogs/CaptureDialog.tsx
capture-1900b4 = Capture

# pages/lab/dialogs/CaptureDialog.tsx
# $a: state.words
written-e11454 = { $a } written.

# pages/lab/dialogs/CaptureDialog.tsx, pages/lab/place/Header.tsx
save-1509f5 = Save

# pages/lab/dialogs/Dialogs.tsx, pages/lab/dialogs/ShareButton.tsx
the-dialog-bb19eb = The dialog

# pages/lab/dialogs/Dialogs.tsx
the-qr-code-89a41a = The QR code

# pages/lab/dialogs/ElementsDialog.tsx
real-satellites-2e74f9 = Real satellites

# pages/lab/dialogs/ElementsDialog.tsx
a-file-of-tle-or-of-beb534 = A file of TLE, or of OMM in CSV, JSON or XML, becomes the constellation, for at most 10,000 satellites. The run begins at the latest epoch in it.

# pages/lab/dialogs/ElementsDialog.tsx
file-of-element-sets-8bb845 = File of element sets

# pages/lab/dialogs/ElementsDialog.tsx
or-their-text-b3194b = Or their text

# pages/lab/dialogs/ElementsDialog.tsx
reading-the-element-sets-3a6286 = Reading the element sets.

# pages/lab/dialogs/ElementsDialog.tsx
this-file-cannot-be-used-8c3d12 = This file cannot be used.

# pages/lab/dialogs/ElementsDialog.tsx
# $a: satellites(read.satellites)
can-be-used-9fc4a2 = { $a } can be used.

# pages/lab/dialogs/ElementsDialog.tsx
this-text-6a12d1 = This text

# pages/lab/dialogs/ElementsDialog.tsx
read-the-text-f5d350 = Read the text

# pages/lab/dialogs/ElementsDialog.tsx
# $a: satellites(read.satellites)
use-the-edab78 = Use the { $a }

# pages/lab/dialogs/Findings.tsx
# $a: plain(more)
and-more-40382e = And { $a } more.

# pages/lab/dialogs/InstallButton.tsx
install-skywindow-as-an-app-with-913a80 = Install Skywindow as an app with a window of its own; it works offline too

# pages/lab/dialogs/InstallButton.tsx
install-569ca4 = Install

# pages/lab/dialogs/MineDialog.tsx
# $a: messageOf(thrown)
the-experiment-could-not-be-begun-365cb4 = The experiment could not be begun: { $a }.

# pages/lab/dialogs/MineDialog.tsx, pages/lab/palette/entries.ts and 2 more
save-and-open-97cf4e = Save and open

# pages/lab/dialogs/MineDialog.tsx
on-this-device-38b9d8 = On this device

# pages/lab/dialogs/MineDialog.tsx, pages/lessons/LessonSheet.tsx and 1 more
name-dcd1d5 = Name

# pages/lab/dialogs/MineDialog.tsx
files-abc7e9 = Files

# pages/lab/dialogs/MineDialog.tsx, pages/lab/dialogs/fileActs.ts
# $a: saveRun(lab, name)
saved-as-99d38a = Saved as { $a }.

# pages/lab/dialogs/MineDialog.tsx
save-the-run-3dbc2e = Save the run

# pages/lab/dialogs/MineDialog.tsx
save-the-scenario-b66cb2 = Save the scenario

# pages/lab/dialogs/MineDialog.tsx, pages/lab/palette/entries.ts and 1 more
open-a-file-3b31f6 = Open a file

# pages/lab/dialogs/MineDialog.tsx
experiment-with-this-fda37a = Experiment with this

# pages/lab/dialogs/OfferedFile.tsx
from-a-file-28c7d5 = From a file

# pages/lab/dialogs/OfferedFile.tsx
this-file-cannot-be-opened-what-7660ec = This file cannot be opened. What is on the screen stays.

# pages/lab/dialogs/QrScreen.tsx
# $a: messageOf(thrown)
the-code-could-not-be-made-0aad76 = The code could not be made: { $a }.

# pages/lab/dialogs/QrScreen.tsx
# $a: link.length.toLocaleString(numberLocale())
this-run-takes-characters-more-than-cfea28 = This run takes { $a } characters, more than a QR code holds. Copy its link instead.

# pages/lab/dialogs/QrScreen.tsx
qr-code-of-this-run-d4766c = QR code of this run

# pages/lab/dialogs/QrScreen.tsx, pages/lab/palette/entries.ts
qr-code-of-what-is-on-dea9cf = QR code of what is on the screen

# pages/lab/dialogs/QrScreen.tsx
scan-it-the-same-run-opens-0f50e8 = Scan it: the same run opens at this instant, on any device.

# pages/lab/dialogs/ShareButton.tsx, pages/lab/dialogs/ShareDialog.tsx
share-and-embed-405461 = Share and embed

# pages/lab/dialogs/ShareDialog.tsx
timeline-9dcff9 = Timeline

# pages/lab/dialogs/ShareDialog.tsx
can-be-used-103a43 = can be used

# pages/lab/dialogs/ShareDialog.tsx
can-be-seen-not-used-b7db5a = can be seen, not used

# pages/lab/dialogs/ShareDialog.tsx
are-hidden-00d435 = are hidden

# pages/lab/dialogs/ShareDialog.tsx, pages/lab/session/useCopyLink.ts
# $a: messageOf(thrown)
the-link-could-not-be-made-7aadbc = The link could not be made: { $a }.

# pages/lab/dialogs/ShareDialog.tsx
# $a: short.length.toLocaleString(numberLocale())
this-link-has-characters-more-than-b091e9 = This link has { $a } characters, more than a QR code holds. Copy it instead.

# pages/lab/dialogs/ShareDialog.tsx
qr-code-of-the-link-beside-4d4b28 = QR code of the link beside it

# pages/lab/dialogs/ShareDialog.tsx
# $a: inWords(document).subject
skywindow-f68812 = Skywindow: { $a }

# pages/lab/dialogs/ShareDialog.tsx
in-a-frame-of-another-page-7c7951 = In a frame of another page

# pages/lab/dialogs/ShareDialog.tsx
parts-efbcd6 = Parts

# pages/lab/dialogs/ShareDialog.tsx
locked-fields-by-path-21c0e9 = Locked fields, by path

# pages/lab/dialogs/ShareDialog.tsx
flows-protocol-seed-7d9e45 = flows.*.protocol, seed

# pages/lab/dialogs/ShareDialog.tsx
# $a: unknown.join(' or ')
no-scenario-has-f47bcf = No scenario has { $a }.

# pages/lab/dialogs/ShareDialog.tsx
height-pixels-510ba8 = Height, pixels

# pages/lab/dialogs/ShareDialog.tsx, transport/src/wire/icmp.rs
code-340f46 = Code

# pages/lab/dialogs/ShareDialog.tsx
hide-the-preview-6e4327 = Hide the preview

# pages/lab/dialogs/ShareDialog.tsx
preview-324b13 = Preview

# pages/lab/dialogs/ShareDialog.tsx, pages/lab/lesson/HandIn.tsx and 4 more
copied-8d525e = Copied

# pages/lab/dialogs/ShareDialog.tsx, pages/lab/lesson/HandIn.tsx and 1 more
the-clipboard-is-closed-to-this-ce69e0 = The clipboard is closed to this page: copy it by hand.

# pages/lab/dialogs/ShareDialog.tsx
# $a: lowered(label)
copy-c8eeb4 = Copy { $a }

# pages/lab/dialogs/WhyDialog.tsx
why-this-satellite-or-why-not-98d2a4 = Why this satellite, or why not?

# pages/lab/dialogs/WhyDialog.tsx, panels/sky/SkyPanel.tsx
no-station-of-this-scenario-has-641114 = No station of this scenario has a terminal: all its links are wired.

# pages/lab/dialogs/WhyDialog.tsx, stations.*.name and 5 more
station-115ccf = Station

# pages/lab/dialogs/WhyDialog.tsx
whose-terminal-is-asked-about-d8ceda = Whose terminal is asked about

# pages/lab/dialogs/WhyDialog.tsx, panels/sky/skyWords.ts and 2 more
satellite-ad1b03 = Satellite

# pages/lab/dialogs/WhyDialog.tsx
which-satellite-is-asked-about-059051 = Which satellite is asked about

# pages/lab/dialogs/WhyDialog.tsx
asks-at-the-playhead-as-it-b8a549 = Asks at the playhead as it is now

# pages/lab/dialogs/WhyDialog.tsx, panels/experiment/PathPlot.tsx
# $a: moment(t_s)
at-f315a1 = At { $a }

# pages/lab/dialogs/WhyDialog.tsx
following-the-terminal-from-the-beginnin-d324b5 = Following the terminal from the beginning of the run.

# pages/lab/dialogs/WhyDialog.tsx
the-question-was-cancelled-4c7422 = The question was cancelled.

# pages/lab/dialogs/WhyDialog.tsx
ask-again-0d9ad5 = Ask again

# pages/lab/dialogs/captureFormats.ts
one-end-of-a-flow-sender-97e859 = One end of a flow: sender or receiver of the first, flows[N].sender or flows[N].receiver of another.

# pages/lab/dialogs/captureFormats.ts
pcapng-for-wireshark-1ecf0f = pcapng, for Wireshark

# pages/lab/dialogs/captureFormats.ts, panels/sequence/SequenceBar.tsx
capture-for-wireshark-926018 = Capture for Wireshark

# pages/lab/dialogs/captureFormats.ts
packets-as-they-pass-a-point-f789c4 = Packets as they pass a point, as real bytes with the headers of IP; the reason of every retransmission, loss and cut of the window is a comment of its packet.

# pages/lab/dialogs/captureFormats.ts
an-end-of-a-flow-a-960b8c = An end of a flow, a station, router or satellite by its name, or two names with > between them for the link that joins them.

# pages/lab/dialogs/captureFormats.ts, panels/measure/figures.ts
packet-packets-015d7c =
    { $a ->
        [one] packet
       *[other] packets
    }

# pages/lab/dialogs/captureFormats.ts
qlog-of-the-protocol-2548ab = qlog, of the protocol

# pages/lab/dialogs/captureFormats.ts
log-of-a-flow-qlog-918fc1 = Log of a flow (qlog)

# pages/lab/dialogs/captureFormats.ts
what-an-end-sends-gets-and-5e97b1 = What an end sends, gets and does, with windows, round trips, phases and reasons, event by event, in namespaces of the protocols.

# pages/lab/dialogs/captureFormats.ts
event-events-e444fd =
    { $a ->
        [one] event
       *[other] events
    }

# pages/lab/dialogs/captureFormats.ts
qlog-0-3-for-qvis-f18be5 = qlog 0.3, for qvis

# pages/lab/dialogs/captureFormats.ts
log-of-a-flow-for-qvis-c73470 = Log of a flow for qvis

# pages/lab/dialogs/captureFormats.ts
the-same-events-in-the-words-0c7165 = The same events in the words of QUIC, for viewers that draw no other protocol, such as qvis.

# pages/lab/dialogs/droppedFiles.ts
what-was-pasted-2ecd14 = What was pasted

# pages/lab/dialogs/offeredFile.ts
a-file-that-the-lab-opens-a36d6a = a file that the lab opens: no scenario, run, experiment or lesson, and no element sets

# pages/lab/dialogs/offeredFile.ts
# $a: name
is-too-large-it-has-more-653a65 = { $a } is too large: it has more than 32 MiB.

# pages/lab/dialogs/offeredFile.ts
# $a: name
is-empty-54b2a5 = { $a } is empty.

# pages/lab/dialogs/offeredFile.ts
# $a: name
could-not-be-read-e52534 = { $a } could not be read.

# pages/lab/dialogs/openText.ts
it-has-neither-flows-nor-satellites-de6b62 = it has neither flows nor satellites, so nothing can be shown

# pages/lab/dialogs/openText.ts
# $a: more
others-without-effect-6fcaaf = Others without effect: { $a }.

# pages/lab/film/FilmDialog.tsx
# $a: messageOf(thrown)
the-film-could-not-be-made-16d6b7 = The film could not be made: { $a }.

# pages/lab/film/FilmDialog.tsx
# $a: messageOf(thrown)
the-frame-could-not-be-drawn-d5166c = The frame could not be drawn: { $a }.

# pages/lab/film/FilmDialog.tsx
film-113af9 = Film

# pages/lab/film/FilmDialog.tsx
a-span-of-the-run-as-f4c858 = A span of the run as a file, drawn frame by frame from its recording: the same scenario gives the same film wherever it is made. The globe is seen from where you look at it now.

# pages/lab/film/FilmDialog.tsx
first-frame-70c0e5 = First frame

# pages/lab/film/FilmDialog.tsx
drawing-eb683f = Drawing…

# pages/lab/film/FilmDialog.tsx
show-the-first-frame-665fdc = Show the first frame

# pages/lab/film/FilmDialog.tsx
make-the-film-df9619 = Make the film

# pages/lab/film/FilmDialog.tsx
# $a: timeWords(left_s)
left-4f8365 = , { $a } left

# pages/lab/film/FilmDialog.tsx
# $a: frame
# $b: of
# $c: rest
frame-of-c6214a = Frame { $a } of { $b }{ $c }.

# pages/lab/film/FilmDialog.tsx
the-first-frame-is-being-drawn-3d2437 = The first frame is being drawn.

# pages/lab/film/FilmDialog.tsx
# $a: state.name
# $b: fixed(state.bytes / 1e6, 1)
is-saved-mb-1e7271 = { $a } is saved, { $b } MB.

# pages/lab/film/FilmDialog.tsx
# $a: shown
the-film-shows-s-of-the-2f707c = The film shows { $a } s of the run in a second.

# pages/lab/film/FilmForm.tsx
mp4-for-slides-webm-for-web-29af2e = MP4 for slides, WebM for web pages, GIF where no film plays.

# pages/lab/film/FilmForm.tsx
what-the-film-shows-71fc07 = What the film shows

# pages/lab/film/FilmForm.tsx
the-instant-of-the-run-at-4dac1c = The instant of the run at which the film begins.

# pages/lab/film/FilmForm.tsx
until-7caf85 = Until

# pages/lab/film/FilmForm.tsx
the-instant-of-the-run-at-3e9ff4 = The instant of the run at which it ends: no later than what is simulated.

# pages/lab/film/FilmForm.tsx, panels/cards/SelectionCard.tsx and 1 more
length-adc956 = Length

# pages/lab/film/FilmForm.tsx
# $a: LONGEST_S
how-long-the-film-is-up-73bcfc = How long the film is, up to { $a } s: longer than its span for slow motion.

# pages/lab/film/FilmForm.tsx
size-pixels-078e6b = Size, pixels

# pages/lab/film/FilmForm.tsx
width-and-height-of-the-picture-734b15 = Width and height of the picture.

# pages/lab/film/FilmForm.tsx
frames-a-second-fcd811 = Frames a second

# pages/lab/film/FilmForm.tsx
a-gif-has-up-to-50-950ec8 = A GIF has up to 50.

# pages/lab/film/FilmForm.tsx
look-a0de57 = Look

# pages/lab/film/FilmForm.tsx
of-charts-and-caption-the-globe-c106fd = Of charts and caption; the globe is always dark.

# pages/lab/film/FilmForm.tsx
dark-e6bb56 = dark

# pages/lab/film/FilmForm.tsx
light-99a702 = light

# pages/lab/film/FilmForm.tsx
in-the-picture-063e47 = In the picture

# pages/lab/film/FilmForm.tsx
caption-87d296 = Caption

# pages/lab/film/FilmForm.tsx
# $a: MOST_CHARTS
the-caption-names-the-scenario-the-005ed3 = The caption names the scenario, the time and what happens. Up to { $a } charts fit.

# pages/lab/film/ShareFiles.tsx, panels/cards/LayersCard.tsx
flat-map-dfcde6 = Flat map

# pages/lab/film/ShareFiles.tsx
the-map-is-being-drawn-b9678e = The map is being drawn.

# pages/lab/film/ShareFiles.tsx
the-map-is-saved-8640ff = The map is saved.

# pages/lab/film/ShareFiles.tsx
# $a: messageOf(thrown)
the-map-could-not-be-saved-1bd97b = The map could not be saved: { $a }.

# pages/lab/film/ShareFiles.tsx
as-files-a10cad = As files

# pages/lab/film/ShareFiles.tsx
film-4cc8ab = Film…

# pages/lab/film/ShareFiles.tsx
flat-map-as-svg-a3b1fe = Flat map as SVG

# pages/lab/film/ShareFiles.tsx
flat-map-as-pdf-c9d6c2 = Flat map as PDF

# pages/lab/film/encode.ts
h-264-for-mp4-afa4e5 = H.264 for MP4

# pages/lab/film/encode.ts
vp9-or-vp8-for-webm-c2c9a0 = VP9 or VP8 for WebM

# pages/lab/film/encode.ts
# $a: NAMES[format]
this-browser-does-not-encode-in-a5a8c3 = This browser does not encode { $a } in this size.

# pages/lab/film/flatMap.ts
path-of-the-flow-on-show-2074dc = path of the flow on show

# pages/lab/film/plan.ts
from-to-and-length-are-numbers-f355b7 = From, to and length are numbers.

# pages/lab/film/plan.ts
the-run-begins-at-0-s-195385 = The run begins at 0 s.

# pages/lab/film/plan.ts
the-end-of-the-span-lies-761b91 = The end of the span lies after its beginning.

# pages/lab/film/plan.ts
# $a: fixed(simulated_s, 1)
the-run-is-simulated-up-to-7cdd3e = The run is simulated up to { $a } s so far.

# pages/lab/film/plan.ts
# $a: LONGEST_S
a-film-is-up-to-s-baef89 = A film is up to { $a } s long.

# pages/lab/film/plan.ts
# $a: MOST_FRAMES[format]
a-film-of-this-format-has-f7703c = A film of this format has up to { $a } frames: make it shorter, or with fewer a second.

# pages/lab/film/plan.ts
a-gif-has-up-to-50-ffb2ad = A GIF has up to 50 frames a second.

# pages/lab/film/plan.ts
choose-the-globe-or-a-chart-65376e = Choose the globe or a chart.

# pages/lab/film/scene.ts
# $a: momentName(now)
# $b: seconds(now.t)
at-8e31fb = { $a }, at { $b }

# pages/lab/keys/KeysDialog.tsx
play-or-pause-65db2c = play or pause

# pages/lab/keys/KeysDialog.tsx
previous-or-next-event-of-the-7ba26c = previous or next event of the kind chosen at Step

# pages/lab/keys/KeysDialog.tsx
one-second-back-or-on-a62084 = one second back or on

# pages/lab/keys/KeysDialog.tsx
previous-or-next-step-of-the-1303bf = previous or next step of the time-sequence diagram; in the card of a packet, the packet of its flow before or after it

# pages/lab/keys/KeysDialog.tsx
start-or-end-of-what-is-2a58f4 = start, or end of what is simulated

# pages/lab/keys/KeysDialog.tsx
slower-or-faster-on-the-timeline-bca903 = slower or faster; on the timeline more or less of the run, 0 for all of it

# pages/lab/keys/KeysDialog.tsx
find-a-control-c9b627 = find a control

# pages/lab/keys/KeysDialog.tsx
moments-of-the-run-or-the-58f043 = moments of the run, or the controls again

# pages/lab/keys/KeysDialog.tsx
break-something-at-the-playhead-8ec93a = break something at the playhead

# pages/lab/keys/KeysDialog.tsx
predict-first-hide-what-comes-after-e356d3 = predict first: hide what comes after the playhead, or show it again

# pages/lab/keys/KeysDialog.tsx
measure-from-here-the-charts-say-86487e = measure from here: the charts say what happens from the playhead on

# pages/lab/keys/KeysDialog.tsx
measure-up-to-here-esc-ends-3b5229 = measure up to here; Esc ends it

# pages/lab/keys/KeysDialog.tsx
watch-one-round-trip-0bc163 = watch one round trip

# pages/lab/keys/KeysDialog.tsx
compare-runs-or-the-controls-again-8cf993 = compare runs, or the controls again

# pages/lab/keys/KeysDialog.tsx
keep-this-run-pinned-and-go-b31022 = keep this run pinned, and go on with another beside it

# pages/lab/keys/KeysDialog.tsx
follow-the-next-of-the-runs-6ed193 = follow the next of the runs

# pages/lab/keys/KeysDialog.tsx
swap-the-pinned-run-and-the-330dae = swap the pinned run and the one that the controls change

# pages/lab/keys/KeysDialog.tsx
go-to-a-satellite-or-station-7a01ab = go to a satellite or station by its name

# pages/lab/keys/KeysDialog.tsx
follow-the-marked-satellite-or-no-277146 = follow the marked satellite, or no longer

# pages/lab/keys/KeysDialog.tsx
why-the-marked-satellite-is-used-49a993 = why the marked satellite is used at the playhead, or why not

# pages/lab/keys/KeysDialog.tsx
frame-all-paths-on-the-globe-1b4bd2 = frame all paths on the globe; with Shift all orbits as well

# pages/lab/keys/KeysDialog.tsx
all-scenarios-with-pictures-0c6997 = all scenarios, with pictures

# pages/lab/keys/KeysDialog.tsx
words-the-glossary-every-term-in-ac1ffd = words: the glossary, every term in a sentence

# pages/lab/keys/KeysDialog.tsx
the-qr-code-of-what-is-1b2807 = the QR code of what is on the screen, large

# pages/lab/keys/KeysDialog.tsx
present-globe-and-charts-large-esc-75cde0 = present: globe and charts large; Esc leaves

# pages/lab/keys/KeysDialog.tsx
export-a-span-of-the-run-447f2f = export a span of the run as a film

# pages/lab/keys/KeysDialog.tsx
charts-streams-sequence-events-or-sky-d5299a = charts, streams, sequence, events or sky; when presenting 6 moments, 7 compare, 0 with or without the globe

# pages/lab/keys/KeysDialog.tsx
next-moment-or-the-one-before-736e63 = next moment or the one before, when presenting

# pages/lab/keys/KeysDialog.tsx
in-a-number-field-more-or-0d4ebb = in a number field: more or less, by a step of its slider

# pages/lab/keys/KeysDialog.tsx
find-anything-controls-actions-moments-s-6c79f8 = find anything: controls, actions, moments, satellites, pages, words

# pages/lab/keys/KeysDialog.tsx
save-the-run-as-a-file-c77fb7 = save the run as a file, with its notes

# pages/lab/keys/KeysDialog.tsx
open-a-file-a-scenario-run-38d34a = open a file: a scenario, run, experiment, lesson or element sets

# pages/lab/keys/KeysDialog.tsx
undo-f01534 = undo

# pages/lab/keys/KeysDialog.tsx
redo-77276c = redo

# pages/lab/keys/KeysDialog.tsx
give-up-picking-a-place-stop-0c7d77 = give up picking a place, stop measuring, or stop following a satellite

# pages/lab/keys/KeysDialog.tsx
this-list-15ec13 = this list

# pages/lab/keys/KeysDialog.tsx
single-letters-and-signs-act-in-ad983b = Single letters and signs act, in the lab, when presenting and in frames of other pages. Without them Space, arrows, Home, End, Page keys, Esc, ? and those with Ctrl still do.

# pages/lab/keys/KeysDialog.tsx, pages/lab/palette/entries.ts
tour-of-the-opening-run-43eafa = Tour of the opening run

# pages/lab/lesson/FreezeStep.tsx
the-step-is-on-the-clipboard-02d978 = The step is on the clipboard: paste it into the file of a lesson.

# pages/lab/lesson/FreezeStep.tsx
the-clipboard-is-closed-to-this-7b575c = The clipboard is closed to this page; the step is saved as a file.

# pages/lab/lesson/FreezeStep.tsx
scenario-playhead-and-view-as-the-7d52af = Scenario, playhead and view, as the text of a step of a lesson

# pages/lab/lesson/FreezeStep.tsx
freeze-this-state-as-a-step-4b5bab = Freeze this state as a step

# pages/lab/lesson/HandIn.tsx, pages/lab/lesson/LessonColumn.tsx
hand-in-837ee2 = Hand in

# pages/lab/lesson/HandIn.tsx
show-this-code-to-your-teacher-227d04 = Show this code to your teacher, or hand in the line. It holds your answers and nothing else; nothing is sent.

# pages/lab/lesson/HandIn.tsx
name-if-you-like-e2ac07 = Name, if you like

# pages/lab/lesson/HandIn.tsx
qr-code-of-your-answers-e30c42 = QR code of your answers

# pages/lab/lesson/HandIn.tsx
your-answers-as-a-line-dd7cd1 = Your answers as a line

# pages/lab/lesson/HandIn.tsx
copy-the-line-4a7885 = Copy the line

# pages/lab/lesson/LessonColumn.tsx
the-code-73887d = The code

# pages/lab/lesson/LessonColumn.tsx, pages/lab/place/LeftButton.tsx and 1 more
lesson-6e2b26 = Lesson

# pages/lab/lesson/LessonColumn.tsx, pages/lab/lesson/place.tsx
the-lesson-aeac8c = The lesson

# pages/lab/lesson/LessonColumn.tsx
all-lessons-b0027d = All lessons

# pages/lab/lesson/LessonColumn.tsx
# $a: lesson.title
lesson-6bdc62 = Lesson: { $a }

# pages/lab/lesson/LessonColumn.tsx, panels/sequence/takeOut.ts
steps-1de3df = Steps

# pages/lab/lesson/LessonColumn.tsx
# $a: at + 1
# $b: title
step-99d2f0 = Step { $a }: { $b }

# pages/lab/lesson/LessonColumn.tsx, pages/lessons/LessonsPage.tsx
in-english-only-2b8515 = In English only

# pages/lab/lesson/LessonColumn.tsx
the-lab-shows-something-else-than-c78065 = The lab shows something else than this step.

# pages/lab/lesson/LessonColumn.tsx
back-to-the-step-4c5d9f = Back to the step

# pages/lab/lesson/LessonColumn.tsx, pages/lessons/LessonSheet.tsx
observe-744ea7 = Observe

# pages/lab/lesson/LessonColumn.tsx
run-once-more-9b9288 = Run once more

# pages/lab/lesson/LessonColumn.tsx, version and 22 more
run-00d60e = Run

# pages/lab/lesson/LessonColumn.tsx
explain-3b61e4 = Explain

# pages/lab/lesson/LessonColumn.tsx
the-run-goes-on-when-you-32fa3e = The run goes on when you have said what you expect.

# pages/lab/lesson/LessonColumn.tsx
on-paper-worksheet-599c30 = On paper: <1>worksheet</1>.

# pages/lab/lesson/LessonColumn.tsx, pages/lab/tour/Tour.tsx
back-76900f = Back

# pages/lab/lesson/LessonColumn.tsx
start-again-962e64 = Start again

# pages/lab/lesson/LessonColumn.tsx, panels/sequence/SequenceBar.tsx
next-step-298a92 = Next step

# pages/lab/lesson/LessonColumn.tsx
# $a: right
# $b: asked
of-right-the-settings-are-yours-4fbb86 = <1>{ $a } of { $b } right.</1> The settings are yours now: change one in the controls and see what it does.

# pages/lab/lesson/hiddenRun.ts
the-lesson-was-left-fa5357 = The lesson was left.

# pages/lab/lesson/walk.ts
the-run-has-not-answered-yet-a515ff = The run has not answered yet.

# pages/lab/palette/entries.ts, panels/present/Caption.tsx and 1 more
pause-858e4b = Pause

# pages/lab/palette/entries.ts, panels/present/Caption.tsx and 1 more
play-436e61 = Play

# pages/lab/palette/entries.ts
go-to-the-start-505898 = Go to the start

# pages/lab/palette/entries.ts
go-to-the-end-of-what-023f6c = Go to the end of what is simulated

# pages/lab/palette/entries.ts, pages/lab/place/Header.tsx
run-again-from-the-start-65e186 = Run again from the start

# pages/lab/palette/entries.ts, pages/lab/place/layout.ts and 1 more
compare-runs-d96c34 = Compare runs

# pages/lab/palette/entries.ts, panels/compare/ComparePanel.tsx
pin-this-run-ae7bcd = Pin this run

# pages/lab/palette/entries.ts
swap-pinned-and-changed-run-a5663e = Swap pinned and changed run

# pages/lab/palette/entries.ts
break-something-9cac2f = Break something

# pages/lab/palette/entries.ts, panels/moments/MomentsPanel.tsx
present-43f9b8 = Present

# pages/lab/palette/entries.ts
why-this-satellite-or-why-not-9eb477 = Why this satellite, or why not

# pages/lab/palette/entries.ts, panels/cards/LayersCard.tsx
frame-all-paths-0eb990 = Frame all paths

# pages/lab/palette/entries.ts, panels/cards/LayersCard.tsx
frame-all-orbits-f42741 = Frame all orbits

# pages/lab/palette/entries.ts
save-the-run-as-a-file-86d46f = Save the run as a file

# pages/lab/palette/entries.ts
film-of-a-span-of-the-971baf = Film of a span of the run

# pages/lab/palette/entries.ts
# $a: fixed(bookmark.t, 3)
note-s-dd84ad = note, { $a } s

# pages/lab/place/ChosenCard.tsx
which-rules-speak-for-a-satellite-40d625 = Which rules speak for a satellite at the playhead, and which against it (Y)

# pages/lab/place/ChosenCard.tsx
why-its-satellite-3d30b5 = Why its satellite?

# pages/lab/place/ChosenCard.tsx
why-this-one-or-why-not-c3dbad = Why this one, or why not?

# pages/lab/place/Controls.tsx
the-gateways-f9f1ef = The gateways

# pages/lab/place/Controls.tsx
the-choice-of-paths-03e9ef = The choice of paths

# pages/lab/place/Controls.tsx
# $a: owner
paths-of-1e6ee2 = paths of { $a }

# pages/lab/place/Controls.tsx, panels/experiment/figureTables.ts
network-1744b9 = Network

# pages/lab/place/Controls.tsx
own-settings-a64fd2 = own settings

# pages/lab/place/Controls.tsx
real-satellites-from-a-file-9184c7 = Real satellites from a file…

# pages/lab/place/FlowChoice.tsx
flow-on-show-f84670 = Flow on show

# pages/lab/place/GlobeCards.tsx
the-layers-c430fe = The layers

# pages/lab/place/GlobeCards.tsx
the-legend-e5884b = The legend

# pages/lab/place/GlobeCards.tsx
the-search-eda368 = The search

# pages/lab/place/GlobeCards.tsx
the-card-f658d7 = The card

# pages/lab/place/GlobeCards.tsx
path-and-legend-b6abe5 = Path and legend

# pages/lab/place/GlobePanel.tsx, pages/lab/place/Notices.tsx and 2 more
try-again-d8b839 = Try again

# pages/lab/place/GlobePanel.tsx
the-globe-is-being-loaded-e6f64a = The globe is being loaded.

# pages/lab/place/Header.tsx
# $a: title
scenario-b5a32e = Scenario: { $a }

# pages/lab/place/Header.tsx
# $a: title
all-scenarios-with-pictures-s-cc56ac = { $a }. All scenarios, with pictures (S)

# pages/lab/place/Header.tsx
run-again-3e310b = Run again

# pages/lab/place/Header.tsx
shortcuts-46e978 = Shortcuts

# pages/lab/place/Header.tsx
copy-e21f93 = Copy

# pages/lab/place/Header.tsx
# $a: title
changed-54554e = { $a }, changed

# pages/lab/place/LeftButton.tsx, pages/lab/place/StageBar.tsx and 1 more
compare-e88815 = Compare

# pages/lab/place/LeftColumn.tsx, pages/lab/place/Present.tsx
the-moments-1c681d = The moments

# pages/lab/place/LeftColumn.tsx, pages/lab/place/Present.tsx
the-runs-2457d1 = The runs

# pages/lab/place/LeftColumn.tsx
# $a: left
the-3c963c = The { $a }

# pages/lab/place/Moments.tsx, pages/lessons/LessonsPage.tsx
for-teachers-caee3d = For teachers

# pages/lab/place/MoreMenu.tsx
more-d47d7c = More

# pages/lab/place/MoreMenu.tsx
more-pages-0418cd = More pages

# pages/lab/place/MoreMenu.tsx, pages/lab/tour/TourOffer.tsx
tour-c0323e = Tour

# pages/lab/place/NetworkBrings.tsx
this-network-brings-links-of-its-5edb24 = This network brings links of its own:

# pages/lab/place/NetworkBrings.tsx
to-663ea1 = to

# pages/lab/place/NetworkBrings.tsx
keep-the-links-as-they-were-1ec1c9 = Keep the links as they were

# pages/lab/place/NotesOnTimeline.tsx
the-notes-6dd949 = The notes

# pages/lab/place/Notices.tsx
without-a-graphics-card-the-globe-50881a = Without a graphics card the globe is drawn coarser while it moves.

# pages/lab/place/Notices.tsx, panels/cards/LayersCard.tsx
always-sharp-99c89d = Always sharp

# pages/lab/place/Notices.tsx
# $a: status.message
the-simulation-stopped-what-was-recorded-e5ecf3 = The simulation stopped: { $a } What was recorded until then stays on the screen.

# pages/lab/place/Notices.tsx
this-scenario-has-no-flows-nothing-a7223f = This scenario has no flows: nothing is sent, so charts, streams and events stay empty.

# pages/lab/place/Notices.tsx
# $a: beside ? say('That was beside the globe. ') : ''
# $b: picking === 'from' ? say('begins') : say('ends')
click-on-the-globe-where-the-193e86 = { $a }Click on the globe where the flow { $b }.

# pages/lab/place/Notices.tsx
that-was-beside-the-globe-ba0223 = That was beside the globe.{" "}

# pages/lab/place/Notices.tsx
begins-b2b9c5 = begins

# pages/lab/place/Notices.tsx
ends-b7a751 = ends

# pages/lab/place/PacketPlace.tsx
reading-the-packet-was-cancelled-d34292 = Reading the packet was cancelled.

# pages/lab/place/PacketPlace.tsx
# $a: path
path-ef0ace = , path { $a }

# pages/lab/place/PacketPlace.tsx, panels/sky/PassTable.tsx
# $a: to
to-7f89b5 = to { $a }

# pages/lab/place/PacketPlace.tsx, panels/sequence/words.ts
it-is-on-its-way-c54e1d = It is on its way.

# pages/lab/place/PacketPlace.tsx
# $a: capital(wordsOf(OUTCOME_WORDS, outcome))
# $b: nodeName(meta, fates.node[fate] ?? 0)
# $c: moment(fates.t[fate] ?? 0)
at-98d4cc = { $a } { $b } at { $c }.

# pages/lab/place/PacketPlace.tsx
# $a: plain(1000 * held.waited_s)
# $b: nodeName(meta, held.node)
it-waited-ms-at-for-packets-60831b = {" "}It waited { $a } ms at { $b } for packets sent before it.

# pages/lab/place/PacketPlace.tsx
forged-32dbf4 = , forged

# pages/lab/place/PacketPlace.tsx
# $a: sent
# $b: moment(t)
# $c: forged ? say`by somebody at ${nodeName(meta, forger)}, as if ` : ''
# $d: way
# $e: over
# $f: bytes
# $g: after
# $h: waited
at-bytes-67159d = { $a } at { $b } { $c }{ $d }{ $e }, { $f } bytes. { $g }{ $h }

# pages/lab/place/PacketPlace.tsx
# $a: nodeName(meta, forger)
by-somebody-at-as-if-6f88ca = by somebody at { $a }, as if{" "}

# pages/lab/place/PartPanel.tsx
the-time-sequence-diagrams-be25c4 = The time-sequence diagrams

# pages/lab/place/PartPanel.tsx
the-streams-584b3e = The streams

# pages/lab/place/PartPanel.tsx
the-sky-587ffa = The sky

# pages/lab/place/PartPanel.tsx
the-events-287d30 = The events

# pages/lab/place/PartPanel.tsx
the-capture-2e0abc = The capture

# pages/lab/place/PartPanel.tsx, panels/events/EventList.tsx
events-8d14f6 = Events

# pages/lab/place/PartPanel.tsx, panels/sky/SkyPanel.tsx and 2 more
sky-b72804 = Sky

# pages/lab/place/Present.tsx
# $a: subject
presentation-be3cc9 = Presentation: { $a }

# pages/lab/place/Present.tsx, pages/lab/place/StageBar.tsx
beside-the-globe-f0ee20 = Beside the globe

# pages/lab/place/Sheet.tsx, pages/lab/tour/Tour.tsx
done-11a676 = Done

# pages/lab/place/SidePanel.tsx
charts-streams-sequence-events-or-sky-508e00 = Charts, streams, sequence, events or sky

# pages/lab/place/SidePanel.tsx, panels/present/RunsApart.tsx
run-on-show-71c842 = Run on show

# pages/lab/place/SidePanel.tsx
# $a: letterOf(at)
follow-run-3fbc62 = Follow run { $a }

# pages/lab/place/SkipLinks.tsx
skip-to-the-globe-becf4b = Skip to the globe

# pages/lab/place/SkipLinks.tsx
skip-to-the-playback-a64615 = Skip to the playback

# pages/lab/place/SkipLinks.tsx
skip-to-the-controls-77ce2d = Skip to the controls

# pages/lab/place/SkipLinks.tsx
skip-28d035 = Skip

# pages/lab/place/StageBar.tsx
stage-de8388 = Stage

# pages/lab/place/StageBar.tsx
break-something-at-the-playhead-b-d81aab = Break something at the playhead (B)

# pages/lab/place/StageBar.tsx
measure-between-two-instants-of-the-421028 = Measure between two instants of the charts or the diagram (I)

# pages/lab/place/StageBar.tsx, panels/sequence/SequenceBar.tsx
measure-ebf940 = Measure

# pages/lab/place/StageBar.tsx
the-globe-beside-it-or-all-9fc47b = The globe beside it, or all the room without (0)

# pages/lab/place/StageControls.tsx
controls-at-hand-0cf51b = Controls at hand

# pages/lab/place/StageControls.tsx
# $a: letterOf(live)
they-change-run-1f34d4 = They change run { $a }.

# pages/lab/place/fileWords.ts
solid-4b3d4a = solid

# pages/lab/place/fileWords.ts
dashed-f455b8 = dashed

# pages/lab/place/fileWords.ts
dotted-efa8ef = dotted

# pages/lab/place/fileWords.ts
dashes-and-dots-9e7a9a = dashes and dots

# pages/lab/place/fileWords.ts
# $a: [...changed.values()].join(', ')
changed-34d393 = Changed: { $a }

# pages/lab/place/fileWords.ts, panels/controls/ChoiceControl.tsx and 3 more
on-b8d31e = on

# pages/lab/place/fileWords.ts, panels/controls/ChoiceControl.tsx and 3 more
off-b4dc66 = off

# pages/lab/place/fileWords.ts, panels/cards/PathCard.tsx and 15 more
none-140bed = none

# pages/lab/place/fileWords.ts
a-text-734194 = a text

# pages/lab/place/keptGlobe.ts
this-device-draws-the-globe-too-16949e = This device draws the globe too slowly to follow the run: the flat map is drawn in 2D instead.

# pages/lab/place/measuring.tsx
the-figures-9c2f08 = The figures

# pages/lab/place/momentActs.ts
no-whole-round-trip-of-this-f96bba = No whole round trip of this flow is simulated after the playhead. Go back a little and try again.

# pages/lab/place/momentActs.ts
# $a: Math.max(0, ...numbers) + 1
note-62e44c = Note { $a }

# pages/lab/place/presentation.tsx, panels/present/Caption.tsx
leave-fc6e4a = Leave

# pages/lab/runs/Compare.tsx
the-comparison-62ebce = The comparison

# pages/lab/runs/Compare.tsx
# $a: status.message
stopped-5d14da = stopped: { $a }

# pages/lab/runs/Compare.tsx
# $a: fixed(simulated_s, 1)
complete-s-abdac1 = complete, { $a } s

# pages/lab/runs/Compare.tsx
being-simulated-781be4 = being simulated

# pages/lab/runs/WithSeeds.tsx
# $a: messageOf(thrown)
these-runs-cannot-be-compared-0500c8 = These runs cannot be compared: { $a }

# pages/lab/runs/WithSeeds.tsx
# $a: PAIR_SEEDS
with-seeds-0f84d3 = With { $a } seeds

# pages/lab/runs/WithSeeds.tsx
# $a: PAIR_SEEDS
one-run-each-may-differ-by-3dcf25 = One run each may differ by chance: { $a } seeds say what the difference is worth.

# pages/lab/runs/WithSeeds.tsx, panels/experiment/SweepBar.tsx
runs-done-95870d = Runs done

# pages/lab/runs/WithSeeds.tsx, panels/experiment/SweepBar.tsx
run-the-rest-ca76af = Run the rest

# pages/lab/runs/WithSeeds.tsx
open-as-an-experiment-c31d1a = Open as an experiment

# pages/lab/runs/WithSeeds.tsx
more-in-d453aa = more in

# pages/lab/runs/WithSeeds.tsx
less-in-cd3482 = less in

# pages/lab/runs/WithSeeds.tsx
the-same-in-fa6268 = the same in

# pages/lab/runs/WithSeeds.tsx
not-told-from-chance-in-a47e47 = not told from chance in

# pages/lab/runs/WithSeeds.tsx
what-the-differences-are-worth-ab7421 = What the differences are worth

# pages/lab/runs/WithSeeds.tsx
# $a: pair.against[RUN]
as-in-with-every-seed-21f848 = as in { $a }, with every seed.

# pages/lab/runs/WithSeeds.tsx
# $a: pair.against[RUN]
# $b: spread(pair, metric?.unit ?? '')
against-by-2749c5 = against { $a }, by { $b }.

# pages/lab/runs/WithSeeds.tsx
# $a: mean
one-seed-4c2ae3 = { $a }, one seed

# pages/lab/runs/WithSeeds.tsx
# $a: mean
# $b: shown(low)
# $c: shown(high)
# $d: after
# $e: replications
text-69b3fb = { $a }, 95 % from { $b } to { $c }{ $d }, { $e } seeds

# pages/lab/runs/besideLink.ts
# $a: letter
# $b: messageOf(thrown)
run-of-this-link-cannot-run-17d2cd = Run { $a } of this link cannot run: { $b }

# pages/lab/runs/labRuns.ts
there-is-always-a-run-af0b60 = There is always a run.

# pages/lab/runs/runActs.ts
this-is-no-link-of-skywindow-48735c = This is no link of Skywindow: it has no part that begins with #v1. or #V2.

# pages/lab/runs/runActs.ts
# $a: wanted.length
# $b: room
# $c: MOST_RUNS
that-link-holds-runs-there-was-a49b51 = That link holds { $a } runs; there was room for { $b }: at most { $c } can stand beside each other.

# pages/lab/runs/runActs.ts, panels/compare/ComparePanel.tsx
# $a: letterOf(at)
run-ee891e = Run { $a }

# pages/lab/session/autosave.ts
was-kept-by-a-newer-version-26d118 = was kept by a newer version of Skywindow

# pages/lab/session/autosave.ts
cannot-be-read-any-more-dbdc24 = cannot be read any more

# pages/lab/session/autosave.ts
it-is-put-aside-not-lost-a138a2 = It is put aside, not lost.

# pages/lab/session/autosave.ts
the-storage-has-no-room-to-b7ddce = The storage has no room to put it aside.

# pages/lab/session/autosave.ts
# $a: whose
# $b: where
what-this-tab-showed-before-543646 = What this tab showed before { $a }. { $b }

# pages/lab/session/useCopyLink.ts
the-clipboard-is-closed-to-this-ddd9e2 = The clipboard is closed to this page; the link is in the address bar.

# pages/lab/session/useKept.ts
the-storage-of-this-browser-is-e333ad = The storage of this browser is full: a reload keeps only what the link in the address bar holds.

# pages/lab/tour/Tour.tsx
leave-the-tour-8c4310 = Leave the tour

# pages/lab/tour/Tour.tsx
the-run-is-simulated-up-to-368344 = The run is simulated up to there.

# pages/lab/tour/Tour.tsx
next-1ff57a = Next

# pages/lab/tour/TourOffer.tsx
new-here-five-stops-show-what-a2bfd6 = New here? Five stops show what to look at, in about a minute.

# pages/lab/tour/TourOffer.tsx
no-thanks-e1a093 = No, thanks

# pages/lab/tour/TourOffer.tsx
take-the-tour-a83c43 = Take the tour

# pages/lab/tour/place.tsx
the-offer-of-a-tour-99680e = The offer of a tour

# pages/lab/tour/stops.ts, panels/moments/momentWords.ts
slow-start-00e167 = Slow start

# pages/lab/tour/stops.ts
the-sender-does-not-know-the-86ebee = The sender does not know the path yet. cwnd, the solid blue line, begins at two packets and grows with each SACK, up to ssthresh, the dashed line.

# pages/lab/tour/stops.ts
a-loss-and-its-repair-35dcb1 = A loss and its repair

# pages/lab/tour/stops.ts
the-cross-is-a-packet-that-6e6583 = The cross is a packet that bit errors damaged. Three SACKs report it missing, and it is sent again: the triangle.

# pages/lab/tour/stops.ts
a-handover-70a167 = A handover

# pages/lab/tour/stops.ts
new-york-takes-the-satellite-that-2b6397 = New York takes the satellite that stands highest. Now that is another one, and the yellow path goes another way, with another delay.

# pages/lab/tour/stops.ts
why-5d8a99 = Why?

# pages/lab/tour/stops.ts
every-change-has-a-reason-click-978f54 = Every change has a reason. Click a mark on the timeline or in a chart: this card says what happened, and where the rule is written.

# pages/lab/tour/stops.ts
try-it-fe6951 = Try it

# pages/lab/tour/stops.ts
raise-the-gsl-bit-error-rate-fce27c = Raise the GSL bit error rate to 1e-5 and watch cwnd: the sender takes bit errors for congestion. Undo takes it back.
