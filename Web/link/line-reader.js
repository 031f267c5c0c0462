// @ts-check
/**
 * What the core says of a line.
 * @typedef {object} Facts
 * @property {string} device
 * @property {number} seq
 * @property {string} session Empty for what belongs to none.
 * @property {string} type
 * @property {number} wall
 * @property {number} [n] Its place among the lines of its session, where the session itself wrote it.
 * @property {boolean} isMessage Whether another device may have to know it; then it must last.
 * @property {boolean} isGym Whether it belongs to a workout in the gym.
 * @property {"run" | "gym"} [opens] The kind of session that it opens.
 *
 * Says what lines are, each in its place; nothing of one that cannot be read.
 * @typedef {(lines: string[]) => (Facts | null)[]} LineReader
 */
import { Core } from "../core.js";

/**
 * A reader with a core of its own: what a line is, only the core knows.
 * @param {Promise<WebAssembly.Module>} module
 * @returns {Promise<LineReader>}
 */
export async function lineReader(module) {
  const core = new Core(await module);
  return (lines) => (lines.length > 0 ? core.request({ do: "lines", lines }).lines : []);
}
