stopped-bd8a3c = { $a } s’est arrêté : { $b }
show-again-b800eb = Afficher de nouveau
is-being-loaded-b7c3b5 = Chargement : { $a }.
paths-of-58c46d = Chemins de { $a }
path-62fa5a = Chemin
state-a3b50c = État
in-flight-b65abb = En vol
heartbeats-bc51f5 = Heartbeats
no-path-05fd18 = pas de chemin
lost-ede567 = { $a }, perdus : { $b }
the-sun-stands-where-it-does-62d684 = Le Soleil se trouve là où il est à l’époque du scénario ; sans époque, une exécution commence à midi UTC de l’équinoxe de mars.
where-the-satellites-that-serve-the-0f2000 = Où passent au zénith les satellites qui desservent le flot choisi, et le satellite choisi : la dernière demi-heure en tirets, les 90 minutes suivantes en trait plein.
packets-0d34e7 = Paquets
other-flows-21e196 = Autres flots
footprints-dfd834 = Empreintes
ground-tracks-4f3987 = Traces au sol
seam-1922c4 = Couture
day-and-night-8b1a00 = Jour et nuit
borders-0de9f3 = Frontières
labels-934b88 = Étiquettes
all-satellite-names-8aca50 = Tous les noms de satellites
link-load-d4e5b6 = Charge des liaisons
layers-0bcd66 = Couches
all-ends-and-paths-in-sight-2d1a2a = Toutes les extrémités et tous les chemins visibles à côté des fiches (F)
the-highest-orbits-in-sight-too-bd2b8f = Les orbites les plus hautes visibles aussi (Shift F)
on-a-plain-canvas-without-webgl-bfeb57 = Sur un simple canevas, sans WebGL : les mêmes choses pour moins de travail, comme pour une machine sans carte graphique. Conservé sur cet appareil.
there-is-no-graphics-card-here-2a7376 = Il n’y a pas de carte graphique ici ; le globe est donc dessiné plus grossièrement et sans atmosphère pendant que quelque chose bouge. Net, il peut saccader. Conservé sur cet appareil.
try-the-globe-again-ea2202 = Réessayer le globe
inertial-view-1bc396 = Vue inertielle
drawn-in-2d-d2d231 = Dessiné en 2D
intraplane-61bff9 = intraplan
interplane-bd1f33 = interplan
cross-seam-0a6739 = à travers la couture
nearest-satellites-3be4c4 = satellites les plus proches
ground-link-c731a8 = liaison sol
legend-of-the-globe-0d489c = Légende du globe
load-idle-to-full-aa447e = charge, de vide à pleine
orbit-4fa1a1 = orbite
footprint-4ba8de = empreinte
ground-track-d69a38 = trace au sol
seam-00e987 = couture
of-7bd51e = {" "}de { $a }
primary-986a1b = primaire
path-a0af9f = chemin
way-back-d3cbd2 = retour
bad-state-032eff = mauvais état
other-flows-27ca3a = autres flots
path-of-5631cd = chemin de { $a }
fast-retransmission-b7e7c5 = retransmission rapide
after-a-timeout-3a412a = après une expiration
too-big-before-8bcab8 = trop grand auparavant
heartbeat-6b20e9 = heartbeat
forged-ccdd35 = falsifié
control-0fcd56 = contrôle
satellite-dc4b4e = satellite
serving-satellite-6df73b = satellite de desserte
flow-endpoint-73183f = extrémité de flot
border-4f1a55 = frontière
day-and-night-9d98c2 = jour et nuit
station-without-a-flow-f7c71a = station sans flot
paths-of-the-flow-8de079 = Chemins du flot
all-figures-of-the-paths-268afc = Toutes les valeurs des chemins
quickest-path-c3af0b = Chemin le plus rapide
paths-with-as-many-links-30f44b = Chemins à autant de liaisons
sky-frozen-at-57e834 = Ciel figé à
next-handover-507b1e = Prochain handover
no-satellite-3fd28a = Aucun satellite
for-more-6c0e4f = encore pendant { $a }
to-the-end-8addd6 = jusqu’à la fin
at-present-7120b7 = à présent
for-or-more-dd74ce = pendant { $a } ou plus
in-e9df66 = dans { $a }
not-yet-known-099c6d = pas encore connu
after-49d331 = après { $a }
the-camera-goes-along-with-the-5dd99d = La caméra accompagne le satellite jusqu’à Esc, ou jusqu’à ce que le globe soit tourné (T)
stop-following-fcc32e = Ne plus suivre
follow-641d1e = Suivre
catalogue-number-80fb0c = Numéro de catalogue
plane-slot-a0369b = Plan, rang
below-it-496099 = Au-dessous
altitude-cbc2e7 = Altitude
decayed-86efca = désorbité
place-e9463d = Lieu
kind-f5387f = Genre
wired-node-077181 = nœud filaire
served-by-052c97 = Desservi par
elevation-8a7d4c = Élévation
wired-link-1166d6 = liaison filaire
packets-waiting-d151ed = { $a } paquets en attente
bytes-d132bc = { $a } octets, { $b }
dropped-e5d224 = { $a }, éliminés : { $b }
find-822b2a = Trouver
by-name-bbd269 = par nom
no-satellite-or-station-of-that-82c344 = Aucun satellite ni station de ce nom.
compare-with-another-link-f9bf5c = Comparer à un autre lien
a-link-of-skywindow-as-copy-724c6f = Un lien de Skywindow, tel que le donne « Copier le lien »
close-compare-runs-470f78 = Fermer la comparaison
compare-with-b33c54 = Comparer à…
pin-this-run-and-change-one-9147e3 = Épinglez cette exécution et changez une chose : les deux avancent à la même horloge, avec la même graine sous le même ciel. Ou ouvrez un autre lien à côté.
at-most-runs-can-stand-beside-3c8b47 = Au plus { $a } exécutions peuvent être placées côte à côte : retirez-en une pour en épingler une autre.
runs-848f54 = Exécutions
name-of-run-a9daee = Nom de l’exécution { $a }
the-controls-change-it-896960 = les commandes la changent
follow-run-293258 = Suivre<1> l’exécution { $a }</1>
trade-places-with-run-the-controls-afa2a6 = Échanger avec l’exécution { $a } : les commandes changent alors celle-ci
swap-run-9406ce = Échanger<1> avec l’exécution { $a }</1>
pin-run-in-its-place-735e8b = Épingler l’exécution { $a } à sa place
replace-run-9f6752 = Remplacer<1> l’exécution { $a }</1>
remove-c3812f = Retirer
unpin-ee3c71 = Détacher
run-18fc9c = exécution { $a }
what-differs-in-46c5de = Ce qui diffère dans { $a }
does-not-differ-from-a-yet-55a726 = { $a } ne diffère pas encore de A
differs-from-a-in-0c7a54 = { $a } diffère de A par
change-one-thing-in-the-controls-0586d9 = Changez une chose dans les commandes, et voyez ce qui suit.
whether-it-goes-on-at-the-800cb9 = Si elle se poursuit à la tête de lecture.
results-at-the-playhead-and-how-b9ea0a = Résultats à la tête de lecture, et écart à A
delivered-906115 = Remis
user-data-given-to-the-application-7b0129 = Données utilisateur remises à l’application dans l’ordre par le dernier intervalle de mesure entier.
goodput-0051b9 = Goodput
user-data-delivered-over-the-time-276341 = Données utilisateur remises, rapportées au temps écoulé depuis le début de l’exécution.
lost-51e135 = Perdus
packets-with-data-that-did-not-3785fe = Paquets de données non arrivés, quelle qu’en soit la raison.
sent-again-481a59 = Réémis
packets-with-data-that-had-been-f77fc5 = Paquets de données déjà émis auparavant.
timeouts-1f0e82 = Expirations
expiries-of-the-retransmission-timer-63ec62 = Expirations du temporisateur de retransmission.
ended-s-e1e9b5 = finie à { $a } s
goes-on-d17f7d = se poursuit
find-a-city-383750 = Trouver une ville
no-city-of-that-name-pick-b7d24b = Aucune ville de ce nom ; choisissez le lieu sur le globe.
find-a-control-6279bf = Trouver une commande
no-control-is-called-93d7b5 = Aucune commande ne s’appelle « { $a } ».
fewer-2a246c = Moins
has-more-than-6e0173 = { $a } a plus de { $b }
character-characters-0a925a = 
    { $a ->
        [one] caractère
       *[other] caractères
    }
