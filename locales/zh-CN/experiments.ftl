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

a-deep-queue-that-only-drops-ae8eb1 = 只在占满时才丢弃的深队列一直是满的。

at-least-5-s-for-one-0bfcb7 = 其所容纳的 6 s 中，二十个分组里有一个至少等待 5 s。

every-managed-queue-keeps-messages-from-06ce72 = 每种受管理的队列都使消息不必在下载之后等待。

over-35-ms-half-of-the-e0de57 = 35 ms 时，一半的消息在 0.15 s 之内到达。

a-queue-for-each-flow-lets-a2c275 = 每个业务流一个队列，使消息超过下载。

over-35-ms-half-of-them-541e05 = 35 ms 时，其中一半到达所需的时间至多为经 CoDel 时的 0.9 倍（RFC 8290 1.3）。

over-a-geostationary-satellite-codel-s-c7e0aa = 经静止轨道卫星，CoDel 的通常区间短于往返时间，有损有效吞吐量。

at-most-0-9-of-what-b5fda6 = 至多为深队列所得的 0.9 倍（RFC 8289 3.2：区间应为一次往返时间）。

steps-of-the-delay-ecfeb5 = 时延跳变

steps-with-outages-704ca6 = 伴随中断的跳变

cubic-told-and-frozen-6220c7 = CUBIC，被告知并冻结

cubic-told-as-satcp-s-kernel-eb588c = CUBIC，被告知，同 SaTCP 的内核

bbr-told-as-leocc-9cc7bc = BBR，被告知，同 LeoCC

bbr-told-startup-at-once-aef552 = BBR，被告知，立即 STARTUP

bbr-that-guesses-at-150-825c50 = 在 150 % 时推测的 BBR

leocc-told-a9c3d0 = LeoCC，被告知

bbr-reacts-slowly-to-abrupt-changes-537c78 = BBR 对往返时间的突变反应迟缓；被告知时得到的更多。

mazilu-valentine-and-parisis-2025-arxiv-2c45dd = Mazilu、Valentine 和 Parisis 2025（arXiv 2510.25498）对 BBRv3 如此认为。此处为立即 STARTUP。

what-leocc-does-at-a-step-d2a078 = LeoCC 在跳变时的做法使队列保持较短，BBR 则以较长路径的往返时间积起队列。

the-95th-percentile-of-the-time-4777aa = 分组等待时间的第 95 百分位数至多为 BBR 的 0.8 倍。在没有中断的跳变下。

it-costs-little-6d1c60 = 代价很小。

between-0-98-and-1-of-89f740 = 有效吞吐量为 BBR 的 0.98 到 1 倍：PROBE_RTT 每 15 s 一次而非每 10 s 一次，在途数据更少，其后还有一次 STARTUP。

told-of-each-step-leocc-gets-40cf3b = 被告知每次跳变时，LeoCC 得到的比 BBR 多。

what-it-is-made-for-lai-60939e = 这正是它的目的（Lai 等 2025）。在没有中断的跳变下。

and-packets-wait-less-42532d = 并且分组等待得更少。

the-95th-percentile-is-at-most-be5da5 = 第 95 百分位数至多为 BBR 的 0.8 倍。

so-it-is-where-an-outage-45fe42 = 每次跳变都伴随中断时亦然。

more-goodput-than-bbr-9f282b = 有效吞吐量高于 BBR。


by-answers-that-stay-away-leocc-cf48c6 = 凭应答缺失来判断的 LeoCC 得到的比被告知时少：往返时间缩短 20 或 30 ms 时，没有应答缺失。

over-steps-without-outages-its-threshold-93862e = 在没有中断的跳变下；其门限为 45 ms。

a-loss-based-sender-that-knows-479426 = 得知切换的、基于丢失的发送方能夺回带宽。

mazilu-valentine-and-parisis-2025-find-676a86 = Mazilu、Valentine 和 Parisis 2025 对 SaTCP 如此认为。有中断时，至少比 CUBIC 多 0.2 %。

it-does-so-by-overflowing-the-c2deed = 它是靠使队列溢出做到的。

at-least-ten-times-as-many-0069ea = 在那里丢失的分组至少为十倍。该研究所说的代价是延迟：此处队列无论如何都是满的。

what-satcp-s-kernel-does-after-5a3d25 = SaTCP 的内核在提示之后的做法也能夺回带宽。

it-changes-what-follows-a-timeout-d79a78 = 它改变的是超时之后的做法，而今日内核的 CUBIC 在这些中断中没有超时。

a-sender-that-guesses-at-a-612cf0 = 门限较低的推测式发送方会把自己的队列当作另一条路径。

at-150-at-most-0-95-733b50 = 150 % 时至多为没有提示的 BBR 的 0.95 倍，60 ms 的队列即可解释；以 quiche 的 300 %，此处的任何跳变都发现不了。

over-iridium-whose-terminals-hand-over-d00fbb = 经 Iridium，终端每隔几分钟切换一次，只差几毫秒，提示毫无价值。

within-0-5-of-bbr-without-1f24f7 = 与没有提示的 BBR 相差 0.5 % 之内。

text-72bf2e = 35 ms

text-805e95 = 280 ms

without-scaling-for-the-way-what-1fa369 = 不对路程长短作换算时，丢失使 NewReno 失去的部分随丢包率的平方根增长。

from-0-1-to-3-goodput-831eb4 = 从 0.1 到 3 %，280 ms 时有效吞吐量降到二十分之一与三分之一之间；30 的平方根使其为 0.18（Mathis、Semke、Mahdavi 和 Ott 1997）。

bbr-gets-more-over-lossy-ways-3472a9 = 在有丢包的路径上，BBR 得到的比任何把丢失当作拥塞的控制器都多。

at-3-at-least-1-5-6d3572 = 3 % 时，至少为 NewReno 的 1.5 倍。

what-3-of-loss-takes-from-28a650 = 3 % 的丢失使 BBR 失去的部分在两种路程上相同。

over-280-ms-between-0-8-0dcc81 = 280 ms 时为其 35 ms 时所得的 0.8 到 1 倍。

leocc-which-is-made-for-paths-74125f = LeoCC 为既有丢失又有变化的路径而设计，像 BBR 一样承受丢失。

at-3-at-least-1-5-ce31c9 = 3 % 时，至少为 NewReno 的 1.5 倍（Lai 等 2025）。



bbrv3-has-its-full-throughput-with-f95d7e = 丢失不超过 1 % 时，BBRv3 有其全部吞吐量。

at-1-at-least-0-9-dd6af4 = 1 % 时至少为其 0.01 % 时所得的 0.9 倍（draft-ietf-ccwg-bbr-06 3.1）。

over-280-ms-the-way-holds-bb0fb5 = 280 ms 时路径容纳约数百个分组，一次往返中偶然丢失两个即为百分之二：每次寻求更多带宽的探测都在此结束，在途界限一直很低。

hybla-makes-up-for-the-length-fc47e1 = 丢失少时，Hybla 弥补了路程之长。

at-0-1-over-280-ms-d2519c = 0.1 % 时，280 ms 时至少为其 35 ms 时所得的 0.8 倍（Caini 和 Firrincieli 2004）。

linux-6-12-117-in-virtual-e0af4e = Linux 6.12.117，虚拟时间，命名空间之间用 netem，从 10 或 40 s 起；其 3 % 实际为 2.7 到 3.0 %

linux-6-12-117-1742e8 = Linux 6.12.117

transfer-dde8be = 传输

careful-resume-eight-times-too-much-238b6c = 谨慎恢复，保存值大八倍

where-a-transfer-is-larger-than-0bb9b7 = 传输大于初始窗口且路径长时，谨慎恢复省去慢启动的大部分。

rfc-9959-1-at-300-kb-016445 = RFC 9959 1。300 kB 和 1 MB 时，至多为慢启动所需时间的 0.65 倍。

a-transfer-of-100-kb-still-9be465 = 100 kB 的传输仍节省一次往返。

of-2-s-a-quarter-ef7b84 = 在 2 s 中节省四分之一。

the-longer-a-transfer-is-the-00ad71 = 传输越长，其中慢启动所占越少。

at-10-mb-between-0-8-b8bb98 = 10 MB 时为 0.8 到 0.9 倍。

a-saved-window-that-is-eight-2425f5 = 所保存的窗口大八倍时也不比慢启动差。

rfc-9959-3-5-half-of-f6cdd3 = RFC 9959 3.5：PipeSize 的一半，以及由已到达的量得出的 ssthresh。

text-6457ff = 10 Mbit/s、34 ms

text-c6609b = 1.25 Mbit/s、279 ms

pair-of-flows-57004c = 业务流对

reno-reno-9fb760 = Reno, Reno

cubic-reno-3e602f = CUBIC, Reno

hybla-reno-471404 = Hybla, Reno

vegas-reno-7b554a = Vegas, Reno

westwood-reno-11726c = Westwood+, Reno

bbr-reno-b5c789 = BBR, Reno

share-of-the-first-608307 = 第一个的份额

two-renos-share-equally-13e3a4 = 两个 Reno 均分。

each-gets-0-3-to-0-68dd7e = 各得 0.3 到 0.7。

reno-takes-the-link-from-vegas-557c18 = Reno 从 Vegas 手中夺走链路，后者在 Reno 积起的队列面前退让。

vegas-gets-at-most-0-4-cac2bf = 队列为两个带宽时延积及以上时，Vegas 至多得 0.4（Mo、La、Anantharam 和 Walrand 1999）。

with-a-short-queue-bbr-takes-b4c546 = 队列短时，BBR 从 CUBIC 手中夺走大部分链路，并不理会后者的丢失。

at-least-0-6-with-half-bffc90 = 队列为半个带宽时延积时至少 0.6（Hock、Bless 和 Zitterbart 2017）。

with-a-deep-queue-bbr-gets-f72b2e = 队列深时 BBR 得到的比队列短时少：它使在途数据不超过两个带宽时延积。

ware-mukerjee-seshan-and-sherry-2019-b5e5ec = （Ware、Mukerjee、Seshan 和 Sherry 2019。）

two-bbrs-wait-in-a-queue-85ded8 = 不论队列多深，两个 BBR 至多在两个带宽时延积的队列中等待。

the-median-wait-is-at-most-521981 = 34 ms 时，等待时间的中位数至多为 0.12 s。

where-reno-or-cubic-sends-a-42d9a7 = 有 Reno 或 CUBIC 发送时，深队列一直存在。

at-least-0-2-s-over-7e0b15 = 34 ms 时至少 0.2 s。

cubic-without-hystart-00cdd5 = 无 HyStart 的 CUBIC

size-of-the-file-8d7ec4 = 文件大小

a-file-that-fits-into-the-aa5c2d = 不论控制器如何，容得进第一个窗口的文件所需的时间为建立时间加一个单程。

of-ten-segments-rfc-6928-three-6ecead = 十段（RFC 6928）：三个单程加 12 ms，280 ms 时为 0.85 到 0.86 s。

hystart-loses-nothing-and-takes-no-678032 = HyStart 不丢失任何数据，也不更慢：它在路径填满时结束慢启动。

over-280-ms-cubic-with-and-bfffc5 = 280 ms 时，CUBIC 有无 HyStart 传 10 MB 所需时间相同，有它时没有队列溢出（Ha 和 Rhee 2008）。

with-hystart-the-queue-does-not-33df65 = 有 HyStart 时，长路程上的队列不溢出。

bbr-s-slow-start-doubles-more-10814a = BBR 的慢启动加倍得比 Reno 慢：其速率为测量值的 2.89 倍，而测量值是滞后的。

over-280-ms-100-kb-take-4623ca = 280 ms 时，100 kB 所需的时间至少为 1.2 倍。

hybla-begins-faster-over-a-long-66347c = Hybla 在长路程上开始得更快。

over-280-ms-100-kb-take-f8cf67 = 280 ms 时，100 kB 所需的时间至多为 Reno 的 0.8 倍（Caini 和 Firrincieli 2004）。

its-first-burst-overflows-the-queue-53f7b7 = 其第一次突发使队列溢出，1 MB 的文件为此付出代价。

at-least-twice-reno-s-time-6376c1 = 至少为 Reno 所需时间的两倍。

linux-6-12-117-in-virtual-f381d9 = Linux 6.12.117，虚拟时间，命名空间之间用 netem，从 connect 到最后一个字节

outage-at-each-step-e66cd8 = 每次跳变的中断

text-c20bde = 100 ms

repair-of-losses-9296df = 丢失的修复

as-shipped-9f5824 = 出厂设置

without-rack-probes-f-rto-dsack-c37c51 = 无 RACK、探测、F-RTO、DSACK

with-what-linux-ships-no-outage-88c394 = 以 Linux 的出厂设置，100 ms 的中断都不造成超时。

probes-of-the-tail-and-rack-96a258 = 尾部探测和 RACK 将其修复（RFC 8985）。

without-rack-and-tail-loss-probes-c0ab64 = 没有 RACK 和尾部丢失探测时，中断造成超时。

at-least-one-in-four-steps-11c6da = 四次跳变中至少一次。

steps-of-the-delay-alone-take-bb6baa = 仅有时延跳变时，Reno、CUBIC 和 BBR 失去得很少。

at-least-0-93-of-the-5cedb3 = 至少为链路的 0.93。

reno-pays-most-for-outages-a5a8f8 = 中断使 Reno 付出的代价最大。

bbr-gets-more-with-them-57d0b8 = 有中断时 BBR 得到的更多。

linux-6-12-117-in-virtual-48bedf = Linux 6.12.117，虚拟时间，命名空间之间用 netem，各一次运行

mechanism-switched-off-9a9693 = 关闭的机制

rack-to-dsack-bbcccd = RACK 到 DSACK

quick-acks-23fd5a = 快速确认

no-mechanism-of-loss-recovery-is-2196ab = 没有一种丢失恢复机制值有效吞吐量的十分之一，RACK 也在内。

at-3-each-of-them-and-fd405d = 3 % 时，关闭其中任何一种，或一起关闭 RACK、探测、F-RTO 和 DSACK，仍有 0.9 到 1.1（内核：0 到 5 %）。

rack-spares-timeouts-it-repairs-retransm-e43d57 = RACK 避免超时：它修复再次丢失的重传。

without-it-100-s-at-3-35b02c = 没有它时，3 % 下的 100 s 至少有一次（RFC 8985 1）。

with-rack-and-probes-of-the-2f09f9 = 有 RACK 和尾部探测时几乎没有超时。

at-most-one-in-100-s-e65fa4 = 100 s 中至多一次。

sack-is-worth-little-where-each-8ec3dd = 每个窗口只丢失一段时，SACK 的价值很小。

text-084c8d = 没有它时为 0.85 到 1.02。

what-a-window-grows-by-is-8f9383 = 窗口如何增长，比所有这些机制都更有价值。

cubic-gets-at-least-1-2-f763d2 = 280 ms、1 % 时，CUBIC 的有效吞吐量至少为 Reno 的 1.2 倍。

