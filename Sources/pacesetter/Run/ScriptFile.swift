import ArgumentParser
import Coaching
import Exchange
import Formats
import Glibc
import Record
import Storage
import Training

/// A script that a person has named, fit to coach by.
struct ScriptFile {
  let script: Script

  /// The file as it was written.
  let text: String

  /// What is doubtful in it.
  let warnings: [Diagnostic]

  /// The folder of the file, below which its sounds lie; nothing for one without a place.
  let folder: String?

  /// Reads the file; a script with errors is not coached by, for a line would be missing unnoticed.
  init(_ path: String) throws(Failure) {
    let end = path.lastIndex(of: "/")
    try self.init(
      try FileBytes.read(path),
      called: path,
      folder: path == "-" ? nil : end.map { String(path[...$0]) } ?? "./"
    )
  }

  private init(_ bytes: [UInt8], called path: String, folder: String?) throws(Failure) {
    let (script, diagnostics) = Script.read(bytes, reviewingSafety: true)
    guard let script, !diagnostics.hasErrors else {
      let errors = diagnostics.filter { $0.severity == .error }
      let first = errors.first.map { "\(path):\($0.description)" } ?? "\(path) is not a script"
      let more = errors.count > 1 ? " (and \(errors.count - 1) more: pacesetter script check)" : ""
      throw Failure(.badData, first + more)
    }
    self.script = script
    self.folder = folder
    text = String(decoding: bytes, as: UTF8.self)
    warnings = diagnostics
  }

  /// The script in a file, or, where there is no such file, the one that is kept under that name.
  static func named(_ name: String, in data: DataOption) async throws -> ScriptFile {
    // Without a record the name can only be a file, and its error says so.
    guard name != "-", access(name, F_OK) != 0,
      let place = try? data.folder(), access(place.place("pacesetter.sqlite"), F_OK) == 0
    else { return try ScriptFile(name) }
    let kept: OwnScript? = try await data.withRecord { record in
      try await record.askIfThere(ScriptAPI.Get(name))
    }
    // Whoever named a file that is not there hears of the file.
    guard let kept else { return try ScriptFile(name) }
    return try ScriptFile(Array(kept.text.utf8), called: name, folder: nil)
  }
}
