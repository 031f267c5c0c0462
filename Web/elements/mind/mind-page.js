// @ts-check
/**
 * @typedef {{provider: string, address: string, model: string, free: boolean, dayCap: number,
 *   monthCap: number, shared: string[], keyFrom?: string, spentWords: string, isNearCap: boolean}} Mind
 * @typedef {{number: number, taskWords: string, whenWords: string, outcome: string, factWords: string}} Sent
 * @typedef {{key: string, name: string, value: string, origin: string}} Remembered
 */
import { RecordClient } from "../../history/record-client.js";
import { fill, part, sentence, stamp } from "../../parts.js";
import { word } from "../../word.js";

/**
 * The page of the model that the coach may ask: which, what it is told, what was sent, what is
 * remembered. It decides nothing; the server says everything in words.
 */
export class MindPage extends HTMLElement {
  #record = new RecordClient();
  /** @type {Mind | null} */
  #mind = null;

  connectedCallback() {
    const form = part(this, "[data-part=setup]", HTMLFormElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#do(() => this.#save(form));
    });
    this.#field("provider").addEventListener("change", () => this.#choose());
    this.#press("try", () => this.#try());
    this.#press("bring-back", () => this.#bringBack());
    for (const field of this.#switches) {
      field.addEventListener("change", () => this.#do(() => this.#share()));
    }
    for (const button of this.querySelectorAll("[data-task]")) {
      button.addEventListener("click", () => this.#do(() => this.#preview(/** @type {HTMLElement} */ (button).dataset.task ?? "")));
    }
    this.#do(() => Promise.all([this.#draw(), this.#list(), this.#remembered()]));
  }

  /** @param {() => Promise<unknown>} work */
  async #do(work) {
    const alert = part(this, "[role=alert]", HTMLElement);
    alert.hidden = true;
    try {
      await work();
    } catch (error) {
      fill(this, { problem: sentence(error) });
      alert.hidden = false;
    }
  }

  /** @param {Mind} [mind] What holds; asked for where nobody says. */
  async #draw(mind) {
    const { provider, address, model, free, dayCap, monthCap, shared, keyFrom, spentWords, isNearCap } =
      (this.#mind = mind ?? (await this.#record.get("api/v1/mind")).value);
    this.#field("provider").value = provider;
    this.#field("address").value = address;
    this.#field("model").value = model;
    this.#field("dayCap").value = String(dayCap);
    this.#field("monthCap").value = String(monthCap);
    this.#field("key").value = "";
    this.#check("free").checked = free;
    fill(this, { keyFrom: keyWords(keyFrom), spent: spentWords });
    part(this, "[data-part=near-cap]", HTMLElement).hidden = !isNearCap;
    for (const field of this.#switches) field.checked = shared.includes(field.name);
    this.#choose();
  }

  #choose() {
    const provider = this.#field("provider").value;
    part(this, "[data-part=details]", HTMLElement).hidden = provider === "none";
    part(this, "[data-part=name-hint]", HTMLElement).hidden = provider !== "anthropic";
    // A proxy's owner chooses its models and pays for them.
    for (const field of this.querySelectorAll("[data-own]")) {
      /** @type {HTMLElement} */ (field).hidden = provider === "proxy";
    }
    part(this, "[data-do=try]", HTMLElement).hidden = provider === "none" || provider !== this.#mind?.provider;
    // Another provider begins with its own address.
    if (provider !== this.#mind?.provider) {
      this.#field("address").value = "";
      this.#field("model").value = "";
    }
  }

