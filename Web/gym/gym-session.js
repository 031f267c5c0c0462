// @ts-check
/**
 * @typedef {import("./contract.js").Did} Did
 * @typedef {import("./contract.js").GymReply} GymReply
 * @typedef {import("./contract.js").Setup} Setup
 * @typedef {import("./engine.js").GymCommand} GymCommand
 * @typedef {import("./engine.js").GymReport} GymReport
 * @typedef {import("./gym-engine.js").FoundGym} FoundGym
 */
import { Refusal } from "../run/session.js";
import { scriptURL } from "../trusted.js";

/**
 * The page's end of the line to the gym's worker. It sends `step`, `ended`, `link` and `broken` events,
 * whose detail is the worker's report.
 */
export class GymSession extends EventTarget {
  #worker = new Worker(scriptURL("/gym/engine.js"), { type: "module", name: "gym" });
  /** @type {Map<number, {resolve: (reply: any) => void, reject: (error: Error) => void}>} */
  #waiting = new Map();
  #asked = 0;

  constructor() {
    super();
    this.#worker.addEventListener("message", ({ data }) => this.#take(data));
    this.#worker.addEventListener("error", () => this.#take({ kind: "broken" }));
  }

  /**
   * Asks a question of the core.
   * @param {object} request
   * @returns {Promise<any>}
   */
  ask(request) {
    return this.#send((id) => ({ kind: "ask", id, request }));
  }

  /** @returns {Promise<FoundGym>} */
  look() {
    return this.#send((id) => ({ kind: "look", id }));
  }

  /**
   * @param {Setup} setup
   * @param {number} [speed]
   * @returns {Promise<GymReply>}
   */
  open(setup, speed) {
    return this.#send((id) => ({ kind: "open", id, setup, speed }));
  }

  /**
   * @param {string} session
   * @param {"on" | "end"} take
   * @returns {Promise<GymReply>}
   */
  resume(session, take) {
    return this.#send((id) => ({ kind: "resume", id, session, take }));
  }

  /** @returns {Promise<string[]>} */
  lines() {
    return this.#send((id) => ({ kind: "lines", id }));
  }

  /** @param {Did} event */
  did(event) {
    this.#post({ kind: "did", events: [event] });
  }

  drop() {
    this.#post({ kind: "drop" });
  }

  flush() {
    this.#post({ kind: "flush" });
  }

  link() {
    this.#post({ kind: "link" });
  }

  /**
   * @param {(id: number) => GymCommand} command
   * @returns {Promise<any>}
   */
  #send(command) {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#post(command(id));
    });
  }

  /** @param {GymCommand} command */
  #post(command) {
    this.#worker.postMessage(command);
  }

  /** @param {GymReport} report */
  #take(report) {
    if (report.kind === "answer") {
      const waiting = this.#waiting.get(report.id);
      this.#waiting.delete(report.id);
      if (report.reply?.error) waiting?.reject(new Refusal(report.reply.error.message));
      else waiting?.resolve(report.reply);
      return;
    }
    if (report.kind === "broken") {
      for (const { reject } of this.#waiting.values()) {
        reject(new Refusal("Pacesetter could not cope with this."));
      }
      this.#waiting.clear();
    }
    this.dispatchEvent(new CustomEvent(report.kind, { detail: report }));
  }
}
