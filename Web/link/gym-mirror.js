// @ts-check
/**
 * @typedef {import("../gym/contract.js").GymScreenValue} GymScreenValue
 * @typedef {import("./journal-store.js").JournalStore} JournalStore
 * @typedef {import("./line-reader.js").Facts} Facts
 * @typedef {import("./link-end.js").LinkEnd} LinkEnd
 *
 * How a workout of another device stands.
 * @typedef {{session: string, screen: GymScreenValue, finished: boolean}} MirroredGym
 */
import { Core } from "../core.js";
import { clock } from "../live/live-clock.js";

/** Milliseconds between two looks at its clocks. */
const TICK = 200;

/**
 * A workout that another device leads, as it stands there: its journal is read by this device's own core
 * whenever a line has come, so both always say the same of a set.
 */
export class GymMirror {
  #module;
  #end;
  #store;
  #report;
  /** @type {{session: string, device: string, wall: number} | null} */
  #followed = null;
  /** @type {Core | null} */
  #core = null;
  #timer = 0;
  #shown = "";

  /**
   * @param {Promise<WebAssembly.Module>} module
   * @param {LinkEnd} end
   * @param {JournalStore} store
   * @param {(gym: MirroredGym) => void} report
   */
  constructor(module, end, store, report) {
    this.#module = module;
    this.#end = end;
    this.#store = store;
    this.#report = report;
    end.addEventListener("gym", (event) =>
      this.#hear(/** @type {CustomEvent<Facts>} */ (event).detail),
    );
  }

  /** Looks whether a workout went on when this device was last here. */
  async begin() {
    for (const facts of this.#store.facts(await this.#store.messages())) {
      if (facts?.opens === "gym") await this.#hear(facts);
    }
  }

  /** @param {Facts} facts */
  async #hear({ opens, isGym, session, device, wall }) {
    if (device === this.#store.device || !isGym) return;
    if (opens) {
      const isNewer = wall >= (this.#followed?.wall ?? 0);
      if (!isNewer || wall < Date.now() - this.#end.recent) return;
      this.#followed = { session, device, wall };
    }
    if (this.#followed?.session === session) await this.#read();
  }

  async #read() {
    const followed = this.#followed;
    if (!followed) return;
    const journal = await this.#end.journal(followed.session, followed.device);
    const core = new Core(await this.#module);
    const asked = { do: "resumeGym", clock: clock(), journal, take: "on", silent: true };
    const reply = core.request(asked);
    // What cannot be read yet will be when the lines before it are here.
    if (reply.error || this.#followed !== followed) return;
    this.#core = core;
    this.#show(reply);
  }

  #tick() {
    const reply = this.#core?.request({ do: "gym", clock: clock(), events: [] });
    if (reply && !reply.error) this.#show(reply);
  }

  /** @param {import("../gym/contract.js").GymReply} reply */
  #show({ screen, finished }) {
    clearTimeout(this.#timer);
    const { session = "" } = this.#followed ?? {};
    const drawn = session + JSON.stringify({ ...screen, at: 0 });
    if (drawn !== this.#shown) this.#report({ session, screen, finished });
    this.#shown = drawn;
    if (finished) this.#core = null;
    else this.#timer = setTimeout(() => this.#tick(), TICK);
  }
}
