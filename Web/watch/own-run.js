// @ts-check
/**
 * @typedef {import("../contract.js").Plan} Plan
 * @typedef {import("../live/live-run.js").Opening} Opening
 * @typedef {import("../run/session.js").Session} Session
 * @typedef {import("../updates.js").Updates} Updates
 */
import { rehearsalSpeed } from "../link/rehearsal.js";
import { askToStay } from "../link/stay.js";
import { usualPlan } from "../link/usual-plan.js";
import { usualCues } from "../run/cue-choice.js";
import { BluetoothSensor } from "../live/bluetooth.js";
import { Positions } from "../live/positions.js";
import { Sight } from "../live/sight.js";
import { WakeLock } from "../live/wake-lock.js";
import { planned, RaceOfToday } from "../run/race-of-today.js";
import { wordsAhead } from "../run/words-ahead.js";

/** The run that the watch tracks with its own sensors, while it does. It sends `began` when it is on. */
export class OwnRun extends EventTarget {
  /**
   * Its session, if there is one.
   * @type {string | null}
   */
  id = null;
  strap = new BluetoothSensor("heartRate");

  #session;
  #updates;
  #positions = new Positions();
  #speed = rehearsalSpeed(location.search);
  #sight = new Sight();
  #wakeLock = new WakeLock();
  #race;
  #cues = usualCues();

  /**
   * @param {Session} session
   * @param {Updates} updates
   */
  constructor(session, updates) {
    super();
    this.#session = session;
    this.#updates = updates;
    this.#race = new RaceOfToday(session);
    for (const sensor of [this.#positions, this.strap, this.#sight]) {
      sensor.addEventListener("sensed", (event) => {
        if (this.id) session.tell(/** @type {CustomEvent} */ (event).detail);
      });
    }
    this.strap.recall();
  }

  /** Goes on with a run that a reload has left open; one that was left for long is ended. */
  async recall() {
    const { open } = await this.#session.look();
    void wordsAhead(this.#session, usualPlan("estimated").coach);
    if (!open) return;
    const isFresh = open.reply.resumed?.isFresh ?? true;
    await this.#session.resume(open.session, isFresh ? "on" : "end");
    if (isFresh) this.#begin(open.session);
  }

  /**
   * Acts on what is planned for today.
   * @param {(plan: Pick<Plan, "today">) => unknown} act
   */
  today(act) {
    this.#race.with((intent) => act({ today: planned(intent) }));
  }

  /**
   * Tracks a run.
   * @param {string} session
   * @param {Pick<Plan, "today" | "asked">} [wanted] What is meant by it, here or on the other device.
   */
  async open(session, wanted = {}) {
    if (this.id) return;
    this.id = session;
    try {
      // Nobody speaks here, so nobody reports how long it took.
      const plan = { ...usualPlan("estimated"), ...(await this.#cues), keepsTones: true, ...wanted };
      await this.#session.openLive(plan, { ...this.#opening, session });
      // The phone speaks; what this watch says, it says to the wrist.
      this.#session.tell({ mute: true });
      this.#begin(session);
      const isLocated = !this.#speed && this.#positions.state !== "absent";
      this.#session.tell(isLocated ? { startWhen: { fix: true, countdown: 3 } } : { start: {} });
    } catch (error) {
      this.id = null;
      throw error;
    }
  }

  /** It is over. */
  end() {
    this.id = null;
    this.#positions.stop();
    this.#sight.stop();
    this.#wakeLock.release();
    this.#updates.letGo();
  }

  /** @returns {Opening} */
  get #opening() {
    const how = { place: /** @type {const} */ ("outdoor"), autoPause: true };
    const speed = this.#speed;
    // What nobody runs gives way to whoever runs.
    return { ...how, role: "tracker", kind: speed ? "recording" : "watch", speed };
  }

  /** @param {string} session */
  #begin(session) {
    this.id = session;
    if (!this.#speed) this.#positions.start();
    this.#sight.start();
    this.#wakeLock.hold();
    this.#updates.hold();
    askToStay();
    this.dispatchEvent(new Event("began"));
  }
}
