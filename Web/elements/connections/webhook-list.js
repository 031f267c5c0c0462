// @ts-check
/**
 * @typedef {{kind: keyof typeof CALLED, at: number, outcome?: string, waiting: boolean}} Delivery
 * @typedef {{id: string, address: string, kinds: (keyof typeof CALLED)[], deliveries: Delivery[]}} Webhook
 */
import { momentOf } from "../../moments.js";
import { fill, item, part } from "../../parts.js";
import { word } from "../../word.js";
import { ConnectionList } from "./connection-list.js";

/** What each kind of message is called. */
const CALLED = /** @type {const} */ ({
  "run.started": "webhooks.saysStarted",
  "run.ended": "webhooks.saysEnded",
  "workout.done": "webhooks.saysDone",
  "record.broken": "webhooks.saysBroken",
  "webhook.test": "webhooks.saysTest",
});

/**
 * The addresses that hear what happens, each with its last messages.
 * @extends {ConnectionList<Webhook>}
 */
export class WebhookList extends ConnectionList {
  constructor() {
    super("api/v1/webhooks", "webhookProblem");
  }

  /** @param {FormData} data */
  async add(data) {
    const wish = { address: data.get("address"), kinds: data.getAll("kind"), home: data.has("home") };
    const { secret } = await this.send("POST", "", wish);
    this.form.reset();
    const once = part(this, ".once", HTMLElement);
    once.hidden = false;
    fill(once, { webhookKey: secret });
    await this.load();
    part(once, "h3", HTMLElement).focus();
  }

  /**
   * @param {HTMLElement} row
   * @param {Webhook} webhook
   */
  draw(row, webhook) {
    const { id, address, kinds, deliveries } = webhook;
    fill(row, { webhookAddress: address, webhookKinds: kinds.map((kind) => word(CALLED[kind])).join(", ") });
    part(row, ".deliveries", HTMLElement).replaceChildren(...deliveries.map((one) => item(told(one))));
    const test = this.press(row, "test", async () => {
      await this.send("POST", `/${id}/test`);
      await this.watch((webhooks) => !webhooks.find((one) => one.id === id)?.deliveries[0]?.waiting);
    });
    test.ariaLabel = word("webhooks.testNamed", { name: address });
    this.closes(row, webhook, address);
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
