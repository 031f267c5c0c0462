import Training

/// The lane of files: a voice note goes up in chunks while it is recorded, and whole in the end.
///
/// A chunk may be sent twice and is stored once. After a restart the other end is asked what it has, and
/// only the rest is sent. A file counts as there when the other end names the same hash.
public struct FileLane: Equatable, Sendable {
  /// What happens to the lane.
  public enum Event: Equatable, Sendable {
    /// A chunk of a file is on this device's disk: number 0, 1, 2, ….
    case recorded(String, chunk: Int)
    /// A file is complete on this device's disk, with the SHA-256 of the whole.
    case finished(String, hash: String)
    /// A file of an earlier life of this device: so many chunks, and its hash if it was complete.
    case found(String, chunks: Int, hash: String?)
    /// The other end has these chunks of a file, as far as it has any.
    case holds(String, chunks: [Int])
    /// The other end has a chunk on disk.
    case stored(String, chunk: Int)
    /// The other end has put the file together.
    case joined(String, hash: String)
    /// The other end lacks these chunks.
    case lacks(String, chunks: [Int])
    /// Nobody has answered, or the other end could not.
    case failed
    /// The other end can be reached, or no longer.
    case opened(Bool)
    /// Time has passed.
    case second
  }

  /// What the lane asks for.
  public enum Effect: Equatable, Sendable {
    /// Ask what the other end has of a file.
    case ask(String)
    /// Send a chunk.
    case put(String, chunk: Int)
    /// Have the file put together of so many chunks.
    case join(String, chunks: Int)
    /// The file is there, whole.
    case delivered(String)
  }

  private struct File: Equatable, Sendable {
    var id: String
    var chunks: Int
    var hash: String?
    /// Which chunks the other end has.
    var stored: [Bool]
    /// Whether it must be asked first what it has.
    var isUnknown: Bool
  }

  // Longer than this nobody waits for an answer.
  private static let patience: Duration = .seconds(20)

  private var files: [File] = []
  private var isOpen = false
  private var sentAt: Duration?
  private var patience: Patience

  /// Creates an empty lane.
  public init(seed: UInt64 = 1) { patience = Patience(seed: seed) }

  /// How many files exist only here.
  public var count: Int { files.count }

  /// Takes one event and returns the effects it asks for, in order.
  public mutating func handle(_ event: Event, at now: Duration) -> [Effect] {
    switch event {
    case .recorded(let id, let chunk):
      change(id) { file in
        while file.stored.count <= chunk { file.stored.append(false) }
        file.chunks = max(file.chunks, chunk + 1)
      }
    case .finished(let id, let hash):
      change(id) { $0.hash = hash }
    case .found(let id, let chunks, let hash):
      change(id) { file in
        file.chunks = max(file.chunks, chunks)
        while file.stored.count < file.chunks { file.stored.append(false) }
        file.hash = hash ?? file.hash
        file.isUnknown = true
      }
    case .holds(let id, let chunks):
      answer()
      change(id) { file in
        file.isUnknown = false
        for chunk in chunks where file.stored.indices.contains(chunk) { file.stored[chunk] = true }
      }
    case .stored(let id, let chunk):
      answer()
      change(id) { if $0.stored.indices.contains(chunk) { $0.stored[chunk] = true } }
    case .lacks(let id, let chunks):
      answer()
      change(id) { file in
        for chunk in chunks where file.stored.indices.contains(chunk) { file.stored[chunk] = false }
      }
    case .joined(let id, let hash):
      answer()
      return settle(id, hash: hash) + pump(at: now)
    case .failed:
      guard sentAt != nil else { return [] }
      sentAt = nil
      patience.fail(at: now)
      return []
    case .opened(let isOpen):
      self.isOpen = isOpen
      sentAt = nil
      patience.succeed()
    case .second:
      if let sentAt, now - sentAt >= Self.patience {
        self.sentAt = nil
        patience.fail(at: now)
      }
    }
    return pump(at: now)
  }

  private mutating func answer() {
    sentAt = nil
    patience.succeed()
  }

  private mutating func change(_ id: String, _ body: (inout File) -> Void) {
    if let index = files.firstIndex(where: { $0.id == id }) {
      body(&files[index])
    } else {
      var file = File(id: id, chunks: 0, hash: nil, stored: [], isUnknown: false)
      body(&file)
      // What was said of a file that is delivered or never was makes no file.
      if file.chunks > 0 { files.append(file) }
    }
  }

  /// The oldest file first; of a file the chunks in order, then the whole.
  private mutating func pump(at now: Duration) -> [Effect] {
    guard isOpen, sentAt == nil, now >= patience.until else { return [] }
    for file in files {
      if file.isUnknown { return send(.ask(file.id), at: now) }
      if let chunk = file.stored.firstIndex(of: false) {
        return send(.put(file.id, chunk: chunk), at: now)
      }
      if file.hash != nil { return send(.join(file.id, chunks: file.chunks), at: now) }
    }
    return []
  }

  private mutating func send(_ effect: Effect, at now: Duration) -> [Effect] {
    sentAt = now
    return [effect]
  }

  private mutating func settle(_ id: String, hash: String) -> [Effect] {
    guard let index = files.firstIndex(where: { $0.id == id }) else { return [] }
    guard files[index].hash == hash else {
      // Something was damaged on the way: all of it again.
      files[index].stored = files[index].stored.map { _ in false }
      return []
    }
    files.remove(at: index)
    return [.delivered(id)]
  }
}
