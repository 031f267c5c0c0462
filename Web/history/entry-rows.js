// @ts-check
/** @typedef {{id: string, kind?: string, title: string, date: string, facts: string[]}} Row */
import { fill, inLine, part, stamp } from "../parts.js";
import { RecordClient } from "./record-client.js";

const record = new RecordClient();

/** Draws the route of each row that comes into sight: what is never seen is never asked for. */
const sight = new IntersectionObserver((seen) => {
  for (const { target, isIntersecting } of seen) {
    if (!isIntersecting) continue;
    sight.unobserve(target);
    void draw(/** @type {HTMLElement} */ (target));
  }
}, { rootMargin: "200px" });

/**
 * Rows of the record, each with the sign of its sport, leading to what it stands for.
 * @param {ParentNode} owner Whose template they have.
 * @param {Row[]} rows
 * @param {(id: string) => string} [address] What a row leads to.
 */
export function entryRows(owner, rows, address = encodeURIComponent) {
  return rows.map(({ id, kind = "other", title, date, facts }) => {
    const entry = stamp(owner, "[data-template=entry]");
    part(entry, "a", HTMLAnchorElement).href = `#${address(id)}`;
    part(entry, "use", SVGElement).setAttribute("href", `#sport-${kind}`);
    fill(entry, { title, date, facts: inLine(facts) });
    entry.dataset.id = id;
    // Nobody lifts along a route.
    if (kind !== "strength") sight.observe(entry);
    return entry;
  });
}

/** @param {HTMLElement} entry */
async function draw(entry) {
  const path = `api/v1/history/${encodeURIComponent(entry.dataset.id ?? "")}/route`;
  // Without the server and without a copy there is no picture, and the row says all the same.
  const answer = await record.get(path).catch(() => null);
  const route = answer?.value.route;
  if (!route) return;
  const drawing = part(entry, ".route", SVGElement);
  drawing.setAttribute("viewBox", `0 0 ${route.width} ${route.height}`);
  part(drawing, "path", SVGElement).setAttribute("d", route.path);
  drawing.removeAttribute("hidden");
}
