// @ts-check
/** Milliseconds for which an answer holds, and which a server may take. */
const [FRESH, PATIENCE] = [60_000, 1500];

/** @typedef {{gap?: {minutes: number, before: number, title?: string}, race?: {name: string, days: number}}} Ahead */

/** @type {{at: number, ahead: Promise<Ahead>}} */
let known = { at: -FRESH, ahead: Promise.resolve({}) };

/**
 * How long there is before the next event of the owner's calendars, and the race for which they rest, as
 * the server knows them.
 */
export function freeTime() {
  const at = performance.now();
  if (at - known.at >= FRESH) known = { at, ahead: ask() };
  return known.ahead;
}

/** @returns {Promise<Ahead>} Nothing without a server: no calendar is better than an old one. */
async function ask() {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const { signal } = patience;
    const response = await fetch("api/v1/calendars/free", { cache: "no-store", signal });
    const { gap, race } = response.ok ? await response.json() : /** @type {Ahead} */ ({});
    return { ...(gap && { gap }), ...(race && { race }) };
  } catch {
    return {};
  } finally {
    clearTimeout(timer);
  }
}
