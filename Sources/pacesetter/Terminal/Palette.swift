/// The few colours of the terminal view; without colour every word is left as it is.
struct Palette: Sendable {
  let isColored: Bool

  /// Decides as https://no-color.org asks: a choice on the command line counts first.
  init(_ choice: ColorChoice, for console: Console) {
    switch choice {
    case .always: isColored = true
    case .never: isColored = false
    case .auto: isColored = console.isTerminal && Console.variable("NO_COLOR") == nil
    }
  }

  func strong(_ text: String) -> String { wrapped(text, "1") }
  func faint(_ text: String) -> String { wrapped(text, "2") }
  func good(_ text: String) -> String { wrapped(text, "32") }
  func bad(_ text: String) -> String { wrapped(text, "31") }
  func doubtful(_ text: String) -> String { wrapped(text, "33") }
  func coach(_ text: String) -> String { wrapped(text, "36") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
