### What the built-in experiments say.

latency-and-goodput-under-each-queue-e7d0d5 = 各种队列规则下的延迟与有效吞吐量，低轨道和静止轨道卫星

messages-of-300-bytes-five-a-705876 = 300 字节的消息，每秒五条，为泊松过程，以及一个 CUBIC 下载，两者均为 Linux 式 TCP，经由一条 2 Mbit/s、容纳 1000 个分组的链路，单程 35 ms（如低轨道卫星）或 270 ms（如静止轨道卫星）。每种规则采用其 RFC 建议的设置。120 s，从 30 s 起测量。

what-a-hint-of-another-path-f7398c = 换路提示值多少：时延跳变、中断与切换

one-tcp-flow-of-the-profile-c8f8cb = 一个 linux 配置的 TCP 业务流。两种情形经由一条 10 Mbit/s、队列 75 个分组的链路，其单向时延每 15 s 依次变为 45、30 和 20 ms：原样，或每次跳变伴随 100 ms 的中断。另一情形从 Quito 到 London 经 Iridium，终端总是选用仰角最高的卫星，切换时有 100 ms 没有链路；十分钟内 Quito 的终端切换三次。发送方：内核式 CUBIC；同样的 CUBIC 但被告知每次变化，其后 2.3 s 内丢失不减小窗口，或照常减小，但超时保留平台，回到平台只需九分之一的时间（SaTCP；后者是其内核的做法）；BBR；被告知的 BBR，像 LeoCC 那样重新测量或立即以 STARTUP 测量；在往返时间超过最短值 150 % 时自行推测的 BBR；以及 LeoCC，它凭应答缺失 45 ms 发现重配置，或被告知。接收方缓冲区 4 MiB。614 s，从 14 s 起测量。跳变和中断为假定，不是对任何系统的测量。

goodput-against-random-loss-by-congestio-0c294c = 有效吞吐量随随机丢包的变化，按拥塞控制，Linux 式

one-tcp-flow-of-the-profile-861b31 = 一个 linux 配置的 TCP 业务流，经由一条 2 Mbit/s 的链路，队列为一个带宽时延积，即 12 或 93 个分组，单程 35 ms（如低轨道卫星）或 280 ms（如静止轨道卫星）。正向随机丢失分组。段为 1448 字节，带时间戳，接收方缓冲区 16 MiB。140 s，从 40 s 起测量。内核的各点为其自身 TCP 在虚拟时间中的结果。

how-long-a-transfer-takes-that-de28dc = 以先前传输所保存的信息开始的传输需要多久

one-tcp-transfer-newreno-of-the-a859f6 = 一个 TCP 传输，linux 配置的 NewReno，经由一条 10 Mbit/s 的链路，队列为一个带宽时延积，即 467 个分组，单程 280 ms，如静止轨道卫星。它从 10 段开始慢启动，或以所保存的 560 ms 往返时间和所保存的窗口谨慎恢复，该窗口为一个带宽时延积，即 700 kB，或八个，如同路径曾另作他用。时间从连接打开到全部数据交付。没有随机因素。

two-flows-share-a-link-who-f78dbc = 两个业务流共享一条链路：各得多少，分组等待多久，按拥塞控制

two-tcp-flows-of-the-profile-91c1f7 = 两个 linux 配置的无穷 TCP 业务流共享一条链路，各在 2 s 之内由种子抽取的时刻开始：10 Mbit/s、34 ms（如低轨道卫星），或 1.25 Mbit/s、279 ms（如静止轨道卫星）。两种情形都由 58 个分组填满，因此 29、116 和 464 个分组的队列分别为半个、两个和八个带宽时延积。300 s，从 60 s 起测量。

how-long-files-take-by-their-62d9ad = 不同大小的文件需要多久，按拥塞控制，Linux 式

one-file-over-a-link-of-c0b368 = 一个文件，经由一条 10 Mbit/s 的链路，队列为一个带宽时延积，即 58 或 467 个分组，单程 35 ms（如低轨道卫星）或 280 ms（如静止轨道卫星）；除队列溢出外没有丢失。linux 配置的 TCP，段为 1448 字节，窗口 21 MB：14,480 字节为其第一个窗口。没有随机因素：同一点的各次运行相同。内核的各点为其自身 TCP 在虚拟时间中的结果。

a-delay-that-steps-every-15-ee6159 = 每 15 秒跳变的时延，有中断和无中断，按拥塞控制，Linux 式

one-tcp-flow-of-the-profile-1a9657 = 一个 linux 配置的 TCP 业务流，经由一条 10 Mbit/s、队列 60 个分组的链路，其时延每 15 s 从 20 依次跳到 45、30 和 20 ms，如同重新配置的低轨道卫星网络。每次跳变立即发生，或在 100 ms 的全部丢失的中断之后发生。分组保持其离开时的时延。75 s，从 5 s 起测量；业务流在 50 ms 之内开始，由种子抽取。内核的各点为其自身 TCP 在虚拟时间中的结果。

what-each-mechanism-of-linux-s-5109b1 = Linux TCP 的各机制在丢包下值多少

one-tcp-flow-of-the-profile-28d068 = 一个 linux 配置的 TCP 业务流，经由一条 10 Mbit/s 的链路，队列为一个带宽时延积，即 58 或 467 个分组，单程 35 ms 或 280 ms，在正向随机丢失分组。逐一关闭各机制：RACK、尾部丢失探测（TLP）、F-RTO、DSACK、这四者一起、比例速率减小（PRR）、快速确认、SACK。140 s，从 40 s 起测量。内核的各点为其自身 TCP 在虚拟时间中的结果，35 ms 时从 10 到 60 s。

concurrent-multipath-transfer-over-iridi-3e7573 = Iridium 和 GEO 上的并发多路径传输随接收方缓冲区的变化

one-association-from-quito-to-london-f810cf = 一个从 Quito 到 London 的偶联，两端各有一个 Iridium 终端和一个 GEO 终端：1.5 Mbit/s、单向约 90 ms，与 2 Mbit/s、约 260 ms 并列。新数据走一条路径而以另一条为备用，或同时走两条，丢失的数据按 Iyengar、Amer 和 Stewart 的五种策略之一重发。GEO 卫星的地面链路每千万比特或每百万比特损坏一个，Iridium 的每千万比特损坏一个。缓冲区为其接收缓冲区阻塞研究的摘要所列（Receive buffer blocking in concurrent multipath transfer, 2005），16 到 256 KB，另加 512 KB。该研究的路径、丢包和数值与此不同，此处没有重现：只能检验其结论。

cwnd-of-tcp-and-sctp-after-ed6b82 = 慢启动中丢失之后 TCP 和 SCTP 的 cwnd

trace-points-m-to-s-535089 = 迹线，M 点到 S 点

a-tcp-source-with-sack-and-b00374 = 一个使用 SACK 的 TCP 源和一个 SCTP 源，均按 2001 年的规则，经路由器向一条 2 Mbit/s、250 ms 的静止轨道链路发送。其接入链路为 3 Mbit/s、2 ms；分组为 1488 字节，段为 1448 字节；确认没有延迟。链路丢失 TCP 第 8 段和 SCTP 的 TSN 8 的首次发送，此外没有丢失。TCP 在 0.8 s 打开，SCTP 早 0.25 ms，使其首批数据与参考中同时离开；SCTP 打开需要两次往返，TCP 需要一次。图中为 5.5 s 内两者的 cwnd：TCP 将其九段减半，并随每个确认增长一段的若干分之一；SCTP 将以字节计的值减半，并每次往返增长一个分组。

sequence-numbers-of-the-tcp-source-76a393 = 有丢包的 GEO 瓶颈上 TCP 源的序号

figure-3-f060cf = 图 3

a-tcp-source-with-sack-and-2b0f7f = 一个使用 SACK 的 TCP 源和一个 SCTP 源，均按 2001 年的规则，经路由器向一条 2 Mbit/s、250 ms、队列 10 个分组的静止轨道链路发送，该链路在正向丢失 1.5 % 的分组。接入链路 3 Mbit/s、2 ms，接收方缓冲区 64 KB，分组 1488 字节，没有延迟确认。图中为一次运行中 TCP 所发的段和所收的确认，模 100。

