// @ts-check
/**
 * Where the export of an app is found, and how long it takes to arrive.
 * @typedef {{name: string, steps: string, wait: string}} Guide
 */
import { once } from "../../once.js";
import { fill, part, sentence } from "../../parts.js";

const PATH = "api/v1/imports/guides";

/** Says where the export of an app is found: somebody chooses the app, and reads what to do there. */
export class ExportGuide extends HTMLElement {
  /** @type {Guide[]} */
  #guides = [];
  /** Few need it: it comes when it is opened. */
  #fetch = once(async () => {
    this.#guides = (await (await fetch(PATH)).json()).guides;
    const options = this.#guides.map(({ name }) => new Option(name, name));
    this.#select.append(...options);
  });

  connectedCallback() {
    this.closest("details")?.addEventListener("toggle", () =>
      this.#fetch().catch((error) => fill(this, { steps: sentence(error), wait: "" })),
    );
    this.#select.addEventListener("change", () => this.#draw());
  }

  get #select() {
    return part(this, "select", HTMLSelectElement);
  }

  #draw() {
    const guide = this.#guides.find(({ name }) => name === this.#select.value);
    fill(this, { steps: guide?.steps ?? "", wait: guide?.wait ?? "" });
  }
}

customElements.define("export-guide", ExportGuide);
