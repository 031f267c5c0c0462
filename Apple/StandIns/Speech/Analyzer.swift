// SpeechAnalyzer and its transcriber, written from Apple's documentation. A test says whether the model is
// installed, and what is heard.
public import AVFAudio
// CoreMedia's; the apps only pass it on.
public struct CMTime: Sendable { init() {} }
@available(iOS 26, *) @available(watchOS, unavailable) public protocol SpeechModule: AnyObject, Sendable {}
@available(iOS 26, *) @available(watchOS, unavailable) public final class SpeechTranscriber: SpeechModule {
  public struct Preset: Sendable { public static let transcription = Preset() }
  public struct Result: Sendable {
    public let text: AttributedString
    public var isFinal: Bool { true }
  }
  /// What the model of the device is: nil if there is none.
  @_spi(Fake) @TaskLocal public static var model: (isInstalled: Bool, words: String)? = (true, "how far")
  public convenience init(locale: Locale, preset: SpeechTranscriber.Preset) { self.init() }
  init() {}
  public static var isAvailable: Bool { model != nil }
  public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { locale }
  public var results: some Sendable & AsyncSequence<SpeechTranscriber.Result, any Error> {
    AsyncThrowingStream<SpeechTranscriber.Result, any Error> { stream in
      #if os(Linux)
      for word in (Self.model?.words ?? "").split(separator: " ") {
        stream.yield(Result(text: AttributedString(word + " ")))
      }
      #endif
      stream.finish()
    }
  }
}
@available(iOS 26, *) @available(watchOS, unavailable) public final actor SpeechAnalyzer {
  public struct Options: Sendable {}
  public init(modules: [any SpeechModule], options: SpeechAnalyzer.Options? = nil) {}
  public func analyzeSequence(from audioFile: AVAudioFile) async throws -> CMTime? { CMTime() }
  public func finalizeAndFinish(through finalTime: CMTime) async throws {}
  public func cancelAndFinishNow() async {}
}
@available(iOS 26, *) @available(watchOS, unavailable) public final class AssetInventory: Sendable {
  public enum Status: Sendable { case unsupported, supported, downloading, installed }
  public static func status(forModules modules: [any SpeechModule]) async -> AssetInventory.Status {
    guard let model = SpeechTranscriber.model else { return .unsupported }
    return model.isInstalled ? .installed : .supported
  }
  public static func assetInstallationRequest(supporting modules: [any SpeechModule]) async throws
    -> AssetInstallationRequest?
  { SpeechTranscriber.model?.isInstalled == true ? nil : AssetInstallationRequest() }
}
@available(iOS 26, *) @available(watchOS, unavailable) public final class AssetInstallationRequest: NSObject {
  public func downloadAndInstall() async throws {}
}
