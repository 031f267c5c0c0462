// @ts-check
/**
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").RunEvent} RunEvent
 * @typedef {import("../contract.js").Screen} Screen
 * @typedef {import("../contract.js").TimedEffect} TimedEffect
 * @typedef {import("../contract.js").Place} Place
 * @typedef {import("../contract.js").Sensed} Sensed
 * @typedef {import("../link/worker-link.js").LinkNews} LinkNews
 * @typedef {import("../link/worker-link.js").LinkWish} LinkWish
 * @typedef {import("../live/live-run.js").Live} Live
 * @typedef {import("../live/live-run.js").Opening} Opening
 *
 * @typedef {{kind: "ask", id: number, request: object}
 *   | {kind: "open", id: number, bytes: Uint8Array, salvage: boolean, language: string}
 *   | {kind: "start", id: number, plan: Plan, speed: number}
 *   | {kind: "play", playing: boolean}
 *   | {kind: "speed", speed: number}
 *   | {kind: "event", event: RunEvent | Sensed}
 *   | {kind: "click", id: number, timbre: string, sampleRate: number}
 *   | {kind: "finish"}
 *   | {kind: "live-look", id: number}
 *   | {kind: "live-open", id: number, plan: Plan, how: Opening}
 *   | {kind: "live-resume", id: number, session: string, take: "on" | "end"}
 *   | {kind: "live-lines", id: number, session: string | undefined}
 *   | {kind: "live-drop"}
 *   | {kind: "live-flush"}
 *   | {kind: "link", wish: LinkWish}} Command
 *
 * @typedef {{kind: "answer", id: number, reply: unknown}
 *   | {kind: "step", to: number, screen: Screen, effects: TimedEffect[],
 *      live?: Live, safe?: Safe}
 *   | {kind: "ended", isDiscarded?: boolean}
 *   | {kind: "link", news: LinkNews}
 *   | {kind: "broken"}} Report
 *
 * @typedef {{live: import("../live/live-engine.js").LiveEngine, link: import("../link/worker-link.js").WorkerLink,
 *   recorded: import("./recorded-run.js").RecordedRun}} Leading
 *
 * How safe a live run is: what nobody but this device has, and why the disk does not take it.
 * @typedef {{onlyHere: number, trouble: import("../link/database.js").Trouble | null}} Safe
 */
import { Core } from "../core.js";
import { once } from "../once.js";
import { coached } from "./coach-words.js";
import { module } from "./handed-core.js";

/**
 * Drives one session of the core at a time, in the worker. It ticks by itself, because a hidden page's
 * timers are throttled and a worker's are not; the page sends commands and is told what happened.
 */
class Engine {
  /** @type {Core | null} */
  #core = null;
  /**
   * How the recording came, so that a second run can load it again.
   * @type {(core: Core) => object}
   */
  #load = () => ({});
  /** What leads a run, once it is wanted: nobody who only asks waits for its thirty files. */
  #leading = once(() => this.#lead());
  /** The same as soon as it is here, for what may not be late. */
  #led = /** @type {Leading | null} */ (null);
  /** Whether the run that was begun last comes from sensors. */
  #isLive = false;

  /** @param {Command} command */
  async take(command) {
    try {
      const reply = await this.#carryOut(command);
      if ("id" in command) report({ kind: "answer", id: command.id, reply });
    } catch (error) {
      this.#break(error);
    }
  }

  /** @param {Command} command */
  async #carryOut(command) {
    switch (command.kind) {
      case "ask":
        return this.#ask(command.request);
      case "open":
        return this.#open(command);
      case "click":
        return (await this.#session()).click(command.timbre, command.sampleRate);
    }
    // What happens during a run is taken in its order: nothing is waited for then.
    const { live, link, recorded } = this.#led ?? (await this.#leading());
    switch (command.kind) {
      case "start":
        return this.#start(recorded, command.plan, command.speed);
      case "play":
        return recorded.play(command.playing);
      case "speed":
        return recorded.setSpeed(command.speed);
      case "event":
        return live.session ? live.sense(command.event) : recorded.tell(command.event);
      case "finish":
        return recorded.finish();
      case "live-look":
        return live.look();
      case "live-open": {
        const plan = await this.#planned(link, command.plan, command.how);
        return this.#taken(await live.open(plan, command.how));
      }
      case "live-resume":
        return this.#taken(await live.resume(command.session, command.take));
      case "live-lines":
        return live.lines(command.session);
      case "live-drop":
        return live.drop();
      case "live-flush":
        return live.flush();
      case "link":
        return link.take(command.wish);
    }
  }

  /** @returns {Promise<Leading>} */
  async #lead() {
    const [{ WorkerLink }, { LiveEngine }, { RecordedRun }] = await Promise.all([
      import("../link/worker-link.js"),
      import("../live/live-engine.js"),
      import("./recorded-run.js"),
    ]);
    const live = new LiveEngine(module, report);
    const link = new WorkerLink(module, live, (news) => report({ kind: "link", news }));
    const recorded = new RecordedRun(report, (error) => this.#break(error));
    return (this.#led = { live, link, recorded });
  }

  /**
   * Who coaches the run of another device coaches it by that run's own plan.
   * @param {Leading["link"]} link
   * @param {Plan} plan
   * @param {import("../live/live-run.js").Opening} how
   */
  async #planned(link, plan, { role, session }) {
    if (role !== "companion" || !session) return plan;
    return { ...plan, theirs: await link.opened(session) };
  }

  /**
   * From now on what is asked is asked of the live run.
   * @param {import("../contract.js").LiveReply} reply
   */
  #taken(reply) {
    this.#isLive ||= !reply.error;
    return reply;
  }

  async #session() {
    if (this.#isLive && this.#led?.live.core) return this.#led.live.core;
    return (this.#core ??= new Core(await module));
  }

  /** @param {{do?: string}} request */
  async #ask(request) {
    const core = await this.#session();
    // A run that was followed is summed up from what its tracker wrote down.
    const journal = this.#isLive && request.do === "summary" ? this.#led?.live.truth : null;
    const question = journal ? { ...request, journal } : request;
    const reply = await coached(core, () => question, (reply) => reply);
    if (reply.recording) this.#load = (other) => other.request(request);
    return reply;
  }

  /** @param {Extract<Command, {kind: "open"}>} command */
  async #open({ bytes, salvage, language }) {
    const open = (/** @type {Core} */ core) => {
      core.request({ do: "speak", language });
      const reply = core.open(bytes);
      return salvage && reply.error?.offer ? core.request({ do: "salvage" }) : reply;
    };
    const reply = open(await this.#session());
    if (reply.recording) this.#load = open;
    return reply;
  }

  /**
   * Begins a run in a fresh session with the same recording.
   * @param {Leading["recorded"]} recorded
   * @param {Plan} plan
   * @param {number} speed
   */
  async #start(recorded, plan, speed) {
    const core = new Core(await module);
    this.#load(core);
    const started = await recorded.start(core, plan, speed);
    if (started.error) return started;
    this.#core = core;
    this.#isLive = false;
    return started;
  }

  /**
   * Gives up on a session: a trap leaves it in no state to be asked again.
   * @param {unknown} error
   */
  #break(error) {
    this.#core = null;
    this.#led?.recorded.stop();
    console.error(error);
    report({ kind: "broken" });
  }
}

/** @param {Report} value */
function report(value) {
  postMessage(value);
}

const engine = new Engine();
addEventListener("message", ({ data }) => engine.take(data));
