//! Shortest-delay routes as they stand at an instant, each tree of them grown when a packet first needs it.
//!
//! Hosts, the nodes that packets never cross, are left out of the trees: all destinations at one node share its tree.
//! Routes follow the delays of the instant at which they are renewed, so a tree serves until the next renewal and no
//! longer: delays change with the geometry even where links do not, and a path of nearly equal delay may then win.

use skywindow_orbit::{Graph, NO_NODE, NO_WAY, Tree, UNREACHABLE};
use skywindow_units::Work;

use crate::link::Link;
use crate::network::NO_LINK;

/// The most entries of all rows together: 128 MB. Beyond that the oldest tree makes room, to be grown again if needed.
const MOST_ENTRIES: usize = 1 << 25;

/// The row of destinations that nothing leads to.
const NOWHERE: u32 = 0;

/// Steps of work for a pair of links, and for a node or an edge of a tree.
const STEPS_PER_PAIR: u64 = 8;
const STEPS_PER_EDGE: u64 = 3;

/// The end of a host's link.
#[derive(Clone, Copy, Debug)]
struct Door {
    /// The node there.
    node: u32,
    /// The link from the host to it.
    up: u32,
}

/// Where packets to a destination go.
#[derive(Clone, Copy, Debug)]
struct Aim {
    /// The epoch it holds for.
    epoch: u64,
    /// The tree, its row, and where that begins in the table.
    root: u32,
    row: u32,
    begin: u32,
    /// The link from the root to the destination, if they differ.
    last: u32,
}

/// The link by which the last packet that was asked for left a host.
#[derive(Clone, Copy, Debug)]
struct WayOut {
    /// The epoch it holds for.
    epoch: u64,
    destination: u32,
    link: u32,
}

/// The tree to one node.
#[derive(Clone, Debug)]
struct Row {
    /// The renewal it was grown in.
    renewal: u32,
    /// A node that packets may cross, or a host of several doors.
    root: u32,
    /// For hosts of several doors the link to take, as far as it has been asked for.
    chosen: Vec<(u32, u32)>,
}

impl Row {
    const fn empty(root: u32) -> Self {
        Self { renewal: 0, root, chosen: Vec::new() }
    }
}

/// The routes of a network.
#[derive(Clone, Debug)]
pub(crate) struct Routing {
    /// For each node its number among the inner ones, those that packets may cross, in the same order; `NO_NODE` for
    /// a host.
    inner: Vec<u32>,
    inner_nodes: usize,
    /// The pairs of links between inner nodes, by the first of each.
    pairs: Vec<u32>,
    /// Of each host the links that are up.
    doors: Vec<Vec<Door>>,
    graph: Graph,
    /// The link of each edge from its first end.
    edges: Vec<u32>,
    tree: Tree,
    /// The root of what is in `tree`.
    in_tree: u32,
    renewal: u32,
    /// Grows with every renewal, and whenever a row is taken by another tree: what was found before holds no more.
    epoch: u64,
    aims: Vec<Aim>,
    /// Of each host.
    ways_out: Vec<WayOut>,
    rows: Vec<Row>,
    /// Of each row the link to take from each inner node.
    table: Vec<u32>,
    /// For each root where its row is or was.
    row_of: Vec<u32>,
    /// The row that makes room next, and how many there may be.
    oldest: usize,
    most_rows: usize,
    /// Steps of work since they were last asked for.
    steps: u64,
}

impl Routing {
    /// Routes over nodes of which some are hosts.
    pub fn new(hosts: &[bool]) -> Self {
        let mut count = 0;
        let mut number = |host: bool| {
            if host {
                return NO_NODE;
            }
            count += 1;
            count - 1
        };
        let inner: Vec<u32> = hosts.iter().map(|&host| number(host)).collect();
        let inner_nodes = count as usize;
        let aim = Aim { epoch: 0, root: NO_NODE, row: NOWHERE, begin: 0, last: NO_LINK };
        Self {
            inner_nodes,
            pairs: Vec::new(),
            doors: vec![Vec::new(); hosts.len()],
            graph: Graph::new(),
            edges: Vec::new(),
            tree: Tree::default(),
            in_tree: NO_NODE,
            renewal: 0,
            epoch: 0,
            aims: vec![aim; hosts.len()],
            ways_out: vec![WayOut { epoch: 0, destination: NO_NODE, link: NO_LINK }; hosts.len()],
            rows: vec![Row::empty(NO_NODE)],
            table: vec![NO_LINK; inner_nodes],
            row_of: vec![NOWHERE; hosts.len()],
            oldest: 1,
            most_rows: (MOST_ENTRIES / inner_nodes.max(1)).max(2),
            steps: 0,
            inner,
        }
    }

