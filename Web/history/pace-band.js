// @ts-check
/**
 * Prints the times of a race in a narrow column, to be cut out and worn on the wrist.
 * @param {string} title
 * @param {string[]} head What the columns are called.
 * @param {string[][]} rows Where, the split, the time since the start.
 */
export function printBand(title, head, rows) {
  const band = document.createElement("table");
  band.className = "pace-band";
  const caption = document.createElement("caption");
  caption.textContent = title;
  const top = document.createElement("thead");
  const body = document.createElement("tbody");
  for (const [cells, parent, tag] of [[head, top, "th"], ...rows.map((row) => [row, body, "td"])]) {
    const [place = "", , time = ""] = /** @type {string[]} */ (cells);
    const row = document.createElement("tr");
    for (const text of [place, time]) {
      const cell = document.createElement(/** @type {string} */ (tag));
      cell.textContent = text;
      row.append(cell);
    }
    /** @type {HTMLElement} */ (parent).append(row);
  }
  band.append(caption, top, body);
  document.body.append(band);
  document.documentElement.dataset.printing = "band";
  addEventListener(
    "afterprint",
    () => {
      band.remove();
      delete document.documentElement.dataset.printing;
    },
    { once: true },
  );
  print();
}
