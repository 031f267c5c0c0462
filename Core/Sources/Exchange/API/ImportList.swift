import Formats
public import Training

/// The imports that were made, the newest first.
public struct ImportList: APIAnswer, Shaped, Hashable {
  /// The imports.
  public private(set) var imports: [ImportRow]

  /// Takes the imports.
  public init(_ imports: [ImportRow]) { self.imports = imports }

  public static var blank: ImportList { ImportList([]) }

  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    let blank = ImportRow(
      id: 0,
      at: 0,
      name: "",
      files: 0,
      activities: 0,
      sessions: 0,
      figures: 0
    )
    try it.rows("imports", &imports, from: blank) { it, row throws(ShapeError) in
      try it.whole("id", &row.id)
      try it.whole("at", &row.at)
      try it.text("name", &row.name)
      try it.whole("files", &row.files)
      try it.whole("activities", &row.activities)
      try it.whole("sessions", &row.sessions)
      try it.whole("figures", &row.figures)
      try it.flag("unfinished", &row.isUnfinished)
    }
  }
}