figures-3-and-4-8a4052 = 图 3 和图 4

sequence-numbers-of-the-sctp-source-9fe811 = 有丢包的 GEO 瓶颈上 SCTP 源的序号

figure-4-0fb418 = 图 4

a-tcp-source-with-sack-and-47f9de = 一个使用 SACK 的 TCP 源和一个 SCTP 源，均按 2001 年的规则，经路由器向一条 2 Mbit/s、250 ms、队列 10 个分组的静止轨道链路发送，该链路在正向丢失 1.5 % 的分组。接入链路 3 Mbit/s、2 ms，接收方缓冲区 64 KB，分组 1488 字节，没有延迟确认。图中为一次运行中 SCTP 所发的 TSN 和所收的累积 TSN，模 100。

total-throughput-on-a-lossy-geo-aa093c = 有丢包的 GEO 瓶颈上的总吞吐量

figure-5-b3d365 = 图 5

a-tcp-source-with-sack-and-90a2d6 = 一个使用 SACK 的 TCP 源和一个 SCTP 源，均按 2001 年的规则，经路由器向一条 2 Mbit/s、250 ms、队列 10 个分组的静止轨道链路发送，该链路在正向丢失 1.5 % 的分组。接入链路 3 Mbit/s、2 ms，接收方缓冲区 64 KB，分组 1488 字节，没有延迟确认。图中为一次运行前 40 s 的每一秒内两者合计送上静止轨道链路的量。

table-2-f7b6a6 = 表 2

segments-of-tcp-and-of-sctp-04138b = 有丢包的 GEO 瓶颈上 50 到 150 s 之间 TCP 和 SCTP 的段

a-tcp-source-with-sack-and-7a6f44 = 一个使用 SACK 的 TCP 源和一个 SCTP 源，均按 2001 年的规则，经路由器向一条 2 Mbit/s、250 ms、队列 10 个分组的静止轨道链路发送，该链路在正向丢失 1.5 % 的分组。接入链路 3 Mbit/s、2 ms，接收方缓冲区 64 KB，分组 1488 字节，没有延迟确认。 运行到 150 s 结束，从 50 s 起测量。图中为一次运行中 TCP 和 SCTP 各有多少段得到确认。

gain-of-sctp-over-tcp-utilisation-02d866 = GEO 瓶颈上 SCTP 相对于 TCP 的增益、利用率和公平性

half-of-the-sources-speak-tcp-4e2558 = 一半的源使用带 SACK 的 TCP，一半使用 SCTP，均按 2001 年的规则：初始窗口为 1 段和 2 段，没有延迟确认，接收方缓冲区 64 KB。它们经 3 Mbit/s、2 ms 的链路到达路由器；其后是一条 2、4、7 和 11 Mbit/s、250 ms 的静止轨道链路，在正向丢失 1.5 % 的分组，对 2、4、6 和 8 个源的队列为 10、40、80 和 160 个分组。分组为 1488 字节。500 s，从 50 s 起测量。

gain-of-sctp-over-tcp-utilisation-54dfad = 慢速 GEO 瓶颈上 SCTP 相对于 TCP 的增益、利用率和公平性

table-3-2ee889 = 表 3

half-of-the-sources-speak-tcp-7685f0 = 一半的源使用带 SACK 的 TCP，一半使用 SCTP，均按 2001 年的规则：初始窗口为 1 段和 2 段，没有延迟确认，接收方缓冲区 64 KB。它们经 3 Mbit/s、2 ms 的链路到达路由器；其后是一条 0.2 Mbit/s、250 ms 的静止轨道链路，在正向丢失 1.5 % 的分组，对 2、4、6 和 8 个源的队列为 10、40、80 和 160 个分组。分组为 1488 字节。500 s，从 50 s 起测量。

a-loss-in-slow-start-tcp-ec9b33 = 慢启动中的丢失：TCP 和 SCTP 各丢失第 8 段

a-tcp-source-with-sack-and-d80dc0 = 一个使用 SACK 的 TCP 源和一个 SCTP 源，均按 2001 年的规则，经路由器向一条 2 Mbit/s、250 ms 的静止轨道链路发送。其接入链路为 3 Mbit/s、2 ms；分组为 1488 字节，段为 1448 字节；确认没有延迟。链路丢失 TCP 第 8 段和 SCTP 的 TSN 8 的首次发送，此外没有丢失。TCP 在 0.8 s 打开，SCTP 早 0.25 ms，使其首批数据与参考中同时离开；SCTP 打开需要两次往返，TCP 需要一次。

short-messages-beside-a-file-data-987449 = 文件旁的短消息：六种流调度器下的 DATA 与 I-DATA

one-association-over-a-geostationary-sat-b09278 = 一个经静止轨道卫星（272 ms、2 Mbit/s）的偶联，每 12 s 在流 0 上传送一个文件，并在流 1 上传送 100 字节的消息，每秒四条，时刻随机。没有丢失。文件是一条 10 KB 到 1 MB 的消息，最大时需要 4 s 以上。它的块为 DATA，必须前后相继；或为 I-DATA，可在另一流的块之间发出（RFC 8260）。调度器决定下一个块属于哪个流：按优先级消息更重要，其权重为四倍。每 49 条消息中有一条是文件，因此中位数和第 95 百分位数是短消息的。RFC 8260 说明这些块和调度器的用途，但没有图；各断言的界限由我们给出。

features-that-are-recommended-over-satel-4349fa = 卫星环境推荐的各项特性，逐一开启和关闭

tables-v-and-vi-a20ffd = 表 V 和表 VI

a-file-of-1-mb-goes-0059e6 = 1 MB 的文件从 Quito 到 London，经 Iridium（1.5 Mbit/s）或静止轨道卫星（2 Mbit/s），没有差错或误码率为 1e-6。上行链路在其 50 个分组占满之前随机丢弃或标记（RED，5 到 25），承载 1500 字节的分组。SCTP 使用八项特性中的零项、一项、除一项外的全部或全部：以捆绑块的路径 MTU 发现代替 512 字节的分组；以 256 KB 的接收方缓冲区代替 64 KB，后者为无缩放 TCP 的最大值；以 2 段的初始 cwnd 代替 1 段；以至多 2 PMTU 的字节计数代替 1；SACK 中报告全部间隙代替 3 个；ECN；以四个流代替一个；以及以另一种卫星作为第二条路径。对流还以 4 KB 的缓冲区试验，此时顺序会拖住它们。

goodput-with-link-layer-arq-below-b18cb4 = SCTP 之下使用链路层 ARQ 的有效吞吐量

future-work-31cf64 = 未来工作

one-association-from-quito-to-london-911346 = 一个从 Quito 到 London 的偶联，经 Iridium（地面链路 1.5 Mbit/s）或静止轨道卫星（2 Mbit/s）。分组携带 512 字节，长 564 字节；接收方缓冲区容纳 500 个，不构成限制。差错在每个方向上于分组首次遇到无线链路处作用一次。链路在其一次往返之后重发因差错丢失的内容，至多一次、三次或七次；其间到来的内容在远端等待它以保持顺序，或立即继续。

how-associations-of-different-round-trip-d77162 = 不同往返时间的偶联如何共享链路

two-sctp-associations-without-end-share-e09d2b = 两个无穷的 SCTP 偶联共享一条 10 Mbit/s、队列 100 个分组的链路。一个的往返时间为 42 ms，如低轨道卫星；另一个与之相同或长至十四倍，如静止轨道卫星，网络以有线代替。4 MiB 的接收方缓冲区对两者都不构成限制；各在由种子抽取的时刻开始，此外没有随机因素。队列占满时两者都再加 120 ms。600 s，从 100 s 起测量。

congestion-told-apart-from-corruption-by-7370b8 = 用 ECN 区分拥塞与误码

section-on-ecn-bada44 = 关于 ECN 的一节

