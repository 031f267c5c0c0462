import Foundation

/// The commands and options that the sources of `pacesetter` declare.
struct CommandTree: Sendable {
  /// The tree of this repository, read once.
  static let here = Result { try CommandTree() }

  /// The subcommands of each command, by its words: `""` has `race`, `race` has `add`.
  private(set) var subcommands: [String: Set<String>] = [:]
  /// The long options of all commands, such as `--max-silence`.
  private(set) var options: Set<String> = ["--help", "--version"]

  // Nobody sees them in the help.
  private static let hidden: Set<String> = ["help", "read-files"]

  private var names: [String: String] = [:]
  private var children: [String: [String]] = [:]

  init() throws {
    for file in try SourceFile.all(below: "Sources/pacesetter") { read(file) }
    spread("Pacesetter", as: "")
  }

  /// What is wrong with a call such as `pacesetter race add "City half" --day 2027-04-11`, if anything.
  func complaint(about call: String) -> String? {
    let words = call.split(separator: " ").map { String($0) }
    var command = ""
    for word in words.dropFirst() {
      guard let known = subcommands[command], !known.isEmpty, !word.hasPrefix("-") else { break }
      guard known.contains(word) || (command.isEmpty && Self.hidden.contains(word)) else {
        // A placeholder such as NAME stands for any command.
        return word.wholeMatch(of: /[a-z][a-z-]*/) == nil ? nil : "\(command) has no \(word)"
      }
      command = command.isEmpty ? word : command + " " + word
    }
    for option in call.matches(of: /(?:^|\s)(--[a-z][a-z-]*)/).map({ String($0.1) })
    where !options.contains(option) {
      return "no option \(option)"
    }
    return nil
  }

  private mutating func read(_ file: SourceFile) {
    var type = ""
    var isList = false
    var isOption = false
    for line in file.lines {
      if line.first?.isLetter == true,
        let match = line.firstMatch(of: /^(?:struct|extension) (\w+)/)
      {
        type = String(match.1)
      }
      if line.contains("commandName"),
        let match = line.firstMatch(of: /commandName: "([a-z-]+)"/)
      {
        names[type] = String(match.1)
      }
      // `ListCommand<RaceListing>` is `race list`.
      if line.hasPrefix("enum "), line.hasSuffix(": Listing {"),
        let match = line.firstMatch(of: /^enum (\w+)/)
      {
        names[String(match.1)] = "list"
      }
      if line.contains("subcommands: [") { isList = true }
      if isList {
        children[type, default: []] += line.matches(of: /(\w+)>?\.self/).map { String($0.1) }
        isList = !line.contains("]")
      }
      if line.contains("@Option") || line.contains("@Flag") { isOption = true }
      if line.contains(".customLong"),
        let match = line.firstMatch(of: /\.customLong\("([a-z-]+)"/)
      {
        options.insert("--" + match.1)
      }
      if isOption, let match = line.firstMatch(of: /\bvar (\w+)/) {
        let name = match.1.reduce(into: "") {
          $0 += $1.isUppercase ? "-" + $1.lowercased() : "\($1)"
        }
        options.formUnion(["--" + name, "--no-" + name])
        isOption = false
      }
    }
  }

  private mutating func spread(_ type: String, as words: String) {
    for child in children[type] ?? [] {
      guard let name = names[child] else { continue }
      subcommands[words, default: []].insert(name)
      spread(child, as: words.isEmpty ? name : words + " " + name)
    }
  }
}
