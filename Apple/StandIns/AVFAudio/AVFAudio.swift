// Stand-in for AVFAudio, written from Apple's documentation; a test hears what was said and ends the lines.
@_exported import Foundation
// The apps and their tests use it on the main actor.
public final class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
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
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification"
  )
  static let shared = AVAudioSession()
  public class func sharedInstance() -> AVAudioSession { shared }
  @_spi(Fake) public private(set) var isActive = false
  @_spi(Fake) public private(set) var category = Category.playback
  @_spi(Fake) public private(set) var options: CategoryOptions = []
  @_spi(Fake) public private(set) var mode = Mode.default
  @_spi(Fake) public override init() {}
  public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.options, self.mode, self.category) = (options, mode, category)
  }
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws { isActive = active }
}
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
// Nothing of it changes once it is made.
public final class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  public init?(language languageCode: String?) { language = languageCode ?? "en" }
}
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
  @_spi(Fake) public private(set) var languages: [String] = []
  public override init() {}
  public func speak(_ utterance: AVSpeechUtterance) {
    said.append(utterance.speechString)
    languages.append(utterance.voice?.language ?? "")
    speaking = utterance
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
    delegate?.speechSynthesizer(self, didFinish: utterance)
  }
}
#if os(Linux)
// Foundation on Linux has none.
extension NotificationCenter {
  public func notifications(
    named name: Notification.Name,
    object: (AnyObject & Sendable)? = nil
  ) -> AsyncStream<Notification> {
    AsyncStream { stream in
      // Written once, and read only when the stream has ended.
      nonisolated(unsafe) let token = addObserver(forName: name, object: object, queue: nil) {
        stream.yield($0)
      }
      stream.onTermination = { _ in self.removeObserver(token) }
    }
  }
}
// A notification is a value; what a test posts in it are numbers.
extension Notification: @unchecked @retroactive Sendable {}
#endif