eight-associations-share-a-satellite-lin-9b432a = 八个偶联共享一条路由器之后的 4 Mbit/s、250 ms 卫星链路，路由器在其 80 个分组的队列占满之前随机丢弃分组（RED）；链路还毁坏部分分组。没有 ECN 时，每次丢失都意味着拥塞。使用 ECN 时，路由器标记分组而不丢弃，接收方返回标记。在第三种配置中，发送方按论文的建议把没有标记的丢失当作误码，保持其窗口。

cwnd-in-slow-start-with-byte-9ba881 = 字节计数上限为 1 和 2 PMTU 时慢启动中的 cwnd：两个算例

a-source-sends-300-kb-to-e58e9d = 一个源经 10 Mbit/s、往返时间 520 ms、无丢包的卫星信道向宿发送 300 KB。路径 MTU 为 1500 字节，cwnd 从九段开始。SACK 被延迟，因此除第一个外每个涵盖两段，第一个使 cwnd 变为十段。慢启动中一个 SACK 使 cwnd 增长其所确认的量，但不超过字节计数上限，以 PMTU 为单位。536 字节的段：两段为 1072 字节，小于一个 PMTU，全部计入；cwnd 从 5360 增至 6432 字节。1500 字节的段：两段为 3000 字节，上限为 1 PMTU 时计入 1500；cwnd 从 15,000 增至 16,500 字节，上限为 2 PMTU 时增至 18,000。一个段是一个含 16 字节首部的 DATA 块，独占一个分组，上限以整段计：一个 PMTU 容得下 536 字节的 2 段。

iridium-and-geo-with-30-associations-517378 = Iridium 和 GEO 上的 30 个偶联：地球

figure-8-32df29 = 图 8

iridium-has-66-satellites-in-6-0cd208 = Iridium 有 6 个轨道面共 66 颗卫星，地面链路 1.5 Mbit/s，星间链路 25 Mbit/s，队列 50 个分组。轨道面之间的链路在两极附近关闭，没有链路跨反向缝。位于西经 90°、东经 30° 和 150° 的三颗静止轨道卫星在星上选路，链路为 2 Mbit/s；其网关以 100 Mbit/s 的有线相连。偶联连接南纬 40° 与北纬 70° 之间的地点，每次运行重新抽取，而在每个点上相同，因此误差棒也包含地理因素；各偶联相隔十分之一秒开始。每个对两个星座各有一个接口。在实验室中打开该场景画面：可见每条星间链路、每条地面链路，以及格林尼治附近的反向缝，第一个与最后一个轨道面在那里反向飞行。

goodput-of-three-multihomed-configuratio-513442 = 三种多宿主配置的有效吞吐量随差错率的变化

figure-9-b725d4 = 图 9

iridium-has-66-satellites-in-6-fdf060 = Iridium 有 6 个轨道面共 66 颗卫星，地面链路 1.5 Mbit/s，星间链路 25 Mbit/s，队列 50 个分组。位于西经 90°、东经 30° 和 150° 的三颗静止轨道卫星在星上选路，链路为 2 Mbit/s；其网关以 100 Mbit/s 的有线相连。偶联连接南纬 40° 与北纬 70° 之间的地点，每次运行重新抽取，而在每个点上相同，因此误差棒也包含地理因素；各偶联相隔十分之一秒开始。分组携带 512 字节用户数据，在线路上长 564 字节。cwnd 从 2 段开始，ssthresh 从 20 段开始，每个 SACK 至多使 cwnd 增长一段。每个分组在每条单向路径上经过一个差错过程。GEO 链路的误码率为 1e-6，接收方缓冲区容纳 40 段，只有一个流。有备用路径时，每次重传都走备用路径。在通常的 8.2 度以上，多数地点只看到一颗 Iridium 卫星，发往第二个接口的分组因此找不到路由；所以双卫星的情形给出两次：地平线以上（此时只有一颗卫星也没有差别）和 8.2 度以上。参考中的固定地点可在命令行中要求。

bandwidth-that-a-geo-backup-needs-897a03 = GEO 备用路径所需的带宽

figure-10-7b97e9 = 图 10

iridium-has-66-satellites-in-6-bed31c = Iridium 有 6 个轨道面共 66 颗卫星，地面链路 1.5 Mbit/s，星间链路 25 Mbit/s，队列 50 个分组。位于西经 90°、东经 30° 和 150° 的三颗静止轨道卫星在星上选路，链路为 2 Mbit/s；其网关以 100 Mbit/s 的有线相连。偶联连接南纬 40° 与北纬 70° 之间的地点，每次运行重新抽取，而在每个点上相同，因此误差棒也包含地理因素；各偶联相隔十分之一秒开始。分组携带 512 字节用户数据，在线路上长 564 字节。cwnd 从 2 段开始，ssthresh 从 20 段开始，每个 SACK 至多使 cwnd 增长一段。每个分组在每条单向路径上经过一个差错过程。Iridium 为主路径，误码率为 1e-6 的 GEO 为备用；每次重传都走备用路径。接收方缓冲区容纳 40 段。图中为所有偶联合计经 GEO 发送的量，两个方向均计。参考中的固定地点可在命令行中要求。

goodput-over-iridium-against-the-receive-64d7da = Iridium 上的有效吞吐量随接收方缓冲区的变化，一个流与四个流

figure-11-d4d2b5 = 图 11

iridium-has-66-satellites-in-6-2e2be1 = Iridium 有 6 个轨道面共 66 颗卫星，地面链路 1.5 Mbit/s，星间链路 25 Mbit/s，队列 50 个分组。二十个偶联连接南纬 40° 与北纬 70° 之间的地点，每次运行重新抽取，而在每个点上相同，因此误差棒也包含地理因素。分组携带 512 字节用户数据，在线路上长 564 字节。cwnd 从 2 段开始，ssthresh 从 20 段开始，每个 SACK 至多使 cwnd 增长一段。每个分组在每条单向路径上经过一个差错过程。三种差错率下一个流与四个流，随接收方缓冲区的变化。参考中的固定地点可在命令行中要求。

goodput-over-geo-against-the-receiver-460554 = GEO 上的有效吞吐量随接收方缓冲区的变化，一个流与四个流

figure-12-130179 = 图 12

three-geostationary-satellites-at-90-wes-0ee1b5 = 位于西经 90°、东经 30° 和 150° 的三颗静止轨道卫星在星上选路，链路为 2 Mbit/s；其网关以 100 Mbit/s 的有线相连。十个偶联连接南纬 40° 与北纬 70° 之间的地点，每次运行重新抽取，而在每个点上相同，因此误差棒也包含地理因素。位于不同卫星之下的两端经网关及其有线相连。分组携带 512 字节用户数据，在线路上长 564 字节。cwnd 从 2 段开始，ssthresh 从 20 段开始，每个 SACK 至多使 cwnd 增长一段。每个分组在每条单向路径上经过一个差错过程。三种差错率下一个流与四个流，随接收方缓冲区的变化。参考中的固定地点可在命令行中要求。

goodput-over-iridium-against-the-error-feb85d = Iridium 上的有效吞吐量随差错率的变化，一个流与四个流

figure-13-edf6c0 = 图 13

iridium-has-66-satellites-in-6-7b360d = Iridium 有 6 个轨道面共 66 颗卫星，地面链路 1.5 Mbit/s，星间链路 25 Mbit/s，队列 50 个分组。二十个偶联连接南纬 40° 与北纬 70° 之间的地点，每次运行重新抽取，而在每个点上相同，因此误差棒也包含地理因素。分组携带 512 字节用户数据，在线路上长 564 字节。cwnd 从 2 段开始，ssthresh 从 20 段开始，每个 SACK 至多使 cwnd 增长一段。每个分组在每条单向路径上经过一个差错过程。接收方缓冲区为 8 和 40 段时一个流与四个流，随误码率的变化。参考中的固定地点可在命令行中要求。

goodput-over-geo-against-the-error-d058f1 = GEO 上的有效吞吐量随差错率的变化，一个流与四个流

figure-14-e24a93 = 图 14

