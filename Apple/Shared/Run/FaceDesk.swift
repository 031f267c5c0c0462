import Coaching
import Foundation
import Screens
import Training

#if canImport(WidgetKit)
import WidgetKit
#endif

/// The run outside of the app, on the watch face and the phone's screens: also one that the other device
/// has begun while this app was in the background.
@MainActor final class FaceDesk {
  private let shelf: FaceShelf
  private let reload: @MainActor () -> Void
  private var shown: RunFace?

  // The system draws widgets anew as often as it likes, so figures alone do not ask for it more often.
  // https://developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date
  private static let seconds = 60.0

  init(_ shelf: FaceShelf, reload: @escaping @MainActor () -> Void = { FaceDesk.drawAnew() }) {
    (self.shelf, self.reload) = (shelf, reload)
    // What a killed app has left is shown until its run is known.
    shown = shelf.face(at: .distantPast)
  }

  /// Shows a run, or none; `moving` is its clock where this device has it.
  func show(_ screen: RunScreen?, moving: Duration?, at now: Date, in words: AppWords) {
    guard let screen, screen.state == .running || screen.state == .paused else { return end() }
    let isRunning = screen.state == .running
    let face = RunFace(
      title: words[.run],
      distance: RunFace.Figure(screen.distance),
      pace: RunFace.Figure(screen.pace),
      time: RunFace.Figure(screen.time),
      since: isRunning ? moving.map { now.addingTimeInterval(-$0.inSeconds) } : nil,
      banner: screen.banner,
      at: now
    )
    if let shown, (shown.since == nil) == (face.since == nil), shown.banner == face.banner,
      now.timeIntervalSince(shown.at) < Self.seconds
    {
      return
    }
    leave(face)
  }

  private func end() { if shown != nil { leave(nil) } }

  private func leave(_ face: RunFace?) {
    shown = face
    shelf.leave(face)
    reload()
  }

  private static func drawAnew() {
    #if canImport(WidgetKit)
    WidgetCenter.shared.reloadAllTimelines()
    #endif
  }
}

extension RunFace.Figure {
  fileprivate init(_ metric: Metric) {
    self.init(label: metric.label, value: metric.value, unit: metric.unit)
  }
}
