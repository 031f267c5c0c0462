public import Formats

/// Why a text is no scenario, or one that cannot be played, and where.
public struct ScenarioError: Error, Hashable, Sendable {
  /// What was found.
  public enum Problem: Hashable, Sendable {
    /// The first setting is not `scenario`, or names no kind.
    case noKind
    /// A line of the header is no setting.
    case noSetting
    /// There is no such setting, or not for this kind.
    case unknownSetting(String)
    /// A setting has a value that it cannot have.
    case value(key: String, found: String, expected: String)
    /// A row does not begin with a time.
    case noTime(String)
    /// A row is earlier than the one before.
    case backwards
    /// Nothing like this happens to this kind.
    case unknownEvent(String)
    /// No row follows the header.
    case noRows
  }

  /// What was found.
  public let problem: Problem

  /// Where.
  public let location: TextLocation

  init(_ problem: Problem, at location: TextLocation) {
    self.problem = problem
    self.location = location
  }
}

extension ScenarioError: CustomStringConvertible {
  /// The sentence shown to the author of the scenario.
  public var description: String { location.description + ": " + sentence }

  private var sentence: String {
    switch problem {
    case .noKind: "expected \"scenario: run\", \"scenario: gym\" or \"scenario: metronome\" first"
    case .noSetting: "expected a setting such as \"title: starts at once\", or a row with a time"
    case .unknownSetting(let key): "this kind of scenario has no setting \"\(key)\""
    case .value(let key, let found, let expected):
      "\"\(key)\" is \"\(found)\", expected \(expected)"
    case .noTime(let found): "found \"\(found)\" where a time such as 2.5 or 1:30 was expected"
    case .backwards: "this row is earlier than the one before"
    case .unknownEvent(let found): "this kind of scenario has no event \"\(found)\""
    case .noRows: "the scenario has no row"
    }
  }
}
