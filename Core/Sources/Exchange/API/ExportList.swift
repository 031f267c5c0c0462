import Formats

/// The places that get each activity as files, the oldest first.
public struct ExportList: APIAnswer, Shaped, Hashable {
  /// The places.
  public private(set) var places: [KeptExport]

  /// Takes the places.
  public init(_ places: [KeptExport]) { self.places = places }

  public static var blank: ExportList { ExportList([]) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.rows("exports", &places)
  }
}