    /// Takes note of a new pair of links: `first` and the one after it, which leads back. Hosts are joined to inner
    /// nodes only, and to each by one pair.
    pub fn add_pair(&mut self, first: u32, link: &Link) {
        if !self.is_host(link.spec.from) && !self.is_host(link.spec.to) {
            self.pairs.push(first);
        } else if link.up {
            self.set_up(first, link);
        }
    }

    /// Takes note of the state of a pair, which is that of its first link.
    pub fn set_up(&mut self, first: u32, link: &Link) {
        for (host, node, up) in
            [(link.spec.from, link.spec.to, first), (link.spec.to, link.spec.from, first + 1)]
        {
            if self.is_host(host) {
                let doors = &mut self.doors[host as usize];
                doors.retain(|door| door.up != up);
                if link.up {
                    doors.push(Door { node, up });
                }
            }
        }
    }

    fn is_host(&self, node: u32) -> bool {
        self.inner[node as usize] == NO_NODE
    }

    /// Steps of work since the last call.
    #[inline]
    pub fn take_steps(&mut self) -> u64 {
        std::mem::take(&mut self.steps)
    }

    /// Forgets all routes and takes the delays of the pairs from number `next` on, as long as there is work left.
    /// Returns where to go on, or none if that was all.
    pub fn renew(
        &mut self,
        links: &[Link],
        next: usize,
        work: &mut Work,
        mut delay: impl FnMut(u32) -> u64,
    ) -> Option<usize> {
        if next == 0 {
            self.renewal += 1;
            self.epoch += 1;
            self.in_tree = NO_NODE;
            self.graph.clear(self.inner_nodes as u32);
            self.edges.clear();
        }
        for (number, &first) in self.pairs.iter().enumerate().skip(next) {
            if !work.remains() {
                return Some(number);
            }
            work.spend(STEPS_PER_PAIR);
            let link = &links[first as usize];
            if link.up {
                let [from, to] = [link.spec.from, link.spec.to].map(|node| self.inner[node as usize]);
                self.graph.add_edge(from, to, delay(first));
                self.edges.push(first);
            }
        }
        None
    }

    /// The link that `node` takes towards `destination` if that is known since the last renewal: the way of nearly
    /// every packet.
    #[inline(always)]
    pub fn known(&self, node: u32, destination: u32) -> Option<u32> {
        let inner = self.inner[node as usize];
        if inner == NO_NODE {
            let way = self.ways_out[node as usize];
            return (way.epoch == self.epoch && way.destination == destination).then_some(way.link);
        }
        let aim = &self.aims[destination as usize];
        (aim.epoch == self.epoch).then(|| self.follow(aim, node, inner))
    }

    /// The link that `node`, the inner node `inner`, takes.
    #[inline(always)]
    fn follow(&self, aim: &Aim, node: u32, inner: u32) -> u32 {
        if node == aim.root { aim.last } else { self.table[(aim.begin + inner) as usize] }
    }

    /// The link that `node` takes towards `destination`, `NO_LINK` without a route, also where the tree may be missing.
    /// `delay` is that of a link in ns at the instant of the last renewal.
    #[inline(never)]
    pub fn route(&mut self, node: u32, destination: u32, mut delay: impl FnMut(u32) -> u64) -> u32 {
        let aim = self.aim(destination, &mut delay);
        let inner = self.inner[node as usize];
        if node == destination {
            return NO_LINK;
        }
        if inner == NO_NODE {
            let link = self.leave(node, aim, delay);
            self.ways_out[node as usize] = WayOut { epoch: self.epoch, destination, link };
            return link;
        }
        self.follow(&aim, node, inner)
    }

    /// Where packets to `destination` go, with a tree that is there.
    fn aim(&mut self, destination: u32, delay: &mut impl FnMut(u32) -> u64) -> Aim {
        let known = self.aims[destination as usize];
        if known.epoch == self.epoch {
            return known;
        }
        let (root, last) = match self.doors[destination as usize].as_slice() {
            _ if !self.is_host(destination) => (destination, NO_LINK),
            [] => (NO_NODE, NO_LINK),
            [door] => (door.node, reverse(door.up)),
            _ => (destination, NO_LINK),
        };
        let row = if root == NO_NODE { NOWHERE } else { self.row(root, delay) };
        let begin = row * self.inner_nodes as u32;
        let aim = Aim { epoch: self.epoch, root, row, begin, last };
        self.aims[destination as usize] = aim;
        aim
    }

