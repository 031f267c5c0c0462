import Formats
import Screens
public import Training

/// What can be asked about the training log, single sets and the daily challenge.
public enum LogAPI {
  static let endpoints = [
    Read.endpoint, ReadPacked.endpoint, report, AddSets.endpoint, UndoSets.endpoint,
    ReadChallenge.endpoint, AddToChallenge.endpoint, ChooseChallenge.endpoint,
    UndoChallenge.endpoint,
  ]

  private static let challenge = Endpoint.Content.json("Challenge")

  /// Shows what the log comes to, as its page does.
  public static let report = Endpoint.get("showLog", "/api/v1/log/report")
    .asks(.logLimit).gives("LogReport").needs(.read)
    .does("Show the week, the newest workouts, the records and what stands still.")

  /// Reads the training log.
  public struct Read: PlainAPIRequest {
    public typealias Answer = TrainingLog
    public static let endpoint = Endpoint.get("readLog", "/api/v1/log")
      .gives("TrainingLog").needs(.read)
      .does("Give everything that was done as the training log counts it.")
    public init() {}
  }

  /// Reads the training log in a compact form.
  public struct ReadPacked: PlainAPIRequest {
    public typealias Answer = PackedLog
    public static let endpoint = Endpoint.get("readPackedLog", "/api/v1/log/packed")
      .gives("PackedLog").needs(.read)
      .does("Give the training log in a compact form, with each shape of a set once.")
    public init() {}
  }

  /// Logs sets that were done at one moment.
  public struct AddSets: APIRequest {
    public typealias Answer = LoggedDay
    public static let endpoint = Endpoint.post("logSets", "/api/v1/log/sets")
      .takes("LoggedSets").gives("LoggedDay").needs(.log)
      .does("Log sets that were done at one moment, outside any workout.")

    // A longer note is cut.
    private static let longestNote = 1000

    /// The sets.
    public let sets: [LiftedSet]
    /// What is said of them.
    public let note: String?
    /// When they were done.
    public let moment: LocalTime

    /// Asks for sets to be logged.
    public init(_ sets: [LiftedSet], note: String?, at moment: LocalTime) {
      self.sets = sets
      self.note = note
      self.moment = moment
    }

    public init(_ call: APICall) throws(APICallError) {
      let fields = try call.fields()
      do throws(ShapeError) {
        var sets: [LiftedSet] = []
        for json in try fields.list("sets") {
          sets.append(try LiftedSet(logged: Fields(json, at: "sets")))
        }
        guard (1...TypedSet.mostSets).contains(sets.count) else {
          throw fields.error("sets", fields["sets"], "1 to \(TypedSet.mostSets) sets")
        }
        self.sets = sets
        note = try fields.string(ifPresent: "note").map {
          String(String.UnicodeScalarView($0.unicodeScalars.prefix(Self.longestNote)))
        }
      } catch {
        throw APICallError(error)
      }
      moment = try LocalTime(logged: fields, now: call.now)
    }

    public var call: APICall {
      APICall { json in
        json.object { json in
          json.localTime("at", moment)
          json.array("sets") { json in for set in sets { set.writeLogged(to: &json) } }
          json.field("note", note)
        }
      }
    }
  }

  /// Takes back the sets that were logged last.
  public struct UndoSets: PlainAPIRequest {
    public typealias Answer = UndoneSets
    public static let endpoint = Endpoint.delete("undoLogSets", "/api/v1/log/sets")
      .gives("UndoneSets").needs(.log)
      .does("Take back the sets that were logged last.")
    public init() {}
  }

  /// Reads the state of the daily challenge.
  public struct ReadChallenge: PlainAPIRequest {
    public typealias Answer = ChallengeLog
    public static let endpoint = Endpoint.get("readChallenge", "/api/v1/challenge")
      .gives(challenge).needs(.read)
      .does("Show what the daily challenge counts, and what was added.")
    public init() {}
  }

