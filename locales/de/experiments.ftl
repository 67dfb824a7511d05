### What the built-in experiments say.

latency-and-goodput-under-each-queue-e7d0d5 = Latenz und Goodput unter jeder Warteschlangendisziplin, über niedrige Bahnen und einen geostationären Satelliten

messages-of-300-bytes-five-a-705876 = Nachrichten von 300 Byte, fünf je Sekunde als Poisson-Prozess, und ein Download mit CUBIC, beides TCP wie in Linux, über einen Link von 2 Mbit/s, der 1000 Pakete fasst, und einen Weg von 35 ms, wie über Satelliten auf niedrigen Bahnen, oder 270 ms, wie über einen geostationären. Jede Disziplin hat die Einstellungen, die ihr RFC vorschlägt. 120 s, ab 30 s gemessen.

what-a-hint-of-another-path-f7398c = Was ein Hinweis auf einen anderen Pfad wert ist: Sprünge der Verzögerung, Ausfälle und Handovers

one-tcp-flow-of-the-profile-c8f8cb = Ein TCP-Flow des Profils linux. Zweimal über einen Link von 10 Mbit/s mit einer Warteschlange von 75 Paketen, dessen Einwegverzögerung alle 15 s reihum 45, 30 und 20 ms wird: so, wie er ist, oder mit einem Ausfall von 100 ms bei jedem Sprung. Und von Quito nach London über Iridium mit Terminals, die immer den höchsten Satelliten nehmen und bei einem Handover 100 ms ohne Link sind; in den zehn Minuten wechselt das Terminal von Quito dreimal. Sender: CUBIC, wie der Kernel es hat; dasselbe, dem jede Änderung gemeldet wird, wonach Verluste 2,3 s lang nichts kürzen, oder kürzen wie sonst, aber ein Timeout das Plateau lässt und der Weg dorthin zurück ein Neuntel der Zeit braucht (SaTCP; das Zweite tut dessen Kernel); BBR; BBR mit Meldung, das wie LeoCC oder sofort mit STARTUP neu misst; BBR, das vermutet, bei Umläufen über 150 % des kürzesten; und LeoCC, das eine Rekonfiguration daran erkennt, dass Antworten 45 ms lang ausbleiben, oder dem sie gemeldet wird. Empfangspuffer 4 MiB. 614 s, ab 14 s gemessen. Sprünge und Ausfälle sind eine Annahme, keine Messung an irgendeinem System.

goodput-against-random-loss-by-congestio-0c294c = Goodput über zufälligem Verlust, nach Überlastkontrolle, wie Linux es tut

one-tcp-flow-of-the-profile-861b31 = Ein TCP-Flow des Profils linux über einen Link von 2 Mbit/s mit einer Warteschlange von einem Bandbreite-Verzögerungs-Produkt, 12 oder 93 Paketen, und einen Weg von 35 ms, wie über Satelliten auf niedrigen Bahnen, oder 280 ms, wie über einen geostationären. Der Hinweg verliert Pakete zufällig. Segmente von 1448 Byte mit Timestamps, Empfangspuffer von 16 MiB. 140 s, ab 40 s gemessen. Die Punkte des Kernels sind die seines eigenen TCP in virtueller Zeit.

how-long-a-transfer-takes-that-de28dc = Wie lange eine Übertragung dauert, die mit dem beginnt, was eine frühere gespeichert hat

one-tcp-transfer-newreno-of-the-a859f6 = Eine TCP-Übertragung, NewReno des Profils linux, über einen Link von 10 Mbit/s mit einer Warteschlange von einem Bandbreite-Verzögerungs-Produkt, 467 Paketen, und einen Weg von 280 ms, wie über einen geostationären Satelliten. Sie beginnt mit Slow Start von 10 Segmenten, oder mit Careful Resume mit einem gespeicherten Umlauf von 560 ms und einem gespeicherten Fenster von einem Bandbreite-Verzögerungs-Produkt, 700 kB, oder von acht, wie nach einer anderen Nutzung des Pfades. Die Zeit läuft vom Öffnen der Verbindung, bis alle Daten zugestellt sind. Nichts ist zufällig.

two-flows-share-a-link-who-f78dbc = Zwei Flows teilen sich einen Link: wer wie viel bekommt, und wie lange Pakete warten, nach Überlastkontrolle

two-tcp-flows-of-the-profile-91c1f7 = Zwei endlose TCP-Flows des Profils linux teilen sich einen Link, jeder innerhalb von 2 s begonnen, zu einem Zeitpunkt, den sein Seed zieht: 10 Mbit/s und 34 ms, wie über Satelliten auf niedrigen Bahnen, oder 1,25 Mbit/s und 279 ms, wie über einen geostationären. In beiden Fällen füllen ihn 58 Pakete, so dass Warteschlangen von 29, 116 und 464 Paketen ein halbes Bandbreite-Verzögerungs-Produkt, zwei und acht davon sind. 300 s, ab 60 s gemessen.

how-long-files-take-by-their-62d9ad = Wie lange Dateien nach ihrer Größe dauern, nach Überlastkontrolle, wie Linux es tut

one-file-over-a-link-of-c0b368 = Eine Datei über einen Link von 10 Mbit/s mit einer Warteschlange von einem Bandbreite-Verzögerungs-Produkt, 58 oder 467 Paketen, und einen Weg von 35 ms, wie über Satelliten auf niedrigen Bahnen, oder 280 ms, wie über einen geostationären; nichts geht verloren, außer wo die Warteschlange überläuft. TCP des Profils linux mit Segmenten von 1448 Byte und einem Fenster von 21 MB: 14.480 Byte sind sein erstes Fenster. Nichts ist zufällig: Die Läufe eines Punktes sind gleich. Die Punkte des Kernels sind die seines eigenen TCP in virtueller Zeit.

a-delay-that-steps-every-15-ee6159 = Eine Verzögerung, die alle 15 Sekunden springt, ohne und mit Ausfällen, nach Überlastkontrolle, wie Linux es tut

one-tcp-flow-of-the-profile-1a9657 = Ein TCP-Flow des Profils linux über einen Link von 10 Mbit/s mit einer Warteschlange von 60 Paketen, und einen Weg, dessen Verzögerung alle 15 s von 20 auf 45, 30 und 20 ms springt, wie es ein Satellitennetz auf niedrigen Bahnen tut, das neu konfiguriert wird. Jeder Sprung kommt auf einmal, oder hinter einem Ausfall von 100 ms, in dem alles verloren geht. Ein Paket behält die Verzögerung, mit der es abging. 75 s, ab 5 s gemessen; der Flow beginnt innerhalb von 50 ms, vom Seed gezogen. Die Punkte des Kernels sind die seines eigenen TCP in virtueller Zeit.

what-each-mechanism-of-linux-s-5109b1 = Was jeder Mechanismus von TCP in Linux bei Verlust wert ist

one-tcp-flow-of-the-profile-28d068 = Ein TCP-Flow des Profils linux über einen Link von 10 Mbit/s mit einer Warteschlange von einem Bandbreite-Verzögerungs-Produkt, 58 oder 467 Paketen, und einen Weg von 35 ms oder 280 ms, der auf dem Hinweg Pakete zufällig verliert. Jeder Mechanismus wird einzeln ausgeschaltet: RACK, Tail Loss Probes (TLP), F-RTO, DSACK, diese vier zusammen, Proportional Rate Reduction (PRR), schnelle Bestätigungen, SACK. 140 s, ab 40 s gemessen. Die Punkte des Kernels sind die seines eigenen TCP in virtueller Zeit, über 35 ms von 10 bis 60 s.

concurrent-multipath-transfer-over-iridi-3e7573 = Concurrent Multipath Transfer über Iridium und GEO über dem Puffer des Empfängers

one-association-from-quito-to-london-f810cf = Eine Assoziation von Quito nach London, mit je einem Iridium- und einem GEO-Terminal an jedem Ende: 1,5 Mbit/s und etwa 90 ms in einer Richtung neben 2 Mbit/s und etwa 260 ms. Neue Daten nehmen einen Pfad, mit dem anderen als Ersatz, oder beide zugleich, und Verlorenes wird nach einer der fünf Strategien von Iyengar, Amer und Stewart neu gesendet. Die Bodenlinks des GEO-Satelliten beschädigen eines von zehn Millionen Bits oder eines von einer Million, die von Iridium eines von zehn Millionen. Die Puffer sind die, die ihre Studie zur Blockade durch den Empfangspuffer in ihrer Kurzfassung nennt (Receive buffer blocking in concurrent multipath transfer, 2005), 16 bis 256 KB, und einer von 512 KB. Ihre Pfade, Verluste und Zahlen sind andere und werden hier nicht nachvollzogen: Nur ihre Schlüsse lassen sich prüfen.

cwnd-of-tcp-and-sctp-after-ed6b82 = cwnd von TCP und SCTP nach einem Verlust im Slow Start

trace-points-m-to-s-535089 = Trace, Punkte M bis S

a-tcp-source-with-sack-and-b00374 = Eine TCP-Quelle mit SACK und eine SCTP-Quelle, beide nach den Regeln von 2001, senden über einen Router in einen geostationären Link von 2 Mbit/s und 250 ms. Ihre Zugangslinks haben 3 Mbit/s und 2 ms; Pakete haben 1488 Byte, Segmente 1448; nichts wird vor dem Bestätigen verzögert. Der Link verliert die erste Übertragung von Segment 8 von TCP und von TSN 8 von SCTP, und sonst nichts. TCP öffnet bei 0,8 s, SCTP 0,25 ms davor, so dass seine ersten Daten abgehen, wenn sie es in der Referenz tun; es braucht zwei Umläufe zum Öffnen, TCP einen. cwnd von beiden über die 5,5 s: TCP halbiert seine neun Segmente und wächst mit jeder Bestätigung um einen Teil von einem, SCTP halbiert, was es in Byte zählt, und wächst mit jedem Umlauf um ein Paket.

sequence-numbers-of-the-tcp-source-76a393 = Sequenznummern der TCP-Quelle an einem verlustbehafteten GEO-Engpass

figure-3-f060cf = Abbildung 3

a-tcp-source-with-sack-and-2b0f7f = Eine TCP-Quelle mit SACK und eine SCTP-Quelle, beide nach den Regeln von 2001, senden über einen Router in einen geostationären Link von 2 Mbit/s und 250 ms mit einer Warteschlange von 10 Paketen, der auf dem Hinweg 1,5 % der Pakete verliert. Zugangslinks von 3 Mbit/s und 2 ms, Empfangspuffer von 64 KB, Pakete von 1488 Byte, keine verzögerten Bestätigungen. Das Diagramm zeigt die Segmente, die TCP in einem Lauf sendet, und die Bestätigungen, die es empfängt, modulo 100.

figures-3-and-4-8a4052 = Abbildungen 3 und 4

sequence-numbers-of-the-sctp-source-9fe811 = Sequenznummern der SCTP-Quelle an einem verlustbehafteten GEO-Engpass

figure-4-0fb418 = Abbildung 4

a-tcp-source-with-sack-and-47f9de = Eine TCP-Quelle mit SACK und eine SCTP-Quelle, beide nach den Regeln von 2001, senden über einen Router in einen geostationären Link von 2 Mbit/s und 250 ms mit einer Warteschlange von 10 Paketen, der auf dem Hinweg 1,5 % der Pakete verliert. Zugangslinks von 3 Mbit/s und 2 ms, Empfangspuffer von 64 KB, Pakete von 1488 Byte, keine verzögerten Bestätigungen. Das Diagramm zeigt die TSNs, die SCTP in einem Lauf sendet, und die kumulativen TSNs, die es empfängt, modulo 100.

total-throughput-on-a-lossy-geo-aa093c = Gesamter Durchsatz an einem verlustbehafteten GEO-Engpass

figure-5-b3d365 = Abbildung 5

a-tcp-source-with-sack-and-90a2d6 = Eine TCP-Quelle mit SACK und eine SCTP-Quelle, beide nach den Regeln von 2001, senden über einen Router in einen geostationären Link von 2 Mbit/s und 250 ms mit einer Warteschlange von 10 Paketen, der auf dem Hinweg 1,5 % der Pakete verliert. Zugangslinks von 3 Mbit/s und 2 ms, Empfangspuffer von 64 KB, Pakete von 1488 Byte, keine verzögerten Bestätigungen. Das Diagramm zeigt, was beide zusammen in jeder der ersten 40 s eines Laufs auf den geostationären Link geben.

table-2-f7b6a6 = Tabelle 2

segments-of-tcp-and-of-sctp-04138b = Segmente von TCP und von SCTP von 50 bis 150 s an einem verlustbehafteten GEO-Engpass

a-tcp-source-with-sack-and-7a6f44 = Eine TCP-Quelle mit SACK und eine SCTP-Quelle, beide nach den Regeln von 2001, senden über einen Router in einen geostationären Link von 2 Mbit/s und 250 ms mit einer Warteschlange von 10 Paketen, der auf dem Hinweg 1,5 % der Pakete verliert. Zugangslinks von 3 Mbit/s und 2 ms, Empfangspuffer von 64 KB, Pakete von 1488 Byte, keine verzögerten Bestätigungen. Die Läufe enden bei 150 s und werden ab 50 s gemessen. Das Diagramm zeigt, wie viele Segmente von TCP und von SCTP in einem Lauf bestätigt werden.

gain-of-sctp-over-tcp-utilisation-02d866 = Gewinn von SCTP gegenüber TCP, Auslastung und Fairness an einem GEO-Engpass

half-of-the-sources-speak-tcp-4e2558 = Die Hälfte der Quellen spricht TCP mit SACK, die Hälfte SCTP, alle nach den Regeln von 2001: anfängliche Fenster von 1 und 2 Segmenten, keine verzögerten Bestätigungen, Empfangspuffer von 64 KB. Sie erreichen einen Router über Links von 3 Mbit/s und 2 ms; dahinter liegt ein geostationärer Link von 2, 4, 7 und 11 Mbit/s und 250 ms, der auf dem Hinweg 1,5 % der Pakete verliert, mit einer Warteschlange von 10, 40, 80 und 160 Paketen für 2, 4, 6 und 8 Quellen. Pakete haben 1488 Byte. 500 s, ab 50 s gemessen.

gain-of-sctp-over-tcp-utilisation-54dfad = Gewinn von SCTP gegenüber TCP, Auslastung und Fairness an einem langsamen GEO-Engpass

table-3-2ee889 = Tabelle 3

half-of-the-sources-speak-tcp-7685f0 = Die Hälfte der Quellen spricht TCP mit SACK, die Hälfte SCTP, alle nach den Regeln von 2001: anfängliche Fenster von 1 und 2 Segmenten, keine verzögerten Bestätigungen, Empfangspuffer von 64 KB. Sie erreichen einen Router über Links von 3 Mbit/s und 2 ms; dahinter liegt ein geostationärer Link von 0,2 Mbit/s und 250 ms, der auf dem Hinweg 1,5 % der Pakete verliert, mit einer Warteschlange von 10, 40, 80 und 160 Paketen für 2, 4, 6 und 8 Quellen. Pakete haben 1488 Byte. 500 s, ab 50 s gemessen.

a-loss-in-slow-start-tcp-ec9b33 = Ein Verlust im Slow Start: TCP und SCTP verlieren je Segment 8

a-tcp-source-with-sack-and-d80dc0 = Eine TCP-Quelle mit SACK und eine SCTP-Quelle, beide nach den Regeln von 2001, senden über einen Router in einen geostationären Link von 2 Mbit/s und 250 ms. Ihre Zugangslinks haben 3 Mbit/s und 2 ms; Pakete haben 1488 Byte, Segmente 1448; nichts wird vor dem Bestätigen verzögert. Der Link verliert die erste Übertragung von Segment 8 von TCP und von TSN 8 von SCTP, und sonst nichts. TCP öffnet bei 0,8 s, SCTP 0,25 ms davor, so dass seine ersten Daten abgehen, wenn sie es in der Referenz tun; es braucht zwei Umläufe zum Öffnen, TCP einen.

short-messages-beside-a-file-data-987449 = Kurze Nachrichten neben einer Datei: DATA und I-DATA unter sechs Stream-Schedulern

one-association-over-a-geostationary-sat-b09278 = Eine Assoziation über einen geostationären Satelliten, 272 ms und 2 Mbit/s, trägt alle 12 s eine Datei auf Stream 0 und Nachrichten von 100 Byte auf Stream 1, vier je Sekunde zu zufälligen Zeitpunkten. Nichts geht verloren. Die Datei ist eine Nachricht von 10 KB bis 1 MB und braucht in ihrer größten Form 4 s und mehr. Ihre Chunks sind DATA, die aufeinander folgen müssen, oder I-DATA, die zwischen denen des anderen Streams abgehen dürfen (RFC 8260), und der Scheduler sagt, von welchem Stream der nächste ist: Die Nachrichten sind nach Priorität die wichtigeren und haben das vierfache Gewicht. Von 49 Nachrichten ist eine eine Datei, so dass Median und 95. Perzentil die der kurzen sind. RFC 8260 sagt, wozu Chunks und Scheduler da sind, und hat keine Abbildung; die Schranken der Behauptungen sind unsere.

features-that-are-recommended-over-satel-4349fa = Funktionen, die über Satelliten empfohlen sind, jede an und aus

tables-v-and-vi-a20ffd = Tabellen V und VI

a-file-of-1-mb-goes-0059e6 = Eine Datei von 1 MB geht von Quito nach London über Iridium (1,5 Mbit/s) oder über einen geostationären Satelliten (2 Mbit/s), ohne Fehler und mit einer Bitfehlerrate von 1e-6. Uplinks verwerfen oder markieren zufällig, bevor ihre 50 Pakete voll sind (RED von 5 bis 25), und tragen Pakete von 1500 Byte. SCTP hat keine von acht Funktionen, eine, alle außer einer, oder alle: Path MTU Discovery mit gebündelten Chunks anstelle von Paketen von 512 Byte; einen Empfangspuffer von 256 KB anstelle von 64 KB, dem Höchsten von TCP ohne Skalierung; ein anfängliches cwnd von 2 Segmenten anstelle von 1; Byte Counting bis 2 PMTU anstelle von 1; alle Lücken in einem SACK anstelle von 3; ECN; vier Streams anstelle von einem; und die andere Art Satellit als zweiten Pfad. Streams werden auch mit einem Puffer von 4 KB erprobt, wo die Reihenfolge sie aufhält.

goodput-with-link-layer-arq-below-b18cb4 = Goodput mit Link-Layer-ARQ unter SCTP

future-work-31cf64 = Ausblick

one-association-from-quito-to-london-911346 = Eine Assoziation von Quito nach London, über Iridium mit Bodenlinks von 1,5 Mbit/s oder über geostationäre Satelliten mit 2 Mbit/s. Pakete tragen 512 Byte und sind 564 Byte lang; der Puffer des Empfängers fasst 500 davon und ist keine Grenze. Fehler treffen einmal auf jedem Weg, wo das Paket zuerst auf einen Funklink trifft. Links senden, was Fehler verloren haben, neu, einen Umlauf des Links später, höchstens einmal, drei- oder siebenmal; was inzwischen kommt, wartet am fernen Ende darauf, in Reihenfolge, oder geht gleich weiter.

how-associations-of-different-round-trip-d77162 = Wie sich Assoziationen mit verschiedenen Umläufen einen Link teilen

two-sctp-associations-without-end-share-e09d2b = Zwei endlose SCTP-Assoziationen teilen sich einen Link von 10 Mbit/s mit einer Warteschlange von 100 Paketen. Der Umlauf der einen ist 42 ms, wie über Satelliten auf niedrigen Bahnen; der der anderen ist so lang oder bis zu vierzehnmal so lang, wie über einen geostationären, in einem Netz, für das Kabel stehen. Empfangspuffer von 4 MiB begrenzen keine; jede beginnt zu einem Zeitpunkt, den ihr Seed zieht, und sonst ist nichts zufällig. Bei voller Warteschlange kommen zu beiden 120 ms hinzu. 600 s, ab 100 s gemessen.

congestion-told-apart-from-corruption-by-7370b8 = Überlast durch ECN von Verfälschung unterschieden

section-on-ecn-bada44 = Abschnitt zu ECN

eight-associations-share-a-satellite-lin-9b432a = Acht Assoziationen teilen sich einen Satellitenlink von 4 Mbit/s und 250 ms hinter einem Router, der Pakete zufällig verwirft, bevor seine Warteschlange von 80 Paketen voll ist (RED); der Link zerstört außerdem einige der Pakete. Ohne ECN bedeutet jeder Verlust Überlast. Mit ECN markiert der Router Pakete, statt sie zu verwerfen, und der Empfänger gibt die Markierung zurück. In der dritten Konfiguration hält der Sender einen Verlust ohne Markierung für Verfälschung, wie die Arbeit vorschlägt, und behält sein Fenster.

cwnd-in-slow-start-with-byte-9ba881 = cwnd im Slow Start mit Byte-Counting-Grenzen von 1 und 2 PMTU: zwei durchgerechnete Beispiele

a-source-sends-300-kb-to-e58e9d = Eine Quelle sendet 300 KB an eine Senke über einen Satellitenkanal von 10 Mbit/s mit einem Umlauf von 520 ms und ohne Verlust. Die Path MTU ist 1500 Byte, und cwnd beginnt bei neun Segmenten. SACKs werden verzögert, so dass jeder außer dem ersten zwei Segmente abdeckt, und der erste macht cwnd zu zehn. Im Slow Start lässt ein SACK cwnd um das wachsen, was er bestätigt, aber um nicht mehr als die Byte-Counting-Grenze, in Einheiten der PMTU. Segmente von 536 Byte: Zwei sind 1072 Byte, weniger als eine PMTU, und zählen voll; cwnd geht von 5360 auf 6432 Byte. Segmente von 1500 Byte: Zwei sind 3000 Byte, von denen eine Grenze von 1 PMTU 1500 zählen lässt; cwnd geht von 15.000 auf 16.500 Byte, und mit einer Grenze von 2 PMTU auf 18.000. Ein Segment ist ein DATA-Chunk mit seinem Header von 16 Byte und hat ein Paket für sich, und die Grenze wird in ganzen Segmenten gezählt: 2 von 536 Byte passen in eine PMTU.

iridium-and-geo-with-30-associations-517378 = Iridium und GEO mit 30 Assoziationen: der Globus

figure-8-32df29 = Abbildung 8

iridium-has-66-satellites-in-6-0cd208 = Iridium hat 66 Satelliten in 6 Ebenen, Bodenlinks von 1,5 Mbit/s und Inter-Satelliten-Links von 25 Mbit/s mit Warteschlangen von 50 Paketen. Links zwischen Ebenen sind nahe den Polen aus, und keiner quert die Naht. Drei geostationäre Satelliten bei 90° West, 30° und 150° Ost routen an Bord über Links von 2 Mbit/s; ihre Gateways sind durch Kabel von 100 Mbit/s verbunden. Assoziationen verbinden Orte zwischen 40° Süd und 70° Nord, für jeden Lauf neu gezogen und an jedem Punkt dieselben, so dass die Balken auch die Geographie enthalten; sie beginnen im Abstand einer Zehntelsekunde. Alle haben ein Interface zu jeder Konstellation. Öffnen Sie die Szene im Labor: Sie zeigt jeden Inter-Satelliten-Link, jeden Bodenlink, und nahe Greenwich die Naht, an der die erste und die letzte Ebene gegenläufig fliegen.

goodput-of-three-multihomed-configuratio-513442 = Goodput dreier Multihoming-Konfigurationen über der Fehlerrate

figure-9-b725d4 = Abbildung 9

iridium-has-66-satellites-in-6-fdf060 = Iridium hat 66 Satelliten in 6 Ebenen, Bodenlinks von 1,5 Mbit/s und Inter-Satelliten-Links von 25 Mbit/s mit Warteschlangen von 50 Paketen. Drei geostationäre Satelliten bei 90° West, 30° und 150° Ost routen an Bord über Links von 2 Mbit/s; ihre Gateways sind durch Kabel von 100 Mbit/s verbunden. Assoziationen verbinden Orte zwischen 40° Süd und 70° Nord, für jeden Lauf neu gezogen und an jedem Punkt dieselben, so dass die Balken auch die Geographie enthalten; sie beginnen im Abstand einer Zehntelsekunde. Pakete tragen 512 Byte Nutzdaten und sind auf der Leitung 564 Byte lang. cwnd beginnt bei 2 Segmenten, ssthresh bei 20, und cwnd wächst für einen SACK um höchstens ein Segment. Jedes Paket durchläuft einen Fehlerprozess je Einwegpfad. Die GEO-Links haben eine Bitfehlerrate von 1e-6, die Puffer der Empfänger fassen 40 Segmente, es gibt einen Stream. Mit einem Ersatzpfad geht jede Neuübertragung dorthin. Über den üblichen 8,2 Grad sehen die meisten Orte nur einen Iridium-Satelliten, und was an das zweite Interface gesendet wird, findet dann keine Route; zwei Satelliten werden deshalb zweimal gezeigt, über dem Horizont, wo ein einzelner keinen Unterschied macht, und über 8,2 Grad. Die festen Orte der Referenz lassen sich auf der Kommandozeile verlangen.

bandwidth-that-a-geo-backup-needs-897a03 = Bandbreite, die ein GEO-Ersatz braucht

figure-10-7b97e9 = Abbildung 10

iridium-has-66-satellites-in-6-bed31c = Iridium hat 66 Satelliten in 6 Ebenen, Bodenlinks von 1,5 Mbit/s und Inter-Satelliten-Links von 25 Mbit/s mit Warteschlangen von 50 Paketen. Drei geostationäre Satelliten bei 90° West, 30° und 150° Ost routen an Bord über Links von 2 Mbit/s; ihre Gateways sind durch Kabel von 100 Mbit/s verbunden. Assoziationen verbinden Orte zwischen 40° Süd und 70° Nord, für jeden Lauf neu gezogen und an jedem Punkt dieselben, so dass die Balken auch die Geographie enthalten; sie beginnen im Abstand einer Zehntelsekunde. Pakete tragen 512 Byte Nutzdaten und sind auf der Leitung 564 Byte lang. cwnd beginnt bei 2 Segmenten, ssthresh bei 20, und cwnd wächst für einen SACK um höchstens ein Segment. Jedes Paket durchläuft einen Fehlerprozess je Einwegpfad. Iridium ist der primäre Pfad, GEO mit einer Bitfehlerrate von 1e-6 der Ersatz; jede Neuübertragung geht dorthin. Die Puffer der Empfänger fassen 40 Segmente. Das Diagramm zeigt, was alle Assoziationen zusammen über GEO senden, in beiden Richtungen. Die festen Orte der Referenz lassen sich auf der Kommandozeile verlangen.

goodput-over-iridium-against-the-receive-64d7da = Goodput über Iridium nach dem Puffer des Empfängers, ein Stream und vier

figure-11-d4d2b5 = Abbildung 11

iridium-has-66-satellites-in-6-2e2be1 = Iridium hat 66 Satelliten in 6 Ebenen, Bodenlinks von 1,5 Mbit/s und Inter-Satelliten-Links von 25 Mbit/s mit Warteschlangen von 50 Paketen. Zwanzig Assoziationen verbinden Orte zwischen 40° Süd und 70° Nord, für jeden Lauf neu gezogen und an jedem Punkt dieselben, so dass die Balken auch die Geographie enthalten. Pakete tragen 512 Byte Nutzdaten und sind auf der Leitung 564 Byte lang. cwnd beginnt bei 2 Segmenten, ssthresh bei 20, und cwnd wächst für einen SACK um höchstens ein Segment. Jedes Paket durchläuft einen Fehlerprozess je Einwegpfad. Ein Stream und vier bei drei Fehlerraten, über dem Puffer des Empfängers. Die festen Orte der Referenz lassen sich auf der Kommandozeile verlangen.

goodput-over-geo-against-the-receiver-460554 = Goodput über GEO nach dem Puffer des Empfängers, ein Stream und vier

