/// Lets one exchange of the plan begin only when the one before has ended.
actor PlanTurn {
  private var last: Task<Void, Never>?

  /// Waits for its turn, and does some work.
  func take(_ work: @escaping @Sendable () async -> Void) async {
    let before = last
    let task = Task {
      await before?.value
      await work()
    }
    last = task
    await task.value
  }
}
