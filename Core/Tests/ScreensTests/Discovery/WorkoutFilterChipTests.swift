import Screens
import Testing
import Training

struct WorkoutFilterChipTests {
  @Test(arguments: [
    ("categories", "run"), ("longest", "30"), ("available", ""), ("locations", "home"),
    ("equipment", "kettlebell"), ("focus", "hinge"),
  ])
  func `presses a chip, and lets it go`(field: String, value: String) {
    let chip = FilterChip(field: field, value: value, label: "", count: 1)
    var filter = WorkoutFilter()
    #expect(!filter.has(chip))
    filter.turn(chip)
    #expect(filter.has(chip) && filter != WorkoutFilter())
    filter.turn(chip)
    #expect(filter == WorkoutFilter())
  }

  @Test func `takes the other length in the place of one`() {
    var filter = WorkoutFilter()
    filter.turn(FilterChip(field: "longest", value: "15", label: "", count: 1))
    filter.turn(FilterChip(field: "longest", value: "45", label: "", count: 1))
    #expect(filter.longest == .seconds(2700))
  }
}
