import Training

/// A distance as people say it: to a tenth of a kilometre or mile, short ones to ten metres or yards.
struct RoundLength {
  enum Unit {
    case meters, yards, kilometers, miles
  }

  let unit: Unit
  let whole: Int
  /// Tenths of a kilometre or a mile.
  let tenths: Int

  init(_ distance: Distance, units: UnitSystem) {
    let isShort: Bool
    let long: Double
    let short: Double
    switch units {
    case .metric:
      (long, short) = (distance.kilometers, distance.meters)
      isShort = Self.rounded(short) < 1000
      unit = isShort ? .meters : .kilometers
    case .imperial:
      (long, short) = (distance.miles, distance.miles * 1760)
      // A quarter of a mile: below it nobody thinks in tenths of a mile.
      isShort = Self.rounded(short) < 440
      unit = isShort ? .yards : .miles
    }
    if isShort {
      whole = Self.rounded(short)
      tenths = 0
    } else {
      let allTenths = Written.whole(long * 10)
      whole = allTenths / 10
      tenths = allTenths % 10
    }
  }

  private static func rounded(_ value: Double) -> Int {
    value < 10 ? Written.whole(value) : Written.whole(value / 10) * 10
  }
}
