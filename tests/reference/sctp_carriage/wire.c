/* What usrsctp puts on the wire where checksums are left out (RFC 9653) and in UDP (RFC 6951): a packet a line. README.md
   beside it says how it is built and run. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#include <usrsctp.h>

enum { MESSAGE = 100, SERVER_PORT = 5001, UDP_PORT = 9899, RELAY_PORT = 9900 };

static const char *name;
static int number;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static uint32_t crc32c(const uint8_t *bytes, size_t length) {
    uint32_t crc = ~0u;
    for (size_t i = 0; i < length; i++) {
        crc ^= (i >= 8 && i < 12) ? 0 : bytes[i];
        for (int bit = 0; bit < 8; bit++) crc = crc & 1 ? crc >> 1 ^ 0x82f63b78u : crc >> 1;
    }
    return ~crc;
}

/* The parameter of an INIT or INIT ACK that says which checksums may be missing, as hexadecimal digits; else "-". */
static void zero_parameter(const uint8_t *chunk, size_t length, char *out) {
    strcpy(out, "-");
    for (size_t at = 20; at + 4 <= length;) {
        size_t own = chunk[at + 2] << 8 | chunk[at + 3];
        if (chunk[at] == 0x80 && chunk[at + 1] == 0x01) {
            for (size_t i = 0; i < own; i++) sprintf(out + 2 * i, "%02x", chunk[at + i]);
        }
        if (own < 4) break;
        at += (own + 3) / 4 * 4;
    }
}

static void show(int from_client, const uint8_t *bytes, size_t length, int udp) {
    pthread_mutex_lock(&lock);
    char chunks[200] = "", parameter[64] = "-";
    for (size_t at = 12; at + 4 <= length;) {
        size_t own = bytes[at + 2] << 8 | bytes[at + 3];
        sprintf(chunks + strlen(chunks), "%s%d", at > 12 ? "+" : "", bytes[at]);
        if (bytes[at] == 1 || bytes[at] == 2) zero_parameter(bytes + at, own, parameter);
        if (own < 4) break;
        at += (own + 3) / 4 * 4;
    }
    uint32_t sum = bytes[8] | bytes[9] << 8 | bytes[10] << 16 | (uint32_t)bytes[11] << 24;
    const char *checksum = sum == 0 ? "zero" : sum == crc32c(bytes, length) ? "crc32c" : "wrong";
    printf("%s,%d,%s,%s,%zu,%s,%s,%d\n", name, ++number, from_client ? "client" : "server", chunks, length,
           checksum, parameter, udp);
    pthread_mutex_unlock(&lock);
}

/* By their addresses packets of the client and of the server are known where there is no IP. */
static int marks[2];

/* Packets on their way: who sends one holds locks of the stack, so another thread hands it over. */
static struct { void *to; size_t length; uint8_t bytes[2048]; } queue[64];
static unsigned queued, handed;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static pthread_mutex_t queue_lock = PTHREAD_MUTEX_INITIALIZER;

static int conn_output(void *addr, void *buffer, size_t length, uint8_t tos, uint8_t df) {
    (void)tos, (void)df;
    int client = addr == &marks[0];
    show(client, buffer, length, 0);
    pthread_mutex_lock(&queue_lock);
    queue[queued % 64].to = &marks[client ? 1 : 0];
    queue[queued % 64].length = length;
    memcpy(queue[queued++ % 64].bytes, buffer, length);
    pthread_cond_signal(&more);
    pthread_mutex_unlock(&queue_lock);
    return 0;
}

static void *carry(void *given) {
    (void)given;
    for (;;) {
        pthread_mutex_lock(&queue_lock);
        while (handed == queued) pthread_cond_wait(&more, &queue_lock);
        unsigned at = handed++ % 64;
        pthread_mutex_unlock(&queue_lock);
        usrsctp_conninput(queue[at].to, queue[at].bytes, queue[at].length, 0);
    }
    return NULL;
}

static int received;

static int receive(struct socket *so, union sctp_sockstore from, void *data, size_t length, struct sctp_rcvinfo info,
                   int flags, void *given) {
    (void)so, (void)from, (void)info, (void)given;
    if (data && !(flags & MSG_NOTIFICATION)) received += (int)length;
    free(data);
    return 1;
}

static void set(struct socket *so, int option, const void *value, socklen_t size) {
    if (usrsctp_setsockopt(so, IPPROTO_SCTP, option, value, size) < 0) perror("setsockopt"), exit(1);
}

/* One stream each way, so that INITs are alike, and nothing waits for more data. */
static void one_stream(struct socket *so) {
    struct sctp_initmsg init = {.sinit_num_ostreams = 1, .sinit_max_instreams = 1};
    set(so, SCTP_INITMSG, &init, sizeof init);
    uint32_t on = 1;
    set(so, SCTP_NODELAY, &on, sizeof on);
}

