### What the built-in experiments say.

latency-and-goodput-under-each-queue-e7d0d5 = Latence et goodput selon chaque discipline de file, sur orbites basses et un satellite géostationnaire

messages-of-300-bytes-five-a-705876 = Des messages de 300 octets, cinq par seconde selon un processus de Poisson, et un téléchargement de CUBIC, tous deux TCP comme le fait Linux, sur une liaison de 2 Mbit/s qui contient 1000 paquets, et un trajet de 35 ms, comme par des satellites en orbites basses, ou de 270 ms, comme par un satellite géostationnaire. Chaque discipline a les réglages que propose sa RFC. 120 s, mesurées à partir de 30 s.

what-a-hint-of-another-path-f7398c = Ce que vaut un indice d’un autre chemin : sauts du délai, pannes et handovers

one-tcp-flow-of-the-profile-c8f8cb = Un flot TCP du profil linux. Deux fois sur une liaison de 10 Mbit/s avec une file de 75 paquets, dont le délai aller simple devient tour à tour 45, 30 et 20 ms toutes les 15 s : telle quelle, ou avec une panne de 100 ms à chaque saut. Et de Quito à Londres par Iridium avec des terminaux qui prennent toujours le satellite le plus haut et sont sans liaison pendant 100 ms lors d’un handover ; en dix minutes le terminal de Quito en fait trois. Émetteurs : CUBIC tel que l’a le noyau ; le même informé de chaque changement, après quoi les pertes ne réduisent rien pendant 2,3 s, ou réduisent comme toujours, mais une expiration laisse le plateau et le retour vers lui prend un neuvième du temps (SaTCP ; le second est ce que fait son noyau) ; BBR ; BBR informé, qui mesure de nouveau comme LeoCC ou par STARTUP aussitôt ; BBR qui devine, aux allers-retours supérieurs à 150 % du plus court ; et LeoCC, qui reconnaît une reconfiguration aux réponses qui manquent pendant 45 ms ou en est informé. Tampons de réception de 4 Mio. 614 s, mesurées à partir de 14 s. Sauts et pannes sont une hypothèse, non une mesure d’un système.

goodput-against-random-loss-by-congestio-0c294c = Goodput en fonction de pertes aléatoires, par contrôle de congestion, comme le fait Linux

one-tcp-flow-of-the-profile-861b31 = Un flot TCP du profil linux sur une liaison de 2 Mbit/s avec une file d’un produit bande passante-délai, 12 ou 93 paquets, et un trajet de 35 ms, comme par des satellites en orbites basses, ou de 280 ms, comme par un satellite géostationnaire. L’aller perd des paquets au hasard. Segments de 1448 octets avec estampilles temporelles, tampons de réception de 16 Mio. 140 s, mesurées à partir de 40 s. Les points du noyau Linux sont de son propre TCP en temps virtuel.

how-long-a-transfer-takes-that-de28dc = Combien de temps prend un transfert qui commence par ce qu’un précédent a sauvegardé

one-tcp-transfer-newreno-of-the-a859f6 = Un transfert TCP, NewReno du profil linux, sur une liaison de 10 Mbit/s avec une file d’un produit bande passante-délai, 467 paquets, et un trajet de 280 ms, comme par un satellite géostationnaire. Il commence par le démarrage lent à partir de 10 segments, ou reprend prudemment avec un aller-retour sauvegardé de 560 ms et une fenêtre sauvegardée d’un produit bande passante-délai, 700 ko, ou de huit, comme après un autre usage du chemin. Le temps va de l’ouverture de la connexion jusqu’à la remise de toutes les données. Rien n’est aléatoire.

two-flows-share-a-link-who-f78dbc = Deux flots partagent une liaison : qui obtient combien, et combien de temps attendent les paquets, par contrôle de congestion

two-tcp-flows-of-the-profile-91c1f7 = Deux flots TCP sans fin du profil linux partagent une liaison, chacun commencé dans les 2 s, à un instant que tire sa graine : 10 Mbit/s et 34 ms, comme par des satellites en orbites basses, ou 1,25 Mbit/s et 279 ms, comme par un satellite géostationnaire. Dans les deux cas 58 paquets la remplissent, si bien que des files de 29, 116 et 464 paquets font un demi-produit bande passante-délai, deux et huit. 300 s, mesurées à partir de 60 s.

how-long-files-take-by-their-62d9ad = Combien de temps prennent les fichiers selon leur taille, par contrôle de congestion, comme le fait Linux

one-file-over-a-link-of-c0b368 = Un fichier sur une liaison de 10 Mbit/s avec une file d’un produit bande passante-délai, 58 ou 467 paquets, et un trajet de 35 ms, comme par des satellites en orbites basses, ou de 280 ms, comme par un satellite géostationnaire ; rien n’est perdu sauf là où la file déborde. TCP du profil linux avec des segments de 1448 octets et une fenêtre de 21 Mo : 14 480 octets sont sa première fenêtre. Rien n’est aléatoire : les exécutions d’un point sont identiques. Les points du noyau Linux sont de son propre TCP en temps virtuel.

a-delay-that-steps-every-15-ee6159 = Un délai qui saute toutes les 15 secondes, sans et avec pannes, par contrôle de congestion, comme le fait Linux

one-tcp-flow-of-the-profile-1a9657 = Un flot TCP du profil linux sur une liaison de 10 Mbit/s avec une file de 60 paquets, et un trajet dont le délai saute de 20 à 45, 30 et 20 ms toutes les 15 s, comme le fait un réseau satellitaire en orbites basses qui est reconfiguré. Chaque saut vient d’un coup, ou derrière une panne de 100 ms où tout est perdu. Un paquet garde le délai avec lequel il est parti. 75 s, mesurées à partir de 5 s ; le flot commence dans les 50 ms, tirées par la graine. Les points du noyau Linux sont de son propre TCP en temps virtuel.

what-each-mechanism-of-linux-s-5109b1 = Ce que vaut sous pertes chaque mécanisme du TCP de Linux

one-tcp-flow-of-the-profile-28d068 = Un flot TCP du profil linux sur une liaison de 10 Mbit/s avec une file d’un produit bande passante-délai, 58 ou 467 paquets, et un trajet de 35 ms ou 280 ms qui perd des paquets au hasard à l’aller. Chaque mécanisme est désactivé seul : RACK, sondes de perte finale (TLP), F-RTO, DSACK, ces quatre ensemble, proportional rate reduction (PRR), acquittements rapides, SACK. 140 s, mesurées à partir de 40 s. Les points du noyau Linux sont de son propre TCP en temps virtuel, de 10 à 60 s sur 35 ms.

concurrent-multipath-transfer-over-iridi-3e7573 = Transfert multichemin simultané sur Iridium et GEO en fonction du tampon du récepteur

one-association-from-quito-to-london-f810cf = Une association de Quito à Londres, avec un terminal Iridium et un terminal GEO à chaque extrémité : 1,5 Mbit/s et quelque 90 ms aller simple à côté de 2 Mbit/s et quelque 260 ms. Les nouvelles données prennent un chemin, avec l’autre en secours, ou les deux à la fois, et ce qui est perdu est réémis selon l’une des cinq politiques d’Iyengar, Amer et Stewart. Les liaisons sol du satellite GEO endommagent un bit sur dix millions ou un sur un million, celles d’Iridium un sur dix millions. Les tampons sont ceux que leur étude du blocage par le tampon de réception nomme dans son résumé (Receive buffer blocking in concurrent multipath transfer, 2005), de 16 à 256 Ko, et un de 512 Ko. Ses chemins, pertes et valeurs sont autres et ne sont pas reproduits ici : seules ses conclusions peuvent être contrôlées.

cwnd-of-tcp-and-sctp-after-ed6b82 = cwnd de TCP et SCTP après une perte en démarrage lent

trace-points-m-to-s-535089 = Trace, points M à S

a-tcp-source-with-sack-and-b00374 = Une source TCP avec SACK et une source SCTP, toutes deux selon les règles de 2001, émettent par un routeur dans une liaison géostationnaire de 2 Mbit/s et 250 ms. Leurs liaisons d’accès ont 3 Mbit/s et 2 ms ; les paquets ont 1488 octets, les segments 1448 ; rien n’est retardé avant d’être acquitté. La liaison perd la première transmission du segment 8 de TCP et du TSN 8 de SCTP, et rien d’autre. TCP ouvre à 0,8 s, SCTP 0,25 ms avant, de sorte que ses premières données partent quand elles le font dans la référence ; il lui faut deux allers-retours pour ouvrir, à TCP un seul. cwnd des deux sur les 5,5 s : TCP réduit de moitié ses neuf segments et croît d’une partie de segment à chaque acquittement, SCTP réduit de moitié ce qu’il compte en octets et croît d’un paquet par aller-retour.

sequence-numbers-of-the-tcp-source-76a393 = Numéros de séquence de la source TCP sur un goulot GEO avec pertes

figure-3-f060cf = Figure 3

a-tcp-source-with-sack-and-2b0f7f = Une source TCP avec SACK et une source SCTP, toutes deux selon les règles de 2001, émettent par un routeur dans une liaison géostationnaire de 2 Mbit/s et 250 ms avec une file de 10 paquets, qui perd 1,5 % des paquets à l’aller. Liaisons d’accès de 3 Mbit/s et 2 ms, tampons de réception de 64 Ko, paquets de 1488 octets, pas d’acquittements retardés. Le tracé montre les segments qu’émet TCP et les acquittements qu’il reçoit dans une exécution, modulo 100.

