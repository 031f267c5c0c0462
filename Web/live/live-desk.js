// @ts-check
/**
 * @typedef {import("../contract.js").LiveReply} LiveReply
 * @typedef {import("../contract.js").Phase} Phase
 * @typedef {import("../contract.js").Place} Place
 * @typedef {import("../contract.js").Sensed} Sensed
 * @typedef {import("../run/session.js").Session} Session
 * @typedef {import("./bluetooth.js").Kind} Kind
 * @typedef {import("./bluetooth.js").SensorState} SensorState
 * @typedef {import("./positions.js").PositionState} PositionState
 *
 * @typedef {object} Sensors
 * @property {Place} place
 * @property {PositionState} position
 * @property {boolean} isScreenKept Whether the screen stays on.
 * @property {Record<"heartRate" | "footpod", {state: SensorState, name: string, battery: number | null}>} worn
 *
 * What shows the sensors of a run; `belt`: whether what was typed is the speed of a treadmill.
 * @typedef {EventTarget & {sensors: Sensors, belt: boolean}} SensorView
 */
import { askToStay } from "../link/stay.js";
import { BluetoothSensor } from "./bluetooth.js";
import { Positions } from "./positions.js";
import { Sight } from "./sight.js";
import { WakeLock } from "./wake-lock.js";

/**
 * The senses of a live run: it listens to every sensor as long as a run is open, hands on what they say,
 * and shows how they stand. It decides nothing.
 */
export class LiveDesk {
  #session;
  #screen;
  #positions = new Positions();
  #worn = { heartRate: new BluetoothSensor("heartRate"), footpod: new BluetoothSensor("footpod") };
  #sight = new Sight();
  #wakeLock = new WakeLock();
  /**
   * Where the run is, nothing while there is none.
   * @type {Place | null}
   */
  #place = null;

  /**
   * @param {Session} session
   * @param {SensorView} screen
   */
  constructor(session, screen) {
    this.#session = session;
    this.#screen = screen;
    for (const source of [this.#positions, this.#worn.heartRate, this.#worn.footpod]) {
      source.addEventListener("sensed", (event) => this.#tell(event));
      source.addEventListener("change", () => this.#show());
    }
    this.#wakeLock.addEventListener("change", () => this.#show());
    this.#sight.addEventListener("sensed", (event) => {
      this.#tell(event);
      if (!this.#sight.isHidden) this.#return();
    });
    this.#listen();
  }

  /** Whether a run from sensors is open. */
  get isOpen() {
    return this.#place !== null;
  }

  /**
   * Begins to listen. To be called as soon as the run is open: nothing that is said before it starts
   * is in vain.
   * @param {Place} place
   */
  begin(place) {
    this.#place = place;
    this.#sight.start();
    this.#wakeLock.hold();
    if (place === "outdoor") this.#positions.start();
    for (const sensor of Object.values(this.#worn)) sensor.recall();
    askToStay();
    this.#show();
  }

  /** The run is over. Straps stay connected: the next run may follow. */
  end() {
    this.#place = null;
    this.#sight.stop();
    this.#positions.stop();
    this.#wakeLock.release();
  }

  #listen() {
    const screen = this.#screen;
    on(screen, "sensor-choose", (/** @type {Kind} */ kind) => this.#worn[kind].choose());
    on(screen, "sensor-forget", (/** @type {Kind} */ kind) => this.#worn[kind].forget());
    on(screen, "position-again", () => this.#positions.start());
    on(screen, "belt-speed", (/** @type {number} */ treadmillSpeed) =>
      this.#session.tell({ treadmillSpeed }),
    );
    on(screen, "belt-typed", async (/** @type {import("../contract.js").Typing} */ typing) => {
      const { speed: treadmillSpeed = null } = (await this.#session.typed(typing)).values;
      screen.belt = treadmillSpeed !== null;
      if (treadmillSpeed !== null) this.#session.tell({ treadmillSpeed });
    });
    on(screen, "live-sense", (/** @type {Sensed} */ event) => this.#session.tell(event));
    // What waits for company is written before the page may be gone.
    addEventListener("pagehide", () => this.isOpen && this.#session.flush());
  }

  /** Seen again: what has died meanwhile is woken. */
  #return() {
    this.#positions.restart();
    for (const sensor of Object.values(this.#worn)) sensor.hurry();
  }

  /** @param {Event} event */
  #tell(event) {
    if (this.isOpen) this.#session.tell(/** @type {CustomEvent<Sensed>} */ (event).detail);
  }

  #show() {
    if (!this.#place) return;
    const { heartRate, footpod } = this.#worn;
    this.#screen.sensors = {
      place: this.#place,
      position: this.#positions.state,
      isScreenKept: this.#wakeLock.isHeld || document.visibilityState === "hidden",
      worn: { heartRate, footpod },
    };
  }
}

/**
 * @template Detail
 * @param {EventTarget} target
 * @param {string} name
 * @param {(detail: Detail) => void} act
 */
function on(target, name, act) {
  target.addEventListener(name, (event) => act(/** @type {CustomEvent} */ (event).detail));
}
