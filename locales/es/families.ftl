cwnd-grows-with-each-acknowledgement-d9e99f = cwnd crece con cada acuse de recibo
cwnd-grows-more-slowly-for-round-13e4e4 = cwnd crece más despacio, pues las idas y vueltas se han alargado
cwnd-grows-by-about-one-packet-37b3c6 = cwnd crece alrededor de un paquete por ida y vuelta
cwnd-follows-a-cubic-function-of-3e89f6 = cwnd sigue una función cúbica del tiempo desde la última pérdida
cwnd-grows-as-reno-s-would-eb2c20 = cwnd crece como lo haría la de Reno
what-was-lost-is-sent-again-8fd911 = se reenvía lo perdido
all-that-was-sent-before-the-463fd3 = está confirmado todo lo enviado antes de la pérdida
cwnd-was-cut-and-has-not-d44eae = cwnd se redujo y no ha crecido desde entonces
it-sends-again-what-was-not-a878e4 = reenvía lo que no se confirmó a tiempo
the-rate-grows-until-the-bandwidth-9958ce = la tasa crece hasta que deja de crecer el ancho de banda hallado
it-sends-more-slowly-than-the-ba444d = envía más despacio que el ancho de banda, hasta que desaparece la cola de Startup
it-sends-faster-than-the-bandwidth-02bba0 = envía más rápido que el ancho de banda que conoce, para hallar más
it-sends-more-slowly-than-the-e0ef01 = envía más despacio que el ancho de banda que conoce, para que se vacíen las colas
it-sends-at-about-the-bandwidth-48dc9e = envía aproximadamente al ancho de banda que conoce
it-fills-the-path-for-a-841c1f = llena el camino durante una ida y vuelta antes de sondear
it-keeps-little-in-flight-to-a91e59 = mantiene poco en vuelo, para medir la ida y vuelta sin cola
cwnd-grows-as-on-a-path-7e4010 = cwnd crece como en un camino con una ida y vuelta más corta
cwnd-goes-by-how-many-packets-968be7 = cwnd depende de cuántos paquetes esperan en colas
it-sends-no-data-until-it-7b9ce0 = no envía datos hasta saber si la red está congestionada
the-receiver-s-buffer-has-no-628bce = el búfer del receptor no tiene sitio para este camino
it-checks-that-the-path-is-3748cd = comprueba que el camino es el que conocía
it-sends-as-much-as-it-d248af = envía tanto como podía antes, sin saber aún si el camino lo soporta
it-waits-for-the-acknowledgements-of-75be1f = espera los acuses de recibo de lo que envió de una vez
it-goes-back-for-the-path-696ba7 = retrocede, pues el camino no soportó tanto
first-packet-out-of-the-blue-365a14 = Primer paquete fuera de contexto (OOTB)
first-packet-discarded-4d299c = Primer paquete desechado
restart-6b983a = Reinicio
stale-cookie-7b90df = Cookie caducada
first-message-given-up-90ebb4 = Primer mensaje abandonado
first-forward-tsn-447e62 = Primer FORWARD TSN
first-reset-of-streams-3710a6 = Primer reinicio de streams
stream-streams-0e94b6 = { $a ->
    [one] stream
    *[other] streams
  }
association-0b5149 = asociación
chunk-chunks-29a22d = { $a ->
    [one] chunk
    *[other] chunks
  }
errors-in-a-row-ac2bf2 = Errores seguidos
show-tsns-modulo-100-223f3a = Mostrar TSN módulo 100
every-chunk-sent-acknowledged-and-lost-c3bda6 = Cada chunk enviado, confirmado y perdido aparece aquí por su TSN.
streams-bfd297 = Streams
streams-and-sacks-678ef7 = Streams y SACK
no-stream-waits-every-chunk-that-913d42 = Ningún stream espera: todo chunk que llegó se ha entregado.
stream-waits-for-ssn-tsn-5426f1 = El stream { $a } espera al SSN { $b } (TSN { $c }, { $d })
tsn-stream-ssn-b68f73 = TSN { $a }, stream { $b }, SSN { $c }
acknowledges-up-to-f8c80a = Confirma hasta { $a }
no-loss-of-tsn-is-recorded-3894aa = No hay registrada ninguna pérdida del TSN { $a }: llegó tarde, o se perdieron sus SACK.
tcp-probing-da7b51 = TCP-probing
connection-b38d9d = conexión
segment-segments-755efa = { $a ->
    [one] segmento
    *[other] segmentos
  }
timeouts-in-a-row-7778e0 = Timeouts seguidos
sequence-0740f4 = Secuencia
show-sequence-numbers-modulo-100-full-8d069a = Mostrar números de secuencia módulo 100 segmentos llenos
every-segment-sent-acknowledged-and-lost-5403c1 = Cada segmento enviado, confirmado y perdido aparece aquí por su primer byte.
stream-1eec30 = Stream
stream-and-acks-cbb2cd = Stream y ACK
segment-29ee08 = Segmento
byte-6c1907 = Byte
nothing-waits-every-segment-that-arrived-be9a64 = Nada espera: todo segmento que llegó se ha entregado.
the-stream-waits-for-segment-byte-6075fc = El stream espera al segmento { $a } (byte { $b }, { $c })
segment-byte-50b8a6 = Segmento { $a }, byte { $b }
byte-25e653 = Byte { $a }
acknowledges-up-to-byte-7277ca = Confirma hasta el byte { $a }
no-loss-of-the-segment-at-eb9ef9 = No hay registrada ninguna pérdida del segmento en el byte { $a }: llegó tarde, o se perdieron sus ACK.
earlier-polls-3083f3 = POLL anteriores
xstp-without-probing-530765 = XSTP sin sondeo
session-3f3af1 = sesión
window-44ff7b = ventana
unanswered-in-a-row-b1b2a2 = Sin respuesta, seguidos
show-segments-modulo-100-3ab619 = Mostrar segmentos módulo 100
every-segment-sent-acknowledged-and-lost-319d33 = Cada segmento enviado, confirmado y perdido aparece aquí por su número.
probing-804c78 = Sondeo
stream-probing-and-stats-c721df = Stream, sondeo y STAT
the-stream-waits-for-segment-4eb8ca = El stream espera al segmento { $a } ({ $b })
acknowledges-up-to-segment-974cc6 = Confirma hasta el segmento { $a }
no-loss-of-segment-is-recorded-705074 = No hay registrada ninguna pérdida del segmento { $a }: llegó tarde, o se perdieron informes o POLL.
first-change-of-an-address-9cdfc4 = Primer cambio de una dirección
segment-2d6c34 = { $a } (segmento { $b })
segments-below-0dfaf3 = { $a } (segmentos por debajo de { $b })
segment-at-byte-b906c6 = Segmento { $a } en el byte { $b }
