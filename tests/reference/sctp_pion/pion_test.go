// Package pion measures messages and bulk transfers of pion/sctp in virtual time.
package pion

import (
	_ "embed"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"sort"
	"strings"
	"testing"
	"testing/synctest"
	"time"
)

//go:embed cells.csv
var cells string

var (
	out   = flag.String("out", "", "the file that the rows are written to")
	only  = flag.String("only", "", "the beginning of the rows of cells.csv that are run")
	trace = flag.Bool("trace", false, "prints every packet of the first run of each")
)

// TestCells writes the rows of sctp_pion.csv; a bubble of virtual time belongs to a test.
func TestCells(t *testing.T) {
	rows := strings.Split(strings.TrimSpace(cells), "\n")
	if rows[0] != head {
		t.Fatal("cells.csv has other columns")
	}
	var to io.Writer = os.Stdout
	if *out != "" {
		file, err := os.Create(*out)
		if err != nil {
			t.Fatal(err)
		}
		defer file.Close()
		to = file
	}
	fmt.Fprintln(to, head+",application,quantity,value,standard_error,apart")
	for _, line := range rows[1:] {
		if strings.HasPrefix(line, *only) {
			measure(t, to, line)
		}
	}
}

// measure prints the figures of a cell: mean and standard error over its runs.
func measure(t *testing.T, to io.Writer, line string) {
	c, err := parse(line)
	if err != nil {
		t.Fatal(err)
	}
	figures := make([]map[string][]float64, len(c.applications))
	for at := range figures {
		figures[at] = map[string][]float64{}
	}
	for seed := uint64(1); seed <= c.runs; seed++ {
		var outcomes []outcome
		synctest.Test(t, func(*testing.T) { outcomes = simulate(c, seed, *trace && seed == 1) })
		for at, told := range outcomes {
			for quantity, value := range told.figures(c, at) {
				figures[at][quantity] = append(figures[at][quantity], value)
			}
		}
	}
	for at, quantities := range figures {
		for _, quantity := range []string{"came", "median_ms", "p95_ms", "goodput_kbps", "reset_ms"} {
			if values := quantities[quantity]; len(values) > 0 {
				mean, deviation := statistics(values)
				fmt.Fprintf(to, "%s,%d,%s,%.6f,%.6f,\n", line, at, quantity, mean, deviation)
			}
		}
	}
}

// figures are the share that came, median and 95th percentile of the latency, ms, and goodput, kbit/s; goodput alone of an
// application that always has more, and what its stream took to begin anew of one that closes it.
func (o outcome) figures(c cell, at int) map[string]float64 {
	kbps := func(bytes int) float64 { return float64(bytes) * 8 / float64(c.seconds) / 1e3 }
	if c.applications[at].interval == 0 {
		return map[string]float64{"goodput_kbps": kbps(o.bytes)}
	}
	if c.policy == "reset" {
		return map[string]float64{"reset_ms": float64(o.anew) / 1e6}
	}
	var came []time.Duration
	for _, age := range o.ages {
		if age >= 0 {
			came = append(came, age)
		}
	}
	sort.Slice(came, func(a, b int) bool { return came[a] < came[b] })
	share := func(of float64) float64 {
		if len(came) == 0 {
			return 0
		}
		return float64(came[int(math.Round(of*float64(len(came)-1)))]) / 1e6
	}
	return map[string]float64{
		"came":         float64(len(came)) / float64(len(o.ages)),
		"median_ms":    share(0.5),
		"p95_ms":       share(0.95),
		"goodput_kbps": kbps(len(came) * c.applications[at].bytes),
	}
}

func statistics(values []float64) (mean, deviation float64) {
	n := float64(len(values))
	for _, value := range values {
		mean += value / n
	}
	if n < 2 {
		return mean, 0
	}
	var squares float64
	for _, value := range values {
		squares += (value - mean) * (value - mean)
	}
	return mean, math.Sqrt(squares / (n - 1) / n)
}
