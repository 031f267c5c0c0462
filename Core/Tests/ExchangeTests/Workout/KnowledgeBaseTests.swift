import Exchange
import Testing
import Training

struct KnowledgeBaseTests {
  @Test func `has a catalogue without a fault`() throws {
    let (catalogue, diagnostics) = try KnowledgeBase.exercises()
    #expect(diagnostics.map(\.description) == [])
    #expect(catalogue.exercises.count >= 200)
    #expect(Set(catalogue.exercises.map(\.slug)).count == catalogue.exercises.count)
    for exercise in catalogue.exercises {
      #expect(!exercise.cue.isEmpty && !exercise.slug.isEmpty)
      #expect(exercise.pattern == .rest || !exercise.muscles.isEmpty, "\(exercise.name)")
      #expect(catalogue.exercise(named: exercise.name) == exercise)
      for alias in exercise.aliases { #expect(catalogue.exercise(named: alias) == exercise) }
    }
  }

  @Test func `has workouts without a finding`() throws {
    let catalogue = try KnowledgeBase.exercises().catalogue
    let library = WorkoutLibrary.read(try KnowledgeBase.files(), catalogue: catalogue)
    #expect(library.findings.map { "\($0.file):\($0.diagnostic.description)" } == [])
    #expect(library.documents.count >= 60)
    #expect(library.counts.structured == library.counts.prescriptions)
    #expect(library.counts.classified == library.counts.headings)
    #expect(Set(library.documents.map(\.workout.title)).count == library.documents.count)
  }

  @Test(arguments: try KnowledgeBase.files())
  func `has workouts that say everything about themselves`(file: WorkoutLibrary.File) throws {
    let catalogue = try KnowledgeBase.exercises().catalogue
    let workout = WorkoutDocument.read(file.bytes, name: file.name).workout
    #expect(workout.id == file.name)
    #expect(Slug.text(of: file.name) == file.name)
    let details = workout.details
    #expect(details.category != nil && details.duration != nil && details.equipment != nil)
    #expect(details.location != nil && details.level != nil && details.score != nil)
    #expect(!details.focus.isEmpty && !details.tags.isEmpty && details.others.isEmpty)
    #expect((workout.summary ?? "").hasSuffix("."))
    let stated = try #require(details.duration).inSeconds
    let estimate = DurationEstimate(of: workout, knowing: catalogue).total.inSeconds
    #expect(abs(stated - estimate) <= max(120, stated / 6), "\(stated / 60) for \(estimate / 60)")
    for item in workout.items { #expect(catalogue.exercise(named: item.exercise) != nil) }
  }

  @Test(arguments: try KnowledgeBase.files())
  func `has workouts that are printed as they are written`(file: WorkoutLibrary.File) {
    let workout = WorkoutDocument.read(file.bytes, name: file.name).workout
    let again = WorkoutDocument.read(Array(workout.fileText().utf8), name: file.name).workout
    #expect(again == workout)
  }

  @Test func `has something for everybody`() throws {
    let catalogue = try KnowledgeBase.exercises().catalogue
    let library = WorkoutLibrary.read(try KnowledgeBase.files(), catalogue: catalogue)
    let index = library.index(knowing: catalogue)
    for category in WorkoutCategory.allCases {
      #expect(!index.search("", filter { $0.categories = [category] }).isEmpty)
    }
    for clock in ClockKind.allCases {
      #expect(!index.search("", filter { $0.clocks = [clock] }).isEmpty, "\(clock.rawValue)")
    }
    for level in WorkoutLevel.allCases {
      #expect(index.search("", filter { $0.levels = [level] }).count >= 5)
    }
    let without = filter { $0.availableEquipment = [] }
    #expect(index.search("", without).count >= 15)
    let kettlebell = filter {
      $0.availableEquipment = ["kettlebell"]
      $0.usedEquipment = ["kettlebell"]
      $0.longest = .seconds(1800)
    }
    #expect(index.search("", kettlebell).count >= 8)
    #expect(!index.search("", filter { $0.longest = .seconds(300) }).isEmpty)
    #expect(!index.search("", filter { $0.shortest = .seconds(3600) }).isEmpty)
  }

  @Test func `infers what a workout says of itself`() throws {
    let catalogue = try KnowledgeBase.exercises().catalogue
    var mobility = (stated: 0, inferred: 0)
    for document in WorkoutLibrary.read(try KnowledgeBase.files(), catalogue: catalogue).documents {
      var silent = document.workout
      silent.details = WorkoutDetails()
      let facts = WorkoutFacts(of: silent, knowing: catalogue)
      #expect(facts.equipment.isInferred && facts.category.isInferred)
      // What exercises leave a choice of may be chosen otherwise.
      let stated = document.workout.details.equipment ?? []
      #expect(facts.equipment.value.count <= stated.count, "\(silent.id): \(facts.equipment.value)")
      if document.workout.details.category == .run { #expect(facts.category.value == .run) }
      guard document.workout.details.category == .mobility else { continue }
      mobility.stated += 1
      if facts.category.value == .mobility { mobility.inferred += 1 }
    }
    // Calf raises and dead bugs are strength to somebody who knows only the exercises.
    #expect(mobility.inferred * 10 >= mobility.stated * 7)
  }

  private func filter(_ change: (inout WorkoutFilter) -> Void) -> WorkoutFilter {
    var filter = WorkoutFilter()
    change(&filter)
    return filter
  }
}
