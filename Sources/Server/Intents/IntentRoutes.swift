import Coaching
import Exchange
import Formats
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Screens
import Record
import Storage
import Training

/// What a shortcut, a button or a home can ask for: `/api/v1/intents/…`.
///
/// Each answer has a sentence to be spoken, also where nothing could be done.
struct IntentRoutes {
  /// How long an answer waits for a page to take a workout up.
  private static let greeting = Duration.seconds(1)

  let record: LocalRecord
  let shelf: AgentShelf
  let desk: IntentDesk
  let hub: LiveHub

  func add(to routes: RouterGroup<Visit>) {
    add(IntentAPI.startWorkout, to: routes) { try await startWorkout($0, in: $1) }
    add(IntentAPI.logChallenge, to: routes) { try await logChallenge($0, in: $1) }
    add(IntentAPI.logSet, to: routes) { try await logSet($0, in: $1) }
    add(IntentAPI.startRun, to: routes) { try await startRun($0, in: $1) }
    add(IntentAPI.endRun, to: routes) { try await endRun(in: $1) }
    add(IntentAPI.mute, to: routes) { try await mute($0, in: $1) }
    add(IntentAPI.sayStatus, to: routes) { try await status(in: $1) }
    routes.on(IntentAPI.takeWorkout) { _, _ in
      let workout = await desk.take()
      return Response.written { json in json.object { $0.field("workout", workout) } }
    }
  }

  private func add(
    _ endpoint: Endpoint,
    to routes: RouterGroup<Visit>,
    _ act: @escaping @Sendable (Fields, Language) async throws -> IntentAnswer
  ) {
    let path = RouterPath(String(endpoint.path.dropFirst(RouteLimit.apiPrefix.count)))
    routes.post(path) { request, context in
      let call = try await APICall(endpoint, request, context)
      let answer: IntentAnswer
      do {
        answer = try await act(
          call.body.isEmpty ? Fields(.object([])) : try call.fields(),
          call.language
        )
      } catch let error as APICallError {
        throw Problem(.badRequest, error.description)
      } catch let error as ShapeError {
        throw Problem(.badRequest, error.description)
      } catch let error as RecordError {
        throw Problem(error)
      }
      return Response.written { answer.write(to: &$0, for: record.reader) }
    }
  }

  // MARK: The gym

  private func startWorkout(_ fields: Fields, in language: Language) async throws -> IntentAnswer {
    let asked = try fields.string(ifPresent: "session") ?? "next"
    let minutes = try fields.whole("minutes", 1...1440)
    let library = try await library()
    let underway = try await Underway(record.database, now: record.now.instant)
    if let workout = underway.workout?.workout {
      return IntentAnswer(
        IntentWords.going(library.title(of: workout), in: language),
        isDone: false,
        workout: workout
      )
    }
    guard let id = asked == "next" ? try await next(within: minutes, library) : library.id(asked)
    else {
      throw Problem(
        .notFound,
        asked == "next"
          ? ServerRefusal.noLibrary : ServerRefusal.noWorkout(String(asked.prefix(100)))
      )
    }
    switch await desk.ask(for: id) {
    case .taken(let workout):
      return IntentAnswer(
        IntentWords.going(library.title(of: workout), in: language),
        isDone: false,
        workout: workout
      )
    case .waiting:
      hub.tell(intent: ByteBuffer(string: "{\"kind\":\"workout\"}"))
      let isTaken = await isTaken(within: Self.greeting)
      let title = library.title(of: id)
      return IntentAnswer(
        isTaken
          ? IntentWords.starting(title, in: language) : IntentWords.waiting(title, in: language),
        workout: id
      )
    }
  }

  private func isTaken(within patience: Duration) async -> Bool {
    let end = ContinuousClock.now + patience
    while ContinuousClock.now < end {
      if await desk.isTaken { return true }
      // A page answers in some milliseconds; who pressed the button waits no longer than a second.
      guard (try? await Task.sleep(for: .milliseconds(20))) != nil else { break }
    }
    return await desk.isTaken
  }

