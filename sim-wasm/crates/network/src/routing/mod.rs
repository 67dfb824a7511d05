//! Routes as they stand at an instant, each tree of them grown when a packet first needs it.
//!
//! What is short is for the strategy to say. Where it spreads packets over all paths of the fewest links, the tree tells
//! how many links each node is away, and every link to a node that is one nearer may be taken: no packet goes in rings.
//!
//! Hosts, the nodes that packets never cross, are left out of the trees: all destinations at one node share its tree.
//! Routes follow the delays of the instant at which they are renewed, so a tree serves until the next renewal and no
//! longer: delays change with the geometry even where links do not, and a path of nearly equal delay may then win.

mod strategy;

use skywindow_orbit::{Graph, NO_NODE, NO_WAY, Tree, UNREACHABLE};
use skywindow_units::{Duration, Work};

use crate::link::{Link, NO_LINK};

pub(crate) use strategy::Asking;
pub use strategy::Strategy;
use strategy::{Chooser, Way};

/// The most entries of all rows together: 128 MB. Beyond that the oldest tree makes room, to be grown again if needed.
const MOST_ENTRIES: usize = 1 << 25;

/// The row of destinations that nothing leads to.
const NOWHERE: u32 = 0;

/// The links that a node is away from where no path leads.
const UNKNOWN: u32 = u32::MAX;

