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

/** Where the server's interface is. */
const API = new URL("../api/v1/", import.meta.url);

/** Milliseconds of silence after which a stream is dead; a server says something every 15 s. */
const SILENCE = 40_000;

/** The shortest and the longest wait before the server is asked again, and that of a stranger. */
const SOON = 500;
const LATE = 5000;
const STRANGE = 60_000;

/** Milliseconds in which an answer should come. */
const PATIENCE = 10_000;

const LINES = "application/x-pacesetter-events";

/**
 * The way to the server: what comes down is told as `hello`, `arrived` and `glanced` events, in order,
 * and what goes up is answered as the core takes it. `change` says that `standing` has changed.
 */
export class ServerLane extends EventTarget {
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

  /**
   * Sends lines of this device.
   * @param {string[]} lines
   * @param {number} [oldest] The server is to jump here.
   * @returns {Promise<object>} The answer, as an event of the link.
   */
  async post(lines, oldest) {
    const query = oldest === undefined ? "" : `?oldest=${oldest}`;
    const body = `${lines.join("\n")}\n`;
    const answer = await this.#ask("POST", `events${query}`, body, LINES);
    if (answer?.status === 200) return { acked: answer.json.acked };
    if (answer?.status === 409 && "expected" in answer.json) {
      return { expected: answer.json.expected };
    }
    if (answer?.status === 409 && "conflict" in answer.json) {
      return { conflict: { number: answer.json.conflict, acked: answer.json.acked } };
    }
    return { failed: true };
  }

  /** @param {object} message */
  async postLive(message) {
    await this.#ask("POST", "live", JSON.stringify(message));
  }

  /**
   * Which chunks of a voice note the server has.
   * @param {string} id
   * @returns {Promise<object>} The answer, as what has happened to the file.
   */
  async fileState(id) {
    const answer = await this.#ask("GET", `files/${id}/state`);
    if (answer?.status === 404) return { holds: [] };
    if (answer?.status !== 200) return { failed: true };
    const { state, chunks, sha256 } = answer.json;
    return state === "complete" ? { joined: sha256 } : { holds: chunks };
  }

  /**
   * @param {string} id
   * @param {number} number
   * @param {ArrayBuffer} bytes
   * @returns {Promise<object>}
   */
  async putChunk(id, number, bytes) {
    const answer = await this.#ask("PUT", `files/${id}/${number}`, bytes, "application/octet-stream");
    return answer?.status === 204 ? { stored: number } : { failed: true };
  }

  /**
   * Has a voice note put together.
   * @param {string} id
   * @param {{chunks: number, type: string, session?: string}} what
   * @returns {Promise<object>}
   */
  async joinFile(id, what) {
    const answer = await this.#ask("POST", `files/${id}`, JSON.stringify(what));
    if (answer?.status === 200) return { joined: answer.json.sha256 };
    if (answer?.status === 409 && "missing" in answer.json) return { lacks: answer.json.missing };
    return { failed: true };
  }

  /**
   * Has a discarded session deleted.
   * @param {string} session
   * @returns {Promise<boolean>} Whether it is gone.
   */
  async deleteSession(session) {
    const answer = await this.#ask("DELETE", `sessions/${session}`);
    return answer?.status === 204 || answer?.status === 404;
  }

  /**
   * The lines of all devices in a session, in order of arrival.
   * @param {string} session
   * @returns {Promise<string[] | null>} Nothing where the server does not answer.
   */
  async sessionLines(session) {
    /** @type {string[]} */
    const lines = [];
    for (let from = 0; ; ) {
      const response = await this.#fetch("GET", `sessions/${session}/events?from=${from}`);
      if (response?.status === 404) return lines;
      if (!response?.ok) return null;
      lines.push(...(await response.text()).split("\n").filter(Boolean));
      const next = Number(response.headers.get("X-Next"));
      if (!(next > from)) return lines;
      from = next;
    }
  }

  /**
   * The sessions that were going on a while ago or still are, the oldest first.
   * @param {number} since Milliseconds since 1970.
   * @returns {Promise<string[]>}
   */
  async sessionsSince(since) {
    const answer = await this.#ask("GET", "sessions?limit=10");
    if (answer?.status !== 200) return [];
    return answer.json.sessions
      .filter((/** @type {{ended: number}} */ { ended }) => ended >= since)
      .map((/** @type {{id: string}} */ { id }) => id)
      .reverse();
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

  /**
   * @param {string} method
   * @param {string} path
   * @param {BodyInit} [body]
   * @param {string} [type]
   * @returns {Promise<{status: number, json: any} | null>} Nothing where nobody answers.
   */
  async #ask(method, path, body, type) {
    const response = await this.#fetch(method, path, body, type);
    if (!response) return null;
    // An answer that is no JSON says no more than its status.
    const json = await response.json().catch(() => ({}));
    return { status: response.status, json };
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {BodyInit} [body]
   * @param {string} [type]
   * @returns {Promise<Response | null>}
   */
  async #fetch(method, path, body, type = "application/json") {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE);
    try {
      return await fetch(new URL(path, API), {
        method,
        cache: "no-store",
        headers: { "X-Pacesetter": "1", ...(body !== undefined && { "Content-Type": type }) },
        body,
        signal: patience.signal,
      });
    } catch {
      // Every way a fetch can throw means that nobody answered.
      return null;
    } finally {
      clearTimeout(timer);
    }
  }
}
