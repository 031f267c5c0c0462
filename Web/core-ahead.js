// @ts-check
/**
 * The core, on its way as soon as the page is: the worker that runs it comes with the last of the page's
 * files, and would only then begin to compile it. It has no imports: each would be fetched only after it.
 */
export const core = WebAssembly.compileStreaming(fetch(new URL("core.wasm", import.meta.url)));
