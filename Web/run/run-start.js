// @ts-check
/**
 * @typedef {import("../contract.js").LedgerRow} LedgerRow
 * @typedef {import("../contract.js").LiveReply} LiveReply
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../contract.js").Recording} Recording
 * @typedef {import("./pressed.js").Beginning} Beginning
 * @typedef {import("./pressed.js").Pressed} Pressed
 * @typedef {import("../live/live-desk.js").LiveDesk} LiveDesk
 * @typedef {import("../live/live-run.js").OpenRun} OpenRun
 * @typedef {import("../live/live-run.js").Opening} Opening
 * @typedef {import("../sound/run-sound.js").Hearing} Hearing
 * @typedef {import("../sound/run-sound.js").RunSound} RunSound
 * @typedef {import("./run-stage.js").RunStage} RunStage
 * @typedef {import("./session.js").Session} Session
 *
 * @typedef {{kind: "live" | "recording", role: "tracker" | "companion"}} Entered
 */
import { usualPlan } from "../link/usual-plan.js";
import { planned } from "./race-of-today.js";

/**
 * Begins a run, in each of the ways in which one can begin. It sends `voiced` when its sound is ready,
 * with that sound as detail, `entered` with an {@link Entered} when the run is shown, and `asked` with the
 * plan of a run that the watch shall track; what goes wrong before that is thrown, and the sound is given
 * back.
 */
export class RunStart extends EventTarget {
  #session;
  #stage;
  #desk;
  /**
   * How a run from sensors is to begin.
   * @type {Beginning | null}
   */
  #beginning = null;

  /**
   * @param {Session} session
   * @param {RunStage} stage
   * @param {LiveDesk} desk
   */
  constructor(session, stage, desk) {
    super();
    this.#session = session;
    this.#stage = stage;
    this.#desk = desk;
  }

  /**
   * Starts what the plan says, if it is understood. To be called in the click.
   * @param {Pressed} pressed
   * @param {Recording | null} recording
   */
  async start({ hearing, isReported, wanted, isOnWatch }, recording) {
    if (isOnWatch) {
      const understood = await wanted;
      if (understood) this.#tell("asked", understood.plan);
      return;
    }
    // Before any waiting: only a click may begin sound.
    const made = this.#stage.makeSound(hearing, isReported);
    let understood;
    try {
      understood = await wanted;
    } finally {
      if (!understood) made.close();
    }
    if (!understood) return;
    const { plan, speed, live } = understood;
    await this.#attempt(made, async (sound) => {
      this.#beginning = live;
      if (live) return this.#enter(sound, await this.#session.openLive(plan, live));
      const { screen, lines } = await this.#session.start(plan, speed);
      this.#stage.show(sound, screen, { speed, route: recording?.route });
      this.#tell("entered", { kind: "recording", role: "tracker" });
      sound.expect(lines.map(({ spoken }) => spoken));
    });
  }

  /** A run that was opened goes off, as its plan has said. */
  go() {
    const { fix = true, countdown = 0, movement = false } = this.#beginning ?? {};
    this.#session.tell({ startWhen: { fix, countdown, movement } });
  }

  /**
   * Coaches the run that another device tracks: by that device's plan, else by today's.
   * @param {string} session
   * @param {Hearing} hearing
   * @param {import("../contract.js").Intent} [today]
   */
  follow(session, hearing, today = { mode: "free" }) {
    const how = { session, role: /** @type {const} */ ("companion"), autoPause: false };
    const plan = { ...usualPlan("reported"), today: planned(today) };
    return this.#open(plan, { ...how, place: "outdoor" }, hearing);
  }

  /**
   * Tracks a run that another device has asked for.
   * @param {import("../link/link-state.js").Asked} asked
   * @param {Hearing} hearing
   */
  async track({ session, ...asked }, hearing) {
    const plan = { ...usualPlan("reported"), asked };
    await this.#open(plan, { session, place: "outdoor", autoPause: true }, hearing);
    this.#session.tell({ startWhen: { fix: true, countdown: 0 } });
  }

  /**
   * Takes up a run that is open.
   * @param {OpenRun} open
   * @param {"on" | "end" | "discard"} how
   * @param {Hearing} hearing
   */
  resume({ session, reply: { resumed } }, how, hearing) {
    const language = resumed?.language;
    const begin = async (/** @type {RunSound} */ sound) => {
      const reply = await this.#session.resume(session, how === "end" ? "end" : "on");
      if (how === "discard") this.#session.tell({ discard: {} });
      this.#enter(sound, reply, { rows: await this.#session.ledger() });
    };
    return this.#attempt(this.#stage.makeSound(hearing, true, language), begin, language);
  }

  /**
   * @param {Plan} plan
   * @param {Opening} opening
   * @param {Hearing} hearing
   */
  #open(plan, opening, hearing) {
    return this.#attempt(this.#stage.makeSound(hearing, true), async (sound) => {
      this.#beginning = null;
      const { role } = opening;
      this.#enter(sound, await this.#session.openLive(plan, opening), { role });
    });
  }

  /**
   * @param {RunSound} sound Made before any waiting.
   * @param {(sound: RunSound) => Promise<void>} begin
   * @param {string} [language] That of its lines, where it is not that of the page.
   */
  async #attempt(sound, begin, language) {
    try {
      await this.#stage.prepare(sound, language);
      this.#tell("voiced", sound);
      await begin(sound);
    } catch (error) {
      sound.close();
      throw error;
    }
  }

  /**
   * Shows a run from sensors, which has been opened or taken up again.
   * @param {RunSound} sound
   * @param {LiveReply} reply
   * @param {{rows?: LedgerRow[], role?: Opening["role"]}} [past] What was said before, newest first,
   *   and who owns the truth of it; a phone tracks unless it says otherwise.
   */
  #enter(sound, { screen, phase, place, resumed }, past = {}) {
    const { rows, role = resumed?.role ?? "tracker" } = past;
    this.#stage.show(sound, screen, { live: { phase, place }, rows });
    this.#tell("entered", { kind: "live", role });
    // What another device tracks needs no sensor of this one.
    if (role !== "companion") this.#desk.begin(place);
  }

  /**
   * @param {string} name
   * @param {RunSound | Entered | Plan} detail
   */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
