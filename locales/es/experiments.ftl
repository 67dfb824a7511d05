### What the built-in experiments say.

latency-and-goodput-under-each-queue-e7d0d5 = Latencia y goodput con cada disciplina de cola, por órbitas bajas y por un satélite geoestacionario

messages-of-300-bytes-five-a-705876 = Mensajes de 300 bytes, cinco por segundo como proceso de Poisson, y una descarga de CUBIC, ambos TCP como lo hace Linux, por un enlace de 2 Mbit/s que contiene 1000 paquetes, y un recorrido de 35 ms, como por satélites en órbitas bajas, o de 270 ms, como por uno geoestacionario. Cada disciplina tiene los ajustes que propone su RFC. 120 s, medidos desde 30 s.

what-a-hint-of-another-path-f7398c = Lo que vale un aviso de otro camino: escalones del retardo, caídas y traspasos

one-tcp-flow-of-the-profile-c8f8cb = Un flujo TCP del perfil linux. Dos veces por un enlace de 10 Mbit/s con una cola de 75 paquetes, cuyo retardo de ida pasa a ser 45, 30 y 20 ms por turno cada 15 s: tal cual, o con una caída de 100 ms en cada escalón. Y de Quito a Londres por Iridium con terminales que toman siempre el satélite más alto y están sin enlace 100 ms en un traspaso; en los diez minutos el terminal de Quito hace tres traspasos. Emisores: CUBIC como lo tiene el núcleo; el mismo avisado de cada cambio, tras lo cual las pérdidas no reducen nada durante 2,3 s, o reducen como siempre, pero un vencimiento deja la meseta y la vuelta a ella tarda un noveno del tiempo (SaTCP; lo segundo es lo que hace su núcleo); BBR; BBR avisado, que mide de nuevo como hace LeoCC o por STARTUP de inmediato; BBR que deduce, con idas y vueltas superiores al 150 % de la más corta; y LeoCC, que reconoce una reconfiguración por respuestas que faltan durante 45 ms o recibe el aviso. Búferes de recepción de 4 MiB. 614 s, medidos desde 14 s. Los escalones y las caídas son un supuesto, no una medida de ningún sistema.

goodput-against-random-loss-by-congestio-0c294c = Goodput frente a pérdida aleatoria, por control de congestión, como lo hace Linux

one-tcp-flow-of-the-profile-861b31 = Un flujo TCP del perfil linux por un enlace de 2 Mbit/s con una cola de un producto ancho de banda-retardo, 12 o 93 paquetes, y un recorrido de 35 ms, como por satélites en órbitas bajas, o de 280 ms, como por uno geoestacionario. La ida pierde paquetes al azar. Segmentos de 1448 bytes con marcas de tiempo, búferes de recepción de 16 MiB. 140 s, medidos desde 40 s. Los puntos del núcleo son de su propio TCP en tiempo virtual.

how-long-a-transfer-takes-that-de28dc = Cuánto tarda una transferencia que empieza con lo que guardó una anterior

one-tcp-transfer-newreno-of-the-a859f6 = Una transferencia TCP, NewReno del perfil linux, por un enlace de 10 Mbit/s con una cola de un producto ancho de banda-retardo, 467 paquetes, y un recorrido de 280 ms, como por un satélite geoestacionario. Empieza con arranque lento desde 10 segmentos, o se reanuda con cautela (careful resume) con una ida y vuelta guardada de 560 ms y una ventana guardada de un producto ancho de banda-retardo, 700 kB, o de ocho, como tras otro uso del camino. El tiempo va desde la apertura de la conexión hasta que se entregan todos los datos. Nada es aleatorio.

two-flows-share-a-link-who-f78dbc = Dos flujos comparten un enlace: quién obtiene cuánto, y cuánto esperan los paquetes, por control de congestión

two-tcp-flows-of-the-profile-91c1f7 = Dos flujos TCP del perfil linux sin fin comparten un enlace, empezados con menos de 2 s de diferencia, en un instante que sortea su semilla: 10 Mbit/s y 34 ms, como por satélites en órbitas bajas, o 1,25 Mbit/s y 279 ms, como por uno geoestacionario. En ambos casos lo llenan 58 paquetes, así que colas de 29, 116 y 464 paquetes son medio producto ancho de banda-retardo, dos y ocho. 300 s, medidos desde 60 s.

how-long-files-take-by-their-62d9ad = Cuánto tardan los archivos según su tamaño, por control de congestión, como lo hace Linux

one-file-over-a-link-of-c0b368 = Un archivo por un enlace de 10 Mbit/s con una cola de un producto ancho de banda-retardo, 58 o 467 paquetes, y un recorrido de 35 ms, como por satélites en órbitas bajas, o de 280 ms, como por uno geoestacionario; no se pierde nada salvo donde desborda la cola. TCP del perfil linux con segmentos de 1448 bytes y una ventana de 21 MB: 14 480 bytes son su primera ventana. Nada es aleatorio: las ejecuciones de un punto son iguales. Los puntos del núcleo son de su propio TCP en tiempo virtual.

a-delay-that-steps-every-15-ee6159 = Un retardo que da un escalón cada 15 segundos, sin caídas y con ellas, por control de congestión, como lo hace Linux

one-tcp-flow-of-the-profile-1a9657 = Un flujo TCP del perfil linux por un enlace de 10 Mbit/s con una cola de 60 paquetes, y un recorrido cuyo retardo pasa de 20 a 45, 30 y 20 ms cada 15 s, como hace una red de satélites en órbitas bajas que se configura de nuevo. Cada escalón llega de golpe, o tras una caída de 100 ms en que se pierde todo. Un paquete conserva el retardo con que salió. 75 s, medidos desde 5 s; el flujo empieza en los primeros 50 ms, según sortea la semilla. Los puntos del núcleo son de su propio TCP en tiempo virtual.

what-each-mechanism-of-linux-s-5109b1 = Lo que vale cada mecanismo del TCP de Linux con pérdidas

one-tcp-flow-of-the-profile-28d068 = Un flujo TCP del perfil linux por un enlace de 10 Mbit/s con una cola de un producto ancho de banda-retardo, 58 o 467 paquetes, y un recorrido de 35 ms o de 280 ms que pierde paquetes al azar a la ida. Cada mecanismo se desactiva solo: RACK, tail loss probes (TLP), F-RTO, DSACK, estos cuatro juntos, reducción proporcional de la tasa (PRR), acuses rápidos, SACK. 140 s, medidos desde 40 s. Los puntos del núcleo son de su propio TCP en tiempo virtual, de 10 a 60 s con 35 ms.

concurrent-multipath-transfer-over-iridi-3e7573 = Transferencia multicamino concurrente por Iridium y GEO frente al búfer del receptor

one-association-from-quito-to-london-f810cf = Una asociación de Quito a Londres, con un terminal de Iridium y uno de GEO en cada extremo: 1,5 Mbit/s y unos 90 ms de ida junto a 2 Mbit/s y unos 260 ms. Los datos nuevos toman un camino, con el otro como reserva, o ambos a la vez, y lo perdido se reenvía según una de las cinco políticas de Iyengar, Amer y Stewart. Los enlaces terrestres del satélite GEO dañan un bit de cada diez millones o de cada millón; los de Iridium, uno de cada diez millones. Los búferes son los que nombra en su resumen su estudio del bloqueo por búfer de recepción (Receive buffer blocking in concurrent multipath transfer, 2005), de 16 a 256 KB, y uno de 512 KB. Sus caminos, pérdidas y cifras son otros y no se reproducen aquí: solo se pueden comprobar sus conclusiones.

cwnd-of-tcp-and-sctp-after-ed6b82 = cwnd de TCP y SCTP tras una pérdida en arranque lento

trace-points-m-to-s-535089 = Traza, puntos M a S

a-tcp-source-with-sack-and-b00374 = Una fuente TCP con SACK y una fuente SCTP, ambas según las reglas de 2001, envían a través de un router por un enlace geoestacionario de 2 Mbit/s y 250 ms. Sus enlaces de acceso tienen 3 Mbit/s y 2 ms; los paquetes tienen 1488 bytes, los segmentos 1448; nada se retarda antes de confirmarse. El enlace pierde la primera transmisión del segmento 8 de TCP y del TSN 8 de SCTP, y nada más. TCP se abre a los 0,8 s, SCTP 0,25 ms antes, para que sus primeros datos salgan cuando lo hacen en la referencia; necesita dos idas y vueltas para abrirse, TCP una. Se muestra cwnd de ambos durante los 5,5 s: TCP reduce a la mitad sus nueve segmentos y crece una parte de uno por cada acuse de recibo, SCTP reduce a la mitad lo que cuenta en bytes y crece un paquete por cada ida y vuelta.

sequence-numbers-of-the-tcp-source-76a393 = Números de secuencia de la fuente TCP en un cuello de botella GEO con pérdidas

figure-3-f060cf = Figura 3

a-tcp-source-with-sack-and-2b0f7f = Una fuente TCP con SACK y una fuente SCTP, ambas según las reglas de 2001, envían a través de un router por un enlace geoestacionario de 2 Mbit/s y 250 ms con una cola de 10 paquetes, que pierde el 1,5 % de los paquetes a la ida. Enlaces de acceso de 3 Mbit/s y 2 ms, búferes de recepción de 64 KB, paquetes de 1488 bytes, sin acuses de recibo retardados. La gráfica muestra los segmentos que envía TCP y los acuses de recibo que recibe en una ejecución, módulo 100.

