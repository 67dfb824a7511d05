//! A page: so many objects of one size, all of which are wanted at once.

use skywindow_form::{Range, Scale, Unit, part, quantity};
use skywindow_units::Duration;

use super::{Load, Offer};

part! { "A page of objects." Objects in Traffic {
    objects: u32 = 8 => {
        help: "Of how many objects a page consists; all are offered at once, and take turns in being sent.",
        label: "Objects of a page", unit: Unit::count("objects"), range: Range::of(1.0, 1000.0), slider: Some((1.0, 64.0)), scale: Scale::Log,
        source: "Atiquzzaman and Ivancic 2003: the objects of a web page, a stream each",
    },
    object_bytes: u32 = 10_000 => {
        help: "User data of an object.",
        label: "Object size", unit: Unit::BYTES, range: Range::of(1.0, 1e9), slider: Some((100.0, 1e6)), scale: Scale::Log,
    },
    pages: Option<u32> = None => {
        help: "How many pages are fetched, one after the other.",
        label: "Pages", unit: Unit::count("pages"), range: Range::of(1.0, 1e6), slider: Some((1.0, 100.0)), scale: Scale::Log,
        null: "endless",
    },
    page_interval_s: f64 = 5.0 => {
        help: "The time from the offer of one page to that of the next, whether or not the one before has come.",
        label: "Page interval", unit: Unit::S, range: Range::of(0.001, 86_400.0), slider: Some((0.1, 60.0)), scale: Scale::Log,
    },
}}

impl Load for Objects {
    const MESSAGES: bool = true;

    fn bytes(&self, _: f64) -> Option<u64> {
        Some(u64::from(self.pages?) * u64::from(self.objects) * u64::from(self.object_bytes))
    }

    fn words(&self) -> String {
        let (objects, size) = (self.objects, quantity(self.object_bytes.into(), Unit::BYTES));
        let page = format!("{objects} objects of {size}");
        match self.pages {
            Some(1) => format!("a page of {page}"),
            Some(pages) => format!("{pages} pages of {page}"),
            None => format!("pages of {page}"),
        }
    }

    fn offer(&self, number: u64, _: &dyn Fn(u64) -> f64) -> Option<Offer> {
        let (page, object) = (number / u64::from(self.objects), number % u64::from(self.objects));
        if self.pages.is_some_and(|pages| page >= u64::from(pages)) {
            return None;
        }
        let turns = page > 0 && object == 0;
        Some(Offer {
            after: if turns { Duration::from_secs_f64(self.page_interval_s) } else { Duration::ZERO },
            bytes: Some(self.object_bytes.into()),
            whole: false,
            page: Some(page as u32),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_objects_of_a_page_come_at_once_and_the_next_page_after_its_interval() {
        let page = Objects { objects: 3, object_bytes: 700, pages: Some(2), page_interval_s: 4.0 };
        let offers: Vec<Offer> = (0..).map_while(|number| page.offer(number, &|_| 0.0)).collect();
        let told = |offer: &Offer| (offer.after.as_secs_f64(), offer.page);
        let expected = [(0.0, 0), (0.0, 0), (0.0, 0), (4.0, 1), (0.0, 1), (0.0, 1)];
        assert_eq!(
            offers.iter().map(told).collect::<Vec<_>>(),
            expected.map(|(after, page)| (after, Some(page)))
        );
        assert_eq!(page.bytes(0.0), Some(offers.iter().filter_map(|offer| offer.bytes).sum()));
        let endless = Objects { pages: None, ..page };
        assert_eq!(endless.bytes(0.0), None);
        assert_eq!(endless.offer(3 * 1000, &|_| 0.0).map(|offer| offer.page), Some(Some(1000)));
    }
}