linux-6-12-117-in-virtual-187d07 = Linux 6.12.117，虚拟时间，命名空间之间用 netem；其 3 % 实际为 2.7 到 3.0 %

transfer-and-retransmissions-997357 = 传输与重传

iridium-alone-geo-as-backup-bf2de9 = 仅 Iridium，GEO 备用

cmt-same-path-8e69e7 = CMT，同一路径

cmt-as-soon-as-possible-383870 = CMT，尽快

cmt-largest-cwnd-713a4d = CMT，最大 cwnd

cmt-largest-ssthresh-d2c823 = CMT，最大 ssthresh

cmt-least-loss-rate-766805 = CMT，最低丢包率

ber-of-geo-c1b7a7 = GEO 的 BER

the-path-of-lower-quality-degrades-b7bb32 = 接收缓冲区有限的偶联，其吞吐量因质量较低的路径而下降。

iyengar-amer-and-stewart-2005-abstract-b3e820 = Iyengar、Amer 和 Stewart 2005，摘要

iyengar-amer-and-stewart-2005-from-8c0610 = Iyengar、Amer 和 Stewart 2005，据摘要。GEO 上差错为十倍而 Iridium 相同时，有效吞吐量至多为 85 %。

receive-buffer-blocking-cannot-be-elimin-0514ab = 接收缓冲区阻塞无法消除。

the-same-abstract-whatever-the-policy-571de2 = 同一摘要。不论采用何种策略，缓冲区不超过 64 KB 时，至少有十分之一的时间有一条路径被阻塞，即使丢失的分组很少。

a-wise-retransmission-policy-alleviates--6bd68a = 明智的重传策略可减轻部分下降。

the-same-abstract-with-ten-times-99ad94 = 同一摘要。GEO 上差错为十倍时，走 ssthresh 最大路径的重传比留在自己路径上的重传至少多 5 %。

the-first-path-with-room-is-5bd2de = 走第一条有余量的路径则不是这样的策略。

own-against-the-largest-ssthresh-at-65c851 = 自有论断。与最大 ssthresh 相比，设置相同时至多 97 %。

with-a-small-buffer-both-paths-1909c8 = 缓冲区小时，两条路径合起来承载的还不如单独的 Iridium。

own-with-few-errors-at-most-47cfc5 = 自有论断。差错少时，缓冲区不超过 32 KB 则至多 65 %。

with-a-large-buffer-they-carry-8c11f2 = 缓冲区大时，它们比单独的 Iridium 多承载一半。

own-with-few-errors-at-least-393238 = 自有论断。差错少时，缓冲区为 256 KB 及以上则至少 150 %。

a-larger-buffer-blocks-less-0930f7 = 缓冲区越大，阻塞越少。

own-the-time-with-a-path-58261c = 自有论断。有路径被阻塞的时间从 32 KB 起下降。

text-b74273 = 512 KB 时几乎不再有阻塞。

own-with-few-errors-a-path-20d4a6 = 自有论断。差错少时，有路径被阻塞的时间至多为 1 %。

segment-lost-8209e5 = 丢失的段

sctp-has-6516-bytes-after-the-485ced = SCTP 在减小之后有 6516 字节，在 4.424 s 有 9412 字节：两次往返增长两个分组。

text-7630b5 = 两者相隔 1.04 s，误差在 20 ms 之内。

tcp-which-was-cut-half-a-e77bb3 = 早半秒减小的 TCP 在 4.448 s 超过 6 段，与 ns-2 相同。

to-6-035-segments-8738-bytes-ef5043 = 按 2001 年的规则，ns-2.35 中到 6.035 段，即 8738 字节；误差在两毫秒之内。

segment-number-modulo-100-143891 = 段号模 100

in-the-same-time-sctp-gets-e2281c = 相同时间内 SCTP 比 TCP 进展更远。

goodput-of-sctp-over-that-of-9e1948 = 从 50 s 起 SCTP 的有效吞吐量与 TCP 之比，减一。

tsn-modulo-100-312540 = TSN 模 100

throughput-on-ls-bcfc10 = Ls 上的吞吐量

loss-not-the-link-limits-both-c8d14e = 限制两者的是丢失而不是链路：它们合起来约用五分之一，表 2 中为 21.5 %。

within-three-points-in-the-first-85c9b7 = 前 40 s 内，相差三个百分点之内。

segments-acknowledged-314566 = 已确认的段

from-50-to-150-s-sctp-4407dd = 从 50 到 150 s，SCTP 发送 2300 段而 TCP 发送 1500 段：多 53 %。

text-bb5386 = 用户数据多 33 到 73 %。

the-figures-show-one-run-each-dbd793 = 各图只展示一次运行。在 100 次运行中，TCP 在这 100 s 内送达 1326 到 2319 段，SCTP 1642 到 2707 段，平均为 1709 和 2035，多 21 ± 4 %；其中 5 次运行的增益为 45 % 或更多，4 次中 TCP 至多 1550 段而 SCTP 至少 2250 段。

both-together-send-3800-segments-in-bec5a1 = 在这 100 s 内两者合计发送 3800 段。

within-a-tenth-220-kbit-s-2ca82d = 相差十分之一之内：平均各为 220 kbit/s。

gain-utilisation-fairness-74cf53 = 增益、利用率、公平性

sctp-gains-over-tcp-in-every-6c2bfe = 每一行中 SCTP 都比 TCP 有增益。

jain-s-fairness-index-is-0-f195fd = Jain 公平性指数为 0.986 到 0.992。

within-0-005-of-what-is-196ae1 = 与四行所印的 0.988、0.986、0.992 和 0.989 相差 0.005 之内。

with-2-sources-sctp-gains-23-7d2c7d = 2 个源时 SCTP 比 TCP 增益 23.9 %。

within-three-points-ddb1c6 = 相差三个百分点之内。

the-spread-of-runs-of-500-af314c = 500 s 运行的离散程度与这三个百分点一样宽。采用 2001 年规则的 ns-2.35 对 2 个源给出 22.2 ± 2.5 %，对 6 个源给出 21.6 ± 1.3 %（各 60 个种子），在此处测量值的离散范围之内。

with-4-sources-sctp-gains-26-49e77e = 4 个源时 SCTP 比 TCP 增益 26.1 %。

here-2-4-6-and-8-00ba9f = 此处 2、4、6 和 8 个源的增益相近，每行 160 次运行时为 22 到 23 %：没有什么使这一行与其他行相差 4 个百分点。采用 2001 年规则的 ns-2.35 对 2 个源给出 22.2 ± 2.5 %，对 6 个源给出 21.6 ± 1.3 %（各 60 个种子），在此处测量值的离散范围之内。

with-6-sources-sctp-gains-19-8f9305 = 6 个源时 SCTP 比 TCP 增益 19.24 %。

here-2-4-6-and-8-b074bf = 此处 2、4、6 和 8 个源的增益相近，每行 160 次运行时为 22 到 23 %，位于三个百分点的上缘。采用 2001 年规则的 ns-2.35 对 2 个源给出 22.2 ± 2.5 %，对 6 个源给出 21.6 ± 1.3 %（各 60 个种子），在此处测量值的离散范围之内。

with-8-sources-sctp-gains-21-092a04 = 8 个源时 SCTP 比 TCP 增益 21.6 %。

with-2-sources-21-5-of-88e76d = 2 个源时使用瓶颈的 21.5 %。

within-two-points-791e64 = 相差两个百分点之内。

with-6-sources-18-4-of-58096a = 6 个源时使用瓶颈的 18.4 %。

ns-2-35-with-the-rules-131925 = 采用 2001 年规则的 ns-2.35，60 个种子

jain-s-fairness-index-is-0-32118a = Jain 公平性指数为 0.983 到 0.995。

within-0-005-of-what-is-0bceb7 = 与四行所印的 0.994、0.995、0.983 和 0.995 相差 0.005 之内。

ns-2-35-with-the-rules-733c2c = 采用 2001 年规则的 ns-2.35 与此处的测量值一致：2 个源为 0.966 ± 0.004，6 个源为 0.977 ± 0.003。两个业务流的指数为 0.994 时，增益可为 17 %，为 0.972 时，增益可为 40 %：表中的两列彼此一致，而都与 ns-2 不同。

a-slow-bottleneck-is-used-by-8725ea = 慢速瓶颈的使用超过 90 %。

with-2-sources-sctp-gains-17-70d04a = 2 个源时 SCTP 比 TCP 增益 17.3 %。

ns-2-35-with-the-rules-dd2c43 = 采用 2001 年规则的 ns-2.35 与此处的测量值一致，而与该表不一致：2 个源为 45.5 ± 3.4 %，6 个源为 21.0 ± 3.4 %，采用其自身默认值时为 35.2 ± 3.1 和 19.2 ± 3.8 %（各 60 个种子）。

with-4-sources-sctp-gains-15-38f71c = 4 个源时 SCTP 比 TCP 增益 15.8 %。

with-6-sources-sctp-gains-30-5207da = 6 个源时 SCTP 比 TCP 增益 30.6 %。

with-8-sources-sctp-gains-14-600f3e = 8 个源时 SCTP 比 TCP 增益 14.9 %。

with-160-runs-the-gain-is-6cfbc4 = 160 次运行时增益为 18.8 ± 2.1 %，位于三个百分点的上缘。采用 2001 年规则的 ns-2.35 与此处的测量值一致，而与该表不一致：2 个源为 45.5 ± 3.4 %，6 个源为 21.0 ± 3.4 %，采用其自身默认值时为 35.2 ± 3.1 和 19.2 ± 3.8 %（各 60 个种子）。

with-2-sources-96-of-the-3fb8b1 = 2 个源时使用瓶颈的 96 %。

ns-2-35-with-the-rules-7eb373 = 采用 2001 年规则的 ns-2.35 与此处的测量值一致，而与该表不一致：98.06 ± 0.15 %，含全部首部；只计用户数据则为 95.7 %，该表所指可能是后者。

with-6-sources-99-7-of-326ea7 = 6 个源时使用瓶颈的 99.7 %。

segment-number-396767 = 段号

tcp-sends-segment-8-which-is-3a2614 = TCP 在 2.336 s 发送第 8 段，该段丢失。

within-two-milliseconds-as-all-printed-ca4974 = 误差在两毫秒之内，所有印出的时刻均如此。

the-third-duplicate-acknowledgement-come-ab700e = 第三个重复确认在 2.880 s 到来，使 cwnd 从 9 段减为 4 段。

tcp-sends-the-first-new-segment-52e2c3 = TCP 在 2.898 s 随第六个重复确认发送第一个新段，即第 17 段。

the-cumulative-acknowledgement-at-3-413-ba3028 = 3.413 s 的累积确认之后，TCP 的 cwnd 为 4.250 段。

the-acknowledgement-at-3-897-s-86a127 = 3.897 s 的确认使其变为 4.485 段。

the-acknowledgement-at-3-909-s-d308d0 = 3.909 s 的确认使其变为 4.708 段。

the-acknowledgement-at-3-921-s-000f59 = 3.921 s 的确认使其变为 4.921 段。

the-acknowledgement-at-3-927-s-33b068 = 3.927 s 的确认使其变为 5.124 段。

on-duplicate-acknowledgements-sctp-sends-124217 = 收到重复确认时 SCTP 发送新数据：TSN 17 在 3.361 s。

a-sack-that-reports-a-gap-27cddd = 报告间隙的 SACK 把它所报告的从在途数据中除去，因此 cwnd 在第一个时就放行新块；在 3.384 s 的减小之前。

on-duplicate-acknowledgements-sctp-sends-3d0400 = 收到重复确认时 SCTP 发送新数据：TSN 19 在 3.373 s。

sctp-a-round-trip-of-0-2d9fbf = SCTP 在 3.904 s 之前一次 0.52 s 的往返时，将 cwnd 从 13032 减为 6516 字节。

sctp-has-7964-bytes-at-3-d063c6 = SCTP 在 3.904 s 有 7964 字节。

sctp-has-9412-bytes-at-4-a9a787 = SCTP 在 4.424 s 有 9412 字节。

after-the-loss-tcp-takes-two-207bb8 = 丢失之后 TCP 需要两次往返，即 1.05 s，才重新得到 cwnd 的一段。

from-4-segments-to-5-124-87ee5c = 从 4 段到 5.124，即第一个大于 5 的值。

both-repair-the-loss-by-one-524690 = 两者都以一次快速重传修复丢失。

neither-has-to-wait-for-its-594838 = 两者都不必等待自己的重传定时器。

scheduler-d3a27d = 调度器

first-come-761ab6 = 先来先服务

chunks-b37e2f = 块

a-large-message-keeps-messages-of-f7b6df = 大消息在发完之前使其他流的消息不能发送。

with-files-of-1-mb-and-6b5917 = 文件为 1 MB 且用 DATA 时，在除先来先服务之外的每种调度器下，第 95 百分位数至少为用 I-DATA 时的五倍。

where-messages-are-interleaved-large-one-f3d922 = 消息交错时，低优先级的大消息不延迟高优先级的消息。

with-i-data-and-priorities-the-835389 = 用 I-DATA 并按优先级时，1 MB 文件旁的第 95 百分位数比 10 KB 文件旁的至多高一半，而用 DATA 时为十倍。

first-come-first-served-sends-in-2b7613 = 先来先服务时，I-DATA 的发送次序与 DATA 相同。

the-95th-percentile-is-the-same-852d25 = 第 95 百分位数相同，相差 5 % 之内；I-DATA 块长四个字节。

interleaving-lets-capacity-be-shared-bet-2a4e78 = 交错使容量得到更好的分享，不论均分还是按权重。

rfc-8260-3-5-and-3-3d949b = RFC 8260 3.5 和 3.6

beside-files-of-300-kb-and-50efda = 300 KB 及以上的文件旁，所需少于自己份额的消息，其第 95 百分位数至多为用 DATA 时的一半。

a-scheduler-alone-does-not-help-639a2f = 只有调度器没有帮助：不交错时，优先级的价值不到十分之一。

own-with-data-and-files-of-73999b = 自有论断。用 DATA 且文件为 1 MB 时，按优先级的第 95 百分位数与先来先服务之比。

turns-do-nearly-as-well-as-654f39 = 轮流服务几乎与优先级一样好。

own-with-i-data-and-files-57c3ed = 自有论断。用 I-DATA 且文件为 1 MB 时，轮转至多使第 95 百分位数增加 0.1 s。

the-file-loses-nothing-by-it-7e7bab = 文件并不因此有所损失。

own-goodput-with-i-data-is-d0e5c7 = 自有论断。用 I-DATA 的有效吞吐量与用 DATA 的相同，相差 1 % 之内。

orbit-29ac7e = 轨道

features-5697d0 = 特性

only-path-mtu-discovery-248abe = 仅路径 MTU 发现

only-a-window-of-256-kb-119be7 = 仅 256 KB 的窗口

