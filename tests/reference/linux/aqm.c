/* oracle.c: init of a User Mode Linux kernel in virtual time. It joins four network namespaces
 *   S --veth-- R --veth-- B --veth-- D
 * and runs cells: lines of key=value in $CELLS, a row of CSV each to $OUT, traces to trace=FILE.
 *   R->B: netem rate, limit queue+1 (the packet that is being sent counts); B->D: netem delay, loss
 *   D->B: netem rate (the same);                                            B->R: netem delay, rloss
 * With aqm=codel, fq_codel, pie or pfifo, R->B is a token bucket of the rate, one packet deep, with that discipline under it
 * (limit queue, options opts=name:value,..), and the time of every packet from r0 to r1 is taken by packet sockets: less its
 * own transmission that is its sojourn time, of which the median and the 95th percentile after from are columns.
 * Everything is one process: threads in the namespaces, netem set by netlink (tc 6.1 knows no seed). */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/if_ether.h>
#include <linux/if_packet.h>
#include <linux/pkt_sched.h>
#include <linux/rtnetlink.h>
#include <net/if.h>
#include <netinet/in.h>
#include <netinet/sctp.h>
#include <linux/tcp.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/reboot.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define NETEM_PRNG_SEED 14
#define CHECK(x) do { if ((long)(x) < 0) { fprintf(log_, "%s:%d %s: %s\n", __FILE__, __LINE__, #x, strerror(errno)); fflush(log_); } } while (0)
static FILE *log_;
static int ns[4];
enum { S, R, B, D };
static const char *nsname[] = {"S", "R", "B", "D"};

static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return t.tv_sec + t.tv_nsec * 1e-9; }
static void sleep_until(double t) {
	struct timespec ts = {(time_t)t, (long)((t - (time_t)t) * 1e9)};
	while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &ts, 0) == EINTR) ;
}
static void enter(int n) { CHECK(setns(ns[n], CLONE_NEWNET)); }
static void put(const char *path, const char *v) {
	int f = open(path, O_WRONLY); 
	if (f < 0) { fprintf(log_, "open %s: %s\n", path, strerror(errno)); return; }
	if (write(f, v, strlen(v)) < 0) fprintf(log_, "write %s=%s: %s\n", path, v, strerror(errno));
	close(f);
}
static void sysctl_(int n, const char *name, const char *v) {
	char p[200]; enter(n); snprintf(p, sizeof p, "/proc/sys/net/%s", name); put(p, v);
}
static void run(int n, const char *cmd) {
	enter(n);
	int r = system(cmd); if (r) fprintf(log_, "%s: %s -> %d\n", nsname[n], cmd, r);
}
/* netem at the root of dev in namespace n */
static void netem(int n, const char *dev, double rate_bps, double delay_s, double loss, unsigned limit, uint64_t seed, int change) {
	enter(n);
	int fd = socket(AF_NETLINK, SOCK_RAW, NETLINK_ROUTE);
	struct { struct nlmsghdr h; struct tcmsg t; char b[512]; } m; memset(&m, 0, sizeof m);
	m.h.nlmsg_type = RTM_NEWQDISC; m.h.nlmsg_flags = NLM_F_REQUEST | NLM_F_ACK | (change ? 0 : NLM_F_CREATE | NLM_F_EXCL);
	m.t.tcm_family = AF_UNSPEC; m.t.tcm_ifindex = if_nametoindex(dev); m.t.tcm_parent = TC_H_ROOT; m.t.tcm_handle = 1 << 16;
	unsigned len = NLMSG_LENGTH(sizeof m.t);
	char *base = (char *)&m;
#define ATTR(type, p, l) ({ struct rtattr *a = (void *)(base + NLMSG_ALIGN(len)); a->rta_type = type; a->rta_len = RTA_LENGTH(l); if (l) memcpy(RTA_DATA(a), p, l); len = NLMSG_ALIGN(len) + RTA_ALIGN(a->rta_len); a; })
	ATTR(TCA_KIND, "netem", 6);
	struct tc_netem_qopt q = {.limit = limit, .loss = loss >= 1 ? 0xffffffffu : (uint32_t)(loss * 4294967296.0)};
	struct rtattr *o = ATTR(TCA_OPTIONS, &q, sizeof q);
	int64_t lat = (int64_t)(delay_s * 1e9 + .5);
	if (lat) ATTR(TCA_NETEM_LATENCY64, &lat, 8);
	if (rate_bps > 0) { struct tc_netem_rate r = {.rate = (uint32_t)(rate_bps / 8), .packet_overhead = -14}; ATTR(TCA_NETEM_RATE, &r, sizeof r); }
	ATTR(NETEM_PRNG_SEED, &seed, 8);
	o->rta_len = base + len - (char *)o;
	m.h.nlmsg_len = len;
	CHECK(send(fd, &m, len, 0));
	char buf[4096]; ssize_t k = recv(fd, buf, sizeof buf, 0);
	if (k > 0) { struct nlmsghdr *h = (void *)buf; if (h->nlmsg_type == NLMSG_ERROR) { struct nlmsgerr *e = NLMSG_DATA(h); if (e->error) fprintf(log_, "netem %s: %s\n", dev, strerror(-e->error)); } }
	close(fd);
}
static void noqdisc(int n, const char *dev) {
	enter(n);
	int fd = socket(AF_NETLINK, SOCK_RAW, NETLINK_ROUTE);
	struct { struct nlmsghdr h; struct tcmsg t; } m; memset(&m, 0, sizeof m);
	m.h.nlmsg_type = RTM_DELQDISC; m.h.nlmsg_flags = NLM_F_REQUEST | NLM_F_ACK; m.h.nlmsg_len = sizeof m;
	m.t.tcm_ifindex = if_nametoindex(dev); m.t.tcm_parent = TC_H_ROOT; m.t.tcm_handle = 1 << 16;
	CHECK(send(fd, &m, sizeof m, 0)); char buf[4096]; recv(fd, buf, sizeof buf, 0); close(fd);
}
/* packets dropped by the root qdisc (loss and overflow) and sent */
static void qstats(int n, const char *dev, uint64_t *drops, uint64_t *pkts) {
	enter(n); *drops = *pkts = 0;
	char p[100], l[400]; snprintf(p, sizeof p, "/usr/sbin/tc -s qdisc show dev %s", dev);
	FILE *f = popen(p, "r"); if (!f) return;
	while (fgets(l, sizeof l, f)) { unsigned long long b, k, d; if (sscanf(l, " Sent %llu bytes %llu pkt (dropped %llu", &b, &k, &d) == 3) { *pkts = k; *drops = d; } }
	pclose(f);
}

