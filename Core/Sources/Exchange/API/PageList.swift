public import Formats

/// The workouts of one's own that come from pages.
public struct PageList: APIAnswer, Hashable {
  /// A workout and its page.
  public struct Entry: Hashable, Sendable {
    /// The workout's name among one's own.
    public let workout: String
    /// What it is called.
    public let title: String
    /// The address of its page.
    public let address: String
    /// The day on which it was read, as written.
    public let fetched: String?

    /// Names a workout and its page.
    public init(workout: String, title: String, address: String, fetched: String?) {
      self.workout = workout
      self.title = title
      self.address = address
      self.fetched = fetched
    }
  }

  /// The workouts, by their names.
  public let entries: [Entry]

  /// Takes the workouts.
  public init(_ entries: [Entry]) { self.entries = entries }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("pages") { json in
        for entry in entries {
          json.object { json in
            json.field("workout", entry.workout)
            json.field("title", entry.title)
            json.field("address", entry.address)
            json.field("fetched", entry.fetched)
          }
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    var entries: [Entry] = []
    for json in try Fields(json).list("pages") {
      let entry = try Fields(json, at: "pages")
      entries.append(
        Entry(
          workout: try entry.string("workout"),
          title: try entry.string("title"),
          address: try entry.string("address"),
          fetched: try entry.string(ifPresent: "fetched")
        )
      )
    }
    self.init(entries)
  }
}