figure-12-130179 = Abbildung 12

three-geostationary-satellites-at-90-wes-0ee1b5 = Drei geostationäre Satelliten bei 90° West, 30° und 150° Ost routen an Bord über Links von 2 Mbit/s; ihre Gateways sind durch Kabel von 100 Mbit/s verbunden. Zehn Assoziationen verbinden Orte zwischen 40° Süd und 70° Nord, für jeden Lauf neu gezogen und an jedem Punkt dieselben, so dass die Balken auch die Geographie enthalten. Enden unter verschiedenen Satelliten sind durch die Gateways und ihre Kabel verbunden. Pakete tragen 512 Byte Nutzdaten und sind auf der Leitung 564 Byte lang. cwnd beginnt bei 2 Segmenten, ssthresh bei 20, und cwnd wächst für einen SACK um höchstens ein Segment. Jedes Paket durchläuft einen Fehlerprozess je Einwegpfad. Ein Stream und vier bei drei Fehlerraten, über dem Puffer des Empfängers. Die festen Orte der Referenz lassen sich auf der Kommandozeile verlangen.

goodput-over-iridium-against-the-error-feb85d = Goodput über Iridium nach der Fehlerrate, ein Stream und vier

figure-13-edf6c0 = Abbildung 13

iridium-has-66-satellites-in-6-7b360d = Iridium hat 66 Satelliten in 6 Ebenen, Bodenlinks von 1,5 Mbit/s und Inter-Satelliten-Links von 25 Mbit/s mit Warteschlangen von 50 Paketen. Zwanzig Assoziationen verbinden Orte zwischen 40° Süd und 70° Nord, für jeden Lauf neu gezogen und an jedem Punkt dieselben, so dass die Balken auch die Geographie enthalten. Pakete tragen 512 Byte Nutzdaten und sind auf der Leitung 564 Byte lang. cwnd beginnt bei 2 Segmenten, ssthresh bei 20, und cwnd wächst für einen SACK um höchstens ein Segment. Jedes Paket durchläuft einen Fehlerprozess je Einwegpfad. Ein Stream und vier mit Empfangspuffern von 8 und von 40 Segmenten, über der Bitfehlerrate. Die festen Orte der Referenz lassen sich auf der Kommandozeile verlangen.

goodput-over-geo-against-the-error-d058f1 = Goodput über GEO nach der Fehlerrate, ein Stream und vier

figure-14-e24a93 = Abbildung 14

three-geostationary-satellites-at-90-wes-326a2d = Drei geostationäre Satelliten bei 90° West, 30° und 150° Ost routen an Bord über Links von 2 Mbit/s; ihre Gateways sind durch Kabel von 100 Mbit/s verbunden. Zehn Assoziationen verbinden Orte zwischen 40° Süd und 70° Nord, für jeden Lauf neu gezogen und an jedem Punkt dieselben, so dass die Balken auch die Geographie enthalten. Enden unter verschiedenen Satelliten sind durch die Gateways und ihre Kabel verbunden. Pakete tragen 512 Byte Nutzdaten und sind auf der Leitung 564 Byte lang. cwnd beginnt bei 2 Segmenten, ssthresh bei 20, und cwnd wächst für einen SACK um höchstens ein Segment. Jedes Paket durchläuft einen Fehlerprozess je Einwegpfad. Ein Stream und vier mit Empfangspuffern von 8 und von 40 Segmenten, über der Bitfehlerrate. Die festen Orte der Referenz lassen sich auf der Kommandozeile verlangen.

goodput-when-a-sack-reports-3-7f2b62 = Goodput, wenn ein SACK 3, 4 oder alle Lücken meldet: beim Standardsender unterscheidet sich nichts

section-on-sack-ec6d0a = Abschnitt zu SACK

one-association-over-a-single-geostation-d9a875 = Eine Assoziation über einen einzelnen geostationären Hop von 10 Mbit/s mit einem Umlauf von 520 ms; der Link zerstört Pakete von 564 Byte. Der Puffer des Empfängers fasst 500 Segmente und ist keine Grenze. Ein SACK kann 3 oder 4 Lücken melden, wie eine Bestätigung von TCP mit ihren Optionen, oder alle, wie in SCTP. Ein Verlust halbiert das Fenster oder lässt es, wo der Sender weiß, dass Verluste Verfälschung sind, wie es ist, so dass viele Pakete zugleich fehlen. Beim Standardsender, der halbiert, ändert die Grenze bei keiner Fehlerrate etwas; sie wirkt nur, wo Verluste das Fenster lassen.

goodput-with-compressed-headers-below-sc-860350 = Goodput mit komprimierten Headern unter SCTP

one-association-from-quito-to-london-d42923 = Eine Assoziation von Quito nach London über Iridium, mit Bodenlinks von 256 kbit/s, in Paketen von 64 oder 512 Byte Nutzdaten hinter 52 Byte Headern, von denen Links 6 Byte anstelle von 36 senden. Fehler treffen jeden Funklink. Ein Paket, das ein Link verliert, nimmt den Kontext seines Flows auf diesem Link mit: Die danach gehen dort verloren, bis ein voller Header kommt, den das ferne Ende verlangt (Feedback) oder jedes zwanzigste Paket hat (Refresh). Daneben wird keiner komprimiert, oder Kontexte brechen nie.

start-up-time-with-an-initial-e73546 = Anlaufzeit mit einem anfänglichen cwnd von 1, 2 und 10 Segmenten

section-on-the-initial-cwnd-74a1fe = Abschnitt zum anfänglichen cwnd

short-transfers-over-a-geostationary-hop-8b4c3c = Kurze Übertragungen über einen geostationären Hop von 2 Mbit/s mit einem Umlauf von 520 ms, ohne Verlust; SACKs werden um bis zu 200 ms verzögert. Ein Paket trägt 1452 Byte. Die Zeit läuft vom Öffnen der Assoziation, bis alles zugestellt ist.

goodput-with-path-mtu-discovery-against-7a1376 = Goodput mit Path MTU Discovery gegen Pakete von 512 Byte

section-on-path-mtu-discovery-01b95b = Abschnitt zu Path MTU Discovery

one-association-over-a-geostationary-hop-092aa0 = Eine Assoziation über einen geostationären Hop von 10 Mbit/s mit einem Umlauf von 520 ms und einer Bitfehlerrate von 1e-7, hinter einem Router. Der Pfad trägt Pakete von 576, 1500 oder 4352 Byte. Ohne Discovery hat jedes Paket höchstens 512 Byte, was überall durchgeht. Mit Discovery beginnt der Sender mit den 9000 Byte seines eigenen Links, erfährt vom Router, was zu groß ist, und bündelt so viele DATA-Chunks von 480 Byte, wie passen.

goodput-over-a-ds1-channel-by-d0ce4e = Goodput über einen DS1-Kanal über GEO mit Empfangsfenstern von 64 KB und darüber

section-on-the-receiver-window-9d4cb5 = Abschnitt zum Empfangsfenster

one-association-over-a-geostationary-hop-14d6ad = Eine Assoziation über einen geostationären Hop von 1,544 Mbit/s (DS1) mit einem Umlauf von 500 ms, ohne Verlust und mit einer Bitfehlerrate von 1e-7. Die Leitung, Rate mal Umlauf, fasst 96.500 Byte. TCP ohne Window Scaling kann höchstens 64 KB ankündigen; das Fenster von SCTP hat 32 Bits. Das Fenster zählt Nutzdaten: 1452 der 1500 Byte eines Pakets.

three-multihomed-configurations-on-wires-97c41c = Drei Multihoming-Konfigurationen über Kabel, neben ns-2

one-association-over-wires-that-stand-624541 = Eine Assoziation über Kabel, die für die Satelliten stehen: Der primäre Pfad braucht 80 ms und zwei Funkhops von 1,5 Mbit/s, ein zweiter über Iridium 83 ms, einer über GEO 250 ms bei 2 Mbit/s mit einer Bitfehlerrate von 1e-6. Die Pfade unterscheiden sich sonst in nichts, nichts bewegt sich, und niemand teilt sie, so dass sich die Zahlen mit denen eines unabhängigen Simulators vergleichen lassen. Pakete von 564 Byte durchlaufen einen Fehlerprozess je Einwegpfad, der Puffer des Empfängers fasst 40 Segmente; jede Neuübertragung nimmt den anderen Pfad.

goodput-against-receiver-buffer-without--af1dd7 = Goodput über dem Empfangspuffer ohne Verlust

a-source-reaches-a-sink-over-45f95d = Eine Quelle erreicht eine Senke über einen Link von 5 Mbit/s ohne Verlust und einen Satellitenlink von 10 Mbit/s, jeder 130 ms lang. Pakete haben 1500 Byte, Chunks gehen reihum an die Streams, die Anwendung liest sofort, und auf dem Rückweg geht nichts verloren. Kein Paket geht verloren. Mit vier Streams, und zum Vergleich mit einem.

sequence-numbers-without-loss-a-burst-fd4994 = Sequenznummern ohne Verlust: ein Burst je Umlauf

a-source-reaches-a-sink-over-5798cf = Eine Quelle erreicht eine Senke über einen Link von 5 Mbit/s ohne Verlust und einen Satellitenlink von 10 Mbit/s, jeder 130 ms lang. Pakete haben 1500 Byte, Chunks gehen reihum an die Streams, die Anwendung liest sofort, und auf dem Rückweg geht nichts verloren. Kein Paket geht verloren; vier Streams und ein Puffer von 15 KB. Das Diagramm zeigt einen Lauf.

goodput-against-receiver-buffer-with-los-002fc6 = Goodput über dem Empfangspuffer mit Verlust, vier Streams

figure-6-f5cad8 = Abbildung 6

a-source-reaches-a-sink-over-2b2d60 = Eine Quelle erreicht eine Senke über einen Link von 5 Mbit/s ohne Verlust und einen Satellitenlink von 10 Mbit/s, jeder 130 ms lang. Pakete haben 1500 Byte, Chunks gehen reihum an die Streams, die Anwendung liest sofort, und auf dem Rückweg geht nichts verloren. Vier Streams; der Satellitenlink verliert 1, 3 oder 5 % der Pakete.

cwnd-and-a-rwnd-with-a-327972 = cwnd und a_rwnd mit einem Puffer von 15 KB

figure-7-ef0005 = Abbildung 7

a-source-reaches-a-sink-over-e44e4a = Eine Quelle erreicht eine Senke über einen Link von 5 Mbit/s ohne Verlust und einen Satellitenlink von 10 Mbit/s, jeder 130 ms lang. Pakete haben 1500 Byte, Chunks gehen reihum an die Streams, die Anwendung liest sofort, und auf dem Rückweg geht nichts verloren. Der Satellitenlink verliert 1 % der Pakete; vier Streams. Das Diagramm zeigt einen Lauf; die Bruchteile der Zeit sind Mittelwerte über alle Wiederholungen.

cwnd-and-a-rwnd-with-a-2a4b02 = cwnd und a_rwnd mit einem Puffer von 35 KB

a-source-reaches-a-sink-over-9a0ccf = Eine Quelle erreicht eine Senke über einen Link von 5 Mbit/s ohne Verlust und einen Satellitenlink von 10 Mbit/s, jeder 130 ms lang. Pakete haben 1500 Byte, Chunks gehen reihum an die Streams, die Anwendung liest sofort, und auf dem Rückweg geht nichts verloren. Wie mit 15 KB, aber der Puffer hat 35 KB. Das Diagramm zeigt einen Lauf; die Bruchteile der Zeit sind Mittelwerte über alle Wiederholungen.

packets-sent-and-sacks-received-with-2a2bb9 = Gesendete Pakete und empfangene SACKs mit einem Puffer von 35 KB

a-source-reaches-a-sink-over-25fab7 = Eine Quelle erreicht eine Senke über einen Link von 5 Mbit/s ohne Verlust und einen Satellitenlink von 10 Mbit/s, jeder 130 ms lang. Pakete haben 1500 Byte, Chunks gehen reihum an die Streams, die Anwendung liest sofort, und auf dem Rückweg geht nichts verloren. Der Satellitenlink verliert 1 % der Pakete; vier Streams und ein Puffer von 35 KB. Das Diagramm zeigt einen Lauf.

goodput-against-receiver-buffer-one-stre-ba3aa4 = Goodput über dem Empfangspuffer, ein Stream und vier

a-source-reaches-a-sink-over-67aa58 = Eine Quelle erreicht eine Senke über einen Link von 5 Mbit/s ohne Verlust und einen Satellitenlink von 10 Mbit/s, jeder 130 ms lang. Pakete haben 1500 Byte, Chunks gehen reihum an die Streams, die Anwendung liest sofort, und auf dem Rückweg geht nichts verloren. Ein Stream und vier; der Satellitenlink verliert 1 oder 5 % der Pakete.

goodput-against-packet-loss-one-stream-4dc42e = Goodput über dem Paketverlust, ein Stream und vier

a-source-reaches-a-sink-over-ccb5ac = Eine Quelle erreicht eine Senke über einen Link von 5 Mbit/s ohne Verlust und einen Satellitenlink von 10 Mbit/s, jeder 130 ms lang. Pakete haben 1500 Byte, Chunks gehen reihum an die Streams, die Anwendung liest sofort, und auf dem Rückweg geht nichts verloren. Ein Stream und vier mit einem Puffer von 15 KB, über der Fehlerrate des Satellitenlinks.

a-rwnd-against-time-one-stream-1cc58d = a_rwnd über der Zeit, ein Stream und vier

a-source-reaches-a-sink-over-02de50 = Eine Quelle erreicht eine Senke über einen Link von 5 Mbit/s ohne Verlust und einen Satellitenlink von 10 Mbit/s, jeder 130 ms lang. Pakete haben 1500 Byte, Chunks gehen reihum an die Streams, die Anwendung liest sofort, und auf dem Rückweg geht nichts verloren. Ein Stream neben vier; der Satellitenlink verliert 5 % der Pakete, der Puffer hat 15 KB. Das Diagramm zeigt je einen Lauf; die Bruchteile der Zeit sind Mittelwerte über alle Wiederholungen.

optimal-receiver-buffer-against-packet-l-fd8b3e = Optimaler Empfangspuffer über dem Paketverlust

a-source-reaches-a-sink-over-b265c4 = Eine Quelle erreicht eine Senke über einen Link von 5 Mbit/s ohne Verlust und einen Satellitenlink von 10 Mbit/s, jeder 130 ms lang. Pakete haben 1500 Byte, Chunks gehen reihum an die Streams, die Anwendung liest sofort, und auf dem Rückweg geht nichts verloren. Ein Stream und vier, über der Fehlerrate des Satellitenlinks. Der optimale Puffer ist der kleinste, mit dem der mittlere Goodput 95 % dessen mit 80 KB erreicht (90 und 98 % zum Vergleich), auf geraden Linien zwischen den erprobten Puffern.

late-is-lost-the-age-of-d1b369 = Spät ist verloren: das Alter ankommender Telemetrie, und was dafür aufgegeben wird

a-station-sends-measurements-of-400-107dfd = Eine Station sendet fünf Messwerte von 400 Byte je Sekunde über einen geostationären Satelliten, 272 ms und 256 kbit/s, der auf dem Hinweg Pakete verliert: Jeder zweite ist wichtiger und hat Stream 0, die übrigen haben Stream 1. Nichts wird aufgegeben; oder was älter ist als 1, 2 oder 4 s (RFC 3758); oder was einmal oder zweimal verloren ging (RFC 7496); oder, wo ein Sendepuffer von 4.000 Byte keinen Platz für einen Messwert hat, die weniger wichtigen (RFC 7496). Alter ist das dessen, was ankommt, von dem Zeitpunkt an, zu dem die Station es hat: SCTP liefert in der Reihenfolge jedes Streams aus, so dass Angekommenes auf das wartet, was noch einmal gesendet wird. Was aufgegeben wurde und doch angekommen ist, zählt als beides. Die RFCs sagen, wozu die Regeln da sind, und haben keine Abbildung; die Schranken der Behauptungen sind unsere.

receivers-that-acknowledge-at-once-over-da79a4 = Empfänger, die sofort bestätigen, über einen Pfad und über viele

findings-e171c2 = Befunde

one-endless-tcp-transfer-from-quito-606ff0 = Eine endlose TCP-Übertragung von Quito nach Tokio über 100 s, auf dem kürzesten Pfad oder auf allen Pfaden mit den wenigsten Links, über die jeder Satellit seine Pakete reihum sendet. Der Himmel steht still, an 24 Zeitpunkten eines Tages nacheinander: Spaceway NGSO, und Teledesic mit Links über die Naht. Bodenlinks von 5 Mbit/s, Inter-Satelliten-Links von 10 Mbit/s, Pakete von 1000 Byte, davon 960 Nutzdaten, Warteschlangen von 1000 Paketen, keine Fehler. Fenster von 20 Paketen über Spaceway und 64 über Teledesic füllen keinen Link, so dass nie etwas verloren geht: Was immer TCP neu überträgt, war nur überholt. Empfänger verzögern Bestätigungen um bis zu 200 ms. Was eine Lücke füllt, bestätigen sie sofort, wie sie nach RFC 5681 sollen, oder wie jedes andere Segment. Und sie verzögern anfangs keine, auch nicht, wenn etwas doppelt kommt, so viele Bestätigungen lang, wie das halbe Fenster Segmente hat (die schnellen Bestätigungen von Linux): So wird Slow Start nicht gebremst; oder sie verzögern auch diese. Nach den Regeln von 2001 ist das anfängliche Fenster 1 Segment, und doppelte Bestätigungen vor der Schwelle lassen nichts gehen.

goodput-of-tcp-over-a-link-0b030c = Goodput von TCP über einen Link, der auf dem Rückweg langsamer ist

a-tcp-transfer-over-a-satellite-a7fdd8 = Eine TCP-Übertragung über einen Satellitenlink, der auf dem Weg der Daten 10 Mbit/s trägt und auf dem Weg der Bestätigungen weniger; der Umlauf ist 100 ms. Segmente brauchen 1500 Byte, Bestätigungen 40. Das normierte Verhältnis k (RFC 3449) ist das Verhältnis der beiden Raten, geteilt durch das Verhältnis der beiden Größen, hier 37,5: Bei k = 1 hat der Rückweg gerade Platz für eine Bestätigung jedes Segments. Der Empfänger bestätigt jedes Segment, oder jedes zweite. Warteschlangen haben Platz für 500 Pakete, so dass keine Bestätigung verloren geht, oder für 100, so dass der Rückweg die verliert, die zu schnell kommen. Der Puffer des Empfängers von 256 KiB ist doppelt so groß wie die Leitung. Nichts ist zufällig. 60 s, ab 20 s gemessen.

short-and-bursty-transfers-over-one-272f87 = Kurze und stoßweise Übertragungen über einen Pfad und über viele

a-connection-of-tcp-from-quito-60cf16 = Eine Verbindung von TCP von Quito nach Tokio über 100 s, deren Anwendung neun Seiten aus acht Objekten von 10.000 Byte sendet, eine alle 10 s, oder vierzig Bursts von 20 Nachrichten von 960 Byte im Abstand von 10 ms, mit Stillen von 2 s dazwischen; es zählt, wie spät jedes Objekt oder jede Nachricht da ist. Auf dem kürzesten Pfad oder auf allen Pfaden mit den wenigsten Links, über die jeder Satellit seine Pakete reihum sendet. Der Himmel steht still, an 24 Zeitpunkten eines Tages nacheinander: Spaceway NGSO, und Teledesic mit Links über die Naht. Bodenlinks von 5 Mbit/s, Inter-Satelliten-Links von 10 Mbit/s, Pakete von 1000 Byte, davon 960 Nutzdaten, Warteschlangen von 1000 Paketen, keine Fehler; Fenster von 20 Paketen über Spaceway und 64 über Teledesic. Kleine Segmente warten nicht (der Nagle-Algorithmus ist aus); Empfänger verzögern Bestätigungen um bis zu 200 ms. Nach den Regeln von 2001 ist das anfängliche Fenster 1 Segment, nach jeder Stille wieder, und doppelte Bestätigungen vor der Schwelle lassen nichts gehen; nach denen von heute ist es 10, und sie tun es.

reports-of-what-came-twice-and-d7d5b9 = Meldungen von doppelt Gekommenem, und zurückgenommene unnötige Kürzungen, über mehrere Pfade

one-endless-tcp-transfer-from-quito-fa3548 = Eine endlose TCP-Übertragung von Quito nach Tokio über 100 s, auf dem kürzesten Pfad oder auf allen Pfaden mit den wenigsten Links, über die jeder Satellit seine Pakete reihum sendet. Der Himmel steht still, an 24 Zeitpunkten eines Tages nacheinander: Spaceway NGSO, und Teledesic mit Links über die Naht. Bodenlinks von 5 Mbit/s, Inter-Satelliten-Links von 10 Mbit/s, Pakete von 1000 Byte, davon 960 Nutzdaten, Warteschlangen von 1000 Paketen, keine Fehler. Fenster von 20 Paketen über Spaceway und 64 über Teledesic füllen keinen Link, so dass nie etwas verloren geht: Was immer TCP neu überträgt, war nur überholt. TCP mit SACK nach den Regeln von heute; Empfänger bestätigen jedes Segment sofort und melden, was doppelt gekommen ist (DSACK, RFC 2883). Ohne Timestamps zeigen nur solche Meldungen, dass nichts verloren war (RFC 3708); mit ihnen zeigt es auch die erste Bestätigung, die auf ein Original antwortet (RFC 3522). Sender lassen eine Kürzung stehen, oder nehmen sie dann zurück (RFC 4015), oder richten sich nach der Zeit (RACK, RFC 8985), deren Umordnungsfenster mit den Meldungen wächst.

orbits-of-satellite-systems-to-scale-fb5c9d = Bahnen von Satellitensystemen, im Maßstab

figure-1-0565fc = Abbildung 1

the-orbits-of-the-systems-that-ab8770 = Die Bahnen der Systeme, die der Kern kennt, über einer Erde im selben Maßstab, mit der Zeit, die eine Umrundung dauert, und der Ausbreitungsverzögerung zwischen dem Boden und einem Satelliten. Eingegeben sind nur Höhe, Inklination und Zahl der Satelliten: Umlaufdauern folgen aus Keplers drittem Gesetz, Verzögerungen aus der Geometrie, die kürzeste zu einem Satelliten im Zenit und die längste zu einem an der Elevationsmaske.

three-networks-links-footprints-and-the-b7f4fd = Drei Netze: Links, Ausleuchtzonen und die Naht

figure-2-720f29 = Abbildung 2

a-ring-of-three-geostationary-satellites-cc6304 = Ein Ring aus drei geostationären Satelliten, Spaceway NGSO und Teledesic über dem Boden: jeder Inter-Satelliten-Link, der an ist, die Ausleuchtzone, in der Terminals einen Satelliten über ihrer Elevationsmaske sehen, und von Teledesic die Naht, an der die erste Ebene und die letzte gegenläufig fliegen. Öffnen Sie ein Netz im Labor, um es in Bewegung zu sehen, auf dem Globus oder auf der flachen Karte.

delay-and-links-from-quito-to-c629ff = Verzögerung und Links von Quito nach London über einen Tag

figure-3a-2c6158 = Abbildung 3a

the-one-way-propagation-delay-and-212e97 = Die Ausbreitungsverzögerung in einer Richtung und die Links des kürzesten Pfades von Quito nach London über 24 Stunden, alle 10 s ab 5 s, ohne Pakete. Links und Terminals schauen auf halbem Weg zwischen Messwerten zum Himmel; ein Terminal behält seinen Satelliten, bis dieser unter die Elevationsmaske sinkt. Ein Ring aus drei geostationären Satelliten, Spaceway NGSO, Teledesic mit und ohne Links über seine Naht, und ebenso Iridium. Die Naht ist der Großkreis durch die Pole auf halbem Weg zwischen der letzten Ebene und der ersten, die gegenläufig fliegen; sie liegt zwischen den Terminals, solange diese auf verschiedenen Seiten davon sind. Jedes andere Paar von Orten lässt sich wählen.

delay-and-links-from-quito-to-a5815f = Verzögerung und Links von Quito nach Tokio über einen Tag

figure-3b-14ed06 = Abbildung 3b

the-one-way-propagation-delay-and-aadd69 = Die Ausbreitungsverzögerung in einer Richtung und die Links des kürzesten Pfades von Quito nach Tokio über 24 Stunden, alle 10 s ab 5 s, ohne Pakete. Links und Terminals schauen auf halbem Weg zwischen Messwerten zum Himmel; ein Terminal behält seinen Satelliten, bis dieser unter die Elevationsmaske sinkt. Ein Ring aus drei geostationären Satelliten, Spaceway NGSO, Teledesic mit und ohne Links über seine Naht, und ebenso Iridium. Die Naht ist der Großkreis durch die Pole auf halbem Weg zwischen der letzten Ebene und der ersten, die gegenläufig fliegen; sie liegt zwischen den Terminals, solange diese auf verschiedenen Seiten davon sind. Jedes andere Paar von Orten lässt sich wählen.

what-overtaking-costs-at-24-instants-0273ae = Was Überholen an 24 Zeitpunkten eines Tages kostet, Bestätigungen um 200 ms verzögert

one-endless-tcp-transfer-from-quito-458149 = Eine endlose TCP-Übertragung von Quito nach Tokio über 100 s, auf dem kürzesten Pfad oder auf allen Pfaden mit den wenigsten Links, über die jeder Satellit seine Pakete reihum sendet. Der Himmel steht still wie an jedem von 24 Zeitpunkten im Abstand einer Stunde: Ein Zeitpunkt beweist wenig, denn die Pfade mit den wenigsten Links reichen von zwei bis zu Dutzenden. Bodenlinks von 5 Mbit/s, Inter-Satelliten-Links von 10 Mbit/s, Pakete von 1000 Byte, davon 960 Nutzdaten, Warteschlangen von 1000 Paketen, keine Fehler. Fenster von 20 Paketen über Spaceway und 64 über Teledesic füllen keinen Link, so dass nie etwas verloren geht: Was immer TCP neu überträgt, war nur überholt. Empfänger verzögern Bestätigungen um bis zu 200 ms. Nach den Regeln von 2001 ist das anfängliche Fenster 1 Segment, und doppelte Bestätigungen vor der Schwelle lassen nichts gehen; nach den Standardwerten von ns-2.35 ist es 2, und sie tun es (Limited Transmit). Andere Konstellationen, Zeitpunkte und Fenster lassen sich auf der Kommandozeile verlangen.

progress-of-a-file-transfer-over-555d72 = Fortschritt einer Dateiübertragung über einen Pfad und über viele, Bestätigungen um 200 ms verzögert

one-endless-tcp-transfer-from-quito-8ea877 = Eine endlose TCP-Übertragung von Quito nach Tokio über 100 s, auf dem kürzesten Pfad oder auf allen Pfaden mit den wenigsten Links, über die jeder Satellit seine Pakete reihum sendet. Der Himmel steht still: Spaceway NGSO wie bei 16.205 s, mit 6 Pfaden aus 5 Links, und Teledesic mit Links über die Naht wie bei 1.805 s, mit 18 Pfaden aus 8 Links. Bodenlinks von 5 Mbit/s, Inter-Satelliten-Links von 10 Mbit/s, Pakete von 1000 Byte, davon 960 Nutzdaten, Warteschlangen von 1000 Paketen, keine Fehler. Fenster von 20 Paketen über Spaceway und 64 über Teledesic füllen keinen Link, so dass nie etwas verloren geht: Was immer TCP neu überträgt, war nur überholt. Empfänger verzögern Bestätigungen um bis zu 200 ms. Nach den Regeln von 2001 ist das anfängliche Fenster 1 Segment, und doppelte Bestätigungen vor der Schwelle lassen nichts gehen; nach den Standardwerten von ns-2.35 ist es 2, und sie tun es (Limited Transmit). Andere Konstellationen, Zeitpunkte und Fenster lassen sich auf der Kommandozeile verlangen.

