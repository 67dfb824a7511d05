package pion

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// An application has messages of one size at one interval, on a stream of its own; without an interval it always has more.
type application struct {
	bytes    int
	interval time.Duration
	weight   uint16
}

// A cell is a row of cells.csv.
type cell struct {
	policy       string
	limit        uint32
	ordered      bool
	interleaving bool
	bps          int64
	delay        time.Duration
	// Packets that the first link holds with the one that leaves; 0 sets no limit.
	queue int
	// The share of the sender's packets that is lost, or which of them are, counted from 0.
	loss         float64
	lost         map[uint64]bool
	buffer       uint32
	applications []application
	seconds      int64
	runs         uint64
}

const head = "policy,limit,ordered,interleaving,rate_bps,one_way_delay_ms,queue_packets,loss,receiver_buffer_bytes,applications,seconds,runs"

// parse reads a row: losses as a share or as ordinals with "+" between them, an application as bytes/interval_ms*weight, with
// ";" between them.
func parse(line string) (cell, error) {
	words := strings.Split(line, ",")
	if len(words) != strings.Count(head, ",")+1 {
		return cell{}, fmt.Errorf("%s: %d columns", line, len(words))
	}
	var failed error
	number := func(text string) float64 {
		value, err := strconv.ParseFloat(text, 64)
		if err != nil {
			failed = fmt.Errorf("%s: %w", line, err)
		}
		return value
	}
	c := cell{
		policy:       words[0],
		limit:        uint32(number(words[1])),
		ordered:      words[2] == "true",
		interleaving: words[3] == "true",
		bps:          int64(number(words[4])),
		delay:        time.Duration(number(words[5]) * 1e6),
		queue:        int(number(words[6])),
		lost:         map[uint64]bool{},
		buffer:       uint32(number(words[8])),
		seconds:      int64(number(words[10])),
		runs:         uint64(number(words[11])),
	}
	if strings.Contains(words[7], "+") {
		for _, ordinal := range strings.Split(words[7], "+") {
			c.lost[uint64(number(ordinal))] = true
		}
	} else {
		c.loss = number(words[7])
	}
	for _, text := range strings.Split(words[9], ";") {
		sized, weight, _ := strings.Cut(text, "*")
		bytes, interval, _ := strings.Cut(sized, "/")
		c.applications = append(c.applications, application{
			bytes:    int(number(bytes)),
			interval: time.Duration(number(interval)) * time.Millisecond,
			weight:   uint16(number(weight)),
		})
	}
	return c, failed
}
