// @ts-check
/** @typedef {import("./contract.js").Did} Did */
import { part } from "../parts.js";

/** Milliseconds for which a button that cannot be undone waits to be pressed once more. */
const SURE = 5000;

/**
 * Hears the sheet beside a workout: what is rarely done, what is noted, and the end.
 * @param {HTMLDialogElement} sheet
 * @param {(event: Did) => void} did
 * @param {() => void} drop Lets go of the workout, so that nothing of it is kept.
 */
export function listenToSheet(sheet, did, drop) {
  for (const button of sheet.querySelectorAll("[data-did]")) {
    button.addEventListener("click", () => {
      const name = button.getAttribute("data-did") ?? "";
      did({ [name]: {} });
      sheet.close();
    });
  }
  const field = (/** @type {string} */ name) => part(sheet, `[name=${name}]`, HTMLInputElement);
  sheet.addEventListener("close", () => {
    const substitute = field("substitute").value.trim();
    const note = field("note").value.trim();
    const effort = field("effort").value.trim();
    if (substitute) did({ substitute });
    if (note) did({ note });
    if (effort) did({ effort });
    part(sheet, "form", HTMLFormElement).reset();
    part(sheet, ".sure", HTMLElement).hidden = true;
  });
  askTwice(sheet, "end", () => did({ end: {} }));
  askTwice(sheet, "drop", drop);
}

/**
 * A button that cannot be undone acts when it is pressed a second time.
 * @param {HTMLDialogElement} sheet
 * @param {string} name
 * @param {() => void} act
 */
function askTwice(sheet, name, act) {
  const button = part(sheet, `[data-do=${name}]`, HTMLButtonElement);
  const words = part(sheet, ".sure", HTMLElement);
  let timer = 0;
  button.addEventListener("click", () => {
    if (button.dataset.sure) {
      sheet.close();
      return act();
    }
    button.dataset.sure = "yes";
    words.hidden = false;
    clearTimeout(timer);
    timer = setTimeout(() => {
      delete button.dataset.sure;
      words.hidden = true;
    }, SURE);
  });
}
