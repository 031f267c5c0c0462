// @ts-check
/** @typedef {import("../../contract.js").Scenario} Scenario */
import { announce, fill, part, sentence, stamp } from "../../parts.js";
import { Refusal } from "../../run/worker-line.js";

/** How many of our own runs are shown before one asks for more. */
const FEW = 5;

/**
 * Asks for a recording: a file of the runner's, dropped or chosen, or one of our own runs.
 * It dispatches `recording-file` with the file, `recording-salvage` with a damaged one of which the rest
 * is wanted, or `recording-demo` with the scenario.
 */
export class RecordingPicker extends HTMLElement {
  /** @type {Scenario[]} */
  #scenarios = [];
  /** @type {string | null} */
  #problem = null;
  /** @type {string | null} */
  #offer = null;
  /** @type {File | null} */
  #file = null;
  #isBusy = false;

  connectedCallback() {
    const input = part(this, "input", HTMLInputElement);
    input.addEventListener("change", () => {
      this.#take(input.files);
      // Cleared, so that the same file can be chosen again after a problem.
      input.value = "";
    });
    const drop = part(this, ".drop", HTMLElement);
    // The whole window takes a drop: a file that misses the box would replace the page.
    addEventListener("dragover", (event) => {
      event.preventDefault();
      drop.toggleAttribute("data-over", this.#isShown);
    });
    addEventListener("dragleave", () => drop.removeAttribute("data-over"));
    addEventListener("drop", (event) => {
      event.preventDefault();
      drop.removeAttribute("data-over");
      if (this.#isShown) this.#take(event.dataTransfer?.files ?? null);
    });
    part(this, "[data-do=salvage]", HTMLElement).addEventListener("click", () =>
      announce(this, "recording-salvage", this.#file),
    );
    this.render();
  }

  /** @param {Scenario[]} scenarios */
  set scenarios(scenarios) {
    this.#scenarios = scenarios;
    this.render();
  }

  /**
   * Waits for a recording to be read, or shows why it cannot be.
   * @template Recording
   * @param {() => Promise<Recording>} read
   * @returns {Promise<Recording | null>}
   */
  async take(read) {
    [this.#problem, this.#offer, this.#isBusy] = [null, null, true];
    this.render();
    try {
      return await read();
    } catch (error) {
      this.#problem = sentence(error);
      if (error instanceof Refusal) this.#offer = error.offer;
      return null;
    } finally {
      this.#isBusy = false;
      this.render();
    }
  }

  render() {
    const problem = part(this, ".problem", HTMLElement);
    fill(problem, { problem: this.#problem ?? "", offer: this.#offer ?? "" });
    problem.hidden = this.#problem === null;
    part(problem, ".offer", HTMLElement).hidden = this.#offer === null;
    part(this, ".busy", HTMLElement).hidden = !this.#isBusy;
    part(this, "[data-empty]", HTMLElement).hidden = this.#scenarios.length > 0;
    part(this, "details", HTMLElement).hidden = this.#scenarios.length <= FEW;
    this.#list(".demos", this.#scenarios.slice(0, FEW));
    this.#list("details .demos", this.#scenarios.slice(FEW));
  }

  /**
   * @param {string} selector
   * @param {Scenario[]} scenarios
   */
  #list(selector, scenarios) {
    part(this, selector, HTMLElement).replaceChildren(
      ...scenarios.map((scenario) => {
        const item = stamp(this);
        fill(item, { name: scenario.name, about: scenario.about });
        part(item, "button", HTMLButtonElement).addEventListener("click", () =>
          announce(this, "recording-demo", scenario),
        );
        return item;
      }),
    );
  }

  get #isShown() {
    return this.closest("[hidden]") === null;
  }

  /** @param {FileList | null} files */
  #take(files) {
    const file = files?.[0];
    this.#file = file ?? null;
    if (file) announce(this, "recording-file", file);
  }
}

customElements.define("recording-picker", RecordingPicker);
