// @ts-check
/** What people type, as the numbers that the core takes. Nothing here writes a number. */

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
