import Coaching
public import Exchange
import Prompts
import Screens
import Storage
import Training

extension LocalRecord {
  /// The activity of a name, or the newest.
  func activity(_ prefix: String?) async throws -> Activity {
    try await fold()
    var prefix = prefix
    if prefix == nil {
      for entry in try await library.history(limit: 50).entries {
        if case .activity(let summary) = entry {
          prefix = summary.id
          break
        }
      }
    }
    guard let prefix else { throw missing(EntryRefusal.noActivity) }
    guard let activity = try await library.activity(try await name(beginningWith: prefix)) else {
      throw refused(EntryRefusal.isStrength(prefix.inSentence))
    }
    return activity
  }

  /// What a model would be told for summing up an activity.
  func summing(_ activity: Activity) async throws -> SummaryAssignment {
    let summary = activity.summary
    var companion: String?
    if let run = summary.run { companion = try await library.companion(run)?.personality }
    let transcripts = try await library.notes(of: summary).compactMap {
      $0.voice.text
    }
    let recent = try await library.history(limit: 30).entries.compactMap { entry in
      if case .activity(let other) = entry { other } else { nil }
    }
    return SummaryAssignment(
      RunWorth(activity),
      notes: [summary.notes ?? ""].filter { !$0.isEmpty } + transcripts,
      coachNamed: companion,
      memory: try await library.memory(),
      forgotten: try await library.forgotten(),
      runs: recent.filter { $0.startedAt.instant < summary.startedAt.instant },
      on: reader.today
    )
  }

  /// What a model would be told for saying what the last weeks show.
  func insight() async throws -> InsightAssignment {
    try await fold()
    let entries = try await library.entries()
    return InsightAssignment(
      try await trends(of: entries, for: Runner(), on: reader.today).trends
    )
  }
}

extension MindAPI.Summary: RecordRequest {
  /// What a model has written, or sentences made by rules.
  public func answer(from record: LocalRecord) async throws -> MindWords {
    let activity = try await record.activity(prefix)
    if let kept = try await record.mindBook.summary(of: activity.summary.id) { return kept }
    let reader = record.reader
    let work = try await record.summing(activity)
    return MindWords(work.byRules(units: reader.units, in: reader.language))
  }
}

extension MindAPI.SumUp: RecordRequest {
  /// New words; what a model has written before stays where it writes nothing of use now.
  public func answer(from record: LocalRecord) async throws -> MindWords {
    let activity = try await record.activity(prefix)
    let id = activity.summary.id
    let kept = try await record.mindBook.summary(of: id)
    let work = try await record.summing(activity)
    let queue = record.mindQueue
    try await queue.begin(.summary, id, at: record.now.instant)
    let outcome = try await record.mindDesk.ask(work, anew: kept != nil)
    let cost = MindSettings.dollars(outcome.cost)
    let value = outcome.verdict.value
    guard outcome.verdict.isOfModel else {
      try await queue.postpone(
        .summary,
        id,
        because: outcome.verdict.problems.last?.description ?? "",
        mayPass: outcome.mayPass,
        notBefore: outcome.wait,
        at: record.now.instant
      )
      return MindWords(
        kept?.text
          ?? work.byRules(units: record.reader.units, in: record.reader.language),
        model: kept?.model,
        problems: record.words(of: outcome.verdict.problems),
        cost: cost
      )
    }
    let now = record.now.instant
    try await record.mindBook.keep(value.text, by: outcome.model, of: id, at: now)
    try await queue.finish(.summary, id)
    let known = Set(try await record.library.memory().map { $0.key })
    return MindWords(
      value.text,
      model: outcome.model,
      problems: record.words(of: outcome.verdict.problems),
      facts: value.facts.filter { !known.contains($0.key) }.map { fact in
        MemoryItem(
          fact.kind,
          fact.key,
          .text(fact.value),
          confidence: fact.confidence,
          source: .aiInferred,
          updatedAt: now.roundedToMilliseconds
        )
      },
      cost: cost
    )
  }
}

extension MindAPI.Insight: RecordRequest {
  /// Sentences, each with its figure.
  public func answer(from record: LocalRecord) async throws -> MindWords {
    let work = try await record.insight()
    let (queue, day) = (record.mindQueue, record.reader.today.text)
    try await queue.begin(.insight, day, at: record.now.instant)
    let outcome = try await record.mindDesk.ask(work)
    if outcome.verdict.isOfModel {
      try await queue.finish(.insight, day)
    } else {
      try await queue.postpone(
        .insight,
        day,
        because: outcome.verdict.problems.last?.description ?? "",
        mayPass: outcome.mayPass,
        notBefore: outcome.wait,
        at: record.now.instant
      )
    }
    let (units, language) = (record.reader.units, record.reader.language)
    let sentences =
      outcome.verdict.isOfModel
      ? outcome.verdict.value : work.byRules(units: units, in: language)
    return MindWords(
      sentences.joined(separator: " "),
      model: outcome.verdict.isOfModel ? outcome.model : nil,
      problems: record.words(of: outcome.verdict.problems),
      cost: MindSettings.dollars(outcome.cost)
    )
  }
}