a-trace-f58ff8 = une trace
cannot-be-read-2830b4 = { $a } ne peut pas être lu.
line-lines-f034ec = 
    { $a ->
        [one] ligne
       *[other] lignes
    }
remove-e2ec2a = Retirer { $a }
choose-a-file-3e10c3 = Choisir un fichier
another-file-2d7b14 = Autre fichier
gateways-9e4635 = Passerelles
rfc-3135-2-4-split-connections-89b546 = RFC 3135 2.4 : connexions scindées
a-gateway-ends-the-connection-and-2cc37d = Une passerelle termine la connexion et en ouvre une à elle pour le reste du trajet.
each-acknowledges-data-that-the-receiver-2f85cd = Chacune acquitte des données que le récepteur n’a pas encore.
gateway-7cb16f = Passerelle { $a }
gateway-is-at-ca53a7 = La passerelle { $a } est à
move-gateway-up-199c4d = Monter la passerelle { $a }
remove-gateway-527560 = Retirer la passerelle { $a }
add-a-gateway-54c855 = Ajouter une passerelle
li-nth-child-is-input-select-7e1c29 = li:nth-child({ $a }) :is(input, select)
add-to-8c90d5 = Ajouter à { $a }
yes-8a7988 = oui
no-939029 = non
element-elements-0c552a = 
    { $a ->
        [one] élément
       *[other] éléments
    }
locked-a424e3 = Verrouillé
default-37a8ee = par défaut
background-paths-42ed20 = Chemins d’arrière-plan
own-order-27ec56 = ordre propre
move-path-up-8509d5 = Monter le chemin { $a }
remove-path-9e0623 = Retirer le chemin { $a }
add-a-path-9a0cb8 = Ajouter un chemin
sender-0a367b = émetteur
receiver-81bae8 = récepteur
path-goes-by-34f4f0 = Le chemin { $a } passe par
any-d6a7cd = tout
only-dd2f55 = { $a } seulement
twice-325bea = { $a } deux fois
one-path-759fb5 = un chemin
pick-on-the-globe-c23be9 = Choisir sur le globe : { $a }
pick-on-the-globe-750973 = Choisir sur le globe
is-below-the-least-3f8edd = { $a } est inférieur à { $b }, le minimum
is-above-the-most-4c82d1 = { $a } est supérieur à { $b }, le maximum
is-no-whole-number-c3c2d0 = { $a } n’est pas un nombre entier.
reset-74193f = Réinitialiser { $a }{ $b }
to-f970c2 = {" "}à { $a }
changed-e9835a = Modifié. { $a }
differ-3cfec8 = diffèrent ·
to-1403b7 = { $a }{ $b } à { $c }
above-7b8c0b = au-dessus de{" "}
in-this-scenario-9ba29c = { $a } dans ce scénario
default-ad2957 = par défaut { $a }
source-f8c135 = source : { $a }
is-at-hand-when-presenting-take-dedb6e = { $a } : à portée en présentation. Retirer
at-hand-when-presenting-6e9d38 = À portée en présentation
controls-are-at-hand-when-presenting-01fc84 = { $a } commandes sont déjà à portée en présentation
this-scenario-has-no-flow-bed096 = Ce scénario n’a pas de flot.
the-control-2f5d6d = La commande
auto-929260 = auto
changes-take-effect-ceb8c5 = Les changements prennent effet
from-the-start-8bf548 = dès le début
from-here-on-s-0c7903 = à partir d’ici ({ $a } s)
as-a-change-that-can-be-988f54 = { $a }, comme changement qui peut être déplacé, désactivé et annulé
time-of-s-a44dd5 = Instant de { $a }, s
value-of-from-s-on-5c5c6a = Valeur de { $a } à partir de { $b } s
for-s-empty-for-good-7f030e = Durée de { $a }, s ; vide pour toujours
remove-at-s-071c7e = Retirer { $a } à { $b } s
change-edc791 = Changement : { $a }
mark-56d225 = marquer { $a }
changes-6aa165 = Changements <1>{ $a }</1>
remove-all-changes-1fd6a9 = Retirer tous les changements
too-near-to-each-other-for-f4fde9 = Trop proches pour avoir chacun leur marque.
zoom-in-on-them-ba84c4 = Zoomer dessus
change-changes-d10e6d = 
    { $a ->
        [one] changement
       *[other] changements
    }
