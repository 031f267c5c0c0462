// AVAudioRecorder and the permission for it, written from Apple's documentation; a fake writes some bytes.
public let AVFormatIDKey = "AVFormatIDKey", AVSampleRateKey = "AVSampleRateKey",
  AVNumberOfChannelsKey = "AVNumberOfChannelsKey", AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
// It holds nothing.
public final class AVAudioApplication: NSObject, @unchecked Sendable {
  /// A test sets whether the runner allows it, for all recorders of a test's task.
  @_spi(Fake) @TaskLocal public static var allows = true
  public class func requestRecordPermission() async -> Bool { allows }
}
public class AVAudioRecorder: NSObject {
  public let url: URL
  public private(set) var isRecording = false
  public private(set) var currentTime: TimeInterval = 0
  public init(url: URL, settings: [String: Any]) throws {
    guard settings[AVFormatIDKey] != nil else { throw CocoaError(.fileWriteUnknown) }
    self.url = url
  }
  public func record(forDuration duration: TimeInterval) -> Bool {
    #if os(Linux)
    guard (try? Data("sound".utf8).write(to: url)) != nil else { return false }
    #endif
    (isRecording, currentTime) = (true, 0)
    return true
  }
  public func stop() { isRecording = false }
}
