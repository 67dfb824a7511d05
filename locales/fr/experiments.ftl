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

one-endless-tcp-transfer-from-quito-fa3548 = Un transfert TCP sans fin de Quito à Tokyo pendant 100 s, par le plus court chemin ou par tous les chemins au moins de liaisons, sur lesquels chaque satellite envoie ses paquets à tour de rôle. Le ciel est immobile, à 24 instants d’un jour l’un après l’autre : Spaceway NGSO, et Teledesic avec liaisons à travers la couture. Liaisons sol de 5 Mbit/s, liaisons intersatellites de 10 Mbit/s, paquets de 1000 octets dont 960 de données utilisateur, files de 1000 paquets, pas d’erreurs. Des fenêtres de 20 paquets sur Spaceway et de 64 sur Teledesic ne remplissent aucune liaison, si bien que rien n’est jamais perdu : tout ce que TCP retransmet n’avait été que doublé. TCP avec SACK selon les règles d’aujourd’hui ; les récepteurs acquittent chaque segment aussitôt et signalent ce qui est venu deux fois (DSACK, RFC 2883). Sans estampilles temporelles, seuls de tels signalements montrent que rien n’était perdu (RFC 3708) ; avec elles, le premier acquittement qui répond à un original le montre aussi (RFC 3522). Les émetteurs maintiennent une réduction, ou l’annulent alors (RFC 4015), ou se fondent sur le temps (RACK, RFC 8985), dont la fenêtre de réordonnancement croît avec les signalements.

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

one-association-of-sctp-by-rfc-c42ade = Une association SCTP selon la RFC 9260 sur une liaison de 10 Mbit/s avec une file d’un produit bande passante-délai, 58 ou 467 paquets, et un trajet de 35 ms, comme par des satellites en orbites basses, ou de 280 ms, comme par un satellite géostationnaire, qui perd des paquets au hasard à l’aller. Chunks de 1452 octets, tampons de réception de 16 Mio. Ce qui est perdu est dit par trois signalements de perte ou par le temps. 140 s, mesurées à partir de 40 s. Aucune pile SCTP n’a RACK : rien ne figure à côté de ces valeurs.

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

a-deep-queue-that-only-drops-ae8eb1 = Une file profonde qui n’élimine que quand elle est pleine reste pleine.

at-least-5-s-for-one-0bfcb7 = Au moins 5 s pour un paquet sur vingt, sur les 6 s qu’elle contient.

every-managed-queue-keeps-messages-from-06ce72 = Chaque file gérée évite aux messages d’attendre derrière le téléchargement.

over-35-ms-half-of-the-e0de57 = Sur 35 ms, la moitié des messages arrivent en moins de 0,15 s.

a-queue-for-each-flow-lets-a2c275 = Une file pour chaque flot laisse les messages doubler le téléchargement.

over-35-ms-half-of-them-541e05 = Sur 35 ms, la moitié d’entre eux arrivent en au plus 0,9 du temps qu’ils prennent par CoDel (RFC 8290 1.3).

at-most-0-9-of-what-b5fda6 = Au plus 0,9 de ce que donne une file profonde (RFC 8289 3.2 : l’intervalle doit être d’un aller-retour).

steps-of-the-delay-ecfeb5 = sauts du délai

steps-with-outages-704ca6 = sauts avec pannes

cubic-told-and-frozen-6220c7 = CUBIC, informé et figé

cubic-told-as-satcp-s-kernel-eb588c = CUBIC, informé, comme le noyau de SaTCP

bbr-told-as-leocc-9cc7bc = BBR, informé, comme LeoCC

bbr-told-startup-at-once-aef552 = BBR, informé, STARTUP aussitôt

bbr-that-guesses-at-150-825c50 = BBR qui devine à 150 %

leocc-told-a9c3d0 = LeoCC, informé

bbr-reacts-slowly-to-abrupt-changes-537c78 = BBR réagit lentement aux changements brusques de l’aller-retour ; informé de ceux-ci, il obtient davantage.

mazilu-valentine-and-parisis-2025-arxiv-2c45dd = Mazilu, Valentine et Parisis 2025 (arXiv 2510.25498) le constatent de BBRv3. Avec STARTUP aussitôt.

what-leocc-does-at-a-step-d2a078 = Ce que fait LeoCC lors d’un saut garde courte la file que BBR bâtit avec l’aller-retour d’un chemin plus long.

the-95th-percentile-of-the-time-4777aa = Le 95e centile du temps que les paquets attendent est au plus 0,8 de celui de BBR. Sur des sauts sans pannes.

it-costs-little-6d1c60 = Cela coûte peu.

between-0-98-and-1-of-89f740 = Entre 0,98 et 1 du goodput de BBR : un PROBE_RTT toutes les 15 s au lieu de toutes les 10 s avec moins en vol, et un STARTUP après lui.

told-of-each-step-leocc-gets-40cf3b = Informé de chaque saut, LeoCC obtient davantage que BBR.

what-it-is-made-for-lai-60939e = Ce pour quoi il est fait (Lai et al. 2025). Sur des sauts sans pannes.

and-packets-wait-less-42532d = Et les paquets attendent moins.

the-95th-percentile-is-at-most-be5da5 = Le 95e centile est au plus 0,8 de celui de BBR.

so-it-is-where-an-outage-45fe42 = Il en est de même là où une panne vient avec chaque saut.

more-goodput-than-bbr-9f282b = Davantage de goodput que BBR.


by-answers-that-stay-away-leocc-cf48c6 = Par les réponses qui manquent, LeoCC obtient moins qu’informé : des allers-retours qui raccourcissent de 20 ou 30 ms n’en font manquer aucune.

over-steps-without-outages-its-threshold-93862e = Sur des sauts sans pannes ; son seuil est de 45 ms.

a-loss-based-sender-that-knows-479426 = Un émetteur fondé sur les pertes qui sait les handovers récupère de la bande passante.

mazilu-valentine-and-parisis-2025-find-676a86 = Mazilu, Valentine et Parisis 2025 le constatent de SaTCP. Avec des pannes, au moins 0,2 % de plus que CUBIC.

it-does-so-by-overflowing-the-c2deed = Il le fait en faisant déborder la file.

at-least-ten-times-as-many-0069ea = Au moins dix fois plus de paquets y sont perdus. L’étude nomme la latence comme prix : ici la file est pleine dans les deux cas.

what-satcp-s-kernel-does-after-5a3d25 = Ce que fait le noyau de SaTCP après un indice récupère aussi de la bande passante.

it-changes-what-follows-a-timeout-d79a78 = Cela change ce qui suit une expiration, et CUBIC tel que l’a le noyau d’aujourd’hui n’en a aucune sur ces pannes.

a-sender-that-guesses-at-a-612cf0 = Un émetteur qui devine à un seuil bas prend sa propre file pour un autre chemin.

at-150-at-most-0-95-733b50 = À 150 %, au plus 0,95 de BBR sans indice, ce qu’une file de 60 ms explique ; aux 300 % de quiche aucun saut ne serait trouvé ici.

over-iridium-whose-terminals-hand-over-d00fbb = Sur Iridium, dont les terminaux font toutes les quelques minutes un handover de quelques millisecondes, un indice ne vaut rien.

within-0-5-of-bbr-without-1f24f7 = À 0,5 % près de BBR sans indice.

text-72bf2e = 35 ms

text-805e95 = 280 ms

without-scaling-for-the-way-what-1fa369 = Sans mise à l’échelle selon le trajet, ce que les pertes prennent à NewReno croît avec la racine de leur taux.

from-0-1-to-3-goodput-831eb4 = De 0,1 à 3 % le goodput tombe à entre un vingtième et un tiers sur 280 ms ; la racine de 30 en fait 0,18 (Mathis, Semke, Mahdavi et Ott 1997).

bbr-gets-more-over-lossy-ways-3472a9 = BBR obtient davantage sur des trajets avec pertes que tout contrôleur qui prend une perte pour de la congestion.

at-3-at-least-1-5-6d3572 = À 3 %, au moins 1,5 fois autant que NewReno.

what-3-of-loss-takes-from-28a650 = Ce que 3 % de pertes prennent à BBR est le même sur les deux trajets.

over-280-ms-between-0-8-0dcc81 = Sur 280 ms, entre 0,8 et 1 de ce qu’il obtient sur 35 ms.

leocc-which-is-made-for-paths-74125f = LeoCC, qui est fait pour des chemins qui perdent et changent, supporte les pertes comme BBR.

at-3-at-least-1-5-ce31c9 = À 3 %, au moins 1,5 fois autant que NewReno (Lai et al. 2025).



bbrv3-has-its-full-throughput-with-f95d7e = BBRv3 a son plein débit avec des pertes jusqu’à 1 %.

at-1-at-least-0-9-dd6af4 = À 1 %, au moins 0,9 de ce qu’il obtient à 0,01 % (draft-ietf-ccwg-bbr-06 3.1).

over-280-ms-the-way-holds-bb0fb5 = Sur 280 ms le trajet contient quelque cent paquets, et deux pertes fortuites dans un même aller-retour font deux sur cent : chaque sondage pour davantage finit là, et la borne en vol reste basse.

hybla-makes-up-for-the-length-fc47e1 = Hybla compense la longueur du trajet là où les pertes sont rares.

at-0-1-over-280-ms-d2519c = À 0,1 %, sur 280 ms au moins 0,8 de ce qu’il obtient sur 35 ms (Caini et Firrincieli 2004).

linux-6-12-117-in-virtual-e0af4e = Linux 6.12.117 en temps virtuel, netem entre espaces de noms, à partir de 10 ou 40 s ; ses 3 % ont donné de 2,7 à 3,0 %

linux-6-12-117-1742e8 = Linux 6.12.117

transfer-dde8be = Transfert

careful-resume-eight-times-too-much-238b6c = reprise prudente, huit fois trop de sauvegardé

where-a-transfer-is-larger-than-0bb9b7 = Là où un transfert est plus grand que la fenêtre initiale et le chemin long, la reprise prudente supprime une grande partie du démarrage lent.

rfc-9959-1-at-300-kb-016445 = RFC 9959 1. À 300 ko et 1 Mo, au plus 0,65 du temps avec démarrage lent.

a-transfer-of-100-kb-still-9be465 = Un transfert de 100 ko gagne encore un aller-retour.

of-2-s-a-quarter-ef7b84 = Sur 2 s, un quart.

the-longer-a-transfer-is-the-00ad71 = Plus un transfert est long, moins le démarrage lent en fait.

at-10-mb-between-0-8-b8bb98 = À 10 Mo, entre 0,8 et 0,9.

a-saved-window-that-is-eight-2425f5 = Une fenêtre sauvegardée huit fois trop grande n’est pas pire que le démarrage lent.

rfc-9959-3-5-half-of-f6cdd3 = RFC 9959 3.5 : la moitié de PipeSize, et ssthresh d’après ce qui est arrivé.

text-6457ff = 10 Mbit/s, 34 ms

text-c6609b = 1,25 Mbit/s, 279 ms

pair-of-flows-57004c = Paire de flots

reno-reno-9fb760 = Reno, Reno

cubic-reno-3e602f = CUBIC, Reno

hybla-reno-471404 = Hybla, Reno

vegas-reno-7b554a = Vegas, Reno

westwood-reno-11726c = Westwood+, Reno

bbr-reno-b5c789 = BBR, Reno

share-of-the-first-608307 = Part du premier

two-renos-share-equally-13e3a4 = Deux Reno partagent à parts égales.

each-gets-0-3-to-0-68dd7e = Chacun obtient de 0,3 à 0,7.

reno-takes-the-link-from-vegas-557c18 = Reno prend la liaison à Vegas, qui recule devant la file que bâtit Reno.

vegas-gets-at-most-0-4-cac2bf = Vegas obtient au plus 0,4 avec des files de deux produits bande passante-délai et plus (Mo, La, Anantharam et Walrand 1999).

with-a-short-queue-bbr-takes-b4c546 = Avec une file courte BBR prend la plus grande part de la liaison à CUBIC, dont il ignore les pertes.

at-least-0-6-with-half-bffc90 = Au moins 0,6 avec la moitié d’un produit bande passante-délai (Hock, Bless et Zitterbart 2017).

with-a-deep-queue-bbr-gets-f72b2e = Avec une file profonde BBR obtient moins qu’avec une courte : il s’en tient à deux produits bande passante-délai en vol.

ware-mukerjee-seshan-and-sherry-2019-b5e5ec = (Ware, Mukerjee, Seshan et Sherry 2019.)

two-bbrs-wait-in-a-queue-85ded8 = Deux BBR attendent dans une file de deux produits bande passante-délai au plus, si profonde soit-elle.

the-median-wait-is-at-most-521981 = L’attente médiane est d’au plus 0,12 s sur 34 ms.

where-reno-or-cubic-sends-a-42d9a7 = Là où émet Reno ou CUBIC se forme une file profonde.

at-least-0-2-s-over-7e0b15 = Au moins 0,2 s sur 34 ms.

cubic-without-hystart-00cdd5 = CUBIC sans HyStart

size-of-the-file-8d7ec4 = Taille du fichier

a-file-that-fits-into-the-aa5c2d = Un fichier qui tient dans la première fenêtre prend le temps de l’ouverture et d’un trajet, quel que soit le contrôleur.

of-ten-segments-rfc-6928-three-6ecead = De dix segments (RFC 6928) : trois trajets et 12 ms, de 0,85 à 0,86 s sur 280 ms.

hystart-loses-nothing-and-takes-no-678032 = HyStart ne perd rien et ne prend pas plus longtemps : il met fin au démarrage lent quand le trajet est plein.

over-280-ms-cubic-with-and-bfffc5 = Sur 280 ms CUBIC prend avec et sans lui aussi longtemps pour 10 Mo, et aucune file ne déborde avec lui (Ha et Rhee 2008).

with-hystart-the-queue-does-not-33df65 = Avec HyStart la file ne déborde pas sur le long trajet.

bbr-s-slow-start-doubles-more-10814a = Le démarrage lent de BBR double plus lentement que celui de Reno : son débit est de 2,89 fois ce qu’il a mesuré, et ce qui est mesuré retarde.

over-280-ms-100-kb-take-4623ca = Sur 280 ms, 100 ko prennent au moins 1,2 fois aussi longtemps.

hybla-begins-faster-over-a-long-66347c = Hybla commence plus vite sur un long trajet.

over-280-ms-100-kb-take-f8cf67 = Sur 280 ms, 100 ko prennent au plus 0,8 du temps de Reno (Caini et Firrincieli 2004).

its-first-burst-overflows-the-queue-53f7b7 = Sa première rafale fait déborder la file, et un fichier de 1 Mo en paie le prix.

at-least-twice-reno-s-time-6376c1 = Au moins deux fois le temps de Reno.

linux-6-12-117-in-virtual-f381d9 = Linux 6.12.117 en temps virtuel, netem entre espaces de noms, de la connexion au dernier octet

outage-at-each-step-e66cd8 = Panne à chaque saut

text-c20bde = 100 ms

repair-of-losses-9296df = Réparation des pertes

as-shipped-9f5824 = tel que livré

without-rack-probes-f-rto-dsack-c37c51 = sans RACK, sondes, F-RTO, DSACK

with-what-linux-ships-no-outage-88c394 = Avec ce que livre Linux, aucune panne de 100 ms ne coûte une expiration.

probes-of-the-tail-and-rack-96a258 = Les sondes de perte finale et RACK la réparent (RFC 8985).

without-rack-and-tail-loss-probes-c0ab64 = Sans RACK et sondes de perte finale, les pannes coûtent des expirations.

at-least-one-in-four-steps-11c6da = Au moins une, en quatre sauts.

steps-of-the-delay-alone-take-bb6baa = Les sauts du délai seuls prennent peu à Reno, CUBIC et BBR.

at-least-0-93-of-the-5cedb3 = Au moins 0,93 de la liaison.

reno-pays-most-for-outages-a5a8f8 = C’est Reno qui paie le plus pour les pannes.

bbr-gets-more-with-them-57d0b8 = BBR obtient davantage avec elles.

linux-6-12-117-in-virtual-48bedf = Linux 6.12.117 en temps virtuel, netem entre espaces de noms, une exécution chacun

mechanism-switched-off-9a9693 = Mécanisme désactivé

rack-to-dsack-bbcccd = RACK à DSACK

quick-acks-23fd5a = acquittements rapides

no-mechanism-of-loss-recovery-is-2196ab = Aucun mécanisme de récupération des pertes ne vaut un dixième du goodput, RACK compris.

at-3-each-of-them-and-fd405d = À 3 %, chacun d’eux, et RACK, sondes, F-RTO et DSACK ensemble, laissent de 0,9 à 1,1 (le noyau : de 0 à 5 %).

