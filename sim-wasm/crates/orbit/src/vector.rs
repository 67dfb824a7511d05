//! The few operations on vectors of three numbers that orbits need.

/// A vector or a point; in km where it is a position, of length 1 where it is a direction.
pub(crate) type Vec3 = [f64; 3];

pub(crate) fn dot(a: Vec3, b: Vec3) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub(crate) fn sub(a: Vec3, b: Vec3) -> Vec3 {
    [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

pub(crate) fn scale(a: Vec3, by: f64) -> Vec3 {
    [a[0] * by, a[1] * by, a[2] * by]
}

/// The point at this share of the way from `a` to `b`.
pub(crate) fn mix(a: Vec3, b: Vec3, share: f64) -> Vec3 {
    let at = |axis: usize| a[axis] + (b[axis] - a[axis]) * share;
    [at(0), at(1), at(2)]
}

pub(crate) fn cross(a: Vec3, b: Vec3) -> Vec3 {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

pub(crate) fn length(a: Vec3) -> f64 {
    dot(a, a).sqrt()
}

/// Turns `a` about the polar axis by the angle with this sine and cosine, eastwards.
pub(crate) fn turn(a: Vec3, sin: f64, cos: f64) -> Vec3 {
    [a[0] * cos - a[1] * sin, a[0] * sin + a[1] * cos, a[2]]
}

#[cfg(test)]
mod tests {
    use super::cross;

    #[test]
    fn the_vector_product_follows_the_right_hand() {
        assert_eq!(cross([1.0, 2.0, 3.0], [4.0, 5.0, 6.0]), [-3.0, 6.0, -3.0]);
    }
}