    /// The row of the tree to `root`, grown if need be.
    fn row(&mut self, root: u32, delay: &mut impl FnMut(u32) -> u64) -> u32 {
        let known = self.row_of[root as usize];
        let row = &self.rows[known as usize];
        if row.root == root && row.renewal == self.renewal {
            return known;
        }
        let number = if row.root == root { known } else { self.vacant_row(root) };
        self.grow(root, delay);
        self.row_of[root as usize] = number;
        let Self { rows, table, tree, edges, doors, inner, .. } = self;
        let row = &mut rows[number as usize];
        row.renewal = self.renewal;
        row.chosen.clear();
        let links = &mut table[number as usize * self.inner_nodes..][..self.inner_nodes];
        for (next, &way) in links.iter_mut().zip(&tree.way) {
            *next = if way == NO_WAY { NO_LINK } else { edges[way as usize / 2] + (way & 1) };
        }
        if inner[root as usize] == NO_NODE {
            for door in &doors[root as usize] {
                let place = inner[door.node as usize] as usize;
                if tree.links[place] == 1 {
                    links[place] = reverse(door.up);
                }
            }
        }
        number
    }

    /// A new row, or that of another tree.
    fn vacant_row(&mut self, root: u32) -> u32 {
        if self.rows.len() <= self.most_rows {
            self.rows.push(Row::empty(root));
            self.table.resize(self.rows.len() * self.inner_nodes, NO_LINK);
            return self.rows.len() as u32 - 1;
        }
        let number = self.oldest;
        self.oldest = if number + 1 < self.rows.len() { number + 1 } else { NOWHERE as usize + 1 };
        self.rows[number].root = root;
        self.epoch += 1;
        number as u32
    }

    /// Grows the tree to `root` in `tree`.
    fn grow(&mut self, root: u32, delay: &mut impl FnMut(u32) -> u64) {
        self.steps += STEPS_PER_EDGE * self.graph.steps();
        self.in_tree = root;
        match self.inner[root as usize] {
            NO_NODE => {
                let doors = self.doors[root as usize].iter();
                let doors = doors.map(|door| (self.inner[door.node as usize], delay(door.up)));
                self.graph.tree_beyond(doors, &mut self.tree);
            }
            inner => self.graph.tree(inner, &mut self.tree),
        }
    }

    /// The link by which a packet leaves the host it starts from: the one of the shortest path, of equals that of fewer
    /// links, then to the node of the lower number.
    fn leave(&mut self, host: u32, aim: Aim, mut delay: impl FnMut(u32) -> u64) -> u32 {
        let row = &self.rows[aim.row as usize];
        if let [door] = *self.doors[host as usize] {
            let place = self.inner[door.node as usize] as usize;
            let leads = door.node == aim.root || self.table[aim.begin as usize + place] != NO_LINK;
            return if leads { door.up } else { NO_LINK };
        }
        if aim.root == NO_NODE {
            return NO_LINK;
        }
        if let Some(&(_, link)) = row.chosen.iter().find(|&&(known, _)| known == host) {
            return link;
        }
        if self.in_tree != aim.root {
            self.grow(aim.root, &mut delay);
        }
        self.steps += self.doors[host as usize].len() as u64;
        let length = |door: &Door| {
            let place = self.inner[door.node as usize] as usize;
            let beyond = self.tree.delay_ns[place];
            let whole = beyond.saturating_add(delay(door.up)).min(UNREACHABLE - 1);
            (beyond != UNREACHABLE).then_some((whole, self.tree.links[place], door.node, door.up))
        };
        let best = self.doors[host as usize].iter().filter_map(length).min();
        let link = best.map_or(NO_LINK, |(.., up)| up);
        self.rows[aim.row as usize].chosen.push((host, link));
        link
    }
}

