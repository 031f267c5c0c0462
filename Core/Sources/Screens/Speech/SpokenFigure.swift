/// A figure as it stands in a text: whole, with decimals, or a time.
enum SpokenFigure {
  case integer(String)
  /// A whole and its decimals; more than one of these is a version or a date.
  case decimal(whole: String, fractions: [String])
  /// Minutes and seconds.
  case clock(minutes: Int, seconds: Int)
  case time(seconds: Int)

  /// The figure in words.
  var words: String {
    switch self {
    case .integer(let digits): Self.integer(digits)
    case .decimal(let whole, let fractions):
      fractions.reduce(Self.integer(whole)) { $0 + " point " + Spoken.digits($1) }
    case .clock(let minutes, let seconds): Spoken.clock(seconds: minutes * 60 + seconds)
    case .time(let seconds): Spoken.span(seconds: seconds)
    }
  }

  /// Whether the unit after it stands in the singular.
  var isOne: Bool {
    if case .integer("1") = self { true } else { false }
  }

  /// Whether it is a time with a colon in it.
  var isTime: Bool {
    switch self {
    case .integer, .decimal: false
    case .clock, .time: true
    }
  }

  /// A row of digits as a number, or digit by digit where it is none: "007", a telephone number.
  static func integer(_ digits: String) -> String {
    guard digits.utf8.count <= 6, digits.utf8.first != UInt8(ascii: "0") || digits == "0",
      let value = Int(digits)
    else { return Spoken.digits(digits) }
    return Spoken.number(value)
  }
}
