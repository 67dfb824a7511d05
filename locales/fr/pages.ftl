what-can-be-chosen-aecb18 = Ce qui peut être choisi
about-skywindow-3933a8 = À propos de Skywindow
version-58efc8 = Version { $a }
skywindow-is-a-laboratory-for-transport-897a76 = Skywindow est un laboratoire pour les protocoles de transport sur réseaux satellitaires. Un scénario dit quels satellites, stations, liaisons et transferts il y a ; une simulation dans votre navigateur en calcule chaque paquet ; le globe, les graphiques et la chronologie montrent cet enregistrement à la tête de lecture. Le même scénario avec la même graine donne la même exécution, bit pour bit, sur toute machine. Rien ne quitte votre navigateur. Le <1>glossaire</1> dit chaque terme de la page en une phrase.
the-model-1ba70b = Le modèle
orbits-abdeda = Orbites
walker-star-walker-delta-and-geostationa-953a3f = Constellations Walker star, Walker delta et géostationnaires sur orbites circulaires, orbites képlériennes qui peuvent être des ellipses, et satellites réels à partir de leurs jeux d’éléments par SGP4, au-dessus d’une sphère qui tourne uniformément. Le délai d’un paquet est la distance en ligne droite au moment de l’émission, divisée par la vitesse de la lumière.
links-9024c1 = Liaisons
inter-satellite-links-join-neighbours-in-911d8d = Les liaisons intersatellites joignent des voisins dans un plan et entre plans. Les liaisons entre plans sont coupées près des pôles, au-delà d’une latitude réglable, et partout où la ligne de visée passerait trop bas. À travers la couture il n’y en a pas, sauf demande. Un terminal utilise un satellite au-dessus de son masque d’élévation et en change selon la politique de handover ; une station a un terminal par réseau et par chemin. Les satellites géostationnaires peuvent aussi être transparents (bent pipe), et les nœuds fixes sont joints par des fils.
routing-bcba69 = Routage
by-delay-or-by-the-number-6043ef = Par délai ou par nombre de liaisons, sur un chemin ou réparti sur plusieurs, recalculé à chaque changement de la topologie ; les stratégies sont énumérées plus bas.
errors-cb7023 = Erreurs
bits-fail-independently-at-each-link-639196 = Les bits sont faux indépendamment, selon le taux d’erreur binaire de chaque liaison ; un bit faux perd le paquet. Les fils peuvent perdre des paquets à leur propre taux. Un processus à deux états perd et retarde des paquets par rafales. Les files éliminent ce qui ne trouve pas de place, ou éliminent et marquent des paquets tôt (RED). Les paquets entrent en collision sur un canal radio que partagent des stations. La page montre la vraie cause de chaque perte à côté de ce qu’y a vu le protocole.
changes-bbd4b6 = Changements
links-and-stations-change-on-their-6b96d8 = Les liaisons et les stations changent à leurs propres dates, selon une trace ou à un moment de votre choix : débits, délais, erreurs, pluie, satellites et liaisons qui tombent en panne.
sctp-with-one-path-or-several-8a1780 = SCTP à un ou plusieurs chemins : établissement et fermeture, flux, fragmentation et groupage, SACK retardés avec blocs de trous, démarrage lent et évitement de congestion avec comptage d’octets, retransmission et récupération rapides, T3-rtx, et contrôle de flux par le tampon du récepteur ; heartbeats, basculement et retour du chemin primaire ; ECN ; découverte du MTU de chemin. TCP à un chemin : poignée de main, facteur d’échelle de fenêtre, estampilles temporelles, SACK, acquittements retardés, limited transmit, ECN ; Reno, NewReno, SACK et CUBIC. XSTP : données cadencées, comptes rendus sollicités, sondage avant de prendre une perte pour de la congestion.
assumptions-69ef1e = Hypothèses
the-earth-is-a-sphere-of-fb6e65 = La Terre est une sphère. Parmi les perturbations, les orbites képlériennes subissent la dérive régulière due à J2, les satellites issus de jeux d’éléments ce que contient SGP4, la traînée aussi ; les autres aucune.
there-is-no-weather-but-what-883f33 = Il n’y a de météo que ce que dit un scénario, comme la pluie sur une station.
routes-follow-a-change-at-once-c03f0d = Les routes suivent un changement aussitôt : le routage lui-même ne prend pas de temps et n’émet rien.
satellites-forward-without-processing-de-ed57a6 = Les satellites relaient sans délai de traitement. Chaque liaison a une file drop-tail, ou une file RED si elle est demandée ; un satellite transparent n’en a pas vers le sol.
bits-fail-singly-what-comes-in-719500 = Les bits sont faux un par un ; ce qui vient par rafales est un processus d’erreurs à part. Les en-têtes sont aussi vulnérables que les données.
radio-rates-do-not-follow-from-3836f2 = Les débits radio ne découlent pas de la distance et de l’élévation ; un scénario les change par dates ou par une trace.
how-far-to-trust-it-a19f9b = Jusqu’où s’y fier
the-core-is-held-against-other-e04493 = Le noyau est confronté à d’autres simulateurs, à de vraies piles et à des lois publiées : <1>chaque contrôle avec ses valeurs</1>, configuration par configuration. Ce qu’affirment les articles, et si cela se vérifie, se trouve dans la <2>galerie</2>.
papers-0a8b08 = Articles
the-gallery-measures-again-what-these-520191 = La <1>galerie</1> mesure de nouveau ce qu’ils ont trouvé, et montre vos propres résultats produits par la commande ou le paquet Python.
sources-caf85b = Sources
rfc-9260-and-rfc-2960-stream-997210 = RFC 9260 et RFC 2960 : Stream Control Transmission Protocol.
rfc-5681-6582-and-6675-congestion-0a11ec = RFC 5681, 6582 et 6675 : contrôle de congestion de TCP, NewReno, et récupération par SACK. RFC 9438 et 9406 : CUBIC et HyStart++.
rfc-6298-computing-the-retransmission-ti-92234f = RFC 6298 : calcul du temporisateur de retransmission.
rfc-3168-explicit-congestion-notificatio-27e87d = RFC 3168 : notification explicite de congestion. RFC 1191 : découverte du MTU de chemin.
s-floyd-v-jacobson-random-early-5ebfb9 = S. Floyd, V. Jacobson: Random early detection gateways for congestion avoidance, IEEE/ACM Transactions on Networking, 1993.
j-g-walker-satellite-constellations-j-c96615 = J. G. Walker: Satellite constellations, J. British Interplanetary Society, 1984.
d-a-vallado-p-crawford-r-3cc72d = D. A. Vallado, P. Crawford, R. Hujsak, T. S. Kelso: Revisiting Spacetrack Report #3, AIAA 2006-6753 : SGP4, son jeu de vérification et le repère TEME.
geometry-and-goodput-are-compared-with-ec5742 = La géométrie et le goodput sont comparés au simulateur ns-2.35 ; les comparaisons font partie des tests du projet.
licences-c00fc4 = Licences
skywindow-apache-license-2-0-1991b2 = Skywindow : Apache License 2.0.
cesiumjs-the-globe-jsqr-which-reads-363207 = CesiumJS, le globe ; jsQR, qui lit les codes : Apache License 2.0.
natural-earth-the-map-and-its-ba8be6 = Natural Earth, la carte et ses frontières : domaine public.
mediabunny-which-puts-films-together-moz-42618a = Mediabunny, qui assemble les films : Mozilla Public License 2.0.
inter-the-typeface-sil-open-font-ed9280 = Inter, la police de caractères : SIL Open Font License 1.1.
react-zustand-uplot-lean-qr-chart2music-d60ee0 = React, Zustand, uPlot, Lean QR, Chart2Music, PDFKit, gifenc ; le propagateur sgp4 : licence MIT.
constellations-d4714d = Constellations
handover-policies-c06aa2 = Politiques de handover
links-between-satellites-05c830 = Liaisons entre satellites
queue-disciplines-a9012b = Disciplines de file
protocols-101949 = Protocoles
profiles-of-sctp-dcd539 = Profils de SCTP
profiles-of-tcp-e867dd = Profils de TCP
loss-recovery-of-tcp-b411b0 = Récupération de pertes de TCP
congestion-controllers-6d4f0a = Contrôleurs de congestion
what-a-change-may-do-53804e = Ce que peut faire un changement
claims-in-the-full-results-that-edbd40 = Affirmations dans les résultats complets livrés avec la page, de { $a } expériences
whose-969dc1 = De qui
that-hold-102cc0 = vérifiées
that-fail-402bbd = démenties
unclear-66625d = incertaines
what-papers-found-about-transport-over-120e73 = Ce que des articles ont trouvé sur le transport par satellite, mesuré de nouveau : chaque expérience s’exécute dans votre navigateur, avec des intervalles de confiance, et ses affirmations sont vérifiées ou démenties par ce que vous mesurez. L’écart du noyau lui-même à d’autres simulateurs et à de vraies piles est une autre question : <1>validation</1>.
make-an-experiment-of-your-own-d88281 = <1>Créez votre propre expérience</1> : choisissez des commandes, des valeurs et des métriques, et ce que vous attendez.
one-run-against-time-860bf6 = · une exécution en fonction du temps
the-globe-da4866 = · le globe
came-with-the-page-9fd795 = Livré avec la page, { $a } :
here-fcec91 = ici
here-not-all-runs-b21d27 = ici, pas toutes les exécutions
here-quick-mode-60b784 = Ici, mode rapide :
here-b86b7b = Ici :
all-experiments-3396c2 = Toutes les expériences
this-experiment-cannot-be-opened-3f4447 = Cette expérience ne peut pas être ouverte : { $a }.
one-run-a4528f = Une exécution
orbits-to-scale-69be92 = Orbites à l’échelle
this-run-c35c81 = cette exécution
csv-eb6b42 = CSV
json-db1a21 = JSON
against-6f0282 = { $a } en fonction de { $b }
the-run-could-not-be-made-0c9f38 = L’exécution n’a pas pu être faite : { $a }.
the-run-is-being-simulated-6d4a1a = L’exécution est en cours de simulation.
discard-this-file-64fa05 = Jeter ce fichier
the-experiment-1617da = L’expérience
the-experiments-could-not-be-loaded-32996c = Les expériences n’ont pas pu être chargées : { $a }
is-no-built-in-experiment-all-8088a9 = "{ $a }" n’est pas une expérience intégrée. <1>Toutes les expériences</1> sont plus bas.
step-by-step-e8d00a = Pas à pas
open-in-the-lab-0808e8 = Ouvrir dans le labo
flat-map-in-the-lab-ffc6ed = Carte plane dans le labo
globe-in-the-lab-337ff6 = Globe dans le labo
results-of-your-own-12a025 = Vos propres résultats
a-sweep-of-the-command-or-1445e8 = Un balayage de la commande ou du paquet Python, sur autant de machines que vous voulez : le fichier de skywindow merge DIR --out FILE.json, ou une archive. Choisissez-le ou déposez-le ici.
open-results-af2f5e = Ouvrir des résultats
files-that-are-open-bad827 = Fichiers ouverts
discard-2970f6 = Jeter { $a }
discard-eb1a70 = Jeter
is-being-read-4082dd = { $a } est en cours de lecture.
results-shown-d7db09 = Résultats affichés
its-document-is-another-than-the-50fe49 = Son document est un autre que celui qui s’appelle { $a } ici, donc rien d’autre n’est placé à côté.
run-them-here-to-check-them-834b7f = {" "}Exécutez-les ici pour les contrôler.
full-results-that-came-with-the-fb7781 = Résultats complets livrés avec la page, produits le { $a } par le noyau { $b }.{ $c }
came-with-the-page-0883a8 = Livré avec la page
made-here-mode-533da7 = Fait ici, mode { $a }
made-here-of-runs-5457df = Fait ici, { $a } exécutions sur { $b }
samples-csv-5b5b77 = Échantillons, CSV
as-in-the-paper-6805b3 = Comme dans l’article
paths-followed-5c0e7c = Chemins suivis
cancel-19766e = Annuler
go-on-97903f = Continuer
paths-are-being-followed-a2df6f = Les chemins sont en cours de suivi.
the-paths-cannot-be-followed-059999 = Les chemins ne peuvent pas être suivis : { $a }.
cancelled-4b5ea0 = Annulé.
degrees-north-and-east-d3b6ad = degrés nord et est
a-city-or-48-1-11-df8c4d = Une ville, ou 48.1 11.6
no-city-of-that-name-degrees-690bbd = Aucune ville de ce nom ; des degrés nord et est sont aussi un lieu.
the-file-could-not-be-made-a1078c = Le fichier n’a pas pu être créé. Réessayez ; si cela ne suffit pas, rechargez la page.
png-796120 = PNG
run-it-to-see-the-orbits-15898a = Exécutez pour voir les orbites.
the-earth-and-the-altitudes-have-8b6b0b = La Terre et les altitudes ont la même échelle. Les périodes découlent des altitudes.
the-sky-over-a-flat-map-800907 = Le ciel sur une carte plane
legend-7482e3 = Légende
on-a-flat-map-s-after-4b46c7 = { $a } sur une carte plane { $b } s après le début : satellites, liaisons entre eux, empreintes et couture.
s-after-the-start-70f647 = { $a } s après le début
the-map-cannot-be-drawn-fb31ef = La carte ne peut pas être dessinée : { $a }.
of-794a91 = { $a } sur { $b }
could-not-be-loaded-60b7b9 = n’a pas pu être chargé
could-not-be-loaded-the-server-aabb6d = n’a pas pu être chargé : le serveur a répondu { $a }
plan-3b6719 = Plan { $a }
core-f6b3f4 = noyau { $a }
runs-859ddc = { $a } exécutions
of-runs-e89ac6 = { $a } exécutions sur { $b }
of-them-failed-3c5b47 = { $a } d’entre elles ont échoué
replication-03e515 = { $a } réplication{ $b }
seeds-to-8852ac = graines { $a } à { $b }
quick-version-50a60e = version rapide
along-the-figure-67ee14 = Le long de la figure
lines-apart-by-d3daa0 = Lignes séparées par
control-32d7e8 = Commande
remove-e47715 = Retirer<1> { $a }</1>
values-of-af8e6b = Valeurs de { $a }
values-401c72 = Valeurs{ $a }
by-factors-8b906a = Par facteurs
a-list-1-2-5-or-edc8f2 = Une liste, « 1, 2, 5 », ou un intervalle, « 1 to 9 by 2 », « 1e-7 to 1e-4 in 4 ».
claims-1c85c1 = Affirmations
what-do-you-expect-the-runs-3cb888 = Qu’attendez-vous ? Les exécutions disent si cela se vérifie.
remove-this-claim-29ed7f = Retirer<1> cette affirmation</1>
kind-of-claim-be328f = Genre d’affirmation
that-needs-a-control-with-two-321d0d = Cela exige une commande à deux valeurs.
that-needs-a-control-with-two-5a9961 = Cela exige une commande à deux nombres croissants.
metric-2d275a = Métrique
with-b70872 = Avec
from-218197 = De
is-at-631602 = Vaut au
least-6bab65 = moins
most-24ea91 = plus
way-bea4d7 = Sens
never-falls-306e40 = ne baisse jamais
never-rises-304ecd = ne monte jamais
times-0c0fd3 = Fois
within-f28835 = À moins de, %
limit-6a28c5 = Limite{ $a }
that-with-19be77 = Celle avec
add-this-claim-1b3986 = Ajouter cette affirmation
what-the-figure-draws-f5ed90 = Ce que dessine la figure
all-a-panel-each-fa4187 = Toutes, un panneau chacune
title-7e8cd2 = Titre
vary-another-control-e25efa = Faire varier une autre commande
replications-309ad1 = Réplications
duration-of-a-run-s-ee9dde = Durée d’une exécution, s
first-seed-608b7d = Première graine
metrics-a58da7 = Métriques
the-figure-shows-ee5238 = La figure montre
all-that-is-measured-a-panel-649d2a = Tout ce qui est mesuré, un panneau par métrique
measured-77afd1 = Mesurées : { $a }
an-experiment-of-your-own-75efb4 = Une expérience à vous
choose-up-to-three-controls-their-e854aa = Choisissez jusqu’à trois commandes, leurs valeurs et ce qui est mesuré ; les exécutions sont faites dans ce navigateur. Pour partir de ce que montre le labo, choisissez-y « En faire une expérience ».
scenario-2fcb5d = Scénario
begin-09b538 = Commencer
undo-a8283a = Annuler
redo-742739 = Rétablir
this-document-says-more-than-the-5a0187 = Ce document en dit plus que ne peuvent montrer les choix d’ici. Il s’exécute tel quel ; modifiez-le dans son fichier.
an-experiment-2b55d9 = Une expérience
link-copied-71af38 = Lien copié.
the-link-could-not-be-copied-98c720 = Le lien n’a pas pu être copié : { $a }. Enregistrez plutôt un fichier.
is-kept-on-this-device-9ba7d4 = « { $a } » est conservé sur cet appareil.
saved-as-json-skywindow-sweep-json-2b427f = Enregistré sous { $a }.json : skywindow sweep { $b }.json l’exécute aussi.
keep-on-this-device-83cad8 = Conserver sur cet appareil
save-as-a-file-904f70 = Enregistrer un fichier
copy-link-dbf362 = Copier le lien
this-experiment-cannot-run-ada31c = Cette expérience ne peut pas s’exécuter :
a-run-is-being-made-to-5a46d8 = Une exécution est en cours pour dire combien de temps elles prennent toutes.
how-long-the-runs-take-could-bce333 = La durée des exécutions n’a pas pu être mesurée : { $a }
about-for-runs-one-took-s-3e3a1f = Environ { $a } pour { $b } exécutions : une a pris { $c } s ici, et { $d } { $e } à la fois.
runs-run-70b685 = 
    { $a ->
        [one] tourne
       *[other] tournent
    }
