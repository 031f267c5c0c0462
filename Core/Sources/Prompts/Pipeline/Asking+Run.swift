extension Asking {
  /// Carries out what the ask wants until there is a value to use: one loop for a home, a proxy and a phone.
  ///
  /// - Parameters:
  ///   - time: A clock that only goes on.
  ///   - send: Sends a prompt within the time that is left, keeps to a budget, and says what came of it.
  public nonisolated(nonsending) func run<Failure>(
    by time: () -> Duration,
    sending send: nonisolated(nonsending) (Prompt, Duration) async throws(Failure) -> Event
  ) async throws(Failure) -> Verdict<Work.Value> {
    var asking = self
    let began = time()
    func now() -> Duration { time() - began }
    var effects = asking.handle(.begin, at: .zero)
    while !effects.isEmpty {
      switch effects.removeFirst() {
      case .use(let verdict): return verdict
      case .send(let prompt):
        let event = try await send(prompt, asking.deadline - now())
        effects += asking.handle(event, at: now())
      }
    }
    // A machine that has begun ends by using something.
    return asking.rules()
  }
}
