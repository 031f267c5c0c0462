// @ts-check
/** Milliseconds that a server may take. */
const PATIENCE = 10_000;

/** Milliseconds for which the core waits, so that it comes in the way of nothing that is here before it. */
const HEAD_START = 1000;

/**
 * What the server knows of a page, on its way before the page's core is; null where there is none to be had.
 * @param {string} path The page preloads it, so it is asked for without any header of ours.
 * @returns {Promise<import("./history/record-client.js").Answer["value"]>}
 */
export async function ahead(path) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const response = await fetch(path, { signal: patience.signal });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Waits until what the server knows is shown, but not for a slow server.
 * @param {Promise<void>} shown
 */
export function headStart(shown) {
  return Promise.race([shown, new Promise((resolve) => setTimeout(resolve, HEAD_START))]);
}
