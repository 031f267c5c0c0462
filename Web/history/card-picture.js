// @ts-check
/**
 * @typedef {{label: string, value: string}} Figure
 * @typedef {{title: string, date: string, figures: Figure[],
 *   route?: {path: string, width: number, height: number}}} Card
 */

/** The picture in pixels: as tall as a phone shows a picture in a feed. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 60;

/** The colors of the house at night, whatever the page's are: the picture goes where they are not. */
const PAPER = "#0d1512";
const INK = "#f3f6f1";
const SOFT = "#a9b8b0";
const ACCENT = "#ff9466";

const FONT = "system-ui, sans-serif";

/** Figures stand in rows of so many. */
const COLUMNS = 3;

/**
 * Draws the picture of an activity.
 * @param {HTMLCanvasElement} canvas
 * @param {Card} card What is to be seen of it.
 */
export function draw(canvas, { title, date, figures, route }) {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textBaseline = "alphabetic";
  write(pen, title, MARGIN, 130, WIDTH - 2 * MARGIN, 76, INK, "bold");
  write(pen, date, MARGIN, 195, WIDTH - 2 * MARGIN, 40, SOFT);
  if (route) line(pen, route);
  const rows = Math.ceil(figures.length / COLUMNS);
  // Without a route the figures stand in the middle.
  const top = route ? HEIGHT - 130 - rows * 130 : HEIGHT / 2 - rows * 65;
  const room = (WIDTH - 2 * MARGIN) / COLUMNS;
  for (const [index, { label, value }] of figures.entries()) {
    const x = MARGIN + (index % COLUMNS) * room;
    const y = top + Math.floor(index / COLUMNS) * 130;
    write(pen, label, x, y + 36, room - 24, 30, SOFT);
    write(pen, value, x, y + 94, room - 24, 54, INK, "bold");
  }
  write(pen, "Pacesetter", MARGIN, HEIGHT - 50, WIDTH - 2 * MARGIN, 34, ACCENT, "bold");
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {NonNullable<Card["route"]>} route
 */
function line(pen, { path, width, height }) {
  const scale = Math.min((WIDTH - 2 * MARGIN) / width, 720 / height);
  pen.save();
  pen.translate((WIDTH - width * scale) / 2, 235);
  pen.scale(scale, scale);
  pen.lineWidth = 9 / scale;
  pen.lineJoin = "round";
  pen.lineCap = "round";
  pen.strokeStyle = ACCENT;
  pen.stroke(new Path2D(path));
  pen.restore();
}

/**
 * Writes a text on one line: smaller where it is too long, and with its end cut off beyond that.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} room
 * @param {number} size
 * @param {string} color
 * @param {string} [weight]
 */
function write(pen, text, x, y, room, size, color, weight = "normal") {
  pen.fillStyle = color;
  let fitting = size;
  do pen.font = `${weight} ${fitting}px ${FONT}`;
  while (pen.measureText(text).width > room && (fitting -= 2) > size / 2);
  let shown = text;
  while (shown.length > 1 && pen.measureText(shown).width > room) shown = `${[...shown].slice(0, -2).join("")}…`;
  pen.fillText(shown, x, y);
}
