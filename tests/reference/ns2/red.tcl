# n TCP Sack1 over one bottleneck with RED: ns red.tcl n=4 bw=4Mb d=250ms min=5 max=15 maxp=0.1 w=0.002 ql=100 gentle=true seed=1
# Prints the sum of the goodputs over T s, and what RED dropped.
array set o {T 200 n 4 bw 4Mb d 20ms ql 100 b1 50Mb min 5 max 15 maxp 0.1 w 0.002 gentle false seed 1 win 100 ecn 0 kind Sack1 adaptive 0 wait true bytes false qib false skip 1}
foreach a $argv { foreach {k v} [split $a =] { set o($k) $v } }
set ns [new Simulator]
ns-random $o(seed)
Queue/RED set thresh_ $o(min)
Queue/RED set maxthresh_ $o(max)
Queue/RED set linterm_ [expr 1.0/$o(maxp)]
Queue/RED set q_weight_ $o(w)
Queue/RED set gentle_ $o(gentle)
Queue/RED set adaptive_ $o(adaptive)
Queue/RED set bytes_ $o(bytes)
Queue/RED set queue_in_bytes_ $o(qib)
Queue/RED set wait_ $o(wait)
Queue/RED set setbit_ $o(ecn)
Queue/RED set mean_pktsize_ 1500
set r [$ns node]; set d [$ns node]
$ns simplex-link $r $d $o(bw) $o(d) RED
$ns simplex-link $d $r $o(bw) $o(d) DropTail
$ns queue-limit $r $d $o(ql); $ns queue-limit $d $r 1000
for {set i 0} {$i < $o(n)} {incr i} {
  set s [$ns node]; $ns duplex-link $s $r $o(b1) 2ms DropTail; $ns queue-limit $s $r 1000; $ns queue-limit $r $s 1000
  set a [new Agent/TCP/$o(kind)]; set b [new Agent/TCPSink/Sack1]; $a set packetSize_ 1460; $a set window_ $o(win); $a set ecn_ $o(ecn)
  $a set overhead_ 0
  set sink($i) $b; set src($i) $a
  $a set fid_ $i; $b set fid_ $i
  $ns attach-agent $s $a; $ns attach-agent $d $b; $ns connect $a $b
  set ftp [new Application/FTP]; $ftp attach-agent $a; $ns at [expr 0.1*$i] "$ftp start"
}
set mon [$ns monitor-queue $r $d ""]
proc done {} { global o src mon
  set sum 0
  for {set i 0} {$i < $o(n)} {incr i} { set sum [expr $sum + [$src($i) set ack_]*1460*8.0/$o(T)] }
  puts "$o(seed) goodput [expr $sum] drops [$mon set pdrops_] arr [$mon set parrivals_]"
  exit 0
}
$ns at $o(T) done
$ns run
