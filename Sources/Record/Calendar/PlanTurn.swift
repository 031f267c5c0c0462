/// Lets one exchange of the plan begin only when the one before has ended.
actor PlanTurn {
  private var last: (@Sendable () async -> Void)?

  /// Waits for its turn, and does some work.
  func take<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) async -> Value {
    let before = last
    // A turn that was begun ends even where nobody waits for it any more.
    let task = Task {
      await before?()
      return await work()
    }
    last = { _ = await task.value }
    return await task.value
  }
}
