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

a-deep-queue-that-only-drops-ae8eb1 = Una cola profunda que solo descarta cuando está llena permanece llena.

at-least-5-s-for-one-0bfcb7 = Al menos 5 s para un paquete de cada veinte, de los 6 s que contiene.

every-managed-queue-keeps-messages-from-06ce72 = Toda cola gestionada evita que los mensajes esperen detrás de la descarga.

over-35-ms-half-of-the-e0de57 = Con 35 ms la mitad de los mensajes llega en menos de 0,15 s.

a-queue-for-each-flow-lets-a2c275 = Una cola por cada flujo deja que los mensajes adelanten a la descarga.

over-35-ms-half-of-them-541e05 = Con 35 ms la mitad de ellos llega como máximo en 0,9 del tiempo que tarda con CoDel (RFC 8290 1.3).

over-a-geostationary-satellite-codel-s-c7e0aa = Por un satélite geoestacionario el intervalo habitual de CoDel, más corto que la ida y vuelta, cuesta goodput.

at-most-0-9-of-what-b5fda6 = Como máximo 0,9 de lo que da una cola profunda (RFC 8289 3.2: el intervalo debe ser una ida y vuelta).

steps-of-the-delay-ecfeb5 = escalones del retardo

steps-with-outages-704ca6 = escalones con caídas

cubic-told-and-frozen-6220c7 = CUBIC, avisado y congelado

cubic-told-as-satcp-s-kernel-eb588c = CUBIC, avisado, como el núcleo de SaTCP

bbr-told-as-leocc-9cc7bc = BBR, avisado, como LeoCC

bbr-told-startup-at-once-aef552 = BBR, avisado, STARTUP de inmediato

bbr-that-guesses-at-150-825c50 = BBR que deduce con el 150 %

leocc-told-a9c3d0 = LeoCC, avisado

bbr-reacts-slowly-to-abrupt-changes-537c78 = BBR reacciona despacio a cambios bruscos de la ida y vuelta; avisado de ellos, obtiene más.

mazilu-valentine-and-parisis-2025-arxiv-2c45dd = Mazilu, Valentine y Parisis 2025 (arXiv 2510.25498) lo hallan así de BBRv3. Con STARTUP de inmediato.

what-leocc-does-at-a-step-d2a078 = Lo que hace LeoCC en un escalón mantiene corta la cola que BBR acumula con la ida y vuelta de un camino más largo.

the-95th-percentile-of-the-time-4777aa = El percentil 95 del tiempo que esperan los paquetes es como máximo 0,8 del de BBR. Con escalones sin caídas.

it-costs-little-6d1c60 = Cuesta poco.

between-0-98-and-1-of-89f740 = Entre 0,98 y 1 del goodput de BBR: un PROBE_RTT cada 15 s en lugar de cada 10 s con menos en vuelo, y un STARTUP tras él.

told-of-each-step-leocc-gets-40cf3b = Avisado de cada escalón, LeoCC obtiene más que BBR.

what-it-is-made-for-lai-60939e = Aquello para lo que está hecho (Lai et al. 2025). Con escalones sin caídas.

and-packets-wait-less-42532d = Y los paquetes esperan menos.

the-95th-percentile-is-at-most-be5da5 = El percentil 95 es como máximo 0,8 del de BBR.

so-it-is-where-an-outage-45fe42 = Así es también donde una caída acompaña a cada escalón.

more-goodput-than-bbr-9f282b = Más goodput que BBR.


by-answers-that-stay-away-leocc-cf48c6 = Por respuestas que faltan LeoCC obtiene menos que avisado: las idas y vueltas que se acortan 20 o 30 ms no hacen faltar ninguna.

over-steps-without-outages-its-threshold-93862e = Con escalones sin caídas; su umbral es de 45 ms.

a-loss-based-sender-that-knows-479426 = Un emisor basado en pérdidas que sabe de los traspasos recupera ancho de banda.

mazilu-valentine-and-parisis-2025-find-676a86 = Mazilu, Valentine y Parisis 2025 lo hallan así de SaTCP. Con caídas, al menos un 0,2 % más que CUBIC.

it-does-so-by-overflowing-the-c2deed = Lo hace desbordando la cola.

at-least-ten-times-as-many-0069ea = Allí se pierden al menos diez veces más paquetes. El estudio nombra la latencia como coste: aquí la cola está llena de todos modos.

what-satcp-s-kernel-does-after-5a3d25 = Lo que hace el núcleo de SaTCP tras un aviso también recupera ancho de banda.

it-changes-what-follows-a-timeout-d79a78 = Cambia lo que sigue a un timeout, y CUBIC como lo tiene el núcleo de hoy no sufre ninguno con estas caídas.

a-sender-that-guesses-at-a-612cf0 = Un emisor que deduce con un umbral bajo toma su propia cola por otro camino.

at-150-at-most-0-95-733b50 = Con el 150 % como máximo 0,95 de BBR sin aviso, lo que explica una cola de 60 ms; con el 300 % de quiche no se detectaría aquí ningún escalón.

over-iridium-whose-terminals-hand-over-d00fbb = Por Iridium, cuyos terminales hacen un traspaso cada pocos minutos que cambia unos milisegundos, un aviso no vale nada.

within-0-5-of-bbr-without-1f24f7 = Con un margen del 0,5 % respecto a BBR sin aviso.

text-72bf2e = 35 ms

text-805e95 = 280 ms

without-scaling-for-the-way-what-1fa369 = Sin escalado según el recorrido, lo que la pérdida quita a NewReno crece con la raíz de su tasa.

from-0-1-to-3-goodput-831eb4 = De 0,1 a 3 % el goodput cae a entre un veinteavo y un tercio con 280 ms; la raíz de 30 lo deja en 0,18 (Mathis, Semke, Mahdavi y Ott 1997).

bbr-gets-more-over-lossy-ways-3472a9 = BBR obtiene más por recorridos con pérdidas que cualquier controlador que toma la pérdida por congestión.

at-3-at-least-1-5-6d3572 = Con el 3 %, al menos 1,5 veces lo de NewReno.

what-3-of-loss-takes-from-28a650 = Lo que un 3 % de pérdida quita a BBR es lo mismo por ambos recorridos.

over-280-ms-between-0-8-0dcc81 = Con 280 ms entre 0,8 y 1 de lo que obtiene con 35 ms.

leocc-which-is-made-for-paths-74125f = LeoCC, hecho para caminos que pierden y cambian, soporta las pérdidas como BBR.

at-3-at-least-1-5-ce31c9 = Con el 3 %, al menos 1,5 veces lo de NewReno (Lai et al. 2025).



bbrv3-has-its-full-throughput-with-f95d7e = BBRv3 tiene todo su caudal con pérdidas de hasta el 1 %.

at-1-at-least-0-9-dd6af4 = Con el 1 % al menos 0,9 de lo que obtiene con el 0,01 % (draft-ietf-ccwg-bbr-06 3.1).

over-280-ms-the-way-holds-bb0fb5 = Con 280 ms el recorrido contiene unos cien paquetes, y dos pérdidas casuales en una ida y vuelta son dos de cada cien: cada sondeo en busca de más termina ahí, y la cota en vuelo se queda baja.

hybla-makes-up-for-the-length-fc47e1 = Hybla compensa la longitud del recorrido donde las pérdidas son pocas.

at-0-1-over-280-ms-d2519c = Con el 0,1 %, con 280 ms al menos 0,8 de lo que obtiene con 35 ms (Caini y Firrincieli 2004).

linux-6-12-117-in-virtual-e0af4e = Linux 6.12.117 en tiempo virtual, netem entre espacios de nombres, desde 10 o 40 s; su 3 % resultó ser de 2,7 a 3,0 %

linux-6-12-117-1742e8 = Linux 6.12.117

transfer-dde8be = Transferencia

careful-resume-eight-times-too-much-238b6c = careful resume, guardado ocho veces de más

where-a-transfer-is-larger-than-0bb9b7 = Donde una transferencia es mayor que la ventana inicial y el camino es largo, careful resume elimina gran parte del arranque lento.

rfc-9959-1-at-300-kb-016445 = RFC 9959 1. Con 300 kB y 1 MB como máximo 0,65 del tiempo con arranque lento.

a-transfer-of-100-kb-still-9be465 = Una transferencia de 100 kB ahorra aún una ida y vuelta.

of-2-s-a-quarter-ef7b84 = De 2 s una cuarta parte.

the-longer-a-transfer-is-the-00ad71 = Cuanto más larga es una transferencia, menos de ella es arranque lento.

at-10-mb-between-0-8-b8bb98 = Con 10 MB entre 0,8 y 0,9.

a-saved-window-that-is-eight-2425f5 = Una ventana guardada ocho veces demasiado grande no es peor que el arranque lento.

rfc-9959-3-5-half-of-f6cdd3 = RFC 9959 3.5: la mitad de PipeSize, y ssthresh según lo que ha llegado.

text-6457ff = 10 Mbit/s, 34 ms

text-c6609b = 1,25 Mbit/s, 279 ms

pair-of-flows-57004c = Par de flujos

reno-reno-9fb760 = Reno, Reno

cubic-reno-3e602f = CUBIC, Reno

hybla-reno-471404 = Hybla, Reno

vegas-reno-7b554a = Vegas, Reno

westwood-reno-11726c = Westwood+, Reno

bbr-reno-b5c789 = BBR, Reno

share-of-the-first-608307 = Parte del primero

two-renos-share-equally-13e3a4 = Dos Reno comparten por igual.

each-gets-0-3-to-0-68dd7e = Cada uno obtiene de 0,3 a 0,7.

reno-takes-the-link-from-vegas-557c18 = Reno quita el enlace a Vegas, que retrocede ante la cola que Reno acumula.

vegas-gets-at-most-0-4-cac2bf = Vegas obtiene como máximo 0,4 con colas de dos productos ancho de banda-retardo y más (Mo, La, Anantharam y Walrand 1999).

with-a-short-queue-bbr-takes-b4c546 = Con una cola corta BBR quita la mayor parte del enlace a CUBIC, de cuyas pérdidas no hace caso.

at-least-0-6-with-half-bffc90 = Al menos 0,6 con medio producto ancho de banda-retardo (Hock, Bless y Zitterbart 2017).

with-a-deep-queue-bbr-gets-f72b2e = Con una cola profunda BBR obtiene menos que con una corta: se limita a dos productos ancho de banda-retardo en vuelo.

ware-mukerjee-seshan-and-sherry-2019-b5e5ec = (Ware, Mukerjee, Seshan y Sherry 2019.)

two-bbrs-wait-in-a-queue-85ded8 = Dos BBR esperan en una cola de dos productos ancho de banda-retardo como máximo, por profunda que sea.

the-median-wait-is-at-most-521981 = La espera mediana es como máximo de 0,12 s con 34 ms.

where-reno-or-cubic-sends-a-42d9a7 = Donde envía Reno o CUBIC, una cola profunda permanece llena.

at-least-0-2-s-over-7e0b15 = Al menos 0,2 s con 34 ms.

cubic-without-hystart-00cdd5 = CUBIC sin HyStart

size-of-the-file-8d7ec4 = Tamaño del archivo

a-file-that-fits-into-the-aa5c2d = Un archivo que cabe en la primera ventana tarda el tiempo del establecimiento y de un recorrido, sea cual sea el controlador.

of-ten-segments-rfc-6928-three-6ecead = De diez segmentos (RFC 6928): tres recorridos y 12 ms, de 0,85 a 0,86 s con 280 ms.

hystart-loses-nothing-and-takes-no-678032 = HyStart no pierde nada y no tarda más: termina el arranque lento cuando el recorrido está lleno.

over-280-ms-cubic-with-and-bfffc5 = Con 280 ms CUBIC con él y sin él tarda lo mismo para 10 MB, y con él no desborda ninguna cola (Ha y Rhee 2008).

with-hystart-the-queue-does-not-33df65 = Con HyStart la cola no desborda por el recorrido largo.

bbr-s-slow-start-doubles-more-10814a = El arranque lento de BBR se duplica más despacio que el de Reno: su tasa es 2,89 veces la que midió, y lo que mide va con retraso.

over-280-ms-100-kb-take-4623ca = Con 280 ms 100 kB tardan al menos 1,2 veces lo que con Reno.

hybla-begins-faster-over-a-long-66347c = Hybla empieza más deprisa por un recorrido largo.

over-280-ms-100-kb-take-f8cf67 = Con 280 ms 100 kB tardan como máximo 0,8 del tiempo de Reno (Caini y Firrincieli 2004).

its-first-burst-overflows-the-queue-53f7b7 = Su primera ráfaga desborda la cola, y un archivo de 1 MB lo paga.

at-least-twice-reno-s-time-6376c1 = Al menos el doble del tiempo de Reno.

linux-6-12-117-in-virtual-f381d9 = Linux 6.12.117 en tiempo virtual, netem entre espacios de nombres, desde la conexión hasta el último byte

outage-at-each-step-e66cd8 = Caída en cada escalón

text-c20bde = 100 ms

repair-of-losses-9296df = Reparación de pérdidas

as-shipped-9f5824 = tal como se distribuye

without-rack-probes-f-rto-dsack-c37c51 = sin RACK, sondeos, F-RTO, DSACK

with-what-linux-ships-no-outage-88c394 = Con lo que distribuye Linux ninguna caída de 100 ms cuesta un timeout.

probes-of-the-tail-and-rack-96a258 = Los sondeos del final y RACK lo reparan (RFC 8985).

without-rack-and-tail-loss-probes-c0ab64 = Sin RACK ni tail loss probes las caídas cuestan timeouts.

at-least-one-in-four-steps-11c6da = Al menos uno, en cuatro escalones.

steps-of-the-delay-alone-take-bb6baa = Los escalones del retardo por sí solos quitan poco a Reno, CUBIC y BBR.

at-least-0-93-of-the-5cedb3 = Al menos 0,93 del enlace.

reno-pays-most-for-outages-a5a8f8 = Reno es el que más paga por las caídas.

bbr-gets-more-with-them-57d0b8 = BBR obtiene más con ellas.

linux-6-12-117-in-virtual-48bedf = Linux 6.12.117 en tiempo virtual, netem entre espacios de nombres, una ejecución de cada

mechanism-switched-off-9a9693 = Mecanismo desactivado

rack-to-dsack-bbcccd = RACK a DSACK

quick-acks-23fd5a = acuses rápidos

no-mechanism-of-loss-recovery-is-2196ab = Ningún mecanismo de recuperación de pérdidas vale una décima parte del goodput, RACK incluido.

at-3-each-of-them-and-fd405d = Con el 3 % cada uno de ellos, y RACK, sondeos, F-RTO y DSACK juntos, dejan de 0,9 a 1,1 (el núcleo: de 0 a 5 %).

rack-spares-timeouts-it-repairs-retransm-e43d57 = RACK evita timeouts: repara retransmisiones que se pierden de nuevo.

without-it-100-s-at-3-35b02c = Sin él 100 s con el 3 % tienen al menos uno (RFC 8985 1).

with-rack-and-probes-of-the-2f09f9 = Con RACK y sondeos del final apenas hay ninguno.

at-most-one-in-100-s-e65fa4 = Como máximo uno en 100 s.

sack-is-worth-little-where-each-8ec3dd = SACK vale poco donde cada ventana pierde un segmento.

text-084c8d = De 0,85 a 1,02 sin él.

what-a-window-grows-by-is-8f9383 = Lo que hace crecer una ventana vale más que todos ellos.

cubic-gets-at-least-1-2-f763d2 = CUBIC obtiene al menos 1,2 veces el goodput de Reno con el 1 % y 280 ms.

linux-6-12-117-in-virtual-187d07 = Linux 6.12.117 en tiempo virtual, netem entre espacios de nombres; su 3 % resultó ser de 2,7 a 3,0 %

transfer-and-retransmissions-997357 = Transferencia y retransmisiones

iridium-alone-geo-as-backup-bf2de9 = Solo Iridium, GEO de reserva

cmt-same-path-8e69e7 = CMT, mismo camino

cmt-as-soon-as-possible-383870 = CMT, lo antes posible

cmt-largest-cwnd-713a4d = CMT, mayor cwnd

cmt-largest-ssthresh-d2c823 = CMT, mayor ssthresh

