// @ts-check
/**
 * @typedef {import("./line-reader.js").Facts} Facts
 *
 * A line as it lies in the store.
 * @typedef {Omit<Facts, "isMessage" | "isGym"> & {message?: 1, line: string}} Entry `message` is there
 *   where another device may have to know it.
 */

/**
 * Lines with what they are found by. One that cannot be read stays where it came from.
 * @param {string[]} lines
 * @param {(Facts | null)[]} facts
 * @returns {Entry[]}
 */
export function entries(lines, facts) {
  return lines.flatMap((line, index) => {
    const known = facts[index];
    if (!known) return [];
    const { isMessage, isGym: _, ...rest } = known;
    return [{ ...rest, ...(isMessage && { message: /** @type {const} */ (1) }), line }];
  });
}
