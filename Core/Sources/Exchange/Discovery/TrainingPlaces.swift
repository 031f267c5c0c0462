public import Formats
import Screens
public import Training

/// The places where somebody trains, as they are kept under `places`.
///
/// A deleted place stays as a mark, so that it can be brought back, and so that another device does not
/// bring it back by itself.
public struct TrainingPlaces: Equatable, Sendable {
  /// The key of the preference.
  public static let key = "places"

  /// The most places at a time; so many deleted ones are remembered beside them.
  public static let most = 20

  /// All places with those that are deleted, the first made first.
  public private(set) var all: [TrainingPlace]

  /// Reads what is kept; what is no place is passed over.
  public init(_ kept: JSON? = nil) {
    all = (kept?.array ?? []).compactMap { json in
      // A place of a newer Pacesetter stays in the library and is not shown here.
      guard let fields = try? Fields(json) else { return nil }
      return try? TrainingPlace(fields)
    }
  }

  /// The places that are not deleted.
  public var shown: [TrainingPlace] { all.filter { !$0.isGone } }

  /// The place with an id, if it is not deleted.
  public subscript(id: String) -> TrainingPlace? { shown.first { $0.id == id } }

  /// The place with a name, however it is written.
  public func named(_ name: String) -> TrainingPlace? {
    shown.first { NameKey($0.name) == NameKey(name) }
  }

  /// Makes the first place from the equipment that was chosen before there were places; chosen it stays.
  ///
  /// Answers the wish with the place instead of the equipment; nothing if there is nothing to make it from.
  public mutating func adopt(_ wish: JSON, as name: String) -> JSON? {
    guard all.isEmpty, let things = wish["equipment"]?.array else { return nil }
    let place = TrainingPlace(
      id: "first",
      name: name,
      equipment: Set(things.compactMap { $0.string }),
      changedAt: Instant(secondsSince1970: 0)
    )
    all = [place]
    return bare(.object((wish.object ?? []) + [JSON.Member("place", .string(place.id))]))
  }

  /// Keeps a place: a new one without an id, else a change of what is there.
  public mutating func keep(_ change: JSON, at now: Instant) throws(TrainingPlacesError) {
    let known = change["id"]?.string.flatMap { self[$0] }
    let name = (change["name"]?.string ?? known?.name ?? "").trimmed
    guard !name.isEmpty, name.count <= TrainingPlace.longestName else { throw .name }
    if let other = named(name), other.id != known?.id { throw .taken(other.name) }
    guard known != nil || shown.count < Self.most else { throw .full }
    var place =
      known
      ?? TrainingPlace(
        id: newID(at: now),
        name: name,
        equipment: [],
        changedAt: now
      )
    place.name = name
    if let things = change["equipment"]?.array {
      place.equipment = Set(things.compactMap { $0.string })
    }
    place.bar = change["bar"]?.string?.trimmed ?? place.bar
    place.plates = change["plates"]?.string?.trimmed ?? place.plates
    do throws(TypedPlatesError) {
      _ = try TypedPlates(weight: "0", bar: place.bar, plates: place.plates, unit: .kilograms)
    } catch {
      throw .plates(error)
    }
    place.changedAt = now
    put(place)
  }

  /// Deletes a place.
  public mutating func remove(_ id: String, at now: Instant) throws(TrainingPlacesError) {
    guard var place = self[id] else { throw .unknown(id) }
    place.isGone = true
    place.changedAt = now
    put(place)
  }

  /// Brings a deleted place back, the one that was deleted last where none is named.
  public mutating func restore(_ id: String? = nil, at now: Instant) throws(TrainingPlacesError) {
    let gone = all.filter { $0.isGone && (id == nil || $0.id == id) }
    guard var place = gone.max(by: { $0.changedAt < $1.changedAt }) else {
      throw .nothingRemoved
    }
    if let other = named(place.name) { throw .taken(other.name) }
    place.isGone = false
    place.changedAt = now
    put(place)
  }

