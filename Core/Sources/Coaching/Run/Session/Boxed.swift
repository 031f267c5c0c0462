/// A large value in a place of its own on the heap: who holds it is copied without it, and whoever
/// changes it while others hold it changes a copy.
///
/// A run with its coach has hundreds of fields. Held in line, each copy of a session was a loop of its own
/// over all of them, in time and in the size of the pages' core.
struct Boxed<Value: Sendable>: Sendable {
  // Changed only by its single holder, so that nobody sees another one's change.
  private final class Place: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var place: Place

  init(_ value: Value) { place = Place(value) }

  var value: Value {
    _read { yield place.value }
    _modify {
      if !isKnownUniquelyReferenced(&place) { place = Place(place.value) }
      yield &place.value
    }
  }
}

extension Boxed: Equatable where Value: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    one.place === other.place || one.value == other.value
  }
}
