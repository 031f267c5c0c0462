import AVFAudio
import Coaching
import Foundation
import Training

/// The one way to a device's sound: the session that ducks other sound, and the engine that plays ticks,
/// tones and the sounds of a race pack.
///
/// While a run goes on the engine plays, be it silence: that keeps the phone's app alive with the screen
/// locked.
@MainActor final class AudioBus {
  private let session: AVAudioSession
  private let engine = AVAudioEngine()
  private let player: AVAudioPlayerNode
  private let voice: AVAudioPlayerNode
  private let format: AVAudioFormat?
  /// The numbers of the plays that are over.
  let over: AsyncStream<Int>
  private let overSpeaker: AsyncStream<Int>.Continuation
  private var plays = 0
  private var track: ClickTrack
  private var isOn = false
  private var blocks = 0
  private let played: AsyncStream<Int>
  private let speaker: AsyncStream<Int>.Continuation
  private var filling: Task<Void, Never>?

  private static let rate = 48_000
  // A tick that is asked for sounds at most so late; a stop is heard at once.
  private static let block = 4_800
  private static let ahead = 3

  init(
    _ session: AVAudioSession,
    player: AVAudioPlayerNode = AVAudioPlayerNode(),
    voice: AVAudioPlayerNode = AVAudioPlayerNode()
  ) {
    (self.session, self.player, self.voice) = (session, player, voice)
    format = AVAudioFormat(standardFormatWithSampleRate: Double(Self.rate), channels: 1)
    track = ClickTrack(rate: Self.rate)
    (played, speaker) = AsyncStream.makeStream(of: Int.self)
    (over, overSpeaker) = AsyncStream.makeStream(of: Int.self)
    engine.attach(player)
    engine.connect(player, to: engine.mainMixerNode, format: format)
    engine.attach(voice)
    engine.connect(voice, to: engine.mainMixerNode, format: format)
  }

  /// Begins to play for a run, a workout or the metronome; other sound goes on.
  func begin() throws {
    guard !isOn else { return }
    try session.setCategory(.playback, mode: .spokenAudio, options: .mixWithOthers)
    try session.setActive(true)
    engine.prepare()
    try engine.start()
    isOn = true
    refill()
    let played = played
    filling = filling ?? Task { [weak self] in for await run in played { self?.fill(run) } }
  }

  /// Gives the sound back to others.
  func end() {
    guard isOn else { return }
    isOn = false
    player.stop()
    voice.stop()
    engine.stop()
    try? session.setActive(false, options: .notifyOthersOnDeactivation)
  }

  /// Makes other sound quieter, or lets it come back.
  func duck(_ isDucked: Bool) {
    guard isOn else { return }
    let options: AVAudioSession.CategoryOptions =
      isDucked ? [.mixWithOthers, .duckOthers] : .mixWithOthers
    // Where the system refuses it, the line is said beside the music.
    try? session.setCategory(.playback, mode: .spokenAudio, options: options)
    if !isDucked { try? session.setActive(false, options: .notifyOthersOnDeactivation) }
    try? session.setActive(true)
  }

  /// Opens the microphone for a voice note, or closes it.
  func listen(_ isListening: Bool) throws {
    // The watch is silent in most runs, and still has to hear.
    guard isOn else {
      if isListening {
        try session.setCategory(.playAndRecord, mode: .spokenAudio, options: .mixWithOthers)
      }
      try session.setActive(isListening, options: .notifyOthersOnDeactivation)
      return
    }
    let category: AVAudioSession.Category = isListening ? .playAndRecord : .playback
    try session.setCategory(category, mode: .spokenAudio, options: [.mixWithOthers, .duckOthers])
    try session.setActive(true)
    if !isListening { duck(false) }
  }

  /// Carries out what the core's metronome asks for, from the next sample on.
  func take(_ effect: Metronome.Effect) {
    track.take(effect)
    switch effect {
    case .start, .stop: refill()
    case .retime, .volume, .timbre: break
    }
  }

  /// A call has taken the sound, or gives it back.
  func interrupt(_ isInterrupted: Bool) {
    guard isOn else { return }
    if isInterrupted {
      player.stop()
      hush()
    } else {
      try? session.setActive(true)
      try? engine.start()
      refill()
    }
  }

  /// Plays files one after the other, each with its pause, after a silence; ``over`` tells the number of
  /// the play when it has ended or was cut.
  ///
  /// - Throws: What the system says of a file that it cannot read; nothing is heard then.
  func play(_ clips: [SoundClip], after silence: Duration) throws -> Int {
    let files = try clips.map { try AVAudioFile(forReading: $0.file) }
    let play = begin(after: silence)
    let speaker = overSpeaker
    for (place, file) in files.enumerated() {
      let isLast = place == files.count - 1
      voice.scheduleFile(file, at: nil, completionCallbackType: .dataPlayedBack) { _ in
        if isLast { speaker.yield(play) }
      }
      if !isLast { rest(clips[place].pause) }
    }
    voice.play()
    return play
  }

  /// Sounds a tone after a silence.
  func play(_ tone: Earcon, after silence: Duration) -> Int {
    let play = begin(after: silence)
    let speaker = overSpeaker
    guard let buffer = buffer(of: tone.samples(rate: Self.rate)) else {
      speaker.yield(play)
      return play
    }
    voice.scheduleBuffer(buffer, completionCallbackType: .dataPlayedBack) { _ in
      speaker.yield(play)
    }
    voice.play()
    return play
  }

  /// Cuts what is played off; the play is over.
  func hush() { voice.stop() }

  private func begin(after silence: Duration) -> Int {
    plays += 1
    voice.stop()
    rest(silence.inSeconds)
    return plays
  }

  private func rest(_ seconds: Double) {
    guard seconds > 0,
      let buffer = buffer(of: Array(repeating: 0, count: Int(seconds * Double(Self.rate))))
    else { return }
    voice.scheduleBuffer(buffer, completionCallbackType: .dataConsumed, completionHandler: nil)
  }

  private func buffer(of samples: [Float]) -> AVAudioPCMBuffer? {
    let count = AVAudioFrameCount(samples.count)
    guard count > 0, let format,
      let buffer = AVAudioPCMBuffer(pcmFormat: format, frameCapacity: count),
      let channel = buffer.floatChannelData?[0]
    else { return nil }
    for (index, sample) in samples.enumerated() { channel[index] = sample }
    buffer.frameLength = count
    return buffer
  }

  /// Makes the ticks silent where another device is heard, or lets them come back; they go on.
  func quiet(_ isQuiet: Bool) { player.volume = isQuiet ? 0 : 1 }

  // What was rendered ahead is thrown away, so that a stop is silent now.
  private func refill() {
    guard isOn else { return }
    blocks += 1
    player.stop()
    player.play()
    for _ in 0..<Self.ahead { fill(blocks) }
  }

  private func fill(_ run: Int) {
    guard isOn, run == blocks, let buffer = buffer(of: track.render(Self.block)) else { return }
    let speaker = speaker
    player.scheduleBuffer(buffer, completionCallbackType: .dataConsumed) { _ in speaker.yield(run) }
  }
}
