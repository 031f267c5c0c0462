import Training

/// What the runner has asked and the coach has not answered, and what he answers.
///
/// A command is answered at once. Free words wait for a reply from outside, and after
/// ``RunnerWords/patience`` the coach answers by himself; what comes later is not said.
struct Conversation: Equatable, Sendable {
  private let book: AnswerBook
  private var given: [Answer: Int] = [:]
  private var asked: [Question] = []
  private var lastSaid: String?

  // Nobody asks more at once; the oldest are forgotten.
  private static let most = 16

  private struct Question: Equatable, Sendable {
    var words: RunnerWords
    /// When it was said.
    var at: Duration
    /// When the coach answers by himself.
    var patienceEndsAt: Duration
    var isAnswered = false
  }

  init(_ book: AnswerBook) { self.book = book }

  /// Takes note of what is said, for those who want to hear it again.
  mutating func note(_ line: Line) {
    // Nobody wants a countdown again.
    if line.source != .course(.count) { lastSaid = line.text }
  }

  /// Whether the same words have come before.
  func knows(_ words: RunnerWords) -> Bool { asked.contains { $0.words.id == words.id } }

  /// Takes words; gives the answer to a command.
  mutating func hear(
    _ words: RunnerWords,
    in moment: Moment,
    beats: Bool,
    tracker: LiveMetrics.State?,
    at now: Duration
  ) -> Line? {
    guard !knows(words) else { return nil }
    let question = Question(
      words: words,
      at: now - words.age,
      patienceEndsAt: now + RunnerWords.patience
    )
    asked.append(question)
    if asked.count > Self.most { asked.removeFirst() }
    guard !words.meaning.isFree else { return nil }
    asked[asked.count - 1].isAnswered = true
    if words.meaning == .repeats, let lastSaid {
      return line(lastSaid, to: question, at: now)
    }
    guard let answer = Answer(to: words.meaning, in: moment, beats: beats, tracker: tracker) else {
      return nil
    }
    return line(answer, to: question, at: now)
  }

  /// The coach's own answers to what nobody has answered in time.
  mutating func overdue(in moment: Moment, at now: Duration) -> [Line] {
    var lines: [Line] = []
    for index in asked.indices where !asked[index].isAnswered && asked[index].patienceEndsAt <= now
    {
      asked[index].isAnswered = true
      let question = asked[index]
      guard
        let answer = Answer(to: question.words.meaning, in: moment, beats: false, tracker: nil),
        let line = line(answer, to: question, at: now)
      else { continue }
      lines.append(line)
    }
    return lines
  }

  /// Hears a reply from outside: a line to say, unless the coach has answered by himself.
  mutating func hear(_ reply: Reply, at now: Duration) -> Line? {
    var line = Line(
      source: .reply(reply.id),
      rank: .coach,
      priority: 80,
      text: reply.text,
      dueAt: now
    )
    // What nobody here has asked is said as ever.
    guard let index = asked.firstIndex(where: { $0.words.id == reply.id }) else { return line }
    guard !asked[index].isAnswered else { return nil }
    asked[index].isAnswered = true
    line.expiresAt = asked[index].at + RunnerWords.lifetime
    line.cause = .asked(asked[index].words.text)
    return line
  }

  private mutating func line(_ answer: Answer, to question: Question, at now: Duration) -> Line? {
    let count = given[answer] ?? 0
    guard let text = book.line(for: answer, after: count) else { return nil }
    given[answer] = count + 1
    var line = line(text, to: question, at: now)
    if answer == .pain {
      line.rank = .safety
      line.expiresAt = nil
    }
    return line
  }

  private func line(_ text: String, to question: Question, at now: Duration) -> Line {
    Line(
      source: .reply(question.words.id),
      rank: .coach,
      priority: 80,
      text: text,
      dueAt: now,
      expiresAt: question.at + RunnerWords.lifetime,
      cause: .asked(question.words.text)
    )
  }
}
