// @ts-check
/**
 * @typedef {import("./contract.js").Did} Did
 * @typedef {import("./contract.js").GymReply} GymReply
 * @typedef {import("./contract.js").Setup} Setup
 * @typedef {import("./engine.js").GymCommand} GymCommand
 * @typedef {import("./gym-engine.js").FoundGym} FoundGym
 */
import { WorkerLine } from "../run/worker-line.js";

/**
 * The line to the gym's worker. It sends `step`, `ended`, `link` and `broken` events.
 * @extends {WorkerLine<GymCommand>}
 */
export class GymSession extends WorkerLine {
  constructor() {
    super("/gym/engine.js", "gym");
  }

  /** @returns {Promise<{id: string, name: string}[]>} Who may have a word in a workout. */
  async coaches() {
    return (await this.ask({ do: "coaches" })).coaches;
  }

  /** @returns {Promise<FoundGym>} */
  look() {
    return this.send((id) => ({ kind: "look", id }));
  }

  /**
   * @param {Setup} setup
   * @param {number} [speed]
   * @returns {Promise<GymReply>}
   */
  open(setup, speed) {
    return this.send((id) => ({ kind: "open", id, setup, speed }));
  }

  /**
   * @param {string} session
   * @param {"on" | "end"} take
   * @returns {Promise<GymReply>}
   */
  resume(session, take) {
    return this.send((id) => ({ kind: "resume", id, session, take }));
  }

  /** @returns {Promise<string[]>} */
  lines() {
    return this.send((id) => ({ kind: "lines", id }));
  }

  /** @param {Did} event */
  did(event) {
    this.post({ kind: "did", events: [event] });
  }

  drop() {
    this.post({ kind: "drop" });
  }

  flush() {
    if (this.isBegun) this.post({ kind: "flush" });
  }

  link() {
    this.post({ kind: "link" });
  }
}