only-an-initial-cwnd-of-2-0c8f08 = 仅初始 cwnd 为 2

only-byte-counting-up-to-2-550efe = 仅至多 2 PMTU 的字节计数

only-all-gaps-in-a-sack-5256f6 = 仅 SACK 报告全部间隙

only-ecn-390f72 = 仅 ECN

only-four-streams-de8fe1 = 仅四个流

only-a-second-path-6ad467 = 仅第二条路径

all-5ef5ef = 全部

all-but-path-mtu-discovery-4db29c = 除路径 MTU 发现外的全部

all-but-a-window-of-256-da51be = 除 256 KB 的窗口外的全部

all-but-an-initial-cwnd-of-596402 = 除初始 cwnd 为 2 外的全部

all-but-byte-counting-up-to-1e89fb = 除至多 2 PMTU 的字节计数外的全部

all-but-all-gaps-in-a-074d4a = 除 SACK 报告全部间隙外的全部

all-but-ecn-00eacd = 除 ECN 外的全部

all-but-four-streams-f01eed = 除四个流外的全部

all-but-a-second-path-b66c99 = 除第二条路径外的全部

a-buffer-of-4-kb-bdf77e = 4 KB 的缓冲区

a-buffer-of-4-kb-four-982941 = 4 KB 的缓冲区，四个流

path-mtu-discovery-which-is-advised-c84721 = 所建议的路径 MTU 发现节省时间。

alone-beside-none-of-the-features-1e57d0 = 单独使用，不带其他特性：在每个点上至多为所需时间的 98 %。

a-receive-window-above-64-kb-b06633 = 在路径容纳更多时所建议的 64 KB 以上的接收窗口节省时间。

over-geo-taken-away-from-the-7e8f8e = GEO 上，从其他特性中去掉它：时间至少多 2 %。

an-initial-cwnd-of-2-segments-0e6255 = 所建议的 2 段的初始 cwnd 节省时间。

over-geo-without-errors-it-halves-10cdbb = GEO 上没有差错时，它使时间减半（53.6 到 27.5 s），因为慢启动结束时没有丢失，而初始 1 段的发送方要花很久修复那次丢失。Iridium 上慢启动此时更深地冲进队列（14.2 对 11.8 s），而有差错时它所节省的半次往返淹没在离散之中（21.2 ± 1.0 对 20.4 ± 0.9 s，132 ± 8 对 134 ± 8 s）。在只有启动起作用之处，如 ir-icw，它总有收益。

byte-counting-up-to-2-pmtu-1d9a5f = 所建议的至多 2 PMTU 的字节计数节省时间。

it-gains-over-geo-50-3-c2c2e9 = 它在往返时间长的 GEO 上有收益（50.3 对 53.6 s，有差错时 123 ± 7 对 134 ± 8 s）。Iridium 上没有差错时，慢启动更深地冲进队列：14.6 对 11.8 s，一次丢失的也更多（分组的 0.8 % 对 0.4 %）。

reporting-all-gaps-which-is-advised-4f83c4 = 所建议的报告全部间隙节省时间。

alone-it-gains-8-over-iridium-c25967 = 单独使用时，它在 Iridium 上没有差错时收益 8 %，在 GEO 上没有收益（1.000、1.001）：同时存在的间隙少于三个，如 ir-gaps 所示。与其他特性一起时，它们的窗口使一次可丢失更多，它便不可缺少：没有差错时，去掉它所需的时间为 1.57 和 1.93 倍。

ecn-which-is-advised-saves-time-d2ed9f = 所建议的 ECN 节省时间。

without-errors-it-gains-14-over-be946d = 没有差错时，它在 Iridium 上收益 14 %，在 GEO 上收益 28 %。有差错时，启动之后很少标记（分组的 0.07 和 0.02 %，而误码使 0.27 % 丢失），时间在离散范围之内相同（0.96 和 1.00）。

several-streams-which-are-advised-save-12a158 = 所建议的多个流在接收方缓冲区小且有分组丢失时节省时间。

with-4-kb-and-errors-at-33dfcf = 4 KB 且有差错时：至多为所需时间的 98 %。

multihoming-which-is-advised-saves-time-bd2975 = 所建议的多宿主节省时间：第二条路径承载重传。

with-iridium-behind-geo-it-saves-d23c5e = Iridium 作为 GEO 的备用时节省 22 到 28 %。GEO 作为 Iridium 的备用时，传输所需时间为 1.38 和 1.24 倍：重发的数据走较长的路径，其后的数据要等待它；论文的图 9 对 1e-7 到 1e-5 也是如此说。

taken-away-from-all-others-path-b5fc94 = 从其他全部特性中去掉路径 MTU 发现，便有所损失。

at-least-2-more-time-at-cf7550 = 在每个点上时间至少多 2 %。

missed-over-geo-3-2-and-e61580 = 在 GEO 上（时间的 3.2 和 2.0 倍）以及 Iridium 上有差错时（1.5 倍）有所损失。Iridium 上没有差错时，较大的分组以更多的字节占满 50 个分组的队列，慢启动结束时丢失的更多，因此为 8.3 s 对 8.1 ± 0.2 s。

taken-away-from-all-others-all-0ee3bc = 从其他全部特性中去掉全部间隙，便有所损失。

without-errors-it-is-missed-most-db4b57 = 没有差错时损失最大，时间为 1.57 和 1.93 倍；有差错时，丢失在许多间隙出现之前就使窗口减半，Iridium 上为 1.11 ± 0.06 倍，而 GEO 上为 1.08 ± 0.07，各次运行无法判定。

with-a-buffer-of-64-kb-0eac32 = 缓冲区为 64 KB 或没有丢失时，流的影响很小。

with-4-kb-and-no-errors-9c687b = 4 KB 且没有差错时：1 % 之内。

all-features-together-save-a-quarter-233223 = 全部特性合起来节省四分之一以上的时间。

at-most-75-at-each-point-bcdc85 = 在每个点上至多 75 %。

every-file-arrives-246df7 = 每个文件都到达。

over-357222 = 经由

sctp-regains-one-in-one-round-eb8e86 = SCTP 一次往返即 0.52 s 就重新得到一个：时间的一半。

links-repeat-7c7586 = 链路重发

once-in-order-5ecb35 = 一次，保序

once-at-once-18f0d4 = 一次，立即

text-92fa82 = 3 次，保序

text-28602b = 3 次，立即

text-012c6f = 7 次，保序

text-7c3396 = 7 次，立即

at-a-high-error-rate-arq-c1635d = 差错率高时，ARQ 使有效吞吐量更高。

at-least-twice-as-much-at-22c013 = 3e-5 和 1e-4 时至少两倍，至多七次重传并保序。

even-one-retransmission-helps-e1880d = 即使一次重传也有帮助。

at-least-twice-as-much-at-f69a30 = 3e-5 和 1e-4 时至少两倍。

at-a-high-error-rate-more-d29e79 = 差错率高时，持续次数越多，有效吞吐量越高。

seven-retransmissions-against-one-in-ord-1d3fcb = 七次重传对一次，均保序：在 1e-4 时至少多一半，此时三分之一的帧丢失。

packets-that-go-on-at-once-cf741c = 立即继续的分组使发送方重传。

rfc-3366-what-overtakes-a-frame-6b3657 = RFC 3366：超过重发帧的分组看起来像是丢失。至多七次重传、3e-5 时，最终没有分组丢失，SCTP 的快速重传比保序时至少多 3 次。

arq-in-order-gives-more-goodput-ea07e9 = 保序的 ARQ 的有效吞吐量高于让分组立即继续的 ARQ。

with-up-to-seven-retransmissions-at-392daf = 至多七次重传：3e-5 和 1e-4 时至少两倍。

seven-retransmissions-leave-hardly-a-los-61199d = 七次重传几乎不留下丢失。

at-1e-4-a-frame-is-bb7b0e = 1e-4 时一帧以 0.363 的概率丢失；八次传输全部丢失的概率为 0.0003。每一百个分组不到一个。

round-trip-of-the-other-association-fbfd3c = 另一偶联的往返时间

associations-of-one-round-trip-share-13d4b8 = 往返时间相同的偶联均分。

jain-s-index-of-at-least-137c3b = Jain 指数至少 0.97。

the-longer-its-round-trip-the-ca227a = 按 RFC 9260 的规则，偶联的往返时间越长，得到的越少。

jain-s-index-between-0-5-eb870a = 336 和 588 ms 时，Jain 指数在 0.5（一个占有全部）与 0.7 之间。

cubic-whose-window-grows-by-the-58faa0 = 窗口随时钟增长的 CUBIC 分享得更均等。

jain-s-index-greater-by-a-3a34da = 336 和 588 ms 时 Jain 指数至少高十分之一（RFC 9438 5.1）。

hybla-which-grows-as-over-a-2a5042 = Hybla 如同在短往返时间上那样增长，弥补了静止轨道卫星的往返时间。

jain-s-index-greater-by-a-df782d = 588 ms 时 Jain 指数至少高十分之一（Caini 和 Firrincieli 2004）。

without-ecn-796a93 = 无 ECN

ecn-a-loss-without-a-mark-7f624a = ECN，无标记的丢失即误码

goodput-per-association-43ce65 = 每偶联有效吞吐量

with-ecn-the-router-drops-fewer-3da872 = 使用 ECN 时路由器丢弃的分组更少。

at-1e-8-what-remains-is-e4fa4f = 1e-8 时；剩下的是慢启动的过冲，此时队列已满。

ecn-alone-costs-no-goodput-5e3bc1 = 仅用 ECN 不损失有效吞吐量。

to-within-3-f8cfdd = 相差 3 % 之内。

a-sender-that-keeps-its-window-38206d = 在丢失为误码之处，无标记的丢失之后保持窗口的发送方更快。

at-1e-6-and-above-by-57cf60 = 1e-6 及以上时至少快 10 %。

without-corruption-it-gains-and-loses-d57f66 = 没有误码时，其得失都很小。

within-5-at-1e-8-a0b98b = 1e-8 时相差 5 % 之内。

text-9ac380 = 536 字节

text-dfe0dc = 1500 字节

with-segments-of-536-bytes-a-d21e2b = 段为 536 字节时，涵盖两段的一个 SACK 使 cwnd 从 5360 增至 6432 字节。

by-one-sack-in-the-time-75622a = 由一个 SACK 造成：在两个分组占用信道的时间内，即 0.91 ms，上下十分之一。

with-segments-of-1500-bytes-a-8b0c24 = 段为 1500 字节时，涵盖两段的一个 SACK 使 cwnd 从 15,000 增至 16,500 字节。

by-one-sack-in-the-time-7d1545 = 由一个 SACK 造成：在两个分组占用信道的时间内，即 2.45 ms，上下十分之一。

a-limit-of-2-pmtu-lets-d63d20 = 2 PMTU 的上限使两段都计入：从 15,000 增至 18,000 字节。

raising-the-byte-counting-limit-to-27eb7c = SACK 被延迟时，把字节计数上限提高到 2 PMTU 使慢启动加快。

read-as-the-time-in-which-0e7b8c = 理解为 300 KB 以 1500 字节的段到达所需的时间：至多为上限为 1 PMTU 时的 90 %。

the-whole-transfer-is-slow-start-44043d = 整个传输都是慢启动。

associations-75ad9a = 偶联

the-seam-lies-near-0-degrees-fe79e7 = 反向缝位于经度 0 度附近。

near-is-taken-as-within-15-5bff45 = 附近取为 15 度之内。

a-satellite-has-four-inter-satellite-ffba3e = 一颗卫星有四条星间链路，但在两极附近和反向缝处较少。

text-015b8a = 轨道面内的 66 条链路一直连通。55 条连接轨道面，错开半个位置，在两端都低于纬度 60 度时连通，占时间的 (120 − 16.4) / 180：32 条。与两者之和 98 相差四之内。

every-interface-has-a-satellite-14b739 = 每个接口都有卫星。

text-5cc2d2 = 60 个站各有两个接口，另有三个网关。

configuration-b332c3 = 配置

iridium-alone-4eca43 = 仅 Iridium

iridium-geo-as-backup-17fa4a = Iridium，GEO 备用

two-iridium-satellites-56c5a9 = 两颗 Iridium 卫星

two-iridium-satellites-above-8-2-6217d7 = 两颗 Iridium 卫星，8.2° 以上

errors-strike-11299e = 差错作用

once-a-path-23d7c2 = 每条路径一次

drawn-anew-in-every-run-8bd971 = 每次运行重新抽取

the-same-in-every-run-dd1ab0 = 每次运行相同

at-low-error-rates-a-geo-b42f40 = 差错率低时，GEO 备用没有差别。

within-5-at-1e-9-and-0c5a2f = 1e-9 和 1e-8 时相差 5 % 之内。

at-low-error-rates-a-second-519c43 = 差错率低时，第二颗 Iridium 卫星没有差别。

within-5-at-1e-9-and-0ced46 = 1e-9 和 1e-8 时相差 5 % 之内。第二颗卫星在地平线以上，多数地点在那里看到一颗。

at-1e-8-it-is-2-a6d1ac = 1e-8 时慢 2.5 ± 2.6 %，因此包含所抽取地点的区间略微超出百分之五。

at-low-error-rates-a-second-a9943e = 差错率低时，第二颗 Iridium 卫星没有差别，仰角门限为 8.2 度。

within-5-at-1e-9-and-6f38a5 = 1e-9 和 1e-8 时相差 5 % 之内。采用论文的仰角门限。

above-the-paper-s-8-2-d3e7ce = 在论文的 8.2 度以上，多数地点同一时间只看到一颗 Iridium 卫星：发往第二个接口的分组因此找不到路由，而每次重传都发往那里。

between-1e-7-and-1e-5-bae5a1 = 1e-7 与 1e-5 之间，GEO 备用比仅 Iridium 慢。

at-1e-4-iridium-with-a-e8e097 = 1e-4 时，带 GEO 备用的 Iridium 是三者中最好的：优于仅 Iridium，

and-better-than-two-iridium-satellites-71d4d2 = 也优于两颗 Iridium 卫星，

at-1e-4-the-second-satellite-0d429e = 1e-4 时，第二颗卫星在地平线以上。

and-than-two-above-8-2-98b18d = 并优于 8.2 度以上的两颗。

at-1e-4-with-the-paper-06eed0 = 1e-4 时，采用论文的仰角门限。

two-iridium-satellites-are-at-least-7e97b8 = 多数情况下，两颗 Iridium 卫星至少与一颗一样好。

from-1e-7-on-to-within-2f64f6 = 从 1e-7 起，误差 3 % 之内，在四个点的多数上。第二颗卫星在地平线以上，多数地点在那里看到一颗。