rack-spares-timeouts-it-repairs-retransm-e43d57 = RACK épargne des expirations : il répare les retransmissions qui sont perdues à leur tour.

without-it-100-s-at-3-35b02c = Sans lui, 100 s à 3 % en ont au moins une (RFC 8985 1).

with-rack-and-probes-of-the-2f09f9 = Avec RACK et sondes de perte finale il n’y en a guère.

at-most-one-in-100-s-e65fa4 = Au plus une en 100 s.

sack-is-worth-little-where-each-8ec3dd = SACK vaut peu là où chaque fenêtre perd un segment.

text-084c8d = De 0,85 à 1,02 sans lui.

what-a-window-grows-by-is-8f9383 = Ce dont croît une fenêtre vaut davantage qu’eux tous.

cubic-gets-at-least-1-2-f763d2 = CUBIC obtient au moins 1,2 fois le goodput de Reno à 1 % sur 280 ms.

linux-6-12-117-in-virtual-187d07 = Linux 6.12.117 en temps virtuel, netem entre espaces de noms ; ses 3 % ont donné de 2,7 à 3,0 %

transfer-and-retransmissions-997357 = Transfert et retransmissions

iridium-alone-geo-as-backup-bf2de9 = Iridium seul, GEO en secours

cmt-same-path-8e69e7 = CMT, même chemin

cmt-as-soon-as-possible-383870 = CMT, dès que possible

cmt-largest-cwnd-713a4d = CMT, plus grand cwnd

cmt-largest-ssthresh-d2c823 = CMT, plus grand ssthresh

cmt-least-loss-rate-766805 = CMT, moindre taux de perte

ber-of-geo-c1b7a7 = BER de GEO

the-path-of-lower-quality-degrades-b7bb32 = Le chemin de moindre qualité dégrade le débit d’une association dont le tampon de réception est borné.

iyengar-amer-and-stewart-2005-abstract-b3e820 = Iyengar, Amer et Stewart 2005, résumé

iyengar-amer-and-stewart-2005-from-8c0610 = Iyengar, Amer et Stewart 2005, d’après le résumé. Avec dix fois plus d’erreurs sur GEO, au plus 85 % du goodput, Iridium restant le même.

receive-buffer-blocking-cannot-be-elimin-0514ab = Le blocage par le tampon de réception ne peut pas être éliminé.

the-same-abstract-whatever-the-policy-571de2 = Le même résumé. Quelle que soit la politique, un chemin est bloqué pendant au moins un dixième du temps avec des tampons jusqu’à 64 Ko, même là où peu de paquets sont perdus.

a-wise-retransmission-policy-alleviates--6bd68a = Une politique de retransmission avisée atténue une partie de la dégradation.

the-same-abstract-with-ten-times-99ad94 = Le même résumé. Avec dix fois plus d’erreurs sur GEO, des retransmissions qui prennent le chemin au plus grand ssthresh donnent au moins 5 % de plus que celles qui restent sur leur chemin.

the-first-path-with-room-is-5bd2de = Le premier chemin qui a de la place n’est pas une telle politique.

own-against-the-largest-ssthresh-at-65c851 = Affirmation propre. Face au plus grand ssthresh, au plus 97 % aux mêmes réglages.

with-a-small-buffer-both-paths-1909c8 = Avec un petit tampon les deux chemins ensemble transportent moins qu’Iridium seul.

own-with-few-errors-at-most-47cfc5 = Affirmation propre. Avec peu d’erreurs, au plus 65 % avec des tampons jusqu’à 32 Ko.

with-a-large-buffer-they-carry-8c11f2 = Avec un grand tampon ils transportent moitié plus qu’Iridium seul.

own-with-few-errors-at-least-393238 = Affirmation propre. Avec peu d’erreurs, au moins 150 % avec des tampons de 256 Ko et plus.

a-larger-buffer-blocks-less-0930f7 = Un plus grand tampon bloque moins.

own-the-time-with-a-path-58261c = Affirmation propre. Le temps où un chemin est bloqué diminue à partir de 32 Ko.

text-b74273 = 512 Ko n’en laissent presque rien.

own-with-few-errors-a-path-20d4a6 = Affirmation propre. Avec peu d’erreurs, un chemin est bloqué pendant au plus 1 % du temps.

over-a-geostationary-satellite-codel-s-c7e0aa = Sur un satellite géostationnaire l’intervalle habituel de CoDel, plus court que l’aller-retour, coûte du goodput.

segment-lost-8209e5 = Segment perdu

sctp-has-6516-bytes-after-the-485ced = SCTP a 6516 octets après la réduction et 9412 octets à 4,424 s : deux paquets en deux allers-retours.

text-7630b5 = 1,04 s de l’un à l’autre, à 20 ms près.

tcp-which-was-cut-half-a-e77bb3 = TCP, qui a été réduit une demi-seconde avant, dépasse 6 segments à 4,448 s, comme dans ns-2.

to-6-035-segments-8738-bytes-ef5043 = À 6,035 segments, 8738 octets, selon ns-2.35 avec les règles de 2001 ; à deux millisecondes près.

segment-number-modulo-100-143891 = Numéro de segment modulo 100

in-the-same-time-sctp-gets-e2281c = Dans le même temps SCTP avance plus loin que TCP.

goodput-of-sctp-over-that-of-9e1948 = Goodput de SCTP divisé par celui de TCP à partir de 50 s, moins un.

tsn-modulo-100-312540 = TSN modulo 100

throughput-on-ls-bcfc10 = Débit sur Ls

loss-not-the-link-limits-both-c8d14e = Ce sont les pertes, non la liaison, qui limitent les deux : ensemble ils en utilisent environ un cinquième, 21,5 % dans le tableau 2.

within-three-points-in-the-first-85c9b7 = À trois points près, dans les 40 premières secondes.

segments-acknowledged-314566 = Segments acquittés

from-50-to-150-s-sctp-4407dd = De 50 à 150 s SCTP émet 2300 segments là où TCP en émet 1500 : 53 % de plus.

text-bb5386 = De 33 à 73 % de données utilisateur de plus.

the-figures-show-one-run-each-dbd793 = Les figures montrent une exécution chacune. En 100 exécutions TCP amène de 1326 à 2319 segments dans ces 100 s et SCTP de 1642 à 2707, en moyenne 1709 et 2035, 21 ± 4 % de plus ; 5 des exécutions gagnent 45 % ou plus, et dans 4 TCP a au plus 1550 segments et SCTP au moins 2250.

both-together-send-3800-segments-in-bec5a1 = Les deux ensemble émettent 3800 segments dans ces 100 s.

within-a-tenth-220-kbit-s-2ca82d = À un dixième près : 220 kbit/s pour chacun en moyenne.

gain-utilisation-fairness-74cf53 = Gain, utilisation, équité

sctp-gains-over-tcp-in-every-6c2bfe = SCTP gagne sur TCP dans chaque ligne.

jain-s-fairness-index-is-0-f195fd = L’indice d’équité de Jain est de 0,986 à 0,992.

within-0-005-of-what-is-196ae1 = À 0,005 près de ce qui est imprimé pour les quatre lignes, 0,988, 0,986, 0,992 et 0,989.

with-2-sources-sctp-gains-23-7d2c7d = Avec 2 sources SCTP gagne 23,9 % sur TCP.

within-three-points-ddb1c6 = À trois points près.

the-spread-of-runs-of-500-af314c = La dispersion d’exécutions de 500 s est aussi large que les trois points. ns-2.35 avec les règles de 2001 donne 22,2 ± 2,5 % pour 2 sources et 21,6 ± 1,3 % pour 6 (60 graines chacune), dans la dispersion de ce qui est mesuré ici.

with-4-sources-sctp-gains-26-49e77e = Avec 4 sources SCTP gagne 26,1 % sur TCP.

here-2-4-6-and-8-00ba9f = Ici 2, 4, 6 et 8 sources gagnent de même, de 22 à 23 % avec 160 exécutions par ligne : rien ne place cette ligne à 4 points des autres. ns-2.35 avec les règles de 2001 donne 22,2 ± 2,5 % pour 2 sources et 21,6 ± 1,3 % pour 6 (60 graines chacune), dans la dispersion de ce qui est mesuré ici.

with-6-sources-sctp-gains-19-8f9305 = Avec 6 sources SCTP gagne 19,24 % sur TCP.

here-2-4-6-and-8-b074bf = Ici 2, 4, 6 et 8 sources gagnent de même, de 22 à 23 % avec 160 exécutions par ligne, ce qui se trouve au bord supérieur des trois points. ns-2.35 avec les règles de 2001 donne 22,2 ± 2,5 % pour 2 sources et 21,6 ± 1,3 % pour 6 (60 graines chacune), dans la dispersion de ce qui est mesuré ici.

with-8-sources-sctp-gains-21-092a04 = Avec 8 sources SCTP gagne 21,6 % sur TCP.

with-2-sources-21-5-of-88e76d = Avec 2 sources 21,5 % du goulot sont utilisés.

within-two-points-791e64 = À deux points près.

with-6-sources-18-4-of-58096a = Avec 6 sources 18,4 % du goulot sont utilisés.

ns-2-35-with-the-rules-131925 = ns-2.35 avec les règles de 2001, 60 graines

jain-s-fairness-index-is-0-32118a = L’indice d’équité de Jain est de 0,983 à 0,995.

within-0-005-of-what-is-0bceb7 = À 0,005 près de ce qui est imprimé pour les quatre lignes, 0,994, 0,995, 0,983 et 0,995.

ns-2-35-with-the-rules-733c2c = ns-2.35 avec les règles de 2001 concorde avec ce qui est mesuré ici : 0,966 ± 0,004 pour 2 sources et 0,977 ± 0,003 pour 6. Un indice de 0,994 pour deux flots permet un gain de 17 %, un de 0,972 un gain de 40 % : les deux colonnes du tableau concordent entre elles, et toutes deux diffèrent de ns-2.

a-slow-bottleneck-is-used-by-8725ea = Un goulot lent est utilisé à plus de 90 %.

with-2-sources-sctp-gains-17-70d04a = Avec 2 sources SCTP gagne 17,3 % sur TCP.

ns-2-35-with-the-rules-dd2c43 = ns-2.35 avec les règles de 2001 concorde avec ce qui est mesuré ici, non avec le tableau : 45,5 ± 3,4 % pour 2 sources et 21,0 ± 3,4 % pour 6, avec ses propres valeurs par défaut 35,2 ± 3,1 et 19,2 ± 3,8 % (60 graines chacune).

with-4-sources-sctp-gains-15-38f71c = Avec 4 sources SCTP gagne 15,8 % sur TCP.

with-6-sources-sctp-gains-30-5207da = Avec 6 sources SCTP gagne 30,6 % sur TCP.

with-8-sources-sctp-gains-14-600f3e = Avec 8 sources SCTP gagne 14,9 % sur TCP.

with-160-runs-the-gain-is-6cfbc4 = Avec 160 exécutions le gain est de 18,8 ± 2,1 %, au bord supérieur des trois points. ns-2.35 avec les règles de 2001 concorde avec ce qui est mesuré ici, non avec le tableau : 45,5 ± 3,4 % pour 2 sources et 21,0 ± 3,4 % pour 6, avec ses propres valeurs par défaut 35,2 ± 3,1 et 19,2 ± 3,8 % (60 graines chacune).

with-2-sources-96-of-the-3fb8b1 = Avec 2 sources 96 % du goulot sont utilisés.

ns-2-35-with-the-rules-7eb373 = ns-2.35 avec les règles de 2001 concorde avec ce qui est mesuré ici, non avec le tableau : 98,06 ± 0,15 %, tous en-têtes compris ; pour les seules données utilisateur c’est 95,7 %, ce qui est peut-être ce qu’entend le tableau.

with-6-sources-99-7-of-326ea7 = Avec 6 sources 99,7 % du goulot sont utilisés.

segment-number-396767 = Numéro de segment

tcp-sends-segment-8-which-is-3a2614 = TCP émet le segment 8, qui est perdu, à 2,336 s.

within-two-milliseconds-as-all-printed-ca4974 = À deux millisecondes près, comme tous les instants imprimés.

the-third-duplicate-acknowledgement-come-ab700e = Le troisième acquittement dupliqué arrive à 2,880 s et réduit cwnd de 9 à 4 segments.

tcp-sends-the-first-new-segment-52e2c3 = TCP émet le premier nouveau segment, le 17, à 2,898 s, avec le sixième acquittement dupliqué.

the-cumulative-acknowledgement-at-3-413-ba3028 = L’acquittement cumulatif à 3,413 s laisse à TCP un cwnd de 4,250 segments.

the-acknowledgement-at-3-897-s-86a127 = L’acquittement à 3,897 s le porte à 4,485 segments.

the-acknowledgement-at-3-909-s-d308d0 = L’acquittement à 3,909 s le porte à 4,708 segments.

the-acknowledgement-at-3-921-s-000f59 = L’acquittement à 3,921 s le porte à 4,921 segments.

the-acknowledgement-at-3-927-s-33b068 = L’acquittement à 3,927 s le porte à 5,124 segments.

on-duplicate-acknowledgements-sctp-sends-124217 = Sur des acquittements dupliqués SCTP émet de nouvelles données : le TSN 17 à 3,361 s.

a-sack-that-reports-a-gap-27cddd = Un SACK qui signale un trou retire du vol ce qu’il signale, de sorte que cwnd laisse partir de nouveaux chunks dès le premier ; avant la réduction à 3,384 s.

on-duplicate-acknowledgements-sctp-sends-3d0400 = Sur des acquittements dupliqués SCTP émet de nouvelles données : le TSN 19 à 3,373 s.

sctp-a-round-trip-of-0-2d9fbf = SCTP, un aller-retour de 0,52 s avant 3,904 s, réduit cwnd de 13032 à 6516 octets.

sctp-has-7964-bytes-at-3-d063c6 = SCTP a 7964 octets à 3,904 s.

sctp-has-9412-bytes-at-4-a9a787 = SCTP a 9412 octets à 4,424 s.

after-the-loss-tcp-takes-two-207bb8 = Après la perte il faut à TCP deux allers-retours, 1,05 s, pour regagner un segment de cwnd.

from-4-segments-to-5-124-87ee5c = De 4 segments à 5,124, la première valeur au-dessus de 5.

sctp-regains-one-in-one-round-eb8e86 = SCTP en regagne un en un aller-retour, 0,52 s : la moitié du temps.

both-repair-the-loss-by-one-524690 = Les deux réparent la perte par une seule retransmission rapide.

neither-has-to-wait-for-its-594838 = Aucun des deux n’a à attendre son temporisateur de retransmission.

scheduler-d3a27d = Ordonnanceur

first-come-761ab6 = Premier arrivé

chunks-b37e2f = Chunks

a-large-message-keeps-messages-of-f7b6df = Un grand message empêche d’émettre des messages d’autres flux jusqu’à ce qu’il soit passé.

with-files-of-1-mb-and-6b5917 = Avec des fichiers de 1 Mo et des DATA le 95e centile est au moins cinq fois celui avec des I-DATA, sous chaque ordonnanceur sauf premier arrivé, premier servi.

where-messages-are-interleaved-large-one-f3d922 = Là où les messages sont entrelacés, de grands messages de faible priorité ne retardent pas ceux de plus haute priorité.

with-i-data-and-priorities-the-835389 = Avec des I-DATA et des priorités le 95e centile à côté de fichiers de 1 Mo est au plus moitié plus grand qu’à côté de fichiers de 10 Ko, là où les DATA le décuplent.

first-come-first-served-sends-in-2b7613 = Premier arrivé, premier servi émet dans le même ordre avec des I-DATA qu’avec des DATA.

the-95th-percentile-is-the-same-852d25 = Le 95e centile est le même à 5 % près ; les chunks I-DATA ont quatre octets de plus.

interleaving-lets-capacity-be-shared-bet-2a4e78 = L’entrelacement permet de mieux partager la capacité, à parts égales comme selon des poids.

rfc-8260-3-5-and-3-3d949b = RFC 8260 3.5 et 3.6

beside-files-of-300-kb-and-50efda = À côté de fichiers de 300 Ko et plus, le 95e centile de messages qui demandent moins que leur part est au plus la moitié de celui avec des DATA.

a-scheduler-alone-does-not-help-639a2f = Un ordonnanceur seul n’aide pas : sans entrelacement la priorité vaut moins d’un dixième.

own-with-data-and-files-of-73999b = Affirmation propre. Avec des DATA et des fichiers de 1 Mo, le 95e centile selon la priorité divisé par celui de premier arrivé, premier servi.

turns-do-nearly-as-well-as-654f39 = Le tour à tour fait presque aussi bien que les priorités.

own-with-i-data-and-files-57c3ed = Affirmation propre. Avec des I-DATA et des fichiers de 1 Mo, le tourniquet ajoute au plus 0,1 s au 95e centile.

