public import Training

/// What a coach means to say on a run: an ordered list of lines with their triggers.
public struct Script: Equatable, Sendable {
  /// Whether branch keys are looked at.
  public enum BranchPolicy: String, CaseIterable, Hashable, Sendable {
    /// Every message may be said; branch keys mean nothing.
    case linear
    /// A message with a branch key may be said only while its branch is active.
    case branched
  }

  /// A branch that is active while an expression holds.
  ///
  /// Three need no declaration: `ahead_of_pace`, `on_pace` and `behind_pace` (``PaceBand``).
  public struct Branch: Equatable, Sendable {
    /// The name that messages refer to.
    public var key: String

    /// When it is active.
    public var condition: Condition

    /// Creates a branch.
    public init(key: String, condition: Condition) {
      self.key = key
      self.condition = condition
    }
  }

  /// The script's own name.
  public var id: String

  /// The run that it was written for.
  public var runId: String?

  /// When it was written, as its author wrote the date.
  public var generatedAt: String?

  /// The model that wrote it, or what else did.
  public var model: String?

  /// A digest of its inputs, to recognize the same request again.
  public var inputDigest: String?

  /// The personality that speaks in it.
  public var personality: String?

  /// The plan that it was written for.
  public var plan: RunPlan?

  /// Whether branch keys are looked at.
  public var branchPolicy: BranchPolicy

  /// The branches that the script declares itself.
  public var branches: [Branch]

  /// The messages, in order.
  public var messages: [ScriptMessage]

  /// Creates a script.
  public init(
    id: String,
    personality: String? = nil,
    plan: RunPlan? = nil,
    branchPolicy: BranchPolicy = .linear,
    branches: [Branch] = [],
    messages: [ScriptMessage] = [],
    runId: String? = nil,
    generatedAt: String? = nil,
    model: String? = nil,
    inputDigest: String? = nil
  ) {
    self.id = id
    self.personality = personality
    self.plan = plan
    self.branchPolicy = branchPolicy
    self.branches = branches
    self.messages = messages
    self.runId = runId
    self.generatedAt = generatedAt
    self.model = model
    self.inputDigest = inputDigest
  }
}