three-geostationary-satellites-at-90-wes-326a2d = 位于西经 90°、东经 30° 和 150° 的三颗静止轨道卫星在星上选路，链路为 2 Mbit/s；其网关以 100 Mbit/s 的有线相连。十个偶联连接南纬 40° 与北纬 70° 之间的地点，每次运行重新抽取，而在每个点上相同，因此误差棒也包含地理因素。位于不同卫星之下的两端经网关及其有线相连。分组携带 512 字节用户数据，在线路上长 564 字节。cwnd 从 2 段开始，ssthresh 从 20 段开始，每个 SACK 至多使 cwnd 增长一段。每个分组在每条单向路径上经过一个差错过程。接收方缓冲区为 8 和 40 段时一个流与四个流，随误码率的变化。参考中的固定地点可在命令行中要求。

goodput-when-a-sack-reports-3-7f2b62 = SACK 报告 3 个、4 个或全部间隙时的有效吞吐量：标准发送方没有任何差别

section-on-sack-ec6d0a = 关于 SACK 的一节

one-association-over-a-single-geostation-d9a875 = 一个偶联，经由 10 Mbit/s、往返时间 520 ms 的单个静止轨道跳；链路毁坏 564 字节的分组。接收方缓冲区容纳 500 段，不构成限制。SACK 可报告 3 或 4 个间隙，如同带选项的 TCP 确认，或报告全部，如 SCTP。丢失使窗口减半，或在发送方知道丢失为误码时保持不变，使许多分组同时缺失。对于减半的标准发送方，该上限在任何差错率下都没有影响；只有丢失不改变窗口时它才起作用。

goodput-with-compressed-headers-below-sc-860350 = SCTP 之下使用首部压缩的有效吞吐量

one-association-from-quito-to-london-d42923 = 一个从 Quito 到 London 经 Iridium 的偶联，地面链路 256 kbit/s，分组含 64 或 512 字节用户数据及其前的 52 字节首部，链路以 6 字节代替其中的 36 字节。差错作用于每条无线链路。链路丢失的分组使其业务流在该链路上的上下文一同失效：其后的分组在那里丢失，直到完整首部到来，由远端请求（反馈），或每二十个分组发送一次（刷新）。此外还有不压缩的情形，以及上下文从不破坏的情形。

start-up-time-with-an-initial-e73546 = 初始 cwnd 为 1、2 和 10 段时的启动时间

section-on-the-initial-cwnd-74a1fe = 关于初始 cwnd 的一节

short-transfers-over-a-geostationary-hop-8b4c3c = 2 Mbit/s、往返时间 520 ms、无丢包的静止轨道跳上的短传输；SACK 最多延迟 200 ms。一个分组携带 1452 字节。时间从偶联打开到全部交付。

goodput-with-path-mtu-discovery-against-7a1376 = 使用路径 MTU 发现的有效吞吐量，与 512 字节的分组对照

section-on-path-mtu-discovery-01b95b = 关于路径 MTU 发现的一节

one-association-over-a-geostationary-hop-092aa0 = 一个偶联，经由路由器之后 10 Mbit/s、往返时间 520 ms、误码率 1e-7 的静止轨道跳。路径承载 576、1500 或 4352 字节的分组。不使用发现时，每个分组至多 512 字节，处处可以通过。使用发现时，发送方从自己链路的 9000 字节开始，由路由器得知什么过大，并捆绑尽可能多的 480 字节 DATA 块。

goodput-over-a-ds1-channel-by-d0ce4e = 经 GEO 的 DS1 信道上接收窗口为 64 KB 及以上的有效吞吐量

section-on-the-receiver-window-9d4cb5 = 关于接收窗口的一节

one-association-over-a-geostationary-hop-14d6ad = 一个偶联，经由 1.544 Mbit/s（DS1）、往返时间 500 ms 的静止轨道跳，无丢包和误码率 1e-7 两种情形。管道，即速率乘以往返时间，容纳 96,500 字节。没有窗口缩放的 TCP 至多能通告 64 KB；SCTP 的窗口有 32 位。窗口计用户数据：1500 字节的分组中计 1452 字节。

three-multihomed-configurations-on-wires-97c41c = 有线上的三种多宿主配置，与 ns-2 对照

one-association-over-wires-that-stand-624541 = 一个偶联，经由代替卫星的有线：主路径需 80 ms 和两个 1.5 Mbit/s 的无线跳，第二条经 Iridium 为 83 ms，经 GEO 为 250 ms、2 Mbit/s、误码率 1e-6。各路径别无不同，没有任何移动，也无人共享，因此数值可与独立仿真器的比较。564 字节的分组在每条单向路径上经过一个差错过程，接收方缓冲区容纳 40 段；每次重传都走另一条路径。

goodput-against-receiver-buffer-without--af1dd7 = 无丢包时有效吞吐量随接收方缓冲区的变化

a-source-reaches-a-sink-over-45f95d = 一个源经由一条 5 Mbit/s 无丢包的链路和一条 10 Mbit/s 的卫星链路到达宿，各长 130 ms。分组为 1500 字节，块轮流进入各流，应用立即读取，返回方向没有丢失。没有分组丢失。四个流，以及作为对照的一个流。

sequence-numbers-without-loss-a-burst-fd4994 = 无丢包时的序号：每次往返一个突发

a-source-reaches-a-sink-over-5798cf = 一个源经由一条 5 Mbit/s 无丢包的链路和一条 10 Mbit/s 的卫星链路到达宿，各长 130 ms。分组为 1500 字节，块轮流进入各流，应用立即读取，返回方向没有丢失。没有分组丢失；四个流，缓冲区 15 KB。图中为一次运行。

goodput-against-receiver-buffer-with-los-002fc6 = 有丢包时有效吞吐量随接收方缓冲区的变化，四个流

figure-6-f5cad8 = 图 6

a-source-reaches-a-sink-over-2b2d60 = 一个源经由一条 5 Mbit/s 无丢包的链路和一条 10 Mbit/s 的卫星链路到达宿，各长 130 ms。分组为 1500 字节，块轮流进入各流，应用立即读取，返回方向没有丢失。四个流；卫星链路丢失 1、3 或 5 % 的分组。

cwnd-and-a-rwnd-with-a-327972 = 缓冲区为 15 KB 时的 cwnd 和 a_rwnd

figure-7-ef0005 = 图 7

a-source-reaches-a-sink-over-e44e4a = 一个源经由一条 5 Mbit/s 无丢包的链路和一条 10 Mbit/s 的卫星链路到达宿，各长 130 ms。分组为 1500 字节，块轮流进入各流，应用立即读取，返回方向没有丢失。卫星链路丢失 1 % 的分组；四个流。图中为一次运行；时间比例为所有重复的均值。

cwnd-and-a-rwnd-with-a-2a4b02 = 缓冲区为 35 KB 时的 cwnd 和 a_rwnd

a-source-reaches-a-sink-over-9a0ccf = 一个源经由一条 5 Mbit/s 无丢包的链路和一条 10 Mbit/s 的卫星链路到达宿，各长 130 ms。分组为 1500 字节，块轮流进入各流，应用立即读取，返回方向没有丢失。同 15 KB 的情形，但缓冲区为 35 KB。图中为一次运行；时间比例为所有重复的均值。

packets-sent-and-sacks-received-with-2a2bb9 = 缓冲区为 35 KB 时所发分组和所收 SACK

a-source-reaches-a-sink-over-25fab7 = 一个源经由一条 5 Mbit/s 无丢包的链路和一条 10 Mbit/s 的卫星链路到达宿，各长 130 ms。分组为 1500 字节，块轮流进入各流，应用立即读取，返回方向没有丢失。卫星链路丢失 1 % 的分组；四个流，缓冲区 35 KB。图中为一次运行。

goodput-against-receiver-buffer-one-stre-ba3aa4 = 有效吞吐量随接收方缓冲区的变化，一个流与四个流

a-source-reaches-a-sink-over-67aa58 = 一个源经由一条 5 Mbit/s 无丢包的链路和一条 10 Mbit/s 的卫星链路到达宿，各长 130 ms。分组为 1500 字节，块轮流进入各流，应用立即读取，返回方向没有丢失。一个流与四个流；卫星链路丢失 1 或 5 % 的分组。

