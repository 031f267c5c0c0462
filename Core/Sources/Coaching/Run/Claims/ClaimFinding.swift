/// A claim that was looked at before a line was said, and what it came to.
public struct ClaimFinding: Hashable, Sendable {
  /// The claim.
  public var claim: Claim

  /// Whether it held.
  public var truth: Truth

  /// Creates a finding.
  public init(_ claim: Claim, _ truth: Truth) {
    self.claim = claim
    self.truth = truth
  }
}