a-loss-is-repaired-over-the-4281df = 丢失经第二条路径修复，其 SACK 也经该路径返回，可能再次丢失。从 1e-5 起，没有一条可设置的规则能使该句成立：在固定地点上试了十五条（重复的快速重传，四次缺失报告，快速恢复中的丢失只减小一次，间隙填补时立即 SACK，无推进也增长，RTO.Min 为 200 ms，RFC 2960 和 RFC 9260 的规则，……），1e-5 时两颗卫星达到一颗的 66 到 76 %；快速重传留在原路径上时为 89 %，全部重传都留在原路径上时为 99 %，但那就不再是论文的规则了。有线上的 ns-2.35 与此一致：到 1e-6 为止持平，1e-5 时为 97 %，3e-5 时为 60 %。2003 年的 ns-2 补丁本身无法试验。

two-iridium-satellites-are-at-least-904a6a = 多数情况下，两颗 Iridium 卫星至少与一颗一样好，仰角门限为 8.2 度。

from-1e-7-on-to-within-568d57 = 从 1e-7 起，误差 3 % 之内，在四个点的多数上。采用论文的仰角门限。

two-iridium-satellites-are-at-least-e3a580 = 多数情况下，两颗 Iridium 卫星至少与 GEO 备用一样好。

two-iridium-satellites-are-at-least-01cf85 = 多数情况下，两颗 Iridium 卫星至少与 GEO 备用一样好，仰角门限为 8.2 度。

bandwidth-on-the-geo-backup-0c8913 = GEO 备用路径上的带宽

at-1e-4-a-geo-backup-171093 = 1e-4 时，GEO 备用路径对每个偶联约需 10 kbit/s。

about-10-kbit-s-is-taken-ca05db = 约 10 kbit/s 取为 9 到 11；即数据发送方送上备用路径的量。

one-rule-restores-it-a-cwnd-36c9da = 有一条规则使其成立：cwnd 随每个有所确认的 SACK 增长，而不只随推进累积 TSN 的 SACK 增长（growth_on_advance 关闭，如 RFC 9260）。采用抽取的地点和 30 个偶联（4 次运行）时，备用路径在 1e-6、1e-5 和 1e-4 对每个偶联需要 1.9、7.7 和 8.2 kbit/s，而按 ns-2.35 的规则为 1.9、7.7 和 4.7，1e-4 时的有效吞吐量为 20.0 而非 11.1 kbit/s。所试的其他各条单独都做不到：重复的快速重传，四次缺失报告，每次恢复只减小一次，间隙填补时立即 SACK，突发，测量往返时间的建立过程。RTO.Min 为 200 ms 时，在固定地点上需要 17.7。1e-4 时主路径三分之一的分组丢失，窗口停留在最小值，可重发的数据很少。

at-no-error-rate-does-a-e91b76 = 不论差错率如何，GEO 备用路径对每个偶联都不需要超过 11 kbit/s。

the-bandwidth-grows-with-the-number-02396c = 带宽随偶联数增长。

the-bandwidth-grows-with-the-error-4c30ae = 带宽随主路径的差错率增长。

a-fall-of-5-still-counts-96208b = 下降 5 % 仍视为没有下降。1e-4 时主路径的多数分组丢失，窗口停留在最小值，可重发的数据很少。

one-rule-restores-it-a-cwnd-082f7e = 有一条规则使其成立：cwnd 随每个有所确认的 SACK 增长，而不只随推进累积 TSN 的 SACK 增长（growth_on_advance 关闭，如 RFC 9260）。采用抽取的地点和 30 个偶联（4 次运行）时，备用路径在 1e-6、1e-5 和 1e-4 对每个偶联需要 1.9、7.7 和 8.2 kbit/s，而按 ns-2.35 的规则为 1.9、7.7 和 4.7，1e-4 时的有效吞吐量为 20.0 而非 11.1 kbit/s。所试的其他各条单独都做不到：重复的快速重传，四次缺失报告，每次恢复只减小一次，间隙填补时立即 SACK，突发，测量往返时间的建立过程。

at-1e-5-four-streams-give-fba4c8 = 1e-5 时，缓冲区为 8 段则四个流的有效吞吐量明显高于一个流。

clearly-is-taken-as-at-least-b72c75 = 明显取为至少 10 %。

with-a-buffer-of-40-segments-e36a16 = 缓冲区为 40 段时，流的差别很小。

within-5-8ab284 = 相差 5 % 之内。

goodput-grows-with-the-buffer-08245b = 有效吞吐量随缓冲区增长。

up-to-16-segments-a-fall-6193a3 = 到 16 段为止；下降 3 % 仍视为没有下降。

ns-2-35-with-the-same-687b9d = ns-2.35，相同地点，一次运行；其噪声取自此处各次运行的离散程度，因为各偶联之间的离散更多反映其距离而非偶然。

the-same-in-every-run-under-22df3e = 每次运行相同，经弯管，同参考

ns-2-35-with-the-same-ba5117 = ns-2.35，相同地点，一次运行；其噪声取自此处各次运行的离散程度，因为各偶联之间的离散更多反映其距离而非偶然。一个流、4 段、1e-5 时它低 9 %：它重传唯一在途的块时让 T3-rtx 继续运行，后者于是在 SACK 返回之前到期；RFC 9260 7.2.4 则重新启动定时器。

below-1e-7-streams-matter-little-5c6186 = 低于 1e-7 时，流的影响很小。

within-3-up-to-1e-7-ceebbf = 到 1e-7 为止相差 3 % 之内，两种缓冲区均如此。

at-1e-5-and-above-streams-f7c353 = 1e-5 及以上时，缓冲区为 8 段则流的影响明显。

it-holds-at-1e-5-at-b87719 = 1e-5 时成立。1e-4 时三分之一的分组丢失，限制发送方的是 cwnd 而不是缓冲区，因此流已没有多少可得。

with-a-buffer-of-40-segments-9d6d83 = 缓冲区为 40 段时，不论差错率如何，流的影响都很小。

goodput-falls-with-the-error-rate-7b8968 = 有效吞吐量随差错率下降。

a-rise-of-1-still-counts-07a259 = 上升 1 % 仍视为没有上升。

with-a-buffer-of-40-segments-9acb5d = 缓冲区为 40 段时，恰在 1e-7 处为 2.7 ± 0.6 %，跨百分之三的两侧；低于此以及缓冲区为 8 段时，均在其内。

gaps-in-a-sack-103297 = SACK 中的间隙

a-loss-means-7f45bf = 丢失意味着

at-high-error-rates-and-with-37ecf6 = 差错率高且窗口大时，报告全部间隙比报告 3 个的有效吞吐量更高。

with-the-standard-sender-at-1e-2e99d0 = 标准发送方，1e-5 时：至少多 5 %。

every-loss-halves-the-window-so-eb3145 = 每次丢失都使窗口减半，因此在可以报告更多之处，同时存在的间隙也少于三个：1e-7 到 3e-5 时，报告 3 个、4 个或全部间隙的有效吞吐量四位数字均相同。

the-same-for-a-sender-that-1ec673 = 同上，对于把丢失当作误码并保持窗口的发送方。

at-1e-5-at-least-5-fdf929 = 1e-5 时：至少多 5 %。

for-such-a-sender-a-fourth-764215 = 对这样的发送方，SACK 中的第四个间隙已有帮助。

with-the-standard-sender-nothing-differs-811467 = 对标准发送方没有任何差别。

within-0-1-at-every-error-b3d7e3 = 在每种差错率下相差 0.1 % 之内。

headers-194e9f = 首部

compressed-with-feedback-e00044 = 压缩，有反馈

compressed-full-every-20-packets-a823d1 = 压缩，每 20 个分组一次完整首部

compressed-contexts-never-broken-b724a0 = 压缩，上下文从不破坏

user-data-in-a-packet-ccd4e9 = 分组中的用户数据

without-errors-small-packets-gain-most-b3c70b = 没有差错时，小分组从首部压缩中得益最多。

packets-with-64-bytes-take-132-f8f257 = 64 字节的分组连同帧占 132 字节，或 102 字节：有效吞吐量至少增长 20 %。

without-errors-packets-of-512-bytes-4d5152 = 没有差错时，512 字节的分组也得益。

text-7045f9 = 连同帧占 580 字节，或 550 字节：有效吞吐量增长 4 到 9 %。

at-a-high-error-rate-broken-535503 = 差错率高时，破坏的上下文所失多于压缩所得。

at-1e-5-with-feedback-at-52dc99 = 1e-5、有反馈时：至多为不压缩时有效吞吐量的 60 %。

feedback-mends-a-context-sooner-than-026757 = 反馈比每 20 个分组一次的完整首部更快修复上下文。

at-1e-6-without-it-at-2e35fd = 1e-6 时：没有反馈则有效吞吐量至多为一半。

if-contexts-were-never-broken-compressio-f68a0d = 如果上下文从不破坏，差错率高时压缩也会得益。

smaller-packets-are-hit-less-often-6128e5 = 较小的分组较少被击中。3e-6 时至少 2 %。

broken-contexts-lose-more-packets-than-9064d5 = 破坏的上下文丢失的分组多于差错。

at-1e-5-with-feedback-at-b52528 = 1e-5、有反馈时：至少为全部分组的 5 %，而差错单独使小分组丢失 4 %。

an-initial-cwnd-of-2-segments-0e8ca0 = SACK 被延迟时，2 段的初始 cwnd 缩短启动。

for-10-to-100-kb-at-aca0bc = 10 到 100 KB 时：至多为所需时间的 95 %。

one-of-10-segments-shortens-it-85ad7c = 10 段的初始 cwnd 使其进一步缩短。

for-10-to-100-kb-at-8f1f9e = 10 到 100 KB 时：至多为所需时间的 85 %。

for-what-fits-in-one-packet-2d4999 = 对容得进一个分组的数据没有影响。

every-transfer-finishes-9e1177 = 每个传输都完成。

text-16cf3f = 512 字节

path-mtu-discovery-24ca43 = 路径 MTU 发现

path-mtu-9f8712 = 路径 MTU

where-the-path-carries-more-than-922c8a = 路径承载超过 512 字节时，路径 MTU 发现使有效吞吐量更高。

at-least-20-more-from-1500-c04b23 = 从 1500 字节起至少多 20 %。

the-larger-the-path-mtu-the-a4e5d7 = 路径 MTU 越大，得到的越多。

on-a-path-of-576-bytes-041d63 = 在 576 字节的路径上没有代价。

to-within-5-e903c8 = 相差 5 % 之内。

receiver-window-8541ec = 接收窗口

a-window-of-64-kb-is-a8b48b = 64 KB 的窗口对经 GEO 的 DS1 信道过小，其管道容纳 96,500 字节。

utilisation-is-the-window-over-the-3fc457 = 利用率为窗口与管道之比，65,536 × 1500 / 1452 / 96,500 = 0.70，减去启动时间：0.64 到 0.72。

a-window-of-96-500-bytes-018c7c = 96,500 字节的窗口填满信道。

at-least-92-where-nothing-is-9ebf1f = 没有丢失时至少 92 %。

windows-of-128-kb-and-more-12b750 = 没有丢失时，128 KB 及以上的窗口填满信道。

at-least-92-are-used-97c0e4 = 至少使用 92 %。

goodput-grows-with-the-window-up-af7936 = 有效吞吐量随窗口增长，直到信道所能容纳。

from-16-to-128-kb-f16a05 = 从 16 到 128 KB。

with-a-bit-error-rate-of-e111f6 = 误码率为 1e-7 时，256 KB 的窗口得益少于没有差错时。

at-1e-8-a-second-path-f90f99 = 1e-8 时第二条路径没有差别。

within-3-190ed7 = 相差 3 % 之内。

at-1e-6-a-geo-backup-b2a554 = 1e-6 时 GEO 备用比单路径慢。

at-3e-5-and-above-the-fecd86 = 3e-5 及以上时，丢失较少的 GEO 备用优于单路径。

at-3e-5-two-iridium-paths-f5b535 = 3e-5 时两条 Iridium 路径比一条慢。

not-a-sentence-of-the-paper-94d299 = 不是论文的句子（论文认为两条路径最好）：是独立仿真器所显示的。

ns-2-35-on-the-same-0d5252 = ns-2.35，相同有线，8 或 20 个互不共享的偶联

without-loss-cwnd-grows-to-the-dd20b4 = 没有丢失时，cwnd 增长到接收方缓冲区的大小。

the-largest-cwnd-over-the-buffer-34d9b5 = 最大 cwnd 与缓冲区之比，误差一个分组之内，从 15 KB 起。

at-15-kb-as-many-packets-b67f66 = 15 KB 时，每次往返发出缓冲区所能容纳的分组数，即十个。

without-loss-the-number-of-streams-db6cc5 = 没有丢失时，流数没有差别。

ns-2-35-agent-sctp-with-d9f92e = ns-2.35，Agent/SCTP 及其默认值，200 s

as-many-packets-as-the-buffer-1b5fbb = 缓冲区所能容纳的分组数，即十个，同时未确认。

one-such-burst-leaves-in-every-e0a507 = 每次往返发出一次这样的突发，因此有效吞吐量为缓冲区除以往返时间。

ten-packets-of-1452-bytes-of-a47c7b = 0.52 s 内十个含 1452 字节用户数据的分组为 223 kbit/s；传输的启动使其略减。

with-loss-goodput-grows-with-the-5ab6ab = 有丢失时，有效吞吐量随缓冲区增长。

up-to-25-kb-b4509b = 到 25 KB 为止。

beyond-some-buffer-goodput-no-longer-94243b = 超过某个缓冲区后，有效吞吐量不再增长。

from-45-kb-on-goodput-is-cafc81 = 从 45 KB 起，有效吞吐量与 60 KB 时相差 5 % 之内。

the-curve-for-3-loss-lies-e5c318 = 丢失 3 % 的曲线低于 1 % 的曲线。

the-curve-for-5-loss-lies-4b415e = 丢失 5 % 的曲线低于 3 % 的曲线。

at-15-kb-and-1-loss-e2b0d0 = 15 KB、丢失 1 % 时，a_rwnd 常常降到一个分组以下。

read-as-the-free-buffer-at-0ca1e3 = 理解为接收方的空闲缓冲区，由 SACK 通告；常常取为时间的 5 %。

the-sender-never-has-more-outstanding-71f024 = 发送方未确认的数据从不超过所通告的，缺失的分组也留有位置：只要有数据在其后等待，缓冲区就至少空出一个分组。因此接收方所通告的不可能降到一个分组以下，在这些运行中也从未如此。论文的曲线想必展示发送方所见的窗口，此处另有一条论断针对它。

at-15-kb-and-1-loss-3c6176 = 15 KB、丢失 1 % 时，发送方所见的窗口常常降到一个分组以下。

the-same-sentence-read-as-the-747ad3 = 同一句子，按发送方所见理解：最近的 a_rwnd 减去未确认的数据。

at-35-kb-and-1-loss-860de7 = 35 KB、丢失 1 % 时，a_rwnd 只有一次降到一个分组以下。

read-as-the-free-buffer-at-57c1f6 = 理解为接收方的空闲缓冲区；图中 100 s 内一次，取为平均 0.5 到 1.5 次。

