import Exchange
import Formats
import Foundation
public import Screens
public import Training

/// What a process is to read for another one.
public struct ReadingOrder: Equatable, Sendable {
  /// Where the files lie.
  public enum Place: Equatable, Sendable {
    /// Files, folders and zips, by their paths.
    case paths([String])
    /// One file that was handed over under a name, which is no path of ours.
    case upload(path: String, name: String)
  }

  /// Where the files lie.
  public var place: Place
  /// What weights are counted in where a diary does not say.
  public var unit: MassUnit?
  /// The zone of the runner's clock, such as `Europe/Berlin`, for recordings that name none.
  public var zone: String
  /// Whether what is whole of a damaged recording is taken.
  public var salvages: Bool
  /// What reading may cost.
  public var limits: ReadingLimits
  /// The language in which it is said what is wrong with a file.
  public var language: Language

  /// Where the file comes from, if it is the page of a workout: then a draft is read, nothing for the record.
  public var source: WorkoutSource?

  /// The tables that their owner has explained.
  public var tables: [LearnedTable] = []

  /// How many of the files have been dealt with already.
  public var from = 0
  /// The names of routes that have come with their workouts.
  public var routes: Set<String> = []

  /// Orders files to be read; without a zone, this machine's is the runner's.
  public init(
    _ place: Place,
    unit: MassUnit?,
    zone: String? = nil,
    salvages: Bool = false,
    limits: ReadingLimits = ReadingLimits(),
    in language: Language = .english
  ) {
    self.place = place
    self.unit = unit
    self.zone = zone ?? TimeZone.current.identifier
    self.salvages = salvages
    self.limits = limits
    self.language = language
  }

  /// What it is called where nothing better is known.
  public var name: String {
    switch place {
    case .paths(let paths): paths.joined(separator: ", ")
    case .upload(_, let name): name
    }
  }

  var json: JSON {
    var members: [JSON.Member] = [
      JSON.Member("memory", .number(Double(limits.memory))),
      JSON.Member("seconds", .number(Double(limits.seconds))),
      JSON.Member("from", .number(Double(from))), JSON.Member("salvage", .bool(salvages)),
      JSON.Member("language", .string(language.rawValue)), JSON.Member("zone", .string(zone)),
      JSON.Member("routes", .array(routes.sorted().map { .string($0) })),
    ]
    switch place {
    case .paths(let paths):
      members.append(JSON.Member("paths", .array(paths.map { .string($0) })))
    case .upload(let path, let name):
      members.append(JSON.Member("path", .string(path)))
      members.append(JSON.Member("name", .string(name)))
    }
    if let source {
      let facts: [(String, String?)] = [
        ("name", source.name), ("url", source.address), ("license", source.license),
        ("fetched", source.fetched),
      ]
      let known = facts.compactMap { key, text in text.map { JSON.Member(key, .string($0)) } }
      members.append(JSON.Member("source", .object(known)))
    }
    if !tables.isEmpty {
      let written = tables.map { table in JSON.written { table.write(to: &$0) } }
      members.append(JSON.Member("tables", .array(written)))
    }
    if let unit { members.append(JSON.Member("weights", .string(unit.rawValue))) }
    return .object(members)
  }

  init?(_ json: JSON) {
    guard let memory = json["memory"]?.integer, let seconds = json["seconds"]?.integer,
      let from = json["from"]?.integer, let routes = json["routes"]?.array
    else { return nil }
    if let path = json["path"]?.string, let name = json["name"]?.string {
      place = .upload(path: path, name: name)
    } else if let paths = json["paths"]?.array {
      place = .paths(paths.compactMap { $0.string })
    } else {
      return nil
    }
    unit = json["weights"]?.string.flatMap { MassUnit(rawValue: $0) }
    zone = json["zone"]?.string ?? TimeZone.current.identifier
    salvages = json["salvage"]?.bool ?? false
    language = json["language"]?.string.flatMap { Language(rawValue: $0) } ?? .english
    source = json["source"].map { json in
      WorkoutSource(
        name: json["name"]?.string,
        address: json["url"]?.string,
        license: json["license"]?.string,
        fetched: json["fetched"]?.string
      )
    }
    // Whatever is no table explains none.
    tables = (json["tables"]?.array ?? []).compactMap { try? LearnedTable($0) }
    limits = ReadingLimits(memory: memory, seconds: Int(seconds))
    self.from = Int(from)
    self.routes = Set(routes.compactMap { $0.string })
  }
}
