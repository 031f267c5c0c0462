import Formats
import Training

extension DiaryHand {
  /// The date and time of a text, or nothing if it is none.
  ///
  /// ISO 8601; `5 Mar 2024, 18:00` and `Mar 5, 2024, 6:00 PM` with the months of many languages;
  /// `2026-05-03 6:05:11 pm`; `03.05.2026 18:05` and `5/3/2026 18:05`, as spreadsheets write them; each also
  /// without a time. A zone is kept where there is one.
  func time(_ text: String) throws(LineFault) -> DateTime? {
    let dashed = text.split(separator: "/").joined(separator: "-")
    if let plain = DateTime(dashed.count == 10 ? dashed + " 00:00:00" : dashed) { return plain }
    var pieces = DatePieces(text)
    let clock = pieces.removeClock()
    guard let day = try day(pieces, text) else { return nil }
    if pieces.hasClock, clock == nil { return nil }
    let (seconds, offset) = clock ?? (0, nil)
    return DateTime(
      secondsSince1970: day.midnight.secondsSince1970 + seconds - Double((offset ?? 0) * 60),
      offsetMinutes: offset
    )
  }

  private func day(_ pieces: DatePieces, _ text: String) throws(LineFault) -> Day? {
    var numbers = pieces.numbers
    guard numbers.count == (pieces.month == nil ? 3 : 2) else { return nil }
    let yearPlace = numbers.firstIndex { $0.digits == 4 } ?? numbers.count - 1
    guard [2, 4].contains(numbers[yearPlace].digits) else { return nil }
    // Excel may leave the century out.
    let year = numbers[yearPlace].value + (numbers[yearPlace].digits == 2 ? 2000 : 0)
    numbers.remove(at: yearPlace)
    if let month = pieces.month {
      return Day(year: year, month: month, day: numbers[0].value)
    }
    let (one, other) = (numbers[0].value, numbers[1].value)
    if yearPlace == 0 { return Day(year: year, month: one, day: other) }
    guard pieces.hasStrokes, one <= 12, other <= 12, one != other else {
      return one > 12 || !pieces.hasStrokes
        ? Day(year: year, month: other, day: one) : Day(year: year, month: one, day: other)
    }
    guard let isDayFirst else {
      throw .problem("found \(text), in which either number may be the month")
    }
    return Day(year: year, month: isDayFirst ? other : one, day: isDayFirst ? one : other)
  }
}

/// The numbers and words of a date and time.
private struct DatePieces {
  struct Number {
    let value: Int
    let digits: Int
  }

  private enum Piece {
    case number(Number)
    case word(String)
    case mark(Unicode.Scalar)
  }

  private var pieces: [Piece] = []

  /// The month, where a word names it.
  private(set) var month: Int?

  /// Whether the text has a colon, and so a time of the day.
  let hasClock: Bool

  /// Whether strokes part its numbers.
  let hasStrokes: Bool

  init(_ text: String) {
    let scalars = Array(text.lowercased().unicodeScalars)
    hasClock = scalars.contains(":")
    hasStrokes = scalars.contains("/")
    var index = 0
    while index < scalars.count {
      let start = index
      if Self.isDigit(scalars[index]) {
        while index < scalars.count, Self.isDigit(scalars[index]) { index += 1 }
        let digits = scalars[start..<index]
        // What no date has is no number of one.
        let value = digits.prefix(5).reduce(0) { $0 * 10 + Int($1.value) - 0x30 }
        pieces.append(.number(Number(value: value, digits: digits.count)))
      } else if Self.isLetter(scalars[index]) {
        var word = ""
        while index < scalars.count, Self.isLetter(scalars[index]) {
          word.unicodeScalars.append(scalars[index])
          index += 1
        }
        add(word)
      } else {
        if ":.+-".unicodeScalars.contains(scalars[index]) { pieces.append(.mark(scalars[index])) }
        index += 1
      }
    }
  }

  /// The numbers that are left.
  var numbers: [Number] {
    pieces.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }

  /// Takes the time of the day and the zone out, in seconds and minutes; nothing if there is none.
  mutating func removeClock() -> (seconds: Double, offset: Int?)? {
    let first = pieces.indices.first { number(at: $0) != nil && isMark(":", at: $0 + 1) }
    guard let place = first, var hour = number(at: place)?.value,
      let minute = number(at: place + 2)?.value
    else { return nil }
    let isAfternoon = isAfternoon(behind: place)
    var end = place + 3
    var second = 0
    if isMark(":", at: end), let read = number(at: end + 1)?.value {
      second = read
      end += 2
      // Parts of a second name no set.
      if isMark(".", at: end), number(at: end + 1) != nil { end += 2 }
    }
    guard let (offset, after) = zone(at: end) else { return nil }
    if let isAfternoon, hour <= 12 { hour = hour % 12 + (isAfternoon ? 12 : 0) }
    guard hour < 24, minute < 60, second <= 60 else { return nil }
    pieces.removeSubrange(place..<after)
    return (Double(hour * 3600 + minute * 60 + second), offset)
  }

  /// A zone such as `+0200`, `+02:00` or `-05`, and where it ends.
  private func zone(at place: Int) -> (offset: Int?, end: Int)? {
    let isWest = isMark("-", at: place)
    guard isWest || isMark("+", at: place), let read = number(at: place + 1) else {
      return (nil, place)
    }
    var (hours, minutes, end) = (read.value, 0, place + 2)
    if read.digits == 4 {
      (hours, minutes) = (read.value / 100, read.value % 100)
    } else if isMark(":", at: end), let rest = number(at: end + 1)?.value {
      (minutes, end) = (rest, end + 2)
    }
    guard hours < 24, minutes < 60 else { return nil }
    return ((hours * 60 + minutes) * (isWest ? -1 : 1), end)
  }

  /// Whether it says that the time is after noon, or before it, also in two words.
  private func isAfternoon(behind clock: Int) -> Bool? {
    var half = ""
    for (place, piece) in pieces.enumerated() {
      guard case .word(let word) = piece else { continue }
      if ["下午", "午後", "오후"].contains(word) { return true }
      if ["上午", "午前", "오전"].contains(word) { return false }
      // In front of it "am" is a German word.
      guard place > clock else { continue }
      if word == "pm" || half + word == "pm" { return true }
      if word == "am" || half + word == "am" { return false }
      half = word
    }
    return nil
  }

  private mutating func add(_ word: String) {
    // 2026年5月3日
    if word == "月" || word == "월", case .number(let number)? = pieces.last {
      pieces.removeLast()
      month = number.value
    } else if let named = MonthName.month(word) {
      // Two are none: the text says something else.
      month = month == nil ? named : 0
    } else {
      pieces.append(.word(word))
    }
  }

  private func number(at place: Int) -> Number? {
    if pieces.indices.contains(place), case .number(let number) = pieces[place] {
      number
    } else {
      nil
    }
  }

  private func isMark(_ mark: Unicode.Scalar, at place: Int) -> Bool {
    if pieces.indices.contains(place), case .mark(mark) = pieces[place] { true } else { false }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    // Beyond ASCII all are letters or belong to one, but for blanks, marks of direction and strokes.
    "a"..."z" ~= scalar
      || scalar.value >= 0xC0 && !(0x2000...0x206F ~= scalar.value) && scalar.value != 0x3000
  }
}
