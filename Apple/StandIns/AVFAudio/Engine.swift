// The part of AVFAudio that plays samples. A test pulls what was scheduled, buffer by buffer.
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioChannelCount = UInt32
// Nothing of it changes once it is made.
public class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
    (self.sampleRate, channelCount) = (sampleRate, channels)
  }
}
// Filled before it is handed over, as with Apple's own.
public class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  public var frameLength: AVAudioFrameCount = 0
  public let frameCapacity: AVAudioFrameCount
  private let samples: UnsafeMutablePointer<Float>
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>
  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    samples = .allocate(capacity: Int(frameCapacity))
    samples.initialize(repeating: 0, count: Int(frameCapacity))
    channels = .allocate(capacity: 1)
    channels.initialize(to: samples)
  }
  deinit {
    samples.deallocate()
    channels.deallocate()
  }
  public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    UnsafePointer(channels)
  }
  @_spi(Fake) public var content: [Float] {
    Array(UnsafeBufferPointer(start: samples, count: Int(frameLength)))
  }
}
public class AVAudioFile: NSObject {
  public let url: URL
  public init(forReading fileURL: URL) throws {
    guard FileManager.default.isReadableFile(atPath: fileURL.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    url = fileURL
  }
  public var processingFormat: AVAudioFormat { AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 1)! }
}
public class AVAudioTime: NSObject {}
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let interrupts = Self(rawValue: 2)
}
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed, dataRendered, dataPlayedBack
}
public class AVAudioNode: NSObject {
  @_spi(Fake) public internal(set) weak var engine: AVAudioEngine?
}
public class AVAudioMixerNode: AVAudioNode {}
public class AVAudioPlayerNode: AVAudioNode {
  public private(set) var isPlaying = false
  public var volume: Float = 1
  /// The files that were played, in order.
  @_spi(Fake) public private(set) var played: [URL] = []
  private var waiting: [(AVAudioPCMBuffer?, (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)?)] = []
  public override init() {}
  // A node whose engine stands raises an exception, and the app ends.
  // https://developer.apple.com/documentation/avfaudio/avaudioplayernode/play()
  public func play() {
    if let engine, !engine.isRunning { engine.session.faults.append("played while the engine stood") }
    isPlaying = true
  }
  public func stop() {
    isPlaying = false
    let cut = waiting
    waiting = []
    for (_, done) in cut { done?(.dataConsumed) }
  }
  public func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) { waiting.append((buffer, completionHandler)) }
  /// Plays the oldest buffer to its end.
  @_spi(Fake) public func pull() -> [Float]? {
    guard isPlaying, engine?.isRunning != false, !waiting.isEmpty else { return nil }
    let (buffer, done) = waiting.removeFirst()
    done?(.dataConsumed)
    return buffer?.content ?? []
  }
  @_spi(Fake) public var scheduled: Int { waiting.count }
  public func scheduleFile(
    _ file: AVAudioFile,
    at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: (@Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
  ) {
    played.append(file.url)
    waiting.append((nil, completionHandler))
  }
  /// Plays everything that is scheduled to its end.
  @_spi(Fake) public func finish() { while pull() != nil {} }
}
public class AVAudioEngine: NSObject {
  public private(set) var isRunning = false
  public let mainMixerNode = AVAudioMixerNode()
  let session: AVAudioSession
  private let life: Int
  private var nodes: [AVAudioNode] = []
  public override convenience init() { self.init(.sharedInstance()) }
  @_spi(Fake) public init(_ session: AVAudioSession) {
    (self.session, life) = (session, session.life)
    super.init()
    session.engines.append(Weak(it: self))
  }
  public func attach(_ node: AVAudioNode) {
    nodes.append(node)
    node.engine = self
  }
  public func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  public func prepare() {}
  // The session has to be active, and the media server the one that it was made by.
  // https://developer.apple.com/documentation/avfaudio/avaudioengine/start()
  public func start() throws {
    guard session.isActive, life == session.life else {
      throw AVAudioSession.Refusal(code: .cannotStartPlaying)
    }
    isRunning = true
  }
  public func pause() { isRunning = false }
  public func stop() { isRunning = false }
  func halt() { isRunning = false }
  var plays: Bool {
    isRunning && nodes.contains { ($0 as? AVAudioPlayerNode).map { $0.isPlaying && $0.scheduled > 0 } ?? false }
  }
}