cmt-least-loss-rate-766805 = CMT, menor tasa de pérdida

ber-of-geo-c1b7a7 = BER de GEO

the-path-of-lower-quality-degrades-b7bb32 = El camino de menor calidad degrada el caudal de una asociación cuyo búfer de recepción es limitado.

iyengar-amer-and-stewart-2005-abstract-b3e820 = Iyengar, Amer y Stewart 2005, resumen

iyengar-amer-and-stewart-2005-from-8c0610 = Iyengar, Amer y Stewart 2005, del resumen. Con diez veces más errores por GEO, como máximo el 85 % del goodput, siendo Iridium el mismo.

receive-buffer-blocking-cannot-be-elimin-0514ab = El bloqueo por búfer de recepción no se puede eliminar.

the-same-abstract-whatever-the-policy-571de2 = El mismo resumen. Sea cual sea la política, un camino está bloqueado durante al menos una décima parte del tiempo con búferes de hasta 64 KB, también donde se pierden pocos paquetes.

a-wise-retransmission-policy-alleviates--6bd68a = Una política de retransmisión acertada alivia parte de la degradación.

the-same-abstract-with-ten-times-99ad94 = El mismo resumen. Con diez veces más errores por GEO, las retransmisiones que toman el camino con el mayor ssthresh dan al menos un 5 % más que las que se quedan en su camino.

the-first-path-with-room-is-5bd2de = El primer camino con sitio no es una política así.

own-against-the-largest-ssthresh-at-65c851 = Propia. Frente al mayor ssthresh, como máximo el 97 % con los mismos ajustes.

with-a-small-buffer-both-paths-1909c8 = Con un búfer pequeño ambos caminos juntos llevan menos que Iridium solo.

own-with-few-errors-at-most-47cfc5 = Propia. Con pocos errores, como máximo el 65 % con búferes de hasta 32 KB.

with-a-large-buffer-they-carry-8c11f2 = Con un búfer grande llevan la mitad más que Iridium solo.

own-with-few-errors-at-least-393238 = Propia. Con pocos errores, al menos el 150 % con búferes de 256 KB y más.

a-larger-buffer-blocks-less-0930f7 = Un búfer mayor bloquea menos.

own-the-time-with-a-path-58261c = Propia. El tiempo con un camino bloqueado disminuye desde 32 KB.

text-b74273 = 512 KB no dejan casi nada de él.

own-with-few-errors-a-path-20d4a6 = Propia. Con pocos errores, un camino está bloqueado como máximo el 1 % del tiempo.

segment-lost-8209e5 = Segmento perdido

sctp-has-6516-bytes-after-the-485ced = SCTP tiene 6516 bytes tras la reducción y 9412 bytes a los 4,424 s: dos paquetes en dos idas y vueltas.

text-7630b5 = 1,04 s de uno a otro, con un margen de 20 ms.

tcp-which-was-cut-half-a-e77bb3 = TCP, que se redujo medio segundo antes, pasa de 6 segmentos a los 4,448 s, como en ns-2.

to-6-035-segments-8738-bytes-ef5043 = A 6,035 segmentos, 8738 bytes, según ns-2.35 con las reglas de 2001; con un margen de dos milisegundos.

segment-number-modulo-100-143891 = Número de segmento módulo 100

in-the-same-time-sctp-gets-e2281c = En el mismo tiempo SCTP llega más lejos que TCP.

goodput-of-sctp-over-that-of-9e1948 = Goodput de SCTP respecto al de TCP desde 50 s, menos uno.

tsn-modulo-100-312540 = TSN módulo 100

throughput-on-ls-bcfc10 = Caudal en Ls

loss-not-the-link-limits-both-c8d14e = La pérdida, no el enlace, limita a ambos: juntos usan alrededor de una quinta parte de él, el 21,5 % en la Tabla 2.

within-three-points-in-the-first-85c9b7 = Con un margen de tres puntos, en los primeros 40 s.

segments-acknowledged-314566 = Segmentos confirmados

from-50-to-150-s-sctp-4407dd = De 50 a 150 s SCTP envía 2300 segmentos donde TCP envía 1500: un 53 % más.

text-bb5386 = De 33 a 73 % más datos de usuario.

the-figures-show-one-run-each-dbd793 = Las figuras muestran una ejecución cada una. En 100 ejecuciones TCP lleva de 1326 a 2319 segmentos en estos 100 s y SCTP de 1642 a 2707, 1709 y 2035 de media, un 21 ± 4 % más; 5 de las ejecuciones ganan un 45 % o más, y en 4 TCP tiene como máximo 1550 segmentos y SCTP al menos 2250.

both-together-send-3800-segments-in-bec5a1 = Ambos juntos envían 3800 segmentos en estos 100 s.

within-a-tenth-220-kbit-s-2ca82d = Con un margen de una décima parte: 220 kbit/s para cada uno de media.

gain-utilisation-fairness-74cf53 = Ganancia, utilización, equidad

sctp-gains-over-tcp-in-every-6c2bfe = SCTP gana frente a TCP en cada fila.

jain-s-fairness-index-is-0-f195fd = El índice de equidad de Jain es de 0,986 a 0,992.

within-0-005-of-what-is-196ae1 = A menos de 0,005 de lo impreso para las cuatro filas, 0,988, 0,986, 0,992 y 0,989.

with-2-sources-sctp-gains-23-7d2c7d = Con 2 fuentes SCTP gana un 23,9 % frente a TCP.

within-three-points-ddb1c6 = Con un margen de tres puntos.

the-spread-of-runs-of-500-af314c = La dispersión de las ejecuciones de 500 s es tan ancha como los tres puntos. ns-2.35 con las reglas de 2001 da 22,2 ± 2,5 % para 2 fuentes y 21,6 ± 1,3 % para 6 (60 semillas cada una), dentro de la dispersión de lo que se mide aquí.

with-4-sources-sctp-gains-26-49e77e = Con 4 fuentes SCTP gana un 26,1 % frente a TCP.

here-2-4-6-and-8-00ba9f = Aquí 2, 4, 6 y 8 fuentes ganan lo mismo, de 22 a 23 % con 160 ejecuciones por fila: nada separa esta fila 4 puntos de las demás. ns-2.35 con las reglas de 2001 da 22,2 ± 2,5 % para 2 fuentes y 21,6 ± 1,3 % para 6 (60 semillas cada una), dentro de la dispersión de lo que se mide aquí.

with-6-sources-sctp-gains-19-8f9305 = Con 6 fuentes SCTP gana un 19,24 % frente a TCP.

here-2-4-6-and-8-b074bf = Aquí 2, 4, 6 y 8 fuentes ganan lo mismo, de 22 a 23 % con 160 ejecuciones por fila, lo que está en el borde superior de los tres puntos. ns-2.35 con las reglas de 2001 da 22,2 ± 2,5 % para 2 fuentes y 21,6 ± 1,3 % para 6 (60 semillas cada una), dentro de la dispersión de lo que se mide aquí.

with-8-sources-sctp-gains-21-092a04 = Con 8 fuentes SCTP gana un 21,6 % frente a TCP.

with-2-sources-21-5-of-88e76d = Con 2 fuentes se usa el 21,5 % del cuello de botella.

within-two-points-791e64 = Con un margen de dos puntos.

with-6-sources-18-4-of-58096a = Con 6 fuentes se usa el 18,4 % del cuello de botella.

ns-2-35-with-the-rules-131925 = ns-2.35 con las reglas de 2001, 60 semillas

jain-s-fairness-index-is-0-32118a = El índice de equidad de Jain es de 0,983 a 0,995.

within-0-005-of-what-is-0bceb7 = A menos de 0,005 de lo impreso para las cuatro filas, 0,994, 0,995, 0,983 y 0,995.

ns-2-35-with-the-rules-733c2c = ns-2.35 con las reglas de 2001 concuerda con lo que se mide aquí: 0,966 ± 0,004 para 2 fuentes y 0,977 ± 0,003 para 6. Un índice de 0,994 para dos flujos permite una ganancia del 17 %, uno de 0,972 una del 40 %: las dos columnas de la tabla concuerdan entre sí, y ambas difieren de ns-2.

a-slow-bottleneck-is-used-by-8725ea = Un cuello de botella lento se usa en más del 90 %.

with-2-sources-sctp-gains-17-70d04a = Con 2 fuentes SCTP gana un 17,3 % frente a TCP.

ns-2-35-with-the-rules-dd2c43 = ns-2.35 con las reglas de 2001 concuerda con lo que se mide aquí, no con la tabla: 45,5 ± 3,4 % para 2 fuentes y 21,0 ± 3,4 % para 6, con sus propios valores predeterminados 35,2 ± 3,1 y 19,2 ± 3,8 % (60 semillas cada una).

with-4-sources-sctp-gains-15-38f71c = Con 4 fuentes SCTP gana un 15,8 % frente a TCP.

with-6-sources-sctp-gains-30-5207da = Con 6 fuentes SCTP gana un 30,6 % frente a TCP.

with-8-sources-sctp-gains-14-600f3e = Con 8 fuentes SCTP gana un 14,9 % frente a TCP.

with-160-runs-the-gain-is-6cfbc4 = Con 160 ejecuciones la ganancia es de 18,8 ± 2,1 %, en el borde superior de los tres puntos. ns-2.35 con las reglas de 2001 concuerda con lo que se mide aquí, no con la tabla: 45,5 ± 3,4 % para 2 fuentes y 21,0 ± 3,4 % para 6, con sus propios valores predeterminados 35,2 ± 3,1 y 19,2 ± 3,8 % (60 semillas cada una).

with-2-sources-96-of-the-3fb8b1 = Con 2 fuentes se usa el 96 % del cuello de botella.

ns-2-35-with-the-rules-7eb373 = ns-2.35 con las reglas de 2001 concuerda con lo que se mide aquí, no con la tabla: 98,06 ± 0,15 %, con todas las cabeceras; de datos de usuario solos es el 95,7 %, que puede ser lo que quiere decir la tabla.

with-6-sources-99-7-of-326ea7 = Con 6 fuentes se usa el 99,7 % del cuello de botella.

segment-number-396767 = Número de segmento

tcp-sends-segment-8-which-is-3a2614 = TCP envía el segmento 8, que se pierde, a los 2,336 s.

within-two-milliseconds-as-all-printed-ca4974 = Con un margen de dos milisegundos, como todos los instantes impresos.

the-third-duplicate-acknowledgement-come-ab700e = El tercer acuse de recibo duplicado llega a los 2,880 s y reduce cwnd de 9 a 4 segmentos.

tcp-sends-the-first-new-segment-52e2c3 = TCP envía el primer segmento nuevo, el 17, a los 2,898 s, con el sexto acuse de recibo duplicado.

the-cumulative-acknowledgement-at-3-413-ba3028 = El acuse de recibo acumulativo de los 3,413 s deja a TCP una cwnd de 4,250 segmentos.

the-acknowledgement-at-3-897-s-86a127 = El acuse de recibo de los 3,897 s la lleva a 4,485 segmentos.

the-acknowledgement-at-3-909-s-d308d0 = El acuse de recibo de los 3,909 s la lleva a 4,708 segmentos.

the-acknowledgement-at-3-921-s-000f59 = El acuse de recibo de los 3,921 s la lleva a 4,921 segmentos.

the-acknowledgement-at-3-927-s-33b068 = El acuse de recibo de los 3,927 s la lleva a 5,124 segmentos.

on-duplicate-acknowledgements-sctp-sends-124217 = Con acuses de recibo duplicados SCTP envía datos nuevos: el TSN 17 a los 3,361 s.

a-sack-that-reports-a-gap-27cddd = Un SACK que informa de un hueco saca de lo que está en vuelo aquello de lo que informa, de modo que cwnd deja salir chunks nuevos con el primero; antes de la reducción de los 3,384 s.

on-duplicate-acknowledgements-sctp-sends-3d0400 = Con acuses de recibo duplicados SCTP envía datos nuevos: el TSN 19 a los 3,373 s.

sctp-a-round-trip-of-0-2d9fbf = SCTP, una ida y vuelta de 0,52 s antes de los 3,904 s, reduce cwnd de 13 032 a 6516 bytes.

sctp-has-7964-bytes-at-3-d063c6 = SCTP tiene 7964 bytes a los 3,904 s.

sctp-has-9412-bytes-at-4-a9a787 = SCTP tiene 9412 bytes a los 4,424 s.

after-the-loss-tcp-takes-two-207bb8 = Tras la pérdida TCP necesita dos idas y vueltas, 1,05 s, para recuperar un segmento de cwnd.

from-4-segments-to-5-124-87ee5c = De 4 segmentos a 5,124, el primer valor por encima de 5.

sctp-regains-one-in-one-round-eb8e86 = SCTP recupera uno en una ida y vuelta, 0,52 s: la mitad del tiempo.

both-repair-the-loss-by-one-524690 = Ambos reparan la pérdida con una retransmisión rápida.

neither-has-to-wait-for-its-594838 = Ninguno tiene que esperar a su temporizador de retransmisión.

scheduler-d3a27d = Planificador

first-come-761ab6 = Por llegada

chunks-b37e2f = Chunks

a-large-message-keeps-messages-of-f7b6df = Un mensaje grande impide que se envíen mensajes de otros streams hasta que ha pasado entero.

with-files-of-1-mb-and-6b5917 = Con archivos de 1 MB y DATA el percentil 95 es al menos cinco veces el obtenido con I-DATA, con cada planificador salvo por orden de llegada.

where-messages-are-interleaved-large-one-f3d922 = Donde los mensajes se entrelazan, los grandes de baja prioridad no retrasan a los de mayor prioridad.

with-i-data-and-priorities-the-835389 = Con I-DATA y prioridades el percentil 95 junto a archivos de 1 MB es como máximo la mitad mayor que junto a archivos de 10 KB, donde con DATA es diez veces mayor.

first-come-first-served-sends-in-2b7613 = Por orden de llegada se envía con I-DATA en el mismo orden que con DATA.

the-95th-percentile-is-the-same-852d25 = El percentil 95 es el mismo con un margen del 5 %; los chunks I-DATA son cuatro bytes más largos.

interleaving-lets-capacity-be-shared-bet-2a4e78 = El entrelazado permite compartir mejor la capacidad, tanto a partes iguales como según pesos.

rfc-8260-3-5-and-3-3d949b = RFC 8260 3.5 y 3.6

beside-files-of-300-kb-and-50efda = Junto a archivos de 300 KB y más el percentil 95 de los mensajes que piden menos que su parte es como máximo la mitad del obtenido con DATA.

a-scheduler-alone-does-not-help-639a2f = Un planificador por sí solo no ayuda: sin entrelazado la prioridad vale menos de una décima parte.

own-with-data-and-files-of-73999b = Propia. Con DATA y archivos de 1 MB, el percentil 95 por prioridad respecto al de por orden de llegada.

turns-do-nearly-as-well-as-654f39 = Los turnos sirven casi tanto como las prioridades.

own-with-i-data-and-files-57c3ed = Propia. Con I-DATA y archivos de 1 MB, round-robin añade como máximo 0,1 s al percentil 95.

the-file-loses-nothing-by-it-7e7bab = El archivo no pierde nada con ello.

own-goodput-with-i-data-is-d0e5c7 = Propia. El goodput con I-DATA es el obtenido con DATA, con un margen del 1 %.

orbit-29ac7e = Órbita

features-5697d0 = Funciones

only-path-mtu-discovery-248abe = solo descubrimiento de la MTU del camino

only-a-window-of-256-kb-119be7 = solo una ventana de 256 KB

only-an-initial-cwnd-of-2-0c8f08 = solo una cwnd inicial de 2

only-byte-counting-up-to-2-550efe = solo conteo de bytes hasta 2 PMTU

only-all-gaps-in-a-sack-5256f6 = solo todos los huecos en un SACK

only-ecn-390f72 = solo ECN

only-four-streams-de8fe1 = solo cuatro streams

only-a-second-path-6ad467 = solo un segundo camino

all-5ef5ef = todas

all-but-path-mtu-discovery-4db29c = todas menos descubrimiento de la MTU del camino

all-but-a-window-of-256-da51be = todas menos una ventana de 256 KB

all-but-an-initial-cwnd-of-596402 = todas menos una cwnd inicial de 2

