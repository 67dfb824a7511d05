//! A slab whose freed values keep their buffers, so that a steady flow of packets allocates nothing.

/// Values at stable indices. A freed value is handed out again as it was left: the taker clears it.
#[derive(Debug, Default)]
pub struct Slab<T> {
    values: Vec<T>,
    free: Vec<u32>,
}

impl<T: Default> Slab<T> {
    /// An empty slab.
    pub const fn new() -> Self {
        Self { values: Vec::new(), free: Vec::new() }
    }

    /// The index of a value that nobody uses: recycled if there is one, else new.
    pub fn take(&mut self) -> u32 {
        self.free.pop().unwrap_or_else(|| {
            self.values.push(T::default());
            (self.values.len() - 1) as u32
        })
    }

    /// Gives the value at `index` back for reuse.
    pub fn give_back(&mut self, index: u32) {
        debug_assert!(!self.free.contains(&index), "value {index} given back twice");
        self.free.push(index);
    }

    /// How many values are in use.
    pub fn in_use(&self) -> usize {
        self.values.len() - self.free.len()
    }
}

impl<T> std::ops::Index<u32> for Slab<T> {
    type Output = T;
    fn index(&self, index: u32) -> &T {
        &self.values[index as usize]
    }
}

impl<T> std::ops::IndexMut<u32> for Slab<T> {
    fn index_mut(&mut self, index: u32) -> &mut T {
        &mut self.values[index as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recycled_value_keeps_its_buffer() {
        let mut slab: Slab<Vec<u8>> = Slab::new();
        let first = slab.take();
        slab[first].extend_from_slice(&[1; 100]);
        slab[first].clear();
        slab.give_back(first);
        assert_eq!(slab.in_use(), 0);
        let second = slab.take();
        assert_eq!(second, first);
        assert!(slab[second].capacity() >= 100);
    }
}
