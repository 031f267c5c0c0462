import Formats
import Training

extension FigureShape {
  /// The `days.csv` of our own tables (``RecordTables``).
  static let pacesetter = [
    source("Pacesetter", isOne: { $0.columns == ["day", "kind", "value"] }) { sheet in
      let name = sheet.text("kind")
      guard let kind = name.flatMap({ DailyFigure.Kind(rawValue: $0) }) else {
        sheet.pass(name)
        return
      }
      sheet.keep(kind, sheet.number("value"), on: sheet.day("day"))
    }
  ]
}
