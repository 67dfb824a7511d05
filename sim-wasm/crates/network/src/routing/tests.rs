//! Routes against labels that Bellman and Ford find: every strategy, links that come and go, little room for trees.

use proptest::prelude::{any, prop, prop_assert, prop_assert_eq, proptest};
use skywindow_units::Duration;

use super::*;
use crate::link::{LinkKind, LinkSpec, NO_TRANSMITTER, Propagation};

const NODES: u32 = 12;

/// Joins two nodes by a link of so many ns, and back.
#[derive(Clone, Copy, Debug)]
struct Pair {
    ends: [u32; 2],
    delay: u64,
    up: bool,
}

fn links(pairs: &[Pair]) -> Vec<Link> {
    let directed = |from, to, pair: &Pair| {
        let spec = LinkSpec {
            from,
            to,
            kind: LinkKind::Wired,
            transmitter: NO_TRANSMITTER,
            propagation: Propagation::Fixed(Duration::from_nanos(pair.delay)),
            loss: None,
            process: None,
            radio: None,
            layer: None,
            delivers_damaged: false,
            frame_overhead: 0,
            mtu: u32::MAX,
        };
        Link::new(spec, pair.up, false)
    };
    pairs
        .iter()
        .flat_map(|pair| [(0, 1), (1, 0)].map(|(a, b)| directed(pair.ends[a], pair.ends[b], pair)))
        .collect()
}

/// What is added up along a path, the more important first.
type Label = (u64, u64);

/// What a link adds to the label of a path by the strategy: delay before links, or links before delay.
fn label(strategy: Strategy, delay: u64) -> Label {
    if strategy == Strategy::ShortestDelay { (delay, 1) } else { (1, delay) }
}

/// Bellman and Ford over all nodes and links: the least label of every node to `to`.
fn labels(strategy: Strategy, hosts: &[bool], pairs: &[Pair], to: u32) -> Vec<Option<Label>> {
    let mut labels = vec![None; hosts.len()];
    labels[to as usize] = Some((0, 0));
    for _ in hosts {
        for pair in pairs.iter().filter(|pair| pair.up) {
            let more = label(strategy, pair.delay);
            for [from, next] in [pair.ends, [pair.ends[1], pair.ends[0]]] {
                let crossed = hosts[next as usize] && next != to;
                let Some(known) = labels[next as usize].filter(|_| !crossed) else { continue };
                let new: Label = (known.0 + more.0, known.1 + more.1);
                if labels[from as usize].is_none_or(|known| new < known) {
                    labels[from as usize] = Some(new);
                }
            }
        }
    }
    labels
}

/// The links by which a path may go on from `node`, each with the label of the path, the node it leads to and itself.
fn ways(
    strategy: Strategy,
    hosts: &[bool],
    pairs: &[Pair],
    labels: &[Option<Label>],
    [node, to]: [u32; 2],
) -> Vec<(Label, u32, u32)> {
    let mut ways = Vec::new();
    for (number, pair) in (0u32..).zip(pairs).filter(|(_, pair)| pair.up && node != to) {
        for (way, [from, next]) in [(0, pair.ends), (1, [pair.ends[1], pair.ends[0]])] {
            if from == node && (!hosts[next as usize] || next == to) {
                let more = label(strategy, pair.delay);
                let whole = labels[next as usize].map(|label| (label.0 + more.0, label.1 + more.1));
                ways.extend(whole.map(|whole| (whole, next, 2 * number + way)));
            }
        }
    }
    ways.sort_unstable();
    ways
}

/// The network that was drawn, without what no network has: two links to one host, links between hosts.
fn joined(hosts: &[bool], drawn: Vec<(u32, u32, u64, bool)>) -> Vec<Pair> {
    let mut pairs: Vec<Pair> = Vec::new();
    for (a, b, delay, up) in drawn {
        let with_host = hosts[a as usize] || hosts[b as usize];
        let again = || pairs.iter().any(|pair| pair.ends == [a, b] || pair.ends == [b, a]);
        if a != b && !(hosts[a as usize] && hosts[b as usize]) && !(with_host && again()) {
            pairs.push(Pair { ends: [a, b], delay, up });
        }
    }
    pairs
}

