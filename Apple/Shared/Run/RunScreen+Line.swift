import Screens

extension RunScreen {
  /// The figures in one line: "5.21 km, 27:30, 5:12 /km".
  var inOneLine: String {
    [distance, time, pace].map { $0.unit.isEmpty ? $0.value : $0.value + " " + $0.unit }
      .joined(separator: ", ")
  }
}