the-file-loses-nothing-by-it-7e7bab = Le fichier n’y perd rien.

own-goodput-with-i-data-is-d0e5c7 = Affirmation propre. Le goodput avec des I-DATA est celui avec des DATA, à 1 % près.

orbit-29ac7e = Orbite

features-5697d0 = Fonctions

only-path-mtu-discovery-248abe = seulement la découverte du MTU de chemin

only-a-window-of-256-kb-119be7 = seulement une fenêtre de 256 Ko

only-an-initial-cwnd-of-2-0c8f08 = seulement un cwnd initial de 2

only-byte-counting-up-to-2-550efe = seulement le comptage d’octets jusqu’à 2 PMTU

only-all-gaps-in-a-sack-5256f6 = seulement tous les trous dans un SACK

only-ecn-390f72 = seulement ECN

only-four-streams-de8fe1 = seulement quatre flux

only-a-second-path-6ad467 = seulement un second chemin

all-5ef5ef = tout

all-but-path-mtu-discovery-4db29c = toutes sauf la découverte du MTU de chemin

all-but-a-window-of-256-da51be = toutes sauf une fenêtre de 256 Ko

all-but-an-initial-cwnd-of-596402 = toutes sauf un cwnd initial de 2

all-but-byte-counting-up-to-1e89fb = toutes sauf le comptage d’octets jusqu’à 2 PMTU

all-but-all-gaps-in-a-074d4a = toutes sauf tous les trous dans un SACK

all-but-ecn-00eacd = toutes sauf ECN

all-but-four-streams-f01eed = toutes sauf quatre flux

all-but-a-second-path-b66c99 = toutes sauf un second chemin

a-buffer-of-4-kb-bdf77e = un tampon de 4 Ko

a-buffer-of-4-kb-four-982941 = un tampon de 4 Ko, quatre flux

path-mtu-discovery-which-is-advised-c84721 = La découverte du MTU de chemin, qui est conseillée, fait gagner du temps.

alone-beside-none-of-the-features-1e57d0 = Seule, à côté d’aucune des fonctions : au plus 98 % du temps à chaque point.

a-receive-window-above-64-kb-b06633 = Une fenêtre de réception au-dessus de 64 Ko, qui est conseillée là où le chemin contient davantage, fait gagner du temps.

over-geo-taken-away-from-the-7e8f8e = Sur GEO, retirée des autres fonctions : au moins 2 % de temps en plus.

an-initial-cwnd-of-2-segments-0e6255 = Un cwnd initial de 2 segments, qui est conseillé, fait gagner du temps.

over-geo-without-errors-it-halves-10cdbb = Sur GEO sans erreurs il réduit le temps de moitié (de 53,6 à 27,5 s), car le démarrage lent finit sans la perte que l’émetteur à 1 segment met longtemps à réparer. Sur Iridium le démarrage lent entre alors plus loin dans la file (14,2 contre 11,8 s), et avec des erreurs le demi-aller-retour qu’il gagne se perd dans la dispersion (21,2 ± 1,0 contre 20,4 ± 0,9 s, 132 ± 8 contre 134 ± 8 s). Là où le démarrage est tout ce qui compte, comme dans ir-icw, il gagne toujours.

byte-counting-up-to-2-pmtu-1d9a5f = Le comptage d’octets jusqu’à 2 PMTU, qui est conseillé, fait gagner du temps.

it-gains-over-geo-50-3-c2c2e9 = Il gagne sur GEO (50,3 contre 53,6 s, avec erreurs 123 ± 7 contre 134 ± 8 s), où les allers-retours sont longs. Sur Iridium sans erreurs le démarrage lent entre plus loin dans la file : 14,6 contre 11,8 s, avec davantage de pertes à la fois (0,8 % des paquets contre 0,4 %).

reporting-all-gaps-which-is-advised-4f83c4 = Signaler tous les trous, ce qui est conseillé, fait gagner du temps.

alone-it-gains-8-over-iridium-c25967 = Seul il gagne 8 % sur Iridium sans erreurs et rien sur GEO (1,000, 1,001) : moins de trois trous sont ouverts à la fois, comme le montre ir-gaps. À côté des autres fonctions, dont les fenêtres laissent perdre davantage à la fois, il manque : sans lui le temps est 1,57 et 1,93 fois aussi long sans erreurs.

ecn-which-is-advised-saves-time-d2ed9f = ECN, qui est conseillé, fait gagner du temps.

without-errors-it-gains-14-over-be946d = Sans erreurs il gagne 14 % sur Iridium et 28 % sur GEO. Avec des erreurs peu de paquets sont marqués après le démarrage (0,07 et 0,02 %, là où la corruption en perd 0,27 %), et le temps est le même dans sa dispersion (0,96 et 1,00).

several-streams-which-are-advised-save-12a158 = Plusieurs flux, qui sont conseillés, font gagner du temps là où le tampon du récepteur est petit et où des paquets sont perdus.

with-4-kb-and-errors-at-33dfcf = Avec 4 Ko et des erreurs : au plus 98 % du temps.

multihoming-which-is-advised-saves-time-bd2975 = La multidomiciliation, qui est conseillée, fait gagner du temps : un second chemin transporte les retransmissions.

with-iridium-behind-geo-it-saves-d23c5e = Avec Iridium derrière GEO elle fait gagner de 22 à 28 %. Avec GEO derrière Iridium le transfert prend 1,38 et 1,24 fois aussi longtemps : ce qui est réémis passe par le chemin plus long, et ce qui suit l’attend ; la figure 9 de l’article en dit autant pour 1e-7 à 1e-5.

taken-away-from-all-others-path-b5fc94 = Retirée de toutes les autres, la découverte du MTU de chemin manque.

at-least-2-more-time-at-cf7550 = Au moins 2 % de temps en plus à chaque point.

missed-over-geo-3-2-and-e61580 = Elle manque sur GEO (3,2 et 2,0 fois le temps) et avec des erreurs sur Iridium (1,5 fois). Sur Iridium sans erreurs des paquets plus grands remplissent la file de 50 paquets de plus d’octets et davantage d’entre eux sont perdus à la fin du démarrage lent, si bien que 8,3 s font face à 8,1 ± 0,2 s.

taken-away-from-all-others-all-0ee3bc = Retirés de toutes les autres, tous les trous manquent.

without-errors-it-is-missed-most-db4b57 = Sans erreurs ils manquent le plus, 1,57 et 1,93 fois le temps ; avec des erreurs, où une perte réduit la fenêtre de moitié avant que beaucoup de trous soient ouverts, c’est 1,11 ± 0,06 fois sur Iridium, et sur GEO, 1,08 ± 0,07, les exécutions ne peuvent pas le dire.

with-a-buffer-of-64-kb-0eac32 = Avec un tampon de 64 Ko ou sans aucune perte les flux changent peu.

with-4-kb-and-no-errors-9c687b = Avec 4 Ko et sans erreurs : à 1 % près.

all-features-together-save-a-quarter-233223 = Toutes les fonctions ensemble font gagner un quart du temps et plus.

at-most-75-at-each-point-bcdc85 = Au plus 75 % à chaque point.

every-file-arrives-246df7 = Chaque fichier arrive.

over-357222 = Par

links-repeat-7c7586 = Les liaisons répètent

once-in-order-5ecb35 = une fois, en ordre

once-at-once-18f0d4 = une fois, aussitôt

text-92fa82 = 3 fois, en ordre

text-28602b = 3 fois, aussitôt

text-012c6f = 7 fois, en ordre

text-7c3396 = 7 fois, aussitôt

at-a-high-error-rate-arq-c1635d = À un taux d’erreur élevé l’ARQ donne davantage de goodput.

at-least-twice-as-much-at-22c013 = Au moins deux fois autant à 3e-5 et 1e-4, avec jusqu’à sept retransmissions en ordre.

even-one-retransmission-helps-e1880d = Même une seule retransmission aide.

at-least-twice-as-much-at-f69a30 = Au moins deux fois autant à 3e-5 et 1e-4.

at-a-high-error-rate-more-d29e79 = À un taux d’erreur élevé davantage de persistance donne davantage de goodput.

seven-retransmissions-against-one-in-ord-1d3fcb = Sept retransmissions face à une, en ordre : au moins moitié plus à 1e-4, où un tiers des trames est perdu.

packets-that-go-on-at-once-cf741c = Les paquets qui continuent aussitôt font retransmettre l’émetteur.

rfc-3366-what-overtakes-a-frame-6b3657 = RFC 3366 : ce qui double une trame réémise a l’air d’une perte. Avec jusqu’à sept retransmissions à 3e-5, où aucun paquet n’est perdu à la fin, SCTP fait au moins 3 retransmissions rapides de plus qu’en ordre.

arq-in-order-gives-more-goodput-ea07e9 = L’ARQ en ordre donne davantage de goodput que l’ARQ qui laisse continuer les paquets aussitôt.

with-up-to-seven-retransmissions-at-392daf = Avec jusqu’à sept retransmissions : au moins deux fois autant à 3e-5 et 1e-4.

seven-retransmissions-leave-hardly-a-los-61199d = Sept retransmissions ne laissent guère de perte.

at-1e-4-a-frame-is-bb7b0e = À 1e-4 une trame est perdue avec une probabilité de 0,363 ; les huit transmissions le sont toutes avec 0,0003. Moins d’un paquet sur cent.

round-trip-of-the-other-association-fbfd3c = Aller-retour de l’autre association

associations-of-one-round-trip-share-13d4b8 = Des associations de même aller-retour partagent à parts égales.

jain-s-index-of-at-least-137c3b = Indice de Jain d’au moins 0,97.

the-longer-its-round-trip-the-ca227a = Plus son aller-retour est long, moins une association obtient selon les règles de la RFC 9260.

jain-s-index-between-0-5-eb870a = Indice de Jain entre 0,5, où l’une a tout, et 0,7, à 336 et 588 ms.

cubic-whose-window-grows-by-the-58faa0 = CUBIC, dont la fenêtre croît selon l’horloge, partage plus équitablement.

jain-s-index-greater-by-a-3a34da = Indice de Jain plus grand d’au moins un dixième à 336 et 588 ms (RFC 9438 5.1).

hybla-which-grows-as-over-a-2a5042 = Hybla, qui croît comme sur un court aller-retour, compense celui d’un satellite géostationnaire.

jain-s-index-greater-by-a-df782d = Indice de Jain plus grand d’au moins un dixième à 588 ms (Caini et Firrincieli 2004).

without-ecn-796a93 = sans ECN

ecn-a-loss-without-a-mark-7f624a = ECN, une perte sans marque est de la corruption

goodput-per-association-43ce65 = Goodput par association

with-ecn-the-router-drops-fewer-3da872 = Avec ECN le routeur élimine moins de paquets.

at-1e-8-what-remains-is-e4fa4f = À 1e-8 ; ce qui reste est le dépassement du démarrage lent, quand la file est pleine.

ecn-alone-costs-no-goodput-5e3bc1 = ECN seul ne coûte pas de goodput.

to-within-3-f8cfdd = À 3 % près.

a-sender-that-keeps-its-window-38206d = Un émetteur qui garde sa fenêtre après une perte sans marque est plus rapide là où les pertes sont de la corruption.

at-1e-6-and-above-by-57cf60 = À 1e-6 et au-dessus, d’au moins 10 %.

without-corruption-it-gains-and-loses-d57f66 = Sans corruption il gagne et perd peu.

within-5-at-1e-8-a0b98b = À 5 % près à 1e-8.

text-9ac380 = 536 octets

text-dfe0dc = 1500 octets

with-segments-of-536-bytes-a-d21e2b = Avec des segments de 536 octets un SACK pour deux porte cwnd de 5360 à 6432 octets.

by-one-sack-in-the-time-75622a = Par un seul SACK : dans le temps que prennent deux paquets sur le canal, 0,91 ms, à un dixième près.

with-segments-of-1500-bytes-a-8b0c24 = Avec des segments de 1500 octets un SACK pour deux porte cwnd de 15 000 à 16 500 octets.

by-one-sack-in-the-time-7d1545 = Par un seul SACK : dans le temps que prennent deux paquets sur le canal, 2,45 ms, à un dixième près.

a-limit-of-2-pmtu-lets-d63d20 = Une limite de 2 PMTU laisse compter les deux : de 15 000 à 18 000 octets.

raising-the-byte-counting-limit-to-27eb7c = Porter la limite du comptage d’octets à 2 PMTU accélère le démarrage lent sous SACK retardés.

read-as-the-time-in-which-0e7b8c = Compris comme le temps dans lequel 300 Ko arrivent en segments de 1500 octets : au plus 90 % de celui avec une limite de 1 PMTU.

the-whole-transfer-is-slow-start-44043d = Le transfert entier est un démarrage lent.

associations-75ad9a = Associations

the-seam-lies-near-0-degrees-fe79e7 = La couture se trouve près de 0 degré de longitude.

near-is-taken-as-within-15-5bff45 = Près est compris comme à moins de 15 degrés.

a-satellite-has-four-inter-satellite-ffba3e = Un satellite a quatre liaisons intersatellites, mais moins près des pôles et à la couture.

text-015b8a = 66 liaisons à l’intérieur des plans sont toujours actives. 55 joignent des plans, à un demi-rang de distance, et sont actives tant que les deux extrémités sont à moins de 60 degrés de latitude, (120 − 16,4) / 180 du temps : 32. À quatre près de leur somme, 98.

every-interface-has-a-satellite-14b739 = Chaque interface a un satellite.

text-5cc2d2 = 60 stations avec deux interfaces chacune, et trois passerelles.

configuration-b332c3 = Configuration

iridium-alone-4eca43 = Iridium seul

iridium-geo-as-backup-17fa4a = Iridium, GEO en secours

two-iridium-satellites-56c5a9 = deux satellites Iridium

two-iridium-satellites-above-8-2-6217d7 = deux satellites Iridium au-dessus de 8,2°

errors-strike-11299e = Les erreurs frappent

once-a-path-23d7c2 = une fois par chemin

drawn-anew-in-every-run-8bd971 = tirés de nouveau à chaque exécution

the-same-in-every-run-dd1ab0 = les mêmes à chaque exécution

at-low-error-rates-a-geo-b42f40 = À de faibles taux d’erreur un secours GEO ne fait pas de différence.

within-5-at-1e-9-and-0c5a2f = À 5 % près à 1e-9 et 1e-8.

at-low-error-rates-a-second-519c43 = À de faibles taux d’erreur un second satellite Iridium ne fait pas de différence.

within-5-at-1e-9-and-0ced46 = À 5 % près à 1e-9 et 1e-8. Le second satellite au-dessus de l’horizon, où la plupart des lieux en voient un.

at-1e-8-it-is-2-a6d1ac = À 1e-8 il est de 2,5 ± 2,6 % plus lent, si bien que l’intervalle, qui contient les lieux tirés, dépasse un peu les cinq pour cent.

at-low-error-rates-a-second-a9943e = À de faibles taux d’erreur un second satellite Iridium ne fait pas de différence, au-dessus d’un masque de 8,2 degrés.

within-5-at-1e-9-and-6f38a5 = À 5 % près à 1e-9 et 1e-8. Avec le masque de l’article.

above-the-paper-s-8-2-d3e7ce = Au-dessus des 8,2 degrés de l’article la plupart des lieux ne voient qu’un satellite Iridium à la fois : ce qui est envoyé à la seconde interface ne trouve alors pas de route, et chaque retransmission y va.

between-1e-7-and-1e-5-bae5a1 = Entre 1e-7 et 1e-5 un secours GEO est plus lent qu’Iridium seul.

at-1e-4-iridium-with-a-e8e097 = À 1e-4 Iridium avec un secours GEO est le meilleur des trois : meilleur qu’Iridium seul,

and-better-than-two-iridium-satellites-71d4d2 = et meilleur que deux satellites Iridium,

at-1e-4-the-second-satellite-0d429e = À 1e-4, le second satellite au-dessus de l’horizon.

and-than-two-above-8-2-98b18d = et que deux au-dessus de 8,2 degrés.

at-1e-4-with-the-paper-06eed0 = À 1e-4, avec le masque de l’article.

two-iridium-satellites-are-at-least-7e97b8 = Deux satellites Iridium sont dans la plupart des cas au moins aussi bons qu’un.

from-1e-7-on-to-within-2f64f6 = À partir de 1e-7, à 3 % près, à la plupart des quatre points. Le second satellite au-dessus de l’horizon, où la plupart des lieux en voient un.