figures-3-and-4-8a4052 = Figuras 3 y 4

sequence-numbers-of-the-sctp-source-9fe811 = Números de secuencia de la fuente SCTP en un cuello de botella GEO con pérdidas

figure-4-0fb418 = Figura 4

a-tcp-source-with-sack-and-47f9de = Una fuente TCP con SACK y una fuente SCTP, ambas según las reglas de 2001, envían a través de un router por un enlace geoestacionario de 2 Mbit/s y 250 ms con una cola de 10 paquetes, que pierde el 1,5 % de los paquetes a la ida. Enlaces de acceso de 3 Mbit/s y 2 ms, búferes de recepción de 64 KB, paquetes de 1488 bytes, sin acuses de recibo retardados. La gráfica muestra los TSN que envía SCTP y los TSN acumulativos que recibe en una ejecución, módulo 100.

total-throughput-on-a-lossy-geo-aa093c = Caudal total en un cuello de botella GEO con pérdidas

figure-5-b3d365 = Figura 5

a-tcp-source-with-sack-and-90a2d6 = Una fuente TCP con SACK y una fuente SCTP, ambas según las reglas de 2001, envían a través de un router por un enlace geoestacionario de 2 Mbit/s y 250 ms con una cola de 10 paquetes, que pierde el 1,5 % de los paquetes a la ida. Enlaces de acceso de 3 Mbit/s y 2 ms, búferes de recepción de 64 KB, paquetes de 1488 bytes, sin acuses de recibo retardados. La gráfica muestra lo que ambas juntas ponen en el enlace geoestacionario en cada uno de los primeros 40 s de una ejecución.

table-2-f7b6a6 = Tabla 2

segments-of-tcp-and-of-sctp-04138b = Segmentos de TCP y de SCTP de 50 a 150 s en un cuello de botella GEO con pérdidas

a-tcp-source-with-sack-and-7a6f44 = Una fuente TCP con SACK y una fuente SCTP, ambas según las reglas de 2001, envían a través de un router por un enlace geoestacionario de 2 Mbit/s y 250 ms con una cola de 10 paquetes, que pierde el 1,5 % de los paquetes a la ida. Enlaces de acceso de 3 Mbit/s y 2 ms, búferes de recepción de 64 KB, paquetes de 1488 bytes, sin acuses de recibo retardados. Las ejecuciones terminan a los 150 s y se miden desde 50 s. La gráfica muestra cuántos segmentos de TCP y de SCTP se confirman en una ejecución.

gain-of-sctp-over-tcp-utilisation-02d866 = Ganancia de SCTP frente a TCP, utilización y equidad en un cuello de botella GEO

half-of-the-sources-speak-tcp-4e2558 = La mitad de las fuentes hablan TCP con SACK, la otra mitad SCTP, todas según las reglas de 2001: ventanas iniciales de 1 y 2 segmentos, sin acuses de recibo retardados, búferes de recepción de 64 KB. Llegan a un router por enlaces de 3 Mbit/s y 2 ms; detrás hay un enlace geoestacionario de 2, 4, 7 y 11 Mbit/s y 250 ms que pierde el 1,5 % de los paquetes a la ida, con una cola de 10, 40, 80 y 160 paquetes para 2, 4, 6 y 8 fuentes. Los paquetes tienen 1488 bytes. 500 s, medidos desde 50 s.

gain-of-sctp-over-tcp-utilisation-54dfad = Ganancia de SCTP frente a TCP, utilización y equidad en un cuello de botella GEO lento

table-3-2ee889 = Tabla 3

half-of-the-sources-speak-tcp-7685f0 = La mitad de las fuentes hablan TCP con SACK, la otra mitad SCTP, todas según las reglas de 2001: ventanas iniciales de 1 y 2 segmentos, sin acuses de recibo retardados, búferes de recepción de 64 KB. Llegan a un router por enlaces de 3 Mbit/s y 2 ms; detrás hay un enlace geoestacionario de 0,2 Mbit/s y 250 ms que pierde el 1,5 % de los paquetes a la ida, con una cola de 10, 40, 80 y 160 paquetes para 2, 4, 6 y 8 fuentes. Los paquetes tienen 1488 bytes. 500 s, medidos desde 50 s.

a-loss-in-slow-start-tcp-ec9b33 = Una pérdida en arranque lento: TCP y SCTP pierden cada uno el segmento 8

a-tcp-source-with-sack-and-d80dc0 = Una fuente TCP con SACK y una fuente SCTP, ambas según las reglas de 2001, envían a través de un router por un enlace geoestacionario de 2 Mbit/s y 250 ms. Sus enlaces de acceso tienen 3 Mbit/s y 2 ms; los paquetes tienen 1488 bytes, los segmentos 1448; nada se retarda antes de confirmarse. El enlace pierde la primera transmisión del segmento 8 de TCP y del TSN 8 de SCTP, y nada más. TCP se abre a los 0,8 s, SCTP 0,25 ms antes, para que sus primeros datos salgan cuando lo hacen en la referencia; necesita dos idas y vueltas para abrirse, TCP una.

short-messages-beside-a-file-data-987449 = Mensajes cortos junto a un archivo: DATA e I-DATA con seis planificadores de streams

one-association-over-a-geostationary-sat-b09278 = Una asociación por un satélite geoestacionario, 272 ms y 2 Mbit/s, lleva cada 12 s un archivo en el stream 0 y mensajes de 100 bytes en el stream 1, cuatro por segundo en instantes aleatorios. No se pierde nada. El archivo es un solo mensaje, de 10 KB a 1 MB, y en su mayor tamaño tarda 4 s y más. Sus chunks son DATA, que deben seguirse unos a otros, o I-DATA, que pueden salir entre los del otro stream (RFC 8260), y el planificador dice de qué stream es el siguiente: los mensajes son los más importantes por prioridad, y tienen cuatro veces el peso. Uno de cada 49 mensajes es un archivo, de modo que la mediana y el percentil 95 son los de los cortos. La RFC 8260 dice para qué son los chunks y los planificadores y no tiene figura; los límites de las afirmaciones son nuestros.

features-that-are-recommended-over-satel-4349fa = Funciones recomendadas por satélite, cada una activada y desactivada

tables-v-and-vi-a20ffd = Tablas V y VI

a-file-of-1-mb-goes-0059e6 = Un archivo de 1 MB va de Quito a Londres por Iridium (1,5 Mbit/s) o por un satélite geoestacionario (2 Mbit/s), sin errores y con una tasa de error de bit de 1e-6. Los enlaces ascendentes descartan o marcan al azar antes de que se llenen sus 50 paquetes (RED de 5 a 25), y llevan paquetes de 1500 bytes. SCTP no tiene ninguna de ocho funciones, una, todas menos una, o todas: descubrimiento de la MTU del camino con chunks agrupados en lugar de paquetes de 512 bytes; un búfer de recepción de 256 KB en lugar de 64 KB, el máximo de TCP sin escalado; una cwnd inicial de 2 segmentos en lugar de 1; conteo de bytes hasta 2 PMTU en lugar de 1; todos los huecos en un SACK en lugar de 3; ECN; cuatro streams en lugar de uno; y la otra clase de satélite como segundo camino. Los streams se prueban también con un búfer de 4 KB, donde el orden los retiene.

goodput-with-link-layer-arq-below-b18cb4 = Goodput con ARQ de capa de enlace por debajo de SCTP

future-work-31cf64 = Trabajo futuro

one-association-from-quito-to-london-911346 = Una asociación de Quito a Londres, por Iridium con enlaces terrestres de 1,5 Mbit/s o por satélites geoestacionarios con 2 Mbit/s. Los paquetes llevan 512 bytes y miden 564 bytes; el búfer del receptor contiene 500 de ellos y no es un límite. Los errores actúan una vez en cada sentido, donde el paquete encuentra primero un enlace de radio. Los enlaces envían de nuevo lo que han perdido los errores, una ida y vuelta del enlace después, como máximo una, tres o siete veces; lo que llega entretanto lo espera en el extremo lejano, en orden, o continúa de inmediato.

how-associations-of-different-round-trip-d77162 = Cómo comparten un enlace asociaciones con distintas idas y vueltas

two-sctp-associations-without-end-share-e09d2b = Dos asociaciones SCTP sin fin comparten un enlace de 10 Mbit/s con una cola de 100 paquetes. La ida y vuelta de una es de 42 ms, como por satélites en órbitas bajas; la de la otra es igual de larga o hasta catorce veces más, como por uno geoestacionario, en una red que representan cables. Búferes de recepción de 4 MiB no limitan a ninguna; cada una empieza en un instante que sortea su semilla, y nada más es aleatorio. Con la cola llena se suman 120 ms a ambas. 600 s, medidos desde 100 s.

congestion-told-apart-from-corruption-by-7370b8 = Congestión distinguida de corrupción mediante ECN

section-on-ecn-bada44 = Sección sobre ECN