/* ---- the sojourn times of a managed queue ---- */
static void aqmdisc(double rate_bps, unsigned limit, const char *kind, const char *opts) {
	char cmd[600], o[300]; snprintf(o, sizeof o, "%s", opts); for (char *p = o; *p; p++) if (*p == ':' || *p == ',') *p = ' ';
	/* tbf counts 14 bytes of Ethernet, a packet of 1500 bytes is 1514: the rate is one of IP packets of that size. */
	snprintf(cmd, sizeof cmd, "tc qdisc add dev r1 root handle 1: tbf rate %.0fbit burst 1514 limit 100000000; tc qdisc add dev r1 parent 1: handle 2: %s limit %u %s", rate_bps * 1514 / 1500, kind, limit, o);
	run(R, cmd);
}
#define KEYS 65536
static double came_at[KEYS]; static float *stays; static long nstays; static _Atomic int watching; static double watch_from, watch_rate;
/* IP packets of one sender to D have an identification that counts up: with the source port it names a packet for long enough. */
static unsigned key(const unsigned char *ip) { unsigned sport = ip[20] << 8 | ip[21]; return ((ip[4] << 8 | ip[5]) * 31 + sport * 2654435761u) % KEYS; }
/* One socket hears both devices, so that what came is read before what left. */
static void *watch(void *a) {
	enter(R); int fd = socket(AF_PACKET, SOCK_DGRAM, htons(ETH_P_ALL)), one = 1, big = 64 << 20; CHECK(fd); double *first = a;
	unsigned in = if_nametoindex("r0"), out = if_nametoindex("r1");
	CHECK(setsockopt(fd, SOL_SOCKET, SO_TIMESTAMPNS, &one, 4)); CHECK(setsockopt(fd, SOL_SOCKET, SO_RCVBUFFORCE, &big, 4));
	struct timeval tv = {1, 0}; setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &tv, sizeof tv);
	while (watching) {
		unsigned char b[128]; char ctl[128]; struct sockaddr_ll from; struct iovec v = {b, sizeof b};
		struct msghdr m = {.msg_name = &from, .msg_namelen = sizeof from, .msg_iov = &v, .msg_iovlen = 1, .msg_control = ctl, .msg_controllen = sizeof ctl};
		ssize_t n = recvmsg(fd, &m, MSG_TRUNC); double t = 0;
		if (n < 1000 || ntohs(from.sll_protocol) != ETH_P_IP || b[16] != 10 || b[17] != 0 || b[18] != 3) continue;
		for (struct cmsghdr *c = CMSG_FIRSTHDR(&m); c; c = CMSG_NXTHDR(&m, c)) if (c->cmsg_level == SOL_SOCKET && c->cmsg_type == SO_TIMESTAMPNS) { struct timespec *s = (void *)CMSG_DATA(c); t = s->tv_sec % 1000000 + s->tv_nsec * 1e-9; }
		unsigned k = key(b);
		if (from.sll_ifindex == (int)in && from.sll_pkttype == PACKET_HOST) came_at[k] = t;
		if (from.sll_ifindex != (int)out || from.sll_pkttype != PACKET_OUTGOING) continue;
		if (!*first) *first = t;
		double stay = t - came_at[k] - n * 8 / watch_rate; if (stay < 0) stay = 0;
		if (came_at[k] && t - *first >= watch_from && nstays < 4000000) stays[nstays++] = stay;
	}
	close(fd); return 0;
}
static int byvalue(const void *a, const void *b) { float x = *(float *)a, y = *(float *)b; return (x > y) - (x < y); }
static double quantile(double q) { return nstays ? stays[(long)(q * (nstays - 1) + .5)] : 0; }

