### Sentences about what is wrong. Written by `npm run words`; do not edit.

# base/assert.ts, elements/src/omm.rs
# $a: what
is-missing-a896d1 = { $a } is missing

# charts/engine/picture.ts, pages/gallery/PathSection.tsx and 5 more
# $a: seconds(range.from)
# $b: seconds(range.to)
to-cce6f2 = { $a } to { $b }

# document/datedChanges.ts, scenario/src/dated.rs
# $a: station
rain-over-c76bc7 = Rain over { $a }

# links/lesson/answer.ts
the-answer-would-be-divided-by-8be45c = The answer would be divided by nothing.

# links/lesson/apart.ts
it-takes-too-long-to-read-7afeaf = It takes too long to read: its emphasis or its links are too tangled.

# links/lesson/apart.ts
the-reader-of-lessons-could-not-e94d2a = The reader of lessons could not be loaded. Try again.

# links/lesson/blocks.ts
a-state-has-link-or-preset-aef1c7 = a state has “link:” or “preset:”, not both

# links/lesson/blocks.ts
at-is-missing-bba205 = “at:” is missing

# links/lesson/blocks.ts
# $a: at_s
# $b: until_s
it-cannot-run-from-s-until-8c87f1 = it cannot run from { $a } s until { $b } s

# links/lesson/blocks.ts
# $a: short(value)
is-no-link-of-this-page-afa241 = “{ $a }” is no link of this page

# links/lesson/blocks.ts, links/lesson/measureText.ts
# $a: from
# $b: to
there-is-no-time-from-to-a7f54a = there is no time from { $a } to { $b }

# links/lesson/blocks.ts, links/lesson/entries.ts and 1 more
# $a: short(value)
# $b: known.join(', ')
is-none-of-636dbc = “{ $a }” is none of { $b }

# links/lesson/blocks.ts
# $a: short(value)
is-no-number-76506a = “{ $a }” is no number

# links/lesson/blocks.ts
# $a: short(entry.value)
is-no-path-value-8506ed = “{ $a }” is no “PATH = VALUE”

# links/lesson/blocks.ts
which-event-is-next-is-asked-90e07b = which event is next is asked with choices, and divided by none

# links/lesson/blocks.ts
one-choice-alone-is-none-f09448 = one choice alone is none

# links/lesson/blocks.ts
# $a: odd.text
# $b: wants
behind-must-stand-cfc5a7 = behind “{ $a } |” must stand { $b }

# links/lesson/blocks.ts
# $a: short(value)
is-no-tolerance-write-for-example-4dc35d = “{ $a }” is no tolerance: write for example “5 %”

# links/lesson/blocks.ts
# $a: short(value)
is-no-text-condition-1cf84b = “{ $a }” is no “TEXT | CONDITION”

# links/lesson/entries.ts
# $a: name
says-nothing-0e4a66 = “{ $a }:” says nothing

# links/lesson/entries.ts
# $a: name
stands-here-a-second-time-9d3fb4 = “{ $a }:” stands here a second time

# links/lesson/entries.ts
# $a: name
is-missing-2a249d = “{ $a }:” is missing

# links/lesson/entries.ts
# $a: short(value)
is-no-json-object-4892d4 = “{ $a }” is no JSON object

# links/lesson/library.ts
the-list-of-lessons-is-damaged-e90886 = the list of lessons is damaged

# links/lesson/library.ts
no-lesson-was-opened-from-a-098a83 = No lesson was opened from a file on this device.

# links/lesson/library.ts
it-could-not-be-loaded-look-d25d06 = It could not be loaded. Look at the connection and try again.

# links/lesson/library.ts
there-is-no-lesson-of-this-74f9fd = There is no lesson of this name.

# links/lesson/library.ts
# $a: answer.status
the-server-answered-c13692 = The server answered { $a }.

# links/lesson/measureText.ts
# $a: text
is-no-measure-write-for-example-f0bd40 = “{ $a }” is no measure: write for example “cwnd after the next SACK” or “goodput from 10 s to 60 s”

# links/lesson/measureText.ts
# $a: event
is-no-event-78b020 = “{ $a }” is no event

# links/lesson/measureText.ts
# $a: text
is-no-time-write-for-example-37084e = “{ $a }” is no time: write for example “12.5 s”

# links/lesson/parse.ts
this-file-is-too-long-for-bef009 = this file is too long for a lesson

# links/lesson/parse.ts
a-lesson-needs-a-step-title-1aa3b0 = a lesson needs a step: “## TITLE”

# links/lesson/parse.ts
a-lesson-has-at-most-40-2f89bd = a lesson has at most 40 steps

# links/lesson/parse.ts
# $a: short(value)
is-no-number-of-minutes-ccf558 = “{ $a }” is no number of minutes

# links/lesson/parse.ts
a-question-belongs-under-predict-6bed44 = a question belongs under “Predict”

# links/lesson/parse.ts
# $a: short(title)
the-step-has-no-state-cae8de = the step “{ $a }” has no state

# links/lesson/parse.ts
# $a: short(title)
the-step-has-a-second-state-6979a4 = the step “{ $a }” has a second state

# links/lesson/parse.ts
# $a: short(code.lang)
a-block-is-neither-a-state-5f48d0 = a block “{ $a }” is neither a state nor a question

# links/lesson/progress.ts
your-progress-cannot-be-kept-on-7b2a19 = Your progress cannot be kept on this device: its storage is full or closed. The lesson goes on without.

# links/lesson/tally.ts
# $a: one.lesson
these-are-answers-to-another-lesson-abdddd = These are answers to another lesson, “{ $a }”.

# links/lesson/tally.ts
these-are-answers-to-another-version-9c5ba8 = These are answers to another version of this lesson.

# links/lesson/types.ts
# $a: thrown.line
# $b: translated(thrown.message)
line-of-the-lesson-a394e6 = Line { $a } of the lesson: { $b }.

# panels/streams/sackWords.ts, world/src/words/remarks.rs and 1 more
# $a: words.join(', ')
# $b: more
and-more-f53ec9 = { $a } and { $b } more

# worker/captures.ts
the-worker-of-the-capture-stopped-c17d8c = The worker of the capture stopped.

# worker/client.ts
the-simulation-worker-could-not-be-3eaaf6 = The simulation worker could not be started.

# worker/compiled.ts
# $a: response.status
the-server-answered-for-its-code-f8acc4 = the server answered { $a } for its code.

# worker/packetReader.ts
the-worker-of-the-packets-stopped-6f0e5b = The worker of the packets stopped.

# worker/packets.worker.ts
the-run-has-no-such-packet-238e3b = The run has no such packet.

# worker/pool.ts, worker/surveys.ts
a-worker-stopped-5317e1 = a worker stopped

# worker/reasons.ts
the-worker-of-the-reasons-stopped-c29c27 = The worker of the reasons stopped.

# worker/sweepJudge.ts
the-results-could-not-be-worked-a639e8 = The results could not be worked out.

# worker/sweepJudge.ts
the-run-could-not-be-made-2ab45b = The run could not be made.

# worker/sweepJudge.ts
could-not-be-read-37b79a = could not be read

# worker/sweepJudge.ts
the-worker-stopped-962af0 = the worker stopped

# worker/sweepJudge.ts
# $a: reason
the-results-could-not-be-worked-616546 = The results could not be worked out: { $a }.

# transport/src/words.rs, study/src/words.rs
# $a: value
kbit-s-2f5298 = { $a } kbit/s

# world/src/capture/point.rs, form/src/reader.rs and 4 more
# $a: known
did-you-mean-a09aac = ; did you mean "{ $a }"?

# form/src/datum.rs
is-missing-ab7071 = is missing

# form/src/datum.rs
is-not-a-finite-number-df6b31 = is not a finite number

# form/src/datum.rs
a-number-d24f1f = a number

# form/src/datum.rs
# $a: unit
a-number-of-721376 = a number of { $a }

# form/src/datum.rs
# $a: unit
a-number-in-or-text-with-4ddc79 = a number in { $a }, or text with a unit

# form/src/datum.rs
# $a: shown
# $b: unit
# $c: value
# $d: unit
is-not-above-0514b2 = { $a }{ $b } is not above { $c }{ $d }

# form/src/datum.rs
# $a: shown
# $b: value
# $c: unit
is-below-41ac7f = { $a } is below { $b }{ $c }

# form/src/datum.rs
# $a: shown
# $b: value
# $c: unit
is-above-97d407 = { $a } is above { $b }{ $c }

# form/src/datum.rs
# $a: value
is-not-a-whole-number-3aeab1 = { $a } is not a whole number

# form/src/datum.rs
# $a: value
is-too-large-or-below-0-17ba52 = { $a } is too large or below 0

# form/src/datum.rs
# $a: number
# $b: value
is-above-538706 = { $a } is above { $b }

# form/src/datum.rs
true-or-false-ed50d4 = true or false

# form/src/datum.rs
# $a: longest
has-more-than-characters-ecc17d = has more than { $a } characters

# form/src/datum.rs
is-empty-or-begins-or-ends-fd8428 = is empty, or begins or ends with a space

# form/src/datum.rs
holds-a-control-character-dce901 = holds a control character

# form/src/datum.rs, form/src/reader.rs
a-list-34d4e6 = a list

# form/src/datum.rs, scenario/src/experiment/value.rs
# $a: value
# $b: value
has-entries-and-is-the-most-f7f7cc = has { $a } entries, and { $b } is the most

# form/src/reader.rs
# $a: value
and-more-problems-f02e9f = and { $a } more problems

# form/src/reader.rs, scenario/src/experiment/value.rs
an-object-c44b27 = an object

# form/src/reader.rs
the-document-4009ff = the document{" "}

# form/src/reader.rs
# $a: subject
# $b: value
# $c: needed
is-but-must-be-07c052 = { $a }is { $b }, but must be { $c }

# form/src/reader.rs
# $a: value
one-of-48ca75 = one of { $a }

# form/src/reader.rs
# $a: value
# $b: value
# $c: guess
is-not-one-of-2988d9 = "{ $a }" is not one of { $b }{ $c }

# form/src/reader.rs, scenario/src/edit/set.rs
# $a: name
is-not-a-field-here-did-d827fe = is not a field here; did you mean "{ $a }"?

# form/src/reader.rs
# $a: value
is-not-a-field-here-known-9d4851 = is not a field here (known: { $a })

# form/src/reader.rs
null-74234e = null

# form/src/reader.rs
# $a: value
the-number-fc028a = the number { $a }

# form/src/reader.rs
# $a: value
the-text-91a324 = the text "{ $a }"

# form/src/spec.rs
how-a-slider-spreads-its-values-2efe8c = How a slider spreads its values.

# form/src/spec.rs, scenario/src/experiment/document.rs
linear-e6950b = Linear

# form/src/spec.rs, scenario/src/experiment/document.rs
logarithmic-1b9403 = Logarithmic

# form/src/spec.rs
by-factors-for-rates-buffers-and-854ccc = By factors: for rates, buffers and error rates.

# elements/src/csv_table.rs
line-1-e828aa = line 1

# elements/src/csv_table.rs
there-is-no-row-of-keywords-3b83f7 = there is no row of keywords

# elements/src/csv_table.rs
# $a: error
the-csv-cannot-be-read-5344c6 = the CSV cannot be read: { $a }

# elements/src/csv_table.rs
# $a: value
# $b: value
the-row-has-cells-and-the-fca890 = the row has { $a } cells, and the header has { $b }

# elements/src/element_set.rs
mean-motion-55c0a6 = mean motion

# elements/src/element_set.rs
right-ascension-of-the-node-4dca92 = right ascension of the node

# elements/src/element_set.rs
drag-term-17caa8 = drag term

# elements/src/element_set.rs
# $a: value
# $b: text
the-is-no-number-2f4917 = the { $a } `{ $b }` is no number

# elements/src/element_set.rs
# $a: value
# $b: value
# $c: value
# $d: value
the-is-not-between-and-dcb586 = the { $a } { $b } is not between { $c } and { $d }

# elements/src/element_set.rs
# $a: text
the-catalogue-number-is-no-number-5432e7 = the catalogue number `{ $a }` is no number of at most nine digits