eight-associations-share-a-satellite-lin-9b432a = Ocho asociaciones comparten un enlace satelital de 4 Mbit/s y 250 ms tras un router, que descarta paquetes al azar antes de que se llene su cola de 80 paquetes (RED); el enlace destruye además algunos de los paquetes. Sin ECN toda pérdida significa congestión. Con ECN el router marca paquetes en lugar de descartarlos, y el receptor devuelve la marca. En la tercera configuración el emisor toma una pérdida sin marca por corrupción, como sugiere el artículo, y conserva su ventana.

cwnd-in-slow-start-with-byte-9ba881 = cwnd en arranque lento con límites del conteo de bytes de 1 y 2 PMTU: dos ejemplos resueltos

a-source-sends-300-kb-to-e58e9d = Una fuente envía 300 KB a un sumidero por un canal satelital de 10 Mbit/s con una ida y vuelta de 520 ms y sin pérdidas. La MTU del camino es de 1500 bytes y cwnd empieza en nueve segmentos. Los SACK se retardan, de modo que cada uno salvo el primero cubre dos segmentos, y el primero lleva cwnd a diez. En arranque lento un SACK deja crecer cwnd lo que confirma, pero no más que el límite del conteo de bytes, en unidades de la PMTU. Segmentos de 536 bytes: dos son 1072 bytes, menos que una PMTU, y cuentan enteros; cwnd pasa de 5360 a 6432 bytes. Segmentos de 1500 bytes: dos son 3000 bytes, de los que un límite de 1 PMTU deja contar 1500; cwnd pasa de 15 000 a 16 500 bytes, y con un límite de 2 PMTU a 18 000. Un segmento es un chunk DATA con su cabecera de 16 bytes y tiene un paquete para él solo, y el límite se cuenta en segmentos enteros: en una PMTU caben 2 de 536 bytes.

iridium-and-geo-with-30-associations-517378 = Iridium y GEO con 30 asociaciones: el globo

figure-8-32df29 = Figura 8

iridium-has-66-satellites-in-6-0cd208 = Iridium tiene 66 satélites en 6 planos, enlaces terrestres de 1,5 Mbit/s y enlaces entre satélites de 25 Mbit/s con colas de 50 paquetes. Los enlaces interplano están apagados cerca de los polos y ninguno cruza la costura. Tres satélites geoestacionarios a 90° oeste, 30° y 150° este encaminan a bordo por enlaces de 2 Mbit/s; sus pasarelas están unidas por cables de 100 Mbit/s. Las asociaciones unen lugares entre 40° sur y 70° norte, sorteados de nuevo para cada ejecución e iguales en cada punto, así que las barras incluyen también la geografía; empiezan separadas una décima de segundo. Todas tienen una interfaz a cada constelación. Abra la escena en el laboratorio: muestra cada enlace entre satélites, cada enlace terrestre y, cerca de Greenwich, la costura, donde el primer y el último plano vuelan en sentidos opuestos.

goodput-of-three-multihomed-configuratio-513442 = Goodput de tres configuraciones multihomed frente a la tasa de error

figure-9-b725d4 = Figura 9

iridium-has-66-satellites-in-6-fdf060 = Iridium tiene 66 satélites en 6 planos, enlaces terrestres de 1,5 Mbit/s y enlaces entre satélites de 25 Mbit/s con colas de 50 paquetes. Tres satélites geoestacionarios a 90° oeste, 30° y 150° este encaminan a bordo por enlaces de 2 Mbit/s; sus pasarelas están unidas por cables de 100 Mbit/s. Las asociaciones unen lugares entre 40° sur y 70° norte, sorteados de nuevo para cada ejecución e iguales en cada punto, así que las barras incluyen también la geografía; empiezan separadas una décima de segundo. Los paquetes llevan 512 bytes de datos de usuario y miden 564 bytes en la red. cwnd empieza en 2 segmentos, ssthresh en 20, y cwnd crece como máximo un segmento por SACK. Cada paquete cruza un proceso de error por cada camino de ida. Los enlaces GEO tienen una tasa de error de bit de 1e-6, los búferes de los receptores contienen 40 segmentos, hay un stream. Con un camino de reserva toda retransmisión va por él. Por encima de los 8,2 grados habituales la mayoría de los lugares solo ven un satélite de Iridium, y lo que se envía a la segunda interfaz no encuentra entonces ruta; por eso dos satélites se muestran dos veces, por encima del horizonte, donde uno solo no cambia nada, y por encima de 8,2 grados. Los lugares fijos de la referencia se pueden pedir en la línea de comandos.

bandwidth-that-a-geo-backup-needs-897a03 = Ancho de banda que necesita una reserva GEO

figure-10-7b97e9 = Figura 10

iridium-has-66-satellites-in-6-bed31c = Iridium tiene 66 satélites en 6 planos, enlaces terrestres de 1,5 Mbit/s y enlaces entre satélites de 25 Mbit/s con colas de 50 paquetes. Tres satélites geoestacionarios a 90° oeste, 30° y 150° este encaminan a bordo por enlaces de 2 Mbit/s; sus pasarelas están unidas por cables de 100 Mbit/s. Las asociaciones unen lugares entre 40° sur y 70° norte, sorteados de nuevo para cada ejecución e iguales en cada punto, así que las barras incluyen también la geografía; empiezan separadas una décima de segundo. Los paquetes llevan 512 bytes de datos de usuario y miden 564 bytes en la red. cwnd empieza en 2 segmentos, ssthresh en 20, y cwnd crece como máximo un segmento por SACK. Cada paquete cruza un proceso de error por cada camino de ida. Iridium es el camino primario, GEO con una tasa de error de bit de 1e-6 la reserva; toda retransmisión va por ella. Los búferes de los receptores contienen 40 segmentos. La gráfica muestra lo que todas las asociaciones juntas envían por GEO, en ambos sentidos. Los lugares fijos de la referencia se pueden pedir en la línea de comandos.

goodput-over-iridium-against-the-receive-64d7da = Goodput por Iridium frente al búfer del receptor, un stream y cuatro

figure-11-d4d2b5 = Figura 11

iridium-has-66-satellites-in-6-2e2be1 = Iridium tiene 66 satélites en 6 planos, enlaces terrestres de 1,5 Mbit/s y enlaces entre satélites de 25 Mbit/s con colas de 50 paquetes. Veinte asociaciones unen lugares entre 40° sur y 70° norte, sorteados de nuevo para cada ejecución e iguales en cada punto, así que las barras incluyen también la geografía. Los paquetes llevan 512 bytes de datos de usuario y miden 564 bytes en la red. cwnd empieza en 2 segmentos, ssthresh en 20, y cwnd crece como máximo un segmento por SACK. Cada paquete cruza un proceso de error por cada camino de ida. Un stream y cuatro con tres tasas de error, frente al búfer del receptor. Los lugares fijos de la referencia se pueden pedir en la línea de comandos.

goodput-over-geo-against-the-receiver-460554 = Goodput por GEO frente al búfer del receptor, un stream y cuatro

figure-12-130179 = Figura 12

three-geostationary-satellites-at-90-wes-0ee1b5 = Tres satélites geoestacionarios a 90° oeste, 30° y 150° este encaminan a bordo por enlaces de 2 Mbit/s; sus pasarelas están unidas por cables de 100 Mbit/s. Diez asociaciones unen lugares entre 40° sur y 70° norte, sorteados de nuevo para cada ejecución e iguales en cada punto, así que las barras incluyen también la geografía. Los extremos situados bajo satélites distintos se unen por las pasarelas y sus cables. Los paquetes llevan 512 bytes de datos de usuario y miden 564 bytes en la red. cwnd empieza en 2 segmentos, ssthresh en 20, y cwnd crece como máximo un segmento por SACK. Cada paquete cruza un proceso de error por cada camino de ida. Un stream y cuatro con tres tasas de error, frente al búfer del receptor. Los lugares fijos de la referencia se pueden pedir en la línea de comandos.

goodput-over-iridium-against-the-error-feb85d = Goodput por Iridium frente a la tasa de error, un stream y cuatro

figure-13-edf6c0 = Figura 13

iridium-has-66-satellites-in-6-7b360d = Iridium tiene 66 satélites en 6 planos, enlaces terrestres de 1,5 Mbit/s y enlaces entre satélites de 25 Mbit/s con colas de 50 paquetes. Veinte asociaciones unen lugares entre 40° sur y 70° norte, sorteados de nuevo para cada ejecución e iguales en cada punto, así que las barras incluyen también la geografía. Los paquetes llevan 512 bytes de datos de usuario y miden 564 bytes en la red. cwnd empieza en 2 segmentos, ssthresh en 20, y cwnd crece como máximo un segmento por SACK. Cada paquete cruza un proceso de error por cada camino de ida. Un stream y cuatro con búferes de recepción de 8 y de 40 segmentos, frente a la tasa de error de bit. Los lugares fijos de la referencia se pueden pedir en la línea de comandos.

goodput-over-geo-against-the-error-d058f1 = Goodput por GEO frente a la tasa de error, un stream y cuatro

figure-14-e24a93 = Figura 14

