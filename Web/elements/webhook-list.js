// @ts-check
/**
 * @typedef {{kind: keyof typeof CALLED, at: number, outcome?: string, waiting: boolean}} Delivery
 * @typedef {{id: string, address: string, kinds: (keyof typeof CALLED)[], deliveries: Delivery[]}} Webhook
 */
import { RecordClient } from "../history/record-client.js";
import { momentOf } from "../moments.js";
import { attempt, fill, item, part, refill, stamp } from "../parts.js";
import { word } from "../word.js";

const PATH = "api/v1/webhooks";

/** What each kind of message is called. */
const CALLED = /** @type {const} */ ({
  "run.started": "webhooks.saysStarted",
  "run.ended": "webhooks.saysEnded",
  "workout.done": "webhooks.saysDone",
  "record.broken": "webhooks.saysBroken",
  "webhook.test": "webhooks.saysTest",
});

/** How often, and how many times, the page looks how a test went: a server may need 15 seconds. */
const [PAUSE, LOOKS] = [1000, 18];

/** The addresses that hear what happens, each with its last messages. */
export class WebhookList extends HTMLElement {
  #record = new RecordClient();

  connectedCallback() {
    const form = part(this, "form", HTMLFormElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#try(() => this.#add(form));
    });
    void this.#try(() => this.#load());
  }

  /** @param {() => Promise<unknown>} work */
  #try(work) {
    return attempt(this, "webhookProblem", work);
  }

  async #load() {
    const { webhooks } = /** @type {{webhooks: Webhook[]}} */ ((await this.#record.get(PATH)).value);
    refill(part(this, ".webhooks", HTMLElement), webhooks.map((webhook) => this.#row(webhook)));
    part(this, ".empty", HTMLElement).hidden = webhooks.length > 0;
    return webhooks;
  }

  /** @param {HTMLFormElement} form */
  async #add(form) {
    const data = new FormData(form);
    const wish = { address: data.get("address"), kinds: data.getAll("kind"), home: data.has("home") };
    const { secret } = await this.#record.send(PATH, "POST", wish);
    form.reset();
    const once = part(this, ".once", HTMLElement);
    once.hidden = false;
    fill(once, { webhookKey: secret });
    await this.#load();
    part(once, "h3", HTMLElement).focus();
  }

  /** @param {string} id */
  async #test(id) {
    await this.#record.send(`${PATH}/${id}/test`, "POST");
    for (let look = 0; look < LOOKS && this.isConnected; look += 1) {
      const webhook = (await this.#load()).find((one) => one.id === id);
      if (!webhook?.deliveries[0]?.waiting) return;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }

  /** @param {Webhook} webhook */
  #row({ id, address, kinds, deliveries }) {
    const row = stamp(this);
    fill(row, { webhookAddress: address, webhookKinds: kinds.map((kind) => word(CALLED[kind])).join(", ") });
    part(row, ".deliveries", HTMLElement).replaceChildren(...deliveries.map((one) => item(told(one))));
    this.#button(row, "test", word("webhooks.testNamed", { name: address }), () => this.#test(id));
    this.#button(row, "close", word("connections.closeNamed", { name: address }), async () => {
      await this.#record.send(`${PATH}/${id}`, "DELETE");
      await this.#load();
    });
    return row;
  }

  /**
   * @param {HTMLElement} row
   * @param {string} name
   * @param {string} label
   * @param {() => Promise<unknown>} act
   */
  #button(row, name, label, act) {
    const button = part(row, `[data-do=${name}]`, HTMLButtonElement);
    button.setAttribute("aria-label", label);
    button.addEventListener("click", () => this.#try(act));
  }
}

/**
 * How a message went.
 * @param {Delivery} delivery
 */
function told({ kind: about, at, outcome, waiting }) {
  const kind = word(CALLED[about]);
  const date = momentOf(new Date(at * 1000));
  if (outcome === undefined) return word("webhooks.waiting", { kind });
  const status = /^answered (\d+)$/.exec(outcome)?.[1];
  const how = status ? word("webhooks.answered", { status }) : outcome;
  return word(waiting ? "webhooks.again" : "webhooks.sent", { kind, date, outcome: how });
}

customElements.define("webhook-list", WebhookList);
