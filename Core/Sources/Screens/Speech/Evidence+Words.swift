import Coaching
import Training

extension LedgerEntry.Value {
  /// A figure of a rule, named and written for a person.
  init(_ figure: Remark.Evidence, units: UnitSystem, in language: Language) {
    let known = LedgerFigure(rawValue: figure.name)
    name = known.map { language.words(of: $0) } ?? figure.name.spaced
    let text = (known?.measure ?? .plain).text(figure.value, units)
    value = Written.decimal(text, in: language)
  }
}

/// A number with at most three decimals and no zeros at its end.
func plainNumber(_ number: Double) -> String {
  guard abs(number) < 1_000_000 else { return "\(number)" }
  let thousandths = Int((abs(number) * 1000).rounded())
  var text = (number < 0 && thousandths > 0 ? "-" : "") + "\(thousandths / 1000)"
  var rest = thousandths % 1000
  guard rest > 0 else { return text }
  text += "."
  var place = 100
  while rest > 0 {
    text += "\(rest / place)"
    rest %= place
    place /= 10
  }
  return text
}