fn routing(strategy: Strategy, hosts: &[bool], pairs: &[Pair]) -> Routing {
    let mut routing = Routing::new(hosts, strategy);
    for (number, link) in links(pairs).iter().enumerate().step_by(2) {
        routing.add_pair(number as u32, link);
    }
    routing
}

fn renew(routing: &mut Routing, links: &[Link], pairs: &[Pair], mut work: impl FnMut() -> Work) {
    let mut next = Some(0);
    while let Some(part) = next {
        next = routing.renew(links, part, &mut work(), |link| pairs[link as usize / 2].delay);
    }
}

const STRATEGIES: [Strategy; 5] = [
    Strategy::ShortestDelay,
    Strategy::MinHop,
    Strategy::RoundRobin,
    Strategy::PerFlow,
    Strategy::LeastLoaded,
];

/// A packet of flow 0 on its way forward.
const fn packet(node: u32, destination: u32) -> Asking {
    Asking { node, destination, flow: 0, path: 0, direction: 0 }
}

proptest! {
    /// Delays of few values make many paths equal; links that come, go and change their delay make every tree
    /// stale; few rows and little work at a time make no difference.
    #[test]
    fn every_route_is_that_of_the_shortest_path(
        strategy in prop::sample::select(&STRATEGIES[..]),
        hosts in prop::collection::vec(any::<bool>(), NODES as usize),
        drawn in prop::collection::vec((0..NODES, 0..NODES, 1u64..5, any::<bool>()), 1..40),
        changes in prop::collection::vec((any::<prop::sample::Index>(), 1u64..5, any::<bool>()), 0..12),
        few_rows in any::<bool>(),
        steps in 1u64..100,
    ) {
        let mut pairs = joined(&hosts, drawn);
        let mut routing = routing(strategy, &hosts, &pairs);
        if few_rows {
            routing.most_rows = 2;
        }
        for change in std::iter::once(None).chain(changes.into_iter().map(Some)) {
            if let Some((index, delay, up)) = change.filter(|_| !pairs.is_empty()) {
                let place = index.index(pairs.len());
                pairs[place] = Pair { delay, up, ..pairs[place] };
                routing.set_up(2 * place as u32, &links(&pairs)[2 * place]);
            }
            renew(&mut routing, &links(&pairs), &pairs, || Work::of(steps));
            let labels: Vec<_> = (0..NODES).map(|to| labels(strategy, &hosts, &pairs, to)).collect();
            // From one node to all others, so that every question is about another tree than the one before.
            for node in 0..NODES {
                for to in 0..NODES {
                    let link = routing.route(node, to, |link| pairs[link as usize / 2].delay);
                    let known = routing.known(node, to);
                    let asks = strategy.spreads() || node == to;
                    prop_assert!(known == Some(link) || (known.is_none() && asks), "{known:?}, not {link}");
                    let ways = ways(strategy, &hosts, &pairs, &labels[to as usize], [node, to]);
                    let right = ways.first().map_or(NO_LINK, |&(.., link)| link);
                    prop_assert_eq!(link, right, "from {} to {} over {:?}", node, to, pairs);
                }
            }
        }
    }

    /// Packets that spread take every link that brings them a link nearer, and no other; all strategies that do not
    /// take the one of their route.
    #[test]
    fn every_packet_comes_one_link_nearer_by_a_way_that_its_strategy_allows(
        strategy in prop::sample::select(&STRATEGIES[..]),
        hosts in prop::collection::vec(any::<bool>(), NODES as usize),
        drawn in prop::collection::vec((0..NODES, 0..NODES, 1u64..5, any::<bool>()), 10..60),
        few_rows in any::<bool>(),
        backlogs in prop::collection::vec(0u64..4, 120),
    ) {
        let pairs = joined(&hosts, drawn);
        let mut routing = routing(strategy, &hosts, &pairs);
        if few_rows {
            routing.most_rows = 2;
        }
        renew(&mut routing, &links(&pairs), &pairs, Work::unlimited);
        let delay = |link: u32| pairs[link as usize / 2].delay;
        let backlog = |link: u32| Duration::from_nanos(backlogs[link as usize]);
        for to in 0..NODES {
            let labels = labels(strategy, &hosts, &pairs, to);
            for node in 0..NODES {
                let ways = ways(strategy, &hosts, &pairs, &labels, [node, to]);
                let nearest = ways.first().map(|&((links, _), ..)| links);
                let equal = ways.iter().filter(|&&((links, _), ..)| Some(links) == nearest);
                let mut allowed: Vec<(u32, u32)> = equal.map(|&(_, next, link)| (next, link)).collect();
                if strategy.spreads() {
                    allowed.sort_unstable();
                } else {
                    allowed.truncate(1);
                }
                let allowed: Vec<u32> = allowed.into_iter().map(|(_, link)| link).collect();
                let told: Vec<u32> = routing.links_to_choose(node, to, delay).collect();
                prop_assert_eq!(&told, &allowed, "from {} to {}", node, to);

                let sent = 3 * allowed.len();
                let taken: Vec<u32> =
                    (0..sent).map(|_| routing.choose(&packet(node, to), delay, backlog)).collect();
                if allowed.is_empty() {
                    prop_assert_eq!(routing.choose(&packet(node, to), delay, backlog), NO_LINK);
                    continue;
                }
                prop_assert!(taken.iter().all(|link| allowed.contains(link)));
                match strategy {
                    Strategy::RoundRobin => prop_assert_eq!(&taken, &allowed.repeat(3)),
                    Strategy::LeastLoaded => {
                        let least = allowed.iter().copied().min_by_key(|&link| backlog(link));
                        prop_assert!(taken.iter().all(|&link| Some(link) == least));
                    }
                    _ => prop_assert!(taken.iter().all(|&link| link == taken[0])),
                }
            }
        }
    }
}

