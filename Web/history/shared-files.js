// @ts-check
/** Where the service worker keeps what other apps share. */
const CACHE = "pacesetter-shared";

/**
 * A file that another app has shared. It stays on this device until it is forgotten: a page that has no
 * server now can take it later.
 * @typedef {{file: File, isRead: boolean, forget: () => Promise<unknown>}} SharedFile
 */

/**
 * What was shared with a page: files, and the names of those that no page reads.
 * @param {"connections" | "gym" | "history"} page
 * @returns {Promise<SharedFile[]>}
 */
export async function sharedFiles(page) {
  // A page without a secure address has no such store, and nothing is shared with it.
  if (!(await globalThis.caches?.has(CACHE))) return [];
  const cache = await caches.open(CACHE);
  const found = [];
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (!kept || !new URL(request.url).pathname.startsWith(`/shared/${page}/`)) continue;
    const name = decodeURIComponent(kept.headers.get("X-Name") ?? "");
    const file = new File([await kept.blob()], name);
    found.push({ file, isRead: !kept.headers.has("X-Unread"), forget: () => cache.delete(request) });
  }
  return found;
}

/**
 * Puts a shared file where somebody would have chosen one.
 * @param {HTMLInputElement} input
 * @param {File} file
 */
export function choose(input, file) {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}

/** Forgets everything that was shared. */
export function forgetShared() {
  return caches.delete(CACHE);
}
