//! Finds the known name a mistyped one was probably meant to be.

/// Longer names than this are not compared: the work stays small whatever the document holds.
const LONGEST: usize = 48;
/// No more names than this are compared.
const MOST: usize = 500;

/// The name among `known` nearest to `word`, if it is near enough to be worth suggesting.
pub fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let word: Vec<char> = word.chars().take(LONGEST + 1).flat_map(char::to_lowercase).collect();
    if word.is_empty() || word.len() > LONGEST {
        return None;
    }
    known
        .take(MOST)
        .filter_map(|name| likeness(&word, name).map(|distance| (distance, name)))
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, name)| name)
}

/// How far `name` is from `word`: none if too far; a name that only lacks its unit is near.
fn likeness(word: &[char], name: &str) -> Option<usize> {
    let name: Vec<char> = name.chars().flat_map(char::to_lowercase).collect();
    let lacks_ending = word.len() >= 3 && name.starts_with(word) && name.get(word.len()) == Some(&'_');
    if lacks_ending {
        return Some(1);
    }
    if word.len().abs_diff(name.len()) > 1 + word.len().max(name.len()) / 5 {
        return None;
    }
    let distance = edits(word, &name);
    (distance <= 1 + word.len().max(name.len()) / 5 && distance < name.len()).then_some(distance)
}

/// Edits (insert, delete, replace, swap of neighbours) that turn `a` into `b`.
fn edits(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; b.len() + 1];
        for j in 1..=b.len() {
            let replaced = last[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            row[j] = replaced.min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(before[j - 2] + 1);
            }
        }
        before = std::mem::replace(&mut last, row);
    }
    last[b.len()]
}

#[cfg(test)]
mod tests {
    use super::nearest;

    const KNOWN: [&str; 5] = ["streams", "rate_bps", "receiver_buffer_bytes", "from", "ber"];

    #[test]
    fn slips_of_the_finger_are_recognised() {
        assert_eq!(nearest("strems", KNOWN.into_iter()), Some("streams"));
        assert_eq!(nearest("form", KNOWN.into_iter()), Some("from"));
        assert_eq!(nearest("reciever_bufer_bytes", KNOWN.into_iter()), Some("receiver_buffer_bytes"));
    }

    #[test]
    fn capitals_do_not_keep_a_name_away() {
        assert_eq!(nearest("TCP1", ["SCTP 1", "TCP 1"].into_iter()), Some("TCP 1"));
        assert_eq!(nearest("QUITO", ["Quito", "London"].into_iter()), Some("Quito"));
    }

    #[test]
    fn a_name_without_its_unit_is_recognised() {
        assert_eq!(nearest("receiver_buffer", KNOWN.into_iter()), Some("receiver_buffer_bytes"));
        assert_eq!(nearest("rate", KNOWN.into_iter()), Some("rate_bps"));
        assert_eq!(nearest("ber", ["ber_per_million"].into_iter()), Some("ber_per_million"));
    }

    #[test]
    fn a_beginning_is_no_name_without_its_unit() {
        for word in ["rece", "receiver_buf", "acceptor"] {
            assert_eq!(nearest(word, ["receiver_buffer_bytes"].into_iter()), None, "{word}");
        }
        assert_eq!(nearest("at", ["at_most_bytes"].into_iter()), None, "two letters begin too much");
    }

    #[test]
    fn one_slip_in_five_letters_is_forgiven_beside_the_first() {
        let far = |word: &str, known: &'static str| nearest(word, [known].into_iter()).is_none();
        assert!(!far("abcXY", "abcde") && far("abXYZ", "abcde"));
        assert!(!far("abcdefgXYZ", "abcdefghij") && far("abcdefWXYZ", "abcdefghij"));
        assert!(!far("abc", "abcde") && far("ab", "abcde"));
        assert!(far("X", "a"), "nothing of it is right");
    }

    #[test]
    fn the_nearest_of_several_is_suggested_and_of_equals_the_first() {
        assert_eq!(nearest("planet", ["plane", "planes", "plan"].into_iter()), Some("plane"));
        assert_eq!(nearest("planes", ["plane", "planes"].into_iter()), Some("planes"));
    }

    #[test]
    fn long_words_and_long_lists_end_the_search() {
        let (longest, longer) = ("x".repeat(48), "x".repeat(49));
        assert_eq!(nearest(&longest, [longer.as_str()].into_iter()), Some(longer.as_str()));
        assert_eq!(nearest(&longer, [longest.as_str()].into_iter()), None);
        let many = |others: usize| std::iter::repeat_n("velocity", others).chain(["streams"]);
        assert_eq!(nearest("strems", many(499)), Some("streams"));
        assert_eq!(nearest("strems", many(500)), None);
    }

    #[test]
    fn nothing_is_suggested_for_nonsense() {
        assert_eq!(nearest("velocity", KNOWN.into_iter()), None);
        assert_eq!(nearest("", KNOWN.into_iter()), None);
        assert_eq!(nearest(&"x".repeat(100_000), KNOWN.into_iter()), None);
        assert_eq!(nearest("xyz", KNOWN.into_iter()), None);
    }
}
