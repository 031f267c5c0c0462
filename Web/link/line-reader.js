// @ts-check
/**
 * @typedef {import("./contract.js").Facts} Facts
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