figures-3-and-4-8a4052 = Figures 3 et 4

sequence-numbers-of-the-sctp-source-9fe811 = Numéros de séquence de la source SCTP sur un goulot GEO avec pertes

figure-4-0fb418 = Figure 4

a-tcp-source-with-sack-and-47f9de = Une source TCP avec SACK et une source SCTP, toutes deux selon les règles de 2001, émettent par un routeur dans une liaison géostationnaire de 2 Mbit/s et 250 ms avec une file de 10 paquets, qui perd 1,5 % des paquets à l’aller. Liaisons d’accès de 3 Mbit/s et 2 ms, tampons de réception de 64 Ko, paquets de 1488 octets, pas d’acquittements retardés. Le tracé montre les TSN qu’émet SCTP et les TSN cumulatifs qu’il reçoit dans une exécution, modulo 100.

total-throughput-on-a-lossy-geo-aa093c = Débit total sur un goulot GEO avec pertes

figure-5-b3d365 = Figure 5

a-tcp-source-with-sack-and-90a2d6 = Une source TCP avec SACK et une source SCTP, toutes deux selon les règles de 2001, émettent par un routeur dans une liaison géostationnaire de 2 Mbit/s et 250 ms avec une file de 10 paquets, qui perd 1,5 % des paquets à l’aller. Liaisons d’accès de 3 Mbit/s et 2 ms, tampons de réception de 64 Ko, paquets de 1488 octets, pas d’acquittements retardés. Le tracé montre ce que les deux ensemble mettent sur la liaison géostationnaire dans chacune des 40 premières secondes d’une exécution.

table-2-f7b6a6 = Tableau 2

segments-of-tcp-and-of-sctp-04138b = Segments de TCP et de SCTP de 50 à 150 s sur un goulot GEO avec pertes

a-tcp-source-with-sack-and-7a6f44 = Une source TCP avec SACK et une source SCTP, toutes deux selon les règles de 2001, émettent par un routeur dans une liaison géostationnaire de 2 Mbit/s et 250 ms avec une file de 10 paquets, qui perd 1,5 % des paquets à l’aller. Liaisons d’accès de 3 Mbit/s et 2 ms, tampons de réception de 64 Ko, paquets de 1488 octets, pas d’acquittements retardés. Les exécutions finissent à 150 s et sont mesurées à partir de 50 s. Le tracé montre combien de segments de TCP et de SCTP sont acquittés dans une exécution.

gain-of-sctp-over-tcp-utilisation-02d866 = Gain de SCTP sur TCP, utilisation et équité sur un goulot GEO

half-of-the-sources-speak-tcp-4e2558 = La moitié des sources parlent TCP avec SACK, l’autre moitié SCTP, toutes selon les règles de 2001 : fenêtres initiales de 1 et 2 segments, pas d’acquittements retardés, tampons de réception de 64 Ko. Elles atteignent un routeur par des liaisons de 3 Mbit/s et 2 ms ; derrière lui se trouve une liaison géostationnaire de 2, 4, 7 et 11 Mbit/s et 250 ms qui perd 1,5 % des paquets à l’aller, avec une file de 10, 40, 80 et 160 paquets pour 2, 4, 6 et 8 sources. Les paquets ont 1488 octets. 500 s, mesurées à partir de 50 s.

gain-of-sctp-over-tcp-utilisation-54dfad = Gain de SCTP sur TCP, utilisation et équité sur un goulot GEO lent

table-3-2ee889 = Tableau 3

half-of-the-sources-speak-tcp-7685f0 = La moitié des sources parlent TCP avec SACK, l’autre moitié SCTP, toutes selon les règles de 2001 : fenêtres initiales de 1 et 2 segments, pas d’acquittements retardés, tampons de réception de 64 Ko. Elles atteignent un routeur par des liaisons de 3 Mbit/s et 2 ms ; derrière lui se trouve une liaison géostationnaire de 0,2 Mbit/s et 250 ms qui perd 1,5 % des paquets à l’aller, avec une file de 10, 40, 80 et 160 paquets pour 2, 4, 6 et 8 sources. Les paquets ont 1488 octets. 500 s, mesurées à partir de 50 s.

a-loss-in-slow-start-tcp-ec9b33 = Une perte en démarrage lent : TCP et SCTP perdent chacun le segment 8

a-tcp-source-with-sack-and-d80dc0 = Une source TCP avec SACK et une source SCTP, toutes deux selon les règles de 2001, émettent par un routeur dans une liaison géostationnaire de 2 Mbit/s et 250 ms. Leurs liaisons d’accès ont 3 Mbit/s et 2 ms ; les paquets ont 1488 octets, les segments 1448 ; rien n’est retardé avant d’être acquitté. La liaison perd la première transmission du segment 8 de TCP et du TSN 8 de SCTP, et rien d’autre. TCP ouvre à 0,8 s, SCTP 0,25 ms avant, de sorte que ses premières données partent quand elles le font dans la référence ; il lui faut deux allers-retours pour ouvrir, à TCP un seul.

short-messages-beside-a-file-data-987449 = Messages courts à côté d’un fichier : DATA et I-DATA sous six ordonnanceurs de flux

one-association-over-a-geostationary-sat-b09278 = Une association par un satellite géostationnaire, 272 ms et 2 Mbit/s, transporte toutes les 12 s un fichier sur le flux 0 et des messages de 100 octets sur le flux 1, quatre par seconde à des instants aléatoires. Rien n’est perdu. Le fichier est un seul message, de 10 Ko à 1 Mo, et prend 4 s et plus au plus grand. Ses chunks sont des DATA, qui doivent se suivre, ou des I-DATA, qui peuvent partir entre ceux de l’autre flux (RFC 8260), et l’ordonnanceur dit de quel flux est le suivant : les messages sont les plus importants par priorité, et ont quatre fois le poids. Un message sur 49 est un fichier, si bien que la médiane et le 95e centile sont ceux des courts. La RFC 8260 dit à quoi servent les chunks et les ordonnanceurs et n’a pas de figure ; les bornes des affirmations sont les nôtres.

features-that-are-recommended-over-satel-4349fa = Les fonctions recommandées sur satellite, chacune activée et désactivée

tables-v-and-vi-a20ffd = Tableaux V et VI

a-file-of-1-mb-goes-0059e6 = Un fichier de 1 Mo va de Quito à Londres par Iridium (1,5 Mbit/s) ou par un satellite géostationnaire (2 Mbit/s), sans erreurs et avec un taux d’erreur binaire de 1e-6. Les liaisons montantes éliminent ou marquent au hasard avant que leurs 50 paquets soient pleins (RED de 5 à 25), et transportent des paquets de 1500 octets. SCTP n’a aucune de huit fonctions, une, toutes sauf une, ou toutes : découverte du MTU de chemin avec chunks groupés au lieu de paquets de 512 octets ; un tampon de réception de 256 Ko au lieu de 64 Ko, le maximum de TCP sans facteur d’échelle ; un cwnd initial de 2 segments au lieu de 1 ; comptage d’octets jusqu’à 2 PMTU au lieu de 1 ; tous les trous dans un SACK au lieu de 3 ; ECN ; quatre flux au lieu d’un ; et l’autre genre de satellite comme second chemin. Les flux sont essayés aussi avec un tampon de 4 Ko, où l’ordre les retient.

goodput-with-link-layer-arq-below-b18cb4 = Goodput avec ARQ de couche liaison sous SCTP

future-work-31cf64 = Travaux futurs

one-association-from-quito-to-london-911346 = Une association de Quito à Londres, par Iridium avec des liaisons sol de 1,5 Mbit/s ou par des satellites géostationnaires à 2 Mbit/s. Les paquets portent 512 octets et ont 564 octets ; le tampon du récepteur en contient 500 et n’est pas une limite. Les erreurs frappent une fois sur chaque trajet, là où le paquet rencontre d’abord une liaison radio. Les liaisons réémettent ce qu’ont perdu les erreurs, un aller-retour de la liaison plus tard, au plus une, trois ou sept fois ; ce qui vient entre-temps l’attend à l’autre extrémité, en ordre, ou continue aussitôt.

how-associations-of-different-round-trip-d77162 = Comment des associations d’allers-retours différents partagent une liaison

two-sctp-associations-without-end-share-e09d2b = Deux associations SCTP sans fin partagent une liaison de 10 Mbit/s avec une file de 100 paquets. L’aller-retour de l’une est de 42 ms, comme par des satellites en orbites basses ; celui de l’autre est aussi long ou jusqu’à quatorze fois plus long, comme par un satellite géostationnaire, dans un réseau que représentent des fils. Des tampons de réception de 4 Mio n’en limitent aucune ; chacune commence à un instant que tire sa graine, et rien d’autre n’est aléatoire. Avec la file pleine, 120 ms s’ajoutent aux deux. 600 s, mesurées à partir de 100 s.

congestion-told-apart-from-corruption-by-7370b8 = La congestion distinguée de la corruption par ECN

section-on-ecn-bada44 = Section sur l’ECN

eight-associations-share-a-satellite-lin-9b432a = Huit associations partagent une liaison satellite de 4 Mbit/s et 250 ms derrière un routeur, qui élimine des paquets au hasard avant que sa file de 80 paquets soit pleine (RED) ; la liaison détruit en outre certains des paquets. Sans ECN chaque perte signifie de la congestion. Avec ECN le routeur marque les paquets au lieu de les éliminer, et le récepteur renvoie la marque. Dans la troisième configuration l’émetteur prend une perte sans marque pour de la corruption, comme le suggère l’article, et garde sa fenêtre.