no-run-2c913c = aucune exécution
an-experiment-of-my-own-cae118 = Une expérience à moi
in-the-lab-rest-the-pointer-2a9074 = Dans le labo, laissez le pointeur sur un terme, maintenez-y un doigt ou portez-y le focus : il dit la même phrase.
term-terms-bc5c8f = 
    { $a ->
        [one] terme
       *[other] termes
    }
a-rwnd-handover-rfc-9438-a853bd = a_rwnd, handover, RFC 9438
the-camera-cannot-be-used-here-505100 = La caméra ne peut pas être utilisée ici. Collez les lignes, ou ouvrez un fichier qui les contient.
what-the-camera-sees-c88fce = Ce que voit la caméra
taken-824aa0 = Pris : { $a }.
code-codes-871b40 = 
    { $a ->
        [one] code
       *[other] codes
    }
this-file-is-too-large-to-191579 = Ce fichier est trop grand pour être un fichier de codes.
at-the-end-of-the-lesson-995ead = À la fin de la leçon, chaque élève reçoit un code : filmez-le, collez sa ligne, ou ouvrez un fichier d’une ligne par élève. Ce qui est recueilli reste sur cette page et disparaît quand elle est fermée.
lines-of-answers-e053bb = Lignes de réponses
one-line-each-sw1-74a024 = Une ligne chacun : SW1…
take-8b862b = Prendre
end-the-camera-a582ed = Arrêter la caméra
camera-03494b = Caméra
save-the-lines-11255e = Enregistrer les lignes
pupil-pupils-a5ff73 = 
    { $a ->
        [one] élève
       *[other] élèves
    }
