package pion

import (
	"io"
	"math/bits"
	"net"
	"sync"
	"time"
)

// A link sends one packet after the other.
type link struct {
	bps    int64
	delay  time.Duration
	queue  int
	freeAt time.Time
	leaves []time.Time
}

// pass says when a packet that comes at an instant is at the other end, and whether there was room for it.
func (l *link) pass(at time.Time, bytes int) (time.Time, bool) {
	for len(l.leaves) > 0 && !l.leaves[0].After(at) {
		l.leaves = l.leaves[1:]
	}
	if l.queue > 0 && len(l.leaves) >= l.queue {
		return time.Time{}, false
	}
	// A bit that has begun takes its time: rounded up, as a transmitter does.
	high, low := bits.Mul64(uint64(bytes)*8, 1_000_000_000)
	takes, rest := bits.Div64(high, low, uint64(l.bps))
	if rest > 0 {
		takes++
	}
	if l.freeAt.Before(at) {
		l.freeAt = at
	}
	l.freeAt = l.freeAt.Add(time.Duration(takes))
	if l.queue > 0 {
		l.leaves = append(l.leaves, l.freeAt)
	}
	return l.freeAt.Add(l.delay), true
}

// An end of the wire: what a stack reads from and writes to. Packets keep their order, so that both links of a direction
// can be passed at once when a packet is written.
type end struct {
	mutex   sync.Mutex
	links   [2]link
	sent    uint64
	isLost  func(ordinal uint64) bool
	peer    *end
	number  int
	trace   *tracer
	inbox   chan []byte
	closed  chan struct{}
	closing sync.Once
}

func newEnd(first, second link, isLost func(uint64) bool) *end {
	return &end{
		links:  [2]link{first, second},
		isLost: isLost,
		inbox:  make(chan []byte, 1<<16),
		closed: make(chan struct{}),
	}
}

func (e *end) Write(packet []byte) (int, error) {
	e.mutex.Lock()
	defer e.mutex.Unlock()
	ordinal := e.sent
	e.sent++
	now := time.Now()
	at, ok := e.links[0].pass(now, len(packet))
	if e.trace != nil {
		e.trace.print(e.number, !ok || e.isLost(ordinal), packet)
	}
	if !ok || e.isLost(ordinal) {
		return len(packet), nil
	}
	at, _ = e.links[1].pass(at, len(packet))
	kept := append([]byte(nil), packet...)
	time.AfterFunc(at.Sub(now), func() {
		select {
		case e.peer.inbox <- kept:
		case <-e.peer.closed:
		}
	})
	return len(packet), nil
}

func (e *end) Read(buffer []byte) (int, error) {
	select {
	case packet := <-e.inbox:
		return copy(buffer, packet), nil
	case <-e.closed:
		return 0, io.EOF
	}
}

func (e *end) Close() error {
	e.closing.Do(func() { close(e.closed) })
	return nil
}

type address struct{}

func (address) Network() string { return "virtual" }
func (address) String() string  { return "virtual" }

func (e *end) LocalAddr() net.Addr              { return address{} }
func (e *end) RemoteAddr() net.Addr             { return address{} }
func (e *end) SetDeadline(time.Time) error      { return nil }
func (e *end) SetReadDeadline(time.Time) error  { return nil }
func (e *end) SetWriteDeadline(time.Time) error { return nil }

// randomBits depend on the seed and the ordinal alone: those of the other stacks.
func randomBits(seed, ordinal uint64) uint64 {
	z := seed*0x9e3779b97f4a7c15 ^ ordinal<<1
	for range 2 {
		z += 0x9e3779b97f4a7c15
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		z ^= z >> 31
	}
	return z
}
