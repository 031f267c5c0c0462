// @ts-check
/**
 * @typedef {{kind: string, key: string, value: string, confidence: number, source: string, updatedAt: string}} Fact
 * @typedef {{text: string, model?: string, problems: string[], facts: Fact[]}} Words
 */
import { RecordClient } from "../../history/record-client.js";
import { enumerate, fill, part, stamp } from "../../parts.js";
import { word } from "../../word.js";

/** What an activity was worth in words, by rules or by the model that somebody has set up. */
export class RunWords extends HTMLElement {
  #record = new RecordClient();
  #path = "";

  connectedCallback() {
    this.#ask.addEventListener("click", () => this.#write());
  }

  /** @param {string | null} id The activity; nothing where none is shown. */
  async show(id) {
    this.hidden = true;
    this.#facts([]);
    if (!id) return;
    const path = `api/v1/history/${encodeURIComponent(id)}/summary`;
    this.#path = path;
    // Without the server the activity is shown without words.
    const [words, mind] = await Promise.all([
      this.#record.get(path).catch(() => null),
      this.#record.get("api/v1/mind").catch(() => null),
    ]);
    if (path !== this.#path || !words?.value.text) return;
    this.#draw(words.value);
    this.#ask.hidden = !mind || mind.value.provider === "none";
    this.hidden = false;
  }

  async #write() {
    const path = this.#path;
    this.#ask.disabled = true;
    fill(this, { wordsBy: word("words.waiting") });
    try {
      const words = await this.#record.send(path, "POST");
      if (path === this.#path) this.#draw(words);
    } catch (error) {
      fill(this, { wordsBy: /** @type {Error} */ (error).message });
    }
    this.#ask.disabled = false;
  }

  /** @param {Words} words */
  #draw({ text, model, problems, facts }) {
    const by = model ? word("words.byModel", { model }) : word("words.byRules");
    fill(this, { runWords: text, wordsBy: by });
    enumerate(part(this, "[data-part=problems]", HTMLElement), problems);
    this.#facts(facts);
  }

  /** @param {Fact[]} facts What might be remembered: each is kept or not. */
  #facts(facts) {
    part(this, "[data-part=facts]", HTMLElement).hidden = facts.length === 0;
    part(this, "[data-part=facts] ul", HTMLElement).replaceChildren(
      ...facts.map((fact) => {
        const entry = stamp(this);
        const answer = (/** @type {string} */ name) => part(entry, `[data-do=${name}]`, HTMLButtonElement);
        const field = part(entry, "input", HTMLInputElement);
        field.value = fact.value;
        answer("keep").addEventListener("click", async () => {
          const value = field.value.trim();
          if (!value) return;
          await this.#record.send("api/v1/memory", "PUT", { ...fact, value, confidence: 1, source: "user" });
          entry.remove();
        });
        answer("drop").addEventListener("click", async () => {
          await this.#record.send(`api/v1/mind/forgotten/${encodeURIComponent(fact.key)}`, "POST");
          entry.remove();
        });
        return entry;
      }),
    );
  }

  get #ask() {
    return part(this, "[data-do=write]", HTMLButtonElement);
  }
}

customElements.define("run-words", RunWords);