at-35-kb-and-1-loss-5e3856 = 35 KB、丢失 1 % 时，发送方所见的窗口只有一次降到一个分组以下。

the-same-sentence-read-as-the-187d66 = 同一句子，按发送方所见理解。

in-20-runs-of-100-s-7e1b7a = 在 20 次 100 s 的运行中，它降到一个分组以下 1 到 6 次，平均 3.9 次，只有一次运行中恰为一次：论文展示一次运行。

at-35-kb-and-1-loss-92332a = 35 KB、丢失 1 % 时，大部分时间限制发送方的是拥塞窗口，而不是接收方。

as-much-is-outstanding-as-cwnd-f99872 = 超过一半的时间里，未确认的数据达到 cwnd 所允许的量。

losses-are-repaired-by-fast-retransmissi-0946da = 丢失由快速重传修复，几乎从不由超时修复。

at-most-two-timeouts-in-200-1c400f = 200 s 内至多两次超时。

with-small-buffers-four-streams-give-30362b = 缓冲区小时，四个流的有效吞吐量高于一个流。

up-to-20-kb-7a45e1 = 到 20 KB 为止。

with-large-buffers-one-stream-does-d79258 = 缓冲区大时，一个流与四个流一样好。

within-3-at-60-kb-c4493c = 60 KB 时相差 3 % 之内。

at-5-loss-four-streams-gain-d37487 = 丢失 5 % 时，超过 20 KB 对四个流没有好处。

flat-within-3-from-20-kb-9d8bf2 = 从 20 KB 起持平，相差 3 % 之内。

at-3-loss-and-15-kb-7cc691 = 丢失 3 %、15 KB 时，四个流的有效吞吐量比一个流约高 10 %。

about-10-is-taken-as-5-bf0f3e = 约 10 % 取为 5 到 15 %。

four-streams-are-at-no-loss-a34c73 = 在任何丢包率下，四个流都不比一个流差。

a-rwnd-falls-below-one-packet-899a30 = a_rwnd 降到一个分组以下，一个流时比四个流时更多。

read-as-the-free-buffer-at-12da64 = 理解为接收方的空闲缓冲区：至少多出时间的 1 %。

the-window-that-the-sender-sees-a09a48 = 发送方所见的窗口降到一个分组以下，一个流时比四个流时更多。

optimal-buffer-adc959 = 最优缓冲区

at-1-loss-four-streams-need-5e9bc5 = 丢失 1 % 时，四个流所需的缓冲区比一个流约少 35 %。

about-35-is-taken-as-25-fdf01b = 约 35 % 取为 25 到 45 %；以达到平台的 95 % 为准。

no-criterion-that-was-tried-gives-8449c8 = 所试的各种准则在丢失 1 % 时都得不出 35 %。以 80 KB 时的有效吞吐量为准，达到其 50 到 99 % 所需的缓冲区少 3 到 18 %；从其起再加 5 或 10 KB 所增不到 0.5、1、2 或 5 % 的最小缓冲区，小 11 到 22 %；四个流达到一个流在 15 到 40 KB 时的有效吞吐量，所需少 4 到 18 %。以 5 KB 为步长的单次 100 s 运行离散很大：40 次运行中有 3 次，有效吞吐量最大的缓冲区小 30 到 40 %。丢失 2 到 5 % 时，达到平台的 95 % 所需少 25 到 30 %，从 6 % 起少三分之一。ns-2.35 在全部 56 种设置中与此处的有效吞吐量一致。

at-1-loss-four-streams-need-421342 = 丢失 1 % 时，四个流所需的缓冲区比一个流约少 35 %，以达到平台的 90 % 为准。

at-1-loss-four-streams-need-76fc76 = 丢失 1 % 时，四个流所需的缓冲区比一个流约少 35 %，以达到平台的 98 % 为准。

four-streams-need-about-35-less-b3b102 = 从丢失 6 % 起，四个流所需的缓冲区比一个流约少 35 %。

not-a-sentence-of-the-paper-6076c5 = 不是论文的句子：它所说的节省在何处达到。

the-optimal-buffer-shrinks-as-the-6773c9 = 最优缓冲区随差错率增大而减小。

between-neighbouring-error-rates-a-rise-985a35 = 相邻差错率之间上升 5 % 仍视为没有上升：所试的缓冲区即相隔这么远。

given-up-a971ac = 放弃

after-1-s-567335 = 1 s 之后

after-2-s-ba7f72 = 2 s 之后

after-4-s-df7c3a = 4 s 之后

without-retransmission-610b91 = 不重传

after-one-retransmission-7bd0eb = 一次重传之后

by-priority-4-000-bytes-of-f2fcef = 按优先级，4,000 字节的发送缓冲区

text-e8d5a7 = 年龄的第 95 百分位数

the-lifetime-limits-for-how-long-a466da = 寿命限制发送方尝试发送一条消息的时间。

with-a-lifetime-of-2-s-589cf0 = 寿命为 2 s 时，在每种丢失下，到达者的 95 % 至多 3 s 旧：寿命、单程，以及结束其后到达者等待的 FORWARD TSN。

without-retransmissions-the-service-is-l-4bcbb3 = 不重传时，服务如同 UDP，后者同样不重发。

where-one-packet-in-ten-is-a0de96 = 每十个分组丢失一个时，完整发送的有十分之九到达，误差 2 % 之内。

by-priority-messages-are-given-up-f47377 = 按优先级时，只在需要空间之处放弃消息。

without-losses-the-buffer-has-room-9261e5 = 没有丢失时缓冲区有空间，不放弃任何消息。

what-is-sent-until-it-comes-17031d = 一直发送到到达为止的，来得晚。

own-at-losses-of-15-and-892fb8 = 自有论断。丢失 15 和 20 % 时，年龄的第 95 百分位数至少为寿命 2 s 时的 1.2 倍。

half-the-lifetime-younger-arrivals-d47aea = 寿命减半，到达者更年轻。

own-from-losses-of-5-on-7048de = 自有论断。从丢失 5 % 起，寿命 1 s 对 2 s：年龄至多为十分之九。

it-is-paid-for-three-times-7df662 = 这有代价：放弃的为三倍。

own-the-same-two-lifetimes-at-e7e783 = 自有论断。同样的两个寿命，丢失 10 % 及以上。

the-more-is-lost-the-more-d8337a = 丢失越多，放弃越多。

own-with-a-lifetime-of-2-7f6afb = 自有论断。寿命为 2 s。

without-retransmissions-more-is-given-up-1839a4 = 不重传时，放弃的比丢失的多，因为一次超时会放弃全部未确认的数据。

own-at-a-loss-of-10-5a5acf = 自有论断。丢失 10 % 时，3,000 个测量值中至少放弃 450 个，其中丢失 300 个。

by-priority-nothing-is-too-old-94e0a9 = 按优先级时没有什么算过旧：丢失 20 % 时，到达者比任何寿命下的都旧。

own-the-95th-percentile-over-that-1144df = 自有论断。第 95 百分位数与寿命 4 s 时之比。

shortest-path-4cf6c2 = 最短路径

round-robin-ab2e7e = 轮转

what-fills-a-gap-eb24b1 = 填补间隙者

delayed-like-any-other-46cf4c = 同其他一样延迟

in-slow-start-807b31 = 慢启动中

sky-of-29bd5e = 天空时刻

receivers-that-acknowledge-at-once-what-1bd86b = 接收方立即确认填补间隙的数据，对 SACK 帮助最大。

over-several-paths-what-sack-gains-1f8ca4 = 多路径：半数或以上的 24 个时刻上，SACK 由此所得比 NewReno 所得至少多 2 %。

sack-gains-more-at-12-of-6b4bff = 48 个天空中，SACK 在 12 个上所得更多，NewReno 在 11 个上所得更多，其余两者所得相同：立即确认也使 NewReno 不必等待下一个重复确认。

over-several-paths-acknowledging-at-once-719d23 = 多路径时，立即确认填补间隙的数据很少有害。

at-four-of-five-instants-it-8359da = 在五分之四的时刻上，至多损失有效吞吐量的 2 %。

on-one-path-nothing-fills-a-d87668 = 单路径上没有什么填补间隙，如何确认它没有影响。

to-within-0-1-420989 = 相差 0.1 % 之内。

on-one-path-receivers-that-delay-82817a = 单路径上，慢启动中不延迟确认的接收方在每个时刻都有收益。

text-4ac298 = 100 s 有效吞吐量的 0.3 到 1.5 %：慢启动只发生一次。

normalised-ratio-k-d0dd01 = 归一化比 k

every-segment-4f037a = 每个段

every-other-segment-36dcbf = 每隔一个段

up-to-k-1-the-way-09b784 = 到 k = 1 为止，返回方向不构成任何限制。

rfc-3449-goodput-is-at-least-7b2fe7 = RFC 3449。有效吞吐量至少为数据方向所能承载的 99 %，即 10 Mbit/s 乘以 1460 与 1500 字节之比。

at-k-2-acknowledgements-of-every-a468e6 = k = 2 时，对每个段的确认把有效吞吐量限制为一半。

rfc-3449-the-way-back-is-7171dd = RFC 3449：返回方向先于数据方向占满。没有确认丢失时，相差 1 % 之内。

at-k-4-they-limit-it-fc5cb1 = k = 4 时限制为四分之一。

rfc-3449-within-1-5ea6af = RFC 3449。相差 1 % 之内。

at-k-8-they-limit-it-1c34b8 = k = 8 时限制为八分之一。

acknowledging-every-other-segment-double-72dca4 = 每隔一个段确认，使剩下的加倍。

rfc-3449-a-receiver-that-acknowledges-d0ffd7 = RFC 3449：比每 k 段一次更频繁地确认的接收方会占满返回方向。k = 8 时，相差 1 % 之内。

a-queue-that-loses-acknowledgements-leav-9a733d = 丢失确认的队列所留下的有效吞吐量高于保留全部确认的队列。

rfc-3449-those-that-come-through-23f40a = RFC 3449：通过的确认涵盖丢失者本应确认的内容。k 为 2 及以上，确认每个段。

pages-of-eight-objects-of-10-fa65f4 = 含八个 10 KB 对象的页面

bursts-of-20-messages-f27109 = 20 条消息的突发

rules-4228ae = 规则

the-rules-of-2001-3eb093 = 2001 年的规则

the-rules-of-today-60af9d = 当今的规则

several-paths-seldom-make-bursts-faster-f18e0a = 多路径很少使突发更快。

at-nine-of-ten-points-the-37fcd0 = 在十分之九的点上，延迟的第 95 百分位数至少为单路径的 99 %。

several-paths-seldom-make-pages-faster-fadbce = 多路径很少使页面更快。

at-four-of-five-points-the-d400fe = 在五分之四的点上，对象延迟的中位数不低于单路径的，误差 0.1 % 之内。

by-the-rules-of-2001-sack-be687e = 按 2001 年的规则，分组互相超越时 SACK 很少落后于 NewReno。

over-several-paths-the-95th-percentile-2d1638 = 多路径时，在十分之九的点上，突发的第 95 百分位数至多长 2 %。

by-today-s-rules-it-often-72b482 = 按当今的规则则常常落后：报告空洞之后三段的 SACK 块在三个重复确认到来之前就开始快速恢复（RFC 6675）。

over-several-paths-the-95th-percentile-c2f047 = 多路径时，在五分之二或以上的点上，突发的第 95 百分位数至少长 2 %。

by-today-s-rules-messages-of-72d2af = 按当今的规则，突发的消息比按 2001 年的规则更早到达。

on-one-path-where-nothing-is-1114c5 = 单路径上，没有超越时：至多为延迟中位数的 90 %。

without-timestamps-b7151d = 无时间戳

with-timestamps-5f5649 = 有时间戳

cuts-stand-164536 = 维持减小

needless-cuts-are-undone-389cf4 = 撤销不必要的减小

with-timestamps-the-undoing-of-needless-f3de0a = 有时间戳时，撤销不必要的减小使 Teledesic 多路径上的有效吞吐量提高。

by-10-at-least-at-half-4d8045 = 半数或以上的 24 个时刻上至少提高 10 %。

without-timestamps-reports-of-what-came-defb53 = 没有时间戳时，重复到来报告使发送方也能撤回不必要的减小。

by-2-at-least-at-half-87e169 = 半数或以上的点上至少 2 %。

they-gain-at-3-of-the-d5f48a = 48 个天空中，3 个上有收益，9 个上有损失：被超越的原始数据在重复到来报告之前就结束了修复，而此处只在修复进行期间才撤回减小。

a-sender-that-goes-by-time-2f93c8 = 按时间判断的发送方从不落后于计数的发送方。

at-least-98-of-the-goodput-01a274 = 在每个点上，至少为维持减小时有效吞吐量的 98 %。

it-keeps-most-of-the-goodput-cfe981 = 它保持单路径有效吞吐量的大部分。

text-6af028 = 在每个点上至少 75 %，而计数的发送方保持 10 %。

system-6725e7 = 系统

globalstar-4409ad = Globalstar

skybridge-fb426a = Skybridge

orbcomm-16f0c3 = Orbcomm

ellipso-a12fd7 = Ellipso

pentriad-2977cb = Pentriad

geostationary-ring-7fbfd9 = 静止轨道环

satellites-in-low-orbits-circle-the-22e126 = 低轨道卫星在 2,000 km 以下，不到两小时绕地球一周。

satellites-in-medium-orbits-take-about-168776 = 中轨道卫星约需六到十二小时。

a-geostationary-satellite-takes-a-sidere-3db9f8 = 静止轨道卫星需要一个恒星日。

a-ground-link-to-a-low-23038b = 到低轨道的地面链路需要数毫秒。

a-ground-link-to-the-geostationary-62b2e6 = 到静止轨道的地面链路需要超过 119 ms，经其一跳为两倍。

geo-ring-06c1ba = GEO 环

the-geostationary-satellites-form-a-ring-cf771c = 静止轨道卫星构成一环。

a-satellite-of-spaceway-ngso-has-7f07ae = Spaceway NGSO 的一颗卫星有四条星间链路。

four-each-for-20-satellites-are-b08137 = 20 颗卫星各四条，共 40 条链路，在此时刻均视线无遮挡。

a-satellite-of-teledesic-has-eight-e1e600 = Teledesic 的一颗卫星有八条星间链路，但在两极附近和反向缝处较少。

text-52ce3d = 轨道面内的 576 条一直连通。轨道面之间，264 条连接错开半个位置的相邻者，240 条连接其后者；它们在两端都低于 60 度时连通，占时间的 (120 − 7.5) / 180 和 120 / 180：325 条。跨反向缝的为 24 条的三分之二，即 16 条。与三者之和 917 相差 20 之内。

quito-london-tokyo-and-boston-are-b1853e = 三者都能为 Quito、London、Tokyo 和 Boston 服务。

teledesic-no-cross-seam-isls-b039b6 = Teledesic，无跨缝 ISL