goodput-over-one-path-and-over-b94177 = Goodput über einen Pfad und über viele an 24 Zeitpunkten eines Tages nach der Verzögerung der Bestätigungen

one-endless-tcp-transfer-from-quito-3bd24b = Eine endlose TCP-Übertragung von Quito nach Tokio über 100 s, auf dem kürzesten Pfad oder auf allen Pfaden mit den wenigsten Links, über die jeder Satellit seine Pakete reihum sendet. Der Himmel steht still wie an jedem von 24 Zeitpunkten im Abstand einer Stunde: Ein Zeitpunkt beweist wenig, denn die Pfade mit den wenigsten Links reichen von zwei bis zu Dutzenden. Bodenlinks von 5 Mbit/s, Inter-Satelliten-Links von 10 Mbit/s, Pakete von 1000 Byte, davon 960 Nutzdaten, Warteschlangen von 1000 Paketen, keine Fehler. Fenster von 20 Paketen über Spaceway und 64 über Teledesic füllen keinen Link, so dass nie etwas verloren geht: Was immer TCP neu überträgt, war nur überholt. Empfänger bestätigen sofort oder verzögern Bestätigungen um bis zu 200 ms; 50, 100 und 500 ms lassen sich verlangen. Nach den Regeln von 2001 ist das anfängliche Fenster 1 Segment, und doppelte Bestätigungen vor der Schwelle lassen nichts gehen; nach den Standardwerten von ns-2.35 ist es 2, und sie tun es (Limited Transmit). Andere Konstellationen, Zeitpunkte und Fenster lassen sich auf der Kommandozeile verlangen.

goodput-over-one-path-and-over-3dc92b = Goodput über einen Pfad und über viele nach der Verzögerung der Bestätigungen

one-endless-tcp-transfer-from-quito-98b74b = Eine endlose TCP-Übertragung von Quito nach Tokio über 100 s, auf dem kürzesten Pfad oder auf allen Pfaden mit den wenigsten Links, über die jeder Satellit seine Pakete reihum sendet. Der Himmel steht still: Spaceway NGSO wie bei 16.205 s, mit 6 Pfaden aus 5 Links, und Teledesic mit Links über die Naht wie bei 1.805 s, mit 18 Pfaden aus 8 Links. Bodenlinks von 5 Mbit/s, Inter-Satelliten-Links von 10 Mbit/s, Pakete von 1000 Byte, davon 960 Nutzdaten, Warteschlangen von 1000 Paketen, keine Fehler. Fenster von 20 Paketen über Spaceway und 64 über Teledesic füllen keinen Link, so dass nie etwas verloren geht: Was immer TCP neu überträgt, war nur überholt. Empfänger verzögern Bestätigungen um bis zu 0, 50, 100, 200 oder 500 ms. Nach den Regeln von 2001 ist das anfängliche Fenster 1 Segment, und doppelte Bestätigungen vor der Schwelle lassen nichts gehen; nach den Standardwerten von ns-2.35 ist es 2, und sie tun es (Limited Transmit). Andere Konstellationen, Zeitpunkte und Fenster lassen sich auf der Kommandozeile verlangen.

how-far-from-the-equator-routing-8860c7 = Wie weit vom Äquator Routing nach Verzögerung führt

the-path-between-two-places-90-393b20 = Der Pfad zwischen zwei Orten im Abstand von 90° Länge auf einem Breitenkreis über einen Tag, alle 10 s, ohne Pakete, wie in Abbildung 3. Ein Terminal behält seinen Satelliten, bis dieser unter die Elevationsmaske sinkt; der Pfad ist der mit der kleinsten Verzögerung. Ebenen, die sich an den Polen treffen, liegen dort näher beieinander, so dass Links zwischen ihnen kürzer sind. Das Diagramm zeigt, wie weit vom Äquator die Satelliten des Pfades sind.

disruption-of-paths-against-the-differen-d654c1 = Störung von Pfaden über dem Längenunterschied

the-path-between-two-places-at-c135ae = Der Pfad zwischen zwei Orten bei 40° Nord über einen Tag, alle 10 s, ohne Pakete, wie in Abbildung 3. Ein Terminal behält seinen Satelliten, bis dieser unter die Elevationsmaske sinkt; der Pfad ist der mit der kleinsten Verzögerung. Je weiter sie in der Länge auseinanderliegen, desto mehr Ebenen quert der Pfad, und desto länger liegt die Naht zwischen ihnen. Bei 180° führt er über den Pol.

round-robin-over-several-paths-and-cf9077 = Round Robin über mehrere Pfade, und Gateways, die Pakete wieder in die Reihenfolge bringen

the-transfer-of-figure-4-an-af44b2 = Die Übertragung von Abbildung 4: eine endlose TCP-Übertragung von Quito nach Tokio über 100 s, auf dem kürzesten Pfad oder auf allen Pfaden mit den wenigsten Links, über die jeder Satellit seine Pakete reihum sendet, nach den Regeln von 2001, und jedes Segment sofort bestätigt. Hier bringen die Gateways an beiden Enden Pakete wieder in die Reihenfolge. Jedes nummeriert, was in die Konstellation eintritt, für jede Richtung eines Flows, wie ein Tunnel mit Sequenznummern, und hält zurück, was vor einem früheren Paket kommt, bis dieses da ist, oder höchstens so viele ms. Nichts geht verloren. 0 ms ist kein Gateway.

paths-between-satellites-that-ascend-and-1d32d5 = Pfade zwischen Satelliten, die aufsteigen, und Satelliten, die absteigen

the-path-between-two-places-at-45ddab = Der Pfad zwischen zwei Orten bei 40° Nord über einen Tag, alle 10 s, ohne Pakete, wie in Abbildung 3. Ein Terminal behält seinen Satelliten, bis dieser unter die Elevationsmaske sinkt; der Pfad ist der mit der kleinsten Verzögerung. Über jedem Ort einer Rosette fliegen manche Satelliten nach Norden und andere nach Süden, mit Links unter denen einer Art in der Nähe; in einer Konstellation aus polaren Ebenen fliegen alle in Sicht in eine Richtung, außer an der Naht. Das Diagramm zeigt, wie oft die Satelliten an den beiden Enden des Pfades gegenläufig fliegen.

terminals-with-several-satellites-at-onc-caa42f = Terminals mit mehreren Satelliten zugleich: über den kürzesten Pfad und Round Robin vom ersten Hop an

the-transfer-of-figure-4-with-305f32 = Die Übertragung von Abbildung 4 mit Terminals in Quito und Tokio, die einen, zwei oder drei Satelliten zugleich nutzen, die, die am höchsten stehen: auf dem kürzesten Pfad von allen, oder auf allen Pfaden mit den wenigsten Links, über die Terminals und Satelliten ihre Pakete reihum senden. Ein Terminal hat einen Uplink-Sender von 5 Mbit/s für alle seine Satelliten. Der Himmel steht still wie in Abbildung 4, und kein Ort sieht dann mehr als zwei Satelliten; die Regeln sind die von 2001, und jedes Segment wird sofort bestätigt.

what-rack-is-worth-to-sctp-d1450d = Was RACK für SCTP bei Verlust wert ist, nach Überlastkontrolle

one-association-of-sctp-by-rfc-c42ade = Eine Assoziation von SCTP nach RFC 9260 über einen Link von 10 Mbit/s mit einer Warteschlange von einem Bandbreite-Verzögerungs-Produkt, 58 oder 467 Paketen, und einen Weg von 35 ms, wie über Satelliten auf niedrigen Bahnen, oder 280 ms, wie über einen geostationären, der auf dem Hinweg Pakete zufällig verliert. Chunks von 1452 Byte, Empfangspuffer von 16 MiB. Was verloren ist, sagen drei Fehlmeldungen oder die Zeit. 140 s, ab 40 s gemessen. Kein Stack von SCTP hat RACK: Neben diesen Zahlen steht nichts.

goodput-of-sctp-as-freebsd-and-e43898 = Goodput von SCTP, wie FreeBSD und Browser es tun

one-association-over-the-two-links-0a0553 = Eine Assoziation über die zwei Links der Multistreaming-Experimente, 5 und 10 Mbit/s und je 130 ms, mit einem Empfangspuffer von 64 KB und einem Stream. Der zweite Link verliert auf dem Hinweg Pakete zufällig. Pakete haben 1500 Byte, SACKs werden um 200 ms verzögert, der anfängliche RTO ist 1 s. Jedes Profil hat die Entscheidungen eines echten Stacks; die Stacks selbst liefen über denselben Pfad.

how-late-messages-and-objects-come-b4fc09 = Wie spät Nachrichten und Objekte kommen: acht Streams von SCTP, einer, und TCP

two-links-each-130-ms-long-fc26f1 = Zwei Links, je 130 ms lang, von 5 und 10 Mbit/s, von denen der zweite auf dem Hinweg Pakete verliert: die von Atiquzzaman und Ivancic (2003). Ihre Abbildungen 1 und 2 zeigen Anwendungen, die sich eine Assoziation teilen, eine je Stream, und eine Seite aus Objekten ist ihr Grund dafür; sie zeichnen Goodput und keine Latenz, also ist nichts hier eine Zahl von ihnen. Eine Anwendung bietet alle 10 s eine Seite aus acht Objekten von 10 KB an, oder alle 50 ms eine Nachricht von 500 Byte. Streams nehmen Objekte und Nachrichten reihum; die Objekte einer Seite werden reihum gesendet, je so viel wie ein Paket, was immer sie trägt. Latenz ist die Zeit vom Angebot bis die empfangende Anwendung alles davon hat. SCTP ist das von RFC 9260 und TCP das von RFC 5681 mit SACK und ohne den Nagle-Algorithmus: Sie unterscheiden sich in mehr als Streams, und SCTP mit einem Stream sagt, wie viel an diesen liegt.

goodput-of-tcp-against-random-loss-3962fa = Goodput von TCP über zufälligem Verlust: NewReno, SACK und CUBIC

one-tcp-flow-over-the-two-517b2e = Ein TCP-Flow über die zwei Links der Multistreaming-Experimente, 5 und 10 Mbit/s und je 130 ms, mit Warteschlangen von 50 Paketen. Der zweite Link verliert auf dem Hinweg Pakete zufällig. Pakete haben 1500 Byte mit Timestamps. Empfangspuffer von 65.535 Byte ohne Window Scaling und von 4 MiB damit, Bestätigungen um 200 ms verzögert oder gar nicht. 200 s, ab 50 s gemessen.

a-path-that-is-configured-anew-c73406 = Ein Pfad, der alle 15 Sekunden neu konfiguriert wird: NewReno, CUBIC und SCTP

one-flow-over-a-link-of-a04ca0 = Ein Flow über einen Link von 50 Mbit/s, dessen Einwegverzögerung alle 15 s zwischen 25 und 40 ms wechselt, mit einer Warteschlange von 200 Paketen, ohne andere Verluste oder mit einem von 10.000 Paketen, das auf dem Hinweg zufällig verloren geht. Ein Paket behält die Verzögerung, mit der es abging: Nach jedem Rückgang der Verzögerung überholen etwa 60 Pakete die vor ihnen. Pakete haben 1500 Byte, Empfangspuffer 4 MiB. 200 s, ab 50 s gemessen. Eine Annahme über Pfade, die sich ohne Handover ändern, keine Messung an irgendeinem System.

how-tcp-flows-share-a-long-5d0cfd = Wie sich TCP-Flows einen langen Link teilen: NewReno, CUBIC und je einer

two-and-four-tcp-flows-without-3fead5 = Zwei und vier endlose TCP-Flows teilen sich einen Link von 10 Mbit/s und 250 ms mit einer Warteschlange von 100 Paketen. Alle nutzen SACK und Window Scaling mit Empfangspuffern von 4 MiB; jeder beginnt innerhalb eines Umlaufs der anderen, zu einem Zeitpunkt, den sein Seed zieht, und sonst ist nichts zufällig. 600 s, ab 100 s gemessen.

goodput-of-tcp-with-and-without-229bea = Goodput von TCP mit und ohne Gateway vor dem Satelliten

one-tcp-flow-from-chicago-to-e26ac7 = Ein TCP-Flow von Chicago nach Quito: eine terrestrische Leitung von 20 Mbit/s und 20 ms, die auf dem Hinweg Pakete zufällig verliert, dann eine geostationäre Bent Pipe von 10 Mbit/s. Von Ende zu Ende in einer Verbindung mit einem Umlauf von 0,53 s, oder durch ein Gateway vor dem Satelliten geteilt in Verbindungen mit Umläufen von 0,04 und 0,49 s. NewReno mit SACK, jedes Segment bestätigt, Warteschlangen von 2.000 Paketen. Empfangspuffer von 65.535 Byte ohne Window Scaling und von 4 MiB damit; das Gateway hat Platz für beide. 200 s, ab 50 s gemessen.

how-much-probing-gains-when-more-ca49b6 = Wie viel Probing gewinnt, wenn mehr oder weniger der schlechten Zustände Überlast ist

section-6-future-work-9e1409 = Abschnitt 6, Ausblick

the-bit-corruption-of-figure-6-d6e6cb = Die Bitverfälschung von Abbildung 6 mit Aufenthalten von 10 s: Im schlechten Zustand gehen 10 oder 30 % der Pakete verloren, und die Einwegverzögerung ist 100 oder 150 ms. Dort zieht jeder Aufenthalt eine der beiden mit gleicher Wahrscheinlichkeit; hier geht der Anteil schlechter Aufenthalte mit 150 ms, die Probing für Überlast hält, von keinem bis zu allen. Im guten Zustand hat je die Hälfte der Aufenthalte eine der beiden.

effective-throughput-under-bit-corruptio-64e61d = Effektiver Durchsatz unter Bitverfälschung, ohne und mit Probing

a-source-sends-a-file-of-956637 = Eine Quelle sendet eine Datei von 10.000.000 Byte an ein Ziel hinter einem Router, in Segmenten von 1000 Byte mit Puffern von 64.000 Byte, über XSTP ohne und mit Probing. Links brauchen keine Zeit; der Router geht von einem guten in einen schlechten Zustand und zurück und bleibt in jedem eine exponentiell verteilte Zeit. Jeder Aufenthalt fügt dem Weg mit gleicher Wahrscheinlichkeit 100 oder 150 ms hinzu, und beide Richtungen teilen ihn. Beide Varianten treffen bei einem Seed auf dieselben Zustände. Im schlechten Zustand gehen Pakete mit der variierten Wahrscheinlichkeit verloren; der mittlere Aufenthalt in beiden Zuständen ist 10 s oder 1 s.

overhead-under-bit-corruption-without-an-4eb2cd = Overhead unter Bitverfälschung, ohne und mit Probing

throughput-over-overhead-under-bit-corru-22b149 = Durchsatz je Overhead unter Bitverfälschung, ohne und mit Probing

effective-throughput-under-handoffs-of-0-46b67f = Effektiver Durchsatz unter Handoffs von 0,5 s, ohne und mit Probing

a-source-sends-a-file-of-61c87a = Eine Quelle sendet eine Datei von 10.000.000 Byte an ein Ziel hinter einem Router, in Segmenten von 1000 Byte mit Puffern von 64.000 Byte, über XSTP ohne und mit Probing. Links brauchen keine Zeit; der Router geht von einem guten in einen schlechten Zustand und zurück und bleibt in jedem eine exponentiell verteilte Zeit. Jeder Aufenthalt fügt dem Weg mit gleicher Wahrscheinlichkeit 100 oder 150 ms hinzu, und beide Richtungen teilen ihn. Beide Varianten treffen bei einem Seed auf dieselben Zustände. Im schlechten Zustand, einem Handoff von im Mittel 0,5 s, geht jedes Paket verloren; der gute Zustand ist so lang, dass Handoffs den angegebenen Anteil der Zeit nehmen.

effective-throughput-under-handoffs-of-1-9618e8 = Effektiver Durchsatz unter Handoffs von 1 s neben denen von 0,5 s, ohne und mit Probing

a-source-sends-a-file-of-19996c = Eine Quelle sendet eine Datei von 10.000.000 Byte an ein Ziel hinter einem Router, in Segmenten von 1000 Byte mit Puffern von 64.000 Byte, über XSTP ohne und mit Probing. Links brauchen keine Zeit; der Router geht von einem guten in einen schlechten Zustand und zurück und bleibt in jedem eine exponentiell verteilte Zeit. Jeder Aufenthalt fügt dem Weg mit gleicher Wahrscheinlichkeit 100 oder 150 ms hinzu, und beide Richtungen teilen ihn. Beide Varianten treffen bei einem Seed auf dieselben Zustände. Im schlechten Zustand, einem Handoff von im Mittel 1 s, geht jedes Paket verloren; der gute Zustand ist so lang, dass Handoffs den angegebenen Anteil der Zeit nehmen.

overhead-under-handoffs-of-0-5-727e9e = Overhead unter Handoffs von 0,5 s, ohne und mit Probing

overhead-under-handoffs-of-1-s-bad709 = Overhead unter Handoffs von 1 s, ohne und mit Probing

throughput-over-overhead-under-handoffs--a94c9d = Durchsatz je Overhead unter Handoffs von 0,5 s, ohne und mit Probing

throughput-over-overhead-under-handoffs--583aae = Durchsatz je Overhead unter Handoffs von 1 s, ohne und mit Probing

effective-throughput-under-limited-conne-88fc32 = Effektiver Durchsatz unter begrenzter Konnektivität, ohne und mit Probing

figure-15-7e2c9d = Abbildung 15

a-source-sends-a-file-of-28498b = Eine Quelle sendet eine Datei von 10.000.000 Byte an ein Ziel hinter einem Router, in Segmenten von 1000 Byte mit Puffern von 64.000 Byte, über XSTP ohne und mit Probing. Links brauchen keine Zeit; der Router geht von einem guten in einen schlechten Zustand und zurück und bleibt in jedem eine exponentiell verteilte Zeit. Jeder Aufenthalt fügt dem Weg mit gleicher Wahrscheinlichkeit 100 oder 150 ms hinzu, und beide Richtungen teilen ihn. Beide Varianten treffen bei einem Seed auf dieselben Zustände. Im schlechten Zustand, ohne Konnektivität, geht jedes Paket verloren. Der schlechte Zustand ist so lang, dass den angegebenen Anteil der Zeit Konnektivität besteht.

overhead-under-limited-connectivity-with-d99bab = Overhead unter begrenzter Konnektivität, ohne und mit Probing

figure-16-c2391e = Abbildung 16

throughput-over-overhead-under-limited-c-07da96 = Durchsatz je Overhead unter begrenzter Konnektivität, ohne und mit Probing

figure-17-269180 = Abbildung 17

latency-of-files-over-packet-radio-c30ccd = Latenz von Dateien über Packet Radio

figure-19-3fd511 = Abbildung 19

ftp-over-xstp-ipv4-and-ax-ada60b = FTP über XSTP, IPv4 und AX.25 auf einem Halbduplex-Funkkanal, den sich zwei Stationen mit p-persistentem CSMA mit den Standardwerten von KISS teilen: TXDELAY 500 ms, Slots von 100 ms, Persistenz 0,25. Frames haben höchstens 255 Byte, darunter 17 von AX.25, 60 von IP, 16 von XSTP und 5 von FTP, so dass 157 Byte der Datei bleiben: 1, 1, 7 und 66 Frames für 1 B, 100 B, 1 KB und 10 KB. Jeweils ein Frame wird bestätigt, mit einem POLL je Umlauf, und ohne Probing, für das jede Antwort, die CSMA zurückhält, eine fehlende wäre. Die gedruckten Werte verlangen, dass Headerbits gezählt werden, und, unabhängig von der Rate, etwa acht Sekunden je Frame, die CSMA nicht erklärt: Nach jedem Frame mit Daten ist der Sender 5 s beschäftigt, eine Zeit, die an die großen Dateien angepasst ist und nicht in der Arbeit steht. Latenz zählt vom ersten Frame mit Daten bis zur Antwort, die den letzten bestätigt. Dateien aus einem Frame passen weniger gut: Die von 1 B und 100 B unterscheiden sich um 99 Byte, die bei 1,2 kbit/s 0,66 s und bei 9,6 kbit/s 0,08 s brauchen, und in den gedruckten Werten um 1,85 s und 1,02 s, was keine für beide Frames gleiche Zeit erklärt.

probing-in-xstp-and-in-tcp-051798 = Probing in XSTP und in TCP unter Bitverfälschung

section-2-7b0d4c = Abschnitt 2

xstp-has-its-probing-from-tcp-01c11f = XSTP hat sein Probing von TCP-Probing (Tsaoussidis und Badr 2000), das die Arbeit nennt und nicht laufen lässt. Hier stehen beide neben dem, was sie ohne Probing sind, über der Bitverfälschung der Abbildungen 6 bis 8: eine Datei von 10.000.000 Byte in Segmenten von 1000 Byte mit Puffern von 64.000 Byte; der Router geht von einem guten in einen schlechten Zustand und zurück und bleibt in jedem eine exponentiell verteilte Zeit. Jeder Aufenthalt fügt dem Weg mit gleicher Wahrscheinlichkeit 100 oder 150 ms hinzu, und beide Richtungen teilen ihn. Alle vier Sender treffen bei einem Seed auf dieselben Zustände. Im schlechten Zustand gehen Pakete mit der variierten Wahrscheinlichkeit verloren; der mittlere Aufenthalt in beiden Zuständen ist 10 s oder 1 s. TCP folgt den Regeln von 2001 mit NewReno; was TCP-Probing für Überlast hält, ist das, was XSTP dafür hält.

how-much-the-choices-that-the-742956 = Wie viel die Entscheidungen ausmachen, die die Arbeit offen lässt

a-source-sends-a-file-of-72982e = Eine Quelle sendet eine Datei von 10.000.000 Byte an ein Ziel hinter einem Router, in Segmenten von 1000 Byte mit Puffern von 64.000 Byte, über XSTP ohne und mit Probing. Links brauchen keine Zeit; der Router geht von einem guten in einen schlechten Zustand und zurück und bleibt in jedem eine exponentiell verteilte Zeit. Jeder Aufenthalt fügt dem Weg mit gleicher Wahrscheinlichkeit 100 oder 150 ms hinzu, und beide Richtungen teilen ihn. Beide Varianten treffen bei einem Seed auf dieselben Zustände. Wo die Arbeit schweigt, wurde eine Entscheidung getroffen: wie weit POLLs zurückweichen, nach welcher Pause cwnd neu beginnt, was der Sendetimer über einen Umlauf verteilt, was cwnd wachsen lässt, und wie viel länger als vor dem Verlust der Umlauf einer Probe sein darf. Jeweils eine davon wird anders getroffen, unter Verfälschung von 20 % mit Aufenthalten von 10 s, Handoffs von 1 s für ein Zehntel der Zeit, und Konnektivität von 5 s für 15 % der Zeit.

throughput-of-files-over-packet-radio-7ad331 = Durchsatz von Dateien über Packet Radio

table-1-ec9ba4 = Tabelle 1

ftp-over-xstp-ipv4-and-ax-59519f = FTP über XSTP, IPv4 und AX.25 auf einem Halbduplex-Funkkanal, den sich zwei Stationen mit p-persistentem CSMA mit den Standardwerten von KISS teilen: TXDELAY 500 ms, Slots von 100 ms, Persistenz 0,25. Frames haben höchstens 255 Byte, darunter 17 von AX.25, 60 von IP, 16 von XSTP und 5 von FTP, so dass 157 Byte der Datei bleiben: 1, 1, 7 und 66 Frames für 1 B, 100 B, 1 KB und 10 KB. Jeweils ein Frame wird bestätigt, mit einem POLL je Umlauf, und ohne Probing, für das jede Antwort, die CSMA zurückhält, eine fehlende wäre. Die gedruckten Werte verlangen, dass Headerbits gezählt werden, und, unabhängig von der Rate, etwa acht Sekunden je Frame, die CSMA nicht erklärt: Nach jedem Frame mit Daten ist der Sender 5 s beschäftigt, eine Zeit, die an die großen Dateien angepasst ist und nicht in der Arbeit steht. Durchsatz ist 8 (Datei + 98 Frames) Bits, geteilt durch die Latenz vom ersten Frame mit Daten bis zur Antwort, die den letzten bestätigt. Dateien aus einem Frame passen weniger gut: Die von 1 B und 100 B unterscheiden sich um 99 Byte, die bei 1,2 kbit/s 0,66 s und bei 9,6 kbit/s 0,08 s brauchen, und in den gedruckten Werten um 1,85 s und 1,02 s, was keine für beide Frames gleiche Zeit erklärt.

normalised-throughput-of-files-over-pack-85a67e = Normierter Durchsatz von Dateien über Packet Radio

ftp-over-xstp-ipv4-and-ax-85a3c9 = FTP über XSTP, IPv4 und AX.25 auf einem Halbduplex-Funkkanal, den sich zwei Stationen mit p-persistentem CSMA mit den Standardwerten von KISS teilen: TXDELAY 500 ms, Slots von 100 ms, Persistenz 0,25. Frames haben höchstens 255 Byte, darunter 17 von AX.25, 60 von IP, 16 von XSTP und 5 von FTP, so dass 157 Byte der Datei bleiben: 1, 1, 7 und 66 Frames für 1 B, 100 B, 1 KB und 10 KB. Jeweils ein Frame wird bestätigt, mit einem POLL je Umlauf, und ohne Probing, für das jede Antwort, die CSMA zurückhält, eine fehlende wäre. Die gedruckten Werte verlangen, dass Headerbits gezählt werden, und, unabhängig von der Rate, etwa acht Sekunden je Frame, die CSMA nicht erklärt: Nach jedem Frame mit Daten ist der Sender 5 s beschäftigt, eine Zeit, die an die großen Dateien angepasst ist und nicht in der Arbeit steht. Tabelle 2 ist Tabelle 1, geteilt durch die Rate des Kanals. Dateien aus einem Frame passen weniger gut: Die von 1 B und 100 B unterscheiden sich um 99 Byte, die bei 1,2 kbit/s 0,66 s und bei 9,6 kbit/s 0,08 s brauchen, und in den gedruckten Werten um 1,85 s und 1,02 s, was keine für beide Frames gleiche Zeit erklärt.

a-deep-queue-that-only-drops-ae8eb1 = Eine tiefe Warteschlange, die nur verwirft, wenn sie voll ist, steht voll.

at-least-5-s-for-one-0bfcb7 = Mindestens 5 s für eines von zwanzig Paketen, von den 6 s, die sie fasst.

every-managed-queue-keeps-messages-from-06ce72 = Jede verwaltete Warteschlange bewahrt Nachrichten davor, hinter dem Download zu warten.

over-35-ms-half-of-the-e0de57 = Über 35 ms kommt die Hälfte der Nachrichten innerhalb von 0,15 s.

a-queue-for-each-flow-lets-a2c275 = Eine Warteschlange je Flow lässt Nachrichten am Download vorbei.

over-35-ms-half-of-them-541e05 = Über 35 ms kommt die Hälfte von ihnen in höchstens 0,9 der Zeit, die sie durch CoDel brauchen (RFC 8290 1.3).

over-a-geostationary-satellite-codel-s-c7e0aa = Über einen geostationären Satelliten kostet das übliche Intervall von CoDel, kürzer als der Umlauf, Goodput.

at-most-0-9-of-what-b5fda6 = Höchstens 0,9 dessen, was eine tiefe Warteschlange gibt (RFC 8289 3.2: das Intervall soll ein Umlauf sein).

steps-of-the-delay-ecfeb5 = Sprünge der Verzögerung

steps-with-outages-704ca6 = Sprünge mit Ausfällen

cubic-told-and-frozen-6220c7 = CUBIC, informiert und eingefroren

cubic-told-as-satcp-s-kernel-eb588c = CUBIC, informiert, wie der Kernel von SaTCP

bbr-told-as-leocc-9cc7bc = BBR, informiert, wie LeoCC