cwnd-in-slow-start-with-byte-9ba881 = cwnd en démarrage lent avec des limites de comptage d’octets de 1 et 2 PMTU : deux exemples calculés

a-source-sends-300-kb-to-e58e9d = Une source envoie 300 Ko à un puits sur un canal satellite de 10 Mbit/s avec un aller-retour de 520 ms et sans perte. Le MTU de chemin est de 1500 octets et cwnd commence à neuf segments. Les SACK sont retardés, si bien que chacun sauf le premier couvre deux segments, et le premier porte cwnd à dix. En démarrage lent un SACK laisse cwnd croître de ce qu’il acquitte, mais de pas plus que la limite du comptage d’octets, en unités du PMTU. Segments de 536 octets : deux font 1072 octets, moins qu’un PMTU, et comptent en entier ; cwnd passe de 5360 à 6432 octets. Segments de 1500 octets : deux font 3000 octets, dont une limite de 1 PMTU en laisse compter 1500 ; cwnd passe de 15 000 à 16 500 octets, et avec une limite de 2 PMTU à 18 000. Un segment est un chunk DATA avec son en-tête de 16 octets et a un paquet pour lui seul, et la limite est comptée en segments entiers : 2 de 536 octets tiennent dans un PMTU.

iridium-and-geo-with-30-associations-517378 = Iridium et GEO avec 30 associations : le globe

figure-8-32df29 = Figure 8

iridium-has-66-satellites-in-6-0cd208 = Iridium a 66 satellites en 6 plans, des liaisons sol de 1,5 Mbit/s et des liaisons intersatellites de 25 Mbit/s avec des files de 50 paquets. Les liaisons interplans sont coupées près des pôles et aucune ne traverse la couture. Trois satellites géostationnaires à 90° ouest, 30° et 150° est routent à bord sur des liaisons de 2 Mbit/s ; leurs passerelles sont jointes par des fils de 100 Mbit/s. Les associations joignent des lieux entre 40° sud et 70° nord, tirés de nouveau pour chaque exécution et les mêmes à chaque point, si bien que les barres contiennent aussi la géographie ; elles commencent à un dixième de seconde d’intervalle. Toutes ont une interface vers chaque constellation. Ouvrez la scène dans le labo : elle montre chaque liaison intersatellite, chaque liaison sol, et près de Greenwich la couture, où le premier et le dernier plan volent en sens opposés.

goodput-of-three-multihomed-configuratio-513442 = Goodput de trois configurations multidomiciliées en fonction du taux d’erreur

figure-9-b725d4 = Figure 9

iridium-has-66-satellites-in-6-fdf060 = Iridium a 66 satellites en 6 plans, des liaisons sol de 1,5 Mbit/s et des liaisons intersatellites de 25 Mbit/s avec des files de 50 paquets. Trois satellites géostationnaires à 90° ouest, 30° et 150° est routent à bord sur des liaisons de 2 Mbit/s ; leurs passerelles sont jointes par des fils de 100 Mbit/s. Les associations joignent des lieux entre 40° sud et 70° nord, tirés de nouveau pour chaque exécution et les mêmes à chaque point, si bien que les barres contiennent aussi la géographie ; elles commencent à un dixième de seconde d’intervalle. Les paquets portent 512 octets de données utilisateur et ont 564 octets sur la liaison. cwnd commence à 2 segments, ssthresh à 20, et cwnd croît d’au plus un segment par SACK. Chaque paquet traverse un processus d’erreurs par chemin aller simple. Les liaisons GEO ont un taux d’erreur binaire de 1e-6, les tampons des récepteurs contiennent 40 segments, il y a un flux. Avec un chemin de secours chaque retransmission y va. Au-dessus des 8,2 degrés habituels la plupart des lieux ne voient qu’un satellite Iridium, et ce qui est envoyé à la seconde interface ne trouve alors pas de route ; deux satellites sont donc montrés deux fois, au-dessus de l’horizon, où un seul ne fait pas de différence, et au-dessus de 8,2 degrés. Les lieux fixes de la référence peuvent être demandés sur la ligne de commande.

bandwidth-that-a-geo-backup-needs-897a03 = Bande passante que demande un secours GEO

figure-10-7b97e9 = Figure 10

iridium-has-66-satellites-in-6-bed31c = Iridium a 66 satellites en 6 plans, des liaisons sol de 1,5 Mbit/s et des liaisons intersatellites de 25 Mbit/s avec des files de 50 paquets. Trois satellites géostationnaires à 90° ouest, 30° et 150° est routent à bord sur des liaisons de 2 Mbit/s ; leurs passerelles sont jointes par des fils de 100 Mbit/s. Les associations joignent des lieux entre 40° sud et 70° nord, tirés de nouveau pour chaque exécution et les mêmes à chaque point, si bien que les barres contiennent aussi la géographie ; elles commencent à un dixième de seconde d’intervalle. Les paquets portent 512 octets de données utilisateur et ont 564 octets sur la liaison. cwnd commence à 2 segments, ssthresh à 20, et cwnd croît d’au plus un segment par SACK. Chaque paquet traverse un processus d’erreurs par chemin aller simple. Iridium est le chemin primaire, GEO avec un taux d’erreur binaire de 1e-6 le secours ; chaque retransmission y va. Les tampons des récepteurs contiennent 40 segments. Le tracé montre ce que toutes les associations ensemble émettent sur GEO, dans les deux sens. Les lieux fixes de la référence peuvent être demandés sur la ligne de commande.

goodput-over-iridium-against-the-receive-64d7da = Goodput sur Iridium en fonction du tampon du récepteur, un flux et quatre

figure-11-d4d2b5 = Figure 11

iridium-has-66-satellites-in-6-2e2be1 = Iridium a 66 satellites en 6 plans, des liaisons sol de 1,5 Mbit/s et des liaisons intersatellites de 25 Mbit/s avec des files de 50 paquets. Vingt associations joignent des lieux entre 40° sud et 70° nord, tirés de nouveau pour chaque exécution et les mêmes à chaque point, si bien que les barres contiennent aussi la géographie. Les paquets portent 512 octets de données utilisateur et ont 564 octets sur la liaison. cwnd commence à 2 segments, ssthresh à 20, et cwnd croît d’au plus un segment par SACK. Chaque paquet traverse un processus d’erreurs par chemin aller simple. Un flux et quatre à trois taux d’erreur, en fonction du tampon du récepteur. Les lieux fixes de la référence peuvent être demandés sur la ligne de commande.

goodput-over-geo-against-the-receiver-460554 = Goodput sur GEO en fonction du tampon du récepteur, un flux et quatre

figure-12-130179 = Figure 12

three-geostationary-satellites-at-90-wes-0ee1b5 = Trois satellites géostationnaires à 90° ouest, 30° et 150° est routent à bord sur des liaisons de 2 Mbit/s ; leurs passerelles sont jointes par des fils de 100 Mbit/s. Dix associations joignent des lieux entre 40° sud et 70° nord, tirés de nouveau pour chaque exécution et les mêmes à chaque point, si bien que les barres contiennent aussi la géographie. Les extrémités sous des satellites différents sont jointes par les passerelles et leurs fils. Les paquets portent 512 octets de données utilisateur et ont 564 octets sur la liaison. cwnd commence à 2 segments, ssthresh à 20, et cwnd croît d’au plus un segment par SACK. Chaque paquet traverse un processus d’erreurs par chemin aller simple. Un flux et quatre à trois taux d’erreur, en fonction du tampon du récepteur. Les lieux fixes de la référence peuvent être demandés sur la ligne de commande.

goodput-over-iridium-against-the-error-feb85d = Goodput sur Iridium en fonction du taux d’erreur, un flux et quatre

figure-13-edf6c0 = Figure 13

iridium-has-66-satellites-in-6-7b360d = Iridium a 66 satellites en 6 plans, des liaisons sol de 1,5 Mbit/s et des liaisons intersatellites de 25 Mbit/s avec des files de 50 paquets. Vingt associations joignent des lieux entre 40° sud et 70° nord, tirés de nouveau pour chaque exécution et les mêmes à chaque point, si bien que les barres contiennent aussi la géographie. Les paquets portent 512 octets de données utilisateur et ont 564 octets sur la liaison. cwnd commence à 2 segments, ssthresh à 20, et cwnd croît d’au plus un segment par SACK. Chaque paquet traverse un processus d’erreurs par chemin aller simple. Un flux et quatre avec des tampons de réception de 8 et de 40 segments, en fonction du taux d’erreur binaire. Les lieux fixes de la référence peuvent être demandés sur la ligne de commande.

goodput-over-geo-against-the-error-d058f1 = Goodput sur GEO en fonction du taux d’erreur, un flux et quatre

figure-14-e24a93 = Figure 14

three-geostationary-satellites-at-90-wes-326a2d = Trois satellites géostationnaires à 90° ouest, 30° et 150° est routent à bord sur des liaisons de 2 Mbit/s ; leurs passerelles sont jointes par des fils de 100 Mbit/s. Dix associations joignent des lieux entre 40° sud et 70° nord, tirés de nouveau pour chaque exécution et les mêmes à chaque point, si bien que les barres contiennent aussi la géographie. Les extrémités sous des satellites différents sont jointes par les passerelles et leurs fils. Les paquets portent 512 octets de données utilisateur et ont 564 octets sur la liaison. cwnd commence à 2 segments, ssthresh à 20, et cwnd croît d’au plus un segment par SACK. Chaque paquet traverse un processus d’erreurs par chemin aller simple. Un flux et quatre avec des tampons de réception de 8 et de 40 segments, en fonction du taux d’erreur binaire. Les lieux fixes de la référence peuvent être demandés sur la ligne de commande.

