// @ts-check
import { define, enumerate, fill, part } from "../parts.js";
import { word } from "../word.js";

/**
 * Draws the workout that is open, if one is.
 * @param {HTMLElement} card
 * @param {import("./gym-engine.js").OpenGym | null} open
 */
export function drawOpen(card, open) {
  card.hidden = open === null;
  if (!open) return;
  const { screen, resumed } = open.reply;
  const { words = "", damage = "" } = resumed ?? {};
  fill(card, { openTitle: screen.exercise, openStands: words, damage });
  part(card, "[data-says=damage]", HTMLElement).hidden = resumed?.damage === undefined;
}

/**
 * Draws how a workout has ended, with the records that it broke.
 * @param {HTMLElement} view
 * @param {import("./contract.js").GymSummaryValue} summary
 * @param {boolean} isKept
 * @param {{words: string}[]} records
 */
export function drawEnd(view, { title, rows, exercises }, isKept, records) {
  const kept = word(isKept ? "gymEnd.kept" : "gymEnd.notKept");
  fill(view, { endTitle: title, endKept: kept });
  const pairs = (/** @type {{label: string, value: string}[]} */ all) =>
    all.map(({ label, value }) => ({ name: label, value }));
  define(part(view, ".rows", HTMLElement), pairs(rows));
  define(part(view, ".exercises", HTMLElement), pairs(exercises));
  part(view, "[data-part=no-sets]", HTMLElement).hidden = exercises.length > 0;
  const words = records.map(({ words }) => words);
  enumerate(part(view, "[data-part=records]", HTMLElement), words);
}
