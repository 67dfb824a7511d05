/** Terms of the chapter “Orbits and the sky”. */
import { say } from '../../../words/say';
import type { Chapter } from './entry';

export const ORBITS: Chapter = {
  name: say('Orbits and the sky'),
  entries: [
    {
      name: say('LEO'),
      says: say(
        'Low Earth orbit, some hundred to 2,000 km high: short delays, and a satellite overhead for minutes.',
      ),
    },
    {
      name: say('MEO'),
      says: say('Medium Earth orbit, between the low ones and the geostationary one.'),
    },
    {
      name: say('GEO'),
      also: [say('geostationary')],
      says: say(
        'Geostationary orbit, 35,786 km above the equator, where a satellite stands still over one longitude.',
      ),
    },
    {
      name: say('Walker star'),
      says: say(
        'Planes spread over half a circle, all crossing near the poles, so that there is a seam.',
      ),
      source: 'Walker 1984',
    },
    {
      name: say('Walker delta'),
      says: say('Planes spread over the whole circle at one inclination, without a seam.'),
      source: 'Walker 1984',
    },
    {
      name: say('plane'),
      alone: [say('planes'), say('Planes'), say('orbit'), say('Orbits')],
      says: say('An orbit that several satellites share, one behind the other in its slots.'),
    },
    { name: say('slot'), says: say('The place of a satellite in its plane.') },
    {
      name: say('phasing'),
      also: [say('Phase step'), say('Phase resolution')],
      says: say('How far the satellites of one plane are ahead of those of the plane before.'),
      source: 'Walker 1984',
    },
    { name: say('inclination'), says: say('The angle between an orbit and the equator.') },
    {
      name: say('ascending node'),
      also: [say('Node spacing'), say('First node'), say('RAAN')],
      says: say('Where an orbit crosses the equator northwards.'),
    },
    {
      name: say('mean anomaly'),
      also: [say('Mean anomalies'), say('First mean anomaly')],
      says: say(
        'How much of its period has passed since a satellite was nearest the Earth, as an angle.',
      ),
    },
    {
      name: say('eccentricity'),
      says: say('How far an ellipse is from a circle: 0 for a circle.'),
    },
    {
      name: say('argument of perigee'),
      also: [say('perigee'), say('apogee')],
      says: say(
        'Where on an orbit its lowest point is, counted from the node; the highest is opposite.',
      ),
    },
    {
      name: 'J2',
      says: say('The Earth’s flattening, which turns orbits slowly.'),
    },
    {
      name: say('elevation mask'),
      alone: [say('mask')],
      says: say('The least elevation above the horizon at which a terminal uses a satellite.'),
    },
    { name: say('elevation'), says: say('The angle of a satellite above the horizon.') },
    {
      name: say('azimuth'),
      says: say('The direction of a satellite along the horizon, from north through east.'),
    },
    {
      name: say('pass'),
      alone: [say('passes'), say('Passes'), say('Sky')],
      says: say('The time in which a satellite is above the mask of a terminal.'),
    },
    {
      name: say('footprint'),
      also: [say('Footprints')],
      says: say('The part of the Earth from which a satellite is above the mask.'),
    },
    {
      name: say('ground track'),
      also: [say('Ground tracks')],
      says: say('The way of the point below a satellite over the turning Earth.'),
    },
    {
      name: say('inertial view'),
      says: say('The globe as seen from the stars: orbits stand still and the Earth turns.'),
    },
    {
      name: say('SGP4'),
      says: say(
        'The model by which published element sets of real satellites are meant to be used.',
      ),
      source: 'Vallado, Crawford and Hujsak 2006',
    },
    {
      name: say('TLE'),
      says: say('An element set of a satellite as two lines of text.'),
      source: 'Hoots and Roehrich 1980',
    },
    {
      name: say('OMM'),
      says: say('An orbit mean-elements message: an element set as CSV, JSON or XML.'),
      source: 'CCSDS 502.0',
    },
    { name: say('NORAD'), says: say('The number of a satellite in the public catalogue.') },
    {
      name: say('GPS'),
      says: say('The American navigation satellites, one of the constellations that are built in.'),
    },
    {
      name: say('GLONASS'),
      says: say('The Russian navigation satellites, one of the constellations that are built in.'),
    },
    {
      name: say('NGSO'),
      says: say('Not geostationary: satellites that move over the ground.'),
    },
    {
      name: say('ICO'),
      says: say(
        'A constellation of ten satellites in medium orbits, one of those that are built in.',
      ),
    },
    {
      name: say('Iridium'),
      says: say(
        'Sixty-six satellites at 780 km with links between them, one of the constellations that are built in.',
      ),
    },
    {
      name: say('OneWeb'),
      says: say(
        'A constellation of 720 low satellites in polar orbits, one of those that are built in.',
      ),
    },
    {
      name: say('SkyBridge'),
      says: say(
        'A planned constellation of eighty low satellites that only repeat, one of those that are built in.',
      ),
    },
    {
      name: say('CubeSat'),
      says: say(
        'A small satellite of cubes of ten centimetres, often heard by amateurs’ packet radio.',
      ),
    },
    {
      name: say('NE'),
      also: [
        say('NNE'),
        say('ENE'),
        say('ESE'),
        say('SE'),
        say('SSE'),
        say('SSW'),
        say('SW'),
        say('WSW'),
        say('WNW'),
        say('NW'),
        say('NNW'),
      ],
      says: say('A direction of the compass: north, east, south and west in between.'),
    },
  ],
};
