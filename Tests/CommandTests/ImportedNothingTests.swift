import Foundation
import Testing

/// What is given to be imported and has nothing for the record.
struct ImportedNothingTests {
  private let data = ScratchPlace()
  private let files = ScratchPlace()

  private func run(_ arguments: String...) throws -> Command.Outcome {
    try Command.run(
      arguments,
      environment: ["PACESETTER_DATA": data.url.path, "TZ": "Europe/Berlin"]
    )
  }

  private func write(_ name: String, _ text: String) throws -> String {
    let file = files.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test(arguments: [".hidden", "letter.txt"])
  func `is no success`(name: String) throws {
    _ = try write("in/" + name, "Dear Sir")
    let outcome = try run("import", files.url.appendingPathComponent("in").path)
    #expect(outcome.status == 65, "\(outcome.output)")
    #expect(outcome.output.hasPrefix("nothing in it can be imported"), "\(outcome.output)")
    #expect(!outcome.output.contains("nothing new"))
  }

  @Test func `is a diary without an entry, then and whenever it comes again`() throws {
    let empty = try write("strong.csv", "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n")
    for _ in 0..<2 {
      let outcome = try run("import", empty, "--weights", "kg")
      #expect(outcome.status == 65)
      #expect(outcome.output.contains("refused: nothing in it can be imported"), "\(outcome)")
    }
  }
}
