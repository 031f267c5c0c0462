// @ts-check
/**
 * @typedef {import("../../history/entry-rows.js").Row} Row
 * @typedef {{rows: Row[], next?: string}} List
 */
import { headingNamed, measured, screenOf } from "../../history/entry-address.js";
import { entryRows } from "../../history/entry-rows.js";
import { ListFilter } from "../../history/list-filter.js";
import { RecordClient } from "../../history/record-client.js";
import { momentOf } from "../../moments.js";
import { once } from "../../once.js";
import { PageElement } from "../../page-element.js";
import { fill, part } from "../../parts.js";
import { query } from "../../query.js";
import { word } from "../../word.js";

/** How many rows come at once. */
const ROWS = 50;

/** How many of the newest entries are fetched ahead, for days without the server. */
const AHEAD = 10;

/**
 * Everything that was done: the list, a calendar, one entry, two of them side by side, trends, and the
 * files that somebody brings. What is shown comes from the server, already written, or from the copy of
 * what it said last.
 */
export class HistoryPage extends PageElement {
  #record = new RecordClient();
  /** What follows the list. Its scripts and those of an entry, most of the page's, come after those of the list. */
  #rest = once(() => this.#makeRest());
  /** What shows one entry. */
  #entry = once(() => this.#makeEntry());
  /** @type {string | undefined} */
  #next;
  #filter = new ListFilter(part(this, "[data-part=list]", HTMLElement), () =>
    this.#try(() => this.#list(true)),
  );
  /** Which question was asked last; an older answer that comes late is not shown. */
  #asked = 0;

  connectedCallback() {
    this.press("[data-do=leave]", () => history.back());
    this.press("[data-do=more]", () => this.#try(() => this.#list(false)));
    this.press("[data-do=remove]", () => this.#change(async () => (await this.#entry()).removal.remove()));
    this.press("[data-do=restore]", () => this.#change(async () => (await this.#entry()).removal.bringBack()));
    this.on("year-wanted", (year) => this.#filter.choose(year));
    this.on("record-changed", () => this.#try(() => this.#log()));
    this.on("month-wanted", (month) => this.#try(async () => (await this.#rest()).leaf(month)));
    this.on("day-chosen", async (day) => (await this.#rest()).day(day));
    this.on("remarks-said", (remarks) =>
      this.#try(async () => {
        await (await this.#entry()).entry.remark(remarks);
        await this.#list(true);
        // Its sport may count in other sums now, and so may its gear.
        await this.#drawRest();
      }),
    );
    addEventListener("hashchange", () => this.#try(() => this.#follow().then(() => headingNamed()?.scrollIntoView())));
    this.#try(() => Promise.all([this.#log(), this.#follow()]).then(() => headingNamed()?.scrollIntoView()));
    this.updates.begin();
  }

  async #makeRest() {
    const { LogRest } = await import("./log-rest.js");
    const rest = part(this, "log-rest", LogRest);
    rest.wire((path) => this.#get(path));
    return rest;
  }

  async #makeEntry() {
    const [{ EntryView }, { Removal }] = await Promise.all([import("./entry-view.js"), import("../../history/removal.js")]);
    const entry = part(this, "entry-view", EntryView);
    entry.wire((path) => this.#get(path));
    return { entry, removal: new Removal(this, entry) };
  }

  /** Shows what the address names: the log, one entry, or two of them. */
  async #follow() {
    const [first, second] = headingNamed() ? [] : location.hash.slice(1).split("/").map(decodeURIComponent);
    const view = second ? "comparison" : first ? "entry" : "log";
    // Whoever comes by an address sees no list that goes away again.
    const isNew = this.view === "";
    if (isNew) this.turnTo(view);
    const awaited = part(this, `[data-view=${view}]`, HTMLElement);
    awaited.ariaBusy = isNew && first ? "true" : null;
    const shown = second ? this.#compare(first, second) : first ? this.#entry().then(({ entry }) => entry.show(first)) : null;
    await shown?.catch((problem) => {
      if (isNew) this.turnTo("log");
      throw problem;
    });
    awaited.ariaBusy = null;
    this.turnTo(view);
    if (first) scrollTo(0, 0);
    part(this, `[data-view=${view}] h1`, HTMLElement).focus();
    if (view === "entry") await this.#alike(first);
  }

  /** Shows the list as soon as it is here, and then the rest at once: nothing moves under a finger. */
  async #log() {
    try {
      // Files can be brought and everything exported where there is no list too.
      await this.#list(true).finally(this.#rest);
      await this.#drawRest();
    } finally {
      this.removeAttribute("data-coming");
    }
    const newest = [...this.querySelectorAll("[data-part=list] .entries a")].slice(0, AHEAD);
    for (const { hash } of /** @type {HTMLAnchorElement[]} */ (newest)) {
      await this.#record.get(screenOf(hash.slice(1))).catch(() => {
        // What could not be had ahead will be asked for when it is wanted.
      });
    }
  }

  async #drawRest() {
    const years = await (await this.#rest()).draw();
    this.#filter.offer(years);
    // Where nothing is in the record there is nothing to leaf through.
    part(this, "[data-part=calendar]", HTMLElement).hidden =
      this.#filter.isOpen && !this.querySelector("[data-part=list] .entries li");
  }

  /** @param {() => Promise<void>} work What changes the record. */
  #change(work) {
    return this.#try(() => work().then(() => this.#log()));
  }

  /** Where the next rows of the list are. */
  get #address() {
    const from = this.#next && { from: this.#next };
    return `api/v1/history?${query({ limit: String(ROWS), ...this.#filter.wanted, ...from, ...measured() })}`;
  }

  /** @param {boolean} isNew Whether it takes the place of what is shown. */
  async #list(isNew) {
    if (isNew) this.#next = undefined;
    const asked = (this.#asked += 1);
    const list = await this.#get(this.#address);
    if (asked === this.#asked) this.#drawList(list, isNew);
  }

  /**
   * @param {List} list
   * @param {boolean} isNew
   */
  #drawList({ rows, next }, isNew) {
    this.#next = next;
    const entries = part(this, "[data-part=list] .entries", HTMLElement);
    if (isNew) entries.replaceChildren();
    entries.removeAttribute("aria-busy");
    entries.append(...entryRows(this, rows));
    const isEmpty = entries.children.length === 0;
    part(this, "[data-part=nothing]", HTMLElement).hidden = !isEmpty || !this.#filter.isOpen;
    part(this, "[data-part=not-found]", HTMLElement).hidden = !isEmpty || this.#filter.isOpen;
    part(this, "[data-do=more]", HTMLElement).hidden = !next;
  }

  /**
   * Offers what an entry can be compared with.
   * @param {string} id
   */
  async #alike(id) {
    const path = `api/v1/history/${encodeURIComponent(id)}/alike?${query(measured())}`;
    // Without the server there is nothing to compare with, and nothing to be said of it.
    const { value } = await this.#record.get(path).catch(() => ({ value: { rows: [] } }));
    const others = entryRows(
      this,
      value.rows,
      (other) => `${encodeURIComponent(other)}/${encodeURIComponent(id)}`,
    );
    const section = part(this, "[data-part=alike]", HTMLElement);
    part(section, ".entries", HTMLElement).replaceChildren(...others);
    section.hidden = others.length === 0;
  }

  /**
   * @param {string} first
   * @param {string} second
   */
  async #compare(first, second) {
    const comparison = await this.#get(`api/v1/compare?${query({ first, second, ...measured() })}`);
    const { ComparisonView } = await import("./comparison-view.js");
    part(this, "comparison-view", ComparisonView).show(comparison);
  }

  /**
   * What the server says, or what it said last; in that case it is said so.
   * @param {string} path
   */
  async #get(path) {
    const { value, since } = await this.#record.get(path);
    const words = since
      ? word("history.asOf", { time: momentOf(since) })
      : "";
    fill(this, { since: words });
    part(this, "[data-text=since]", HTMLElement).hidden = since === null;
    return value;
  }

  /** @param {() => Promise<unknown>} work */
  async #try(work) {
    let words = "";
    await this.attempt(work, (problem) => (words = problem));
    fill(this, { problem: words });
    part(this, "[data-text=problem]", HTMLElement).hidden = words === "";
  }
}

customElements.define("history-page", HistoryPage);