a-loss-is-repaired-over-the-4281df = Une perte est réparée par le second chemin, dont les SACK reviennent eux aussi par lui et peuvent être perdus une fois de plus. Aucune règle réglable ne rétablit la phrase à partir de 1e-5 : des quinze essayées avec des lieux fixes (retransmissions rapides répétées, quatre signalements de perte, pertes en récupération rapide qui réduisent une fois, SACK aussitôt pour un trou comblé, croissance sans avance, RTO.Min de 200 ms, les règles de la RFC 2960 et de la RFC 9260, ..) deux satellites atteignent de 66 à 76 % d’un seul à 1e-5 ; avec des retransmissions rapides qui restent sur le chemin 89 %, avec toutes 99 %, mais alors ce n’est plus la règle de l’article. ns-2.35 sur des fils concorde : à égalité jusqu’à 1e-6, 97 % à 1e-5, 60 % à 3e-5. Le correctif de ns-2 de 2003 lui-même n’a pas pu être essayé.

two-iridium-satellites-are-at-least-904a6a = Deux satellites Iridium sont dans la plupart des cas au moins aussi bons qu’un, au-dessus d’un masque de 8,2 degrés.

from-1e-7-on-to-within-568d57 = À partir de 1e-7, à 3 % près, à la plupart des quatre points. Avec le masque de l’article.

two-iridium-satellites-are-at-least-e3a580 = Deux satellites Iridium sont dans la plupart des cas au moins aussi bons qu’un secours GEO.

two-iridium-satellites-are-at-least-01cf85 = Deux satellites Iridium sont dans la plupart des cas au moins aussi bons qu’un secours GEO, au-dessus d’un masque de 8,2 degrés.

bandwidth-on-the-geo-backup-0c8913 = Bande passante sur le secours GEO

at-1e-4-a-geo-backup-171093 = À 1e-4 un secours GEO demande environ 10 kbit/s pour chaque association.

about-10-kbit-s-is-taken-ca05db = Environ 10 kbit/s est compris comme de 9 à 11 ; ce que l’émetteur de données met sur le chemin de secours.

one-rule-restores-it-a-cwnd-36c9da = Une règle le rétablit : un cwnd qui croît avec chaque SACK qui acquitte quelque chose, pas seulement avec un qui avance le TSN cumulatif (growth_on_advance désactivé, comme l’a la RFC 9260). Avec des lieux tirés et 30 associations (4 exécutions) le secours demande alors 1,9, 7,7 et 8,2 kbit/s pour chacune à 1e-6, 1e-5 et 1e-4, contre 1,9, 7,7 et 4,7 selon les règles de ns-2.35, et le goodput à 1e-4 est de 20,0 au lieu de 11,1 kbit/s. Seule aucune des autres essayées ne le fait : retransmissions rapides répétées, quatre signalements de perte, réductions une fois par récupération, SACK aussitôt pour un trou comblé, rafales, une ouverture mesurée. Avec un RTO.Min de 200 ms il demande 17,7 avec des lieux fixes. À 1e-4 un tiers des paquets du chemin primaire est perdu, les fenêtres restent à leur minimum, et il reste peu à réémettre.

at-no-error-rate-does-a-e91b76 = À aucun taux d’erreur un secours GEO ne demande plus de 11 kbit/s pour chaque association.

the-bandwidth-grows-with-the-number-02396c = La bande passante croît avec le nombre d’associations.

the-bandwidth-grows-with-the-error-4c30ae = La bande passante croît avec le taux d’erreur du chemin primaire.

a-fall-of-5-still-counts-96208b = Une baisse de 5 % compte encore comme aucune. À 1e-4 la plupart des paquets du chemin primaire sont perdus, les fenêtres restent à leur minimum, et il reste peu à réémettre.

one-rule-restores-it-a-cwnd-082f7e = Une règle le rétablit : un cwnd qui croît avec chaque SACK qui acquitte quelque chose, pas seulement avec un qui avance le TSN cumulatif (growth_on_advance désactivé, comme l’a la RFC 9260). Avec des lieux tirés et 30 associations (4 exécutions) le secours demande alors 1,9, 7,7 et 8,2 kbit/s pour chacune à 1e-6, 1e-5 et 1e-4, contre 1,9, 7,7 et 4,7 selon les règles de ns-2.35, et le goodput à 1e-4 est de 20,0 au lieu de 11,1 kbit/s. Seule aucune des autres essayées ne le fait : retransmissions rapides répétées, quatre signalements de perte, réductions une fois par récupération, SACK aussitôt pour un trou comblé, rafales, une ouverture mesurée.{" "}

at-1e-5-four-streams-give-fba4c8 = À 1e-5 quatre flux donnent nettement plus de goodput qu’un avec un tampon de 8 segments.

clearly-is-taken-as-at-least-b72c75 = Nettement est compris comme au moins 10 %.

with-a-buffer-of-40-segments-e36a16 = Avec un tampon de 40 segments les flux font peu de différence.

within-5-8ab284 = À 5 % près.

goodput-grows-with-the-buffer-08245b = Le goodput croît avec le tampon.

up-to-16-segments-a-fall-6193a3 = Jusqu’à 16 segments ; une baisse de 3 % compte encore comme aucune.

ns-2-35-with-the-same-687b9d = ns-2.35 avec les mêmes lieux, une exécution ; son bruit est tiré de la dispersion des exécutions d’ici, parce que la dispersion sur les associations en dit plus sur leurs distances que sur le hasard.

the-same-in-every-run-under-22df3e = les mêmes à chaque exécution, sous des satellites transparents, comme dans la référence

ns-2-35-with-the-same-ba5117 = ns-2.35 avec les mêmes lieux, une exécution ; son bruit est tiré de la dispersion des exécutions d’ici, parce que la dispersion sur les associations en dit plus sur leurs distances que sur le hasard. Avec un flux et 4 segments à 1e-5 il est de 9 % plus bas : quand il retransmet le seul chunk en vol il laisse courir T3-rtx, qui expire alors avant que le SACK soit de retour ; la RFC 9260 7.2.4 redémarre le temporisateur.

below-1e-7-streams-matter-little-5c6186 = Au-dessous de 1e-7 les flux importent peu.

within-3-up-to-1e-7-ceebbf = À 3 % près jusqu’à 1e-7, avec l’un et l’autre tampon.

at-1e-5-and-above-streams-f7c353 = À 1e-5 et au-dessus les flux importent nettement avec un tampon de 8 segments.

it-holds-at-1e-5-at-b87719 = C’est vrai à 1e-5. À 1e-4 un tiers des paquets est perdu et cwnd, non le tampon, borne l’émetteur, si bien que les flux n’ont plus grand-chose à gagner.

with-a-buffer-of-40-segments-9d6d83 = Avec un tampon de 40 segments les flux importent peu quel que soit le taux d’erreur.

goodput-falls-with-the-error-rate-7b8968 = Le goodput diminue avec le taux d’erreur.

a-rise-of-1-still-counts-07a259 = Une hausse de 1 % compte encore comme aucune.

with-a-buffer-of-40-segments-9acb5d = Avec un tampon de 40 segments c’est 2,7 ± 0,6 % à 1e-7 même, des deux côtés des trois pour cent ; au-dessous et avec 8 segments c’est dans ces bornes.

gaps-in-a-sack-103297 = Trous dans un SACK

a-loss-means-7f45bf = Une perte signifie

at-high-error-rates-and-with-37ecf6 = À des taux d’erreur élevés et avec de grandes fenêtres, signaler tous les trous donne plus de goodput qu’en signaler 3.

with-the-standard-sender-at-1e-2e99d0 = Avec l’émetteur standard, à 1e-5 : au moins 5 % de plus.

every-loss-halves-the-window-so-eb3145 = Chaque perte réduit la fenêtre de moitié, si bien que moins de trois trous sont ouverts à la fois partout où davantage pourrait être dit : de 1e-7 à 3e-5 le goodput est le même à quatre chiffres près avec 3, 4 ou tous les trous.

the-same-for-a-sender-that-1ec673 = De même pour un émetteur qui prend les pertes pour de la corruption et garde sa fenêtre.

at-1e-5-at-least-5-fdf929 = À 1e-5 : au moins 5 % de plus.

for-such-a-sender-a-fourth-764215 = Pour un tel émetteur un quatrième trou dans un SACK aide déjà.

with-the-standard-sender-nothing-differs-811467 = Avec l’émetteur standard rien ne diffère.

within-0-1-at-every-error-b3d7e3 = À 0,1 % près à chaque taux d’erreur.

headers-194e9f = En-têtes

compressed-with-feedback-e00044 = comprimés, avec retour

compressed-full-every-20-packets-a823d1 = comprimés, complets tous les 20 paquets

compressed-contexts-never-broken-b724a0 = comprimés, contextes jamais rompus

user-data-in-a-packet-ccd4e9 = Données utilisateur dans un paquet

without-errors-small-packets-gain-most-b3c70b = Sans erreurs ce sont les petits paquets qui gagnent le plus aux en-têtes comprimés.

packets-with-64-bytes-take-132-f8f257 = Les paquets de 64 octets prennent 132 octets avec leur trame, ou 102 : le goodput croît d’au moins 20 %.

without-errors-packets-of-512-bytes-4d5152 = Sans erreurs les paquets de 512 octets gagnent aussi.

text-7045f9 = 580 octets avec leur trame, ou 550 : le goodput croît de 4 à 9 %.

at-a-high-error-rate-broken-535503 = À un taux d’erreur élevé les contextes rompus coûtent plus que ne donne la compression.

at-1e-5-with-feedback-at-52dc99 = À 1e-5, avec retour : au plus 60 % du goodput sans compression.

feedback-mends-a-context-sooner-than-026757 = Le retour rétablit un contexte plus tôt qu’un en-tête complet tous les 20 paquets.

at-1e-6-without-it-at-2e35fd = À 1e-6 : sans lui au plus la moitié du goodput.

if-contexts-were-never-broken-compressio-f68a0d = Si les contextes n’étaient jamais rompus, la compression gagnerait aussi à un taux d’erreur élevé.

smaller-packets-are-hit-less-often-6128e5 = Les paquets plus petits sont frappés moins souvent. À 3e-6, au moins 2 %.

broken-contexts-lose-more-packets-than-9064d5 = Les contextes rompus font perdre plus de paquets que les erreurs.

at-1e-5-with-feedback-at-b52528 = À 1e-5 avec retour : au moins 5 % de tous les paquets, là où les erreurs seules font perdre 4 % des petits.

an-initial-cwnd-of-2-segments-0e8ca0 = Un cwnd initial de 2 segments raccourcit le démarrage sous SACK retardés.

for-10-to-100-kb-at-aca0bc = Pour 10 à 100 Ko : au plus 95 % du temps.

one-of-10-segments-shortens-it-85ad7c = Un de 10 segments le raccourcit encore.

for-10-to-100-kb-at-8f1f9e = Pour 10 à 100 Ko : au plus 85 % du temps.

for-what-fits-in-one-packet-2d4999 = Pour ce qui tient dans un paquet cela n’importe pas.

every-transfer-finishes-9e1177 = Chaque transfert se termine.

text-16cf3f = 512 octets

path-mtu-discovery-24ca43 = découverte du MTU de chemin

path-mtu-9f8712 = MTU de chemin

where-the-path-carries-more-than-922c8a = Là où le chemin transporte plus de 512 octets, la découverte donne plus de goodput.

at-least-20-more-from-1500-c04b23 = Au moins 20 % de plus à partir de 1500 octets.

the-larger-the-path-mtu-the-a4e5d7 = Plus le MTU de chemin est grand, plus elle donne.

on-a-path-of-576-bytes-041d63 = Sur un chemin de 576 octets elle ne coûte rien.

to-within-5-e903c8 = À 5 % près.

receiver-window-8541ec = Fenêtre du récepteur

a-window-of-64-kb-is-a8b48b = Une fenêtre de 64 Ko est trop petite pour un canal DS1 par GEO, dont le tuyau contient 96 500 octets.

utilisation-is-the-window-over-the-3fc457 = L’utilisation est la fenêtre divisée par le tuyau, 65 536 × 1500 / 1452 / 96 500 = 0,70, moins le temps du démarrage : de 0,64 à 0,72.

a-window-of-96-500-bytes-018c7c = Une fenêtre de 96 500 octets remplit le canal.

at-least-92-where-nothing-is-9ebf1f = Au moins 92 %, là où rien n’est perdu.

windows-of-128-kb-and-more-12b750 = Des fenêtres de 128 Ko et plus le remplissent, là où rien n’est perdu.

at-least-92-are-used-97c0e4 = Au moins 92 % sont utilisés.

goodput-grows-with-the-window-up-af7936 = Le goodput croît avec la fenêtre, jusqu’à ce que contient le canal.

from-16-to-128-kb-f16a05 = De 16 à 128 Ko.

with-a-bit-error-rate-of-e111f6 = Avec un taux d’erreur binaire de 1e-7 une fenêtre de 256 Ko gagne moins que sans erreurs.

at-1e-8-a-second-path-f90f99 = À 1e-8 un second chemin ne fait pas de différence.

within-3-190ed7 = À 3 % près.

at-1e-6-a-geo-backup-b2a554 = À 1e-6 un secours GEO est plus lent qu’un seul chemin.

at-3e-5-and-above-the-fecd86 = À 3e-5 et au-dessus le secours GEO, qui perd moins, est meilleur qu’un seul chemin.

at-3e-5-two-iridium-paths-f5b535 = À 3e-5 deux chemins Iridium sont plus lents qu’un.

not-a-sentence-of-the-paper-94d299 = Pas une phrase de l’article, qui trouve que deux chemins sont le mieux : ce que montre le simulateur indépendant.

ns-2-35-on-the-same-0d5252 = ns-2.35 sur les mêmes fils, 8 ou 20 associations qui ne partagent rien

without-loss-cwnd-grows-to-the-dd20b4 = Sans pertes cwnd croît jusqu’à la taille du tampon du récepteur.

the-largest-cwnd-over-the-buffer-34d9b5 = Le plus grand cwnd divisé par le tampon, à un paquet près, à partir de 15 Ko.

at-15-kb-as-many-packets-b67f66 = À 15 Ko, autant de paquets que le tampon en contient, dix, partent à chaque aller-retour.

without-loss-the-number-of-streams-db6cc5 = Sans pertes le nombre de flux ne fait pas de différence.

ns-2-35-agent-sctp-with-d9f92e = ns-2.35, Agent/SCTP avec ses valeurs par défaut, 200 s

as-many-packets-as-the-buffer-1b5fbb = Autant de paquets que le tampon en contient, dix, sont en suspens à la fois.

one-such-burst-leaves-in-every-e0a507 = Une telle rafale part à chaque aller-retour, si bien que le goodput est le tampon divisé par la durée de l’aller-retour.

ten-packets-of-1452-bytes-of-a47c7b = Dix paquets de 1452 octets de données utilisateur en 0,52 s font 223 kbit/s ; le début du transfert en retire un peu.

with-loss-goodput-grows-with-the-5ab6ab = Avec des pertes le goodput croît avec le tampon.

up-to-25-kb-b4509b = Jusqu’à 25 Ko.

beyond-some-buffer-goodput-no-longer-94243b = Au-delà d’un certain tampon le goodput ne croît plus.

from-45-kb-on-goodput-is-cafc81 = À partir de 45 Ko le goodput est à 5 % près celui à 60 Ko.

the-curve-for-3-loss-lies-e5c318 = La courbe pour 3 % de pertes se trouve sous celle pour 1 %.

the-curve-for-5-loss-lies-4b415e = La courbe pour 5 % de pertes se trouve sous celle pour 3 %.

at-15-kb-and-1-loss-e2b0d0 = À 15 Ko et 1 % de pertes a_rwnd tombe souvent au-dessous d’un paquet.

read-as-the-free-buffer-at-0ca1e3 = Compris comme le tampon libre au récepteur, qu’annoncent les SACK ; souvent est compris comme 5 % du temps.

the-sender-never-has-more-outstanding-71f024 = L’émetteur n’a jamais plus en suspens qu’annoncé, et la place du paquet manquant est réservée : tant que quelque chose attend derrière lui, au moins un paquet du tampon est libre. Ce qu’annonce le récepteur ne peut donc pas tomber au-dessous d’un paquet, et ne le fait jamais dans ces exécutions. La courbe de l’article doit montrer la fenêtre telle que la voit l’émetteur, ce qui est affirmé à côté.

at-15-kb-and-1-loss-3c6176 = À 15 Ko et 1 % de pertes la fenêtre que voit l’émetteur tombe souvent au-dessous d’un paquet.

the-same-sentence-read-as-the-747ad3 = La même phrase, comprise comme la vue de l’émetteur : le dernier a_rwnd moins ce qui est en suspens.

at-35-kb-and-1-loss-860de7 = À 35 Ko et 1 % de pertes a_rwnd ne tombe qu’une fois au-dessous d’un paquet.