goodput-when-a-sack-reports-3-7f2b62 = Goodput quand un SACK signale 3, 4 ou tous les trous : rien ne diffère avec l’émetteur standard

section-on-sack-ec6d0a = Section sur les SACK

one-association-over-a-single-geostation-d9a875 = Une association sur un seul bond géostationnaire de 10 Mbit/s avec un aller-retour de 520 ms ; la liaison détruit des paquets de 564 octets. Le tampon du récepteur contient 500 segments et n’est pas une limite. Un SACK peut signaler 3 ou 4 trous, comme le peut un acquittement de TCP avec ses options, ou tous, comme dans SCTP. Une perte réduit la fenêtre de moitié, ou, là où l’émetteur sait que les pertes sont de la corruption, la laisse telle quelle, si bien que beaucoup de paquets manquent à la fois. Avec l’émetteur standard, qui réduit de moitié, la limite ne change rien à aucun taux d’erreur ; elle ne compte que là où les pertes laissent la fenêtre.

goodput-with-compressed-headers-below-sc-860350 = Goodput avec en-têtes comprimés sous SCTP

one-association-from-quito-to-london-d42923 = Une association de Quito à Londres par Iridium, avec des liaisons sol de 256 kbit/s, en paquets de 64 ou de 512 octets de données utilisateur derrière 52 octets d’en-têtes, dont les liaisons émettent 6 octets au lieu de 36. Les erreurs frappent chaque liaison radio. Un paquet que perd une liaison emporte le contexte de son flot sur cette liaison : les suivants y sont perdus jusqu’à ce que vienne un en-tête complet, que demande l’autre extrémité (retour) ou qu’a un paquet sur vingt (rafraîchissement). À côté, aucun n’est comprimé, ou les contextes ne sont jamais rompus.

start-up-time-with-an-initial-e73546 = Temps de démarrage avec un cwnd initial de 1, 2 et 10 segments

section-on-the-initial-cwnd-74a1fe = Section sur le cwnd initial

short-transfers-over-a-geostationary-hop-8b4c3c = De courts transferts sur un bond géostationnaire de 2 Mbit/s avec un aller-retour de 520 ms, sans perte ; les SACK sont retardés jusqu’à 200 ms. Un paquet porte 1452 octets. Le temps court de l’ouverture de l’association jusqu’à ce que tout soit remis.

goodput-with-path-mtu-discovery-against-7a1376 = Goodput avec découverte du MTU de chemin contre paquets de 512 octets

section-on-path-mtu-discovery-01b95b = Section sur la découverte du MTU de chemin

one-association-over-a-geostationary-hop-092aa0 = Une association sur un bond géostationnaire de 10 Mbit/s avec un aller-retour de 520 ms et un taux d’erreur binaire de 1e-7, derrière un routeur. Le chemin transporte des paquets de 576, 1500 ou 4352 octets. Sans découverte chaque paquet a au plus 512 octets, ce qui passe partout. Avec découverte l’émetteur commence par les 9000 octets de sa propre liaison, apprend du routeur ce qui est trop grand, et groupe autant de chunks DATA de 480 octets qu’il en tient.

goodput-over-a-ds1-channel-by-d0ce4e = Goodput sur un canal DS1 par GEO avec des fenêtres de réception de 64 Ko et au-delà

section-on-the-receiver-window-9d4cb5 = Section sur la fenêtre de réception

one-association-over-a-geostationary-hop-14d6ad = Une association sur un bond géostationnaire de 1,544 Mbit/s (DS1) avec un aller-retour de 500 ms, sans perte et avec un taux d’erreur binaire de 1e-7. Le tuyau, débit fois aller-retour, contient 96 500 octets. TCP sans facteur d’échelle de fenêtre peut annoncer au plus 64 Ko ; la fenêtre de SCTP a 32 bits. La fenêtre compte les données utilisateur : 1452 des 1500 octets d’un paquet.

three-multihomed-configurations-on-wires-97c41c = Trois configurations multidomiciliées sur fils, à côté de ns-2

one-association-over-wires-that-stand-624541 = Une association sur des fils qui représentent les satellites : le chemin primaire prend 80 ms et deux bonds radio de 1,5 Mbit/s, un second par Iridium 83 ms, un par GEO 250 ms à 2 Mbit/s avec un taux d’erreur binaire de 1e-6. Les chemins ne diffèrent en rien d’autre, rien ne bouge, et personne ne les partage, si bien que les valeurs peuvent être comparées à celles d’un simulateur indépendant. Des paquets de 564 octets traversent un processus d’erreurs par chemin aller simple, le tampon du récepteur contient 40 segments ; chaque retransmission prend l’autre chemin.

goodput-against-receiver-buffer-without--af1dd7 = Goodput en fonction du tampon de réception sans perte

a-source-reaches-a-sink-over-45f95d = Une source atteint un puits par une liaison de 5 Mbit/s sans perte et une liaison satellite de 10 Mbit/s, longues chacune de 130 ms. Les paquets ont 1500 octets, les chunks vont aux flux à tour de rôle, l’application lit aussitôt, et rien n’est perdu au retour. Aucun paquet n’est perdu. Avec quatre flux, et avec un pour comparaison.

sequence-numbers-without-loss-a-burst-fd4994 = Numéros de séquence sans perte : une rafale par aller-retour

a-source-reaches-a-sink-over-5798cf = Une source atteint un puits par une liaison de 5 Mbit/s sans perte et une liaison satellite de 10 Mbit/s, longues chacune de 130 ms. Les paquets ont 1500 octets, les chunks vont aux flux à tour de rôle, l’application lit aussitôt, et rien n’est perdu au retour. Aucun paquet n’est perdu ; quatre flux et un tampon de 15 Ko. Le tracé montre une exécution.

goodput-against-receiver-buffer-with-los-002fc6 = Goodput en fonction du tampon de réception avec pertes, quatre flux

figure-6-f5cad8 = Figure 6

a-source-reaches-a-sink-over-2b2d60 = Une source atteint un puits par une liaison de 5 Mbit/s sans perte et une liaison satellite de 10 Mbit/s, longues chacune de 130 ms. Les paquets ont 1500 octets, les chunks vont aux flux à tour de rôle, l’application lit aussitôt, et rien n’est perdu au retour. Quatre flux ; la liaison satellite perd 1, 3 ou 5 % des paquets.

cwnd-and-a-rwnd-with-a-327972 = cwnd et a_rwnd avec un tampon de 15 Ko

figure-7-ef0005 = Figure 7

a-source-reaches-a-sink-over-e44e4a = Une source atteint un puits par une liaison de 5 Mbit/s sans perte et une liaison satellite de 10 Mbit/s, longues chacune de 130 ms. Les paquets ont 1500 octets, les chunks vont aux flux à tour de rôle, l’application lit aussitôt, et rien n’est perdu au retour. La liaison satellite perd 1 % des paquets ; quatre flux. Le tracé montre une exécution ; les fractions de temps sont des moyennes sur toutes les réplications.

cwnd-and-a-rwnd-with-a-2a4b02 = cwnd et a_rwnd avec un tampon de 35 Ko

a-source-reaches-a-sink-over-9a0ccf = Une source atteint un puits par une liaison de 5 Mbit/s sans perte et une liaison satellite de 10 Mbit/s, longues chacune de 130 ms. Les paquets ont 1500 octets, les chunks vont aux flux à tour de rôle, l’application lit aussitôt, et rien n’est perdu au retour. Comme avec 15 Ko, mais le tampon a 35 Ko. Le tracé montre une exécution ; les fractions de temps sont des moyennes sur toutes les réplications.

packets-sent-and-sacks-received-with-2a2bb9 = Paquets émis et SACK reçus avec un tampon de 35 Ko

a-source-reaches-a-sink-over-25fab7 = Une source atteint un puits par une liaison de 5 Mbit/s sans perte et une liaison satellite de 10 Mbit/s, longues chacune de 130 ms. Les paquets ont 1500 octets, les chunks vont aux flux à tour de rôle, l’application lit aussitôt, et rien n’est perdu au retour. La liaison satellite perd 1 % des paquets ; quatre flux et un tampon de 35 Ko. Le tracé montre une exécution.

goodput-against-receiver-buffer-one-stre-ba3aa4 = Goodput en fonction du tampon de réception, un flux et quatre

a-source-reaches-a-sink-over-67aa58 = Une source atteint un puits par une liaison de 5 Mbit/s sans perte et une liaison satellite de 10 Mbit/s, longues chacune de 130 ms. Les paquets ont 1500 octets, les chunks vont aux flux à tour de rôle, l’application lit aussitôt, et rien n’est perdu au retour. Un flux et quatre ; la liaison satellite perd 1 ou 5 % des paquets.

goodput-against-packet-loss-one-stream-4dc42e = Goodput en fonction de la perte de paquets, un flux et quatre

a-source-reaches-a-sink-over-ccb5ac = Une source atteint un puits par une liaison de 5 Mbit/s sans perte et une liaison satellite de 10 Mbit/s, longues chacune de 130 ms. Les paquets ont 1500 octets, les chunks vont aux flux à tour de rôle, l’application lit aussitôt, et rien n’est perdu au retour. Un flux et quatre avec un tampon de 15 Ko, en fonction du taux d’erreur de la liaison satellite.

