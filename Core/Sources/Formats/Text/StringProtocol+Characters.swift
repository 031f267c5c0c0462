extension StringProtocol {
  /// Whether it has so many characters as people count them: an umlaut and an emoji are one each, however
  /// many bytes they take.
  ///
  /// A single character may have any number of bytes, so all of them together have a bound too.
  public func hasCharacters(_ count: ClosedRange<Int>) -> Bool {
    // Counting is slower than the bound, and a text from outside may be long.
    utf8.count <= count.upperBound * 32 && count.contains(self.count)
  }
}
