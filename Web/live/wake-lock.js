// @ts-check
/**
 * @typedef {EventTarget & {release(): Promise<void>}} Lock
 * @typedef {Navigator & {wakeLock: {request(kind: "screen"): Promise<Lock>}}} Waking
 */

/**
 * Keeps the screen on while it is wanted: a page gets no positions behind a locked screen.
 *
 * A browser takes the lock away from a hidden page, so it is taken again when the page is seen. It
 * sends `change` when `isHeld` does.
 */
export class WakeLock extends EventTarget {
  isHeld = false;
  #isWanted = false;
  #isAsking = false;
  /** @type {Lock | null} */
  #lock = null;

  constructor() {
    super();
    document.addEventListener("visibilitychange", () => this.#take());
  }

  /** Whether this browser can keep the screen on at all. */
  get isPossible() {
    return "wakeLock" in navigator;
  }

  hold() {
    this.#isWanted = true;
    return this.#take();
  }

  async release() {
    this.#isWanted = false;
    await this.#lock?.release();
  }

  async #take() {
    const isSeen = document.visibilityState === "visible";
    if (!this.#isWanted || this.#lock || this.#isAsking || !isSeen || !this.isPossible) return;
    this.#isAsking = true;
    try {
      const lock = await /** @type {Waking} */ (navigator).wakeLock.request("screen");
      lock.addEventListener("release", () => this.#lose(lock));
      this.#lock = lock;
      this.#note(true);
      if (!this.#isWanted) await lock.release();
    } catch {
      // Refused, as with a nearly empty battery: the page says that the screen may go off.
      this.#note(false);
    } finally {
      this.#isAsking = false;
    }
  }

  /** @param {Lock} lock */
  #lose(lock) {
    if (lock !== this.#lock) return;
    this.#lock = null;
    this.#note(false);
    // The system may take it from a page that is seen; whether it gives it back is asked once.
    this.#take();
  }

  /** @param {boolean} isHeld */
  #note(isHeld) {
    if (isHeld === this.isHeld) return;
    this.isHeld = isHeld;
    this.dispatchEvent(new Event("change"));
  }
}
