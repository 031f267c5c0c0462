// @ts-check
import { words } from "./words.js";

/**
 * What a script says by itself, in the runner's language. The server writes `words.js` from the words
 * of the house (`Screens/Pages`), where a place in braces stands for what is given here.
 * @param {string} key
 * @param {Record<string, unknown>} [places]
 */
export function word(key, places = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(places[name] ?? ""));
}
