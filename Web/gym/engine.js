// @ts-check
/**
 * The worker of the gym's pages. It has two sessions with the core: one that answers questions about
 * workouts and the log, and one that leads a workout.
 *
 * @typedef {import("./contract.js").Did} Did
 * @typedef {import("./contract.js").GymEffect} GymEffect
 * @typedef {import("./contract.js").GymScreenValue} GymScreenValue
 * @typedef {import("./contract.js").GymSummaryValue} GymSummaryValue
 * @typedef {import("./contract.js").Logged} Logged
 * @typedef {import("./contract.js").Refused} Refused
 * @typedef {import("./contract.js").Setup} Setup
 * @typedef {import("../link/link-state.js").LinkState} LinkState
 * @typedef {import("../run/engine.js").Safe} Safe
 *
 * @typedef {{kind: "ask", id: number, request: object}
 *   | {kind: "look", id: number}
 *   | {kind: "open", id: number, setup: Setup, speed: number | undefined}
 *   | {kind: "resume", id: number, session: string, take: "on" | "end"}
 *   | {kind: "lines", id: number}
 *   | {kind: "did", events: Did[]}
 *   | {kind: "drop"}
 *   | {kind: "flush"}
 *   | {kind: "link"}} GymCommand
 *
 * @typedef {{kind: "answer", id: number, reply: any}
 *   | {kind: "step", at: number, screen: GymScreenValue, effects: GymEffect[], session: string,
 *      refused?: Refused, safe: Safe}
 *   | {kind: "ended", isDiscarded?: boolean, summary?: GymSummaryValue, logged?: Logged,
 *      isKept?: boolean}
 *   | {kind: "link", state: LinkState}
 *   | {kind: "broken"}} GymReport
 */
import { Core } from "../core.js";
import { GymEngine } from "./gym-engine.js";
import { GymLink } from "./gym-link.js";

class Engine {
  #module = Core.compile(new URL("../core.wasm", import.meta.url));
  /** @type {Promise<Core> | null} */
  #core = null;
  #gym = new GymEngine(this.#module, report);
  #link = new GymLink(this.#module, this.#gym, (state) => report({ kind: "link", state }));

  /** @param {GymCommand} command */
  async take(command) {
    try {
      const reply = await this.#carryOut(command);
      if ("id" in command) report({ kind: "answer", id: command.id, reply });
    } catch (error) {
      console.error(error);
      // A trap leaves a session with the core in no state to be asked again.
      this.#core = null;
      report({ kind: "broken" });
    }
  }

  /** @param {GymCommand} command */
  async #carryOut(command) {
    switch (command.kind) {
      case "ask":
        return (await this.#session()).request(command.request);
      case "look":
        return this.#gym.look();
      case "open":
        return this.#gym.open(command.setup, command.speed);
      case "resume":
        return this.#resume(command.session, command.take);
      case "lines":
        return this.#gym.lines();
      case "did":
        return this.#gym.tell(command.events);
      case "drop":
        return this.#gym.drop();
      case "flush":
        return this.#gym.flush();
      case "link":
        return this.#link.open();
    }
  }

  /**
   * @param {string} session
   * @param {"on" | "end"} take
   */
  async #resume(session, take) {
    const reply = await this.#gym.resume(session, take);
    this.#link.catchUp();
    return reply;
  }

  #session() {
    return (this.#core ??= this.#module.then((module) => new Core(module)));
  }
}

/** @param {GymReport} value */
function report(value) {
  postMessage(value);
}

const engine = new Engine();
addEventListener("message", ({ data }) => engine.take(data));
