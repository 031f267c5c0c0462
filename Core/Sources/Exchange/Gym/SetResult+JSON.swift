import Formats
public import Training

extension LoadEntry: Shaped {
  public static var blank: LoadEntry { .init(.external, 0, .kilograms) }

  /// `{"mode":"external","value":80,"unit":"kg","pair":true}`; `pair` only where it is one.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.choice("mode", &mode)
    try it.number("value", &value, in: 0...10_000, named: "a weight from 0 to 10000")
    try it.choice("unit", &unit)
    try it.flag("pair", &isPair, unless: false)
  }
}

extension SetResult: Shaped {
  public static var blank: SetResult { SetResult() }

  /// `{"count":5,"unit":"reps","load":{…},"rir":2}`; the effort in the scale it was said in.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.number("count", &count)
    try it.choice("unit", &unit)
    try it.nested("load", &load)
    var (reserve, rating): (Double?, Double?)
    switch effort {
    case .reserve(let reps): reserve = reps
    case .exertion(let number): rating = number
    case nil: break
    }
    try it.number("rir", &reserve, in: 0...20, named: "0 to 20 repetitions in reserve")
    if reserve == nil {
      try it.number("rpe", &rating, in: 1...10, named: "a rating from 1 to 10")
    }
    guard it.isReading else { return }
    self = SetResult(count, unit, load: load, effort: Effort(rating: rating, reserve: reserve))
  }
}