read-as-the-free-buffer-at-57c1f6 = Compris comme le tampon libre au récepteur ; une fois dans les 100 s de la figure est compris comme 0,5 à 1,5 fois en moyenne.

at-35-kb-and-1-loss-5e3856 = À 35 Ko et 1 % de pertes la fenêtre que voit l’émetteur ne tombe qu’une fois au-dessous d’un paquet.

the-same-sentence-read-as-the-187d66 = La même phrase, comprise comme la vue de l’émetteur.

in-20-runs-of-100-s-7e1b7a = En 20 exécutions de 100 s elle tombe de 1 à 6 fois au-dessous d’un paquet, 3,9 en moyenne, et une seule fois dans une seule exécution : l’article montre une exécution.

at-35-kb-and-1-loss-92332a = À 35 Ko et 1 % de pertes c’est la fenêtre de congestion, non le récepteur, qui borne l’émetteur la plupart du temps.

as-much-is-outstanding-as-cwnd-f99872 = Autant que cwnd le permet est en suspens pendant plus de la moitié du temps.

losses-are-repaired-by-fast-retransmissi-0946da = Les pertes sont réparées par retransmission rapide, presque jamais par une expiration.

at-most-two-timeouts-in-200-1c400f = Au plus deux expirations en 200 s.

with-small-buffers-four-streams-give-30362b = Avec de petits tampons quatre flux donnent plus de goodput qu’un.

up-to-20-kb-7a45e1 = Jusqu’à 20 Ko.

with-large-buffers-one-stream-does-d79258 = Avec de grands tampons un flux fait aussi bien que quatre.

within-3-at-60-kb-c4493c = À 3 % près à 60 Ko.

at-5-loss-four-streams-gain-d37487 = À 5 % de pertes quatre flux ne gagnent rien à plus de 20 Ko.

flat-within-3-from-20-kb-9d8bf2 = Plat à 3 % près à partir de 20 Ko.

at-3-loss-and-15-kb-7cc691 = À 3 % de pertes et 15 Ko quatre flux donnent environ 10 % de goodput de plus qu’un.

about-10-is-taken-as-5-bf0f3e = Environ 10 % est compris comme de 5 à 15 %.

four-streams-are-at-no-loss-a34c73 = Quatre flux ne sont à aucun taux de perte pires qu’un.

a-rwnd-falls-below-one-packet-899a30 = a_rwnd tombe plus souvent au-dessous d’un paquet avec un flux qu’avec quatre.

read-as-the-free-buffer-at-12da64 = Compris comme le tampon libre au récepteur : au moins 1 % du temps de plus.

the-window-that-the-sender-sees-a09a48 = La fenêtre que voit l’émetteur tombe plus souvent au-dessous d’un paquet avec un flux qu’avec quatre.

optimal-buffer-adc959 = Tampon optimal

at-1-loss-four-streams-need-5e9bc5 = À 1 % de pertes quatre flux demandent environ 35 % de tampon de moins qu’un.

about-35-is-taken-as-25-fdf01b = Environ 35 % est compris comme de 25 à 45 % ; pour 95 % du plateau.

no-criterion-that-was-tried-gives-8449c8 = Aucun critère essayé ne donne 35 % à 1 % de pertes. Du goodput à 80 Ko, de 50 à 99 % sont atteints avec de 3 à 18 % de tampon de moins ; le plus petit tampon à partir duquel 5 ou 10 Ko de plus ajoutent moins de 0,5, 1, 2 ou 5 % est de 11 à 22 % plus petit ; quatre flux atteignent ce qu’un seul a avec de 15 à 40 Ko avec de 4 à 18 % de moins. Des exécutions isolées de 100 s sur une grille de 5 Ko se dispersent largement : le tampon du plus grand goodput est de 30 à 40 % plus petit dans 3 exécutions sur 40. De 2 à 5 % de pertes, 95 % du plateau en prennent de 25 à 30 % de moins, à partir de 6 % un tiers. ns-2.35 concorde avec le goodput d’ici dans tous les 56 réglages.

at-1-loss-four-streams-need-421342 = À 1 % de pertes quatre flux demandent environ 35 % de tampon de moins qu’un, pour 90 % du plateau.

at-1-loss-four-streams-need-76fc76 = À 1 % de pertes quatre flux demandent environ 35 % de tampon de moins qu’un, pour 98 % du plateau.

four-streams-need-about-35-less-b3b102 = Quatre flux demandent environ 35 % de tampon de moins qu’un à partir de 6 % de pertes.

not-a-sentence-of-the-paper-6076c5 = Pas une phrase de l’article : où l’économie qu’il nomme est atteinte.

the-optimal-buffer-shrinks-as-the-6773c9 = Le tampon optimal rétrécit quand le taux d’erreur croît.

between-neighbouring-error-rates-a-rise-985a35 = Entre taux d’erreur voisins une hausse de 5 % compte encore comme aucune : les tampons essayés sont aussi éloignés.

given-up-a971ac = Abandonné

after-1-s-567335 = Après 1 s

after-2-s-ba7f72 = Après 2 s

after-4-s-df7c3a = Après 4 s

without-retransmission-610b91 = Sans retransmission

after-one-retransmission-7bd0eb = Après une retransmission

by-priority-4-000-bytes-of-f2fcef = Selon la priorité, 4 000 octets de tampon d’émission

text-e8d5a7 = 95e centile de l’âge

the-lifetime-limits-for-how-long-a466da = La durée de vie limite combien de temps l’émetteur essaie d’envoyer un message.

with-a-lifetime-of-2-s-589cf0 = Avec une durée de vie de 2 s, 95 % de ce qui arrive ont à chaque perte au plus 3 s : la durée de vie, le trajet, et le FORWARD TSN qui met fin à l’attente de ce qui est venu derrière.

without-retransmissions-the-service-is-l-4bcbb3 = Sans retransmissions le service est comme celui d’UDP, qui ne réémet pas non plus.

where-one-packet-in-ten-is-a0de96 = Là où un paquet sur dix est perdu, neuf dixièmes de ce qui est émis au complet arrivent, à 2 % près.

by-priority-messages-are-given-up-f47377 = Selon la priorité, des messages ne sont abandonnés que là où il faut de la place.

without-losses-the-buffer-has-room-9261e5 = Sans pertes le tampon a de la place, et rien n’est abandonné.

what-is-sent-until-it-comes-17031d = Ce qui est émis jusqu’à ce que cela arrive est en retard.

own-at-losses-of-15-and-892fb8 = Affirmation propre. À des pertes de 15 et 20 % le 95e centile de l’âge est au moins 1,2 fois celui avec une durée de vie de 2 s.

own-from-losses-of-5-on-7048de = Affirmation propre. À partir de pertes de 5 %, une durée de vie de 1 s face à une de 2 s : au plus neuf dixièmes de l’âge.

it-is-paid-for-three-times-7df662 = Cela se paie : trois fois plus est abandonné.

own-the-same-two-lifetimes-at-e7e783 = Affirmation propre. Les deux mêmes durées de vie, à des pertes de 10 % et plus.

the-more-is-lost-the-more-d8337a = Plus il se perd, plus il est abandonné.

own-with-a-lifetime-of-2-7f6afb = Affirmation propre. Avec une durée de vie de 2 s.

without-retransmissions-more-is-given-up-1839a4 = Sans retransmissions il est abandonné davantage qu’il n’est perdu, car une expiration abandonne tout ce qui est en suspens.

own-at-a-loss-of-10-5a5acf = Affirmation propre. À une perte de 10 %, au moins 450 mesures sur 3 000 sont abandonnées, dont 300 sont perdues.

by-priority-nothing-is-too-old-94e0a9 = Selon la priorité rien n’est trop vieux : à une perte de 20 %, ce qui arrive est plus vieux qu’avec n’importe quelle durée de vie.

own-the-95th-percentile-over-that-1144df = Affirmation propre. Le 95e centile divisé par celui avec une durée de vie de 4 s.

shortest-path-4cf6c2 = plus court chemin

round-robin-ab2e7e = tourniquet

what-fills-a-gap-eb24b1 = Ce qui comble un trou

delayed-like-any-other-46cf4c = retardé comme tout autre

in-slow-start-807b31 = en démarrage lent

sky-of-29bd5e = Ciel de

receivers-that-acknowledge-at-once-what-1bd86b = Les récepteurs qui acquittent aussitôt ce qui comble un trou aident SACK le plus.

over-several-paths-what-sack-gains-1f8ca4 = Par plusieurs chemins : ce que SACK y gagne est d’au moins 2 % supérieur à ce qu’y gagne NewReno, à la moitié des 24 instants ou plus.

sack-gains-more-at-12-of-6b4bff = SACK gagne davantage à 12 des 48 ciels et NewReno à 11, et aux autres les deux gagnent autant : ce qui est acquitté aussitôt épargne à NewReno aussi l’attente du prochain acquittement dupliqué.

over-several-paths-acknowledging-at-once-719d23 = Par plusieurs chemins, acquitter aussitôt ce qui comble un trou nuit rarement.

at-four-of-five-instants-it-8359da = À quatre instants sur cinq cela coûte au plus 2 % du goodput.

on-one-path-nothing-fills-a-d87668 = Sur un seul chemin rien ne comble un trou, et il n’importe pas comment c’est acquitté.

to-within-0-1-420989 = À 0,1 % près.

on-one-path-receivers-that-delay-82817a = Sur un seul chemin les récepteurs qui ne retardent aucun acquittement en démarrage lent gagnent à chaque instant.

text-4ac298 = De 0,3 à 1,5 % du goodput de 100 s : le démarrage lent n’a lieu qu’une fois.

normalised-ratio-k-d0dd01 = Rapport normalisé k

every-segment-4f037a = chaque segment

every-other-segment-36dcbf = un segment sur deux

up-to-k-1-the-way-09b784 = Jusqu’à k = 1 le retour ne limite rien.

rfc-3449-goodput-is-at-least-7b2fe7 = RFC 3449. Le goodput est d’au moins 99 % de ce que peut transporter l’aller des données, 10 Mbit/s fois 1460 sur 1500 octets.

at-k-2-acknowledgements-of-every-a468e6 = À k = 2 les acquittements de chaque segment limitent le goodput à la moitié.

rfc-3449-the-way-back-is-7171dd = RFC 3449 : le retour est plein avant que l’aller des données le soit. À 1 % près, là où aucun acquittement n’est perdu.

at-k-4-they-limit-it-fc5cb1 = À k = 4 ils le limitent à un quart.

rfc-3449-within-1-5ea6af = RFC 3449. À 1 % près.

at-k-8-they-limit-it-1c34b8 = À k = 8 ils le limitent à un huitième.

acknowledging-every-other-segment-double-72dca4 = Acquitter un segment sur deux double ce qui reste.

rfc-3449-a-receiver-that-acknowledges-d0ffd7 = RFC 3449 : un récepteur qui acquitte plus souvent qu’une fois tous les k segments remplit le retour. À k = 8, à 1 % près.

a-queue-that-loses-acknowledgements-leav-9a733d = Une file qui perd des acquittements laisse plus de goodput qu’une qui les garde tous.

rfc-3449-those-that-come-through-23f40a = RFC 3449 : ceux qui passent acquittent ce qu’auraient acquitté les perdus. À k de 2 et plus, chaque segment acquitté.

pages-of-eight-objects-of-10-fa65f4 = Pages de huit objets de 10 Ko

bursts-of-20-messages-f27109 = Rafales de 20 messages

rules-4228ae = Règles

the-rules-of-2001-3eb093 = les règles de 2001

the-rules-of-today-60af9d = les règles d’aujourd’hui

several-paths-seldom-make-bursts-faster-f18e0a = Plusieurs chemins accélèrent rarement les rafales.

at-nine-of-ten-points-the-37fcd0 = À neuf points sur dix le 95e centile de la latence est d’au moins 99 % de celui d’un seul chemin.

several-paths-seldom-make-pages-faster-fadbce = Plusieurs chemins accélèrent rarement les pages.

at-four-of-five-points-the-d400fe = À quatre points sur cinq la latence médiane des objets est au moins celle d’un seul chemin, à 0,1 % près.

by-the-rules-of-2001-sack-be687e = Selon les règles de 2001, SACK est rarement derrière NewReno là où des paquets se doublent.

over-several-paths-the-95th-percentile-2d1638 = Par plusieurs chemins le 95e centile pour les rafales est d’au plus 2 % plus long, à neuf points sur dix.

by-today-s-rules-it-often-72b482 = Selon les règles d’aujourd’hui il l’est souvent : des blocs qui annoncent trois segments au-dessus d’un trou commencent la récupération rapide avant que trois acquittements dupliqués soient arrivés (RFC 6675).

over-several-paths-the-95th-percentile-c2f047 = Par plusieurs chemins le 95e centile pour les rafales est d’au moins 2 % plus long, à deux points sur cinq ou plus.

by-today-s-rules-messages-of-72d2af = Selon les règles d’aujourd’hui les messages des rafales sont là plus tôt que selon celles de 2001.

on-one-path-where-nothing-is-1114c5 = Sur un seul chemin, où rien n’est doublé : au plus 90 % de la latence médiane.

without-timestamps-b7151d = sans estampilles temporelles

with-timestamps-5f5649 = avec estampilles temporelles

cuts-stand-164536 = les réductions restent

needless-cuts-are-undone-389cf4 = les réductions inutiles sont annulées

with-timestamps-the-undoing-of-needless-f3de0a = Avec des estampilles temporelles, l’annulation des réductions inutiles augmente le goodput par les plusieurs chemins de Teledesic.

by-10-at-least-at-half-4d8045 = D’au moins 10 %, à la moitié des 24 instants ou plus.

without-timestamps-reports-of-what-came-defb53 = Sans estampilles temporelles, les signalements de ce qui est arrivé deux fois permettent aussi aux émetteurs de revenir sur des réductions inutiles.

by-2-at-least-at-half-87e169 = D’au moins 2 %, à la moitié des points ou plus.

they-gain-at-3-of-the-d5f48a = Ils gagnent à 3 des 48 ciels et perdent à 9 : l’original qui a été doublé met fin à la réparation avant le signalement de ce qui est arrivé deux fois, et une réduction n’est annulée ici que tant que dure la réparation.

a-sender-that-goes-by-time-2f93c8 = Un émetteur qui se règle sur le temps n’est jamais derrière un qui compte.

at-least-98-of-the-goodput-01a274 = Au moins 98 % du goodput où les réductions restent, à chaque point.

it-keeps-most-of-the-goodput-cfe981 = Il garde la plus grande partie du goodput d’un seul chemin.

text-6af028 = 75 % au moins, à chaque point, là où les émetteurs qui comptent gardent 10 %.

system-6725e7 = Système

globalstar-4409ad = Globalstar

skybridge-fb426a = Skybridge

orbcomm-16f0c3 = Orbcomm

ellipso-a12fd7 = Ellipso

pentriad-2977cb = Pentriad

geostationary-ring-7fbfd9 = Anneau géostationnaire

satellites-in-low-orbits-circle-the-22e126 = Les satellites en orbites basses font le tour de la Terre en moins de deux heures, au-dessous de 2 000 km.

satellites-in-medium-orbits-take-about-168776 = Les satellites en orbites moyennes mettent environ de six à douze heures.

a-geostationary-satellite-takes-a-sidere-3db9f8 = Un satellite géostationnaire met un jour sidéral.

a-ground-link-to-a-low-23038b = Une liaison sol vers une orbite basse prend des millisecondes.

a-ground-link-to-the-geostationary-62b2e6 = Une liaison sol vers l’orbite géostationnaire prend plus de 119 ms, et un bond par elle le double.

geo-ring-06c1ba = Anneau GEO

the-geostationary-satellites-form-a-ring-cf771c = Les satellites géostationnaires forment un anneau.

a-satellite-of-spaceway-ngso-has-7f07ae = Un satellite de Spaceway NGSO a quatre liaisons intersatellites.

four-each-for-20-satellites-are-b08137 = Quatre chacun pour 20 satellites font 40 liaisons, toutes en vue l’une de l’autre à cet instant.

a-satellite-of-teledesic-has-eight-e1e600 = Un satellite de Teledesic a huit liaisons intersatellites, mais moins près des pôles et à la couture.

text-52ce3d = 576 à l’intérieur des plans sont toujours actives. Entre plans 264 joignent des voisins, à un demi-rang de distance, et 240 ceux d’après ; elles sont actives tant que les deux extrémités sont au-dessous de 60 degrés, (120 − 7,5) / 180 et 120 / 180 du temps : 325. À travers la couture deux tiers de 24, 16. À 20 près de leur somme, 917.

quito-london-tokyo-and-boston-are-b1853e = Quito, Londres, Tokyo et Boston sont desservis par les trois.

teledesic-no-cross-seam-isls-b039b6 = Teledesic, pas d’ISL à travers la couture

