// @ts-check
/**
 * @typedef {import("../link/link-state.js").LinkState} LinkState
 * @typedef {import("../link/link-state.js").Message} Message
 * @typedef {import("./gym-engine.js").GymEngine} GymEngine
 */
import { Core } from "../core.js";
import { LinkEnd } from "../link/link-end.js";

/**
 * The link beside a workout, in the Worker: what the workout writes goes out by it, and what was done on
 * the watch comes to the workout. It is the phone's end, as that of the run's page is.
 */
export class GymLink {
  #module;
  #gym;
  #report;
  /** @type {Message[]} */
  #waiting = [];
  /** @type {Promise<void> | null} */
  #opening = null;

  /**
   * @param {Promise<WebAssembly.Module>} module
   * @param {GymEngine} gym
   * @param {(state: LinkState) => void} report
   */
  constructor(module, gym, report) {
    this.#module = module;
    this.#gym = gym;
    this.#report = report;
  }

  open() {
    return (this.#opening ??= this.#open());
  }

  async #open() {
    const store = await this.#gym.journal();
    // Another page of this device has the journal, and the link with it.
    if (store.trouble === "elsewhere") return;
    const end = new LinkEnd(new Core(await this.#module), store);
    end.addEventListener("state", () => this.#report(end.state));
    end.addEventListener("message", (event) =>
      this.#hear(/** @type {CustomEvent<Message>} */ (event).detail),
    );
    await end.begin();
    this.#gym.link = end;
    await end.catchUp();
    this.#report(end.state);
  }

  /**
   * What the watch asks for; what it has asked of a workout that is not yet taken up again waits for it.
   * @param {Message} message
   */
  #hear(message) {
    if (message.type !== "gymRequest") return;
    if (message.session === this.#gym.session) this.#gym.tell(message.payload.events ?? []);
    else this.#waiting.push(message);
  }

  /** A workout was begun or taken up again: what was asked of it meanwhile is done now. */
  catchUp() {
    const waiting = this.#waiting.splice(0);
    for (const message of waiting) this.#hear(message);
  }
}
