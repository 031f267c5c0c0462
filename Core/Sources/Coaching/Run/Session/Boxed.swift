/// A large value in a place of its own on the heap: who holds it is copied without it, and whoever
/// changes it while others hold it changes a copy.
///
/// A run with its coach has hundreds of fields. Held in line, each copy of a session was a loop of its own
/// over all of them, in time and in the size of the pages' core.
struct Boxed<Value: Sendable>: Sendable {
  // An array of one is such a place.
  private var place: [Value]

  init(_ value: Value) { place = [value] }

  var value: Value {
    _read { yield place[0] }
    _modify { yield &place[0] }
  }
}

extension Boxed: Equatable where Value: Equatable {}
