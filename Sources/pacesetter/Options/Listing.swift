import Exchange
import Record
import Screens
import Storage
import Training

/// A list of the record as the terminal shows it: what it is called, what it asks, a row for each entry.
protocol Listing {
  /// What is asked.
  associatedtype Question: PlainAPIRequest & RecordRequest

  /// What the help says of it.
  static var abstract: String { get }

  /// The sentence for a list with nothing in it.
  static var nothing: String { get }

  /// The lines of an answer, in its order.
  static func rows(_ answer: Question.Answer) -> [String]
}

extension Listing {
  /// Prints the rows, or that there are none where no program reads it.
  static func show(_ answer: Question.Answer) {
    let rows = rows(answer)
    if rows.isEmpty { Console.standardError.write(nothing + "\n") }
    for row in rows { Console.standardOutput.write(row + "\n") }
  }

  /// A moment by the clock of this machine.
  static func moment(_ seconds: Int64) -> String {
    let instant = Instant(secondsSince1970: Double(seconds))
    return EntryText.moment(LocalTime(instant, offset: LocalTime.now.offset ?? .zero))
  }
}
