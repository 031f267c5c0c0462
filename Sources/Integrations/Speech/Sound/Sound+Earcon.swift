public import Coaching

extension Sound {
  /// The sound of a tone that tells something without a word.
  public init(_ earcon: Earcon) {
    self.init(samples: earcon.samples(rate: M4AEncoder.rate), rate: M4AEncoder.rate)
  }
}
