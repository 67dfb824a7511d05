/* What two ends of usrsctp send each other where packets come damaged, in virtual time: a packet a line. README.md beside it
   says how it is built and run. */
#include <arpa/inet.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <usrsctp.h>

enum { CLIENT, SERVER, RATE_BPS = 2000000, MTU = 1480, BUFFER = 1048576, INVERTED = 0x10 };
enum { WRITE_MS = 10000, CLOSE_MS = 30000, END_MS = 60000, ANY = -1 };

/* Byte `at` of some packets of `from` is damaged: of those with the numbers `nth` (from 1) among its packets whose first
   chunk is of that type. */
struct damage { int from, type, at, nth[16]; };

static const struct fate {
    const char *name;
    int delay_ms, messages, bytes, heartbeat_ms;
    struct damage damages[2];
} cases[] = {
    {"none", 25, 68, 1000, 0, {{0}}},
    {"data", 25, 68, 1000, 0, {{CLIENT, 0, 528, {3, 8, 9, 16, 23, 24, 25, 37, 46, 54, 62, 68}}}},
    {"data-geo", 270, 68, 1000, 0, {{CLIENT, 0, 528, {3, 8, 9, 16, 23, 24, 25, 37, 46, 54, 62, 68}}}},
    {"repeated", 25, 68, 1000, 0, {{CLIENT, 0, 528, {20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42}}}},
    {"full", 25, 68, 1452, 0, {{CLIENT, 0, 528, {3, 8, 9, 16, 23, 24, 25, 37, 46, 54, 62, 68}}}},
    {"verified", 25, 68, 1000, 0, {{CLIENT, 0, 38, {20, 40}}}},
    {"type", 25, 68, 1000, 0, {{CLIENT, 0, 12, {20, 40}}}},
    {"tsn", 25, 68, 1000, 0, {{CLIENT, 0, 19, {20, 40}}}},
    {"length", 25, 68, 1000, 0, {{CLIENT, 0, 15, {20, 40}}}},
    {"checksum", 25, 68, 1000, 0, {{CLIENT, 0, 9, {20, 40}}}},
    {"tag", 25, 68, 1000, 0, {{CLIENT, 0, 5, {20, 40}}}},
    {"report", 25, 68, 1000, 0, {{CLIENT, 0, 528, {20, 40}}, {SERVER, 129, 40, {1}}}},
    {"short", 25, 68, 30, 0, {{CLIENT, 0, 34, {1, 2}}}},
    {"sack", 25, 68, 1000, 0, {{SERVER, 3, 18, {2, 5, 6, 11, 17, 18, 19, 25, 30, 31, 32, 33}}}},
    {"sack-geo", 270, 68, 1000, 0, {{SERVER, 3, 18, {2, 5, 6, 11, 17, 18, 19, 25, 30, 31, 32, 33}}}},
    {"init", 25, 2, 1000, 0, {{CLIENT, 1, 20, {1}}}},
    {"init-ack", 25, 2, 1000, 0, {{SERVER, 2, 20, {1}}}},
    {"cookie-echo", 25, 2, 1000, 0, {{CLIENT, 10, 30, {1}}}},
    {"cookie-ack", 25, 2, 1000, 0, {{SERVER, 11, 13, {1}}}},
    {"heartbeat", 25, 0, 1000, 15000, {{CLIENT, 4, 24, {1}}}},
    {"heartbeat-ack", 25, 0, 1000, 15000, {{SERVER, 5, 24, {1}}}},
    {"shutdown", 25, 2, 1000, 0, {{CLIENT, 7, 18, {1}}}},
    {"shutdown-ack", 25, 2, 1000, 0, {{SERVER, 8, 13, {1}}}},
    {"shutdown-complete", 25, 2, 1000, 0, {{CLIENT, 14, 13, {1}}}},
};

static const struct fate *fate;
static uint64_t now_us;
static struct socket *ends[2];

/* usrsctp asks for the time of day. */
int gettimeofday(struct timeval *tv, void *zone) {
    (void)zone;
    tv->tv_sec = 1000000000 + now_us / 1000000, tv->tv_usec = now_us % 1000000;
    return 0;
}

/* Packets on their way from each end. */
static struct { uint64_t at; size_t length; uint8_t bytes[2048]; } wires[2][4096];
static unsigned put[2], taken[2];
static uint64_t free_at[2];

/* Lines that wait for the cwnd that the event leaves behind. */
static char lines[65536];
static uint32_t first_tsn[2];

static uint32_t number(const uint8_t *at) { return (uint32_t)at[0] << 24 | at[1] << 16 | at[2] << 8 | at[3]; }
static unsigned half(const uint8_t *at) { return at[0] << 8 | at[1]; }

