//! Cities to put ground stations in.

mod table;

use skywindow_form::nearest;

skywindow_form::reply! { #[derive(Copy)] "A city." City {
    name: &'static str => "Its English name.",
    country: &'static str => "The country or territory it lies in.",
    latitude_deg: f64 => "Latitude in degrees to 0.01; north is positive.",
    longitude_deg: f64 => "Longitude in degrees to 0.01; east is positive.",
}}

const fn city(name: &'static str, country: &'static str, latitude_deg: f64, longitude_deg: f64) -> City {
    City { name, country, latitude_deg, longitude_deg }
}

/// Cities of all continents, by name; Quito, London, Tokyo and Boston stand where the presets have them.
pub fn cities() -> &'static [City] {
    table::CITIES
}

/// Degrees north and east of the place that `words` name: a city, whatever its capitals, or the two numbers.
///
/// # Errors
/// A phrase, if it is neither.
pub fn place(words: &str) -> Result<[f64; 2], String> {
    let words = words.trim();
    let numbers: Option<Vec<f64>> = words.split_whitespace().map(|word| word.parse().ok()).collect();
    if let Some([latitude, longitude]) = numbers.as_deref() {
        return match latitude.abs() <= 90.0 && longitude.abs() <= 180.0 {
            true => Ok([*latitude, *longitude]),
            false => Err(format!(
                "\"{words}\" is not on the globe: 90° north or south, 180° east or west are the most"
            )),
        };
    }
    let known = cities().iter().find(|city| city.name.to_lowercase() == words.to_lowercase());
    known.map(|city| [city.latitude_deg, city.longitude_deg]).ok_or_else(|| {
        let guess = nearest(words, cities().iter().map(|city| city.name))
            .map_or_else(String::new, |name| format!("; did you mean \"{name}\"?"));
        format!("\"{words}\" is neither a city that is known here nor degrees north and east, such as \"48.1 11.6\"{guess}")
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Whole degrees around each country: south, west, north, east, west beyond east across the antimeridian.
    const COUNTRIES: &str = include_str!("../../../../../tests/reference/countries.csv");

    #[test]
    fn names_are_unique_and_places_are_on_the_globe_to_a_hundredth() {
        let names: BTreeSet<&str> = cities().iter().map(|city| city.name).collect();
        assert_eq!(names.len(), cities().len());
        assert!(cities().len() >= 150);
        for city in cities() {
            assert!(city.latitude_deg.abs() <= 90.0 && city.longitude_deg.abs() <= 180.0, "{}", city.name);
            for degrees in [city.latitude_deg, city.longitude_deg] {
                assert!((degrees * 100.0 - (degrees * 100.0).round()).abs() < 1e-6, "{}", city.name);
            }
        }
    }

    #[test]
    fn they_are_spread_over_the_globe() {
        for (south, north, least) in [(-90, -50, 3), (-50, 0, 25), (0, 50, 60), (50, 66, 20), (66, 90, 4)] {
            let inside = |city: &&City| (f64::from(south)..f64::from(north)).contains(&city.latitude_deg);
            let count = cities().iter().filter(inside).count();
            assert!(count >= least, "{count} cities between {south} and {north} degrees");
        }
        for west in (-180..180).step_by(30) {
            let inside = |city: &&City| (f64::from(west)..f64::from(west + 30)).contains(&city.longitude_deg);
            assert!(cities().iter().any(|city| inside(&city)), "no city east of {west} degrees");
        }
    }

    #[test]
    fn cities_lie_in_their_country() {
        let around = |country: &str| -> [f64; 4] {
            let row = COUNTRIES.lines().find_map(|line| line.strip_prefix(country)?.strip_prefix(','));
            let degrees = row.unwrap_or_else(|| panic!("no row for {country}")).split(',');
            let degrees: Vec<f64> = degrees.map(|degrees| degrees.parse().expect("degrees")).collect();
            degrees.try_into().expect("four")
        };
        for City { name, country, latitude_deg, longitude_deg } in cities() {
            let [south, west, north, east] = around(country);
            assert!((south..=north).contains(latitude_deg), "{name}: {latitude_deg} degrees north");
            let turned = (longitude_deg - west).rem_euclid(360.0);
            assert!(turned <= (east - west).rem_euclid(360.0), "{name}: {longitude_deg} degrees east");
        }
    }

    /// Countries on both sides of the equator, of Greenwich or of the antimeridian say nothing of signs.
    #[test]
    fn cities_of_countries_on_two_sides_lie_on_the_right_one() {
        let city = |name: &&str| *cities().iter().find(|city| city.name == *name).expect("a city");
        for south in ["Belém", "Fortaleza", "Kinshasa", "Manaus", "Nairobi", "Quito"].iter().map(city) {
            assert!(south.latitude_deg < 0.0, "{} lies south of the equator", south.name);
        }
        for north in ["Bogotá", "Kampala"].iter().map(city) {
            assert!(north.latitude_deg > 0.0, "{} lies north of the equator", north.name);
        }
        for west in ["Accra", "London", "Madrid", "Rothera Station"].iter().map(city) {
            assert!(west.longitude_deg < 0.0, "{} lies west of Greenwich", west.name);
        }
        let east = ["Algiers", "Amsterdam", "Barcelona", "Bergen", "Paris", "Toulouse"];
        let far_east = ["Auckland", "McMurdo Station", "Suva", "Wellington"];
        for east in east.iter().chain(&far_east).map(city) {
            assert!(east.longitude_deg > 0.0, "{} lies east of Greenwich", east.name);
        }
    }

    #[test]
    fn a_place_is_a_city_or_two_numbers() {
        assert_eq!(place("Quito"), Ok([-0.22, -78.51]));
        assert_eq!(place(" new york "), place("New York"));
        assert_eq!(place("48.1 -11.6"), Ok([48.1, -11.6]));
        assert_eq!(place("-90 180"), Ok([-90.0, 180.0]), "the South Pole");
        for (words, part) in [
            ("Quitto", "did you mean \"Quito\"?"),
            ("48.1", "neither a city"),
            ("", "neither a city"),
            ("NaN 3", "not on the globe"),
            ("91 3", "not on the globe"),
            ("3 181", "not on the globe"),
        ] {
            assert!(place(words).is_err_and(|phrase| phrase.contains(part)), "{words}");
        }
    }

    #[test]
    fn the_presets_stations_are_among_them() {
        for station in [
            city("Quito", "Ecuador", -0.22, -78.51),
            city("London", "United Kingdom", 51.51, -0.13),
            city("Tokyo", "Japan", 35.68, 139.69),
            city("Boston", "United States", 42.30, -71.10),
        ] {
            assert!(cities().contains(&station), "{}", station.name);
        }
    }
}