iridium-cross-seam-isls-a7e208 = Iridium, ISL à travers la couture

links-across-the-seam-lower-the-4bca81 = Les liaisons à travers la couture abaissent le plus grand délai de Teledesic.

links-across-the-seam-lower-the-6e374b = Les liaisons à travers la couture abaissent le nombre de liaisons des chemins de Teledesic.

the-mean-over-the-day-ground-b63fda = La moyenne sur le jour ; les liaisons sol comptent.

links-across-the-seam-lower-the-f80c58 = Les liaisons à travers la couture abaissent le nombre de changements de chemin de Teledesic.

paths-are-compared-every-10-s-914286 = Les chemins sont comparés toutes les 10 s. L’article parle de Teledesic, dont les satellites ont huit liaisons chacun.

without-them-the-delay-of-teledesic-aca142 = Sans elles le délai de Teledesic augmente tant que la couture se trouve entre les terminaux.

the-mean-delay-while-it-does-85582e = Le délai moyen tant qu’elle s’y trouve, moins le délai moyen tant qu’elle ne s’y trouve pas.

links-across-the-seam-lower-the-164c5c = Les liaisons à travers la couture abaissent le plus grand délai d’Iridium.

links-across-the-seam-lower-the-8edf61 = Les liaisons à travers la couture abaissent le nombre de liaisons des chemins d’Iridium.

links-across-the-seam-lower-the-624721 = Les liaisons à travers la couture abaissent le nombre de changements de chemin d’Iridium.

an-iridium-satellite-has-but-one-1456a6 = Un satellite Iridium n’a qu’une liaison à travers la couture, et seulement dans le premier plan, qui passe d’un pair au suivant toutes les quelques minutes : ses chemins changent plus souvent.

without-them-the-delay-of-iridium-d4bb3a = Sans elles le délai d’Iridium augmente tant que la couture se trouve entre les terminaux.

the-path-is-that-of-least-707514 = Le chemin est celui du moindre délai, qui n’est pas toujours celui du moins de liaisons : vers Tokyo celui de Teledesic est plus court par des liaisons à travers la couture, de 5,7 ms à son plus long, mais en a 0,2 de plus en moyenne.

receiver-s-window-a38610 = Fenêtre du récepteur

as-chosen-for-the-constellation-c7231f = comme choisie pour la constellation

the-defaults-of-ns-2-35-be8183 = les valeurs par défaut de ns-2.35

round-robin-over-several-paths-lowers-e13bea = Le tourniquet par plusieurs chemins abaisse le goodput bien que rien ne soit perdu.

at-a-threshold-of-3-at-a64033 = À un seuil de 3 : au plus 99 % du plus court chemin à la moitié de tous les instants ou plus, sur les deux constellations, avec les deux émetteurs.

the-overtaking-of-packets-lowers-the-cdaab3 = Le fait que des paquets se doublent abaisse le goodput de NewReno sur Spaceway à la moitié des instants ou plus.

a-threshold-of-3-gives-at-a0747b = Un seuil de 3 donne au plus 98 % de ce que donne 10 par les mêmes chemins : ce qui est perdu outre le trajet plus long.

the-overtaking-of-packets-lowers-the-23fe7d = Le fait que des paquets se doublent abaisse le goodput de SACK sur Spaceway à la moitié des instants ou plus.

it-does-so-at-7-of-7901b4 = Il le fait à 7 des 24 instants. À 4 des autres aucun paquet n’arrive après un plus récent ; au reste c’est d’un tiers à deux tiers d’entre eux, et cela ne coûte rien à SACK.

the-overtaking-of-packets-lowers-the-55dc1c = Le fait que des paquets se doublent abaisse le goodput de NewReno sur Teledesic à la moitié des instants ou plus.

the-overtaking-of-packets-lowers-the-1e7042 = Le fait que des paquets se doublent abaisse le goodput de SACK sur Teledesic à la moitié des instants ou plus.

it-does-so-at-8-of-2eb7b6 = Il le fait à 8 des 24 instants. Aux autres d’un sixième à deux tiers des paquets arrivent après de plus récents, et cela ne coûte rien à SACK.

the-instant-chosen-for-the-constellation-432145 = l’instant choisi pour la constellation

progress-of-the-file-ea9e8c = Progression du fichier

round-robin-over-several-paths-lowers-7071cb = Le tourniquet par plusieurs chemins abaisse le goodput de NewReno bien que rien ne soit perdu.

with-delayed-acknowledgements-of-200-ms-fc65d5 = Avec des acquittements retardés de 200 ms, au seuil habituel de 3, sur les deux constellations et selon les deux jeux de règles : au plus 99 % du plus court chemin.

round-robin-over-several-paths-lowers-2c4be5 = Le tourniquet par plusieurs chemins abaisse le goodput de SACK bien que rien ne soit perdu.

of-that-the-overtaking-of-packets-f62c70 = De cela le fait que des paquets se doublent prend une part, pas seulement le trajet plus long.

a-threshold-of-3-gives-at-c4aa09 = Un seuil de 3 donne au plus 98 % de ce que donne 10 par les mêmes chemins.

over-teledesic-a-threshold-of-3-4090c6 = Sur Teledesic un seuil de 3 donne à cet instant tout ce que donne 10, parce que les acquittements retardés réduisent de moitié le nombre d’acquittements dupliqués : là où chaque segment est acquitté NewReno y a 1281 kbit/s à 3 et 2795 à 10. Sur Spaceway cela coûte à NewReno de 39 à 46 % et à SACK de 4 à 15 %.

a-higher-threshold-of-duplicate-acknowle-1c5b86 = Un seuil plus élevé d’acquittements dupliqués ramène le goodput vers celui du chemin unique.

a-threshold-of-10-reaches-90-658da8 = Un seuil de 10 atteint 90 % du plus court chemin. Le reste n’est pas perdu pour TCP : les chemins du moins de liaisons sont plus longs que celui du plus court délai, et la fenêtre est fixe.

a-threshold-below-3-makes-it-0b04fd = Un seuil au-dessous de 3 aggrave les choses.

thresholds-of-1-against-3-at-48c421 = Des seuils de 1 face à 3 ; au plus 90 %.

over-a-single-path-the-threshold-250811 = Sur un chemin unique le seuil ne fait pas de différence.

within-1-of-the-goodput-at-2c1f3b = À 1 % près du goodput à un seuil de 10.

packets-of-one-transfer-overtake-each-06bab7 = Les paquets d’un même transfert se doublent là où chaque nœud les émet tour à tour par plusieurs chemins.

more-than-one-packet-in-a-0ad7a8 = Plus d’un paquet sur cent arrive après de plus récents.

ns-2-35-tcp-newreno-and-473b00 = ns-2.35, TCP Newreno et Sack1, classificateurs multichemins sur les liaisons des mêmes instants, une exécution

delayed-acknowledgements-of-200-ms-hurt-e83868 = Des acquittements retardés de 200 ms nuisent plus au tourniquet avec NewReno sur Spaceway qu’au chemin unique.

at-a-threshold-of-3-what-56af2b = À un seuil de 3 : ce que le tourniquet atteint du chemin unique est au plus 98 % de ce qu’il en atteint sans retard, à la moitié des 24 instants ou plus.

they-hurt-at-9-of-the-d6097e = Ils nuisent à 9 des 24 instants et aident à 5 : les acquittements retardés viennent à plus grands intervalles, mais il vient moins d’acquittements dupliqués.

delayed-acknowledgements-of-200-ms-hurt-3af295 = Des acquittements retardés de 200 ms nuisent plus au tourniquet avec SACK sur Spaceway qu’au chemin unique.

they-hurt-at-6-of-the-a0e34c = Ils nuisent à 6 des 24 instants et aident à 3 : les acquittements retardés viennent à plus grands intervalles, mais il vient moins d’acquittements dupliqués.

delayed-acknowledgements-of-200-ms-hurt-5b4e11 = Des acquittements retardés de 200 ms nuisent plus au tourniquet avec NewReno sur Teledesic qu’au chemin unique.

they-hurt-at-7-of-the-e387b3 = Ils nuisent à 7 des 24 instants et aident à 6 : les acquittements retardés viennent à plus grands intervalles, mais il vient moins d’acquittements dupliqués.

delayed-acknowledgements-of-200-ms-hurt-fb4b57 = Des acquittements retardés de 200 ms nuisent plus au tourniquet avec SACK sur Teledesic qu’au chemin unique.

they-hurt-at-2-of-the-07c9d5 = Ils nuisent à 2 des 24 instants et aident à 4 : les acquittements retardés viennent à plus grands intervalles, mais il vient moins d’acquittements dupliqués.

at-the-usual-threshold-of-3-1d4fae = Au seuil habituel de 3, à chaque retard, sur les deux constellations et selon les deux jeux de règles : au plus 99 % du plus court chemin.

a-threshold-of-10-reaches-90-263591 = Un seuil de 10 atteint 90 % du plus court chemin à chaque retard.

delayed-acknowledgements-hardly-hurt-the-ced492 = Les acquittements retardés ne nuisent guère au chemin unique.

text-a031a2 = 200 ms face à aucun : au moins 97 %.

delayed-acknowledgements-of-200-ms-hurt-da1ca9 = Des acquittements retardés de 200 ms nuisent beaucoup plus au tourniquet avec NewReno qu’au chemin unique.

at-the-usual-threshold-of-3-d05c0a = Au seuil habituel de 3 : ce que le tourniquet atteint du chemin unique est au plus 95 % de ce qu’il en atteint sans retard.

over-spaceway-it-does-249-172-1008ad = Sur Spaceway c’est le cas : 249, 172, 178, 164 et 112 kbit/s à 0, 50, 100, 200 et 500 ms selon les règles de 2001, là où le chemin unique tombe de 294 à 290. Sur Teledesic avec ses 18 chemins c’est l’inverse, de 1281 à 0 jusqu’à 2745 à 200 ms : les acquittements retardés réduisent de moitié le nombre d’acquittements dupliqués, et là cela le maintient au-dessous du seuil.

delayed-acknowledgements-of-500-ms-hurt-0ef296 = Des acquittements retardés de 500 ms nuisent beaucoup plus au tourniquet avec NewReno qu’au chemin unique.

delayed-acknowledgements-of-200-ms-hurt-484601 = Des acquittements retardés de 200 ms nuisent beaucoup plus au tourniquet avec SACK qu’au chemin unique.

sack-tells-what-has-arrived-so-d2cdae = SACK dit ce qui est arrivé, si bien que doubler ne réduit que rarement la fenêtre : sur Spaceway 273 kbit/s sans retard, 225 à 200 ms et 266 à 500 ms selon les règles de 2001, sur Teledesic autant qu’avec un seuil de 10 à chaque retard.

delayed-acknowledgements-of-500-ms-hurt-8f180f = Des acquittements retardés de 500 ms nuisent beaucoup plus au tourniquet avec SACK qu’au chemin unique.

latitude-of-both-places-394c39 = Latitude des deux lieux

difference-of-longitude-a80f9e = Différence de longitude

mean-latitude-of-the-path-0cd0b1 = Latitude moyenne du chemin

routing-by-delay-loads-links-at-ac0912 = Le routage selon le délai charge des liaisons à haute latitude.

between-places-at-40-the-satellites-ef3365 = Entre des lieux à 40° les satellites du chemin sont plus loin de l’équateur que les lieux : 41° ou plus, pour les constellations à plans polaires.

teledesic-42-1-without-links-across-849ae6 = Teledesic (42,1°, sans liaisons à travers la couture 51,7°) et Iridium sans liaisons à travers la couture (44,4°) le font. Avec elles Iridium ne le fait pas (37,2°) : ses liaisons interplans sont coupées au-delà de 60°, ses prochains satellites dans un plan se trouvent à 33° de latitude l’un de l’autre, et le chemin traverse les plans là où il trouve des liaisons, de part et d’autre des lieux.

without-links-across-the-seam-paths-4e91ce = Sans liaisons à travers la couture les chemins mènent plus loin de l’équateur.

of-teledesic-at-least-1-2-af9bc2 = Pour Teledesic, au moins 1,2 fois aussi loin à 0, 20 et 40° : tant que la couture se trouve entre les deux, le trajet passe par le pôle.

path-changes-in-a-day-597b40 = Changements de chemin en un jour

disruption-grows-with-the-difference-of-544cd2 = Les perturbations croissent avec la différence de longitude.

path-changes-in-a-day-from-7d0fab = Changements de chemin en un jour, de chaque différence à la suivante de 30 à 150°, ou de 5 % en sens inverse ; pour les constellations à plans polaires.

so-does-the-delay-without-links-9381b7 = Le délai fait de même, aussi sans liaisons à travers la couture.

mean-delay-at-120-over-that-6ef014 = Délai moyen à 120° divisé par celui à 30° : au moins 1,5.

handovers-of-the-terminals-do-not-5a7443 = Les handovers des terminaux, non : ce qui croît est ce qui se passe entre les deux.

at-150-within-2-of-those-dc5b2e = À 150°, à 2 % près de ceux à 30°.

packets-held-for-a03f60 = Paquets retenus pendant

gateways-that-put-packets-back-in-e6e218 = Des passerelles qui remettent en ordre les paquets ramènent le goodput du tourniquet vers celui du chemin unique.

packets-held-for-200-ms-at-ae7fa0 = Paquets retenus pendant 200 ms : au moins 90 % du plus court chemin. Le reste n’est pas perdu pour TCP : les chemins du moins de liaisons sont plus longs que celui du plus court délai, et la fenêtre est fixe.

without-them-newreno-gets-less-ac7a9d = Sans elles NewReno obtient moins.

at-most-95-of-what-it-011f12 = Au plus 95 % de ce qu’il a là où les paquets sont retenus pendant 200 ms.

they-cost-sack-next-to-nothing-834bf2 = Elles ne coûtent presque rien à SACK là où il n’en avait pas besoin.

half-the-lifetime-younger-arrivals-d47aea = La moitié de la durée de vie, des arrivées plus jeunes.

packets-held-for-200-ms-at-9e4728 = Paquets retenus pendant 200 ms : au moins 95 % du goodput sans passerelles. Ce qui est retenu arrive d’un coup, et les acquittements de même.

gateways-that-hold-packets-for-less-4a7cbf = Des passerelles qui retiennent les paquets moins longtemps que les chemins ne diffèrent peuvent nuire.

over-spaceway-whose-paths-differ-by-1387c9 = Sur Spaceway, dont les chemins diffèrent de plus de 20 ms, paquets retenus pendant 20 ms : NewReno a au plus 60 % de ce qu’il a sans passerelles. Ce qui a été abandonné vient derrière toute une série de paquets plus récents, dont chacun est un acquittement dupliqué de plus.

where-packets-are-held-for-longer-92f675 = Là où les paquets sont retenus plus longtemps que les chemins ne diffèrent, les hôtes les reçoivent tous en ordre.

no-packet-comes-after-a-later-b1d230 = Aucun paquet ne vient après un plus récent.

over-a-single-path-gateways-hold-8127e2 = Sur un chemin unique les passerelles ne retiennent rien.

within-0-1-of-the-goodput-dadef2 = À 0,1 % près du goodput sans elles.

time-with-ends-that-fly-opposite-a6776c = Temps avec des extrémités qui volent en sens opposés

rosettes-have-sets-of-ascending-and-adf528 = Les rosettes ont des groupes de chemins ascendants et descendants : un chemin d’un groupe à l’autre est un détour.

of-spaceway-ngso-the-mean-delay-6b15e1 = Pour Spaceway NGSO : le délai moyen est plus grand d’au moins 30 ms tant que les extrémités volent en sens opposés.

polar-planes-with-links-across-the-9e885a = Les plans polaires avec des liaisons à travers la couture n’ont pas un tel détour.

at-most-20-ms-3a815b = Au plus 20 ms.

their-ends-fly-opposite-ways-for-6075c4 = Leurs extrémités volent en sens opposés aussi longtemps que la couture se trouve entre elles, c’est-à-dire la différence de longitude divisée par 180°.

at-60-a-third-of-the-c777be = À 60° : un tiers du temps, à 2 points près.

over-the-shortest-path-two-satellites-564edf = Par le plus court chemin, deux satellites à la fois donnent davantage que le plus haut seul.

at-least-100-5-the-shortest-d9cbb6 = Au moins 100,5 % : le plus court chemin de tous est plus court que celui par les satellites les plus hauts, et une fenêtre fixe en tire d’autant plus.

over-spaceway-packets-overtake-each-othe-0ece73 = Sur Spaceway les paquets se doublent bien davantage là où ils prennent plusieurs chemins dès le premier bond.

of-a-hundred-packets-at-least-282c91 = Sur cent paquets, au moins 30 de plus arrivent après de plus récents avec deux satellites à la fois qu’avec un.

