import Coaching
import Screens
import SwiftUI

/// The figures of a run: nothing here decides or writes anything.
struct RunFigures: View {
  let screen: RunScreen
  var ask: (StepCommand) -> Void = { _ in }

  var body: some View {
    VStack(spacing: 6) {
      if let banner = screen.banner {
        Text(banner).font(.headline).foregroundStyle(.orange).multilineTextAlignment(.center)
      }
      FigureView(metric: screen.distance, isLarge: true)
      HStack {
        FigureView(metric: screen.time)
        FigureView(metric: screen.pace)
        FigureView(metric: screen.heartRate)
      }
      if let zone = screen.zone { Text(zone).font(.caption) }
      if let progress = screen.progress { ProgressView(value: progress) }
      if let course = screen.course { CourseView(course: course, ask: ask) }
      if let rival = screen.rival { Text(rival).font(.caption) }
    }
  }
}
