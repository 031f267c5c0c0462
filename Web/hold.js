// @ts-check
/** Milliseconds until a held button repeats, between its first repeats, and between its last. */
const PATIENCE = 450;
const SLOWEST = 160;
const FASTEST = 45;

/** How much sooner each repeat comes than the one before. */
const HASTE = 0.88;

/**
 * Acts when a button is pressed, and again and again, ever faster, while it is held. A keyboard
 * and a screen reader click, and their own repeats are theirs.
 * @param {HTMLButtonElement} button
 * @param {() => void} act
 */
export function repeatWhileHeld(button, act) {
  let timer = 0;
  let wasPressed = false;

  /** @param {number} pause */
  const repeat = (pause) => {
    if (button.disabled) return;
    act();
    timer = setTimeout(repeat, pause, Math.max(FASTEST, pause * HASTE));
  };
  const release = () => clearTimeout(timer);

  button.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    release();
    wasPressed = true;
    act();
    timer = setTimeout(repeat, PATIENCE, SLOWEST);
  });
  // A button that has been disabled meanwhile is told of no end.
  for (const name of ["pointerup", "pointercancel", "blur"]) addEventListener(name, release);
  button.addEventListener("pointerleave", release);
  // Held long, a phone would offer a menu.
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  button.addEventListener("click", (event) => {
    // The click that ends a press has been acted upon.
    if (wasPressed && event.detail > 0) wasPressed = false;
    else act();
  });
}
