// @ts-check
/** A runner's speed in metres a second, and the metres of a degree along the equator. */
const SPEED = 1000 / 300;
const METERS_PER_DEGREE = (Math.PI / 180) * 6_371_008.8;

/**
 * How much faster than life a page's address asks for a run that nobody runs: `?rehearse=60`.
 * @param {string} query
 * @returns {number | undefined}
 */
export function rehearsalSpeed(query) {
  const speed = Number(new URLSearchParams(query).get("rehearse"));
  return speed >= 1 && speed <= 60 ? speed : undefined;
}

/**
 * What a device on a wrist would sense of a run at five minutes a kilometre, so that a watch can be tried
 * on a desk and faster than life.
 * @param {number} at Session seconds.
 * @returns {object[]}
 */
export function rehearsed(at) {
  const longitude = 11 + (at * SPEED) / METERS_PER_DEGREE;
  return [
    { position: { latitude: 0, longitude, accuracy: 4, speed: SPEED } },
    { heartRate: 140 + Math.round(10 * Math.sin(at / 60)) },
  ];
}
