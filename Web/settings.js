// @ts-check
const KEY = "pacesetter.settings";

/**
 * What the runner chose last time, by the names of the form's fields. A browser that refuses
 * to remember is not worth a word: the form then begins with its own values.
 */
export const settings = {
  /** @returns {Record<string, string>} */
  get() {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? "{}");
    } catch {
      return {};
    }
  },

  /** @param {Record<string, string>} values */
  set(values) {
    try {
      localStorage.setItem(KEY, JSON.stringify(values));
    } catch {
      // Storage is full or forbidden; see above.
    }
  },
};
