extension Samples {
  /// Metres since the start at each row, by the device or else by the positions; empty where neither
  /// told.
  public var way: [Double] {
    guard distance.isEmpty, latitude.count == count, longitude.count == count else {
      return distance
    }
    var way: [Double] = []
    var meters = 0.0
    var last: Coordinate?
    for row in 0..<count {
      if latitude[row].isFinite, longitude[row].isFinite {
        let here = Coordinate(latitude: latitude[row], longitude: longitude[row])
        if let last { meters += last.distance(to: here).meters }
        last = here
      }
      way.append(meters)
    }
    return way
  }
}
