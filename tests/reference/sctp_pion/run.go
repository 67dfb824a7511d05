package pion

import (
	"encoding/binary"
	"sort"
	"sync"
	"testing/synctest"
	"time"

	"github.com/pion/logging"
	"github.com/pion/sctp"
)

const (
	// When applications begin: associations are set up by then.
	start = 3 * time.Second
	// How long what was handed over may still come.
	drain = 60 * time.Second
	// What an application that always has more keeps waiting, bytes.
	backlog = 1 << 22
)

// What became of the messages of an application: how old each was when it came, or less than 0, the bytes that came before
// the time of the cell was over, and how long after its stream was closed the peer had begun it anew.
type outcome struct {
	ages  []time.Duration
	bytes int
	anew  time.Duration
}

type run struct {
	cell
	begun    time.Time
	mutex    sync.Mutex
	outcomes []outcome
}

// simulate runs a cell in virtual time and prints every packet if that is asked for; it is called in a bubble of testing/synctest.
func simulate(c cell, seed uint64, traced bool) []outcome {
	// Without loss each run has a path of its own: else a timer that beats with the round trip would decide.
	half := c.delay / 2
	if c.loss == 0 && len(c.lost) == 0 {
		half = time.Duration(float64(c.delay) * (1 + 0.002*float64(seed-1)) / 2)
	}
	most := uint64(c.loss * (1 << 32) * (1 << 32))
	isLost := func(ordinal uint64) bool { return c.lost[ordinal] || randomBits(seed, ordinal) < most }
	never := func(uint64) bool { return false }
	slow := link{bps: c.bps, delay: half, queue: c.queue}
	open := link{bps: c.bps, delay: half}
	fast := link{bps: 2 * c.bps, delay: half}
	a, b := newEnd(slow, fast, isLost), newEnd(fast, open, never)
	a.peer, b.peer, b.number = b, a, 1
	if traced {
		a.trace = &tracer{begun: time.Now()}
		b.trace = a.trace
	}

	r := &run{cell: c, begun: time.Now(), outcomes: make([]outcome, len(c.applications))}
	options := func(conn *end) []sctp.AssociationOption {
		scheduling := []sctp.AssociationInterleavingOption{sctp.WithInterleavingWeightedFairQueueingScheduler()}
		for stream, made := range c.applications {
			scheduling = append(scheduling,
				sctp.WithInterleavingWeightedFairQueueingWeight(uint16(stream), max(made.weight, 1)))
		}
		quiet := logging.NewDefaultLoggerFactory()
		quiet.DefaultLogLevel = logging.LogLevelDisabled
		return []sctp.AssociationOption{
			sctp.WithNetConn(conn),
			sctp.WithLoggerFactory(quiet),
			sctp.WithMaxReceiveBufferSize(c.buffer),
			sctp.WithMaxMessageSize(1 << 22),
			sctp.WithEnableInterleaving(c.interleaving),
			sctp.WithInterleavingOptions(scheduling...),
		}
	}
	var running sync.WaitGroup
	running.Go(func() {
		var as []sctp.ServerOption
		for _, option := range options(b) {
			as = append(as, option)
		}
		association, err := sctp.ServerWithOptions(as...)
		if err != nil {
			return
		}
		r.receive(association)
	})
	var as []sctp.ClientOption
	for _, option := range options(a) {
		as = append(as, option)
	}
	association, err := sctp.ClientWithOptions(as...)
	if err != nil {
		panic(err)
	}
	running.Go(func() { r.send(association) })
	after := drain
	if c.applications[0].interval == 0 {
		after = time.Millisecond
	}
	time.Sleep(time.Until(r.begun.Add(r.end() + after)))
	a.Close()
	b.Close()
	running.Wait()
	return r.outcomes
}

// end is when applications stop, since the beginning.
func (r *run) end() time.Duration {
	return start + time.Duration(r.seconds)*time.Second
}

