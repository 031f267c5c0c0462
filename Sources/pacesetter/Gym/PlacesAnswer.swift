import ArgumentParser
import Exchange
import Formats
import Screens
import Training

/// How places are printed.
struct PlacesAnswer: ParsableArguments {
  @Flag(help: "Print one JSON object per line.")
  var json = false

  func show(_ places: TrainingPlaces) {
    if places.shown.isEmpty, !json {
      Console.standardError.write(TerminalText.noPlace + "\n")
    }
    let width = places.shown.map(\.name.count).max() ?? 0
    for place in places.shown {
      guard json else {
        let row = padded(place.name, to: width + 2) + TerminalText.equipment(of: place)
        Console.standardOutput.write(row + "\n")
        continue
      }
      var writer = JSONWriter()
      writer.object { json in
        json.field("id", place.id)
        json.field("name", place.name)
        json.array("equipment") { json in
          for thing in place.equipment.sorted() { json.value(thing) }
        }
        json.field("bar", place.bar)
        json.field("plates", place.plates)
      }
      Console.standardOutput.write(writer.text + "\n")
    }
  }
}
