/// A piece of text to be prepared for a voice.
enum SpeechToken: Equatable {
  /// Letters of any script, with apostrophes inside.
  case word(String)
  /// ASCII digits.
  case number(String)
  /// One sign that may mean something to the ear.
  case mark(UInt8)
  /// Two or more full stops, or the one character for them.
  case ellipsis
  /// White space, however much of it.
  case space
}

extension SpeechToken {
  /// Takes a text apart and leaves out what no voice should see: links, emoji, tags, control
  /// characters, quotation marks.
  static func tokens(of text: String) -> [SpeechToken] {
    var tokens: [SpeechToken] = []
    var letters = ""
    var digits = ""
    func close() {
      if !letters.isEmpty { tokens.append(.word(letters)) }
      if !digits.isEmpty { tokens.append(.number(digits)) }
      letters = ""
      digits = ""
    }
    func append(_ token: SpeechToken) {
      close()
      if token == .space, tokens.last == .space || tokens.isEmpty { return }
      tokens.append(token)
    }

    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let here = index
      if let end = endOfHidden(in: scalars, from: index) {
        append(.space)
        index = end
        continue
      }
      index += 1
      switch SpeechSign(scalars[here]) {
      case .nothing: break
      case .space: append(.space)
      case .digit(let digit):
        if !letters.isEmpty { close() }
        digits.unicodeScalars.append(digit)
      case .letter(let letter):
        if !digits.isEmpty { close() }
        letters.unicodeScalars.append(letter)
      case .text(let words):
        append(.space)
        tokens.append(.word(words))
        append(.space)
      case .mark(UInt8(ascii: "'")) where !letters.isEmpty && isLetter(scalars, at: index):
        letters += "'"
      case .mark(UInt8(ascii: ".")) where isStop(scalars, at: index):
        while isStop(scalars, at: index) { index += 1 }
        append(.ellipsis)
      case .ellipsis: append(.ellipsis)
      case .mark(let mark): append(.mark(mark))
      }
    }
    close()
    if tokens.last == .space { tokens.removeLast() }
    return tokens
  }

  /// Where a link or a tag that begins here ends.
  private static func endOfHidden(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
    if scalars[start] == "<", start + 1 < scalars.count {
      let next = scalars[start + 1]
      guard next == "/" || next == "!" || next == "?" || isASCIILetter(next) else { return nil }
      guard let close = scalars[start...].firstIndex(of: ">") else { return nil }
      return close + 1
    }
    guard start == 0 || !isASCIILetter(scalars[start - 1]) else { return nil }
    for head in ["http://", "https://", "www."] where begins(scalars, at: start, with: head) {
      let end = scalars[start...].firstIndex { SpeechSign($0).isSpace } ?? scalars.count
      // The full stop after a link ends the sentence, not the link.
      var last = end
      while last > start, ".,;:!?)]\"'".unicodeScalars.contains(scalars[last - 1]) { last -= 1 }
      return last
    }
    return nil
  }

  private static func begins(
    _ scalars: [Unicode.Scalar],
    at start: Int,
    with head: String
  ) -> Bool {
    var index = start
    for letter in head.unicodeScalars {
      guard index < scalars.count else { return false }
      let scalar = scalars[index]
      guard scalar == letter || (isASCIILetter(scalar) && scalar.value | 32 == letter.value) else {
        return false
      }
      index += 1
    }
    return true
  }

  private static func isLetter(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    guard index < scalars.count, case .letter = SpeechSign(scalars[index]) else { return false }
    return true
  }

  private static func isStop(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    index < scalars.count && scalars[index] == "."
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    (65...90).contains(scalar.value) || (97...122).contains(scalar.value)
  }
}