by-name-b8e392 = , par nom : { $a }
of-answered-rightly-d996d3 = { $a } sur { $b } ont répondu, { $c } juste.
right-6502eb = , juste
it-was-there-already-e2d36c = Elle y était déjà.
at-most-are-collected-35cade = Au plus { $a } sont recueillies.
lines-184be4 = { $a } ({ $b } lignes)
what-collects-answers-91a84e = Ce qui recueille les réponses
worksheet-5f33b0 = Feuille d’exercices
notes-for-the-teacher-faa100 = Notes pour l’enseignant
answer-key-c0dd40 = Corrigé
answers-of-a-class-ee5f32 = Réponses d’une classe
the-package-could-not-be-made-f0483f = Le paquet n’a pas pu être créé. { $a }
this-lesson-781f76 = Cette leçon
in-the-lab-905e0f = Dans le labo
a-zip-for-a-learning-platform-3e049f = Un zip pour une plateforme d’apprentissage : tout le site avec cette leçon
the-package-is-being-made-ff198a = Le paquet est en cours de création
scorm-package-77aea0 = Paquet SCORM
print-df0fe7 = Imprimer
date-99c40a = Date
question-de75ff = Question { $a }.
what-i-saw-and-why-i-429999 = Ce que j’ai vu, et pourquoi je pense qu’il en est ainsi
i-predict-56524e = Je prédis
minutes-78566a = { $a } minutes. { $b }
worked-out-just-now-by-runs-17b40a = Calculé à l’instant par des exécutions des états des étapes, sur cet appareil.
being-worked-out-0e90b6 = En cours de calcul.
none-of-the-choices-54973c = Aucun des choix
the-lessons-could-not-be-loaded-5365ed = Les leçons n’ont pas pu être chargées : { $a }
each-takes-5-to-15-minutes-dfc6a8 = Chacune prend de 5 à 15 minutes à côté du labo : prédire ce que fera une exécution, la laisser s’exécuter, observer, et lire pourquoi. Les réponses viennent de l’exécution elle-même. Votre progression reste sur cet appareil.
the-list-of-lessons-156549 = La liste des leçons
a-lesson-on-paper-with-what-f37406 = Une leçon sur papier, avec ce qu’il faut dire à côté et ses réponses, que donne la simulation ; et ce qu’une classe a répondu, d’après les codes par lesquels finit la leçon.
worksheet-df98a6 = feuille d’exercices
notes-for-the-teacher-f189cc = notes pour l’enseignant
answer-key-ee2ab6 = corrigé
answers-of-a-class-69d28b = réponses d’une classe
lesson-minutes-22b058 = Leçon { $a } · { $b } minutes
step-steps-3f5dab = 
    { $a ->
        [one] étape
       *[other] étapes
    }
