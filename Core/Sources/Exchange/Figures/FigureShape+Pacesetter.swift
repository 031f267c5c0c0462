import Formats
import Training

extension FigureShape {
  /// The `days.csv` of our own tables (``RecordTables``).
  static let pacesetter = [
    source("Pacesetter", isOne: { $0.columns == ["day", "kind", "value"] }) { sheet, cells in
      guard let kind = cells.last("kind").flatMap({ DailyFigure.Kind(rawValue: $0) }) else {
        sheet.pass(cells.last("kind"))
        return
      }
      let day = cells.last("day").flatMap { Day($0) }
      sheet.keep(kind, sheet.number(cells.last("value")), on: day)
    }
  ]
}