round-robin-with-sack-has-more-6f8278 = Le tourniquet avec SACK a malgré tout plus de goodput par deux satellites que par un.

at-least-102-from-two-satellites-ad13b2 = Au moins 102 % : à partir de deux satellites les chemins sont plus courts.

rack-finds-retransmissions-that-are-lost-0bd079 = RACK trouve les retransmissions qui sont perdues à leur tour, et épargne des expirations.

at-10-at-most-half-of-b6cb6f = À 10 %, au plus la moitié d’entre elles (RFC 8985 1 le dit de TCP).

with-bbr-whose-window-losses-do-bb3fbe = Avec BBR, dont les pertes ne réduisent pas la fenêtre, c’est ce qui vaut le plus.

over-280-ms-at-10-at-b0fb75 = Sur 280 ms à 10 %, au moins 1,2 fois le goodput.

over-a-geostationary-satellite-that-lose-e0bcbe = Sur un satellite géostationnaire qui perd un paquet sur cent, BBR et RACK obtiennent plusieurs fois le goodput de la RFC 9260.

at-least-ten-times-72a456 = Au moins dix fois.

where-few-packets-are-lost-rack-abfb92 = Là où peu de paquets sont perdus RACK ne change rien.

text-b738ce = De 0,95 à 1,05 du goodput à 0,1 % sur 35 ms.

profile-d696a3 = Profil

dcsctp-initial-cwnd-3-rto-min-6346bf = dcSCTP, cwnd initial 3, RTO.Min 1 s

what-freebsd-charges-beside-each-chunk-ff5cf6 = Ce que FreeBSD compte outre chaque chunk coûte un sixième de la fenêtre.

without-loss-80-to-86-of-f812cb = Sans pertes, de 80 à 86 % de la RFC 9260.

t3-rtx-which-this-stack-does-7ae06d = T3-rtx, que cette pile ne redémarre pas, expire pendant que des données sont en route : 49 fois en 100 s sans une perte, et chaque expiration recommence avec un petit cwnd, si bien que c’est cwnd, non ce qui est compté, qui borne l’émetteur. Il bat avec l’aller-retour ; 0,1 % de délai en plus peut changer le goodput de moitié.

it-is-furthest-behind-where-losses-4c8993 = C’est là où les pertes sont rares et où cwnd pourrait être grand qu’il est le plus en retard.

at-a-loss-rate-of-0-3aac46 = À un taux de perte de 0,005, au plus 80 % de la RFC 9260.

browsers-announce-nine-tenths-of-their-d9d600 = Les navigateurs annoncent neuf dixièmes de leur tampon.

without-loss-87-to-91-of-b92f3f = Sans pertes, de 87 à 91 % de la RFC 9260.

under-loss-they-stay-close-to-16b813 = Sous pertes ils restent près de la RFC 9260.

from-a-loss-rate-of-0-984aa5 = À partir d’un taux de perte de 0,005, de 80 à 98 % de celle-ci.

messages-of-500-bytes-every-50-a8d33f = Messages de 500 octets toutes les 50 ms

carried-by-5cafc3 = Transporté par

sctp-eight-streams-130df9 = SCTP, huit flux

sctp-one-stream-bff207 = SCTP, un flux

tcp-one-connection-fb8a82 = TCP, une connexion

where-nothing-is-lost-streams-do-fe14f8 = Là où rien n’est perdu les flux n’importent pas : avec huit la latence est celle avec un.

a-check-of-our-own-to-cca38a = Un contrôle à nous, à 1 % près.

messages-at-a-rate-that-is-5c027c = Des messages à un débit bien inférieur à celui des liaisons arrivent plus tôt par huit flux, car un paquet perdu ne retient que les suivants de son flux.

a-check-of-our-own-the-480968 = Un contrôle à nous : le 95e centile est au plus 0,9 de celui avec un flux.

streams-change-the-latency-of-the-6e4b1b = Les flux changent de moins d’un dixième la latence des objets d’une page : c’est celle d’une fenêtre qui s’ouvre de nouveau pour chaque page.

a-check-of-our-own-the-7c85f6 = Un contrôle à nous : la médiane par huit flux est à 10 % près celle par un.

at-a-loss-of-1-and-a64dc3 = À une perte de 1 % et plus, les messages par huit flux arrivent plus tôt que par TCP.

a-check-of-our-own-on-8f237a = Un contrôle à nous, sur le 95e centile.

goodput-falls-as-the-loss-rate-69352d = Le goodput diminue quand le taux de perte croît.

without-loss-and-scaling-goodput-is-6b24b9 = Sans pertes ni facteur d’échelle, le goodput est d’une fenêtre de 65 535 octets par aller-retour.

cubic-is-at-least-as-fast-022ce6 = CUBIC est au moins aussi rapide que NewReno et SACK sur un long chemin avec de grandes fenêtres.

at-a-loss-rate-of-0-88a9bd = À un taux de perte de 0,001 NewReno avec SACK atteint MSS / RTT sqrt(3 / 2p), 855 kbit/s.

mathis-semke-mahdavi-and-ott-1997-a95ee7 = Mathis, Semke, Mahdavi et Ott 1997 ; à 10 % près, chaque segment acquitté.

ten-runs-spread-too-widely-with-1c458d = Dix exécutions se dispersent trop : avec 100 c’est 882 ± 29 kbit/s, dans les dix pour cent.

at-a-loss-rate-of-0-16ecfd = À un taux de perte de 0,005 NewReno avec SACK atteint MSS / RTT sqrt(3 / 2p), 383 kbit/s.

ten-runs-spread-too-widely-with-eabd8d = Dix exécutions se dispersent trop : avec 100 c’est 371 ± 8 kbit/s, dans les dix pour cent.

without-random-loss-every-sender-uses-cc13d8 = Sans pertes aléatoires chaque émetteur utilise au moins neuf dixièmes de la liaison.

packets-that-overtake-others-are-taken-64af72 = Des paquets qui en doublent d’autres sont pris pour des pertes : même sans pertes aléatoires des données sont réémises.

no-change-of-the-delay-makes-f9c647 = Aucun changement du délai ne fait expirer un temporisateur de retransmission.

with-one-packet-in-10-000-e922a1 = Avec un paquet perdu sur 10 000, CUBIC remet davantage que NewReno.

sctp-whose-window-grows-like-that-df7d5f = SCTP, dont la fenêtre croît comme celle de NewReno, remet autant à un cinquième près.

half-of-them-each-709269 = moitié de chacun

fairness-and-utilisation-5bed63 = Équité et utilisation

flows-with-the-same-congestion-control-111162 = Des flots de même contrôle de congestion partagent à parts égales.

jain-s-index-of-at-least-c69c91 = Indice de Jain d’au moins 0,9 sur 500 s.

cubic-keeps-the-link-fuller-than-c43aed = CUBIC garde la liaison plus pleine que Reno.

end-to-end-6b5cb4 = De bout en bout

split-32afaa = Scindé

packet-error-rate-of-the-line-9759a9 = Taux d’erreur de paquets de la ligne

without-loss-and-with-large-windows-0190ad = Sans pertes et avec de grandes fenêtres la passerelle ne change rien : les deux remplissent la liaison satellite.

end-to-end-a-window-of-344537 = De bout en bout une fenêtre de 65 535 octets donne 45 segments à chaque aller-retour de 0,53 s, 984 kbit/s.

split-such-a-window-gives-45-8482c4 = Scindée, une telle fenêtre donne 45 segments à chaque aller-retour du tronçon satellite, 0,49 s, quoi que perde la ligne jusqu’à 1 % : 1063 kbit/s.

within-5-the-line-alone-with-cc7a69 = À 5 % près : la ligne seule, avec son court aller-retour, est plus rapide que cela même tant qu’elle perd.

split-a-loss-of-0-1-0b0672 = Scindé, une perte de 0,1 % sur la ligne laisse pleine la liaison satellite.

at-a-loss-rate-of-0-a80683 = À un taux de perte de 0,005 le flot scindé a ce que la loi donne à la ligne, MSS / RTT sqrt(3 / 2p) avec 0,0408 s : 4 918 kbit/s.

mathis-semke-mahdavi-and-ott-1997-2c62c2 = Mathis, Semke, Mahdavi et Ott 1997 ; à 10 % près.

from-end-to-end-the-law-95e393 = De bout en bout la loi donne 379 kbit/s avec 0,53 s.

within-10-f15c29 = À 10 % près.

so-the-gateway-gains-the-ratio-e21b53 = La passerelle gagne donc le rapport des deux allers-retours, 13.

within-20-d410ad = À 20 % près.

without-probing-52fe1d = sans sondage

with-probing-e7aabc = avec sondage

share-of-congestion-among-the-bad-80e530 = Part de la congestion parmi les mauvais séjours

drop-probability-in-the-bad-state-ee6585 = Probabilité d’élimination dans le mauvais état

probing-raises-the-effective-throughput--e7e083 = Le sondage augmente le débit effectif quelle que soit la part de congestion des mauvais états.

at-every-point-55c787 = À chaque point.

probing-gains-less-where-every-bad-03766d = Le sondage gagne moins là où chaque mauvais état est de la congestion que là où aucun ne l’est, car il réduit alors la fenêtre de moitié comme l’autre émetteur.

throughput-with-probing-over-that-withou-fc2d7f = Le débit avec sondage divisé par celui sans, avec tous congestionnés, divisé par le même avec aucun : au plus 0,98.

yet-most-of-the-gain-stays-a64238 = Pourtant la plus grande partie du gain reste : la part de congestion n’est pas ce qui décide.

with-all-congested-probing-still-gains-198067 = Avec tous congestionnés le sondage gagne encore au moins 40 %.

with-probing-the-overhead-falls-as-09c83d = Avec sondage le surcoût diminue quand la congestion a une plus grande part.

with-all-congested-at-most-90-85ccdd = Avec tous congestionnés, au plus 90 % de celui avec aucun.

probing-raises-the-effective-throughput--5adcb3 = Le sondage augmente le débit effectif dans tous les tests.

section-6-figure-6-1349bf = Section 6, figure 6

at-every-point-with-losses-317549 = À chaque point avec des pertes.

the-least-gain-is-3-308046 = Le moindre gain est de 3 %.

at-one-point-at-least-the-b23846 = À un point au moins le gain est de 3 %, à cinq points près.

with-100-runs-a-point-gains-1ab0e1 = Avec 100 exécutions par point les gains sont entre 27 et 87 %, et à 2 % d’éliminés, le minimum, le sondage gagne 78 ± 7 % avec des séjours de 10 s. Un modèle indépendant écrit d’après l’article concorde avec ce qui est mesuré ici. Il a là 79,7 ± 18,8 %, et de 26 à 94 % à ses points.

the-greatest-gain-is-150-620f1b = Le plus grand gain est de 150 %.

at-one-point-at-least-the-9cb531 = À un point au moins le gain est de 150 %, à un cinquième près de celui-ci.

with-100-runs-a-point-gains-303206 = Avec 100 exécutions par point les gains sont entre 27 et 87 %. Un modèle indépendant écrit d’après l’article concorde avec ce qui est mesuré ici. Son plus grand est de 94,1 ± 21,6 %, à 10 % d’éliminés avec des séjours de 10 s.

the-gains-with-stays-of-10-de2883 = Les gains avec des séjours de 10 s sont au-dessus de ceux avec des séjours de 1 s.

at-every-drop-probability-throughput-wit-975a15 = À chaque probabilité d’élimination : le débit avec sondage divisé par celui sans, pour des séjours de 10 s, divisé par le même pour 1 s.

true-at-5-and-above-at-9fb034 = Vrai à 5 % et au-dessus ; à 2 % les séjours de 10 s gagnent 75 ± 14 % et ceux de 1 s 61 %, et vingt exécutions ne peuvent pas le dire (rapport 1,09 ± 0,09).

an-independent-model-written-from-the-b5e2f2 = Un modèle indépendant écrit d’après l’article

probing-mostly-lowers-the-overhead-2b3148 = Le sondage abaisse le plus souvent le surcoût.

section-6-figure-7-bd9382 = Section 6, figure 7

at-four-of-five-points-with-54ab23 = À quatre points sur cinq avec des pertes.

at-a-drop-probability-of-50-7d28b3 = À une probabilité d’élimination de 50 % le sondage économise 44 % du surcoût.

text-c6a85e = De 30 à 58 % économisés, avec des séjours de 10 s.

with-100-runs-36-2-5-70d509 = Avec 100 exécutions 36 ± 2,5 % sont économisés. Un modèle indépendant écrit d’après l’article concorde avec ce qui est mesuré ici. Il économise 35 % : 5,7 sur 8,8 %.

kbit-s-per-3adbb8 = kbit/s par %

with-probing-more-throughput-comes-with-5cdf97 = Avec sondage, davantage de débit vient avec chaque pour cent de surcoût.

rendezvous-6bcbdf = Rendez-vous

handoff-rate-7e8eb1 = Taux de handoff

section-6-figure-9-f82a9d = Section 6, figure 9

the-throughput-falls-with-the-handoff-952d57 = Le débit diminue avec le taux de handoff.

from-each-rate-to-the-next-6a80f7 = De chaque taux au suivant, ou de 3 % en sens inverse.

section-6-figure-10-3811a3 = Section 6, figure 10

the-least-gain-is-4-8bb61e = Le moindre gain est de 4 %.

section-6-figures-9-and-10-1581bb = Section 6, figures 9 et 10

at-one-point-at-least-the-c69d46 = À un point au moins le gain est de 4 %, à cinq points près.

the-greatest-gain-is-86-f8a458 = Le plus grand gain est de 86 %.

at-one-point-at-least-the-3849b7 = À un point au moins le gain est de 86 %, à un cinquième près de celui-ci.

with-100-runs-a-point-the-130900 = Avec 100 exécutions par point le plus grand gain est de 70 ± 5 %, pour des handoffs d’une demi-seconde à un taux de 15 % : au bord inférieur de ce qui compte. Un modèle indépendant écrit d’après l’article concorde avec ce qui est mesuré ici. Il a là 66,9 ± 11,6 %.

handoffs-of-one-second-gain-more-01f002 = Les handoffs d’une seconde gagnent davantage que ceux d’une demi-seconde.

at-every-handoff-rate-throughput-with-613c8c = À chaque taux de handoff : le débit avec sondage divisé par celui sans, pour des handoffs d’une seconde, divisé par le même pour une demi-seconde.

with-100-runs-a-point-handoffs-bacd10 = Avec 100 exécutions par point les handoffs d’une demi-seconde gagnent davantage à chaque taux : 70 ± 5 % contre 58 ± 4 % à 15 %. Sans sondage une demi-seconde coûte plus de débit au même taux, parce qu’il y a deux fois plus de handoffs. Un modèle indépendant écrit d’après l’article concorde avec ce qui est mesuré ici. Il a 66,9 % pour une demi-seconde à 15 % et 48,6 % pour une seconde à 13 %.

handoffs-of-one-second-give-at-da25b6 = Les handoffs d’une seconde donnent au moins le débit de ceux d’une demi-seconde.

at-every-handoff-rate-without-and-b2b322 = À chaque taux de handoff, sans et avec sondage.

clearly-more-at-every-rate-from-51f15c = Nettement plus à chaque taux à partir de 3 %. À 1 % avec sondage il y a si peu de handoffs que rien ne peut être dit : rapport 1,002 ± 0,018 avec 100 exécutions par point.

section-6-figure-11-4ed9fe = Section 6, figure 11

the-overhead-grows-with-the-handoff-77fabc = Le surcoût croît avec le taux de handoff.

section-6-figure-12-bb452a = Section 6, figure 12

with-handoffs-of-one-second-probing-3075f1 = Avec des handoffs d’une seconde le sondage économise 34 % du surcoût.

text-99e460 = De 27 à 41 % économisés à 15 %, où l’économie est la plus grande.

connectivity-rate-2d3713 = Taux de connectivité

section-6-figure-15-b8239e = Section 6, figure 15

the-least-gain-is-13-6cb884 = Le moindre gain est de 13 %.

at-one-point-at-least-the-a4e514 = À un point au moins le gain est de 13 %, à cinq points près.

with-100-runs-a-point-the-84d30b = Avec 100 exécutions par point les moindres gains, 17 ± 8 % à 3 % et 17 ± 7 % à 7,5 % avec un rendez-vous de 10 s, se trouvent au bord supérieur de ce qui compte, et leur dispersion le dépasse.

the-greatest-gain-is-77-f3c4ed = Le plus grand gain est de 77 %.

at-one-point-at-least-the-8cef77 = À un point au moins le gain est de 77 %, à un cinquième près de celui-ci.

with-100-runs-a-point-the-aa630b = Avec 100 exécutions par point le plus grand gain est de 70 ± 9 %, à un taux de 30 % avec un rendez-vous de 5 s : son intervalle descend au-dessous de ce qui compte.