all-but-byte-counting-up-to-1e89fb = todas menos conteo de bytes hasta 2 PMTU

all-but-all-gaps-in-a-074d4a = todas menos todos los huecos en un SACK

all-but-ecn-00eacd = todas menos ECN

all-but-four-streams-f01eed = todas menos cuatro streams

all-but-a-second-path-b66c99 = todas menos un segundo camino

a-buffer-of-4-kb-bdf77e = un búfer de 4 KB

a-buffer-of-4-kb-four-982941 = un búfer de 4 KB, cuatro streams

path-mtu-discovery-which-is-advised-c84721 = El descubrimiento de la MTU del camino, que se recomienda, ahorra tiempo.

alone-beside-none-of-the-features-1e57d0 = Solo, sin ninguna de las demás funciones: como máximo el 98 % del tiempo en cada punto.

a-receive-window-above-64-kb-b06633 = Una ventana de recepción de más de 64 KB, que se recomienda donde el camino contiene más, ahorra tiempo.

over-geo-taken-away-from-the-7e8f8e = Por GEO, quitada de las demás funciones: al menos un 2 % más de tiempo.

an-initial-cwnd-of-2-segments-0e6255 = Una cwnd inicial de 2 segmentos, que se recomienda, ahorra tiempo.

over-geo-without-errors-it-halves-10cdbb = Por GEO sin errores reduce el tiempo a la mitad (de 53,6 a 27,5 s), pues el arranque lento termina sin la pérdida que el emisor con 1 segmento repara largamente. Por Iridium el arranque lento se adentra entonces más en la cola (14,2 frente a 11,8 s), y con errores la media ida y vuelta que ahorra se pierde en la dispersión (21,2 ± 1,0 frente a 20,4 ± 0,9 s, 132 ± 8 frente a 134 ± 8 s). Donde el arranque es todo lo que cuenta, como en ir-icw, siempre gana.

byte-counting-up-to-2-pmtu-1d9a5f = El conteo de bytes hasta 2 PMTU, que se recomienda, ahorra tiempo.

it-gains-over-geo-50-3-c2c2e9 = Gana por GEO (50,3 frente a 53,6 s, con errores 123 ± 7 frente a 134 ± 8 s), donde las idas y vueltas son largas. Por Iridium sin errores el arranque lento se adentra más en la cola: 14,6 frente a 11,8 s, con más pérdidas a la vez (el 0,8 % de los paquetes frente al 0,4 %).

reporting-all-gaps-which-is-advised-4f83c4 = Informar de todos los huecos, que se recomienda, ahorra tiempo.

alone-it-gains-8-over-iridium-c25967 = Por sí solo gana un 8 % por Iridium sin errores y nada por GEO (1,000, 1,001): hay menos de tres huecos abiertos a la vez, como muestra ir-gaps. Junto a las demás funciones, cuyas ventanas dejan que se pierda más a la vez, se echa en falta: sin ello el tiempo se multiplica por 1,57 y 1,93 sin errores.

ecn-which-is-advised-saves-time-d2ed9f = ECN, que se recomienda, ahorra tiempo.

without-errors-it-gains-14-over-be946d = Sin errores gana un 14 % por Iridium y un 28 % por GEO. Con errores se marca poco tras el arranque (el 0,07 y el 0,02 % de los paquetes, donde la corrupción pierde el 0,27 %), y el tiempo es el mismo dentro de su dispersión (0,96 y 1,00).

several-streams-which-are-advised-save-12a158 = Varios streams, que se recomiendan, ahorran tiempo donde el búfer del receptor es pequeño y se pierden paquetes.

with-4-kb-and-errors-at-33dfcf = Con 4 KB y errores: como máximo el 98 % del tiempo.

multihoming-which-is-advised-saves-time-bd2975 = El multihoming, que se recomienda, ahorra tiempo: un segundo camino lleva las retransmisiones.

with-iridium-behind-geo-it-saves-d23c5e = Con Iridium detrás de GEO ahorra de 22 a 28 %. Con GEO detrás de Iridium la transferencia tarda 1,38 y 1,24 veces el tiempo: lo que se reenvía va por el camino más largo, y lo que sigue lo espera; la Figura 9 del artículo dice otro tanto para 1e-7 a 1e-5.

taken-away-from-all-others-path-b5fc94 = Quitado de todas las demás, el descubrimiento de la MTU del camino se echa en falta.

at-least-2-more-time-at-cf7550 = Al menos un 2 % más de tiempo en cada punto.

missed-over-geo-3-2-and-e61580 = Se echa en falta por GEO (3,2 y 2,0 veces el tiempo) y con errores por Iridium (1,5 veces). Por Iridium sin errores los paquetes mayores llenan la cola de 50 paquetes con más bytes y se pierden más de ellos al final del arranque lento, de modo que hay 8,3 s frente a 8,1 ± 0,2 s.

taken-away-from-all-others-all-0ee3bc = Quitado de todas las demás, informar de todos los huecos se echa en falta.

without-errors-it-is-missed-most-db4b57 = Sin errores es donde más se echa en falta, 1,57 y 1,93 veces el tiempo; con errores, donde una pérdida reduce la ventana a la mitad antes de que haya muchos huecos abiertos, es 1,11 ± 0,06 veces por Iridium, y por GEO, 1,08 ± 0,07, las ejecuciones no lo distinguen.

with-a-buffer-of-64-kb-0eac32 = Con un búfer de 64 KB o sin pérdidas los streams cambian poco.

with-4-kb-and-no-errors-9c687b = Con 4 KB y sin errores: con un margen del 1 %.

all-features-together-save-a-quarter-233223 = Todas las funciones juntas ahorran una cuarta parte del tiempo y más.

at-most-75-at-each-point-bcdc85 = Como máximo el 75 % en cada punto.

every-file-arrives-246df7 = Todos los archivos llegan.

over-357222 = Por

links-repeat-7c7586 = Los enlaces repiten

once-in-order-5ecb35 = una vez, en orden

once-at-once-18f0d4 = una vez, de inmediato

text-92fa82 = 3 veces, en orden

text-28602b = 3 veces, de inmediato

text-012c6f = 7 veces, en orden

text-7c3396 = 7 veces, de inmediato

at-a-high-error-rate-arq-c1635d = Con una tasa de error alta ARQ da más goodput.

at-least-twice-as-much-at-22c013 = Al menos el doble con 3e-5 y 1e-4, con hasta siete retransmisiones en orden.

even-one-retransmission-helps-e1880d = Incluso una retransmisión ayuda.

at-least-twice-as-much-at-f69a30 = Al menos el doble con 3e-5 y 1e-4.

at-a-high-error-rate-more-d29e79 = Con una tasa de error alta más persistencia da más goodput.

seven-retransmissions-against-one-in-ord-1d3fcb = Siete retransmisiones frente a una, en orden: al menos la mitad más con 1e-4, donde se pierde un tercio de las tramas.

packets-that-go-on-at-once-cf741c = Los paquetes que continúan de inmediato hacen retransmitir al emisor.

rfc-3366-what-overtakes-a-frame-6b3657 = RFC 3366: lo que adelanta a una trama que se reenvía parece una pérdida. Con hasta siete retransmisiones y 3e-5, donde al final no se pierde ningún paquete, SCTP hace al menos 3 retransmisiones rápidas más que en orden.

arq-in-order-gives-more-goodput-ea07e9 = ARQ en orden da más goodput que ARQ que deja continuar los paquetes de inmediato.

with-up-to-seven-retransmissions-at-392daf = Con hasta siete retransmisiones: al menos el doble con 3e-5 y 1e-4.

seven-retransmissions-leave-hardly-a-los-61199d = Siete retransmisiones apenas dejan pérdidas.

at-1e-4-a-frame-is-bb7b0e = Con 1e-4 una trama se pierde con probabilidad 0,363; las ocho transmisiones, con 0,0003. Menos de un paquete de cada cien.

round-trip-of-the-other-association-fbfd3c = Ida y vuelta de la otra asociación

associations-of-one-round-trip-share-13d4b8 = Las asociaciones de igual ida y vuelta comparten por igual.

jain-s-index-of-at-least-137c3b = Índice de Jain de al menos 0,97.

the-longer-its-round-trip-the-ca227a = Cuanto más larga es su ida y vuelta, menos obtiene una asociación según las reglas de RFC 9260.

jain-s-index-between-0-5-eb870a = Índice de Jain entre 0,5, donde una lo tiene todo, y 0,7, con 336 y 588 ms.

cubic-whose-window-grows-by-the-58faa0 = CUBIC, cuya ventana crece según el reloj, comparte con más igualdad.

jain-s-index-greater-by-a-3a34da = Índice de Jain mayor en una décima parte al menos con 336 y 588 ms (RFC 9438 5.1).

hybla-which-grows-as-over-a-2a5042 = Hybla, que crece como con una ida y vuelta corta, compensa la de un satélite geoestacionario.

jain-s-index-greater-by-a-df782d = Índice de Jain mayor en una décima parte al menos con 588 ms (Caini y Firrincieli 2004).

without-ecn-796a93 = sin ECN

ecn-a-loss-without-a-mark-7f624a = ECN, una pérdida sin marca es corrupción

goodput-per-association-43ce65 = Goodput por asociación

with-ecn-the-router-drops-fewer-3da872 = Con ECN el router descarta menos paquetes.

at-1e-8-what-remains-is-e4fa4f = Con 1e-8; lo que queda es el exceso del arranque lento, cuando la cola está llena.

ecn-alone-costs-no-goodput-5e3bc1 = ECN solo no cuesta goodput.

to-within-3-f8cfdd = Con un margen del 3 %.

a-sender-that-keeps-its-window-38206d = Un emisor que conserva su ventana tras una pérdida sin marca es más rápido donde las pérdidas son corrupción.

at-1e-6-and-above-by-57cf60 = Con 1e-6 y más, en al menos un 10 %.

without-corruption-it-gains-and-loses-d57f66 = Sin corrupción gana y pierde poco.

within-5-at-1e-8-a0b98b = Con un margen del 5 %, con 1e-8.

text-9ac380 = 536 bytes

text-dfe0dc = 1500 bytes

with-segments-of-536-bytes-a-d21e2b = Con segmentos de 536 bytes un SACK para dos lleva cwnd de 5360 a 6432 bytes.

by-one-sack-in-the-time-75622a = Por un SACK: en el tiempo que dos paquetes ocupan el canal, 0,91 ms, con un margen de una décima parte.

with-segments-of-1500-bytes-a-8b0c24 = Con segmentos de 1500 bytes un SACK para dos lleva cwnd de 15 000 a 16 500 bytes.

by-one-sack-in-the-time-7d1545 = Por un SACK: en el tiempo que dos paquetes ocupan el canal, 2,45 ms, con un margen de una décima parte.

a-limit-of-2-pmtu-lets-d63d20 = Un límite de 2 PMTU deja contar ambos: de 15 000 a 18 000 bytes.

raising-the-byte-counting-limit-to-27eb7c = Subir el límite del conteo de bytes a 2 PMTU acelera el arranque lento con SACK retardados.

read-as-the-time-in-which-0e7b8c = Leído como el tiempo en que llegan 300 KB en segmentos de 1500 bytes: como máximo el 90 % del obtenido con un límite de 1 PMTU.

the-whole-transfer-is-slow-start-44043d = Toda la transferencia es arranque lento.

associations-75ad9a = Asociaciones

the-seam-lies-near-0-degrees-fe79e7 = La costura está cerca de los 0 grados de longitud.

near-is-taken-as-within-15-5bff45 = Cerca se toma como a menos de 15 grados.

a-satellite-has-four-inter-satellite-ffba3e = Un satélite tiene cuatro enlaces entre satélites, pero menos cerca de los polos y en la costura.

text-015b8a = 66 enlaces dentro de los planos están siempre activos. 55 unen planos, separados media posición, y están activos mientras ambos extremos están por debajo de 60 grados de latitud, (120 − 16,4) / 180 del tiempo: 32. A menos de cuatro de su suma, 98.

every-interface-has-a-satellite-14b739 = Cada interfaz tiene un satélite.

text-5cc2d2 = 60 estaciones con dos interfaces cada una, y tres pasarelas.

configuration-b332c3 = Configuración

iridium-alone-4eca43 = Solo Iridium

iridium-geo-as-backup-17fa4a = Iridium, GEO de reserva

two-iridium-satellites-56c5a9 = dos satélites de Iridium

two-iridium-satellites-above-8-2-6217d7 = dos satélites de Iridium por encima de 8,2°

errors-strike-11299e = Los errores actúan

once-a-path-23d7c2 = una vez por camino

drawn-anew-in-every-run-8bd971 = sorteados de nuevo en cada ejecución

the-same-in-every-run-dd1ab0 = los mismos en cada ejecución

at-low-error-rates-a-geo-b42f40 = Con tasas de error bajas una reserva GEO no cambia nada.

within-5-at-1e-9-and-0c5a2f = Con un margen del 5 %, con 1e-9 y 1e-8.

at-low-error-rates-a-second-519c43 = Con tasas de error bajas un segundo satélite de Iridium no cambia nada.

within-5-at-1e-9-and-0ced46 = Con un margen del 5 %, con 1e-9 y 1e-8. El segundo satélite por encima del horizonte, donde la mayoría de los lugares ve uno.

at-1e-8-it-is-2-a6d1ac = Con 1e-8 es un 2,5 ± 2,6 % más lento, de modo que el intervalo, que abarca los lugares sorteados, llega un poco más allá del cinco por ciento.

at-low-error-rates-a-second-a9943e = Con tasas de error bajas un segundo satélite de Iridium no cambia nada, por encima de una máscara de 8,2 grados.

within-5-at-1e-9-and-6f38a5 = Con un margen del 5 %, con 1e-9 y 1e-8. Con la máscara del artículo.

above-the-paper-s-8-2-d3e7ce = Por encima de los 8,2 grados del artículo la mayoría de los lugares ve un satélite de Iridium a la vez: lo que se envía a la segunda interfaz no encuentra entonces ruta, y toda retransmisión va allí.

between-1e-7-and-1e-5-bae5a1 = Entre 1e-7 y 1e-5 una reserva GEO es más lenta que Iridium solo.

at-1e-4-iridium-with-a-e8e097 = Con 1e-4 Iridium con una reserva GEO es la mejor de las tres: mejor que Iridium solo,

and-better-than-two-iridium-satellites-71d4d2 = y mejor que dos satélites de Iridium,

at-1e-4-the-second-satellite-0d429e = Con 1e-4, el segundo satélite por encima del horizonte.

and-than-two-above-8-2-98b18d = y que dos por encima de 8,2 grados.

at-1e-4-with-the-paper-06eed0 = Con 1e-4, con la máscara del artículo.

two-iridium-satellites-are-at-least-7e97b8 = Dos satélites de Iridium son al menos tan buenos como uno en la mayoría de los casos.

from-1e-7-on-to-within-2f64f6 = Desde 1e-7, con un margen del 3 %, en la mayoría de los cuatro puntos. El segundo satélite por encima del horizonte, donde la mayoría de los lugares ve uno.

a-loss-is-repaired-over-the-4281df = Una pérdida se repara por el segundo camino, cuyos SACK vuelven también por él y pueden perderse una vez más. Ninguna regla que se pueda ajustar restablece la frase desde 1e-5: de quince probadas con lugares fijos (retransmisiones rápidas repetidas, cuatro informes de pérdida, pérdidas en recuperación rápida que reducen una vez, SACK de inmediato para un hueco llenado, crecimiento sin avance, RTO.Min de 200 ms, las reglas de RFC 2960 y RFC 9260, ..) dos satélites alcanzan de 66 a 76 % de uno con 1e-5; con retransmisiones rápidas que se quedan en el camino el 89 %, con todas ellas el 99 %, pero entonces ya no es la regla del artículo. ns-2.35 por cable concuerda: igualado hasta 1e-6, 97 % con 1e-5, 60 % con 3e-5. El propio parche de ns-2 de 2003 no se pudo probar.

two-iridium-satellites-are-at-least-904a6a = Dos satélites de Iridium son al menos tan buenos como uno en la mayoría de los casos, por encima de una máscara de 8,2 grados.

from-1e-7-on-to-within-568d57 = Desde 1e-7, con un margen del 3 %, en la mayoría de los cuatro puntos. Con la máscara del artículo.

