// Stand-in for Speech, written from Apple's documentation; a test says what is heard.
@_exported import Foundation
public import AVFAudio
@available(watchOS, unavailable) public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
@available(watchOS, unavailable) public class SFSpeechRecognizer: NSObject {
  /// What it hears, and whether it was asked.
  @_spi(Fake) @TaskLocal public static var words = "how far"
  public init?(locale: Locale) {}
  public var isAvailable: Bool { true }
  public var supportsOnDeviceRecognition: Bool { true }
  public class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { handler(.authorized) }
  /// The handler is called on the recognizer's queue, which is the main one unless it is set.
  @discardableResult public func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    precondition(request.requiresOnDeviceRecognition, "a note must not leave the device")
    resultHandler(SFSpeechRecognitionResult(Self.words), nil)
    return SFSpeechRecognitionTask()
  }
}
@available(watchOS, unavailable) public class SFSpeechRecognitionTask: NSObject {}
@available(watchOS, unavailable) public class SFSpeechRecognitionRequest: NSObject {
  public var requiresOnDeviceRecognition = false
  public var shouldReportPartialResults = true
  public var addsPunctuation = false
}
@available(watchOS, unavailable) public class SFSpeechURLRecognitionRequest:
  SFSpeechRecognitionRequest
{
  public init(url: URL) {}
}
// Nothing of it changes once it is made.
@available(watchOS, unavailable) public class SFTranscription: NSObject, @unchecked Sendable {
  public let formattedString: String
  init(_ text: String) { formattedString = text }
}
// Nothing of it changes once it is made.
@available(watchOS, unavailable) public class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  public let bestTranscription: SFTranscription
  public let isFinal = true
  init(_ text: String) { bestTranscription = SFTranscription(text) }
}