a-rwnd-against-time-one-stream-1cc58d = a_rwnd en fonction du temps, un flux et quatre

a-source-reaches-a-sink-over-02de50 = Une source atteint un puits par une liaison de 5 Mbit/s sans perte et une liaison satellite de 10 Mbit/s, longues chacune de 130 ms. Les paquets ont 1500 octets, les chunks vont aux flux à tour de rôle, l’application lit aussitôt, et rien n’est perdu au retour. Un flux à côté de quatre ; la liaison satellite perd 5 % des paquets, le tampon a 15 Ko. Le tracé montre une exécution de chacun ; les fractions de temps sont des moyennes sur toutes les réplications.

optimal-receiver-buffer-against-packet-l-fd8b3e = Tampon de réception optimal en fonction de la perte de paquets

a-source-reaches-a-sink-over-b265c4 = Une source atteint un puits par une liaison de 5 Mbit/s sans perte et une liaison satellite de 10 Mbit/s, longues chacune de 130 ms. Les paquets ont 1500 octets, les chunks vont aux flux à tour de rôle, l’application lit aussitôt, et rien n’est perdu au retour. Un flux et quatre, en fonction du taux d’erreur de la liaison satellite. Le tampon optimal est le plus petit avec lequel le goodput moyen atteint 95 % de celui avec 80 Ko (90 et 98 % pour comparaison), sur des lignes droites entre les tampons essayés.

late-is-lost-the-age-of-d1b369 = Tard, c’est perdu : l’âge de la télémétrie qui arrive, et ce qui est abandonné pour cela

a-station-sends-measurements-of-400-107dfd = Une station envoie des mesures de 400 octets, cinq par seconde, par un satellite géostationnaire, 272 ms et 256 kbit/s, qui perd des paquets à l’aller : une sur deux est plus importante et a le flux 0, les autres ont le flux 1. Rien n’est abandonné ; ou ce qui a plus de 1, 2 ou 4 s (RFC 3758) ; ou ce qui a été perdu une fois, ou deux (RFC 7496) ; ou, là où un tampon d’émission de 4 000 octets n’a pas de place pour une mesure, celles de moindre importance (RFC 7496). L’âge est celui de ce qui arrive, depuis l’instant où la station l’a : SCTP livre dans l’ordre de chaque flux, si bien que ce qui est arrivé attend ce qui est renvoyé. Ce qui a été abandonné et est arrivé tout de même compte des deux côtés. Les RFC disent à quoi servent les règles et n’ont pas de figure ; les bornes des affirmations sont les nôtres.

receivers-that-acknowledge-at-once-over-da79a4 = Des récepteurs qui acquittent aussitôt sur un chemin et sur beaucoup

findings-e171c2 = Constats

one-endless-tcp-transfer-from-quito-606ff0 = Un transfert TCP sans fin de Quito à Tokyo pendant 100 s, par le plus court chemin ou par tous les chemins au moins de liaisons, sur lesquels chaque satellite envoie ses paquets à tour de rôle. Le ciel est immobile, à 24 instants d’un jour l’un après l’autre : Spaceway NGSO, et Teledesic avec liaisons à travers la couture. Liaisons sol de 5 Mbit/s, liaisons intersatellites de 10 Mbit/s, paquets de 1000 octets dont 960 de données utilisateur, files de 1000 paquets, pas d’erreurs. Des fenêtres de 20 paquets sur Spaceway et de 64 sur Teledesic ne remplissent aucune liaison, si bien que rien n’est jamais perdu : tout ce que TCP retransmet n’avait été que doublé. Les récepteurs retardent les acquittements jusqu’à 200 ms. Ce qui comble un trou, ils l’acquittent aussitôt, comme la RFC 5681 dit qu’ils le devraient, ou comme tout autre segment. Et ils n’en retardent aucun au début, ni quand quelque chose vient deux fois, pour autant d’acquittements que la moitié de la fenêtre a de segments (les acquittements rapides de Linux) : le démarrage lent n’est ainsi pas ralenti ; ou ils retardent ceux-là aussi. Selon les règles de 2001 la fenêtre initiale est de 1 segment et les acquittements dupliqués avant le seuil ne laissent rien partir.

goodput-of-tcp-over-a-link-0b030c = Goodput de TCP sur une liaison plus lente au retour

a-tcp-transfer-over-a-satellite-a7fdd8 = Un transfert TCP sur une liaison satellite qui transporte 10 Mbit/s dans le sens des données et moins dans celui des acquittements ; l’aller-retour est de 100 ms. Les segments prennent 1500 octets, les acquittements 40. Le rapport normalisé k (RFC 3449) est le rapport des deux débits divisé par le rapport des deux tailles, ici 37,5 : à k = 1 le retour a juste la place d’un acquittement de chaque segment. Le récepteur acquitte chaque segment, ou un sur deux. Les files ont de la place pour 500 paquets, si bien qu’aucun acquittement n’est perdu, ou pour 100, si bien que le retour perd ceux qui viennent trop vite. Le tampon du récepteur de 256 Kio vaut deux fois le tuyau. Rien n’est aléatoire. 60 s, mesurées à partir de 20 s.

short-and-bursty-transfers-over-one-272f87 = Des transferts courts et par rafales sur un chemin et sur beaucoup

a-connection-of-tcp-from-quito-60cf16 = Une connexion TCP de Quito à Tokyo pendant 100 s dont l’application envoie neuf pages de huit objets de 10 000 octets, une toutes les 10 s, ou quarante rafales de 20 messages de 960 octets, espacés de 10 ms, séparées par des silences de 2 s ; ce qui compte est le retard avec lequel chaque objet ou message est là. Par le plus court chemin ou par tous les chemins au moins de liaisons, sur lesquels chaque satellite envoie ses paquets à tour de rôle. Le ciel est immobile, à 24 instants d’un jour l’un après l’autre : Spaceway NGSO, et Teledesic avec liaisons à travers la couture. Liaisons sol de 5 Mbit/s, liaisons intersatellites de 10 Mbit/s, paquets de 1000 octets dont 960 de données utilisateur, files de 1000 paquets, pas d’erreurs ; fenêtres de 20 paquets sur Spaceway et de 64 sur Teledesic. Les petits segments n’attendent pas (l’algorithme de Nagle est désactivé) ; les récepteurs retardent les acquittements jusqu’à 200 ms. Selon les règles de 2001 la fenêtre initiale est de 1 segment, de nouveau après chaque silence, et les acquittements dupliqués avant le seuil ne laissent rien partir ; selon celles d’aujourd’hui elle est de 10 et ils le font.

reports-of-what-came-twice-and-d7d5b9 = Signalements de ce qui est venu deux fois, et réductions inutiles annulées, sur plusieurs chemins

one-endless-tcp-transfer-from-quito-fa3548 = Un transfert TCP sans fin de Quito à Tokyo pendant 100 s, par le plus court chemin ou par tous les chemins au moins de liaisons, sur lesquels chaque satellite envoie ses paquets à tour de rôle. Le ciel est immobile, à 24 instants d’un jour l’un après l’autre : Spaceway NGSO, et Teledesic avec liaisons à travers la couture. Liaisons sol de 5 Mbit/s, liaisons intersatellites de 10 Mbit/s, paquets de 1000 octets dont 960 de données utilisateur, files de 1000 paquets, pas d’erreurs. Des fenêtres de 20 paquets sur Spaceway et de 64 sur Teledesic ne remplissent aucune liaison, si bien que rien n’est jamais perdu : tout ce que TCP retransmet n’avait été que doublé. TCP avec SACK selon les règles d’aujourd’hui ; les récepteurs acquittent chaque segment aussitôt et signalent ce qui est venu deux fois (DSACK, RFC 2883). Sans estampilles temporelles, seuls de tels signalements montrent que rien n’était perdu (RFC 3708) ; avec elles, le premier acquittement qui répond à un original le montre aussi (RFC 3522). Les émetteurs maintiennent une réduction, ou l’annulent alors (RFC 4015), ou se fondent sur le temps (RACK, RFC 8985), dont la fenêtre de désordonnancement croît avec les signalements.

orbits-of-satellite-systems-to-scale-fb5c9d = Orbites de systèmes de satellites, à l’échelle

figure-1-0565fc = Figure 1

the-orbits-of-the-systems-that-ab8770 = Les orbites des systèmes que connaît le noyau, au-dessus d’une Terre à la même échelle, avec le temps que prend un tour et le délai de propagation entre le sol et un satellite. Rien n’est saisi que l’altitude, l’inclinaison et le nombre de satellites : les périodes découlent de la troisième loi de Kepler, les délais de la géométrie, le plus court vers un satellite au zénith et le plus long vers un satellite au masque d’élévation.

three-networks-links-footprints-and-the-b7f4fd = Trois réseaux : liaisons, empreintes et couture

figure-2-720f29 = Figure 2

a-ring-of-three-geostationary-satellites-cc6304 = Un anneau de trois satellites géostationnaires, Spaceway NGSO et Teledesic au-dessus du sol : chaque liaison intersatellite active, l’empreinte dans laquelle les terminaux voient un satellite au-dessus de leur masque d’élévation, et de Teledesic la couture, où le premier plan et le dernier volent en sens opposés. Ouvrez un réseau dans le labo pour le voir bouger, sur le globe ou sur la carte plane.

delay-and-links-from-quito-to-c629ff = Délai et liaisons de Quito à Londres sur un jour