bbr-told-startup-at-once-aef552 = BBR, informiert, STARTUP sofort

bbr-that-guesses-at-150-825c50 = BBR, das bei 150 % rät

leocc-told-a9c3d0 = LeoCC, informiert

bbr-reacts-slowly-to-abrupt-changes-537c78 = BBR reagiert langsam auf jähe Änderungen des Umlaufs; über sie informiert, bekommt es mehr.

mazilu-valentine-and-parisis-2025-arxiv-2c45dd = Mazilu, Valentine und Parisis 2025 (arXiv 2510.25498) finden das bei BBRv3. Mit STARTUP sofort.

what-leocc-does-at-a-step-d2a078 = Was LeoCC bei einem Sprung tut, hält die Warteschlange kurz, die BBR mit dem Umlauf eines längeren Pfades aufbaut.

the-95th-percentile-of-the-time-4777aa = Das 95. Perzentil der Zeit, die Pakete warten, ist höchstens 0,8 von dem bei BBR. Über Sprünge ohne Ausfälle.

it-costs-little-6d1c60 = Es kostet wenig.

between-0-98-and-1-of-89f740 = Zwischen 0,98 und 1 des Goodputs von BBR: ein PROBE_RTT alle 15 s statt alle 10 s mit weniger unterwegs, und ein STARTUP danach.

told-of-each-step-leocc-gets-40cf3b = Über jeden Sprung informiert, bekommt LeoCC mehr als BBR.

what-it-is-made-for-lai-60939e = Wofür es gemacht ist (Lai et al. 2025). Über Sprünge ohne Ausfälle.

and-packets-wait-less-42532d = Und Pakete warten weniger.

the-95th-percentile-is-at-most-be5da5 = Das 95. Perzentil ist höchstens 0,8 von dem bei BBR.

so-it-is-where-an-outage-45fe42 = So ist es auch, wo mit jedem Sprung ein Ausfall kommt.

more-goodput-than-bbr-9f282b = Mehr Goodput als BBR.


by-answers-that-stay-away-leocc-cf48c6 = Aus Antworten, die ausbleiben, bekommt LeoCC weniger als informiert: Umläufe, die 20 oder 30 ms kürzer werden, lassen keine ausbleiben.

over-steps-without-outages-its-threshold-93862e = Über Sprünge ohne Ausfälle; seine Schwelle ist 45 ms.

a-loss-based-sender-that-knows-479426 = Ein verlustbasierter Sender, der von Handovers weiß, gewinnt Bandbreite zurück.

mazilu-valentine-and-parisis-2025-find-676a86 = Mazilu, Valentine und Parisis 2025 finden das bei SaTCP. Mit Ausfällen, mindestens 0,2 % mehr als CUBIC.

it-does-so-by-overflowing-the-c2deed = Er tut es, indem er die Warteschlange überlaufen lässt.

at-least-ten-times-as-many-0069ea = Mindestens zehnmal so viele Pakete gehen dort verloren. Die Studie nennt Latenz als Preis: Hier steht die Warteschlange so oder so voll.

what-satcp-s-kernel-does-after-5a3d25 = Auch was der Kernel von SaTCP nach einem Hinweis tut, gewinnt Bandbreite zurück.

it-changes-what-follows-a-timeout-d79a78 = Es ändert, was auf einen Timeout folgt, und CUBIC, wie der Kernel von heute es hat, hat über diese Ausfälle keinen.

a-sender-that-guesses-at-a-612cf0 = Ein Sender, der bei einer niedrigen Schwelle rät, hält seine eigene Warteschlange für einen anderen Pfad.

at-150-at-most-0-95-733b50 = Bei 150 % höchstens 0,95 von BBR ohne Hinweis, was eine Warteschlange von 60 ms erklärt; bei den 300 % von quiche würde hier kein Sprung gefunden.

over-iridium-whose-terminals-hand-over-d00fbb = Über Iridium, dessen Terminals alle paar Minuten den Satelliten wechseln, um ein paar Millisekunden, ist ein Hinweis nichts wert.

within-0-5-of-bbr-without-1f24f7 = Innerhalb von 0,5 % um BBR ohne.

text-72bf2e = 35 ms

text-805e95 = 280 ms

without-scaling-for-the-way-what-1fa369 = Ohne eine Anpassung an den Weg wächst, was Verlust NewReno nimmt, mit der Wurzel seiner Rate.

from-0-1-to-3-goodput-831eb4 = Von 0,1 bis 3 % fällt Goodput über 280 ms auf ein Zwanzigstel bis ein Drittel; die Wurzel aus 30 macht daraus 0,18 (Mathis, Semke, Mahdavi und Ott 1997).

bbr-gets-more-over-lossy-ways-3472a9 = BBR bekommt über verlustbehaftete Wege mehr als jede Überlastkontrolle, die Verlust für Überlast hält.

at-3-at-least-1-5-6d3572 = Bei 3 % mindestens 1,5-mal so viel wie NewReno.

what-3-of-loss-takes-from-28a650 = Was 3 % Verlust BBR nehmen, ist über beide Wege dasselbe.

over-280-ms-between-0-8-0dcc81 = Über 280 ms zwischen 0,8 und 1 dessen, was es über 35 ms bekommt.

leocc-which-is-made-for-paths-74125f = LeoCC, das für Pfade gemacht ist, die verlieren und sich ändern, verträgt Verluste wie BBR.

at-3-at-least-1-5-ce31c9 = Bei 3 % mindestens 1,5-mal so viel wie NewReno (Lai et al. 2025).



bbrv3-has-its-full-throughput-with-f95d7e = BBRv3 hat bei Verlusten von bis zu 1 % seinen vollen Durchsatz.

at-1-at-least-0-9-dd6af4 = Bei 1 % mindestens 0,9 dessen, was es bei 0,01 % bekommt (draft-ietf-ccwg-bbr-06 3.1).

over-280-ms-the-way-holds-bb0fb5 = Über 280 ms fasst der Weg an die hundert Pakete, und zwei zufällige Verluste in einem Umlauf sind zwei von hundert: Jede Prüfung auf mehr endet dort, und die Schranke für das, was unterwegs ist, bleibt niedrig.

hybla-makes-up-for-the-length-fc47e1 = Hybla gleicht die Länge des Weges aus, wo Verluste selten sind.

at-0-1-over-280-ms-d2519c = Bei 0,1 % über 280 ms mindestens 0,8 dessen, was es über 35 ms bekommt (Caini und Firrincieli 2004).

linux-6-12-117-in-virtual-e0af4e = Linux 6.12.117 in virtueller Zeit, netem zwischen Namespaces, ab 10 oder 40 s; seine 3 % waren am Ende 2,7 bis 3,0 %

linux-6-12-117-1742e8 = Linux 6.12.117

transfer-dde8be = Übertragung

careful-resume-eight-times-too-much-238b6c = Careful Resume, achtmal zu viel gespeichert

where-a-transfer-is-larger-than-0bb9b7 = Wo eine Übertragung größer als das anfängliche Fenster und der Pfad lang ist, nimmt Careful Resume viel vom Slow Start weg.

rfc-9959-1-at-300-kb-016445 = RFC 9959 1. Bei 300 kB und 1 MB höchstens 0,65 der Zeit mit Slow Start.

a-transfer-of-100-kb-still-9be465 = Eine Übertragung von 100 kB spart noch einen Umlauf.

of-2-s-a-quarter-ef7b84 = Von 2 s ein Viertel.

the-longer-a-transfer-is-the-00ad71 = Je länger eine Übertragung ist, desto weniger davon ist Slow Start.

at-10-mb-between-0-8-b8bb98 = Bei 10 MB zwischen 0,8 und 0,9.

a-saved-window-that-is-eight-2425f5 = Ein gespeichertes Fenster, das achtmal zu groß ist, ist nicht schlechter als Slow Start.

rfc-9959-3-5-half-of-f6cdd3 = RFC 9959 3.5: die Hälfte von PipeSize, und ssthresh aus dem, was angekommen ist.

text-6457ff = 10 Mbit/s, 34 ms

text-c6609b = 1,25 Mbit/s, 279 ms

pair-of-flows-57004c = Paar von Flows

reno-reno-9fb760 = Reno, Reno

cubic-reno-3e602f = CUBIC, Reno

hybla-reno-471404 = Hybla, Reno

vegas-reno-7b554a = Vegas, Reno

westwood-reno-11726c = Westwood+, Reno

bbr-reno-b5c789 = BBR, Reno

share-of-the-first-608307 = Anteil des ersten

two-renos-share-equally-13e3a4 = Zwei Renos teilen gleich.

each-gets-0-3-to-0-68dd7e = Jedes bekommt 0,3 bis 0,7.

reno-takes-the-link-from-vegas-557c18 = Reno nimmt Vegas den Link weg, das vor der Warteschlange zurückweicht, die Reno aufbaut.

vegas-gets-at-most-0-4-cac2bf = Vegas bekommt höchstens 0,4 mit Warteschlangen von zwei und mehr Bandbreite-Verzögerungs-Produkten (Mo, La, Anantharam und Walrand 1999).

with-a-short-queue-bbr-takes-b4c546 = Mit einer kurzen Warteschlange nimmt BBR CUBIC, dessen Verluste es nicht beachtet, das meiste vom Link weg.

at-least-0-6-with-half-bffc90 = Mindestens 0,6 mit einem halben Bandbreite-Verzögerungs-Produkt (Hock, Bless und Zitterbart 2017).

with-a-deep-queue-bbr-gets-f72b2e = Mit einer tiefen Warteschlange bekommt BBR weniger als mit einer kurzen: Es hält sich an zwei Bandbreite-Verzögerungs-Produkte unterwegs.

ware-mukerjee-seshan-and-sherry-2019-b5e5ec = (Ware, Mukerjee, Seshan und Sherry 2019.)

two-bbrs-wait-in-a-queue-85ded8 = Zwei BBR warten in einer Warteschlange von höchstens zwei Bandbreite-Verzögerungs-Produkten, wie tief sie auch ist.

the-median-wait-is-at-most-521981 = Der Median der Wartezeit ist über 34 ms höchstens 0,12 s.

where-reno-or-cubic-sends-a-42d9a7 = Wo Reno oder CUBIC sendet, steht eine tiefe Warteschlange.

at-least-0-2-s-over-7e0b15 = Mindestens 0,2 s über 34 ms.

cubic-without-hystart-00cdd5 = CUBIC ohne HyStart

size-of-the-file-8d7ec4 = Größe der Datei

a-file-that-fits-into-the-aa5c2d = Eine Datei, die in das erste Fenster passt, braucht die Zeit des Aufbaus und eines Weges, was immer die Überlastkontrolle ist.

of-ten-segments-rfc-6928-three-6ecead = Von zehn Segmenten (RFC 6928): drei Wege und 12 ms, 0,85 bis 0,86 s über 280 ms.

hystart-loses-nothing-and-takes-no-678032 = HyStart verliert nichts und braucht nicht länger: Es beendet Slow Start, wenn der Weg voll ist.

over-280-ms-cubic-with-and-bfffc5 = Über 280 ms braucht CUBIC mit und ohne es gleich lang für 10 MB, und mit ihm läuft keine Warteschlange über (Ha und Rhee 2008).

with-hystart-the-queue-does-not-33df65 = Mit HyStart läuft die Warteschlange über den langen Weg nicht über.

bbr-s-slow-start-doubles-more-10814a = Der Slow Start von BBR verdoppelt langsamer als der von Reno: Seine Rate ist das 2,89-fache dessen, was es gemessen hat, und was gemessen ist, hinkt hinterher.

over-280-ms-100-kb-take-4623ca = Über 280 ms brauchen 100 kB mindestens 1,2-mal so lang.

hybla-begins-faster-over-a-long-66347c = Hybla beginnt über einen langen Weg schneller.

over-280-ms-100-kb-take-f8cf67 = Über 280 ms brauchen 100 kB höchstens 0,8 der Zeit von Reno (Caini und Firrincieli 2004).

its-first-burst-overflows-the-queue-53f7b7 = Sein erster Burst lässt die Warteschlange überlaufen, und eine Datei von 1 MB bezahlt dafür.

at-least-twice-reno-s-time-6376c1 = Mindestens zweimal die Zeit von Reno.

linux-6-12-117-in-virtual-f381d9 = Linux 6.12.117 in virtueller Zeit, netem zwischen Namespaces, vom connect bis zum letzten Byte

outage-at-each-step-e66cd8 = Ausfall bei jedem Sprung

text-c20bde = 100 ms

repair-of-losses-9296df = Reparatur von Verlusten

as-shipped-9f5824 = wie ausgeliefert

without-rack-probes-f-rto-dsack-c37c51 = ohne RACK, Proben, F-RTO, DSACK

with-what-linux-ships-no-outage-88c394 = Mit dem, was Linux ausliefert, kostet kein Ausfall von 100 ms einen Timeout.

probes-of-the-tail-and-rack-96a258 = Proben des Endes und RACK reparieren ihn (RFC 8985).

without-rack-and-tail-loss-probes-c0ab64 = Ohne RACK und Tail Loss Probes kosten Ausfälle Timeouts.

at-least-one-in-four-steps-11c6da = Mindestens einen, bei vier Sprüngen.

steps-of-the-delay-alone-take-bb6baa = Sprünge der Verzögerung allein nehmen Reno, CUBIC und BBR wenig.

at-least-0-93-of-the-5cedb3 = Mindestens 0,93 des Links.

reno-pays-most-for-outages-a5a8f8 = Reno bezahlt am meisten für Ausfälle.

bbr-gets-more-with-them-57d0b8 = BBR bekommt mit ihnen mehr.

linux-6-12-117-in-virtual-48bedf = Linux 6.12.117 in virtueller Zeit, netem zwischen Namespaces, je ein Lauf

mechanism-switched-off-9a9693 = Ausgeschalteter Mechanismus

rack-to-dsack-bbcccd = RACK bis DSACK

quick-acks-23fd5a = schnelle Bestätigungen

no-mechanism-of-loss-recovery-is-2196ab = Kein Mechanismus der Verlustbehebung ist ein Zehntel des Goodputs wert, auch RACK nicht.

at-3-each-of-them-and-fd405d = Bei 3 % lassen jeder von ihnen, und RACK, Proben, F-RTO und DSACK zusammen, 0,9 bis 1,1 (der Kernel: 0 bis 5 %).

rack-spares-timeouts-it-repairs-retransm-e43d57 = RACK erspart Timeouts: Es repariert Neuübertragungen, die wieder verloren gehen.

without-it-100-s-at-3-35b02c = Ohne es haben 100 s bei 3 % mindestens einen (RFC 8985 1).

with-rack-and-probes-of-the-2f09f9 = Mit RACK und Proben des Endes gibt es kaum einen.

at-most-one-in-100-s-e65fa4 = Höchstens einen in 100 s.

sack-is-worth-little-where-each-8ec3dd = SACK ist wenig wert, wo jedes Fenster ein Segment verliert.

text-084c8d = 0,85 bis 1,02 ohne es.

what-a-window-grows-by-is-8f9383 = Worum ein Fenster wächst, ist mehr wert als sie alle.

cubic-gets-at-least-1-2-f763d2 = CUBIC bekommt bei 1 % über 280 ms mindestens 1,2-mal den Goodput von Reno.

linux-6-12-117-in-virtual-187d07 = Linux 6.12.117 in virtueller Zeit, netem zwischen Namespaces; seine 3 % waren am Ende 2,7 bis 3,0 %

transfer-and-retransmissions-997357 = Übertragung und Neuübertragungen

iridium-alone-geo-as-backup-bf2de9 = Iridium allein, GEO als Ersatz

cmt-same-path-8e69e7 = CMT, selber Pfad

cmt-as-soon-as-possible-383870 = CMT, sobald wie möglich

cmt-largest-cwnd-713a4d = CMT, größtes cwnd

cmt-largest-ssthresh-d2c823 = CMT, größtes ssthresh

cmt-least-loss-rate-766805 = CMT, kleinste Verlustrate

ber-of-geo-c1b7a7 = BER von GEO

the-path-of-lower-quality-degrades-b7bb32 = Der Pfad geringerer Qualität verschlechtert den Durchsatz einer Assoziation, deren Empfangspuffer begrenzt ist.

iyengar-amer-and-stewart-2005-abstract-b3e820 = Iyengar, Amer und Stewart 2005, Zusammenfassung

iyengar-amer-and-stewart-2005-from-8c0610 = Iyengar, Amer und Stewart 2005, aus der Zusammenfassung. Mit zehnmal so vielen Fehlern über GEO höchstens 85 % des Goodputs, bei gleichem Iridium.

receive-buffer-blocking-cannot-be-elimin-0514ab = Blockaden durch den Empfangspuffer lassen sich nicht beseitigen.

the-same-abstract-whatever-the-policy-571de2 = Dieselbe Zusammenfassung. Nach welcher Strategie auch immer: Mit Puffern von bis zu 64 KB ist ein Pfad mindestens ein Zehntel der Zeit blockiert, auch wo wenige Pakete verloren gehen.

a-wise-retransmission-policy-alleviates--6bd68a = Eine kluge Strategie für Neuübertragungen mildert einen Teil der Verschlechterung.

the-same-abstract-with-ten-times-99ad94 = Dieselbe Zusammenfassung. Mit zehnmal so vielen Fehlern über GEO geben Neuübertragungen, die den Pfad mit dem größten ssthresh nehmen, mindestens 5 % mehr als solche, die auf ihrem Pfad bleiben.

the-first-path-with-room-is-5bd2de = Der erste Pfad mit Platz ist keine solche Strategie.

own-against-the-largest-ssthresh-at-65c851 = Eigene Behauptung. Gegenüber dem größten ssthresh höchstens 97 % bei denselben Einstellungen.

with-a-small-buffer-both-paths-1909c8 = Mit einem kleinen Puffer tragen beide Pfade zusammen weniger als Iridium allein.

own-with-few-errors-at-most-47cfc5 = Eigene Behauptung. Mit wenigen Fehlern höchstens 65 % mit Puffern von bis zu 32 KB.

with-a-large-buffer-they-carry-8c11f2 = Mit einem großen Puffer tragen sie anderthalbmal so viel wie Iridium allein.

own-with-few-errors-at-least-393238 = Eigene Behauptung. Mit wenigen Fehlern mindestens 150 % mit Puffern von 256 KB und mehr.

a-larger-buffer-blocks-less-0930f7 = Ein größerer Puffer blockiert weniger.

own-the-time-with-a-path-58261c = Eigene Behauptung. Die Zeit mit einem blockierten Pfad fällt von 32 KB an.

text-b74273 = 512 KB lassen davon so gut wie nichts.

own-with-few-errors-a-path-20d4a6 = Eigene Behauptung. Mit wenigen Fehlern ist ein Pfad höchstens 1 % der Zeit blockiert.

segment-lost-8209e5 = Verlorenes Segment

sctp-has-6516-bytes-after-the-485ced = SCTP hat nach der Kürzung 6516 Byte und bei 4,424 s 9412 Byte: zwei Pakete in zwei Umläufen.

text-7630b5 = 1,04 s vom einen zum anderen, auf 20 ms genau.

tcp-which-was-cut-half-a-e77bb3 = TCP, das eine halbe Sekunde davor gekürzt wurde, überschreitet 6 Segmente bei 4,448 s, wie in ns-2.

to-6-035-segments-8738-bytes-ef5043 = Auf 6,035 Segmente, 8738 Byte, nach ns-2.35 mit den Regeln von 2001; auf zwei Millisekunden genau.

segment-number-modulo-100-143891 = Segmentnummer modulo 100

in-the-same-time-sctp-gets-e2281c = In derselben Zeit kommt SCTP weiter als TCP.

goodput-of-sctp-over-that-of-9e1948 = Goodput von SCTP durch den von TCP ab 50 s, weniger eins.

tsn-modulo-100-312540 = TSN modulo 100

throughput-on-ls-bcfc10 = Durchsatz auf Ls

loss-not-the-link-limits-both-c8d14e = Verlust, nicht der Link, begrenzt beide: Zusammen nutzen sie etwa ein Fünftel davon, 21,5 % in Tabelle 2.

within-three-points-in-the-first-85c9b7 = Auf drei Punkte genau, in den ersten 40 s.

segments-acknowledged-314566 = Bestätigte Segmente

from-50-to-150-s-sctp-4407dd = Von 50 bis 150 s sendet SCTP 2300 Segmente, wo TCP 1500 sendet: 53 % mehr.

text-bb5386 = 33 bis 73 % mehr Nutzdaten.

the-figures-show-one-run-each-dbd793 = Die Abbildungen zeigen je einen Lauf. In 100 Läufen bringt TCP in diesen 100 s 1326 bis 2319 Segmente durch und SCTP 1642 bis 2707, im Mittel 1709 und 2035, 21 ± 4 % mehr; 5 der Läufe gewinnen 45 % oder mehr, und in 4 hat TCP höchstens 1550 Segmente und SCTP mindestens 2250.

both-together-send-3800-segments-in-bec5a1 = Beide zusammen senden in diesen 100 s 3800 Segmente.

within-a-tenth-220-kbit-s-2ca82d = Auf ein Zehntel genau: im Mittel 220 kbit/s für jedes.

gain-utilisation-fairness-74cf53 = Gewinn, Auslastung, Fairness

sctp-gains-over-tcp-in-every-6c2bfe = SCTP gewinnt in jeder Zeile gegenüber TCP.

jain-s-fairness-index-is-0-f195fd = Der Jain-Fairness-Index ist 0,986 bis 0,992.

within-0-005-of-what-is-196ae1 = Innerhalb von 0,005 um das, was für die vier Zeilen gedruckt ist, 0,988, 0,986, 0,992 und 0,989.

with-2-sources-sctp-gains-23-7d2c7d = Mit 2 Quellen gewinnt SCTP 23,9 % gegenüber TCP.

within-three-points-ddb1c6 = Auf drei Punkte genau.

the-spread-of-runs-of-500-af314c = Die Streuung von Läufen von 500 s ist so breit wie die drei Punkte. ns-2.35 mit den Regeln von 2001 gibt 22,2 ± 2,5 % für 2 Quellen und 21,6 ± 1,3 % für 6 (je 60 Seeds), innerhalb der Streuung dessen, was hier gemessen wird.

with-4-sources-sctp-gains-26-49e77e = Mit 4 Quellen gewinnt SCTP 26,1 % gegenüber TCP.

here-2-4-6-and-8-00ba9f = Hier gewinnen 2, 4, 6 und 8 Quellen gleich viel, 22 bis 23 % mit 160 Läufen je Zeile: Nichts hebt diese Zeile um 4 Punkte von den anderen ab. ns-2.35 mit den Regeln von 2001 gibt 22,2 ± 2,5 % für 2 Quellen und 21,6 ± 1,3 % für 6 (je 60 Seeds), innerhalb der Streuung dessen, was hier gemessen wird.

with-6-sources-sctp-gains-19-8f9305 = Mit 6 Quellen gewinnt SCTP 19,24 % gegenüber TCP.

here-2-4-6-and-8-b074bf = Hier gewinnen 2, 4, 6 und 8 Quellen gleich viel, 22 bis 23 % mit 160 Läufen je Zeile, was am oberen Rand der drei Punkte liegt. ns-2.35 mit den Regeln von 2001 gibt 22,2 ± 2,5 % für 2 Quellen und 21,6 ± 1,3 % für 6 (je 60 Seeds), innerhalb der Streuung dessen, was hier gemessen wird.

with-8-sources-sctp-gains-21-092a04 = Mit 8 Quellen gewinnt SCTP 21,6 % gegenüber TCP.

with-2-sources-21-5-of-88e76d = Mit 2 Quellen sind 21,5 % des Engpasses genutzt.

within-two-points-791e64 = Auf zwei Punkte genau.

with-6-sources-18-4-of-58096a = Mit 6 Quellen sind 18,4 % des Engpasses genutzt.

ns-2-35-with-the-rules-131925 = ns-2.35 mit den Regeln von 2001, 60 Seeds

jain-s-fairness-index-is-0-32118a = Der Jain-Fairness-Index ist 0,983 bis 0,995.

within-0-005-of-what-is-0bceb7 = Innerhalb von 0,005 um das, was für die vier Zeilen gedruckt ist, 0,994, 0,995, 0,983 und 0,995.

ns-2-35-with-the-rules-733c2c = ns-2.35 mit den Regeln von 2001 stimmt mit dem überein, was hier gemessen wird: 0,966 ± 0,004 für 2 Quellen und 0,977 ± 0,003 für 6. Ein Index von 0,994 lässt bei zwei Flows einen Gewinn von 17 % zu, einer von 0,972 einen Gewinn von 40 %: Die zwei Spalten der Tabelle stimmen miteinander überein, und beide weichen von ns-2 ab.

a-slow-bottleneck-is-used-by-8725ea = Ein langsamer Engpass wird zu mehr als 90 % genutzt.

with-2-sources-sctp-gains-17-70d04a = Mit 2 Quellen gewinnt SCTP 17,3 % gegenüber TCP.

ns-2-35-with-the-rules-dd2c43 = ns-2.35 mit den Regeln von 2001 stimmt mit dem überein, was hier gemessen wird, nicht mit der Tabelle: 45,5 ± 3,4 % für 2 Quellen und 21,0 ± 3,4 % für 6, mit seinen eigenen Standardwerten 35,2 ± 3,1 und 19,2 ± 3,8 % (je 60 Seeds).

with-4-sources-sctp-gains-15-38f71c = Mit 4 Quellen gewinnt SCTP 15,8 % gegenüber TCP.

with-6-sources-sctp-gains-30-5207da = Mit 6 Quellen gewinnt SCTP 30,6 % gegenüber TCP.

with-8-sources-sctp-gains-14-600f3e = Mit 8 Quellen gewinnt SCTP 14,9 % gegenüber TCP.

with-160-runs-the-gain-is-6cfbc4 = Mit 160 Läufen ist der Gewinn 18,8 ± 2,1 %, am oberen Rand der drei Punkte. ns-2.35 mit den Regeln von 2001 stimmt mit dem überein, was hier gemessen wird, nicht mit der Tabelle: 45,5 ± 3,4 % für 2 Quellen und 21,0 ± 3,4 % für 6, mit seinen eigenen Standardwerten 35,2 ± 3,1 und 19,2 ± 3,8 % (je 60 Seeds).

with-2-sources-96-of-the-3fb8b1 = Mit 2 Quellen sind 96 % des Engpasses genutzt.

ns-2-35-with-the-rules-7eb373 = ns-2.35 mit den Regeln von 2001 stimmt mit dem überein, was hier gemessen wird, nicht mit der Tabelle: 98,06 ± 0,15 %, alle Header eingeschlossen; an Nutzdaten allein sind es 95,7 %, was die Tabelle meinen mag.

with-6-sources-99-7-of-326ea7 = Mit 6 Quellen sind 99,7 % des Engpasses genutzt.

segment-number-396767 = Segmentnummer

tcp-sends-segment-8-which-is-3a2614 = TCP sendet Segment 8, das verloren geht, bei 2,336 s.

within-two-milliseconds-as-all-printed-ca4974 = Auf zwei Millisekunden genau, wie alle gedruckten Zeitpunkte.

the-third-duplicate-acknowledgement-come-ab700e = Die dritte doppelte Bestätigung kommt bei 2,880 s und kürzt cwnd von 9 auf 4 Segmente.

tcp-sends-the-first-new-segment-52e2c3 = TCP sendet das erste neue Segment, 17, bei 2,898 s, mit der sechsten doppelten Bestätigung.

the-cumulative-acknowledgement-at-3-413-ba3028 = Die kumulative Bestätigung bei 3,413 s lässt TCP ein cwnd von 4,250 Segmenten.

the-acknowledgement-at-3-897-s-86a127 = Die Bestätigung bei 3,897 s bringt es auf 4,485 Segmente.

the-acknowledgement-at-3-909-s-d308d0 = Die Bestätigung bei 3,909 s bringt es auf 4,708 Segmente.