of-answered-f1ae14 = { $a } réponses sur { $b }
question-questions-f2a735 = 
    { $a ->
        [one] question
       *[other] questions
    }
it-is-too-large-for-a-ce7e41 = C’est trop grand pour une leçon.
is-no-lesson-that-can-be-82fbab = { $a } n’est pas une leçon qui puisse être ouverte. { $b }
a-lesson-of-your-own-3193c6 = Une leçon à vous
a-lesson-is-a-text-file-e2118b = Une leçon est un fichier de texte dont les étapes sont des états du labo. « Figer cet état en étape », sous les moments du labo, à « Pour les enseignants », en écrit une.
open-a-lesson-from-a-file-b440b8 = Ouvrir une leçon d’un fichier
a-lesson-4199d2 = Une leçon
opened-last-34d190 = Ouvert en dernier : <1>{ $a }</1>.{" "}
keep-it-in-the-library-758fd7 = La conserver dans la bibliothèque
the-list-of-the-files-of-674999 = La liste des fichiers de ce site est endommagée.
the-file-of-this-site-could-5b39d6 = Le fichier { $a } de ce site n’a pas pu être chargé.
what-was-kept-by-a-name-ff0255 = Ce qui a été conservé sous un nom sur cet appareil, et nulle part ailleurs. Les fichiers sont plus sûrs : exportez tout de temps en temps.
is-deleted-48bf2c = « { $a } » est supprimé.
kept-thing-kept-things-c2bc6c = 
    { $a ->
        [one] élément conservé
       *[other] éléments conservés
    }
