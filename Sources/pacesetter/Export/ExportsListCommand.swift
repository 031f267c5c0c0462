import ArgumentParser
import Exchange
import Foundation
import Screens
import Storage
import Training

/// Lists the places that get each activity as files.
struct ExportsListCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the places: what waits, and how the last sending went."
  )

  @OptionGroup var data: DataOption

  func run() async throws { Self.show(try await data.ask(ExportAPI.List())) }

  /// Prints the places.
  static func show(_ list: ExportList) {
    if list.places.isEmpty { Console.standardError.write(TerminalText.noExports + "\n") }
    for place in list.places {
      let sent = place.sent.map { seconds in
        let moment = Instant(secondsSince1970: Double(seconds))
        return EntryText.moment(LocalTime(moment, offset: LocalTime.now.offset ?? .zero))
      }
      let name = [place.user, place.address].compactMap { $0 }.joined(separator: " at ")
      var row = [place.id, name, TerminalText.export(waiting: place.waiting, sent: sent)]
      if place.isGiven { row.append(TerminalText.givenExport) }
      Console.standardOutput.write(row.joined(separator: "  ") + "\n")
      if let problem = place.problem { Console.standardOutput.write("  \(problem)\n") }
    }
  }

  /// The only place whose ID or address begins so; a folder may be named from where one is.
  static func find(_ start: String, in record: any RecordAccess) async throws -> KeptExport {
    let path = ExportsAddCommand.path(start)
    let places = try await record.ask(ExportAPI.List()).places
    var found = places.filter { $0.address == start || $0.address == path || $0.id == start }
    if found.isEmpty {
      found = places.filter { $0.id.hasPrefix(start) || $0.address.hasPrefix(start) }
    }
    guard found.count == 1, let one = found.first, !start.isEmpty else {
      let reason = found.isEmpty ? "no place starts with" : "more than one starts with"
      throw Failure(.failure, "\(reason) \(start); 'exports list' shows them")
    }
    return one
  }
}