the-acknowledgement-at-3-921-s-000f59 = Die Bestätigung bei 3,921 s bringt es auf 4,921 Segmente.

the-acknowledgement-at-3-927-s-33b068 = Die Bestätigung bei 3,927 s bringt es auf 5,124 Segmente.

on-duplicate-acknowledgements-sctp-sends-124217 = Auf doppelte Bestätigungen sendet SCTP neue Daten: TSN 17 bei 3,361 s.

a-sack-that-reports-a-gap-27cddd = Ein SACK, der eine Lücke meldet, nimmt, was er meldet, aus dem heraus, was unterwegs ist, so dass cwnd mit dem ersten neue Chunks gehen lässt; vor der Kürzung bei 3,384 s.

on-duplicate-acknowledgements-sctp-sends-3d0400 = Auf doppelte Bestätigungen sendet SCTP neue Daten: TSN 19 bei 3,373 s.

sctp-a-round-trip-of-0-2d9fbf = SCTP kürzt cwnd einen Umlauf von 0,52 s vor 3,904 s von 13032 auf 6516 Byte.

sctp-has-7964-bytes-at-3-d063c6 = SCTP hat 7964 Byte bei 3,904 s.

sctp-has-9412-bytes-at-4-a9a787 = SCTP hat 9412 Byte bei 4,424 s.

after-the-loss-tcp-takes-two-207bb8 = Nach dem Verlust braucht TCP zwei Umläufe, 1,05 s, um ein Segment von cwnd wiederzugewinnen.

from-4-segments-to-5-124-87ee5c = Von 4 Segmenten auf 5,124, den ersten Wert über 5.

sctp-regains-one-in-one-round-eb8e86 = SCTP gewinnt eines in einem Umlauf wieder, 0,52 s: in der halben Zeit.

both-repair-the-loss-by-one-524690 = Beide reparieren den Verlust durch einen Fast Retransmit.

neither-has-to-wait-for-its-594838 = Keines muss auf seinen Timer für Neuübertragungen warten.

scheduler-d3a27d = Scheduler

first-come-761ab6 = First come

chunks-b37e2f = Chunks

a-large-message-keeps-messages-of-f7b6df = Eine große Nachricht hält Nachrichten anderer Streams davon ab, gesendet zu werden, bis sie durch ist.

with-files-of-1-mb-and-6b5917 = Mit Dateien von 1 MB und DATA ist das 95. Perzentil mindestens fünfmal das mit I-DATA, unter jedem Scheduler außer First come, first served.

where-messages-are-interleaved-large-one-f3d922 = Wo Nachrichten verschränkt werden, verzögern große von niedriger Priorität die von höherer Priorität nicht.

with-i-data-and-priorities-the-835389 = Mit I-DATA und Prioritäten ist das 95. Perzentil neben Dateien von 1 MB höchstens anderthalbmal so groß wie neben Dateien von 10 KB, wo DATA es verzehnfacht.

first-come-first-served-sends-in-2b7613 = First come, first served sendet mit I-DATA in derselben Reihenfolge wie mit DATA.

the-95th-percentile-is-the-same-852d25 = Das 95. Perzentil ist auf 5 % genau dasselbe; I-DATA-Chunks sind vier Byte länger.

interleaving-lets-capacity-be-shared-bet-2a4e78 = Durch Verschränken lässt sich Kapazität besser teilen, in gleichen Teilen wie nach Gewichten.

rfc-8260-3-5-and-3-3d949b = RFC 8260 3.5 und 3.6

beside-files-of-300-kb-and-50efda = Neben Dateien von 300 KB und mehr ist das 95. Perzentil von Nachrichten, die weniger als ihren Anteil verlangen, höchstens die Hälfte von dem mit DATA.

a-scheduler-alone-does-not-help-639a2f = Ein Scheduler allein hilft nicht: Ohne Verschränken ist Priorität weniger als ein Zehntel wert.

own-with-data-and-files-of-73999b = Eigene Behauptung. Mit DATA und Dateien von 1 MB, das 95. Perzentil nach Priorität durch das von First come, first served.

turns-do-nearly-as-well-as-654f39 = Reihum geht es fast so gut wie nach Prioritäten.

own-with-i-data-and-files-57c3ed = Eigene Behauptung. Mit I-DATA und Dateien von 1 MB fügt Round Robin dem 95. Perzentil höchstens 0,1 s hinzu.

the-file-loses-nothing-by-it-7e7bab = Die Datei verliert nichts dadurch.

own-goodput-with-i-data-is-d0e5c7 = Eigene Behauptung. Goodput mit I-DATA ist der mit DATA, auf 1 % genau.

orbit-29ac7e = Bahn

features-5697d0 = Funktionen

only-path-mtu-discovery-248abe = nur Path MTU Discovery

only-a-window-of-256-kb-119be7 = nur ein Fenster von 256 KB

only-an-initial-cwnd-of-2-0c8f08 = nur ein anfängliches cwnd von 2

only-byte-counting-up-to-2-550efe = nur Byte Counting bis 2 PMTU

only-all-gaps-in-a-sack-5256f6 = nur alle Lücken in einem SACK

only-ecn-390f72 = nur ECN

only-four-streams-de8fe1 = nur vier Streams

only-a-second-path-6ad467 = nur ein zweiter Pfad

all-5ef5ef = alle

all-but-path-mtu-discovery-4db29c = alle außer Path MTU Discovery

all-but-a-window-of-256-da51be = alle außer einem Fenster von 256 KB

all-but-an-initial-cwnd-of-596402 = alle außer einem anfänglichen cwnd von 2

all-but-byte-counting-up-to-1e89fb = alle außer Byte Counting bis 2 PMTU

all-but-all-gaps-in-a-074d4a = alle außer allen Lücken in einem SACK

all-but-ecn-00eacd = alle außer ECN

all-but-four-streams-f01eed = alle außer vier Streams

all-but-a-second-path-b66c99 = alle außer einem zweiten Pfad

a-buffer-of-4-kb-bdf77e = ein Puffer von 4 KB

a-buffer-of-4-kb-four-982941 = ein Puffer von 4 KB, vier Streams

path-mtu-discovery-which-is-advised-c84721 = Path MTU Discovery, die empfohlen ist, spart Zeit.

alone-beside-none-of-the-features-1e57d0 = Allein, neben keiner der Funktionen: höchstens 98 % der Zeit an jedem Punkt.

a-receive-window-above-64-kb-b06633 = Ein Empfangsfenster über 64 KB, das empfohlen ist, wo der Pfad mehr fasst, spart Zeit.

over-geo-taken-away-from-the-7e8f8e = Über GEO, den anderen Funktionen weggenommen: mindestens 2 % mehr Zeit.

an-initial-cwnd-of-2-segments-0e6255 = Ein anfängliches cwnd von 2 Segmenten, das empfohlen ist, spart Zeit.

over-geo-without-errors-it-halves-10cdbb = Über GEO ohne Fehler halbiert es die Zeit (53,6 auf 27,5 s), denn Slow Start endet ohne den Verlust, den der Sender mit 1 Segment langwierig repariert. Über Iridium läuft Slow Start dann weiter in die Warteschlange hinein (14,2 gegenüber 11,8 s), und mit Fehlern geht der halbe Umlauf, den es spart, in der Streuung unter (21,2 ± 1,0 gegenüber 20,4 ± 0,9 s, 132 ± 8 gegenüber 134 ± 8 s). Wo nur der Anfang zählt, wie in ir-icw, gewinnt es immer.

byte-counting-up-to-2-pmtu-1d9a5f = Byte Counting bis 2 PMTU, das empfohlen ist, spart Zeit.

it-gains-over-geo-50-3-c2c2e9 = Es gewinnt über GEO (50,3 gegenüber 53,6 s, mit Fehlern 123 ± 7 gegenüber 134 ± 8 s), wo Umläufe lang sind. Über Iridium ohne Fehler läuft Slow Start weiter in die Warteschlange hinein: 14,6 gegenüber 11,8 s, mit mehr Verlusten auf einmal (0,8 % der Pakete gegenüber 0,4 %).

reporting-all-gaps-which-is-advised-4f83c4 = Alle Lücken zu melden, was empfohlen ist, spart Zeit.

alone-it-gains-8-over-iridium-c25967 = Allein gewinnt es über Iridium ohne Fehler 8 % und über GEO nichts (1,000, 1,001): Weniger als drei Lücken sind zugleich offen, wie ir-gaps zeigt. Neben den anderen Funktionen, deren Fenster mehr auf einmal verloren gehen lassen, fehlt es: Ohne es ist die Zeit ohne Fehler 1,57- und 1,93-mal so lang.

ecn-which-is-advised-saves-time-d2ed9f = ECN, das empfohlen ist, spart Zeit.

without-errors-it-gains-14-over-be946d = Ohne Fehler gewinnt es 14 % über Iridium und 28 % über GEO. Mit Fehlern wird nach dem Anfang wenig markiert (0,07 und 0,02 % der Pakete, wo Verfälschung 0,27 % verliert), und die Zeit ist innerhalb ihrer Streuung dieselbe (0,96 und 1,00).

several-streams-which-are-advised-save-12a158 = Mehrere Streams, die empfohlen sind, sparen Zeit, wo der Puffer des Empfängers klein ist und Pakete verloren gehen.

with-4-kb-and-errors-at-33dfcf = Mit 4 KB und Fehlern: höchstens 98 % der Zeit.

multihoming-which-is-advised-saves-time-bd2975 = Multihoming, das empfohlen ist, spart Zeit: Ein zweiter Pfad trägt Neuübertragungen.

with-iridium-behind-geo-it-saves-d23c5e = Mit Iridium hinter GEO spart es 22 bis 28 %. Mit GEO hinter Iridium braucht die Übertragung 1,38- und 1,24-mal so lang: Was neu gesendet wird, geht über den längeren Pfad, und was folgt, wartet darauf; Abbildung 9 der Arbeit sagt für 1e-7 bis 1e-5 dasselbe.

taken-away-from-all-others-path-b5fc94 = Allen anderen weggenommen, fehlt Path MTU Discovery.

at-least-2-more-time-at-cf7550 = Mindestens 2 % mehr Zeit an jedem Punkt.

missed-over-geo-3-2-and-e61580 = Sie fehlt über GEO (3,2- und 2,0-mal die Zeit) und mit Fehlern über Iridium (1,5-mal). Über Iridium ohne Fehler füllen größere Pakete die Warteschlange von 50 Paketen mit mehr Byte, und mehr davon gehen am Ende von Slow Start verloren, so dass 8,3 s gegen 8,1 ± 0,2 s stehen.

taken-away-from-all-others-all-0ee3bc = Allen anderen weggenommen, fehlt das Melden aller Lücken.

without-errors-it-is-missed-most-db4b57 = Ohne Fehler fehlt es am meisten, 1,57- und 1,93-mal die Zeit; mit Fehlern, wo ein Verlust das Fenster halbiert, bevor viele Lücken offen sind, ist es über Iridium 1,11 ± 0,06-mal, und über GEO, 1,08 ± 0,07, können es die Läufe nicht sagen.

with-a-buffer-of-64-kb-0eac32 = Mit einem Puffer von 64 KB oder ohne Verluste ändern Streams wenig.

with-4-kb-and-no-errors-9c687b = Mit 4 KB und ohne Fehler: innerhalb von 1 %.

all-features-together-save-a-quarter-233223 = Alle Funktionen zusammen sparen ein Viertel der Zeit und mehr.

at-most-75-at-each-point-bcdc85 = Höchstens 75 % an jedem Punkt.

every-file-arrives-246df7 = Jede Datei kommt an.

over-357222 = Über

links-repeat-7c7586 = Links wiederholen

once-in-order-5ecb35 = einmal, geordnet

once-at-once-18f0d4 = einmal, sofort

text-92fa82 = 3-mal, geordnet

text-28602b = 3-mal, sofort

text-012c6f = 7-mal, geordnet

text-7c3396 = 7-mal, sofort

at-a-high-error-rate-arq-c1635d = Bei einer hohen Fehlerrate gibt ARQ mehr Goodput.

at-least-twice-as-much-at-22c013 = Mindestens doppelt so viel bei 3e-5 und 1e-4, mit bis zu sieben Neuübertragungen, geordnet.

even-one-retransmission-helps-e1880d = Schon eine Neuübertragung hilft.

at-least-twice-as-much-at-f69a30 = Mindestens doppelt so viel bei 3e-5 und 1e-4.

at-a-high-error-rate-more-d29e79 = Bei einer hohen Fehlerrate gibt mehr Ausdauer mehr Goodput.

seven-retransmissions-against-one-in-ord-1d3fcb = Sieben Neuübertragungen gegenüber einer, geordnet: mindestens anderthalbmal so viel bei 1e-4, wo ein Drittel der Frames verloren geht.

packets-that-go-on-at-once-cf741c = Pakete, die sofort weitergehen, lassen den Sender neu übertragen.

rfc-3366-what-overtakes-a-frame-6b3657 = RFC 3366: Was einen Frame überholt, der neu gesendet wird, sieht aus wie ein Verlust. Mit bis zu sieben Neuübertragungen bei 3e-5, wo am Ende kein Paket verloren ist, macht SCTP mindestens 3 Fast Retransmits mehr als geordnet.

arq-in-order-gives-more-goodput-ea07e9 = Geordnetes ARQ gibt mehr Goodput als ARQ, das Pakete sofort weitergehen lässt.

with-up-to-seven-retransmissions-at-392daf = Mit bis zu sieben Neuübertragungen: mindestens doppelt so viel bei 3e-5 und 1e-4.

seven-retransmissions-leave-hardly-a-los-61199d = Sieben Neuübertragungen lassen kaum einen Verlust.

at-1e-4-a-frame-is-bb7b0e = Bei 1e-4 geht ein Frame mit 0,363 verloren; alle acht Übertragungen tun es mit 0,0003. Weniger als ein Paket von hundert.

round-trip-of-the-other-association-fbfd3c = Umlauf der anderen Assoziation

associations-of-one-round-trip-share-13d4b8 = Assoziationen mit demselben Umlauf teilen gleich.

jain-s-index-of-at-least-137c3b = Jain-Index von mindestens 0,97.

the-longer-its-round-trip-the-ca227a = Je länger ihr Umlauf, desto weniger bekommt eine Assoziation nach den Regeln von RFC 9260.

jain-s-index-between-0-5-eb870a = Jain-Index zwischen 0,5, wo eine alles hat, und 0,7, bei 336 und 588 ms.

cubic-whose-window-grows-by-the-58faa0 = CUBIC, dessen Fenster nach der Uhr wächst, teilt gleichmäßiger.

jain-s-index-greater-by-a-3a34da = Jain-Index bei 336 und 588 ms um mindestens ein Zehntel größer (RFC 9438 5.1).

hybla-which-grows-as-over-a-2a5042 = Hybla, das wie über einen kurzen Umlauf wächst, gleicht den eines geostationären Satelliten aus.

jain-s-index-greater-by-a-df782d = Jain-Index bei 588 ms um mindestens ein Zehntel größer (Caini und Firrincieli 2004).

without-ecn-796a93 = ohne ECN

ecn-a-loss-without-a-mark-7f624a = ECN, ein Verlust ohne Markierung ist Verfälschung

goodput-per-association-43ce65 = Goodput je Assoziation

with-ecn-the-router-drops-fewer-3da872 = Mit ECN verwirft der Router weniger Pakete.

at-1e-8-what-remains-is-e4fa4f = Bei 1e-8; was bleibt, ist das Überschießen von Slow Start, wenn die Warteschlange voll ist.

ecn-alone-costs-no-goodput-5e3bc1 = ECN allein kostet keinen Goodput.

to-within-3-f8cfdd = Auf 3 % genau.

a-sender-that-keeps-its-window-38206d = Ein Sender, der sein Fenster nach einem Verlust ohne Markierung behält, ist schneller, wo Verluste Verfälschung sind.

at-1e-6-and-above-by-57cf60 = Ab 1e-6, um mindestens 10 %.

without-corruption-it-gains-and-loses-d57f66 = Ohne Verfälschung gewinnt und verliert er wenig.

within-5-at-1e-8-a0b98b = Innerhalb von 5 % bei 1e-8.

text-9ac380 = 536 Byte

text-dfe0dc = 1500 Byte

with-segments-of-536-bytes-a-d21e2b = Mit Segmenten von 536 Byte bringt ein SACK für zwei cwnd von 5360 auf 6432 Byte.

by-one-sack-in-the-time-75622a = Durch einen SACK: in der Zeit, die zwei Pakete auf dem Kanal brauchen, 0,91 ms, bis auf ein Zehntel.

with-segments-of-1500-bytes-a-8b0c24 = Mit Segmenten von 1500 Byte bringt ein SACK für zwei cwnd von 15.000 auf 16.500 Byte.

by-one-sack-in-the-time-7d1545 = Durch einen SACK: in der Zeit, die zwei Pakete auf dem Kanal brauchen, 2,45 ms, bis auf ein Zehntel.

a-limit-of-2-pmtu-lets-d63d20 = Eine Grenze von 2 PMTU lässt beide zählen: von 15.000 auf 18.000 Byte.

raising-the-byte-counting-limit-to-27eb7c = Die Byte-Counting-Grenze auf 2 PMTU anzuheben beschleunigt Slow Start unter verzögerten SACKs.

read-as-the-time-in-which-0e7b8c = Gelesen als die Zeit, in der 300 KB in Segmenten von 1500 Byte ankommen: höchstens 90 % von der mit einer Grenze von 1 PMTU.

the-whole-transfer-is-slow-start-44043d = Die ganze Übertragung ist Slow Start.

associations-75ad9a = Assoziationen

the-seam-lies-near-0-degrees-fe79e7 = Die Naht liegt nahe 0 Grad Länge.

near-is-taken-as-within-15-5bff45 = Nahe gilt als innerhalb von 15 Grad.

a-satellite-has-four-inter-satellite-ffba3e = Ein Satellit hat vier Inter-Satelliten-Links, aber weniger nahe den Polen und an der Naht.

text-015b8a = 66 Links innerhalb der Ebenen sind immer an. 55 verbinden Ebenen, um einen halben Platz versetzt, und sind an, solange beide Enden unter 60 Grad Breite sind, (120 − 16,4) / 180 der Zeit: 32. Innerhalb von vier um ihre Summe, 98.

every-interface-has-a-satellite-14b739 = Jede Schnittstelle hat einen Satelliten.

text-5cc2d2 = 60 Stationen mit je zwei Schnittstellen, und drei Gateways.

configuration-b332c3 = Konfiguration

iridium-alone-4eca43 = Iridium allein

iridium-geo-as-backup-17fa4a = Iridium, GEO als Ersatz

two-iridium-satellites-56c5a9 = zwei Iridium-Satelliten

two-iridium-satellites-above-8-2-6217d7 = zwei Iridium-Satelliten über 8,2°

errors-strike-11299e = Fehler treffen

once-a-path-23d7c2 = einmal je Pfad

drawn-anew-in-every-run-8bd971 = in jedem Lauf neu gezogen

the-same-in-every-run-dd1ab0 = in jedem Lauf dieselben

at-low-error-rates-a-geo-b42f40 = Bei niedrigen Fehlerraten macht ein GEO-Ersatz keinen Unterschied.

within-5-at-1e-9-and-0c5a2f = Innerhalb von 5 % bei 1e-9 und 1e-8.

at-low-error-rates-a-second-519c43 = Bei niedrigen Fehlerraten macht ein zweiter Iridium-Satellit keinen Unterschied.

within-5-at-1e-9-and-0ced46 = Innerhalb von 5 % bei 1e-9 und 1e-8. Der zweite Satellit über dem Horizont, wo die meisten Orte einen sehen.

at-1e-8-it-is-2-a6d1ac = Bei 1e-8 ist er 2,5 ± 2,6 % langsamer, so dass das Intervall, in dem die gezogenen Orte stecken, ein wenig über die fünf Prozent hinausreicht.

at-low-error-rates-a-second-a9943e = Bei niedrigen Fehlerraten macht ein zweiter Iridium-Satellit keinen Unterschied, über einer Maske von 8,2 Grad.

within-5-at-1e-9-and-6f38a5 = Innerhalb von 5 % bei 1e-9 und 1e-8. Mit der Maske der Arbeit.

above-the-paper-s-8-2-d3e7ce = Über den 8,2 Grad der Arbeit sehen die meisten Orte jeweils einen Iridium-Satelliten: Was an die zweite Schnittstelle gesendet wird, findet dann keine Route, und jede Neuübertragung geht dorthin.

between-1e-7-and-1e-5-bae5a1 = Zwischen 1e-7 und 1e-5 ist ein GEO-Ersatz langsamer als Iridium allein.

at-1e-4-iridium-with-a-e8e097 = Bei 1e-4 ist Iridium mit GEO-Ersatz das Beste von allen dreien: besser als Iridium allein,

and-better-than-two-iridium-satellites-71d4d2 = und besser als zwei Iridium-Satelliten,

at-1e-4-the-second-satellite-0d429e = Bei 1e-4, der zweite Satellit über dem Horizont.

and-than-two-above-8-2-98b18d = und als zwei über 8,2 Grad.

at-1e-4-with-the-paper-06eed0 = Bei 1e-4, mit der Maske der Arbeit.

two-iridium-satellites-are-at-least-7e97b8 = Zwei Iridium-Satelliten sind in den meisten Fällen mindestens so gut wie einer.

from-1e-7-on-to-within-2f64f6 = Ab 1e-7, auf 3 % genau, an den meisten der vier Punkte. Der zweite Satellit über dem Horizont, wo die meisten Orte einen sehen.

a-loss-is-repaired-over-the-4281df = Ein Verlust wird über den zweiten Pfad repariert, dessen SACKs auch über ihn zurückkommen und noch einmal verloren gehen können. Keine Regel, die sich einstellen lässt, stellt den Satz ab 1e-5 wieder her: Von fünfzehn, die mit festen Orten versucht wurden (wiederholte Fast Retransmits, vier Fehlmeldungen, Verluste in Fast Recovery, die einmal kürzen, SACKs sofort für eine gefüllte Lücke, Wachstum ohne Fortschritt, RTO.Min von 200 ms, die Regeln von RFC 2960 und RFC 9260, ..), erreichen zwei Satelliten bei 1e-5 66 bis 76 % von einem; mit Fast Retransmits, die auf dem Pfad bleiben, 89 %, mit allen dort 99 %, aber dann ist es nicht mehr die Regel der Arbeit. ns-2.35 über Kabel stimmt überein: gleichauf bis 1e-6, 97 % bei 1e-5, 60 % bei 3e-5. Der Patch für ns-2 von 2003 selbst ließ sich nicht ausprobieren.

two-iridium-satellites-are-at-least-904a6a = Zwei Iridium-Satelliten sind in den meisten Fällen mindestens so gut wie einer, über einer Maske von 8,2 Grad.

from-1e-7-on-to-within-568d57 = Ab 1e-7, auf 3 % genau, an den meisten der vier Punkte. Mit der Maske der Arbeit.

two-iridium-satellites-are-at-least-e3a580 = Zwei Iridium-Satelliten sind in den meisten Fällen mindestens so gut wie ein GEO-Ersatz.

two-iridium-satellites-are-at-least-01cf85 = Zwei Iridium-Satelliten sind in den meisten Fällen mindestens so gut wie ein GEO-Ersatz, über einer Maske von 8,2 Grad.

bandwidth-on-the-geo-backup-0c8913 = Bandbreite auf dem GEO-Ersatz

at-1e-4-a-geo-backup-171093 = Bei 1e-4 braucht ein GEO-Ersatz etwa 10 kbit/s für jede Assoziation.

about-10-kbit-s-is-taken-ca05db = Etwa 10 kbit/s gilt als 9 bis 11; was der Datensender auf den Ersatzpfad gibt.

one-rule-restores-it-a-cwnd-36c9da = Eine Regel stellt es wieder her: ein cwnd, das mit jedem SACK wächst, der etwas bestätigt, nicht nur mit einem, der die kumulative TSN voranbringt (growth_on_advance aus, wie RFC 9260 es hat). Mit gezogenen Orten und 30 Assoziationen (4 Läufe) braucht der Ersatz dann 1,9, 7,7 und 8,2 kbit/s für jede bei 1e-6, 1e-5 und 1e-4, gegenüber 1,9, 7,7 und 4,7 nach den Regeln von ns-2.35, und Goodput bei 1e-4 ist 20,0 statt 11,1 kbit/s. Allein tut es keine der anderen, die versucht wurden: wiederholte Fast Retransmits, vier Fehlmeldungen, Kürzungen einmal je Recovery, SACKs sofort für eine gefüllte Lücke, Bursts, ein gemessener Aufbau. Mit einem RTO.Min von 200 ms braucht er 17,7 mit festen Orten. Bei 1e-4 geht ein Drittel der Pakete des primären Pfades verloren, Fenster bleiben am kleinsten, und wenig bleibt, das neu zu senden wäre.

at-no-error-rate-does-a-e91b76 = Bei keiner Fehlerrate braucht ein GEO-Ersatz mehr als 11 kbit/s für jede Assoziation.

the-bandwidth-grows-with-the-number-02396c = Die Bandbreite wächst mit der Zahl der Assoziationen.

the-bandwidth-grows-with-the-error-4c30ae = Die Bandbreite wächst mit der Fehlerrate des primären Pfades.

a-fall-of-5-still-counts-96208b = Ein Rückgang von 5 % zählt noch als keiner. Bei 1e-4 gehen die meisten Pakete des primären Pfades verloren, Fenster bleiben am kleinsten, und wenig bleibt, das neu zu senden wäre.

one-rule-restores-it-a-cwnd-082f7e = Eine Regel stellt es wieder her: ein cwnd, das mit jedem SACK wächst, der etwas bestätigt, nicht nur mit einem, der die kumulative TSN voranbringt (growth_on_advance aus, wie RFC 9260 es hat). Mit gezogenen Orten und 30 Assoziationen (4 Läufe) braucht der Ersatz dann 1,9, 7,7 und 8,2 kbit/s für jede bei 1e-6, 1e-5 und 1e-4, gegenüber 1,9, 7,7 und 4,7 nach den Regeln von ns-2.35, und Goodput bei 1e-4 ist 20,0 statt 11,1 kbit/s. Allein tut es keine der anderen, die versucht wurden: wiederholte Fast Retransmits, vier Fehlmeldungen, Kürzungen einmal je Recovery, SACKs sofort für eine gefüllte Lücke, Bursts, ein gemessener Aufbau.{" "}

at-1e-5-four-streams-give-fba4c8 = Bei 1e-5 geben vier Streams mit einem Puffer von 8 Segmenten deutlich mehr Goodput als einer.

clearly-is-taken-as-at-least-b72c75 = Deutlich gilt als mindestens 10 %.

with-a-buffer-of-40-segments-e36a16 = Mit einem Puffer von 40 Segmenten machen Streams wenig Unterschied.

within-5-8ab284 = Innerhalb von 5 %.

goodput-grows-with-the-buffer-08245b = Goodput wächst mit dem Puffer.

up-to-16-segments-a-fall-6193a3 = Bis zu 16 Segmenten; ein Rückgang von 3 % zählt noch als keiner.

ns-2-35-with-the-same-687b9d = ns-2.35 mit denselben Orten, ein Lauf; sein Rauschen ist der Streuung der Läufe hier entnommen, weil die Streuung über Assoziationen mehr über ihre Entfernungen sagt als über den Zufall.

the-same-in-every-run-under-22df3e = in jedem Lauf dieselben, unter Bent Pipes, wie in der Referenz

ns-2-35-with-the-same-ba5117 = ns-2.35 mit denselben Orten, ein Lauf; sein Rauschen ist der Streuung der Läufe hier entnommen, weil die Streuung über Assoziationen mehr über ihre Entfernungen sagt als über den Zufall. Mit einem Stream und 4 Segmenten ist es bei 1e-5 9 % niedriger: Wenn es den einzigen Chunk unterwegs neu überträgt, lässt es T3-rtx laufen, der dann abläuft, bevor der SACK zurück ist; RFC 9260 7.2.4 startet den Timer neu.

