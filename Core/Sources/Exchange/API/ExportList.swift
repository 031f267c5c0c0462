public import Formats

/// The places that get each activity as files, the oldest first.
public struct ExportList: APIAnswer, Hashable {
  /// The places.
  public let places: [KeptExport]

  /// Takes the places.
  public init(_ places: [KeptExport]) { self.places = places }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("exports") { json in for place in places { place.write(to: &json) } }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    var places: [KeptExport] = []
    for json in try Fields(json).list("exports") {
      places.append(try KeptExport(Fields(json, at: "exports")))
    }
    self.init(places)
  }
}
