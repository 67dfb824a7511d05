# SCTP over two paths of 100 ms; the primary is down from 5 s to 150 s: which path carries new data at 300 s?
array set o {T 300 down 5 up 150 bw 5Mb d 100ms hb 30}
foreach a $argv { foreach {k v} [split $a =] { set o($k) $v } }
Agent/SCTP set heartbeatInterval_ $o(hb)
set ns [new Simulator]
foreach h {0 1} {
  set core($h) [$ns node]
  foreach i {0 1} { set if($h,$i) [$ns node]; $ns multihome-add-interface $core($h) $if($h,$i) }
}
foreach i {0 1} { $ns duplex-link $if(0,$i) $if(1,$i) $o(bw) $o(d) DropTail; $ns queue-limit $if(0,$i) $if(1,$i) 100 }
set a [new Agent/SCTP]; set b [new Agent/SCTP]
$ns multihome-attach-agent $core(0) $a; $ns multihome-attach-agent $core(1) $b
$ns connect $a $b
$a set-primary-destination $if(1,0)
set ftp [new Application/FTP]; $ftp attach-agent $a
$ns at 0.5 "$ftp start"
$ns rtmodel-at $o(down) down $if(0,0) $if(1,0)
$ns rtmodel-at $o(up) up $if(0,0) $if(1,0)
foreach i {0 1} { set mon($i) [$ns monitor-queue $if(0,$i) $if(1,$i) ""]; set last($i) 0 }
proc tell {} { global ns mon last o
  set row [list [$ns now]]
  foreach i {0 1} { set now [$mon($i) set bdepartures_]; lappend row [format %.0f [expr $now-$last($i)]]; set last($i) $now }
  puts $row
  $ns at [expr [$ns now]+10] tell }
$ns at 10 tell
$ns at $o(T) "exit 0"
$ns run