/* A chunk as it is in the table: its type, of data the TSN from 1 on, of a SACK the last that has come and the gap blocks,
   of a PKTDROP its flags, the whole length, how many bytes it returns, the room and what of it is taken. */
static int told(char *out, int from, const uint8_t *chunk) {
    int to = 1 - from, length = sprintf(out, "%d", chunk[0]);
    if (chunk[0] == 0) length += sprintf(out + length, ":%d", (int)(number(chunk + 4) - first_tsn[from] + 1));
    if (chunk[0] == 3) {
        length += sprintf(out + length, ":%d", (int)(number(chunk + 4) - first_tsn[to] + 1));
        for (unsigned i = 0; i < half(chunk + 12); i++)
            length += sprintf(out + length, "/%u-%u", half(chunk + 16 + 4 * i), half(chunk + 18 + 4 * i));
    }
    if (chunk[0] == 129)
        length += sprintf(out + length, ":%u:%u:%u:%u:%u", chunk[1], half(chunk + 12), half(chunk + 2) - 16,
                          number(chunk + 4), number(chunk + 8));
    return length;
}

/* The byte of this packet that is damaged, or 0. */
static int damaged(int from, int type) {
    static int seen[2][256];
    int nth = ++seen[from][type];
    for (int i = 0; i < 2; i++) {
        const struct damage *one = &fate->damages[i];
        if (one->from != from || one->type != type) continue;
        for (int k = 0; one->nth[k]; k++) if (one->nth[k] == nth) return one->at;
    }
    return 0;
}

static int out(void *addr, void *data, size_t length, uint8_t tos, uint8_t df) {
    (void)tos, (void)df;
    int from = (int)(size_t)addr - 1;
    const uint8_t *bytes = data;
    if (bytes[12] == 1 || bytes[12] == 2) first_tsn[from] = number(bytes + 28);
    int at = damaged(from, bytes[12]);
    char *line = lines + strlen(lines);
    line += sprintf(line, "%s,%llu,%s,%zu,", fate->name, (unsigned long long)now_us, from ? "server" : "client", length);
    for (size_t chunk = 12; chunk + 4 <= length; chunk += (half(bytes + chunk + 2) + 3) / 4 * 4) {
        if (chunk > 12) *line++ = '+';
        line += told(line, from, bytes + chunk);
    }
    if (at) sprintf(line, ",%d\n", at); else strcpy(line, ",-\n");
    unsigned slot = put[from]++ % 4096;
    if (free_at[from] < now_us * 1000) free_at[from] = now_us * 1000;
    free_at[from] += length * 8 * 1000000000ull / RATE_BPS;
    wires[from][slot].at = (free_at[from] + 999) / 1000 + fate->delay_ms * 1000;
    wires[from][slot].length = length;
    memcpy(wires[from][slot].bytes, data, length);
    if (at) wires[from][slot].bytes[at] ^= INVERTED;
    return 0;
}

static void must(const char *what, int result) {
    if (result < 0 && errno != EINPROGRESS) perror(what), exit(1);
}

static void print(void) {
    if (!lines[0]) return;
    struct sctp_status status;
    socklen_t size = sizeof status;
    memset(&status, 0, sizeof status);
    int open = usrsctp_getsockopt(ends[CLIENT], IPPROTO_SCTP, SCTP_STATUS, &status, &size) >= 0;
    char *rest = lines;
    for (char *line; (line = strsep(&rest, "\n")) && *line;) printf("%s,%u\n", line, open ? status.sstat_primary.spinfo_cwnd : 0);
    lines[0] = 0;
}

static struct sockaddr_conn address(int end) {
    struct sockaddr_conn conn = {.sconn_family = AF_CONN, .sconn_port = htons(5000 + end)};
    conn.sconn_addr = (void *)(size_t)(end + 1);
    return conn;
}

static struct socket *make(int end) {
    struct socket *so = usrsctp_socket(AF_CONN, SOCK_STREAM, IPPROTO_SCTP, NULL, NULL, 0, NULL);
    if (!so) must("socket", -1);
    usrsctp_set_non_blocking(so, 1);
    int on = 1, buffer = BUFFER;
    struct sctp_initmsg init = {.sinit_num_ostreams = 1, .sinit_max_instreams = 1};
    struct sctp_paddrparams path = {.spp_assoc_id = SCTP_FUTURE_ASSOC, .spp_pathmtu = MTU - 12};
    int beats = fate->heartbeat_ms && end == CLIENT;
    path.spp_hbinterval = beats ? fate->heartbeat_ms : 0;
    path.spp_flags = SPP_PMTUD_DISABLE | (beats ? SPP_HB_ENABLE : SPP_HB_DISABLE);
    must("SO_RCVBUF", usrsctp_setsockopt(so, SOL_SOCKET, SO_RCVBUF, &buffer, sizeof buffer));
    must("SO_SNDBUF", usrsctp_setsockopt(so, SOL_SOCKET, SO_SNDBUF, &buffer, sizeof buffer));
    must("initmsg", usrsctp_setsockopt(so, IPPROTO_SCTP, SCTP_INITMSG, &init, sizeof init));
    must("path", usrsctp_setsockopt(so, IPPROTO_SCTP, SCTP_PEER_ADDR_PARAMS, &path, sizeof path));
    must("nodelay", usrsctp_setsockopt(so, IPPROTO_SCTP, SCTP_NODELAY, &on, sizeof on));
    struct sockaddr_conn own = address(end);
    must("bind", usrsctp_bind(so, (struct sockaddr *)&own, sizeof own));
    return so;
}

