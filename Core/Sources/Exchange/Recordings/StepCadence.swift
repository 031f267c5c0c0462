import Training

/// Makes steps of both feet out of what a file calls cadence (definition 7 of the running
/// definitions): some programs write steps, others strides, and most do not say which.
enum StepCadence {
  /// The column in steps a minute, told from the median of the moments in which the feet move.
  static func steps(_ column: [Double], sport: Recording.Sport) -> [Double] {
    let limit: Double
    switch sport {
    case .running, .other: limit = 120
    // A walker takes about 110 steps, 55 strides.
    case .walking: limit = 80
    // Cranks and strokes are not steps.
    case .cycling, .swimming: return []
    }
    let moving = column.filter { $0 > 0 }.sorted()
    guard !moving.isEmpty, moving[moving.count / 2] <= limit else { return column }
    return column.map { $0 * 2 }
  }
}