goodput-against-packet-loss-one-stream-4dc42e = 有效吞吐量随丢包的变化，一个流与四个流

a-source-reaches-a-sink-over-ccb5ac = 一个源经由一条 5 Mbit/s 无丢包的链路和一条 10 Mbit/s 的卫星链路到达宿，各长 130 ms。分组为 1500 字节，块轮流进入各流，应用立即读取，返回方向没有丢失。一个流与四个流，缓冲区 15 KB，随卫星链路差错率的变化。

a-rwnd-against-time-one-stream-1cc58d = a_rwnd 随时间的变化，一个流与四个流

a-source-reaches-a-sink-over-02de50 = 一个源经由一条 5 Mbit/s 无丢包的链路和一条 10 Mbit/s 的卫星链路到达宿，各长 130 ms。分组为 1500 字节，块轮流进入各流，应用立即读取，返回方向没有丢失。一个流与四个流并列；卫星链路丢失 5 % 的分组，缓冲区 15 KB。图中各为一次运行；时间比例为所有重复的均值。

optimal-receiver-buffer-against-packet-l-fd8b3e = 最优接收方缓冲区随丢包的变化

a-source-reaches-a-sink-over-b265c4 = 一个源经由一条 5 Mbit/s 无丢包的链路和一条 10 Mbit/s 的卫星链路到达宿，各长 130 ms。分组为 1500 字节，块轮流进入各流，应用立即读取，返回方向没有丢失。一个流与四个流，随卫星链路差错率的变化。最优缓冲区是平均有效吞吐量达到 80 KB 时 95 %（对照为 90 和 98 %）的最小缓冲区，在所试缓冲区之间以直线插值。

late-is-lost-the-age-of-d1b369 = 迟到即丢失：到达的遥测数据的年龄，以及为此放弃的数据

a-station-sends-measurements-of-400-107dfd = 一个站每秒发送五个 400 字节的测量值，途经一颗在正向丢失分组的静止轨道卫星（272 ms、256 kbit/s）：每隔一个更重要，使用流 0，其余使用流 1。不放弃任何数据；或放弃超过 1、2 或 4 s 的（RFC 3758）；或放弃丢失过一次或两次的（RFC 7496）；或在 4,000 字节的发送缓冲区容不下一个测量值时放弃次要的（RFC 7496）。年龄是到达者的年龄，从站拥有它的时刻算起：SCTP 按每个流的顺序交付，因此已到达的要等待重新发送的。被放弃却仍到达的两边都计入。各 RFC 说明这些策略的用途，但没有图；各断言的界限由我们给出。

receivers-that-acknowledge-at-once-over-da79a4 = 单路径与多路径上立即确认的接收方

findings-e171c2 = 研究发现

one-endless-tcp-transfer-from-quito-606ff0 = 一个从 Quito 到 Tokyo 持续 100 s 的无穷 TCP 传输，经由最短路径，或经由所有链路最少的路径，每颗卫星把分组轮流分到这些路径上。天空静止，依次取一天的 24 个时刻：Spaceway NGSO，以及带跨缝链路的 Teledesic。地面链路 5 Mbit/s，星间链路 10 Mbit/s，分组 1000 字节，其中 960 为用户数据，队列 1000 个分组，没有差错。Spaceway 上 20 个分组和 Teledesic 上 64 个分组的窗口填不满任何链路，因此从无丢失：TCP 所重传的都只是被超越的。接收方最多延迟确认 200 ms。填补间隙的段，接收方立即确认，如 RFC 5681 所要求，或同其他段一样。并且，起初以及有内容重复到来时，有与半个窗口段数同样多的确认不延迟（Linux 的快速确认），因此慢启动不会变慢；或者这些也延迟。按 2001 年的规则，初始窗口为 1 段，门限之前的重复确认不放行任何数据。

goodput-of-tcp-over-a-link-0b030c = 返回方向较慢的链路上 TCP 的有效吞吐量

a-tcp-transfer-over-a-satellite-a7fdd8 = 一个 TCP 传输，经由卫星链路，数据方向承载 10 Mbit/s，确认方向较少；往返时间为 100 ms。段占 1500 字节，确认占 40 字节。归一化比 k（RFC 3449）为两个速率之比除以两个大小之比，后者在此为 37.5：k = 1 时返回方向恰好容得下每个段的一个确认。接收方确认每个段，或每隔一个。队列容纳 500 个分组，因此没有确认丢失，或容纳 100 个，因此返回方向丢失来得过快的确认。接收方缓冲区 256 KiB，为管道的两倍。没有随机因素。60 s，从 20 s 起测量。

short-and-bursty-transfers-over-one-272f87 = 单路径与多路径上的短传输和突发传输

a-connection-of-tcp-from-quito-60cf16 = 一个从 Quito 到 Tokyo 的 TCP 连接，持续 100 s，其应用发送九个页面，各含八个 10,000 字节的对象，每 10 s 一个，或四十次突发，各含 20 条 960 字节的消息，相隔 10 ms，突发之间静默 2 s；要看的是每个对象或消息有多晚到达。经由最短路径，或经由所有链路最少的路径，每颗卫星把分组轮流分到这些路径上。天空静止，依次取一天的 24 个时刻：Spaceway NGSO，以及带跨缝链路的 Teledesic。地面链路 5 Mbit/s，星间链路 10 Mbit/s，分组 1000 字节，其中 960 为用户数据，队列 1000 个分组，没有差错；窗口在 Spaceway 上为 20 个分组，在 Teledesic 上为 64 个。小段不等待（Nagle 算法关闭）；接收方最多延迟确认 200 ms。按 2001 年的规则，初始窗口为 1 段，每次静默之后亦然，门限之前的重复确认不放行任何数据；按当今的规则，初始窗口为 10，重复确认放行数据。

reports-of-what-came-twice-and-d7d5b9 = 多路径上的重复到来报告与不必要减小的撤销

one-endless-tcp-transfer-from-quito-fa3548 = 一个从 Quito 到 Tokyo 持续 100 s 的无穷 TCP 传输，经由最短路径，或经由所有链路最少的路径，每颗卫星把分组轮流分到这些路径上。天空静止，依次取一天的 24 个时刻：Spaceway NGSO，以及带跨缝链路的 Teledesic。地面链路 5 Mbit/s，星间链路 10 Mbit/s，分组 1000 字节，其中 960 为用户数据，队列 1000 个分组，没有差错。Spaceway 上 20 个分组和 Teledesic 上 64 个分组的窗口填不满任何链路，因此从无丢失：TCP 所重传的都只是被超越的。按当今规则使用 SACK 的 TCP；接收方立即确认每个段，并报告重复到来的内容（DSACK，RFC 2883）。没有时间戳时，只有这种报告能表明没有丢失（RFC 3708）；有时间戳时，第一个应答原始发送的确认也能表明（RFC 3522）。发送方维持减小，或在此时撤回（RFC 4015），或按时间判断（RACK，RFC 8985），其重排窗口随报告增大。

orbits-of-satellite-systems-to-scale-fb5c9d = 卫星系统的轨道，按比例

figure-1-0565fc = 图 1

the-orbits-of-the-systems-that-ab8770 = 核心所知各系统的轨道，与地球同一比例，附绕行一周的时间以及地面与卫星之间的传播时延。只输入了高度、倾角和卫星数：周期由开普勒第三定律得出，时延由几何得出，最短的是到天顶卫星，最长的是到位于仰角门限的卫星。

three-networks-links-footprints-and-the-b7f4fd = 三个网络：链路、覆盖区和反向缝

figure-2-720f29 = 图 2

a-ring-of-three-geostationary-satellites-cc6304 = 地面上方的一环三颗静止轨道卫星、Spaceway NGSO 和 Teledesic：每条连通的星间链路，终端能看到卫星高于其仰角门限的覆盖区，以及 Teledesic 的反向缝，其第一个与最后一个轨道面在那里反向飞行。在实验室中打开一个网络，可在地球或平面地图上观看其运动。

