import Coaching
import Exchange
import Training

/// A script that a person has named, fit to coach by.
struct ScriptFile {
  let script: Script

  /// Reads the file; a script with errors is not coached by, for a line would be missing unnoticed.
  init(_ path: String) throws(Failure) {
    let (script, diagnostics) = Script.read(try FileBytes.read(path))
    guard let script, !diagnostics.hasErrors else {
      let errors = diagnostics.filter { $0.severity == .error }
      let first = errors.first.map { "\(path):\($0.description)" } ?? "\(path) is not a script"
      let more = errors.count > 1 ? " (and \(errors.count - 1) more: pacesetter script check)" : ""
      throw Failure(.badData, first + more)
    }
    self.script = script
  }
}