iridium-cross-seam-isls-a7e208 = Iridium，有跨缝 ISL

links-across-the-seam-lower-the-4bca81 = 跨反向缝的链路降低 Teledesic 的最大时延。

links-across-the-seam-lower-the-6e374b = 跨反向缝的链路减少 Teledesic 路径的链路数。

the-mean-over-the-day-ground-b63fda = 一天的均值；地面链路计入。

links-across-the-seam-lower-the-f80c58 = 跨反向缝的链路减少 Teledesic 的路径变化次数。

paths-are-compared-every-10-s-914286 = 每 10 s 比较一次路径。论文说的是 Teledesic，其卫星各有八条链路。

without-them-the-delay-of-teledesic-aca142 = 没有它们时，反向缝位于终端之间期间 Teledesic 的时延上升。

the-mean-delay-while-it-does-85582e = 位于其间时的平均时延，减去不在其间时的平均时延。

links-across-the-seam-lower-the-164c5c = 跨反向缝的链路降低 Iridium 的最大时延。

links-across-the-seam-lower-the-8edf61 = 跨反向缝的链路减少 Iridium 路径的链路数。

links-across-the-seam-lower-the-624721 = 跨反向缝的链路减少 Iridium 的路径变化次数。

an-iridium-satellite-has-but-one-1456a6 = Iridium 卫星跨反向缝只有一条链路，且只在第一个轨道面，它每隔几分钟从一个对端转到下一个：其路径变化更频繁。

without-them-the-delay-of-iridium-d4bb3a = 没有它们时，反向缝位于终端之间期间 Iridium 的时延上升。

the-path-is-that-of-least-707514 = 路径为时延最小的路径，它不总是链路最少的路径：到 Tokyo，跨缝链路使 Teledesic 的路径更短，最大时延短 5.7 ms，但链路平均多 0.2 条。

receiver-s-window-a38610 = 接收方窗口

as-chosen-for-the-constellation-c7231f = 按星座选取

the-defaults-of-ns-2-35-be8183 = ns-2.35 的默认值

round-robin-over-several-paths-lowers-e13bea = 多路径轮转虽无丢失，仍降低有效吞吐量。

at-a-threshold-of-3-at-a64033 = 门限为 3 时：半数或以上的时刻上至多为最短路径的 99 %，两种星座、两种发送方均如此。

the-overtaking-of-packets-lowers-the-cdaab3 = 分组的超越在半数或以上的时刻上降低 Spaceway 上 NewReno 的有效吞吐量。

a-threshold-of-3-gives-at-a0747b = 在相同路径上，门限 3 至多给出门限 10 的 98 %：这是除路程较长之外的损失。

the-overtaking-of-packets-lowers-the-23fe7d = 分组的超越在半数或以上的时刻上降低 Spaceway 上 SACK 的有效吞吐量。

it-does-so-at-7-of-7901b4 = 24 个时刻中有 7 个如此。其余时刻中有 4 个没有分组晚于后发分组到达；在剩下的时刻上，三分之一到三分之二的分组如此，对 SACK 没有代价。

the-overtaking-of-packets-lowers-the-55dc1c = 分组的超越在半数或以上的时刻上降低 Teledesic 上 NewReno 的有效吞吐量。

the-overtaking-of-packets-lowers-the-1e7042 = 分组的超越在半数或以上的时刻上降低 Teledesic 上 SACK 的有效吞吐量。

it-does-so-at-8-of-2eb7b6 = 24 个时刻中有 8 个如此。在其余时刻上，六分之一到三分之二的分组晚于后发分组到达，对 SACK 没有代价。

the-instant-chosen-for-the-constellation-432145 = 为星座所选的时刻

progress-of-the-file-ea9e8c = 文件进展

round-robin-over-several-paths-lowers-7071cb = 多路径轮转虽无丢失，仍降低 NewReno 的有效吞吐量。

with-delayed-acknowledgements-of-200-ms-fc65d5 = 确认延迟 200 ms，通常的门限 3，两种星座、两套规则：至多为最短路径的 99 %。

round-robin-over-several-paths-lowers-2c4be5 = 多路径轮转虽无丢失，仍降低 SACK 的有效吞吐量。

of-that-the-overtaking-of-packets-f62c70 = 其中一部分出于分组的超越，而不只出于路程较长。

a-threshold-of-3-gives-at-c4aa09 = 在相同路径上，门限 3 至多给出门限 10 的 98 %。

over-teledesic-a-threshold-of-3-4090c6 = 在此时刻的 Teledesic 上，门限 3 给出门限 10 的全部，因为延迟的确认使重复确认的数目减半：每个段都得到确认时，NewReno 在那里于门限 3 为 1281 kbit/s，于门限 10 为 2795。在 Spaceway 上，它使 NewReno 损失 39 到 46 %，使 SACK 损失 4 到 15 %。

a-higher-threshold-of-duplicate-acknowle-1c5b86 = 较高的重复确认门限使有效吞吐量回到接近单路径的水平。

a-threshold-of-10-reaches-90-658da8 = 门限 10 达到最短路径的 90 %。其余并非 TCP 所失：链路最少的路径比时延最短的路径长，而窗口固定。

a-threshold-below-3-makes-it-0b04fd = 门限低于 3 时更差。

thresholds-of-1-against-3-at-48c421 = 门限 1 对门限 3；至多 90 %。

over-a-single-path-the-threshold-250811 = 单路径上门限没有影响。

within-1-of-the-goodput-at-2c1f3b = 与门限 10 时的有效吞吐量相差 1 % 之内。

packets-of-one-transfer-overtake-each-06bab7 = 在每个节点轮流经几条路径发送之处，同一传输的分组互相超越。

more-than-one-packet-in-a-0ad7a8 = 每一百个分组中有一个以上晚于后发分组到达。

ns-2-35-tcp-newreno-and-473b00 = ns-2.35，TCP Newreno 和 Sack1，相同时刻的链路上的多路径分类器，一次运行

delayed-acknowledgements-of-200-ms-hurt-e83868 = 200 ms 的确认延迟对 Spaceway 上使用 NewReno 的轮转的损害大于对单路径的损害。

at-a-threshold-of-3-what-56af2b = 门限为 3 时：轮转与单路径之比，在半数或以上的 24 个时刻上至多为无延迟时的 98 %。

they-hurt-at-9-of-the-d6097e = 24 个时刻中有 9 个有害，5 个有益：延迟的确认间隔更大，但重复确认更少。

delayed-acknowledgements-of-200-ms-hurt-3af295 = 200 ms 的确认延迟对 Spaceway 上使用 SACK 的轮转的损害大于对单路径的损害。

they-hurt-at-6-of-the-a0e34c = 24 个时刻中有 6 个有害，3 个有益：延迟的确认间隔更大，但重复确认更少。

delayed-acknowledgements-of-200-ms-hurt-5b4e11 = 200 ms 的确认延迟对 Teledesic 上使用 NewReno 的轮转的损害大于对单路径的损害。

they-hurt-at-7-of-the-e387b3 = 24 个时刻中有 7 个有害，6 个有益：延迟的确认间隔更大，但重复确认更少。

delayed-acknowledgements-of-200-ms-hurt-fb4b57 = 200 ms 的确认延迟对 Teledesic 上使用 SACK 的轮转的损害大于对单路径的损害。

they-hurt-at-2-of-the-07c9d5 = 24 个时刻中有 2 个有害，4 个有益：延迟的确认间隔更大，但重复确认更少。

at-the-usual-threshold-of-3-1d4fae = 通常的门限 3，每种延迟，两种星座、两套规则：至多为最短路径的 99 %。

a-threshold-of-10-reaches-90-263591 = 在每种延迟下，门限 10 都达到最短路径的 90 %。

delayed-acknowledgements-hardly-hurt-the-ced492 = 延迟的确认几乎不损害单路径。

text-a031a2 = 200 ms 对无延迟：至少 97 %。

delayed-acknowledgements-of-200-ms-hurt-da1ca9 = 200 ms 的确认延迟对使用 NewReno 的轮转的损害远大于对单路径的损害。

at-the-usual-threshold-of-3-d05c0a = 通常的门限 3：轮转与单路径之比至多为无延迟时的 95 %。

over-spaceway-it-does-249-172-1008ad = Spaceway 上如此：按 2001 年的规则，0、50、100、200 和 500 ms 时为 249、172、178、164 和 112 kbit/s，而单路径从 294 降到 290。在有 18 条路径的 Teledesic 上则相反，从 0 时的 1281 到 200 ms 时的 2745：延迟的确认使重复确认的数目减半，在那里使其低于门限。

delayed-acknowledgements-of-500-ms-hurt-0ef296 = 500 ms 的确认延迟对使用 NewReno 的轮转的损害远大于对单路径的损害。

delayed-acknowledgements-of-200-ms-hurt-484601 = 200 ms 的确认延迟对使用 SACK 的轮转的损害远大于对单路径的损害。

sack-tells-what-has-arrived-so-d2cdae = SACK 报告哪些已到达，因此超越很少减小窗口：按 2001 年的规则，Spaceway 上无延迟时为 273 kbit/s，200 ms 时为 225，500 ms 时为 266；Teledesic 上在每种延迟下都与门限 10 时一样多。

delayed-acknowledgements-of-500-ms-hurt-8f180f = 500 ms 的确认延迟对使用 SACK 的轮转的损害远大于对单路径的损害。

latitude-of-both-places-394c39 = 两地的纬度

difference-of-longitude-a80f9e = 经度差

mean-latitude-of-the-path-0cd0b1 = 路径的平均纬度

routing-by-delay-loads-links-at-ac0912 = 按时延选路使高纬度的链路负荷加重。

between-places-at-40-the-satellites-ef3365 = 位于 40° 的两地之间，路径上的卫星比两地离赤道更远：41° 或以上，对极轨道面的星座而言。

teledesic-42-1-without-links-across-849ae6 = Teledesic（42.1°，无跨缝链路时 51.7°）和无跨缝链路的 Iridium（44.4°）如此。有跨缝链路的 Iridium 则不然（37.2°）：其异轨链路在 60° 以外关闭，同一轨道面内下一颗卫星相隔纬度 33°，路径在能找到链路之处穿过轨道面，位于两地纬度的高低两侧。

without-links-across-the-seam-paths-4e91ce = 没有跨反向缝的链路时，路径离赤道更远。

of-teledesic-at-least-1-2-af9bc2 = 对 Teledesic，在 0、20 和 40° 至少为 1.2 倍远：反向缝位于其间时，路径绕经极点。

path-changes-in-a-day-597b40 = 一天的路径变化次数

disruption-grows-with-the-difference-of-544cd2 = 路径中断随经度差增长。

path-changes-in-a-day-from-7d0fab = 一天的路径变化次数，从 30 到 150°，由每个经度差到下一个，或反向 5 %；对极轨道面的星座而言。

so-does-the-delay-without-links-9381b7 = 时延也如此，没有跨反向缝的链路时亦然。

mean-delay-at-120-over-that-6ef014 = 120° 与 30° 的平均时延之比：至少 1.5。

handovers-of-the-terminals-do-not-5a7443 = 终端的切换则不然：增长的是其间发生的变化。

at-150-within-2-of-those-dc5b2e = 150° 与 30° 相差 2 % 之内。

packets-held-for-a03f60 = 分组扣留时间

gateways-that-put-packets-back-in-e6e218 = 恢复分组顺序的网关使轮转的有效吞吐量回到接近单路径的水平。

packets-held-for-200-ms-at-ae7fa0 = 分组扣留 200 ms：至少为最短路径的 90 %。其余并非 TCP 所失：链路最少的路径比时延最短的路径长，而窗口固定。

without-them-newreno-gets-less-ac7a9d = 没有它们时 NewReno 得到的更少。

at-most-95-of-what-it-011f12 = 至多为分组扣留 200 ms 时的 95 %。

they-cost-sack-next-to-nothing-834bf2 = 在 SACK 不需要它们之处，它们对 SACK 几乎没有代价。

packets-held-for-200-ms-at-9e4728 = 分组扣留 200 ms：至少为无网关时有效吞吐量的 95 %。所扣留的一次全部到来，确认也是如此。

gateways-that-hold-packets-for-less-4a7cbf = 扣留分组的时间短于各路径之差的网关可能有害。

over-spaceway-whose-paths-differ-by-1387c9 = Spaceway 上各路径相差超过 20 ms，分组扣留 20 ms：NewReno 至多为无网关时的 60 %。所放弃等待的分组在一整串后发分组之后到来，其中每个都多造成一个重复确认。

where-packets-are-held-for-longer-92f675 = 分组扣留的时间长于各路径之差时，主机按顺序收到全部分组。

no-packet-comes-after-a-later-b1d230 = 没有分组晚于后发分组到来。

over-a-single-path-gateways-hold-8127e2 = 单路径上网关不扣留任何分组。

within-0-1-of-the-goodput-dadef2 = 与没有网关时的有效吞吐量相差 0.1 % 之内。

time-with-ends-that-fly-opposite-a6776c = 两端反向飞行的时间

rosettes-have-sets-of-ascending-and-adf528 = 玫瑰形星座有上升的和下降的两组路径：从一组到另一组的路径是绕行。

of-spaceway-ngso-the-mean-delay-6b15e1 = 对 Spaceway NGSO：两端反向飞行时，平均时延至少大 30 ms。

polar-planes-with-links-across-the-9e885a = 有跨缝链路的极轨道面没有这种绕行。

at-most-20-ms-3a815b = 至多 20 ms。

their-ends-fly-opposite-ways-for-6075c4 = 其两端反向飞行的时间即反向缝位于其间的时间，为经度差与 180° 之比。

at-60-a-third-of-the-c777be = 60° 时：三分之一的时间，相差 2 个百分点之内。

over-the-shortest-path-two-satellites-564edf = 走最短路径时，同时使用两颗卫星比只用仰角最高的一颗得到的更多。

at-least-100-5-the-shortest-d9cbb6 = 至少 100.5 %：所有路径中最短的比经仰角最高的卫星的短，固定的窗口因而得到的更多。

over-spaceway-packets-overtake-each-othe-0ece73 = Spaceway 上，分组从第一跳起就走几条路径时，互相超越多得多。

of-a-hundred-packets-at-least-282c91 = 同时使用两颗卫星比使用一颗时，每一百个分组中至少多 30 个晚于后发分组到来。

round-robin-with-sack-has-more-6f8278 = 尽管如此，使用 SACK 的轮转用两颗卫星的有效吞吐量仍高于用一颗。

at-least-102-from-two-satellites-ad13b2 = 至少 102 %：从两颗卫星出发的路径更短。

rack-finds-retransmissions-that-are-lost-0bd079 = RACK 发现再次丢失的重传，避免超时。

at-10-at-most-half-of-b6cb6f = 10 % 时至多为一半（RFC 8985 1 对 TCP 如此说）。

with-bbr-whose-window-losses-do-bb3fbe = 对窗口不因丢失而减小的 BBR，这最有价值。

