// @ts-check
import { word } from "./word.js";

/** What browsers say where a file or an answer could not be fetched. */
const LOST = /fetch|network|load|import/i;

/**
 * A part of an element's own markup. A missing part is a mistake of ours, told by its name.
 * @template {Element} Part
 * @param {ParentNode & {localName?: string}} owner
 * @param {string} selector
 * @param {new () => Part} type
 * @returns {Part}
 */
export function part(owner, selector, type) {
  const found = owner.querySelector(selector);
  if (!(found instanceof type)) throw new Error(`<${owner.localName}> lacks ${selector}`);
  return found;
}

/**
 * A copy of the only child of an element's template.
 * @param {ParentNode & {localName?: string}} owner
 * @param {string} [selector]
 * @returns {HTMLElement}
 */
export function stamp(owner, selector = "template") {
  const { content } = part(owner, selector, HTMLTemplateElement);
  // A copy that belongs to the page: elements of ours in it know at once what they are.
  return part(document.importNode(content, true), "*", HTMLElement);
}

/**
 * Puts text into the parts that carry its name: `{time: "5:12"}` fills `[data-text="time"]`.
 * @param {ParentNode} owner
 * @param {Record<string, string>} texts
 */
export function fill(owner, texts) {
  for (const [name, text] of Object.entries(texts)) {
    for (const place of owner.querySelectorAll(`[data-text="${name}"]`)) {
      if (place.textContent !== text) place.textContent = text;
    }
  }
}

/**
 * Tells the elements above that something is wanted or has happened.
 * @param {Element} from
 * @param {string} name
 * @param {unknown} [detail]
 */
export function announce(from, name, detail) {
  from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
}

/**
 * Fills a `<dl>` with names and values.
 * @param {HTMLElement} list
 * @param {{name: string, value: string}[]} pairs
 */
export function define(list, pairs) {
  list.replaceChildren(
    ...pairs.map(({ name, value }) => {
      const pair = document.createElement("div");
      const term = document.createElement("dt");
      const definition = document.createElement("dd");
      term.textContent = name;
      definition.textContent = value;
      pair.append(term, definition);
      return pair;
    }),
  );
}

/**
 * Fills the body of a table, the first cell of each row being its head; without rows its section is
 * hidden.
 * @param {HTMLElement} section
 * @param {string[][]} rows
 */
export function tabulate(section, rows) {
  section.hidden = rows.length === 0;
  part(section, "tbody", HTMLElement).replaceChildren(
    ...rows.map((cells) => {
      const row = document.createElement("tr");
      row.append(
        ...cells.map((text, index) => {
          const cell = document.createElement(index === 0 ? "th" : "td");
          if (index === 0) cell.setAttribute("scope", "row");
          cell.textContent = text;
          return cell;
        }),
      );
      return row;
    }),
  );
}

/**
 * Fills the list of a section; without items the section is hidden.
 * @param {HTMLElement} section
 * @param {string[]} texts
 */
export function enumerate(section, texts) {
  section.hidden = texts.length === 0;
  part(section, "ul", HTMLElement).replaceChildren(...texts.map(item));
}

/**
 * What to tell a person of an error.
 * @param {unknown} error
 */
export function sentence(error) {
  if (error instanceof TypeError && LOST.test(error.message)) return word("server.unreachable");
  return error instanceof Error ? error.message : String(error);
}

/**
 * Does something, and says what went wrong in an element that is hidden otherwise.
 * @param {ParentNode} root
 * @param {string} field The `data-text` of that element.
 * @param {() => Promise<unknown>} work
 */
export async function attempt(root, field, work) {
  let problem = "";
  try {
    await work();
  } catch (error) {
    problem = sentence(error);
  }
  fill(root, { [field]: problem });
  part(root, `[data-text=${field}]`, HTMLElement).hidden = problem === "";
}

/**
 * Facts in one line, in which no number is parted from its unit.
 * @param {string[]} facts
 */
export function inLine(facts) {
  return facts.map((fact) => fact.replace(/(\d) /g, "$1\u00a0")).join(" · ");
}

/** @param {string} text */
export function item(text) {
  const entry = document.createElement("li");
  entry.textContent = text;
  return entry;
}

/**
 * Fills a list anew and leaves the focus where it was.
 * @param {HTMLElement} list
 * @param {HTMLElement[]} items
 */
export function refill(list, items) {
  const buttons = [...list.querySelectorAll("button, summary")];
  const had = buttons.indexOf(/** @type {Element} */ (document.activeElement));
  list.replaceChildren(...items);
  const now = list.querySelectorAll("button, summary")[had];
  if (now instanceof HTMLElement) now.focus({ preventScroll: true });
}

/**
 * What each entry of a list was made of, as text.
 * @type {WeakMap<Element, string>}
 */
const made = new WeakMap();

/**
 * Fills a list with what is made of its entries. What is made of the same stays where it is: somebody may
 * have opened it, or have a finger on it.
 * @template Entry
 * @param {HTMLElement} owner
 * @param {Entry[]} entries
 * @param {(entry: Entry) => HTMLElement} make
 */
export function list(owner, entries, make) {
  const there = new Map([...owner.children].map((item) => [made.get(item), item]));
  const items = entries.map((entry) => {
    const text = JSON.stringify(entry);
    const item = there.get(text) ?? make(entry);
    there.delete(text);
    made.set(item, text);
    return item;
  });
  const wanted = new Set(/** @type {Element[]} */ (items));
  for (const item of [...owner.children]) if (!wanted.has(item)) item.remove();
  for (const [index, item] of items.entries()) {
    const before = owner.children[index] ?? null;
    if (before !== item) owner.insertBefore(item, before);
  }
}

/**
 * Lists links; without any their section is hidden.
 * @param {HTMLElement} section
 * @param {{title: string, to: string}[]} entries
 */
export function links(section, entries) {
  section.hidden = entries.length === 0;
  list(part(section, "ul", HTMLElement), entries, ({ title, to }) => {
    const entry = document.createElement("li");
    const link = document.createElement("a");
    link.href = to;
    link.textContent = title;
    entry.append(link);
    return entry;
  });
}
