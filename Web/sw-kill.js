// @ts-check
/**
 * Takes the offline copy away, for the day on which a broken one was sent out. This page and this
 * script are never part of a copy.
 */
const button = document.querySelector("button");

button?.addEventListener("click", async () => {
  const held = (await navigator.locks?.query())?.held ?? [];
  const isRunning = held.some(({ name }) => name === "pacesetter-run");
  show("running", isRunning);
  if (isRunning) return;
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const pages = (await caches.keys()).filter((name) => name.startsWith("pacesetter-page-"));
  await Promise.all(pages.map((name) => caches.delete(name)));
  show("gone", true);
});

/**
 * @param {string} name
 * @param {boolean} isShown
 */
function show(name, isShown) {
  const note = document.querySelector(`[data-says=${name}]`);
  if (note instanceof HTMLElement) note.hidden = !isShown;
}
