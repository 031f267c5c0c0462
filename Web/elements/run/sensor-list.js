// @ts-check
/** @typedef {import("../../live/live-desk.js").Sensors} Sensors */
import { announce, fill, part } from "../../parts.js";
import { settings } from "../../settings.js";
import { word } from "../../word.js";

/** What is said of a worn sensor, where the core has no words for it yet. */
const STATES = {
  absent: word("sensor.absent"),
  none: word("sensor.none"),
  choosing: word("sensor.choosing"),
  connecting: word("sensor.connecting"),
  connected: word("sensor.connected"),
  lost: word("sensor.lost"),
};

/**
 * The sensors of a run, and how to get them. It dispatches `sensor-choose` and `sensor-forget` with the
 * kind, `position-again`, `belt-speed` with metres a second, and `belt-typed` with what the core is to read.
 */
export class SensorList extends HTMLElement {
  /** @type {Sensors | null} */
  #sensors = null;

  connectedCallback() {
    for (const kind of /** @type {const} */ (["heartRate", "footpod"])) {
      this.#button(kind, "choose").addEventListener("click", () =>
        announce(this, "sensor-choose", kind),
      );
      this.#button(kind, "forget").addEventListener("click", () =>
        announce(this, "sensor-forget", kind),
      );
    }
    part(this, "[data-do=again]", HTMLButtonElement).addEventListener("click", () =>
      announce(this, "position-again"),
    );
    part(this, ".belt", HTMLFormElement).addEventListener("submit", (event) => {
      event.preventDefault();
      this.#setBelt();
    });
    part(this, "[data-do=stop-belt]", HTMLButtonElement).addEventListener("click", () =>
      announce(this, "belt-speed", 0),
    );
  }

  /** @param {Sensors} sensors */
  set sensors(sensors) {
    this.#sensors = sensors;
    this.render();
  }

  render() {
    if (!this.#sensors) return;
    const { place, position, isScreenKept, worn } = this.#sensors;
    const isOutdoor = place === "outdoor";
    const isImperial = settings.get().units === "imperial";
    part(this, "[data-part=position]", HTMLElement).hidden = !isOutdoor;
    for (const note of this.querySelectorAll("[data-position]")) {
      const states = note.getAttribute("data-position")?.split(" ") ?? [];
      /** @type {HTMLElement} */ (note).hidden = !states.includes(position);
    }
    part(this, "[data-part=belt]", HTMLElement).hidden = isOutdoor;
    fill(this, { beltUnit: word(isImperial ? "sensor.mph" : "sensor.kmh") });
    part(this, "[data-part=screen]", HTMLElement).hidden = !isOutdoor || isScreenKept;
    part(this, "[data-part=insecure]", HTMLElement).hidden = isSecureContext;
    for (const kind of /** @type {const} */ (["heartRate", "footpod"])) {
      const { state, name, battery } = worn[kind];
      const row = part(this, `[data-worn=${kind}]`, HTMLElement);
      const words = [state === "connected" && name ? name : STATES[state]];
      if (battery !== null && state === "connected") words.push(word("sensor.battery", { percent: String(battery) }));
      fill(row, { state: words.join(", ") });
      row.dataset.state = state;
      const isOurs = ["connecting", "connected", "lost"].includes(state);
      this.#button(kind, "choose").hidden = state === "absent" || isOurs;
      this.#button(kind, "forget").hidden = !isOurs;
    }
    const hasBluetooth = worn.heartRate.state !== "absent";
    part(this, "[data-part=bluetooth]", HTMLElement).hidden = hasBluetooth || !isSecureContext;
  }

  #setBelt() {
    const field = part(this, "[name=belt]", HTMLInputElement);
    const units = settings.get().units === "imperial" ? "imperial" : "metric";
    announce(this, "belt-typed", { units, texts: { speed: field.value } });
  }

  /** @param {boolean} isUnderstood Whether what was typed is the speed of a treadmill. */
  set belt(isUnderstood) {
    part(this, "#belt-problem", HTMLElement).hidden = isUnderstood;
    part(this, "[name=belt]", HTMLInputElement).setAttribute("aria-invalid", String(!isUnderstood));
  }

  /**
   * @param {string} kind
   * @param {"choose" | "forget"} name
   */
  #button(kind, name) {
    return part(this, `[data-worn=${kind}] [data-do=${name}]`, HTMLButtonElement);
  }
}

customElements.define("sensor-list", SensorList);
