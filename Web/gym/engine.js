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
 * @typedef {{kind: "answer", id: number, reply: unknown}
 *   | {kind: "step", at: number, screen: GymScreenValue, effects: GymEffect[], session: string,
 *      refused?: Refused, safe: Safe}
 *   | {kind: "ended", isDiscarded?: boolean, summary?: GymSummaryValue, logged?: Logged,
 *      isKept?: boolean}
 *   | {kind: "link", state: LinkState}
 *   | {kind: "broken"}} GymReport
 *
 * @typedef {{gym: import("./gym-engine.js").GymEngine, link: import("./gym-link.js").GymLink}} Leading
 */
import { Core } from "../core.js";
import { once } from "../once.js";
import { coached } from "../run/coach-words.js";
import { module } from "../run/handed-core.js";

class Engine {
  /** @type {Promise<Core> | null} */
  #core = null;
  /** What leads a workout, once it is wanted: nobody who only asks waits for its thirty files. */
  #leading = once(() => this.#lead());

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
    if (command.kind === "ask") {
      const { request } = command;
      return coached(await this.#session(), () => request, (reply) => reply);
    }
    const { gym, link } = await this.#leading();
    switch (command.kind) {
      case "look":
        return gym.look();
      case "open":
        return gym.open(command.setup, command.speed);
      case "resume": {
        const reply = await gym.resume(command.session, command.take);
        link.catchUp();
        return reply;
      }
      case "lines":
        return gym.lines();
      case "did":
        return gym.tell(command.events);
      case "drop":
        return gym.drop();
      case "flush":
        return gym.flush();
      case "link":
        return link.open();
    }
  }

  /** @returns {Promise<Leading>} */
  async #lead() {
    const [{ GymEngine }, { GymLink }] = await Promise.all([import("./gym-engine.js"), import("./gym-link.js")]);
    const gym = new GymEngine(module, report);
    return { gym, link: new GymLink(module, gym, (state) => report({ kind: "link", state })) };
  }

  #session() {
    return (this.#core ??= module.then((compiled) => new Core(compiled)));
  }
}

/** @param {GymReport} value */
function report(value) {
  postMessage(value);
}

const engine = new Engine();
addEventListener("message", ({ data }) => engine.take(data));