name-run-2026-01-4b4e24 = nom, exécution, 2026-01
nothing-is-kept-yet-in-the-c0d727 = Rien n’est encore conservé. Dans le labo, « Enregistrer et ouvrir » conserve une exécution sous un nom ; une <1>expérience à vous</1> a son propre bouton.
export-all-as-files-3a57bd = Tout exporter en fichiers
kept-things-3dae54 = Éléments conservés
here-cannot-be-shown-it-stays-772b4d = Impossible à montrer ici : { $a }{ $b }. Tout reste tel quel, et est exporté avec le reste.
thing-things-734831 = 
    { $a ->
        [one] élément
       *[other] éléments
    }
utc-299623 = { $a } UTC
open-0c33b2 = Ouvrir<1> { $a }</1>
save-as-a-file-6fe4b7 = Enregistrer<1> { $a } dans un fichier</1>
rename-3064d7 = Renommer
duplicate-8895e2 = Dupliquer<1> { $a }</1>
delete-161dfb = Supprimer<1> { $a }</1>
new-name-of-47ec6d = Nouveau nom de { $a }
kept-79f076 = conservé
this-address-names-no-page-e97b36 = Cette adresse ne désigne aucune page
nothing-here-is-called-a-link-bc9732 = Rien ici ne s’appelle <1>{ $a }</1>. Un lien a pu être tronqué lors de la copie.
go-to-the-gallery-of-experiments-1a271a = Allez à la <1>galerie</1> des expériences, ou au <2>labo</2>.
the-scenarios-could-not-be-loaded-acd0ab = Les scénarios n’ont pas pu être chargés : { $a }
scenario-scenarios-c41920 = 
    { $a ->
        [one] scénario
       *[other] scénarios
    }