the-throughput-rises-with-the-connectivi-648942 = Le débit augmente avec le taux de connectivité.

a-rendezvous-of-10-s-gives-8692ee = Un rendez-vous de 10 s donne plus de débit qu’un de 5 s.

at-every-connectivity-rate-without-and-4a68c6 = À chaque taux de connectivité, sans et avec sondage.

section-6-figure-16-b00acd = Section 6, figure 16

at-a-connectivity-of-1-there-c8bb6a = À une connectivité de 1 % il y a 500 ou 1000 s sans aucune, et les sondes continuent pendant ce temps : avec un rendez-vous de 5 s elles portent ce que l’émetteur émet outre les données de 4,0 à 8,5 % du fichier, plus que les retransmissions qu’elles économisent, 6,4 moins 4,0 % (40 exécutions). Avec 100 exécutions par point le surcoût est là de 22 ± 4 et 41 ± 6 % plus élevé, sans différence à 3 % avec 10 s, et de 10 à 25 % plus bas aux neuf autres points : pas quatre cinquièmes de tous.

the-overhead-does-not-depend-on-0081d8 = Le surcoût ne dépend pas du taux de connectivité.

within-a-tenth-of-that-at-394dcf = À un dixième près de celui à 30 %.

from-15-on-it-is-flat-69f790 = À partir de 15 % il est plat, et sans sondage à partir de 7,5 %. Au-dessous il croît quand il y a moins de connectivité : à 1 % il est de 1,27 et 1,29 fois celui à 30 % sans sondage et de 2,07 et 2,40 fois avec (100 exécutions par point), car des rapports sont demandés et les sondes continuent pendant le temps sans aucune connectivité, qui est là 99 % du transfert.

at-a-connectivity-of-1-there-a92bd6 = À une connectivité de 1 % il y a 500 ou 1000 s sans aucune, et les sondes continuent pendant ce temps : avec un rendez-vous de 5 s elles portent ce que l’émetteur émet outre les données de 4,0 à 8,5 % du fichier, plus que les retransmissions qu’elles économisent, 6,4 moins 4,0 % (40 exécutions). Le gain en débit, 18 ± 10 % avec un rendez-vous de 10 s, est donc dépensé en surcoût : le rapport y est de 1,02 ± 0,16 avec 100 exécutions. À tout autre point il est meilleur.

file-50009c = Fichier

larger-files-take-longer-b53a22 = Les fichiers plus grands prennent plus longtemps.

from-each-size-to-the-next-61da04 = De chaque taille à la suivante.

the-latency-of-a-file-of-87aacb = La latence d’un fichier de 1 Ko à 1,2 kbit/s est celle imprimée.

within-15-0bcd4d = À 15 % près.

with-100-runs-it-is-71-5fc0e6 = Avec 100 exécutions elle est de 71,7 ± 2,0 s, 13 % au-dessus de celle imprimée et au bord de ce qui compte.

the-latency-of-a-file-of-805db1 = La latence d’un fichier de 10 Ko à 1,2 kbit/s est celle imprimée.

the-latency-of-a-file-of-c265f8 = La latence d’un fichier de 1 Ko à 9,6 kbit/s est celle imprimée.

the-latency-of-a-file-of-9cff2f = La latence d’un fichier de 10 Ko à 9,6 kbit/s est celle imprimée.

the-values-printed-in-the-paper-5fb085 = Les valeurs imprimées dans l’article

the-values-printed-0021d5 = Les valeurs imprimées

where-nothing-is-lost-tcp-probing-fd7a74 = Là où rien n’est perdu TCP-probing est TCP.

the-same-effective-throughput-to-within-d10310 = Le même débit effectif, à 0,1 % près.

probing-raises-the-effective-throughput--0393ac = Le sondage augmente le débit effectif de TCP partout où des paquets sont perdus.

by-10-at-least-at-every-c07580 = D’au moins 10 %, à chaque point avec des pertes.

with-probing-few-losses-end-in-fa0dfc = Avec sondage peu de pertes finissent en une expiration qui laisse un segment de cwnd.

at-most-30-of-the-timeouts-07222f = Au plus 30 % des expirations de TCP.

in-tcp-probing-raises-the-overhead-60a7af = Dans TCP le sondage augmente le surcoût : après une expiration repart, à la fenêtre d’avant, tout ce dont on ne sait pas s’il est arrivé, là où les rapports de XSTP nomment ce qui manque.

at-every-point-with-losses-more-0a9ed0 = À chaque point avec des pertes, plus que TCP.

where-the-channel-changes-fast-and-c51d81 = Là où le canal change vite et perd beaucoup, XSTP avance plus loin que TCP-probing.

with-stays-of-1-s-and-484c36 = Avec des séjours de 1 s et 10 % de pertes ou plus, d’au moins 30 %.

states-2f6e9d = États

handoffs-b03790 = handoffs

limited-connectivity-81704e = connectivité limitée

as-assumed-6e5c6d = comme supposé

no-backoff-00c8af = sans ralentissement

backoff-to-64-0182fc = ralentissement jusqu’à 64

idle-after-5-s-16942e = inactif après 5 s

idle-after-120-s-57929b = inactif après 120 s

window-paced-c5d247 = fenêtre étalée

growth-by-reports-6751c0 = croissance par rapports

tolerance-0-5e2a06 = tolérance 0

tolerance-25-d31f21 = tolérance 25 %

tolerance-60-550b65 = tolérance 60 %

probing-raises-the-effective-throughput--85cb1a = Le sondage augmente le débit effectif quel que soit le choix.

files-of-one-frame-get-more-5b7d79 = Les fichiers d’une trame obtiennent plus de débit que ceux de plusieurs.

text-6c245a = 1 Ko face à 100 o, aux deux débits.

the-throughput-of-a-file-of-98455b = Le débit d’un fichier de 1 Ko à 1,2 kbit/s est celui imprimé.

the-throughput-of-a-file-of-420ffa = Le débit d’un fichier de 10 Ko à 1,2 kbit/s est celui imprimé.

the-throughput-of-a-file-of-2defc7 = Le débit d’un fichier de 1 Ko à 9,6 kbit/s est celui imprimé.

the-throughput-of-a-file-of-8920d3 = Le débit d’un fichier de 10 Ko à 9,6 kbit/s est celui imprimé.

normalised-throughput-d866d2 = Débit normalisé

the-slower-channel-is-used-better-208a2f = Le canal le plus lent est mieux utilisé.

at-every-size-6bbdd9 = À chaque taille.

the-normalised-throughput-of-a-file-2a716d = Le débit normalisé d’un fichier de 1 Ko à 1,2 kbit/s est celui imprimé.

the-normalised-throughput-of-a-file-1275ab = Le débit normalisé d’un fichier de 10 Ko à 1,2 kbit/s est celui imprimé.

the-normalised-throughput-of-a-file-2ced99 = Le débit normalisé d’un fichier de 1 Ko à 9,6 kbit/s est celui imprimé.

the-normalised-throughput-of-a-file-f1743c = Le débit normalisé d’un fichier de 10 Ko à 9,6 kbit/s est celui imprimé.
leocc-cubic-4844a0 = LeoCC, CUBIC
leocc-bbr-d3a3cd = LeoCC, BBR
leocc-leocc-0e2406 = LeoCC, LeoCC
with-a-short-queue-leocc-takes-fb7d55 = Avec une file courte LeoCC prend la liaison à CUBIC, comme le fait BBR.
at-least-0-6-with-half-5813e7 = Au moins 0,6 avec la moitié d’un produit bande passante-délai.
two-leoccs-leave-a-shorter-queue-86653d = Deux LeoCC laissent une file plus courte que deux BBR.
the-median-wait-over-34-ms-aed157 = L’attente médiane sur 34 ms avec une file profonde est d’au plus la moitié.
so-they-do-over-the-slow-95ae02 = Ils le font aussi sur la liaison lente.
the-same-over-279-ms-ce75e1 = De même sur 279 ms.
five-packets-take-48-ms-there-b64546 = Cinq paquets y prennent 48 ms. Pendant que partent ceux d’un flot, l’autre n’entend rien plus longtemps que le seuil de 45 ms et y voit une reconfiguration, 116 fois en 100 s : ce qu’il savait du chemin est perdu, et STARTUP remplit la file.
concurrent-multipath-transfer-beside-a-f-0a5b28 = Transfert multichemin simultané à côté d’un flot sur un seul chemin : qui obtient quelle part d’une liaison que des chemins partagent, par contrôle de congestion couplé
an-association-and-one-on-a-14d679 = Une association et une autre sur un seul chemin émettent sans fin, chacune commencée dans les 2 s, à un instant que tire sa graine. La première a un chemin, ou deux qui portent des données à la fois (CMT) et dont les fenêtres sont couplées par l’une des règles. Ses deux chemins traversent la liaison de l’autre association, comme la liaison descendante d’un satellite que partagent deux interfaces, ou le second a une telle liaison à lui. La liaison a 10 Mbit/s et 34 ms, comme par des satellites en orbites basses, ou 2 Mbit/s et 250 ms, comme par un satellite géostationnaire, et sa file contient un produit bande passante-délai. Elle rejette ce qui la trouve pleine, ou déjà avant des paquets au hasard : RED avec les seuils de Dreibholz et al. 2010, 20 et 80 paquets. 600 s, mesurées à partir de 120 s.
text-d04b6b = 2 Mbit/s, 250 ms
both-cross-the-other-s-link-558618 = Les deux traversent la liaison de l’autre
the-second-has-a-link-of-84a978 = Le second a sa propre liaison
one-path-d56bee = Un chemin
cmt-independent-adac4f = CMT, indépendant
an-association-that-uses-n-paths-4dd3a3 = Une association qui utilise N chemins par le même goulot acquiert N fois la bande passante d’un flot simultané.
draft-tuexen-tsvwg-sctp-multipath-28-c9f3ca = draft-tuexen-tsvwg-sctp-multipath-28, section 6.1
draft-tuexen-tsvwg-sctp-multipath-28-c239f9 = draft-tuexen-tsvwg-sctp-multipath-28, section 6.1. Deux tiers, à un dixième près : de 0,6 à 0,733.
a-coupled-flow-does-not-take-b66784 = Un flot couplé ne prend pas davantage de ce que partagent ses chemins qu’un flot simple qui n’en utilise qu’un.
rfc-6356-goal-2-0380de = RFC 6356, objectif 2
rfc-6356-goal-2-with-lia-61486e = RFC 6356, objectif 2, avec LIA, qui est l’algorithme de la RFC : la moitié, à un dixième près.
a-coupled-flow-performs-at-least-8bd731 = Un flot couplé fait au moins aussi bien que le ferait un flot à un seul chemin sur le meilleur de ses chemins.
rfc-6356-goal-1-d63d62 = RFC 6356, objectif 1
rfc-6356-goal-1-at-least-3b6ec9 = RFC 6356, objectif 1. Au moins neuf dixièmes de la part qu’obtient un seul chemin.
a-coupled-flow-moves-traffic-off-81c8b6 = Un flot couplé déplace du trafic hors de ses chemins les plus congestionnés.
rfc-6356-goal-3-a27e28 = RFC 6356, objectif 3
rfc-6356-goal-3-with-a-28dcd1 = RFC 6356, objectif 3. Avec une seconde liaison à lui, il laisse plus de la liaison partagée que ne le font des fenêtres indépendantes : au plus 98 % de leur part.
plain-cmt-leads-to-an-overly-a9dc5c = Le CMT simple occupe de façon trop agressive la bande passante des goulets d’étranglement partagés.
dreibholz-2012-evaluation-and-optimisati-ea0a4b = Dreibholz 2012, Evaluation and Optimisation of Multi-Path Transport, résumé
of-the-treatise-the-abstract-alone-169cad = De l’ouvrage, seul le résumé était disponible. Plus de la moitié, de plus d’un dixième.
cmt-with-resource-pooling-remains-fair-5ed848 = Le CMT avec mise en commun des ressources reste équitable envers les flots concurrents sur les liaisons congestionnées.
dreibholz-et-al-2010-applying-tcp-cdab47 = Dreibholz et al. 2010, Applying TCP-Friendly Congestion Control to Concurrent Multipath Transfer, résumé
of-the-paper-the-abstract-and-12737a = De l’article étaient disponibles le résumé et les paramètres de ses files, non ses chiffres. Sa règle est CMT/RPv1 : la moitié, à un dixième près.
and-it-achieves-a-performance-improvemen-b8e498 = Et il fait mieux qu’un transfert sans CMT.
where-the-second-path-has-a-56f17f = Là où le second chemin a sa propre liaison : au moins 105 % de la part qu’obtient un seul chemin.
with-olia-it-is-as-with-4be3ed = Pour OLIA il en va comme pour LIA : une file pleine frappe les fenêtres aussi souvent qu’elles croissent.
nor-do-olia-and-cmt-rpv2-8c475e = OLIA et CMT/RPv2 ne prennent pas non plus davantage qu’un flot simple.
own-by-the-same-goal-half-eb0efd = Affirmation propre, selon le même objectif : la moitié, à un dixième près.
and-they-do-at-least-as-b5f50d = Et ils font au moins aussi bien qu’un seul chemin.
own-by-the-same-goal-at-59557e = Affirmation propre, selon le même objectif : au moins neuf dixièmes de la part qu’obtient un seul chemin, là où le second a sa propre liaison.
concurrent-multipath-transfer-over-iridi-a70bc3 = Transfert multichemin simultané sur Iridium et GEO avec tampons divisés et chunks replanifiés
one-association-from-quito-to-london-00aff7 = Une association de Quito à Londres, avec un terminal Iridium et un terminal GEO à chaque extrémité, comme dans l’expérience sur le tampon du récepteur : ce qui vient par Iridium attend ce qui vient par GEO et remplit un petit tampon. Le tampon est tel quel ou divisé, selon ce qui est en vol ou selon ce qui est mis en tampon, et les chunks qui le bloquent repartent par l’autre chemin une fois que la moitié en attend, ou jamais. Le draft laisse les deux règles à des articles, dont est suivi ici le modèle de simulation de ses auteurs ; les valeurs de ces articles sont celles d’autres chemins.
chunk-rescheduling-ensures-quick-blockin-83624d = La replanification de chunks assure une résolution rapide du blocage pour des données ordonnées.
draft-tuexen-tsvwg-sctp-multipath-28-81e0da = draft-tuexen-tsvwg-sctp-multipath-28, section 5.3
draft-tuexen-tsvwg-sctp-multipath-28-4356e2 = draft-tuexen-tsvwg-sctp-multipath-28, section 5.3. Avec des tampons tels quels, un chemin est bloqué pendant au plus neuf dixièmes du temps.
with-split-buffers-a-small-one-5b1e57 = Avec des tampons divisés, un petit porte davantage.
own-split-by-buffered-bytes-at-a70fa6 = Affirmation propre. Divisés selon les octets mis en tampon, au moins 105 %.
both-together-carry-more-than-neither-2024c3 = Les deux ensemble portent davantage qu’aucun des deux.
own-at-least-110-with-buffers-6cad17 = Affirmation propre. Au moins 110 % avec des tampons de 64 et 128 Ko.
over-the-slow-link-it-is-30d162 = Sur la liaison lente c’est le cas ; sur la rapide LeoCC obtient moins de la moitié. Pas expliqué.
a-full-queue-strikes-the-packet-2e060f = Une file pleine frappe le paquet dont une fenêtre vient de croître. Celle d’un flot simple croît d’un paquet par aller-retour, chacune de deux fenêtres couplées d’un cinquième à un demi, si bien qu’elles sont réduites moins souvent pour ce qu’elles portent. Sans une telle file il en reste moins : 0,55 et 0,54 avec RED, 0,53 sur des liaisons qui perdent 0,08 % au hasard. Un modèle fait des seules fenêtres donne à LIA 0,63 d’une liaison dont les débordements frappent une fenêtre aussi souvent qu’elle croît, 0,53 là où ils la frappent aussi souvent qu’elle y a de paquets, et 0,52 avec des pertes au hasard, car alpha prend la plus grande de fenêtres qui varient.
it-is-so-with-one-of-cb08e7 = C’est le cas avec l’un des deux tampons. Sur deux câbles à 1 Mbit/s la replanification gagne avec des tampons de 16 et 32 Ko et ne gagne plus rien à partir de 64 Ko.
a-path-that-may-fill-its-c250c6 = Un chemin qui ne peut remplir que sa part est plus lent là où elle est inférieure à son produit bande passante-délai, qui est de 140 ko sur GEO.
a-chunk-that-leaves-again-is-e3ac07 = Un chunk qui repart est traité comme une perte de son premier chemin, dont la fenêtre est réduite de moitié. Que cela explique tout n’a pas été montré.
