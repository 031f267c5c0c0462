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
  ///
  /// A weight may be typed in the other unit: "225 lb" beside a bar and plates in kilograms is wanted on those.
  public init(
    weight: String,
    bar: String,
    plates: String,
    unit: MassUnit
  ) throws(TypedPlatesError) {
    guard let figure = TypedFigure(weight), let typedUnit = figure.massUnit(usual: unit),
      figure.value <= GymEntry.heaviest
    else { throw .weight(unit) }
    guard let typed = PlateRack.plates(typed: plates) else { throw .plates }
    var rackUnit = typed.isEmpty ? typedUnit : unit
    var barWeight: Double?
    if !bar.trimmed.isEmpty {
      guard let figure = TypedFigure(bar), let barUnit = figure.massUnit(usual: unit),
        barUnit == unit || (typed.isEmpty && barUnit == typedUnit), figure.value <= 200
      else { throw .bar }
      (barWeight, rackUnit) = (figure.value, barUnit)
    }
    let value =
      typedUnit == rackUnit
      ? figure.value : figure.value * typedUnit.kilograms / rackUnit.kilograms
    load = LoadEntry(.external, value, rackUnit)
    let usual = PlateRack.usual(rackUnit)
    rack = PlateRack(bar: barWeight ?? usual.bar, typed.isEmpty ? usual.plates : typed, rackUnit)
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
