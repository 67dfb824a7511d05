### The terms of each family of protocols. Written by `npm run words`; do not edit.

# families/phaseWords.ts
cwnd-grows-with-each-acknowledgement-d9e99f = cwnd grows with each acknowledgement

# families/phaseWords.ts
cwnd-grows-more-slowly-for-round-13e4e4 = cwnd grows more slowly, for round trips have grown longer

# families/phaseWords.ts
cwnd-grows-by-about-one-packet-37b3c6 = cwnd grows by about one packet a round trip

# families/phaseWords.ts
cwnd-follows-a-cubic-function-of-3e89f6 = cwnd follows a cubic function of the time since the last loss

# families/phaseWords.ts
cwnd-grows-as-reno-s-would-eb2c20 = cwnd grows as Reno’s would

# families/phaseWords.ts
what-was-lost-is-sent-again-8fd911 = what was lost is sent again

# families/phaseWords.ts
all-that-was-sent-before-the-463fd3 = all that was sent before the loss is acknowledged

# families/phaseWords.ts
cwnd-was-cut-and-has-not-d44eae = cwnd was cut and has not grown since

# families/phaseWords.ts
it-sends-again-what-was-not-a878e4 = it sends again what was not acknowledged in time

# families/phaseWords.ts
the-rate-grows-until-the-bandwidth-9958ce = the rate grows until the bandwidth found does not

# families/phaseWords.ts
it-sends-more-slowly-than-the-ba444d = it sends more slowly than the bandwidth, until the queue of Startup is gone

# families/phaseWords.ts
it-sends-faster-than-the-bandwidth-02bba0 = it sends faster than the bandwidth it knows, to find more

# families/phaseWords.ts
it-sends-more-slowly-than-the-e0ef01 = it sends more slowly than the bandwidth it knows, so that queues empty

# families/phaseWords.ts
it-sends-at-about-the-bandwidth-48dc9e = it sends at about the bandwidth it knows

# families/phaseWords.ts
it-fills-the-path-for-a-841c1f = it fills the path for a round trip before it probes

# families/phaseWords.ts
it-keeps-little-in-flight-to-a91e59 = it keeps little in flight, to measure the round trip without a queue

# families/phaseWords.ts
cwnd-grows-as-on-a-path-7e4010 = cwnd grows as on a path of a shorter round trip

# families/phaseWords.ts
cwnd-goes-by-how-many-packets-968be7 = cwnd goes by how many packets wait in queues

# families/phaseWords.ts
it-sends-no-data-until-it-7b9ce0 = it sends no data until it knows whether the network is congested

# families/phaseWords.ts
the-receiver-s-buffer-has-no-628bce = the receiver’s buffer has no room for this path

# families/phaseWords.ts
it-checks-that-the-path-is-3748cd = it checks that the path is the one it knew

# families/phaseWords.ts
it-sends-as-much-as-it-d248af = it sends as much as it could before, not yet knowing whether the path carries that

# families/phaseWords.ts
it-waits-for-the-acknowledgements-of-75be1f = it waits for the acknowledgements of what it sent at once

# families/phaseWords.ts
it-goes-back-for-the-path-696ba7 = it goes back, for the path did not carry as much

# families/sctp/reading.ts
first-packet-out-of-the-blue-365a14 = First packet out of the blue

# families/sctp/reading.ts
first-packet-discarded-4d299c = First packet discarded

# families/sctp/reading.ts, pages/lab/place/Notices.tsx
restart-6b983a = Restart

# families/sctp/reading.ts
stale-cookie-7b90df = Stale cookie

# families/sctp/reading.ts
first-message-given-up-90ebb4 = First message given up

# families/sctp/reading.ts
first-forward-tsn-447e62 = First FORWARD TSN

# families/sctp/reading.ts
first-reset-of-streams-3710a6 = First reset of streams

# families/sctp/reading.ts
first-change-of-an-address-9cdfc4 = First change of an address

# families/sctp/words.ts, panels/streams/streamsWords.ts and 2 more
stream-streams-0e94b6 =
    { $a ->
        [one] stream
       *[other] streams
    }

# families/sctp/words.ts, panels/words/glossary/packets.ts
association-0b5149 = association

# families/sctp/words.ts, transport/src/sctp/event.rs and 1 more
chunk-chunks-29a22d =
    { $a ->
        [one] chunk
       *[other] chunks
    }

# families/sctp/words.ts
errors-in-a-row-ac2bf2 = Errors in a row

# families/sctp/words.ts
show-tsns-modulo-100-223f3a = Show TSNs modulo 100

# families/sctp/words.ts
every-chunk-sent-acknowledged-and-lost-c3bda6 = Every chunk sent, acknowledged and lost appears here by its TSN.

