import Exchange
import Formats
import Screens
import Training

// What a run may have said, to be made ready the day before.
extension RunDesk {
  /// The sounds of a plan, the most probable first.
  @inline(never) static func pack(_ fields: Fields) throws(PageError) -> [UInt8] {
    let setup = try PageError.shaped { () throws(ShapeError) in try RunSetup(page: fields) }
    try WantedWords.refuse(WantedWords(of: setup, orOthers: true), fields)
    let pack = RacePack(of: setup)
    return Reply.object { json in
      json.array("lines") { json in for words in pack.sounds { json.value(words) } }
    }
  }
}
