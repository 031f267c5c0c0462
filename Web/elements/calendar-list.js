// @ts-check
/**
 * @typedef {{id: string, name: string, host?: string, titles: boolean, events: number, broken: number,
 *   read?: number, problem?: string, user?: string, plan?: boolean, planned?: number,
 *   planProblem?: string}} ReadCalendar
 * @typedef {{calendars: ReadCalendar[], published?: number, fetched?: number}} Calendars
 */
import { RecordClient } from "../history/record-client.js";
import { choose, sharedFiles } from "../history/shared-files.js";
import { momentOf } from "../moments.js";
import { attempt, fill, part, stamp } from "../parts.js";
import { word } from "../word.js";

const PATH = "api/v1/calendars";

/** The calendars that are read for free time, each with what is taken, and the address of the plan. */
export class CalendarList extends HTMLElement {
  #record = new RecordClient();
  /** @type {import("../history/shared-files.js").SharedFile | undefined} */
  #shared;

  connectedCallback() {
    const form = part(this, "form", HTMLFormElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#try(() => this.#add(form));
    });
    part(this, "[data-do=publish]", HTMLElement).addEventListener("click", () => this.#try(() => this.#publish()));
    part(this, "[data-do=withdraw]", HTMLElement).addEventListener("click", () =>
      this.#try(async () => {
        await this.#record.send("api/v1/plan/feed", "DELETE");
        fill(this, { feed: "" });
        await this.#load();
      }),
    );
    void this.#try(() => this.#load());
    void this.#receive(form);
  }

  /**
   * Takes a file that another app has shared. It is only filled in: somebody else may have shared it.
   * @param {HTMLFormElement} form
   */
  async #receive(form) {
    [this.#shared] = await sharedFiles("connections");
    if (!this.#shared) return;
    const { file } = this.#shared;
    choose(part(form, "[name=file]", HTMLInputElement), file);
    fill(this, { sharedCalendar: word("calendars.shared", { name: file.name }) });
    part(form, "button", HTMLButtonElement).focus();
  }

  /** @param {() => Promise<void>} work */
  #try(work) {
    return attempt(this, "calendarProblem", work);
  }

  async #load() {
    this.#show((await this.#record.get(PATH)).value);
  }

  /** @param {HTMLFormElement} form */
  async #add(form) {
    const data = new FormData(form);
    const chosen = data.get("file");
    const file = chosen instanceof File && chosen.size > 0 ? { file: await chosen.text() } : null;
    const user = data.get("user");
    const account = user ? { user, password: data.get("password"), plan: data.has("plan") } : {};
    const place = file ?? { address: data.get("address"), home: data.has("home"), ...account };
    this.#show(await this.#record.send(PATH, "POST", { ...place, titles: data.has("titles") }));
    form.reset();
    fill(this, { sharedCalendar: "" });
    await this.#shared?.forget();
    this.#shared = undefined;
  }

  async #publish() {
    const { path } = await this.#record.send("api/v1/plan/feed", "POST", {});
    fill(this, { feed: new URL(path, location.href).href });
    await this.#load();
    part(this, "[data-text=feed]", HTMLElement).focus();
  }

  /** @param {Calendars} calendars */
  #show({ calendars, published, fetched }) {
    part(this, ".calendars", HTMLElement).replaceChildren(...calendars.map((calendar) => this.#row(calendar)));
    part(this, ".empty", HTMLElement).hidden = calendars.length > 0;
    part(this, "[data-do=withdraw]", HTMLElement).hidden = published === undefined;
    const when = (/** @type {number} */ seconds) => momentOf(new Date(seconds * 1000));
    const state = published === undefined ? "calendars.closed" : fetched ? "calendars.fetched" : "calendars.unfetched";
    fill(this, { feedState: word(state, { date: when(fetched ?? published ?? 0) }) });
    part(this, "[data-text=feed]", HTMLElement).hidden = part(this, "[data-text=feed]", HTMLElement).textContent === "";
  }

  /** @param {ReadCalendar} calendar */
  #row({ id, name, host, titles, events, broken, read, problem, user, plan, planned, planProblem }) {
    const row = stamp(this);
    const when = (/** @type {number} */ seconds) => momentOf(new Date(seconds * 1000));
    const facts = [
      ...(user ? [user] : []),
      host ?? word("calendars.file"),
      word("calendars.events", { count: String(events) }),
      ...(broken > 0 ? [word("calendars.broken", { count: String(broken) })] : []),
      word(titles ? "calendars.titled" : "calendars.timesOnly"),
      read ? word("calendars.read", { date: when(read) }) : word("calendars.unread"),
      ...(plan ? [planned ? word("calendars.planned", { date: when(planned) }) : word("calendars.unplanned")] : []),
      ...[problem, planProblem].flatMap((reason) => reason ?? []),
    ];
    fill(row, { calendarName: name, calendarFacts: facts.join(" · ") });
    const keeps = part(row, "[data-do=plan]", HTMLButtonElement);
    keeps.hidden = !user;
    keeps.textContent = word(plan ? "calendars.planAway" : "calendars.planHere");
    keeps.addEventListener("click", () =>
      this.#try(async () => this.#show(await this.#record.send(`${PATH}/${id}`, "PATCH", { plan: !plan }))),
    );
    const button = part(row, "[data-do=close]", HTMLButtonElement);
    button.setAttribute("aria-label", word("connections.closeNamed", { name }));
    button.addEventListener("click", () =>
      this.#try(async () => this.#show(await this.#record.send(`${PATH}/${id}`, "DELETE"))),
    );
    return row;
  }
}

customElements.define("calendar-list", CalendarList);
