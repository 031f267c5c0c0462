import Foundation

/// Finds programs as a shell does.
public enum InstalledProgram {
  /// The path of a program, or nothing if there is no such program or it may not be run.
  public static func path(of program: String) -> String? {
    guard !program.isEmpty else { return nil }
    if program.contains("/") { return isProgram(program) ? program : nil }
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(program)" }.first(where: isProgram)
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue && FileManager.default.isExecutableFile(atPath: path)
  }
}
