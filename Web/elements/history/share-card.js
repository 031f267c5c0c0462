// @ts-check
/** @typedef {import("../../history/card-picture.js").Card} Card */
import { draw } from "../../history/card-picture.js";
import { fill, part } from "../../parts.js";
import { word } from "../../word.js";

/** How many figures are chosen at first. */
const FIGURES = 3;

/**
 * Makes a picture of an activity, on this device alone, and hands it to another program or saves it.
 */
export class ShareCard extends HTMLElement {
  /** @type {Card | null} */
  #card = null;

  connectedCallback() {
    this.addEventListener("change", () => this.#draw());
    part(this, "[data-do=save-picture]", HTMLElement).addEventListener("click", () => this.#save());
    part(this, "[data-do=share-picture]", HTMLElement).addEventListener("click", () => this.#share());
    const probe = new File([""], "probe.png", { type: "image/png" });
    part(this, "[data-do=share-picture]", HTMLElement).hidden = !navigator.canShare?.({ files: [probe] });
  }

  /** @param {Card | null} card Nothing where there is no picture now. */
  show(card) {
    this.#card = card;
    this.hidden = card === null;
    part(this, "details", HTMLDetailsElement).open = false;
    if (!card) return;
    part(this, "[data-part=route]", HTMLElement).hidden = !card.route;
    part(this, "[data-part=figures]", HTMLElement).replaceChildren(
      ...card.figures.map(({ label }, index) => {
        const choice = document.createElement("label");
        const box = document.createElement("input");
        box.type = "checkbox";
        box.name = "figure";
        box.checked = index < FIGURES;
        choice.append(box, ` ${label}`);
        return choice;
      }),
    );
    this.#draw();
  }

  /** The figures that are chosen. */
  get #figures() {
    const boxes = [...this.querySelectorAll("[name=figure]")];
    return (this.#card?.figures ?? []).filter(
      (_, index) => /** @type {HTMLInputElement} */ (boxes[index]).checked,
    );
  }

  #draw() {
    if (!this.#card) return;
    const { title, date, route } = this.#card;
    const showsRoute = part(this, "[name=cardRoute]", HTMLInputElement).checked;
    const canvas = part(this, "canvas", HTMLCanvasElement);
    const figures = this.#figures;
    draw(canvas, { title, date, figures, ...(route && showsRoute && { route }) });
    const facts = figures.map(({ label, value }) => `${label} ${value}`);
    canvas.setAttribute("aria-label", [title, date, ...facts].join(", "));
    fill(this, { cardSaid: "" });
  }

  /** @returns {Promise<File>} */
  async #file() {
    const canvas = part(this, "canvas", HTMLCanvasElement);
    const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
    if (!(blob instanceof Blob)) throw new Error(word("card.failed"));
    return new File([blob], "pacesetter.png", { type: "image/png" });
  }

  async #save() {
    try {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(await this.#file());
      link.download = "pacesetter.png";
      link.click();
      URL.revokeObjectURL(link.href);
      fill(this, { cardSaid: word("card.saved") });
    } catch {
      fill(this, { cardSaid: word("card.failed") });
    }
  }

  async #share() {
    try {
      await navigator.share({ files: [await this.#file()], title: this.#card?.title });
    } catch (error) {
      // Who closes the sheet has changed their mind.
      if (error instanceof DOMException && error.name === "AbortError") return;
      fill(this, { cardSaid: word("card.notShared") });
    }
  }
}

customElements.define("share-card", ShareCard);
