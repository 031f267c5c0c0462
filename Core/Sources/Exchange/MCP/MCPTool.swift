import Formats
import Training

/// What an agent can ask for by the Model Context Protocol.
public enum MCPTool: String, CaseIterable, Hashable, Sendable {
  case searchWorkouts = "search_workouts"
  case showWorkout = "show_workout"
  case checkWorkout = "check_workout"
  case recommend
  case listActivities = "list_activities"
  case showActivity = "show_activity"
  case trends
  case log
  case plan
  case races
  case memory
  case logSet = "log_set"
  case logChallenge = "log_challenge"
  case planWorkout = "plan_workout"
  case addRace = "add_race"
  case note
  case writeWorkout = "write_workout"
  case writeScript = "write_script"

  /// The tools that an owner's shares allow, in one order.
  public static func allowed(by shares: Set<MCPShare>) -> [MCPTool] {
    allCases.filter { $0.needs.isSubset(of: shares) }
  }

  /// What the owner must share for it.
  public var needs: Set<MCPShare> {
    switch self {
    case .searchWorkouts, .showWorkout, .checkWorkout: []
    case .recommend, .log, .plan: [.log]
    case .listActivities, .showActivity, .trends: [.history]
    case .races: [.races]
    case .memory: [.memory]
    case .logSet, .logChallenge, .planWorkout: [.log, .changes]
    case .addRace: [.races, .changes]
    case .note: [.history, .changes]
    case .writeWorkout, .writeScript: [.changes]
    }
  }

  /// Whether it changes something.
  public var changes: Bool { needs.contains(.changes) }

  /// A short name for people.
  public var title: String {
    switch self {
    case .searchWorkouts: "Search workouts"
    case .showWorkout: "Show a workout"
    case .checkWorkout: "Check a workout"
    case .recommend: "Recommend a workout"
    case .listActivities: "List activities"
    case .showActivity: "Show an activity"
    case .trends: "Show trends"
    case .log: "Read the training log"
    case .plan: "Read the plan"
    case .races: "List races"
    case .memory: "Read what is remembered"
    case .logSet: "Log a set"
    case .logChallenge: "Count the daily challenge"
    case .planWorkout: "Plan a workout or a run"
    case .addRace: "Plan a race"
    case .note: "Annotate an activity"
    case .writeWorkout: "Write a workout"
    case .writeScript: "Write a run's script"
    }
  }

  /// What it does, for the agent.
  public var summary: String {
    switch self {
    case .searchWorkouts:
      "Find workouts by words, category, level, equipment and length: those of the library, and the "
        + "owner's own where they share the log; \"own\" names these. Without arguments it lists all."
    case .showWorkout: "Give one workout: its facts, and its text in the Markdown workout format."
    case .checkWorkout:
      "Check a workout that you wrote in the Markdown workout format. Gives every problem with "
        + "its line and column, or what was understood."
    case .recommend:
      "Rank the workouts for today, the owner's own too, by the owner's log, and where they share those, by the time until "
        + "their next event and by a race that is near. Each comes with reasons that name a date or a "
        + "number. Says also what is planned today."
    case .listActivities:
      "List runs, rides and strength sessions, the newest first, a page at a time."
    case .showActivity: "Give one activity with its splits, laps, zones and notes."
    case .trends: "Give weeks, training load, form, personal records and race predictions."
    case .log: "Give the strength sessions and logged runs since a day."
    case .plan: "Give what is planned from a day on, and what of it was done, skipped or missed."
    case .races: "List the planned races with days left and predicted times."
    case .memory: "Give what the owner wants to be remembered: goals, facts, likes and dislikes."
    case .logSet: "Log a set outside any workout. The owner can undo it."
    case .logChallenge: "Add to the daily challenge. The owner can undo it."
    case .planWorkout:
      "Put a workout of the library, or a run, on a day. Give \"workout\" or \"run\". "
        + "The owner can move, skip or undo it."
    case .addRace: "Plan a race. The owner can remove it."
    case .note: "Change the label, the notes, the effort or the gear of an activity."
    case .writeWorkout:
      "Keep a workout of the owner's own, in the Markdown workout format. It is refused with every "
        + "problem by line and column; check_workout tries it first. The owner can undo it."
    case .writeScript:
      "Keep a script that coaches a run, as JSON. It is proved first and refused with the first "
        + "error by line and column. The owner can remove it."
    }
  }

