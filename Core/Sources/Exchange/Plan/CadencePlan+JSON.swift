import Formats
public import Training

extension CadencePlan: Shaped {
  public static var blank: CadencePlan { CadencePlan(target: Tempo(clamping: 180)) }

  /// `{"target":176,"mode":"on-demand","band":5,"after":15}`; what is absent but the target has the default.
  public mutating func shape(_ it: inout Shaper) throws(ShapeError) {
    try it.tempo("target", &target, "the steps a minute to keep")
    try it.choice("mode", &mode)
    try it.number("band", &band, in: Self.bands, isRequired: false)
    var seconds = after.inSeconds
    try it.number("after", &seconds, in: Self.patiences, isRequired: false)
    if it.isReading { after = Duration(roundedSeconds: seconds) }
  }
}
