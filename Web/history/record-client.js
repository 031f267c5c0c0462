// @ts-check
import { language } from "../language.js";
import { word } from "../word.js";

/** What lies here of the record for days without the server; no part of the page's own copy. */
const CACHE = "pacesetter-record";

/** How many answers are kept; the oldest go first. */
const MOST = 200;

/** The languages of the pages: a copy in another one is better than none. */
const LANGUAGES = ["en", "de"];

/** When an answer was given, in a header of the copy. */
const GIVEN = "X-Given";

/**
 * What the record answered, and since when it is known where it comes from a copy.
 * @typedef {{value: any, since: Date | null}} Answer
 *
 * Asks for what the server says, or what it said last.
 * @typedef {(path: string) => Promise<Answer["value"]>} Asking
 */

/**
 * The record, which the server at home keeps. What was seen of it can be seen again without the server.
 */
export class RecordClient {
  /** @param {string} [reader] The language of the answers: each has copies of its own. */
  constructor(reader = language) {
    this.reader = reader;
  }

  /**
   * @param {string} path
   * @returns {Promise<Answer>}
   */
  async get(path) {
    let response;
    try {
      response = await look(path);
    } catch {
      return this.#copy(path);
    }
    const value = await read(response);
    this.#keep(path, value).catch(() => {
      // Storage is full or forbidden: there is no copy then, and nothing else is lost.
    });
    return { value, since: null };
  }

  /**
   * What the server says now, of which nothing stays on this device.
   * @param {string} path
   */
  async peek(path) {
    return read(await look(path));
  }

  /**
   * @param {string} path
   * @param {"PATCH" | "POST" | "PUT" | "DELETE"} method
   * @param {object} [body]
   */
  async send(path, method, body) {
    let response;
    try {
      response = await fetch(path, {
        method,
        headers: { "Content-Type": "application/json", "X-Pacesetter": "1" },
        body: JSON.stringify(body),
      });
    } catch {
      throw new Error(word("history.unchanged"));
    }
    return response.status === 204 ? null : read(response);
  }

  /** Forgets every copy. */
  forget() {
    return caches.delete(CACHE);
  }

  /** @param {string} path */
  async #copy(path) {
    const cache = await caches.open(CACHE);
    for (const reader of [this.reader, ...LANGUAGES]) {
      const copy = await cache.match(address(path, reader));
      if (copy) return { value: await copy.json(), since: new Date(Number(copy.headers.get(GIVEN))) };
    }
    throw new Error(word("history.unreachable"));
  }

  /**
   * @param {string} path
   * @param {unknown} value
   */
  async #keep(path, value) {
    const cache = await caches.open(CACHE);
    const place = address(path, this.reader);
    // What is put anew goes to the end.
    await cache.delete(place);
    const headers = { "Content-Type": "application/json", [GIVEN]: String(Date.now()) };
    await cache.put(place, new Response(JSON.stringify(value), { headers }));
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, -MOST).map((request) => cache.delete(request)));
  }
}

/**
 * Where the copy of an answer lies: English ones as ever, others beside them.
 * @param {string} path
 * @param {string} reader
 */
function address(path, reader) {
  if (reader === "en") return path;
  return `${path}${path.includes("?") ? "&" : "?"}language=${reader}`;
}

/** @param {string} path */
function look(path) {
  return fetch(path, { headers: { "X-Pacesetter": "1" }, cache: "no-store" });
}

/** @param {Response} response */
async function read(response) {
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.detail ?? answer.title ?? word("server.silent"));
  return answer;
}
