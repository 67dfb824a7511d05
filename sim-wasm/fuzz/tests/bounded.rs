//! Some cases, always the same: what a longer search found stays mended.

use skywindow_fuzz::{Outcome, Span, document, judge};

#[test]
fn mutated_documents_are_refused_or_run_with_their_books_in_order() {
    let mut counts = [0; 3];
    for case in 0..1_500 {
        let text = document(1, case);
        match judge(&text, &Span::SHORT) {
            Ok(outcome) => counts[outcome as usize] += 1,
            Err(fault) => panic!("case {case}: {fault}\n{text}"),
        }
    }
    // A mutation that ruins every document, or none, searches nothing.
    let [refused, _, ran] = counts;
    assert!(refused > 250 && ran > 250, "{counts:?}");
    assert_eq!(judge("{}", &Span::SHORT), Ok(Outcome::Ran));
}
