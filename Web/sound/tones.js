// @ts-check
/** A noise that nobody hears (-66 dB) and that every radio link takes for sound. */
const WHISPER = 0.0005;

/**
 * Sounds a tone that rises at once and fades.
 * @param {AudioNode} into
 * @param {number} frequency
 * @param {number} level
 * @param {number} seconds
 * @param {number} [delay] Seconds until it begins.
 */
export function sine(into, frequency, level, seconds, delay = 0) {
  const { context } = into;
  const now = context.currentTime + delay;
  const tone = new OscillatorNode(context, { frequency });
  const shape = new GainNode(context, { gain: 0 });
  shape.gain.setValueAtTime(0, now);
  shape.gain.linearRampToValueAtTime(level, now + 0.01);
  shape.gain.exponentialRampToValueAtTime(0.0005, now + seconds);
  tone.connect(shape).connect(into);
  tone.start(now);
  tone.stop(now + seconds + 0.01);
}

/**
 * Sounds the notes of a tone that tells something without a word.
 * @param {AudioNode} into
 * @param {import("../run/cue-choice.js").Note[]} notes
 * @param {number} delay Seconds until it begins.
 */
export function chime(into, notes, delay) {
  for (const { hertz, begins, seconds } of notes) sine(into, hertz, 0.3, seconds, delay + begins);
}

/**
 * Sounds a noise that nobody hears.
 * @param {AudioNode} into
 * @param {number} seconds
 */
export function whisper(into, seconds) {
  const { sampleRate } = into.context;
  const length = Math.ceil(seconds * sampleRate);
  const buffer = new AudioBuffer({ length, sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index += 1) {
    samples[index] = (index % 2 === 0 ? 1 : -1) * WHISPER * Math.random();
  }
  const source = new AudioBufferSourceNode(into.context, { buffer });
  source.connect(into);
  source.start();
}
