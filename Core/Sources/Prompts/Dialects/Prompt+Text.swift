extension Prompt {
  /// What a model is told before it is asked, where it takes text alone: who the coach is, the shape of the
  /// answer in words, and what is known of the person.
  public var instructions: String {
    let shape = schema.map { Dialect.schemaInWords($0) } ?? ""
    return stable + shape + (person.isEmpty ? "" : "\n" + person)
  }

  /// What it is asked in one text, with the answers that did not pass and why.
  public var request: String {
    let faults = repairs.map { "\n\nYou have answered:\n" + $0.answer + "\n\n" + $0.complaint }
    return question + faults.joined()
  }
}
