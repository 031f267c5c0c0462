// @ts-check
import { language } from "../language.js";
import { scriptURL } from "../trusted.js";
import { word } from "../word.js";

/** @typedef {{kind: string, id: number, reply?: {error?: {message: string, offer?: string}} | null}} Answered */

/** What the core said instead of an answer: a sentence for a person. */
export class Refusal extends Error {
  /**
   * @param {string} message
   * @param {string | null} offer What would be missing if the rest of a damaged file were taken.
   */
  constructor(message, offer = null) {
    super(message);
    this.offer = offer;
  }
}

/**
 * The page's end of the line to a worker with the core. What the worker answers keeps the promise that
 * waits for it; everything else that it reports is an event of that kind, whose detail is the report.
 *
 * @template {{kind: string}} Command
 */
export class WorkerLine extends EventTarget {
  #script;
  #name;
  #worker = /** @type {Worker | null} */ (null);
  /** @type {Map<number, {resolve: (reply: unknown) => void, reject: (error: Error) => void}>} */
  #waiting = new Map();
  #asked = 0;

  /**
   * @param {string} script Where the worker's module is.
   * @param {string} name What the browser's tools call it.
   */
  constructor(script, name) {
    super();
    this.#script = script;
    this.#name = name;
  }

  /**
   * Asks a question of the core, which answers in the language of the page.
   * @param {object} request
   * @returns {Promise<import("../core.js").Answer>}
   */
  ask(request) {
    return this.send((id) => /** @type {Command} */ (/** @type {unknown} */ ({ kind: "ask", id, request: { language, ...request } })));
  }

  /**
   * Sends a command that is answered.
   * @param {(id: number) => Command} command
   * @returns {Promise<import("../core.js").Answer>}
   */
  send(command) {
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.post(command(id));
    });
  }

  /**
   * Sends a command for whose answer nobody waits.
   * @param {Command} command
   */
  post(command) {
    (this.#worker ??= this.#begin()).postMessage(command);
  }

  /** Whether there is a worker. */
  get isBegun() {
    return this.#worker !== null;
  }

  /** The worker begins with the first command: what a page shows before that does not wait for it. */
  #begin() {
    const worker = new Worker(scriptURL(this.#script), { type: "module", name: this.#name });
    worker.addEventListener("message", ({ data }) => this.#take(data));
    const isBroken = () => this.#take({ kind: "broken" });
    worker.addEventListener("error", isBroken);
    const compiled = import("../core-ahead.js").then(({ core }) => core);
    compiled.then((module) => worker.postMessage({ kind: "core", module }), isBroken);
    return worker;
  }

  /** @param {{kind: string}} report */
  #take(report) {
    if (report.kind === "answer") return this.#answer(/** @type {Answered} */ (report));
    if (report.kind === "broken") this.#giveUp();
    this.dispatchEvent(new CustomEvent(report.kind, { detail: report }));
  }

  /** @param {Answered} report */
  #answer({ id, reply }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (reply?.error) waiting?.reject(new Refusal(reply.error.message, reply.error.offer));
    else waiting?.resolve(reply);
  }

  /** Nothing that was asked will be answered any more. */
  #giveUp() {
    for (const { reject } of this.#waiting.values()) {
      reject(new Refusal(word("engine.stuck")));
    }
    this.#waiting.clear();
  }
}
