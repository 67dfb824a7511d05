cwnd-grows-with-each-acknowledgement-d9e99f = cwnd wächst mit jeder Bestätigung
cwnd-grows-more-slowly-for-round-13e4e4 = cwnd wächst langsamer, denn die Umläufe sind länger geworden
cwnd-grows-by-about-one-packet-37b3c6 = cwnd wächst um etwa ein Paket je Umlauf
cwnd-follows-a-cubic-function-of-3e89f6 = cwnd folgt einer kubischen Funktion der Zeit seit dem letzten Verlust
cwnd-grows-as-reno-s-would-eb2c20 = cwnd wächst, wie das von Reno es täte
what-was-lost-is-sent-again-8fd911 = was verloren ging, wird neu gesendet
all-that-was-sent-before-the-463fd3 = alles, was vor dem Verlust gesendet wurde, ist bestätigt
cwnd-was-cut-and-has-not-d44eae = cwnd wurde gekürzt und ist seitdem nicht gewachsen
it-sends-again-what-was-not-a878e4 = er sendet neu, was nicht rechtzeitig bestätigt wurde
the-rate-grows-until-the-bandwidth-9958ce = die Rate wächst, bis die gefundene Bandbreite es nicht mehr tut
it-sends-more-slowly-than-the-ba444d = er sendet langsamer als die Bandbreite, bis die Warteschlange von Startup weg ist
it-sends-faster-than-the-bandwidth-02bba0 = er sendet schneller als die Bandbreite, die er kennt, um mehr zu finden
it-sends-more-slowly-than-the-e0ef01 = er sendet langsamer als die Bandbreite, die er kennt, damit sich Warteschlangen leeren
it-sends-at-about-the-bandwidth-48dc9e = er sendet etwa mit der Bandbreite, die er kennt
it-fills-the-path-for-a-841c1f = er füllt den Pfad einen Umlauf lang, bevor er prüft
it-keeps-little-in-flight-to-a91e59 = er hält wenig unterwegs, um den Umlauf ohne Warteschlange zu messen
cwnd-grows-as-on-a-path-7e4010 = cwnd wächst wie auf einem Pfad mit kürzerem Umlauf
cwnd-goes-by-how-many-packets-968be7 = cwnd richtet sich danach, wie viele Pakete in Warteschlangen warten
it-sends-no-data-until-it-7b9ce0 = er sendet keine Daten, bis er weiß, ob das Netz überlastet ist
the-receiver-s-buffer-has-no-628bce = der Puffer des Empfängers hat für diesen Pfad keinen Platz
it-checks-that-the-path-is-3748cd = er prüft, ob der Pfad der ist, den er kannte
it-sends-as-much-as-it-d248af = er sendet so viel, wie er vorher konnte, ohne schon zu wissen, ob der Pfad das trägt
it-waits-for-the-acknowledgements-of-75be1f = er wartet auf die Bestätigungen dessen, was er auf einmal gesendet hat
it-goes-back-for-the-path-696ba7 = er geht zurück, denn der Pfad trug nicht so viel
first-packet-out-of-the-blue-365a14 = Erstes Paket „out of the blue“
first-packet-discarded-4d299c = Erstes verworfenes Paket
restart-6b983a = Neustart
stale-cookie-7b90df = Abgelaufenes Cookie
first-message-given-up-90ebb4 = Erste aufgegebene Nachricht
first-forward-tsn-447e62 = Erstes FORWARD TSN
first-reset-of-streams-3710a6 = Erstes Zurücksetzen von Streams
stream-streams-0e94b6 = { $a ->
    [one] Stream
    *[other] Streams
    }
association-0b5149 = Assoziation
chunk-chunks-29a22d = { $a ->
    [one] Chunk
    *[other] Chunks
    }
errors-in-a-row-ac2bf2 = Fehler in Folge
show-tsns-modulo-100-223f3a = TSNs modulo 100 zeigen
every-chunk-sent-acknowledged-and-lost-c3bda6 = Jeder gesendete, bestätigte und verlorene Chunk erscheint hier nach seiner TSN.
streams-bfd297 = Streams
streams-and-sacks-678ef7 = Streams und SACKs
no-stream-waits-every-chunk-that-913d42 = Kein Stream wartet: Jeder angekommene Chunk ist zugestellt.
stream-waits-for-ssn-tsn-5426f1 = Stream { $a } wartet auf SSN { $b } (TSN { $c }, { $d })
tsn-stream-ssn-b68f73 = TSN { $a }, Stream { $b }, SSN { $c }
acknowledges-up-to-f8c80a = Bestätigt bis { $a }
no-loss-of-tsn-is-recorded-3894aa = Kein Verlust von TSN { $a } ist aufgezeichnet: Sie kam spät, oder ihre SACKs gingen verloren.
tcp-probing-da7b51 = TCP-Probing
connection-b38d9d = Verbindung
segment-segments-755efa = { $a ->
    [one] Segment
    *[other] Segmente
    }
timeouts-in-a-row-7778e0 = Timeouts in Folge
sequence-0740f4 = Sequenz
show-sequence-numbers-modulo-100-full-8d069a = Sequenznummern modulo 100 voller Segmente zeigen
every-segment-sent-acknowledged-and-lost-5403c1 = Jedes gesendete, bestätigte und verlorene Segment erscheint hier nach seinem ersten Byte.
stream-1eec30 = Stream
stream-and-acks-cbb2cd = Stream und ACKs
segment-29ee08 = Segment
byte-6c1907 = Byte
nothing-waits-every-segment-that-arrived-be9a64 = Nichts wartet: Jedes angekommene Segment ist zugestellt.
the-stream-waits-for-segment-byte-6075fc = Der Stream wartet auf Segment { $a } (Byte { $b }, { $c })
segment-byte-50b8a6 = Segment { $a }, Byte { $b }
byte-25e653 = Byte { $a }
acknowledges-up-to-byte-7277ca = Bestätigt bis Byte { $a }
no-loss-of-the-segment-at-eb9ef9 = Kein Verlust des Segments bei Byte { $a } ist aufgezeichnet: Es kam spät, oder seine ACKs gingen verloren.
earlier-polls-3083f3 = Frühere POLLs
xstp-without-probing-530765 = XSTP ohne Probing
session-3f3af1 = Sitzung
window-44ff7b = Fenster
unanswered-in-a-row-b1b2a2 = Unbeantwortet in Folge
show-segments-modulo-100-3ab619 = Segmente modulo 100 zeigen
every-segment-sent-acknowledged-and-lost-319d33 = Jedes gesendete, bestätigte und verlorene Segment erscheint hier nach seiner Nummer.
probing-804c78 = Probing
stream-probing-and-stats-c721df = Stream, Probing und STATs
the-stream-waits-for-segment-4eb8ca = Der Stream wartet auf Segment { $a } ({ $b })
acknowledges-up-to-segment-974cc6 = Bestätigt bis Segment { $a }
no-loss-of-segment-is-recorded-705074 = Kein Verlust von Segment { $a } ist aufgezeichnet: Es kam spät, oder Berichte oder POLLs gingen verloren.
first-change-of-an-address-9cdfc4 = Erste Änderung einer Adresse
segment-2d6c34 = { $a } (Segment { $b })
segments-below-0dfaf3 = { $a } (Segmente unter { $b })
segment-at-byte-b906c6 = Segment { $a } bei Byte { $b }
