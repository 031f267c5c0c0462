// @ts-check
/**
 * What somebody asked for by a shortcut, a button or a link: a workout or a run that this page begins, if
 * it is free. Of several pages that are open the server lets one have it.
 */
export class AskedWorkout extends HTMLElement {
  #stream = /** @type {EventSource | null} */ (null);

  connectedCallback() {
    document.addEventListener("visibilitychange", () => this.#follow());
    this.#follow();
    if (new URLSearchParams(location.search).get("start") === "run") this.#run();
  }

  /** Listens while somebody sees the page. */
  #follow() {
    this.#stream?.close();
    this.#stream = null;
    if (document.hidden) return;
    // Nothing belongs to this session: only what is told to everybody comes.
    const stream = new EventSource("api/v1/live?session=intents");
    for (const name of ["hello", "intent"]) stream.addEventListener(name, () => this.#take());
    this.#stream = stream;
  }

  async #take() {
    if (!this.#isFree) return;
    const headers = { "X-Pacesetter": "1" };
    const response = await fetch("api/v1/intents/take", { method: "POST", headers }).catch(() => null);
    const { workout = "" } = response?.ok ? await response.json() : {};
    if (workout) location.assign(`gym?start=${encodeURIComponent(workout)}`);
  }

  /** Begins a run by a link. */
  async #run() {
    history.replaceState(history.state, "", location.pathname);
    await customElements.whenDefined("pace-setter");
    /** @type {HTMLElement | null} */ (document.querySelector("[data-run-now]"))?.click();
  }

  /** Whether a workout would interrupt nobody. */
  get #isFree() {
    const page = /** @type {(Element & {isQuiet?: boolean}) | null} */ (document.querySelector("pace-setter, gym-page"));
    return !document.hidden && page?.isQuiet === true;
  }
}

customElements.define("asked-workout", AskedWorkout);
