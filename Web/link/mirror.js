// @ts-check
/**
 * @typedef {import("../contract.js").Phase} Phase
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").Screen} Screen
 */
import { Core } from "../core.js";
import { clock } from "../live/live-clock.js";

/**
 * Shows a run that another device tracks, in the core's own words. Nothing of it is kept or spoken: the
 * truth and the coach are elsewhere.
 */
export class Mirror {
  #core;

  /**
   * @param {WebAssembly.Module} module
   * @param {string} session
   * @param {Plan} plan For its units.
   * @param {string[]} theirs The tracker's own lines, whose first says what the run is to be.
   */
  constructor(module, session, plan, theirs) {
    this.session = session;
    this.#core = new Core(module);
    const how = { role: "companion", kind: "watch", place: "outdoor", autoPause: false, silent: true };
    this.#ask({ do: "open", id: session, device: "0".repeat(16), seq: 1, ...how, ...plan, theirs });
  }

  /**
   * @param {object} metrics As the tracker publishes them.
   * @returns {{screen: Screen, phase: Phase}}
   */
  take(metrics) {
    return this.#ask({ do: "live", events: [{ metrics }] });
  }

  /** @param {object} request */
  #ask(request) {
    const reply = this.#core.request({ ...request, clock: clock() });
    if (reply.error) throw new Error(reply.error.message);
    return reply;
  }
}
