public import Coaching
import Glibc
public import Training

/// A metronome as a WAV file: 16 bits, one channel, every tick where it belongs between two samples.
///
/// A minute holds a whole number of beats and, at any whole rate, a whole number of samples. So one
/// minute is rendered and written as often as it takes, and the last beat of a day is as exact as the
/// first.
public struct ClickFile: Hashable, Sendable {
  /// The longest file, in bytes of samples: what the sizes in a WAV file can say.
  private static let most = Int(UInt32.max) - 36

  // The silence before the first tick: some players fade in, and then it would have no edge.
  private static let lead = 0.01

  /// The tempo.
  public var tempo: Tempo
  /// How long it lasts.
  public var seconds: Double
  /// From 0 to 1.
  public var volume: Double
  /// The sound of a tick.
  public var timbre: Timbre
  /// Samples a second.
  public var rate: Int

  /// Describes a file that is not written yet.
  public init(tempo: Tempo, seconds: Double, volume: Double, timbre: Timbre, rate: Int) {
    self.tempo = tempo
    self.seconds = seconds
    self.volume = volume
    self.timbre = timbre
    self.rate = rate
  }

  /// The longest time that a file at a rate can hold, in seconds.
  public static func longest(rate: Int) -> Double { Double(most / 2 / rate) }

  /// Writes the file; what was there before stays until all of it is written.
  public func write(to path: String) throws(FileWriteError) {
    let count = Int((seconds * Double(rate)).rounded())
    let output = try OutputFile(path)
    do {
      try output.write(header(bytes: count * 2))
      var left = count * 2
      let minute = Array(minute(atMost: count))
      while left > 0 {
        try output.write(minute.prefix(left))
        left -= min(left, minute.count)
      }
      try output.finish()
    } catch {
      output.abandon()
      throw error
    }
  }

  /// The samples of a minute, or of less where the file is shorter.
  private func minute(atMost count: Int) -> [UInt8] {
    var track = ClickTrack(rate: rate, volume: volume, timbre: timbre)
    var samples = track.render(Int(Double(rate) * Self.lead))
    track.apply(.start(tempo))
    samples += track.render(max(0, min(60 * rate, count) - samples.count))
    return Sound(samples: samples, rate: rate).pcm16
  }

  private func header(bytes: Int) -> [UInt8] {
    Sound.header(rate: rate, bytes: bytes)
  }
}