# elements/src/epoch.rs
an-instant-in-utc-such-as-dda324 = an instant in UTC such as "2026-11-22T06:30:00"

# elements/src/json.rs
is-neither-a-list-of-element-4eaab5 = is neither a list of element sets nor one of them

# elements/src/json.rs, elements/src/lines.rs and 2 more
# $a: value
line-53431a = line { $a }

# elements/src/json.rs
# $a: error
the-json-breaks-off-eb70dd = the JSON breaks off: { $a }

# elements/src/json.rs
is-no-object-with-the-members-d62694 = is no object with the members of an element set

# elements/src/omm.rs
# $a: keyword
# $b: text
# $c: value
is-and-only-can-be-used-565bc7 = { $a } is `{ $b }`, and only { $c } can be used

# elements/src/omm.rs
# $a: date
the-satellite-decayed-on-2e86b3 = the satellite decayed on { $a }

# elements/src/omm.rs
# $a: text
the-epoch-is-no-instant-such-d45f52 = the epoch `{ $a }` is no instant such as 2026-11-22T06:30:00.5

# elements/src/orbit.rs
its-orbit-has-decayed-its-mean-c2dc88 = its orbit has decayed: its mean elements are no ellipse any more

# elements/src/orbit.rs
its-mean-motion-is-not-above-937b13 = its mean motion is not above 0

# elements/src/orbit.rs
sun-and-moon-have-turned-its-065cd7 = Sun and Moon have turned its orbit into no ellipse

# elements/src/orbit.rs
its-orbit-has-decayed-its-semi-f7388b = its orbit has decayed: its semi-latus rectum is negative

# elements/src/orbit.rs
it-has-decayed-it-is-below-6c306c = it has decayed: it is below the surface of the Earth

# elements/src/orbit.rs
# $a: value
# $b: instant
# $c: lost
has-no-orbit-at-e73025 = { $a } has no orbit at { $b }: { $c }

# elements/src/read.rs
# $a: value
# $b: value
the-file-has-bytes-and-is-683713 = the file has { $a } bytes, and { $b } is the most

# elements/src/read.rs
these-are-no-element-sets-neither-be26dc = these are no element sets: neither TLE nor OMM in JSON, CSV or XML

# elements/src/reading.rs
there-is-no-element-set-in-540050 = there is no element set in it

# elements/src/reading.rs
# $a: value
# $b: MAX_SETS
element-sets-are-more-than-82c77b = { $a } element sets are more than { $b }

# elements/src/reading.rs
# $a: value
more-problems-are-not-told-edba6f = { $a } more problems are not told

# elements/src/tle.rs
its-second-line-does-not-follow-ee17b6 = its second line does not follow

# elements/src/tle.rs
its-first-line-does-not-stand-2343e6 = its first line does not stand before it

# elements/src/tle.rs
no-element-set-follows-this-name-70c2f9 = no element set follows this name

# elements/src/tle.rs
# $a: catalogue_number
it-is-not-of-satellite-as-7a18dd = it is not of satellite { $a }, as the line before it

# elements/src/tle.rs
the-elements-are-of-sgp4-xp-1c4cc4 = the elements are of SGP4-XP, and only those of SGP4 can be used

# elements/src/tle.rs
# $a: value
# $b: WIDTH
the-line-has-columns-and-a-4a4f79 = the line has { $a } columns, and a line of elements has { $b }

# elements/src/tle.rs
the-line-has-a-character-that-1d4e53 = the line has a character that no line of elements has

# elements/src/tle.rs
# $a: WIDTH
the-line-has-more-than-columns-d1b1fe = the line has more than { $a } columns

# elements/src/tle.rs
# $a: value
column-should-be-blank-77c103 = column { $a } should be blank

# elements/src/tle.rs
# $a: given
# $b: value
the-checksum-is-but-the-line-571cb8 = the checksum is `{ $a }`, but the line adds up to { $b }

# elements/src/tle.rs
# $a: text
# $b: value
the-catalogue-number-begins-with-which-6b10c0 = the catalogue number `{ $a }` begins with { $b }, which none does

# elements/src/tle.rs
# $a: text
the-catalogue-number-is-not-a-2c08ac = the catalogue number `{ $a }` is not a letter and four digits

# elements/src/tle.rs
# $a: text
the-epoch-is-no-year-with-a36bb8 = the epoch `{ $a }` is no year with its day

# elements/src/xml.rs
# $a: error
the-xml-cannot-be-read-ca7d4d = the XML cannot be read: { $a }

# scenario/src/check/addresses.rs
addresses-come-and-go-by-asconf-e3bd26 = addresses come and go by ASCONF: give the flow SCTP with "authentication", or leave this out

# scenario/src/check/addresses.rs
a-host-whose-addresses-come-and-d71345 = a host whose addresses come and go does not reboot: leave one of them out

# scenario/src/check/addresses.rs
the-association-is-set-up-by-5430fc = the association is set up by the first path: its address is there from the beginning

# scenario/src/check/addresses.rs
# $a: own
# $b: other
addresses-come-in-the-order-of-b8748d = addresses come in the order of the paths: { $a } s is before the { $b } s of another

# scenario/src/check/addresses.rs
# $a: value
# $b: value
s-is-not-after-up-s-7259a7 = { $a } s is not after up_s, { $b } s

# scenario/src/check/addresses.rs
no-other-path-has-an-address-07f840 = no other path has an address then, and the last one cannot be deleted

# scenario/src/check/applications.rs
a-flow-that-gateways-split-has-99265e = a flow that gateways split has bulk transfers alone: leave gateways out

# scenario/src/check/applications.rs
a-flow-with-incidents-has-bulk-d163b2 = a flow with incidents has bulk transfers alone: leave incidents out

# scenario/src/check/applications.rs
says-nothing-beside-applications-each-of-251e35 = says nothing beside applications, each of which has its own: leave it out

# scenario/src/check/applications.rs, scenario/src/check/stream_requests.rs
# $a: last
# $b: stream
the-flow-has-the-streams-0-ba2f0b = the flow has the streams 0 to { $a }, and none is { $b }

# scenario/src/check/changes.rs
changes-nothing-give-it-delay-ms-a238aa = changes nothing: give it delay_ms, rate_bps, per, ber or up

# scenario/src/check/changes.rs
# $a: value
# $b: value
s-is-not-shorter-than-every-e61ccf = { $a } s is not shorter than every_s, { $b } s

# scenario/src/check/changes.rs
changes-nothing-give-it-rate-bps-b2949f = changes nothing: give it rate_bps, per, ber, added_delay_ms or up

# scenario/src/check/changes.rs
strikes-nothing-the-station-has-no-6d4379 = strikes nothing: the station has no terminal

# scenario/src/check/changes.rs, scenario/src/check/traces.rs
# $a: value
# $b: via
# $c: near
has-no-terminal-for-8ed535 = { $a } has no terminal for "{ $b }"{ $c }

# scenario/src/check/changes.rs
says-nothing-about-the-downlink-of-551a51 = says nothing about the downlink of a bent pipe, which repeats what comes at the rate of the uplink: leave it out

# scenario/src/check/dated.rs
# $a: value
# $b: most
has-entries-and-is-the-most-9220f3 = has { $a } entries, and { $b } is the most for a document as long

# scenario/src/check/dated.rs, scenario/src/check/mod.rs
# $a: value
# $b: value
s-is-not-before-the-end-b82c5f = { $a } s is not before the end at { $b } s

# scenario/src/check/dated.rs
is-missing-it-names-the-field-4b8faf = is missing: it names the field that changes

# scenario/src/check/dated.rs
# $a: value
# $b: other
is-changed-at-s-already-by-16b2b5 = is changed at { $a } s already, by changes[{ $b }]

# scenario/src/check/dated.rs
# $a: field
is-missing-it-names-the-61240a = is missing: it names the { $a }

# scenario/src/check/dated.rs
# $a: field
# $b: name
# $c: near
there-is-no-366cbe = there is no { $a } "{ $b }"{ $c }

# scenario/src/check/drops.rs
# $a: together
# $b: MOST_DROPS
chosen-losses-together-and-is-the-291693 = { $a } chosen losses together, and { $b } is the most

# scenario/src/check/drops.rs, scenario/src/experiment/check/plot.rs
# $a: flow
# $b: near
there-is-no-flow-cb6202 = there is no flow "{ $a }"{ $b }

# scenario/src/check/drops.rs
# $a: transmission
# $b: number
# $c: flow
transmission-of-number-of-is-there-97e81b = transmission { $a } of number { $b } of { $c } is there already

# scenario/src/check/gateways.rs
# $a: known
# $b: label
gateways-split-and-the-flow-speaks-398851 = gateways split { $a }, and the flow speaks { $b }: leave them out

# scenario/src/check/gateways.rs
the-connections-of-a-split-flow-d7b242 = the connections of a split flow take the routes of the network: leave paths out

# scenario/src/check/gateways.rs, scenario/src/check/incidents.rs and 4 more
# $a: at
# $b: near
there-is-no-station-or-router-deedd0 = there is no station or router "{ $a }"{ $b }

# scenario/src/check/gateways.rs
# $a: at
# $b: end
is-the-of-the-flow-itself-6c6e32 = { $a } is the { $b } of the flow itself

# scenario/src/check/gateways.rs
# $a: at
is-a-gateway-of-the-flow-b305eb = { $a } is a gateway of the flow already

# scenario/src/check/gateways.rs, scenario/src/check/incidents.rs and 2 more
# $a: from
# $b: at
no-way-leads-from-to-they-57564e = no way leads from { $a } to { $b }: they share no constellation, and no links join them

# scenario/src/check/hints.rs
no-path-ever-changes-here-there-e24fd5 = no path ever changes here: there are no satellites that move, and neither links nor stations have changes

# scenario/src/check/incidents.rs
# $a: known
# $b: label
incidents-befall-and-the-flow-speaks-03efc0 = incidents befall { $a }, and the flow speaks { $b }: leave them out

# scenario/src/check/mod.rs
# $a: value
# $b: bins
# $c: MOST_BINS
s-makes-bins-of-the-run-459ee1 = { $a } s makes { $b } bins of the run, and { $c } is the most

# scenario/src/check/mod.rs
# $a: name
is-taken-already-648531 = "{ $a }" is taken already

# scenario/src/check/network.rs
# $a: name
puts-back-in-order-what-comes-702972 = puts back in order what comes from satellites, and { $a } has no terminal: leave it out

# scenario/src/check/network.rs, scenario/src/check/paths.rs
# $a: id
# $b: near
there-is-no-constellation-3c9f1b = there is no constellation "{ $a }"{ $b }

# scenario/src/check/network.rs
has-no-place-with-a-bent-f0bb43 = has no place with a bent pipe, which has one rate, rate_bps, that of the uplink: leave it out

# scenario/src/check/network.rs
has-no-place-with-a-bent-8b516a = has no place with a bent pipe, which takes no packet in: leave it out

# scenario/src/check/network.rs
# $a: value
# $b: value
bytes-are-no-fewer-than-header-7772d0 = { $a } bytes are no fewer than header_bytes, { $b }

# scenario/src/check/network.rs
has-no-end-without-feedback-and-6fc6d7 = has no end: without feedback and refresh_packets a context that is broken stays so

# scenario/src/check/network.rs
# $a: field
has-no-place-beside-by-which-c32f57 = has no place beside { $a }, by which the link finds damaged frames: leave one of them out

# scenario/src/check/network.rs
is-missing-beside-the-other-coordinate-745524 = is missing beside the other coordinate

# scenario/src/check/paths.rs
# $a: from
# $b: to
is-the-path-from-to-once-82f1cf = is the path from { $a } to { $b } once more

# scenario/src/check/paths.rs
# $a: from
begins-and-ends-at-945032 = begins and ends at { $a }

# scenario/src/check/paths.rs
# $a: router
is-a-router-which-has-no-090eb9 = { $a } is a router, which has no terminals

# scenario/src/check/paths.rs
places-in-the-background-have-no-69b33f = places in the background have no stations: leave it out

# scenario/src/check/paths.rs
addresses-of-the-background-stay-as-8b6e1f = addresses of the background stay as they are: leave it out

