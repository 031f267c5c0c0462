/// What one replica has done, for `/metrics`.
actor ProxyTally {
  /// Answers by task and outcome.
  private(set) var answers: [String: Int] = [:]
  /// Seconds in which the provider was waited for.
  private(set) var provider = 0.0
  /// Seconds beside that.
  private(set) var own = 0.0
  /// What was spent, in millionths of a US dollar.
  private(set) var spent: Int64 = 0

  /// Counts an answer.
  func count(_ task: String, _ outcome: String) {
    answers["task=\"\(task)\",outcome=\"\(outcome)\"", default: 0] += 1
  }

  /// Counts what an ask took.
  func count(provider: Double, own: Double, spent: Int64) {
    self.provider += provider
    self.own += own
    self.spent += spent
  }
}
