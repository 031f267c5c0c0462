import Exchange
import Formats
import Training

/// Reads the input as each kind of table of an account; its first line is the file's name, for names tell
/// some of them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTables(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = UnsafeBufferPointer(start: start, count: count)
  let name = String(decoding: input.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  let bytes = Array(input.dropFirst(name.utf8.count + 1))
  let kind = FileKind(head: Array(bytes.prefix(FileKind.headLength)), name: name)
  for reader in readers where reader.kind == nil || reader.kind == kind { reader.read(bytes, name) }
  return 0
}

private typealias Reader = (
  kind: FileKind?, read: @Sendable (_ bytes: [UInt8], _ name: String) -> Void
)

/// What reads a file of a kind, or any file.
private let readers: [Reader] = [
  (.activities, activities), (.figures, figures), (.series, series), (nil, diary), (nil, learned),
]

@Sendable private func activities(_ bytes: [UInt8], _ name: String) {
  do throws(ActivityTableError) {
    for row in try ActivityTable(bytes, name: name).rows { keep(row) }
  } catch {
    precondition(!"\(error)".isEmpty)
  }
}

@Sendable private func figures(_ bytes: [UInt8], _ name: String) {
  do throws(ActivityTableError) {
    let table = try FigureTable(bytes, name: name) { _ in UTCOffset(exactly: 120) }
    var book = FigureBook()
    for figure in book.figures(of: table) { precondition(figure.value.isFinite) }
  } catch {
    precondition(!"\(error)".isEmpty)
  }
}

/// A run of ten minutes, of which the input has readings.
private let exercises = Array(
  """
  [{"logId":1,"activityName":"Run","startTime":"05/03/26 06:12:00","duration":600000}]
  """.utf8
)

@Sendable private func series(_ bytes: [UInt8], _ name: String) {
  do throws(ActivityTableError) {
    let file = try SeriesFile(bytes, name: name)
    for row in try ActivityTable(exercises, name: "exercise-0.json").rows {
      let time = row.activity(of: "fuzz", readings: [file])?.samples.time ?? []
      precondition(time.allSatisfy { $0.isFinite && $0 >= 0 })
    }
  } catch {
    precondition(!"\(error)".isEmpty)
  }
}

@Sendable private func diary(_ bytes: [UInt8], _: String) {
  do throws(StrengthFileError) {
    let diary = try StrengthFile(bytes, unit: .kilograms)
    for workout in diary.workouts {
      var json = JSONWriter()
      workout.write(to: &json)
      precondition((try? JSON.parse(json.bytes)) != nil)
    }
  } catch {
    precondition(!"\(error)".isEmpty)
  }
}

/// What is guessed of a table that nobody knows, taken at its word.
@Sendable private func learned(_ bytes: [UInt8], _: String) {
  guard let table = UnknownTable(bytes)?.guessed, table.lack == nil else { return }
  if table.isDiary {
    _ = try? StrengthFile(bytes, unit: .kilograms, learned: [table])
  } else if let activities = try? ActivityTable(bytes, by: table) {
    for row in activities.rows { keep(row) }
  }
}

private func keep(_ row: ActivityTable.Row) {
  guard let activity = row.activity(of: "fuzz") else { return }
  var json = JSONWriter()
  activity.write(to: &json)
  precondition((try? JSON.parse(json.bytes)) != nil)
  _ = row.fit(activity.summary)
}