# scenario/src/check/paths.rs
is-missing-a-path-in-the-5864e9 = is missing: a path in the background leads over a constellation

# scenario/src/check/processes.rs
has-no-place-without-delay-high-ba1ee5 = has no place without delay_high_ms: there is one delay to draw

# scenario/src/check/processes.rs
# $a: name
# $b: near
there-is-no-error-process-341eaa = there is no error process "{ $a }"{ $b }

# scenario/src/check/processes.rs
# $a: value
# $b: stays
# $c: MOST_STAYS
two-stays-of-s-on-average-270543 = two stays of { $a } s on average make { $b } of the run, and { $c } is the most

# scenario/src/check/radio.rs
a-channel-joins-at-least-two-044083 = a channel joins at least two stations

# scenario/src/check/radio.rs
# $a: name
is-not-on-the-channel-37cb29 = "{ $a }" is not on the channel

# scenario/src/check/radio.rs
# $a: frame_bytes
# $b: frame_overhead_bytes
# $c: LEAST_CARRIED
# $d: least
bytes-are-too-few-for-a-e7562c = { $a } bytes are too few for a header of { $b } bytes and a packet of { $c }: it must be at least { $d }

# scenario/src/check/sky.rs
# $a: satellites
# $b: MOST_SATELLITES
satellites-together-and-is-the-most-46624d = { $a } satellites together, and { $b } is the most

# scenario/src/check/sky.rs
# $a: article
# $b: kind
says-nothing-about-constellation-leave-i-a51bea = says nothing about { $a } { $b } constellation: leave it out

# scenario/src/check/sky.rs
# $a: rule
says-nothing-where-the-rule-of-cb9bd9 = says nothing where the rule of links is { $a }: leave it out

# scenario/src/check/sky.rs
# $a: kind
is-missing-a-constellation-needs-it-2588ab = is missing: a { $a } constellation needs it

# scenario/src/check/sky.rs
is-missing-a-geostationary-constellation-522e4e = is missing: a geostationary constellation needs at least one longitude

# scenario/src/check/sky.rs
says-nothing-without-planes-give-planes-9e46d4 = says nothing without planes: give planes too, or leave it out

# scenario/src/check/sky.rs
says-nothing-beside-anomalies-deg-which-2343dc = says nothing beside anomalies_deg, which lists the satellites: leave it out

# scenario/src/check/sky.rs
needs-perigee-km-and-apogee-km-aee63a = needs perigee_km and apogee_km, or semi_major_axis_km and eccentricity, and not more than one pair of them

# scenario/src/check/sky.rs
# $a: apogee_km
# $b: perigee_km
km-is-below-the-perigee-at-eb84d8 = { $a } km is below the perigee at { $b } km

# scenario/src/check/sky.rs
below-the-ground-33f23b = below the ground

# scenario/src/check/sky.rs
too-low-9bd1ba = too low

# scenario/src/check/sky.rs
# $a: semi_major_axis_km
# $b: eccentricity
# $c: where_to
# $d: perigee_km
# $e: LOWEST_KM
km-with-eccentricity-has-its-perigee-cdd86e = { $a } km with eccentricity { $b } has its perigee { $c }, at a height of { $d } km; { $e } km is the least

# scenario/src/check/sky.rs
is-missing-a-constellation-of-element-1db908 = is missing: a constellation of element sets needs at least one

# scenario/src/check/sky.rs
satellites-in-a-plane-564f89 = satellites in a plane

# scenario/src/check/sky.rs
# $a: reach
# $b: count
# $c: what
is-out-of-reach-with-382fb9 = { $a } is out of reach with { $b } { $c }

# scenario/src/check/sky.rs, scenario/src/experiment/check/mod.rs and 1 more
# $a: reach
is-there-already-ad0f4f = { $a } is there already

# scenario/src/check/sky.rs
only-a-walker-star-constellation-has-97d49d = only a walker-star constellation has a seam

# scenario/src/check/sky.rs
# $a: slot
# $b: slots
is-not-below-the-satellites-in-3cede1 = { $a } is not below { $b }, the satellites in a plane

# scenario/src/check/stream_requests.rs
the-streams-of-a-flow-that-0902f4 = the streams of a flow that gateways split stay as they are: leave gateways out

# scenario/src/check/traces.rs
has-no-place-beside-a-trace-6a7a08 = has no place beside a trace of opportunities to deliver: what such a link has lost it does not send again

# scenario/src/check/traces.rs
stands-beside-changes-a-link-has-b7eed7 = stands beside changes: a link has a trace or changes

# scenario/src/check/traces.rs
# $a: value
stands-beside-a-that-is-csv-7b0c44 = stands beside a { $a } that is CSV: a delay is a column there

# scenario/src/check/traces.rs
# $a: SHORTEST_TURN_S
needs-a-trace-that-begins-at-7c9a56 = needs a trace that begins at 0 s and ends at { $a } s or later

# scenario/src/check/traces.rs
drives-nothing-the-station-has-no-206c14 = drives nothing: the station has no terminal

# scenario/src/check/traces.rs
# $a: value
stands-beside-changes-of-the-terminal-7c837f = stands beside changes of the terminal for "{ $a }": it has a trace or changes

# scenario/src/check/traces.rs
has-a-rate-and-the-downlink-6ea317 = has a rate, and the downlink of a bent pipe has none of its own: it repeats what comes, so that the trace belongs to the uplink of the station that sends

# scenario/src/check/traffic.rs
# $a: paths
# $b: most
# $c: label
paths-and-is-the-most-that-ac6536 = { $a } paths, and { $b } is the most that { $c } takes

# scenario/src/check/traffic.rs
and-the-connections-of-gateways-0cbc47 = {" "}and the connections of gateways

# scenario/src/check/traffic.rs
# $a: total
# $b: opened
# $c: MOST_FLOWS
flows-with-those-in-focus-and-81d309 = { $a } flows with those in focus{ $b }, and { $c } is the most

# scenario/src/check/traffic.rs
random-places-need-a-constellation-to-60949e = random places need a constellation to talk over, and there is none

# scenario/src/check/ways.rs
# $a: to
is-the-other-end-as-well-3ede5e = "{ $a }" is the other end as well

# scenario/src/controls.rs
what-a-field-holds-21c430 = What a field holds.

# scenario/src/controls.rs
a-number-8ffc64 = A number.

# scenario/src/controls.rs
whole-number-707ed1 = Whole number

# scenario/src/controls.rs
a-whole-number-29d032 = A whole number.

# scenario/src/controls.rs
flag-552127 = Flag

# scenario/src/controls.rs
true-or-false-f528a4 = True or false.

# scenario/src/controls.rs
choice-efa038 = Choice

# scenario/src/controls.rs
one-of-a-few-words-1535db = One of a few words.

# scenario/src/controls.rs
a-number-text-true-or-false-87295e = A number, text, true or false.

# scenario/src/controls.rs
anything-dcabc6 = Anything

# scenario/src/controls.rs
any-json-at-all-a7707f = Any JSON at all.

# scenario/src/controls.rs
list-6f202f = List

# scenario/src/controls.rs
a-list-7c1068 = A list.

# scenario/src/controls.rs
names-and-values-427416 = Names and values

# scenario/src/controls.rs
values-by-name-24c7e5 = Values by name.

# scenario/src/controls.rs
part-8570a2 = Part

# scenario/src/controls.rs
an-object-with-fields-of-its-f44cc8 = An object with fields of its own.

# scenario/src/dated.rs
kind-0b27c1 = kind

# scenario/src/dated.rs
is-off-0929ff = is off

# scenario/src/dated.rs
is-on-again-f128ae = is on again

# scenario/src/dated.rs
# $a: packet
# $b: value
the-next-of-is-dropped-4caf98 = The next { $a } of { $b } is dropped

# scenario/src/dated.rs
# $a: value
the-receiver-of-stops-reading-01f6b1 = The receiver of { $a } stops reading

# scenario/src/dated.rs
# $a: value
the-receiver-of-reads-again-5235c8 = The receiver of { $a } reads again

# scenario/src/dated.rs
its-default-a26e05 = its default

# scenario/src/document/application.rs
an-application-that-shares-a-flow-631897 = An application that shares a flow with others.

# scenario/src/document/constellation.rs
how-the-planes-of-a-constellation-e5bfd5 = How the planes of a constellation are spread.

# scenario/src/document/constellation.rs
how-the-phase-of-satellites-changes-e016be = How the phase of satellites changes from plane to plane.

# scenario/src/document/constellation.rs
a-satellite-system-e38492 = A satellite system.

# scenario/src/document/constellation.rs
the-links-between-its-satellites-a720c0 = The links between its satellites.

# scenario/src/document/constellation.rs
inter-satellite-links-7c8bb2 = Inter-satellite links

# scenario/src/document/constellation.rs
the-links-between-its-satellites-and-31dd3d = The links between its satellites and the ground.

# scenario/src/document/constellation.rs
ground-satellite-links-afb186 = Ground-satellite links

# scenario/src/document/constellation.rs, scenario/src/document/ground.rs
how-terminals-change-from-satellite-to-31d595 = How terminals change from satellite to satellite.

# scenario/src/document/constellation.rs
a-kepler-orbit-with-its-satellites-e0d033 = A Kepler orbit with its satellites.

# scenario/src/document/dated.rs
a-packet-of-a-flow-593488 = A packet of a flow.

# scenario/src/document/dated.rs
what-becomes-different-or-breaks-at-999c9a = What becomes different, or breaks, at an instant of the run.

# scenario/src/document/flow.rs
how-much-of-a-flow-is-be8516 = How much of a flow is recorded.

# scenario/src/document/flow.rs
whose-places-background-flows-join-4ba362 = Whose places background flows join.

# scenario/src/document/flow.rs
a-path-of-a-flow-one-faf7af = A path of a flow: one interface at each end.

# scenario/src/document/flow.rs
two-places-on-the-ground-f47af8 = Two places on the ground.

# scenario/src/document/flow.rs
a-gateway-that-splits-a-flow-a5b4da = A gateway that splits a flow: it ends the connection that comes and opens its own for the rest of the way.

# scenario/src/document/flow.rs
the-settings-of-the-connection-that-dd9379 = The settings of the connection that the gateway opens.

# scenario/src/document/flow.rs
onward-connection-e96648 = Onward connection

# scenario/src/document/flow.rs
a-transfer-in-one-direction-over-28f940 = A transfer in one direction over one association or connection.

# scenario/src/document/flow.rs
the-protocol-of-the-flow-and-19778f = The protocol of the flow and its settings.

# scenario/src/document/flow.rs
flows-between-places-of-their-own-1bebc7 = Flows between places of their own, besides those in focus.

# scenario/src/document/flow.rs
background-transport-865660 = Background transport

# scenario/src/document/ground.rs
which-way-between-a-terminal-and-8362f6 = Which way between a terminal and its satellite becomes different.

# scenario/src/document/ground.rs
what-becomes-different-between-a-termina-a4b7bf = What becomes different between a terminal and its satellite, whichever that is, once or time and again, for good or for a while: rain, another share of the capacity, an obstacle.

# scenario/src/document/ground.rs
a-gateway-that-puts-packets-back-f6bad2 = A gateway that puts packets back in order as they leave a constellation: it numbers those of each direction and path of a flow where they enter, as a tunnel with sequence numbers does, and holds here what overtook others.

# scenario/src/document/ground.rs
a-ground-station-bbb025 = A ground station.

# scenario/src/document/ground.rs
what-a-satellite-does-with-packets-b4aa2c = What a satellite does with packets from the ground.

# scenario/src/document/ground.rs
ground-satellite-links-of-a-constellatio-57be5d = Ground-satellite links of a constellation.

# scenario/src/document/ground.rs, scenario/src/document/isl.rs and 1 more
the-discipline-of-the-queue-and-437caa = The discipline of the queue and its settings.

# scenario/src/document/ground.rs
when-a-terminal-looks-for-a-89f932 = When a terminal looks for a better satellite.

# scenario/src/document/ground.rs
what-becomes-of-packets-on-their-9aae7c = What becomes of packets on their way when the link is given up.

# scenario/src/document/ground.rs
fixed-instants-at-which-every-terminal-3c2ba3 = Fixed instants at which every terminal chooses its satellite anew among all in view, as if it had none: the best of its policy, perhaps the one that it has.

