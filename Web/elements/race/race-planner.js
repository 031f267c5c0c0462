// @ts-check
/**
 * @typedef {{id: string, name: string, typed: Record<string, string>, course?: {name: string},
 *   plan: import("../../contract.js").Plan, resultSeconds?: number | null,
 *   title: string, date: string, sentences: string[], cues: string[], warnings: string[], paceTable?: string[][],
 *   profile?: {heights: string, band: string, words: string}}} Race
 */
import { courses } from "../../history/courses.js";
import { measured } from "../../history/entry-address.js";
import { printBand } from "../../history/pace-band.js";
import { fill, part, stamp, tabulate } from "../../parts.js";
import { chosenCoach } from "../../run/plan-memory.js";
import { RecordForm } from "../shared/record-form.js";
import { ScriptWish } from "../mind/script-wish.js";
import { word } from "../../word.js";

/** The races that come, each with what the runs predict for it and a script for it, and a form to plan one. */
export class RacePlanner extends RecordForm {
  /** @type {Race | null} */
  #edited = null;
  #noCourse = "";

  connectedCallback() {
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    this.form.addEventListener("input", () => this.#fitParts());
    // The fields are empty only after the event.
    this.form.addEventListener("reset", () => setTimeout(() => this.#edit(null)));
    this.#fitParts();
    part(this, "details:has(> form)", HTMLDetailsElement).addEventListener("toggle", () => this.#offerCourses());
    this.offerUndo("api/v1/races/undo");
  }

  /** Sends what the form says, with the text of the course file. */
  async #send() {
    const { courseFile, ...race } = Object.fromEntries(new FormData(this.form));
    const isChosen = courseFile instanceof File && courseFile.size > 0;
    const file = isChosen ? { name: courseFile.name, text: await courseFile.text() } : undefined;
    const id = this.#edited?.id;
    const path = id ? `api/v1/races/${encodeURIComponent(id)}` : "api/v1/races";
    await this.change(path, id ? "PUT" : "POST", { ...race, courseFile: file }, () => {
      this.form.reset();
      this.say(word("races.saved", { name: race.name }), false);
    });
  }

  /**
   * Shows a race in the form, to be changed; without one the form is for a new race.
   * @param {Race | null} race
   */
  #edit(race) {
    this.#edited = race;
    for (const [name, text] of Object.entries(race?.typed ?? {})) {
      const field = this.form.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = text !== "";
      else if (field && "value" in field) field.value = text;
    }
    fill(this.form, { editing: race ? word("races.editing", { name: race.name }) : "" });
    part(this.form, "[data-text=editing]", HTMLElement).hidden = !race;
    part(this.form, "[data-do=race-cancel]", HTMLElement).hidden = !race;
    const choice = part(this.form, "[name=courseEntry]", HTMLSelectElement);
    choice.querySelector("[value=none]")?.remove();
    const none = /** @type {HTMLOptionElement} */ (choice.options[0]);
    this.#noCourse ||= none.text;
    none.text = race?.course ? word("races.keptCourse", race.course) : this.#noCourse;
    if (race?.course) none.after(new Option(this.#noCourse, "none"));
    choice.value = "";
    this.#fitParts();
    if (!race) return;
    part(this, "details:has(> form)", HTMLDetailsElement).open = true;
    part(this.form, "[name=name]", HTMLInputElement).focus();
  }

  /** @param {Race[]} races What comes first. */
  show(races) {
    part(this, ".races", HTMLElement).replaceChildren(...races.map((race) => this.#entry(race)));
  }

  /** @param {Race} race */
  #entry(race) {
    const { id, title, date, sentences, cues, warnings, paceTable, profile } = race;
    // Its script is an element of its own, which lives once it is the document's.
    const entry = document.importNode(stamp(this, "[data-template=race]"), true);
    fill(entry, { raceTitle: title, raceDate: date });
    part(entry, ".sentences", HTMLElement).replaceChildren(...sentences.map(item));
    const doubts = part(entry, ".warnings", HTMLElement);
    doubts.hidden = warnings.length === 0;
    doubts.replaceChildren(...warnings.map(item));
    this.#showPace(entry, title, paceTable ?? [], profile);
    const way = part(entry, "[data-part=fueling]", HTMLElement);
    way.hidden = cues.length === 0;
    part(way, "ol", HTMLElement).replaceChildren(...cues.map(item));
    const wish = part(entry, "script-wish", ScriptWish);
    // What is run needs no script any more.
    if (typeof race.resultSeconds === "number") {
      wish.remove();
    } else {
      wish.called = race.name;
      wish.planner = async () => ({ ...race.plan, ...measured(), race, coach: chosenCoach() ?? undefined });
    }
    const edit = part(entry, "[data-do=race-edit]", HTMLButtonElement);
    edit.setAttribute("aria-label", word("races.editNamed", { name: title }));
    edit.addEventListener("click", () => this.#edit(race));
    const button = part(entry, "[data-do=race-remove]", HTMLButtonElement);
    button.setAttribute("aria-label", word("races.removeNamed", { name: title }));
    button.addEventListener("click", () =>
      this.takeOut(`api/v1/races/${encodeURIComponent(id)}`, word("races.removed", { name: title })),
    );
    return entry;
  }

  /**
   * @param {HTMLElement} entry
   * @param {string} title
   * @param {string[][]} rows
   * @param {Race["profile"]} profile
   */
  #showPace(entry, title, rows, profile) {
    const section = part(entry, "[data-part=pace]", HTMLElement);
    const split = measured().units ? "unit.mile" : "unit.kilometer";
    part(section, "th", HTMLElement).textContent = word(split);
    tabulate(section, rows);
    part(section, "th:last-child", HTMLElement).hidden = (rows[0]?.length ?? 0) < 4;
    const picture = part(section, "svg", SVGElement);
    picture.toggleAttribute("hidden", !profile);
    part(picture, ".heights", SVGElement).setAttribute("d", profile?.heights ?? "");
    part(picture, ".band", SVGElement).setAttribute("d", profile?.band ?? "");
    picture.setAttribute("aria-label", profile?.words ?? "");
    fill(section, { paceWords: profile?.words ?? "" });
    const head = [...section.querySelectorAll("th")].map((cell) => cell.textContent ?? "");
    const print = part(section, "[data-do=print-band]", HTMLButtonElement);
    print.addEventListener("click", () => printBand(title, head, rows));
  }

  /** Only a custom pacing has parts. */
  #fitParts() {
    const isOther = part(this.form, "[name=pacing]", HTMLSelectElement).value !== "custom";
    part(this.form, "[data-part=parts]", HTMLElement).hidden = isOther;
    part(this.form, "[name=parts]", HTMLTextAreaElement).disabled = isOther;
  }

  async #offerCourses() {
    const choice = part(this, "select[name=courseEntry]", HTMLSelectElement);
    if (choice.querySelector("option:not([value=''], [value=none])")) return;
    choice.append(...(await courses()).map(({ id, name }) => new Option(name, id)));
  }
}

/** @param {string} text */
function item(text) {
  const entry = document.createElement("li");
  entry.textContent = text;
  return entry;
}

customElements.define("race-planner", RacePlanner);