  /// Adds to the daily challenge, or undoes an addition.
  public struct AddToChallenge: APIRequest {
    public typealias Answer = ChallengeLog
    public static let endpoint = Endpoint.post("addToChallenge", "/api/v1/challenge")
      .takes("ChallengeAddition").gives(challenge).needs(.log)
      .does("Add to the daily challenge, or take an addition back.")

    /// The count; a negative one undoes.
    public let count: Int
    /// The exercise; what is counted where none is named.
    public let exercise: String?
    /// What the addition is called; one that is there is not added again.
    public let id: String?
    /// The addition that this one takes back.
    public let undoes: String?
    /// When it was done.
    public let moment: LocalTime

    /// Asks for an addition.
    public init(_ count: Int, at moment: LocalTime) {
      self.count = count
      self.moment = moment
      exercise = nil
      id = nil
      undoes = nil
    }

    public init(_ call: APICall) throws(APICallError) {
      let fields = try call.fields()
      let number: Int64
      do throws(ShapeError) {
        number = try fields.integer(ifPresent: "count") ?? 0
        exercise = try fields.string(ifPresent: "exercise")
        id = try fields.string(ifPresent: "id")
        undoes = try fields.string(ifPresent: "undoes")
      } catch {
        throw APICallError(error)
      }
      let size = Int64(ChallengeLog.counts.upperBound)
      guard (-size...size).contains(number), number != 0 else {
        throw APICallError(TextFieldWords.addition(number, most: size, in: call.language))
      }
      count = Int(number)
      guard (exercise ?? "").utf8.count <= 100, ((id ?? "") + (undoes ?? "")).utf8.count <= 128
      else {
        throw APICallError("\"exercise\" has at most 100 bytes and a name at most 64")
      }
      moment = try LocalTime(logged: fields, now: call.now)
    }

    public var call: APICall {
      APICall { json in
        json.object { json in
          json.localTime("at", moment)
          json.field("count", count)
          json.field("exercise", exercise)
          json.field("id", id)
          json.field("undoes", undoes)
        }
      }
    }
  }

  /// Chooses what the daily challenge counts.
  public struct ChooseChallenge: APIRequest {
    public typealias Answer = ChallengeLog
    public static let endpoint = Endpoint.put("chooseChallenge", "/api/v1/challenge")
      .takes("ChallengeChoice").gives(challenge).needs(.log)
      .does("Choose what the daily challenge counts, and how many a day.")

    /// The exercise.
    public let exercise: String
    /// How many a day.
    public let goal: Int
    /// When it was chosen.
    public let moment: LocalTime

    /// Asks for an exercise to be counted.
    public init(_ exercise: String, goal: Int, at moment: LocalTime) {
      self.exercise = exercise
      self.goal = goal
      self.moment = moment
    }

    public init(_ call: APICall) throws(APICallError) {
      let fields = try call.fields()
      let number: Int64
      do throws(ShapeError) {
        exercise = try fields.string("exercise")
        number = try fields.integer(ifPresent: "goal") ?? 0
      } catch {
        throw APICallError(error)
      }
      guard (1...Int64(ChallengeLog.goals.upperBound)).contains(number),
        (1...100).contains(exercise.utf8.count)
      else {
        throw APICallError(
          TextFieldWords.challenge(most: ChallengeLog.goals.upperBound, in: call.language)
        )
      }
      goal = Int(number)
      moment = try LocalTime(logged: fields, now: call.now)
    }

    public var call: APICall {
      APICall { json in
        json.object { json in
          json.localTime("at", moment)
          json.field("exercise", exercise)
          json.field("goal", goal)
        }
      }
    }
  }

  /// Takes back what was added to the challenge last.
  public struct UndoChallenge: PlainAPIRequest {
    public typealias Answer = ChallengeLog
    public static let endpoint = Endpoint.delete("undoChallenge", "/api/v1/challenge")
      .gives(challenge).needs(.log)
      .does("Take back what was added to the daily challenge last.")
    public init() {}
  }
}
