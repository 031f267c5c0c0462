public import Formats
public import Training

extension Diagnostic {
  /// Writes the diagnostic: `{"severity":"error","line":3,"column":7,"offset":41,"message":"..."}`.
  public func write(to json: inout JSONWriter) {
    json.object { writeMembers(to: &$0) }
  }

  /// Writes the members of the diagnostic into an object that says more, such as the file.
  public func writeMembers(to json: inout JSONWriter) {
    json.field("severity", severity.rawValue)
    json.field("line", line)
    json.field("column", column)
    json.field("offset", offset)
    json.field("message", message)
    json.field("suggestion", suggestion)
  }
}