figure-3a-2c6158 = Figure 3a

the-one-way-propagation-delay-and-212e97 = Le délai de propagation aller simple et les liaisons du plus court chemin de Quito à Londres sur 24 heures, toutes les 10 s à partir de 5 s, sans paquets. Liaisons et terminaux regardent le ciel à mi-chemin entre les échantillons ; un terminal garde son satellite jusqu’à ce qu’il descende sous le masque d’élévation. Un anneau de trois satellites géostationnaires, Spaceway NGSO, Teledesic avec et sans liaisons à travers sa couture, et Iridium de même. La couture est le grand cercle par les pôles à mi-chemin entre le dernier plan et le premier, qui volent en sens opposés ; elle se trouve entre les terminaux tant qu’ils sont de part et d’autre d’elle. Toute autre paire de lieux peut être choisie.

delay-and-links-from-quito-to-a5815f = Délai et liaisons de Quito à Tokyo sur un jour

figure-3b-14ed06 = Figure 3b

the-one-way-propagation-delay-and-aadd69 = Le délai de propagation aller simple et les liaisons du plus court chemin de Quito à Tokyo sur 24 heures, toutes les 10 s à partir de 5 s, sans paquets. Liaisons et terminaux regardent le ciel à mi-chemin entre les échantillons ; un terminal garde son satellite jusqu’à ce qu’il descende sous le masque d’élévation. Un anneau de trois satellites géostationnaires, Spaceway NGSO, Teledesic avec et sans liaisons à travers sa couture, et Iridium de même. La couture est le grand cercle par les pôles à mi-chemin entre le dernier plan et le premier, qui volent en sens opposés ; elle se trouve entre les terminaux tant qu’ils sont de part et d’autre d’elle. Toute autre paire de lieux peut être choisie.

what-overtaking-costs-at-24-instants-0273ae = Ce que coûtent les dépassements à 24 instants d’un jour, acquittements retardés de 200 ms

one-endless-tcp-transfer-from-quito-458149 = Un transfert TCP sans fin de Quito à Tokyo pendant 100 s, par le plus court chemin ou par tous les chemins au moins de liaisons, sur lesquels chaque satellite envoie ses paquets à tour de rôle. Le ciel est immobile comme à chacun de 24 instants, espacés d’une heure : un instant prouve peu, car les chemins au moins de liaisons vont de deux à des dizaines. Liaisons sol de 5 Mbit/s, liaisons intersatellites de 10 Mbit/s, paquets de 1000 octets dont 960 de données utilisateur, files de 1000 paquets, pas d’erreurs. Des fenêtres de 20 paquets sur Spaceway et de 64 sur Teledesic ne remplissent aucune liaison, si bien que rien n’est jamais perdu : tout ce que TCP retransmet n’avait été que doublé. Les récepteurs retardent les acquittements jusqu’à 200 ms. Selon les règles de 2001 la fenêtre initiale est de 1 segment et les acquittements dupliqués avant le seuil ne laissent rien partir ; selon les valeurs par défaut de ns-2.35 elle est de 2 et ils le font (limited transmit). D’autres constellations, instants et fenêtres peuvent être demandés sur la ligne de commande.

progress-of-a-file-transfer-over-555d72 = Progression d’un transfert de fichier sur un chemin et sur beaucoup, acquittements retardés de 200 ms

one-endless-tcp-transfer-from-quito-8ea877 = Un transfert TCP sans fin de Quito à Tokyo pendant 100 s, par le plus court chemin ou par tous les chemins au moins de liaisons, sur lesquels chaque satellite envoie ses paquets à tour de rôle. Le ciel est immobile : Spaceway NGSO comme à 16 205 s, avec 6 chemins de 5 liaisons, et Teledesic avec liaisons à travers la couture comme à 1 805 s, avec 18 chemins de 8 liaisons. Liaisons sol de 5 Mbit/s, liaisons intersatellites de 10 Mbit/s, paquets de 1000 octets dont 960 de données utilisateur, files de 1000 paquets, pas d’erreurs. Des fenêtres de 20 paquets sur Spaceway et de 64 sur Teledesic ne remplissent aucune liaison, si bien que rien n’est jamais perdu : tout ce que TCP retransmet n’avait été que doublé. Les récepteurs retardent les acquittements jusqu’à 200 ms. Selon les règles de 2001 la fenêtre initiale est de 1 segment et les acquittements dupliqués avant le seuil ne laissent rien partir ; selon les valeurs par défaut de ns-2.35 elle est de 2 et ils le font (limited transmit). D’autres constellations, instants et fenêtres peuvent être demandés sur la ligne de commande.

goodput-over-one-path-and-over-b94177 = Goodput sur un chemin et sur beaucoup à 24 instants d’un jour en fonction du retard des acquittements

one-endless-tcp-transfer-from-quito-3bd24b = Un transfert TCP sans fin de Quito à Tokyo pendant 100 s, par le plus court chemin ou par tous les chemins au moins de liaisons, sur lesquels chaque satellite envoie ses paquets à tour de rôle. Le ciel est immobile comme à chacun de 24 instants, espacés d’une heure : un instant prouve peu, car les chemins au moins de liaisons vont de deux à des dizaines. Liaisons sol de 5 Mbit/s, liaisons intersatellites de 10 Mbit/s, paquets de 1000 octets dont 960 de données utilisateur, files de 1000 paquets, pas d’erreurs. Des fenêtres de 20 paquets sur Spaceway et de 64 sur Teledesic ne remplissent aucune liaison, si bien que rien n’est jamais perdu : tout ce que TCP retransmet n’avait été que doublé. Les récepteurs acquittent aussitôt ou retardent les acquittements jusqu’à 200 ms ; 50, 100 et 500 ms peuvent être demandés. Selon les règles de 2001 la fenêtre initiale est de 1 segment et les acquittements dupliqués avant le seuil ne laissent rien partir ; selon les valeurs par défaut de ns-2.35 elle est de 2 et ils le font (limited transmit). D’autres constellations, instants et fenêtres peuvent être demandés sur la ligne de commande.

goodput-over-one-path-and-over-3dc92b = Goodput sur un chemin et sur beaucoup en fonction du retard des acquittements

one-endless-tcp-transfer-from-quito-98b74b = Un transfert TCP sans fin de Quito à Tokyo pendant 100 s, par le plus court chemin ou par tous les chemins au moins de liaisons, sur lesquels chaque satellite envoie ses paquets à tour de rôle. Le ciel est immobile : Spaceway NGSO comme à 16 205 s, avec 6 chemins de 5 liaisons, et Teledesic avec liaisons à travers la couture comme à 1 805 s, avec 18 chemins de 8 liaisons. Liaisons sol de 5 Mbit/s, liaisons intersatellites de 10 Mbit/s, paquets de 1000 octets dont 960 de données utilisateur, files de 1000 paquets, pas d’erreurs. Des fenêtres de 20 paquets sur Spaceway et de 64 sur Teledesic ne remplissent aucune liaison, si bien que rien n’est jamais perdu : tout ce que TCP retransmet n’avait été que doublé. Les récepteurs retardent les acquittements jusqu’à 0, 50, 100, 200 ou 500 ms. Selon les règles de 2001 la fenêtre initiale est de 1 segment et les acquittements dupliqués avant le seuil ne laissent rien partir ; selon les valeurs par défaut de ns-2.35 elle est de 2 et ils le font (limited transmit). D’autres constellations, instants et fenêtres peuvent être demandés sur la ligne de commande.

how-far-from-the-equator-routing-8860c7 = À quelle distance de l’équateur mène le routage par délai

the-path-between-two-places-90-393b20 = Le chemin entre deux lieux distants de 90° de longitude sur un même parallèle sur un jour, toutes les 10 s, sans paquets, comme dans la figure 3. Un terminal garde son satellite jusqu’à ce qu’il descende sous le masque d’élévation ; le chemin est celui de moindre délai. Les plans qui se rencontrent aux pôles y sont plus proches, si bien que les liaisons entre eux y sont plus courtes. Le tracé montre à quelle distance de l’équateur sont les satellites du chemin.

disruption-of-paths-against-the-differen-d654c1 = Perturbation des chemins en fonction de la différence de longitude

the-path-between-two-places-at-c135ae = Le chemin entre deux lieux à 40° nord sur un jour, toutes les 10 s, sans paquets, comme dans la figure 3. Un terminal garde son satellite jusqu’à ce qu’il descende sous le masque d’élévation ; le chemin est celui de moindre délai. Plus ils sont éloignés en longitude, plus le chemin traverse de plans, et plus longtemps la couture se trouve entre eux. À 180° il mène par-dessus le pôle.

round-robin-over-several-paths-and-cf9077 = Tourniquet sur plusieurs chemins, et passerelles qui remettent en ordre les paquets

the-transfer-of-figure-4-an-af44b2 = Le transfert de la figure 4 : un transfert TCP sans fin de Quito à Tokyo pendant 100 s, par le plus court chemin ou par tous les chemins au moins de liaisons, sur lesquels chaque satellite envoie ses paquets à tour de rôle, selon les règles de 2001, et chaque segment acquitté aussitôt. Ici les passerelles aux deux extrémités remettent en ordre les paquets. Chacune numérote ce qui entre dans la constellation, pour chaque sens d’un flot, comme le fait un tunnel à numéros de séquence, et retient ce qui vient avant un paquet antérieur jusqu’à ce que celui-ci soit là, ou pendant au plus tant de ms. Rien n’est perdu. 0 ms signifie pas de passerelle.

