import Foundation
import Testing

/// The folder of real files that lies beside the repository on some machines, never within it.
///
/// It is `../shared/data` seen from the repository, or `data` in the folder that the environment
/// variable `PACESETTER_SHARED` names. Tests that need it are skipped, with a word, where it is not.
enum SharedData {
  /// The folder, where there is one.
  static let folder: URL? = {
    var candidates: [URL] = []
    if let shared = ProcessInfo.processInfo.environment["PACESETTER_SHARED"] {
      candidates.append(URL(fileURLWithPath: shared))
    }
    var above = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while above.path != "/" {
      above = above.deletingLastPathComponent()
      candidates.append(above.appendingPathComponent("shared"))
    }
    let folder = candidates.map { $0.appendingPathComponent("data") }.first {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("truth.json").path)
    }
    if folder == nil { print("skipped: no shared/data beside the repository, see SharedData") }
    return folder
  }()

  /// Whether the folder is there, for `.enabled(if:)`.
  static var isThere: Bool { folder != nil }

  /// The inputs that people's reports were tried with, beside the folder on some machines.
  static let readings: URL? = {
    let readings = folder?.deletingLastPathComponent().appendingPathComponent("cases/readings")
    guard let readings, FileManager.default.fileExists(atPath: readings.path) else {
      print("skipped: no shared/cases/readings beside the repository, see SharedData")
      return nil
    }
    return readings
  }()

  /// What is known of every file, by its path below the folder.
  static let truth: [String: Truth] = {
    guard let folder,
      let data = try? Data(contentsOf: folder.appendingPathComponent("truth.json")),
      // A list that does not decode fails every test that looks for a file in it.
      let truth = try? JSONDecoder().decode([String: Truth].self, from: data)
    else { return [:] }
    return truth
  }()

  /// The paths of all files with an extension, in order.
  static func paths(_ fileExtension: String) -> [String] {
    truth.keys.filter { $0.lowercased().hasSuffix("." + fileExtension) }.sorted()
  }

  /// The bytes of a file.
  static func bytes(_ path: String) throws -> [UInt8] {
    let folder = try #require(folder)
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
  }
}

/// What another decoder found in a file, as `truth.json` has it.
enum Truth: Decodable, Sendable {
  case nothing
  case number(Double)
  case text(String)
  case list([Truth])
  case object([String: Truth])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .nothing
    } else if let number = try? container.decode(Double.self) {
      // Trying the kinds one after the other is how Foundation tells them apart.
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([Truth].self) {
      self = .list(list)
    } else if let object = try? container.decode([String: Truth].self) {
      self = .object(object)
    } else {
      self = .nothing
    }
  }

  /// A member of an object, `nothing` where there is none.
  subscript(key: String) -> Truth {
    if case .object(let members) = self { members[key] ?? .nothing } else { .nothing }
  }

  /// The names of an object's members, in order.
  var keys: [String] {
    if case .object(let members) = self { members.keys.sorted() } else { [] }
  }

  /// The elements of a list.
  var elements: [Truth] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The number, if it is one.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The text, if it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}