to-s-ed63ff = { $a } à { $b } s
selected-event-20ca6a = Événement choisi
bytes-of-the-packet-763fc8 = Octets du paquet
path-0-primary-9f6e94 = chemin 0, primaire
the-sender-has-not-reacted-to-b43d7a = L’émetteur n’y a pas réagi dans ce qui est simulé.
corruption-e152d8 = corruption
congestion-76a465 = congestion
the-sender-took-it-for-d53c0c = L’émetteur y a vu : { $a }
what-really-happened-612139 = Ce qui s’est vraiment passé
kinds-of-event-shown-b97e64 = Genres d’événements affichés
of-72f939 = De
this-flow-ad8b38 = ce flot
all-flows-c23189 = tous les flots
no-event-of-these-kinds-has-b622a4 = Aucun événement de ces genres n’a encore été simulé.
events-in-order-of-time-5dd82d = Événements dans l’ordre du temps
losses-retransmissions-and-handovers-app-dae19c = Les pertes, les retransmissions et les handovers apparaissent ici.
latest-events-f5d733 = Derniers événements
event-4e1f49 = Événement
measured-ddc589 = Mesuré{ $a } : { $b }.
so-far-81b3bb = {" "}jusqu’ici
run-it-to-see-aba091 = Exécutez pour le voir.
why-ad389a = Pourquoi :
series-compared-seed-by-seed-b8e3e7 = Séries comparées graine par graine
both-series-meet-the-same-errors-7944ef = Les deux séries rencontrent les mêmes erreurs, si bien que leur différence est mieux connue que chacune des moyennes.
paired-differences-cbc132 = Différences appariées
compared-with-fd530f = Comparé à
difference-4d280a = Différence
compared-with-on-average-apart-at-b1067b = Comparé à { $a } : écart moyen de { $b } % en { $c } points
comparison-with-a-reference-745350 = Comparaison avec une référence
measured-here-68a073 = Mesuré ici
the-only-point-5caa97 = Le seul point
in-words-and-as-a-table-b37c10 = En mots et en tableau
text-aecde5 = 1 ligne sur { $a } des { $b }.
one-way-delay-ms-7bff5b = Délai aller simple, ms
time-h-d0b727 = Temps, h
one-way-delay-and-links-against-4c57ad = { $a }. Délai aller simple et liaisons en fonction du temps, { $b }.
handovers-path-changes-and-seam-of-fc6d8b = Handovers, changements de chemin et couture de
h-about-the-instant-5e7480 = { $a } h autour de l’instant
instant-e28618 = Instant
hatched-the-seam-lies-between-and-1c6c27 = Hachuré : la couture passe entre { $a } et { $b }. Cliquez pour fixer l’instant, faites glisser pour voir une partie du jour.
no-sample-yet-823388 = pas encore d’échantillon
ms-links-5680f6 = { $a } ms, { $b } liaisons
no-seam-lies-between-258937 = Aucune couture entre
seam-between-967c10 = Couture entre
path-changes-7047c9 = Changements de chemin
handovers-b99f84 = Handovers, { $a }
hollow-d84388 = Évidé : { $a }
lines-appear-here-as-soon-as-43bd14 = Les lignes apparaissent ici dès que des exécutions sont faites.
at-d7f1ba = , à { $a } : <1>{ $b }{ $c }{ $d }</1>
bars-are-95-confidence-intervals-choose-1187d7 = Les barres sont des intervalles de confiance à 95 %. Choisissez un point pour l’ouvrir dans le labo.
in-words-af9d04 = En mots
from-at-to-at-99bd17 = { $a } : de { $b } à { $c } jusqu’à { $d } à { $e }.
against-cfba80 = { $a } en fonction de { $b }.
nothing-has-been-measured-yet-a01475 = { $a } Rien n’a encore été mesuré.
every-point-a0a306 = Chaque point
every-point-table-b7e228 = Chaque point, tableau
means-half-width-of-the-95-819ba7 = Moyennes ± demi-largeur de l’intervalle de confiance à 95 % (t de Student).
against-time-samples-in-s-e36f31 = { $a }. { $b } en fonction du temps, { $c } ; { $d } échantillons en { $e } s.
one-run-with-the-experiment-s-cf30d1 = Une exécution avec la graine de l’expérience. Faites glisser sur le tracé pour en voir une partie.
whole-run-f2fbe7 = Exécution entière
mod-bfbc1e = {" "}mod { $a }
holds-3b9726 = vérifiée
fails-c1481e = démentie
not-run-b4a984 = non exécutée
run-the-experiment-b62599 = Exécuter l’expérience
all-done-e9eeba = Tout est fait
run-here-099c95 = Exécuter ici
run-runs-fe504a = 
    { $a ->
        [one] exécution
       *[other] exécutions
    }
point-points-4f3469 = 
    { $a ->
        [one] point
       *[other] points
    }
replication-replications-4b73e9 = 
    { $a ->
        [one] réplication
       *[other] réplications
    }