# scenario/src/document/incidents.rs
what-befalls-a-flow-e20d48 = What befalls a flow.

# scenario/src/document/incidents.rs
an-end-of-a-flow-77bef2 = An end of a flow.

# scenario/src/document/incidents.rs
what-forged-packets-pretend-6e497a = What forged packets pretend.

# scenario/src/document/incidents.rs
what-befalls-a-flow-at-an-7abce7 = What befalls a flow at an instant.

# scenario/src/document/isl.rs
which-satellites-of-a-constellation-are-d7837f = Which satellites of a constellation are linked.

# scenario/src/document/isl.rs
inter-satellite-links-of-a-constellation-8ab0ea = Inter-satellite links of a constellation.

# scenario/src/document/link_layer.rs
what-a-link-does-with-packets-df6618 = What a link does with packets that bit or packet errors hit.

# scenario/src/document/link_layer.rs
automatic-repeat-requests-of-a-link-6e2f1a = Automatic repeat requests of a link: a frame that its errors lose is sent again when the sender has heard of it, a round trip of the link later, before all that waits; answers take no room on the other direction.

# scenario/src/document/link_layer.rs
header-compression-of-a-link-after-70b6c9 = Header compression of a link, after the model of ROHC-TCP: both ends keep a context for each flow and direction, by which a header is sent as how it differs from the one before; when the context is broken packets are lost until a full header comes. Contexts of packets that a queue drops stay whole.

# scenario/src/document/processes.rs
a-state-of-an-error-process-17b31e = A state of an error process.

# scenario/src/document/processes.rs
which-links-have-the-same-states-2ecd40 = Which links have the same states at the same time.

# scenario/src/document/processes.rs
a-two-state-markov-error-process-9889fa = A two-state Markov error process: links that name it are good and bad in turn, by the seed alone and whatever is sent. Routes do not ask for it.

# scenario/src/document/processes.rs
good-state-f99075 = Good state

# scenario/src/document/processes.rs
bad-state-6a1f9b = Bad state

# scenario/src/document/radio.rs
two-stations-of-a-radio-channel-700941 = Two stations of a radio channel that do not hear each other.

# scenario/src/document/radio.rs
a-half-duplex-radio-channel-on-3db407 = A half-duplex radio channel, on which one station sends at a time: p-persistent CSMA with the timing of AX.25 behind KISS modems.

# scenario/src/document/scenario.rs
a-scenario-everything-a-run-depends-bc25a5 = A scenario: everything a run depends on.

# scenario/src/document/scenario.rs
the-earth-a-turning-sphere-32e7a9 = The Earth: a turning sphere.

# scenario/src/document/scenario.rs
earth-b7c9b5 = Earth

# scenario/src/document/scenario.rs
whether-the-sky-moves-e13076 = Whether the sky moves.

# scenario/src/document/scenario.rs
the-satellite-systems-in-the-sky-cda46f = The satellite systems in the sky; at most 8, with 10,000 satellites together.

# scenario/src/document/scenario.rs
the-ground-stations-each-with-a-7592ed = The ground stations, each with a terminal for every constellation it uses.

# scenario/src/document/scenario.rs
ground-stations-812019 = Ground stations

# scenario/src/document/scenario.rs
nodes-that-only-have-wired-links-2821af = Nodes that only have wired links.

# scenario/src/document/scenario.rs
routers-ff010c = Routers

# scenario/src/document/scenario.rs
wired-links-between-stations-and-routers-4f9f1e = Wired links between stations and routers.

# scenario/src/document/scenario.rs
wired-links-d2783d = Wired links

# scenario/src/document/scenario.rs
half-duplex-radio-channels-that-several-d2f943 = Half-duplex radio channels that several stations share, as in packet radio.

# scenario/src/document/scenario.rs
radio-channels-c4fcc1 = Radio channels

# scenario/src/document/scenario.rs
links-that-are-in-turn-in-4d483a = Links that are in turn in a good and in a bad state, as behind trees, in handoffs or with little connectivity.

# scenario/src/document/scenario.rs
error-processes-78aca0 = Error processes

# scenario/src/document/scenario.rs
how-bit-error-rates-become-lost-8d9433 = How bit error rates become lost packets.

# scenario/src/document/scenario.rs
how-routes-are-chosen-dbcb5d = How routes are chosen.

# scenario/src/document/scenario.rs
the-transfers-in-focus-with-the-aae179 = The transfers in focus; with the background at most 1,000.

# scenario/src/document/scenario.rs, scenario/src/experiment/document.rs
flows-53544e = Flows

# scenario/src/document/scenario.rs
flows-between-random-places-that-share-67c72d = Flows between random places that share the satellites with the flows in focus.

# scenario/src/document/scenario.rs
background-ea2b8a = Background

# scenario/src/document/scenario.rs
from-when-and-how-finely-results-cfccf6 = From when and how finely results are measured.

# scenario/src/document/scenario.rs
what-becomes-different-while-the-run-42a8e1 = What becomes different while the run goes on; those of one instant happen in the order of the list.

# scenario/src/document/scenario.rs
the-earth-as-a-sphere-that-9b1f5c = The Earth as a sphere that turns evenly.

# scenario/src/document/scenario.rs
where-along-a-path-bit-errors-fcdcc5 = Where along a path bit errors strike.

# scenario/src/document/scenario.rs
how-bit-error-rates-are-read-a9e1ee = How bit error rates are read.

# scenario/src/document/scenario.rs
what-a-route-keeps-small-b3700f = What a route keeps small.

# scenario/src/document/scenario.rs
when-and-how-finely-results-are-de7f0e = When and how finely results are measured.

# scenario/src/document/stream_requests.rs
what-is-asked-for-streams-c47553 = What is asked for streams.

# scenario/src/document/stream_requests.rs
what-is-asked-for-the-streams-82a0e6 = What is asked for the streams of a flow at an instant.

# scenario/src/document/terminal_traces.rs
what-drives-the-links-between-a-9de716 = What drives the links between a terminal and its satellite, whichever that is: the rate, delay and losses of a trace hold instead of what constellation and geometry say. Handovers go on, and what they interrupt or lose comes on top: a trace that was measured over a system has those of that system in it already.

# scenario/src/document/wires.rs
a-node-that-only-has-wired-7dbb62 = A node that only has wired links.

# scenario/src/document/wires.rs
which-directions-of-a-wired-link-c4ee5f = Which directions of a wired link lose packets.

# scenario/src/document/wires.rs
a-packet-that-a-link-loses-b3300b = A packet that a link loses because the scenario says so.

# scenario/src/document/wires.rs
which-directions-of-a-wired-link-84252e = Which directions of a wired link become different.

# scenario/src/document/wires.rs
what-becomes-different-on-a-link-242028 = What becomes different on a link, once or time and again, for good or for a while: another delay, as behind a new way; a step of the rate; a burst of loss; an outage.

# scenario/src/document/wires.rs
a-wired-link-with-its-two-3c9265 = A wired link, with its two directions.

# scenario/src/edit/differences.rs
# $a: value
# $b: value
from-s-on-7a7016 = { $a } from { $b } s on

# scenario/src/edit/differences.rs
settings-of-its-own-f32dd9 = settings of its own

# scenario/src/edit/differences.rs
# $a: value
in-all-d21206 = { $a } in all

# scenario/src/edit/path.rs
# $a: LONGEST
a-path-has-at-most-characters-8a2e56 = a path has at most { $a } characters

# scenario/src/edit/path.rs
the-path-to-the-field-is-185fea = the path to the field is empty

# scenario/src/edit/path.rs
is-not-a-path-a-name-7474a8 = is not a path: a name is missing

# scenario/src/edit/path.rs
is-not-a-path-brackets-hold-ccc66e = is not a path: brackets hold a number or *

# scenario/src/edit/path.rs
is-not-a-path-it-begins-e2741b = is not a path: it begins with the name of a field

# scenario/src/edit/set.rs
cannot-change-while-the-run-goes-7c4b2b = cannot change while the run goes on: it is fixed from the start

# scenario/src/edit/set.rs
# $a: name
has-no-field-4d8c20 = has no field "{ $a }"

# scenario/src/edit/set.rs
is-not-a-list-b81471 = is not a list

# scenario/src/edit/set.rs
is-not-a-path-3e289e = is not a path

# scenario/src/edit/set.rs
is-not-a-field-here-bef5a3 = is not a field here

# scenario/src/edit/set.rs
is-not-an-object-9921cc = is not an object

# scenario/src/edit/set.rs
# $a: count
# $b: entries
is-not-there-the-list-has-b9f947 = is not there: the list has { $a } { $b }

# scenario/src/edit/set.rs
is-empty-so-there-is-nothing-c4f9a7 = is empty, so there is nothing to set

# scenario/src/experiment/check/claims.rs
# $a: value
is-the-id-of-two-claims-6e21ba = "{ $a }" is the id of two claims

# scenario/src/experiment/check/claims.rs
is-missing-what-a-paper-says-89e0de = is missing: what a paper says stands somewhere in it

# scenario/src/experiment/check/claims.rs
has-no-meaning-in-a-check-70dbd6 = has no meaning in a check of one's own: its kind is neither sentence nor value

# scenario/src/experiment/check/claims.rs
# $a: value
has-no-meaning-in-a-test-56cb38 = has no meaning in a test of kind { $a }

# scenario/src/experiment/check/claims.rs
is-the-series-itself-d3dfc5 = is the series itself

# scenario/src/experiment/check/claims.rs
# $a: kind
is-missing-a-test-of-kind-398078 = is missing: a test of kind { $a } looks at a metric

# scenario/src/experiment/check/claims.rs, scenario/src/experiment/check/mod.rs and 1 more
# $a: value
is-not-measured-in-this-experiment-71a994 = { $a } is not measured in this experiment

# scenario/src/experiment/check/claims.rs
is-missing-an-instant-is-that-6205e4 = is missing: an instant is that of a curve

# scenario/src/experiment/check/claims.rs
is-missing-an-instant-is-that-e39397 = is missing: an instant is that at which the curve comes to it

# scenario/src/experiment/check/claims.rs
has-no-meaning-in-a-test-353747 = has no meaning in a test of kind reached

# scenario/src/experiment/check/claims.rs
reached-results-have-no-runs-of-a8322b = reached: results have no runs of their own where an axis is searched

# scenario/src/experiment/check/claims.rs, scenario/src/experiment/check/plot.rs
is-the-axis-that-is-searched-0631d3 = is the axis that is searched, so results have no values of it

# scenario/src/experiment/check/claims.rs
is-empty-no-point-is-left-f9c039 = is empty: no point is left

# scenario/src/experiment/check/claims.rs
is-already-given-in-of-dcab37 = is already given in "of"

# scenario/src/experiment/check/claims.rs
is-missing-and-max-too-a-ddc2f9 = is missing, and max too: a range needs a bound

# scenario/src/experiment/check/claims.rs
# $a: min
# $b: max
is-above-max-5e277e = { $a } is above max, { $b }

# scenario/src/experiment/check/claims.rs
# $a: value
is-missing-a-test-follows-an-ccdf1f = is missing: a { $a } test follows an axis

# scenario/src/experiment/check/claims.rs
# $a: name
the-axis-does-not-have-two-45f0ac = the axis { $a } does not have two or more rising numbers

# scenario/src/experiment/check/claims.rs
# $a: name
the-axis-is-fixed-or-searched-1a4667 = the axis { $a } is fixed or searched, so nothing goes along it

# scenario/src/experiment/check/claims.rs
# $a: from
# $b: name
from-on-there-is-no-second-8068e9 = from { $a } on there is no second value of the axis { $b }

# scenario/src/experiment/check/claims.rs
must-name-the-same-axes-as-e642c9 = must name the same axes as "of", in the same order, and at least one

# scenario/src/experiment/check/mod.rs
# $a: value
known-db010b = {" "}(known: { $a })

# scenario/src/experiment/check/mod.rs
# $a: guess
is-not-an-axis-of-this-b0eed5 = is not an axis of this experiment{ $a }

# scenario/src/experiment/check/mod.rs
# $a: value
# $b: value
is-not-a-value-of-the-58bbc4 = { $a } is not a value of the axis { $b }

