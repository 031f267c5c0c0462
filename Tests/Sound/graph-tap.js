// Listens to what a page's audio graph sends to the loudspeaker, sample by sample, on the audio
// thread: a busy or hidden page makes it late, never wrong. Put into a page before its own scripts,
// with the page's content security policy out of the way; the page itself knows nothing of it.
(() => {
  const QUIET = 0.004;
  const BEFORE = 64;
  const LENGTH = 4096;

  const worklet = `
    class Tap extends AudioWorkletProcessor {
      #recent = new Float32Array(${BEFORE});
      #click = null;
      #at = 0;
      #quiet = 0;
      #peak = 0;
      #isRaw = false;
      constructor() {
        super();
        this.port.onmessage = ({ data }) => { this.#isRaw = data.raw; };
      }
      process([[input]]) {
        const samples = input ?? new Float32Array(128);
        if (this.#isRaw) this.port.postMessage({ raw: samples.slice(), frame: currentFrame });
        for (let index = 0; index < samples.length; index += 1) {
          const level = Math.abs(samples[index]);
          if (level > this.#peak) this.port.postMessage({ peak: (this.#peak = level) });
          // A click that sounded already when the tap was laid is no click from its beginning.
          const isOnset = level > ${QUIET} && this.#quiet > ${BEFORE};
          this.#quiet = level > ${QUIET} ? 0 : this.#quiet + 1;
          if (!this.#click && isOnset) {
            this.#click = { frame: currentFrame + index - ${BEFORE}, samples: new Float32Array(${LENGTH}) };
            for (let n = 0; n < ${BEFORE}; n += 1) {
              this.#click.samples[n] = this.#recent[(currentFrame + index + n) % ${BEFORE}];
            }
            this.#at = ${BEFORE};
          }
          this.#recent[(currentFrame + index) % ${BEFORE}] = samples[index];
          if (!this.#click) continue;
          this.#click.samples[this.#at] = samples[index];
          this.#at += 1;
          if (this.#at < ${LENGTH}) continue;
          this.port.postMessage(this.#click);
          this.#click = null;
        }
        return true;
      }
    }
    registerProcessor("tap", Tap);
  `;

  const tap = { context: null, peak: 0, clicks: [], raw: [], node: null };

  // How many samples after another click's this one's window begins to sound: the phases of its
  // tones say it to a thousandth of a sample.
  const frequencies = Array.from({ length: 24 }, (_, index) => 1000 + index * 150);
  const spectrum = (samples) =>
    frequencies.map((frequency) => {
      const turn = (2 * Math.PI * frequency) / tap.context.sampleRate;
      let [real, imaginary] = [0, 0];
      samples.forEach((sample, index) => {
        real += sample * Math.cos(turn * index);
        imaginary -= sample * Math.sin(turn * index);
      });
      return [real, imaginary];
    });
  const shift = (from, to) => {
    let [above, below] = [0, 0];
    frequencies.forEach((frequency, index) => {
      const turn = (2 * Math.PI * frequency) / tap.context.sampleRate;
      const [[a, b], [c, d]] = [from[index], to[index]];
      const [real, imaginary] = [a * c + b * d, a * d - b * c];
      const weight = Math.hypot(real, imaginary);
      above -= weight * turn * Math.atan2(imaginary, real);
      below += weight * turn * turn;
    });
    return above / below;
  };

  // The sample, as a real number, where each click begins: the first one's window plus the shift.
  tap.onsets = () => {
    const first = tap.clicks[0]?.spectrum;
    return tap.clicks.map(({ frame, spectrum: own }) => frame + shift(first, own));
  };

  tap.forget = () => {
    tap.clicks.length = 0;
    tap.raw.length = 0;
  };

  tap.record = (raw) => tap.node.port.postMessage({ raw });

  const take = ({ data }) => {
    if (data.peak) tap.peak = data.peak;
    else if (data.raw) tap.raw.push(data);
    else tap.clicks.push({ frame: data.frame, spectrum: spectrum(data.samples) });
  };

  const listen = async (output) => {
    const { context } = output;
    const address = URL.createObjectURL(new Blob([worklet], { type: "text/javascript" }));
    await context.audioWorklet.addModule(address);
    tap.context = context;
    tap.node = new AudioWorkletNode(context, "tap", { outputChannelCount: [1] });
    tap.node.port.onmessage = take;
    connect.call(output, tap.node);
    connect.call(tap.node, context.destination);
  };

  const connect = AudioNode.prototype.connect;
  AudioNode.prototype.connect = function (target, ...rest) {
    if (target instanceof AudioDestinationNode) listen(this);
    return connect.call(this, target, ...rest);
  };
  globalThis.graphTap = tap;
})();