mode-5e23ec = Mode
quick-9f49fa = Rapide
full-008dac = Complet
keep-these-runs-505d81 = Garder ces exécutions
discard-these-runs-8d43dc = Jeter ces exécutions
time-left-is-being-measured-381932 = le temps restant est en cours de mesure
left-6f2f3f = reste { $a }
done-6c4adc = Fait : { $a }, { $b }.
cancelled-84a076 = Annulé : { $a } { $b }.
stopped-7fc2f5 = Arrêté : { $a } { $b }.
looking-for-earlier-results-58c78b = Recherche de résultats antérieurs.
not-run-here-yet-57fdd9 = Pas encore exécuté ici.
are-kept-from-before-bad4ff = { $a } : conservé d’auparavant.
all-done-in-s-316502 = Tout est fait : { $a } en { $b } s{ $c }.
and-kept-273c66 = , et conservé
all-are-kept-from-before-2634ff = Tout est conservé d’auparavant : { $a }.
are-done-which-this-browser-does-4c3bf9 = faites, que ce navigateur ne conserve pas
are-kept-0796ab = conservées
are-being-kept-f283aa = en cours d’enregistrement
altitude-km-d23ffa = Altitude, km
the-paper-s-sentence-28221c = La phrase de l’article
sentences-of-the-papers-be6fbd = Phrases des articles
a-value-of-the-paper-bbef25 = Une valeur de l’article
values-of-the-papers-e90380 = Valeurs des articles
a-check-of-our-own-a772d6 = Un contrôle à nous
checks-of-our-own-37f0b7 = Contrôles à nous
no-run-of-yet-b175c9 = pas encore d’exécution de { $a }
seed-1b09e6 = graine{ $a } { $b }
core-bd741c = { $a }, { $b }, { $c }. Noyau { $d }{ $e }.
seed-core-389f8e = { $a }, graine { $b }. Noyau { $c }.
mode-9f6cd6 = mode { $a }
from-to-between-and-186dac = { $a } de { $b } à { $c }, entre { $d } et { $e }
from-s-to-s-4999bb = { $a } de { $b } s à { $c } s
nothing-happened-7f0b45 = { $a } : il ne s’est rien passé.
time-s-983fba = Temps, s
has-no-path-1621fc = { $a } n’a pas de chemin
to-ms-d01cf6 = { $a } { $b } à { $c } ms
one-way-delay-from-to-e134bd = Délai aller simple de { $a } à { $b } : { $c }.
least-delay-ms-402a39 = Délai minimal, ms
median-ms-28835f = Médiane, ms
greatest-ms-2e4248 = Maximum, ms
without-a-path-d1febc = Sans chemin
satellites-eb7e68 = satellites
terminals-eaeb27 = terminaux
seams-f3fe1c = coutures
no-link-between-satellites-c622d8 = aucune liaison entre satellites
s-after-the-start-680570 = { $a }, { $b } s après le début : { $c }, { $d }.
satellite-satellites-c35a24 = 
    { $a ->
        [one] satellite
       *[other] satellites
    }
on-the-map-99144f = Sur la carte
number-bd82cf = Nombre
intraplane-isl-89f4c0 = ISL intraplan
intraplane-isl-intraplane-isls-b6cece = 
    { $a ->
        [one] ISL intraplan
       *[other] ISL intraplans
    }
interplane-isl-5ee81e = ISL interplan
interplane-isl-interplane-isls-543672 = 
    { $a ->
        [one] ISL interplan
       *[other] ISL interplans
    }
cross-seam-isl-89f30b = ISL à travers la couture
cross-seam-isl-cross-seam-isls-11a25c = 
    { $a ->
        [one] ISL à travers la couture
       *[other] ISL à travers la couture
    }
nearest-isl-030dee = ISL la plus proche
nearest-isl-nearest-isls-2c9ff0 = 
    { $a ->
        [one] ISL la plus proche
       *[other] ISL les plus proches
    }
