import Training

/// A workout's text as rows of fields: another view on the same text, for whoever changes it on a phone.
///
/// Each row is anchored to the line where its step stands. What the form has no field for stays in the text.
public struct WorkoutForm: Hashable, Sendable {
  /// Something of a step that can be changed by itself.
  public enum Field: String, CaseIterable, Hashable, Sendable {
    case name, sets, amount, load, rest, note
  }

  /// A step, in the format's own words.
  public struct Row: Hashable, Sendable {
    /// The line where it stands, from 1.
    public var line: Int
    /// The step as its author wrote it.
    public var words: String
    /// Its place in a superset, such as "A1".
    public var tag: String?
    /// What is done.
    public var name: String
    /// How many sets; empty where the block decides.
    public var sets = ""
    /// What one set is: "8-10", "45s", "400 m".
    public var amount = ""
    /// How hard: "80 kg", "bodyweight", "RPE 8".
    public var load = ""
    /// The rest after each set.
    public var rest = ""
    /// What else was said to a person.
    public var note = ""
    /// What the form has no field for: "per side", "tempo 3-1-1-0", a warm-up ramp.
    public var also = ""
    /// Whether more than the name can be changed here.
    public var isOpen = true
  }

  /// A heading with the steps below it.
  public struct Block: Hashable, Sendable {
    /// The heading as it is written; empty where steps stand before the first.
    public var heading: String
    /// Its steps, in order.
    public var rows: [Row]
  }

  /// The blocks, in the order of the text.
  public let blocks: [Block]

  /// Takes a text as rows.
  public init(_ document: WorkoutDocument) {
    var blocks: [Block] = []
    for (section, place) in document.places.enumerated() {
      let heading = String(decoding: document.source[place.heading], as: UTF8.self)
      var rows: [Row] = []
      for (index, item) in document.workout.sections[section].items.enumerated() {
        let words = document.words(ofSection: section, item: index)
        rows.append(Row(item, words: words, line: place.items[index].line))
      }
      blocks.append(Block(heading: heading, rows: rows))
    }
    self.blocks = blocks
  }
}

extension WorkoutForm.Row {
  init(_ item: WorkoutItem, words: String, line: Int) {
    self.line = line
    self.words = words
    tag = item.tag
    name = item.exercise
    switch item.prescription {
    case .dose(let dose):
      sets = dose.sets.map { NumberWords.range($0) } ?? ""
      amount = WorkoutText.quantity(dose.quantity)
      load = dose.targets.map { WorkoutText.target($0) }.joined(separator: " @ ")
      rest = dose.rest.map { NumberWords.time($0) } ?? ""
      note = dose.notes.joined(separator: "; ")
      also = WorkoutText.manner(dose)
    case .ramp:
      also = item.prescription.map { WorkoutText.prescription($0) } ?? ""
      isOpen = false
    case .prose(let words): note = words
    case nil: break
    }
  }

  /// What a field shows.
  func words(of field: WorkoutForm.Field) -> String {
    switch field {
    case .name: name
    case .sets: sets
    case .amount: amount
    case .load: load
    case .rest: rest
    case .note: note
    }
  }
}
