// @ts-check
/**
 * Where the browser says this device is.
 *
 * It sends `sensed` with one position as detail and the moment at which it was true, and `change` when
 * `state` does. A hidden page is given none; whoever comes back is given a fresh one at once.
 *
 * @typedef {"off" | "asking" | "on" | "refused" | "absent"} PositionState
 */
export class Positions extends EventTarget {
  /** @type {PositionState} */
  state = "off";
  /** @type {number | null} */
  #watch = null;

  /** Begins to listen. The first time, the browser asks the runner. */
  start() {
    if (!("geolocation" in navigator)) return this.#become("absent");
    if (this.#watch !== null) return;
    if (this.state !== "on") this.#become("asking");
    this.#watch = navigator.geolocation.watchPosition(
      (position) => this.#take(position),
      (error) => this.#fail(error),
      // No timeout: under trees a fix may take minutes, and then it is still wanted.
      { enableHighAccuracy: true, maximumAge: 0 },
    );
  }

  /** Begins anew: some systems forget a watch while the page is hidden. */
  restart() {
    if (this.#watch === null) return;
    this.#clear();
    this.start();
  }

  stop() {
    this.#clear();
    this.#become("off");
  }

  #clear() {
    if (this.#watch !== null) navigator.geolocation.clearWatch(this.#watch);
    this.#watch = null;
  }

  /** @param {GeolocationPosition} position */
  #take({ coords, timestamp }) {
    this.#become("on");
    const { latitude, longitude, altitude, accuracy, speed } = coords;
    const known = Object.entries({ latitude, longitude, altitude, accuracy, speed }).filter(
      ([, value]) => typeof value === "number" && Number.isFinite(value),
    );
    const detail = { position: Object.fromEntries(known), timestamp };
    this.dispatchEvent(new CustomEvent("sensed", { detail }));
  }

  /** @param {GeolocationPositionError} error */
  #fail(error) {
    // Anything else passes: the watch goes on, and the core notices that nothing comes.
    if (error.code !== error.PERMISSION_DENIED) return;
    this.#clear();
    this.#become("refused");
  }

  /** @param {PositionState} state */
  #become(state) {
    if (state === this.state) return;
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}
