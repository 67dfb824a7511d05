//! The published verification set of SGP4: every state to the digits that are printed, and every expected error.

use skywindow_elements::{Lost, Orbit, read};
use skywindow_validation::{Check, Measured, Quantity};

const SETS: &str = include_str!("../../../../tests/reference/SGP4-VER.TLE");
const STATES: &str = include_str!("../../../../tests/reference/tcppver.out");

/// About two years, min.
const LATE_MIN: f64 = 1e6;

/// The one that has no state at its epoch; the published file repeats a state of the one before it.
const NEVER_FLIES: u32 = 33_334;

/// From when on the published program says that there is no state: satellite, minutes, why.
const LOST: [(u32, f64, Lost); 6] = [
    (22_312, 494.202_867_2, Lost::MeanElements),
    (28_350, 1560.0, Lost::MeanElements),
    (28_872, 55.0, Lost::Decayed),
    (29_141, 440.0, Lost::Decayed),
    (33_333, 25.0, Lost::SemiLatusRectum),
    (20_413, 1_844_345.0, Lost::Decayed),
];

/// The file with the right checksums.
fn mended() -> String {
    let mend = |line: &str| {
        if !line.starts_with(['1', '2']) {
            return line.to_owned();
        }
        let worth = |byte: u8| match byte {
            b'-' => 1,
            b'0'..=b'9' => u32::from(byte - b'0'),
            _ => 0,
        };
        let sum: u32 = line.as_bytes()[..68].iter().map(|&byte| worth(byte)).sum();
        format!("{}{}{}", &line[..68], sum % 10, &line[69..])
    };
    SETS.lines().map(mend).collect::<Vec<_>>().join("\n")
}

/// The instants at which each satellite's states are asked for, which its second line names: first, last, step.
fn instants() -> Vec<(u32, Vec<f64>)> {
    let seconds = SETS.lines().filter(|line| line.starts_with('2'));
    let named = seconds.map(|line| {
        let number: u32 = line[2..7].trim().parse().expect(line);
        let [first, last, step] = core::array::from_fn(|index| {
            line[69..].split_whitespace().nth(index).and_then(|word| word.parse::<f64>().ok()).expect(line)
        });
        let steps = ((last - first) / step).ceil() as u32;
        (number, (0..=steps).map(|at| (first + step * f64::from(at)).min(last)).collect())
    });
    named.filter(|(number, _)| *number != NEVER_FLIES).collect()
}

/// Each satellite's printed states: minutes, position, velocity.
fn printed() -> Vec<(u32, Vec<[f64; 7]>)> {
    let mut satellites: Vec<(u32, Vec<[f64; 7]>)> = Vec::new();
    for line in STATES.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let [number, "xx"] = words[..] {
            satellites.push((number.parse().expect(line), Vec::new()));
        } else if let Some((_, states)) = satellites.last_mut() {
            states.push(core::array::from_fn(|column| words[column].parse().expect(line)));
        }
    }
    satellites
}

#[test]
fn the_three_sets_that_were_changed_to_provoke_errors_have_bad_checksums() {
    let problems: Vec<String> = read(SETS).problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        problems,
        [
            "line 100: the checksum is `4`, but the line adds up to 2",
            "line 103: the checksum is `9`, but the line adds up to 6",
            "line 106: the checksum is `0`, but the line adds up to 3",
        ]
    );
}

#[test]
fn every_state_agrees_to_the_printed_digits() {
    let reading = read(&mended());
    let mut sets = reading.sets.iter();
    let mut states = 0;
    // The greatest differences: of states up to a year and a half from the epoch, and of later ones; km and km/s.
    let mut most = [[0.0_f64; 2]; 2];
    for (number, rows) in printed().iter().filter(|(number, _)| *number != NEVER_FLIES) {
        let set = sets.next().expect("a set for each satellite");
        assert_eq!(set.catalogue_number, *number);
        let orbit = Orbit::new(set).expect("an orbit");
        for row in rows {
            let state = orbit.state(row[0]).expect("a state");
            let most = &mut most[usize::from(row[0] > LATE_MIN)];
            for axis in 0..3 {
                most[0] = most[0].max((state.position[axis] - row[1 + axis]).abs());
                most[1] = most[1].max((state.velocity[axis] - row[4 + axis]).abs());
            }
            states += 1;
        }
    }
    assert_eq!((sets.next(), states), (None, 666));
    let mut check = Check::new("sgp4");
    // Half of the last digit. After three and a half years one rounding of the mean anomaly is worth more.
    let limits =
        [("up to two years from the epoch", [0.51e-8, 0.51e-9]), ("three and a half years on", [3e-7, 1e-9])];
    for ((setting, limits), most) in limits.into_iter().zip(most) {
        let quantities = [
            (Quantity("greatest difference along an axis of position", "mm"), 1e6),
            (Quantity("greatest difference along an axis of velocity", "mm/s"), 1e6),
        ];
        for ((quantity, factor), (limit, off)) in quantities.into_iter().zip(limits.into_iter().zip(most)) {
            check.compare(
                setting,
                quantity,
                Measured::exact(0.0),
                Measured::exact(factor * off),
                factor * limit,
            );
        }
    }
    check.finish(4);
}

#[test]
fn a_satellite_is_lost_when_the_published_program_says_so() {
    let sets = read(&mended()).sets;
    let mut lost: Vec<(u32, f64, Lost)> = Vec::new();
    for (set, (number, minutes)) in sets.iter().zip(instants()) {
        assert_eq!(set.catalogue_number, number);
        let orbit = Orbit::new(set).expect("an orbit");
        let first = minutes.iter().find_map(|&at| orbit.state(at).err().map(|why| (number, at, why)));
        lost.extend(first);
    }
    assert_eq!(lost, LOST);
    // Of one more it has no state at all.
    let problems = read(&mended()).problems;
    let why = "33334 has no orbit at 2006-06-23T20:35:47.504544: Sun and Moon have turned its orbit into no ellipse";
    assert_eq!(problems.iter().map(ToString::to_string).collect::<Vec<_>>(), [format!("line 103: {why}")]);
}