/// Three ways of two links from node 0 to node 4, by way of nodes 1, 2 and 3, and a quicker one of three links.
fn fan(strategy: Strategy) -> Routing {
    let pair = |a, b, delay| Pair { ends: [a, b], delay, up: true };
    let ways =
        [3, 1, 2].into_iter().flat_map(|node| [pair(0, node, 50 + u64::from(node)), pair(node, 4, 50)]);
    let mut pairs: Vec<Pair> = ways.collect();
    pairs.extend([pair(0, 5, 1), pair(5, 6, 1), pair(6, 4, 1)]);
    let mut routing = routing(strategy, &[false; 7], &pairs);
    renew(&mut routing, &links(&pairs), &pairs, Work::unlimited);
    routing
}

#[test]
fn shortest_delay_takes_more_links_if_they_are_quicker_and_fewest_links_the_quickest_of_them() {
    let first = |strategy| fan(strategy).choose(&packet(0, 4), |_| 0, |_| Duration::ZERO);
    assert_eq!(first(Strategy::ShortestDelay), 12, "to node 5");
    assert_eq!(first(Strategy::MinHop), 4, "to node 1");
}

#[test]
fn round_robin_has_a_counter_for_each_destination_and_goes_on_where_it_was() {
    let mut fan = fan(Strategy::RoundRobin);
    let mut next = |to| fan.choose(&packet(0, to), |_| 0, |_| Duration::ZERO);
    // In the order of the nodes 1, 2 and 3, not in that of the links.
    assert_eq!([4, 4, 4, 4].map(&mut next), [4, 8, 0, 4]);
    assert_eq!([1, 6, 4].map(&mut next), [4, 12, 8], "what others ask for in between is nothing to it");
}

#[test]
fn flows_spread_over_all_ways_and_each_stays_on_its_own() {
    let mut fan = fan(Strategy::PerFlow);
    let mut ways_of = |flow| {
        let mut way = || fan.choose(&Asking { flow, ..packet(0, 4) }, |_| 0, |_| Duration::ZERO);
        let taken = [way(), way(), way()];
        assert_eq!(taken, [taken[0]; 3]);
        taken[0]
    };
    let taken: Vec<u32> = (0..300).map(&mut ways_of).collect();
    for link in [0, 4, 8] {
        let share = taken.iter().filter(|&&way| way == link).count();
        assert!((70..=130).contains(&share), "{share} of 300 flows take link {link}");
    }
}

