cwnd-grows-with-each-acknowledgement-d9e99f = cwnd croît à chaque acquittement
cwnd-grows-more-slowly-for-round-13e4e4 = cwnd croît plus lentement, car les allers-retours se sont allongés
cwnd-grows-by-about-one-packet-37b3c6 = cwnd croît d’environ un paquet par aller-retour
cwnd-follows-a-cubic-function-of-3e89f6 = cwnd suit une fonction cubique du temps écoulé depuis la dernière perte
cwnd-grows-as-reno-s-would-eb2c20 = cwnd croît comme le ferait celui de Reno
what-was-lost-is-sent-again-8fd911 = ce qui a été perdu est réémis
all-that-was-sent-before-the-463fd3 = tout ce qui a été émis avant la perte est acquitté
cwnd-was-cut-and-has-not-d44eae = cwnd a été réduit et n’a pas crû depuis
it-sends-again-what-was-not-a878e4 = il réémet ce qui n’a pas été acquitté à temps
the-rate-grows-until-the-bandwidth-9958ce = le débit croît jusqu’à ce que la bande passante trouvée ne croisse plus
it-sends-more-slowly-than-the-ba444d = il émet plus lentement que la bande passante, jusqu’à ce que la file de Startup ait disparu
it-sends-faster-than-the-bandwidth-02bba0 = il émet plus vite que la bande passante qu’il connaît, pour en trouver davantage
it-sends-more-slowly-than-the-e0ef01 = il émet plus lentement que la bande passante qu’il connaît, pour que les files se vident
it-sends-at-about-the-bandwidth-48dc9e = il émet à peu près à la bande passante qu’il connaît
it-fills-the-path-for-a-841c1f = il remplit le chemin pendant un aller-retour avant de sonder
it-keeps-little-in-flight-to-a91e59 = il garde peu en vol, pour mesurer l’aller-retour sans file
cwnd-grows-as-on-a-path-7e4010 = cwnd croît comme sur un chemin à aller-retour plus court
cwnd-goes-by-how-many-packets-968be7 = cwnd dépend du nombre de paquets en attente dans les files
it-sends-no-data-until-it-7b9ce0 = il n’émet pas de données avant de savoir si le réseau est congestionné
the-receiver-s-buffer-has-no-628bce = le tampon du récepteur n’a pas de place pour ce chemin
it-checks-that-the-path-is-3748cd = il vérifie que le chemin est celui qu’il connaissait
it-sends-as-much-as-it-d248af = il émet autant qu’il pouvait auparavant, sans savoir encore si le chemin le supporte
it-waits-for-the-acknowledgements-of-75be1f = il attend les acquittements de ce qu’il a émis d’un coup
it-goes-back-for-the-path-696ba7 = il revient en arrière, car le chemin n’en a pas supporté autant
first-packet-out-of-the-blue-365a14 = Premier paquet inattendu (out of the blue)
first-packet-discarded-4d299c = Premier paquet rejeté
restart-6b983a = Redémarrage
stale-cookie-7b90df = Cookie périmé
first-message-given-up-90ebb4 = Premier message abandonné
first-forward-tsn-447e62 = Premier FORWARD TSN
first-reset-of-streams-3710a6 = Première réinitialisation de flux
stream-streams-0e94b6 = 
    { $a ->
        [one] flux
       *[other] flux
    }
association-0b5149 = association
chunk-chunks-29a22d = 
    { $a ->
        [one] chunk
       *[other] chunks
    }
errors-in-a-row-ac2bf2 = Erreurs consécutives
show-tsns-modulo-100-223f3a = Montrer les TSN modulo 100
every-chunk-sent-acknowledged-and-lost-c3bda6 = Chaque chunk émis, acquitté et perdu apparaît ici par son TSN.
streams-bfd297 = Flux
streams-and-sacks-678ef7 = Flux et SACK
no-stream-waits-every-chunk-that-913d42 = Aucun flux n’attend : chaque chunk arrivé a été remis.
stream-waits-for-ssn-tsn-5426f1 = Le flux { $a } attend le SSN { $b } (TSN { $c }, { $d })
tsn-stream-ssn-b68f73 = TSN { $a }, flux { $b }, SSN { $c }
acknowledges-up-to-f8c80a = Acquitte jusqu’à { $a }
no-loss-of-tsn-is-recorded-3894aa = Aucune perte du TSN { $a } n’est enregistrée : il était en retard, ou ses SACK ont été perdus.
tcp-probing-da7b51 = TCP-probing
connection-b38d9d = connexion
segment-segments-755efa = 
    { $a ->
        [one] segment
       *[other] segments
    }
timeouts-in-a-row-7778e0 = Expirations consécutives
sequence-0740f4 = Séquence
show-sequence-numbers-modulo-100-full-8d069a = Montrer les numéros de séquence modulo 100 segments pleins
every-segment-sent-acknowledged-and-lost-5403c1 = Chaque segment émis, acquitté et perdu apparaît ici par son premier octet.
stream-1eec30 = Flux
stream-and-acks-cbb2cd = Flux et ACK
segment-29ee08 = Segment
byte-6c1907 = Octet
nothing-waits-every-segment-that-arrived-be9a64 = Rien n’attend : chaque segment arrivé a été remis.
the-stream-waits-for-segment-byte-6075fc = Le flux attend le segment { $a } (octet { $b }, { $c })
segment-byte-50b8a6 = Segment { $a }, octet { $b }
byte-25e653 = Octet { $a }
acknowledges-up-to-byte-7277ca = Acquitte jusqu’à l’octet { $a }
no-loss-of-the-segment-at-eb9ef9 = Aucune perte du segment à l’octet { $a } n’est enregistrée : il était en retard, ou ses ACK ont été perdus.
earlier-polls-3083f3 = POLL antérieurs
xstp-without-probing-530765 = XSTP sans sondage
session-3f3af1 = session
window-44ff7b = fenêtre
unanswered-in-a-row-b1b2a2 = Sans réponse consécutifs
show-segments-modulo-100-3ab619 = Montrer les segments modulo 100
every-segment-sent-acknowledged-and-lost-319d33 = Chaque segment émis, acquitté et perdu apparaît ici par son numéro.
probing-804c78 = Sondage
stream-probing-and-stats-c721df = Flux, sondage et STAT
the-stream-waits-for-segment-4eb8ca = Le flux attend le segment { $a } ({ $b })
acknowledges-up-to-segment-974cc6 = Acquitte jusqu’au segment { $a }
no-loss-of-segment-is-recorded-705074 = Aucune perte du segment { $a } n’est enregistrée : il était en retard, ou des comptes rendus ou des POLL ont été perdus.
first-change-of-an-address-9cdfc4 = Premier changement d’une adresse
segment-2d6c34 = { $a } (segment { $b })
segments-below-0dfaf3 = { $a } (segments au-dessous de { $b })
segment-at-byte-b906c6 = Segment { $a } à l’octet { $b }
