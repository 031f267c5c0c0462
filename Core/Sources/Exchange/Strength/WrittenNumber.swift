/// A number as people and spreadsheets write it: `82.5`, `82,5`, `1,102.5`, `1.102,5`, `1 102,5` or `−25`.
struct WrittenNumber {
  /// The mark before its decimals where the number alone tells: `1,500` does not.
  let decimal: Unicode.Scalar?

  /// The mark that it has, if it has only one kind.
  let mark: Unicode.Scalar?

  private let isNegative: Bool
  // Digits and marks, without the blanks between thousands.
  private let digits: [Unicode.Scalar]

  /// Reads a text; nothing if it is no number that is written in digits.
  init?(_ text: String) {
    var scalars = Array(text.unicodeScalars)
    while let last = scalars.last, Self.isBlank(last) { scalars.removeLast() }
    while let first = scalars.first, Self.isBlank(first) { scalars.removeFirst() }
    let sign = scalars.first
    isNegative = sign == "-" || sign == "\u{2212}"
    if isNegative || sign == "+" { scalars.removeFirst() }
    var hasBlanks = false
    var digits: [Unicode.Scalar] = []
    for (place, scalar) in scalars.enumerated() {
      if Self.isBlank(scalar) || scalar == "'" || scalar == "\u{2019}" {
        // Thousands: three digits and then no other.
        let next = scalars[(place + 1)...].prefix { "0"..."9" ~= $0 }
        guard next.count == 3, let last = digits.last, "0"..."9" ~= last else { return nil }
        hasBlanks = true
      } else if "0"..."9" ~= scalar || scalar == "." || scalar == "," {
        digits.append(scalar)
      } else {
        return nil
      }
    }
    guard digits.contains(where: { "0"..."9" ~= $0 }) else { return nil }
    self.digits = digits
    let marks = digits.filter { $0 == "." || $0 == "," }
    guard let last = marks.last else {
      (decimal, mark) = (nil, nil)
      return
    }
    let parts = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    let areGroups = { (parts: ArraySlice<ArraySlice<Unicode.Scalar>>) in
      1...3 ~= (parts.first?.count ?? 0) && parts.dropFirst().allSatisfy { $0.count == 3 }
    }
    if Set(marks).count == 2 {
      // The last one stands once, and before it are whole thousands.
      guard marks.filter({ $0 == last }).count == 1, areGroups(parts.dropLast()) else { return nil }
      (decimal, mark) = (last, nil)
    } else if marks.count > 1 {
      guard areGroups(parts[...]) else { return nil }
      (decimal, mark) = (last == "." ? "," : ".", last)
    } else {
      let mayBeGroups = areGroups(parts[...]) && parts[0].first != "0" && !hasBlanks
      (decimal, mark) = (mayBeGroups ? nil : last, last)
    }
  }

  /// What it is where this mark stands before decimals.
  func value(decimal: Unicode.Scalar) -> Double {
    var plain = isNegative ? "-" : ""
    for scalar in digits {
      if scalar == decimal {
        plain += "."
      } else if "0"..."9" ~= scalar {
        plain.unicodeScalars.append(scalar)
      }
    }
    // Digits and one point are a number; ".5" and "5." are too.
    return Double(plain.hasSuffix(".") ? plain + "0" : plain) ?? 0
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    [" ", "\u{A0}", "\u{202F}", "\u{2009}"].contains(scalar)
  }
}
