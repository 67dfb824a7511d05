/** How the camera sees and how far off things are clear of it: what framing and drawing agree on. */

/** Angle of view of the shorter side. Narrow, so that the globe looks like one seen from afar. */
export const VIEW_ANGLE = (32 * Math.PI) / 180;
/** Orbits above this radius in metres are too far out to surround a view of the whole globe. */
export const HIGH_ORBIT = 20_000_000;
/** A high orbit is drawn in full from this many times its radius on. */
export const CLEAR_OF_ORBIT = 1.3;
