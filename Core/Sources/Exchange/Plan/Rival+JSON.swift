public import Formats
public import Training

extension Rival {
  /// Writes the rival: `{"name":"Sunday","meters":[0,71.3,…],"seconds":[0,20,…],"places":[52.5,13.4,…]}`.
  ///
  /// A place is two numbers, latitude and longitude in degrees; a rival that does not know its way has none.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.array("meters") { json in for mark in meters { json.value(mark) } }
      json.array("seconds") { json in for mark in seconds { json.value(mark) } }
      if !places.isEmpty {
        json.array("places") { json in
          for place in places {
            json.value(place.latitude)
            json.value(place.longitude)
          }
        }
      }
    }
  }

  /// Reads a rival.
  public init(_ fields: Fields) throws(ShapeError) {
    let meters = (fields["meters"]?.array ?? []).compactMap { $0.number }
    let seconds = (fields["seconds"]?.array ?? []).compactMap { $0.number }
    let degrees = (fields["places"]?.array ?? []).compactMap { $0.number }
    let places = stride(from: 0, to: degrees.count - 1, by: 2).map { index in
      Coordinate(latitude: degrees[index], longitude: degrees[index + 1])
    }
    let isOnEarth = places.allSatisfy {
      $0.latitude.magnitude <= 90 && $0.longitude.magnitude <= 180
    }
    let name = try fields.string(ifPresent: "name") ?? "your rival"
    guard meters.count == seconds.count,
      let rival = Rival(
        String(name.prefix(100)),
        meters: meters,
        seconds: seconds,
        places: isOnEarth ? places : []
      )
    else { throw fields.error("meters", fields["meters"], "meters and seconds that rise together") }
    self = rival
  }
}
