package pion

import (
	"encoding/binary"
	"fmt"
	"strings"
	"time"
)

// A tracer prints packets as lines: the instant in seconds, the end that sends, the chunks. TSNs count from 1.
type tracer struct {
	begun time.Time
	first uint32
}

func (t *tracer) print(from int, lost bool, packet []byte) {
	var words []string
	for at := 12; at+4 <= len(packet); {
		length := int(binary.BigEndian.Uint16(packet[at+2:]))
		if length < 4 || at+length > len(packet) {
			break
		}
		words = append(words, t.chunk(from, packet[at:at+length]))
		at += (length + 3) / 4 * 4
	}
	fate := ""
	if lost {
		fate = " lost"
	}
	fmt.Printf("%.6f,%d,%s%s\n", time.Since(t.begun).Seconds(), from, strings.Join(words, " "), fate)
}

func (t *tracer) chunk(from int, chunk []byte) string {
	number := func(at int) uint32 { return binary.BigEndian.Uint32(chunk[at:]) }
	short := func(at int) uint16 { return binary.BigEndian.Uint16(chunk[at:]) }
	tsn := func() int32 { return int32(number(4)-t.first) + 1 }
	ends := ""
	for at, letter := range []string{"E", "B", "U"} {
		if chunk[1]>>at&1 != 0 {
			ends = letter + ends
		}
	}
	switch kind := chunk[0]; {
	case kind == 1 && from == 0:
		t.first = number(16)
		return "INIT"
	case kind == 0:
		return fmt.Sprintf("D%d:%d/%d%s", tsn(), short(8), short(10), ends)
	case kind == 64:
		return fmt.Sprintf("I%d:%d/%d%s", tsn(), short(8), number(12), ends)
	case kind == 192, kind == 194:
		return fmt.Sprintf("F%d+%d", tsn(), (len(chunk)-8)/4)
	case kind == 3:
		return fmt.Sprintf("S%d+%d w%d", tsn(), short(12), number(8))
	default:
		return fmt.Sprintf("#%d", kind)
	}
}
