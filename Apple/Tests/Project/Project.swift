import Foundation

/// The project file, read as Xcode would.
struct Project {
  let objects: [String: [String: Any]]
  let rootObject: String

  init(_ root: URL) throws {
    let file = root.appendingPathComponent("Pacesetter.xcodeproj/project.pbxproj")
    let plist = try Self.plist(file)
    objects = plist["objects"] as? [String: [String: Any]] ?? [:]
    rootObject = plist["rootObject"] as? String ?? ""
  }

  /// The objects of a kind, by their ids.
  func all(_ kind: String) -> [[String: Any]] {
    objects.sorted { $0.key < $1.key }.map { $0.value }.filter { $0["isa"] as? String == kind }
  }

  /// The files and folders that are named, by the ids of what names them.
  var paths: [String: String] {
    var paths: [String: String] = [:]
    for (id, object) in objects {
      let path = object["path"] as? String ?? object["relativePath"] as? String
      guard let path, object["sourceTree"] as? String != "BUILT_PRODUCTS_DIR" else { continue }
      let isSetting = path.hasSuffix(".xcconfig")
      paths[id] = isSetting ? "Configuration/" + path : path
    }
    return paths
  }

  /// Every id that occurs in a value.
  static func ids(in value: Any) -> [String] {
    if let text = value as? String { return text.hasPrefix("A0000000000") ? [text] : [] }
    if let list = value as? [Any] { return list.flatMap { ids(in: $0) } }
    return (value as? [String: Any])?.values.flatMap { ids(in: $0) } ?? []
  }

  /// A property list as a dictionary.
  static func plist(_ file: URL) throws -> [String: Any] {
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    return list as? [String: Any] ?? [:]
  }

  /// The Swift files of folders.
  static func sources(_ root: URL, _ folders: [String]) throws -> [URL] {
    folders.flatMap { folder in
      FileManager.default.enumerator(
        at: root.appendingPathComponent(folder),
        includingPropertiesForKeys: nil
      )?.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    }
  }

  /// The modules that the sources of folders import.
  static func imports(_ root: URL, _ folders: [String]) throws -> Set<String> {
    var imports: Set<String> = []
    for file in try sources(root, folders) {
      let text = try String(contentsOf: file, encoding: .utf8)
      imports.formUnion(text.matches(of: /(?m)^import (\w+)/).map { String($0.1) })
    }
    return imports
  }
}
