// @ts-check
import { RecordClient } from "../../history/record-client.js";
import { enumerate, fill, part, sentence } from "../../parts.js";
import { word } from "../../word.js";

/** What the last weeks say, in sentences by rules or by the model that somebody has set up. */
export class InsightWords extends HTMLElement {
  #record = new RecordClient();

  connectedCallback() {
    const ask = part(this, "[data-do=ask]", HTMLButtonElement);
    ask.addEventListener("click", async () => {
      ask.disabled = true;
      fill(this, { insight: "", insightBy: word("words.waiting") });
      try {
        const { text, model, problems } = await this.#record.send("api/v1/mind/insight", "POST");
        const by = model ? word("words.byModel", { model }) : word("words.byRules");
        fill(this, { insight: text, insightBy: by });
        enumerate(part(this, "[data-part=insight-problems]", HTMLElement), problems);
      } catch (error) {
        fill(this, { insightBy: sentence(error) });
      }
      ask.disabled = false;
    });
  }
}

customElements.define("insight-words", InsightWords);