  /** @param {HTMLFormElement} form */
  async #save(form) {
    const said = new FormData(form);
    const text = (/** @type {string} */ name) => String(said.get(name) ?? "").trim();
    /** @type {Record<string, unknown>} */
    const change = { provider: text("provider") };
    if (change.provider !== "none") {
      change.model = text("model");
      change.free = said.has("free");
      for (const name of ["address", "key"]) if (text(name)) change[name] = text(name);
      for (const name of ["dayCap", "monthCap"]) if (text(name)) change[name] = text(name);
    }
    await this.#draw(await this.#record.send("api/v1/mind", "PATCH", change));
    fill(this, { tried: word("mind.saved") });
  }

  async #share() {
    const shown = this.#switches;
    const names = shown.map((field) => field.name);
    // What this page has no switch for stays as it is.
    const others = (this.#mind?.shared ?? []).filter((name) => !names.includes(name));
    const shared = [...others, ...shown.filter((field) => field.checked).map((field) => field.name)];
    await this.#draw(await this.#record.send("api/v1/mind", "PATCH", { shared }));
  }

  async #try() {
    fill(this, { tried: word("mind.trying") });
    const { words, problems, tookWords } = await this.#record.send("api/v1/mind/try", "POST");
    fill(this, { tried: words ? `“${words}” ${tookWords}` : `${problems.join(" ")} ${tookWords}` });
    await Promise.all([this.#draw(), this.#list()]);
  }

  /** @param {string} task */
  async #preview(task) {
    const { value } = await this.#record.get(`api/v1/mind/preview?task=${task}`);
    const { address, body, missing } = value;
    const goesTo = !address
      ? word("mind.goesNowhere")
      : missing.length > 0
        ? word("mind.notShared")
        : word("mind.goesTo", { address });
    fill(part(this, "[data-part=shown]", HTMLElement), { goesTo, body });
    part(this, "[data-part=shown]", HTMLElement).hidden = false;
  }

  async #list() {
    const { value } = await this.#record.get("api/v1/mind/ledger");
    const entries = /** @type {Sent[]} */ (value.entries);
    part(this, ".empty", HTMLElement).hidden = entries.length > 0;
    part(this, ".ledger", HTMLElement).replaceChildren(...entries.map((entry) => this.#entry(entry)));
  }

  /** @param {Sent} sent */
  #entry({ number, taskWords, whenWords, outcome, factWords }) {
    const entry = stamp(this, "[data-template=sent]");
    fill(entry, { task: taskWords, when: whenWords, result: outcome, facts: factWords });
    part(entry, "details", HTMLDetailsElement).addEventListener(
      "toggle",
      async () => {
        const text = await this.#record.get(`api/v1/mind/ledger/${number}`).catch((error) => ({ value: { body: sentence(error) } }));
        fill(entry, { body: text.value.body });
      },
      { once: true },
    );
    return entry;
  }

  async #remembered() {
    const { value } = await this.#record.get("api/v1/memory");
    this.#drawMemory(value.rows);
  }

  /** @param {Remembered[]} rows */
  #drawMemory(rows) {
    part(this, "[data-part=no-memory]", HTMLElement).hidden = rows.length > 0;
    part(this, ".remembered", HTMLElement).replaceChildren(
      ...rows.map(({ key, name, value, origin }) => {
        const entry = stamp(this, "[data-template=item]");
        fill(entry, { name, value, origin });
        part(entry, "button", HTMLButtonElement).addEventListener("click", () =>
          this.#do(async () => {
            const left = await this.#record.send(`api/v1/memory/${encodeURIComponent(key)}`, "DELETE");
            this.#drawMemory(left.rows);
            fill(this, { forgotten: word("profile.removed", { name }) });
            part(this, "[data-do=bring-back]", HTMLElement).hidden = false;
          }),
        );
        return entry;
      }),
    );
  }

  async #bringBack() {
    const { rows } = await this.#record.send("api/v1/memory/undo", "POST");
    this.#drawMemory(rows);
    fill(this, { forgotten: word("record.restored") });
    part(this, "[data-do=bring-back]", HTMLElement).hidden = true;
  }

  get #switches() {
    return /** @type {HTMLInputElement[]} */ ([...this.querySelectorAll(".switches input")]);
  }

  /** @param {string} name */
  #field(name) {
    return /** @type {HTMLInputElement} */ (part(this, `[name=${name}]`, HTMLElement));
  }

  /** @param {string} name */
  #check(name) {
    return part(this, `[name=${name}]`, HTMLInputElement);
  }

  /**
   * @param {string} name
   * @param {() => Promise<unknown>} act
   */
  #press(name, act) {
    part(this, `[data-do=${name}]`, HTMLElement).addEventListener("click", () => this.#do(act));
  }
}

/** @param {string | undefined} origin Where the key is. */
function keyWords(origin) {
  if (origin === "file") return word("mind.keyInFile");
  if (origin === "environment") return word("mind.keyInEnvironment");
  return word(origin ? "mind.keyInCredentials" : "mind.noKey");
}

customElements.define("mind-page", MindPage);
