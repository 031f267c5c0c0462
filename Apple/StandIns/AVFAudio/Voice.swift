// The voices of a device, written from Apple's documentation.
public import Foundation
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }
// Nothing of it changes once it is made.
public final class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  public let identifier: String
  public let name: String
  public let quality: AVSpeechSynthesisVoiceQuality
  /// What the person has installed on this device.
  @_spi(Fake) @TaskLocal public static var installed: [AVSpeechSynthesisVoice] = []
  @_spi(Fake) public init(
    _ name: String,
    _ language: String,
    _ quality: AVSpeechSynthesisVoiceQuality = .default
  ) {
    (self.name, self.language, self.quality) = (name, language, quality)
    identifier = "voice." + language + "." + name
  }
  public init?(language languageCode: String?) {
    (language, name, quality) = (languageCode ?? "en", "", .default)
    identifier = "voice." + language
  }
  // A voice that was taken off the device is no longer there.
  // https://developer.apple.com/documentation/avfaudio/avspeechsynthesisvoice/init(identifier:)
  public init?(identifier: String) {
    guard let voice = Self.installed.first(where: { $0.identifier == identifier }) else { return nil }
    (language, name, quality) = (voice.language, voice.name, voice.quality)
    self.identifier = identifier
  }
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { installed }
}