two-iridium-satellites-are-at-least-e3a580 = Dos satélites de Iridium son al menos tan buenos como una reserva GEO en la mayoría de los casos.

two-iridium-satellites-are-at-least-01cf85 = Dos satélites de Iridium son al menos tan buenos como una reserva GEO en la mayoría de los casos, por encima de una máscara de 8,2 grados.

bandwidth-on-the-geo-backup-0c8913 = Ancho de banda en la reserva GEO

at-1e-4-a-geo-backup-171093 = Con 1e-4 una reserva GEO necesita unos 10 kbit/s por cada asociación.

about-10-kbit-s-is-taken-ca05db = Unos 10 kbit/s se toma como de 9 a 11; lo que el emisor de datos pone en el camino de reserva.

one-rule-restores-it-a-cwnd-36c9da = Una regla lo restablece: una cwnd que crece con cada SACK que confirma algo, no solo con uno que hace avanzar el TSN acumulativo (growth_on_advance desactivado, como lo tiene RFC 9260). Con lugares sorteados y 30 asociaciones (4 ejecuciones) la reserva necesita entonces 1,9, 7,7 y 8,2 kbit/s por cada una con 1e-6, 1e-5 y 1e-4, frente a 1,9, 7,7 y 4,7 según las reglas de ns-2.35, y el goodput con 1e-4 es de 20,0 en lugar de 11,1 kbit/s. Por sí sola ninguna de las otras probadas lo hace: retransmisiones rápidas repetidas, cuatro informes de pérdida, reducciones una vez por recuperación, SACK de inmediato para un hueco llenado, ráfagas, un establecimiento medido. Con un RTO.Min de 200 ms necesita 17,7 con lugares fijos. Con 1e-4 se pierde un tercio de los paquetes del camino primario, las ventanas se quedan en su mínimo, y queda poco que reenviar.

at-no-error-rate-does-a-e91b76 = Con ninguna tasa de error necesita una reserva GEO más de 11 kbit/s por cada asociación.

the-bandwidth-grows-with-the-number-02396c = El ancho de banda crece con el número de asociaciones.

the-bandwidth-grows-with-the-error-4c30ae = El ancho de banda crece con la tasa de error del camino primario.

a-fall-of-5-still-counts-96208b = Una bajada del 5 % cuenta aún como ninguna. Con 1e-4 se pierde la mayoría de los paquetes del camino primario, las ventanas se quedan en su mínimo, y queda poco que reenviar.

one-rule-restores-it-a-cwnd-082f7e = Una regla lo restablece: una cwnd que crece con cada SACK que confirma algo, no solo con uno que hace avanzar el TSN acumulativo (growth_on_advance desactivado, como lo tiene RFC 9260). Con lugares sorteados y 30 asociaciones (4 ejecuciones) la reserva necesita entonces 1,9, 7,7 y 8,2 kbit/s por cada una con 1e-6, 1e-5 y 1e-4, frente a 1,9, 7,7 y 4,7 según las reglas de ns-2.35, y el goodput con 1e-4 es de 20,0 en lugar de 11,1 kbit/s. Por sí sola ninguna de las otras probadas lo hace: retransmisiones rápidas repetidas, cuatro informes de pérdida, reducciones una vez por recuperación, SACK de inmediato para un hueco llenado, ráfagas, un establecimiento medido.{" "}

at-1e-5-four-streams-give-fba4c8 = Con 1e-5 cuatro streams dan claramente más goodput que uno con un búfer de 8 segmentos.

clearly-is-taken-as-at-least-b72c75 = Claramente se toma como al menos un 10 %.

with-a-buffer-of-40-segments-e36a16 = Con un búfer de 40 segmentos los streams cambian poco.

within-5-8ab284 = Con un margen del 5 %.

goodput-grows-with-the-buffer-08245b = El goodput crece con el búfer.

up-to-16-segments-a-fall-6193a3 = Hasta 16 segmentos; una bajada del 3 % cuenta aún como ninguna.

ns-2-35-with-the-same-687b9d = ns-2.35 con los mismos lugares, una ejecución; su ruido se toma de la dispersión de las ejecuciones de aquí, porque la dispersión entre asociaciones dice más de sus distancias que del azar.

the-same-in-every-run-under-22df3e = los mismos en cada ejecución, bajo tubos acodados, como en la referencia

ns-2-35-with-the-same-ba5117 = ns-2.35 con los mismos lugares, una ejecución; su ruido se toma de la dispersión de las ejecuciones de aquí, porque la dispersión entre asociaciones dice más de sus distancias que del azar. Con un stream y 4 segmentos con 1e-5 es un 9 % menor: cuando retransmite el único chunk en vuelo deja correr T3-rtx, que vence entonces antes de que vuelva el SACK; RFC 9260 7.2.4 pone en marcha el temporizador de nuevo.

below-1e-7-streams-matter-little-5c6186 = Por debajo de 1e-7 los streams importan poco.

within-3-up-to-1e-7-ceebbf = Con un margen del 3 % hasta 1e-7, con cualquiera de los búferes.

at-1e-5-and-above-streams-f7c353 = Con 1e-5 y más los streams importan claramente con un búfer de 8 segmentos.

it-holds-at-1e-5-at-b87719 = Se cumple con 1e-5. Con 1e-4 se pierde un tercio de los paquetes y es cwnd, no el búfer, lo que limita al emisor, de modo que a los streams les queda poco que ganar.

with-a-buffer-of-40-segments-9d6d83 = Con un búfer de 40 segmentos los streams importan poco con cualquier tasa de error.

goodput-falls-with-the-error-rate-7b8968 = El goodput baja con la tasa de error.

a-rise-of-1-still-counts-07a259 = Una subida del 1 % cuenta aún como ninguna.

with-a-buffer-of-40-segments-9acb5d = Con un búfer de 40 segmentos es de 2,7 ± 0,6 % en el propio 1e-7, a ambos lados del tres por ciento; por debajo de eso y con 8 segmentos está dentro de él.

gaps-in-a-sack-103297 = Huecos en un SACK

a-loss-means-7f45bf = Una pérdida significa

at-high-error-rates-and-with-37ecf6 = Con tasas de error altas y con ventanas grandes informar de todos los huecos da más goodput que informar de 3.

with-the-standard-sender-at-1e-2e99d0 = Con el emisor estándar, con 1e-5: al menos un 5 % más.

every-loss-halves-the-window-so-eb3145 = Cada pérdida reduce la ventana a la mitad, de modo que hay menos de tres huecos abiertos a la vez dondequiera que se podría informar de más: de 1e-7 a 3e-5 el goodput es el mismo hasta la cuarta cifra con 3, 4 o todos los huecos.

the-same-for-a-sender-that-1ec673 = Lo mismo para un emisor que toma las pérdidas por corrupción y conserva su ventana.

at-1e-5-at-least-5-fdf929 = Con 1e-5: al menos un 5 % más.

for-such-a-sender-a-fourth-764215 = A un emisor así le ayuda ya un cuarto hueco en un SACK.

with-the-standard-sender-nothing-differs-811467 = Con el emisor estándar nada difiere.

within-0-1-at-every-error-b3d7e3 = Con un margen del 0,1 %, con cada tasa de error.

headers-194e9f = Cabeceras

compressed-with-feedback-e00044 = comprimidas, con realimentación

compressed-full-every-20-packets-a823d1 = comprimidas, completa cada 20 paquetes

compressed-contexts-never-broken-b724a0 = comprimidas, contextos nunca rotos

user-data-in-a-packet-ccd4e9 = Datos de usuario en un paquete

without-errors-small-packets-gain-most-b3c70b = Sin errores los paquetes pequeños son los que más ganan con cabeceras comprimidas.

packets-with-64-bytes-take-132-f8f257 = Los paquetes con 64 bytes ocupan 132 bytes con su trama, o 102: el goodput crece al menos un 20 %.

without-errors-packets-of-512-bytes-4d5152 = Sin errores los paquetes de 512 bytes también ganan.

text-7045f9 = 580 bytes con su trama, o 550: el goodput crece de 4 a 9 %.

at-a-high-error-rate-broken-535503 = Con una tasa de error alta los contextos rotos cuestan más de lo que da la compresión.

at-1e-5-with-feedback-at-52dc99 = Con 1e-5, con realimentación: como máximo el 60 % del goodput sin compresión.

feedback-mends-a-context-sooner-than-026757 = La realimentación repara un contexto antes que una cabecera completa cada 20 paquetes.

at-1e-6-without-it-at-2e35fd = Con 1e-6: sin ella como máximo la mitad del goodput.

if-contexts-were-never-broken-compressio-f68a0d = Si los contextos no se rompieran nunca la compresión ganaría también con una tasa de error alta.

smaller-packets-are-hit-less-often-6128e5 = Los paquetes más pequeños se ven afectados con menos frecuencia. Con 3e-6, al menos un 2 %.

broken-contexts-lose-more-packets-than-9064d5 = Los contextos rotos pierden más paquetes que los errores.

at-1e-5-with-feedback-at-b52528 = Con 1e-5 con realimentación: al menos el 5 % de todos los paquetes, donde los errores por sí solos pierden el 4 % de los pequeños.

an-initial-cwnd-of-2-segments-0e8ca0 = Una cwnd inicial de 2 segmentos acorta el arranque con SACK retardados.

for-10-to-100-kb-at-aca0bc = Para 10 a 100 KB: como máximo el 95 % del tiempo.

one-of-10-segments-shortens-it-85ad7c = Una de 10 segmentos lo acorta más.

for-10-to-100-kb-at-8f1f9e = Para 10 a 100 KB: como máximo el 85 % del tiempo.

for-what-fits-in-one-packet-2d4999 = Para lo que cabe en un paquete no importa.

every-transfer-finishes-9e1177 = Todas las transferencias terminan.

text-16cf3f = 512 bytes

path-mtu-discovery-24ca43 = descubrimiento de la MTU del camino

path-mtu-9f8712 = MTU del camino

where-the-path-carries-more-than-922c8a = Donde el camino lleva más de 512 bytes, el descubrimiento da más goodput.

at-least-20-more-from-1500-c04b23 = Al menos un 20 % más desde 1500 bytes.

the-larger-the-path-mtu-the-a4e5d7 = Cuanto mayor es la MTU del camino, más da.

on-a-path-of-576-bytes-041d63 = En un camino de 576 bytes no cuesta nada.

to-within-5-e903c8 = Con un margen del 5 %.

receiver-window-8541ec = Ventana del receptor

a-window-of-64-kb-is-a8b48b = Una ventana de 64 KB es demasiado pequeña para un canal DS1 por GEO, en cuyo camino caben 96 500 bytes.

utilisation-is-the-window-over-the-3fc457 = La utilización es la ventana dividida por lo que cabe en el camino, 65 536 × 1500 / 1452 / 96 500 = 0,70, menos el tiempo del arranque: de 0,64 a 0,72.

a-window-of-96-500-bytes-018c7c = Una ventana de 96 500 bytes llena el canal.

at-least-92-where-nothing-is-9ebf1f = Al menos el 92 %, donde no se pierde nada.

windows-of-128-kb-and-more-12b750 = Ventanas de 128 KB y más lo llenan, donde no se pierde nada.

at-least-92-are-used-97c0e4 = Se usa al menos el 92 %.

goodput-grows-with-the-window-up-af7936 = El goodput crece con la ventana, hasta lo que contiene el canal.

from-16-to-128-kb-f16a05 = De 16 a 128 KB.

with-a-bit-error-rate-of-e111f6 = Con una tasa de error de bit de 1e-7 una ventana de 256 KB gana menos que sin errores.

at-1e-8-a-second-path-f90f99 = Con 1e-8 un segundo camino no cambia nada.

within-3-190ed7 = Con un margen del 3 %.

at-1e-6-a-geo-backup-b2a554 = Con 1e-6 una reserva GEO es más lenta que un solo camino.

at-3e-5-and-above-the-fecd86 = Con 3e-5 y más la reserva GEO, que pierde menos, es mejor que un solo camino.

at-3e-5-two-iridium-paths-f5b535 = Con 3e-5 dos caminos de Iridium son más lentos que uno.

not-a-sentence-of-the-paper-94d299 = No es una frase del artículo, que halla que dos caminos son lo mejor: lo que muestra el simulador independiente.

ns-2-35-on-the-same-0d5252 = ns-2.35 por los mismos cables, 8 o 20 asociaciones que no comparten nada

without-loss-cwnd-grows-to-the-dd20b4 = Sin pérdidas cwnd crece hasta el tamaño del búfer del receptor.

the-largest-cwnd-over-the-buffer-34d9b5 = La mayor cwnd respecto al búfer, con un margen de un paquete, desde 15 KB.

at-15-kb-as-many-packets-b67f66 = Con 15 KB salen en cada ida y vuelta tantos paquetes como contiene el búfer, diez.

without-loss-the-number-of-streams-db6cc5 = Sin pérdidas el número de streams no cambia nada.

ns-2-35-agent-sctp-with-d9f92e = ns-2.35, Agent/SCTP con sus valores predeterminados, 200 s

as-many-packets-as-the-buffer-1b5fbb = Hay pendientes a la vez tantos paquetes como contiene el búfer, diez.

one-such-burst-leaves-in-every-e0a507 = Una de esas ráfagas sale en cada ida y vuelta, de modo que el goodput es el búfer dividido por el tiempo de ida y vuelta.

ten-packets-of-1452-bytes-of-a47c7b = Diez paquetes de 1452 bytes de datos de usuario en 0,52 s son 223 kbit/s; el arranque de la transferencia quita un poco.

with-loss-goodput-grows-with-the-5ab6ab = Con pérdidas el goodput crece con el búfer.

up-to-25-kb-b4509b = Hasta 25 KB.

beyond-some-buffer-goodput-no-longer-94243b = A partir de cierto búfer el goodput ya no crece.

from-45-kb-on-goodput-is-cafc81 = Desde 45 KB el goodput dista menos del 5 % del obtenido con 60 KB.

the-curve-for-3-loss-lies-e5c318 = La curva con un 3 % de pérdida está por debajo de la del 1 %.

the-curve-for-5-loss-lies-4b415e = La curva con un 5 % de pérdida está por debajo de la del 3 %.

at-15-kb-and-1-loss-e2b0d0 = Con 15 KB y un 1 % de pérdida a_rwnd baja a menudo de un paquete.

read-as-the-free-buffer-at-0ca1e3 = Leído como el búfer libre en el receptor, que anuncian los SACK; a menudo se toma como el 5 % del tiempo.

the-sender-never-has-more-outstanding-71f024 = El emisor nunca tiene pendiente más de lo que se anunció, y el paquete que falta tiene su sitio guardado: mientras algo espera detrás de él, al menos un paquete del búfer está libre. Así que lo que anuncia el receptor no puede bajar de un paquete, y en estas ejecuciones nunca lo hace. La curva del artículo debe de mostrar la ventana tal como la ve el emisor, lo que se afirma junto a esta.

at-15-kb-and-1-loss-3c6176 = Con 15 KB y un 1 % de pérdida la ventana que ve el emisor baja a menudo de un paquete.

the-same-sentence-read-as-the-747ad3 = La misma frase leída como lo que ve el emisor: el último a_rwnd menos lo pendiente.

at-35-kb-and-1-loss-860de7 = Con 35 KB y un 1 % de pérdida a_rwnd baja de un paquete solo una vez.

read-as-the-free-buffer-at-57c1f6 = Leído como el búfer libre en el receptor; una vez en los 100 s de la figura se toma como una media de 0,5 a 1,5 veces.

at-35-kb-and-1-loss-5e3856 = Con 35 KB y un 1 % de pérdida la ventana que ve el emisor baja de un paquete solo una vez.

the-same-sentence-read-as-the-187d66 = La misma frase leída como lo que ve el emisor.

in-20-runs-of-100-s-7e1b7a = En 20 ejecuciones de 100 s baja de un paquete de 1 a 6 veces, 3,9 de media, y una vez en una sola ejecución: el artículo muestra una ejecución.

at-35-kb-and-1-loss-92332a = Con 35 KB y un 1 % de pérdida es la ventana de congestión, no el receptor, lo que limita al emisor la mayor parte del tiempo.

