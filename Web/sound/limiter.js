// @ts-check
/** Where the limiter begins: 1 dB below the most that a sample can hold. */
const THRESHOLD = -1;
const RATIO = 20;

/** Up to here the ceiling changes nothing, and beyond this nothing comes out. */
const KNEE = 0.9;
const CEILING = 0.98;

/**
 * Keeps a mix from clipping: `input -> compressor -> its make-up undone -> ceiling -> output`.
 *
 * Below its threshold it changes nothing but the time, by the compressor's look-ahead. What is
 * faster than the compressor meets a ceiling that is soft and that nothing passes.
 * @param {BaseAudioContext} context
 */
export function limiter(context) {
  const compressor = new DynamicsCompressorNode(context, {
    threshold: THRESHOLD,
    knee: 0,
    ratio: RATIO,
    attack: 0.001,
    release: 0.1,
  });
  const level = new GainNode(context, { gain: 1 / makeUp() });
  const ceiling = new WaveShaperNode(context, { curve: curve() });
  compressor.connect(level).connect(ceiling);
  return { input: compressor, output: ceiling };
}

/**
 * What the compressor multiplies everything by, loud or not: the Web Audio specification gives
 * back six tenths of the decibels that the loudest sample loses.
 */
function makeUp() {
  const lost = -THRESHOLD * (1 - 1 / RATIO);
  return 10 ** ((lost * 0.6) / 20);
}

/** A straight line, bent at both ends so that its slope never jumps. */
function curve() {
  const half = 2048;
  const room = CEILING - KNEE;
  return Float32Array.from({ length: 2 * half + 1 }, (_, index) => {
    const level = (index - half) / half;
    const beyond = Math.abs(level) - KNEE;
    if (beyond <= 0) return level;
    return Math.sign(level) * (KNEE + room * Math.tanh(beyond / room));
  });
}