paths-between-satellites-that-ascend-and-1d32d5 = Chemins entre satellites qui montent et satellites qui descendent

the-path-between-two-places-at-45ddab = Le chemin entre deux lieux à 40° nord sur un jour, toutes les 10 s, sans paquets, comme dans la figure 3. Un terminal garde son satellite jusqu’à ce qu’il descende sous le masque d’élévation ; le chemin est celui de moindre délai. Au-dessus de chaque lieu d’une rosette certains satellites volent vers le nord et d’autres vers le sud, avec des liaisons entre ceux d’un même genre à proximité ; dans une constellation de plans polaires tous ceux en vue volent dans un même sens, sauf à la couture. Le tracé montre combien de fois les satellites aux deux extrémités du chemin volent en sens opposés.

terminals-with-several-satellites-at-onc-caa42f = Des terminaux à plusieurs satellites à la fois : par le plus court chemin et en tourniquet dès le premier bond

the-transfer-of-figure-4-with-305f32 = Le transfert de la figure 4 avec des terminaux à Quito et à Tokyo qui utilisent un, deux ou trois satellites à la fois, les plus hauts : par le plus court chemin de tous, ou par tous les chemins au moins de liaisons, sur lesquels terminaux et satellites envoient leurs paquets à tour de rôle. Un terminal a un seul émetteur montant de 5 Mbit/s pour tous ses satellites. Le ciel est immobile comme dans la figure 4, et aucun lieu ne voit alors plus de deux satellites ; les règles sont celles de 2001, et chaque segment est acquitté aussitôt.

what-rack-is-worth-to-sctp-d1450d = Ce que vaut RACK pour SCTP sous pertes, par contrôle de congestion

one-association-of-sctp-by-rfc-c42ade = Une association SCTP selon la RFC 9260 sur une liaison de 10 Mbit/s avec une file d’un produit bande passante-délai, 58 ou 467 paquets, et un trajet de 35 ms, comme par des satellites en orbites basses, ou de 280 ms, comme par un satellite géostationnaire, qui perd des paquets au hasard à l’aller. Chunks de 1452 octets, tampons de réception de 16 Mio. Ce qui est perdu est dit par trois signalements manquants ou par le temps. 140 s, mesurées à partir de 40 s. Aucune pile SCTP n’a RACK : rien ne figure à côté de ces valeurs.

goodput-of-sctp-as-freebsd-and-e43898 = Goodput de SCTP tel que le font FreeBSD et les navigateurs

one-association-over-the-two-links-0a0553 = Une association sur les deux liaisons des expériences multi-flux, 5 et 10 Mbit/s et 130 ms chacune, avec un tampon de réception de 64 Ko et un flux. La seconde liaison perd des paquets au hasard à l’aller. Les paquets ont 1500 octets, les SACK sont retardés de 200 ms, le RTO initial est de 1 s. Chaque profil a les choix d’une vraie pile ; les piles elles-mêmes ont été exécutées sur le même chemin.

how-late-messages-and-objects-come-b4fc09 = À quel point messages et objets arrivent tard : huit flux de SCTP, un, et TCP

two-links-each-130-ms-long-fc26f1 = Deux liaisons, longues chacune de 130 ms, de 5 et 10 Mbit/s, dont la seconde perd des paquets à l’aller : celles d’Atiquzzaman et Ivancic (2003). Leurs figures 1 et 2 montrent des applications qui partagent une association, une par flux, et une page d’objets en est leur raison ; ils tracent le goodput et pas de latence, si bien que rien ici n’est une de leurs figures. Une application propose une page de huit objets de 10 Ko toutes les 10 s, ou un message de 500 octets toutes les 50 ms. Les flux prennent objets et messages à tour de rôle ; les objets d’une page sont émis à tour de rôle, la valeur d’un paquet chacun, quoi qui les transporte. La latence est le temps de l’offre de l’un jusqu’à ce que l’application réceptrice l’ait en entier. SCTP est celui de la RFC 9260 et TCP celui de la RFC 5681 avec SACK et sans l’algorithme de Nagle : ils diffèrent par plus que les flux, et SCTP à un flux dit combien est dû à ceux-ci.

goodput-of-tcp-against-random-loss-3962fa = Goodput de TCP en fonction de pertes aléatoires : NewReno, SACK et CUBIC

one-tcp-flow-over-the-two-517b2e = Un flot TCP sur les deux liaisons des expériences multi-flux, 5 et 10 Mbit/s et 130 ms chacune, avec des files de 50 paquets. La seconde liaison perd des paquets au hasard à l’aller. Les paquets ont 1500 octets avec estampilles temporelles. Tampons de réception de 65 535 octets sans facteur d’échelle de fenêtre et de 4 Mio avec, acquittements retardés de 200 ms ou pas du tout. 200 s, mesurées à partir de 50 s.

a-path-that-is-configured-anew-c73406 = Un chemin reconfiguré toutes les 15 secondes : NewReno, CUBIC et SCTP

one-flow-over-a-link-of-a04ca0 = Un flot sur une liaison de 50 Mbit/s dont le délai aller simple alterne entre 25 et 40 ms toutes les 15 s, avec une file de 200 paquets, sans autres pertes ou avec un paquet sur 10 000 perdu au hasard à l’aller. Un paquet garde le délai avec lequel il est parti : après chaque baisse du délai quelque 60 paquets doublent ceux qui les précèdent. Les paquets ont 1500 octets, les tampons de réception 4 Mio. 200 s, mesurées à partir de 50 s. Une hypothèse sur des chemins qui changent sans handover, non une mesure d’un système.

how-tcp-flows-share-a-long-5d0cfd = Comment des flots TCP partagent une longue liaison : NewReno, CUBIC et un de chaque

two-and-four-tcp-flows-without-3fead5 = Deux et quatre flots TCP sans fin partagent une liaison de 10 Mbit/s et 250 ms avec une file de 100 paquets. Tous utilisent SACK et le facteur d’échelle de fenêtre avec des tampons de réception de 4 Mio ; chacun commence à moins d’un aller-retour des autres, à un instant que tire sa graine, et rien d’autre n’est aléatoire. 600 s, mesurées à partir de 100 s.

goodput-of-tcp-with-and-without-229bea = Goodput de TCP avec et sans passerelle avant le satellite

one-tcp-flow-from-chicago-to-e26ac7 = Un flot TCP de Chicago à Quito : une ligne terrestre de 20 Mbit/s et 20 ms qui perd des paquets au hasard à l’aller, puis un satellite géostationnaire transparent de 10 Mbit/s. De bout en bout en une connexion avec un aller-retour de 0,53 s, ou scindé par une passerelle avant le satellite en connexions avec des allers-retours de 0,04 et 0,49 s. NewReno avec SACK, chaque segment acquitté, files de 2 000 paquets. Tampons de réception de 65 535 octets sans facteur d’échelle de fenêtre et de 4 Mio avec ; la passerelle a de la place pour les deux. 200 s, mesurées à partir de 50 s.

how-much-probing-gains-when-more-ca49b6 = Ce que gagne le sondage quand plus ou moins des mauvais états sont de la congestion

section-6-future-work-9e1409 = Section 6, travaux futurs

the-bit-corruption-of-figure-6-d6e6cb = La corruption de bits de la figure 6 avec des séjours de 10 s : dans le mauvais état 10 ou 30 % des paquets sont perdus, et le délai aller simple est de 100 ou 150 ms. Là-bas chaque séjour tire l’un des deux à probabilité égale ; ici la part des mauvais séjours à 150 ms, que le sondage prend pour de la congestion, va d’aucun à tous. Dans le bon état la moitié des séjours a chacun des deux.

effective-throughput-under-bit-corruptio-64e61d = Débit effectif sous corruption de bits, sans et avec sondage

a-source-sends-a-file-of-956637 = Une source envoie un fichier de 10 000 000 octets à une destination derrière un routeur, en segments de 1000 octets avec des tampons de 64 000 octets, sur XSTP sans et avec sondage. Les liaisons ne prennent pas de temps ; le routeur passe d’un bon à un mauvais état et retour, et reste dans chacun un temps exponentiel. Chaque séjour ajoute 100 ou 150 ms au trajet, à probabilité égale, et les deux sens le partagent. Les deux variantes rencontrent les mêmes états pour une même graine. Dans le mauvais état des paquets sont perdus avec la probabilité qui est variée ; le séjour moyen dans les deux états est de 10 s ou 1 s.

overhead-under-bit-corruption-without-an-4eb2cd = Surcoût sous corruption de bits, sans et avec sondage

throughput-over-overhead-under-bit-corru-22b149 = Débit par surcoût sous corruption de bits, sans et avec sondage

effective-throughput-under-handoffs-of-0-46b67f = Débit effectif sous handoffs de 0,5 s, sans et avec sondage

a-source-sends-a-file-of-61c87a = Une source envoie un fichier de 10 000 000 octets à une destination derrière un routeur, en segments de 1000 octets avec des tampons de 64 000 octets, sur XSTP sans et avec sondage. Les liaisons ne prennent pas de temps ; le routeur passe d’un bon à un mauvais état et retour, et reste dans chacun un temps exponentiel. Chaque séjour ajoute 100 ou 150 ms au trajet, à probabilité égale, et les deux sens le partagent. Les deux variantes rencontrent les mêmes états pour une même graine. Dans le mauvais état, un handoff de 0,5 s en moyenne, chaque paquet est perdu ; le bon état est si long que les handoffs prennent la part donnée du temps.

