// @ts-check
/**
 * The offline copy of the page: of one build at a time, whole or not at all.
 *
 * ```
 *  install   every file of the list is fetched and its digest compared: one that differs, and
 *            nothing of this build is kept
 *  waiting   while any window has the build before; "take over" ends it, unless a run is on
 *  activate  the build before is deleted
 *  fetch     a file of the list comes from this copy and nowhere else, so builds never mix
 * ```
 * A page is answered from the copy at once, not after the network: the network's answer could be used
 * only if it were the same bytes. The browser looks for a newer build at each visit by itself.
 */
/**
 * The scope of this worker: the names of it are unknown to a checker that knows pages.
 * @typedef {Event & {waitUntil(work: Promise<unknown>): void}} Awaiting
 * @typedef {Event & {request: Request, respondWith(answer: Promise<Response>): void}} Fetching
 * @typedef {object} Scope
 * @property {{createPolicy(name: string, rules: object): {createScriptURL(url: string): string}}} [trustedTypes]
 * @property {(url: string) => void} importScripts
 * @property {{build: string, policy: string, gone: string, files: Record<string, string>}} precache
 * @property {{claim(): Promise<void>}} clients
 * @property {() => Promise<void>} skipWaiting
 */
const worker = /** @type {EventTarget & Scope} */ (/** @type {unknown} */ (self));

const LIST = new URL("/precache.js", location.origin).href;
const policy = worker.trustedTypes?.createPolicy("ps", {
  createScriptURL: (/** @type {string} */ url) => (url === LIST ? url : ""),
});
worker.importScripts(policy ? policy.createScriptURL(LIST) : LIST);

const { build, policy: filesPolicy, gone, files } = worker.precache;

const PREFIX = "pacesetter-page-";
const CACHE = PREFIX + build;

/** What every window holds while a run is on. */
const RUN = "pacesetter-run";

/** What other apps have shared, until a page has taken it: `history/shared-files.js` reads it. */
const SHARED = "pacesetter-shared";

/** How many files of one share are kept. */
const MOST = 20;

/** The page that takes a file, by the ending of its name. */
const TAKERS = /** @type {const} */ ([
  ["connections", /\.(ics|ical|icalendar)$/i],
  ["gym", /\.(zwo|md|markdown|txt|html?)$/i],
  ["history", /\.(fit|gpx|tcx|kml|kmz|csv|tsv|json|xml|zip|gz)$/i],
]);

/** How many files are fetched at the same time. */
const ABREAST = 6;

worker.addEventListener("install", (event) => /** @type {Awaiting} */ (event).waitUntil(install()));
worker.addEventListener("activate", (event) => /** @type {Awaiting} */ (event).waitUntil(activate()));
worker.addEventListener("message", (event) => {
  const { data, waitUntil } = /** @type {Awaiting & MessageEvent} */ (event);
  if (data === "take over") waitUntil.call(event, takeOver());
});
worker.addEventListener("fetch", (event) => {
  const fetching = /** @type {Fetching} */ (event);
  const { request } = fetching;
  const { origin, pathname } = new URL(request.url);
  if (request.method === "POST" && origin === location.origin && pathname === "/share") {
    return fetching.respondWith(receive(request));
  }
  if (request.method !== "GET" || origin !== location.origin) return;
  const path = fileOf(pathname);
  if (path in files) fetching.respondWith(own(path));
});

async function install() {
  const cache = await caches.open(CACHE);
  const paths = Object.keys(files);
  const fetchNext = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const response = (await kept(path)) ?? (await fetched(path));
      await cache.put(path, response);
    }
  };
  try {
    await Promise.all(Array.from({ length: ABREAST }, fetchNext));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function activate() {
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  // The very first copy serves the window that fetched it, which is of the same build.
  if (others.length === 0) await worker.clients.claim();
}

/** A window asks for the newer build; a run, in whatever window, is never interrupted. */
async function takeOver() {
  const held = (await navigator.locks?.query())?.held ?? [];
  if (held.some(({ name }) => name === RUN)) return;
  await worker.skipWaiting();
}

/**
 * Keeps what another app shares for the page that can take it, and opens that page. Nothing is read or sent
 * by itself: a form of another site could come the same way.
 * @param {Request} request
 */
async function receive(request) {
  const data = await request.formData().catch(() => new FormData());
  const shared = data.getAll("files").filter((one) => one instanceof File && one.size > 0);
  const said = (/** @type {string} */ name) => String(data.get(name) ?? "");
  const [title, text, url] = ["title", "text", "url"].map(said);
  if (shared.length === 0 && /https?:\/\//.test(`${url} ${text}`)) {
    // The page of the gym finds the address in it.
    return Response.redirect(`/gym.html?${new URLSearchParams({ title, text, url })}`, 303);
  }
  if (shared.length === 0 && text) shared.push(new File([text], `${title || "workout"}.txt`));
  // A share that nobody took makes room for the next.
  await caches.delete(SHARED);
  const cache = await caches.open(SHARED);
  const pages = [];
  for (const [number, one] of shared.slice(0, MOST).entries()) {
    const file = /** @type {File} */ (one);
    const taker = TAKERS.find(([, names]) => names.test(file.name))?.[0];
    const page = taker ?? "history";
    // Of what no page reads only the name is kept, to say so.
    const headers = { "X-Name": encodeURIComponent(file.name), ...(!taker && { "X-Unread": "1" }) };
    await cache.put(`/shared/${page}/${number}`, new Response(taker ? file : "", { headers }));
    pages.push(page);
  }
  return Response.redirect(pages[0] ? `/${pages[0]}.html` : "/", 303);
}

/**
 * The file behind an address: a page has one without an ending too.
 * @param {string} pathname
 */
function fileOf(pathname) {
  if (pathname === "/index.html") return "/";
  const isPage = pathname !== "/" && !pathname.slice(pathname.lastIndexOf("/")).includes(".");
  return isPage ? `${pathname}.html` : pathname;
}

/**
 * A file of this build.
 * @param {string} path
 */
async function own(path) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(path);
  if (found) return found;
  // A browser short of space may have thrown it out.
  const response = await fetched(path).catch(() => null);
  if (!response) return new Response(gone, GONE);
  await cache.put(path, response.clone());
  return response;
}

/** What stands for a file that cannot be had. */
const GONE = { status: 503, headers: { "Content-Type": "text/plain; charset=utf-8" } };

/**
 * A file from the network, if it is the one of this build.
 * @param {string} path
 */
async function fetched(path) {
  const response = await fetch(path, { cache: "no-cache", redirect: "error" });
  const isOurs = response.ok && (await digest(response)) === files[path];
  if (!isOurs) throw new Error(`${path} is not of build ${build}`);
  return response;
}

/**
 * The same file from the build before, so that only what has changed is fetched. A file is kept with its
 * headers: one that came with another policy is not the same.
 * @param {string} path
 */
async function kept(path) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue;
    const found = await (await caches.open(name)).match(path);
    if (found?.headers.get("Content-Security-Policy") !== filesPolicy) continue;
    if ((await digest(found)) === files[path]) return found;
  }
  return null;
}

/**
 * The SHA-256 of a response's bytes.
 * @param {Response} response
 */
async function digest(response) {
  const bytes = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
