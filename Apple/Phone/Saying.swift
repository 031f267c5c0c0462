import Coaching
import Screens

/// Something to be heard: a tone, or words with the pieces that a race pack may have of them.
struct Saying {
  let id: String
  let spoken: String
  var pieces: [SpokenPiece] = []
  var tone: Earcon?
  let language: Language
}
