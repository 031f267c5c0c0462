import Formats
public import Training

/// A workout's text, what was understood of it, and what is wrong with it.
///
/// The bytes are kept as they came and are what people are shown; any bytes give a document.
///
/// ```swift
/// let text = "# Legs\n\n## Main\n- Squat — 3 x 5 @ 80 kg"
/// let document = WorkoutDocument.read(Array(text.utf8), name: "legs")
/// print(document.workout.title, document.diagnostics.map { $0.description })
/// ```
public struct WorkoutDocument: Hashable, Sendable {
  /// How much of a step the program understands.
  public enum Fidelity: String, CaseIterable, Hashable, Sendable {
    /// All of it.
    case structured
    /// How much, but not all of how.
    case partial
    /// Nothing but that it is a step.
    case text
  }

  /// Where a section stands in the text.
  public struct SectionPlace: Hashable, Sendable {
    /// The bytes of the heading's words; empty where the section has none.
    public var heading: Range<Int>
    /// The place of each of its steps, in order.
    public var items: [ItemPlace]
  }

  /// Where a step stands in the text, and how well it was understood.
  public struct ItemPlace: Hashable, Sendable {
    /// The bytes after the bullet.
    public var bytes: Range<Int>
    /// The line, from 1.
    public var line: Int
    /// How much of it the program understands.
    public var fidelity: Fidelity
  }

  /// The text, byte for byte.
  public let source: [UInt8]

  /// What was understood.
  public let workout: Workout

  /// What is wrong or doubtful, in the order of the text.
  public let diagnostics: [Diagnostic]

  /// The place of the sections, one for each of the workout.
  public let places: [SectionPlace]

  /// How much was understood.
  public let counts: WorkoutCounts

  /// Reads a workout; the name is that of its file without the extension.
  ///
  /// With a catalogue the exercises are checked as well.
  public static func read(
    _ bytes: [UInt8],
    name: String,
    catalogue: ExerciseCatalogue? = nil
  ) -> WorkoutDocument {
    var reader = WorkoutReader(bytes, name: name)
    return reader.document(catalogue: catalogue)
  }

  /// The text as a string, for showing it.
  public var text: String { String(decoding: source, as: UTF8.self) }

  /// The author's words for a step.
  public func words(ofSection section: Int, item: Int) -> String {
    String(decoding: source[places[section].items[item].bytes], as: UTF8.self)
  }

  /// The text with another step in the place of one; every other byte stays as it is.
  public func replacing(_ new: WorkoutItem, inSection section: Int, item: Int) -> [UInt8] {
    replacing(WorkoutPrinter.item(new), inSection: section, item: item)
  }

  /// The text with other words in the place of a step.
  func replacing(_ words: String, inSection section: Int, item: Int) -> [UInt8] {
    let place = places[section].items[item].bytes
    return source[..<place.lowerBound] + Array(words.utf8) + source[place.upperBound...]
  }

  /// The name of this content: SHA-256 of the normalised bytes, without the id in the front matter.
  ///
  /// Two files with the same text and other ids or line ends have one hash.
  public var contentHash: String {
    SHA256.hexadecimal(of: Self.withoutId(NormalForm.bytes(of: source)))
  }

  private static func withoutId(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let first = lines.first, WorkoutReader.isFence(first) else { return bytes }
    var kept: [ArraySlice<UInt8>] = [first]
    var isBody = false
    for line in lines.dropFirst() {
      if !isBody, line.starts(with: Array("id:".utf8)) { continue }
      if WorkoutReader.isFence(line) { isBody = true }
      kept.append(line)
    }
    return Array(kept.joined(separator: [0x0A]))
  }
}