delay-and-links-from-quito-to-c629ff = 一天之内从 Quito 到 London 的时延和链路数

figure-3a-2c6158 = 图 3a

the-one-way-propagation-delay-and-212e97 = 24 小时内从 Quito 到 London 的最短路径的单向传播时延和链路数，从 5 s 起每 10 s 一次，没有分组。链路和终端在两个样本的中间时刻观察天空；终端保持其卫星，直到它降到仰角门限以下。一环三颗静止轨道卫星、Spaceway NGSO、有跨缝链路和无跨缝链路的 Teledesic，以及同样两种的 Iridium。反向缝是过两极、位于最后一个与第一个轨道面正中间的大圆，这两个轨道面反向飞行；当两个终端位于其两侧时，它位于终端之间。可选择任何其他一对地点。

delay-and-links-from-quito-to-a5815f = 一天之内从 Quito 到 Tokyo 的时延和链路数

figure-3b-14ed06 = 图 3b

the-one-way-propagation-delay-and-aadd69 = 24 小时内从 Quito 到 Tokyo 的最短路径的单向传播时延和链路数，从 5 s 起每 10 s 一次，没有分组。链路和终端在两个样本的中间时刻观察天空；终端保持其卫星，直到它降到仰角门限以下。一环三颗静止轨道卫星、Spaceway NGSO、有跨缝链路和无跨缝链路的 Teledesic，以及同样两种的 Iridium。反向缝是过两极、位于最后一个与第一个轨道面正中间的大圆，这两个轨道面反向飞行；当两个终端位于其两侧时，它位于终端之间。可选择任何其他一对地点。

what-overtaking-costs-at-24-instants-0273ae = 一天 24 个时刻上超越的代价，确认延迟 200 ms

one-endless-tcp-transfer-from-quito-458149 = 一个从 Quito 到 Tokyo 持续 100 s 的无穷 TCP 传输，经由最短路径，或经由所有链路最少的路径，每颗卫星把分组轮流分到这些路径上。天空静止，依次取相隔一小时的 24 个时刻：一个时刻说明不了多少，因为链路最少的路径从两条到数十条不等。地面链路 5 Mbit/s，星间链路 10 Mbit/s，分组 1000 字节，其中 960 为用户数据，队列 1000 个分组，没有差错。Spaceway 上 20 个分组和 Teledesic 上 64 个分组的窗口填不满任何链路，因此从无丢失：TCP 所重传的都只是被超越的。接收方最多延迟确认 200 ms。按 2001 年的规则，初始窗口为 1 段，门限之前的重复确认不放行任何数据；按 ns-2.35 的默认值，初始窗口为 2 段，重复确认放行数据（受限传输）。其他星座、时刻和窗口可在命令行中要求。

progress-of-a-file-transfer-over-555d72 = 单路径与多路径上文件传输的进展，确认延迟 200 ms

one-endless-tcp-transfer-from-quito-8ea877 = 一个从 Quito 到 Tokyo 持续 100 s 的无穷 TCP 传输，经由最短路径，或经由所有链路最少的路径，每颗卫星把分组轮流分到这些路径上。天空静止：Spaceway NGSO 取 16,205 s，有 6 条 5 链路的路径；带跨缝链路的 Teledesic 取 1,805 s，有 18 条 8 链路的路径。地面链路 5 Mbit/s，星间链路 10 Mbit/s，分组 1000 字节，其中 960 为用户数据，队列 1000 个分组，没有差错。Spaceway 上 20 个分组和 Teledesic 上 64 个分组的窗口填不满任何链路，因此从无丢失：TCP 所重传的都只是被超越的。接收方最多延迟确认 200 ms。按 2001 年的规则，初始窗口为 1 段，门限之前的重复确认不放行任何数据；按 ns-2.35 的默认值，初始窗口为 2 段，重复确认放行数据（受限传输）。其他星座、时刻和窗口可在命令行中要求。

goodput-over-one-path-and-over-b94177 = 一天 24 个时刻上单路径与多路径的有效吞吐量随确认延迟的变化

one-endless-tcp-transfer-from-quito-3bd24b = 一个从 Quito 到 Tokyo 持续 100 s 的无穷 TCP 传输，经由最短路径，或经由所有链路最少的路径，每颗卫星把分组轮流分到这些路径上。天空静止，依次取相隔一小时的 24 个时刻：一个时刻说明不了多少，因为链路最少的路径从两条到数十条不等。地面链路 5 Mbit/s，星间链路 10 Mbit/s，分组 1000 字节，其中 960 为用户数据，队列 1000 个分组，没有差错。Spaceway 上 20 个分组和 Teledesic 上 64 个分组的窗口填不满任何链路，因此从无丢失：TCP 所重传的都只是被超越的。接收方立即确认，或最多延迟 200 ms；50、100 和 500 ms 可另行要求。按 2001 年的规则，初始窗口为 1 段，门限之前的重复确认不放行任何数据；按 ns-2.35 的默认值，初始窗口为 2 段，重复确认放行数据（受限传输）。其他星座、时刻和窗口可在命令行中要求。

goodput-over-one-path-and-over-3dc92b = 单路径与多路径的有效吞吐量随确认延迟的变化

one-endless-tcp-transfer-from-quito-98b74b = 一个从 Quito 到 Tokyo 持续 100 s 的无穷 TCP 传输，经由最短路径，或经由所有链路最少的路径，每颗卫星把分组轮流分到这些路径上。天空静止：Spaceway NGSO 取 16,205 s，有 6 条 5 链路的路径；带跨缝链路的 Teledesic 取 1,805 s，有 18 条 8 链路的路径。地面链路 5 Mbit/s，星间链路 10 Mbit/s，分组 1000 字节，其中 960 为用户数据，队列 1000 个分组，没有差错。Spaceway 上 20 个分组和 Teledesic 上 64 个分组的窗口填不满任何链路，因此从无丢失：TCP 所重传的都只是被超越的。接收方最多延迟确认 0、50、100、200 或 500 ms。按 2001 年的规则，初始窗口为 1 段，门限之前的重复确认不放行任何数据；按 ns-2.35 的默认值，初始窗口为 2 段，重复确认放行数据（受限传输）。其他星座、时刻和窗口可在命令行中要求。

how-far-from-the-equator-routing-8860c7 = 按时延选路离赤道多远

the-path-between-two-places-90-393b20 = 同一纬线上经度相差 90° 的两个地点之间一天之内的路径，每 10 s 一次，没有分组，同图 3。终端保持其卫星，直到它降到仰角门限以下；路径为时延最小的路径。在两极相交的轨道面在那里彼此更近，因此它们之间的链路更短。图中为路径上的卫星距赤道多远。

disruption-of-paths-against-the-differen-d654c1 = 路径中断随经度差的变化

the-path-between-two-places-at-c135ae = 北纬 40° 两个地点之间一天之内的路径，每 10 s 一次，没有分组，同图 3。终端保持其卫星，直到它降到仰角门限以下；路径为时延最小的路径。两地经度相差越远，路径穿过的轨道面越多，反向缝位于其间的时间越长。180° 时路径经过极点。

round-robin-over-several-paths-and-cf9077 = 多路径轮转，以及恢复分组顺序的网关

the-transfer-of-figure-4-an-af44b2 = 图 4 的传输：从 Quito 到 Tokyo 持续 100 s 的无穷 TCP 传输，经由最短路径，或经由所有链路最少的路径，每颗卫星把分组轮流分到这些路径上，按 2001 年的规则，立即确认每个段。此处两端的网关把分组恢复顺序。每个网关像带序号的隧道那样，对业务流的每个方向为进入星座的内容编号，并扣留先于更早分组到来的内容，直到后者到来，或至多扣留这么多 ms。没有丢失。0 ms 表示没有网关。

paths-between-satellites-that-ascend-and-1d32d5 = 上升卫星与下降卫星之间的路径