as-much-is-outstanding-as-cwnd-f99872 = Hay pendiente tanto como permite cwnd en más de la mitad del tiempo.

losses-are-repaired-by-fast-retransmissi-0946da = Las pérdidas se reparan por retransmisión rápida, casi nunca por un timeout.

at-most-two-timeouts-in-200-1c400f = Como máximo dos timeouts en 200 s.

with-small-buffers-four-streams-give-30362b = Con búferes pequeños cuatro streams dan más goodput que uno.

up-to-20-kb-7a45e1 = Hasta 20 KB.

with-large-buffers-one-stream-does-d79258 = Con búferes grandes un stream sirve tanto como cuatro.

within-3-at-60-kb-c4493c = Con un margen del 3 %, con 60 KB.

at-5-loss-four-streams-gain-d37487 = Con un 5 % de pérdida cuatro streams no ganan nada con más de 20 KB.

flat-within-3-from-20-kb-9d8bf2 = Plano, con un margen del 3 %, desde 20 KB.

at-3-loss-and-15-kb-7cc691 = Con un 3 % de pérdida y 15 KB cuatro streams dan alrededor de un 10 % más de goodput que uno.

about-10-is-taken-as-5-bf0f3e = Alrededor de un 10 % se toma como de 5 a 15 %.

four-streams-are-at-no-loss-a34c73 = Cuatro streams no son peores que uno con ninguna tasa de pérdida.

a-rwnd-falls-below-one-packet-899a30 = a_rwnd baja de un paquete más a menudo con un stream que con cuatro.

read-as-the-free-buffer-at-12da64 = Leído como el búfer libre en el receptor: al menos un 1 % más del tiempo.

the-window-that-the-sender-sees-a09a48 = La ventana que ve el emisor baja de un paquete más a menudo con un stream que con cuatro.

optimal-buffer-adc959 = Búfer óptimo

at-1-loss-four-streams-need-5e9bc5 = Con un 1 % de pérdida cuatro streams necesitan alrededor de un 35 % menos de búfer que uno.

about-35-is-taken-as-25-fdf01b = Alrededor de un 35 % se toma como de 25 a 45 %; para el 95 % de la meseta.

no-criterion-that-was-tried-gives-8449c8 = Ningún criterio de los probados da un 35 % con un 1 % de pérdida. Del goodput con 80 KB, del 50 al 99 % se alcanza con un búfer de 3 a 18 % menor; el menor búfer desde el que 5 o 10 KB más añaden menos del 0,5, 1, 2 o 5 % es de 11 a 22 % menor; cuatro streams alcanzan lo que uno tiene con 15 a 40 KB con de 4 a 18 % menos. Ejecuciones sueltas de 100 s en una rejilla de 5 KB se dispersan mucho: el búfer de mayor goodput es de 30 a 40 % menor en 3 ejecuciones de 40. Con una pérdida de 2 a 5 % el 95 % de la meseta requiere de 25 a 30 % menos, desde el 6 % un tercio. ns-2.35 concuerda con el goodput de aquí en las 56 configuraciones.

at-1-loss-four-streams-need-421342 = Con un 1 % de pérdida cuatro streams necesitan alrededor de un 35 % menos de búfer que uno, para el 90 % de la meseta.

at-1-loss-four-streams-need-76fc76 = Con un 1 % de pérdida cuatro streams necesitan alrededor de un 35 % menos de búfer que uno, para el 98 % de la meseta.

four-streams-need-about-35-less-b3b102 = Cuatro streams necesitan alrededor de un 35 % menos de búfer que uno desde el 6 % de pérdida.

not-a-sentence-of-the-paper-6076c5 = No es una frase del artículo: dónde se alcanza el ahorro que nombra.

the-optimal-buffer-shrinks-as-the-6773c9 = El búfer óptimo mengua conforme crece la tasa de error.

between-neighbouring-error-rates-a-rise-985a35 = Entre tasas de error vecinas una subida del 5 % cuenta aún como ninguna: los búferes probados distan eso entre sí.

given-up-a971ac = Se abandona

after-1-s-567335 = Tras 1 s

after-2-s-ba7f72 = Tras 2 s

after-4-s-df7c3a = Tras 4 s

without-retransmission-610b91 = Sin retransmisión

after-one-retransmission-7bd0eb = Tras una retransmisión

by-priority-4-000-bytes-of-f2fcef = Por prioridad, 4000 bytes de búfer de envío

text-e8d5a7 = Percentil 95 de la edad

the-lifetime-limits-for-how-long-a466da = La vida limita durante cuánto tiempo intenta el emisor enviar un mensaje.

with-a-lifetime-of-2-s-589cf0 = Con una vida de 2 s, el 95 % de lo que llega tiene como máximo 3 s con cada pérdida: la vida, el recorrido, y el FORWARD TSN que pone fin a la espera de lo que venía detrás.

without-retransmissions-the-service-is-l-4bcbb3 = Sin retransmisiones el servicio es como el de UDP, que tampoco reenvía.

where-one-packet-in-ten-is-a0de96 = Donde se pierde un paquete de cada diez, llegan nueve décimas partes de lo que se envía entero, con un margen del 2 %.

by-priority-messages-are-given-up-f47377 = Por prioridad los mensajes se abandonan solo donde hace falta sitio.

without-losses-the-buffer-has-room-9261e5 = Sin pérdidas el búfer tiene sitio, y no se abandona nada.

what-is-sent-until-it-comes-17031d = Lo que se envía hasta que llega llega tarde.

own-at-losses-of-15-and-892fb8 = Propia. Con pérdidas del 15 y del 20 % el percentil 95 de la edad es al menos 1,2 veces el obtenido con una vida de 2 s.

half-the-lifetime-younger-arrivals-d47aea = La mitad de la vida, llegadas más jóvenes.

own-from-losses-of-5-on-7048de = Propia. Desde pérdidas del 5 %, una vida de 1 s frente a una de 2 s: como máximo nueve décimas partes de la edad.

it-is-paid-for-three-times-7df662 = Tiene su precio: se abandona el triple.

own-the-same-two-lifetimes-at-e7e783 = Propia. Las mismas dos vidas, con pérdidas del 10 % y más.

the-more-is-lost-the-more-d8337a = Cuanto más se pierde más se abandona.

own-with-a-lifetime-of-2-7f6afb = Propia. Con una vida de 2 s.

without-retransmissions-more-is-given-up-1839a4 = Sin retransmisiones se abandona más de lo que se pierde, pues un timeout abandona todo lo pendiente.

own-at-a-loss-of-10-5a5acf = Propia. Con una pérdida del 10 % se abandonan al menos 450 de 3000 mediciones, de las que se pierden 300.

by-priority-nothing-is-too-old-94e0a9 = Por prioridad nada es demasiado viejo: con una pérdida del 20 % lo que llega es más viejo que con cualquier vida.

own-the-95th-percentile-over-that-1144df = Propia. El percentil 95 respecto al obtenido con una vida de 4 s.

shortest-path-4cf6c2 = camino más corto

round-robin-ab2e7e = round-robin

what-fills-a-gap-eb24b1 = Lo que llena un hueco

delayed-like-any-other-46cf4c = retardado como cualquier otro

in-slow-start-807b31 = en arranque lento

sky-of-29bd5e = Cielo de

receivers-that-acknowledge-at-once-what-1bd86b = Los receptores que confirman de inmediato lo que llena un hueco ayudan más que a nadie a SACK.

over-several-paths-what-sack-gains-1f8ca4 = Por varios caminos: lo que SACK gana con ello es al menos un 2 % más que lo que gana NewReno, en la mitad de los 24 instantes o más.

sack-gains-more-at-12-of-6b4bff = SACK gana más en 12 de los 48 cielos y NewReno en 11, y en los demás ambos ganan lo mismo: lo que se confirma de inmediato ahorra también a NewReno la espera del siguiente duplicado.

over-several-paths-acknowledging-at-once-719d23 = Por varios caminos confirmar de inmediato lo que llena un hueco rara vez perjudica.

at-four-of-five-instants-it-8359da = En cuatro de cada cinco instantes cuesta como máximo el 2 % del goodput.

on-one-path-nothing-fills-a-d87668 = Por un camino nada llena un hueco, y no importa cómo se confirme.

to-within-0-1-420989 = Con un margen del 0,1 %.

on-one-path-receivers-that-delay-82817a = Por un camino los receptores que no retardan ningún acuse de recibo en arranque lento ganan en cada instante.

text-4ac298 = De 0,3 a 1,5 % del goodput de 100 s: el arranque lento ocurre una vez.

normalised-ratio-k-d0dd01 = Razón normalizada k

every-segment-4f037a = cada segmento

every-other-segment-36dcbf = uno de cada dos segmentos

up-to-k-1-the-way-09b784 = Hasta k = 1 la vuelta no limita nada.

rfc-3449-goodput-is-at-least-7b2fe7 = RFC 3449. El goodput es al menos el 99 % de lo que puede llevar el sentido de los datos, 10 Mbit/s por 1460 entre 1500 bytes.

at-k-2-acknowledgements-of-every-a468e6 = Con k = 2 los acuses de recibo de cada segmento limitan el goodput a la mitad.

rfc-3449-the-way-back-is-7171dd = RFC 3449: la vuelta está llena antes de que lo esté el sentido de los datos. Con un margen del 1 %, donde no se pierde ningún acuse de recibo.

at-k-4-they-limit-it-fc5cb1 = Con k = 4 lo limitan a una cuarta parte.

rfc-3449-within-1-5ea6af = RFC 3449. Con un margen del 1 %.

at-k-8-they-limit-it-1c34b8 = Con k = 8 lo limitan a una octava parte.

acknowledging-every-other-segment-double-72dca4 = Confirmar uno de cada dos segmentos duplica lo que queda.

rfc-3449-a-receiver-that-acknowledges-d0ffd7 = RFC 3449: un receptor que confirma más a menudo que una vez cada k segmentos llena la vuelta. Con k = 8, con un margen del 1 %.

a-queue-that-loses-acknowledgements-leav-9a733d = Una cola que pierde acuses de recibo deja más goodput que una que los conserva todos.

rfc-3449-those-that-come-through-23f40a = RFC 3449: los que pasan confirman lo que habrían confirmado los perdidos. Con k de 2 y más, cada segmento confirmado.

pages-of-eight-objects-of-10-fa65f4 = Páginas de ocho objetos de 10 KB

bursts-of-20-messages-f27109 = Ráfagas de 20 mensajes

rules-4228ae = Reglas

the-rules-of-2001-3eb093 = las reglas de 2001

the-rules-of-today-60af9d = las reglas de hoy

several-paths-seldom-make-bursts-faster-f18e0a = Varios caminos rara vez hacen más rápidas las ráfagas.

at-nine-of-ten-points-the-37fcd0 = En nueve de cada diez puntos el percentil 95 de la latencia es al menos el 99 % del de un camino.

several-paths-seldom-make-pages-faster-fadbce = Varios caminos rara vez hacen más rápidas las páginas.

at-four-of-five-points-the-d400fe = En cuatro de cada cinco puntos la latencia mediana de los objetos es al menos la de un camino, con un margen del 0,1 %.

by-the-rules-of-2001-sack-be687e = Según las reglas de 2001 SACK rara vez va por detrás de NewReno donde los paquetes se adelantan unos a otros.

over-several-paths-the-95th-percentile-2d1638 = Por varios caminos el percentil 95 para las ráfagas es como máximo un 2 % más largo, en nueve de cada diez puntos.

by-today-s-rules-it-often-72b482 = Según las reglas de hoy a menudo va: los bloques que hablan de tres segmentos por encima de un hueco inician la recuperación rápida antes de que hayan llegado tres acuses de recibo duplicados (RFC 6675).

over-several-paths-the-95th-percentile-c2f047 = Por varios caminos el percentil 95 para las ráfagas es al menos un 2 % más largo, en dos de cada cinco puntos o más.

by-today-s-rules-messages-of-72d2af = Según las reglas de hoy los mensajes de las ráfagas llegan antes que según las de 2001.

on-one-path-where-nothing-is-1114c5 = Por un camino, donde nada es adelantado: como máximo el 90 % de la latencia mediana.

without-timestamps-b7151d = sin marcas de tiempo

with-timestamps-5f5649 = con marcas de tiempo

cuts-stand-164536 = las reducciones quedan

needless-cuts-are-undone-389cf4 = las reducciones innecesarias se deshacen

with-timestamps-the-undoing-of-needless-f3de0a = Con marcas de tiempo deshacer reducciones innecesarias eleva el goodput por los varios caminos de Teledesic.

by-10-at-least-at-half-4d8045 = En un 10 % al menos, en la mitad de los 24 instantes o más.

without-timestamps-reports-of-what-came-defb53 = Sin marcas de tiempo los informes de lo que llegó dos veces permiten igualmente a los emisores revertir reducciones innecesarias.

by-2-at-least-at-half-87e169 = En un 2 % al menos, en la mitad de los puntos o más.

they-gain-at-3-of-the-d5f48a = Ganan en 3 de los 48 cielos y pierden en 9: el original que fue adelantado termina la reparación antes que el informe de lo que llegó dos veces, y aquí una reducción se revierte solo mientras continúa la reparación.

a-sender-that-goes-by-time-2f93c8 = Un emisor que va por tiempo nunca va por detrás de uno que cuenta.

at-least-98-of-the-goodput-01a274 = Al menos el 98 % del goodput donde las reducciones quedan, en cada punto.

it-keeps-most-of-the-goodput-cfe981 = Conserva la mayor parte del goodput de un camino.

text-6af028 = El 75 % al menos, en cada punto, donde los emisores que cuentan conservan el 10 %.

system-6725e7 = Sistema

globalstar-4409ad = Globalstar

skybridge-fb426a = Skybridge

orbcomm-16f0c3 = Orbcomm

ellipso-a12fd7 = Ellipso

pentriad-2977cb = Pentriad

geostationary-ring-7fbfd9 = Anillo geoestacionario

satellites-in-low-orbits-circle-the-22e126 = Los satélites en órbitas bajas dan la vuelta a la Tierra en menos de dos horas, por debajo de 2000 km.

satellites-in-medium-orbits-take-about-168776 = Los satélites en órbitas medias tardan de unas seis a unas doce horas.

a-geostationary-satellite-takes-a-sidere-3db9f8 = Un satélite geoestacionario tarda un día sidéreo.

a-ground-link-to-a-low-23038b = Un enlace terrestre a una órbita baja tarda milisegundos.

a-ground-link-to-the-geostationary-62b2e6 = Un enlace terrestre a la órbita geoestacionaria tarda más de 119 ms, y un salto por ella el doble.

geo-ring-06c1ba = Anillo GEO

the-geostationary-satellites-form-a-ring-cf771c = Los satélites geoestacionarios forman un anillo.

a-satellite-of-spaceway-ngso-has-7f07ae = Un satélite de Spaceway NGSO tiene cuatro enlaces entre satélites.

four-each-for-20-satellites-are-b08137 = Cuatro por cada uno de 20 satélites son 40 enlaces, todos con línea de visión en este instante.

a-satellite-of-teledesic-has-eight-e1e600 = Un satélite de Teledesic tiene ocho enlaces entre satélites, pero menos cerca de los polos y en la costura.

text-52ce3d = 576 dentro de los planos están siempre activos. Entre planos 264 unen vecinos, separados media posición, y 240 los siguientes; están activos mientras ambos extremos están por debajo de 60 grados, (120 − 7,5) / 180 y 120 / 180 del tiempo: 325. A través de la costura dos tercios de 24, 16. A menos de 20 de su suma, 917.

quito-london-tokyo-and-boston-are-b1853e = Quito, Londres, Tokio y Boston reciben servicio de los tres.

teledesic-no-cross-seam-isls-b039b6 = Teledesic, sin ISL a través de la costura

iridium-cross-seam-isls-a7e208 = Iridium, ISL a través de la costura

links-across-the-seam-lower-the-4bca81 = Los enlaces a través de la costura bajan el mayor retardo de Teledesic.

links-across-the-seam-lower-the-6e374b = Los enlaces a través de la costura bajan el número de enlaces de los caminos de Teledesic.

the-mean-over-the-day-ground-b63fda = La media del día; los enlaces terrestres cuentan.

links-across-the-seam-lower-the-f80c58 = Los enlaces a través de la costura bajan el número de cambios de camino de Teledesic.