  /// Brings together what two devices keep: of each place the last change holds.
  public static func joined(_ one: JSON, _ other: JSON) -> JSON {
    var places = TrainingPlaces(one)
    for theirs in TrainingPlaces(other).all {
      let ours = places.all.first { $0.id == theirs.id }
      if let ours, ours.changedAt >= theirs.changedAt { continue }
      places.put(theirs)
    }
    return places.json
  }

  // MARK: In a wish

  /// A wish with what is there at its place; one that is deleted is no longer wished for.
  public func filled(_ wish: JSON) -> JSON {
    guard let id = wish["place"]?.string else { return wish }
    let others = (wish.object ?? []).filter { !Self.members.contains($0.key) }
    guard let place = self[id] else {
      return .object(others.filter { $0.key != "place" })
    }
    return .object(
      others + [
        JSON.Member("equipment", .array(place.equipment.sorted().map { .string($0) })),
        JSON.Member("placeName", .string(place.name)),
      ]
    )
  }

  /// A wish as it is kept: its place says what is there.
  public func bare(_ wish: JSON) -> JSON {
    let isAtPlace = wish["place"]?.string.flatMap { self[$0] } != nil
    return .object(
      (wish.object ?? []).filter { member in
        isAtPlace ? !Self.members.contains(member.key) : !Self.names.contains(member.key)
      }
    )
  }

  private static let members = ["equipment", "placeName"]
  private static let names = ["place", "placeName"]

  // MARK: As it is kept

  /// The places as they are kept.
  public var json: JSON {
    .array(
      all.map { place in
        .object([
          JSON.Member("id", .string(place.id)), JSON.Member("name", .string(place.name)),
          JSON.Member("equipment", .array(place.equipment.sorted().map { .string($0) })),
          JSON.Member("bar", .string(place.bar)), JSON.Member("plates", .string(place.plates)),
          JSON.Member("changedAt", .number(place.changedAt.secondsSince1970)),
          JSON.Member("isGone", .bool(place.isGone)),
        ])
      }
    )
  }

  /// A name that no place has yet; two can be made within a second, which is as fine as some clocks are.
  private func newID(at now: Instant) -> String {
    let first = "place-\(now.millisecondsSince1970)"
    var (id, number) = (first, 1)
    while all.contains(where: { $0.id == id }) {
      number += 1
      id = "\(first)-\(number)"
    }
    return id
  }

  private mutating func put(_ place: TrainingPlace) {
    if let known = all.firstIndex(where: { $0.id == place.id }) {
      all[known] = place
    } else {
      all.append(place)
    }
    let gone = all.filter { $0.isGone }.sorted { $0.changedAt < $1.changedAt }
    let forgotten = Set(gone.dropLast(Self.most).map { $0.id })
    all.removeAll { forgotten.contains($0.id) }
  }
}

extension TrainingPlace {
  /// Reads a place as it is kept.
  fileprivate init(_ fields: Fields) throws(ShapeError) {
    self.init(
      id: try fields.string("id"),
      name: try fields.string("name"),
      equipment: Set(fields.texts("equipment")),
      bar: try fields.string(ifPresent: "bar") ?? "",
      plates: try fields.string(ifPresent: "plates") ?? "",
      changedAt: Instant(secondsSince1970: try fields.number("changedAt")),
      isGone: try fields.bool("isGone", default: false)
    )
  }
}

extension TrainingPlace {
  /// The bar and the plates that are there, in each unit in which they can be read; none without a bar.
  public var racks: [PlateRack] {
    guard equipment.contains("barbell") else { return [] }
    return MassUnit.allCases.compactMap { unit in
      // Plates may be typed in one unit only; the other unit then has no rack.
      try? TypedPlates(weight: "0", bar: bar, plates: plates, unit: unit).rack
    }
  }
}

extension OwnLibrary {
  /// The places where somebody trains.
  public var places: TrainingPlaces {
    TrainingPlaces(preferences.first { $0.key == TrainingPlaces.key }?.value)
  }
}
