// @ts-check
const SPACE = "http://www.w3.org/2000/svg";

/**
 * A shape of a drawing.
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 */
export function draw(name, attributes = {}) {
  const shape = document.createElementNS(SPACE, name);
  for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, String(value));
  return shape;
}
