import Foundation

/// The voice notes of this phone, each a file that is named after it and its run; sent ones end in `.sent`.
@MainActor struct NoteFolder {
  /// A note that the server does not have yet.
  struct Note: Equatable {
    let id: String
    let session: String
    let file: URL
  }

  let url: URL

  init(_ url: URL) throws {
    self.url = url
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A new note of a run.
  func note(of session: String) -> Note {
    let id = UUID().uuidString.lowercased().filter { $0 != "-" }
    return Note(id: id, session: session, file: url.appending(path: "\(id).\(session).m4a"))
  }

  /// The notes that are only here.
  var waiting: [Note] {
    // A folder that cannot be read has nothing to send now.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().compactMap { name in
      let parts = name.split(separator: ".")
      guard parts.count == 3, parts[2] == "m4a" else { return nil }
      return Note(
        id: String(parts[0]),
        session: String(parts[1]),
        file: url.appending(path: name)
      )
    }
  }

  /// Marks a note as sent; where the disk refuses, it is sent again, which harms nothing.
  func mark(_ note: Note) {
    let sent = url.appending(path: "\(note.id).\(note.session).sent")
    try? FileManager.default.moveItem(at: note.file, to: sent)
  }
}
