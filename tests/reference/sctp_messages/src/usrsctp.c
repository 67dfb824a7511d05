/* usrsctp without threads, its time of day replaced: two sockets of AF_CONN that a driver in virtual time calls. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <arpa/inet.h>
#include <sys/time.h>
#include <usrsctp.h>

#define INTERLEAVING_SUPPORTED 0x00001206

void packet_out(int end, const void *data, size_t length);
void message_part(int stream, const void *data, size_t length, int last);

static struct socket *ends[2];
static uint64_t now_us = 1000000000000000ull;

int gettimeofday(struct timeval *tv, void *zone) {
	(void)zone;
	tv->tv_sec = now_us / 1000000;
	tv->tv_usec = now_us % 1000000;
	return 0;
}

void us_clock(uint64_t us) { now_us = 1000000000000000ull + us; }

static int out(void *addr, void *data, size_t length, uint8_t tos, uint8_t df) {
	(void)tos, (void)df;
	packet_out((int)(size_t)addr - 1, data, length);
	return 0;
}

static void must(const char *what, int result) {
	if (result < 0 && errno != EINPROGRESS) {
		perror(what);
		exit(1);
	}
}

static struct sockaddr_conn address(int end) {
	struct sockaddr_conn conn;
	memset(&conn, 0, sizeof conn);
	conn.sconn_family = AF_CONN;
	conn.sconn_port = htons(5000 + end);
	conn.sconn_addr = (void *)(size_t)(end + 1);
	return conn;
}

static void option(struct socket *so, const char *what, int name, uint32_t value) {
	struct sctp_assoc_value pair = {SCTP_FUTURE_ASSOC, value};
	must(what, usrsctp_setsockopt(so, IPPROTO_SCTP, name, &pair, sizeof pair));
}

static struct socket *make(int end, int buffer, int mtu, int interleaving, int scheduler, int give_up) {
	struct socket *so = usrsctp_socket(AF_CONN, SOCK_STREAM, IPPROTO_SCTP, NULL, NULL, 0, NULL);
	if (!so) must("socket", -1);
	usrsctp_set_non_blocking(so, 1);
	int on = 1, two = 2, received = 1 << 24;
	struct sctp_initmsg init = {.sinit_num_ostreams = 16, .sinit_max_instreams = 16};
	struct sctp_paddrparams path;
	memset(&path, 0, sizeof path);
	path.spp_assoc_id = SCTP_FUTURE_ASSOC;
	path.spp_pathmtu = mtu - 12; /* To which it adds the common header. */
	path.spp_flags = SPP_PMTUD_DISABLE;
	must("SO_SNDBUF", usrsctp_setsockopt(so, SOL_SOCKET, SO_SNDBUF, &buffer, sizeof buffer));
	must("SO_RCVBUF", usrsctp_setsockopt(so, SOL_SOCKET, SO_RCVBUF, &received, sizeof received));
	must("initmsg", usrsctp_setsockopt(so, IPPROTO_SCTP, SCTP_INITMSG, &init, sizeof init));
	must("path", usrsctp_setsockopt(so, IPPROTO_SCTP, SCTP_PEER_ADDR_PARAMS, &path, sizeof path));
	must("rcvinfo", usrsctp_setsockopt(so, IPPROTO_SCTP, SCTP_RECVRCVINFO, &on, sizeof on));
	must("nodelay", usrsctp_setsockopt(so, IPPROTO_SCTP, SCTP_NODELAY, &on, sizeof on));
	if (interleaving) {
		must("fragments", usrsctp_setsockopt(so, IPPROTO_SCTP, SCTP_FRAGMENT_INTERLEAVE, &two, sizeof two));
		option(so, "interleaving", INTERLEAVING_SUPPORTED, 1);
	}
	option(so, "pr", SCTP_PR_SUPPORTED, give_up);
	option(so, "scheduler", SCTP_PLUGGABLE_SS, scheduler);
	struct sockaddr_conn own = address(end);
	must("bind", usrsctp_bind(so, (struct sockaddr *)&own, sizeof own));
	return so;
}

void us_open(int buffer, int mtu, int interleaving, int scheduler, int give_up) {
	usrsctp_init_nothreads(0, out, NULL);
	usrsctp_sysctl_set_sctp_ecn_enable(0);
	for (int end = 0; end < 2; end++) {
		usrsctp_register_address((void *)(size_t)(end + 1));
		ends[end] = make(end, buffer, mtu, interleaving, scheduler, give_up);
	}
	must("listen", usrsctp_listen(ends[1], 1));
}

/* An address of AF_CONN is that of the connection at its own end, for both ports. */
void us_connect(void) {
	struct sockaddr_conn peer = address(1);
	peer.sconn_addr = address(0).sconn_addr;
	must("connect", usrsctp_connect(ends[0], (struct sockaddr *)&peer, sizeof peer));
}

void us_value(int stream, int value) {
	struct sctp_stream_value pair = {.stream_id = stream, .stream_value = value};
	usrsctp_setsockopt(ends[0], IPPROTO_SCTP, SCTP_SS_VALUE, &pair, sizeof pair);
}

int us_send(int stream, const void *data, size_t length, int policy, uint32_t value) {
	struct sctp_sendv_spa spa;
	memset(&spa, 0, sizeof spa);
	spa.sendv_flags = SCTP_SEND_SNDINFO_VALID | (policy ? SCTP_SEND_PRINFO_VALID : 0);
	spa.sendv_sndinfo.snd_sid = stream;
	spa.sendv_prinfo.pr_policy = policy;
	spa.sendv_prinfo.pr_value = value;
	return usrsctp_sendv(ends[0], data, length, NULL, 0, &spa, sizeof spa, SCTP_SENDV_SPA, 0) >= 0;
}

void us_input(int end, const void *data, size_t length) {
	usrsctp_conninput((void *)(size_t)(end + 1), data, length, 0);
}

void us_timers(uint32_t ms) { usrsctp_handle_timers(ms); }

/* The application reads what came. */
void us_read(void) {
	static struct socket *accepted;
	static char buffer[1 << 16];
	if (!accepted) {
		accepted = usrsctp_accept(ends[1], NULL, NULL);
		if (!accepted) return;
		usrsctp_set_non_blocking(accepted, 1);
	}
	for (;;) {
		struct sctp_rcvinfo info;
		socklen_t from = 0, length = sizeof info;
		unsigned type = 0;
		int flags = 0;
		ssize_t got = usrsctp_recvv(accepted, buffer, sizeof buffer, NULL, &from, &info, &length, &type, &flags);
		if (got <= 0) return;
		if (type != SCTP_RECVV_RCVINFO) continue;
		message_part(info.rcv_sid, buffer, got, (flags & MSG_EOR) != 0);
	}
}
