// @ts-check
/**
 * @typedef {import("./journal-store.js").JournalStore} JournalStore
 * @typedef {import("./server-requests.js").ServerRequests} ServerRequests
 */

/** What the core has sent to the server, and what the server's answers come to on this disk. */
export class Outgoing {
  #store;
  #tell;

  /**
   * @param {JournalStore} store
   * @param {(answer: object) => void} tell Tells the core.
   */
  constructor(store, tell) {
    this.#store = store;
    this.#tell = tell;
  }

  /**
   * @param {import("./contract.js").LinkEffect} effect
   * @param {ServerRequests} server
   * @returns {boolean} Whether it was one of these.
   */
  carryOut({ post, oldest, recall, postLive }, server) {
    if (post) this.#post(post, oldest, server);
    else if (recall) this.#recall(recall.from);
    else if (postLive) this.#postLive(postLive, server);
    else return false;
    return true;
  }

  /**
   * Discarded sessions go from the server once it has their last line.
   * @param {ServerRequests} server
   */
  async bury(server) {
    if (this.#store.unconfirmed > 0) return;
    for (const session of await this.#store.discarded()) {
      if (await server.deleteSession(session)) await this.#store.erase(session);
    }
  }

  /**
   * @param {string[]} lines
   * @param {number | undefined} oldest
   * @param {ServerRequests} server
   */
  async #post(lines, oldest, server) {
    const answer = await server.post(lines, oldest);
    const { acked, expected } = /** @type {{acked?: number, expected?: number}} */ (answer);
    if (acked !== undefined) await this.#store.confirm(acked);
    if (expected !== undefined) await this.#store.confirmOnly(Math.max(0, expected - 1));
    this.#tell(answer);
    await this.bury(server);
  }

  /** @param {number} from */
  async #recall(from) {
    this.#tell({ recalled: await this.#store.own(from) });
  }

  /**
   * @param {object} glance
   * @param {ServerRequests} server
   */
  async #postLive(glance, server) {
    await server.postLive(glance);
    this.#tell({ liveAnswered: true });
  }
}