# scenario/src/experiment/check/mod.rs
is-empty-an-axis-needs-a-55e07e = is empty: an axis needs a value

# scenario/src/experiment/check/mod.rs
# $a: value
is-not-a-value-of-the-85835a = is not a value of the axis { $a }

# scenario/src/experiment/check/mod.rs
is-empty-an-experiment-measures-somethin-5db3de = is empty: an experiment measures something

# scenario/src/experiment/check/mod.rs
# $a: word
needs-an-axis-to-search-set-261d0d = { $a } needs an axis to search: set "optimum"

# scenario/src/experiment/check/mod.rs
# $a: word
has-no-value-here-with-optimum-d4719c = { $a } has no value here: with "optimum" set, results are optimal buffers only

# scenario/src/experiment/check/mod.rs
# $a: word
is-of-packets-and-a-geometry-bff1f9 = { $a } is of packets, and a geometry has none

# scenario/src/experiment/check/mod.rs
# $a: word
is-measured-by-an-experiment-of-5b7907 = { $a } is measured by an experiment of kind geometry only

# scenario/src/experiment/check/mod.rs
# $a: name
the-axis-is-searched-so-it-fd33e8 = the axis { $a } is searched, so it needs two or more rising numbers

# scenario/src/experiment/check/plot.rs
is-missing-lines-need-an-axis-d8545e = is missing: lines need an axis

# scenario/src/experiment/check/plot.rs
is-empty-lines-need-a-metric-2db709 = is empty: lines need a metric

# scenario/src/experiment/check/plot.rs
is-empty-a-time-series-needs-a29106 = is empty: a time series needs a column

# scenario/src/experiment/check/plot.rs
# $a: name
is-there-already-662b23 = "{ $a }" is there already

# scenario/src/experiment/check/plot.rs
must-be-nothing-for-a-scene-bf5b12 = must be "nothing" for a scene, and only for a scene

# scenario/src/experiment/check/plot.rs
must-be-path-altitudes-or-lines-8d64e2 = must be "path", "altitudes" or "lines" for a geometry

# scenario/src/experiment/check/plot.rs
must-not-be-path-or-altitudes-80ad51 = must not be "path" or "altitudes" but for a geometry

# scenario/src/experiment/check/plot.rs
leg-ddac2c = , leg{" "}

# scenario/src/experiment/check/runs.rs
# $a: value
is-the-name-of-two-axes-55bfa8 = "{ $a }" is the name of two axes

# scenario/src/experiment/check/runs.rs
# $a: value
is-empty-the-axis-needs-a-05836f = is empty: the axis { $a } needs a value

# scenario/src/experiment/check/runs.rs
# $a: value
is-empty-the-axis-changes-nothing-c6fd7c = is empty: the axis { $a } changes nothing

# scenario/src/experiment/check/runs.rs
# $a: points
# $b: replications
# $c: value
# $d: most
points-with-replications-are-runs-and-6a8260 = { $a } points with { $b } replications are { $c } runs, and { $d } is the most

# scenario/src/experiment/check/runs.rs
# $a: LAST_SEED
the-last-replication-s-seed-would-5244ac = the last replication's seed would be above { $a }

# scenario/src/experiment/check/runs.rs
# $a: problem
at-the-first-point-the-scenario-6be0f5 = at the first point the scenario is not valid: { $a }

# scenario/src/experiment/document.rs
where-an-experiment-comes-from-9866ae = Where an experiment comes from.

# scenario/src/experiment/document.rs
atiquzzaman-ivancic-2003-7757c6 = Atiquzzaman, Ivancic 2003

# scenario/src/experiment/document.rs
multistreaming-of-sctp-over-error-prone-2b0072 = Multistreaming of SCTP over error-prone satellite networks.

# scenario/src/experiment/document.rs
fu-atiquzzaman-ivancic-2003-c2655a = Fu, Atiquzzaman, Ivancic 2003

# scenario/src/experiment/document.rs
sctp-over-satellite-networks-iridium-and-aed72c = SCTP over satellite networks, Iridium and GEO.

# scenario/src/experiment/document.rs
wood-pavlou-evans-2001-546c3d = Wood, Pavlou, Evans 2001

# scenario/src/experiment/document.rs
effects-on-tcp-of-routing-strategies-61c8c2 = Effects on TCP of routing strategies in satellite constellations.

# scenario/src/experiment/document.rs
bhushan-rai-c3c8f0 = Bhushan, Rai

# scenario/src/experiment/document.rs
tcp-and-sctp-over-satellite-networks-4d44b4 = TCP and SCTP over satellite networks due to congestion control.

# scenario/src/experiment/document.rs
elaasar-barbeau-kranakis-li-2005-ae6c12 = Elaasar, Barbeau, Kranakis, Li 2005

# scenario/src/experiment/document.rs
a-satellite-transport-protocol-handling--2a77ee = A satellite transport protocol handling bit corruption, handoff and limited connectivity.

# scenario/src/experiment/document.rs
own-experiment-701d4d = Own experiment

# scenario/src/experiment/document.rs
an-experiment-of-no-paper-4bfdc3 = An experiment of no paper.

# scenario/src/experiment/document.rs
what-an-experiment-shows-26572d = What an experiment shows.

# scenario/src/experiment/document.rs
sweep-310b02 = Sweep

# scenario/src/experiment/document.rs
means-over-replications-at-every-point-5fd685 = Means over replications at every point of the axes.

# scenario/src/experiment/document.rs
time-series-5a8375 = Time series

# scenario/src/experiment/document.rs
one-run-of-each-series-against-41fb8e = One run of each series against time; its figures are measured over replications.

# scenario/src/experiment/document.rs
geometry-fa9da5 = Geometry

# scenario/src/experiment/document.rs
the-constellation-of-the-first-flow-252e13 = The constellation of the first flow and the path between its ends over the time of the run, without packets; nothing in it is random, so that a point has one run.

# scenario/src/experiment/document.rs
scene-477e5a = Scene

# scenario/src/experiment/document.rs
something-to-look-at-in-the-a60bf3 = Something to look at in the lab; its figures are measured over replications.

# scenario/src/experiment/document.rs
how-values-are-spread-along-an-f40313 = How values are spread along an axis of the plot.

# scenario/src/experiment/document.rs
by-factors-a96a7a = By factors.

# scenario/src/experiment/document.rs
what-the-plot-draws-ab5e50 = What the plot draws.

# scenario/src/experiment/document.rs
lines-3b26a5 = Lines

# scenario/src/experiment/document.rs
a-metric-against-an-axis-with-b6ff05 = A metric against an axis, with confidence bars.

# scenario/src/experiment/document.rs
columns-of-a-run-s-recording-acc5a7 = Columns of a run's recording against time.

# scenario/src/experiment/document.rs
delay-and-links-of-the-path-75f77f = Delay and links of the path against time, with handovers, path changes and the seam.

# scenario/src/experiment/document.rs
altitudes-ff20fc = Altitudes

# scenario/src/experiment/document.rs
the-orbits-above-the-earth-to-d3a7c7 = The orbits above the Earth, to scale.

# scenario/src/experiment/document.rs
there-is-nothing-to-draw-the-756f06 = There is nothing to draw: the globe of the lab is the picture.

# scenario/src/experiment/document.rs
a-column-of-a-run-against-39fdad = A column of a run against time.

# scenario/src/experiment/document.rs
the-congestion-window-bytes-f44bb7 = The congestion window, bytes.

# scenario/src/experiment/document.rs
the-slow-start-threshold-bytes-a0c50a = The slow start threshold, bytes.

# scenario/src/experiment/document.rs
data-sent-and-not-yet-acknowledged-c16a6e = Data sent and not yet acknowledged, bytes.

# scenario/src/experiment/document.rs
the-free-buffer-of-the-receiver-af7970 = The free buffer of the receiver, bytes.

# scenario/src/experiment/document.rs
the-receiver-s-window-as-the-cabd7f = The receiver's window as the sender sees it, bytes.

# scenario/src/experiment/document.rs
number-sent-113729 = Number sent

# scenario/src/experiment/document.rs
the-number-of-every-data-packet-57b986 = The number of every data packet sent, first transmissions and retransmissions: the TSN of SCTP, the segment of TCP counted from 1.

# scenario/src/experiment/document.rs
number-acknowledged-9db0cd = Number acknowledged

# scenario/src/experiment/document.rs
the-number-up-to-which-every-096cc4 = The number up to which every acknowledgement that the sender receives reports all data.

# scenario/src/experiment/document.rs
data-packets-sent-so-far-c11cbe = Data packets sent so far.

# scenario/src/experiment/document.rs
sacks-the-sender-has-received-so-e70dd3 = SACKs the sender has received so far.

# scenario/src/experiment/document.rs
what-the-plot-s-link-carries-d2084c = What the plot's link carries in each measuring interval, all headers and all flows.

# scenario/src/experiment/document.rs
whose-a-claim-is-9c65b0 = Whose a claim is.

# scenario/src/experiment/document.rs
the-paper-s-sentence-e5582e = The paper's sentence

# scenario/src/experiment/document.rs
what-a-paper-says-in-its-36d7ca = What a paper says, in its own words or in as many others.

# scenario/src/experiment/document.rs
a-number-that-is-printed-in-fad989 = A number that is printed in a paper or read from a figure of it.

# scenario/src/experiment/document.rs
own-check-3c5e81 = Own check

# scenario/src/experiment/document.rs
what-no-paper-says-what-whoever-5b95eb = What no paper says: what whoever wrote the experiment expects of it.

# scenario/src/experiment/document.rs
the-form-of-a-claim-s-e348b1 = The form of a claim's test.

# scenario/src/experiment/document.rs
the-metric-of-of-lies-in-601e50 = The metric of `of` lies in the range.

# scenario/src/experiment/document.rs
the-metric-of-of-less-that-cb255a = The metric of `of` less that of `against`, seed by seed, lies in the range.

# scenario/src/experiment/document.rs
ratio-1348be = Ratio

# scenario/src/experiment/document.rs
the-metric-of-of-over-that-c2548b = The metric of `of` over that of `against` lies in the range.

# scenario/src/experiment/document.rs
monotone-1a6697 = Monotone

# scenario/src/experiment/document.rs
from-each-value-of-along-to-06f5ac = From each value of `along` to the next the metric goes the way of `trend`, or by no more than `tolerance` of itself the other way.

# scenario/src/experiment/document.rs
reached-1dfd43 = Reached

# scenario/src/experiment/document.rs
the-instant-at-which-curve-comes-0d5ae2 = The instant at which `curve` comes to `value`, or the time since it came to `since`, lies in the range, in seconds.

# scenario/src/experiment/document.rs
flat-9285ce = Flat

# scenario/src/experiment/document.rs
at-every-value-of-along-from-8a8089 = At every value of `along` from `from` on the metric is within `tolerance` of that at the last value.

# scenario/src/experiment/document.rs
the-way-a-metric-goes-9b12d4 = The way a metric goes.

# scenario/src/experiment/document.rs
rising-522e55 = Rising

# scenario/src/experiment/document.rs
it-grows-or-stays-5fd3eb = It grows, or stays.

# scenario/src/experiment/document.rs
falling-6192f1 = Falling

# scenario/src/experiment/document.rs
it-shrinks-or-stays-852c70 = It shrinks, or stays.

# scenario/src/experiment/document.rs
an-experiment-a-scenario-what-is-fd7990 = An experiment: a scenario, what is varied in it, what is measured, and what a paper claims about it.

# scenario/src/experiment/document.rs
the-version-of-the-experiment-s-38f40a = The version of the experiment's form.

# scenario/src/experiment/document.rs
the-name-that-links-and-the-7ee13a = The name that links and the command line use.

# scenario/src/experiment/document.rs
what-the-experiment-shows-1df4a8 = What the experiment shows.

# scenario/src/experiment/document.rs
paper-35045e = Paper

# scenario/src/experiment/document.rs
the-figure-or-table-of-the-22a6ad = The figure or table of the paper.

# scenario/src/experiment/document.rs
figure-1f5be6 = Figure

# scenario/src/experiment/document.rs
what-is-simulated-in-a-few-eb6776 = What is simulated, in a few sentences.

