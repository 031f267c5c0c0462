// @ts-check
/**
 * A line as it lies in the store.
 * @typedef {object} Entry
 * @property {string} device
 * @property {number} seq
 * @property {string} session Empty for what belongs to none.
 * @property {string} type
 * @property {number} wall
 * @property {number} [n] Its place among the lines of its session, where a live run wrote it.
 * @property {1} [message] There where another device may have to know it.
 * @property {string} line
 */

/** The types of lines that only the session itself reads. */
const OWN_BUSINESS = ["opened", "sensed"];

/**
 * A line with what it is found by.
 * @param {string} line The checksum in eight digits, a space, JSON.
 * @returns {Entry}
 */
export function entry(line) {
  const { device, seq, session, type, wall, payload } = JSON.parse(line.slice(9));
  const n = payload?.n;
  return {
    device,
    seq,
    session: session ?? "",
    type,
    wall,
    ...(n !== undefined && { n }),
    ...(!OWN_BUSINESS.includes(type) && { message: 1 }),
    line,
  };
}
