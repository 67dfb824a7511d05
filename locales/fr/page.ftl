the-gallery-3c8e37 = La galerie
the-page-about-skywindow-5f0f4d = La page sur Skywindow
the-checks-a77068 = Les contrôles
the-scenarios-a5dcc1 = Les scénarios
the-glossary-a43880 = Le glossaire
the-library-05eabf = La bibliothèque
the-lessons-97cfd7 = Les leçons
the-lab-1fc4df = Le labo
the-simulation-e67bf5 = La simulation
gallery-352cfc = Galerie
lessons-cb4ad5 = Leçons
scenarios-72fa55 = Scénarios
glossary-4c4e43 = Glossaire
my-library-fbc3b8 = Ma bibliothèque
about-4efca0 = À propos
validation-68e1ca = Validation
no-such-page-dd0f3e = Page inexistante
pages-9046da = Pages
lab-efdcf4 = Labo
the-simulation-could-not-be-loaded-f80549 = La simulation n’a pas pu être chargée : { $a }
a-new-version-is-ready-reload-aca4c8 = Une nouvelle version est prête : rechargez la page.
reload-bdc090 = Recharger
later-73b6e4 = Plus tard
find-anything-16b9c6 = Tout rechercher
controls-actions-satellites-words-a8b0c2 = Commandes, actions, satellites, mots
close-7d9eb7 = Fermer
nothing-is-called-7e4507 = Rien ne s’appelle « { $a } ».
result-results-d84d10 = 
    { $a ->
        [one] résultat
       *[other] résultats
    }
results-219c4a = Résultats
the-palette-d04264 = La palette
recent-690dbe = Récents
nests-deeper-than-levels-43ba8e = est imbriqué sur plus de { $a } niveaux
is-no-json-88c978 = n’est pas du JSON
actions-ff8059 = Actions
controls-799c26 = Commandes
moments-0b016f = Moments
satellites-and-stations-d732a7 = Satellites et stations
experiments-716b52 = Expériences
drop-the-next-data-packet-d0efb8 = Éliminer le prochain paquet de données
drop-the-next-acknowledgement-af62c6 = Éliminer le prochain acquittement
freeze-the-receiver-651cd4 = Figer le récepteur { $a }
rain-over-0cb8de = Pluie sur { $a } { $b }
which-serves-b44da8 = { $a }, qui dessert { $b }
switch-off-a15190 = Couper { $a }, { $b }
switch-off-33b959 = Couper { $a } – { $b } { $c }
switch-off-e006ea = Couper { $a }
rain-38e7b0 = Pluie { $a }
for-s-4afb51 = pendant { $a } s
off-f6d7cd = { $a } : coupure
off-febb37 = { $a } – { $b } : coupure
receiver-of-stops-reading-c8c8bf = Le récepteur de { $a } cesse de lire
next-of-dropped-502917 = Prochain { $a } de { $b } éliminé
acknowledgement-f2e6ca = acquittement
data-packet-11fd3c = paquet de données
at-s-a0efdd = à { $a } s
for-s-078849 = , pendant { $a } s
from-s-on-79d5b8 = à partir de { $a } s{ $b }
this-scenario-has-no-such-place-63c3a5 = Ce scénario n’a pas de tel lieu.
is-already-a-place-of-this-72ee5a = { $a } est déjà un lieu de ce scénario.
this-scenario-has-no-such-traffic-2cca13 = Ce scénario n’a pas de tel trafic.
over-e25cc1 = {" "}par { $a }
and-more-b74d5a = , et { $a } de plus
to-4ca809 = { $a } vers { $b }{ $c }{ $d }
no-flow-7f8c05 = Aucun flot
in-the-background-2a11b9 = { $a } en arrière-plan
seed-bdca77 = graine { $a }
often-changed-a94c0d = Souvent modifiés
links-and-errors-023a48 = Liaisons et erreurs
transport-aaead4 = Transport
places-and-traffic-bf6b10 = Lieux et trafic
constellation-da48ad = Constellation
routing-and-handover-391455 = Routage et handover
measurement-385165 = Mesure
physical-constants-0eec71 = Constantes physiques
a-lesson-9e1305 = une leçon
is-not-cdefb6 = { $a } n’est pas { $b }.
is-05c2a4 = { $a } est { $b }. { $c }
gateways-of-the-flow-eaf7b4 = passerelles du flot
geostationary-satellites-7ee249 = satellites géostationnaires
at-f24395 = à { $a }
from-to-ee02c2 = de { $a } à { $b }
satellites-km-fd3d55 = { $a } satellites { $b } km{ $c }
satellites-8d3f33 = { $a } satellites
in-45bcbc = { $a } sur { $b } { $c }
plane-planes-66609a = 
    { $a ->
        [one] plan
       *[other] plans
    }
