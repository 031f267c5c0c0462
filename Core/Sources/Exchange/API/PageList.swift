import Formats

/// The workouts of one's own that come from pages.
public struct PageList: APIAnswer, Shaped, Hashable {
  /// A workout and its page.
  public struct Entry: Hashable, Sendable {
    /// The workout's name among one's own.
    public fileprivate(set) var workout: String
    /// What it is called.
    public fileprivate(set) var title: String
    /// The address of its page.
    public fileprivate(set) var address: String
    /// The day on which it was read, as written.
    public fileprivate(set) var fetched: String?

    /// Names a workout and its page.
    public init(workout: String, title: String, address: String, fetched: String?) {
      self.workout = workout
      self.title = title
      self.address = address
      self.fetched = fetched
    }
  }

  /// The workouts, by their names.
  public private(set) var entries: [Entry]

  /// Takes the workouts.
  public init(_ entries: [Entry]) { self.entries = entries }

  public static var blank: PageList { PageList([]) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    let blank = Entry(workout: "", title: "", address: "", fetched: nil)
    try it.rows("pages", &entries, from: blank) { it, entry throws(ShapeError) in
      try it.text("workout", &entry.workout)
      try it.text("title", &entry.title)
      try it.text("address", &entry.address)
      try it.text("fetched", &entry.fetched)
    }
  }
}
