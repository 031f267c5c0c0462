import Exchange
import Formats
import Foundation

/// The files of the pages as they are written, each with the parts that are put into it.
struct WebSources {
  private let folder: URL
  /// The parts that a file names, and how it looked with them when they were read.
  private var known: [String: (parts: [String], stamp: String)] = [:]

  init(folder: String) { self.folder = URL(fileURLWithPath: folder) }

  /// Whether what lies at a path is only put into other files, and nothing to ask for.
  static func isPart(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return parts.first == "base" || parts.count > 1 && parts.last?.hasSuffix(".html") == true
  }

  /// A name that changes when a file does or any of its parts; nothing where no plain file lies.
  mutating func stamp(of file: URL) -> String? {
    guard let own = Self.stamp(at: file) else { return nil }
    guard Self.holdsParts(file) else { return own }
    if let known = known[file.path], stamp(own, with: known.parts) == known.stamp {
      return known.stamp
    }
    guard let parts = read(file)?.paths else { return own }
    let stamp = stamp(own, with: parts)
    known[file.path] = (parts, stamp)
    return stamp
  }

  /// A file with its parts; nothing if it cannot be read.
  func bytes(of file: URL) -> [UInt8]? {
    Self.holdsParts(file) ? read(file)?.whole : Self.contents(of: file)
  }

  private func read(_ file: URL) -> PageParts? {
    Self.contents(of: file).map { source in
      PageParts(source) { Self.contents(of: folder.appendingPathComponent($0)) }
    }
  }

  private func stamp(_ own: String, with parts: [String]) -> String {
    guard !parts.isEmpty else { return own }
    let stamps = parts.map { Self.stamp(at: folder.appendingPathComponent($0)) ?? "" }
    let text = stamps.joined(separator: " ")
    return "\(own)-\(SHA256.hexadecimal(of: Array(text.utf8)).prefix(16))"
  }

  private static func holdsParts(_ file: URL) -> Bool {
    ["html", "css"].contains(file.pathExtension)
  }

  private static func stamp(at file: URL) -> String? {
    // A file that has just gone is not there, and a link could lead out of the folder.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
      attributes[.type] as? FileAttributeType == .typeRegular
    else { return nil }
    let changed = attributes[.modificationDate] as? Date ?? .distantPast
    let size = attributes[.size] as? Int ?? 0
    return "\(UInt64(max(0, changed.timeIntervalSince1970) * 1000))-\(size)"
  }

  private static func contents(of file: URL) -> [UInt8]? {
    stamp(at: file) == nil ? nil : FileManager.default.contents(atPath: file.path).map { Array($0) }
  }
}
