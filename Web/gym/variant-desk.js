// @ts-check
/**
 * @typedef {import("./contract.js").FormEdit} FormEdit
 * @typedef {import("./contract.js").Variant} Variant
 * @typedef {import("./contract.js").WorkoutForm} WorkoutForm
 * @typedef {import("./gym-session.js").GymSession} GymSession
 * @typedef {import("./library.js").Library} Library
 *
 * A workout as its editor begins with it.
 * @typedef {{text: string, isVariant: boolean, isBehind: boolean}} Edited
 */

/** What a workout that somebody writes himself begins as. */
const BEGINNING = `# My workout

## Warm-up
- Jumping Jack — 60s

## Work: 3 rounds, rest 60s
- Air Squat — 10
- Push-Up — 8
`;

/**
 * The workout of one's own that is being edited: a copy of another, or one written from nothing. The core
 * says what has changed and what is wrong; this keeps the texts.
 */
export class VariantDesk {
  #session;
  #library;
  /** @type {{name: string, base: string, baseText: string}} */
  #edited = { name: "", base: "", baseText: "" };

  /**
   * @param {GymSession} session
   * @param {Library} library
   */
  constructor(session, library) {
    this.#session = session;
    this.#library = library;
  }

  /**
   * Edits a workout: one's own as it is, any other as a copy.
   * @param {string} id
   * @param {string} text
   * @returns {Promise<Edited>}
   */
  async edit(id, text) {
    const own = this.#library.own.get(id);
    if (own) {
      const { name, base = "", baseText = "" } = own;
      this.#edited = { name, base, baseText };
      const current = this.#library.base.get(base);
      const isBehind = current !== undefined && current !== baseText;
      return { text: own.text, isVariant: base !== "", isBehind };
    }
    const name = this.#freeName(`${id}-mine`);
    this.#edited = { name, base: id, baseText: text };
    const variant = await this.#ask({ id: name });
    return { text: variant.text, isVariant: true, isBehind: false };
  }

  /**
   * A workout from nothing, or from the text of a candidate.
   * @param {string} [text]
   * @returns {Promise<Edited>}
   */
  async write(text = BEGINNING) {
    this.#edited = { name: this.#freeName("my-workout"), base: "", baseText: "" };
    return { text, isVariant: false, isBehind: false };
  }

  /**
   * @param {string} text
   * @returns {Promise<Variant>}
   */
  async check(text) {
    const { base } = this.#edited;
    return this.#ask(base ? { text } : { text, base: text });
  }

  /**
   * The text as rows of fields, after a change of one of them.
   * @param {string} text
   * @param {FormEdit} [edit]
   * @returns {Promise<WorkoutForm>}
   */
  async form(text, edit) {
    return this.#session.ask({ do: "workoutForm", text, ...(edit && { edit }) });
  }

  /**
   * Takes over what has changed in the workout that this one was made from.
   * @param {string} text
   * @returns {Promise<Edited>}
   */
  async rebase(text) {
    const current = this.#library.base.get(this.#edited.base) ?? this.#edited.baseText;
    const variant = await this.#ask({ text, current });
    this.#edited.baseText = current;
    return { text: variant.text, isVariant: true, isBehind: false };
  }

  /**
   * Goes back to the workout that this one was made from, as it is now.
   * @param {string} text
   * @returns {Promise<Edited>}
   */
  async reset(text) {
    const current = this.#library.base.get(this.#edited.base) ?? this.#edited.baseText;
    const variant = await this.#ask({ text, current, reset: true });
    this.#edited.baseText = current;
    return { text: variant.text, isVariant: true, isBehind: false };
  }

  /**
   * @param {string} text
   * @returns {Promise<string>} Its id.
   */
  async keep(text) {
    const { problem } = await this.check(text);
    if (problem) throw new Error(problem);
    const { name, base, baseText } = this.#edited;
    const isVariant = base !== "";
    const workout = { name, text, ...(isVariant && { base, baseText }) };
    await this.#library.keep(workout);
    const ids = [...this.#library.own].find(([, own]) => own.name === name);
    return ids?.[0] ?? name;
  }

  /** @param {object} more */
  #ask(more) {
    const { base, baseText, name } = this.#edited;
    return this.#session.ask({ do: "variant", name: base || name, base: baseText, ...more });
  }

  /** @param {string} wanted */
  #freeName(wanted) {
    const isTaken = (/** @type {string} */ name) =>
      this.#library.own.has(name) || this.#library.base.has(name);
    let name = wanted;
    for (let number = 2; isTaken(name); number += 1) name = `${wanted}-${number}`;
    return name;
  }
}
