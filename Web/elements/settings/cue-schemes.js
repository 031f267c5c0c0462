// @ts-check
/**
 * @typedef {import("../../run/cue-choice.js").CueBook} CueBook
 * @typedef {import("../../run/cue-choice.js").CueRow} CueRow
 * @typedef {import("../../run/cue-choice.js").CueScheme} CueScheme
 */
import { measured } from "../../history/entry-address.js";
import { RecordClient } from "../../history/record-client.js";
import { fill, part, sentence, stamp } from "../../parts.js";
import { query } from "../../query.js";
import { AudioBus } from "../../sound/audio-bus.js";
import { word } from "../../word.js";

const PATH = "api/v1/cues";

/** What a new cue begins with. */
const FIRST = { item: "split", everyMeters: 1000, sound: "spoken" };

/** Which figures are heard on a run and how often: named schemes, and one for each kind of run. */
export class CueSchemes extends HTMLElement {
  #record = new RecordClient();
  /** @type {CueBook} */
  #book = { schemes: [], uses: {} };
  /** The name of the scheme that is edited; empty for a new one. */
  #edited = "";
  /** @type {AudioBus | null} */
  #bus = null;

  connectedCallback() {
    this.#press("new", () => this.#edit({ name: "", cues: [FIRST] }));
    this.#press("more", () => this.#add(FIRST));
    this.#press("close", () => this.#close());
    this.#press("undo", () => this.#change({ undo: true }, word("record.restored")));
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#keep();
    });
    for (const select of this.querySelectorAll("[data-kind]")) {
      select.addEventListener("change", (event) => {
        event.stopPropagation();
        const { value, dataset } = /** @type {HTMLSelectElement} */ (select);
        void this.#change({ for: dataset.kind, ...(value && { use: value }) }, word("profile.saved"));
      });
    }
    this.#form.addEventListener("change", (event) => event.stopPropagation());
    void this.#ask(() => this.#record.get(`${PATH}?${query(measured())}`).then(({ value }) => value), "");
  }

  get #form() {
    return part(this, "form", HTMLFormElement);
  }

  /**
   * @param {string} what
   * @param {() => void} action
   */
  #press(what, action) {
    part(this, `[data-do=${what}]`, HTMLButtonElement).addEventListener("click", action);
  }

  /**
   * @param {object} change
   * @param {string} done
   */
  #change(change, done) {
    return this.#ask(() => this.#record.send(`${PATH}?${query(measured())}`, "POST", change), done);
  }

  /**
   * Asks the server and shows what there is then.
   * @param {() => Promise<{book: CueBook, rows: CueRow[], canUndo: boolean}>} question
   * @param {string} done
   * @returns {Promise<boolean>} Whether it was answered.
   */
  async #ask(question, done) {
    try {
      const { book, rows, canUndo } = await question();
      this.#show(book, rows, canUndo);
      this.#say(done, "");
      return true;
    } catch (error) {
      this.#say("", sentence(error));
      return false;
    }
  }

  /**
   * @param {string} cuesDone
   * @param {string} cuesProblem
   */
  #say(cuesDone, cuesProblem) {
    fill(this, { cuesDone, cuesProblem });
    part(this, "[data-text=cuesProblem]", HTMLElement).hidden = cuesProblem === "";
  }

  /**
   * @param {CueBook} book
   * @param {CueRow[]} rows
   * @param {boolean} canUndo
   */
  #show(book, rows, canUndo) {
    this.#book = book;
    part(this, "ul", HTMLElement).replaceChildren(...rows.map((row) => this.#row(row)));
    part(this, "[data-do=undo]", HTMLElement).hidden = !canUndo;
    part(this, ".uses", HTMLElement).hidden = rows.length === 0;
    for (const found of this.querySelectorAll("[data-kind]")) {
      const select = /** @type {HTMLSelectElement} */ (found);
      select.replaceChildren(new Option(word("cues.none"), ""), ...rows.map(({ name }) => new Option(name, name)));
      select.value = book.uses[select.dataset.kind ?? ""] ?? "";
    }
  }

  /** @param {CueRow} row */
  #row({ name, sentence: cueSentence, sample, tone }) {
    const entry = stamp(this, "template[data-part=scheme]");
    fill(entry, { cueName: name, cueSentence });
    const scheme = this.#book.schemes.find((found) => found.name === name);
    part(entry, "[data-do=hear]", HTMLElement).addEventListener("click", () => this.#hear(sample, tone));
    part(entry, "[data-do=edit]", HTMLElement).addEventListener("click", () => scheme && this.#edit(scheme));
    part(entry, "[data-do=delete]", HTMLElement).addEventListener("click", () =>
      this.#change({ delete: name }, word("profile.removed", { name })),
    );
    return entry;
  }

  /**
   * Lets a scheme be heard: its words, then its tone.
   * @param {string} sample
   * @param {CueRow["tone"]} tone
   */
  #hear(sample, tone) {
    // Only a click may begin sound.
    void this.#bus?.close();
    this.#bus = new AudioBus({ music: "transient" });
    if (tone) this.#bus.earcon(tone.notes, 0.1);
    if (!sample || !globalThis.speechSynthesis) return;
    speechSynthesis.cancel();
    speechSynthesis.speak(new SpeechSynthesisUtterance(sample));
  }

  /** @param {CueScheme} scheme */
  #edit({ name, cues }) {
    this.#edited = name;
    part(this.#form, "[name=cueName]", HTMLInputElement).value = name;
    part(this.#form, ".cues", HTMLElement).replaceChildren();
    for (const cue of cues) this.#add(cue);
    this.#form.hidden = false;
    part(this.#form, "[name=cueName]", HTMLInputElement).focus();
  }

  /** @param {CueScheme["cues"][number]} cue */
  #add({ item, everyMeters, everySeconds, sound }) {
    const row = stamp(this, "template[data-part=cue]");
    part(row, "[name=item]", HTMLSelectElement).value = item;
    const every = part(row, "[name=every]", HTMLSelectElement);
    const value = JSON.stringify(everyMeters ? { everyMeters } : { everySeconds });
    // What was typed elsewhere stays as it is.
    if (![...every.options].some((option) => option.value === value)) {
      every.add(new Option(everyMeters ? `${everyMeters} m` : `${everySeconds} s`, value));
    }
    every.value = value;
    part(row, "[name=sound]", HTMLSelectElement).value = sound ?? "spoken";
    part(row, "[data-do=drop]", HTMLElement).addEventListener("click", (event) => {
      /** @type {HTMLElement} */ (event.currentTarget).closest("li")?.remove();
    });
    part(this.#form, ".cues", HTMLElement).append(row);
  }

  async #keep() {
    const cues = [...this.#form.querySelectorAll(".cues > li")].map((row) => ({
      item: part(row, "[name=item]", HTMLSelectElement).value,
      // A choice holds its interval as the core writes it.
      ...JSON.parse(part(row, "[name=every]", HTMLSelectElement).value),
      sound: part(row, "[name=sound]", HTMLSelectElement).value,
    }));
    const name = part(this.#form, "[name=cueName]", HTMLInputElement).value.trim();
    const change = { keep: { name, cues }, ...(this.#edited && { insteadOf: this.#edited }) };
    if (await this.#change(change, word("profile.saved"))) this.#close();
  }

  #close() {
    this.#form.hidden = true;
    part(this, "[data-do=new]", HTMLElement).focus();
  }
}

customElements.define("cue-schemes", CueSchemes);
