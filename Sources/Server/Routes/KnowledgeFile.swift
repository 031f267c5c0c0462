import Formats
import Foundation

/// The knowledge base as one file for the page: the catalogue and every workout, as they are written.
///
/// It is made from the folder beside the page's as it is, and made anew only when a file in it has
/// changed. `/knowledge.json` gives it, and the offline copy of the page holds it like any other file.
actor KnowledgeFile {
  /// Where it is served.
  static let path = "/knowledge.json"

  private let folder: URL
  private var stamp = ""
  private var known: [UInt8] = []

  /// Takes the folder of the page, beside which the knowledge base lies.
  init(beside web: String) {
    let place = URL(fileURLWithPath: web).standardizedFileURL.deletingLastPathComponent()
    folder = place.appendingPathComponent("KnowledgeBase")
  }

  /// The bytes of the file, nothing where there is no knowledge base.
  func bytes() -> [UInt8]? {
    let workouts = names()
    guard !workouts.isEmpty else { return nil }
    let paths = workouts.map { "workouts/\($0)" } + ["exercises.md", "motions.md"]
    let now = paths.map { Self.stamp(of: folder.appendingPathComponent($0).path) }
      .joined(separator: "\n")
    if now == stamp { return known }
    var json = JSONWriter()
    json.object { json in
      json.field("catalogue", text(of: "exercises.md") ?? "")
      json.field("motions", text(of: "motions.md") ?? "")
      json.array("workouts") { json in
        for name in workouts {
          guard let text = text(of: "workouts/\(name)") else { continue }
          json.object { json in
            json.field("name", String(name.dropLast(3)))
            json.field("text", text)
          }
        }
      }
    }
    (known, stamp) = (json.bytes, now)
    return known
  }

  private func names() -> [String] {
    let workouts = folder.appendingPathComponent("workouts").path
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: workouts) else {
      // A page that was copied by itself has no workouts beside it.
      return []
    }
    return names.filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }.sorted()
  }

  private func text(of path: String) -> String? {
    guard let bytes = FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func stamp(of path: String) -> String {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      // A file that has just gone changes the stamp as well.
      return path
    }
    let changed = attributes[.modificationDate] as? Date ?? .distantPast
    return "\(path) \(changed.timeIntervalSince1970) \(attributes[.size] as? Int ?? 0)"
  }
}