/* Three messages, each with its SACK, and the end. */
static void talk(struct socket *client) {
    uint8_t message[MESSAGE] = {1};
    for (int i = 0; i < 3; i++) {
        struct sctp_sndinfo info = {0};
        if (usrsctp_sendv(client, message, MESSAGE, NULL, 0, &info, sizeof info, SCTP_SENDV_SNDINFO, 0) < 0) perror("send"), exit(1);
        while (received < (i + 1) * MESSAGE) usleep(1000);
        usleep(400000); /* the delayed SACK */
    }
    usrsctp_shutdown(client, SHUT_WR);
    usleep(500000);
}

/* What stands between the two ends in UDP, at a port of its own, which both learn as that of their peer. */
static void *relay(void *given) {
    int fd = *(int *)given;
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons(UDP_PORT), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    uint8_t bytes[65536];
    for (;;) {
        ssize_t length = recv(fd, bytes, sizeof bytes, 0);
        if (length <= 0) return NULL;
        /* Both ends are at one UDP port: SCTP's own ports tell them apart. */
        int from_client = (bytes[2] << 8 | bytes[3]) == SERVER_PORT;
        show(from_client, bytes, (size_t)length, (int)length + 8);
        sendto(fd, bytes, (size_t)length, 0, (struct sockaddr *)&to, sizeof to);
    }
}

int main(int argc, char **argv) {
    if (argc < 2) return 1;
    name = argv[1];
    setvbuf(stdout, NULL, _IOLBF, 0);
    int udp = !strcmp(name, "udp"), zero_client = !strncmp(name, "zero", 4) && strcmp(name, "zero-server");
    int zero_server = !strncmp(name, "zero", 4) && strcmp(name, "zero-client");
    usrsctp_init(udp ? UDP_PORT : 0, udp ? NULL : conn_output, NULL);
    usrsctp_sysctl_set_sctp_ecn_enable(0);
    usrsctp_sysctl_set_sctp_asconf_enable(0);
    usrsctp_sysctl_set_sctp_auth_enable(0);
    usrsctp_sysctl_set_sctp_pr_enable(0);
    usrsctp_sysctl_set_sctp_reconfig_enable(0);
    usrsctp_sysctl_set_sctp_nrsack_enable(0);
    usrsctp_sysctl_set_sctp_pktdrop_enable(0);
    usrsctp_sysctl_set_sctp_heartbeat_interval_default(30000);
    int family = udp ? AF_INET : AF_CONN;
    struct socket *server = usrsctp_socket(family, SOCK_STREAM, IPPROTO_SCTP, receive, NULL, 0, NULL);
    struct socket *client = usrsctp_socket(family, SOCK_STREAM, IPPROTO_SCTP, receive, NULL, 0, NULL);
    uint32_t dtls = SCTP_EDMID_LOWER_LAYER_DTLS;
    if (zero_server) set(server, SCTP_ACCEPT_ZERO_CHECKSUM, &dtls, sizeof dtls);
    if (zero_client) set(client, SCTP_ACCEPT_ZERO_CHECKSUM, &dtls, sizeof dtls);
    one_stream(server), one_stream(client);
    struct sockaddr *to;
    socklen_t size;
    struct sockaddr_in in = {.sin_family = AF_INET, .sin_port = htons(SERVER_PORT), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    struct sockaddr_conn at_server = {.sconn_family = AF_CONN, .sconn_port = htons(SERVER_PORT), .sconn_addr = &marks[1]};
    struct sockaddr_conn at_client = {.sconn_family = AF_CONN, .sconn_addr = &marks[0]};
    static int fd;
    if (udp) {
        fd = socket(AF_INET, SOCK_DGRAM, 0);
        struct sockaddr_in own = in;
        own.sin_port = htons(RELAY_PORT);
        if (bind(fd, (struct sockaddr *)&own, sizeof own) < 0) return perror("bind"), 1;
        pthread_t thread;
        pthread_create(&thread, NULL, relay, &fd);
        struct sctp_udpencaps encaps = {.sue_address.ss_family = AF_INET, .sue_port = htons(RELAY_PORT)};
        set(client, SCTP_REMOTE_UDP_ENCAPS_PORT, &encaps, sizeof encaps);
        if (usrsctp_bind(server, (struct sockaddr *)&in, sizeof in) < 0) return perror("bind"), 1;
        to = (struct sockaddr *)&in, size = sizeof in;
    } else {
        pthread_t thread;
        pthread_create(&thread, NULL, carry, NULL);
        usrsctp_register_address(&marks[0]);
        usrsctp_register_address(&marks[1]);
        if (usrsctp_bind(server, (struct sockaddr *)&at_server, sizeof at_server) < 0) return perror("bind"), 1;
        if (usrsctp_bind(client, (struct sockaddr *)&at_client, sizeof at_client) < 0) return perror("bind"), 1;
        at_server.sconn_addr = &marks[0]; /* as the client's wire is known by */
        to = (struct sockaddr *)&at_server, size = sizeof at_server;
    }
    usrsctp_listen(server, 1);
    if (usrsctp_connect(client, to, size) < 0) return perror("connect"), 1;
    talk(client);
    fflush(stdout);
    _exit(0);
}
