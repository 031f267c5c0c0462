/// The elements of an export of Apple Health that say something to Pacesetter.
enum HealthElement: Hashable {
  case healthData
  case exportDate
  case me
  case record
  case correlation
  case workout
  case workoutActivity
  case workoutEvent
  case workoutStatistics
  case workoutRoute
  case metadataEntry
  case fileReference
  case other

  /// The element of a name, told by its length first because nearly all are records.
  init(_ bytes: HealthBytes, _ name: Range<Int>) {
    func `is`(_ word: StaticString, _ element: Self) -> Self {
      bytes.equals(name, word) ? element : .other
    }
    self =
      switch name.count {
      case 2: `is`("Me", .me)
      case 6: `is`("Record", .record)
      case 7: `is`("Workout", .workout)
      case 10:
        bytes[name.lowerBound] == UInt8(ascii: "H")
          ? `is`("HealthData", .healthData) : `is`("ExportDate", .exportDate)
      case 11: `is`("Correlation", .correlation)
      case 12:
        bytes[name.lowerBound + 7] == UInt8(ascii: "E")
          ? `is`("WorkoutEvent", .workoutEvent) : `is`("WorkoutRoute", .workoutRoute)
      case 13:
        bytes[name.lowerBound] == UInt8(ascii: "M")
          ? `is`("MetadataEntry", .metadataEntry) : `is`("FileReference", .fileReference)
      case 15: `is`("WorkoutActivity", .workoutActivity)
      case 17: `is`("WorkoutStatistics", .workoutStatistics)
      default: .other
      }
  }
}
