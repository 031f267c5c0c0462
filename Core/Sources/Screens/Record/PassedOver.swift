import Training

/// How many files of folders and zips have nothing for the record, by their kinds.
public struct PassedOver: Hashable, Sendable {
  private var counts: [OtherFile: Int] = [:]

  /// Begins with none.
  public init() {}

  /// Counts files of a kind.
  public mutating func add(_ kind: OtherFile, _ count: Int = 1) {
    guard count > 0 else { return }
    counts[kind, default: 0] += count
  }

  /// How many there are of all kinds.
  public var count: Int { counts.values.reduce(0, +) }

  /// The kinds, the most frequent first.
  public var kinds: [(kind: OtherFile, count: Int)] {
    OtherFile.allCases.enumerated().compactMap { place, kind in
      counts[kind].map { (place: place, kind: kind, count: $0) }
    }
    .sorted { ($1.count, $0.place) < ($0.count, $1.place) }
    .map { (kind: $0.kind, count: $0.count) }
  }

  /// "2,000 files of daily monitoring, 39 tables, 1 route".
  public func words(in language: Language = .english) -> String {
    kinds.map { $0.kind.counted($0.count, in: language) }.joined(separator: ", ")
  }
}
