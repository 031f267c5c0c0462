import Coaching
import Exchange
import Formats
import Screens
import Sessions
import Training

/// What a page knows of workouts and exercises.
struct LibraryDesk: Sendable {
  /// A library that a page has handed over, with the texts as they are written.
  struct Library: Sendable {
    var index: WorkoutIndex
    var catalogue: ExerciseCatalogue
    /// Read when the first exercise is asked for: a list of workouts shows none.
    private(set) lazy var motions = MotionBook.read(motionText).book
    private let motionText: [UInt8]
    // By the id of the workout; only ever looked up.
    var texts: [String: String]
    var origins: [String: WorkoutOrigin]
    // That of the page that handed it over.
    let language: Language
    // What a list shows of each entry of the index, written when it is asked for the first time.
    private var summaries: [[UInt8]] = []

    init(
      index: WorkoutIndex,
      catalogue: ExerciseCatalogue,
      motionText: [UInt8],
      texts: [String: String],
      origins: [String: WorkoutOrigin],
      language: Language
    ) {
      self.index = index
      self.catalogue = catalogue
      self.motionText = motionText
      self.texts = texts
      self.origins = origins
      self.language = language
    }

    /// What a list shows of the entries at some places: a list is asked for at every key of a search,
    /// and what it shows of a workout is always the same.
    mutating func summaries(at places: [Int]) -> [[UInt8]] {
      if summaries.isEmpty { summaries = [[UInt8]](repeating: [], count: index.entries.count) }
      for place in places where summaries[place].isEmpty {
        var json = JSONWriter()
        index.entries[place].writeSummary(to: &json, in: language)
        summaries[place] = json.bytes
      }
      return places.map { summaries[$0] }
    }
  }

  var library: Library?
  /// The log that a page has handed over, so that it is read once and not with every question.
  var log = TrainingLog.empty
  /// What it comes to, once a page has asked for that.
  var digest: LogDigest?
}
