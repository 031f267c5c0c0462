import Exchange
import Formats
import Foundation
import Screens

/// The list of the page's files with their digests, by which a browser keeps them for offline.
///
/// It is made from the folder as it is, so that it is never older than a file: a page needs no build
/// step. `/precache.js` gives it to the service worker, which takes a copy of a build only where every
/// file has the digest of its list.
actor Precache {
  /// Where the list is served.
  static let path = "/precache.js"

  // What offline must not depend on: the worker itself, and the page that takes it away again.
  private static let own = "sw"

  private let folder: URL
  private let knowledge: KnowledgeFile
  private let policy: String
  private var sources: WebSources
  private var known: [String: Print] = [:]

  private struct Print {
    var stamp: String
    var digest: String
  }

  init(folder: String, knowledge: KnowledgeFile, policy: String) {
    self.folder = URL(fileURLWithPath: folder)
    sources = WebSources(folder: folder)
    self.knowledge = knowledge
    self.policy = policy
  }

  /// The list in a language as a script: the build's name, which is the digest of all digests, each file's, and the
  /// policy that all of them come with.
  ///
  /// A browser keeps a file with its headers: one of another policy would go on forbidding what is
  /// allowed now, or the other way round.
  func script(in edition: PageEdition) async -> [UInt8] {
    var digests: [(path: String, digest: String)] = []
    for path in paths() {
      guard let digest = digest(of: path, in: edition.words) else { continue }
      digests.append((path, digest))
    }
    digests.append((WordsModule.path, SHA256.hexadecimal(of: edition.module.bytes)))
    // All of them: offline another coach can be chosen too.
    for path in CoachFiles.paths {
      guard let bytes = CoachFiles.bytes(at: path) else { continue }
      digests.append((path, SHA256.hexadecimal(of: bytes)))
    }
    if let bytes = await knowledge.bytes() {
      digests.append((KnowledgeFile.path, SHA256.hexadecimal(of: bytes)))
    }
    let all = ([policy] + digests.map { "\($0.path) \($0.digest)" }).joined(separator: "\n")
    var json = JSONWriter()
    json.object { json in
      json.field("build", String(SHA256.hexadecimal(of: Array(all.utf8)).prefix(16)))
      json.field("policy", policy)
      // The worker cannot ask for words when it needs them: the network may be gone.
      json.field("gone", edition.words["offline.fileGone"] ?? "")
      json.object("files") { json in
        for file in digests {
          json.field(file.path == "/index.html" ? "/" : file.path, file.digest)
        }
      }
    }
    return Array("self.precache = ".utf8) + json.bytes + Array(";\n".utf8)
  }

  /// The path of every file that the page may ask for, in order: what is put into others is none.
  private func paths() -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)
    let all = (names?.compactMap { $0 as? String } ?? []).map { "/\($0)" }
    return all.filter { path in
      let parts = path.dropFirst().split(separator: "/")
      let isHidden = parts.contains { $0.hasPrefix(".") }
      let isOwn = parts.last?.hasPrefix(Self.own) == true && parts.count == 1
      return !isHidden && !isOwn && !WebSources.isPart(path) && WebFiles.type(of: path) != nil
    }.sorted()
  }

  /// A file that has not changed since it was last read is not read again.
  private func digest(of path: String, in words: PageWords) -> String? {
    let file = folder.appendingPathComponent(path)
    // A folder, a link, or a file that has just gone: none is in the list.
    guard let stamp = sources.stamp(of: file) else { return nil }
    let place = words.place(of: path)
    if let print = known[place], print.stamp == stamp { return print.digest }
    guard let bytes = sources.bytes(of: file) else { return nil }
    let digest = SHA256.hexadecimal(of: words.served(bytes, as: path))
    known[place] = Print(stamp: stamp, digest: digest)
    return digest
  }
}