below-1e-7-streams-matter-little-5c6186 = Unter 1e-7 machen Streams wenig aus.

within-3-up-to-1e-7-ceebbf = Innerhalb von 3 % bis 1e-7, mit jedem der beiden Puffer.

at-1e-5-and-above-streams-f7c353 = Ab 1e-5 machen Streams mit einem Puffer von 8 Segmenten deutlich etwas aus.

it-holds-at-1e-5-at-b87719 = Es gilt bei 1e-5. Bei 1e-4 geht ein Drittel der Pakete verloren, und cwnd, nicht der Puffer, begrenzt den Sender, so dass Streams wenig zu gewinnen bleibt.

with-a-buffer-of-40-segments-9d6d83 = Mit einem Puffer von 40 Segmenten machen Streams bei jeder Fehlerrate wenig aus.

goodput-falls-with-the-error-rate-7b8968 = Goodput fällt mit der Fehlerrate.

a-rise-of-1-still-counts-07a259 = Ein Anstieg von 1 % zählt noch als keiner.

with-a-buffer-of-40-segments-9acb5d = Mit einem Puffer von 40 Segmenten sind es bei 1e-7 selbst 2,7 ± 0,6 %, beiderseits der drei Prozent; darunter und mit 8 Segmenten liegt es innerhalb.

gaps-in-a-sack-103297 = Lücken in einem SACK

a-loss-means-7f45bf = Ein Verlust bedeutet

at-high-error-rates-and-with-37ecf6 = Bei hohen Fehlerraten und mit großen Fenstern gibt das Melden aller Lücken mehr Goodput als das Melden von 3.

with-the-standard-sender-at-1e-2e99d0 = Mit dem Standardsender, bei 1e-5: mindestens 5 % mehr.

every-loss-halves-the-window-so-eb3145 = Jeder Verlust halbiert das Fenster, so dass überall dort, wo mehr gemeldet werden könnte, weniger als drei Lücken zugleich offen sind: Bei 1e-7 bis 3e-5 ist der Goodput mit 3, 4 oder allen Lücken auf vier Stellen derselbe.

the-same-for-a-sender-that-1ec673 = Dasselbe für einen Sender, der Verluste für Verfälschung hält und sein Fenster behält.

at-1e-5-at-least-5-fdf929 = Bei 1e-5: mindestens 5 % mehr.

for-such-a-sender-a-fourth-764215 = Für einen solchen Sender hilft schon eine vierte Lücke in einem SACK.

with-the-standard-sender-nothing-differs-811467 = Beim Standardsender unterscheidet sich nichts.

within-0-1-at-every-error-b3d7e3 = Innerhalb von 0,1 % bei jeder Fehlerrate.

headers-194e9f = Header

compressed-with-feedback-e00044 = komprimiert, mit Rückmeldung

compressed-full-every-20-packets-a823d1 = komprimiert, voll alle 20 Pakete

compressed-contexts-never-broken-b724a0 = komprimiert, Kontexte nie gebrochen

user-data-in-a-packet-ccd4e9 = Nutzdaten in einem Paket

without-errors-small-packets-gain-most-b3c70b = Ohne Fehler gewinnen kleine Pakete am meisten durch komprimierte Header.

packets-with-64-bytes-take-132-f8f257 = Pakete mit 64 Byte brauchen 132 Byte mit ihrem Frame, oder 102: Goodput wächst um mindestens 20 %.

without-errors-packets-of-512-bytes-4d5152 = Ohne Fehler gewinnen auch Pakete von 512 Byte.

text-7045f9 = 580 Byte mit ihrem Frame, oder 550: Goodput wächst um 4 bis 9 %.

at-a-high-error-rate-broken-535503 = Bei einer hohen Fehlerrate kosten gebrochene Kontexte mehr, als Kompression gibt.

at-1e-5-with-feedback-at-52dc99 = Bei 1e-5, mit Rückmeldung: höchstens 60 % des Goodputs ohne Kompression.

feedback-mends-a-context-sooner-than-026757 = Rückmeldung heilt einen Kontext eher als ein voller Header alle 20 Pakete.

at-1e-6-without-it-at-2e35fd = Bei 1e-6: ohne sie höchstens der halbe Goodput.

if-contexts-were-never-broken-compressio-f68a0d = Würden Kontexte nie gebrochen, gewänne Kompression auch bei einer hohen Fehlerrate.

smaller-packets-are-hit-less-often-6128e5 = Kleinere Pakete werden seltener getroffen. Bei 3e-6, mindestens 2 %.

broken-contexts-lose-more-packets-than-9064d5 = Gebrochene Kontexte verlieren mehr Pakete als Fehler.

at-1e-5-with-feedback-at-b52528 = Bei 1e-5 mit Rückmeldung: mindestens 5 % aller Pakete, wo Fehler allein 4 % der kleinen verlieren.

an-initial-cwnd-of-2-segments-0e8ca0 = Ein anfängliches cwnd von 2 Segmenten verkürzt den Anlauf unter verzögerten SACKs.

for-10-to-100-kb-at-aca0bc = Für 10 bis 100 KB: höchstens 95 % der Zeit.

one-of-10-segments-shortens-it-85ad7c = Eines von 10 Segmenten verkürzt ihn weiter.

for-10-to-100-kb-at-8f1f9e = Für 10 bis 100 KB: höchstens 85 % der Zeit.

for-what-fits-in-one-packet-2d4999 = Für das, was in ein Paket passt, macht es nichts aus.

every-transfer-finishes-9e1177 = Jede Übertragung wird fertig.

text-16cf3f = 512 Byte

path-mtu-discovery-24ca43 = Path MTU Discovery

path-mtu-9f8712 = Path MTU

where-the-path-carries-more-than-922c8a = Wo der Pfad mehr als 512 Byte trägt, gibt Discovery mehr Goodput.

at-least-20-more-from-1500-c04b23 = Mindestens 20 % mehr ab 1500 Byte.

the-larger-the-path-mtu-the-a4e5d7 = Je größer die Path MTU, desto mehr gibt sie.

on-a-path-of-576-bytes-041d63 = Auf einem Pfad von 576 Byte kostet sie nichts.

to-within-5-e903c8 = Auf 5 % genau.

receiver-window-8541ec = Empfangsfenster

a-window-of-64-kb-is-a8b48b = Ein Fenster von 64 KB ist zu klein für einen DS1-Kanal über GEO, dessen Leitung 96.500 Byte fasst.

utilisation-is-the-window-over-the-3fc457 = Auslastung ist das Fenster durch die Leitung, 65.536 × 1500 / 1452 / 96.500 = 0,70, weniger die Zeit des Anlaufs: 0,64 bis 0,72.

a-window-of-96-500-bytes-018c7c = Ein Fenster von 96.500 Byte füllt den Kanal.

at-least-92-where-nothing-is-9ebf1f = Mindestens 92 %, wo nichts verloren geht.

windows-of-128-kb-and-more-12b750 = Fenster von 128 KB und mehr füllen ihn, wo nichts verloren geht.

at-least-92-are-used-97c0e4 = Mindestens 92 % sind genutzt.

goodput-grows-with-the-window-up-af7936 = Goodput wächst mit dem Fenster, bis zu dem, was der Kanal fasst.

from-16-to-128-kb-f16a05 = Von 16 bis 128 KB.

with-a-bit-error-rate-of-e111f6 = Mit einer Bitfehlerrate von 1e-7 gewinnt ein Fenster von 256 KB weniger als ohne Fehler.

at-1e-8-a-second-path-f90f99 = Bei 1e-8 macht ein zweiter Pfad keinen Unterschied.

within-3-190ed7 = Innerhalb von 3 %.

at-1e-6-a-geo-backup-b2a554 = Bei 1e-6 ist ein GEO-Ersatz langsamer als ein einziger Pfad.

at-3e-5-and-above-the-fecd86 = Ab 3e-5 ist der GEO-Ersatz, der weniger verliert, besser als ein einziger Pfad.

at-3e-5-two-iridium-paths-f5b535 = Bei 3e-5 sind zwei Iridium-Pfade langsamer als einer.

not-a-sentence-of-the-paper-94d299 = Kein Satz der Arbeit, die zwei Pfade am besten findet: was der unabhängige Simulator zeigt.

ns-2-35-on-the-same-0d5252 = ns-2.35 über dieselben Kabel, 8 oder 20 Assoziationen, die nichts teilen

without-loss-cwnd-grows-to-the-dd20b4 = Ohne Verlust wächst cwnd auf die Größe des Empfangspuffers.

the-largest-cwnd-over-the-buffer-34d9b5 = Das größte cwnd durch den Puffer, auf ein Paket genau, ab 15 KB.

at-15-kb-as-many-packets-b67f66 = Bei 15 KB gehen in jedem Umlauf so viele Pakete ab, wie der Puffer fasst, zehn.

without-loss-the-number-of-streams-db6cc5 = Ohne Verlust macht die Zahl der Streams keinen Unterschied.

ns-2-35-agent-sctp-with-d9f92e = ns-2.35, Agent/SCTP mit seinen Standardwerten, 200 s

as-many-packets-as-the-buffer-1b5fbb = So viele Pakete, wie der Puffer fasst, zehn, stehen zugleich aus.

one-such-burst-leaves-in-every-e0a507 = Ein solcher Burst geht in jedem Umlauf ab, so dass Goodput der Puffer durch die Umlaufzeit ist.

ten-packets-of-1452-bytes-of-a47c7b = Zehn Pakete von 1452 Byte Nutzdaten in 0,52 s sind 223 kbit/s; der Anlauf der Übertragung nimmt ein wenig davon weg.

with-loss-goodput-grows-with-the-5ab6ab = Mit Verlust wächst Goodput mit dem Puffer.

up-to-25-kb-b4509b = Bis zu 25 KB.

beyond-some-buffer-goodput-no-longer-94243b = Über einen gewissen Puffer hinaus wächst Goodput nicht mehr.

from-45-kb-on-goodput-is-cafc81 = Ab 45 KB ist Goodput innerhalb von 5 % um den bei 60 KB.

the-curve-for-3-loss-lies-e5c318 = Die Kurve für 3 % Verlust liegt unter der für 1 %.

the-curve-for-5-loss-lies-4b415e = Die Kurve für 5 % Verlust liegt unter der für 3 %.

at-15-kb-and-1-loss-e2b0d0 = Bei 15 KB und 1 % Verlust fällt a_rwnd oft unter ein Paket.

read-as-the-free-buffer-at-0ca1e3 = Gelesen als der freie Puffer beim Empfänger, den SACKs ankündigen; oft gilt als 5 % der Zeit.

the-sender-never-has-more-outstanding-71f024 = Der Sender hat nie mehr ausstehen, als angekündigt wurde, und dem fehlenden Paket wird sein Platz freigehalten: Solange etwas dahinter wartet, ist mindestens ein Paket des Puffers frei. Was der Empfänger ankündigt, kann also nicht unter ein Paket fallen und tut es in diesen Läufen nie. Die Kurve der Arbeit muss das Fenster zeigen, wie es der Sender sieht, was daneben behauptet wird.

at-15-kb-and-1-loss-3c6176 = Bei 15 KB und 1 % Verlust fällt das Fenster, das der Sender sieht, oft unter ein Paket.

the-same-sentence-read-as-the-747ad3 = Derselbe Satz aus der Sicht des Senders gelesen: das letzte a_rwnd weniger dem, was aussteht.

at-35-kb-and-1-loss-860de7 = Bei 35 KB und 1 % Verlust fällt a_rwnd nur einmal unter ein Paket.

read-as-the-free-buffer-at-57c1f6 = Gelesen als der freie Puffer beim Empfänger; einmal in den 100 s der Abbildung gilt als im Mittel 0,5- bis 1,5-mal.

at-35-kb-and-1-loss-5e3856 = Bei 35 KB und 1 % Verlust fällt das Fenster, das der Sender sieht, nur einmal unter ein Paket.

the-same-sentence-read-as-the-187d66 = Derselbe Satz aus der Sicht des Senders gelesen.

in-20-runs-of-100-s-7e1b7a = In 20 Läufen von 100 s fällt es 1- bis 6-mal unter ein Paket, im Mittel 3,9-mal, und nur in einem einzigen Lauf einmal: Die Arbeit zeigt einen Lauf.

at-35-kb-and-1-loss-92332a = Bei 35 KB und 1 % Verlust begrenzt das Überlastfenster, nicht der Empfänger, den Sender die meiste Zeit.

as-much-is-outstanding-as-cwnd-f99872 = Mehr als die Hälfte der Zeit steht so viel aus, wie cwnd erlaubt.

losses-are-repaired-by-fast-retransmissi-0946da = Verluste werden durch Fast Retransmit repariert, kaum je durch einen Timeout.

at-most-two-timeouts-in-200-1c400f = Höchstens zwei Timeouts in 200 s.

with-small-buffers-four-streams-give-30362b = Mit kleinen Puffern geben vier Streams mehr Goodput als einer.

up-to-20-kb-7a45e1 = Bis zu 20 KB.

with-large-buffers-one-stream-does-d79258 = Mit großen Puffern ist ein Stream so gut wie vier.

within-3-at-60-kb-c4493c = Innerhalb von 3 % bei 60 KB.

at-5-loss-four-streams-gain-d37487 = Bei 5 % Verlust gewinnen vier Streams nichts durch mehr als 20 KB.

flat-within-3-from-20-kb-9d8bf2 = Flach innerhalb von 3 % ab 20 KB.

at-3-loss-and-15-kb-7cc691 = Bei 3 % Verlust und 15 KB geben vier Streams etwa 10 % mehr Goodput als einer.

about-10-is-taken-as-5-bf0f3e = Etwa 10 % gilt als 5 bis 15 %.

four-streams-are-at-no-loss-a34c73 = Vier Streams sind bei keiner Verlustrate schlechter als einer.

a-rwnd-falls-below-one-packet-899a30 = a_rwnd fällt mit einem Stream öfter unter ein Paket als mit vier.

read-as-the-free-buffer-at-12da64 = Gelesen als der freie Puffer beim Empfänger: mindestens 1 % der Zeit mehr.

the-window-that-the-sender-sees-a09a48 = Das Fenster, das der Sender sieht, fällt mit einem Stream öfter unter ein Paket als mit vier.

optimal-buffer-adc959 = Optimaler Puffer

at-1-loss-four-streams-need-5e9bc5 = Bei 1 % Verlust brauchen vier Streams etwa 35 % weniger Puffer als einer.

about-35-is-taken-as-25-fdf01b = Etwa 35 % gilt als 25 bis 45 %; für 95 % des Plateaus.

no-criterion-that-was-tried-gives-8449c8 = Kein Kriterium, das versucht wurde, gibt bei 1 % Verlust 35 %. Von dem Goodput bei 80 KB werden 50 bis 99 % mit 3 bis 18 % weniger Puffer erreicht; der kleinste Puffer, von dem an 5 oder 10 KB mehr weniger als 0,5, 1, 2 oder 5 % hinzufügen, ist 11 bis 22 % kleiner; vier Streams erreichen, was einer mit 15 bis 40 KB hat, mit 4 bis 18 % weniger. Einzelne Läufe von 100 s auf einem Raster von 5 KB streuen weit: Der Puffer des größten Goodputs ist in 3 von 40 Läufen 30 bis 40 % kleiner. Bei 2 bis 5 % Verlust brauchen 95 % des Plateaus 25 bis 30 % weniger, ab 6 % ein Drittel. ns-2.35 stimmt in allen 56 Einstellungen mit dem Goodput hier überein.

at-1-loss-four-streams-need-421342 = Bei 1 % Verlust brauchen vier Streams etwa 35 % weniger Puffer als einer, für 90 % des Plateaus.

at-1-loss-four-streams-need-76fc76 = Bei 1 % Verlust brauchen vier Streams etwa 35 % weniger Puffer als einer, für 98 % des Plateaus.

four-streams-need-about-35-less-b3b102 = Ab 6 % Verlust brauchen vier Streams etwa 35 % weniger Puffer als einer.

not-a-sentence-of-the-paper-6076c5 = Kein Satz der Arbeit: wo die Ersparnis, die sie nennt, erreicht wird.

the-optimal-buffer-shrinks-as-the-6773c9 = Der optimale Puffer schrumpft, wenn die Fehlerrate wächst.

between-neighbouring-error-rates-a-rise-985a35 = Zwischen benachbarten Fehlerraten zählt ein Anstieg von 5 % noch als keiner: So weit liegen die versuchten Puffer auseinander.

given-up-a971ac = Aufgegeben

after-1-s-567335 = Nach 1 s

after-2-s-ba7f72 = Nach 2 s

after-4-s-df7c3a = Nach 4 s

without-retransmission-610b91 = Ohne Neuübertragung

after-one-retransmission-7bd0eb = Nach einer Neuübertragung

by-priority-4-000-bytes-of-f2fcef = Nach Priorität, 4.000 Byte Sendepuffer

text-e8d5a7 = 95. Perzentil des Alters

the-lifetime-limits-for-how-long-a466da = Die Lebensdauer begrenzt, wie lange der Sender versucht, eine Nachricht zu senden.

with-a-lifetime-of-2-s-589cf0 = Mit einer Lebensdauer von 2 s sind bei jedem Verlust 95 % dessen, was ankommt, höchstens 3 s alt: die Lebensdauer, der Weg, und das FORWARD TSN, das das Warten dessen beendet, was dahinter kam.

without-retransmissions-the-service-is-l-4bcbb3 = Ohne Neuübertragungen ist der Dienst wie der von UDP, das auch nicht neu sendet.

where-one-packet-in-ten-is-a0de96 = Wo eines von zehn Paketen verloren geht, kommen neun Zehntel dessen an, was ganz gesendet wird, auf 2 % genau.

by-priority-messages-are-given-up-f47377 = Nach Priorität werden Nachrichten nur aufgegeben, wo Platz gebraucht wird.

without-losses-the-buffer-has-room-9261e5 = Ohne Verluste hat der Puffer Platz, und nichts wird aufgegeben.

what-is-sent-until-it-comes-17031d = Was gesendet wird, bis es ankommt, ist spät.

own-at-losses-of-15-and-892fb8 = Eigene Behauptung. Bei Verlusten von 15 und 20 % ist das 95. Perzentil des Alters mindestens 1,2-mal das mit einer Lebensdauer von 2 s.

half-the-lifetime-younger-arrivals-d47aea = Halbe Lebensdauer, jüngere Ankünfte.

own-from-losses-of-5-on-7048de = Eigene Behauptung. Ab Verlusten von 5 %, eine Lebensdauer von 1 s gegenüber einer von 2 s: höchstens neun Zehntel des Alters.

it-is-paid-for-three-times-7df662 = Es hat seinen Preis: Dreimal so viel wird aufgegeben.

own-the-same-two-lifetimes-at-e7e783 = Eigene Behauptung. Dieselben zwei Lebensdauern, bei Verlusten von 10 % und mehr.

the-more-is-lost-the-more-d8337a = Je mehr verloren geht, desto mehr wird aufgegeben.

own-with-a-lifetime-of-2-7f6afb = Eigene Behauptung. Mit einer Lebensdauer von 2 s.

without-retransmissions-more-is-given-up-1839a4 = Ohne Neuübertragungen wird mehr aufgegeben, als verloren geht, denn ein Timeout gibt alles auf, was aussteht.

own-at-a-loss-of-10-5a5acf = Eigene Behauptung. Bei einem Verlust von 10 % werden mindestens 450 von 3.000 Messwerten aufgegeben, von denen 300 verloren gehen.

by-priority-nothing-is-too-old-94e0a9 = Nach Priorität ist nichts zu alt: Bei einem Verlust von 20 % ist, was ankommt, älter als mit jeder Lebensdauer.

own-the-95th-percentile-over-that-1144df = Eigene Behauptung. Das 95. Perzentil durch das mit einer Lebensdauer von 4 s.

shortest-path-4cf6c2 = kürzester Pfad

round-robin-ab2e7e = Round Robin

what-fills-a-gap-eb24b1 = Was eine Lücke füllt

delayed-like-any-other-46cf4c = verzögert wie jedes andere

in-slow-start-807b31 = im Slow Start

sky-of-29bd5e = Himmel von

receivers-that-acknowledge-at-once-what-1bd86b = Empfänger, die sofort bestätigen, was eine Lücke füllt, helfen SACK am meisten.

over-several-paths-what-sack-gains-1f8ca4 = Über mehrere Pfade: Was SACK dadurch gewinnt, ist an der Hälfte der 24 Zeitpunkte oder mehr mindestens 2 % mehr, als NewReno gewinnt.

sack-gains-more-at-12-of-6b4bff = SACK gewinnt bei 12 der 48 Himmel mehr und NewReno bei 11, und bei den anderen gewinnen beide gleich viel: Was sofort bestätigt wird, erspart auch NewReno das Warten auf das nächste Duplikat.

over-several-paths-acknowledging-at-once-719d23 = Über mehrere Pfade schadet es selten, sofort zu bestätigen, was eine Lücke füllt.

at-four-of-five-instants-it-8359da = An vier von fünf Zeitpunkten kostet es höchstens 2 % des Goodputs.

on-one-path-nothing-fills-a-d87668 = Auf einem Pfad füllt nichts eine Lücke, und es macht nichts aus, wie das bestätigt wird.

to-within-0-1-420989 = Auf 0,1 % genau.

on-one-path-receivers-that-delay-82817a = Auf einem Pfad gewinnen Empfänger, die im Slow Start keine Bestätigung verzögern, an jedem Zeitpunkt.

text-4ac298 = 0,3 bis 1,5 % des Goodputs von 100 s: Slow Start gibt es einmal.

normalised-ratio-k-d0dd01 = Normiertes Verhältnis k

every-segment-4f037a = jedes Segment

every-other-segment-36dcbf = jedes zweite Segment

up-to-k-1-the-way-09b784 = Bis k = 1 begrenzt der Rückweg nichts.

rfc-3449-goodput-is-at-least-7b2fe7 = RFC 3449. Goodput ist mindestens 99 % dessen, was der Weg der Daten tragen kann, 10 Mbit/s mal 1460 durch 1500 Byte.

at-k-2-acknowledgements-of-every-a468e6 = Bei k = 2 begrenzen Bestätigungen jedes Segments Goodput auf die Hälfte.

rfc-3449-the-way-back-is-7171dd = RFC 3449: Der Rückweg ist voll, bevor es der Weg der Daten ist. Innerhalb von 1 %, wo keine Bestätigung verloren geht.

at-k-4-they-limit-it-fc5cb1 = Bei k = 4 begrenzen sie ihn auf ein Viertel.

rfc-3449-within-1-5ea6af = RFC 3449. Innerhalb von 1 %.

at-k-8-they-limit-it-1c34b8 = Bei k = 8 begrenzen sie ihn auf ein Achtel.

acknowledging-every-other-segment-double-72dca4 = Jedes zweite Segment zu bestätigen verdoppelt, was übrig ist.

rfc-3449-a-receiver-that-acknowledges-d0ffd7 = RFC 3449: Ein Empfänger, der öfter als einmal je k Segmente bestätigt, füllt den Rückweg. Bei k = 8, innerhalb von 1 %.

a-queue-that-loses-acknowledgements-leav-9a733d = Eine Warteschlange, die Bestätigungen verliert, lässt mehr Goodput als eine, die alle behält.

rfc-3449-those-that-come-through-23f40a = RFC 3449: Die, die durchkommen, bestätigen, was die verlorenen bestätigt hätten. Bei k von 2 und mehr, jedes Segment bestätigt.

pages-of-eight-objects-of-10-fa65f4 = Seiten aus acht Objekten von 10 KB

bursts-of-20-messages-f27109 = Bursts von 20 Nachrichten

rules-4228ae = Regeln

the-rules-of-2001-3eb093 = die Regeln von 2001

the-rules-of-today-60af9d = die Regeln von heute

several-paths-seldom-make-bursts-faster-f18e0a = Mehrere Pfade machen Bursts selten schneller.

at-nine-of-ten-points-the-37fcd0 = An neun von zehn Punkten ist das 95. Perzentil der Latenz mindestens 99 % von dem eines Pfades.

several-paths-seldom-make-pages-faster-fadbce = Mehrere Pfade machen Seiten selten schneller.

at-four-of-five-points-the-d400fe = An vier von fünf Punkten ist der Median der Latenz von Objekten mindestens der eines Pfades, auf 0,1 % genau.

by-the-rules-of-2001-sack-be687e = Nach den Regeln von 2001 liegt SACK selten hinter NewReno, wo Pakete einander überholen.

over-several-paths-the-95th-percentile-2d1638 = Über mehrere Pfade ist das 95. Perzentil für Bursts höchstens 2 % länger, an neun von zehn Punkten.

by-today-s-rules-it-often-72b482 = Nach den Regeln von heute liegt es oft zurück: Blöcke, die von drei Segmenten über einem Loch melden, beginnen Fast Recovery, bevor drei doppelte Bestätigungen gekommen sind (RFC 6675).

over-several-paths-the-95th-percentile-c2f047 = Über mehrere Pfade ist das 95. Perzentil für Bursts mindestens 2 % länger, an zwei von fünf Punkten oder mehr.

by-today-s-rules-messages-of-72d2af = Nach den Regeln von heute sind Nachrichten von Bursts früher da als nach denen von 2001.

on-one-path-where-nothing-is-1114c5 = Auf einem Pfad, wo nichts überholt wird: höchstens 90 % des Medians der Latenz.

without-timestamps-b7151d = ohne Timestamps

with-timestamps-5f5649 = mit Timestamps

cuts-stand-164536 = Kürzungen bleiben

needless-cuts-are-undone-389cf4 = unnötige Kürzungen werden zurückgenommen

with-timestamps-the-undoing-of-needless-f3de0a = Mit Timestamps erhöht das Zurücknehmen unnötiger Kürzungen den Goodput über die mehreren Pfade von Teledesic.

by-10-at-least-at-half-4d8045 = Um mindestens 10 %, an der Hälfte der 24 Zeitpunkte oder mehr.

without-timestamps-reports-of-what-came-defb53 = Ohne Timestamps lassen Meldungen von doppelt Gekommenem Sender ebenfalls unnötige Kürzungen zurücknehmen.

by-2-at-least-at-half-87e169 = Um mindestens 2 %, an der Hälfte der Punkte oder mehr.

they-gain-at-3-of-the-d5f48a = Sie gewinnen bei 3 der 48 Himmel und verlieren bei 9: Das überholte Original beendet die Reparatur vor der Meldung dessen, was doppelt kam, und eine Kürzung wird hier nur zurückgenommen, solange die Reparatur läuft.

a-sender-that-goes-by-time-2f93c8 = Ein Sender, der nach der Zeit geht, liegt nie hinter einem, der zählt.

at-least-98-of-the-goodput-01a274 = Mindestens 98 % des Goodputs dort, wo Kürzungen bleiben, an jedem Punkt.

it-keeps-most-of-the-goodput-cfe981 = Er behält den größten Teil des Goodputs eines Pfades.

text-6af028 = Mindestens 75 %, an jedem Punkt, wo Sender, die zählen, 10 % behalten.

system-6725e7 = System

globalstar-4409ad = Globalstar

skybridge-fb426a = Skybridge

orbcomm-16f0c3 = Orbcomm

ellipso-a12fd7 = Ellipso

pentriad-2977cb = Pentriad

geostationary-ring-7fbfd9 = Geostationärer Ring

satellites-in-low-orbits-circle-the-22e126 = Satelliten auf niedrigen Bahnen umrunden die Erde in weniger als zwei Stunden, unter 2.000 km.

satellites-in-medium-orbits-take-about-168776 = Satelliten auf mittleren Bahnen brauchen etwa sechs bis zwölf Stunden.

a-geostationary-satellite-takes-a-sidere-3db9f8 = Ein geostationärer Satellit braucht einen Sterntag.

