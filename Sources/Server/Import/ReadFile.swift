import Exchange
import Integrations
import Storage

/// A file that is being read into the record.
struct ReadFile: Sendable {
  let number: Int
  let name: String
  var file: ImportedFile?
  var isKnown = false
  /// What became of it, where that is known before it has been read to its end.
  var refusal: String?
  private(set) var before = 0
  private(set) var reached = 0
  private(set) var receipt = ImportReceipt()
  /// What the file calls its exercises, and how many sets have each name.
  private(set) var written: [WrittenName: Int] = [:]

  init(number: Int, name: String) {
    self.number = number
    self.name = name
  }

  /// Goes on behind so many entries, which were kept before.
  mutating func goOn(behind count: Int) {
    before = count
    reached = count
  }

  /// Counts entries that were kept.
  mutating func count(
    _ entries: [ReadingFrame],
    _ receipt: ImportReceipt,
    _ written: [WrittenName: Int]
  ) {
    self.written.merge(written, uniquingKeysWith: +)
    reached += entries.count
    self.receipt.id = nil
    self.receipt.add(receipt)
  }
}
