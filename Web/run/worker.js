// @ts-check
/** The worker of the run's pages: the core is on its way before the thirty files that drive it are. */
import { Core } from "../core.js";

const module = Core.compile(new URL("../core.wasm", import.meta.url));
const engine = import("./engine.js").then(({ Engine }) => new Engine(module));
engine.catch((error) => {
  console.error(error);
  postMessage({ kind: "broken" });
});
addEventListener("message", async ({ data }) => (await engine).take(data));
