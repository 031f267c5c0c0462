// @ts-check
/**
 * @typedef {import("../../history/record-client.js").Asking} Asking
 * @typedef {import("./activity-view.js").ActivityScreen} ActivityScreen
 * @typedef {import("./remarks-form.js").Remarks} Remarks
 * @typedef {{title: string, date: string, facts: string[],
 *   exercises: {name: string, sets: string[]}[]}} StrengthScreen
 */
import { ActivityEdit } from "./activity-edit.js";
import { ActivityView } from "./activity-view.js";
import { RemarksForm } from "./remarks-form.js";
import { RunWords } from "./run-words.js";
import { ShareCard } from "./share-card.js";
import { announce, attempt, fill, inLine, item, part, sentence } from "../../parts.js";
import { raceRun } from "../../run/handed-over.js";
import { query } from "../../query.js";
import { measured, screenOf } from "../../history/entry-address.js";
import { offerFiles, shareFile } from "../../history/entry-files.js";
import { RecordClient } from "../../history/record-client.js";

/**
 * One entry of the record: what is shown of it, what is said of it, and its files. It dispatches
 * `record-changed` when it was edited.
 */
export class EntryView extends HTMLElement {
  /** What the server says, or what it said last. */
  #get = /** @type {Asking} */ (() => Promise.reject());
  #record = new RecordClient();
  /** The entry that is shown. */
  #id = "";

  connectedCallback() {
    this.addEventListener("activity-race", () => this.#race());
    this.addEventListener("edit-wanted", (event) => this.#edit(/** @type {CustomEvent} */ (event).detail));
    this.addEventListener("place-pointed", (event) => {
      part(this, "activity-view", ActivityView).place = /** @type {CustomEvent} */ (event).detail;
    });
    // The copy for days without the server says then what the note says now.
    this.addEventListener("note-changed", () => void this.#get(screenOf(encodeURIComponent(this.#id))));
  }

  /** @param {Asking} get What asks the server and says so where it is not there. */
  wire(get) {
    this.#get = get;
  }

  /** @param {string} id */
  async show(id) {
    const screen = await this.#get(screenOf(encodeURIComponent(id)));
    this.#id = id;
    this.#head(screen);
    const activity = part(this, "activity-view", ActivityView);
    const strength = part(this, "[data-part=strength]", HTMLElement);
    const isActivity = "charts" in screen;
    activity.hidden = !isActivity;
    strength.hidden = isActivity;
    if (isActivity) activity.show(/** @type {ActivityScreen} */ (screen));
    else this.#drawStrength(strength, /** @type {StrengthScreen} */ (screen));
    part(this, "remarks-form", RemarksForm).show(screen, isActivity);
    this.#offerFiles(screen.files);
    part(this, "[data-part=alike]", HTMLElement).hidden = true;
    await Promise.all([
      part(this, "run-words", RunWords).show(isActivity ? id : null),
      this.#offerEdits(isActivity),
      this.#offerCard(isActivity),
    ]);
  }

  /** @param {boolean} isActivity */
  async #offerCard(isActivity) {
    const path = `${this.#path}/card?${query(measured())}`;
    // A copy is as good, and without one there is no picture.
    const card = isActivity ? await this.#record.get(path).catch(() => null) : null;
    part(this, "share-card", ShareCard).show(card?.value ?? null);
  }

  /** @param {boolean} isActivity */
  async #offerEdits(isActivity) {
    const path = `${this.#path}/edit?${query(measured())}`;
    // Without the server nothing can be edited.
    const editing = isActivity ? await this.#record.get(path).catch(() => null) : null;
    part(this, "activity-edit", ActivityEdit).show(editing?.since === null ? editing.value : null);
  }

  /**
   * Edits the activity, or undoes what made it, and shows what came of it in its place.
   * @param {object | null} wanted
   */
  async #edit(wanted) {
    try {
      const path = `${this.#path}/edit`;
      const { ids } = await (wanted
        ? this.#record.send(path, "POST", wanted)
        : this.#record.send(path, "DELETE"));
      location.replace(`#${encodeURIComponent(ids[0])}`);
      announce(this, "record-changed");
    } catch (error) {
      part(this, "activity-edit", ActivityEdit).problem = sentence(error);
    }
  }

  /**
   * Has remarks kept, and shows what the entry is called now.
   * @param {Remarks} remarks
   */
  async remark(remarks) {
    await this.#record.send(this.#path, "PATCH", remarks);
    const screen = await this.#get(screenOf(encodeURIComponent(this.#id)));
    this.#head(screen);
    if ("charts" in screen) part(this, "activity-view", ActivityView).show(screen);
    part(this, "remarks-form", RemarksForm).confirm(screen);
  }

  /**
   * Takes the entry out of the record.
   * @returns {Promise<() => Promise<void>>} What brings it back.
   */
  async takeOut() {
    const path = `api/v1/history/${encodeURIComponent(this.#id)}`;
    await this.#record.send(path, "DELETE");
    return async () => void (await this.#record.send(`${path}/restoration`, "POST"));
  }

  /** Has the activity raced against: goes to the run's page, with the goal filled in. */
  async #race() {
    const activity = part(this, "activity-view", ActivityView);
    activity.problem = "";
    try {
      raceRun(await this.#get(`api/v1/rival?entry=${encodeURIComponent(this.#id)}`));
    } catch (error) {
      activity.problem = error instanceof Error ? error.message : String(error);
    } finally {
      activity.racing = false;
    }
  }

  get #path() {
    return `api/v1/history/${encodeURIComponent(this.#id)}`;
  }

  /** @param {{title: string, date: string}} screen */
  #head({ title, date }) {
    fill(this, { title, date });
  }

  /** @param {string[]} formats */
  #offerFiles(formats) {
    offerFiles(part(this, ".files", HTMLElement), this.#path, formats, (format) =>
      attempt(this, "fileProblem", () => shareFile(this.#path, format, part(this, "h1", HTMLElement).innerText)),
    );
  }

  /**
   * @param {HTMLElement} place
   * @param {StrengthScreen} screen
   */
  #drawStrength(place, { facts, exercises }) {
    fill(place, { facts: inLine(facts) });
    part(place, ".exercises", HTMLElement).replaceChildren(
      ...exercises.map(({ name, sets }) => {
        const section = document.createElement("section");
        const heading = document.createElement("h2");
        const page = document.createElement("a");
        const list = document.createElement("ol");
        page.href = `gym-log.html#${encodeURIComponent(name)}`;
        page.textContent = name;
        heading.append(page);
        // Without its marks a list is none for some screen readers.
        list.setAttribute("role", "list");
        list.append(...sets.map(item));
        section.append(heading, list);
        return section;
      }),
    );
  }
}

customElements.define("entry-view", EntryView);
