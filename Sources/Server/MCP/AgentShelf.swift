/// The workouts for agents and automations, read when they are first needed.
public actor AgentShelf {
  private let read: @Sendable () -> AgentLibrary?
  private var known: AgentLibrary?

  /// Takes what reads the workouts; it gives nothing where there are none.
  public init(_ read: @escaping @Sendable () -> AgentLibrary?) { self.read = read }

  /// The workouts; none where there is no library.
  func library() -> AgentLibrary {
    if let known { return known }
    let library = read() ?? AgentLibrary()
    known = library
    return library
  }
}
