// @ts-check
import { settings } from "../settings.js";

/** Fields that belong to one run and are not remembered for the next visit. */
const FORGOTTEN = new Set(["mode", "goal", "distance", "time", "pace"]);

/**
 * Remembers the fields of a form for the next visit.
 * @param {HTMLFormElement} form
 */
export function remember(form) {
  const values = [...new FormData(form)].filter(([name]) => !FORGOTTEN.has(name));
  const off = [...form.querySelectorAll("[type=checkbox]")].map((field) => [
    field.getAttribute("name") ?? "",
    "",
  ]);
  settings.set(
    Object.fromEntries([...off, ...values.map(([name, value]) => [name, String(value)])]),
  );
}

/**
 * Fills a form in as it was left at the last visit.
 * @param {HTMLFormElement} form
 */
export function recall(form) {
  const values = settings.get();
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement && values[field.name]) field.value = values[field.name];
    if (!(field instanceof HTMLInputElement) || FORGOTTEN.has(field.name)) continue;
    if (field.type === "radio") {
      field.checked ||= values[field.name] === field.value;
    } else if (field.type === "checkbox") {
      field.checked = (values[field.name] ?? (field.defaultChecked ? "on" : "")) === "on";
    } else {
      field.value = values[field.name] ?? field.value;
    }
  }
}

/** The coach that was chosen last; nothing where none was. */
export function chosenCoach() {
  return settings.get().coach ?? null;
}