iridium-handover-tcp-b48ada = Iridium, handover, TCP
the-list-of-scenarios-6889c0 = La liste des scénarios
to-begin-with-db5239 = Pour commencer
the-window-that-opens-in-the-537dac = La fenêtre qui s’ouvre dans la première seconde, la perte à 1,3 s avec sa réparation, et le chemin qui saute quand New York change de satellite à 10 s.
how-bit-errors-on-eight-radio-bf8414 = Comment des erreurs de bits sur huit liaisons radio maintiennent cwnd bas, et ce que fait au délai un handover à 100 s.
one-packet-in-a-hundred-is-0ad147 = Un paquet sur cent est perdu : observez les flux attendre derrière lui, et la fenêtre réduite de moitié pour rien.
how-late-each-object-of-a-3ef653 = À quel point chaque objet d’une page arrive tard : sur SCTP, un objet par flux, un paquet perdu en retient un ; sur TCP il retient tous ceux émis après lui.
a-round-trip-of-half-a-c5cae8 = Un aller-retour d’une demi-seconde : avec quelle lenteur s’ouvre la fenêtre, et pourquoi.
several-paths-e61bf9 = Plusieurs chemins
at-30-s-the-primary-path-e7a043 = À 30 s le chemin primaire meurt : les délais d’expiration doublent, les nouvelles données prennent le chemin géostationnaire, et un heartbeat les ramène.
new-data-take-both-paths-at-2d64e5 = Les nouvelles données prennent les deux chemins à la fois, et 64 ko de tampon de récepteur sont trop peu pour cela : voyez sa fenêtre se fermer tandis que les deux cwnd ont de la place, et quel TSN elle attend.
two-terminals-at-each-end-choose-9161f3 = Deux terminaux à chaque extrémité choisissent des satellites différents : les paquets perdus sont réémis par une autre route à travers le ciel.
thirty-associations-at-once-which-links-b902ea = Trente associations à la fois : quelles liaisons entre satellites transportent le plus, et où est la couture.
the-delays-of-iridium-and-geo-648038 = Les délais d’Iridium et de GEO sans orbites : tout ce qui change est le fait du protocole.
protocols-side-by-side-9c6cc4 = Protocoles côte à côte
a-loss-is-not-congestion-bbr-d949a6 = Une perte n’est pas de la congestion : le modèle de BBR garde la liaison pleine là où la fenêtre de CUBIC rétrécit. Ses phases sont sous les fenêtres, son modèle dans le graphique du débit.
sctp-halved-at-every-loss-and-c8f3c9 = SCTP qui réduit sa fenêtre de moitié à chaque perte, et SCTP qui émet aussi vite que les données arrivent.
a-retransmission-that-is-lost-again-1b16b3 = Une retransmission de nouveau perdue attend T3-rtx, ou est trouvée par le temps : deux associations avec BBR.
a-measurement-is-of-use-for-1ebb9f = Une mesure est utile pendant deux secondes : un flot les réémet toutes jusqu’à leur arrivée, l’autre abandonne ce qui est trop ancien. Comparez l’âge de ce qui arrive.
a-file-of-1-mb-and-007adf = Un fichier de 1 Mo et des messages de 100 octets dans une association : avec entrelacement les messages doublent le fichier, sans lui ils attendent qu’il soit parti.
a-queue-of-two-seconds-cubic-fc79c4 = Une file de deux secondes : CUBIC la remplit et l’aller-retour quadruple ; BBR la laisse presque vide.
every-message-waits-behind-a-download-b812dd = Chaque message attend derrière un téléchargement dans une file de six secondes : choisissez une autre discipline de file GSL, et voyez les temps de séjour.
tcp-and-sctp-share-one-long-ecc745 = TCP et SCTP partagent une longue liaison qui perd des paquets : comparez leurs fenêtres et qui obtient le plus.
the-same-transfer-with-and-without-005a40 = Le même transfert avec et sans passerelle : où les pertes sont réparées, et en combien de temps.
xstp-probes-before-it-cuts-its-c6ce46 = XSTP sonde avant de réduire sa fenêtre ; TCP et SCTP rencontrent les mêmes coupures et ne sondent pas.
every-15-s-delay-and-rate-b1370c = Toutes les 15 s délai et débit changent sans prévenir : ce qu’en font NewReno, CUBIC et SCTP.
a-queue-that-marks-packets-instead-acf3dc = Une file qui marque les paquets au lieu de les éliminer : des fenêtres qui baissent sans perte.
nothing-is-lost-but-packets-overtake-a54e21 = Rien n’est perdu, mais des paquets se doublent, et TCP réémet ce qui n’était qu’en retard.
a-host-that-reboots-an-attacker-4489ea = Un hôte qui redémarre, un attaquant qui devine, un cookie qui vient trop tard : quelle règle refuse chaque paquet.
two-ground-stations-that-do-not-aa8c44 = Deux stations sol qui ne s’entendent pas : leurs trames entrent en collision au CubeSat.
low-orbits-425200 = Orbites basses
handovers-every-minute-or-two-at-6d4626 = Des handovers toutes les une ou deux minutes ; à 190 s une nouvelle route laisse des paquets ultérieurs en doubler de plus anciens.
the-links-between-planes-that-fly-f44fcc = Les liaisons entre plans qui volent en sens opposés : des routes courtes à travers la couture qui durent des minutes.
eight-links-on-each-satellite-how-380870 = Huit liaisons sur chaque satellite : à quel point les routes sont presque droites, et comment le chemin change malgré tout.
the-seam-lies-between-the-two-e2a4b9 = La couture se trouve entre les deux extrémités, donc les paquets font le grand tour par un pôle.
satellites-that-only-repeat-lisbon-needs-b6fe36 = Des satellites qui ne font que répéter : Lisbonne en a besoin d’un que voit aussi sa passerelle, et Anchorage n’en a aucun.
small-satellites-with-gaps-between-them-ad4e74 = De petits satellites séparés par des trous : le flot attend que l’un soit au-dessus du navire et de la passerelle.
bent-pipes-to-the-gateway-of-c776f0 = Des satellites transparents vers la passerelle de la région : montée et redescente directe.
a-narrow-cone-above-each-terminal-cdd398 = Un cône étroit au-dessus de chaque terminal : combien de fois il change de satellite, et qui est trop loin d’une passerelle.
three-shells-at-three-inclinations-where-0adfa8 = Trois coquilles à trois inclinaisons : où leurs satellites se pressent, et où il n’y en a aucun.
laser-links-over-1-584-satellites-c6b597 = Des liaisons laser sur 1 584 satellites : comptez les liaisons du chemin.
at-seconds-12-27-42-and-6cc53f = Aux secondes 12, 27, 42 et 57 tous les terminaux choisissent de nouveau ; à partir de 100 s il pleut sur Boston.
middle-and-high-orbits-8261f1 = Orbites moyennes et hautes
twenty-satellites-at-10-352-km-b1d764 = Vingt satellites à 10 352 km : routes plus longues, moins de handovers, pas de couture.
from-so-high-a-satellite-sees-40b67b = De si haut un satellite voit un quart de la Terre : Johannesburg et une passerelle lointaine en partagent un.
where-the-satellites-of-gps-stand-8c3d69 = Où se trouvent les satellites de GPS, et quels deux lieux les voient ensemble.
three-planes-at-64-8-how-14d5a8 = Trois plans à 64,8° : à quel point le nord est couvert.
ellipses-that-turn-with-the-sun-46c3c5 = Des ellipses qui tournent avec le Soleil : leurs satellites s’attardent au-dessus du nord.
watch-a-satellite-hang-near-its-bf43df = Voyez un satellite rester des heures près de son apogée et traverser le sud à toute allure.
three-satellites-that-stand-still-joined-33f1ea = Trois satellites immobiles, joints en anneau : un délai constant, et combien il vaut.
two-hops-up-and-down-a-907645 = Deux bonds montants et descendants : un aller-retour de plus d’une seconde, et un petit tampon qui laisse la liaison inactive.
figures-of-the-core-beside-those-881fd3 = { $a } valeurs du noyau à côté de celles d’autres simulateurs, de vraies piles et de lois publiées, en { $b } contrôles. Les tests les comparent à nouveau à chaque passage, et échouent si l’une est trop loin ou si cette page disait autre chose. La production des données de référence est décrite dans <1>tests/reference</1> des sources.
each-mark-is-one-figure-how-bc7dd5 = Chaque marque est une valeur : l’écart du noyau à la référence, en fraction de ce que le test admet, soit trois erreurs types de la différence ou la limite que nomme le contrôle, le plus grand des deux. Au milieu les deux sont égaux.
what-the-papers-claim-is-judged-71f639 = Ce qu’affirment les articles est jugé par des exécutions complètes dans la <1>galerie</1>, aussi là où cela ne se vérifie pas.
against-101a94 = Contre
result-6e7d50 = Résultat
furthest-d44855 = Écart maximal
figure-figures-5b7307 = 
    { $a ->
        [one] valeur
       *[other] valeurs
    }
figures-d64093 = { $a }, valeurs
of-within-half-of-what-is-96f62d = { $a } sur { $b } à moins de la moitié de ce qui est admis
less-as-far-as-allowed-e744b1 = moins, dans la limite admise
more-as-far-as-allowed-d582ef = plus, dans la limite admise
setting-818cd8 = Configuration
quantity-822bab = Grandeur
reference-71bf90 = Référence
core-70ea19 = Noyau
difference-of-what-is-allowed-08b535 = Différence, de ce qui est admis
equal-f9d6cd = égal
of-89db96 = { $a } sur { $b }{ $c }
of-38480b = { $a }{ $b } de { $c } %
streams-that-begin-anew-every-ten-5f8c55 = Des flux qui recommencent toutes les dix secondes, comme on ferme et ouvre des canaux de données : voyez les marques sur les flux, et ce qui attend la réponse un aller-retour.
an-association-adds-the-address-of-ea0c83 = Une association ajoute l’adresse d’un autre satellite et supprime l’ancienne avant une coupure ; une requête falsifiée met fin à celle dont les extrémités ne partagent pas de clé.
begun-7bc622 = commencé
full-a18b86 = complet
quick-22c72a = rapide
within-f28835 = À moins de, %
