import Coaching
import Integrations

/// Finds where a click begins, to a small part of a sample: the place at which its formula fits best.
struct ClickMeter {
  private let click: Click
  private let volume: Double

  init(_ timbre: Timbre, volume: Double) {
    click = Click(timbre)
    self.volume = volume
  }

  // The beginning of a click says all of its place that can be heard.
  private static let window = 0.01

  /// The onset in seconds, looked for by Newton's method from a guess.
  func place(in sound: Sound, near guess: Double) -> Double {
    let rate = Double(sound.rate)
    let first = max(0, Int(guess * rate) - 2)
    let last = min(sound.samples.count, first + Int(Self.window * rate) + 4)
    var place = guess
    for _ in 0..<2 {
      var fit = 0.0
      var steepness = 0.0
      for index in first..<last {
        let time = Double(index) / rate - place
        let slope = volume * (click.value(at: time + 1e-7) - click.value(at: time - 1e-7)) / 2e-7
        fit += (Double(sound.samples[index]) - volume * click.value(at: time)) * slope
        steepness += slope * slope
      }
      place -= fit / steepness
    }
    return place
  }
}
