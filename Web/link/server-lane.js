// @ts-check
/**
 * How the server stands: not yet asked, there, out of reach, or this device may not ask it.
 * @typedef {"asked" | "here" | "gone" | "unpaired"} Standing
 *
 * What the stream brings, as `Documentation/Link.md` has it.
 * @typedef {{server: string, head: number, at: number}} Hello
 * @typedef {{line: string, arrival: number}} Arrival
 */
import { EventStreamReader } from "./event-stream-reader.js";
import { API, PATIENCE, ServerRequests } from "./server-requests.js";

/** Milliseconds of silence after which a stream is dead; a server says something every 15 s. */
const SILENCE = 40_000;

/** The shortest and the longest wait before the server is asked again, and that of a stranger. */
const SOON = 500;
const LATE = 5000;
const STRANGE = 60_000;

/**
 * The way to the server: what comes down is told as `hello`, `arrived` and `glanced` events, in order,
 * and what goes up is answered as the core takes it. `change` says that `standing` has changed.
 */
export class ServerLane extends ServerRequests {
  /** @type {Standing} */
  standing = "asked";

  #device;
  /** The arrival number that came last, where one has. */
  #last;
  #failures = 0;
  #isOpen = false;
  #stream = new AbortController();
  #timer = 0;
  #hurry = () => {
    if (this.standing !== "here") this.#follow();
  };

  /**
   * @param {string} device This device, whose own lines need not come back.
   * @param {number | undefined} after The arrival number that came last, in an earlier life.
   */
  constructor(device, after) {
    super();
    this.#device = device;
    this.#last = after;
  }

  open() {
    this.#isOpen = true;
    self.addEventListener("online", this.#hurry);
    this.#follow();
  }

  close() {
    this.#isOpen = false;
    self.removeEventListener("online", this.#hurry);
    clearTimeout(this.#timer);
    this.#stream.abort();
  }

  /** Follows the stream, and asks again when it ends. */
  async #follow() {
    clearTimeout(this.#timer);
    this.#stream.abort();
    const stream = new AbortController();
    this.#stream = stream;
    /** @type {Standing} */
    let standing = "gone";
    try {
      standing = await this.#read(stream);
    } catch {
      // However a stream ends, it is asked for again.
    }
    if (stream !== this.#stream || !this.#isOpen) return;
    this.#become(standing);
    const soon = Math.min(LATE, SOON * 2 ** Math.min(this.#failures++, 10));
    const pause = standing === "unpaired" ? STRANGE : soon;
    this.#timer = setTimeout(() => this.#follow(), pause * (0.75 + 0.5 * Math.random()));
  }

  /**
   * @param {AbortController} stream
   * @returns {Promise<Standing>} Why it has ended.
   */
  async #read(stream) {
    const url = new URL("live", API);
    url.searchParams.set("except", this.#device);
    if (this.#last !== undefined) url.searchParams.set("after", String(this.#last));
    let patience = setTimeout(() => stream.abort(), PATIENCE);
    const { signal } = stream;
    try {
      const response = await fetch(url, { cache: "no-store", signal });
      if (response.status === 401) return "unpaired";
      const type = response.headers.get("Content-Type") ?? "";
      if (!response.ok || !response.body || !type.startsWith("text/event-stream")) return "gone";
      const events = new EventStreamReader();
      const reader = response.body.getReader();
      for (;;) {
        clearTimeout(patience);
        patience = setTimeout(() => stream.abort(), SILENCE);
        const { value, done } = await reader.read();
        if (done || stream !== this.#stream) return "gone";
        for (const event of events.read(value)) this.#take(event);
      }
    } finally {
      clearTimeout(patience);
    }
  }

  /** @param {import("./event-stream-reader.js").StreamEvent} event */
  #take({ type, id, data }) {
    if (id) this.#last = Number(id);
    if (type === "hello") {
      this.#failures = 0;
      this.#become("here");
      this.#tell("hello", { ...JSON.parse(data), at: this.#last });
    } else if (type === "event") {
      this.#tell("arrived", { line: data, arrival: this.#last });
    } else if (type === "live") {
      this.#tell("glanced", JSON.parse(data));
    }
  }

  /**
   * @param {string} name
   * @param {unknown} detail
   */
  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** @param {Standing} standing */
  #become(standing) {
    if (standing === this.standing) return;
    this.standing = standing;
    this.dispatchEvent(new Event("change"));
  }
}
