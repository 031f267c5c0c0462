import Foundation
import WidgetKit

/// The run that goes on, or the start: the app asks for it anew when a run begins, stands still or ends.
struct StartProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    var face: RunFace?
  }

  func placeholder(in context: Context) -> Entry { Entry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(Entry(date: .now, face: FaceShelf.group.face(at: .now)))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    let face = FaceShelf.group.face(at: .now)
    var entries = [Entry(date: .now, face: face)]
    // An app that is gone says nothing more: the start comes back by itself.
    if let face { entries.append(Entry(date: face.end)) }
    completion(Timeline(entries: entries, policy: .never))
  }
}