# scenario/src/experiment/document.rs
whether-points-or-one-run-are-60bc4d = Whether points or one run are shown.

# scenario/src/experiment/document.rs
the-scenario-that-the-axes-change-10db3b = The scenario that the axes change.

# scenario/src/experiment/document.rs
base-7b4736 = Base

# scenario/src/experiment/document.rs
what-is-varied-every-combination-of-b0c33a = What is varied; every combination of their values is a point. An axis with one value says what is kept.

# scenario/src/experiment/document.rs
axes-56a7d4 = Axes

# scenario/src/experiment/document.rs
how-long-each-run-is-d29fd1 = How long each run is.

# scenario/src/experiment/document.rs
that-of-the-base-79dd78 = that of the base

# scenario/src/experiment/document.rs
when-a-geometry-looks-at-the-aa6f66 = When a geometry looks at the path.

# scenario/src/experiment/document.rs
sampling-e41f08 = Sampling

# scenario/src/experiment/document.rs
the-seed-of-the-first-replication-0633be = The seed of the first replication of every point; the next ones have the next seeds.

# scenario/src/experiment/document.rs
runs-of-every-point-each-with-17383c = Runs of every point, each with a seed of its own; all points share the seeds.

# scenario/src/experiment/document.rs
a-shorter-version-for-a-first-21222c = A shorter version for a first look.

# scenario/src/experiment/document.rs
quick-mode-9483fb = Quick mode

# scenario/src/experiment/document.rs
what-is-measured-68e778 = What is measured.

# scenario/src/experiment/document.rs
the-axis-along-which-optimal-buffers-8ddabf = The axis along which optimal buffers are searched; results then have no rows for its values.

# scenario/src/experiment/document.rs
searched-axis-26b749 = Searched axis

# scenario/src/experiment/document.rs
what-is-drawn-9ee635 = What is drawn.

# scenario/src/experiment/document.rs
plot-a0f053 = Plot

# scenario/src/experiment/document.rs
sentences-that-results-confirm-or-deny-e90f44 = Sentences that results confirm or deny.

# scenario/src/experiment/document.rs
results-of-another-program-at-some-5989e6 = Results of another program at some of the points.

# scenario/src/experiment/document.rs
a-built-in-scenario-to-start-03d225 = A built-in scenario to start from.

# scenario/src/experiment/document.rs
preset-7252e7 = Preset

# scenario/src/experiment/document.rs
an-empty-scenario-0fa652 = an empty scenario

# scenario/src/experiment/document.rs
fields-to-change-by-path-in-45d6c4 = Fields to change, by path, in this order; a field may be a whole list or part.

# scenario/src/experiment/document.rs
the-first-sample-half-way-between-b9733e = The first sample; half way between two evaluations of links that are 10 s apart, unless set.

# scenario/src/experiment/document.rs
first-sample-6de519 = First sample

# scenario/src/experiment/document.rs
from-one-sample-to-the-next-48c2e3 = From one sample to the next.

# scenario/src/experiment/document.rs
something-that-is-varied-19eb62 = Something that is varied.

# scenario/src/experiment/document.rs
the-name-in-results-and-on-f043b2 = The name in results and on the command line.

# scenario/src/experiment/document.rs
the-name-beside-the-plot-7d9dad = The name beside the plot.

# scenario/src/experiment/document.rs
label-0e6637 = Label

# scenario/src/experiment/document.rs
the-fields-of-the-scenario-that-b65de0 = The fields of the scenario that take the value.

# scenario/src/experiment/document.rs
the-fields-of-the-scenario-that-8e4005 = The fields of the scenario that are copied from the built-in scenario whose id the value is.

# scenario/src/experiment/document.rs
copies-c95a71 = Copies

# scenario/src/experiment/document.rs
the-stations-of-the-scenario-that-156504 = The stations of the scenario that move to the place the value names, a city or degrees north and east such as "48.1 11.6", and are called like it.

# scenario/src/experiment/document.rs
places-eb5cfb = Places

# scenario/src/experiment/document.rs
for-each-value-the-fields-of-40f60b = For each value the fields of the scenario that it sets, by path: a value that is a word switches several fields at once, one without any leaves all as they are. Words that are not among the values can be asked for besides.

# scenario/src/experiment/document.rs
settings-74a883 = Settings

# scenario/src/experiment/document.rs
the-values-in-the-order-of-4dc4ef = The values, in the order of results.

# scenario/src/experiment/document.rs
values-53b09e = Values

# scenario/src/experiment/document.rs
how-values-are-shown-where-their-0c078c = How values are shown, where their own words are not enough.

# scenario/src/experiment/document.rs
value-labels-737bed = Value labels

# scenario/src/experiment/document.rs
a-number-is-a-share-x-cde950 = A number is a share x of the time, and (1 − x)/x, by how much the rest of the time is longer, is multiplied and written in its place.

# scenario/src/experiment/document.rs
odds-against-cc6ad2 = Odds against

# scenario/src/experiment/document.rs
numbers-are-multiplied-by-it-before-dceec6 = Numbers are multiplied by it before they are written to the fields.

# scenario/src/experiment/document.rs
factor-964a9c = Factor

# scenario/src/experiment/document.rs
a-field-of-the-scenario-that-565605 = A field of the scenario that they are multiplied by besides, as the axes before this one have left it.

# scenario/src/experiment/document.rs
the-unit-beside-the-plot-ab3e20 = The unit beside the plot.

# scenario/src/experiment/document.rs
unit-4e5459 = Unit

# scenario/src/experiment/document.rs
numbers-are-multiplied-by-it-before-b6fc18 = Numbers are multiplied by it before they are shown in the unit: 100 for fractions in percent.

# scenario/src/experiment/document.rs
shown-factor-203175 = Shown factor

# scenario/src/experiment/document.rs
how-its-values-are-spread-2bdc7d = How its values are spread.

# scenario/src/experiment/document.rs
scale-f10298 = Scale

# scenario/src/experiment/document.rs
what-is-different-in-quick-mode-05b577 = What is different in quick mode.

# scenario/src/experiment/document.rs
runs-of-every-point-55d37a = Runs of every point.

# scenario/src/experiment/document.rs
as-in-full-67413a = as in full

# scenario/src/experiment/document.rs
the-values-of-axes-that-have-3c5919 = The values of axes that have fewer.

# scenario/src/experiment/document.rs
a-link-by-its-two-ends-fa9317 = A link by its two ends.

# scenario/src/experiment/document.rs
the-node-that-sends-945a3d = The node that sends.

# scenario/src/experiment/document.rs
the-node-that-receives-e7511d = The node that receives.

# scenario/src/experiment/document.rs
whether-means-or-a-run-are-c21c04 = Whether means or a run are drawn.

# scenario/src/experiment/document.rs
the-axis-along-the-horizontal-4e4be2 = The axis along the horizontal.

# scenario/src/experiment/document.rs
horizontal-axis-b2095a = Horizontal axis

# scenario/src/experiment/document.rs
the-metrics-drawn-75d9e3 = The metrics drawn.

# scenario/src/experiment/document.rs
the-axes-whose-values-are-lines-41fee3 = The axes whose values are lines of their own.

# scenario/src/experiment/document.rs
the-columns-drawn-against-time-8b5412 = The columns drawn against time.

# scenario/src/experiment/document.rs
the-flows-whose-columns-are-drawn-f954a5 = The flows whose columns are drawn, of split ones every leg; an empty list is the first one.

# scenario/src/experiment/document.rs
the-points-that-are-drawn-against-ea9bf8 = The points that are drawn against time, where not all are: those with the values of one of these lists.

# scenario/src/experiment/document.rs
drawn-points-265e69 = Drawn points

# scenario/src/experiment/document.rs
the-link-whose-throughput-is-drawn-be13ec = The link whose throughput is drawn.

# scenario/src/experiment/document.rs
the-busiest-one-of-the-run-8f58bd = the busiest one of the run

# scenario/src/experiment/document.rs
curves-are-drawn-modulo-this-number-801025 = Curves are drawn modulo this number, so that sequence numbers stay readable.

# scenario/src/experiment/document.rs
modulo-a7ae2d = Modulo

# scenario/src/experiment/document.rs
as-they-are-b45ae4 = as they are

# scenario/src/experiment/document.rs
the-name-beside-the-vertical-axis-dbde99 = The name beside the vertical axis.

# scenario/src/experiment/document.rs
vertical-label-8953e2 = Vertical label

# scenario/src/experiment/document.rs
the-unit-beside-the-vertical-axis-90f999 = The unit beside the vertical axis.

# scenario/src/experiment/document.rs
vertical-unit-80181b = Vertical unit

# scenario/src/experiment/document.rs
values-are-multiplied-by-it-before-8a7110 = Values are multiplied by it before they are shown in the unit.

# scenario/src/experiment/document.rs
vertical-factor-8d833a = Vertical factor

# scenario/src/experiment/document.rs
a-sentence-that-results-confirm-or-759417 = A sentence that results confirm or deny.

# scenario/src/experiment/document.rs
a-short-name-unique-in-the-ae01d1 = A short name, unique in the experiment.

# scenario/src/experiment/document.rs
what-is-claimed-3d2021 = What is claimed.

# scenario/src/experiment/document.rs
sentence-e006e2 = Sentence

# scenario/src/experiment/document.rs
whose-it-is-the-paper-s-e3f104 = Whose it is: the paper's sentence, a value read from it, or a check of one's own.

# scenario/src/experiment/document.rs
where-the-paper-says-it-a-8847b6 = Where the paper says it: a section, figure or table; for what is no check of one's own.

# scenario/src/experiment/document.rs
how-the-test-reads-the-sentence-76da9d = How the test reads the sentence, where that needs a word.

# scenario/src/experiment/document.rs
why-it-fails-or-stays-unclear-6da03f = Why it fails or stays unclear, by runs that show it; told beside such a verdict, not where it holds.

# scenario/src/experiment/document.rs
reason-f81ab8 = Reason

# scenario/src/experiment/document.rs
what-must-be-true-of-the-d05be6 = What must be true of the results.

# scenario/src/experiment/document.rs
test-532eaa = Test

# scenario/src/experiment/document.rs
what-must-be-true-of-the-18bccf = What must be true of the results, at every point that `at` leaves.

# scenario/src/experiment/document.rs
the-form-of-the-test-86f8c8 = The form of the test.

# scenario/src/experiment/document.rs
the-metric-looked-at-by-all-70e6f5 = The metric looked at, by all tests but those of an instant.

# scenario/src/experiment/document.rs
the-curve-that-comes-to-a-6bf3f5 = The curve that comes to a value.

# scenario/src/experiment/document.rs
curve-2a45c0 = Curve

# scenario/src/experiment/document.rs
the-flow-whose-curve-it-is-a60473 = The flow whose curve it is, or a leg of it, such as "web, leg 2"; of a split flow the first leg.

# scenario/src/experiment/document.rs
the-first-one-4df652 = the first one

# scenario/src/experiment/document.rs
the-value-that-the-curve-comes-62ecf9 = The value that the curve comes to, give or take `tolerance`.

# scenario/src/experiment/document.rs
from-when-on-the-value-is-9dcf26 = From when on the value is looked for.

# scenario/src/experiment/document.rs
after-7b68fe = After

# scenario/src/experiment/document.rs
another-value-of-the-curve-the-ddf62c = Another value of the curve: the time counts from the instant at which it came to that one.

# scenario/src/experiment/document.rs
since-98af1e = Since

# scenario/src/experiment/document.rs
the-time-of-the-run-is-c6cc8c = the time of the run is meant

# scenario/src/experiment/document.rs
the-series-looked-at-by-values-66eb13 = The series looked at, by values of axes.

# scenario/src/experiment/document.rs
the-series-it-is-compared-with-3c6403 = The series it is compared with: the same axes as in `of`.

# scenario/src/experiment/document.rs
a-third-series-by-values-of-b244f4 = A third series, by values of axes, over which both are taken before they are compared: gains over it, not the metrics themselves.

# scenario/src/experiment/document.rs
per-89ac4d = Per

# scenario/src/experiment/document.rs
the-values-of-other-axes-at-6ed012 = The values of other axes at which the test applies.