find-a-f8e7ab = Trouver : { $a }
no-has-in-its-words-927fea = Rien dans { $a } ne contient « { $b } ».
find-anything-ctrl-k-5fac4b = Tout rechercher (Ctrl K)
language-a4fe65 = Langue
this-part-could-not-be-loaded-bf5c11 = cette partie n’a pas pu être chargée. Réessayez ; si cela ne suffit pas, rechargez la page.
loading-76240e = Chargement de { $a }.
say-first-what-you-expect-cfaae6 = Dites d’abord ce que vous attendez.
your-answer-d0e869 = Votre réponse
the-run-does-not-answer-this-a72673 = L’exécution ne répond pas à cette question. { $a }
answer-b2a3aa = Répondre
show-this-run-in-the-lab-ffc2c9 = Montrer cette exécution dans le labo
the-run-says-976533 = <1><2>{ $a }</2> { $b }</1> L’exécution dit : { $c }.
right-cd5592 = Juste.
not-quite-ea3f89 = Pas tout à fait.
instant-s-bec4fc = Instant { $a }, s
seconds-the-arrow-keys-move-it-a050d0 = Secondes ; les flèches le déplacent, dix fois plus loin avec Shift
at-the-playhead-69ac8a = { $a } : { $b } à la tête de lecture
playhead-b3bb7e = Tête de lecture
here-aa3b17 = Ici
it-goes-along-with-the-playhead-ab7260 = Il accompagne la tête de lecture ; cliquez pour le laisser ici
at-the-playhead-53f802 = À la tête de lecture ({ $a })
measured-between-two-instants-06c1ad = Mesuré entre deux instants
between-t1-and-t2-a7bd78 = Entre t1 et t2 <1>{ $a }</1>
drag-over-a-chart-or-play-4a4da7 = Faites glisser sur un graphique, ou poursuivez la lecture : ce qui se passe entre t1 et t2 est compté ici.
this-long-run-keeps-every-row-cb3d2d = Cette longue exécution conserve chaque ligne à partir de { $a } : ce qui exige des lignes antérieures est omis.
figures-f2f410 = Valeurs
from-to-1b4b8e = De { $a } à { $b }
the-clipboard-is-closed-to-this-993063 = Le presse-papiers est fermé à cette page.
copy-text-b0ac9c = Copier le texte
copy-csv-e64fbd = Copier le CSV
of-path-93173b = {" "}du chemin { $a }
the-congestion-window-81248c = La fenêtre de congestion
the-smoothed-round-trip-time-747f27 = Le temps d’aller-retour lissé
bytes-count-all-headers-6ae1ae = { $a } Les octets comptent tous les en-têtes.
throughput-960bcc = Débit
what-was-sent-with-all-headers-54003f = Ce qui a été émis, avec tous les en-têtes, rapporté au temps entre les deux.
user-data-given-to-the-application-19072d = Données utilisateur remises à l’application dans l’ordre, dans les intervalles de mesure entièrement compris entre les deux.
user-data-delivered-over-the-measurement-7cc2de = Données utilisateur remises, sur les intervalles de mesure entièrement compris entre les deux.
at-t1-and-at-t2-364863 = { $a } à t1 et à t2.
at-t1-ee8c4e = à t1
at-t2-df6cb1 = à t2
range-8198e0 = { $a }, étendue
its-least-and-its-most-between-d4e180 = { $a } : minimum et maximum entre t1 et t2.
from-s-to-s-s-f1cb5e = De { $a } s à { $b } s : { $c } s
quantity-1a7b30 = grandeur
notes-8a7525 = Notes
mark-this-instant-939bac = Marquer cet instant
a-note-keeps-an-instant-the-ee1db1 = Une note garde un instant, la vue et vos mots. Le lien les transporte.
go-to-s-8e753c = Aller à { $a }, { $b } s
notes-are-the-most-that-a-929b4f = Un lien transporte au plus { $a } notes.
name-of-the-note-at-s-45a80b = Nom de la note à { $a } s
note-at-s-1d2791 = Note à { $a } s
note-d8da2c = Note
some-words-which-the-stage-shows-3bd152 = Quelques mots, que la scène montre à cet instant
of-f0eac2 = de { $a }
close-moments-87a565 = Fermer les moments
plays-from-the-playhead-on-slowly-ad0ace = Lit depuis la tête de lecture, assez lentement pour suivre les paquets
watch-one-round-trip-fb5de0 = Observer un aller-retour
globe-and-charts-large-for-a-2e0599 = Globe et graphiques en grand, pour un projecteur
slow-start-losses-handovers-and-what-78b6e8 = Le démarrage lent, les pertes, les handovers et tout ce qui mérite d’être vu apparaissent ici à mesure qu’ils { $a }.
happen-9ecfb3 = surviennent
are-simulated-bcd243 = sont simulés
moments-in-order-of-time-ae4af0 = Moments dans l’ordre du temps
notes-on-the-timeline-63c189 = Notes sur la chronologie
note-at-s-81d5a8 = Note à { $a } s : { $b }
first-loss-426448 = Première perte
first-fast-retransmit-1d2d65 = Première retransmission rapide
first-timeout-86c150 = Première expiration
first-probing-cycle-e18d33 = Premier cycle de sondage
first-full-window-8d1c56 = Première fenêtre pleine
the-application-runs-dry-fd5246 = L’application est à sec
first-full-buffer-d7462e = Premier tampon plein
first-receive-buffer-blocking-84b560 = Premier blocage par le tampon de réception
first-full-queue-e714bc = Première file pleine
longest-head-of-line-block-b6e43d = Plus long blocage en tête de file
first-handover-ee3442 = Premier handover
the-seam-b48290 = La couture
first-path-hint-1d45a9 = Premier indice de chemin
first-failover-0e2317 = Premier basculement
incident-36a606 = Incident
for-the-receiver-holds-data-back-e76087 = Pendant { $a }, le récepteur retient des données en attente d’un { $b } antérieur : jusqu’à { $c } à la fois.
across-the-seam-where-neighbours-fly-e75c0a = à travers la couture, où les voisins volent en sens opposés
the-path-goes-from-to-03f35e = Le chemin va de { $a } à { $b } { $c }.
goes-from-to-27254b = { $a } passe de { $b } à { $c } { $d }.
the-peer-s-window-is-full-13510b = la fenêtre du pair est pleine
the-application-has-no-more-data-bb396c = l’application n’a plus de données
lost-so-far-9cd9e9 = { $a } perdus jusqu’ici
data-packet-data-packets-c46382 = 
    { $a ->
        [one] paquet de données
       *[other] paquets de données
    }
no-path-a0b9d9 = Pas de chemin
it-has-not-begun-dc9815 = il n’a pas commencé
transfer-complete-488941 = Transfert terminé
on-path-2a2ce7 = {" "}sur le chemin { $a }
has-no-satellite-b9b107 = { $a } n’a pas de satellite
packets-find-no-way-from-to-3def92 = les paquets ne trouvent pas de route de { $a } à { $b }
handover-of-in-9cf8b9 = handover de { $a } dans { $b }
by-2b6528 = {" "}par { $a }
from-to-7de458 = {" "}de { $a } à { $b }
link-links-185107 = 
    { $a ->
        [one] liaison
       *[other] liaisons
    }
for-an-earlier-one-98c541 = { $a } { $b } un précédent
waits-wait-ea50fe = 
    { $a ->
        [one] attend
       *[other] attendent
    }
fields-of-the-packet-385eff = Champs du paquet
bytes-arrow-keys-go-from-byte-758da9 = { $a } octets ; les flèches vont d’un octet à l’autre
packet-b63636 = Paquet : { $a }
the-run-is-made-once-more-b3c545 = L’exécution est refaite une fois, jusqu’à ce paquet.
up-to-the-packet-17e300 = Jusqu’au paquet
malformed-06761e = Mal formé. { $a }
a-checksum-is-wrong-f27d11 = Une somme de contrôle est fausse.
byte-f92f42 = Octet { $a }{ $b }.
bytes-to-088977 = Octets { $a } à { $b }, { $c }.
byte-bytes-c68398 = 
    { $a ->
        [one] octet
       *[other] octets
    }
the-clipboard-is-closed-to-this-d88ff1 = Le presse-papiers est fermé à cette page
copy-bytes-as-hex-520341 = Copier les octets en hexa
next-packet-fc910f = Paquet suivant
previous-packet-a4522b = Paquet précédent
of-the-flow-a74425 = { $a } du flot ({ $b })
full-stop-e786eb = point
comma-f36a4e = virgule
moment-cd63a0 = moment { $a }
moment-moments-a766d5 = 
    { $a ->
        [one] moment
       *[other] moments
    }