/// Marks what was found for a strategy that spreads packets: no epoch is as late, so that every packet is asked about.
const ASK_AGAIN: u64 = 1 << 63;

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
    strategy: Strategy,
    chooser: Chooser,
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
    /// The edge of each pair of links, [`NO_WAY`] for one that is down or a host's.
    edge_of: Vec<u32>,
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
    /// Of each row how many links each inner node is away from the root, if packets spread.
    away: Vec<u32>,
    /// The links that a packet can choose from.
    ways: Vec<Way>,
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
    pub fn new(hosts: &[bool], strategy: Strategy) -> Self {
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
            strategy,
            chooser: strategy.chooser(),
            inner_nodes,
            pairs: Vec::new(),
            doors: vec![Vec::new(); hosts.len()],
            graph: Graph::new(),
            edges: Vec::new(),
            edge_of: Vec::new(),
            tree: Tree::default(),
            in_tree: NO_NODE,
            renewal: 0,
            epoch: 0,
            aims: vec![aim; hosts.len()],
            ways_out: vec![WayOut { epoch: 0, destination: NO_NODE, link: NO_LINK }; hosts.len()],
            rows: vec![Row::empty(NO_NODE)],
            table: vec![NO_LINK; inner_nodes],
            away: vec![UNKNOWN; if strategy.spreads() { inner_nodes } else { 0 }],
            ways: Vec::new(),
            row_of: vec![NOWHERE; hosts.len()],
            oldest: 1,
            most_rows: (MOST_ENTRIES / inner_nodes.max(1)).max(2),
            steps: 0,
            inner,
        }
    }

    /// About how much memory they take, bytes.
    pub fn bytes(&self) -> usize {
        (self.table.len() + self.away.len()) * 4 + self.inner.len() * 64 + self.edges.len() * 32
    }

    /// From the next renewal on paths are short by another strategy, which has chosen nothing yet.
    pub fn set_strategy(&mut self, strategy: Strategy) {
        self.strategy = strategy;
        self.chooser = strategy.chooser();
        self.away = vec![UNKNOWN; if strategy.spreads() { self.table.len() } else { 0 }];
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

    /// Whether packets choose among several paths.
    pub const fn spreads(&self) -> bool {
        self.strategy.spreads()
    }

    /// How many times routes have been renewed.
    pub const fn renewals(&self) -> u32 {
        self.renewal
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
            self.edge_of.clear();
            self.edge_of.resize(links.len() / 2, NO_WAY);
        }
        for (number, &first) in self.pairs.iter().enumerate().skip(next) {
            if !work.remains() {
                return Some(number);
            }
            work.spend(STEPS_PER_PAIR);
            let link = &links[first as usize];
            if link.up {
                let [from, to] = [link.spec.from, link.spec.to].map(|node| self.inner[node as usize]);
                self.graph.add_edge(from, to, self.strategy.length(delay(first)));
                self.edge_of[first as usize / 2] = self.edges.len() as u32;
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

    /// The link of the shortest path from `node` to `destination`, `NO_LINK` without one, also where the tree may be
    /// missing. `delay` is that of a link in ns at the instant of the last renewal.
    #[inline(never)]
    pub fn route(&mut self, node: u32, destination: u32, mut delay: impl FnMut(u32) -> u64) -> u32 {
        let strategy = self.strategy;
        let mut length = |link| strategy.length(delay(link));
        let aim = self.aim(destination, &mut length);
        let inner = self.inner[node as usize];
        if node == destination {
            return NO_LINK;
        }
        if inner == NO_NODE {
            let link = self.leave(node, aim, length);
            self.ways_out[node as usize] = WayOut { epoch: self.stamp(), destination, link };
            return link;
        }
        self.follow(&aim, node, inner)
    }

    /// The link that a packet takes, which may be another one for the next: `route`, where packets do not spread.
    pub fn choose(
        &mut self,
        asking: &Asking,
        mut delay: impl FnMut(u32) -> u64,
        backlog: impl FnMut(u32) -> Duration,
    ) -> u32 {
        let Asking { node, destination, .. } = *asking;
        if !self.strategy.spreads() {
            return self.route(node, destination, delay);
        }
        self.find_ways(node, destination, &mut delay);
        match self.ways.as_slice() {
            [] => NO_LINK,
            [way] => way.link,
            ways => self.chooser.choose(ways, asking, backlog),
        }
    }

    /// All links that packets at `node` may take to `destination`, in the order of the nodes they lead to.
    pub fn links_to_choose(
        &mut self,
        node: u32,
        destination: u32,
        mut delay: impl FnMut(u32) -> u64,
    ) -> impl Iterator<Item = u32> + '_ {
        if self.strategy.spreads() {
            self.find_ways(node, destination, &mut delay);
        } else {
            self.ways.clear();
            let link = self.route(node, destination, delay);
            self.ways.extend((link != NO_LINK).then_some(Way { node: destination, link }));
        }
        self.ways.iter().map(|way| way.link)
    }

    /// Leaves in `ways` the links that lead from `node` to one that is a link nearer to `destination`.
    fn find_ways(&mut self, node: u32, destination: u32, delay: &mut impl FnMut(u32) -> u64) {
        let strategy = self.strategy;
        let aim = self.aim(destination, &mut |link| strategy.length(delay(link)));
        let inner = self.inner[node as usize];
        self.ways.clear();
        if node == destination || aim.root == NO_NODE {
        } else if inner == NO_NODE {
            self.find_ways_out(node, aim);
        } else if node == aim.root {
            self.ways.push(Way { node: destination, link: aim.last });
        } else {
            self.find_ways_on(aim, inner);
        }
    }

    /// The links by which a host's packets may leave it: to the nodes nearest to their destination.
    fn find_ways_out(&mut self, host: u32, aim: Aim) {
        let Self { ways, doors, away, inner, .. } = self;
        let doors = &doors[host as usize];
        let links = |door: &Door| away[(aim.begin + inner[door.node as usize]) as usize];
        let nearest = doors.iter().map(links).min().filter(|&links| links != UNKNOWN);
        let equal = doors.iter().filter(|door| Some(links(door)) == nearest);
        ways.extend(equal.map(|door| Way { node: door.node, link: door.up }));
        ways.sort_unstable();
    }

    /// The same for an inner node that is not the root.
    fn find_ways_on(&mut self, aim: Aim, inner: u32) {
        let away = &self.away[aim.begin as usize..][..self.inner_nodes];
        let links = away[inner as usize];
        if links == UNKNOWN {
            return;
        }
        let Self { ways, graph, edges, doors, .. } = self;
        if links == 1 && self.inner[aim.root as usize] == NO_NODE {
            // Below it is the destination itself, a host of several doors.
            let direct =
                doors[aim.root as usize].iter().filter(|door| self.inner[door.node as usize] == inner);
            ways.extend(direct.map(|door| Way { node: aim.root, link: reverse(door.up) }));
            return;
        }
        let nearer = graph.neighbours(inner).filter(|&(peer, _)| away[peer as usize] == links - 1);
        // Inner nodes are numbered in the order of all.
        ways.extend(nearer.map(|(peer, way)| Way { node: peer, link: edges[way as usize / 2] + (way & 1) }));
        ways.sort_unstable();
    }

    /// The epoch of what is found now.
    const fn stamp(&self) -> u64 {
        if self.strategy.spreads() { self.epoch | ASK_AGAIN } else { self.epoch }
    }

    /// Where packets to `destination` go, with a tree that is there.
    fn aim(&mut self, destination: u32, length: &mut impl FnMut(u32) -> u64) -> Aim {
        let known = self.aims[destination as usize];
        if known.epoch == self.stamp() {
            return known;
        }
        let (root, last) = match self.doors[destination as usize].as_slice() {
            _ if !self.is_host(destination) => (destination, NO_LINK),
            [] => (NO_NODE, NO_LINK),
            [door] => (door.node, reverse(door.up)),
            _ => (destination, NO_LINK),
        };
        let row = if root == NO_NODE { NOWHERE } else { self.row(root, length) };
        let begin = row * self.inner_nodes as u32;
        let aim = Aim { epoch: self.stamp(), root, row, begin, last };
        self.aims[destination as usize] = aim;
        aim
    }

    /// The row of the tree to `root`, grown if need be.
    fn row(&mut self, root: u32, length: &mut impl FnMut(u32) -> u64) -> u32 {
        let known = self.row_of[root as usize];
        let row = &self.rows[known as usize];
        if row.root == root && row.renewal == self.renewal {
            return known;
        }
        let number = if row.root == root { known } else { self.vacant_row(root) };
        self.grow(root, length);
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
        if self.strategy.spreads() {
            let away = &mut self.away[number as usize * self.inner_nodes..][..self.inner_nodes];
            for (away, (&links, &length)) in away.iter_mut().zip(tree.links.iter().zip(&tree.delay_ns)) {
                *away = if length == UNREACHABLE { UNKNOWN } else { links };
            }
        }
        number
    }

    /// A new row, or that of another tree.
    fn vacant_row(&mut self, root: u32) -> u32 {
        if self.rows.len() <= self.most_rows {
            self.rows.push(Row::empty(root));
            self.table.resize(self.rows.len() * self.inner_nodes, NO_LINK);
            if self.strategy.spreads() {
                self.away.resize(self.table.len(), UNKNOWN);
            }
            return self.rows.len() as u32 - 1;
        }
        let number = self.oldest;
        self.oldest = if number + 1 < self.rows.len() { number + 1 } else { NOWHERE as usize + 1 };
        self.rows[number].root = root;
        self.epoch += 1;
        number as u32
    }

    /// Grows the tree to `root` in `tree`, from what it was before where that is known.
    fn grow(&mut self, root: u32, length: &mut impl FnMut(u32) -> u64) {
        self.in_tree = root;
        self.guess(root);
        match self.inner[root as usize] {
            NO_NODE => {
                let doors = self.doors[root as usize].iter();
                let doors = doors.map(|door| (self.inner[door.node as usize], length(door.up)));
                self.graph.tree_beyond(doors, &mut self.tree);
            }
            inner => self.graph.tree(inner, &mut self.tree),
        }
        self.steps += STEPS_PER_EDGE * self.graph.take_steps();
    }

    /// Lays the tree that a renewal before found for `root` into `tree`: few of its ways are others now.
    fn guess(&mut self, root: u32) {
        let Self { tree, table, rows, row_of, edge_of, inner, inner_nodes, .. } = self;
        let row = row_of[root as usize] as usize;
        tree.way.clear();
        if rows[row].root != root {
            return;
        }
        tree.dest = inner[root as usize];
        tree.way.extend(table[row * *inner_nodes..][..*inner_nodes].iter().map(|&link| {
            let edge = edge_of.get(link as usize / 2).copied().unwrap_or(NO_WAY);
            if edge == NO_WAY { NO_WAY } else { 2 * edge + (link & 1) }
        }));
    }

    /// The link by which a packet leaves the host it starts from: the one of the shortest path, of equals that of fewer
    /// links, then to the node of the lower number.
    fn leave(&mut self, host: u32, aim: Aim, mut length: impl FnMut(u32) -> u64) -> u32 {
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
            self.grow(aim.root, &mut length);
        }
        self.steps += self.doors[host as usize].len() as u64;
        let whole = |door: &Door| {
            let place = self.inner[door.node as usize] as usize;
            let beyond = self.tree.delay_ns[place];
            let whole = beyond.saturating_add(length(door.up)).min(UNREACHABLE - 1);
            (beyond != UNREACHABLE).then_some((whole, self.tree.links[place], door.node, door.up))
        };
        let best = self.doors[host as usize].iter().filter_map(whole).min();
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
mod tests;
