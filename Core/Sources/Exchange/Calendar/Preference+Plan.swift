import Formats
import Training

extension Preference {
  /// Whether it is a session of the plan; devices ask for the plan by its own request.
  public var isPlanned: Bool { PlannedSession.id(ofKey: key) != nil }
}

extension LibraryLog {
  /// The newest change of the plan that stands, which is what can be taken back.
  public var lastPlanned: Entry? {
    entries.last { entry in
      guard case .preferred(let preference) = entry.change, preference.isPlanned else {
        return false
      }
      return preference.value[PlannedSession.adopted] == nil
    }
  }

  /// Whether an event says something of a key.
  public func knows(_ key: String) -> Bool {
    entries.contains { entry in
      guard case .preferred(let preference) = entry.change else { return false }
      return preference.key.utf8.elementsEqual(key.utf8)
    }
  }

  /// Repeats what an import brought, so that its first change can be taken back.
  public static func adoption(of preference: Preference) throws(ShapeError) -> Preference {
    var members = preference.value.object ?? []
    members.append(JSON.Member(PlannedSession.adopted, .bool(true)))
    return try Preference(
      key: preference.key,
      value: .object(members),
      changedAt: preference.changedAt
    )
  }
}
