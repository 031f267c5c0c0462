public import Foundation

/// Finds the folder of the page, wherever Pacesetter was installed or built.
public enum WebFolder {
  /// The folder, or nothing if there is none in any of the usual places.
  ///
  /// In order: what the user says, beside the installed program (`PREFIX/share/pacesetter/Web`),
  /// and the repository that the program was built in (`.build/debug/pacesetter`).
  public static func find(
    given: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    program: String? = Bundle.main.executablePath
  ) -> String? {
    if let given = given ?? environment["PACESETTER_WEB"] {
      return holdsPage(URL(fileURLWithPath: given)) ? given : nil
    }
    guard let program else { return nil }
    let place = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = place.deletingLastPathComponent().appendingPathComponent("share/pacesetter/Web")
    var candidates = [place.appendingPathComponent("Web"), installed]
    var folder = place
    while folder.path != "/" {
      if folder.lastPathComponent.hasPrefix(".build") {
        candidates.append(folder.deletingLastPathComponent().appendingPathComponent("Web"))
      }
      folder.deleteLastPathComponent()
    }
    return candidates.first(where: holdsPage)?.path
  }

  /// Whether the page's core has been built into the folder.
  public static func holdsCore(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/core.wasm")
  }

  private static func holdsPage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("index.html").path)
  }
}