the-path-between-two-places-at-45ddab = 北纬 40° 两个地点之间一天之内的路径，每 10 s 一次，没有分组，同图 3。终端保持其卫星，直到它降到仰角门限以下；路径为时延最小的路径。在玫瑰形星座的每个地点上空，一些卫星向北飞行，另一些向南，链路连接附近的同类卫星；在极轨道面的星座中，除反向缝处外，所有可见卫星同向飞行。图中为路径两端的卫星有多常反向飞行。

terminals-with-several-satellites-at-onc-caa42f = 同时使用几颗卫星的终端：走最短路径，以及从第一跳起轮转

the-transfer-of-figure-4-with-305f32 = 图 4 的传输，Quito 和 Tokyo 的终端同时使用一颗、两颗或三颗仰角最高的卫星：经由其中最短的路径，或经由所有链路最少的路径，终端和卫星把分组轮流分到这些路径上。一个终端对其所有卫星共用一个 5 Mbit/s 的上行发射机。天空静止，同图 4，此时没有地点能看到两颗以上的卫星；规则为 2001 年的规则，立即确认每个段。

what-rack-is-worth-to-sctp-d1450d = RACK 在丢包下对 SCTP 值多少，按拥塞控制

one-association-of-sctp-by-rfc-c42ade = 一个遵循 RFC 9260 的 SCTP 偶联，经由一条 10 Mbit/s 的链路，队列为一个带宽时延积，即 58 或 467 个分组，单程 35 ms（如低轨道卫星）或 280 ms（如静止轨道卫星），在正向随机丢失分组。块为 1452 字节，接收方缓冲区 16 MiB。丢失由三次缺失报告或由时间得知。140 s，从 40 s 起测量。没有 SCTP 协议栈带有 RACK：这些数值没有对照。

goodput-of-sctp-as-freebsd-and-e43898 = FreeBSD 式和浏览器式 SCTP 的有效吞吐量

one-association-over-the-two-links-0a0553 = 一个偶联，经由多流实验的两条链路，5 和 10 Mbit/s，各 130 ms，接收方缓冲区 64 KB，一个流。第二条链路在正向随机丢失分组。分组为 1500 字节，SACK 延迟 200 ms，初始 RTO 为 1 s。每种配置采用一个真实协议栈的选择；这些协议栈本身也在同一路径上运行过。

how-late-messages-and-objects-come-b4fc09 = 消息和对象来得多晚：SCTP 的八个流、一个流，以及 TCP

two-links-each-130-ms-long-fc26f1 = 两条链路，各 130 ms，5 和 10 Mbit/s，其中第二条在正向丢失分组：即 Atiquzzaman 和 Ivancic（2003）的链路。其图 1 和图 2 展示共享一个偶联的应用，每个一个流，对象页面是其理由；他们绘制的是有效吞吐量而非延迟，因此此处没有他们的数值。一个应用每 10 s 提交一个含八个 10 KB 对象的页面，或每 50 ms 提交一条 500 字节的消息。各流轮流承载对象和消息；一个页面的对象轮流发送，每次一个分组的量，不论由什么承载。延迟是从提交到接收应用得到全部内容的时间。SCTP 遵循 RFC 9260，TCP 遵循 RFC 5681，使用 SACK，不用 Nagle 算法：两者的差别不只在流，一个流的 SCTP 说明其中有多少出于流。

goodput-of-tcp-against-random-loss-3962fa = TCP 的有效吞吐量随随机丢包的变化：NewReno、SACK 和 CUBIC

one-tcp-flow-over-the-two-517b2e = 一个 TCP 业务流，经由多流实验的两条链路，5 和 10 Mbit/s，各 130 ms，队列 50 个分组。第二条链路在正向随机丢失分组。分组为 1500 字节，带时间戳。接收方缓冲区为 65,535 字节（无窗口缩放）和 4 MiB（有窗口缩放），确认延迟 200 ms 或不延迟。200 s，从 50 s 起测量。

a-path-that-is-configured-anew-c73406 = 每 15 秒重新配置的路径：NewReno、CUBIC 和 SCTP

one-flow-over-a-link-of-a04ca0 = 一个业务流，经由一条 50 Mbit/s 的链路，其单向时延每 15 s 在 25 与 40 ms 之间交替，队列 200 个分组，没有其他丢失，或在正向每 10,000 个分组随机丢失一个。分组保持其离开时的时延：时延每次下降之后，约 60 个分组超过先前的分组。分组为 1500 字节，接收方缓冲区 4 MiB。200 s，从 50 s 起测量。这是关于不经切换而改变的路径的假定，不是对任何系统的测量。

how-tcp-flows-share-a-long-5d0cfd = TCP 业务流如何共享长链路：NewReno、CUBIC 及各一个

two-and-four-tcp-flows-without-3fead5 = 两个和四个无穷的 TCP 业务流共享一条 10 Mbit/s、250 ms、队列 100 个分组的链路。全部使用 SACK 和窗口缩放，接收方缓冲区 4 MiB；各自与其他的开始相差不超过一次往返，时刻由种子抽取，此外没有随机因素。600 s，从 100 s 起测量。

goodput-of-tcp-with-and-without-229bea = 卫星之前有网关和无网关时 TCP 的有效吞吐量

one-tcp-flow-from-chicago-to-e26ac7 = 一个从 Chicago 到 Quito 的 TCP 业务流：一条 20 Mbit/s、20 ms 的地面线路，在正向随机丢失分组，然后是 10 Mbit/s 的静止轨道弯管。端到端单一连接时往返时间为 0.53 s，由卫星之前的网关分割时，两个连接的往返时间为 0.04 和 0.49 s。使用 SACK 的 NewReno，确认每个段，队列 2,000 个分组。接收方缓冲区为 65,535 字节（无窗口缩放）和 4 MiB（有窗口缩放）；网关容得下两者。200 s，从 50 s 起测量。

how-much-probing-gains-when-more-ca49b6 = 坏状态中拥塞较多或较少时，探测的收益有多大

section-6-future-work-9e1409 = 第 6 节，未来工作

the-bit-corruption-of-figure-6-d6e6cb = 图 6 的误码，停留 10 s：坏状态中 10 或 30 % 的分组丢失，单向时延为 100 或 150 ms。在图 6 中每次停留以相等概率抽取两者之一；此处 150 ms 的坏状态停留（探测视之为拥塞）所占的比例从无到全部。好状态中一半的停留取其一，一半取其二。

effective-throughput-under-bit-corruptio-64e61d = 误码下的实际吞吐量，无探测与有探测

a-source-sends-a-file-of-956637 = 一个源向路由器之后的目的地发送 10,000,000 字节的文件，段为 1000 字节，缓冲区 64,000 字节，经由无探测和有探测的 XSTP。链路不占时间；路由器在好、坏状态之间来回转换，在每个状态停留指数分布的时间。每次停留以相等概率使路程增加 100 或 150 ms，两个方向共用。两种变体在同一种子下遇到相同的状态。在坏状态中分组以所改变的概率丢失；两种状态的平均停留为 10 s 或 1 s。

overhead-under-bit-corruption-without-an-4eb2cd = 误码下的开销，无探测与有探测

throughput-over-overhead-under-bit-corru-22b149 = 误码下的吞吐量与开销之比，无探测与有探测

effective-throughput-under-handoffs-of-0-46b67f = 0.5 s 越区切换下的实际吞吐量，无探测与有探测

a-source-sends-a-file-of-61c87a = 一个源向路由器之后的目的地发送 10,000,000 字节的文件，段为 1000 字节，缓冲区 64,000 字节，经由无探测和有探测的 XSTP。链路不占时间；路由器在好、坏状态之间来回转换，在每个状态停留指数分布的时间。每次停留以相等概率使路程增加 100 或 150 ms，两个方向共用。两种变体在同一种子下遇到相同的状态。在坏状态中，即平均 0.5 s 的越区切换，每个分组都丢失；好状态的长短使越区切换占给定比例的时间。

effective-throughput-under-handoffs-of-1-9618e8 = 1 s 与 0.5 s 越区切换下的实际吞吐量，无探测与有探测

