// @ts-check
/** Milliseconds for which an answer holds, and which a server may take. */
const [FRESH, PATIENCE] = [60_000, 1500];

/** @typedef {{minutes: number, before: number, title?: string}} Gap */

/** @type {{at: number, gap: Promise<Gap | null>}} */
let known = { at: -FRESH, gap: Promise.resolve(null) };

/** How long there is before the next event of the owner's calendars, as the server knows it. */
export function freeTime() {
  const at = performance.now();
  if (at - known.at >= FRESH) known = { at, gap: ask() };
  return known.gap;
}

/** @returns {Promise<Gap | null>} Nothing without a server: no calendar is better than an old one. */
async function ask() {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const { signal } = patience;
    const response = await fetch("api/v1/calendars/free", { cache: "no-store", signal });
    return response.ok ? ((await response.json()).gap ?? null) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
