/// What a person shares with a language model: nothing until they turn it on.
public struct PrivacySwitches: Hashable, Sendable {
  /// What is shared.
  public private(set) var shared: Set<PrivacyCategory>

  /// Shares some categories and nothing else.
  public init(sharing shared: Set<PrivacyCategory> = []) { self.shared = shared }

  /// Whether a category is shared.
  public subscript(category: PrivacyCategory) -> Bool {
    get { shared.contains(category) }
    set {
      if newValue { shared.insert(category) } else { shared.remove(category) }
    }
  }

  /// What is shared, in the order of the categories.
  public var list: [PrivacyCategory] { PrivacyCategory.allCases.filter { shared.contains($0) } }

  /// What would have to be shared too before a task can be asked for.
  public func missing(for task: MindTask) -> [PrivacyCategory] {
    task.needs.filter { !shared.contains($0) }
  }
}