a-source-sends-a-file-of-19996c = 一个源向路由器之后的目的地发送 10,000,000 字节的文件，段为 1000 字节，缓冲区 64,000 字节，经由无探测和有探测的 XSTP。链路不占时间；路由器在好、坏状态之间来回转换，在每个状态停留指数分布的时间。每次停留以相等概率使路程增加 100 或 150 ms，两个方向共用。两种变体在同一种子下遇到相同的状态。在坏状态中，即平均 1 s 的越区切换，每个分组都丢失；好状态的长短使越区切换占给定比例的时间。

overhead-under-handoffs-of-0-5-727e9e = 0.5 s 越区切换下的开销，无探测与有探测

overhead-under-handoffs-of-1-s-bad709 = 1 s 越区切换下的开销，无探测与有探测

throughput-over-overhead-under-handoffs--a94c9d = 0.5 s 越区切换下的吞吐量与开销之比，无探测与有探测

throughput-over-overhead-under-handoffs--583aae = 1 s 越区切换下的吞吐量与开销之比，无探测与有探测

effective-throughput-under-limited-conne-88fc32 = 有限连通性下的实际吞吐量，无探测与有探测

figure-15-7e2c9d = 图 15

a-source-sends-a-file-of-28498b = 一个源向路由器之后的目的地发送 10,000,000 字节的文件，段为 1000 字节，缓冲区 64,000 字节，经由无探测和有探测的 XSTP。链路不占时间；路由器在好、坏状态之间来回转换，在每个状态停留指数分布的时间。每次停留以相等概率使路程增加 100 或 150 ms，两个方向共用。两种变体在同一种子下遇到相同的状态。在坏状态中，即没有连通性时，每个分组都丢失。坏状态的长短使有连通性的时间占给定比例。

overhead-under-limited-connectivity-with-d99bab = 有限连通性下的开销，无探测与有探测

figure-16-c2391e = 图 16

throughput-over-overhead-under-limited-c-07da96 = 有限连通性下的吞吐量与开销之比，无探测与有探测

figure-17-269180 = 图 17

latency-of-files-over-packet-radio-c30ccd = 分组无线电上文件的延迟

figure-19-3fd511 = 图 19

ftp-over-xstp-ipv4-and-ax-ada60b = XSTP、IPv4 和 AX.25 之上的 FTP，在一个半双工无线信道上，由两个站以 p 坚持 CSMA 共享，采用 KISS 的默认值：TXDELAY 500 ms，时隙 100 ms，持续概率 0.25。帧至多 255 字节，其中 AX.25 占 17，IP 占 60，XSTP 占 16，FTP 占 5，剩下 157 字节用于文件：1 B、100 B、1 KB 和 10 KB 分别为 1、1、7 和 66 帧。一次确认一帧，每次往返一个 POLL，且没有探测，因为对探测而言 CSMA 所拖延的每个应答都会是缺失的应答。要得到印出的数值，须计入首部比特，并且不论速率如何，每帧还需约八秒，这是 CSMA 所不能解释的：每个带数据的帧之后发送方忙 5 s，这一时间是按大文件拟合的，论文中没有。延迟从第一个带数据的帧算到确认最后一帧的应答。单帧文件符合得较差：1 B 与 100 B 的文件相差 99 字节，在 1.2 kbit/s 下需 0.66 s，在 9.6 kbit/s 下需 0.08 s，而印出的数值相差 1.85 s 和 1.02 s，任何对两帧相同的时间都不能解释。

probing-in-xstp-and-in-tcp-051798 = 误码下 XSTP 和 TCP 的探测

section-2-7b0d4c = 第 2 节

xstp-has-its-probing-from-tcp-01c11f = XSTP 的探测来自 TCP-probing（Tsaoussidis 和 Badr 2000），论文提到它而没有运行它。此处两者与各自无探测的情形并列，在图 6 到图 8 的误码下：一个 10,000,000 字节的文件，段为 1000 字节，缓冲区 64,000 字节；路由器在好、坏状态之间来回转换，在每个状态停留指数分布的时间。每次停留以相等概率使路程增加 100 或 150 ms，两个方向共用。四个发送方都遇到相同的状态，按同一种子。在坏状态中分组以所改变的概率丢失；两种状态的平均停留为 10 s 或 1 s。TCP 遵循 2001 年的规则，使用 NewReno；TCP-probing 视为拥塞的情形与 XSTP 相同。

how-much-the-choices-that-the-742956 = 论文未说明的选择有多大影响

a-source-sends-a-file-of-72982e = 一个源向路由器之后的目的地发送 10,000,000 字节的文件，段为 1000 字节，缓冲区 64,000 字节，经由无探测和有探测的 XSTP。链路不占时间；路由器在好、坏状态之间来回转换，在每个状态停留指数分布的时间。每次停留以相等概率使路程增加 100 或 150 ms，两个方向共用。两种变体在同一种子下遇到相同的状态。论文未说明之处作了选择：POLL 退避多远，多长的停顿之后 cwnd 重新开始，发送定时器在一次往返中分散什么，什么使 cwnd 增长，以及探测的往返时间可比丢失前的长多少。每次改变其中一项，分别在停留 10 s 的 20 % 误码、占十分之一时间的 1 s 越区切换，以及占 15 % 时间的 5 s 连通性之下。

throughput-of-files-over-packet-radio-7ad331 = 分组无线电上文件的吞吐量

table-1-ec9ba4 = 表 1

ftp-over-xstp-ipv4-and-ax-59519f = XSTP、IPv4 和 AX.25 之上的 FTP，在一个半双工无线信道上，由两个站以 p 坚持 CSMA 共享，采用 KISS 的默认值：TXDELAY 500 ms，时隙 100 ms，持续概率 0.25。帧至多 255 字节，其中 AX.25 占 17，IP 占 60，XSTP 占 16，FTP 占 5，剩下 157 字节用于文件：1 B、100 B、1 KB 和 10 KB 分别为 1、1、7 和 66 帧。一次确认一帧，每次往返一个 POLL，且没有探测，因为对探测而言 CSMA 所拖延的每个应答都会是缺失的应答。要得到印出的数值，须计入首部比特，并且不论速率如何，每帧还需约八秒，这是 CSMA 所不能解释的：每个带数据的帧之后发送方忙 5 s，这一时间是按大文件拟合的，论文中没有。吞吐量为 8 ×（文件 + 98 × 帧数）比特除以从第一个带数据的帧到确认最后一帧的应答的延迟。单帧文件符合得较差：1 B 与 100 B 的文件相差 99 字节，在 1.2 kbit/s 下需 0.66 s，在 9.6 kbit/s 下需 0.08 s，而印出的数值相差 1.85 s 和 1.02 s，任何对两帧相同的时间都不能解释。

normalised-throughput-of-files-over-pack-85a67e = 分组无线电上文件的归一化吞吐量

ftp-over-xstp-ipv4-and-ax-85a3c9 = XSTP、IPv4 和 AX.25 之上的 FTP，在一个半双工无线信道上，由两个站以 p 坚持 CSMA 共享，采用 KISS 的默认值：TXDELAY 500 ms，时隙 100 ms，持续概率 0.25。帧至多 255 字节，其中 AX.25 占 17，IP 占 60，XSTP 占 16，FTP 占 5，剩下 157 字节用于文件：1 B、100 B、1 KB 和 10 KB 分别为 1、1、7 和 66 帧。一次确认一帧，每次往返一个 POLL，且没有探测，因为对探测而言 CSMA 所拖延的每个应答都会是缺失的应答。要得到印出的数值，须计入首部比特，并且不论速率如何，每帧还需约八秒，这是 CSMA 所不能解释的：每个带数据的帧之后发送方忙 5 s，这一时间是按大文件拟合的，论文中没有。表 2 为表 1 除以信道速率。单帧文件符合得较差：1 B 与 100 B 的文件相差 99 字节，在 1.2 kbit/s 下需 0.66 s，在 9.6 kbit/s 下需 0.08 s，而印出的数值相差 1.85 s 和 1.02 s，任何对两帧相同的时间都不能解释。
