//! A slab whose freed values keep their buffers, so that a steady flow of packets allocates nothing.

/// Values at stable indices. A freed value is handed out again as it was left: the taker clears it. Values of
/// different kinds wait on different shelves, so that each finds buffers of its own kind.
#[derive(Debug)]
pub struct Slab<T, const SHELVES: usize = 1> {
    values: Vec<T>,
    free: [Vec<u32>; SHELVES],
}

impl<T, const SHELVES: usize> Default for Slab<T, SHELVES> {
    fn default() -> Self {
        Self { values: Vec::new(), free: [const { Vec::new() }; SHELVES] }
    }
}

impl<T: Default, const SHELVES: usize> Slab<T, SHELVES> {
    /// The index of a value that nobody uses: recycled if the shelf has one, else new.
    pub fn take(&mut self, shelf: usize) -> u32 {
        self.free[shelf].pop().unwrap_or_else(|| {
            self.values.push(T::default());
            (self.values.len() - 1) as u32
        })
    }

    /// Gives the value at `index` back to a shelf for reuse.
    pub fn give_back(&mut self, index: u32, shelf: usize) {
        debug_assert!(!self.free[shelf].contains(&index), "value {index} given back twice");
        self.free[shelf].push(index);
    }
}

impl<T, const SHELVES: usize> std::ops::Index<u32> for Slab<T, SHELVES> {
    type Output = T;
    fn index(&self, index: u32) -> &T {
        &self.values[index as usize]
    }
}

impl<T, const SHELVES: usize> std::ops::IndexMut<u32> for Slab<T, SHELVES> {
    fn index_mut(&mut self, index: u32) -> &mut T {
        &mut self.values[index as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recycled_value_keeps_its_buffer() {
        let mut slab: Slab<Vec<u8>, 2> = Slab::default();
        let first = slab.take(1);
        slab[first].extend_from_slice(&[1; 100]);
        slab[first].clear();
        assert_ne!(slab.take(1), first, "it is in use");
        slab.give_back(first, 1);
        assert_ne!(slab.take(0), first, "what waits on another shelf is left there");
        let second = slab.take(1);
        assert_eq!(second, first);
        assert!(slab[second].capacity() >= 100);
    }
}
