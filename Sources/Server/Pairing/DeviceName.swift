/// What a device may be called: a short line of visible characters.
struct DeviceName {
  let text: String

  init?(_ text: String) {
    let scalars = text.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        false
      default: true
      }
    }
    let plain = String(String.UnicodeScalarView(scalars)).trimmingPrefix { $0.isWhitespace }
    guard (1...60).contains(plain.count), plain.utf8.count <= 240 else { return nil }
    self.text = String(plain)
  }
}