a-ground-link-to-a-low-23038b = Ein Bodenlink zu einer niedrigen Bahn braucht Millisekunden.

a-ground-link-to-the-geostationary-62b2e6 = Ein Bodenlink zur geostationären Bahn braucht mehr als 119 ms, und ein Hop darüber das Doppelte.

geo-ring-06c1ba = GEO-Ring

the-geostationary-satellites-form-a-ring-cf771c = Die geostationären Satelliten bilden einen Ring.

a-satellite-of-spaceway-ngso-has-7f07ae = Ein Satellit von Spaceway NGSO hat vier Inter-Satelliten-Links.

four-each-for-20-satellites-are-b08137 = Je vier für 20 Satelliten sind 40 Links, die zu diesem Zeitpunkt alle Sichtverbindung haben.

a-satellite-of-teledesic-has-eight-e1e600 = Ein Satellit von Teledesic hat acht Inter-Satelliten-Links, aber weniger nahe den Polen und an der Naht.

text-52ce3d = 576 innerhalb der Ebenen sind immer an. Zwischen Ebenen verbinden 264 Nachbarn, um einen halben Platz versetzt, und 240 die nächsten danach; sie sind an, solange beide Enden unter 60 Grad sind, (120 − 7,5) / 180 und 120 / 180 der Zeit: 325. Über die Naht zwei Drittel von 24, 16. Innerhalb von 20 um ihre Summe, 917.

quito-london-tokyo-and-boston-are-b1853e = Quito, London, Tokio und Boston werden von allen dreien versorgt.

teledesic-no-cross-seam-isls-b039b6 = Teledesic, keine ISLs über die Naht

iridium-cross-seam-isls-a7e208 = Iridium, ISLs über die Naht

links-across-the-seam-lower-the-4bca81 = Links über die Naht senken die größte Verzögerung von Teledesic.

links-across-the-seam-lower-the-6e374b = Links über die Naht senken die Zahl der Links der Pfade von Teledesic.

the-mean-over-the-day-ground-b63fda = Das Mittel über den Tag; Bodenlinks zählen mit.

links-across-the-seam-lower-the-f80c58 = Links über die Naht senken die Zahl der Pfadwechsel von Teledesic.

paths-are-compared-every-10-s-914286 = Pfade werden alle 10 s verglichen. Die Arbeit spricht von Teledesic, dessen Satelliten je acht Links haben.

without-them-the-delay-of-teledesic-aca142 = Ohne sie steigt die Verzögerung von Teledesic, während die Naht zwischen den Terminals liegt.

the-mean-delay-while-it-does-85582e = Die mittlere Verzögerung, während sie es tut, weniger der mittleren Verzögerung, während sie es nicht tut.

links-across-the-seam-lower-the-164c5c = Links über die Naht senken die größte Verzögerung von Iridium.

links-across-the-seam-lower-the-8edf61 = Links über die Naht senken die Zahl der Links der Pfade von Iridium.

links-across-the-seam-lower-the-624721 = Links über die Naht senken die Zahl der Pfadwechsel von Iridium.

an-iridium-satellite-has-but-one-1456a6 = Ein Iridium-Satellit hat nur einen Link über die Naht, und nur in der ersten Ebene, der alle paar Minuten von einem Gegenüber zum nächsten übergeht: Seine Pfade wechseln öfter.

without-them-the-delay-of-iridium-d4bb3a = Ohne sie steigt die Verzögerung von Iridium, während die Naht zwischen den Terminals liegt.

the-path-is-that-of-least-707514 = Der Pfad ist der mit der kleinsten Verzögerung, was nicht immer der mit den wenigsten Links ist: Nach Tokio ist der von Teledesic durch Links über die Naht kürzer, 5,7 ms an seinem längsten, hat aber im Mittel 0,2 mehr davon.

receiver-s-window-a38610 = Fenster des Empfängers

as-chosen-for-the-constellation-c7231f = wie für die Konstellation gewählt

the-defaults-of-ns-2-35-be8183 = die Standardwerte von ns-2.35

round-robin-over-several-paths-lowers-e13bea = Round Robin über mehrere Pfade senkt den Goodput, obwohl nichts verloren geht.

at-a-threshold-of-3-at-a64033 = Bei einer Schwelle von 3: höchstens 99 % des kürzesten Pfades an der Hälfte aller Zeitpunkte oder mehr, über beide Konstellationen, mit beiden Sendern.

the-overtaking-of-packets-lowers-the-cdaab3 = Das Überholen von Paketen senkt den Goodput von NewReno über Spaceway an der Hälfte der Zeitpunkte oder mehr.

a-threshold-of-3-gives-at-a0747b = Eine Schwelle von 3 gibt höchstens 98 % dessen, was 10 über dieselben Pfade gibt: was außer durch den längeren Weg verloren geht.

the-overtaking-of-packets-lowers-the-23fe7d = Das Überholen von Paketen senkt den Goodput von SACK über Spaceway an der Hälfte der Zeitpunkte oder mehr.

it-does-so-at-7-of-7901b4 = Es tut es an 7 der 24 Zeitpunkte. An 4 der anderen kommt kein Paket nach einem späteren an; an den übrigen tun es ein Drittel bis zwei Drittel der Pakete, was SACK nichts kostet.

the-overtaking-of-packets-lowers-the-55dc1c = Das Überholen von Paketen senkt den Goodput von NewReno über Teledesic an der Hälfte der Zeitpunkte oder mehr.

the-overtaking-of-packets-lowers-the-1e7042 = Das Überholen von Paketen senkt den Goodput von SACK über Teledesic an der Hälfte der Zeitpunkte oder mehr.

it-does-so-at-8-of-2eb7b6 = Es tut es an 8 der 24 Zeitpunkte. An den anderen kommen ein Sechstel bis zwei Drittel der Pakete nach späteren an, was SACK nichts kostet.

the-instant-chosen-for-the-constellation-432145 = der für die Konstellation gewählte Zeitpunkt

progress-of-the-file-ea9e8c = Fortschritt der Datei

round-robin-over-several-paths-lowers-7071cb = Round Robin über mehrere Pfade senkt den Goodput von NewReno, obwohl nichts verloren geht.

with-delayed-acknowledgements-of-200-ms-fc65d5 = Mit um 200 ms verzögerten Bestätigungen, bei der üblichen Schwelle von 3, über beide Konstellationen und nach beiden Regelwerken: höchstens 99 % des kürzesten Pfades.

round-robin-over-several-paths-lowers-2c4be5 = Round Robin über mehrere Pfade senkt den Goodput von SACK, obwohl nichts verloren geht.

of-that-the-overtaking-of-packets-f62c70 = Davon nimmt das Überholen von Paketen einen Teil, nicht der längere Weg allein.

a-threshold-of-3-gives-at-c4aa09 = Eine Schwelle von 3 gibt höchstens 98 % dessen, was 10 über dieselben Pfade gibt.

over-teledesic-a-threshold-of-3-4090c6 = Über Teledesic gibt eine Schwelle von 3 zu diesem Zeitpunkt alles, was 10 gibt, weil verzögerte Bestätigungen die Zahl der Duplikate halbieren: Wo jedes Segment bestätigt wird, hat NewReno dort 1281 kbit/s bei 3 und 2795 bei 10. Über Spaceway kostet sie NewReno 39 bis 46 % und SACK 4 bis 15 %.

a-higher-threshold-of-duplicate-acknowle-1c5b86 = Eine höhere Schwelle doppelter Bestätigungen bringt Goodput wieder an den des einen Pfades heran.

a-threshold-of-10-reaches-90-658da8 = Eine Schwelle von 10 erreicht 90 % des kürzesten Pfades. Der Rest geht nicht durch TCP verloren: Die Pfade mit den wenigsten Links sind länger als der mit der kürzesten Verzögerung, und das Fenster ist fest.

a-threshold-below-3-makes-it-0b04fd = Eine Schwelle unter 3 macht es schlimmer.

thresholds-of-1-against-3-at-48c421 = Schwellen von 1 gegenüber 3; höchstens 90 %.

over-a-single-path-the-threshold-250811 = Über einen einzigen Pfad macht die Schwelle keinen Unterschied.

within-1-of-the-goodput-at-2c1f3b = Innerhalb von 1 % um den Goodput bei einer Schwelle von 10.

packets-of-one-transfer-overtake-each-06bab7 = Pakete einer Übertragung überholen einander, wo jeder Knoten sie reihum über mehrere Pfade sendet.

more-than-one-packet-in-a-0ad7a8 = Mehr als eines von hundert Paketen kommt nach späteren an.

ns-2-35-tcp-newreno-and-473b00 = ns-2.35, TCP Newreno und Sack1, Multipath-Klassifizierer auf den Links derselben Zeitpunkte, ein Lauf

delayed-acknowledgements-of-200-ms-hurt-e83868 = Um 200 ms verzögerte Bestätigungen schaden Round Robin mit NewReno über Spaceway mehr als dem einen Pfad.

at-a-threshold-of-3-what-56af2b = Bei einer Schwelle von 3: Was Round Robin vom einen Pfad erreicht, ist höchstens 98 % dessen, was es ohne Verzögerung erreicht, an der Hälfte der 24 Zeitpunkte oder mehr.

they-hurt-at-9-of-the-d6097e = Sie schaden an 9 der 24 Zeitpunkte und helfen an 5: Verzögerte Bestätigungen kommen in größeren Abständen, aber es kommen weniger Duplikate.

delayed-acknowledgements-of-200-ms-hurt-3af295 = Um 200 ms verzögerte Bestätigungen schaden Round Robin mit SACK über Spaceway mehr als dem einen Pfad.

they-hurt-at-6-of-the-a0e34c = Sie schaden an 6 der 24 Zeitpunkte und helfen an 3: Verzögerte Bestätigungen kommen in größeren Abständen, aber es kommen weniger Duplikate.

delayed-acknowledgements-of-200-ms-hurt-5b4e11 = Um 200 ms verzögerte Bestätigungen schaden Round Robin mit NewReno über Teledesic mehr als dem einen Pfad.

they-hurt-at-7-of-the-e387b3 = Sie schaden an 7 der 24 Zeitpunkte und helfen an 6: Verzögerte Bestätigungen kommen in größeren Abständen, aber es kommen weniger Duplikate.

delayed-acknowledgements-of-200-ms-hurt-fb4b57 = Um 200 ms verzögerte Bestätigungen schaden Round Robin mit SACK über Teledesic mehr als dem einen Pfad.

they-hurt-at-2-of-the-07c9d5 = Sie schaden an 2 der 24 Zeitpunkte und helfen an 4: Verzögerte Bestätigungen kommen in größeren Abständen, aber es kommen weniger Duplikate.

at-the-usual-threshold-of-3-1d4fae = Bei der üblichen Schwelle von 3, bei jeder Verzögerung, über beide Konstellationen und nach beiden Regelwerken: höchstens 99 % des kürzesten Pfades.

a-threshold-of-10-reaches-90-263591 = Eine Schwelle von 10 erreicht bei jeder Verzögerung 90 % des kürzesten Pfades.

delayed-acknowledgements-hardly-hurt-the-ced492 = Verzögerte Bestätigungen schaden dem einen Pfad kaum.

text-a031a2 = 200 ms gegenüber keiner: mindestens 97 %.

delayed-acknowledgements-of-200-ms-hurt-da1ca9 = Um 200 ms verzögerte Bestätigungen schaden Round Robin mit NewReno viel mehr als dem einen Pfad.

at-the-usual-threshold-of-3-d05c0a = Bei der üblichen Schwelle von 3: Was Round Robin vom einen Pfad erreicht, ist höchstens 95 % dessen, was es ohne Verzögerung erreicht.

over-spaceway-it-does-249-172-1008ad = Über Spaceway tun sie es: 249, 172, 178, 164 und 112 kbit/s bei 0, 50, 100, 200 und 500 ms nach den Regeln von 2001, wo der eine Pfad von 294 auf 290 fällt. Über Teledesic mit seinen 18 Pfaden geht es andersherum, von 1281 bei 0 auf 2745 bei 200 ms: Verzögerte Bestätigungen halbieren die Zahl der Duplikate, und dort hält sie das unter der Schwelle.

delayed-acknowledgements-of-500-ms-hurt-0ef296 = Um 500 ms verzögerte Bestätigungen schaden Round Robin mit NewReno viel mehr als dem einen Pfad.

delayed-acknowledgements-of-200-ms-hurt-484601 = Um 200 ms verzögerte Bestätigungen schaden Round Robin mit SACK viel mehr als dem einen Pfad.

sack-tells-what-has-arrived-so-d2cdae = SACK meldet, was angekommen ist, so dass Überholen das Fenster selten kürzt: über Spaceway 273 kbit/s ohne Verzögerung, 225 bei 200 ms und 266 bei 500 ms nach den Regeln von 2001, über Teledesic bei jeder Verzögerung so viel wie mit einer Schwelle von 10.

delayed-acknowledgements-of-500-ms-hurt-8f180f = Um 500 ms verzögerte Bestätigungen schaden Round Robin mit SACK viel mehr als dem einen Pfad.

latitude-of-both-places-394c39 = Breite beider Orte

difference-of-longitude-a80f9e = Längenunterschied

mean-latitude-of-the-path-0cd0b1 = Mittlere Breite des Pfades

routing-by-delay-loads-links-at-ac0912 = Routing nach Verzögerung belastet Links in hohen Breiten.

between-places-at-40-the-satellites-ef3365 = Zwischen Orten bei 40° sind die Satelliten des Pfades weiter vom Äquator als die Orte: 41° oder mehr, für die Konstellationen aus polaren Ebenen.

teledesic-42-1-without-links-across-849ae6 = Teledesic (42,1°, ohne Links über die Naht 51,7°) und Iridium ohne Links über die Naht (44,4°) tun es. Mit ihnen tut Iridium es nicht (37,2°): Seine Links zwischen Ebenen sind jenseits von 60° aus, seine nächsten Satelliten in einer Ebene liegen 33° Breite auseinander, und der Pfad quert die Ebenen, wo er Links findet, beiderseits der Orte.

without-links-across-the-seam-paths-4e91ce = Ohne Links über die Naht führen Pfade weiter weg vom Äquator.

of-teledesic-at-least-1-2-af9bc2 = Von Teledesic, mindestens 1,2-mal so weit bei 0, 20 und 40°: Während die Naht dazwischen liegt, führt der Weg über den Pol.

path-changes-in-a-day-597b40 = Pfadwechsel an einem Tag

disruption-grows-with-the-difference-of-544cd2 = Störung wächst mit dem Längenunterschied.

path-changes-in-a-day-from-7d0fab = Pfadwechsel an einem Tag, von jedem Unterschied zum nächsten von 30 bis 150°, oder um 5 % in die andere Richtung; für die Konstellationen aus polaren Ebenen.

so-does-the-delay-without-links-9381b7 = Die Verzögerung tut es auch, ohne Links über die Naht ebenso.

mean-delay-at-120-over-that-6ef014 = Mittlere Verzögerung bei 120° durch die bei 30°: mindestens 1,5.

handovers-of-the-terminals-do-not-5a7443 = Handovers der Terminals tun es nicht: Was wächst, ist, was dazwischen geschieht.

at-150-within-2-of-those-dc5b2e = Bei 150° innerhalb von 2 % um die bei 30°.

packets-held-for-a03f60 = Pakete zurückgehalten für

gateways-that-put-packets-back-in-e6e218 = Gateways, die Pakete wieder in die Reihenfolge bringen, bringen den Goodput von Round Robin wieder an den des einen Pfades heran.

packets-held-for-200-ms-at-ae7fa0 = Pakete 200 ms zurückgehalten: mindestens 90 % des kürzesten Pfades. Der Rest geht nicht durch TCP verloren: Die Pfade mit den wenigsten Links sind länger als der mit der kürzesten Verzögerung, und das Fenster ist fest.

without-them-newreno-gets-less-ac7a9d = Ohne sie bekommt NewReno weniger.

at-most-95-of-what-it-011f12 = Höchstens 95 % dessen, was es hat, wo Pakete 200 ms zurückgehalten werden.

they-cost-sack-next-to-nothing-834bf2 = Sie kosten SACK so gut wie nichts, wo es sie nicht brauchte.

packets-held-for-200-ms-at-9e4728 = Pakete 200 ms zurückgehalten: mindestens 95 % des Goodputs ohne Gateways. Was zurückgehalten ist, kommt auf einmal, und die Bestätigungen ebenso.

gateways-that-hold-packets-for-less-4a7cbf = Gateways, die Pakete kürzer zurückhalten, als sich die Pfade unterscheiden, können schaden.

over-spaceway-whose-paths-differ-by-1387c9 = Über Spaceway, dessen Pfade sich um mehr als 20 ms unterscheiden, Pakete 20 ms zurückgehalten: NewReno hat höchstens 60 % dessen, was es ohne Gateways hat. Was aufgegeben wurde, kommt hinter einer ganzen Reihe späterer Pakete, von denen jedes eine weitere doppelte Bestätigung ist.

where-packets-are-held-for-longer-92f675 = Wo Pakete länger zurückgehalten werden, als sich die Pfade unterscheiden, bekommen Hosts sie alle in Reihenfolge.

no-packet-comes-after-a-later-b1d230 = Kein Paket kommt nach einem späteren.

over-a-single-path-gateways-hold-8127e2 = Über einen einzigen Pfad halten Gateways nichts zurück.

within-0-1-of-the-goodput-dadef2 = Innerhalb von 0,1 % um den Goodput ohne sie.

time-with-ends-that-fly-opposite-a6776c = Zeit mit gegenläufigen Enden

rosettes-have-sets-of-ascending-and-adf528 = Rosetten haben Mengen aufsteigender und absteigender Pfade: Ein Pfad von der einen zur anderen ist ein Umweg.

of-spaceway-ngso-the-mean-delay-6b15e1 = Von Spaceway NGSO: Die mittlere Verzögerung ist mindestens 30 ms größer, während die Enden gegenläufig fliegen.

polar-planes-with-links-across-the-9e885a = Polare Ebenen mit Links über die Naht haben keinen solchen Umweg.

at-most-20-ms-3a815b = Höchstens 20 ms.

their-ends-fly-opposite-ways-for-6075c4 = Ihre Enden fliegen so lange gegenläufig, wie die Naht dazwischen liegt, was der Längenunterschied durch 180° ist.

at-60-a-third-of-the-c777be = Bei 60°: ein Drittel der Zeit, auf 2 Punkte genau.

over-the-shortest-path-two-satellites-564edf = Über den kürzesten Pfad geben zwei Satelliten zugleich mehr als der höchste allein.

at-least-100-5-the-shortest-d9cbb6 = Mindestens 100,5 %: Der kürzeste Pfad von allen ist kürzer als der über die höchsten Satelliten, und ein festes Fenster macht mehr daraus.

over-spaceway-packets-overtake-each-othe-0ece73 = Über Spaceway überholen Pakete einander weit mehr, wo sie vom ersten Hop an mehrere Pfade nehmen.

of-a-hundred-packets-at-least-282c91 = Von hundert Paketen kommen mit zwei Satelliten zugleich mindestens 30 mehr nach späteren als mit einem.

round-robin-with-sack-has-more-6f8278 = Round Robin mit SACK hat trotzdem aus zwei Satelliten mehr Goodput als aus einem.

at-least-102-from-two-satellites-ad13b2 = Mindestens 102 %: Von zwei Satelliten aus sind Pfade kürzer.

rack-finds-retransmissions-that-are-lost-0bd079 = RACK findet Neuübertragungen, die wieder verloren gehen, und erspart Timeouts.

at-10-at-most-half-of-b6cb6f = Bei 10 % höchstens die Hälfte davon (RFC 8985 1 sagt das von TCP).

with-bbr-whose-window-losses-do-bb3fbe = Mit BBR, dessen Fenster Verluste nicht kürzen, ist das am meisten wert.

over-280-ms-at-10-at-b0fb75 = Über 280 ms bei 10 % mindestens 1,2-mal der Goodput.

over-a-geostationary-satellite-that-lose-e0bcbe = Über einen geostationären Satelliten, der eines von hundert Paketen verliert, bekommen BBR und RACK ein Vielfaches des Goodputs von RFC 9260.

at-least-ten-times-72a456 = Mindestens das Zehnfache.

where-few-packets-are-lost-rack-abfb92 = Wo wenige Pakete verloren gehen, ändert RACK nichts.

text-b738ce = 0,95 bis 1,05 des Goodputs bei 0,1 % über 35 ms.

profile-d696a3 = Profil

dcsctp-initial-cwnd-3-rto-min-6346bf = dcSCTP, anfängliches cwnd 3, RTO.Min 1 s

what-freebsd-charges-beside-each-chunk-ff5cf6 = Was FreeBSD neben jedem Chunk anrechnet, kostet ein Sechstel des Fensters.

without-loss-80-to-86-of-f812cb = Ohne Verlust 80 bis 86 % von RFC 9260.

t3-rtx-which-this-stack-does-7ae06d = T3-rtx, den dieser Stack nicht neu startet, läuft ab, während Daten unterwegs sind: in 100 s ohne einen Verlust 49-mal, und jeder Ablauf beginnt neu mit einem kleinen cwnd, so dass cwnd, nicht das Angerechnete, den Sender begrenzt. Er bildet mit dem Umlauf eine Schwebung; 0,1 % mehr Verzögerung kann den Goodput um die Hälfte ändern.

it-is-furthest-behind-where-losses-4c8993 = Es liegt am weitesten zurück, wo Verluste selten sind und cwnd groß sein könnte.

at-a-loss-rate-of-0-3aac46 = Bei einer Verlustrate von 0,005 höchstens 80 % von RFC 9260.

browsers-announce-nine-tenths-of-their-d9d600 = Browser kündigen neun Zehntel ihres Puffers an.

without-loss-87-to-91-of-b92f3f = Ohne Verlust 87 bis 91 % von RFC 9260.

under-loss-they-stay-close-to-16b813 = Bei Verlust bleiben sie nahe an RFC 9260.

from-a-loss-rate-of-0-984aa5 = Ab einer Verlustrate von 0,005 80 bis 98 % davon.

messages-of-500-bytes-every-50-a8d33f = Nachrichten von 500 Byte alle 50 ms

carried-by-5cafc3 = Getragen von

sctp-eight-streams-130df9 = SCTP, acht Streams

sctp-one-stream-bff207 = SCTP, ein Stream

tcp-one-connection-fb8a82 = TCP, eine Verbindung

where-nothing-is-lost-streams-do-fe14f8 = Wo nichts verloren geht, machen Streams nichts aus: Mit acht ist die Latenz die mit einem.

a-check-of-our-own-to-cca38a = Eine eigene Prüfung, auf 1 % genau.

messages-at-a-rate-that-is-5c027c = Nachrichten mit einer Rate weit unter der der Links kommen über acht Streams früher, denn ein verlorenes Paket hält nur die späteren seines eigenen Streams zurück.

a-check-of-our-own-the-480968 = Eine eigene Prüfung: Das 95. Perzentil ist höchstens 0,9 von dem mit einem Stream.

streams-change-the-latency-of-the-6e4b1b = Streams ändern die Latenz der Objekte einer Seite um weniger als ein Zehntel: Sie ist die eines Fensters, das sich für jede Seite neu öffnet.

a-check-of-our-own-the-7c85f6 = Eine eigene Prüfung: Der Median über acht Streams ist innerhalb von 10 % um den über einen.

at-a-loss-of-1-and-a64dc3 = Bei einem Verlust von 1 % und mehr kommen Nachrichten über acht Streams früher als über TCP.

a-check-of-our-own-on-8f237a = Eine eigene Prüfung, am 95. Perzentil.

goodput-falls-as-the-loss-rate-69352d = Goodput fällt, wenn die Verlustrate wächst.

without-loss-and-scaling-goodput-is-6b24b9 = Ohne Verlust und Scaling ist Goodput ein Fenster von 65.535 Byte je Umlauf.

cubic-is-at-least-as-fast-022ce6 = CUBIC ist über einen langen Pfad mit großen Fenstern mindestens so schnell wie NewReno und SACK.

at-a-loss-rate-of-0-88a9bd = Bei einer Verlustrate von 0,001 erreicht NewReno mit SACK MSS / RTT sqrt(3 / 2p), 855 kbit/s.

mathis-semke-mahdavi-and-ott-1997-a95ee7 = Mathis, Semke, Mahdavi und Ott 1997; innerhalb von 10 %, jedes Segment bestätigt.

ten-runs-spread-too-widely-with-1c458d = Zehn Läufe streuen zu weit: Mit 100 sind es 882 ± 29 kbit/s, innerhalb der zehn Prozent.

at-a-loss-rate-of-0-16ecfd = Bei einer Verlustrate von 0,005 erreicht NewReno mit SACK MSS / RTT sqrt(3 / 2p), 383 kbit/s.

ten-runs-spread-too-widely-with-eabd8d = Zehn Läufe streuen zu weit: Mit 100 sind es 371 ± 8 kbit/s, innerhalb der zehn Prozent.

without-random-loss-every-sender-uses-cc13d8 = Ohne zufälligen Verlust nutzt jeder Sender mindestens neun Zehntel des Links.

packets-that-overtake-others-are-taken-64af72 = Pakete, die andere überholen, werden für Verluste gehalten: Ohne zufälligen Verlust werden trotzdem Daten neu gesendet.

no-change-of-the-delay-makes-f9c647 = Keine Änderung der Verzögerung lässt einen Timer für Neuübertragungen ablaufen.

with-one-packet-in-10-000-e922a1 = Wenn eines von 10.000 Paketen verloren geht, stellt CUBIC mehr zu als NewReno.

sctp-whose-window-grows-like-that-df7d5f = SCTP, dessen Fenster wie das von NewReno wächst, stellt auf ein Fünftel genau so viel zu.

half-of-them-each-709269 = je zur Hälfte

fairness-and-utilisation-5bed63 = Fairness und Auslastung

flows-with-the-same-congestion-control-111162 = Flows mit derselben Überlastkontrolle teilen gleich.

jain-s-index-of-at-least-c69c91 = Jain-Index von mindestens 0,9 über 500 s.

cubic-keeps-the-link-fuller-than-c43aed = CUBIC hält den Link voller als Reno.

end-to-end-6b5cb4 = Von Ende zu Ende

split-32afaa = Geteilt

packet-error-rate-of-the-line-9759a9 = Paketfehlerrate der Leitung

without-loss-and-with-large-windows-0190ad = Ohne Verlust und mit großen Fenstern ändert das Gateway nichts: Beide füllen den Satellitenlink.

end-to-end-a-window-of-344537 = Von Ende zu Ende gibt ein Fenster von 65.535 Byte 45 Segmente je Umlauf von 0,53 s, 984 kbit/s.

split-such-a-window-gives-45-8482c4 = Geteilt gibt ein solches Fenster 45 Segmente je Umlauf der Satellitenstrecke, 0,49 s, was immer die Leitung bis zu 1 % verliert: 1063 kbit/s.

within-5-the-line-alone-with-cc7a69 = Innerhalb von 5 %: Die Leitung allein, mit ihrem kurzen Umlauf, ist auch dann schneller, wenn sie verliert.

split-a-loss-of-0-1-0b0672 = Geteilt lässt ein Verlust von 0,1 % auf der Leitung den Satellitenlink voll.

at-a-loss-rate-of-0-a80683 = Bei einer Verlustrate von 0,005 hat der geteilte Flow, was das Gesetz der Leitung gibt, MSS / RTT sqrt(3 / 2p) mit 0,0408 s: 4.918 kbit/s.

mathis-semke-mahdavi-and-ott-1997-2c62c2 = Mathis, Semke, Mahdavi und Ott 1997; innerhalb von 10 %.

from-end-to-end-the-law-95e393 = Von Ende zu Ende gibt das Gesetz 379 kbit/s mit 0,53 s.

within-10-f15c29 = Innerhalb von 10 %.

