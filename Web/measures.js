// @ts-check
/**
 * What people type, as the numbers that the core takes, and what a form is filled in with.
 * Every number that is only read comes from the core, already written.
 */

/** Metres in the long unit of each system. */
const METERS = { metric: 1000, imperial: 1609.344 };

/** @typedef {keyof typeof METERS} Units */

/**
 * Metres of a distance typed in kilometres or miles, with a point or a comma.
 * @param {string} text
 * @param {Units} units
 * @returns {number | null}
 */
export function meters(text, units) {
  const number = Number(text.trim().replace(",", "."));
  return number > 0 ? number * METERS[units] : null;
}

/**
 * Seconds of a time typed as `m:ss` or `h:mm:ss`.
 * @param {string} text
 * @returns {number | null}
 */
export function seconds(text) {
  const match = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  if (!match) return null;
  const [, hours = "0", minutes, rest] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest) || null;
}

/**
 * Seconds per kilometre of a pace typed as `m:ss` per kilometre or mile.
 * @param {string} text
 * @param {Units} units
 * @returns {number | null}
 */
export function pace(text, units) {
  const each = seconds(text);
  return each === null ? null : (each / METERS[units]) * 1000;
}

/**
 * A distance as it would be typed.
 * @param {number} meters
 * @param {Units} units
 */
export function typedDistance(meters, units) {
  return String(Math.round((meters / METERS[units]) * 100) / 100);
}

/**
 * A time as it would be typed, `m:ss` or `h:mm:ss`.
 * @param {number} seconds
 */
export function typedTime(seconds) {
  const total = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const parts = hours > 0 ? [hours, String(minutes).padStart(2, "0")] : [minutes];
  return [...parts, String(rest).padStart(2, "0")].join(":");
}

/**
 * A pace as it would be typed.
 * @param {number} secondsPerKilometer
 * @param {Units} units
 */
export function typedPace(secondsPerKilometer, units) {
  return typedTime((secondsPerKilometer * METERS[units]) / 1000);
}

/** The fastest that a treadmill is believed to run, in metres a second. */
const FASTEST_BELT = 8;

/**
 * Metres a second of a speed typed in kilometres or miles an hour, with a point or a comma.
 * @param {string} text
 * @param {Units} units
 * @returns {number | null}
 */
export function speed(text, units) {
  const number = text.trim() === "" ? NaN : Number(text.trim().replace(",", "."));
  const each = (number * METERS[units]) / 3600;
  return each >= 0 && each <= FASTEST_BELT ? each : null;
}
