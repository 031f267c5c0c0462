import Foundation

/// A sound that was made ahead: a file, and the seconds of silence after it.
struct SoundClip: Equatable {
  let file: URL
  var pause = 0.0
}
