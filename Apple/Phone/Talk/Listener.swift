import Foundation
import Screens
import Speech

/// Writes down what was said in a file.
struct Listener: Sendable {
  /// Returns the words, or nil if there are none or this device may not or cannot understand them.
  let hear: @Sendable (URL, Language) async -> String?

  /// The system's own recognition, on this device alone: no sound leaves it.
  static var system: Listener {
    Listener { file, language in
      let locale = Locale(identifier: language.voice)
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
  }

  private static func isAllowed() async -> Bool {
    await withCheckedContinuation { answer in
      SFSpeechRecognizer.requestAuthorization { @Sendable status in
        answer.resume(returning: status == .authorized)
      }
    }
  }
}
