import Foundation

/// The published schema of the export, and Python's validator for it.
enum ExportSchema {
  private static let script = """
    import json, sys
    try: import jsonschema
    except ImportError: print("skipped: no jsonschema"); sys.exit(0)
    schema, value = (json.load(open(path)) for path in sys.argv[1:3])
    jsonschema.Draft202012Validator.check_schema(schema)
    found = list(jsonschema.Draft202012Validator(schema).iter_errors(value))
    for error in found[:5]: print(list(error.path), error.message[:200])
    sys.exit(1 if found else 0)
    """

  /// Whether an export is what the schema promises; what is not is printed.
  static func accepts(_ export: String) throws -> Bool {
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/record-export.schema.json").path
    let validator = Process()
    validator.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    validator.arguments = ["python3", "-c", script, schema, export]
    try validator.run()
    validator.waitUntilExit()
    return validator.terminationStatus == 0
  }
}
