import Foundation

/// Where things lie that the tests use.
enum Repository {
  /// The folder of the whole project, found upwards from this file.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The command under test: built into the folder that holds the tests themselves.
  static let command = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "pacesetter").path

  /// Real files of real runs, where this machine has them.
  static let shared: URL? = [
    root.appending(path: "../shared/data").standardizedFileURL,
    ProcessInfo.processInfo.environment["PACESETTER_SHARED"].map {
      URL(filePath: $0).appending(path: "data")
    },
  ].compactMap(\.self).first { FileManager.default.fileExists(atPath: $0.path) }

  /// The checker of accessibility, which `Scripts/setup test` fetches.
  static let axe = root.appending(path: ".build/axe/axe.min.js")

  /// What is missing for these tests, in a sentence for whoever reads their output.
  static let lack: String? = {
    let isThere = FileManager.default.fileExists(atPath:)
    if !isThere(Chromium.path) {
      return "\(Chromium.path) is missing; 'make setup-test' installs it"
    }
    if !isThere(root.appending(path: "Web/core.wasm").path) {
      return "Web/core.wasm is missing; 'make web' builds it"
    }
    return nil
  }()
}
