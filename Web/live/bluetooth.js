// @ts-check
/**
 * A sensor that is worn and talks over Bluetooth Low Energy: a heart-rate strap or a foot pod.
 *
 * @typedef {"heartRate" | "footpod"} Kind
 * @typedef {"absent" | "none" | "choosing" | "connecting" | "connected" | "lost"} SensorState
 *
 * What a browser lets pages have of Bluetooth, as far as it is used here.
 * @typedef {EventTarget & {value: DataView, readValue(): Promise<DataView>,
 *   startNotifications(): Promise<unknown>}} Characteristic
 * @typedef {{getPrimaryService(id: number): Promise<{getCharacteristic(id: number): Promise<Characteristic>}>}} Server
 * @typedef {EventTarget & {id: string, name?: string,
 *   gatt: {connect(): Promise<Server>, disconnect(): void}}} Device
 * @typedef {{requestDevice(wanted: object): Promise<Device>, getDevices?: () => Promise<Device[]>}} Bluetooth
 */
import { settings } from "../settings.js";

/** What the Bluetooth standard calls them, and what the core calls what they say. */
const PROFILES = {
  heartRate: { service: 0x180d, characteristic: 0x2a37, event: "heartRateMeasurement" },
  footpod: { service: 0x1814, characteristic: 0x2a53, event: "runningSpeedCadence" },
};

const BATTERY = { service: 0x180f, characteristic: 0x2a19 };

/** Milliseconds until the first attempt to get a lost sensor back, and the longest wait. */
const FIRST = 1000;
const LONGEST = 30_000;

/** Milliseconds in which a sensor should answer. */
const PATIENCE = 20_000;

/**
 * One sensor. It sends `sensed` with its bytes as the core takes them, and `change` when `state`, `name`
 * or `battery` does. A sensor that goes out of reach is asked for again and again, ever more rarely.
 */
export class BluetoothSensor extends EventTarget {
  /** @type {SensorState} */
  state = "none";
  /** What the sensor calls itself. */
  name = "";
  /**
   * How full its battery is, in per cent, if it tells.
   * @type {number | null}
   */
  battery = null;

  #kind;
  /** @type {Device | null} */
  #device = null;
  #pause = FIRST;
  #timer = 0;
  /** What has been told of devices that are not wanted any more is not heard. */
  #attempt = 0;

  /** @param {Kind} kind */
  constructor(kind) {
    super();
    this.#kind = kind;
    if (!bluetooth()) this.state = "absent";
  }

  get kind() {
    return this.#kind;
  }

  /**
   * Lets the runner choose a sensor. To be called in a click, or the browser does not ask.
   * @returns {Promise<void>}
   */
  async choose() {
    if (this.state === "absent") return;
    const before = this.state;
    this.#become("choosing");
    try {
      const device = await bluetooth()?.requestDevice({
        filters: [{ services: [PROFILES[this.#kind].service] }],
        optionalServices: [BATTERY.service],
      });
      if (device) this.#take(device);
    } catch {
      // The runner has closed the list, or there was nothing in it.
      this.#become(before === "choosing" ? "none" : before);
    }
  }

  /** Takes up the sensor of the last time, where the browser remembers that it was allowed. */
  async recall() {
    const id = settings.get()[this.#setting];
    if (!id || this.#device) return;
    try {
      const devices = (await bluetooth()?.getDevices?.()) ?? [];
      const device = devices.find((known) => known.id === id);
      if (device && !this.#device) this.#take(device);
    } catch {
      // A browser that does not remember asks again.
    }
  }

  /** Lets go of the sensor. */
  forget() {
    this.#attempt += 1;
    clearTimeout(this.#timer);
    this.#device?.gatt.disconnect();
    this.#device = null;
    this.name = "";
    this.battery = null;
    if (this.state !== "absent") this.#become("none");
  }

  /** Tries at once, as when the page is seen again. */
  hurry() {
    if (this.state !== "lost" || !this.#device) return;
    clearTimeout(this.#timer);
    this.#pause = FIRST;
    this.#connect();
  }

  get #setting() {
    return `bluetooth.${this.#kind}`;
  }

  /** @param {Device} device */
  #take(device) {
    if (this.#device && this.#device !== device) this.forget();
    this.#device = device;
    this.name = device.name ?? "";
    settings.set({ [this.#setting]: device.id });
    const attempt = ++this.#attempt;
    device.addEventListener("gattserverdisconnected", () => {
      if (attempt === this.#attempt) this.#lose();
    });
    this.#pause = FIRST;
    this.#connect();
  }

  async #connect() {
    const attempt = this.#attempt;
    const device = this.#device;
    if (!device) return;
    const { service, characteristic, event } = PROFILES[this.#kind];
    if (this.state !== "lost") this.#become("connecting");
    try {
      const server = await inTime(device.gatt.connect());
      const source = await inTime(
        server
          .getPrimaryService(service)
          .then((found) => found.getCharacteristic(characteristic)),
      );
      if (attempt !== this.#attempt) return;
      source.addEventListener("characteristicvaluechanged", () => {
        if (attempt !== this.#attempt) return;
        const { buffer, byteOffset, byteLength } = source.value;
        const bytes = [...new Uint8Array(buffer, byteOffset, byteLength)];
        this.dispatchEvent(new CustomEvent("sensed", { detail: { [event]: bytes } }));
      });
      await inTime(source.startNotifications());
      if (attempt !== this.#attempt) return;
      this.#pause = FIRST;
      this.#become("connected");
      this.#readBattery(server, attempt);
    } catch {
      // Out of reach, asleep, or taken by another program.
      if (attempt === this.#attempt) this.#lose();
    }
  }

  #lose() {
    if (this.state === "connected") {
      this.dispatchEvent(new CustomEvent("sensed", { detail: { disconnected: this.#kind } }));
    }
    this.#become("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), this.#pause);
    this.#pause = Math.min(LONGEST, this.#pause * 2);
  }

  /**
   * @param {Server} server
   * @param {number} attempt
   */
  async #readBattery(server, attempt) {
    try {
      const service = await server.getPrimaryService(BATTERY.service);
      const level = await service.getCharacteristic(BATTERY.characteristic);
      const value = await level.readValue();
      if (attempt !== this.#attempt) return;
      this.battery = value.getUint8(0);
      this.dispatchEvent(new Event("change"));
    } catch {
      // Many straps do not tell.
    }
  }

  /** @param {SensorState} state */
  #become(state) {
    if (state === this.state) return;
    this.state = state;
    this.dispatchEvent(new Event("change"));
  }
}

/** The browser's Bluetooth, if it lets pages have it. */
export function bluetooth() {
  return /** @type {Navigator & {bluetooth?: Bluetooth}} */ (navigator).bluetooth;
}

/**
 * A promise that is broken when it takes too long: some systems never answer.
 * @template Value
 * @param {Promise<Value>} promise
 * @returns {Promise<Value>}
 */
function inTime(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("no answer")), PATIENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
