// @ts-check
/**
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").Screen} Screen
 * @typedef {import("../contract.js").Phase} Phase
 * @typedef {import("../live/live-engine.js").LiveEngine} LiveEngine
 * @typedef {import("./link-state.js").LinkState} LinkState
 * @typedef {import("./link-state.js").Message} Message
 * @typedef {import("./note-store.js").Note} Note
 *
 * What a page is on the link.
 * @typedef {"phone" | "watch"} Part
 *
 * What the page asks of the link; one of its properties is there.
 * @typedef {object} LinkWish
 * @property {Part} [open]
 * @property {{session: string, message: object}} [say]
 * @property {{note: Pick<Note, "id" | "session" | "type" | "wall">, number: number, bytes: ArrayBuffer}} [record]
 * @property {string} [finish] A voice note is complete.
 * @property {Plan} [mirror] How the runs of another device are shown here.
 *
 * What the link tells the page.
 * @typedef {{state: LinkState & {device: string}}
 *   | {message: Message}
 *   | {begin: import("./link-state.js").Asked}
 *   | {yield: string}
 *   | {mirrored: {session: string, screen: Screen, phase: Phase}}
 *   | {gym: import("./gym-mirror.js").MirroredGym}
 *   | {noted: {id: string, type: string, bytes: ArrayBuffer}}} LinkNews
 */
import { Core } from "../core.js";
import { clock } from "../live/live-clock.js";
import { GymMirror } from "./gym-mirror.js";
import { LinkEnd } from "./link-end.js";
import { Mirror } from "./mirror.js";

/**
 * The link beside a live run, in the Worker: what the run writes and shows goes out by it, what other
 * devices ask for and show comes to the run, and the page is told the rest.
 */
export class WorkerLink {
  #module;
  #live;
  #report;
  /** @type {Promise<LinkEnd | null> | null} */
  #opening = null;
  /** @type {LinkEnd | null} */
  #end = null;
  /** @type {Plan | null} */
  #plan = null;
  /** @type {Mirror | null} */
  #mirror = null;
  /**
   * The metrics that came last, of the run that this device's coach follows.
   * @type {object | null}
   */
  #followed = null;

  /**
   * @param {Promise<WebAssembly.Module>} module
   * @param {LiveEngine} live
   * @param {(news: LinkNews) => void} report
   */
  constructor(module, live, report) {
    this.#module = module;
    this.#live = live;
    this.#report = report;
  }

  /** @param {LinkWish} wish */
  async take({ open, say, record, finish, mirror }) {
    if (mirror) this.#plan = mirror;
    if (open) await (this.#opening ??= this.#open(open));
    const end = await this.#opening;
    if (say) await end?.say(say.session, say.message);
    if (record) await end?.notes.record(record.note, record.number, record.bytes);
    if (finish) await end?.notes.finish(finish);
  }

  /**
   * @param {Part} part
   * @returns {Promise<LinkEnd | null>}
   */
  async #open(part) {
    this.#live.storeName = part === "phone" ? "pacesetter" : `pacesetter-${part}`;
    const store = await this.#live.journal();
    // Another page of this device has the journal, and the link with it.
    if (store.trouble === "elsewhere") return null;
    const end = new LinkEnd(new Core(await this.#module), store);
    this.#end = end;
    const on = (/** @type {string} */ name, /** @type {(detail: any) => void} */ act) =>
      end.addEventListener(name, (event) => act(/** @type {CustomEvent} */ (event).detail));
    on("state", () => this.#tellState(end, store.device));
    on("message", (message) => this.#hear(message));
    on("command", (command) => this.#live.sense(command));
    on("begin", (begin) => this.#report({ begin }));
    on("yield", (session) => {
      if (this.#live.session === session) this.#live.sense({ end: {} });
      this.#report({ yield: session });
    });
    on("show", ({ session, metrics }) => {
      // How a run has ended is taken from its journal, which misses nothing.
      if (metrics?.state !== undefined && metrics.state !== "ended") this.#show(session, metrics);
    });
    on("noted", async ({ note, chunks }) => {
      const bytes = await new Blob(chunks).arrayBuffer();
      this.#report({ noted: { id: note.id, type: note.type, bytes } });
    });
    const gym =
      part === "watch" ? new GymMirror(this.#module, end, store, (one) => this.#report({ gym: one })) : null;
    await end.begin();
    this.#live.link = end;
    await end.catchUp();
    await gym?.begin();
    this.#tellState(end, store.device);
    return end;
  }

  /**
   * @param {LinkEnd} end
   * @param {string} device
   */
  #tellState(end, device) {
    this.#report({ state: { ...end.state, device } });
  }

  /**
   * @param {string} session
   * @param {{state?: string}} metrics
   */
  async #show(session, metrics) {
    const module = await this.#module;
    const isFollowing = this.#live.session === session;
    if (isFollowing) {
      this.#followed = metrics;
      this.#live.sense({ metrics });
    } else if (this.#plan && !this.#live.session && this.#isShown(session)) {
      if (this.#mirror?.session !== session) {
        const theirs = await this.opened(session);
        // Two seconds may have asked at once.
        if (this.#mirror?.session !== session) this.#mirror = new Mirror(module, session, this.#plan, theirs);
      }
      const { screen, phase } = this.#mirror.take(metrics);
      this.#report({ mirrored: { session, screen, phase } });
    }
  }

  /**
   * The first line that the tracker of a run has written: what the run is to be.
   * @param {string} session
   */
  async opened(session) {
    const { workout } = this.#end?.state ?? {};
    if (workout?.session !== session) return [];
    return ((await this.#end?.journal(session, workout.tracker)) ?? []).slice(0, 1);
  }

  /**
   * Whether a run of another device is the one to be shown.
   * @param {string} session
   */
  #isShown(session) {
    return [this.#mirror?.session, this.#end?.state.workout?.session].includes(session);
  }

  /** @param {Message} message */
  async #hear(message) {
    this.#report({ message });
    if (message.type !== "workoutEnded" || !message.session) return;
    await this.#learn(message.session, message.device);
  }

  /**
   * The run of another device is over. What was live may have missed its last seconds, so the tracker's
   * own journal says how it ended.
   * @param {string} session
   * @param {string} tracker
   */
  async #learn(session, tracker) {
    const isFollowing = this.#live.session === session;
    if (!isFollowing && this.#mirror?.session !== session) return;
    const journal = (await this.#end?.journal(session, tracker)) ?? [];
    const core = new Core(await this.#module);
    const ended = { do: "resume", clock: clock(), take: "end", journal, silent: true };
    const { error, resumed } = core.request(ended);
    const metrics = error ? { ...this.#followed, state: "ended" } : resumed.metrics;
    if (!error) this.#live.truth = journal;
    await this.#show(session, metrics);
  }
}
