import AVFAudio
import Foundation
import Screens
import Speech

/// Writes down what was said in a file.
struct Listener: Sendable {
  /// Returns the words, or nil if there are none or this device may not or cannot understand them.
  let hear: @Sendable (URL, Language) async -> String?
  /// Fetches what it needs for a language, as far as the device can.
  var prepare: @Sendable (Language) async -> Void = { _ in }

  /// The system's own, on this device alone: no sound leaves it.
  ///
  /// The analyzer hears best. Where its model is not installed, the older recognizer takes its place.
  static var system: Listener {
    Listener(
      hear: { file, language in
        let locale = Locale(identifier: language.voice)
        if let words = await analyzed(file, locale) { return words }
        return await recognized(file, locale)
      },
      prepare: { language in await install(Locale(identifier: language.voice)) }
    )
  }

  private static func transcriber(_ locale: Locale) async -> SpeechTranscriber? {
    guard SpeechTranscriber.isAvailable,
      let known = await SpeechTranscriber.supportedLocale(equivalentTo: locale)
    else { return nil }
    return SpeechTranscriber(locale: known, preset: .transcription)
  }

  /// Asks the system for the model of a language; it fetches it once, for all apps.
  private static func install(_ locale: Locale) async {
    guard let transcriber = await transcriber(locale) else { return }
    // Without a network the recognizer hears, and the next start asks again.
    try? await AssetInventory.assetInstallationRequest(supporting: [transcriber])?
      .downloadAndInstall()
  }

  private static func analyzed(_ file: URL, _ locale: Locale) async -> String? {
    guard let transcriber = await transcriber(locale),
      await AssetInventory.status(forModules: [transcriber]) == .installed
    else { return nil }
    do {
      let analyzer = SpeechAnalyzer(modules: [transcriber])
      async let words = text(of: transcriber)
      if let end = try await analyzer.analyzeSequence(from: AVAudioFile(forReading: file)) {
        try await analyzer.finalizeAndFinish(through: end)
      } else {
        await analyzer.cancelAndFinishNow()
      }
      return try await words
    } catch {
      return nil
    }
  }

  private static func text(of transcriber: SpeechTranscriber) async throws -> String {
    var text = ""
    for try await result in transcriber.results where result.isFinal {
      text += String(result.text.characters)
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func recognized(_ file: URL, _ locale: Locale) async -> String? {
    guard await isAllowed(), let recognizer = SFSpeechRecognizer(locale: locale),
      recognizer.isAvailable, recognizer.supportsOnDeviceRecognition
    else { return nil }
    let request = SFSpeechURLRecognitionRequest(url: file)
    request.requiresOnDeviceRecognition = true
    request.shouldReportPartialResults = false
    let (answers, speaker) = AsyncStream.makeStream(of: String?.self)
    // The system chooses the thread, and may report an error after its last result.
    recognizer.recognitionTask(with: request) { @Sendable result, error in
      if let result, result.isFinal {
        speaker.yield(result.bestTranscription.formattedString)
      } else if error != nil {
        speaker.yield(nil)
      }
    }
    for await answer in answers { return answer }
    return nil
  }

  private static func isAllowed() async -> Bool {
    await withCheckedContinuation { answer in
      SFSpeechRecognizer.requestAuthorization { @Sendable status in
        answer.resume(returning: status == .authorized)
      }
    }
  }
}