moment-of-e595ab = moment { $a } sur { $b }
moment-before-38c26f = Moment précédent
moment-before-page-up-c3bef8 = Moment précédent (Page Up)
next-moment-4feb75 = Moment suivant
next-moment-page-down-f11a33 = Moment suivant (Page Down)
predict-first-hide-what-comes-after-21d073 = Prédire d’abord : masquer ce qui suit la tête de lecture (H)
predict-13587f = Prédire
the-qr-code-of-what-is-6b5c1c = Le code QR de ce qui est à l’écran, en grand (Q)
qr-a439fb = QR
leave-escape-c2502f = Quitter (Esc)
run-time-40349a = Temps d’exécution
pause-space-5b44f6 = Pause (Space)
play-space-580b67 = Lecture (Space)
the-run-that-globe-caption-and-28b0c4 = L’exécution que suivent le globe, la légende et les panneaux (V)
not-changed-yet-5c408d = pas encore modifié
previous-cycle-6812b5 = Cycle précédent
next-cycle-52b5a2 = Cycle suivant
probing-map-the-oldest-exchange-first-3208d8 = Carte de sondage, l’échange le plus ancien d’abord
the-line-is-the-limit-ms-8589b3 = La ligne est la limite : { $a } ms ne signifient pas encore de congestion.
why-it-began-b20efd = Pourquoi il a commencé
decision-640ae4 = Décision
none-yet-new-data-wait-52685b = Aucune encore : les nouvelles données attendent.
what-was-true-19f8ea = Ce qui était vrai
on-the-timeline-a-cycle-is-f3609f = Sur la chronologie, un cycle est une barre. Elle finit par un anneau si rien ne manquait, un disque en Immediate Recovery, un carré en contrôle de congestion, et une croix si sa session ou connexion a fini avant.
no-probing-cycle-yet-at-this-5e1350 = Pas encore de cycle de sondage à ce moment.
cycle-began-at-s-e48734 = Le cycle { $a } a commencé à { $b } s
and-goes-on-87ee51 = { $a } et se poursuit.
it-is-over-1f0435 = { $a } ; il est fini.
no-answer-yet-1b9334 = { $a } : pas encore de réponse
longer-than-the-limit-a57996 = plus long que la limite
within-the-limit-f581dc = dans la limite
since-s-95ab1e = depuis { $a } s
no-packet-was-lost-59bcef = Aucun paquet n’a été perdu { $a }.
lost-646219 = { $a } { $b } { $c } : { $d }.
packet-was-packets-were-917bc3 = 
    { $a ->
        [one] paquet a été perdu
       *[other] paquets ont été perdus
    }
time-sequence-diagram-bb0ed0 = { $a }, diagramme temps-séquence
packets-between-and-up-and-down-b901c9 = Paquets entre { $a } et { $b } ; haut et bas vont d’étape en étape, Enter montre le paquet, plus et moins zooment
packets-with-and-what-answers-them-b0adc4 = Les paquets avec { $a } et ce qui y répond apparaissent ici dès qu’ils sont simulés.
previous-step-318c1d = Étape précédente
follow-playhead-3c78b5 = Suivre la tête de lecture
around-playhead-28bb9d = Autour de la tête de lecture
around-event-1c76a7 = Autour de l’événement
beside-52a978 = À côté
nothing-1785cf = rien
say-the-numbers-on-the-wire-b8b822 = Dire les numéros tels que transmis, et non de quel segment il s’agit
bytes-4d8000 = Octets
table-16d1c9 = Tableau
time-sequence-diagram-save-39c0cb = Diagramme temps-séquence : enregistrer
save-steps-as-csv-a046d6 = Enregistrer les étapes en CSV
log-of-the-flow-qlog-1f083d = Journal du flot (qlog)
show-the-globe-beside-it-b1efda = Montrer le globe à côté
take-the-place-of-the-globe-72c2ba = Prendre la place du globe
measure-between-two-instants-drag-over-9336de = Mesurer entre deux instants : glisser sur le diagramme, ou I et O à la tête de lecture
window-of-time-seconds-de9ca2 = Fenêtre de temps, secondes
time-sequence-diagrams-e226b4 = Diagrammes temps-séquence
flow-in-the-diagram-126de2 = Flot du diagramme
fast-retransmit-679409 = retransmission rapide
sent-again-after-a-timeout-c0846c = réémis après une expiration
forged-by-somebody-else-5d68db = falsifié par quelqu’un d’autre
a-rule-fires-1b0eb2 = une règle se déclenche
by-another-path-than-the-primary-86a666 = par un autre chemin que le primaire
nothing-has-happened-yet-at-this-b6bb3d = Rien ne s’est encore passé à ce moment.
the-first-steps-the-csv-has-58c560 = les { $a } premières étapes ; le CSV les a toutes
steps-621bd4 = { $a } étapes
steps-715a43 = { $a }, étapes
s-to-s-1246b9 = { $a }, de { $b } s à { $c } s, { $d }.
step-8e6a6c = Étape
rule-62845f = Règle
packets-are-kept-from-s-on-aa965c = Les paquets sont conservés à partir de { $a } s
text-772e27 = 1 paquet sur { $a } est dessiné : zoomez pour les voir tous
sends-c626da = émet
receives-a768e1 = reçoit
held-c20dea = retenu
bytes-277089 = octets
forged-0a67c1 = { $a }, falsifié
forward-tsn-86dc7c = {" "}+ FORWARD TSN
and-more-7bf726 = {" "}et { $a } de plus
icmp-too-big-from-712fdb = ICMP trop grand de { $a }
lost-6bb78b = 
    { $a ->
        [one] { $a } perdu
        [other] { $a } perdus
       *[name] { $a } perdu
    }
to-4a7f44 = { $a }, { $b } à { $c } :
packet-is-sent-packets-are-sent-0cb3ac = 
    { $a ->
        [one] paquet est émis
       *[other] paquets sont émis
    }
arrives-arrive-bf2125 = 
    { $a ->
        [one] arrive
       *[other] arrivent
    }
is-lost-are-lost-780d53 = 
    { $a ->
        [one] est perdu
       *[other] sont perdus
    }
rule-fires-rules-fire-3d3d0a = 
    { $a ->
        [one] règle se déclenche
       *[other] règles se déclenchent
    }
