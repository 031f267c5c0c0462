// What the commands of a race pack say.
extension TerminalText {
  /// How much of a race pack is made, how large it is and how long it took.
  public static func packed(
    _ race: String,
    ready: Int,
    of lines: Int,
    bytes: Int,
    seconds: Int
  ) -> String {
    let hundredths = bytes / 10_000
    let size = "\(hundredths / 100).\(hundredths % 100 / 10)\(hundredths % 10) MB"
    return "\(race): \(ready) of \(count(lines, "line")) have their sound, \(size), "
      + "in \(seconds / 60) min \(seconds % 60) s."
  }

  /// What a race pack leaves to the voice.
  public static func leftToTheVoice(_ figures: Int) -> String {
    "\(count(figures, "line")) with figures that change: the voice says those that no rehearsal had."
  }

  /// How many lines of a run came from a race pack.
  public static func fromPack(_ ready: Int, of lines: Int, _ pack: String) -> String {
    "\(ready) of \(count(lines, "line")) had their sound in the pack \(pack)"
  }
}
