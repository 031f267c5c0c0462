// @ts-check
/** @typedef {import("../../gym/contract.js").ExerciseMotion} Motion */
import { part } from "../../parts.js";
import { draw } from "../../svg.js";
import { word } from "../../word.js";

/** Where the joints stand in a frame, two numbers each. */
const JOINT = { head: 0, shoulder: 1, hip: 2, nearLeg: 3, farLeg: 6, nearArm: 9, farArm: 11 };

/** The lines of the figure, those behind first: their kind, where they begin and how they go on. */
const LINES = /** @type {[string, number[]][]} */ ([
  ["far limb", [JOINT.hip, JOINT.farLeg, JOINT.farLeg + 1, JOINT.farLeg + 2]],
  ["far limb", [JOINT.shoulder, JOINT.farArm, JOINT.farArm + 1]],
  ["trunk", [JOINT.hip, JOINT.shoulder]],
  ["limb", [JOINT.hip, JOINT.nearLeg, JOINT.nearLeg + 1, JOINT.nearLeg + 2]],
  ["limb", [JOINT.shoulder, JOINT.nearArm, JOINT.nearArm + 1]],
]);

/** Tenths of a unit around the figure: half of a limb, and the plate of a barbell. */
const EDGE = 90;

/**
 * A figure that moves as an exercise does. It stands still for whoever wants less motion, and can be
 * stopped by everybody.
 */
export class MovingFigure extends HTMLElement {
  #frames = /** @type {number[][]} */ ([]);
  #seconds = 1;
  #lines = /** @type {SVGElement[]} */ ([]);
  #head = draw("circle", { r: 65, class: "head" });
  #held = /** @type {SVGElement | null} */ (null);
  #isMoving = false;
  #began = 0;

  connectedCallback() {
    part(this, "button", HTMLButtonElement).addEventListener("click", () => this.#move(!this.#isMoving));
  }

  disconnectedCallback() {
    this.#isMoving = false;
  }

  /**
   * Shows how an exercise goes.
   * @param {{name: string, motion: Motion, held?: string}} exercise
   */
  show({ name, motion, held }) {
    this.#frames = motion.frames;
    this.#seconds = motion.seconds;
    const drawing = part(this, "svg", SVGElement);
    drawing.setAttribute("aria-label", word("exercise.figure", { name }));
    drawing.setAttribute("viewBox", box(motion).join(" "));
    this.#lines = LINES.map(([kind]) => draw("polyline", { class: kind }));
    this.#held = held ? draw("circle", { r: { barbell: 85, kettlebell: 50, ball: 70 }[held] ?? 35, class: held }) : null;
    drawing.replaceChildren(
      draw("line", { x1: -2000, x2: 2000, y1: 0, y2: 0, class: "floor" }),
      ...motion.props.map(prop),
      ...this.#lines,
      this.#head,
      ...(this.#held ? [this.#held] : []),
    );
    this.#draw(this.#frames[0]);
    this.#move(!matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  /** @param {boolean} isMoving */
  #move(isMoving) {
    const wasMoving = this.#isMoving;
    this.#isMoving = isMoving && this.#frames.length > 1;
    const button = part(this, "button", HTMLButtonElement);
    button.textContent = word(this.#isMoving ? "exercise.stop" : "exercise.move");
    if (!this.#isMoving || wasMoving) return;
    this.#began = performance.now();
    const next = (/** @type {number} */ now) => {
      if (!this.#isMoving || !this.isConnected) return;
      // The first frame may be older than the press.
      const at = ((Math.max(0, now - this.#began) / 1000 / this.#seconds) % 1) * this.#frames.length;
      const from = this.#frames[Math.floor(at)];
      const to = this.#frames[(Math.floor(at) + 1) % this.#frames.length];
      this.#draw(from.map((value, index) => value + (to[index] - value) * (at % 1)));
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  }

  /** @param {number[]} frame */
  #draw(frame) {
    const place = (/** @type {number} */ joint) => `${frame[2 * joint].toFixed(0)},${(-frame[2 * joint + 1]).toFixed(0)}`;
    LINES.forEach(([, joints], index) => this.#lines[index].setAttribute("points", joints.map(place).join(" ")));
    centre(this.#head, place(JOINT.head));
    if (this.#held) centre(this.#held, place(JOINT.nearArm + 1));
  }
}

/**
 * @param {SVGElement} circle
 * @param {string} place
 */
function centre(circle, place) {
  const [x, y] = place.split(",");
  circle.setAttribute("cx", x);
  circle.setAttribute("cy", y);
}

/**
 * What has to be seen: every frame, and the floor.
 * @param {Motion} motion
 */
function box({ frames, props }) {
  const all = frames.flat();
  const xs = all.filter((_, index) => index % 2 === 0);
  const ys = all.filter((_, index) => index % 2 === 1);
  for (const { x, y, width } of props) {
    xs.push(x * 10, (x + width) * 10);
    ys.push(y * 10);
  }
  const [left, right] = [Math.min(...xs) - EDGE, Math.max(...xs) + EDGE];
  const top = Math.max(...ys) + EDGE;
  return [left, -top, right - left, top + 40];
}

/** @param {Motion["props"][number]} thing */
function prop({ kind, x, y, width, height }) {
  const tall = { x: x * 10, y: -height * 10, width: width * 10 };
  switch (kind) {
    case "rail":
      return draw("circle", { cx: x * 10, cy: -y * 10, r: 25, class: "prop" });
    case "wall":
      return draw("rect", { x: x * 10, y: -1300, width: 25, height: 1300, class: "prop" });
    case "bench":
      return draw("rect", { ...tall, height: 40, rx: 15, class: "prop" });
    default:
      return draw("rect", { ...tall, height: height * 10, class: "prop" });
  }
}

customElements.define("moving-figure", MovingFigure);