# families/sctp/words.ts, pages/lab/place/PartPanel.tsx and 6 more
streams-bfd297 = Streams

# families/sctp/words.ts
streams-and-sacks-678ef7 = Streams and SACKs

# families/sctp/words.ts
no-stream-waits-every-chunk-that-913d42 = No stream waits: every chunk that arrived has been delivered.

# families/sctp/words.ts
# $a: stream
# $b: ssn
# $c: tsn
# $d: why
stream-waits-for-ssn-tsn-5426f1 = Stream { $a } waits for SSN { $b } (TSN { $c }, { $d })

# families/sctp/words.ts
# $a: tsn
# $b: stream
# $c: ssn
tsn-stream-ssn-b68f73 = TSN { $a }, stream { $b }, SSN { $c }

# families/sctp/words.ts
# $a: last
acknowledges-up-to-f8c80a = Acknowledges up to { $a }

# families/sctp/words.ts
# $a: tsn
no-loss-of-tsn-is-recorded-3894aa = No loss of TSN { $a } is recorded: it was late, or its SACKs were lost.

# families/tcp/words.ts
segment-2d6c34 = { $a } (segment { $b })

# families/tcp/words.ts
segments-below-0dfaf3 = { $a } (segments below { $b })

# families/tcp/words.ts
segment-at-byte-b906c6 = Segment { $a } at byte { $b }

# families/tcp/words.ts, flows.*.tcp.error_control and 2 more
tcp-probing-da7b51 = TCP-probing

# families/tcp/words.ts
connection-b38d9d = connection

# families/tcp/words.ts, families/xstp/words.ts and 2 more
segment-segments-755efa =
    { $a ->
        [one] segment
       *[other] segments
    }

# families/tcp/words.ts
timeouts-in-a-row-7778e0 = Timeouts in a row

# families/tcp/words.ts, families/xstp/words.ts and 1 more
sequence-0740f4 = Sequence

# families/tcp/words.ts
show-sequence-numbers-modulo-100-full-8d069a = Show sequence numbers modulo 100 full segments

# families/tcp/words.ts
every-segment-sent-acknowledged-and-lost-5403c1 = Every segment sent, acknowledged and lost appears here by its first byte.

# families/tcp/words.ts, panels/words/glossary/packets.ts and 2 more
stream-1eec30 = Stream

# families/tcp/words.ts
stream-and-acks-cbb2cd = Stream and ACKs

# families/tcp/words.ts, families/xstp/words.ts and 1 more
segment-29ee08 = Segment

# families/tcp/words.ts, transport/src/tcp/event.rs
byte-6c1907 = Byte

# families/tcp/words.ts, families/xstp/words.ts
nothing-waits-every-segment-that-arrived-be9a64 = Nothing waits: every segment that arrived has been delivered.

# families/tcp/words.ts
# $a: ssn
# $b: tsn
# $c: why
the-stream-waits-for-segment-byte-6075fc = The stream waits for segment { $a } (byte { $b }, { $c })

# families/tcp/words.ts
# $a: ssn
# $b: tsn
segment-byte-50b8a6 = Segment { $a }, byte { $b }

# families/tcp/words.ts
# $a: tsn
byte-25e653 = Byte { $a }

# families/tcp/words.ts
# $a: last
acknowledges-up-to-byte-7277ca = Acknowledges up to byte { $a }

# families/tcp/words.ts
# $a: byte
no-loss-of-the-segment-at-eb9ef9 = No loss of the segment at byte { $a } is recorded: it was late, or its ACKs were lost.

# families/xstp/reading.ts
earlier-polls-3083f3 = Earlier POLLs

# families/xstp/words.ts
xstp-without-probing-530765 = XSTP without probing

# families/xstp/words.ts
session-3f3af1 = session

# families/xstp/words.ts
window-44ff7b = window

# families/xstp/words.ts
unanswered-in-a-row-b1b2a2 = Unanswered in a row

# families/xstp/words.ts
show-segments-modulo-100-3ab619 = Show segments modulo 100

# families/xstp/words.ts
every-segment-sent-acknowledged-and-lost-319d33 = Every segment sent, acknowledged and lost appears here by its number.

# families/xstp/words.ts, panels/probing/ProbingView.tsx and 4 more
probing-804c78 = Probing

# families/xstp/words.ts
stream-probing-and-stats-c721df = Stream, probing and STATs

# families/xstp/words.ts
# $a: tsn
# $b: why
the-stream-waits-for-segment-4eb8ca = The stream waits for segment { $a } ({ $b })

# families/xstp/words.ts
# $a: last
acknowledges-up-to-segment-974cc6 = Acknowledges up to segment { $a }

# families/xstp/words.ts
# $a: tsn
no-loss-of-segment-is-recorded-705074 = No loss of segment { $a } is recorded: it was late, or reports or POLLs were lost.
