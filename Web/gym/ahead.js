// @ts-check
/** Milliseconds that a server may take: then the page waits for its own core alone. */
const PATIENCE = 1500;

/**
 * What the server knows of a page, on its way before the page's core is; null where there is none to be had.
 * @param {string} path The page preloads it, so it is asked for without any header of ours.
 * @returns {Promise<any>}
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