time-sequence-diagram-1e0ddb = Diagramme temps-séquence
to-89285f = { $a }, { $b } à { $c }
it-is-lost-at-8393d0 = Il est perdu à { $a }.
it-arrives-at-later-b0fc9e = Il arrive à { $a }, { $b } plus tard.
sends-38e626 = { $a } émet { $b }{ $c }
again-d6fab4 = {" "}de nouveau
somebody-at-sends-in-the-name-227732 = Quelqu’un à { $a } émet { $b } au nom de { $c }
is-lost-c14d4c = { $a } est perdu
it-was-sent-at-3f9e69 = { $a } Il a été émis à { $b }.
a-router-has-marked-it-congestion-360dbc = {" "}Un routeur l’a marqué : congestion rencontrée.
of-these-it-waited-at-the-5a760a = {" "}Sur ce temps, il a attendu { $a } à la passerelle de { $b } des paquets émis avant lui.
receives-48b603 = { $a } reçoit { $b }
it-was-sent-at-before-ca1773 = { $a } Il a été émis à { $b }, { $c } plus tôt.{ $d }{ $e }
path-225453 = Chemin { $a }.{" "}
bytes-d53821 = { $a } octets.
everything-up-to-tsn-counts-as-83c399 = Tout jusqu’au TSN { $a } compte comme reçu.{" "}
has-678662 = a { $a }
has-and-will-not-give-them-ce043a = a { $a } et ne les rendra pas
misses-7754ed = n’a pas { $a }
came-twice-64aadb = arrivé deux fois : { $a }
flight-size-aff837 = données en vol
to-0f0f62 = { $a } à{" "}
bytes-5c8108 = { $a } { $b }{ $c } octets
passes-table-2385cf = Passages, tableau
rises-e3d127 = se lève
highest-4d8fa8 = au plus haut
sets-82c6db = se couche
in-use-64c6c1 = utilisé
before-the-start-c0f509 = avant le début
at-5f1650 = {" "}à { $a }
never-6497e4 = jamais
point-at-a-satellite-or-a-c56045 = Pointez un satellite ou une liaison, ou déplacez-vous avec les flèches ; Enter le marque sur le globe.
map-of-the-planes-columns-are-838055 = Carte des plans : les colonnes sont les plans, les lignes les rangs ; les flèches vont de satellite en satellite
signs-9cb565 = Signes
serving-4dc69f = de desserte
seam-planes-fly-opposite-ways-80bb2f = couture : les plans volent en sens opposés
planes-df0f0c = Plans
planes-save-5775ab = Plans : enregistrer
planes-table-89c8a3 = Plans, tableau
at-s-3e87dc = À { $a } s
plane-fad900 = plan
links-within-d8d0ce = liaisons internes
links-to-other-planes-3713a2 = liaisons vers d’autres plans
over-the-seam-eec9b0 = à travers la couture
on-the-path-6836a0 = sur le chemin
from-a-terminal-1a41f9 = Depuis un terminal
which-view-of-the-sky-9e7717 = Quelle vue du ciel
ahead-a8f94e = À venir
this-scenario-has-no-satellites-all-825645 = Ce scénario n’a pas de satellites : toutes ses liaisons sont filaires.
planes-of-918f21 = Plans de
terminal-2d73ee = , terminal { $a }
point-at-a-satellite-or-move-430c14 = Pointez un satellite, ou déplacez-vous avec les flèches ; Enter le marque sur le globe.
looking-ahead-3d6bb8 = Calcul de la suite.
sky-over-the-terminal-north-up-5b9499 = Ciel au-dessus du terminal, nord en haut et est à droite ; les flèches vont de satellite en satellite par azimut
next-c6c1c9 = suivant
in-view-21a735 = en vue
mask-09c2c5 = masque { $a }°
passes-d9720c = Passages
of-those-in-use-and-the-0176bf = { $a } sur { $b } : ceux utilisés et les plus hauts
sky-over-the-terminal-save-59081b = Ciel au-dessus du terminal : enregistrer
passes-of-satellites-over-time-as-a3f33d = Passages de { $a } satellites dans le temps, en bandes
real-satellites-are-given-one-by-6ffed9 = Les satellites réels sont donnés un par un : leurs orbites ne partagent pas de plans, il n’y en a donc pas de carte.
this-constellation-has-no-satellites-c0a6cb = Cette constellation n’a pas de satellites.
each-satellite-of-this-constellation-has-137eb0 = Chaque satellite de cette constellation a sa propre orbite : il n’y a pas de plans à placer côte à côte.
there-is-no-path-at-present-194099 = Il n’y a pas de chemin à présent.
over-the-seam-31c7da = , à travers la couture
none-over-the-seam-a02b1b = , aucune à travers la couture
above-a5b9c2 = { $a }, au-dessus de { $b }, { $c }.
no-satellite-is-above-the-mask-99fccd = Aucun satellite n’est au-dessus du masque, et aucun ne bouge.
stands-still-in-the-sky-and-4f7bcf = { $a } est immobile dans le ciel et dessert pour toujours.
stands-highest-of-all-that-are-dd5a96 = est le plus haut de tous ceux utilisés,
serves-0e9a00 = dessert
no-satellite-serves-up-to-at-1cf6f2 = Aucun satellite ne dessert, jusqu’à { $a } au moins.
none-either-87b5a9 = aucun non plus
no-satellite-serves-until-then-a01327 = Aucun satellite ne dessert jusqu’à { $a } ; puis { $b }.
until-at-least-24b7ab = { $a } { $b } jusqu’à { $c } au moins.
none-ce2198 = aucun : { $a }
until-when-then-d8def1 = { $a } { $b } jusqu’à { $c }, où { $d } ; puis { $e }.
no-handover-the-sky-88c5b1 = Pas de handover : le ciel { $a }
is-frozen-96c928 = est figé
stands-still-14d0e3 = est immobile
no-handover-in-sight-7bed93 = Aucun handover en vue
handover-c012b4 = Handover
in-130a3d = { $a } dans { $b }
azimuth-elevation-a86a88 = azimut { $a }° ({ $b }), élévation { $c }°
sets-at-f96013 = se couche à { $a }
never-sets-204ea2 = ne se couche jamais
n-nne-ne-ene-e-ese-5c52f9 = N NNE NE ENE E ESE SE SSE S SSO SO OSO O ONO NO NNO
sky-over-a-terminal-0a2020 = Ciel au-dessus d’un terminal
applications-98e33b = Applications
looks-of-a-289b0b = Aspects d’un { $a }
of-every-stream-table-7b7edf = { $a } de chaque flux, tableau
stream-dca83e = flux
waits-for-d89f0d = attend { $a }
waiting-80cfa3 = en attente
open-by-112247 = { $a } ouverts par { $b }
the-whole-queue-of-the-stream-ceccd8 = Toute la file du flux qui attend le plus se trouve ici.
stream-none-of-which-waits-ab678c = Flux { $a } : { $b }, dont aucun n’attend.
stream-all-of-it-of-which-57b1fa = Flux { $a }, en entier : { $b }, dont { $c } { $d } le premier.
received-by-the-sender-f16a7b = Reçu par l’émetteur
sent-by-the-receiver-e80173 = Émis par le récepteur
no-yet-at-this-moment-46b5bd = Pas encore de { $a } à ce moment.
reader-c7698e = Lecteur : { $a }
which-is-read-bf692a = Quel { $a } est lu
previous-3c3821 = { $a } précédent
next-1c6f37 = { $a } suivant
bytes-4f79ee = {" "}; { $a } { $b } octets
on-its-way-941d43 = , en route
lost-s-318861 = , perdu { $a } s
there-s-f15c51 = , arrivé { $a } s
received-s-sent-s-be544b = Reçu { $a } s, émis { $b } s
sent-s-32173f = Émis { $a } s{ $b }
path-702387 = { $a }, chemin { $b }{ $c }.
point-at-a-or-move-with-54b794 = Pointez un { $a }, ou déplacez-vous avec les flèches, pour son histoire.
head-of-line-661e91 = Tête de file
number-in-each-cell-0453d3 = Numéro dans chaque case
head-of-line-save-f30163 = Tête de file : enregistrer
of-every-stream-arrows-move-from-2d0de1 = { $a } de chaque flux ; les flèches vont de l’un à l’autre
every-appears-here-by-its-stream-820eba = Chaque { $a } apparaît ici par son flux dès que { $b } émet.
bytes-in-the-receiver-s-buffer-d53117 = { $a } ; { $b } octets dans le tampon du récepteur.
more-with-8b3d23 = { $a ->
        [one] { $a } autre
       *[other] { $a } autres
    } { $b } avec { $c }.