# scenario/src/experiment/document.rs
the-least-value-allowed-e196ed = The least value allowed.

# scenario/src/experiment/document.rs
least-02610c = Least

# scenario/src/experiment/document.rs
no-bound-e6cd96 = no bound

# scenario/src/experiment/document.rs
the-greatest-value-allowed-df28eb = The greatest value allowed.

# scenario/src/experiment/document.rs
greatest-c36e7a = Greatest

# scenario/src/experiment/document.rs
the-axis-of-a-trend-2fdc6a = The axis of a trend.

# scenario/src/experiment/document.rs
along-faf9cb = Along

# scenario/src/experiment/document.rs
the-way-of-a-monotone-series-5ad67b = The way of a monotone series.

# scenario/src/experiment/document.rs
trend-9e2177 = Trend

# scenario/src/experiment/document.rs
the-value-of-the-axis-from-132aa2 = The value of the axis from which on a series is flat.

# scenario/src/experiment/document.rs
the-first-6fa2c9 = the first

# scenario/src/experiment/document.rs
the-change-as-a-fraction-that-7b202b = The change, as a fraction, that still counts as none.

# scenario/src/experiment/document.rs
tolerance-f71041 = Tolerance

# scenario/src/experiment/document.rs
the-share-of-the-points-at-d5ba9c = The share of the points at which it must hold: 0.5 for a sentence about most cases.

# scenario/src/experiment/document.rs
share-of-points-de49ea = Share of points

# scenario/src/experiment/document.rs
the-program-and-its-settings-4fab57 = The program and its settings.

# scenario/src/experiment/document.rs
source-0e570c = Source

# scenario/src/experiment/document.rs
what-was-measured-162162 = What was measured.

# scenario/src/experiment/document.rs
the-points-29bd4b = The points.

# scenario/src/experiment/document.rs
points-77deab = Points

# scenario/src/experiment/document.rs
a-result-of-another-program-0073ed = A result of another program.

# scenario/src/experiment/document.rs
the-point-by-values-of-axes-5415ee = The point, by values of axes; it is of all the document's values of an axis that it leaves out, and of no other.

# scenario/src/experiment/document.rs
the-mean-de18b4 = The mean.

# scenario/src/experiment/document.rs
mean-727a7d = Mean

# scenario/src/experiment/document.rs
the-half-width-of-its-95-7d42e9 = The half-width of its 95 % confidence interval.

# scenario/src/experiment/document.rs
confidence-6422e3 = Confidence

# scenario/src/experiment/document.rs
not-known-its-runs-are-taken-e1dd3c = not known: its runs are taken to spread as those here

# scenario/src/experiment/document.rs
the-runs-behind-it-ab78bf = The runs behind it.

# scenario/src/experiment/metric.rs
a-number-that-is-measured-in-050967 = A number that is measured in every run, or follows from the runs of a whole axis.

# scenario/src/experiment/metric.rs
satellites-of-the-constellation-e96552 = Satellites of the constellation.

# scenario/src/experiment/metric.rs
altitude-at-perigee-647dd6 = Altitude at perigee

# scenario/src/experiment/metric.rs
the-least-height-of-an-orbit-0adace = The least height of an orbit above the sphere.

# scenario/src/experiment/metric.rs
altitude-at-apogee-8c8516 = Altitude at apogee

# scenario/src/experiment/metric.rs
the-greatest-height-of-an-orbit-0ecbe2 = The greatest height of an orbit above the sphere.

# scenario/src/experiment/metric.rs
the-angle-between-the-orbits-and-3876a6 = The angle between the orbits and the equator.

# scenario/src/experiment/metric.rs
period-6e795d = Period

# scenario/src/experiment/metric.rs
the-time-a-satellite-takes-for-859cc0 = The time a satellite takes for one turn, by Kepler's third law; a sidereal day for geostationary ones.

# scenario/src/experiment/metric.rs
delay-at-the-zenith-b3aec5 = Delay at the zenith

# scenario/src/experiment/metric.rs
the-propagation-delay-from-the-ground-b30fb9 = The propagation delay from the ground to a satellite straight above it at its lowest.

# scenario/src/experiment/metric.rs
delay-at-the-mask-6793cf = Delay at the mask

# scenario/src/experiment/metric.rs
the-propagation-delay-from-the-ground-4a7517 = The propagation delay from the ground to a satellite at its highest that stands at the elevation mask: the longest of a ground link.

# scenario/src/experiment/metric.rs
least-delay-46a1a1 = Least delay

# scenario/src/experiment/metric.rs
the-least-one-way-propagation-delay-f62258 = The least one-way propagation delay of the path, over its samples.

# scenario/src/experiment/metric.rs
mean-delay-c99338 = Mean delay

# scenario/src/experiment/metric.rs
the-mean-one-way-propagation-delay-7ad3dd = The mean one-way propagation delay of the path, over the samples that have one.

# scenario/src/experiment/metric.rs
greatest-delay-dce54f = Greatest delay

# scenario/src/experiment/metric.rs
the-greatest-one-way-propagation-delay-af2743 = The greatest one-way propagation delay of the path, over its samples.

# scenario/src/experiment/metric.rs
mean-delay-with-the-seam-between-9c8d71 = Mean delay with the seam between

# scenario/src/experiment/metric.rs
the-mean-delay-of-the-path-f995a9 = The mean delay of the path while the seam of the constellation lies between the two terminals.

# scenario/src/experiment/metric.rs
mean-delay-without-the-seam-between-291309 = Mean delay without the seam between

# scenario/src/experiment/metric.rs
the-mean-delay-of-the-path-d1991c = The mean delay of the path while the seam of the constellation does not lie between the two terminals.

# scenario/src/experiment/metric.rs
rise-with-the-seam-between-4ccb59 = Rise with the seam between

# scenario/src/experiment/metric.rs
how-much-greater-the-mean-delay-77dd77 = How much greater the mean delay is while the seam of the constellation lies between the two terminals than otherwise.

# scenario/src/experiment/metric.rs
mean-links-b2770d = Mean links

# scenario/src/experiment/metric.rs
links-on-the-path-ground-links-c7e5f0 = Links on the path, ground links included, mean over the samples that have one.

# scenario/src/experiment/metric.rs
most-links-26cbb0 = Most links

# scenario/src/experiment/metric.rs
the-most-links-on-the-path-d82879 = The most links on the path, ground links included.

# scenario/src/experiment/metric.rs
how-often-the-path-leads-over-1cc9bf = How often the path leads over other nodes than at the sample before it.

# scenario/src/experiment/metric.rs
how-often-either-terminal-passes-from-0700fd = How often either terminal passes from one satellite to another.

# scenario/src/experiment/metric.rs
time-without-a-path-a1c188 = Time without a path

# scenario/src/experiment/metric.rs
the-share-of-the-samples-at-fbb5ec = The share of the samples at which no path joins the two terminals.

# scenario/src/experiment/metric.rs
time-with-the-seam-between-c87a56 = Time with the seam between

# scenario/src/experiment/metric.rs
the-share-of-the-time-during-9f3a54 = The share of the time during which the seam of the constellation lies between the two terminals.

# scenario/src/experiment/metric.rs
latitude-of-the-path-7464d3 = Latitude of the path

# scenario/src/experiment/metric.rs
how-far-from-the-equator-the-d5be77 = How far from the equator the satellites of the path are, on average over them and the samples.

# scenario/src/experiment/metric.rs
ends-that-fly-opposite-ways-beabb2 = Ends that fly opposite ways

# scenario/src/experiment/metric.rs
the-share-of-the-samples-with-3ca022 = The share of the samples with a path at which one of the satellites at its ends flies north and the other south.

# scenario/src/experiment/metric.rs
rise-with-opposite-ends-a7eb63 = Rise with opposite ends

# scenario/src/experiment/metric.rs
how-much-greater-the-mean-delay-02a4df = How much greater the mean delay is while one of the satellites at the path's ends flies north and the other south.

# scenario/src/experiment/metric.rs
optimal-buffer-90-9fc582 = Optimal buffer, 90 %

# scenario/src/experiment/metric.rs
the-smallest-buffer-whose-mean-goodput-2e1ab4 = The smallest buffer whose mean goodput reaches 90 % of that with the largest buffer of the axis, interpolated.

# scenario/src/experiment/metric.rs
optimal-buffer-95-b0a253 = Optimal buffer, 95 %

# scenario/src/experiment/metric.rs
the-smallest-buffer-whose-mean-goodput-701980 = The smallest buffer whose mean goodput reaches 95 % of that with the largest buffer of the axis, interpolated.

# scenario/src/experiment/metric.rs
optimal-buffer-98-99b5d7 = Optimal buffer, 98 %

# scenario/src/experiment/metric.rs
the-smallest-buffer-whose-mean-goodput-fca126 = The smallest buffer whose mean goodput reaches 98 % of that with the largest buffer of the axis, interpolated.

# scenario/src/experiment/metric.rs
bit-s-c885bb = bit/s

# scenario/src/experiment/metric.rs
km-1f3450 = km

# scenario/src/experiment/metric.rs
min-1f6fa6 = min

# scenario/src/experiment/metric.rs
ms-f785c3 = ms

# scenario/src/experiment/point.rs
# $a: value
# $b: value
# $c: guess
is-not-an-axis-of-known-3e3085 = is not an axis of { $a } (known: { $b }){ $c }

# scenario/src/experiment/point.rs
# $a: value
# $b: figure
one-point-of-the-experiment-e94b3f = One point of the experiment "{ $a }"{ $b }.

# scenario/src/experiment/point.rs
# $a: id
# $b: value
is-no-built-in-scenario-8a7efc = "{ $a }" is no built-in scenario{ $b }

# scenario/src/experiment/point.rs
# $a: id
is-not-in-the-built-in-878a2c = is not in the built-in scenario { $a }

# scenario/src/experiment/point.rs
# $a: word
# $b: value
# $c: value
# $d: guess
has-no-settings-on-the-axis-4d8b68 = "{ $a }" has no settings on the axis { $b } (known: { $c }){ $d }

# scenario/src/experiment/point.rs
# $a: value
is-no-share-of-the-time-2a514b = { $a } is no share of the time between 0 and 1

# scenario/src/experiment/point.rs
# $a: value
# $b: value
times-the-factor-is-no-number-ca384e = { $a } times the factor { $b } is no number

# scenario/src/experiment/read.rs
skywindow-experiment-ca5913 = Skywindow experiment

# scenario/src/experiment/told.rs
axis-32b73c = Axis

# scenario/src/experiment/value.rs
# $a: text
is-not-a-single-value-fe7dc5 = { $a } is not a single value

# scenario/src/experiment/value.rs
a-value-is-missing-7ba75b = a value is missing

# scenario/src/experiment/value.rs
a-number-text-true-or-false-3ee07d = a number, text, true or false

# scenario/src/idle.rs
# $a: value
# $b: is
# $c: value
has-no-effect-is-and-it-6778ef = has no effect: { $a } is { $b }, and it needs { $c }

# scenario/src/json.rs
# $a: error
the-document-is-not-json-2ccc79 = the document is not JSON: { $a }

# scenario/src/json.rs
# $a: error
is-not-json-1c6a7d = is not JSON: { $a }

# scenario/src/json.rs
a-json-value-4f899f = a JSON value

# scenario/src/json.rs
is-given-twice-which-leaves-open-24b9bc = is given twice, which leaves open what it is

# scenario/src/read.rs
# $a: long
# $b: most
the-document-has-bytes-and-is-64c5d4 = the document has { $a } bytes, and { $b } is the most

# scenario/src/read.rs
# $a: version
# $b: NEWEST
is-newer-than-the-newest-version-12fb76 = { $a } is newer than { $b }, the newest version known here

# scenario/src/real.rs
# $a: value
real-satellites-5a24b2 = { $a } real satellites

# scenario/src/real.rs
# $a: value
# $b: value
real-satellites-of-05ae9f = { $a } real satellites of { $b }

# scenario/src/real.rs
# $a: epoch
from-utc-on-3ebfdf = {" "}from { $a } UTC on

# scenario/src/real.rs
# $a: begins
real-satellites-where-their-element-sets-35da94 = Real satellites where their element sets say that they are{ $a }, by SGP4.

