//! A slab whose freed values keep their buffers, so that a steady flow of packets allocates nothing.

use std::hint::cold_path;

/// The values that lie in one piece: as many as nearly every run has at once.
const FLAT: usize = 1 << 14;

/// The values of each further piece.
const PIECE: usize = 1 << 12;

/// Values at stable indices. A freed value is handed out again as it was left: the taker clears it. Values of
/// different kinds wait on different shelves, so that each finds buffers of its own kind.
///
/// Beyond [`FLAT`] values it grows piece by piece: to move a million packets at once takes a tenth of a second.
#[derive(Clone, Debug)]
pub struct Slab<T, const SHELVES: usize = 1> {
    values: Vec<T>,
    pieces: Vec<Vec<T>>,
    free: [Vec<u32>; SHELVES],
}

impl<T, const SHELVES: usize> Default for Slab<T, SHELVES> {
    fn default() -> Self {
        Self { values: Vec::new(), pieces: Vec::new(), free: [const { Vec::new() }; SHELVES] }
    }
}

impl<T: Default, const SHELVES: usize> Slab<T, SHELVES> {
    /// The index of a value that nobody uses: recycled if the shelf has one, else new.
    #[inline]
    pub fn take(&mut self, shelf: usize) -> u32 {
        match self.free[shelf].pop() {
            Some(index) => index,
            None => {
                cold_path();
                self.add()
            }
        }
    }

    #[inline(never)]
    fn add(&mut self) -> u32 {
        if self.values.len() < FLAT {
            self.values.push(T::default());
            return (self.values.len() - 1) as u32;
        }
        if self.pieces.last().is_none_or(|piece| piece.len() == PIECE) {
            self.pieces.push(Vec::with_capacity(PIECE));
        }
        let before = FLAT + (self.pieces.len() - 1) * PIECE;
        let piece = &mut self.pieces[(before - FLAT) / PIECE];
        piece.push(T::default());
        (before + piece.len() - 1) as u32
    }
}

impl<T, const SHELVES: usize> Slab<T, SHELVES> {
    /// About how much memory it takes, bytes, beside the buffers of its values.
    pub fn bytes(&self) -> usize {
        let made = self.values.len() + self.pieces.iter().map(Vec::len).sum::<usize>();
        made * (size_of::<T>() + 4)
    }

    /// Whether every value has been given back.
    pub fn all_rest(&self) -> bool {
        let made = self.values.len() + self.pieces.iter().map(Vec::len).sum::<usize>();
        self.free.iter().map(Vec::len).sum::<usize>() == made
    }

    /// Gives the value at `index` back to a shelf for reuse.
    #[inline]
    pub fn give_back(&mut self, index: u32, shelf: usize) {
        debug_assert!(!self.free[shelf].contains(&index), "value {index} given back twice");
        self.free[shelf].push(index);
    }

    #[cold]
    #[inline(never)]
    fn beyond(&self, index: usize) -> &T {
        let beyond = index - FLAT;
        &self.pieces[beyond / PIECE][beyond % PIECE]
    }

    #[cold]
    #[inline(never)]
    fn beyond_mut(&mut self, index: usize) -> &mut T {
        let beyond = index - FLAT;
        &mut self.pieces[beyond / PIECE][beyond % PIECE]
    }
}

impl<T, const SHELVES: usize> std::ops::Index<u32> for Slab<T, SHELVES> {
    type Output = T;
    #[inline]
    fn index(&self, index: u32) -> &T {
        match self.values.get(index as usize) {
            Some(value) => value,
            None => {
                cold_path();
                self.beyond(index as usize)
            }
        }
    }
}

impl<T, const SHELVES: usize> std::ops::IndexMut<u32> for Slab<T, SHELVES> {
    #[inline]
    fn index_mut(&mut self, index: u32) -> &mut T {
        let index = index as usize;
        if index < self.values.len() { &mut self.values[index] } else { self.beyond_mut(index) }
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

    #[test]
    fn values_beyond_the_first_piece_keep_their_place_in_memory_when_more_come() {
        let mut slab: Slab<u64> = Slab::default();
        let count = FLAT as u32 + 3 * PIECE as u32;
        let place = |slab: &Slab<u64>, index: u32| std::ptr::from_ref(&slab[index]);
        let mut first = None;
        for number in 0..count {
            let index = slab.take(0);
            assert_eq!(index, number);
            slab[index] = u64::from(number);
            if number == FLAT as u32 {
                first = Some(place(&slab, number));
            }
        }
        assert_eq!(Some(place(&slab, FLAT as u32)), first);
        assert!((0..count).all(|index| slab[index] == u64::from(index)));
        slab.give_back(count - 1, 0);
        assert_eq!(slab.take(0), count - 1);
    }
}
