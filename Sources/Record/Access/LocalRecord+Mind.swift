public import Exchange
import Prompts
import Screens
import Storage
import Training

extension LocalRecord {
  static let mindRequests: [any RecordRequest.Type] = [
    MindAPI.Show.self, MindAPI.Change.self, MindAPI.Try.self, MindAPI.Ledger.self,
    MindAPI.Sent.self, MindAPI.Preview.self, MindAPI.Reply.self, MindAPI.Summary.self,
    MindAPI.SumUp.self, MindAPI.Insight.self, MindAPI.WriteScript.self, MindAPI.ProveScript.self,
    MindAPI.WriteWorkout.self, MindAPI.Refuse.self,
  ]

  var mindBook: MindBook { MindBook(database) }

  var mindDesk: MindDesk {
    MindDesk(book: mindBook, folder: database.folder, models: models) { now }
  }

  var models: ModelAccess { outside.models }

  /// Why no model's words are used, each reason once, for whoever asks.
  func words(of problems: [ModelProblem]) -> [String] {
    ModelProblem.words(problems, in: reader.language)
  }

  func mindReport(_ settings: MindSettings) async throws -> MindReport {
    let (day, month) = now.beginnings
    let spent = try await mindBook.spent(since: day, and: month)
    let key = try ModelKey.find(in: database.folder, environment: models.environment)
    return MindReport(
      settings,
      keyFrom: key?.origin,
      today: spent.day,
      month: spent.month,
      pricesOf: models.prices.readOn,
      models: models.prices.models.map { $0.name }
    )
  }
}

extension MindAPI.Show: RecordRequest {
  /// What holds now.
  public func answer(from record: LocalRecord) async throws -> MindReport {
    try await record.mindReport(try await record.mindBook.settings())
  }
}

extension MindAPI.Change: RecordRequest {
  /// What holds from now on; a key goes only to the provider and the address that it was given for.
  public func answer(from record: LocalRecord) async throws -> MindReport {
    let before = try await record.mindBook.settings()
    var after = before
    change.apply(to: &after)
    if after.provider != .none {
      guard let address = ModelAddress(after.address) else {
        throw record.refused(MindRefusal.address)
      }
      guard address.isSafe else {
        throw record.refused(MindRefusal.isUnsafe)
      }
      guard after.provider != .compatible || !after.model.isEmpty else {
        throw record.refused(MindRefusal.noModel)
      }
    }
    if let key = change.key {
      try ModelKey.keep(key, in: record.database.folder)
    } else if after.provider != before.provider || after.address != before.address {
      try ModelKey.keep("", in: record.database.folder)
    }
    return try await record.mindReport(
      try await record.mindBook.change { [change] in change.apply(to: &$0) }
    )
  }
}

extension MindAPI.Try: RecordRequest {
  /// What came of a question about an invented run; nothing of the person is in it.
  public func answer(from record: LocalRecord) async throws -> MindTrial {
    var settings = try await record.mindBook.settings()
    guard settings.provider != .none else {
      throw record.conflict(MindRefusal.notSetUp)
    }
    settings.switches = PrivacySwitches(sharing: [.words, .thisRun])
    let outcome = try await record.mindDesk.ask(
      ReplyAssignment.example(on: record.reader.today),
      anew: true,
      under: settings
    )
    return MindTrial(
      words: outcome.verdict.isOfModel ? outcome.verdict.value : nil,
      problems: record.words(of: outcome.verdict.problems),
      model: outcome.model,
      seconds: outcome.took.inSeconds,
      cost: MindSettings.dollars(outcome.cost)
    )
  }
}

extension MindAPI.Ledger: RecordRequest {
  /// The newest two hundred.
  public func answer(from record: LocalRecord) async throws -> MindLedger {
    try await record.mindBook.ledger(in: record.reader.language)
  }
}

extension MindAPI.Sent: RecordRequest {
  /// The text, as long as it is kept.
  public func answer(from record: LocalRecord) async throws -> MindRequestText {
    guard let text = try await record.mindBook.text(of: number) else {
      throw record.missing(MindRefusal.noText(number))
    }
    return text
  }
}

extension MindAPI.Preview: RecordRequest {
  /// The request that would be sent; without an address where nobody would be asked.
  public func answer(from record: LocalRecord) async throws -> MindRequestText {
    let settings = try await record.mindBook.settings()
    let prompt: Prompt
    switch task {
    case .reply:
      prompt = ReplyAssignment.example(
        memory: try await record.library.memory(),
        on: record.reader.today
      ).prompt(sharing: settings.switches)
    case .summary:
      prompt = try await record.summing(try await record.activity(prefix)).prompt(
        sharing: settings.switches
      )
    case .insight: prompt = try await record.insight().prompt(sharing: settings.switches)
    case .script:
      let plan = RunPlan(
        mode: .training,
        goal: .distance(.kilometers(10)),
        targetPace: .secondsPerKilometer(330)
      )
      prompt = try await record.scripting(RunSetup(plan: plan)).prompt(sharing: settings.switches)
    case .workout:
      let wish = RankingRequest(now: record.now)
      prompt = try await record.working(WorkoutAsk("Twenty minutes for the legs", wish: wish))
        .prompt(sharing: settings.switches)
    }
    let missing = settings.switches.missing(for: task).map { $0.rawValue }
    // Where nobody is set up, it is shown as a server of one's own would get it.
    var shown = settings
    if shown.provider == .none { shown.provider = .compatible }
    if shown.address.isEmpty { shown.address = shown.provider.usualAddress }
    if shown.provider == .compatible, shown.model.isEmpty { shown.model = "none" }
    guard let request = ModelRequest(prompt, to: shown, record.models.prices) else {
      throw record.conflict(MindRefusal.address)
    }
    return MindRequestText(
      address: settings.provider == .none ? "" : request.place,
      body: String(decoding: request.body, as: UTF8.self),
      missing: missing
    )
  }
}

extension MindAPI.Reply: RecordRequest {
  /// What a model answers; no words where it does not, or where rules do.
  public func answer(from record: LocalRecord) async throws -> MindWords {
    let work = ReplyAssignment(
      to: words,
      during: facts,
      after: said,
      coachNamed: coach,
      memory: try await record.library.memory(),
      on: record.reader.today
    )
    guard work.isForModel else {
      return MindWords("", problems: record.words(of: [.withheld(.byRules)]))
    }
    let outcome = try await record.mindDesk.ask(work)
    return MindWords(
      outcome.verdict.value,
      model: outcome.verdict.isOfModel ? outcome.model : nil,
      problems: record.words(of: outcome.verdict.problems),
      cost: MindSettings.dollars(outcome.cost)
    )
  }
}
