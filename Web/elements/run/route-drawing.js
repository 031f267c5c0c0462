// @ts-check
/** @typedef {import("../../contract.js").Route} Route */
import { part } from "../../parts.js";

/** Room around the route for the thickness of its line, in its own units. */
const MARGIN = 8;

/** Draws a route as the core laid it out, and where on it the runner is. */
export class RouteDrawing extends HTMLElement {
  /** @type {Route | undefined} */
  #route;
  /** @type {{x: number, y: number} | undefined} */
  #marker;

  connectedCallback() {
    this.render();
  }

  /** @param {Route | undefined} route */
  set route(route) {
    this.#route = route;
    this.#marker = undefined;
    this.render();
  }

  /** @param {{x: number, y: number} | undefined} marker */
  set marker(marker) {
    this.#marker = marker;
    this.#renderMarker();
  }

  render() {
    this.hidden = !this.#route;
    if (!this.#route) return;
    const { path, width, height } = this.#route;
    const box = [-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN];
    part(this, "svg", SVGSVGElement).setAttribute("viewBox", box.join(" "));
    part(this, ".way", SVGPathElement).setAttribute("d", path);
    this.#renderMarker();
  }

  #renderMarker() {
    // A line without length and with round ends: a dot of the same size at any scale.
    const dot = this.#marker ? `M${this.#marker.x} ${this.#marker.y}h0` : "";
    for (const here of this.querySelectorAll(".here")) here.setAttribute("d", dot);
  }
}

customElements.define("route-drawing", RouteDrawing);
