import Formats
import Training

/// The place of the parts of a front matter, for what is found out about them later.
struct DetailPlaces {
  // Only ever looked up by name.
  private var places: [String: TextLocation] = [:]

  subscript(key: String) -> TextLocation {
    get { places[key] ?? .start }
    set { places[key] = newValue }
  }
}
