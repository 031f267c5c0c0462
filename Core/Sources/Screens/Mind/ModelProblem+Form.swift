extension ModelProblem {
  /// What an answer lacks of the form that was asked for.
  public enum Form: Hashable, Sendable {
    /// It holds no JSON object.
    case noObject
    /// Its JSON cannot be read: what the reader says.
    case unreadable(String)
    /// Its JSON begins and does not end.
    case endless
    /// It was cut off at its longest length.
    case cutOff
    /// It holds no reply.
    case noReply
    /// It holds no list of that name.
    case noList(String)
    /// Its list of sentences is empty.
    case noSentences
    /// Its list of lines is empty.
    case noLines
    /// A line has no trigger or no text.
    case brokenLine
    /// A sentence, by its number, has no text or names no figure.
    case brokenSentence(Int)
    /// A summary lacks one of its three sentences.
    case brokenSummary
    /// A workout lacks its title, its reason or its sections.
    case brokenWorkout
    /// A section lacks its heading or its steps.
    case brokenSection
  }
}