/* ---- counters ---- */
static const char *counters[] = {"TCPTimeouts", "TCPLossProbes", "TCPLossProbeRecovery", "TCPSackRecovery", "TCPRenoRecovery", "TCPFastRetrans", "TCPSlowStartRetrans", "TCPLostRetransmit", "TCPSpuriousRTOs", "TCPDSACKRecv", "TCPDSACKUndo", "TCPFullUndo", "TCPPartialUndo", "TCPLossUndo", "TCPSACKReorder", "TCPTSReorder", "TCPHystartTrainDetect", "TCPHystartDelayDetect", "TCPHystartTrainCwnd", "TCPHystartDelayCwnd"};
#define NC (sizeof counters / sizeof *counters)
static void netstat(long *v) {
	static char a[1 << 14], b[1 << 14]; FILE *f = fopen("/proc/thread-self/net/netstat", "r");
	for (unsigned i = 0; i < NC; i++) v[i] = 0;
	if (!f) return;
	while (fgets(a, sizeof a, f) && fgets(b, sizeof b, f)) {
		char *sa, *sb, *x = strtok_r(a, " \n", &sa), *y = strtok_r(b, " \n", &sb);
		while (x && y) { for (unsigned i = 0; i < NC; i++) if (!strcmp(x, counters[i])) v[i] = atol(y); x = strtok_r(0, " \n", &sa); y = strtok_r(0, " \n", &sb); }
	}
	fclose(f);
}
static const char *scounters[] = {"SctpT3RtxExpireds", "SctpFastRtxTransmits", "SctpOutUnorderChunks", "SctpOutOrderChunks", "SctpT3Retransmits", "SctpFastRetransmits"};
static long sctpstat(const char *name) {
	FILE *f = fopen("/proc/thread-self/net/sctp/snmp", "r"); char k[100]; long v, r = -1; if (!f) return -1;
	while (fscanf(f, "%99s %ld", k, &v) == 2) if (!strcmp(k, name)) r = v;
	fclose(f); return r;
}

/* ---- a cell ---- */
struct cell {
	char id[64], proto[8], cc[16], trace[200], sysctls[400], steps[200], aqm[16], opts[200]; int flows;
	double rate, rrate, owd, loss, rloss, secs, from, period, outage, sample; unsigned queue; uint64_t seed; long rcvbuf, sndbuf, bytes; int hystart, gso, nodelay, quickack, ackeach; long msg, clamp; int mode;
};
static _Atomic long received; static _Atomic int stop; static _Atomic double done_at; static double t0;
static int port = 5000; static int lfd, sfd, afd; static struct cell C;

