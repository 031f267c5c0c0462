/// What two numbers are compared by.
enum Comparison: UInt8, CaseIterable {
  case less
  case lessOrEqual
  case greater
  case greaterOrEqual
  case equal
  case notEqual

  /// Whether two numbers pass; with an unknown one, which is not a number, none does.
  @inline(__always)
  func callAsFunction(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    case .equal: left == right
    case .notEqual: left < right || left > right
    }
  }

  /// The comparison that holds when this one does not, both numbers being known.
  var opposite: Comparison {
    switch self {
    case .less: .greaterOrEqual
    case .lessOrEqual: .greater
    case .greater: .lessOrEqual
    case .greaterOrEqual: .less
    case .equal: .notEqual
    case .notEqual: .equal
    }
  }

  /// The comparison that says the same with its sides exchanged.
  var mirrored: Comparison {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    case .equal, .notEqual: self
    }
  }

  /// How it is written.
  var symbol: String {
    switch self {
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .equal: "=="
    case .notEqual: "!="
    }
  }
}
