import Formats
public import Screens
public import Training

extension GymEntry {
  /// What came of the texts in the fields of a set.
  public enum Reading: Hashable, Sendable {
    /// All of it was understood.
    case result(SetResult)
    /// What to say beside a field that was not.
    case refused(count: String?, load: String?)
  }

  /// A field of a set.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    case count, load
  }

  /// The heaviest weight that is believed.
  public static let heaviest = 2000.0

  /// Reads what was typed of a set; an empty field says nothing of it, and the rest is as suggested.
  public func reading(count: String, load: String, beside suggestion: SetResult) -> Reading {
    var result = suggestion
    var problems: (count: String?, load: String?)
    switch Self.count(count, suggestion.unit) {
    case .nothing: result.count = nil
    case .figure(let value, _): result.count = value
    case .nonsense:
      problems.count =
        suggestion.unit == .reps
        ? GymFieldWords.reps(in: language) : GymFieldWords.count(suggestion.unit, in: language)
    }
    switch self.load == nil ? .nothing : Self.weight(load, unit) {
    case .nothing: result.load = nil
    case .figure(let value, let unit):
      var entry = suggestion.load ?? LoadEntry(.external, 0, unit)
      (entry.value, entry.unit) = (value, unit)
      result.load = entry
    case .nonsense: problems.load = GymFieldWords.weight(unit, in: language)
    }
    guard problems.count == nil, problems.load == nil else {
      return .refused(count: problems.count, load: problems.load)
    }
    return .result(result)
  }

  /// The text of a field after so many presses of its buttons; one that is not understood stays.
  public func text(
    of name: Name,
    after text: String,
    presses: Int,
    beside suggestion: SetResult
  ) -> String {
    let field = name == .count ? count : load
    let typed = name == .count ? Self.count(text, suggestion.unit) : Self.weight(text, unit)
    let (value, unit): (Double, MassUnit)
    switch typed {
    case .nothing: (value, unit) = (0, self.unit)
    case .figure(let typed, let typedUnit): (value, unit) = (typed, typedUnit)
    case .nonsense: return text
    }
    guard let field else { return text }
    // Who types pounds in a gym of kilograms adds plates of pounds.
    let isOther = name == .load && unit != self.unit
    let step = isOther ? GymEntry(for: SetResult(), usual: unit).load?.step : field.step
    let most = name == .load ? Self.heaviest : Self.most(suggestion.unit)
    let next = min(most, max(0, value + Double(presses) * (step ?? 1)))
    return GymWords.number(next, in: language) + (isOther ? " " + unit.rawValue : "")
  }

  private enum Typed {
    case nothing
    case figure(Double, MassUnit)
    case nonsense
  }

  private static func count(_ text: String, _ unit: CountUnit) -> Typed {
    if text.trimmed.isEmpty { return .nothing }
    guard let figure = TypedFigure(text), figure.value <= most(unit),
      figure.unit.isEmpty || unit.rawValue.hasPrefix(figure.unit),
      unit != .reps || figure.value == figure.value.rounded()
    else { return .nonsense }
    return .figure(figure.value, .kilograms)
  }

  private static func weight(_ text: String, _ usual: MassUnit) -> Typed {
    if text.trimmed.isEmpty { return .nothing }
    guard let figure = TypedFigure(text), figure.value <= heaviest,
      let unit = figure.massUnit(usual: usual)
    else { return .nonsense }
    return .figure(figure.value, unit)
  }

  private static func most(_ unit: CountUnit) -> Double { unit == .reps ? 10_000 : 1_000_000 }
}
