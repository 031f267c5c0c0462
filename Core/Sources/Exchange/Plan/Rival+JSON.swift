public import Formats
public import Training

extension Rival {
  /// Writes the rival: `{"name":"Sunday","meters":[0,71.3,…],"seconds":[0,20,…]}`.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.field("name", name)
      json.array("meters") { json in for mark in meters { json.value(mark) } }
      json.array("seconds") { json in for mark in seconds { json.value(mark) } }
    }
  }

  /// Reads a rival.
  public init(_ fields: Fields) throws(ShapeError) {
    let meters = (fields["meters"]?.array ?? []).compactMap { $0.number }
    let seconds = (fields["seconds"]?.array ?? []).compactMap { $0.number }
    let name = try fields.string(ifPresent: "name") ?? "your rival"
    guard meters.count == seconds.count,
      let rival = Rival(String(name.prefix(100)), meters: meters, seconds: seconds)
    else { throw fields.error("meters", fields["meters"], "meters and seconds that rise together") }
    self = rival
  }
}