// open begins the stream of an application, with what the cell says of its messages.
func (r *run) open(association *sctp.Association, id uint16) *sctp.Stream {
	stream, err := association.OpenStream(id, sctp.PayloadTypeWebRTCBinary)
	if err != nil {
		panic(err)
	}
	reliability := byte(sctp.ReliabilityTypeReliable)
	switch r.policy {
	case "retransmissions":
		reliability = sctp.ReliabilityTypeRexmit
	case "lifetime":
		reliability = sctp.ReliabilityTypeTimed
	}
	stream.SetReliabilityParams(!r.ordered, reliability, r.limit)
	return stream
}

// An offer is a message that is handed over at an instant since the applications began.
type offer struct {
	at          time.Duration
	application int
	number      uint64
}

// send hands over the messages of all applications, those of one instant in the order of their streams.
func (r *run) send(association *sctp.Association) {
	var streams []*sctp.Stream
	var offers []offer
	for id, made := range r.applications {
		streams = append(streams, r.open(association, uint16(id)))
		if made.interval == 0 {
			r.keepBusy(streams[0], made.bytes)
			return
		}
		for number := range r.seconds * 1000 / made.interval.Milliseconds() {
			offers = append(offers, offer{time.Duration(number) * made.interval, id, uint64(number)})
			r.outcomes[id].ages = append(r.outcomes[id].ages, -1)
		}
	}
	sort.SliceStable(offers, func(a, b int) bool { return offers[a].at < offers[b].at })
	for _, next := range offers {
		time.Sleep(time.Until(r.begun.Add(start + next.at)))
		message := make([]byte, r.applications[next.application].bytes)
		binary.LittleEndian.PutUint64(message, next.number)
		if _, err := streams[next.application].Write(message); err != nil {
			return
		}
		// What can leave leaves before the next message of the same instant is handed over.
		synctest.Wait()
	}
	if r.policy == "reset" {
		time.Sleep(time.Until(r.begun.Add(r.end())))
		if err := streams[0].Close(); err != nil {
			panic(err)
		}
	}
}

// keepBusy hands over messages so that there are always more, until the cell is over.
func (r *run) keepBusy(stream *sctp.Stream, bytes int) {
	message := make([]byte, bytes)
	drained := make(chan struct{}, 1)
	stream.SetBufferedAmountLowThreshold(backlog / 2)
	stream.OnBufferedAmountLow(func() {
		select {
		case drained <- struct{}{}:
		default:
		}
	})
	time.Sleep(time.Until(r.begun.Add(start)))
	for time.Since(r.begun) < r.end() {
		for stream.BufferedAmount() < backlog {
			if _, err := stream.Write(message); err != nil {
				return
			}
		}
		select {
		case <-drained:
		case <-time.After(time.Until(r.begun.Add(r.end()))):
		}
	}
}

// receive reads what comes on all streams until the wire is closed.
func (r *run) receive(association *sctp.Association) {
	var reading sync.WaitGroup
	defer reading.Wait()
	for {
		stream, err := association.AcceptStream()
		if err != nil {
			return
		}
		// What does not come in order is freed as the receiver's own setting of the stream says, where FORWARD TSN comes.
		stream.SetReliabilityParams(!r.ordered, sctp.ReliabilityTypeReliable, 0)
		reading.Go(func() { r.read(stream) })
	}
}

func (r *run) read(stream *sctp.Stream) {
	buffer := make([]byte, 1<<22)
	id := stream.StreamIdentifier()
	made := r.applications[id]
	for {
		bytes, _, err := stream.ReadSCTP(buffer)
		since := time.Since(r.begun)
		r.mutex.Lock()
		if err != nil {
			r.outcomes[id].anew = since - r.end()
			r.mutex.Unlock()
			return
		}
		into := &r.outcomes[id]
		if since <= r.end() {
			into.bytes += bytes
		}
		if made.interval > 0 {
			number := binary.LittleEndian.Uint64(buffer)
			into.ages[number] = since - start - time.Duration(number)*made.interval
		}
		r.mutex.Unlock()
	}
}
