import AVFAudio
import Coaching
import Foundation
import Training

/// The one way to a device's sound: the session that ducks other sound, and the engine that plays ticks,
/// tones and the sounds of a race pack.
///
/// While a run goes on the engine plays, be it silence: that keeps the phone's app alive with the screen
/// locked. Whatever stops it (a voice note, headphones that come or go, a call, a media server that dies),
/// it is started again; what the system refuses now is tried again each second.
@MainActor final class AudioBus {
  /// The device has taken the sound, or gives it back; whoever hears it answers with ``interrupt(_:)``.
  var told: (AudioNews) -> Void = { _ in }
  /// A play is over: it ended, or was cut.
  var ended: (Int) -> Void = { _ in }
  /// A play was cut by the device, and nobody heard it to its end.
  var broken: (Int) -> Void = { _ in }
  private let session: AVAudioSession
  private let make: @MainActor () -> AudioGear
  private var gear: AudioGear
  private let format: AVAudioFormat?
  private var plays = 0
  private var playing: Int?
  private var track: ClickTrack
  private var isOn = false
  private var isDucked = false
  private var isListening = false
  private var isInterrupted = false
  private var blocks = 0
  private var isQuiet = false
  private let over: AsyncStream<Int>.Continuation
  private let speaker: AsyncStream<Int>.Continuation

  private static let rate = 48_000
  // A tick that is asked for sounds at most so late; a stop is heard at once.
  private static let block = 4_800
  private static let ahead = 3

  init(
    _ session: AVAudioSession,
    center: NotificationCenter = .default,
    gear make: @escaping @MainActor () -> AudioGear = { AudioGear.make() }
  ) {
    (self.session, self.make, gear) = (session, make, make())
    format = AVAudioFormat(standardFormatWithSampleRate: Double(Self.rate), channels: 1)
    track = ClickTrack(rate: Self.rate)
    let (ends, over) = AsyncStream.makeStream(of: Int.self)
    let (played, speaker) = AsyncStream.makeStream(of: Int.self)
    (self.over, self.speaker) = (over, speaker)
    connect()
    let news = AudioNews.all(from: center)
    Task { [weak self] in for await said in news { self?.take(said) } }
    Task { [weak self] in for await play in ends { self?.finish(play) } }
    Task { [weak self] in for await run in played { self?.fill(run) } }
  }

  /// Begins to play for a run, a workout or the metronome; other sound goes on.
  func begin() throws {
    guard !isOn else { return }
    (isOn, isDucked, isInterrupted) = (true, false, false)
    do {
      try configure()
      try start()
    } catch {
      isOn = false
      throw error
    }
  }

  /// Gives the sound back to others.
  func end() {
    guard isOn else { return }
    isOn = false
    gear.ticks.stop()
    gear.voice.stop()
    gear.engine.stop()
    // Whoever has the sound now has it already.
    try? session.setActive(false, options: .notifyOthersOnDeactivation)
  }

  /// Makes other sound quieter, or lets it come back.
  func duck(_ isDucked: Bool) {
    guard isOn, isDucked != self.isDucked else { return }
    self.isDucked = isDucked
    guard !isInterrupted else { return }
    guard isDucked else { return lift() }
    // Where the system refuses it, the line is said beside the music.
    try? configure()
    try? session.setActive(true)
  }

  /// Opens the microphone for a voice note, or closes it.
  func listen(_ isListening: Bool) throws {
    self.isListening = isListening
    guard isOn || isListening else {
      return try session.setActive(false, options: .notifyOthersOnDeactivation)
    }
    try configure()
    // The watch is silent in most runs, and still has to hear.
    guard isOn else { return try session.setActive(true) }
    if isListening { try session.setActive(true) } else { lift() }
    second()
  }

  /// Carries out what the core's metronome asks for, from the next sample on.
  func apply(_ effect: Metronome.Effect) {
    track.apply(effect)
    switch effect {
    case .start, .stop: refill()
    case .retime, .volume, .timbre: break
    }
  }

  /// A call has taken the sound, or gives it back; says whether there is sound where there should be.
  @discardableResult func interrupt(_ isInterrupted: Bool) -> Bool {
    guard isOn else { return true }
    self.isInterrupted = isInterrupted
    guard !isInterrupted else {
      gear.ticks.stop()
      hush()
      return true
    }
    if gear.engine.isRunning { refill() } else { second() }
    if !gear.engine.isRunning { self.isInterrupted = true }
    return gear.engine.isRunning
  }

  /// A second has passed: what the device has stopped is started again.
  func second() {
    guard isOn, !isInterrupted, !gear.engine.isRunning else { return }
    // What is refused now is asked for again in a second.
    try? configure()
    try? start()
  }

