public import Formats

/// What became of all files of an import.
public struct ImportReport: APIAnswer, Hashable {
  /// What became of one of them, for a script and for a person.
  public struct File: Hashable, Sendable {
    /// What became of it.
    public let report: FileReport
    /// The same in words, with what there is to say of it below.
    public let words: String

    /// Reports on a file.
    public init(_ report: FileReport, words: String) {
      (self.report, self.words) = (report, words)
    }
  }

  /// The files, in the order in which they were read.
  public let files: [File]
  /// What they brought together.
  public let total: ImportTotal
  /// The same in words.
  public let words: String

  /// Takes what became of the files.
  public init(_ files: [File], _ total: ImportTotal, words: String) {
    (self.files, self.total, self.words) = (files, total, words)
  }

  public func write(to json: inout JSONWriter, for reader: APIReader) {
    json.object { json in
      json.array("reports") { json in for file in files { file.report.write(to: &json) } }
      json.array("rows") { json in for file in files { json.value(file.words) } }
      json.key("total")
      total.write(to: &json)
      json.field("words", words)
      json.array("summary") { json in
        for sentence in total.summary(units: reader.units, in: reader.language) {
          json.value(sentence)
        }
      }
    }
  }

  public init(answer json: JSON) throws(ShapeError) {
    let fields = try Fields(json)
    let (reports, rows) = (try fields.list("reports"), try fields.list("rows"))
    guard reports.count == rows.count else {
      throw fields.error("rows", fields["rows"], "a row for each of the \(reports.count) reports")
    }
    var files: [File] = []
    for (report, row) in zip(reports, rows) {
      files.append(File(try FileReport(report), words: row.string ?? ""))
    }
    guard let total = try fields.fields(ifPresent: "total") else {
      throw fields.error("total", fields["total"], "what the files brought together")
    }
    self.init(files, try ImportTotal(total), words: try fields.string("words"))
  }
}
