import Formats

public import Screens
public import Training

/// A weight and the plates for it, as somebody types them beside a workout.
public struct TypedPlates: Hashable, Sendable {
  /// The weight that is wanted on the bar.
  public let load: LoadEntry

  /// The bar and the plates, those that most gyms have where nothing was typed.
  public let rack: PlateRack

  /// Reads the fields, in the unit that is chosen beside them.
  public init(
    weight: String,
    bar: String,
    plates: String,
    unit: MassUnit
  ) throws(TypedPlatesError) {
    guard let figure = TypedFigure(weight), let typedUnit = figure.massUnit(usual: unit),
      figure.value <= GymEntry.heaviest
    else { throw .weight(unit) }
    load = LoadEntry(.external, figure.value, typedUnit)
    let usual = PlateRack.usual(typedUnit)
    var barWeight = usual.bar
    if !bar.trimmed.isEmpty {
      guard let figure = TypedFigure(bar), figure.massUnit(usual: typedUnit) == typedUnit,
        figure.value <= 200
      else { throw .bar }
      barWeight = figure.value
    }
    guard let typed = PlateRack.plates(typed: plates) else { throw .plates }
    rack = PlateRack(bar: barWeight, typed.isEmpty ? usual.plates : typed, typedUnit)
  }
}

/// Which of the fields is not understood.
public enum TypedPlatesError: Error, Hashable, Sendable {
  case weight(MassUnit)
  case bar
  case plates
}

extension TypedPlatesError: CustomStringConvertible {
  /// What the field takes.
  public var description: String { words(in: .english) }

  /// What the field takes, in a language.
  public func words(in language: Language) -> String {
    switch self {
    case .weight(let unit): GymFieldWords.weight(unit, in: language)
    case .bar: GymFieldWords.bar(in: language)
    case .plates: GymFieldWords.plates(in: language)
    }
  }
}
