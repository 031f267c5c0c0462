// @ts-check
import { RecordClient } from "../../history/record-client.js";
import { fill, part } from "../../parts.js";
import { settings } from "../../settings.js";
import { word } from "../../word.js";

/** That somebody has seen it, on this device. */
const SEEN = "pacesetter.welcomed";

/** How many screens there are. */
const SCREENS = 3;

/**
 * Three short screens for somebody who comes for the first time: who they are, what may be heard and found,
 * and their history. Each can be skipped, and none comes a second time.
 */
export class FirstVisit extends HTMLElement {
  #record = new RecordClient();
  #step = 1;

  connectedCallback() {
    const press = (/** @type {string} */ name, /** @type {() => void} */ act) =>
      part(this, `[data-do=${name}]`, HTMLElement).addEventListener("click", act);
    press("next", () => this.#next());
    press("skip", () => this.#end());
    press("location", () => this.#askForLocation());
    for (const way of this.querySelectorAll("a, [data-do=demo]")) {
      way.addEventListener("click", () => this.#end());
    }
    document.addEventListener("coaches-named", () => this.#offerCoaches());
    this.#dialog.addEventListener("close", () => this.#end());
    if (this.#isWanted) {
      this.#render();
      this.#dialog.showModal();
    }
  }

  /** Offers the coaches of the form before a run, once the core has named them. */
  #offerCoaches() {
    const place = part(this, ".cards", HTMLElement);
    if (place.children.length > 0) return;
    for (const card of document.querySelectorAll("plan-form .cards .card")) {
      const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
      // The form's own choice stays beside it.
      part(copy, "input", HTMLInputElement).name = "talker";
      place.append(copy);
    }
  }

  /** Only somebody who has chosen nothing yet is new here. */
  get #isWanted() {
    try {
      return !localStorage.getItem(SEEN) && Object.keys(settings.get()).length === 0;
    } catch {
      // What cannot be remembered would come at every visit.
      return false;
    }
  }

  get #dialog() {
    return part(this, "dialog", HTMLDialogElement);
  }

  #next() {
    if (this.#step === 1) this.#introduce();
    this.#offerCoaches();
    if (this.#step === 2) this.#choose();
    if (this.#step === SCREENS) return this.#end();
    this.#step += 1;
    this.#render();
  }

  #render() {
    for (const step of this.querySelectorAll("[data-step]")) {
      /** @type {HTMLElement} */ (step).hidden = step.getAttribute("data-step") !== String(this.#step);
    }
    fill(this, { index: String(this.#step) });
    const isLast = this.#step === SCREENS;
    part(this, "[data-when=more]", HTMLElement).hidden = isLast;
    part(this, "[data-when=last]", HTMLElement).hidden = !isLast;
    part(this, `[data-step="${this.#step}"] h2`, HTMLElement).focus();
  }

  /** Keeps who it is: here, and on the server where there is one. */
  #introduce() {
    const { name, age, units } = Object.fromEntries(new FormData(part(this, "form", HTMLFormElement)));
    settings.set({ units: String(units), ...(age && { age: String(age) }) });
    const remember = (/** @type {object} */ wish) =>
      this.#record.send("api/v1/memory", "PUT", wish).catch(() => {
        // A device that is not paired yet keeps it here; the settings say it again.
      });
    if (name) remember({ what: "fact", name: "name", value: name });
    if (age) remember({ what: "age", value: age });
  }

  #choose() {
    const coach = new FormData(part(this, "form", HTMLFormElement)).get("talker");
    if (!coach) return;
    settings.set({ coach: String(coach) });
    const same = document.querySelector(`plan-form [name=coach][value=${coach}]`);
    if (same instanceof HTMLInputElement) same.checked = true;
  }

  #askForLocation() {
    const say = (/** @type {string} */ key) => fill(this, { located: word(key) });
    navigator.geolocation?.getCurrentPosition(
      () => say("first.allowed"),
      ({ code }) => say(code === 1 ? "first.refused" : "first.allowed"),
      { timeout: 10_000 },
    );
  }

  #end() {
    try {
      localStorage.setItem(SEEN, "1");
    } catch {
      // See above.
    }
    this.#dialog.close();
  }
}

customElements.define("first-visit", FirstVisit);
