// @ts-check
const KEY = "pacesetter.settings";

/**
 * What the runner chose last time, by the names of the fields of all forms. A browser that refuses
 * to remember is not worth a word: a form then begins with its own values.
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

  /** @param {Record<string, string>} values Those of other fields stay as they are. */
  set(values) {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...this.get(), ...values }));
    } catch {
      // Storage is full or forbidden; see above.
    }
  },
};
