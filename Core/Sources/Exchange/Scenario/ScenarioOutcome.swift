import Formats
import Training

/// What came of a scenario, beside what should have.
public struct ScenarioOutcome: Equatable, Sendable {
  /// A moment at which something else came than was expected.
  public struct Difference: Equatable, Sendable {
    /// When.
    public var at: Duration
    /// The line of the row that is wrong; nothing where there is no row for the moment.
    public var line: Int?
    /// What should have come.
    public var expected: [String]
    /// What came.
    public var found: [String]
  }

  /// What came at a moment.
  public struct Effect: Equatable, Sendable {
    /// When.
    public var at: Duration
    /// What, in the words of a row.
    public var words: String
  }

  /// Everything that came, in order.
  public let effects: [Effect]

  /// Where something else came than was expected; nothing if the scenario holds.
  public let differences: [Difference]

  /// Compares what came with what the rows expect.
  init(_ scenario: Scenario, _ effects: [Effect]) {
    self.effects = effects
    var times = Set<Duration>(scenario.rows.map { $0.at })
    for effect in effects { times.insert(effect.at) }
    var differences: [Difference] = []
    for time in times.sorted() {
      let rows = scenario.rows.filter { $0.at == time }
      let expected = rows.flatMap { $0.expected }
      let found = effects.filter { $0.at == time }.map { $0.words }
      guard expected != found else { continue }
      let row = rows.first { !$0.expected.isEmpty } ?? rows.first
      differences.append(
        Difference(at: time, line: row?.location.line, expected: expected, found: found)
      )
    }
    self.differences = differences
  }
}

extension ScenarioOutcome.Effect: CustomStringConvertible {
  /// The effect as a row has it: "2.6  => retime 184".
  public var description: String { Scenario.text(at) + "  => " + words }
}

extension ScenarioOutcome.Difference: CustomStringConvertible {
  /// A few lines for the author: where, what was expected, what was found.
  public var description: String {
    func list(_ effects: [String]) -> String {
      effects.isEmpty ? "nothing" : effects.joined(separator: "\n            ")
    }
    return (line.map { "line \($0), " } ?? "") + "at \(Scenario.text(at)):\n  expected  "
      + list(expected) + "\n  found     " + list(found)
  }
}

extension Scenario {
  /// Plays the scenario and compares what came with what should have.
  public func outcome() throws(ScenarioError) -> ScenarioOutcome {
    switch kind {
    case .metronome: ScenarioOutcome(self, try metronomeEffects())
    case .gym: ScenarioOutcome(self, try gymEffects())
    case .run: ScenarioOutcome(self, try runEffects())
    }
  }

  /// A time as rows have it: `2.5`, `1:30`.
  static func text(_ time: Duration) -> String {
    let milliseconds = Int64((time.inSeconds * 1000).rounded())
    let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000)
    var text = "\(seconds)"
    if seconds >= 60 {
      text = "\(seconds / 60):" + ClockText.two(Int(seconds % 60))
    }
    guard rest > 0 else { return text }
    var decimals = String(String(rest + 1000).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return text + "." + decimals
  }

  /// A number as rows have it: `5`, `12.5`.
  static func text(number: Double) -> String {
    var json = JSONWriter()
    json.value(number)
    return json.text
  }

  /// Refuses settings that the kind does not have.
  func allow(_ keys: [String]) throws(ScenarioError) {
    for setting in settings where !keys.contains(setting.key) {
      throw ScenarioError(.unknownSetting(setting.key), at: setting.location)
    }
  }

  /// The value of a setting as a number of seconds, or another one where it is not given.
  func seconds(_ key: String, else usual: Duration) throws(ScenarioError) -> Duration {
    guard let setting = setting(key) else { return usual }
    guard let time = ScenarioReader.time(setting.value) else {
      throw setting.wrong("a time such as 5 or 1:30")
    }
    return time
  }

  /// What the scenario shows, of what its kind can show.
  func shown(_ all: [String], usually usual: [String]) throws(ScenarioError) -> [String] {
    guard let setting = setting("show") else { return usual }
    let words = setting.value.split(separator: ",").map {
      String($0.drop { $0 == " " }.prefix { $0 != " " })
    }
    for word in words where !all.contains(word) {
      throw setting.wrong(all.joined(separator: ", "))
    }
    return words
  }
}

extension Scenario.Setting {
  /// The error that its value is wrong.
  func wrong(_ expected: String) -> ScenarioError {
    ScenarioError(.value(key: key, found: value, expected: expected), at: location)
  }
}

extension Scenario.Event {
  /// The error that nothing like it happens.
  var unknown: ScenarioError {
    ScenarioError(.unknownEvent(words.joined(separator: " ")), at: location)
  }

  /// A word after the first, as a whole number.
  func whole(_ place: Int) throws(ScenarioError) -> Int {
    guard words.indices.contains(place), let number = Int(words[place]) else { throw unknown }
    return number
  }

  /// A word after the first, as a number.
  func number(_ place: Int) throws(ScenarioError) -> Double {
    guard words.indices.contains(place), let number = Double(words[place]) else { throw unknown }
    return number
  }
}