three-geostationary-satellites-at-90-wes-326a2d = Tres satélites geoestacionarios a 90° oeste, 30° y 150° este encaminan a bordo por enlaces de 2 Mbit/s; sus pasarelas están unidas por cables de 100 Mbit/s. Diez asociaciones unen lugares entre 40° sur y 70° norte, sorteados de nuevo para cada ejecución e iguales en cada punto, así que las barras incluyen también la geografía. Los extremos situados bajo satélites distintos se unen por las pasarelas y sus cables. Los paquetes llevan 512 bytes de datos de usuario y miden 564 bytes en la red. cwnd empieza en 2 segmentos, ssthresh en 20, y cwnd crece como máximo un segmento por SACK. Cada paquete cruza un proceso de error por cada camino de ida. Un stream y cuatro con búferes de recepción de 8 y de 40 segmentos, frente a la tasa de error de bit. Los lugares fijos de la referencia se pueden pedir en la línea de comandos.

goodput-when-a-sack-reports-3-7f2b62 = Goodput cuando un SACK informa de 3, 4 o todos los huecos: nada difiere con el emisor estándar

section-on-sack-ec6d0a = Sección sobre SACK

one-association-over-a-single-geostation-d9a875 = Una asociación por un único salto geoestacionario de 10 Mbit/s con una ida y vuelta de 520 ms; el enlace destruye paquetes de 564 bytes. El búfer del receptor contiene 500 segmentos y no es un límite. Un SACK puede informar de 3 o 4 huecos, como puede un acuse de recibo de TCP con sus opciones, o de todos, como en SCTP. Una pérdida reduce la ventana a la mitad o, donde el emisor sabe que las pérdidas son corrupción, la deja como está, de modo que faltan muchos paquetes a la vez. Con el emisor estándar, que reduce a la mitad, el límite no cambia nada con ninguna tasa de error; solo se nota donde las pérdidas dejan la ventana.

goodput-with-compressed-headers-below-sc-860350 = Goodput con cabeceras comprimidas por debajo de SCTP

one-association-from-quito-to-london-d42923 = Una asociación de Quito a Londres por Iridium, con enlaces terrestres de 256 kbit/s, en paquetes de 64 o de 512 bytes de datos de usuario tras 52 bytes de cabeceras, de las que los enlaces envían 6 bytes en lugar de 36. Los errores actúan en cada enlace de radio. Un paquete que pierde un enlace se lleva consigo el contexto de su flujo en ese enlace: los posteriores se pierden allí hasta que llega una cabecera completa, que pide el extremo lejano (realimentación) o que lleva uno de cada veinte paquetes (renovación). Junto a estas, ninguna se comprime, o los contextos no se rompen nunca.

start-up-time-with-an-initial-e73546 = Tiempo de arranque con una cwnd inicial de 1, 2 y 10 segmentos

section-on-the-initial-cwnd-74a1fe = Sección sobre la cwnd inicial

short-transfers-over-a-geostationary-hop-8b4c3c = Transferencias cortas por un salto geoestacionario de 2 Mbit/s con una ida y vuelta de 520 ms, sin pérdidas; los SACK se retardan hasta 200 ms. Un paquete lleva 1452 bytes. El tiempo corre desde la apertura de la asociación hasta que se ha entregado todo.

goodput-with-path-mtu-discovery-against-7a1376 = Goodput con descubrimiento de la MTU del camino frente a paquetes de 512 bytes

section-on-path-mtu-discovery-01b95b = Sección sobre el descubrimiento de la MTU del camino

one-association-over-a-geostationary-hop-092aa0 = Una asociación por un salto geoestacionario de 10 Mbit/s con una ida y vuelta de 520 ms y una tasa de error de bit de 1e-7, tras un router. El camino lleva paquetes de 576, 1500 o 4352 bytes. Sin descubrimiento cada paquete tiene 512 bytes como máximo, que pasan en todas partes. Con descubrimiento el emisor empieza con los 9000 bytes de su propio enlace, aprende del router lo que es demasiado grande, y agrupa tantos chunks DATA de 480 bytes como caben.

goodput-over-a-ds1-channel-by-d0ce4e = Goodput por un canal DS1 por GEO con ventanas del receptor de 64 KB y mayores

section-on-the-receiver-window-9d4cb5 = Sección sobre la ventana del receptor

one-association-over-a-geostationary-hop-14d6ad = Una asociación por un salto geoestacionario de 1,544 Mbit/s (DS1) con una ida y vuelta de 500 ms, sin pérdidas y con una tasa de error de bit de 1e-7. El camino, tasa por ida y vuelta, contiene 96 500 bytes. TCP sin escalado de ventana puede anunciar 64 KB como máximo; la ventana de SCTP tiene 32 bits. La ventana cuenta datos de usuario: 1452 de los 1500 bytes de un paquete.

three-multihomed-configurations-on-wires-97c41c = Tres configuraciones multihomed por cable, junto a ns-2

one-association-over-wires-that-stand-624541 = Una asociación por cables que representan los satélites: el camino primario tarda 80 ms y tiene dos saltos de radio de 1,5 Mbit/s, un segundo por Iridium 83 ms, uno por GEO 250 ms a 2 Mbit/s con una tasa de error de bit de 1e-6. Los caminos no difieren en nada más, nada se mueve y nadie los comparte, así que las cifras se pueden comparar con las de un simulador independiente. Los paquetes de 564 bytes cruzan un proceso de error por cada camino de ida, el búfer del receptor contiene 40 segmentos; toda retransmisión toma el otro camino.

goodput-against-receiver-buffer-without--af1dd7 = Goodput frente al búfer del receptor sin pérdidas

a-source-reaches-a-sink-over-45f95d = Una fuente alcanza un sumidero por un enlace de 5 Mbit/s sin pérdidas y un enlace satelital de 10 Mbit/s, cada uno de 130 ms. Los paquetes tienen 1500 bytes, los chunks van a los streams por turno, la aplicación lee de inmediato, y a la vuelta no se pierde nada. No se pierde ningún paquete. Con cuatro streams, y con uno para comparar.

sequence-numbers-without-loss-a-burst-fd4994 = Números de secuencia sin pérdidas: una ráfaga por cada ida y vuelta

a-source-reaches-a-sink-over-5798cf = Una fuente alcanza un sumidero por un enlace de 5 Mbit/s sin pérdidas y un enlace satelital de 10 Mbit/s, cada uno de 130 ms. Los paquetes tienen 1500 bytes, los chunks van a los streams por turno, la aplicación lee de inmediato, y a la vuelta no se pierde nada. No se pierde ningún paquete; cuatro streams y un búfer de 15 KB. La gráfica muestra una ejecución.

goodput-against-receiver-buffer-with-los-002fc6 = Goodput frente al búfer del receptor con pérdidas, cuatro streams

figure-6-f5cad8 = Figura 6

a-source-reaches-a-sink-over-2b2d60 = Una fuente alcanza un sumidero por un enlace de 5 Mbit/s sin pérdidas y un enlace satelital de 10 Mbit/s, cada uno de 130 ms. Los paquetes tienen 1500 bytes, los chunks van a los streams por turno, la aplicación lee de inmediato, y a la vuelta no se pierde nada. Cuatro streams; el enlace satelital pierde el 1, el 3 o el 5 % de los paquetes.

cwnd-and-a-rwnd-with-a-327972 = cwnd y a_rwnd con un búfer de 15 KB

figure-7-ef0005 = Figura 7

a-source-reaches-a-sink-over-e44e4a = Una fuente alcanza un sumidero por un enlace de 5 Mbit/s sin pérdidas y un enlace satelital de 10 Mbit/s, cada uno de 130 ms. Los paquetes tienen 1500 bytes, los chunks van a los streams por turno, la aplicación lee de inmediato, y a la vuelta no se pierde nada. El enlace satelital pierde el 1 % de los paquetes; cuatro streams. La gráfica muestra una ejecución; las fracciones de tiempo son medias sobre todas las réplicas.

cwnd-and-a-rwnd-with-a-2a4b02 = cwnd y a_rwnd con un búfer de 35 KB

a-source-reaches-a-sink-over-9a0ccf = Una fuente alcanza un sumidero por un enlace de 5 Mbit/s sin pérdidas y un enlace satelital de 10 Mbit/s, cada uno de 130 ms. Los paquetes tienen 1500 bytes, los chunks van a los streams por turno, la aplicación lee de inmediato, y a la vuelta no se pierde nada. Como con 15 KB, pero el búfer tiene 35 KB. La gráfica muestra una ejecución; las fracciones de tiempo son medias sobre todas las réplicas.

packets-sent-and-sacks-received-with-2a2bb9 = Paquetes enviados y SACK recibidos con un búfer de 35 KB

a-source-reaches-a-sink-over-25fab7 = Una fuente alcanza un sumidero por un enlace de 5 Mbit/s sin pérdidas y un enlace satelital de 10 Mbit/s, cada uno de 130 ms. Los paquetes tienen 1500 bytes, los chunks van a los streams por turno, la aplicación lee de inmediato, y a la vuelta no se pierde nada. El enlace satelital pierde el 1 % de los paquetes; cuatro streams y un búfer de 35 KB. La gráfica muestra una ejecución.

goodput-against-receiver-buffer-one-stre-ba3aa4 = Goodput frente al búfer del receptor, un stream y cuatro

a-source-reaches-a-sink-over-67aa58 = Una fuente alcanza un sumidero por un enlace de 5 Mbit/s sin pérdidas y un enlace satelital de 10 Mbit/s, cada uno de 130 ms. Los paquetes tienen 1500 bytes, los chunks van a los streams por turno, la aplicación lee de inmediato, y a la vuelta no se pierde nada. Un stream y cuatro; el enlace satelital pierde el 1 o el 5 % de los paquetes.