  private func take(_ news: AudioNews) {
    switch news {
    case .taken, .over: break
    case .changed: second()
    case .reset:
      gear = make()
      connect()
      second()
    }
    told(news)
  }

  private func connect() {
    gear.engine.attach(gear.ticks)
    gear.engine.connect(gear.ticks, to: gear.engine.mainMixerNode, format: format)
    gear.engine.attach(gear.voice)
    gear.engine.connect(gear.voice, to: gear.engine.mainMixerNode, format: format)
    gear.ticks.volume = isQuiet ? 0 : 1
  }

  private func start() throws {
    try session.setActive(true)
    gear.engine.prepare()
    try gear.engine.start()
    refill()
    guard let play = playing else { return }
    playing = nil
    gear.voice.stop()
    broken(play)
  }

  // Other sound comes back only when the session is deactivated, and a session whose engine runs would stop it.
  private func lift() {
    let ran = gear.engine.isRunning
    gear.engine.pause()
    // Refused, it would be lowered until the next line has ended.
    try? session.setActive(false, options: .notifyOthersOnDeactivation)
    guard ran else { return second() }
    do {
      try configure()
      try session.setActive(true)
      try gear.engine.start()
    } catch {
      second()
    }
  }

  private func configure() throws {
    var options: AVAudioSession.CategoryOptions = .mixWithOthers
    if isDucked || isListening { options.insert(.duckOthers) }
    guard isListening else {
      return try session.setCategory(.playback, mode: .spokenAudio, options: options)
    }
    // The microphone of the headphones, if they have one; sound stays where it was.
    options.formUnion([.allowBluetoothHFP, .allowBluetoothA2DP])
    #if !os(watchOS)
    // It would take the sound from headphones too.
    if session.currentRoute.outputs.allSatisfy({ $0.portType == .builtInSpeaker }) {
      options.insert(.defaultToSpeaker)
    }
    #endif
    try session.setCategory(.playAndRecord, mode: .spokenAudio, options: options)
  }

  /// Plays files one after the other, each with its pause, after a silence; ``ended`` tells the number of
  /// the play.
  ///
  /// - Throws: What the system says of a file that it cannot read; nothing is heard then.
  func play(_ clips: [SoundClip], after silence: Duration) throws -> Int {
    let files = try clips.map { try AVAudioFile(forReading: $0.file) }
    let play = begin(after: silence)
    let over = over
    for (place, file) in files.enumerated() {
      let isLast = place == files.count - 1
      gear.voice.scheduleFile(file, at: nil, completionCallbackType: .dataPlayedBack) { _ in
        if isLast { over.yield(play) }
      }
      if !isLast { rest(clips[place].pause) }
    }
    playNow()
    return play
  }

  /// Sounds a tone after a silence.
  func play(_ tone: Earcon, after silence: Duration) -> Int {
    let play = begin(after: silence)
    let over = over
    guard let buffer = buffer(of: tone.samples(rate: Self.rate)) else {
      over.yield(play)
      return play
    }
    gear.voice.scheduleBuffer(buffer, completionCallbackType: .dataPlayedBack) { _ in
      over.yield(play)
    }
    playNow()
    return play
  }

  /// Cuts what is played off; the play is over.
  func hush() { gear.voice.stop() }

  // A node whose engine stands must not play; the device's next second starts both.
  private func playNow() { if gear.engine.isRunning { gear.voice.play() } }

  private func finish(_ play: Int) {
    if playing == play { playing = nil }
    ended(play)
  }

  private func begin(after silence: Duration) -> Int {
    plays += 1
    gear.voice.stop()
    playing = plays
    rest(silence.inSeconds)
    return plays
  }

  private func rest(_ seconds: Double) {
    guard seconds > 0,
      let buffer = buffer(of: Array(repeating: 0, count: Int(seconds * Double(Self.rate))))
    else { return }
    gear.voice.scheduleBuffer(buffer, completionCallbackType: .dataConsumed, completionHandler: nil)
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
  func quiet(_ isQuiet: Bool) {
    self.isQuiet = isQuiet
    gear.ticks.volume = isQuiet ? 0 : 1
  }

  // What was rendered ahead is thrown away, so that a stop is silent now.
  private func refill() {
    guard isOn, gear.engine.isRunning else { return }
    blocks += 1
    gear.ticks.stop()
    gear.ticks.play()
    for _ in 0..<Self.ahead { fill(blocks) }
  }

  private func fill(_ run: Int) {
    guard isOn, run == blocks, let buffer = buffer(of: track.render(Self.block)) else { return }
    let speaker = speaker
    gear.ticks.scheduleBuffer(buffer, completionCallbackType: .dataConsumed) { _ in
      speaker.yield(run)
    }
  }
}
