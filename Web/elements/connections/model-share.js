// @ts-check
import { RecordClient } from "../../history/record-client.js";
import { attempt, fill, part } from "../../parts.js";
import { word } from "../../word.js";

/**
 * Where each part of the record comes from.
 * @type {Record<string, [string, string][]>}
 */
const SOURCES = {
  history: [
    ["activities", "api/v1/history?limit=60"],
    ["trends", "api/v1/trends"],
  ],
  log: [["strength", "api/v1/log"]],
  races: [["races", "api/v1/races"]],
  memory: [["remembered", "api/v1/memory"]],
};

/** How many sessions of the log are put in: some two months of them. */
const SESSIONS = 40;

/** What is drawn, and says nothing in words. */
const DRAWN = new Set(["route", "path", "points"]);

/**
 * A question with what its owner chooses of the record, as one text for any language model. It is put together
 * here and goes nowhere by itself.
 */
export class ModelShare extends HTMLElement {
  #record = new RecordClient();

  connectedCallback() {
    const form = part(this, "form", HTMLFormElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#try(() => this.#make(form));
    });
    const text = part(this, "textarea[readonly]", HTMLTextAreaElement);
    part(this, "[data-do=copy]", HTMLElement).addEventListener("click", () =>
      this.#try(async () => {
        text.select();
        await navigator.clipboard.writeText(text.value);
        fill(this, { modelState: word("models.copied") });
      }),
    );
    const share = part(this, "[data-do=share]", HTMLElement);
    share.hidden = !navigator.share;
    share.addEventListener("click", () => this.#try(() => handOver(text.value)));
  }

  /** @param {() => Promise<unknown>} work */
  #try(work) {
    fill(this, { modelState: "" });
    return attempt(this, "modelProblem", work);
  }

  /** @param {HTMLFormElement} form */
  async #make(form) {
    const data = new FormData(form);
    const sources = data.getAll("part").flatMap((name) => SOURCES[String(name)] ?? []);
    /** @type {Record<string, {sessions?: object[]}>} */
    const found = {};
    for (const [name, path] of sources) found[name] = (await this.#record.get(path)).value;
    if (found.strength) found.strength = { sessions: (found.strength.sessions ?? []).slice(-SESSIONS) };
    const json = JSON.stringify(found, (key, value) => (DRAWN.has(key) ? undefined : value));
    const question = String(data.get("question")).trim();
    const text = sources.length > 0 ? `${question}\n\n${word("models.data")}\n\n${json}\n` : `${question}\n`;
    const result = part(this, ".result", HTMLElement);
    result.hidden = false;
    part(result, "textarea", HTMLTextAreaElement).value = text;
    fill(this, { modelState: word("models.size", { size: Math.ceil(new Blob([text]).size / 1000) }) });
  }
}

/**
 * Hands a text to another program of the device.
 * @param {string} text
 */
async function handOver(text) {
  try {
    await navigator.share({ text });
  } catch (error) {
    // Who closes the sheet has changed their mind.
    if (!(error instanceof DOMException) || error.name !== "AbortError") throw error;
  }
}

customElements.define("model-share", ModelShare);
