// @ts-check
/** @typedef {import("../../contract.js").Coach} Coach */
import { headStart } from "../../ahead.js";
import { measured } from "../../history/entry-address.js";
import { RecordClient } from "../../history/record-client.js";
import { askFor } from "../../language.js";
import { PageElement } from "../../page-element.js";
import { fill, part, stamp } from "../../parts.js";
import { query } from "../../query.js";
import { recall, remember } from "../../run/plan-memory.js";
import { word } from "../../word.js";
import "./cue-schemes.js";
import "./erase-form.js";
import { ProfileForm } from "./profile-form.js";
import { VoiceChoice } from "./voice-choice.js";

/** Milliseconds for which it is said that something is saved. */
const SAID = 2500;

/**
 * Everything that somebody may choose: what concerns the body is remembered on the server, the rest on this
 * device. Nothing needs to be saved by hand.
 */
export class SettingsPage extends PageElement {
  #record = new RecordClient();
  /** @type {Coach[]} */
  #coaches = [];
  #timer = 0;

  connectedCallback() {
    recall(this.#form);
    this.#form.addEventListener("change", (event) => {
      remember(this.#form);
      this.#apply();
      const { name } = /** @type {HTMLInputElement} */ (event.target);
      if (name === "units") this.#load();
      if (name === "language") this.#speak();
      if (name) this.#say();
    });
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    this.on("setting-saved", () => this.#say());
    this.on("profile-changed", () => this.#load());
    this.press("[data-do=keep]", async () => {
      await navigator.storage.persist();
      await this.#showStorage();
    });
    fill(this, { watchAddress: new URL("watch", location.href).href.replace(/^https?:\/\//, "") });
    this.#apply();
    headStart(this.#load()).finally(() => this.removeAttribute("aria-busy"));
    this.#showStorage();
    this.updates.begin();
  }

  get #form() {
    return part(this, "form.local", HTMLFormElement);
  }

  /** Shows the profile and the coaches, from the server or as they were known last. */
  async #load() {
    const form = part(this, "profile-form", ProfileForm);
    await this.attempt(
      async () => {
        const { value, since } = await this.#record.get(`api/v1/profile?${query(measured())}`);
        form.show(value, since !== null);
        this.#showCoaches(value.coaches ?? []);
      },
      () => form.show(null, true),
    );
  }

  /** @param {Coach[]} coaches */
  #showCoaches(coaches) {
    if (this.#coaches.length === 0) {
      this.#coaches = coaches;
      const place = part(this, ".coaches", HTMLElement);
      place.hidden = coaches.length === 0;
      place.append(
        ...coaches.map(({ id, name, about, sample }) => {
          const card = stamp(this, "[data-template=coach]");
          fill(card, { name, about, sample });
          part(card, "input", HTMLInputElement).value = id;
          return card;
        }),
      );
      const first = place.querySelector("input");
      if (first) first.checked = true;
      recall(this.#form);
    }
    this.#apply();
  }

  /** Has what is chosen take hold on this very page. */
  #apply() {
    const { theme, textSize, coach } = Object.fromEntries(new FormData(this.#form));
    const { dataset } = document.documentElement;
    dataset.theme = String(theme ?? "");
    dataset.text = String(textSize ?? "");
    const chosen = this.#coaches.find(({ id }) => id === coach);
    part(this, "[data-swears]", HTMLElement).hidden = !chosen?.swears;
    if (chosen) part(this, "voice-choice", VoiceChoice).sample = chosen.sample;
  }

  /** Has the pages in the language that was chosen, this one first. */
  #speak() {
    askFor(String(new FormData(this.#form).get("language") ?? ""));
    this.updates.exchange();
  }

  /** Says for a moment that something is saved. */
  #say() {
    clearTimeout(this.#timer);
    fill(this, { saved: word("profile.saved") });
    this.#timer = setTimeout(() => fill(this, { saved: "" }), SAID);
  }

  /** Says whether the browser keeps what is not on the server yet. */
  async #showStorage() {
    if (!navigator.storage?.persisted) return;
    const isKept = await navigator.storage.persisted();
    part(this, ".keep", HTMLElement).hidden = false;
    part(this, "[data-keep=kept]", HTMLElement).hidden = !isKept;
    part(this, "[data-keep=mayGo]", HTMLElement).hidden = isKept;
    part(this, "[data-do=keep]", HTMLElement).hidden = isKept;
  }
}

customElements.define("settings-page", SettingsPage);
