// @ts-check
/** @typedef {import("../../contract.js").Phase} Phase */
import { actWhenHeld } from "../../hold.js";
import { announce, part } from "../../parts.js";

/** What each button asks for. */
const WISHES = {
  "start-live": { live: "start" },
  "start-now": { sense: { start: {} } },
  "cancel-start": { sense: { cancelStart: {} } },
  "pause-live": { sense: { pause: {} } },
  "resume-live": { sense: { resume: {} } },
  lap: { sense: { lap: {} } },
  mark: { live: "mark" },
  undo: { sense: { undo: {} } },
  leave: { live: "leave" },
  "mute-live": { live: "mute" },
};

/**
 * The buttons of a run from sensors: those that make sense where it stands. It dispatches `live-sense`
 * with what the core is to be told, and `live-start`, `live-leave`, `live-mark` and `live-mute`.
 */
export class LiveControls extends HTMLElement {
  /** @type {Phase} */
  #phase = { preparing: {} };
  #isMuted = false;

  connectedCallback() {
    for (const [name, wish] of Object.entries(WISHES)) {
      this.#button(name).addEventListener("click", () => {
        if ("sense" in wish) announce(this, "live-sense", wish.sense);
        else announce(this, `live-${wish.live}`);
      });
    }
    const sheet = this.#sheet;
    actWhenHeld(this.#button("end"), {
      held: () => announce(this, "live-sense", { end: {} }),
      tapped: () => sheet.showModal(),
    });
    sheet.addEventListener("close", () => {
      if (sheet.returnValue === "end") announce(this, "live-sense", { end: {} });
      if (sheet.returnValue === "discard") announce(this, "live-sense", { discard: {} });
      sheet.returnValue = "";
    });
  }

  /** @param {{phase: Phase, isMuted: boolean}} now */
  set now({ phase, isMuted }) {
    this.#phase = phase;
    this.#isMuted = isMuted;
    this.render();
  }

  /** Asks whether to end, as a tap on the button does; what has not begun is just left. */
  askToEnd() {
    if (!this.#button("leave").hidden) announce(this, "live-leave");
    else if (!this.#button("end").hidden && !this.#sheet.open) this.#sheet.showModal();
  }

  render() {
    const [phase = "preparing"] = Object.keys(this.#phase);
    const focused = this.contains(document.activeElement);
    for (const child of this.querySelectorAll("[data-phases]")) {
      const phases = child.getAttribute("data-phases")?.split(" ");
      /** @type {HTMLElement} */ (child).hidden = !phases?.includes(phase);
    }
    this.#button("mute-live").ariaPressed = String(this.#isMuted);
    if (phase === "ended" && this.#sheet.open) this.#sheet.close();
    // Whose button has gone finds the one that took its place.
    const isLost = focused && !this.contains(visible(document.activeElement));
    if (isLost) this.#main()?.focus();
    const undo = part(this, "[data-text=secondsLeft]", HTMLElement);
    undo.textContent = String(this.#phase.discarding?.secondsLeft ?? "");
  }

  get #sheet() {
    return part(this, "dialog", HTMLDialogElement);
  }

  #main() {
    return [...this.querySelectorAll("button.go")].map(visible).find((button) => button !== null);
  }

  /** @param {string} name */
  #button(name) {
    return part(this, `[data-control=${name}]`, HTMLButtonElement);
  }
}

/**
 * @param {Element | null} element
 * @returns {HTMLElement | null} Nothing for what is not shown.
 */
function visible(element) {
  const isShown = element instanceof HTMLElement && element.closest("[hidden]") === null;
  return isShown ? element : null;
}

customElements.define("live-controls", LiveControls);
