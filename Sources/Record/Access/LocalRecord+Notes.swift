import Coaching
public import Exchange
import Screens
import Storage

extension LocalRecord {
  static let noteRequests: [any RecordRequest.Type] = [
    NoteAPI.Show.self, NoteAPI.Correct.self, NoteAPI.Restore.self, NoteAPI.Listen.self,
    NoteAPI.Remove.self, NoteAPI.Recover.self,
  ]

  /// The note whose name begins with some letters.
  fileprivate func note(_ prefix: String) async throws -> VoiceNote {
    // A run that has just ended may have brought it.
    try await fold()
    let names = try await store.noteNames(beginningWith: prefix)
    guard names.count < 2 else {
      throw conflict(NoteRefusal.several(prefix.inSentence))
    }
    guard !prefix.isEmpty, let name = names.first,
      let note = try await store.note(name)
    else { throw missing(NoteRefusal.unknown(prefix.inSentence)) }
    return note
  }

  /// What the note says whose name begins with some letters.
  fileprivate func text(of name: String) async throws -> NoteText {
    NoteText(try await note(name))
  }
}

extension NoteAPI.Show: RecordRequest {
  /// What it says.
  public func answer(from record: LocalRecord) async throws -> NoteText {
    try await record.text(of: prefix)
  }
}

extension NoteAPI.Correct: RecordRequest {
  /// What it says now.
  public func answer(from record: LocalRecord) async throws -> NoteText {
    let name = try await record.note(prefix).file
    try await record.store.correct(note: name, text)
    return try await record.text(of: name)
  }
}

extension NoteAPI.Restore: RecordRequest {
  /// What it says again.
  public func answer(from record: LocalRecord) async throws -> NoteText {
    let name = try await record.note(prefix).file
    try await record.store.correct(note: name, nil)
    return try await record.text(of: name)
  }
}

extension NoteAPI.Remove: RecordRequest {
  /// Nothing but that it is out.
  public func answer(from record: LocalRecord) async throws -> Done {
    let name = try await record.note(prefix).file
    try await record.store.remove(note: name, true)
    return Done()
  }
}

extension NoteAPI.Recover: RecordRequest {
  /// Nothing but that it is back.
  public func answer(from record: LocalRecord) async throws -> Done {
    guard try await record.store.remove(note: file, false) else {
      throw record.missing(NoteRefusal.unknown(file.inSentence))
    }
    return Done()
  }
}

extension NoteAPI.Listen: RecordRequest {
  /// What was heard; a note that cannot be written down is kept as it is, to be tried again.
  public func answer(from record: LocalRecord) async throws -> NoteText {
    let name = try await record.note(prefix).file
    guard let listen = record.outside.listen else {
      throw record.conflict(NoteRefusal.nobodyListens)
    }
    guard let sound = try await FileStore(record.database).sound(name) else {
      throw record.missing(NoteRefusal.noSound(String(name.prefix(8))))
    }
    switch await listen(sound) {
    case .success(let words) where !words.isEmpty:
      try await record.store.write(.done(words), of: name)
      return try await record.text(of: name)
    case .success:
      try await record.store.write(.failed, of: name)
      throw record.conflict(NoteRefusal.notUnderstood)
    case .failure(let failure):
      try await record.store.write(.failed, of: name)
      throw record.conflict(failure)
    }
  }
}
