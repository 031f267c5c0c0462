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
 * @typedef {{kind: "answer", id: number, reply: any}
 *   | {kind: "step", to: number, screen: Screen, effects: TimedEffect[],
 *      live?: Live, safe?: Safe}
 *   | {kind: "ended", isDiscarded?: boolean}
 *   | {kind: "link", news: LinkNews}
 *   | {kind: "broken"}} Report
 *
 * How safe a live run is: what nobody but this device has, and why the disk does not take it.
 * @typedef {{onlyHere: number, trouble: import("../link/database.js").Trouble | null}} Safe
 */
import { Core } from "../core.js";
import { module } from "./handed-core.js";
import { WorkerLink } from "../link/worker-link.js";
import { LiveEngine } from "../live/live-engine.js";
import { RecordedRun } from "./recorded-run.js";

/**
 * Drives one session of the core at a time, in the worker. It ticks by itself, because a hidden page's
 * timers are throttled and a worker's are not; the page sends commands and is told what happened.
 */
class Engine {
  /** @type {Core | null} */
  #core = null;
  /**
   * How the recording came, so that a second run can load it again.
   * @type {(core: Core) => any}
   */
  #load = () => ({});
  #live = new LiveEngine(module, report);
  #link = new WorkerLink(module, this.#live, (news) => report({ kind: "link", news }));
  /** Whether the run that was begun last comes from sensors. */
  #isLive = false;
  #recorded = new RecordedRun(report, (error) => this.#break(error));

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
      case "start":
        return this.#start(command.plan, command.speed);
      case "play":
        return this.#recorded.play(command.playing);
      case "speed":
        return this.#recorded.setSpeed(command.speed);
      case "event":
        if (this.#live.session) return this.#live.sense(command.event);
        return this.#recorded.tell(command.event);
      case "click":
        return (await this.#session()).click(command.timbre, command.sampleRate);
      case "finish":
        return this.#recorded.finish();
      case "live-look":
        return this.#live.look();
      case "live-open":
        return this.#taken(await this.#live.open(await this.#planned(command.plan, command.how), command.how));
      case "live-resume":
        return this.#taken(await this.#live.resume(command.session, command.take));
      case "live-lines":
        return this.#live.lines(command.session);
      case "live-drop":
        return this.#live.drop();
      case "live-flush":
        return this.#live.flush();
      case "link":
        return this.#link.take(command.wish);
    }
  }

  /**
   * Who coaches the run of another device coaches it by that run's own plan.
   * @param {Plan} plan
   * @param {import("../live/live-run.js").Opening} how
   */
  async #planned(plan, { role, session }) {
    if (role !== "companion" || !session) return plan;
    return { ...plan, theirs: await this.#link.opened(session) };
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
    if (this.#isLive && this.#live.core) return this.#live.core;
    return (this.#core ??= new Core(await module));
  }

  /** @param {any} request */
  async #ask(request) {
    const core = await this.#session();
    const reply = core.request(request);
    if (reply.recording) this.#load = (other) => other.request(request);
    const isFollowed = this.#isLive && request.do === "summary" && this.#live.truth !== null;
    return isFollowed ? this.#live.completed(reply) : reply;
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
   * @param {Plan} plan
   * @param {number} speed
   */
  async #start(plan, speed) {
    const core = new Core(await module);
    this.#load(core);
    const started = this.#recorded.start(core, plan, speed);
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
    this.#recorded.stop();
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
