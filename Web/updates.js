// @ts-check
import { scriptURL } from "./trusted.js";

/** Milliseconds between two looks for a newer page. */
const LOOK = 3_600_000;

/** What every page of this browser holds while a run is on: then nothing is exchanged. */
const RUN = "pacesetter-run";

/**
 * The offline copy of the page, and newer ones. It sends `change` when a newer page has been fetched
 * whole and waits; it is never put in place by itself while this one is open.
 */
export class Updates extends EventTarget {
  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  /** The registration on its way; nothing where it was refused. */
  #registering = /** @type {Promise<ServiceWorkerRegistration | void>} */ (Promise.resolve());
  /** @type {() => void} */
  #release = () => {};

  /** Whether a newer page waits. */
  get isReady() {
    return Boolean(this.#registration?.waiting && navigator.serviceWorker.controller);
  }

  /** Fetches the offline copy, where this browser and this address allow one. */
  async begin() {
    const { serviceWorker } = navigator;
    if (!serviceWorker || !isSecureContext) return;
    let wasControlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener("controllerchange", () => {
      // The first copy is that of this very page.
      if (wasControlled) location.reload();
      wasControlled = true;
    });
    const options = /** @type {const} */ ({ scope: "/", updateViaCache: "none" });
    // The server is gone or the browser forbids it: the page works, but only with its server.
    this.#registering = serviceWorker.register(scriptURL("/sw.js"), options).catch(() => {});
    const registration = await this.#registering;
    if (!registration) return;
    this.#registration = registration;
    this.#note();
    registration.addEventListener("updatefound", () => this.#watch());
    this.#watch();
    setInterval(() => this.look(), LOOK);
  }

  /** Looks whether the server has a newer page. */
  look() {
    this.#registration?.update().catch(() => {});
  }

  /** Puts the newer page in place, unless a run is on in another window. */
  apply() {
    this.#registration?.waiting?.postMessage("take over");
  }

  /**
   * Has the page as the server writes it now, for instance in another language: it is loaded again as soon as that
   * is whole, but not while a run is on in another window.
   */
  async exchange() {
    const registration = await this.#registering;
    if (!registration || !navigator.serviceWorker.controller) {
      // A copy of the page as it was would answer instead of the server: the next visit makes another. A run
      // in another window keeps its own.
      if (!(await this.isRunning())) await registration?.unregister();
      return location.reload();
    }
    await registration.update().catch(() => {});
    const next = registration.installing ?? registration.waiting;
    const settle = () => {
      if (next?.state === "installed") next.postMessage("take over");
    };
    next?.addEventListener("statechange", settle);
    settle();
  }

  /** Whether a run is on in any window of this browser. */
  async isRunning() {
    const held = (await navigator.locks?.query())?.held ?? [];
    return held.some(({ name }) => name === RUN);
  }

  /** A run begins here: until `letGo`, no window exchanges the page. */
  hold() {
    this.#release();
    navigator.locks?.request(RUN, { mode: "shared" }, () => {
      return new Promise((resolve) => (this.#release = () => resolve(undefined)));
    });
  }

  letGo() {
    this.#release();
  }

  #watch() {
    const coming = this.#registration?.installing;
    coming?.addEventListener("statechange", () => this.#note());
  }

  #note() {
    if (this.isReady) this.dispatchEvent(new Event("change"));
  }
}
