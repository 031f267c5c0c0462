// @ts-check
/**
 * @typedef {{key: string, value?: string, usual?: string, origin: string}} Figure
 * @typedef {{figures: Figure[], zones: {label: string, range: string}[], basis: string}} Profile
 */
import { RecordClient } from "../../history/record-client.js";
import { announce, define, fill, part, sentence } from "../../parts.js";
import { settings } from "../../settings.js";
import { word } from "../../word.js";

/** The figures that a plan asks for on this device too, by the names of its fields. */
const HERE = /** @type {Record<string, string>} */ ({ age: "age", "heart.max": "maxHeartRate" });

/**
 * The figures of the runner. Each is saved when its field is left, and forgotten when it is emptied. It
 * dispatches `setting-saved`, and `profile-changed` for what follows from it.
 */
export class ProfileForm extends HTMLElement {
  #record = new RecordClient();

  connectedCallback() {
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    this.#form.addEventListener("change", (event) => {
      const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target);
      const key = field.closest("[data-key]")?.getAttribute("data-key");
      if (key) this.#save(key, field);
    });
  }

  /**
   * @param {Profile | null} profile Nothing where the server cannot be reached and nothing was known.
   * @param {boolean} isOld Whether it is what was known last: it cannot be changed now.
   */
  show(profile, isOld) {
    for (const { key, value, usual, origin } of profile?.figures ?? []) {
      const field = this.#field(key);
      if (!field) continue;
      const words = value ?? "";
      // What somebody types just now stays.
      if (document.activeElement !== field) field.value = words;
      if (field instanceof HTMLInputElement) field.placeholder = usual ?? "";
      const note = field.getAttribute("aria-describedby");
      const place = note && document.getElementById(note);
      if (place) place.textContent = origin;
    }
    define(
      part(this, "dl", HTMLElement),
      (profile?.zones ?? []).map(({ label, range }) => ({ name: label, value: range })),
    );
    fill(this, { basis: profile?.basis ?? "" });
    for (const field of this.#fields) field.disabled = isOld;
    this.#complain(isOld ? word("profile.offline") : "");
  }

  get #form() {
    return part(this, "form", HTMLFormElement);
  }

  get #fields() {
    return /** @type {NodeListOf<HTMLInputElement | HTMLSelectElement>} */ (
      this.#form.querySelectorAll("[data-key] :is(input, select)")
    );
  }

  /** @param {string} key */
  #field(key) {
    return [...this.#fields].find((field) => field.closest(`[data-key="${key}"]`));
  }

  /**
   * @param {string} key
   * @param {HTMLInputElement | HTMLSelectElement} field
   */
  async #save(key, field) {
    const value = field.value.trim();
    try {
      if (value === "") await this.#forget(key);
      else {
        const what = key === "name" ? { what: "fact", name: key } : { what: key };
        await this.#record.send("api/v1/memory", "PUT", { ...what, value });
      }
      const here = HERE[key];
      if (here) settings.set({ [here]: value });
      field.removeAttribute("aria-invalid");
      this.#complain("");
      announce(this, "setting-saved");
      announce(this, "profile-changed");
    } catch (error) {
      field.setAttribute("aria-invalid", "true");
      this.#complain(sentence(error));
    }
  }

  /** @param {string} key */
  async #forget(key) {
    const { value } = await this.#record.get("api/v1/memory");
    const isThere = value.items.some((/** @type {{key: string}} */ item) => item.key === key);
    if (isThere) await this.#record.send(`api/v1/memory/${encodeURIComponent(key)}`, "DELETE");
  }

  /** @param {string} problem */
  #complain(problem) {
    fill(this, { problem });
    part(this, "[data-text=problem]", HTMLElement).hidden = problem === "";
  }
}

customElements.define("profile-form", ProfileForm);
