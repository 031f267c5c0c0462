extension Duration {
  /// Reads a moment as a stopwatch shows it: "1:02:30", "12:30", or seconds alone.
  public init?(stopwatch text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var seconds = 0
    for (place, part) in parts.enumerated() {
      guard (1...7).contains(part.utf8.count), part.utf8.allSatisfy({ (48...57).contains($0) }),
        let number = Int(part), place == 0 || (part.utf8.count == 2 && number < 60)
      else { return nil }
      seconds = seconds * 60 + number
    }
    self = .seconds(seconds)
  }
}