goodput-against-packet-loss-one-stream-4dc42e = Goodput frente a la pérdida de paquetes, un stream y cuatro

a-source-reaches-a-sink-over-ccb5ac = Una fuente alcanza un sumidero por un enlace de 5 Mbit/s sin pérdidas y un enlace satelital de 10 Mbit/s, cada uno de 130 ms. Los paquetes tienen 1500 bytes, los chunks van a los streams por turno, la aplicación lee de inmediato, y a la vuelta no se pierde nada. Un stream y cuatro con un búfer de 15 KB, frente a la tasa de error del enlace satelital.

a-rwnd-against-time-one-stream-1cc58d = a_rwnd frente al tiempo, un stream y cuatro

a-source-reaches-a-sink-over-02de50 = Una fuente alcanza un sumidero por un enlace de 5 Mbit/s sin pérdidas y un enlace satelital de 10 Mbit/s, cada uno de 130 ms. Los paquetes tienen 1500 bytes, los chunks van a los streams por turno, la aplicación lee de inmediato, y a la vuelta no se pierde nada. Un stream junto a cuatro; el enlace satelital pierde el 5 % de los paquetes, el búfer tiene 15 KB. La gráfica muestra una ejecución de cada uno; las fracciones de tiempo son medias sobre todas las réplicas.

optimal-receiver-buffer-against-packet-l-fd8b3e = Búfer del receptor óptimo frente a la pérdida de paquetes

a-source-reaches-a-sink-over-b265c4 = Una fuente alcanza un sumidero por un enlace de 5 Mbit/s sin pérdidas y un enlace satelital de 10 Mbit/s, cada uno de 130 ms. Los paquetes tienen 1500 bytes, los chunks van a los streams por turno, la aplicación lee de inmediato, y a la vuelta no se pierde nada. Un stream y cuatro, frente a la tasa de error del enlace satelital. El búfer óptimo es el menor con el que el goodput medio alcanza el 95 % del obtenido con 80 KB (90 y 98 % para comparar), sobre rectas entre los búferes probados.

late-is-lost-the-age-of-d1b369 = Tarde es perdido: la edad de la telemetría que llega, y lo que se abandona por ella

a-station-sends-measurements-of-400-107dfd = Una estación envía mediciones de 400 bytes, cinco por segundo, por un satélite geoestacionario, 272 ms y 256 kbit/s, que pierde paquetes a la ida: una de cada dos es más importante y tiene el stream 0, las demás tienen el stream 1. No se abandona nada; o lo que tiene más de 1, 2 o 4 s (RFC 3758); o lo que se perdió una vez, o dos (RFC 7496); o, donde un búfer de envío de 4000 bytes no tiene sitio para una medición, las de menos importancia (RFC 7496). La edad es la de lo que llega, desde el instante en que la estación lo tiene: SCTP entrega en el orden de cada stream, de modo que lo que ha llegado espera a lo que se envía otra vez. Lo que se abandonó y llegó a pesar de todo cuenta como ambas cosas. Las RFC dicen para qué son las reglas y no tienen figura; los límites de las afirmaciones son nuestros.

receivers-that-acknowledge-at-once-over-da79a4 = Receptores que confirman de inmediato por un camino y por muchos

findings-e171c2 = Hallazgos

one-endless-tcp-transfer-from-quito-606ff0 = Una transferencia TCP sin fin de Quito a Tokio durante 100 s, por el camino más corto o por todos los caminos con menos enlaces, por los que cada satélite envía sus paquetes por turno. El cielo está quieto, en 24 instantes de un día uno tras otro: Spaceway NGSO, y Teledesic con enlaces a través de la costura. Enlaces terrestres de 5 Mbit/s, enlaces entre satélites de 10 Mbit/s, paquetes de 1000 bytes de los que 960 son datos de usuario, colas de 1000 paquetes, sin errores. Ventanas de 20 paquetes por Spaceway y 64 por Teledesic no llenan ningún enlace, así que nunca se pierde nada: lo que TCP retransmite solo fue adelantado. Los receptores retardan los acuses de recibo hasta 200 ms. Lo que llena un hueco lo confirman de inmediato, como dice RFC 5681 que deberían, o como cualquier otro segmento. Y no retardan ninguno al principio, ni cuando algo llega dos veces, durante tantos acuses de recibo como segmentos tiene la mitad de la ventana (los acuses rápidos de Linux): así no se frena el arranque lento; o retardan también estos. Según las reglas de 2001 la ventana inicial es de 1 segmento y los acuses de recibo duplicados anteriores al umbral no dejan salir nada.

goodput-of-tcp-over-a-link-0b030c = Goodput de TCP por un enlace más lento a la vuelta

a-tcp-transfer-over-a-satellite-a7fdd8 = Una transferencia TCP por un enlace satelital que lleva 10 Mbit/s en el sentido de los datos y menos en el de los acuses de recibo; la ida y vuelta es de 100 ms. Los segmentos ocupan 1500 bytes, los acuses de recibo 40. La razón normalizada k (RFC 3449) es la razón de las dos tasas dividida por la de los dos tamaños, aquí 37,5: con k = 1 la vuelta tiene sitio justo para un acuse de recibo de cada segmento. El receptor confirma cada segmento, o uno de cada dos. Las colas tienen sitio para 500 paquetes, de modo que no se pierde ningún acuse de recibo, o para 100, de modo que la vuelta pierde los que llegan demasiado deprisa. El búfer del receptor de 256 KiB es el doble de lo que contiene el camino. Nada es aleatorio. 60 s, medidos desde 20 s.

short-and-bursty-transfers-over-one-272f87 = Transferencias cortas y a ráfagas por un camino y por muchos

a-connection-of-tcp-from-quito-60cf16 = Una conexión TCP de Quito a Tokio durante 100 s cuya aplicación envía nueve páginas de ocho objetos de 10 000 bytes, una cada 10 s, o cuarenta ráfagas de 20 mensajes de 960 bytes, separados 10 ms, con silencios de 2 s entre ellas; lo que cuenta es lo tarde que está cada objeto o mensaje. Por el camino más corto o por todos los caminos con menos enlaces, por los que cada satélite envía sus paquetes por turno. El cielo está quieto, en 24 instantes de un día uno tras otro: Spaceway NGSO, y Teledesic con enlaces a través de la costura. Enlaces terrestres de 5 Mbit/s, enlaces entre satélites de 10 Mbit/s, paquetes de 1000 bytes de los que 960 son datos de usuario, colas de 1000 paquetes, sin errores; ventanas de 20 paquetes por Spaceway y 64 por Teledesic. Los segmentos pequeños no esperan (el algoritmo de Nagle está desactivado); los receptores retardan los acuses de recibo hasta 200 ms. Según las reglas de 2001 la ventana inicial es de 1 segmento, de nuevo tras cada silencio, y los acuses de recibo duplicados anteriores al umbral no dejan salir nada; según las de hoy es de 10 y sí lo hacen.

reports-of-what-came-twice-and-d7d5b9 = Informes de lo que llegó dos veces, y reducciones innecesarias deshechas, por varios caminos

one-endless-tcp-transfer-from-quito-fa3548 = Una transferencia TCP sin fin de Quito a Tokio durante 100 s, por el camino más corto o por todos los caminos con menos enlaces, por los que cada satélite envía sus paquetes por turno. El cielo está quieto, en 24 instantes de un día uno tras otro: Spaceway NGSO, y Teledesic con enlaces a través de la costura. Enlaces terrestres de 5 Mbit/s, enlaces entre satélites de 10 Mbit/s, paquetes de 1000 bytes de los que 960 son datos de usuario, colas de 1000 paquetes, sin errores. Ventanas de 20 paquetes por Spaceway y 64 por Teledesic no llenan ningún enlace, así que nunca se pierde nada: lo que TCP retransmite solo fue adelantado. TCP con SACK según las reglas de hoy; los receptores confirman cada segmento de inmediato e informan de lo que ha llegado dos veces (DSACK, RFC 2883). Sin marcas de tiempo solo tales informes muestran que no se perdió nada (RFC 3708); con ellas lo muestra también el primer acuse de recibo que responde a un original (RFC 3522). Los emisores dejan una reducción como está, o la revierten entonces (RFC 4015), o van por tiempo (RACK, RFC 8985), cuya ventana de reordenamiento crece con los informes.

orbits-of-satellite-systems-to-scale-fb5c9d = Órbitas de sistemas de satélites, a escala

figure-1-0565fc = Figura 1

the-orbits-of-the-systems-that-ab8770 = Las órbitas de los sistemas que conoce el núcleo, sobre una Tierra a la misma escala, con el tiempo que tarda una vuelta y el retardo de propagación entre el suelo y un satélite. Solo se introducen altitud, inclinación y número de satélites: los periodos se derivan de la tercera ley de Kepler; los retardos, de la geometría, el más corto a un satélite en el cenit y el más largo a uno en la máscara de elevación.

three-networks-links-footprints-and-the-b7f4fd = Tres redes: enlaces, huellas y la costura

figure-2-720f29 = Figura 2

