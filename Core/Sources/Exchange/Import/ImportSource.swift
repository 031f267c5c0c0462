/// A program whose files are read: what it is called, what tells that a file is its own, and how that is read.
///
/// A further program is one file that describes it and a row in the list of what its files hold:
/// ``ActivityShape/all`` for activities, ``JSONRecordingShape/all`` for recordings, ``DiaryShape/all`` for sets,
/// ``FigureShape/all`` for figures of days. What a file is, and what sentences, pages and help list, follows from that row.
struct ImportSource<Reader: Sendable>: Sendable {
  /// What it calls itself.
  let name: String

  /// Whether a file is its own, by its beginning.
  let isOne: @Sendable (FileHead) -> Bool

  /// How that is read.
  let reader: Reader

  init(_ name: String, isOne: @escaping @Sendable (FileHead) -> Bool, reader: Reader) {
    self.name = name
    self.isOne = isOne
    self.reader = reader
  }

  /// One whose table is known by columns of its first line.
  init(_ name: String, columns: [String], reader: Reader) {
    self.init(name, isOne: { $0.hasAll(columns) }, reader: reader)
  }

  /// One whose JSON has all of some members in its first bytes.
  init(_ name: String, members: [String], reader: Reader) {
    self.init(name, isOne: { $0.isJSON && $0.names(members) }, reader: reader)
  }

  /// What the programs of several call themselves; one may have files of several kinds.
  static func names(of all: [ImportSource]) -> [String] {
    all.reduce(into: []) { names, source in
      if !names.contains(source.name) { names.append(source.name) }
    }
  }

  /// The first of several whose own a file is.
  static func of(_ head: FileHead, among all: [ImportSource]) -> ImportSource? {
    all.first { $0.isOne(head) }
  }
}
