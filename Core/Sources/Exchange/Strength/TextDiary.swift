import Formats
import Training

/// The diary of a program that writes more or less than one table.
struct TextDiary: Sendable {
  /// Who writes it.
  let program: DiaryProgram

  /// Whether a text begins as the program's do.
  let isOne: @Sendable (_ head: String) -> Bool

  /// Adds what a file says to a diary.
  let read: @Sendable (inout StrengthDiary, [UInt8]) throws(StrengthFileError) -> Void

  /// All that are known.
  static let all = [jefit, alphaProgression]

  /// The one that a file is, by its first bytes.
  static func of(_ bytes: [UInt8]) -> TextDiary? {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return all.first { $0.isOne(head) }
  }
}
