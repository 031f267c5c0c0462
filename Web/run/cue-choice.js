// @ts-check
/**
 * @typedef {{item: string, everyMeters?: number, everySeconds?: number, sound: string}} Cue
 * @typedef {{name: string, cues: Cue[]}} CueScheme
 * @typedef {{schemes: CueScheme[], uses: Record<string, string>}} CueBook
 * @typedef {{hertz: number, begins: number, seconds: number}} Note
 * @typedef {{name: string, sentence: string, sample: string, tone?: {name: string, notes: Note[]}}} CueRow
 */
import { RecordClient } from "../history/record-client.js";
import { part } from "../parts.js";
import { settings } from "../settings.js";
import { word } from "../word.js";

/**
 * The runner's schemes as the server keeps them, or as they were known last, for a run that nobody fills in
 * a form for.
 * @returns {Promise<{cueBook?: CueBook, cueScheme?: string}>}
 */
export async function usualCues() {
  try {
    const { value } = await new RecordClient().get("api/v1/cues");
    const { cueScheme = "" } = settings.get();
    return value.book.schemes.length ? { cueBook: value.book, cueScheme } : {};
  } catch {
    // Without a server, and without a copy, there are no tones.
    return {};
  }
}

/** Which of the runner's cue schemes a run has: that of its kind, another one, or none. */
export class CueChoice {
  #form;
  /** @type {CueBook | null} */
  #book = null;

  /** @param {HTMLElement} form The element around the form. */
  constructor(form) {
    this.#form = form;
  }

  /** Offers what the server keeps, or what was known of it last. */
  async load() {
    try {
      const { value } = await new RecordClient().get("api/v1/cues");
      this.#book = value.book;
    } catch {
      // Without a server, and without a copy, the coach tells its own splits.
    }
    const names = (this.#book?.schemes ?? []).map(({ name }) => name);
    const select = this.#select;
    select.replaceChildren(
      new Option(word("cues.byKind"), ""),
      new Option(word("cues.none"), "none"),
      ...names.map((name) => new Option(name, name)),
    );
    select.value = settings.get().cueScheme ?? "";
    if (select.selectedIndex < 0) select.value = "";
    part(this.#form, "[data-cues]", HTMLElement).hidden = names.length === 0;
  }

  /** @returns {{cueBook?: CueBook, cueScheme?: string}} What the core needs to choose. */
  get wanted() {
    if (!this.#book?.schemes.length) return {};
    return { cueBook: this.#book, cueScheme: this.#select.value };
  }

  get #select() {
    return part(this.#form, "[name=cueScheme]", HTMLSelectElement);
  }
}