over-280-ms-at-10-at-b0fb75 = 280 ms、10 % 时有效吞吐量至少为 1.2 倍。

over-a-geostationary-satellite-that-lose-e0bcbe = 经每一百个分组丢失一个的静止轨道卫星，BBR 与 RACK 得到 RFC 9260 有效吞吐量的许多倍。

at-least-ten-times-72a456 = 至少十倍。

where-few-packets-are-lost-rack-abfb92 = 丢失的分组很少时，RACK 没有任何影响。

text-b738ce = 35 ms、0.1 % 时为有效吞吐量的 0.95 到 1.05。

profile-d696a3 = 配置

dcsctp-initial-cwnd-3-rto-min-6346bf = dcSCTP，初始 cwnd 3，RTO.Min 1 s

what-freebsd-charges-beside-each-chunk-ff5cf6 = FreeBSD 在每个块之外所计的开销占去窗口的六分之一。

without-loss-80-to-86-of-f812cb = 没有丢失时，为 RFC 9260 的 80 到 86 %。

t3-rtx-which-this-stack-does-7ae06d = 此协议栈不重新启动的 T3-rtx 在数据途中到期：无丢失的 100 s 内 49 次，每次到期都以小的 cwnd 重新开始，因此限制发送方的是 cwnd，而不是所计的开销。它与往返时间形成差拍；时延多 0.1 % 就可使有效吞吐量改变一半。

it-is-furthest-behind-where-losses-4c8993 = 在丢失少而 cwnd 可以很大之处，它落后最多。

at-a-loss-rate-of-0-3aac46 = 丢包率为 0.005 时，至多为 RFC 9260 的 80 %。

browsers-announce-nine-tenths-of-their-d9d600 = 浏览器通告其缓冲区的十分之九。

without-loss-87-to-91-of-b92f3f = 没有丢失时，为 RFC 9260 的 87 到 91 %。

under-loss-they-stay-close-to-16b813 = 有丢失时，它们接近 RFC 9260。

from-a-loss-rate-of-0-984aa5 = 从丢包率 0.005 起，为其 80 到 98 %。

messages-of-500-bytes-every-50-a8d33f = 每 50 ms 一条 500 字节的消息

carried-by-5cafc3 = 承载方式

sctp-eight-streams-130df9 = SCTP，八个流

sctp-one-stream-bff207 = SCTP，一个流

tcp-one-connection-fb8a82 = TCP，一个连接

where-nothing-is-lost-streams-do-fe14f8 = 没有丢失时流没有影响：八个流的延迟与一个流的相同。

a-check-of-our-own-to-cca38a = 我们自己的检验，相差 1 % 之内。

messages-at-a-rate-that-is-5c027c = 速率远低于链路速率的消息经八个流更早到达，因为丢失的分组只拖住其所在流的后续分组。

a-check-of-our-own-the-480968 = 我们自己的检验：第 95 百分位数至多为一个流时的 0.9 倍。

streams-change-the-latency-of-the-6e4b1b = 流使页面对象的延迟改变不到十分之一：它是为每个页面重新打开的窗口的延迟。

a-check-of-our-own-the-7c85f6 = 我们自己的检验：八个流的中位数与一个流的相差 10 % 之内。

at-a-loss-of-1-and-a64dc3 = 丢失 1 % 及以上时，消息经八个流比经 TCP 更早到达。

a-check-of-our-own-on-8f237a = 我们自己的检验，针对第 95 百分位数。

goodput-falls-as-the-loss-rate-69352d = 有效吞吐量随丢包率增大而下降。

without-loss-and-scaling-goodput-is-6b24b9 = 没有丢失且没有窗口缩放时，有效吞吐量为每次往返一个 65,535 字节的窗口。

cubic-is-at-least-as-fast-022ce6 = 在长路径和大窗口下，CUBIC 至少与 NewReno 和 SACK 一样快。

at-a-loss-rate-of-0-88a9bd = 丢包率为 0.001 时，使用 SACK 的 NewReno 达到 MSS / RTT sqrt(3 / 2p)，即 855 kbit/s。

mathis-semke-mahdavi-and-ott-1997-a95ee7 = Mathis、Semke、Mahdavi 和 Ott 1997；相差 10 % 之内，确认每个段。

ten-runs-spread-too-widely-with-1c458d = 十次运行离散过大：100 次时为 882 ± 29 kbit/s，在百分之十之内。

at-a-loss-rate-of-0-16ecfd = 丢包率为 0.005 时，使用 SACK 的 NewReno 达到 MSS / RTT sqrt(3 / 2p)，即 383 kbit/s。

ten-runs-spread-too-widely-with-eabd8d = 十次运行离散过大：100 次时为 371 ± 8 kbit/s，在百分之十之内。

without-random-loss-every-sender-uses-cc13d8 = 没有随机丢失时，每个发送方至少使用链路的十分之九。

packets-that-overtake-others-are-taken-64af72 = 超过其他分组的分组使后者被当作丢失：没有随机丢失，仍有数据重发。

no-change-of-the-delay-makes-f9c647 = 时延的变化都不使重传定时器到期。

with-one-packet-in-10-000-e922a1 = 每 10,000 个分组丢失一个时，CUBIC 交付的比 NewReno 多。

sctp-whose-window-grows-like-that-df7d5f = 窗口像 NewReno 那样增长的 SCTP，交付量与之相差五分之一之内。

half-of-them-each-709269 = 各一半

fairness-and-utilisation-5bed63 = 公平性与利用率

flows-with-the-same-congestion-control-111162 = 拥塞控制相同的业务流均分。

jain-s-index-of-at-least-c69c91 = 500 s 内 Jain 指数至少 0.9。

cubic-keeps-the-link-fuller-than-c43aed = CUBIC 使链路比 Reno 更满。

end-to-end-6b5cb4 = 端到端

split-32afaa = 分割

packet-error-rate-of-the-line-9759a9 = 线路的丢包率

without-loss-and-with-large-windows-0190ad = 没有丢失且窗口大时，网关没有任何影响：两者都填满卫星链路。

end-to-end-a-window-of-344537 = 端到端时，65,535 字节的窗口每次 0.53 s 的往返给出 45 段，即 984 kbit/s。

split-such-a-window-gives-45-8482c4 = 分割时，这样的窗口在卫星段每次 0.49 s 的往返给出 45 段，不论线路丢失多少，至 1 % 为止：1063 kbit/s。

within-5-the-line-alone-with-cc7a69 = 相差 5 % 之内：线路本身往返时间短，即使有丢失也比这更快。

split-a-loss-of-0-1-0b0672 = 分割时，线路上 0.1 % 的丢失仍使卫星链路保持占满。

at-a-loss-rate-of-0-a80683 = 丢包率为 0.005 时，分割的业务流得到该定律对线路给出的值，MSS / RTT sqrt(3 / 2p)，RTT 为 0.0408 s：4,918 kbit/s。

mathis-semke-mahdavi-and-ott-1997-2c62c2 = Mathis、Semke、Mahdavi 和 Ott 1997；相差 10 % 之内。

from-end-to-end-the-law-95e393 = 端到端时，该定律以 0.53 s 给出 379 kbit/s。

within-10-f15c29 = 相差 10 % 之内。

so-the-gateway-gains-the-ratio-e21b53 = 因此网关的收益为两个往返时间之比，即 13。

within-20-d410ad = 相差 20 % 之内。

without-probing-52fe1d = 无探测

with-probing-e7aabc = 有探测

share-of-congestion-among-the-bad-80e530 = 坏状态停留中拥塞的比例

drop-probability-in-the-bad-state-ee6585 = 坏状态中的丢弃概率

probing-raises-the-effective-throughput--e7e083 = 不论坏状态中拥塞占多大比例，探测都提高实际吞吐量。

at-every-point-55c787 = 在每个点上。

probing-gains-less-where-every-bad-03766d = 每个坏状态都是拥塞时，探测的增益小于没有拥塞时，因为它此时同另一发送方一样使窗口减半。

throughput-with-probing-over-that-withou-fc2d7f = 有探测与无探测的吞吐量之比，全部为拥塞时与没有拥塞时相比：至多 0.98。

yet-most-of-the-gain-stays-a64238 = 但大部分增益仍在：起决定作用的不是拥塞的比例。

with-all-congested-probing-still-gains-198067 = 全部为拥塞时，探测的增益仍至少为 40 %。

with-probing-the-overhead-falls-as-09c83d = 有探测时，开销随拥塞比例增大而下降。

with-all-congested-at-most-90-85ccdd = 全部为拥塞时至多为没有拥塞时的 90 %。

probing-raises-the-effective-throughput--5adcb3 = 在所有测试中，探测都提高实际吞吐量。

section-6-figure-6-1349bf = 第 6 节，图 6

at-every-point-with-losses-317549 = 在每个有丢失的点上。

the-least-gain-is-3-308046 = 最小增益为 3 %。

at-one-point-at-least-the-b23846 = 至少在一个点上增益为 3 %，上下五个百分点。

with-100-runs-a-point-gains-1ab0e1 = 每点 100 次运行时，增益在 27 与 87 % 之间；在增益最小的丢弃 2 % 处，停留 10 s 时探测的增益为 78 ± 7 %。依据论文编写的独立模型与此处的测量值一致：它在那里为 79.7 ± 18.8 %，各点为 26 到 94 %。

the-greatest-gain-is-150-620f1b = 最大增益为 150 %。

at-one-point-at-least-the-9cb531 = 至少在一个点上增益为 150 %，上下其五分之一。

with-100-runs-a-point-gains-303206 = 每点 100 次运行时，增益在 27 与 87 % 之间。依据论文编写的独立模型与此处的测量值一致：其最大增益为 94.1 ± 21.6 %，在丢弃 10 %、停留 10 s 时。

the-gains-with-stays-of-10-de2883 = 停留 10 s 的增益高于停留 1 s 的。

at-every-drop-probability-throughput-wit-975a15 = 在每个丢弃概率上：有探测与无探测的吞吐量之比，停留 10 s 时与停留 1 s 时相比。

true-at-5-and-above-at-9fb034 = 5 % 及以上时成立；2 % 时停留 10 s 的增益为 75 ± 14 %，停留 1 s 的为 61 %，二十次运行无法判定（比值 1.09 ± 0.09）。

an-independent-model-written-from-the-b5e2f2 = 依据论文编写的独立模型

probing-mostly-lowers-the-overhead-2b3148 = 探测大多降低开销。

section-6-figure-7-bd9382 = 第 6 节，图 7

at-four-of-five-points-with-54ab23 = 在五分之四的有丢失的点上。

at-a-drop-probability-of-50-7d28b3 = 丢弃概率为 50 % 时，探测节省 44 % 的开销。

text-c6a85e = 停留 10 s 时节省 30 到 58 %。

with-100-runs-36-2-5-70d509 = 每点 100 次运行时节省 36 ± 2.5 %。依据论文编写的独立模型与此处的测量值一致：它节省 35 %，即 8.8 % 中的 5.7。

kbit-s-per-3adbb8 = kbit/s 每 %

with-probing-more-throughput-comes-with-5cdf97 = 有探测时，每百分之一的开销换得的吞吐量更多。

rendezvous-6bcbdf = 会合

handoff-rate-7e8eb1 = 越区切换率

section-6-figure-9-f82a9d = 第 6 节，图 9

the-throughput-falls-with-the-handoff-952d57 = 吞吐量随越区切换率下降。

from-each-rate-to-the-next-6a80f7 = 由每个率到下一个，或反向 3 %。

section-6-figure-10-3811a3 = 第 6 节，图 10

the-least-gain-is-4-8bb61e = 最小增益为 4 %。

section-6-figures-9-and-10-1581bb = 第 6 节，图 9 和图 10

at-one-point-at-least-the-c69d46 = 至少在一个点上增益为 4 %，上下五个百分点。

the-greatest-gain-is-86-f8a458 = 最大增益为 86 %。

at-one-point-at-least-the-3849b7 = 至少在一个点上增益为 86 %，上下其五分之一。

with-100-runs-a-point-the-130900 = 每点 100 次运行时，最大增益为 70 ± 5 %，在越区切换半秒、切换率 15 % 时：位于可接受范围的下缘。依据论文编写的独立模型与此处的测量值一致：它在那里为 66.9 ± 11.6 %。

handoffs-of-one-second-gain-more-01f002 = 一秒的越区切换的增益高于半秒的。

at-every-handoff-rate-throughput-with-613c8c = 在每个越区切换率上：有探测与无探测的吞吐量之比，越区切换一秒时与半秒时相比。

with-100-runs-a-point-handoffs-bacd10 = 每点 100 次运行时，半秒的越区切换在每个切换率上增益都更高：15 % 时为 70 ± 5 % 对 58 ± 4 %。没有探测时，相同切换率下半秒的损失更多吞吐量，因为越区切换的次数为两倍。依据论文编写的独立模型与此处的测量值一致：半秒、15 % 时为 66.9 %，一秒、13 % 时为 48.6 %。

handoffs-of-one-second-give-at-da25b6 = 一秒的越区切换给出的吞吐量不低于半秒的。

at-every-handoff-rate-without-and-b2b322 = 在每个越区切换率上，无探测和有探测均如此。

clearly-more-at-every-rate-from-51f15c = 从 3 % 起，在每个切换率上都明显更高。1 % 且有探测时，越区切换太少，无法判定：每点 100 次运行时比值为 1.002 ± 0.018。

section-6-figure-11-4ed9fe = 第 6 节，图 11

the-overhead-grows-with-the-handoff-77fabc = 开销随越区切换率增长。

section-6-figure-12-bb452a = 第 6 节，图 12

with-handoffs-of-one-second-probing-3075f1 = 越区切换为一秒时，探测节省 34 % 的开销。

text-99e460 = 在节省最多的 15 % 处节省 27 到 41 %。

connectivity-rate-2d3713 = 连通率

section-6-figure-15-b8239e = 第 6 节，图 15

the-least-gain-is-13-6cb884 = 最小增益为 13 %。

at-one-point-at-least-the-a4e514 = 至少在一个点上增益为 13 %，上下五个百分点。

with-100-runs-a-point-the-84d30b = 每点 100 次运行时，最小的增益，即会合 10 s、3 % 时的 17 ± 8 % 和 7.5 % 时的 17 ± 7 %，位于可接受范围的上缘，其离散超出该范围。

the-greatest-gain-is-77-f3c4ed = 最大增益为 77 %。

at-one-point-at-least-the-8cef77 = 至少在一个点上增益为 77 %，上下其五分之一。

with-100-runs-a-point-the-aa630b = 每点 100 次运行时，最大增益为 70 ± 9 %，在连通率 30 %、会合 5 s 时：其区间低至可接受范围以下。

the-throughput-rises-with-the-connectivi-648942 = 吞吐量随连通率上升。

a-rendezvous-of-10-s-gives-8692ee = 会合 10 s 的吞吐量高于 5 s 的。

