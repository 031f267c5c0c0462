// @ts-check
/**
 * Prints the times of a race in a narrow column, to be cut out and worn on the wrist.
 * @param {string} title
 * @param {string[][]} rows Where, the split, the time since the start.
 */
export function printBand(title, rows) {
  const band = document.createElement("table");
  band.className = "pace-band";
  const caption = document.createElement("caption");
  caption.textContent = title;
  const body = document.createElement("tbody");
  for (const [place = "", , time = ""] of rows) {
    const row = document.createElement("tr");
    for (const text of [place, time]) {
      const cell = document.createElement("td");
      cell.textContent = text;
      row.append(cell);
    }
    body.append(row);
  }
  band.append(caption, body);
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
