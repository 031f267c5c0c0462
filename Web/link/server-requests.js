// @ts-check
/** Where the server's interface is. */
export const API = new URL("../api/v1/", import.meta.url);

/** Milliseconds in which an answer should come. */
export const PATIENCE = 10_000;

const LINES = "application/x-pacesetter-events";

/** What is asked of the server, answered as the core takes it. */
export class ServerRequests extends EventTarget {
  /**
   * Sends lines of this device.
   * @param {string[]} lines
   * @param {number} [oldest] The server is to jump here.
   * @returns {Promise<object>} The answer, as an event of the link.
   */
  async post(lines, oldest) {
    const query = oldest === undefined ? "" : `?oldest=${oldest}`;
    const body = `${lines.join("\n")}\n`;
    const answer = await this.ask("POST", `events${query}`, body, LINES);
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
    await this.ask("POST", "live", JSON.stringify(message));
  }

  /**
   * Which chunks of a voice note the server has.
   * @param {string} id
   * @returns {Promise<object>} The answer, as what has happened to the file.
   */
  async fileState(id) {
    const answer = await this.ask("GET", `files/${id}/state`);
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
    const answer = await this.ask("PUT", `files/${id}/${number}`, bytes, "application/octet-stream");
    return answer?.status === 204 ? { stored: number } : { failed: true };
  }

  /**
   * Has a voice note put together.
   * @param {string} id
   * @param {{chunks: number, type: string, session?: string}} what
   * @returns {Promise<object>}
   */
  async joinFile(id, what) {
    const answer = await this.ask("POST", `files/${id}`, JSON.stringify(what));
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
    const answer = await this.ask("DELETE", `sessions/${session}`);
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
      const response = await this.fetch("GET", `sessions/${session}/events?from=${from}`);
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
    const answer = await this.ask("GET", "sessions?limit=10");
    if (answer?.status !== 200) return [];
    return answer.json.sessions
      .filter((/** @type {{ended: number}} */ { ended }) => ended >= since)
      .map((/** @type {{id: string}} */ { id }) => id)
      .reverse();
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {BodyInit} [body]
   * @param {string} [type]
   * @returns {Promise<{status: number, json: any} | null>} Nothing where nobody answers.
   */
  async ask(method, path, body, type) {
    const response = await this.fetch(method, path, body, type);
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
  async fetch(method, path, body, type = "application/json") {
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