at-every-connectivity-rate-without-and-4a68c6 = 在每个连通率上，无探测和有探测均如此。

section-6-figure-16-b00acd = 第 6 节，图 16

at-a-connectivity-of-1-there-c8bb6a = 连通率为 1 % 时，有 500 或 1000 s 没有连通性，探测贯穿其间：会合 5 s 时，它们使发送方在数据之外发送的量从文件的 4.0 增至 8.5 %，多于所节省的重传，即 6.4 减 4.0 %（40 次运行）。每点 100 次运行时，开销在那里高 22 ± 4 和 41 ± 6 %，在 3 %、10 s 时没有差别，在其余九个点上低 10 到 25 %：不到全部的五分之四。

the-overhead-does-not-depend-on-0081d8 = 开销与连通率无关。

within-a-tenth-of-that-at-394dcf = 与 30 % 时相差十分之一之内。

from-15-on-it-is-flat-69f790 = 从 15 % 起持平，无探测时从 7.5 % 起持平。低于此则连通性越少开销越大：1 % 时，无探测为 30 % 时的 1.27 和 1.29 倍，有探测为 2.07 和 2.40 倍（每点 100 次运行），因为在没有任何连通性的时间里仍在请求报告和进行探测，而那里这段时间占传输的 99 %。

at-a-connectivity-of-1-there-a92bd6 = 连通率为 1 % 时，有 500 或 1000 s 没有连通性，探测贯穿其间：会合 5 s 时，它们使发送方在数据之外发送的量从文件的 4.0 增至 8.5 %，多于所节省的重传，即 6.4 减 4.0 %（40 次运行）。因此吞吐量的增益，会合 10 s 时为 18 ± 10 %，耗在了开销上：100 次运行时，那里的比值为 1.02 ± 0.16。在其他每个点上都更好。

file-50009c = 文件

larger-files-take-longer-b53a22 = 较大的文件需要更久。

from-each-size-to-the-next-61da04 = 由每个大小到下一个。

the-latency-of-a-file-of-87aacb = 1 KB 的文件在 1.2 kbit/s 下的延迟即所印的值。

within-15-0bcd4d = 相差 15 % 之内。

with-100-runs-it-is-71-5fc0e6 = 100 次运行时为 71.7 ± 2.0 s，比所印的高 13 %，位于可接受范围的边缘。

the-latency-of-a-file-of-805db1 = 10 KB 的文件在 1.2 kbit/s 下的延迟即所印的值。

the-latency-of-a-file-of-c265f8 = 1 KB 的文件在 9.6 kbit/s 下的延迟即所印的值。

the-latency-of-a-file-of-9cff2f = 10 KB 的文件在 9.6 kbit/s 下的延迟即所印的值。

the-values-printed-in-the-paper-5fb085 = 论文中所印的值

the-values-printed-0021d5 = 所印的值

where-nothing-is-lost-tcp-probing-fd7a74 = 没有丢失时，TCP-probing 即 TCP。

the-same-effective-throughput-to-within-d10310 = 实际吞吐量相同，相差 0.1 % 之内。

probing-raises-the-effective-throughput--0393ac = 凡有分组丢失之处，探测都提高 TCP 的实际吞吐量。

by-10-at-least-at-every-c07580 = 在每个有丢失的点上至少提高 10 %。

with-probing-few-losses-end-in-fa0dfc = 有探测时，很少有丢失以只留下一段 cwnd 的超时告终。

at-most-30-of-the-timeouts-07222f = 至多为 TCP 超时次数的 30 %。

in-tcp-probing-raises-the-overhead-60a7af = 在 TCP 中，探测使开销增大：超时之后，所有不知是否到达的数据以此前的窗口再次发出，而 XSTP 的报告指明缺失什么。

at-every-point-with-losses-more-0a9ed0 = 在每个有丢失的点上都多于 TCP。

where-the-channel-changes-fast-and-c51d81 = 在信道变化快且丢失多之处，XSTP 比 TCP-probing 进展更远。

with-stays-of-1-s-and-484c36 = 停留 1 s 且丢失 10 % 或以上时，至少多 30 %。

states-2f6e9d = 状态

handoffs-b03790 = 越区切换

limited-connectivity-81704e = 有限连通性

as-assumed-6e5c6d = 按所作假定

no-backoff-00c8af = 无退避

backoff-to-64-0182fc = 退避到 64

idle-after-5-s-16942e = 5 s 后视为空闲

idle-after-120-s-57929b = 120 s 后视为空闲

window-paced-c5d247 = 按节奏发送窗口

growth-by-reports-6751c0 = 随报告增长

tolerance-0-5e2a06 = 容差 0

tolerance-25-d31f21 = 容差 25 %

tolerance-60-550b65 = 容差 60 %

probing-raises-the-effective-throughput--85cb1a = 不论如何选择，探测都提高实际吞吐量。

files-of-one-frame-get-more-5b7d79 = 单帧文件的吞吐量高于多帧文件。

text-6c245a = 1 KB 对 100 B，两种速率均如此。

the-throughput-of-a-file-of-98455b = 1 KB 的文件在 1.2 kbit/s 下的吞吐量即所印的值。

the-throughput-of-a-file-of-420ffa = 10 KB 的文件在 1.2 kbit/s 下的吞吐量即所印的值。

the-throughput-of-a-file-of-2defc7 = 1 KB 的文件在 9.6 kbit/s 下的吞吐量即所印的值。

the-throughput-of-a-file-of-8920d3 = 10 KB 的文件在 9.6 kbit/s 下的吞吐量即所印的值。

normalised-throughput-d866d2 = 归一化吞吐量

the-slower-channel-is-used-better-208a2f = 较慢的信道利用得更好。

at-every-size-6bbdd9 = 在每个大小上。

the-normalised-throughput-of-a-file-2a716d = 1 KB 的文件在 1.2 kbit/s 下的归一化吞吐量即所印的值。

the-normalised-throughput-of-a-file-1275ab = 10 KB 的文件在 1.2 kbit/s 下的归一化吞吐量即所印的值。

the-normalised-throughput-of-a-file-2ced99 = 1 KB 的文件在 9.6 kbit/s 下的归一化吞吐量即所印的值。

the-normalised-throughput-of-a-file-f1743c = 10 KB 的文件在 9.6 kbit/s 下的归一化吞吐量即所印的值。

leocc-cubic-4844a0 = LeoCC, CUBIC

leocc-bbr-d3a3cd = LeoCC, BBR

leocc-leocc-0e2406 = LeoCC, LeoCC

with-a-short-queue-leocc-takes-fb7d55 = 队列短时，LeoCC 像 BBR 一样从 CUBIC 手中夺走链路。

at-least-0-6-with-half-5813e7 = 队列为半个带宽时延积时至少 0.6。

two-leoccs-leave-a-shorter-queue-86653d = 两个 LeoCC 留下的队列比两个 BBR 的短。

the-median-wait-over-34-ms-aed157 = 34 ms、队列深时，等待时间的中位数至多为一半。

so-they-do-over-the-slow-95ae02 = 在慢速链路上也是如此。

the-same-over-279-ms-ce75e1 = 279 ms 时同样。

five-packets-take-48-ms-there-b64546 = 在那里五个分组需要 48 ms。一个业务流的分组发出期间，另一个没有动静的时间超过 45 ms 的门限，便视之为重配置，100 s 内 116 次：它对路径的了解随之丧失，STARTUP 又填满队列。

concurrent-multipath-transfer-beside-a-f-0a5b28 = 与单路径业务流并存的并发多路径传输：各路径共享的链路各得多少，按耦合拥塞控制

an-association-and-one-on-a-14d679 = 一个偶联和一个单路径的偶联无休止地发送，各在 2 s 之内由种子抽取的时刻开始。第一个偶联有一条路径，或有两条同时承载数据的路径（CMT），其窗口按其中一条规则耦合。它的两条路径都经过另一个偶联的链路，如同两个接口共享的卫星下行链路，或者第二条路径有自己的同样链路。链路为 10 Mbit/s、34 ms（如低轨道卫星），或 2 Mbit/s、250 ms（如静止轨道卫星），其队列容纳一个带宽时延积。队列或在满时丢弃到来的分组，或在此之前就随机丢弃：RED，采用 Dreibholz et al. 2010 的门限，20 和 80 个分组。600 s，从 120 s 起测量。

text-d04b6b = 2 Mbit/s、250 ms

both-cross-the-other-s-link-558618 = 两条都经过另一方的链路

the-second-has-a-link-of-84a978 = 第二条有自己的链路

one-path-d56bee = 单路径

cmt-independent-adac4f = CMT，独立

an-association-that-uses-n-paths-4dd3a3 = 在同一瓶颈上使用 N 条路径的偶联，获得的带宽是并发业务流的 N 倍。

draft-tuexen-tsvwg-sctp-multipath-28-c9f3ca = draft-tuexen-tsvwg-sctp-multipath-28，第 6.1 节

draft-tuexen-tsvwg-sctp-multipath-28-c239f9 = draft-tuexen-tsvwg-sctp-multipath-28，第 6.1 节。三分之二，上下十分之一：0.6 到 0.733。

a-coupled-flow-does-not-take-b66784 = 对其各路径所共享的资源，耦合的业务流占用得不比只使用其中一条路径的单个业务流多。

rfc-6356-goal-2-0380de = RFC 6356，目标 2

rfc-6356-goal-2-with-lia-61486e = RFC 6356，目标 2，采用 LIA，即该 RFC 的算法：一半，上下十分之一。

a-coupled-flow-performs-at-least-8bd731 = 耦合的业务流的表现至少不逊于单路径业务流在其最佳路径上的表现。

rfc-6356-goal-1-d63d62 = RFC 6356，目标 1

rfc-6356-goal-1-at-least-3b6ec9 = RFC 6356，目标 1。至少为单路径所得份额的十分之九。

a-coupled-flow-moves-traffic-off-81c8b6 = 耦合的业务流把流量从其拥塞最重的路径上移开。

rfc-6356-goal-3-a27e28 = RFC 6356，目标 3

rfc-6356-goal-3-with-a-28dcd1 = RFC 6356，目标 3。第二条路径有自己的链路时，它比独立的窗口让出更多的共享链路：至多为后者份额的 98 %。

plain-cmt-leads-to-an-overly-a9dc5c = 普通 CMT 过于激进地占用共享瓶颈的带宽。

dreibholz-2012-evaluation-and-optimisati-ea0a4b = Dreibholz 2012，Evaluation and Optimisation of Multi-Path Transport，摘要

of-the-treatise-the-abstract-alone-169cad = 该论著只有摘要可查。超过一半，且超出十分之一以上。

cmt-with-resource-pooling-remains-fair-5ed848 = 采用资源池化的 CMT 在拥塞链路上对并发业务流保持公平。

dreibholz-et-al-2010-applying-tcp-cdab47 = Dreibholz et al. 2010，Applying TCP-Friendly Congestion Control to Concurrent Multipath Transfer，摘要

of-the-paper-the-abstract-and-12737a = 该论文可查的是摘要和队列参数，而不是其数值。其规则为 CMT/RPv1：一半，上下十分之一。

and-it-achieves-a-performance-improvemen-b8e498 = 并且其性能优于不用 CMT 的传输。

where-the-second-path-has-a-56f17f = 第二条路径有自己的链路时：至少为单路径所得份额的 105 %。

with-olia-it-is-as-with-4be3ed = OLIA 的情形与 LIA 相同：满队列击中窗口的次数与其增长成正比。

nor-do-olia-and-cmt-rpv2-8c475e = OLIA 和 CMT/RPv2 占用的也不比单个业务流多。

own-by-the-same-goal-half-eb0efd = 自有论断，按同一目标：一半，上下十分之一。

and-they-do-at-least-as-b5f50d = 并且它们至少不逊于单路径。

own-by-the-same-goal-at-59557e = 自有论断，按同一目标：第二条路径有自己的链路时，至少为单路径所得份额的十分之九。

concurrent-multipath-transfer-over-iridi-a70bc3 = Iridium 和 GEO 上的并发多路径传输，缓冲区分割，块重新调度

one-association-from-quito-to-london-00aff7 = 一个从 Quito 到 London 的偶联，两端各有一个 Iridium 终端和一个 GEO 终端，同关于接收方缓冲区的实验：经 Iridium 到达的数据等待经 GEO 到达的数据，占满小的缓冲区。缓冲区不分割，或按在途数据或按缓冲数据分割；拖住缓冲区的块，在其一半处于等待时经另一条路径重发，或从不重发。草案把这两条规则留给论文，此处遵循的是其作者们的仿真模型；论文的数值属于其他路径。

chunk-rescheduling-ensures-quick-blockin-83624d = 块重新调度确保有序数据的阻塞迅速解除。

draft-tuexen-tsvwg-sctp-multipath-28-81e0da = draft-tuexen-tsvwg-sctp-multipath-28，第 5.3 节

draft-tuexen-tsvwg-sctp-multipath-28-4356e2 = draft-tuexen-tsvwg-sctp-multipath-28，第 5.3 节。缓冲区不分割时，路径被阻塞的时间至多为原来的十分之九。

with-split-buffers-a-small-one-5b1e57 = 分割后，小的缓冲区承载更多数据。

own-split-by-buffered-bytes-at-a70fa6 = 自有论断。按缓冲字节分割时，至少 105 %。

both-together-carry-more-than-neither-2024c3 = 两者并用比两者都不用承载更多数据。

own-at-least-110-with-buffers-6cad17 = 自有论断。缓冲区为 64 和 128 KB 时，至少 110 %。
over-the-slow-link-it-is-30d162 = 在慢链路上如此；在快链路上 LeoCC 得到的不到一半。原因未明。
a-full-queue-strikes-the-packet-2e060f = 满队列击中的是某个窗口刚刚增长出来的那个分组。单个业务流的窗口每个往返时间增长一个分组，两个耦合窗口各增长五分之一到二分之一个，因此相对于所承载的量，它们被削减得更少。没有这样的队列时，偏差较小：采用 RED 时为 0.55 和 0.54，在随机丢失 0.08 % 的链路上为 0.53。一个只含窗口的模型给出：若溢出击中窗口的次数与其增长成正比，LIA 占链路的 0.63；若与其在途分组数成正比，占 0.53；若丢失随机，占 0.52，因为 alpha 取的是不断变化的各窗口中最大的一个。
it-is-so-with-one-of-cb08e7 = 两种缓冲区中有一种如此。在两条 1 Mbit/s 的线路上，缓冲区为 16 和 32 KB 时重新调度有增益，从 64 KB 起则没有。
a-path-that-may-fill-its-c250c6 = 若一条路径只能填满自己那一份，而这一份小于其带宽时延积（经 GEO 为 140 kB），它就会变慢。
a-chunk-that-leaves-again-is-e3ac07 = 重新发出的块被当作其原路径的一次丢失来处理，该路径的窗口减半。这是否解释了全部，并未证明。