/// The link that leads back: links are added in pairs.
const fn reverse(link: u32) -> u32 {
    link ^ 1
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
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

    /// Bellman and Ford over all nodes and links: the least (delay, links) of every node to `to`.
    fn labels(hosts: &[bool], pairs: &[Pair], to: u32) -> Vec<Option<(u64, u32)>> {
        let mut labels = vec![None; hosts.len()];
        labels[to as usize] = Some((0, 0));
        for _ in hosts {
            for pair in pairs.iter().filter(|pair| pair.up) {
                for [from, next] in [pair.ends, [pair.ends[1], pair.ends[0]]] {
                    let crossed = hosts[next as usize] && next != to;
                    let Some((delay, links)) = labels[next as usize].filter(|_| !crossed) else { continue };
                    let new = (delay + pair.delay, links + 1);
                    if labels[from as usize].is_none_or(|known| new < known) {
                        labels[from as usize] = Some(new);
                    }
                }
            }
        }
        labels
    }

    /// The link that the shortest path takes: of equals to the node of the lower number, then the first.
    fn expected(hosts: &[bool], pairs: &[Pair], labels: &[Option<(u64, u32)>], node: u32, to: u32) -> u32 {
        let mut best = None;
        for (number, pair) in (0u32..).zip(pairs).filter(|(_, pair)| pair.up && node != to) {
            for (way, [from, next]) in [(0, pair.ends), (1, [pair.ends[1], pair.ends[0]])] {
                if from == node && (!hosts[next as usize] || next == to) {
                    let key = labels[next as usize]
                        .map(|(delay, links)| (delay + pair.delay, links, next, 2 * number + way));
                    best = [best, key].into_iter().flatten().min();
                }
            }
        }
        best.map_or(NO_LINK, |(.., link)| link)
    }

    fn renew(routing: &mut Routing, links: &[Link], pairs: &[Pair], mut work: impl FnMut() -> Work) {
        let mut next = Some(0);
        while let Some(part) = next {
            next = routing.renew(links, part, &mut work(), |link| pairs[link as usize / 2].delay);
        }
    }

    proptest! {
        /// Delays of few values make many paths equal; links that come, go and change their delay make every tree
        /// stale; few rows and little work at a time make no difference.
        #[test]
        fn every_route_is_that_of_the_shortest_path(
            hosts in prop::collection::vec(any::<bool>(), NODES as usize),
            drawn in prop::collection::vec((0..NODES, 0..NODES, 1u64..5, any::<bool>()), 1..40),
            changes in prop::collection::vec((any::<prop::sample::Index>(), 1u64..5, any::<bool>()), 0..12),
            few_rows in any::<bool>(),
            steps in 1u64..100,
        ) {
            let mut pairs: Vec<Pair> = Vec::new();
            for (a, b, delay, up) in drawn {
                let with_host = hosts[a as usize] || hosts[b as usize];
                let again = || pairs.iter().any(|pair| pair.ends == [a, b] || pair.ends == [b, a]);
                if a != b && !(hosts[a as usize] && hosts[b as usize]) && !(with_host && again()) {
                    pairs.push(Pair { ends: [a, b], delay, up });
                }
            }
            let mut routing = Routing::new(&hosts);
            if few_rows {
                routing.most_rows = 2;
            }
            for (number, link) in links(&pairs).iter().enumerate().step_by(2) {
                routing.add_pair(number as u32, link);
            }
            for change in std::iter::once(None).chain(changes.into_iter().map(Some)) {
                if let Some((index, delay, up)) = change.filter(|_| !pairs.is_empty()) {
                    let place = index.index(pairs.len());
                    pairs[place] = Pair { delay, up, ..pairs[place] };
                    routing.set_up(2 * place as u32, &links(&pairs)[2 * place]);
                }
                renew(&mut routing, &links(&pairs), &pairs, || Work::of(steps));
                let labels: Vec<_> = (0..NODES).map(|to| labels(&hosts, &pairs, to)).collect();
                // From one node to all others, so that every question is about another tree than the one before.
                for node in 0..NODES {
                    for to in 0..NODES {
                        let link = routing.route(node, to, |link| pairs[link as usize / 2].delay);
                        let known = routing.known(node, to);
                        prop_assert!(known == Some(link) || (known.is_none() && node == to), "{known:?}, not {link}");
                        let right = expected(&hosts, &pairs, &labels[to as usize], node, to);
                        prop_assert_eq!(link, right, "from {} to {} over {:?}", node, to, pairs);
                    }
                }
            }
        }
    }

    /// Four inner nodes in a row with room for two trees, and a host that has no link.
    fn row_of_four() -> Routing {
        let pairs: Vec<Pair> = (0..3).map(|i| Pair { ends: [i, i + 1], delay: 5, up: true }).collect();
        let mut routing = Routing::new(&[false, false, false, false, true]);
        routing.most_rows = 2;
        for (number, link) in links(&pairs).iter().enumerate().step_by(2) {
            routing.add_pair(number as u32, link);
        }
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
        let mut routing = Routing::new(&hosts);
        for (number, link) in links(&pairs).iter().enumerate().step_by(2) {
            routing.add_pair(number as u32, link);
        }
        renew(&mut routing, &links(&pairs), &pairs, Work::unlimited);
        for to in 2..1002 {
            assert_ne!(routing.route(3, to, |_| 5) == NO_LINK, to != 3);
        }
        assert_eq!(routing.take_steps(), 2 * STEPS_PER_EDGE * (2 + 2), "two trees of two nodes and one edge");
    }
}
