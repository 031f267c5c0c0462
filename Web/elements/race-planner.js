// @ts-check
/** @typedef {{id: string, title: string, date: string, sentences: string[], cues: string[]}} Race */
import { RecordClient } from "../history/record-client.js";
import { announce, fill, part, stamp } from "../parts.js";

/**
 * The races that come, each with what the runs predict for it, and a form to plan one. It dispatches
 * `record-changed`, and waits to be told what there is then.
 */
export class RacePlanner extends HTMLElement {
  #record = new RecordClient();

  connectedCallback() {
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      const race = Object.fromEntries(new FormData(this.#form));
      this.#change("api/v1/races", "POST", race, () => {
        this.#form.reset();
        this.#say(`${race.name} is planned.`, false);
      });
    });
    this.#undo.addEventListener("click", () =>
      this.#change("api/v1/races/undo", "POST", {}, () => this.#say("It is there again.", false)),
    );
  }

  get #form() {
    return part(this, "form", HTMLFormElement);
  }

  get #undo() {
    return part(this, "[data-do=race-undo]", HTMLButtonElement);
  }

  /** @param {Race[]} races What comes first. */
  show(races) {
    part(this, ".races", HTMLElement).replaceChildren(...races.map((race) => this.#entry(race)));
  }

  /** @param {Race} race */
  #entry({ id, title, date, sentences, cues }) {
    const entry = stamp(this);
    fill(entry, { raceTitle: title, raceDate: date });
    part(entry, ".sentences", HTMLElement).replaceChildren(...sentences.map(item));
    const way = part(entry, "details", HTMLElement);
    way.hidden = cues.length === 0;
    part(way, "ol", HTMLElement).replaceChildren(...cues.map(item));
    const button = part(entry, "button", HTMLButtonElement);
    button.setAttribute("aria-label", `Take out ${title}`);
    button.addEventListener("click", () =>
      this.#change(`api/v1/races/${encodeURIComponent(id)}`, "DELETE", undefined, () => {
        this.#say(`${title} is taken out.`, true);
        this.#undo.focus();
      }),
    );
    return entry;
  }

  /**
   * @param {string} path
   * @param {"POST" | "DELETE"} method
   * @param {object | undefined} body
   * @param {() => void} confirm
   */
  async #change(path, method, body, confirm) {
    let problem = "";
    try {
      await this.#record.send(path, method, body);
      confirm();
      announce(this, "record-changed");
    } catch (error) {
      problem = /** @type {Error} */ (error).message;
    }
    fill(this, { raceProblem: problem });
    part(this, "[data-text=raceProblem]", HTMLElement).hidden = problem === "";
  }

  /**
   * @param {string} words
   * @param {boolean} canBeUndone
   */
  #say(words, canBeUndone) {
    fill(this, { raceStatus: words });
    this.#undo.hidden = !canBeUndone;
  }
}

/** @param {string} text */
function item(text) {
  const entry = document.createElement("li");
  entry.textContent = text;
  return entry;
}

customElements.define("race-planner", RacePlanner);
