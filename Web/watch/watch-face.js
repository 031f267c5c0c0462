// @ts-check
/**
 * @typedef {import("../contract.js").Phase} Phase
 * @typedef {import("../contract.js").Screen} Screen
 * @typedef {import("../link/link-state.js").LinkState} LinkState
 *
 * What the watch shows beside the figures of a run.
 * @typedef {object} Face
 * @property {LinkState | null} link
 * @property {import("./own-run.js").OwnRun} own
 * @property {import("../link/voice-recorder.js").VoiceRecorder} recorder
 * @property {boolean} isAsking Whether the phone was asked to begin and has not answered.
 * @property {boolean} letsPhoneTrack
 * @property {string} phase
 *
 * What shows the step of a planned run.
 * @typedef {{course: import("../contract.js").CourseScreen | null | undefined}} StepView
 */
import { fill, part } from "../parts.js";

/**
 * Draws everything on the watch but the figures.
 * @param {HTMLElement} page
 * @param {Face} face
 */
export function drawFace(page, { link, own, recorder, isAsking, letsPhoneTrack, phase }) {
  const { peer = "waiting", server = "asked", onlyHere = 0, workout } = link ?? {};
  page.dataset.peer = peer;
  page.dataset.server = server;
  page.dataset.phase = phase;
  page.dataset.tracks = own.id ? "watch" : workout ? "phone" : "nobody";
  part(page, ".only-here", HTMLElement).hidden = onlyHere === 0;
  part(page, "[data-unpaired]", HTMLElement).hidden = server !== "unpaired";
  part(page, "[data-asking]", HTMLElement).hidden = !isAsking;
  fill(page, { onlyHere: String(onlyHere), talked: String(recorder.seconds) });
  part(page, "[data-do=tracks]", HTMLButtonElement).ariaPressed = String(letsPhoneTrack);
  const talk = part(page, "[data-do=talk]", HTMLButtonElement);
  talk.ariaPressed = String(recorder.isRecording);
  talk.disabled = !recorder.isPossible;
  const strap = part(page, "[data-do=strap]", HTMLButtonElement);
  strap.dataset.sensor = own.strap.state;
  strap.disabled = own.strap.state === "absent";
  if (own.strap.name) fill(page, { strap: own.strap.name });
}

/**
 * Draws the figures of a run, whoever tracks it.
 * @param {HTMLElement} page
 * @param {Screen | null} screen
 * @param {StepView} step
 */
export function drawFigures(page, screen, step) {
  part(page, ".banner", HTMLElement).hidden = !screen?.banner;
  step.course = screen?.course;
  const { rival, plan, food } = screen ?? {};
  // A small wrist has room for one of them.
  const against = rival ?? plan;
  fill(page, { against: against ?? "", food: food ?? "" });
  part(page, ".against", HTMLElement).hidden = !against;
  part(page, ".food", HTMLElement).hidden = !food;
  if (!screen) return;
  const { distance, time, pace, heartRate } = screen;
  for (const [name, figure] of Object.entries({ distance, time, pace, heartRate })) {
    const { label, value, unit } = figure;
    fill(page, { [`${name}Label`]: label, [name]: value, [`${name}Unit`]: unit });
  }
  fill(page, { banner: screen.banner ?? "" });
}

/**
 * What the buttons do, by how a run stands.
 * @param {Phase} phase
 * @returns {"before" | "running" | "paused"}
 */
export function phaseName(phase) {
  if ("paused" in phase || "standing" in phase) return "paused";
  const isBefore = ["preparing", "waitingForFix", "waitingForMovement", "countdown"].some((name) => name in phase);
  return isBefore ? "before" : "running";
}
