import Foundation

/// The voice notes of this device, each a file that is named after it and its run; sent ones end in `.sent`.
@MainActor struct NoteFolder {
  /// A note that the next device does not have yet: the phone, or the server.
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

  /// Takes a note that another device has recorded; nil if it is here already, or the disk is full.
  func keep(_ sound: Data, id: String, of session: String) -> Note? {
    let note = Note(id: id, session: session, file: url.appending(path: "\(id).\(session).m4a"))
    let sent = url.appending(path: "\(id).\(session).sent")
    let isHere = [note.file, sent].contains { FileManager.default.fileExists(atPath: $0.path) }
    guard !isHere, (try? sound.write(to: note.file, options: .atomic)) != nil else { return nil }
    return note
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