so-the-gateway-gains-the-ratio-e21b53 = So gewinnt das Gateway das Verhältnis der beiden Umläufe, 13.

within-20-d410ad = Innerhalb von 20 %.

without-probing-52fe1d = ohne Probing

with-probing-e7aabc = mit Probing

share-of-congestion-among-the-bad-80e530 = Anteil der Überlast an den schlechten Aufenthalten

drop-probability-in-the-bad-state-ee6585 = Verlustwahrscheinlichkeit im schlechten Zustand

probing-raises-the-effective-throughput--e7e083 = Probing erhöht den effektiven Durchsatz, welcher Anteil der schlechten Zustände auch Überlast ist.

at-every-point-55c787 = An jedem Punkt.

probing-gains-less-where-every-bad-03766d = Probing gewinnt weniger, wo jeder schlechte Zustand Überlast ist, als wo keiner es ist, denn dann halbiert es das Fenster wie der andere Sender.

throughput-with-probing-over-that-withou-fc2d7f = Durchsatz mit Probing durch den ohne, wo alle überlastet sind, durch dasselbe, wo keiner es ist: höchstens 0,98.

yet-most-of-the-gain-stays-a64238 = Doch der größte Teil des Gewinns bleibt: Der Anteil der Überlast ist nicht, was entscheidet.

with-all-congested-probing-still-gains-198067 = Wo alle überlastet sind, gewinnt Probing noch mindestens 40 %.

with-probing-the-overhead-falls-as-09c83d = Mit Probing fällt der Overhead, wenn Überlast einen größeren Anteil hat.

with-all-congested-at-most-90-85ccdd = Wo alle überlastet sind, höchstens 90 % dessen, wo keiner es ist.

probing-raises-the-effective-throughput--5adcb3 = Probing erhöht den effektiven Durchsatz in allen Tests.

section-6-figure-6-1349bf = Abschnitt 6, Abbildung 6

at-every-point-with-losses-317549 = An jedem Punkt mit Verlusten.

the-least-gain-is-3-308046 = Der kleinste Gewinn ist 3 %.

at-one-point-at-least-the-b23846 = An mindestens einem Punkt ist der Gewinn 3 %, bis auf fünf Punkte.

with-100-runs-a-point-gains-1ab0e1 = Mit 100 Läufen je Punkt liegen Gewinne zwischen 27 und 87 %, und bei 2 % Verlust, dem kleinsten, gewinnt Probing 78 ± 7 % mit Aufenthalten von 10 s. Ein nach der Arbeit geschriebenes unabhängiges Modell stimmt mit dem überein, was hier gemessen wird. Es hat dort 79,7 ± 18,8 % und an seinen Punkten 26 bis 94 %.

the-greatest-gain-is-150-620f1b = Der größte Gewinn ist 150 %.

at-one-point-at-least-the-9cb531 = An mindestens einem Punkt ist der Gewinn 150 %, bis auf ein Fünftel davon.

with-100-runs-a-point-gains-303206 = Mit 100 Läufen je Punkt liegen Gewinne zwischen 27 und 87 %. Ein nach der Arbeit geschriebenes unabhängiges Modell stimmt mit dem überein, was hier gemessen wird. Sein größter ist 94,1 ± 21,6 %, bei 10 % Verlust mit Aufenthalten von 10 s.

the-gains-with-stays-of-10-de2883 = Die Gewinne mit Aufenthalten von 10 s liegen über denen mit Aufenthalten von 1 s.

at-every-drop-probability-throughput-wit-975a15 = Bei jeder Verlustwahrscheinlichkeit: Durchsatz mit Probing durch den ohne, für Aufenthalte von 10 s, durch dasselbe für 1 s.

true-at-5-and-above-at-9fb034 = Wahr ab 5 %; bei 2 % gewinnen Aufenthalte von 10 s 75 ± 14 % und solche von 1 s 61 %, und zwanzig Läufe können es nicht sagen (Verhältnis 1,09 ± 0,09).

an-independent-model-written-from-the-b5e2f2 = Ein nach der Arbeit geschriebenes unabhängiges Modell

probing-mostly-lowers-the-overhead-2b3148 = Probing senkt meistens den Overhead.

section-6-figure-7-bd9382 = Abschnitt 6, Abbildung 7

at-four-of-five-points-with-54ab23 = An vier von fünf Punkten mit Verlusten.

at-a-drop-probability-of-50-7d28b3 = Bei einer Verlustwahrscheinlichkeit von 50 % spart Probing 44 % des Overheads.

text-c6a85e = 30 bis 58 % gespart, mit Aufenthalten von 10 s.

with-100-runs-36-2-5-70d509 = Mit 100 Läufen werden 36 ± 2,5 % gespart. Ein nach der Arbeit geschriebenes unabhängiges Modell stimmt mit dem überein, was hier gemessen wird. Es spart 35 %: 5,7 von 8,8 %.

kbit-s-per-3adbb8 = kbit/s je %

with-probing-more-throughput-comes-with-5cdf97 = Mit Probing kommt mehr Durchsatz auf jedes Prozent Overhead.

rendezvous-6bcbdf = Rendezvous

handoff-rate-7e8eb1 = Handoff-Rate

section-6-figure-9-f82a9d = Abschnitt 6, Abbildung 9

the-throughput-falls-with-the-handoff-952d57 = Der Durchsatz fällt mit der Handoff-Rate.

from-each-rate-to-the-next-6a80f7 = Von jeder Rate zur nächsten, oder um 3 % in die andere Richtung.

section-6-figure-10-3811a3 = Abschnitt 6, Abbildung 10

the-least-gain-is-4-8bb61e = Der kleinste Gewinn ist 4 %.

section-6-figures-9-and-10-1581bb = Abschnitt 6, Abbildungen 9 und 10

at-one-point-at-least-the-c69d46 = An mindestens einem Punkt ist der Gewinn 4 %, bis auf fünf Punkte.

the-greatest-gain-is-86-f8a458 = Der größte Gewinn ist 86 %.

at-one-point-at-least-the-3849b7 = An mindestens einem Punkt ist der Gewinn 86 %, bis auf ein Fünftel davon.

with-100-runs-a-point-the-130900 = Mit 100 Läufen je Punkt ist der größte Gewinn 70 ± 5 %, für Handoffs von einer halben Sekunde bei einer Rate von 15 %: am unteren Rand dessen, was zählt. Ein nach der Arbeit geschriebenes unabhängiges Modell stimmt mit dem überein, was hier gemessen wird. Es hat dort 66,9 ± 11,6 %.

handoffs-of-one-second-gain-more-01f002 = Handoffs von einer Sekunde gewinnen mehr als solche von einer halben Sekunde.

at-every-handoff-rate-throughput-with-613c8c = Bei jeder Handoff-Rate: Durchsatz mit Probing durch den ohne, für Handoffs von einer Sekunde, durch dasselbe für eine halbe Sekunde.

with-100-runs-a-point-handoffs-bacd10 = Mit 100 Läufen je Punkt gewinnen Handoffs von einer halben Sekunde bei jeder Rate mehr: 70 ± 5 % gegenüber 58 ± 4 % bei 15 %. Ohne Probing kostet eine halbe Sekunde bei derselben Rate mehr Durchsatz, weil es doppelt so viele Handoffs gibt. Ein nach der Arbeit geschriebenes unabhängiges Modell stimmt mit dem überein, was hier gemessen wird. Es hat 66,9 % für eine halbe Sekunde bei 15 % und 48,6 % für eine Sekunde bei 13 %.

handoffs-of-one-second-give-at-da25b6 = Handoffs von einer Sekunde geben mindestens den Durchsatz von solchen von einer halben Sekunde.

at-every-handoff-rate-without-and-b2b322 = Bei jeder Handoff-Rate, ohne und mit Probing.

clearly-more-at-every-rate-from-51f15c = Deutlich mehr bei jeder Rate ab 3 %. Bei 1 % mit Probing gibt es so wenige Handoffs, dass sich nichts sagen lässt: Verhältnis 1,002 ± 0,018 mit 100 Läufen je Punkt.

section-6-figure-11-4ed9fe = Abschnitt 6, Abbildung 11

the-overhead-grows-with-the-handoff-77fabc = Der Overhead wächst mit der Handoff-Rate.

section-6-figure-12-bb452a = Abschnitt 6, Abbildung 12

with-handoffs-of-one-second-probing-3075f1 = Mit Handoffs von einer Sekunde spart Probing 34 % des Overheads.

text-99e460 = 27 bis 41 % gespart bei 15 %, wo am meisten gespart wird.

connectivity-rate-2d3713 = Konnektivitätsrate

section-6-figure-15-b8239e = Abschnitt 6, Abbildung 15

the-least-gain-is-13-6cb884 = Der kleinste Gewinn ist 13 %.

at-one-point-at-least-the-a4e514 = An mindestens einem Punkt ist der Gewinn 13 %, bis auf fünf Punkte.

with-100-runs-a-point-the-84d30b = Mit 100 Läufen je Punkt liegen die kleinsten Gewinne, 17 ± 8 % bei 3 % und 17 ± 7 % bei 7,5 % mit einem Rendezvous von 10 s, am oberen Rand dessen, was zählt, und ihre Streuung reicht darüber hinaus.

the-greatest-gain-is-77-f3c4ed = Der größte Gewinn ist 77 %.

at-one-point-at-least-the-8cef77 = An mindestens einem Punkt ist der Gewinn 77 %, bis auf ein Fünftel davon.

with-100-runs-a-point-the-aa630b = Mit 100 Läufen je Punkt ist der größte Gewinn 70 ± 9 %, bei einer Rate von 30 % mit einem Rendezvous von 5 s: Sein Intervall reicht unter das, was zählt.

the-throughput-rises-with-the-connectivi-648942 = Der Durchsatz steigt mit der Konnektivitätsrate.

a-rendezvous-of-10-s-gives-8692ee = Ein Rendezvous von 10 s gibt mehr Durchsatz als eines von 5 s.

at-every-connectivity-rate-without-and-4a68c6 = Bei jeder Konnektivitätsrate, ohne und mit Probing.

section-6-figure-16-b00acd = Abschnitt 6, Abbildung 16

at-a-connectivity-of-1-there-c8bb6a = Bei einer Konnektivität von 1 % gibt es 500 oder 1000 s ohne jede, und Proben gehen währenddessen weiter: Mit einem Rendezvous von 5 s bringen sie, was der Sender außer Daten sendet, von 4,0 auf 8,5 % der Datei, mehr als die Neuübertragungen, die sie sparen, 6,4 weniger 4,0 % (40 Läufe). Mit 100 Läufen je Punkt ist der Overhead dort 22 ± 4 und 41 ± 6 % höher, bei 3 % mit 10 s nicht anders und an den neun anderen Punkten 10 bis 25 % niedriger: nicht vier Fünftel von allen.

the-overhead-does-not-depend-on-0081d8 = Der Overhead hängt nicht von der Konnektivitätsrate ab.

within-a-tenth-of-that-at-394dcf = Innerhalb eines Zehntels um den bei 30 %.

from-15-on-it-is-flat-69f790 = Ab 15 % ist er flach, und ohne Probing ab 7,5 %. Darunter wächst er, je weniger Konnektivität es gibt: Bei 1 % ist er ohne Probing 1,27- und 1,29-mal der bei 30 % und mit ihm 2,07- und 2,40-mal (100 Läufe je Punkt), denn Berichte werden verlangt und Proben gehen weiter während der Zeit ohne jede Konnektivität, die dort 99 % der Übertragung ist.

at-a-connectivity-of-1-there-a92bd6 = Bei einer Konnektivität von 1 % gibt es 500 oder 1000 s ohne jede, und Proben gehen währenddessen weiter: Mit einem Rendezvous von 5 s bringen sie, was der Sender außer Daten sendet, von 4,0 auf 8,5 % der Datei, mehr als die Neuübertragungen, die sie sparen, 6,4 weniger 4,0 % (40 Läufe). So wird der Gewinn an Durchsatz, 18 ± 10 % mit einem Rendezvous von 10 s, für Overhead ausgegeben: Das Verhältnis ist dort 1,02 ± 0,16 mit 100 Läufen. An jedem anderen Punkt ist es besser.

file-50009c = Datei

larger-files-take-longer-b53a22 = Größere Dateien brauchen länger.

from-each-size-to-the-next-61da04 = Von jeder Größe zur nächsten.

the-latency-of-a-file-of-87aacb = Die Latenz einer Datei von 1 KB bei 1,2 kbit/s ist die gedruckte.

within-15-0bcd4d = Innerhalb von 15 %.

with-100-runs-it-is-71-5fc0e6 = Mit 100 Läufen ist sie 71,7 ± 2,0 s, 13 % über der gedruckten und am Rand dessen, was zählt.

the-latency-of-a-file-of-805db1 = Die Latenz einer Datei von 10 KB bei 1,2 kbit/s ist die gedruckte.

the-latency-of-a-file-of-c265f8 = Die Latenz einer Datei von 1 KB bei 9,6 kbit/s ist die gedruckte.

the-latency-of-a-file-of-9cff2f = Die Latenz einer Datei von 10 KB bei 9,6 kbit/s ist die gedruckte.

the-values-printed-in-the-paper-5fb085 = Die in der Arbeit gedruckten Werte

the-values-printed-0021d5 = Die gedruckten Werte

where-nothing-is-lost-tcp-probing-fd7a74 = Wo nichts verloren geht, ist TCP-Probing TCP.

the-same-effective-throughput-to-within-d10310 = Derselbe effektive Durchsatz, auf 0,1 % genau.

probing-raises-the-effective-throughput--0393ac = Probing erhöht den effektiven Durchsatz von TCP überall, wo Pakete verloren gehen.

by-10-at-least-at-every-c07580 = Um mindestens 10 %, an jedem Punkt mit Verlusten.

with-probing-few-losses-end-in-fa0dfc = Mit Probing enden wenige Verluste in einem Timeout, der ein Segment von cwnd lässt.

at-most-30-of-the-timeouts-07222f = Höchstens 30 % der Timeouts von TCP.

in-tcp-probing-raises-the-overhead-60a7af = In TCP erhöht Probing den Overhead: Nach einem Timeout geht mit dem Fenster von davor alles wieder ab, von dem nicht bekannt ist, dass es angekommen ist, wo die Berichte von XSTP nennen, was fehlt.

at-every-point-with-losses-more-0a9ed0 = An jedem Punkt mit Verlusten mehr als TCP.

where-the-channel-changes-fast-and-c51d81 = Wo sich der Kanal schnell ändert und viel verliert, kommt XSTP weiter als TCP-Probing.

with-stays-of-1-s-and-484c36 = Mit Aufenthalten von 1 s und 10 % Verlust oder mehr, um mindestens 30 %.

states-2f6e9d = Zustände

handoffs-b03790 = Handoffs

limited-connectivity-81704e = begrenzte Konnektivität

as-assumed-6e5c6d = wie angenommen

no-backoff-00c8af = kein Backoff

backoff-to-64-0182fc = Backoff bis 64

idle-after-5-s-16942e = Leerlauf nach 5 s

idle-after-120-s-57929b = Leerlauf nach 120 s

window-paced-c5d247 = Takt nach dem Fenster

growth-by-reports-6751c0 = Wachstum nach Berichten

tolerance-0-5e2a06 = Toleranz 0

tolerance-25-d31f21 = Toleranz 25 %

tolerance-60-550b65 = Toleranz 60 %

probing-raises-the-effective-throughput--85cb1a = Probing erhöht den effektiven Durchsatz, was immer gewählt wird.

files-of-one-frame-get-more-5b7d79 = Dateien aus einem Frame bekommen mehr Durchsatz als solche aus mehreren.

text-6c245a = 1 KB gegenüber 100 B, bei beiden Raten.

the-throughput-of-a-file-of-98455b = Der Durchsatz einer Datei von 1 KB bei 1,2 kbit/s ist der gedruckte.

the-throughput-of-a-file-of-420ffa = Der Durchsatz einer Datei von 10 KB bei 1,2 kbit/s ist der gedruckte.

the-throughput-of-a-file-of-2defc7 = Der Durchsatz einer Datei von 1 KB bei 9,6 kbit/s ist der gedruckte.

the-throughput-of-a-file-of-8920d3 = Der Durchsatz einer Datei von 10 KB bei 9,6 kbit/s ist der gedruckte.

normalised-throughput-d866d2 = Normierter Durchsatz

the-slower-channel-is-used-better-208a2f = Der langsamere Kanal wird besser genutzt.

at-every-size-6bbdd9 = Bei jeder Größe.

the-normalised-throughput-of-a-file-2a716d = Der normierte Durchsatz einer Datei von 1 KB bei 1,2 kbit/s ist der gedruckte.

the-normalised-throughput-of-a-file-1275ab = Der normierte Durchsatz einer Datei von 10 KB bei 1,2 kbit/s ist der gedruckte.

the-normalised-throughput-of-a-file-2ced99 = Der normierte Durchsatz einer Datei von 1 KB bei 9,6 kbit/s ist der gedruckte.

the-normalised-throughput-of-a-file-f1743c = Der normierte Durchsatz einer Datei von 10 KB bei 9,6 kbit/s ist der gedruckte.

leocc-cubic-4844a0 = LeoCC, CUBIC

leocc-bbr-d3a3cd = LeoCC, BBR

leocc-leocc-0e2406 = LeoCC, LeoCC

with-a-short-queue-leocc-takes-fb7d55 = Mit einer kurzen Warteschlange nimmt LeoCC CUBIC den Link weg, wie BBR es tut.

at-least-0-6-with-half-5813e7 = Mindestens 0,6 mit einem halben Bandbreite-Verzögerungs-Produkt.

two-leoccs-leave-a-shorter-queue-86653d = Zwei LeoCC lassen eine kürzere Warteschlange stehen als zwei BBR.

the-median-wait-over-34-ms-aed157 = Der Median der Wartezeit über 34 ms mit einer tiefen Warteschlange ist höchstens halb so groß.

so-they-do-over-the-slow-95ae02 = Das tun sie auch über den langsamen Link.

the-same-over-279-ms-ce75e1 = Dasselbe über 279 ms.

five-packets-take-48-ms-there-b64546 = Fünf Pakete brauchen dort 48 ms. Während die des einen Flows abgehen, hört der andere länger nichts als die Schwelle von 45 ms und hält das für eine Neukonfiguration, 116-mal in 100 s: Was er vom Pfad wusste, ist weg, und STARTUP füllt die Warteschlange.

concurrent-multipath-transfer-beside-a-f-0a5b28 = Concurrent Multipath Transfer neben einem Flow auf einem Pfad: wer wie viel von einem Link bekommt, den sich Pfade teilen, nach gekoppelter Überlastkontrolle

an-association-and-one-on-a-14d679 = Eine Assoziation und eine auf einem einzigen Pfad senden endlos, jede innerhalb von 2 s begonnen, zu einem Zeitpunkt, den ihr Seed zieht. Die erste hat einen Pfad, oder zwei, die zugleich Daten tragen (CMT) und deren Fenster nach einer der Regeln gekoppelt sind. Ihre beiden Pfade gehen über den Link der anderen, wie den Downlink eines Satelliten, den sich zwei Interfaces teilen, oder der zweite hat einen eigenen solchen Link. Der Link hat 10 Mbit/s und 34 ms, wie über Satelliten auf niedrigen Bahnen, oder 2 Mbit/s und 250 ms, wie über einen geostationären, und seine Warteschlange fasst ein Bandbreite-Verzögerungs-Produkt. Sie verwirft, was sie voll findet, oder schon vorher Pakete nach Zufall: RED mit den Schwellen von Dreibholz et al. 2010, 20 und 80 Paketen. 600 s, ab 120 s gemessen.

text-d04b6b = 2 Mbit/s, 250 ms

both-cross-the-other-s-link-558618 = Beide gehen über den Link der anderen

the-second-has-a-link-of-84a978 = Der zweite hat einen eigenen Link

one-path-d56bee = Ein Pfad

cmt-independent-adac4f = CMT, unabhängig

an-association-that-uses-n-paths-4dd3a3 = Eine Assoziation, die N Pfade über denselben Engpass nutzt, erlangt das N-Fache der Bandbreite eines gleichzeitigen Flows.

draft-tuexen-tsvwg-sctp-multipath-28-c9f3ca = draft-tuexen-tsvwg-sctp-multipath-28, Abschnitt 6.1

draft-tuexen-tsvwg-sctp-multipath-28-c239f9 = draft-tuexen-tsvwg-sctp-multipath-28, Abschnitt 6.1. Zwei Drittel, auf ein Zehntel genau: 0,6 bis 0,733.

a-coupled-flow-does-not-take-b66784 = Ein gekoppelter Flow nimmt von dem, was seine Pfade sich teilen, nicht mehr als ein einzelner Flow, der nur einen von ihnen nutzt.

rfc-6356-goal-2-0380de = RFC 6356, Ziel 2

rfc-6356-goal-2-with-lia-61486e = RFC 6356, Ziel 2, mit LIA, dem Algorithmus des RFC: die Hälfte, auf ein Zehntel genau.

a-coupled-flow-performs-at-least-8bd731 = Ein gekoppelter Flow leistet mindestens so viel, wie ein Flow auf einem einzigen Pfad auf dem besten seiner Pfade leisten würde.

rfc-6356-goal-1-d63d62 = RFC 6356, Ziel 1

rfc-6356-goal-1-at-least-3b6ec9 = RFC 6356, Ziel 1. Mindestens neun Zehntel des Anteils, den ein Pfad bekommt.

a-coupled-flow-moves-traffic-off-81c8b6 = Ein gekoppelter Flow verlagert Verkehr von seinen am stärksten überlasteten Pfaden weg.

rfc-6356-goal-3-a27e28 = RFC 6356, Ziel 3

rfc-6356-goal-3-with-a-28dcd1 = RFC 6356, Ziel 3. Mit einem eigenen zweiten Link lässt er vom geteilten mehr übrig als unabhängige Fenster: höchstens 98 % von deren Anteil.

plain-cmt-leads-to-an-overly-a9dc5c = Einfaches CMT belegt die Bandbreite gemeinsamer Engpässe übermäßig aggressiv.

dreibholz-2012-evaluation-and-optimisati-ea0a4b = Dreibholz 2012, Evaluation and Optimisation of Multi-Path Transport, Zusammenfassung

of-the-treatise-the-abstract-alone-169cad = Von der Schrift lag nur die Zusammenfassung vor. Mehr als die Hälfte, um mehr als ein Zehntel.

cmt-with-resource-pooling-remains-fair-5ed848 = CMT mit Resource Pooling bleibt gleichzeitigen Flows auf überlasteten Links gegenüber fair.

dreibholz-et-al-2010-applying-tcp-cdab47 = Dreibholz et al. 2010, Applying TCP-Friendly Congestion Control to Concurrent Multipath Transfer, Zusammenfassung

of-the-paper-the-abstract-and-12737a = Von der Arbeit lagen die Zusammenfassung und die Parameter ihrer Warteschlangen vor, nicht ihre Zahlen. Ihre Regel ist CMT/RPv1: die Hälfte, auf ein Zehntel genau.

and-it-achieves-a-performance-improvemen-b8e498 = Und es leistet mehr als eine Übertragung ohne CMT.

where-the-second-path-has-a-56f17f = Wo der zweite Pfad einen eigenen Link hat: mindestens 105 % des Anteils, den ein Pfad bekommt.

with-olia-it-is-as-with-4be3ed = Für OLIA gilt, was für LIA gilt: eine volle Warteschlange trifft Fenster so oft, wie sie wachsen.

nor-do-olia-and-cmt-rpv2-8c475e = Auch OLIA und CMT/RPv2 nehmen nicht mehr als ein einzelner Flow.

own-by-the-same-goal-half-eb0efd = Eigene Behauptung, nach demselben Ziel: die Hälfte, auf ein Zehntel genau.

and-they-do-at-least-as-b5f50d = Und sie leisten mindestens so viel wie ein Pfad.

own-by-the-same-goal-at-59557e = Eigene Behauptung, nach demselben Ziel: mindestens neun Zehntel des Anteils, den ein Pfad bekommt, wo der zweite einen eigenen Link hat.

concurrent-multipath-transfer-over-iridi-a70bc3 = Concurrent Multipath Transfer über Iridium und GEO mit aufgeteilten Puffern und neu eingeplanten Chunks

one-association-from-quito-to-london-00aff7 = Eine Assoziation von Quito nach London, mit je einem Iridium- und einem GEO-Terminal an jedem Ende, wie im Experiment zum Puffer des Empfängers: Was über Iridium kommt, wartet auf das, was über GEO kommt, und füllt einen kleinen Puffer. Der Puffer wird belegt, wie es kommt, oder aufgeteilt, nach dem, was unterwegs ist, oder nach dem, was gepuffert ist, und Chunks, die ihn aufhalten, gehen über den anderen Pfad noch einmal ab, sobald die Hälfte von ihm wartet, oder nie. Der Entwurf überlässt beide Regeln Arbeiten, von denen hier dem Simulationsmodell seiner Autoren gefolgt wird; deren Zahlen gelten für andere Pfade.

chunk-rescheduling-ensures-quick-blockin-83624d = Das Neueinplanen von Chunks (Chunk Rescheduling) sorgt bei geordneten Daten für eine schnelle Auflösung von Blockaden.

draft-tuexen-tsvwg-sctp-multipath-28-81e0da = draft-tuexen-tsvwg-sctp-multipath-28, Abschnitt 5.3

draft-tuexen-tsvwg-sctp-multipath-28-4356e2 = draft-tuexen-tsvwg-sctp-multipath-28, Abschnitt 5.3. Mit Puffern, wie es kommt, ist ein Pfad höchstens neun Zehntel der Zeit blockiert.

with-split-buffers-a-small-one-5b1e57 = Aufgeteilt trägt ein kleiner Puffer mehr.

own-split-by-buffered-bytes-at-a70fa6 = Eigene Behauptung. Nach gepufferten Bytes aufgeteilt, mindestens 105 %.

both-together-carry-more-than-neither-2024c3 = Beides zusammen trägt mehr als keines von beiden.

own-at-least-110-with-buffers-6cad17 = Eigene Behauptung. Mindestens 110 % mit Puffern von 64 und 128 KB.
over-the-slow-link-it-is-30d162 = Über den langsamen Link ist es so; über den schnellen bekommt LeoCC weniger als die Hälfte. Nicht erklärt.
a-full-queue-strikes-the-packet-2e060f = Eine volle Warteschlange trifft das Paket, um das ein Fenster gerade gewachsen ist. Das eines einzelnen Flows wächst in einer Umlaufzeit um ein Paket, jedes von zwei gekoppelten um ein Fünftel bis ein halbes, so dass sie für das, was sie tragen, seltener gekürzt werden. Ohne eine solche Warteschlange bleibt weniger davon: 0,55 und 0,54 mit RED, 0,53 über Links, die 0,08 % nach Zufall verlieren. Ein Modell aus nichts als Fenstern gibt LIA 0,63 eines Links, dessen Überläufe ein Fenster so oft treffen, wie es wächst, 0,53, wo sie es so oft treffen, wie es dort Pakete hat, und 0,52 bei zufälligen Verlusten, denn alpha nimmt das größte von Fenstern, die schwanken.
it-is-so-with-one-of-cb08e7 = Mit einem der beiden Puffer ist es so. Über zwei Leitungen mit 1 Mbit/s gewinnt das Neueinplanen mit Puffern von 16 und 32 KB und von 64 KB an nichts mehr.
a-path-that-may-fill-its-c250c6 = Ein Pfad, der nur seinen Teil allein füllen darf, ist langsamer, wo dieser kleiner ist als sein Bandbreite-Verzögerungs-Produkt, das über GEO 140 kB beträgt.
a-chunk-that-leaves-again-is-e3ac07 = Ein Chunk, der noch einmal gesendet wird, wird wie ein Verlust seines ersten Pfads beantwortet, dessen Fenster halbiert wird. Ob das alles erklärt, wurde nicht gezeigt.