a-ring-of-three-geostationary-satellites-cc6304 = Un anillo de tres satélites geoestacionarios, Spaceway NGSO y Teledesic sobre el suelo: cada enlace entre satélites que está activo, la huella dentro de la que los terminales ven un satélite por encima de su máscara de elevación y, de Teledesic, la costura, donde el primer plano y el último vuelan en sentidos opuestos. Abra una red en el laboratorio para verla moverse, en el globo o en el mapa plano.

delay-and-links-from-quito-to-c629ff = Retardo y enlaces de Quito a Londres durante un día

figure-3a-2c6158 = Figura 3a

the-one-way-propagation-delay-and-212e97 = El retardo de propagación de ida y los enlaces del camino más corto de Quito a Londres durante 24 horas, cada 10 s desde 5 s, sin paquetes. Enlaces y terminales miran el cielo a medio camino entre muestras; un terminal conserva su satélite hasta que este baja de la máscara de elevación. Un anillo de tres satélites geoestacionarios, Spaceway NGSO, Teledesic con y sin enlaces a través de su costura, e Iridium igualmente. La costura es el círculo máximo que pasa por los polos a medio camino entre el último plano y el primero, que vuelan en sentidos opuestos; está entre los terminales mientras estos se hallan a distintos lados de ella. Se puede elegir cualquier otro par de lugares.

delay-and-links-from-quito-to-a5815f = Retardo y enlaces de Quito a Tokio durante un día

figure-3b-14ed06 = Figura 3b

the-one-way-propagation-delay-and-aadd69 = El retardo de propagación de ida y los enlaces del camino más corto de Quito a Tokio durante 24 horas, cada 10 s desde 5 s, sin paquetes. Enlaces y terminales miran el cielo a medio camino entre muestras; un terminal conserva su satélite hasta que este baja de la máscara de elevación. Un anillo de tres satélites geoestacionarios, Spaceway NGSO, Teledesic con y sin enlaces a través de su costura, e Iridium igualmente. La costura es el círculo máximo que pasa por los polos a medio camino entre el último plano y el primero, que vuelan en sentidos opuestos; está entre los terminales mientras estos se hallan a distintos lados de ella. Se puede elegir cualquier otro par de lugares.

what-overtaking-costs-at-24-instants-0273ae = Lo que cuesta el adelantamiento en 24 instantes de un día, acuses de recibo retardados 200 ms

one-endless-tcp-transfer-from-quito-458149 = Una transferencia TCP sin fin de Quito a Tokio durante 100 s, por el camino más corto o por todos los caminos con menos enlaces, por los que cada satélite envía sus paquetes por turno. El cielo está quieto como en cada uno de 24 instantes, separados una hora: un instante prueba poco, pues los caminos con menos enlaces van de dos a docenas. Enlaces terrestres de 5 Mbit/s, enlaces entre satélites de 10 Mbit/s, paquetes de 1000 bytes de los que 960 son datos de usuario, colas de 1000 paquetes, sin errores. Ventanas de 20 paquetes por Spaceway y 64 por Teledesic no llenan ningún enlace, así que nunca se pierde nada: lo que TCP retransmite solo fue adelantado. Los receptores retardan los acuses de recibo hasta 200 ms. Según las reglas de 2001 la ventana inicial es de 1 segmento y los acuses de recibo duplicados anteriores al umbral no dejan salir nada; según los valores predeterminados de ns-2.35 es de 2 y sí lo hacen (limited transmit). Otras constelaciones, instantes y ventanas se pueden pedir en la línea de comandos.

progress-of-a-file-transfer-over-555d72 = Progreso de una transferencia de archivo por un camino y por muchos, acuses de recibo retardados 200 ms

one-endless-tcp-transfer-from-quito-8ea877 = Una transferencia TCP sin fin de Quito a Tokio durante 100 s, por el camino más corto o por todos los caminos con menos enlaces, por los que cada satélite envía sus paquetes por turno. El cielo está quieto: Spaceway NGSO como a los 16 205 s, con 6 caminos de 5 enlaces, y Teledesic con enlaces a través de la costura como a los 1805 s, con 18 caminos de 8 enlaces. Enlaces terrestres de 5 Mbit/s, enlaces entre satélites de 10 Mbit/s, paquetes de 1000 bytes de los que 960 son datos de usuario, colas de 1000 paquetes, sin errores. Ventanas de 20 paquetes por Spaceway y 64 por Teledesic no llenan ningún enlace, así que nunca se pierde nada: lo que TCP retransmite solo fue adelantado. Los receptores retardan los acuses de recibo hasta 200 ms. Según las reglas de 2001 la ventana inicial es de 1 segmento y los acuses de recibo duplicados anteriores al umbral no dejan salir nada; según los valores predeterminados de ns-2.35 es de 2 y sí lo hacen (limited transmit). Otras constelaciones, instantes y ventanas se pueden pedir en la línea de comandos.

goodput-over-one-path-and-over-b94177 = Goodput por un camino y por muchos en 24 instantes de un día frente al retardo de los acuses de recibo

one-endless-tcp-transfer-from-quito-3bd24b = Una transferencia TCP sin fin de Quito a Tokio durante 100 s, por el camino más corto o por todos los caminos con menos enlaces, por los que cada satélite envía sus paquetes por turno. El cielo está quieto como en cada uno de 24 instantes, separados una hora: un instante prueba poco, pues los caminos con menos enlaces van de dos a docenas. Enlaces terrestres de 5 Mbit/s, enlaces entre satélites de 10 Mbit/s, paquetes de 1000 bytes de los que 960 son datos de usuario, colas de 1000 paquetes, sin errores. Ventanas de 20 paquetes por Spaceway y 64 por Teledesic no llenan ningún enlace, así que nunca se pierde nada: lo que TCP retransmite solo fue adelantado. Los receptores confirman de inmediato o retardan los acuses de recibo hasta 200 ms; se pueden pedir 50, 100 y 500 ms. Según las reglas de 2001 la ventana inicial es de 1 segmento y los acuses de recibo duplicados anteriores al umbral no dejan salir nada; según los valores predeterminados de ns-2.35 es de 2 y sí lo hacen (limited transmit). Otras constelaciones, instantes y ventanas se pueden pedir en la línea de comandos.

goodput-over-one-path-and-over-3dc92b = Goodput por un camino y por muchos frente al retardo de los acuses de recibo

one-endless-tcp-transfer-from-quito-98b74b = Una transferencia TCP sin fin de Quito a Tokio durante 100 s, por el camino más corto o por todos los caminos con menos enlaces, por los que cada satélite envía sus paquetes por turno. El cielo está quieto: Spaceway NGSO como a los 16 205 s, con 6 caminos de 5 enlaces, y Teledesic con enlaces a través de la costura como a los 1805 s, con 18 caminos de 8 enlaces. Enlaces terrestres de 5 Mbit/s, enlaces entre satélites de 10 Mbit/s, paquetes de 1000 bytes de los que 960 son datos de usuario, colas de 1000 paquetes, sin errores. Ventanas de 20 paquetes por Spaceway y 64 por Teledesic no llenan ningún enlace, así que nunca se pierde nada: lo que TCP retransmite solo fue adelantado. Los receptores retardan los acuses de recibo hasta 0, 50, 100, 200 o 500 ms. Según las reglas de 2001 la ventana inicial es de 1 segmento y los acuses de recibo duplicados anteriores al umbral no dejan salir nada; según los valores predeterminados de ns-2.35 es de 2 y sí lo hacen (limited transmit). Otras constelaciones, instantes y ventanas se pueden pedir en la línea de comandos.

how-far-from-the-equator-routing-8860c7 = Hasta qué distancia del ecuador lleva el encaminamiento por retardo

the-path-between-two-places-90-393b20 = El camino entre dos lugares separados 90° de longitud en un mismo paralelo durante un día, cada 10 s, sin paquetes, como en la Figura 3. Un terminal conserva su satélite hasta que este baja de la máscara de elevación; el camino es el de menor retardo. Los planos que se encuentran en los polos están allí más juntos, así que los enlaces entre ellos son más cortos. La gráfica muestra a qué distancia del ecuador están los satélites del camino.

disruption-of-paths-against-the-differen-d654c1 = Perturbación de los caminos frente a la diferencia de longitud

the-path-between-two-places-at-c135ae = El camino entre dos lugares a 40° norte durante un día, cada 10 s, sin paquetes, como en la Figura 3. Un terminal conserva su satélite hasta que este baja de la máscara de elevación; el camino es el de menor retardo. Cuanto más separados están en longitud, más planos cruza el camino, y más tiempo está la costura entre ellos. Con 180° pasa por el polo.

round-robin-over-several-paths-and-cf9077 = Round-robin por varios caminos, y pasarelas que vuelven a poner los paquetes en orden

the-transfer-of-figure-4-an-af44b2 = La transferencia de la Figura 4: una transferencia TCP sin fin de Quito a Tokio durante 100 s, por el camino más corto o por todos los caminos con menos enlaces, por los que cada satélite envía sus paquetes por turno, según las reglas de 2001, y con cada segmento confirmado de inmediato. Aquí las pasarelas de ambos extremos vuelven a poner los paquetes en orden. Cada una numera lo que entra en la constelación, por cada sentido de un flujo, como hace un túnel con números de secuencia, y retiene lo que llega antes que un paquete anterior hasta que este está ahí, o durante tantos ms como máximo. No se pierde nada. 0 ms es sin pasarela.

