// @ts-check
/**
 * Whether the page is seen, which decides whether it is given positions. It sends `sensed` with
 * `{hidden}` when that changes, and with `{suspended}` when the page comes back from being frozen.
 */
export class Sight extends EventTarget {
  #leaving = new AbortController();

  get isHidden() {
    return document.visibilityState === "hidden";
  }

  start() {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const hidden = () => this.#say({ hidden: this.isHidden });
    document.addEventListener("visibilitychange", hidden, { signal });
    document.addEventListener("resume", () => this.#say({ suspended: {} }), { signal });
    // A page that was kept for the way back has slept too.
    const shown = (/** @type {PageTransitionEvent} */ event) => {
      if (event.persisted) this.#say({ suspended: {} });
    };
    addEventListener("pageshow", shown, { signal });
    if (this.isHidden) hidden();
  }

  stop() {
    this.#leaving.abort();
  }

  /** @param {object} detail */
  #say(detail) {
    this.dispatchEvent(new CustomEvent("sensed", { detail }));
  }
}
