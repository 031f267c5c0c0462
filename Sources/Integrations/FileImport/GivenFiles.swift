public import Exchange
import Foundation
public import Screens
public import Training

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

  /// The files with readings of activities that tables among the files list.
  public private(set) var series: [GivenFile] = []

  /// What could not be read, in the order of the paths.
  public private(set) var lost: [Lost] = []

  /// The files of folders and zips that hold nothing for the record, as far as their beginnings tell.
  public private(set) var passedOver = PassedOver()

  // How many bytes of zips within zips are held, and how many may still come out of the file that is looked at.
  private var held: Int64 = 0
  private var room: Int64 = 0
  private let limits: ReadingLimits?
  private let tables: [LearnedTable]

  /// Looks for files, those with a table that its owner has explained among them; where limits are told, each zip
  /// within a zip has the time that its size takes.
  public init(_ paths: [String], tables: [LearnedTable] = [], limits: ReadingLimits? = nil) {
    self.limits = limits
    self.tables = tables
    for path in paths { look(path, isNamed: true) }
    arrange()
  }

  /// Looks at one file that was handed over under a name, which is never a path of ours.
  public init(
    _ path: String,
    called name: String,
    tables: [LearnedTable] = [],
    limits: ReadingLimits? = nil
  ) {
    self.limits = limits
    self.tables = tables
    lookAtFile(path, called: name, isNamed: true)
    arrange()
  }

  private mutating func arrange() {
    let last = files.filter { $0.kind == .activities }
    if last.isEmpty {
      // Nothing tells of what activity they are.
      pass(series)
      series = []
    }
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
      let file = try GivenFile(path, called: name, isNamed: isNamed)
      room = Self.roomAtLeast + file.size * Self.mostGrowth
      try look(into: file, depth: 0)
    } catch {
      lost.append(Lost(name: name ?? path, fault: error))
    }
  }

  // As deep as any service packs: Garmin's account has zips in zips.
  private static let deepest = 3
  // What is smaller is unpacked once: the process that reads has 512 MB.
  private static let mostHeld: Int64 = 32 << 20
  // What lies in a zip within a zip is packed already, and hardly grows; a bomb grows a thousandfold each time.
  private static let mostGrowth: Int64 = 100
  private static let roomAtLeast: Int64 = 64 << 20

  /// Looks at a file, and at what it wraps.
  private mutating func look(into given: GivenFile, depth: Int) throws(ImportFault) {
    var file = given
    var kind = try FileKind(file)
    if kind == .gzip {
      file = GivenFile(unpacking: file)
      kind = try FileKind(file)
    }
    guard kind == .archive, depth < Self.deepest else {
      try add(file, kind)
      return
    }
    if depth > 0 {
      guard file.size <= room else { throw .archive(.nested) }
      room -= file.size
      limits?.allow(file.size)
    }
    let store = try file.store(held: Self.mostHeld - held)
    if case .memory(let bytes) = store.ground { held += Int64(bytes.count) }
    let archive = try ZipArchive(store, called: file.name)
    for damage in archive.damages {
      lost.append(Lost(name: archive.name, fault: .archive(damage)))
    }
    // Where going back takes time, in the order in which they lie there.
    let entries = archive.entries.sorted {
      store.isPacked ? $0.header < $1.header : $0.name < $1.name
    }
    for entry in entries {
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

  private mutating func add(_ file: GivenFile, _ kind: FileKind) throws(ImportFault) {
    switch kind {
    case .recording, .health, .diary, .activities, .figures, .export:
      files.append(Found(file: file, kind: kind))
    case .series: series.append(file)
    case .beside(.table):
      // Whoever names a table is told which columns were found.
      let isAsked = file.isNamed ? true : try isExplained(file)
      if isAsked {
        files.append(Found(file: file, kind: .diary))
      } else {
        pass(file, .table)
      }
    case .beside(let other): pass(file, other)
    case .archive: pass(file, .archive)
    case .gzip: pass(file, .unknown)
    }
  }

  /// Whether the owner of a table has said what its columns tell.
  private func isExplained(_ file: GivenFile) throws(ImportFault) -> Bool {
    guard !tables.isEmpty else { return false }
    return tables.explaining(try file.head(FileKind.headLength)) != nil
  }

  /// Counts files with readings that nothing names.
  mutating func pass(_ series: [GivenFile]) {
    for file in series { pass(file, .monitoring) }
  }

  private mutating func pass(_ file: GivenFile, _ other: OtherFile) {
    if file.isNamed {
      lost.append(Lost(name: file.name, fault: .other(other)))
    } else {
      passedOver.add(other)
    }
  }
}
