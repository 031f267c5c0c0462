import Coaching
import Screens
import SwiftUI

/// The step of a planned run.
struct CourseView: View {
  let course: CourseScreen
  var ask: (StepCommand) -> Void = { _ in }

  var body: some View {
    VStack(spacing: 2) {
      Text(course.place).font(.caption)
      Text(course.title).font(.headline)
      if let rep = course.rep { Text(rep).font(.caption) }
      FigureView(metric: course.left)
      if let share = course.share { ProgressView(value: share) }
      if let target = course.target { Text(target) }
      if let verdict = course.verdict { Text(verdict).font(.caption) }
      if let next = course.next { Text(next).font(.caption).foregroundStyle(.secondary) }
      ForEach(course.buttons, id: \.command) { button in
        Button(button.label) { ask(button.command) }
      }
    }
  }
}