paths-are-compared-every-10-s-914286 = Los caminos se comparan cada 10 s. El artículo habla de Teledesic, cuyos satélites tienen ocho enlaces cada uno.

without-them-the-delay-of-teledesic-aca142 = Sin ellos el retardo de Teledesic sube mientras la costura está entre los terminales.

the-mean-delay-while-it-does-85582e = El retardo medio mientras lo está, menos el retardo medio mientras no lo está.

links-across-the-seam-lower-the-164c5c = Los enlaces a través de la costura bajan el mayor retardo de Iridium.

links-across-the-seam-lower-the-8edf61 = Los enlaces a través de la costura bajan el número de enlaces de los caminos de Iridium.

links-across-the-seam-lower-the-624721 = Los enlaces a través de la costura bajan el número de cambios de camino de Iridium.

an-iridium-satellite-has-but-one-1456a6 = Un satélite de Iridium tiene un solo enlace a través de la costura, y solo en el primer plano, que pasa de un par al siguiente cada pocos minutos: sus caminos cambian más a menudo.

without-them-the-delay-of-iridium-d4bb3a = Sin ellos el retardo de Iridium sube mientras la costura está entre los terminales.

the-path-is-that-of-least-707514 = El camino es el de menor retardo, que no siempre es el de menos enlaces: hasta Tokio el de Teledesic es más corto con enlaces a través de la costura, 5,7 ms en su punto más largo, pero tiene 0,2 más de ellos de media.

receiver-s-window-a38610 = Ventana del receptor

as-chosen-for-the-constellation-c7231f = como se eligió para la constelación

the-defaults-of-ns-2-35-be8183 = los valores predeterminados de ns-2.35

round-robin-over-several-paths-lowers-e13bea = Round-robin por varios caminos baja el goodput aunque no se pierde nada.

at-a-threshold-of-3-at-a64033 = Con un umbral de 3: como máximo el 99 % del camino más corto en la mitad de todos los instantes o más, por ambas constelaciones, con ambos emisores.

the-overtaking-of-packets-lowers-the-cdaab3 = El adelantamiento de paquetes baja el goodput de NewReno por Spaceway en la mitad de los instantes o más.

a-threshold-of-3-gives-at-a0747b = Un umbral de 3 da como máximo el 98 % de lo que da 10 por los mismos caminos: lo que se pierde además del recorrido más largo.

the-overtaking-of-packets-lowers-the-23fe7d = El adelantamiento de paquetes baja el goodput de SACK por Spaceway en la mitad de los instantes o más.

it-does-so-at-7-of-7901b4 = Lo hace en 7 de los 24 instantes. En 4 de los demás ningún paquete llega después de uno posterior; en el resto lo hacen de un tercio a dos tercios de ellos, y no cuestan nada a SACK.

the-overtaking-of-packets-lowers-the-55dc1c = El adelantamiento de paquetes baja el goodput de NewReno por Teledesic en la mitad de los instantes o más.

the-overtaking-of-packets-lowers-the-1e7042 = El adelantamiento de paquetes baja el goodput de SACK por Teledesic en la mitad de los instantes o más.

it-does-so-at-8-of-2eb7b6 = Lo hace en 8 de los 24 instantes. En los demás de una sexta parte a dos tercios de los paquetes llegan después de otros posteriores, y no cuestan nada a SACK.

the-instant-chosen-for-the-constellation-432145 = el instante elegido para la constelación

progress-of-the-file-ea9e8c = Progreso del archivo

round-robin-over-several-paths-lowers-7071cb = Round-robin por varios caminos baja el goodput de NewReno aunque no se pierde nada.

with-delayed-acknowledgements-of-200-ms-fc65d5 = Con acuses de recibo retardados de 200 ms, con el umbral habitual de 3, por ambas constelaciones y según ambos conjuntos de reglas: como máximo el 99 % del camino más corto.

round-robin-over-several-paths-lowers-2c4be5 = Round-robin por varios caminos baja el goodput de SACK aunque no se pierde nada.

of-that-the-overtaking-of-packets-f62c70 = De ello se lleva una parte el adelantamiento de paquetes, no solo el recorrido más largo.

a-threshold-of-3-gives-at-c4aa09 = Un umbral de 3 da como máximo el 98 % de lo que da 10 por los mismos caminos.

over-teledesic-a-threshold-of-3-4090c6 = Por Teledesic un umbral de 3 da en este instante todo lo que da 10, porque los acuses de recibo retardados reducen a la mitad el número de duplicados: donde se confirma cada segmento NewReno tiene allí 1281 kbit/s con 3 y 2795 con 10. Por Spaceway cuesta a NewReno de 39 a 46 % y a SACK de 4 a 15 %.

a-higher-threshold-of-duplicate-acknowle-1c5b86 = Un umbral más alto de acuses de recibo duplicados acerca de nuevo el goodput al del camino único.

a-threshold-of-10-reaches-90-658da8 = Un umbral de 10 alcanza el 90 % del camino más corto. El resto no lo pierde TCP: los caminos con menos enlaces son más largos que el de menor retardo, y la ventana es fija.

a-threshold-below-3-makes-it-0b04fd = Un umbral inferior a 3 lo empeora.

thresholds-of-1-against-3-at-48c421 = Umbrales de 1 frente a 3; como máximo el 90 %.

over-a-single-path-the-threshold-250811 = Por un solo camino el umbral no cambia nada.

within-1-of-the-goodput-at-2c1f3b = Con un margen del 1 % respecto al goodput con un umbral de 10.

packets-of-one-transfer-overtake-each-06bab7 = Los paquetes de una misma transferencia se adelantan unos a otros donde cada nodo los envía por varios caminos por turno.

more-than-one-packet-in-a-0ad7a8 = Más de un paquete de cada cien llega después de otros posteriores.

ns-2-35-tcp-newreno-and-473b00 = ns-2.35, TCP Newreno y Sack1, clasificadores multicamino sobre los enlaces de los mismos instantes, una ejecución

delayed-acknowledgements-of-200-ms-hurt-e83868 = Los acuses de recibo retardados de 200 ms perjudican a round-robin con NewReno por Spaceway más que al camino único.

at-a-threshold-of-3-what-56af2b = Con un umbral de 3: lo que round-robin alcanza del camino único es como máximo el 98 % de lo que alcanza sin retardo, en la mitad de los 24 instantes o más.

they-hurt-at-9-of-the-d6097e = Perjudican en 9 de los 24 instantes y ayudan en 5: los acuses de recibo retardados llegan con mayores huecos, pero llegan menos duplicados.

delayed-acknowledgements-of-200-ms-hurt-3af295 = Los acuses de recibo retardados de 200 ms perjudican a round-robin con SACK por Spaceway más que al camino único.

they-hurt-at-6-of-the-a0e34c = Perjudican en 6 de los 24 instantes y ayudan en 3: los acuses de recibo retardados llegan con mayores huecos, pero llegan menos duplicados.

delayed-acknowledgements-of-200-ms-hurt-5b4e11 = Los acuses de recibo retardados de 200 ms perjudican a round-robin con NewReno por Teledesic más que al camino único.

they-hurt-at-7-of-the-e387b3 = Perjudican en 7 de los 24 instantes y ayudan en 6: los acuses de recibo retardados llegan con mayores huecos, pero llegan menos duplicados.

delayed-acknowledgements-of-200-ms-hurt-fb4b57 = Los acuses de recibo retardados de 200 ms perjudican a round-robin con SACK por Teledesic más que al camino único.

they-hurt-at-2-of-the-07c9d5 = Perjudican en 2 de los 24 instantes y ayudan en 4: los acuses de recibo retardados llegan con mayores huecos, pero llegan menos duplicados.

at-the-usual-threshold-of-3-1d4fae = Con el umbral habitual de 3, con cada retardo, por ambas constelaciones y según ambos conjuntos de reglas: como máximo el 99 % del camino más corto.

a-threshold-of-10-reaches-90-263591 = Un umbral de 10 alcanza el 90 % del camino más corto con cada retardo.

delayed-acknowledgements-hardly-hurt-the-ced492 = Los acuses de recibo retardados apenas perjudican al camino único.

text-a031a2 = 200 ms frente a ninguno: al menos el 97 %.

delayed-acknowledgements-of-200-ms-hurt-da1ca9 = Los acuses de recibo retardados de 200 ms perjudican a round-robin con NewReno mucho más que al camino único.

at-the-usual-threshold-of-3-d05c0a = Con el umbral habitual de 3: lo que round-robin alcanza del camino único es como máximo el 95 % de lo que alcanza sin retardo.

over-spaceway-it-does-249-172-1008ad = Por Spaceway lo hacen: 249, 172, 178, 164 y 112 kbit/s con 0, 50, 100, 200 y 500 ms según las reglas de 2001, donde el camino único baja de 294 a 290. Por Teledesic con sus 18 caminos ocurre al revés, de 1281 con 0 a 2745 con 200 ms: los acuses de recibo retardados reducen a la mitad el número de duplicados, y allí eso lo mantiene por debajo del umbral.

delayed-acknowledgements-of-500-ms-hurt-0ef296 = Los acuses de recibo retardados de 500 ms perjudican a round-robin con NewReno mucho más que al camino único.

delayed-acknowledgements-of-200-ms-hurt-484601 = Los acuses de recibo retardados de 200 ms perjudican a round-robin con SACK mucho más que al camino único.

sack-tells-what-has-arrived-so-d2cdae = SACK dice lo que ha llegado, de modo que el adelantamiento rara vez reduce la ventana: por Spaceway 273 kbit/s sin retardo, 225 con 200 ms y 266 con 500 ms según las reglas de 2001, por Teledesic tanto como con un umbral de 10 con cada retardo.

delayed-acknowledgements-of-500-ms-hurt-8f180f = Los acuses de recibo retardados de 500 ms perjudican a round-robin con SACK mucho más que al camino único.

latitude-of-both-places-394c39 = Latitud de ambos lugares

difference-of-longitude-a80f9e = Diferencia de longitud

mean-latitude-of-the-path-0cd0b1 = Latitud media del camino

routing-by-delay-loads-links-at-ac0912 = El encaminamiento por retardo carga los enlaces de latitud alta.

between-places-at-40-the-satellites-ef3365 = Entre lugares a 40° los satélites del camino están más lejos del ecuador que los lugares: 41° o más, para las constelaciones de planos polares.

teledesic-42-1-without-links-across-849ae6 = Teledesic (42,1°, sin enlaces a través de la costura 51,7°) e Iridium sin enlaces a través de la costura (44,4°) lo cumplen. Con ellos Iridium no (37,2°): sus enlaces interplano están apagados más allá de 60°, sus satélites contiguos de un plano están separados 33° de latitud, y el camino cruza los planos donde encuentra enlaces, a un lado o al otro de los lugares.

without-links-across-the-seam-paths-4e91ce = Sin enlaces a través de la costura los caminos llevan más lejos del ecuador.

of-teledesic-at-least-1-2-af9bc2 = De Teledesic, al menos 1,2 veces la distancia con 0, 20 y 40°: mientras la costura está en medio, el recorrido pasa por el polo.

path-changes-in-a-day-597b40 = Cambios de camino en un día

disruption-grows-with-the-difference-of-544cd2 = La perturbación crece con la diferencia de longitud.

path-changes-in-a-day-from-7d0fab = Cambios de camino en un día, de cada diferencia a la siguiente de 30 a 150°, o en un 5 % en el otro sentido; para las constelaciones de planos polares.

so-does-the-delay-without-links-9381b7 = También crece el retardo, sin enlaces a través de la costura igualmente.

mean-delay-at-120-over-that-6ef014 = Retardo medio con 120° respecto al de 30°: al menos 1,5.

handovers-of-the-terminals-do-not-5a7443 = Los traspasos de los terminales no: lo que crece es lo que ocurre en medio.

at-150-within-2-of-those-dc5b2e = Con 150°, con un margen del 2 % respecto a los de 30°.

packets-held-for-a03f60 = Paquetes retenidos durante

gateways-that-put-packets-back-in-e6e218 = Las pasarelas que vuelven a poner los paquetes en orden acercan de nuevo el goodput de round-robin al del camino único.

packets-held-for-200-ms-at-ae7fa0 = Paquetes retenidos durante 200 ms: al menos el 90 % del camino más corto. El resto no lo pierde TCP: los caminos con menos enlaces son más largos que el de menor retardo, y la ventana es fija.

without-them-newreno-gets-less-ac7a9d = Sin ellas NewReno obtiene menos.

at-most-95-of-what-it-011f12 = Como máximo el 95 % de lo que tiene donde los paquetes se retienen durante 200 ms.

they-cost-sack-next-to-nothing-834bf2 = Apenas cuestan nada a SACK donde no las necesitaba.

packets-held-for-200-ms-at-9e4728 = Paquetes retenidos durante 200 ms: al menos el 95 % del goodput sin pasarelas. Lo retenido llega todo a la vez, y también los acuses de recibo.

gateways-that-hold-packets-for-less-4a7cbf = Las pasarelas que retienen paquetes durante menos tiempo que lo que difieren los caminos pueden perjudicar.

over-spaceway-whose-paths-differ-by-1387c9 = Por Spaceway, cuyos caminos difieren en más de 20 ms, paquetes retenidos durante 20 ms: NewReno tiene como máximo el 60 % de lo que tiene sin pasarelas. Lo que se dejó de esperar llega detrás de toda una serie de paquetes posteriores, cada uno de los cuales es un acuse de recibo duplicado más.

where-packets-are-held-for-longer-92f675 = Donde los paquetes se retienen durante más tiempo que lo que difieren los caminos, los extremos los reciben todos en orden.

no-packet-comes-after-a-later-b1d230 = Ningún paquete llega después de uno posterior.

over-a-single-path-gateways-hold-8127e2 = Por un solo camino las pasarelas no retienen nada.

within-0-1-of-the-goodput-dadef2 = Con un margen del 0,1 % respecto al goodput sin ellas.

time-with-ends-that-fly-opposite-a6776c = Tiempo con extremos que vuelan en sentidos opuestos

rosettes-have-sets-of-ascending-and-adf528 = Las rosetas tienen conjuntos de caminos ascendentes y descendentes: un camino de un conjunto al otro es un rodeo.

of-spaceway-ngso-the-mean-delay-6b15e1 = De Spaceway NGSO: el retardo medio es al menos 30 ms mayor mientras los extremos vuelan en sentidos opuestos.

polar-planes-with-links-across-the-9e885a = Los planos polares con enlaces a través de la costura no tienen tal rodeo.

at-most-20-ms-3a815b = Como máximo 20 ms.

their-ends-fly-opposite-ways-for-6075c4 = Sus extremos vuelan en sentidos opuestos mientras la costura está en medio, que es la diferencia de longitud dividida por 180°.

at-60-a-third-of-the-c777be = Con 60°: un tercio del tiempo, con un margen de 2 puntos.

over-the-shortest-path-two-satellites-564edf = Por el camino más corto dos satélites a la vez dan más que solo el más alto.

at-least-100-5-the-shortest-d9cbb6 = Al menos el 100,5 %: el camino más corto de todos es más corto que el que pasa por los satélites más altos, y una ventana fija lo aprovecha más.

over-spaceway-packets-overtake-each-othe-0ece73 = Por Spaceway los paquetes se adelantan unos a otros mucho más donde toman varios caminos desde el primer salto.

of-a-hundred-packets-at-least-282c91 = De cada cien paquetes al menos 30 más llegan después de otros posteriores con dos satélites a la vez que con uno.

round-robin-with-sack-has-more-6f8278 = Round-robin con SACK tiene a pesar de todo más goodput con dos satélites que con uno.

at-least-102-from-two-satellites-ad13b2 = Al menos el 102 %: desde dos satélites los caminos son más cortos.

rack-finds-retransmissions-that-are-lost-0bd079 = RACK detecta retransmisiones que se pierden de nuevo, y evita timeouts.

at-10-at-most-half-of-b6cb6f = Con el 10 % como máximo la mitad de ellos (RFC 8985 1 lo dice de TCP).

with-bbr-whose-window-losses-do-bb3fbe = Con BBR, cuya ventana no reducen las pérdidas, es donde más vale.

over-280-ms-at-10-at-b0fb75 = Con 280 ms y el 10 % al menos 1,2 veces el goodput.