effective-throughput-under-handoffs-of-1-9618e8 = Débit effectif sous handoffs de 1 s à côté de ceux de 0,5 s, sans et avec sondage

a-source-sends-a-file-of-19996c = Une source envoie un fichier de 10 000 000 octets à une destination derrière un routeur, en segments de 1000 octets avec des tampons de 64 000 octets, sur XSTP sans et avec sondage. Les liaisons ne prennent pas de temps ; le routeur passe d’un bon à un mauvais état et retour, et reste dans chacun un temps exponentiel. Chaque séjour ajoute 100 ou 150 ms au trajet, à probabilité égale, et les deux sens le partagent. Les deux variantes rencontrent les mêmes états pour une même graine. Dans le mauvais état, un handoff de 1 s en moyenne, chaque paquet est perdu ; le bon état est si long que les handoffs prennent la part donnée du temps.

overhead-under-handoffs-of-0-5-727e9e = Surcoût sous handoffs de 0,5 s, sans et avec sondage

overhead-under-handoffs-of-1-s-bad709 = Surcoût sous handoffs de 1 s, sans et avec sondage

throughput-over-overhead-under-handoffs--a94c9d = Débit par surcoût sous handoffs de 0,5 s, sans et avec sondage

throughput-over-overhead-under-handoffs--583aae = Débit par surcoût sous handoffs de 1 s, sans et avec sondage

effective-throughput-under-limited-conne-88fc32 = Débit effectif sous connectivité limitée, sans et avec sondage

figure-15-7e2c9d = Figure 15

a-source-sends-a-file-of-28498b = Une source envoie un fichier de 10 000 000 octets à une destination derrière un routeur, en segments de 1000 octets avec des tampons de 64 000 octets, sur XSTP sans et avec sondage. Les liaisons ne prennent pas de temps ; le routeur passe d’un bon à un mauvais état et retour, et reste dans chacun un temps exponentiel. Chaque séjour ajoute 100 ou 150 ms au trajet, à probabilité égale, et les deux sens le partagent. Les deux variantes rencontrent les mêmes états pour une même graine. Dans le mauvais état, sans connectivité, chaque paquet est perdu. Le mauvais état est si long qu’il y a de la connectivité pendant la part donnée du temps.

overhead-under-limited-connectivity-with-d99bab = Surcoût sous connectivité limitée, sans et avec sondage

figure-16-c2391e = Figure 16

throughput-over-overhead-under-limited-c-07da96 = Débit par surcoût sous connectivité limitée, sans et avec sondage

figure-17-269180 = Figure 17

latency-of-files-over-packet-radio-c30ccd = Latence de fichiers en radio par paquets

figure-19-3fd511 = Figure 19

ftp-over-xstp-ipv4-and-ax-ada60b = FTP sur XSTP, IPv4 et AX.25 sur un canal radio semi-duplex que deux stations partagent par CSMA p-persistant avec les valeurs par défaut de KISS : TXDELAY 500 ms, créneaux de 100 ms, persistance 0,25. Les trames ont au plus 255 octets, dont 17 d’AX.25, 60 d’IP, 16 de XSTP et 5 de FTP, si bien qu’il reste 157 octets du fichier : 1, 1, 7 et 66 trames pour 1 o, 100 o, 1 Ko et 10 Ko. Une trame à la fois est acquittée, avec un POLL par aller-retour, et sans sondage, pour lequel chaque réponse que CSMA retient serait une réponse manquante. Les valeurs imprimées exigent que les bits d’en-tête soient comptés et, quel que soit le débit, quelque huit secondes par trame que CSMA n’explique pas : après chaque trame de données l’émetteur est occupé pendant 5 s, un temps ajusté aux grands fichiers et absent de l’article. La latence compte de la première trame de données à la réponse qui acquitte la dernière. Les fichiers d’une trame concordent moins bien : ceux de 1 o et 100 o diffèrent de 99 octets, qui prennent 0,66 s à 1,2 kbit/s et 0,08 s à 9,6 kbit/s, et de 1,85 s et 1,02 s dans les valeurs imprimées, ce qu’aucun temps identique pour les deux trames n’explique.

probing-in-xstp-and-in-tcp-051798 = Le sondage dans XSTP et dans TCP sous corruption de bits

section-2-7b0d4c = Section 2

xstp-has-its-probing-from-tcp-01c11f = XSTP tient son sondage de TCP-probing (Tsaoussidis et Badr 2000), que l’article nomme et n’exécute pas. Ici les deux sont à côté de ce qu’ils sont sans sondage, sous la corruption de bits des figures 6 à 8 : un fichier de 10 000 000 octets en segments de 1000 octets avec des tampons de 64 000 octets ; le routeur passe d’un bon à un mauvais état et retour, et reste dans chacun un temps exponentiel. Chaque séjour ajoute 100 ou 150 ms au trajet, à probabilité égale, et les deux sens le partagent. Les quatre émetteurs rencontrent les mêmes états pour une même graine. Dans le mauvais état des paquets sont perdus avec la probabilité qui est variée ; le séjour moyen dans les deux états est de 10 s ou 1 s. TCP suit les règles de 2001 avec NewReno ; ce que TCP-probing prend pour de la congestion est ce que prend XSTP.

how-much-the-choices-that-the-742956 = Ce qu’importent les choix que l’article laisse ouverts

a-source-sends-a-file-of-72982e = Une source envoie un fichier de 10 000 000 octets à une destination derrière un routeur, en segments de 1000 octets avec des tampons de 64 000 octets, sur XSTP sans et avec sondage. Les liaisons ne prennent pas de temps ; le routeur passe d’un bon à un mauvais état et retour, et reste dans chacun un temps exponentiel. Chaque séjour ajoute 100 ou 150 ms au trajet, à probabilité égale, et les deux sens le partagent. Les deux variantes rencontrent les mêmes états pour une même graine. Là où l’article se tait un choix a été fait : jusqu’où ralentissent les POLL, après quelle pause cwnd recommence, ce que le temporisateur d’émission étale sur un aller-retour, ce qui laisse croître cwnd, et de combien l’aller-retour d’une sonde peut dépasser celui d’avant la perte. Un seul d’entre eux à la fois est fait autrement, sous une corruption de 20 % avec des séjours de 10 s, des handoffs de 1 s pendant un dixième du temps, et une connectivité de 5 s pendant 15 % du temps.

throughput-of-files-over-packet-radio-7ad331 = Débit de fichiers en radio par paquets

table-1-ec9ba4 = Tableau 1

ftp-over-xstp-ipv4-and-ax-59519f = FTP sur XSTP, IPv4 et AX.25 sur un canal radio semi-duplex que deux stations partagent par CSMA p-persistant avec les valeurs par défaut de KISS : TXDELAY 500 ms, créneaux de 100 ms, persistance 0,25. Les trames ont au plus 255 octets, dont 17 d’AX.25, 60 d’IP, 16 de XSTP et 5 de FTP, si bien qu’il reste 157 octets du fichier : 1, 1, 7 et 66 trames pour 1 o, 100 o, 1 Ko et 10 Ko. Une trame à la fois est acquittée, avec un POLL par aller-retour, et sans sondage, pour lequel chaque réponse que CSMA retient serait une réponse manquante. Les valeurs imprimées exigent que les bits d’en-tête soient comptés et, quel que soit le débit, quelque huit secondes par trame que CSMA n’explique pas : après chaque trame de données l’émetteur est occupé pendant 5 s, un temps ajusté aux grands fichiers et absent de l’article. Le débit est de 8 (fichier + 98 trames) bits divisés par la latence de la première trame de données à la réponse qui acquitte la dernière. Les fichiers d’une trame concordent moins bien : ceux de 1 o et 100 o diffèrent de 99 octets, qui prennent 0,66 s à 1,2 kbit/s et 0,08 s à 9,6 kbit/s, et de 1,85 s et 1,02 s dans les valeurs imprimées, ce qu’aucun temps identique pour les deux trames n’explique.

normalised-throughput-of-files-over-pack-85a67e = Débit normalisé de fichiers en radio par paquets

ftp-over-xstp-ipv4-and-ax-85a3c9 = FTP sur XSTP, IPv4 et AX.25 sur un canal radio semi-duplex que deux stations partagent par CSMA p-persistant avec les valeurs par défaut de KISS : TXDELAY 500 ms, créneaux de 100 ms, persistance 0,25. Les trames ont au plus 255 octets, dont 17 d’AX.25, 60 d’IP, 16 de XSTP et 5 de FTP, si bien qu’il reste 157 octets du fichier : 1, 1, 7 et 66 trames pour 1 o, 100 o, 1 Ko et 10 Ko. Une trame à la fois est acquittée, avec un POLL par aller-retour, et sans sondage, pour lequel chaque réponse que CSMA retient serait une réponse manquante. Les valeurs imprimées exigent que les bits d’en-tête soient comptés et, quel que soit le débit, quelque huit secondes par trame que CSMA n’explique pas : après chaque trame de données l’émetteur est occupé pendant 5 s, un temps ajusté aux grands fichiers et absent de l’article. La table 2 est la table 1 divisée par le débit du canal. Les fichiers d’une trame concordent moins bien : ceux de 1 o et 100 o diffèrent de 99 octets, qui prennent 0,66 s à 1,2 kbit/s et 0,08 s à 9,6 kbit/s, et de 1,85 s et 1,02 s dans les valeurs imprimées, ce qu’aucun temps identique pour les deux trames n’explique.
