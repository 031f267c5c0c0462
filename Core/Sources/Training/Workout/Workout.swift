/// A workout as its author meant it: what to do, in order, without when it was done.
///
/// It holds what a program can act upon; the text it was read from is kept beside it.
public struct Workout: Hashable, Sendable {
  /// The id that sessions and variants refer to.
  public var id: String

  /// The name for people.
  public var title: String

  /// What is said about it as a whole.
  public var details: WorkoutDetails

  /// Texts and cues between the title and the first section.
  public var introduction: [WorkoutSection.Line]

  /// The sections, in order.
  public var sections: [WorkoutSection]

  /// Creates a workout.
  public init(
    id: String,
    title: String,
    details: WorkoutDetails = WorkoutDetails(),
    introduction: [WorkoutSection.Line] = [],
    sections: [WorkoutSection] = []
  ) {
    self.id = id
    self.title = title
    self.details = details
    self.introduction = introduction
    self.sections = sections
  }

  /// All steps, in order.
  public var items: [WorkoutItem] { sections.flatMap { $0.items } }

  /// The first paragraph, which says what the workout is about.
  public var summary: String? {
    for case .text(let text) in introduction { return text }
    return nil
  }
}