paths-between-satellites-that-ascend-and-1d32d5 = Caminos entre satélites que ascienden y satélites que descienden

the-path-between-two-places-at-45ddab = El camino entre dos lugares a 40° norte durante un día, cada 10 s, sin paquetes, como en la Figura 3. Un terminal conserva su satélite hasta que este baja de la máscara de elevación; el camino es el de menor retardo. Sobre cada lugar de una roseta unos satélites vuelan al norte y otros al sur, con enlaces entre los de una misma clase cercanos; en una constelación de planos polares todos los que están a la vista vuelan en un sentido, salvo por la costura. La gráfica muestra cuántas veces los satélites de los dos extremos del camino vuelan en sentidos opuestos.

terminals-with-several-satellites-at-onc-caa42f = Terminales con varios satélites a la vez: por el camino más corto y round-robin desde el primer salto

the-transfer-of-figure-4-with-305f32 = La transferencia de la Figura 4 con terminales en Quito y Tokio que usan uno, dos o tres satélites a la vez, los que están más altos: por el camino más corto de todos, o por todos los caminos con menos enlaces, por los que terminales y satélites envían sus paquetes por turno. Un terminal tiene un transmisor ascendente de 5 Mbit/s para todos sus satélites. El cielo está quieto como en la Figura 4, y ningún lugar ve entonces más de dos satélites; las reglas son las de 2001, y cada segmento se confirma de inmediato.

what-rack-is-worth-to-sctp-d1450d = Lo que vale RACK para SCTP con pérdidas, por control de congestión

one-association-of-sctp-by-rfc-c42ade = Una asociación de SCTP según RFC 9260 por un enlace de 10 Mbit/s con una cola de un producto ancho de banda-retardo, 58 o 467 paquetes, y un recorrido de 35 ms, como por satélites en órbitas bajas, o de 280 ms, como por uno geoestacionario, que pierde paquetes al azar a la ida. Chunks de 1452 bytes, búferes de recepción de 16 MiB. Lo perdido lo dicen tres informes de pérdida o el tiempo. 140 s, medidos desde 40 s. Ninguna pila de SCTP tiene RACK: no hay nada junto a estas cifras.

goodput-of-sctp-as-freebsd-and-e43898 = Goodput de SCTP como lo hacen FreeBSD y los navegadores

one-association-over-the-two-links-0a0553 = Una asociación por los dos enlaces de los experimentos de multistreaming, 5 y 10 Mbit/s y 130 ms cada uno, con un búfer de recepción de 64 KB y un stream. El segundo enlace pierde paquetes al azar a la ida. Los paquetes tienen 1500 bytes, los SACK se retardan 200 ms, el RTO inicial es de 1 s. Cada perfil tiene las elecciones de una pila real; las propias pilas se ejecutaron por el mismo camino.

how-late-messages-and-objects-come-b4fc09 = Lo tarde que llegan mensajes y objetos: ocho streams de SCTP, uno, y TCP

two-links-each-130-ms-long-fc26f1 = Dos enlaces, cada uno de 130 ms, de 5 y 10 Mbit/s, de los que el segundo pierde paquetes a la ida: los de Atiquzzaman e Ivancic (2003). Sus Figuras 1 y 2 muestran aplicaciones que comparten una asociación, una por stream, y una página de objetos es su razón para ello; representan goodput y no latencia, así que nada de aquí es una cifra suya. Una aplicación ofrece una página de ocho objetos de 10 KB cada 10 s, o un mensaje de 500 bytes cada 50 ms. Los streams toman objetos y mensajes por turno; los objetos de una página se envían por turno, un paquete cada uno, los lleve lo que los lleve. La latencia es el tiempo desde que se ofrece uno hasta que la aplicación receptora lo tiene entero. SCTP es el de RFC 9260 y TCP el de RFC 5681 con SACK y sin el algoritmo de Nagle: difieren en más que los streams, y SCTP con un stream dice cuánto se debe a estos.

goodput-of-tcp-against-random-loss-3962fa = Goodput de TCP frente a pérdida aleatoria: NewReno, SACK y CUBIC

one-tcp-flow-over-the-two-517b2e = Un flujo TCP por los dos enlaces de los experimentos de multistreaming, 5 y 10 Mbit/s y 130 ms cada uno, con colas de 50 paquetes. El segundo enlace pierde paquetes al azar a la ida. Los paquetes tienen 1500 bytes con marcas de tiempo. Búferes de recepción de 65 535 bytes sin escalado de ventana y de 4 MiB con él, acuses de recibo retardados 200 ms o nada. 200 s, medidos desde 50 s.

a-path-that-is-configured-anew-c73406 = Un camino que se configura de nuevo cada 15 segundos: NewReno, CUBIC y SCTP

one-flow-over-a-link-of-a04ca0 = Un flujo por un enlace de 50 Mbit/s cuyo retardo de ida alterna entre 25 y 40 ms cada 15 s, con una cola de 200 paquetes, sin otras pérdidas o con un paquete de cada 10 000 perdido al azar a la ida. Un paquete conserva el retardo con que salió: tras cada bajada del retardo unos 60 paquetes adelantan a los anteriores. Los paquetes tienen 1500 bytes, los búferes de recepción 4 MiB. 200 s, medidos desde 50 s. Un supuesto sobre caminos que cambian sin traspaso, no una medida de ningún sistema.

how-tcp-flows-share-a-long-5d0cfd = Cómo comparten flujos TCP un enlace largo: NewReno, CUBIC y uno de cada

two-and-four-tcp-flows-without-3fead5 = Dos y cuatro flujos TCP sin fin comparten un enlace de 10 Mbit/s y 250 ms con una cola de 100 paquetes. Todos usan SACK y escalado de ventana con búferes de recepción de 4 MiB; cada uno empieza a menos de una ida y vuelta de los demás, en un instante que sortea su semilla, y nada más es aleatorio. 600 s, medidos desde 100 s.

goodput-of-tcp-with-and-without-229bea = Goodput de TCP con y sin pasarela antes del satélite

one-tcp-flow-from-chicago-to-e26ac7 = Un flujo TCP de Chicago a Quito: una línea terrestre de 20 Mbit/s y 20 ms que pierde paquetes al azar a la ida, después un tubo acodado geoestacionario de 10 Mbit/s. De extremo a extremo en una conexión con una ida y vuelta de 0,53 s, o dividido por una pasarela antes del satélite en conexiones con idas y vueltas de 0,04 y 0,49 s. NewReno con SACK, cada segmento confirmado, colas de 2000 paquetes. Búferes de recepción de 65 535 bytes sin escalado de ventana y de 4 MiB con él; la pasarela tiene sitio para ambos. 200 s, medidos desde 50 s.

how-much-probing-gains-when-more-ca49b6 = Cuánto gana el sondeo cuando es congestión una parte mayor o menor de los estados malos

section-6-future-work-9e1409 = Sección 6, trabajo futuro

the-bit-corruption-of-figure-6-d6e6cb = La corrupción de bits de la Figura 6 con estancias de 10 s: en el estado malo se pierde el 10 o el 30 % de los paquetes, y el retardo de ida es de 100 o 150 ms. Allí cada estancia sortea uno de los dos con igual probabilidad; aquí la proporción de estancias malas con 150 ms, que el sondeo toma por congestión, va de ninguna a todas. En el estado bueno la mitad de las estancias tiene cada uno.

effective-throughput-under-bit-corruptio-64e61d = Caudal efectivo con corrupción de bits, sin y con sondeo

a-source-sends-a-file-of-956637 = Una fuente envía un archivo de 10 000 000 bytes a un destino tras un router, en segmentos de 1000 bytes con búferes de 64 000 bytes, por XSTP sin y con sondeo. Los enlaces no tardan nada; el router pasa de un estado bueno a uno malo y de vuelta, y permanece en cada uno un tiempo exponencial. Cada estancia añade 100 o 150 ms al recorrido, con igual probabilidad, y ambos sentidos la comparten. Ambas variantes encuentran los mismos estados con una misma semilla. En el estado malo se pierden paquetes con la probabilidad que se varía; la estancia media en ambos estados es de 10 s o 1 s.

overhead-under-bit-corruption-without-an-4eb2cd = Sobrecarga con corrupción de bits, sin y con sondeo

throughput-over-overhead-under-bit-corru-22b149 = Caudal respecto a sobrecarga con corrupción de bits, sin y con sondeo

effective-throughput-under-handoffs-of-0-46b67f = Caudal efectivo con traspasos de 0,5 s, sin y con sondeo

a-source-sends-a-file-of-61c87a = Una fuente envía un archivo de 10 000 000 bytes a un destino tras un router, en segmentos de 1000 bytes con búferes de 64 000 bytes, por XSTP sin y con sondeo. Los enlaces no tardan nada; el router pasa de un estado bueno a uno malo y de vuelta, y permanece en cada uno un tiempo exponencial. Cada estancia añade 100 o 150 ms al recorrido, con igual probabilidad, y ambos sentidos la comparten. Ambas variantes encuentran los mismos estados con una misma semilla. En el estado malo, un traspaso de 0,5 s en promedio, se pierden todos los paquetes; el estado bueno es tan largo que los traspasos ocupan la parte dada del tiempo.

effective-throughput-under-handoffs-of-1-9618e8 = Caudal efectivo con traspasos de 1 s junto a los de 0,5 s, sin y con sondeo

