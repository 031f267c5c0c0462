// What the commands of a race pack say.
extension TerminalText {
  /// How much of a race pack is made, how large it is and how long it took.
  public static func packed(
    _ race: String,
    ready: Int,
    of sounds: Int,
    bytes: Int,
    seconds: Int
  ) -> String {
    let hundredths = bytes / 10_000
    let size = "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10) MB"
    return "\(race): \(ready) of \(count(sounds, "sound")) are made, \(size), "
      + "in \(seconds / 60) min \(seconds % 60) s."
  }

  /// What the sounds of a race pack are.
  public static func packParts(lines: Int, pieces: Int) -> String {
    "\(count(lines, "whole line")), and \(count(pieces, "piece")) for lines with other figures."
  }

  /// How many lines of a run came from a race pack.
  public static func fromPack(_ ready: Int, of lines: Int, _ pack: String) -> String {
    "\(ready) of \(count(lines, "line")) had their sound in the pack \(pack)"
  }
}
