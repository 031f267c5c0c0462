/// Figures as Prometheus reads them (text format 0.0.4).
struct MetricsPage {
  private(set) var text = ""

  mutating func add(_ name: String, _ type: String, _ help: String, _ values: [(String, Double)]) {
    text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
    for (labels, value) in values {
      let number = value == value.rounded() ? String(Int64(value)) : String(value)
      text += name + (labels.isEmpty ? "" : "{\(labels)}") + " \(number)\n"
    }
  }
}