static void *receiver(void *a) {
	enter(D); static char buf[1 << 20];
	if (!strcmp(C.proto, "tcp")) {
		afd = accept(lfd, 0, 0); CHECK(afd);
		if (C.quickack >= 0) CHECK(setsockopt(afd, IPPROTO_TCP, TCP_QUICKACK, &C.quickack, 4));
		for (;;) { ssize_t k = recv(afd, buf, sizeof buf, MSG_TRUNC); if (k <= 0) break; long r = (received += k); if (C.bytes && r >= C.bytes && !done_at) done_at = now(); }
	} else {
		afd = accept(lfd, 0, 0); CHECK(afd);
		for (;;) { ssize_t k = recv(afd, buf, sizeof buf, 0); if (k <= 0) break; long r = (received += k); if (C.bytes && r >= C.bytes && !done_at) done_at = now(); }
	}
	return 0;
}
static void *sender(void *a) {
	enter(S); static char buf[1 << 18]; memset(buf, 'x', sizeof buf); long sent = 0;
	struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(port)}; inet_aton("10.0.3.2", &to.sin_addr);
	if (connect(sfd, (void *)&to, sizeof to) < 0) { fprintf(log_, "%s connect: %s\n", C.id, strerror(errno)); return 0; }
	size_t n = !strcmp(C.proto, "tcp") ? 65536 : (size_t)C.msg;
	while (!stop && (!C.bytes || sent < C.bytes)) {
		size_t l = n; if (C.bytes && C.bytes - sent < (long)l) l = C.bytes - sent;
		ssize_t k = send(sfd, buf, l, MSG_NOSIGNAL); if (k <= 0) break; sent += k;
	}
	return 0;
}
static int sfds[64], afds[64];
static void *another_receiver(void *a) { long i = (long)a; enter(D); char *buf = malloc(1 << 18); int f = afds[i] = accept(lfd, 0, 0); for (;;) { ssize_t k = recv(f, buf, 1 << 18, MSG_TRUNC); if (k <= 0) break; received += k; } free(buf); return 0; }
static void *another_sender(void *a) {
	long i = (long)a; enter(S); char *buf = calloc(1, 65536); struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(port)}; inet_aton("10.0.3.2", &to.sin_addr);
	if (!connect(sfds[i], (void *)&to, sizeof to)) while (!stop && send(sfds[i], buf, 65536, MSG_NOSIGNAL) > 0) ;
	free(buf); return 0;
}
static FILE *tr; static struct tcp_info last; static double maxwnd, maxcwnd; static struct sctp_status lasts;
static void sample(void) {
	double t = now() - t0;
	if (!strcmp(C.proto, "tcp")) {
		struct tcp_info i; memset(&i, 0, sizeof i); socklen_t l = sizeof i;
		if (getsockopt(sfd, IPPROTO_TCP, TCP_INFO, &i, &l)) return;
		last = i; if (i.tcpi_snd_wnd > maxwnd) maxwnd = i.tcpi_snd_wnd; if (i.tcpi_snd_cwnd > maxcwnd) maxcwnd = i.tcpi_snd_cwnd;
		if (tr) fprintf(tr, "%.3f,%u,%u,%.3f,%.3f,%.3f,%u,%u,%u,%u,%u,%lld,%lld,%u,%ld,%u\n", t, i.tcpi_snd_cwnd, i.tcpi_snd_ssthresh, i.tcpi_rtt / 1e3, i.tcpi_rttvar / 1e3, i.tcpi_rto / 1e3, i.tcpi_unacked, i.tcpi_sacked, i.tcpi_lost, i.tcpi_retrans, i.tcpi_total_retrans, (long long)i.tcpi_delivered, (long long)i.tcpi_bytes_acked, i.tcpi_snd_wnd, (long)received, i.tcpi_ca_state);
	} else {
		struct sctp_status s; memset(&s, 0, sizeof s); socklen_t l = sizeof s;
		if (getsockopt(sfd, IPPROTO_SCTP, SCTP_STATUS, &s, &l)) return;
		lasts = s; if (s.sstat_rwnd > maxwnd) maxwnd = s.sstat_rwnd; if (s.sstat_primary.spinfo_cwnd > maxcwnd) maxcwnd = s.sstat_primary.spinfo_cwnd;
		if (tr) fprintf(tr, "%.3f,%u,,%u,,%u,%u,,,,,,,%u,%ld,\n", t, s.sstat_primary.spinfo_cwnd, s.sstat_primary.spinfo_srtt, s.sstat_primary.spinfo_rto, s.sstat_unackdata, s.sstat_rwnd, (long)received);
	}
}
static double steps[64]; static int nsteps;
static void setdelay(double owd, double loss, double rloss, uint64_t seed, int change) {
	netem(B, "b1", 0, owd, loss, 100000, seed, change);
	netem(B, "b0", 0, owd, rloss, 100000, seed ^ 0x5555555555ull, change);
}
static void *stepper(void *a) {
	double t = t0 + C.period; uint64_t k = 1; 
	for (int i = 1; !stop; i++, t += C.period) {
		sleep_until(t); if (stop) break;
		double d = nsteps ? steps[i % nsteps] / 1e3 : C.owd;
		if (C.outage > 0) { setdelay(d, 1, 1, C.seed * 1000003 + k++, 1); sleep_until(t + C.outage); if (stop) break; }
		setdelay(d, C.loss, C.rloss, C.seed * 1000003 + k++, 1);
	}
	return 0;
}
static void cell(char *line, FILE *out) {
	struct cell c = {.proto = "tcp", .cc = "cubic", .rate = 2e6, .rrate = -1, .owd = .035, .queue = 50, .secs = 100, .from = 0, .rcvbuf = 16 << 20, .sndbuf = 16 << 20, .hystart = 1, .seed = 1, .msg = 1452, .sample = .1, .quickack = -1, .nodelay = 1, .flows = 1};
	char *sv; char copy[1000]; snprintf(copy, sizeof copy, "%s", line); copy[strcspn(copy, "\n")] = 0;
	for (char *w = strtok_r(line, " \t\n", &sv); w; w = strtok_r(0, " \t\n", &sv)) {
		char *v = strchr(w, '='); if (!v) continue; *v++ = 0;
#define STR(k) else if (!strcmp(w, #k)) snprintf(c.k, sizeof c.k, "%s", v)
#define NUM(k) else if (!strcmp(w, #k)) c.k = atof(v)
		if (0) ; STR(id); STR(proto); STR(cc); STR(trace); STR(sysctls); STR(steps); STR(aqm); STR(opts); NUM(flows); NUM(rate); NUM(rrate); NUM(owd); NUM(loss); NUM(rloss); NUM(secs); NUM(from); NUM(period); NUM(outage); NUM(sample); NUM(queue); NUM(seed); NUM(rcvbuf); NUM(sndbuf); NUM(bytes); NUM(hystart); NUM(nodelay); NUM(quickack); NUM(ackeach); NUM(msg); NUM(clamp);
		else fprintf(log_, "unknown key %s\n", w);
	}
	if (c.rrate < 0) c.rrate = c.rate;
	C = c; port++; received = 0; stop = 0; done_at = 0; maxwnd = maxcwnd = 0; memset(&last, 0, sizeof last); memset(&lasts, 0, sizeof lasts); afd = -1;
	nsteps = 0; { char *p = c.steps; while (*p) { steps[nsteps++] = strtod(p, &p); if (*p == '/') p++; else break; } }
	/* defaults, then what the cell changes: name:value,name:value */
	static const char *def[][2] = {{"ipv4/tcp_recovery", "1"}, {"ipv4/tcp_early_retrans", "3"}, {"ipv4/tcp_frto", "2"}, {"ipv4/tcp_dsack", "1"}, {"ipv4/tcp_sack", "1"}, {"ipv4/tcp_timestamps", "1"}, {"ipv4/tcp_no_metrics_save", "1"}, {"ipv4/tcp_moderate_rcvbuf", "1"}, {"ipv4/tcp_window_scaling", "1"}, {"ipv4/tcp_limit_output_bytes", "1048576"}, {"ipv4/tcp_comp_sack_nr", "44"}, {"ipv4/tcp_slow_start_after_idle", "1"}, {"ipv4/tcp_rmem", "4096 131072 33554432"}, {"ipv4/tcp_wmem", "4096 16384 33554432"}, {"ipv4/tcp_reordering", "3"}, {"ipv4/tcp_max_reordering", "300"}, {"ipv4/tcp_ecn", "0"}, {"ipv4/tcp_syncookies", "0"}, {"sctp/rto_min", "1000"}, {"sctp/rto_initial", "3000"}, {"sctp/max_burst", "4"}, {"sctp/sack_timeout", "200"}, {"sctp/rwnd_update_shift", "4"}};
	for (unsigned i = 0; i < sizeof def / sizeof *def; i++) { sysctl_(S, def[i][0], def[i][1]); sysctl_(D, def[i][0], def[i][1]); }
	{ char *s2; for (char *w = strtok_r(c.sysctls, ",", &s2); w; w = strtok_r(0, ",", &s2)) { char *v = strchr(w, ':'); if (!v) continue; *v++ = 0; char nm[100]; snprintf(nm, sizeof nm, strchr(w, '/') ? "%s" : "ipv4/%s", w); sysctl_(S, nm, v); sysctl_(D, nm, v); } }
	put("/sys/module/tcp_cubic/parameters/hystart", c.hystart ? "1" : "0");
	if (*c.aqm) aqmdisc(c.rate, c.queue, c.aqm, c.opts); else netem(R, "r1", c.rate, 0, 0, c.queue + 1, 1, 0);
	netem(D, "d0", c.rrate, 0, 0, 100000, 1, 0);
	setdelay(nsteps ? steps[0] / 1e3 : c.owd, c.loss, c.rloss, c.seed * 1000003, 0);
	static int each; if (c.ackeach != each) { run(D, c.ackeach ? "ip route change default via 10.0.3.1 quickack 1" : "ip route change default via 10.0.3.1"); each = c.ackeach; }
	int tcp = !strcmp(c.proto, "tcp"), pr = tcp ? IPPROTO_TCP : IPPROTO_SCTP, one = 1;
	struct sockaddr_in at = {.sin_family = AF_INET, .sin_port = htons(port)};
	enter(D); lfd = socket(AF_INET, SOCK_STREAM, pr); CHECK(lfd); setsockopt(lfd, SOL_SOCKET, SO_REUSEADDR, &one, 4);
	if (c.rcvbuf) { int v = c.rcvbuf; CHECK(setsockopt(lfd, SOL_SOCKET, SO_RCVBUFFORCE, &v, 4)); }
	if (c.clamp) { int v = c.clamp; CHECK(setsockopt(lfd, IPPROTO_TCP, TCP_WINDOW_CLAMP, &v, 4)); }
	CHECK(bind(lfd, (void *)&at, sizeof at)); CHECK(listen(lfd, 128));
	enter(S); sfd = socket(AF_INET, SOCK_STREAM, pr); CHECK(sfd);
	if (c.sndbuf) { int v = c.sndbuf; CHECK(setsockopt(sfd, SOL_SOCKET, SO_SNDBUFFORCE, &v, 4)); }
	if (tcp) { CHECK(setsockopt(sfd, IPPROTO_TCP, TCP_CONGESTION, c.cc, strlen(c.cc))); }
	else if (c.nodelay) CHECK(setsockopt(sfd, IPPROTO_SCTP, SCTP_NODELAY, &one, 4));
	tr = *c.trace ? fopen(c.trace, "w") : 0;
	if (tr) fprintf(tr, "t,cwnd,ssthresh,srtt_ms,rttvar_ms,rto_ms,unacked,sacked,lost,retrans,total_retrans,delivered,bytes_acked,snd_wnd,received,ca_state\n");
	long n0[NC], n1[NC], s0[6], s1[6]; enter(S); netstat(n0); for (int i = 0; i < 6; i++) s0[i] = sctpstat(scounters[i]);
	static double first; pthread_t w0; memset(came_at, 0, sizeof came_at); nstays = 0; first = 0; watch_from = c.from; watch_rate = c.rate;
	if (*c.aqm) { if (!stays) stays = malloc(4000000 * sizeof *stays); watching = 1; pthread_create(&w0, 0, watch, &first); sleep_until(now() + .01); }
	t0 = now(); pthread_t tr_, ts_, tp_; pthread_create(&tr_, 0, receiver, 0); pthread_create(&ts_, 0, sender, 0);
	pthread_t more[64][2]; for (int i = 1; tcp && i < c.flows; i++) { enter(S); int f = sfds[i] = socket(AF_INET, SOCK_STREAM, pr); int v = c.sndbuf; setsockopt(f, SOL_SOCKET, SO_SNDBUFFORCE, &v, 4); CHECK(setsockopt(f, IPPROTO_TCP, TCP_CONGESTION, c.cc, strlen(c.cc))); pthread_create(&more[i][0], 0, another_receiver, (void *)(long)i); pthread_create(&more[i][1], 0, another_sender, (void *)(long)i); }
	if (c.period > 0) pthread_create(&tp_, 0, stepper, 0);
	static const double marks[] = {5, 10, 20, 30, 60, 100}; long at_mark[6] = {0}; int mk = 0; long rfrom = 0; int hf = 0; double t = c.sample;
	if (c.from <= 0) hf = 1;
	for (; t <= c.secs + 1e-9; t += c.sample) {
		sleep_until(t0 + t);
		while (mk < 6 && t >= marks[mk] - 1e-9) at_mark[mk++] = received;
		if (!hf && t >= c.from - 1e-9) { rfrom = received; hf = 1; }
		sample();
		if (done_at) break;
	}
	while (mk < 6) at_mark[mk++] = received;
	long total = received; double end = done_at ? done_at - t0 : c.secs; stop = 1;
	enter(S); netstat(n1); for (int i = 0; i < 6; i++) s1[i] = sctpstat(scounters[i]);
	uint64_t d0, p0, d1, p1; qstats(R, "r1", &d0, &p0); qstats(B, "b1", &d1, &p1);
	struct linger lg = {1, 0}; setsockopt(sfd, SOL_SOCKET, SO_LINGER, &lg, sizeof lg); if (afd >= 0) setsockopt(afd, SOL_SOCKET, SO_LINGER, &lg, sizeof lg);
	shutdown(sfd, SHUT_RDWR); if (afd >= 0) shutdown(afd, SHUT_RDWR); else shutdown(lfd, SHUT_RDWR);
	noqdisc(R, "r1"); noqdisc(D, "d0"); noqdisc(B, "b1"); noqdisc(B, "b0");
	if (!tcp) { close(sfd); }
	for (int i = 1; tcp && i < c.flows; i++) { setsockopt(sfds[i], SOL_SOCKET, SO_LINGER, &lg, sizeof lg); shutdown(sfds[i], SHUT_RDWR); shutdown(afds[i], SHUT_RDWR); pthread_join(more[i][0], 0); pthread_join(more[i][1], 0); close(sfds[i]); close(afds[i]); }
	if (*c.aqm) { watching = 0; pthread_join(w0, 0); qsort(stays, nstays, sizeof *stays, byvalue); }
	pthread_join(ts_, 0); pthread_join(tr_, 0); if (c.period > 0) pthread_join(tp_, 0);
	if (tcp) close(sfd); if (afd >= 0) close(afd); close(lfd); if (tr) fclose(tr);
	if (out) {
		fprintf(out, "\"%s\",%s,%s,%s,%.0f,%.4f,%u,%g,%g,%ld,%llu,%.1f,%.3f,%.1f,%ld", copy, c.id, c.proto, c.cc, c.rate, c.owd, c.queue, c.loss, c.rloss, c.rcvbuf, (unsigned long long)c.seed, c.secs, end, c.bytes ? total * 8.0 / end : (total - rfrom) * 8.0 / (end - c.from), total);
		for (int i = 0; i < 6; i++) fprintf(out, ",%ld", at_mark[i]);
		fprintf(out, ",%.0f,%.0f,%u,%llu,%llu,%llu,%llu", maxwnd, maxcwnd, tcp ? last.tcpi_total_retrans : 0, (unsigned long long)p0, (unsigned long long)d0, (unsigned long long)p1, (unsigned long long)d1);
		for (unsigned i = 0; i < NC; i++) fprintf(out, ",%ld", n1[i] - n0[i]);
		for (int i = 0; i < 6; i++) fprintf(out, ",%ld", s1[i] - s0[i]);
		fprintf(out, ",%s,%d,%ld,%.3f,%.3f,%.3f\n", c.aqm, c.flows, nstays, quantile(.5) * 1e3, quantile(.95) * 1e3, quantile(.99) * 1e3); fflush(out);
	}
	sleep_until(now() + 2); /* what is left of the packets goes */
}
int main(void) {
	const char *cells = getenv("CELLS"), *outp = getenv("OUT"), *logp = getenv("LOG");
	mount("proc", "/proc", "proc", 0, 0); mount("sys", "/sys", "sysfs", 0, 0); mount("run", "/run", "tmpfs", 0, 0);
	setenv("PATH", "/usr/sbin:/usr/bin:/sbin:/bin", 1);
	log_ = fopen(logp ? logp : "/dev/console", "w"); if (!log_) log_ = stderr;
	mkdir("/run/netns", 0755);
	for (int i = 0; i < 4; i++) {
		char p[60]; CHECK(unshare(CLONE_NEWNET)); ns[i] = open("/proc/thread-self/ns/net", O_RDONLY); CHECK(ns[i]);
		snprintf(p, sizeof p, "/run/netns/%s", nsname[i]); close(open(p, O_CREAT, 0644)); CHECK(mount("/proc/thread-self/ns/net", p, 0, MS_BIND, 0));
	}
	run(S, "ip link add s0 gso_max_segs 1 type veth peer name r0 netns R; ip addr add 10.0.1.1/24 dev s0; ip link set lo up; ip link set s0 up; ip route add default via 10.0.1.2");
	run(R, "ip link add r1 gso_max_segs 1 type veth peer name b0 netns B; ip addr add 10.0.1.2/24 dev r0; ip addr add 10.0.2.1/24 dev r1; ip link set r0 up; ip link set r1 up; ip route add 10.0.3.0/24 via 10.0.2.2");
	run(B, "ip link add b1 gso_max_segs 1 type veth peer name d0 netns D; ip addr add 10.0.2.2/24 dev b0; ip addr add 10.0.3.1/24 dev b1; ip link set b0 up; ip link set b1 up; ip route add 10.0.1.0/24 via 10.0.2.1");
	run(D, "ip addr add 10.0.3.2/24 dev d0; ip link set lo up; ip link set d0 up; ip route add default via 10.0.3.1");
	static const char *dev[][2] = {{"0", "s0"}, {"1", "r0"}, {"1", "r1"}, {"2", "b0"}, {"2", "b1"}, {"3", "d0"}};
	for (int i = 0; i < 6; i++) { char k[200]; snprintf(k, sizeof k, "ethtool -K %s tso off gso off gro off tx-sctp-segmentation off >/dev/null 2>&1; ip link set %s gso_max_segs 1 2>/dev/null; ip link set %s txqueuelen 1000", dev[i][1], dev[i][1], dev[i][1]); run(atoi(dev[i][0]), k); }
	/* neighbours for good: no ARP in the middle of a run */
	run(S, "ip neigh replace 10.0.1.2 lladdr $(ip netns exec R cat /sys/class/net/r0/address) dev s0 nud permanent");
	run(R, "ip neigh replace 10.0.1.1 lladdr $(ip netns exec S cat /sys/class/net/s0/address) dev r0 nud permanent; ip neigh replace 10.0.2.2 lladdr $(ip netns exec B cat /sys/class/net/b0/address) dev r1 nud permanent");
	run(B, "ip neigh replace 10.0.2.1 lladdr $(ip netns exec R cat /sys/class/net/r1/address) dev b0 nud permanent; ip neigh replace 10.0.3.2 lladdr $(ip netns exec D cat /sys/class/net/d0/address) dev b1 nud permanent");
	run(D, "ip neigh replace 10.0.3.1 lladdr $(ip netns exec B cat /sys/class/net/b1/address) dev d0 nud permanent");
	put("/proc/sys/net/ipv4/tcp_mem", "1000000 2000000 4000000"); sysctl_(R, "ipv4/ip_forward", "1"); sysctl_(B, "ipv4/ip_forward", "1");
	fflush(log_);
	FILE *in = fopen(cells, "r"), *out = fopen(outp, "w"); char line[1000];
	if (!in || !out) { fprintf(log_, "cells %s out %s: %s\n", cells, outp, strerror(errno)); goto end; }
	fprintf(out, "cell,id,proto,cc,rate,owd,queue,loss,rloss,rcvbuf,seed,secs,end,goodput_bps,total,b5,b10,b20,b30,b60,b100,maxwnd,maxcwnd,total_retrans,q_pkts,q_drops,l_pkts,l_drops");
	for (unsigned i = 0; i < NC; i++) fprintf(out, ",%s", counters[i]);
	for (int i = 0; i < 6; i++) fprintf(out, ",%s", scounters[i]);
	fprintf(out, ",aqm,flows,sojourns,sojourn_median_ms,sojourn_95_ms,sojourn_99_ms\n"); fflush(out);
	while (fgets(line, sizeof line, in)) { if (line[0] == '#' || line[0] == '\n') continue; cell(line, out); fflush(log_); }
	fclose(out);
end:
	fflush(log_); sync(); reboot(RB_POWER_OFF);
	return 0;
}
