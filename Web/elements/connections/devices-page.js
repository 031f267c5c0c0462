// @ts-check
import { clockTime, dayOf } from "../../moments.js";
import { fill, part, stamp } from "../../parts.js";
import { query } from "../../query.js";
import { word } from "../../word.js";

/**
 * @typedef {{id: string, name: string, paired: number, seen: number, isThis: boolean}} Device
 */

/** @typedef {{size: number, path: string}} Picture A QR code. */

/** What a device calls itself. */
const HERE = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** The page that shows who may reach the server, lets another in and shuts one out. */
export class DevicesPage extends HTMLElement {
  connectedCallback() {
    fill(this, { address: this.#page.replace(/^https?:\/\//, "") });
    part(this, "[data-do=code]", HTMLElement).addEventListener("click", () => this.#try(this.#code));
    this.#try(this.#list);
  }

  /**
   * Does something, and says what went wrong.
   * @param {() => Promise<void>} work
   */
  async #try(work) {
    const alert = part(this, "[role=alert]", HTMLElement);
    alert.hidden = true;
    try {
      await work.call(this);
    } catch (error) {
      const isStranger = error instanceof Refusal && error.status === 401;
      part(alert, "[data-show=pair]", HTMLElement).hidden = !isStranger;
      const problem = error instanceof Refusal ? error.message : word("server.silent");
      fill(alert, { problem: isStranger ? word("devices.stranger") : problem });
      alert.hidden = false;
    }
  }

  async #list() {
    const { devices } = /** @type {{devices: Device[]}} */ (await ask("GET", "devices"));
    const list = part(this, ".devices", HTMLElement);
    list.replaceChildren(...devices.map((device) => this.#row(device)));
    part(this, ".empty", HTMLElement).hidden = devices.length > 0;
  }

  /** Where another device types the code. */
  get #page() {
    return new URL("pair", location.href).href;
  }

  async #code() {
    const { code, seconds, qr } = /** @type {{code: string, seconds: number, qr?: Picture}} */ (
      await ask("POST", `devices/codes?${query({ page: this.#page })}`)
    );
    // No other device reaches what only this one calls by that name.
    const isHere = HERE.has(location.hostname);
    const picture = part(this, "figure", HTMLElement);
    picture.hidden = !qr || isHere;
    part(this, "[data-part=here]", HTMLElement).hidden = !isHere;
    if (qr) {
      const drawing = part(picture, "svg", SVGElement);
      drawing.setAttribute("viewBox", `0 0 ${qr.size} ${qr.size}`);
      part(drawing, "path", SVGElement).setAttribute("d", qr.path);
    }
    const end = new Date(Date.now() + seconds * 1000);
    const time = clockTime(end);
    fill(this, { code, until: word("devices.codeUntil", { time }) });
  }

  /** @param {Device} device */
  #row(device) {
    const row = stamp(this);
    const seen = dayOf(new Date(device.seen * 1000));
    fill(row, { name: device.name, seen: device.isThis ? word("devices.isThis") : word("devices.lastSeen", { date: seen }) });
    const button = part(row, "button", HTMLButtonElement);
    button.setAttribute("aria-label", word("devices.removeNamed", { name: device.name }));
    button.addEventListener("click", () => this.#ask(device));
    return row;
  }

  /**
   * Asks before a device is shut out.
   * @param {Device} device
   */
  #ask(device) {
    const dialog = part(this, "dialog", HTMLDialogElement);
    fill(dialog, { name: device.name });
    dialog.returnValue = "";
    dialog.addEventListener(
      "close",
      () => {
        if (dialog.returnValue !== "revoke") return;
        this.#try(async () => {
          await ask("DELETE", `devices/${device.id}`);
          await this.#list();
        });
      },
      { once: true },
    );
    dialog.showModal();
  }
}

/** Why the server does not do what is asked. */
class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} message
   */
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/**
 * Asks the server and returns what it says.
 * @param {string} method
 * @param {string} path
 * @returns {Promise<unknown>}
 */
async function ask(method, path) {
  const response = await fetch(`api/v1/${path}`, {
    method,
    cache: "no-store",
    headers: { "X-Pacesetter": "1" },
  });
  if (response.ok) return response.status === 204 ? null : response.json();
  const { detail = word("server.refused") } = await response.json().catch(() => ({}));
  throw new Refusal(response.status, detail);
}

customElements.define("devices-page", DevicesPage);
