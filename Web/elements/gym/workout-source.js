// @ts-check
/**
 * @typedef {{title: string, text: string, steps: number, unclear: string[], page: string[]}} Draft
 * @typedef {{workout: string, title: string, address: string, fetched?: string}} Source
 * @typedef {{kind: "added" | "removed", line: number, text: string}} Change
 * @typedef {{changed: boolean, text: string, changes: Change[], conflicts: Change[]}} Again
 */
import { RecordClient } from "../../history/record-client.js";
import { choose, sharedFiles } from "../../history/shared-files.js";
import { announce, enumerate, fill, part, sentence, stamp } from "../../parts.js";
import { word } from "../../word.js";

const PATH = "api/v1/pages";

/** How many lines of a page are shown beside the draft. */
const LINES = 120;

/**
 * Reads a workout from an address or a file of somebody else's. What comes is a draft beside the page's own
 * words: it is opened in the editor by hand, with `workout-write` and its text, and kept there or not. The
 * workouts that come from pages can be looked at again; `library-changed` says that one took the changes.
 */
export class WorkoutSource extends HTMLElement {
  #record = new RecordClient();
  #text = "";
  /** @type {import("../../history/shared-files.js").SharedFile | undefined} */
  #shared;

  connectedCallback() {
    const form = part(this, "form", HTMLFormElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#try(() => this.#read(form));
    });
    this.#press("take").addEventListener("click", () => announce(this, "workout-write", { text: this.#text }));
    part(this, "details", HTMLDetailsElement).addEventListener("toggle", () => this.#list().catch(() => {}));
    void this.#receive(form);
  }

  /**
   * Takes an address or a file that another app has shared. It is only filled in: a link that somebody else
   * has made fetches nothing.
   * @param {HTMLFormElement} form
   */
  async #receive(form) {
    const shared = new URLSearchParams(location.search);
    // Some browsers share the address as a text, with a title before it.
    const address = `${shared.get("url") ?? ""} ${shared.get("text") ?? ""}`.match(/https?:\/\/[^\s]+/)?.[0];
    if (address) {
      history.replaceState(history.state, "", location.pathname);
      part(form, "[name=address]", HTMLInputElement).value = address;
    } else {
      [this.#shared] = await sharedFiles("gym");
      if (!this.#shared) return;
      choose(part(form, "[name=file]", HTMLInputElement), this.#shared.file);
    }
    part(this, "details", HTMLDetailsElement).open = true;
    const read = part(form, "button", HTMLButtonElement);
    const name = this.#shared?.file.name;
    fill(this, { sourceState: name === undefined ? word("pages.shared") : word("pages.sharedFile", { name }) });
    requestAnimationFrame(() => read.focus());
  }

  /**
   * Does something, and says what went wrong.
   * @param {() => Promise<void>} work
   */
  async #try(work) {
    fill(this, { sourceState: word("pages.reading") });
    let sourceState = "";
    try {
      await work();
    } catch (error) {
      sourceState = sentence(error);
    }
    if (sourceState !== "" || this.#state === word("pages.reading")) fill(this, { sourceState });
  }

  get #state() {
    return part(this, "[data-text=sourceState]", HTMLElement).textContent;
  }

  /** @param {HTMLFormElement} form */
  async #read(form) {
    this.#draft.hidden = true;
    const data = new FormData(form);
    const chosen = data.get("file");
    const isFile = chosen instanceof File && chosen.size > 0;
    const place = isFile
      ? { file: await base64(chosen), name: chosen.name }
      : { address: data.get("address"), home: data.has("home") };
    const { draft } = /** @type {{draft: Draft}} */ (await this.#record.send(PATH, "POST", place));
    this.#text = draft.text;
    fill(this, {
      sourceTitle: draft.title,
      sourceFacts: word("pages.steps", { count: String(draft.steps) }),
      sourceText: draft.text,
      sourcePage: draft.page.slice(0, LINES).join("\n"),
    });
    enumerate(part(this, "[data-part=unclear]", HTMLElement), draft.unclear);
    this.#draft.hidden = false;
    form.reset();
    await this.#shared?.forget();
    this.#shared = undefined;
  }

  async #list() {
    const { pages } = /** @type {{pages: Source[]}} */ ((await this.#record.get(PATH)).value);
    part(this, "[data-part=sources]", HTMLElement).hidden = pages.length === 0;
    part(this, ".sources", HTMLElement).replaceChildren(...pages.map((source) => this.#row(source)));
  }

  /** @param {Source} source */
  #row({ workout, title, address, fetched = "" }) {
    const row = stamp(this, "[data-template=source]");
    const host = new URL(address).hostname;
    fill(row, { sourceName: title, sourceFrom: word("pages.from", { host, date: fetched }) });
    const [again, accept] = ["again", "accept"].map((name) => part(row, `[data-do=${name}]`, HTMLButtonElement));
    again?.setAttribute("aria-label", word("pages.againNamed", { name: title }));
    let text = "";
    again?.addEventListener("click", () =>
      this.#try(async () => {
        const path = `${PATH}/${encodeURIComponent(workout)}/again`;
        const found = /** @type {Again} */ (await this.#record.send(path, "POST", {}));
        text = found.text;
        const changes = found.changed ? found.changes : [];
        enumerate(part(row, "[data-part=changes]", HTMLElement), changes.map(told));
        if (accept) accept.hidden = changes.length === 0;
        fill(this, { sourceState: word(changes.length === 0 ? "pages.same" : "pages.changed") });
      }),
    );
    accept?.addEventListener("click", () =>
      this.#try(async () => {
        const at = { at: Date.now() / 1000, utcOffsetMinutes: -new Date().getTimezoneOffset() };
        await this.#record.send(`api/v1/library/workouts/${encodeURIComponent(workout)}`, "PUT", { ...at, text });
        await this.#list();
        announce(this, "library-changed");
        fill(this, { sourceState: word("pages.taken") });
      }),
    );
    return row;
  }

  get #draft() {
    return part(this, "[data-part=draft]", HTMLElement);
  }

  /** @param {string} name */
  #press(name) {
    return part(this, `[data-do=${name}]`, HTMLButtonElement);
  }
}

/** @param {Change} change */
function told({ kind, text }) {
  return `${kind === "added" ? "+" : "−"} ${text}`;
}

/**
 * A file's bytes as letters.
 * @param {File} file
 */
async function base64(file) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(text);
}

customElements.define("workout-source", WorkoutSource);
