// Stand-in for AVFAudio, written from Apple's documentation; a test hears what was said and ends the lines.
@_exported import Foundation
// The apps and their tests use it on the main actor.
public final class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let soloAmbient = Self(rawValue: "soloAmbient")
    public static let playback = Self(rawValue: "playback")
    public static let playAndRecord = Self(rawValue: "playAndRecord")
  }
  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Self(rawValue: "default")
    public static let spokenAudio = Self(rawValue: "spokenAudio")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    @available(watchOS 11, *) public static let allowBluetoothHFP = Self(rawValue: 4)
    @available(watchOS, unavailable) public static let defaultToSpeaker = Self(rawValue: 8)
    public static let allowBluetoothA2DP = Self(rawValue: 32)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = Self(rawValue: 1)
  }
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInSpeaker = Self(rawValue: "Speaker")
    public static let builtInReceiver = Self(rawValue: "Receiver")
    public static let bluetoothA2DP = Self(rawValue: "BluetoothA2DPOutput")
  }
  public enum ErrorCode: Int, Sendable {
    case isBusy = 560_030_580, cannotStartPlaying = 561_015_905, badParam = -50
  }
  @_spi(Fake) public struct Refusal: Error { public let code: ErrorCode }
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification"
  )
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification"
  )
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification"
  )
  static let shared = AVAudioSession()
  public class func sharedInstance() -> AVAudioSession { shared }
  @_spi(Fake) public private(set) var isActive = false
  public private(set) var category = Category.soloAmbient
  @_spi(Fake) public private(set) var options: CategoryOptions = []
  public private(set) var mode = Mode.default
  /// Where the device says what happens to its sound.
  @_spi(Fake) public let center: NotificationCenter
  /// Whether other sound is lowered.
  @_spi(Fake) public private(set) var isDucking = false
  /// Whether a call has the sound.
  @_spi(Fake) public private(set) var isInterrupted = false
  /// Whether wireless headphones are in the runner's ears.
  @_spi(Fake) public private(set) var hasHeadphones = false
  /// Whether the app runs and hears notifications; they wait while it is suspended.
  @_spi(Fake) public var isHeard: () -> Bool = { true }
  /// What would have ended the app.
  @_spi(Fake) public internal(set) var faults: [String] = []
  var life = 0, engines: [Weak<AVAudioEngine>] = [], voices: [Weak<AVSpeechSynthesizer>] = []
  private var held: [Notification] = []
  @_spi(Fake) public init(center: NotificationCenter) { self.center = center }
  public override convenience init() { self.init(center: .default) }

  // Options that do not fit the category are an error:
  // https://developer.apple.com/documentation/avfaudio/avaudiosession/categoryoptions-swift.struct
  public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    let forRecording: CategoryOptions = [
      .init(rawValue: 4), .init(rawValue: 8), .init(rawValue: 32),
    ]
    guard category == .playAndRecord || options.isDisjoint(with: forRecording) else {
      throw Refusal(code: .badParam)
    }
    let isOther = category != self.category
    (self.options, self.mode, self.category) = (options, mode, category)
    if isActive, options.contains(.duckOthers) { isDucking = true }
    // The hardware changes its rate: the engine stops and says so.
    // https://developer.apple.com/documentation/foundation/nsnotification/name-swift.struct/avaudioengineconfigurationchange
    if isOther { changeHardware() }
  }
  // Deactivating a session whose audio runs stops the audio, deactivates it, and throws isBusy; lowered sound
  // comes back only so.
  // https://developer.apple.com/documentation/avfaudio/avaudiosession/setactive(_:options:)
  // https://developer.apple.com/documentation/avfaudio/avaudiosession/categoryoptions-swift.struct/duckothers
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {
    guard active else {
      let isBusy = isRunning
      silence()
      (isActive, isDucking) = (false, false)
      if isBusy { throw Refusal(code: .isBusy) }
      return
    }
    guard !isInterrupted else { throw Refusal(code: .cannotStartPlaying) }
    isActive = true
    if self.options.contains(.duckOthers) { isDucking = true }
  }
  // With playAndRecord sound goes to the receiver, unless an option leads it elsewhere; defaultToSpeaker
  // leads it away even from headphones.
  // https://developer.apple.com/documentation/avfaudio/avaudiosession/categoryoptions-swift.struct/defaulttospeaker
  @_spi(Fake) public var output: Port {
    guard category == .playAndRecord else {
      return hasHeadphones ? .bluetoothA2DP : .builtInSpeaker
    }
    if options.contains(.init(rawValue: 8)) { return .builtInSpeaker }
    let isWireless = !options.isDisjoint(with: [.init(rawValue: 4), .init(rawValue: 32)])
    return hasHeadphones && isWireless ? .bluetoothA2DP : .builtInReceiver
  }
  public var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription(output) }
  /// Whether something really plays, which keeps an app of the audio mode running in the background.
  // https://developer.apple.com/documentation/xcode/configuring-background-execution-modes
  @_spi(Fake) public var keepsAlive: Bool {
    isActive && (category == .playback || category == .playAndRecord) && isRunning
  }
  /// Headphones come or go: the engine stops, and the route is another.
  // https://developer.apple.com/documentation/avfaudio/responding-to-audio-route-changes
  @_spi(Fake) public func wear(_ headphones: Bool) {
    hasHeadphones = headphones
    changeHardware()
    post(Self.routeChangeNotification)
  }
  /// A call takes the sound: the session is inactive and its audio stops.
  // https://developer.apple.com/documentation/avfaudio/handling-audio-interruptions
  @_spi(Fake) public func ring() {
    silence()
    (isActive, isDucking, isInterrupted) = (false, false, true)
    post(
      Self.interruptionNotification,
      [AVAudioSessionInterruptionTypeKey: InterruptionType.began.rawValue]
    )
  }
  /// The call is over; not every end says that sound should go on.
  @_spi(Fake) public func hangUp(shouldResume: Bool = true) {
    isInterrupted = false
    post(
      Self.interruptionNotification,
      [
        AVAudioSessionInterruptionTypeKey: InterruptionType.ended.rawValue,
        AVAudioSessionInterruptionOptionKey: UInt(shouldResume ? 1 : 0),
      ]
    )
  }
  /// The media server dies: what was made before is an orphan.
  // https://developer.apple.com/documentation/avfaudio/avaudiosession/mediaserviceswereresetnotification
  @_spi(Fake) public func reset() {
    silence()
    life += 1
    (isActive, isDucking, category, options, mode) = (false, false, .soloAmbient, [], .default)
    post(Self.mediaServicesWereResetNotification)
  }
  /// The app runs again: it hears what it has missed.
  @_spi(Fake) public func deliver() {
    guard isHeard() else { return }
    let notes = held
    held = []
    for note in notes { center.post(note) }
  }
  private var isRunning: Bool {
    engines.contains { $0.it?.plays == true } || voices.contains { $0.it?.speaking != nil }
  }
  private func silence() {
    for engine in engines { engine.it?.halt() }
    for voice in voices { voice.it?.isBroken = true }
  }
  private func changeHardware() {
    for engine in engines where engine.it?.isRunning == true {
      engine.it?.halt()
      post(.AVAudioEngineConfigurationChange)
    }
  }
  private func post(_ name: Notification.Name, _ info: [AnyHashable: Any]? = nil) {
    held.append(Notification(name: name, object: self, userInfo: info))
    deliver()
  }
}
struct Weak<Thing: AnyObject> { weak var it: Thing? }
// Nothing of it changes once it is made.
public final class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  public let outputs: [AVAudioSessionPortDescription]
  init(_ port: AVAudioSession.Port) { outputs = [AVAudioSessionPortDescription(port)] }
}
// Nothing of it changes once it is made.
public final class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  public let portType: AVAudioSession.Port
  init(_ port: AVAudioSession.Port) { portType = port }
}
extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = Self(
    "AVAudioEngineConfigurationChangeNotification"
  )
}
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public class AVSpeechUtterance: NSObject {
  public let speechString: String
  public var voice: AVSpeechSynthesisVoice?
  public var rate: Float = 0.5
  public var preUtteranceDelay: TimeInterval = 0
  public var postUtteranceDelay: TimeInterval = 0
  public init(string: String) { speechString = string }
}
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol, Sendable {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  )
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  )
}
extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) { fatalError("nobody hears that a line is over") }
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) { fatalError("nobody hears that a line was cut") }
}
public class AVSpeechSynthesizer: NSObject {
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  public var usesApplicationAudioSession = true
  @_spi(Fake) public private(set) var speaking: AVSpeechUtterance?
  @_spi(Fake) public private(set) var said: [String] = []
  /// What somebody could hear from its first word to its last.
  @_spi(Fake) public private(set) var heard: [String] = []
  @_spi(Fake) public private(set) var languages: [String] = []
  @_spi(Fake) public private(set) var voices: [AVSpeechSynthesisVoice?] = []
  @_spi(Fake) public private(set) var rates: [Float] = []
  var isBroken = false
  private let session: AVAudioSession, life: Int
  public override convenience init() { self.init(.sharedInstance()) }
  @_spi(Fake) public init(_ session: AVAudioSession) {
    (self.session, life) = (session, session.life)
    super.init()
    session.voices.append(Weak(it: self))
  }
  // It speaks through the app's session: an inactive one is heard by nobody.
  // https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer/usesapplicationaudiosession
  public func speak(_ utterance: AVSpeechUtterance) {
    said.append(utterance.speechString)
    languages.append(utterance.voice?.language ?? "")
    voices.append(utterance.voice)
    rates.append(utterance.rate)
    speaking = utterance
    isBroken = !session.isActive || session.isInterrupted || life != session.life
  }
  @discardableResult public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = speaking else { return false }
    speaking = nil
    delegate?.speechSynthesizer(self, didCancel: utterance)
    return true
  }
  @_spi(Fake) public func finish() {
    guard let utterance = speaking else { return }
    speaking = nil
    // One of before the media server's death never says that it is done.
    if life != session.life { return }
    if !isBroken { heard.append(utterance.speechString) }
    delegate?.speechSynthesizer(self, didFinish: utterance)
  }
}
