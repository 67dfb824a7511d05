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
