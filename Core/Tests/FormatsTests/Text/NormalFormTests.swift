import Formats
// The standard library's own normal form, which only Linux shows: the yardstick.
@_spi(_Unicode) import Swift
import Testing

struct NormalFormTests {
  @Test func `composes every character as the standard library does`() {
    var differing: [String] = []
    // Plane 3 and all above hold nothing that composes.
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      if normalForm(text) != expected(text) { differing.append(String(value, radix: 16)) }
    }
    #expect(differing == [])
  }

  @Test func `composes texts of letters, marks and syllables as the standard library does`() {
    let parts: [UInt32] = [
      0x41, 0x61, 0x73, 0x1E63, 0x1E9B, 0xC5, 0x212B, 0x958, 0x915, 0x93C, 0x1100, 0x1161, 0x11A8,
      0xAC00, 0x300, 0x301, 0x307, 0x323, 0x327, 0x345, 0x5B0, 0x3099, 0x304B, 0x1F71, 0x3B1,
      0x2013, 0x1D157, 0x2FA1D, 0x9BE, 0x9C7, 0x102E, 0x1025, 0x1133E, 0x11347,
    ]
    var random = SystemRandomNumberGenerator()
    for _ in 0..<4_000 {
      let scalars = (0..<Int.random(in: 1...9, using: &random)).compactMap { _ in
        Unicode.Scalar(parts.randomElement(using: &random) ?? 0x41)
      }
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars)
      #expect(normalForm(text) == expected(text), "\(scalars.map { String($0.value, radix: 16) })")
    }
  }

  private func normalForm(_ text: String) -> [UInt8] { NormalForm.bytes(of: Array(text.utf8)) }

  // Line ends and a byte order mark are changed besides.
  private func expected(_ text: String) -> [UInt8] {
    let plain = text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
    let lines = plain == "\r" ? "\n" : plain
    var bytes: [UInt8] = []
    for scalar in lines._nfc { bytes += Array(String(Character(scalar)).utf8) }
    return bytes
  }
}
