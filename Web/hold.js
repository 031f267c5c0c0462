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

/** Milliseconds for which a button that must not be touched by accident has to be held. */
const DELIBERATE = 1000;

/**
 * Acts when a button has been held for a second, by finger or by key; `data-held` says so while it
 * is. A shorter touch is a tap, and so is the click of a screen reader, which cannot hold.
 * @param {HTMLButtonElement} button
 * @param {{held: () => void, tapped: () => void}} acts
 */
export function actWhenHeld(button, { held, tapped }) {
  let timer = 0;
  // The click that ends a press comes after its end.
  let wasHeld = false;

  const press = () => {
    clearTimeout(timer);
    wasHeld = false;
    button.dataset.held = "";
    timer = setTimeout(() => {
      wasHeld = true;
      delete button.dataset.held;
      held();
    }, DELIBERATE);
  };
  const release = () => {
    clearTimeout(timer);
    delete button.dataset.held;
  };

  button.addEventListener("pointerdown", (event) => {
    if (event.button === 0) press();
  });
  for (const name of ["pointerup", "pointercancel", "pointerleave", "blur", "keyup"]) {
    button.addEventListener(name, release);
  }
  button.addEventListener("contextmenu", (event) => event.preventDefault());
  button.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    // A key that is held repeats, and Enter would click each time.
    if (event.key === "Enter") event.preventDefault();
    if (!event.repeat) press();
  });
  button.addEventListener("keyup", (event) => {
    if (event.key === "Enter" && !wasHeld) tapped();
  });
  button.addEventListener("click", () => {
    if (!wasHeld) tapped();
    wasHeld = false;
  });
}
