public import Exchange
import Foundation
public import Screens
import Training

/// Finds every file that was meant by paths: files, folders and all below them, and what is in zips.
public struct GivenFiles: Sendable {
  /// A file with what it is.
  public struct Found: Sendable {
    /// The file.
    public let file: GivenFile
    /// What it is.
    public let kind: FileKind
  }

  /// A path that could not be read.
  public struct Lost: Sendable {
    /// The path.
    public let name: String
    /// Why.
    public let fault: ImportFault
  }

  /// The files that can be taken: exports of Apple Health first, for routes belong to these, and tables of
  /// activities last, for what they list may have a recording.
  public private(set) var files: [Found] = []

  /// What could not be read, in the order of the paths.
  public private(set) var lost: [Lost] = []

  /// The files of folders and zips that hold nothing for the record, as far as their beginnings tell.
  public private(set) var passedOver = PassedOver()

  /// How many bytes of zips within zips had to be unpacked.
  private var unpacked: Int64 = 0

  /// Looks for files.
  public init(_ paths: [String]) {
    for path in paths { look(path, isNamed: true) }
    arrange()
  }

  /// Looks at one file that was handed over under a name, which is never a path of ours.
  public init(_ path: String, called name: String) {
    lookAtFile(path, called: name, isNamed: true)
    arrange()
  }

  private mutating func arrange() {
    let last = files.filter { $0.kind == .activities }
    let rest = files.filter { $0.kind != .health && $0.kind != .activities }
    files = files.filter { $0.kind == .health } + rest + last
  }

  private mutating func look(_ path: String, isNamed: Bool) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      lost.append(Lost(name: path, fault: .unreadable(reason: "there is no such file")))
      return
    }
    guard isFolder.boolValue else {
      lookAtFile(path, isNamed: isNamed)
      return
    }
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      let folder = path.hasSuffix("/") ? path : path + "/"
      for name in names.sorted() where !name.hasPrefix(".") {
        // A link may lead out of the folder, or in a circle.
        let type = try? FileManager.default.attributesOfItem(atPath: folder + name)[.type]
        guard type as? FileAttributeType != .typeSymbolicLink else { continue }
        look(folder + name, isNamed: false)
      }
    } catch {
      lost.append(Lost(name: path, fault: .unreadable(reason: "the folder cannot be listed")))
    }
  }

  private mutating func lookAtFile(_ path: String, called name: String? = nil, isNamed: Bool) {
    do throws(ImportFault) {
      try look(into: try GivenFile(path, called: name, isNamed: isNamed), depth: 0)
    } catch {
      lost.append(Lost(name: name ?? path, fault: error))
    }
  }

  // As deep as any service packs: Garmin's account has zips in zips.
  private static let deepest = 3
  // The process that reads has 512 MB.
  private static let mostUnpacked: Int64 = 192 << 20

  /// Looks at a file, and at what it wraps.
  private mutating func look(into given: GivenFile, depth: Int) throws(ImportFault) {
    var file = given
    var kind = try FileKind(file)
    if kind == .gzip {
      file = GivenFile(unpacking: file)
      kind = try FileKind(file)
    }
    guard kind == .archive, depth < Self.deepest else {
      add(file, kind)
      return
    }
    let store: ByteStore
    do throws(ImportFault) { store = try file.store(most: Self.mostUnpacked - unpacked) } catch {
      if case .tooBig = error { throw .archive(.nested) }
      throw error
    }
    if case .memory(let bytes) = store { unpacked += Int64(bytes.count) }
    let archive = try ZipArchive(store, called: file.name)
    for damage in archive.damages {
      lost.append(Lost(name: archive.name, fault: .archive(damage)))
    }
    for entry in archive.entries.sorted(by: { $0.name < $1.name }) {
      // Beside each file a Mac packs one of its own.
      guard !entry.name.hasPrefix("__MACOSX/"),
        !entry.name.split(separator: "/").contains(where: {
          $0.hasPrefix(".")
        })
      else { continue }
      let inner = GivenFile(entry, of: archive)
      do throws(ImportFault) { try look(into: inner, depth: depth + 1) } catch {
        lost.append(Lost(name: inner.name, fault: error))
      }
    }
  }

  private mutating func add(_ file: GivenFile, _ kind: FileKind) {
    switch kind {
    case .recording, .health, .diary, .activities, .figures, .export:
      files.append(Found(file: file, kind: kind))
    case .beside(.table) where file.isNamed:
      // Whoever names a table is told which columns were found.
      files.append(Found(file: file, kind: .diary))
    case .beside(let other): pass(file, other)
    case .archive: pass(file, .archive)
    case .gzip: pass(file, .unknown)
    }
  }

  private mutating func pass(_ file: GivenFile, _ other: OtherFile) {
    if file.isNamed {
      lost.append(Lost(name: file.name, fault: .other(other)))
    } else {
      passedOver.add(other)
    }
  }
}