over-a-geostationary-satellite-that-lose-e0bcbe = Por un satélite geoestacionario que pierde un paquete de cada cien, BBR y RACK obtienen muchas veces el goodput de RFC 9260.

at-least-ten-times-72a456 = Al menos diez veces.

where-few-packets-are-lost-rack-abfb92 = Donde se pierden pocos paquetes RACK no cambia nada.

text-b738ce = De 0,95 a 1,05 del goodput con el 0,1 % y 35 ms.

profile-d696a3 = Perfil

dcsctp-initial-cwnd-3-rto-min-6346bf = dcSCTP, cwnd inicial 3, RTO.Min 1 s

what-freebsd-charges-beside-each-chunk-ff5cf6 = Lo que FreeBSD carga junto a cada chunk cuesta una sexta parte de la ventana.

without-loss-80-to-86-of-f812cb = Sin pérdidas, de 80 a 86 % de RFC 9260.

t3-rtx-which-this-stack-does-7ae06d = T3-rtx, que esta pila no pone en marcha de nuevo, vence mientras hay datos en camino: en 100 s sin una pérdida 49 veces, y cada vencimiento empieza de nuevo con una cwnd pequeña, de modo que es cwnd, no lo que se carga, lo que limita al emisor. Bate con la ida y vuelta; un 0,1 % más de retardo puede cambiar el goodput en la mitad.

it-is-furthest-behind-where-losses-4c8993 = Donde más atrás queda es donde las pérdidas son pocas y cwnd podría ser grande.

at-a-loss-rate-of-0-3aac46 = Con una tasa de pérdida de 0,005, como máximo el 80 % de RFC 9260.

browsers-announce-nine-tenths-of-their-d9d600 = Los navegadores anuncian nueve décimas partes de su búfer.

without-loss-87-to-91-of-b92f3f = Sin pérdidas, de 87 a 91 % de RFC 9260.

under-loss-they-stay-close-to-16b813 = Con pérdidas se mantienen cerca de RFC 9260.

from-a-loss-rate-of-0-984aa5 = Desde una tasa de pérdida de 0,005, de 80 a 98 % de ello.

messages-of-500-bytes-every-50-a8d33f = Mensajes de 500 bytes cada 50 ms

carried-by-5cafc3 = Llevado por

sctp-eight-streams-130df9 = SCTP, ocho streams

sctp-one-stream-bff207 = SCTP, un stream

tcp-one-connection-fb8a82 = TCP, una conexión

where-nothing-is-lost-streams-do-fe14f8 = Donde no se pierde nada los streams no importan: con ocho la latencia es la de uno.

a-check-of-our-own-to-cca38a = Una comprobación propia, con un margen del 1 %.

messages-at-a-rate-that-is-5c027c = Los mensajes a una tasa muy inferior a la de los enlaces llegan antes por ocho streams, pues un paquete perdido retiene solo los posteriores de su stream.

a-check-of-our-own-the-480968 = Una comprobación propia: el percentil 95 es como máximo 0,9 del obtenido con un stream.

streams-change-the-latency-of-the-6e4b1b = Los streams cambian la latencia de los objetos de una página en menos de una décima parte: es la de una ventana que se abre de nuevo para cada página.

a-check-of-our-own-the-7c85f6 = Una comprobación propia: la mediana por ocho streams dista menos del 10 % de la de uno.

at-a-loss-of-1-and-a64dc3 = Con una pérdida del 1 % y más los mensajes por ocho streams llegan antes que por TCP.

a-check-of-our-own-on-8f237a = Una comprobación propia, sobre el percentil 95.

goodput-falls-as-the-loss-rate-69352d = El goodput baja conforme crece la tasa de pérdida.

without-loss-and-scaling-goodput-is-6b24b9 = Sin pérdidas ni escalado el goodput es una ventana de 65 535 bytes por cada ida y vuelta.

cubic-is-at-least-as-fast-022ce6 = CUBIC es al menos tan rápido como NewReno y SACK por un camino largo con ventanas grandes.

at-a-loss-rate-of-0-88a9bd = Con una tasa de pérdida de 0,001 NewReno con SACK alcanza MSS / RTT sqrt(3 / 2p), 855 kbit/s.

mathis-semke-mahdavi-and-ott-1997-a95ee7 = Mathis, Semke, Mahdavi y Ott 1997; con un margen del 10 %, cada segmento confirmado.

ten-runs-spread-too-widely-with-1c458d = Diez ejecuciones se dispersan demasiado: con 100 son 882 ± 29 kbit/s, dentro del diez por ciento.

at-a-loss-rate-of-0-16ecfd = Con una tasa de pérdida de 0,005 NewReno con SACK alcanza MSS / RTT sqrt(3 / 2p), 383 kbit/s.

ten-runs-spread-too-widely-with-eabd8d = Diez ejecuciones se dispersan demasiado: con 100 son 371 ± 8 kbit/s, dentro del diez por ciento.

without-random-loss-every-sender-uses-cc13d8 = Sin pérdida aleatoria todo emisor usa al menos nueve décimas partes del enlace.

packets-that-overtake-others-are-taken-64af72 = Los paquetes que adelantan a otros se toman por pérdidas: aun sin pérdida aleatoria se reenvían datos.

no-change-of-the-delay-makes-f9c647 = Ningún cambio del retardo hace vencer un temporizador de retransmisión.

with-one-packet-in-10-000-e922a1 = Con un paquete de cada 10 000 perdido CUBIC entrega más que NewReno.

sctp-whose-window-grows-like-that-df7d5f = SCTP, cuya ventana crece como la de NewReno, entrega lo mismo con un margen de una quinta parte.

half-of-them-each-709269 = la mitad de cada uno

fairness-and-utilisation-5bed63 = Equidad y utilización

flows-with-the-same-congestion-control-111162 = Los flujos con el mismo control de congestión comparten por igual.

jain-s-index-of-at-least-c69c91 = Índice de Jain de al menos 0,9 en 500 s.

cubic-keeps-the-link-fuller-than-c43aed = CUBIC mantiene el enlace más lleno que Reno.

end-to-end-6b5cb4 = De extremo a extremo

split-32afaa = Dividido

packet-error-rate-of-the-line-9759a9 = Tasa de error de paquete de la línea

without-loss-and-with-large-windows-0190ad = Sin pérdidas y con ventanas grandes la pasarela no cambia nada: ambos llenan el enlace satelital.

end-to-end-a-window-of-344537 = De extremo a extremo una ventana de 65 535 bytes da 45 segmentos por cada ida y vuelta de 0,53 s, 984 kbit/s.

split-such-a-window-gives-45-8482c4 = Dividido, una ventana así da 45 segmentos por cada ida y vuelta del tramo satelital, 0,49 s, pierda lo que pierda la línea hasta el 1 %: 1063 kbit/s.

within-5-the-line-alone-with-cc7a69 = Con un margen del 5 %: la línea sola, con su corta ida y vuelta, es más rápida que eso también mientras pierde.

split-a-loss-of-0-1-0b0672 = Dividido, una pérdida del 0,1 % en la línea deja lleno el enlace satelital.

at-a-loss-rate-of-0-a80683 = Con una tasa de pérdida de 0,005 el flujo dividido tiene lo que la ley da a la línea, MSS / RTT sqrt(3 / 2p) con 0,0408 s: 4918 kbit/s.

mathis-semke-mahdavi-and-ott-1997-2c62c2 = Mathis, Semke, Mahdavi y Ott 1997; con un margen del 10 %.

from-end-to-end-the-law-95e393 = De extremo a extremo la ley da 379 kbit/s con 0,53 s.

within-10-f15c29 = Con un margen del 10 %.

so-the-gateway-gains-the-ratio-e21b53 = Así la pasarela gana la razón de las dos idas y vueltas, 13.

within-20-d410ad = Con un margen del 20 %.

without-probing-52fe1d = sin sondeo

with-probing-e7aabc = con sondeo

share-of-congestion-among-the-bad-80e530 = Parte de congestión entre las estancias malas

drop-probability-in-the-bad-state-ee6585 = Probabilidad de descarte en el estado malo

probing-raises-the-effective-throughput--e7e083 = El sondeo eleva el caudal efectivo sea cual sea la parte de los estados malos que es congestión.

at-every-point-55c787 = En cada punto.

probing-gains-less-where-every-bad-03766d = El sondeo gana menos donde todo estado malo es congestión que donde no lo es ninguno, pues entonces reduce la ventana a la mitad como hace el otro emisor.

throughput-with-probing-over-that-withou-fc2d7f = Caudal con sondeo respecto al obtenido sin él, con todos congestionados respecto a lo mismo con ninguno: como máximo 0,98.

yet-most-of-the-gain-stays-a64238 = Sin embargo queda la mayor parte de la ganancia: la parte de congestión no es lo que decide.

with-all-congested-probing-still-gains-198067 = Con todos congestionados el sondeo gana aún al menos un 40 %.

with-probing-the-overhead-falls-as-09c83d = Con sondeo la sobrecarga baja conforme la congestión tiene una parte mayor.

with-all-congested-at-most-90-85ccdd = Con todos congestionados como máximo el 90 % de la obtenida con ninguno.

probing-raises-the-effective-throughput--5adcb3 = El sondeo eleva el caudal efectivo en todas las pruebas.

section-6-figure-6-1349bf = Sección 6, Figura 6

at-every-point-with-losses-317549 = En cada punto con pérdidas.

the-least-gain-is-3-308046 = La menor ganancia es del 3 %.

at-one-point-at-least-the-b23846 = En un punto al menos la ganancia es del 3 %, con un margen de cinco puntos.

with-100-runs-a-point-gains-1ab0e1 = Con 100 ejecuciones por punto las ganancias están entre 27 y 87 %, y con un 2 % descartado, lo menos que se descarta, el sondeo gana un 78 ± 7 % con estancias de 10 s. Un modelo independiente escrito a partir del artículo concuerda con lo que se mide aquí. Tiene allí 79,7 ± 18,8 %, y de 26 a 94 % en sus puntos.

the-greatest-gain-is-150-620f1b = La mayor ganancia es del 150 %.

at-one-point-at-least-the-9cb531 = En un punto al menos la ganancia es del 150 %, con un margen de una quinta parte de ella.

with-100-runs-a-point-gains-303206 = Con 100 ejecuciones por punto las ganancias están entre 27 y 87 %. Un modelo independiente escrito a partir del artículo concuerda con lo que se mide aquí. Su mayor ganancia es de 94,1 ± 21,6 %, con un 10 % descartado y estancias de 10 s.

the-gains-with-stays-of-10-de2883 = Las ganancias con estancias de 10 s superan a las de estancias de 1 s.

at-every-drop-probability-throughput-wit-975a15 = Con cada probabilidad de descarte: caudal con sondeo respecto al obtenido sin él, para estancias de 10 s respecto a lo mismo para 1 s.

true-at-5-and-above-at-9fb034 = Cierto con el 5 % y más; con el 2 % las estancias de 10 s ganan un 75 ± 14 % y las de 1 s un 61 %, y veinte ejecuciones no lo distinguen (razón 1,09 ± 0,09).

an-independent-model-written-from-the-b5e2f2 = Un modelo independiente escrito a partir del artículo

probing-mostly-lowers-the-overhead-2b3148 = El sondeo suele bajar la sobrecarga.

section-6-figure-7-bd9382 = Sección 6, Figura 7

at-four-of-five-points-with-54ab23 = En cuatro de cada cinco puntos con pérdidas.

at-a-drop-probability-of-50-7d28b3 = Con una probabilidad de descarte del 50 % el sondeo ahorra el 44 % de la sobrecarga.

text-c6a85e = De 30 a 58 % ahorrado, con estancias de 10 s.

with-100-runs-36-2-5-70d509 = Con 100 ejecuciones se ahorra el 36 ± 2,5 %. Un modelo independiente escrito a partir del artículo concuerda con lo que se mide aquí. Ahorra el 35 %: 5,7 de 8,8 %.

kbit-s-per-3adbb8 = kbit/s por %

with-probing-more-throughput-comes-with-5cdf97 = Con sondeo hay más caudal por cada punto porcentual de sobrecarga.

rendezvous-6bcbdf = Encuentro

handoff-rate-7e8eb1 = Tasa de traspasos

section-6-figure-9-f82a9d = Sección 6, Figura 9

the-throughput-falls-with-the-handoff-952d57 = El caudal baja con la tasa de traspasos.

from-each-rate-to-the-next-6a80f7 = De cada tasa a la siguiente, o en un 3 % en el otro sentido.

section-6-figure-10-3811a3 = Sección 6, Figura 10

the-least-gain-is-4-8bb61e = La menor ganancia es del 4 %.

section-6-figures-9-and-10-1581bb = Sección 6, Figuras 9 y 10

at-one-point-at-least-the-c69d46 = En un punto al menos la ganancia es del 4 %, con un margen de cinco puntos.

the-greatest-gain-is-86-f8a458 = La mayor ganancia es del 86 %.

at-one-point-at-least-the-3849b7 = En un punto al menos la ganancia es del 86 %, con un margen de una quinta parte de ella.

with-100-runs-a-point-the-130900 = Con 100 ejecuciones por punto la mayor ganancia es de 70 ± 5 %, para traspasos de medio segundo con una tasa del 15 %: en el borde inferior de lo que cuenta. Un modelo independiente escrito a partir del artículo concuerda con lo que se mide aquí. Tiene allí 66,9 ± 11,6 %.

handoffs-of-one-second-gain-more-01f002 = Los traspasos de un segundo ganan más que los de medio segundo.

at-every-handoff-rate-throughput-with-613c8c = Con cada tasa de traspasos: caudal con sondeo respecto al obtenido sin él, para traspasos de un segundo respecto a lo mismo para medio segundo.

with-100-runs-a-point-handoffs-bacd10 = Con 100 ejecuciones por punto los traspasos de medio segundo ganan más con cada tasa: 70 ± 5 % frente a 58 ± 4 % con el 15 %. Sin sondeo medio segundo cuesta más caudal con la misma tasa, porque hay el doble de traspasos. Un modelo independiente escrito a partir del artículo concuerda con lo que se mide aquí. Tiene 66,9 % para medio segundo con el 15 % y 48,6 % para un segundo con el 13 %.

handoffs-of-one-second-give-at-da25b6 = Los traspasos de un segundo dan al menos el caudal de los de medio segundo.

at-every-handoff-rate-without-and-b2b322 = Con cada tasa de traspasos, sin y con sondeo.

clearly-more-at-every-rate-from-51f15c = Claramente más con cada tasa desde el 3 %. Con el 1 % y sondeo hay tan pocos traspasos que no se distingue nada: razón 1,002 ± 0,018 con 100 ejecuciones por punto.

section-6-figure-11-4ed9fe = Sección 6, Figura 11

the-overhead-grows-with-the-handoff-77fabc = La sobrecarga crece con la tasa de traspasos.

section-6-figure-12-bb452a = Sección 6, Figura 12

with-handoffs-of-one-second-probing-3075f1 = Con traspasos de un segundo el sondeo ahorra el 34 % de la sobrecarga.

text-99e460 = De 27 a 41 % ahorrado con el 15 %, donde más se ahorra.

connectivity-rate-2d3713 = Tasa de conectividad

section-6-figure-15-b8239e = Sección 6, Figura 15

the-least-gain-is-13-6cb884 = La menor ganancia es del 13 %.

at-one-point-at-least-the-a4e514 = En un punto al menos la ganancia es del 13 %, con un margen de cinco puntos.

with-100-runs-a-point-the-84d30b = Con 100 ejecuciones por punto las menores ganancias, 17 ± 8 % con el 3 % y 17 ± 7 % con el 7,5 % y un encuentro de 10 s, están en el borde superior de lo que cuenta, y su dispersión llega más allá de él.

the-greatest-gain-is-77-f3c4ed = La mayor ganancia es del 77 %.

at-one-point-at-least-the-8cef77 = En un punto al menos la ganancia es del 77 %, con un margen de una quinta parte de ella.

with-100-runs-a-point-the-aa630b = Con 100 ejecuciones por punto la mayor ganancia es de 70 ± 9 %, con una tasa del 30 % y un encuentro de 5 s: su intervalo llega por debajo de lo que cuenta.

