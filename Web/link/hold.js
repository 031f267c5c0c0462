// @ts-check
/** Milliseconds that a page which is being left may still hold on. */
const HANDOVER = 4000;

/** What only one page at a time may have. */
export class Hold {
  #name;
  /** @type {() => void} */
  #letGo = () => {};

  /** @param {string} name */
  constructor(name) {
    this.#name = name;
  }

  /**
   * Waits a moment for another page to let go.
   * @returns {Promise<boolean>} Whether it is ours until it is released or the page is gone.
   */
  take() {
    // A browser without locks cannot tell, and one page is what people have.
    if (!navigator.locks) return Promise.resolve(true);
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), HANDOVER);
    return new Promise((resolve) => {
      const held = () => {
        clearTimeout(timer);
        resolve(true);
        return /** @type {Promise<void>} */ (new Promise((letGo) => (this.#letGo = letGo)));
      };
      navigator.locks
        .request(this.#name, { signal: patience.signal }, held)
        .catch(() => resolve(false));
    });
  }

  release() {
    this.#letGo();
  }
}
