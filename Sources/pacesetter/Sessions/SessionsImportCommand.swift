import ArgumentParser
import Exchange
import Glibc
import Screens
import Record

/// Takes an export back in.
struct SessionsImportCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import an export; sessions already stored stay as they are."
  )

  /// The most that is imported at once, completely or not at all.
  private static let portion = 8 << 20

  @Argument(help: "The file, or - for standard input.", completion: .file())
  var file: String

  @OptionGroup var data: DataOption

  func run() async throws {
    let descriptor = file == "-" ? STDIN_FILENO : open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Failure(.noInput, "cannot open \(file): \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    let count = try await data.withRecord { try await importLines(descriptor, into: $0) }
    Console.standardError.write(TerminalText.events(new: count.taken, known: count.known) + "\n")
  }

  private func importLines(
    _ descriptor: Int32,
    into record: any RecordAccess
  ) async throws -> EventImport {
    var count = EventImport()
    var lines: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let size = read(descriptor, &block, block.count)
      if size < 0, errno == EINTR { continue }
      guard size >= 0 else {
        throw Failure(.inputOutput, "cannot read \(file): \(String(cString: strerror(errno)))")
      }
      lines += block[..<size]
      guard size == 0 || lines.count > Self.portion else { continue }
      // Whole lines only; the rest of the last one comes with the next portion.
      let end = size == 0 ? lines.count : (lines.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      guard end > 0 || size == 0 else { throw Failure(.badData, "\(file) is not an export") }
      let portion = try await record.ask(SessionAPI.Import(Array(lines[..<end])))
      count.taken += portion.taken
      count.known += portion.known
      lines.removeFirst(end)
      if size == 0 { return count }
    }
  }
}
