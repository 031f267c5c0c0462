/// Takes text apart and puts it together again as Unicode's normal form C wants it.
///
/// The standard library keeps its own to itself, and Apple's SDKs do not show it at all. The steps are
/// those of The Unicode Standard, section 3.11: decompose, order the marks, compose.
struct CanonicalComposition: Sendable {
  private struct Pair: Hashable {
    var first: UInt32
    var second: UInt32
  }

  // A Hangul syllable is computed from its parts (The Unicode Standard, section 3.12).
  private enum Hangul {
    static let syllables: UInt32 = 0xAC00
    static let leads: UInt32 = 0x1100
    static let vowels: UInt32 = 0x1161
    static let tails: UInt32 = 0x11A7
    static let leadCount: UInt32 = 19
    static let vowelCount: UInt32 = 21
    static let tailCount: UInt32 = 28
    static let syllableCount: UInt32 = leadCount * vowelCount * tailCount
  }

  private static let shared = CanonicalComposition()

  private var decompositions: [UInt32: [UInt32]] = [:]
  private var compositions: [Pair: UInt32] = [:]

  /// The same text in normal form C.
  static func normalForm(of scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    // Nothing below U+0300 changes: no mark lies there, and what is composed stays so.
    guard scalars.contains(where: { $0.value >= 0x300 }) else { return scalars }
    let parts = shared.ordered(shared.decomposed(scalars))
    return shared.composed(parts).compactMap { Unicode.Scalar($0) }
  }

  private init() {
    var composites: [(UInt32, [UInt32])] = []
    for entry in CanonicalDecompositions.text.utf8.split(separator: UInt8(ascii: " ")) {
      var numbers: [UInt32] = [0]
      var isComposite = false
      for byte in entry {
        switch byte {
        case UInt8(ascii: "="):
          isComposite = true
          numbers.append(0)
        case UInt8(ascii: ":"), UInt8(ascii: "+"):
          numbers.append(0)
        default:
          numbers[numbers.count - 1] = numbers[numbers.count - 1] << 4 | Self.digit(byte)
        }
      }
      let parts = Array(numbers.dropFirst())
      decompositions[numbers[0]] = parts
      if isComposite { composites.append((numbers[0], parts)) }
    }
    // The shorter first: a letter with two marks is the letter with one, and another mark.
    for count in 2...4 {
      for (whole, parts) in composites where parts.count == count {
        let first = composed(Array(parts.dropLast()))
        if first.count == 1 {
          compositions[Pair(first: first[0], second: parts[count - 1])] = whole
        }
      }
    }
  }

  private static func digit(_ byte: UInt8) -> UInt32 {
    UInt32(byte <= UInt8(ascii: "9") ? byte - UInt8(ascii: "0") : byte - UInt8(ascii: "A") + 10)
  }

  private func decomposed(_ scalars: [Unicode.Scalar]) -> [UInt32] {
    var parts: [UInt32] = []
    parts.reserveCapacity(scalars.count)
    for scalar in scalars {
      let value = scalar.value
      if value < 0xC0 {
        parts.append(value)
      } else if value >= Hangul.syllables, value < Hangul.syllables + Hangul.syllableCount {
        let index = value - Hangul.syllables
        let block = Hangul.vowelCount * Hangul.tailCount
        parts.append(Hangul.leads + index / block)
        parts.append(Hangul.vowels + index % block / Hangul.tailCount)
        if index % Hangul.tailCount != 0 { parts.append(Hangul.tails + index % Hangul.tailCount) }
      } else if let found = decompositions[value] {
        parts.append(contentsOf: found)
      } else {
        parts.append(value)
      }
    }
    return parts
  }

  /// Sorts the marks after a letter by their classes; equal classes keep their order.
  private func ordered(_ parts: [UInt32]) -> [UInt32] {
    var parts = parts
    let classes = parts.map { Self.combiningClass(of: $0) }
    var start = 0
    while start < parts.count {
      guard classes[start] > 0 else {
        start += 1
        continue
      }
      var end = start
      while end < parts.count, classes[end] > 0 { end += 1 }
      let run = (start..<end).sorted {
        classes[$0] != classes[$1] ? classes[$0] < classes[$1] : $0 < $1
      }
      let values = run.map { parts[$0] }
      parts.replaceSubrange(start..<end, with: values)
      start = end
    }
    return parts
  }

  private func composed(_ parts: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(parts.count)
    var starter: Int?
    var last: UInt8 = 0
    for part in parts {
      let combiningClass = Self.combiningClass(of: part)
      if let starter {
        let isNext = starter == result.count - 1
        let isBlocked = !isNext && last >= combiningClass
        if !isBlocked, let whole = composition(result[starter], part) {
          result[starter] = whole
          continue
        }
      }
      if combiningClass == 0 { starter = result.count }
      last = combiningClass
      result.append(part)
    }
    return result
  }

  private func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    let lead = first &- Hangul.leads
    let vowel = second &- Hangul.vowels
    if lead < Hangul.leadCount, vowel < Hangul.vowelCount {
      return Hangul.syllables + (lead * Hangul.vowelCount + vowel) * Hangul.tailCount
    }
    let syllable = first &- Hangul.syllables
    let tail = second &- Hangul.tails
    if syllable < Hangul.syllableCount, syllable % Hangul.tailCount == 0, tail > 0,
      tail < Hangul.tailCount
    {
      return first + tail
    }
    return compositions[Pair(first: first, second: second)]
  }

  private static func combiningClass(of value: UInt32) -> UInt8 {
    guard value >= 0x300, let scalar = Unicode.Scalar(value) else { return 0 }
    return scalar.properties.canonicalCombiningClass.rawValue
  }
}
