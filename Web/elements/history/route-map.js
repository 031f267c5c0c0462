// @ts-check
/**
 * @typedef {{path: string, width: number, height: number}} Route
 * @typedef {object} Layer The tiles of one zoom.
 * @property {number} widest Up to how many pixels the drawing may be wide for them.
 * @property {number} side
 * @property {{address: string, x: number, y: number}[]} tiles
 * @typedef {{credit: string, label: string, hint: string, lack: string, layers: Layer[]}} TileMap
 */
import { fill, part } from "../../parts.js";
import { settings } from "../../settings.js";

/** How far tiles reach below their neighbours, in the drawing's units: otherwise there are seams. */
const OVERLAP = 0.4;

/**
 * The way of an activity with a place on it, and under it, where somebody wants it on this device, a map.
 * Nobody is asked for a tile before that.
 */
export class RouteMap extends HTMLElement {
  /** @type {Route | undefined} */
  #route;
  /** @type {TileMap | undefined} */
  #map;
  /** @type {Layer | null | undefined} What is drawn of the map; null before anything is. */
  #layer = null;
  #isWanted = false;

  connectedCallback() {
    new ResizeObserver(() => this.#renderTiles()).observe(part(this, "svg", SVGElement));
    const wish = part(this, "input", HTMLInputElement);
    wish.addEventListener("change", () => {
      this.#isWanted = wish.checked;
      settings.set({ routeMap: wish.checked ? "on" : "off" });
      this.render();
    });
  }

  /**
   * @param {Route | undefined} route
   * @param {TileMap | undefined} map
   */
  show(route, map) {
    this.#route = route;
    this.#map = map;
    this.#isWanted = settings.get().routeMap === "on";
    this.render();
  }

  /** @param {[number, number] | null | undefined} place */
  mark(place) {
    const dot = part(this, "circle", SVGElement);
    dot.toggleAttribute("hidden", !place);
    if (!place) return;
    dot.setAttribute("cx", String(place[0]));
    dot.setAttribute("cy", String(place[1]));
  }

  render() {
    this.hidden = !this.#route;
    if (!this.#route) return;
    const { path, width, height } = this.#route;
    part(this, "svg", SVGElement).setAttribute("viewBox", `0 0 ${width} ${height}`);
    for (const line of this.querySelectorAll("path")) line.setAttribute("d", path);
    const { label = "", hint = "" } = this.#map ?? {};
    fill(this, { mapLabel: label, mapHint: hint });
    part(this, ".choice", HTMLElement).hidden = !this.#map;
    part(this, "input", HTMLInputElement).checked = this.#isWanted;
    this.#layer = null;
    this.#renderTiles();
  }

  /** Draws the tiles that fit the size on the screen; while nobody sees the way, none is asked for. */
  #renderTiles() {
    const { width } = part(this, "svg", SVGElement).getBoundingClientRect();
    const layers = (this.#isWanted && width > 0 && this.#map?.layers) || [];
    const layer = layers.find(({ widest }) => width <= widest) ?? layers[layers.length - 1];
    if (layer === this.#layer) return;
    this.#layer = layer;
    this.classList.toggle("mapped", layer !== undefined);
    fill(this, { mapWords: this.#map?.credit ?? "" });
    part(this, "figcaption", HTMLElement).hidden = layer === undefined;
    part(this, "g", SVGElement).replaceChildren(...(layer ? this.#tiles(layer) : []));
  }

  /** @param {Layer} layer */
  #tiles({ side, tiles }) {
    return tiles.map(({ address, x, y }) => {
      const tile = document.createElementNS("http://www.w3.org/2000/svg", "image");
      tile.addEventListener("load", () => tile.classList.add("here"));
      tile.addEventListener("error", () => this.#miss(tile));
      const size = side + OVERLAP;
      for (const [name, value] of Object.entries({ x, y, width: size, height: size })) {
        tile.setAttribute(name, String(value));
      }
      tile.setAttribute("href", address);
      return tile;
    });
  }

  /**
   * Without any tile it is the way alone.
   * @param {SVGElement} tile One that does not come.
   */
  #miss(tile) {
    const isCurrent = tile.isConnected;
    tile.remove();
    if (!isCurrent || this.querySelector("image")) return;
    this.classList.remove("mapped");
    fill(this, { mapWords: this.#map?.lack ?? "" });
  }
}

customElements.define("route-map", RouteMap);
