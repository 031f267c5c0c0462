import ArgumentParser
import Formats

/// What is at a place.
struct PlaceOptions: ParsableArguments {
  @Option(
    name: .customLong("with"),
    help: ArgumentHelp("The equipment there; 'none' for none.", valueName: "equipment,...")
  )
  var equipment: String?

  @Option(help: ArgumentHelp("The weight of the bar, in kilograms.", valueName: "kg"))
  var bar: String?

  @Option(help: ArgumentHelp("The pairs of plates, such as '20x2 10x2'.", valueName: "plates"))
  var plates: String?

  /// The members of a change; what is left out stays.
  func fields(name: String?, id: String? = nil) -> JSON {
    let things = equipment.map { list in
      JSON.array(WishOptions.names(in: list).filter { $0 != "none" }.map { .string($0) })
    }
    let members: [(String, JSON?)] = [
      ("id", id.map { .string($0) }), ("name", name.map { .string($0) }), ("equipment", things),
      ("bar", bar.map { .string($0) }), ("plates", plates.map { .string($0) }),
    ]
    return .object(members.compactMap { key, value in value.map { JSON.Member(key, $0) } })
  }
}