at-km-688fd5 = { $a } à { $b } km, { $c }°
kuiper-630-km-22b8b9 = Kuiper, 630 km
kuiper-610-km-e7733a = Kuiper, 610 km
kuiper-590-km-2b1491 = Kuiper, 590 km
at-most-runs-can-stand-beside-807a13 = Au plus { $a } exécutions peuvent être placées côte à côte : retirez-en une d’abord.
an-unknown-node-fac00d = un nœud inconnu
primary-efe10c = Primaire
unchanged-aaa8d3 = inchangé
more-aef15b = { $a } de plus
from-687b1b = { $a } depuis
the-browser-did-not-remove-what-2445fa = Le navigateur n’a pas effacé ce qu’il conserve de ces exécutions.
the-database-does-not-answer-ae412d = La base de données ne répond pas.
data-outstanding-7e8819 = Données en suspens
rwnd-at-the-sender-0c0a8a = rwnd chez l’émetteur
packets-sent-aca08e = Paquets émis
sacks-received-341462 = SACK reçus
throughput-of-the-link-e98924 = Débit de la liaison
write-values-as-in-1-2-b2fa06 = Écrivez des valeurs, comme dans "1, 2, 5" ou "1 to 9 by 2".
to-is-no-range-it-begins-2b7a63 = { $a } à { $b } n’est pas un intervalle : son début doit être inférieur à sa fin.
a-range-goes-by-steps-above-5d0045 = Un intervalle avance par pas supérieurs à 0.
a-range-has-two-values-or-ff468d = Un intervalle a au moins deux valeurs.
values-that-are-spread-by-factors-755d09 = Les valeurs espacées par des facteurs commencent au-dessus de 0.
values-are-more-than-07f19c = { $a } valeurs, c’est plus que { $b }.
is-no-number-8e4d3a = "{ $a }" n’est pas un nombre.
is-no-address-of-a-file-460d67 = "{ $a }" n’est pas l’adresse d’un fichier.
is-another-site-and-this-page-eef689 = { $a } est un autre site, et cette page ne lit de résultats que du sien : téléchargez le fichier et ouvrez-le ici.
the-database-took-nothing-1d0d89 = La base de données n’a rien enregistré.
is-no-bundle-that-skywindow-bundle-29819b = n’est pas une archive écrite par `skywindow bundle`
is-a-damaged-archive-05e417 = est une archive endommagée
is-cut-off-81c222 = est tronqué
unpacked-ddc8fe = décompressé { $a }
has-and-is-the-most-that-74ca37 = a { $a }, et { $b } est le maximum que lit cette page : la commande et le paquet Python le lisent
the-server-answered-adb83c = le serveur a répondu { $a }
what-was-run-here-55c3ea = Ce qui a été exécuté ici
is-the-same-as-what-came-51eaa4 = { $a } est identique à ce qui est livré avec la page, en chaque point.
differs-from-what-came-with-the-83ceba = { $a } diffère de ce qui est livré avec la page en { $b } points sur { $c }
and-in-the-verdict-on-e2442b = { $a }, et dans le verdict sur : { $b }
controls-means-nothing-700d4c = controls={ $a } ne signifie rien : { $b }.
is-no-part-are-no-parts-02128b = 
    { $a ->
        [one] n’est pas une partie
       *[other] ne sont pas des parties
    }
of-the-lab-that-can-be-b47bfa = { $a } { $b } du labo à intégrer : { $c }.
origin-is-no-address-of-a-9ca8f8 = origin={ $a } n’est pas l’adresse d’une page, donc aucune page n’est informée.
scenario-means-nothing-there-is-told-f7172f = scenario={ $a } ne signifie rien : il n’existe que told.
scenario-told-needs-origin-the-page-585037 = scenario=told exige origin, la page qui le communique.
there-are-and-2eb4df = il existe { $a } et { $b }
this-is-no-run-f3444c = Ce n’est pas une exécution.
this-file-was-made-by-a-d1d716 = Ce fichier a été écrit par une version plus récente de Skywindow.
lesson-6e2b26 = Leçon
this-browser-keeps-nothing-for-this-36a30a = Ce navigateur ne conserve rien pour cette page. Enregistrez plutôt un fichier.
the-storage-of-this-browser-is-be07cd = Le stockage de ce navigateur est plein : rien n’a été conservé, et rien n’est perdu. Supprimez quelque chose, ou enregistrez plutôt un fichier.
the-library-was-kept-by-a-116651 = La bibliothèque a été écrite par une version plus récente de Skywindow. Elle reste telle quelle ; cette version enregistre plutôt des fichiers.
delivered-373e07 = remis
missing-ffa635 = manquant
in-flight-eaeb8b = en vol
refused-83c874 = refusé
given-up-623448 = abandonné
lost-2f20be = perdu : { $a }
other-streams-108bff = autres flux
the-run-has-no-flow-55c9e6 = L’exécution n’a pas de flot { $a }.
its-flow-has-no-path-247a2f = Son flot n’a pas de chemin { $a }.
the-run-has-none-of-ea988b = L’exécution n’a aucun de { $a }.
the-run-has-no-after-s-20d070 = L’exécution n’a pas de { $a } après { $b } s.
its-protocol-has-no-event-972583 = Son protocole n’a pas d’événement « { $a } ».
the-run-has-no-at-s-98dc4c = L’exécution n’a pas de { $a } à { $b } s.
the-path-has-no-route-at-88d640 = Le chemin n’a pas de route à { $a } s.
the-run-measures-every-s-nothing-57d515 = L’exécution mesure toutes les { $a } s : rien de { $b } à { $c } s.
not-known-yet-53454c = pas encore connu