  /// The workouts of the library and the owner's own.
  private func library() async throws -> AgentLibrary {
    await shelf.library().adding(try await record.ask(LibraryAPI.Read()).workouts)
  }

  /// What suits today best.
  private func next(within minutes: Int?, _ library: AgentLibrary) async throws -> String? {
    var request = RankingRequest(now: record.now)
    request.minutes = minutes
    request.gap = try await record.freeTime()
    request.race = try await record.raceAhead()
    return WorkoutRanking(
      library.index,
      for: request,
      after: try await record.ask(LogAPI.Read()),
      knowing: library.catalogue
    ).top(1).first?.entry.workout.id
  }

  private func logChallenge(_ fields: Fields, in language: Language) async throws -> IntentAnswer {
    guard let count = try fields.whole("count", 1...1000) else {
      throw fields.error("count", nil, "a whole number from 1 to 1000")
    }
    let log = try await record.ask(LogAPI.AddToChallenge(count, at: record.now))
    let challenge = log.challenge(on: record.now.day)
    return IntentAnswer(IntentWords.added(count, challenge, in: language))
  }

  private func logSet(_ fields: Fields, in language: Language) async throws -> IntentAnswer {
    let text = try fields.string("text")
    let library = await shelf.library()
    let log = try await record.ask(LogAPI.Read())
    let (exercise, rest) = try library.exercise(saidIn: text)
    let reading: TypedSet.Reading
    do throws(TypedSetError) {
      reading = try TypedSet(rest).reading(of: exercise, unit: log.unit(of: exercise.name))
    } catch {
      throw Problem(.badRequest, error.words(in: language))
    }
    let set = reading.set(of: exercise.name)
    let sets = [LiftedSet](repeating: set, count: reading.sets)
    _ = try await record.ask(LogAPI.AddSets(sets, note: nil, at: record.now))
    return IntentAnswer(IntentWords.logged(set, sets.count, in: language))
  }

  // MARK: Runs

  private func startRun(_ fields: Fields, in language: Language) async throws -> IntentAnswer {
    let personality = try fields.choice(Personality.self, ifPresent: "personality")?.rawValue ?? ""
    let mode = try fields.string(ifPresent: "mode") ?? "free"
    guard ["free", "training"].contains(mode) else {
      throw Problem(.badRequest, "\"mode\" is unknown, expected free or training")
    }
    let isFirst = await desk.mayAskForRun()
    let asked = isFirst ? try await record.askForRun(personality: personality, mode: mode) : false
    return IntentAnswer(
      asked ? IntentWords.runAsked(in: language) : IntentWords.runGoing(in: language),
      isDone: asked
    )
  }

  private func endRun(in language: Language) async throws -> IntentAnswer {
    let isEnding = try await record.askForEnd()
    if isEnding { await desk.forgetRun() }
    return IntentAnswer(
      isEnding ? IntentWords.runEnding(in: language) : IntentWords.noRun(in: language),
      isDone: isEnding
    )
  }

  private func mute(_ fields: Fields, in language: Language) async throws -> IntentAnswer {
    let isMuted = try fields.bool("muted", default: true)
    let isGoing = try await record.askForQuiet(isMuted)
    return IntentAnswer(
      isGoing
        ? IntentWords.muted(isMuted, in: language) : IntentWords.nobodySpeaks(in: language),
      isDone: isGoing
    )
  }

  private func status(in language: Language) async throws -> IntentAnswer {
    let now = record.now
    let library = try await library()
    let underway = try await Underway(record.database, now: now.instant)
    let challenge = try await record.ask(LogAPI.ReadChallenge()).challenge(on: now.day)
    let next = try await next(within: nil, library)
    return IntentAnswer(
      IntentWords.status(
        running: underway.run.map { now.instant.duration(since: $0.began) },
        workout: underway.workout?.workout.map { library.title(of: $0) },
        challenge,
        next: next.map { library.title(of: $0) },
        in: language
      )
    )
  }
}
