import Exchange

/// The routes that lie beside exports of Apple Health, which belong to the workouts in these.
public struct RouteBook: Sendable {
  private let files: [String: GivenFile]
  private let healthFolders: [String]

  /// Finds the routes among files.
  public init(_ found: [GivenFiles.Found]) {
    let folders = found.filter { $0.kind == .health }.map { $0.file.folder }
    healthFolders = folders
    var files: [String: GivenFile] = [:]
    for other in found where other.kind == .recording && Self.isRoute(other.file, folders) {
      files[other.file.name] = other.file
    }
    self.files = files
  }

  /// The names of all routes that belong to an export.
  func routes(of export: GivenFile) -> Set<String> {
    Set(files.keys.filter { $0.hasPrefix(export.folder) })
  }

  /// The file that a workout of an export names, such as `/workout-routes/route.gpx`.
  func route(_ path: String, of export: GivenFile) -> GivenFile? {
    files[export.folder + path.drop { $0 == "/" }]
  }

  private static func isRoute(_ file: GivenFile, _ folders: [String]) -> Bool {
    folders.contains { file.name.hasPrefix($0) && file.folder != $0 }
  }
}