static void write_all(void) {
    for (int i = 0; i < fate->messages; i++) {
        uint8_t message[2048];
        for (int k = 0; k < fate->bytes; k++) message[k] = (uint8_t)(3 * i + k);
        struct sctp_sndinfo info = {0};
        must("send", (int)usrsctp_sendv(ends[CLIENT], message, fate->bytes, NULL, 0, &info, sizeof info, SCTP_SENDV_SNDINFO, 0));
    }
}

/* The application reads what came. */
static void read_all(void) {
    static struct socket *accepted;
    if (!accepted && !(accepted = usrsctp_accept(ends[SERVER], NULL, NULL))) return;
    usrsctp_set_non_blocking(accepted, 1);
    for (;;) {
        uint8_t buffer[65536];
        struct sctp_rcvinfo info;
        socklen_t from = 0, length = sizeof info;
        unsigned type = 0;
        int flags = 0;
        if (usrsctp_recvv(accepted, buffer, sizeof buffer, NULL, &from, &info, &length, &type, &flags) <= 0) return;
    }
}

static void open_ends(void) {
    usrsctp_init_nothreads(0, out, NULL);
    usrsctp_sysctl_set_sctp_ecn_enable(0);
    usrsctp_sysctl_set_sctp_asconf_enable(0);
    usrsctp_sysctl_set_sctp_auth_enable(0);
    usrsctp_sysctl_set_sctp_pr_enable(0);
    usrsctp_sysctl_set_sctp_reconfig_enable(0);
    usrsctp_sysctl_set_sctp_nrsack_enable(0);
    usrsctp_sysctl_set_sctp_pktdrop_enable(1);
    for (int end = 0; end < 2; end++) {
        usrsctp_register_address((void *)(size_t)(end + 1));
        ends[end] = make(end);
    }
    must("listen", usrsctp_listen(ends[SERVER], 1));
    struct sockaddr_conn peer = address(SERVER);
    peer.sconn_addr = address(CLIENT).sconn_addr; /* An address is that of the connection at its own end. */
    must("connect", usrsctp_connect(ends[CLIENT], (struct sockaddr *)&peer, sizeof peer));
    print();
}

/* The next packet that comes before `until_us`. */
static int next(uint64_t until_us) {
    int from = -1;
    for (int end = 0; end < 2; end++) {
        if (taken[end] == put[end]) continue;
        uint64_t at = wires[end][taken[end] % 4096].at;
        if (at <= until_us) until_us = at, from = end;
    }
    return from;
}

static void run(void) {
    for (uint64_t ms = 1; ms <= END_MS; ms++) {
        for (int from; (from = next(ms * 1000)) >= 0;) {
            unsigned slot = taken[from]++ % 4096;
            now_us = wires[from][slot].at;
            usrsctp_conninput((void *)(size_t)(2 - from), wires[from][slot].bytes, wires[from][slot].length, 0);
            read_all();
            print();
        }
        now_us = ms * 1000;
        usrsctp_handle_timers(1);
        if (ms == WRITE_MS) write_all();
        if (ms == CLOSE_MS) usrsctp_shutdown(ends[CLIENT], SHUT_WR);
        print();
    }
}

int main(int argc, char **argv) {
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) if (argc > 1 && !strcmp(cases[i].name, argv[1])) fate = &cases[i];
    if (!fate) {
        for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) puts(cases[i].name);
        return 1;
    }
    open_ends();
    run();
    struct sctpstat stat;
    usrsctp_get_stat(&stat);
    fprintf(stderr, "%s: T3 %u, fast retransmits %u, marked by reports %u, other data %u, too little data %u, not outstanding %u\n",
            fate->name, stat.sctps_timodata, stat.sctps_sendfastretrans, stat.sctps_pdrpmark, stat.sctps_pdrpbadd,
            stat.sctps_pdrpnedat, stat.sctps_pdrptsnnf);
    return 0;
}