  /// Its arguments.
  public var fields: [MCPField] {
    switch self {
    case .searchWorkouts: Self.filters
    case .showWorkout: [MCPField("id", .text, "The workout's id.", isRequired: true)]
    case .checkWorkout: [MCPField("text", .text, "The whole workout.", isRequired: true)]
    case .recommend:
      [
        MCPField("minutes", .whole(1, 1440), "How much time there is."),
        MCPField("equipment", .words, "What there is; an empty list for none."),
        MCPField("place", .text, "The owner's place, such as Home: it says what there is."),
        MCPField("category", .choice(Self.categories), "Only this kind of training."),
        MCPField("limit", .whole(1, 50), "How many; 5 where nothing is said."),
      ]
    case .listActivities:
      [
        MCPField("search", .text, "Words that an entry must have."),
        MCPField("from", .text, "The \"next\" of the page before."),
        MCPField(.limit, "How many; 20 where nothing is said."),
      ]
    case .showActivity:
      [MCPField("id", .text, "The first letters of its id.", isRequired: true)]
    case .trends: [MCPField(.day("on"), "The day to look back from; today where none is named.")]
    case .log: [MCPField("since", .day, "The first day; four weeks ago where none is named.")]
    case .plan:
      [
        MCPField(.day("from"), "The first day; this Monday where none is named."),
        MCPField(.days, "How many days; 28 where nothing is said."),
      ]
    case .races, .memory: []
    case .logSet:
      [
        MCPField("exercise", .text, "The name of the exercise.", isRequired: true),
        MCPField(
          "set",
          .text,
          "The set as people type it: 5x80kg, 3x5x80, 8 +10kg, 90s, with @8 for the effort.",
          isRequired: true
        ),
        MCPField("note", .text, "A note."),
      ]
    case .logChallenge: [MCPField("count", .whole(1, 1000), "How many more.", isRequired: true)]
    case .planWorkout:
      [
        MCPField("workout", .text, "The id of a workout of the library."),
        MCPField("run", .text, "What a run without a workout is called: Easy 8 km."),
        MCPField("day", .day, "The day.", isRequired: true),
        MCPField("time", .text, "When on that day, such as 18:00."),
      ]
    case .addRace:
      [
        MCPField("name", .text, "What it is called.", isRequired: true),
        MCPField("day", .day, "When it is.", isRequired: true),
        MCPField("distance", .text, "10km, half or marathon.", isRequired: true),
        MCPField("target", .text, "The time to reach, such as 1:45:00.", isRequired: true),
      ]
    case .note:
      [
        MCPField("id", .text, "The first letters of the activity's id.", isRequired: true),
        MCPField("label", .text, "A name for it."),
        MCPField("notes", .text, "What there is to say of it."),
        MCPField("effort", .whole(1, 10), "How hard it was."),
        MCPField("gear", .text, "The shoes or the bike."),
      ]
    case .writeWorkout:
      [
        MCPField("text", .text, "The whole workout.", isRequired: true),
        MCPField("replace", .text, "The name of the owner's own workout to replace."),
      ]
    case .writeScript:
      [
        MCPField("name", .text, "What it is called, in small letters.", isRequired: true),
        MCPField("script", .text, "The whole script, as JSON.", isRequired: true),
      ]
    }
  }

  /// Writes the tool as a list of tools names it.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", rawValue)
      json.field("title", title)
      json.field("description", summary)
      json.object("inputSchema") { json in
        json.field("type", "object")
        json.object("properties") { json in
          for field in fields {
            json.key(field.name)
            field.write(to: &json)
          }
        }
        json.array("required") { json in
          for field in fields where field.isRequired { json.value(field.name) }
        }
        json.field("additionalProperties", false)
      }
      json.object("annotations") { json in
        json.field("title", title)
        json.field("readOnlyHint", !changes)
        json.field("destructiveHint", false)
        json.field("idempotentHint", !changes)
        json.field("openWorldHint", false)
      }
    }
  }

  /// What is wrong with arguments; nothing if they fit.
  func complaint(about arguments: JSON) -> String? {
    for member in arguments.object ?? []
    where !fields.contains(where: { $0.name.utf8.elementsEqual(member.key.utf8) }) {
      let names = fields.map { $0.name }.joined(separator: ", ")
      return "\(rawValue) has no argument \"\(member.key)\"; it has: "
        + (names.isEmpty ? "none" : names)
    }
    for field in fields {
      if let complaint = field.complaint(about: arguments[field.name]) { return complaint }
    }
    return nil
  }

  private static let categories = WorkoutCategory.allCases.map { $0.rawValue }

  private static let filters = [
    MCPField("words", .text, "Words of titles, exercises, muscles, equipment and tags."),
    MCPField("category", .choice(categories), "Only this kind of training."),
    MCPField("level", .choice(WorkoutLevel.allCases.map { $0.rawValue }), "Only this level."),
    MCPField("equipment", .words, "Only what this equipment allows; an empty list for none."),
    MCPField("minutes", .whole(1, 1440), "Only what takes no longer."),
    MCPField("limit", .whole(1, 200), "How many; 50 where nothing is said."),
  ]
}