the-throughput-rises-with-the-connectivi-648942 = El caudal sube con la tasa de conectividad.

a-rendezvous-of-10-s-gives-8692ee = Un encuentro de 10 s da más caudal que uno de 5 s.

at-every-connectivity-rate-without-and-4a68c6 = Con cada tasa de conectividad, sin y con sondeo.

section-6-figure-16-b00acd = Sección 6, Figura 16

at-a-connectivity-of-1-there-c8bb6a = Con una conectividad del 1 % hay 500 o 1000 s sin ella, y los sondeos continúan durante ellos: con un encuentro de 5 s llevan lo que el emisor envía además de los datos de 4,0 a 8,5 % del archivo, más que las retransmisiones que ahorran, 6,4 menos 4,0 % (40 ejecuciones). Con 100 ejecuciones por punto la sobrecarga es allí un 22 ± 4 y un 41 ± 6 % mayor, no difiere con el 3 % y 10 s, y es de 10 a 25 % menor en los otros nueve puntos: no cuatro quintas partes de todos.

the-overhead-does-not-depend-on-0081d8 = La sobrecarga no depende de la tasa de conectividad.

within-a-tenth-of-that-at-394dcf = Con un margen de una décima parte de la del 30 %.

from-15-on-it-is-flat-69f790 = Desde el 15 % es plana, y sin sondeo desde el 7,5 %. Por debajo crece conforme hay menos conectividad: con el 1 % es 1,27 y 1,29 veces la del 30 % sin sondeo y 2,07 y 2,40 veces con él (100 ejecuciones por punto), pues se piden informes y los sondeos continúan durante el tiempo sin ninguna conectividad, que es allí el 99 % de la transferencia.

at-a-connectivity-of-1-there-a92bd6 = Con una conectividad del 1 % hay 500 o 1000 s sin ella, y los sondeos continúan durante ellos: con un encuentro de 5 s llevan lo que el emisor envía además de los datos de 4,0 a 8,5 % del archivo, más que las retransmisiones que ahorran, 6,4 menos 4,0 % (40 ejecuciones). Así la ganancia de caudal, 18 ± 10 % con un encuentro de 10 s, se gasta en sobrecarga: la razón es allí 1,02 ± 0,16 con 100 ejecuciones. En todos los demás puntos es mejor.

file-50009c = Archivo

larger-files-take-longer-b53a22 = Los archivos mayores tardan más.

from-each-size-to-the-next-61da04 = De cada tamaño al siguiente.

the-latency-of-a-file-of-87aacb = La latencia de un archivo de 1 KB a 1,2 kbit/s es la impresa.

within-15-0bcd4d = Con un margen del 15 %.

with-100-runs-it-is-71-5fc0e6 = Con 100 ejecuciones es de 71,7 ± 2,0 s, un 13 % por encima de la impresa y en el borde de lo que cuenta.

the-latency-of-a-file-of-805db1 = La latencia de un archivo de 10 KB a 1,2 kbit/s es la impresa.

the-latency-of-a-file-of-c265f8 = La latencia de un archivo de 1 KB a 9,6 kbit/s es la impresa.

the-latency-of-a-file-of-9cff2f = La latencia de un archivo de 10 KB a 9,6 kbit/s es la impresa.

the-values-printed-in-the-paper-5fb085 = Los valores impresos en el artículo

the-values-printed-0021d5 = Los valores impresos

where-nothing-is-lost-tcp-probing-fd7a74 = Donde no se pierde nada TCP-probing es TCP.

the-same-effective-throughput-to-within-d10310 = El mismo caudal efectivo, con un margen del 0,1 %.

probing-raises-the-effective-throughput--0393ac = El sondeo eleva el caudal efectivo de TCP dondequiera que se pierden paquetes.

by-10-at-least-at-every-c07580 = En un 10 % al menos, en cada punto con pérdidas.

with-probing-few-losses-end-in-fa0dfc = Con sondeo pocas pérdidas acaban en un timeout que deja un segmento de cwnd.

at-most-30-of-the-timeouts-07222f = Como máximo el 30 % de los timeouts de TCP.

in-tcp-probing-raises-the-overhead-60a7af = En TCP el sondeo eleva la sobrecarga: tras un timeout sale de nuevo, con la ventana de antes, todo lo que no se sabe que haya llegado, donde los informes de XSTP nombran lo que falta.

at-every-point-with-losses-more-0a9ed0 = En cada punto con pérdidas más que TCP.

where-the-channel-changes-fast-and-c51d81 = Donde el canal cambia deprisa y pierde mucho XSTP llega más lejos que TCP-probing.

with-stays-of-1-s-and-484c36 = Con estancias de 1 s y un 10 % perdido o más, en un 30 % al menos.

states-2f6e9d = Estados

handoffs-b03790 = traspasos

limited-connectivity-81704e = conectividad limitada

as-assumed-6e5c6d = como se supone

no-backoff-00c8af = sin backoff

backoff-to-64-0182fc = backoff hasta 64

idle-after-5-s-16942e = inactivo tras 5 s

idle-after-120-s-57929b = inactivo tras 120 s

window-paced-c5d247 = ventana con pacing

growth-by-reports-6751c0 = crecimiento por informes

tolerance-0-5e2a06 = tolerancia 0

tolerance-25-d31f21 = tolerancia 25 %

tolerance-60-550b65 = tolerancia 60 %

probing-raises-the-effective-throughput--85cb1a = El sondeo eleva el caudal efectivo se elija lo que se elija.

files-of-one-frame-get-more-5b7d79 = Los archivos de una trama obtienen más caudal que los de varias.

text-6c245a = 1 KB frente a 100 B, con ambas tasas.

the-throughput-of-a-file-of-98455b = El caudal de un archivo de 1 KB a 1,2 kbit/s es el impreso.

the-throughput-of-a-file-of-420ffa = El caudal de un archivo de 10 KB a 1,2 kbit/s es el impreso.

the-throughput-of-a-file-of-2defc7 = El caudal de un archivo de 1 KB a 9,6 kbit/s es el impreso.

the-throughput-of-a-file-of-8920d3 = El caudal de un archivo de 10 KB a 9,6 kbit/s es el impreso.

normalised-throughput-d866d2 = Caudal normalizado

the-slower-channel-is-used-better-208a2f = El canal más lento se aprovecha mejor.

at-every-size-6bbdd9 = Con cada tamaño.

the-normalised-throughput-of-a-file-2a716d = El caudal normalizado de un archivo de 1 KB a 1,2 kbit/s es el impreso.

the-normalised-throughput-of-a-file-1275ab = El caudal normalizado de un archivo de 10 KB a 1,2 kbit/s es el impreso.

the-normalised-throughput-of-a-file-2ced99 = El caudal normalizado de un archivo de 1 KB a 9,6 kbit/s es el impreso.

the-normalised-throughput-of-a-file-f1743c = El caudal normalizado de un archivo de 10 KB a 9,6 kbit/s es el impreso.

leocc-cubic-4844a0 = LeoCC, CUBIC

leocc-bbr-d3a3cd = LeoCC, BBR

leocc-leocc-0e2406 = LeoCC, LeoCC

with-a-short-queue-leocc-takes-fb7d55 = Con una cola corta LeoCC quita el enlace a CUBIC, como hace BBR.

at-least-0-6-with-half-5813e7 = Al menos 0,6 con medio producto ancho de banda-retardo.

two-leoccs-leave-a-shorter-queue-86653d = Dos LeoCC dejan una cola más corta que dos BBR.

the-median-wait-over-34-ms-aed157 = La espera mediana con 34 ms y una cola profunda es como máximo la mitad.

so-they-do-over-the-slow-95ae02 = Lo mismo hacen por el enlace lento.

the-same-over-279-ms-ce75e1 = Lo mismo con 279 ms.

five-packets-take-48-ms-there-b64546 = Allí cinco paquetes tardan 48 ms. Mientras salen los de un flujo, el otro no oye nada durante más tiempo que el umbral de 45 ms y lo toma por una reconfiguración, 116 veces en 100 s: lo que sabía del camino se pierde, y STARTUP llena la cola.

concurrent-multipath-transfer-beside-a-f-0a5b28 = Transferencia multicamino concurrente junto a un flujo en un solo camino: quién obtiene cuánto de un enlace que comparten los caminos, por control de congestión acoplado

an-association-and-one-on-a-14d679 = Una asociación y otra de un solo camino envían sin fin, empezadas con menos de 2 s de diferencia, en un instante que sortea su semilla. La primera tiene un camino, o dos que llevan datos a la vez (CMT) y cuyas ventanas se acoplan según una de las reglas. Sus dos caminos cruzan el enlace de la otra, como el enlace descendente de un satélite que comparten dos interfaces, o el segundo tiene un enlace así propio. El enlace tiene 10 Mbit/s y 34 ms, como por satélites en órbitas bajas, o 2 Mbit/s y 250 ms, como por uno geoestacionario, y su cola contiene un producto ancho de banda-retardo. Descarta lo que la encuentra llena, o ya antes paquetes al azar: RED con los umbrales de Dreibholz et al. 2010, 20 y 80 paquetes. 600 s, medidos desde 120 s.

text-d04b6b = 2 Mbit/s, 250 ms

both-cross-the-other-s-link-558618 = Ambos cruzan el enlace de la otra

the-second-has-a-link-of-84a978 = El segundo tiene un enlace propio

one-path-d56bee = Un camino

cmt-independent-adac4f = CMT, independiente

an-association-that-uses-n-paths-4dd3a3 = Una asociación que usa N caminos por el mismo cuello de botella obtiene N veces el ancho de banda de un flujo concurrente.

draft-tuexen-tsvwg-sctp-multipath-28-c9f3ca = draft-tuexen-tsvwg-sctp-multipath-28, sección 6.1

draft-tuexen-tsvwg-sctp-multipath-28-c239f9 = draft-tuexen-tsvwg-sctp-multipath-28, sección 6.1. Dos tercios, con un margen de una décima parte: de 0,6 a 0,733.

a-coupled-flow-does-not-take-b66784 = Un flujo acoplado no toma de lo que comparten sus caminos más que un flujo simple que usa solo uno de ellos.

rfc-6356-goal-2-0380de = RFC 6356, objetivo 2

rfc-6356-goal-2-with-lia-61486e = RFC 6356, objetivo 2, con LIA, que es el algoritmo de la RFC: la mitad, con un margen de una décima parte.

a-coupled-flow-performs-at-least-8bd731 = Un flujo acoplado rinde al menos tanto como rendiría un flujo de un solo camino en el mejor de sus caminos.

rfc-6356-goal-1-d63d62 = RFC 6356, objetivo 1

rfc-6356-goal-1-at-least-3b6ec9 = RFC 6356, objetivo 1. Al menos nueve décimas partes de lo que obtiene un camino.

a-coupled-flow-moves-traffic-off-81c8b6 = Un flujo acoplado aparta tráfico de sus caminos más congestionados.

rfc-6356-goal-3-a27e28 = RFC 6356, objetivo 3

rfc-6356-goal-3-with-a-28dcd1 = RFC 6356, objetivo 3. Con un segundo enlace propio deja más del compartido que las ventanas independientes: como máximo el 98 % de la parte de estas.

plain-cmt-leads-to-an-overly-a9dc5c = El CMT simple ocupa de forma demasiado agresiva el ancho de banda de los cuellos de botella compartidos.

dreibholz-2012-evaluation-and-optimisati-ea0a4b = Dreibholz 2012, Evaluation and Optimisation of Multi-Path Transport, resumen

of-the-treatise-the-abstract-alone-169cad = De la obra solo estaba disponible el resumen. Más de la mitad, por más de una décima parte.

cmt-with-resource-pooling-remains-fair-5ed848 = CMT con agrupación de recursos sigue siendo equitativo con los flujos concurrentes en enlaces congestionados.

dreibholz-et-al-2010-applying-tcp-cdab47 = Dreibholz et al. 2010, Applying TCP-Friendly Congestion Control to Concurrent Multipath Transfer, resumen

of-the-paper-the-abstract-and-12737a = Del artículo estaban disponibles el resumen y los parámetros de sus colas, no sus cifras. Su regla es CMT/RPv1: la mitad, con un margen de una décima parte.

and-it-achieves-a-performance-improvemen-b8e498 = Y rinde más que una transferencia sin CMT.

where-the-second-path-has-a-56f17f = Donde el segundo camino tiene un enlace propio: al menos el 105 % de lo que obtiene un camino.

with-olia-it-is-as-with-4be3ed = A OLIA le ocurre lo que a LIA: una cola llena golpea las ventanas tantas veces como crecen.

nor-do-olia-and-cmt-rpv2-8c475e = Tampoco OLIA y CMT/RPv2 toman más que un flujo simple.

own-by-the-same-goal-half-eb0efd = Propia, según el mismo objetivo: la mitad, con un margen de una décima parte.

and-they-do-at-least-as-b5f50d = Y rinden al menos tanto como un camino.

own-by-the-same-goal-at-59557e = Propia, según el mismo objetivo: al menos nueve décimas partes de lo que obtiene un camino, donde el segundo tiene un enlace propio.

concurrent-multipath-transfer-over-iridi-a70bc3 = Transferencia multicamino concurrente por Iridium y GEO con búferes divididos y chunks replanificados

one-association-from-quito-to-london-00aff7 = Una asociación de Quito a Londres, con un terminal de Iridium y uno de GEO en cada extremo, como en el experimento sobre el búfer del receptor: lo que llega por Iridium espera a lo que llega por GEO y llena un búfer pequeño. El búfer queda tal cual o se divide, por lo que está en vuelo o por lo que está en el búfer, y los chunks que lo retienen salen de nuevo por el otro camino en cuanto espera la mitad de él, o nunca. El borrador deja ambas reglas a artículos, de los que aquí se sigue el modelo de simulación de sus autores; las cifras de estos son de otros caminos.

chunk-rescheduling-ensures-quick-blockin-83624d = La replanificación de chunks asegura una resolución rápida del bloqueo para datos ordenados.

draft-tuexen-tsvwg-sctp-multipath-28-81e0da = draft-tuexen-tsvwg-sctp-multipath-28, sección 5.3

draft-tuexen-tsvwg-sctp-multipath-28-4356e2 = draft-tuexen-tsvwg-sctp-multipath-28, sección 5.3. Con los búferes tal cual, un camino está bloqueado como máximo nueve décimas partes del tiempo.

with-split-buffers-a-small-one-5b1e57 = Con búferes divididos uno pequeño lleva más.

own-split-by-buffered-bytes-at-a70fa6 = Propia. Dividido por bytes en el búfer, al menos el 105 %.

both-together-carry-more-than-neither-2024c3 = Ambas cosas juntas llevan más que ninguna.

own-at-least-110-with-buffers-6cad17 = Propia. Al menos el 110 % con búferes de 64 y 128 KB.
over-the-slow-link-it-is-30d162 = Por el enlace lento es así; por el rápido LeoCC obtiene menos de la mitad. Sin explicar.
a-full-queue-strikes-the-packet-2e060f = Una cola llena golpea al paquete en que una ventana acaba de crecer. La de un flujo simple crece un paquete por ida y vuelta, cada una de dos acopladas de un quinto a la mitad de uno, de modo que se recortan menos veces por lo que llevan. Sin una cola así queda menos de ello: 0,55 y 0,54 con RED, 0,53 por enlaces que pierden un 0,08 % al azar. Un modelo de nada más que ventanas da a LIA 0,63 de un enlace cuyos desbordamientos golpean a una ventana tantas veces como crece, 0,53 donde la golpean tantas veces como paquetes tiene allí, y 0,52 con pérdidas al azar, pues alpha toma la mayor de ventanas que varían.
it-is-so-with-one-of-cb08e7 = Es así con uno de los dos búferes. Por dos cables de 1 Mbit/s la replanificación gana con búferes de 16 y 32 KB y nada a partir de 64 KB.
a-path-that-may-fill-its-c250c6 = Un camino que solo puede llenar su parte es más lento donde esta es menor que su producto ancho de banda-retardo, que por GEO es de 140 kB.
a-chunk-that-leaves-again-is-e3ac07 = Un chunk que sale de nuevo se trata como una pérdida de su primer camino, cuya ventana se reduce a la mitad. No se ha mostrado si eso lo explica todo.
