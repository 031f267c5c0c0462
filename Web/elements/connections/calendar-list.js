// @ts-check
/**
 * @typedef {{id: string, name: string, host?: string, titles: boolean, events: number, broken: number,
 *   read?: number, problem?: string, user?: string, plan?: boolean, planned?: number,
 *   planProblem?: string}} ReadCalendar
 * @typedef {{calendars: ReadCalendar[], published?: number, fetched?: number}} Calendars
 */
import { RecordClient } from "../../history/record-client.js";
import { choose, sharedFiles } from "../../history/shared-files.js";
import { momentOf } from "../../moments.js";
import { fill, part } from "../../parts.js";
import { word } from "../../word.js";
import { ConnectionList } from "./connection-list.js";

/** Where the plan is published. */
const FEED = "api/v1/plan/feed";

/**
 * The calendars that are read for free time, each with what is taken, and the address of the plan.
 * @extends {ConnectionList<ReadCalendar>}
 */
export class CalendarList extends ConnectionList {
  #record = new RecordClient();
  /** @type {import("../../history/shared-files.js").SharedFile | undefined} */
  #shared;

  constructor() {
    super("api/v1/calendars", "calendarProblem");
  }

  connectedCallback() {
    super.connectedCallback();
    this.press(this, "publish", () => this.#publish());
    this.press(this, "withdraw", async () => {
      await this.#record.send(FEED, "DELETE");
      fill(this, { feed: "" });
      await this.load();
    });
    void this.#receive();
  }

  /** Takes a file that another app has shared. It is only filled in: somebody else may have shared it. */
  async #receive() {
    [this.#shared] = await sharedFiles("connections");
    if (!this.#shared) return;
    const { file } = this.#shared;
    choose(part(this.form, "[name=file]", HTMLInputElement), file);
    fill(this, { sharedCalendar: word("calendars.shared", { name: file.name }) });
    part(this.form, "button", HTMLButtonElement).focus();
  }

  /** @param {FormData} data */
  async add(data) {
    const chosen = data.get("file");
    const file = chosen instanceof File && chosen.size > 0 ? { file: await chosen.text() } : null;
    const user = data.get("user");
    const account = user ? { user, password: data.get("password"), plan: data.has("plan") } : {};
    const place = file ?? { address: data.get("address"), home: data.has("home"), ...account };
    this.show(await this.send("POST", "", { ...place, titles: data.has("titles") }));
    this.form.reset();
    fill(this, { sharedCalendar: "" });
    await this.#shared?.forget();
    this.#shared = undefined;
  }

  async #publish() {
    const { path } = await this.#record.send(FEED, "POST", {});
    fill(this, { feed: new URL(path, location.href).href });
    await this.load();
    part(this, "[data-text=feed]", HTMLElement).focus();
  }

  /** @param {Calendars} answer */
  show(answer) {
    const { published, fetched } = answer;
    part(this, "[data-do=withdraw]", HTMLElement).hidden = published === undefined;
    const state = published === undefined ? "calendars.closed" : fetched ? "calendars.fetched" : "calendars.unfetched";
    fill(this, { feedState: word(state, { date: when(fetched ?? published ?? 0) }) });
    const feed = part(this, "[data-text=feed]", HTMLElement);
    feed.hidden = feed.textContent === "";
    return super.show(answer);
  }

  /**
   * @param {HTMLElement} row
   * @param {ReadCalendar} calendar
   */
  draw(row, calendar) {
    const { id, name, host, titles, events, broken, read, problem, user, plan, planned, planProblem } = calendar;
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
    const keeps = this.press(row, "plan", async () => this.show(await this.send("PATCH", `/${id}`, { plan: !plan })));
    keeps.hidden = !user;
    keeps.textContent = word(plan ? "calendars.planAway" : "calendars.planHere");
    this.closes(row, calendar, name);
  }
}

/** @param {number} seconds */
function when(seconds) {
  return momentOf(new Date(seconds * 1000));
}

customElements.define("calendar-list", CalendarList);
