// @ts-check
/**
 * The core as the page hands it to its worker, before anything else: `core-ahead.js` has compiled it.
 * @type {Promise<WebAssembly.Module>}
 */
export const module = new Promise((resolve) => {
  addEventListener("message", (event) => {
    if (event.data.kind !== "core") return;
    // It is no command.
    event.stopImmediatePropagation();
    resolve(event.data.module);
  });
});