# scenario/src/trace/delays.rs
is-empty-it-needs-a-line-dac797 = is empty: it needs a line for every 10 ms, a delay in milliseconds

# scenario/src/trace/delays.rs
# $a: value
line-is-empty-a-trace-has-2fb68f = line { $a }: is empty: a trace has no holes

# scenario/src/trace/delays.rs
# $a: number
# $b: value
# $c: LONGEST_MS
line-is-not-a-delay-from-f68ef1 = line { $a }: { $b } is not a delay from 0 to { $c } ms

# scenario/src/trace/mod.rs
# $a: lines
# $b: MOST_LINES
has-lines-and-is-the-most-4beef3 = has { $a } lines, and { $b } is the most

# scenario/src/trace/opportunities.rs
# $a: number
# $b: value
# $c: LONGEST_MS
line-is-not-a-whole-number-cca646 = line { $a }: { $b } is not a whole number of milliseconds from 0 to { $c }

# scenario/src/trace/opportunities.rs
# $a: number
# $b: ms
# $c: before
line-ms-is-before-ms-the-6c018a = line { $a }: { $b } ms is before { $c } ms, the line before: time goes backwards

# scenario/src/trace/opportunities.rs
is-empty-it-needs-a-line-31b887 = is empty: it needs a line for every opportunity, in milliseconds

# scenario/src/trace/opportunities.rs
takes-no-time-its-last-line-181d14 = takes no time: its last line must be above 0 ms

# scenario/src/trace/round_trips.rs, scenario/src/trace/steps.rs
# $a: number
# $b: why
line-b36fb2 = line { $a }: { $b }

# scenario/src/trace/round_trips.rs
its-timestamp-is-before-that-of-035c99 = its timestamp is before that of the line before: time goes backwards

# scenario/src/trace/round_trips.rs
has-fewer-than-two-samples-below-b05df6 = has fewer than two samples below its header

# scenario/src/trace/round_trips.rs
has-no-round-trip-every-sample-a1ad42 = has no round trip: every sample is a loss

# scenario/src/trace/round_trips.rs
# $a: value
# $b: gap_s
# $c: usual_s
line-comes-s-after-the-line-442b58 = line { $a }: comes { $b } s after the line before, and samples are { $c } s apart: a trace has no holes

# scenario/src/trace/round_trips.rs
# $a: value
# $b: value
is-no-column-of-round-trips-b2fca5 = { $a } is no column of round trips (known: { $b })

# scenario/src/trace/round_trips.rs, scenario/src/trace/steps.rs
# $a: name
the-column-is-there-twice-547841 = the column { $a } is there twice

# scenario/src/trace/round_trips.rs
# $a: column
the-column-is-missing-cf3f81 = the column { $a } is missing

# scenario/src/trace/round_trips.rs, scenario/src/trace/steps.rs
# $a: value
# $b: value
values-but-the-header-has-columns-42839b = { $a } values, but the header has { $b } columns

# scenario/src/trace/round_trips.rs, scenario/src/trace/steps.rs
# $a: name
is-missing-a-trace-has-no-36753a = { $a } is missing: a trace has no holes

# scenario/src/trace/round_trips.rs, scenario/src/trace/steps.rs
# $a: name
# $b: value
is-not-a-number-fdf08a = { $a }: { $b } is not a number

# scenario/src/trace/round_trips.rs
# $a: value
timestamp-is-neither-whole-nanoseconds-n-b63508 = timestamp: { $a } is neither whole nanoseconds nor seconds with a decimal point

# scenario/src/trace/round_trips.rs
# $a: rtt
# $b: LONGEST_MS
rtt-is-neither-above-0-and-4ae33e = rtt: { $a } is neither above 0 and up to { $b } ms, nor a loss, which is -1

# scenario/src/trace/steps.rs
is-empty-it-needs-a-header-4cffa0 = is empty: it needs a header such as time_s,delay_ms,rate_bps,loss

# scenario/src/trace/steps.rs
# $a: value
# $b: value
s-is-not-after-s-the-507434 = { $a } s is not after { $b } s, the line before: time goes backwards or stands

# scenario/src/trace/steps.rs
has-a-header-and-no-line-d28574 = has a header and no line below it

# scenario/src/trace/steps.rs
# $a: value
# $b: value
is-no-column-of-a-trace-6eb08a = { $a } is no column of a trace (known: { $b })

# scenario/src/trace/steps.rs
the-column-time-s-is-missing-1d55fd = the column time_s is missing

# scenario/src/trace/steps.rs
beside-time-s-there-is-no-6c6c94 = beside time_s there is no column

# scenario/src/trace/steps.rs
# $a: name
# $b: value
# $c: value
is-not-from-0-to-f96959 = { $a }: { $b } is not from 0 to { $c }

# scenario/src/workload/bulk.rs
a-bulk-transfer-f6e953 = A bulk transfer.

# scenario/src/workload/bulk.rs
endless-data-3ad2df = endless data

# scenario/src/workload/declare.rs
what-the-application-of-a-flow-5f2801 = What the application of a flow hands over.

# scenario/src/workload/declare.rs
# $a: word
says-nothing-where-the-workload-is-e439ff = says nothing where the workload is { $a }: leave it out

# scenario/src/workload/messages.rs
messages-at-a-rate-430da0 = Messages at a rate.

# scenario/src/workload/messages.rs
random-b41b91 = , random

# scenario/src/workload/messages.rs
# $a: size
# $b: interval
# $c: how
messages-of-every-d06350 = messages of { $a } every { $b }{ $c }

# scenario/src/workload/objects.rs
a-page-of-objects-54bbae = A page of objects.

# scenario/src/workload/objects.rs
# $a: objects
# $b: size
objects-of-7874dd = { $a } objects of { $b }

# scenario/src/workload/objects.rs
# $a: page
a-page-of-07e8ef = a page of { $a }

# scenario/src/workload/objects.rs
# $a: pages
# $b: page
pages-of-33a895 = { $a } pages of { $b }

# scenario/src/workload/objects.rs
# $a: page
pages-of-60e030 = pages of { $a }

# scenario/src/workload/offer.rs
the-times-from-one-message-to-83849a = The times from one message to the next.

# scenario/src/workload/on_off.rs
bursts-with-silence-between-them-ae34f5 = Bursts with silence between them.

# scenario/src/workload/on_off.rs
# $a: value
# $b: size
bursts-of-messages-of-9c6887 = bursts of { $a } messages of { $b }

# study/src/campaign/gathered.rs
has-another-row-of-run-623f27 = has another row of run

# study/src/campaign/gathered.rs
# $a: word
# $b: value
than-another-shard-047e6a = { $a } { $b } than another shard

# study/src/campaign/manifest.rs
# $a: long
# $b: most
the-plan-has-bytes-as-a-d95acb = the plan has { $a } bytes as a document, and { $b } is the most

# study/src/campaign/manifest.rs
is-not-as-a-sweep-writes-222f3c = is not as a sweep writes it

# study/src/campaign/manifest.rs
no-core-70af5f = no core

# study/src/campaign/manifest.rs
# $a: core
# $b: CORE
its-rows-are-those-of-the-b0afd9 = its rows are those of the core { $a }, and this is { $b }, whose rows are others: read them with that version, or make the runs anew with this one

# study/src/campaign/manifest.rs
# $a: own
# $b: said
has-been-altered-for-what-it-ac093c = has been altered, for what it says is the plan { $a }, not { $b }

# study/src/campaign/merged.rs
is-no-file-of-results-that-71ec6b = is no file of results that `skywindow merge DIR --out FILE.json` writes

# study/src/campaign/merged.rs
is-damaged-what-stands-before-its-410c3b = is damaged: what stands before its rows is no JSON

# study/src/campaign/merged.rs
has-no-plan-which-skywindow-merge-5fb545 = has no plan, which `skywindow merge DIR --out FILE.json` writes with the rows; what it prints has means alone

# study/src/campaign/merged.rs
is-cut-off-it-ends-within-3ef9e0 = is cut off: it ends within its rows

# study/src/campaign/merged.rs
has-a-plan-json-that-no-d262ba = has a plan.json that no sweep wrote

# study/src/campaign/merged.rs
is-cut-off-its-rows-end-ceeb0d = is cut off: its rows end without their last line

# study/src/campaign/merged.rs
# $a: runs
# $b: most_runs
is-of-a-plan-of-runs-4bdd50 = is of a plan of { $a } runs, and { $b } is the most that is read here

# study/src/campaign/merged.rs
# $a: value
is-damaged-line-is-no-row-790587 = is damaged: line { $a } is no row of its plan

# study/src/campaign/merged.rs
# $a: here
# $b: made
is-damaged-it-has-rows-and-4c4488 = is damaged: it has { $a } rows, and says { $b }

# study/src/campaign/merged.rs
is-damaged-its-rows-are-not-72f0c6 = is damaged: its rows are not those that it has the hash of

# study/src/campaign/row.rs
# $a: words
# $b: value
# $c: run
again-with-skywindow-verify-run-f822d4 = { $a }; again with: skywindow verify { $b } --run { $c }

# study/src/claims/mod.rs
what-results-say-about-a-claim-3f55f4 = What results say about a claim.

# study/src/claims/mod.rs
holds-7f1d41 = Holds

# study/src/claims/mod.rs
they-confirm-it-bfd1a3 = They confirm it.

# study/src/claims/mod.rs
unclear-b18ee8 = Unclear

# study/src/claims/mod.rs
they-neither-confirm-nor-deny-it-23425c = They neither confirm nor deny it.

# study/src/claims/mod.rs
fails-c5d507 = Fails

# study/src/claims/mod.rs
they-deny-it-03c667 = They deny it.

# study/src/claims/mod.rs
# $a: value
ratio-0a8681 = ratio { $a }

# study/src/claims/mod.rs
# $a: value
one-replication-c66f8c = { $a } (one replication)

# study/src/claims/mod.rs
not-measured-at-these-points-3d4554 = not measured at these points

# study/src/claims/mod.rs
# $a: value
# $b: value
# $c: value
to-at-points-4000f1 = { $a } to { $b } at { $c } points

# study/src/claims/mod.rs
# $a: range
# $b: value
# $c: count
# $d: value
# $e: value
at-such-as-c4a5d1 = { $a }; { $b } at { $c }, such as { $d }: { $e }

# study/src/plan.rs
text-537e8f = 0 is below 1

# study/src/plan.rs
is-set-by-the-seed-of-8c2d70 = is set by the seed of the first replication, not by a change

# study/src/plan.rs
# $a: value
is-set-by-the-axis-give-6f0604 = is set by the axis { $a }: give its values instead

# study/src/plot/mod.rs
# $a: value
has-no-plot-of-means-against-e90861 = { $a }: has no plot of means against an axis

# study/src/told.rs
how-much-of-an-experiment-is-374243 = How much of an experiment is run.

# study/src/told.rs
few-replications-in-seconds-c9eaac = Few replications, in seconds.

# study/src/told.rs
everything-that-the-document-asks-for-52b9fd = Everything that the document asks for.

# study/src/words.rs
no-value-03b73e = no value

# wasm/src/documents.rs
# $a: id
is-no-built-in-scenario-72cb27 = "{ $a }" is no built-in scenario

# wasm/src/outlook_view.rs
there-is-no-such-terminal-38cf5c = there is no such terminal

# packets/src/experiments.rs
# $a: id
is-no-built-in-experiment-03c101 = "{ $a }" is no built-in experiment

# packets/src/experiments.rs
values-are-not-lists-of-words-f13648 = values are not lists of words and numbers

# packets/src/experiments.rs
# $a: value
# $b: value
at-46b4fa = at { $a }: { $b }

# packets/src/experiments.rs
these-are-no-results-b4b692 = these are no results

# packets/src/experiments.rs
# $a: mode
is-no-mode-quick-or-full-42a57a = "{ $a }" is no mode: quick or full

# packets/src/experiments.rs
# $a: replication
# $b: point
there-is-no-replication-of-point-38c0cc = there is no replication { $a } of point { $b }

# packets/src/opened.rs
is-damaged-it-is-no-text-7fd730 = is damaged: it is no text