a-source-sends-a-file-of-19996c = Una fuente envía un archivo de 10 000 000 bytes a un destino tras un router, en segmentos de 1000 bytes con búferes de 64 000 bytes, por XSTP sin y con sondeo. Los enlaces no tardan nada; el router pasa de un estado bueno a uno malo y de vuelta, y permanece en cada uno un tiempo exponencial. Cada estancia añade 100 o 150 ms al recorrido, con igual probabilidad, y ambos sentidos la comparten. Ambas variantes encuentran los mismos estados con una misma semilla. En el estado malo, un traspaso de 1 s en promedio, se pierden todos los paquetes; el estado bueno es tan largo que los traspasos ocupan la parte dada del tiempo.

overhead-under-handoffs-of-0-5-727e9e = Sobrecarga con traspasos de 0,5 s, sin y con sondeo

overhead-under-handoffs-of-1-s-bad709 = Sobrecarga con traspasos de 1 s, sin y con sondeo

throughput-over-overhead-under-handoffs--a94c9d = Caudal respecto a sobrecarga con traspasos de 0,5 s, sin y con sondeo

throughput-over-overhead-under-handoffs--583aae = Caudal respecto a sobrecarga con traspasos de 1 s, sin y con sondeo

effective-throughput-under-limited-conne-88fc32 = Caudal efectivo con conectividad limitada, sin y con sondeo

figure-15-7e2c9d = Figura 15

a-source-sends-a-file-of-28498b = Una fuente envía un archivo de 10 000 000 bytes a un destino tras un router, en segmentos de 1000 bytes con búferes de 64 000 bytes, por XSTP sin y con sondeo. Los enlaces no tardan nada; el router pasa de un estado bueno a uno malo y de vuelta, y permanece en cada uno un tiempo exponencial. Cada estancia añade 100 o 150 ms al recorrido, con igual probabilidad, y ambos sentidos la comparten. Ambas variantes encuentran los mismos estados con una misma semilla. En el estado malo, sin conectividad, se pierden todos los paquetes. El estado malo es tan largo que hay conectividad durante la parte dada del tiempo.

overhead-under-limited-connectivity-with-d99bab = Sobrecarga con conectividad limitada, sin y con sondeo

figure-16-c2391e = Figura 16

throughput-over-overhead-under-limited-c-07da96 = Caudal respecto a sobrecarga con conectividad limitada, sin y con sondeo

figure-17-269180 = Figura 17

latency-of-files-over-packet-radio-c30ccd = Latencia de archivos por radio por paquetes

figure-19-3fd511 = Figura 19

ftp-over-xstp-ipv4-and-ax-ada60b = FTP sobre XSTP, IPv4 y AX.25 en un canal de radio semidúplex que dos estaciones comparten por CSMA p-persistente con los valores predeterminados de KISS: TXDELAY 500 ms, ranuras de 100 ms, persistencia 0,25. Las tramas tienen 255 bytes como máximo, entre ellos 17 de AX.25, 60 de IP, 16 de XSTP y 5 de FTP, así que quedan 157 bytes del archivo: 1, 1, 7 y 66 tramas para 1 B, 100 B, 1 KB y 10 KB. Se confirma una trama a la vez, con un POLL por ida y vuelta, y sin sondeo, para el que cada respuesta que CSMA retiene sería una que falta. Los valores impresos requieren que se cuenten bits de cabecera y, sea cual sea la tasa, unos ocho segundos por trama que CSMA no explica: tras cada trama con datos el emisor está ocupado 5 s, un tiempo que se ajusta a los archivos grandes y no está en el artículo. La latencia cuenta desde la primera trama con datos hasta la respuesta que confirma la última. Los archivos de una trama encajan peor: los de 1 B y 100 B difieren en 99 bytes, que tardan 0,66 s a 1,2 kbit/s y 0,08 s a 9,6 kbit/s, y en los valores impresos en 1,85 s y 1,02 s, lo que no explica ningún tiempo que sea el mismo para ambas tramas.

probing-in-xstp-and-in-tcp-051798 = Sondeo en XSTP y en TCP con corrupción de bits

section-2-7b0d4c = Sección 2

xstp-has-its-probing-from-tcp-01c11f = XSTP tiene su sondeo de TCP-probing (Tsaoussidis y Badr 2000), que el artículo nombra y no ejecuta. Aquí ambos están junto a lo que son sin sondeo, con la corrupción de bits de las Figuras 6 a 8: un archivo de 10 000 000 bytes en segmentos de 1000 bytes con búferes de 64 000 bytes; el router pasa de un estado bueno a uno malo y de vuelta, y permanece en cada uno un tiempo exponencial. Cada estancia añade 100 o 150 ms al recorrido, con igual probabilidad, y ambos sentidos la comparten. Los cuatro emisores encuentran los mismos estados con una misma semilla. En el estado malo se pierden paquetes con la probabilidad que se varía; la estancia media en ambos estados es de 10 s o 1 s. TCP sigue las reglas de 2001 con NewReno; lo que TCP-probing toma por congestión es lo mismo que en XSTP.

how-much-the-choices-that-the-742956 = Cuánto importan las elecciones que el artículo deja abiertas

a-source-sends-a-file-of-72982e = Una fuente envía un archivo de 10 000 000 bytes a un destino tras un router, en segmentos de 1000 bytes con búferes de 64 000 bytes, por XSTP sin y con sondeo. Los enlaces no tardan nada; el router pasa de un estado bueno a uno malo y de vuelta, y permanece en cada uno un tiempo exponencial. Cada estancia añade 100 o 150 ms al recorrido, con igual probabilidad, y ambos sentidos la comparten. Ambas variantes encuentran los mismos estados con una misma semilla. Donde el artículo calla se hizo una elección: hasta dónde llega el backoff de los POLL, tras qué pausa empieza de nuevo cwnd, lo que el temporizador de envío reparte en una ida y vuelta, lo que hace crecer cwnd, y cuánto más larga que antes de la pérdida puede ser la ida y vuelta de un sondeo. Cada vez se hace de otro modo una de ellas, con corrupción del 20 % y estancias de 10 s, traspasos de 1 s durante una décima parte del tiempo, y conectividad de 5 s durante el 15 % del tiempo.

throughput-of-files-over-packet-radio-7ad331 = Caudal de archivos por radio por paquetes

table-1-ec9ba4 = Tabla 1

ftp-over-xstp-ipv4-and-ax-59519f = FTP sobre XSTP, IPv4 y AX.25 en un canal de radio semidúplex que dos estaciones comparten por CSMA p-persistente con los valores predeterminados de KISS: TXDELAY 500 ms, ranuras de 100 ms, persistencia 0,25. Las tramas tienen 255 bytes como máximo, entre ellos 17 de AX.25, 60 de IP, 16 de XSTP y 5 de FTP, así que quedan 157 bytes del archivo: 1, 1, 7 y 66 tramas para 1 B, 100 B, 1 KB y 10 KB. Se confirma una trama a la vez, con un POLL por ida y vuelta, y sin sondeo, para el que cada respuesta que CSMA retiene sería una que falta. Los valores impresos requieren que se cuenten bits de cabecera y, sea cual sea la tasa, unos ocho segundos por trama que CSMA no explica: tras cada trama con datos el emisor está ocupado 5 s, un tiempo que se ajusta a los archivos grandes y no está en el artículo. El caudal es 8 (archivo + 98 tramas) bits dividido por la latencia desde la primera trama con datos hasta la respuesta que confirma la última. Los archivos de una trama encajan peor: los de 1 B y 100 B difieren en 99 bytes, que tardan 0,66 s a 1,2 kbit/s y 0,08 s a 9,6 kbit/s, y en los valores impresos en 1,85 s y 1,02 s, lo que no explica ningún tiempo que sea el mismo para ambas tramas.

normalised-throughput-of-files-over-pack-85a67e = Caudal normalizado de archivos por radio por paquetes

ftp-over-xstp-ipv4-and-ax-85a3c9 = FTP sobre XSTP, IPv4 y AX.25 en un canal de radio semidúplex que dos estaciones comparten por CSMA p-persistente con los valores predeterminados de KISS: TXDELAY 500 ms, ranuras de 100 ms, persistencia 0,25. Las tramas tienen 255 bytes como máximo, entre ellos 17 de AX.25, 60 de IP, 16 de XSTP y 5 de FTP, así que quedan 157 bytes del archivo: 1, 1, 7 y 66 tramas para 1 B, 100 B, 1 KB y 10 KB. Se confirma una trama a la vez, con un POLL por ida y vuelta, y sin sondeo, para el que cada respuesta que CSMA retiene sería una que falta. Los valores impresos requieren que se cuenten bits de cabecera y, sea cual sea la tasa, unos ocho segundos por trama que CSMA no explica: tras cada trama con datos el emisor está ocupado 5 s, un tiempo que se ajusta a los archivos grandes y no está en el artículo. La Tabla 2 es la Tabla 1 dividida por la tasa del canal. Los archivos de una trama encajan peor: los de 1 B y 100 B difieren en 99 bytes, que tardan 0,66 s a 1,2 kbit/s y 0,08 s a 9,6 kbit/s, y en los valores impresos en 1,85 s y 1,02 s, lo que no explica ningún tiempo que sea el mismo para ambas tramas.
