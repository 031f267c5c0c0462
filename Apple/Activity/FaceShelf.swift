import Foundation

/// Where an app leaves the run for its widgets, which are processes of their own: the defaults of their group.
struct FaceShelf {
  /// Nothing where the group is not allowed; widgets then show the start alone.
  // https://developer.apple.com/documentation/foundation/userdefaults/init(suitename:)
  let store: UserDefaults?

  private static let key = "face"

  /// The one that an app shares with its widgets.
  static var group: FaceShelf {
    let name = Bundle.main.object(forInfoDictionaryKey: "PacesetterGroup") as? String
    return FaceShelf(store: name.flatMap { UserDefaults(suiteName: $0) })
  }

  /// The run that goes on, if there is one that is not too old.
  func face(at now: Date) -> RunFace? {
    guard let text = store?.string(forKey: Self.key),
      // What another version has left is not understood, and not shown.
      let face = try? JSONDecoder().decode(RunFace.self, from: Data(text.utf8)), face.end > now
    else { return nil }
    return face
  }

  /// Leaves the run, or takes it away.
  func leave(_ face: RunFace?) {
    guard let face, let data = try? JSONEncoder().encode(face) else {
      store?.removeObject(forKey: Self.key)
      return
    }
    store?.set(String(decoding: data, as: UTF8.self), forKey: Self.key)
  }
}