/// Four inner nodes in a row with room for two trees, and a host that has no link.
fn row_of_four() -> Routing {
    let pairs: Vec<Pair> = (0..3).map(|i| Pair { ends: [i, i + 1], delay: 5, up: true }).collect();
    let mut routing = routing(Strategy::ShortestDelay, &[false, false, false, false, true], &pairs);
    routing.most_rows = 2;
    renew(&mut routing, &links(&pairs), &pairs, Work::unlimited);
    routing
}

#[test]
fn the_oldest_tree_makes_room() {
    let mut routing = row_of_four();
    for to in 0..4 {
        routing.route((to + 1) % 4, to, |_| 5);
    }
    routing.take_steps();
    for to in [2, 3] {
        routing.route((to + 2) % 4, to, |_| 5);
    }
    assert_eq!(routing.take_steps(), 0, "the two youngest are there");
    routing.route(3, 0, |_| 5);
    assert!(routing.take_steps() > 0);
}

#[test]
fn nothing_leads_to_a_host_without_a_link_however_many_trees_have_made_room() {
    let mut routing = row_of_four();
    for turn in 0..8 {
        assert_ne!(routing.route((turn + 1) % 4, turn % 4, |_| 5), NO_LINK);
        assert_eq!(routing.route(turn % 4, 4, |_| 5), NO_LINK);
    }
}

#[test]
fn a_thousand_hosts_below_one_node_share_its_tree() {
    let mut hosts = vec![true; 1002];
    hosts[..2].fill(false);
    let pair = |host| Pair { ends: [u32::from(host % 2 == 0), host], delay: 5, up: true };
    let mut pairs = vec![Pair { ends: [0, 1], delay: 7, up: true }];
    pairs.extend((2..1002).map(pair));
    let mut routing = routing(Strategy::ShortestDelay, &hosts, &pairs);
    renew(&mut routing, &links(&pairs), &pairs, Work::unlimited);
    for to in 2..1002 {
        assert_ne!(routing.route(3, to, |_| 5) == NO_LINK, to != 3);
    }
    assert_eq!(routing.take_steps(), 2 * STEPS_PER_EDGE * (2 + 2), "two trees of two nodes and one edge");
}

#[test]
fn a_host_with_two_links_looks_at_both_of_them() {
    let pairs = [[0, 1], [2, 0], [2, 1]].map(|ends| Pair { ends, delay: 5, up: true });
    let mut routing = routing(Strategy::ShortestDelay, &[false, false, true], &pairs);
    renew(&mut routing, &links(&pairs), &pairs, Work::unlimited);
    routing.take_steps();
    routing.route(0, 1, |_| 5);
    let tree = routing.take_steps();
    routing.route(2, 1, |_| 5);
    assert_eq!((tree, routing.take_steps()), (STEPS_PER_EDGE * (2 + 2), 2));
}

#[test]
fn a_tree_that_a_renewal_leaves_as_it_was_is_looked_over_once_and_not_searched_for_as_well() {
    let hosts = [false; 64];
    let ring = |node: u32| Pair { ends: [node, (node + 1) % 64], delay: u64::from(1 + node % 3), up: true };
    let pairs: Vec<Pair> = (0..64).map(ring).collect();
    let links = links(&pairs);
    let mut routing = routing(Strategy::ShortestDelay, &hosts, &pairs);
    let mut steps = || {
        renew(&mut routing, &links, &pairs, Work::unlimited);
        routing.take_steps();
        routing.route(0, 32, |link| pairs[link as usize / 2].delay);
        routing.take_steps()
    };
    let [first, second] = [steps(), steps()];
    assert!(second < first + first / 10, "{first} steps, and {second} when nothing had changed");
}