stream-waits-streams-wait-a00458 = 
    { $a ->
        [one] flux attend
       *[other] flux attendent
    }
still-on-its-way-59b4c6 = encore en route
sent-again-7776cb = { $a }, réémis
waiting-5253b7 = { $a } en attente
missing-dca2d3 = { $a } manquants
in-flight-e442b9 = { $a } en vol
refused-3b4cac = { $a } refusés
given-up-aed186 = { $a } abandonnés
cumulative-2dfda8 = cumulatif
missing-7cc736 = manque { $a }
duplicate-duplicates-d95886 = 
    { $a ->
        [one] doublon
       *[other] doublons
    }
stream-1d8f39 = flux { $a }
streams-to-651714 = flux { $a } à { $b }
streams-0127d3 = flux { $a }
none-of-waits-747a37 = { $a } aucun des { $b } n’attend.
for-what-is-missing-wait-behind-1b4afb = { $a } { $b } { $c } ce qui manque ; { $d } { $e } attendent derrière.
more-bbd580 = { $a } { $b } de plus.
flow-a064ec = Flot { $a }, { $b }.
simulated-time-of-day-the-run-c1a07c = Heure simulée : l’exécution commence à { $a } UTC
utc-e10184 = <1>{ $a }</1> UTC
playback-2db1db = Lecture
play-and-step-155609 = Lecture et étapes
jump-to-the-start-c5f734 = Aller au début
previous-event-c025f0 = Événement précédent
next-event-880dbf = Événement suivant
jump-to-the-end-of-what-9c0999 = Aller à la fin de ce qui est simulé
speed-c372fe = Vitesse
part-of-the-run-shown-0f41ed = Partie affichée de l’exécution
predict-first-5c6b7d = Prédire d’abord
show-more-of-the-run-cf2268 = Montrer plus de l’exécution
show-more-of-the-run-on-cb9628 = Montrer plus de l’exécution (− sur la chronologie, ou la molette)
zoom-into-the-run-d36c6d = Zoomer dans l’exécution
zoom-into-the-run-on-the-10069a = Zoomer dans l’exécution (+ sur la chronologie, ou la molette)
s-of-s-344574 = { $a } s sur { $b } s
simulated-up-to-s-111baa = { $a } ; simulé jusqu’à { $b } s
any-event-9bc62e = tout
uses-f480ff = utilise
does-not-use-a12170 = n’utilise pas
what-comes-ed5c07 = Ce qui vient
what-would-have-to-change-0e5a59 = Ce qui devrait changer
yes-d2d807 = {" "}: oui
no-1880ec = {" "}: non
not-asked-3b1cdd = {" "}: non demandé
cite-this-as-30e115 = Citer comme
text-71988c = Texte
copy-the-citation-c52aef = Copier la citation
citation-79882d = Citation, { $a }
all-terms-87995c = Tous les termes
begun-anew-6cb918 = recommencé
the-stream-begins-anew-7a33d9 = le flux recommence
first-after-a-reset-f1e4da = premier après une réinitialisation
not-yet-3b82aa = pas encore
last-at-55ba1f = { $a }, la dernière à { $b }
time-times-014187 =
    { $a ->
        [one] fois
       *[other] fois
    }
streams-are-closed-since-no-message-7275bd = Les flux sont fermés depuis { $a } : aucun message ne commence avant que le pair ait répondu à la demande { $b }.
streams-have-begun-anew-3d1b91 = Les flux ont recommencé : { $a }.
packets-with-data-handed-to-the-998f03 = Paquets de données remis au réseau, réémissions comprises.
packets-with-data-that-were-lost-4ea6d8 = Paquets de données perdus entre les deux instants.
arrived-594015 = Arrivés
packets-with-data-that-reached-the-a04683 = Paquets de données qui ont atteint le récepteur.
state-a3b50c = État
until-2e3200 = jusqu’à
