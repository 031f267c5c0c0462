// @ts-check
import { RecordClient } from "../../history/record-client.js";
import { fill, part, sentence } from "../../parts.js";
import { word } from "../../word.js";

/** A form that puts a workout on a day: `plan-day` gets the workout from whoever shows it. */
export class PlanDay extends HTMLElement {
  #record = new RecordClient();
  #workout = { id: "", title: "", category: "", durationSeconds: 0 };

  connectedCallback() {
    const form = part(this, "form", HTMLFormElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const { day, time } = Object.fromEntries(new FormData(form));
      const { id, title, category, durationSeconds } = this.#workout;
      const kind = category === "run" ? "run" : "workout";
      const put = { title, kind, workout: id, day, durationSeconds, ...(time && { time }) };
      void this.#send({ put }, word("week.planned", { name: title }), true);
    });
    part(this, "[data-do=unplan]", HTMLElement).addEventListener("click", () =>
      this.#send({ undo: true }, word("record.restored"), false),
    );
  }

  /** @param {{id: string, title: string, category: string, durationSeconds: number}} workout */
  set workout({ id, title, category, durationSeconds }) {
    if (id === this.#workout.id) return;
    this.#workout = { id, title, category, durationSeconds };
    const now = new Date();
    const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
    part(this, "[name=day]", HTMLInputElement).value = today;
    this.#say("", "", false);
  }

  /**
   * @param {object} change
   * @param {string} done
   * @param {boolean} offersUndo
   */
  async #send(change, done, offersUndo) {
    try {
      await this.#record.send("api/v1/plan", "POST", change);
      this.#say(done, "", offersUndo);
    } catch (error) {
      this.#say("", sentence(error), false);
    }
  }

  /**
   * @param {string} planDone
   * @param {string} planProblem
   * @param {boolean} offersUndo
   */
  #say(planDone, planProblem, offersUndo) {
    fill(this, { planDone, planProblem });
    part(this, "[data-text=planProblem]", HTMLElement).hidden = planProblem === "";
    part(this, "[data-do=unplan]", HTMLElement).hidden = !offersUndo;
  }
}

customElements.define("plan-day", PlanDay);
