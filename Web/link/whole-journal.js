// @ts-check
import { entries } from "./entry.js";

/**
 * The lines that a device has written of a session, from its first on: from here, or from the server
 * where some are missing here and it has more.
 * @param {string} session
 * @param {string} device
 * @param {import("./journal-store.js").JournalStore} store
 * @param {import("./server-requests.js").ServerRequests} server
 * @returns {Promise<string[]>}
 */
export async function wholeJournal(session, device, store, server) {
  const kept = await store.entriesOf(session, device);
  const here = kept.map(({ line }) => line);
  const isWhole = kept.length > 0 && kept.every(({ n }, index) => n === index);
  if (isWhole) return here;
  const all = (await server.sessionLines(session)) ?? [];
  const there = entries(all, store.facts(all))
    .filter((one) => one.device === device && one.n !== undefined)
    .map(({ line }) => line);
  return there.length > here.length ? there : here;
}
